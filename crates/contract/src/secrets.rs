//! Eyes are kept. For every seat a world is imagined that differs from the real one in all the seat cannot know; whatever
//! still tells the two apart (a view, a question, a legal answer, an event, a refusal, a chance to undo) is a leak.

use super::decisions::unlisted;
use super::failure::{Breach, Kept, promise};
use super::imagination::{self, Imagined};
use super::json::first_difference;
use tianxia_core::{Dice, FastDice, Mute, Seat, Viewpoint, Written};

/// As many actions are played in both worlds.
const PLAYED_IN_BOTH: usize = 6;
/// As many refusals are compared.
const REFUSED_IN_BOTH: usize = 12;

/// Imagines a world for every seat and compares it with the real one. Says how many were imagined.
pub(super) fn check<G: Written>(
    state: &G,
    legal: &[G::Action],
    chance: &mut FastDice,
    imagined: &mut Imagined,
) -> Result<u64, Breach> {
    if !G::HIDES {
        check_openness(state)?;
    }
    for seat in Seat::all(state.players()) {
        let world = imagination::check(state, seat, chance)?;
        imagined.note(state, &world, seat)?;
        check_looks(state, &world, seat)?;
        let both = check_answers(state, legal, &world, seat)?;
        for _ in 0..PLAYED_IN_BOTH.min(both.len()) {
            let action = both[chance.below(both.len() as u32) as usize];
            check_events(state, &world, seat, action, chance)?;
        }
        if state.turn().seat() == Some(seat) {
            check_refusals(state, legal, &world, seat, chance)?;
        }
    }
    Ok(u64::from(state.players()))
}

/// A game that says it hides nothing shows everybody the same.
fn check_openness<G: Written>(state: &G) -> Kept {
    let open = state.view(Viewpoint::Open);
    for eye in Seat::all(state.players()).map(Viewpoint::Seat).chain([Viewpoint::Spectator]) {
        let view = state.view(eye);
        promise!(
            Secrets,
            view == open,
            "nothing is hidden (`Game::HIDES`), but the view of {} is not the open one: {}",
            told(eye),
            first_difference(&view, &open)
        );
    }
    Ok(())
}

/// The seat sees, and is asked, the same. So is everybody who sees less.
fn check_looks<G: Written>(state: &G, world: &G, seat: Seat) -> Kept {
    for eye in [Viewpoint::Seat(seat), Viewpoint::Spectator] {
        let (real, other) = (state.view(eye), world.view(eye));
        // Either the view shows what the seat may not know, or the imagination forgot what the seat does know.
        promise!(
            Secrets,
            real == other,
            "the view of {} tells the real world from one that seat {seat} imagines: {}",
            told(eye),
            first_difference(&real, &other)
        );
    }
    let (turn, other) = (state.turn(), world.turn());
    promise!(Secrets, turn == other, "the turn is {turn:?}, but {other:?} in a world that seat {seat} imagines");
    let (ask, other) = (state.ask(), world.ask());
    promise!(Secrets, ask == other, "the prompt {ask:?} is {other:?} in a world that seat {seat} imagines");
    let (outcome, other) = (state.outcome(), world.outcome());
    promise!(Secrets, outcome == other, "the outcome {outcome:?} is {other:?} in a world that seat {seat} imagines");
    Ok(())
}

/// The seat that decides has the same answers, in the same order. Gives the answers that both worlds allow.
fn check_answers<G: Written>(state: &G, legal: &[G::Action], world: &G, seat: Seat) -> Result<Vec<G::Action>, Breach> {
    let mut there = Vec::new();
    world.legal(&mut there);
    if state.turn().seat() == Some(seat) {
        promise!(
            Secrets,
            legal == there,
            "seat {seat} may answer {legal:?}, but {there:?} in a world that it imagines"
        );
        let tell_tale = legal.iter().find(|action| state.can_take_back(**action) != world.can_take_back(**action));
        promise!(
            Secrets,
            tell_tale.is_none(),
            "whether {tell_tale:?} can be taken back tells the real world from one that seat {seat} imagines"
        );
    }
    Ok(legal.iter().copied().filter(|action| there.contains(action)).collect())
}

/// An action that leads to equal views is witnessed by equal events; one that can be taken back always leads to equal views.
fn check_events<G: Written>(state: &G, world: &G, seat: Seat, action: G::Action, chance: &mut FastDice) -> Kept {
    let text = state.write(action);
    let dice = FastDice::new(chance.next_u64());
    let play = |start: &G| {
        let (mut next, mut events) = (start.clone(), Vec::new());
        next.play(action, &mut dice.clone(), &mut events).map(|()| (next, events))
    };
    let (Ok((real, events)), Ok((other, other_events))) = (play(state), play(world)) else {
        promise!(Legality, false, "`{text}` is listed in a world that seat {seat} imagines, but refused there");
        return Ok(());
    };
    for eye in [Viewpoint::Seat(seat), Viewpoint::Spectator] {
        let (view, other_view) = (real.view(eye), other.view(eye));
        if view == other_view {
            let witnessed =
                |events: &[G::Event]| -> Vec<_> { events.iter().filter_map(|event| G::witness(event, eye)).collect() };
            let (seen, other_seen) = (witnessed(&events), witnessed(&other_events));
            promise!(
                Secrets,
                seen == other_seen,
                "the events of `{text}` tell {} which of two equal-looking worlds is real: {seen:?} / {other_seen:?}",
                told(eye)
            );
        } else {
            promise!(
                Undo,
                !state.can_take_back(action),
                "`{text}` can be taken back, but shows {} something new: {}",
                told(eye),
                first_difference(&view, &other_view)
            );
        }
    }
    Ok(())
}

fn told(eye: Viewpoint) -> String {
    match eye {
        Viewpoint::Seat(seat) => format!("seat {seat}"),
        Viewpoint::Spectator => "a spectator".to_owned(),
        Viewpoint::Open => "the open viewpoint".to_owned(),
    }
}

/// A refusal is shown to the seat that tried, so it must not depend on what that seat cannot know.
fn check_refusals<G: Written>(state: &G, legal: &[G::Action], world: &G, seat: Seat, chance: &mut FastDice) -> Kept {
    for action in unlisted(state, legal, &[], chance)?.into_iter().take(REFUSED_IN_BOTH) {
        let refusal = |start: &G| start.clone().play(action, &mut FastDice::new(0), &mut Mute);
        let (real, other) = (refusal(state), refusal(world));
        promise!(
            Secrets,
            real == other,
            "`{}` is refused by {real:?}, but by {other:?} in a world that seat {seat} imagines",
            state.write(action)
        );
    }
    Ok(())
}
