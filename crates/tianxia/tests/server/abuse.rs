//! Messages no good client sends, and clients that fall silent: each is answered or dropped, and the server's memory stays small.

use crate::kit::*;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;
use tianxia_client::Client;
use tianxia_core::FastDice;
use tianxia_protocol::{Code, Command, Envelope, FromClient, FromServer, Play, Problem, Update};

/// More than the server has any reason to hold.
const MUCH: u64 = 250 << 20;

fn problem(message: FromServer) -> Problem {
    match message {
        FromServer::Problem(problem) => problem,
        other => panic!("a problem was expected, not {other:?}"),
    }
}

#[test]
fn messages_that_make_no_sense_are_answered_or_dropped() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    // The one who decides is called the first here, and the other the second.
    let one = decider(&mut people, &table);
    let (seat, other) = (one as u8 + 1, 2 - one as u8);
    if one == 1 {
        people.swap(0, 1);
    }
    let mut live = people[0].live(&table, "").unwrap();
    let update = next_update(&mut live);
    let nested = "[".repeat(20_000);
    let nonsense = [
        "",
        "{",
        "null",
        "{\"type\":\"dance\"}",
        "{\"type\":\"look\",\"eye\":9}",
        "{\"type\":\"look\",\"eye\":1,\"x\":0}",
        &nested,
    ];
    for text in nonsense {
        live.send_text(text.to_owned()).unwrap();
        assert_eq!(problem(live.receive().unwrap()).code, Code::BadRequest, "{text:.40}");
    }
    live.send(&FromClient::Look { eye: other.to_string().parse().unwrap() }).unwrap();
    assert_eq!(problem(live.receive().unwrap()).code, Code::NotYours, "nobody looks with another's eye");

    // Out of order, foreign, illegal, replayed: refused, and the table is as it was.
    let at = update.game.as_ref().unwrap().at;
    let act = |seat, at, number| Command::Act { seat, at, action: Play::Number(number) };
    let number = update.game.as_ref().unwrap().legal.as_ref().unwrap().numbers().next().unwrap();
    assert_eq!(refused(&mut people[0], &table, act(seat, at + 5, number)).code, Code::Stale);
    assert_eq!(refused(&mut people[0], &table, act(other, at, number)).code, Code::NotYours);
    assert_eq!(refused(&mut people[1], &table, act(seat, at, number)).code, Code::NotYours);
    assert_eq!(refused(&mut people[1], &table, act(other, at, number)).code, Code::NotNow);
    assert_eq!(refused(&mut people[0], &table, act(9, at, number)).code, Code::BadRequest);
    assert_eq!(refused(&mut people[0], &table, act(seat, at, u32::MAX)).code, Code::BadRequest);
    let words = Command::Act { seat, at, action: Play::Notation("surrender everything".to_owned()) };
    assert_eq!(refused(&mut people[0], &table, words).code, Code::BadRequest);
    let nobody = Envelope { id: String::new(), command: Command::Leave };
    assert_eq!(people[0].command(&table, &nobody).unwrap().problem.unwrap().code, Code::BadRequest);
    let view = people[0].table(&table).unwrap();
    assert_eq!((view.seq, view.game.unwrap().view), (update.seq, update.game.unwrap().view));

    let mut stranger = Client::new(&server.url, None);
    let unknown = stranger.command(&table, &Envelope { id: fresh(), command: Command::Resign { seat: 1 } });
    assert_eq!(unknown.unwrap_err().code, Code::Nobody);
    assert_eq!(stranger.get::<Update>("/api/tables/nowhere").unwrap_err().code, Code::NotFound);
    assert_eq!(stranger.get::<Update>(&format!("/api/tables/{table}?eye=1")).unwrap_err().code, Code::NotYours);
    assert_eq!(stranger.get::<Update>(&format!("/api/tables/{table}?eye=open")).unwrap_err().code, Code::NotYours);
    assert!(stranger.live(&table, "eye=1").is_err());
    let guessed = Client::new(&server.url, Some("0".repeat(64))).get_text("/api/me");
    assert_eq!(guessed.unwrap(), "");
}

