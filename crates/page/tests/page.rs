//! A page that plays by itself: requests of the protocol in, answers and entries to keep out.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use tianxia_bots::{Bot, Level};
use tianxia_core::{FastDice, Seed, Setup};
use tianxia_page::{Page, think};

/// A page with its store: what it asks to keep is kept here, and loaded when it is missed.
#[derive(Default)]
struct Browser {
    page: Page,
    logs: BTreeMap<String, Vec<Value>>,
    shelves: BTreeMap<String, String>,
    clock: i64,
}

impl Browser {
    fn ask(&mut self, method: &str, path: &str, body: Value) -> Value {
        self.ask_by_chance(method, path, body, "7")
    }

    fn ask_by_chance(&mut self, method: &str, path: &str, body: Value, random: &str) -> Value {
        self.clock += 1000;
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let query: BTreeMap<&str, &str> = query.split('&').filter_map(|pair| pair.split_once('=')).collect();
        let path: Vec<&str> = path.split('/').collect();
        let request = json!({
            "method": method, "path": path, "query": query, "body": body,
            "now": self.clock, "random": random, "name": "East",
        });
        for _ in 0..4 {
            let reply: Value = serde_json::from_str(&self.page.ask(&request.to_string())).unwrap();
            let Some(missing) = reply["missing"].as_str() else {
                self.keep(&reply);
                return reply;
            };
            let log = Value::from(self.logs.get(missing).cloned().unwrap_or_default());
            assert_eq!(self.page.load(missing, &log.to_string()), "");
        }
        panic!("the page goes on missing a table for {request}");
    }

    fn keep(&mut self, reply: &Value) {
        for kept in reply["keep"].as_array().into_iter().flatten() {
            let table = kept["table"].as_str().unwrap().to_owned();
            let log = self.logs.entry(table.clone()).or_default();
            assert_eq!(kept["first"], log.len(), "entries follow one another");
            log.extend(kept["entries"].as_array().unwrap().iter().cloned());
            self.shelves.insert(table, kept["shelf"].as_str().unwrap().to_owned());
        }
    }

    /// Closes the page and opens it again: only what was kept is left.
    fn reload(&mut self) {
        self.page = Page::default();
    }

    fn table(&mut self, game: &str, seats: &Value, random: &str) -> String {
        let new = json!({"id": format!("{game} {random}"), "game": game, "seats": seats, "hints": true, "start": true});
        let reply = self.ask_by_chance("POST", "api/tables", new, random);
        assert_eq!(reply["status"], 201, "{reply}");
        reply["body"]["table"].as_str().unwrap().to_owned()
    }

    /// Lets the bots of a table play until a person has to, or to the end.
    fn let_bots_play(&mut self, table: &str) {
        // A look loads it.
        self.ask("GET", &format!("api/tables/{table}"), Value::Null);
        while let Some(thought) = self.page.thought(table) {
            let number: u32 = serde_json::from_str(&think(&thought.jobs[0])).unwrap();
            let body = json!({"at": thought.at, "number": number});
            let reply = self.ask("POST", &format!("page/tables/{table}/bot"), body);
            assert_eq!(reply["status"], 200, "{reply}");
        }
    }

    fn record(&mut self, table: &str) -> String {
        let reply = self.ask("GET", &format!("api/tables/{table}/record"), Value::Null);
        reply["text"].as_str().unwrap_or_else(|| panic!("{reply}")).to_owned()
    }
}

fn bots(players: u8, level: &str) -> Value {
    Value::from(vec![json!({"kind": "bot", "level": level}); usize::from(players)])
}

/// The lines of a record that tell what was done and how it ended.
fn played(record: &str) -> &str {
    record.split_once("\n\n").unwrap().1
}

#[test]
fn the_same_seed_and_level_give_the_game_of_the_terminal() {
    for game in tianxia_games::IDS {
        let (players, seed) = (3, Seed::from_number(20));
        let mut browser = Browser::default();
        let table = browser.table(game, &bots(players, "easy"), &seed.to_string());
        browser.let_bots_play(&table);
        // As `tianxia play` does it: every seat has dice of its own.
        let mut there = tianxia_games::start(game, &Setup::new(players), seed).unwrap();
        let mut dice: Vec<_> = (0..players).map(|seat| FastDice::from_seed(seed.derive(u64::from(seat)))).collect();
        while let Some(seat) = there.turn().seat() {
            let number = dice[seat.index()].next_u64();
            let choice = Bot::of(Level::Easy).choose(&*there, number, &AtomicBool::new(false));
            there.act_numbered(seat, choice.unwrap()).unwrap();
        }
        assert_eq!(played(&browser.record(&table)), played(&there.record().to_string()), "{game}");
        assert_eq!(browser.shelves[&table], "over");
    }
}

