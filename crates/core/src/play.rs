//! A game being played at a table: the state, the dice, and the log from which both can be rebuilt. A [`Match`] adds to the
//! rules what belongs to the table: undo, resigning, and who holds which seat.

use crate::foresight::{WatchedDice, was_free};
use crate::scenario::Script;
use crate::text_file::{block_text, single_line};
use crate::{
    BadInput, Deed, Entry, Fault, Game, Illegal, Outcome, Record, RecordedResult, SavedDice, Seat, Seed, SeededDice,
    Setup, Turn, Written, is_board_text, parse_toml, places,
};
use std::cell::Cell;
use std::fmt;

/// A game being played.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    record: Record,
    state: G,
    dice: SeededDice,
    steps: Vec<Step<G>>,
    /// Who gave up, in order.
    resigned: Vec<Seat>,
}

/// An action that stands, with all that is needed to show it again or take it back.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The position before it.
    pub before: G,
    /// Who played.
    pub seat: Seat,
    /// What was played.
    pub action: G::Action,
    /// What came of it. For the table's use: show a viewpoint only what [`Game::witness`] lets through.
    pub events: Vec<G::Event>,
    /// Can the seat take it back without asking anybody?
    pub free: bool,
    dice_before: SavedDice,
}

/// Why the table refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// Somebody else decides.
    NotYourDecision {
        /// Who asked.
        seat: Seat,
        /// Who decides.
        deciding: Seat,
    },
    /// Nothing can be done any more.
    Over,
    /// The rules forbid it.
    Illegal(Illegal),
    /// No action stands that could be taken back.
    NothingToUndo,
    /// The seat has given up already.
    Resigned(Seat),
}

impl<G: Written> Match<G> {
    /// Starts a game from its normal set-up.
    pub fn start(setup: &Setup, seed: Seed) -> Result<Self, BadInput> {
        let options = G::read_options(setup)?;
        let mut dice = SeededDice::new(seed);
        let state = G::start(&options, &mut dice);
        Ok(Match::new(G::setup(&options), seed, None, state, dice))
    }

    /// Starts a game from a position (TOML). `rules` is the version of the rules where the position does not name one; the newest
    /// if nobody does.
    pub fn start_from(position: &str, rules: Option<u32>, seed: Seed) -> Result<Self, BadInput> {
        // Read as the record will give it back.
        let position = block_text(position);
        let table = under_rules(parse_toml(&position)?, rules)?;
        let mut dice = SeededDice::new(seed);
        let state = G::from_position(&table, &mut dice)?;
        Ok(Match::new(Setup::new(state.players()), seed, Some(position), state, dice))
    }

    fn new(mut setup: Setup, seed: Seed, position: Option<String>, state: G, dice: SeededDice) -> Self {
        let about = G::about();
        for value in setup.options.values_mut().filter(|value| is_board_text(value)) {
            *value = block_text(value);
        }
        setup.rules = None;
        let record = Record {
            game: about.id.to_owned(),
            rules: state.rules(),
            setup,
            seed,
            seed_hash: None,
            server_seed: None,
            contributions: Vec::new(),
            position,
            names: Vec::new(),
            entries: Vec::new(),
            result: None,
        };
        Match { record, state, dice, steps: Vec::new(), resigned: Vec::new() }
    }

    /// Plays a record again, up to and including entry `until` (all of them if `None`), and checks what it says of the
    /// result when it was played to its end.
    pub fn replay(record: &Record, until: Option<usize>) -> Result<Self, BadInput> {
        let about = G::about();
        if record.game != about.id {
            return Err(BadInput::new(format!("a record of `{}`, not of {}", record.game, about.id)));
        }
        about.check_version(record.rules).map_err(|error| error.within("rules"))?;
        let mut game: Match<G> = match &record.position {
            Some(position) => Match::start_from(position, Some(record.rules), record.seed)
                .map_err(|error| error.within("position"))?,
            None => Match::start(&record.setup.clone().under(record.rules), record.seed)?,
        };
        if game.state.players() != record.setup.players {
            return Err(BadInput::new(format!(
                "the header says {} players, the position has {}",
                record.setup.players,
                game.state.players()
            )));
        }
        game.set_names(record.names.clone());
        let entries = &record.entries[..until.unwrap_or(usize::MAX).min(record.entries.len())];
        for (index, entry) in entries.iter().enumerate() {
            game.enter(entry).map_err(|error| error.within(format!("entry {} (`{entry}`)", index + 1)))?;
        }
        if entries.len() == record.entries.len() {
            game.verify(record.result.as_ref())?;
        }
        Ok(game)
    }

