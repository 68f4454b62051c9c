//! Going through lessons: the line, other right answers, wrong and illegal ones, and whatever a learner may think of.

use std::path::Path;
use tianxia_core::{Dice, FastDice};
use tianxia_lessons::{Folder, Lesson};
use tianxia_protocol::{Happening, LessonAttempt, LessonVerdictKind, Play, SeatKind, Stage, Status, ViewpointName};

fn fixture() -> Lesson {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixture/qin");
    let folder = Folder::read(&folder).expect("the fixture");
    let (id, text) = folder.lessons().next().expect("a lesson");
    Lesson::read(id, text).expect("it is valid")
}

/// Our own lessons, and the one of the tests.
fn all() -> Vec<Lesson> {
    let read = |game: &&str| {
        let folder = Folder::built_in(game);
        folder.lessons().map(|(id, text)| Lesson::read(id, text).expect("ours are valid")).collect::<Vec<_>>()
    };
    tianxia_games::IDS.iter().flat_map(read).chain([fixture()]).collect()
}

fn plays(texts: &[&str]) -> Vec<Play> {
    texts.iter().map(|text| Play::Notation((*text).to_owned())).collect()
}

fn at(lesson: &Lesson, answers: &[&str], tried: Option<&str>) -> Stage {
    let tried = tried.map(|text| Play::Notation(text.to_owned()));
    lesson.at(&LessonAttempt { answers: plays(answers), tried }).expect("a stage")
}

fn kind(stage: &Stage) -> Option<LessonVerdictKind> {
    stage.verdict.as_ref().map(|verdict| verdict.kind)
}

#[test]
fn a_lesson_begins_with_its_first_step() {
    let lesson = fixture();
    let stage = at(&lesson, &[], None);
    assert_eq!((stage.step, stage.steps, stage.done), (0, 4, false));
    assert_eq!((stage.say.as_str(), stage.line.is_none()), ("lesson-qin-1-0-say", true));
    let table = &stage.update.table;
    assert_eq!((table.id.as_str(), table.status), ("lesson", Status::Playing));
    assert_eq!(table.options["board"], "bird");
    assert_eq!(table.options["fair_start"], "false");
    assert_eq!(table.seats[1].name.as_deref(), Some("lesson-west"));
    assert!(table.seats[0].yours && table.seats.iter().all(|seat| seat.kind == SeatKind::Person));
    let stage = at(&lesson, &[], Some("next"));
    assert_eq!((stage.step, stage.say.as_str()), (1, "lesson-qin-1-1-say"));
    assert_eq!(stage.point[0], "hand:RR");
    assert_eq!(stage.line.expect("a line").notation, "RR g10 g11");
    assert!(stage.update.game.expect("a game").legal.is_some());
}

#[test]
fn a_right_answer_shows_what_follows() {
    let stage = at(&fixture(), &["next"], Some("RR g10 g11"));
    assert_eq!(kind(&stage), Some(LessonVerdictKind::Right));
    assert_eq!(stage.verdict.expect("a verdict").say.as_deref(), Some("lesson-qin-1-1-praise"));
    assert_eq!((stage.step, stage.say.as_str()), (2, "lesson-qin-1-2-say"));
    assert_eq!(stage.frames.len(), 2);
    assert_eq!(stage.frames[1].say.as_deref(), Some("lesson-qin-1-1-then-1"));
    let mut seats = Vec::new();
    for frame in &stage.frames {
        assert_eq!(frame.update.items.len(), 1);
        let Happening::Acted { seat, told, notation, .. } = &frame.update.items[0].what else { panic!("an action") };
        assert!(!told.is_empty());
        assert_eq!(notation.is_some(), *seat == 1, "the notation of others is not told");
        seats.push(*seat);
    }
    assert_eq!(seats, [1, 2]);
    assert_eq!(stage.update.items.len(), 2, "the whole log");
    assert!(stage.update.game.expect("a game").view.text().contains("RY"), "the tile was drawn as written");
}

#[test]
fn wrong_and_illegal_answers_are_told_apart() {
    let lesson = fixture();
    let tried = |play: &str| {
        let stage = at(&lesson, &["next"], Some(play));
        assert_eq!((stage.step, stage.done), (1, false));
        let verdict = stage.verdict.clone().expect("a verdict");
        (verdict.kind, verdict.say, verdict.rule, verdict.phrase, stage.update.items.len())
    };
    let (kind, say, rule, _, items) = tried("RR h7 i7");
    assert_eq!((kind, say.as_deref(), items), (LessonVerdictKind::Wrong, Some("lesson-qin-1-1-wrong-1"), 1));
    assert_eq!(rule.as_deref(), Some("Q11"));
    let (kind, say, rule, _, items) = tried("RR h6 h7");
    assert_eq!((kind, say.as_deref(), items), (LessonVerdictKind::Wrong, Some("lesson-qin-1-1-otherwise"), 1));
    assert_eq!(rule.as_deref(), Some("Q10"));
    let (kind, say, rule, phrase, items) = tried("RR h8 i8");
    assert_eq!((kind, say.as_deref(), items), (LessonVerdictKind::Illegal, Some("lesson-qin-1-1-wrong-2"), 0));
    assert_eq!((rule.as_deref(), phrase), (Some("Q8"), None));
    let (kind, say, rule, phrase, _) = tried("RR a1 a2");
    assert_eq!((kind, say, rule.as_deref()), (LessonVerdictKind::Illegal, None, Some("Q8")));
    assert!(phrase.is_some_and(|phrase| phrase.id.starts_with("qin-")));
    let stage = at(&lesson, &["next", "RR g10 g11", "RY i7 h7"], Some("BB f4 f5"));
    assert_eq!(kind_of(&stage), Some("lesson-qin-1-3-wrong-1"), "any answer is right but those named wrong");
}

