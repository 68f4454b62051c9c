//! A server process to play with, and people who play at it.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tianxia_client::{Client, Live};
use tianxia_core::{Dice, FastDice, Json, changes};
use tianxia_engines::free_port;
use tianxia_protocol::{
    Answer, Changed, Code, Envelope, Filling, FromServer, GameNow, LogPart, NewTable, Play, Problem, Status, Update,
};

/// How long anything may take before a test gives up on it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// Limits that do not get into the way of tests that play fast.
pub(crate) const NO_LIMITS: &str = "grace = 0\nkeep_unfinished = 0\ntable_seeds = 1\n[limits]\nrequests = 0\ncommands = 0\nsayings = 0\ntables = 0\n\
                                    identities = 0\nclaims = 0\nguesses = 0\nhints = 0\nsockets = 0\nsockets_per_address = 0\n\
                                    connections_per_address = 0\n";

/// A folder that is gone after the test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("tianxia-test-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The program.
pub(crate) fn tianxia() -> Command {
    run(Path::new(env!("CARGO_BIN_EXE_tianxia")))
}

/// This program or another release of it, without settings from outside.
fn run(program: &Path) -> Command {
    let mut command = Command::new(program);
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("TIANXIA_")) {
        command.env_remove(name);
    }
    command.env("LC_ALL", "C");
    command
}

/// Where a server listens, also when it is started again.
fn free_address() -> String {
    format!("127.0.0.1:{}", free_port())
}

/// A running server.
pub(crate) struct Server {
    child: Child,
    pub(crate) url: String,
    pub(crate) folder: Folder,
    data: PathBuf,
    /// What its command line has beside.
    more: Vec<String>,
}

impl Server {
    pub(crate) fn start(settings: &str) -> Self {
        let folder = Folder::new();
        std::fs::write(folder.file("settings.toml"), settings).unwrap();
        let data = folder.file("tables.db");
        let (child, url) = spawn(serve(&folder.file("settings.toml"), &data, &free_address()));
        Server { child, url, folder, data, more: Vec::new() }
    }

    /// A server on a database, which may be one of many there.
    pub(crate) fn on(database: &str, news: Option<&str>) -> Self {
        let news: Vec<&str> = news.into_iter().flat_map(|news| ["--news", news]).collect();
        Self::on_with(database, &news)
    }

    /// Likewise, with more on its command line.
    pub(crate) fn on_with(database: &str, more: &[&str]) -> Self {
        let folder = Folder::new();
        std::fs::write(folder.file("settings.toml"), NO_LIMITS).unwrap();
        let data = PathBuf::from(database);
        let mut command = serve(&folder.file("settings.toml"), &data, &free_address());
        command.args(more);
        let (child, url) = spawn(command);
        Server { child, url, folder, data, more: more.iter().map(|word| (*word).to_owned()).collect() }
    }

