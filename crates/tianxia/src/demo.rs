//! `tianxia demo`: a whole game between bots. On a terminal the board is redrawn after every move, at a pace that keys change. Into a pipe it prints
//! sentences.

use crate::cli::{self, Speed};
use crate::draw::{self, Draw};
use crate::failure::Failure;
use crate::interrupt;
use crate::keys::{Key, Keys};
use crate::out::{out, outln};
use crate::pen::Pen;
use crate::play::players::{self, Player};
use crate::speech::Speech;
use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tianxia_bots::Level;
use tianxia_core::{Match, Phrase, Setup, Viewpoint};
use tianxia_games::{AnyMatch, with_game};

/// The screen of programs that fill it, without a cursor; and back.
const OPEN_SCREEN: &str = "\x1b[?1049h\x1b[?25l";
const CLOSE_SCREEN: &str = "\x1b[?25h\x1b[?1049l";
const CLEAR: &str = "\x1b[H\x1b[J";
/// Keys are looked for this often, so that Ctrl-C is noticed as well.
const TICK: Duration = Duration::from_millis(50);

pub(crate) fn run(args: &cli::Demo, speech: Speech) -> Result<(), Failure> {
    let shown: Result<_, Failure> =
        with_game!(args.game.as_str(), G => show::<G>(args, speech)).map_err(Failure::usage)?;
    shown
}

fn show<G: Draw>(args: &cli::Demo, mut speech: Speech) -> Result<(), Failure> {
    let about = G::about();
    let seats = about.players.0;
    let mut game = Match::<G>::start(&Setup::new(seats), args.seed).map_err(Failure::wrong)?;
    let mut bots: Vec<_> = (0..seats).map(|index| Player::bot(Level::Easy, args.seed.derive(index.into()))).collect();
    speech.set_names(&players::names(&vec!["easy".to_owned(); seats.into()], about.id, &speech));
    let opening = Phrase::new("demo-opening").text("game", about.title);
    let mut screen = std::io::stdout().is_terminal().then(|| Screen::open(args.speed));
    if screen.is_none() {
        outln!("{}\n", speech.say(&opening));
    }
    while let Some(seat) = game.turn().seat() {
        let number = bots[seat.index()].choose(&game, &AtomicBool::new(false));
        let number = number.ok_or_else(|| Failure::wrong("a bot has no action"))?;
        game.act_numbered(seat, number).map_err(Failure::wrong)?;
        let events: Vec<_> = game.steps().last().into_iter().flat_map(|step| &step.events).collect();
        let seen: Vec<_> = events.iter().filter_map(|event| G::witness(event, Viewpoint::Spectator)).collect();
        let sentences: Vec<_> = seen.iter().map(|event| speech.say(&G::tell(event))).collect();
        let then = match &mut screen {
            None => {
                outln!("{}", sentences.join(" "));
                Then::Continue
            }
            Some(screen) => {
                let picture = G::draw(&game.state().view(Viewpoint::Open), &seen, Pen::for_stdout(), &speech);
                screen.show(&sentences.join(" "), &picture, &speech)
            }
        };
        if then == Then::Leave {
            drop(screen);
            interrupt::exit_if_asked();
            return Ok(());
        }
    }
    drop(screen);
    let pen = Pen::for_stdout();
    out!("\n{}", G::draw(&game.state().view(Viewpoint::Open), &[], pen, &speech));
    if let Some(outcome) = game.outcome() {
        outln!("\n{}", draw::outcome(&outcome, pen, &speech));
    }
    outln!("\n{}", speech.word("demo-closing"));
    Ok(())
}

/// What happens after a frame.
#[derive(PartialEq)]
enum Then {
    Continue,
    Leave,
}

/// The whole terminal.
struct Screen {
    keys: Option<Keys>,
    speed: Speed,
    paused: bool,
}

impl Screen {
    fn open(speed: Speed) -> Self {
        out!("{OPEN_SCREEN}");
        interrupt::flag();
        Screen { keys: Keys::open(), speed, paused: false }
    }

    /// Shows a move until its time is over or a key asks for the next one.
    fn show(&mut self, sentence: &str, picture: &str, speech: &Speech) -> Then {
        self.draw(sentence, picture, speech);
        let shown = Instant::now();
        loop {
            if interrupt::flag().load(Ordering::Relaxed) {
                return Then::Leave;
            }
            // Without keys nothing could end a pause.
            let waits = (self.paused || self.speed == Speed::Step) && self.keys.is_some();
            if !waits && shown.elapsed() >= time(self.speed) {
                return Then::Continue;
            }
            let key = match &self.keys {
                Some(keys) => keys.wait(TICK),
                None => {
                    std::thread::sleep(TICK);
                    None
                }
            };
            match key {
                None => continue,
                Some(Key::Quit) => return Then::Leave,
                Some(Key::Next) => return Then::Continue,
                Some(Key::Space) if self.speed == Speed::Step => return Then::Continue,
                Some(Key::Space) => self.paused = !self.paused,
                Some(Key::Faster) => self.speed = faster(self.speed),
                Some(Key::Slower) => self.speed = slower(self.speed),
            }
            self.draw(sentence, picture, speech);
        }
    }

    /// Draws what fits: the sentence, the picture, and the keys in the last line.
    fn draw(&self, sentence: &str, picture: &str, speech: &Speech) {
        let rows = terminal_size::terminal_size().map_or(24, |(_, rows)| usize::from(rows.0));
        let body: Vec<&str> = picture.lines().take(rows.saturating_sub(4)).collect();
        let state = if self.paused { "demo-paused" } else { name(self.speed) };
        let pen = Pen::for_stdout();
        let keys = speech.say(&Phrase::new("demo-keys").text("speed", speech.word(state)));
        out!("{CLEAR}{}\n\n{}\n{}", pen.bold(sentence), body.join("\n"), pen.dim(&keys));
        let _ = std::io::stdout().flush();
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        out!("{CLOSE_SCREEN}");
        let _ = std::io::stdout().flush();
    }
}

fn time(speed: Speed) -> Duration {
    Duration::from_millis(match speed {
        Speed::Step | Speed::Slow => 1600,
        Speed::Normal => 700,
        Speed::Fast => 200,
    })
}

fn name(speed: Speed) -> &'static str {
    match speed {
        Speed::Step => "demo-step",
        Speed::Slow => "demo-slow",
        Speed::Normal => "demo-normal",
        Speed::Fast => "demo-fast",
    }
}

fn faster(speed: Speed) -> Speed {
    match speed {
        Speed::Step => Speed::Slow,
        Speed::Slow => Speed::Normal,
        Speed::Normal | Speed::Fast => Speed::Fast,
    }
}

fn slower(speed: Speed) -> Speed {
    match speed {
        Speed::Fast => Speed::Normal,
        Speed::Normal => Speed::Slow,
        Speed::Slow | Speed::Step => Speed::Step,
    }
}
