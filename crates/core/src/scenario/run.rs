//! Playing a scenario and holding it against what is written.

use super::compare::{compare, matches, shown};
use super::file::Step;
use super::script::{Fallen, Script};
use super::{Difference, Failed, Moment, Passed, Played, Scenario, Start, Watcher};
use crate::{BadInput, Illegal, Json, Mute, Outcome, ProbeDice, Seed, SeededDice, Turn, Viewpoint, Written};
use serde_json::Value;

/// As many actions as a message lists.
const LISTED: usize = 12;

impl Scenario {
    /// Plays the scenario. The steps go on after an expectation that is not met, but not after a play that is
    /// refused.
    pub fn run<G: Written>(&self) -> Result<Passed, Failed> {
        self.watch::<G>(&mut |_| {})
    }

    /// Plays the scenario as [`Scenario::run`] does, and shows its start and what comes of every action.
    pub fn watch<G: Written>(&self, watcher: Watcher<'_, G>) -> Result<Passed, Failed> {
        let mut book = Book { step: None, checks: 0, differences: Vec::new() };
        let taken = self.start::<G>(&mut book).map(|(mut state, mut dice)| {
            watcher(Moment { state: &state, played: None });
            let mut last = Vec::new();
            self.steps
                .iter()
                .zip(1..)
                .take_while(|(step, number)| {
                    book.step = Some(*number);
                    take(step, &mut state, &mut dice, &mut last, &mut book, watcher).is_some()
                })
                .count()
        });
        match taken {
            Some(steps) if book.differences.is_empty() => Ok(Passed { steps, checks: book.checks }),
            _ => Err(Failed::new(self, book.differences)),
        }
    }

    fn start<G: Written>(&self, book: &mut Book) -> Option<(G, SeededDice)> {
        let known = G::about().id;
        if self.game != known {
            book.differ("game", format!("\"{known}\""), format!("\"{}\"", self.game));
            return None;
        }
        let forbidding = self.steps.iter().flat_map(|step| step.illegal.values());
        if let Some(unknown) = self.rules.iter().chain(forbidding).find(|id| !G::about().has_rule(id)) {
            let (letter, count) = G::about().rule_ids;
            let ids = format!("ids of rules of {known}, which are {letter}1 to {letter}{count}");
            book.differ("rules", ids, format!("\"{unknown}\""));
            return None;
        }
        let mut dice = SeededDice::new(self.seed);
        let state = match &self.start {
            Start::Position(table) => book.accept("position", G::from_position(table, &mut dice))?,
            Start::Setup(table) => {
                let options = book.accept("setup", G::read_options(&table.setup()))?;
                let mut fallen = book.script::<G>("setup.dice", table.dice.as_ref(), &mut dice)?;
                let state = G::start(&options, &mut fallen);
                book.all_fell("setup.dice", table.dice.as_ref(), &fallen);
                state
            }
        };
        Some((state, dice))
    }
}

/// What has been checked and what differed.
struct Book {
    step: Option<usize>,
    checks: usize,
    differences: Vec<Difference>,
}

impl Book {
    fn differ(&mut self, key: impl Into<String>, expected: impl Into<String>, found: impl Into<String>) {
        let (key, expected, found) = (key.into(), expected.into(), found.into());
        self.differences.push(Difference { step: self.step, key, expected, found });
    }

    fn accept<T>(&mut self, key: &str, read: Result<T, BadInput>) -> Option<T> {
        read.map_err(|error| self.differ(key, "something that can be read", error.to_string())).ok()
    }

    fn equal<T: PartialEq>(&mut self, key: &str, expected: &T, found: &T, show: impl Fn(&T) -> String) {
        self.checks += 1;
        if expected != found {
            self.differ(key, show(expected), show(found));
        }
    }

