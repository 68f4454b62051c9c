//! What everybody can see that an action would do, condensed from its events: pagodas with the reason, provinces, villages, and that
//! the last pagoda ends the game. It is written short, since every choice of a turn carries one.

use super::figures::{Change, next_game};
use crate::board::{Colour, Tile};
use crate::rules::Halves;
use crate::seen::Event;
use crate::state::{MAJOR, Qin};
use serde::Serialize;
use tianxia_core::{Seat, Square};

/// What everybody can see that an action would do. What is empty is left out when it is written.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Effect {
    /// The tile that is placed; none by a pass.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed: Option<Placed>,
    /// The provinces that are founded, grow or become one (Q11 to Q18).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub provinces: Vec<ProvinceChange>,
    /// The villages that change hands (Q19, Q20).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub villages: Vec<VillageChange>,
    /// The pagodas that are placed or come back, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pagodas: Vec<PagodaChange>,
    /// Who places the last pagoda, which ends the game (Q22).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_pagoda: Option<Seat>,
    /// The next game of the series that has begun (Q25). It is dealt first, so it cannot be foreseen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_game: Option<NextGame>,
}

/// A tile that is placed (Q7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Placed {
    /// By whom.
    pub seat: Seat,
    /// Which.
    pub tile: Tile,
    /// Another is drawn afterwards (Q21).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub draws: bool,
}

/// A province that is not what it was.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProvinceChange {
    /// How it came about.
    pub what: ProvinceDeed,
    /// Its colour.
    pub colour: Colour,
    /// One of its squares: the tile's.
    pub at: Square,
    /// Its territories now.
    pub size: u8,
    /// Its owner now.
    pub owner: Seat,
    /// It was not major, and is now (Q13, Q18).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub major: bool,
    /// The provinces it was before: none if it is founded, one if it has grown, several if they became one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joined: Vec<Joined>,
}

/// What happens to a province.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ProvinceDeed {
    /// It is new (Q11).
    Founded,
    /// It has more territories (Q12).
    Grown,
    /// Several became one (Q14).
    Merged,
}

/// A province as it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Joined {
    /// Whose it was.
    pub owner: Seat,
    /// Its territories.
    pub size: u8,
    /// The first of its squares, row by row.
    pub at: Square,
}

/// A village that changes hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VillageChange {
    /// Which.
    pub at: Square,
    /// Who wins it; nobody if the game ends before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<Seat>,
    /// Who loses it; nobody if it was free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost: Option<Seat>,
}

/// Pagodas that are placed or come back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PagodaChange {
    /// Whose.
    pub seat: Seat,
    /// How many are placed; below zero, how many come back.
    pub by: i8,
    /// For what.
    pub why: PagodaReason,
    /// Where.
    pub at: Square,
}

/// Why pagodas are placed or come back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PagodaReason {
    /// A province is founded (Q11).
    Founded,
    /// A province has become major (Q13).
    Major,
    /// Of merged provinces only two pagodas stay (Q18).
    Merged,
    /// A village is won (Q19).
    VillageWon,
    /// A village is lost (Q20).
    VillageLost,
}

/// The next game of a series, which begins with a new board, full supplies and new hands.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NextGame {
    /// Its number, counted from 1.
    pub game: u8,
    /// Who begins.
    pub starter: Seat,
    /// What changes by clearing the table.
    pub changes: Vec<Change>,
}

/// Condenses what everybody saw of a play that began in `state`. Who is passed over, and that no tile fits any more, is not part of
/// it: that hangs on hands that nobody else sees.
pub(crate) fn effect(state: &Qin, events: &[Event]) -> Effect {
    let mut effect = Effect::default();
    let mut halves = None;
    for event in events {
        match *event {
            Event::Placed { seat, tile, first, second } => {
                effect.placed = Some(Placed { seat, tile, draws: state.supply() > 0 });
                let cells = state.board.cell(first).zip(state.board.cell(second));
                halves = cells.map(|(first, second)| Halves { tile, first, second });
            }
            Event::Founded { seat, colour, at, size } => {
                effect.change_province(ProvinceDeed::Founded, seat, (colour, at, size), Vec::new());
                effect.place(seat, 1, PagodaReason::Founded, at);
            }
            Event::Grown { seat, colour, at, size } => {
                let joined = joined(state, halves, colour);
                effect.change_province(ProvinceDeed::Grown, seat, (colour, at, size), joined);
            }
            Event::Merged { seat, colour, at, size } => {
                let joined = joined(state, halves, colour);
                let major = joined.iter().all(|province| province.size < MAJOR);
                effect.change_province(ProvinceDeed::Merged, seat, (colour, at, size), joined).major = major;
            }
            Event::Returned { seat, count, at } => effect.place(seat, -(count as i8), PagodaReason::Merged, at),
            Event::Major { seat, at, .. } => {
                let province = effect.provinces.iter_mut().find(|province| province.at == at);
                province.into_iter().for_each(|province| province.major = true);
                effect.place(seat, 1, PagodaReason::Major, at);
            }
            Event::VillageLost { seat, at } => {
                effect.villages.push(VillageChange { at, won: None, lost: Some(seat) });
                effect.place(seat, -1, PagodaReason::VillageLost, at);
            }
            Event::VillageWon { seat, at } => {
                match effect.villages.iter_mut().find(|village| village.at == at) {
                    Some(village) => village.won = Some(seat),
                    None => effect.villages.push(VillageChange { at, won: Some(seat), lost: None }),
                }
                effect.place(seat, 1, PagodaReason::VillageWon, at);
            }
            Event::LastPagoda { seat } => {
                effect.last_pagoda = Some(seat);
                effect.placed.iter_mut().for_each(|placed| placed.draws = false);
            }
            Event::NextGame { game, seat } => effect.next_game = Some(next_game(state, &effect, game, seat)),
            Event::Drew { .. } | Event::Passed { .. } | Event::NoTileFits => {}
        }
    }
    effect
}

impl Effect {
    fn place(&mut self, seat: Seat, by: i8, why: PagodaReason, at: Square) {
        self.pagodas.push(PagodaChange { seat, by, why, at });
    }

    fn change_province(
        &mut self,
        what: ProvinceDeed,
        owner: Seat,
        (colour, at, size): (Colour, Square, u8),
        joined: Vec<Joined>,
    ) -> &mut ProvinceChange {
        self.provinces.push(ProvinceChange { what, colour, at, size, owner, major: false, joined });
        let last = self.provinces.len() - 1;
        &mut self.provinces[last]
    }
}

/// The provinces of a colour that the tile touches, as they were before it.
fn joined(state: &Qin, halves: Option<Halves>, colour: Colour) -> Vec<Joined> {
    let parts = halves.into_iter().flat_map(Halves::parts).filter(|part| part.colour == colour);
    let reached = parts.flat_map(|part| state.touched_by(&part).as_slice().to_vec());
    let province = |root| {
        let held = state.at(root);
        held.owner.map(|owner| Joined { owner, size: held.size, at: state.board.square(root) })
    };
    reached.filter_map(province).collect()
}
