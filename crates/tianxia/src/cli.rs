//! The command line: commands, options and their help.

use crate::speech;
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;
use std::time::Duration;
use tianxia_bots::{Bot, Level};
use tianxia_core::{Seat, Seed};

/// Three board games set in ancient China: rules, records and bots in one program.
#[derive(Parser)]
#[command(
    version,
    about,
    after_help = concat!("Without a command a server starts on this computer and opens in the browser, as with `tianxia serve --open`.\n\
                  Exit codes: 0 success; 1 a check failed (a record, scenario or map is wrong); 2 invalid arguments.\n\
                  Documents, questions, new versions: ", env!("CARGO_PKG_REPOSITORY")),
    args_conflicts_with_subcommands = true,
    max_term_width = 100
)]
pub(crate) struct Cli {
    /// Without a command: do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,
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
    /// Play random games and report statistics
    Simulate(Simulate),
    /// Replay a record and check its result
    Replay(Replay),
    /// Show a position and its legal actions, or print it as TOML
    Position(Position),
    /// Describe views, events, actions and effects of a game as JSON Schema
    Schema(Schema),
    /// Run scenarios and report differences
    Scenario(Scenario),
    /// Check lessons: every answer, every message, every language
    Lesson(Lesson),
    /// Find positions in which one choice is clearly best, or check files of them
    Puzzles(Puzzles),
    /// Let bots play games to learn from
    Selfplay(Selfplay),
    /// Check a map or board file: count what is on it and draw it
    Map(Map),
    /// Let bots play many games against each other and compare their strength
    Arena(Arena),
    /// Rate a bot by games against ours from fixed positions
    Benchmark(Benchmark),
    /// Ask for the best actions in a position or a record
    Hint(Hint),
    /// Analyse a record: winning chances, turning points, better choices
    Analyse(Analyse),
    /// Start the server: play in the browser or over the network
    Serve(Serve),
    /// Ask a running server whether it is well
    Health(Health),
    /// Check settings, data and surroundings of a server, and say how to mend what is wrong
    Doctor(Doctor),
    /// Print a settings file with every setting
    Config(ConfigFile),
    /// Play at a server's table from this terminal
    Connect(Connect),
    /// Copy the data of a server, even while it runs
    Backup(Backup),
    /// Think for the bots, hints and analyses of servers on a database
    Work(Work),
    /// Move the data of a server from a file into PostgreSQL, or back
    Move(Move),
    /// Make the tables of a database, or bring them up to date
    Migrate(Migrate),
    /// Keep a server: people, tables, reports, bans, announcements
    Admin(crate::admin::Admin),
    /// Write the browser client as a folder for any web server, without a server of its own
    Site(Site),
    /// Print the licences of Tianxia and of everything it contains
    Licenses,
    /// Print completions for a shell, for its folder of completions
    Completions(Completions),
    /// Write man pages into a folder
    Man(Man),
    /// Show a whole game between two bots
    Demo,
}

#[derive(Args)]
#[command(
    after_help = "Every setting can also be given by an environment variable or in a settings file; `tianxia config --example` lists them all. \
                        The command line overrides the environment, which overrides the file.\n\n\
                        Examples:\n  tianxia serve --listen 0.0.0.0:8280\n  tianxia serve --config /etc/tianxia/tianxia.toml"
)]
pub(crate) struct Serve {
    /// Open the page in the browser, as `tianxia` alone does
    #[arg(long)]
    pub(crate) open: bool,
    #[command(flatten)]
    pub(crate) settings: Settings,
    #[command(flatten)]
    pub(crate) log: Log,
}

