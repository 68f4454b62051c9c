//! No eye ever receives what it must not know. Whole games of every game are played over the wire while every seat and a spectator
//! record every byte; then it is shown that each would have received the same, had the others' secrets been different.

use crate::kit::*;
use serde_json::Value;
use tianxia_core::{Dice, Eye, FastDice, Match, Record, Seat, Seed, Setup, Written};
use tianxia_games::{AnyMatch, with_game};
use tianxia_server::client::{Client, Live};
use tianxia_server::wire::{self, EyeName, FromClient, FromServer, Happening, Item, Phrase, Play, Told, Update};

/// Everything one eye was sent.
struct Witness {
    eye: Eye,
    live: Live,
    bytes: Vec<String>,
    updates: Vec<Update>,
}

impl Witness {
    fn new(eye: Eye, live: Live) -> Self {
        Witness { eye, live, bytes: Vec::new(), updates: Vec::new() }
    }

    /// Reads until an update tells of entry `seq`.
    fn read_up_to(&mut self, seq: u32) {
        while self.updates.last().is_none_or(|update| update.seq < seq) {
            let text = self.live.receive_text().unwrap();
            match serde_json::from_str(&text).unwrap() {
                FromServer::Update(update) => self.updates.push(*update),
                FromServer::Answer(answer) => assert!(answer.seq.is_some(), "{answer:?}"),
                other => panic!("{other:?}"),
            }
            self.bytes.push(text);
        }
    }
}

#[test]
fn nobody_receives_what_they_must_not_know() {
    let server = Server::start(NO_LIMITS);
    for game in tianxia_games::IDS {
        let (fewest, most) = tianxia_games::about(game).unwrap().players;
        for players in [fewest, most.min(fewest + 1)] {
            let (record, witnesses) = whole_game(&server, game, players);
            let differing = with_game!(*game, G => judge::<G>(&record, &witnesses)).unwrap();
            // The Year of the Dragon hides nothing but what is not drawn yet: there every eye sees all there is.
            let start = tianxia_games::start(game, &Setup::new(players), Seed::from_number(1)).unwrap();
            let hides = start.view(Eye::Open) != start.view(Eye::Spectator);
            assert_eq!(differing > 0, hides, "{game}: no other world was ever possible, so this shows nothing");
        }
    }
}

fn whole_game(server: &Server, game: &str, players: u8) -> (Record, Vec<Witness>) {
    let mut people: Vec<Client> = (1..=players).map(|number| server.person(&format!("Player {number}"))).collect();
    let table = seat_all(game, &mut people);
    let mut witnesses: Vec<Witness> = Seat::all(players)
        .map(|seat| Witness::new(Eye::Seat(seat), people[seat.index()].live(&table, "").unwrap()))
        .collect();
    witnesses.push(Witness::new(Eye::Spectator, Client::new(&server.url, None).live(&table, "").unwrap()));
    let mut dice = FastDice::new(u64::from(players));
    let mut seq = people[0].table(&table).unwrap().seq;
    loop {
        witnesses.iter_mut().for_each(|witness| witness.read_up_to(seq));
        let newest = witnesses.iter().find_map(|witness| witness.updates.last()).unwrap();
        let Some(turn) = newest.game.as_ref().unwrap().turn else { break };
        let witness = &mut witnesses[usize::from(turn) - 1];
        let now = witness.updates.last().unwrap().game.as_ref().unwrap();
        let legal = now.legal.as_ref().expect("the deciding seat is told its actions");
        let number = legal[dice.below(legal.len() as u32) as usize].number;
        let command = wire::Command::Act { seat: turn, at: now.at, action: Play::Number(number) };
        witness.live.send(&FromClient::Command { id: fresh(), command }).unwrap();
        seq += 1;
    }
    let record = people[0].get_text(&format!("/api/tables/{table}/record")).unwrap();
    (record.parse().unwrap(), witnesses)
}

/// Holds what every eye received against what it may know; says how many other worlds would have looked the same to it.
fn judge<G: Written>(record: &Record, witnesses: &[Witness]) -> u32 {
    let mut differing = 0;
    let seed = record.seed.to_string();
    let mut dice = FastDice::new(7);
    for witness in witnesses {
        let (last, earlier) = witness.bytes.split_last().unwrap();
        assert!(last.contains(&seed), "the seed is shown at the end");
        assert!(earlier.iter().all(|text| !text.contains(&seed)), "the seed was shown before the end");
    }
    let actions = record.entries.len();
    for played in 0..=actions {
        let game = tianxia_games::replay(record, Some(played)).unwrap();
        let state = game.as_any().downcast_ref::<Match<G>>().unwrap().state().clone();
        for witness in witnesses {
            let eye = witness.eye;
            let Some(update) = witness.updates.iter().find(|update| acted(update, &witness.updates) == played) else {
                continue;
            };
            assert_eq!(update.eye, EyeName::of(eye));
            same(update, &*game, eye, "the real world");
            for item in &update.items {
                check_item(item, &*game, eye, played);
            }
            // Another world that this eye cannot tell from the real one: a spectator knows no more than any seat.
            if played < actions {
                let seat = match eye {
                    Eye::Seat(seat) => seat,
                    _ => Seat::new(played % usize::from(state.players())),
                };
                let other = state.imagine(seat, &mut dice);
                differing += u32::from(other != state);
                let position = toml::to_string(&other.position()).unwrap();
                let other = tianxia_games::start_from(G::about().id, &position, record.seed).unwrap();
                same(update, &*other, eye, "another world");
            }
        }
    }
    differing
}

/// How many actions had been played when an update was made.
fn acted(update: &Update, all: &[Update]) -> usize {
    let items = all.iter().take_while(|earlier| earlier.seq <= update.seq).flat_map(|update| &update.items);
    items.filter(|item| matches!(item.what, Happening::Acted { .. })).count()
}

/// Is this update exactly what the eye would have been shown of that world?
fn same(update: &Update, world: &dyn AnyMatch, eye: Eye, which: &str) {
    let now = update.game.as_ref().unwrap();
    assert_eq!(now.view, world.view(eye), "{which}: {eye:?} at {}", now.at);
    assert_eq!(now.turn, world.turn().seat().map(u8::from), "{which}");
    assert_eq!(now.ask, Phrase::from(&world.ask()), "{which}");
    let decides = world.turn().seat().is_some_and(|seat| eye == Eye::Seat(seat));
    let legal = decides.then(|| json(&world.legal()));
    assert_eq!(now.legal.as_ref().map(|legal| json(&legal)), legal, "{which}: {eye:?}");
}

/// An entry tells its eye what the game lets it witness, and the words of an action only to who played it.
fn check_item(item: &Item, game: &dyn AnyMatch, eye: Eye, played: usize) {
    if let Happening::Acted { seat, notation, told, .. } = &item.what {
        assert_eq!(notation.is_some(), eye == Eye::Seat(Seat::try_from(*seat).unwrap()));
        let expected: Vec<Told> = game.told(played - 1, eye).into_iter().map(Told::from).collect();
        assert_eq!(told, &expected);
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}
