//! Programs as players: one that plays, one that lies, one that ends, one that hangs, one that is not there.

use std::time::Duration;
use tianxia_bots::Program;
use tianxia_core::{Seed, Setup};
use tianxia_games::{AnyMatch, IDS};

const PATIENT: Duration = Duration::from_secs(60);

fn table(id: &str) -> Box<dyn AnyMatch> {
    let players = tianxia_games::about(id).unwrap().players.0;
    tianxia_games::start(id, &Setup::new(players), Seed::from_number(2)).unwrap()
}

#[test]
fn the_example_in_python_plays_whole_games() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/mybot.py");
    let lines = std::fs::read_to_string(path).unwrap().lines().count();
    assert!(lines < 40, "the example has {lines} lines");
    for id in IDS {
        let mut game = table(id);
        let mut program = Program::new(&format!("python3 {path}"), PATIENT).unwrap();
        while let Some(seat) = game.turn().seat() {
            let number = program.choose(&*game).expect("the example plays legal actions");
            game.act_numbered(seat, number).unwrap();
        }
        program.farewell(&game.outcome().unwrap());
    }
}

#[test]
fn faults_of_a_program_are_told_and_nobody_waits_for_ever() {
    let game = table("qin");
    for (command, patience, fault) in [
        ("cat", PATIENT, "which is not legal"),
        ("false", PATIENT, "ended without an answer"),
        ("sleep 1000", Duration::from_millis(50), "gave no answer in 0.05 s"),
        ("./no-such-program", PATIENT, "cannot be started"),
    ] {
        let mut program = Program::new(command, patience).unwrap();
        // Twice: after a fault the program gets another chance.
        for _ in 0..2 {
            let error = program.choose(&*game).unwrap_err();
            assert!(error.contains(fault), "{command}: {error}");
        }
    }
    assert!(Program::new("  ", PATIENT).err().unwrap().to_string().contains("names no program"));
}
