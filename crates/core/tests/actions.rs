//! What follows from a declaration of actions: notation, data, numbers, policy indices and names of features.

use std::str::FromStr;
use tianxia_core::actions::{Block, Counted, Declared, Field, Indexed, Miss, Numbered, Words};
use tianxia_core::{BadInput, actions, word_field};

/// A board of so many fields, on which the largest has ten.
struct Board {
    fields: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
enum Colour {
    Red,
    Blue,
}

impl Colour {
    const ALL: [Colour; 2] = [Colour::Red, Colour::Blue];

    fn word(self) -> &'static str {
        ["red", "blue"][self as usize]
    }
}

impl FromStr for Colour {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Colour::ALL.into_iter().find(|colour| colour.word() == text).ok_or(())
    }
}

word_field!(Colour in Board);

/// A field of the board, counted from 0 and written from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place(u32);

impl Field<Board> for Place {
    type Data = u32;

    fn data(self, _: &Board) -> u32 {
        self.0 + 1
    }

    fn of_data(data: u32, board: &Board) -> Result<Place, BadInput> {
        let place = data.checked_sub(1).filter(|place| *place < board.fields);
        place.map(Place).ok_or_else(|| BadInput::new(format!("there is no field {data}; the last is {}", board.fields)))
    }

    fn write(self, _: &Board, text: &mut String) {
        text.push_str(&(self.0 + 1).to_string());
    }

    fn read(words: &mut Words<'_>, board: &Board) -> Result<Place, Miss> {
        let number = words.word("the number of a field", |word| word.parse().ok())?;
        Place::of_data(number, board).map_err(|error| words.wrong(1, error))
    }
}

impl Counted<Board> for Place {
    const SLOTS: u32 = 10;

    fn count(board: &Board) -> u32 {
        board.fields
    }

    fn index(self, _: &Board) -> u32 {
        self.0
    }

    fn of_index(index: u32, _: &Board) -> Option<Place> {
        Some(Place(index))
    }
}

/// The word `twice`, or nothing.
impl Field<Board> for bool {
    type Data = bool;

    fn data(self, _: &Board) -> bool {
        self
    }

    fn of_data(data: bool, _: &Board) -> Result<bool, BadInput> {
        Ok(data)
    }

    fn write(self, _: &Board, text: &mut String) {
        if self {
            text.push_str("twice");
        }
    }

    fn read(words: &mut Words<'_>, _: &Board) -> Result<bool, Miss> {
        Ok(words.optional("twice"))
    }

    fn is_words(self, _: &Board) -> bool {
        false
    }
}

impl Counted<Board> for bool {
    const SLOTS: u32 = 2;

    fn index(self, _: &Board) -> u32 {
        self.into()
    }

    fn of_index(index: u32, _: &Board) -> Option<bool> {
        Some(index == 1)
    }
}

actions! {
    /// An action.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Action in Board {
        /// Put a stone on a field.
        Put {
            /// Its colour.
            colour: Colour,
            /// Where.
            at: Place,
        } = "put {colour} {at}" as "put";
        /// Hit a field.
        Hit {
            /// Where.
            at: Place,
            /// Is it hit once more?
            #[serde(default, skip_serializing_if = "is_false")]
            twice: bool,
        } = "hit {at} {twice}" as "change" numbered by twice, at;
        /// Turn a field.
        Turn {
            /// Which.
            at: Place,
        } = "{at} turn" as "change";
        /// Swap two fields.
        Swap {
            /// One.
            one: Place,
            /// The other.
            other: Place,
        } = "put {one} on {other}";
        /// Do nothing.
        Pass = "pass" | "let go" as "pass";
    }
    /// An action as data.
    #[serde(deny_unknown_fields)]
    enum ActionData;
    /// The kinds of actions.
    enum Kind;
    numbers [Put, Hit, Pass, Turn, Swap by Pairs]
    policy [Pass, Hit | Turn, Put, Swap by Pairs]
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_false(flag: &bool) -> bool {
    !flag
}

/// Swaps of a field with the next one only.
struct Pairs;

impl Block<Action, Board> for Pairs {
    const SLOTS: u32 = 9;

    fn count(board: &Board) -> u32 {
        board.fields - 1
    }

    fn index(action: Action, _: &Board) -> Option<u32> {
        match action {
            Action::Swap { one, other } if other.0 == one.0 + 1 => Some(one.0),
            _ => None,
        }
    }

    fn action(index: u32, _: &Board) -> Option<Action> {
        Some(Action::Swap { one: Place(index), other: Place(index + 1) })
    }
}

const BOARD: Board = Board { fields: 4 };

#[test]
fn notation_is_written_and_read_back() {
    let texts = [
        (Action::Put { colour: Colour::Blue, at: Place(2) }, "put blue 3"),
        (Action::Hit { at: Place(0), twice: false }, "hit 1"),
        (Action::Hit { at: Place(0), twice: true }, "hit 1 twice"),
        (Action::Turn { at: Place(3) }, "4 turn"),
        (Action::Swap { one: Place(0), other: Place(1) }, "put 1 on 2"),
        (Action::Pass, "pass"),
    ];
    for (action, text) in texts {
        assert_eq!((action.write(&BOARD), Action::read(text, &BOARD)), (text.to_owned(), Ok(action)));
    }
    assert_eq!(Action::read("  LET   Go ", &BOARD), Ok(Action::Pass));
}

