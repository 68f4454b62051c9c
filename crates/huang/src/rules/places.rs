//! Where things may go: the legal hexes for leaders (H11, H12, H47), for tiles (H15, H47) and for building (H24), each as a
//! set of hexes, so that listing and checking ask the same question.

use super::{Action, legal};
use crate::board::Colour;
use crate::state::{BANDITS, Group, Groups, Huang, bit};
use tianxia_core::{Cell, Cells, Seat};

/// As many groups next to bandits are remembered; more are looked for again.
const NEAR_BANDITS: usize = 24;

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

    /// Empty land next to a yellow tile and to no bandits: where a leader could stand at all (H11, H47).
    pub(crate) fn leader_ground(&self, linked: Cells) -> Cells {
        let bandits = self.bandit_cells();
        let ground = self.near_any(self.tiles_of(Colour::Yellow)) & self.map().land() & !linked & !bandits;
        if bandits.is_empty() { ground } else { ground & !self.near_any(bandits) }
    }

    /// Where a seat's leaders may go, by colour (H10 to H12).
    pub(crate) fn leader_places(&self, seat: Seat) -> [Cells; 5] {
        let linked = self.linked();
        let ground = self.leader_ground(linked);
        if ground.is_empty() {
            return [Cells::NONE; 5];
        }
        let states = self.states(linked);
        let mut standing = Joins::default();
        states.as_slice().iter().for_each(|state| standing.add(state));
        // A leader that is lifted leaves pieces of its state, which never conflict with each other: no hex is in conflict that
        // does not touch two states as they stand.
        let doubtful = standing.two & ground;
        if doubtful.is_empty() {
            return [ground; 5];
        }
        Colour::ALL.map(|colour| {
            let mut places = ground & !standing.conflicts(colour);
            // Only beside its own state does it matter that a leader is lifted.
            let own = self.leader(seat, colour).and_then(|cell| Some((cell, states.with(cell)?)));
            if let Some((cell, own)) = own.filter(|(_, own)| own.reach.meets(doubtful)) {
                let pieces = self.without_leader(own, linked, cell, colour);
                (doubtful & own.reach).each(|hex| {
                    let others =
                        states.as_slice().iter().filter(|state| state.reach.has(hex) && !std::ptr::eq(*state, own));
                    let pieces = pieces.as_slice().iter().filter(|piece| self.map().near(hex).meets(piece.cells));
                    if join_in_conflict(others.chain(pieces), colour) {
                        places.remove(hex);
                    } else {
                        places.insert(hex);
                    }
                });
            }
            places
        })
    }

    /// Empty hexes on which a tile may lie: land for all colours but blue, river for blue (H15), and what bandits allow.
    pub(crate) fn tile_ground(&self) -> Cells {
        let linked = self.linked();
        let bandits = self.bandit_cells();
        let map = self.map();
        let empty = (map.land() | map.river()) & !linked & !bandits;
        if bandits.is_empty() {
            return empty;
        }
        let watched = self.near_any(bandits) & empty;
        let mut found = Groups::<NEAR_BANDITS>::new();
        let led = self.led();
        let mut allowed = empty & !watched;
        watched.each(|cell| {
            // A tile there would join the groups around it, each of which is found once for all hexes.
            let mut around = Groups::<3>::new();
            let mut open = map.near(cell) & linked;
            while let Some(start) = open.first() {
                let group = match found.with(start) {
                    Some(group) => *group,
                    None => {
                        let group = self.group_of(start, linked, &led);
                        found.push_if_room(group);
                        group
                    }
                };
                open = open & !group.cells;
                around.push(group);
            }
            if self.beats_bandits(cell, &around) {
                allowed.insert(cell);
            }
        });
        allowed
    }

    /// May a tile lie next to bandits here (H47)? The group it then belongs to must be a state with enough red tiles, and no war
    /// may break out.
    pub(crate) fn bandits_allow(&self, cell: Cell, linked: Cells) -> bool {
        self.bandits_near(cell) == 0 || self.beats_bandits(cell, &self.groups_around(cell, linked))
    }

    /// The same for a hex next to bandits, with the groups around it.
    fn beats_bandits(&self, cell: Cell, groups: &Groups<3>) -> bool {
        let reds = (groups.cells() & self.tiles_of(Colour::Red)).len();
        let state = groups.states().next().is_some() && !groups.clash();
        state && reds >= self.bandits_near(cell).into()
    }

    /// Where the next blue tile of a chain may lie (H20).
    pub(crate) fn chain_places(&self, tile: Cell) -> Cells {
        let map = self.map();
        let near = map.near(tile) & map.river();
        if self.options.bandits { near & self.tile_ground() } else { near & !self.linked() }
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
        let placed = |colour: Colour| places[colour.index()].iter().map(move |cell| Action::Leader(colour, cell));
        let withdrawn = |colour: Colour| self.leader(self.active, colour).map(|_| Action::Withdraw(colour));
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

/// Would a leader of this colour that joins these groups join states in conflict (H12)?
fn join_in_conflict<'a>(groups: impl Iterator<Item = &'a Group>, colour: Colour) -> bool {
    let (mut states, mut colours, mut clash) = (0, 0, false);
    for group in groups.filter(|group| group.colours != 0) {
        states += 1;
        clash |= colours & group.colours != 0;
        colours |= group.colours;
    }
    states > 1 && (clash || colours & bit(colour) != 0)
}

/// Which states each hex would join, as far as H12 asks.
#[derive(Default)]
struct Joins {
    /// Hexes next to a state, and to two.
    one: Cells,
    two: Cells,
    /// Hexes next to a state with a leader of each colour, and to two with leaders of one colour.
    led: [Cells; 5],
    shared: Cells,
}

impl Joins {
    fn add(&mut self, state: &Group) {
        if state.colours == 0 {
            return;
        }
        self.two |= self.one & state.reach;
        self.one |= state.reach;
        for colour in Colour::ALL {
            if state.colours & bit(colour) != 0 {
                let led = &mut self.led[colour.index()];
                self.shared |= *led & state.reach;
                *led |= state.reach;
            }
        }
    }

    /// Where a leader of this colour would join states in conflict.
    fn conflicts(&self, colour: Colour) -> Cells {
        self.two & (self.led[colour.index()] | self.shared)
    }
}
