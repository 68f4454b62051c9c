//! `tianxia rules` as a person types it.

use std::process::{Command, Output};

fn rules(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tianxia"));
    command.env("LC_ALL", "C").arg("rules").args(args);
    command.output().unwrap()
}

/// Prints; the command must succeed.
fn printed(args: &[&str]) -> String {
    let output = rules(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The one sentence of a refusal; it must be the asker's fault.
fn refused(args: &[&str]) -> String {
    let output = rules(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn games_and_chapters_are_listed() {
    let text = printed(&[]);
    for line in ["qin: Qin (rules Q1 to Q25)", "dragon: In the Year of the Dragon (rules D1 to D43)", "  words "] {
        assert!(text.contains(line), "no `{line}` in\n{text}");
    }
}

#[test]
fn a_whole_rulebook_has_every_rule_in_every_language_and_fits_the_page() {
    for game in tianxia_games::IDS {
        for language in ["en", "fr", "de", "pl"] {
            let text = printed(&[game, "--lang", language]);
            for id in tianxia_games::about(game).unwrap().rules_by_id() {
                let found = text.lines().filter(|line| line.starts_with(&format!("{id:5}"))).count();
                assert_eq!(found, 1, "{game}, {language}: {id}");
            }
            assert!(!text.contains("{=") && !text.contains("**") && !text.contains('\u{1b}'), "{game}, {language}");
            let widest = text.lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(100), "{game}, {language}: a line of {widest:?} letters");
        }
    }
}

#[test]
fn a_single_rule_comes_with_its_chapter_and_its_conditions() {
    let text = printed(&["huang", "h5"]);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("Huang: "), "{text}");
    assert!(lines[2].starts_with("H5   [with the option short; with 2 players] "), "{text}");
    let german = printed(&["huang", "H5", "--lang", "de_AT.UTF-8"]);
    assert!(german.contains("[mit der Option short; mit 2 Spielern]"), "{german}");
}

#[test]
fn a_chapter_is_found_by_its_slug() {
    let text = printed(&["qin", "goal"]);
    assert!(text.lines().count() > 2 && !text.contains("Q7   "), "{text}");
}

#[test]
fn what_does_not_exist_is_told_with_what_does() {
    assert!(refused(&["go"]).contains("there is no game `go`; the games are qin, dragon, huang\n"));
    let rule = refused(&["huang", "H54"]);
    assert!(
        rule.starts_with("error: huang has no rule or chapter `H54`; its rules are H1 to H53, its chapters goal, ")
    );
    assert!(refused(&["qin", "--lang", "xx"]).contains("no language `xx`; the languages are en, de, fr, pl"));
}
