//! Boards that people bring. The rules keep every board they have read for as long as the program runs, so that positions can
//! point at it; a server must therefore not read as many as anybody cares to send.

use crate::secret;
use std::collections::{BTreeMap, HashSet};
use std::sync::Mutex;
use tianxia_core::is_board_text;
use tianxia_protocol::{Code, Problem};

/// The longest text of a board, in bytes: a large one has a tenth of that.
const LONGEST: usize = 16 * 1024;

/// The boards that were brought since the server started.
pub(crate) struct Boards {
    seen: Mutex<HashSet<[u8; 32]>>,
    most: usize,
}

impl Boards {
    /// Lets so many different boards in; any number if 0.
    pub(crate) fn new(most: u32) -> Self {
        Boards { seen: Mutex::default(), most: most as usize }
    }

    /// Lets the boards among a new table's options in, or says why not.
    pub(crate) fn admit(&self, options: &BTreeMap<String, String>) -> Result<(), Problem> {
        for (key, text) in options.iter().filter(|(_, value)| is_board_text(value)) {
            if text.len() > LONGEST {
                let message = format!("`{key}` has {} bytes; a board has at most {LONGEST}", text.len());
                return Err(Problem::new(Code::TooLarge, message));
            }
            let mut seen = self.seen.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            let board = secret::hash(text);
            if self.most > 0 && seen.len() >= self.most && !seen.contains(&board) {
                let message = "the server has been shown too many different boards since it started; \
                               take one that is known here, or ask who hosts it to start it again";
                return Err(Problem::new(Code::TooMany, message));
            }
            seen.insert(board);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_boards_always_pass_and_new_ones_until_there_are_too_many() {
        let boards = Boards::new(2);
        let admit = |text: &str| {
            let options = BTreeMap::from([("map".to_owned(), text.to_owned())]);
            boards.admit(&options).map_err(|problem| problem.code)
        };
        assert_eq!(admit("a\n"), Ok(()));
        assert_eq!(admit("b\n"), Ok(()));
        assert_eq!(admit("c\n"), Err(Code::TooMany));
        assert_eq!(admit("a\n"), Ok(()));
        assert_eq!(admit("a board that comes with the game has a name"), Ok(()));
        assert_eq!(admit(&"\n".repeat(LONGEST + 1)), Err(Code::TooLarge));
    }
}
