//! `tianxia admin`: administers a server. The token is created beside the data file. All other commands send it over HTTP, so that they act on a
//! running server.

use crate::failure::Failure;
use crate::out::outln;
use crate::settings;
use clap::{Args, Subcommand};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::PathBuf;
use tianxia_client::Client;
use tianxia_protocol::{
    Act, Acts, Announce, Code, Overview, PersonRows, Problem, Reason, ReportRow, ReportRows, TableRows,
};

#[derive(Args)]
#[command(
    after_help = "Create a token first: `tianxia admin token`. Set it as TIANXIA_ADMIN_TOKEN for the other commands, or open /admin of the \
                        server in a browser. Hosting in the documentation explains more.\n\n\
                        Examples:\n  tianxia admin token\n  \
                        tianxia admin overview\n  \
                        tianxia admin people East --url https://games.example.org\n  \
                        tianxia admin ban 3f2a \"insults in the chat\""
)]
pub(crate) struct Admin {
    /// Address of the server
    #[arg(long, env = "TIANXIA_URL", default_value = "http://127.0.0.1:8280", global = true)]
    url: String,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Create an administrator token; the previous one stops working
    Token {
        /// Data file of the server [default: tianxia/tables.db in the user's data folder]
        #[arg(long, value_name = "FILE", env = "TIANXIA_DATA")]
        data: Option<PathBuf>,
    },
    /// Summarise the server: players, tables, reports, limits
    Overview,
    /// List players, the newest first
    People {
        /// Only players whose name contains this
        name: Option<String>,
    },
    /// List tables, public or not, the latest first
    Tables {
        /// Only tables where this player sits
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
    /// Ban a player: they can watch, but not play or chat
    Ban {
        /// Their id, as `people` lists it
        person: String,
        /// Why; shown to the player
        reason: String,
    },
    /// Let a banned player play again
    Unban {
        /// Their id
        person: String,
        /// Why
        reason: String,
    },
    /// Erase a player; their games stay, without their name
    RemovePerson {
        /// Their id
        person: String,
        /// Why
        reason: String,
    },
    /// Remove a table with its game and chat
    RemoveTable {
        /// Its id
        table: String,
        /// Why
        reason: String,
    },
    /// Show an announcement on every page; without TEXT, remove it
    Announce {
        /// The text
        text: Option<String>,
    },
    /// List the administrative actions, the latest first
    Acts,
}

pub(crate) fn run(args: &Admin) -> Result<(), Failure> {
    let mut administrator = match &args.command {
        Command::Token { data } => return make_token(data.clone(), args.json),
        _ => Administrator::at(&args.url, args.json)?,
    };
    if args.json && list_as_json(&args.command, &mut administrator)? {
        return Ok(());
    }
    match &args.command {
        Command::Token { .. } => {}
        Command::Overview => overview(&administrator.get("")?),
        Command::People { name } => {
            let PersonRows { people, more } = administrator.get(&query("/people", "name", name.as_deref()))?;
            for person in people {
                let banned = person.banned.map_or_else(String::new, |reason| format!("  banned: {reason}"));
                let tables = if person.tables == 1 { "table" } else { "tables" };
                outln!("{}  {}  {} {tables}{banned}", person.id, person.name, person.tables);
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
                outln!("{}", [iso_time(time), act.to_string(), subject, text].join("  ").trim_end());
            }
        }
    }
    Ok(())
}

/// Prints a list as the server sends it; `false` for commands that list nothing.
fn list_as_json(command: &Command, administrator: &mut Administrator) -> Result<bool, Failure> {
    let path = match command {
        Command::Overview => String::new(),
        Command::People { name } => query("/people", "name", name.as_deref()),
        Command::Tables { person } => query("/tables", "person", person.as_deref()),
        Command::Reports => "/reports?after=0".to_owned(),
        Command::Acts => "/acts".to_owned(),
        _ => return Ok(false),
    };
    let listed: serde_json::Value = administrator.get(&path)?;
    outln!("{listed:#}");
    Ok(true)
}

/// A time in milliseconds since 1970, in ISO 8601: `2026-11-19T20:15:00Z`.
fn iso_time(milliseconds: i64) -> String {
    let seconds = milliseconds.div_euclid(1000);
    let (days, time) = (seconds.div_euclid(86400), seconds.rem_euclid(86400));
    // Howard Hinnant's algorithm counts from the first of March of the year 0, in cycles of 400 years.
    let days = days + 719_468;
    let (cycle, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let date = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + cycle * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02}T{:02}:{:02}:{:02}Z", time / 3600, time / 60 % 60, time % 60)
}

fn make_token(data: Option<PathBuf>, json: bool) -> Result<(), Failure> {
    let token = new_token(data)?;
    if json {
        outln!("{:#}", serde_json::json!({ "token": token }));
    } else {
        outln!("{token}");
    }
    Ok(())
}

fn new_token(data: Option<PathBuf>) -> Result<String, Failure> {
    let config = settings::data(data.as_ref())?;
    if let Some(address) = config.database() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Failure::wrong(format!("cannot start: {error}")))?;
        return runtime.block_on(tianxia_server::new_token_in(address)).map_err(Failure::wrong);
    }
    let data = config.data_file().map_err(Failure::usage)?;
    if !data.is_file() {
        return Err(Failure::access(format!("there is no data file {}; name it with --data FILE", data.display())));
    }
    tianxia_server::new_token(&data).map_err(Failure::wrong)
}

