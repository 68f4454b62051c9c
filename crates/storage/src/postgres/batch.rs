//! What a batch says to the database, in one statement.

use super::appending::Job;
use super::text;
use crate::contract::store::word;
use tianxia_protocol::Status;
use tianxia_tables::{Facts, Summary};
use tokio_postgres::types::ToSql;

/// Whatever can be appended: the statement moves `tables.seq` on from the number that each job built on, and tells which tables it
/// moved, and which it did not because they would go to somebody who was erased.
const ANYTHING: &str = r#"
    WITH asked AS MATERIALIZED (
        SELECT * FROM unnest(
            $1::text[], $2::int[], $3::int[], $4::text[], $5::bigint[], $6::int[], $7::bool[], $8::bigint[], $9::bigint[],
            $10::bigint[], $11::text[], $12::bool[], $13::bigint[], $14::text[], $15::text[]
        ) AS asked (id, first, next, status, updated, turn, bot, deadline, lease, ended, game, listed, created, listing, host)
    ), people AS MATERIALIZED (
        SELECT tbl, identity FROM unnest($21::text[], $23::text[]) AS seated (tbl, identity)
        UNION SELECT id, host FROM asked WHERE host IS NOT NULL
    ), barred AS MATERIALIZED (
        SELECT DISTINCT people.tbl AS id FROM people JOIN keeper ON keeper.key = 'erased:' || people.identity
        WHERE NOT EXISTS (SELECT 1 FROM seats WHERE seats.tbl = people.tbl AND seats.identity = people.identity)
            AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = people.tbl AND tables.host = people.identity)
    ), fresh AS (
        INSERT INTO tables (id, seq, game, status, listed, created, updated, ended, turn, bot, deadline, lease, listing, host)
        SELECT id, next, game, status, listed, created, updated, ended, turn, bot, deadline, lease, listing, host
        FROM asked WHERE first = 0 AND id NOT IN (SELECT id FROM barred) ORDER BY id COLLATE "C"
        ON CONFLICT (id) DO NOTHING RETURNING id
    ), locked AS MATERIALIZED (
        SELECT tables.id FROM tables JOIN asked ON asked.id = tables.id AND tables.seq = asked.first
        WHERE asked.first > 0 AND (SELECT count(*) FROM fresh) >= 0 AND asked.id NOT IN (SELECT id FROM barred)
        ORDER BY tables.id COLLATE "C" FOR UPDATE OF tables
    ), moved AS (
        UPDATE tables SET
            seq = asked.next, status = asked.status, updated = asked.updated, turn = asked.turn, bot = asked.bot, deadline = asked.deadline,
            lease = asked.lease, ended = asked.ended, listed = COALESCE(asked.listed, tables.listed),
            listing = COALESCE(asked.listing, tables.listing), host = COALESCE(asked.host, tables.host)
        FROM asked JOIN locked ON locked.id = asked.id
        WHERE tables.id = asked.id AND tables.seq = asked.first RETURNING tables.id
    ), won AS (
        SELECT id FROM fresh UNION ALL SELECT id FROM moved
    ), logged AS (
        INSERT INTO entries (tbl, seq, time, command, deed)
        SELECT entry.* FROM unnest($16::text[], $17::int[], $18::bigint[], $19::text[], $20::text[]) AS entry (tbl, seq, time, command, deed)
        JOIN won ON won.id = entry.tbl
    ), seated AS (
        INSERT INTO seats (tbl, seat, identity)
        SELECT person.* FROM unnest($21::text[], $22::int[], $23::text[]) AS person (tbl, seat, identity) JOIN won ON won.id = person.tbl
        ON CONFLICT (tbl, seat) DO UPDATE SET identity = EXCLUDED.identity
    ), stood_up AS (
        DELETE FROM seats USING asked, won
        WHERE won.id = seats.tbl AND asked.id = seats.tbl AND asked.listing IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM unnest($21::text[], $22::int[]) AS person (tbl, seat) WHERE person.tbl = seats.tbl AND person.seat = seats.seat)
    ), visited AS (
        INSERT INTO visits (tbl, identity) SELECT people.tbl, people.identity FROM people JOIN won ON won.id = people.tbl
        ON CONFLICT DO NOTHING
    )
    SELECT id, TRUE FROM won UNION ALL SELECT id, FALSE FROM barred"#;

/// The same where every job is an action in the middle of a game, which most are: a fifth less work for the database. Rows are met, and locked, in the
/// order in which they are asked for, since `tables` is looked up and not read through ([`SETTINGS`]).
const ACTIONS: &str = "
    WITH moved AS (
        UPDATE tables SET
            seq = asked.seq + 1, status = asked.status, updated = asked.time, turn = asked.turn, bot = asked.bot, deadline = asked.deadline,
            lease = asked.lease
        FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::int[], $8::bool[], $9::bigint[], $10::bigint[])
            AS asked (id, seq, time, command, deed, status, turn, bot, deadline, lease)
        WHERE tables.id = asked.id AND tables.seq = asked.seq
        RETURNING asked.id, asked.seq, asked.time, asked.command, asked.deed
    )
    INSERT INTO entries (tbl, seq, time, command, deed) SELECT * FROM moved RETURNING tbl, TRUE";

