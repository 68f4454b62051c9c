//! The sentences of Tianxia in every language, as [Fluent](https://projectfluent.org) files. A folder with a `common.ftl` is a language; what it lacks is
//! said in English.
//!
//! ```
//! assert_eq!(tianxia_locales::LANGUAGES[0].code, "en");
//! assert!(tianxia_locales::LANGUAGES.iter().any(|language| language.code == "pl"));
//! ```

/// A language.
#[derive(Clone, Copy, Debug)]
pub struct Language {
    /// Its code: `de`.
    pub code: &'static str,
    /// The texts of its files but those for the browser alone.
    pub files: &'static [&'static str],
}

/// All languages, English first.
pub static LANGUAGES: &[Language] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));
