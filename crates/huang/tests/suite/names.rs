//! States and their names (H8): in the view, and in what is told of a play.

use crate::{play, play_at_random, start};
use tianxia_core::{FastDice, Game, Setup, Viewpoint};
use tianxia_huang::{Event, StateName};

fn name(state: &Option<StateName>) -> Option<&str> {
    state.as_ref().map(StateName::as_str)
}

#[test]
fn h8_the_view_lists_states_by_their_capitals_with_who_leads_there() {
    let mut game = start(&Setup::new(2), 1);
    let states = |game: &tianxia_huang::Huang| game.view(Viewpoint::Spectator).states;
    let names: Vec<_> = states(&game).into_iter().map(|state| (state.name, state.leaders.len())).collect();
    let capitals = ["Yan", "Zhao", "Qi", "Qin", "Wei", "Han", "Chu"];
    assert_eq!(names, capitals.map(|capital| (capital.to_owned(), 0)), "capitals that nobody leads");
    let events = play(&mut game, &["leader red e7"]);
    assert!(matches!(&events[0], Event::Leader { state, .. } if name(state) == Some("Qin")), "{events:?}");
    let qin = &states(&game)[3];
    assert_eq!(qin.capitals.iter().map(StateName::as_str).collect::<Vec<_>>(), ["Qin"]);
    assert_eq!(qin.leaders.iter().map(|leader| leader.at.to_string()).collect::<Vec<_>>(), ["e7"]);
}

#[test]
fn h8_what_is_told_names_the_state_it_happened_in() {
    let mut named = 0;
    for seed in 0..20 {
        let (mut game, mut dice) = (start(&Setup::new(3), seed), FastDice::new(seed));
        let mut events = Vec::new();
        while play_at_random(&mut game, &mut dice, &mut events) {
            let stays = !events.iter().any(|event| {
                matches!(event, Event::War { .. } | Event::Removed { .. } | Event::Returned { .. } | Event::Turn { .. })
            });
            for event in &events {
                let (Event::Tile { at, state, .. } | Event::Leader { at, state, .. }) = event else { continue };
                if events.iter().any(|event| matches!(event, Event::War { .. })) {
                    assert_eq!(*state, None, "what a war joins is no state yet");
                } else if stays {
                    let realm = game.realm_at(*at).unwrap();
                    let capital = (realm.name.parse::<tianxia_core::Square>().is_err()).then_some(realm.name.as_str());
                    assert_eq!(name(state), capital);
                    named += usize::from(state.is_some());
                }
            }
            events.clear();
        }
    }
    assert!(named > 100, "{named}");
}
