//! Lots on paper: notation, positions, sentences. In a position `laid` is a diagram with a line for each seat.

use super::*;
use serde::Deserialize;
use tianxia_core::{Written, from_table};

const NAMES: [&str; KINDS] = ["jade", "bone", "clay"];

fn kind(word: &str) -> Option<usize> {
    NAMES.iter().position(|name| name.eq_ignore_ascii_case(word))
}

fn named(tiles: &Tiles) -> String {
    let words = Tile::ALL.iter().flat_map(|tile| vec![NAMES[*tile as usize]; usize::from(tiles[*tile as usize])]);
    words.collect::<Vec<_>>().join(" ")
}

fn tiles(text: &str) -> Result<Tiles, BadInput> {
    let mut tiles = [0; KINDS];
    for word in text.split_whitespace().filter(|word| *word != "-") {
        let kind = kind(word).ok_or_else(|| {
            BadInput::new(format!("`{word}` is not a tile; tiles are jade, bone, clay, and - for none"))
        })?;
        tiles[kind] = u8::saturating_add(tiles[kind], 1);
    }
    Ok(tiles)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    game: String,
    rules: Option<u32>,
    #[serde(default = "two")]
    players: u8,
    #[serde(default = "yes")]
    stakes: bool,
    #[serde(default = "first")]
    turn: Seat,
    stage: Option<String>,
    hands: Option<Vec<String>>,
    #[serde(default)]
    buried: Vec<String>,
    #[serde(default)]
    laid: String,
    last: Option<String>,
    #[serde(default)]
    scores: Vec<i32>,
}

fn two() -> u8 {
    2
}

fn yes() -> bool {
    true
}

fn first() -> Seat {
    Seat::new(0)
}

impl<const FAULT: u8> Lots<FAULT> {
    fn put(&mut self, what: &str, texts: &[String], place: fn(&mut Self) -> &mut [Tiles; 4]) -> Result<(), BadInput> {
        if texts.len() > usize::from(self.players) {
            return Err(BadInput::new(format!("more than {} seats", self.players)).within(what));
        }
        for (index, text) in texts.iter().enumerate() {
            let tiles = tiles(text).map_err(|error| error.within(what))?;
            for kind in 0..KINDS {
                let left = self.bag[kind].checked_sub(tiles[kind]);
                let none = || BadInput::new(format!("there are only {OF_A_KIND} of {}", NAMES[kind])).within(what);
                self.bag[kind] = left.ok_or_else(none)?;
            }
            place(self)[index] = tiles;
        }
        Ok(())
    }
}

impl<const FAULT: u8> Written for Lots<FAULT> {
    type ActionData = Action;

    fn data(&self, action: Action) -> Action {
        if FAULT == AMBIGUOUS_DATA && action == Action::High { Action::Low } else { action }
    }

    fn action(&self, data: &Action) -> Result<Action, BadInput> {
        Ok(*data)
    }

    fn write(&self, action: Action) -> String {
        match action {
            Action::Low => "low".to_owned(),
            Action::High => "high".to_owned(),
            Action::Lay(tile) => format!("lay {}", NAMES[self.misspelt(tile) as usize]),
            Action::Bury(tile) => format!("bury {}", NAMES[tile as usize]),
        }
    }

