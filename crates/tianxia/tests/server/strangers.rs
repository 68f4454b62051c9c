//! People who do not know each other: nobody takes from another what is theirs, and nobody holds the others up.

use crate::kit::*;
use tianxia_core::FastDice;
use tianxia_protocol::{Choice, Code, Command, Envelope, Filling, Play, SeatKind, Standing, Status, UndoNow};

#[test]
fn nobody_undoes_the_action_of_somebody_who_is_away() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    play(&mut people, &table, |update| update.seq >= 8);
    done(&mut people[1], &table, Command::HandOver { seat: 2 });
    let mine = until("East decides", || {
        let game = people[0].table(&table).ok()?.game?;
        (game.turn == Some(1)).then_some(game)
    });
    assert_eq!(mine.undo, UndoNow::Ask, "the bot that plays for West does not agree in West's name");
    let before = people[0].table(&table).unwrap();
    done(&mut people[0], &table, Command::Undo { seat: 1, at: mine.at });
    let asked = people[0].table(&table).unwrap();
    assert_eq!(asked.game.as_ref().unwrap().undo_request.as_ref().unwrap().waiting, [2]);
    assert_eq!(asked.game.as_ref().unwrap().view, before.game.unwrap().view, "nothing is undone yet");
    // West may answer without taking the seat back.
    done(&mut people[1], &table, Command::AnswerUndo { seat: 2, at: mine.at, accept: true });
    assert_eq!(people[1].table(&table).unwrap().table.seats[1].standing, Standing::HandedOver);
    assert!(people[0].table(&table).unwrap().game.unwrap().at > mine.at, "now it is undone");
}

#[test]
fn handing_over_and_taking_back_does_not_stop_the_clock() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let mut new = table_of("qin", vec![me(), Filling::Open]);
    new.deadline = Some(600);
    // A bot that thinks for a while, so that the seat can be taken back within one decision.
    new.stand_in = Some("expert".to_owned());
    let table = people[0].create(&new).unwrap();
    done(&mut people[1], &table, Command::Join { seat: None });
    done(&mut people[0], &table, Command::Start);
    // Where the bot was faster, the next decision serves as well.
    let compared = (0..20).any(|_| {
        let one = decider(&mut people, &table);
        let seat = one as u8 + 1;
        let before = people[one].table(&table).unwrap().game.unwrap();
        done(&mut people[one], &table, Command::HandOver { seat });
        done(&mut people[one], &table, Command::TakeBack { seat });
        let after = people[one].table(&table).unwrap().game.unwrap();
        let same = after.at == before.at;
        assert!(!same || after.deadline == before.deadline, "a decision has one clock");
        same
    });
    assert!(compared, "the bot was always faster");
}

#[test]
fn acting_and_undoing_does_not_stop_the_clock() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let mut new = table_of("huang", vec![me(), Filling::Open]);
    new.deadline = Some(600);
    let table = people[0].create(&new).unwrap();
    done(&mut people[1], &table, Command::Join { seat: None });
    done(&mut people[0], &table, Command::Start);
    let one = decider(&mut people, &table);
    let seat = one as u8 + 1;
    let before = people[one].table(&table).unwrap().game.unwrap();
    let free = before.legal.as_ref().unwrap().unpack().into_iter().find(|choice: &Choice| choice.free);
    let number = free.expect("a leader can be placed and taken up again").number;
    done(&mut people[one], &table, Command::Act { seat, at: before.at, action: Play::Number(number) });
    let at = people[one].table(&table).unwrap().game.unwrap().at;
    done(&mut people[one], &table, Command::Undo { seat, at });
    let after = people[one].table(&table).unwrap().game.unwrap();
    assert_eq!((after.view, after.deadline), (before.view, before.deadline), "the same decision, the same clock");
}

