//! The cards: eight action cards (D9, D11 to D17, D30), and the kinds of person cards (D4).

use crate::board::person::Role;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;

/// An action card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ActionCard {
    /// 2 yuan and the coins (D11).
    Taxes,
    /// 1 floor and the hammers (D12).
    Build,
    /// 1 rice and the farmers' rice (D13).
    Harvest,
    /// 1 firework and the rockets (D14).
    Fireworks,
    /// 1 step and the helmets (D15).
    Military,
    /// 1 point and the books (D16).
    Research,
    /// Buy a privilege (D17).
    Privilege,
    /// Extend the Great Wall (D30).
    Wall,
}

impl ActionCard {
    /// All eight; the last only with the Great Wall.
    pub const ALL: [ActionCard; 8] = [
        ActionCard::Taxes,
        ActionCard::Build,
        ActionCard::Harvest,
        ActionCard::Fireworks,
        ActionCard::Military,
        ActionCard::Research,
        ActionCard::Privilege,
        ActionCard::Wall,
    ];

    /// The word for it in notation, positions and scripts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            ActionCard::Taxes => "taxes",
            ActionCard::Build => "build",
            ActionCard::Harvest => "harvest",
            ActionCard::Fireworks => "fireworks",
            ActionCard::Military => "military",
            ActionCard::Research => "research",
            ActionCard::Privilege => "privilege",
            ActionCard::Wall => "wall",
        }
    }

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
    pub fn all() -> impl Iterator<Item = Card> {
        Role::ALL.into_iter().map(Card::Of).chain([Card::Wild])
    }

    /// The word for it in notation and positions.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Card::Of(role) => role.word(),
            Card::Wild => "wild",
        }
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
