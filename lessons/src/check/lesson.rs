//! One lesson held against the rules of its game: its line is played to the end, and at every step all answers it names are tried.

use crate::file::{Step, Then};
use crate::lesson::{ANY, Lesson};
use crate::point;
use crate::walk::{act, line, place, told};
use std::collections::BTreeSet;
use std::fmt;
use tianxia_core::{BadInput, Fault, Turn};
use tianxia_games::AnyMatch;

/// What a lesson that holds has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held {
    /// How many steps it has.
    pub steps: usize,
    /// How many answers were tried.
    pub answers: usize,
    /// How many questions it asks.
    pub questions: usize,
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} steps, {} answers, {} questions", self.steps, self.answers, self.questions)
    }
}

/// Adds all that is wrong with a lesson.
pub(super) fn check(lesson: &Lesson, faults: &mut Vec<BadInput>) -> Held {
    check_rules(lesson, faults);
    check_questions(lesson, faults);
    let mut held = Held { steps: lesson.steps(), answers: 0, questions: lesson.about.questions.len() };
    if !lesson.steps.iter().any(|step| !step.right.is_empty()) {
        faults.push(BadInput::new("no step has a `right` answer; a lesson is done, not only read"));
    }
    if !(1..=10).contains(&lesson.about.minutes) {
        let message = format!("{} minutes; a lesson takes 1 to 10", lesson.about.minutes);
        faults.push(BadInput::new(message).of(Fault::OutOfRange).within("minutes"));
    }
    match lesson.start() {
        Err(error) => faults.push(error),
        Ok(game) => {
            check_seats(lesson, &*game, faults);
            check_line(lesson, game, &mut held, faults);
        }
    }
    held
}

fn check_rules(lesson: &Lesson, faults: &mut Vec<BadInput>) {
    let Ok(about) = tianxia_games::about(&lesson.game) else { return };
    if lesson.about.rules.is_empty() {
        faults.push(BadInput::new("`rules` is empty; name the ids of the rules it teaches"));
    }
    let wrong = lesson.steps.iter().flat_map(|step| {
        let otherwise = step.otherwise.iter().filter_map(|otherwise| otherwise.rule.as_ref());
        step.wrong.iter().map(|wrong| &wrong.rule).chain(otherwise)
    });
    let questions = lesson.about.questions.iter().map(|question| &question.rule);
    let unknown: BTreeSet<_> =
        lesson.about.rules.iter().chain(wrong).chain(questions).filter(|id| !about.has_rule(id)).collect();
    let (letter, count) = about.rule_ids;
    faults.extend(unknown.into_iter().map(|id| {
        let message = format!("there is no rule `{id}`; those of {} are {letter}1 to {letter}{count}", about.id);
        BadInput::new(message).of(Fault::Unknown)
    }));
}

fn check_questions(lesson: &Lesson, faults: &mut Vec<BadInput>) {
    for (index, question) in lesson.about.questions.iter().enumerate() {
        let mut complain =
            |message: &str| faults.push(BadInput::new(message).within(format!("question {}", index + 1)));
        if question.answers.len() < 2 {
            complain("it needs at least two answers");
        }
        if question.answers.iter().filter(|answer| answer.right).count() != 1 {
            complain("exactly one answer has `right = true`");
        }
        if question.answers.iter().any(|answer| !answer.right && answer.because.is_none()) {
            complain("a wrong answer says why it is wrong, by `because`");
        }
    }
}

fn check_seats(lesson: &Lesson, game: &dyn AnyMatch, faults: &mut Vec<BadInput>) {
    let players = game.players();
    if u8::from(lesson.seat) > players {
        let message = format!("the learner has seat {}, but {players} play", lesson.seat);
        faults.push(BadInput::new(message).of(Fault::OutOfRange).within("seat"));
    }
    for seat in lesson.names.keys() {
        if *seat > players || *seat == u8::from(lesson.seat) {
            let message =
                format!("seat {seat} is not one of the others; {players} play, the learner is {}", lesson.seat);
            faults.push(BadInput::new(message).of(Fault::OutOfRange).within("names"));
        }
    }
}

