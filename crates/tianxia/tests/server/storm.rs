//! The storm: the recipe of `deploy/` as plain processes (three servers, two workers, PostgreSQL, NATS, HAProxy), people at many tables, and one
//! fault after the other, drawn at random. Whatever happens: every acknowledged command stands once at its number, no log has a hole, a command
//! sent again has the same answer at every server, reads never go backwards, every socket arrives at the last entry, and no byte before the end of
//! a game has its seed in it. With `TIANXIA_PREVIOUS=/path/to/tianxia` servers of another release play beside those of this one.

use crate::deploy::{HAPROXY, Proxy, composed, pointed_at};
use crate::kit::*;
use crate::proxies::run_haproxy;
use crate::work::Worker;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tianxia_client::Client;
use tianxia_core::{Dice, FastDice};
use tianxia_engines::{Nats, Postgres, Wire, free_port};
use tianxia_protocol::{Code, Command, Envelope, Filling, FromServer, Happening, Status};

const TABLES: usize = 200;
/// How many faults there are, unless `TIANXIA_FAULTS` says otherwise.
const FAULTS: u32 = 30;
/// Which storm it is, unless `TIANXIA_STORM` names another: what goes wrong when is drawn from this number.
const STORM: u32 = 30;
/// Moves that are made between two faults.
const LOAD: u32 = 150;
/// Between two moves at one table.
const PACE: Duration = Duration::from_millis(500);
/// One table of so many has a bot, for which a worker thinks.
const WITH_BOT: usize = 10;
/// One command of so many is sent once more to every server.
const AGAIN: u32 = 8;

#[derive(Clone, Copy, Debug)]
enum Fault {
    ServerKilled,
    ServerRestarted,
    ServerWithAnotherClock,
    WorkerKilled,
    NewsKilled,
    NewsSilent,
    DatabaseStopped,
    DatabaseCut,
    DatabaseSilent,
    DatabaseUpgraded,
}

const ALL: [Fault; 10] = [
    Fault::ServerKilled,
    Fault::ServerRestarted,
    Fault::ServerWithAnotherClock,
    Fault::WorkerKilled,
    Fault::NewsKilled,
    Fault::NewsSilent,
    Fault::DatabaseStopped,
    Fault::DatabaseCut,
    Fault::DatabaseSilent,
    Fault::DatabaseUpgraded,
];

/// What one server reaches its engines by.
struct Wires {
    database: Wire,
    news: Wire,
}

struct Site {
    servers: Vec<Server>,
    workers: Vec<Worker>,
    wires: Vec<Wires>,
    postgres: Postgres,
    nats: Nats,
    /// Another release of the program, and which servers are of it.
    previous: Option<PathBuf>,
    previously: Vec<bool>,
}

impl Site {
    fn start() -> Self {
        let (postgres, nats) = (Postgres::start(), Nats::start());
        let wires: Vec<Wires> =
            (0..3).map(|_| Wires { database: Wire::to(postgres.port()), news: Wire::to(nats.port()) }).collect();
        let serve = composed("serve");
        let at = serve.iter().position(|word| word == "--listen").expect("the recipe says where to listen");
        let server = |wires: &Wires| {
            let news = nats.url_by(wires.news.port());
            let mut words: Vec<&str> = serve[at + 2..].iter().map(String::as_str).collect();
            words.extend(["--news", &news]);
            Server::on_with(&postgres.url_by(wires.database.port()), &words)
        };
        let servers = wires.iter().map(server).collect();
        let workers = (0..2).map(|_| worker(&postgres, &nats)).collect();
        let previous = std::env::var_os("TIANXIA_PREVIOUS").map(PathBuf::from);
        Site { servers, workers, wires, postgres, nats, previous, previously: vec![false; 3] }
    }

    /// Starts a server again; where there is another release, as the one that it was not before.
    fn again(&mut self, one: usize) {
        let Some(previous) = &self.previous else { return self.servers[one].again() };
        self.previously[one] ^= true;
        match self.previously[one] {
            true => self.servers[one].again_as(previous),
            false => self.servers[one].again(),
        }
    }

