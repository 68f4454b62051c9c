//! Where a building can stand: a triangle for a pagoda (H25), a rhombus for the palace (H53), by its number on the map.

use crate::cells::Cell;
use crate::map::Map;

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

    /// The site with exactly these hexes, in any order.
    pub(crate) fn with(map: &Map, cells: &[Cell]) -> Option<Site> {
        let first = *cells.first()?;
        Site::at(map, first).find(|site| {
            let own = site.cells(map);
            own.len() == cells.len() && own.iter().all(|cell| cells.contains(cell))
        })
    }
}
