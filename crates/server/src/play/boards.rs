//! Boards that people bring. A board that nobody plays on any more is forgotten, so any number may come; each has bounds, since lists
//! show it to everybody.

use std::collections::BTreeMap;
use tianxia_core::{TextFile, is_board_text};
use tianxia_protocol::{Code, Problem};
use tianxia_tables::is_title;

/// The longest text of a board, in bytes: a large one has half of that.
const LONGEST: usize = 4 * 1024;
/// The longest title, name, or name of a capital, in characters.
const LONGEST_TITLE: usize = 60;

/// Lets the boards among a new table's options in, or says why not.
pub(crate) fn admit(options: &BTreeMap<String, String>) -> Result<(), Problem> {
    for (key, text) in options.iter().filter(|(_, value)| is_board_text(value)) {
        if text.len() > LONGEST {
            let message = format!("`{key}` has {} bytes; a board has at most {LONGEST}", text.len());
            return Err(Problem::new(Code::TooLarge, message));
        }
        // A text that is no board is refused where it is read.
        let Ok(file) = TextFile::parse(text) else { continue };
        let shown = file.header.iter().filter(|header| header.key != "note");
        if let Some(header) = shown.into_iter().find(|header| !is_title(&header.value, LONGEST_TITLE)) {
            let message = format!(
                "`{key}`, line {}: `{:.40}` has at most {LONGEST_TITLE} characters, all of which can be seen",
                header.line, header.key
            );
            return Err(Problem::new(Code::BadRequest, message));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn admitted(text: String) -> Result<(), Code> {
        admit(&BTreeMap::from([("map".to_owned(), text)])).map_err(|problem| problem.code)
    }

    #[test]
    fn a_board_has_a_sensible_size() {
        assert_eq!(admitted("a\n".to_owned()), Ok(()));
        assert_eq!(admitted("a board that comes with the game has a name".to_owned()), Ok(()));
        assert_eq!(admitted("\n".repeat(LONGEST + 1)), Err(Code::TooLarge));
    }

    #[test]
    fn a_title_can_be_shown_in_a_list() {
        assert_eq!(admitted("name: loess\ntitle: 黄土\nnote: as drawn\n\n....\n".to_owned()), Ok(()));
        assert_eq!(admitted(format!("name: loess\ntitle: {}\n\n....\n", "x".repeat(61))), Err(Code::BadRequest));
        assert_eq!(admitted("name: loess\ntitle: a\u{202e}b\n\n....\n".to_owned()), Err(Code::BadRequest));
    }
}
