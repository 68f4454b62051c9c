//! Steps that are taken without a question, because there is only one answer. A player who types that answer is told that it was given.

use crate::board::Site;
use crate::rules::{Action, Door};
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
        Action::Remove { at: cell } => any(
            &|event| matches!(event, Event::Removed { at, because: Removal::Price | Removal::Bandits, .. } if *at == map.square(cell)),
        ),
        Action::Move { from } => {
            let from = Site::Triangle(from).squares(map);
            any(&|event| matches!(event, Event::Pagoda { from: Some(old), .. } if *old == from[..]))
        }
        Action::Win { side: Door(door) } => {
            any(&|event| matches!(event, Event::WarOver { winner, .. } if *winner == map.square(door)))
        }
        Action::Withdraw { colour } => {
            any(&|event| matches!(event, Event::Withdrawn { colour: own, .. } if *own == colour))
        }
        Action::Leader { colour, at: cell } => any(
            &|event| matches!(event, Event::Leader { colour: own, at, .. } if *own == colour && *at == map.square(cell)),
        ),
        _ => false,
    }
}
