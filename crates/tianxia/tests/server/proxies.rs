//! The proxies of `docs/hosting.md`, run for real with the very recipes of that page: play works through them, and nobody gets around the
//! limits by claiming another address.

use crate::kit::*;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command as Program, Stdio};
use tianxia_client::Client;
use tianxia_core::FastDice;
use tianxia_engines::free_port;

const PAGE: &str = include_str!("../../../../docs/hosting.md");
/// How many newcomers one address may send here.
const NEWCOMERS: usize = 4;

/// The indented block below a line that begins with these words.
fn recipe(words: &str) -> String {
    let mut lines = PAGE.lines().skip_while(|line| !line.starts_with(words));
    assert!(lines.next().is_some(), "docs/hosting.md has no line that begins with `{words}`");
    let block = lines.take_while(|line| line.is_empty() || line.starts_with("    "));
    let block: String = block.map(|line| format!("{line}\n")).collect();
    assert!(block.trim().lines().count() > 5, "there is no recipe below `{words}`");
    block
}

/// Replaces what must differ in a test, and must be there.
pub(crate) fn adapted(recipe: &str, changes: &[(&str, &str)]) -> String {
    changes.iter().fold(recipe.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "the recipe has no `{from}`:\n{recipe}");
        text.replace(from, to)
    })
}

pub(crate) fn program(name: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from));
    let found = folders.map(|folder| folder.join(name)).find(|file| file.is_file());
    found.unwrap_or_else(|| panic!("{name} is not installed; scripts/proxies installs it"))
}

/// A server behind a proxy.
struct Behind {
    proxy: Child,
    url: String,
    #[allow(dead_code, reason = "held for its Drop")]
    server: Server,
}

impl Drop for Behind {
    fn drop(&mut self) {
        // nginx's first process ends the others when it is asked to stop.
        let _ = Program::new("kill").args(["-TERM", &self.proxy.id().to_string()]).status();
        let _ = self.proxy.wait();
    }
}

impl Behind {
    fn start(run: impl FnOnce(&Server, u16) -> Program) -> Self {
        let server = Server::start(&format!("behind_proxy = true\n[limits]\nidentities = {NEWCOMERS}\nrequests = 0\n"));
        let port = free_port();
        let proxy = run(&server, port).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let behind = Behind { proxy, url: format!("http://127.0.0.1:{port}"), server };
        until("the proxy lets requests through", || Client::new(&behind.url, None).get_text("/healthz").ok());
        behind
    }
}

fn nginx(server: &Server, port: u16) -> Program {
    let upstream = server.url.strip_prefix("http://").unwrap();
    let site = adapted(
        &recipe("With nginx"),
        &[
            ("listen 443 ssl;", &format!("listen 127.0.0.1:{port};")),
            ("ssl_certificate ", "# "),
            ("ssl_certificate_key ", "# "),
            ("127.0.0.1:8280", upstream),
        ],
    );
    run_nginx(&server.folder, &site)
}

/// nginx with what stands inside `http`.
pub(crate) fn run_nginx(files: &Folder, site: &str) -> Program {
    let folder = files.0.display();
    let kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let temporary: String = kinds.map(|kind| format!("{kind}_temp_path {folder}/nginx-{kind};\n")).concat();
    let settings = format!(
        "daemon off;\nworker_processes 1;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\n\
         events {{ worker_connections 256; }}\nhttp {{\naccess_log off;\n{temporary}{site}\n}}\n"
    );
    // Where the test runs as root the workers must be able to use the folder too.
    let settings = if is_root() { format!("user root;\n{settings}") } else { settings };
    std::fs::write(files.file("nginx.conf"), settings).unwrap();
    let mut command = Program::new(program("nginx"));
    command.arg("-c").arg(files.file("nginx.conf")).arg("-p").arg(&files.0);
    command.arg("-e").arg(files.file("nginx.log"));
    command
}

pub(crate) fn is_root() -> bool {
    Program::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n")
}

fn haproxy(server: &Server, port: u16) -> Program {
    let upstream = server.url.strip_prefix("http://").unwrap();
    let settings = adapted(
        &recipe("With HAProxy"),
        &[
            ("bind :443 ssl crt /etc/haproxy/games.example.org.pem", &format!("bind 127.0.0.1:{port}")),
            ("127.0.0.1:8280", upstream),
        ],
    );
    run_haproxy(&server.folder, &settings)
}

/// HAProxy with these settings.
pub(crate) fn run_haproxy(files: &Folder, settings: &str) -> Program {
    std::fs::write(files.file("haproxy.cfg"), settings).unwrap();
    let mut command = Program::new(program("haproxy"));
    command.arg("-db").arg("-f").arg(files.file("haproxy.cfg"));
    command
}

/// What the head of the answer says to somebody who wants to become known and claims an address, from a page of the site.
fn newcomer(url: &str, claimed: &str) -> String {
    let host = url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let request = format!(
        "POST /api/me HTTP/1.1\r\nHost: {host}\r\nOrigin: {url}\r\nContent-Type: application/json\r\n\
         X-Forwarded-For: {claimed}\r\nX-Forwarded-For: {claimed}, {claimed}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{{}}"
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.lines().next().unwrap_or_default().to_owned()
}

fn plays_and_keeps_limits(behind: &Behind) {
    let mut people = ["East", "West"].map(|name| Client::named(&behind.url, name).unwrap());
    let table = seat_all("qin", &mut people);
    let one = decider(&mut people, &table);
    let mut live = people[1 - one].live(&table, "").unwrap();
    let first = next_update(&mut live);
    let action = any_action(&people[one].table(&table).unwrap(), &mut FastDice::new(1)).unwrap();
    done(&mut people[one], &table, action);
    assert!(next_update(&mut live).seq > first.seq, "sockets pass");
    let answers: Vec<String> = (1..9).map(|number| newcomer(&behind.url, &format!("203.0.113.{number}"))).collect();
    let let_in = answers.iter().filter(|line| line.contains(" 200 ")).count();
    let turned_away = answers.iter().filter(|line| line.contains(" 429 ")).count();
    // Two have come before.
    assert_eq!((let_in, turned_away), (NEWCOMERS - 2, 8 - (NEWCOMERS - 2)), "{answers:?}");
}

#[test]
fn nginx_as_the_page_configures_it_passes_play_and_no_forged_address() {
    plays_and_keeps_limits(&Behind::start(nginx));
}

#[test]
fn haproxy_as_the_page_configures_it_passes_play_and_no_forged_address() {
    plays_and_keeps_limits(&Behind::start(haproxy));
}

/// What the doctor says of the proxy in front of a server, with more options.
fn examined(behind: &Behind, more: &[&str]) -> String {
    let listen = behind.server.url.strip_prefix("http://").unwrap();
    let mut command = tianxia();
    command.args(["doctor", "--listen", listen, "--public-url", &behind.url]).args(more);
    let output = command.arg("--data").arg(behind.server.data()).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_doctor_compares_what_the_proxy_sends_with_the_settings() {
    let mut behind = Behind::start(nginx);
    let well = examined(&behind, &["--behind-proxy"]);
    assert!(
        well.contains(&format!("ok    proxy: {} leads here, and the proxy sends X-Forwarded-For", behind.url)),
        "{well}"
    );
    let unset = examined(&behind, &[]);
    assert!(unset.contains("WRONG proxy:") && unset.contains("→ set behind_proxy = true"), "{unset}");
    // Straight to the server there is no such header.
    behind.url = behind.server.url.clone();
    let missing = examined(&behind, &["--behind-proxy"]);
    assert!(missing.contains("the proxy does not send X-Forwarded-For"), "{missing}");
}
