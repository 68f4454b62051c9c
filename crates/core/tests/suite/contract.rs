//! The contract suite passes an honest game and bites every broken one, by the clause that is meant for it.

use crate::lots::*;
use tianxia_contract::{Budget, Clause, Encodings, Failure, Tally};
use tianxia_core::{Record, Setup};

/// Enough for every fault to show.
fn check<const FAULT: u8>(players: u8) -> Result<Tally, Box<Failure>> {
    tianxia_contract::check::<Lots<FAULT>>(&Setup::new(players), &Budget { decisions: 500, ..Budget::games(30) })
}

#[test]
fn an_honest_game_keeps_the_contract() {
    let setups = tianxia_contract::every_setup::<Lots<HONEST>>();
    assert_eq!(setups.len(), 6, "2, 3 and 4 players, with and without stakes");
    let tally = tianxia_contract::hold::<Lots<HONEST>>(&setups, &Budget::games(40));
    assert!(tally.games >= 240, "240, and more in a soak: {tally}");
    assert_eq!(tally.longest, 36, "18 tiles with a stake each");
    assert!(tally.looked_at > 2_000 && tally.refused > 5_000 && tally.worlds > 6_000, "{tally}");
}

#[test]
fn a_game_that_nobody_wins_keeps_the_contract_too() {
    check::<TIES_WIN_NOTHING>(3).unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn the_same_seed_finds_the_same() {
    assert_eq!(check::<HONEST>(3), check::<HONEST>(3));
    assert_eq!(check::<LEAKY_EVENT>(3), check::<LEAKY_EVENT>(3));
}

/// A fault must be found by the right clause, and its record must lead to it again.
fn bites<const FAULT: u8>(clause: Clause, words: &str) {
    let failure = check::<FAULT>(3).expect_err("this fault should have been found");
    assert_eq!(failure.clause, clause, "{failure}");
    assert!(failure.what.contains(words), "expected `{words}` in\n{failure}");
    if failure.ply.is_some() {
        let record: Record = failure.record.parse().expect("the record of a failure can be read");
        assert_eq!(Some(record.entries.len()), failure.ply);
        assert!(failure.to_string().contains(&failure.record));
    }
}

macro_rules! bites {
    ($($name:ident: $fault:ident, $clause:ident, $words:literal;)*) => {
        $(#[test]
        fn $name() {
            bites::<$fault>(Clause::$clause, $words);
        })*
    };
}

bites! {
    a_game_that_says_it_hides_nothing: FALSELY_OPEN, Secrets, "nothing is hidden (`Game::HIDES`), but the view of seat 1";
    a_view_that_forgets_a_change: FORGETFUL_CHANGES, Views, "but that is not all: players.1.laid";
    a_leak_through_a_view: LEAKY_VIEW, Secrets, "the view of seat 1 tells the real world from one";
    a_leak_through_an_event: LEAKY_EVENT, Secrets, "which of two equal-looking worlds is real";
    a_leak_through_a_refusal: LEAKY_REFUSAL, Secrets, "lots-illegal-and-jealous";
    a_leak_through_an_order: LEAKY_ORDER, Secrets, "may answer [High, Low], but [Low, High] in a world";
    shared_state: SHARED_STATE, Independence, "playing on clones";
    a_missing_action: MISSING_ACTION, Legality, "`bury clay` can be played, but is not listed";
    an_action_too_many: EXTRA_ACTION, Legality, "`lay jade` is listed";
    an_action_listed_twice: REPEATED_ACTION, Legality, "1 of 3 legal actions are listed twice";
    a_lost_tile: LOST_TILE, Conservation, "`bury bone` changed the census";
    a_biased_imagination: BIASED_IMAGINATION, Imagination, "imagination is biased: over 400 starts";
    an_imagination_that_copies: CLONING_IMAGINATION, Imagination, "the imagined world was always the real one";
    an_imagination_that_peeks: PEEKING_IMAGINATION, Imagination, "depends on what it cannot know";
    an_endless_game: ENDLESS, Ending, " end";
    a_dead_end: DEAD_END, Legality, "a dead end";
    a_refusal_that_leaves_a_trace: REFUSAL_LEAVES_TRACE, Refusal, "is refused, but changed the state";
    a_refusal_by_no_rule: UNKNOWN_RULE, Refusal, "is refused by the rule `L9`, which the game does not have";
    a_generous_effect: GENEROUS_EFFECT, Effects, "the points of seat 1 changed by -1 more than the effect says";
    a_leak_through_an_effect: LEAKY_EFFECT, Effects, "in a world that seat";
    an_effect_that_peeks: PEEKING_EFFECT, Secrets, "is foreseen as Foresight";
    a_wrong_forecast: WRONG_FORECAST, Effects, "the forecast was wrong: it was to go on for ever";
    ambiguous_data: AMBIGUOUS_DATA, Notation, "`high` is the data {\"action\":\"low\"}, which means Ok(Low)";
    a_game_that_is_deaf_to_versions: DEAF_TO_VERSIONS, Positions, "version 1 of the rules was asked for, but it is played by version 2";
    ambiguous_notation: AMBIGUOUS_NOTATION, Notation, "Lay(Clay) is written `lay bone`, but `lay bone` reads as";
    a_forgetful_position: FORGETFUL_POSITION, Positions, "reads as";
    a_whim: NONDETERMINISTIC, Determinism, "played twice with equal dice";
    an_early_outcome: EARLY_OUTCOME, Outcomes, "the game is not over, and its outcome is Some";
    wrong_places: WRONG_PLACES, Outcomes, "skip or repeat a place";
    a_roll_that_can_be_taken_back: ROLLING_TAKE_BACK, Undo, "can be taken back, but it rolls dice";
    a_look_that_can_be_taken_back: REVEALING_TAKE_BACK, Undo, "shows seat 1 something new: players.";
    a_panic: PANICKING, Panic, "five points are too many";
}

#[test]
fn a_failure_can_be_checked_again_from_its_record() {
    let failure = check::<LOST_TILE>(2).unwrap_err();
    let again = tianxia_contract::recheck::<Lots<LOST_TILE>>(&failure.record).unwrap_err();
    assert_eq!(again.clause, Clause::Conservation);
    // Once the fault is mended, the same record is a test that passes.
    let tally =
        tianxia_contract::recheck::<Lots<HONEST>>(&failure.record).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(tally.looked_at, tally.decisions + 1);
}

#[test]
fn a_record_that_cannot_be_read_is_a_failure_too() {
    let failure = tianxia_contract::recheck::<Lots<HONEST>>("nonsense").unwrap_err();
    assert_eq!(failure.clause, Clause::Records);
}

#[test]
#[should_panic(expected = "lots breaks the contract, clause Conservation")]
fn holding_a_broken_game_panics_with_the_report() {
    tianxia_contract::hold::<Lots<LOST_TILE>>(&[Setup::new(2)], &Budget::games(20));
}

/// Looks at the numbers of games with two players, then with three.
fn check_encoded<const FAULT: u8>() -> Result<Encodings, Box<Failure>> {
    let (mut layout, mut seen) = (None, Encodings::default());
    for players in 2..=3 {
        tianxia_contract::check_encoded::<Lots<FAULT>>(
            &Setup::new(players),
            &Budget::games(10),
            &mut layout,
            &mut seen,
        )?;
    }
    Ok(seen)
}

#[test]
fn honest_numbers_keep_the_contract() {
    let seen = check_encoded::<HONEST>().unwrap_or_else(|failure| panic!("{failure}"));
    assert!(seen.compared > 1_000 && seen.equal > 100 && seen.altered > 100, "{seen:?}");
}

/// A fault of the numbers must be found, and told by these words.
fn numbers_bite<const FAULT: u8>(words: &str) {
    let failure = check_encoded::<FAULT>().expect_err("this fault should have been found");
    assert_eq!(failure.clause, Clause::Encoding, "{failure}");
    assert!(failure.what.contains(words), "expected `{words}` in\n{failure}");
}

#[test]
fn a_leak_through_an_observation() {
    numbers_bite::<LEAKY_OBSERVATION>(
        "sees two positions alike, but they have different observations: hand of seat +1",
    );
}

#[test]
fn an_observation_that_is_silent() {
    numbers_bite::<SILENT_OBSERVATION>("two positions have equal observations, but seat 1 sees a difference: last");
}

#[test]
fn a_layout_that_shifts() {
    numbers_bite::<SHIFTING_LAYOUT>("the layout was Layout");
}

#[test]
fn an_ambiguous_policy() {
    numbers_bite::<AMBIGUOUS_POLICY>("has the policy index");
}
