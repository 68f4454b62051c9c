//! What the administrator of a server may do. Every act is written into a log of its own.

use crate::people::secret;
use crate::service::Service;
use tianxia_protocol::{Act, AdminAction, Code, Overview, Problem, ReportRows};
use tianxia_storage::clock;

/// The longest reason and announcement, in characters.
const LONGEST: usize = 300;
/// How many acts and reports are shown.
const SHOWN: u32 = 200;

impl Service {
    /// Is this the administrator's token? It is compared in the same time, however much of it is right.
    pub(crate) async fn is_administrator(&self, token: &str) -> Result<(), Problem> {
        let Some(kept) = self.store.token().await? else {
            return Err(Problem::new(
                Code::NotYours,
                "this server has no token yet; make one with `tianxia admin token`",
            ));
        };
        let differing =
            secret::hash(token).iter().zip(kept).fold(0, |differing, (one, other)| differing | (one ^ other));
        match differing {
            0 => Ok(()),
            _ => Err(Problem::new(Code::NotYours, "this is not the token of this server's administrator")),
        }
    }

    /// The server at a glance.
    pub(crate) async fn overview(&self) -> Result<Overview, Problem> {
        let counts = self.store.counts().await?;
        Ok(Overview {
            people: counts.people,
            banned: counts.banned,
            tables: counts.tables,
            reports: counts.reports,
            announcement: self.store.announcement().await?,
            limits: self.config.limits_by_name(),
            keep_unfinished: self.config.keep_unfinished,
        })
    }

    /// Bans somebody: they may look on, but neither play nor write. Bots play their seats.
    pub(crate) async fn ban(&self, identity: &str, reason: &str) -> Result<Act, Problem> {
        let act = act(AdminAction::Ban, identity, reason)?;
        if !self.store.ban(identity, Some(act.text.clone()), act.clone()).await? {
            return Err(no_person());
        }
        self.people.forget_person(identity);
        for table in self.store.traces(identity).await? {
            match self.tables.change(&table, |table| table.stand_in_for(identity, clock::now())).await {
                Ok(()) | Err(Problem { code: Code::NotFound, .. }) => {}
                Err(problem) => return Err(problem),
            }
        }
        Ok(act)
    }

    /// Lets somebody play again.
    pub(crate) async fn unban(&self, identity: &str, reason: &str) -> Result<Act, Problem> {
        let act = act(AdminAction::Unban, identity, reason)?;
        if !self.store.ban(identity, None, act.clone()).await? {
            return Err(no_person());
        }
        self.people.forget_person(identity);
        Ok(act)
    }

    /// Erases somebody, as they could themselves.
    pub(crate) async fn remove_person(&self, identity: &str, reason: &str) -> Result<Act, Problem> {
        let act = act(AdminAction::RemovePerson, identity, reason)?;
        self.store.kept(identity).await?.ok_or_else(no_person)?;
        // Written down first: an act that is broken off half-way is known all the same.
        self.store.acted(act.clone()).await?;
        self.erase(identity).await?;
        Ok(act)
    }

    /// Removes a table with everything that happened there.
    pub(crate) async fn remove_table(&self, table: &str, reason: &str) -> Result<Act, Problem> {
        let act = act(AdminAction::RemoveTable, table, reason)?;
        self.tables.look(table, |_| Ok(())).await?;
        self.store.acted(act.clone()).await?;
        self.remove_tables(vec![table.to_owned()]).await?;
        Ok(act)
    }

    /// Returns a page of reports, without the first `after` of them.
    pub(crate) async fn reports(&self, after: u32) -> Result<ReportRows, Problem> {
        let mut reports = self.store.reports(after, SHOWN + 1).await?;
        let more = (reports.len() > SHOWN as usize).then(|| after.saturating_add(SHOWN));
        reports.truncate(SHOWN as usize);
        Ok(ReportRows { reports, more })
    }

    /// Settles a report.
    pub(crate) async fn settle(&self, report: i64, reason: &str) -> Result<Act, Problem> {
        let act = act(AdminAction::Settle, &report.to_string(), reason)?;
        match self.store.settle(report, act.clone()).await? {
            true => Ok(act),
            false => Err(Problem::new(Code::NotFound, format!("there is no report {report}"))),
        }
    }

    /// Announces something on every page, or nothing any more.
    pub(crate) async fn announce(&self, text: Option<&str>) -> Result<Act, Problem> {
        let text = text.map(str::trim).filter(|text| !text.is_empty());
        let act = act(AdminAction::Announce, "", text.unwrap_or_default())?;
        self.store.announce(text.map(|_| act.text.clone()), act.clone()).await?;
        Ok(act)
    }

    /// What the administrator did, the latest first.
    pub(crate) async fn acts(&self) -> Result<Vec<Act>, Problem> {
        Ok(self.store.acts(SHOWN).await?)
    }
}

fn act(what: AdminAction, subject: &str, text: &str) -> Result<Act, Problem> {
    let text: String = text.trim().chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    match text.chars().count() {
        0 if what != AdminAction::Announce => {
            Err(Problem::new(Code::BadRequest, "give a reason; it is written into the log of acts"))
        }
        0..=LONGEST => Ok(Act { time: clock::now(), act: what, subject: subject.to_owned(), text }),
        _ => Err(Problem::new(Code::BadRequest, format!("a reason or announcement has at most {LONGEST} characters"))),
    }
}

fn no_person() -> Problem {
    Problem::new(Code::NotFound, "there is no such person")
}
