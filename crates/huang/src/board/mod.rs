//! What is printed on cardboard and never changes in a game: the map and its text form, the colours of tiles and leaders, the
//! dynasties, and where buildings can stand.

mod colour;
mod geometry;
mod map;
mod map_text;
mod maps;
mod site;
mod state_name;
mod survey;
mod tiles;

pub use colour::{Colour, Dynasty};
pub use map::{Capital, Map, Terrain};
pub(crate) use map_text::Drawing;
pub use site::{Rhombus, Site, Triangle};
pub use state_name::StateName;
pub use survey::Survey;
pub use tiles::Tiles;
