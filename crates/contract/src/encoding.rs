//! Positions and actions as numbers (see [`Encoded`]). A position is compared with its relatives: those that its answers lead to, those that
//! a seat imagines, and those that differ in one number or word of the written position. To a seat two of them are equal as numbers exactly if
//! their views are equal.

use super::failure::{Breach, Kept, promise};
use super::json::first_difference;
use super::{Budget, Clause, Failure};
use std::collections::HashMap;
use tianxia_core::encoding::{History, Layout};
use tianxia_core::{Dice, Encoded, FastDice, Match, Mute, Seat, Seed, Setup, Sink, Turn, Viewpoint};
use toml::Value;

/// One position in so many is compared with its relatives.
const NOW_AND_THEN: u32 = 12;
/// So many answers are played, and so many numbers of the position altered.
const RELATIVES: usize = 8;
/// So many words of each place are remembered.
const WORDS: usize = 16;

/// What a run has looked at.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Encodings {
    /// Decisions whose actions were counted.
    pub decisions: u64,
    /// Pairs of positions that were compared.
    pub compared: u64,
    /// Pairs among them that looked equal to the seat.
    pub equal: u64,
    /// Positions that were altered in one number or word.
    pub altered: u64,
}

/// Holds a game to what [`Encoded`] promises, for all of these set-ups, in as many random games each as the budget says.
///
/// # Panics
/// With the whole report, if a promise is broken.
pub fn hold_encoded<G: Encoded>(setups: &[Setup], budget: &Budget) -> Encodings {
    let mut seen = Encodings::default();
    let mut layout = None;
    for setup in setups {
        if let Err(failure) = check_encoded::<G>(setup, budget, &mut layout, &mut seen) {
            panic!("\n{failure}");
        }
    }
    println!("{}: {seen:?}", G::about().id);
    seen
}

/// The same for one set-up. `layout` is that of the set-ups before, which this one must have too.
pub fn check_encoded<G: Encoded>(
    setup: &Setup,
    budget: &Budget,
    layout: &mut Option<Layout>,
    seen: &mut Encodings,
) -> Result<(), Box<Failure>> {
    let broken = |error: String| Box::new(Failure::of_run::<G>(setup, Breach::new(Clause::Encoding, error)));
    let mut words = Words::default();
    for game in 0..u64::from(budget.games) {
        let seed = Seed::from_number(budget.seed).derive(game);
        let mut game = Match::<G>::start(setup, seed).map_err(|error| broken(error.to_string()))?;
        let mut chance = FastDice::from_seed(seed);
        let mut legal = Vec::new();
        loop {
            legal.clear();
            game.state().legal(&mut legal);
            let checked = check_position(game.state(), &legal, layout, &mut words, &mut chance, seen);
            checked.map_err(|breach| Box::new(Failure::of_game(&game, breach)))?;
            let Turn::Decide(seat) = game.turn() else { break };
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.act(seat, action).map_err(|refused| broken(refused.to_string()))?;
            check_history(&game).map_err(|breach| Box::new(Failure::of_game(&game, breach)))?;
        }
    }
    Ok(())
}

fn check_position<G: Encoded>(
    state: &G,
    legal: &[G::Action],
    layout: &mut Option<Layout>,
    words: &mut Words,
    chance: &mut FastDice,
    seen: &mut Encodings,
) -> Kept {
    promise!(Encoding, state.fits(), "the board has no room in planes of {:?}", G::GRID);
    seen.decisions += 1;
    check_policy(state, legal)?;
    if chance.below(NOW_AND_THEN) != 0 && state.turn() != Turn::Over {
        return Ok(());
    }
    check_layout(state, layout)?;
    check_features(state, legal)?;
    let mut relatives = vec![state.clone()];
    relatives.extend(children(state, legal, chance));
    let altered = altered(state, words, chance);
    seen.altered += altered.len() as u64;
    relatives.extend(altered);
    let seats = Seat::all(state.players());
    relatives.extend(seats.clone().map(|seat| state.imagine(seat, &mut FastDice::new(chance.next_u64()))));
    for seat in seats {
        compare(&relatives, seat, seen)?;
    }
    Ok(())
}

