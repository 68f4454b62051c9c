//! Linked groups and states (H8), found by flood fill over bitsets. The colours of the leaders in a group are a small set of
//! bits, so that shared colours are one `&`.

use super::Huang;
use crate::board::{Colour, Map};
use tianxia_core::{Cell, Cells};

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
    pub(crate) fn new() -> Self {
        Groups { list: [EMPTY; N], count: 0 }
    }

    pub(crate) fn push(&mut self, group: Group) {
        self.list[self.count] = group;
        self.count += 1;
    }

    pub(crate) fn as_slice(&self) -> &[Group] {
        &self.list[..self.count]
    }

    /// Those with a leader.
    pub(crate) fn states(&self) -> impl Iterator<Item = &Group> + Clone {
        self.as_slice().iter().filter(|group| group.colours != 0)
    }

    /// The hexes next to two of the groups, or more.
    pub(crate) fn met_twice(&self) -> Cells {
        let (mut once, mut twice) = (Cells::NONE, Cells::NONE);
        for group in self.as_slice() {
            twice |= once & group.reach;
            once |= group.reach;
        }
        twice
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

/// The hexes linked to `start`, and their reach: a ring at a time, so that a hex costs no more than one `|`.
#[inline]
fn fill(map: &Map, start: Cell, linked: Cells) -> (Cells, Cells) {
    let mut cells = Cells::NONE;
    cells.insert(start);
    let mut reach = cells;
    let mut ring = cells;
    while !ring.is_empty() {
        ring.each(|cell| reach |= map.near(cell));
        ring = reach & linked & !cells;
        cells |= ring;
    }
    (cells, reach)
}

/// Where the leaders of each colour stand.
pub(crate) type Led = [Cells; 5];

fn colours_in(cells: Cells, led: &Led) -> u8 {
    Colour::ALL.into_iter().filter(|colour| cells.meets(led[colour.index()])).fold(0, |set, colour| set | bit(colour))
}

impl Huang {
    /// Where the leaders of each colour stand.
    pub(crate) fn led(&self) -> Led {
        let mut led = [Cells::NONE; 5];
        for leaders in &self.leaders[..usize::from(self.options.players)] {
            for (cells, leader) in led.iter_mut().zip(leaders) {
                if let Some(cell) = leader {
                    cells.insert(*cell);
                }
            }
        }
        led
    }

    /// The group around a hex on which something stands.
    pub(crate) fn group(&self, start: Cell, linked: Cells) -> Group {
        self.group_of(start, linked, &self.led())
    }

    pub(crate) fn group_of(&self, start: Cell, linked: Cells, led: &Led) -> Group {
        let (cells, reach) = fill(self.map(), start, linked);
        Group { cells, reach, colours: colours_in(cells, led) }
    }

    /// The groups that touch a hex: at most three, since six neighbours can be parted by three gaps.
    pub(crate) fn groups_around(&self, cell: Cell, linked: Cells) -> Groups<3> {
        let mut groups = Groups::new();
        let mut open = self.map().near(cell) & linked;
        if open.is_empty() {
            return groups;
        }
        let (linked, led) = (linked.without(cell), self.led());
        while let Some(start) = open.first() {
            let group = self.group_of(start, linked, &led);
            open = open & !group.cells;
            groups.push(group);
        }
        groups
    }

    /// The hexes linked to one on which something stands.
    pub(crate) fn linked_to(&self, start: Cell, linked: Cells) -> Cells {
        fill(self.map(), start, linked).0
    }

    /// All states of the map.
    pub(crate) fn states(&self, linked: Cells) -> Groups<25> {
        let led = self.led();
        let mut groups: Groups<25> = Groups::new();
        let mut open = led.iter().fold(Cells::NONE, |all, cells| all | *cells) & linked;
        while let Some(start) = open.first() {
            let group = self.group_of(start, linked, &led);
            open = open & !group.cells;
            groups.push(group);
        }
        groups
    }

    /// What is left of a state once the leader at `lifted` is in its owner's hand (H10): the rest, perhaps in pieces.
    pub(crate) fn without_leader(&self, state: &Group, linked: Cells, lifted: Cell, colour: Colour) -> Groups<3> {
        let map = self.map();
        if map.arcs(lifted, linked) > 1 {
            return self.groups_around(lifted, linked);
        }
        // Its neighbours touch one another, so the rest stays linked, and reaches all but what the leader alone touched.
        let cells = state.cells.without(lifted);
        let mut reach = state.reach;
        (map.near(lifted) & !cells).each(|hex| {
            if !map.near(hex).meets(cells) {
                reach.remove(hex);
            }
        });
        let mut groups = Groups::new();
        groups.push(Group { cells, reach, colours: state.colours & !bit(colour) });
        groups
    }
}
