//! Actions as short texts that a person can type and read (`tile red f7`, `support c4 2 leader`), and as numbers for masks
//! and the wire.

use crate::action::Action;
use crate::cells::Cell;
use crate::colour::{Colour, Tiles};
use crate::map::Map;
use crate::site::Site;
use crate::spot::Spot;
use crate::stage::{Commitment, Stage};
use crate::state::{HAND, Huang, LARGEST_HAND};
use std::fmt::Write;
use tianxia_core::BadInput;

const VERBS: &str =
    "tile, leader, withdraw, riot, pagoda, palace, move, replace, take, commit, support, win, remove, keep or none";

impl Huang {
    pub(crate) fn write_action(&self, action: Action) -> String {
        let map = self.options.map;
        let name = |cell: Cell| map.spot(cell);
        let help = |leader: bool| if leader { " leader" } else { "" };
        match action {
            Action::Tile(colour, cell) => format!("tile {} {}", colour.word(), name(cell)),
            Action::Leader(colour, cell) => format!("leader {} {}", colour.word(), name(cell)),
            Action::Withdraw(colour) => format!("withdraw {}", colour.word()),
            Action::Riot { cell, leader } => format!("riot {}{}", name(cell), help(leader)),
            Action::Build { site, leader } => format!("{}{}", write_site(map, site), help(leader)),
            Action::Move(triangle) => write_site(map, Site::Triangle(triangle)).replacen("pagoda", "move", 1),
            Action::Replace(tiles) => {
                let mut text = String::from("replace");
                for colour in Colour::ALL.into_iter().filter(|colour| tiles[*colour] > 0) {
                    let _ = write!(text, " {} {}", tiles[colour], colour.word());
                }
                text
            }
            Action::Take(colour) => format!("take {}", colour.word()),
            Action::Commit(commitment) => format!("commit{}", write_commitment(commitment)),
            Action::Support(door, commitment) => format!("support {}{}", name(door), write_commitment(commitment)),
            Action::Win(door) => format!("win {}", name(door)),
            Action::Remove(cell) => format!("remove {}", name(cell)),
            Action::Keep(cell) => format!("keep {}", name(cell)),
            Action::None => "none".to_owned(),
        }
    }

    pub(crate) fn read_action(&self, text: &str) -> Result<Action, BadInput> {
        let lower = text.to_lowercase();
        let mut words = Words { map: self.options.map, words: lower.split_whitespace(), number: 0 };
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
                let door = self.door(words.cell()?);
                words.commitment()?.map_or(Action::None, |commitment| Action::Support(door, commitment))
            }
            "win" => Action::Win(self.door(words.cell()?)),
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
    fn door(&self, cell: Cell) -> Cell {
        let Stage::War(war) = &self.stage else { return cell };
        war.sides().iter().find(|side| side.cells.has(cell)).map_or(cell, |side| side.door)
    }
}

fn write_site(map: &Map, site: Site) -> String {
    let mut text = String::from(if matches!(site, Site::Triangle(_)) { "pagoda" } else { "palace" });
    for cell in site.cells(map) {
        let _ = write!(text, " {}", map.spot(*cell));
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
    map: &'static Map,
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
        Colour::parse(word).ok_or_else(|| {
            BadInput::new(format!("word {} is `{word}`; expected yellow, red, blue, green or white", self.number))
        })
    }

    fn cell(&mut self) -> Result<Cell, BadInput> {
        let word = self.next("a hex such as c4")?;
        let within = |error: BadInput| error.within(format!("word {}", self.number));
        let spot = Spot::parse(word).map_err(within)?;
        self.map.cell(spot).ok_or_else(|| within(BadInput::new(format!("the map has no hex `{word}`"))))
    }

    fn site(&mut self, verb: &str) -> Result<Site, BadInput> {
        let (count, shape) = if verb == "palace" { (4, "a rhombus") } else { (3, "a triangle") };
        let cells = (0..count).map(|_| self.cell()).collect::<Result<Vec<_>, _>>()?;
        Site::with(self.map, &cells).ok_or_else(|| {
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
