//! What lies where in an observation.

use super::{Ink, Label};
use crate::Square;
use std::fmt;

/// What lies where in an observation: planes of the board first, then vectors.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Rows of a plane.
    pub rows: usize,
    /// Columns of a plane.
    pub columns: usize,
    /// The planes, one behind the other.
    pub planes: Vec<Part>,
    /// The vectors behind them.
    pub vectors: Vec<Part>,
}

/// A part of an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// What it is called.
    pub label: Label,
    /// Where it begins.
    pub start: usize,
    /// How many floats it has.
    pub size: usize,
}

impl Layout {
    /// How many floats there are.
    #[must_use]
    pub fn size(&self) -> usize {
        self.parts().last().map_or(0, |part| part.start + part.size)
    }

    /// How many of them are not in planes.
    #[must_use]
    pub fn figures(&self) -> usize {
        self.vectors.iter().map(|part| part.size).sum()
    }

    /// All parts in the order in which they lie.
    pub fn parts(&self) -> impl Iterator<Item = &Part> {
        self.planes.iter().chain(&self.vectors)
    }
}

impl fmt::Display for Label {
    /// The observer's own is told by the word alone: `hand`, `points of seat +2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            None => f.write_str(self.what),
            Some(seat) => write!(f, "{} of seat +{seat}", self.what),
        }
    }
}

/// Writes down what is written, and not the figures.
pub(super) struct Survey {
    pub(super) layout: Layout,
    next: usize,
}

impl Survey {
    pub(super) fn new((rows, columns): (usize, usize)) -> Self {
        Survey { layout: Layout { rows, columns, planes: Vec::new(), vectors: Vec::new() }, next: 0 }
    }

    fn part(&mut self, label: Label, size: usize) -> Part {
        let start = self.next;
        self.next += size;
        Part { label, start, size }
    }
}

impl Ink for Survey {
    fn plane(&mut self, label: impl Into<Label>, _: impl Iterator<Item = (Square, f32)>) {
        let part = self.part(label.into(), self.layout.rows * self.layout.columns);
        self.layout.planes.push(part);
    }

    fn vector(&mut self, label: impl Into<Label>, figures: impl IntoIterator<Item = f32>) {
        let part = self.part(label.into(), figures.into_iter().count());
        self.layout.vectors.push(part);
    }
}