    fn enter(&mut self, entry: &Entry) -> Result<(), BadInput> {
        let refuse = |refused: Refused| BadInput::new(refused.to_string());
        match &entry.deed {
            Deed::Action(text) => {
                let action = self.state.read(text)?;
                self.act(entry.seat, action).map_err(refuse)
            }
            Deed::Undo => self.undo(entry.seat).map_err(refuse),
            Deed::Resign => self.resign(entry.seat).map_err(refuse),
            Deed::Holder(name) => {
                self.seat_holder(entry.seat, name);
                Ok(())
            }
        }
    }

    fn verify(&self, told: Option<&RecordedResult>) -> Result<(), BadInput> {
        let Some(told) = told else { return Ok(()) };
        match self.result() {
            None => Err(BadInput::new("the record tells a result, but its entries do not reach the end of the game")),
            Some(replayed) if replayed != *told => Err(BadInput::new(format!(
                "the record tells places {:?} and scores {:?}, but the replay gives places {:?} and scores {:?}",
                told.places, told.scores, replayed.places, replayed.scores
            ))),
            Some(_) => Ok(()),
        }
    }

    /// Gives the players their names, in seat order; an empty list takes them away. Every seat has a name or none has, so
    /// missing ones are empty; line breaks and the like become spaces, since a record has a line for each name.
    pub fn set_names(&mut self, names: Vec<String>) {
        self.record.names = names.iter().map(|name| single_line(name)).collect();
        if !names.is_empty() {
            self.record.names.resize(usize::from(self.state.players()), String::new());
        }
    }

    /// Plays an action for a seat.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused> {
        self.act_rolling(seat, action, |state, dice, rolled, events| {
            state.play(action, &mut WatchedDice { rolled, dice }, events)
        })
    }

    /// Plays an action for a seat while chance falls as written, for lessons: says what of the script did not fit, for which chance of
    /// another kind stood in. A record of such a game cannot be played again.
    pub fn act_scripted(
        &mut self,
        seat: Seat,
        action: G::Action,
        script: &Script,
    ) -> Result<Option<(String, String)>, Refused> {
        let mut fault = None;
        self.act_rolling(seat, action, |state, dice, rolled, events| match script.dice::<G>(dice) {
            Ok(mut fallen) => {
                state.play(action, &mut WatchedDice { rolled, dice: &mut fallen }, events)?;
                fault = fallen.fault();
                Ok(())
            }
            Err(error) => {
                fault = Some(("faces of this game".to_owned(), error.to_string()));
                state.play(action, &mut WatchedDice { rolled, dice }, events)
            }
        })?;
        Ok(fault)
    }

    fn act_rolling(
        &mut self,
        seat: Seat,
        action: G::Action,
        roll: impl FnOnce(&mut G, &mut SeededDice, &Cell<bool>, &mut Vec<G::Event>) -> Result<(), Illegal>,
    ) -> Result<(), Refused> {
        match self.turn() {
            Turn::Over => return Err(Refused::Over),
            Turn::Decide(deciding) if deciding != seat => return Err(Refused::NotYourDecision { seat, deciding }),
            Turn::Decide(_) => {}
        }
        let text = self.state.write(action);
        let (before, dice_before) = (self.state.clone(), self.dice.save());
        let (rolled, mut events) = (Cell::new(false), Vec::new());
        if let Err(illegal) = roll(&mut self.state, &mut self.dice, &rolled, &mut events) {
            // What was refused leaves no entry, so it must leave no trace in the dice either.
            self.dice = dice_before.into();
            return Err(Refused::Illegal(illegal));
        }
        let free = was_free(&before, &self.state, rolled.get());
        self.steps.push(Step { before, seat, action, events, free, dice_before });
        self.log(seat, Deed::Action(text));
        Ok(())
    }

    /// Takes back the last action that stands; the same draws will come again. Whether the others must agree is the table's
    /// to ask: see [`Match::can_undo`].
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        if self.ended_by_resignation() {
            return Err(Refused::Over);
        }
        let step = self.steps.pop().ok_or(Refused::NothingToUndo)?;
        self.state = step.before;
        self.dice = step.dice_before.into();
        self.log(seat, Deed::Undo);
        Ok(())
    }

    /// Gives up. With one seat left the game is over; before that the seat is played on, and ranks behind all who stayed.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Refused> {
        if self.turn() == Turn::Over {
            return Err(Refused::Over);
        }
        if self.resigned.contains(&seat) {
            return Err(Refused::Resigned(seat));
        }
        self.resigned.push(seat);
        self.log(seat, Deed::Resign);
        Ok(())
    }

    /// Notes that somebody else holds the seat from now on.
    pub fn seat_holder(&mut self, seat: Seat, name: &str) {
        self.log(seat, Deed::Holder(single_line(name)));
    }

    fn log(&mut self, seat: Seat, deed: Deed) {
        self.record.entries.push(Entry { seat, deed });
    }

    /// The record of the game so far, with the result once it is over.
    #[must_use]
    pub fn record(&self) -> Record {
        Record { result: self.result(), ..self.record.clone() }
    }
}

