//! `/api/lessons`: which there are, what they say, and each of them step by step. The server remembers nothing of a learner: every request
//! brings the answers given so far.

use super::api::{Api, Operation};
use super::app::App;
use super::asking::{Body, Path};
use super::failed::Failed;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use tianxia_protocol::{Code, LessonAbout, LessonAttempt, LessonList, Problem, Stage};

pub(super) fn routes(api: Api) -> Api {
    let operation = |id, summary| Operation::new(id, "lessons", summary);
    api.get(
        "/api/lessons",
        list,
        operation("lessons", "The lessons of every game, in teaching order.")
            .answers_by_game::<LessonAbout>(StatusCode::OK),
    )
    .get(
        "/api/lessons/{game}/{id}",
        texts,
        operation("lessonTexts", "What the lessons of a game say in a language, as a Fluent file: `de.ftl`.")
            .answers_text(FLUENT)
            .refuses(StatusCode::NOT_FOUND),
    )
    .post(
        "/api/lessons/{game}/{id}",
        stage,
        operation("lesson", "A lesson after the right answers so far, and a verdict on the one that is tried.")
            .answers::<Stage>(StatusCode::OK)
            .refuses(StatusCode::NOT_FOUND),
    )
}

/// The media type of Fluent files.
const FLUENT: &str = "text/plain; charset=utf-8";

async fn list(State(app): State<App>) -> Json<LessonList> {
    Json(app.lessons.list())
}

async fn texts(
    State(app): State<App>,
    Path((game, file)): Path<(String, String)>,
) -> Result<impl IntoResponse, Failed> {
    let texts = file.strip_suffix(".ftl").and_then(|language| app.lessons.texts(&game, language));
    let nothing = || {
        let message = format!("there are no texts `{file}` of lessons of `{game}`; ask for /api/lessons/qin/en.ftl");
        Problem::new(Code::NotFound, message)
    };
    let texts = texts.ok_or_else(nothing)?;
    Ok(([(header::CONTENT_TYPE, FLUENT), (header::CACHE_CONTROL, "no-cache")], texts))
}

async fn stage(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
    Body(attempt): Body<LessonAttempt>,
) -> Result<Json<Stage>, Failed> {
    let play = move || {
        let nothing = || Problem::new(Code::NotFound, format!("there is no lesson `{id}` of `{game}`"));
        Ok(app.lessons.lesson(&game, &id).ok_or_else(nothing)?.at(&attempt)?)
    };
    thinking(play).await
}

/// Lists every legal answer with its effect, so it must not hold up other requests.
pub(super) async fn thinking(
    work: impl FnOnce() -> Result<Stage, Problem> + Send + 'static,
) -> Result<Json<Stage>, Failed> {
    let failed = |_| Problem::new(Code::Unavailable, "the server failed at this; try again");
    Ok(Json(tokio::task::spawn_blocking(work).await.map_err(failed)??))
}
