//! Actions as short texts that a person can type and read: `tile red f7`, `support c4 2 leader`.

use crate::board::{Colour, Map, Site, Tiles};
use crate::rules::Action;
use crate::state::{Commitment, HAND, Huang, LARGEST_HAND, Stage};
use std::fmt::Write;
use tianxia_core::{BadInput, Cell, Square};

const VERBS: &str =
    "tile, leader, withdraw, riot, pagoda, palace, move, replace, take, commit, support, win, remove, keep or none";

/// The short text of an action.
pub(crate) fn write(map: &Map, action: Action) -> String {
    let name = |cell: Cell| map.square(cell);
    let help = |leader: bool| if leader { " leader" } else { "" };
    match action {
        Action::Tile(colour, cell) => write_piece("tile", colour, name(cell)),
        Action::Leader(colour, cell) => write_piece("leader", colour, name(cell)),
        Action::Withdraw(colour) => format!("withdraw {}", colour),
        Action::Riot { cell, leader } => format!("riot {}{}", name(cell), help(leader)),
        Action::Build { site, leader } => format!("{}{}", write_site(map, site), help(leader)),
        Action::Move(triangle) => write_site(map, Site::Triangle(triangle)).replacen("pagoda", "move", 1),
        Action::Replace(tiles) => {
            let mut text = String::from("replace");
            for colour in Colour::ALL.into_iter().filter(|colour| tiles[*colour] > 0) {
                let _ = write!(text, " {} {}", tiles[colour], colour);
            }
            text
        }
        Action::Take(colour) => format!("take {}", colour),
        Action::Commit(commitment) => format!("commit{}", write_commitment(commitment)),
        Action::Support(door, commitment) => format!("support {}{}", name(door), write_commitment(commitment)),
        Action::Win(door) => format!("win {}", name(door)),
        Action::Remove(cell) => format!("remove {}", name(cell)),
        Action::Keep(cell) => format!("keep {}", name(cell)),
        Action::None => "none".to_owned(),
    }
}

/// Reads a short text.
pub(crate) fn read(game: &Huang, text: &str) -> Result<Action, BadInput> {
    let lower = text.to_lowercase();
    let mut words = Words { map: game.map(), words: lower.split_whitespace(), number: 0 };
    let verb = words.next("an action")?;
    let action = match verb {
        "tile" => Action::Tile(words.colour()?, words.cell()?),
        "leader" => Action::Leader(words.colour()?, words.cell()?),
        "withdraw" => Action::Withdraw(words.colour()?),
        "riot" => Action::Riot { cell: words.cell()?, leader: words.leader()? },
        "pagoda" | "palace" => Action::Build { site: words.site(verb)?, leader: words.leader()? },
        "move" => match words.site("pagoda")? {
            Site::Triangle(triangle) => Action::Move(triangle),
            Site::Rhombus(_) => return Err(words.wrong("three hexes of a triangle")),
        },
        "replace" => words.replace()?,
        "take" => Action::Take(words.colour()?),
        "commit" => words.commitment()?.map_or(Action::None, Action::Commit),
        "support" => {
            let door = door(game, words.cell()?);
            words.commitment()?.map_or(Action::None, |commitment| Action::Support(door, commitment))
        }
        "win" => Action::Win(door(game, words.cell()?)),
        "remove" => Action::Remove(words.cell()?),
        "keep" => Action::Keep(words.cell()?),
        "none" | "stop" => Action::None,
        other => return Err(BadInput::new(format!("word 1 is `{other}`; an action begins with {VERBS}"))),
    };
    match words.words.next() {
        Some(extra) => {
            let number = words.number + 1;
            Err(BadInput::new(format!("word {number}, `{extra}`, is one too many: the action ended before it")))
        }
        None => Ok(action),
    }
}

/// A warring state is named by its first hex next to the unifying tile, but any of its hexes may be typed.
pub(super) fn door(game: &Huang, cell: Cell) -> Cell {
    let Stage::War(war) = &game.stage else { return cell };
    war.sides().iter().find(|side| side.cells.has(cell)).map_or(cell, |side| side.door)
}

