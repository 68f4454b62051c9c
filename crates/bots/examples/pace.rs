//! How many iterations each game's search does in a tenth of a second on this machine, over whole games: where the figure `pace` of each
//! game comes from. `cargo run --release -p tianxia-bots --example pace [GAME]`

use std::sync::atomic::AtomicBool;
use std::time::Instant;
use tianxia_bots::{Bot, Budget, Level};
use tianxia_core::{Seed, Setup};

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
    const ITERATIONS: f64 = 200.0;
    let wanted = std::env::args().nth(1);
    let clock = Clock(Instant::now());
    let stop = AtomicBool::new(false);
    for id in tianxia_games::IDS.iter().filter(|id| wanted.as_deref().is_none_or(|wanted| wanted == **id)) {
        for word in ["plain", "hard"] {
            let Budget::Iterations(full) = tianxia_bots::budget(id, Level::Hard)? else { continue };
            let bot: Bot = format!("{word}/pace={}", ITERATIONS / 5.0).parse()?;
            let (mut seconds, mut decisions, mut slowest) = (0.0, 0, 0.0_f64);
            for deal in 0..4 {
                let players = if deal < 2 { 2 } else { 4 };
                let mut game = tianxia_games::start(id, &Setup::new(players), Seed::from_number(deal))?;
                while let Some(seat) = game.turn().seat() {
                    let started = clock.now();
                    let number = bot.choose(&*game, game.steps() as u64, &stop).ok_or("a bot found no action")?;
                    let took = clock.now() - started;
                    if game.legal().len() > 1 {
                        seconds += took;
                        slowest = slowest.max(took);
                        decisions += 1;
                    }
                    game.act_numbered(seat, number)?;
                }
            }
            let pace = ITERATIONS * f64::from(decisions) / seconds / 10.0;
            let worst = slowest / ITERATIONS * f64::from(full);
            println!(
                "{id} {word}: {pace:.0} iterations in 0.1 s, {decisions} decisions; slowest at full `hard` {worst:.2} s"
            );
        }
    }
    Ok(())
}