#[test]
fn a_game_survives_reloads_and_a_search_repeats_itself() {
    let record = |reloads: bool| {
        let mut browser = Browser::default();
        let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
        let table = browser.table("qin", &seats, "5");
        for step in 0.. {
            browser.let_bots_play(&table);
            let update = browser.ask("GET", &format!("api/tables/{table}?eye=mine"), Value::Null)["body"].clone();
            if update["table"]["status"] == "over" {
                break;
            }
            assert_eq!(browser.shelves[&table], "my_turn");
            if reloads && step % 5 == 2 {
                browser.reload();
            }
            let game = first_legal(&update);
            let command = json!({"id": format!("{step}"), "command": {"do": "act", "seat": 1, "at": update["game"]["at"], "action": game}});
            let path = format!("api/tables/{table}/commands");
            let answer = browser.ask("POST", &path, command.clone());
            assert_eq!(answer["status"], 200, "{answer}");
            let again = browser.ask("POST", &path, command);
            assert_eq!(again["body"]["seq"], answer["body"]["seq"], "sent twice, it acts once");
        }
        browser.record(&table)
    };
    assert_eq!(record(true), record(false));
}

/// The number of the first legal action of an update.
fn first_legal(update: &Value) -> u32 {
    let legal: tianxia_protocol::Legal = serde_json::from_value(update["game"]["legal"].clone()).unwrap();
    legal.unpack()[0].number
}

#[test]
fn a_record_is_taken_in_once_and_tells_the_same_game() {
    for game in tianxia_games::IDS {
        let mut browser = Browser::default();
        let table = browser.table(game, &bots(2, "random"), "3");
        browser.let_bots_play(&table);
        let record = browser.record(&table);
        let mut elsewhere = Browser::default();
        let body = json!({"record": record});
        let made = elsewhere.ask("POST", "page/records", body.clone())["body"]["table"].clone();
        assert_eq!(elsewhere.ask("POST", "page/records", body)["body"]["table"], made, "once");
        assert_eq!(elsewhere.logs.len(), 1);
        let id = made.as_str().unwrap();
        assert_eq!(elsewhere.record(id), record);
        let moment = elsewhere.ask("GET", &format!("api/tables/{id}/replay?until=3"), Value::Null);
        assert_eq!(moment["body"]["until"], 3, "{moment}");
        let bad = elsewhere.ask("POST", "page/records", json!({"record": "tianxia record: 9\n"}));
        assert_eq!(bad["status"], 400);
        assert!(bad["body"]["message"].as_str().unwrap().contains("versions up to"), "{bad}");
    }
}

#[test]
fn an_unfinished_record_is_played_on() {
    let mut game = tianxia_games::start("qin", &Setup::new(2), Seed::from_number(4)).unwrap();
    for _ in 0..5 {
        let seat = game.turn().seat().unwrap();
        let number = game.numbers()[0];
        game.act_numbered(seat, number).unwrap();
    }
    let mut record = game.record();
    record.names = vec!["Ada".to_owned(), "bot (easy)".to_owned()];
    let mut browser = Browser::default();
    let made = browser.ask("POST", "page/records", json!({"record": record.to_string()}));
    let id = made["body"]["table"].as_str().unwrap().to_owned();
    browser.let_bots_play(&id);
    let update = browser.ask("GET", &format!("api/tables/{id}"), Value::Null);
    let seats = &update["body"]["table"]["seats"];
    assert_eq!(
        (&seats[0]["name"], &seats[0]["yours"], &seats[1]["level"]),
        (&json!("Ada"), &json!(true), &json!("easy"))
    );
    assert_eq!(update["body"]["game"]["turn"], 1);
}

