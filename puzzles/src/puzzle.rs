//! A puzzle: the file, how it is played, and whether it holds.

use serde::{Deserialize, Serialize};
use tianxia_bots::Told;
use tianxia_core::{BadInput, Fault, Seat, Turn, read_toml};
use tianxia_games::AnyMatch;
use tianxia_lessons::Lesson;
use tianxia_protocol::{
    LessonAttempt, LessonVerdict, LessonVerdictKind, Phrase, Play, PuzzleAbout, PuzzleInstead, PuzzleLevel, PuzzleStep,
    Stage,
};

/// A position in which one choice is clearly best, as its file has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The id of the game.
    pub game: String,
    /// The seat that decides.
    pub seat: Seat,
    /// The message with its theme.
    pub theme: String,
    /// How hard it is to find.
    pub level: PuzzleLevel,
    /// The best choice, in notation.
    pub answer: String,
    /// How the game might go on; begins with the answer.
    #[serde(default)]
    pub line: Vec<String>,
    /// The chance to win after it, from 0 to 1.
    pub chance: f64,
    /// The next best choice.
    pub next: Next,
    /// What speaks for the answer.
    pub reason: Vec<Phrase>,
    /// The position, hidden things included; the seat sees what it may.
    pub position: toml::Table,
}

/// The second best choice of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Next {
    /// What, in notation.
    pub play: String,
    /// The chance to win after it.
    pub chance: f64,
}

impl Puzzle {
    /// Reads the text of a puzzle file. Whatever does not belong there is refused, with its line.
    pub fn read(text: &str) -> Result<Self, BadInput> {
        let puzzle: Puzzle = read_toml(text)?;
        tianxia_games::about(&puzzle.game).map_err(|error| error.within("game"))?;
        Ok(puzzle)
    }

    /// The text of its file.
    pub fn write(&self) -> Result<String, BadInput> {
        toml::to_string(self).map_err(|error| BadInput::new(error.to_string()))
    }

    /// The same puzzle with what this program says of its answer, and a line that ends where it can no longer be played.
    pub fn renewed(mut self) -> Result<Self, BadInput> {
        self.line.truncate(self.follows()?.len());
        let answer = Play::Notation(self.answer.clone());
        if let Some(told) = self.reasons(&answer)? {
            self.theme = told.theme.to_owned();
        }
        self.reason = self.told(&answer)?;
        Ok(self)
    }

    /// What the list says of it.
    pub fn about(&self, id: &str) -> Result<PuzzleAbout, BadInput> {
        Ok(PuzzleAbout {
            id: id.to_owned(),
            theme: self.theme.clone(),
            level: self.level,
            players: self.start()?.players(),
            seat: u8::from(self.seat),
            chance: self.chance as f32,
            next: self.next.chance as f32,
        })
    }

    /// The puzzle after an answer. A wrong one is told what it would do, in the words of reasons, and never what would be right.
    pub fn at(&self, id: &str, attempt: &LessonAttempt) -> Result<Stage, BadInput> {
        let lesson = self.lesson(id)?;
        let mut stage = lesson.at(attempt)?;
        stage.say.clone_from(&self.theme);
        if stage.done {
            stage.reason.clone_from(&self.reason);
            stage.follows = self.follows()?;
            stage.instead = self.instead()?;
        }
        if let Some(LessonVerdict { kind: LessonVerdictKind::Wrong, say, .. }) = &mut stage.verdict {
            *say = None;
            stage.reason = attempt.tried.as_ref().map_or_else(|| Ok(Vec::new()), |tried| self.told(tried))?;
        }
        Ok(stage)
    }

