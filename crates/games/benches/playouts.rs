//! Random play on one core, for every game: decisions and games in a second, once with all legal actions listed at every decision, and once
//! with one drawn (`Game::random_action`). Both play the same games; the digest of the first ones is asserted, so that
//! a wrong engine cannot look fast. With `--count GAMES --only NAME [--draw]` it plays that many of
//! one game and times nothing: for counting instructions. `--names` lists what can be counted.

use std::time::Instant;
use tianxia_core::{Dice, FastDice, Game, Mute, Setup, Turn, Written};
use tianxia_games::with_game;

/// A set-up to measure, and the digest of its first games.
struct Case {
    /// The game, or the game and an option that is on.
    name: &'static str,
    /// The version of the rules.
    rules: u32,
    players: u8,
    digest: u64,
}

const CASES: &[Case] = &[
    Case { name: "qin", rules: 1, players: 2, digest: 5_425_811_073_344_817_621 },
    Case { name: "qin", rules: 1, players: 4, digest: 13_020_685_061_885_844_157 },
    Case { name: "dragon", rules: 1, players: 2, digest: 13_707_322_823_087_149_075 },
    Case { name: "dragon", rules: 1, players: 4, digest: 15_977_519_377_472_429_722 },
    Case { name: "huang", rules: 1, players: 2, digest: 16_575_617_986_627_444_328 },
    Case { name: "huang", rules: 1, players: 4, digest: 2_419_224_044_433_126_736 },
    Case { name: "huang", rules: 2, players: 2, digest: 16_575_617_986_627_444_328 },
    Case { name: "huang", rules: 2, players: 4, digest: 2_419_224_044_433_126_736 },
    Case { name: "huang+bandits", rules: 2, players: 2, digest: 13_213_435_297_540_155_724 },
];

impl Case {
    fn game(&self) -> &'static str {
        self.name.split_once('+').map_or(self.name, |(game, _)| game)
    }

    fn setup(&self) -> Setup {
        let setup = Setup::new(self.players).under(self.rules);
        match self.name.split_once('+') {
            Some((_, option)) => setup.with(option, "true"),
            None => setup,
        }
    }
}

/// How a random action is found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// All are listed, and one is picked.
    List,
    /// One is drawn.
    Draw,
}

/// The games whose digest is asserted.
const PROVEN: u32 = 50;
const SECONDS: f64 = 2.0;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let after = |flag: &str| args.iter().position(|arg| arg == flag).and_then(|index| args.get(index + 1));
    let count = after("--count").and_then(|games| games.parse().ok());
    let only = after("--only");
    let counted = if args.iter().any(|arg| arg == "--draw") { Way::Draw } else { Way::List };
    if args.iter().any(|arg| arg == "--names") {
        let mut names: Vec<&str> = CASES.iter().map(|case| case.name).collect();
        names.dedup();
        println!("{}", names.join("\n"));
        return;
    }
    if count.is_none() {
        println!("{:<13} {:>5} {:>7} {:>6} {:>14} {:>10}", "game", "rules", "players", "way", "decisions/s", "games/s");
    }
    for case in CASES.iter().filter(|case| only.is_none_or(|name| name == case.name)) {
        for way in [Way::List, Way::Draw].into_iter().filter(|way| count.is_none() || *way == counted) {
            with_game!(case.game(), G => run::<G>(case, way, count)).expect("the cases name games that exist");
        }
    }
}

fn run<G: Written>(case: &Case, way: Way, count: Option<u32>) {
    let options = G::read_options(&case.setup()).expect("the cases can be played");
    let mut meter = Meter::<G>::default();
    if let Some(games) = count {
        (0..games).for_each(|index| meter.play(&options, way, index));
        let Meter { decisions, digest, .. } = meter;
        println!("{:<13} {:>5} {:>7} {decisions} decisions, digest {digest}", case.name, case.rules, case.players);
        return;
    }
    (0..PROVEN).for_each(|index| meter.play(&options, way, index));
    assert_eq!(
        meter.digest, case.digest,
        "{} with {} players under version {} of the rules: the engine plays other games",
        case.name, case.players, case.rules
    );
    let mut meter = Meter::<G>::default();
    let started = Instant::now();
    let mut games = 0;
    while started.elapsed().as_secs_f64() < SECONDS {
        meter.play(&options, way, games);
        games += 1;
    }
    let seconds = started.elapsed().as_secs_f64();
    println!(
        "{:<13} {:>5} {:>7} {:>6} {:>14.0} {:>10.0}",
        case.name,
        case.rules,
        case.players,
        if way == Way::List { "list" } else { "draw" },
        meter.decisions as f64 / seconds,
        f64::from(games) / seconds
    );
}

struct Meter<G: Game> {
    legal: Vec<G::Action>,
    decisions: u64,
    digest: u64,
}

impl<G: Game> Default for Meter<G> {
    fn default() -> Self {
        Meter { legal: Vec::new(), decisions: 0, digest: 0xcbf2_9ce4_8422_2325 }
    }
}

impl<G: Written> Meter<G> {
    fn play(&mut self, options: &G::Options, way: Way, index: u32) {
        let mut dice = FastDice::new(u64::from(index));
        let mut state = G::start(options, &mut dice);
        while let Turn::Decide(_) = state.turn() {
            self.decisions += 1;
            let action = match way {
                Way::List => {
                    self.legal.clear();
                    state.legal(&mut self.legal);
                    self.legal[dice.below(self.legal.len() as u32) as usize]
                }
                Way::Draw => state.random_action(&mut dice, &mut self.legal).expect("somebody decides"),
            };
            self.mix(state.number(action));
            state.play(action, &mut dice, &mut Mute).expect("a listed action is legal");
        }
        let outcome = state.ranking().expect("a game that is over has an outcome");
        outcome.scores.iter().for_each(|score| self.mix(*score as u32));
    }

    /// FNV-1a over what was played.
    fn mix(&mut self, number: u32) {
        self.digest = (self.digest ^ u64::from(number)).wrapping_mul(0x0100_0000_01b3);
    }
}
