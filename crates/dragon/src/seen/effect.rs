//! What an action would do, in short: goods, points, persons, floors, privileges, the track, each with its reason, and what the
//! event brings to every seat where the action ends a phase. Condensed from the events, so that it cannot differ from them.

use crate::board::calendar::{MonthEvent, SuperEvent};
use crate::board::cards::Card;
use crate::board::person::Person;
use crate::board::tiles::{Size, WallTile};
use crate::seen::event::{Event, Good};
use crate::state::palace::Palace;
use crate::state::tally::{Cause, Source};
use crate::state::{Dragon, Owed, Phase};
use schemars::JsonSchema;
use serde::Serialize;
use tianxia_core::Seat;

/// What an action would do. Lists are in the order in which it happens; what is empty is left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
#[serde(default)]
pub struct Effect {
    /// Goods that come and go.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goods: Vec<GoodsChange>,
    /// Points scored.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<PointsChange>,
    /// Persons taken from the supply, who are then placed or let go.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub takes: Vec<Arrival>,
    /// Persons who move into a palace.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arrives: Vec<Arrival>,
    /// Persons who leave the game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub leaves: Vec<Departure>,
    /// Floors built and lost.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub floors: Vec<FloorChange>,
    /// Floors won, each to be placed by a decision of its own (D12).
    #[serde(skip_serializing_if = "is_zero")]
    pub to_build: u8,
    /// Privileges bought and lost.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub privileges: Vec<PrivilegeChange>,
    /// The tile that is added to the wall.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wall: Option<WallGrowth>,
    /// Markers that move on the person track.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub track: Vec<Move>,
    /// The order on the track afterwards, where it changes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<Seat>,
    /// Person cards that leave hands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardSpent>,
    /// What begins: the month's event, a check of the wall, the super event.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub brings: Vec<Brings>,
    /// What seats then have to give up by their own choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<Debt>,
    /// The month that begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub month: Option<u8>,
    /// Who wins, where the game ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Seat>,
}

/// Goods of a seat that change.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct GoodsChange {
    /// Whose.
    pub seat: Seat,
    /// Yuan, rice or fireworks.
    pub good: Good,
    /// By how much: below 0 for what is paid.
    pub by: i32,
    /// Why.
    pub why: Reason,
}

/// Why goods come and go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The group was taken before (D10).
    Group,
    /// No action was taken (D10).
    Pass,
    /// What the action gives (D11, D13, D14).
    Action,
    /// A privilege is bought (D17).
    Privilege,
    /// The bonus of a wall tile (D30).
    WallTile,
    /// The symbols of one role under the treaty (D42).
    Treaty,
    /// The tribute (D22).
    Tribute,
    /// The drought (D23).
    Drought,
    /// Fireworks used up at the festival (D24).
    Festival,
    /// The tsunami (D36).
    Tsunami,
    /// Rice and fireworks sold at the end (D29).
    Sale,
}

/// Points of a seat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct PointsChange {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub points: u16,
    /// What for.
    pub source: Source,
}

/// A person who comes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Arrival {
    /// To whom.
    pub seat: Seat,
    /// Who.
    pub person: Person,
}

/// A person who leaves the game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Departure {
    /// Whose.
    pub seat: Seat,
    /// Who.
    pub person: Person,
    /// Why.
    pub cause: Cause,
}

/// Floors of a seat that change.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct FloorChange {
    /// Whose.
    pub seat: Seat,
    /// By how many floors.
    pub by: i32,
    /// By how many palaces.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub palaces: i32,
    /// Why.
    pub why: Works,
}

/// Why floors come and go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Works {
    /// Built (D12).
    Build,
    /// Nobody lives there (D27).
    Decay,
    /// The earthquake (D35).
    Earthquake,
}

/// Privileges of a seat that change.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct PrivilegeChange {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub size: Size,
    /// By how many.
    pub by: i32,
}

