//! One palace (D8), packed into 16 bits: floors, up to three persons in falling order, and a mark for the drought.
//! Equal palaces are equal numbers, which is what makes equal positions equal states.

use crate::board::person::{Person, Role};
use std::fmt;

/// The most floors, and so the most persons, of a palace (D8).
pub const MOST_FLOORS: u8 = 3;

/// A palace: its floors and the persons who live in it.
///
/// Bits 13 and 14 hold the floors, three groups of four bits below them the persons (0 for nobody), bit 0 the mark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "crate::seen::event::Shown"))]
pub struct Palace(u16);

const FLOOR: u16 = 1 << 13;
const STARVED: u16 = 1;
const PLACES: [u32; 3] = [9, 5, 1];

/// The symbols of the person in a place, by role; number 0 is an empty place.
const SYMBOLS: [[u8; 16]; Role::ALL.len()] = {
    let mut symbols = [[0; 16]; Role::ALL.len()];
    let mut number = 0;
    while number < Person::ALL.len() {
        let person = Person::ALL[number];
        symbols[person.role() as usize][number + 1] = person.symbols();
        number += 1;
    }
    symbols
};

impl Palace {
    /// No palace at all: what an unused place of a court holds.
    pub(crate) const NONE: Palace = Palace(0);

    /// An empty palace.
    #[must_use]
    pub const fn new(floors: u8) -> Self {
        Palace(floors as u16 * FLOOR)
    }

    /// How high it is. Only an earthquake leaves a palace without floors, until its last person has left (D35).
    #[must_use]
    pub const fn floors(self) -> u8 {
        (self.0 >> 13) as u8
    }

    /// The persons who live here, equal ones side by side.
    #[inline]
    pub fn persons(self) -> impl Iterator<Item = Person> {
        let mut rest = (self.0 & !STARVED) << 3;
        std::iter::from_fn(move || {
            let person = Person::ALL.get(usize::from(rest >> 12).wrapping_sub(1))?;
            rest <<= 4;
            Some(*person)
        })
    }

    /// The kinds of persons who live here, each once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Person> {
        let mut last = None;
        self.persons().filter(move |person| last.replace(*person) != Some(*person))
    }

    /// How many live here.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        ((self.0 >> PLACES[0]) & 15 != 0) as u8
            + ((self.0 >> PLACES[1]) & 15 != 0) as u8
            + ((self.0 >> PLACES[2]) & 15 != 0) as u8
    }

    /// Is it uninhabited?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        (self.0 >> PLACES[0]) & 15 == 0
    }

    /// Is there a place for one more (D8)?
    #[must_use]
    pub const fn has_room(self) -> bool {
        self.len() < self.floors()
    }

    /// The symbols of all persons of one role who live here.
    #[inline]
    pub(crate) fn symbols(self, role: Role) -> u8 {
        let table = &SYMBOLS[role as usize];
        PLACES.iter().map(|place| table[usize::from((self.0 >> place) & 15)]).sum()
    }

    /// Does this kind of person live here?
    #[must_use]
    pub fn holds(self, person: Person) -> bool {
        self.persons().any(|other| other == person)
    }

    /// The palace with one person more. There must be fewer than three.
    pub(crate) fn with(self, person: Person) -> Self {
        let number = person as u16 + 1;
        let mut places = PLACES.map(|place| (self.0 >> place) & 15);
        debug_assert_eq!(places[2], 0, "no place is free");
        let mut at = 2;
        while at > 0 && places[at - 1] < number {
            places[at] = places[at - 1];
            at -= 1;
        }
        places[at] = number;
        self.housing(places)
    }

    /// The palace with one person less, if such a one lives here.
    pub(crate) fn without(self, person: Person) -> Option<Self> {
        let number = person as u16 + 1;
        let mut places = PLACES.map(|place| (self.0 >> place) & 15);
        let at = places.iter().position(|other| *other == number)?;
        places.copy_within(at + 1.., at);
        places[2] = 0;
        Some(self.housing(places))
    }

    fn housing(self, places: [u16; 3]) -> Self {
        let kept = self.0 & ((3 * FLOOR) | STARVED);
        Palace(kept | places[0] << PLACES[0] | places[1] << PLACES[1] | places[2] << PLACES[2])
    }

    /// The palace one floor higher.
    pub(crate) fn raised(self) -> Self {
        debug_assert!(self.floors() < MOST_FLOORS);
        Palace(self.0 + FLOOR)
    }

    /// The palace one floor lower.
    pub(crate) fn lowered(self) -> Self {
        debug_assert!(self.floors() > 0);
        Palace(self.0 - FLOOR)
    }

    /// Has it gone unfed in the drought that is on (D23)?
    #[must_use]
    pub const fn is_starved(self) -> bool {
        self.0 & STARVED != 0
    }

    /// Can a person leave it in the present drought (D23)?
    pub(crate) const fn may_starve(self) -> bool {
        !self.is_empty() && !self.is_starved()
    }

    pub(crate) fn starved(self) -> Self {
        Palace(self.0 | STARVED)
    }

    pub(crate) fn fed(self) -> Self {
        Palace(self.0 & !STARVED)
    }

    /// How many more live here than it has floors: only in an earthquake (D35).
    pub(crate) const fn excess(self) -> u8 {
        self.len().saturating_sub(self.floors())
    }
}

impl fmt::Display for Palace {
    /// As positions write it: `2: young monk, craftsman`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.floors())?;
        for (index, person) in self.persons().enumerate() {
            write!(f, "{} {}", if index == 0 { ":" } else { "," }, person.word())?;
        }
        if self.is_starved() { f.write_str(" (starved)") } else { Ok(()) }
    }
}

impl fmt::Debug for Palace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Palace({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_arrival_leaves_no_trace() {
        let one = Palace::new(3).with(Person::Lady).with(Person::YoungMonk).with(Person::OldMonk);
        let other = Palace::new(3).with(Person::OldMonk).with(Person::Lady).with(Person::YoungMonk);
        assert_eq!(one, other);
        assert_eq!(one.to_string(), "3: lady, old monk, young monk");
        assert_eq!(one.without(Person::OldMonk).map(|left| left.to_string()).as_deref(), Some("3: lady, young monk"));
        assert_eq!(one.without(Person::Craftsman), None);
        assert!(!one.has_room());
    }

    #[test]
    fn equal_persons_are_one_kind() {
        let palace = Palace::new(3).with(Person::Lady).with(Person::YoungMonk).with(Person::Lady);
        assert_eq!(palace.kinds().collect::<Vec<_>>(), [Person::Lady, Person::YoungMonk]);
        assert_eq!(palace.len(), 3);
    }
}
