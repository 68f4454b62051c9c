//! All that lies before one player.

use crate::calendar::MONTHS;
use crate::cards::Hand;
use crate::court::Court;
use crate::palace::Palace;
use crate::person::Role;
use crate::tally::Tally;
use schemars::JsonSchema;
use serde::Serialize;

/// The size of a privilege (D17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    /// One dragon for 2 yuan.
    Small,
    /// Two dragons for 7 yuan (6 in the edition of 2007).
    Large,
}

impl Size {
    /// The word for it in notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Size::Small => "small",
            Size::Large => "large",
        }
    }
}

/// The bonus on the back of a wall tile (D30); each player has one of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WallTile {
    /// 1 rice.
    Rice,
    /// 1 firework.
    Firework,
    /// 1 floor.
    Floor,
    /// 2 yuan.
    Yuan,
    /// 3 steps on the person track.
    Steps,
    /// 3 points.
    Points,
}

impl WallTile {
    /// All six.
    pub const ALL: [WallTile; 6] =
        [WallTile::Rice, WallTile::Firework, WallTile::Floor, WallTile::Yuan, WallTile::Steps, WallTile::Points];

    /// The word for it in notation and positions.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            WallTile::Rice => "rice",
            WallTile::Firework => "firework",
            WallTile::Floor => "floor",
            WallTile::Yuan => "yuan",
            WallTile::Steps => "steps",
            WallTile::Points => "points",
        }
    }
}

/// The Great Wall (D30): whose tile stands in each month's slot.
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

    /// What the monthly scoring brings (D28): palaces, court ladies, privileges.
    pub(crate) fn income(&self) -> [u16; 3] {
        [self.court.palaces().len() as u16, u16::from(self.court.symbols(Role::Lady)), u16::from(self.dragons())]
    }

    /// What the final scoring brings (D29): persons, monks, money.
    pub(crate) fn estate(&self) -> [u16; 3] {
        let yuan = self.yuan + 2 * (self.rice + self.fireworks);
        [2 * u16::from(self.court.population()), self.court.monk_points(), yuan / 3]
    }

    /// How many goods the tsunami takes (D36).
    pub(crate) fn flooded(&self) -> u16 {
        (self.yuan + self.rice + self.fireworks) / 2
    }
}
