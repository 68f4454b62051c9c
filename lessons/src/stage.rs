//! A lesson at one of its steps, as the page shows it: a pure function of the lesson and the answers given. The table is shown from the
//! learner's viewpoint and no other, so that a lesson tells no secret.

use crate::file::Step;
use crate::lesson::Lesson;
use crate::walk::{line, place};
use std::collections::BTreeMap;
use tianxia_core::{BadInput, Deed, Seat, Turn, Viewpoint};
use tianxia_games::AnyMatch;
use tianxia_protocol::{
    GameNow, Item, LessonAttempt, LessonFrame, LessonLine, LessonVerdictKind, Outcome, Phrase, Play, SeatInfo,
    SeatKind, Stage, Standing, Status, TableInfo, UndoNow, Update, ViewpointName,
};

/// What a page says to go on from a step that is only read.
const NEXT: &str = "next";

impl Lesson {
    /// The lesson after the right answers given so far, and what is to be said of the one that is tried now.
    pub fn at(&self, attempt: &LessonAttempt) -> Result<Stage, BadInput> {
        let mut game = self.start()?;
        for (index, answer) in attempt.answers.iter().enumerate() {
            let step = self.steps.get(index).ok_or_else(|| self.too_many(attempt))?;
            game = self.answered(index, step, answer, &*game)?;
        }
        let index = attempt.answers.len();
        let (Some(step), Some(tried)) = (self.steps.get(index), &attempt.tried) else {
            return match attempt.tried {
                Some(_) => Err(self.too_many(attempt)),
                None => self.stage(index, &*game),
            };
        };
        self.tried(index, step, tried, &*game)
    }

    /// The position after an answer that is said to have been right.
    fn answered(
        &self,
        index: usize,
        step: &Step,
        answer: &Play,
        game: &dyn AnyMatch,
    ) -> Result<Box<dyn AnyMatch>, BadInput> {
        if step.right.is_empty() {
            return Ok(self.advance(index, game.duplicate())?.game);
        }
        let wrong =
            || BadInput::new("this is not a right answer; `answers` holds the right ones so far").within(place(index));
        let judged = self.judge(game, step, answer).map_err(|error| error.within(place(index)))?;
        match (judged.verdict.kind, judged.after) {
            (LessonVerdictKind::Right, Some(after)) => Ok(self.advance(index, after)?.game),
            _ => Err(wrong()),
        }
    }

    fn tried(&self, index: usize, step: &Step, tried: &Play, game: &dyn AnyMatch) -> Result<Stage, BadInput> {
        let before = game.steps();
        if step.right.is_empty() {
            if *tried != Play::Notation(NEXT.to_owned()) {
                return Err(
                    BadInput::new(format!("this step is only read; go on with \"{NEXT}\"")).within(place(index))
                );
            }
            let advance = self.advance(index, game.duplicate())?;
            return Ok(Stage {
                frames: self.frames(before, &advance.frames),
                ..self.stage(index + 1, &*advance.game)?
            });
        }
        let judged = self.judge(game, step, tried)?;
        let verdict = Some(judged.verdict.clone());
        match (judged.verdict.kind, judged.after) {
            (LessonVerdictKind::Right, Some(after)) => {
                let advance = self.advance(index, after)?;
                let frames = self.frames(before, &advance.frames);
                Ok(Stage { frames, verdict, ..self.stage(index + 1, &*advance.game)? })
            }
            (_, Some(after)) => {
                let update = self.update(&*after, before, false);
                Ok(Stage { verdict, update, ..self.stage(index, game)? })
            }
            (_, None) => Ok(Stage { verdict, ..self.stage(index, game)? }),
        }
    }

