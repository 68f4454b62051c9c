//! The person cards in one hand (D4): one of each role and two wild ones at most.

use crate::board::cards::Card;
use crate::board::person::Role;

/// The person cards a player still holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    /// One bit for each role.
    roles: u16,
    wild: u8,
}

impl Hand {
    /// All eleven cards (D4).
    pub(crate) const FULL: Hand = Hand { roles: (1 << Role::ALL.len()) - 1, wild: 2 };
    pub(crate) const EMPTY: Hand = Hand { roles: 0, wild: 0 };

    pub(crate) const fn count(self, card: Card) -> u8 {
        match card {
            Card::Of(role) => (self.roles >> role as u16 & 1) as u8,
            Card::Wild => self.wild,
        }
    }

    pub(crate) const fn len(self) -> u8 {
        self.roles.count_ones() as u8 + self.wild
    }

    /// The roles whose card is held.
    #[inline]
    pub(crate) fn roles(self) -> impl Iterator<Item = Role> {
        let mut left = self.roles;
        std::iter::from_fn(move || {
            let role = Role::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*role)
        })
    }

    /// The kinds of cards held, each once.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = Card> {
        self.roles().map(Card::Of).chain((self.wild > 0).then_some(Card::Wild))
    }

    pub(crate) fn remove(&mut self, card: Card) {
        debug_assert!(self.count(card) > 0);
        match card {
            Card::Of(role) => self.roles &= !(1 << role as u16),
            Card::Wild => self.wild -= 1,
        }
    }

    /// Adds a card; `false` if a full hand has no more of them.
    pub(crate) fn add(&mut self, card: Card) -> bool {
        let room = self.count(card) < Hand::FULL.count(card);
        if room {
            match card {
                Card::Of(role) => self.roles |= 1 << role as u16,
                Card::Wild => self.wild += 1,
            }
        }
        room
    }
}
