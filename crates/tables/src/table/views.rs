//! The views of a table that were shown last: from one action to the next little changes, so who has seen the one before is told
//! only what is different now.

use tianxia_core::{Json, Viewpoint};
use tianxia_games::{AnyMatch, AnyView};
use tianxia_protocol::{Changed, FromServer, GameNow, Item, Update};

/// The last view of each viewpoint that somebody looks from. Whoever sends updates of a table keeps it beside the table.
#[derive(Default)]
pub struct Views(Vec<Last>);

/// What somebody has been shown of a table before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Base {
    /// The newest entry of the log then.
    pub seq: u32,
    /// Were the same people there as now?
    pub same_people: bool,
}

/// What somebody is shown of a table.
pub enum Shown {
    /// The table as it is.
    All(Update),
    /// What has changed since they were shown it before.
    Changes(Changed),
}

impl Shown {
    /// What happened.
    pub fn items(&mut self) -> &mut Vec<Item> {
        match self {
            Shown::All(update) => &mut update.items,
            Shown::Changes(changed) => &mut changed.items,
        }
    }

    /// The game, once it has started.
    pub fn game(&mut self) -> Option<&mut GameNow> {
        match self {
            Shown::All(update) => update.game.as_mut(),
            Shown::Changes(changed) => Some(&mut changed.game),
        }
    }
}

impl From<Shown> for FromServer {
    fn from(shown: Shown) -> Self {
        match shown {
            Shown::All(update) => FromServer::Update(Box::new(update)),
            Shown::Changes(changed) => FromServer::Changed(Box::new(changed)),
        }
    }
}

/// The position as somebody is shown it.
pub(super) enum Position {
    All(Json),
    /// What has changed in the view that they have.
    Changes(Base, Json),
}

struct Last {
    viewpoint: Viewpoint,
    /// The newest entry of the log it shows.
    seq: u32,
    view: Box<dyn AnyView>,
    /// All of it, if somebody wanted that.
    whole: Option<Json>,
    /// What has changed since the view after an earlier entry, which this one took the place of.
    changes: Option<(u32, Json)>,
}

impl Views {
    /// What a viewpoint sees after entry `seq`: what has changed in the view that somebody has, if that is known, or all of it.
    pub(super) fn show(&mut self, game: &dyn AnyMatch, viewpoint: Viewpoint, seq: u32, base: Option<Base>) -> Position {
        let last = self.last(game, viewpoint, seq);
        match (base, &last.changes) {
            (Some(base), _) if base.seq == seq => Position::Changes(base, Json::empty()),
            (Some(base), Some((since, changes))) if base.seq == *since => Position::Changes(base, changes.clone()),
            _ => Position::All(last.whole.get_or_insert_with(|| last.view.whole()).clone()),
        }
    }

    fn last(&mut self, game: &dyn AnyMatch, viewpoint: Viewpoint, seq: u32) -> &mut Last {
        // Where nothing is hidden, everybody sees the same.
        let viewpoint = if game.hides() { viewpoint } else { Viewpoint::Open };
        let place = self.0.iter().position(|last| last.viewpoint == viewpoint).unwrap_or_else(|| {
            self.0.push(Last { viewpoint, seq, view: game.look(viewpoint), whole: None, changes: None });
            self.0.len() - 1
        });
        let last = &mut self.0[place];
        if last.seq != seq {
            let view = game.look(viewpoint);
            let changes = view.since(&*last.view).map(|changes| (last.seq, changes));
            *last = Last { viewpoint, seq, view, whole: None, changes };
        }
        last
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tianxia_core::{Seat, Seed, Setup, changes};
    use tianxia_games::start;

    fn base(seq: u32) -> Option<Base> {
        Some(Base { seq, same_people: true })
    }

    fn all(position: Position) -> serde_json::Value {
        match position {
            Position::All(view) => view.value(),
            Position::Changes(_, changes) => panic!("only changes: {}", changes.text()),
        }
    }

    /// Plays a while; what two viewpoints are told adds up to what they see, and who missed something is told everything.
    #[test]
    fn who_has_the_view_of_before_is_told_what_changed() {
        for (game, hides) in [("qin", true), ("huang", true), ("dragon", false)] {
            let mut playing = start(game, &Setup::new(2), Seed::from_number(3)).unwrap();
            let eyes = [Viewpoint::Seat(Seat::new(0)), Viewpoint::Seat(Seat::new(1))];
            let mut views = Views::default();
            let mut have = eyes.map(|eye| all(views.show(&*playing, eye, 0, None)));
            let mut told = 0;
            for seq in 1..40 {
                let seat = playing.turn().seat().unwrap();
                let numbers = playing.numbers();
                playing.act_numbered(seat, numbers[seq as usize % numbers.len()]).unwrap();
                for (eye, have) in eyes.iter().zip(&mut have) {
                    match views.show(&*playing, *eye, seq, base(seq - 1)) {
                        Position::Changes(_, changes) => {
                            changes::apply(&changes.value(), have).unwrap();
                            told += 1;
                        }
                        Position::All(view) => *have = view.value(),
                    }
                    assert_eq!(*have, playing.view(*eye).value(), "{game} after {seq}");
                    assert_eq!(all(views.show(&*playing, *eye, seq, seq.checked_sub(2).and_then(base))), *have);
                    let same = views.show(&*playing, *eye, seq, base(seq));
                    assert!(matches!(same, Position::Changes(_, nothing) if nothing.text() == "{}"));
                }
            }
            assert!(told > 60, "{game}: {told} of 78 by their changes");
            assert_eq!(views.0.len(), if hides { 2 } else { 1 });
        }
    }
}
