//! The contract that every game keeps. [`Game`] is what simulation and search need; [`Written`] adds what people need:
//! notation, positions, sentences. The documentation of the two traits is the specification, and
//! the contract suite holds every game to it.

use crate::choices::Columns;
use crate::{
    About, BadInput, Changes, Described, Dice, FastDice, Figure, Foresight, Lookout, Outcome, Outlook, Phrase, Seat,
    Setup, Viewpoint,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::hash::Hash;

/// The rules of one game, as a small plain value that holds the whole position.
///
/// # The contract
///
/// **Decisions.** Before the end exactly one seat decides ([`Game::turn`]) and has a finite, non-empty list of answers
/// ([`Game::legal`]). A compound move is a chain of decisions. A decision to which *public* information leaves one
/// answer is not asked; a decision that is forced only by a hidden hand is asked, since skipping it would show
/// the hand. Every game ends.
///
/// **Legality.** `legal` is complete and free of duplicates: `play` accepts exactly the listed actions. A refused action
/// leaves the state as it was, rolls no dice, tells no events, and names the rule that forbids it.
///
/// **Chance** comes from the dice handed to `start`, `play` and `imagine`. A state holds no generator and no
/// future: what lies face down is a bag of counts. Equal states, actions and dice give equal results.
///
/// **Independence.** A clone shares nothing: playing on one never changes the other.
///
/// **Conservation.** [`Game::census`] counts what can neither appear nor vanish; it is the same after every action.
///
/// **Secrets.** [`Game::view`] and [`Game::witness`] are the only ways out of a state. If two states look equal to a viewpoint (equal
/// views), then the seat is asked the same question with the same legal answers, and an action that leads to equal views again
/// is witnessed by equal events. `imagine(seat, dice)` makes a world that `seat` cannot tell from the real one: equal
/// view for that seat, nothing that contradicts what the seat has seen, hidden things dealt afresh by the dice without a
/// glance at where they really are, so that two states which look equal to `seat` give equal imagined worlds for equal dice.
///
/// **Undo.** A play that drew, revealed, or handed the decision to another seat is a barrier ([`Game::can_take_back`]).
///
/// **Effects.** [`Game::foresee`] says beforehand what everybody can see that an action would do. It is exact: what it tells is what
/// [`Game::play`] then does, and it accounts for every change of a public figure ([`Game::figures`]).
///
/// **Versions.** The options carry the version of the rules, and a game is played by it from its start to its end: a record, a position
/// and a running table go on under theirs for ever.
///
/// Consent, resigning, clocks and chat belong to the table, never to the game.
pub trait Game: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The options of a game; a value of this type is a combination that can be played.
    type Options: Clone + PartialEq + fmt::Debug + Send + Sync;
    /// An answer to a decision.
    type Action: Copy + Eq + Hash + fmt::Debug + Send + Sync;
    /// What a viewpoint may know of the position, ready to be sent.
    type View: Changes + Described + fmt::Debug + Send + Sync + 'static;
    /// Something that happened, with enough in it to animate it and to say it in a sentence. Points carry their reason.
    type Event: Clone + PartialEq + fmt::Debug + Serialize + Described + Send + Sync;
    /// What everybody can see that an action would do, in short: points and pieces with their reasons, conflicts with their totals.
    type Effect: Clone + Eq + Hash + Default + fmt::Debug + Serialize + Described + Send + Sync;

    /// The title page.
    fn about() -> &'static About;

    /// Reads players, options and the version of the rules; a combination the rules do not allow is refused with a sentence.
    fn read_options(setup: &Setup) -> Result<Self::Options, BadInput>;

    /// Writes options in full, defaults and version included. `read_options(&setup(o)) == o`.
    fn setup(options: &Self::Options) -> Setup;

    /// Sets up a new game.
    fn start(options: &Self::Options, dice: &mut impl Dice) -> Self;

    /// The version of the rules it is played by.
    fn rules(&self) -> u32;

    /// The number of seats.
    fn players(&self) -> u8;

    /// Whose decision it is, or that the game is over.
    fn turn(&self) -> Turn;

    /// Places and scores; `Some` exactly when the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Places and scores like [`Game::outcome`], without the sheet behind them: for programs that play many games.
    fn ranking(&self) -> Option<Outcome> {
        self.outcome().map(Outcome::without_sheet)
    }

    /// Appends every answer to the present decision, in an order fixed by the state. Nothing once the game is over.
    /// Does not allocate beyond the buffer.
    fn legal(&self, out: &mut Vec<Self::Action>);

    /// Plays an answer to the present decision, up to the next decision or the end.
    fn play(
        &mut self,
        action: Self::Action,
        dice: &mut impl Dice,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal>;

    /// Plays an answer that [`Game::legal`] lists, like [`Game::play`]. A game may override this to leave out the check.
    fn play_listed(&mut self, action: Self::Action, dice: &mut impl Dice, events: &mut impl Sink<Self::Event>) {
        let played = self.play(action, dice, events);
        debug_assert!(played.is_ok(), "{action:?} is not legal");
    }

    /// Is anything kept from a viewpoint that another sees? Where nothing is, a view may be written once and shown to everybody.
    const HIDES: bool = true;

    /// What `eye` may know of this position.
    fn view(&self, eye: Viewpoint) -> Self::View;

    /// What `eye` may know of an event; `None` if it may not even know that it happened. [`Viewpoint::Open`] knows all of it.
    fn witness(event: &Self::Event, eye: Viewpoint) -> Option<Self::Event>;

    /// A world that `seat` cannot tell from this one (see Secrets above).
    fn imagine(&self, seat: Seat, dice: &mut impl Dice) -> Self;

    /// What can neither appear nor vanish: a name and a count each, equal after every action of a game.
    fn census(&self) -> Vec<(&'static str, u32)>;

    /// Condenses what a spectator witnessed of a play that began here. `after` is the position it led to; `None` where dice were
    /// rolled, since what then followed cannot be foreseen, and `events` stop there.
    fn effect(&self, events: &[Self::Event], after: Option<&Self>) -> Self::Effect;

    /// Every public figure that a play may change, with its value: points, money, pieces on the board. A seat's or the table's.
    fn figures(&self) -> Vec<(Figure, i64)>;

    /// The figures that an effect says will change, and by how much. One that is not named stays as it is; one that is named
    /// several times changes by the sum.
    fn changes(effect: &Self::Effect) -> Vec<(Figure, i64)>;

    /// Where the view foretells what is to come (`forecast`), what of it a play has shown to be wrong, as a sentence. `self` is the
    /// position before the play. The contract suite wants `None`.
    fn misjudged(&self, _events: &[Self::Event], _after: &Self) -> Option<String> {
        None
    }

    /// What an action would do, as far as it can be known beforehand. It is for the deciding seat.
    fn foresee(&self, action: Self::Action) -> Result<Foresight<Self>, Illegal> {
        Foresight::of(self, action)
    }

    /// The same in short, for when many actions are looked at: no events.
    fn outlook(&self, action: Self::Action) -> Result<Outlook<Self>, Illegal> {
        Lookout::of(self).look(|after, dice, events| after.play(action, dice, events))
    }

    /// Returns whether this legal action can be undone freely: it neither draws, nor ends the game, nor hands the decision over.
    /// Such a play must not reveal anything. A game may override this with something faster; the contract suite compares it with
    /// what a play does.
    fn can_take_back(&self, action: Self::Action) -> bool {
        Foresight::is_free(self, action)
    }

    /// The answers to the present decision, in a list of its own.
    fn legal_actions(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal(&mut actions);
        actions
    }

    /// An answer to the present decision, each equally likely; `None` once the game is over. It is the answer that one roll of
    /// `below(n)` picks from the list of all `n`, so random play by lists and by draws is the same play. A game that can count its answers
    /// draws without the list; the buffer is room for one where it is needed.
    fn random_action(&self, dice: &mut impl Dice, buffer: &mut Vec<Self::Action>) -> Option<Self::Action> {
        buffer.clear();
        self.legal(buffer);
        if buffer.is_empty() { None } else { Some(buffer[dice.below(buffer.len() as u32) as usize]) }
    }

    /// Plays on from here to the end, every decision at random: the [`Game::ranking`]. `None` only if the game breaks its contract.
    fn playout(mut self, dice: &mut impl Dice) -> Option<Outcome> {
        let mut buffer = Vec::new();
        while let Some(action) = self.random_action(dice, &mut buffer) {
            self.play_listed(action, dice, &mut Mute);
        }
        self.ranking()
    }

    /// The positions that the answers to the present decision lead to, each with its answer. What is drawn on the way comes from
    /// dice of the position's own, seeded by `seed`.
    fn children(&self, seed: u64) -> impl Iterator<Item = (Self::Action, Self)> {
        self.legal_actions().into_iter().map(move |action| {
            let mut next = self.clone();
            next.play_listed(action, &mut FastDice::new(seed), &mut Mute);
            (action, next)
        })
    }
}

/// How a game is written down: actions as notation and numbers, states as positions, events as phrases.
///
/// Everything here round-trips: `read(write(a)) == a`, `action(&data(a)) == a`, `numbered(number(a)) == a`, and a position read back is an
/// equal state, under the same version of the rules.
/// Among the legal actions of a position no two have the same text or number. Every message id, of a question, an event or a
/// refusal, begins with the game's id and a hyphen.
pub trait Written: Game {
    /// An action as data: an enum with named fields that programs can read and make, with squares and pieces by their names.
    type ActionData: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Described + Send + Sync;

    /// An action as data.
    fn data(&self, action: Self::Action) -> Self::ActionData;

    /// The action that data means. It need not be legal, but must be one of this game and board.
    fn action(&self, data: &Self::ActionData) -> Result<Self::Action, BadInput>;

    /// The short text of an action, as a person types and reads it: `RY c4 c5`. One line of words, and no `!` in front,
    /// which in records marks what is not an action.
    fn write(&self, action: Self::Action) -> String;

    /// Reads a short text. It need not be a legal action, but must be one of this game and board. Generous about case and
    /// spaces; the error says at which word it fails and what was expected there.
    fn read(&self, text: &str) -> Result<Self::Action, BadInput>;

    /// Reports whether the notation and the data of two actions differ in nothing but fields whose texts are their data as words: then the
    /// two travel in one group.
    fn joins(&self, _one: Self::Action, _other: Self::Action) -> bool {
        false
    }

    /// The notation and the columns of actions that join one another.
    fn columns(&self, actions: &[Self::Action]) -> Columns {
        Columns::of_one(actions.first().map_or_else(String::new, |action| self.write(*action)))
    }

    /// The number of an action: the same for the same action everywhere within a game and board.
    fn number(&self, action: Self::Action) -> u32;

    /// The action with this number, if there is one; `None` from [`Written::numbers`] on.
    fn numbered(&self, number: u32) -> Option<Self::Action>;

    /// All numbers are below this.
    fn numbers(&self) -> u32;

    /// Has the last play, which led here and whose events these are, already done what this action asks, because there was no other
    /// answer? Then whoever types it is told so, instead of a rule that forbids it.
    fn done_by_itself(&self, _events: &[Self::Event], _action: Self::Action) -> bool {
        false
    }

    /// The face of a scripted die that stands for a word, such as a tile's name: how scenarios name what is drawn.
    fn face(word: &str) -> Option<u32>;

    /// The whole state as a TOML table that a person can read and write, hidden things included.
    fn position(&self) -> toml::Table;

    /// Reads a position written by hand or by [`Written::position`]. What is left out has a documented default; hidden things
    /// that are not named are dealt by the dice.
    fn from_position(table: &toml::Table, dice: &mut impl Dice) -> Result<Self, BadInput>;

    /// A position, or the part of one that a scenario names, as [`Written::position`] would write it: what is a multiset in its fixed
    /// order, so that `gbr` and `rbg` are the same hand. Lists may be given whole or by place (`hands.2`).
    #[must_use]
    fn canonical(part: toml::Table) -> toml::Table {
        part
    }

    /// One sentence for what is asked of the deciding seat, or for the end of the game. Public: it tells no secret.
    fn ask(&self) -> Phrase;

    /// One sentence for what happened.
    fn tell(event: &Self::Event) -> Phrase;
}

/// Whose decision it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// This seat decides.
    Decide(Seat),
    /// The game is over.
    Over,
}

impl Turn {
    /// The deciding seat, if there is one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Decide(seat) => Some(seat),
            Turn::Over => None,
        }
    }
}

/// Why an action was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Illegal {
    /// The rule that forbids it, by its id in the rulebook: `Q8`.
    pub rule: &'static str,
    /// The reason as a sentence.
    pub reason: Phrase,
}

impl Illegal {
    /// A refusal by a rule, for a reason named by a message id.
    #[must_use]
    pub const fn new(rule: &'static str, reason: &'static str) -> Self {
        Illegal { rule, reason: Phrase::new(reason) }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rule {} forbids it ({})", self.rule, self.reason.id)
    }
}

impl std::error::Error for Illegal {}

/// Where events go.
pub trait Sink<E> {
    /// Takes an event.
    fn push(&mut self, event: E);

    /// Do the events become sentences for people? What only a sentence needs, such as the name of a state, is left out otherwise.
    #[inline]
    fn narrates(&self) -> bool {
        true
    }

    /// Does anything that may still come count? If not, a play may stop halfway after a draw: its position is thrown away.
    #[inline]
    fn listens(&self) -> bool {
        true
    }
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// A sink that listens to nothing, for search and simulation.
pub struct Mute;

impl<E> Sink<E> for Mute {
    #[inline]
    fn push(&mut self, _: E) {}

    #[inline]
    fn narrates(&self) -> bool {
        false
    }
}
