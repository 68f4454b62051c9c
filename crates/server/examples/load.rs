//! `make bench-server`: a real server in a process of its own, driven over loopback. Prints a table: tables and sockets held, durable
//! moves per second, latency from command to answer, and the memory of the server.
//!
//! A table has two sockets, one for each seat, as two people would. In a closed loop the deciding seat answers as soon as it is
//! asked; paced, every table makes one move a second, spread evenly.

use futures_util::StreamExt;
use serde::Deserialize;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tianxia_client::Client;
use tianxia_core::{Dice, FastDice};
use tianxia_protocol::{Filling, NewTable};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, http::HeaderValue};

const SETTINGS: &str = "tables_in_memory = 100\n[limits]\nrequests = 0\ncommands = 0\nsayings = 0\ntables = 0\nidentities = 0\n\
                        hints = 0\nsockets = 0\nsockets_per_address = 0\nconnections_per_address = 0\nconnections_in_all = 0\n";

struct Load {
    name: &'static str,
    game: &'static str,
    tables: usize,
    /// Moves per second over all tables; as fast as answers come if none.
    pace: Option<u32>,
}

const LOADS: [Load; 2] = [
    Load { name: "closed loop", game: "dragon", tables: 50, pace: None },
    Load { name: "paced", game: "dragon", tables: 1000, pace: Some(1000) },
];

const WARM_UP: Duration = Duration::from_secs(3);
/// How many tables are set up at a time.
const AT_ONCE: usize = 32;

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    let program = PathBuf::from(args.next().expect("usage: load PROGRAM [SECONDS [WHICH LOAD]]"));
    let seconds = args.next().and_then(|text| text.parse().ok()).unwrap_or(15);
    let only: Option<String> = args.next();
    println!(
        "{:12} {:>7} {:>8} {:>9} {:>9} {:>9} {:>9} {:>11} {:>11}",
        "load", "tables", "sockets", "moves/s", "p50 ms", "p99 ms", "max ms", "CPU us/move", "memory MiB"
    );
    for load in LOADS.into_iter().filter(|load| only.as_ref().is_none_or(|only| load.name.contains(only.as_str()))) {
        run(&load, &program, Duration::from_secs(seconds)).await;
    }
}

struct Server {
    child: Child,
    url: String,
    folder: PathBuf,
}

impl Server {
    fn start(program: &Path) -> Self {
        let folder = std::env::temp_dir().join(format!("tianxia-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the data");
        std::fs::write(folder.join("settings.toml"), SETTINGS).expect("the settings");
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--config"])
            .arg(folder.join("settings.toml"))
            .arg("--data")
            .arg(folder.join("tables.db"))
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let _ = BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line);
        let url = line.split_whitespace().nth(1).expect("the address").to_owned();
        Server { child, url, folder }
    }

    /// The processor time the process has used.
    fn processor(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let fields: Vec<u64> =
            stat.rsplit(')').next().unwrap_or("").split(' ').map(|word| word.parse().unwrap_or(0)).collect();
        // User and system time, in hundredths of a second.
        Duration::from_millis(10 * (fields.get(12).unwrap_or(&0) + fields.get(13).unwrap_or(&0)))
    }

    /// The memory of the process, in MiB.
    fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<f64>().ok()).unwrap_or(f64::NAN) / 1024.0
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

