//! `tianxia connect`: a game played from a terminal over the same protocol.

use crate::kit::*;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use tianxia_protocol::{Happening, Status};

#[test]
fn a_game_is_played_from_a_terminal() {
    let server = Server::start(NO_LIMITS);
    let mut terminal = tianxia()
        .args(["connect", &server.url, "--guest", "--name", "East", "--new", "qin", "--seats", "me,random"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut keyboard = terminal.stdin.take().unwrap();
    let mut screen = BufReader::new(terminal.stdout.take().unwrap()).lines().map(Result::unwrap);
    let address = screen.next().unwrap();
    let table = address.rsplit('/').next().unwrap().to_owned();
    screen.find(|line| line.contains("East")).expect("the table is shown");
    // Asked again until it is East's turn: then the list of legal actions comes.
    writeln!(keyboard, "nonsense").unwrap();
    let action = loop {
        writeln!(keyboard, "legal").unwrap();
        let line = screen.find(|line| is_list(line) || line.is_empty()).unwrap();
        if is_list(&line) {
            break line.split_whitespace().take(3).collect::<Vec<_>>().join(" ");
        }
    };
    writeln!(keyboard, "preview {action}\nsay hello\n{action}\nbot").unwrap();
    drop(keyboard);
    let told: Vec<String> = screen.collect();
    assert!(terminal.wait().unwrap().success());
    assert!(told.iter().any(|line| line == "East: hello"), "{told:#?}");
    assert!(told.iter().any(|line| line.trim_start().starts_with("1. ")), "{told:#?}");
    let end = server.person("Witness").table(&table).unwrap();
    assert_eq!(end.table.status, Status::Over);
    let by_hand = end.items.iter().filter(|item| matches!(item.what, Happening::Acted { seat: 1, bot: false, .. }));
    assert!(by_hand.count() >= 1, "the typed action stands: {action}");
}

#[test]
fn a_terminal_speaks_the_language_of_the_system_unless_told_otherwise() {
    let server = Server::start(NO_LIMITS);
    let begins = |languages: &[(&str, &str)], args: &[&str]| {
        let mut command = tianxia();
        command.args(["connect", &server.url, "--guest", "--new", "qin", "--seats", "me,random"]).args(args);
        let command = command.envs(languages.iter().copied()).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut terminal = command.spawn().unwrap();
        // All of the input at once, and then its end: the game is followed to its own end all the same.
        terminal.stdin.take().unwrap().write_all(b"resign\n").unwrap();
        let told = terminal.wait_with_output().unwrap();
        let screen = String::from_utf8_lossy(&told.stdout).into_owned();
        let sentences = ["en", "de", "fr", "pl"].map(started);
        sentences.into_iter().filter(|sentence| screen.contains(sentence)).collect::<Vec<_>>()
    };
    assert_eq!(begins(&[("LC_ALL", ""), ("LANG", "pl_PL.UTF-8")], &[]), [started("pl")]);
    assert_eq!(begins(&[("LC_ALL", "de_DE.UTF-8")], &["--lang", "fr"]), [started("fr")]);
    assert_eq!(begins(&[("LC_ALL", "C")], &[]), [started("en")]);
}

/// A line of legal actions of Qin: it begins with a tile and two squares.
fn is_list(line: &str) -> bool {
    let words: Vec<_> = line.split_whitespace().collect();
    let square = |word: &&str| word.len() <= 3 && word.starts_with(|letter: char| letter.is_ascii_lowercase());
    words.len() >= 3
        && words[0].len() == 2
        && words[0].chars().all(|letter| letter.is_ascii_uppercase())
        && words[1..3].iter().all(square)
}

/// How a language says that the game starts.
fn started(language: &str) -> String {
    let path = format!("{}/../../locales/{language}/common.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let line = text.lines().find_map(|line| line.strip_prefix("connect-started = "));
    line.unwrap_or_else(|| panic!("{path} does not say that the game starts")).to_owned()
}
