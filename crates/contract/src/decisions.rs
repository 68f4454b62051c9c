//! Decisions and their answers: legality, refusals, determinism, notation, numbers, outcomes.

use super::failure::{Breach, Kept, promise};
use std::collections::HashSet;
use tianxia_core::{Dice, FastDice, Illegal, Outcome, Phrase, ProbeDice, Turn, Viewpoint, Written};

/// As many numbers are tried as actions that are not legal.
const NUMBERS_TRIED: u32 = 64;
/// As many actions are drawn at random.
const DRAWN: u32 = 3;
/// As many actions are played twice.
const PLAYED_TWICE: usize = 4;

/// The checks made at every position. Leaves the legal answers in `legal`.
pub(super) fn check_cheaply<G: Written>(state: &G, legal: &mut Vec<G::Action>) -> Kept {
    state.legal(legal);
    let over = state.turn() == Turn::Over;
    promise!(Legality, !over || legal.is_empty(), "the game is over, but {} actions are legal", legal.len());
    promise!(Legality, over || !legal.is_empty(), "a dead end: the game is not over, and nothing is legal");
    let distinct: HashSet<_> = legal.iter().collect();
    promise!(
        Legality,
        distinct.len() == legal.len(),
        "{} of {} legal actions are listed twice",
        legal.len() - distinct.len(),
        legal.len()
    );
    if let Turn::Decide(seat) = state.turn() {
        promise!(Legality, seat.index() < usize::from(state.players()), "seat {seat} decides, but nobody sits there");
    }
    check_draw(state, legal)?;
    let (outcome, ranking) = (state.outcome(), state.ranking());
    promise!(
        Outcomes,
        ranking == outcome.clone().map(Outcome::without_sheet),
        "without its sheet the outcome is {ranking:?}, with it {outcome:?}"
    );
    check_outcome(over, outcome, usize::from(state.players()))?;
    check_phrase::<G>(&state.ask())
}

/// A draw without the list is a draw from the list, roll by roll.
fn check_draw<G: Written>(state: &G, legal: &[G::Action]) -> Kept {
    let dice = FastDice::new(legal.len() as u64);
    let (mut by_draw, mut by_list) = (dice.clone(), dice);
    for _ in 0..DRAWN {
        let drawn = state.random_action(&mut by_draw, &mut Vec::new());
        let listed = (!legal.is_empty()).then(|| legal[by_list.below(legal.len() as u32) as usize]);
        promise!(
            Legality,
            drawn == listed && by_draw == by_list,
            "a draw from {} legal actions gave {drawn:?}, though the list has {listed:?} at that place",
            legal.len()
        );
    }
    Ok(())
}

fn check_outcome(over: bool, outcome: Option<Outcome>, players: usize) -> Kept {
    promise!(
        Outcomes,
        over == outcome.is_some(),
        "the game is {}over, and its outcome is {outcome:?}",
        if over { "" } else { "not " }
    );
    let Some(Outcome { places, scores, sheet }) = outcome else { return Ok(()) };
    promise!(
        Outcomes,
        places.len() == players && scores.len() == players,
        "{players} players, but places {places:?} and scores {scores:?}"
    );
    // Where nobody wins, those who share the lead share place 2.
    let best = places.iter().min().copied().unwrap_or(1);
    let well_formed = places.iter().all(|place| {
        let ahead = places.iter().filter(|other| *other < place).count();
        usize::from(*place) == ahead + 1 || (*place == 2 && best == 2)
    });
    promise!(Outcomes, well_formed, "the places {places:?} skip or repeat a place that they should not");
    let even = sheet.iter().all(|row| row.values.len() == players);
    promise!(Outcomes, even, "a row of the score sheet does not have {players} figures: {sheet:?}");
    Ok(())
}

/// All checks of a decision. Says how many illegal actions were tried.
pub(super) fn check_closely<G: Written>(
    state: &G,
    legal: &[G::Action],
    stale: &[G::Action],
    chance: &mut FastDice,
) -> Result<u64, Breach> {
    for action in legal {
        let mut dice = FastDice::new(chance.next_u64());
        let mut next = state.clone();
        if let Err(illegal) = next.play(*action, &mut dice, &mut tianxia_core::Mute) {
            let text = state.write(*action);
            return Err(Breach::new(super::Clause::Legality, format!("`{text}` is listed, but {illegal}")));
        }
    }
    for _ in 0..PLAYED_TWICE.min(legal.len()) {
        check_twice(state, legal[chance.below(legal.len() as u32) as usize], chance)?;
    }
    check_notation(state, legal)?;
    check_refusals(state, legal, stale, chance)
}

/// Equal states, actions and dice give equal results and events.
fn check_twice<G: Written>(state: &G, action: G::Action, chance: &mut FastDice) -> Kept {
    let dice = FastDice::new(chance.next_u64());
    let play = || {
        let (mut next, mut events) = (state.clone(), Vec::new());
        let result = next.play(action, &mut dice.clone(), &mut events);
        (next, events, result)
    };
    promise!(
        Determinism,
        play() == play(),
        "`{}`, played twice with equal dice, came out differently",
        state.write(action)
    );
    let mut listed = (state.clone(), Vec::new());
    listed.0.play_listed(action, &mut dice.clone(), &mut listed.1);
    let (next, events, _) = play();
    promise!(
        Legality,
        listed == (next, events),
        "`{}` came out differently where its legality was not checked",
        state.write(action)
    );
    Ok(())
}

