//! Several servers on one database: each seat at a server of its own, and nobody can tell.

use crate::kit::*;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use tianxia_client::{Client, Live};
use tianxia_core::FastDice;
use tianxia_engines::{Nats, Postgres, Wire};
use tianxia_protocol::{Code, Command, Envelope, FromServer, Status, Update};

/// Two servers on one database.
fn two(postgres: &Postgres, news: Option<&str>) -> [Server; 2] {
    [Server::on(&postgres.url(), news), Server::on(&postgres.url(), news)]
}

/// East at the first server and West at the second, at a table of Qin that has started.
fn seated(servers: &[Server; 2]) -> ([Client; 2], String) {
    let mut people = [servers[0].person("East"), servers[1].person("West")];
    let table = seat_all("qin", &mut people);
    (people, table)
}

/// The next update that tells of an entry, in which somebody decides or the game is over.
fn until_my_turn(live: &mut Live, entry: u32) -> Box<Update> {
    loop {
        let update = match live.receive().unwrap() {
            FromServer::Update(update) => update,
            // The database was slower than the server waits; it looks again by itself.
            FromServer::Problem(problem) if is_away(&problem) => continue,
            other => panic!("{other:?} instead of an update"),
        };
        if update.seq < entry {
            continue;
        }
        if update.table.status == Status::Over || update.game.as_ref().is_some_and(|game| game.legal.is_some()) {
            return update;
        }
    }
}

/// Plays a whole game: each hears by its own socket that it is its turn, and acts at its own server; `meanwhile` is told the number of each move.
fn whole_game(people: &mut [Client; 2], table: &str, mut meanwhile: impl FnMut(u32)) {
    let mut dice = FastDice::new(11);
    let mut sockets = people.each_ref().map(|person| person.live(table, "").unwrap());
    let mut one = decider(people, table);
    let mut last = 0;
    loop {
        let update = until_my_turn(&mut sockets[one], last);
        let Some(command) = any_action(&update, &mut dice) else { break };
        let seq = done(&mut people[one], table, command);
        meanwhile(seq);
        last = seq;
        // Whoever reads at the other server sees it at once, news or not.
        let seen = people[1 - one].table(table).unwrap();
        assert!(seen.seq >= seq, "{} after {seq}", seen.seq);
        let Some(turn) = seen.game.as_ref().and_then(|game| game.turn) else {
            one = 1 - one;
            continue;
        };
        one = usize::from(turn) - 1;
    }
    let ends = people.each_mut().map(|person| person.table(table).unwrap());
    let numbers = ends.each_ref().map(|end| end.items.iter().map(|item| item.seq).collect::<Vec<_>>());
    assert_eq!(numbers[0], (0..=ends[0].seq).collect::<Vec<_>>(), "no holes");
    assert_eq!(numbers[0], numbers[1], "the same at both");
    assert_eq!(ends[0].table.status, Status::Over);
}

#[test]
fn a_refused_command_stays_refused_on_another_server() {
    let postgres = Postgres::start();
    let servers = two(&postgres, None);
    let mut east = [servers[0].person("East")];
    let table = east[0].create(&table_of("qin", vec![me(), tianxia_protocol::Filling::Open])).unwrap();
    let mut there = servers[1].same(&east[0]);
    // The second server has the table in memory before anything is refused.
    there.table(&table).unwrap();
    let start = Envelope { id: "start".to_owned(), command: Command::Start };
    let refusal = east[0].command(&table, &start).unwrap().problem.expect("a seat is open");
    assert_eq!(refusal.code, Code::NotNow);
    let mut west = servers[0].person("West");
    done(&mut west, &table, Command::Join { seat: None });
    there.table(&table).unwrap();
    assert_eq!(there.command(&table, &start).unwrap().problem, Some(refusal));
    assert_eq!(there.table(&table).unwrap().table.status, Status::Open);
}

#[test]
fn two_seats_at_two_servers_play_a_whole_game_with_news() {
    let (postgres, mut nats) = (Postgres::start(), Nats::start());
    let servers = two(&postgres, Some(&nats.url()));
    let (mut people, table) = seated(&servers);
    let mut moves = 0;
    whole_game(&mut people, &table, |_| {
        moves += 1;
        // In the middle it stops, and comes back: news are late, and nothing else.
        match moves {
            10 => nats.stop(),
            14 => nats.again(),
            _ => {}
        }
    });
    for server in &servers {
        let well = until("NATS is reached again", || {
            let text = Client::new(&server.url, None).get_text("/healthz").ok()?;
            (text == "ok\n").then_some(text)
        });
        assert_eq!(well, "ok\n");
    }
}

