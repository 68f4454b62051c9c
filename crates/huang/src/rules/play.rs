//! Plays an action that `refuse` has let through, up to the next decision. The chapters of the rules have their own files
//! (`leader`, `tile`, `revolt`, `war`, `turn`); here are the dispatch and what they share.

use super::refuse;
use crate::board::{Colour, Site, StateName, Tiles, Triangle};
use crate::rules::{Action, Door};
use crate::seen::{Event, Offer, Reason, Removal, Return};
use crate::state::{Commitment, Decision, Huang};
use tianxia_core::{Cell, Dice, Illegal, Seat, Sink, Square};

/// Plays an answer to the present decision.
pub(crate) fn play(
    game: &mut Huang,
    action: Action,
    dice: &mut impl Dice,
    events: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    refuse(game, action)?;
    play_listed(game, action, dice, events);
    Ok(())
}

/// Plays an answer that is legal.
pub(crate) fn play_listed(game: &mut Huang, action: Action, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
    Play { game, dice, events }.run(action);
}

/// A game while an action is played: the state, chance, and whoever listens.
pub(super) struct Play<'a, D, S> {
    pub(super) game: &'a mut Huang,
    pub(super) dice: &'a mut D,
    pub(super) events: &'a mut S,
}

impl<D: Dice, S: Sink<Event>> Play<'_, D, S> {
    pub(crate) fn run(&mut self, action: Action) {
        match (&self.game.decision, action) {
            (_, Action::Tile { colour, at }) => self.place_tile(colour, at),
            (_, Action::Leader { colour, at }) => self.place_leader(colour, at),
            (_, Action::Withdraw { colour }) => self.withdraw(colour),
            (_, Action::Riot { at, leader }) => self.riot(at, leader),
            (_, Action::Pagoda { at, leader }) => self.build_as_asked(Site::Triangle(at), leader),
            (_, Action::Palace { at, leader }) => self.build_as_asked(Site::Rhombus(at), leader),
            (Decision::Move { to, tile }, Action::Move { from }) => {
                let (to, tile) = (*to, *tile);
                self.raise_pagoda(to, Some(from));
                self.built(tile);
            }
            (_, Action::Replace { tiles }) => self.replace(tiles),
            (_, Action::Take { colour }) => self.take(colour),
            (Decision::Build { tile }, Action::None) => {
                let tile = *tile;
                self.decline(Offer::Building);
                self.after_building(tile, false);
            }
            (Decision::Market, Action::None) => {
                self.decline(Offer::Market);
                self.finish_action();
            }
            (Decision::Chain { .. }, Action::None) => {
                self.decline(Offer::Chain);
                self.finish_action();
            }
            (Decision::Revolt(revolt), Action::Commit { tiles, leader }) => {
                self.commit(*revolt, Commitment { tiles, leader })
            }
            (Decision::Revolt(revolt), Action::None) => self.commit(*revolt, Default::default()),
            (Decision::War(war), Action::Support { side: Door(door), tiles, leader }) => {
                self.support(*war, Some((door, Commitment { tiles, leader })));
            }
            (Decision::War(war), Action::None) => self.support(*war, None),
            (Decision::War(war), Action::Win { side: Door(door) }) => self.decide_tie(*war, door),
            (Decision::War(war), Action::Remove { at: cell }) => self.pay(*war, cell),
            (Decision::Bandits { tile, reds, left }, Action::Remove { at: cell }) => {
                self.pay_bandits(*tile, *reds, *left, cell)
            }
            (Decision::Granaries, Action::Keep { at: cell }) => self.take_granaries(cell),
            (Decision::Granaries, Action::None) => {
                self.decline(Offer::Granaries);
                self.refill();
            }
            (decision, action) => unreachable!("{action:?} was let through as an answer to {decision:?}"),
        }
    }

    /// Builds after a tile for nothing (H18), and as an action for green tiles (H24).
    fn build_as_asked(&mut self, site: Site, leader: bool) {
        match self.game.decision {
            Decision::Build { tile } => self.build(site, Some(tile)),
            _ => self.build_for_green(site, leader),
        }
    }

    fn decline(&mut self, what: Offer) {
        self.tell(Event::Declined { seat: self.game.active, what });
    }

    pub(crate) fn square(&self, cell: Cell) -> Square {
        self.game.map().square(cell)
    }

    pub(crate) fn squares<const N: usize>(&self, cells: &[Cell]) -> [Square; N] {
        std::array::from_fn(|index| self.square(cells[index]))
    }

    pub(crate) fn squares_of<const N: usize>(&self, site: Site) -> [Square; N] {
        self.squares(site.cells(self.game.map()))
    }

    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// The name of the state around a hex, for those who tell of it.
    pub(crate) fn state_around(&self, cell: Cell) -> Option<StateName> {
        let game = &*self.game;
        self.events.narrates().then(|| game.map().state_of(game.group(cell, game.linked()).cells).cloned()).flatten()
    }

    /// Points for the owner of the leader at this hex.
    pub(crate) fn score(&mut self, seat: Seat, colour: Colour, points: u8, because: Reason, at: Cell) {
        self.game.seat_mut(seat).points[colour.index()] += u16::from(points);
        self.tell(Event::Points { seat, colour, points, because, at: self.square(at), state: self.state_around(at) });
    }

    /// Takes tiles out of a hand for everybody to see.
    pub(crate) fn show(&mut self, seat: Seat, colour: Colour, count: u8) {
        let player = self.game.seat_mut(seat);
        for _ in 0..count {
            player.hand[colour] -= 1;
            player.known.played(colour, player.hand.len());
        }
    }

    /// Takes tiles out of a hand and discards them, for everybody to see.
    pub(crate) fn spend(&mut self, seat: Seat, colour: Colour, count: u8) {
        self.show(seat, colour, count);
        self.game.spent[colour] += count;
    }

    /// Sends a leader back to its owner.
    pub(crate) fn send_back(&mut self, seat: Seat, colour: Colour, because: Return) {
        if let Some(cell) = self.game.leaders[seat.index()][colour.index()].take() {
            self.tell(Event::Returned { seat, colour, from: self.square(cell), because });
        }
    }

    /// Takes a tile off the map, with the building on it (H23) and the leaders it supported alone (H14).
    pub(crate) fn remove_tile(&mut self, cell: Cell, because: Removal) {
        let Some(colour) = self.game.colour_at(cell) else { return };
        self.game.tiles[colour.index()].remove(cell);
        self.game.spent[colour] += 1;
        self.tell(Event::Removed { colour, at: self.square(cell), because });
        self.remove_building(colour, cell);
        if colour == Colour::Yellow {
            self.send_unsupported_back(cell);
        }
    }

    fn remove_building(&mut self, colour: Colour, cell: Cell) {
        let covers = |game: &Huang, site: Site| site.cells(game.map()).contains(&cell);
        for slot in 0..2 {
            if let Some(triangle) = self.game.pagodas[colour.index()][slot]
                && covers(self.game, Site::Triangle(triangle))
            {
                self.game.move_pagoda(colour, Some(triangle), None);
                self.tell(Event::PagodaLost { colour, at: self.squares_of(Site::Triangle(triangle)) });
                return;
            }
        }
        if let Some(rhombus) = self.game.palace.filter(|rhombus| covers(self.game, Site::Rhombus(*rhombus))) {
            self.game.palace = None;
            self.tell(Event::PalaceLost { at: self.squares_of(Site::Rhombus(rhombus)) });
        }
        if self.game.granaries.has(cell) {
            self.game.granaries.remove(cell);
            self.game.granaries_lost += 1;
            self.tell(Event::GranaryLost { at: self.square(cell) });
        }
    }

    fn send_unsupported_back(&mut self, removed: Cell) {
        for seat in Seat::all(self.game.options.players) {
            for colour in Colour::ALL {
                let alone = self.game.leader(seat, colour).is_some_and(|cell| {
                    let near = self.game.map().near(cell);
                    near.has(removed) && !near.meets(self.game.tiles_of(Colour::Yellow))
                });
                if alone {
                    self.send_back(seat, colour, Return::Unsupported);
                }
            }
        }
    }

    fn riot(&mut self, cell: Cell, leader: bool) {
        let seat = self.game.active;
        let tiles = if leader { 1 } else { 2 };
        self.spend(seat, Colour::Blue, tiles);
        self.tell(Event::Riot { seat, tiles, leader, at: self.square(cell) });
        self.remove_tile(cell, Removal::Riot);
        self.finish_action();
    }

    fn replace(&mut self, tiles: Tiles) {
        let seat = self.game.active;
        let player = self.game.seat_mut(seat);
        player.hand.take(&tiles);
        player.discards.add(&tiles);
        player.known.discarded(tiles.len(), player.hand.len());
        self.tell(Event::Discarded { seat, count: tiles.len(), tiles: Some(tiles) });
        if self.draw(seat, tiles.len()) {
            self.finish_action();
        }
    }

    /// An action is over: the next one, or the end of the turn.
    pub(crate) fn finish_action(&mut self) {
        self.game.actions -= 1;
        if self.game.actions == 0 { self.end_turn() } else { self.begin_action() }
    }

    /// Asks for an action; who has none passes (H9), and an only one is taken if everybody can see that it is.
    pub(crate) fn begin_action(&mut self) {
        self.game.decision = Decision::Act;
        if !self.game.can_act() {
            self.tell(Event::Passed { seat: self.game.active });
            self.finish_action();
        } else if let Some(only) = self.game.only_action() {
            self.run(only);
        }
    }
}

impl Huang {
    /// Moves a pagoda of a colour between triangles; `None` is the supply.
    pub(crate) fn move_pagoda(&mut self, colour: Colour, from: Option<Triangle>, to: Option<Triangle>) {
        let slots = &mut self.pagodas[colour.index()];
        if let Some(slot) = slots.iter_mut().find(|slot| **slot == from) {
            *slot = to;
        }
        // In order, empty places last, so that equal positions are equal states.
        slots.sort_unstable_by_key(|slot| slot.unwrap_or(Triangle(u16::MAX)));
    }
}
