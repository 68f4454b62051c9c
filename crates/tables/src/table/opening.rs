//! The first entry of a table: of a new one, of one that begins from a moment of a finished game, of a rematch.

use super::Table;
use super::clocks::{LARGEST_INCREMENT, LONGEST_BANK, SMALLEST_BANK};
use super::rated::check_rated;
use crate::log::{Beginning, Chair, Created};
use crate::name::clean_name;
use crate::refusal::{bad, not_now};
use std::collections::BTreeMap;
use tianxia_core::{Level, MAX_SEATS, Seed, Setup, Style, Turn};
use tianxia_protocol::{Code, Filling, LiveClock, NewTable, Problem, Status};

/// The longest deadline: thirty days.
const LONGEST_DEADLINE: u32 = 30 * 24 * 60 * 60;
/// The level of a stand-in when nobody chose one.
const STAND_IN: Level = Level::Medium;

/// What a table plays: a game with all its options under a version of its rules, and where it begins.
pub struct Ground {
    game: String,
    rules: u32,
    options: BTreeMap<String, String>,
    from: Option<Beginning>,
}

impl Ground {
    /// A game from its normal set-up.
    fn plain(new: &NewTable, seed: Seed) -> Result<Self, Problem> {
        let setup = Setup { players: new.seats.len() as u8, rules: None, options: new.options.clone() };
        let record = tianxia_games::start(&new.game, &setup, seed)?.record();
        Ok(Ground { game: record.game, rules: record.rules, options: record.setup.options, from: None })
    }
}

impl Table {
    /// The ground of a new table that begins where this finished game stood after `step` of its actions.
    pub fn moment_for(&self, new: &NewTable, step: u32) -> Result<Ground, Problem> {
        let Created { game, rules, options, seats, .. } = &*self.created;
        let mut record = match self.status {
            Status::Over => self.record()?,
            _ => return Err(not_now("a table can begin from a moment of another once that game is over, not before")),
        };
        if new.game != *game {
            return Err(bad(format!("the game to begin from is {game}, so the new one cannot be `{}`", new.game)));
        }
        if new.seats.len() != seats.len() {
            let (had, wanted) = (seats.len(), new.seats.len());
            return Err(bad(format!("the game to begin from has {had} seats, so the new one cannot have {wanted}")));
        }
        if let Some((key, _)) = new.options.iter().find(|(key, value)| options.get(*key) != Some(value)) {
            return Err(bad(format!(
                "the options are those of the game to begin from; leave out `{key}`, which differs"
            )));
        }
        let of = self.standing();
        if step > of {
            return Err(bad(format!(
                "the game to begin from has {of} actions, so none of its moments is after {step}"
            )));
        }
        record.entries = self.standing_actions(step);
        record.result = None;
        let then = tianxia_games::replay(&record, None)?;
        if then.turn() == Turn::Over {
            return Err(bad(format!("after {step} actions the game to begin from is over; choose an earlier moment")));
        }
        let position = toml::to_string(&then.position())
            .map_err(|error| Problem::new(Code::Unavailable, format!("the position cannot be written: {error}")))?;
        let from = Beginning { table: self.id.clone(), step, position };
        Ok(Ground { game: game.clone(), rules: *rules, options: options.clone(), from: Some(from) })
    }

    /// The first entry of a rematch: the same game and people, each one seat further, under the newest rules. A game that began from a
    /// moment begins there again, under the rules of that moment, and everybody keeps their seat in it.
    pub fn again(&self, host: &str, seed: Seed) -> Result<Created, Problem> {
        if self.status != Status::Over {
            return Err(not_now("a rematch comes after the end of the game"));
        }
        if !self.chairs.iter().any(|chair| chair.is_of(host)) {
            return Err(Problem::new(Code::NotYours, "only who played here may ask for a rematch"));
        }
        // Who was erased since has no seat in it.
        let keep = |chair: &Chair| match chair {
            Chair::Person { identity, .. } if identity.is_empty() => Chair::Open,
            chair => chair.clone(),
        };
        let mut seats: Vec<Chair> = self.chairs.iter().map(keep).collect();
        let mut rules = self.created.rules;
        if self.created.from.is_none() {
            seats.rotate_right(1);
            rules = tianxia_games::about(&self.created.game)?.rules;
        }
        let created =
            Created { seats, rules, host: host.to_owned(), seed: seed.to_string(), ..(*self.created).clone() };
        Ok(created)
    }
}

impl Created {
    /// The first entry of a new table, once everything about it has been checked. The seed must be one that nobody can guess.
    pub fn new(
        new: &NewTable,
        moment: Option<Ground>,
        identity: &str,
        name: &str,
        seed: Seed,
    ) -> Result<Self, Problem> {
        if new.seats.is_empty() || new.seats.len() > MAX_SEATS {
            return Err(bad(format!("a table has 1 to {MAX_SEATS} seats, not {}", new.seats.len())));
        }
        if new.deadline.is_some_and(|seconds| !(1..=LONGEST_DEADLINE).contains(&seconds)) {
            return Err(bad(format!("a deadline is 1 to {LONGEST_DEADLINE} seconds")));
        }
        if let Some(clock) = &new.clock {
            check_clock(clock)?;
        }
        let Ground { game, rules, options, from } = moment.map_or_else(|| Ground::plain(new, seed), Ok)?;
        let stand_in = new.stand_in.clone().unwrap_or_else(|| STAND_IN.to_string());
        check_level(&stand_in)?;
        let seats = new.seats.iter().map(|filling| sit(filling, identity, name)).collect::<Result<Vec<_>, _>>()?;
        if new.start && seats.contains(&Chair::Open) {
            return Err(bad("a table with an open seat cannot start at once"));
        }
        if new.rated {
            check_rated(new, &options, &seats)?;
        }
        Ok(Created {
            game,
            rules,
            options,
            seats,
            host: identity.to_owned(),
            listed: new.listed,
            hints: new.hints,
            deadline: new.deadline,
            clock: new.clock,
            stand_in,
            seed: seed.to_string(),
            from,
            rated: new.rated,
        })
    }
}

pub(super) fn sit(filling: &Filling, identity: &str, own_name: &str) -> Result<Chair, Problem> {
    Ok(match filling {
        Filling::Open => Chair::Open,
        Filling::Me { name } => {
            let name = name.as_deref().map_or_else(|| Ok(own_name.to_owned()), clean_name)?;
            Chair::Person { identity: identity.to_owned(), name }
        }
        Filling::Bot { level, style } => {
            check_level(level)?;
            style.as_deref().map(str::parse::<Style>).transpose()?;
            Chair::Bot { level: level.clone(), style: style.clone() }
        }
    })
}

fn check_clock(clock: &LiveClock) -> Result<(), Problem> {
    if !(SMALLEST_BANK..=LONGEST_BANK).contains(&clock.bank) {
        return Err(bad(format!("a live clock has {SMALLEST_BANK} to {LONGEST_BANK} seconds in its bank")));
    }
    match clock.increment <= LARGEST_INCREMENT {
        true => Ok(()),
        false => Err(bad(format!("the increment of a live clock is 0 to {LARGEST_INCREMENT} seconds"))),
    }
}

fn check_level(level: &str) -> Result<(), Problem> {
    level.parse::<Level>().map(|_| ()).map_err(Problem::from)
}
