//! The same seed and levels give the same game wherever it is played: on a server, in the terminal, in a page.

use crate::kit::*;
use serde_json::{Value, json};
use tianxia_core::{FastDice, Record};
use tianxia_page::{Page, think};
use tianxia_protocol::{About, Code, Filling, NewTable, Status, Update};

const LEVEL: &str = "easy";

/// The game of a server between bots; the seed is told when it is over.
fn at_a_server(server: &Server, game: &str, players: u8) -> Record {
    let mut person = server.person("East");
    let seats = vec![Filling::Bot { level: LEVEL.to_owned(), style: None }; usize::from(players)];
    let table = person.create(&table_of(game, seats)).unwrap();
    until("the bots have played to the end", || {
        person.table(&table).ok().filter(|update| update.table.status == Status::Over)
    });
    person.get_text(&format!("/api/tables/{table}/record")).unwrap().parse().unwrap()
}

fn in_the_terminal(game: &str, players: u8, seed: &str) -> Record {
    let folder = Folder::new();
    let file = folder.file("game.txt");
    let seats = vec![LEVEL; usize::from(players)].join(",");
    let mut command = tianxia();
    let run = command.args(["play", game, "--seats", &seats, "--seed", seed, "--save"]).arg(&file).output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    std::fs::read_to_string(file).unwrap().parse().unwrap()
}

fn in_a_page(game: &str, players: u8, seed: &str) -> Record {
    let mut page = Page::default();
    let ask = |page: &mut Page, method: &str, path: &[&str], body: Value| -> Value {
        let request = json!({
            "method": method, "path": path, "body": body, "now": 1000, "random": seed, "name": "East",
        });
        let reply: Value = serde_json::from_str(&page.ask(&request.to_string())).unwrap();
        match reply["missing"].as_str() {
            Some(missing) => {
                assert_eq!(page.load(missing, "[]"), "");
                serde_json::from_str(&page.ask(&request.to_string())).unwrap()
            }
            None => reply,
        }
    };
    let seats = vec![json!({"kind": "bot", "level": LEVEL}); usize::from(players)];
    let new = json!({"id": "one", "game": game, "seats": seats, "start": true});
    let made = ask(&mut page, "POST", &["api", "tables"], new);
    let id = made["body"]["table"].as_str().unwrap();
    while let Some(thought) = page.thought(id) {
        let number: u32 = serde_json::from_str(&think(&thought.jobs[0])).unwrap();
        let decided = json!({"at": thought.at, "number": number});
        assert_eq!(ask(&mut page, "POST", &["page", "tables", id, "bot"], decided)["status"], 200);
    }
    let record = ask(&mut page, "GET", &["api", "tables", id, "record"], Value::Null);
    record["text"].as_str().unwrap().parse().unwrap()
}

#[test]
fn the_same_seed_and_level_give_the_same_game_everywhere() {
    let server = Server::start(NO_LIMITS);
    for game in tianxia_games::IDS {
        let players = tianxia_games::about(game).unwrap().players.0;
        let there = at_a_server(&server, game, players);
        let seed = there.seed.to_string();
        let terminal = in_the_terminal(game, players, &seed);
        assert_eq!((&there.entries, &there.result), (&terminal.entries, &terminal.result), "{game}");
        let page = in_a_page(game, players, &seed);
        assert_eq!(page, there, "{game}");
    }
}

/// What a page answers to a request of its own.
fn page_says(path: &str, body: &Value) -> Value {
    let request = json!({"method": "POST", "path": ["page", path], "body": body, "now": 1, "random": "7", "name": ""});
    let reply: Value = serde_json::from_str(&Page::default().ask(&request.to_string())).unwrap();
    match reply["think"]["jobs"][0].as_str() {
        Some(job) => serde_json::from_str(&think(job)).unwrap(),
        None => reply["body"].clone(),
    }
}

#[test]
fn a_page_makes_the_hints_and_previews_of_the_server_to_the_letter() {
    let server = Server::start(&format!("hints_in_page = true\n{NO_LIMITS}"));
    assert!(server.person("East").get::<About>("/api/about").unwrap().hints_in_page);
    let mut dice = FastDice::new(20);
    for game in tianxia_games::IDS {
        let (mut person, mut other) = (server.person("East"), server.person("West"));
        let table = person.create(&NewTable { hints: true, ..table_of(game, vec![me(), bot()]) }).unwrap();
        for _ in 0..3 {
            let update = until("my turn", || person.table(&table).ok().filter(|seen| mine(seen).is_some()));
            let (seat, at) = mine(&update).unwrap();
            let path = |name: &str| format!("/api/tables/{table}/{name}?seat={seat}");
            assert_eq!(other.get::<Value>(&path("imagined")).unwrap_err().code, Code::NotYours);
            let world: Value = person.get(&path("imagined")).unwrap();
            let hint: Value = person.post(&path("hint"), &()).unwrap();
            assert_eq!(page_says("hint", &world), hint, "{game}");
            let legal = update.game.as_ref().and_then(|game| game.legal.as_ref()).unwrap();
            for number in legal.numbers().take(20) {
                let preview: Value = person.get(&format!("{}&at={at}&number={number}", path("preview"))).unwrap();
                assert_eq!(
                    page_says("preview", &json!({"record": world["record"], "number": number})),
                    preview,
                    "{game}"
                );
            }
            done(&mut person, &table, any_action(&update, &mut dice).unwrap());
        }
    }
}

/// My seat and the decision, if it is mine.
fn mine(update: &Update) -> Option<(u8, u32)> {
    let game = update.game.as_ref().filter(|game| game.legal.is_some())?;
    Some((game.turn?, game.at))
}

/// Tests lean on `table_seeds`: the same requests make the same games there, and others elsewhere.
#[test]
fn table_seeds_foretell_the_games_of_a_server() {
    let games = |settings: &str| {
        let server = Server::start(settings);
        [at_a_server(&server, "qin", 2), at_a_server(&server, "qin", 2)].map(|record| record.seed)
    };
    let [first, second] = games("table_seeds = 7\n");
    assert_ne!(first, second, "each table has a seed of its own");
    assert_eq!(games("table_seeds = 7\n"), [first, second]);
    assert_ne!(games("table_seeds = 8\n")[0], first);
    assert_ne!(games("")[0], games("")[0], "seeds are secret where nobody foretells them");
}
