//! What players need of each other that no rule of a game covers: the host removes and mutes, everybody takes part in the game's chance,
//! a game is aborted in its first round, and goes on without somebody who stays away.

use super::Table;
use crate::log::{Chair, Deed, Entry};
use crate::presence::{DAY, Presence};
use crate::refusal::{bad, no_seat, not_now, said};
use tianxia_core::{Seat, Seed};
use tianxia_protocol::{Away, Code, Problem, Remedy, Standing, Status};

/// A deadline up to this many seconds is one for a game played in one sitting.
const LIVE_DEADLINE: u32 = 600;
/// A game without any clock is played in one sitting while this many decisions of people each took less than this, in milliseconds.
const SITTING: (usize, i64) = (6, 3 * 60 * 1000);

impl Table {
    /// The host frees the seat of somebody else.
    pub(super) fn remove(&self, seat: Seat) -> Result<Deed, Problem> {
        match self.chairs.get(seat.index()).ok_or_else(|| no_seat(seat))? {
            Chair::Person { identity, .. } if *identity == self.host => Err(not_now("the host cannot be removed")),
            Chair::Person { name, .. } => Ok(Deed::Removed { seat, name: name.clone() }),
            _ => Err(not_now(format!("nobody sits on seat {seat}"))),
        }
    }

    /// The host stops somebody from writing in the chat, or lets them again.
    pub(super) fn mute(&self, seat: Seat, muted: bool) -> Result<Deed, Problem> {
        match self.chairs.get(seat.index()).ok_or_else(|| no_seat(seat))? {
            Chair::Person { identity, .. } if *identity == self.host => Err(not_now("the host cannot be muted")),
            Chair::Person { identity, .. } if self.muted.contains(identity) == muted => {
                Err(not_now(if muted { "this player is muted already" } else { "this player is not muted" }))
            }
            Chair::Person { .. } => Ok(Deed::Muted { seat, muted }),
            _ => Err(not_now(format!("nobody sits on seat {seat}"))),
        }
    }

    /// What somebody who makes a table contributes at once; it counts for their first seat.
    pub fn contribute_first(&mut self, identity: &str, random: &str, now: i64) -> Result<(), Problem> {
        let first = Seat::all(self.chairs.len() as u8).find(|seat| self.chairs[seat.index()].is_of(identity));
        let seat = first.ok_or_else(|| bad("only players contribute to a game's chance; take a seat"))?;
        let deed = self.contribute(seat, random)?;
        self.apply(Entry { time: now, command: None, deed })
    }

    /// A player adds their part to the game's chance.
    pub(super) fn contribute(&self, seat: Seat, random: &str) -> Result<Deed, Problem> {
        if self.contributed(seat) {
            return Err(not_now("this seat has contributed already"));
        }
        read_random(random).map(|random| Deed::Contributed { seat, random: random.to_string() })
    }

    /// Notes a player's part, in seat order.
    pub(super) fn add_contribution(&mut self, seat: Seat, random: &str) -> Result<(), Problem> {
        let random = read_random(random)?;
        if self.status != Status::Open || self.contributed(seat) {
            return Err(not_now("a seat contributes once, before the start"));
        }
        self.contributions.push((seat, random));
        self.contributions.sort_by_key(|(seat, _)| seat.index());
        Ok(())
    }

    /// What a seat contributed goes with its owner.
    pub(super) fn drop_contribution(&mut self, seat: Seat) {
        self.contributions.retain(|(other, _)| *other != seat);
    }

    /// Has a seat contributed?
    pub(super) fn contributed(&self, seat: Seat) -> bool {
        self.contributions.iter().any(|(other, _)| *other == seat)
    }

    /// Is there a seat that has not acted yet?
    pub(super) fn first_round(&self) -> bool {
        self.status == Status::Playing && !self.everybody_acted()
    }

    /// Has every seat acted?
    pub(super) fn everybody_acted(&self) -> bool {
        Seat::all(self.chairs.len() as u8).all(|seat| self.actions_back_to(seat).is_some())
    }

    /// A player ends the game without a result.
    pub(super) fn abort(&self, seat: Seat) -> Result<Deed, Problem> {
        match self.first_round() {
            true => Ok(Deed::Aborted { seat }),
            false => Err(not_now("every seat has acted; a game can be aborted in its first round only, then resign")),
        }
    }

    /// A player goes on without another.
    pub(super) fn claim(
        &self,
        seat: Seat,
        against: Seat,
        to: Remedy,
        presence: &Presence,
        now: i64,
    ) -> Result<Deed, Problem> {
        self.chairs.get(against.index()).ok_or_else(|| no_seat(against))?;
        if self.standings[seat.index()] == Standing::Resigned {
            return Err(not_now("this seat has resigned"));
        }
        if self.chairs[seat.index()].person() == self.chairs[against.index()].person() {
            return Err(bad(format!("seat {against} is your own")));
        }
        let away = self.away(against, presence).ok_or_else(|| not_now("this player is at the table"))?;
        let from = match to {
            Remedy::Bot => away.bot,
            Remedy::End => away.end,
        };
        match from {
            Some(from) if from <= now => Ok(Deed::Claimed { seat, against, to }),
            Some(from) => {
                let left = (from - now + 59_999) / 60_000;
                let message = format!("this player may stay away {left} min longer");
                Err(said(Code::NotNow, message, "table-may-stay-away", Some(left)))
            }
            None => Err(not_now("the game does not wait for this player, or its own time limit decides")),
        }
    }

    /// How long the owner of a seat is away, and from when the others may go on without them.
    pub(super) fn away(&self, seat: Seat, presence: &Presence) -> Option<Away> {
        let person = self.chairs.get(seat.index())?.person()?;
        if self.status != Status::Playing || self.standings[seat.index()] != Standing::Playing {
            return None;
        }
        let since = presence.away(person)?;
        // What a long deadline allows is allowed.
        let waits = self.turn() == Some(seat) && self.created.deadline.is_none_or(|seconds| seconds <= LIVE_DEADLINE);
        let from = |span: i64| waits.then_some((self.since + span).max(since + presence.absence));
        let (bot, end) = match self.pace() {
            Pace::Live => (presence.absence, presence.absence),
            Pace::Sitting => (presence.absence, DAY),
            Pace::Correspondence => (DAY, DAY),
        };
        Some(Away { since, bot: from(bot), end: from(end) })
    }

    fn pace(&self) -> Pace {
        if self.created.clock.is_some() || self.created.deadline.is_some() {
            return Pace::Live;
        }
        let (decisions, longest) = SITTING;
        let people = self.steps.iter().rev().filter(|step| !self.log[step.entry as usize].bot);
        let quick = |step: &&super::Step| self.log[step.entry as usize].time - step.since < longest;
        match people.take(decisions).filter(quick).count() == decisions {
            true => Pace::Sitting,
            false => Pace::Correspondence,
        }
    }
}

/// How a table is played, which says how long somebody may stay away.
enum Pace {
    /// With a clock.
    Live,
    /// Without one, but in one sitting.
    Sitting,
    /// An action now and then.
    Correspondence,
}

/// 32 bytes as 64 hexadecimal digits; unlike a seed, nothing shorter.
pub(super) fn read_random(text: &str) -> Result<Seed, Problem> {
    match text.len() == 64 {
        true => text.parse().ok(),
        false => None,
    }
    .ok_or_else(|| bad("a contribution is 32 random bytes, written as 64 hexadecimal digits"))
}
