//! The last sign of life of a server: a small file beside its data, from which the next run learns when this one ended, however it ended. It
//! matters to live clocks only, so a disk that refuses it stops nothing.

use std::path::{Path, PathBuf};
use std::time::Duration;

/// How often a running server gives a sign of life: what a crash can take off a live clock.
pub(crate) const BEAT: Duration = Duration::from_secs(1);

/// The file with the last sign of life.
pub(crate) struct Alive(PathBuf);

impl Alive {
    /// That of a data file.
    pub(crate) fn beside(data: &Path) -> Self {
        let mut path = data.as_os_str().to_owned();
        path.push(".alive");
        Alive(path.into())
    }

    /// The last sign, in milliseconds since 1970, if there was one.
    pub(crate) fn last(&self) -> Option<i64> {
        std::fs::read_to_string(&self.0).ok()?.trim().parse().ok()
    }

    /// Gives a sign. The file is replaced whole, so that a crash leaves the old one or the new one.
    pub(crate) fn sign(&self, now: i64) {
        let mut draft = self.0.as_os_str().to_owned();
        draft.push(".new");
        if std::fs::write(&draft, format!("{now}\n")).is_ok() {
            let _ = std::fs::rename(&draft, &self.0);
        }
    }
}

/// Waits until the server is to stop; at once if it was told so before anybody waited.
pub(crate) async fn told_to_stop(closing: &mut tokio::sync::watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}
