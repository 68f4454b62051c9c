//! Ratings in PostgreSQL. The games that count are counted where they end (`counting.rs`).

use super::{Postgres, count, get, params, rows, text};
use crate::contract::ratings::{RatingStore, WantedGames, key, of_bot, shown};
use crate::contract::store::{Later, StoreError};
use crate::weng_lin::UNKNOWN;
use std::collections::HashMap;
use tianxia_protocol::{Against, MyRatings, Opponent, RatedGame, Rating};
use tianxia_tables::Contestant;
use tokio_postgres::Row;

/// Erases somebody's ratings and history, after the person in `identities`. In those of others they are somebody.
pub(super) const FORGET_RATINGS: &str = "
    WITH gone AS (DELETE FROM ratings WHERE who = $1 AND NOT bot)
    UPDATE rated_seats SET who = NULL, before = NULL, rating = NULL WHERE who = $1 AND NOT bot";

impl RatingStore for Postgres {
    fn agree(&self, identity: &str, now: i64) -> Later<()> {
        self.act("UPDATE identities SET rated = COALESCE(rated, $2) WHERE id = $1", params![text(identity), now])
    }

    fn disagree(&self, identity: &str) -> Later<()> {
        let person = "UPDATE identities SET rated = NULL WHERE id = $1";
        self.together(vec![(person, params![text(identity)]), (FORGET_RATINGS, params![text(identity)])])
    }

    fn agrees(&self, identity: &str) -> Later<bool> {
        let found =
            self.read("SELECT rated IS NOT NULL FROM identities WHERE id = $1", params![text(identity)], |row| {
                get(row, 0)
            });
        Box::pin(async move { Ok(found.await?.pop().unwrap_or(false)) })
    }

    fn ratings_of(&self, identity: &str) -> Later<MyRatings> {
        let since = self.read("SELECT rated FROM identities WHERE id = $1", params![text(identity)], |row| get(row, 0));
        let ratings = self.read(
            "SELECT game, players, rating, spread, games::bigint FROM ratings WHERE who = $1 AND NOT bot
             ORDER BY games DESC, game, players",
            params![text(identity)],
            |row| {
                let (rating, spread) = (shown(get(row, 2)?), shown(get(row, 3)?));
                let (game, players, games) = (get(row, 0)?, small(row, 1)?, count(row, 4)?);
                Ok(Rating { game, players, rating, spread, games, places: vec![0; usize::from(players)] })
            },
        );
        let places = self.read(
            "SELECT game, players, place, count(*) FROM rated_seats JOIN rated_games USING (tbl) WHERE who = $1 AND NOT bot
             GROUP BY game, players, place",
            params![text(identity)],
            |row| Ok((get::<String>(row, 0)?, small(row, 1)?, small(row, 2)?, count(row, 3)?)),
        );
        let against = self.read(
            "SELECT max(name), other.bot, other.who, game, count(*), count(*) FILTER (WHERE mine.place < other.place),
                    count(*) FILTER (WHERE mine.place = other.place)
             FROM rated_seats AS mine JOIN rated_seats AS other USING (tbl) JOIN rated_games USING (tbl)
             LEFT JOIN identities ON id = other.who AND NOT other.bot
             WHERE mine.who = $1 AND NOT mine.bot AND mine.seat <> other.seat AND other.who IS NOT NULL
             GROUP BY other.bot, other.who, game ORDER BY count(*) DESC, other.who COLLATE \"C\", game COLLATE \"C\"",
            params![text(identity)],
            |row| {
                let (opponent, game) = (opponent(row, 0)?, get(row, 3)?);
                Ok(Against { opponent, game, games: count(row, 4)?, ahead: count(row, 5)?, shared: count(row, 6)? })
            },
        );
        Box::pin(async move {
            let (since, mut ratings) = (since.await?.pop().flatten(), ratings.await?);
            for (game, players, place, times) in places.await? {
                let rating = ratings.iter_mut().find(|rating| rating.game == game && rating.players == players);
                let of_place = rating.and_then(|rating| rating.places.get_mut(usize::from(place).wrapping_sub(1)));
                if let Some(of_place) = of_place {
                    *of_place = times;
                }
            }
            Ok(MyRatings { since, ratings, against: against.await? })
        })
    }

