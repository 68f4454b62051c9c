//! Numbers, notation, data, policy indices and features of actions never change: records, files and trained networks depend on them.
//! Each is folded into one figure for each map, over all actions there are, and over the actions of random games.

use crate::{play_at_random, start};
use tianxia_core::{Encoded, FastDice, Game, Setup, Written};
use tianxia_huang::{ActionData, Huang};

/// Folds bytes into a figure (FNV-1a).
struct Fold(u64);

impl Fold {
    fn new() -> Fold {
        Fold(0xcbf2_9ce4_8422_2325)
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn number(&mut self, number: Option<u32>) {
        self.bytes(&number.map_or(-1, i64::from).to_le_bytes());
    }
}

const SETUPS: [(u8, &[(&str, &str)]); 4] = [
    (2, &[]),
    (4, &[("palace", "true"), ("bandits", "true")]),
    (5, &[("eighteen_kingdoms", "true"), ("palace", "true")]),
    (2, &[("short", "true"), ("bandits", "true")]),
];

fn setup(index: usize) -> Setup {
    let (players, options) = SETUPS[index];
    options.iter().fold(Setup::new(players), |setup, (key, value)| setup.with(key, *value))
}

#[test]
fn every_number_means_the_same_action_as_ever() {
    let figures = [0, 2].map(|index| {
        let game = start(&setup(index), 1);
        let mut fold = Fold::new();
        fold.number(Some(game.numbers()));
        for number in 0..game.numbers() {
            let Some(action) = game.numbered(number) else {
                fold.number(None);
                continue;
            };
            assert_eq!(game.number(action), number);
            let (text, data) = (game.write(action), game.data(action));
            assert_eq!((game.read(&text).as_ref(), game.action(&data).as_ref()), (Ok(&action), Ok(&action)));
            fold.bytes(text.as_bytes());
            fold.bytes(serde_json::to_string(&data).unwrap().as_bytes());
        }
        format!("{:016x}", fold.0)
    });
    assert_eq!(figures, ["a15de3b7f083f5e5", "c6eaab4418d78035"]);
}

#[test]
fn every_policy_index_means_the_same_action_as_ever() {
    let figures = [0, 1, 2, 3].map(|index| {
        let mut fold = Fold::new();
        fold.number(Some(Huang::POLICY));
        Huang::FEATURES.iter().for_each(|name| fold.bytes(name.as_bytes()));
        for seed in 0..3 {
            let (mut game, mut dice) = (start(&setup(index), seed), FastDice::new(seed));
            let (mut events, mut plies) = (Vec::new(), 0);
            loop {
                for action in game.legal_actions() {
                    let index = game.policy(action);
                    assert_eq!(index.and_then(|index| game.at_policy(index)), Some(action));
                    fold.number(index);
                    let mut features = vec![0.0; Huang::FEATURES.len()];
                    game.features(action, &mut features);
                    features.iter().for_each(|one| fold.bytes(&one.to_le_bytes()));
                }
                let legal = game.legal_actions();
                // While a pagoda moves, no index of a building is asked for.
                let moving = legal.first().is_some_and(|one| matches!(game.data(*one), ActionData::Move { .. }));
                if !moving && (plies % 16 == 0 || legal.len() < 8) {
                    for index in 0..=Huang::POLICY {
                        fold.number(game.at_policy(index).map(|action| game.number(action)));
                    }
                }
                plies += 1;
                if !play_at_random(&mut game, &mut dice, &mut events) {
                    break;
                }
            }
        }
        format!("{:016x}", fold.0)
    });
    assert_eq!(figures, ["be0cca91513e2a91", "9f3bf4d9cb202404", "f970af829dcd364e", "f21cd3b55f2386ec"]);
}