#[test]
fn an_error_is_about_the_furthest_word_and_lists_what_was_expected_there() {
    let error = |text: &str| Action::read(text, &BOARD).map_err(|error| error.to_string()).unwrap_err();
    assert_eq!(error(""), "word 1 is missing; expected put, hit, the number of a field, pass or let");
    assert_eq!(error("jump"), "word 1 is `jump`; expected put, hit, the number of a field, pass or let");
    assert_eq!(error("put green 1"), "word 2 is `green`; expected red, blue or the number of a field");
    assert_eq!(error("hit"), "word 2 is missing; expected the number of a field");
    assert_eq!(error("hit 9"), "word 2: there is no field 9; the last is 4");
    assert_eq!(error("hit 1 two"), "word 3 is `two`; expected twice or nothing more");
    assert_eq!(error("put red 1 now"), "word 4, `now`, is one too many: the action ended before it");
    assert!(error(&"x".repeat(1000)).len() < 200);
}

#[test]
fn data_has_the_kinds_and_fields_of_the_declaration() {
    let json = |action: Action| serde_json::to_string(&action.data(&BOARD)).expect("data can be written");
    assert_eq!(json(Action::Hit { at: Place(0), twice: false }), r#"{"action":"hit","at":1}"#);
    assert_eq!(json(Action::Hit { at: Place(0), twice: true }), r#"{"action":"hit","at":1,"twice":true}"#);
    let data = ActionData::Put { colour: Colour::Red, at: 7 };
    let error = Action::of_data(&data, &BOARD).expect_err("there is no such field");
    assert_eq!(error.to_string(), "at: there is no field 7; the last is 4");
    assert_eq!(Action::of_data(&ActionData::Pass, &BOARD), Ok(Action::Pass));
}

/// The notation and the columns of actions, if each joins the first.
fn grouped(actions: &[Action]) -> Option<(String, String)> {
    let joins = actions.iter().all(|action| actions[0].joins(*action, &BOARD));
    let (notation, columns) = Action::columns(actions, &BOARD).end();
    joins.then(|| (notation, serde_json::to_string(&columns).expect("columns can be written")))
}

#[test]
fn fields_that_differ_become_columns() {
    let put = |colour, at| Action::Put { colour, at: Place(at) };
    let hit = |at, twice| Action::Hit { at: Place(at), twice };
    let group = |notation: &str, columns: &str| Some((notation.to_owned(), columns.to_owned()));
    assert_eq!(grouped(&[put(Colour::Red, 2)]), group("put red 3", "{}"));
    assert_eq!(grouped(&[put(Colour::Red, 0), put(Colour::Red, 3)]), group("put red {at}", r#"{"at":[1,4]}"#));
    let both = group("put {colour} {at}", r#"{"at":[1,2],"colour":["red","blue"]}"#);
    assert_eq!(grouped(&[put(Colour::Red, 0), put(Colour::Blue, 1)]), both);
    assert_eq!(grouped(&[hit(0, false), hit(1, false)]), group("hit {at}", r#"{"at":[1,2]}"#));
    assert_eq!(grouped(&[hit(0, true), hit(1, true)]), group("hit {at} twice", r#"{"at":[1,2]}"#));
    assert_eq!(grouped(&[Action::Pass, Action::Pass]), group("pass", "{}"));
}

#[test]
fn actions_of_other_kinds_or_other_texts_join_no_group() {
    let hit = |at, twice| Action::Hit { at: Place(at), twice };
    assert_eq!(grouped(&[hit(0, false), hit(0, true)]), None);
    assert_eq!(grouped(&[hit(0, false), Action::Turn { at: Place(0) }]), None);
}

#[test]
fn numbers_count_the_fields_of_one_board() {
    let actions: Vec<Action> = (0..Action::numbers(&BOARD)).filter_map(|n| Action::numbered(n, &BOARD)).collect();
    assert_eq!(actions.len() as u32, 8 + 8 + 1 + 4 + 3);
    assert!(actions.iter().enumerate().all(|(number, action)| action.number(&BOARD) == number as u32));
    assert_eq!(actions[5], Action::Put { colour: Colour::Blue, at: Place(1) });
    assert_eq!(actions[13], Action::Hit { at: Place(1), twice: true });
    assert_eq!(Action::numbered(24, &BOARD), None);
}

#[test]
fn policy_indices_are_shared_by_what_is_never_asked_together() {
    assert_eq!(<Action as Indexed<Board>>::POLICY, 1 + 20 + 20 + 9);
    let (hit, turn) = (Action::Hit { at: Place(2), twice: false }, Action::Turn { at: Place(2) });
    assert_eq!((hit.policy(&BOARD), turn.policy(&BOARD)), (Some(3), Some(3)));
    assert_eq!(Action::at_policy(3, &BOARD, |kind| kind == Kind::Hit), Some(hit));
    assert_eq!(Action::at_policy(3, &BOARD, |kind| kind == Kind::Turn), Some(turn));
    assert_eq!(Action::at_policy(13, &BOARD, |kind| kind == Kind::Turn), None);
    assert_eq!(Action::Swap { one: Place(2), other: Place(0) }.policy(&BOARD), None);
    assert_eq!(Action::at_policy(50, &BOARD, |_| true), None);
}

#[test]
fn neighbouring_kinds_of_one_name_share_a_feature() {
    assert_eq!(Kind::FEATURES, ["put", "change", "pass"]);
    assert_eq!(
        Kind::ALL.iter().map(|kind| kind.feature()).collect::<Vec<_>>(),
        [Some(0), Some(1), Some(1), None, Some(2)]
    );
}
