//! `tianxia admin`: the administrator's side of a server. The token is made beside the data file; everything else goes over HTTP with it, so that
//! a running server takes notice.

use crate::failure::Failure;
use crate::out::outln;
use crate::settings;
use clap::{Args, Subcommand};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::PathBuf;
use tianxia_client::Client;
use tianxia_protocol::{Act, Acts, Announce, Overview, PersonRows, Problem, Reason, ReportRow, ReportRows, TableRows};

#[derive(Args)]
#[command(
    after_help = "Make a token first: `tianxia admin token`. Set it as TIANXIA_ADMIN_TOKEN for the other commands, or open\n\
                        /admin of the server in a browser. docs/hosting.md tells more."
)]
pub(crate) struct Admin {
    /// Address of the server
    #[arg(long, env = "TIANXIA_URL", default_value = "http://127.0.0.1:8280", global = true)]
    url: String,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Make a token; the one before works no more
    Token {
        /// Data file of the server [default: tianxia/tables.db in the user's data folder]
        #[arg(long, value_name = "FILE", env = "TIANXIA_DATA")]
        data: Option<PathBuf>,
    },
    /// Show the server at a glance: people, tables, reports, limits
    Overview,
    /// List people, the newest first
    People {
        /// Only those whose name contains this
        name: Option<String>,
    },
    /// List tables, public or not, the latest first
    Tables {
        /// Only those where this person sits
        #[arg(long, value_name = "ID")]
        person: Option<String>,
    },
    /// List reports
    Reports,
    /// Settle a report
    Settle {
        /// Its number
        report: i64,
        /// What was done
        reason: String,
    },
    /// Ban a person: they may look on, but not play or write
    Ban {
        /// Their id, as `people` lists it
        person: String,
        /// Why; the person is told
        reason: String,
    },
    /// Let a banned person play again
    Unban {
        /// Their id
        person: String,
        /// Why
        reason: String,
    },
    /// Erase a person; their games stay, without their name
    RemovePerson {
        /// Their id
        person: String,
        /// Why
        reason: String,
    },
    /// Remove a table with everything that happened there
    RemoveTable {
        /// Its id
        table: String,
        /// Why
        reason: String,
    },
    /// Announce something on every page; nothing any more without a text
    Announce {
        /// The text
        text: Option<String>,
    },
    /// List what was done with the token, the latest first
    Acts,
}

pub(crate) fn run(args: &Admin) -> Result<(), Failure> {
    let mut administrator = match &args.command {
        Command::Token { data } => return make_token(data.clone()),
        _ => Administrator::at(&args.url)?,
    };
    match &args.command {
        Command::Token { .. } => {}
        Command::Overview => overview(&administrator.get("")?),
        Command::People { name } => {
            let PersonRows { people, more } = administrator.get(&query("/people", "name", name.as_deref()))?;
            for person in people {
                let banned = person.banned.map_or_else(String::new, |reason| format!("  banned: {reason}"));
                outln!("{}  {}  {} tables{banned}", person.id, person.name, person.tables);
            }
            tell_more(more);
        }
        Command::Tables { person } => {
            let TableRows { tables, more } = administrator.get(&query("/tables", "person", person.as_deref()))?;
            for table in tables {
                let names: Vec<_> = table.seats.iter().filter_map(|seat| seat.name.as_deref()).collect();
                outln!("{}  {}  {:?}  {}", table.id, table.game, table.status, names.join(", "));
            }
            tell_more(more);
        }
        Command::Reports => {
            let mut after = Some(0);
            while let Some(first) = after {
                let page: ReportRows = administrator.get(&format!("/reports?after={first}"))?;
                page.reports.iter().for_each(show_report);
                after = page.more;
            }
        }
        Command::Settle { report, reason } => administrator.act(&format!("/reports/{report}/settle"), reason)?,
        Command::Ban { person, reason } => administrator.act(&format!("/people/{person}/ban"), reason)?,
        Command::Unban { person, reason } => administrator.act(&format!("/people/{person}/unban"), reason)?,
        Command::RemovePerson { person, reason } => administrator.act(&format!("/people/{person}/remove"), reason)?,
        Command::RemoveTable { table, reason } => administrator.act(&format!("/tables/{table}/remove"), reason)?,
        Command::Announce { text } => administrator.post("/announce", &Announce { text: text.clone() })?,
        Command::Acts => {
            for Act { time, act, subject, text } in administrator.get::<Acts>("/acts")?.acts {
                outln!("{time}  {act}  {subject}  {text}");
            }
        }
    }
    Ok(())
}

