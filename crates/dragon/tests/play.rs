//! Random games to the end, with the promises of this crate that no other test holds: a small state, no forced
//! questions, positions that read back, and books that agree.

use tianxia_core::{Dice, FastDice, Game, Mute, Setup, Turn, Viewpoint, Written};
use tianxia_dragon::{Action, Dragon, Event};

fn setups() -> Vec<Setup> {
    let mut setups: Vec<_> = (2..=5).map(Setup::new).collect();
    for event in [
        "lanterns",
        "buddha",
        "earthquake",
        "tsunami",
        "eclipse",
        "eruption",
        "tornado",
        "dawn",
        "assassination",
        "treaty",
    ] {
        setups.push(Setup::new(3).with("super_event", event));
        setups.push(Setup::new(5).with("super_event", event).with("great_wall", "true"));
    }
    setups
}

/// Plays random games and shows every position with its answers.
fn random_games(games: u64, mut look: impl FnMut(&Dragon, &[Action])) {
    let mut legal = Vec::new();
    for setup in setups() {
        let options = Dragon::read_options(&setup).expect("a set-up that can be played");
        for seed in 0..games {
            let mut dice = FastDice::new(seed);
            let mut game = Dragon::start(&options, &mut dice);
            loop {
                legal.clear();
                game.legal(&mut legal);
                look(&game, &legal);
                if game.turn() == Turn::Over {
                    break;
                }
                let action = legal[dice.below(legal.len() as u32) as usize];
                game.play(action, &mut dice, &mut Mute).expect("legal actions are accepted");
            }
        }
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Dragon>() <= 1024, "{} bytes", size_of::<Dragon>());
    fn copied<T: Copy>() {}
    copied::<Dragon>();
}

#[test]
fn every_game_ends_after_twelve_months_d1() {
    let mut ended = 0;
    random_games(20, |game, legal| {
        if game.turn() == Turn::Over {
            ended += 1;
            assert!(legal.is_empty());
            assert_eq!(game.view(Viewpoint::Open).month, 12);
        } else {
            assert!(legal.len() > 1, "a forced choice was asked: {legal:?}");
        }
    });
    assert_eq!(ended, 20 * setups().len());
}

#[test]
fn positions_and_notation_round_trip() {
    random_games(3, |game, legal| {
        let table = game.position();
        let text = table.to_string();
        let read = tianxia_core::parse_toml(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let again =
            Dragon::from_position(&read, &mut FastDice::new(9)).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(again, *game, "{text}");
        for action in legal {
            assert_eq!(game.read(&game.write(*action)), Ok(*action));
            assert_eq!(game.numbered(game.number(*action)), Some(*action));
        }
    });
}

#[test]
fn every_point_is_told_and_booked_by_source_and_by_month() {
    for setup in setups() {
        let options = Dragon::read_options(&setup).expect("a set-up that can be played");
        let mut dice = FastDice::new(11);
        let mut game = Dragon::start(&options, &mut dice);
        let census = game.census();
        let mut told = [0i32; 5];
        while let Turn::Decide(_) = game.turn() {
            let (mut legal, mut happenings) = (Vec::new(), Vec::new());
            game.legal(&mut legal);
            let action = legal[dice.below(legal.len() as u32) as usize];
            game.play(action, &mut dice, &mut happenings).expect("legal");
            for happening in happenings {
                if let Event::Scores { seat, points, .. } = happening {
                    told[seat.index()] += i32::from(points);
                }
            }
            assert_eq!(game.census(), census);
        }
        let outcome = game.outcome().expect("over");
        assert_eq!(told[..outcome.scores.len()], outcome.scores[..]);
        for section in ["dragon-sheet-sources", "dragon-sheet-months"] {
            let rows = outcome.sheet.iter().filter(|row| row.section == section);
            let sums = rows.fold(vec![0; outcome.scores.len()], |sums, row| {
                sums.iter().zip(&row.values).map(|(sum, value)| sum + value).collect()
            });
            assert_eq!(sums, outcome.scores, "{section}");
        }
        assert_eq!(outcome.winners().count(), 1);
    }
}
