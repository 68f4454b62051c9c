//! The options of Qin: players, board or series of boards, and the fair start.

use crate::board::{BUILT_IN, Board};
use std::sync::Arc;
use tianxia_core::{About, BadInput, Fault, OptionKind, OptionSpec, Origin, Setup};

/// The most games in a series.
const MAX_SERIES: usize = 8;

/// The title page of Qin.
pub(crate) static ABOUT: About = About {
    id: "qin",
    title: "Qin",
    rules: 1,
    rule_ids: ('Q', 25),
    players: (2, 4),
    options: &[
        OptionSpec { key: "board", kind: OptionKind::Board(&BUILT_IN), default: "bird" },
        OptionSpec { key: "boards", kind: OptionKind::Boards(&BUILT_IN), default: "" },
        OptionSpec { key: "fair_start", kind: OptionKind::Flag, default: "true" },
    ],
    refused: &["qin-refused-board-and-boards"],
};

/// The options of a game of Qin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    pub(crate) rules: u32,
    pub(crate) players: u8,
    pub(crate) fair_start: bool,
    /// The board of each game of the series (Q25); a single game has one, and none has none.
    pub(crate) boards: Vec<Arc<Board>>,
}

impl Options {
    /// The version of the rules.
    #[must_use]
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Are hands dealt again until everybody holds a double (Q6)?
    #[must_use]
    pub fn fair_start(&self) -> bool {
        self.fair_start
    }

    /// The board of each game: several in a series (Q25), otherwise one.
    #[must_use]
    pub fn boards(&self) -> &[Arc<Board>] {
        &self.boards
    }

    /// Pagodas each player starts a game with (Q3).
    #[must_use]
    pub fn pagodas_each(&self) -> u8 {
        match self.players {
            2 => 24,
            3 => 19,
            _ => 15,
        }
    }

    /// The board of the first game.
    pub(crate) fn first_board(&self) -> Arc<Board> {
        self.boards[0].clone()
    }

    /// Is it a series of games (Q25)?
    pub(crate) fn is_series(&self) -> bool {
        self.boards.len() > 1
    }

    pub(crate) fn read(setup: &Setup) -> Result<Self, BadInput> {
        setup.check(&ABOUT)?;
        let series = setup.value(&ABOUT, "boards");
        let boards = if series.is_empty() {
            let board = Board::named_or_own(setup.value(&ABOUT, "board"));
            vec![board.map_err(|error| error.within("option board"))?]
        } else if setup.options.contains_key("board") {
            let message =
                "options `board` and `boards` exclude each other: `board` is for one game, `boards` for a series";
            return Err(BadInput::new(message).of(Fault::Contradiction));
        } else {
            boards_of_series(series.split(',')).map_err(|error| error.within("option boards"))?
        };
        Ok(Options {
            rules: setup.version(&ABOUT),
            players: setup.players,
            fair_start: setup.flag(&ABOUT, "fair_start"),
            boards,
        })
    }

    pub(crate) fn write(&self) -> Setup {
        let setup = Setup::new(self.players).under(self.rules).with("fair_start", self.fair_start.to_string());
        match &self.boards[..] {
            [board] if board.origin() == Origin::BuiltIn => setup.with("board", board.name()),
            [board] => setup.with("board", board.text()),
            series => {
                let names: Vec<&str> = series.iter().map(|board| board.name()).collect();
                setup.with("boards", names.join(","))
            }
        }
    }
}

/// The boards of a series (Q25), by their names.
pub(crate) fn boards_of_series<'a>(names: impl Iterator<Item = &'a str>) -> Result<Vec<Arc<Board>>, BadInput> {
    let boards: Vec<_> = names.map(Board::named).collect::<Result<_, _>>()?;
    if (2..=MAX_SERIES).contains(&boards.len()) {
        Ok(boards)
    } else {
        let message = format!("lists {} games; a series has 2 to {MAX_SERIES}", boards.len());
        Err(BadInput::new(message).of(Fault::OutOfRange))
    }
}
