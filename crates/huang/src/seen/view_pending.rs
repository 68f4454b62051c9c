//! The pending decision as everybody may see it. Conflicts show the strength of every side with the tiles behind it, at every
//! step.

use super::outlook::{RevoltOutlook, WarOutlook, revolt_outlook, war_outlook};
use super::view::LeaderView;
use crate::board::{Colour, Site};
use crate::state::{Commitment, Decision, Huang, Revolt, War, WarPhase};
use serde::Serialize;
use tianxia_core::{Cells, Seat, Square};

/// What is being decided.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "decision", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are; the variants are documented")]
pub enum Pending {
    /// An action (H9).
    Act,
    /// A building on one of these sites, or none (H18).
    Build { tile: Square, sites: Vec<SiteView> },
    /// Which pagoda moves to this triangle (H27).
    Move { colour: Colour, to: Vec<Square>, from: Vec<Vec<Square>> },
    /// A market tile, or none (H19).
    Market,
    /// Another blue tile next to this one, or none (H20).
    Chain { tile: Square, places: Vec<Square> },
    /// A revolt: the attacker's commitment, then the defender's (H34).
    Revolt { colour: Colour, attacker: RebelView, defender: RebelView, outlook: RevoltOutlook },
    /// A war: support, tie or price (H40, H41, H44). `order` has the seats as they are asked, the active one last; `outlook` says what
    /// happens if nothing more is added, until the war is decided.
    War {
        tile: Square,
        sides: Vec<SideView>,
        order: Vec<Seat>,
        step: WarStep,
        #[serde(skip_serializing_if = "Option::is_none")]
        outlook: Option<WarOutlook>,
    },
    /// Red tiles to remove for beaten bandits (H48): how many bandits the state with this name has beaten, and with how many red
    /// tiles; `left` of those that still lie there (`reds`) have to go.
    Bandits { tile: Square, name: String, beaten: u8, soldiers: u8, left: u8, reds: Vec<Square> },
    /// Granaries to take but for one, or none (H51).
    Granaries { at: Vec<Square> },
    /// Nothing: the game is over.
    Over,
}

/// A place for a building.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SiteView {
    /// A pagoda of this colour; the palace if there is none.
    pub pagoda: Option<Colour>,
    /// The tiles below it.
    pub at: Vec<Square>,
}

/// One side of a revolt.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RebelView {
    /// Whose leader.
    pub seat: Seat,
    /// Where it stands.
    pub at: Option<Square>,
    /// The yellow tiles next to it.
    pub yellows: Vec<Square>,
    /// What was committed; nothing yet, or nothing at all, is the same figure.
    pub commitment: Commitment,
    /// The strength so far.
    pub total: u8,
}

/// One side of a war.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SideView {
    /// How actions name it: its first hex next to the unifying tile.
    pub side: Square,
    /// What it is called: the state of its first capital, or else its first hex.
    pub name: String,
    /// The hexes it had before the tile.
    pub cells: Vec<Square>,
    /// Its leaders that have a like-coloured one on another side, as far as they still stand.
    pub contested: Vec<LeaderView>,
    /// How many red tiles it had before the tile.
    pub reds: u8,
    /// Those of them that still lie there.
    pub red_tiles: Vec<Square>,
    /// Who supports it, and how.
    pub supports: Vec<SupportView>,
    /// The strength so far.
    pub total: u8,
}

/// What a seat added to a side of a war.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SupportView {
    /// Who.
    pub seat: Seat,
    /// Tiles and leader.
    #[serde(flatten)]
    pub commitment: Commitment,
    /// What they count together (H40).
    pub strength: u8,
}

/// How far a war is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "asks", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are; the variants are documented")]
pub enum WarStep {
    /// This seat may support a side.
    Support { seat: Seat },
    /// The active player chooses the winner among these sides.
    Tie { sides: Vec<Square> },
    /// The active player removes red tiles of the winner.
    Price { winner: Square, left: u8 },
}

