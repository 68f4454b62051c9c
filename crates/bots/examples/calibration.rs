//! Do the chances that a report shows mean what they say? Bots that think as long as the first pass of a report play against each other; every
//! chance they saw on the way is compared with the outcome: `calibration GAME GAMES THREADS SEED [PLAYERS|any] [CSV]`. For each tenth of the scale it tells how many chances there
//! were, their mean and how many came true, with an interval over games; and the power to which chances would have to be raised to fit best. All this is about what a search
//! says itself, before [`Insight::sharpness`].

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tianxia_bots::{Bot, DragonInsight, HuangInsight, Insight, QinInsight, Rated, Values};
use tianxia_core::encoding::Encoded;
use tianxia_core::{FastDice, Game, Knowledge, Mute, Seat, Setup};
use tianxia_games::{Dragon, Huang, Qin};

/// What a search saw, and what came of it.
struct Seen {
    game: u64,
    chances: Values,
    shares: Values,
    players: u8,
    decider: usize,
    elapsed: f32,
}

/// One decision in so many is thought over in full; the others are played alike, but as quickly as a bot does. Chances of neighbouring decisions hardly differ, so that more games
/// tell more than all decisions of fewer.
const SAMPLED: u64 = 3;

/// The chances a report shows at a decision: those of the best answer of all that were tried often enough.
fn shown<A: Copy>(rated: &[Rated<A>], decider: usize) -> Option<Values> {
    let trusted = rated.iter().map(|rated| rated.visits).max()? / 4;
    let trusted = rated.iter().filter(|rated| rated.visits >= trusted);
    trusted.map(|rated| rated.values).max_by(|a, b| a[decider].total_cmp(&b[decider]))
}

fn play<G: Encoded, I: Insight<G> + Default>(
    number: u64,
    seed: u64,
    players: Option<u8>,
    elapsed: fn(&G) -> f32,
) -> Result<Vec<Seen>, String> {
    let (fewest, most) = G::about().players;
    let players = players.unwrap_or(fewest.max(2) + (number % u64::from(most - fewest.max(2) + 1)) as u8);
    let bot: Bot = "medium-0.1".parse().map_err(|error| format!("{error}"))?;
    let options = G::read_options(&Setup::new(players)).map_err(|error| error.to_string())?;
    let mut dice = FastDice::new(seed << 32 ^ number);
    let mut world = G::start(&options, &mut dice);
    let (mut seen, mut legal, mut met) = (Vec::new(), Vec::new(), number);
    let stop = AtomicBool::new(false);
    while let Some(decider) = world.turn().seat().map(Seat::index) {
        legal.clear();
        world.legal(&mut legal);
        let mut action = legal[0];
        if legal.len() > 1 {
            let knowledge = Knowledge::of_decider(&world).ok_or("nobody decides")?;
            met += 1;
            if met % SAMPLED == 0 {
                let rated = bot.rate::<G, I>(&knowledge, dice.next_u64());
                action = rated.first().ok_or("nothing was tried")?.action;
                let chances = shown(&rated, decider).ok_or("nothing was tried")?;
                let elapsed = elapsed(&world);
                seen.push(Seen { game: number, chances, shares: [0.0; _], players, decider, elapsed });
            } else {
                action = bot.answer::<G, I>(&knowledge, dice.next_u64(), &stop).ok_or("no answer")?;
            }
        }
        world.play(action, &mut dice, &mut Mute).map_err(|error| format!("{error:?}"))?;
    }
    let places = world.ranking().ok_or("no outcome")?.places;
    let first = places.iter().filter(|place| **place == 1).count();
    for seen in &mut seen {
        for (share, place) in seen.shares.iter_mut().zip(&places) {
            *share = match first {
                0 => 1.0 / f32::from(players),
                first => f32::from(u8::from(*place == 1)) / first as f32,
            };
        }
    }
    Ok(seen)
}

/// Chances raised to a power, so that they still add up to one: above 1 they become more decided.
fn sharpened(chances: Values, power: f32) -> Values {
    let raised = chances.map(|chance| if chance > 0.0 { chance.powf(power) } else { 0.0 });
    let total: f32 = raised.iter().sum();
    raised.map(|raised| raised / total)
}

/// How badly chances fit, once raised to a power: the mean logarithm of what came true.
fn loss(seen: &[Seen], power: f32) -> f64 {
    let of = |seen: &Seen| -> f64 {
        let chances = sharpened(seen.chances, power);
        seen.shares.iter().zip(chances).map(|(share, chance)| f64::from(-share * chance.max(1e-4).ln())).sum()
    };
    seen.iter().map(of).sum::<f64>() / seen.len() as f64
}

