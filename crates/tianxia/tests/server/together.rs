//! What strangers need of each other at a table: live clocks, a host who keeps order, a way on without who stays away, and shuffles in which
//! everybody has a hand.

use crate::kit::*;
use std::time::Instant;
use tianxia_client::Client;
use tianxia_core::{FastDice, Seed};
use tianxia_protocol::{
    Code, Command, Filling, Happening, LiveClock, NewTable, Remedy, SeatKind, Standing, Status, Update,
};

/// A server whose players may be away for a second.
const SHORT_ABSENCE: &str = "absence = 1\n";

fn settings(more: &str) -> String {
    format!("{more}{NO_LIMITS}")
}

/// East and West at a new table, which has started.
fn two(people: &mut [Client; 2], new: &NewTable) -> String {
    let table = people[0].create(new).unwrap();
    done(&mut people[1], &table, Command::Join { seat: None });
    done(&mut people[0], &table, Command::Start);
    table
}

fn timed(bank: u32, increment: u32) -> NewTable {
    NewTable { clock: Some(LiveClock { bank, increment }), ..table_of("qin", vec![me(), Filling::Open]) }
}

fn left(update: &Update, index: usize) -> i64 {
    update.game.as_ref().unwrap().clocks.as_ref().unwrap().left[index].unwrap()
}

fn acts(person: &mut Client, table: &str) {
    let action = any_action(&person.table(table).unwrap(), &mut FastDice::new(1)).unwrap();
    done(person, table, action);
}

#[test]
fn a_live_clock_runs_for_the_active_player_alone() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let begun = Instant::now();
    let table = two(&mut people, &timed(3600, 30));
    let one = decider(&mut people, &table);
    let other = 1 - one;
    until("a second of it has gone", || (left(&people[0].table(&table).ok()?, one) < 3_599_000).then_some(()));
    let before = people[other].table(&table).unwrap();
    assert_eq!(before.game.as_ref().unwrap().clocks.as_ref().unwrap().running, Some(one as u8 + 1));
    assert_eq!(left(&before, other), 3_600_000);
    acts(&mut people[one], &table);
    let spent = begun.elapsed().as_millis() as i64 + 1;
    let after = people[other].table(&table).unwrap();
    let now_left = left(&after, one);
    assert!((3_630_000 - spent..3_629_000).contains(&now_left), "{now_left} after {spent} ms");
    assert_eq!(after.game.unwrap().clocks.unwrap().running, Some(other as u8 + 1));
}

#[test]
fn when_a_bank_is_used_up_a_bot_plays() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = two(&mut people, &timed(2, 0));
    let one = decider(&mut people, &table);
    let over = until("the bank of the active player is used up", || {
        let update = people[0].table(&table).ok()?;
        (update.table.seats[one].standing == Standing::Overdue).then_some(update)
    });
    assert_eq!(left(&over, one), 0);
    let seat = one as u8 + 1;
    assert!(
        over.items
            .iter()
            .any(|item| matches!(item.what, Happening::HandedOver { seat: by, overdue: true } if by == seat))
    );
    let back = refused(&mut people[one], &table, Command::TakeBack { seat });
    assert!(back.code == Code::NotNow && back.message.contains("nothing is left"), "{back:?}");
}

#[test]
fn a_live_clock_stands_still_while_the_server_is_away() {
    for gently in [true, false] {
        let mut server = Server::start(NO_LIMITS);
        let mut people = [server.person("East"), server.person("West")];
        let table = two(&mut people, &timed(3600, 0));
        let one = decider(&mut people, &table);
        until("some of it has gone", || (left(&people[0].table(&table).ok()?, one) < 3_597_000).then_some(()));
        let before = people[0].table(&table).unwrap();
        match gently {
            true => assert!(server.stop()),
            false => server.kill(),
        }
        let sign = server.folder.file("tables.db.alive");
        let stopped: i64 = std::fs::read_to_string(&sign).unwrap().trim().parse().unwrap();
        // A crash forgets the time since the last sign of life, which is given every second.
        assert!(stopped > before.now - 3_000, "the last sign of life was {stopped}, the table seen at {}", before.now);
        // As if the server had been away for nearly the whole decision.
        let decided_since = before.items.last().unwrap().time;
        std::fs::write(&sign, (decided_since + 500).to_string()).unwrap();
        let begun = Instant::now();
        server.again();
        let now = until("the clock goes on", || {
            let update = people[0].table(&table).ok()?;
            let now = left(&update, one);
            // That the server was away is an entry, too.
            (update.seq > before.seq).then_some(now)
        });
        let spent = begun.elapsed().as_millis() as i64 + 1;
        assert!((3_599_500 - spent..=3_599_500).contains(&now), "{now} after {spent} ms");
    }
}

