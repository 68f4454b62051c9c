//! The examples of the documentation are real: what `docs` shows can be read.

use tianxia_core::{Record, Scenario};

/// The blocks of a page between ``` fences, with the word behind the opening fence.
fn blocks(page: &str) -> Vec<(&str, String)> {
    let mut blocks = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if let Some(kind) = line.strip_prefix("```") {
            let text: Vec<_> = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
            blocks.push((kind, text.join("\n")));
        }
    }
    blocks
}

#[test]
fn the_scenarios_of_the_page_can_be_read() {
    let blocks = blocks(include_str!("../../../../docs/scenarios.md"));
    let scenarios = blocks.iter().filter(|(kind, text)| *kind == "toml" && text.starts_with("title"));
    let read: Result<Vec<Scenario>, _> = scenarios.map(|(_, text)| text.parse()).collect();
    assert!(!read.unwrap().is_empty());
}

#[test]
fn the_records_of_the_page_can_be_read() {
    let blocks = blocks(include_str!("../../../../docs/records.md"));
    let records = blocks.iter().filter(|(_, text)| text.starts_with("tianxia record"));
    let read: Result<Vec<Record>, _> = records.map(|(_, text)| text.parse()).collect();
    let read = read.unwrap();
    assert!(!read.is_empty());
    // Printed again, the example is the same, so it also shows what the program writes.
    let printed: Vec<_> = read.iter().map(|record| record.to_string().trim_end().to_owned()).collect();
    assert!(printed.iter().all(|text| blocks.iter().any(|(_, block)| block == text)), "{printed:?}");
}
