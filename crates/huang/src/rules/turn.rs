//! The end of a turn (H29, H30, H51): pagoda points, granaries, refills, and the two ways a game ends (H31, H32).

use super::GRANARY;
use super::play::Play;
use crate::board::{Colour, Site, Tiles, Triangle};
use crate::seen::{Event, Reason};
use crate::state::{Decision, Ending, HAND, Huang, LARGEST_HAND};
use tianxia_core::{Cell, Dice, Seat, Sink};

/// Actions in a turn (H9).
pub const ACTIONS: u8 = 2;
/// Turns for each player without a tile placed or drawn that end the game (H32).
pub const QUIET_TURNS: u8 = 12;

impl<D: Dice, S: Sink<Event>> Play<'_, D, S> {
    pub(crate) fn end_turn(&mut self) {
        for colour in Colour::ALL {
            if let Some((at, pagodas)) = self.game.pagodas_led(self.game.active, colour) {
                self.score(self.game.active, colour, pagodas, Reason::Pagodas, at);
            }
        }
        if !self.ask(Decision::Granaries) {
            self.refill();
        }
    }

    pub(crate) fn take_granaries(&mut self, left: Cell) {
        let seat = self.game.active;
        let taken = self.game.granaries_to_take().without(left);
        self.game.granaries = self.game.granaries & !taken;
        let count = taken.len() as u8;
        self.game.seat_mut(seat).granaries += count;
        let points = count * GRANARY as u8;
        self.tell(Event::Granaries { seat, count, points, left: self.square(left) });
        self.refill();
    }

    /// Draws to a full hand: the active player, the others clockwise, then the market (H30).
    pub(crate) fn refill(&mut self) {
        let players = self.game.options.players;
        for seat in self.game.active.around(players) {
            let own = seat == self.game.active;
            let full = if own && self.game.leads_palace(seat) { LARGEST_HAND } else { HAND };
            let missing = full.saturating_sub(self.game.seat(seat).hand.len());
            if missing > 0 && !self.draw(seat, missing) {
                return;
            }
        }
        if !self.fill_market() {
            return;
        }
        self.next_turn();
    }

    fn next_turn(&mut self) {
        let players = self.game.options.players;
        self.game.quiet = if self.game.lively { 0 } else { self.game.quiet + 1 };
        if self.game.quiet >= QUIET_TURNS * players {
            return self.end_game(Ending::NothingHappens);
        }
        self.game.lively = false;
        self.game.active = self.game.active.next(players);
        self.game.actions = ACTIONS;
        self.tell(Event::Turn { seat: self.game.active });
        self.begin_action();
    }

    /// Draws tiles for a seat. With the bag empty the game ends at once, and the answer is `false` (H31).
    pub(crate) fn draw(&mut self, seat: Seat, count: u8) -> bool {
        let tiles = self.draw_tiles(count);
        self.game.seat_mut(seat).hand.add(&tiles);
        if !tiles.is_empty() {
            self.tell(Event::Drew { seat, count: tiles.len(), tiles: Some(tiles) });
        }
        self.enough(&tiles, count)
    }

    fn fill_market(&mut self) -> bool {
        let missing = HAND.saturating_sub(self.game.market.len());
        let tiles = self.draw_tiles(missing);
        self.game.market.add(&tiles);
        if !tiles.is_empty() {
            self.tell(Event::Market { tiles });
        }
        self.enough(&tiles, missing)
    }

    fn draw_tiles(&mut self, count: u8) -> Tiles {
        let mut tiles = Tiles::NONE;
        for _ in 0..count {
            let Some(colour) = self.dice.draw(&self.game.bag.0).map(|kind| Colour::ALL[kind]) else { break };
            self.game.bag[colour] -= 1;
            tiles[colour] += 1;
            self.game.lively = true;
        }
        tiles
    }

    fn enough(&mut self, tiles: &Tiles, count: u8) -> bool {
        let enough = tiles.len() == count;
        if !enough {
            self.end_game(Ending::EmptyBag);
        }
        enough && self.events.listens()
    }

    fn end_game(&mut self, because: Ending) {
        self.game.decision = Decision::Over(because);
        self.tell(Event::Over { because });
    }
}

impl Huang {
    /// Where a seat's leader stands and how many pagodas of its colour are in its state, if any (H29).
    fn pagodas_led(&self, seat: Seat, colour: Colour) -> Option<(Cell, u8)> {
        let pagodas = self.pagodas[colour.index()];
        pagodas[0]?;
        let leader = self.leader(seat, colour)?;
        let state = self.group(leader, self.linked()).cells;
        let map = self.map();
        let within = |triangle: &&Triangle| state.has(Site::Triangle(**triangle).cells(map)[0]);
        let count = pagodas.iter().flatten().filter(within).count() as u8;
        (count > 0).then_some((leader, count))
    }

    /// Is the seat's yellow leader in the state of the palace (H53)?
    pub(crate) fn leads_palace(&self, seat: Seat) -> bool {
        let cells = self.palace.map(|rhombus| Site::Rhombus(rhombus).cells(self.map())[0]);
        match (cells, self.leader(seat, Colour::Yellow)) {
            (Some(palace), Some(leader)) => self.group(leader, self.linked()).cells.has(palace),
            _ => false,
        }
    }
}
