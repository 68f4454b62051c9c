//! The command line: what can be asked, and the words that explain it.

use crate::speech;
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;
use std::time::Duration;
use tianxia_bots::Level;
use tianxia_core::{Seat, Seed};

/// Three board games of ancient China: rules, records and opponents in one program.
#[derive(Parser)]
#[command(
    version,
    about,
    after_help = "Without a command the server starts, as with `tianxia serve`, and prints the address to open.\n\
                  Exit codes: 0 all is well; 1 what was asked about is wrong (a record, a scenario); 2 the question was.",
    max_term_width = 100
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play in the terminal, against bots or with friends at one keyboard
    Play(Play),
    /// List the games with their player counts and options
    Games(Games),
    /// Print the rulebook of a game, a chapter of it, or a single rule
    Rules(Rules),
    /// Play random games to the end and measure them
    Simulate(Simulate),
    /// Play a record again, and check what it says of the result
    Replay(Replay),
    /// Show a position and its legal actions, or write it down
    Position(Position),
    /// Describe views, events, actions and effects of a game as JSON Schema
    Schema(Schema),
    /// Run scenarios and say precisely what differs
    Scenario(Scenario),
    /// Check a map or board file: count what is on it and draw it
    Map(Map),
    /// Let bots play many games against each other and measure who is stronger
    Arena(Arena),
    /// Ask for the best actions in a position or a record
    Hint(Hint),
    /// Go through a record: chances to win, turning points, better choices
    Analyse(Analyse),
    /// Keep tables for people to play at, in the browser or over the network
    Serve(Serve),
    /// Play at a server's table from this terminal
    Connect(Connect),
    /// Copy the data of a server, which may be running
    Backup(Backup),
    /// Show a whole game between two bots
    Demo,
}

#[derive(Args)]
#[command(
    after_help = "An environment variable can say the same, and a settings file that and more; docs/hosting.md lists\n\
                        all settings. The command line overrides the environment, which overrides the file."
)]
pub(crate) struct Serve {
    /// Where to listen [default: 127.0.0.1:8280]
    #[arg(long, value_name = "ADDRESS:PORT", env = "TIANXIA_LISTEN")]
    pub(crate) listen: Option<std::net::SocketAddr>,
    /// The data file [default: tianxia/tables.db in the user's data folder]
    #[arg(long, value_name = "FILE", env = "TIANXIA_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// The address by which people reach the server, for links and secure cookies
    #[arg(long, value_name = "URL", env = "TIANXIA_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// Believe the client addresses that a reverse proxy reports
    #[arg(long, value_name = "BOOL", env = "TIANXIA_BEHIND_PROXY", num_args = 0..=1, require_equals = true,
          default_missing_value = "true")]
    pub(crate) behind_proxy: Option<bool>,
    /// Threads that think for bots; all cores but one if you do not say
    #[arg(long, value_name = "N", env = "TIANXIA_BOT_THREADS")]
    pub(crate) bot_threads: Option<usize>,
    /// A file of settings (TOML)
    #[arg(long, value_name = "FILE", env = "TIANXIA_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// What to log: error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", env = "TIANXIA_LOG", default_value = "info")]
    pub(crate) log: Option<tracing::Level>,
    /// Log as JSON, one object per line
    #[arg(long, env = "TIANXIA_LOG_JSON")]
    pub(crate) log_json: bool,
}

#[derive(Args)]
#[command(
    after_help = "URL is a server's address, or that of a table there. Without a table, open tables and your games are listed;\n\
                        --new makes a table."
)]
pub(crate) struct Connect {
    /// The server, or a table of it: http://127.0.0.1:8280/table/…
    pub(crate) url: String,
    /// What to be called
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// Make a table for this game
    #[arg(long, value_name = "GAME")]
    pub(crate) new: Option<String>,
    /// Who sits at the new table, separated by commas: `me`, `open`, or the level of a bot
    #[arg(long, value_delimiter = ',', value_name = "KIND,KIND,…", default_value = "me,easy", requires = "new")]
    pub(crate) seats: Vec<String>,
    #[command(flatten)]
    pub(crate) options: Options,
    /// Show the new table in the lobby
    #[arg(long, requires = "new")]
    pub(crate) listed: bool,
    /// Play under a new identity, and keep nothing of it on this computer
    #[arg(long)]
    pub(crate) guest: bool,
    #[arg(long, value_name = "CODE", help = lang_help())]
    pub(crate) lang: Option<String>,
}