fn check_notation<G: Written>(state: &G, legal: &[G::Action]) -> Kept {
    let (mut texts, mut numbers) = (HashSet::new(), HashSet::new());
    for action in legal {
        let text = state.write(*action);
        let plain = !text.is_empty() && text.trim() == text && !text.contains('\n') && !text.starts_with('!');
        promise!(
            Notation,
            plain,
            "{text:?} cannot stand in a record: notation is one line of words without a leading `!`"
        );
        // People type as they like.
        let spaced = format!(" {} ", text.replace(' ', "  "));
        for typed in [&text, &text.to_lowercase(), &text.to_uppercase(), &spaced] {
            let read = state.read(typed);
            promise!(
                Notation,
                read.as_ref() == Ok(action),
                "{action:?} is written `{text}`, but `{typed}` reads as {read:?}"
            );
        }
        check_data(state, *action, &text)?;
        let number = state.number(*action);
        promise!(Notation, number < state.numbers(), "`{text}` has the number {number}, not below {}", state.numbers());
        let back = state.numbered(number);
        promise!(Notation, back == Some(*action), "`{text}` has the number {number}, which stands for {back:?}");
        promise!(Notation, numbers.insert(number), "`{text}` has the number {number}, as another legal action has");
        promise!(Notation, !texts.contains(&text), "two legal actions are written `{text}`");
        texts.insert(text);
    }
    for beyond in [state.numbers(), u32::MAX] {
        let action = state.numbered(beyond);
        promise!(
            Notation,
            action.is_none(),
            "number {beyond} stands for {action:?}, though all are below {}",
            state.numbers()
        );
    }
    Ok(())
}

/// An action as data, written as JSON and read again, is the same action.
fn check_data<G: Written>(state: &G, action: G::Action, text: &str) -> Kept {
    let unwritten = |error: serde_json::Error| Breach::new(super::Clause::Notation, format!("`{text}`: {error}"));
    let json = serde_json::to_string(&state.data(action)).map_err(unwritten)?;
    let read = state.action(&serde_json::from_str(&json).map_err(unwritten)?);
    promise!(Notation, read.as_ref() == Ok(&action), "`{text}` is the data {json}, which means {read:?}");
    Ok(())
}

/// Actions that are not listed: some by number, and the answers to the decision before this one.
pub(super) fn unlisted<G: Written>(
    state: &G,
    legal: &[G::Action],
    stale: &[G::Action],
    chance: &mut FastDice,
) -> Result<Vec<G::Action>, Breach> {
    let listed: HashSet<_> = legal.iter().copied().collect();
    let numbers = state.numbers();
    let mut unlisted: Vec<_> = stale.iter().copied().filter(|action| !listed.contains(action)).collect();
    unlisted.truncate(NUMBERS_TRIED as usize);
    for try_ in 0..numbers.min(NUMBERS_TRIED) {
        let number = if numbers <= NUMBERS_TRIED { try_ } else { chance.below(numbers) };
        let Some(action) = state.numbered(number) else { continue };
        promise!(
            Notation,
            state.number(action) == number,
            "number {number} stands for {action:?}, whose number is {}",
            state.number(action)
        );
        if !listed.contains(&action) {
            unlisted.push(action);
        }
    }
    Ok(unlisted)
}

fn check_refusals<G: Written>(
    state: &G,
    legal: &[G::Action],
    stale: &[G::Action],
    chance: &mut FastDice,
) -> Result<u64, Breach> {
    let unlisted = unlisted(state, legal, stale, chance)?;
    for action in &unlisted {
        let (mut next, mut dice, mut events) = (state.clone(), ProbeDice::default(), Vec::new());
        match next.play(*action, &mut dice, &mut events) {
            Ok(()) => promise!(Legality, false, "`{}` can be played, but is not listed", state.write(*action)),
            Err(Illegal { rule, reason }) => {
                promise!(
                    Refusal,
                    G::about().has_rule(rule),
                    "`{}` is refused by the rule `{rule}`, which the game does not have",
                    state.write(*action)
                );
                check_phrase::<G>(&reason)?;
                promise!(Refusal, next == *state, "`{}` is refused, but changed the state", state.write(*action));
                promise!(
                    Refusal,
                    !dice.rolled && events.is_empty(),
                    "`{}` is refused, but rolled dice or told events",
                    state.write(*action)
                );
            }
        }
    }
    Ok(unlisted.len() as u64)
}

/// Events can be told, to those who may know everything and to those who may not.
pub(super) fn check_events<G: Written>(events: &[G::Event]) -> Kept {
    for event in events {
        let open = G::witness(event, Viewpoint::Open);
        promise!(Secrets, open.as_ref() == Some(event), "the open viewpoint sees {event:?} as {open:?}");
        check_phrase::<G>(&G::tell(event))?;
        if let Some(seen) = G::witness(event, Viewpoint::Spectator) {
            check_phrase::<G>(&G::tell(&seen))?;
        }
    }
    Ok(())
}

fn check_phrase<G: Written>(phrase: &Phrase) -> Kept {
    let own = phrase.id.strip_prefix(G::about().id).is_some_and(|rest| rest.starts_with('-'));
    promise!(Sentences, own, "the message id `{}` does not start with `{}-`", phrase.id, G::about().id);
    Ok(())
}
