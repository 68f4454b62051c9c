//! Provinces: what a tile would touch, and who would own what it joins (Q10 to Q18).

use super::action::Halves;
use crate::board::Colour;
use crate::state::{MAX_PLAYERS, NONE, Qin};
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
    /// The colours of the tile with the squares they cover: one part for a double, two for a mixed tile.
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
    /// Nobody has the most territories in them (Q15).
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

/// What a part of a tile touches in its colour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// The provinces, each once; at most six edges lead out of a tile.
    provinces: Roots,
    /// Lone territories it links (Q11, Q12).
    pub(crate) lone: u8,
}

impl Reach {
    /// The provinces touched, each once, as their first squares.
    pub(crate) fn provinces(&self) -> &[Cell] {
        self.provinces.as_slice()
    }
}

/// A few provinces, as their first squares, each once.
#[derive(Clone, Copy, Debug)]
struct Roots {
    list: [Cell; 6],
    count: u8,
}

impl Roots {
    fn as_slice(&self) -> &[Cell] {
        &self.list[..usize::from(self.count)]
    }
}

impl Qin {
    pub(crate) fn reach(&self, colour: Colour, cells: &[Cell]) -> Reach {
        let territory = self.territory[colour as usize];
        let lone = territory & self.lone;
        let around = cells.iter().flat_map(|cell| self.board.neighbours(*cell));
        let linked: Cells = around.filter(|neighbour| lone.has(*neighbour)).collect();
        Reach { provinces: self.roots_beside(territory & !self.lone, cells), lone: linked.len() as u8 }
    }

    /// The provinces among these territories that touch these squares.
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

    /// Who owns what comes of joining these provinces (Q14), or why they may not be joined (Q15, Q16). A single major
    /// province among them decides alone (Q17).
    pub(crate) fn merge(&self, provinces: &[Cell]) -> Result<Option<Seat>, Clash> {
        let mut majors = provinces.iter().filter(|root| self.at(**root).is_major());
        if let Some(major) = majors.next() {
            if majors.next().is_some() {
                return Err(Clash::TwoMajors);
            }
            return Ok(self.at(*major).owner);
        }
        let mut sums = [0; MAX_PLAYERS];
        for root in provinces {
            let held = self.at(*root);
            if let Some(owner) = held.owner {
                sums[owner.index()] += held.size;
            }
        }
        let most = sums.iter().max().copied().unwrap_or(0);
        let mut holders = (0..MAX_PLAYERS).filter(|index| sums[*index] == most);
        let owner = holders.next().map(Seat::new);
        if holders.next().is_some() { Err(Clash::Tie) } else { Ok(owner) }
    }

    /// The territories of a colour's provinces.
    #[inline]
    pub(crate) fn in_provinces(&self, colour: Colour) -> Cells {
        self.territory[colour as usize] & !self.lone
    }

    /// May one colour of a tile lie on these squares, as far as merges go?
    pub(crate) fn may_join(&self, colour: Colour, cells: &[Cell]) -> Result<(), Clash> {
        self.may_join_among(self.in_provinces(colour), cells)
    }

    /// The same where the territories of the colour's provinces are known.
    #[inline]
    pub(crate) fn may_join_among(&self, provinces: Cells, cells: &[Cell]) -> Result<(), Clash> {
        let roots = self.roots_beside(provinces, cells);
        if roots.count < 2 { Ok(()) } else { self.merge(roots.as_slice()).map(|_| ()) }
    }
}
