//! The recipe of `deploy/`, run as plain processes: the very commands of its files, both proxies with their very settings, and a server that dies.

use crate::kit::*;
use crate::proxies::{adapted, run_haproxy, run_nginx};
use crate::work::Worker;
use std::collections::BTreeSet;
use std::process::{Child, Command as Program, Stdio};
use tianxia_client::Client;
use tianxia_core::FastDice;
use tianxia_engines::{Postgres, free_port};
use tianxia_protocol::{Command, Envelope, Filling, Status};

const SINGLE: &str = include_str!("../../../../deploy/compose.yml");
const CADDYFILE: &str = include_str!("../../../../deploy/Caddyfile");
const COMPOSE: &str = include_str!("../../../../deploy/cluster/compose.yml");
pub(crate) const HAPROXY: &str = include_str!("../../../../deploy/cluster/haproxy.cfg");
const NGINX: &str = include_str!("../../../../deploy/cluster/nginx.conf");
const PROMETHEUS: &str = include_str!("../../../../deploy/cluster/prometheus.yml");
const ALERTS: &str = include_str!("../../../../deploy/cluster/alerts.yml");
const DASHBOARD: &str = include_str!("../../../../deploy/cluster/dashboard.json");
const KUBERNETES: [(&str, &str); 2] = [
    ("single.yaml", include_str!("../../../../deploy/kubernetes/single.yaml")),
    ("cluster.yaml", include_str!("../../../../deploy/kubernetes/cluster.yaml")),
];
const DOCKERFILE: &str = include_str!("../../../../deploy/Dockerfile");
const UNITS: [(&str, &str); 2] = [
    ("serve", include_str!("../../../../deploy/systemd/tianxia@.service")),
    ("work", include_str!("../../../../deploy/systemd/tianxia-worker@.service")),
];
/// Everybody here has one address.
pub(crate) const MANY_REQUESTS: (&str, &str) = ("gt 1000 }", "gt 1000000 }");
const SERVERS: [&str; 3] = ["server1", "server2", "server3"];

/// The words of a command in `compose.yml`, after the program's name.
pub(crate) fn composed(command: &str) -> Vec<String> {
    let lists = COMPOSE.lines().filter_map(|line| line.trim().strip_prefix("command: [")?.strip_suffix(']'));
    let words = |list: &str| list.split(',').map(|word| word.trim().trim_matches('"').to_owned()).collect::<Vec<_>>();
    let mut found = lists.map(words).filter(|words| words[0] == command);
    found.next().unwrap_or_else(|| panic!("compose.yml runs no `{command}`"))
}

/// The words of a unit's command, likewise.
fn unit(command: &str) -> Vec<String> {
    let (_, text) = UNITS.iter().find(|(name, _)| *name == command).unwrap();
    let start = text.lines().find_map(|line| line.strip_prefix("ExecStart=/usr/local/bin/tianxia ")).unwrap();
    start.replace("%i", "8280").split_whitespace().map(str::to_owned).collect()
}

/// The recipe as processes of this machine.
struct Site {
    servers: Vec<Server>,
    #[allow(dead_code, reason = "held until the test ends")]
    workers: Vec<Worker>,
    #[allow(dead_code, reason = "held until the test ends")]
    postgres: Postgres,
}

impl Site {
    fn start(serve: &[String], work: &[String]) -> Self {
        let postgres = Postgres::start();
        let with_addresses = |words: &[String]| {
            let mut command = tianxia();
            command.args(words).args(["--log", "error"]);
            command.env("TIANXIA_DATA", postgres.url());
            command
        };
        let serve: Vec<String> = serve.iter().map(|word| word.replace("0.0.0.0:8280", "127.0.0.1:0")).collect();
        assert!(serve.contains(&"127.0.0.1:0".to_owned()), "{serve:?}");
        let server = |_| {
            let folder = Folder::new();
            std::fs::write(folder.file("settings.toml"), NO_LIMITS).unwrap();
            let mut command = with_addresses(&serve);
            command.arg("--config").arg(folder.file("settings.toml"));
            Server::of(command, folder)
        };
        let servers = SERVERS.iter().map(server).collect();
        let workers = if work.is_empty() { 0..0 } else { 0..2 };
        let workers = workers.map(|_| Worker::of(with_addresses(work))).collect();
        Site { servers, workers, postgres }
    }
}

