//! `/api/puzzles`: which there are, and each of them after an answer.

use super::api::{Api, Operation};
use super::app::App;
use super::asking::{Body, Path};
use super::failed::Failed;
use super::lessons::thinking;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use tianxia_protocol::{Code, LessonAttempt, Problem, PuzzleAbout, PuzzleList, Stage};

pub(super) fn routes(api: Api) -> Api {
    let operation = |id, summary| Operation::new(id, "puzzles", summary);
    api.get(
        "/api/puzzles",
        list,
        operation("puzzles", "The puzzles of every game, without their answers.")
            .answers_by_game::<PuzzleAbout>(StatusCode::OK),
    )
    .post(
        "/api/puzzles/{game}/{id}",
        stage,
        operation("puzzle", "A puzzle, and a verdict on the answer that is tried; once it is solved, why it is best.")
            .answers::<Stage>(StatusCode::OK)
            .refuses(StatusCode::NOT_FOUND),
    )
}

async fn list(State(app): State<App>) -> Json<PuzzleList> {
    Json(app.puzzles.list().clone())
}

async fn stage(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
    Body(attempt): Body<LessonAttempt>,
) -> Result<Json<Stage>, Failed> {
    let play = move || {
        let nothing = || Problem::new(Code::NotFound, format!("there is no puzzle `{id}` of `{game}`"));
        Ok(app.puzzles.get(&game, &id).ok_or_else(nothing)?.at(&id, &attempt)?)
    };
    thinking(play).await
}