/// Each legal action has an index of its own, which leads back to it; so has every index that stands for an action.
fn check_policy<G: Encoded>(state: &G, legal: &[G::Action]) -> Kept {
    let mut taken: HashMap<u32, G::Action> = HashMap::new();
    for action in legal {
        let text = || state.write(*action);
        let index = state.policy(*action);
        let Some(index) = index.filter(|index| *index < G::POLICY) else {
            promise!(Encoding, false, "`{}` has the policy index {index:?}, not below {}", text(), G::POLICY);
            return Ok(());
        };
        let back = state.at_policy(index);
        promise!(Encoding, back == Some(*action), "`{}` has the policy index {index}, which means {back:?}", text());
        let other = taken.insert(index, *action);
        promise!(Encoding, other.is_none(), "`{}` has the policy index {index}, as {other:?} has", text());
    }
    Ok(())
}

/// Planes come first, everything has a name of its own, and the same holds at every position.
fn check_layout<G: Encoded>(state: &G, known: &mut Option<Layout>) -> Kept {
    let layout = state.layout();
    let mut out = vec![f32::NAN; layout.size()];
    for seat in Seat::all(state.players()) {
        let written = state.observe(seat, &mut out);
        promise!(Encoding, written == layout.size(), "{written} floats are written; the layout has {}", layout.size());
        let odd =
            layout.parts().find(|part| !out[part.start..part.start + part.size].iter().all(|one| one.is_finite()));
        promise!(Encoding, odd.is_none(), "{odd:?} is not a finite number");
    }
    let starts: Vec<_> = layout.parts().map(|part| part.start).collect();
    promise!(Encoding, starts.is_sorted(), "the planes do not come before the vectors");
    let labels: Vec<_> = layout.parts().map(|part| part.label).collect();
    let twice = labels.iter().enumerate().find(|(index, label)| labels[..*index].contains(label));
    promise!(Encoding, twice.is_none(), "two parts of the observation are called {twice:?}");
    match known {
        None => *known = Some(layout),
        Some(known) => promise!(Encoding, *known == layout, "the layout was {known:?}, and is {layout:?}"),
    }
    for beyond in [G::POLICY, u32::MAX] {
        let action = state.at_policy(beyond);
        promise!(Encoding, action.is_none(), "policy index {beyond} means {action:?}; all are below {}", G::POLICY);
    }
    for index in 0..G::POLICY {
        let Some(action) = state.at_policy(index) else { continue };
        let back = state.policy(action);
        promise!(Encoding, back == Some(index), "policy index {index} means {action:?}, whose index is {back:?}");
    }
    Ok(())
}

fn check_features<G: Encoded>(state: &G, legal: &[G::Action]) -> Kept {
    for action in legal.iter().take(RELATIVES) {
        let mut out = vec![0.0; G::FEATURES.len()];
        state.features(*action, &mut out);
        let odd = out.iter().position(|one: &f32| !one.is_finite());
        promise!(Encoding, odd.is_none(), "feature {odd:?} of `{}` is not a finite number", state.write(*action));
    }
    Ok(())
}

/// What happened last can be written: one row for each event, with a kind and a thing that there are.
fn check_history<G: Encoded>(game: &Match<G>) -> Kept {
    let Some(step) = game.steps().last() else { return Ok(()) };
    let mut history = History::<G>::new(step.events.len());
    for event in &step.events {
        let moment = G::moment(event);
        let named = moment.kind < G::EVENTS.len() && moment.what.is_none_or(|what| what < G::THINGS);
        promise!(Encoding, named && moment.amount.is_finite(), "{event:?} is written as {moment:?}");
        history.push(event.clone());
    }
    let width = History::<G>::width();
    let mut out = vec![f32::NAN; step.events.len() * width];
    for seat in Seat::all(game.state().players()) {
        history.write(seat, game.state().players(), &mut out);
        let kinds = |row: &[f32]| row[..G::EVENTS.len()].iter().sum::<f32>();
        let witnessed = step.events.iter().filter(|event| G::witness(event, Viewpoint::Seat(seat)).is_some()).count();
        let rows = out.chunks(width).filter(|row| kinds(row) == 1.0).count();
        promise!(Encoding, rows == witnessed, "seat {seat} witnessed {witnessed} events, but {rows} are written");
    }
    Ok(())
}

