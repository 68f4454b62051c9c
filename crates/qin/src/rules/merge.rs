//! Provinces: what a tile touches, and the owner of what it joins (Q10 to Q18).

use super::action::Halves;
use crate::board::Colour;
use crate::state::{Holding, MAX_PLAYERS, NONE, Qin};
use tianxia_core::{Cell, Cells, Illegal, Seat};

/// One colour of a tile: a half, or both halves of a double, which are one piece (Q14).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    pub(crate) colour: Colour,
    cells: [Cell; 2],
    count: u8,
}

impl Part {
    pub(crate) fn cells(&self) -> &[Cell] {
        &self.cells[..usize::from(self.count)]
    }
}

impl Halves {
    /// Returns the colours of the tile with the squares they cover: one part for a double, two for a mixed tile.
    pub(crate) fn parts(self) -> impl Iterator<Item = Part> {
        let Halves { tile, first, second } = self;
        let [one, other] = tile.colours();
        if tile.is_double() {
            [Some(Part { colour: one, cells: [first, second], count: 2 }), None]
        } else {
            let half = |colour, cell| Some(Part { colour, cells: [cell, cell], count: 1 });
            [half(one, first), half(other, second)]
        }
        .into_iter()
        .flatten()
    }
}

/// Why provinces may not be joined.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Clash {
    /// Two or more players have the most territories in them (Q15).
    Tie,
    /// Two of them are major (Q16).
    TwoMajors,
}

impl From<Clash> for Illegal {
    fn from(clash: Clash) -> Illegal {
        match clash {
            Clash::Tie => Illegal::new("Q15", "qin-illegal-tie"),
            Clash::TwoMajors => Illegal::new("Q16", "qin-illegal-two-majors"),
        }
    }
}

/// Provinces as their first squares, each once. At most six edges lead out of a tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Roots {
    list: [Cell; 6],
    count: u8,
}

impl Roots {
    pub(crate) fn as_slice(&self) -> &[Cell] {
        &self.list[..usize::from(self.count)]
    }
}

/// Returns the player with strictly the most, if any has more than 0.
pub(super) fn majority(shares: [u8; MAX_PLAYERS]) -> Option<Seat> {
    let most = shares.iter().max().copied().filter(|most| *most > 0)?;
    let mut leaders = (0..MAX_PLAYERS).filter(|index| shares[*index] == most);
    let leader = leaders.next().map(Seat::new);
    leader.filter(|_| leaders.next().is_none())
}

impl Qin {
    /// Returns the provinces that a part of a tile touches in its colour.
    pub(crate) fn touched_by(&self, part: &Part) -> Roots {
        self.roots_beside(self.in_provinces(part.colour), part.cells())
    }

    /// Reports whether a part of a tile touches a lone territory of its colour.
    pub(super) fn touches_lone(&self, part: &Part) -> bool {
        let lone = self.territory[part.colour as usize] & self.lone;
        part.cells().iter().any(|cell| self.board.neighbours(*cell).into_iter().any(|neighbour| lone.has(neighbour)))
    }

    /// Returns the provinces among these territories that touch these squares.
    #[inline]
    fn roots_beside(&self, territories: Cells, cells: &[Cell]) -> Roots {
        let mut roots = Roots { list: [NONE; 6], count: 0 };
        for cell in cells {
            for neighbour in self.board.neighbours(*cell) {
                if !territories.has(neighbour) {
                    continue;
                }
                let root = self.root[neighbour.index()];
                if !roots.as_slice().contains(&root) {
                    roots.list[usize::from(roots.count)] = root;
                    roots.count += 1;
                }
            }
        }
        roots
    }

    /// Returns the owner of what comes of joining these provinces (Q14), or why they may not be joined (Q15, Q16). A single
    /// major province among them decides alone (Q17).
    pub(crate) fn merge(&self, provinces: &[Cell]) -> Result<Seat, Clash> {
        let mut majors = provinces.iter().filter(|root| self.at(**root).is_major());
        if let Some(major) = majors.next() {
            let owner = self.at(*major).owner.filter(|_| majors.next().is_none());
            return owner.ok_or(Clash::TwoMajors);
        }
        majority(self.shares(provinces, |held| held.size)).ok_or(Clash::Tie)
    }

    /// Adds up a figure of these provinces for each owner.
    #[inline]
    pub(crate) fn shares(&self, provinces: &[Cell], figure: impl Fn(&Holding) -> u8) -> [u8; MAX_PLAYERS] {
        let mut shares = [0; MAX_PLAYERS];
        for root in provinces {
            let held = self.at(*root);
            if let Some(owner) = held.owner {
                shares[owner.index()] += figure(held);
            }
        }
        shares
    }

    /// Returns the pagodas that each player has in the provinces around a village; a double pagoda counts 2 (Q19).
    pub(crate) fn pagodas_around(&self, village: Cell) -> [u8; MAX_PLAYERS] {
        let roots = self.roots_beside(self.all_territories() & !self.lone, &[village]);
        self.shares(roots.as_slice(), |held| held.pagodas)
    }

    /// Returns the territories of a colour's provinces.
    #[inline]
    pub(crate) fn in_provinces(&self, colour: Colour) -> Cells {
        self.territory[colour as usize] & !self.lone
    }

    /// Checks that one colour of a tile may lie on these squares, as far as merges go. `provinces` are the territories of the
    /// colour's provinces.
    #[inline]
    pub(super) fn check_merge(&self, provinces: Cells, cells: &[Cell]) -> Result<(), Clash> {
        let roots = self.roots_beside(provinces, cells);
        if roots.count < 2 { Ok(()) } else { self.merge(roots.as_slice()).map(|_| ()) }
    }
}
