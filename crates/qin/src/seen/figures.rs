//! Every public figure that a play may change, and what an effect says will become of it. The contract suite holds the one
//! against the other in every game it plays.

use super::effect::{Effect, NextGame, PagodaReason};
use crate::board::{Colour, OF_EACH, Tile};
use crate::state::{HAND, Qin};
use serde::Serialize;
use std::collections::BTreeMap;
use tianxia_core::{Cell, Figure, Seat};

/// What a public figure counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    /// A player's pagodas that are left to place (Q3).
    PagodasLeft,
    /// A player's pagodas on provinces.
    PagodasOnProvinces,
    /// A player's pagodas on villages.
    PagodasOnVillages,
    /// A player's provinces that carry a pagoda; one that the end of the game leaves without is not founded (Q22).
    Provinces,
    /// The territories in them.
    Territories,
    /// The villages a player holds.
    Villages,
    /// The tiles a player holds.
    TilesHeld,
    /// A player's pagodas left over in the earlier games of a series (Q25).
    LeftOver,
    /// Red territories on the board.
    Red,
    /// Yellow territories on the board.
    Yellow,
    /// Blue territories on the board.
    Blue,
    /// Tiles in the supply.
    Supply,
    /// The number of the game in a series.
    Game,
}

/// A public figure that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Change {
    /// What it counts.
    pub what: Counted,
    /// Whose it is; nobody's if it is the table's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// By how much.
    pub by: i16,
}

/// What is counted, and whose it is.
type Key = (Counted, Option<Seat>);

impl Counted {
    /// Territories of this colour on the board.
    pub(super) fn of(colour: Colour) -> Counted {
        [Counted::Red, Counted::Yellow, Counted::Blue][colour as usize]
    }

    /// The figure with this count, of a seat or of the table.
    pub(super) fn figure(self, seat: Option<Seat>) -> Figure {
        let what = match self {
            Counted::PagodasLeft => "pagodas left",
            Counted::PagodasOnProvinces => "pagodas on provinces",
            Counted::PagodasOnVillages => "pagodas on villages",
            Counted::Provinces => "provinces",
            Counted::Territories => "territories in provinces",
            Counted::Villages => "villages",
            Counted::TilesHeld => "tiles held",
            Counted::LeftOver => "pagodas left over before",
            Counted::Red => "red territories",
            Counted::Yellow => "yellow territories",
            Counted::Blue => "blue territories",
            Counted::Supply => "tiles in the supply",
            Counted::Game => "games begun",
        };
        Figure { what, seat }
    }
}

pub(crate) fn figures(state: &Qin) -> Vec<(Figure, i64)> {
    counts(state).into_iter().map(|((what, seat), value)| (what.figure(seat), value)).collect()
}

pub(crate) fn changes(effect: &Effect) -> Vec<(Figure, i64)> {
    account(effect).into_iter().map(|((what, seat), by)| (what.figure(seat), by)).collect()
}

/// The figures by what they count.
fn counts(state: &Qin) -> Vec<(Key, i64)> {
    let of_seat = |seat: Seat| {
        let (on_provinces, on_villages) = state.pagodas_placed(seat);
        let standing = |root: &Cell| state.at(*root).owner == Some(seat) && state.at(*root).pagodas > 0;
        let sizes = || state.roots().filter(standing).map(|root| i64::from(state.at(root).size));
        let villages = state.board.villages.iter().filter(|village| state.at(*village).owner == Some(seat)).count();
        [
            (Counted::PagodasLeft, state.pagodas_left(seat).into()),
            (Counted::PagodasOnProvinces, on_provinces.into()),
            (Counted::PagodasOnVillages, on_villages.into()),
            (Counted::Provinces, sizes().count() as i64),
            (Counted::Territories, sizes().sum()),
            (Counted::Villages, villages as i64),
            (Counted::TilesHeld, state.hands[seat.index()].len().into()),
            (Counted::LeftOver, state.left_over(seat).into()),
        ]
        .map(|(what, value)| ((what, Some(seat)), value))
    };
    let of_table = [(Counted::Supply, i64::from(state.supply())), (Counted::Game, state.game_number().into())];
    let colours = Colour::ALL.map(|colour| (Counted::of(colour), state.territory[colour as usize].len().into()));
    let of_table = of_table.into_iter().chain(colours).map(|(what, value)| ((what, None), value));
    state.seats().flat_map(of_seat).chain(of_table).collect()
}

/// The changes of an effect, one by one.
fn account(effect: &Effect) -> Vec<(Key, i64)> {
    let mut account = Vec::new();
    let mut add = |what, seat, by| account.push(((what, seat), by));
    if let Some(placed) = &effect.placed {
        add(Counted::TilesHeld, Some(placed.seat), if placed.draws { 0 } else { -1 });
        add(Counted::Supply, None, if placed.draws { -1 } else { 0 });
        placed.tile.colours().into_iter().for_each(|colour| add(Counted::of(colour), None, 1));
    }
    for province in &effect.provinces {
        add(Counted::Provinces, Some(province.owner), 1);
        add(Counted::Territories, Some(province.owner), province.size.into());
        for before in &province.joined {
            add(Counted::Provinces, Some(before.owner), -1);
            add(Counted::Territories, Some(before.owner), -i64::from(before.size));
        }
    }
    for village in &effect.villages {
        village.won.into_iter().for_each(|seat| add(Counted::Villages, Some(seat), 1));
        village.lost.into_iter().for_each(|seat| add(Counted::Villages, Some(seat), -1));
    }
    for pagodas in &effect.pagodas {
        let by = i64::from(pagodas.by);
        let on = match pagodas.why {
            PagodaReason::VillageWon | PagodaReason::VillageLost => Counted::PagodasOnVillages,
            PagodaReason::Founded | PagodaReason::Major | PagodaReason::Merged => Counted::PagodasOnProvinces,
        };
        add(on, Some(pagodas.seat), by);
        add(Counted::PagodasLeft, Some(pagodas.seat), -by);
    }
    for change in effect.next_game.iter().flat_map(|next| &next.changes) {
        add(change.what, change.seat, change.by.into());
    }
    account
}

/// The table is cleared and set up again (Q25): what the game before left, by its figures, against a new game by the rules.
pub(super) fn next_game(state: &Qin, effect: &Effect, game: u8, starter: Seat) -> NextGame {
    let mut ended: BTreeMap<_, _> = counts(state).into_iter().collect();
    for (key, by) in account(effect) {
        *ended.entry(key).or_default() += by;
    }
    let options = state.options();
    let dealt = i64::from(HAND) * i64::from(options.players());
    let change = |(&(what, seat), &was): (&Key, &i64)| {
        let now = match what {
            Counted::PagodasLeft => options.pagodas_each().into(),
            Counted::LeftOver => was + ended[&(Counted::PagodasLeft, seat)],
            Counted::TilesHeld => HAND.into(),
            Counted::Supply => i64::from(OF_EACH) * Tile::ALL.len() as i64 - dealt,
            Counted::Red | Counted::Yellow | Counted::Blue => 1,
            Counted::Game => game.into(),
            Counted::PagodasOnProvinces
            | Counted::PagodasOnVillages
            | Counted::Provinces
            | Counted::Territories
            | Counted::Villages => 0,
        };
        (now != was).then_some(Change { what, seat, by: (now - was) as i16 })
    };
    NextGame { game, starter, changes: ended.iter().filter_map(change).collect() }
}