/// To a seat two positions have equal observations exactly if it sees them alike.
fn compare<G: Encoded>(relatives: &[G], seat: Seat, seen: &mut Encodings) -> Kept {
    let view = |state: &G| state.view(Viewpoint::Seat(seat));
    let views: Vec<_> = relatives.iter().map(view).collect();
    let observations: Vec<Vec<f32>> = relatives
        .iter()
        .map(|state| {
            let mut out = vec![0.0; state.layout().size()];
            state.observe(seat, &mut out);
            out
        })
        .collect();
    for (index, one) in views.iter().enumerate() {
        for (other_index, other) in views.iter().enumerate().skip(index + 1) {
            let (looks, numbers) = (one == other, observations[index] == observations[other_index]);
            seen.compared += 1;
            seen.equal += u64::from(looks);
            promise!(
                Encoding,
                !looks || numbers,
                "seat {seat} sees two positions alike, but they have different observations: {}",
                difference(&relatives[index].layout(), &observations[index], &observations[other_index])
            );
            promise!(
                Encoding,
                looks || !numbers,
                "two positions have equal observations, but seat {seat} sees a difference: {}",
                first_difference(one, other)
            );
        }
    }
    Ok(())
}

fn difference(layout: &Layout, one: &[f32], other: &[f32]) -> String {
    let place = one.iter().zip(other).position(|(this, that)| this != that).unwrap_or(0);
    let part = layout.parts().find(|part| (part.start..part.start + part.size).contains(&place));
    let name = part.map(|part| format!("{}, place {}", part.label, place - part.start));
    format!("{}: {} / {}", name.unwrap_or_default(), one[place], other[place])
}

/// Positions that some of the answers lead to.
fn children<G: Encoded>(state: &G, legal: &[G::Action], chance: &mut FastDice) -> Vec<G> {
    let step = legal.len().div_ceil(RELATIVES).max(1);
    let first = chance.below(step as u32) as usize;
    let played = legal.iter().skip(first).step_by(step).filter_map(|action| {
        let mut next = state.clone();
        next.play(*action, &mut FastDice::new(chance.next_u64()), &mut Mute).ok().map(|()| next)
    });
    played.collect()
}

/// The words that positions of a run had at each place, from which one can be put in the place of another.
#[derive(Default)]
struct Words(HashMap<String, Vec<String>>);

impl Words {
    fn note(&mut self, path: &str, word: &str) {
        let known = self.0.entry(path.to_owned()).or_default();
        if known.len() < WORDS && !known.iter().any(|other| other == word) {
            known.push(word.to_owned());
        }
    }

    fn another(&self, path: &str, chance: &mut FastDice) -> Option<String> {
        let known = self.0.get(path)?;
        Some(known[chance.below(known.len() as u32) as usize].clone())
    }
}

/// Positions of the same set-up that differ from this one in one number, flag or word of what is written; those that the game
/// refuses are left out.
fn altered<G: Encoded>(state: &G, words: &mut Words, chance: &mut FastDice) -> Vec<G> {
    let table = state.position();
    let mut leaves = 0;
    each_leaf::<G>(&mut table.clone(), &mut |path, leaf| {
        leaves += 1;
        if let Value::String(word) = leaf {
            words.note(path, word);
        }
    });
    let alter = |_| {
        let mut table = table.clone();
        let (mut place, by) = (chance.below(leaves.max(1)), if chance.below(2) == 0 { 1 } else { -1 });
        each_leaf::<G>(&mut table, &mut |path, leaf| {
            match leaf {
                _ if place != 0 => {}
                Value::Integer(number) => *number += by,
                Value::Boolean(flag) => *flag = !*flag,
                Value::String(word) => *word = words.another(path, chance).unwrap_or_default(),
                _ => {}
            }
            place = place.wrapping_sub(1);
        });
        G::from_position(&table, &mut FastDice::new(0)).ok()
    };
    (0..RELATIVES).filter_map(alter).collect()
}

/// Visits the numbers, flags and words of a position, but for those that say how the game was set up. A path names the keys that lead
/// to a leaf.
fn each_leaf<G: Encoded>(table: &mut toml::Table, visit: &mut impl FnMut(&str, &mut Value)) {
    fn walk(path: &str, value: &mut Value, visit: &mut impl FnMut(&str, &mut Value)) {
        match value {
            Value::Array(items) => items.iter_mut().for_each(|item| walk(path, item, visit)),
            Value::Table(table) => table.iter_mut().for_each(|(key, item)| walk(&format!("{path}.{key}"), item, visit)),
            leaf => visit(path, leaf),
        }
    }
    let fixed = |key: &str| ["game", "rules", "players", "board", "boards", "map"].contains(&key);
    let set_up = |key: &str| fixed(key) || G::about().options.iter().any(|one| one.key == key);
    table.iter_mut().filter(|(key, _)| !set_up(key)).for_each(|(key, item)| walk(key, item, visit));
}