/// The pending decision.
pub(super) fn pending(game: &Huang) -> Pending {
    let map = game.map();
    let squares = |cells: Cells| map.squares(cells);
    match &game.decision {
        Decision::Act => Pending::Act,
        Decision::Build { tile } => Pending::Build {
            tile: map.square(*tile),
            sites: game
                .sites_at(*tile)
                .map(|site| SiteView {
                    pagoda: matches!(site, Site::Triangle(_)).then(|| game.colour_at(*tile)).flatten(),
                    at: site.squares(map),
                })
                .collect(),
        },
        Decision::Move { to, .. } => {
            let to = Site::Triangle(*to);
            let colour = game.colour_at(to.cells(map)[0]).unwrap_or(Colour::Yellow);
            let from = game.pagodas[colour.index()].into_iter().flatten();
            let from = from.map(|triangle| Site::Triangle(triangle).squares(map)).collect();
            Pending::Move { colour, to: to.squares(map), from }
        }
        Decision::Market => Pending::Market,
        Decision::Chain { tile } => {
            Pending::Chain { tile: map.square(*tile), places: squares(game.chain_places(*tile)) }
        }
        Decision::Revolt(revolt) => revolt_view(game, revolt),
        Decision::War(war) => war_view(game, war),
        Decision::Bandits { tile, reds, left } => {
            let standing = *reds & game.tiles_of(Colour::Red);
            Pending::Bandits {
                tile: map.square(*tile),
                name: map.state_name(game.group(*tile, game.linked()).cells),
                beaten: left + (reds.len() - standing.len()) as u8,
                soldiers: reds.len() as u8,
                left: *left,
                reds: squares(standing),
            }
        }
        Decision::Granaries => Pending::Granaries { at: squares(game.granaries_to_take()) },
        Decision::Over(_) => Pending::Over,
    }
}

fn revolt_view(game: &Huang, revolt: &Revolt) -> Pending {
    let map = game.map();
    let side = |seat: Seat, commitment: Commitment| {
        let at = game.leader(seat, revolt.colour);
        let yellows = at.map_or(Cells::NONE, |at| map.near(at) & game.tiles_of(Colour::Yellow));
        RebelView {
            seat,
            at: at.map(|at| map.square(at)),
            yellows: map.squares(yellows),
            commitment,
            total: yellows.len() as u8 + commitment.strength(),
        }
    };
    Pending::Revolt {
        colour: revolt.colour,
        attacker: side(game.active, revolt.attack.unwrap_or_default()),
        defender: side(revolt.defender, Commitment::default()),
        outlook: revolt_outlook(game, revolt),
    }
}

fn war_view(game: &Huang, war: &War) -> Pending {
    let map = game.map();
    let sides = war.sides().iter().enumerate().map(|(index, side)| {
        let supports = Seat::all(game.options.players).filter_map(|seat| {
            let (of, commitment) = war.supports[seat.index()];
            let strength = commitment.strength();
            (usize::from(of) == index && strength > 0).then_some(SupportView { seat, commitment, strength })
        });
        SideView {
            side: map.square(side.door),
            name: map.state_name(side.cells),
            cells: map.squares(side.cells),
            contested: game.contested_leaders(war, index),
            reds: side.reds,
            red_tiles: map.squares(side.cells & game.tiles_of(Colour::Red)),
            supports: supports.collect(),
            total: war.total(index),
        }
    });
    let step = match war.phase {
        WarPhase::Support(seat) => WarStep::Support { seat },
        WarPhase::Tie => {
            let tied = (0..war.sides().len()).filter(|side| war.leads(*side));
            WarStep::Tie { sides: tied.map(|side| map.square(war.sides()[side].door)).collect() }
        }
        WarPhase::Pay { winner, left } => {
            WarStep::Price { winner: map.square(war.sides()[usize::from(winner)].door), left }
        }
    };
    let order = game.active.next(game.options.players).around(game.options.players).collect();
    let outlook = (!matches!(war.phase, WarPhase::Pay { .. })).then(|| war_outlook(game, war, None));
    Pending::War { tile: map.square(war.tile), sides: sides.collect(), order, step, outlook }
}
