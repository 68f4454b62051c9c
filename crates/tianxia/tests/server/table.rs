//! What people do at a table: sit down, play, take back, resign, leave it to a bot, talk, play again.

use crate::kit::*;
use tianxia_core::FastDice;
use tianxia_protocol::{Code, Command, Filling, Happening, Hint, Play, SeatKind, Standing, Status, UndoNow, Update};

#[test]
fn people_sit_down_and_play_a_whole_game() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = people[0].create(&table_of("qin", vec![me(), Filling::Open])).unwrap();
    let start = refused(&mut people[0], &table, Command::Start);
    assert!(start.code == Code::NotNow && start.message.contains("seat 2 is open"), "{start:?}");
    done(&mut people[1], &table, Command::Join { seat: None });
    assert_eq!(refused(&mut people[1], &table, Command::Start).code, Code::NotYours);
    done(&mut people[0], &table, Command::Start);
    let hash = people[0].table(&table).unwrap().table.seed_hash;
    assert_eq!(people[0].get_text(&format!("/api/tables/{table}/record")).unwrap_err().code, Code::NotNow);

    let end = play(&mut people, &table, |_| false);
    assert_eq!(end.table.status, Status::Over);
    let seed: tianxia_core::Seed = end.table.seed.unwrap().parse().unwrap();
    assert_eq!(tianxia_tables::seed_hash(seed), hash, "the seed is not the one that was promised");

    let record = people[0].get_text(&format!("/api/tables/{table}/record")).unwrap();
    let file = server.folder.file("record.txt");
    std::fs::write(&file, &record).unwrap();
    let replayed = tianxia().arg("replay").arg(&file).output().unwrap();
    let told = String::from_utf8_lossy(&replayed.stdout).into_owned();
    assert!(replayed.status.success() && told.contains("the one that the table committed to"), "{told}");
    let other: String = hash.chars().rev().collect();
    std::fs::write(&file, record.replace(&hash, &other)).unwrap();
    let forged = tianxia().arg("replay").arg(&file).output().unwrap();
    assert!(!forged.status.success() && String::from_utf8_lossy(&forged.stderr).contains("promised"));

    let steps = record.lines().filter(|line| line.starts_with("1 ") || line.starts_with("2 ")).count() as u32;
    let moment: tianxia_protocol::Moment = people[0].get(&format!("/api/tables/{table}/replay?until=3&eye=2")).unwrap();
    assert_eq!((moment.until, moment.of), (3, steps));
    let picture = people[0].get_text(&format!("/api/tables/{table}/picture?eye=open")).unwrap();
    assert!(picture.lines().count() > 5, "{picture}");
}

#[test]
fn before_the_start_people_come_and_go() {
    let server = Server::start(NO_LIMITS);
    let (mut east, mut west) = (server.person("East"), server.person("West"));
    let table = east.create(&table_of("qin", vec![me(), Filling::Open, Filling::Open])).unwrap();
    done(&mut west, &table, Command::Join { seat: Some(3) });
    assert_eq!(refused(&mut east, &table, Command::Join { seat: Some(3) }).code, Code::NotNow);
    done(&mut east, &table, Command::Arrange { seat: 2, to: bot() });
    assert_eq!(refused(&mut east, &table, Command::Arrange { seat: 3, to: bot() }).code, Code::NotNow);
    done(&mut east, &table, Command::Leave);
    let left = west.table(&table).unwrap();
    assert!(left.table.host, "the host left, so somebody else is host");
    assert_eq!(left.table.seats[0].kind, SeatKind::Open);
    done(&mut west, &table, Command::Leave);
    assert_eq!(west.table(&table).unwrap().table.status, Status::Closed);
    assert_eq!(refused(&mut east, &table, Command::Join { seat: None }).code, Code::NotNow);
}

