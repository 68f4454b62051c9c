//! Where a building can stand: a triangle for a pagoda (H25), a rhombus for the palace (H53), by its number on the map.

use super::Map;
use tianxia_core::{Cell, Square};

/// A place for a building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Site {
    /// For a pagoda.
    Triangle(u16),
    /// For the palace.
    Rhombus(u16),
}

impl Site {
    /// The hexes it covers.
    #[must_use]
    pub fn cells(self, map: &Map) -> &[Cell] {
        match self {
            Site::Triangle(index) => &map.triangles()[usize::from(index)],
            Site::Rhombus(index) => &map.rhombi()[usize::from(index)],
        }
    }

    /// The sites that cover a hex.
    pub(crate) fn at(map: &Map, cell: Cell) -> impl Iterator<Item = Site> + '_ {
        let triangles = map.triangles_at(cell).iter().map(|index| Site::Triangle(*index));
        triangles.chain(map.rhombi_at(cell).iter().map(|index| Site::Rhombus(*index)))
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