/// A tile added to the wall.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct WallGrowth {
    /// Whose tile.
    pub seat: Seat,
    /// Which.
    pub tile: WallTile,
    /// The length of the wall afterwards.
    pub length: u8,
}

/// A marker that moves on the person track.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Move {
    /// Whose.
    pub seat: Seat,
    /// By how many spaces.
    pub by: i32,
    /// The space it comes to.
    pub space: u16,
}

/// A person card that leaves a hand.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct CardSpent {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Card,
}

/// What a seat has to give up by its own choice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Debt {
    /// Who.
    pub seat: Seat,
    /// What.
    pub what: Owed,
    /// How many.
    pub count: u16,
}

/// Something that begins for everybody in a month.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Brings {
    /// The month's event (D21).
    Event(MonthEvent),
    /// The month's event for the second time (D37).
    Again(MonthEvent),
    /// A check of the wall (D31).
    Wall {
        /// The length it needs.
        needed: u8,
        /// The length it has.
        length: u8,
        /// Does it hold?
        holds: bool,
    },
    /// The super event (D32).
    Super(SuperEvent),
    /// The decay of empty palaces (D27).
    Decay,
    /// The monthly scoring (D28).
    Scoring,
}

/// Condenses what happened in a play that began here.
pub(crate) fn effect(game: &Dragon, events: &[Event], after: Option<&Dragon>) -> Effect {
    let mut sum = Sum { effect: Effect::default(), why: Reason::Action, after: *game };
    events.iter().for_each(|event| sum.add(event));
    let Sum { mut effect, after: moved, .. } = sum;
    if moved.track.order() != game.track.order() {
        effect.order = moved.track.seats(game.players).collect();
    }
    if let Some(after) = after.filter(|after| after.phase != game.phase || after.month != game.month) {
        effect.owed = after.debts();
    }
    effect
}

/// What has been read of the events so far.
struct Sum {
    effect: Effect,
    /// What gives goods now.
    why: Reason,
    /// The position of before, in which only the track moves.
    after: Dragon,
}

