//! What a viewpoint may know of the position: everything that lies open, the own hand and discards, the own points, and the pending
//! decision with its figures (`view_pending`).

use super::Pending;
use crate::board::{Colour, Dynasty, Map, StateName, Terrain, Tiles};
use crate::state::{Decision, Ending, Huang, Known};
use serde::Serialize;
use tianxia_core::{Cells, Game, Seat, Square, Turn, Viewpoint, changes};

/// What a viewpoint may know of a game of Huang.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The map, drawn in rows.
    pub map: MapView,
    /// The tiles on the map, in reading order.
    pub tiles: Vec<TileView>,
    /// The leaders on the map.
    pub leaders: Vec<LeaderView>,
    /// The states, and the linked groups with a capital that nobody leads: those with a capital first, in the order of the map (H8).
    pub states: Vec<StateView>,
    /// The pagodas on the map.
    pub pagodas: Vec<PagodaView>,
    /// How many pagodas of each colour are in the supply.
    pub pagodas_left: Tiles,
    /// The tiles under the palace; empty while it is not built.
    pub palace: Vec<Square>,
    /// The granaries on the map.
    pub granaries: Vec<Square>,
    /// The bandit tiles on the map.
    pub bandits: Vec<BanditView>,
    /// The open market.
    pub market: Tiles,
    /// How many tiles are in the bag.
    pub bag: u8,
    /// Which ones; only where everything lies open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bag_tiles: Option<Tiles>,
    /// How many tiles the short game took out unseen (H5).
    pub removed: u8,
    /// Which ones; only where everything lies open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub removed_tiles: Option<Tiles>,
    /// Discarded tiles that everybody has seen.
    pub spent: Tiles,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// Who decides now.
    pub turn: Turn,
    /// Whose turn it is: who takes the actions, also while somebody else decides.
    pub active: Seat,
    /// Actions left in the turn, the present one included.
    pub actions: u8,
    /// Turns in a row without a tile placed or drawn (H32).
    pub quiet: u8,
    /// What is being decided.
    pub pending: Pending,
    /// Why the game ended, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Ending>,
}

changes!(View {
    map, tiles, leaders, states, pagodas, pagodas_left, palace, granaries, bandits, market, bag, removed, spent, turn, active, actions,
    quiet, pending,
} each { seats } optional { bag_tiles, removed_tiles, over });

/// The map as rows of `.` land, `~` river and `#` nothing.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MapView {
    /// Its name.
    pub name: String,
    /// Its title.
    pub title: String,
    /// Its rows from the top; every second one is shifted right by half a hex.
    pub rows: Vec<String>,
    /// Its capitals.
    pub capitals: Vec<CapitalView>,
}

/// A capital.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CapitalView {
    /// Where it lies.
    pub at: Square,
    /// The state and its city.
    pub name: String,
}

/// A tile on the map.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TileView {
    /// Where it lies.
    pub at: Square,
    /// Its colour.
    pub colour: Colour,
}

/// A leader on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LeaderView {
    /// Whose it is.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// Where it stands.
    pub at: Square,
}

/// A state (H8), or a linked group with a capital that may become one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StateView {
    /// What it is called: by its first capital, or else by its first hex.
    pub name: String,
    /// The states of all its capitals, in the order of the map.
    pub capitals: Vec<StateName>,
    /// Its leaders.
    pub leaders: Vec<LeaderView>,
}

/// A pagoda on the map.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PagodaView {
    /// Its colour.
    pub colour: Colour,
    /// The tiles below it.
    pub at: Vec<Square>,
}

/// A bandit tile on the map.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BanditView {
    /// Its number.
    pub tile: u8,
    /// How many bandits it shows.
    pub bandits: u8,
    /// The hexes below it.
    pub at: Vec<Square>,
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Its dynasty.
    pub dynasty: Dynasty,
    /// Its leaders off the map.
    pub leaders_off: Vec<Colour>,
    /// How many tiles it holds.
    pub hand_size: u8,
    /// Which ones, for those who may know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Tiles>,
    /// How many tiles it discarded unseen (H26).
    pub discards_size: u8,
    /// Which ones, for those who may know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discards: Option<Tiles>,
    /// What everybody knows of these, from the market.
    pub known: KnownView,
    /// Its points by colour, for those who may know (H7).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<PointsView>,
}

