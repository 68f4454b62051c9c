//! The tiles that can be bought and built: privileges (D17) and the tiles of the Great Wall (D30).

use serde::{Deserialize, Serialize};

/// The size of a privilege (D17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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

    /// How much it gives of what it names.
    #[must_use]
    pub const fn bonus(self) -> u8 {
        match self {
            WallTile::Rice | WallTile::Firework | WallTile::Floor => 1,
            WallTile::Yuan => 2,
            WallTile::Steps | WallTile::Points => 3,
        }
    }

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