    /// A server with a command of its own; it must print the line with the address.
    pub(crate) fn of(command: Command, folder: Folder) -> Self {
        let (child, url) = spawn(command);
        let data = folder.file("tables.db");
        Server { child, url, folder, data, more: Vec::new() }
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.data.clone()
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Ends the process at once, as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks the process to stop, and says whether it did so in good order.
    pub(crate) fn stop(&mut self) -> bool {
        self.signal("TERM");
        self.ends()
    }

    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.pid().to_string()]).status().unwrap();
        assert!(sent.success(), "the server takes no signals");
    }

    /// Waits for its end, and says whether that was in good order.
    pub(crate) fn ends(&mut self) -> bool {
        self.child.wait().unwrap().success()
    }

    /// Starts again on the same data and the same port.
    pub(crate) fn again(&mut self) {
        self.again_as(Path::new(env!("CARGO_BIN_EXE_tianxia")));
    }

    /// The same as another release of the program.
    pub(crate) fn again_as(&mut self, program: &Path) {
        let listen = self.url.strip_prefix("http://").unwrap().to_owned();
        let mut command = serve_by(program, &self.folder.file("settings.toml"), &self.data(), &listen);
        command.args(&self.more);
        let (child, url) = spawn(command);
        assert_eq!(url, self.url);
        self.child = child;
    }

    pub(crate) fn person(&self, name: &str) -> Client {
        Client::named(&self.url, name).unwrap()
    }

    /// Somebody of another server on the same data, at this one.
    pub(crate) fn same(&self, person: &Client) -> Client {
        Client::new(&self.url, person.secret().map(str::to_owned))
    }

    /// A figure from `/metrics`.
    pub(crate) fn figure(&self, name: &str) -> f64 {
        let text = Client::new(&self.url, None).get_text("/metrics").unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn serve(settings: &Path, data: &Path, listen: &str) -> Command {
    serve_by(Path::new(env!("CARGO_BIN_EXE_tianxia")), settings, data, listen)
}

fn serve_by(program: &Path, settings: &Path, data: &Path, listen: &str) -> Command {
    let mut command = run(program);
    command.args(["serve", "--listen", listen, "--log", "error"]);
    command.arg("--config").arg(settings).arg("--data").arg(data);
    command
}

fn spawn(mut command: Command) -> (Child, String) {
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let url = line.split_whitespace().nth(1).filter(|word| word.starts_with("http"));
    let url = url.unwrap_or_else(|| panic!("the server said `{line}` instead of its address")).to_owned();
    (child, url)
}

/// A table of a game with these seats.
pub(crate) fn table_of(game: &str, seats: Vec<Filling>) -> NewTable {
    NewTable {
        id: fresh(),
        game: game.to_owned(),
        options: Default::default(),
        start: !seats.contains(&Filling::Open),
        seats,
        listed: false,
        hints: false,
        deadline: None,
        clock: None,
        stand_in: Some("random".to_owned()),
        from: None,
        random: None,
        rated: false,
    }
}

pub(crate) fn me() -> Filling {
    Filling::Me { name: None }
}

pub(crate) fn bot() -> Filling {
    Filling::Bot { level: "random".to_owned(), style: None }
}

/// Seats everybody at a new table of a game, in order, and starts it.
pub(crate) fn seat_all(game: &str, people: &mut [Client]) -> String {
    let mut seats = vec![Filling::Open; people.len()];
    seats[0] = me();
    let table = people[0].create(&table_of(game, seats)).unwrap();
    for (index, person) in people.iter_mut().enumerate().skip(1) {
        done(person, &table, tianxia_protocol::Command::Join { seat: Some(index as u8 + 1) });
    }
    done(&mut people[0], &table, tianxia_protocol::Command::Start);
    table
}

/// An id for a command.
pub(crate) fn fresh() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("c{}", COUNT.fetch_add(1, Ordering::Relaxed))
}

/// Was the store slower than a server waits for it? A busy machine may make it so.
pub(crate) fn is_away(problem: &Problem) -> bool {
    matches!(problem.code, Code::Unavailable | Code::Unknown)
}

/// Sends a command until it is answered: under the same id it acts once.
pub(crate) fn send(person: &mut Client, table: &str, command: tianxia_protocol::Command) -> Answer {
    let envelope = Envelope { id: fresh(), command };
    until("the command is answered", || match person.command(table, &envelope) {
        Ok(answer) => Some(answer).filter(|answer| !answer.problem.as_ref().is_some_and(is_away)),
        Err(problem) if is_away(&problem) => None,
        Err(problem) => panic!("{problem:?}"),
    })
}

/// The table as somebody sees it.
fn seen(person: &mut Client, table: &str) -> Update {
    until("the table is shown", || match person.table(table) {
        Ok(update) => Some(update),
        Err(problem) if is_away(&problem) => None,
        Err(problem) => panic!("{problem:?}"),
    })
}

/// Does something that must be accepted.
pub(crate) fn done(person: &mut Client, table: &str, command: tianxia_protocol::Command) -> u32 {
    let answer = send(person, table, command.clone());
    answer.seq.unwrap_or_else(|| panic!("{command:?} was refused: {:?}", answer.problem))
}

