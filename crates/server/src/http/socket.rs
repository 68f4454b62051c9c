//! One guest at one table: a WebSocket. It holds no queue: it remembers the last entry it sent and, when there is news, sends
//! everything since. A reader that is too slow gets fewer and longer updates, and one that reads nothing is dropped.

use crate::people::identity::Person;
use crate::people::limits::{Kind, OpenSocket};
use crate::play::presence::Connected;
use crate::play::updates::{Has, written};
use crate::service::Service;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::{SinkExt, StreamExt};
use std::sync::Arc;
use std::time::Duration;
use tianxia_protocol::{
    Code, Envelope, FromClient, FromServer, PreviewAnswer, Problem, VERSION, ViewpointName, WhyNotAnswer,
};
use tokio::sync::watch;
use tokio::time::{Instant, interval, interval_at, sleep, timeout};
use tokio_tungstenite::tungstenite;
use tracing::debug;

/// How soon what could not be read is tried again.
const AGAIN: Duration = Duration::from_secs(1);

/// How often a client that asks for it is sent a sign of life.
const BEAT: Duration = Duration::from_secs(12);

/// Write timeout for the last messages to a socket.
const GOODBYE: Duration = Duration::from_secs(1);

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
    /// Does the client want to be told only what has changed in a view it has?
    pub(crate) changes: bool,
    /// Does the client want to be sent signs of life?
    pub(crate) alive: bool,
    /// The view it has.
    pub(crate) has: Option<Has>,
    /// Was the store away when there was something to send? It is tried again then, and told once.
    pub(crate) missed: bool,
    /// Counts the socket for as long as it is open.
    #[allow(dead_code, reason = "held for its Drop")]
    pub(crate) open: OpenSocket,
}

/// Why a socket ends.
enum End {
    /// The client left or broke the protocol of WebSockets.
    Gone,
    /// It sent a message that is too large.
    TooLarge,
    /// It sent a message that is not text.
    Binary,
    /// It sends too much.
    TooMany,
    /// It reads too slowly, or is silent.
    Silent,
    /// The server stops.
    Closing,
    /// The device was signed out.
    SignedOut,
}

impl End {
    fn of(error: axum::Error) -> Self {
        match error.into_inner().downcast_ref() {
            Some(tungstenite::Error::Capacity(_)) => End::TooLarge,
            _ => End::Gone,
        }
    }
}

impl Guest {
    /// Stays until either side leaves.
    pub(crate) async fn stay(mut self, mut socket: WebSocket) {
        let service = self.service.clone();
        service.metrics.sockets.inc();
        let who = self.person.as_ref().map(|person| &*person.id);
        let mut here = service.presence.connect(&self.table, who);
        self.tell_players().await;
        here.catch_up();
        let end = self.converse(&mut socket, &mut here).await.err().unwrap_or(End::Gone);
        here.plays = self.plays().await;
        drop(here);
        self.tell_players().await;
        let (code, reason) = match end {
            End::Gone => (close_code::NORMAL, Utf8Bytes::from_static("")),
            End::TooLarge => {
                let most = service.config.message_bytes();
                (close_code::SIZE, format!("a message has at most {most} bytes").into())
            }
            End::Binary => (close_code::UNSUPPORTED, Utf8Bytes::from_static("messages are text, not binary")),
            End::TooMany => (close_code::POLICY, Utf8Bytes::from_static("too many messages; connect again later")),
            End::Silent => {
                service.metrics.dropped.inc();
                debug!(table = self.table, "dropped a silent socket");
                (close_code::POLICY, Utf8Bytes::from_static("silent"))
            }
            End::Closing => (close_code::RESTART, Utf8Bytes::from_static("the server stops")),
            End::SignedOut => (close_code::POLICY, Utf8Bytes::from_static("signed out")),
        };
        let goodbye = Message::Close(Some(CloseFrame { code, reason }));
        let _ = timeout(GOODBYE, socket.send(goodbye)).await;
        service.metrics.sockets.dec();
    }

    async fn converse(&mut self, socket: &mut WebSocket, here: &mut Connected) -> Result<(), End> {
        let silence = self.service.config.silence();
        let mut closing = self.service.tables.closing.subscribe();
        let mut closing = std::pin::pin!(until(&mut closing));
        let mut news = self.service.hub.subscribe(&self.table, 0);
        let mut ping = interval_at(Instant::now() + silence / 3, silence / 3);
        let mut beat = interval(BEAT);
        let mut heard = Instant::now();
        self.send_update(socket, silence).await?;
        loop {
            tokio::select! {
                // Nobody tells of the same news a second time.
                () = again(), if self.missed => self.send_update(socket, silence).await?,
                changed = news.changed() => {
                    changed.map_err(|_| End::Closing)?;
                    let newest = *news.borrow_and_update();
                    if self.seen.is_none_or(|seen| newest > seen) {
                        self.send_update(socket, silence).await?;
                    }
                }
                () = here.changed() => self.send_update(socket, silence).await?,
                message = socket.next() => {
                    let message = message.ok_or(End::Gone)?.map_err(End::of)?;
                    heard = Instant::now();
                    self.hear(socket, message, silence).await?;
                }
                _ = beat.tick(), if self.alive => say(socket, &FromServer::Alive, silence).await?,
                _ = ping.tick() => {
                    if heard.elapsed() > silence {
                        return Err(End::Silent);
                    }
                    self.look_again().await?;
                    send(socket, Message::Ping(Vec::new().into()), silence).await?;
                }
                () = closing.as_mut() => {
                    say(socket, &FromServer::Closing, silence).await?;
                    return Err(End::Closing);
                }
            }
        }
    }

