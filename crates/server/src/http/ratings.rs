//! `/api/me/ratings` and the ratings of a table.

use super::api::{Api, Operation};
use super::app::App;
use super::asking::{Asked, Body, Owner, Path};
use super::failed::Failed;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use tianxia_protocol::{GamesQuery, KeepRatings, MyRatings, RatedGames, TableRatings};

pub(super) fn routes(api: Api) -> Api {
    let operation = |id, summary| Operation::new(id, "ratings", summary);
    api.get(
        "/api/me/ratings",
        ratings,
        operation("ratings", "My ratings by game and number of players, and how I did against whom.")
            .answers::<MyRatings>(StatusCode::OK),
    )
    .post(
        "/api/me/ratings",
        keep,
        operation("keep_ratings", "Keep ratings of me, or no more: then my ratings and their history are erased.")
            .answers::<MyRatings>(StatusCode::OK),
    )
    .get(
        "/api/me/ratings/games",
        games,
        operation("rated_games", "The games that counted for my ratings, latest first.")
            .answers::<RatedGames>(StatusCode::OK),
    )
    .get(
        "/api/tables/{id}/ratings",
        table,
        operation(
            "table_ratings",
            "The ratings of those at a table whose game counts for ratings; nobody's otherwise.",
        )
        .answers::<TableRatings>(StatusCode::OK)
        .refuses(StatusCode::NOT_FOUND),
    )
}

async fn ratings(State(app): State<App>, Owner(person): Owner) -> Result<Json<MyRatings>, Failed> {
    Ok(Json(app.service.store.ratings_of(&person.id).await?))
}

async fn keep(
    State(app): State<App>,
    Owner(person): Owner,
    Body(KeepRatings { keep }): Body<KeepRatings>,
) -> Result<Json<MyRatings>, Failed> {
    Ok(Json(app.service.keep_ratings(&person, keep).await?))
}

async fn games(
    State(app): State<App>,
    Owner(person): Owner,
    Asked(GamesQuery { game, players, before }): Asked<GamesQuery>,
) -> Result<Json<RatedGames>, Failed> {
    Ok(Json(app.service.rated_games(&person, game, players, before).await?))
}

async fn table(State(app): State<App>, Path(id): Path<String>) -> Result<Json<TableRatings>, Failed> {
    Ok(Json(app.service.table_ratings(&id).await?))
}