/// A turn has hundreds of these answers, so they are put together without the machinery of formats.
fn write_piece(verb: &str, colour: Colour, at: Square) -> String {
    let mut text = String::with_capacity("leader yellow c10".len());
    for word in [verb, " ", colour.word(), " "] {
        text.push_str(word);
    }
    at.append_to(&mut text);
    text
}

fn write_site(map: &Map, site: Site) -> String {
    let mut text = String::from(if matches!(site, Site::Triangle(_)) { "pagoda" } else { "palace" });
    for cell in site.cells(map) {
        text.push(' ');
        map.square(*cell).append_to(&mut text);
    }
    text
}

fn write_commitment(Commitment { tiles, leader }: Commitment) -> String {
    match (tiles, leader) {
        (0, true) => " leader".to_owned(),
        (tiles, true) => format!(" {tiles} leader"),
        (tiles, false) => format!(" {tiles}"),
    }
}

/// The words of a typed action, counted for complaints.
struct Words<'a> {
    map: &'a Map,
    words: std::str::SplitWhitespace<'a>,
    number: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self, wanted: &str) -> Result<&'a str, BadInput> {
        self.number += 1;
        let number = self.number;
        self.words.next().ok_or_else(|| BadInput::new(format!("word {number} is missing: expected {wanted}")))
    }

    fn wrong(&self, wanted: &str) -> BadInput {
        BadInput::new(format!("word {}: expected {wanted}", self.number))
    }

    fn colour(&mut self) -> Result<Colour, BadInput> {
        let word = self.next("a colour")?;
        word.parse().map_err(|_| {
            BadInput::new(format!("word {} is `{word}`; expected yellow, red, blue, green or white", self.number))
        })
    }

    fn cell(&mut self) -> Result<Cell, BadInput> {
        let word = self.next("a hex such as c4")?;
        self.map.hex(word).map_err(|error| error.within(format!("word {}", self.number)))
    }

    fn site(&mut self, verb: &str) -> Result<Site, BadInput> {
        let (count, shape) = if verb == "palace" { (4, "a rhombus") } else { (3, "a triangle") };
        let cells = (0..count).map(|_| self.cell()).collect::<Result<Vec<_>, _>>()?;
        Site::on(self.map, &cells).ok_or_else(|| {
            let number = self.number + 1 - count;
            BadInput::new(format!("words {number} to {}: these {count} hexes are not {shape}", self.number))
        })
    }

    /// The word `leader`, or nothing.
    fn leader(&mut self) -> Result<bool, BadInput> {
        match self.words.next() {
            None => Ok(false),
            Some("leader") => Ok(true),
            Some(other) => {
                Err(BadInput::new(format!("word {} is `{other}`; expected `leader` or nothing", self.number + 1)))
            }
        }
    }

    fn commitment(&mut self) -> Result<Option<Commitment>, BadInput> {
        let word = self.next("a number of tiles, or `leader`")?;
        if word == "leader" {
            return Ok(Some(Commitment { tiles: 0, leader: true }));
        }
        let tiles = word.parse::<u8>().ok().filter(|tiles| *tiles <= LARGEST_HAND).ok_or_else(|| {
            let number = self.number;
            BadInput::new(format!("word {number} is `{word}`; expected 0 to {LARGEST_HAND} tiles, or `leader`"))
        })?;
        let commitment = Commitment { tiles, leader: self.leader()? };
        Ok((!commitment.is_none()).then_some(commitment))
    }

    fn replace(&mut self) -> Result<Action, BadInput> {
        let mut tiles = Tiles::NONE;
        let mut word = self.next("how many tiles, as in `replace 2 yellow 1 red`")?;
        loop {
            let count = word.parse::<u8>().ok().filter(|count| (1..=HAND).contains(count)).ok_or_else(|| {
                BadInput::new(format!("word {} is `{word}`; expected a number from 1 to {HAND}", self.number))
            })?;
            let colour = self.colour()?;
            tiles[colour] += count;
            if tiles.len() > HAND {
                return Err(BadInput::new(format!("word {}: at most {HAND} tiles can be replaced", self.number)));
            }
            match self.words.next() {
                None => return Ok(Action::Replace(tiles)),
                Some(next) => {
                    self.number += 1;
                    word = next;
                }
            }
        }
    }
}
