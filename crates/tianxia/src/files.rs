//! Reading and writing files: text only, with a sentence when that fails, and never half a file.

use crate::failure::Failure;
use std::fmt::Display;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use tianxia_core::BadInput;

/// No record, position, board or list of results comes near this many bytes.
const LARGEST: u64 = 256 << 20;

/// Reads a text file.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let cannot = |why: &dyn Display| Failure::usage(format!("cannot read {}: {why}", path.display()));
    let file = fs::File::open(path).map_err(|error| cannot(&error))?;
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(|error| cannot(&error))?;
    if bytes.len() as u64 > LARGEST {
        return Err(cannot(&format!("it is larger than {} MiB, as no file of ours is", LARGEST >> 20)));
    }
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
