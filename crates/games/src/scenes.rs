//! Scenarios of any game: played, held against what is written, and shown scene by scene.

use crate::{Told, with_game};
use tianxia_core::scenario::{Failed, Moment, Passed};
use tianxia_core::{BadInput, Json, Phrase, Scenario, Seat, Turn, Viewpoint, Written};

/// The start of a scenario or what came of one of its actions, with everything open.
#[derive(Clone, Debug)]
pub struct Scene {
    /// How many play.
    pub players: u8,
    /// Who played what; nothing at the start.
    pub played: Option<ScenePlayed>,
    /// What came of it.
    pub told: Vec<Told>,
    /// Whose decision it is now.
    pub turn: Turn,
    /// What is asked.
    pub ask: Phrase,
    /// What everybody would see if nothing were hidden.
    pub view: Json,
    /// The same as a position.
    pub position: toml::Table,
}

/// An action of a scenario.
#[derive(Clone, Debug)]
pub struct ScenePlayed {
    /// Who played.
    pub seat: Seat,
    /// The action in notation.
    pub notation: String,
    /// The same as data.
    pub action: Json,
}

/// Plays a scenario of any game: how many expectations were met, or which were not. An unknown game is bad input.
pub fn run(scenario: &Scenario) -> Result<Result<Passed, Failed>, BadInput> {
    with_game!(scenario.game(), G => scenario.run::<G>())
}

/// Plays a scenario of any game into scenes. One that does not hold is refused.
pub fn scenes(scenario: &Scenario) -> Result<Vec<Scene>, BadInput> {
    let mut scenes = Vec::new();
    let watched = with_game!(scenario.game(), G => scenario.watch::<G>(&mut |moment| scenes.push(scene(&moment))))?;
    watched.map(|_| scenes).map_err(|failed| BadInput::new(failed.to_string()))
}

fn scene<G: Written>(moment: &Moment<'_, G>) -> Scene {
    let state = moment.state;
    let played = moment.played.as_ref().and_then(|played| {
        let seat = played.before.turn().seat()?;
        let (notation, action) = (played.before.write(played.action), Json::of(&played.before.data(played.action)));
        Some(ScenePlayed { seat, notation, action })
    });
    let events = moment.played.as_ref().map_or(&[][..], |played| played.events);
    let witnessed = events.iter().filter_map(|event| G::witness(event, Viewpoint::Open));
    Scene {
        players: state.players(),
        played,
        told: witnessed.map(|event| Told { event: Json::of(&event), phrase: G::tell(&event) }).collect(),
        turn: state.turn(),
        ask: state.ask(),
        view: Json::of(&state.view(Viewpoint::Open)),
        position: state.position(),
    }
}
