//! The table in the terminal: shows, asks, plays, saves.

use super::command::Command;
use super::players::Player;
use crate::draw::{self, Draw};
use crate::failure::Failure;
use crate::files;
use crate::out::{out, outln};
use crate::pen::Pen;
use crate::position::explain;
use crate::speech::Speech;
use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use tianxia_bots::Level;
use tianxia_core::{Match, Phrase, Seat, Turn, Viewpoint};
use tianxia_games::AnyMatch;

/// How far two notations may differ for one to be suggested for the other.
const SIMILAR: f64 = 0.6;
const SUGGESTIONS: usize = 3;

pub(super) struct Table<G: Draw> {
    game: Match<G>,
    players: Vec<Player>,
    speech: Speech,
    pen: Pen,
    save: Option<PathBuf>,
    /// May it replace files that it did not write?
    overwrite: bool,
    /// How many steps each seat has been told about.
    told: Vec<usize>,
    /// Who looked at the screen last, so that hands are not shown to the wrong person.
    looking: Option<Seat>,
    warned: bool,
}

/// Whether the table goes on.
#[derive(PartialEq)]
enum Then {
    Ask,
    Play,
    Leave,
}

impl<G: Draw> Table<G> {
    pub(super) fn new(
        game: Match<G>,
        players: Vec<Player>,
        speech: Speech,
        save: Option<PathBuf>,
        overwrite: bool,
    ) -> Self {
        let told = vec![game.steps().len(); players.len()];
        Table { game, players, speech, pen: Pen::for_stdout(), save, overwrite, told, looking: None, warned: false }
    }

    pub(super) fn run(mut self) -> Result<(), Failure> {
        self.keep()?;
        let over = self.game.turn() == Turn::Over;
        outln!("{}", self.pen.dim(&self.speech.word(if over { "play-over" } else { "play-opening" })));
        while let Turn::Decide(seat) = self.game.turn() {
            if let Some(number) = self.players[seat.index()].choose(&self.game, &AtomicBool::new(false)) {
                self.game.act_numbered(seat, number).map_err(Failure::wrong)?;
                self.keep()?;
            } else if self.human(seat)? == Then::Leave {
                return self.leave();
            }
        }
        let watcher = self
            .players
            .iter()
            .position(Player::is_human)
            .map_or(Viewpoint::Open, |index| Viewpoint::Seat(Seat::new(index)));
        self.tell_news(watcher);
        outln!("{}", self.picture(Viewpoint::Open));
        if let Some(outcome) = self.game.outcome() {
            self.players.iter_mut().for_each(|player| player.farewell(&outcome));
            outln!("{}", draw::outcome(&outcome, self.pen, &self.speech));
        }
        self.leave()
    }

    /// Lets a person decide.
    fn human(&mut self, seat: Seat) -> Result<Then, Failure> {
        if self.draw_curtain(seat) == Then::Leave {
            return Ok(Then::Leave);
        }
        self.tell_news(Viewpoint::Seat(seat));
        outln!("{}", self.picture(Viewpoint::Seat(seat)));
        loop {
            outln!("{}", self.pen.bold(&self.speech.say(&self.game.state().ask())));
            let Some(line) = self.read_line() else { return Ok(Then::Leave) };
            let warned = std::mem::take(&mut self.warned);
            match self.answer(seat, Command::parse(&line), warned)? {
                Then::Ask => {}
                then => return Ok(then),
            }
        }
    }

    fn answer(&mut self, seat: Seat, command: Command<'_>, warned: bool) -> Result<Then, Failure> {
        match command {
            Command::Empty => {}
            Command::Help => outln!("{}", self.speech.word("play-help")),
            Command::Legal(prefix) => self.list_legal(prefix),
            Command::Board => outln!("{}", self.picture(Viewpoint::Seat(seat))),
            Command::Log => self.tell_steps(0, Viewpoint::Seat(seat)),
            Command::Undo if self.game.can_undo(seat) => {
                self.game.undo(seat).map_err(Failure::wrong)?;
                self.told.iter_mut().for_each(|told| *told = (*told).min(self.game.steps().len()));
                self.keep()?;
                return Ok(Then::Play);
            }
            Command::Undo => outln!("{}", self.speech.word("play-no-undo")),
            Command::Save("") => outln!("{}", self.speech.word("play-save-where")),
            Command::Save(path) => match self.save_to(path) {
                Ok(path) => outln!("{}", self.saved(&path)),
                Err(failure) => outln!("{}", failure.sentence()),
            },
            Command::Resign => {
                self.game.resign(seat).map_err(Failure::wrong)?;
                self.players[seat.index()] =
                    Player::bot(Level::Easy, self.game.record().seed.derive(seat.index() as u64));
                self.keep()?;
                return Ok(Then::Play);
            }
            Command::Quit if self.save.is_some() || warned || self.game.steps().is_empty() => return Ok(Then::Leave),
            Command::Quit => {
                self.warned = true;
                outln!("{}", self.speech.word("play-unsaved"));
            }
            Command::Action(text) => return self.try_action(seat, text),
        }
        Ok(Then::Ask)
    }