/// What the connection that appends is told first.
pub(super) const SETTINGS: &str = "SET enable_seqscan = off";

/// By which statement jobs go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Anything,
    /// All are actions in the middle of a game: one entry each, and nothing changes that lists show but whose turn it is.
    Actions,
}

impl Kind {
    pub(super) fn of(jobs: &[Job]) -> Self {
        let is_action =
            |job: &Job| job.entries.len() == 1 && job.summary.facts.is_none() && job.summary.status != Status::Over;
        if jobs.iter().all(is_action) { Kind::Actions } else { Kind::Anything }
    }

    pub(super) const fn statement(self) -> &'static str {
        match self {
            Kind::Anything => ANYTHING,
            Kind::Actions => ACTIONS,
        }
    }
}

/// Everything of a batch, column by column.
#[derive(Default)]
pub(super) struct Columns<'a> {
    id: Vec<&'a str>,
    first: Vec<i32>,
    next: Vec<i32>,
    status: Vec<&'static str>,
    updated: Vec<i64>,
    turn: Vec<Option<i32>>,
    bot: Vec<bool>,
    deadline: Vec<Option<i64>>,
    lease: Vec<i64>,
    ended: Vec<Option<i64>>,
    game: Vec<Option<&'a str>>,
    listed: Vec<Option<bool>>,
    created: Vec<Option<i64>>,
    listing: Vec<Option<&'a str>>,
    host: Vec<Option<&'a str>>,
    entry_table: Vec<&'a str>,
    entry_seq: Vec<i32>,
    entry_time: Vec<i64>,
    entry_command: Vec<Option<String>>,
    entry_deed: Vec<&'a str>,
    seat_table: Vec<&'a str>,
    seat: Vec<i32>,
    seat_identity: Vec<&'a str>,
}

impl<'a> Columns<'a> {
    pub(super) fn of(jobs: &'a [Job]) -> Self {
        let mut columns = Columns::default();
        for job in jobs {
            columns.add(job);
        }
        columns
    }

    pub(super) fn params(&self, kind: Kind) -> Vec<&(dyn ToSql + Sync)> {
        match kind {
            Kind::Anything => self.all().to_vec(),
            Kind::Actions => self.of_actions().to_vec(),
        }
    }

    fn add(&mut self, job: &'a Job) {
        let (summary, facts): (&Summary, Option<&Facts>) = (&job.summary, job.summary.facts.as_ref());
        self.id.push(&job.table);
        self.first.push(job.first as i32);
        self.next.push(job.first as i32 + job.entries.len() as i32);
        self.status.push(word(summary.status));
        self.updated.push(summary.updated);
        self.turn.push(summary.turn.map(|seat| i32::from(u8::from(seat))));
        self.bot.push(summary.bot);
        self.deadline.push(summary.deadline);
        self.lease.push(job.lease);
        self.ended.push((summary.status == Status::Over).then_some(summary.updated));
        self.game.push(facts.map(|facts| &*facts.listing.game));
        self.listed.push(facts.map(|facts| facts.listed));
        self.created.push(facts.map(|facts| facts.listing.created));
        self.listing.push(job.listing.as_deref());
        self.host.push(facts.map(|facts| &*facts.host));
        for ((seq, entry), deed) in (job.first..).zip(&job.entries).zip(&job.deeds) {
            self.entry_table.push(&job.table);
            self.entry_seq.push(seq as i32);
            self.entry_time.push(entry.time);
            self.entry_command.push(entry.command.as_deref().map(text));
            self.entry_deed.push(deed);
        }
        for (seat, identity) in facts.into_iter().flat_map(|facts| &facts.people) {
            self.seat_table.push(&job.table);
            self.seat.push(i32::from(u8::from(*seat)));
            self.seat_identity.push(identity);
        }
    }

    fn all(&self) -> [&(dyn ToSql + Sync); 23] {
        [
            &self.id,
            &self.first,
            &self.next,
            &self.status,
            &self.updated,
            &self.turn,
            &self.bot,
            &self.deadline,
            &self.lease,
            &self.ended,
            &self.game,
            &self.listed,
            &self.created,
            &self.listing,
            &self.host,
            &self.entry_table,
            &self.entry_seq,
            &self.entry_time,
            &self.entry_command,
            &self.entry_deed,
            &self.seat_table,
            &self.seat,
            &self.seat_identity,
        ]
    }

    fn of_actions(&self) -> [&(dyn ToSql + Sync); 10] {
        [
            &self.id,
            &self.first,
            &self.entry_time,
            &self.entry_command,
            &self.entry_deed,
            &self.status,
            &self.turn,
            &self.bot,
            &self.deadline,
            &self.lease,
        ]
    }
}
