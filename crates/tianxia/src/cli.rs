//! The command line: commands, options and their help.

use crate::failure;
use crate::speech;
use crate::suggest;
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;
use std::time::Duration;
use tianxia_bots::{Bot, Level};
use tianxia_core::Seed;

/// Three board games set in ancient China: play them, host them, study them.
#[derive(Parser)]
#[command(version, about, after_help = about_the_program(), max_term_width = 100)]
pub(crate) struct Cli {
    /// Without a command: do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,
    #[arg(long, value_name = "CODE", global = true, help = lang_help())]
    pub(crate) lang: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

fn about_the_program() -> String {
    format!(
        "Without a command, a server starts on this computer and opens in the browser, as with `tianxia serve --open`.\n\n\
         Examples:\n  \
         tianxia                                     play in the browser\n  \
         tianxia play huang --seats human,easy,easy  play in the terminal\n  \
         tianxia demo --speed slow                   watch two bots\n  \
         tianxia serve --listen 0.0.0.0:8280         host a server for your network\n\n\
         {}\n\nDocumentation, questions, new versions: {}",
        failure::exit_codes(),
        env!("CARGO_PKG_REPOSITORY")
    )
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
    /// Let bots play games and save samples to train networks on
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
    /// Check whether a server is running and healthy
    Health(Health),
    /// Check the settings, data and environment of a server, and suggest fixes
    Doctor(Doctor),
    /// Print a settings file with every setting
    Config(ConfigFile),
    /// Play at a server's table from this terminal
    Connect(Connect),
    /// Copy the data of a server, even while it runs
    Backup(Backup),
    /// Run bots, hints and analyses for servers that share a database
    Work(Work),
    /// Move the data of a server from a file into PostgreSQL, or back
    Move(Move),
    /// Administer a server: players, tables, reports, bans, announcements
    Admin(crate::admin::Admin),
    /// Build a static site: everything except playing with other people
    Site(Site),
    /// Print the licences of Tianxia and of everything it contains
    Licenses,
    /// Print a completion script for a shell
    Completions(Completions),
    /// Write man pages into a folder
    Man(Man),
    /// Watch a game between bots
    Demo(Demo),
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
    /// Address of NATS, through which servers sharing a database notify each other
    #[arg(long, value_name = "nats://HOST:PORT", env = "TIANXIA_NEWS", hide_env_values = true)]
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
#[command(
    after_help = "Prints the health report of the server. Exit code 1 if it does not answer or is not healthy.\n\n\
                        Example:\n  tianxia health --url https://games.example.org"
)]
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
    after_help = "Reads the same settings as `tianxia serve`, changes nothing, and can run while the server does. Exit code 1 if something is wrong.\n\n\
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
    after_help = "URL is the address of a server or of a table. With a server's address, open tables and your games are listed. \
                        --new creates a table.\n\n\
                        Examples:\n  tianxia connect https://games.example.org\n  \
                        tianxia connect http://127.0.0.1:8280 --new qin --seats me,open --name East"
)]
pub(crate) struct Connect {
    /// Address of the server or of a table: http://127.0.0.1:8280/table/…
    pub(crate) url: String,
    /// Your display name
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// Create a table for this game
    #[arg(long, value_name = "GAME", value_parser = suggest::game)]
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
}

