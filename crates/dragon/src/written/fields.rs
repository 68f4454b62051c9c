//! The fields of actions: their texts, their data and their places in numbers and policy indices. And what several fields mean
//! together: a pair is drafted in one order only, and yuan fill up what is owed to the tsunami.

use crate::board::cards::{ActionCard, Card};
use crate::board::person::{Person, Role};
use crate::board::tiles::{Size, WallTile};
use crate::rules::action::{Action, ActionData};
use crate::state::Dragon;
use crate::state::court::{MOST_PALACES, PALACES_IN_PLAY};
use crate::state::decision::Decision;
use tianxia_core::actions::{Block, Counted, Declared, Field, Miss, Words};
use tianxia_core::choices::Columns;
use tianxia_core::{BadInput, Fault, word_field};

/// Rice and fireworks given back in a tsunami are below this each: a position that could come to more is refused.
pub(crate) const MOST_GOODS: u32 = 128;

/// Writes what a field does that is its own data and is written by its word.
macro_rules! word_data {
    ($type:ty) => {
        type Data = $type;

        fn data(self, _: &Dragon) -> $type {
            self
        }

        fn write(self, _: &Dragon, text: &mut String) {
            text.push_str(self.word());
        }
    };
}

/// Writes where a field is that is counted by its list.
macro_rules! listed {
    ($type:ty) => {
        fn index(self, _: &Dragon) -> u32 {
            self as u32
        }

        fn of_index(index: u32, _: &Dragon) -> Option<$type> {
            <$type>::ALL.get(index as usize).copied()
        }
    };
}

word_field!(Role in Dragon);
word_field!(Size in Dragon);
word_field!(WallTile in Dragon);

/// The action as data.
pub(crate) fn data(game: &Dragon, action: Action) -> ActionData {
    match action.data(game) {
        ActionData::Give { rice, fireworks, .. } => {
            ActionData::Give { yuan: rest(game, rice, fireworks), rice, fireworks }
        }
        data => data,
    }
}

/// The action that data means.
pub(crate) fn action(game: &Dragon, data: &ActionData) -> Result<Action, BadInput> {
    match *data {
        ActionData::Give { yuan, rice, fireworks } => gift(game, Some(yuan), rice.into(), fireworks.into()),
        _ => Action::of_data(data, game).map(in_order),
    }
}

/// Writes an action: `taxes`, `person old monk`, `release 2 young farmer`.
pub(crate) fn write(game: &Dragon, action: Action) -> String {
    match action {
        Action::Give { rice: Amount(rice), fireworks: Amount(fireworks), .. } => {
            format!("give {} yuan {rice} rice {fireworks} fireworks", rest(game, rice, fireworks))
        }
        _ => action.write(game),
    }
}

/// The notation and the columns of actions that join one another. The yuan of gifts form a column, although no field holds them.
pub(crate) fn columns(game: &Dragon, actions: &[Action]) -> Columns {
    let gifts = actions.iter().filter_map(|action| match action {
        Action::Give { rice: Amount(rice), fireworks: Amount(fireworks), .. } => Some((*rice, *fireworks)),
        _ => None,
    });
    if gifts.clone().next().is_none() {
        return Action::columns(actions, game);
    }
    let mut columns = Columns::new("give {yuan} yuan {rice} rice {fireworks} fireworks");
    columns.numbers("yuan", gifts.clone().map(|(rice, fireworks)| rest(game, rice, fireworks)));
    columns.numbers("rice", gifts.clone().map(|(rice, _)| rice.into()));
    columns.numbers("fireworks", gifts.map(|(_, fireworks)| fireworks.into()));
    columns
}

/// Reads an action, generous about case and spaces.
pub(crate) fn read(game: &Dragon, text: &str) -> Result<Action, BadInput> {
    let text = text.to_lowercase();
    if text.split_whitespace().next() == Some("give") {
        return read_gift(game, &text);
    }
    Action::read(&text, game).map(in_order)
}

