//! Any program as a player, over its standard input and output, one line each way: for every decision the program is told
//! what its seat may know, as one line of JSON, and answers with one legal action. One process can play many games. `docs/bots.md` has
//! the protocol in full.

mod process;
mod words;

use process::{LINES, MOMENT, Process};
use serde::Serialize;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};
use tianxia_core::{BadInput, Fault, Outcome};
use tianxia_games::{AnyMatch, Choice};
use words::{Farewell, Question, Said, WhatIf, WhyNot, understand};

/// How long a program may think about one decision, unless somebody says otherwise.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// How long a legal answer is waited for after one that is not.
const SECOND_THOUGHT: Duration = Duration::from_millis(200);

/// A program that plays.
pub struct Program {
    words: Vec<String>,
    patience: Duration,
    process: Option<Process>,
    /// The game it plays, counted from 1 over the life of this value.
    round: u32,
    /// How many actions of the game stood when it was last asked.
    known_steps: usize,
    /// It owes no answer: it has not been asked yet, or its last game is over.
    between_games: bool,
}

/// What a program did instead of deciding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProgramFault {
    /// It cannot be started, for this reason.
    NotStarted(String),
    /// It ended without an answer.
    Ended,
    /// It gave no answer in this time.
    Silent(Duration),
    /// It answered this, which is no legal action.
    NotLegal(String),
    /// There was nothing to decide: the game is over.
    Over,
}

impl Program {
    /// The program of a command line: the words are the program and its arguments, split at spaces.
    pub fn new(command: &str, patience: Duration) -> Result<Self, BadInput> {
        let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        if words.is_empty() {
            return Err(BadInput::new("`cmd:` names no program; write cmd:./mybot, with arguments after spaces"));
        }
        if cfg!(unix) && !process::is_there(&words[0]) {
            let message = format!("there is no program `{}`; write its path, as in cmd:./mybot", words[0]);
            return Err(BadInput::new(message).of(Fault::Unknown));
        }
        Ok(Program { words, patience, process: None, round: 1, known_steps: 0, between_games: true })
    }

    /// Asks the program for its action, by number. A program that crashed or hung was ended and is started anew by the next
    /// question. With `stop` set nobody waits for it any longer.
    pub fn choose(&mut self, game: &dyn AnyMatch, stop: &AtomicBool) -> Result<u32, ProgramFault> {
        let seat = game.turn().seat().ok_or(ProgramFault::Over)?;
        let legal = game.legal();
        let question = Question::new(game, seat, &legal, self.round, self.known_steps);
        let after_another_game = self.between_games && self.process.is_some();
        self.between_games = false;
        self.known_steps = game.steps();
        let mut decide = || {
            self.ask(&question).inspect_err(|_| self.kill())?;
            self.answer(game, &legal, stop)
        };
        match decide() {
            // One that ends after every game does nothing wrong.
            Err(ProgramFault::Ended) if after_another_game => decide(),
            decided => decided,
        }
    }

    /// Tells the program how the game ended. It may go on with another one, or end.
    pub fn farewell(&mut self, outcome: &Outcome) {
        self.round += 1;
        self.known_steps = 0;
        self.between_games = true;
        if let (Some(process), Ok(line)) = (&self.process, serde_json::to_string(&Farewell::new(outcome))) {
            // Whether it still listens is its own affair.
            let _ = process.questions.send(line);
        }
    }

    /// Puts a question; what the program said unasked is no answer to it.
    fn ask(&mut self, question: &Question<'_>) -> Result<(), ProgramFault> {
        let process = match &mut self.process {
            Some(process) => process,
            none => none.insert(Process::start(&self.words)?),
        };
        (0..LINES).take_while(|_| process.answers.try_recv().is_ok()).for_each(drop);
        tell(process, question)
    }

    /// Waits for an answer. What is not legal may have been a greeting, so a legal line may follow it soon: an answer to this
    /// question must not be taken for one to the next.
    fn answer(&mut self, game: &dyn AnyMatch, legal: &[Choice], stop: &AtomicBool) -> Result<u32, ProgramFault> {
        let mut end = Instant::now().checked_add(self.patience);
        let mut wrong = None;
        loop {
            let line = match self.hear(end, stop) {
                Ok(line) => line,
                Err(fault) => {
                    if wrong.is_none() || fault == ProgramFault::Ended {
                        self.kill();
                    }
                    return Err(wrong.unwrap_or(fault));
                }
            };
            match understand(line.trim(), game, legal) {
                Said::Action(number) => return Ok(number),
                Said::WhatIf(asked) => {
                    let process = self.process.as_ref().ok_or(ProgramFault::Ended)?;
                    tell(process, &WhatIf::new(game, legal, asked)).inspect_err(|_| self.kill())?;
                }
                Said::WhyNot(asked) => {
                    let process = self.process.as_ref().ok_or(ProgramFault::Ended)?;
                    tell(process, &WhyNot::new(game, asked)).inspect_err(|_| self.kill())?;
                }
                Said::Nonsense if wrong.is_some() => {}
                Said::Nonsense => {
                    wrong = Some(ProgramFault::NotLegal(shown(line.trim())));
                    end = Instant::now().checked_add(SECOND_THOUGHT);
                }
            }
        }
    }

    /// The next line of the program.
    fn hear(&self, end: Option<Instant>, stop: &AtomicBool) -> Result<String, ProgramFault> {
        let process = self.process.as_ref().ok_or(ProgramFault::Ended)?;
        while end.is_none_or(|end| Instant::now() < end) && !stop.load(Ordering::Relaxed) {
            match process.answers.recv_timeout(MOMENT.min(self.patience)) {
                Ok(answer) => return Ok(answer),
                Err(RecvTimeoutError::Disconnected) => return Err(ProgramFault::Ended),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        Err(ProgramFault::Silent(self.patience))
    }

    fn kill(&mut self) {
        if let Some(process) = self.process.take() {
            process.kill();
        }
    }
}

impl Drop for Program {
    /// Its input closes, and it may end by itself, if it does so soon. One that still owes an answer is not waited for.
    fn drop(&mut self) {
        match self.process.take() {
            Some(process) if self.between_games => process.end(),
            Some(process) => process.kill(),
            None => {}
        }
    }
}

fn tell(process: &Process, words: &impl Serialize) -> Result<(), ProgramFault> {
    let line = serde_json::to_string(words).map_err(|error| ProgramFault::NotStarted(error.to_string()))?;
    process.questions.send(line).map_err(|_| ProgramFault::Ended)
}

/// An answer as it can be told: short, and without control characters.
fn shown(answer: &str) -> String {
    answer.chars().take(60).flat_map(char::escape_debug).collect()
}

impl fmt::Display for ProgramFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProgramFault::NotStarted(why) => write!(f, "cannot be started: {why}"),
            ProgramFault::Ended => write!(f, "ended without an answer"),
            ProgramFault::Silent(patience) => write!(f, "gave no answer in {} s", patience.as_secs_f32()),
            ProgramFault::NotLegal(answer) => write!(f, "answered `{answer}`, which is not legal"),
            ProgramFault::Over => write!(f, "was asked after the end of the game"),
        }
    }
}

impl std::error::Error for ProgramFault {}
