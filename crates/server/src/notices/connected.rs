//! Whether a person's page is open at another server: asked before a notice is sent. A server with such a page says so; the others are silent.

use crate::people::limits::Gate;
use std::sync::Arc;
use std::time::Duration;
use tianxia_storage::{News, SharedStore};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;

/// How long the other servers have to say so.
const WAIT: Duration = Duration::from_millis(500);

/// Has another server an open page of a person?
pub(super) async fn elsewhere(shared: Option<&Arc<dyn SharedStore>>, person: &str) -> bool {
    let Some(shared) = shared else { return false };
    let mut news = shared.listen();
    shared.tell(News::Sought { person: person.to_owned() });
    let found = async {
        loop {
            match news.recv().await {
                Ok(News::Found { person: found }) if found == person => return true,
                Ok(_) | Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return false,
            }
        }
    };
    timeout(WAIT, found).await.unwrap_or(false)
}

/// Answers the other servers, for as long as the server runs.
pub(crate) async fn tell(shared: Arc<dyn SharedStore>, gate: Arc<Gate>) {
    let mut news = shared.listen();
    loop {
        match news.recv().await {
            Ok(News::Sought { person }) if gate.is_connected(&person) => shared.tell(News::Found { person }),
            Ok(_) | Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}
