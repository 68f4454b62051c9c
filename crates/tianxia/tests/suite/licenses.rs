//! THIRD-PARTY.txt names every package of the lock files with its licence, and the program prints it.

use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

const FILE: &str = include_str!("../../THIRD-PARTY.txt");
/// Packages that build the page and leave nothing in it.
const TOOLS: [&str; 2] = ["vite", "@sveltejs/vite-plugin-svelte"];

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The packages that a part of the file lists, as "name version".
fn listed(kind: &str) -> BTreeSet<String> {
    let line = "=".repeat(100);
    let list = FILE.split(&format!("{kind} packages\n{line}\n")).nth(1).unwrap().split(&line).next().unwrap();
    let lines = list.lines().filter(|line| !line.is_empty());
    lines
        .map(|line| {
            let (package, licence) = line.split_once(": ").unwrap();
            let numbers = licence.split('[').skip(1).map(|number| number.trim_end_matches(']'));
            for number in numbers {
                assert!(FILE.contains(&format!("\n[{number}] ")), "the text [{number}] of {package} is not there");
            }
            assert!(licence.contains('['), "{package} has no text");
            package.to_owned()
        })
        .collect()
}

/// The packages of a lock file that come from a registry.
fn locked(path: &str) -> BTreeSet<String> {
    let lock: toml::Table = read(path).parse().unwrap();
    let packages = lock["package"].as_array().unwrap().iter().filter(|package| package.get("source").is_some());
    packages
        .map(|package| format!("{} {}", package["name"].as_str().unwrap(), package["version"].as_str().unwrap()))
        .collect()
}

#[test]
fn every_rust_package_is_listed_with_its_licence() {
    let mut wanted = locked("Cargo.lock");
    wanted.extend(locked("crates/python/Cargo.lock"));
    let listed = listed("Rust");
    let missing: Vec<_> = wanted.difference(&listed).collect();
    let stale: Vec<_> = listed.difference(&wanted).collect();
    assert!(
        missing.is_empty() && stale.is_empty(),
        "run scripts/third-party: missing {missing:?}, no longer used {stale:?}"
    );
}

#[test]
fn every_package_of_the_page_is_listed_with_its_licence() {
    let lock: Value = serde_json::from_str(&read("web/package-lock.json")).unwrap();
    let packages = lock["packages"].as_object().unwrap();
    let names = |entry: &Value| -> Vec<String> {
        entry["dependencies"].as_object().into_iter().flatten().map(|(name, _)| name.clone()).collect()
    };
    let mut waiting: Vec<String> = names(&packages[""]).into_iter().filter(|name| !TOOLS.contains(&&**name)).collect();
    let mut wanted = BTreeSet::new();
    while let Some(name) = waiting.pop() {
        let Some(entry) = packages.get(&format!("node_modules/{name}")) else { continue };
        if wanted.insert(format!("{name} {}", entry["version"].as_str().unwrap())) {
            waiting.extend(names(entry));
        }
    }
    assert!(wanted.iter().any(|package| package.starts_with("svelte ")), "{wanted:?}");
    assert_eq!(listed("JavaScript"), wanted, "run scripts/third-party");
}

#[test]
fn the_program_prints_our_licences_those_of_others_and_that_of_the_glyphs() {
    let run = Command::new(env!("CARGO_BIN_EXE_tianxia")).arg("licenses").output().unwrap();
    let text = String::from_utf8(run.stdout).unwrap();
    assert!(run.status.success() && text == FILE);
    for licence in ["MIT License", "Apache License", "SIL OPEN FONT LICENSE"] {
        assert!(text.contains(licence), "{licence} is missing");
    }
}