/// A proxy's settings, with the addresses of these servers and a port without TLS.
pub(crate) fn pointed_at(servers: &[Server], settings: &str, tls: &[(&str, &str)]) -> String {
    let names = SERVERS.map(|name| format!("{name}:8280"));
    let upstreams = servers.iter().map(|server| server.url.strip_prefix("http://").unwrap());
    let changes: Vec<(&str, &str)> = names.iter().map(String::as_str).zip(upstreams).collect();
    adapted(&adapted(settings, &changes), tls)
}

/// A running proxy.
pub(crate) struct Proxy(Child);

impl Proxy {
    pub(crate) fn run(mut program: Program) -> Self {
        Proxy(program.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap())
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = Program::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        let _ = self.0.wait();
    }
}

/// Plays a game with bots through a proxy, while one server is killed and another one is stopped.
fn plays_on(site: &mut Site, proxy: Program, url: &str) {
    let _proxy = Proxy::run(proxy);
    until("the proxy lets requests through", || Client::new(url, None).get_text("/api/about").ok());
    for path in ["/metrics", "/healthz", "/readyz"] {
        assert!(Client::new(url, None).get_text(path).is_err(), "{path} is not for everybody");
    }
    let mut person = Client::named(url, "East").unwrap();
    let table = person.create(&table_of("qin", vec![me(), bot()])).unwrap();
    let mut live = person.live(&table, "").unwrap();
    next_update(&mut live);
    let (mut dice, mut moves) = (FastDice::new(7), 0);
    let end = until("the game is over", || {
        let update = person.table(&table).ok()?;
        if let Some(command) = any_action(&update, &mut dice) {
            let envelope = Envelope { id: fresh(), command };
            let answer = until("the command is answered", || match person.command(&table, &envelope) {
                Ok(answer) => Some(answer).filter(|answer| !answer.problem.as_ref().is_some_and(is_away)),
                Err(problem) => {
                    assert!(is_away(&problem), "{problem:?}");
                    None
                }
            });
            assert!(answer.seq.is_some(), "refused: {:?}", answer.problem);
            moves += 1;
            match moves {
                4 => site.servers[0].kill(),
                8 => assert!(site.servers[1].stop(), "it stops in good order"),
                _ => {}
            }
        }
        (update.table.status == Status::Over).then_some(update)
    });
    let numbers: Vec<u32> = end.items.iter().map(|item| item.seq).collect();
    assert_eq!(numbers, (0..=end.seq).collect::<Vec<_>>(), "no holes");
}

#[test]
fn the_containers_commands_play_behind_haproxy() {
    let mut site = Site::start(&composed("serve"), &composed("work"));
    let (port, folder) = (free_port(), Folder::new());
    let bind = format!("bind 127.0.0.1:{port}");
    let plain = format!("bind 127.0.0.1:{}", free_port());
    let changes = [("bind :443 ssl crt /etc/haproxy/site.pem", &*bind), ("bind :80", &*plain), MANY_REQUESTS];
    let settings = pointed_at(&site.servers, HAPROXY, &changes);
    plays_on(&mut site, run_haproxy(&folder, &settings), &format!("http://127.0.0.1:{port}"));
}

/// HAProxy before the servers of a site, and its address.
fn behind_haproxy(site: &Site) -> (Proxy, String, Folder) {
    let (port, folder) = (free_port(), Folder::new());
    let bind = format!("bind 127.0.0.1:{port}");
    let plain = format!("bind 127.0.0.1:{}", free_port());
    let changes = [("bind :443 ssl crt /etc/haproxy/site.pem", &*bind), ("bind :80", &*plain), MANY_REQUESTS];
    let settings = pointed_at(&site.servers, HAPROXY, &changes);
    let proxy = Proxy::run(run_haproxy(&folder, &settings));
    let url = format!("http://127.0.0.1:{port}");
    until("the proxy lets requests through", || Client::new(&url, None).get_text("/api/about").ok());
    (proxy, url, folder)
}

