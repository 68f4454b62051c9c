//! The examples in `docs/` hold: whoever types them in gets what the page says.

use tianxia_core::{FastDice, Record, Scenario, Written, parse_toml};
use tianxia_games::{Dragon, with_game};

/// The blocks of a page that are fenced as this language.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    page.split(fence.as_str()).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn the_scenario_of_the_scenario_page_holds() {
    let page = include_str!("../../../../docs/scenarios.md");
    let whole: Vec<_> = blocks(page, "toml").into_iter().filter(|block| block.contains("title =")).collect();
    assert!(!whole.is_empty(), "the page shows a whole scenario");
    for text in whole {
        let scenario: Scenario = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        let ran = with_game!(scenario.game(), G => scenario.run::<G>()).unwrap();
        ran.unwrap_or_else(|failed| panic!("{failed}"));
    }
}

#[test]
fn the_record_of_the_record_page_replays() {
    let page = include_str!("../../../../docs/records.md");
    let whole: Vec<_> = blocks(page, "text").into_iter().filter(|block| block.starts_with("tianxia")).collect();
    assert!(!whole.is_empty(), "the page shows a whole record");
    for text in whole {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        let played =
            with_game!(record.game.as_str(), G => tianxia_core::Match::<G>::replay(&record, None).map(drop)).unwrap();
        played.unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
fn the_position_of_dragon_on_the_scenario_page_can_be_read() {
    let page = include_str!("../../../../docs/scenarios.md");
    let whole: Vec<_> =
        blocks(page, "toml").into_iter().filter(|block| block.starts_with("game = \"dragon\"")).collect();
    assert!(!whole.is_empty(), "the page shows a whole position");
    for text in whole {
        let read = parse_toml(text).and_then(|table| Dragon::from_position(&table, &mut FastDice::new(1)));
        read.unwrap_or_else(|error| panic!("{error}\n{text}"));
    }
}