#[derive(Args)]
#[command(
    after_help = "Start one on each spare machine, with the servers' settings. Servers started with `--think when-needed` or `--think never` \
                        leave searches to them.\n\n\
                        Example:\n  tianxia work --config /etc/tianxia/tianxia.toml"
)]
pub(crate) struct Work {
    /// Address of the database, postgres://…
    #[arg(long, value_name = "ADDRESS", env = "TIANXIA_DATA", hide_env_values = true)]
    pub(crate) data: Option<PathBuf>,
    /// Address of NATS, by which servers call and ask
    #[arg(long, value_name = "nats://HOST:PORT", env = "TIANXIA_NEWS", hide_env_values = true)]
    pub(crate) news: Option<String>,
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
    after_help = "FROM and TO are a data file or the address of a database (postgres://…). Stop all servers that use either of them first. \
                        The source is not changed. If a move is interrupted, run the same command again.\n\n\
                        Example:\n  tianxia move tables.db postgres://tianxia@db.example.org/tianxia"
)]
pub(crate) struct Move {
    /// Where the data is
    pub(crate) from: PathBuf,
    /// Where it goes: a new file, or an empty database
    pub(crate) to: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(
    after_help = "Examples:\n  tianxia backup copy.db\n  tianxia backup copy.db --data /var/lib/tianxia/tables.db"
)]
pub(crate) struct Backup {
    /// File to write; it must not exist yet. To restore it, stop the server and put it in place of the data file
    pub(crate) file: PathBuf,
    /// Data file of the server [default: tianxia/tables.db in the user's data folder]
    #[arg(long, value_name = "FILE", env = "TIANXIA_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(
    after_help = "The site runs entirely in the browser: all games against bots or on one device, lessons, puzzles and records. \
                        Any web server can serve the folder.\n\n\
                        Examples:\n  tianxia site public\n  python3 -m http.server --directory public"
)]
pub(crate) struct Site {
    /// Folder to write: a new or empty one, or an earlier site
    #[arg(value_name = "DIR")]
    pub(crate) folder: PathBuf,
    /// Write into the folder even if other files are in it; files of the same name are replaced
    #[arg(long)]
    pub(crate) overwrite: bool,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
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
#[command(after_help = "Examples:\n  tianxia games\n  tianxia games --lang fr\n  tianxia games --json")]
pub(crate) struct Games {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(after_help = "Examples:\n  tianxia rules\n  tianxia rules huang H20\n  tianxia rules qin goal --lang de")]
pub(crate) struct Rules {
    /// Game; without one, games and chapters are listed
    #[arg(value_parser = suggest::game)]
    pub(crate) game: Option<String>,
    /// Rule, such as `H20`, or chapter [default: the whole rulebook]
    #[arg(value_name = "ID")]
    pub(crate) of: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
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
#[command(after_help = "In the game, type an action in notation (`legal` lists them), or `help`.\n\n\
                        Examples:\n  tianxia play\n  \
                        tianxia play huang --seats human,easy,medium\n  \
                        tianxia play qin --option board=lion --save game.txt\n  \
                        tianxia play --load game.txt")]
pub(crate) struct Play {
    /// Game [default: qin]
    #[arg(value_parser = suggest::game)]
    pub(crate) game: Option<String>,
    /// Seats, separated by commas: `human`, a bot (`random`, `easy`, `medium`, `hard`, `expert`, `master`) or `cmd:PROGRAM`
    /// (a program of yours; see Bots in the documentation). The number of seats is the number of players [default: human,easy]
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
    /// Save the game to this new file after every action
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Let --save and the command `save` replace a file that exists
    #[arg(long)]
    pub(crate) overwrite: bool,
    /// Resume the game in this file; it is saved there, too
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options", "rules", "seed"])]
    pub(crate) load: Option<PathBuf>,
}

#[derive(Args)]
#[command(
    after_help = "Each decision is uniform over the legal actions. The digest is a hash of every game's record and outcome, in order. \
                        It is the same for the same seed on every machine and for any number of threads.\n\n\
                        Examples:\n  tianxia simulate qin\n  tianxia simulate huang --players 4 --games 2000 --threads 2 --json"
)]
pub(crate) struct Simulate {
    /// Game
    #[arg(value_parser = suggest::game)]
    pub(crate) game: String,
    /// Number of players [default: the fewest the game allows]
    #[arg(long)]
    pub(crate) players: Option<u8>,
    /// Number of games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
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
#[command(
    after_help = "FILE may be `-` for standard input.\n\nExamples:\n  tianxia replay game.txt\n  tianxia replay game.txt --until 20"
)]
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
#[command(after_help = "FILE may be `-` for standard input.\n\n\
                        Examples:\n  tianxia position game.txt --at 20\n  \
                        tianxia position position.toml --play \"RY c4 c5\"\n  \
                        tianxia position game.txt --at 20 --write > position.toml")]
