//! What is said between the table and a program: one line of JSON for every decision, and the ways to answer it. `docs/bots.md` has the
//! protocol for people who write programs.

use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use tianxia_core::{Outcome, Phrase, Seat, Viewpoint};
use tianxia_games::{AnyMatch, Choice, Json, Told};

/// A program is told this when it has to decide.
#[derive(Serialize)]
pub(super) struct Question<'a> {
    game: &'static str,
    rules: u32,
    players: u8,
    options: BTreeMap<String, String>,
    /// Which game it is of those this program plays, counted from 1.
    round: u32,
    seat: Seat,
    ask: Phrase,
    /// What happened since this program was last asked, or since the start, as its seat witnessed it.
    happened: Vec<Told>,
    view: Json,
    legal: &'a [Choice],
}

impl<'a> Question<'a> {
    pub(super) fn new(game: &dyn AnyMatch, seat: Seat, legal: &'a [Choice], round: u32, known_steps: usize) -> Self {
        let known_steps = known_steps.min(game.steps());
        Question {
            game: game.about().id,
            rules: game.rules(),
            players: game.players(),
            options: game.record().setup.options,
            round,
            seat,
            ask: game.ask(),
            happened: (known_steps..game.steps()).flat_map(|step| game.told(step, Viewpoint::Seat(seat))).collect(),
            view: game.view(Viewpoint::Seat(seat)),
            legal,
        }
    }
}

/// What a program is told at the end of a game.
#[derive(Serialize)]
pub(super) struct Farewell<'a> {
    over: bool,
    places: &'a [u8],
    scores: &'a [i32],
}

impl<'a> Farewell<'a> {
    pub(super) fn new(outcome: &'a Outcome) -> Self {
        Farewell { over: true, places: &outcome.places, scores: &outcome.scores }
    }
}

/// What a program is told when it asked what an action would do.
#[derive(Serialize, Default)]
pub(super) struct WhatIf {
    what_if: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    notation: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    happens: Vec<Told>,
    #[serde(skip_serializing_if = "Option::is_none")]
    effect: Option<Json>,
    draws: bool,
    hands_over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

impl WhatIf {
    pub(super) fn new(game: &dyn AnyMatch, legal: &[Choice], asked: Value) -> Self {
        let Some(choice) = choice(game, legal, &asked) else {
            let error = "this is no legal action; write the number, notation or action of one in `legal`".to_owned();
            return WhatIf { what_if: asked, error: Some(error), ..WhatIf::default() };
        };
        match game.preview(choice.number) {
            Ok((happens, draws, hands_over)) => WhatIf {
                what_if: asked,
                notation: Some(choice.notation.clone()),
                happens,
                effect: Some(choice.effect.clone()),
                draws,
                hands_over,
                error: None,
            },
            Err(refusal) => WhatIf { what_if: asked, error: Some(refusal.to_string()), ..WhatIf::default() },
        }
    }
}

/// What a program is told when it asked why an action is not legal.
#[derive(Serialize, Default)]
pub(super) struct WhyNot {
    why_not: Value,
    legal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phrase: Option<Phrase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

impl WhyNot {
    pub(super) fn new(game: &dyn AnyMatch, asked: Value) -> Self {
        let Some(number) = number_of(game, &asked) else {
            let error = "this is no action; write a number, a notation, or an action as data".to_owned();
            return WhyNot { why_not: asked, error: Some(error), ..WhyNot::default() };
        };
        match game.why_not(number) {
            Ok(None) => WhyNot { why_not: asked, legal: true, ..WhyNot::default() },
            Ok(Some(illegal)) => {
                WhyNot { why_not: asked, rule: Some(illegal.rule), phrase: Some(illegal.reason), ..WhyNot::default() }
            }
            Err(refusal) => WhyNot { why_not: asked, error: Some(refusal.to_string()), ..WhyNot::default() },
        }
    }
}

/// A line that a program said.
pub(super) enum Said {
    /// It decides.
    Action(u32),
    /// It wants to know why an action is not legal.
    WhyNot(Value),
    /// It wants to know what an action would do.
    WhatIf(Value),
    /// Nothing that fits.
    Nonsense,
}

/// Understands a line: the number of a legal action, its notation as people may spell it, or JSON (an action as data, an object
/// with `number`, `notation` or `action`, or with `what_if` or `why_not`).
pub(super) fn understand(line: &str, game: &dyn AnyMatch, legal: &[Choice]) -> Said {
    let value = serde_json::from_str(line).unwrap_or_else(|_| Value::from(line));
    if let Some(asked) = value.get("what_if") {
        return Said::WhatIf(asked.clone());
    }
    if let Some(asked) = value.get("why_not") {
        return Said::WhyNot(asked.clone());
    }
    choice(game, legal, &value).map_or(Said::Nonsense, |choice| Said::Action(choice.number))
}

/// The legal action that a value means.
fn choice<'a>(game: &dyn AnyMatch, legal: &'a [Choice], value: &Value) -> Option<&'a Choice> {
    let number = number_of(game, value)?;
    legal.iter().find(|choice| choice.number == number)
}

/// The number of the action that a value means, which need not be legal.
fn number_of(game: &dyn AnyMatch, value: &Value) -> Option<u32> {
    match value {
        Value::Number(number) => number.as_u64().and_then(|number| u32::try_from(number).ok()),
        Value::String(text) => game.number(text).ok(),
        Value::Object(keys) => {
            let part = |key: &str| keys.get(key);
            let nested = part("number").or(part("notation")).or(part("action").filter(|action| action.is_object()));
            match nested {
                Some(nested) => number_of(game, nested),
                None => game.number_of(value).ok(),
            }
        }
        _ => None,
    }
}
