//! Scenarios: what can be said holds when it is true, and is told precisely when it is not.

use crate::lots::{HONEST, Lots, REFUSAL_LEAVES_TRACE};
use tianxia_core::scenario::{Failed, Passed};
use tianxia_core::{BadInput, Scenario};

const START: &str = r#"
title = "A scenario of the tests"
game = "lots"
rules = ["L2"]

[position]
players = 2
hands = ["jade clay", "bone bone"]
laid = """
-  bone
-  jade   clay
"""
last = "bone"
scores = [2, 4]

[[step]]
"#;

fn read(step: &str) -> Result<Scenario, BadInput> {
    format!("{START}{step}").parse()
}

fn run(step: &str) -> Result<Passed, Failed> {
    read(step).unwrap().run::<Lots<HONEST>>()
}

/// The one difference of a step that must not hold.
fn differs(step: &str) -> String {
    let failed = run(step).expect_err("this step should not hold");
    assert_eq!(failed.differences.len(), 1, "{failed}");
    failed.differences[0].to_string()
}

fn refused(text: &str) -> String {
    let error = text.parse::<Scenario>().expect_err("this should not be a scenario").to_string();
    assert!(!error.contains('\n'), "one sentence, one line: {error}");
    error
}

#[test]
fn everything_that_can_be_expected_holds_when_it_is_true() {
    let passed = run(r#"
        turn = 1
        ask = "lots-ask-stake"
        legal = ["low"]
        only = ["high", "low"]
        illegal = { "lay jade" = "L2" }

        [[step]]
        play = ["HIGH", "lay  jade"]
        dice = ["bone"]
        turn = 2
        [step.position]
        hands = ["bone clay", "bone bone"]
        laid = """
            - jade bone
            - jade clay
        """
        [step.view]
        bag = 10
        [step.view.players.1]
        score = 2
        laid = [1, 1, 0]
        [[step.events]]
        event = "staked"
        [[step.events]]
        event = "drew"
        tile = "bone"
    "#)
    .unwrap_or_else(|failed| panic!("{failed}"));
    assert_eq!(passed, Passed { steps: 2, checks: 13 });
}

#[test]
fn a_game_can_be_played_to_its_end() {
    let text = r#"
        title = "The last tile ends the game"
        game = "lots"
        rules = ["L4"]
        [position]
        hands = ["jade", ""]
        buried = ["jade jade jade jade jade", "bone bone bone bone bone bone"]
        laid = """
        clay clay clay clay clay clay
        -
        """
        scores = [1, 4]
        [[step]]
        play = ["low", "lay jade"]
        turn = "over"
        places = [1, 1]
        scores = [4, 4]
        only = []
    "#;
    text.parse::<Scenario>().unwrap().run::<Lots<HONEST>>().unwrap_or_else(|failed| panic!("{failed}"));
}

#[test]
fn places_and_scores_can_be_expected_of_some_seats() {
    let end = |expected: &str| {
        let text = format!(
            "title = \"t\"\ngame = \"lots\"\nrules = [\"L4\"]\n[position]\nstage = \"over\"\nscores = [1, 4]\n
            [[step]]\n{expected}"
        );
        text.parse::<Scenario>().unwrap().run::<Lots<HONEST>>().map_err(|failed| failed.to_string())
    };
    assert!(end("places = { 2 = 1 }\nscores = { 1 = 1 }").is_ok());
    assert!(end("places = [2, 1]").is_ok());
    assert!(end("places = { 1 = 1 }").unwrap_err().contains("step 1, places.1: expected 1, found 2"));
    assert!(end("scores = { 3 = 0 }").unwrap_err().contains("no such item; the list has 2, counted from 1"));
}

#[test]
fn a_scenario_of_unknown_rules_does_not_hold() {
    let naming = |rules: &str, illegal: &str| {
        let text = format!(
            "title = \"t\"\ngame = \"lots\"\nrules = [\"{rules}\"]\n[setup]\nplayers = 2\n
            [[step]]\nillegal = {{ \"lay jade\" = \"{illegal}\" }}"
        );
        text.parse::<Scenario>().unwrap().run::<Lots<HONEST>>().map_err(|failed| failed.to_string())
    };
    assert!(naming("L2", "L2").is_ok());
    for (rules, illegal) in [("L5", "L2"), ("L0", "L2"), ("L02", "L2"), ("Q2", "L2"), ("L2", "L9")] {
        let told = naming(rules, illegal).unwrap_err();
        assert!(told.contains("rules: expected ids of rules of lots, which are L1 to L4, found"), "{told}");
    }
}

#[test]
fn a_scenario_is_played_by_the_version_it_names() {
    let laid = |rules: &str, score: u32| {
        let text = format!(
            "title = \"t\"\ngame = \"lots\"\nrules = [\"L3\"]\n[position]\n{rules}\nhands = [\"jade\", \"bone\"]\nlast = \"jade\"
            [[step]]\nplay = [\"high\", \"lay jade\"]\nview.players.1.score = {score}"
        );
        text.parse::<Scenario>().unwrap().run::<Lots<HONEST>>().map_err(|failed| failed.to_string())
    };
    assert_eq!((laid("rules = 1", 6).err(), laid("rules = 2", 9).err(), laid("", 9).err()), (None, None, None));
    assert!(laid("rules = 3", 9).unwrap_err().contains("version 3 of the rules of lots"));
}

#[test]
fn a_setup_is_dealt_by_the_seed_or_by_scripted_dice() {
    let scenario = |setup: &str| {
        let text = format!(
            "title = \"t\"\ngame = \"lots\"\nrules = [\"L1\"]\nseed = 7\n[setup]\nplayers = 2\n{setup}\n
            [[step]]\nposition.hands = [\"jade bone\", \"bone clay\"]"
        );
        text.parse::<Scenario>().unwrap().run::<Lots<HONEST>>().map_err(|failed| failed.to_string())
    };
    assert!(scenario("dice = [\"bone\", 0, 1, \"clay\"]").is_ok());
    assert_eq!(
        scenario("dice = [1, 0, 1, 2, 0]").unwrap_err(),
        "\"t\" does not hold:\n- start, setup.dice: expected all 5 faces to fall, found 1 left over"
    );
    assert_eq!(
        scenario("dice = [1, 0, 1, \"gold\"]").unwrap_err(),
        "\"t\" does not hold:\n- start, setup.dice: expected faces of this game, found `gold` names no face in lots"
    );
    // After the faces that matter, the seed goes on.
    let partly = |hands: &str| {
        let text = format!(
            "title = \"t\"\ngame = \"lots\"\nrules = [\"L1\"]\nseed = 7\n[setup]\nplayers = 2\ndice = [0, 0, \"...\"]\n
            [[step]]\nposition.hands.1 = \"{hands}\""
        );
        text.parse::<Scenario>().unwrap().run::<Lots<HONEST>>().map_err(|failed| failed.to_string())
    };
    assert!(partly("jade jade").is_ok());
    assert!(partly("jade bone").unwrap_err().contains("position.hands.1: expected \"jade bone\""));
    assert!(scenario("options = { stakes = 3 }").unwrap_err().contains("start, setup: "));
    let dealt = scenario("options = { stakes = false }");
    assert_eq!(dealt, scenario("options = { stakes = \"false\" }"), "equal seeds deal equal hands");
}

#[test]
fn each_expectation_that_fails_is_told_precisely() {
    let told = [
        ("turn = 2", "step 1, turn: expected 2, found 1"),
        ("turn = \"over\"", "step 1, turn: expected \"over\", found 1"),
        ("ask = \"lots-over\"", "step 1, ask: expected \"lots-over\", found \"lots-ask-stake\""),
        (
            "legal = [\"lay jade\"]",
            "step 1, legal (`lay jade`): expected a legal action, found that rule L2 forbids it (lots-illegal-stage); \
             legal are `low`, `high`",
        ),
        ("only = [\"low\"]", "step 1, only: expected nothing else to be legal, found `high`"),
        (
            "only = [\"low\", \"high\", \"bury clay\"]",
            "step 1, only: expected `bury clay` to be legal, found that they are not",
        ),
        (
            "illegal = { high = \"L3\" }",
            "step 1, illegal (`high`): expected rule L3 to forbid it, found that it can be played",
        ),
        (
            "illegal = { \"lay bone\" = \"L4\" }",
            "step 1, illegal (`lay bone`): expected rule L4 to forbid it, found that rule L2 forbids it \
             (lots-illegal-stage)",
        ),
        ("places = [1, 2]", "step 1, places: expected [1,2], found \"none, the game is not over\""),
        ("scores = [1, 2]", "step 1, scores: expected [1,2], found \"none, the game is not over\""),
        (
            "position.hands = [\"jade clay\", \"bone clay\"]",
            "step 1, position.hands.2: expected \"bone clay\", found \"bone bone\"",
        ),
        ("position.scores = [2]", "step 1, position.scores: expected [2], found [2,4]"),
        (
            "position.hand = 1",
            "step 1, position.hand: expected 1, found no such key; there are buried, game, hands, laid, last, \
             players, rules, scores, stage, stakes, turn",
        ),
        (
            "position.laid = \"\"\"\nbone\n- jade jade\n\"\"\"",
            "step 1, position.laid:\n  expected\n    bone\n    - jade jade\n  found\n    - bone\n    - jade clay\n",
        ),
        ("view.bag = 10.5", "step 1, view.bag: expected 10.5, found 11"),
        ("view.players.2.score = 5", "step 1, view.players.2.score: expected 5, found 4"),
        (
            "view.players.3.score = 5",
            "step 1, view.players.3: expected {\"score\":5}, found no such item; the list has 2, counted from 1",
        ),
        (
            "play = [\"lay bone\"]",
            "step 1, play.1 (`lay bone`): expected a legal action, found that rule L2 forbids it (lots-illegal-stage)",
        ),
        (
            "play = [\"low\", \"jump\"]",
            "step 1, play.2 (`jump`): expected something that can be read, found `jump` is not an action: low, high, lay \
             TILE or bury TILE",
        ),
        (
            "play = [\"low\", \"lay jade\"]\ndice = []",
            "step 1, dice: expected a face for every roll, found roll 1 has no face left in the script",
        ),
        ("play = [\"low\"]\ndice = [0, 1]", "step 1, dice: expected all 2 faces to fall, found 2 left over"),
        (
            "play = [\"low\"]\nevents = [{ event = \"laid\" }]",
            "step 1, events.1:\n  expected\n    {\"event\":\"laid\"}\n  found\n    {\"event\":\"staked\",\"high\":false,\"seat\":1}\n",
        ),
        (
            "play = [\"low\"]\nevents = [{ seat = 1 }, { seat = 1 }]",
            "step 1, events.2: expected {\"seat\":1}, found no more events",
        ),
    ];
    for (step, sentence) in told {
        assert_eq!(differs(step), sentence, "{step}");
    }
}

#[test]
fn steps_go_on_after_a_difference_but_not_after_a_refused_play() {
    let failed = run("turn = 2\n[[step]]\nturn = 2\n[[step]]\nplay = [\"lay jade\"]\n[[step]]\nturn = 2").unwrap_err();
    let steps: Vec<_> = failed.differences.iter().map(|difference| difference.step).collect();
    assert_eq!(steps, [Some(1), Some(2), Some(3)]);
}

#[test]
fn an_illegal_action_must_leave_the_state_as_it_was() {
    let failed = read("illegal = { \"lay jade\" = \"L2\" }").unwrap().run::<Lots<REFUSAL_LEAVES_TRACE>>().unwrap_err();
    assert_eq!(
        failed.to_string(),
        "\"A scenario of the tests\" does not hold:\n- step 1, illegal (`lay jade`): expected the state left as it was, \
         found that the refused action changed it"
    );
}

#[test]
fn a_bad_position_and_another_game_are_told_at_the_start() {
    let text = START.replace("\"bone bone\"", "\"gold\"") + "turn = 1";
    let failed = text.parse::<Scenario>().unwrap().run::<Lots<HONEST>>().unwrap_err();
    assert_eq!(
        failed.differences[0].to_string(),
        "start, position: expected something that can be read, found hands: `gold` is not a tile; tiles are jade, bone, \
         clay, and - for none"
    );
    let text = START.replace("\"lots\"", "\"chess\"") + "turn = 1";
    let failed = text.parse::<Scenario>().unwrap().run::<Lots<HONEST>>().unwrap_err();
    assert_eq!(failed.differences[0].to_string(), "start, game: expected \"lots\", found \"chess\"");
}

#[test]
fn files_that_are_no_scenarios_are_refused_with_a_sentence() {
    let head = "title = \"t\"\ngame = \"lots\"\nrules = [\"L1\"]\n";
    let with = |rest: &str| refused(&format!("{head}{rest}"));
    let step = "[setup]\nplayers = 2\n[[step]]\n";
    let told = [
        (refused("title = "), "line 1, column 9: not valid TOML: "),
        (refused("game = \"lots\""), "missing field `title`"),
        (with("[[step]]\nturn = 1"), "a scenario needs a [position] or a [setup] to start from"),
        (with("[position]\n[setup]\nplayers = 2"), "a scenario has a [position] or a [setup], not both"),
        (with("[setup]\nplayers = 2"), "a scenario without a [[step]] proves nothing"),
        (with(step), "step 1: it neither plays nor expects anything"),
        (with(&format!("{step}paly = []")), "line 7, column 1: unknown field `paly`, expected one of `play`, `dice`"),
        (with(&format!("{step}play = 3")), "line 7, column 8: invalid type: integer `3`, expected a sequence"),
        (
            with(&format!("{step}turn = 9")),
            "line 7, column 8: 9 does not fit; turn is the number of a seat, or \"over\"",
        ),
        (with(&format!("{step}dice = [-1]")), "line 7, column 8: -1 does not fit; a face is a number from 0"),
        (with(&format!("{step}dice = [true]")), "true does not fit; a face is a number from 0 or a word of the game"),
        (
            with("seed = \"x\""),
            "line 4, column 8: `x` is not a seed; write a number such as 7, or 64 hexadecimal digits",
        ),
        (with("seed = -1"), "`-1` is not a seed"),
        (with("sede = 1"), "line 4, column 1: unknown field `sede`"),
        (with("[setup]\nplayers = 2\noptions = { a = [] }"), "an option is a text, a number, true or false"),
        (
            with("[position]\ngame = \"qin\"\n[[step]]\nturn = 1"),
            "position.game: a position of \"qin\" in a file of \"lots\"",
        ),
        (refused("title = \"t\"\ngame = \"g\"\nrules = []\n[setup]\nplayers = 2"), "`rules` is empty"),
    ];
    for (found, sentence) in told {
        assert!(found.contains(sentence), "expected `{sentence}` in `{found}`");
    }
}
