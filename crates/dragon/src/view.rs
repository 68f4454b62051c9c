//! What anybody may know of a position, and that is everything: only the shuffles to come are hidden. Besides what
//! lies on the table, a view holds what a player would work out by hand.

use crate::calendar::{Event, SuperEvent};
use crate::cards::{ActionCard, Card};
use crate::forecast::Forecast;
use crate::palace::Palace;
use crate::person::{Person, Role};
use crate::player::{self, Size, WallTile};
use crate::state::{Chosen, Dragon, Pending, Phase};
use crate::tally::{Cause, Source};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use tianxia_core::{Seat, Turn};

/// A position, ready to be drawn or sent.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
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
    /// What a large privilege costs.
    pub large_privilege_cost: u8,
    /// What the twelve months bring.
    pub events: Vec<Event>,
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
    /// What the coming event will mean as things stand.
    pub forecast: Option<Forecast>,
    /// One entry for each seat.
    pub seats: Vec<Court>,
}

/// The decision that is waited for.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
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
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Space {
    /// Its number.
    pub space: u16,
    /// The markers on it, the uppermost first.
    pub seats: Vec<Seat>,
}

/// A group of action cards.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Group {
    /// Its cards.
    pub cards: Vec<ActionCard>,
    /// Who has taken it this month.
    pub taken_by: Vec<Seat>,
}

/// The tiles of one role left to take.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Stock {
    /// The role.
    pub role: Role,
    /// Young tiles.
    pub young: u8,
    /// Old tiles, if the role has any.
    pub old: Option<u8>,
}

/// A player's side of the table.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Court {
    /// Who.
    pub seat: Seat,
    /// Points.
    pub score: u16,
    /// Money.
    pub yuan: u16,
    /// Rice.
    pub rice: u16,
    /// Fireworks.
    pub fireworks: u16,
    /// Small privileges.
    pub small_privileges: u8,
    /// Large privileges.
    pub large_privileges: u8,
    /// The palaces in falling order, numbered from 1 in notation.
    pub palaces: Vec<Palace>,
    /// The space of the marker on the person track.
    pub space: u16,
    /// The person cards still held.
    pub cards: Vec<Card>,
    /// The wall tiles not yet used.
    pub wall_tiles: Vec<WallTile>,
    /// What this seat did in this month's action phase: an action, or `pass`.
    pub chosen: Option<&'static str>,
    /// Persons, floors, cards or goods this seat still has to give up in this phase.
    pub due: u16,
    /// What each action would give this seat now.
    pub actions: Vec<Yield>,
    /// What the next monthly scoring would bring: palaces, court ladies, privileges (D28).
    pub income: [u16; 3],
    /// What the final scoring would bring: persons, monks, money (D29).
    pub estate: [u16; 3],
    /// Points by source.
    pub points: Counts,
    /// Points by month; the thirteenth figure is the final scoring.
    pub months: Vec<u16>,
    /// Persons lost, by cause.
    pub lost: Counts,
    /// Floors built after the first four.
    pub built: u8,
    /// Floors lost to decay.
    pub decayed: u8,
    /// Floors lost to the earthquake.
    pub fallen: u8,
    /// Actions paid with 3 yuan.
    pub paid: u8,
}

/// What an action would give a seat now.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Yield {
    /// The action.
    pub action: ActionCard,
    /// Yuan, floors, rice, fireworks, steps or points; for a privilege the dragons that could be bought.
    pub amount: u8,
    /// Yuan to be paid for the group first; `None` while the card does not lie out.
    pub price: Option<u16>,
    /// Could this seat do it?
    pub possible: bool,
}

