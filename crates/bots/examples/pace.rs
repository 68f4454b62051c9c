//! How long each level takes for a decision on this machine, in processor time, over positions of whole games: where the figure `pace` of
//! each game comes from. `cargo run --release -p tianxia-bots --example pace [GAME [BOT…]]`

use std::sync::atomic::AtomicBool;
use std::time::Instant;
use tianxia_bots::Bot;
use tianxia_core::{Seed, Setup};

/// One decision in this many is timed.
const SAMPLED: usize = 9;

/// Time this thread had the processor, where the system tells it; otherwise time that passed.
struct Clock(Instant);

impl Clock {
    fn now(&self) -> f64 {
        let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
        let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
        nanoseconds.map_or_else(|| self.0.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let wanted = std::env::args().nth(1);
    let clock = Clock(Instant::now());
    let stop = AtomicBool::new(false);
    let easy: Bot = "easy".parse()?;
    let named: Vec<String> = std::env::args().skip(2).collect();
    let all = ["easy", "medium", "hard", "expert", "plain"].map(str::to_owned).into();
    let words: Vec<String> = if named.is_empty() { all } else { named };
    for id in tianxia_games::IDS.iter().filter(|id| wanted.as_deref().is_none_or(|wanted| wanted == **id)) {
        for word in &words {
            let bot: Bot = word.parse()?;
            let (mut sum, mut timed, mut slowest, mut met) = (0.0, 0, 0.0_f64, 0);
            for players in [2, 4] {
                let mut game = tianxia_games::start(id, &Setup::new(players), Seed::from_number(u64::from(players)))?;
                while let Some(seat) = game.turn().seat() {
                    met += usize::from(game.numbers().len() > 1);
                    if game.numbers().len() > 1 && met % SAMPLED == 0 {
                        let started = clock.now();
                        bot.choose(&*game, game.steps() as u64, &stop).ok_or("a bot found no action")?;
                        let took = clock.now() - started;
                        sum += took;
                        slowest = slowest.max(took);
                        timed += 1;
                    }
                    let number = easy.choose(&*game, game.steps() as u64, &stop).ok_or("a bot found no action")?;
                    game.act_numbered(seat, number)?;
                }
            }
            let mean = sum / f64::from(timed);
            println!("{id} {word}: {mean:.4} s a decision over {timed} decisions, the slowest {slowest:.4} s");
        }
    }
    Ok(())
}
