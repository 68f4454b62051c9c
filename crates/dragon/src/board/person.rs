//! The persons of the court (D2, D3): nine roles, six of them in two ages. A tile is fully told by its role and age, so
//! a [`Person`] stands for every tile of its kind.

use serde::{Deserialize, Serialize};

/// What a person does at court.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Buddhas, which score with the floors of the palace.
    Monk,
    /// Rockets, for fireworks.
    Pyrotechnist,
    /// Helmets, for the military and against the Mongols.
    Warrior,
    /// Mortars, against the epidemic.
    Healer,
    /// Rice, for the harvest.
    Farmer,
    /// Books, for research.
    Scholar,
    /// Hammers, for building.
    Craftsman,
    /// The court lady: a dragon, a point every month.
    Lady,
    /// The tax collector: coins, for taxes.
    Collector,
}

impl Role {
    /// All nine, in the order used everywhere.
    pub const ALL: [Role; 9] = [
        Role::Monk,
        Role::Pyrotechnist,
        Role::Warrior,
        Role::Healer,
        Role::Farmer,
        Role::Scholar,
        Role::Craftsman,
        Role::Lady,
        Role::Collector,
    ];

    /// The word for it in notation, positions and views.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Role::Monk => "monk",
            Role::Pyrotechnist => "pyrotechnist",
            Role::Warrior => "warrior",
            Role::Healer => "healer",
            Role::Farmer => "farmer",
            Role::Scholar => "scholar",
            Role::Craftsman => "craftsman",
            Role::Lady => "lady",
            Role::Collector => "collector",
        }
    }

    /// The young person of this role; roles of one age are young (D40).
    #[must_use]
    pub const fn young(self) -> Person {
        match self {
            Role::Monk => Person::YoungMonk,
            Role::Pyrotechnist => Person::YoungPyrotechnist,
            Role::Warrior => Person::YoungWarrior,
            Role::Healer => Person::YoungHealer,
            Role::Farmer => Person::YoungFarmer,
            Role::Scholar => Person::YoungScholar,
            Role::Craftsman => Person::Craftsman,
            Role::Lady => Person::Lady,
            Role::Collector => Person::Collector,
        }
    }

    /// The old person of this role, if it has two ages.
    #[must_use]
    pub const fn old(self) -> Option<Person> {
        match self {
            Role::Monk => Some(Person::OldMonk),
            Role::Pyrotechnist => Some(Person::OldPyrotechnist),
            Role::Warrior => Some(Person::OldWarrior),
            Role::Healer => Some(Person::OldHealer),
            Role::Farmer => Some(Person::OldFarmer),
            Role::Scholar => Some(Person::OldScholar),
            Role::Craftsman | Role::Lady | Role::Collector => None,
        }
    }

    /// Its persons, young before old.
    #[inline]
    pub fn persons(self) -> impl Iterator<Item = Person> {
        std::iter::once(self.young()).chain(self.old())
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

/// A kind of person tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it; role and age are methods")]
pub enum Person {
    YoungMonk,
    OldMonk,
    YoungPyrotechnist,
    OldPyrotechnist,
    YoungWarrior,
    OldWarrior,
    YoungHealer,
    OldHealer,
    YoungFarmer,
    OldFarmer,
    YoungScholar,
    OldScholar,
    Craftsman,
    Lady,
    Collector,
}

/// The number of kinds of person tiles.
pub(crate) const KINDS: usize = 15;

impl Person {
    /// All fifteen kinds, in the order used everywhere.
    pub const ALL: [Person; KINDS] = [
        Person::YoungMonk,
        Person::OldMonk,
        Person::YoungPyrotechnist,
        Person::OldPyrotechnist,
        Person::YoungWarrior,
        Person::OldWarrior,
        Person::YoungHealer,
        Person::OldHealer,
        Person::YoungFarmer,
        Person::OldFarmer,
        Person::YoungScholar,
        Person::OldScholar,
        Person::Craftsman,
        Person::Lady,
        Person::Collector,
    ];

    /// What this person does.
    #[must_use]
    pub const fn role(self) -> Role {
        match self {
            Person::YoungMonk | Person::OldMonk => Role::Monk,
            Person::YoungPyrotechnist | Person::OldPyrotechnist => Role::Pyrotechnist,
            Person::YoungWarrior | Person::OldWarrior => Role::Warrior,
            Person::YoungHealer | Person::OldHealer => Role::Healer,
            Person::YoungFarmer | Person::OldFarmer => Role::Farmer,
            Person::YoungScholar | Person::OldScholar => Role::Scholar,
            Person::Craftsman => Role::Craftsman,
            Person::Lady => Role::Lady,
            Person::Collector => Role::Collector,
        }
    }

    /// Young or old; roles of one age are young.
    #[must_use]
    pub const fn age(self) -> Age {
        match self {
            Person::OldMonk
            | Person::OldPyrotechnist
            | Person::OldWarrior
            | Person::OldHealer
            | Person::OldFarmer
            | Person::OldScholar => Age::Old,
            _ => Age::Young,
        }
    }

    /// How many of its role's symbols it shows (D2).
    #[must_use]
    pub const fn symbols(self) -> u8 {
        match self {
            Person::OldScholar | Person::Collector => 3,
            Person::YoungScholar
            | Person::OldMonk
            | Person::OldPyrotechnist
            | Person::OldWarrior
            | Person::OldHealer
            | Person::OldFarmer => 2,
            _ => 1,
        }
    }

    /// How many spaces it brings the marker forward when it is placed (D2, D20).
    #[must_use]
    pub const fn value(self) -> u8 {
        match self {
            Person::YoungMonk => 6,
            Person::YoungPyrotechnist | Person::YoungWarrior => 5,
            Person::YoungHealer | Person::YoungFarmer | Person::YoungScholar => 4,
            Person::OldPyrotechnist | Person::OldWarrior | Person::Collector => 3,
            Person::OldMonk | Person::OldScholar | Person::Craftsman => 2,
            Person::OldHealer | Person::OldFarmer | Person::Lady => 1,
        }
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

    /// The words for it in notation and positions: `young monk`, `craftsman`.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Person::YoungMonk => "young monk",
            Person::OldMonk => "old monk",
            Person::YoungPyrotechnist => "young pyrotechnist",
            Person::OldPyrotechnist => "old pyrotechnist",
            Person::YoungWarrior => "young warrior",
            Person::OldWarrior => "old warrior",
            Person::YoungHealer => "young healer",
            Person::OldHealer => "old healer",
            Person::YoungFarmer => "young farmer",
            Person::OldFarmer => "old farmer",
            Person::YoungScholar => "young scholar",
            Person::OldScholar => "old scholar",
            Person::Craftsman => "craftsman",
            Person::Lady => "lady",
            Person::Collector => "collector",
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
    fn fewer_players_have_fewer_tiles_d3() {
        let tiles = |person: Person| (2..=5).map(|players| person.tiles(players)).collect::<Vec<_>>();
        assert_eq!(tiles(Person::YoungMonk), [3, 4, 5, 6]);
        assert_eq!(tiles(Person::OldMonk), [1, 2, 3, 4]);
        assert_eq!(tiles(Person::Lady), [4, 6, 8, 10]);
    }
}
