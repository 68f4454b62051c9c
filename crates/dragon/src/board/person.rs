//! The persons of the court (D2, D3): nine roles, six of them in two ages. Role and age say all about a tile, so a
//! [`Person`] stands for every tile of its kind.

use serde::{Deserialize, Serialize};

names! {
    /// What a person does at court.
    pub enum Role ("a role") {
        /// Buddhas, which score with the floors of the palace.
        Monk = "monk" "dragon-role-monk",
        /// Rockets, for fireworks.
        Pyrotechnist = "pyrotechnist" "dragon-role-pyrotechnist",
        /// Helmets, for the military and against the Mongols.
        Warrior = "warrior" "dragon-role-warrior",
        /// Mortars, against the epidemic.
        Healer = "healer" "dragon-role-healer",
        /// Rice, for the harvest.
        Farmer = "farmer" "dragon-role-farmer",
        /// Books, for research.
        Scholar = "scholar" "dragon-role-scholar",
        /// Hammers, for building.
        Craftsman = "craftsman" "dragon-role-craftsman",
        /// The court lady: a dragon, a point every month.
        Lady = "lady" "dragon-role-lady",
        /// The tax collector: coins, for taxes.
        Collector = "collector" "dragon-role-collector",
    }
}

impl Role {
    /// The roles of two ages. They come first, and so do their persons in [`Person::ALL`], side by side.
    const OF_TWO_AGES: usize = 6;

    /// The young person of this role; roles of one age are young (D40).
    #[must_use]
    pub const fn young(self) -> Person {
        let role = self as usize;
        Person::ALL[if role < Role::OF_TWO_AGES { 2 * role } else { Role::OF_TWO_AGES + role }]
    }

    /// The old person of this role, if it has two ages.
    #[must_use]
    pub const fn old(self) -> Option<Person> {
        let role = self as usize;
        if role < Role::OF_TWO_AGES { Some(Person::ALL[2 * role + 1]) } else { None }
    }

    /// Its persons, young before old.
    #[must_use]
    #[inline]
    pub const fn persons(self) -> &'static [Person] {
        OF_ROLE[self as usize]
    }
}

/// Young persons bring the marker farther, old ones have more symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Age {
    /// The lower row of tiles.
    Young,
    /// The upper row.
    Old,
}

names! {
    /// A kind of person tile.
    #[allow(missing_docs, reason = "the names say it; role and age are methods")]
    pub enum Person ("a person") {
        YoungMonk = "young monk" "dragon-person-young-monk",
        OldMonk = "old monk" "dragon-person-old-monk",
        YoungPyrotechnist = "young pyrotechnist" "dragon-person-young-pyrotechnist",
        OldPyrotechnist = "old pyrotechnist" "dragon-person-old-pyrotechnist",
        YoungWarrior = "young warrior" "dragon-person-young-warrior",
        OldWarrior = "old warrior" "dragon-person-old-warrior",
        YoungHealer = "young healer" "dragon-person-young-healer",
        OldHealer = "old healer" "dragon-person-old-healer",
        YoungFarmer = "young farmer" "dragon-person-young-farmer",
        OldFarmer = "old farmer" "dragon-person-old-farmer",
        YoungScholar = "young scholar" "dragon-person-young-scholar",
        OldScholar = "old scholar" "dragon-person-old-scholar",
        Craftsman = "craftsman" "dragon-person-craftsman",
        Lady = "lady" "dragon-person-lady",
        Collector = "collector" "dragon-person-collector",
    }
}

/// The number of kinds of person tiles.
pub(crate) const KINDS: usize = Person::ALL.len();

/// The print on the tiles (D2): role, age, symbols, and the spaces that the marker advances.
const PRINTED: [(Role, Age, u8, u8); KINDS] = [
    (Role::Monk, Age::Young, 1, 6),
    (Role::Monk, Age::Old, 2, 2),
    (Role::Pyrotechnist, Age::Young, 1, 5),
    (Role::Pyrotechnist, Age::Old, 2, 3),
    (Role::Warrior, Age::Young, 1, 5),
    (Role::Warrior, Age::Old, 2, 3),
    (Role::Healer, Age::Young, 1, 4),
    (Role::Healer, Age::Old, 2, 1),
    (Role::Farmer, Age::Young, 1, 4),
    (Role::Farmer, Age::Old, 2, 1),
    (Role::Scholar, Age::Young, 2, 4),
    (Role::Scholar, Age::Old, 3, 2),
    (Role::Craftsman, Age::Young, 1, 2),
    (Role::Lady, Age::Young, 1, 1),
    (Role::Collector, Age::Young, 3, 3),
];

/// The persons of each role.
const OF_ROLE: [&[Person]; Role::ALL.len()] = {
    let mut rest: &[Person] = &Person::ALL;
    let mut all: [&[Person]; Role::ALL.len()] = [rest; Role::ALL.len()];
    let mut role = 0;
    while role < all.len() {
        let ages = if role < Role::OF_TWO_AGES { 2 } else { 1 };
        (all[role], rest) = rest.split_at(ages);
        role += 1;
    }
    all
};

impl Person {
    /// What this person does.
    #[must_use]
    pub const fn role(self) -> Role {
        PRINTED[self as usize].0
    }

    /// Young or old; roles of one age are young.
    #[must_use]
    pub const fn age(self) -> Age {
        PRINTED[self as usize].1
    }

    /// How many of its role's symbols it shows (D2).
    #[must_use]
    pub const fn symbols(self) -> u8 {
        PRINTED[self as usize].2
    }

    /// How many spaces it brings the marker forward when it is placed (D2, D20).
    #[must_use]
    pub const fn value(self) -> u8 {
        PRINTED[self as usize].3
    }

    /// How many tiles of this kind a game has (D3).
    #[must_use]
    pub const fn tiles(self, players: u8) -> u8 {
        let absent = 5 - players;
        match (self.role().old(), self.age()) {
            (None, _) => 10 - 2 * absent,
            (Some(_), Age::Young) => 6 - absent,
            (Some(_), Age::Old) => 4 - absent,
        }
    }

    /// The place of this kind in [`Person::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_and_persons_agree_d2() {
        for person in Person::ALL {
            let same = if person.age() == Age::Young { Some(person.role().young()) } else { person.role().old() };
            assert_eq!(same, Some(person));
        }
    }

    #[test]
    fn fewer_players_have_fewer_tiles_d3() {
        let tiles = |person: Person| (2..=5).map(|players| person.tiles(players)).collect::<Vec<_>>();
        assert_eq!(tiles(Person::YoungMonk), [3, 4, 5, 6]);
        assert_eq!(tiles(Person::OldMonk), [1, 2, 3, 4]);
        assert_eq!(tiles(Person::Lady), [4, 6, 8, 10]);
    }
}
