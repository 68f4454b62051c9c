//! The options of Qin: players, board or series of boards, and the fair start.

use crate::board::{Board, HOUSE_BOARDS, Origin};
use tianxia_core::{About, BadInput, OptionKind, OptionSpec, Setup, is_board_text};

/// The most games in a series.
pub(crate) const MAX_SERIES: usize = 8;

/// The title page of Qin.
pub(crate) static ABOUT: About = About {
    id: "qin",
    title: "Qin",
    rules: 1,
    rule_ids: ('Q', 25),
    players: (2, 4),
    options: &[
        OptionSpec { key: "board", kind: OptionKind::Board(&HOUSE_BOARDS), default: "bird" },
        OptionSpec { key: "boards", kind: OptionKind::Boards(&HOUSE_BOARDS), default: "" },
        OptionSpec { key: "fair_start", kind: OptionKind::Flag, default: "true" },
    ],
    refused: &["qin-refused-board-and-boards"],
};

/// The options of a game of Qin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub(crate) players: u8,
    pub(crate) fair_start: bool,
    pub(crate) board: &'static Board,
    /// The boards of the further games of a series (Q25).
    pub(crate) more: [Option<&'static Board>; MAX_SERIES - 1],
}

impl Options {
    pub(crate) fn single(players: u8, board: &'static Board, fair_start: bool) -> Self {
        Options { players, fair_start, board, more: [None; MAX_SERIES - 1] }
    }

    /// A series on these boards; the first is the board of the first game.
    pub(crate) fn series_on(players: u8, names: &[&str], fair_start: bool) -> Result<Self, BadInput> {
        let (first, rest) = match names {
            [first, rest @ ..] if (1..MAX_SERIES).contains(&rest.len()) => (first, rest),
            _ => {
                let message = format!("option boards lists {} games; a series has 2 to {MAX_SERIES}", names.len());
                return Err(BadInput::new(message));
            }
        };
        let mut options = Options::single(players, Board::named(first)?, fair_start);
        for (slot, name) in options.more.iter_mut().zip(rest) {
            *slot = Some(Board::named(name)?);
        }
        Ok(options)
    }

    pub(crate) fn read(setup: &Setup) -> Result<Self, BadInput> {
        setup.check(&ABOUT)?;
        let fair_start = setup.flag(&ABOUT, "fair_start");
        let series = setup.value(&ABOUT, "boards");
        if series.is_empty() {
            let value = setup.value(&ABOUT, "board");
            let board = if is_board_text(value) { Board::own(value) } else { Board::named(value) };
            let board = board.map_err(|error| error.within("option board"))?;
            return Ok(Options::single(setup.players, board, fair_start));
        }
        if setup.options.contains_key("board") {
            let message =
                "options `board` and `boards` exclude each other: `board` is for one game, `boards` for a series";
            return Err(BadInput::new(message));
        }
        Options::series_on(setup.players, &series.split(',').collect::<Vec<_>>(), fair_start)
    }

    pub(crate) fn write(&self) -> Setup {
        let setup = Setup::new(self.players).with("fair_start", self.fair_start.to_string());
        let names: Vec<&str> = self.series().map(Board::name).collect();
        if names.len() > 1 {
            setup.with("boards", names.join(","))
        } else if self.board.origin() == Origin::House {
            setup.with("board", self.board.name())
        } else {
            setup.with("board", self.board.text())
        }
    }

    /// The boards of the series in order.
    pub(crate) fn series(&self) -> impl Iterator<Item = &'static Board> + '_ {
        std::iter::once(self.board).chain(self.more.iter().flatten().copied())
    }

    /// Pagodas each player starts a game with (Q3).
    pub(crate) fn pagodas_each(&self) -> u8 {
        match self.players {
            2 => 24,
            3 => 19,
            _ => 15,
        }
    }
}
