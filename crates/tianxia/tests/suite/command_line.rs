//! The command line as a whole: exit codes, one voice for errors, suggestions, examples in every help, `-`, `--json` and `--lang`.

use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const PAGE: &str = include_str!("../../../../docs/commands.md");
const RECORD: &str = include_str!("../../../../examples/game.txt");

/// Runs `tianxia` in the root of the repository with this on standard input.
fn run_with(words: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tianxia"));
    command.args(words).current_dir(ROOT).env("LC_ALL", "C").env_remove("TIANXIA_ADMIN_TOKEN");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A command that reads nothing may be gone already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn run(words: &[&str]) -> Output {
    run_with(words, "")
}

/// What a command prints; it must succeed.
fn printed(words: &[&str]) -> String {
    let output = run(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The exit code of a command, and its message, which must begin as all errors do.
fn failed(words: &[&str]) -> (i32, String) {
    let output = run(words);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.starts_with("error: "), "{words:?}: {said}");
    (output.status.code().unwrap(), said)
}

fn json(words: &[&str]) -> Value {
    serde_json::from_str(&printed(words)).unwrap_or_else(|error| panic!("{words:?}: {error}"))
}

/// The commands that `--help` lists.
fn commands(of: &[&str]) -> Vec<String> {
    let help = printed(&[of, &["--help"]].concat());
    let list = help.split("\nCommands:\n").nth(1).unwrap().split("\n\n").next().unwrap().to_owned();
    let names = list.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    names.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help").map(str::to_owned).collect()
}

#[test]
fn every_help_has_an_example_that_begins_with_the_command() {
    let all = commands(&[]);
    assert!(all.len() > 25, "{all:?}");
    for command in all {
        // These have neither arguments nor options of their own.
        if command == "licenses" {
            continue;
        }
        let help = printed(&[&command, "--help"]);
        let examples = help.split("Example").nth(1).unwrap_or_else(|| panic!("no example for {command}:\n{help}"));
        assert!(examples.contains(&format!("  tianxia {command}")), "{command}:\n{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 110), "{command}:\n{help}");
    }
    assert!(printed(&["--help"]).contains("Examples:"));
}

#[test]
fn the_documented_exit_codes_are_those_of_the_help() {
    let help = printed(&["--help"]);
    let listed = help.split("Exit codes:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    // A long meaning is wrapped.
    let words: Vec<&str> = listed.split_whitespace().collect();
    let table = PAGE.split("## Exit codes").nth(1).unwrap().split("## ").next().unwrap();
    let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert_eq!(rows.len(), 5);
    let documented: Vec<&str> =
        rows.iter().flat_map(|row| row.split_whitespace()).filter(|word| *word != "|").collect();
    assert_eq!(words, documented);
}

#[test]
fn each_exit_code_is_what_the_table_says() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("exit-codes");
    std::fs::create_dir_all(&folder).unwrap();
    let wrong = folder.join("wrong.txt");
    std::fs::write(&wrong, RECORD.replace("game: qin", "game: go")).unwrap();
    assert_eq!(run(&["games"]).status.code(), Some(0));
    assert_eq!(failed(&["replay", wrong.to_str().unwrap()]).0, 1);
    for usage in [
        &["simulate", "qin", "--threads", "0"][..],
        &["simulate", "qin", "--games", "0"],
        &["paly"],
        &["rules", "qin", "Q99"],
        &["move", "x.db", "x.db"],
        &["position", "examples/game.txt", "--seat", "9"],
        &["lesson", "README.md"],
        &["hint", "examples/game.txt", "--top", "0"],
        &["--no-open", "games"],
    ] {
        assert_eq!(failed(usage).0, 2, "{usage:?}");
    }
    for access in [
        &["replay", "nowhere.txt"][..],
        &["scenario", "--", "nowhere.toml/"],
        &["connect", "http://127.0.0.1:9"],
        &["backup", "copy.db", "--data", "nowhere.db"],
    ] {
        let (code, said) = failed(access);
        // A scenario that cannot be read is counted as failed.
        let wanted = if access[0] == "scenario" { 1 } else { 3 };
        assert_eq!(code, wanted, "{access:?}: {said}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_exits_with_130() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tianxia"));
    command.args(["arena", "qin", "--bots", "expert,expert", "--games", "1000", "--think", "1"]);
    let mut child = command.current_dir(ROOT).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    // The signal is sent until the program has its handler and stops.
    let code = loop {
        let signal = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        assert!(signal.success());
        std::thread::sleep(std::time::Duration::from_millis(200));
    };
    use std::os::unix::process::ExitStatusExt;
    // Before the handler is there, the signal itself ends the program, which a shell reports as 130, too.
    assert!(code.code() == Some(130) || code.signal() == Some(2), "{code:?}");
}

#[test]
fn a_mistyped_word_is_answered_with_the_closest_one() {
    for (words, suggestion) in [
        (&["paly"][..], "'play'"),
        (&["play", "dargon"], "Did you mean `dragon`?"),
        (&["play", "qin", "--seats", "human,esy"], "Did you mean `easy`?"),
        (&["arena", "qin", "--bots", "medum,easy"], "Did you mean `medium`?"),
        (&["simulate", "qin", "--option", "bord=lion"], "Did you mean `board`?"),
        (&["simulate", "qin", "--gmaes", "3"], "'--games'"),
        (&["rules", "qin", "gaol"], "Did you mean `goal`?"),
    ] {
        let (code, said) = failed(words);
        assert!(code == 2 && said.contains(suggestion), "{words:?}: {said}");
    }
    assert!(printed(&["rules", "Qin", "q7"]).contains("Q7 "), "upper and lower case are the same");
}

#[test]
fn errors_say_what_would_be_right() {
    for (words, sentence) in [
        (&["simulate", "qin", "--threads", "500"][..], "error: --threads must be between 1 and 256 (got 500)\n"),
        (&["selfplay", "qin", "--out", "x", "--noise", "3"], "error: --noise must be between 0 and 1 (got 3)\n"),
        (
            &["position", "examples/game.txt", "--seat", "9"],
            "error: --seat must be between 1 and 2 in this game (got 9)\n",
        ),
        (&["lesson", "README.md"], "error: README.md is not a lesson; a lesson is a file that ends in .toml\n"),
        (&["move", "x.db", "x.db"], "error: FROM and TO are both x.db; name a new file or an empty database as TO\n"),
    ] {
        assert_eq!(failed(words).1, sentence);
    }
    let (_, said) = failed(&["connect", "http://127.0.0.1:9"]);
    assert!(said.contains("http://127.0.0.1:9: "), "the address is named: {said}");
}

#[test]
fn a_dash_reads_standard_input() {
    for words in [&["replay", "-"][..], &["position", "-", "--at", "3"], &["hint", "-", "--at", "3", "--think", "0.05"]]
    {
        let output = run_with(words, RECORD);
        assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    let output = run_with(&["replay", "-"], "my thesis");
    assert!(String::from_utf8_lossy(&output.stderr).contains("standard input: "));
    let board = std::fs::read_to_string(PathBuf::from(ROOT).join("crates/qin/maps/lion.txt")).unwrap();
    assert!(String::from_utf8_lossy(&run_with(&["map", "-"], &board).stdout).contains("Lion"));
    assert_eq!(failed(&["play", "--load", "-"]).0, 2);
}

#[test]
fn json_is_printed_wherever_a_script_could_use_it() {
    assert_eq!(json(&["scenario", "scenarios/qin", "--json"])["failed"], 0);
    let lessons = json(&["lesson", "lessons/qin", "--json"]);
    assert!(lessons["failed"] == 0 && lessons["files"][0]["passed"] == true, "{lessons:#}");
    assert_eq!(json(&["puzzles", "--check", "puzzles/qin", "--json"])["failed"], 0);
    assert_eq!(json(&["rules", "--json"]).as_array().map(Vec::len), Some(3));
    assert_eq!(json(&["rules", "qin", "goal", "--json"])["id"], "goal");
    assert!(json(&["rules", "huang", "h5", "--json"]).to_string().contains("\"H5\""));
    assert!(json(&["replay", "examples/game.txt", "--json"])["entries"].is_u64());
    // A scenario that fails is reported in the same shape, with exit code 1.
    let wrong = run(&["scenario", "examples/game.txt", "--json"]);
    let report: Value = serde_json::from_slice(&wrong.stdout).unwrap();
    assert_eq!((wrong.status.code(), &report["failed"]), (Some(1), &Value::from(1)));
    assert!(report["files"][0]["faults"][0].as_str().is_some_and(|fault| fault.starts_with("examples/game.txt")));
}

#[test]
fn every_command_speaks_the_language_that_is_asked_for() {
    for (words, sentence) in [
        (&["games"][..], "Spielplan"),
        (&["replay", "examples/game.txt"], "nachgespielt"),
        (&["position", "examples/game.txt", "--at", "3"], "erlaubte Aktionen"),
        (&["hint", "examples/game.txt", "--at", "3", "--think", "0.05"], "Gewinnchance"),
        (&["demo"], "Vorführung"),
        (&["rules", "qin"], "Provinz"),
    ] {
        let german = printed(&[words, &["--lang", "de"]].concat());
        assert!(german.contains(sentence), "{words:?}:\n{german}");
        let english = printed(words);
        assert!(!english.contains(sentence), "{words:?}");
    }
    // Before the command as well.
    assert!(printed(&["--lang", "de", "demo"]).contains("Vorführung"));
    assert!(failed(&["games", "--lang", "xx"]).1.contains("no language `xx`; the languages are en, de, fr, pl"));
}

#[test]
fn a_demonstration_shows_each_game_to_its_end() {
    for game in tianxia_games::IDS {
        let shown = printed(&["demo", game]);
        assert!(
            shown.contains("wins") || shown.contains("share the victory") || shown.contains("No one wins"),
            "{shown}"
        );
        assert!(!shown.contains("\u{1b}["), "into a pipe it is plain text");
    }
    assert_eq!(printed(&["demo", "--seed", "7"]), printed(&["demo", "--seed", "7"]));
    assert_ne!(printed(&["demo", "--seed", "7"]), printed(&["demo", "--seed", "8"]));
}
