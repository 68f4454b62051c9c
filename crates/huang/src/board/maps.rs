//! Where maps come from: the two of the program, own map files, and drawings in positions. All positions on a map share one copy, which
//! goes when the last of them does.

use super::Map;
use super::map_text::Drawing;
use std::sync::{Arc, LazyLock};
use tianxia_core::{BadInput, Fault, Origin, Shelf};

static WARRING_STATES: LazyLock<Arc<Map>> = LazyLock::new(|| built_in(include_str!("../../maps/warring-states.txt")));
static EIGHTEEN_KINGDOMS: LazyLock<Arc<Map>> =
    LazyLock::new(|| built_in(include_str!("../../maps/eighteen-kingdoms.txt")));

/// Own maps, and maps drawn in positions, that somebody plays on.
static OWN: Shelf<Map> = Shelf::new();
static DRAWN: Shelf<Map> = Shelf::new();

fn built_in(text: &str) -> Arc<Map> {
    let drawing =
        Drawing::parse(text).unwrap_or_else(|error| unreachable!("a map that comes with the program: {error}"));
    Arc::new(Map::build(drawing, text.to_owned(), Origin::BuiltIn))
}

impl Map {
    /// The map of the Warring States, with seven capitals and ten bandit camps.
    #[must_use]
    pub fn warring_states() -> Arc<Map> {
        Arc::clone(&WARRING_STATES)
    }

    /// The map of the option Eighteen Kingdoms, with nineteen capitals (H49).
    #[must_use]
    pub fn eighteen_kingdoms() -> Arc<Map> {
        Arc::clone(&EIGHTEEN_KINGDOMS)
    }

    /// One of the maps that come with the program, by name.
    pub fn named(name: &str) -> Result<Arc<Map>, BadInput> {
        [&WARRING_STATES, &EIGHTEEN_KINGDOMS]
            .into_iter()
            .find(|map| map.name() == name)
            .map(|map| Arc::clone(map))
            .ok_or_else(|| {
                let known = "warring-states and eighteen-kingdoms, or the text of an own map file";
                BadInput::new(format!("there is no map `{name}`; the maps are {known}")).of(Fault::Unknown)
            })
    }

    /// Reads the text of an own map file. As long as somebody uses it, the same text is the same map.
    pub fn own(text: &str) -> Result<Arc<Map>, BadInput> {
        OWN.share(text, || Ok(Map::build(Drawing::parse(text)?, text.to_owned(), Origin::Own)))
    }

    /// How many own maps are in use.
    #[must_use]
    pub fn own_in_use() -> usize {
        OWN.in_use()
    }

    /// A map drawn in a position: rows of land, river and nothing, without capitals and camps.
    pub(crate) fn drawn(drawing: Drawing) -> Result<Arc<Map>, BadInput> {
        let text = drawing.rows_text();
        DRAWN.share(&text, || Ok(Map::build(drawing, text.clone(), Origin::Drawn)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thousand_own_maps_leave_nothing_behind() {
        let text = |number: usize| format!("name: own{number}\nlayout: odd-r pointy-top hexes\n\n. . ~ .\n . ~ ~ .\n");
        let kept = Map::own(&text(0)).unwrap();
        for number in 1..=1000 {
            let map = Map::own(&text(number)).unwrap();
            assert_eq!((map.hexes(), Map::own_in_use()), (8, 2));
        }
        assert!(Arc::ptr_eq(&kept, &Map::own(&text(0)).unwrap()));
        drop(kept);
        assert_eq!(Map::own_in_use(), 0);
    }
}
