//! Who plays for a seat: its owner, or a bot.

use super::opening::sit;
use super::{Step, Table};
use crate::log::{Chair, Deed};
use crate::refusal::{no_seat, not_now};
use tianxia_core::{FastDice, Seat};
use tianxia_protocol::{Filling, Problem, Standing};

impl Table {
    /// The bot that has to play now: its seat and level.
    #[must_use]
    pub fn bot_to_move(&self) -> Option<(Seat, &str)> {
        let seat = self.turn()?;
        self.bot_of(seat).map(|level| (seat, level))
    }

    /// What the bot of a seat likes beside winning. Who stands in for somebody likes nothing else.
    #[must_use]
    pub fn bot_style(&self, seat: Seat) -> Option<&str> {
        match self.chairs.get(seat.index())? {
            Chair::Bot { style, .. } => style.as_deref(),
            _ => None,
        }
    }

    /// The person who has to play now.
    #[must_use]
    pub fn person_to_move(&self) -> Option<&str> {
        let seat = self.turn().filter(|seat| self.bot_of(*seat).is_none())?;
        self.chairs.get(seat.index())?.person()
    }

    /// The seed of the present decision of the bot that has to play: the next number of dice that grow from the table's seed, for each seat
    /// its own. So the same seed and levels give the same game on a server, in a page and in the terminal.
    #[must_use]
    pub fn bot_seed(&self) -> Option<u64> {
        let (seat, _) = self.bot_to_move()?;
        let by_seat = |step: &&Step| self.log[step.entry as usize].deed.seat() == Some(seat);
        let decided = self.steps.iter().filter(by_seat).count();
        let mut dice = FastDice::from_seed(self.seed.derive(seat.index() as u64));
        (0..decided).for_each(|_| {
            dice.next_u64();
        });
        Some(dice.next_u64())
    }

    /// During a game its host gives a bot another level, where nobody else plays who might mind.
    pub(super) fn change_bot(&self, host: &str, seat: Seat, to: &Filling) -> Result<Deed, Problem> {
        let chair = self.chairs.get(seat.index()).ok_or_else(|| no_seat(seat))?;
        if self.chairs.iter().filter_map(Chair::person).any(|person| person != host) {
            return Err(not_now("others play here; the bots stay as they were at the start"));
        }
        if self.is_rated() {
            return Err(not_now("this game is rated; the bots stay as they were at the start"));
        }
        match (chair, to) {
            (Chair::Bot { .. }, Filling::Bot { .. }) => Ok(Deed::Arranged { seat, to: sit(to, host, "")? }),
            _ => Err(not_now("the game has started; only a bot can be given another level now")),
        }
    }

    /// The level of the bot that plays for a seat, if one does.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<&str> {
        match (self.chairs.get(seat.index())?, self.standings[seat.index()]) {
            (Chair::Bot { level, .. }, _) => Some(level),
            (_, Standing::Playing) => None,
            _ => Some(&self.created.stand_in),
        }
    }
}
