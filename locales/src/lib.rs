//! The sentences of Tianxia in every language, as [Fluent](https://projectfluent.org) files. A folder with a `common.ftl` is a language. Messages that it
//! lacks are shown in English.
//!
//! ```
//! assert_eq!(tianxia_locales::LANGUAGES[0].code, "en");
//! assert!(tianxia_locales::LANGUAGES.iter().any(|language| language.code == "pl"));
//! ```

/// A language.
#[derive(Clone, Copy, Debug)]
pub struct Language {
    /// Its tag: `de`, `zh-Hans`.
    pub code: &'static str,
    /// The share of the English messages that it has, in percent.
    pub translated: u8,
    /// The texts of its files but those for the browser alone.
    pub files: &'static [&'static str],
}

/// Is this a file for the browser alone, which the program leaves out?
#[must_use]
pub fn is_browsers(file: &str) -> bool {
    ["web.ftl", "rules.ftl", "learn.ftl"].iter().any(|end| file.ends_with(end))
}

/// All languages, English first.
pub static LANGUAGES: &[Language] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));
