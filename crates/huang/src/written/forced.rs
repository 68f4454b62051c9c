//! Steps that do themselves: where there is only one answer nobody is asked, so whoever types that answer is told that it was given.

use crate::rules::Action;
use crate::seen::{Event, Removal};
use crate::state::Huang;

/// Has the last play, whose events these are, already done what this action asks?
pub(crate) fn done_by_itself(game: &Huang, events: &[Event], action: Action) -> bool {
    let map = game.map();
    let any = |done: &dyn Fn(&Event) -> bool| events.iter().any(done);
    match action {
        // What may be declined follows a tile, a conflict or a turn; who could do nothing else was not asked.
        Action::None => any(&|event| {
            matches!(
                event,
                Event::Tile { .. }
                    | Event::Pagoda { .. }
                    | Event::Revolt { .. }
                    | Event::Committed { .. }
                    | Event::War { .. }
                    | Event::Supported { .. }
                    | Event::Neutral { .. }
                    | Event::Turn { .. }
            )
        }),
        Action::Remove(cell) => any(
            &|event| matches!(event, Event::Removed { at, because: Removal::Price | Removal::Bandits, .. } if *at == map.square(cell)),
        ),
        Action::Move(triangle) => {
            let from = map.triangles()[usize::from(triangle)].map(|cell| map.square(cell));
            any(&|event| matches!(event, Event::Pagoda { from: Some(old), .. } if *old == from))
        }
        Action::Win(_) => any(
            &|event| matches!(event, Event::WarOver { winner, .. } if map.cell(*winner).is_some_and(|door| action == Action::Win(door))),
        ),
        Action::Withdraw(colour) => {
            any(&|event| matches!(event, Event::Withdrawn { colour: own, .. } if *own == colour))
        }
        Action::Leader(colour, cell) => any(
            &|event| matches!(event, Event::Leader { colour: own, at, .. } if *own == colour && *at == map.square(cell)),
        ),
        Action::Tile(..)
        | Action::Riot { .. }
        | Action::Build { .. }
        | Action::Replace(_)
        | Action::Take(_)
        | Action::Commit(_)
        | Action::Support(..)
        | Action::Keep(_) => false,
    }
}