    fn read(&self, text: &str) -> Result<Action, BadInput> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let tile = |word: &str| {
            let kind = kind(word).ok_or_else(|| BadInput::new(format!("`{word}` is not a tile: jade, bone or clay")));
            kind.map(|kind| Tile::ALL[kind])
        };
        match words[..] {
            ["low"] => Ok(Action::Low),
            ["high"] => Ok(Action::High),
            ["lay", word] => tile(word).map(Action::Lay),
            ["bury", word] => tile(word).map(Action::Bury),
            _ => Err(BadInput::new(format!("`{text}` is not an action: low, high, lay TILE or bury TILE"))),
        }
    }

    fn number(&self, action: Action) -> u32 {
        match action {
            Action::Low => 0,
            Action::High => 1,
            Action::Lay(tile) => 2 + tile as u32,
            Action::Bury(tile) => 2 + KINDS as u32 + tile as u32,
        }
    }

    fn numbered(&self, number: u32) -> Option<Action> {
        match number as usize {
            0 => Some(Action::Low),
            1 => Some(Action::High),
            lay @ 2..5 => Some(Action::Lay(Tile::ALL[lay - 2])),
            bury @ 5..8 => Some(Action::Bury(Tile::ALL[bury - 5])),
            _ => None,
        }
    }

    fn numbers(&self) -> u32 {
        8
    }

    fn face(word: &str) -> Option<u32> {
        kind(word).map(|kind| kind as u32)
    }

    fn position(&self) -> toml::Table {
        let players = usize::from(self.players);
        let list = |all: &[Tiles; 4]| all[..players].iter().map(named).collect::<Vec<_>>();
        let diagram: String = list(&self.laid).iter().map(|line| format!("- {line}\n")).collect();
        let stage = match self.stage {
            Stage::Stake => "stake",
            Stage::Low => "low",
            Stage::High => "high",
            Stage::Over => "over",
        };
        let mut table = toml::Table::new();
        table.insert("game".into(), "lots".into());
        table.insert("rules".into(), i64::from(self.rules).into());
        table.insert("players".into(), i64::from(self.players).into());
        table.insert("stakes".into(), self.stakes.into());
        table.insert("turn".into(), i64::from(u8::from(self.seat)).into());
        table.insert("stage".into(), stage.into());
        table.insert("hands".into(), list(&self.hands).into());
        table.insert("buried".into(), list(&self.buried).into());
        table.insert("laid".into(), diagram.into());
        if let Some(last) = self.last {
            table.insert("last".into(), NAMES[last as usize].into());
        }
        if FAULT != FORGETFUL_POSITION {
            table.insert("scores".into(), self.scores[..players].to_vec().into());
        }
        table
    }

    fn from_position(table: &toml::Table, dice: &mut impl Dice) -> Result<Self, BadInput> {
        let position: Position = from_table(table)?;
        if position.game != "lots" {
            return Err(BadInput::new(format!("a position of {}, not of lots", position.game)));
        }
        let setup = Setup { rules: position.rules, ..Setup::new(position.players) };
        let options = Self::read_options(&setup)?;
        let mut state = Lots::empty(options.rules, position.players, position.stakes);
        let rows: Vec<String> =
            position.laid.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned).collect();
        state.put("laid", &rows, |state| &mut state.laid)?;
        state.put("buried", &position.buried, |state| &mut state.buried)?;
        state.put("hands", position.hands.as_deref().unwrap_or_default(), |state| &mut state.hands)?;
        if position.hands.is_none() {
            Seat::all(position.players).for_each(|seat| state.deal(seat, HAND, dice));
        }
        if position.scores.len() > usize::from(position.players) || position.turn.index() >= position.players.into() {
            return Err(BadInput::new(format!("there are {} seats", position.players)));
        }
        state.scores[..position.scores.len()].copy_from_slice(&position.scores);
        state.last = match position.last.as_deref().map(kind) {
            None => None,
            Some(Some(kind)) => Some(Tile::ALL[kind]),
            Some(None) => return Err(BadInput::new("`last` is jade, bone or clay")),
        };
        state.seat = position.turn;
        state.stage = match position.stage.as_deref() {
            None => state.stage,
            Some("stake") if state.stakes => Stage::Stake,
            Some("low") => Stage::Low,
            Some("high") if state.stakes => Stage::High,
            Some("over") => Stage::Over,
            Some(other) => return Err(BadInput::new(format!("`stage` cannot be `{other}`: stake, low, high or over"))),
        };
        let held = sum(&state.hands[state.seat.index()]);
        if state.stage != Stage::Over && held == 0 {
            return Err(BadInput::new(format!("seat {} is to decide, but holds no tile", state.seat)));
        }
        Ok(state)
    }

    fn ask(&self) -> Phrase {
        match self.stage {
            Stage::Stake => Phrase::new("lots-ask-stake"),
            Stage::Low | Stage::High => Phrase::new("lots-ask-tile"),
            Stage::Over => Phrase::new("lots-over"),
        }
    }

    fn tell(event: &Event) -> Phrase {
        match event {
            Event::Staked { seat, .. } => Phrase::new("lots-staked").seat("who", *seat),
            Event::Laid { seat, points, .. } => Phrase::new("lots-laid").seat("who", *seat).number("points", *points),
            Event::Buried { seat, .. } => Phrase::new("lots-buried").seat("who", *seat),
            Event::Drew { seat, .. } => Phrase::new("lots-drew").seat("who", *seat),
        }
    }
}
