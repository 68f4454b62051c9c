//! A finished game gone through by a bot, line by line over a real connection.

use crate::kit::*;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use tianxia_client::Client;
use tianxia_protocol::{AnalysisLine, Code, Command, Status};

/// A connection on which an analysis of a table was asked for.
fn ask(server: &Server, person: &Client, table: &str) -> BufReader<TcpStream> {
    let host = server.url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let secret = person.secret().unwrap();
    let head = format!("POST /api/tables/{table}/analysis HTTP/1.1\r\nHost: {host}\r\nCookie: tianxia={secret}\r\n");
    stream.write_all(format!("{head}Content-Length: 0\r\n\r\n").as_bytes()).unwrap();
    BufReader::new(stream)
}

/// The next line of the answer. Each comes in a piece of its own, whose length stands on a line before it.
fn next_line(answer: &mut BufReader<TcpStream>) -> AnalysisLine {
    loop {
        let mut line = String::new();
        assert!(answer.read_line(&mut line).unwrap() > 0, "the answer broke off");
        if line.starts_with('{') {
            return serde_json::from_str(&line).unwrap();
        }
    }
}

#[test]
fn every_decision_is_told_as_soon_as_it_is_judged() {
    let server = Server::start(NO_LIMITS);
    for game in tianxia_games::IDS {
        let players = usize::from(tianxia_games::about(game).unwrap().players.0);
        let names = &["East", "West", "South"][..players];
        let mut people: Vec<Client> = names.iter().map(|name| server.person(name)).collect();
        let table = seat_all(game, &mut people);
        assert_eq!(people[0].analysis(&table, |_, _| {}).unwrap_err().code, Code::NotNow, "{game} is not over");
        let begun = people[0].table(&table).unwrap().seq;
        play(&mut people, &table, |update| update.seq >= begun + 6);
        for seat in 2..=players as u8 {
            done(&mut people[usize::from(seat) - 1], &table, Command::Resign { seat });
        }
        let end = people[0].table(&table).unwrap();
        assert_eq!(end.table.status, Status::Over);

        let mut heard = Vec::new();
        let analysis = people[0].analysis(&table, |number, of| heard.push((number, of))).unwrap();
        let of = analysis.decisions.len() as u32;
        assert!(of >= 6);
        assert_eq!(heard, (1..=of).map(|number| (number, of)).collect::<Vec<_>>(), "{game}");
        let mut answer = ask(&server, &people[1], &table);
        for verdict in &analysis.decisions {
            let AnalysisLine::Verdict { verdict: told, .. } = next_line(&mut answer) else { panic!("no verdict") };
            assert!(
                told.number == verdict.number && told.cost_range.is_none(),
                "{game}: the lines come from the first look"
            );
            if verdict.cost_range.is_none() {
                assert_eq!(serde_json::to_value(told).unwrap(), serde_json::to_value(verdict).unwrap(), "{game}");
            }
        }
        assert!(matches!(next_line(&mut answer), AnalysisLine::Analysis { .. }), "{game}");
        for verdict in &analysis.decisions {
            assert_eq!(verdict.chances.len(), players, "{game}");
            assert!(verdict.cost >= 0.0 && verdict.best_chance <= 1.0, "{game}");
            assert!(!verdict.played_reasons.is_empty() && !verdict.best_reasons.is_empty(), "{game}: {verdict:?}");
        }
        for number in &analysis.turning_points {
            let verdict = &analysis.decisions[*number as usize - 1];
            let range = verdict.cost_range.expect("a turning point was thought over");
            assert!(
                range.least > 0.0 && range.least <= verdict.cost && verdict.cost <= range.most,
                "{game}: {verdict:?}"
            );
        }
    }
    let mut east = server.person("East");
    assert_eq!(east.analysis("nowhere", |_, _| {}).unwrap_err().code, Code::NotFound);
    assert_eq!(Client::new(&server.url, None).analysis("nowhere", |_, _| {}).unwrap_err().code, Code::Nobody);
}

#[test]
fn a_game_is_gone_through_once_however_many_look() {
    let server = Server::start(NO_LIMITS);
    let (mut east, west) = (server.person("East"), server.person("West"));
    let mut people = vec![east.clone(), west.clone()];
    let table = seat_all("dragon", &mut people);
    let begun = east.table(&table).unwrap().seq;
    play(&mut people, &table, |update| update.seq >= begun + 6);
    done(&mut people[1], &table, Command::Resign { seat: 2 });

    // Two at once: the answers are the same, and every decision was thought about once.
    let mut answers = [ask(&server, &east, &table), ask(&server, &west, &table)];
    let told = answers.each_mut().map(|answer| {
        let mut lines = Vec::new();
        loop {
            let line = next_line(answer);
            lines.push(serde_json::to_value(&line).unwrap());
            if !matches!(line, AnalysisLine::Verdict { .. }) {
                break lines;
            }
        }
    });
    assert_eq!(told[0], told[1]);
    let of = told[0].len() as f64 - 1.0;
    assert_eq!(server.figure("tianxia_decisions_judged_total"), of);
    // And once more, later.
    assert_eq!(east.analysis(&table, |_, _| {}).unwrap().decisions.len() as f64, of);
    assert_eq!(server.figure("tianxia_decisions_judged_total"), of);
}

#[test]
fn who_hangs_up_stops_the_thinking() {
    let mut server = Server::start(NO_LIMITS);
    let mut east = server.person("East");
    let table = east.create(&table_of("qin", vec![bot(), bot()])).unwrap();
    until("the bots have played to the end", || {
        east.table(&table).ok().filter(|update| update.table.status == Status::Over)
    });
    let mut answer = ask(&server, &east, &table);
    let AnalysisLine::Verdict { of, verdict } = next_line(&mut answer) else { panic!("no verdict") };
    assert_eq!(verdict.number, 1);
    drop(answer);
    until("nobody waits for an analysis", || (server.figure("tianxia_analyses") == 0.0).then_some(()));
    until("nobody thinks", || (server.figure("tianxia_bot_decisions_thinking") == 0.0).then_some(()));
    let judged = server.figure("tianxia_decisions_judged_total");
    assert!(judged < f64::from(of), "all {of} decisions were judged for nobody");

    // A server that stops says so in the middle of it.
    let mut answer = ask(&server, &east, &table);
    next_line(&mut answer);
    assert!(server.stop(), "the server did not stop in good order");
    let last = loop {
        match next_line(&mut answer) {
            AnalysisLine::Verdict { .. } => {}
            other => break other,
        }
    };
    assert!(matches!(last, AnalysisLine::Problem { problem } if problem.code == Code::Unavailable));
}
