//! Lists every answer to the present decision. Each candidate passes the checks that `refuse` makes. Where a decision has many
//! candidates, the checks run on sets of hexes, and the part of a check that all candidates share runs once.

use crate::board::{Colour, Rhombus, Site, Tiles, Triangle};
use crate::rules::{Action, Door};
use crate::state::{Commitment, Decision, HAND, Huang, WarPhase};
use tianxia_core::{Cell, CellList, Cells, Seat};

/// Appends every answer to the present decision.
pub(crate) fn legal(game: &Huang, out: &mut Vec<Action>) {
    if game.may_decline() {
        out.push(Action::None);
    }
    match &game.decision {
        Decision::Act => game.list_actions(out),
        Decision::Build { tile } => out.extend(game.sites_at(*tile).map(|site| Action::build(site, false))),
        Decision::Move { to, .. } => out.extend(game.pagodas_to_move(*to).map(|from| Action::Move { from })),
        Decision::Market => {
            let offered = Colour::ALL.into_iter().filter(|colour| game.refuse_market(*colour).is_ok());
            out.extend(offered.map(|colour| Action::Take { colour }));
        }
        Decision::Chain { tile } => {
            if game.refuse_empty_hand(Colour::Blue).is_ok() {
                let places = game.chain_places(*tile);
                out.extend(places.iter().map(|at| Action::Tile { colour: Colour::Blue, at }));
            }
        }
        Decision::Revolt(revolt) => {
            let additions = game.commitments(revolt.asked(game.active), Colour::Yellow);
            out.extend(additions.map(Action::commit));
        }
        Decision::War(war) => match war.phase {
            WarPhase::Support(seat) => {
                for side in war.sides() {
                    let additions = game.commitments(seat, Colour::Red);
                    out.extend(additions.map(|commitment| Action::support(side.door, commitment)));
                }
            }
            WarPhase::Tie => {
                let tied = (0..war.sides().len()).filter(|side| war.leads(*side));
                out.extend(tied.map(|side| Action::Win { side: Door(war.sides()[side].door) }));
            }
            WarPhase::Pay { winner, .. } => {
                let reds = game.reds_in(war.sides()[usize::from(winner)].cells);
                out.extend(reds.iter().map(|at| Action::Remove { at }));
            }
        },
        Decision::Bandits { reds, .. } => out.extend(game.reds_in(*reds).iter().map(|at| Action::Remove { at })),
        Decision::Granaries => out.extend(game.granaries_to_take().iter().map(|at| Action::Keep { at })),
        Decision::Over(_) => {}
    }
}

impl Huang {
    /// Everything a seat may add to a conflict, besides nothing.
    fn commitments(&self, seat: Seat, colour: Colour) -> impl Iterator<Item = Commitment> {
        let all = (0..=self.seat(seat).hand[colour])
            .flat_map(|tiles| [false, true].map(|leader| Commitment { tiles, leader }));
        all.filter(move |commitment| self.refuse_commitment(seat, colour, *commitment).is_ok())
    }

    /// Where the tile just placed allows a building (H18).
    pub(crate) fn sites_at(&self, tile: Cell) -> impl Iterator<Item = Site> + '_ {
        let map = self.map();
        let colour = self.colour_at(tile);
        let free = self.free_tiles(colour, self.under_buildings());
        let triangles = if self.refuse_pagodas(colour).is_ok() { map.triangles_at(tile) } else { &[] };
        let rhombi = if self.refuse_palace(colour).is_ok() { map.rhombi_at(tile) } else { &[] };
        let triangles = triangles.iter().map(|index| Site::Triangle(Triangle(*index)));
        let sites = triangles.chain(rhombi.iter().map(|index| Site::Rhombus(Rhombus(*index))));
        sites.filter(move |site| free.holds(site.cells(map)))
    }

    /// Where the next blue tile of a chain may lie (H20).
    pub(crate) fn chain_places(&self, tile: Cell) -> Cells {
        let [(free, ..), (river, ..)] = self.tile_conditions(Colour::Blue, self.linked(), |cells| cells);
        let places = self.map().near(tile) & free & river;
        if !self.options.bandits {
            return places;
        }
        places.iter().filter(|cell| self.refuse_ground(Colour::Blue, *cell).is_ok()).collect()
    }

    fn list_actions(&self, out: &mut Vec<Action>) {
        let hand = self.seat(self.active).hand;
        let linked = self.linked();
        let states = self.states(linked);
        let ground = self.tile_ground(linked, &states);
        let land = CellList::of(ground & self.terrain_for(Colour::Yellow));
        let river =
            CellList::of(if hand[Colour::Blue] > 0 { ground & self.terrain_for(Colour::Blue) } else { Cells::NONE });
        for colour in Colour::ALL {
            if hand[colour] > 0 {
                let places = if colour == Colour::Blue { &river } else { &land };
                out.extend(places.iter().map(|at| Action::Tile { colour, at: *at }));
            }
        }
        let all_places = self.leader_places_among(self.active, linked, &states);
        let mut places = CellList::of(all_places[0]);
        for colour in Colour::ALL {
            // Most often all colours may go to the same places.
            if colour.index() > 0 && all_places[colour.index()] != all_places[colour.index() - 1] {
                places = CellList::of(all_places[colour.index()]);
            }
            out.extend(places.iter().map(|at| Action::Leader { colour, at: *at }));
            if self.leader(self.active, colour).is_some() {
                out.push(Action::Withdraw { colour });
            }
        }
        for leader in [false, true] {
            if self.refuse_riot_payment(leader).is_ok() {
                out.extend(CellList::of(self.all_tiles()).iter().map(|at| Action::Riot { at: *at, leader }));
            }
        }
        for leader in [false, true] {
            if self.refuse_building_payment(leader).is_ok() {
                self.list_sites(leader, out);
            }
        }
        list_replacements(&hand, out);
    }

    /// Lists the sites on free tiles of one colour.
    pub(super) fn list_sites(&self, leader: bool, out: &mut Vec<Action>) {
        let map = self.map();
        let under = self.under_buildings();
        for colour in Colour::ALL.map(Some) {
            let free = self.free_tiles(colour, under);
            // The smallest site has three hexes.
            if free.len() < 3 {
                continue;
            }
            let pagodas = self.refuse_pagodas(colour).is_ok();
            let palace = self.refuse_palace(colour).is_ok();
            // A site is met at its first hex only.
            free.each(|cell| {
                for (index, [_, second, third]) in map.triangles_from(cell).take_while(|_| pagodas) {
                    if free.has(*second) && free.has(*third) {
                        out.push(Action::build(Site::Triangle(Triangle(index)), leader));
                    }
                }
                for rhombus in map.rhombi_from(cell).take_while(|_| palace) {
                    let site = Site::Rhombus(Rhombus(rhombus));
                    if free.holds(site.cells(map)) {
                        out.push(Action::build(site, leader));
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
            out.push(Action::Replace { tiles: chosen });
        }
    }
}