/// Reads `give 2 yuan 1 rice 0 fireworks`, in any order. What is left out is 0, and yuan may always be left out.
fn read_gift(game: &Dragon, text: &str) -> Result<Action, BadInput> {
    const GOODS: [&str; 4] = ["rice", "fireworks", "yuan", "firework"];
    let mut words = Words::new(text);
    let mut amounts = [None::<u16>; 3];
    let read = words.literal("give").and_then(|()| {
        loop {
            let amount = words.word("a number of yuan, rice or fireworks", |word| word.parse().ok())?;
            let good = words.word("yuan, rice or fireworks", |word| GOODS.iter().position(|good| *good == word))?;
            amounts[if good == 3 { 1 } else { good }] = Some(amount);
            if words.peek().is_none() {
                return Ok(());
            }
        }
    });
    let [rice, fireworks, yuan] = amounts;
    match read {
        Ok(()) => gift(game, yuan, rice.unwrap_or(0), fireworks.unwrap_or(0)),
        Err(_) => Err(words.error()),
    }
}

/// Goods given back, which must add up to what is owed where yuan are named.
fn gift(game: &Dragon, yuan: Option<u16>, rice: u16, fireworks: u16) -> Result<Action, BadInput> {
    let most = MOST_GOODS as u16 - 1;
    if rice > most || fireworks > most {
        let message = format!("{rice} rice and {fireworks} fireworks is too many; at most {most} of each");
        return Err(BadInput::new(message).of(Fault::OutOfRange));
    }
    let (due, sum) = (u32::from(game.owed()), yuan.map(|yuan| u32::from(yuan) + u32::from(rice + fireworks)));
    if let Some(sum) = sum.filter(|sum| *sum != due && game.decision == Decision::GiveBack) {
        return Err(BadInput::new(format!("{due} goods are given back in all, not {sum}")).of(Fault::Contradiction));
    }
    Ok(Action::Give { yuan: Rest, rice: Amount(rice as u8), fireworks: Amount(fireworks as u8) })
}

/// The yuan that fill up what is owed.
fn rest(game: &Dragon, rice: u8, fireworks: u8) -> u16 {
    let due = if game.decision == Decision::GiveBack { game.owed() } else { 0 };
    due.saturating_sub(u16::from(rice) + u16::from(fireworks))
}

/// The roles of a draft in the order of [`Role::ALL`].
fn in_order(action: Action) -> Action {
    match action {
        Action::Draft { first, second } => Action::Draft { first: first.min(second), second: first.max(second) },
        other => other,
    }
}

/// A palace, counted from 0 in actions and from 1 in notation and data. Of equal palaces the first stands for all, whichever is named.
impl Field<Dragon> for u8 {
    type Data = u8;

    fn data(self, _: &Dragon) -> u8 {
        self.saturating_add(1)
    }

    fn of_data(data: u8, game: &Dragon) -> Result<u8, BadInput> {
        let index = data.checked_sub(1).filter(|index| usize::from(*index) < MOST_PALACES).ok_or_else(|| {
            let message = format!("there is no palace {data}; palaces are numbered from 1 to {MOST_PALACES}");
            BadInput::new(message).of(Fault::OutOfRange)
        })?;
        let court = &game.player().court;
        Ok(if court.get(index).is_some() { court.first_like(index) } else { index })
    }

    fn write(self, game: &Dragon, text: &mut String) {
        text.push_str(&self.data(game).to_string());
    }

    fn read(words: &mut Words<'_>, game: &Dragon) -> Result<u8, Miss> {
        let expected = format!("the number of a palace, from 1 to {MOST_PALACES}");
        words.word(expected, |word| u8::of_data(word.parse().ok()?, game).ok())
    }
}

impl Counted<Dragon> for u8 {
    const SLOTS: u32 = PALACES_IN_PLAY as u32;

    fn count(_: &Dragon) -> u32 {
        MOST_PALACES as u32
    }

    fn index(self, _: &Dragon) -> u32 {
        self.into()
    }

    fn of_index(index: u32, _: &Dragon) -> Option<u8> {
        u8::try_from(index).ok()
    }

    fn slot(self, _: &Dragon) -> Option<u32> {
        Some(self.into()).filter(|slot| *slot < Self::SLOTS)
    }
}

/// The cards whose action needs no further word: all but `privilege` and `wall`, which come last.
impl Field<Dragon> for ActionCard {
    word_data!(ActionCard);

