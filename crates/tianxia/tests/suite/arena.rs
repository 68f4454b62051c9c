//! The arena, hints and analyses as a person runs them.

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};

fn tianxia(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tianxia")).args(arguments).output().expect("the program runs")
}

fn told(arguments: &[&str]) -> String {
    let output = tianxia(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&told(arguments)).expect("JSON")
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder for the test");
    path
}

#[test]
fn the_report_has_its_keys_and_can_be_repeated_on_any_number_of_threads() {
    let arena = ["arena", "qin", "--bots", "easy,random", "--games", "6", "--seed", "3", "--json"];
    let report = json(&arena);
    assert_eq!(report["games"], 6);
    let easy = &report["bots"][0];
    for key in ["name", "games", "wins", "win_rate", "low", "high", "mean_score"] {
        assert!(!easy[key].is_null(), "{key} is missing: {report}");
    }
    assert_eq!((&easy["name"], &easy["games"]), (&Value::from("easy"), &Value::from(6)));
    assert!(easy["low"].as_f64() <= easy["win_rate"].as_f64() && easy["win_rate"].as_f64() <= easy["high"].as_f64());
    assert_eq!(report, json(&[&arena[..], &["--threads", "3"]].concat()));
}

#[test]
fn an_arena_goes_on_where_it_was_stopped() {
    let folder = folder("resume");
    let out = folder.join("results.jsonl");
    let out = out.to_str().unwrap();
    let arena = ["arena", "qin", "--bots", "easy,random,random", "--seed", "5", "--json", "--out", out];
    let half = json(&[&arena[..], &["--games", "3"]].concat());
    assert_eq!(half["games"], 3);
    // A line cut off by a power failure is a game that is played again.
    let text = std::fs::read_to_string(out).unwrap();
    std::fs::write(out, &text[..text.len() - 10]).unwrap();
    let whole = json(&[&arena[..], &["--games", "6"]].concat());
    let at_once = json(&[&arena[..7], &["--games", "6"]].concat());
    assert_eq!(whole, at_once);
    // Fewer games than the file knows are counted as they would have been, and a header cut off is written again.
    assert_eq!(json(&[&arena[..], &["--games", "3"]].concat()), half);
    let text = std::fs::read_to_string(out).unwrap();
    for left in ["", "\n", &text[..40]] {
        std::fs::write(out, left).unwrap();
        assert_eq!(json(&[&arena[..], &["--games", "3"]].concat()), half, "{left:?}");
    }
    assert_eq!(json(&[&arena[..arena.len() - 1], &["/dev/null", "--games", "3"]].concat()), half);
    let other = tianxia(&["arena", "qin", "--bots", "easy,random", "--out", out]);
    assert_eq!(other.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&other.stderr).contains("the results of another arena"));
}

#[test]
fn a_ladder_gives_steps_and_ratings() {
    let report = json(&["arena", "qin", "--bots", "random,easy,medium@0.02", "--ladder", "--games", "4", "--json"]);
    let ladder = &report["ladder"];
    assert_eq!(ladder["steps"].as_array().map(Vec::len), Some(2));
    assert_eq!(ladder["ratings"][0]["elo"], 0.0);
    assert!(ladder["ratings"][1]["elo"].as_f64().unwrap() > 0.0, "{ladder}");
}

#[test]
fn what_cannot_be_played_is_refused_with_a_sentence() {
    for (arguments, part) in [
        (
            &["arena", "qin", "--bots", "grandmaster,easy"][..],
            "there is no bot `grandmaster`; the bots are random, easy",
        ),
        (&["arena", "qin", "--bots", "easy,easy", "--players", "9"], "qin is for 2 to 4 players, not 9"),
        (&["arena", "go", "--bots", "easy,easy"], "there is no game `go`"),
        (&["arena", "qin", "--bots", "human,easy"], "people cannot play in an arena"),
        (&["arena", "qin", "--bots", "cmd:,easy"], "names no program"),
        (&["arena", "qin", "--bots", "cmd:./no-such-bot,easy"], "there is no program `./no-such-bot`"),
        (&["arena", "qin", "--bots", "easy,easy", "--effort", "0"], "no factor"),
        (&["arena", "qin", "--bots", "easy,easy", "--effort", "-1"], "from 0.000001 to 1000000"),
        (&["arena", "qin", "--bots", "easy,easy", "--think", "-1"], "from 0.001 to 86400"),
        (&["arena", "qin", "--bots", "easy,easy", "--games", "0"], "take 1 to 1000000000"),
        (&["play", "qin", "--seats", "human,genius"], "`genius` cannot sit at the table"),
        (&["analyse", "no-such-file", "--level", "genius"], "there is no level `genius`"),
    ] {
        let output = tianxia(arguments);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
        assert!(complaint.contains(part), "{arguments:?}: {complaint}");
    }
    let missing = tianxia(&["hint", "no-such-file"]);
    assert_eq!(missing.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("cannot read no-such-file"));
}