/// The settings of a server that have options.
#[derive(Args)]
pub(crate) struct Settings {
    /// Address to listen on [default: 127.0.0.1:8280]
    #[arg(long, value_name = "ADDRESS:PORT", env = "TIANXIA_LISTEN")]
    pub(crate) listen: Option<std::net::SocketAddr>,
    /// Data file, or postgres://… for several servers [default: tianxia/tables.db in the user's data folder]
    #[arg(long, value_name = "FILE", env = "TIANXIA_DATA", hide_env_values = true)]
    pub(crate) data: Option<PathBuf>,
    /// Without effect; taken so that commands of an earlier release work
    #[arg(long, hide = true, env = "TIANXIA_NEWS", hide_env_values = true)]
    pub(crate) news: Option<String>,
    /// Who thinks for bots, hints and analyses: `always` this server, `when-needed` (workers, and this server while there are none) or
    /// `never` (workers only) [default: always]
    #[arg(long, value_name = "WHEN", env = "TIANXIA_THINK")]
    pub(crate) think: Option<tianxia_server::Think>,
    /// Seconds to keep serving after a stop signal, while /healthz reports 503 so that load balancers drain [default: 0]
    #[arg(long, value_name = "SECONDS", env = "TIANXIA_DRAIN")]
    pub(crate) drain: Option<u32>,
    /// Public address of the server, for links and secure cookies
    #[arg(long, value_name = "URL", env = "TIANXIA_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// Trust X-Forwarded-For from a reverse proxy
    #[arg(long, value_name = "BOOL", env = "TIANXIA_BEHIND_PROXY", num_args = 0..=1, require_equals = true,
          default_missing_value = "true")]
    pub(crate) behind_proxy: Option<bool>,
    /// Threads for bots [default: all cores but one]
    #[arg(long, value_name = "N", env = "TIANXIA_BOT_THREADS")]
    pub(crate) bot_threads: Option<usize>,
    /// Folder with your own lessons (docs/lessons.md)
    #[arg(long, value_name = "DIR", env = "TIANXIA_LESSONS")]
    pub(crate) lessons: Option<PathBuf>,
    /// Settings file (TOML)
    #[arg(long, value_name = "FILE", env = "TIANXIA_CONFIG")]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = "Prints what the server says of itself. Exit code 1 if it does not answer, or is not well.\n\n\
                        Example:\n  tianxia health --url https://games.example.org")]
pub(crate) struct Health {
    /// Address of the server [default: the address it listens on]
    #[arg(long, env = "TIANXIA_URL")]
    pub(crate) url: Option<String>,
    /// Address the server listens on [default: 127.0.0.1:8280]
    #[arg(long, value_name = "ADDRESS:PORT", env = "TIANXIA_LISTEN", conflicts_with = "url")]
    pub(crate) listen: Option<std::net::SocketAddr>,
    /// The server's settings file (TOML)
    #[arg(long, value_name = "FILE", env = "TIANXIA_CONFIG")]
    pub(crate) config: Option<PathBuf>,
}

#[derive(Args)]
#[command(
    after_help = "Takes the settings of `tianxia serve`, changes nothing, and may be run beside the server. Exit code 1 if something is wrong.\n\n\
                        Example:\n  tianxia doctor --config /etc/tianxia/tianxia.toml"
)]
pub(crate) struct Doctor {
    #[command(flatten)]
    pub(crate) settings: Settings,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(after_help = "Example:\n  tianxia config --example > tianxia.toml")]
pub(crate) struct ConfigFile {
    /// Print a settings file that explains every setting and changes none
    #[arg(long, required = true)]
    pub(crate) example: bool,
}

#[derive(Args)]
pub(crate) struct Log {
    /// Log level: error, warn, info, debug or trace
    #[arg(long = "log", value_name = "LEVEL", env = "TIANXIA_LOG", default_value = "info")]
    pub(crate) level: Option<tracing::Level>,
    /// Log as JSON, one object per line
    #[arg(long = "log-json", env = "TIANXIA_LOG_JSON")]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(
    after_help = "URL is a server's address, or that of a table there. Without a table, open tables and your games are listed;\n\
                        --new creates a table."
)]
pub(crate) struct Connect {
    /// Address of the server or of a table: http://127.0.0.1:8280/table/…
    pub(crate) url: String,
    /// Your display name
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// Create a table for this game
    #[arg(long, value_name = "GAME")]
    pub(crate) new: Option<String>,
    /// Seats of the new table, separated by commas: `me`, `open`, or the level of a bot
    #[arg(long, value_delimiter = ',', value_name = "KIND,KIND,…", default_value = "me,easy", requires = "new")]
    pub(crate) seats: Vec<String>,
    #[command(flatten)]
    pub(crate) options: Options,
    /// List the new table in the lobby
    #[arg(long, requires = "new")]
    pub(crate) listed: bool,
    /// Play under a new identity and do not store it on this computer
    #[arg(long)]
    pub(crate) guest: bool,
    #[arg(long, value_name = "CODE", help = lang_help())]
    pub(crate) lang: Option<String>,
}

