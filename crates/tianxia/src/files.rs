//! Reading and writing files: text only, with a sentence when that fails, and never half a file.

use crate::failure::Failure;
use std::fs;
use std::path::{Path, PathBuf};
use tianxia_core::BadInput;

/// Reads a text file.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let bytes = fs::read(path).map_err(|error| Failure::usage(format!("cannot read {}: {error}", path.display())))?;
    String::from_utf8(bytes).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        Failure::wrong(format!("{}: byte {place} is not UTF-8; the file must be plain text", path.display()))
    })
}

/// Says which file a complaint is about.
pub(crate) fn about(path: &Path) -> impl Fn(BadInput) -> Failure {
    move |error| Failure::wrong(error.within(path.display().to_string()))
}

/// Writes a file whole or not at all.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let draft = PathBuf::from(name);
    let written = fs::write(&draft, text).and_then(|()| fs::rename(&draft, path));
    written.map_err(|error| Failure::usage(format!("cannot write {}: {error}", path.display())))
}