#[test]
fn an_action_is_taken_back_freely_or_by_consent() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let (one, two) = match decider(&mut people, &table) {
        0 => (0, 1),
        _ => (1, 0),
    };
    let (seat, other) = (one as u8 + 1, two as u8 + 1);
    let before = people[one].table(&table).unwrap();
    let action = any_action(&before, &mut FastDice::new(3)).unwrap();
    done(&mut people[one], &table, action);
    let after = people[one].table(&table).unwrap();
    let game = after.game.as_ref().unwrap();
    assert_eq!(game.undo, UndoNow::Ask, "placing a tile draws and hands over");
    done(&mut people[one], &table, Command::Undo { seat, at: game.at });
    let asked = people[two].table(&table).unwrap().game.unwrap();
    assert_eq!(asked.undo_request.as_ref().map(|wish| (wish.seat, &wish.waiting[..])), Some((seat, &[other][..])));
    done(&mut people[two], &table, Command::AnswerUndo { seat: other, at: asked.at, accept: false });
    let refusal = people[one].table(&table).unwrap().game.unwrap();
    assert!(refusal.undo_request.is_none() && refusal.undo == UndoNow::No);
    let again = refused(&mut people[one], &table, Command::Undo { seat, at: asked.at });
    assert_eq!(again.code, Code::NotNow, "who was refused does not ask for ever");

    let action = any_action(&people[two].table(&table).unwrap(), &mut FastDice::new(3)).unwrap();
    done(&mut people[two], &table, action);
    let before = people[one].table(&table).unwrap();
    let action = any_action(&before, &mut FastDice::new(3)).unwrap();
    done(&mut people[one], &table, action);
    let at = people[one].table(&table).unwrap().game.unwrap().at;
    done(&mut people[one], &table, Command::Undo { seat, at });
    done(&mut people[two], &table, Command::AnswerUndo { seat: other, at, accept: true });
    let undone = people[one].table(&table).unwrap();
    let game = undone.game.unwrap();
    assert_eq!(game.view, before.game.as_ref().unwrap().view);
    assert_eq!(game.turn, Some(seat));
    let acted = undone.items.iter().rev().find_map(|item| match &item.what {
        Happening::Acted { undone, told, .. } => Some((*undone, told.len())),
        _ => None,
    });
    assert_eq!(acted, Some((true, 0)));

    // Against bots nobody need be asked, and the bot's answer is taken back as well.
    let mut south = server.person("South");
    let table = south.create(&table_of("qin", vec![me(), bot()])).unwrap();
    let mut my_turn = || {
        until("South decides", || {
            south.table(&table).ok().filter(|update| update.game.as_ref().is_some_and(|game| game.turn == Some(1)))
        })
    };
    let first = my_turn();
    done(&mut south, &table, any_action(&first, &mut FastDice::new(3)).unwrap());
    let mut my_turn = || {
        until("South decides again", || {
            south.table(&table).ok().filter(|update| update.game.as_ref().is_some_and(|game| game.turn == Some(1)))
        })
    };
    let game = my_turn().game.unwrap();
    assert_eq!(game.undo, UndoNow::Free);
    done(&mut south, &table, Command::Undo { seat: 1, at: game.at });
    assert_eq!(south.table(&table).unwrap().game.unwrap().view, first.game.unwrap().view);
}

#[test]
fn who_resigns_loses_to_the_other_or_ranks_behind_the_others() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    done(&mut people[1], &table, Command::Resign { seat: 2 });
    let end = people[0].table(&table).unwrap();
    assert_eq!(end.table.status, Status::Over);
    assert_eq!(end.game.unwrap().outcome.unwrap().places, [1, 2]);

    let table = people[0].create(&table_of("qin", vec![me(), bot(), bot()])).unwrap();
    done(&mut people[0], &table, Command::Resign { seat: 1 });
    let end = until("bots have played to the end", || {
        people[0].table(&table).ok().filter(|update| update.table.status == Status::Over)
    });
    assert_eq!(end.game.unwrap().outcome.unwrap().places[0], 3);
    assert_eq!(end.table.seats[0].standing, Standing::Resigned);
}