async fn run(load: &Load, program: &Path, time: Duration) {
    let server = Server::start(program);
    let begun = Instant::now();
    let players = futures_util::stream::iter(0..load.tables)
        .map(|number| Player::new(server.url.clone(), load.game, number as u64))
        .buffer_unordered(AT_ONCE);
    let players: Vec<Player> = players.collect().await;
    let set_up = begun.elapsed();
    let (stop, counting) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let mut tables = tokio::task::JoinSet::new();
    for (number, player) in players.into_iter().enumerate() {
        let (stop, counting) = (stop.clone(), counting.clone());
        let beat = load.pace.map(|pace| Duration::from_secs_f64(load.tables as f64 / f64::from(pace)));
        let offset = beat.map_or(Duration::ZERO, |beat| beat.mul_f64(number as f64 / load.tables as f64));
        tables.spawn(async move { player.play(beat, offset, &stop, &counting).await });
    }
    tokio::time::sleep(WARM_UP).await;
    counting.store(true, Ordering::Relaxed);
    let (measured, used) = (Instant::now(), server.processor());
    tokio::time::sleep(time).await;
    counting.store(false, Ordering::Relaxed);
    let (elapsed, used) = (measured.elapsed(), server.processor() - used);
    let memory = server.memory();
    stop.store(true, Ordering::Relaxed);
    let mut latencies: Vec<u32> = Vec::new();
    while let Some(done) = tables.join_next().await {
        latencies.extend(done.expect("a table failed"));
    }
    latencies.sort_unstable();
    let at = |share: f64| {
        let index = ((latencies.len() as f64 * share) as usize).min(latencies.len().saturating_sub(1));
        f64::from(latencies.get(index).copied().unwrap_or(0)) / 1000.0
    };
    println!(
        "{:12} {:>7} {:>8} {:>9.0} {:>9.2} {:>9.2} {:>9.2} {:>11.0} {:>11.1}   ({} of {}, {:.0} s; set up in {:.1} s)",
        load.name,
        load.tables,
        load.tables * 2,
        latencies.len() as f64 / elapsed.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(1.0),
        used.as_secs_f64() * 1e6 / latencies.len().max(1) as f64,
        memory,
        latencies.len(),
        load.game,
        elapsed.as_secs_f64(),
        set_up.as_secs_f64(),
    );
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

/// Two seats at one table after the other, each seat with a socket of its own.
struct Player {
    client: Client,
    game: &'static str,
    dice: FastDice,
    made: u32,
    sockets: [Socket; 2],
}

impl Player {
    async fn new(url: String, game: &'static str, number: u64) -> Self {
        let client = tokio::task::spawn_blocking(move || Client::named(&url, &format!("Player {number}")));
        let client = client.await.expect("a thread").expect("an identity");
        let mut player =
            Player { sockets: sit(&client, game, 0).await, client, game, dice: FastDice::new(number), made: 0 };
        player.made += 1;
        player
    }

    /// Plays until told to stop; says how long the answers took, in microseconds.
    async fn play(
        mut self,
        beat: Option<Duration>,
        offset: Duration,
        stop: &AtomicBool,
        counting: &AtomicBool,
    ) -> Vec<u32> {
        let mut latencies = Vec::new();
        let mut next = Instant::now() + offset;
        let mut command = 0_u64;
        // Of each seat: the other may be asked before this one has heard the answer.
        let mut asked: [Option<Instant>; 2] = [None; 2];
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
                        asked[seat] = Some(self.send(seat, text).await);
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
                    latencies.push(asked.elapsed().as_micros() as u32);
                }
                continue;
            }
            let Some(now) = news.game else { continue };
            if now.turn.is_none() && asked == [None; 2] {
                self.sockets = sit(&self.client, self.game, self.made).await;
                self.made += 1;
                decided = None;
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
                None => asked[seat] = Some(self.send(seat, text).await),
                Some(_) => due = Some((seat, text)),
            }
        }
        latencies
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
async fn sit(client: &Client, game: &'static str, made: u32) -> [Socket; 2] {
    let mut maker = client.clone();
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
    [connect(client, &table, 1).await, connect(client, &table, 2).await]
}

async fn connect(client: &Client, table: &str, eye: u8) -> Socket {
    let host = client.url().strip_prefix("http://").expect("a plain address");
    let mut request =
        format!("ws://{host}/api/tables/{table}/live?eye={eye}").into_client_request().expect("a request");
    let cookie = format!("tianxia={}", client.secret().expect("a secret"));
    request.headers_mut().insert("Cookie", HeaderValue::from_str(&cookie).expect("a cookie"));
    let stream = TcpStream::connect(host).await.expect("a connection");
    let _ = stream.set_nodelay(true);
    let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
    let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
    opened.expect("a socket").0
}
