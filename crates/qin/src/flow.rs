//! The course of a game: deal, turn, draw, pass, end, and the next game of a series (Q5, Q6, Q21 to Q25).

use crate::action::Action;
use crate::board::Board;
use crate::cells::MAX_CELLS;
use crate::event::Event;
use crate::options::Options;
use crate::resolve::LastPagoda;
use crate::state::{HAND, Holding, Known, MAX_PLAYERS, NONE, Qin, Series};
use crate::tile::{OF_EACH, Tile, Tiles};
use tianxia_core::{Dice, Illegal, Outcome, Phrase, Seat, SheetRow, Sink, Turn, places};

impl Qin {
    /// Sets up the first game; a random player begins (Q1).
    pub(crate) fn set_up(options: &Options, dice: &mut impl Dice) -> Qin {
        let starter = Seat::new(dice.below(u32::from(options.players)) as usize);
        let mut game = Qin::empty(options, options.board);
        game.series.starter = starter;
        game.turn = Turn::Decide(starter);
        game.deal(dice);
        game
    }

    /// A board with nothing on it but its starting territories, full supplies, empty hands.
    pub(crate) fn empty(options: &Options, board: &'static Board) -> Qin {
        Qin {
            options: *options,
            board,
            territory: board.starts,
            lone: board.starts[0] | board.starts[1] | board.starts[2],
            root: [NONE; MAX_CELLS],
            holding: [Holding::default(); MAX_CELLS],
            hands: [Tiles::default(); MAX_PLAYERS],
            supply: Tiles([OF_EACH; 6]),
            pagodas: std::array::from_fn(
                |index| {
                    if index < usize::from(options.players) { options.pagodas_each() } else { 0 }
                },
            ),
            known: [Known::default(); MAX_PLAYERS],
            turn: Turn::Decide(Seat::new(0)),
            series: Series { game: 0, starter: Seat::new(0), left_over: [0; MAX_PLAYERS] },
        }
    }

    /// Deals 3 tiles to everybody (Q5), again and again until all hold a double if the start is to be fair (Q6).
    fn deal(&mut self, dice: &mut impl Dice) {
        loop {
            self.hands = [Tiles::default(); MAX_PLAYERS];
            self.supply = Tiles([OF_EACH; 6]);
            for seat in Seat::all(self.options.players) {
                for _ in 0..HAND {
                    self.take_tile(seat, dice);
                }
            }
            let fair = Seat::all(self.options.players).all(|seat| self.hands[seat.index()].has_double());
            if fair || !self.options.fair_start {
                break;
            }
        }
        for seat in Seat::all(self.options.players) {
            self.known[seat.index()] = Known { double: self.options.fair_start, ..Known::default() };
        }
    }

    fn take_tile(&mut self, seat: Seat, dice: &mut impl Dice) -> Option<Tile> {
        let tile = Tile::ALL[dice.draw(&self.supply.0)?];
        self.supply.remove(tile);
        self.hands[seat.index()].add(tile);
        Some(tile)
    }

    pub(crate) fn play_action(
        &mut self,
        action: Action,
        dice: &mut impl Dice,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let Turn::Decide(seat) = self.turn else { return Err(Illegal::new("Q22", "qin-illegal-over")) };
        if action == Action::PASS {
            self.check_pass(seat)?;
            self.note_pass(seat);
            events.push(Event::Passed { seat });
            self.next_turn(seat, dice, events);
            return Ok(());
        }
        let Some(placement) = action.placement(self.board) else {
            return Err(Illegal::new("Q7", "qin-illegal-off-board"));
        };
        self.check_placement(seat, placement)?;
        self.hands[seat.index()].remove(placement.tile);
        self.note_placed(seat, placement.tile);
        match self.resolve(seat, placement, events) {
            Err(LastPagoda(winner)) => {
                events.push(Event::LastPagoda { seat: winner });
                self.end_game(dice, events);
            }
            Ok(()) => {
                if let Some(tile) = self.take_tile(seat, dice) {
                    events.push(Event::Drew { seat, tile: Some(tile) });
                }
                self.next_turn(seat, dice, events);
            }
        }
        Ok(())
    }

    /// Hands the turn on. Who holds no tile is passed over, as everybody can see it (Q24); when no tile held by anyone fits,
    /// the game is over (Q23).
    fn next_turn(&mut self, seat: Seat, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        let players = self.options.players;
        if !seat.next(players).around(players).any(|other| self.can_place(other)) {
            events.push(Event::NoTileFits);
            self.end_game(dice, events);
            return;
        }
        let mut next = seat.next(players);
        while self.hands[next.index()].len() == 0 {
            events.push(Event::Passed { seat: next });
            next = next.next(players);
        }
        self.turn = Turn::Decide(next);
    }

    fn can_place(&self, seat: Seat) -> bool {
        let hand = self.hands[seat.index()];
        hand.len() > 0 && self.fits_anywhere(hand)
    }

    fn end_game(&mut self, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        let next = usize::from(self.series.game) + 1;
        let Some(board) = self.options.series().nth(next) else {
            self.turn = Turn::Over;
            return;
        };
        let starter = self.series.starter.next(self.options.players);
        let left_over = std::array::from_fn(|index| self.series.left_over[index] + self.pagodas[index]);
        *self = Qin::empty(&self.options, board);
        self.series = Series { game: next as u8, starter, left_over };
        self.turn = Turn::Decide(starter);
        self.deal(dice);
        events.push(Event::NextGame { game: next as u8 + 1, seat: starter });
    }

    /// Most pagodas on the board wins (Q23), which is also true of who placed the last one (Q22); in a series fewest
    /// left over in all games (Q25), which is the same thing.
    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.turn != Turn::Over {
            return None;
        }
        let seats = || Seat::all(self.options.players);
        let games = i32::from(self.series.game) + 1;
        let left = |seat: Seat| i32::from(self.series.left_over[seat.index()]) + i32::from(self.pagodas[seat.index()]);
        let scores: Vec<i32> =
            seats().map(|seat| games * i32::from(self.options.pagodas_each()) - left(seat)).collect();
        let row = |label, figure: &dyn Fn(Seat) -> i32| SheetRow {
            section: "qin-sheet-pagodas",
            label: Phrase::new(label),
            values: seats().map(figure).collect(),
        };
        let mut sheet = vec![
            row("qin-sheet-provinces", &|seat| i32::from(self.placed(seat).0)),
            row("qin-sheet-villages", &|seat| i32::from(self.placed(seat).1)),
        ];
        if games > 1 {
            sheet.push(row("qin-sheet-left-before", &|seat| i32::from(self.series.left_over[seat.index()])));
        }
        sheet.push(row("qin-sheet-left", &|seat| i32::from(self.pagodas[seat.index()])));
        Some(Outcome { places: places(&scores), scores, sheet })
    }
}
