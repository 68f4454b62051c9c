//! Linked groups and states (H8), found by flood fill over bitsets. The colours of the leaders in a group are a small set of
//! bits, so that shared colours are one `&`.

use crate::cells::{Cell, Cells};
use crate::colour::Colour;
use crate::map::Map;
use crate::state::Huang;

/// A linked group: a state if it has a leader.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Group {
    pub(crate) cells: Cells,
    /// Its hexes and all that touch them.
    pub(crate) reach: Cells,
    /// The colours of its leaders.
    pub(crate) colours: u8,
}

/// A few groups, without a heap.
#[derive(Clone, Copy)]
pub(crate) struct Groups<const N: usize> {
    list: [Group; N],
    count: usize,
}

const EMPTY: Group = Group { cells: Cells::NONE, reach: Cells::NONE, colours: 0 };

impl<const N: usize> Groups<N> {
    fn new() -> Self {
        Groups { list: [EMPTY; N], count: 0 }
    }

    fn push(&mut self, group: Group) {
        self.list[self.count] = group;
        self.count += 1;
    }

    pub(crate) fn as_slice(&self) -> &[Group] {
        &self.list[..self.count]
    }

    /// Those with a leader.
    pub(crate) fn states(&self) -> impl Iterator<Item = &Group> {
        self.as_slice().iter().filter(|group| group.colours != 0)
    }

    /// All hexes of all groups.
    pub(crate) fn cells(&self) -> Cells {
        self.as_slice().iter().fold(Cells::NONE, |all, group| all | group.cells)
    }

    /// Do two of the states have leaders of one colour (H16)?
    pub(crate) fn clash(&self) -> bool {
        let mut seen = 0;
        self.as_slice().iter().any(|group| {
            let clash = seen & group.colours != 0;
            seen |= group.colours;
            clash
        })
    }
}

/// A colour as a bit of a set.
pub(crate) const fn bit(colour: Colour) -> u8 {
    1 << colour.index()
}

/// The hexes linked to `start`, and their reach.
#[inline]
fn fill(map: &Map, start: Cell, linked: Cells) -> (Cells, Cells) {
    let mut cells = Cells::NONE;
    cells.insert(start);
    let mut reach = cells;
    let mut open = cells;
    while let Some(cell) = open.first() {
        open.remove(cell);
        let near = map.near(cell);
        reach |= near;
        let fresh = near & linked & !cells;
        cells |= fresh;
        open |= fresh;
    }
    (cells, reach)
}

impl Huang {
    /// The group around a hex on which something stands.
    pub(crate) fn group(&self, start: Cell, linked: Cells) -> Group {
        let (cells, reach) = fill(self.options.map, start, linked);
        let colours = self
            .leaders()
            .filter(|(_, _, cell)| cells.has(*cell))
            .fold(0, |colours, (_, colour, _)| colours | bit(colour));
        Group { cells, reach, colours }
    }

    /// The groups that touch a hex: at most three, since six neighbours can be parted by three gaps.
    pub(crate) fn groups_around(&self, cell: Cell, linked: Cells) -> Groups<3> {
        let mut groups = Groups::new();
        let mut open = self.options.map.near(cell) & linked;
        while let Some(start) = open.first() {
            let group = self.group(start, linked.without(cell));
            open = open & !group.cells;
            groups.push(group);
        }
        groups
    }

    /// All states of the map; a leader that is lifted is neither in `linked` nor counted.
    pub(crate) fn states(&self, linked: Cells) -> Groups<25> {
        let mut groups: Groups<25> = Groups::new();
        let mut seen = Cells::NONE;
        for (_, _, cell) in self.leaders() {
            if linked.has(cell) && !seen.has(cell) {
                let group = self.group(cell, linked);
                seen |= group.cells;
                groups.push(group);
            }
        }
        groups
    }
}