/// A position under a version of the rules: the one it names, which must not be another than the one asked for.
fn under_rules(mut position: toml::Table, rules: Option<u32>) -> Result<toml::Table, BadInput> {
    let Some(rules) = rules else { return Ok(position) };
    match position.get("rules") {
        None => {
            position.insert("rules".to_owned(), i64::from(rules).into());
            Ok(position)
        }
        Some(named) if named.as_integer() == Some(rules.into()) => Ok(position),
        Some(named) => {
            let message = format!("the position is one of version {named} of the rules, not of version {rules}");
            Err(BadInput::new(message).of(Fault::Contradiction))
        }
    }
}

impl<G: Game> Match<G> {
    /// The position. For the table's use: players see views of it.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The actions that stand, oldest first.
    #[must_use]
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The names of the players; empty if nobody gave any.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.record.names
    }

    /// The newest entry of the record.
    #[must_use]
    pub fn newest_entry(&self) -> Option<&Entry> {
        self.record.entries.last()
    }

    /// Whose decision it is.
    #[must_use]
    pub fn turn(&self) -> Turn {
        if self.ended_by_resignation() { Turn::Over } else { self.state.turn() }
    }

    /// May `seat` take back the last action without asking anybody?
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        !self.ended_by_resignation() && self.steps.last().is_some_and(|step| step.seat == seat && step.free)
    }

    /// How the game ended, resignations taken into account.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let mut outcome = if self.ended_by_resignation() {
            let players = usize::from(self.state.players());
            Outcome { places: vec![1; players], scores: Vec::new(), sheet: Vec::new() }
        } else {
            self.state.outcome()?
        };
        if !self.resigned.is_empty() {
            // Who gave up first comes last.
            let keys: Vec<_> = Seat::all(self.state.players())
                .map(|seat| {
                    let stayed = self.resigned.iter().position(|other| *other == seat).unwrap_or(usize::MAX);
                    (stayed, std::cmp::Reverse(outcome.places[seat.index()]))
                })
                .collect();
            let nobody_won = outcome.winners().next().is_none();
            outcome.places = places(&keys);
            // Those who share the lead still do not win where the rules say that nobody does.
            if nobody_won && outcome.sole_winner().is_none() {
                outcome.places.iter_mut().filter(|place| **place == 1).for_each(|place| *place = 2);
            }
        }
        Some(outcome)
    }

    fn result(&self) -> Option<RecordedResult> {
        self.outcome().map(|outcome| RecordedResult { places: outcome.places, scores: outcome.scores })
    }

    fn ended_by_resignation(&self) -> bool {
        self.resigned.len() + 1 >= usize::from(self.state.players()) && !self.resigned.is_empty()
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::NotYourDecision { seat, deciding } => {
                write!(f, "seat {seat} cannot act now: seat {deciding} decides")
            }
            Refused::Over => write!(f, "the game is over"),
            Refused::Illegal(illegal) => write!(f, "{illegal}"),
            Refused::NothingToUndo => write!(f, "there is no action to undo"),
            Refused::Resigned(seat) => write!(f, "seat {seat} has resigned already"),
        }
    }
}

impl std::error::Error for Refused {}
