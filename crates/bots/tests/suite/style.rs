//! Styles: a bot with one plays otherwise now and then, legally, and the same again.

use std::sync::atomic::AtomicBool;
use tianxia_bots::Bot;
use tianxia_core::{Seed, Setup, Style};
use tianxia_games::IDS;

#[test]
fn every_style_shows_in_every_game() {
    let stop = AtomicBool::new(false);
    for id in IDS {
        for style in Style::ALL {
            let plain: Bot = "easy".parse().unwrap();
            let styled: Bot = format!("easy/{style}").parse().unwrap();
            let mut otherwise = 0;
            for deal in 0..2 {
                let mut game = tianxia_games::start(id, &Setup::new(3), Seed::from_number(deal)).unwrap();
                while let Some(seat) = game.turn().seat() {
                    let seed = game.steps() as u64;
                    let choice = styled.choose(&*game, seed, &stop).unwrap();
                    assert_eq!(styled.choose(&*game, seed, &stop), Some(choice), "{id} {style}");
                    otherwise += u32::from(plain.choose(&*game, seed, &stop) != Some(choice));
                    game.act_numbered(seat, choice).unwrap();
                }
            }
            assert!(otherwise > 0, "{id}: a {style} plays as everybody does");
        }
    }
}

#[test]
fn who_searches_has_styles_too() {
    let stop = AtomicBool::new(false);
    for id in IDS {
        let game = tianxia_games::start(id, &Setup::new(2), Seed::from_number(3)).unwrap();
        for word in ["medium/warlord", "expert@0.01/builder", "master@0.005/merchant"] {
            let bot: Bot = word.parse().unwrap();
            let choice = bot.choose(&*game, 5, &stop);
            assert!(game.legal().iter().any(|legal| Some(legal.number) == choice), "{id} {word}");
        }
    }
}
