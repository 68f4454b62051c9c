//! A finished game gone through by a bot: an answer that comes line by line, as the bot gets on with it.

use super::api::{Api, Operation};
use super::app::App;
use super::asking::{Known, Path};
use super::failed::Failed;
use crate::people::limits::Kind;
use crate::think::analyses::Judged;
use crate::think::pool::Share;
use crate::think::thinking::{Pass, Question};
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use prometheus_client::metrics::gauge::Gauge;
use std::convert::Infallible;
use std::sync::Arc;
use tianxia_protocol::{Analysis, AnalysisLine, Code, Problem, Verdict};

pub(super) fn routes(api: Api) -> Api {
    api.post(
        "/api/tables/{id}/analysis",
        analysis,
        Operation::new(
            "analysis",
            "replay",
            "A finished game gone through by a bot. Each line of the answer is an AnalysisLine: a verdict as soon as a decision is \
             judged at a look, and at last the whole analysis, in which a few were thought over at length, or a problem. A game is gone through once for all who ask; it stops when nobody listens.",
        )
        .answers_lines::<AnalysisLine>()
        .refuses(StatusCode::CONFLICT),
    )
}

async fn analysis(State(app): State<App>, Path(id): Path<String>, Known(person): Known) -> Result<Response, Failed> {
    app.service.limit(Kind::Hint, &person.id)?;
    let (record, of) = app.service.tables.look(&id, |table| Ok((table.record()?, table.standing()))).await?;
    let open = Open::new(&app.service.metrics.analyses);
    let judged = app.service.analyses.of(&id, record);
    let report = Report { app, table: id, person: person.id, judged, of, told: 0, open };
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
    judged: Arc<Judged>,
    /// How many decisions there are.
    of: u32,
    /// How many of them this listener has heard of.
    told: u32,
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
        if self.told == self.of {
            let line = match self.unless_closing(self.whole()).await {
                Ok(analysis) => AnalysisLine::Analysis { analysis },
                Err(problem) => AnalysisLine::Problem { problem },
            };
            return (written(&line), None);
        }
        match self.unless_closing(self.known_or_judged()).await {
            Ok(verdict) => {
                self.told += 1;
                (written(&AnalysisLine::Verdict { of: self.of, verdict }), Some(self))
            }
            Err(problem) => (written(&AnalysisLine::Problem { problem }), None),
        }
    }

    /// Waits for a thought, or for the end of the server.
    async fn unless_closing<T>(&self, thought: impl Future<Output = Result<T, Problem>>) -> Result<T, Problem> {
        let mut closing = self.app.service.tables.closing.subscribe();
        tokio::select! {
            thought = thought => thought,
            _ = closing.wait_for(|closing| *closing) => {
                Err(Problem::new(Code::Unavailable, "the server is about to stop; ask again later"))
            }
        }
    }

    /// The verdict on the next decision, by whoever judges it first. Who hangs up while judging leaves it to the next. One decision at a time, so
    /// that bots at other tables get their turn in between.
    async fn known_or_judged(&self) -> Result<Verdict, Problem> {
        let mut decisions = self.judged.decisions.lock().await;
        if let Some(known) = decisions.get(self.told as usize) {
            return Ok(known.clone());
        }
        let verdict = self.judge(self.told + 1, Pass::First).await?;
        self.app.service.metrics.judged.inc();
        decisions.push(verdict.clone());
        Ok(verdict)
    }

    /// All of it, once the decisions that seem to have cost most have been thought over, in the same way one after the other.
    async fn whole(&self) -> Result<Analysis, Problem> {
        let decisions = self.judged.decisions.lock().await.clone();
        let mut weighed = self.judged.weighed.lock().await;
        for number in tianxia_host::candidates(&decisions).into_iter().skip(weighed.len()) {
            weighed.push(self.judge(number, Pass::Second).await?);
        }
        Ok(tianxia_host::sum_up(decisions, weighed.clone()))
    }

    /// One verdict: a worker's, or one's own.
    async fn judge(&self, number: u32, pass: Pass) -> Result<Verdict, Problem> {
        let service = &self.app.service;
        let (table, person) = (self.table.clone(), self.person.to_string());
        let question = Question::Verdict { table, number, pass, person };
        let verdict = match service.tables.thinkers.ask(&question).await? {
            Some(verdict) => verdict,
            None => {
                let share = Share { person: &self.person, table: &self.table, quick: false };
                let judged = self.judged.clone();
                service.think(share, move |stop| pass.judge(&judged.record, number, stop)).await??
            }
        };
        let missing = || Problem::new(Code::Unavailable, format!("decision {number} cannot be judged"));
        Option::ok_or_else(verdict, missing)
    }
}

fn written(line: &AnalysisLine) -> Bytes {
    let mut text = serde_json::to_vec(line).unwrap_or_default();
    text.push(b'\n');
    text.into()
}
