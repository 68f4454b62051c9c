//! What anybody may know of a position, and that is everything: only the shuffles to come are hidden. Besides what
//! lies on the table, a view holds what a player would work out by hand.

use crate::board::calendar::{MonthEvent, SUPER_MONTH, SuperEvent};
use crate::board::cards::ActionCard;
use crate::board::person::{Person, Role};
use crate::board::tiles::{Size, WallTile};
use crate::rules::acting::{GROUP_COST, TOP_UP};
use crate::seen::forecast::{Forecast, forecast};
use crate::seen::view_court::{Counts, Court};
use crate::state::{Chosen, Dragon, Phase};
use serde::{Serialize, Serializer};
use std::ops::Deref;
use std::sync::LazyLock;
use tianxia_core::{Game, Json, Seat, Turn, changes};

/// A position, ready to be drawn or sent.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Whose decision it is.
    pub turn: Turn,
    /// The decision.
    pub ask: Option<Ask>,
    /// The month, from 1 to 12.
    pub month: u8,
    /// The phase of the month.
    pub phase: Phase,
    /// Is the Great Wall built?
    pub great_wall: bool,
    /// What happens in month 7 after the month's own event.
    pub super_event: Option<SuperEvent>,
    /// The month of the super event (D32).
    pub super_month: u8,
    /// What a group costs that was taken before (D10).
    pub group_cost: u16,
    /// The yuan to which a player without an action tops up (D10).
    pub top_up: u16,
    /// What a small privilege costs (D17).
    pub small_privilege_cost: u8,
    /// What a large privilege costs (D17).
    pub large_privilege_cost: u8,
    /// What each wall tile gives, in what its name says (D30); empty without the wall.
    pub wall_bonus: Counts,
    /// What the twelve months bring.
    pub events: Vec<MonthEvent>,
    /// The order of this phase, fixed at its start.
    pub order: Vec<Seat>,
    /// How many of them are done.
    pub done: u8,
    /// The person track, farthest space first.
    pub track: Vec<Space>,
    /// The action cards of the month.
    pub groups: Vec<Group>,
    /// The person tiles left to take.
    pub supply: Vec<Stock>,
    /// The person tiles out of the game.
    pub gone: Counts,
    /// Person cards played or discarded.
    pub spent_cards: u8,
    /// Whose tiles make the wall, first month first.
    pub wall: Vec<Seat>,
    /// The roles taken during the dawn.
    pub dawn_taken: Vec<Role>,
    /// What the rest of this month and the two after it bring as things stand.
    pub forecast: Vec<Forecast>,
    /// One entry for each seat.
    pub seats: Vec<Court>,
}

changes!(View {
    turn, ask, month, phase, great_wall, super_event, super_month, group_cost, top_up, small_privilege_cost, large_privilege_cost,
    wall_bonus, events, order, done, gone, spent_cards, wall, dawn_taken,
} each { seats, supply, forecast } parts { track, groups });

/// The decision that is waited for.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ask {
    /// Who decides.
    pub seat: Seat,
    /// What kind of decision it is.
    pub what: &'static str,
    /// The person to be placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<Person>,
    /// The person to be placed after that one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<Person>,
    /// How many floors, persons, cards or goods this decision and the following ones are about.
    pub left: u16,
}

/// A space of the person track.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Space {
    /// Its number.
    pub space: u16,
    /// The markers on it, the uppermost first.
    pub seats: Vec<Seat>,
}

/// A group of action cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Group {
    /// Its cards.
    pub cards: Vec<ActionCard>,
    /// Who has taken it this month.
    pub taken_by: Vec<Seat>,
}

/// The tiles of one role left to take.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stock {
    /// The role.
    pub role: Role,
    /// Young tiles.
    pub young: u8,
    /// Old tiles, if the role has any.
    pub old: Option<u8>,
    /// Its kinds of persons, young before old, with what their tiles say (D2).
    pub persons: Kinds,
}

changes!(Stock { role, young, old, persons });

