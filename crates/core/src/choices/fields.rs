//! The fields of a group's actions, each with the values of all rows.

use super::List;
use crate::Json;

/// The fields, in the order in which the first action names them.
#[derive(Default)]
pub(super) struct Fields {
    list: Vec<Field>,
    /// Are all fields known? The first row names them.
    known: bool,
}

/// One field.
pub(super) struct Field {
    name: &'static str,
    /// The values as a JSON list without its end.
    text: String,
    /// Where the first value ends.
    first_end: usize,
    /// Where the rows that were kept end, and where the value of the present row begins.
    kept: usize,
    begin: usize,
    varies: bool,
}

impl Fields {
    /// Returns the text behind which the next value of a row is written, if the rows have this field at this place.
    pub(super) fn next_value(&mut self, place: usize, name: &'static str) -> Option<&mut String> {
        if place == self.list.len() && !self.known {
            let text = String::from("[");
            self.list.push(Field { name, text, first_end: 0, kept: 1, begin: 1, varies: false });
        }
        let field = self.list.get_mut(place).filter(|field| field.name == name)?;
        if self.known {
            field.text.push(',');
        }
        field.begin = field.text.len();
        Some(&mut field.text)
    }

    /// Keeps the row that was written last.
    pub(super) fn keep(&mut self) {
        for field in &mut self.list {
            if self.known {
                field.varies = field.varies || field.value() != field.first();
            } else {
                field.first_end = field.text.len();
            }
            field.kept = field.text.len();
        }
        self.known = true;
    }

    /// Drops the row that was written last, or a part of one.
    pub(super) fn drop_row(&mut self) {
        self.list.iter_mut().for_each(|field| field.text.truncate(field.kept));
    }

    pub(super) fn count(&self) -> usize {
        self.list.len()
    }

    pub(super) fn get(&self, place: usize) -> &Field {
        &self.list[place]
    }

    pub(super) fn into_iter(self) -> impl Iterator<Item = Field> {
        self.list.into_iter()
    }
}

impl Field {
    pub(super) fn name(&self) -> &'static str {
        self.name
    }

    /// Does it have another value in some row than in the first?
    pub(super) fn varies(&self) -> bool {
        self.varies
    }

    /// The first value, as JSON.
    pub(super) fn first(&self) -> &str {
        &self.text[1..self.first_end]
    }

    /// The value of the row that was written last, as JSON.
    pub(super) fn value(&self) -> &str {
        &self.text[self.begin..]
    }

    /// All values.
    pub(super) fn list(self) -> List {
        List(Json::written(&(self.text + "]")))
    }
}
