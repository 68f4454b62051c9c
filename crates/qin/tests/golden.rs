//! What may never change: the notation, the number, the data and the policy index of every action, on every kind of board.

use tianxia_core::{Encoded, FastDice, Game, Setup, Written, parse_toml};
use tianxia_qin::Qin;

/// FNV-1a over one line for each action.
fn digest(game: &Qin) -> (u64, usize) {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let mut actions = 0;
    for number in 0..game.numbers() {
        let Some(action) = game.numbered(number) else { continue };
        let json = serde_json::to_string(&game.data(action)).unwrap();
        let (text, policy) = (game.write(action), game.policy(action));
        assert_eq!((game.number(action), game.read(&text)), (number, Ok(action)));
        assert_eq!(game.action(&serde_json::from_str(&json).unwrap()), Ok(action));
        assert_eq!(policy.and_then(|index| game.at_policy(index)), Some(action));
        for byte in format!("{number} {text} {json} {policy:?}\n").bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
        actions += 1;
    }
    (hash, actions)
}

#[test]
fn actions_are_written_as_ever() {
    let start = |board: &str| {
        let options = Qin::read_options(&Setup::new(2).with("board", board)).unwrap();
        digest(&Qin::start(&options, &mut FastDice::new(1)))
    };
    let drawn = parse_toml("diagram = '''\nR . . ~\n. o . B\n. . Y .\n'''").unwrap();
    let drawn = Qin::from_position(&drawn, &mut FastDice::new(1)).unwrap();
    let square = (7_503_878_594_603_198_027, 2_809);
    let expected = [square, square, (16_064_073_778_939_792_552, 154)];
    assert_eq!([start("bird"), start("lion"), digest(&drawn)], expected);
}