fn make_token(data: Option<PathBuf>) -> Result<(), Failure> {
    let config = settings::data(data.as_ref())?;
    if let Some(address) = config.database() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Failure::wrong(format!("cannot start: {error}")))?;
        outln!("{}", runtime.block_on(tianxia_server::new_token_in(address)).map_err(Failure::wrong)?);
        return Ok(());
    }
    let data = config.data_file().map_err(Failure::usage)?;
    if !data.is_file() {
        return Err(Failure::usage(format!("there is no data file {}; name it with --data FILE", data.display())));
    }
    outln!("{}", tianxia_server::new_token(&data).map_err(Failure::wrong)?);
    Ok(())
}

fn overview(overview: &Overview) {
    outln!("people: {} ({} banned)", overview.people, overview.banned);
    let tables: Vec<_> = overview.tables.iter().map(|(status, count)| format!("{count} {status}")).collect();
    outln!("tables: {}", tables.join(", "));
    outln!("reports to settle: {}", overview.reports);
    outln!("announcement: {}", overview.announcement.as_deref().unwrap_or("none"));
    outln!("unfinished tables are kept for {} days (0: for ever)", overview.keep_unfinished);
    for (name, limit) in &overview.limits {
        outln!("limit {name}: {limit}");
    }
}

fn show_report(report: &ReportRow) {
    let about = match (&report.person, &report.name) {
        (Some(id), Some(name)) => format!("{name} ({id}) at table {}", report.table),
        _ => format!("table {}", report.table),
    };
    let settled = if report.settled.is_some() { "  (settled)" } else { "" };
    outln!("{}  {about}{settled}: {}", report.id, report.text);
}

fn tell_more(more: Option<i64>) {
    if more.is_some() {
        outln!("… and more; name a part of what you look for, or open /admin in a browser");
    }
}

fn query(path: &str, key: &str, value: Option<&str>) -> String {
    let encoded = value.map(|value| utf8_percent_encode(value, NON_ALPHANUMERIC));
    encoded.map_or_else(|| path.to_owned(), |value| format!("{path}?{key}={value}"))
}

/// The server, asked with the token.
struct Administrator(Client);

impl Administrator {
    fn at(url: &str) -> Result<Self, Failure> {
        let token = settings::admin_token()?.ok_or_else(|| {
            Failure::usage(
                "set TIANXIA_ADMIN_TOKEN, or TIANXIA_ADMIN_TOKEN_FILE, to the token that `tianxia admin token` printed",
            )
        })?;
        Ok(Administrator(Client::new(url, None).with_token(token.trim())))
    }

    fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, Failure> {
        self.0.get(&format!("/api/admin{path}")).map_err(refused)
    }

    fn post(&mut self, path: &str, body: &impl Serialize) -> Result<(), Failure> {
        let act: Act = self.0.post(&format!("/api/admin{path}"), body).map_err(refused)?;
        outln!("done and written down: {} {} {}", act.act, act.subject, act.text);
        Ok(())
    }

    fn act(&mut self, path: &str, reason: &str) -> Result<(), Failure> {
        self.post(path, &Reason { reason: reason.to_owned() })
    }
}

fn refused(problem: Problem) -> Failure {
    Failure::wrong(problem)
}
