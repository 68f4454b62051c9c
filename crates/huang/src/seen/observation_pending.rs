//! The pending decision as numbers: what is asked, the hexes it is about, and the sides of a conflict.

use super::observation::{flag, marks, steps};
use crate::board::{Colour, Site};
use crate::state::{Decision, Ending, Huang, War, WarPhase, bit};
use tianxia_core::encoding::{Ink, fraction, one_hot};
use tianxia_core::{Cell, Cells, MAX_SEATS, Seat};

/// The most states in a war (H38).
const SIDES: usize = 3;
/// What is usual: tiles from a hand, red tiles of a state.
const TILES: u32 = 6;
const REDS: u32 = 8;

/// The hexes a decision is about.
pub(super) fn encode_pending_planes(game: &Huang, ink: &mut impl Ink) {
    let tile: Option<Cell> = match &game.decision {
        Decision::Build { tile } | Decision::Chain { tile } | Decision::Bandits { tile, .. } => Some(*tile),
        Decision::War(war) => Some(war.tile),
        _ => None,
    };
    ink.plane("tile just placed", tile.into_iter().map(|cell| (game.map().square(cell), 1.0)));
    let site = match &game.decision {
        Decision::Move { to, .. } => Site::Triangle(*to).cells(game.map()),
        _ => &[],
    };
    ink.plane("site of the pagoda that moves", site.iter().map(|cell| (game.map().square(*cell), 1.0)));
    let reds = match &game.decision {
        Decision::Bandits { reds, .. } => *reds & game.tiles_of(Colour::Red),
        _ => Cells::NONE,
    };
    ink.plane("red tiles that beat bandits", marks(game, reds, 1.0));
    for (side, name) in ["first warring state", "second warring state", "third warring state"].into_iter().enumerate() {
        let side = game.decision.war().and_then(|war| war.sides().get(side));
        let cells = side.map_or(Cells::NONE, |side| side.cells);
        let door = side.into_iter().map(|side| (game.map().square(side.door), 1.0));
        ink.plane(name, marks(game, cells, 0.5).chain(door));
    }
}

/// What is asked, and the figures of a conflict.
pub(super) fn encode_pending(game: &Huang, seat: Seat, ink: &mut impl Ink) {
    let decision = match &game.decision {
        Decision::Act => 0,
        Decision::Build { .. } => 1,
        Decision::Move { .. } => 2,
        Decision::Market => 3,
        Decision::Chain { .. } => 4,
        Decision::Revolt(_) => 5,
        Decision::War(_) => 6,
        Decision::Bandits { .. } => 7,
        Decision::Granaries => 8,
        Decision::Over(Ending::EmptyBag) => 9,
        Decision::Over(Ending::NothingHappens) => 10,
    };
    ink.vector("decision", one_hot(Some(decision), 11));
    let (soldiers, left) = match &game.decision {
        Decision::Bandits { reds, left, .. } => (reds.len(), *left),
        _ => (0, 0),
    };
    ink.vector("soldiers against bandits, tiles to remove", [fraction(soldiers, REDS), fraction(left, REDS)]);
    let revolt = match &game.decision {
        Decision::Revolt(revolt) => Some(revolt),
        _ => None,
    };
    let attack = revolt.and_then(|revolt| revolt.attack).unwrap_or_default();
    ink.vector("colour of the revolt", one_hot(revolt.map(|revolt| revolt.colour.index()), 5));
    ink.vector("defender", one_hot(revolt.map(|revolt| steps(game, seat, revolt.defender)), MAX_SEATS));
    ink.vector("attacker's tiles and leader", [fraction(attack.tiles, TILES), flag(attack.leader)]);
    encode_war(game, game.decision.war(), seat, ink);
}

fn encode_war(game: &Huang, war: Option<&War>, seat: Seat, ink: &mut impl Ink) {
    let (step, winner, left) = match war.map(|war| war.phase) {
        None => (None, None, 0),
        Some(WarPhase::Support(_)) => (Some(0), None, 0),
        Some(WarPhase::Tie) => (Some(1), None, 0),
        Some(WarPhase::Pay { winner, left }) => (Some(2), Some(usize::from(winner)), left),
    };
    ink.vector("support, tie, price", one_hot(step, 3));
    ink.vector("winner", one_hot(winner, SIDES));
    ink.vector("tiles to pay", [fraction(left, REDS)]);
    for (index, names) in SIDE_VECTORS.into_iter().enumerate() {
        let war = war.filter(|war| index < war.sides().len());
        let side = war.map(|war| &war.sides()[index]);
        let [reds, total] = war.map_or([0; 2], |war| [war.sides()[index].reds, war.total(index)]);
        ink.vector(names[0], [flag(side.is_some()), fraction(reds, REDS), fraction(total, REDS)]);
        let contested = war.map_or(0, |war| war.contested(index));
        let stands = |colour: Colour| side.is_some_and(|side| game.leader_within(colour, side.cells).is_some());
        ink.vector(names[1], Colour::ALL.map(|colour| flag(contested & bit(colour) != 0 && stands(colour))));
    }
    let players = usize::from(game.options.players);
    for step in 0..MAX_SEATS {
        let other = (seat.index() + step) % players;
        let added = war.filter(|_| step < players).map(|war| war.supports[other]);
        let added = added.filter(|(_, support)| !support.is_none());
        let support = added.map_or_else(Default::default, |(_, support)| support);
        let side = one_hot(added.map(|(side, _)| usize::from(side)), SIDES);
        ink.vector(("supports", step), side.chain([fraction(support.tiles, TILES), flag(support.leader)]));
    }
}

const SIDE_VECTORS: [[&str; 2]; SIDES] = [
    ["first warring state, its red tiles and total", "contested leaders of the first"],
    ["second warring state, its red tiles and total", "contested leaders of the second"],
    ["third warring state, its red tiles and total", "contested leaders of the third"],
];
