//! What is written down comes back: set-ups, positions, records.

use super::Clause;
use super::failure::{Breach, Kept, promise};
use tianxia_core::{FastDice, Match, Record, Setup, Written, parse_toml};

/// Options written as a set-up and read again are the same, and every version of the rules that is asked for is played.
pub(super) fn check_setup<G: Written>(setup: &Setup) -> Kept {
    for rules in 1..=G::about().rules {
        let options = G::read_options(&setup.clone().under(rules))
            .map_err(|error| Breach::new(Clause::Positions, error.to_string()))?;
        let played = G::start(&options, &mut FastDice::new(0)).rules();
        promise!(
            Positions,
            played == rules,
            "version {rules} of the rules was asked for, but it is played by version {played}"
        );
    }
    let options = G::read_options(setup).map_err(|error| Breach::new(Clause::Positions, error.to_string()))?;
    let written = G::setup(&options);
    let again = G::read_options(&written);
    promise!(Positions, again.as_ref() == Ok(&options), "{setup:?} is written {written:?}, which reads as {again:?}");
    Ok(())
}

/// A position written and read again is the same state, as a table and as text.
pub(super) fn check_position<G: Written>(state: &G) -> Kept {
    let table = state.position();
    let game = table.get("game").and_then(toml::Value::as_str);
    promise!(Positions, game == Some(G::about().id), "a position must name its game; this one says {game:?}");
    let text = toml::to_string(&table)
        .map_err(|error| Breach::new(Clause::Positions, format!("a position cannot be written as TOML: {error}")))?;
    for read in [Ok(table), parse_toml(&text)] {
        let again = read.and_then(|table| G::from_position(&table, &mut FastDice::new(0)));
        match again {
            Err(error) => promise!(Positions, false, "the position\n{text}\ncannot be read: {error}"),
            Ok(again) => {
                promise!(Positions, again == *state, "the position\n{text}\nreads as\n{again:?}\nnot as\n{state:?}")
            }
        }
    }
    Ok(())
}

/// The record of a finished game prints, parses and replays to the same end.
pub(super) fn check_record<G: Written>(game: &Match<G>) -> Kept {
    let record = game.record();
    let text = record.to_string();
    let parsed = text.parse::<Record>();
    promise!(Records, parsed.as_ref() == Ok(&record), "the record reads back as {parsed:?}");
    match Match::<G>::replay(&record, None) {
        Err(error) => promise!(Determinism, false, "the record does not replay: {error}"),
        Ok(again) => {
            promise!(Determinism, again.state() == game.state(), "the replay ends in {:?}", again.state());
            promise!(
                Records,
                again.record().to_string() == text,
                "the replay is written differently:\n{}",
                again.record()
            );
        }
    }
    Ok(())
}
