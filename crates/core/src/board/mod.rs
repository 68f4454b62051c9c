//! What boards have in common, whatever their shape: cells by number and by name, sets of cells as bits, where a board comes from,
//! and one copy of each board in memory for all positions on it.

mod cells;
mod origin;
mod shelf;
mod square;

pub use cells::{Cell, CellList, Cells, CellsIter, MAX_CELLS};
pub use origin::Origin;
pub use shelf::Shelf;
pub use square::Square;