    /// Lets something go wrong for a while.
    fn suffer(&mut self, fault: Fault, dice: &mut FastDice) {
        let one = dice.below(self.servers.len() as u32) as usize;
        let a_while = Duration::from_millis(300 + u64::from(dice.below(1500)));
        let wait = || std::thread::sleep(a_while);
        match fault {
            Fault::ServerKilled => {
                self.servers[one].kill();
                wait();
                self.again(one);
            }
            Fault::ServerRestarted => {
                assert!(self.servers[one].stop(), "it stops in good order");
                self.again(one);
            }
            Fault::ServerWithAnotherClock => {
                let ahead = if dice.below(2) == 0 { 5 } else { -5 };
                let settings = format!("clock_ahead = {ahead}\n{NO_LIMITS}");
                std::fs::write(self.servers[one].folder.file("settings.toml"), settings).unwrap();
                self.servers[one].kill();
                self.servers[one].again();
            }
            Fault::WorkerKilled => {
                drop(self.workers.remove(dice.below(2) as usize));
                wait();
                self.workers.push(worker(&self.postgres, &self.nats));
            }
            Fault::NewsKilled => {
                self.nats.stop();
                wait();
                self.nats.again();
            }
            Fault::NewsSilent => {
                self.wires[one].news.silence(true);
                wait();
                self.wires[one].news.silence(false);
            }
            Fault::DatabaseStopped => {
                self.postgres.stop();
                wait();
                self.postgres.again();
            }
            Fault::DatabaseCut => {
                self.wires[one].database.cut(true);
                wait();
                self.wires[one].database.cut(false);
            }
            Fault::DatabaseSilent => {
                self.wires[one].database.silence(true);
                wait();
                self.wires[one].database.silence(false);
            }
            Fault::DatabaseUpgraded => {
                upgrade(&self.postgres);
                assert!(self.servers[one].stop(), "it stops in good order");
                self.again(one);
            }
        }
        for server in &self.servers {
            until("the server is well", || Client::new(&server.url, None).get_text("/healthz").ok());
        }
    }
}

/// What a later release does to the database while servers of this one go on: a step that only adds.
fn upgrade(postgres: &Postgres) {
    let step = "
        DO $$ DECLARE number INTEGER := (SELECT version + 1 FROM schema_version); BEGIN
            EXECUTE format('ALTER TABLE tables ADD COLUMN later_%s BIGINT NOT NULL DEFAULT 0', number);
            EXECUTE format('ALTER TABLE entries ADD COLUMN later_%s TEXT', number);
            EXECUTE format('ALTER TABLE identities ADD COLUMN later_%s TEXT', number);
            EXECUTE format('CREATE TABLE later_%s (id TEXT PRIMARY KEY)', number);
            UPDATE schema_version SET version = number;
        END $$";
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let (client, connection) = tokio_postgres::connect(&postgres.url(), tokio_postgres::NoTls).await.unwrap();
        let connection = tokio::spawn(connection);
        // A server that wants the same tables in another order may be in the way; then the step is taken again, as the program does.
        while let Err(error) = client.batch_execute(step).await {
            assert_eq!(error.code(), Some(&tokio_postgres::error::SqlState::T_R_DEADLOCK_DETECTED), "{error}");
        }
        drop(client);
        connection.await.unwrap().unwrap();
    });
}

fn worker(postgres: &Postgres, nats: &Nats) -> Worker {
    let mut command = tianxia();
    command.args(composed("work")).args(["--log", "error", "--bot-threads", "1"]);
    command.env("TIANXIA_DATA", postgres.url()).env("TIANXIA_NEWS", nats.url());
    until("a worker starts", || Worker::try_of(&mut command))
}

/// What everybody who plays shares.
struct Weather {
    proxy: String,
    servers: Vec<String>,
    acknowledged: AtomicU32,
    again: AtomicU32,
    over: AtomicBool,
    promises: Mutex<Vec<Promised>>,
}

/// What the people of one table were promised.
struct Promised {
    table: String,
    acts: BTreeSet<u32>,
}