/// Counts by name, as a JSON object.
#[derive(Clone, PartialEq, Debug, JsonSchema)]
#[schemars(with = "std::collections::BTreeMap<String, u16>", inline)]
pub struct Counts(pub Vec<(&'static str, u16)>);

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

impl View {
    pub(crate) fn new(game: &Dragon) -> Self {
        let seats = |order: &[u8]| -> Vec<Seat> {
            order[..usize::from(game.players)].iter().map(|seat| Seat::new(usize::from(*seat))).collect()
        };
        let gone = Person::ALL.into_iter().zip(game.gone).filter(|(_, count)| *count > 0);
        View {
            turn: tianxia_core::Game::turn(game),
            ask: Ask::new(game),
            month: game.month,
            phase: game.phase,
            great_wall: game.great_wall,
            super_event: game.super_event,
            large_privilege_cost: game.large_cost,
            events: game.calendar.to_vec(),
            order: seats(&game.order),
            done: game.done,
            track: track(game, &seats(&game.track.order())),
            groups: groups(game),
            supply: Role::ALL.into_iter().map(|role| Stock::new(game, role)).collect(),
            gone: Counts(gone.map(|(person, count)| (person.words(), u16::from(count))).collect()),
            spent_cards: game.spent,
            wall: game.wall.owners().iter().map(|owner| Seat::new(usize::from(*owner))).collect(),
            dawn_taken: Role::ALL.into_iter().filter(|role| game.dawn >> *role as u16 & 1 == 1).collect(),
            forecast: Forecast::new(game),
            seats: Seat::all(game.players).map(|seat| Court::new(game, seat)).collect(),
        }
    }
}

impl Ask {
    fn new(game: &Dragon) -> Option<Self> {
        let seat = tianxia_core::Game::turn(game).seat()?;
        let due = game.due[seat.index()];
        let (what, left) = match game.pending {
            Pending::Draft => ("draft", 2),
            Pending::Act => ("act", 1),
            Pending::Build(floors) => ("build", u16::from(floors)),
            Pending::Card => ("card", 1),
            Pending::Place(_, then) => ("place", 1 + u16::from(then.is_some())),
            Pending::Release => ("release", due),
            Pending::Starve => ("starve", due),
            Pending::Fall => ("fall", due),
            Pending::Crowded => ("crowded", game.crowded().map_or(0, |(_, palace)| u16::from(palace.excess()))),
            Pending::GiveBack => ("give_back", due),
            Pending::Discard => ("discard", due),
            Pending::Dawn => ("dawn", 1),
            Pending::Treaty => ("treaty", 1),
            Pending::Nothing => return None,
        };
        let (person, then) = match game.pending {
            Pending::Place(person, then) => (Some(person), then),
            _ => (None, None),
        };
        Some(Ask { seat, what, person, then, left })
    }
}

fn track(game: &Dragon, order: &[Seat]) -> Vec<Space> {
    let mut track: Vec<Space> = Vec::new();
    for seat in order {
        let space = game.track.space(*seat);
        match track.last_mut() {
            Some(last) if last.space == space => last.seats.push(*seat),
            _ => track.push(Space { space, seats: vec![*seat] }),
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
        Stock { role, young: left(role.young()), old: role.old().map(left) }
    }
}

impl Court {
    fn new(game: &Dragon, seat: Seat) -> Self {
        let player = &game.seats[seat.index()];
        let tally = &player.tally;
        let cards = player.hand.kinds().flat_map(|card| (0..player.hand.count(card)).map(move |_| card));
        Court {
            seat,
            score: tally.score(),
            yuan: player.yuan,
            rice: player.rice,
            fireworks: player.fireworks,
            small_privileges: player.small_privileges,
            large_privileges: player.large_privileges,
            palaces: player.court.palaces().to_vec(),
            space: game.track.space(seat),
            cards: cards.collect(),
            wall_tiles: WallTile::ALL.into_iter().filter(|tile| player.has_tile(*tile)).collect(),
            chosen: game.chosen[seat.index()].map(Chosen::word),
            due: game.due[seat.index()],
            actions: yields(game, player),
            income: player.income(),
            estate: player.estate(),
            points: Counts(Source::ALL.iter().map(|one| (one.word(), tally.sources[*one as usize])).collect()),
            months: tally.months.to_vec(),
            lost: Counts(Cause::ALL.iter().map(|one| (one.word(), u16::from(tally.lost[*one as usize]))).collect()),
            built: tally.built,
            decayed: tally.decayed,
            fallen: tally.fallen,
            paid: tally.paid,
        }
    }
}

/// What each action in play would give a player now.
fn yields(game: &Dragon, player: &player::Player) -> Vec<Yield> {
    let in_play = |card: &ActionCard| *card != ActionCard::Wall || game.great_wall;
    ActionCard::ALL
        .into_iter()
        .filter(in_play)
        .map(|action| {
            let price = game.price(action);
            let left = player.yuan.checked_sub(price.unwrap_or(0));
            let amount = match action {
                ActionCard::Privilege => {
                    let affords = |size: Size| left.is_some_and(|left| left >= u16::from(game.privilege_cost(size)));
                    u8::from(affords(Size::Small)) + u8::from(affords(Size::Large))
                }
                ActionCard::Wall => u8::from(player.wall_tiles != 0 && !game.wall.is_complete()),
                _ => action.symbols() + action.role().map_or(0, |role| player.court.symbols(role)),
            };
            Yield { action, amount, price, possible: price.is_some() && left.is_some() && amount > 0 }
        })
        .collect()
}