#[test]
fn a_bot_of_ones_own_plays_and_a_broken_one_does_not_stop_the_game() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/mybot.py");
    let own = format!("cmd:python3 {example}");
    let output = tianxia(&["arena", "qin", "--bots", &format!("{own},cmd:false"), "--games", "2", "--json"]);
    assert!(output.status.success());
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(complaint.contains("cmd:false at seat") && complaint.contains("a random action is played"), "{complaint}");
    assert!(!complaint.contains("mybot"), "{complaint}");
    let table = told(&["play", "qin", "--seats", &format!("{own},easy"), "--seed", "1"]);
    assert!(table.contains("Score"), "{table}");
}

#[test]
fn a_record_starts_no_program_by_itself() {
    let folder = folder("names");
    let kept = folder.join("game.txt");
    let kept = kept.to_str().unwrap();
    told(&["play", "qin", "--seats", "easy,easy", "--seed", "1", "--save", kept]);
    let trace = folder.join("trace");
    let record = std::fs::read_to_string(kept).unwrap();
    let bad = record.replacen("seat 1: easy", &format!("seat 1: cmd:touch {}", trace.display()), 1);
    assert_ne!(bad, record);
    std::fs::write(kept, bad).unwrap();
    let output = tianxia(&["play", "--load", kept]);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(complaint.contains("programs start only where you name them"), "{complaint}");
    assert!(!trace.exists());
}

