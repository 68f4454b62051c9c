//! A table out of a record: somebody's game from elsewhere, finished or not, as a log of its own.

use super::Table;
use crate::log::{Beginning, Chair, Created, Deed, Entry};
use tianxia_core::{Level, Record, Seat};
use tianxia_protocol::Problem;

impl Table {
    /// The table whose log tells the same game as a record. The seats of people belong to who brings it, so that an unfinished game can be
    /// played on; bots stay bots. A record that the rules refuse is refused here.
    pub fn import(id: &str, record: &Record, identity: &str, now: i64) -> Result<Self, Problem> {
        // Replayed first, for a replay says best what is wrong and where.
        let whole = tianxia_games::replay(record, None)?;
        let seats = Seat::all(record.setup.players).map(|seat| chair(record, seat, identity)).collect();
        let stand_in = record.entries.iter().find_map(|entry| match &entry.deed {
            tianxia_core::Deed::Holder(name) => bot(name),
            _ => None,
        });
        let from = record.position.clone().map(|position| Beginning { table: String::new(), step: 0, position });
        let created = Created {
            game: record.game.clone(),
            rules: record.rules,
            options: whole.record().setup.options,
            seats,
            host: identity.to_owned(),
            listed: false,
            hints: true,
            deadline: None,
            clock: None,
            stand_in: stand_in.unwrap_or(Level::Medium).to_string(),
            seed: record.seed.to_string(),
            from,
            rated: false,
        };
        let mut table = Table::create(id, created, now)?;
        table.apply(Entry { time: now, command: None, deed: Deed::Started })?;
        for entry in &record.entries {
            let seat = entry.seat;
            let deed = match &entry.deed {
                tianxia_core::Deed::Action(action) => Deed::Acted { seat, action: action.clone() },
                tianxia_core::Deed::Undo => Deed::Undone { seat, actions: 1 },
                tianxia_core::Deed::Resign => Deed::Resigned { seat },
                tianxia_core::Deed::Holder(name) if bot(name).is_some() => Deed::HandedOver { seat, overdue: false },
                tianxia_core::Deed::Holder(_) => Deed::TakenBack { seat },
            };
            table.apply(Entry { time: now, command: None, deed })?;
        }
        Ok(table)
    }
}

fn chair(record: &Record, seat: Seat, identity: &str) -> Chair {
    let name = record.names.get(seat.index()).map_or("", String::as_str).trim();
    match bot(name) {
        Some(level) => Chair::Bot { level: level.to_string(), style: None },
        None => {
            let name = if name.is_empty() { seat.to_string() } else { name.to_owned() };
            Chair::Person { identity: identity.to_owned(), name }
        }
    }
}

/// The level of a bot by its name in a record: `bot (hard)` at a table, `hard` in the terminal. A person may be called Hard.
fn bot(name: &str) -> Option<Level> {
    let word = name.strip_prefix("bot (").and_then(|rest| rest.strip_suffix(')')).unwrap_or(name);
    Level::ALL.into_iter().find(|level| level.name() == word)
}
