//! Programs as players: one that plays, one that lies, one that ends, one that hangs, ones that talk too much or do not listen, one
//! that is not there.

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tianxia_bots::{Program, ProgramFault};
use tianxia_core::{Seed, Setup};
use tianxia_games::{AnyMatch, IDS};

const PATIENT: Duration = Duration::from_secs(60);
static GOES_ON: AtomicBool = AtomicBool::new(false);

fn table(id: &str) -> Box<dyn AnyMatch> {
    let players = tianxia_games::about(id).unwrap().players.0;
    tianxia_games::start(id, &Setup::new(players), Seed::from_number(2)).unwrap()
}

#[test]
fn the_example_in_python_plays_whole_games() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/mybot.py");
    let lines = std::fs::read_to_string(path).unwrap().lines().count();
    assert!(lines < 45, "the example has {lines} lines");
    let mut program = Program::new(&format!("python3 {path}"), PATIENT).unwrap();
    for id in IDS {
        let mut game = table(id);
        while let Some(seat) = game.turn().seat() {
            let number = program.choose(&*game, &GOES_ON).expect("the example plays legal actions");
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
    ] {
        let mut program = Program::new(command, patience).unwrap();
        // Twice: after a fault the program gets another chance.
        for _ in 0..2 {
            let error = program.choose(&*game, &GOES_ON).unwrap_err().to_string();
            assert!(error.contains(fault), "{command}: {error}");
        }
    }
    for missing in ["./no-such-program", "no-such-program --fast"] {
        let error = Program::new(missing, PATIENT).err().unwrap().to_string();
        assert!(error.contains("there is no program"), "{error}");
    }
    assert!(Program::new("  ", PATIENT).err().unwrap().to_string().contains("names no program"));
}

/// A program in Python, as a file of this test's own; what is needed to run it.
fn script(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.py"));
    std::fs::write(&path, text).unwrap();
    format!("python3 {}", path.display())
}

/// Plays a whole game for all seats; what was wrong with the answers.
fn play_through(command: &str, patience: Duration) -> Vec<String> {
    let mut game = table("qin");
    let mut program = Program::new(command, patience).unwrap();
    let mut faults = Vec::new();
    while let Some(seat) = game.turn().seat() {
        let number = program.choose(&*game, &GOES_ON).unwrap_or_else(|fault| {
            faults.push(fault.to_string());
            game.legal()[0].number
        });
        game.act_numbered(seat, number).unwrap();
    }
    program.farewell(&game.outcome().unwrap());
    faults
}

const FIRST: &str = "import json,sys\nfor line in sys.stdin:\n q=json.loads(line)\n if 'legal' in q: print(q['legal'][0]['notation'],flush=True)\n";

#[test]
fn a_greeting_costs_nothing_and_an_endless_line_one_answer() {
    let greeting = script("greeting", &FIRST.replacen("for line", "print('hello',flush=True)\nfor line", 1));
    assert_eq!(play_through(&greeting, PATIENT), [""; 0]);
    let long = script(
        "long",
        &FIRST.replace("for line", "first=True\nfor line").replace(
            "print(q['legal'][0]['notation'],flush=True)",
            "print('x'*20000 if first else q['legal'][0]['notation'],flush=True); first=False",
        ),
    );
    let faults = play_through(&long, PATIENT);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].len() < 200, "a long answer is not told in full");
}

#[test]
fn a_program_that_never_reads_or_never_stops_talking_holds_up_nobody() {
    let deaf = script("deaf", "import time\nprint('x\\n'*1000,flush=True)\ntime.sleep(1000)\n");
    assert!(!play_through(&deaf, Duration::from_millis(5)).is_empty());
    let chatter = script("chatter", "import time\nwhile True:\n print('x',flush=True)\n time.sleep(0.01)\n");
    assert!(!play_through(&chatter, Duration::from_millis(20)).is_empty());
    assert!(!play_through("yes", Duration::from_millis(20)).is_empty());
}

#[test]
fn who_is_asked_to_stop_waits_no_longer_and_control_characters_are_told_as_text() {
    let game = table("qin");
    let stopped = AtomicBool::new(true);
    assert!(Program::new("sleep 1000", PATIENT).unwrap().choose(&*game, &stopped).is_err());
    let rude = script("rude", "import sys\nfor line in sys.stdin: print('\\x1b[2J\\a',flush=True)\n");
    let fault = Program::new(&rude, PATIENT).unwrap().choose(&*game, &GOES_ON).unwrap_err().to_string();
    assert!(fault.contains("\\u{1b}") && !fault.contains('\x1b'), "{fault}");
}

