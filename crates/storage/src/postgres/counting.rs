//! The end of a game that counts: its entries and what it changes of ratings, in one transaction. Rows are locked in one order everywhere: the table, the
//! people, the ratings. Whoever wants no more ratings, or is erased, takes their person first, so that either the game is counted before or they have no
//! place in it.

use super::appending::{Job, STATEMENT, outcome, outcomes};
use super::batch::{Columns, Kind};
use super::connections::{Connections, Effect};
use super::{get, text};
use crate::contract::ratings::{Rated, counts, key};
use crate::contract::store::StoreError;
use crate::weng_lin::{Belief, UNKNOWN};
use std::collections::HashSet;
use std::sync::Arc;
use tianxia_tables::{Contestant, Counted, RatedResult};
use tokio::time::timeout;
use tokio_postgres::{Error, Statement, Transaction};

const AGREED: &str = "SELECT id FROM identities WHERE id = ANY($1) AND rated IS NOT NULL ORDER BY id FOR SHARE";
const GAME: &str = "INSERT INTO rated_games (tbl, time, game, players) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
/// Whoever plays for the first time has a row to be locked.
const NEW: &str = "
    INSERT INTO ratings (bot, who, game, players, rating, spread, games)
    SELECT bot, who, $3::text, $4::int, $5::double precision, $6::double precision, 0 FROM unnest($1::bool[], $2::text[]) AS new (bot, who) ORDER BY who, bot
    ON CONFLICT DO NOTHING";
const BEFORE: &str = "
    SELECT bot, who, rating, spread FROM ratings WHERE (bot, who) IN (SELECT * FROM unnest($1::bool[], $2::text[])) AND game = $3 AND players = $4
    ORDER BY who, bot FOR UPDATE";
const SEATS: &str = "
    INSERT INTO rated_seats (tbl, seat, bot, who, place, before, rating)
    SELECT $1::text, * FROM unnest($2::int[], $3::bool[], $4::text[], $5::int[], $6::double precision[], $7::double precision[])
    ON CONFLICT DO NOTHING";
const AFTER: &str = "
    UPDATE ratings SET rating = new.rating, spread = new.spread, games = games + 1
    FROM unnest($1::bool[], $2::text[], $5::double precision[], $6::double precision[]) AS new (bot, who, rating, spread)
    WHERE ratings.bot = new.bot AND ratings.who = new.who AND game = $3 AND players = $4";

/// Appends what a job asks for and counts its game; whoever asked is told.
pub(super) async fn append(connections: Arc<Connections>, job: Job) {
    let job = [job];
    let answer = match timeout(STATEMENT, transact(&connections, &job)).await {
        Ok(answer) => answer,
        Err(_) => {
            connections.lost("no answer to the end of a game in time");
            Err(if job[0].is_sent() { StoreError::Unknown } else { StoreError::Away })
        }
    };
    let [job] = job;
    job.answer(answer);
}

async fn transact(connections: &Arc<Connections>, job: &[Job; 1]) -> Result<(), StoreError> {
    let _permit = connections.permit().await?;
    let mut connection = connections.take().await?;
    let undone = |error: Error| match connections.failed(&error, Effect::Undone, "the end of a game") {
        // Not the fence, which answers without an error.
        StoreError::Taken => StoreError::Broken("an entry is there that its table does not count".to_owned()),
        meaning => meaning,
    };
    let appending = connection.statement(Kind::Anything.statement()).await.map_err(undone)?;
    let mut statements = Vec::new();
    for text in [AGREED, GAME, NEW, BEFORE, SEATS, AFTER] {
        statements.push(connection.statement(text).await.map_err(undone)?);
    }
    let transaction = connection.client().transaction().await.map_err(undone)?;
    let won = transaction.query(&appending, &Columns::of(job).params(Kind::Anything)).await.map_err(undone)?;
    let [job] = job;
    if let Err(error) = outcome(&outcomes(&won), &job.table) {
        transaction.rollback().await.map_err(undone)?;
        connections.give_back(connection);
        return Err(error);
    }
    if let Some(result) = job.result() {
        count(&transaction, &statements, job, result).await.map_err(|failed| match failed {
            Failed::Sent(error) => undone(error),
            Failed::Read(error) => error,
        })?;
    }
    if !job.send() {
        // Whoever asked was told that nothing was done.
        return Err(StoreError::Away);
    }
    transaction.commit().await.map_err(|error| connections.failed(&error, Effect::Change, "COMMIT"))?;
    connections.give_back(connection);
    Ok(())
}

