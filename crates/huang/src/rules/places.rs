//! Where leaders (H11, H12, H47) and tiles (H15, H47) may go: the rules of `refuse`, asked of all hexes at once.

use super::legal;
use super::refuse::beats_bandits;
use crate::board::Colour;
use crate::rules::Action;
use crate::state::{BANDITS, Group, Groups, Huang, bit};
use tianxia_core::{Cell, Cells, Seat};

impl Huang {
    /// The bandit tiles next to a hex: how many bandits they show together.
    pub(crate) fn bandits_near(&self, cell: Cell) -> u8 {
        let near = self.map().near(cell);
        let touching = |tile: &usize| self.bandits[*tile].is_some_and(|camp| camp.iter().any(|hex| near.has(*hex)));
        (0..10).filter(touching).map(|tile| BANDITS[tile]).sum()
    }

    fn near_any(&self, cells: Cells) -> Cells {
        let map = self.map();
        let mut near = Cells::NONE;
        cells.each(|cell| near |= map.near(cell));
        near
    }

    /// Where a leader may stand, but for the states it joins (H11, H47).
    #[inline(never)]
    fn leader_ground(&self, linked: Cells) -> Cells {
        let conditions = self.leader_conditions(linked, |cells| cells, |cells| self.near_any(cells));
        let [ground, others @ ..] = conditions.map(|(cells, ..)| cells);
        others.into_iter().fold(ground, |ground, cells| ground & cells)
    }

    /// Where a seat's leaders may go, by colour (H10 to H12).
    pub(crate) fn leader_places(&self, seat: Seat) -> [Cells; 5] {
        let linked = self.linked();
        self.leader_places_among(seat, linked, &self.states(linked))
    }

    /// The same where the states of the map are known. A hex is in doubt only where it is next to two of them: a leader that is
    /// lifted leaves pieces of its state, which never conflict with each other.
    pub(crate) fn leader_places_among(&self, seat: Seat, linked: Cells, states: &Groups<25>) -> [Cells; 5] {
        let ground = self.leader_ground(linked);
        let doubtful = ground & states.met_twice();
        let mut places = [ground; 5];
        if doubtful.is_empty() {
            return places;
        }
        let states = states.as_slice();
        let mut homes = [0; 25];
        for (colour, leader) in Colour::ALL.into_iter().zip(self.leaders[seat.index()]) {
            let home = leader.and_then(|leader| states.iter().position(|state| state.cells.has(leader)));
            if let (Some(leader), Some(home)) = (leader, home) {
                homes[home] |= bit(colour);
                places[colour.index()] =
                    ground & !self.barred_if_lifted(leader, colour, home, linked, states, doubtful);
            }
        }
        for (index, one) in states.iter().enumerate() {
            let reach = one.reach & doubtful;
            if reach.is_empty() {
                continue;
            }
            for (other, home) in states[index + 1..].iter().zip(&homes[index + 1..]) {
                let between = reach & other.reach;
                if between.is_empty() {
                    continue;
                }
                let lifted = homes[index] | home;
                for colour in Colour::ALL {
                    if joins(one, other, colour) && lifted & bit(colour) == 0 {
                        places[colour.index()] = places[colour.index()] & !between;
                    }
                }
            }
        }
        places
    }

    /// Where a leader would join its old state, without itself, to another one in conflict with it.
    fn barred_if_lifted(
        &self,
        leader: Cell,
        colour: Colour,
        home: usize,
        linked: Cells,
        states: &[Group],
        doubtful: Cells,
    ) -> Cells {
        let own = &states[home];
        let near = own.reach & doubtful;
        let others = || states.iter().enumerate().filter(|(index, _)| *index != home).map(|(_, other)| other);
        // Alone it leaves no state behind.
        if own.colours == bit(colour)
            || !others().any(|other| other.colours & own.colours != 0 && other.reach.meets(near))
        {
            return Cells::NONE;
        }
        let pieces = self.without_leader(own, linked, leader, colour);
        let mut barred = Cells::NONE;
        for piece in pieces.states() {
            for other in others().filter(|other| joins(piece, other, colour)) {
                barred |= piece.reach & other.reach;
            }
        }
        barred
    }

