//! The players at the table: people, bots, and programs of the user.

use crate::speech::Speech;
use crate::suggest::with_suggestion;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tianxia_bots::{Bot, Level, PATIENCE, Program};
use tianxia_core::{BadInput, FastDice, Outcome, Phrase, Seed};
use tianxia_games::AnyMatch;

/// Suggestions for a mistyped bot.
const LEVELS: [&str; 7] = ["random", "easy", "medium", "hard", "expert", "master", "plain"];

/// The prefix of a program: `cmd:./mybot`.
const PROGRAM: &str = "cmd:";

/// A player at a seat.
pub(crate) enum Player {
    /// Types at the keyboard.
    Human,
    /// Thinks in this program; the dice give every decision a seed of its own.
    Bot(Box<Bot>, FastDice),
    /// Thinks in another program.
    Program(Box<Hired>),
}

/// A program at a seat.
pub(crate) struct Hired {
    /// As named on the command line.
    name: String,
    program: Program,
    /// They decide when it does not.
    dice: FastDice,
    /// How often that was.
    faults: u32,
}

/// Started programs without a table, by the words that name them, so that many games start a program once.
#[derive(Default)]
pub(crate) struct Idle(HashMap<String, Vec<Program>>);

impl Idle {
    fn hire(&mut self, word: &str, command: &str) -> Result<Program, BadInput> {
        match self.0.get_mut(word).and_then(Vec::pop) {
            Some(program) => Ok(program),
            None => Program::new(command, PATIENCE),
        }
    }

    /// Takes the program of a player whose game is over.
    pub(crate) fn take(&mut self, player: Player) {
        if let Player::Program(hired) = player {
            self.0.entry(hired.name).or_default().push(hired.program);
        }
    }
}

/// How the bots at a table think.
#[derive(Clone, Copy, Default)]
pub(crate) struct Thinking {
    /// Time for each decision instead of iterations.
    pub(crate) time: Option<Duration>,
    /// Multiplies every budget.
    pub(crate) effort: Option<f64>,
}

impl Player {
    /// A bot of a level, thinking with chance of its own that grows from `seed`.
    pub(crate) fn bot(level: Level, seed: Seed) -> Self {
        Player::Bot(Box::new(Bot::of(level)), FastDice::from_seed(seed))
    }

    /// Reads one word of `--seats` or `--bots`.
    pub(crate) fn read(word: &str, thinking: Thinking, seed: Seed, idle: &mut Idle) -> Result<Player, BadInput> {
        let dice = FastDice::from_seed(seed);
        if let Some(command) = word.strip_prefix(PROGRAM) {
            let program = idle.hire(word, command)?;
            return Ok(Player::Program(Box::new(Hired { name: word.to_owned(), program, dice, faults: 0 })));
        }
        match word {
            "human" => Ok(Player::Human),
            word => {
                let bot: Bot = word.parse().map_err(|error: BadInput| {
                    BadInput::new(with_suggestion(error, word, LEVELS.iter().chain(["human"].iter()).copied()))
                })?;
                let bot = bot.with_effort(thinking.effort.unwrap_or(1.0)).with_time(thinking.time);
                Ok(Player::Bot(Box::new(bot), dice))
            }
        }
    }

    /// Reads the words of `--seats`.
    pub(crate) fn seat_all(
        words: &[String],
        thinking: Thinking,
        seed: Seed,
        idle: &mut Idle,
    ) -> Result<Vec<Player>, BadInput> {
        let seat = |(index, word): (usize, &String)| {
            Player::read(word, thinking, seed.derive(index as u64), idle).map_err(|error| {
                BadInput::new(format!("`{word}` cannot sit at the table, only human, a bot or cmd:PROGRAM: {error}"))
            })
        };
        words.iter().enumerate().map(seat).collect()
    }

    /// Would this word start a program?
    pub(crate) fn is_program(word: &str) -> bool {
        word.starts_with(PROGRAM)
    }

    pub(crate) fn is_human(&self) -> bool {
        matches!(self, Player::Human)
    }

    /// What a bot plays, by number; `None` for people, and once the game is over. A program that does not answer is
    /// answered for by chance, and a message says so.
    pub(crate) fn choose(&mut self, game: &dyn AnyMatch, stop: &AtomicBool) -> Option<u32> {
        match self {
            Player::Human => None,
            Player::Bot(bot, dice) => bot.choose(game, dice.next_u64(), stop),
            Player::Program(hired) => {
                let seat = game.turn().seat()?;
                let Hired { name, program, dice, faults } = &mut **hired;
                match program.choose(game, stop) {
                    Ok(number) => Some(number),
                    Err(_) if stop.load(Ordering::Relaxed) => None,
                    Err(fault) => {
                        *faults += 1;
                        eprintln!("warning: {name} at seat {seat} {fault}; a random action is played for it");
                        Bot::of(Level::Random).choose(game, dice.next_u64(), stop)
                    }
                }
            }
        }
    }

    /// Sends a program the result of the game.
    pub(crate) fn farewell(&mut self, outcome: &Outcome) {
        if let Player::Program(hired) = self {
            hired.program.farewell(outcome);
        }
    }

    /// How many decisions it lost to chance because its program did not answer.
    pub(crate) fn faults(&self) -> u32 {
        if let Player::Program(hired) = self { hired.faults } else { 0 }
    }
}

/// What the players are called in sentences: by their names, or by their seats where a name only says what sits there; bots by the marks
/// of their seats.
pub(crate) fn names(seats: &[String], game: &str, speech: &Speech) -> Vec<String> {
    let name = |(index, word): (usize, &String)| {
        let number = index as i64 + 1;
        let is_bot = Player::is_program(word) || word.parse::<Bot>().is_ok();
        match word.as_str() {
            "human" => speech.say(&Phrase::new("seat-name").number("number", number)),
            _ if is_bot => {
                let mark = speech.mark(game, index as u8 + 1);
                speech.say(&Phrase::new("seat-name-bot").text("mark", mark).text("kind", speech.level(word)))
            }
            name => name.to_owned(),
        }
    };
    seats.iter().enumerate().map(name).collect()
}