    /// The stage of a step that nobody has answered yet, or of the end.
    fn stage(&self, index: usize, game: &dyn AnyMatch) -> Result<Stage, BadInput> {
        let step = self.steps.get(index);
        let shown = |number: u32| game.notation(number).ok().map(|notation| LessonLine { notation, number });
        Ok(Stage {
            lesson: self.id.clone(),
            step: index as u32,
            steps: self.steps.len() as u32,
            say: step.map_or_else(|| self.about.closing.clone(), |step| step.say.clone()),
            point: step.map_or_else(Vec::new, |step| step.point.clone()),
            line: step.map(|step| line(game, step)).transpose()?.flatten().and_then(shown),
            update: self.update(game, 0, step.is_some_and(|step| !step.right.is_empty())),
            frames: Vec::new(),
            verdict: None,
            done: step.is_none(),
            reason: Vec::new(),
            follows: Vec::new(),
            instead: None,
        })
    }

    fn frames(&self, mut since: usize, frames: &[(Box<dyn AnyMatch>, Option<String>)]) -> Vec<LessonFrame> {
        let frame = |(game, say): &(Box<dyn AnyMatch>, Option<String>)| {
            let update = self.update(&**game, since.min(game.steps().saturating_sub(1)), false);
            since = game.steps();
            LessonFrame { say: say.clone(), update }
        };
        frames.iter().map(frame).collect()
    }

    /// The table as the learner sees it, with what happened since.
    fn update(&self, game: &dyn AnyMatch, since: usize, answers: bool) -> Update {
        let eye = Viewpoint::Seat(self.seat);
        let turn = game.turn();
        let entries = game.record().entries;
        let item = |step: usize| {
            let entry = entries.get(step)?;
            let Deed::Action(notation) = &entry.deed else { return None };
            let what = tianxia_tables::acted(game, step as u32, entry.seat, notation, eye);
            Some(Item { seq: step as u32 + 1, time: 0, what })
        };
        Update {
            seq: game.steps() as u32,
            now: 0,
            eye: ViewpointName::of(eye),
            table: self.table(game),
            game: Some(GameNow {
                at: game.steps() as u32,
                turn: turn.seat().map(u8::from),
                ask: Phrase::from(&game.ask()),
                view: game.view(eye),
                legal: (answers && turn == Turn::Decide(self.seat)).then(|| game.packed()),
                undo: UndoNow::No,
                undo_request: None,
                hurried: false,
                deadline: None,
                clocks: None,
                first_round: false,
                outcome: game.outcome().as_ref().map(Outcome::from),
            }),
            items: (since..game.steps()).filter_map(item).collect(),
            earlier: None,
        }
    }

    fn table(&self, game: &dyn AnyMatch) -> TableInfo {
        let seat = |seat: Seat| SeatInfo {
            seat: u8::from(seat),
            kind: SeatKind::Person,
            name: (seat != self.seat).then(|| self.name(seat)),
            level: None,
            style: None,
            yours: seat == self.seat,
            standing: Standing::Playing,
            muted: false,
            contributed: false,
            away: None,
        };
        TableInfo {
            id: "lesson".to_owned(),
            game: self.game.clone(),
            rules: game.rules(),
            options: options(game),
            status: if game.turn() == Turn::Over { Status::Over } else { Status::Playing },
            listed: false,
            hints: false,
            deadline: None,
            clock: None,
            stand_in: String::new(),
            host: false,
            created: 0,
            seats: Seat::all(game.players()).map(seat).collect(),
            seed_hash: String::new(),
            seed: None,
            contributions: Vec::new(),
            rematch: None,
            rated: false,
            from: None,
        }
    }

    fn too_many(&self, attempt: &LessonAttempt) -> BadInput {
        let given = attempt.answers.len() + usize::from(attempt.tried.is_some());
        BadInput::new(format!("{given} answers to a lesson of {} steps", self.steps.len())).within("answers")
    }
}

/// The options of a game that began from a position. Positions name them by the same keys.
fn options(game: &dyn AnyMatch) -> BTreeMap<String, String> {
    let position = game.position();
    let told = |value: &toml::Value| match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Array(list) => list.iter().filter_map(toml::Value::as_str).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    };
    let options = game.about().options.iter();
    options.map(|spec| (spec.key.to_owned(), position.get(spec.key).map_or(spec.default.to_owned(), told))).collect()
}
