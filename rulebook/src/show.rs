//! Living examples: a scenario, played into pictures that a reader steps through.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tianxia_core::{BadInput, Json, Scenario};
use tianxia_games::{Scene, ScenePlayed};
use tianxia_protocol::{Phrase, Told};

/// An example, ready to be drawn.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shown {
    /// The game's id.
    pub game: String,
    /// The options it is played with, as far as the position names them.
    pub options: BTreeMap<String, String>,
    /// How many play.
    pub players: u8,
    /// The ids of the rules it shows.
    pub rules: Vec<String>,
    /// The start, and then what came of every action.
    pub frames: Vec<Frame>,
}

/// A picture of an example: the position with everything open, and what led to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Frame {
    /// What was played; nothing at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<Played>,
    /// What came of it.
    pub told: Vec<Told>,
    /// The seat that decides now; nobody once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// What is asked.
    pub ask: Phrase,
    /// The position, in the game's own terms.
    pub view: Json,
}

/// An action of an example.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Played {
    /// Who played.
    pub seat: u8,
    /// The action in notation.
    pub notation: String,
    /// The same as data, in the game's own terms.
    pub action: Json,
}

/// Plays a scenario and keeps a picture of its start and of what came of every action. A scenario that does not hold is refused: an example
/// must not show what is not so.
pub fn show(text: &str) -> Result<Shown, BadInput> {
    let scenario: Scenario = text.parse()?;
    let scenes = tianxia_games::scenes(&scenario)?;
    Ok(Shown {
        game: scenario.game().to_owned(),
        options: scenes
            .first()
            .map_or_else(|| Ok(BTreeMap::new()), |start| options(scenario.game(), &start.position))?,
        players: scenes.first().map_or(0, |start| start.players),
        rules: scenario.rules().to_vec(),
        frames: scenes.into_iter().map(frame).collect(),
    })
}

fn frame(scene: Scene) -> Frame {
    Frame {
        played: scene.played.map(|ScenePlayed { seat, notation, action }| Played {
            seat: u8::from(seat),
            notation,
            action,
        }),
        told: scene.told.into_iter().map(|told| Told::new(told.event, &told.phrase)).collect(),
        turn: scene.turn.seat().map(u8::from),
        ask: Phrase::from(&scene.ask),
        view: scene.view,
    }
}

/// The options of a game that a position tells.
fn options(game: &str, position: &toml::Table) -> Result<BTreeMap<String, String>, BadInput> {
    let value = |key: &str| match position.get(key)? {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Array(values) => {
            let texts: Option<Vec<&str>> = values.iter().map(toml::Value::as_str).collect();
            texts.map(|texts| texts.join(","))
        }
        value @ (toml::Value::Boolean(_) | toml::Value::Integer(_)) => Some(value.to_string()),
        _ => None,
    };
    let specs = tianxia_games::about(game)?.options.iter();
    Ok(specs.filter_map(|spec| Some((spec.key.to_owned(), value(spec.key)?))).collect())
}