fn overview(overview: &Overview) {
    outln!("people: {} ({} banned)", overview.people, overview.banned);
    let tables: Vec<_> = overview.tables.iter().map(|(status, count)| format!("{count} {status}")).collect();
    outln!("tables: {}", if tables.is_empty() { "none".to_owned() } else { tables.join(", ") });
    outln!("reports to settle: {}", overview.reports);
    outln!("announcement: {}", overview.announcement.as_deref().unwrap_or("none"));
    match overview.keep_unfinished {
        0 => outln!("unfinished tables: kept forever"),
        days => outln!("unfinished tables: removed after {days} days without an action"),
    }
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
        outln!("There are more: search by name, or open /admin in a browser.");
    }
}

fn query(path: &str, key: &str, value: Option<&str>) -> String {
    let encoded = value.map(|value| utf8_percent_encode(value, NON_ALPHANUMERIC));
    encoded.map_or_else(|| path.to_owned(), |value| format!("{path}?{key}={value}"))
}

/// The server, asked with the token.
struct Administrator {
    client: Client,
    json: bool,
}

impl Administrator {
    fn at(url: &str, json: bool) -> Result<Self, Failure> {
        let token = settings::admin_token()?.ok_or_else(|| {
            Failure::usage(
                "set TIANXIA_ADMIN_TOKEN, or TIANXIA_ADMIN_TOKEN_FILE, to the token that `tianxia admin token` printed",
            )
        })?;
        Ok(Administrator { client: Client::new(url, None).with_token(token.trim()), json })
    }

    fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, Failure> {
        let answer = self.client.get(&format!("/api/admin{path}"));
        answer.map_err(|problem| refused(problem, self.client.url()))
    }

    fn post(&mut self, path: &str, body: &impl Serialize) -> Result<(), Failure> {
        let answer = self.client.post(&format!("/api/admin{path}"), body);
        let act: Act = answer.map_err(|problem| refused(problem, self.client.url()))?;
        if self.json {
            outln!("{}", serde_json::to_string_pretty(&act).map_err(Failure::wrong)?);
        } else {
            outln!("{}", format!("done and logged: {} {} {}", act.act, act.subject, act.text).trim_end());
        }
        Ok(())
    }

    fn act(&mut self, path: &str, reason: &str) -> Result<(), Failure> {
        self.post(path, &Reason { reason: reason.to_owned() })
    }
}

fn refused(problem: Problem, server: &str) -> Failure {
    match problem.code {
        Code::Unavailable => Failure::access(format!("{server}: {}", problem.message)),
        _ => Failure::wrong(problem),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_in_iso_8601() {
        for (milliseconds, written) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_825_600_000, "2000-02-29T12:00:00Z"),
            (1_795_100_389_753, "2026-11-19T14:59:49Z"),
            (-1000, "1969-12-31T23:59:59Z"),
        ] {
            assert_eq!(iso_time(milliseconds), written);
        }
    }
}
