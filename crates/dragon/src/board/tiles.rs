//! The tiles that can be bought and built: privileges (D17) and the tiles of the Great Wall (D30).

use crate::board::cards::ActionCard;

names! {
    /// The size of a privilege (D17).
    pub enum Size ("a size of a privilege") {
        /// One dragon for 2 yuan.
        Small = "small" "dragon-privilege-small",
        /// Two dragons for 7 yuan (6 in the edition of 2007).
        Large = "large" "dragon-privilege-large",
    }
}

names! {
    /// The bonus on the back of a wall tile (D30); each player has one of each.
    pub enum WallTile ("a wall tile") {
        /// 1 rice.
        Rice = "rice" "dragon-tile-rice",
        /// 1 firework.
        Firework = "firework" "dragon-tile-firework",
        /// 1 floor.
        Floor = "floor" "dragon-tile-floor",
        /// 2 yuan.
        Yuan = "yuan" "dragon-tile-yuan",
        /// 3 steps on the person track.
        Steps = "steps" "dragon-tile-steps",
        /// 3 points.
        Points = "points" "dragon-tile-points",
    }
}

impl WallTile {
    /// The action that gives the same.
    pub(crate) const fn action(self) -> ActionCard {
        match self {
            WallTile::Rice => ActionCard::Harvest,
            WallTile::Firework => ActionCard::Fireworks,
            WallTile::Floor => ActionCard::Build,
            WallTile::Yuan => ActionCard::Taxes,
            WallTile::Steps => ActionCard::Military,
            WallTile::Points => ActionCard::Research,
        }
    }

    /// How much it gives of what it names.
    #[must_use]
    pub const fn bonus(self) -> u8 {
        match self {
            WallTile::Rice | WallTile::Firework | WallTile::Floor => 1,
            WallTile::Yuan => 2,
            WallTile::Steps | WallTile::Points => 3,
        }
    }
}
