//! The Great Wall (D30), which all players build together.

use crate::board::calendar::MONTHS;

/// The Great Wall (D30): the owner of the tile in each month's slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wall {
    owners: [u8; MONTHS as usize],
    len: u8,
}

impl Wall {
    pub(crate) const NONE: Wall = Wall { owners: [0; MONTHS as usize], len: 0 };

    /// The seats of the tiles, first month first.
    pub(crate) fn owners(&self) -> &[u8] {
        &self.owners[..usize::from(self.len)]
    }

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn is_complete(&self) -> bool {
        self.len == MONTHS
    }

    pub(crate) fn extend(&mut self, seat: u8) {
        self.owners[usize::from(self.len)] = seat;
        self.len += 1;
    }

    pub(crate) fn tiles_of(&self, seat: usize) -> u8 {
        self.owners().iter().filter(|owner| usize::from(**owner) == seat).count() as u8
    }
}
