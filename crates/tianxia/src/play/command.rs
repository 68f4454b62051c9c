//! What a person may type at the prompt.

/// A line typed at the prompt, understood.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// Nothing.
    Empty,
    /// What can I type?
    Help,
    /// Which actions are legal (those whose notation begins like this)?
    Legal(&'a str),
    /// Show the table again.
    Board,
    /// What has happened so far?
    Log,
    /// Take back my last action.
    Undo,
    /// Keep the game in this file.
    Save(&'a str),
    /// Give up.
    Resign,
    /// Leave.
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
