//! The position as numbers. Nothing is hidden in this game, so all of it is written but for what follows from the rest; only the order of
//! the seats depends on who observes.

use crate::board::calendar::{MONTHS, MonthEvent, SuperEvent};
use crate::board::cards::ActionCard;
use crate::board::person::{Person, Role};
use crate::board::tiles::WallTile;
use crate::state::court::PALACES_IN_PLAY;
use crate::state::decision::Decision;
use crate::state::palace::{MOST_FLOORS, Palace};
use crate::state::track::Order;
use crate::state::{Chosen, Dragon, Phase};
use tianxia_core::encoding::{Ink, fraction, one_hot};
use tianxia_core::{MAX_SEATS, Seat};

/// The game has no board.
pub(crate) const GRID: (usize, usize) = (0, 0);

/// The usual amounts: tiles of a kind, goods of a player, spaces of the track, points of a source or month, person cards of a table.
const TILES: u32 = 10;
const GOODS: u32 = 12;
const SPACES: u32 = 40;
const POINTS: u32 = 20;
const CARDS: u32 = 55;
/// Groups of action cards (D9), and what can be done in an action phase: a card, or nothing.
const GROUPS: usize = 5;
const DEEDS: usize = ActionCard::ALL.len() + 1;

pub(crate) fn encode(game: &Dragon, seat: Seat, ink: &mut impl Ink) {
    encode_table(game, ink);
    encode_decision(game, ink);
    let players = usize::from(game.players);
    let builder = |month: usize| game.wall.owners().get(month).map(|owner| usize::from(*owner));
    for step in 0..MAX_SEATS {
        let other = (step < players).then(|| Seat::new((seat.index() + step) % players));
        let own = other.map(Seat::index);
        let built = |month| flag(own.is_some() && builder(month) == own);
        ink.vector(("wall of the month", step), (0..usize::from(MONTHS)).map(built));
        encode_order(game, own, step, ink);
        encode_goods(game, own, step, ink);
        encode_court(game, own, step, ink);
        encode_books(game, own, step, ink);
    }
}

