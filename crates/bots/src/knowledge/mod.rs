//! What the bots know of each game, one module for each. A new game adds a module, a line to [`with_insight!`] and one to
//! `plain.rs`; until it has a module, its line names [`Plain`], and it is searched without knowledge.

mod dragon;
mod huang;
mod plain;
mod qin;

pub use dragon::{DragonInsight, DragonNeeds, Figures};
pub use huang::HuangInsight;
pub use plain::Plain;
pub use qin::QinInsight;

use crate::insight::{Insight, Tuning};
use tianxia_core::Level;

/// Evaluates an expression in which `$G` stands for the type of the game called `$id` and `$I` for what the bots know of it: `Ok`
/// with its value, or a complaint about an unknown name.
macro_rules! with_insight {
    ($id:expr, ($G:ident, $I:ident) => $body:expr) => {
        match $id {
            "qin" => {
                type $G = tianxia_games::Qin;
                type $I = $crate::knowledge::QinInsight;
                Ok($body)
            }
            "dragon" => {
                type $G = tianxia_games::Dragon;
                type $I = $crate::knowledge::DragonInsight;
                Ok($body)
            }
            "huang" => {
                type $G = tianxia_games::Huang;
                type $I = $crate::knowledge::HuangInsight;
                Ok($body)
            }
            other => Err(tianxia_games::unknown_game(other)),
        }
    };
}
pub(crate) use with_insight;

/// How long a level thinks about a decision, as a part of the iterations that take up to a tenth of a second on one core. A level is an amount
/// of thinking, counted in iterations and not in time, so that a game with a seed can be played again. The steps are wide, because at four or five seats more thinking
/// helps less than at two (`docs/bots.md` has what was measured).
pub(crate) fn tenths(game: &str, level: Level) -> f64 {
    match (level, game) {
        // `easy` searches only in a game nobody has studied: hardly at all.
        (Level::Random | Level::Easy, _) => 0.05,
        (Level::Medium, "qin" | "dragon") => 0.02,
        (Level::Medium, _) => 0.025,
        (Level::Hard, "qin") => 0.4,
        (Level::Hard, "dragon") => 0.3,
        (Level::Hard, _) => 0.6,
        (Level::Expert, "qin") => 8.0,
        (Level::Expert, "dragon") => 4.0,
        (Level::Expert, _) => 6.0,
        (Level::Master, _) => 20.0,
    }
}

/// How many figures of a world a network is shown beside the observation.
pub(crate) fn figures_of(game: &str) -> usize {
    with_insight!(game, (G, I) => <I as Insight<G>>::FIGURES).unwrap_or(0)
}

/// How a search with a network is best set, beside how it is set without one. The paces give it the time that `expert-0.1` takes.
pub(crate) fn learned_tuning(game: &str, tuning: Tuning) -> Tuning {
    // The policies of Qin and Huang are not yet worth the trying they save.
    let tried = Tuning { promise: f32::MAX, ..tuning };
    match game {
        "qin" => Tuning { pace: 1350, exploration: 0.5, sight: 1.0, ..tried },
        "huang" => Tuning { pace: 410, sight: 0.0, ..tried },
        "dragon" => Tuning { pace: 5000, crowd: 0.1, horizon: 0, exploration: 0.6, promise: 0.0, ..tuning },
        _ => tried,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_game_has_its_line() {
        for id in tianxia_games::IDS {
            assert!(crate::budget(id, 1.0).is_ok(), "with_insight! has no line for {id}");
        }
    }
}
