//! What must be true in every game, looked at in random ones.

use crate::{play_at_random, start};
use tianxia_contract::every_setup;
use tianxia_core::{FastDice, Game, Setup, Viewpoint};
use tianxia_huang::{Event, Huang, View};

fn points(view: &View) -> Vec<[u32; 5]> {
    let of = |seat: &tianxia_huang::SeatView| {
        let points = seat.points.unwrap();
        [points.yellow, points.red, points.blue, points.green, points.white].map(u32::from)
    };
    view.seats.iter().map(of).collect()
}

#[test]
fn every_position_is_sound_and_every_point_is_explained() {
    for (index, setup) in every_setup::<Huang>().iter().enumerate() {
        let seed = index as u64;
        let mut game = start(setup, seed);
        let mut dice = FastDice::new(seed);
        let mut told = vec![[0; 5]; setup.players.into()];
        let mut granaries = vec![0; setup.players.into()];
        loop {
            game.check().unwrap_or_else(|fault| panic!("{setup:?}: {fault}\n{game:?}"));
            let mut events = Vec::new();
            if !play_at_random(&mut game, &mut dice, &mut events) {
                break;
            }
            for event in events {
                match event {
                    Event::Points { seat, colour, points, .. } => {
                        told[seat.index()][colour.index()] += u32::from(points);
                    }
                    Event::Granaries { seat, count, .. } => granaries[seat.index()] += count,
                    _ => {}
                }
            }
        }
        let view = game.view(Viewpoint::Open);
        assert_eq!(points(&view), told, "every point is told by an event");
        assert!(view.seats.iter().zip(granaries).all(|(seat, count)| seat.points.unwrap().granaries == count));
    }
}

/// Rare things do happen in random games, so that the checks above look at them.
#[test]
fn random_games_meet_every_kind_of_event() {
    let kinds = [
        "tile",
        "leader",
        "withdrawn",
        "returned",
        "points",
        "riot",
        "paid",
        "pagoda",
        "palace",
        "removed",
        "pagoda_lost",
        "granary_lost",
        "took",
        "discarded",
        "drew",
        "market",
        "revolt",
        "committed",
        "revolt_over",
        "war",
        "warring",
        "supported",
        "neutral",
        "war_over",
        "bandits",
        "granaries",
        "turn",
        "over",
        "declined",
    ];
    let mut met = std::collections::BTreeSet::new();
    let option = |key: &str| Setup::new(3).with("palace", "true").with(key, "true");
    for seed in 0..120 {
        let mut game = start(&option(if seed % 2 == 0 { "bandits" } else { "eighteen_kingdoms" }), seed);
        let mut dice = FastDice::new(seed);
        let mut events = Vec::new();
        while play_at_random(&mut game, &mut dice, &mut events) {}
        met.extend(
            events.iter().map(|event| serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_owned()),
        );
    }
    let missed: Vec<_> = kinds.iter().filter(|kind| !met.contains(**kind)).collect();
    assert!(missed.is_empty(), "never met: {missed:?}");
}
