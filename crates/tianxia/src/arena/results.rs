//! What was measured, game by game, and the file it is kept in: one line of JSON for what is played, then one for each game, written
//! as soon as it ends. An arena that finds such a file goes on where it ends.

use crate::failure::Failure;
use crate::files;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

/// One finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct GameResult {
    /// Its place in the schedule.
    pub(super) index: u64,
    /// Which bot sat at each seat.
    pub(super) seats: Vec<usize>,
    pub(super) places: Vec<u8>,
    pub(super) scores: Vec<i32>,
    /// For each seat the decisions that its program lost to chance; empty in results from before they were counted.
    #[serde(default)]
    pub(super) faults: Vec<u32>,
}

pub(super) struct Results {
    games: BTreeMap<u64, GameResult>,
    file: Option<(File, String)>,
}

impl Results {
    /// Opens the file of an arena, or makes it. A file of another arena is refused.
    pub(super) fn open(path: Option<&Path>, header: &Value) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Results { games: BTreeMap::new(), file: None }) };
        let name = path.display().to_string();
        let text = if path.exists() { files::read(path)? } else { String::new() };
        // A header that was cut off is written again.
        let cut_off = !text.contains('\n') && header.to_string().starts_with(&text);
        let fresh = text.trim().is_empty() || cut_off;
        let games = if fresh {
            BTreeMap::new()
        } else {
            read(&text, header).map_err(|error| Failure::wrong(format!("{name}: {error}")))?
        };
        let cannot = |error: std::io::Error| Failure::access(format!("cannot write {name}: {error}"));
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(cannot)?;
        if fresh {
            // What is no file, such as /dev/null, has no length to set.
            if !text.is_empty() {
                file.set_len(0).map_err(cannot)?;
            }
            writeln!(file, "{header}").map_err(cannot)?;
        } else if !text.ends_with('\n') {
            // The last line was cut off in the middle; it stays unread, on a line of its own.
            writeln!(file).map_err(cannot)?;
        }
        Ok(Results { games, file: Some((file, name)) })
    }

    pub(super) fn add(&mut self, result: GameResult) -> Result<(), Failure> {
        if let Some((file, name)) = &mut self.file {
            let line = serde_json::to_string(&result).map_err(Failure::wrong)?;
            writeln!(file, "{line}").map_err(|error| Failure::access(format!("cannot write {name}: {error}")))?;
        }
        self.games.insert(result.index, result);
        Ok(())
    }

    /// The first so many games of the schedule, as far as they were played, in its order. The file may know more of them.
    pub(super) fn within(&self, games: u64) -> impl Iterator<Item = &GameResult> {
        self.games.range(..games).map(|(_, game)| game)
    }
}

fn read(text: &str, header: &Value) -> Result<BTreeMap<u64, GameResult>, String> {
    let mut lines = text.lines();
    let first: Value = lines
        .next()
        .and_then(|line| serde_json::from_str(line).ok())
        .ok_or("line 1: not the results of an arena; name another file with --out")?;
    if first != *header {
        return Err(format!("the results of another arena ({first}); name another file with --out"));
    }
    let bots = header["bots"].as_array().map_or(0, Vec::len);
    let players = header["players"].as_u64().unwrap_or(0) as usize;
    let sound = |game: &GameResult| {
        game.seats.len() == players
            && game.places.len() == players
            && game.scores.len() == players
            && game.seats.iter().all(|bot| *bot < bots)
    };
    // A line that was cut off when the machine stopped is a game that will be played again.
    let games = lines.filter_map(|line| serde_json::from_str::<GameResult>(line).ok()).filter(sound);
    Ok(games.map(|game| (game.index, game)).collect())
}
