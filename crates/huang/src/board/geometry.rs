//! The geometry of hexes: what lies around one, and which ones make a triangle (H25) or a rhombus (H53). It is worked out once for
//! each map.

use tianxia_core::{Cell, Cells, Square};

/// The six places around a hex, clockwise from the upper left. Every second row is shifted right by half a hex.
pub(super) fn around(square: Square) -> [Option<Square>; 6] {
    let shift = i16::from(square.row % 2);
    let steps = [(-1, shift - 1), (-1, shift), (0, 1), (1, shift), (1, shift - 1), (0, -1)];
    steps.map(|(down, right)| {
        let row = u8::try_from(i16::from(square.row) + down).ok()?;
        let column = u8::try_from(i16::from(square.column) + right).ok()?;
        Some(Square { row, column })
    })
}

pub(super) fn triangles(near: &[Cells], land: Cells, river: Cells) -> Vec<[Cell; 3]> {
    let mut found = Vec::new();
    for first in (0..near.len()).map(|index| Cell(index as u8)) {
        let kind = if river.has(first) { river } else { land };
        for second in (near[first.index()] & kind).iter().filter(|cell| *cell > first) {
            let third = near[first.index()] & near[second.index()] & kind;
            found.extend(third.iter().filter(|cell| *cell > second).map(|third| [first, second, third]));
        }
    }
    found
}

pub(super) fn rhombi(near: &[Cells], triangles: &[[Cell; 3]], land: Cells) -> Vec<[Cell; 4]> {
    let mut found = Vec::new();
    for triangle in triangles.iter().filter(|triangle| land.has(triangle[0])) {
        for tip in 0..3 {
            let (left, right) = (triangle[(tip + 1) % 3], triangle[(tip + 2) % 3]);
            let across = (near[left.index()] & near[right.index()] & land).without(triangle[tip]);
            // Each rhombus is met from both of its triangles: keep the one whose tip comes first.
            for other in across.iter().filter(|other| *other > triangle[tip]) {
                let mut rhombus = [triangle[tip], left, right, other];
                rhombus.sort_unstable();
                found.push(rhombus);
            }
        }
    }
    found.sort_unstable();
    found
}

pub(super) fn sites_at<const N: usize>(hexes: usize, sites: &[[Cell; N]]) -> Vec<Vec<u16>> {
    let mut at = vec![Vec::new(); hexes];
    for (index, site) in sites.iter().enumerate() {
        site.iter().for_each(|cell| at[cell.index()].push(index as u16));
    }
    at
}

pub(super) fn sites_from<const N: usize>(hexes: usize, sites: &[[Cell; N]]) -> Vec<u16> {
    (0..=hexes).map(|cell| sites.partition_point(|site| site[0].index() < cell) as u16).collect()
}
