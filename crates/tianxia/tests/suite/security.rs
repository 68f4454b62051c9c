//! `docs/security.md` names a test for every promise; each of them is there.

use std::path::Path;

const PAGE: &str = include_str!("../../../../docs/security.md");

/// The tests that a line names, each with the file it links to.
fn named(line: &str) -> impl Iterator<Item = (&str, &str)> {
    line.split("[`").skip(1).filter_map(|rest| {
        let (name, rest) = rest.split_once("`](")?;
        Some((name, rest.split_once(')')?.0))
    })
}

#[test]
fn every_promise_names_tests_that_are_there() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let promises: Vec<&str> = PAGE
        .lines()
        .filter(|line| line.starts_with("| "))
        .filter(|line| !["| promise |", "| what grows |", "| ---"].iter().any(|head| line.starts_with(head)))
        .collect();
    assert!(promises.len() > 20, "only {} promises were found", promises.len());
    for promise in promises {
        let mut tests = named(promise).peekable();
        assert!(tests.peek().is_some(), "no test holds this promise: {promise}");
        for (name, file) in tests {
            let source = std::fs::read_to_string(docs.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
            let lines: Vec<&str> = source.lines().map(str::trim).collect();
            let function = lines
                .iter()
                .position(|line| line.strip_prefix("async ").unwrap_or(line).starts_with(&format!("fn {name}()")));
            let function = function.unwrap_or_else(|| panic!("{file} has no test `{name}`"));
            let marked = lines[..function].iter().rev().take_while(|line| line.starts_with("#["));
            assert!(marked.into_iter().any(|line| line.contains("test]")), "`{name}` in {file} is no test");
        }
    }
}
