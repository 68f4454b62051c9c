//! The choices of tiles to replace (H26), counted.

use crate::board::Tiles;
use crate::state::HAND;
use std::sync::LazyLock;

/// Ways to choose 1 to 6 tiles of five colours.
pub(super) const REPLACEMENTS: u32 = 461;

/// Every choice of 1 to 6 tiles, in the order of its code.
static CHOICES: LazyLock<Vec<Tiles>> = LazyLock::new(|| {
    let choice = |code: u32| Tiles(std::array::from_fn(|place| (code / WHEEL.pow(place as u32) % WHEEL) as u8));
    (1..WHEEL.pow(5)).map(choice).filter(|tiles| tiles.len() <= HAND).collect()
});

const WHEEL: u32 = HAND as u32 + 1;

fn code(tiles: &Tiles) -> u32 {
    tiles.0.iter().rev().fold(0, |code, count| code * WHEEL + u32::from(*count))
}

/// The place of each code among the choices; 0 for codes that are none.
static RANKS: [u16; WHEEL.pow(5) as usize] = ranks();

const fn ranks() -> [u16; WHEEL.pow(5) as usize] {
    let mut ranks = [0; WHEEL.pow(5) as usize];
    let (mut code, mut known) = (1, 0);
    while code < ranks.len() {
        let (mut tiles, mut rest) = (0, code);
        while rest > 0 {
            tiles += rest % WHEEL as usize;
            rest /= WHEEL as usize;
        }
        if tiles <= HAND as usize {
            ranks[code] = known;
            known += 1;
        }
        code += 1;
    }
    ranks
}

pub(super) fn rank(tiles: &Tiles) -> u32 {
    u32::from(RANKS.get(code(tiles) as usize).copied().unwrap_or(0))
}

pub(super) fn unrank(index: u32) -> Option<Tiles> {
    CHOICES.get(index as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::{CHOICES, REPLACEMENTS, rank};

    #[test]
    fn there_are_as_many_replacements_as_numbers() {
        assert_eq!(CHOICES.len(), REPLACEMENTS as usize);
    }

    #[test]
    fn every_replacement_knows_its_place() {
        assert!(CHOICES.iter().map(rank).eq(0..REPLACEMENTS));
    }
}
