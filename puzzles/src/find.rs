//! Finding puzzles. Bots of middling strength play, which makes good positions and leaves real mistakes; a quick search passes over most
//! positions, and two deep searches with different seeds must then name the same choice, each far ahead of every other.

use crate::puzzle::{Next, Puzzle};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use tianxia_bots::{Advice, Bot, Budget, Level, reason, seeded_answers};
use tianxia_core::{BadInput, Seed, Setup};
use tianxia_games::AnyMatch;
use tianxia_protocol::{Phrase, PuzzleLevel};

/// The first decisions of a game are known too well.
const OPENING: usize = 6;
/// A race in which every chance is small teaches nothing.
const LEAST_CHANCE: f64 = 0.3;
/// A quick search may be wrong by this much.
const SLACK: f64 = 0.04;
/// How many answers are compared.
const COMPARED: usize = 8;
/// An answer that was tried less often than this part of all tries has no chance worth comparing.
const LEAST_TRIED: f64 = 0.004;
/// How often a first look is asked whether it finds the answer.
const LOOKS: u64 = 5;
/// As many puzzles come out of one game.
const OF_ONE_GAME: usize = 2;

/// What a position must show to become a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Sieve {
    /// The first look.
    pub quick: Budget,
    /// The search that decides, made twice.
    pub deep: Budget,
    /// How far ahead the answer must be, as a chance to win.
    pub gap: f64,
    /// What the seeds of the searches grow from.
    pub seed: u64,
}

impl Sieve {
    /// The usual sieve of a game: a look of up to a tenth of a second, then twice up to two seconds, times `effort`.
    pub fn of(game: &str, gap: f64, effort: f64, seed: u64) -> Result<Self, BadInput> {
        let quick = tianxia_bots::budget(game, 1.0)?;
        let deep = tianxia_bots::budget(game, 20.0 * effort)?;
        Ok(Sieve { quick, deep, gap, seed })
    }

    /// The best choice and the next best, if both deep searches see the first far ahead.
    fn judge(&self, game: &dyn AnyMatch, stop: &AtomicBool) -> Option<(Advice, Advice)> {
        let look = |budget, number: u64, gap: f64| {
            let seed = self.seed.wrapping_mul(3).wrapping_add(number);
            best(seeded_answers(game, budget, COMPARED, seed, stop), gap)
        };
        let (glanced, _) = look(self.quick, 0, self.gap - SLACK)?;
        let (first, next) = look(self.deep, 1, self.gap)?;
        if glanced.number != first.number || f64::from(first.chance) < LEAST_CHANCE {
            return None;
        }
        let (second, other) = look(self.deep, 2, self.gap)?;
        let surer =
            if second.chance - other.chance < first.chance - next.chance { (second, other) } else { (first, next) };
        (surer.0.number == glanced.number).then_some(surer)
    }
}

/// The choice with the best chance and the next one, if the first is ahead by the gap and was tried most.
fn best(mut advice: Vec<Advice>, gap: f64) -> Option<(Advice, Advice)> {
    let tries: u32 = advice.iter().map(|advice| advice.visits).sum();
    let most = advice.iter().map(|advice| advice.visits).max()?;
    advice.retain(|advice| f64::from(advice.visits) >= LEAST_TRIED * f64::from(tries));
    advice.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    let mut advice = advice.into_iter();
    let (first, next) = (advice.next()?, advice.next()?);
    (first.visits == most && f64::from(first.chance - next.chance) >= gap).then_some((first, next))
}

/// A puzzle that was found, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How far its answer is ahead.
    pub gap: f64,
}

/// Plays a game between bots, `number` of those that grow from a seed: players, options and deal differ from game to game.
pub fn play_game(game: &str, seed: Seed, number: u64, stop: &AtomicBool) -> Result<Box<dyn AnyMatch>, BadInput> {
    let about = tianxia_games::about(game)?;
    let (fewest, most) = about.players;
    let players = fewest + (number % u64::from(most - fewest + 1)) as u8;
    let setup = variety(game).get((number / 3 % 4) as usize).copied().flatten();
    let setup = setup.map_or_else(|| Setup::new(players), |(key, value)| Setup::new(players).with(key, value));
    let bot: Bot = "medium-0.1@0.3".parse()?;
    let mut table = tianxia_games::start(game, &setup, seed.derive(number))?;
    while let Some(seat) = table.turn().seat().filter(|_| !stop.load(Ordering::Relaxed)) {
        let choice = bot.choose(&*table, number.wrapping_mul(10_007).wrapping_add(table.steps() as u64), stop);
        let Some(choice) = choice else { break };
        table.act_numbered(seat, choice).map_err(|refusal| BadInput::new(refusal.to_string()))?;
    }
    Ok(table)
}

