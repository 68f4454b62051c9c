//! The game that `docs/protocol.md` tells, played as it stands there.
//!
//! A block of the language `tianxia` is a conversation. `East: POST /path BODY` is a request of somebody's, `=> 200 BODY` what
//! must come back, `until BODY` what must come back sooner or later. A body that is expected names only what matters; a text
//! `$name` in it stands for whatever is there, and is put in wherever `$name` stands afterwards. Once seat `$one` is known,
//! `First` is who sits there, and `Second`, on seat `$two`, the other of East and West.

use crate::kit::*;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use tianxia_client::Client;
use tianxia_protocol::Problem;

const PAGE: &str = include_str!("../../../../docs/protocol.md");

struct Story {
    url: String,
    people: HashMap<String, Client>,
    known: BTreeMap<String, Value>,
    /// The last request and its answer.
    last: Option<(String, Result<Value, Problem>)>,
}

#[test]
fn the_game_in_the_documentation_can_be_played() {
    let server = Server::start(NO_LIMITS);
    let mut story = Story { url: server.url.clone(), people: HashMap::new(), known: BTreeMap::new(), last: None };
    let mut requests = 0;
    for line in conversation() {
        if let Some(expected) = line.strip_prefix("=> ") {
            story.expect(expected);
        } else if let Some(expected) = line.strip_prefix("until ") {
            story.wait(expected);
        } else {
            story.ask(line);
            requests += 1;
        }
    }
    assert!(requests >= 12, "the page tells a whole game");
    assert!(PAGE.contains("\"status\": \"over\""));
}

/// The lines of all conversations.
fn conversation() -> Vec<&'static str> {
    PAGE.split("```tianxia\n").skip(1).flat_map(|block| block.split("```").next().unwrap_or("").lines()).collect()
}

impl Story {
    fn ask(&mut self, line: &str) {
        let (name, request) = line.split_once(": ").unwrap_or_else(|| panic!("not a request: {line}"));
        let request = self.fill(request);
        let (method, rest) = request.split_once(' ').unwrap();
        let (path, body) = rest.split_once(' ').unwrap_or((rest, ""));
        let name = match (name, self.known.get("$one").and_then(Value::as_u64)) {
            ("First", Some(1)) | ("Second", Some(2)) => "East",
            ("First" | "Second", Some(_)) => "West",
            _ => name,
        };
        let url = self.url.clone();
        let client = self.people.entry(name.to_owned()).or_insert_with(|| Client::new(&url, None));
        let answer = match method {
            "GET" if path.ends_with("/record") => client.get_text(path).map(Value::from),
            "GET" => client.get(path),
            "POST" if path.ends_with("/commands") => {
                let answer =
                    client.command(path.split('/').nth(3).unwrap(), &serde_json::from_str(body).unwrap()).unwrap();
                answer.problem.clone().map_or_else(|| Ok(serde_json::to_value(answer).unwrap()), Err)
            }
            "POST" => {
                let body: Value = serde_json::from_str(if body.is_empty() { "null" } else { body }).unwrap();
                client.post(path, &body)
            }
            other => panic!("no method {other}"),
        };
        self.last = Some((line.to_owned(), answer));
    }

    fn expect(&mut self, expected: &str) {
        let (line, answer) = self.last.take().unwrap();
        let (status, body) = expected.split_once(' ').unwrap_or((expected, "{}"));
        let status: u16 = status.parse().unwrap();
        let (found, value) = match answer {
            // The client tells successes apart by what they carry.
            Ok(value) => (status.clamp(200, 299), value),
            Err(problem) => (tianxia_server::http_status(problem.code), serde_json::to_value(problem).unwrap()),
        };
        assert_eq!(status, found, "{line}: {value}");
        let wanted: Value = serde_json::from_str(&self.fill(body)).unwrap_or_else(|error| panic!("{body}: {error}"));
        self.compare(&wanted, &value).unwrap_or_else(|error| panic!("{line}: {error}\n{value:#}"));
    }

    fn wait(&mut self, expected: &str) {
        let (line, _) = self.last.clone().unwrap();
        let wanted: Value = serde_json::from_str(&self.fill(expected)).unwrap();
        until(expected, || {
            self.ask(&line);
            let value = self.last.clone()?.1.ok()?;
            self.compare(&wanted, &value).ok()
        });
    }

    /// Is everything that is wanted there? Texts that begin with `$` take what is there.
    fn compare(&mut self, wanted: &Value, found: &Value) -> Result<(), String> {
        match (wanted, found) {
            (Value::String(name), _) if name.starts_with('$') => {
                self.known.insert(name.clone(), found.clone());
                if let ("$one", Some(seat)) = (name.as_str(), found.as_u64()) {
                    self.known.insert("$two".to_owned(), Value::from(3 - seat));
                }
                Ok(())
            }
            (Value::Object(wanted), Value::Object(found)) => wanted.iter().try_for_each(|(key, value)| {
                let there = found.get(key).ok_or_else(|| format!("`{key}` is missing"))?;
                self.compare(value, there).map_err(|error| format!("{key}: {error}"))
            }),
            (Value::Array(wanted), Value::Array(found)) if found.len() >= wanted.len() => {
                wanted.iter().zip(found).try_for_each(|(value, there)| self.compare(value, there))
            }
            _ if wanted == found => Ok(()),
            _ => Err(format!("{found} instead of {wanted}")),
        }
    }

    /// Puts in what is known.
    fn fill(&self, text: &str) -> String {
        self.known.iter().rev().fold(text.to_owned(), |text, (name, value)| {
            let plain = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            text.replace(&format!("\"{name}\""), &value.to_string()).replace(name.as_str(), &plain)
        })
    }
}