    /// Empty hexes on which a tile may lie: land for all colours but blue, river for blue (H15), and what bandits allow.
    pub(crate) fn tile_ground(&self, linked: Cells, states: &Groups<25>) -> Cells {
        let map = self.map();
        let on_ground = |colour| self.tile_conditions(colour, linked, |cells| cells).map(|(cells, ..)| cells);
        let [land, river] = [Colour::Yellow, Colour::Blue].map(|colour| {
            let [free, terrain] = on_ground(colour);
            free & terrain
        });
        let empty = land | river;
        if !self.options.bandits {
            return empty;
        }
        let camps = self.camps();
        let watched = camps.iter().fold(Cells::NONE, |all, (near, _)| all | *near) & empty;
        let (red, states) = (self.tiles_of(Colour::Red), states.as_slice());
        let mut reds = [0; 25];
        let mut reached = Cells::NONE;
        for (reds, state) in reds.iter_mut().zip(states).filter(|(_, state)| state.reach.meets(watched)) {
            *reds = (state.cells & red).len();
            reached |= state.reach;
        }
        let mut allowed = empty & !watched;
        // Only what a state reaches can be taken from bandits.
        (watched & reached).each(|cell| {
            let bandits: u8 = camps.iter().filter(|(near, _)| near.has(cell)).map(|(_, bandits)| bandits).sum();
            let (mut total, mut colours, mut clash) = (0, 0, false);
            let mut others = map.near(cell) & linked;
            for (reds, state) in reds.iter().zip(states).filter(|(_, state)| state.reach.has(cell)) {
                clash |= colours & state.colours != 0;
                colours |= state.colours;
                total += reds;
                others = others & !state.cells;
            }
            // Groups without a leader lend their red tiles too.
            while let Some(start) = others.first().filter(|_| !beats_bandits(bandits, total, true, clash)) {
                let cells = self.linked_to(start, linked);
                total += (cells & red).len();
                others = others & !cells;
            }
            if beats_bandits(bandits, total, true, clash) {
                allowed.insert(cell);
            }
        });
        allowed
    }

    /// The hexes next to each bandit tile, and how many bandits it shows; nothing for those that are beaten.
    fn camps(&self) -> [(Cells, u8); 10] {
        let map = self.map();
        std::array::from_fn(|tile| match self.bandits[tile] {
            Some([a, b, c]) => (map.near(a) | map.near(b) | map.near(c), BANDITS[tile]),
            None => (Cells::NONE, 0),
        })
    }

    /// The hexes of a colour's terrain (H15).
    pub(crate) fn terrain_for(&self, colour: Colour) -> Cells {
        if colour == Colour::Blue { self.map().river() } else { self.map().land() }
    }

    /// The granaries in the state of the active player's blue leader, if there is a choice to make (H51).
    pub(crate) fn granaries_to_take(&self) -> Cells {
        if self.granaries.is_empty() {
            return Cells::NONE;
        }
        let Some(leader) = self.leader(self.active, Colour::Blue) else { return Cells::NONE };
        let granaries = self.granaries & self.group(leader, self.linked()).cells;
        if granaries.len() > 1 { granaries } else { Cells::NONE }
    }

    /// Has the active player any action (H9)? With a tile in the hand there is always one, and otherwise only leaders act, so that
    /// the answer is public.
    pub(crate) fn can_act(&self) -> bool {
        !self.seat(self.active).hand.is_empty()
            || Colour::ALL.into_iter().any(|colour| self.leader(self.active, colour).is_some())
            || self.leader_places(self.active).iter().any(|places| !places.is_empty())
    }

    /// The only action there is, where everybody can see that: it is taken without a question (from version 2 of the rules on).
    /// With two tiles in the hand there is always a choice of what to replace.
    pub(crate) fn only_action(&self) -> Option<Action> {
        let hand = self.seat(self.active).hand;
        if self.options.rules == 1 || hand.len() > 1 || !self.is_open(self.active) {
            return None;
        }
        let places = self.leader_places(self.active);
        let placed = |colour: Colour| places[colour.index()].iter().map(move |at| Action::Leader { colour, at });
        let withdrawn = |colour: Colour| self.leader(self.active, colour).map(|_| Action::Withdraw { colour });
        let mut leaders = Colour::ALL.into_iter().flat_map(|colour| placed(colour).chain(withdrawn(colour)));
        match (leaders.next(), leaders.next()) {
            (only, None) if hand.is_empty() => only,
            (None, _) => {
                let mut actions = Vec::new();
                legal(self, &mut actions);
                actions.first().copied().filter(|_| actions.len() == 1)
            }
            _ => None,
        }
    }
}

/// Would a leader of this colour on a hex next to both join two states that may not be joined (H12)?
#[inline]
pub(super) fn joins(one: &Group, other: &Group, colour: Colour) -> bool {
    one.colours & other.colours != 0 || (one.colours | other.colours) & bit(colour) != 0
}
