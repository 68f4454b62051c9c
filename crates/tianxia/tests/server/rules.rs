//! Rulebooks and examples over HTTP.

use crate::kit::*;
use serde_json::Value;
use std::io::{Read, Write};
use std::net::TcpStream;
use tianxia_client::Client;
use tianxia_protocol::Code;

/// The head and the body of an answer, byte by byte as a browser gets it.
fn get_bytes(server: &Server, path: &str, header: &str) -> (String, Vec<u8>) {
    let address = server.url.strip_prefix("http://").unwrap();
    let mut socket = TcpStream::connect(address).unwrap();
    socket.set_read_timeout(Some(PATIENCE)).unwrap();
    write!(socket, "GET {path} HTTP/1.1\r\nHost: {address}\r\n{header}Connection: close\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    socket.read_to_end(&mut answer).unwrap();
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap();
    (String::from_utf8_lossy(&answer[..end]).to_ascii_lowercase(), answer[end + 4..].to_vec())
}

/// The same, for a body that is text.
fn get(server: &Server, path: &str, header: &str) -> (String, String) {
    let (head, body) = get_bytes(server, path, header);
    (head, String::from_utf8(body).unwrap())
}

#[test]
fn a_rulebook_comes_in_the_language_asked_for_and_in_english_otherwise() {
    let server = Server::start(NO_LIMITS);
    let mut client = Client::new(&server.url, None);
    for (query, language) in [("", "en"), ("?language=de", "de"), ("?language=pl", "pl"), ("?language=xx", "en")] {
        let book: Value = client.get(&format!("/api/rules/huang{query}")).unwrap();
        assert_eq!(book["language"], language);
        let blocks =
            book["chapters"].as_array().unwrap().iter().flat_map(|chapter| chapter["blocks"].as_array().unwrap());
        assert_eq!(blocks.filter(|block| block["kind"] == "rule").count(), 53, "{language}");
    }
    let unknown = client.get::<Value>("/api/rules/go").unwrap_err();
    assert_eq!(unknown.code, Code::NotFound);
    assert_eq!(unknown.message, "there is no game `go`; the games are qin, dragon, huang");
}

#[test]
fn every_example_of_a_rulebook_can_be_fetched() {
    let server = Server::start(NO_LIMITS);
    let mut client = Client::new(&server.url, None);
    for game in tianxia_games::IDS {
        let book: Value = client.get(&format!("/api/rules/{game}")).unwrap();
        let blocks =
            book["chapters"].as_array().unwrap().iter().flat_map(|chapter| chapter["blocks"].as_array().unwrap());
        let examples: Vec<&str> = blocks.filter_map(|block| block["example"].as_str()).collect();
        assert!(examples.len() >= 15, "{game}");
        for name in examples {
            let shown: Value = client.get(&format!("/api/rules/{game}/examples/{name}")).unwrap();
            assert_eq!(shown["game"], *game);
            let frames = shown["frames"].as_array().unwrap();
            assert!(frames.len() > 1 && frames[0]["view"].is_object() && frames[1]["played"]["notation"].is_string());
        }
    }
    let unknown = client.get::<Value>("/api/rules/qin/examples/nothing").unwrap_err();
    assert_eq!(unknown.code, Code::NotFound);
    assert!(unknown.message.starts_with("the rulebook of qin has no example `nothing`; there are "));
}

#[test]
fn a_browser_that_has_it_already_is_told_so() {
    let server = Server::start(NO_LIMITS);
    for path in ["/api/rules/qin?language=fr", "/api/rules/qin/examples/the-last-pagoda"] {
        let (head, body) = get(&server, path, "");
        assert!(head.starts_with("http/1.1 200") && head.contains("cache-control: no-cache"), "{head}");
        assert!(body.starts_with('{'), "{body}");
        let tag = head.lines().find_map(|line| line.strip_prefix("etag: w/")).unwrap();
        let (head, body) = get(&server, path, &format!("If-None-Match: \"other\", W/{tag}\r\n"));
        assert!(head.starts_with("http/1.1 304") && head.contains(tag), "{head}");
        assert_eq!(body, "");
        let (head, _) = get(&server, path, "If-None-Match: \"other\"\r\n");
        assert!(head.starts_with("http/1.1 200"), "{head}");
    }
}

#[test]
fn every_browser_gets_the_smallest_packing_it_can_unpack() {
    let server = Server::start(NO_LIMITS);
    let program =
        tianxia_web::paths().find(|path| path.ends_with(".wasm")).expect("a page that plays without a server");
    let file = tianxia_web::asset(program).unwrap();
    for (accepted, coding, bytes) in [
        ("gzip, deflate, br", "br", file.brotli.unwrap()),
        ("gzip, deflate", "gzip", file.gzip.unwrap()),
        ("identity", "", file.bytes),
    ] {
        let (head, body) = get_bytes(&server, program, &format!("Accept-Encoding: {accepted}\r\n"));
        let told = head.lines().find_map(|line| line.strip_prefix("content-encoding: ")).unwrap_or_default();
        assert_eq!((told, body.len()), (coding, bytes.len()), "{accepted}");
        assert!(body == bytes && head.contains("vary: accept-encoding"), "{head}");
    }
}

#[test]
fn a_rulebook_is_packed_for_a_browser_that_can_unpack_it() {
    let server = Server::start(NO_LIMITS);
    let path = "/api/rules/dragon?language=de";
    let (head, plain) = get_bytes(&server, path, "");
    assert!(!head.contains("content-encoding") && head.contains("vary: accept-encoding"), "{head}");
    let (head, packed) = get_bytes(&server, path, "Accept-Encoding: br, gzip;q=0.8\r\n");
    assert!(head.contains("content-encoding: gzip") && head.contains("vary: accept-encoding"), "{head}");
    assert_eq!(packed[..2], [0x1f, 0x8b], "the mark of gzip");
    assert!(packed.len() * 2 < plain.len(), "{} bytes of {}", packed.len(), plain.len());
    // Both have the same tag, so a browser that has either is told so.
    let tag = head.lines().find_map(|line| line.strip_prefix("etag: w/")).unwrap();
    let (head, body) = get_bytes(&server, path, &format!("If-None-Match: {tag}\r\n"));
    assert!(head.starts_with("http/1.1 304") && body.is_empty(), "{head}");
}