#[test]
fn nothing_is_lost_in_a_storm() {
    let said = |name: &str| std::env::var(name).ok().map(|number| number.parse::<u32>().expect("a number"));
    let (faults, seed) = (said("TIANXIA_FAULTS").unwrap_or(FAULTS), said("TIANXIA_STORM").unwrap_or(STORM));
    let mut site = Site::start();
    let (port, folder) = (free_port(), Folder::new());
    let bind = format!("bind 127.0.0.1:{port}");
    let plain = format!("bind 127.0.0.1:{}", free_port());
    let changes = [("bind :443 ssl crt /etc/haproxy/site.pem", &*bind), ("bind :80", &*plain)];
    let settings = pointed_at(&site.servers, HAPROXY, &changes);
    let _proxy = Proxy::run(run_haproxy(&folder, &settings));
    let weather = Weather {
        proxy: format!("http://127.0.0.1:{port}"),
        servers: site.servers.iter().map(|server| server.url.clone()).collect(),
        acknowledged: AtomicU32::new(0),
        again: AtomicU32::new(0),
        over: AtomicBool::new(false),
        promises: Mutex::default(),
    };
    until("the proxy lets requests through", || Client::new(&weather.proxy, None).get_text("/healthz").ok());
    std::thread::scope(|scope| {
        // Whatever fails here, the others must hear of it, or nobody would ever come home.
        let _calm = Calm(&weather.over);
        for number in 0..TABLES {
            let weather = &weather;
            scope.spawn(move || sit(weather, number));
        }
        let (mut dice, mut struck) = (FastDice::new(seed.into()), [0; ALL.len()]);
        for number in 0..faults {
            goes_on(&weather);
            // Each of them comes, then as luck will have it.
            let which = if (number as usize) < ALL.len() { number } else { dice.below(ALL.len() as u32) } as usize;
            site.suffer(ALL[which], &mut dice);
            struck[which] += 1;
        }
        goes_on(&weather);
        let struck: Vec<String> = ALL.iter().zip(struck).map(|(fault, times)| format!("{fault:?} {times}")).collect();
        println!("{faults} faults ({})", struck.join(", "));
    });
    let promises = weather.promises.into_inner().unwrap();
    let moves: usize = promises.iter().map(|promised| promised.acts.len()).sum();
    println!(
        "{moves} moves in {} games, {} of them asked again at every server",
        promises.len(),
        weather.again.into_inner()
    );
    let mut witness = named(&weather.proxy, "Witness");
    for Promised { table, acts } in &promises {
        let update = witness.table(table).unwrap();
        let by_people = |what: &Happening| matches!(what, Happening::Acted { bot: false, .. });
        let stand: BTreeSet<u32> =
            update.items.iter().filter(|item| by_people(&item.what)).map(|item| item.seq).collect();
        assert_eq!(&stand, acts, "table {table}: what stands is not what was acknowledged");
        let numbers: Vec<u32> = update.items.iter().map(|item| item.seq).collect();
        assert_eq!(numbers, (0..=update.seq).collect::<Vec<_>>(), "table {table}: the log has holes");
    }
}

/// Ends the storm when it is dropped, even by a test that failed.
struct Calm<'a>(&'a AtomicBool);

impl Drop for Calm<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Waits until more moves are made.
fn goes_on(weather: &Weather) {
    let before = weather.acknowledged.load(Ordering::Relaxed);
    until("moves are made", || (weather.acknowledged.load(Ordering::Relaxed) >= before + LOAD).then_some(()));
}

/// A person who does not give up when nobody answers.
fn named(url: &str, name: &str) -> Client {
    until("somebody is welcomed", || Client::named(url, name).ok())
}

/// One game after the other at one place.
fn sit(weather: &Weather, number: usize) {
    let mut people = [named(&weather.proxy, "East"), named(&weather.proxy, "West")];
    let mut dice = FastDice::new(number as u64);
    while !weather.over.load(Ordering::Relaxed) {
        let with_bot = number.is_multiple_of(WITH_BOT);
        Game { weather, people: &mut people, dice: &mut dice, with_bot, table: String::new(), seen: 0 }.play();
    }
}

struct Game<'a> {
    weather: &'a Weather,
    people: &'a mut [Client; 2],
    dice: &'a mut FastDice,
    /// Does a bot play the second seat? West only looks on then.
    with_bot: bool,
    table: String,
    /// The newest entry that anybody here has heard of.
    seen: u32,
}

