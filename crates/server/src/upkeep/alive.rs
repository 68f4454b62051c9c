//! The last sign of life of a server, from which the next run learns when this one ended, however it ended: a small file beside its data, or a row
//! in the database that many servers share. It matters to clocks only, so a store that refuses it stops nothing.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tianxia_storage::Store;

/// How often a running server gives a sign of life: what a crash can take off a live clock.
pub(crate) const BEAT: Duration = Duration::from_secs(1);

/// Where the last sign of life is.
pub(crate) enum Alive {
    /// In a file, given by the one server on its data.
    File(PathBuf),
    /// In the store, given by all servers on it; and the last one that was there at the start.
    Shared(Arc<dyn Store>, Option<i64>),
}

impl Alive {
    /// That of a data file.
    pub(crate) fn beside(data: &Path) -> Self {
        let mut path = data.as_os_str().to_owned();
        path.push(".alive");
        Alive::File(path.into())
    }

    /// The last sign before the start, in milliseconds since 1970, if there was one.
    pub(crate) fn last(&self) -> Option<i64> {
        match self {
            Alive::File(path) => std::fs::read_to_string(path).ok()?.trim().parse().ok(),
            Alive::Shared(_, last) => *last,
        }
    }

    /// Gives a sign, and says whether it was taken.
    pub(crate) async fn sign(&self, now: i64) -> bool {
        match self {
            Alive::File(path) => write(path, now).is_ok(),
            Alive::Shared(store, _) => store.sign(now).await.is_ok(),
        }
    }
}

/// Waits until the server is to stop; at once if it was told so before anybody waited.
pub(crate) async fn told_to_stop(closing: &mut tokio::sync::watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

/// The file is replaced whole, so that a crash leaves the old one or the new one.
fn write(path: &Path, now: i64) -> std::io::Result<()> {
    let mut draft = path.as_os_str().to_owned();
    draft.push(".new");
    std::fs::write(&draft, format!("{now}\n"))?;
    std::fs::rename(&draft, path)
}