#[test]
fn two_seats_at_two_servers_play_without_news() {
    let postgres = Postgres::start();
    let servers = two(&postgres, None);
    let (mut people, table) = seated(&servers);
    let mut watches = people[1].live(&table, "").unwrap();
    next_update(&mut watches);
    // Nobody tells the other server, but it compares.
    let end = play(&mut people, &table, |update| update.seq >= 9);
    while next_update(&mut watches).seq < end.seq {}
    play(&mut people, &table, |_| false);
}

#[test]
fn who_watches_hears_of_what_happened_while_their_server_had_lost_the_database() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let wire = Wire::to(postgres.port());
    let database = [postgres.url(), postgres.url_by(wire.port())];
    let servers = database.map(|url| Server::on(&url, Some(&nats.url())));
    for server in &servers {
        until("NATS is reached", || (server.figure("tianxia_news_away") == 0.0).then_some(()));
    }
    let (mut people, table) = seated(&servers);
    let mut watches = people[1].live(&table, "").unwrap();
    next_update(&mut watches);
    wire.cut(true);
    let seq = done(&mut people[0], &table, Command::Say { seat: 1, text: "are you there?".to_owned() });
    // There is news, but it cannot be read. Nothing more happens that could remind the server of it.
    let told = loop {
        if let FromServer::Problem(problem) = watches.receive().unwrap() {
            break problem;
        }
    };
    assert_eq!(told.code, Code::Unavailable, "{told:?}");
    wire.cut(false);
    while next_update(&mut watches).seq < seq {}
}

#[test]
fn a_command_has_the_same_answer_at_every_server() {
    let postgres = Postgres::start();
    let servers = two(&postgres, None);
    let (mut people, table) = seated(&servers);
    let mut dice = FastDice::new(4);
    for _ in 0..8 {
        let one = decider(&mut people, &table);
        let before = people[one].table(&table).unwrap();
        // The other server has the table in memory as it was.
        let mut elsewhere = servers[1 - one].same(&people[one]);
        assert_eq!(elsewhere.table(&table).unwrap().seq, before.seq);
        let envelope = Envelope { id: fresh(), command: any_action(&before, &mut dice).unwrap() };
        let first = people[one].command(&table, &envelope).unwrap().seq.expect("it acts");
        assert_eq!(elsewhere.command(&table, &envelope).unwrap().seq, Some(first), "memory was behind");
        let late = Envelope { id: fresh(), command: envelope.command.clone() };
        let answer = elsewhere.command(&table, &late).unwrap();
        assert_eq!(answer.problem.unwrap().code, Code::Stale);
        assert!(answer.update.unwrap().seq >= first, "the new state comes with the refusal");
    }
}

#[test]
fn of_two_who_act_at_two_servers_at_once_one_acts_and_both_are_told() {
    let postgres = Postgres::start();
    let servers = two(&postgres, None);
    let (mut people, table) = seated(&servers);
    for round in 0..10 {
        let said: Vec<u32> = std::thread::scope(|scope| {
            let say = |(index, person): (usize, &mut Client)| {
                let (mut person, table) = (person.clone(), table.clone());
                scope.spawn(move || {
                    let text = format!("{round} by {index}");
                    done(&mut person, &table, Command::Say { seat: index as u8 + 1, text })
                })
            };
            let both: Vec<_> = people.iter_mut().enumerate().map(say).collect();
            both.into_iter().map(|one| one.join().unwrap()).collect()
        });
        assert_ne!(said[0], said[1], "each has a number of its own");
    }
    let [one, other] = people.each_mut().map(|person| person.table(&table).unwrap());
    assert_eq!(one.seq, other.seq);
    let renamed = people[0].become_known("Eastern").unwrap();
    assert_eq!(renamed.name.as_str(), "Eastern");
    let mut elsewhere = servers[1].same(&people[0]);
    until("the other server knows the new name", || {
        let me: tianxia_protocol::Me = elsewhere.get("/api/me").ok()?;
        (me.name == "Eastern").then_some(())
    });
}

