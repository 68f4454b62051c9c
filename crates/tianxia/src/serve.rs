//! `tianxia serve`: the server. `tianxia` alone starts it too, and opens the browser.

use crate::browser;
use crate::cli;
use crate::draw::Draw;
use crate::failure::Failure;
use crate::health;
use crate::licenses;
use crate::out::outln;
use crate::pen::Pen;
use crate::speech::Speech;
use std::borrow::Cow;
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use tianxia_core::{Game, Match, Viewpoint};
use tianxia_games::{AnyMatch, with_game};
use tianxia_server::{Asset, Assets, Painter, Server, ServerError};
use tracing_subscriber::filter::LevelFilter;

pub(crate) fn run(args: &cli::Serve) -> Result<(), Failure> {
    let config = args.settings.read()?;
    let listen = config.listen;
    log(&args.log);
    // Every socket is an open file; take as many as the system grants.
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "cannot raise the number of open files");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::wrong(format!("cannot start: {error}")))?;
    runtime.block_on(async {
        outlive_large_files();
        let server = match Server::open(config, Arc::new(Client), Arc::new(Pictures)).await {
            Ok(server) => server,
            Err(error) => return not_started(error, listen, args.open),
        };
        let stop = stop();
        // A server goes on, whether anybody reads this or not.
        let _ = writeln!(std::io::stdout(), "Open {} in a browser. Ctrl-C stops the server.", server.url());
        let _ = std::io::stdout().flush();
        if args.open {
            browser::open(server.url());
        }
        server.run(stop).await.map_err(Failure::wrong)
    })
}

/// Reports that the server could not start. If Tianxia runs at that address already, opens its page instead: a second double click is no mistake.
fn not_started(error: ServerError, listen: SocketAddr, open: bool) -> Result<(), Failure> {
    let url = format!("http://{}", health::reachable(listen));
    let is_ours = || {
        let mut client = tianxia_client::Client::new(&url, None).with_patience(health::PATIENCE);
        client.get_text("/api/openapi.json").is_ok_and(|text| text.contains("Tianxia"))
    };
    if open && matches!(error, ServerError::Address(_)) && is_ours() {
        outln!("Tianxia is running already: {url}");
        browser::open(&url);
        return Ok(());
    }
    Err(Failure::usage(error))
}

pub(crate) fn log(args: &cli::Log) {
    let level = args.level.unwrap_or(tracing::Level::INFO);
    let log = tracing_subscriber::fmt()
        .with_max_level(LevelFilter::from_level(level))
        .with_ansi(std::io::stderr().is_terminal())
        // A log that cannot be written must not take anything down with it: it is lost, and the server goes on.
        .log_internal_errors(false)
        .with_writer(std::io::stderr);
    let begun = if args.json { log.json().try_init() } else { log.try_init() };
    if let Err(error) = begun {
        let _ = writeln!(std::io::stderr(), "tianxia: no log is written: {error}");
    }
}

/// A file that would grow beyond what the system allows is an error of writing, and must not end the program: a signal that somebody
/// listens for does not.
fn outlive_large_files() {
    #[cfg(all(unix, not(any(target_arch = "mips", target_arch = "mips64"))))]
    {
        use tokio::signal::unix::{SignalKind, signal};
        /// The same number on Linux, macOS and the BSDs.
        const SIGXFSZ: i32 = 25;
        if let Err(error) = signal(SignalKind::from_raw(SIGXFSZ)) {
            tracing::warn!(%error, "a file that becomes too large will end the server");
        }
    }
}

/// Ctrl-C, or what a service manager sends; listened for from now on, so that whoever reads the address may ask it to stop at once.
pub(crate) fn stop() -> impl Future<Output = ()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
        async move {
            match signals {
                [Ok(mut interrupt), Ok(mut terminate)] => tokio::select! {
                    _ = interrupt.recv() => {}
                    _ = terminate.recv() => {}
                },
                _ => {
                    let _ = tokio::signal::ctrl_c().await;
                }
            }
        }
    }
    #[cfg(not(unix))]
    async {
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// The browser client, as it was built into this program.
struct Client;

impl Assets for Client {
    fn get(&self, path: &str) -> Option<Asset> {
        if path == licenses::PATH {
            let bytes = Cow::Borrowed(licenses::THIRD_PARTY.as_bytes());
            return Some(Asset {
                bytes,
                gzip: None,
                brotli: None,
                media_type: "text/plain; charset=utf-8",
                immutable: false,
            });
        }
        let tianxia_web::Asset { bytes, gzip, brotli, media_type, immutable } = tianxia_web::asset(path)?;
        let (gzip, brotli) = (gzip.map(Cow::Borrowed), brotli.map(Cow::Borrowed));
        Some(Asset { bytes: Cow::Borrowed(bytes), gzip, brotli, media_type, immutable })
    }
}

/// Positions as the terminal draws them.
struct Pictures;

impl Painter for Pictures {
    fn paint(&self, game: &dyn AnyMatch, eye: Viewpoint, names: &[String]) -> Option<String> {
        let picture = with_game!(game.about().id, G => {
            game.as_any().downcast_ref::<Match<G>>().map(|game| picture::<G>(game, eye, names))
        });
        picture.ok().flatten()
    }
}

fn picture<G: Draw>(game: &Match<G>, eye: Viewpoint, names: &[String]) -> String {
    let mut speech = Speech::english();
    speech.set_names(names);
    let latest: Vec<_> = game.steps().last().map_or_else(Vec::new, |step| {
        step.events.iter().filter_map(|event| <G as Game>::witness(event, eye)).collect()
    });
    G::draw(&game.state().view(eye), &latest, Pen::plain(), &speech)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tianxia_core::{Dice, FastDice, Seat, Seed, Setup, Turn, Written};

    /// A picture shows a viewpoint what it may see and no more: in a world that a seat cannot tell from the real one, it is the same.
    #[test]
    fn pictures_keep_secrets() {
        for id in tianxia_games::IDS {
            let differing = with_game!(*id, G => differing_worlds::<G>()).unwrap();
            assert_eq!(
                differing > 0,
                *id != "dragon",
                "{id}: only the Year of the Dragon hides nothing that lies there"
            );
        }
    }

    fn differing_worlds<G: Draw + Written>() -> u32 {
        let players = G::about().players.0;
        let mut dice = FastDice::new(3);
        let mut game = Match::<G>::start(&Setup::new(players), Seed::from_number(3)).unwrap();
        let names: Vec<String> = Seat::all(players).map(|seat| format!("Player {seat}")).collect();
        let mut differing = 0;
        while let Turn::Decide(seat) = game.turn() {
            for seat in Seat::all(players) {
                let other = game.state().imagine(seat, &mut dice);
                differing += u32::from(other != *game.state());
                let [real, other] = [game.state(), &other].map(|state| {
                    Match::<G>::start_from(&toml::to_string(&state.position()).unwrap(), None, Seed::from_number(1))
                        .unwrap()
                });
                for eye in [Viewpoint::Seat(seat), Viewpoint::Spectator] {
                    assert_eq!(Pictures.paint(&real, eye, &names), Pictures.paint(&other, eye, &names), "{eye:?}");
                }
            }
            let mut legal = Vec::new();
            game.state().legal(&mut legal);
            game.act(seat, legal[dice.below(legal.len() as u32) as usize]).unwrap();
        }
        differing
    }
}
