//! The pen that draws in the terminal: in colour where the terminal shows it, plainly where it does not (a pipe, `NO_COLOR`).

use anstream::ColorChoice;
use anstyle::{Ansi256Color, Style};
use tianxia_core::Seat;
use unicode_width::UnicodeWidthStr;

#[derive(Clone, Copy)]
pub(crate) struct Pen {
    colour: bool,
}

impl Pen {
    /// The pen that suits standard output.
    pub(crate) fn for_stdout() -> Self {
        Pen { colour: anstream::AutoStream::choice(&std::io::stdout()) != ColorChoice::Never }
    }

    /// The pen for texts that leave this computer.
    pub(crate) fn plain() -> Self {
        Pen { colour: false }
    }

    /// Does this pen draw in colour?
    pub(crate) fn has_colour(self) -> bool {
        self.colour
    }

    pub(crate) fn paint(self, style: Style, text: &str) -> String {
        if self.colour { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    pub(crate) fn bold(self, text: &str) -> String {
        self.paint(Style::new().bold(), text)
    }

    pub(crate) fn dim(self, text: &str) -> String {
        self.paint(Style::new().dimmed(), text)
    }

    /// The sign of a seat, the same in every game: a shape and a colour.
    pub(crate) fn seat(self, seat: Seat) -> String {
        self.paint(Style::new().bold().fg_color(Some(SEAT_COLOURS[seat.index()].into())), SEAT_SHAPES[seat.index()])
    }
}

/// The shape of each seat, so that colour never speaks alone.
pub(crate) const SEAT_SHAPES: [&str; 5] = ["●", "◆", "■", "▲", "★"];

const SEAT_COLOURS: [Ansi256Color; 5] =
    [Ansi256Color(35), Ansi256Color(134), Ansi256Color(180), Ansi256Color(245), Ansi256Color(208)];

/// Lines longer than this are hard to read.
const WIDEST: usize = 100;

/// The width for lines: that of the terminal, or 100 cells if it is wider or there is none.
pub(crate) fn line_width() -> usize {
    terminal_size::terminal_size().map_or(WIDEST, |(width, _)| usize::from(width.0)).clamp(20, WIDEST)
}

/// A text filled up with spaces to a width in cells. A Chinese letter takes two.
pub(crate) fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// A text with spaces before it, to a width in cells.
pub(crate) fn pad_left(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}
