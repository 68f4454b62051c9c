//! All that lies before one player.

use crate::board::calendar::MonthEvent;
use crate::board::person::Role;
use crate::board::tiles::{Size, WallTile};
use crate::seen::event::Good;
use crate::state::court::Court;
use crate::state::hand::Hand;
use crate::state::palace::Palace;
use crate::state::tally::Tally;

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub(crate) court: Court,
    pub(crate) hand: Hand,
    pub(crate) yuan: u16,
    pub(crate) rice: u16,
    pub(crate) fireworks: u16,
    pub(crate) small_privileges: u8,
    pub(crate) large_privileges: u8,
    /// One bit for each wall tile not yet used.
    pub(crate) wall_tiles: u8,
    pub(crate) tally: Tally,
}

impl Player {
    /// How everybody starts (D4).
    pub(crate) fn new(great_wall: bool) -> Self {
        let mut court = Court::EMPTY;
        court.add(Palace::new(2));
        court.add(Palace::new(2));
        Player {
            court,
            hand: Hand::FULL,
            yuan: 6,
            rice: 0,
            fireworks: 0,
            small_privileges: 0,
            large_privileges: 0,
            wall_tiles: if great_wall { (1 << WallTile::ALL.len()) - 1 } else { 0 },
            tally: Tally::default(),
        }
    }

    pub(crate) fn has_tile(&self, tile: WallTile) -> bool {
        self.wall_tiles >> tile as u8 & 1 == 1
    }

    pub(crate) fn dragons(&self) -> u8 {
        self.small_privileges + 2 * self.large_privileges
    }

    /// What the player has of what an event asks for: goods, or the symbols of a role.
    #[inline]
    pub(crate) fn has_for(&self, event: MonthEvent) -> u16 {
        match event {
            MonthEvent::Tribute => self.yuan,
            MonthEvent::Drought => self.rice,
            MonthEvent::Festival => self.fireworks,
            MonthEvent::Mongols => self.court.symbols(Role::Warrior).into(),
            MonthEvent::Epidemic => self.court.symbols(Role::Healer).into(),
            MonthEvent::Peace => 0,
        }
    }

    /// What the monthly scoring brings (D28): palaces, court ladies, privileges.
    pub(crate) fn income(&self) -> [u16; 3] {
        [self.court.palaces().len() as u16, u16::from(self.court.symbols(Role::Lady)), u16::from(self.dragons())]
    }

    /// What the final scoring brings (D29): persons, monks, money.
    pub(crate) fn estate(&self) -> [u16; 3] {
        let yuan = self.yuan + 2 * (self.rice + self.fireworks);
        [2 * u16::from(self.court.population()), self.court.monk_points(), yuan / 3]
    }

    /// Takes goods in. Floors are built, not stored.
    pub(crate) fn gain(&mut self, good: Good, amount: u16) {
        match good {
            Good::Yuan => self.yuan += amount,
            Good::Rice => self.rice += amount,
            Good::Fireworks => self.fireworks += amount,
            Good::Floors => {}
        }
    }

    /// Gives goods away.
    pub(crate) fn give(&mut self, yuan: u16, rice: u16, fireworks: u16) {
        self.yuan -= yuan;
        self.rice -= rice;
        self.fireworks -= fireworks;
    }

    /// Buys a privilege (D17).
    pub(crate) fn buy(&mut self, size: Size, cost: u8) {
        self.yuan -= u16::from(cost);
        match size {
            Size::Small => self.small_privileges += 1,
            Size::Large => self.large_privileges += 1,
        }
    }

    /// The privileges of one size.
    pub(crate) fn privileges(&self, size: Size) -> u8 {
        match size {
            Size::Small => self.small_privileges,
            Size::Large => self.large_privileges,
        }
    }

    /// Yuan, rice and fireworks, of which the tsunami takes half (D36).
    pub(crate) fn goods(&self) -> u16 {
        self.yuan + self.rice + self.fireworks
    }
}
