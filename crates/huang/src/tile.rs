//! Placing a tile (H15 to H20) and all that may follow: a war, beaten bandits, a point, a building, a market tile, a
//! further blue tile.

use crate::cells::{Cell, Cells};
use crate::colour::Colour;
use crate::event::{Event, Reason, Removal};
use crate::groups::Groups;
use crate::play::Play;
use crate::site::Site;
use crate::stage::Stage;
use crate::state::BANDITS;
use tianxia_core::{Dice, Sink};

impl<D: Dice, S: Sink<Event>> Play<'_, D, S> {
    pub(crate) fn place_tile(&mut self, colour: Colour, cell: Cell) {
        let seat = self.game.active;
        self.show(seat, colour, 1);
        self.game.lively = true;
        let groups = self.game.groups_around(cell, self.game.linked());
        self.game.tiles[colour.index()].insert(cell);
        self.tell(Event::Tile { seat, colour, at: self.spot(cell) });
        if groups.clash() {
            self.begin_war(cell, &groups);
        } else if self.game.options.bandits && self.game.bandits_near(cell) > 0 {
            self.beat_bandits(cell, groups.cells());
        } else {
            self.score_tile(colour, &groups);
            if self.game.sites_at(cell).next().is_some() {
                self.game.stage = Stage::Build { tile: cell };
            } else {
                self.after_building(cell, false);
            }
        }
    }

    /// The leader of the tile's colour gains a point; without one, the yellow leader (H17).
    fn score_tile(&mut self, colour: Colour, groups: &Groups<3>) {
        let cells = groups.cells();
        if let Some((owner, at)) = self.game.leader_within(colour, cells) {
            self.score(owner, colour, 1, Reason::Tile, at);
        } else if let Some((owner, at)) = self.game.leader_within(Colour::Yellow, cells) {
            self.score(owner, colour, 1, Reason::StandIn, at);
        }
    }

    /// What the tile allows once its building is settled: green the market (H19), blue a further tile (H20).
    pub(crate) fn after_building(&mut self, tile: Cell, built: bool) {
        let game = &mut *self.game;
        match game.colour_at(tile) {
            Some(Colour::Green) if !game.market.is_empty() => game.stage = Stage::Market,
            Some(Colour::Blue)
                if !built && game.might_hold(game.active, Colour::Blue) && !game.chain_places(tile).is_empty() =>
            {
                game.stage = Stage::Chain { tile };
            }
            _ => self.finish_action(),
        }
    }

    pub(crate) fn take(&mut self, colour: Colour) {
        let seat = self.game.active;
        self.game.market[colour] -= 1;
        let player = self.game.seat_mut(seat);
        player.hand[colour] += 1;
        player.known.took(colour);
        self.tell(Event::Took { seat, colour });
        self.finish_action();
    }

    pub(crate) fn build_for_green(&mut self, site: Site, leader: bool) {
        let seat = self.game.active;
        let tiles = if leader { 1 } else { 2 };
        self.spend(seat, Colour::Green, tiles);
        self.tell(Event::Paid { seat, tiles, leader });
        self.build(site, None);
    }

    /// Builds from the supply or moves what stands elsewhere (H27, H53). `tile` is the tile just placed, if it was one.
    pub(crate) fn build(&mut self, site: Site, tile: Option<Cell>) {
        match site {
            Site::Triangle(to) => {
                let Some(colour) = self.game.colour_at(site.cells(self.game.options.map)[0]) else { return };
                let from = match self.game.pagodas[colour.index()] {
                    _ if self.game.pagodas_in_supply(colour) > 0 => None,
                    [only, None] => only,
                    _ => {
                        self.game.stage = Stage::Move { to, tile };
                        return;
                    }
                };
                self.raise_pagoda(to, from);
            }
            Site::Rhombus(to) => {
                let map = self.game.options.map;
                let from = self.game.palace.replace(to);
                let from = from.map(|from| self.spots(Site::Rhombus(from).cells(map)));
                self.tell(Event::Palace { seat: self.game.active, at: self.spots(site.cells(map)), from });
            }
        }
        self.built(tile);
    }

    pub(crate) fn raise_pagoda(&mut self, to: u16, from: Option<u16>) {
        let map = self.game.options.map;
        let cells = Site::Triangle(to).cells(map);
        let Some(colour) = self.game.colour_at(cells[0]) else { return };
        self.game.move_pagoda(colour, from, Some(to));
        let from = from.map(|from| self.spots(Site::Triangle(from).cells(map)));
        self.tell(Event::Pagoda { seat: self.game.active, colour, at: self.spots(cells), from });
    }

    pub(crate) fn built(&mut self, tile: Option<Cell>) {
        match tile {
            Some(tile) => self.after_building(tile, true),
            None => self.finish_action(),
        }
    }

    /// All bandit tiles next to the placed tile are beaten by the state it now belongs to (H48).
    fn beat_bandits(&mut self, cell: Cell, state: Cells) {
        let map = self.game.options.map;
        let near = map.near(cell);
        let mut beaten = 0;
        for (tile, bandits) in BANDITS.into_iter().enumerate() {
            if let Some(camp) = self.game.bandits[tile].take_if(|camp| camp.iter().any(|hex| near.has(*hex))) {
                beaten += bandits;
                let at = self.spots(&camp);
                self.tell(Event::Bandits { seat: self.game.active, tile: tile as u8 + 1, bandits, at });
            }
        }
        if let Some((owner, at)) = self.game.leader_within(Colour::Red, state) {
            self.score(owner, Colour::Red, beaten, Reason::Bandits, at);
        }
        let reds = state & self.game.tiles_of(Colour::Red);
        self.pay_bandits_left(cell, reds, beaten);
    }

    pub(crate) fn pay_bandits(&mut self, tile: Cell, reds: Cells, left: u8, cell: Cell) {
        self.remove_tile(cell, Removal::Bandits);
        self.pay_bandits_left(tile, reds, left - 1);
    }

    fn pay_bandits_left(&mut self, tile: Cell, reds: Cells, left: u8) {
        let standing = reds & self.game.tiles_of(Colour::Red);
        if left == 0 {
            self.finish_action();
        } else if standing.len() <= left.into() {
            // All of them: nothing to choose.
            standing.iter().for_each(|cell| self.remove_tile(cell, Removal::Bandits));
            self.finish_action();
        } else {
            self.game.stage = Stage::Bandits { tile, reds, left };
        }
    }
}
