//! `tianxia play`: a whole game in the terminal, against bots or with other people at one keyboard.

mod command;
pub(crate) mod players;
mod table;

use crate::cli;
use crate::draw::Draw;
use crate::failure::Failure;
use crate::files;
use crate::setup;
use crate::speech::Speech;
use players::{Idle, Player, Thinking};
use std::time::{SystemTime, UNIX_EPOCH};
use table::Table;
use tianxia_core::{Match, Record, Seed};
use tianxia_games::with_game;

pub(crate) fn run(args: &cli::Play, speech: Speech) -> Result<(), Failure> {
    if let Some(path) = args.save.as_deref().filter(|path| !args.overwrite && Some(*path) != args.load.as_deref()) {
        files::must_be_new(path)?;
    }
    if let Some(path) = &args.load {
        if files::is_stdin(path) {
            return Err(Failure::usage("--load needs a file: standard input is for what you type"));
        }
        let record: Record = files::read(path)?.parse().map_err(files::about(path))?;
        let begun: Result<_, Failure> =
            with_game!(record.game.as_str(), G => resume::<G>(args, &record, speech)).map_err(files::about(path))?;
        return begun;
    }
    let game = args.game.as_deref().unwrap_or("qin");
    let about = tianxia_games::about(game).map_err(Failure::usage)?;
    let seats = if args.seats.is_empty() { default_seats(about.players.0) } else { args.seats.clone() };
    let setup = setup::read(game, Some(seats.len().min(99) as u8), args.rules, &args.options.options)?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let begun: Result<_, Failure> = with_game!(game, G => {
        let game = Match::<G>::start(&setup, seed).map_err(Failure::usage)?;
        sit::<G>(args, game, &seats, speech)
    })
    .map_err(Failure::usage)?;
    begun
}

fn resume<G: Draw>(args: &cli::Play, record: &Record, speech: Speech) -> Result<(), Failure> {
    let path = args.load.as_deref().unwrap_or_else(|| std::path::Path::new("-"));
    let game = Match::<G>::replay(record, None).map_err(files::about(path))?;
    let players = usize::from(record.setup.players);
    // A record may come from anybody: it never starts a program by itself.
    if let Some(name) = record.names.iter().find(|name| args.seats.is_empty() && Player::is_program(name)) {
        let name = name.escape_debug();
        let why =
            format!("the record seats `{name}`, and programs start only where you name them: add --seats human,…");
        return Err(Failure::usage(why));
    }
    let seats = match (
        &args.seats[..],
        Player::seat_all(&record.names, Thinking::default(), record.seed, &mut Idle::default()),
    ) {
        ([], Ok(_)) if record.names.len() == players => record.names.clone(),
        ([], _) => default_seats(record.setup.players),
        (seats, _) => seats.to_vec(),
    };
    if seats.len() != players {
        return Err(Failure::usage(format!("--seats names {} seats; the game has {players}", seats.len())));
    }
    sit::<G>(args, game, &seats, speech)
}

fn sit<G: Draw>(args: &cli::Play, mut game: Match<G>, seats: &[String], mut speech: Speech) -> Result<(), Failure> {
    let players =
        Player::seat_all(seats, Thinking { time: args.think, effort: None }, game.record().seed, &mut Idle::default())
            .map_err(Failure::usage)?;
    game.set_names(seats.to_vec());
    speech.set_names(&players::names(seats, &game.record().game, &speech));
    // A loaded game is saved to its own file.
    let save = args.save.clone().or_else(|| args.load.clone());
    Table::new(game, players, speech, save, args.overwrite).run()
}

fn default_seats(players: u8) -> Vec<String> {
    let bots = usize::from(players.max(2)) - 1;
    std::iter::once("human").chain(std::iter::repeat_n("easy", bots)).map(str::to_owned).collect()
}

/// A random seed: the clock, mixed with the random keys of the system's hash tables.
fn fresh_seed() -> Seed {
    use std::hash::{BuildHasher, RandomState};
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64);
    Seed(std::array::from_fn(|index| RandomState::new().hash_one((now, index)) as u8))
}
