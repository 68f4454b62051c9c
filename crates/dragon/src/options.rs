//! Players and options, and the set-up they lead to (D1 to D5).

use crate::calendar::{self, SuperEvent};
use crate::cards::Groups;
use crate::person::Person;
use crate::player::{Player, Wall};
use crate::state::{Dragon, Pending, Phase};
use crate::track::Track;
use tianxia_core::{About, BadInput, Dice, MAX_SEATS, OptionKind, OptionSpec, Seat, Setup};

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

impl Options {
    pub(crate) fn read(setup: &Setup) -> Result<Self, BadInput> {
        setup.check(&ABOUT)?;
        Ok(Options {
            players: setup.players,
            great_wall: setup.flag(&ABOUT, "great_wall"),
            super_event: match setup.value(&ABOUT, "super_event") {
                "random" => SuperChoice::Random,
                word => SuperEvent::from_word(word).map_or(SuperChoice::None, SuperChoice::Chosen),
            },
            large_privilege_cost: if setup.value(&ABOUT, "large_privilege_cost") == "6" { 6 } else { 7 },
        })
    }

    pub(crate) fn write(&self) -> Setup {
        let super_event = match self.super_event {
            SuperChoice::None => "none",
            SuperChoice::Random => "random",
            SuperChoice::Chosen(event) => event.word(),
        };
        Setup::new(self.players)
            .with("great_wall", self.great_wall.to_string())
            .with("super_event", super_event)
            .with("large_privilege_cost", self.large_privilege_cost.to_string())
    }
}

impl Dragon {
    /// A game before the draft. The dice lay out the events, then draw the super event, then the start player.
    pub(crate) fn set_up(options: &Options, dice: &mut impl Dice) -> Self {
        let players = options.players;
        let calendar = calendar::deal(dice);
        let super_event = match options.super_event {
            SuperChoice::None => None,
            SuperChoice::Chosen(event) => Some(event),
            SuperChoice::Random => dice.draw(&[1; SuperEvent::ALL.len()]).map(|face| SuperEvent::ALL[face]),
        };
        let first = Seat::new(dice.below(u32::from(players)) as usize);
        let track = Track::new(first, players);
        Dragon {
            players,
            great_wall: options.great_wall,
            super_event,
            large_cost: options.large_privilege_cost,
            calendar,
            month: 1,
            phase: Phase::Draft,
            pending: Pending::Draft,
            order: track.order(),
            done: 0,
            due: [0; MAX_SEATS],
            dawn: 0,
            track,
            groups: Groups::NONE,
            chosen: [None; MAX_SEATS],
            wall: Wall::NONE,
            supply: Person::ALL.map(|person| person.tiles(players)),
            gone: Person::ALL.map(|_| 0),
            spent: 0,
            seats: [Player::new(options.great_wall); MAX_SEATS],
        }
    }
}
