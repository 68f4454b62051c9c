//! The pending decision as everybody may see it. Conflicts show the strength of every side with the tiles behind it, at every
//! step.

use crate::cells::Cells;
use crate::colour::Colour;
use crate::groups::bit;
use crate::site::Site;
use crate::spot::Spot;
use crate::stage::{Commitment, Revolt, Stage, War, WarPhase};
use crate::state::Huang;
use crate::view::LeaderView;
use schemars::JsonSchema;
use serde::Serialize;
use tianxia_core::Seat;

/// What is being decided.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(tag = "decision", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are; the variants are documented")]
pub enum Pending {
    /// An action (H9).
    Act,
    /// A building on one of these sites, or none (H18).
    Build { tile: Spot, sites: Vec<SiteView> },
    /// Which pagoda moves to this triangle (H27).
    Move { colour: Colour, to: Vec<Spot>, from: Vec<Vec<Spot>> },
    /// A market tile, or none (H19).
    Market,
    /// Another blue tile next to this one, or none (H20).
    Chain { tile: Spot, places: Vec<Spot> },
    /// A revolt: the attacker's commitment, then the defender's (H34).
    Revolt { colour: Colour, attacker: RebelView, defender: RebelView },
    /// A war: support, tie or price (H40, H41, H44).
    War { tile: Spot, sides: Vec<SideView>, step: WarStep },
    /// Red tiles to remove for beaten bandits (H48).
    Bandits { tile: Spot, left: u8, reds: Vec<Spot> },
    /// Granaries to take but for one, or none (H51).
    Granaries { at: Vec<Spot> },
    /// Nothing: the game is over.
    Over,
}

/// A place for a building.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SiteView {
    /// A pagoda of this colour; the palace if there is none.
    pub pagoda: Option<Colour>,
    /// The tiles below it.
    pub at: Vec<Spot>,
}

/// One side of a revolt.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct RebelView {
    /// Whose leader.
    pub seat: Seat,
    /// Where it stands.
    pub at: Option<Spot>,
    /// The yellow tiles next to it.
    pub yellows: Vec<Spot>,
    /// What was committed; nothing yet, or nothing at all, is the same figure.
    pub commitment: Commitment,
    /// The strength so far.
    pub total: u8,
}

/// One side of a war.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SideView {
    /// How actions name it: its first hex next to the unifying tile.
    pub side: Spot,
    /// The hexes it had before the tile.
    pub cells: Vec<Spot>,
    /// Its leaders that have a like-coloured one on another side, as far as they still stand.
    pub contested: Vec<LeaderView>,
    /// How many red tiles it had before the tile.
    pub reds: u8,
    /// Those of them that still lie there.
    pub red_tiles: Vec<Spot>,
    /// Who supports it, and how.
    pub supports: Vec<SupportView>,
    /// The strength so far.
    pub total: u8,
}

/// What a seat added to a side of a war.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SupportView {
    /// Who.
    pub seat: Seat,
    /// Tiles and leader.
    #[serde(flatten)]
    pub commitment: Commitment,
}

/// How far a war is.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(tag = "asks", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are; the variants are documented")]
pub enum WarStep {
    /// This seat may support a side.
    Support { seat: Seat },
    /// The active player chooses the winner among these sides.
    Tie { sides: Vec<Spot> },
    /// The active player removes red tiles of the winner.
    Price { winner: Spot, left: u8 },
}

impl Pending {
    pub(crate) fn new(game: &Huang) -> Pending {
        let map = game.options.map;
        let spots = |cells: Cells| cells.iter().map(|cell| map.spot(cell)).collect::<Vec<_>>();
        let site_spots = |site: Site| site.cells(map).iter().map(|cell| map.spot(*cell)).collect::<Vec<_>>();
        match &game.stage {
            Stage::Act => Pending::Act,
            Stage::Build { tile } => Pending::Build {
                tile: map.spot(*tile),
                sites: game
                    .sites_at(*tile)
                    .map(|site| SiteView {
                        pagoda: matches!(site, Site::Triangle(_)).then(|| game.colour_at(*tile)).flatten(),
                        at: site_spots(site),
                    })
                    .collect(),
            },
            Stage::Move { to, .. } => {
                let to = Site::Triangle(*to);
                let colour = game.colour_at(to.cells(map)[0]).unwrap_or(Colour::Yellow);
                let from = game.pagodas[colour.index()].into_iter().flatten();
                let from = from.map(|triangle| site_spots(Site::Triangle(triangle))).collect();
                Pending::Move { colour, to: site_spots(to), from }
            }
            Stage::Market => Pending::Market,
            Stage::Chain { tile } => Pending::Chain { tile: map.spot(*tile), places: spots(game.chain_places(*tile)) },
            Stage::Revolt(revolt) => revolt_view(game, revolt),
            Stage::War(war) => war_view(game, war),
            Stage::Bandits { tile, reds, left } => {
                Pending::Bandits { tile: map.spot(*tile), left: *left, reds: spots(*reds & game.tiles_of(Colour::Red)) }
            }
            Stage::Granaries => Pending::Granaries { at: spots(game.granaries_to_take()) },
            Stage::Over(_) => Pending::Over,
        }
    }
}

fn revolt_view(game: &Huang, revolt: &Revolt) -> Pending {
    let map = game.options.map;
    let side = |seat: Seat, commitment: Commitment| {
        let at = game.leader(seat, revolt.colour);
        let yellows = at.map_or(Cells::NONE, |at| map.near(at) & game.tiles_of(Colour::Yellow));
        RebelView {
            seat,
            at: at.map(|at| map.spot(at)),
            yellows: yellows.iter().map(|cell| map.spot(cell)).collect(),
            commitment,
            total: yellows.len() as u8 + commitment.strength(),
        }
    };
    Pending::Revolt {
        colour: revolt.colour,
        attacker: side(game.active, revolt.attack.unwrap_or_default()),
        defender: side(revolt.defender, Commitment::default()),
    }
}

fn war_view(game: &Huang, war: &War) -> Pending {
    let map = game.options.map;
    let spots = |cells: Cells| cells.iter().map(|cell| map.spot(cell)).collect::<Vec<_>>();
    let sides = war.sides().iter().enumerate().map(|(index, side)| {
        let contested = war.contested(index);
        let leaders = game.leaders().filter(|(_, colour, at)| contested & bit(*colour) != 0 && side.cells.has(*at));
        let supports = Seat::all(game.options.players).filter_map(|seat| {
            let (of, commitment) = war.supports[seat.index()];
            (usize::from(of) == index && !commitment.is_none()).then_some(SupportView { seat, commitment })
        });
        SideView {
            side: map.spot(side.door),
            cells: spots(side.cells),
            contested: leaders.map(|(seat, colour, at)| LeaderView { seat, colour, at: map.spot(at) }).collect(),
            reds: side.reds,
            red_tiles: spots(side.cells & game.tiles_of(Colour::Red)),
            supports: supports.collect(),
            total: war.total(index),
        }
    });
    let step = match war.phase {
        WarPhase::Support(seat) => WarStep::Support { seat },
        WarPhase::Tie => {
            let tied = (0..war.sides().len()).filter(|side| war.total(*side) == war.highest());
            WarStep::Tie { sides: tied.map(|side| map.spot(war.sides()[side].door)).collect() }
        }
        WarPhase::Pay { winner, left } => {
            WarStep::Price { winner: map.spot(war.sides()[usize::from(winner)].door), left }
        }
    };
    Pending::War { tile: map.spot(war.tile), sides: sides.collect(), step }
}
