//! What JavaScript sees: strings in, strings out. All else is in files that know no browser.

use crate::{Page, think};
use wasm_bindgen::prelude::wasm_bindgen;

/// The tables of a page.
#[wasm_bindgen]
#[derive(Default)]
pub struct Tables(Page);

#[wasm_bindgen]
impl Tables {
    /// No tables yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Tables::default()
    }

    /// See [`Page::ask`].
    #[must_use]
    pub fn ask(&mut self, request: &str) -> String {
        self.0.ask(request)
    }

    /// See [`Page::load`].
    #[must_use]
    pub fn load(&mut self, id: &str, log: &str) -> String {
        self.0.load(id, log)
    }

    /// See [`Page::forget`].
    pub fn forget(&mut self, id: &str) {
        self.0.forget(id);
    }

    /// See [`Page::thought`]: JSON, or `null`.
    #[must_use]
    pub fn thought(&self, id: &str) -> String {
        serde_json::to_string(&self.0.thought(id)).unwrap_or_default()
    }
}

/// See [`think`].
#[wasm_bindgen(js_name = think)]
#[must_use]
pub fn think_about(job: &str) -> String {
    think(job)
}
