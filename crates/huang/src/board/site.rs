//! Where a building can stand: a triangle for a pagoda (H25), a rhombus for the palace (H53), by its number on the map.

use super::Map;
use tianxia_core::{Cell, Square};

/// A triangle, by its number on the map: a place for a pagoda.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Triangle(pub u16);

/// A rhombus, by its number on the map: a place for the palace.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rhombus(pub u16);

/// A place for a building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Site {
    /// For a pagoda.
    Triangle(Triangle),
    /// For the palace.
    Rhombus(Rhombus),
}

impl Site {
    /// The hexes it covers.
    #[must_use]
    pub fn cells(self, map: &Map) -> &[Cell] {
        match self {
            Site::Triangle(index) => &map.triangles()[usize::from(index.0)],
            Site::Rhombus(index) => &map.rhombi()[usize::from(index.0)],
        }
    }

    /// The sites that cover a hex.
    pub(crate) fn at(map: &Map, cell: Cell) -> impl Iterator<Item = Site> + '_ {
        let triangles = map.triangles_at(cell).iter().map(|index| Site::Triangle(Triangle(*index)));
        triangles.chain(map.rhombi_at(cell).iter().map(|index| Site::Rhombus(Rhombus(*index))))
    }

    /// The site with exactly these hexes, in any order: three for a triangle, four for a rhombus.
    #[must_use]
    pub fn on(map: &Map, cells: &[Cell]) -> Option<Site> {
        let first = *cells.first()?;
        Site::at(map, first).find(|site| {
            let own = site.cells(map);
            own.len() == cells.len() && own.iter().all(|cell| cells.contains(cell))
        })
    }

    /// The names of the hexes it covers.
    #[must_use]
    pub fn squares(self, map: &Map) -> Vec<Square> {
        self.cells(map).iter().map(|cell| map.square(*cell)).collect()
    }
}

impl Triangle {
    /// The triangle with exactly these hexes, in any order.
    pub(crate) fn on(map: &Map, cells: &[Cell]) -> Option<Triangle> {
        match Site::on(map, cells)? {
            Site::Triangle(triangle) => Some(triangle),
            Site::Rhombus(_) => None,
        }
    }
}

impl Rhombus {
    /// The rhombus with exactly these hexes, in any order.
    pub(crate) fn on(map: &Map, cells: &[Cell]) -> Option<Rhombus> {
        match Site::on(map, cells)? {
            Site::Triangle(_) => None,
            Site::Rhombus(rhombus) => Some(rhombus),
        }
    }
}
