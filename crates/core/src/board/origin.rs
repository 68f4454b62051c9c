//! Where a board comes from.

/// Where a board comes from, which decides how positions and options name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// It comes with the program, and is called by its name.
    BuiltIn,
    /// It was read from a player's file, and is told by its text.
    Own,
    /// A position or scenario draws it, in any size.
    Drawn,
}
