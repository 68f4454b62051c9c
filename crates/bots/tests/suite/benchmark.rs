//! The positions of the benchmark: each can be played, by two, and its game is not over.

use std::collections::HashSet;
use tianxia_bots::benchmark::starts;
use tianxia_core::Seed;

#[test]
fn every_start_can_be_played() {
    for game in tianxia_games::IDS {
        let starts = starts(game).unwrap();
        assert_eq!(starts.len(), 12, "{game}");
        assert_eq!(starts.iter().collect::<HashSet<_>>().len(), starts.len(), "{game}: two starts are the same");
        for start in starts {
            let table = tianxia_games::start_from(game, start, None, Seed::from_number(1)).unwrap();
            assert!(table.turn().seat().is_some() && table.players() == 2, "{game}: {start}");
        }
    }
    assert!(starts("go").unwrap_err().to_string().contains("no game `go`"));
}
