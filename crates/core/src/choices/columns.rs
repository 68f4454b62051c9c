//! What the actions of a group have in common, and the fields in which they differ.

use super::List;
use crate::Json;
use crate::actions::Field;
use crate::actions::expansion::Line;
use std::collections::BTreeMap;

/// So many bytes are reserved for each value of a column.
const WIDTH: usize = 8;

/// The notation of a group of actions, and a column for each field in which they differ.
pub struct Columns {
    line: Line,
    columns: BTreeMap<String, List>,
}

impl Columns {
    /// Begins the columns of actions with this notation.
    #[must_use]
    pub fn new(notation: &'static str) -> Self {
        Columns { line: Line::new(notation), columns: BTreeMap::new() }
    }

    /// An action alone, by its notation.
    #[must_use]
    pub fn of_one(notation: String) -> Self {
        Columns { line: Line::written(notation), columns: BTreeMap::new() }
    }

    /// Adds the next field of the notation, with its value in each of the actions.
    pub fn field<C: ?Sized, F: Field<C>>(&mut self, name: &str, values: impl Iterator<Item = F> + Clone, context: &C) {
        self.add(name, values, |value, text| value.write(context, text), |value, text| value.json(context, text));
    }

    /// Adds the next field of the notation where its values are numbers.
    pub fn numbers(&mut self, name: &str, values: impl Iterator<Item = u16> + Clone) {
        let write = |value: u16, text: &mut String| text.push_str(&value.to_string());
        self.add(name, values, write, write);
    }

    fn add<T: Copy + PartialEq>(
        &mut self,
        name: &str,
        values: impl Iterator<Item = T> + Clone,
        write: impl FnOnce(T, &mut String),
        json: impl Fn(T, &mut String),
    ) {
        let Some(first) = values.clone().next() else { return };
        if values.clone().all(|value| value == first) {
            return self.line.put(|text| write(first, text));
        }
        let mut list = String::with_capacity(WIDTH * values.size_hint().1.unwrap_or_default());
        list.push('[');
        for value in values {
            if list.len() > 1 {
                list.push(',');
            }
            json(value, &mut list);
        }
        list.push(']');
        self.line.put(|text| ["{", name, "}"].into_iter().for_each(|part| text.push_str(part)));
        self.columns.insert(name.to_owned(), List(Json::written(&list)));
    }

    /// Returns the notation, in which the names of the columns stand in braces, and the columns.
    #[must_use]
    pub fn end(self) -> (String, BTreeMap<String, List>) {
        (self.line.end(), self.columns)
    }
}