/// Does something that must be refused.
pub(crate) fn refused(person: &mut Client, table: &str, command: tianxia_protocol::Command) -> Problem {
    let answer = send(person, table, command.clone());
    answer.problem.unwrap_or_else(|| panic!("{command:?} was accepted"))
}

/// Some legal action of the deciding seat, as seen in an update.
pub(crate) fn any_action(update: &Update, dice: &mut FastDice) -> Option<tianxia_protocol::Command> {
    let game = update.game.as_ref()?;
    let numbers: Vec<u32> = game.legal.as_ref()?.numbers().collect();
    let number = *numbers.get(dice.below(numbers.len().max(1) as u32) as usize)?;
    Some(tianxia_protocol::Command::Act { seat: game.turn?, at: game.at, action: Play::Number(number) })
}

/// Who decides: an index into the people, in seat order.
pub(crate) fn decider(people: &mut [Client], table: &str) -> usize {
    usize::from(seen(&mut people[0], table).game.unwrap().turn.unwrap()) - 1
}

/// Everybody plays at random until `enough` or the end.
pub(crate) fn play(people: &mut [Client], table: &str, enough: impl Fn(&Update) -> bool) -> Update {
    let mut dice = FastDice::new(1);
    loop {
        for person in people.iter_mut() {
            let update = seen(person, table);
            if enough(&update) || update.table.status == Status::Over {
                return update;
            }
            if let Some(command) = any_action(&update, &mut dice) {
                done(person, table, command);
            }
        }
    }
}

/// Waits until something is so.
pub(crate) fn until<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "waited in vain until {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The next update on a socket.
pub(crate) fn next_update(live: &mut Live) -> Box<Update> {
    loop {
        if let FromServer::Update(update) = live.receive().unwrap() {
            return update;
        }
    }
}

/// What a socket that asks for changes has of a table.
#[derive(Default)]
pub(crate) struct Held {
    pub(crate) update: Option<Update>,
    /// How many updates brought changes, and how many everything.
    pub(crate) changed: usize,
    pub(crate) whole: usize,
}

impl Held {
    /// Takes an update in, or makes the changes in what is here. Of other messages it says that they are none.
    pub(crate) fn take_in(&mut self, message: &FromServer) -> bool {
        match message {
            FromServer::Update(update) => {
                self.update = Some(Update::clone(update));
                self.whole += 1;
            }
            FromServer::Changed(news) => {
                let Changed { seq, since, now, eye, table, game, items, earlier } = Changed::clone(news);
                let last = self.update.take().expect("changes come after an update");
                assert_eq!(since, last.seq, "changes are those of what this socket was sent last");
                let mut view = last.game.expect("changes are those of a game").view.value();
                changes::apply(&game.view.value(), &mut view).unwrap();
                let game = Some(GameNow { view: Json::of(&view), ..game });
                let table = table.unwrap_or(last.table);
                self.update = Some(Update { seq, now, eye, table, game, items, earlier });
                self.changed += 1;
            }
            _ => return false,
        }
        true
    }
}

/// No answer of a server about a table is longer, in bytes.
pub(crate) const LONGEST: usize = 1 << 20;
/// The most that is sent of a log at once.
pub(crate) const PART: usize = 500;

/// The numbers of all entries after `since` that an update tells of, with the parts of the log that it left out.
pub(crate) fn entries(person: &mut Client, update: &Update, since: Option<u32>) -> Vec<u32> {
    let mut seqs: Vec<u32> = update.items.iter().map(|item| item.seq).collect();
    let mut earlier = update.earlier;
    while let Some(before) = earlier {
        let since = since.map_or_else(String::new, |since| format!("&since={since}"));
        let path = format!("/api/tables/{}/log?before={before}{since}", update.table.id);
        let text = person.get_text(&path).unwrap();
        assert!(text.len() < LONGEST, "a part has {} bytes", text.len());
        let part: LogPart = serde_json::from_str(&text).unwrap();
        assert!(part.items.len() <= PART);
        seqs.splice(0..0, part.items.iter().map(|item| item.seq));
        earlier = part.earlier;
    }
    seqs
}

/// The memory a process holds, in bytes.
pub(crate) fn memory(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? * 1024)
}