fn flag(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

/// What everybody shares.
fn encode_table(game: &Dragon, ink: &mut impl Ink) {
    let super_event = game.super_event.and_then(|event| SuperEvent::ALL.into_iter().position(|one| one == event));
    ink.vector("players", one_hot(Some(usize::from(game.players)), MAX_SEATS + 1).skip(2));
    ink.vector("great wall", [flag(game.great_wall)]);
    ink.vector("super event", one_hot(super_event, SuperEvent::ALL.len()));
    ink.vector("large privilege costs 6", [flag(game.large_cost == 6)]);
    ink.vector("month", one_hot(Some(usize::from(game.month) - 1), usize::from(MONTHS)));
    let of_month = |event: MonthEvent| MonthEvent::ALL.iter().map(move |one| flag(*one == event));
    ink.vector("events", game.calendar.into_iter().flat_map(of_month));
    let group = |card: ActionCard| one_hot(game.groups.group_of(card).map(usize::from), GROUPS);
    ink.vector("group of each card", ActionCard::ALL.into_iter().flat_map(group));
    ink.vector("supply", game.supply.map(|count| fraction(count, TILES)));
    ink.vector("gone", game.gone.map(|count| fraction(count, TILES)));
    ink.vector("spent cards", [fraction(game.spent, CARDS)]);
    ink.vector("taken at dawn", Role::ALL.map(|role| flag(game.dawn >> role as u16 & 1 == 1)));
}

/// Writes the decision.
fn encode_decision(game: &Dragon, ink: &mut impl Ink) {
    let (person, then) = game.decision.persons();
    ink.vector("phase", one_hot(Some(game.phase as usize), 9));
    ink.vector("decision", one_hot(Some(game.decision.index()), Decision::KINDS));
    ink.vector("floors to build", [fraction(game.decision.floors(), GOODS)]);
    ink.vector("person to place", one_hot(person.map(Person::index), Person::ALL.len()));
    ink.vector("person to place then", one_hot(then.map(Person::index), Person::ALL.len()));
    ink.vector("seats that are done", [fraction(game.done, MAX_SEATS as u32)]);
}

/// Who a seat is, and when it comes.
fn encode_order(game: &Dragon, own: Option<usize>, step: usize, ink: &mut impl Ink) {
    let players = usize::from(game.players);
    let rank = |order: &Order| own.and_then(|own| order[..players].iter().position(|seat| usize::from(*seat) == own));
    let decides = game.phase != Phase::Over && own == Some(game.at());
    let deed = own.and_then(|own| game.chosen[own]).map(|chosen| match chosen {
        Chosen::Card(card) => card as usize,
        Chosen::Pass => DEEDS - 1,
    });
    ink.vector(("plays", step), [flag(own.is_some())]);
    ink.vector(("decides", step), [flag(decides)]);
    ink.vector(("place in this phase", step), one_hot(rank(&game.order), MAX_SEATS));
    ink.vector(("place on the track", step), one_hot(rank(&game.track.order()), MAX_SEATS));
    ink.vector(("space", step), [fraction(own.map_or(0, |own| game.track.space(Seat::new(own))), SPACES)]);
    ink.vector(("action this month", step), one_hot(deed, DEEDS));
    ink.vector(("to give up", step), [fraction(own.map_or(0, |own| game.due[own]), GOODS)]);
}

fn encode_goods(game: &Dragon, own: Option<usize>, step: usize, ink: &mut impl Ink) {
    let player = own.map(|own| &game.seats[own]);
    let goods = player.map_or([0; 3], |player| [player.yuan, player.rice, player.fireworks]);
    let privileges = player.map_or([0; 2], |player| [player.small_privileges, player.large_privileges]);
    let held = |card| player.map_or(0, |player| player.hand.count(card));
    ink.vector(("yuan, rice, fireworks", step), goods.map(|count| fraction(count, GOODS)));
    ink.vector(("privileges", step), privileges.map(|count| fraction(count, 4)));
    ink.vector(("cards", step), crate::Card::all().map(|card| fraction(held(card), 2)));
    let unused = |tile| flag(player.is_some_and(|player| player.has_tile(tile)));
    ink.vector(("wall tiles", step), WallTile::ALL.map(unused));
}

/// The palaces in their order, each with its floors and its persons by kind.
fn encode_court(game: &Dragon, own: Option<usize>, step: usize, ink: &mut impl Ink) {
    let court = own.map(|own| &game.seats[own].court);
    let palaces = court.map_or(&[][..], |court| court.palaces());
    let palace = |index: usize| palaces.get(index).copied().unwrap_or(Palace::NONE);
    let shown = |palace: Palace| {
        let mut kinds = [0.0; Person::ALL.len()];
        palace.persons().for_each(|person| kinds[person.index()] += fraction(1_u8, MOST_FLOORS.into()));
        [fraction(palace.floors(), MOST_FLOORS.into()), flag(palace.is_starved())].into_iter().chain(kinds)
    };
    ink.vector(("palaces", step), (0..PALACES_IN_PLAY).flat_map(|index| shown(palace(index))));
    let symbols = |role| court.map_or(0, |court| court.symbols(role));
    ink.vector(("symbols", step), Role::ALL.map(|role| fraction(symbols(role), 6)));
}

/// The points and losses of a seat.
fn encode_books(game: &Dragon, own: Option<usize>, step: usize, ink: &mut impl Ink) {
    let books = own.map_or_else(Default::default, |own| game.seats[own].tally);
    ink.vector(("score", step), [fraction(books.score(), 5 * POINTS)]);
    ink.vector(("points by source", step), books.sources.map(|points| fraction(points, POINTS)));
    ink.vector(("points by month", step), books.months.map(|points| fraction(points, POINTS)));
    ink.vector(("persons lost by cause", step), books.lost.map(|count| fraction(count, 3)));
    let floors = [books.built, books.decayed, books.fallen, books.paid];
    ink.vector(("built, decayed, fallen, paid", step), floors.map(|count| fraction(count, GOODS)));
}