#[test]
fn pages_and_answers_come_through_haproxy_while_the_database_is_unreachable() {
    let mut site = Site::start(&composed("serve"), &composed("work"));
    let (_proxy, url, _folder) = behind_haproxy(&site);
    let mut person = Client::named(&url, "East").unwrap();
    let table = person.create(&table_of("qin", vec![me(), Filling::Open])).unwrap();
    let mut live = person.live(&table, "alive=true").unwrap();
    next_update(&mut live);
    site.postgres.stop();
    for server in &site.servers {
        until("the server is not ready", || Client::new(&server.url, None).get_text("/readyz").err());
        assert_eq!(Client::new(&server.url, None).get_text("/livez").unwrap(), "ok\n");
    }
    let anybody = Client::new(&url, None);
    // The proxy needs a moment until it has seen it of all three.
    until("the page comes through", || anybody.clone().get_text("/").ok());
    for _ in 0..20 {
        anybody.clone().get_text("/").expect("the page comes through, again and again");
        let envelope = Envelope { id: fresh(), command: Command::Say { seat: 1, text: "hello?".to_owned() } };
        let problem = match person.command(&table, &envelope) {
            Ok(answer) => answer.problem.expect("nothing can be stored"),
            Err(problem) => problem,
        };
        assert!(is_away(&problem) && problem.message.contains("database"), "{problem:?}");
    }
    site.postgres.again();
    until("the servers are ready again", || person.table(&table).ok());
    // The socket was open all the time.
    let seq = done(&mut person, &table, Command::Say { seat: 1, text: "there you are".to_owned() });
    while next_update(&mut live).seq < seq {}
}

#[test]
fn the_sockets_of_a_frozen_server_are_closed_by_haproxy() {
    let site = Site::start(&composed("serve"), &composed("work"));
    let (_proxy, url, _folder) = behind_haproxy(&site);
    let mut person = Client::named(&url, "East").unwrap();
    let table = person.create(&table_of("qin", vec![me(), Filling::Open])).unwrap();
    let mut live = person.live(&table, "").unwrap();
    next_update(&mut live);
    let sockets = |server: &Server| server.figure("tianxia_sockets");
    let frozen = site.servers.iter().find(|server| sockets(server) > 0.0).expect("one of them has the socket");
    frozen.signal("STOP");
    live.set_patience(Some(PATIENCE)).unwrap();
    let begun = std::time::Instant::now();
    while live.receive_text().is_ok() {}
    assert!(begun.elapsed() < PATIENCE, "it was closed, not given up");
    let mut live = until("another server takes the socket", || person.live(&table, "").ok());
    next_update(&mut live);
    frozen.signal("CONT");
}

#[test]
fn the_units_commands_play_behind_nginx() {
    let mut site = Site::start(&unit("serve"), &unit("work"));
    let (port, folder) = (free_port(), Folder::new());
    let listen = format!("listen 127.0.0.1:{port};");
    let plain = [
        ("listen 443 ssl;", &*listen),
        ("ssl_certificate ", "# "),
        ("ssl_certificate_key ", "# "),
        ("rate=100r/s", "rate=100000r/s"),
    ];
    let settings = pointed_at(&site.servers, NGINX, &plain);
    plays_on(&mut site, run_nginx(&folder, &settings), &format!("http://127.0.0.1:{port}"));
}

