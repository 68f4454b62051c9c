//! What a log once written adds up to, for ever.

use tianxia_core::Seat;
use tianxia_protocol::{Code, Remedy};
use tianxia_tables::{Deed, Entry, Table};

/// As the first version wrote it: before tables could begin from a moment of another.
const OLD: &str = r#"{"created":{"game":"qin","rules":1,"options":{"board":"lion","fair_start":"true"},
    "seats":[{"person":{"identity":"5f","name":"East"}},{"bot":{"level":"easy"}}],"host":"5f","listed":false,
    "hints":true,"deadline":null,"stand_in":"medium",
    "seed":"8e547e28999c32ef09c06cac5b601848a542db1c5eae88f68c164aba7cbfd4cb"}}"#;

fn log(deeds: impl IntoIterator<Item = Deed>) -> Vec<Entry> {
    deeds.into_iter().map(|deed| Entry { time: 1, command: None, deed }).collect()
}

fn created() -> Deed {
    serde_json::from_str(OLD).unwrap()
}

#[test]
fn an_entry_of_the_first_version_is_still_a_table() {
    let table = Table::load("old", log([created(), Deed::Started])).unwrap();
    assert!(table.turn().is_some());
    let again = serde_json::to_value(created()).unwrap();
    assert_eq!(again, serde_json::from_str::<serde_json::Value>(OLD).unwrap(), "and is written as it was");
}

#[test]
fn every_kind_of_entry_is_written_as_ever() {
    let seat = Seat::new(0);
    let written = [
        (
            Deed::Joined { seat, identity: "5f".into(), name: "East".into() },
            r#"{"joined":{"seat":1,"identity":"5f","name":"East"}}"#,
        ),
        (Deed::Left { seat }, r#"{"left":{"seat":1}}"#),
        (Deed::Hosted { identity: "5f".into() }, r#"{"hosted":{"identity":"5f"}}"#),
        (Deed::Arranged { seat, to: tianxia_tables::Chair::Open }, r#"{"arranged":{"seat":1,"to":"open"}}"#),
        (Deed::Started, r#""started""#),
        (Deed::Acted { seat, action: "a1".into() }, r#"{"acted":{"seat":1,"action":"a1"}}"#),
        (Deed::Undone { seat, actions: 2 }, r#"{"undone":{"seat":1,"actions":2}}"#),
        (Deed::UndoAsked { seat, actions: 2 }, r#"{"undo_asked":{"seat":1,"actions":2}}"#),
        (Deed::UndoAnswered { seat, accept: true }, r#"{"undo_answered":{"seat":1,"accept":true}}"#),
        (Deed::Resigned { seat }, r#"{"resigned":{"seat":1}}"#),
        (Deed::HandedOver { seat, overdue: true }, r#"{"handed_over":{"seat":1,"overdue":true}}"#),
        (Deed::TakenBack { seat }, r#"{"taken_back":{"seat":1}}"#),
        (Deed::Said { seat, text: "hi".into() }, r#"{"said":{"seat":1,"text":"hi"}}"#),
        (Deed::Rematch { table: "t".into() }, r#"{"rematch":{"table":"t"}}"#),
        (Deed::Removed { seat, name: "West".into() }, r#"{"removed":{"seat":1,"name":"West"}}"#),
        (Deed::Muted { seat, muted: true }, r#"{"muted":{"seat":1,"muted":true}}"#),
        (Deed::Contributed { seat, random: "5f".into() }, r#"{"contributed":{"seat":1,"random":"5f"}}"#),
        (Deed::Aborted { seat }, r#"{"aborted":{"seat":1}}"#),
        (
            Deed::Claimed { seat, against: Seat::new(1), to: Remedy::Bot },
            r#"{"claimed":{"seat":1,"against":2,"to":"bot"}}"#,
        ),
        (Deed::Resumed { stopped: 7 }, r#"{"resumed":{"stopped":7}}"#),
        (Deed::Closed, r#""closed""#),
    ];
    for (deed, text) in written {
        assert_eq!(serde_json::to_string(&deed).unwrap(), text);
        assert_eq!(serde_json::from_str::<Deed>(text).unwrap(), deed);
    }
}

#[test]
fn a_log_that_does_not_add_up_is_refused_in_words() {
    let refused = |deeds: Vec<Deed>| Table::load("broken", log(deeds)).err().map(|problem| problem.code);
    let far = Seat::new(4);
    assert_eq!(refused(vec![]), Some(Code::NotFound));
    assert_eq!(refused(vec![Deed::Started]), Some(Code::BadRequest));
    assert_eq!(refused(vec![created(), created()]), Some(Code::BadRequest));
    assert_eq!(refused(vec![created(), Deed::Resigned { seat: Seat::new(0) }]), Some(Code::NotNow));
    for deed in [Deed::Left { seat: far }, Deed::Resigned { seat: far }, Deed::TakenBack { seat: far }] {
        assert_eq!(refused(vec![created(), Deed::Started, deed]), Some(Code::BadRequest));
    }
    assert_eq!(
        refused(vec![created(), Deed::Started, Deed::Undone { seat: Seat::new(0), actions: 1 }]),
        Some(Code::NotNow)
    );
}