#[test]
fn the_host_removes_and_mutes() {
    let server = Server::start(NO_LIMITS);
    let (mut host, mut guest, mut other) = (server.person("East"), server.person("West"), server.person("North"));
    let table = host.create(&table_of("qin", vec![me(), Filling::Open])).unwrap();
    done(&mut guest, &table, Command::Join { seat: None });
    assert_eq!(refused(&mut guest, &table, Command::Remove { seat: 1 }).code, Code::NotYours);
    done(&mut host, &table, Command::Remove { seat: 2 });
    let seen = guest.table(&table).unwrap();
    assert_eq!(seen.table.seats[1].kind, SeatKind::Open);
    assert!(seen.items.iter().any(|item| matches!(&item.what, Happening::Removed { seat: 2, name } if name == "West")));
    assert_eq!(refused(&mut guest, &table, Command::Join { seat: None }).code, Code::NotYours);
    done(&mut other, &table, Command::Join { seat: None });
    done(&mut host, &table, Command::Start);
    done(&mut host, &table, Command::Mute { seat: 2, muted: true });
    let say = || Command::Say { seat: 2, text: "hello".to_owned() };
    assert!(refused(&mut other, &table, say()).message.contains("muted"));
    done(&mut host, &table, Command::Mute { seat: 2, muted: false });
    done(&mut other, &table, say());
}

#[test]
fn a_game_is_aborted_in_its_first_round() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    done(&mut people[1], &table, Command::Abort { seat: 2 });
    let aborted = people[0].table(&table).unwrap();
    assert_eq!(aborted.table.status, Status::Closed);
    assert!(aborted.game.unwrap().outcome.is_none(), "nobody wins");
    let table = seat_all("qin", &mut people);
    for _ in 0..2 {
        let one = decider(&mut people, &table);
        acts(&mut people[one], &table);
    }
    assert_eq!(refused(&mut people[1], &table, Command::Abort { seat: 2 }).code, Code::NotNow);
}

#[test]
fn a_game_goes_on_without_who_stays_away() {
    let server = Server::start(&settings(SHORT_ABSENCE));
    for to in [Remedy::Bot, Remedy::End] {
        let mut people = [server.person("East"), server.person("West")];
        let table = two(&mut people, &timed(3600, 0));
        let one = decider(&mut people, &table);
        let other = 1 - one;
        let (seat, against) = (other as u8 + 1, one as u8 + 1);
        let mut watches = people[other].live(&table, "").unwrap();
        next_update(&mut watches);
        let connection = people[one].live(&table, "").unwrap();
        let away = |update: &Update| update.table.seats[one].away;
        while away(&next_update(&mut watches)).is_some() {}
        let here = refused(&mut people[other], &table, Command::Claim { seat, against, to });
        assert!(here.message.contains("at the table"), "{here:?}");
        drop(connection);
        // The server tells at once that somebody left, and from when the others may go on.
        let gone = loop {
            let update = next_update(&mut watches);
            if let Some(gone) = away(&update) {
                break gone;
            }
        };
        assert_eq!((gone.bot, gone.end), (Some(gone.since + 1000), Some(gone.since + 1000)));
        until("the claim is allowed", || send(&mut people[other], &table, Command::Claim { seat, against, to }).seq);
        let on = people[other].table(&table).unwrap();
        assert!(
            on.items
                .iter()
                .any(|item| matches!(item.what, Happening::Claimed { against: without, .. } if without == against))
        );
        match to {
            Remedy::Bot => assert_eq!(on.table.seats[one].standing, Standing::Overdue),
            Remedy::End => assert_eq!(on.game.unwrap().outcome.unwrap().places[other], 1),
        }
    }
}

#[test]
fn everybody_has_a_hand_in_the_shuffle() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let random = |byte: u8| Seed([byte; 32]).to_string();
    let new = NewTable { random: Some(random(5)), ..table_of("qin", vec![me(), Filling::Open]) };
    let table = people[0].create(&new).unwrap();
    let hash = people[0].table(&table).unwrap().table.seed_hash;
    done(&mut people[1], &table, Command::Join { seat: None });
    done(&mut people[1], &table, Command::Contribute { seat: 2, random: random(6) });
    assert!(people[0].table(&table).unwrap().table.seats.iter().all(|seat| seat.contributed));
    done(&mut people[0], &table, Command::Start);
    let end = play(&mut people, &table, |_| false);
    let server_seed: Seed = end.table.seed.unwrap().parse().unwrap();
    assert_eq!((tianxia_tables::seed_hash(server_seed), end.table.contributions.len()), (hash.clone(), 2));

    let record = people[0].get_text(&format!("/api/tables/{table}/record")).unwrap();
    let file = server.folder.file("record.txt");
    let replay = |text: &str| {
        std::fs::write(&file, text).unwrap();
        let replayed = tianxia().arg("replay").arg(&file).output().unwrap();
        let said = [replayed.stdout, replayed.stderr].concat();
        (replayed.status.success(), String::from_utf8_lossy(&said).into_owned())
    };
    let (fine, said) = replay(&record);
    assert!(fine && said.contains("before the first action and from the contributions of 2 players"), "{said}");
    for (real, forged, why) in [
        (random(6), random(7), "the players' contributions make"),
        (server_seed.to_string(), random(0), "the table promised a seed"),
        (format!("contribution 2: {}\n", random(6)), String::new(), "the players' contributions make"),
    ] {
        let (fine, said) = replay(&record.replace(&real, &forged));
        assert!(!fine && said.contains(why), "{said}");
    }
}
