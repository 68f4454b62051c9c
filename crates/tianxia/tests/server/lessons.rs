//! Lessons and puzzles over the network: ours, a club's own, and what a server does with lessons that do not hold.

use crate::kit::*;
use std::path::Path;
use std::process::Stdio;
use tianxia_client::Client;
use tianxia_protocol::{Code, LessonAttempt, LessonList, LessonVerdictKind, Play, PuzzleList, Stage};

const LESSON: &str = r#"
game = "qin"
title = "lesson-red-title"
about = "lesson-red-about"
minutes = 1
rules = ["Q8", "Q11"]

[position]
hands = ["RR", "BB"]
diagram = """
     a  b  c  d
  1  .  .  .  .
  2  R  .  .  B
"""

[[step]]
say = "lesson-red-say"
point = ["hand:RR", "b2"]
right = ["RR b2 c2", "RR b2 b1"]
dice = ["YY"]
wrong = [{ play = ["RR c1 d1"], say = "lesson-red-blue", rule = "Q11" }]
otherwise = { say = "lesson-red-otherwise" }

[closing]
say = "lesson-red-closing"
"#;

/// A club's folder with one lesson that speaks Polish.
fn club(folder: &Folder, lesson: &str) -> std::path::PathBuf {
    let home = folder.file("club/qin");
    std::fs::create_dir_all(&home).unwrap();
    std::fs::create_dir_all(folder.file("club/common")).unwrap();
    std::fs::write(home.join("club-red.toml"), lesson).unwrap();
    let ids = ["title", "about", "say", "blue", "otherwise", "closing"];
    let texts: String = ids.iter().map(|id| format!("lesson-red-{id} = Tekst {id}\n")).collect();
    std::fs::write(home.join("pl.ftl"), texts).unwrap();
    std::fs::write(folder.file("club/common/pl.ftl"), "lesson-east = Wschód\n").unwrap();
    folder.file("club")
}

fn attempt(tried: Option<&str>) -> LessonAttempt {
    LessonAttempt { answers: Vec::new(), tried: tried.map(|text| Play::Notation(text.to_owned())) }
}

fn with_club(lesson: &str) -> Server {
    let folder = Folder::new();
    std::fs::write(folder.file("settings.toml"), NO_LIMITS).unwrap();
    let mut command = serve(&folder.file("settings.toml"), &folder.file("tables.db"), "127.0.0.1:0");
    command.arg("--lessons").arg(club(&folder, lesson));
    Server::of(command, folder)
}

#[test]
fn a_lesson_is_played_over_the_network() {
    let server = with_club(LESSON);
    let mut client = Client::new(&server.url, None);
    let list: LessonList = client.get("/api/lessons").unwrap();
    let about = list["qin"].iter().find(|about| about.id == "club-red").unwrap();
    assert_eq!(
        (about.steps, about.title.as_str(), about.closing.as_str()),
        (1, "lesson-red-title", "lesson-red-closing")
    );
    let texts = client.get_text("/api/lessons/qin/pl.ftl").unwrap();
    assert!(texts.contains("lesson-red-title = Tekst title") && texts.contains("lesson-east = Wschód"), "{texts}");
    let stage: Stage = client.post("/api/lessons/qin/club-red", &attempt(None)).unwrap();
    assert_eq!((stage.step, stage.done, stage.point), (0, false, vec!["hand:RR".to_owned(), "b2".to_owned()]));
    let line = stage.line.unwrap();
    assert_eq!(line.notation, "RR b2 c2");
    let kind = |stage: &Stage| stage.verdict.as_ref().map(|verdict| verdict.kind);
    let stage: Stage = client.post("/api/lessons/qin/club-red", &attempt(Some("RR c1 d1"))).unwrap();
    assert_eq!((kind(&stage), stage.done), (Some(LessonVerdictKind::Wrong), false));
    let stage: Stage = client.post("/api/lessons/qin/club-red", &attempt(Some("RR a1 b1"))).unwrap();
    assert_eq!(kind(&stage), Some(LessonVerdictKind::Wrong));
    assert_eq!(stage.verdict.unwrap().say.as_deref(), Some("lesson-red-otherwise"));
    let by_number = LessonAttempt { answers: Vec::new(), tried: Some(Play::Number(line.number)) };
    let stage: Stage = client.post("/api/lessons/qin/club-red", &by_number).unwrap();
    assert_eq!((kind(&stage), stage.done, stage.frames.len()), (Some(LessonVerdictKind::Right), true, 1));
}

