//! The browser's types of one game, made from the Rust types of its views and events.

use crate::with_game;
use std::collections::BTreeMap;
use tianxia_core::{BadInput, Game};
use ts_rs::{Config, TS, TypeVisitor};

/// Declares what a game shows and tells, as a file in TypeScript: the view, the events, and every type they need, by name.
pub fn file(game: &str) -> Result<String, BadInput> {
    let declared = with_game!(game, G => {
        let mut declared = Declared { config: Config::default(), types: BTreeMap::new() };
        declared.visit::<<G as Game>::View>();
        declared.visit::<<G as Game>::Event>();
        declared.types
    })?;
    let types: String = declared.values().map(|declaration| format!("\nexport {declaration}\n")).collect();
    Ok(format!("// Made from the Rust types of crates/{game}; do not edit.\n{types}"))
}

/// The declarations so far, by the name of the type.
struct Declared {
    config: Config,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types of our own have a place to be written to; numbers, lists and the like are TypeScript's.
        if T::output_path().is_some() {
            let known = self.types.insert(T::ident(&self.config), T::decl(&self.config));
            if known.is_some() {
                return;
            }
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
