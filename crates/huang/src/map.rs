//! Maps (H3): hexes of land and river with their capitals and bandit camps. A map is interned once and shared by every
//! position on it, with neighbourhoods, triangles and rhombi worked out beforehand. `map_text` reads the files.

use crate::cells::{Cell, Cells};
use crate::map_text::Drawing;
use crate::spot::Spot;
use std::fmt;
use std::sync::Mutex;
use tianxia_core::BadInput;

/// A map.
pub struct Map {
    name: String,
    title: String,
    text: String,
    origin: Origin,
    width: u8,
    height: u8,
    spots: Vec<Spot>,
    grid: Vec<Option<Cell>>,
    pub(crate) land: Cells,
    pub(crate) river: Cells,
    capitals: Vec<Capital>,
    camps: [Option<[Cell; 3]>; 10],
    near: Vec<Cells>,
    /// The six places around each hex in turn, clockwise.
    rings: Vec<[Option<Cell>; 6]>,
    triangles: Vec<[Cell; 3]>,
    rhombi: Vec<[Cell; 4]>,
    triangles_at: Vec<Vec<u16>>,
    rhombi_at: Vec<Vec<u16>>,
    /// Where the triangles and rhombi that begin with each hex begin in the lists above, which are in reading order.
    triangles_from: Vec<u16>,
    rhombi_from: Vec<u16>,
}

/// Where a map comes from, which decides how a position names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// One of the two that come with the program.
    House,
    /// An own map file.
    Own,
    /// Drawn in a position or scenario.
    Drawn,
}

/// A capital: where a yellow tile starts (H3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Capital {
    /// The letter it has in the file.
    pub letter: char,
    /// The state and its city, as the file names them.
    pub name: String,
    /// Where it lies.
    pub cell: Cell,
}

const WARRING_STATES: &str = include_str!("../../../maps/huang/warring-states.txt");
const EIGHTEEN_KINGDOMS: &str = include_str!("../../../maps/huang/eighteen-kingdoms.txt");

