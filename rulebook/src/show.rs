//! Living examples: a scenario, played into pictures that a reader steps through.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tianxia_core::scenario::Moment;
use tianxia_core::{BadInput, Json, Scenario, Turn, Viewpoint, Written};
use tianxia_games::with_game;
use tianxia_protocol::{Phrase, Told};

/// An example, ready to be drawn.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
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
    with_game!(scenario.game(), G => play::<G>(&scenario))?
}

fn play<G: Written>(scenario: &Scenario) -> Result<Shown, BadInput> {
    let mut shown = Shown {
        game: scenario.game().to_owned(),
        options: BTreeMap::new(),
        players: 0,
        rules: scenario.rules().to_vec(),
        frames: Vec::new(),
    };
    let watched = scenario.watch::<G>(|moment| {
        if moment.played.is_none() {
            shown.players = moment.state.players();
            shown.options = options(moment.state);
        }
        shown.frames.push(frame(&moment));
    });
    watched.map(|_| shown).map_err(|failed| BadInput::new(failed.to_string()))
}

fn frame<G: Written>(moment: &Moment<'_, G>) -> Frame {
    let state = moment.state;
    let played = moment.played.as_ref().and_then(|played| {
        let seat = played.before.turn().seat()?;
        let (notation, action) = (played.before.write(played.action), Json::of(&played.before.data(played.action)));
        Some(Played { seat: u8::from(seat), notation, action })
    });
    let events = moment.played.as_ref().map_or(&[][..], |played| played.events);
    let witnessed = events.iter().filter_map(|event| G::witness(event, Viewpoint::Open));
    Frame {
        played,
        told: witnessed.map(|event| Told::new(Json::of(&event), &G::tell(&event))).collect(),
        turn: match state.turn() {
            Turn::Decide(seat) => Some(u8::from(seat)),
            Turn::Over => None,
        },
        ask: Phrase::from(&state.ask()),
        view: Json::of(&state.view(Viewpoint::Open)),
    }
}

/// The options of the game that a position tells.
fn options<G: Written>(state: &G) -> BTreeMap<String, String> {
    let position = state.position();
    let value = |key: &str| match position.get(key)? {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Array(values) => {
            let texts: Option<Vec<&str>> = values.iter().map(toml::Value::as_str).collect();
            texts.map(|texts| texts.join(","))
        }
        value @ (toml::Value::Boolean(_) | toml::Value::Integer(_)) => Some(value.to_string()),
        _ => None,
    };
    let specs = G::about().options.iter();
    specs.filter_map(|spec| Some((spec.key.to_owned(), value(spec.key)?))).collect()
}
