//! Sockets that ask to be told only what has changed: what they are told adds up to what everybody sees who asks.

use crate::kit::*;
use serde_json::json;
use tianxia_client::{Client, Live};
use tianxia_core::FastDice;
use tianxia_protocol::{Command, FromClient, FromServer, ViewpointName, ViewpointWord};

const ACTIONS: usize = 60;

/// A client that makes the changes in what it has.
struct Follower {
    live: Live,
    held: Held,
    /// How many updates told of the table.
    tables: usize,
}

impl Follower {
    fn new(person: &mut Client, table: &str) -> Self {
        Follower { live: person.live(table, "changes=true").unwrap(), held: Held::default(), tables: 0 }
    }

    /// Hears until it knows of an entry.
    fn hear(&mut self, seq: u32) {
        while self.held.update.as_ref().is_none_or(|update| update.seq < seq) {
            self.hear_next();
        }
    }

    fn hear_next(&mut self) {
        let message = self.live.receive().unwrap();
        if self.held.take_in(&message) {
            let is_bare = matches!(message, FromServer::Changed(changed) if changed.table.is_none());
            self.tables += usize::from(!is_bare);
        }
    }

    /// Has it what its person sees who asks?
    fn agrees(&self, person: &mut Client, what: &str) {
        let (held, asked) = (self.held.update.as_ref().unwrap(), person.table(&self.table()).unwrap());
        assert_eq!(json!(held.table), json!(asked.table), "{what}");
        let [held, asked] = [held, &asked].map(|update| update.game.as_ref().unwrap());
        assert_eq!(json!(held), json!(asked), "{what}");
    }

    fn table(&self) -> String {
        self.held.update.as_ref().unwrap().table.id.clone()
    }
}

#[test]
fn changes_add_up_to_what_everybody_sees_who_asks() {
    let server = Server::start(NO_LIMITS);
    for game in ["qin", "huang", "dragon"] {
        let mut people = [server.person("East"), server.person("West")];
        let table = seat_all(game, &mut people);
        let mut players = [0, 1].map(|one| Follower::new(&mut people[one], &table));
        let mut onlooker = Follower::new(&mut server.person("Onlooker"), &table);
        let mut plain = people[0].live(&table, "").unwrap();
        let mut dice = FastDice::new(5);
        for _ in 0..ACTIONS {
            let one = decider(&mut people, &table);
            let Some(action) = any_action(&people[one].table(&table).unwrap(), &mut dice) else { break };
            let seq = done(&mut people[one], &table, action);
            for (person, follower) in people.iter_mut().zip(&mut players) {
                follower.hear(seq);
                follower.agrees(person, &format!("{game} at {seq}"));
            }
            onlooker.hear(seq);
        }
        for Follower { held: Held { changed, whole, .. }, tables, .. } in players.iter().chain([&onlooker]) {
            assert!(*changed > 4 * whole, "{game}: {changed} updates by their changes, {whole} whole");
            assert!(*changed > 4 * tables, "{game}: {tables} of {changed} updates told of the table");
        }
        let seen = people[0].table(&table).unwrap().seq;
        loop {
            match plain.receive().unwrap() {
                FromServer::Update(update) if update.seq == seen => break,
                FromServer::Changed(_) => panic!("nobody is told changes who did not ask for them"),
                _ => {}
            }
        }
    }
}

#[test]
fn what_changes_about_the_table_is_told() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("dragon", &mut people);
    let [mut east, west] = [0, 1].map(|one| Follower::new(&mut people[one], &table));
    let away = |east: &Follower| east.held.update.as_ref().unwrap().table.seats[1].away.is_some();
    east.hear_next();
    while away(&east) {
        east.hear_next();
    }
    // Somebody leaves: from when on others may act for them changes with every action.
    drop(west);
    while !away(&east) {
        east.hear_next();
    }
    let mut dice = FastDice::new(6);
    for _ in 0..8 {
        let one = decider(&mut people, &table);
        let action = any_action(&people[one].table(&table).unwrap(), &mut dice).unwrap();
        east.hear(done(&mut people[one], &table, action));
        east.agrees(&mut people[0], "while somebody is away");
    }
    let mut west = Follower::new(&mut people[1], &table);
    while away(&east) {
        east.hear_next();
    }
    let seq = done(&mut people[1], &table, Command::Resign { seat: 2 });
    for (person, follower) in people.iter_mut().zip([&mut east, &mut west]) {
        follower.hear(seq);
        follower.agrees(person, "after the end");
        assert!(follower.held.update.as_ref().unwrap().table.seed.is_some(), "the seed is shown at the end");
    }
}

#[test]
fn another_viewpoint_is_shown_as_a_whole() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let mut follower = Follower::new(&mut people[0], &table);
    follower.hear_next();
    let spectator = ViewpointName::Word(ViewpointWord::Spectator);
    let mut onlooker = Follower::new(&mut server.person("Onlooker"), &table);
    onlooker.hear_next();
    let before = follower.held.whole;
    follower.live.send(&FromClient::Look { eye: spectator }).unwrap();
    while follower.held.whole == before {
        follower.hear_next();
    }
    let [one, other] = [follower, onlooker].map(|follower| follower.held.update.unwrap().game.unwrap().view.value());
    assert_eq!(one, other, "not the changes of a view that this socket never had");
}