#[derive(Args)]
#[command(
    after_help = "Start as many as there are machines to spare, with the settings of the servers; servers leave thinking to them with --think."
)]
pub(crate) struct Work {
    /// Address of the database, postgres://…
    #[arg(long, value_name = "ADDRESS", env = "TIANXIA_DATA", hide_env_values = true)]
    pub(crate) data: Option<PathBuf>,
    /// Without effect; taken so that commands of an earlier release work
    #[arg(long, hide = true, env = "TIANXIA_NEWS", hide_env_values = true)]
    pub(crate) news: Option<String>,
    /// Address to answer /livez, /readyz and /metrics on [default: none]
    #[arg(long, value_name = "ADDRESS:PORT", env = "TIANXIA_WORKER_LISTEN")]
    pub(crate) listen: Option<std::net::SocketAddr>,
    /// Threads that think [default: all cores but one]
    #[arg(long, value_name = "N", env = "TIANXIA_BOT_THREADS")]
    pub(crate) bot_threads: Option<usize>,
    /// The servers' settings file (TOML)
    #[arg(long, value_name = "FILE", env = "TIANXIA_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) log: Log,
}

#[derive(Args)]
#[command(
    after_help = "Each is a data file or the address of a database (postgres://…). Stop all servers on both first. The source stays as it is;\n\
                        a move that was broken off is begun again by the same command."
)]
pub(crate) struct Move {
    /// Where the data is
    pub(crate) from: PathBuf,
    /// Where it goes: a new file, or an empty database
    pub(crate) to: PathBuf,
}

#[derive(Args)]
#[command(
    after_help = "Servers do this themselves when they start, if their role may. With `--grant` they can run under a role that only reads and writes rows."
)]
pub(crate) struct Migrate {
    /// Address of the database, postgres://…, with a role that may make tables
    #[arg(long, value_name = "ADDRESS", env = "TIANXIA_DATA", hide_env_values = true)]
    pub(crate) data: Option<PathBuf>,
    /// Let this role read and write the rows, and nothing else
    #[arg(long, value_name = "ROLE")]
    pub(crate) grant: Option<String>,
}

#[derive(Args)]
pub(crate) struct Backup {
    /// File to write; it must not exist yet. To restore it, stop the server and put it in place of the data file
    pub(crate) file: PathBuf,
    /// Data file of the server [default: tianxia/tables.db in the user's data folder]
    #[arg(long, value_name = "FILE", env = "TIANXIA_DATA")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Args)]
#[command(
    after_help = "The folder plays by itself in the browser: all games against bots or at one device, lessons, puzzles, records.\n\
                        It may lie anywhere on a web space; to try it: python3 -m http.server --directory DIR"
)]
pub(crate) struct Site {
    /// Folder to write: a new or empty one, or an earlier site
    #[arg(value_name = "DIR")]
    pub(crate) folder: PathBuf,
    /// Write into the folder even if other files are in it; files of the same name are replaced
    #[arg(long)]
    pub(crate) overwrite: bool,
}

#[derive(Args)]
#[command(after_help = "Example:\n  tianxia completions bash > ~/.local/share/bash-completion/completions/tianxia")]
pub(crate) struct Completions {
    /// The shell
    pub(crate) shell: clap_complete::Shell,
}

#[derive(Args)]
#[command(after_help = "Example:\n  tianxia man ~/.local/share/man/man1")]
pub(crate) struct Man {
    /// Folder to write: one page for each command
    #[arg(value_name = "DIR")]
    pub(crate) folder: PathBuf,
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
    /// Option of the game, such as `board=lion`; may be given several times. For a board, a path to your own board file
    /// also works. `tianxia games` lists them all
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
}

#[derive(Args, Default)]
#[command(after_help = "In the game, type an action in notation (`legal` lists them), or `help`.")]
pub(crate) struct Play {
    /// Game [default: qin]
    pub(crate) game: Option<String>,
    /// Seats, separated by commas: `human`, a bot (`random`, `easy`, `medium`, `hard`, `expert`, `master`) or `cmd:PROGRAM`
    /// (docs/bots.md). The number of seats is the number of players [default: human,easy]
    #[arg(long, value_delimiter = ',', value_name = "KIND,KIND,…")]
    pub(crate) seats: Vec<String>,
    #[command(flatten)]
    pub(crate) options: Options,
    /// Version of the rules [default: the newest]
    #[arg(long, value_name = "VERSION")]
    pub(crate) rules: Option<u32>,
    /// A number, or 64 hexadecimal digits; the same seed deals the same game [default: random]
    #[arg(long)]
    pub(crate) seed: Option<Seed>,
    /// Seconds per decision for bots, instead of the effort of their level
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = parse_seconds)]
    pub(crate) think: Option<Duration>,
    #[arg(long, value_name = "CODE", help = lang_help())]
    pub(crate) lang: Option<String>,
    /// Save the game to this new file after every action
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Let --save and the command `save` replace a file that exists
    #[arg(long)]
    pub(crate) overwrite: bool,
    /// Resume the game in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options", "rules", "seed"])]
    pub(crate) load: Option<PathBuf>,
}

