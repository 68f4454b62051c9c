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
use tianxia_protocol::{Code, FromClient, FromServer, Play, Problem, WhyNot, WhyNotAnswer};

const PAGE: &str = include_str!("../../../../docs/protocol.md");

struct Story {
    url: String,
    people: HashMap<String, Client>,
    known: BTreeMap<String, Value>,
    /// The last request and its answer.
    last: Option<(String, Result<Value, Problem>)>,
}

#[test]
fn a_client_of_another_version_is_told_so_in_one_sentence() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let mut live = people[0].live_speaking(2, &table, "changes=true").unwrap();
    let FromServer::Problem(problem) = live.receive().unwrap() else { panic!("a problem comes first") };
    assert_eq!(problem.code, Code::BadRequest);
    assert!(problem.message.contains("version 2") && problem.message.contains("reload"), "{}", problem.message);
    let closed = live.receive().unwrap_err();
    assert!(closed.message.contains("1008: another version"), "{}", closed.message);
}

/// Asks over a socket why an action is not legal.
fn why_not(person: &Client, table: &str, seat: u8, at: u32, action: &str) -> WhyNotAnswer {
    let mut live = person.live(table, "").unwrap();
    live.send(&FromClient::WhyNot { id: "why".to_owned(), seat, at, action: Play::from(action) }).unwrap();
    loop {
        if let FromServer::WhyNot(answer) = live.receive().unwrap() {
            return answer;
        }
    }
}

#[test]
fn why_not_names_the_rule_and_stores_nothing() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let one = decider(&mut people, &table);
    let before = people[one].table(&table).unwrap();
    let (seat, at, legal) = (one as u8 + 1, before.game.as_ref().unwrap().at, before.game.unwrap().legal.unwrap());
    let asked = people[one].why_not(&table, seat, at, "pass").unwrap();
    assert!(!asked.legal && asked.rule.as_deref() == Some("Q24") && asked.phrase.is_some(), "{asked:?}");
    assert_eq!(why_not(&people[one], &table, seat, at, "pass").why_not, Some(asked));
    let number = legal.numbers().next().unwrap().to_string();
    let is_legal = WhyNot { legal: true, rule: None, phrase: None };
    assert_eq!(people[one].why_not(&table, seat, at, &number).unwrap(), is_legal);
    // Only the seat that decides may ask, about the present decision, in words of the game.
    let code = |person: &mut Client, seat, at, action| person.why_not(&table, seat, at, action).unwrap_err().code;
    assert_eq!(code(&mut people[1 - one], seat, at, "pass"), Code::NotYours);
    assert_eq!(code(&mut people[1 - one], 3 - seat, at, "pass"), Code::Stale);
    assert_eq!(code(&mut people[one], seat, at + 1, "pass"), Code::Stale);
    assert_eq!(code(&mut people[one], seat, at, "dance"), Code::BadRequest);
    assert_eq!(why_not(&people[1 - one], &table, seat, at, "pass").problem.unwrap().code, Code::NotYours);
    let after = people[one].table(&table).unwrap();
    assert_eq!((after.seq, after.items.len()), (before.seq, before.items.len()));
    let data = rusqlite::Connection::open(server.data()).unwrap();
    let stored: u32 = data.query_row("SELECT count(*) FROM refusals", [], |row| row.get(0)).unwrap();
    assert_eq!(stored, 0);
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
            Err(problem) => (problem.code.status(), serde_json::to_value(problem).unwrap()),
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
