//! Is the data file still where it was? A file that is deleted or replaced under a running server can be written to as before, and all of it is
//! lost when the server stops; so it is asked before anything is said to be kept.

use std::io;
use std::path::{Path, PathBuf};

/// The files of the data, as they were when they were opened.
pub(super) struct Presence {
    files: Vec<(PathBuf, Identity)>,
}

/// What tells a file from another of the same name.
#[cfg(unix)]
type Identity = (u64, u64);
#[cfg(not(unix))]
type Identity = ();

#[cfg(unix)]
fn identity(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    path.metadata().map(|file| (file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Identity> {
    path.metadata().map(|_| ())
}

impl Presence {
    /// The data file, and the latest changes beside it.
    pub(super) fn of(data: &Path) -> io::Result<Self> {
        let data = data.canonicalize()?;
        let mut latest = data.clone().into_os_string();
        latest.push("-wal");
        let latest = PathBuf::from(latest);
        let mut files = Vec::new();
        for file in [data, latest] {
            match identity(&file) {
                Ok(identity) => files.push((file, identity)),
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error),
            }
        }
        Ok(Presence { files })
    }

    /// One sentence if a file is gone or another stands in its place.
    pub(super) fn missing(&self) -> Option<String> {
        let gone = |(path, was): &&(PathBuf, Identity)| !identity(path).is_ok_and(|is| is == *was);
        let (path, _) = self.files.iter().find(gone)?;
        Some(format!(
            "the file {} was deleted, moved or replaced while the server runs; put it back, or stop the server and restore a backup",
            path.display()
        ))
    }
}
