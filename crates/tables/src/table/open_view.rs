//! The position as everybody sees it, in a game that hides nothing: written once, however many look.

use std::sync::Mutex;
use tianxia_core::{Json, Viewpoint};
use tianxia_games::AnyMatch;

/// What was written last, and after how many entries of the log.
#[derive(Default)]
pub(super) struct OpenView(Mutex<Option<(u32, Json)>>);

impl OpenView {
    /// What a viewpoint may see of a game after entry `seq`.
    pub(super) fn of(&self, game: &dyn AnyMatch, seq: u32, viewpoint: Viewpoint) -> Json {
        if game.hides() {
            return game.view(viewpoint);
        }
        let mut written = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        match &*written {
            Some((of, view)) if *of == seq => view.clone(),
            _ => written.insert((seq, game.view(viewpoint))).1.clone(),
        }
    }
}
