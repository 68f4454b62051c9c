//! Where an observation is written to. The same code of a game writes the floats and describes them, so that the two cannot differ.

use crate::Square;

/// What a part of an observation is called: what it holds, and of whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label {
    /// What it holds.
    pub what: &'static str,
    /// Whose it is: how many seats clockwise from the observer. `None` where it is nobody's.
    pub seat: Option<u8>,
}

impl From<&'static str> for Label {
    fn from(what: &'static str) -> Self {
        Label { what, seat: None }
    }
}

impl From<(&'static str, usize)> for Label {
    /// Of the seat so many places clockwise from the observer.
    fn from((what, seat): (&'static str, usize)) -> Self {
        Label { what, seat: Some(seat as u8) }
    }
}

/// Takes an observation, part by part.
pub trait Ink {
    /// A plane of the board: a figure for each of these places, zero everywhere else.
    fn plane(&mut self, label: impl Into<Label>, marks: impl Iterator<Item = (Square, f32)>);

    /// Some figures, always as many.
    fn vector(&mut self, label: impl Into<Label>, figures: impl IntoIterator<Item = f32>);
}

/// A 1 at one place of so many, zeros elsewhere; all zeros for `None`.
pub fn one_hot(place: Option<usize>, size: usize) -> impl Iterator<Item = f32> {
    (0..size).map(move |index| if place == Some(index) { 1.0 } else { 0.0 })
}

/// A count as a part of what is usual. More than usual is more than 1: nothing is cut off, so that different counts stay different.
#[inline]
#[must_use]
pub fn fraction(count: impl Into<u32>, usual: u32) -> f32 {
    count.into() as f32 / usual as f32
}

/// Writes into floats that are zero.
pub(super) struct Floats<'a> {
    out: &'a mut [f32],
    columns: usize,
    area: usize,
    next: usize,
}

impl<'a> Floats<'a> {
    pub(super) fn new(out: &'a mut [f32], (rows, columns): (usize, usize)) -> Self {
        Floats { out, columns, area: rows * columns, next: 0 }
    }

    pub(super) fn written(&self) -> usize {
        self.next
    }
}

impl Ink for Floats<'_> {
    #[inline]
    fn plane(&mut self, _: impl Into<Label>, marks: impl Iterator<Item = (Square, f32)>) {
        let end = self.next + self.area;
        if let Some(plane) = self.out.get_mut(self.next..end) {
            for (Square { row, column }, figure) in marks {
                let place = usize::from(row) * self.columns + usize::from(column);
                if usize::from(column) < self.columns && place < plane.len() {
                    plane[place] = figure;
                }
            }
        }
        self.next = end;
    }

    #[inline]
    fn vector(&mut self, _: impl Into<Label>, figures: impl IntoIterator<Item = f32>) {
        for figure in figures {
            if let Some(place) = self.out.get_mut(self.next) {
                *place = figure;
            }
            self.next += 1;
        }
    }
}