/// Why a game was not counted.
enum Failed {
    Sent(Error),
    Read(StoreError),
}

impl From<Error> for Failed {
    fn from(error: Error) -> Self {
        Failed::Sent(error)
    }
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Self {
        Failed::Read(error)
    }
}

/// Counts a game that is over, unless it has been counted. Who has not agreed has no place in it; it is a game of the others.
async fn count(
    transaction: &Transaction<'_>,
    statements: &[Statement],
    job: &Job,
    result: &RatedResult,
) -> Result<(), Failed> {
    let [agreed, game, new, before, seats, after] = statements else { return Ok(()) };
    let people: Vec<&str> = result.counted.iter().filter_map(|one| person(&one.who)).collect();
    let agreed = transaction.query(agreed, &[&people]).await?;
    let agreed = agreed.iter().map(|row| get(row, 0)).collect::<Result<HashSet<String>, _>>()?;
    let counted: Vec<&Counted> =
        result.counted.iter().filter(|one| person(&one.who).is_none_or(|person| agreed.contains(person))).collect();
    let (name, players) = (text(&result.game), i32::from(result.players));
    let fresh = transaction.execute(game, &[&job.table, &job.summary.updated, &name, &players]).await?;
    if fresh == 0 || !counts(&counted) {
        return Ok(());
    }
    let (bots, who): (Vec<bool>, Vec<&str>) =
        counted.iter().map(|one| key(&one.who)).collect::<HashSet<_>>().into_iter().unzip();
    let Belief { rating, spread } = UNKNOWN;
    transaction.execute(new, &[&bots, &who, &name, &players, &rating, &spread]).await?;
    let mut believed = Vec::new();
    for row in transaction.query(before, &[&bots, &who, &name, &players]).await? {
        let belief = Belief { rating: get(&row, 2)?, spread: get(&row, 3)? };
        believed.push(((get::<bool>(&row, 0)?, get::<String>(&row, 1)?), belief));
    }
    let of = |one: &&Counted| {
        let (bot, who) = key(&one.who);
        believed.iter().find(|((is_bot, name), _)| *is_bot == bot && name == who).map_or(UNKNOWN, |(_, belief)| *belief)
    };
    let rated = Rated::of(&counted, &counted.iter().map(of).collect::<Vec<_>>());

    let seat: Vec<i32> = rated.seats.iter().map(|(one, ..)| i32::from(u8::from(one.seat))).collect();
    let (seat_bots, seat_who): (Vec<bool>, Vec<&str>) = rated.seats.iter().map(|(one, ..)| key(&one.who)).unzip();
    let place: Vec<i32> = rated.seats.iter().map(|(one, ..)| i32::from(one.place)).collect();
    let (was, is): (Vec<f64>, Vec<f64>) =
        rated.seats.iter().map(|(_, before, after)| (before.rating, after.rating)).unzip();
    transaction.execute(seats, &[&job.table, &seat, &seat_bots, &seat_who, &place, &was, &is]).await?;

    let (bots, who): (Vec<bool>, Vec<&str>) = rated.ratings.iter().map(|(who, _)| key(who)).unzip();
    let (rating, spread): (Vec<f64>, Vec<f64>) =
        rated.ratings.iter().map(|(_, belief)| (belief.rating, belief.spread)).unzip();
    transaction.execute(after, &[&bots, &who, &name, &players, &rating, &spread]).await?;
    Ok(())
}

fn person(who: &Contestant) -> Option<&str> {
    match who {
        Contestant::Person(identity) => Some(identity),
        Contestant::Bot(_) => None,
    }
}
