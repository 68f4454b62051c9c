//! The cards: eight action cards (D9, D11 to D17, D30), and the kinds of person cards (D4).

use crate::board::names::find;
use crate::board::person::{Person, Role};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use tianxia_core::BadInput;

names! {
    /// An action card.
    pub enum ActionCard ("an action card") {
        /// 2 yuan and the coins (D11).
        Taxes = "taxes" "dragon-action-taxes",
        /// 1 floor and the hammers (D12).
        Build = "build" "dragon-action-build",
        /// 1 rice and the farmers' rice (D13).
        Harvest = "harvest" "dragon-action-harvest",
        /// 1 firework and the rockets (D14).
        Fireworks = "fireworks" "dragon-action-fireworks",
        /// 1 step and the helmets (D15).
        Military = "military" "dragon-action-military",
        /// 1 point and the books (D16).
        Research = "research" "dragon-action-research",
        /// Buy a privilege (D17).
        Privilege = "privilege" "dragon-action-privilege",
        /// Extend the Great Wall (D30).
        Wall = "wall" "dragon-action-wall",
    }
}

impl ActionCard {
    /// The role whose symbols add to this action (D11 to D16).
    #[must_use]
    pub const fn role(self) -> Option<Role> {
        match self {
            ActionCard::Taxes => Some(Role::Collector),
            ActionCard::Build => Some(Role::Craftsman),
            ActionCard::Harvest => Some(Role::Farmer),
            ActionCard::Fireworks => Some(Role::Pyrotechnist),
            ActionCard::Military => Some(Role::Warrior),
            ActionCard::Research => Some(Role::Scholar),
            ActionCard::Privilege | ActionCard::Wall => None,
        }
    }

    /// The symbols on the card itself.
    #[must_use]
    pub const fn symbols(self) -> u8 {
        match self {
            ActionCard::Taxes => 2,
            ActionCard::Privilege | ActionCard::Wall => 0,
            _ => 1,
        }
    }
}

/// A person card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "CardName"))]
pub enum Card {
    /// Takes a person of this role.
    Of(Role),
    /// Takes any person.
    Wild,
}

/// A person card: a role, or any person.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(rename = "Card", untagged)]
#[allow(dead_code, reason = "only its schema is used")]
enum CardName {
    Of(Role),
    Wild(WildName),
}

#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(rename_all = "lowercase", inline)]
#[allow(dead_code, reason = "only its schema is used")]
enum WildName {
    Wild,
}

impl Card {
    /// All ten kinds.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        Role::ALL.into_iter().map(Card::Of).chain([Card::Wild])
    }

    /// The persons it can take.
    #[must_use]
    #[inline]
    pub const fn persons(self) -> &'static [Person] {
        match self {
            Card::Of(role) => role.persons(),
            Card::Wild => &Person::ALL,
        }
    }

    /// The word for it in notation and positions.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Card::Of(role) => role.word(),
            Card::Wild => "wild",
        }
    }

    /// The message that names it.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Card::Of(role) => role.message(),
            Card::Wild => "dragon-card-wild",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Card {
    type Err = BadInput;

    fn from_str(text: &str) -> Result<Self, BadInput> {
        find(text, "a person card", Card::all().map(|card| (card.word(), card)))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
