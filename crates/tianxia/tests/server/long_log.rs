//! Tables whose log has grown long: it comes in parts, nobody is locked out, nothing costs more than at the beginning, and it cannot grow for
//! ever.

use crate::kit::*;
use tianxia_client::{Client, Live};
use tianxia_core::FastDice;
use tianxia_protocol::{Code, Command, LogPart, Update};

/// The most one person may say at a table.
const CHAT: u32 = 1_000;

fn say(person: &mut Client, table: &str, seat: u8) -> Option<Code> {
    let text = "How long can this go on? ".repeat(12);
    send(person, table, Command::Say { seat, text }).problem.map(|problem| problem.code)
}

/// The next update as it came.
fn next_text(live: &mut Live) -> String {
    loop {
        let text = live.receive_text().unwrap();
        if text.starts_with("{\"type\":\"update\"") {
            return text;
        }
    }
}

#[test]
fn a_long_log_comes_in_parts_costs_no_more_and_ends_somewhere() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let mut live = people[1].live(&table, "").unwrap();
    next_text(&mut live);
    assert_eq!(say(&mut people[0], &table, 1), None);
    let first = next_text(&mut live).len();
    for _ in 1..CHAT {
        assert_eq!(say(&mut people[0], &table, 1), None);
    }
    assert_eq!(say(&mut people[0], &table, 1), Some(Code::TooMany), "a chat cannot grow for ever");
    let mut live = people[1].live(&table, &format!("since={}", CHAT + 2)).unwrap();
    next_text(&mut live);
    assert_eq!(say(&mut people[1], &table, 2), None, "nobody uses up what others may say");
    let last = next_text(&mut live);
    assert!(last.len() < first + 100, "an update has grown from {first} to {} bytes", last.len());

    let update = people[0].table(&table).unwrap();
    assert_eq!(update.items.len(), PART, "the newest come first");
    let all: Vec<u32> = (0..=update.seq).collect();
    assert_eq!(entries(&mut people[0], &update, None), all);
    let text = next_text(&mut people[0].live(&table, "").unwrap());
    assert!(text.len() < LONGEST, "the first update has {} bytes", text.len());
    let begun: Update = serde_json::from_str(&text).unwrap();
    assert_eq!(entries(&mut people[0], &begun, None), all, "who connects is not locked out");
    let resumed = next_update(&mut people[0].live(&table, &format!("since={}", update.seq - 3)).unwrap());
    assert_eq!((resumed.items.len(), resumed.earlier), (3, None));
    let part: LogPart = people[0].get(&format!("/api/tables/{table}/log?since=5&before=9")).unwrap();
    assert_eq!(part.items.iter().map(|item| item.seq).collect::<Vec<_>>(), [6, 7, 8]);
    assert_eq!(part.earlier, None);

    // The game goes on, and the bounds hold after a restart too.
    let one = decider(&mut people, &table);
    let action = any_action(&people[one].table(&table).unwrap(), &mut FastDice::new(1)).unwrap();
    done(&mut people[one], &table, action);
    server.kill();
    server.again();
    assert_eq!(say(&mut people[0], &table, 1), Some(Code::TooMany));
}

#[test]
fn handing_over_and_taking_back_ends_somewhere_and_the_game_goes_on() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    // Who does not decide leaves the position as it is.
    let one = decider(&mut people, &table);
    let other = 1 - one;
    let seat = other as u8 + 1;
    let refusal = (0..2_000)
        .find_map(|round| {
            let command = if round % 2 == 0 { Command::HandOver { seat } } else { Command::TakeBack { seat } };
            send(&mut people[other], &table, command).problem.map(|problem| (round, problem.code))
        })
        .expect("it goes on for ever");
    assert_eq!(refusal, (1_000, Code::TooMany));
    play(&mut people, &table, |update| update.seq >= 1_010);
}

#[test]
fn what_many_people_see_alike_is_written_once() {
    const LISTENERS: usize = 300;
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let strangers: Vec<Client> = (0..5).map(|number| server.person(&format!("Stranger {number}"))).collect();
    let mut listeners: Vec<Live> =
        (0..LISTENERS).map(|number| strangers[number % 5].live(&table, "").unwrap()).collect();
    let mut own = people[0].live(&table, "").unwrap();
    listeners.iter_mut().for_each(|live| drop(next_update(live)));
    let first = next_update(&mut own);
    let before = server.figure("tianxia_updates_written_total");
    done(&mut people[0], &table, Command::Say { seat: 1, text: "Hear, hear!".to_owned() });
    for live in &mut listeners {
        // Word that somebody has come may be on its way before.
        let update = std::iter::repeat_with(|| next_update(live)).find(|update| update.seq > first.seq).unwrap();
        assert_eq!((update.seq, update.items.len()), (first.seq + 1, 1));
        assert!(update.table.seats.iter().all(|seat| !seat.yours), "nobody is told that another's seat is theirs");
    }
    let update = std::iter::repeat_with(|| next_update(&mut own)).find(|update| update.seq > first.seq).unwrap();
    assert!(update.table.host && update.table.seats[0].yours);
    let written = server.figure("tianxia_updates_written_total") - before;
    assert!(written < 30.0, "{written} for {LISTENERS}: once a moment for those who watch, once for the player");
}