impl Sum {
    fn add(&mut self, event: &Event) {
        let effect = &mut self.effect;
        match *event {
            Event::Month { month, .. } => effect.month = Some(month),
            Event::Drafts { seat, first, second } => {
                effect.takes.extend([Arrival { seat, person: first }, Arrival { seat, person: second }]);
            }
            Event::Acts { seat, paid, .. } => {
                self.why = Reason::Action;
                self.goods(seat, Good::Yuan, -i32::from(paid), Reason::Group);
            }
            Event::Passes { seat, yuan } => self.goods(seat, Good::Yuan, yuan.into(), Reason::Pass),
            Event::Gains { good: Good::Floors, amount, .. } => effect.to_build += amount,
            Event::Gains { seat, good, amount } => self.goods(seat, good, amount.into(), self.why),
            Event::Advances { seat, steps, space } => {
                effect.track.push(Move { seat, by: steps.into(), space });
                self.after.track.advance(seat, steps, self.after.players);
            }
            Event::Scores { seat, source, points } => effect.points.push(PointsChange { seat, points, source }),
            Event::Buys { seat, size, cost } => {
                effect.privileges.push(PrivilegeChange { seat, size, by: 1 });
                self.goods(seat, Good::Yuan, -i32::from(cost), Reason::Privilege);
            }
            Event::Walls { seat, tile, length } => {
                self.why = Reason::WallTile;
                effect.wall = Some(WallGrowth { seat, tile, length });
            }
            Event::Builds { seat, palace } => {
                let palaces = i32::from(palace == Palace::new(1));
                effect.floors.push(FloorChange { seat, by: 1, palaces, why: Works::Build });
            }
            Event::Plays { seat, card, person } => {
                effect.cards.push(CardSpent { seat, card });
                effect.takes.extend(person.map(|person| Arrival { seat, person }));
            }
            Event::Places { seat, person, replaced, .. } => {
                effect.arrives.push(Arrival { seat, person });
                effect.leaves.extend(replaced.map(|person| Departure { seat, person, cause: Cause::Replaced }));
            }
            Event::LetsGo { seat, person } => {
                effect.leaves.push(Departure { seat, person, cause: Cause::Refused });
            }
            Event::Event { brings, again, .. } => {
                effect.brings.push(if again { Brings::Again(brings) } else { Brings::Event(brings) });
                self.why = Reason::Festival;
            }
            Event::Pays { seat, good, amount, .. } => {
                let why = if good == Good::Yuan { Reason::Tribute } else { Reason::Drought };
                self.goods(seat, good, -i32::from(amount), why);
            }
            Event::GivesBack { seat, yuan, rice, fireworks } => {
                let why = if self.why == Reason::Festival { Reason::Festival } else { Reason::Tsunami };
                for (good, amount) in [(Good::Yuan, yuan), (Good::Rice, rice), (Good::Fireworks, fireworks)] {
                    self.goods(seat, good, -i32::from(amount), why);
                }
            }
            Event::Releases { seat, person, palace, cause } => {
                effect.leaves.push(Departure { seat, person, cause });
                if palace == Palace::NONE {
                    effect.floors.push(FloorChange { seat, by: 0, palaces: -1, why: Works::Earthquake });
                }
            }
            Event::Decays { seat, floors, palaces } => {
                let (by, palaces) = (-i32::from(floors), -i32::from(palaces));
                effect.floors.push(FloorChange { seat, by, palaces, why: Works::Decay });
            }
            Event::WallCheck { month, length, holds } => {
                effect.brings.push(Brings::Wall { needed: month, length, holds });
            }
            Event::SuperEvent { brings } => {
                effect.brings.push(Brings::Super(brings));
                self.why = Reason::Tsunami;
            }
            Event::Falls { seat, palace } => {
                let palaces = -i32::from(palace == Palace::NONE);
                effect.floors.push(FloorChange { seat, by: -1, palaces, why: Works::Earthquake });
            }
            Event::Erupts => {
                for seat in Seat::all(self.after.players) {
                    let by = -i32::from(self.after.track.space(seat));
                    effect.track.push(Move { seat, by, space: 0 });
                }
                self.after.track.erupt();
            }
            Event::Discards { seat, card } => effect.cards.push(CardSpent { seat, card }),
            Event::Dawns { seat, person } => effect.takes.push(Arrival { seat, person }),
            Event::LosesPrivileges { seat, small, large } => {
                let lost = [(Size::Small, small), (Size::Large, large)].into_iter().filter(|(_, count)| *count > 0);
                effect.privileges.extend(lost.map(|(size, count)| PrivilegeChange {
                    seat,
                    size,
                    by: -i32::from(count),
                }));
            }
            Event::Treats { .. } => self.why = Reason::Treaty,
            Event::Sells { seat, rice, fireworks, yuan } => {
                self.goods(seat, Good::Rice, -i32::from(rice), Reason::Sale);
                self.goods(seat, Good::Fireworks, -i32::from(fireworks), Reason::Sale);
                self.goods(seat, Good::Yuan, yuan.into(), Reason::Sale);
            }
            Event::Ends { winner, .. } => effect.winner = Some(winner),
        }
    }

    fn goods(&mut self, seat: Seat, good: Good, by: i32, why: Reason) {
        if by != 0 {
            self.effect.goods.push(GoodsChange { seat, good, by, why });
        }
    }
}

impl Dragon {
    /// What each seat still has to give up by its own choice in this phase.
    pub(crate) fn debts(&self) -> Vec<Debt> {
        let what = self.owes();
        let seats = Seat::all(self.players).filter(|seat| self.phase != Phase::Over && self.due[seat.index()] > 0);
        seats.map(|seat| Debt { seat, what, count: self.due[seat.index()] }).collect()
    }
}

fn is_zero<T: Default + PartialEq>(number: &T) -> bool {
    *number == T::default()
}