    fn of_data(card: ActionCard, game: &Dragon) -> Result<ActionCard, BadInput> {
        let plain = card.index(game) < ActionCard::SLOTS;
        plain.then_some(card).ok_or_else(|| {
            BadInput::new(format!(
                "the action `{card}` is data of its own kind, `{card}`, with what is bought or built"
            ))
        })
    }

    fn read(words: &mut Words<'_>, game: &Dragon) -> Result<ActionCard, Miss> {
        let plain = |word: &str| word.parse().ok().filter(|card: &ActionCard| card.index(game) < ActionCard::SLOTS);
        words.one_of(plain, || ActionCard::ALL.iter().take(ActionCard::SLOTS as usize).map(|card| card.word()))
    }
}

impl Counted<Dragon> for ActionCard {
    const SLOTS: u32 = ActionCard::Privilege as u32;

    listed!(ActionCard);
}

impl Field<Dragon> for Card {
    word_data!(Card);

    fn of_data(card: Card, _: &Dragon) -> Result<Card, BadInput> {
        Ok(card)
    }

    fn read(words: &mut Words<'_>, _: &Dragon) -> Result<Card, Miss> {
        words.one_of(|word| word.parse().ok(), || Card::all().map(Card::word))
    }
}

impl Counted<Dragon> for Card {
    const SLOTS: u32 = Role::SLOTS + 1;

    fn index(self, _: &Dragon) -> u32 {
        match self {
            Card::Of(role) => role as u32,
            Card::Wild => Role::SLOTS,
        }
    }

    fn of_index(index: u32, _: &Dragon) -> Option<Card> {
        Card::all().nth(index as usize)
    }
}

impl Field<Dragon> for Person {
    word_data!(Person);

    fn of_data(person: Person, _: &Dragon) -> Result<Person, BadInput> {
        Ok(person)
    }

    /// Reads one word or two, in any order: `craftsman`, `young monk`, `monk young`.
    fn read(words: &mut Words<'_>, _: &Dragon) -> Result<Person, Miss> {
        let begins = |word: &str| Person::ALL.iter().any(|person| person.word().split(' ').any(|part| part == word));
        let first = words.word("a person such as young monk, old scholar or craftsman", |word| {
            begins(word).then(|| word.to_owned())
        })?;
        match first.parse() {
            Ok(person) => Ok(person),
            Err(_) => words.word("the rest of a person such as young monk, old scholar or craftsman", |word| {
                format!("{first} {word}").parse().ok()
            }),
        }
    }

    fn json(self, game: &Dragon, text: &mut String) {
        self.quoted(game, text);
    }
}

impl Counted<Dragon> for Person {
    const SLOTS: u32 = Person::ALL.len() as u32;

    listed!(Person);
}

/// Rice or fireworks given back (D36).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Amount(pub u8);

impl Field<Dragon> for Amount {
    type Data = u8;

    fn data(self, _: &Dragon) -> u8 {
        self.0
    }

    fn of_data(data: u8, _: &Dragon) -> Result<Amount, BadInput> {
        Ok(Amount(data))
    }

    fn write(self, _: &Dragon, text: &mut String) {
        text.push_str(&self.0.to_string());
    }

    fn read(words: &mut Words<'_>, _: &Dragon) -> Result<Amount, Miss> {
        words.word("a number", |word| word.parse().ok().map(Amount))
    }
}

impl Counted<Dragon> for Amount {
    const SLOTS: u32 = MOST_GOODS;

    fn index(self, _: &Dragon) -> u32 {
        self.0.into()
    }

    fn of_index(index: u32, _: &Dragon) -> Option<Amount> {
        Some(Amount(index as u8))
    }
}

/// The yuan of a gift. They follow from the rice, the fireworks and what is owed, so an action need not hold them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rest;

impl Field<Dragon> for Rest {
    type Data = u16;

    fn data(self, _: &Dragon) -> u16 {
        0
    }

    fn of_data(_: u16, _: &Dragon) -> Result<Rest, BadInput> {
        Ok(Rest)
    }

    fn write(self, _: &Dragon, _: &mut String) {}

    fn read(words: &mut Words<'_>, _: &Dragon) -> Result<Rest, Miss> {
        words.word("a number", |word| word.parse::<u16>().ok()).map(|_| Rest)
    }
}

impl Counted<Dragon> for Rest {
    const SLOTS: u32 = 1;

