//! The examples in `docs/` hold: whoever types them in gets what the page says.

use tianxia_core::Scenario;
use tianxia_games::with_game;

/// The blocks of a page that are fenced as this language.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    page.split(fence.as_str()).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn the_scenario_of_the_scenario_page_holds() {
    let page = include_str!("../../../docs/scenarios.md");
    let whole: Vec<_> = blocks(page, "toml").into_iter().filter(|block| block.contains("title =")).collect();
    assert!(!whole.is_empty(), "the page shows a whole scenario");
    for text in whole {
        let scenario: Scenario = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        let ran = with_game!(scenario.game(), G => scenario.run::<G>()).unwrap();
        ran.unwrap_or_else(|failed| panic!("{failed}"));
    }
}
