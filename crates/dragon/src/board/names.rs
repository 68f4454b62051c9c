//! Enums of names. Each variant is declared once, with the word that notation, positions and JSON have for it and the message that
//! shows it.

/// Declares an enum whose variants have names: `Rice = "rice" "dragon-tile-rice"` is a variant, its word and the id of its message in
/// `locales/`. What it is called in complaints stands behind the enum's own name.
///
/// It makes the enum, `ALL` of its variants in the order used everywhere, `word`, `message`, `Display` by the word, and `FromStr`, which is
/// generous about case and about the order of the parts of a word: `Monk OLD` is `old monk`. JSON and
/// TOML are written with the variant in `snake_case`, and read as generously.
macro_rules! names {
    (
        $(#[$meta:meta])*
        pub enum $name:ident ($what:literal) { $($(#[$doc:meta])* $variant:ident = $word:literal $message:literal,)* }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$doc])* $variant,)* }

        impl $name {
            /// All of them, in the order used everywhere.
            pub const ALL: [$name; [$($word),*].len()] = [$($name::$variant),*];

            /// The word for it in notation and positions.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            /// The message that names it.
            #[must_use]
            pub const fn message(self) -> &'static str {
                match self { $($name::$variant => $message),* }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.word())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                std::borrow::Cow::<'de, str>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }

        impl std::str::FromStr for $name {
            type Err = tianxia_core::BadInput;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::board::names::find(text, $what, $name::ALL.into_iter().map(|one| (one.word(), one)))
            }
        }
    };
}

use tianxia_core::{BadInput, Fault};

/// Finds what a text names, among words with their meanings.
pub(crate) fn find<T>(
    text: &str,
    what: &str,
    names: impl Iterator<Item = (&'static str, T)> + Clone,
) -> Result<T, BadInput> {
    let parts = |text: &str| {
        let mut parts: Vec<_> =
            text.split([' ', '_']).filter(|part| !part.is_empty()).map(str::to_ascii_lowercase).collect();
        parts.sort_unstable();
        parts
    };
    let wanted = parts(text);
    names.clone().find(|(word, _)| parts(word) == wanted).map(|(_, one)| one).ok_or_else(|| {
        let shown: String = text.chars().take(40).collect();
        let known: Vec<_> = names.map(|(word, _)| word).collect();
        BadInput::new(format!("`{shown}` is not {what}; there are {}", known.join(", "))).of(Fault::Unknown)
    })
}

#[cfg(test)]
mod tests {
    use crate::{ActionCard, Card, Cause, MonthEvent, Person, Role, Size, Source, SuperEvent, WallTile};
    use std::fmt;
    use std::str::FromStr;
    use tianxia_core::{BadInput, Fault};

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
        come_back(Size::ALL);
        come_back(MonthEvent::ALL);
        come_back(SuperEvent::ALL);
        come_back(Source::ALL);
        come_back(Cause::ALL);
        assert_eq!("Monk OLD".parse(), Ok(Person::OldMonk));
        assert_eq!("young_farmer".parse(), Ok(Person::YoungFarmer));
    }
}
