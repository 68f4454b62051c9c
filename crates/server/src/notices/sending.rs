//! Hands sealed messages to push services, a few at a time and never for long.

use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// How long a push service may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many messages are on their way at once.
const AT_ONCE: usize = 4;
/// How long a service keeps a message for a browser that is not there, in seconds.
const KEPT: u32 = 24 * 60 * 60;

/// What became of a message.
pub(super) enum Sent {
    Taken,
    /// There is no such subscription any more.
    Gone,
    Failed(String),
}

/// The way to push services.
pub(super) struct Post {
    agent: ureq::Agent,
    at_once: Arc<Semaphore>,
}

impl Post {
    pub(super) fn new() -> Self {
        let config = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .http_status_as_error(false)
            .build();
        Post { agent: config.new_agent(), at_once: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    pub(super) async fn send(&self, endpoint: String, authorization: String, body: Vec<u8>) -> Sent {
        let Ok(place) = self.at_once.clone().acquire_owned().await else { return Sent::Failed("stopping".to_owned()) };
        let agent = self.agent.clone();
        let send = move || {
            let _place = place;
            let request = agent
                .post(&endpoint)
                .header("Authorization", &authorization)
                .header("Content-Encoding", "aes128gcm")
                .header("Content-Type", "application/octet-stream")
                .header("TTL", KEPT.to_string())
                .header("Urgency", "normal")
                // A newer notice takes the place of one that was not delivered yet.
                .header("Topic", "turn");
            match request.send(&body).map(|answer| answer.status().as_u16()) {
                Ok(200..=299) => Sent::Taken,
                Ok(404 | 410) => Sent::Gone,
                Ok(status) => Sent::Failed(format!("status {status}")),
                Err(error) => Sent::Failed(error.to_string()),
            }
        };
        tokio::task::spawn_blocking(send).await.unwrap_or_else(|error| Sent::Failed(error.to_string()))
    }
}
