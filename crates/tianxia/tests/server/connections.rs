//! Plain connections: one address holds only so many, and none for ever.

use crate::kit::*;
use std::io::{Read, Write};
use std::net::TcpStream;
use tianxia_client::Client;

/// Half a head of nearly as many bytes as a head may have.
fn half_head(host: &str) -> TcpStream {
    let mut stream = TcpStream::connect(host).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let head = format!("GET / HTTP/1.1\r\nHost: {host}\r\nX-Long: {}", "x".repeat(30_000));
    // Who is turned away may not be able to send all of it.
    let _ = stream.write_all(head.as_bytes());
    stream
}

fn head_of(url: &str, path: &str) -> String {
    let host = url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.write_all(format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split("\r\n\r\n").next().unwrap().to_ascii_lowercase()
}

#[test]
fn one_address_holds_only_so_many_connections_and_is_told_so() {
    const MOST: usize = 40;
    let server = Server::start(&format!("[limits]\nrequests = 0\nconnections_per_address = {MOST}\n"));
    let host = server.url.strip_prefix("http://").unwrap();
    let halves: Vec<TcpStream> = (0..MOST).map(|_| half_head(host)).collect();
    // Connections are taken in one after the other, so all of these are counted by now.
    let mut refused = half_head(host);
    let mut answer = String::new();
    refused.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 429 ") && answer.contains("too many connections"), "{answer}");
    for _ in 0..1_000 {
        half_head(host);
    }
    if let Some(bytes) = memory(server.pid()) {
        assert!(bytes < 100 << 20, "the server holds {bytes} bytes for {MOST} half heads");
    }
    drop(halves);
    let mut somebody = Client::new(&server.url, None);
    until("there is room again", || somebody.get_text("/healthz").ok());
}

#[test]
fn a_head_that_does_not_end_is_given_up() {
    let server = Server::start(NO_LIMITS);
    let mut half = half_head(server.url.strip_prefix("http://").unwrap());
    // A refusal, an end or a reset, but not for ever an open line.
    let _ = half.read_to_end(&mut Vec::new());
    until("nobody but who asks is connected", || (server.figure("tianxia_connections") <= 1.0).then_some(()));
}

#[test]
fn what_the_api_says_is_kept_by_nobody() {
    let server = Server::start(NO_LIMITS);
    for path in ["/api/lobby", "/api/me", "/api/about", "/api/tables/nowhere"] {
        let head = head_of(&server.url, path);
        assert!(head.contains("cache-control: no-store"), "{path}: {head}");
    }
    // Rulebooks may be kept and asked for again.
    let rules = head_of(&server.url, "/api/rules/qin");
    assert!(rules.contains("cache-control: no-cache") && rules.contains("etag:"), "{rules}");
}
