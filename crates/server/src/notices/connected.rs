//! Whose page is open at another server: asked over NATS before a notice is sent. Who has them says so; nobody says that they have not.

use crate::limits::Gate;
use crate::news::Link;
use futures_util::StreamExt;
use std::sync::Arc;
use std::time::Duration;

/// Under which somebody is looked for.
const CONNECTED: &str = "connected";
/// How long the others have to say so.
const WAIT: Duration = Duration::from_millis(500);

/// Has another server an open page of somebody?
pub(super) async fn elsewhere(link: Option<&Link>, person: &str) -> bool {
    let Some(client) = link.and_then(Link::client) else { return false };
    let request = async_nats::Request::new().payload(person.to_owned().into()).timeout(Some(WAIT));
    client.send_request(CONNECTED, request).await.is_ok()
}

/// Says whose page is open here, for as long as the server runs.
pub(crate) async fn tell(link: Arc<Link>, gate: Arc<Gate>) {
    let client = link.found().await;
    let Ok(mut asked) = client.subscribe(CONNECTED).await else { return };
    while let Some(message) = asked.next().await {
        let person = std::str::from_utf8(&message.payload).unwrap_or_default();
        if let Some(reply) = message.reply.filter(|_| gate.is_connected(person)) {
            let _ = client.publish(reply, Default::default()).await;
        }
    }
}