    fn try_action(&mut self, seat: Seat, text: &str) -> Result<Then, Failure> {
        let complaint = match self.game.state().read(text) {
            Err(error) if self.speech.code() == "en" => error.to_string(),
            Err(_) => self.speech.say(&Phrase::new("play-not-an-action").text("action", shortened(text))),
            Ok(action) => match self.game.act(seat, action) {
                Ok(()) => {
                    self.keep()?;
                    return Ok(Then::Play);
                }
                Err(refused) => explain(&refused, &self.speech),
            },
        };
        outln!("{complaint}");
        let close = self.suggestions(text);
        if !close.is_empty() {
            outln!("{}", self.speech.say(&Phrase::new("play-suggest").text("actions", close.join(", "))));
        }
        Ok(Then::Ask)
    }

    fn legal_notation(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.state().legal(&mut actions);
        actions.into_iter().map(|action| self.game.state().write(action)).collect()
    }

    fn suggestions(&self, text: &str) -> Vec<String> {
        let typed = text.to_ascii_lowercase();
        let mut near: Vec<(f64, String)> = self
            .legal_notation()
            .into_iter()
            .map(|notation| (strsim::normalized_damerau_levenshtein(&typed, &notation.to_ascii_lowercase()), notation))
            .filter(|(similarity, _)| *similarity >= SIMILAR)
            .collect();
        near.sort_by(|a, b| b.0.total_cmp(&a.0));
        near.into_iter().take(SUGGESTIONS).map(|(_, notation)| notation).collect()
    }

    fn list_legal(&self, prefix: &str) {
        let wanted = prefix.to_ascii_lowercase();
        let notation = self.legal_notation().into_iter();
        let listed: Vec<_> = notation.filter(|text| text.to_ascii_lowercase().starts_with(&wanted)).collect();
        outln!("{}", self.speech.say(&Phrase::new("play-legal").number("count", listed.len() as i64)));
        outln!("{}", draw::listing(listed.into_iter()));
    }

    /// The table as a viewpoint sees it, with what happened since that seat's last turn marked.
    fn picture(&self, eye: Viewpoint) -> String {
        let from = match eye {
            Viewpoint::Seat(seat) => {
                self.game.steps().iter().rposition(|step| step.seat == seat).map_or(0, |step| step + 1)
            }
            _ => self.game.steps().len().saturating_sub(1),
        };
        let latest: Vec<_> = self.game.steps()[from.min(self.game.steps().len())..]
            .iter()
            .flat_map(|step| &step.events)
            .filter_map(|event| G::witness(event, eye))
            .collect();
        let view = self.game.state().view(eye);
        format!("\n{}", G::draw(&view, &latest, self.pen, &self.speech))
    }

    fn tell_news(&mut self, eye: Viewpoint) {
        let from = match eye {
            Viewpoint::Seat(seat) => std::mem::replace(&mut self.told[seat.index()], self.game.steps().len()),
            _ => self.told.iter().copied().min().unwrap_or(0),
        };
        self.tell_steps(from, eye);
    }

    fn tell_steps(&self, from: usize, eye: Viewpoint) {
        for step in self.game.steps().iter().skip(from) {
            let events = step.events.iter().filter_map(|event| G::witness(event, eye));
            let sentences: Vec<_> = events.map(|event| self.speech.say(&G::tell(&event))).collect();
            outln!("{}", sentences.join(" "));
        }
    }

    /// With several people at one keyboard, nobody's hand is shown before that person sits there.
    fn draw_curtain(&mut self, seat: Seat) -> Then {
        let people = self.players.iter().filter(|player| player.is_human()).count();
        let changed = self.looking.replace(seat) != Some(seat);
        if people < 2 || !changed || !std::io::stdin().is_terminal() {
            return Then::Ask;
        }
        out!("\x1b[2J\x1b[H{}", self.speech.say(&Phrase::new("play-curtain").seat("seat", seat)));
        if self.read_line().is_none() { Then::Leave } else { Then::Ask }
    }

    fn read_line(&self) -> Option<String> {
        if std::io::stdin().is_terminal() {
            out!("> ");
            let _ = std::io::stdout().flush();
        }
        let mut line = Vec::new();
        match std::io::stdin().lock().read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => None,
            Ok(_) => Some(String::from_utf8_lossy(&line).into_owned()),
        }
    }

    /// Writes the game down, if it is to be kept.
    fn keep(&self) -> Result<(), Failure> {
        self.save.as_ref().map_or(Ok(()), |path| files::write(path, &self.game.record().to_string()))
    }

    /// Saves the game to a file from now on. If that fails, it stays saved where it was.
    fn save_to(&mut self, typed: &str) -> Result<PathBuf, Failure> {
        let (typed, overwrite) = match typed.strip_prefix("--overwrite ") {
            Some(rest) => (rest.trim(), true),
            None => (typed, self.overwrite),
        };
        let path = PathBuf::from(typed);
        if !overwrite && self.save.as_ref() != Some(&path) {
            files::must_be_new(&path)?;
        }
        let before = self.save.replace(path.clone());
        self.keep().inspect_err(|_| self.save = before)?;
        Ok(path)
    }

    fn saved(&self, path: &Path) -> String {
        self.speech.say(&Phrase::new("play-saved").text("file", path.display().to_string()))
    }

    fn leave(&self) -> Result<(), Failure> {
        if let Some(path) = &self.save {
            outln!("\n{}", self.saved(path));
        }
        Ok(())
    }
}

/// What was typed, cut at 80 letters.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(80) {
        Some((end, _)) => format!("{} …", &text[..end]),
        None => text.to_owned(),
    }
}
