//! The cards: eight action cards that are dealt into groups every month (D9), and the person cards in each hand (D4).

use crate::person::Role;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use tianxia_core::Dice;

/// An action card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
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

/// How the action cards of the month lie together: the group of each card, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, JsonSchema)]
#[schemars(with = "Vec<Vec<ActionCard>>", inline)]
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

/// A person card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, JsonSchema)]
#[schemars(with = "CardName", inline)]
pub enum Card {
    /// Takes a person of this role.
    Of(Role),
    /// Takes any person.
    Wild,
}

/// A card as it is sent.
#[derive(JsonSchema)]
#[schemars(untagged, inline)]
#[allow(dead_code, reason = "only its schema is used")]
enum CardName {
    Of(Role),
    Wild(WildName),
}

#[derive(JsonSchema)]
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

    /// The card a word stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Card> {
        if word == "wild" { Some(Card::Wild) } else { Role::from_word(word).map(Card::Of) }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// The person cards a player still holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    /// One bit for each role.
    roles: u16,
    wild: u8,
}

impl Hand {
    /// All eleven cards (D4).
    pub(crate) const FULL: Hand = Hand { roles: (1 << Role::ALL.len()) - 1, wild: 2 };
    pub(crate) const EMPTY: Hand = Hand { roles: 0, wild: 0 };

    pub(crate) const fn count(self, card: Card) -> u8 {
        match card {
            Card::Of(role) => (self.roles >> role as u16 & 1) as u8,
            Card::Wild => self.wild,
        }
    }

    pub(crate) const fn len(self) -> u8 {
        self.roles.count_ones() as u8 + self.wild
    }

    /// The roles whose card is held.
    #[inline]
    pub(crate) fn roles(self) -> impl Iterator<Item = Role> {
        let mut left = self.roles;
        std::iter::from_fn(move || {
            let role = Role::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*role)
        })
    }

    /// The kinds of cards held, each once.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = Card> {
        self.roles().map(Card::Of).chain((self.wild > 0).then_some(Card::Wild))
    }

    pub(crate) fn remove(&mut self, card: Card) {
        debug_assert!(self.count(card) > 0);
        match card {
            Card::Of(role) => self.roles &= !(1 << role as u16),
            Card::Wild => self.wild -= 1,
        }
    }

    /// Adds a card; `false` if a full hand has no more of them.
    pub(crate) fn add(&mut self, card: Card) -> bool {
        let room = self.count(card) < Hand::FULL.count(card);
        if room {
            match card {
                Card::Of(role) => self.roles |= 1 << role as u16,
                Card::Wild => self.wild += 1,
            }
        }
        room
    }
}
