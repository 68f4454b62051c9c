//! Examples as pictures to step through.

use serde_json::json;
use tianxia_rulebook::{FILES, example, show};

const FOUND: &str = r#"
title = "Three red territories in a row are a province"
game = "qin"
rules = ["Q8", "Q11"]

[position]
hands = ["RR YB ?", "YY ? ?"]
supply = "5YB"
diagram = """
     a  b  c  d
  1  .  .  .  .
  2  R  .  .  B
"""

[[step]]
play = ["RR b2 c2"]
dice = ["YB"]
turn = 2
"#;

#[test]
fn an_example_has_a_picture_of_its_start_and_of_every_action() {
    let shown = show(FOUND).unwrap();
    assert_eq!((shown.game.as_str(), shown.players, shown.rules), ("qin", 2, vec!["Q8".to_owned(), "Q11".to_owned()]));
    assert_eq!(shown.options.get("fair_start").map(String::as_str), Some("true"));
    let [start, end] = &shown.frames[..] else { panic!("{} frames", shown.frames.len()) };
    assert!(start.played.is_none() && start.told.is_empty());
    assert_eq!((start.turn, end.turn), (Some(1), Some(2)));
    assert_eq!(start.ask.id, "qin-ask-place");
    let played = end.played.as_ref().unwrap();
    assert_eq!((played.seat, played.notation.as_str()), (1, "RR b2 c2"));
    assert!(played.action.value().is_object());
    let founded = end.told.iter().find(|told| told.event.value()["event"] == "founded").unwrap();
    assert_eq!(founded.event.value()["size"], json!(3));
    assert_ne!(start.view, end.view);
}

#[test]
fn an_example_that_does_not_hold_is_not_shown() {
    let error = show(&FOUND.replace("turn = 2", "turn = 1")).unwrap_err().to_string();
    assert!(error.contains("does not hold: - step 1, turn: expected 1, found 2"), "{error}");
}

#[test]
fn every_example_of_every_rulebook_can_be_stepped_through() {
    for files in FILES {
        for (name, _) in files.examples {
            let shown = example(files.game, name).unwrap_or_else(|error| panic!("{error}"));
            assert!(shown.frames.len() > 1 && shown.frames[1..].iter().all(|frame| frame.played.is_some()), "{name}");
        }
    }
    let error = example("qin", "nothing").unwrap_err().to_string();
    assert!(error.starts_with("the rulebook of qin has no example `nothing`; there are "), "{error}");
}
