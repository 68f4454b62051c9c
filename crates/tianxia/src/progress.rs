//! Progress on standard error, only on a terminal and only after a second: a bar where the end is known, otherwise a spinner.

use std::io::{IsTerminal, Write};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(1);
const PERIOD: Duration = Duration::from_millis(100);
const WIDTH: u64 = 40;

pub(crate) struct Progress {
    total: u64,
    /// How much was done before this run.
    before: u64,
    started: Instant,
    drawn: Option<Instant>,
    on: bool,
}

impl Progress {
    pub(crate) fn new(total: u64) -> Self {
        Progress::resumed(0, total)
    }

    /// Goes on with what was begun before.
    pub(crate) fn resumed(before: u64, total: u64) -> Self {
        let on = std::io::stderr().is_terminal();
        Progress { total: total.max(1), before, started: Instant::now(), drawn: None, on }
    }

    pub(crate) fn show(&mut self, done: u64) {
        let due = self.drawn.map_or_else(|| self.started.elapsed() > PATIENCE, |drawn| drawn.elapsed() > PERIOD);
        if !self.on || !due {
            return;
        }
        self.drawn = Some(Instant::now());
        let full = (WIDTH * done / self.total).min(WIDTH) as usize;
        let rest = WIDTH as usize - full;
        let left = self.started.elapsed().as_secs_f64() / done.saturating_sub(self.before).max(1) as f64
            * self.total.saturating_sub(done) as f64;
        eprint!("\r{}{} {done}/{}, {left:.0} s left ", "█".repeat(full), "░".repeat(rest), self.total);
        let _ = std::io::stderr().flush();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.drawn.is_some() {
            eprint!("\r\x1b[2K");
        }
    }
}

/// A spinner with a word beside it, shown until it is dropped.
pub(crate) struct Waiting(Option<(Sender<()>, JoinHandle<()>)>);

impl Waiting {
    pub(crate) fn new(word: &str) -> Self {
        if !std::io::stderr().is_terminal() {
            return Waiting(None);
        }
        let (stop, stopped) = channel();
        let word = word.to_owned();
        let spinner = thread::spawn(move || {
            let mut pause = PATIENCE;
            for sign in ['⠋', '⠙', '⠸', '⠴', '⠦', '⠇'].into_iter().cycle() {
                if stopped.recv_timeout(pause) != Err(RecvTimeoutError::Timeout) {
                    break;
                }
                pause = PERIOD;
                eprint!("\r{sign} {word}");
                let _ = std::io::stderr().flush();
            }
            if pause == PERIOD {
                eprint!("\r\x1b[2K");
            }
        });
        Waiting(Some((stop, spinner)))
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        if let Some((stop, spinner)) = self.0.take() {
            drop(stop);
            let _ = spinner.join();
        }
    }
}
