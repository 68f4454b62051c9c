//! Building (H18, H24, H25, H27, H53): a pagoda on a triangle, the palace on a rhombus, from the supply or moved from where it stands.

use super::play::Play;
use crate::board::{Colour, Site, Triangle};
use crate::seen::Event;
use crate::state::Decision;
use tianxia_core::{Cell, Dice, Sink};

impl<D: Dice, S: Sink<Event>> Play<'_, D, S> {
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
                let Some(colour) = self.game.colour_at(site.cells(self.game.map())[0]) else { return };
                let from = match self.game.pagodas[colour.index()] {
                    _ if self.game.pagodas_in_supply(colour) > 0 => None,
                    [only, None] => only,
                    _ => {
                        self.game.decision = Decision::Move { to, tile };
                        return;
                    }
                };
                self.raise_pagoda(to, from);
            }
            Site::Rhombus(to) => {
                let from = self.game.palace.replace(to).map(|from| self.squares_of(Site::Rhombus(from)));
                self.tell(Event::Palace { seat: self.game.active, at: self.squares_of(site), from });
            }
        }
        self.built(tile);
    }

    pub(crate) fn raise_pagoda(&mut self, to: Triangle, from: Option<Triangle>) {
        let site = Site::Triangle(to);
        let Some(colour) = self.game.colour_at(site.cells(self.game.map())[0]) else { return };
        self.game.move_pagoda(colour, from, Some(to));
        let from = from.map(|from| self.squares_of(Site::Triangle(from)));
        let state = self.state_around(site.cells(self.game.map())[0]);
        self.tell(Event::Pagoda { seat: self.game.active, colour, at: self.squares_of(site), from, state });
    }

    pub(crate) fn built(&mut self, tile: Option<Cell>) {
        match tile {
            Some(tile) => self.after_building(tile, true),
            None => self.finish_action(),
        }
    }
}
