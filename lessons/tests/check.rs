//! The checker: a good lesson holds, and every kind of fault is told with its place.

use std::path::Path;
use tianxia_lessons::check::{self, Sayings};
use tianxia_lessons::{COMMON, Folder, Lesson};

/// The languages that our own lessons must have. Others may be partial.
const LANGUAGES: &[&str] = &["en", "fr", "de", "pl"];

fn fixture(name: &str) -> Folder {
    Folder::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixture").join(name)).expect("the fixture")
}

fn first() -> String {
    fixture("qin").lessons().next().expect("a lesson").1.to_owned()
}

/// Everything that is wrong with the first lesson once `old` is replaced by `new`.
fn faults(old: &str, new: &str) -> String {
    let text = first();
    assert!(text.contains(old), "the fixture has `{old}`");
    let sayings = Sayings::read(&fixture("qin"), &fixture(COMMON));
    match check::one("01-first-province", &text.replacen(old, new, 1), &sayings, LANGUAGES) {
        Ok(_) => String::new(),
        Err(faults) => faults.iter().map(|fault| format!("{fault}\n")).collect(),
    }
}

#[test]
fn a_good_lesson_holds() {
    let checked = check::folder(&fixture("qin"), &fixture(COMMON), LANGUAGES);
    assert_eq!(checked.len(), 5, "a lesson and four languages");
    for checked in checked {
        assert!(checked.result.is_ok(), "{}: {:?}", checked.file, checked.result);
    }
}

#[test]
fn every_fault_is_told_with_its_place() {
    for (old, new, told) in [
        ("minutes = 2", "minutes = 2\nhours = 3", "line 5, column 1: unknown field `hours`"),
        ("minutes = 2", "minutes = 200", "minutes: 200 minutes; a lesson takes 1 to 10"),
        ("game = \"qin\"", "game = \"go\"", "game: there is no game `go`; the games are qin, dragon, huang"),
        ("\"Q21\"]", "\"Q99\"]", "there is no rule `Q99`; those of qin are Q1 to Q25"),
        ("rule = \"Q10\"", "rule = \"D1\"", "there is no rule `D1`"),
        ("names = { 2", "names = { 3", "names: seat 3 is not one of the others"),
        ("names = { 2", "names = { two", "names: `two` is no seat; write its number from 1"),
        ("hands = [\"RR\"", "hands = [\"XX\"", "position: "),
        ("\"hand:RR\"", "\"hand:RQ\"", "step 2, point: `hand:RQ` names nothing to point at; there are a square"),
        ("\"g9\"", "\"z9\"", "step 2, point: `z9` names nothing to point at"),
        ("\"seat:2\"", "\"seat:3\"", "step 3, point: `seat:3` names nothing to point at"),
        ("\"RR f8 g8\"", "\"RR a1 a2\"", "step 2, right (`RR a1 a2`): rule Q8 forbids it"),
        ("\"RR f8 g8\"", "\"RR f8\"", "step 2, right (`RR f8`): "),
        ("\"RR f8 g8\"", "\"RR g10 g11\"", "step 2, right (`RR g10 g11`): it stands twice"),
        ("[\"RR h7 i7\"]", "[\"RR f8 g8\"]", "step 2, wrong (`RR f8 g8`): it is among the right answers too"),
        ("[\"RR h7 i7\"]", "[\"RR h8 i8\"]", "step 2, wrong (`RR h8 i8`): it stands twice"),
        ("[\"RR h7 i7\"]", "[\"nonsense\"]", "step 2, wrong (`nonsense`): "),
        ("dice = [\"RY\"]", "dice = [\"RY\", \"RR\"]", "step 2, dice: expected all 2 faces to fall, found 1 left over"),
        (
            "dice = [\"RY\"]",
            "dice = [\"lamp\"]",
            "step 2, dice: expected faces of this game, found `lamp` names no face",
        ),
        ("play = \"BB g3 g4\"", "play = \"BB a1 a2\"", "step 2, then.1 (`BB a1 a2`): rule Q8 forbids it"),
        (
            "say = \"lesson-qin-1-closing\"",
            "say = \"lesson-nothing\"",
            "there is no message `lesson-nothing` in en.ftl, fr.ftl, de.ftl, pl.ftl",
        ),
        ("right = true", "right = false", "question 1: exactly one answer has `right = true`"),
        (", because = \"lesson-qin-1-q1-b-why\"", "", "question 1: a wrong answer says why it is wrong"),
        ("[closing]\nsay = \"lesson-qin-1-closing\"", "", "missing field `closing`"),
    ] {
        let found = faults(old, new);
        assert!(found.contains(told), "`{new}`: expected `{told}`, found `{found}`");
    }
}

#[test]
fn a_step_that_the_learner_does_not_decide_is_told() {
    let found = faults("then = [{ play = \"BB g3 g4\", dice = [\"YB\"], say = \"lesson-qin-1-1-then-1\" }]", "");
    assert!(found.contains("step 3: seat 2 decides here, not the learner (seat 1)"), "{found}");
}

#[test]
fn texts_that_nobody_says_or_that_cannot_be_said_are_told() {
    let with = |text: &str| {
        let folder = std::env::temp_dir().join(format!("tianxia-lessons-{}-{}", std::process::id(), text.len()));
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("01.toml"), first()).expect("a lesson");
        for (language, own) in fixture("qin").texts() {
            let more = if language == "en" { text } else { "" };
            std::fs::write(folder.join(format!("{language}.ftl")), format!("{own}{more}")).expect("texts");
        }
        let read = Folder::read(&folder).expect("the folder");
        std::fs::remove_dir_all(&folder).expect("it was there");
        let checked = check::folder(&read, &fixture(COMMON), LANGUAGES);
        let english = checked.into_iter().find(|checked| checked.file == "en.ftl").expect("English");
        english.result.expect_err("a fault")[0].to_string()
    };
    assert_eq!(with("lesson-more = More\n"), "no lesson says the message `lesson-more`; take it out");
    assert!(with("lesson-qin-1-title = Again\n").contains("message `lesson-qin-1-title`: it stands twice"));
    assert!(with("lesson-more = { $name } plays\n").contains("it has a variable `$name`, but lessons give none"));
    assert!(with("lesson-more { nothing\n").contains("line 19, column 1: not valid Fluent"));
}

#[test]
fn our_own_lessons_hold() {
    let shared = Folder::built_in(COMMON);
    for game in tianxia_games::IDS {
        let own = Folder::built_in(game);
        if own.is_empty() {
            continue;
        }
        for checked in check::folder(&own, &shared, LANGUAGES) {
            assert!(checked.result.is_ok(), "{game}/{}: {:?}", checked.file, checked.result);
        }
        for (id, text) in own.lessons() {
            assert_eq!(Lesson::read(id, text).expect("it holds").game(), *game);
        }
    }
}
