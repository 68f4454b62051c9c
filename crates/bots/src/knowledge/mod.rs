//! What the bots know of each game, one module for each. A new game adds a module, a line to [`with_insight!`] and one to
//! [`plain_pace`]; until it does, it is searched without knowledge.

mod dragon;
mod huang;
mod qin;

pub use dragon::{DragonInsight, DragonNeeds, Figures};
pub use huang::HuangInsight;
pub use qin::QinInsight;

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
            other => tianxia_games::with_game!(other, $G => {
                type $I = $crate::insight::Plain;
                $body
            }),
        }
    };
}
pub(crate) use with_insight;

/// The pace of the search without any knowledge, random to the end: measured as `docs/bots.md` says, so that the plain
/// baseline gets the time that `hard` gets.
pub(crate) fn plain_pace(game: &str) -> u32 {
    match game {
        "qin" => 750,
        "dragon" => 4600,
        "huang" => 320,
        _ => 500,
    }
}