#[test]
fn hints_reports_and_rematches_work_without_a_server() {
    let mut browser = Browser::default();
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let table = browser.table("qin", &seats, "8");
    browser.let_bots_play(&table);
    let hint = browser.ask("POST", &format!("api/tables/{table}/hint?seat=1"), Value::Null);
    let told: Value = serde_json::from_str(&think(hint["think"]["jobs"][0].as_str().unwrap())).unwrap();
    assert!(told["actions"].as_array().is_some_and(|actions| !actions.is_empty()), "{told}");
    let best = json!({"do": "act", "seat": 1, "at": told["at"], "action": told["actions"][0]["number"]});
    for (id, command) in [("a", best), ("r", json!({"do": "resign", "seat": 1}))] {
        let sent = json!({"id": id, "command": command});
        assert_eq!(browser.ask("POST", &format!("api/tables/{table}/commands"), sent)["status"], 200);
    }
    let analysis = browser.ask("POST", &format!("api/tables/{table}/analysis"), Value::Null);
    let jobs = analysis["think"]["jobs"].as_array().unwrap();
    let verdicts: Vec<Value> =
        jobs.iter().map(|job| serde_json::from_str(&think(job.as_str().unwrap())).unwrap()).collect();
    let candidates = browser.ask("POST", "page/candidates", Value::from(verdicts.clone()))["body"].clone();
    let record = serde_json::from_str::<Value>(jobs[0].as_str().unwrap()).unwrap()["record"].clone();
    let weigh = |number: &Value| think(&json!({"kind": "weigh", "record": record, "number": number}).to_string());
    let weighed: Vec<Value> =
        candidates.as_array().unwrap().iter().map(|number| serde_json::from_str(&weigh(number)).unwrap()).collect();
    assert!(weighed.iter().all(|verdict| verdict["cost_range"]["least"].is_number()), "{weighed:?}");
    let whole = browser.ask("POST", "page/analysis", json!({"decisions": verdicts, "weighed": weighed}));
    assert_eq!(whole["body"]["decisions"].as_array().map(Vec::len), Some(verdicts.len()), "{whole}");
    let at_length = |verdict: &&Value| verdict["cost_range"].is_object();
    let decisions = whole["body"]["decisions"].as_array().unwrap();
    assert_eq!(decisions.iter().filter(at_length).count(), weighed.len(), "{whole}");
    let rematch = json!({"id": "again", "command": {"do": "rematch"}});
    let path = format!("api/tables/{table}/commands");
    let opened = browser.ask("POST", &path, rematch)["body"]["table"].clone();
    assert_eq!(browser.shelves[opened.as_str().unwrap()], "waiting", "it has not started");
    let once_more = json!({"id": "and again", "command": {"do": "rematch"}});
    assert_eq!(browser.ask("POST", &path, once_more)["body"]["table"], opened);
}

#[test]
fn lessons_puzzles_and_rulebooks_are_there() {
    let mut browser = Browser::default();
    let lessons = browser.ask("GET", "api/lessons", Value::Null)["body"].clone();
    let puzzles = browser.ask("GET", "api/puzzles", Value::Null)["body"].clone();
    for game in tianxia_games::IDS {
        let first = lessons[game][0]["id"].as_str().unwrap();
        let stage = browser.ask("POST", &format!("api/lessons/{game}/{first}"), json!({}));
        assert_eq!(stage["status"], 200, "{stage}");
        let puzzle = puzzles[game][0]["id"].as_str().unwrap();
        assert_eq!(browser.ask("POST", &format!("api/puzzles/{game}/{puzzle}"), json!({}))["status"], 200);
        for language in ["en", "fr", "de", "pl"] {
            let book = browser.ask("GET", &format!("api/rules/{game}?language={language}"), Value::Null);
            assert_eq!(book["body"]["language"], language);
            let texts = browser.ask("GET", &format!("api/lessons/{game}/{language}.ftl"), Value::Null);
            assert!(texts["text"].as_str().is_some_and(|text| !text.is_empty()));
        }
    }
}

#[test]
fn what_is_not_understood_gets_a_sentence() {
    let mut browser = Browser::default();
    let nowhere = browser.ask("GET", "api/tables/local-nowhere", Value::Null);
    assert_eq!((&nowhere["status"], &nowhere["body"]["code"]), (&json!(404), &json!("not_found")));
    assert_eq!(browser.ask("GET", "api/me/link", Value::Null)["status"], 404);
    let reply: Value = serde_json::from_str(&Page::default().ask("{")).unwrap();
    assert_eq!(reply["status"], 400);
    assert!(Page::default().load("x", "[{\"time\": 1}]").contains("cannot be read"));
    let answer: Value = serde_json::from_str(&think("{}")).unwrap();
    assert_eq!(answer["problem"]["code"], "bad_request");
}

#[test]
fn a_name_is_kept_by_the_page() {
    let mut browser = Browser::default();
    assert_eq!(browser.ask("POST", "api/me", json!({"name": " Li  Bai "}))["name"], "Li Bai");
    assert_eq!(browser.ask("GET", "api/me", Value::Null)["body"]["name"], "East");
    assert_eq!(browser.ask("POST", "api/me", json!({"name": ""}))["status"], 400);
}