/// Plays whole games of Qin, one after another, with one program; what was wrong with the answers.
fn play_games(command: &str, games: usize) -> Vec<ProgramFault> {
    let mut program = Program::new(command, PATIENT).unwrap();
    let mut faults = Vec::new();
    for _ in 0..games {
        let mut game = table("qin");
        while let Some(seat) = game.turn().seat() {
            let number = program.choose(&*game, &GOES_ON).unwrap_or_else(|fault| {
                faults.push(fault);
                game.legal()[0].number
            });
            game.act_numbered(seat, number).unwrap();
        }
        program.farewell(&game.outcome().unwrap());
    }
    faults
}

#[test]
fn one_process_plays_many_games_and_one_that_ends_after_each_is_started_again() {
    let log = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("starts.log");
    let _ = std::fs::remove_file(&log);
    let start = format!("open({:?},'a').write('started\\n')\n", log.display().to_string());
    let starts = || std::fs::read_to_string(&log).unwrap().lines().count();
    let lasting = script("lasting", &format!("{start}{FIRST}"));
    assert_eq!(play_games(&lasting, 3), []);
    assert_eq!(starts(), 1, "one process for three games");
    let brief = FIRST.replace(" if 'legal'", " if 'over' in q: break\n if 'legal'");
    let brief = script("brief", &format!("{start}{brief}"));
    assert_eq!(play_games(&brief, 3), []);
    assert_eq!(starts(), 1 + 3, "a process for each game");
}

#[test]
fn answers_are_understood_as_numbers_as_data_and_as_people_spell_them() {
    for (name, answer) in [
        ("number", "c['number']"),
        ("shouting", "'  '+c['notation'].upper().replace(' ','   ')"),
        ("data", "json.dumps(c['action'])"),
        ("wrapped", "json.dumps({'action':c['action']})"),
        ("by_number", "json.dumps({'number':c['number']})"),
        ("by_notation", "json.dumps({'notation':c['notation']})"),
    ] {
        let text = FIRST.replace(
            "print(q['legal'][0]['notation'],flush=True)",
            &format!("c=q['legal'][-1]; print({answer},flush=True)"),
        );
        assert_eq!(play_games(&script(name, &text), 1), [], "{name}");
    }
    let foreign =
        script("foreign", &FIRST.replace("q['legal'][0]['notation']", "'{\"action\":{\"action\":\"castle\"}}'"));
    assert!(matches!(play_games(&foreign, 1)[0], ProgramFault::NotLegal(_)));
}

#[test]
fn a_question_tells_options_rules_and_what_happened_and_can_be_asked_back() {
    let curious = r#"
import json, sys
for line in sys.stdin:
    q = json.loads(line)
    if 'what_if' in q:
        assert q['what_if'] == c['number'] and q['notation'] == c['notation'] and q['effect'] == c['effect'], q
        assert q['happens'][0]['event']['event'] == 'placed' and q['hands_over'], q
        print(json.dumps({'what_if': 'nonsense'}), flush=True)
        wrong = json.loads(sys.stdin.readline())
        assert 'no legal action' in wrong['error'], wrong
        print(c['number'], flush=True)
    elif 'legal' in q:
        assert q['game'] == 'qin' and q['rules'] == 1 and q['players'] == 2 and q['options']['board'] == 'bird', q
        assert q['round'] == 1 and q['legal'][0]['free'] in (True, False), q
        c = q['legal'][0]
        if c['notation'] == 'pass': print('pass', flush=True)
        else: print(json.dumps({'what_if': c['number']}), flush=True)
"#;
    assert_eq!(play_games(&script("curious", curious), 1), []);
}

#[test]
fn a_program_hears_what_happened_since_it_was_last_asked() {
    let counting = r#"
import json, sys
heard = 0
for line in sys.stdin:
    q = json.loads(line)
    if 'legal' not in q: continue
    heard += sum(t['event']['event'] in ('placed', 'passed') for t in q['happened'])
    stands = sum(len(p['squares']) for p in q['view']['provinces']) + len(q['view']['lone'])
    assert q['happened'] or heard == 0
    print(q['legal'][0]['number'] if (stands - 3) % 2 == 0 and stands - 3 == 2 * heard else 'wrong', flush=True)
"#;
    assert_eq!(play_games(&script("counting", counting), 1), []);
}
