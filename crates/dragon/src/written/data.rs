//! An action as data: an open enum with named fields, for programs that read and make actions without notation. Its words are
//! those of the notation; palaces are numbered from 1, as there.

use crate::board::cards::{ActionCard, Card};
use crate::board::person::{Person, Role};
use crate::board::tiles::{Size, WallTile};
use crate::rules::action::Action;
use crate::state::court::MOST_PALACES;
use crate::state::{Dragon, Pending};
use crate::written::notation::first_like;
use crate::written::numbers::MOST_GOODS;
use serde::{Deserialize, Serialize};
use tianxia_core::{BadInput, Fault};

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
/// assert_eq!(action, Action::Draft(Role::Monk, Role::Healer));
/// assert_eq!(game.data(action), data);
/// assert_eq!(game.write(action), "draft monk healer");
/// # Ok::<(), tianxia_core::BadInput>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
pub enum ActionData {
    /// Draft two young persons (D6).
    Draft {
        /// The role of one.
        first: Role,
        /// The role of the other.
        second: Role,
    },
    /// Take the action of a card other than `privilege` and `wall` (D11 to D16).
    Act {
        /// The card.
        card: ActionCard,
    },
    /// Buy a privilege (D17).
    Privilege {
        /// Which.
        size: Size,
    },
    /// Extend the Great Wall (D30).
    Wall {
        /// With which of the own tiles.
        tile: WallTile,
    },
    /// Take no action (D10).
    Pass,
    /// Put a floor on a palace (D12).
    Floor {
        /// The number of the palace, from 1.
        palace: u8,
    },
    /// Begin a new palace (D12).
    NewPalace,
    /// Play the card of this person's role and take the person (D18).
    Person {
        /// Who is taken.
        #[serde(with = "words")]
        #[cfg_attr(feature = "schema", schemars(with = "words::PersonWords"))]
        person: Person,
    },
    /// Play a wild card and take a person (D18).
    Wild {
        /// Who is taken.
        #[serde(with = "words")]
        #[cfg_attr(feature = "schema", schemars(with = "words::PersonWords"))]
        person: Person,
    },
    /// Play a person card for which no tile is left (D18).
    Spend {
        /// The card.
        card: Card,
    },
    /// Place the new person in a palace (D19).
    Palace {
        /// The number of the palace, from 1.
        palace: u8,
    },
    /// Place the new person instead of another (D19).
    Replace {
        /// The number of the palace, from 1.
        palace: u8,
        /// Who leaves.
        #[serde(with = "words")]
        #[cfg_attr(feature = "schema", schemars(with = "words::PersonWords"))]
        person: Person,
    },
    /// Let the new person go (D19).
    LetGo,
    /// Release a person (D21, D23, D35).
    Release {
        /// The number of the palace, from 1.
        palace: u8,
        /// Who leaves.
        #[serde(with = "words")]
        #[cfg_attr(feature = "schema", schemars(with = "words::PersonWords"))]
        person: Person,
    },
    /// Take a floor from a palace (D35).
    Fall {
        /// The number of the palace, from 1.
        palace: u8,
    },
    /// Give goods back (D36).
    Give {
        /// Yuan; all three together are what is owed.
        yuan: u16,
        /// Rice.
        rice: u8,
        /// Fireworks.
        fireworks: u8,
    },
    /// Discard a person card (D39).
    Discard {
        /// The card.
        card: Card,
    },
    /// Take the young person of a role at dawn (D40).
    Dawn {
        /// The role.
        role: Role,
    },
    /// Use the persons of a role under the treaty (D42).
    Treaty {
        /// The role.
        role: Role,
    },
}

/// An action as data.
pub(crate) fn data(game: &Dragon, action: Action) -> ActionData {
    match action {
        Action::Draft(first, second) => ActionData::Draft { first, second },
        Action::Act(card) => ActionData::Act { card },
        Action::Privilege(size) => ActionData::Privilege { size },
        Action::Wall(tile) => ActionData::Wall { tile },
        Action::Pass => ActionData::Pass,
        Action::Floor(index) => ActionData::Floor { palace: index.saturating_add(1) },
        Action::NewPalace => ActionData::NewPalace,
        Action::Play(Card::Of(_), person) => ActionData::Person { person },
        Action::Play(Card::Wild, person) => ActionData::Wild { person },
        Action::Spend(card) => ActionData::Spend { card },
        Action::Place(index) => ActionData::Palace { palace: index.saturating_add(1) },
        Action::Replace(index, person) => ActionData::Replace { palace: index.saturating_add(1), person },
        Action::LetGo => ActionData::LetGo,
        Action::Release(index, person) => ActionData::Release { palace: index.saturating_add(1), person },
        Action::Fall(index) => ActionData::Fall { palace: index.saturating_add(1) },
        Action::GiveBack { rice, fireworks } => {
            let given = u16::from(rice) + u16::from(fireworks);
            ActionData::Give { yuan: owed(game).unwrap_or(given).saturating_sub(given), rice, fireworks }
        }
        Action::Discard(card) => ActionData::Discard { card },
        Action::Dawn(role) => ActionData::Dawn { role },
        Action::Treaty(role) => ActionData::Treaty { role },
    }
}

