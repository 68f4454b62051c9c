//! Kinds of actions whose order follows from no single field.

use super::Action;
use crate::board::{Colour, Rhombus, Site, Triangle};
use crate::state::Huang;
use tianxia_core::Cell;
use tianxia_core::actions::{Block, Counted};

/// The colours of tiles on land.
const ON_LAND: [Colour; 4] = [Colour::Yellow, Colour::Red, Colour::Green, Colour::White];

/// Tiles in the policy: four planes, because blue tiles lie on the river and all others on land.
pub(super) struct LandTiles;

impl Block<Action, Huang> for LandTiles {
    const SLOTS: u32 = 4 * <Cell as Counted<Huang>>::SLOTS;

    #[inline]
    fn index(action: Action, game: &Huang) -> Option<u32> {
        let Action::Tile { colour, at } = action else { return None };
        // In the order of ON_LAND, where blue is in the place of yellow.
        let plane = [0, 1, 0, 2, 3][colour.index()];
        Some(plane * <Cell as Counted<Huang>>::SLOTS + at.slot(game)?)
    }

    fn action(index: u32, game: &Huang) -> Option<Action> {
        let (plane, slot) = (index / <Cell as Counted<Huang>>::SLOTS, index % <Cell as Counted<Huang>>::SLOTS);
        let at = Cell::of_slot(slot, game)?;
        let colour = match game.map().river().has(at) {
            true if plane > 0 => return None,
            true => Colour::Blue,
            false => ON_LAND[plane as usize],
        };
        Some(Action::Tile { colour, at })
    }
}

/// Pagodas and the palace in the numbers: first all sites without the leader, then all with it.
pub(super) struct Buildings;

impl Block<Action, Huang> for Buildings {
    const SLOTS: u32 = 2 * <Triangle as Counted<Huang>>::SLOTS;

    fn count(game: &Huang) -> u32 {
        2 * sites(game)
    }

    fn index(action: Action, game: &Huang) -> Option<u32> {
        let (site, leader) = action.building()?;
        let index = match site {
            Site::Triangle(triangle) => triangle.index(game),
            Site::Rhombus(rhombus) => Triangle::count(game) + rhombus.index(game),
        };
        Some(u32::from(leader) * sites(game) + index)
    }

    fn action(index: u32, game: &Huang) -> Option<Action> {
        let (leader, index) = (index >= sites(game), index % sites(game));
        let triangle = Triangle::of_index(index, game).map(Site::Triangle);
        let site = triangle
            .or_else(|| Some(Site::Rhombus(Rhombus::of_index(index.checked_sub(Triangle::count(game))?, game)?)));
        Some(Action::build(site?, leader))
    }
}

fn sites(game: &Huang) -> u32 {
    Triangle::count(game) + Rhombus::count(game)
}