/// Sends a command until it is answered, always under the same id, to the servers in turn.
fn insist(people: &mut [Client; 2], table: &str, envelope: &Envelope) -> u32 {
    let mut tries = 0;
    until("the command is answered", || {
        tries += 1;
        match people[tries % 2].command(table, envelope) {
            Ok(answer) if answer.problem.as_ref().is_some_and(is_away) => None,
            Ok(answer) => Some(answer.seq.unwrap_or_else(|| panic!("refused after a retry: {:?}", answer.problem))),
            Err(problem) => {
                assert!(is_away(&problem), "{problem:?}");
                None
            }
        }
    })
}

#[test]
fn servers_are_restarted_one_after_the_other_while_people_play() {
    let (postgres, nats) = (Postgres::start(), Nats::start());
    let mut servers = two(&postgres, Some(&nats.url()));
    let mut host = [servers[0].person("East"), servers[1].person("West")];
    let table = host[0].create(&table_of("qin", vec![me(), bot(), bot()])).unwrap();
    // East at both servers.
    let mut east = [host[0].clone(), servers[1].same(&host[0])];
    host[1].table(&table).unwrap();
    // The last entry that East saw. A server that never lives for as long as a bot thinks would only prove that the bot cannot play.
    let (over, gone_on) = (AtomicBool::new(false), AtomicU32::new(0));
    let restarts = std::thread::scope(|scope| {
        let restarting = scope.spawn(|| {
            let (mut restarts, mut before) = (0, 0);
            loop {
                until("the game goes on", || {
                    let seen = gone_on.load(Ordering::SeqCst);
                    (over.load(Ordering::SeqCst) || seen >= before + 3).then(|| before = seen)
                });
                if over.load(Ordering::SeqCst) {
                    return restarts;
                }
                let server = &mut servers[restarts % 2];
                assert!(server.stop(), "it stops in good order");
                server.again();
                restarts += 1;
            }
        });
        let mut dice = FastDice::new(21);
        let mut seen = 0;
        loop {
            let update = until("a server answers", || east.iter_mut().find_map(|person| person.table(&table).ok()));
            assert!(update.seq >= seen, "a read went backwards: {} after {seen}", update.seq);
            seen = update.seq;
            gone_on.store(seen, Ordering::SeqCst);
            if update.table.status == Status::Over {
                break;
            }
            if let Some(command) = any_action(&update, &mut dice) {
                seen = insist(&mut east, &table, &Envelope { id: fresh(), command });
            }
        }
        over.store(true, Ordering::SeqCst);
        restarting.join().unwrap()
    });
    assert!(restarts >= 2, "{restarts} restarts");
    let end = east[0].table(&table).unwrap();
    let numbers: Vec<u32> = end.items.iter().map(|item| item.seq).collect();
    assert_eq!(numbers, (0..=end.seq).collect::<Vec<_>>(), "no holes");
}

#[test]
fn a_server_that_drains_says_so_and_serves_on() {
    let postgres = Postgres::start();
    let mut server = Server::on_with(&postgres.url(), &["--drain", "8"]);
    let mut person = server.person("East");
    assert_eq!(person.get_text("/healthz").unwrap(), "ok\n");
    server.signal("TERM");
    let told = until("it says that it stops", || person.get_text("/healthz").err());
    assert!(told.message.contains("about to stop"), "{told:?}");
    let table = person.create(&table_of("qin", vec![me(), bot()])).unwrap();
    assert!(person.table(&table).is_ok(), "it serves until then");
    assert!(server.ends(), "it ends in good order");
}

#[test]
fn a_server_takes_over_the_bots_of_one_that_is_killed() {
    let postgres = Postgres::start();
    let [mut first, second] = two(&postgres, None);
    let mut host = first.person("East");
    let table = host.create(&table_of("qin", vec![bot(), bot(), bot(), bot()])).unwrap();
    until("the bots have begun", || (host.table(&table).ok()?.seq >= 4).then_some(()));
    first.kill();
    let mut host = second.same(&host);
    until("the game is over", || (host.table(&table).ok()?.table.status == Status::Over).then_some(()));
}