#[test]
fn what_is_not_there_is_said() {
    let server = Server::start(NO_LIMITS);
    let mut client = Client::new(&server.url, None);
    let refused = |problem: tianxia_protocol::Problem| (problem.code, problem.message);
    let (code, message) = refused(client.post::<Stage>("/api/lessons/qin/99-none", &attempt(None)).unwrap_err());
    assert_eq!((code, message.as_str()), (Code::NotFound, "there is no lesson `99-none` of `qin`"));
    let (code, message) = refused(client.get_text("/api/lessons/go/en.ftl").unwrap_err());
    assert!(code == Code::NotFound && message.contains("`go`"), "{message}");
    let (code, message) = refused(client.post::<Stage>("/api/puzzles/qin/none", &attempt(None)).unwrap_err());
    assert_eq!((code, message.as_str()), (Code::NotFound, "there is no puzzle `none` of `qin`"));
}

#[test]
fn every_lesson_of_ours_can_be_finished_over_the_network() {
    let server = Server::start(NO_LIMITS);
    let mut client = Client::new(&server.url, None);
    let list: LessonList = client.get("/api/lessons").unwrap();
    for (game, lessons) in list {
        for about in lessons {
            let path = format!("/api/lessons/{game}/{}", about.id);
            let mut answers = Vec::new();
            loop {
                let so_far = LessonAttempt { answers: answers.clone(), tried: None };
                let stage: Stage = client.post(&path, &so_far).unwrap();
                if stage.done {
                    break;
                }
                assert!(answers.len() < about.steps as usize, "{path} does not end");
                answers.push(stage.line.map_or(Play::Notation("next".to_owned()), |line| Play::Number(line.number)));
            }
            assert_eq!(answers.len(), about.steps as usize, "{path}");
        }
    }
}

#[test]
fn a_puzzle_is_solved_over_the_network() {
    let server = Server::start(NO_LIMITS);
    let mut client = Client::new(&server.url, None);
    let list: PuzzleList = client.get("/api/puzzles").unwrap();
    assert!(tianxia_games::IDS.iter().all(|game| list.contains_key(*game)));
    for (game, about) in list.iter().filter_map(|(game, puzzles)| Some((game, puzzles.first()?))) {
        let path = format!("/api/puzzles/{game}/{}", about.id);
        let stage: Stage = client.post(&path, &attempt(None)).unwrap();
        assert!(stage.reason.is_empty() && !stage.done);
        let right = stage.line.unwrap().notation;
        let other = stage.update.game.unwrap().legal.unwrap().unpack();
        let other = other.iter().find(|choice| choice.notation != right).unwrap();
        let wrong: Stage = client.post(&path, &attempt(Some(&other.notation))).unwrap();
        assert!(!wrong.done && !wrong.reason.is_empty(), "a wrong answer is told what it does");
        let solved: Stage = client.post(&path, &attempt(Some(&right))).unwrap();
        assert!(solved.done && !solved.reason.is_empty());
    }
}

/// What a server says that does not start.
fn refused(lesson: &str, folder: impl Fn(&Path) -> std::path::PathBuf) -> String {
    let home = Folder::new();
    std::fs::write(home.file("settings.toml"), NO_LIMITS).unwrap();
    let mut command = serve(&home.file("settings.toml"), &home.file("tables.db"), "127.0.0.1:0");
    command.arg("--lessons").arg(folder(&club(&home, lesson)));
    let ended = command.stdout(Stdio::null()).stderr(Stdio::piped()).output().unwrap();
    assert_eq!(ended.status.code(), Some(2));
    String::from_utf8(ended.stderr).unwrap()
}

#[test]
fn a_server_does_not_start_with_lessons_that_do_not_hold() {
    let own = |path: &Path| path.to_path_buf();
    let told = refused(&LESSON.replace("\"RR b2 b1\"", "\"RR b1 c1\""), own);
    assert!(told.contains("club-red.toml: step 1, right (`RR b1 c1`): "), "{told}");
    assert_eq!(told.lines().count(), 1, "one sentence: {told}");
    let told = refused(&LESSON.replace("minutes", "minuts"), own);
    assert!(told.contains("club-red.toml: line 5, column 1: unknown field `minuts`"), "{told}");
    let told = refused(&LESSON.replace("lesson-red-say", "lesson-red-sai"), own);
    assert!(told.contains("there is no message `lesson-red-sai` in pl.ftl"), "{told}");
    let told = refused(LESSON, |path| path.join("qin"));
    assert!(told.contains("there are no lessons; they stand in a folder named by their game"), "{told}");
    let told = refused(LESSON, |path| path.join("nowhere"));
    assert!(told.contains("nowhere"), "{told}");
}
