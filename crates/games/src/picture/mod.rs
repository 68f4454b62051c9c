//! Pictures of positions as SVG, drawn from views alone: plain and clear, for notebooks, papers and programs that learn. Every piece is an
//! element that says what it is (`data-piece`). The browser client has pictures of its own.

mod dragon;
mod huang;
mod qin;
mod svg;

use tianxia_core::{Game, Viewpoint};

/// A game that can be drawn.
pub trait Picture: Game {
    /// The picture of a view as an SVG document.
    fn picture(view: &Self::View) -> String;

    /// The picture of the position as `eye` may know it.
    fn picture_for(&self, eye: Viewpoint) -> String {
        Self::picture(&self.view(eye))
    }
}

/// The colours of the seats, in their order.
const SEATS: [&str; 5] = ["#7a1fa2", "#1b6e3c", "#b3541e", "#0d5c8c", "#5a5a5a"];

/// What is written beside a seat that decides.
fn marked(decides: bool) -> &'static str {
    if decides { "▶ " } else { "" }
}