#[test]
fn a_refused_command_never_acts_later() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    // Nobody decides on the seat that is handed over, so that no bot acts.
    let one = 1 - decider(&mut people, &table);
    let (seat, other) = (one as u8 + 1, 2 - one as u8);
    let too_early = Envelope { id: "the one".to_owned(), command: Command::TakeBack { seat } };
    let first = people[one].command(&table, &too_early).unwrap().problem;
    assert!(first.is_some());
    for _ in 0..100 {
        refused(&mut people[one], &table, Command::Resign { seat: other });
    }
    done(&mut people[one], &table, Command::HandOver { seat });
    let late = people[one].command(&table, &too_early).unwrap();
    assert_eq!(late.problem, first, "what was refused stays refused under its id");
    server.kill();
    server.again();
    let later = people[one].command(&table, &too_early).unwrap();
    assert_eq!(later.problem, first, "also after a restart");
    assert_eq!(people[one].table(&table).unwrap().table.seats[one].standing, Standing::HandedOver);
    done(&mut people[one], &table, Command::TakeBack { seat });
}

#[test]
fn a_guest_takes_one_seat_and_a_name_that_can_be_seen() {
    let server = Server::start(NO_LIMITS);
    let mut host = server.person("East");
    let mut guest = server.person("We\u{200b}st\u{202e}");
    let table = host.create(&table_of("qin", vec![me(), Filling::Open, Filling::Open])).unwrap();
    done(&mut guest, &table, Command::Join { seat: Some(2) });
    assert_eq!(refused(&mut guest, &table, Command::Join { seat: Some(3) }).code, Code::NotNow);
    let seats = host.table(&table).unwrap().table.seats;
    assert_eq!((seats[1].name.as_deref(), seats[2].kind), (Some("West"), SeatKind::Open));
    assert!(tianxia_client::Client::named(&server.url, "bot (hard)").is_err());
    assert!(tianxia_client::Client::named(&server.url, "\u{200b}\u{2060}").is_err());
}

#[test]
fn two_who_ask_for_a_rematch_meet_at_one_table() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    done(&mut people[1], &table, Command::Resign { seat: 2 });
    let [first, second] = people.each_mut().map(|person| send(person, &table, Command::Rematch).table.unwrap());
    assert_eq!(first, second);
    assert_eq!(people[0].table(&table).unwrap().table.rematch, Some(first));
}

#[test]
fn the_host_closes_a_running_table_and_nobody_else() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    assert_eq!(refused(&mut people[1], &table, Command::Close).code, Code::NotYours);
    done(&mut people[0], &table, Command::Close);
    let closed = people[1].table(&table).unwrap();
    assert_eq!(closed.table.status, Status::Closed);
    let act = any_action(&closed, &mut FastDice::new(1));
    assert!(act.is_none(), "nothing is asked of anybody any more");
}

#[test]
fn a_table_says_when_its_bots_think_less() {
    let server = Server::start(&format!("bot_threads = 1\n{NO_LIMITS}"));
    let mut people = [server.person("East"), server.person("West")];
    let experts = || vec![Filling::Bot { level: "expert".to_owned(), style: None }; 3];
    let hurried = |person: &mut tianxia_client::Client, seats| {
        let table = person.create(&table_of("qin", seats)).unwrap();
        person.table(&table).unwrap().game.unwrap().hurried
    };
    assert!(!hurried(&mut people[0], experts()), "a bot that is alone has all the time it needs");
    let tables: Vec<bool> = (0..12).map(|_| hurried(&mut people[0], experts())).collect();
    assert!(tables[11], "with many waiting, bots think less and the table says so: {tables:?}");
    assert!(!hurried(&mut people[1], vec![bot(), bot()]), "bots that answer at once need not hurry");
}

#[cfg(target_os = "linux")]
#[test]
fn a_data_file_is_used_by_one_server_under_whatever_name() {
    let server = Server::start(NO_LIMITS);
    let (symbolic, hard) = (server.folder.file("symbolic.db"), server.folder.file("hard.db"));
    std::os::unix::fs::symlink(server.data(), &symbolic).unwrap();
    std::fs::hard_link(server.data(), &hard).unwrap();
    for data in [server.data(), symbolic, hard] {
        let second = serve(&server.folder.file("settings.toml"), &data, "127.0.0.1:0").output().unwrap();
        assert_eq!(second.status.code(), Some(2), "{}", data.display());
        let said = String::from_utf8_lossy(&second.stderr).into_owned();
        assert!(said.contains("another server uses the data file"), "{said}");
    }
}
