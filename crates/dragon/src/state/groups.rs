//! How the action cards of the month lie together in groups (D9).

use crate::board::cards::ActionCard;
use serde::{Serialize, Serializer};
use tianxia_core::Dice;

/// How the action cards of the month lie together: the group of each card, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "Vec<Vec<ActionCard>>", inline))]
pub struct Groups([Option<u8>; 8]);

impl Groups {
    /// No card lies out.
    pub const NONE: Groups = Groups([None; 8]);

    /// The sizes of the groups (D9).
    #[must_use]
    pub const fn sizes(players: u8, great_wall: bool) -> &'static [u8] {
        match (players, great_wall) {
            (2, false) => &[4, 3],
            (3, false) => &[3, 2, 2],
            (4, false) => &[2, 2, 2, 1],
            (_, false) => &[2, 2, 1, 1, 1],
            (2, true) => &[4, 4],
            (3, true) => &[3, 3, 2],
            (4, true) => &[2, 2, 2, 2],
            (_, true) => &[2, 2, 2, 1, 1],
        }
    }

    /// Shuffles the cards into groups: they are drawn one after another and fill the groups in turn.
    pub(crate) fn deal(players: u8, great_wall: bool, dice: &mut impl Dice) -> Self {
        let mut bag = [1; 8];
        bag[ActionCard::Wall as usize] = u8::from(great_wall);
        let mut groups = Groups::NONE;
        for (group, size) in Groups::sizes(players, great_wall).iter().enumerate() {
            for _ in 0..*size {
                if let Some(card) = dice.draw(&bag) {
                    bag[card] = 0;
                    groups.0[card] = Some(group as u8);
                }
            }
        }
        groups
    }

    /// The group in which a card lies.
    #[must_use]
    #[inline]
    pub const fn group_of(&self, card: ActionCard) -> Option<u8> {
        self.0[card as usize]
    }

    /// The cards of a group.
    pub fn cards(&self, group: u8) -> impl Iterator<Item = ActionCard> + '_ {
        ActionCard::ALL.into_iter().filter(move |card| self.group_of(*card) == Some(group))
    }

    /// The groups that have cards.
    pub fn groups(&self) -> impl Iterator<Item = u8> + '_ {
        (0..5).filter(|group| self.0.contains(&Some(*group)))
    }

    pub(crate) fn put(&mut self, card: ActionCard, group: u8) {
        self.0[card as usize] = Some(group);
    }
}

impl Serialize for Groups {
    /// As a list of groups, each a list of cards.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.groups().map(|group| self.cards(group).collect::<Vec<_>>()))
    }
}
