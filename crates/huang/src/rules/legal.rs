//! Lists every answer to the present decision. What is listed here is exactly what `refuse` lets through.

use super::Action;
use crate::board::{Colour, Site, Tiles};
use crate::state::{Commitment, HAND, Huang, Stage, WarPhase};
use tianxia_core::{Cell, CellList, Cells, Seat};

/// Appends every answer to the present decision.
pub(crate) fn legal(game: &Huang, out: &mut Vec<Action>) {
    match &game.stage {
        Stage::Over(_) => {}
        Stage::Act => game.list_actions(out),
        Stage::Build { tile } => {
            out.push(Action::None);
            let sites = game.sites_at(*tile);
            out.extend(sites.map(|site| Action::Build { site, leader: false }));
        }
        Stage::Move { to, .. } => {
            let colour = game.colour_at(game.map().triangles()[usize::from(*to)][0]);
            let pagodas = colour.map_or([None; 2], |colour| game.pagodas[colour.index()]);
            out.extend(pagodas.into_iter().flatten().map(Action::Move));
        }
        Stage::Market => {
            out.push(Action::None);
            let market = Colour::ALL.into_iter().filter(|colour| game.market[*colour] > 0);
            out.extend(market.map(Action::Take));
        }
        Stage::Chain { tile } => {
            out.push(Action::None);
            if game.seat(game.active).hand[Colour::Blue] > 0 {
                out.extend(game.chain_places(*tile).iter().map(|cell| Action::Tile(Colour::Blue, cell)));
            }
        }
        Stage::Revolt(revolt) => {
            let seat = if revolt.attack.is_some() { revolt.defender } else { game.active };
            out.push(Action::None);
            game.commitments(seat, Colour::Yellow).for_each(|commitment| out.push(Action::Commit(commitment)));
        }
        Stage::War(war) => match war.phase {
            WarPhase::Support(seat) => {
                out.push(Action::None);
                for side in war.sides() {
                    let support = |commitment| Action::Support(side.door, commitment);
                    out.extend(game.commitments(seat, Colour::Red).map(support));
                }
            }
            WarPhase::Tie => {
                let tied = (0..war.sides().len()).filter(|side| war.total(*side) == war.highest());
                out.extend(tied.map(|side| Action::Win(war.sides()[side].door)));
            }
            WarPhase::Pay { winner, .. } => {
                let reds = war.sides()[usize::from(winner)].cells & game.tiles_of(Colour::Red);
                out.extend(reds.iter().map(Action::Remove));
            }
        },
        Stage::Bandits { reds, .. } => out.extend((*reds & game.tiles_of(Colour::Red)).iter().map(Action::Remove)),
        Stage::Granaries => {
            out.push(Action::None);
            out.extend(game.granaries_to_take().iter().map(Action::Keep));
        }
    }
}