    /// Lets the others know that a player of theirs came or went; of those who only look on nobody need know.
    async fn tell_players(&self) {
        if self.plays().await {
            self.service.presence.tell(&self.table);
        }
    }

    /// Has this person a seat at the table?
    async fn plays(&self) -> bool {
        let Some(person) = &self.person else { return false };
        let plays = self.service.tables.look(&self.table, |table| Ok(table.is_player(&person.id))).await;
        plays.unwrap_or(false)
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message, silence: Duration) -> Result<(), End> {
        self.look_again().await?;
        let answer = match &message {
            Message::Text(text) => self.answer(text.as_str()).await,
            Message::Binary(_) => return Err(End::Binary),
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => {
                return self.service.limit(Kind::Command, &self.key).map_err(|_| End::TooMany);
            }
        };
        match answer {
            // What a command led to goes out together with the answer.
            Some(FromServer::Answer(answer)) if answer.seq > self.seen => {
                let answer = written(&FromServer::Answer(answer)).map_err(|_| End::Gone)?;
                timeout(silence, socket.feed(Message::Text(answer)))
                    .await
                    .map_err(|_| End::Silent)?
                    .map_err(|_| End::Gone)?;
                self.send_update(socket, silence).await
            }
            Some(answer) => say(socket, &answer, silence).await,
            None => self.send_update(socket, silence).await,
        }
    }

    /// The answer to a message; none where an update is the answer.
    async fn answer(&mut self, text: &str) -> Option<FromServer> {
        let message = text.parse();
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
            Ok(FromClient::WhyNot { id, seat, at, action }) => {
                let Some(person) = &self.person else { return Some(nobody()) };
                let look = self.service.tables.look(&self.table, |table| {
                    let seat = table.seat_of(&person.id, seat)?;
                    table.why_not(seat, at, &action)
                });
                let (why_not, problem) = match look.await {
                    Ok(why_not) => (Some(why_not), None),
                    Err(problem) => (None, Some(problem)),
                };
                Some(FromServer::WhyNot(WhyNotAnswer { id, why_not, problem }))
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

    /// Who it is may have changed since: another name, or a device that was signed out.
    async fn look_again(&mut self) -> Result<(), End> {
        if let Some(person) = &self.person {
            match self.service.people.again(person).await {
                Ok(Some(now)) => self.person = Some(now),
                Ok(None) => return Err(End::SignedOut),
                // The disk may be back in a moment; nothing is decided by that.
                Err(_) => {}
            }
        }
        Ok(())
    }

    async fn send_update(&mut self, socket: &mut WebSocket, silence: Duration) -> Result<(), End> {
        self.look_again().await?;
        let has = self.has.as_ref().filter(|_| self.changes);
        match self.service.news(self.person.as_ref(), &self.table, self.viewpoint, self.seen, has).await {
            Ok(news) => {
                self.seen = Some(news.seq);
                self.has = news.shows;
                self.missed = false;
                send(socket, Message::Text(news.text), silence).await
            }
            Err(problem) => {
                let missed = problem.code == Code::Unavailable;
                let told = std::mem::replace(&mut self.missed, missed) && missed;
                if told { Ok(()) } else { say(socket, &FromServer::Problem(problem), silence).await }
            }
        }
    }
}

/// Tells a client that it speaks another version of the protocol, and closes its socket.
pub(crate) async fn refuse_version(mut socket: WebSocket, spoken: u32) {
    let message = format!(
        "this client speaks version {spoken} of the protocol, and the server version {VERSION}; reload the page or update the client"
    );
    let problem = FromServer::Problem(Problem::new(Code::BadRequest, message));
    let goodbye =
        CloseFrame { code: close_code::POLICY, reason: Utf8Bytes::from_static("another version of the protocol") };
    if say(&mut socket, &problem, GOODBYE).await.is_ok() {
        let _ = send(&mut socket, Message::Close(Some(goodbye)), GOODBYE).await;
    }
}

/// Waits until what could not be read is tried again. (A plain `sleep` would be made in every round, wanted or not.)
async fn again() {
    sleep(AGAIN).await;
}

/// Waits for the end of the server.
async fn until(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

async fn say(socket: &mut WebSocket, message: &FromServer, silence: Duration) -> Result<(), End> {
    send(socket, Message::Text(written(message).map_err(|_| End::Gone)?), silence).await
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