#[test]
fn what_is_too_large_or_from_a_foreign_page_is_refused() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    for _ in 0..50 {
        let mut live = people[0].live(&table, "").unwrap();
        next_update(&mut live);
        // The server hangs up in the middle of it, so sending may fail as well as reading.
        let _ = live.send_text("x".repeat(1 << 20));
        while live.receive().is_ok() {}
    }
    let large = Command::Say { seat: 1, text: "x".repeat(1 << 20) };
    let answer = people[0].command(&table, &Envelope { id: fresh(), command: large });
    assert!(answer.is_err(), "{answer:?}");

    let host = server.url.strip_prefix("http://").unwrap();
    let ask = |head: &str, body: &str| {
        let mut stream = TcpStream::connect(host).unwrap();
        let request = format!(
            "{head} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nConnection: close\r\n\
             Origin: http://elsewhere.example\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    assert!(ask("POST /api/me", "{}").starts_with("HTTP/1.1 403"), "a foreign page acts for nobody");
    let page = ask("GET /", "");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    let strict = page.to_ascii_lowercase();
    assert!(strict.contains("content-security-policy: default-src 'none'") && strict.contains("nosniff"), "{page}");
    if let Some(bytes) = memory(server.pid()) {
        assert!(bytes < MUCH, "the server holds {bytes} bytes");
    }
}

#[test]
fn silent_and_slow_clients_are_dropped_and_cost_nobody_else_anything() {
    let settings = format!("{NO_LIMITS}silence = 2\n");
    let server = Server::start(&settings);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    // Connected, and never heard of again: not a byte is read, so no ping is answered either.
    let silent: Vec<_> = (0..30).map(|_| people[0].live(&table, "").unwrap()).collect();
    // Half a request, and then nothing.
    let host = server.url.strip_prefix("http://").unwrap();
    let halves: Vec<TcpStream> = (0..30)
        .map(|_| {
            let mut half = TcpStream::connect(host).unwrap();
            half.write_all(b"GET /api/lobby HTTP/1.1\r\nHost: x\r\n").unwrap();
            half
        })
        .collect();
    let mut dice = FastDice::new(1);
    let mut played = 0;
    until("the silent ones are gone while others play on", || {
        let update = people[0].table(&table).unwrap();
        match any_action(&update, &mut dice) {
            Some(command) => {
                done(&mut people[0], &table, command);
                played += 1;
            }
            None => {
                let update = people[1].table(&table).unwrap();
                if let Some(command) = any_action(&update, &mut dice) {
                    done(&mut people[1], &table, command);
                    played += 1;
                }
            }
        }
        (server.figure("tianxia_sockets_dropped_total") >= 30.0).then_some(())
    });
    assert!(played > 0);
    until("their sockets are closed", || (server.figure("tianxia_sockets") == 0.0).then_some(()));
    for mut half in halves {
        half.set_read_timeout(Some(PATIENCE)).unwrap();
        let mut rest = Vec::new();
        // Either a refusal or an end, but not for ever an open line.
        let _ = half.read_to_end(&mut rest);
    }
    drop(silent);
    if let Some(bytes) = memory(server.pid()) {
        assert!(bytes < MUCH, "the server holds {bytes} bytes");
    }
}

#[test]
fn too_often_and_too_many_is_told() {
    let server = Server::start("[limits]\ncommands = 1\ntables = 2\nsockets = 2\nrequests = 0\n");
    let mut east = server.person("East");
    let table = east.create(&table_of("qin", vec![me(), me()])).unwrap();
    let commands = (0..40).map(|_| send(&mut east, &table, Command::TakeBack { seat: 1 }).problem.unwrap().code);
    assert!(commands.collect::<Vec<_>>().contains(&Code::TooMany));
    east.create(&table_of("qin", vec![me(), me()])).unwrap();
    assert_eq!(east.create(&table_of("qin", vec![me(), me()])).unwrap_err().code, Code::TooMany);
    let open: Vec<_> = (0..2).map(|_| east.live(&table, "").unwrap()).collect();
    assert!(east.live(&table, "").is_err());
    drop(open);
    until("closed sockets no longer count", || east.live(&table, "").ok());
}

#[test]
fn who_reads_nothing_at_a_busy_table_costs_no_memory_and_hears_the_newest_when_they_read_again() {
    // On a busy disk so much is not said within the usual patience with who does not read.
    let server = Server::start(&format!("{NO_LIMITS}silence = 600\n"));
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("huang", &mut people);
    let one = decider(&mut people, &table);
    let first = people[one].table(&table).unwrap();
    // Every word said makes an update with all that the deciding seat may do: far more than the lines between hold.
    let size = serde_json::to_string(&first).unwrap().len();
    let words = ((48 << 20) / size).min(2_000);
    let mut idle: Vec<_> = (0..10).map(|_| people[one].live(&table, "").unwrap()).collect();
    for word in 0..words {
        let seat = word as u8 % 2 + 1;
        done(&mut people[word % 2], &table, Command::Say { seat, text: "are you there?".to_owned() });
    }
    let newest = people[one].table(&table).unwrap();
    assert_eq!(newest.seq, first.seq + words as u32);
    if let Some(bytes) = memory(server.pid()) {
        assert!(bytes < MUCH, "the server holds {bytes} bytes for ten who do not read {words} updates of {size}");
    }
    let live = &mut idle[0];
    let (mut heard, mut updates) = (Vec::new(), 0);
    while heard.last().is_none_or(|seq| *seq < newest.seq) {
        let update = next_update(live);
        heard.extend(entries(&mut people[one], &update, heard.last().copied()));
        updates += 1;
    }
    assert_eq!(heard, (0..=newest.seq).collect::<Vec<_>>(), "every entry once and in order");
    assert!(updates < words, "{updates} updates were kept for one who did not read");
    // And it plays on.
    let update = people[one].table(&table).unwrap();
    done(&mut people[one], &table, any_action(&update, &mut FastDice::new(1)).unwrap());
    assert!(next_update(live).seq > newest.seq);
}

#[test]
fn any_number_of_own_boards_is_taken_in_but_none_too_large() {
    // A setting of version 0.1 that has no effect any more is still read.
    let server = Server::start("[limits]\nown_boards = 2\ntables = 0\nrequests = 0\n");
    let mut east = server.person("East");
    const QIN: &str = include_str!("../../../qin/maps/lion.txt");
    const HUANG: &str = include_str!("../../../huang/maps/warring-states.txt");
    let mut with_board = |game: &str, option: &str, board: String| {
        let mut new = table_of(game, vec![me(), me()]);
        new.options.insert(option.to_owned(), board);
        east.create(&new)
    };
    let named = |board: &str, name: usize| format!("name: own-{name}\n{}", board.split_once('\n').unwrap().1);
    for name in 0..20 {
        with_board("qin", "board", named(QIN, name)).unwrap();
        with_board("huang", "map", named(HUANG, name)).unwrap();
    }
    // Nobody uses up what others may bring.
    let mut new = table_of("qin", vec![me(), me()]);
    new.options.insert("board".to_owned(), named(QIN, 20));
    server.person("West").create(&new).unwrap();
    let problem = with_board("qin", "board", "\n".repeat(20_000)).unwrap_err();
    assert!(problem.code == Code::TooLarge && problem.message.contains("at most"), "{problem:?}");
}

#[test]
fn who_asks_and_asks_and_reads_no_answer_is_dropped() {
    let server = Server::start(&format!("{NO_LIMITS}silence = 1\n"));
    let host = server.url.strip_prefix("http://").unwrap();
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {host}\r\n\r\n");
    let mut greedy: Vec<(TcpStream, usize)> = (0..10)
        .map(|_| {
            let mut stream = TcpStream::connect(host).unwrap();
            stream.set_write_timeout(Some(Duration::from_millis(500))).unwrap();
            stream.set_read_timeout(Some(PATIENCE)).unwrap();
            let asked = (0..5_000).take_while(|_| stream.write_all(request.as_bytes()).is_ok()).count();
            (stream, asked)
        })
        .collect();
    // The one that asks for this figure is left.
    until("they are dropped", || (server.figure("tianxia_connections") <= 1.0).then_some(()));
    if let Some(bytes) = memory(server.pid()) {
        assert!(bytes < MUCH, "the server holds {bytes} bytes");
    }
    for (stream, asked) in &mut greedy {
        let mut answers = Vec::new();
        // What was on the way may still come; the end is an end or a reset.
        let _ = stream.read_to_end(&mut answers);
        let answered = String::from_utf8_lossy(&answers).matches("HTTP/1.1 200").count();
        assert!(answered < *asked, "all {asked} questions were answered to one who did not read");
    }
}