impl Huang {
    /// Where the tile just placed allows a building (H18).
    pub(crate) fn sites_at(&self, tile: Cell) -> impl Iterator<Item = Site> + '_ {
        let map = self.map();
        let colour = self.colour_at(tile);
        let free = colour.map_or(Cells::NONE, |colour| self.tiles_of(colour) & !self.under_buildings());
        let pagodas = colour.is_some_and(|colour| self.pagodas_of(colour) > 0);
        let palace = self.options.palace && colour == Some(Colour::Yellow);
        let triangles = if pagodas { map.triangles_at(tile) } else { &[] };
        let rhombi = if palace { map.rhombi_at(tile) } else { &[] };
        let triangles = triangles.iter().map(|index| Site::Triangle(*index));
        let sites = triangles.chain(rhombi.iter().map(|index| Site::Rhombus(*index)));
        sites.filter(move |site| free.holds(site.cells(map)))
    }

    /// Everything a seat can add to a conflict, besides nothing.
    pub(crate) fn commitments(&self, seat: Seat, colour: Colour) -> impl Iterator<Item = Commitment> + use<> {
        let most = self.seat(seat).hand[colour];
        let off = self.leader(seat, colour).is_none();
        (0..=most).flat_map(move |tiles| {
            let plain = (tiles > 0).then_some(Commitment { tiles, leader: false });
            plain.into_iter().chain(off.then_some(Commitment { tiles, leader: true }))
        })
    }

    fn list_actions(&self, out: &mut Vec<Action>) {
        let hand = self.seat(self.active).hand;
        let linked = self.linked();
        let states = self.states(linked);
        let ground = self.tile_ground(linked, &states);
        let land = CellList::of(ground & self.map().land());
        let river = CellList::of(if hand[Colour::Blue] > 0 { ground & self.map().river() } else { Cells::NONE });
        for colour in Colour::ALL {
            if hand[colour] > 0 {
                let places = if colour == Colour::Blue { &river } else { &land };
                out.extend(places.iter().map(|cell| Action::Tile(colour, *cell)));
            }
        }
        let all_places = self.leader_places_among(self.active, linked, &states);
        let mut places = CellList::of(all_places[0]);
        for colour in Colour::ALL {
            // Most often all colours may go to the same places.
            if colour.index() > 0 && all_places[colour.index()] != all_places[colour.index() - 1] {
                places = CellList::of(all_places[colour.index()]);
            }
            out.extend(places.iter().map(|cell| Action::Leader(colour, *cell)));
            if self.leader(self.active, colour).is_some() {
                out.push(Action::Withdraw(colour));
            }
        }
        self.list_paid(
            Colour::Blue,
            &hand,
            |leader, out| {
                out.extend(CellList::of(self.all_tiles()).iter().map(|cell| Action::Riot { cell: *cell, leader }));
            },
            out,
        );
        self.list_paid(Colour::Green, &hand, |leader, out| self.list_sites(leader, out), out);
        list_replacements(&hand, out);
    }

    /// Two tiles, or one and the leader off the map (H22, H24).
    fn list_paid(&self, colour: Colour, hand: &Tiles, list: impl Fn(bool, &mut Vec<Action>), out: &mut Vec<Action>) {
        if hand[colour] >= 2 {
            list(false, out);
        }
        if hand[colour] >= 1 && self.leader(self.active, colour).is_none() {
            list(true, out);
        }
    }

    pub(super) fn list_sites(&self, leader: bool, out: &mut Vec<Action>) {
        let map = self.map();
        let under = self.under_buildings();
        for colour in Colour::ALL {
            let free: Cells = self.tiles_of(colour) & !under;
            if free.len() < 3 || self.pagodas_of(colour) == 0 {
                continue;
            }
            let palace = self.options.palace && colour == Colour::Yellow;
            // A site is met at its first hex only.
            free.each(|cell| {
                for (index, [_, second, third]) in map.triangles_from(cell) {
                    if free.has(*second) && free.has(*third) {
                        out.push(Action::Build { site: Site::Triangle(index), leader });
                    }
                }
                for rhombus in map.rhombi_from(cell).take_while(|_| palace) {
                    let site = Site::Rhombus(rhombus);
                    if free.holds(site.cells(map)) {
                        out.push(Action::Build { site, leader });
                    }
                }
            });
        }
    }
}

/// Every way to choose 1 to 6 tiles of a hand, by colour (H26).
fn list_replacements(hand: &Tiles, out: &mut Vec<Action>) {
    let mut chosen = Tiles::NONE;
    loop {
        // Count up like an odometer whose wheels are the colours.
        let Some(wheel) = Colour::ALL.into_iter().find(|colour| chosen[*colour] < hand[*colour]) else { return };
        Colour::ALL.into_iter().take_while(|colour| *colour < wheel).for_each(|colour| chosen[colour] = 0);
        chosen[wheel] += 1;
        if chosen.len() <= HAND {
            out.push(Action::Replace(chosen));
        }
    }
}