pub(crate) struct Position {
    /// A position as TOML (see Scenarios in the documentation), or a record
    pub(crate) file: PathBuf,
    /// In a record: the position after this many entries [default: all]
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Play this action first; may be given several times
    #[arg(long = "play", value_name = "ACTION")]
    pub(crate) plays: Vec<String>,
    /// Show it as this seat sees it [default: everything open]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub(crate) seat: Option<u8>,
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
#[command(after_help = "Example:\n  tianxia schema qin view")]
pub(crate) struct Schema {
    /// Game
    #[arg(value_parser = suggest::game)]
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
    /// What a seat can do
    Action,
    /// What everyone can see that an action would do
    Effect,
}

#[derive(Args)]
#[command(after_help = "FILE may be `-` for standard input.\n\nExample:\n  tianxia map board.txt")]
pub(crate) struct Map {
    /// Map of Huang or board of Qin
    pub(crate) file: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(after_help = "Example:\n  tianxia scenario scenarios/qin")]
pub(crate) struct Scenario {
    /// Scenario files, or folders of them
    #[arg(required = true, value_name = "FILE|FOLDER")]
    pub(crate) files: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(
    after_help = "The texts of a lesson are in files beside it, one for each language: en.ftl, de.ftl and so on. Every language found in \
                        the folder is checked.\n\n\
                        Example:\n  tianxia lesson my-lessons"
)]
pub(crate) struct Lesson {
    /// Lesson files, or folders of them
    #[arg(required = true, value_name = "FILE|FOLDER")]
    pub(crate) files: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(
    after_help = "Bots play games. A quick search skips most positions; in the others, two deep searches with different seeds must name \
                        the same choice, each ahead by the gap. The same seeds find the same puzzles on any number of threads.\n\n\
                        Examples:\n  tianxia puzzles qin --games 400 --out my-puzzles\n  tianxia puzzles --check my-puzzles"
)]
pub(crate) struct Puzzles {
    /// Game
    #[arg(required_unless_present = "check", value_parser = suggest::game)]
    pub(crate) game: Option<String>,
    /// Where to write them: DIR/GAME/01.toml and so on
    #[arg(long, value_name = "DIR", required_unless_present = "check")]
    pub(crate) out: Option<PathBuf>,
    /// Largest number of games that bots play
    #[arg(long, default_value_t = 400)]
    pub(crate) games: usize,
    /// Look through the records in this folder instead
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Number of puzzles to write; the best of three times as many candidates
    #[arg(long, default_value_t = 40)]
    pub(crate) keep: usize,
    /// How far ahead the answer must be, as a winning chance from 0 to 1
    #[arg(long, value_name = "CHANCE", default_value_t = 0.13)]
    pub(crate) gap: f64,
    /// Factor for the effort of the deep searches, which take up to two seconds each
    #[arg(long, value_name = "X", default_value_t = 1.0, allow_negative_numbers = true, value_parser = parse_effort)]
    pub(crate) effort: f64,
    /// Seed for the games: a number, or 64 hexadecimal digits
    #[arg(long, default_value = "0")]
    pub(crate) seed: Seed,
    /// Seed for the searches
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) sieve_seed: u64,
    /// Number of games to search in parallel
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// Check these files or folders instead of finding new ones
    #[arg(long, value_name = "FILE|FOLDER", num_args = 1.., conflicts_with_all = ["game", "out", "records"])]
    pub(crate) check: Vec<PathBuf>,
    /// Rewrite the files with this version's reasons and a playable line, then check them
    #[arg(long, requires = "check")]
    pub(crate) renew: bool,
    /// With --check: print JSON
    #[arg(long, requires = "check")]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(
    after_help = "Some decisions of each game are saved as samples, with the evaluation of the bot that searched them. The same command \
                        continues a folder that is not complete. The scripts in training/ train a network on it.\n\n\
                        Example:\n  tianxia selfplay qin --out samples --games 200"
)]
pub(crate) struct Selfplay {
    /// Game
    #[arg(value_parser = suggest::game)]
    pub(crate) game: String,
    /// Folder for the samples
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// Number of games in the folder
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    /// Bots, separated by commas; each seat draws one of them
    #[arg(long, value_delimiter = ',', value_name = "A,B,…", default_value = "easy")]
    pub(crate) bots: Vec<Bot>,
    /// Number of players in a game [default: any]
    #[arg(long)]
    pub(crate) players: Option<u8>,
    /// Number of decisions saved for each game
    #[arg(long, default_value_t = 4)]
    pub(crate) samples: usize,
    /// Share of decisions replaced by a random legal action, from 0 to 1
    #[arg(long, value_name = "PART", default_value_t = 0.03, allow_negative_numbers = true)]
    pub(crate) noise: f32,
    /// Weights for `master` and `net`, instead of those in the program
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,
    /// Number of games in each file
    #[arg(long, value_name = "GAMES", default_value_t = 100)]
    pub(crate) shard: u32,
    /// Seed for all randomness
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    /// Number of games played at once
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Args)]
#[command(
    after_help = "A bot is a level (random, easy, medium, hard, expert, master), `plain` (half a second, without knowledge of the game), \
                        `net` (one evaluation by a network), a level of version 0.1 (`expert-0.1`), or `cmd:PROGRAM`. A level can have a factor \
                        (`hard@0.25`) or a style (`hard/warlord`, builder, merchant). A shared victory counts as a share of a win. \
                        The last bot named fills the remaining seats.\n\n\
                        Examples:\n  tianxia arena qin --bots medium,easy --games 100\n  \
                        tianxia arena huang --bots easy,medium,hard --ladder --out ladder.json --threads 4"
)]
pub(crate) struct Arena {
    /// Game
    #[arg(value_parser = suggest::game)]
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
    /// Factor for the search effort of every bot
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
    after_help = "BOT is written as for the arena: a level, or `cmd:PROGRAM`. Every position is played from both sides. Research in the \
                        documentation explains the figures and the file.\n\n\
                        Examples:\n  tianxia benchmark easy --games qin\n  tianxia benchmark cmd:./mybot.py --out mybot.json"
)]
pub(crate) struct Benchmark {
    /// Bot to rate
    pub(crate) bot: String,
    /// Games, separated by commas [default: all]
    #[arg(long, value_delimiter = ',', value_name = "A,B,…", value_parser = suggest::game)]
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
#[command(
    after_help = "FILE may be `-` for standard input.\n\nExamples:\n  tianxia hint game.txt --at 20\n  tianxia hint position.toml --think 5 --top 5"
)]
pub(crate) struct Hint {
    /// Position (TOML) or record
    pub(crate) file: PathBuf,
    /// In a record: the position after this many entries [default: all]
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Number of actions to show
    #[arg(long, value_name = "K", default_value_t = 3, value_parser = parse_top)]
    pub(crate) top: usize,
    /// Seconds to think [default: a number of iterations that takes up to two, which is repeatable]
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = parse_seconds)]
    pub(crate) think: Option<Duration>,
    /// Seed for everything hidden that the file leaves out
    #[arg(long, default_value = "0")]
    pub(crate) seed: Seed,
    /// Seed for the search: another number gives a second opinion
    #[arg(long, value_name = "NUMBER")]
    pub(crate) search_seed: Option<u64>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(
    after_help = "FILE may be `-` for standard input.\n\nExamples:\n  tianxia analyse game.txt\n  tianxia analyse game.txt --level hard --json"
)]
pub(crate) struct Analyse {
    /// Record
    pub(crate) file: PathBuf,
    /// How long the judging bot thinks: medium, hard (5 times as long) or expert (20 times)
    #[arg(long, value_name = "LEVEL", default_value = "medium")]
    pub(crate) level: Level,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(
    after_help = "On a terminal, Space pauses and continues, → shows the next move, + and - change the speed, q quits.\n\n\
                        Examples:\n  tianxia demo\n  tianxia demo huang --speed slow"
)]
pub(crate) struct Demo {
    /// Game
    #[arg(default_value = "qin", value_parser = suggest::game)]
    pub(crate) game: String,
    /// How long each move is shown on a terminal: slow 1.6 s, normal 0.7 s, fast 0.2 s, step until a key is pressed
    #[arg(long, value_enum, default_value_t = Speed::Normal)]
    pub(crate) speed: Speed,
    /// Seed: the same seed shows the same game
    #[arg(long, default_value = "1")]
    pub(crate) seed: Seed,
}

/// The pace of a demonstration.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Speed {
    Step,
    Slow,
    Normal,
    Fast,
}

fn parse_top(text: &str) -> Result<usize, String> {
    let number = text.parse::<usize>().ok().filter(|number| *number > 0);
    number.ok_or_else(|| "--top must be 1 or more".to_owned())
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