    /// Checks that it holds: its seat decides, both choices can be played, and what is said of it is what the program says, in every
    /// language.
    pub fn check(&self) -> Result<(), BadInput> {
        let game = self.start()?;
        if game.turn() != Turn::Decide(self.seat) {
            let message = format!("seat {} does not decide in this position", self.seat);
            return Err(BadInput::new(message).of(Fault::Contradiction).within("seat"));
        }
        let answer = self.lesson("")?.at(&tried(&self.answer)).map_err(|error| error.within("answer"))?;
        if !answer.done {
            return Err(BadInput::new(format!("`{}` cannot be played", self.answer)).within("answer"));
        }
        let next = self.lesson("")?.at(&tried(&self.next.play)).map_err(|error| error.within("next"))?;
        if next.verdict.is_none_or(|verdict| verdict.kind != LessonVerdictKind::Wrong) {
            let message = format!("`{}` is not another choice that can be played", self.next.play);
            return Err(BadInput::new(message).within("next"));
        }
        if self.line.first().is_some_and(|first| *first != self.answer) {
            return Err(BadInput::new("it does not begin with the answer").within("line"));
        }
        if let Some(lost) = self.line.get(self.follows()?.len()) {
            return Err(
                BadInput::new(format!("`{lost}` cannot be played there; end the line before it")).within("line")
            );
        }
        if !(self.next.chance < self.chance && self.chance <= 1.0) {
            let message = "the answer's chance is at most 1 and higher than that of the next choice";
            return Err(BadInput::new(message).of(Fault::OutOfRange).within("chance"));
        }
        let told = self.told(&Play::Notation(self.answer.clone()))?;
        if told.is_empty() || self.reason != told {
            return Err(BadInput::new("it is not what the program says of the answer; find it again").within("reason"));
        }
        if self.told(&Play::Notation(self.next.play.clone()))? == told {
            let message = format!("the next choice, `{}`, does the same; find another puzzle", self.next.play);
            return Err(BadInput::new(message).of(Fault::Contradiction).within("reason"));
        }
        let messages = self.reason.iter().map(|phrase| &*phrase.id).chain([self.theme.as_str()]);
        messages.into_iter().try_for_each(is_said)
    }

    /// The line as far as it can be played here: a search may have imagined other hands and draws.
    fn follows(&self) -> Result<Vec<PuzzleStep>, BadInput> {
        let mut game = self.start()?;
        let mut steps = Vec::new();
        for notation in &self.line {
            let Some(seat) = game.turn().seat() else { break };
            let before = game.steps();
            if game.act(seat, notation).is_err() {
                break;
            }
            let Some(action) = game.action(before) else { break };
            steps.push(PuzzleStep { seat: u8::from(seat), notation: notation.clone(), action });
        }
        Ok(steps)
    }

    /// The next best choice, and what it would have done.
    fn instead(&self) -> Result<Option<PuzzleInstead>, BadInput> {
        let notation = self.next.play.clone();
        let mut game = self.start()?;
        game.act(self.seat, &notation).map_err(|refusal| BadInput::new(refusal.to_string()).within("next"))?;
        let reason = self.told(&Play::Notation(notation.clone()))?;
        Ok(game.action(0).map(|action| PuzzleInstead { notation, action, reason }))
    }

    fn lesson(&self, id: &str) -> Result<Lesson, BadInput> {
        Lesson::of_one_step(id, &self.game, self.seat, self.position.clone(), &self.answer)
    }

    fn start(&self) -> Result<Box<dyn AnyMatch>, BadInput> {
        self.lesson("")?.start()
    }

    /// What speaks for a choice here.
    fn told(&self, play: &Play) -> Result<Vec<Phrase>, BadInput> {
        Ok(self.reasons(play)?.map_or_else(Vec::new, |told| told.reasons.iter().map(Phrase::from).collect()))
    }

    fn reasons(&self, play: &Play) -> Result<Option<Told>, BadInput> {
        let game = self.start()?;
        let number = match play {
            Play::Number(number) => *number,
            Play::Notation(text) => game.number(text).map_err(|refusal| BadInput::new(refusal.to_string()))?,
        };
        Ok(tianxia_bots::reason(&*game, number))
    }
}

fn tried(text: &str) -> LessonAttempt {
    LessonAttempt { answers: Vec::new(), tried: Some(Play::Notation(text.to_owned())) }
}

/// Every complete language has this message. An incomplete one shows it in English.
fn is_said(id: &str) -> Result<(), BadInput> {
    let begins = format!("{id} =");
    let says = |text: &&str| text.lines().any(|line| line.starts_with(&begins));
    match tianxia_locales::LANGUAGES
        .iter()
        .find(|language| language.translated == 100 && !language.files.iter().any(says))
    {
        None => Ok(()),
        Some(language) => {
            let message = format!("there is no message `{id}` in locales/{}", language.code);
            Err(BadInput::new(message).of(Fault::Unknown))
        }
    }
}
