//! Every setting, with its default. `docs/hosting.md` explains them for people who host.

use crate::error::ServerError;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::time::Duration;

/// The port when nobody chooses one.
pub const PORT: u16 = 8280;

/// How a server is to be run.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The data file, or the address of a database of PostgreSQL (`postgres://…`). A file in the user's data folder if none is named.
    pub data: Option<PathBuf>,
    /// The address of NATS (`nats://…`), by which several servers on one database tell each other of what is new.
    pub news: Option<String>,
    /// Who thinks for bots, hints and analyses: this server, or workers (`tianxia work`).
    pub think: Think,
    /// Seconds between the wish to stop and the end of listening, in which `/healthz` says so: a load balancer sends people elsewhere meanwhile.
    pub drain: u32,
    /// The address by which people reach the server, such as `https://games.example.org`; used in links. With `https`
    /// cookies are marked as secure.
    pub public_url: Option<String>,
    /// Believe the address that a reverse proxy reports in `X-Forwarded-For`? Only behind a proxy that sets it.
    pub behind_proxy: bool,
    /// How many proxies of one's own stand before the server, one behind the other.
    pub proxies: usize,
    /// Threads that think for bots, hints and analyses. All cores but one if 0.
    pub bot_threads: usize,
    /// The most decisions that may wait for those threads before hints and analyses are refused.
    pub bot_queue: usize,
    /// Let pages that can do so make hints and previews themselves, with the same answers.
    pub hints_in_page: bool,
    /// A folder with the host's own lessons, beside ours.
    pub lessons: Option<PathBuf>,
    /// Tables kept in memory while nobody looks at them.
    pub tables_in_memory: usize,
    /// Seconds after a start during which no deadline passes, so that people can come back.
    pub grace: u32,
    /// Seconds without a connection after which the others may go on without a player, where a game is played in one sitting.
    pub absence: u32,
    /// Days after which a table is removed where nobody has finished the game; 0 keeps it for ever.
    pub keep_unfinished: u32,
    /// A number from which the seeds of all tables grow, for tests: the same requests make the same games. Who knows it knows every hand.
    pub table_seeds: Option<u64>,
    /// Seconds by which this server's clock is ahead of the database's, for tests.
    pub clock_ahead: i64,
    /// Notices by web push.
    pub notices: NoticeSettings,
    /// What one person or one address may do.
    pub limits: Limits,
}

/// When a server thinks itself, for bots, hints and analyses. Servers on a database can leave that to workers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Think {
    /// It always does.
    #[default]
    Always,
    /// Workers do; the server itself only while none is there.
    WhenNeeded,
    /// Workers do, and nothing is thought while none is there.
    Never,
}

impl std::str::FromStr for Think {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        match word {
            "always" => Ok(Think::Always),
            "when-needed" => Ok(Think::WhenNeeded),
            "never" => Ok(Think::Never),
            _ => Err("write always, when-needed or never".to_owned()),
        }
    }
}

/// Notices by web push: "your turn" to browsers that asked for them, while no page is open.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct NoticeSettings {
    /// Are they sent at all?
    pub on: bool,
    /// Seconds between the turn and the notice, so that who comes by anyway is not told.
    pub delay: u32,
    /// The fewest seconds between two notices to one person; the second then tells of all tables at once.
    pub every: u32,
    /// The push services that are spoken to, by scheme and host; those of the common browsers if none is listed.
    pub services: Vec<String>,
}

/// What one person or one address may do. A count of 0 is no limit.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Requests per second and address.
    pub requests: u32,
    /// Commands per second and person.
    pub commands: u32,
    /// Things said per minute and person.
    pub sayings: u32,
    /// Tables made per hour and person.
    pub tables: u32,
    /// Without effect since boards that nobody plays on are forgotten; still read, so that old settings files work.
    #[serde(skip_serializing)]
    pub own_boards: u32,
    /// New identities per hour and address.
    pub identities: u32,
    /// Links to other devices made per hour and person.
    pub claims: u32,
    /// Wrong codes, recovery phrases and tokens per hour and address.
    pub guesses: u32,
    /// Reports to the administrator per hour and person.
    pub reports: u32,
    /// Hints and analyses per minute and person.
    pub hints: u32,
    /// Open sockets per person.
    pub sockets: u32,
    /// Open sockets per address.
    pub sockets_per_address: u32,
    /// Open sockets in all.
    pub sockets_in_all: u32,
    /// Open connections that are no sockets, per address; not counted behind a proxy, which is one address.
    pub connections_per_address: u32,
    /// Open connections that are no sockets, in all.
    pub connections_in_all: u32,
    /// Bytes of a request or a socket message.
    pub message_bytes: usize,
    /// Seconds after which a client that reads nothing, or a socket that does not answer a ping, is dropped.
    pub silence: u32,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT),
            data: None,
            news: None,
            think: Think::Always,
            drain: 0,
            public_url: None,
            behind_proxy: false,
            proxies: 1,
            bot_threads: 0,
            bot_queue: 256,
            hints_in_page: false,
            lessons: None,
            tables_in_memory: 1000,
            grace: 15,
            absence: 180,
            keep_unfinished: 180,
            table_seeds: None,
            clock_ahead: 0,
            notices: NoticeSettings::default(),
            limits: Limits::default(),
        }
    }
}

