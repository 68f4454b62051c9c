//! Every message that the rules can name stands in the English file, and the file names nothing else of this game.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The ids written as texts `"dragon-…"` in the sources.
fn named() -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<_> = fs::read_dir(root.join("src")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.push(root.join("../tianxia/src/draw/dragon.rs"));
    for file in files.iter().filter(|file| file.exists()) {
        let text = fs::read_to_string(file).unwrap();
        let pieces = text.split('"').filter(|piece| piece.starts_with("dragon-"));
        named.extend(pieces.map(str::to_owned));
    }
    named
}

fn written() -> BTreeSet<String> {
    let text = include_str!("../../../locales/en/dragon.ftl");
    let lines = text.lines().filter(|line| line.starts_with("dragon-"));
    lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned()).collect()
}

#[test]
fn every_message_is_written() {
    let missing: Vec<_> = named().difference(&written()).cloned().collect();
    assert!(missing.is_empty(), "locales/en/dragon.ftl lacks {missing:?}");
}

#[test]
fn no_message_is_written_in_vain() {
    let idle: Vec<_> = written().difference(&named()).filter(|id| !id.starts_with("dragon-option-")).cloned().collect();
    assert!(idle.is_empty(), "no source names {idle:?}");
}
