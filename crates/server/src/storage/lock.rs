//! One server to a data file. Two would each believe their own memory: nothing would be lost, since whoever adds an entry first
//! wins, but people at one would not hear of moves made at the other.

use rusqlite::{Connection, ErrorCode};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Held for as long as a server uses a data file. The system frees it when the process ends, however it ends.
pub(crate) struct Lock {
    #[allow(dead_code, reason = "held for the lock of its open transaction")]
    connection: Connection,
}

impl Lock {
    /// Takes the lock of a data file; a failure is one sentence. It lies on a file of its own, so that copies can be made meanwhile.
    pub(crate) fn take(data: &Path) -> Result<Self, String> {
        let mut file = data.as_os_str().to_owned();
        file.push(".lock");
        let file = PathBuf::from(file);
        let place = |error: &dyn std::fmt::Display| format!("cannot use the file {}: {error}", file.display());
        if let Some(folder) = data.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(|error| place(&error))?;
        }
        let connection = Connection::open(&file).map_err(|error| place(&error))?;
        connection.busy_timeout(Duration::ZERO).map_err(|error| place(&error))?;
        match connection.execute_batch("BEGIN EXCLUSIVE") {
            Ok(()) => Ok(Lock { connection }),
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) => Err(format!(
                "another server uses the data file {} already; stop it, or choose another file with --data FILE",
                data.display()
            )),
            Err(error) => Err(place(&error)),
        }
    }
}