    fn partly_equal(&mut self, key: &str, expected: &Value, found: &Value) {
        self.checks += usize::from(expected.as_object().is_none_or(|keys| !keys.is_empty()));
        let mut mismatches = Vec::new();
        compare(expected, found, key, &mut mismatches);
        for mismatch in mismatches {
            self.differ(mismatch.path, mismatch.expected, mismatch.found);
        }
    }

    fn script<'a, G: Written>(
        &mut self,
        key: &str,
        script: Option<&Script>,
        otherwise: &'a mut SeededDice,
    ) -> Option<Fallen<'a>> {
        let script = script.cloned().unwrap_or_else(Script::by_seed);
        script.dice::<G>(otherwise).map_err(|fault| self.differ(key, "faces of this game", fault.to_string())).ok()
    }

    fn all_fell(&mut self, key: &str, script: Option<&Script>, dice: &Fallen) {
        self.checks += usize::from(script.is_some());
        if let Some((expected, found)) = dice.fault() {
            self.differ(key, expected, found);
        }
    }
}

/// Takes one step; `None` if the scenario cannot go on. `last` holds the events of the last play.
fn take<G: Written>(
    step: &Step,
    state: &mut G,
    dice: &mut SeededDice,
    last: &mut Vec<G::Event>,
    book: &mut Book,
    watcher: Watcher<'_, G>,
) -> Option<()> {
    let mut events = Vec::new();
    let mut fallen = book.script::<G>("dice", step.dice.as_ref(), dice)?;
    play(step, state, &mut fallen, &mut events, last, book, watcher)?;
    book.all_fell("dice", step.dice.as_ref(), &fallen);
    check_turn(step, state, book);
    check_legal(step, state, book);
    check_illegal(step, state, book);
    book.partly_equal("position", &json(&G::canonical(step.position.clone())), &json(&state.position()));
    book.partly_equal("view", &json(&step.view), &json(&state.view(Viewpoint::Open)));
    check_events::<G>(step, &events, book);
    check_written(state, book);
    Some(())
}

/// Wherever a scenario leads, the position can be written down and read again.
fn check_written<G: Written>(state: &G, book: &mut Book) {
    const KEY: &str = "position, written and read again";
    let dice = &mut SeededDice::new(Seed::from_number(0));
    let again = book.accept(KEY, G::from_position(&state.position(), dice));
    if let Some(again) = again.filter(|again| again != state) {
        book.differ(KEY, format!("{state:?}"), format!("{again:?}"));
    }
}

fn play<G: Written>(
    step: &Step,
    state: &mut G,
    dice: &mut Fallen,
    events: &mut Vec<G::Event>,
    last: &mut Vec<G::Event>,
    book: &mut Book,
    watcher: Watcher<'_, G>,
) -> Option<()> {
    for (index, text) in step.play.iter().enumerate() {
        let key = format!("play.{} (`{text}`)", index + 1);
        book.checks += 1;
        let action = book.accept(&key, state.read(text))?;
        let (before, mut told) = (state.clone(), Vec::new());
        if let Err(illegal) = state.play(action, dice, &mut told) {
            let found = if state.done_by_itself(last, action) {
                "that it was done by itself: there was no other answer".to_owned()
            } else {
                forbidden(&illegal)
            };
            book.differ(key, "a legal action", found);
            return None;
        }
        watcher(Moment { state, played: Some(Played { before: &before, action, events: &told }) });
        events.extend(told.iter().cloned());
        *last = told;
    }
    Some(())
}

fn check_turn<G: Written>(step: &Step, state: &G, book: &mut Book) {
    if let Some(turn) = &step.turn {
        book.equal("turn", turn, &state.turn(), |turn| match turn {
            Turn::Decide(seat) => format!("{seat}"),
            Turn::Over => "\"over\"".to_owned(),
        });
    }
    if let Some(ask) = &step.ask {
        book.equal("ask", &ask.as_str(), &state.ask().id, |id| format!("\"{id}\""));
    }
    let outcome = state.outcome();
    let result = |part: fn(&Outcome) -> Value| outcome.as_ref().map_or(Value::from("none, the game is not over"), part);
    if let Some(places) = &step.places {
        book.partly_equal("places", &json(places), &result(|outcome| json(&outcome.places)));
    }
    if let Some(scores) = &step.scores {
        book.partly_equal("scores", &json(scores), &result(|outcome| json(&outcome.scores)));
    }
}

