//! A game written down: a small text file from which the whole game grows again, byte for byte. See `docs/records.md`
//! for the format.

use crate::text_file::{TextFile, block};
use crate::{BadInput, Fault, MAX_SEATS, Seat, Seed, Setup, is_board_text};
use std::fmt::{self, Write};
use std::str::FromStr;

/// The format this program writes. It reads every version up to this one.
pub const RECORD_VERSION: u32 = 1;

/// A game written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of the game's rules it was played under.
    pub rules: u32,
    /// Players and options. Empty options where the game started from a position, which holds its own.
    pub setup: Setup,
    /// What the dice rolled.
    pub seed: Seed,
    /// What the table showed of the seed before the first move: SHA-256 of its 32 bytes, in hexadecimal digits.
    pub seed_hash: Option<String>,
    /// The server's part of the seed, where players contributed to it; the hash is then that of this part.
    pub server_seed: Option<Seed>,
    /// What players contributed to the seed, in seat order.
    pub contributions: Vec<(Seat, Seed)>,
    /// The position it started from (TOML), where that is not the normal set-up.
    pub position: Option<String>,
    /// The names of the players, in seat order, each a single line; empty if unknown.
    pub names: Vec<String>,
    /// What was done, in order.
    pub entries: Vec<Entry>,
    /// How it ended, if it did.
    pub result: Option<RecordedResult>,
}

/// Something a seat did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub deed: Deed,
}

/// The kinds of entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// An action in the game's notation.
    Action(String),
    /// The last action that still stood was taken back (by whoever played it, or by consent).
    Undo,
    /// The seat gave up.
    Resign,
    /// Somebody else holds the seat from now on: a bot, or its owner again.
    Holder(String),
}

/// The end as the record tells it, to be compared with the end as replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedResult {
    /// The place of each seat.
    pub places: Vec<u8>,
    /// The score of each seat; empty where a resignation ended the game.
    pub scores: Vec<i32>,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "tianxia record: {RECORD_VERSION}\ngame: {}\nrules: {}", self.game, self.rules)?;
        writeln!(f, "players: {}", self.setup.players)?;
        for (key, value) in &self.setup.options {
            if is_board_text(value) {
                write!(f, "option {key}:\n{}", block(value))?;
            } else {
                writeln!(f, "{}", format!("option {key}: {value}").trim_end())?;
            }
        }
        for (index, name) in self.names.iter().enumerate() {
            writeln!(f, "{}", format!("seat {}: {name}", index + 1).trim_end())?;
        }
        writeln!(f, "seed: {}", self.seed)?;
        if let Some(hash) = &self.seed_hash {
            writeln!(f, "seed hash: {hash}")?;
        }
        if let Some(server) = &self.server_seed {
            writeln!(f, "server seed: {server}")?;
        }
        for (seat, random) in &self.contributions {
            writeln!(f, "contribution {seat}: {random}")?;
        }
        if let Some(position) = &self.position {
            write!(f, "position:\n{}", block(position))?;
        }
        f.write_char('\n')?;
        for entry in &self.entries {
            writeln!(f, "{entry}")?;
        }
        if let Some(RecordedResult { places, scores }) = &self.result {
            writeln!(f, "\nplaces:{}", spaced(places))?;
            if !scores.is_empty() {
                writeln!(f, "scores:{}", spaced(scores))?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.deed {
            Deed::Action(text) => write!(f, "{} {text}", self.seat),
            Deed::Undo => write!(f, "{} !undo", self.seat),
            Deed::Resign => write!(f, "{} !resign", self.seat),
            Deed::Holder(name) => write!(f, "{}", format!("{} !holder {name}", self.seat).trim_end()),
        }
    }
}

impl FromStr for Record {
    type Err = BadInput;

