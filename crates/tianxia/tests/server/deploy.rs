//! The recipe of `deploy/`, run as plain processes: the very commands of its files, both proxies with their very settings, and a server that dies.

use crate::kit::*;
use crate::proxies::{adapted, run_haproxy, run_nginx};
use crate::work::Worker;
use std::process::{Child, Command as Program, Stdio};
use tianxia_client::Client;
use tianxia_core::FastDice;
use tianxia_engines::{Nats, Postgres, free_port};
use tianxia_protocol::{Envelope, Status};

const SINGLE: &str = include_str!("../../../../deploy/compose.yml");
const CADDYFILE: &str = include_str!("../../../../deploy/Caddyfile");
const COMPOSE: &str = include_str!("../../../../deploy/cluster/compose.yml");
pub(crate) const HAPROXY: &str = include_str!("../../../../deploy/cluster/haproxy.cfg");
const NGINX: &str = include_str!("../../../../deploy/cluster/nginx.conf");
const PROMETHEUS: &str = include_str!("../../../../deploy/cluster/prometheus.yml");
const KUBERNETES: [(&str, &str); 2] = [
    ("single.yaml", include_str!("../../../../deploy/kubernetes/single.yaml")),
    ("cluster.yaml", include_str!("../../../../deploy/kubernetes/cluster.yaml")),
];
const DOCKERFILE: &str = include_str!("../../../../deploy/Dockerfile");
const UNITS: [(&str, &str); 2] = [
    ("serve", include_str!("../../../../deploy/systemd/tianxia@.service")),
    ("work", include_str!("../../../../deploy/systemd/tianxia-worker@.service")),
];
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
    engines: (Postgres, Nats),
}

impl Site {
    fn start(serve: &[String], work: &[String]) -> Self {
        let (postgres, nats) = (Postgres::start(), Nats::start());
        let with_addresses = |words: &[String]| {
            let mut command = tianxia();
            command.args(words).args(["--log", "error"]);
            command.env("TIANXIA_DATA", postgres.url()).env("TIANXIA_NEWS", nats.url());
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
        let workers = (0..2).map(|_| Worker::of(with_addresses(work))).collect();
        Site { servers, workers, engines: (postgres, nats) }
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
    until("the proxy lets requests through", || Client::new(url, None).get_text("/healthz").ok());
    assert!(Client::new(url, None).get_text("/metrics").is_err(), "figures are not for everybody");
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
    let changes = [("bind :443 ssl crt /etc/haproxy/site.pem", &*bind), ("bind :80", &*plain)];
    let settings = pointed_at(&site.servers, HAPROXY, &changes);
    plays_on(&mut site, run_haproxy(&folder, &settings), &format!("http://127.0.0.1:{port}"));
}

#[test]
fn the_units_commands_play_behind_nginx() {
    let mut site = Site::start(&unit("serve"), &unit("work"));
    let (port, folder) = (free_port(), Folder::new());
    let listen = format!("listen 127.0.0.1:{port};");
    let plain = [("listen 443 ssl;", &*listen), ("ssl_certificate ", "# "), ("ssl_certificate_key ", "# ")];
    let settings = pointed_at(&site.servers, NGINX, &plain);
    plays_on(&mut site, run_nginx(&folder, &settings), &format!("http://127.0.0.1:{port}"));
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
    for file in ["haproxy.cfg", "prometheus.yml"] {
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
