//! Games that count for ratings: what such a table asks for, and what counts of a game that is over. A rated game ends in a result for
//! everybody who began it: it has a time limit, is not closed half-way, and whoever leaves it to a bot is placed last.

use super::{Step, Table};
use crate::log::Chair;
use crate::refusal::{bad, not_now, said};
use std::collections::BTreeMap;
use tianxia_core::Seat;
use tianxia_games::AnyMatch;
use tianxia_protocol::{Code, NewTable, Problem, Standing, Status};

/// What counts of a rated game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedResult {
    /// The game's id.
    pub game: String,
    /// With how many players it was played.
    pub players: u8,
    /// Whose place counts, in seat order.
    pub counted: Vec<Counted>,
}

/// A seat whose place counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// Which.
    pub seat: Seat,
    /// For whom.
    pub who: Contestant,
    /// The place; those who left the game to a bot share the last.
    pub place: u8,
}

/// Who has a rating.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Contestant {
    /// A person, by identity.
    Person(String),
    /// All bots of a level.
    Bot(String),
}

impl Table {
    /// Does the game count for ratings?
    #[must_use]
    pub fn is_rated(&self) -> bool {
        self.created.rated
    }

    /// The game's id and the number of players: ratings are kept for each.
    #[must_use]
    pub fn discipline(&self) -> (&str, u8) {
        (&self.created.game, self.chairs.len() as u8)
    }

    /// Those at this table who may have a rating, by seat. A bot in the place of somebody who was erased is nobody's opponent.
    #[must_use]
    pub fn contestants(&self) -> Vec<(Seat, Contestant)> {
        let contestant = |seat: &Seat| match &self.chairs[seat.index()] {
            Chair::Bot { level, .. } if !self.orphaned.contains(seat) => Some(Contestant::Bot(level.clone())),
            chair => chair.person().map(|person| Contestant::Person(person.to_owned())),
        };
        Seat::all(self.chairs.len() as u8).filter_map(|seat| contestant(&seat).map(|who| (seat, who))).collect()
    }

    /// What counts for ratings, once a rated game is over. A game that ended in its first round counts for nobody, as if it had been aborted;
    /// nor does a game of bots alone.
    pub(super) fn rated_result(&self) -> Option<RatedResult> {
        let counts = self.created.rated && self.status == Status::Over && self.everybody_acted();
        let outcome = self.game.as_deref().filter(|_| counts)?;
        let places = AnyMatch::outcome(outcome)?.places;
        let (game, players) = self.discipline();
        let contestants = self.contestants();
        if !contestants.iter().any(|(_, who)| matches!(who, Contestant::Person(_))) {
            return None;
        }
        let standing = |seat: &Seat| (self.has_left(*seat), places[seat.index()]);
        let place =
            |seat: &Seat| 1 + contestants.iter().filter(|(other, _)| standing(other) < standing(seat)).count() as u8;
        let counted =
            contestants.iter().map(|(seat, who)| Counted { seat: *seat, who: who.clone(), place: place(seat) });
        Some(RatedResult { game: game.to_owned(), players, counted: counted.collect() })
    }

    /// Did a person leave the game to a bot: for good, or for more than half of their decisions?
    fn has_left(&self, seat: Seat) -> bool {
        let is_person = matches!(self.chairs[seat.index()], Chair::Person { .. });
        let entry = |step: &Step| &self.log[step.entry as usize];
        let own = self.steps.iter().map(entry).filter(|logged| logged.deed.seat() == Some(seat));
        let (by_bot, by_owner): (Vec<_>, Vec<_>) = own.partition(|logged| logged.bot);
        is_person && (self.standings[seat.index()] != Standing::Playing || by_bot.len() > by_owner.len())
    }

    /// At a rated table everybody plays one seat; it may be another one from now on.
    pub(super) fn one_seat_if_rated(&self, identity: &str, instead: Option<Seat>) -> Result<(), Problem> {
        let mut seats = Seat::all(self.chairs.len() as u8).filter(|seat| Some(*seat) != instead);
        match self.created.rated && seats.any(|seat| self.chairs[seat.index()].is_of(identity)) {
            true => Err(not_now("at a rated table everybody has one seat")),
            false => Ok(()),
        }
    }

    /// Nobody lets a bot play for them at a rated table.
    pub(super) fn plays_in_person(&self) -> Result<(), Problem> {
        let message = "in a rated game everybody plays for themselves; if you cannot go on, resign";
        self.refused_if_rated(message, "table-rated-in-person")
    }

    /// A rated game is played to its end.
    pub(super) fn stays_open(&self) -> Result<(), Problem> {
        let message = "a rated game is not closed while it is played; abort it in its first round, or resign";
        self.refused_if_rated(message, "table-rated-stays-open")
    }

    fn refused_if_rated(&self, message: &str, id: &'static str) -> Result<(), Problem> {
        match self.created.rated {
            true => Err(said(Code::NotNow, message, id, None)),
            false => Ok(()),
        }
    }
}

/// What a new table must be like for its game to count.
pub(super) fn check_rated(new: &NewTable, options: &BTreeMap<String, String>, seats: &[Chair]) -> Result<(), Problem> {
    let people: Vec<&str> = seats.iter().filter_map(Chair::person).collect();
    if new.deadline.is_none() && new.clock.is_none() {
        let message = "a rated game has a time limit, so that it ends; give it a `deadline` or a `clock`";
        return Err(said(Code::BadRequest, message, "table-rated-time", None));
    }
    if new.hints {
        return Err(bad("in a rated game nobody is given hints; leave out `hints`"));
    }
    if new.from.is_some() {
        return Err(bad("a rated game begins as games do; leave out `from`"));
    }
    if seats.len() < 2 {
        return Err(bad("a rated game has at least two seats"));
    }
    if people.len() > 1 {
        return Err(bad("at a rated table everybody has one seat; open the others, or give them to bots"));
    }
    match options.iter().find(|(_, value)| value.contains('\n')) {
        Some((key, _)) => Err(said(
            Code::BadRequest,
            format!("a rated game is played on one of our boards; `{key}` is a board of your own"),
            "table-rated-board",
            None,
        )),
        None => Ok(()),
    }
}
