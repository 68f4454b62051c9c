//! Players, options and the version of the rules (D1, D17, D30, D32), as they are typed and recorded.

use crate::board::calendar::SuperEvent;
use tianxia_core::{About, BadInput, OptionKind, OptionSpec, Setup};

/// The title page.
pub(crate) static ABOUT: About = About {
    id: "dragon",
    title: "In the Year of the Dragon",
    rules: 1,
    rule_ids: ('D', 43),
    players: (2, 5),
    options: &[
        OptionSpec { key: "great_wall", kind: OptionKind::Flag, default: "false" },
        OptionSpec {
            key: "super_event",
            kind: OptionKind::Choice(&[
                "none",
                "random",
                "lanterns",
                "buddha",
                "earthquake",
                "tsunami",
                "eclipse",
                "eruption",
                "tornado",
                "dawn",
                "assassination",
                "treaty",
            ]),
            default: "none",
        },
        OptionSpec { key: "large_privilege_cost", kind: OptionKind::Choice(&["7", "6"]), default: "7" },
    ],
    refused: &[],
};

/// How a game is to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The version of the rules.
    pub rules: u32,
    /// How many play.
    pub players: u8,
    /// Is the Great Wall built (D30)?
    pub great_wall: bool,
    /// What happens in month 7 (D32)?
    pub super_event: SuperChoice,
    /// What does a large privilege cost: 7, or 6 as in 2007 (D17)?
    pub large_privilege_cost: u8,
}

/// Which super event is played (D32).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SuperChoice {
    /// None.
    None,
    /// One drawn at random.
    Random,
    /// This one.
    Chosen(SuperEvent),
}

/// Reads a set-up; what cannot be played is refused.
pub(crate) fn read_options(setup: &Setup) -> Result<Options, BadInput> {
    setup.check(&ABOUT)?;
    Ok(Options {
        rules: setup.version(&ABOUT),
        players: setup.players,
        great_wall: setup.flag(&ABOUT, "great_wall"),
        super_event: match setup.value(&ABOUT, "super_event") {
            "random" => SuperChoice::Random,
            word => word.parse().map_or(SuperChoice::None, SuperChoice::Chosen),
        },
        large_privilege_cost: if setup.value(&ABOUT, "large_privilege_cost") == "6" { 6 } else { 7 },
    })
}

/// Writes options in full.
pub(crate) fn setup(options: &Options) -> Setup {
    let super_event = match options.super_event {
        SuperChoice::None => "none",
        SuperChoice::Random => "random",
        SuperChoice::Chosen(event) => event.word(),
    };
    Setup::new(options.players)
        .under(options.rules)
        .with("great_wall", options.great_wall.to_string())
        .with("super_event", super_event)
        .with("large_privilege_cost", options.large_privilege_cost.to_string())
}
