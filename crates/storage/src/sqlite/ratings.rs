//! Ratings in the SQLite file. A game counts once: its table is the key of `rated_games`, and it is written in the transaction that ends
//! the game.

use super::Sqlite;
use crate::contract::ratings::{Rated, RatingStore, WantedGames, counts, key, of_bot, shown};
use crate::contract::store::{Later, StoreError};
use crate::weng_lin::{Belief, UNKNOWN};
use rusqlite::{Connection, OptionalExtension, Row, params};
use tianxia_protocol::{Against, MyRatings, Opponent, RatedGame, Rating};
use tianxia_tables::{Contestant, RatedResult};

impl RatingStore for Sqlite {
    fn agree(&self, identity: &str, now: i64) -> Later<()> {
        let identity = identity.to_owned();
        self.write(move |connection| {
            let agreed = "UPDATE identities SET rated = COALESCE(rated, ?2) WHERE id = ?1";
            connection.execute(agreed, params![identity, now])?;
            Ok(())
        })
    }

    fn disagree(&self, identity: &str) -> Later<()> {
        let identity = identity.to_owned();
        self.write(move |connection| {
            connection.execute("UPDATE identities SET rated = NULL WHERE id = ?1", [&identity])?;
            forget(connection, &identity)
        })
    }

    fn agrees(&self, identity: &str) -> Later<bool> {
        let identity = identity.to_owned();
        self.read(move |connection| agrees(connection, &identity))
    }

    fn ratings_of(&self, identity: &str) -> Later<MyRatings> {
        let identity = identity.to_owned();
        self.read(move |connection| {
            let since =
                connection.query_row("SELECT rated FROM identities WHERE id = ?1", [&identity], |row| row.get(0));
            Ok(MyRatings {
                since: since.optional()?.flatten(),
                ratings: ratings(connection, &identity)?,
                against: against(connection, &identity)?,
            })
        })
    }

    fn rated_games(&self, identity: &str, wanted: WantedGames) -> Later<Vec<RatedGame>> {
        let identity = identity.to_owned();
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT tbl, EXISTS (SELECT 1 FROM tables WHERE id = tbl), time, game, players, place, rating, before
                 FROM rated_seats JOIN rated_games USING (tbl)
                 WHERE who = ?1 AND NOT bot AND time < ?2 AND (?3 IS NULL OR game = ?3) AND (?4 IS NULL OR players = ?4)
                 ORDER BY time DESC, tbl LIMIT ?5",
            )?;
            let WantedGames { game, players, before, limit } = wanted;
            let rows = query.query_map(params![identity, before, game, players, limit], |row| {
                let (rating, before): (f64, f64) = (row.get(6)?, row.get(7)?);
                Ok(RatedGame {
                    table: row.get(0)?,
                    kept: row.get(1)?,
                    time: row.get(2)?,
                    game: row.get(3)?,
                    players: row.get(4)?,
                    place: row.get(5)?,
                    rating: shown(rating),
                    change: shown(rating) - shown(before),
                    opponents: Vec::new(),
                })
            })?;
            let mut games = rows.collect::<Result<Vec<_>, _>>()?;
            let mut query = connection.prepare_cached(
                "SELECT name, bot, who FROM rated_seats LEFT JOIN identities ON id = who AND NOT bot
                 WHERE tbl = ?1 AND (bot OR who IS NOT ?2) ORDER BY place, seat",
            )?;
            for game in &mut games {
                let opponents = query.query_map([&game.table, &identity], |row| opponent(row, 0))?;
                game.opponents = opponents.collect::<Result<_, _>>()?;
            }
            Ok(games)
        })
    }

    fn ratings_now(&self, game: &str, players: u8, of: Vec<Contestant>) -> Later<Vec<Option<(i32, u32)>>> {
        let game = game.to_owned();
        self.read(move |connection| {
            let now = |who: &Contestant| {
                if let Contestant::Person(identity) = who
                    && !agrees(connection, identity)?
                {
                    return Ok(None);
                }
                let (belief, games) = believed(connection, who, &game, players)?;
                Ok(Some((shown(belief.rating), games)))
            };
            of.iter().map(now).collect()
        })
    }
}

