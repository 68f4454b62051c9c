//! Two clients answer the same decision at once: one wins, the other is told and sees the new state.

use crate::kit::*;
use std::sync::Barrier;
use tianxia_client::Client;
use tianxia_core::FastDice;
use tianxia_protocol::{Code, DeviceLink, Envelope, Me, Status};

#[test]
fn one_wins_and_the_other_gets_the_new_state() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    // Everybody sits there with two devices.
    let mut second: Vec<Client> = people
        .iter_mut()
        .map(|person| {
            let link: DeviceLink = person.post("/api/me/link", &()).unwrap();
            let mut device = Client::new(&server.url, None);
            let _: Me = device.post("/api/me/claim", &serde_json::json!({ "code": link.code })).unwrap();
            device
        })
        .collect();
    let mut dice = FastDice::new(5);
    for _ in 0..20 {
        if people[0].table(&table).unwrap().table.status == Status::Over {
            break;
        }
        let index = decider(&mut people, &table);
        let update = people[index].table(&table).unwrap();
        let commands = [any_action(&update, &mut dice).unwrap(), any_action(&update, &mut dice).unwrap()];
        let barrier = Barrier::new(2);
        let answers: Vec<_> = std::thread::scope(|scope| {
            let devices = [&mut people[index], &mut second[index]];
            let threads: Vec<_> = devices
                .into_iter()
                .zip(commands)
                .map(|(device, command)| {
                    let (barrier, table) = (&barrier, &table);
                    scope.spawn(move || {
                        barrier.wait();
                        device.command(table, &Envelope { id: fresh(), command }).unwrap()
                    })
                })
                .collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        let (won, lost): (Vec<_>, Vec<_>) = answers.into_iter().partition(|answer| answer.seq.is_some());
        assert_eq!((won.len(), lost.len()), (1, 1));
        let problem = lost[0].problem.as_ref().unwrap();
        assert_eq!(problem.code, Code::Stale, "{problem:?}");
        let new = lost[0].update.as_ref().expect("the new state comes with the refusal");
        assert!(new.seq >= won[0].seq.unwrap() && new.game.as_ref().unwrap().at > update.game.unwrap().at);
    }
}

#[test]
fn a_command_sent_twice_acts_once_and_gets_the_same_answer() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let index = decider(&mut people, &table);
    let person = &mut people[index];
    let update = person.table(&table).unwrap();
    let envelope = Envelope { id: fresh(), command: any_action(&update, &mut FastDice::new(5)).unwrap() };
    let first = person.command(&table, &envelope).unwrap();
    let second = person.command(&table, &envelope).unwrap();
    assert!(first.seq.is_some() && first.seq == second.seq);
    let late = Envelope { id: fresh(), command: envelope.command.clone() };
    let refused = person.command(&table, &late).unwrap().problem.unwrap();
    assert_eq!(person.command(&table, &late).unwrap().problem.unwrap(), refused);
    server.kill();
    server.again();
    assert_eq!(person.command(&table, &envelope).unwrap().seq, first.seq, "also after a restart");
    assert_eq!(person.table(&table).unwrap().game.unwrap().at, first.seq.unwrap());
}