impl Default for NoticeSettings {
    fn default() -> Self {
        NoticeSettings { on: true, delay: 20, every: 600, services: Vec::new() }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            requests: 50,
            commands: 20,
            sayings: 20,
            tables: 60,
            own_boards: 500,
            identities: 30,
            claims: 30,
            guesses: 20,
            reports: 10,
            hints: 20,
            sockets: 20,
            sockets_per_address: 200,
            sockets_in_all: 10_000,
            connections_per_address: 200,
            connections_in_all: 4000,
            message_bytes: 64 * 1024,
            silence: 60,
        }
    }
}

impl Config {
    /// Reads a settings file (TOML); what it does not say keeps its default.
    pub fn read(text: &str) -> Result<Self, ServerError> {
        toml::from_str(text).map_err(|error| ServerError::Settings(error.to_string().trim().replace('\n', "; ")))
    }

    /// Every limit that has an effect, by its name in the settings file.
    pub(crate) fn limits_by_name(&self) -> BTreeMap<String, u32> {
        let written = serde_json::to_value(&self.limits).unwrap_or_default();
        let limits = written.as_object().into_iter().flatten();
        let figure =
            |limit: &serde_json::Value| limit.as_u64().map_or(u32::MAX, |limit| limit.try_into().unwrap_or(u32::MAX));
        limits.map(|(name, limit)| (name.clone(), figure(limit))).collect()
    }

    /// The database that `data` is the address of, where it is one and not a file.
    #[must_use]
    pub fn database(&self) -> Option<&str> {
        self.data.as_deref().filter(|data| tianxia_storage::is_address(data)).and_then(|data| data.to_str())
    }

    /// The data file, or the address of the database; by default a file in the user's data folder.
    pub fn data_file(&self) -> Result<PathBuf, ServerError> {
        if let Some(path) = &self.data {
            return Ok(path.clone());
        }
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = if cfg!(target_os = "windows") {
            set("APPDATA")
        } else if cfg!(target_os = "macos") {
            set("HOME").map(|home| home.join("Library/Application Support"))
        } else {
            set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")))
        };
        let folder = folder.ok_or_else(|| {
            ServerError::Data("this user has no data folder; name the data file with --data FILE".to_owned())
        })?;
        Ok(folder.join("tianxia").join("tables.db"))
    }

    /// The address people open.
    #[must_use]
    pub fn url(&self, listening: SocketAddr) -> String {
        match &self.public_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{}", reachable(listening)),
        }
    }

    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https:"))
    }

    /// How long a client may be silent, or take nothing of what is sent to it.
    pub(crate) fn silence(&self) -> Duration {
        Duration::from_secs(u64::from(self.limits.silence.max(1)))
    }

    /// The most bytes of a request or a socket message.
    pub(crate) fn message_bytes(&self) -> usize {
        self.limits.message_bytes.max(1024)
    }

    /// How many entries of `X-Forwarded-For` are to be believed.
    pub(crate) fn proxies(&self) -> usize {
        if self.behind_proxy { self.proxies.max(1) } else { 0 }
    }

    pub(crate) fn thinkers(&self) -> usize {
        match self.bot_threads {
            0 => std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1)).max(1),
            threads => threads,
        }
    }
}

/// An address that listens everywhere (`0.0.0.0`) leads nowhere in a link: the one by which this machine speaks to others
/// stands in for it, if it has one. Nothing is sent to find that out.
fn reachable(listening: SocketAddr) -> SocketAddr {
    if !listening.ip().is_unspecified() {
        return listening;
    }
    let outside = if listening.is_ipv4() { "192.0.2.1:9" } else { "[2001:db8::1]:9" };
    let speaking = UdpSocket::bind((listening.ip(), 0)).and_then(|socket| {
        socket.connect(outside)?;
        socket.local_addr()
    });
    SocketAddr::new(speaking.map_or_else(|_| loopback(listening), |own| own.ip()), listening.port())
}

fn loopback(listening: SocketAddr) -> IpAddr {
    match listening {
        SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_settings_file_says_only_what_differs() {
        let config = Config::read("listen = \"0.0.0.0:80\"\n[limits]\ncommands = 5\n").unwrap();
        assert_eq!(config.listen.port(), 80);
        assert_eq!((config.limits.commands, config.limits.requests), (5, 50));
    }

    #[test]
    fn links_lead_to_an_address_that_can_be_opened() {
        let url = |listen: &str| Config::default().url(listen.parse().unwrap());
        assert_eq!(url("127.0.0.1:8280"), "http://127.0.0.1:8280");
        for everywhere in ["0.0.0.0:8280", "[::]:8280"] {
            let address: SocketAddr = url(everywhere).strip_prefix("http://").unwrap().parse().unwrap();
            assert!(!address.ip().is_unspecified() && address.port() == 8280, "{address}");
        }
        let public = Config { public_url: Some("https://play.example/".to_owned()), ..Config::default() };
        assert_eq!(public.url("0.0.0.0:80".parse().unwrap()), "https://play.example");
    }

    #[test]
    fn a_wrong_setting_is_told() {
        let error = Config::read("lisen = \"x\"").unwrap_err();
        assert!(error.to_string().contains("lisen"), "{error}");
    }
}
