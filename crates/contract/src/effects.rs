//! Effects: what is told beforehand is what happens. Every public figure that a play changes is accounted for by the effect, to the
//! unit; what is foreseen does not hang on dice or on what is hidden; and a forecast comes true.

use super::failure::{Breach, Kept, promise};
use super::views;
use std::collections::BTreeMap;
use tianxia_core::{FastDice, Figure, Foresight, Seat, Viewpoint, Written};

/// As many actions are foreseen at a position that is looked at closely.
const FORESEEN: usize = 24;

/// Foresees actions of a position and plays them. Says how many.
pub(super) fn check_all<G: Written>(state: &G, legal: &[G::Action], chance: &mut FastDice) -> Result<u64, Breach> {
    let step = legal.len().div_ceil(FORESEEN).max(1);
    let first = (chance.next_u64() % step as u64) as usize;
    let mut count = 0;
    for action in legal.iter().copied().skip(first).step_by(step) {
        let after = check(state, action, chance)?;
        if count == 0 {
            views::check(state, action, &after)?;
        }
        count += 1;
    }
    Ok(count)
}

/// Gives the position after the action.
fn check<G: Written>(state: &G, action: G::Action, chance: &mut FastDice) -> Result<G, Breach> {
    let text = state.write(action);
    let foreseen = state.foresee(action).map_err(|illegal| {
        Breach::new(super::Clause::Effects, format!("`{text}` is listed, but cannot be foreseen: {illegal}"))
    })?;
    let free = state.can_take_back(action);
    promise!(
        Undo,
        foreseen.free() || !free,
        "`{text}` can be taken back, but it rolls dice, ends the game or hands the decision over"
    );
    promise!(Undo, free || !foreseen.free(), "`{text}` is foreseen as free to take back, but cannot be taken back");
    let mut after = state.clone();
    let mut events = Vec::new();
    let mut dice = FastDice::new(chance.next_u64());
    if after.play(action, &mut dice, &mut events).is_err() {
        return Err(Breach::new(super::Clause::Legality, format!("`{text}` is listed, but refused")));
    }
    check_prefix(state, &text, &foreseen, &events)?;
    check_account(state, action, &events, &after)?;
    check_worlds(state, action, &text, &foreseen, chance)?;
    Ok(after)
}

/// What was foreseen is how the real play begins, and all of it where nothing is drawn.
fn check_prefix<G: Written>(state: &G, text: &str, foreseen: &Foresight<G>, events: &[G::Event]) -> Kept {
    let eye = state.turn().seat().map_or(Viewpoint::Spectator, Viewpoint::Seat);
    let seen: Vec<_> = events.iter().filter_map(|event| G::witness(event, eye)).collect();
    let told = foreseen.events.len();
    promise!(
        Effects,
        seen.get(..told) == Some(&foreseen.events[..]) && (foreseen.draws || seen.len() == told),
        "`{text}` was foreseen as {:?}, but came out as {seen:?}",
        foreseen.events
    );
    Ok(())
}

/// The effect of all that a spectator witnessed accounts for every public figure that changed. The forecast came true.
pub(super) fn check_account<G: Written>(before: &G, action: G::Action, events: &[G::Event], after: &G) -> Kept {
    let public: Vec<_> = events.iter().filter_map(|event| G::witness(event, Viewpoint::Spectator)).collect();
    let effect = before.effect(&public, Some(after));
    let mut account: BTreeMap<Figure, i64> = BTreeMap::new();
    for (figure, value) in after.figures() {
        *account.entry(figure).or_default() += value;
    }
    for (figure, value) in before.figures() {
        *account.entry(figure).or_default() -= value;
    }
    for (figure, change) in G::changes(&effect) {
        *account.entry(figure).or_default() -= change;
    }
    for (figure, left) in account {
        promise!(
            Effects,
            left == 0,
            "`{}`: the {} of {} changed by {left} more than the effect says: {effect:?}",
            before.write(action),
            figure.what,
            figure.seat.map_or("the table".to_owned(), |seat| format!("seat {seat}"))
        );
    }
    let misjudged = before.misjudged(events, after);
    promise!(
        Effects,
        misjudged.is_none(),
        "`{}`: the forecast was wrong: {}",
        before.write(action),
        misjudged.unwrap_or_default()
    );
    Ok(())
}

/// An effect is public: in every world that somebody else imagines and in which the action can be played, it is the same. And whoever
/// plays foresees the same in every world that it cannot tell from the real one.
fn check_worlds<G: Written>(
    state: &G,
    action: G::Action,
    text: &str,
    foreseen: &Foresight<G>,
    chance: &mut FastDice,
) -> Kept {
    if let Some(seat) = state.turn().seat() {
        let world = state.imagine(seat, &mut FastDice::new(chance.next_u64()));
        let there = world.foresee(action);
        promise!(
            Secrets,
            there.as_ref() == Ok(foreseen),
            "`{text}` is foreseen as {foreseen:?}, but as {there:?} in a world that seat {seat} imagines"
        );
    }
    let others = Seat::all(state.players()).filter(|seat| state.turn().seat() != Some(*seat));
    for seat in others {
        let world = state.imagine(seat, &mut FastDice::new(chance.next_u64()));
        let Ok(there) = world.foresee(action) else { continue };
        promise!(
            Effects,
            there.effect == foreseen.effect,
            "the effect of `{text}` is {:?}, but {:?} in a world that seat {seat} imagines",
            foreseen.effect,
            there.effect
        );
    }
    Ok(())
}
