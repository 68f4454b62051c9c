//! The browser's types of one game, made from the Rust types of its views and events.

use crate::with_game;
use std::any::TypeId;
use std::collections::HashSet;
use tianxia_core::{BadInput, Game};
use ts_rs::{Config, TS, TypeVisitor};

/// Declares what a game shows and tells, as a file in TypeScript: the view, the events, and every type they need.
pub fn file(game: &str) -> Result<String, BadInput> {
    with_game!(game, G => {
        let mut declared = Declared::new(format!("// Made from the Rust types of crates/{game}; do not edit.\n"));
        declared.visit::<<G as Game>::View>();
        declared.visit::<<G as Game>::Event>();
        declared.text
    })
}

/// The declarations so far. Every type is declared once, and before what it needs.
struct Declared {
    config: Config,
    seen: HashSet<TypeId>,
    text: String,
}

impl Declared {
    fn new(text: String) -> Self {
        Declared { config: Config::default(), seen: HashSet::new(), text }
    }
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Only types of our own have a place to be written to; numbers, lists and the like are TypeScript's.
        if T::output_path().is_some() {
            self.text += &format!("\nexport {}\n", T::decl(&self.config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
