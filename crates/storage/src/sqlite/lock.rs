//! One server to a data file. Two would each believe their own memory: nothing would be lost, since the one that adds an entry first
//! wins, but people at one would not hear of moves made at the other.

use super::errors::in_words;
use super::make_private;
use crate::error::DataError;
use rusqlite::{Connection, ErrorCode};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Held for as long as a server uses a data file. The system frees it when the process ends, however it ends.
pub struct Lock {
    #[allow(dead_code, reason = "held for the lock of its open transaction")]
    connection: Connection,
    #[allow(dead_code, reason = "held for its lock")]
    file: File,
}

impl Lock {
    /// Takes the lock of a data file; a failure is one sentence. It lies on a file of its own beside the real data file, so that copies can be
    /// made meanwhile and a symbolic link leads to the same lock.
    pub fn take(data: &Path) -> Result<Self, DataError> {
        let place = |error: &dyn std::fmt::Display| format!("cannot use the file {}: {error}", data.display());
        let in_use = || {
            let data = data.display();
            format!(
                "another server uses the data file {data} already; stop it, or choose another file with --data FILE"
            )
        };
        let unwritable = |folder: &Path, error: std::io::Error| {
            let mend = match error.kind() {
                ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                    "; let this user write there, or choose another file with --data FILE"
                }
                _ => "",
            };
            format!("cannot write the folder {} of the data file: {error}{mend}", folder.display())
        };
        if let Some(folder) = data.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(|error| unwritable(folder, error))?;
        }
        let is_new = !data.exists();
        let file = open(data).map_err(|error| match data.parent() {
            Some(folder) if is_new => unwritable(folder, error),
            _ => place(&error),
        })?;
        lock_itself(&file).map_err(|error| match error {
            TryLockError::WouldBlock => in_use(),
            TryLockError::Error(error) => place(&error),
        })?;
        let mut beside = data.canonicalize().map_err(|error| place(&error))?.into_os_string();
        beside.push(".lock");
        let beside = PathBuf::from(beside);
        make_private(&beside).map_err(|error| place(&error))?;
        let connection = Connection::open(beside).map_err(|error| place(&in_words(&error)))?;
        connection.busy_timeout(Duration::ZERO).map_err(|error| place(&in_words(&error)))?;
        match connection.execute_batch("BEGIN EXCLUSIVE") {
            Ok(()) => Ok(Lock { connection, file }),
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) => Err(in_use().into()),
            Err(error) => Err(place(&in_words(&error)).into()),
        }
    }
}

/// Opens the data file, or makes it: only its owner may read it.
fn open(data: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(data)
}

/// Under Linux the data file itself is locked as well, so that a hard link to it, which has another path, is found out. Elsewhere such a
/// lock would be in SQLite's way.
#[cfg(target_os = "linux")]
fn lock_itself(file: &File) -> Result<(), TryLockError> {
    file.try_lock()
}

#[cfg(not(target_os = "linux"))]
fn lock_itself(_: &File) -> Result<(), TryLockError> {
    Ok(())
}