    fn rated_games(&self, identity: &str, wanted: WantedGames) -> Later<Vec<RatedGame>> {
        let WantedGames { game, players, before, limit } = wanted;
        let games = self.read(
            "SELECT tbl, EXISTS (SELECT 1 FROM tables WHERE id = tbl), time, game, players, place, rating, before
             FROM rated_seats JOIN rated_games USING (tbl)
             WHERE who = $1 AND NOT bot AND time < $2 AND ($3::text IS NULL OR game = $3) AND ($4::int IS NULL OR players = $4)
             ORDER BY time DESC, tbl COLLATE \"C\" LIMIT $5",
            params![text(identity), before, game.as_deref().map(text), players.map(i32::from), rows(limit)],
            |row| {
                let (rating, before) = (shown(get(row, 6)?), shown(get(row, 7)?));
                Ok(RatedGame {
                    table: get(row, 0)?,
                    kept: get(row, 1)?,
                    time: get(row, 2)?,
                    game: get(row, 3)?,
                    players: small(row, 4)?,
                    place: small(row, 5)?,
                    rating,
                    change: rating - before,
                    opponents: Vec::new(),
                })
            },
        );
        let (connections, identity) = (self.connections.clone(), text(identity));
        Box::pin(async move {
            let mut games = games.await?;
            let tables: Vec<String> = games.iter().map(|game| game.table.clone()).collect();
            let of_these = params![tables, identity];
            let others = connections.ask(
                super::Effect::None,
                "SELECT name, bot, who, tbl FROM rated_seats LEFT JOIN identities ON id = who AND NOT bot
                 WHERE tbl = ANY($1) AND (bot OR who IS DISTINCT FROM $2) ORDER BY place, seat",
                &of_these,
            );
            let mut opponents: HashMap<String, Vec<Opponent>> = HashMap::new();
            for row in others.await? {
                opponents.entry(get(&row, 3)?).or_default().push(opponent(&row, 0)?);
            }
            for game in &mut games {
                game.opponents = opponents.remove(&game.table).unwrap_or_default();
            }
            Ok(games)
        })
    }

    fn ratings_now(&self, game: &str, players: u8, of: Vec<Contestant>) -> Later<Vec<Option<(i32, u32)>>> {
        let (bots, who): (Vec<bool>, Vec<String>) = of.iter().map(key).map(|(bot, who)| (bot, text(who))).unzip();
        let found = self.read(
            "SELECT asked.bot OR EXISTS (SELECT 1 FROM identities WHERE id = asked.who AND rated IS NOT NULL), rating, COALESCE(games, 0)::bigint
             FROM unnest($1::bool[], $2::text[]) WITH ORDINALITY AS asked (bot, who, number)
             LEFT JOIN ratings ON ratings.bot = asked.bot AND ratings.who = asked.who AND game = $3 AND players = $4
             ORDER BY number",
            params![bots, who, text(game), i32::from(players)],
            |row| {
                let rating = get::<Option<f64>>(row, 1)?.unwrap_or(UNKNOWN.rating);
                Ok(if get(row, 0)? { Some((rating, count(row, 2)?)) } else { None })
            },
        );
        Box::pin(async move {
            let now = found.await?.into_iter().zip(&of).map(|(found, who)| {
                found.map(|(rating, games)| (shown(of_bot(who).map_or(rating, |bot| bot.rating)), games))
            });
            Ok(now.collect())
        })
    }
}

/// Somebody's name, whether it is a bot, and who: three columns from one on.
fn opponent(row: &Row, first: usize) -> Result<Opponent, StoreError> {
    let (bot, who): (bool, Option<String>) = (get(row, first + 1)?, get(row, first + 2)?);
    Ok(Opponent { name: get(row, first)?, level: who.filter(|_| bot) })
}

/// A column with a small number.
fn small(row: &Row, column: usize) -> Result<u8, StoreError> {
    u8::try_from(get::<i32>(row, column)?).map_err(|error| StoreError::Unreadable(error.to_string()))
}