/// Plays the line to its end; stops where it cannot go on.
fn check_line(lesson: &Lesson, mut game: Box<dyn AnyMatch>, held: &mut Held, faults: &mut Vec<BadInput>) {
    for (index, step) in lesson.steps.iter().enumerate() {
        let pointed = step.point.iter().filter_map(|word| point::check(&*game, word).err());
        faults.extend(pointed.map(|error| error.within(format!("{}, point", place(index)))));
        if step.right.is_empty() {
            check_read_only(index, step, faults);
        } else {
            check_answers(lesson, index, step, &*game, held, faults);
            let Ok(Some(number)) = line(&*game, step) else { return };
            let fallen = act(&mut *game, number, step.dice.as_ref());
            if !accept(fallen, &place(index), faults) {
                return;
            }
        }
        for (then, Then { play, dice, .. }) in step.then.iter().enumerate() {
            let place = format!("{}, then.{} (`{play}`)", place(index), then + 1);
            let fallen = game.number(play).and_then(|number| act(&mut *game, number, dice.as_ref()));
            if !accept(fallen, &place, faults) {
                return;
            }
        }
    }
}

/// Was an action of the line played, chance falling as written? What differs is told; the line goes on if it was played.
fn accept(
    played: Result<Option<(String, String)>, tianxia_games::Refusal>,
    place: &str,
    faults: &mut Vec<BadInput>,
) -> bool {
    match played {
        Ok(None) => true,
        Ok(Some((expected, found))) => {
            let message = format!("expected {expected}, found {found}");
            faults.push(BadInput::new(message).of(Fault::Contradiction).within(format!("{place}, dice")));
            true
        }
        Err(refusal) => {
            faults.push(told(&refusal).within(place));
            false
        }
    }
}

fn check_read_only(index: usize, step: &Step, faults: &mut Vec<BadInput>) {
    let idle = [
        ("praise", step.praise.is_some()),
        ("wrong", !step.wrong.is_empty()),
        ("otherwise", step.otherwise.is_some()),
        ("dice", step.dice.is_some()),
    ];
    for (key, _) in idle.into_iter().filter(|(_, there)| *there) {
        let message = format!("a step without `right` is only read; `{key}` belongs to a task");
        faults.push(BadInput::new(message).within(place(index)));
    }
}

/// Tries every answer that a step names.
fn check_answers(
    lesson: &Lesson,
    index: usize,
    step: &Step,
    game: &dyn AnyMatch,
    held: &mut Held,
    faults: &mut Vec<BadInput>,
) {
    if game.turn() != Turn::Decide(lesson.seat) {
        let now = game.turn().seat().map_or("the game is over".to_owned(), |seat| format!("seat {seat} decides"));
        let message =
            format!("{now} here, not the learner (seat {}); let `then` of the step before lead there", lesson.seat);
        faults.push(BadInput::new(message).of(Fault::Contradiction).within(place(index)));
        return;
    }
    let mut right = BTreeSet::new();
    for text in step.right.iter().filter(|text| *text != ANY) {
        held.answers += 1;
        let tried = game.number(text).and_then(|number| {
            act(&mut *game.duplicate(), number, step.dice.as_ref())?;
            Ok(number)
        });
        match tried {
            Ok(number) if !right.insert(number) => faults.push(twice(index, "right", text)),
            Ok(_) => {}
            Err(refusal) => faults.push(told(&refusal).within(format!("{}, right (`{text}`)", place(index)))),
        }
    }
    let mut wrong = BTreeSet::new();
    for text in step.wrong.iter().flat_map(|wrong| &wrong.play) {
        held.answers += 1;
        match game.number(text) {
            Ok(number) if right.contains(&number) => {
                let message = "it is among the right answers too";
                faults.push(BadInput::new(message).within(format!("{}, wrong (`{text}`)", place(index))));
            }
            Ok(number) if !wrong.insert(number) => faults.push(twice(index, "wrong", text)),
            Ok(_) => {}
            Err(refusal) => faults.push(told(&refusal).within(format!("{}, wrong (`{text}`)", place(index)))),
        }
    }
    if step.wrong.iter().any(|wrong| wrong.play.is_empty()) {
        faults.push(BadInput::new("`play` of a wrong answer is empty").within(place(index)));
    }
}

fn twice(index: usize, key: &str, text: &str) -> BadInput {
    BadInput::new("it stands twice").within(format!("{}, {key} (`{text}`)", place(index)))
}
