//! A finished game gone through by a bot: an answer that comes line by line, as the bot gets on with it.

use super::api::{Api, Operation};
use super::app::App;
use super::asking::Known;
use super::failed::Failed;
use super::watching::think;
use crate::limits::Kind;
use crate::pool::Share;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use prometheus_client::metrics::gauge::Gauge;
use std::convert::Infallible;
use std::sync::Arc;
use tianxia_core::Record;
use tianxia_protocol::{AnalysisLine, Code, Problem, Verdict};

pub(super) fn routes(api: Api) -> Api {
    api.post(
        "/api/tables/{id}/analysis",
        analysis,
        Operation::new(
            "analysis",
            "replay",
            "A finished game gone through by a bot. Each line of the answer is an AnalysisLine: a verdict as soon as a decision is \
             judged, and at last the whole analysis, or a problem. Who hangs up stops the thinking.",
        )
        .answers_lines::<AnalysisLine>()
        .refuses(StatusCode::CONFLICT),
    )
}

async fn analysis(State(app): State<App>, Path(id): Path<String>, Known(person): Known) -> Result<Response, Failed> {
    app.service.limit(Kind::Hint, &person.id)?;
    let (record, of) = app.service.tables.look(&id, |table| Ok((table.record()?, table.standing()))).await?;
    let open = Open::new(&app.service.metrics.analyses);
    let report =
        Report { app, table: id, person: person.id, record: Arc::new(record), of, decisions: Vec::new(), open };
    // The client's pace is the bot's: nothing is thought before the line before it is on its way.
    let lines = stream::unfold(Some(report), |report| async move {
        let (line, rest) = report?.next().await;
        Some((Ok::<_, Infallible>(line), rest))
    });
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response())
}

/// An analysis under way.
struct Report {
    app: App,
    table: String,
    /// Who asked.
    person: Arc<str>,
    record: Arc<Record>,
    /// How many decisions there are.
    of: u32,
    decisions: Vec<Verdict>,
    #[allow(dead_code, reason = "held for its Drop")]
    open: Open,
}

/// Counts an analysis for as long as somebody listens to it.
struct Open(Gauge);

impl Open {
    fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Open(gauge.clone())
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Report {
    /// The next line, and what is left to do after it.
    async fn next(mut self) -> (Bytes, Option<Self>) {
        if self.decisions.len() as u32 == self.of {
            return (written(&AnalysisLine::Analysis { analysis: tianxia_host::sum_up(self.decisions) }), None);
        }
        match self.judge().await {
            Ok(verdict) => {
                self.decisions.push(verdict.clone());
                (written(&AnalysisLine::Verdict { of: self.of, verdict }), Some(self))
            }
            Err(problem) => (written(&AnalysisLine::Problem { problem }), None),
        }
    }

    /// One decision at a time, so that bots at other tables get their turn in between.
    async fn judge(&self) -> Result<Verdict, Problem> {
        let mut closing = self.app.service.tables.closing.subscribe();
        let (record, number) = (self.record.clone(), self.decisions.len() as u32 + 1);
        let share = Share { person: &self.person, table: &self.table, quick: false };
        let verdict = tokio::select! {
            verdict = think(&self.app, share, move |stop| tianxia_host::judge(&record, number, stop)) => verdict??,
            _ = closing.wait_for(|closing| *closing) => {
                return Err(Problem::new(Code::Unavailable, "the server is about to stop; ask again later"));
            }
        };
        self.app.service.metrics.judged.inc();
        verdict.ok_or_else(|| Problem::new(Code::Unavailable, format!("decision {number} cannot be judged")))
    }
}

fn written(line: &AnalysisLine) -> Bytes {
    let mut text = serde_json::to_vec(line).unwrap_or_default();
    text.push(b'\n');
    text.into()
}