fn check_legal<G: Written>(step: &Step, state: &G, book: &mut Book) {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    for text in &step.legal {
        book.checks += 1;
        let key = format!("legal (`{text}`)");
        let Some(action) = book.accept(&key, state.read(text)) else { continue };
        if !legal.contains(&action) {
            let found = match state.clone().play(action, &mut ProbeDice::default(), &mut Mute) {
                Err(illegal) => format!("{}; legal are {}", forbidden(&illegal), listed(state, &legal)),
                Ok(()) => "an action that can be played but is not listed as legal".to_owned(),
            };
            book.differ(key, "a legal action", found);
        }
    }
    if let Some(only) = &step.only {
        book.checks += 1;
        let wanted: Vec<_> = only.iter().filter_map(|text| book.accept("only", state.read(text))).collect();
        let without = |all: &[G::Action], those: &[G::Action]| -> Vec<G::Action> {
            all.iter().filter(|action| !those.contains(action)).copied().collect()
        };
        let (missing, surplus) = (without(&wanted, &legal), without(&legal, &wanted));
        if !missing.is_empty() {
            book.differ("only", format!("{} to be legal", listed(state, &missing)), "that they are not");
        }
        if !surplus.is_empty() {
            book.differ("only", "nothing else to be legal", listed(state, &surplus));
        }
    }
}

fn check_illegal<G: Written>(step: &Step, state: &G, book: &mut Book) {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    for (text, rule) in &step.illegal {
        book.checks += 1;
        let key = format!("illegal (`{text}`)");
        let Some(action) = book.accept(&key, state.read(text)) else { continue };
        let expected = format!("rule {rule} to forbid it");
        let mut tried = state.clone();
        match tried.play(action, &mut ProbeDice::default(), &mut Mute) {
            Ok(()) => book.differ(&key, expected, "that it can be played"),
            Err(illegal) if illegal.rule != rule => book.differ(&key, expected, forbidden(&illegal)),
            Err(_) if legal.contains(&action) => {
                book.differ(&key, "it not to be listed as legal", "that it is, though it cannot be played");
            }
            Err(_) if tried != *state => {
                book.differ(&key, "the state left as it was", "that the refused action changed it");
            }
            Err(_) => {}
        }
    }
}

fn check_events<G: Written>(step: &Step, events: &[G::Event], book: &mut Book) {
    let events: Vec<Value> = events.iter().map(json).collect();
    let mut next = 0;
    for (index, expected) in step.events.iter().map(json).enumerate() {
        book.checks += 1;
        match events[next..].iter().position(|event| matches(&expected, event)) {
            Some(skipped) => next += skipped + 1,
            None => {
                let after: String = events[next..].iter().map(|event| format!("{event}\n")).collect();
                let found = if after.is_empty() { "no more events".to_owned() } else { after };
                book.differ(format!("events.{}", index + 1), shown(&expected), found);
                return;
            }
        }
    }
}

fn forbidden(illegal: &Illegal) -> String {
    format!("that {illegal}")
}

fn listed<G: Written>(state: &G, actions: &[G::Action]) -> String {
    let mut texts: Vec<_> = actions.iter().take(LISTED).map(|action| format!("`{}`", state.write(*action))).collect();
    if actions.len() > LISTED {
        texts.push(format!("{} more", actions.len() - LISTED));
    }
    if texts.is_empty() { "none".to_owned() } else { texts.join(", ") }
}

/// By way of the text that a server sends, so that there is one way in which the things of a game are written.
fn json(value: &impl serde::Serialize) -> Value {
    Json::of(value).value()
}