    fn from_str(text: &str) -> Result<Self, BadInput> {
        let file = TextFile::parse(text)?;
        match file.header.first() {
            Some(first) if first.key == "tianxia record" => match first.value.parse::<u32>() {
                Ok(1..=RECORD_VERSION) => {}
                _ => {
                    let message = format!(
                        "a record of version `{}`; this program reads versions up to {RECORD_VERSION}",
                        first.value
                    );
                    return Err(BadInput::at(first.line, 1, message).of(Fault::Version));
                }
            },
            _ => return Err(BadInput::at(1, 1, "not a record: the first line must be `tianxia record: 1`")),
        }
        let mut reader = HeaderReader::default();
        file.header.iter().skip(1).try_for_each(|header| {
            reader.take(header.key, &header.value).map_err(|error| error.within(format!("line {}", header.line)))
        })?;
        let mut record = reader.finish()?;
        let players = record.setup.players;
        let mut body = file.body.into_iter();
        for (line, content) in body.by_ref().take_while(|(_, content)| !content.is_empty()) {
            let entry = parse_entry(content, players).map_err(|error| error.within(format!("line {line}")))?;
            record.entries.push(entry);
        }
        record.result = parse_result(body, players)?;
        Ok(record)
    }
}

#[derive(Default)]
struct HeaderReader {
    game: Option<String>,
    rules: Option<u32>,
    players: Option<u8>,
    seed: Option<Seed>,
    seed_hash: Option<String>,
    server_seed: Option<Seed>,
    contributions: Vec<(Seat, Seed)>,
    position: Option<String>,
    setup: Setup,
    names: Vec<String>,
}

impl HeaderReader {
    fn take(&mut self, key: &str, value: &str) -> Result<(), BadInput> {
        let number = || BadInput::new(format!("`{key}` must be a number, not `{value}`"));
        let fresh = match key {
            "game" => self.game.replace(value.to_owned()).is_none(),
            "rules" => self.rules.replace(value.parse().map_err(|_| number())?).is_none(),
            "players" => self.players.replace(value.parse().map_err(|_| number())?).is_none(),
            "seed" => self.seed.replace(value.parse()?).is_none(),
            "seed hash" => self.seed_hash.replace(value.to_owned()).is_none(),
            "server seed" => self.server_seed.replace(value.parse()?).is_none(),
            "position" => self.position.replace(value.to_owned()).is_none(),
            _ => match key.split_once(' ') {
                Some(("option", option)) => self.setup.options.insert(option.to_owned(), value.to_owned()).is_none(),
                Some(("seat", seat)) if seat == (self.names.len() + 1).to_string() => {
                    self.names.push(value.to_owned());
                    true
                }
                Some(("seat", seat)) => {
                    return Err(BadInput::new(format!(
                        "`seat {seat}` is out of order; the next is `seat {}`",
                        self.names.len() + 1
                    )));
                }
                Some(("contribution", seat)) => self.contribute(seat, value)?,
                _ => {
                    return Err(BadInput::new(format!(
                        "a record has no `{key}`; it has game, rules, players, option …, seat …, seed, seed hash, server seed, \
                         contribution …, position"
                    )));
                }
            },
        };
        if fresh { Ok(()) } else { Err(BadInput::new(format!("`{key}` stands twice"))) }
    }

    fn contribute(&mut self, seat: &str, value: &str) -> Result<bool, BadInput> {
        let read = seat.parse::<u8>().ok().and_then(|number| Seat::try_from(number).ok());
        let read = read.ok_or_else(|| BadInput::new(format!("`contribution {seat}` names no seat")))?;
        if self.contributions.last().is_some_and(|(last, _)| last.index() > read.index()) {
            return Err(BadInput::new(format!("`contribution {seat}` is out of order; seats come in their order")));
        }
        let fresh = self.contributions.iter().all(|(other, _)| *other != read);
        self.contributions.push((read, value.parse()?));
        Ok(fresh)
    }

