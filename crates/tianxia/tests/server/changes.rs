//! Sockets that ask to be told only what has changed in a view: what they are told adds up to what everybody sees who asks.

use crate::kit::*;
use serde_json::Value;
use tianxia_client::Live;
use tianxia_core::{FastDice, changes};
use tianxia_protocol::{FromClient, GameNow, ViewpointName, ViewpointWord};

const ACTIONS: usize = 60;

/// A client that makes the changes in what it has.
struct Follower {
    live: Live,
    seq: Option<u32>,
    view: Value,
    /// How many updates brought changes, and how many the whole.
    changed: usize,
    whole: usize,
}

impl Follower {
    fn new(live: Live) -> Self {
        Follower { live, seq: None, view: Value::Null, changed: 0, whole: 0 }
    }

    /// Hears until it knows of an entry.
    fn hear(&mut self, seq: u32) {
        while self.seq < Some(seq) {
            self.hear_next();
        }
    }

    fn hear_next(&mut self) {
        let update = next_update(&mut self.live);
        let GameNow { view, since, .. } = update.game.unwrap();
        match since {
            Some(since) => {
                assert_eq!(Some(since), self.seq, "changes are those of the view that this socket was sent last");
                changes::apply(&view.value(), &mut self.view).unwrap();
                self.changed += 1;
            }
            None => {
                self.view = view.value();
                self.whole += 1;
            }
        }
        self.seq = Some(update.seq);
    }
}

#[test]
fn changes_add_up_to_what_everybody_sees_who_asks() {
    let server = Server::start(NO_LIMITS);
    for game in ["qin", "huang", "dragon"] {
        let mut people = [server.person("East"), server.person("West")];
        let table = seat_all(game, &mut people);
        let mut players = [0, 1].map(|one| Follower::new(people[one].live(&table, "changes=true").unwrap()));
        let mut onlooker = Follower::new(server.person("Onlooker").live(&table, "changes=true").unwrap());
        let mut plain = people[0].live(&table, "").unwrap();
        assert!(next_update(&mut plain).game.unwrap().since.is_none());
        let mut dice = FastDice::new(5);
        for _ in 0..ACTIONS {
            let one = decider(&mut people, &table);
            let Some(action) = any_action(&people[one].table(&table).unwrap(), &mut dice) else { break };
            let seq = done(&mut people[one], &table, action);
            for (person, follower) in people.iter_mut().zip(&mut players) {
                follower.hear(seq);
                assert_eq!(follower.view, person.table(&table).unwrap().game.unwrap().view.value(), "{game} at {seq}");
            }
            onlooker.hear(seq);
        }
        for Follower { changed, whole, .. } in players.iter().chain([&onlooker]) {
            assert!(*changed > 4 * *whole, "{game}: {changed} updates by their changes, {whole} whole");
        }
        let seen = people[0].table(&table).unwrap().seq;
        loop {
            let update = next_update(&mut plain);
            assert!(update.game.unwrap().since.is_none(), "nobody is told changes who did not ask for them");
            if update.seq == seen {
                break;
            }
        }
    }
}

#[test]
fn another_viewpoint_is_shown_as_a_whole() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let mut follower = Follower::new(people[0].live(&table, "changes=true").unwrap());
    follower.hear_next();
    let spectator = ViewpointName::Word(ViewpointWord::Spectator);
    let mut onlooker = Follower::new(server.person("Onlooker").live(&table, "changes=true").unwrap());
    onlooker.hear_next();
    let before = follower.whole;
    follower.live.send(&FromClient::Look { eye: spectator }).unwrap();
    while follower.whole == before {
        follower.hear_next();
    }
    assert_eq!(follower.view, onlooker.view, "not the changes of a view that this socket never had");
}
