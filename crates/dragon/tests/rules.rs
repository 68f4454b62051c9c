//! Every scenario holds, and every rule is named by a scenario or by the name of a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use tianxia_core::{Game, scenario};
use tianxia_dragon::Dragon;

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn is_id(text: &str) -> bool {
    text.strip_prefix('D').is_some_and(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The ids at the ends of the names of tests: `fn every_game_ends_d1()`.
fn named_by_tests() -> BTreeSet<String> {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut named = BTreeSet::new();
    for file in ["src", "tests"].iter().flat_map(|folder| files_below(&crate_folder.join(folder))) {
        let text = fs::read_to_string(file).unwrap();
        let tests = text.split("#[test]\nfn ").chain(text.split("#[test]\n    fn ")).skip(1);
        let names = tests.filter_map(|test| test.split('(').next());
        let ids = names.flat_map(|name| name.split('_')).map(str::to_uppercase).filter(|word| is_id(word));
        named.extend(ids);
    }
    named
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

#[test]
fn every_scenario_holds_and_every_rule_is_named() {
    let held = scenario::hold::<Dragon>(project().join("scenarios/dragon"));
    let rules: BTreeSet<String> = Dragon::about().rules_by_id().collect();
    assert_eq!(rules.len(), 43);
    let proven: BTreeSet<String> = held.rules.union(&named_by_tests()).cloned().collect();
    let unproven: Vec<_> = rules.difference(&proven).collect();
    assert!(unproven.is_empty(), "no test names {unproven:?}");
    let unknown: Vec<_> = proven.difference(&rules).collect();
    assert!(unknown.is_empty(), "tests name {unknown:?}, which are no rules of the game");
}
