//! `tianxia admin`: the keeper's side of a server. The token is made beside the data file; everything else goes over HTTP with it, so that
//! a running server takes notice.

use crate::failure::Failure;
use crate::out::outln;
use clap::{Args, Subcommand};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::PathBuf;
use tianxia_client::Client;
use tianxia_protocol::{Act, Acts, Announce, Overview, PersonRows, Problem, Reason, ReportRows, TableRows};
use tianxia_server::Config;

#[derive(Args)]
#[command(
    after_help = "Make a token first: `tianxia admin token`. Set it as TIANXIA_ADMIN_TOKEN for the other commands, or open\n\
                        /admin of the server in a browser. docs/hosting.md tells more."
)]
pub(crate) struct Admin {
    /// Address of the server
    #[arg(long, env = "TIANXIA_URL", default_value = "http://127.0.0.1:8280")]
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
    let mut keeper = match &args.command {
        Command::Token { data } => return make_token(data.clone()),
        _ => Keeper::at(&args.url)?,
    };
    match &args.command {
        Command::Token { .. } => {}
        Command::Overview => overview(&keeper.get("")?),
        Command::People { name } => {
            let PersonRows { people, more } = keeper.get(&query("/people", "name", name.as_deref()))?;
            for person in people {
                let banned = person.banned.map_or_else(String::new, |reason| format!("  banned: {reason}"));
                outln!("{}  {}  {} tables{banned}", person.id, person.name, person.tables);
            }
            tell_more(more);
        }
        Command::Tables { person } => {
            let TableRows { tables, more } = keeper.get(&query("/tables", "person", person.as_deref()))?;
            for table in tables {
                let names: Vec<_> = table.seats.iter().filter_map(|seat| seat.name.as_deref()).collect();
                outln!("{}  {}  {:?}  {}", table.id, table.game, table.status, names.join(", "));
            }
            tell_more(more);
        }
        Command::Reports => {
            for report in keeper.get::<ReportRows>("/reports")?.reports {
                let about = match (&report.person, &report.name) {
                    (Some(id), Some(name)) => format!("{name} ({id}) at table {}", report.table),
                    _ => format!("table {}", report.table),
                };
                let settled = if report.settled.is_some() { "  (settled)" } else { "" };
                outln!("{}  {about}{settled}: {}", report.id, report.text);
            }
        }
        Command::Settle { report, reason } => keeper.act(&format!("/reports/{report}/settle"), reason)?,
        Command::Ban { person, reason } => keeper.act(&format!("/people/{person}/ban"), reason)?,
        Command::Unban { person, reason } => keeper.act(&format!("/people/{person}/unban"), reason)?,
        Command::RemovePerson { person, reason } => keeper.act(&format!("/people/{person}/remove"), reason)?,
        Command::RemoveTable { table, reason } => keeper.act(&format!("/tables/{table}/remove"), reason)?,
        Command::Announce { text } => keeper.post("/announce", &Announce { text: text.clone() })?,
        Command::Acts => {
            for Act { time, act, subject, text } in keeper.get::<Acts>("/acts")?.acts {
                outln!("{time}  {act}  {subject}  {text}");
            }
        }
    }
    Ok(())
}

fn make_token(data: Option<PathBuf>) -> Result<(), Failure> {
    let config = Config { data, ..Config::default() };
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

fn tell_more(more: Option<i64>) {
    if more.is_some() {
        outln!("… and more; name a part of what you look for, or open /admin in a browser");
    }
}

fn query(path: &str, key: &str, value: Option<&str>) -> String {
    let letter = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    value.map_or_else(
        || path.to_owned(),
        |value| format!("{path}?{key}={}", value.bytes().map(letter).collect::<String>()),
    )
}

/// The server, asked with the token.
struct Keeper(Client);

impl Keeper {
    fn at(url: &str) -> Result<Self, Failure> {
        let token = std::env::var("TIANXIA_ADMIN_TOKEN").ok().filter(|token| !token.is_empty());
        let token = token.ok_or_else(|| {
            Failure::usage("set TIANXIA_ADMIN_TOKEN to the token that `tianxia admin token` has made")
        })?;
        Ok(Keeper(Client::new(url, None).with_token(token.trim())))
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
