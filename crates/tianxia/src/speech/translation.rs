//! A translation that is being made: with `TIANXIA_LOCALES` the program reads a language from a folder, so that a translator sees it without a build.

use std::fs;
use std::path::Path;
use tianxia_core::BadInput;
use tianxia_locales::{Language, is_browsers};

/// The variable that names the folder of folders.
const FOLDER: &str = "TIANXIA_LOCALES";

/// Reads the language from the folder, if the variable is set and the folder has it.
pub(super) fn find(language: &str) -> Result<Option<Language>, BadInput> {
    let Some(folder) = std::env::var_os(FOLDER) else { return Ok(None) };
    let named = language.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    let is_plain = named.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
    let folder = Path::new(&folder).join(&named);
    if !is_plain || named.is_empty() || !folder.join("common.ftl").is_file() {
        return Ok(None);
    }
    read(&named, &folder).map(Some).map_err(|error| BadInput::new(format!("cannot read {}: {error}", folder.display())))
}

/// The texts live as long as the program.
fn read(code: &str, folder: &Path) -> std::io::Result<Language> {
    let mut files: Vec<&'static str> = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.ends_with(".ftl") && !is_browsers(&name) {
            files.push(fs::read_to_string(&path)?.leak());
        }
    }
    Ok(Language { code: code.to_owned().leak(), translated: 100, files: files.leak() })
}
