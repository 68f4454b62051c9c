//! The palaces of one player, always kept in falling order, so that courts which differ only in the order of their
//! palaces are equal, and equal palaces lie side by side where `legal` can skip them.

use crate::board::person::{Person, Role};
use crate::state::palace::{MOST_FLOORS, Palace};

/// How many palaces a court has ground for: more than any game from the set-up comes to, so that there is always room
/// (D12).
///
/// At most 14 palaces have ever been lived in: a player places 2 persons in the draft, 11 by cards and 1 at dawn. The
/// others stand empty. Let `s` be their floors before a month's decay, and `b` the floors of one building action, at
/// most 6 with 5 craftsmen. Each palace has at most 3 floors and loses one, so `s` never exceeds `3 b`; at most `s /
/// 2` of them survive the decay, and `b` new ones join them: 15 in all. A treaty takes the place of the dawn, and
/// adds 4 to what 4 craftsmen build: 16. Only a position written by hand can come to more, and then a floor may find
/// no ground.
pub(crate) const MOST_PALACES: usize = 32;

/// How many palaces a court of a game from the set-up has at most.
pub(crate) const PALACES_IN_PLAY: usize = 16;

/// The palaces of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Court {
    palaces: [Palace; MOST_PALACES],
    len: u8,
}

impl Court {
    pub(crate) const EMPTY: Court = Court { palaces: [Palace::NONE; MOST_PALACES], len: 0 };

    #[inline]
    pub(crate) fn palaces(&self) -> &[Palace] {
        &self.palaces[..usize::from(self.len)]
    }

    /// The palaces that differ, each with the number of the first like it (counted from 0).
    #[inline]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = (u8, Palace)> + '_ {
        let palaces = self.palaces();
        palaces
            .iter()
            .enumerate()
            .filter(|(index, palace)| *index == 0 || palaces[index - 1] != **palace)
            .map(|(index, palace)| (index as u8, *palace))
    }

    /// The palace with this number.
    pub(crate) fn get(&self, index: u8) -> Option<Palace> {
        self.palaces().get(usize::from(index)).copied()
    }

    /// The number by which this palace is named: that of the first like it.
    pub(crate) fn first_like(&self, index: u8) -> u8 {
        let palaces = self.palaces();
        let mut first = usize::from(index);
        while first > 0 && palaces[first - 1] == palaces[first] {
            first -= 1;
        }
        first as u8
    }

    /// Adds a palace.
    pub(crate) fn add(&mut self, palace: Palace) {
        debug_assert!(self.has_ground(), "the court is full");
        if self.has_ground() {
            self.palaces[usize::from(self.len)] = palace;
            self.len += 1;
            self.sort(usize::from(self.len) - 1);
        }
    }

    /// Is there ground for one more palace?
    pub(crate) fn has_ground(&self) -> bool {
        usize::from(self.len) < MOST_PALACES
    }

    /// Can another floor be built anywhere?
    pub(crate) fn can_grow(&self) -> bool {
        self.has_ground() || self.palaces().iter().any(|palace| palace.floors() < MOST_FLOORS)
    }

    /// Puts a palace in the place of another; one without floors and persons is gone (D27, D35).
    pub(crate) fn change(&mut self, index: u8, palace: Palace) {
        let index = usize::from(index);
        self.palaces[index] = palace;
        if palace == Palace::NONE {
            self.palaces.copy_within(index + 1..usize::from(self.len), index);
            self.len -= 1;
            self.palaces[usize::from(self.len)] = Palace::NONE;
        } else {
            self.sort(index);
        }
    }

    /// Moves the one palace that changed to where it belongs.
    fn sort(&mut self, mut index: usize) {
        while index > 0 && self.palaces[index - 1] < self.palaces[index] {
            self.palaces.swap(index - 1, index);
            index -= 1;
        }
        while index + 1 < usize::from(self.len) && self.palaces[index] < self.palaces[index + 1] {
            self.palaces.swap(index, index + 1);
            index += 1;
        }
    }

    pub(crate) fn persons(&self) -> impl Iterator<Item = Person> + '_ {
        self.palaces().iter().flat_map(|palace| palace.persons())
    }

    /// One bit for each role that lives here.
    pub(crate) fn roles(&self) -> u16 {
        self.persons().fold(0, |roles, person| roles | 1 << person.role() as u16)
    }

    pub(crate) fn population(&self) -> u8 {
        self.palaces().iter().map(|palace| palace.len()).sum()
    }

    pub(crate) fn floors(&self) -> u8 {
        self.palaces().iter().map(|palace| palace.floors()).sum()
    }

    pub(crate) fn inhabited(&self) -> u8 {
        self.palaces().iter().filter(|palace| !palace.is_empty()).count() as u8
    }

    pub(crate) fn has_room(&self) -> bool {
        self.palaces().iter().any(|palace| palace.has_room())
    }

    /// The symbols of all persons of one role.
    #[inline]
    pub(crate) fn symbols(&self, role: Role) -> u8 {
        self.palaces().iter().map(|palace| palace.symbols(role)).sum()
    }

    /// Buddhas times floors, over all monks (D29).
    pub(crate) fn monk_points(&self) -> u16 {
        self.monk_points_by_palace().sum()
    }

    /// Buddhas times floors in each palace (D29).
    pub(crate) fn monk_points_by_palace(&self) -> impl Iterator<Item = u16> {
        self.palaces().iter().map(|palace| u16::from(palace.symbols(Role::Monk) * palace.floors()))
    }

    /// Every empty palace loses a floor (D27). Says how many there were.
    pub(crate) fn decay(&mut self) -> u8 {
        let lost = self.palaces().iter().filter(|palace| palace.is_empty()).count() as u8;
        if lost > 0 {
            let before = std::mem::replace(self, Court::EMPTY);
            for palace in before.palaces() {
                match palace {
                    palace if !palace.is_empty() => self.add(*palace),
                    palace if palace.floors() > 1 => self.add(palace.lowered()),
                    _ => {}
                }
            }
        }
        lost
    }

    /// The drought is over for this player: no palace is marked any more.
    pub(crate) fn feed(&mut self) {
        let mut fed = Court::EMPTY;
        self.palaces().iter().for_each(|palace| fed.add(palace.fed()));
        *self = fed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_building_leaves_no_trace() {
        let mut one = Court::EMPTY;
        one.add(Palace::new(1));
        one.add(Palace::new(3).with(Person::Lady));
        one.add(Palace::new(2));
        let mut other = Court::EMPTY;
        other.add(Palace::new(3));
        other.add(Palace::new(1));
        other.change(0, Palace::new(3).with(Person::Lady));
        other.add(Palace::new(2));
        assert_eq!(one, other);
        one.change(2, Palace::NONE);
        assert_eq!(one.palaces().len(), 2);
        assert_eq!(one.floors(), 5);
    }

    #[test]
    fn equal_palaces_are_one_kind() {
        let mut court = Court::EMPTY;
        for floors in [2, 1, 2, 2] {
            court.add(Palace::new(floors));
        }
        assert_eq!(court.kinds().collect::<Vec<_>>(), [(0, Palace::new(2)), (3, Palace::new(1))]);
        assert_eq!(court.first_like(2), 0);
    }
}