fn table(name: &str, seen: &[Seen]) {
    println!("{name}: {} decisions", seen.len());
    for tenth in 0..10 {
        // For each game how many chances fell into this tenth, their sum and how many came true: chances of one game stand and fall together.
        let mut games: std::collections::BTreeMap<u64, [f64; 3]> = std::collections::BTreeMap::new();
        for seen in seen {
            for (chance, share) in seen.chances.iter().zip(seen.shares).take(usize::from(seen.players)) {
                if ((chance * 10.0) as usize).min(9) == tenth {
                    let sums = games.entry(seen.game).or_default();
                    *sums = [sums[0] + 1.0, sums[1] + f64::from(*chance), sums[2] + f64::from(share)];
                }
            }
        }
        let count: f64 = games.values().map(|sums| sums[0]).sum();
        if count == 0.0 {
            continue;
        }
        let said: f64 = games.values().map(|sums| sums[1]).sum::<f64>() / count;
        let came: f64 = games.values().map(|sums| sums[2]).sum::<f64>() / count;
        let spread: f64 = games.values().map(|sums| (sums[2] - sums[1] - (came - said) * sums[0]).powi(2)).sum();
        let reach = 1.96 * spread.sqrt() / count * 100.0;
        println!(
            "  {:>3} to {:>3} %: {count:>6.0} chances in {:>3} games, mean {:.1} %, came true {:.1} %: off by {:+.1} ± {reach:.1}",
            tenth * 10,
            tenth * 10 + 10,
            games.len(),
            said * 100.0,
            came * 100.0,
            (came - said) * 100.0
        );
    }
    for players in 2..=5 {
        let of: Vec<Seen> = seen.iter().filter(|seen| seen.players == players).map(|seen| Seen { ..*seen }).collect();
        if !of.is_empty() {
            let powers = (4..40).map(|step| step as f32 * 0.05);
            let best = powers.min_by(|a, b| loss(&of, *a).total_cmp(&loss(&of, *b))).unwrap_or(1.0);
            println!(
                "  {players} players: {} decisions, best power {best:.2}, loss {:.4} instead of {:.4}",
                of.len(),
                loss(&of, best),
                loss(&of, 1.0)
            );
        }
    }
}

/// A line for each decision: the game, how many play, who decides, how far the game is, every seat's chance and share of the victory.
fn csv(seen: &[Seen]) -> String {
    let figures = |values: &Values| values.map(|value| format!("{value:.5}")).join(",");
    let line = |seen: &Seen| {
        let Seen { game, players, decider, elapsed, chances, shares } = seen;
        format!("{game},{players},{decider},{elapsed:.4},{},{}\n", figures(chances), figures(shares))
    };
    seen.iter().map(line).collect()
}

fn run<G: Encoded, I: Insight<G> + Default>(
    words: &[u64],
    players: Option<u8>,
    file: Option<&String>,
    elapsed: fn(&G) -> f32,
) -> Result<(), String> {
    let &[games, threads, seed] = words else { return Err("GAMES THREADS SEED".to_owned()) };
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(number) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|number| *number < games) {
                    match (play::<G, I>(number, seed, players, elapsed), all.lock()) {
                        (Ok(seen), Ok(mut all)) => all.extend(seen),
                        (Err(error), _) => panic!("game {number}: {error}"),
                        (_, Err(error)) => panic!("game {number}: {error}"),
                    }
                }
            });
        }
    });
    let all = all.into_inner().map_err(|error| error.to_string())?;
    table(G::about().id, &all);
    file.map_or(Ok(()), |file| std::fs::write(file, csv(&all)).map_err(|error| format!("{file}: {error}")))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some([game, numbers @ ..]) = words.first_chunk::<4>() else {
        return Err("GAME GAMES THREADS SEED [PLAYERS|any] [CSV]".into());
    };
    let numbers = numbers.iter().map(|word| word.parse()).collect::<Result<Vec<u64>, _>>()?;
    let players = words.get(4).filter(|word| *word != "any").map(|word| word.parse()).transpose()?;
    let file = words.get(5);
    match game.as_str() {
        "qin" => run::<Qin, QinInsight>(&numbers, players, file, |world| {
            let fewest = Seat::all(world.players()).map(|seat| world.pagodas_left(seat)).min();
            1.0 - f32::from(fewest.unwrap_or(0)) / 24.0
        })?,
        "dragon" => run::<Dragon, DragonInsight>(&numbers, players, file, |world| f32::from(world.month() - 1) / 12.0)?,
        "huang" => {
            run::<Huang, HuangInsight>(&numbers, players, file, |world| 1.0 - f32::from(world.bag_left()) / 120.0)?;
        }
        other => return Err(format!("there is no game `{other}`").into()),
    }
    Ok(())
}
