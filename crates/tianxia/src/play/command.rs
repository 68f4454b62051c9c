//! The commands of the prompt.

/// A line typed at the prompt, understood.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// An empty line.
    Empty,
    /// Lists the commands.
    Help,
    /// Lists the legal actions whose notation begins like this.
    Legal(&'a str),
    /// Shows the table again.
    Board,
    /// Lists the events so far.
    Log,
    /// Undoes the last action.
    Undo,
    /// Saves the game to this file.
    Save(&'a str),
    /// Resigns.
    Resign,
    /// Leaves the game.
    Quit,
    /// An action in notation.
    Action(&'a str),
}

impl<'a> Command<'a> {
    pub(crate) fn parse(line: &'a str) -> Command<'a> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Command::Empty,
            ("help" | "?" | "h", "") => Command::Help,
            ("legal" | "l", rest) => Command::Legal(rest),
            ("board" | "show", "") => Command::Board,
            ("log", "") => Command::Log,
            ("undo" | "u", "") => Command::Undo,
            ("save", rest) => Command::Save(rest),
            ("resign", "") => Command::Resign,
            ("quit" | "exit" | "q", "") => Command::Quit,
            _ => Command::Action(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        assert_eq!(Command::parse("  "), Command::Empty);
        assert_eq!(Command::parse("Legal RY"), Command::Legal("RY"));
        assert_eq!(Command::parse("save my game.txt"), Command::Save("my game.txt"));
        assert_eq!(Command::parse("RY c4 c5"), Command::Action("RY c4 c5"));
        assert_eq!(Command::parse("quit now"), Command::Action("quit now"));
    }
}
