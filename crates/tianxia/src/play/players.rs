//! Who sits at the table: people and bots.

use crate::speech::Speech;
use tianxia_core::{BadInput, Dice, FastDice, Game, Knowledge, Phrase, Seed};

/// Somebody at a seat.
pub(crate) enum Player {
    /// Types at the keyboard.
    Human,
    /// Plays any legal action.
    Random(FastDice),
}

impl Player {
    pub(crate) fn random(seed: Seed) -> Self {
        Player::Random(FastDice::from_seed(seed))
    }

    /// Seats everybody by the words of `--seats`.
    pub(crate) fn seat_all(words: &[String], seed: Seed) -> Result<Vec<Player>, BadInput> {
        let seat = |(index, word): (usize, &String)| match word.as_str() {
            "human" => Ok(Player::Human),
            "random" => Ok(Player::random(seed.derive(index as u64))),
            other => Err(BadInput::new(format!("`{other}` cannot sit at the table; a seat is `human` or `random`"))),
        };
        words.iter().enumerate().map(seat).collect()
    }

    pub(crate) fn is_human(&self) -> bool {
        matches!(self, Player::Human)
    }

    /// What a bot plays; `None` for people, and once the game is over.
    pub(crate) fn choose<G: Game>(&mut self, state: &G) -> Option<G::Action> {
        match self {
            Player::Human => None,
            Player::Random(dice) => {
                let mut legal = Vec::new();
                Knowledge::of_decider(state)?.legal(&mut legal);
                (!legal.is_empty()).then(|| legal[dice.below(legal.len() as u32) as usize])
            }
        }
    }
}

/// What the players are called in sentences: a lone human is "you".
pub(crate) fn names(seats: &[String], speech: &Speech) -> Vec<String> {
    let name = |(index, word): (usize, &String)| {
        let id = if word == "human" { "seat-name" } else { "seat-name-bot" };
        speech.say(&Phrase::new(id).number("number", index as i64 + 1))
    };
    seats.iter().enumerate().map(name).collect()
}
