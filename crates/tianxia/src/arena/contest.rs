//! One game of an arena, from the deal to its result.

use super::results::GameResult;
use super::schedule::Fixture;
use crate::failure::Failure;
use crate::files;
use crate::play::players::{Idle, Player, Thinking};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use tianxia_core::{Seed, Setup};

/// What all games of an arena have in common.
pub(super) struct Contest<'a> {
    pub(super) game: &'a str,
    pub(super) setup: &'a Setup,
    pub(super) bots: &'a [String],
    pub(super) thinking: Thinking,
    pub(super) seed: Seed,
    pub(super) records: Option<&'a Path>,
    pub(super) stop: &'a AtomicBool,
}

impl Contest<'_> {
    /// Plays one game; `None` if it was stopped. Programs that play are taken from the idle ones and go back there.
    pub(super) fn play(&self, fixture: &Fixture, idle: &mut Idle) -> Result<Option<GameResult>, Failure> {
        let seed = self.seed.derive(fixture.deal);
        let mut game = tianxia_games::start(self.game, self.setup, seed).map_err(Failure::usage)?;
        let names: Vec<String> = fixture.seats.iter().map(|bot| self.bots[*bot].clone()).collect();
        // Chance in the bots' heads has nothing to do with the deal, and differs from game to game.
        let heads = self.seed.derive(u64::MAX - fixture.index);
        let mut players = Player::seat_all(&names, self.thinking, heads, idle).map_err(Failure::usage)?;
        while let Some(seat) = game.turn().seat() {
            let number = players[seat.index()].choose(&*game, self.stop);
            if self.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let number = number.ok_or_else(|| Failure::wrong("a bot found no action before the end of the game"))?;
            game.act_numbered(seat, number).map_err(Failure::wrong)?;
        }
        let outcome = game.outcome().ok_or_else(|| Failure::wrong("a game is over without an outcome"))?;
        players.iter_mut().for_each(|player| player.farewell(&outcome));
        let faults = players.iter().map(Player::faults).collect();
        players.into_iter().for_each(|player| idle.take(player));
        if let Some(folder) = self.records {
            let record = tianxia_core::Record { names, ..game.record() };
            files::write(&folder.join(format!("game-{:05}.txt", fixture.index + 1)), &record.to_string())?;
        }
        Ok(Some(GameResult {
            index: fixture.index,
            seats: fixture.seats.clone(),
            places: outcome.places,
            scores: outcome.scores,
            faults,
        }))
    }
}
