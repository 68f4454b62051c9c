//! A bot knows what its seat may know, and nothing else: swap everything hidden from it, and it plays the same.

use std::sync::atomic::AtomicBool;
use tianxia_bots::{Bot, Budget};
use tianxia_core::{Dice, FastDice, Game, Match, Seed, Setup, Viewpoint, Written};
use tianxia_games::{AnyMatch, IDS, with_game};

/// The same position with everything hidden from the deciding seat dealt afresh.
fn swapped(game: &dyn AnyMatch, dice: &mut FastDice) -> Box<dyn AnyMatch> {
    let position = with_game!(game.about().id, G => {
        let state = game.as_any().downcast_ref::<Match<G>>().expect("a match of its game").state();
        let seat = state.turn().seat().expect("somebody decides");
        state.imagine(seat, dice).position()
    });
    let text = toml::to_string(&position.expect("a known game")).expect("positions are TOML");
    tianxia_games::start_from(game.about().id, &text, None, Seed::from_number(0)).expect("a position reads back")
}

#[test]
fn what_a_seat_cannot_see_does_not_change_its_choice() {
    let words = [
        "random",
        "easy",
        "medium@0.05",
        "hard@0.01",
        "expert@0.0025",
        "master@0.0025",
        "net",
        "plain@0.01",
        "easy/merchant",
        "medium/warlord",
    ];
    let bots: Vec<Bot> = words.map(|word| word.parse().expect("a bot")).into();
    let stop = AtomicBool::new(false);
    for id in IDS {
        let (fewest, most) = tianxia_games::about(id).unwrap().players;
        let mut dice = FastDice::new(5);
        let mut really_swapped = 0;
        for (deal, players) in [fewest, most, fewest].into_iter().enumerate() {
            let mut game = tianxia_games::start(id, &Setup::new(players), Seed::from_number(deal as u64)).unwrap();
            while let Some(seat) = game.turn().seat() {
                if dice.below(8) == 0 {
                    let other = swapped(&*game, &mut dice);
                    assert_eq!(game.view(Viewpoint::Seat(seat)), other.view(Viewpoint::Seat(seat)));
                    really_swapped += u32::from(game.view(Viewpoint::Open) != other.view(Viewpoint::Open));
                    for bot in &bots {
                        let seed = dice.next_u64();
                        let (one, two) = (bot.choose(&*game, seed, &stop), bot.choose(&*other, seed, &stop));
                        assert_eq!(one, two, "{id}: {bot} looked at what seat {seat} may not see");
                    }
                    let hint = |game: &dyn AnyMatch| tianxia_bots::best_answers(game, Budget::Iterations(50), 3, &stop);
                    assert_eq!(hint(&*game), hint(&*other), "{id}: a hint looked at what seat {seat} may not see");
                }
                let legal = game.legal();
                let choice = &legal[dice.below(legal.len() as u32) as usize];
                game.act_numbered(seat, choice.number).unwrap();
            }
        }
        // Nothing is hidden in the Year of the Dragon but the future.
        assert!(really_swapped > 0 || *id == "dragon", "{id}: nothing was swapped");
    }
}
