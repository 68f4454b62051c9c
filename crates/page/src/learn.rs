//! Lessons, puzzles and rulebooks: they are part of the program, and are read when somebody first wants one.

use crate::message::{Answered, Reply, Request};
use crate::page::nothing_at;
use std::sync::OnceLock;
use tianxia_core::{BadInput, Fault};
use tianxia_lessons::Library;
use tianxia_protocol::{Code, LessonAttempt, Problem};
use tianxia_puzzles::Puzzles;

/// What there is to learn.
#[derive(Default)]
pub(crate) struct Learning {
    lessons: OnceLock<Result<Library, BadInput>>,
    puzzles: OnceLock<Result<Puzzles, BadInput>>,
}

impl Learning {
    /// Answers what is asked below `/api/`.
    pub(crate) fn answer(&self, request: &Request, path: &[&str]) -> Answered {
        match (request.method.as_str(), path) {
            ("GET", ["lessons"]) => Reply::json(&self.lessons()?.list()),
            ("GET", ["lessons", game, file]) => {
                let lessons = self.lessons()?;
                let texts = file.strip_suffix(".ftl").and_then(|language| lessons.texts(game, language));
                Reply::text(
                    texts.ok_or_else(|| nothing(format!("there are no texts `{file}` of lessons of `{game}`")))?,
                )
            }
            ("POST", ["lessons", game, id]) => {
                let lesson = self.lessons()?.lesson(game, id);
                let lesson = lesson.ok_or_else(|| nothing(format!("there is no lesson `{id}` of `{game}`")))?;
                Reply::json(&lesson.at(&request.body::<LessonAttempt>()?)?)
            }
            ("GET", ["puzzles"]) => Reply::json(self.puzzles()?.list()),
            ("POST", ["puzzles", game, id]) => {
                let puzzle = self.puzzles()?.get(game, id);
                let puzzle = puzzle.ok_or_else(|| nothing(format!("there is no puzzle `{id}` of `{game}`")))?;
                Reply::json(&puzzle.at(id, &request.body::<LessonAttempt>()?)?)
            }
            ("GET", ["rules", game]) => {
                let language = request.query.get("language").map_or("en", String::as_str);
                Reply::json(&tianxia_rulebook::book(game, language).map_err(problem)?)
            }
            ("GET", ["rules", game, "examples", name]) => {
                Reply::json(&tianxia_rulebook::example(game, name).map_err(problem)?)
            }
            _ => Err(nothing_at(request).into()),
        }
    }

    fn lessons(&self) -> Result<&Library, Problem> {
        self.lessons.get_or_init(Library::built_in).as_ref().map_err(|error| error.clone().into())
    }

    fn puzzles(&self) -> Result<&Puzzles, Problem> {
        self.puzzles.get_or_init(Puzzles::built_in).as_ref().map_err(|error| error.clone().into())
    }
}

fn nothing(message: String) -> Problem {
    Problem::new(Code::NotFound, message)
}

fn problem(error: BadInput) -> Problem {
    let code = match error.fault() {
        Fault::Unknown => Code::NotFound,
        _ => Code::Unavailable,
    };
    Problem::new(code, error.to_string())
}
