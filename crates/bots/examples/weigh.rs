//! Weighs the figures by which the Year of the Dragon is judged: plays games for two among the bot named and fits the weights to how they
//! ended, by least squares. `cargo run --release -p tianxia-bots --example weigh [BOT] [GAMES]`

use std::sync::atomic::AtomicBool;
use tianxia_bots::{Bot, DragonInsight, Figures};
use tianxia_core::{Match, Seed, Setup};
use tianxia_games::Dragon;

/// Figures of the first seat less those of the second, and how far the second is behind at the end.
struct Sample {
    figures: Vec<f64>,
    margin: f64,
    /// Months left.
    left: usize,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let bot: Bot = words.next().as_deref().unwrap_or("easy").parse()?;
    let games: u64 = words.next().as_deref().unwrap_or("4000").parse()?;
    let mut samples = Vec::new();
    for deal in 0..games {
        play(&bot, deal, &mut samples)?;
    }
    let size = samples.first().map_or(0, |sample: &Sample| sample.figures.len());
    let weights = fit(&samples, size * TIMES.len());
    for left in 0..12 {
        let (index, part) = time(left);
        let worth: Vec<f64> = (0..size)
            .map(|figure| {
                let at = |index: usize| weights.get(index * size + figure).copied().unwrap_or(0.0);
                at(index) * (1.0 - part) + at(index + 1) * part
            })
            .collect();
        let errors = samples.iter().filter(|sample| sample.left == left).map(|sample| {
            let told: f64 = sample.figures.iter().zip(&worth).map(|(figure, weight)| figure * weight).sum();
            (sample.margin - told).powi(2)
        });
        let (count, sum) = errors.fold((0.0, 0.0), |(count, sum), error| (count + 1.0, sum + error));
        let off: f64 = f64::sqrt(sum / count);
        eprintln!("{left} months left: {count} positions, margins are off by {off:.2}");
        let worth: Vec<String> = worth.iter().map(|worth| format!("{worth:.3}")).collect();
        println!("    Weights {{ worth: [{}], spread: {:.2} }},", worth.join(", "), off / STEEPNESS);
    }
    Ok(())
}

/// The months left at which weights are fitted; those in between are in between.
const TIMES: [usize; 5] = [0, 1, 3, 6, 11];

/// An error of a normal kind, told as a lottery.
const STEEPNESS: f64 = 1.7;

/// The time at or before so many months left, and how much of the way to the next is gone.
fn time(left: usize) -> (usize, f64) {
    let index = TIMES.iter().rposition(|time| *time <= left).unwrap_or(0);
    let next = TIMES.get(index + 1).copied().unwrap_or(usize::MAX);
    (index, (left - TIMES[index]) as f64 / (next - TIMES[index]) as f64)
}

fn play(bot: &Bot, deal: u64, samples: &mut Vec<Sample>) -> Result<(), Box<dyn std::error::Error>> {
    let stop = AtomicBool::new(false);
    let mut game = tianxia_games::start("dragon", &Setup::new(2), Seed::from_number(1 << 40 | deal))?;
    let first = samples.len();
    while let Some(seat) = game.turn().seat() {
        let state = game.as_any().downcast_ref::<Match<Dragon>>().ok_or("no game of the Year of the Dragon")?.state();
        let [own, other, ..]: [Figures; 5] = DragonInsight::figures(state);
        let figures = own.iter().zip(other).map(|(own, other)| f64::from(own - other)).collect();
        samples.push(Sample { figures, margin: 0.0, left: 12 - usize::from(state.month().clamp(1, 12)) });
        let number = bot.choose(&*game, deal << 16 | game.steps() as u64, &stop).ok_or("a bot found no action")?;
        game.act_numbered(seat, number)?;
    }
    let scores = game.outcome().ok_or("a game is over without an outcome")?.scores;
    for sample in &mut samples[first..] {
        sample.margin = f64::from(scores[0] - scores[1]);
    }
    Ok(())
}

/// Least squares with a little pull towards 0, so that a figure that never differs gets no weight.
fn fit(samples: &[Sample], size: usize) -> Vec<f64> {
    let mut rows = vec![vec![0.0; size + 1]; size];
    let mut spread = Vec::new();
    for sample in samples {
        let (index, part) = time(sample.left);
        let figures = sample.figures.len();
        spread.clear();
        for (times, share) in [(index, 1.0 - part), (index + 1, part)] {
            let known = sample.figures.iter().enumerate().filter(|(_, figure)| share > 0.0 && **figure != 0.0);
            spread.extend(known.map(|(at, figure)| (times * figures + at, figure * share)));
        }
        for (row, figure) in &spread {
            spread.iter().for_each(|(column, other)| rows[*row][*column] += figure * other);
            rows[*row][size] += figure * sample.margin;
        }
    }
    for (pivot, row) in rows.iter_mut().enumerate() {
        row[pivot] += samples.len() as f64 * 1e-4;
    }
    for pivot in 0..size {
        let above = rows[pivot].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(index, _)| *index != pivot) {
            let factor = row[pivot] / above[pivot];
            row.iter_mut().zip(&above).for_each(|(entry, above)| *entry -= factor * above);
        }
    }
    (0..size).map(|index| rows[index][size] / rows[index][index]).collect()
}