#[derive(Args)]
#[command(
    after_help = "Each decision is uniform over the legal actions. The digest is a hash over every game's record and\n\
                        outcome, in order: equal for equal seeds on every machine and for any number of threads."
)]
pub(crate) struct Simulate {
    /// Game
    pub(crate) game: String,
    /// Number of players [default: the fewest the game allows]
    #[arg(long)]
    pub(crate) players: Option<u8>,
    /// Number of games
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    /// A number, or 64 hexadecimal digits
    #[arg(long, default_value = "0")]
    pub(crate) seed: Seed,
    #[command(flatten)]
    pub(crate) options: Options,
    /// Version of the rules [default: the newest]
    #[arg(long, value_name = "VERSION")]
    pub(crate) rules: Option<u32>,
    /// Number of threads
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Replay {
    /// Record
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
    /// In a record: the position after this many entries [default: all]
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Play this action first; may be given several times
    #[arg(long = "play", value_name = "ACTION")]
    pub(crate) plays: Vec<String>,
    /// Show it as this seat sees it [default: everything open]
    #[arg(long, value_name = "N", value_parser = parse_seat)]
    pub(crate) seat: Option<Seat>,
    /// Seed for everything hidden that the file leaves out
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
    /// Game
    pub(crate) game: String,
    /// Part to describe [default: all]
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
    /// What everyone can see that an action would do
    Effect,
}

#[derive(Args)]
pub(crate) struct Map {
    /// Map of Huang or board of Qin
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
    after_help = "A lesson's texts stand beside it, in en.ftl, fr.ftl, de.ftl and pl.ftl; docs/lessons.md explains both."
)]
pub(crate) struct Lesson {
    /// Lesson files, or folders of them
    #[arg(required = true, value_name = "FILE|FOLDER")]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Args)]
#[command(
    after_help = "Bots play, a quick search passes over most positions, and two deep searches with different seeds must name the same\n\
                        choice, each ahead by the gap. The same seeds find the same puzzles on any number of threads."
)]
pub(crate) struct Puzzles {
    /// The game
    #[arg(required_unless_present = "check")]
    pub(crate) game: Option<String>,
    /// Where to write them: DIR/GAME/01.toml and so on
    #[arg(long, value_name = "DIR", required_unless_present = "check")]
    pub(crate) out: Option<PathBuf>,
    /// How many games bots play at most
    #[arg(long, default_value_t = 400)]
    pub(crate) games: usize,
    /// Look through the records in this folder instead
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// How many puzzles to keep; three times as many are found before the best are picked
    #[arg(long, default_value_t = 40)]
    pub(crate) keep: usize,
    /// How far ahead the answer must be, as a chance to win
    #[arg(long, value_name = "CHANCE", default_value_t = 0.13)]
    pub(crate) gap: f64,
    /// Multiplies the thinking of the deep searches, which is up to two seconds each
    #[arg(long, value_name = "X", default_value_t = 1.0, allow_negative_numbers = true, value_parser = parse_effort)]
    pub(crate) effort: f64,
    /// What the games grow from: a number, or 64 hexadecimal digits
    #[arg(long, default_value = "0")]
    pub(crate) seed: Seed,
    /// What the searches grow from
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) sieve_seed: u64,
    /// How many games are gone through at once
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// Check these files or folders instead of finding new ones
    #[arg(long, value_name = "FILE|FOLDER", num_args = 1.., conflicts_with_all = ["game", "out", "records"])]
    pub(crate) check: Vec<PathBuf>,
    /// Write the files anew with what this program says of them, and a line that can be played, before they are checked
    #[arg(long, requires = "check")]
    pub(crate) renew: bool,
}

