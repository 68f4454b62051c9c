//! Maps (H3): hexes of land and river with their capitals and bandit camps. All positions on a map share one copy of it, with
//! neighbourhoods, triangles and rhombi worked out beforehand. `map_text` reads the files, `maps` keeps the copies.

use super::geometry;
use super::map_text::Drawing;
use super::state_name::StateName;
use std::fmt;
use tianxia_core::{BadInput, Cell, Cells, Fault, MAX_CELLS, Origin, Square};

/// A map.
pub struct Map {
    name: String,
    title: String,
    text: String,
    origin: Origin,
    width: u8,
    height: u8,
    squares: Vec<Square>,
    grid: Vec<Option<Cell>>,
    land: Cells,
    river: Cells,
    capitals: Vec<Capital>,
    camps: [Option<[Cell; 3]>; 10],
    /// As many as a cell can have numbers, so that looking one up needs no check.
    near: Box<[Cells; MAX_CELLS]>,
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

/// A capital: where a yellow tile starts (H3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Capital {
    /// The letter it has in the file.
    pub letter: char,
    /// The state and its city, as the file names them.
    pub name: String,
    /// Where it lies.
    pub cell: Cell,
    state: StateName,
}

impl Capital {
    /// The state alone, without its city.
    #[must_use]
    pub fn state(&self) -> &StateName {
        &self.state
    }
}

impl Map {
    pub(super) fn build(drawing: Drawing, text: String, origin: Origin) -> Map {
        let width = drawing.rows.iter().map(Vec::len).max().unwrap_or(0);
        let mut grid = vec![None; width * drawing.rows.len()];
        let mut squares = Vec::new();
        let (mut land, mut river) = (Cells::NONE, Cells::NONE);
        for (row, hexes) in drawing.rows.iter().enumerate() {
            for (column, hex) in hexes.iter().enumerate() {
                let Some(terrain) = hex else { continue };
                let cell = Cell(squares.len() as u8);
                grid[row * width + column] = Some(cell);
                squares.push(Square { row: row as u8, column: column as u8 });
                match terrain {
                    Terrain::Land => land.insert(cell),
                    Terrain::River => river.insert(cell),
                }
            }
        }
        let at = |square: Square| -> Option<Cell> {
            (usize::from(square.column) < width)
                .then(|| grid.get(usize::from(square.row) * width + usize::from(square.column)).copied().flatten())
                .flatten()
        };
        let near: Vec<Cells> = squares
            .iter()
            .map(|square| geometry::around(*square).into_iter().flatten().filter_map(at).collect())
            .collect();
        let rings = squares.iter().map(|square| geometry::around(*square).map(|square| square.and_then(at))).collect();
        let triangles = geometry::triangles(&near, land, river);
        let rhombi = geometry::rhombi(&near, &triangles, land);
        let mut near_all = Box::new([Cells::NONE; MAX_CELLS]);
        near_all[..near.len()].copy_from_slice(&near);
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
                .filter_map(|(letter, name, square)| {
                    let state = StateName::of_capital(&name);
                    at(square).map(|cell| Capital { letter, name, cell, state })
                })
                .collect(),
            camps: drawing.camps.map(|camp| camp.and_then(|[a, b, c]| Some([at(a)?, at(b)?, at(c)?]))),
            triangles_at: geometry::sites_at(squares.len(), &triangles),
            rhombi_at: geometry::sites_at(squares.len(), &rhombi),
            triangles_from: geometry::sites_from(squares.len(), &triangles),
            rhombi_from: geometry::sites_from(squares.len(), &rhombi),
            squares,
            grid,
            land,
            river,
            near: near_all,
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
        self.squares.len()
    }

    /// The hexes in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.squares.len()).map(|index| Cell(index as u8))
    }

    /// The name of a hex.
    #[must_use]
    pub fn square(&self, cell: Cell) -> Square {
        self.squares[cell.index()]
    }

    /// The names of these hexes, in reading order.
    #[must_use]
    pub fn squares(&self, cells: Cells) -> Vec<Square> {
        cells.iter().map(|cell| self.square(cell)).collect()
    }

    /// The hex at a place in the rows, if there is one.
    #[must_use]
    pub fn cell(&self, square: Square) -> Option<Cell> {
        let inside = square.column < self.width && square.row < self.height;
        inside
            .then(|| self.grid[usize::from(square.row) * usize::from(self.width) + usize::from(square.column)])
            .flatten()
    }

    /// The hex that people call by this name.
    pub fn hex(&self, name: &str) -> Result<Cell, BadInput> {
        let square: Square = name
            .trim()
            .parse()
            .map_err(|_| BadInput::new(format!("`{name}` is not a hex; write a letter and a number such as c4")))?;
        self.cell_at(square)
    }

    /// The hex at a place in the rows; that there is none is an error here.
    pub fn cell_at(&self, square: Square) -> Result<Cell, BadInput> {
        self.cell(square).ok_or_else(|| BadInput::new(format!("the map has no hex `{square}`")).of(Fault::OutOfRange))
    }

    /// What a state with these hexes is called: by its first capital in the order of the map, or else by its first hex.
    #[must_use]
    pub fn state_name(&self, cells: Cells) -> String {
        match (self.state_of(cells), cells.first()) {
            (Some(state), _) => state.to_string(),
            (None, Some(first)) => self.square(first).to_string(),
            (None, None) => String::new(),
        }
    }

    /// The name that a state with these hexes has from its first capital in the order of the map, if it has one.
    #[must_use]
    pub fn state_of(&self, cells: Cells) -> Option<&StateName> {
        self.states_of(cells).next()
    }

    /// The names of all capitals among these hexes, in the order of the map.
    pub fn states_of(&self, cells: Cells) -> impl Iterator<Item = &StateName> {
        self.capitals.iter().filter(move |capital| cells.has(capital.cell)).map(Capital::state)
    }

    /// What lies at a place in the rows.
    #[must_use]
    pub fn terrain(&self, square: Square) -> Option<Terrain> {
        self.cell(square).map(|cell| if self.river.has(cell) { Terrain::River } else { Terrain::Land })
    }

    /// The hexes of land.
    #[must_use]
    #[inline]
    pub fn land(&self) -> Cells {
        self.land
    }

    /// The hexes of river.
    #[must_use]
    #[inline]
    pub fn river(&self) -> Cells {
        self.river
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

    /// The triangles whose first hex is this one, with their numbers.
    #[inline]
    pub(crate) fn triangles_from(&self, cell: Cell) -> impl Iterator<Item = (u16, &[Cell; 3])> {
        let range = self.triangles_from[cell.index()]..self.triangles_from[cell.index() + 1];
        range.clone().zip(&self.triangles[usize::from(range.start)..usize::from(range.end)])
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

/// Maps are shared: the same map is the same place in memory.
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
