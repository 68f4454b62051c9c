//! The decisions of the game. One [`Decision`] is in the state, in the view, in positions, in observations and in the question that a
//! player reads.

use crate::board::calendar::{MonthEvent, SuperEvent};
use crate::board::person::Person;
use crate::rules::action::Kind;
use crate::state::player::Player;
use crate::state::tally::Cause;
use crate::state::{Dragon, Phase};
use serde::Serialize;

/// The decision that is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Which pair of young persons (D6).
    Draft,
    /// Which action (D10).
    Act,
    /// Where the next of so many floors goes (D12).
    Build(u8),
    /// Which person card, and which tile for it (D18).
    Card,
    /// Which palace a person goes to, or whom it replaces (D19). Another may follow from the draft.
    Place(Person, Option<Person>),
    /// Who is released (D21).
    Release,
    /// Which palace goes unfed, and who is released there (D23).
    Starve,
    /// Which palace loses a floor (D35).
    Fall,
    /// Who leaves a palace that has become too small (D35).
    Crowded,
    /// Which goods are given back (D36).
    GiveBack,
    /// Which person card is discarded (D39).
    Discard,
    /// Which young person is taken (D40).
    Dawn,
    /// Whose symbols are used (D42).
    Treaty,
    /// Nothing: the game is over.
    Nothing,
}

/// What a seat has to give up by its own choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Owed {
    /// Persons (D21).
    Persons,
    /// Floors (D35).
    Floors,
    /// Yuan, rice and fireworks (D36).
    Goods,
    /// Person cards (D39).
    Cards,
}

impl Decision {
    /// The number of kinds of decisions.
    pub(crate) const KINDS: usize = 14;

    /// What belongs to each kind: its place in observations, its word in views, its message, its rule.
    const fn kind(self) -> (usize, &'static str, &'static str, &'static str) {
        match self {
            Decision::Draft => (0, "draft", "dragon-ask-draft", "D6"),
            Decision::Act => (1, "act", "dragon-ask-act", "D10"),
            Decision::Build(_) => (2, "build", "dragon-ask-build", "D12"),
            Decision::Card => (3, "card", "dragon-ask-card", "D18"),
            Decision::Place(..) => (4, "place", "dragon-ask-place", "D19"),
            Decision::Release => (5, "release", "dragon-ask-release", "D21"),
            Decision::Starve => (6, "starve", "dragon-ask-starve", "D23"),
            Decision::Fall => (7, "fall", "dragon-ask-fall", "D35"),
            Decision::Crowded => (8, "crowded", "dragon-ask-crowded", "D35"),
            Decision::GiveBack => (9, "give_back", "dragon-ask-give-back", "D36"),
            Decision::Discard => (10, "discard", "dragon-ask-discard", "D39"),
            Decision::Dawn => (11, "dawn", "dragon-ask-dawn", "D40"),
            Decision::Treaty => (12, "treaty", "dragon-ask-treaty", "D42"),
            Decision::Nothing => (13, "nothing", "dragon-over", "D29"),
        }
    }

    /// The place of its kind among all.
    pub(crate) const fn index(self) -> usize {
        self.kind().0
    }

    /// The word for its kind in views.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.kind().1
    }

    /// The message that asks it.
    pub(crate) const fn message(self) -> &'static str {
        self.kind().2
    }

    /// The person to be placed, and the one to be placed after that.
    pub(crate) const fn persons(self) -> (Option<Person>, Option<Person>) {
        match self {
            Decision::Place(person, then) => (Some(person), then),
            _ => (None, None),
        }
    }

    /// Of the kinds that share policy indices: is an action of this kind an answer to it?
    pub(crate) const fn asks(self, kind: Kind) -> bool {
        match self {
            Decision::Build(_) => matches!(kind, Kind::Floor),
            Decision::Place(..) => matches!(kind, Kind::Palace | Kind::Replace),
            Decision::Fall => matches!(kind, Kind::Fall),
            Decision::Release | Decision::Starve | Decision::Crowded => matches!(kind, Kind::Release),
            _ => false,
        }
    }

    /// The floors still to be built.
    pub(crate) const fn floors(self) -> u8 {
        if let Decision::Build(floors) = self { floors } else { 0 }
    }

    /// How many persons, floors, goods or cards a player has who gives them up by this decision.
    #[inline(always)]
    pub(crate) fn stock(self, player: &Player) -> u16 {
        match self {
            Decision::Release => player.court.population().into(),
            Decision::Starve => player.court.palaces().iter().filter(|palace| palace.may_starve()).count() as u16,
            Decision::Fall => player.court.floors().into(),
            Decision::GiveBack => player.goods(),
            Decision::Discard => player.hand.len().into(),
            _ => 0,
        }
    }
}

impl Dragon {
    /// The decision by which seats give up what they owe in this phase, if anything can be owed in it.
    #[inline]
    pub(crate) fn debt_decision(&self) -> Option<Decision> {
        match self.phase {
            Phase::Event | Phase::Eclipse => match self.event() {
                MonthEvent::Drought => Some(Decision::Starve),
                MonthEvent::Tribute | MonthEvent::Mongols | MonthEvent::Epidemic => Some(Decision::Release),
                MonthEvent::Festival | MonthEvent::Peace => None,
            },
            Phase::Wall | Phase::LastWall => Some(Decision::Release),
            Phase::Super => match self.super_event? {
                SuperEvent::Earthquake => Some(Decision::Fall),
                SuperEvent::Tsunami => Some(Decision::GiveBack),
                SuperEvent::Tornado => Some(Decision::Discard),
                _ => None,
            },
            Phase::Draft | Phase::Action | Phase::Person | Phase::Over => None,
        }
    }

    /// Returns what seats owe in this phase.
    pub(crate) fn owes(&self) -> Owed {
        match self.debt_decision() {
            Some(Decision::Fall) => Owed::Floors,
            Some(Decision::GiveBack) => Owed::Goods,
            Some(Decision::Discard) => Owed::Cards,
            _ => Owed::Persons,
        }
    }

    /// Returns why persons leave in this phase.
    pub(crate) fn cause(&self) -> Cause {
        match (self.phase, self.event()) {
            (Phase::Wall | Phase::LastWall, _) => Cause::Wall,
            (Phase::Super, _) => Cause::Earthquake,
            (_, MonthEvent::Drought) => Cause::Drought,
            (_, MonthEvent::Mongols) => Cause::Mongols,
            (_, MonthEvent::Epidemic) => Cause::Epidemic,
            _ => Cause::Tribute,
        }
    }

    /// The rule behind the present decision.
    pub(crate) fn rule(&self) -> &'static str {
        match (self.decision, self.cause()) {
            (Decision::Release, Cause::Tribute) => "D22",
            (Decision::Release, Cause::Mongols) => "D25",
            (Decision::Release, Cause::Epidemic) => "D26",
            (Decision::Release, Cause::Wall) => "D31",
            (decision, _) => decision.kind().3,
        }
    }

    /// How many floors, persons, cards or goods this decision and the following ones of its seat are about.
    pub(crate) fn left(&self) -> u16 {
        match self.decision {
            Decision::Draft => 2,
            Decision::Act | Decision::Card | Decision::Dawn | Decision::Treaty => 1,
            Decision::Build(floors) => floors.into(),
            Decision::Place(_, then) => 1 + u16::from(then.is_some()),
            Decision::Crowded => self.crowded().map_or(0, |(_, palace)| palace.excess().into()),
            Decision::Nothing => 0,
            _ => self.owed(),
        }
    }
}
