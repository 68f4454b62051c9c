//! One game after the other: set up at random, played by quick bots, some of its decisions kept.

use super::Plan;
use super::shard::{Sample, Shard};
use crate::bot::Bot;
use crate::insight::Insight;
use crate::net::eye::show;
use crate::net::{LEANINGS, layout_hash, layout_of};
use crate::portable::exp;
use crate::search::Rated;
use crate::values::Values;
use crate::values::reward;
use std::sync::atomic::{AtomicBool, Ordering};
use tianxia_core::encoding::Encoded;
use tianxia_core::{BadInput, Dice, FastDice, Game, Knowledge, MAX_SEATS, Mute, OptionKind, Seat, Setup};

/// How often a set-up is drawn again whose options exclude each other.
const DRAWS: usize = 20;

/// A game that goes on for ever would be a fault of the rules or of the bots.
const LONGEST: u32 = 20_000;

/// One time in so many a searching bot plays another answer than the best, so that games differ.
const VARIED: u32 = 5;

/// How much the look of the knowledge written by hand counts beside a search.
const LOOK: f32 = 0.25;

pub(super) fn shard<G: Encoded, I: Insight<G> + Default>(
    plan: &Plan,
    number: u64,
    stop: &AtomicBool,
) -> Result<Option<Vec<u8>>, BadInput> {
    let layout = layout_of::<G>().ok_or_else(|| BadInput::new(format!("{} has no observation", G::about().id)))?;
    let inputs = layout.size() + I::FIGURES + LEANINGS;
    let mut shard = Shard::new(G::about().id, layout_hash::<G>(&layout), inputs as u32, G::POLICY);
    let mut seen = vec![0.0; inputs];
    for index in 0..u64::from(plan.games) {
        let game = number * u64::from(plan.games) + index;
        let mut dice = FastDice::new(FastDice::new(plan.seed).next_u64() ^ FastDice::new(!game).next_u64());
        let Some(Played { kept, reward }) = play::<G, I>(plan, &mut dice, stop)? else { continue };
        for decision in &kept {
            if let Some(sample) = sample::<G, I>(decision, &reward, &mut seen, &mut dice) {
                shard.add(game as u32, &seen, &sample);
            }
        }
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
    }
    Ok(Some(shard.finish()))
}

/// A decision that is kept, and what the search found out about it if there was one.
struct Decision<G: Game> {
    state: G,
    rated: Vec<Rated<G::Action>>,
}

/// A game that was played: the decisions that are kept, in no order, and what each seat won.
struct Played<G: Game> {
    kept: Vec<Decision<G>>,
    reward: Values,
}

/// Plays a game. `None` if it found no end, or somebody stopped it.
fn play<G: Encoded, I: Insight<G> + Default>(
    plan: &Plan,
    dice: &mut FastDice,
    stop: &AtomicBool,
) -> Result<Option<Played<G>>, BadInput> {
    let about = G::about();
    let (fewest, most) = about.players;
    let players = plan.players.unwrap_or_else(|| fewest + dice.below(u32::from(most - fewest) + 1) as u8);
    let options = options::<G>(players, dice)?;
    let mut state = G::start(&options, dice);
    let seats: Vec<&Bot> = (0..players).map(|_| &plan.bots[dice.below(plan.bots.len() as u32) as usize]).collect();
    let noise = (plan.noise * 1000.0) as u32;
    let (mut legal, mut kept, mut met) = (Vec::new(), Vec::new(), 0);
    for _ in 0..LONGEST {
        let Some(seat) = state.turn().seat().filter(|_| !stop.load(Ordering::Relaxed)) else { break };
        legal.clear();
        state.legal(&mut legal);
        let bot = seats[seat.index()];
        let any = dice.below(1000) < noise;
        let (mut action, mut rated) = (legal.first().copied(), Vec::new());
        if legal.len() > 1 {
            let Some(knowledge) = Knowledge::of_decider(&state) else { break };
            if any {
                action = Some(legal[dice.below(legal.len() as u32) as usize]);
            } else if bot.searches() {
                rated = bot.rate::<G, I>(&knowledge, dice.next_u64());
                action = draw(&rated, dice);
            } else {
                action = bot.answer::<G, I>(&knowledge, dice.next_u64(), stop);
            }
            met += 1;
            // Every decision has the same chance to be kept, however long the game will be.
            if kept.len() < plan.samples {
                kept.push(Decision { state: state.clone(), rated });
            } else {
                let place = dice.below(met) as usize;
                if place < kept.len() {
                    kept[place] = Decision { state: state.clone(), rated };
                }
            }
        }
        let Some(action) = action else { return Ok(None) };
        if state.play(action, dice, &mut Mute).is_err() {
            return Ok(None);
        }
    }
    Ok(state.outcome().map(|outcome| Played { kept, reward: reward(&outcome) }))
}

