//! Whose page is open at another server: asked over NATS before a notice is sent. Who has them says so; nobody says that they have not.

use crate::people::limits::Gate;
use std::sync::Arc;
use std::time::Duration;
use tianxia_nats::Client;

/// Under which somebody is looked for.
const CONNECTED: &str = "connected";
/// How long the others have to say so.
const WAIT: Duration = Duration::from_millis(500);

/// Has another server an open page of somebody?
pub(super) async fn elsewhere(nats: Option<&Client>, person: &str) -> bool {
    let Some(nats) = nats else { return false };
    nats.ask(CONNECTED, person.as_bytes(), WAIT).await.is_ok()
}

/// Says whose page is open here, for as long as the server runs.
pub(crate) async fn tell(nats: Client, gate: Arc<Gate>) {
    let mut asked = nats.subscribe(CONNECTED, None);
    while let Some(message) = asked.next().await {
        let person = std::str::from_utf8(&message.payload).unwrap_or_default();
        if let Some(reply) = message.reply.filter(|_| gate.is_connected(person)) {
            nats.publish(&reply, b"");
        }
    }
}