/// A kind of person tile.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Kind {
    /// Who.
    pub person: Person,
    /// How many symbols of the role a tile shows.
    pub symbols: u8,
    /// How many spaces it brings the marker forward.
    pub value: u8,
}

/// The kinds of persons of a role. They are the same in every position, so they are written once and for all.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "Vec<Kind>", inline))]
pub struct Kinds(Role);

static KINDS: LazyLock<Vec<(Vec<Kind>, Json)>> = LazyLock::new(|| {
    let kind = |person: Person| Kind { person, symbols: person.symbols(), value: person.value() };
    let kinds = |role: Role| role.persons().iter().copied().map(kind).collect::<Vec<_>>();
    Role::ALL.into_iter().map(kinds).map(|kinds| (kinds.clone(), Json::of(&kinds))).collect()
});

impl Deref for Kinds {
    type Target = [Kind];

    fn deref(&self) -> &[Kind] {
        &KINDS[self.0 as usize].0
    }
}

impl Serialize for Kinds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        KINDS[self.0 as usize].1.serialize(serializer)
    }
}

/// What anybody may know of a position.
pub(crate) fn view(game: &Dragon) -> View {
    let gone = Person::ALL.into_iter().zip(game.gone).filter(|(_, count)| *count > 0);
    let forecast = forecast(game);
    let bonuses = WallTile::ALL.into_iter().filter(|_| game.great_wall);
    View {
        turn: game.turn(),
        ask: Ask::new(game),
        month: game.month,
        phase: game.phase,
        great_wall: game.great_wall,
        super_event: game.super_event,
        super_month: SUPER_MONTH,
        group_cost: GROUP_COST,
        top_up: TOP_UP,
        small_privilege_cost: game.privilege_cost(Size::Small),
        large_privilege_cost: game.privilege_cost(Size::Large),
        wall_bonus: Counts(bonuses.map(|tile| (tile.word(), u16::from(tile.bonus()))).collect()),
        events: game.calendar.to_vec(),
        order: game.in_order().collect(),
        done: game.done,
        track: track(game),
        groups: groups(game),
        supply: Role::ALL.into_iter().map(|role| Stock::new(game, role)).collect(),
        gone: Counts(gone.map(|(person, count)| (person.word(), u16::from(count))).collect()),
        spent_cards: game.spent,
        wall: game.wall().collect(),
        dawn_taken: Role::ALL.into_iter().filter(|role| game.dawn >> *role as u16 & 1 == 1).collect(),
        seats: Seat::all(game.players).map(|seat| Court::new(game, seat, forecast.first())).collect(),
        forecast,
    }
}

impl Ask {
    fn new(game: &Dragon) -> Option<Self> {
        let seat = game.turn().seat()?;
        let (person, then) = game.decision.persons();
        Some(Ask { seat, what: game.decision.word(), person, then, left: game.left() })
    }
}

fn track(game: &Dragon) -> Vec<Space> {
    let mut track: Vec<Space> = Vec::new();
    for seat in game.track() {
        let space = game.track.space(seat);
        match track.last_mut() {
            Some(last) if last.space == space => last.seats.push(seat),
            _ => track.push(Space { space, seats: vec![seat] }),
        }
    }
    track
}

fn groups(game: &Dragon) -> Vec<Group> {
    let took = |seat: Seat, group: u8| match game.chosen[seat.index()] {
        Some(Chosen::Card(card)) => game.groups.group_of(card) == Some(group),
        _ => false,
    };
    let group = |group: u8| Group {
        cards: game.groups.cards(group).collect(),
        taken_by: Seat::all(game.players).filter(|seat| took(*seat, group)).collect(),
    };
    game.groups.groups().map(group).collect()
}

impl Stock {
    fn new(game: &Dragon, role: Role) -> Self {
        let left = |person: Person| game.supply[person.index()];
        Stock { role, young: left(role.young()), old: role.old().map(left), persons: Kinds(role) }
    }
}