#[test]
fn a_reader_may_leave_in_the_middle() {
    let mut games = Command::new(env!("CARGO_BIN_EXE_tianxia"))
        .args(["simulate", "qin", "--games", "1"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(games.stdout.take());
    let output = games.wait_with_output().expect("a child");
    assert!(output.status.success() && output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn records_of_the_arena_replay_and_can_be_asked_about() {
    let folder = folder("records");
    let kept = folder.to_str().unwrap();
    told(&["arena", "qin", "--bots", "easy,easy", "--games", "1", "--records", kept]);
    let record = folder.join("game-00001.txt");
    let record = record.to_str().unwrap();
    assert!(told(&["replay", record]).contains("The result is as recorded"));
    let hint = json(&["hint", record, "--at", "4", "--top", "2", "--think", "0.05", "--json"]);
    assert_eq!(hint["actions"].as_array().map(Vec::len), Some(2), "{hint}");
    assert_eq!(hint["step"], 4);
    let over = tianxia(&["hint", record]);
    assert!(String::from_utf8_lossy(&over.stderr).contains("the game is over"));
    let beyond = tianxia(&["hint", record, "--at", "9999"]);
    assert!(String::from_utf8_lossy(&beyond.stderr).contains("--at must be between 0 and"));
    let analysis = json(&["analyse", record, "--json"]);
    assert_eq!(analysis["complete"], true);
    let judged = analysis["decisions"].as_array().map_or(0, Vec::len);
    assert!(judged > 10, "{judged}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_arena_keeps_and_shows_what_was_measured() {
    let folder = folder("interrupt");
    let out = folder.join("results.jsonl");
    let mut arena = Command::new(env!("CARGO_BIN_EXE_tianxia"))
        .args(["arena", "qin", "--bots", "easy,random", "--games", "100000000", "--json", "--out"])
        .arg(&out)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("the program runs");
    let lines = || std::fs::read_to_string(&out).map_or(0, |text| text.lines().count());
    while lines() < 4 {
        std::thread::sleep(std::time::Duration::from_millis(20));
        assert!(arena.try_wait().expect("a child").is_none(), "the arena ended by itself");
    }
    let told = Command::new("kill").args(["-INT", &arena.id().to_string()]).status().expect("kill runs");
    assert!(told.success());
    let output = arena.wait_with_output().expect("a child");
    assert_eq!(output.status.code(), Some(130));
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(report["games"].as_u64() >= Some(3), "{report}");
    assert_eq!(report["games"], lines() as u64 - 1, "every game that counts is kept");
}

#[test]
fn a_benchmark_rates_a_bot_and_writes_a_file() {
    let out = folder("benchmark").join("easy.json");
    let out = out.to_str().expect("a path in letters");
    let said = told(&["benchmark", "easy", "--games", "qin", "--rounds", "1", "--name", "ours", "--out", out]);
    assert!(said.contains("qin, 24 games against random") && said.contains("against easy"), "{said}");
    let read =
        |path: &str| -> Value { serde_json::from_str(&std::fs::read_to_string(path).expect("a file")).expect("JSON") };
    let report = read(out);
    assert_eq!((&report["format"], &report["agent"]), (&Value::from(1), &Value::from("ours")));
    let rows = report["results"].as_array().expect("rows");
    assert_eq!(rows.len(), 2);
    assert!(rows[0]["share"].as_f64() > Some(0.8) && rows[0]["games"] == 24, "{report}");
    assert!(rows[1]["low"].as_f64() < Some(0.5) && rows[1]["high"].as_f64() > Some(0.5), "{report}");
    for key in ["elo", "elo_low", "elo_high", "decisions", "seconds", "players", "opponent", "game"] {
        assert!(rows[1].get(key).is_some(), "{key} is missing: {report}");
    }
}

#[test]
fn a_benchmark_of_nothing_is_refused_in_one_sentence() {
    for (arguments, part) in [
        (&["benchmark", "human"][..], "people cannot play"),
        (&["benchmark", "grandmaster"], "grandmaster"),
        (&["benchmark", "easy", "--games", "go"], "no game `go`"),
        (&["benchmark", "easy", "--against", "nobody"], "nobody"),
        (&["benchmark", "easy", "--rounds", "0"], "--rounds must be between 1 and"),
    ] {
        let output = tianxia(arguments);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        let sentence = said.split("\n\nFor more information").next().unwrap_or_default();
        assert!(sentence.contains(part) && sentence.trim().lines().count() == 1, "{arguments:?}: {said}");
    }
}

#[test]
fn self_play_writes_samples_and_goes_on_with_them() {
    let out = folder("self-play");
    let out = out.to_str().expect("a path in text");
    let play = |games: &'static str, noise: &'static str| {
        let shape = ["--shard", "2", "--samples", "2", "--threads", "2", "--noise", noise];
        [&["selfplay", "qin", "--out", out, "--games", games, "--bots", "easy,medium@0.01"][..], &shape].concat()
    };
    let shards = || {
        let names = std::fs::read_dir(out).expect("the folder").map(|entry| entry.expect("an entry").path());
        names.filter(|path| path.extension().is_some_and(|kind| kind == "samples")).count()
    };
    assert_eq!(told(&play("2", "0.1")), format!("2 games of qin in {out}\n"));
    assert_eq!(shards(), 1);
    assert_eq!(told(&play("6", "0.1")), format!("6 games of qin in {out}\n"));
    assert_eq!(shards(), 3);
    for (arguments, part) in [
        (play("6", "0.2"), "tells of other games than these"),
        (play("6", "2"), "--noise must be between 0 and 1 (got 2)"),
        (vec!["selfplay", "go", "--out", out], "there is no game `go`"),
        (vec!["selfplay", "qin", "--out", out, "--players", "9"], "2 to 4 players, not 9"),
        (vec!["selfplay", "qin", "--out", out, "--weights", "none.weights"], "cannot read the weights none.weights"),
        (vec!["selfplay", "qin", "--out", out, "--bots", "clever"], "there is no bot `clever`"),
    ] {
        let output = tianxia(&arguments);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && error.contains(part), "{arguments:?}: {error}");
    }
    assert_eq!(shards(), 3);
}
