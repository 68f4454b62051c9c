//! Teaches rollouts of the Year of the Dragon: plays games for two among the bot named and fits the tickets of every kind of answer to what it
//! chose. `cargo run --release -p tianxia-bots --example teach [BOT] [GAMES]`

use std::sync::atomic::AtomicBool;
use tianxia_bots::{Bot, DragonNeeds};
use tianxia_core::{Game, Match, Seed, Setup, Written};
use tianxia_games::Dragon;

/// The kinds of the legal answers, and which was chosen.
struct Choice {
    kinds: Vec<usize>,
    chosen: usize,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let bot: Bot = words.next().as_deref().unwrap_or("hard@0.1").parse()?;
    let games: u64 = words.next().as_deref().unwrap_or("200").parse()?;
    let mut choices = Vec::new();
    for deal in 0..games {
        play(&bot, deal, &mut choices)?;
    }
    let (strengths, loss, even) = fit(&choices);
    eprintln!("{} choices, a loss of {loss:.4}; even tickets: {even:.4}", choices.len());
    for line in strengths.chunks(12) {
        println!(
            "    {},",
            line.iter().map(|strength| format!("{:.3}", strength.exp())).collect::<Vec<_>>().join(", ")
        );
    }
    Ok(())
}

fn play(bot: &Bot, deal: u64, choices: &mut Vec<Choice>) -> Result<(), Box<dyn std::error::Error>> {
    let stop = AtomicBool::new(false);
    let mut game = tianxia_games::start("dragon", &Setup::new(2), Seed::from_number(1 << 41 | deal))?;
    while let Some(seat) = game.turn().seat() {
        let number = bot.choose(&*game, deal << 16 | game.steps() as u64, &stop).ok_or("a bot found no action")?;
        let state = game.as_any().downcast_ref::<Match<Dragon>>().ok_or("no game of the Year of the Dragon")?.state();
        let mut legal = Vec::new();
        state.legal(&mut legal);
        if legal.len() > 1 {
            let needs = DragonNeeds::of(state, seat);
            let chosen = legal.iter().position(|action| state.number(*action) == number).ok_or("an illegal answer")?;
            choices.push(Choice { kinds: legal.iter().map(|action| needs.kind(*action)).collect(), chosen });
        }
        game.act_numbered(seat, number)?;
    }
    Ok(())
}

/// Climbs to the strengths that make what was chosen likeliest, with a little pull towards 0.
fn fit(choices: &[Choice]) -> (Vec<f64>, f64, f64) {
    const PULL: f64 = 2.0;
    let mut strengths = vec![0.0; DragonNeeds::KINDS];
    let (mut loss, mut even) = (0.0, 0.0);
    for round in 0..300 {
        let mut slope: Vec<f64> = strengths.iter().map(|strength| -PULL * strength).collect();
        let mut seen = vec![PULL; DragonNeeds::KINDS];
        loss = 0.0;
        for Choice { kinds, chosen } in choices {
            let total: f64 = kinds.iter().map(|kind| f64::exp(strengths[*kind])).sum();
            for kind in kinds {
                let chance = strengths[*kind].exp() / total;
                slope[*kind] -= chance;
                seen[*kind] += chance * (1.0 - chance);
            }
            slope[kinds[*chosen]] += 1.0;
            loss -= (strengths[kinds[*chosen]].exp() / total).ln();
        }
        loss /= choices.len() as f64;
        if round == 0 {
            even = loss;
        }
        for ((strength, slope), seen) in strengths.iter_mut().zip(slope).zip(seen) {
            *strength += 0.5 * (slope / seen).clamp(-1.0, 1.0);
        }
    }
    (strengths, loss, even)
}
