//! Every public figure that a play may change, and what an effect says of it: the contract suite holds the two against each other.
//! Points are among them, since everybody sees every gain, although views keep the totals (H7).

use super::effect::{Effect, Gone, Moved};
use crate::board::{Colour, Tiles};
use crate::state::Huang;
use tianxia_core::{Figure, Seat};

/// A name for each colour.
type Names = [&'static str; 5];

const POINTS: Names = ["yellow points", "red points", "blue points", "green points", "white points"];
const LEADERS: Names = ["yellow leader", "red leader", "blue leader", "green leader", "white leader"];
const TILES: Names = ["yellow tiles", "red tiles", "blue tiles", "green tiles", "white tiles"];
const PAGODAS: Names = ["yellow pagodas", "red pagodas", "blue pagodas", "green pagodas", "white pagodas"];
const MARKET: Names = ["market: yellow", "market: red", "market: blue", "market: green", "market: white"];
const SPENT: Names = ["spent yellow", "spent red", "spent blue", "spent green", "spent white"];
const HAND: &str = "tiles in hand";
const DISCARDS: &str = "unseen discards";
const TAKEN: &str = "granaries taken";
const PALACE: &str = "palace";
const GRANARIES: &str = "granaries";
const LOST: &str = "granaries lost";
const BANDITS: &str = "bandit tiles";
const BAG: &str = "bag";

/// The figures of a position.
pub(crate) fn figures(game: &Huang) -> Vec<(Figure, i64)> {
    let mut sheet = Sheet::default();
    for colour in Colour::ALL {
        sheet.table(TILES[colour.index()], game.tiles_of(colour).len());
        sheet.table(PAGODAS[colour.index()], game.pagodas[colour.index()].iter().flatten().count() as u32);
        sheet.table(SPENT[colour.index()], game.spent[colour]);
        sheet.table(MARKET[colour.index()], game.market[colour]);
    }
    sheet.table(PALACE, game.palace.is_some());
    sheet.table(GRANARIES, game.granaries.len());
    sheet.table(LOST, game.granaries_lost);
    sheet.table(BANDITS, game.bandits.iter().flatten().count() as u32);
    sheet.table(BAG, game.bag.len());
    for seat in Seat::all(game.options.players) {
        let player = game.seat(seat);
        for colour in Colour::ALL {
            sheet.seat(POINTS[colour.index()], seat, player.points[colour.index()]);
            sheet.seat(LEADERS[colour.index()], seat, game.leader(seat, colour).is_some());
        }
        sheet.seat(HAND, seat, player.hand.len());
        sheet.seat(DISCARDS, seat, player.discards.len());
        sheet.seat(TAKEN, seat, player.granaries);
    }
    sheet.figures
}

/// The figures that an effect changes.
pub(crate) fn changes(effect: &Effect) -> Vec<(Figure, i64)> {
    let mut sheet = Sheet::default();
    if let Some(tile) = &effect.tile {
        sheet.table(TILES[tile.colour.index()], 1);
        sheet.seat(HAND, tile.seat, -1);
    }
    if let Some(took) = &effect.took {
        sheet.table(MARKET[took.colour.index()], -1);
        sheet.seat(HAND, took.seat, 1);
    }
    for leader in &effect.leaders {
        let by = match leader.how {
            Moved::Placed => 1,
            Moved::Moved => 0,
            Moved::Withdrawn => -1,
        };
        sheet.seat(LEADERS[leader.colour.index()], leader.seat, by);
    }
    for gain in &effect.points {
        sheet.seat(POINTS[gain.colour.index()], gain.seat, gain.points);
    }
    for spent in &effect.spent {
        sheet.seat(HAND, spent.seat, -i64::from(spent.tiles));
        sheet.table(SPENT[spent.colour.index()], spent.tiles);
    }
    effect.gone.iter().for_each(|gone| sheet.leaves(gone));
    if let Some(built) = effect.built.as_ref().filter(|built| built.from.is_empty()) {
        sheet.table(built.pagoda.map_or(PALACE, |colour| PAGODAS[colour.index()]), 1);
    }
    if let Some(taken) = &effect.granaries {
        sheet.table(GRANARIES, -i64::from(taken.count));
        sheet.seat(TAKEN, taken.seat, taken.count);
    }
    sheet.table(BANDITS, -(effect.bandits.len() as i64));
    if let Some(discarded) = &effect.discarded {
        sheet.seat(HAND, discarded.seat, -i64::from(discarded.count));
        sheet.seat(DISCARDS, discarded.seat, discarded.count);
    }
    for drew in &effect.drew {
        sheet.seat(HAND, drew.seat, drew.count);
        sheet.table(BAG, -i64::from(drew.count));
    }
    let filled = effect.market.unwrap_or(Tiles::NONE);
    Colour::ALL.into_iter().for_each(|colour| sheet.table(MARKET[colour.index()], filled[colour]));
    sheet.table(BAG, -i64::from(filled.len()));
    sheet.figures
}

#[derive(Default)]
struct Sheet {
    figures: Vec<(Figure, i64)>,
}

impl Sheet {
    fn table(&mut self, what: &'static str, value: impl Into<i64>) {
        self.figures.push((Figure::of_table(what), value.into()));
    }

    fn seat(&mut self, what: &'static str, seat: Seat, value: impl Into<i64>) {
        self.figures.push((Figure::of_seat(what, seat), value.into()));
    }

    fn leaves(&mut self, gone: &Gone) {
        match gone {
            Gone::Tile { colour, .. } => {
                self.table(TILES[colour.index()], -1);
                self.table(SPENT[colour.index()], 1);
            }
            Gone::Leader { seat, colour, .. } => self.seat(LEADERS[colour.index()], *seat, -1),
            Gone::Pagoda { colour, .. } => self.table(PAGODAS[colour.index()], -1),
            Gone::Palace { .. } => self.table(PALACE, -1),
            Gone::Granary { .. } => {
                self.table(GRANARIES, -1);
                self.table(LOST, 1);
            }
        }
    }
}