impl Map {
    /// The map of the Warring States, with seven capitals and ten bandit camps.
    #[must_use]
    pub fn warring_states() -> &'static Map {
        Map::house(WARRING_STATES)
    }

    /// The map of the option Eighteen Kingdoms, with nineteen capitals (H49).
    #[must_use]
    pub fn eighteen_kingdoms() -> &'static Map {
        Map::house(EIGHTEEN_KINGDOMS)
    }

    fn house(text: &'static str) -> &'static Map {
        Map::read(text, Origin::House).unwrap_or_else(|error| unreachable!("a map of the house: {error}"))
    }

    /// One of the maps that come with the program, by name.
    pub(crate) fn named(name: &str) -> Option<&'static Map> {
        [Map::warring_states(), Map::eighteen_kingdoms()].into_iter().find(|map| map.name == name)
    }

    /// Reads the text of an own map file. A map read once is kept for good, so that states can point at it.
    pub fn own(text: &str) -> Result<&'static Map, BadInput> {
        Map::read(text, Origin::Own)
    }

    fn read(text: &str, origin: Origin) -> Result<&'static Map, BadInput> {
        match interned(text, origin) {
            Some(map) => Ok(map),
            None => Drawing::parse(text).map(|drawing| intern(Map::build(drawing, text.to_owned(), origin))),
        }
    }

    /// A map drawn in a position: rows of land, river and nothing, without capitals and camps.
    pub(crate) fn drawn(drawing: Drawing) -> &'static Map {
        let text = drawing.rows_text();
        interned(&text, Origin::Drawn).unwrap_or_else(|| intern(Map::build(drawing, text, Origin::Drawn)))
    }

    fn build(drawing: Drawing, text: String, origin: Origin) -> Map {
        let width = drawing.rows.iter().map(Vec::len).max().unwrap_or(0);
        let mut grid = vec![None; width * drawing.rows.len()];
        let mut spots = Vec::new();
        let (mut land, mut river) = (Cells::NONE, Cells::NONE);
        for (row, hexes) in drawing.rows.iter().enumerate() {
            for (column, hex) in hexes.iter().enumerate() {
                let Some(terrain) = hex else { continue };
                let cell = Cell(spots.len() as u8);
                grid[row * width + column] = Some(cell);
                spots.push(Spot { row: row as u8, column: column as u8 });
                match terrain {
                    Terrain::Land => land.insert(cell),
                    Terrain::River => river.insert(cell),
                }
            }
        }
        let at = |spot: Spot| -> Option<Cell> {
            (usize::from(spot.column) < width)
                .then(|| grid.get(usize::from(spot.row) * width + usize::from(spot.column)).copied().flatten())
                .flatten()
        };
        let near: Vec<Cells> =
            spots.iter().map(|spot| around(*spot).into_iter().flatten().filter_map(at).collect()).collect();
        let rings = spots.iter().map(|spot| around(*spot).map(|spot| spot.and_then(at))).collect();
        let triangles = triangles(&near, land, river);
        let rhombi = rhombi(&near, &triangles, land);
        Map {
            name: drawing.name,
            title: drawing.title,
            text,
            origin,
            width: width as u8,
            height: drawing.rows.len() as u8,
            capitals: drawing
                .capitals
                .into_iter()
                .filter_map(|(letter, name, spot)| at(spot).map(|cell| Capital { letter, name, cell }))
                .collect(),
            camps: drawing.camps.map(|camp| camp.and_then(|[a, b, c]| Some([at(a)?, at(b)?, at(c)?]))),
            triangles_at: sites_at(spots.len(), &triangles),
            rhombi_at: sites_at(spots.len(), &rhombi),
            triangles_from: sites_from(spots.len(), &triangles),
            rhombi_from: sites_from(spots.len(), &rhombi),
            spots,
            grid,
            land,
            river,
            near,
            rings,
            triangles,
            rhombi,
        }
    }

    /// The name: `warring-states`, that of an own file, or `drawn`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The title for people.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The text it was read from.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn origin(&self) -> Origin {
        self.origin
    }

    /// Places in the longest row.
    #[must_use]
    pub fn width(&self) -> u8 {
        self.width
    }

    /// Rows.
    #[must_use]
    pub fn height(&self) -> u8 {
        self.height
    }

    /// How many hexes there are.
    #[must_use]
    pub fn hexes(&self) -> usize {
        self.spots.len()
    }

    /// The hexes in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.spots.len()).map(|index| Cell(index as u8))
    }

    /// The name of a hex.
    #[must_use]
    pub fn spot(&self, cell: Cell) -> Spot {
        self.spots[cell.index()]
    }

    /// The hex at a place in the rows, if there is one.
    #[must_use]
    pub fn cell(&self, spot: Spot) -> Option<Cell> {
        let inside = spot.column < self.width && spot.row < self.height;
        inside.then(|| self.grid[usize::from(spot.row) * usize::from(self.width) + usize::from(spot.column)]).flatten()
    }

    /// What lies at a place in the rows.
    #[must_use]
    pub fn terrain(&self, spot: Spot) -> Option<Terrain> {
        self.cell(spot).map(|cell| if self.river.has(cell) { Terrain::River } else { Terrain::Land })
    }

    /// The capitals, in the order of the file.
    #[must_use]
    pub fn capitals(&self) -> &[Capital] {
        &self.capitals
    }

    /// The hexes of camp `number` (1 to 10).
    #[must_use]
    pub fn camp(&self, number: usize) -> Option<[Cell; 3]> {
        self.camps.get(number.wrapping_sub(1)).copied().flatten()
    }

    /// The hexes that share an edge with this one (H8).
    #[inline]
    #[must_use]
    pub fn near(&self, cell: Cell) -> Cells {
        self.near[cell.index()]
    }

    /// Into how many arcs the hexes of a set around this one fall: with one arc they all hang together.
    pub(crate) fn arcs(&self, cell: Cell, set: Cells) -> usize {
        let inside = self.rings[cell.index()].map(|near| near.is_some_and(|near| set.has(near)));
        (0..6).filter(|place| inside[*place] && !inside[(place + 5) % 6]).count()
    }

    /// The triangles (H25): three hexes that all touch each other, all land or all river.
    #[must_use]
    pub fn triangles(&self) -> &[[Cell; 3]] {
        &self.triangles
    }

    /// The rhombi (H53): two triangles of land that share an edge.
    #[must_use]
    pub fn rhombi(&self) -> &[[Cell; 4]] {
        &self.rhombi
    }

    pub(crate) fn triangles_at(&self, cell: Cell) -> &[u16] {
        &self.triangles_at[cell.index()]
    }

    /// The triangles whose first hex is this one.
    pub(crate) fn triangles_from(&self, cell: Cell) -> std::ops::Range<u16> {
        self.triangles_from[cell.index()]..self.triangles_from[cell.index() + 1]
    }

    /// The rhombi whose first hex is this one.
    pub(crate) fn rhombi_from(&self, cell: Cell) -> std::ops::Range<u16> {
        self.rhombi_from[cell.index()]..self.rhombi_from[cell.index() + 1]
    }

    pub(crate) fn rhombi_at(&self, cell: Cell) -> &[u16] {
        &self.rhombi_at[cell.index()]
    }
}

