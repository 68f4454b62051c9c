//! War (H38 to H45): supports clockwise with the active player last, a tie, the losers' losses all at once, and the
//! winner's price, tile by tile.

use super::play::Play;
use crate::board::{Colour, StateName};
use crate::seen::{Event, Reason, Removal, Return};
use crate::state::{Commitment, Decision, Groups, Huang, Side, War, WarPhase, bit};
use tianxia_core::{Cell, Cells, Dice, Seat, Sink, Square};

impl<D: Dice, S: Sink<Event>> Play<'_, D, S> {
    pub(crate) fn begin_war(&mut self, tile: Cell, joined: &Groups<3>) {
        let war = self.game.war_at(tile, joined);
        self.tell(Event::War { seat: self.game.active, at: self.square(tile) });
        for side in war.sides() {
            let (at, state) = self.called(side);
            self.tell(Event::Warring { side: at, state, reds: side.reds });
        }
        self.ask_support(war, self.game.active.next(self.game.options.players));
    }

    /// Asks this seat, or the next one of whom not everybody can see that it has nothing to add.
    fn ask_support(&mut self, mut war: War, mut seat: Seat) {
        loop {
            war.phase = WarPhase::Support(seat);
            if self.ask(Decision::War(war)) {
                return;
            }
            if seat == self.game.active {
                return self.decide(war);
            }
            seat = seat.next(self.game.options.players);
        }
    }

    pub(crate) fn support(&mut self, mut war: War, support: Option<(Cell, Commitment)>) {
        let WarPhase::Support(seat) = war.phase else { return };
        match support.and_then(|(door, commitment)| Some((war.side_at(door)?, commitment))) {
            Some((side, commitment)) => {
                self.spend(seat, Colour::Red, commitment.tiles);
                war.supports[seat.index()] = (side as u8, commitment);
                let (at, state) = self.called(&war.sides()[side]);
                self.tell(Event::Supported { seat, side: at, state, commitment, total: war.total(side) });
            }
            None => self.tell(Event::Neutral { seat }),
        }
        if seat == self.game.active {
            self.decide(war);
        } else {
            self.ask_support(war, seat.next(self.game.options.players));
        }
    }

    /// How actions and how people name a side.
    fn called(&self, side: &Side) -> (Square, Option<StateName>) {
        (self.square(side.door), self.game.map().state_of(side.cells).cloned())
    }

    /// The highest total wins; the active player decides a tie (H41).
    fn decide(&mut self, mut war: War) {
        war.phase = WarPhase::Tie;
        if !self.ask(Decision::War(war)) {
            let winner = (0..war.sides().len()).find(|side| war.leads(*side));
            self.conclude(war, winner.unwrap_or_default());
        }
    }

    pub(crate) fn decide_tie(&mut self, war: War, door: Cell) {
        if let Some(winner) = war.side_at(door) {
            self.conclude(war, winner);
        }
    }

    fn conclude(&mut self, mut war: War, winner: usize) {
        let losers = || (0..war.sides().len()).filter(|side| *side != winner);
        let price = losers().map(|side| war.total(side)).max().unwrap_or(0);
        let side = war.sides()[winner];
        let (at, state) = self.called(&side);
        self.tell(Event::WarOver { winner: at, state, total: war.total(winner), price });
        for loser in losers() {
            self.lose(war.sides()[loser], war.contested(loser), side);
        }
        let left = price.saturating_sub(war.committed(winner));
        war.phase = WarPhase::Pay { winner: winner as u8, left };
        self.pay_rest(war, side.cells, left);
    }

    /// Contested leaders return, for a point to the winner's leader of the colour; red tiles leave (H42, H43). The order among
    /// the losers is of no effect: what each loses was settled before the first loss.
    fn lose(&mut self, loser: Side, contested: u8, winner: Side) {
        for colour in Colour::ALL {
            if contested & bit(colour) == 0 {
                continue;
            }
            if let Some((owner, _)) = self.game.leader_within(colour, loser.cells) {
                self.send_back(owner, colour, Return::War);
                if let Some((seat, at)) = self.game.leader_within(colour, winner.cells) {
                    self.score(seat, colour, 1, Reason::War, at);
                }
            }
        }
        self.game.reds_in(loser.cells).iter().for_each(|cell| self.remove_tile(cell, Removal::Lost));
    }

    pub(crate) fn pay(&mut self, mut war: War, cell: Cell) {
        let WarPhase::Pay { winner, left } = war.phase else { return };
        self.remove_tile(cell, Removal::Price);
        war.phase = WarPhase::Pay { winner, left: left - 1 };
        self.pay_rest(war, war.sides()[usize::from(winner)].cells, left - 1);
    }

    /// The active player chooses, as long as there is a choice (H44).
    fn pay_rest(&mut self, war: War, cells: Cells, left: u8) {
        if !self.ask(Decision::War(war)) {
            self.remove_rest(cells, left, Removal::Price);
        }
    }
}

impl Huang {
    /// The war that a tile starts by joining these groups: every state with a leader whose colour also leads in another (H38).
    pub(crate) fn war_at(&self, tile: Cell, joined: &Groups<3>) -> War {
        let map = self.map();
        let red = self.tiles_of(Colour::Red);
        let mut sides = [Side { door: tile, cells: Cells::NONE, colours: 0, reds: 0 }; 3];
        let mut count = 0;
        for (index, group) in joined.as_slice().iter().enumerate() {
            let others = joined.as_slice().iter().enumerate().filter(|(other, _)| *other != index);
            let colours = others.fold(0, |colours, (_, other)| colours | other.colours);
            if group.colours & colours != 0 {
                let door = (map.near(tile) & group.cells).first().unwrap_or(tile);
                let reds = (group.cells & red).len() as u8;
                sides[count] = Side { door, cells: group.cells, colours: group.colours, reds };
                count += 1;
            }
        }
        War::new(tile, &sides[..count], self.active)
    }
}