/// What is tried besides the plain game, one game in four each.
fn variety(game: &str) -> [Option<(&'static str, &'static str)>; 4] {
    match game {
        "qin" => [None, Some(("board", "lion")), None, Some(("board", "lion"))],
        "dragon" => [None, None, Some(("great_wall", "true")), None],
        "huang" => [None, None, Some(("bandits", "true")), Some(("eighteen_kingdoms", "true"))],
        _ => [None; 4],
    }
}

/// The puzzles in a game that was played, in their order.
pub fn find(played: &dyn AnyMatch, sieve: &Sieve, stop: &AtomicBool) -> Result<Vec<Found>, BadInput> {
    let record = played.record();
    let mut found = Vec::new();
    for at in OPENING..record.entries.len() {
        if found.len() == OF_ONE_GAME || stop.load(Ordering::Relaxed) {
            break;
        }
        let mut until = record.clone();
        until.entries.truncate(at);
        until.result = None;
        let game = tianxia_games::replay(&until, None)?;
        found.extend(puzzle(&*game, sieve, stop));
    }
    Ok(found)
}

/// The puzzle in a position, if there is one that can be explained.
fn puzzle(game: &dyn AnyMatch, sieve: &Sieve, stop: &AtomicBool) -> Option<Found> {
    let seat = game.turn().seat()?;
    let (answer, next) = sieve.judge(game, stop)?;
    let told = reason(game, answer.number)?;
    if told.theme.ends_with("-quiet") || told.reasons.iter().all(|reason| reason.id.ends_with("-quiet")) {
        return None;
    }
    let puzzle = Puzzle {
        game: game.about().id.to_owned(),
        seat,
        theme: told.theme.to_owned(),
        level: level(game, answer.number, sieve.seed, stop),
        answer: answer.notation.clone(),
        line: answer.line.clone(),
        chance: rounded(answer.chance),
        next: Next { play: next.notation.clone(), chance: rounded(next.chance) },
        reason: told.reasons.iter().map(Phrase::from).collect(),
        position: game.position(),
    };
    let puzzle = puzzle.renewed().ok()?;
    puzzle.check().ok()?;
    Some(Found { puzzle, gap: f64::from(answer.chance - next.chance) })
}

/// How hard an answer is to find: by how often a bot finds it that only looks once and misjudges a little.
fn level(game: &dyn AnyMatch, answer: u32, seed: u64, stop: &AtomicBool) -> PuzzleLevel {
    let look = |number: u64| tianxia_bots::choose(game, Level::Easy, seed.wrapping_add(number), stop) == Some(answer);
    match (0..LOOKS).filter(|number| look(*number)).count() as u64 {
        0 => PuzzleLevel::Hard,
        hits if hits + 1 >= LOOKS => PuzzleLevel::Easy,
        _ => PuzzleLevel::Medium,
    }
}

/// The best of many: themes and levels take turns, the largest gaps first; then easy ones before hard ones.
#[must_use]
pub fn pick(mut found: Vec<Found>, keep: usize) -> Vec<Puzzle> {
    found.sort_by(|one, other| other.gap.total_cmp(&one.gap));
    let mut kinds: BTreeMap<(String, PuzzleLevel), Vec<Puzzle>> = BTreeMap::new();
    for Found { puzzle, .. } in found {
        kinds.entry((puzzle.theme.clone(), puzzle.level)).or_default().push(puzzle);
    }
    let mut picked = Vec::new();
    let longest = kinds.values().map(Vec::len).max().unwrap_or(0);
    for round in 0..longest {
        picked.extend(kinds.values().filter_map(|puzzles| puzzles.get(round)).cloned());
    }
    picked.truncate(keep);
    picked.sort_by_key(|puzzle| puzzle.level);
    picked
}

fn rounded(chance: f32) -> f64 {
    (f64::from(chance) * 100.0).round() / 100.0
}
