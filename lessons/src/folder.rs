//! Lessons as files: a folder a game with a TOML file for each lesson and a Fluent file for each language, and a folder `common` with what
//! all of them say. Ours are part of the program; a club's own are read from its disk.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use tianxia_core::{BadInput, Fault};

/// Where messages stand that lessons of all games say.
pub const COMMON: &str = "common";

/// The folders that are part of this program.
static BUILT_IN: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/folders.rs"));

/// A folder: the texts of its files, by name.
#[derive(Clone, Debug, Default)]
pub struct Folder {
    files: BTreeMap<String, String>,
}

impl Folder {
    /// Our own folder of this name: a game's, or [`COMMON`].
    #[must_use]
    pub fn built_in(name: &str) -> Self {
        let folder = BUILT_IN.iter().find(|(folder, _)| *folder == name);
        let files = folder.map_or(&[][..], |(_, files)| files).iter();
        Folder { files: files.map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect() }
    }

    /// Reads a folder from disk: its `.toml` and `.ftl` files, no folders inside it.
    pub fn read(path: &Path) -> Result<Self, BadInput> {
        let cannot = |path: &Path| {
            let path = path.display().to_string();
            move |error: std::io::Error| BadInput::new(error.to_string()).of(Fault::Unreadable).within(path)
        };
        let mut files = BTreeMap::new();
        for entry in fs::read_dir(path).map_err(cannot(path))? {
            let file = entry.map_err(cannot(path))?.path();
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            // Our own lessons are a crate, whose description is no lesson.
            let wanted = (name.ends_with(".toml") || name.ends_with(".ftl")) && name != "Cargo.toml";
            if wanted && file.is_file() {
                files.insert(name, fs::read_to_string(&file).map_err(cannot(&file))?);
            }
        }
        Ok(Folder { files })
    }

    /// The lesson files: id and text, in their order.
    pub fn lessons(&self) -> impl Iterator<Item = (&str, &str)> {
        self.ending(".toml")
    }

    /// The texts: language and Fluent source.
    pub fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.ending(".ftl")
    }

    /// The texts of one language.
    #[must_use]
    pub fn text(&self, language: &str) -> Option<&str> {
        self.files.get(&format!("{language}.ftl")).map(String::as_str)
    }

    /// Is there nothing in it?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    fn ending(&self, end: &str) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter_map(move |(name, text)| Some((name.strip_suffix(end)?, text.as_str())))
    }
}
