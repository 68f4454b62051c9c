//! The answers to all decisions, declared once: notation, data, numbers, policy indices and the names of features follow from this list.
//! How the fields are written and counted is in `written::fields`.

use crate::Dragon;
use crate::board::cards::{ActionCard, Card};
use crate::board::person::{Person, Role};
use crate::board::tiles::{Size, WallTile};
use crate::written::fields::{Amount, Gifts, Pairs, Rest, person_words};
use tianxia_core::actions;

actions! {
    /// An answer to a decision. Palaces count from 0 here and from 1 in notation and data, in the falling order of the court. Of equal
    /// palaces the first stands for all.
    ///
    /// It has four bytes, so that a list of answers is written a word at a time.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[repr(align(4))]
    pub enum Action in Dragon {
        /// Draft two young persons (D6).
        Draft {
            /// The role of one.
            first: Role,
            /// The role of the other.
            second: Role,
        } = "draft {first} {second}" as "draft";
        /// Take the action of a card other than `privilege` and `wall` (D11 to D16).
        Act {
            /// The card.
            card: ActionCard,
        } = "{card}" as "act";
        /// Buy a privilege (D17).
        Privilege {
            /// Which.
            size: Size,
        } = "privilege {size}" as "buy a privilege";
        /// Extend the Great Wall (D30).
        Wall {
            /// With which of the own tiles.
            tile: WallTile,
        } = "wall {tile}" as "extend the wall";
        /// Take no action (D10).
        Pass = "pass" as "pass";
        /// Put a floor on a palace (D12).
        Floor {
            /// The number of the palace, from 1.
            palace: u8,
        } = "floor {palace}" as "build a floor";
        /// Begin a new palace (D12).
        NewPalace = "floor new" as "begin a palace";
        /// Play the card of this person's role and take the person (D18).
        Person {
            /// Who is taken.
            #[serde(with = "person_words")]
            #[cfg_attr(feature = "schema", schemars(with = "person_words::PersonWords"))]
            person: Person,
        } = "person {person}" as "play a card";
        /// Play a wild card and take a person (D18).
        Wild {
            /// Who is taken.
            #[serde(with = "person_words")]
            #[cfg_attr(feature = "schema", schemars(with = "person_words::PersonWords"))]
            person: Person,
        } = "wild {person}" as "play a wild card";
        /// Play a person card for which no tile is left (D18).
        Spend {
            /// The card.
            card: Card,
        } = "spend {card}" as "spend a card";
        /// Place the new person in a palace (D19).
        Palace {
            /// The number of the palace, from 1.
            palace: u8,
        } = "palace {palace}" as "place a person";
        /// Place the new person instead of another (D19).
        Replace {
            /// The number of the palace, from 1.
            palace: u8,
            /// Who leaves.
            #[serde(with = "person_words")]
            #[cfg_attr(feature = "schema", schemars(with = "person_words::PersonWords"))]
            person: Person,
        } = "replace {palace} {person}" as "replace a person";
        /// Let the new person go (D19).
        LetGo = "let go" as "let a person go";
        /// Release a person (D21, D23, D35).
        Release {
            /// The number of the palace, from 1.
            palace: u8,
            /// Who leaves.
            #[serde(with = "person_words")]
            #[cfg_attr(feature = "schema", schemars(with = "person_words::PersonWords"))]
            person: Person,
        } = "release {palace} {person}" as "release a person";
        /// Take a floor from a palace (D35).
        Fall {
            /// The number of the palace, from 1.
            palace: u8,
        } = "fall {palace}" as "lower a palace";
        /// Give goods back (D36).
        Give {
            /// Yuan; all three together are what is owed.
            yuan: Rest,
            /// Rice.
            rice: Amount,
            /// Fireworks.
            fireworks: Amount,
        } = "give {yuan} yuan {rice} rice {fireworks} fireworks" as "give back";
        /// Discard a person card (D39).
        Discard {
            /// The card.
            card: Card,
        } = "discard {card}" as "discard a card";
        /// Take the young person of a role at dawn (D40).
        Dawn {
            /// The role.
            role: Role,
        } = "dawn {role}" as "take at dawn";
        /// Use the persons of a role under the treaty (D42).
        Treaty {
            /// The role.
            role: Role,
        } = "treaty {role}" as "use a role";
    }
    /// An answer to a decision, as data.
    ///
    /// ```
    /// use tianxia_core::{FastDice, Game, Setup, Written};
    /// use tianxia_dragon::{Action, ActionData, Dragon, Role};
    ///
    /// let options = Dragon::read_options(&Setup::new(2))?;
    /// let game = Dragon::start(&options, &mut FastDice::new(1));
    /// let data = ActionData::Draft { first: Role::Monk, second: Role::Healer };
    /// let action = game.action(&data)?;
    /// assert_eq!(action, Action::Draft { first: Role::Monk, second: Role::Healer });
    /// assert_eq!(game.data(action), data);
    /// assert_eq!(game.write(action), "draft monk healer");
    /// # Ok::<(), tianxia_core::BadInput>(())
    /// ```
    #[serde(deny_unknown_fields)]
    pub enum ActionData;
    /// The kinds of answers.
    pub enum Kind;
    // A kind is never moved, and new ones go to the end.
    numbers [
        Draft by Pairs, Act, Privilege, Wall, Pass, NewPalace, Floor, Person, Wild, Spend, Palace, LetGo, Replace, Release, Fall,
        Discard, Dawn, Treaty, Give,
    ]
    policy [
        Draft by Pairs, Act, Privilege, Wall, Pass, NewPalace, Person, Wild, Spend, LetGo, Discard, Dawn, Treaty,
        Floor | Palace | Fall, Replace | Release, Give by Gifts,
    ]
}

impl Action {
    /// Playing a person card to take a person.
    #[inline]
    pub(crate) const fn take(card: Card, person: Person) -> Self {
        match card {
            Card::Of(_) => Action::Person { person },
            Card::Wild => Action::Wild { person },
        }
    }
}
