//! `tianxia doctor`: checks settings, data and surroundings of a server, and says how to mend what is wrong. It changes nothing.

mod data;
mod network;

use crate::cli;
use crate::failure::Failure;
use crate::out::outln;
use crate::settings;
use serde::Serialize;
use tianxia_server::Config;

/// What came of one check.
#[derive(Serialize)]
struct Finding {
    subject: &'static str,
    state: State,
    /// What was found.
    found: String,
    /// How to mend it, if something is wrong.
    mend: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum State {
    Ok,
    /// Worth a look; the server works.
    Note,
    Wrong,
}

impl Finding {
    fn ok(subject: &'static str, found: impl Into<String>) -> Self {
        Finding { subject, state: State::Ok, found: found.into(), mend: None }
    }

    fn note(subject: &'static str, found: impl Into<String>, mend: impl Into<String>) -> Self {
        Finding { subject, state: State::Note, found: found.into(), mend: Some(mend.into()) }
    }

    fn wrong(subject: &'static str, found: impl Into<String>, mend: impl Into<String>) -> Self {
        Finding { subject, state: State::Wrong, found: found.into(), mend: Some(mend.into()) }
    }
}

pub(crate) fn run(args: &cli::Doctor) -> Result<(), Failure> {
    let findings = match args.settings.read() {
        Ok(config) => all(&config)?,
        Err(failure) => {
            let mend = "correct the setting; `tianxia config --example` explains them all";
            vec![Finding::wrong("settings", failure.sentence(), mend)]
        }
    };
    if args.json {
        outln!("{}", serde_json::to_string_pretty(&findings).map_err(Failure::wrong)?);
    } else {
        findings.iter().for_each(print);
    }
    match findings.iter().filter(|finding| finding.state == State::Wrong).count() {
        0 => Ok(()),
        1 => Err(Failure::Wrong("1 check failed".to_owned())),
        count => Err(Failure::Wrong(format!("{count} checks failed"))),
    }
}

fn print(finding: &Finding) {
    let state = match finding.state {
        State::Ok => "ok   ",
        State::Note => "note ",
        State::Wrong => "WRONG",
    };
    outln!("{state} {}: {}", finding.subject, finding.found);
    if let Some(mend) = &finding.mend {
        outln!("      → {mend}");
    }
}

fn all(config: &Config) -> Result<Vec<Finding>, Failure> {
    let mut findings = vec![settings_in_effect()];
    match config.database() {
        Some(address) => findings.extend(data::database(address)?),
        None => findings.extend(data::file(config)?),
    }
    findings.extend(network::all(config));
    Ok(findings)
}

fn settings_in_effect() -> Finding {
    match &settings::unknown_variables()[..] {
        [] => Finding::ok("settings", "they can be read"),
        unknown => Finding::note(
            "settings",
            format!("{} is set and is no setting", unknown.join(", ")),
            "correct the name of the variable, or remove it; `tianxia config --example` lists all settings",
        ),
    }
}
