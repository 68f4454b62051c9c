//! What may soon become of provinces: which can be swallowed, which can grow, which villages may change hands. Short figures for
//! the evaluation of a position, which ignore the tiles that it would take.

use super::{Holding, MAJOR, MAX_PLAYERS, NONE, Qin};
use crate::board::Colour;
use crate::rules::{Action, Clash, Halves};
use tianxia_core::{Cell, Cells, Seat};

/// The prospects of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Prospects {
    /// Own provinces that another player's province swallows if they are joined: by one square, and by two.
    pub at_risk: [u8; 2],
    /// Provinces of others that an own one swallows if they are joined: by one square, and by two.
    pub prey: [u8; 2],
    /// Pairs of own provinces that one square joins, which costs pagodas.
    pub joined: u8,
    /// Own provinces that lack one territory to be major and have room for it.
    pub nearly_major: u8,
    /// Own provinces that lack two.
    pub half_grown: u8,
    /// Own provinces that are not major and have no room to grow.
    pub stuck: u8,
    /// Own provinces that are not major and near no other of their colour.
    pub apart: u8,
    /// Free squares beside own provinces.
    pub room: u8,
    /// Villages held, and those of them held by two pagodas or more.
    pub villages: [u8; 2],
    /// Villages of others, or of nobody, where one pagoda more takes the lead or shares it.
    pub wanted: u8,
}

/// What a placement touches: lone territories, the first squares of provinces, and villages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touched {
    /// By each half; a double is one piece.
    by: [Cells; 2],
    double: bool,
}

/// A province with the free squares around it.
struct Standing {
    root: Cell,
    owner: Seat,
    size: u8,
    near: Cells,
    lonely: bool,
}

impl Qin {
    /// Returns the prospects of every player.
    #[must_use]
    pub fn prospects(&self) -> [Prospects; MAX_PLAYERS] {
        let mut table = [Prospects::default(); MAX_PLAYERS];
        let free = self.free();
        let mut known: Vec<Standing> = Vec::with_capacity(16);
        for colour in Colour::ALL {
            known.clear();
            let territory = self.in_provinces(colour);
            let mut left = territory;
            while let Some(cell) = left.first() {
                let cells = self.board.linked(cell, territory);
                left = left & !cells;
                let root = self.root[cell.index()];
                let Holding { owner: Some(owner), size, .. } = *self.at(root) else { continue };
                known.push(Standing { root, owner, size, near: self.board.beside(cells) & free, lonely: true });
            }
            for index in 1..known.len() {
                let (before, rest) = known.split_at_mut(index);
                let Some(one) = rest.first_mut() else { break };
                let wide = one.near | (self.board.beside(one.near) & free);
                before.iter_mut().for_each(|other| self.meet(one, other, wide, &mut table));
            }
            known.iter().for_each(|province| province.count(&mut table[province.owner.index()]));
        }
        self.board.villages.iter().for_each(|village| self.count_village(village, &mut table));
        table
    }

    /// Counts what comes of two provinces of one colour if a tile can join them. `wide` is what two squares reach from the first.
    fn meet(&self, one: &mut Standing, other: &mut Standing, wide: Cells, table: &mut [Prospects; MAX_PLAYERS]) {
        if !wide.meets(other.near) {
            return;
        }
        let merged = self.merge(&[one.root, other.root]);
        if matches!(merged, Err(Clash::TwoMajors)) {
            return;
        }
        (one.lonely, other.lonely) = (false, false);
        let Ok(winner) = merged else { return };
        let far = usize::from(!one.near.meets(other.near));
        if one.owner == other.owner {
            table[winner.index()].joined += u8::from(far == 0);
        } else {
            let loser = if winner == one.owner { other.owner } else { one.owner };
            table[winner.index()].prey[far] += 1;
            table[loser.index()].at_risk[far] += 1;
        }
    }

    fn count_village(&self, village: Cell, table: &mut [Prospects; MAX_PLAYERS]) {
        let sums = self.pagodas_around(village);
        let holder = self.at(village).owner;
        let most = |but: Seat| (0..MAX_PLAYERS).filter(|seat| *seat != but.index()).map(|seat| sums[seat]).max();
        for seat in self.seats() {
            let (own, others) = (sums[seat.index()], most(seat).unwrap_or(0));
            let prospects = &mut table[seat.index()];
            if holder == Some(seat) {
                prospects.villages[0] += 1;
                prospects.villages[1] += u8::from(own >= others + 2);
            } else {
                prospects.wanted += u8::from(own > 0 && own + 1 >= others);
            }
        }
    }

    /// Returns what a placement touches. Placements that touch the same do the same to provinces, villages and pagodas. `None` for a pass.
    #[must_use]
    pub fn touched(&self, action: Action) -> Option<Touched> {
        let Halves { tile, first, second } = action.halves(&self.board)?;
        let mut touched = Touched { by: [Cells::NONE; 2], double: tile.is_double() };
        for (half, (colour, cell)) in tile.colours().into_iter().zip([first, second]).enumerate() {
            let territory = self.territory[colour as usize];
            let by = &mut touched.by[if tile.is_double() { 0 } else { half }];
            for neighbour in self.board.neighbours(cell) {
                if territory.has(neighbour) {
                    let root = self.root[neighbour.index()];
                    by.insert(if root == NONE { neighbour } else { root });
                } else if self.board.villages.has(neighbour) {
                    by.insert(neighbour);
                }
            }
        }
        Some(touched)
    }
}

impl Standing {
    fn is_major(&self) -> bool {
        self.size >= MAJOR
    }

    fn count(&self, prospects: &mut Prospects) {
        let room = self.near.len() as u8;
        prospects.room += room;
        prospects.nearly_major += u8::from(self.size + 1 == MAJOR && room > 0);
        prospects.half_grown += u8::from(self.size + 2 == MAJOR && room > 0);
        prospects.stuck += u8::from(!self.is_major() && room == 0);
        prospects.apart += u8::from(!self.is_major() && self.lonely);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tianxia_core::{Dice, FastDice, Game, Mute, Setup};

    #[test]
    fn what_is_prey_to_one_is_at_risk_to_another() {
        let mut dice = FastDice::new(5);
        let mut met = Prospects::default();
        for players in 2..=4 {
            let mut state = Qin::start(&Qin::read_options(&Setup::new(players)).unwrap(), &mut dice);
            while state.turn().seat().is_some() {
                let table = state.prospects();
                let all = |figure: fn(&Prospects) -> u8| table.iter().map(figure).sum::<u8>();
                assert_eq!(all(|one| one.prey[0]), all(|one| one.at_risk[0]));
                assert_eq!(all(|one| one.prey[1]), all(|one| one.at_risk[1]));
                for seat in state.seats() {
                    let prospects = table[seat.index()];
                    assert_eq!(prospects.villages[0], state.pagodas_placed(seat).1);
                    met.prey[0] |= prospects.prey[0];
                    met.prey[1] |= prospects.prey[1];
                    met.joined |= prospects.joined;
                    met.stuck |= prospects.stuck;
                    met.wanted |= prospects.wanted;
                }
                let legal = state.legal_actions();
                state.play(legal[dice.below(legal.len() as u32) as usize], &mut dice, &mut Mute).unwrap();
            }
        }
        assert!(
            [met.prey[0], met.prey[1], met.joined, met.stuck, met.wanted].iter().all(|figure| *figure > 0),
            "{met:?}"
        );
    }
}
