//! Huang as a [`Written`] game: notation, numbers, positions, sentences.

use crate::action::Action;
use crate::colour::Colour;
use crate::event::Event;
use crate::state::Huang;
use crate::{numbers, position, tell};
use tianxia_core::{BadInput, Dice, Phrase, Written};

impl Written for Huang {
    type ActionData = String;

    fn data(&self, action: Action) -> String {
        self.write(action)
    }

    fn action(&self, data: &String) -> Result<Action, BadInput> {
        self.read(data)
    }

    fn write(&self, action: Action) -> String {
        self.write_action(action)
    }

    fn read(&self, text: &str) -> Result<Action, BadInput> {
        self.read_action(text)
    }

    fn number(&self, action: Action) -> u32 {
        numbers::number(self.options.map, action)
    }

    fn numbered(&self, number: u32) -> Option<Action> {
        numbers::action(self.options.map, number)
    }

    fn numbers(&self) -> u32 {
        numbers::count(self.options.map)
    }

    fn face(word: &str) -> Option<u32> {
        Colour::parse(word).map(|colour| colour.index() as u32)
    }

    fn position(&self) -> toml::Table {
        position::write(self)
    }

    fn from_position(table: &toml::Table, dice: &mut impl Dice) -> Result<Huang, BadInput> {
        position::read(table, dice)
    }

    fn ask(&self) -> Phrase {
        self.question()
    }

    fn tell(event: &Event) -> Phrase {
        tell::tell(event)
    }
}
