//! Sentences before they are said, as they travel: the owned twins of [`tianxia_core::Phrase`] and [`tianxia_core::Arg`],
//! which the browser and the terminal client read back.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use tianxia_core::Json;

/// A message of the Fluent files under `locales/`, and its arguments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Phrase {
    /// The id of the message.
    pub id: Cow<'static, str>,
    /// Its arguments, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a phrase.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number, for plurals.
    Number(i64),
    /// A text that is the same in every language.
    Text(String),
    /// A player, shown by name.
    Seat(u8),
    /// Another message, said in the reader's language.
    Term(Cow<'static, str>),
    /// A word the message selects by and never shows.
    Key(Cow<'static, str>),
    /// Several of these.
    List(Vec<Arg>),
}

/// Something that happened, as one viewpoint may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told {
    /// What, in the game's own terms.
    pub event: Json,
    /// How to say it.
    pub phrase: Phrase,
}

impl Told {
    /// An event with its sentence.
    #[must_use]
    pub fn new(event: Json, phrase: &tianxia_core::Phrase) -> Self {
        Told { event, phrase: phrase.into() }
    }
}

impl From<&tianxia_core::Phrase> for Phrase {
    fn from(phrase: &tianxia_core::Phrase) -> Self {
        Phrase {
            id: phrase.id.into(),
            args: phrase.args.iter().map(|(name, arg)| ((*name).into(), arg.into())).collect(),
        }
    }
}

impl From<&tianxia_core::Arg> for Arg {
    fn from(arg: &tianxia_core::Arg) -> Self {
        use tianxia_core::Arg as Core;
        match arg {
            Core::Number(number) => Arg::Number(*number),
            Core::Text(text) => Arg::Text(text.clone()),
            Core::Seat(seat) => Arg::Seat(u8::from(*seat)),
            Core::Term(id) => Arg::Term((*id).into()),
            Core::Key(key) => Arg::Key((*key).into()),
            Core::List(list) => Arg::List(list.iter().map(Arg::from).collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tianxia_core::Seat;

    #[test]
    fn a_phrase_travels_as_the_core_writes_it() {
        let core = tianxia_core::Phrase::new("qin-found")
            .number("n", 3)
            .seat("seat", Seat::new(1))
            .term("colour", "qin-red")
            .with(
                "list",
                tianxia_core::Arg::List(vec![tianxia_core::Arg::Key("a"), tianxia_core::Arg::Text("b".into())]),
            );
        let written = serde_json::to_value(&core).unwrap();
        let read: Phrase = serde_json::from_value(written.clone()).unwrap();
        assert_eq!(read, Phrase::from(&core));
        assert_eq!(serde_json::to_value(&read).unwrap(), written);
    }
}
