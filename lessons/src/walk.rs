//! Going through a lesson: what an answer is worth, and where a right one leads. The learner may leave the line the author wrote; where
//! the replies or the next task do not fit any more, the lesson goes on from the line.

use crate::file::{Step, Then};
use crate::lesson::{ANY, Lesson};
use tianxia_core::scenario::Script;
use tianxia_core::{BadInput, Turn};
use tianxia_games::{AnyMatch, Refusal};
use tianxia_protocol::{LessonVerdict, LessonVerdictKind, Phrase, Play};

/// What is said of an answer that nobody foresaw.
pub(crate) const OTHERWISE: &str = "lesson-otherwise";

/// A game on its way through a lesson.
pub(crate) type Board = Box<dyn AnyMatch>;

/// An answer as it was judged.
pub(crate) struct Judged {
    pub(crate) verdict: LessonVerdict,
    /// The table after it; nothing where the rules forbid it.
    pub(crate) after: Option<Board>,
}

/// What a right answer led to.
pub(crate) struct Advance {
    /// The position of the next step.
    pub(crate) game: Board,
    /// What was played on the way: the table after it, and the message that tells it.
    pub(crate) frames: Vec<(Board, Option<String>)>,
}

impl Lesson {
    /// Judges an answer to a step.
    pub(crate) fn judge(&self, game: &dyn AnyMatch, step: &Step, play: &Play) -> Result<Judged, BadInput> {
        let number = number(game, play)?;
        let mut after = game.duplicate();
        let illegal = match act(&mut *after, number, step.dice.as_ref()) {
            Ok(_) => None,
            Err(Refusal::BadInput(error)) => return Err(error),
            Err(refusal) => Some(refusal),
        };
        let is = |text: &String| game.number(text).is_ok_and(|named| named == number);
        let named = step.wrong.iter().find(|wrong| wrong.play.iter().any(is));
        let right = step.right.iter().any(is) || (step.right.iter().any(|text| text == ANY) && named.is_none());
        let verdict = match (illegal, named) {
            (None, _) if right => says(LessonVerdictKind::Right, step.praise.clone(), None),
            (illegal, Some(wrong)) => {
                let kind = if illegal.is_some() { LessonVerdictKind::Illegal } else { LessonVerdictKind::Wrong };
                says(kind, Some(wrong.say.clone()), Some(wrong.rule.clone()))
            }
            (Some(refusal), None) => LessonVerdict {
                phrase: refusal.illegal().map(|illegal| Phrase::from(&illegal.reason)),
                ..says(LessonVerdictKind::Illegal, None, refusal.illegal().map(|illegal| illegal.rule.to_owned()))
            },
            (None, None) => {
                let otherwise = step.otherwise.as_ref();
                let say = otherwise.map_or(OTHERWISE, |otherwise| otherwise.say.as_str());
                let rule = otherwise.and_then(|otherwise| otherwise.rule.clone());
                says(LessonVerdictKind::Wrong, Some(say.to_owned()), rule)
            }
        };
        let after = (verdict.kind != LessonVerdictKind::Illegal).then_some(after);
        Ok(Judged { verdict, after })
    }

    /// What comes of a right answer to step `index`; `after` is the table with the answer played, or as it was where the step is only read.
    pub(crate) fn advance(&self, index: usize, after: Board) -> Result<Advance, BadInput> {
        let own = !self.steps[index].right.is_empty();
        let mut frames: Vec<_> = own.then(|| (after.duplicate(), None)).into_iter().collect();
        let (game, replies) = match self.replies(index, after) {
            Ok(there) => there,
            // The learner has left the line, and it does not go on from there.
            Err(_) => {
                let mut line = self.line_at(index)?;
                self.play_line(index, &mut line)?;
                self.replies(index, line)?
            }
        };
        frames.extend(replies);
        Ok(Advance { game, frames })
    }