#[test]
fn a_bot_plays_for_who_is_away_until_they_return() {
    let server = Server::start(NO_LIMITS);
    let mut east = server.person("East");
    let mut west = server.person("West");
    let mut new = table_of("qin", vec![me(), Filling::Open]);
    new.deadline = Some(5);
    let table = east.create(&new).unwrap();
    done(&mut west, &table, Command::Join { seat: None });
    done(&mut east, &table, Command::Start);
    done(&mut west, &table, Command::HandOver { seat: 2 });
    let handed = |update: &Update, wanted| update.table.seats.iter().any(|seat| seat.standing == wanted);
    until("East's time is up and a bot plays for them", || {
        east.table(&table).ok().filter(|update| handed(update, Standing::Overdue))
    });
    let end = until("the bots have played to the end", || {
        east.table(&table).ok().filter(|update| update.table.status == Status::Over)
    });
    assert!(handed(&end, Standing::HandedOver) && handed(&end, Standing::Overdue));
    assert!(end.items.iter().any(|item| matches!(item.what, Happening::HandedOver { seat: 1, overdue: true })));

    let mut new = table_of("qin", vec![me(), Filling::Open]);
    new.deadline = Some(30);
    let table = east.create(&new).unwrap();
    done(&mut west, &table, Command::Join { seat: None });
    done(&mut east, &table, Command::Start);
    assert!(east.table(&table).unwrap().game.unwrap().deadline.is_some());
    done(&mut west, &table, Command::HandOver { seat: 2 });
    assert_eq!(refused(&mut west, &table, Command::HandOver { seat: 2 }).code, Code::NotNow);
    done(&mut west, &table, Command::TakeBack { seat: 2 });
    assert_eq!(west.table(&table).unwrap().table.seats[1].standing, Standing::Playing);
}

#[test]
fn deadlines_survive_a_restart() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let mut new = table_of("qin", vec![me(), Filling::Open]);
    new.deadline = Some(3);
    let table = people[0].create(&new).unwrap();
    done(&mut people[1], &table, Command::Join { seat: None });
    done(&mut people[0], &table, Command::Start);
    server.kill();
    server.again();
    until("the deadline set before the restart has passed", || {
        let update = people[0].table(&table).ok()?;
        update.table.seats.iter().any(|seat| seat.standing == Standing::Overdue).then_some(())
    });
}

#[test]
fn hot_seat_rematch_chat_and_hints() {
    let server = Server::start("[limits]\nsayings = 3\n");
    let mut east = server.person("East");
    let second = Filling::Me { name: Some("North".to_owned()) };
    let mut new = table_of("qin", vec![me(), second]);
    new.hints = true;
    let table = east.create(&new).unwrap();
    let update = east.table(&table).unwrap();
    let names: Vec<_> = update.table.seats.iter().map(|seat| (seat.name.as_deref(), seat.yours)).collect();
    assert_eq!(names, [(Some("East"), true), (Some("North"), true)]);
    let turn = update.game.as_ref().unwrap().turn.unwrap();
    let hint: Hint = east.post(&format!("/api/tables/{table}/hint?seat={turn}"), &()).unwrap();
    let legal = update.game.as_ref().unwrap().legal.as_ref().unwrap();
    assert!(!hint.actions.is_empty());
    assert!(hint.actions.iter().all(|action| legal.numbers().any(|number| number == action.number)));
    let silent = east.create(&table_of("qin", vec![me(), me()])).unwrap();
    let turn = east.table(&silent).unwrap().game.unwrap().turn.unwrap();
    let refused_hint = east.post::<Hint>(&format!("/api/tables/{silent}/hint?seat={turn}"), &()).unwrap_err();
    assert!(refused_hint.code == Code::NotNow && refused_hint.message.contains("did not allow"), "{refused_hint:?}");
    for _ in 0..3 {
        done(&mut east, &table, Command::Say { seat: 1, text: "good luck".to_owned() });
    }
    assert_eq!(refused(&mut east, &table, Command::Say { seat: 1, text: "!".to_owned() }).code, Code::TooMany);

    let mut west = server.person("West");
    let at = update.game.unwrap().at;
    let foreign = Command::Act { seat: 1, at, action: Play::Number(0) };
    assert_eq!(refused(&mut west, &table, foreign).code, Code::NotYours);
    done(&mut east, &table, Command::Resign { seat: 2 });
    assert_eq!(refused(&mut west, &table, Command::Rematch).code, Code::NotYours);
    let first = send(&mut east, &table, Command::Rematch);
    let second = send(&mut east, &table, Command::Rematch);
    assert!(first.table.is_some() && first.table == second.table, "{first:?} {second:?}");
    let again = east.table(&first.table.unwrap()).unwrap();
    assert_eq!(again.table.seats[0].name.as_deref(), Some("North"), "everybody sits one seat further");
    assert_eq!(again.table.status, Status::Open);
}
