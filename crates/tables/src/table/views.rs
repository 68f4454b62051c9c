//! The views of a table that were shown last: from one action to the next little changes, so who has seen the one before is told
//! only what is different now.

use tianxia_core::{Json, Viewpoint};
use tianxia_games::{AnyMatch, AnyView};

/// The last view of each viewpoint that somebody looks from. Whoever sends updates of a table keeps it beside the table.
#[derive(Default)]
pub struct Views(Vec<Last>);

/// The position as an update shows it.
pub(super) struct Shown {
    /// All of it, or what has changed.
    pub(super) view: Json,
    /// The entry after which somebody has the view in which that has changed; nothing if it is all of it.
    pub(super) since: Option<u32>,
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
    /// What a viewpoint sees after entry `seq`: what has changed for who has the view after entry `base`, if that is known, or all of it.
    pub(super) fn show(&mut self, game: &dyn AnyMatch, viewpoint: Viewpoint, seq: u32, base: Option<u32>) -> Shown {
        let last = self.last(game, viewpoint, seq);
        match (base, &last.changes) {
            (Some(base), _) if base == seq => Shown { view: Json::empty(), since: Some(base) },
            (Some(base), Some((since, changes))) if base == *since => {
                Shown { view: changes.clone(), since: Some(base) }
            }
            _ => Shown { view: last.whole.get_or_insert_with(|| last.view.whole()).clone(), since: None },
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

    /// Plays a while; what two viewpoints are told adds up to what they see, and who missed something is told everything.
    #[test]
    fn who_has_the_view_of_before_is_told_what_changed() {
        for (game, hides) in [("qin", true), ("huang", true), ("dragon", false)] {
            let mut playing = start(game, &Setup::new(2), Seed::from_number(3)).unwrap();
            let eyes = [Viewpoint::Seat(Seat::new(0)), Viewpoint::Seat(Seat::new(1))];
            let mut views = Views::default();
            let mut have = eyes.map(|eye| views.show(&*playing, eye, 0, None).view.value());
            let mut told = 0;
            for seq in 1..40 {
                let seat = playing.turn().seat().unwrap();
                let legal = playing.legal();
                playing.act_numbered(seat, legal[seq as usize % legal.len()].number).unwrap();
                for (eye, have) in eyes.iter().zip(&mut have) {
                    let shown = views.show(&*playing, *eye, seq, Some(seq - 1));
                    match shown.since {
                        Some(since) => {
                            assert_eq!(since, seq - 1);
                            changes::apply(&shown.view.value(), have).unwrap();
                            told += 1;
                        }
                        None => *have = shown.view.value(),
                    }
                    assert_eq!(*have, playing.view(*eye).value(), "{game} after {seq}");
                    let late = views.show(&*playing, *eye, seq, seq.checked_sub(2));
                    assert_eq!((late.since, late.view.value()), (None, have.clone()));
                    let same = views.show(&*playing, *eye, seq, Some(seq));
                    assert_eq!((same.since, same.view.text()), (Some(seq), "{}"));
                }
            }
            assert!(told > 60, "{game}: {told} of 78 by their changes");
            assert_eq!(views.0.len(), if hides { 2 } else { 1 });
        }
    }
}
