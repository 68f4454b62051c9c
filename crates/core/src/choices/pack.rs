//! Packs answers one by one: an answer joins the newest group if it has the same fields and its notation follows the same pattern.

use super::fields::{Field, Fields};
use super::pattern::Pattern;
use super::row::Row;
use super::{Group, Legal, List};
use crate::Json;
use serde::Serialize;
use std::collections::BTreeMap;

/// Packs answers, which keep their order.
#[derive(Default)]
pub struct Packing {
    groups: Vec<Group>,
    open: Option<Open>,
}

/// The newest group, which may still grow.
struct Open {
    fields: Fields,
    pattern: Pattern,
    free: bool,
    numbers: Vec<u32>,
    effects: Vec<u32>,
}

impl Packing {
    /// Adds an answer: its number, its notation, the action as data, whether it can be undone without asking, and the index of its effect.
    pub fn add(&mut self, number: u32, notation: &str, action: &impl Serialize, free: bool, effect: u32) {
        let joined = self.open.as_mut().is_some_and(|open| open.free == free && open.takes(action, notation));
        if !joined {
            self.groups.extend(self.open.take().map(Open::close));
            self.open = Open::with(notation, free, action);
        }
        match &mut self.open {
            Some(open) => {
                open.numbers.push(number);
                open.effects.push(effect);
            }
            None => self.groups.push(Group {
                notation: notation.to_owned(),
                action: Json::of(action),
                columns: BTreeMap::new(),
                free,
                numbers: vec![number],
                effects: vec![effect],
            }),
        }
    }

    /// Returns all answers, with the effects that they name by their indices.
    #[must_use]
    pub fn finish(mut self, effects: List) -> Legal {
        self.groups.extend(self.open.take().map(Open::close));
        Legal { groups: self.groups, effects }
    }
}

impl Open {
    /// Opens a group for an answer; `None` if its action has no fields.
    fn with(notation: &str, free: bool, action: &impl Serialize) -> Option<Self> {
        let mut fields = Fields::default();
        action.serialize(Row::of(&mut fields)).ok()?;
        fields.keep();
        let pattern = Pattern::of(notation, &fields);
        Some(Open { fields, pattern, free, numbers: Vec::new(), effects: Vec::new() })
    }

    /// Adds the fields of an answer if it belongs to the group.
    fn takes(&mut self, action: &impl Serialize, notation: &str) -> bool {
        let fits = action.serialize(Row::of(&mut self.fields)).is_ok() && self.pattern.fits(notation, &self.fields);
        if fits {
            self.fields.keep();
        } else {
            self.fields.drop_row();
        }
        fits
    }

    fn close(self) -> Group {
        let Open { fields, pattern, free, numbers, effects } = self;
        let notation = pattern.text(&fields);
        let (columns, shared): (Vec<Field>, Vec<Field>) = fields.into_iter().partition(Field::varies);
        let shared: Vec<String> =
            shared.iter().map(|field| format!("\"{}\":{}", field.name(), field.first())).collect();
        let action = Json::written(&format!("{{{}}}", shared.join(",")));
        let column = |field: Field| (field.name().to_owned(), field.list());
        Group { notation, action, columns: columns.into_iter().map(column).collect(), free, numbers, effects }
    }
}
