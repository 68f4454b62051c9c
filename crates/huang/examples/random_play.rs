//! Measures random play: decisions per second on one core.
use std::time::Instant;
use tianxia_core::{Dice, FastDice, Game, Mute, Setup};
use tianxia_huang::Huang;

fn main() {
    println!("state: {} bytes", size_of::<Huang>());
    for (players, keys) in [(2, ""), (4, ""), (4, "bandits"), (4, "eighteen_kingdoms"), (5, "palace")] {
        let mut setup = Setup::new(players);
        for key in keys.split_whitespace() {
            setup = setup.with(key, "true");
        }
        let options = Huang::options(&setup).unwrap();
        let mut dice = FastDice::new(7);
        let mut legal = Vec::new();
        let (mut decisions, mut games, mut listed, mut longest) = (0_u64, 0_u32, 0_u64, 0);
        let start = Instant::now();
        while games < 3000 {
            let mut game = Huang::start(&options, &mut dice);
            let mut length = 0;
            loop {
                legal.clear();
                game.legal(&mut legal);
                if legal.is_empty() {
                    break;
                }
                listed += legal.len() as u64;
                let action = legal[dice.below(legal.len() as u32) as usize];
                game.play(action, &mut dice, &mut Mute).unwrap();
                length += 1;
            }
            longest = longest.max(length);
            decisions += length;
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{players} players {keys}: {:.0} decisions a second, {:.0} a game (longest {longest}), {:.0} answers each",
            decisions as f64 / seconds,
            decisions as f64 / f64::from(games),
            listed as f64 / decisions as f64
        );
    }
}
