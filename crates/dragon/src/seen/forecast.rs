//! What this month and the two after it will bring as things stand: the sums every player does before choosing an action. The rules
//! play the months on a copy in which nobody acts, takes a person or makes a choice; forced choices are made.

use crate::board::calendar::{MONTHS, MonthEvent, SUPER_MONTH, SuperEvent};
use crate::rules::disasters::{EPIDEMIC, TRIBUTE};
use crate::seen::effect::Brings;
use crate::seen::event::Event;
use crate::seen::is_zero;
use crate::seen::toll::{Account, SeatToll};
use crate::state::decision::Decision;
use crate::state::{Dragon, Phase};
use serde::Serialize;
use tianxia_core::{FastDice, Seat, changes};

/// So many months are foretold.
const AHEAD: usize = 3;

/// What a month brings, seen from now.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Forecast {
    /// The month.
    pub month: u8,
    /// Its event.
    pub event: MonthEvent,
    /// Its super event (D32), as long as it lies ahead.
    pub super_event: Option<SuperEvent>,
    /// Everything that still happens in it, in order, with what each part means for each seat.
    pub stages: Vec<Stage>,
    /// What it all means for each seat.
    pub seats: Vec<Burden>,
}

changes!(Forecast { month, event, super_event } parts { stages, seats });

/// A part of a month: the event, a check of the wall, the super event, decay, scoring.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stage {
    /// What it is.
    pub brings: Brings,
    /// What it means for the seats for which it means anything.
    pub seats: Vec<SeatToll>,
}

/// What a month means for a seat; costs and points that are 0 are left out. Persons are counted, never named: who leaves is for the player to
/// choose, and until then their symbols count.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Burden {
    /// Who.
    pub seat: Seat,
    /// What the event asks for: yuan for the tribute, rice in a drought, mortars in an epidemic, helmets to be safe from the Mongols,
    /// fireworks for the first place at the festival. 0 once the event has begun.
    pub need: u16,
    /// What the seat will have of it.
    pub have: u16,
    /// Yuan to be paid.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub yuan: u16,
    /// Rice to be paid.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub rice: u16,
    /// Fireworks to be given back.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub fireworks: u16,
    /// Points for the event, the wall and the super event.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub points: u16,
    /// Persons to be released.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub persons: u16,
    /// Floors that decay because nobody lives there (D27).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub floors: u16,
    /// Floors to be taken off in the earthquake (D35).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub falls: u16,
    /// Goods to be given back in the tsunami, in any mix (D36).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub goods: u16,
    /// Person cards to be discarded in the tornado (D39).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cards: u16,
    /// Privileges that are lost (D41).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub privileges: u16,
    /// What the monthly scoring brings after the decay: palaces, court ladies, privileges (D28).
    pub income: [u16; 3],
}

/// What is to come: this month as long as anything of it lies ahead, and the two months after it.
pub(crate) fn forecast(game: &Dragon) -> Vec<Forecast> {
    let mut copy = *game;
    let mut months = Vec::new();
    while months.len() < AHEAD && copy.phase != Phase::Over {
        months.push(month(&mut copy));
    }
    months
}

/// Plays the rest of a month and tells what it brings.
pub(crate) fn month(copy: &mut Dragon) -> Forecast {
    let (month, event) = (copy.month, copy.event());
    let ahead = matches!(copy.phase, Phase::Draft | Phase::Action | Phase::Person);
    let super_ahead = month == SUPER_MONTH && (ahead || matches!(copy.phase, Phase::Event | Phase::Wall));
    let super_event = copy.super_event.filter(|_| super_ahead);
    let needs: Vec<_> = Seat::all(copy.players).map(|seat| if ahead { needs(copy, seat) } else { (0, 0) }).collect();
    let stages = play_on(copy, ahead);
    let burden = |seat: Seat| {
        let mut sum = SeatToll::none(seat);
        stages.iter().flat_map(|stage| &stage.seats).filter(|toll| toll.seat == seat).for_each(|toll| sum.add(toll));
        Burden::new(needs[seat.index()], sum)
    };
    let seats = Seat::all(copy.players).map(burden).collect();
    Forecast { month, event, super_event, stages, seats }
}

/// Plays on to the end of the month without asking anybody.
fn play_on(copy: &mut Dragon, ahead: bool) -> Vec<Stage> {
    let (month, dice) = (copy.month, &mut FastDice::new(0));
    let mut account = Account::new(copy, (!ahead).then(|| copy.present()));
    let mut events: Vec<Event> = Vec::new();
    if ahead {
        // Whatever else the month would bring first is left out: the event comes next.
        copy.phase = Phase::Person;
        copy.done = copy.players;
    }
    match copy.decision {
        Decision::Build(_) | Decision::Place(..) if !ahead => copy.next_seat(dice, &mut events),
        _ => copy.seek(dice, &mut events),
    }
    loop {
        account.read(&std::mem::take(&mut events));
        if copy.phase == Phase::Over || copy.month != month {
            break;
        }
        match copy.only_answer() {
            Some(action) => copy.carry_out(action, dice, &mut events),
            None => {
                account.owe(copy);
                let at = copy.at();
                copy.due[at] = 0;
                copy.next_seat(dice, &mut events);
            }
        }
    }
    account.stages()
}

/// What the event of the month asks of a seat, and what the seat has of it.
fn needs(game: &Dragon, seat: Seat) -> (u16, u16) {
    let (player, event) = (&game.seats[seat.index()], game.event());
    let others = Seat::all(game.players).filter(|other| *other != seat);
    let others = others.map(|other| game.seats[other.index()].has_for(event));
    let need = match event {
        MonthEvent::Peace => 0,
        MonthEvent::Tribute => TRIBUTE,
        MonthEvent::Drought => player.court.inhabited().into(),
        MonthEvent::Epidemic => EPIDEMIC,
        MonthEvent::Mongols => others.min().unwrap_or(0) + 1,
        MonthEvent::Festival => others.max().unwrap_or(0).max(1),
    };
    (need, player.has_for(event))
}

impl Dragon {
    /// The part of the month that is on.
    pub(crate) fn present(&self) -> Brings {
        match (self.phase, self.super_event) {
            (Phase::Super, Some(event)) => Brings::Super(event),
            (Phase::Eclipse, _) => Brings::Again(self.event()),
            (Phase::Wall | Phase::LastWall, _) => self.wall_check(),
            _ => Brings::Event(self.event()),
        }
    }

    fn wall_check(&self) -> Brings {
        let (needed, length) = (self.month.min(MONTHS), self.wall.len());
        Brings::Wall { needed, length, holds: length >= needed }
    }
}

impl Burden {
    fn new((need, have): (u16, u16), sum: SeatToll) -> Self {
        let SeatToll { seat, yuan, rice, fireworks, persons, floors, falls, goods, cards, privileges, income, .. } =
            sum;
        // The points of the monthly scoring are told by themselves.
        let points = sum.points - income.iter().sum::<u16>();
        Burden {
            seat,
            need,
            have,
            yuan,
            rice,
            fireworks,
            points,
            persons,
            floors,
            falls,
            goods,
            cards,
            privileges,
            income,
        }
    }
}