    fn index(self, _: &Dragon) -> u32 {
        0
    }

    fn of_index(_: u32, _: &Dragon) -> Option<Rest> {
        Some(Rest)
    }
}

/// Pairs of different roles: (0, 1), (0, 2), … (7, 8).
pub(crate) struct Pairs;

impl Block<Action, Dragon> for Pairs {
    const SLOTS: u32 = Role::SLOTS * (Role::SLOTS - 1) / 2;

    fn index(action: Action, _: &Dragon) -> Option<u32> {
        let Action::Draft { first, second } = in_order(action) else { return None };
        let (first, second) = (first as u32, second as u32);
        Some(first * (2 * Role::SLOTS - 1 - first) / 2 + second.saturating_sub(first + 1))
    }

    fn action(index: u32, _: &Dragon) -> Option<Action> {
        let pairs = Role::ALL.into_iter().enumerate();
        let mut pairs =
            pairs.flat_map(|(place, first)| Role::ALL[place + 1..].iter().map(move |second| (first, *second)));
        pairs.nth(index as usize).map(|(first, second)| Action::Draft { first, second })
    }
}

/// Gifts to the tsunami, on a small square of rice by fireworks.
pub(crate) struct Gifts;

/// Few players hold as much rice or as many fireworks as this.
const FEW: u32 = 12;

impl Gifts {
    /// How many numbers of fireworks there are for each number of rice: always the same, unless a player could give more than usual.
    fn width(game: &Dragon) -> u32 {
        let player = game.player();
        let usual = u32::from(player.rice) < FEW && u32::from(player.fireworks) < FEW;
        if usual { FEW } else { u32::from(player.fireworks.min(game.owed())) + 1 }
    }
}

impl Block<Action, Dragon> for Gifts {
    const SLOTS: u32 = FEW * FEW;

    fn index(action: Action, game: &Dragon) -> Option<u32> {
        let Action::Give { rice, fireworks, .. } = action else { return None };
        let (width, rice, fireworks) = (Gifts::width(game), u32::from(rice.0), u32::from(fireworks.0));
        let index = rice * width + fireworks;
        (fireworks < width && index < Self::SLOTS).then_some(index)
    }

    fn action(index: u32, game: &Dragon) -> Option<Action> {
        let (rice, fireworks) = (index / Gifts::width(game), index % Gifts::width(game));
        let action = Action::Give { yuan: Rest, rice: Amount(rice as u8), fireworks: Amount(fireworks as u8) };
        (game.decision == Decision::GiveBack).then_some(action)
    }
}

/// Writes a person in data by the words of the notation: `young monk`.
pub(crate) mod person_words {
    use crate::board::person::Person;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(person: &Person, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(person.word())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Person, D::Error> {
        Person::deserialize(deserializer)
    }

    /// The schema of a person's words.
    #[cfg(feature = "schema")]
    pub(crate) struct PersonWords;

    #[cfg(feature = "schema")]
    impl schemars::JsonSchema for PersonWords {
        fn schema_name() -> std::borrow::Cow<'static, str> {
            "PersonWords".into()
        }

        fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
            schemars::json_schema!({
                "description": "A person by the words of the notation.",
                "type": "string",
                "enum": Person::ALL.map(Person::word),
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tianxia_core::actions::Numbered;
    use tianxia_core::{FastDice, Game, Setup};

    #[test]
    fn input_that_is_no_action_is_refused_as_a_fault_of_its_kind() {
        let options = Dragon::read_options(&Setup::new(2)).expect("a set-up that can be played");
        let game = Dragon::start(&options, &mut FastDice::new(1));
        let fault = |data: ActionData| action(&game, &data).map_err(|error| error.fault());
        assert_eq!(fault(ActionData::Floor { palace: 0 }), Err(Fault::OutOfRange));
        assert_eq!(fault(ActionData::Fall { palace: 33 }), Err(Fault::OutOfRange));
        assert_eq!(fault(ActionData::Give { yuan: 0, rice: 200, fireworks: 0 }), Err(Fault::OutOfRange));
        assert_eq!(fault(ActionData::Act { card: ActionCard::Wall }), Err(Fault::Malformed));
        assert_eq!(Action::numbered(Action::numbers(&game), &game), None);
    }
}
