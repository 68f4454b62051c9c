//! What there is on a map, counted: how somebody who draws a map finds out whether it is what was meant.

use crate::board::Map;
use serde::Serialize;
use tianxia_core::{Cell, Cells};

/// The figures of a map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Survey {
    /// All hexes.
    pub hexes: usize,
    /// Hexes of land.
    pub land: usize,
    /// Hexes of river.
    pub river: usize,
    /// Capitals.
    pub capitals: usize,
    /// The fewest steps from one capital to another over the hexes of the map.
    pub nearest_capitals: Option<usize>,
    /// The numbers of the bandit camps.
    pub camps: Vec<usize>,
    /// Triangles of river, on which blue pagodas can stand.
    pub river_triangles: usize,
    /// Into how many parts the map falls; 1 if all hangs together.
    pub parts: usize,
    /// Into how many parts its land falls where rivers part it.
    pub land_parts: usize,
}

impl Survey {
    /// Surveys a map.
    #[must_use]
    pub fn of(map: &Map) -> Survey {
        let all = map.land() | map.river();
        let capitals: Vec<Cell> = map.capitals().iter().map(|capital| capital.cell).collect();
        let apart = |from: &Cell| {
            let others: Cells = capitals.iter().copied().filter(|other| other != from).collect();
            steps(map, *from, others)
        };
        Survey {
            hexes: map.hexes(),
            land: map.land().len() as usize,
            river: map.river().len() as usize,
            capitals: capitals.len(),
            nearest_capitals: capitals.iter().filter_map(apart).min(),
            camps: (1..=10).filter(|number| map.camp(*number).is_some()).collect(),
            river_triangles: map.triangles().iter().filter(|triangle| map.river().has(triangle[0])).count(),
            parts: parts(map, all),
            land_parts: parts(map, map.land()),
        }
    }
}

fn widen(map: &Map, cells: Cells, within: Cells) -> Cells {
    let mut wider = cells;
    cells.each(|cell| wider |= map.near(cell) & within);
    wider
}

fn parts(map: &Map, mut left: Cells) -> usize {
    let mut count = 0;
    while let Some(start) = left.first() {
        count += 1;
        let mut part: Cells = [start].into_iter().collect();
        loop {
            let wider = widen(map, part, left);
            if wider == part {
                break;
            }
            part = wider;
        }
        left = left & !part;
    }
    count
}

fn steps(map: &Map, from: Cell, to: Cells) -> Option<usize> {
    let mut reached: Cells = [from].into_iter().collect();
    for step in 1.. {
        let wider = widen(map, reached, map.land() | map.river());
        if wider.meets(to) {
            return Some(step);
        }
        if wider == reached {
            break;
        }
        reached = wider;
    }
    None
}
