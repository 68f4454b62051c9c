//! The names of things, as ids of messages in `locales/`.

use crate::board::calendar::{MonthEvent, SuperEvent};
use crate::board::cards::{ActionCard, Card};
use crate::board::person::{Person, Role};
use crate::board::tiles::{Size, WallTile};
use crate::state::tally::{Cause, Source};

impl Role {
    /// The message that names this role.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Role::Monk => "dragon-role-monk",
            Role::Pyrotechnist => "dragon-role-pyrotechnist",
            Role::Warrior => "dragon-role-warrior",
            Role::Healer => "dragon-role-healer",
            Role::Farmer => "dragon-role-farmer",
            Role::Scholar => "dragon-role-scholar",
            Role::Craftsman => "dragon-role-craftsman",
            Role::Lady => "dragon-role-lady",
            Role::Collector => "dragon-role-collector",
        }
    }
}

impl Person {
    /// The message that names this person.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Person::YoungMonk => "dragon-person-young-monk",
            Person::OldMonk => "dragon-person-old-monk",
            Person::YoungPyrotechnist => "dragon-person-young-pyrotechnist",
            Person::OldPyrotechnist => "dragon-person-old-pyrotechnist",
            Person::YoungWarrior => "dragon-person-young-warrior",
            Person::OldWarrior => "dragon-person-old-warrior",
            Person::YoungHealer => "dragon-person-young-healer",
            Person::OldHealer => "dragon-person-old-healer",
            Person::YoungFarmer => "dragon-person-young-farmer",
            Person::OldFarmer => "dragon-person-old-farmer",
            Person::YoungScholar => "dragon-person-young-scholar",
            Person::OldScholar => "dragon-person-old-scholar",
            Person::Craftsman => "dragon-person-craftsman",
            Person::Lady => "dragon-person-lady",
            Person::Collector => "dragon-person-collector",
        }
    }
}

impl ActionCard {
    /// The message that names this action.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            ActionCard::Taxes => "dragon-action-taxes",
            ActionCard::Build => "dragon-action-build",
            ActionCard::Harvest => "dragon-action-harvest",
            ActionCard::Fireworks => "dragon-action-fireworks",
            ActionCard::Military => "dragon-action-military",
            ActionCard::Research => "dragon-action-research",
            ActionCard::Privilege => "dragon-action-privilege",
            ActionCard::Wall => "dragon-action-wall",
        }
    }
}

impl MonthEvent {
    /// The message that names this event.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            MonthEvent::Tribute => "dragon-event-tribute",
            MonthEvent::Drought => "dragon-event-drought",
            MonthEvent::Festival => "dragon-event-festival",
            MonthEvent::Mongols => "dragon-event-mongols",
            MonthEvent::Epidemic => "dragon-event-epidemic",
            MonthEvent::Peace => "dragon-event-peace",
        }
    }
}

impl SuperEvent {
    /// The message that names this super event.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            SuperEvent::Lanterns => "dragon-super-lanterns",
            SuperEvent::Buddha => "dragon-super-buddha",
            SuperEvent::Earthquake => "dragon-super-earthquake",
            SuperEvent::Tsunami => "dragon-super-tsunami",
            SuperEvent::Eclipse => "dragon-super-eclipse",
            SuperEvent::Eruption => "dragon-super-eruption",
            SuperEvent::Tornado => "dragon-super-tornado",
            SuperEvent::Dawn => "dragon-super-dawn",
            SuperEvent::Assassination => "dragon-super-assassination",
            SuperEvent::Treaty => "dragon-super-treaty",
        }
    }
}

impl WallTile {
    /// The message that names this tile's bonus.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            WallTile::Rice => "dragon-tile-rice",
            WallTile::Firework => "dragon-tile-firework",
            WallTile::Floor => "dragon-tile-floor",
            WallTile::Yuan => "dragon-tile-yuan",
            WallTile::Steps => "dragon-tile-steps",
            WallTile::Points => "dragon-tile-points",
        }
    }
}

impl Size {
    /// The message that names this privilege.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Size::Small => "dragon-privilege-small",
            Size::Large => "dragon-privilege-large",
        }
    }
}

impl Source {
    /// The message that names this source of points.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Source::Palaces => "dragon-source-palaces",
            Source::Ladies => "dragon-source-ladies",
            Source::Privileges => "dragon-source-privileges",
            Source::Research => "dragon-source-research",
            Source::Festival => "dragon-source-festival",
            Source::Mongols => "dragon-source-mongols",
            Source::Wall => "dragon-source-wall",
            Source::WallTile => "dragon-source-wall-tile",
            Source::Lanterns => "dragon-source-lanterns",
            Source::Buddha => "dragon-source-buddha",
            Source::Treaty => "dragon-source-treaty",
            Source::Persons => "dragon-source-persons",
            Source::Monks => "dragon-source-monks",
            Source::Money => "dragon-source-money",
        }
    }
}

impl Cause {
    /// The message that names this cause.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Cause::Tribute => "dragon-cause-tribute",
            Cause::Drought => "dragon-cause-drought",
            Cause::Mongols => "dragon-cause-mongols",
            Cause::Epidemic => "dragon-cause-epidemic",
            Cause::Wall => "dragon-cause-wall",
            Cause::Earthquake => "dragon-cause-earthquake",
            Cause::Replaced => "dragon-cause-replaced",
            Cause::Refused => "dragon-cause-refused",
        }
    }
}

impl Card {
    /// The message that names this card.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Card::Of(role) => role.message(),
            Card::Wild => "dragon-card-wild",
        }
    }
}
