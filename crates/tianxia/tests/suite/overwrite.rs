//! No command replaces a file that it did not write, unless it is asked to. The fairness check of the FAQ works as it is printed.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const FAQ: &str = include_str!("../../../../docs/faq.md");

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("tianxia-overwrite-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).unwrap()
    }

    /// Runs `tianxia` in the folder, with these lines typed.
    fn run(&self, words: &[&str], typed: &str) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tianxia"));
        command.args(words).current_dir(&self.0).env("LC_ALL", "C");
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // A command that refuses its arguments reads nothing.
        let _ = child.stdin.take().unwrap().write_all(typed.as_bytes());
        child.wait_with_output().unwrap()
    }

    /// Runs a command that must refuse, and returns its sentence.
    fn refused(&self, words: &[&str], typed: &str) -> String {
        let output = self.run(words, typed);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        said
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const BOTS: [&str; 6] = ["play", "qin", "--seats", "random,random", "--seed", "4"];

#[test]
fn play_saves_to_a_new_file_only() {
    let folder = Folder::new("play");
    let save = [&BOTS[..], &["--save", "game.txt"]].concat();
    assert!(folder.run(&save, "").status.success());
    let game = folder.read("game.txt");
    let said = folder.refused(&save, "");
    let entries = said.split(" entries)").next().unwrap().rsplit('(').next().unwrap();
    assert!(entries.parse::<u32>().is_ok(), "{said}");
    assert!(said.contains("Resume it: `tianxia play --load game.txt`; replace it: --overwrite"), "{said}");
    fs::write(folder.0.join("thesis.txt"), "my thesis").unwrap();
    let other = [&BOTS[..], &["--save", "thesis.txt"]].concat();
    assert!(
        folder.refused(&other, "").contains("thesis.txt exists already. Name a new file, or replace it: --overwrite")
    );
    assert_eq!((folder.read("game.txt"), folder.read("thesis.txt").as_str()), (game.clone(), "my thesis"));
    assert!(folder.run(&[&other[..], &["--overwrite"]].concat(), "").status.success());
    assert_eq!(folder.read("thesis.txt"), game);
    // A loaded game is saved to its own file, and only there.
    assert!(folder.run(&["play", "--load", "game.txt"], "").status.success());
    let moved = folder.refused(&["play", "--load", "game.txt", "--save", "thesis.txt"], "");
    assert!(moved.contains("holds a game already"), "{moved}");
    let left: Vec<_> = fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "{left:?}");
}

#[test]
fn the_command_save_keeps_what_is_there_and_the_game_stays_saved_where_it_was() {
    let folder = Folder::new("save");
    fs::write(folder.0.join("thesis.txt"), "my thesis").unwrap();
    let typed = "save game.txt\nsave thesis.txt\nsave game.txt\nquit\n";
    let output = folder.run(&["play", "qin", "--seats", "human,random", "--seed", "4"], typed);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && said.contains("thesis.txt exists already"), "{said}");
    assert_eq!(said.matches("Saving to game.txt").count(), 3, "twice when asked, and at the end: {said}");
    assert_eq!(folder.read("thesis.txt"), "my thesis");
    let output = folder.run(&["play", "qin", "--seats", "human,random"], "save --overwrite thesis.txt\nquit\n");
    assert!(output.status.success() && folder.read("thesis.txt").contains("game: qin"));
}

#[test]
fn benchmark_refuses_a_file_that_exists_before_it_plays() {
    let folder = Folder::new("benchmark");
    fs::write(folder.0.join("results.json"), "other results").unwrap();
    let words =
        ["benchmark", "random", "--games", "qin", "--against", "random", "--rounds", "1", "--out", "results.json"];
    assert!(folder.refused(&words, "").contains("results.json exists already"));
    assert_eq!(folder.read("results.json"), "other results");
    assert!(folder.run(&[&words[..], &["--overwrite"]].concat(), "").status.success());
    assert!(folder.read("results.json").contains("\"agent\": \"random\""));
}

/// The command that the FAQ prints gives the seal of the record, whether players contributed to the seed or not.
#[cfg(unix)]
#[test]
fn the_fairness_check_of_the_faq_gives_the_seal() {
    let recipe =
        FAQ.split("```sh\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a recipe in docs/faq.md");
    let folder = Folder::new("faq");
    let contributed = include_str!("../records/contributed.txt");
    let alone = include_str!("../records/alone.txt");
    assert!(contributed.contains("\nserver seed: ") && !alone.contains("server seed"));
    for record in [contributed, alone] {
        fs::write(folder.0.join("game.txt"), record).unwrap();
        let printed = Command::new("sh").args(["-c", recipe]).current_dir(&folder.0).output().unwrap();
        let printed = String::from_utf8(printed.stdout).unwrap();
        let seal = record.lines().find_map(|line| line.strip_prefix("seed hash: ")).unwrap();
        assert_eq!(printed.split_whitespace().next(), Some(seal));
        let replayed = folder.run(&["replay", "game.txt"], "");
        let said = String::from_utf8(replayed.stdout).unwrap();
        assert!(replayed.status.success() && said.contains("The seed"), "{said}");
    }
    // A seed that is not the one the table promised is refused.
    let seed = contributed.lines().find_map(|line| line.strip_prefix("server seed: ")).unwrap();
    let other = contributed.replace(seed, &"7".repeat(64));
    fs::write(folder.0.join("game.txt"), other).unwrap();
    assert!(!folder.run(&["replay", "game.txt"], "").status.success());
}