/// Mostly the answer that was tried most often; one time in [`VARIED`] any, the oftener the more it was tried.
fn draw<A: Copy>(rated: &[Rated<A>], dice: &mut FastDice) -> Option<A> {
    let visits: u32 = rated.iter().map(|rated| rated.visits).sum();
    if visits == 0 || dice.below(VARIED) > 0 {
        return rated.first().map(|rated| rated.action);
    }
    let mut ticket = dice.below(visits);
    let drawn = rated.iter().find(|rated| {
        let found = ticket < rated.visits;
        ticket = ticket.wrapping_sub(rated.visits);
        found
    });
    drawn.map(|rated| rated.action)
}

/// Half of the games have every option at its default, the others any of the options that are built in.
fn options<G: Game>(players: u8, dice: &mut FastDice) -> Result<G::Options, BadInput> {
    let usual = Setup::new(players);
    if dice.below(2) == 0 {
        return G::read_options(&usual);
    }
    for _ in 0..DRAWS {
        let mut setup = usual.clone();
        for option in G::about().options {
            let words: &[&str] = match option.kind {
                OptionKind::Flag => &["false", "true"],
                OptionKind::Choice(words) | OptionKind::Board(words) => words,
                OptionKind::Boards(_) => continue,
            };
            setup = setup.with(option.key, words[dice.below(words.len() as u32) as usize]);
        }
        if let Ok(options) = G::read_options(&setup) {
            return Ok(options);
        }
    }
    G::read_options(&usual)
}

/// What is learned from one decision; `seen` gets what the network sees of it.
fn sample<G: Encoded, I: Insight<G> + Default>(
    decision: &Decision<G>,
    reward: &Values,
    seen: &mut [f32],
    dice: &mut FastDice,
) -> Option<Sample> {
    let Decision { state, rated } = decision;
    let seat = state.turn().seat()?;
    let insight = I::default();
    show(state, seat, &insight, 0, seen);
    let outcome = relative(reward, seat, state.players());
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let visits: u32 = rated.iter().map(|rated| rated.visits).sum();
    let (shares, judged, weight): (Vec<f32>, _, _) = if visits > 0 {
        let mut judged = [0.0; MAX_SEATS];
        for rated in rated {
            let share = rated.visits as f32 / visits as f32;
            judged.iter_mut().zip(rated.values).for_each(|(sum, value)| *sum += share * value);
        }
        let share = |action: &G::Action| {
            let visited = rated.iter().find(|rated| rated.action == *action).map_or(0, |rated| rated.visits);
            visited as f32 / visits as f32
        };
        (legal.iter().map(share).collect(), Some(relative(&judged, seat, state.players())), 1.0)
    } else {
        let world = Knowledge::of_decider(state)?.imagine(dice);
        let mut prior = Vec::new();
        insight.prior(&world, &legal, dice, &mut prior);
        let temperature = I::tuning().temperature;
        let best = prior.iter().copied().fold(f32::MIN, f32::max);
        prior.iter_mut().for_each(|prior| *prior = exp((*prior - best) / temperature));
        let total: f32 = prior.iter().sum();
        (prior.into_iter().map(|prior| prior / total).collect(), None, LOOK)
    };
    let policy = legal.iter().zip(shares).filter_map(|(action, share)| Some((state.policy(*action)?, share))).collect();
    Some(Sample { players: state.players(), outcome, judged, weight, policy })
}

/// Figures of all seats, the observer's first.
fn relative(values: &Values, seat: Seat, players: u8) -> Values {
    let players = usize::from(players);
    std::array::from_fn(|step| if step < players { values[(seat.index() + step) % players] } else { 0.0 })
}
