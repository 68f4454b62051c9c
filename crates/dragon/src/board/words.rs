//! Names read and shown: every piece, event and cause by the word that notation and positions have for it.

use crate::board::calendar::{MonthEvent, SuperEvent};
use crate::board::cards::{ActionCard, Card};
use crate::board::person::{Person, Role};
use crate::board::tiles::{Size, WallTile};
use crate::state::tally::{Cause, Source};
use std::fmt;
use std::str::FromStr;
use tianxia_core::{BadInput, Fault};

/// Shows a name by its word, and reads it, in either case.
macro_rules! words {
    ($($name:ident: $what:literal, $all:expr, $word:ident;)*) => { $(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.$word())
            }
        }

        impl FromStr for $name {
            type Err = BadInput;

            fn from_str(text: &str) -> Result<Self, BadInput> {
                let found = $all.into_iter().find(|one| one.$word().eq_ignore_ascii_case(text.trim()));
                found.ok_or_else(|| unknown(text, $what, $all.into_iter().map($name::$word)))
            }
        }
    )* };
}

words! {
    Role: "a role", Role::ALL, word;
    Card: "a person card", Card::all(), word;
    ActionCard: "an action card", ActionCard::ALL, word;
    WallTile: "a wall tile", WallTile::ALL, word;
    Size: "a size of a privilege", [Size::Small, Size::Large], word;
    MonthEvent: "an event", MonthEvent::ALL, word;
    SuperEvent: "a super event", SuperEvent::ALL, word;
    Source: "a source of points", Source::ALL, word;
    Cause: "a cause of a loss", Cause::ALL, word;
}

fn unknown(text: &str, what: &str, known: impl Iterator<Item = &'static str>) -> BadInput {
    let shown: String = text.chars().take(40).collect();
    let known: Vec<_> = known.collect();
    BadInput::new(format!("`{shown}` is not {what}; there are {}", known.join(", "))).of(Fault::Unknown)
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.words())
    }
}

impl FromStr for Person {
    type Err = BadInput;

    /// Reads `old monk`, `monk old`, `old_monk`, `craftsman`.
    fn from_str(text: &str) -> Result<Self, BadInput> {
        let lower = text.to_lowercase();
        let words: Vec<_> = lower.split(|mark: char| mark.is_whitespace() || mark == '_').collect();
        let words: Vec<_> = words.into_iter().filter(|word| !word.is_empty()).collect();
        let found = Person::ALL.into_iter().find(|person| match words[..] {
            [one] => person.words() == one,
            [one, other] => {
                person.words().split_once(' ').is_some_and(|said| said == (one, other) || said == (other, one))
            }
            _ => false,
        });
        found.ok_or_else(|| {
            let shown: String = text.chars().take(40).collect();
            let message =
                format!("`{shown}` is not a person; write `young monk`, `old scholar`, `craftsman`, `lady` …");
            BadInput::new(message).of(Fault::Unknown)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn come_back<T: fmt::Display + FromStr<Err = BadInput> + PartialEq + fmt::Debug>(all: impl IntoIterator<Item = T>) {
        for one in all {
            assert_eq!(one.to_string().parse(), Ok(one));
        }
        let refused = "cat".parse::<T>().map_err(|error| error.fault());
        assert_eq!(refused, Err(Fault::Unknown));
    }

    #[test]
    fn every_name_is_read_as_it_is_shown() {
        come_back(Role::ALL);
        come_back(Person::ALL);
        come_back(Card::all());
        come_back(ActionCard::ALL);
        come_back(WallTile::ALL);
        come_back([Size::Small, Size::Large]);
        come_back(MonthEvent::ALL);
        come_back(SuperEvent::ALL);
        come_back(Source::ALL);
        come_back(Cause::ALL);
        assert_eq!("Monk OLD".parse(), Ok(Person::OldMonk));
        assert_eq!("young_farmer".parse(), Ok(Person::YoungFarmer));
    }
}