fn kind_of(stage: &Stage) -> Option<&str> {
    stage.verdict.as_ref().and_then(|verdict| verdict.say.as_deref())
}

#[test]
fn an_answer_that_leaves_the_line_leads_on() {
    let lesson = fixture();
    let stage = at(&lesson, &["next"], Some("RR f8 g8"));
    assert_eq!((kind(&stage), stage.step), (Some(LessonVerdictKind::Right), 2));
    // Where the replies do not fit any more, the lesson goes on from the line.
    let text = Folder::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixture/qin")).expect("the fixture");
    let text = text.lessons().next().expect("a lesson").1.replace("\"RR f8 g8\"", "\"RR g3 g4\"");
    let lesson =
        Lesson::read("bent", &text.replace("\"RR g10 g11\", ", "\"RR g10 g11\", \"RR g4 h4\", ")).expect("valid");
    let stage = at(&lesson, &["next"], Some("RR g4 h4"));
    assert_eq!((kind(&stage), stage.step, stage.frames.len()), (Some(LessonVerdictKind::Right), 2, 2));
    let view = |stage: &Stage| stage.update.game.as_ref().expect("a game").view.text().to_owned();
    assert_eq!(view(&stage), view(&at(&lesson, &["next", "RR g10 g11"], None)));
}

#[test]
fn what_is_no_answer_is_refused_with_a_sentence() {
    let lesson = fixture();
    let told = |answers: &[&str], tried: Option<&str>| {
        let tried = tried.map(|text| Play::Notation(text.to_owned()));
        lesson.at(&LessonAttempt { answers: plays(answers), tried }).expect_err("it is refused").to_string()
    };
    assert!(told(&["next", "RR h7 i7"], None).contains("step 2: this is not a right answer"));
    assert!(told(&["next"], Some("lamp")).contains("lamp"));
    assert!(told(&[], Some("RR h7 i7")).contains("this step is only read; go on with \"next\""));
    let all = ["next", "RR g10 g11", "RY i7 h7", "BB j7 j8"];
    assert!(at(&lesson, &all, None).done);
    assert!(told(&all, Some("next")).contains("5 answers to a lesson of 4 steps"));
    let number = LessonAttempt { answers: plays(&["next"]), tried: Some(Play::Number(u32::MAX)) };
    assert!(lesson.at(&number).is_err());
}

/// The answers of the line, as "Show me" plays them.
fn finish(lesson: &Lesson) -> Stage {
    let mut answers = Vec::new();
    loop {
        let stage = lesson.at(&LessonAttempt { answers: answers.clone(), tried: None }).expect("a stage");
        if stage.done {
            return stage;
        }
        answers.push(stage.line.map_or(Play::Notation("next".to_owned()), |line| Play::Number(line.number)));
    }
}

#[test]
fn the_line_of_every_lesson_finishes() {
    for lesson in all() {
        let end = finish(&lesson);
        assert_eq!(end.say, lesson.about().closing);
        assert_eq!(end.step as usize, lesson.steps());
    }
}

#[test]
fn whatever_is_answered_gets_a_verdict() {
    for (number, lesson) in all().iter().enumerate() {
        let mut dice = FastDice::new(number as u64);
        for _ in 0..3 {
            wander(lesson, &mut dice);
        }
    }
}

/// Tries random legal answers at every step, and goes on by a right one, whether the author's or the learner's own.
fn wander(lesson: &Lesson, dice: &mut FastDice) {
    let mut answers: Vec<Play> = Vec::new();
    for _ in 0..lesson.steps() {
        let here = lesson.at(&LessonAttempt { answers: answers.clone(), tried: None }).expect("a stage");
        let Some(line) = here.line else {
            answers.push(Play::Notation("next".to_owned()));
            continue;
        };
        assert!(matches!(here.update.eye, ViewpointName::Seat(_)), "only the learner's viewpoint is shown");
        let legal = here.update.game.and_then(|game| game.legal).expect("the learner decides");
        let legal: Vec<u32> = legal.numbers().collect();
        let mut next = Play::Number(line.number);
        for _ in 0..6 {
            let tried = Play::Number(legal[dice.below(legal.len() as u32) as usize]);
            let attempt = LessonAttempt { answers: answers.clone(), tried: Some(tried.clone()) };
            let stage = lesson.at(&attempt).expect("a verdict");
            match kind(&stage).expect("a verdict") {
                LessonVerdictKind::Right => next = tried,
                LessonVerdictKind::Wrong => assert!(kind_of(&stage).is_some(), "a wrong answer is told why"),
                LessonVerdictKind::Illegal => panic!("{}: a legal answer is called illegal", lesson.id()),
            }
        }
        answers.push(next);
    }
    assert!(lesson.at(&LessonAttempt { answers, tried: None }).expect("a stage").done);
}
