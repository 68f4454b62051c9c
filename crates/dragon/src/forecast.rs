//! What the coming event will cost and bring each seat as things stand: the sums every player does before choosing an
//! action.

use crate::calendar::{Event, MONTHS};
use crate::state::{Dragon, Phase};
use schemars::JsonSchema;
use serde::Serialize;
use tianxia_core::Seat;

/// The next event, seen from now.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Forecast {
    /// Its month.
    pub month: u8,
    /// What it is.
    pub event: Event,
    /// What it means for each seat.
    pub seats: Vec<Burden>,
}

/// What the next event means for a seat, with the wall's check if it brings one, and the decay after it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Burden {
    /// Who.
    pub seat: Seat,
    /// Yuan to be paid.
    pub yuan: u16,
    /// Rice to be paid.
    pub rice: u16,
    /// Fireworks to be given back.
    pub fireworks: u16,
    /// Points.
    pub points: u16,
    /// Persons to be released.
    pub persons: u16,
    /// Floors that decay because nobody lives there now.
    pub floors: u16,
}

impl Forecast {
    /// The event of this month as long as it has not begun, then that of the next.
    pub(crate) fn new(game: &Dragon) -> Option<Self> {
        let ahead = matches!(game.phase, Phase::Draft | Phase::Action | Phase::Person);
        let month = if ahead { game.month } else { game.month + 1 };
        if month > MONTHS || game.phase == Phase::Over {
            return None;
        }
        let event = game.calendar[usize::from(month) - 1];
        let tolls = game.tolls(event);
        let wall = (game.great_wall && event == Event::Mongols).then(|| game.wall_tolls(month));
        let burden = |seat: Seat| {
            let toll = tolls[seat.index()];
            let check = wall.map(|wall| wall[seat.index()]).unwrap_or_default();
            let court = &game.seats[seat.index()].court;
            Burden {
                seat,
                yuan: toll.yuan,
                rice: toll.rice,
                fireworks: toll.fireworks,
                points: toll.points + check.points,
                persons: (toll.persons + check.persons).min(u16::from(court.population())),
                floors: court.palaces().iter().filter(|palace| palace.is_empty()).count() as u16,
            }
        };
        Some(Forecast { month, event, seats: Seat::all(game.players).map(burden).collect() })
    }
}