#[cfg(target_os = "linux")]
#[test]
fn systemd_is_told_when_a_server_is_ready() {
    let folder = Folder::new();
    let name = folder.file("notify");
    let socket = std::os::unix::net::UnixDatagram::bind(&name).unwrap();
    socket.set_read_timeout(Some(PATIENCE)).unwrap();
    let (settings, data) = (folder.file("settings.toml"), folder.file("tables.db"));
    std::fs::write(&settings, NO_LIMITS).unwrap();
    let mut command = serve(&settings, &data, "127.0.0.1:0");
    command.env("NOTIFY_SOCKET", &name);
    let server = Server::of(command, folder);
    let mut said = [0; 64];
    let length = socket.recv(&mut said).unwrap();
    assert_eq!(&said[..length], b"READY=1");
    Client::new(&server.url, None).get_text("/readyz").unwrap();
    for (name, text) in UNITS {
        assert!(text.contains("\nType=notify\n"), "the unit for {name}");
    }
}

/// The names of our figures in a text.
fn figures(text: &str) -> BTreeSet<&str> {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
    words.filter(|word| word.starts_with("tianxia_")).collect()
}

#[test]
fn alerts_and_the_dashboard_name_figures_that_servers_and_workers_have() {
    let site = Site::start(&composed("serve"), &[]);
    let port = free_port();
    let mut command = tianxia();
    command.args(["work", "--log", "error", "--listen", &format!("127.0.0.1:{port}")]);
    command.env("TIANXIA_DATA", site.postgres.url());
    let _worker = Worker::of(command);
    let worker = Client::new(&format!("http://127.0.0.1:{port}"), None);
    for path in ["/livez", "/readyz", "/healthz"] {
        until("the worker is well", || worker.clone().get_text(path).ok());
    }
    let server = Client::new(&site.servers[0].url, None);
    for (whose, told) in
        [("a server", server.clone().get_text("/metrics")), ("a worker", worker.clone().get_text("/metrics"))]
    {
        let told = told.unwrap();
        for (file, text) in [("alerts.yml", ALERTS), ("dashboard.json", DASHBOARD)] {
            let named = figures(text);
            assert!(named.len() >= 5, "{file} names only {named:?}");
            let missing: Vec<_> = named.difference(&figures(&told)).copied().collect();
            assert!(missing.is_empty(), "{file} names {missing:?}, which {whose} has not");
        }
    }
    serde_json::from_str::<serde_json::Value>(DASHBOARD).expect("the dashboard is JSON");
}

/// What is named in one file is there in the others.
#[test]
fn the_files_of_the_recipe_agree() {
    for name in SERVERS {
        let target = format!("{name}:8280");
        assert!(COMPOSE.contains(&format!("\n  {name}: *server\n")), "{name} is no service");
        for (file, text) in [("haproxy.cfg", HAPROXY), ("nginx.conf", NGINX), ("prometheus.yml", PROMETHEUS)] {
            assert!(text.contains(&target), "{file} does not name {target}");
        }
    }
    for file in ["haproxy.cfg", "prometheus.yml", "alerts.yml"] {
        assert!(COMPOSE.contains(&format!("- ./{file}:")), "{file} is not mounted");
    }
    // Stages of the image that are copied from are there.
    let stages: Vec<&str> = DOCKERFILE.lines().filter_map(|line| line.split(" AS ").nth(1)).collect();
    let copied: Vec<&str> =
        DOCKERFILE.lines().filter_map(|line| line.split("--from=").nth(1)?.split_whitespace().next()).collect();
    assert!(!copied.is_empty() && copied.iter().all(|stage| stages.contains(stage)), "{copied:?} of {stages:?}");
    assert_eq!(composed("work"), unit("work"));
    for command in ["serve", "work"] {
        let args = format!("args: [{}]", quoted(&composed(command)));
        assert!(KUBERNETES[1].1.contains(&args), "cluster.yaml does not run {args}");
    }
}

/// Words as a list of YAML, quoted where a number or a colon needs it.
fn quoted(words: &[String]) -> String {
    let needs = |word: &str| word.contains(':') || word.parse::<f64>().is_ok();
    words
        .iter()
        .map(|word| if needs(word) { format!("\"{word}\"") } else { word.clone() })
        .collect::<Vec<_>>()
        .join(", ")
}