changes!(SeatView { seat, dynasty, leaders_off, hand_size, discards_size, known } optional { hand, discards, points });

/// Tiles that everybody knows a seat to have, since it took them from the market: at least so many of each colour.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KnownView {
    /// In the hand.
    pub hand: Tiles,
    /// In the hand or among the unseen discards.
    pub hand_or_discards: Tiles,
    /// Among the unseen discards.
    pub discards: Tiles,
}

/// The points of a seat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PointsView {
    /// Order.
    pub yellow: u16,
    /// Power.
    pub red: u16,
    /// Food.
    pub blue: u16,
    /// Trade.
    pub green: u16,
    /// Wealth.
    pub white: u16,
    /// Granaries, worth 2 blue points each at the end (H52).
    pub granaries: u8,
}

/// What `eye` may know of a position.
pub(crate) fn view(game: &Huang, eye: Viewpoint) -> View {
    let map = game.map();
    let mut pagodas_left = Tiles::NONE;
    Colour::ALL.into_iter().for_each(|colour| pagodas_left[colour] = game.pagodas_in_supply(colour) as u8);
    View {
        map: MapView::new(map),
        tiles: game
            .all_tiles()
            .iter()
            .filter_map(|cell| Some(TileView { at: map.square(cell), colour: game.colour_at(cell)? }))
            .collect(),
        leaders: game.leader_views(|_, _| true),
        states: states(game),
        pagodas: game.pagodas(),
        pagodas_left,
        palace: game.palace(),
        granaries: game.granaries.iter().map(|cell| map.square(cell)).collect(),
        bandits: game.bandits(),
        market: game.market,
        bag: game.bag.len(),
        bag_tiles: (eye == Viewpoint::Open).then_some(game.bag),
        removed: game.removed.len(),
        removed_tiles: (eye == Viewpoint::Open).then_some(game.removed),
        spent: game.spent,
        seats: Seat::all(game.options.players).map(|seat| SeatView::new(game, seat, eye)).collect(),
        turn: game.turn(),
        active: game.active,
        actions: game.actions,
        quiet: game.quiet,
        pending: game.pending(),
        over: game.ending(),
    }
}

/// The groups with a capital in the order of the map, then the other states.
fn states(game: &Huang) -> Vec<StateView> {
    let (map, linked) = (game.map(), game.linked());
    let mut seen = Cells::NONE;
    let starts = map.capitals().iter().map(|capital| capital.cell).chain(game.leaders().map(|(_, _, cell)| cell));
    starts
        .filter_map(|start| {
            if !linked.has(start) || seen.has(start) {
                return None;
            }
            let cells = game.group(start, linked).cells;
            seen |= cells;
            Some(StateView {
                name: map.state_name(cells),
                capitals: map.states_of(cells).cloned().collect(),
                leaders: game.leader_views(|_, cell| cells.has(cell)),
            })
        })
        .collect()
}

impl MapView {
    fn new(map: &Map) -> MapView {
        let letter = |row, column| match map.terrain(Square { row, column }) {
            Some(Terrain::Land) => '.',
            Some(Terrain::River) => '~',
            None => '#',
        };
        MapView {
            name: map.name().to_owned(),
            title: map.title().to_owned(),
            rows: (0..map.height()).map(|row| (0..map.width()).map(|column| letter(row, column)).collect()).collect(),
            capitals: map
                .capitals()
                .iter()
                .map(|capital| CapitalView { at: map.square(capital.cell), name: capital.name.clone() })
                .collect(),
        }
    }
}

impl SeatView {
    fn new(game: &Huang, seat: Seat, eye: Viewpoint) -> SeatView {
        let player = game.seat(seat);
        let own = eye.sees(seat);
        let over = matches!(game.decision, Decision::Over(_));
        let Known { held, loose, buried } = player.known;
        SeatView {
            seat,
            dynasty: Dynasty::of(seat),
            leaders_off: Colour::ALL.into_iter().filter(|colour| game.leader(seat, *colour).is_none()).collect(),
            hand_size: player.hand.len(),
            hand: own.then_some(player.hand),
            discards_size: player.discards.len(),
            discards: own.then_some(player.discards),
            known: KnownView { hand: held, hand_or_discards: loose, discards: buried },
            points: (own || over || game.options.open_scores).then(|| game.points(seat)),
        }
    }
}