/// Only the name: a state that is printed should not print its whole map.
impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Map({})", self.name)
    }
}

/// Maps are interned: the same map is the same place in memory.
impl PartialEq for Map {
    fn eq(&self, other: &Map) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Map {}

/// What a hex is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    /// For leaders and for all tiles but blue ones.
    Land,
    /// For blue tiles.
    River,
}

/// The six places around a hex, clockwise from the upper left. Every second row is shifted right by half a hex.
fn around(spot: Spot) -> [Option<Spot>; 6] {
    let shift = i16::from(spot.row % 2);
    let steps = [(-1, shift - 1), (-1, shift), (0, 1), (1, shift), (1, shift - 1), (0, -1)];
    steps.map(|(down, right)| {
        let row = u8::try_from(i16::from(spot.row) + down).ok()?;
        let column = u8::try_from(i16::from(spot.column) + right).ok()?;
        Some(Spot { row, column })
    })
}

fn triangles(near: &[Cells], land: Cells, river: Cells) -> Vec<[Cell; 3]> {
    let mut found = Vec::new();
    for first in (0..near.len()).map(|index| Cell(index as u8)) {
        let kind = if river.has(first) { river } else { land };
        for second in (near[first.index()] & kind).iter().filter(|cell| *cell > first) {
            let third = near[first.index()] & near[second.index()] & kind;
            found.extend(third.iter().filter(|cell| *cell > second).map(|third| [first, second, third]));
        }
    }
    found
}

fn rhombi(near: &[Cells], triangles: &[[Cell; 3]], land: Cells) -> Vec<[Cell; 4]> {
    let mut found = Vec::new();
    for triangle in triangles.iter().filter(|triangle| land.has(triangle[0])) {
        for tip in 0..3 {
            let (left, right) = (triangle[(tip + 1) % 3], triangle[(tip + 2) % 3]);
            let across = (near[left.index()] & near[right.index()] & land).without(triangle[tip]);
            // Each rhombus is met from both of its triangles: keep the one whose tip comes first.
            for other in across.iter().filter(|other| *other > triangle[tip]) {
                let mut rhombus = [triangle[tip], left, right, other];
                rhombus.sort_unstable();
                found.push(rhombus);
            }
        }
    }
    found.sort_unstable();
    found
}

fn sites_at<const N: usize>(hexes: usize, sites: &[[Cell; N]]) -> Vec<Vec<u16>> {
    let mut at = vec![Vec::new(); hexes];
    for (index, site) in sites.iter().enumerate() {
        site.iter().for_each(|cell| at[cell.index()].push(index as u16));
    }
    at
}

fn sites_from<const N: usize>(hexes: usize, sites: &[[Cell; N]]) -> Vec<u16> {
    (0..=hexes).map(|cell| sites.partition_point(|site| site[0].index() < cell) as u16).collect()
}

static INTERNED: Mutex<Vec<&'static Map>> = Mutex::new(Vec::new());

fn interned(text: &str, origin: Origin) -> Option<&'static Map> {
    let maps = INTERNED.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    maps.iter().copied().find(|map| map.origin == origin && map.text == text)
}

fn intern(map: Map) -> &'static Map {
    let mut maps = INTERNED.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(known) = maps.iter().copied().find(|known| known.origin == map.origin && known.text == map.text) {
        return known;
    }
    let map: &'static Map = Box::leak(Box::new(map));
    maps.push(map);
    map
}
