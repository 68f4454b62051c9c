//! Boards that people bring. A board that nobody plays on any more is forgotten, so any number may come; each must have a sensible size.

use std::collections::BTreeMap;
use tianxia_core::is_board_text;
use tianxia_protocol::{Code, Problem};

/// The longest text of a board, in bytes: a large one has a tenth of that.
const LONGEST: usize = 16 * 1024;

/// Lets the boards among a new table's options in, or says why not.
pub(crate) fn admit(options: &BTreeMap<String, String>) -> Result<(), Problem> {
    match options.iter().find(|(_, value)| is_board_text(value) && value.len() > LONGEST) {
        None => Ok(()),
        Some((key, text)) => {
            let message = format!("`{key}` has {} bytes; a board has at most {LONGEST}", text.len());
            Err(Problem::new(Code::TooLarge, message))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_a_sensible_size() {
        let admit = |text: String| admit(&BTreeMap::from([("map".to_owned(), text)])).map_err(|problem| problem.code);
        assert_eq!(admit("a\n".to_owned()), Ok(()));
        assert_eq!(admit("a board that comes with the game has a name".to_owned()), Ok(()));
        assert_eq!(admit("\n".repeat(LONGEST + 1)), Err(Code::TooLarge));
    }
}