    /// The position of a step when every answer was the first right one.
    pub(crate) fn line_at(&self, index: usize) -> Result<Board, BadInput> {
        let mut game = self.start()?;
        for step in 0..index.min(self.steps.len()) {
            self.play_line(step, &mut game)?;
            (game, _) = self.replies(step, game)?;
        }
        Ok(game)
    }

    /// Plays the first right answer of a step, if it has one.
    fn play_line(&self, index: usize, game: &mut Board) -> Result<(), BadInput> {
        let step = &self.steps[index];
        if let Some(number) = line(&**game, step).map_err(|error| error.within(place(index)))? {
            act(&mut **game, number, step.dice.as_ref()).map_err(|refusal| told(&refusal).within(place(index)))?;
        }
        Ok(())
    }

    /// Plays the replies to step `index`, and looks whether the next step can be answered there.
    #[allow(clippy::type_complexity, reason = "a position and what led to it")]
    fn replies(&self, index: usize, mut game: Board) -> Result<(Board, Vec<(Board, Option<String>)>), BadInput> {
        let mut frames = Vec::new();
        for (then, Then { play, dice, say }) in self.steps[index].then.iter().enumerate() {
            let place = || format!("{}, then.{} (`{play}`)", place(index), then + 1);
            let number = game.number(play).map_err(|refusal| told(&refusal).within(place()))?;
            act(&mut *game, number, dice.as_ref()).map_err(|refusal| told(&refusal).within(place()))?;
            frames.push((game.duplicate(), say.clone()));
        }
        match self.steps.get(index + 1) {
            Some(next) if !self.answerable(&*game, next) => {
                let message = format!("none of its right answers can be played by seat {}", self.seat);
                Err(BadInput::new(message).within(place(index + 1)))
            }
            _ => Ok((game, frames)),
        }
    }

    /// Can a step be answered here?
    fn answerable(&self, game: &dyn AnyMatch, step: &Step) -> bool {
        let possible = |text: &String| {
            text == ANY
                || game.number(text).is_ok_and(|number| act(&mut *game.duplicate(), number, step.dice.as_ref()).is_ok())
        };
        step.right.is_empty() || (game.turn() == Turn::Decide(self.seat) && step.right.iter().any(possible))
    }
}

/// The answer of the line: the first right one, or the first legal one where any will do.
pub(crate) fn line(game: &dyn AnyMatch, step: &Step) -> Result<Option<u32>, BadInput> {
    match step.right.iter().find(|text| *text != ANY) {
        Some(text) => game.number(text).map(Some).map_err(|refusal| told(&refusal)),
        None if step.right.is_empty() => Ok(None),
        None => Ok(game.numbers().first().copied()),
    }
}

/// Plays an action for the seat that decides, chance falling as written; says what of the script did not fit.
pub(crate) fn act(
    game: &mut dyn AnyMatch,
    number: u32,
    script: Option<&Script>,
) -> Result<Option<(String, String)>, Refusal> {
    let Turn::Decide(seat) = game.turn() else { return Err(tianxia_core::Refused::Over.into()) };
    match script {
        Some(script) => game.act_scripted(seat, number, script),
        None => game.act_numbered(seat, number).map(|()| None),
    }
}

/// The number of an answer, however it was given.
pub(crate) fn number(game: &dyn AnyMatch, play: &Play) -> Result<u32, BadInput> {
    let found = match play {
        Play::Number(number) => game.notation(*number).map(|_| *number),
        Play::Notation(text) => game.number(text),
    };
    found.map_err(|refusal| told(&refusal))
}

/// A refusal as a complaint.
pub(crate) fn told(refusal: &Refusal) -> BadInput {
    match refusal {
        Refusal::BadInput(error) => error.clone(),
        other => BadInput::new(other.to_string()),
    }
}

/// How complaints name a step.
pub(crate) fn place(index: usize) -> String {
    format!("step {}", index + 1)
}

fn says(kind: LessonVerdictKind, say: Option<String>, rule: Option<String>) -> LessonVerdict {
    LessonVerdict { kind, say, phrase: None, rule }
}