#[derive(Args)]
pub(crate) struct Backup {
    /// The copy; it must not exist yet. To restore it, stop the server and put it in place of the data file
    pub(crate) file: PathBuf,
    /// The data file of the server [default: tianxia/tables.db in the user's data folder]
    #[arg(long, value_name = "FILE", env = "TIANXIA_DATA")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Games {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Rules {
    /// The game; without one, games and chapters are listed
    pub(crate) game: Option<String>,
    /// A rule, such as `H20`, or a chapter; the whole rulebook if you do not say
    #[arg(value_name = "ID")]
    pub(crate) of: Option<String>,
    #[arg(long, value_name = "CODE", help = lang_help())]
    pub(crate) lang: Option<String>,
}

/// What a new game starts from.
#[derive(Args, Clone, Default)]
pub(crate) struct Options {
    /// An option of the game, such as `board=lion`; may be given several times. For a board, the path of an own board
    /// file will do too. `tianxia games` lists them all
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
}

#[derive(Args, Default)]
#[command(after_help = "In the game, type an action in notation (`legal` lists them), or `help`.")]
pub(crate) struct Play {
    /// The game; Qin if you do not say
    pub(crate) game: Option<String>,
    /// Who sits where, separated by commas: `human`, a bot (`random`, `easy`, `medium`, `hard`, `expert`) or `cmd:PROGRAM`
    /// (docs/bots.md). The number of seats is the number of players; you against `easy` if you do not say
    #[arg(long, value_delimiter = ',', value_name = "KIND,KIND,…")]
    pub(crate) seats: Vec<String>,
    #[command(flatten)]
    pub(crate) options: Options,
    /// The version of the rules; the newest if you do not say
    #[arg(long, value_name = "VERSION")]
    pub(crate) rules: Option<u32>,
    /// A number, or 64 hexadecimal digits: the same seed deals the same game. Random if you do not say
    #[arg(long)]
    pub(crate) seed: Option<Seed>,
    /// How many seconds bots think about a decision, instead of what their level says
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = parse_seconds)]
    pub(crate) think: Option<Duration>,
    #[arg(long, value_name = "CODE", help = lang_help())]
    pub(crate) lang: Option<String>,
    /// Keep the game in this file: it is written after every action
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Go on with the game in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options", "rules", "seed"])]
    pub(crate) load: Option<PathBuf>,
}

