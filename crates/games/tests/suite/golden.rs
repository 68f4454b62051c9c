//! Records once written replay for ever: every file under `records/` is played again and must print as it was written. When
//! the rules of a game change, its rules version grows and these files stay as they are.

use std::path::PathBuf;
use tianxia_core::Record;

fn records() -> Vec<(PathBuf, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn every_golden_record_replays_to_its_recorded_end() {
    let records = records();
    assert!(!records.is_empty());
    for (path, text) in records {
        let name = path.display();
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(record.result.is_some(), "{name}: a golden record tells a result");
        let game = tianxia_games::replay(&record, None).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(game.outcome().is_some(), "{name}: the game is over");
        assert_eq!(game.record().to_string(), text, "{name}: written again it is the same text");
    }
}

#[test]
fn every_game_has_golden_records() {
    let games: Vec<String> = records().iter().map(|(_, text)| text.parse::<Record>().unwrap().game).collect();
    for id in tianxia_games::IDS {
        assert!(games.iter().any(|game| game == id), "{id} has no golden record");
    }
}

#[test]
fn a_record_with_a_changed_action_is_refused_or_ends_differently() {
    let (_, text) = &records()[0];
    let record: Record = text.parse().unwrap();
    for index in 0..record.entries.len() {
        let mut edited = record.clone();
        edited.entries.remove(index);
        assert!(tianxia_games::replay(&edited, None).is_err(), "entry {} can be left out unnoticed", index + 1);
    }
}

/// The records of a later version tell games that come out differently under version 1: each replays by its own rules only.
#[test]
fn a_record_is_played_by_its_own_rules() {
    let later = records().into_iter().filter(|(path, _)| path.to_string_lossy().ends_with("-v2.txt"));
    let later: Vec<_> = later.collect();
    assert!(later.len() >= 4);
    for (path, text) in later {
        let mut record: Record = text.parse().unwrap();
        assert_eq!(record.rules, 2, "{}", path.display());
        record.rules = 1;
        assert!(tianxia_games::replay(&record, None).is_err(), "{} does not need version 2", path.display());
    }
}
