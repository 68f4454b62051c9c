//! Reads and writes files: text only, with a sentence when that fails, and never half a file. `-` is standard input.

use crate::failure::Failure;
use std::fmt::Display;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use tianxia_core::{BadInput, Record};

/// No record, position, board or list of results comes near this many bytes.
const LARGEST: u64 = 256 << 20;

/// The name that means standard input.
const STDIN: &str = "-";

/// Does this name mean standard input?
pub(crate) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == STDIN
}

/// What a file is called in sentences.
pub(crate) fn name(path: &Path) -> String {
    if is_stdin(path) { "standard input".to_owned() } else { path.display().to_string() }
}

/// Reads a text file, or standard input.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let cannot = |why: &dyn Display| Failure::access(format!("cannot read {}: {why}", name(path)));
    let mut bytes = Vec::new();
    let read = if is_stdin(path) {
        std::io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        fs::File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| cannot(&error))?;
    if bytes.len() as u64 > LARGEST {
        return Err(cannot(&format!("it is larger than {} MiB; no Tianxia file is that large", LARGEST >> 20)));
    }
    String::from_utf8(bytes).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        Failure::wrong(format!("{}: byte {place} is not UTF-8; the file must be plain text", name(path)))
    })
}

/// Says which file a complaint is about.
pub(crate) fn about(path: &Path) -> impl Fn(BadInput) -> Failure {
    move |error| Failure::wrong(error.within(name(path)))
}

/// The entries of a folder, sorted by name.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let read = || -> std::io::Result<Vec<PathBuf>> { folder.read_dir()?.map(|entry| Ok(entry?.path())).collect() };
    let mut entries = read().map_err(|error| Failure::access(format!("cannot read {}: {error}", folder.display())))?;
    entries.sort();
    Ok(entries)
}

/// The TOML files below a folder, in order.
pub(crate) fn toml_files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    for path in entries(folder)? {
        if path.is_dir() {
            found.extend(toml_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "toml")
            && path.file_name().is_some_and(|name| name != "Cargo.toml")
        {
            found.push(path);
        }
    }
    Ok(found)
}

/// Refuses a file that exists, since this program did not write it. If it holds a game, the sentence says how to resume it.
pub(crate) fn must_be_new(path: &Path) -> Result<(), Failure> {
    if path.symlink_metadata().is_err() {
        return Ok(());
    }
    let name = path.display();
    let game = read(path).ok().and_then(|text| text.parse::<Record>().ok());
    Err(Failure::usage(match game {
        Some(record) => format!(
            "{name} holds a game already ({} entries). Resume it: `tianxia play --load {name}`; replace it: --overwrite",
            record.entries.len()
        ),
        None => format!("{name} exists already. Name a new file, or replace it: --overwrite"),
    }))
}

/// Writes a file whole or not at all, in place of one that is there.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let draft = PathBuf::from(name);
    let written = create(&draft, text).and_then(|()| fs::rename(&draft, path));
    written.map_err(|error| {
        if error.kind() != ErrorKind::AlreadyExists {
            let _ = fs::remove_file(&draft);
        }
        Failure::access(format!("cannot write {}: {error}", path.display()))
    })
}

/// Writes a file that must not be there yet.
fn create(path: &Path, text: &str) -> std::io::Result<()> {
    OpenOptions::new().write(true).create_new(true).open(path)?.write_all(text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_exists_is_refused_with_what_it_holds() {
        let folder = std::env::temp_dir().join(format!("tianxia-files-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("thesis.txt");
        must_be_new(&path).unwrap();
        write(&path, "my thesis").unwrap();
        let refusal = must_be_new(&path).unwrap_err();
        assert!(
            refusal.sentence().ends_with("exists already. Name a new file, or replace it: --overwrite"),
            "{refusal:?}"
        );
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "no draft is left");
        fs::remove_dir_all(&folder).unwrap();
    }
}