impl Game<'_> {
    fn play(&mut self) {
        let mut new = table_of("qin", vec![me(), if self.with_bot { bot() } else { Filling::Open }]);
        new.id = format!("{}-{}", new.id, self.dice.next_u64());
        self.table = until("the table is made", || match self.people[0].create(&new) {
            Ok(table) => Some(table),
            Err(problem) => is_away(&problem.code, &problem.message),
        });
        if !self.with_bot {
            self.insist(1, Command::Join { seat: Some(2) });
            self.insist(0, Command::Start);
        }
        let (ended, watcher, table) = (AtomicBool::new(false), self.people[1].clone(), self.table.clone());
        let acts = std::thread::scope(|scope| {
            let watching = scope.spawn(|| watch(&watcher, &table, &ended));
            let _calm = Calm(&ended);
            let acts = self.play_to_the_end();
            ended.store(true, Ordering::Relaxed);
            let last = self.look(0);
            let Watched { entries, texts } = watching.join().unwrap();
            assert_eq!(entries, (0..=last.seq).collect::<Vec<_>>(), "table {table}: the socket missed an entry");
            let seed = last.table.seed.expect("the seed is told at the end");
            let secrets = [seed.as_str(), self.people[0].secret().unwrap(), self.people[1].secret().unwrap()];
            let told = |secret: &&str| texts.iter().any(|text| text.contains(*secret));
            assert!(!secrets.iter().any(told), "table {table}: a secret went over the wire");
            acts
        });
        let promised = Promised { table, acts };
        self.weather.promises.lock().unwrap().push(promised);
    }

    /// Both play at random until the game is over or the storm is; the entries of what they did.
    fn play_to_the_end(&mut self) -> BTreeSet<u32> {
        let (mut acts, mut one) = (BTreeSet::new(), 0);
        loop {
            let update = self.look(one);
            if update.table.status == Status::Over {
                return acts;
            }
            if self.weather.over.load(Ordering::Relaxed) {
                self.insist(0, Command::Resign { seat: 1 });
                continue;
            }
            if let Some(command) = any_action(&update, self.dice) {
                let seq = self.insist(one, command);
                assert!(acts.insert(seq), "entry {seq} was given out twice");
                self.weather.acknowledged.fetch_add(1, Ordering::Relaxed);
                std::thread::sleep(PACE);
            }
            match update.game.as_ref().and_then(|game| game.turn) {
                // Who decided may go on; the other one is asked next.
                Some(turn) if usize::from(turn) - 1 != one && !self.with_bot => one = usize::from(turn) - 1,
                _ => std::thread::sleep(PACE / 10),
            }
        }
    }

    /// The table as one of them sees it now, which is never older than what anybody was told.
    fn look(&mut self, one: usize) -> tianxia_protocol::Update {
        let update = until("the table is shown", || match self.people[one].table(&self.table) {
            Ok(update) => Some(update),
            Err(problem) => is_away(&problem.code, &problem.message),
        });
        assert!(update.seq >= self.seen, "a read went backwards: {} after {}", update.seq, self.seen);
        self.seen = update.seq;
        update
    }

    /// Sends a command until it is answered, always under the same id: nobody knows whether it was done before the answer was lost.
    fn insist(&mut self, one: usize, command: Command) -> u32 {
        let envelope = Envelope { id: format!("s{}", self.dice.next_u64()), command };
        let answer = until("the command is answered", || match self.people[one].command(&self.table, &envelope) {
            Ok(answer) => match &answer.problem {
                Some(problem) if matches!(problem.code, Code::Unavailable | Code::Unknown) => None,
                _ => Some(answer),
            },
            Err(problem) => is_away(&problem.code, &problem.message),
        });
        let seq = answer.seq.unwrap_or_else(|| panic!("a legal command was refused: {:?}", answer.problem));
        if self.dice.below(AGAIN) == 0 {
            self.weather.again.fetch_add(1, Ordering::Relaxed);
            for url in &self.weather.servers {
                let mut there = Client::new(url, self.people[one].secret().map(str::to_owned));
                let again = there.command(&self.table, &envelope);
                let problem = again.as_ref().map_or_else(Some, |answer| answer.problem.as_ref());
                let is_away = problem.is_some_and(|problem| matches!(problem.code, Code::Unavailable | Code::Unknown));
                let same = again.as_ref().is_ok_and(|answer| answer.seq == Some(seq));
                assert!(same || is_away, "another answer to command {seq} at {url}: {problem:?}");
            }
        }
        self.seen = self.seen.max(seq);
        seq
    }
}

/// Nobody answered, or nobody who could: that is all that may go wrong.
fn is_away<T>(code: &Code, message: &str) -> Option<T> {
    assert!(matches!(code, Code::Unavailable | Code::Unknown), "{code:?}: {message}");
    std::thread::sleep(Duration::from_millis(100));
    None
}

/// What a socket told.
struct Watched {
    entries: Vec<u32>,
    /// Every message before the end of the game.
    texts: Vec<String>,
}

/// Watches a table to its end as a browser does: comes back after every lost connection and resumes after the last entry it has.
fn watch(client: &Client, table: &str, ended: &AtomicBool) -> Watched {
    let mut watched = Watched { entries: Vec::new(), texts: Vec::new() };
    let mut since_the_end: Option<Instant> = None;
    loop {
        if ended.load(Ordering::Relaxed) {
            let waited = since_the_end.get_or_insert_with(Instant::now).elapsed();
            assert!(waited < PATIENCE, "the socket of table {table} never arrived at the end");
        }
        let query = watched.entries.last().map_or_else(String::new, |last| format!("since={last}"));
        let live = client.live(table, &query);
        let Ok(mut live) = live.and_then(|live| live.set_patience(Some(Duration::from_secs(5))).map(|()| live)) else {
            std::thread::sleep(Duration::from_millis(100));
            continue;
        };
        // Nothing for a while, or the connection is lost: either way, connect again and go on.
        while let Ok(text) = live.receive_text() {
            let Ok(FromServer::Update(update)) = serde_json::from_str(&text) else { continue };
            watched.entries.extend(update.items.iter().map(|item| item.seq));
            if update.table.status == Status::Over {
                return watched;
            }
            watched.texts.push(text);
        }
    }
}