#[derive(Args)]
#[command(
    after_help = "Some decisions of each game are kept, with what a bot that searches thought of them. The same command\n\
                        goes on with a folder that was not finished; training/ makes a network of it (training/README.md)."
)]
pub(crate) struct Selfplay {
    /// Game
    pub(crate) game: String,
    /// Where to write the samples
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// How many games the folder is to hold
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    /// Bots, separated by commas: each seat is taken by one of them
    #[arg(long, value_delimiter = ',', value_name = "A,B,…", default_value = "easy")]
    pub(crate) bots: Vec<Bot>,
    /// Number of players in a game [default: any]
    #[arg(long)]
    pub(crate) players: Option<u8>,
    /// How many decisions of a game are kept
    #[arg(long, default_value_t = 4)]
    pub(crate) samples: usize,
    /// How often any action is played, as a part of one
    #[arg(long, value_name = "PART", default_value_t = 0.03, allow_negative_numbers = true)]
    pub(crate) noise: f32,
    /// Weights for `master` and `net`, instead of those in the program
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,
    /// Games in a file
    #[arg(long, value_name = "GAMES", default_value_t = 100)]
    pub(crate) shard: u32,
    /// A number that all chance grows from
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Number of games played at once
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Args)]
#[command(
    after_help = "A bot is a level (random, easy, medium, hard, expert, master), `plain` (half a second without knowledge of the\n\
                        game), `net` (one look with a network), a level of version 0.1 (`expert-0.1`), any of these with a factor\n\
                        (`hard@0.25`) or a style (`hard/warlord`, builder, merchant), or `cmd:PROGRAM` (docs/bots.md). A shared victory counts as a part of a win. The last bot\n\
                        named fills the seats that are left."
)]
pub(crate) struct Arena {
    /// Game
    pub(crate) game: String,
    /// Bots, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "A,B,…", required = true)]
    pub(crate) bots: Vec<String>,
    /// Number of players in a game [default: the number of bots; 2 with --ladder]
    #[arg(long)]
    pub(crate) players: Option<u8>,
    /// Number of games; with --ladder, of each match
    #[arg(long, default_value_t = 100)]
    pub(crate) games: u64,
    /// A number, or 64 hexadecimal digits: the same seed and iterations give the same games
    #[arg(long, default_value = "0")]
    pub(crate) seed: Seed,
    /// Number of games played at once
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// Multiply every bot's search effort by X
    #[arg(long, value_name = "X", allow_negative_numbers = true, value_parser = parse_effort)]
    pub(crate) effort: Option<f64>,
    /// Seconds per decision, instead of the effort of the levels; such games cannot be repeated
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = parse_seconds)]
    pub(crate) think: Option<Duration>,
    #[command(flatten)]
    pub(crate) options: Options,
    /// Version of the rules [default: the newest]
    #[arg(long, value_name = "VERSION")]
    pub(crate) rules: Option<u32>,
    /// Each pair of neighbours in the list plays a match; the results give Elo ratings
    #[arg(long)]
    pub(crate) ladder: bool,
    /// Save every result to this file as soon as it is known; an existing file is continued
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Save the records of all games to this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(
    after_help = "BOT is written as for the arena: a level, or `cmd:PROGRAM`. Every position is played from both sides; docs/research.md\n\
                        explains the figures and the file."
)]
pub(crate) struct Benchmark {
    /// Bot to rate
    pub(crate) bot: String,
    /// Games, separated by commas [default: all]
    #[arg(long, value_delimiter = ',', value_name = "A,B,…")]
    pub(crate) games: Vec<String>,
    /// Opponents, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "A,B,…", default_value = "random,easy")]
    pub(crate) against: Vec<String>,
    /// How often each of the 12 positions is played from each side
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) rounds: u32,
    /// Name of the bot in the results [default: as it is written]
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// Write the results to this new file
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Let --out replace a file that exists
    #[arg(long, requires = "out")]
    pub(crate) overwrite: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Hint {
    /// Position (TOML) or record
    pub(crate) file: PathBuf,
    /// In a record: the position after this many entries [default: all]
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Number of actions to show
    #[arg(long, value_name = "K", default_value_t = 3)]
    pub(crate) top: usize,
    /// Seconds to think [default: a number of iterations that takes up to two, which is repeatable]
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = parse_seconds)]
    pub(crate) think: Option<Duration>,
    /// Seed for everything hidden that the file leaves out
    #[arg(long, default_value = "0")]
    pub(crate) seed: Seed,
    /// A seed for the search itself: ask for a second opinion with another number
    #[arg(long, value_name = "NUMBER")]
    pub(crate) search_seed: Option<u64>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Analyse {
    /// Record
    pub(crate) file: PathBuf,
    /// How long the bot thinks that judges: medium, hard (5 times) or expert (20 times)
    #[arg(long, value_name = "LEVEL", default_value = "medium")]
    pub(crate) level: Level,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

fn lang_help() -> String {
    format!("Language: {} [default: that of your system]", speech::codes())
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
