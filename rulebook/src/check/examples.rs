//! Examples: there are enough, each is shown once in every language, and what it shows is so.

use crate::read::Sheet;
use crate::{Block, Files, show};
use tianxia_core::{About, Scenario};

/// So many examples a rulebook has at least.
pub const FEWEST_EXAMPLES: usize = 15;

/// An example can be taken in at a glance: no more steps than this.
const MOST_STEPS: usize = 6;

pub(super) fn faults(files: &Files<'_>, about: &About, sheets: &[Sheet]) -> Vec<String> {
    let game = files.game;
    let mut faults = Vec::new();
    for sheet in sheets {
        let shown: Vec<&str> = sheet.book.blocks().filter_map(example).collect();
        let place = format!("{game}/{}.md", sheet.book.language);
        for (name, _) in files.examples {
            match shown.iter().filter(|shown| *shown == name).count() {
                0 => faults.push(format!("{place}: the example `{name}` is not shown; every example is")),
                1 => {}
                _ => faults.push(format!("{place}: the example `{name}` is shown twice; once is right")),
            }
        }
        let missing = shown.iter().filter(|shown| !files.examples.iter().any(|(name, _)| name == *shown));
        faults.extend(missing.map(|name| format!("{place}: there is no file examples/{name}.toml for this example")));
    }
    for (name, text) in files.examples {
        faults.extend(fault(text, game, about).map(|fault| format!("{game}/examples/{name}.toml: {fault}")));
    }
    let count = files.examples.len();
    if count < FEWEST_EXAMPLES {
        faults.push(format!("{game}: {count} examples; a rulebook has at least {FEWEST_EXAMPLES}"));
    }
    faults
}

fn example(block: &Block) -> Option<&str> {
    match block {
        Block::Example { example, .. } => Some(example),
        _ => None,
    }
}

/// What is wrong with an example, if anything is.
fn fault(text: &str, game: &str, about: &About) -> Option<String> {
    let scenario: Scenario = match text.parse() {
        Ok(scenario) => scenario,
        Err(error) => return Some(error.to_string()),
    };
    if scenario.game() != game {
        return Some(format!("a scenario of {}; here belong those of {game}", scenario.game()));
    }
    if let Some(unknown) = scenario.rules().iter().find(|id| !about.has_rule(id)) {
        return Some(format!("{unknown} is no rule; {}", super::known_rules(about)));
    }
    if scenario.steps() > MOST_STEPS {
        return Some(format!("{} steps; an example has at most {MOST_STEPS}", scenario.steps()));
    }
    match show(text) {
        Ok(shown) if shown.frames.len() < 2 => {
            Some("nothing is played; an example needs a step with `play`".to_owned())
        }
        Ok(_) => None,
        Err(error) => Some(error.to_string()),
    }
}
