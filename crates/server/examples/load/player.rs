//! The people: two seats at one table after the other, each with a socket of its own.

use futures_util::StreamExt;
use serde::Deserialize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tianxia_client::Client;
use tianxia_core::{Dice, FastDice};
use tianxia_protocol::{Filling, NewTable, VERSION};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, http::HeaderValue};

/// How long things took, in microseconds.
#[derive(Default)]
pub(crate) struct Heard {
    /// From a command to its answer.
    pub(crate) answers: Vec<u32>,
    /// From a command to the update at the other seat.
    pub(crate) updates: Vec<u32>,
}

/// What a player needs of a message; the rest is passed over.
#[derive(Deserialize)]
struct News {
    #[serde(rename = "type")]
    kind: String,
    seq: Option<u32>,
    game: Option<Now>,
    problem: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct Now {
    at: u32,
    turn: Option<u8>,
    legal: Option<Legal>,
}

#[derive(Deserialize)]
struct Legal {
    groups: Vec<Group>,
}

#[derive(Deserialize)]
struct Group {
    numbers: Vec<u32>,
}

type Socket = WebSocketStream<TcpStream>;

/// Two seats at one table after the other, each seat with a socket of its own, at a server of its own where there are several.
pub(crate) struct Player {
    clients: [Client; 2],
    game: &'static str,
    dice: FastDice,
    made: u32,
    sockets: [Socket; 2],
}

impl Player {
    /// Two seats at these servers.
    pub(crate) async fn new([here, there]: [String; 2], game: &'static str, number: u64) -> Self {
        let client = tokio::task::spawn_blocking(move || Client::named(&here, &format!("Player {number}")));
        let known = client.await.expect("a thread").expect("an identity");
        let clients = [known.url(), &there].map(|url| Client::new(url, known.secret().map(str::to_owned)));
        drop(known);
        Player { sockets: sit(&clients, game, 0).await, clients, game, dice: FastDice::new(number), made: 1 }
    }

    /// Plays until told to stop.
    pub(crate) async fn play(
        mut self,
        beat: Option<Duration>,
        offset: Duration,
        stop: &AtomicBool,
        counting: &AtomicBool,
    ) -> Heard {
        let mut heard = Heard::default();
        let mut next = Instant::now() + offset;
        let mut command = 0_u64;
        // Of each seat: the other may be asked before this one has heard the answer.
        let mut asked: [Option<Instant>; 2] = [None; 2];
        // The last command, by which seat and when, until the other seat has heard of it; and the newest entry that each was told.
        let (mut last, mut told): (Option<(usize, Instant)>, [Option<u32>; 2]) = (None, [None; 2]);
        // What is to be sent, by which seat, when its time has come.
        let mut due: Option<(usize, String)> = None;
        // The decision answered last: a position is told again when somebody comes or goes.
        let mut decided: Option<u32> = None;
        while !stop.load(Ordering::Relaxed) {
            let [first, second] = &mut self.sockets;
            let idle = Instant::now() + Duration::from_secs(1);
            let (seat, message) = tokio::select! {
                message = first.next() => (0, message),
                message = second.next() => (1, message),
                () = tokio::time::sleep_until(if due.is_some() { next } else { idle }.into()) => {
                    if let Some((seat, text)) = due.take() {
                        next += beat.unwrap_or_default();
                        let now = self.send(seat, text).await;
                        (asked[seat], last) = (Some(now), Some((seat, now)));
                    }
                    continue;
                }
            };
            let message = message.expect("the socket stays open").expect("a whole message");
            let Message::Text(text) = message else { continue };
            let news: News = serde_json::from_str(&text).expect("a message of the protocol");
            if news.kind == "answer" {
                assert!(news.seq.is_some(), "refused: {:?}", news.problem);
                if let Some(asked) = asked[seat].take().filter(|_| counting.load(Ordering::Relaxed)) {
                    heard.answers.push(asked.elapsed().as_micros() as u32);
                }
                continue;
            }
            let Some(now) = news.game else { continue };
            if let Some((_, at)) = last.filter(|(by, _)| *by != seat && told[seat] < news.seq) {
                last = None;
                if counting.load(Ordering::Relaxed) {
                    heard.updates.push(at.elapsed().as_micros() as u32);
                }
            }
            told[seat] = told[seat].max(news.seq);
            if now.turn.is_none() && asked == [None; 2] {
                self.sockets = sit(&self.clients, self.game, self.made).await;
                self.made += 1;
                (decided, told, last) = (None, [None; 2], None);
                continue;
            }
            let Some(legal) = now.legal.filter(|_| decided < Some(now.at)) else { continue };
            decided = Some(now.at);
            let numbers: Vec<u32> = legal.groups.into_iter().flat_map(|group| group.numbers).collect();
            let number = numbers[self.dice.below(numbers.len() as u32) as usize];
            command += 1;
            let text = format!(
                r#"{{"type":"command","id":"{command}","command":{{"do":"act","seat":{},"at":{},"action":{number}}}}}"#,
                seat + 1,
                now.at
            );
            match beat {
                None => {
                    let now = self.send(seat, text).await;
                    (asked[seat], last) = (Some(now), Some((seat, now)));
                }
                Some(_) => due = Some((seat, text)),
            }
        }
        heard
    }

    /// Sends, and says when.
    async fn send(&mut self, seat: usize, text: String) -> Instant {
        let now = Instant::now();
        let sent = futures_util::SinkExt::send(&mut self.sockets[seat], Message::text(text)).await;
        sent.expect("the socket stays open");
        now
    }
}

/// Makes a table with two seats and looks at it with both viewpoints.
async fn sit(clients: &[Client; 2], game: &'static str, made: u32) -> [Socket; 2] {
    // A connection for this alone: thousands of players would keep thousands open.
    let mut maker = Client::new(clients[0].url(), clients[0].secret().map(str::to_owned));
    let table = tokio::task::spawn_blocking(move || {
        let seat = Filling::Me { name: None };
        let new = NewTable {
            id: made.to_string(),
            game: game.to_owned(),
            options: Default::default(),
            seats: vec![seat.clone(), seat],
            listed: false,
            hints: false,
            deadline: None,
            clock: None,
            stand_in: None,
            start: true,
            from: None,
            random: None,
            rated: false,
        };
        maker.create(&new)
    });
    let table = table.await.expect("a thread").expect("a table");
    [connect(&clients[0], &table, 1).await, connect(&clients[1], &table, 2).await]
}

async fn connect(client: &Client, table: &str, eye: u8) -> Socket {
    let host = client.url().strip_prefix("http://").expect("a plain address");
    let mut request = format!("ws://{host}/api/tables/{table}/live?protocol={VERSION}&eye={eye}&changes=true")
        .into_client_request()
        .expect("a request");
    let cookie = format!("tianxia={}", client.secret().expect("a secret"));
    request.headers_mut().insert("Cookie", HeaderValue::from_str(&cookie).expect("a cookie"));
    let stream = TcpStream::connect(host).await.expect("a connection");
    let _ = stream.set_nodelay(true);
    let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
    let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
    opened.expect("a socket").0
}
