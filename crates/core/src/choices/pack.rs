//! Packs answers one by one: an answer joins the newest group if it can be undone like the others and its notation follows theirs.

use super::{Group, Legal, List};
use crate::{Json, Written};
use serde_json::Value;

/// Packs answers to the decision of a game, which keep their order.
pub struct Packing<'a, G: Written> {
    game: &'a G,
    groups: Vec<Group>,
    /// The actions of the newest group, which may still grow, and the indices of their effects.
    newest: Vec<G::Action>,
    effects: Vec<u32>,
    /// Can they be undone without asking?
    free: bool,
}

impl<'a, G: Written> Packing<'a, G> {
    /// Begins to pack answers to the decision of this game.
    #[must_use]
    pub fn of(game: &'a G) -> Self {
        Packing { game, groups: Vec::new(), newest: Vec::new(), effects: Vec::new(), free: false }
    }

    /// Adds an answer: the action, whether it can be undone without asking, and the index of its effect.
    pub fn add(&mut self, action: G::Action, free: bool, effect: u32) {
        let joins = |first: &G::Action| self.free == free && self.game.joins(*first, action);
        if !self.newest.first().is_some_and(joins) {
            self.close();
            self.free = free;
        }
        self.newest.push(action);
        self.effects.push(effect);
    }

    /// Returns all answers, with the effects that they name by their indices.
    #[must_use]
    pub fn finish(mut self, effects: List) -> Legal {
        self.close();
        Legal { groups: self.groups, effects }
    }

    /// Writes what the actions of the newest group have in common, and their columns.
    fn close(&mut self) {
        let Some(first) = self.newest.first() else { return };
        let (notation, columns) = self.game.columns(&self.newest).end();
        let mut action = Json::of(&self.game.data(*first));
        if !columns.is_empty()
            && let Value::Object(mut fields) = action.value()
        {
            fields.retain(|field, _| !columns.contains_key(field));
            action = Json::of(&fields);
        }
        let numbers = self.newest.iter().map(|action| self.game.number(*action)).collect();
        let effects = self.effects.clone();
        self.groups.push(Group { notation, action, columns, free: self.free, numbers, effects });
        self.newest.clear();
        self.effects.clear();
    }
}
