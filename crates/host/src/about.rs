//! What a host offers.

use tianxia_core::{OptionKind, Style};
use tianxia_protocol::{About, GameAbout, OptionAbout, VERSION};

/// What a host offers: the games with their options, and the levels of bots.
#[must_use]
pub fn about() -> About {
    let games = tianxia_games::IDS.iter().filter_map(|id| tianxia_games::about(id).ok());
    About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: VERSION,
        games: games.map(game).collect(),
        levels: tianxia_bots::levels().iter().map(ToString::to_string).collect(),
        styles: Style::ALL.iter().map(ToString::to_string).collect(),
        keep_unfinished: 0,
        hints_in_page: false,
        announcement: None,
    }
}

fn game(about: &tianxia_core::About) -> GameAbout {
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let option = |spec: &tianxia_core::OptionSpec| {
        let (kind, values) = match spec.kind {
            OptionKind::Flag => ("flag", &["true", "false"][..]),
            OptionKind::Choice(values) => ("choice", values),
            OptionKind::Board(values) => ("board", values),
            OptionKind::Boards(values) => ("boards", values),
        };
        OptionAbout {
            key: spec.key.to_owned(),
            kind: kind.to_owned(),
            values: owned(values),
            default: spec.default.to_owned(),
            explained: format!("{}-option-{}", about.id, spec.key),
        }
    };
    GameAbout {
        id: about.id.to_owned(),
        title: about.title.to_owned(),
        rules: about.rules,
        fewest: about.players.0,
        most: about.players.1,
        options: about.options.iter().map(option).collect(),
        refused: owned(about.refused),
    }
}
