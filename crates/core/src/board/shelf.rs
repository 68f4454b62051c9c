//! One copy of each board in memory. Positions share their board and free it together: a server that has seen ten thousand own
//! boards keeps only those that somebody still plays on.

use crate::BadInput;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// So many forgotten boards may be on the list before it is tidied.
const FORGOTTEN: usize = 64;

/// The boards of one game that are in use, by their text.
pub struct Shelf<B> {
    boards: Mutex<Option<Listed<B>>>,
}

struct Listed<B> {
    by_text: HashMap<String, Weak<B>>,
    /// The length at which those that nobody uses any more are struck off.
    tidy_at: usize,
}

impl<B> Shelf<B> {
    /// An empty shelf.
    #[must_use]
    pub const fn new() -> Self {
        Shelf { boards: Mutex::new(None) }
    }

    /// The board with this text: the one in use, or else a new one.
    pub fn share(&self, text: &str, make: impl FnOnce() -> Result<B, BadInput>) -> Result<Arc<B>, BadInput> {
        let mut boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        let listed = boards.get_or_insert_with(|| Listed { by_text: HashMap::new(), tidy_at: FORGOTTEN });
        if let Some(board) = listed.by_text.get(text).and_then(Weak::upgrade) {
            return Ok(board);
        }
        let board = Arc::new(make()?);
        if listed.by_text.len() >= listed.tidy_at {
            listed.by_text.retain(|_, board| board.strong_count() > 0);
            listed.tidy_at = 2 * listed.by_text.len() + FORGOTTEN;
        }
        listed.by_text.insert(text.to_owned(), Arc::downgrade(&board));
        Ok(board)
    }

    /// How many boards are in use.
    #[must_use]
    pub fn in_use(&self) -> usize {
        let boards = self.boards.lock().unwrap_or_else(PoisonError::into_inner);
        boards.iter().flat_map(|listed| listed.by_text.values()).filter(|board| board.strong_count() > 0).count()
    }
}

impl<B> Default for Shelf<B> {
    fn default() -> Self {
        Shelf::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_share_a_board_and_unused_ones_are_forgotten() {
        let shelf = Shelf::<String>::new();
        let make = |text: &str| shelf.share(text, || Ok(text.to_uppercase())).unwrap();
        let kept = make("a");
        for round in 0..1000 {
            assert!(Arc::ptr_eq(&kept, &make("a")));
            make(&format!("board {round}"));
        }
        assert_eq!(shelf.in_use(), 1);
        assert!(shelf.boards.lock().unwrap().as_ref().unwrap().by_text.len() <= 2 * FORGOTTEN + 2);
        assert!(shelf.share("bad", || Err(BadInput::new("no board"))).is_err());
        drop(kept);
        assert_eq!(shelf.in_use(), 0);
    }
}
