//! Chance as somebody wrote it down: the faces that fall in a scenario or a lesson, and the dice that show them.

use super::file::wrong;
use crate::{BadInput, Dice, Fault, ScriptedDice, SeededDice, Written};
use serde::Deserialize;
use serde::de::{Deserializer, Error};
use toml::Value;

/// Scripted dice as a file names them: the faces in the order in which they fall. After a last `"..."` the seed goes on.
#[derive(Clone, Debug, Default)]
pub struct Script {
    faces: Vec<Face>,
    goes_on: bool,
}

/// What a scripted die shows: a number, or a word that the game knows.
#[derive(Clone, Debug)]
enum Face {
    Number(u32),
    Word(String),
}

impl Script {
    /// Nothing is written down: the seed decides.
    pub(super) fn by_seed() -> Self {
        Script { faces: Vec::new(), goes_on: true }
    }

    /// The dice that fall like this in a game; a word that names no face of it is refused.
    pub fn dice<'a, G: Written>(&self, otherwise: &'a mut SeededDice) -> Result<Fallen<'a>, BadInput> {
        let faces = self.faces.iter().map(Face::fallen::<G>).collect::<Result<Vec<u32>, BadInput>>()?;
        let count = faces.len();
        Ok(Fallen { script: ScriptedDice::new(faces), count, otherwise: self.goes_on.then_some(otherwise) })
    }
}

impl<'de> Deserialize<'de> for Script {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut faces = Vec::<Face>::deserialize(deserializer)?;
        let rest = |face: &Face| matches!(face, Face::Word(word) if word == "...");
        let goes_on = faces.pop_if(|last| rest(last)).is_some();
        if faces.iter().any(rest) {
            return Err(D::Error::custom("`...` stands for all further rolls; it can only be the last face"));
        }
        Ok(Script { faces, goes_on })
    }
}

impl Face {
    /// The face as dice know it.
    fn fallen<G: Written>(&self) -> Result<u32, BadInput> {
        match self {
            Face::Number(number) => Ok(*number),
            Face::Word(word) => G::face(word).ok_or_else(|| {
                BadInput::new(format!("`{word}` names no face in {}", G::about().id)).of(Fault::Unknown)
            }),
        }
    }
}

impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        match &value {
            Value::String(word) => Ok(Face::Word(word.clone())),
            Value::Integer(number) => {
                u32::try_from(*number).map(Face::Number).map_err(|_| wrong(&value, "a face is a number from 0"))
            }
            other => Err(wrong(other, "a face is a number from 0 or a word of the game")),
        }
    }
}

/// Dice that fall as written, and then perhaps by the seed.
#[derive(Debug)]
pub struct Fallen<'a> {
    script: ScriptedDice,
    count: usize,
    otherwise: Option<&'a mut SeededDice>,
}

impl Fallen<'_> {
    /// What was expected of the script and what came instead: a roll without a face, or faces that never fell.
    #[must_use]
    pub fn fault(&self) -> Option<(String, String)> {
        if let Some(fault) = self.script.fault() {
            return Some(("a face for every roll".to_owned(), fault.to_owned()));
        }
        let left = self.script.left();
        (left > 0).then(|| (format!("all {} faces to fall", self.count), format!("{left} left over")))
    }
}

impl Dice for Fallen<'_> {
    fn below(&mut self, n: u32) -> u32 {
        match &mut self.otherwise {
            Some(dice) if self.script.left() == 0 => dice.below(n),
            _ => self.script.below(n),
        }
    }

    fn draw(&mut self, counts: &[u8]) -> Option<usize> {
        match &mut self.otherwise {
            Some(dice) if self.script.left() == 0 => dice.draw(counts),
            _ => self.script.draw(counts),
        }
    }
}