/// The words of a line of the Dockerfile that begins with a word, such as `CMD` or `ENV`.
fn image(word: &str) -> &'static str {
    let mut lines = DOCKERFILE.lines().filter_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    lines.next().unwrap_or_else(|| panic!("the Dockerfile has no {word}"))
}

/// The image as a plain process: its environment and its command on a folder that stands for the volume, and its health check.
#[test]
fn the_image_serves_from_its_volume_and_its_health_check_says_so() {
    let folder = Folder::new();
    std::fs::write(folder.file("settings.toml"), NO_LIMITS).unwrap();
    let listen = format!("127.0.0.1:{}", free_port());
    let environment: Vec<(String, String)> = image("ENV")
        .split_whitespace()
        .map(|pair| {
            let (name, value) = pair.split_once('=').unwrap();
            let value = value.replace("/data/", &format!("{}/", folder.0.display())).replace("0.0.0.0:8280", &listen);
            (name.to_owned(), value)
        })
        .collect();
    assert_eq!(image("VOLUME"), "/data");
    let words = |list: &str| -> Vec<String> { serde_json::from_str(list).unwrap() };
    let mut command = tianxia();
    command.args(words(image("CMD"))).envs(environment.clone());
    command.args(["--log", "error", "--config"]).arg(folder.file("settings.toml"));
    let mut server = Server::of(command, folder);
    let check = words(image("HEALTHCHECK").split("CMD ").nth(1).unwrap());
    assert_eq!(check[0], "/usr/local/bin/tianxia");
    let health = || tianxia().args(&check[1..]).envs(environment.clone()).output().unwrap();
    let well = health();
    assert!(well.status.success() && well.stdout == b"ok\n", "{well:?}");
    server.person("East").create(&table_of("qin", vec![me(), bot()])).unwrap();
    assert!(server.data().is_file(), "the games are on the volume");
    assert!(server.stop());
    let gone = health();
    let sentence = String::from_utf8_lossy(&gone.stderr).into_owned();
    assert!(!gone.status.success() && sentence.contains(&listen), "{sentence}");
}

/// One server: what compose.yml names is there, and the data is on a volume that the image has.
#[test]
fn the_recipe_for_one_server_keeps_its_data_in_the_volume_of_the_image() {
    assert!(SINGLE.contains(&format!("volumes: [\"data:{}\"]", image("VOLUME"))));
    assert!(SINGLE.contains("\n  data:\n") && SINGLE.contains("./Caddyfile:/etc/caddy/Caddyfile:ro"));
    assert!(SINGLE.contains("condition: service_healthy") && SINGLE.contains("TIANXIA_BEHIND_PROXY: \"true\""));
    assert!(CADDYFILE.contains("{$SITE}") && CADDYFILE.contains("reverse_proxy tianxia:8280"));
    let (name, single) = KUBERNETES[0];
    for wanted in
        ["kind: StatefulSet", "replicas: 1\n", "value: /data/tables.db", "mountPath: /data }", "ReadWriteOncePod"]
    {
        assert!(single.contains(wanted), "{name} has no {wanted}");
    }
}

/// Every image has a version, so that a new one comes when the host wants it.
#[test]
fn no_image_is_pinned_to_a_moving_tag() {
    let files = [("compose.yml", SINGLE), ("cluster/compose.yml", COMPOSE), KUBERNETES[0], KUBERNETES[1]];
    for (file, text) in files {
        for image in text.lines().filter_map(|line| line.trim().strip_prefix("image: ")) {
            let ours = image.starts_with("${TIANXIA_IMAGE");
            let tag = image.rsplit_once(':').map_or("", |(_, tag)| tag).trim_start_matches('v');
            assert!(ours || tag.split('.').count() >= 2, "{file}: {image} has no full version");
        }
    }
    for version in ["RUST", "NODE"] {
        let pinned = DOCKERFILE.lines().find_map(|line| line.strip_prefix(&format!("ARG {version}=")));
        assert_eq!(pinned.unwrap().split('.').count(), 3, "{version}");
    }
}