#[derive(Args)]
#[command(
    after_help = "Each decision is uniform over the legal actions. The digest is a hash over every game's record and\n\
                        outcome, in order: equal for equal seeds on every machine and for any number of threads."
)]
pub(crate) struct Simulate {
    /// The game
    pub(crate) game: String,
    /// How many play; the fewest the game allows if you do not say
    #[arg(long)]
    pub(crate) players: Option<u8>,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    /// A number, or 64 hexadecimal digits
    #[arg(long, default_value = "0")]
    pub(crate) seed: Seed,
    #[command(flatten)]
    pub(crate) options: Options,
    /// The version of the rules; the newest if you do not say
    #[arg(long, value_name = "VERSION")]
    pub(crate) rules: Option<u32>,
    /// How many threads play at once
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Replay {
    /// The record
    pub(crate) file: PathBuf,
    /// Stop after this many entries, and show the position there
    #[arg(long, value_name = "N")]
    pub(crate) until: Option<usize>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Position {
    /// A position as TOML (docs/scenarios.md explains how to write one), or a record
    pub(crate) file: PathBuf,
    /// In a record: after this many entries; after all of them if you do not say
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Play this action first; may be given several times
    #[arg(long = "play", value_name = "ACTION")]
    pub(crate) plays: Vec<String>,
    /// Show it as this seat sees it, instead of with everything open
    #[arg(long, value_name = "N", value_parser = parse_seat)]
    pub(crate) seat: Option<Seat>,
    /// What deals the hidden things that the position does not name
    #[arg(long, default_value = "0")]
    pub(crate) seed: Seed,
    /// Print the position itself as TOML, hidden things included: what a scenario and this command read
    #[arg(long, conflicts_with_all = ["seat", "json"])]
    pub(crate) write: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Schema {
    /// The game
    pub(crate) game: String,
    /// Of what; everything if you do not say
    #[arg(value_enum)]
    pub(crate) of: Option<Described>,
}

/// What of a game is described by a schema.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Described {
    /// What a seat sees
    View,
    /// What happens
    Event,
    /// What can be done
    Action,
    /// What everybody can see that an action would do
    Effect,
}

#[derive(Args)]
pub(crate) struct Map {
    /// The map of Huang or board of Qin
    pub(crate) file: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Scenario {
    /// Scenario files, or folders of them
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Args)]
#[command(
    after_help = "A bot is a level (random, easy, medium, hard, expert), `plain` (the time of hard without knowledge of the\n\
                        game), any of these with a factor (`hard@0.25`), or `cmd:PROGRAM` (docs/bots.md). A shared victory\n\
                        counts as a part of a win. The last bot named fills the seats that are left."
)]
pub(crate) struct Arena {
    /// The game
    pub(crate) game: String,
    /// Who plays, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "A,B,…", required = true)]
    pub(crate) bots: Vec<String>,
    /// How many play a game; as many as there are bots if you do not say, 2 on a ladder
    #[arg(long)]
    pub(crate) players: Option<u8>,
    /// How many games; on a ladder, for each step
    #[arg(long, default_value_t = 100)]
    pub(crate) games: u64,
    /// A number, or 64 hexadecimal digits: the same seed and iterations give the same games
    #[arg(long, default_value = "0")]
    pub(crate) seed: Seed,
    /// How many games are played at once
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// Multiplies the thinking of every bot
    #[arg(long, value_name = "X", allow_negative_numbers = true, value_parser = parse_effort)]
    pub(crate) effort: Option<f64>,
    /// How many seconds bots think about a decision, instead of what their level says; such games cannot be repeated
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = parse_seconds)]
    pub(crate) think: Option<Duration>,
    #[command(flatten)]
    pub(crate) options: Options,
    /// The version of the rules; the newest if you do not say
    #[arg(long, value_name = "VERSION")]
    pub(crate) rules: Option<u32>,
    /// Each bot plays the next one in the list; gives Elo ratings
    #[arg(long)]
    pub(crate) ladder: bool,
    /// Keep every result in this file as soon as it is known; with an existing file, go on where it ends
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Keep the records of all games in this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Hint {
    /// A position (TOML) or a record
    pub(crate) file: PathBuf,
    /// In a record: after this many entries; after all of them if you do not say
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// How many actions to show
    #[arg(long, value_name = "K", default_value_t = 3)]
    pub(crate) top: usize,
    /// How many seconds to think; if you do not say, as much as `expert` does, and repeatable
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = parse_seconds)]
    pub(crate) think: Option<Duration>,
    /// What deals the hidden things that a position does not name
    #[arg(long, default_value = "0")]
    pub(crate) seed: Seed,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Analyse {
    /// The record
    pub(crate) file: PathBuf,
    /// Who judges: medium, hard or expert
    #[arg(long, value_name = "LEVEL", default_value = "medium")]
    pub(crate) level: Level,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

fn lang_help() -> String {
    format!("The language of the sentences: {}; that of your system if you do not say", speech::codes())
}

fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.001..=86400.0).contains(seconds));
    seconds
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "take a number of seconds from 0.001 to 86400, such as 0.5".to_owned())
}

fn parse_effort(text: &str) -> Result<f64, String> {
    tianxia_bots::read_effort(text).map_err(|error| error.to_string())
}

fn parse_seat(text: &str) -> Result<Seat, String> {
    let number = text.parse::<u8>().map_err(|_| "a seat is a number from 1".to_owned())?;
    Seat::try_from(number).map_err(|error| error.to_string())
}