/// The action that data means. Of equal palaces the first stands for all.
pub(crate) fn action(game: &Dragon, data: &ActionData) -> Result<Action, BadInput> {
    let action = match *data {
        ActionData::Draft { first, second } => Action::Draft(first.min(second), first.max(second)),
        ActionData::Act { card: card @ (ActionCard::Privilege | ActionCard::Wall) } => {
            let message =
                format!("the action `{card}` is data of its own kind, `{card}`, with what is bought or built");
            return Err(BadInput::new(message).within("card"));
        }
        ActionData::Act { card } => Action::Act(card),
        ActionData::Privilege { size } => Action::Privilege(size),
        ActionData::Wall { tile } => Action::Wall(tile),
        ActionData::Pass => Action::Pass,
        ActionData::Floor { palace } => Action::Floor(index(palace)?),
        ActionData::NewPalace => Action::NewPalace,
        ActionData::Person { person } => Action::Play(Card::Of(person.role()), person),
        ActionData::Wild { person } => Action::Play(Card::Wild, person),
        ActionData::Spend { card } => Action::Spend(card),
        ActionData::Palace { palace } => Action::Place(index(palace)?),
        ActionData::Replace { palace, person } => Action::Replace(index(palace)?, person),
        ActionData::LetGo => Action::LetGo,
        ActionData::Release { palace, person } => Action::Release(index(palace)?, person),
        ActionData::Fall { palace } => Action::Fall(index(palace)?),
        ActionData::Give { yuan, rice, fireworks } => gift(game, Some(yuan), rice, fireworks)?,
        ActionData::Discard { card } => Action::Discard(card),
        ActionData::Dawn { role } => Action::Dawn(role),
        ActionData::Treaty { role } => Action::Treaty(role),
    };
    Ok(first_like(game, action))
}

/// What the deciding seat must give back, if that is the question.
pub(super) fn owed(game: &Dragon) -> Option<u16> {
    (game.pending == Pending::GiveBack).then(|| game.owed())
}

/// Goods given back, which must add up to what is owed where yuan are named.
pub(super) fn gift(game: &Dragon, yuan: Option<u16>, rice: u8, fireworks: u8) -> Result<Action, BadInput> {
    let most = MOST_GOODS as u8 - 1;
    if rice > most || fireworks > most {
        let message = format!("{rice} rice and {fireworks} fireworks is too many; at most {most} of each");
        return Err(BadInput::new(message).of(Fault::OutOfRange));
    }
    if let (Some(yuan), Some(due)) = (yuan, owed(game)) {
        let sum = u32::from(yuan) + u32::from(rice) + u32::from(fireworks);
        if sum != u32::from(due) {
            let message = format!("{due} goods are given back in all, not {sum}");
            return Err(BadInput::new(message).of(Fault::Contradiction));
        }
    }
    Ok(Action::GiveBack { rice, fireworks })
}

/// A palace's number from 1 as its index.
fn index(palace: u8) -> Result<u8, BadInput> {
    let index = palace.checked_sub(1).filter(|index| usize::from(*index) < MOST_PALACES);
    index.ok_or_else(|| {
        let message = format!("there is no palace {palace}; palaces are numbered from 1 to {MOST_PALACES}");
        BadInput::new(message).of(Fault::OutOfRange).within("palace")
    })
}

/// A person by the words of the notation: `young monk`.
mod words {
    use super::Person;
    #[cfg(feature = "schema")]
    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
    use serde::{Deserialize, Deserializer, Serializer};
    use std::borrow::Cow;

    pub(super) fn serialize<S: Serializer>(person: &Person, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(person.words())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Person, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }

    /// The schema of a person's words.
    #[cfg(feature = "schema")]
    pub(super) struct PersonWords;

    #[cfg(feature = "schema")]
    impl JsonSchema for PersonWords {
        fn schema_name() -> Cow<'static, str> {
            "PersonWords".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({
                "description": "A person by the words of the notation.",
                "type": "string",
                "enum": Person::ALL.map(Person::words),
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::written::numbers::{NUMBERS, numbered};
    use tianxia_core::{FastDice, Game, Setup};

    #[test]
    fn every_action_of_every_number_is_data_and_comes_back() {
        let options = Dragon::read_options(&Setup::new(2)).expect("a set-up that can be played");
        let game = Dragon::start(&options, &mut FastDice::new(1));
        for action in (0..NUMBERS).filter_map(numbered) {
            // The two palaces of a start are equal, so the second is called the first.
            let same = first_like(&game, action);
            assert_eq!(super::action(&game, &data(&game, action)), Ok(same));
        }
    }

    #[test]
    fn what_is_no_action_is_refused_as_a_fault_of_its_kind() {
        let options = Dragon::read_options(&Setup::new(2)).expect("a set-up that can be played");
        let game = Dragon::start(&options, &mut FastDice::new(1));
        let fault = |data: ActionData| super::action(&game, &data).map_err(|error| error.fault());
        assert_eq!(fault(ActionData::Floor { palace: 0 }), Err(Fault::OutOfRange));
        assert_eq!(fault(ActionData::Fall { palace: 33 }), Err(Fault::OutOfRange));
        assert_eq!(fault(ActionData::Give { yuan: 0, rice: 200, fireworks: 0 }), Err(Fault::OutOfRange));
        assert_eq!(fault(ActionData::Act { card: ActionCard::Wall }), Err(Fault::Malformed));
    }
}
