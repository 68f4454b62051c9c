//! `kill -9` under load: what was acknowledged is there, once, and every client finds its way back by itself.

use crate::kit::*;
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use tianxia_client::Client;
use tianxia_core::FastDice;
use tianxia_protocol::{Code, Envelope, FromServer, Happening, Status};

const TABLES: usize = 4;
/// How often the server is killed, unless `TIANXIA_KILLS` says otherwise.
const KILLS: u32 = 50;
/// Moves between two kills.
const LOAD: u32 = 40;

/// What the players of one table were promised.
#[derive(Default)]
struct Promised {
    table: String,
    seqs: BTreeSet<u32>,
}

#[test]
fn every_acknowledged_move_survives_kill_9_once() {
    let kills = std::env::var("TIANXIA_KILLS").map_or(KILLS, |number| number.parse().expect("a number of kills"));
    let mut server = Server::start(NO_LIMITS);
    let url = server.url.clone();
    let acknowledged = AtomicU32::new(0);
    let enough = AtomicBool::new(false);
    let promises: Mutex<Vec<Promised>> = Mutex::default();
    std::thread::scope(|scope| {
        for number in 0..TABLES {
            let (url, acknowledged, enough, promises) = (&url, &acknowledged, &enough, &promises);
            scope.spawn(move || {
                let mut people = [named(url, "East"), named(url, "West")];
                let mut dice = FastDice::new(number as u64);
                while !enough.load(Ordering::Relaxed) {
                    let promised = one_game(&mut people, &mut dice, acknowledged, enough);
                    promises.lock().unwrap().push(promised);
                }
            });
        }
        for kill in 1..=kills {
            until("enough moves were made", || (acknowledged.load(Ordering::Relaxed) >= kill * LOAD).then_some(()));
            server.kill();
            server.again();
        }
        until("moves are made after the last crash", || {
            (acknowledged.load(Ordering::Relaxed) >= (kills + 1) * LOAD).then_some(())
        });
        enough.store(true, Ordering::Relaxed);
    });
    let mut witness = named(&url, "Witness");
    for Promised { table, seqs } in promises.lock().unwrap().iter() {
        let update = witness.table(table).unwrap();
        let acted: BTreeSet<u32> = update
            .items
            .iter()
            .filter(|item| matches!(item.what, Happening::Acted { .. }))
            .map(|item| item.seq)
            .collect();
        assert_eq!(&acted, seqs, "table {table}: what stands is not what was acknowledged");
        let numbers: Vec<u32> = update.items.iter().map(|item| item.seq).collect();
        assert_eq!(numbers, (0..=update.seq).collect::<Vec<_>>(), "table {table}: the log has holes");
    }
}

/// A person who does not give up when the server is away.
fn named(url: &str, name: &str) -> Client {
    until("the server welcomes somebody", || Client::named(url, name).ok())
}

fn one_game(people: &mut [Client; 2], dice: &mut FastDice, acknowledged: &AtomicU32, enough: &AtomicBool) -> Promised {
    let mut new = table_of("qin", vec![me(), me()]);
    new.id = format!("{}-{}", new.id, dice.next_u64());
    let table = until("the table is made", || people[0].create(&new).ok());
    let mut promised = Promised { table: table.clone(), seqs: BTreeSet::new() };
    let last_seen = AtomicU32::new(0);
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let watcher = people[1].clone();
        let (last, over, id) = (&last_seen, &done, table.clone());
        let watching = scope.spawn(move || watch(&watcher, &id, last, over));
        while !enough.load(Ordering::Relaxed) {
            let update = until("the table is shown", || people[0].table(&table).ok());
            if update.table.status == Status::Over {
                break;
            }
            let Some(command) = any_action(&update, dice) else { continue };
            let envelope = Envelope { id: format!("m{}", dice.next_u64()), command };
            // Sent again until it is answered: nobody knows whether the server fell before or after it acted.
            let answer = until("the move is answered", || {
                people[0]
                    .command(&table, &envelope)
                    .ok()
                    .filter(|answer| answer.problem.as_ref().is_none_or(|problem| problem.code != Code::Unavailable))
            });
            let seq = answer.seq.unwrap_or_else(|| panic!("a legal move was refused: {:?}", answer.problem));
            assert!(promised.seqs.insert(seq), "entry {seq} was given out twice");
            acknowledged.fetch_add(1, Ordering::Relaxed);
        }
        let newest = until("the table is shown", || people[0].table(&table).ok()).seq;
        until("the watcher has caught up", || (last_seen.load(Ordering::Relaxed) >= newest).then_some(()));
        done.store(true, Ordering::Relaxed);
        let seen = watching.join().unwrap();
        assert_eq!(seen, (0..=newest).collect::<Vec<_>>(), "the watcher missed something or saw it twice");
    });
    promised
}

/// Watches a table as a browser does: comes back after every lost connection and resumes after the last entry it has.
fn watch(client: &Client, table: &str, last: &AtomicU32, over: &AtomicBool) -> Vec<u32> {
    let mut seen: Vec<u32> = Vec::new();
    while !over.load(Ordering::Relaxed) {
        let query = seen.last().map_or_else(String::new, |last| format!("since={last}"));
        let Ok(mut live) = client.live(table, &query) else { continue };
        live.set_patience(Some(std::time::Duration::from_millis(200))).unwrap();
        while !over.load(Ordering::Relaxed) {
            match live.receive() {
                Ok(FromServer::Update(update)) => {
                    seen.extend(update.items.iter().map(|item| item.seq));
                    last.store(update.seq, Ordering::Relaxed);
                }
                Ok(_) => {}
                // Nothing for a while, or the connection is lost: either way, connect again and go on.
                Err(_) => break,
            }
        }
    }
    seen
}