    fn finish(mut self) -> Result<Record, BadInput> {
        let missing = |key: &str| BadInput::new(format!("the header lacks the line `{key}: …`"));
        self.setup.players = self.players.ok_or_else(|| missing("players"))?;
        if !(1..=MAX_SEATS as u8).contains(&self.setup.players) {
            return Err(BadInput::new(format!("{} players; a table has 1 to {MAX_SEATS}", self.setup.players)));
        }
        if !self.names.is_empty() && self.names.len() != usize::from(self.setup.players) {
            return Err(BadInput::new(format!(
                "{} `seat` lines for {} players; name every seat or none",
                self.names.len(),
                self.setup.players
            )));
        }
        if let (Some(_), Some(key)) = (&self.position, self.setup.options.keys().next()) {
            let message =
                format!("`option {key}` stands beside `position`, which holds its own options; remove one of them");
            return Err(BadInput::new(message).of(Fault::Contradiction));
        }
        if self.server_seed.is_some() == self.contributions.is_empty() {
            return Err(BadInput::new("`server seed` and `contribution …` belong together; one of them is missing"));
        }
        if let Some((seat, _)) =
            self.contributions.iter().find(|(seat, _)| seat.index() >= usize::from(self.setup.players))
        {
            let players = self.setup.players;
            return Err(BadInput::new(format!("`contribution {seat}` in a game of {players} players")));
        }
        Ok(Record {
            game: self.game.ok_or_else(|| missing("game"))?,
            rules: self.rules.ok_or_else(|| missing("rules"))?,
            setup: self.setup,
            seed: self.seed.ok_or_else(|| missing("seed"))?,
            seed_hash: self.seed_hash,
            server_seed: self.server_seed,
            contributions: self.contributions,
            position: self.position,
            names: self.names,
            entries: Vec::new(),
            result: None,
        })
    }
}

fn parse_entry(line: &str, players: u8) -> Result<Entry, BadInput> {
    let (number, text) = line
        .split_once(' ')
        .ok_or_else(|| BadInput::new(format!("`{line}` is not an entry; write the seat, a space, and what it did")))?;
    let seat = number.parse::<u8>().ok().and_then(|number| Seat::try_from(number).ok());
    let seat = seat
        .filter(|seat| seat.index() < usize::from(players))
        .ok_or_else(|| BadInput::new(format!("`{number}` is not a seat of this game; its seats are 1 to {players}")))?;
    let deed = match text.strip_prefix('!') {
        None => Deed::Action(text.trim().to_owned()),
        Some("undo") => Deed::Undo,
        Some("resign") => Deed::Resign,
        Some(other) => match other.strip_prefix("holder") {
            Some(name) if name.is_empty() || name.starts_with(' ') => Deed::Holder(name.trim().to_owned()),
            _ => {
                return Err(BadInput::new(format!(
                    "`!{other}` is unknown; besides actions there are !undo, !resign and !holder NAME"
                )));
            }
        },
    };
    Ok(Entry { seat, deed })
}

fn parse_result<'a>(
    lines: impl Iterator<Item = (usize, &'a str)>,
    players: u8,
) -> Result<Option<RecordedResult>, BadInput> {
    let (mut places, mut scores): (Option<Vec<u8>>, Option<Vec<i32>>) = (None, None);
    for (line, content) in lines.filter(|(_, content)| !content.is_empty()) {
        let complain = |message: String| BadInput::new(message).within(format!("line {line}"));
        let fresh = match content.split_once(':') {
            Some(("places", rest)) => places.replace(figures(rest, players).map_err(complain)?).is_none(),
            Some(("scores", rest)) => scores.replace(figures(rest, players).map_err(complain)?).is_none(),
            _ => {
                return Err(complain(format!(
                    "`{content}` does not belong after the entries; only places and scores do"
                )));
            }
        };
        if !fresh {
            return Err(complain(format!("`{content}` tells a second time what stands above")));
        }
    }
    match (places, scores) {
        (Some(places), scores) => Ok(Some(RecordedResult { places, scores: scores.unwrap_or_default() })),
        (None, None) => Ok(None),
        (None, Some(_)) => Err(BadInput::new("the result has `scores` but no `places`")),
    }
}

fn figures<T: FromStr>(text: &str, players: u8) -> Result<Vec<T>, String> {
    let figures: Option<Vec<T>> = text.split_whitespace().map(|word| word.parse().ok()).collect();
    figures
        .filter(|figures| figures.len() == usize::from(players))
        .ok_or_else(|| format!("expected {players} numbers, one for each seat, not `{}`", text.trim()))
}

fn spaced<T: fmt::Display>(figures: &[T]) -> String {
    figures.iter().fold(String::new(), |mut text, figure| {
        let _ = write!(text, " {figure}");
        text
    })
}
