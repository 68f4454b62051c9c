//! People and other people: who has blocked whom, and what that hides; reports to the administrator.

use crate::people::identity::Person;
use crate::people::limits::Kind;
use crate::people::secret;
use crate::play::updates::{Has, News, Reader};
use crate::service::Service;
use tianxia_protocol::{
    BlockSeat, Blocks, Code, Item, Listing, LogPart, Problem, Report, SentReport, Update, ViewpointName,
};
use tianxia_storage::{NewBlock, NewReport, clock};
use tianxia_tables::Table;

/// The most people one person may block.
const MOST_BLOCKS: usize = 1000;
/// The longest report, in characters.
const LONGEST_REPORT: usize = 1000;

impl Service {
    /// The table as somebody sees it, without what those said whom they have blocked.
    pub(crate) async fn update(
        &self,
        person: Option<&Person>,
        table: &str,
        viewpoint: ViewpointName,
        since: Option<u32>,
    ) -> Result<Update, Problem> {
        let (who, presence) = (person.map(|person| &*person.id), self.presence.at(table));
        let hide = |table: &Table, items: &mut Vec<Item>| hide(person, table, items);
        self.tables.update(table, who, viewpoint, since, &presence, hide).await
    }

    /// The same as a message to a socket.
    pub(crate) async fn news(
        &self,
        person: Option<&Person>,
        table: &str,
        viewpoint: ViewpointName,
        since: Option<u32>,
        has: Option<&Has>,
    ) -> Result<News, Problem> {
        let (who, presence) = (person.map(|person| &*person.id), self.presence.at(table));
        let hide = |table: &Table, items: &mut Vec<Item>| hide(person, table, items);
        let own = person.is_some_and(|person| !person.blocked.is_empty());
        self.tables.news(table, &Reader { who, own, from: viewpoint, since, has }, &presence, hide).await
    }

    /// A part of a table's log, likewise.
    pub(crate) async fn log_part(
        &self,
        person: Option<&Person>,
        table: &str,
        viewpoint: ViewpointName,
        since: Option<u32>,
        before: Option<u32>,
    ) -> Result<LogPart, Problem> {
        let look = self.tables.look(table, |table| {
            let mut part = table.log_part(person.map(|person| &*person.id), viewpoint, since, before)?;
            hide(person, table, &mut part.items);
            Ok(part)
        });
        look.await
    }

    /// Leaves out the tables of those whom somebody has blocked.
    pub(crate) async fn hide_blocked(&self, person: Option<&Person>, tables: &mut Vec<Listing>) -> Result<(), Problem> {
        if let Some(person) = person.filter(|person| !person.blocked.is_empty()) {
            let hidden = self.store.hidden_from(&person.id).await?;
            tables.retain(|table| !hidden.contains(&table.id));
        }
        Ok(())
    }

    /// May somebody sit down at a table? Not where its host has blocked them, nor where the game counts for ratings they do not want.
    pub(crate) async fn welcome_at(&self, person: &Person, table: &str) -> Result<(), Problem> {
        let look = self.tables.look(table, |table| Ok((table.host().to_owned(), table.is_rated())));
        let (host, rated) = look.await?;
        self.agrees_if(person, rated)?;
        match self.store.has_blocked(&host, &person.id).await? {
            true => Err(Problem::new(Code::NotYours, "the host of this table has blocked you; choose another table")),
            false => Ok(()),
        }
    }

    /// Blocks the person in a seat.
    pub(crate) async fn block(&self, person: &Person, BlockSeat { table, seat }: BlockSeat) -> Result<Blocks, Problem> {
        self.limit(Kind::Command, &person.id)?;
        let (other, name) = self.person_at(&table, seat).await?;
        if *other == *person.id {
            return Err(Problem::new(Code::BadRequest, "this seat is yours; you cannot block yourself"));
        }
        if person.blocked.len() >= MOST_BLOCKS {
            return Err(Problem::new(Code::TooMany, format!("you cannot block more than {MOST_BLOCKS} people")));
        }
        let (id, identity, now) = (secret::code(), person.id.to_string(), clock::now());
        self.store.block(NewBlock { id, identity, other, name, now }).await?;
        self.people.forget_person(&person.id);
        self.blocks(person).await
    }

    /// Removes a block.
    pub(crate) async fn unblock(&self, person: &Person, id: &str) -> Result<Blocks, Problem> {
        if !self.store.unblock(&person.id, id).await? {
            return Err(Problem::new(Code::NotFound, "you have blocked nobody under this id"));
        }
        self.people.forget_person(&person.id);
        self.blocks(person).await
    }

    /// Those whom somebody has blocked.
    pub(crate) async fn blocks(&self, person: &Person) -> Result<Blocks, Problem> {
        Ok(Blocks { blocked: self.store.blocked(&person.id).await? })
    }

    /// Tells the administrator of the server about a table, or somebody there.
    pub(crate) async fn report(&self, person: &Person, report: Report) -> Result<SentReport, Problem> {
        let text: String = report.text.trim().chars().filter(|sign| !sign.is_control() || *sign == '\n').collect();
        if !(1..=LONGEST_REPORT).contains(&text.chars().count()) {
            let message = format!("a report has 1 to {LONGEST_REPORT} characters");
            return Err(Problem::new(Code::BadRequest, message));
        }
        let about = match report.seat {
            Some(seat) => Some(self.person_at(&report.table, seat).await?.0),
            None => self.tables.look(&report.table, |_| Ok(None)).await?,
        };
        self.limit(Kind::Report, &person.id)?;
        let (time, reporter) = (clock::now(), person.id.to_string());
        Ok(self.store.report(NewReport { time, reporter, table: report.table, person: about, text }).await?)
    }

    /// The identity and the name of the person in a seat.
    async fn person_at(&self, table: &str, seat: u8) -> Result<(String, String), Problem> {
        let look = self.tables.look(table, |table| {
            let nobody = || Problem::new(Code::BadRequest, format!("nobody known sits on seat {seat} of this table"));
            let identity = table.person_in(seat).ok_or_else(nobody)?.to_owned();
            let name = table.names().into_iter().nth(usize::from(seat) - 1).ok_or_else(nobody)?;
            Ok((identity, name))
        });
        look.await
    }
}

/// Takes out what those said whom somebody has blocked.
fn hide(person: Option<&Person>, table: &Table, items: &mut Vec<Item>) {
    if let Some(person) = person.filter(|person| !person.blocked.is_empty()) {
        let hidden = table.said_by(|by| person.blocked.contains(by));
        items.retain(|item| hidden.binary_search(&item.seq).is_err());
    }
}
