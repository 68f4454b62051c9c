//! Who sits at the table: people, bots, and programs of one's own.

use crate::speech::Speech;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tianxia_bots::{Bot, Level, PATIENCE, Program};
use tianxia_core::{BadInput, FastDice, Outcome, Phrase, Seed};
use tianxia_games::AnyMatch;

/// How own programs are named: `cmd:./mybot`.
const PROGRAM: &str = "cmd:";

/// Somebody at a seat.
pub(crate) enum Player {
    /// Types at the keyboard.
    Human,
    /// Thinks in this program; the dice give every decision a seed of its own.
    Bot(Box<Bot>, FastDice),
    /// Thinks in another program, as named on the command line; the dice decide when it does not.
    Program(String, Program, FastDice),
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
    pub(crate) fn read(word: &str, thinking: Thinking, seed: Seed) -> Result<Player, BadInput> {
        let dice = FastDice::from_seed(seed);
        if let Some(command) = word.strip_prefix(PROGRAM) {
            return Ok(Player::Program(word.to_owned(), Program::new(command, PATIENCE)?, dice));
        }
        match word {
            "human" => Ok(Player::Human),
            word => {
                let bot: Bot = word.parse()?;
                let bot = bot.with_effort(thinking.effort.unwrap_or(1.0)).with_time(thinking.time);
                Ok(Player::Bot(Box::new(bot), dice))
            }
        }
    }

    /// Seats everybody by the words of `--seats`.
    pub(crate) fn seat_all(words: &[String], thinking: Thinking, seed: Seed) -> Result<Vec<Player>, BadInput> {
        let seat = |(index, word): (usize, &String)| {
            Player::read(word, thinking, seed.derive(index as u64)).map_err(|error| {
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
            Player::Program(name, program, dice) => {
                let seat = game.turn().seat()?;
                match program.choose(game, stop) {
                    Ok(number) => Some(number),
                    Err(_) if stop.load(Ordering::Relaxed) => None,
                    Err(fault) => {
                        eprintln!("tianxia: {name} at seat {seat} {fault}; a random action is played for it");
                        Bot::of(Level::Random).choose(game, dice.next_u64(), stop)
                    }
                }
            }
        }
    }

    /// Tells a program of one's own how the game ended.
    pub(crate) fn farewell(&mut self, outcome: &Outcome) {
        if let Player::Program(_, program, _) = self {
            program.farewell(outcome);
        }
    }
}

/// What the players are called in sentences: by their names, or by their seats where a name only says what sits there.
pub(crate) fn names(seats: &[String], speech: &Speech) -> Vec<String> {
    let name = |(index, word): (usize, &String)| {
        let number = index as i64 + 1;
        let is_bot = Player::is_program(word) || word.parse::<Bot>().is_ok();
        match word.as_str() {
            "human" => speech.say(&Phrase::new("seat-name").number("number", number)),
            _ if is_bot => {
                speech.say(&Phrase::new("seat-name-bot").number("number", number).text("kind", word.clone()))
            }
            name => name.to_owned(),
        }
    };
    seats.iter().enumerate().map(name).collect()
}
