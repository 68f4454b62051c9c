//! One guest at one table: a WebSocket. It holds no queue: it remembers the last entry it sent and, when there is news, sends
//! everything since. A reader that is too slow gets fewer and longer updates, and one that reads nothing is dropped.

use crate::identity::Person;
use crate::limits::{Kind, OpenSocket};
use crate::service::Service;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::{SinkExt, StreamExt};
use std::sync::Arc;
use std::time::Duration;
use tianxia_protocol::{Code, Envelope, FromClient, FromServer, PreviewAnswer, Problem, ViewpointName};
use tokio::sync::watch;
use tokio::time::{Instant, interval_at, timeout};
use tracing::debug;

/// Room for a usual update, in bytes.
const USUAL: usize = 8 * 1024;

/// Somebody connected to a table.
pub(crate) struct Guest {
    pub(crate) service: Arc<Service>,
    pub(crate) table: String,
    pub(crate) person: Option<Person>,
    /// Who its messages count for: the person or, of strangers, the address.
    pub(crate) key: String,
    pub(crate) viewpoint: ViewpointName,
    /// The last entry the client has.
    pub(crate) seen: Option<u32>,
    /// Counts the socket for as long as it is open.
    #[allow(dead_code, reason = "held for its Drop")]
    pub(crate) open: OpenSocket,
}

/// Why a socket ends.
enum End {
    /// The client left or broke the protocol of WebSockets.
    Gone,
    /// It reads too slowly, or is silent.
    Silent,
    /// The server stops.
    Closing,
}

impl Guest {
    /// Stays until either side leaves.
    pub(crate) async fn stay(mut self, mut socket: WebSocket) {
        let service = self.service.clone();
        service.metrics.sockets.inc();
        let end = self.converse(&mut socket).await.err().unwrap_or(End::Gone);
        let (code, reason) = match end {
            End::Gone => (close_code::NORMAL, ""),
            End::Silent => {
                service.metrics.dropped.inc();
                debug!(table = self.table, "dropped a silent socket");
                (close_code::POLICY, "silent")
            }
            End::Closing => (close_code::RESTART, "the server stops"),
        };
        let goodbye = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }));
        let _ = timeout(Duration::from_secs(1), socket.send(goodbye)).await;
        service.metrics.sockets.dec();
    }

    async fn converse(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let silence = self.service.config.silence();
        let mut closing = self.service.tables.closing.subscribe();
        let mut news = self.service.hub.subscribe(&self.table, 0);
        let mut ping = interval_at(Instant::now() + silence / 3, silence / 3);
        let mut heard = Instant::now();
        self.send_update(socket, silence).await?;
        loop {
            tokio::select! {
                changed = news.changed() => {
                    changed.map_err(|_| End::Closing)?;
                    let newest = *news.borrow_and_update();
                    if self.seen.is_none_or(|seen| newest > seen) {
                        self.send_update(socket, silence).await?;
                    }
                }
                message = socket.next() => {
                    let message = message.ok_or(End::Gone)?.map_err(|_| End::Gone)?;
                    heard = Instant::now();
                    self.hear(socket, message, silence).await?;
                }
                _ = ping.tick() => {
                    if heard.elapsed() > silence {
                        return Err(End::Silent);
                    }
                    send(socket, Message::Ping(Vec::new().into()), silence).await?;
                }
                () = until(&mut closing) => {
                    say(socket, &FromServer::Closing, silence).await?;
                    return Err(End::Closing);
                }
            }
        }
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message, silence: Duration) -> Result<(), End> {
        let answer = match &message {
            Message::Text(text) => self.answer(text.as_str()).await,
            Message::Binary(_) => Some(unclear("messages are text, not binary")),
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => None,
        };
        match answer {
            // What a command led to goes out together with the answer.
            Some(FromServer::Answer(answer)) if answer.seq > self.seen => {
                let answer = written(&FromServer::Answer(answer))?;
                timeout(silence, socket.feed(answer)).await.map_err(|_| End::Silent)?.map_err(|_| End::Gone)?;
                self.send_update(socket, silence).await
            }
            Some(answer) => say(socket, &answer, silence).await,
            None if matches!(message, Message::Text(_)) => self.send_update(socket, silence).await,
            None => Ok(()),
        }
    }

    /// The answer to a message; none where an update is the answer.
    async fn answer(&mut self, text: &str) -> Option<FromServer> {
        let message = serde_json::from_str(text);
        // Commands are counted where they are obeyed.
        if !matches!(message, Ok(FromClient::Command { .. }))
            && let Err(problem) = self.service.limit(Kind::Command, &self.key)
        {
            return Some(FromServer::Problem(problem));
        }
        match message {
            Err(error) => Some(unclear(&format!("this message is not understood: {error}"))),
            Ok(FromClient::Command { id, command }) => {
                let Some(person) = &self.person else { return Some(nobody()) };
                let answer = self.service.command(person, &self.table, Envelope { id, command }).await;
                Some(FromServer::Answer(Box::new(answer)))
            }
            Ok(FromClient::Preview { id, seat, at, number }) => {
                let Some(person) = &self.person else { return Some(nobody()) };
                let look = self.service.tables.look(&self.table, |table| {
                    let seat = table.seat_of(&person.id, seat)?;
                    table.preview(seat, at, number)
                });
                let (preview, problem) = match look.await {
                    Ok(preview) => (Some(preview), None),
                    Err(problem) => (None, Some(problem)),
                };
                Some(FromServer::Preview(PreviewAnswer { id, preview, problem }))
            }
            Ok(FromClient::Look { eye }) => {
                let who = self.person.as_ref().map(|person| &*person.id);
                match self.service.tables.look(&self.table, |table| table.viewpoint(who, eye)).await {
                    Ok(_) => {
                        self.viewpoint = eye;
                        None
                    }
                    Err(problem) => Some(FromServer::Problem(problem)),
                }
            }
        }
    }

    async fn send_update(&mut self, socket: &mut WebSocket, silence: Duration) -> Result<(), End> {
        let who = self.person.as_ref().map(|person| &*person.id);
        let look = self.service.tables.look(&self.table, |table| table.update(who, self.viewpoint, self.seen));
        match look.await {
            Ok(update) => {
                self.seen = Some(update.seq);
                say(socket, &FromServer::Update(Box::new(update)), silence).await
            }
            Err(problem) => say(socket, &FromServer::Problem(problem), silence).await,
        }
    }
}

/// Waits for the end of the server.
async fn until(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

async fn say(socket: &mut WebSocket, message: &FromServer, silence: Duration) -> Result<(), End> {
    send(socket, written(message)?, silence).await
}

fn written(message: &FromServer) -> Result<Message, End> {
    let mut text = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut text, message).map_err(|_| End::Gone)?;
    Utf8Bytes::try_from(text).map(Message::Text).map_err(|_| End::Gone)
}

/// Sends, or gives up on a client that does not read.
async fn send(socket: &mut WebSocket, message: Message, silence: Duration) -> Result<(), End> {
    timeout(silence, socket.send(message)).await.map_err(|_| End::Silent)?.map_err(|_| End::Gone)
}

fn unclear(message: &str) -> FromServer {
    FromServer::Problem(Problem::new(Code::BadRequest, message))
}

fn nobody() -> FromServer {
    FromServer::Problem(Problem::new(Code::Nobody, "spectators cannot do that: POST /api/me first, then connect again"))
}