/// Counts a game that is over, unless it has been counted. Who has not agreed has no place in it; it is a game of the others.
pub(super) fn count(connection: &Connection, table: &str, time: i64, result: &RatedResult) -> Result<(), StoreError> {
    let mut counted = Vec::new();
    for one in &result.counted {
        let agreed = match &one.who {
            Contestant::Person(identity) => agrees(connection, identity)?,
            Contestant::Bot(_) => true,
        };
        if agreed {
            counted.push(one);
        }
    }
    let RatedResult { game, players, .. } = result;
    let fresh = connection
        .prepare_cached("INSERT OR IGNORE INTO rated_games (tbl, time, game, players) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![table, time, game, players])?;
    if fresh == 0 || !counts(&counted) {
        return Ok(());
    }
    let believed = counted.iter().map(|one| believed(connection, &one.who, game, *players));
    let before = believed.map(|found| found.map(|(belief, _)| belief)).collect::<Result<Vec<_>, _>>()?;
    let rated = Rated::of(&counted, &before);
    for (one, before, after) in &rated.seats {
        let (bot, who) = key(&one.who);
        connection
            .prepare_cached(
                "INSERT OR IGNORE INTO rated_seats (tbl, seat, bot, who, place, before, rating)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![table, u8::from(one.seat), bot, who, one.place, before.rating, after.rating])?;
    }
    for (who, belief) in &rated.ratings {
        let (bot, who) = key(who);
        connection
            .prepare_cached(
                "INSERT INTO ratings (bot, who, game, players, rating, spread, games) VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1)
                 ON CONFLICT DO UPDATE SET rating = excluded.rating, spread = excluded.spread, games = games + 1",
            )?
            .execute(params![bot, who, game, players, belief.rating, belief.spread])?;
    }
    Ok(())
}

/// Erases somebody's ratings and history. In those of others they are somebody.
pub(super) fn forget(connection: &Connection, identity: &str) -> Result<(), StoreError> {
    connection.execute("DELETE FROM ratings WHERE who = ?1 AND NOT bot", [identity])?;
    let nobody = "UPDATE rated_seats SET who = NULL, before = NULL, rating = NULL WHERE who = ?1 AND NOT bot";
    connection.execute(nobody, [identity])?;
    Ok(())
}

fn agrees(connection: &Connection, identity: &str) -> rusqlite::Result<bool> {
    let mut query = connection.prepare_cached("SELECT rated IS NOT NULL FROM identities WHERE id = ?1")?;
    Ok(query.query_row([identity], |row| row.get(0)).optional()?.unwrap_or(false))
}

/// What is believed of somebody now, and by how many games.
fn believed(connection: &Connection, who: &Contestant, game: &str, players: u8) -> rusqlite::Result<(Belief, u32)> {
    let (fixed, (bot, who)) = (of_bot(who), key(who));
    let mut query = connection.prepare_cached(
        "SELECT rating, spread, games FROM ratings WHERE bot = ?1 AND who = ?2 AND game = ?3 AND players = ?4",
    )?;
    let found = query.query_row(params![bot, who, game, players], |row| {
        Ok((Belief { rating: row.get(0)?, spread: row.get(1)? }, row.get(2)?))
    });
    let (belief, games) = found.optional()?.unwrap_or((UNKNOWN, 0));
    Ok((fixed.unwrap_or(belief), games))
}

fn ratings(connection: &Connection, identity: &str) -> rusqlite::Result<Vec<Rating>> {
    let mut query = connection.prepare_cached(
        "SELECT game, players, rating, spread, games FROM ratings WHERE who = ?1 AND NOT bot
         ORDER BY games DESC, game, players",
    )?;
    let rows = query.query_map([identity], |row| {
        let (rating, spread) = (row.get::<_, f64>(2)?, row.get::<_, f64>(3)?);
        let (game, players, games) = (row.get(0)?, row.get(1)?, row.get(4)?);
        Ok(Rating { game, players, rating: shown(rating), spread: shown(spread), games, places: Vec::new() })
    })?;
    let mut ratings = rows.collect::<Result<Vec<_>, _>>()?;
    let mut query = connection.prepare_cached(
        "SELECT count(*) FROM rated_seats JOIN rated_games USING (tbl)
         WHERE who = ?1 AND NOT bot AND game = ?2 AND players = ?3 AND place = ?4",
    )?;
    for rating in &mut ratings {
        for place in 1..=rating.players {
            let wanted = params![identity, rating.game, rating.players, place];
            rating.places.push(query.query_row(wanted, |row| row.get(0))?);
        }
    }
    Ok(ratings)
}

fn against(connection: &Connection, identity: &str) -> rusqlite::Result<Vec<Against>> {
    let mut query = connection.prepare_cached(
        "SELECT name, other.bot, other.who, game, count(*), sum(mine.place < other.place), sum(mine.place = other.place)
         FROM rated_seats AS mine JOIN rated_seats AS other USING (tbl) JOIN rated_games USING (tbl)
         LEFT JOIN identities ON id = other.who AND NOT other.bot
         WHERE mine.who = ?1 AND NOT mine.bot AND mine.seat <> other.seat AND other.who IS NOT NULL
         GROUP BY other.bot, other.who, game ORDER BY count(*) DESC, other.who, game",
    )?;
    let rows = query.query_map([identity], |row| {
        let (opponent, game, games) = (opponent(row, 0)?, row.get(3)?, row.get(4)?);
        Ok(Against { opponent, game, games, ahead: row.get(5)?, shared: row.get(6)? })
    })?;
    rows.collect()
}

/// Somebody's name, whether it is a bot, and who: three columns from one on.
fn opponent(row: &Row<'_>, first: usize) -> rusqlite::Result<Opponent> {
    let (name, bot, who): (_, bool, Option<String>) = (row.get(first)?, row.get(first + 1)?, row.get(first + 2)?);
    Ok(Opponent { name, level: who.filter(|_| bot) })
}
