//! Messages that no socket takes: too large, or not text. The socket closes with a code and a reason that reach the client.

use crate::kit::*;
use std::io::Write;
use std::thread::sleep;
use std::time::Duration;
use tianxia_client::Live;

/// How a socket ends, in words.
fn end(live: &mut Live) -> String {
    loop {
        if let Err(problem) = live.receive_text() {
            return problem.message;
        }
    }
}

/// Sends a frame of a client with an opcode and a payload of zeros, whatever becomes of it.
fn send_frame(live: &Live, opcode: u8, length: u32) {
    let mut stream = live.stream().unwrap();
    let mut frame = vec![0x80 | opcode, 0x80 | 127];
    frame.extend(u64::from(length).to_be_bytes());
    // A mask of zeros changes nothing.
    frame.resize(frame.len() + 4 + length as usize, 0);
    let _ = stream.write_all(&frame);
}

#[test]
fn a_message_that_is_too_large_closes_the_socket_with_a_reason() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    for length in [65_537, 200_000, 4 << 20] {
        let mut live = people[0].live(&table, "").unwrap();
        send_frame(&live, 1, length);
        let end = end(&mut live);
        assert!(end.contains("1009") && end.contains("at most 65536 bytes"), "{length}: {end}");
    }
}

#[test]
fn a_binary_message_closes_the_socket_with_a_reason() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let mut live = people[0].live(&table, "").unwrap();
    send_frame(&live, 2, 10);
    let end = end(&mut live);
    assert!(end.contains("1003") && end.contains("text"), "{end}");
}

#[test]
fn who_pings_without_end_is_hung_up_on() {
    let server = Server::start("[limits]\ncommands = 1\n");
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let mut live = people[0].live(&table, "").unwrap();
    for _ in 0..100 {
        send_frame(&live, 9, 4);
    }
    let end = end(&mut live);
    assert!(end.contains("1008") && end.contains("too many"), "{end}");
}

#[test]
fn a_reason_reaches_who_goes_on_sending_after_it_was_given() {
    let server = Server::start("[limits]\ncommands = 1\n");
    let mut people = [server.person("East"), server.person("West")];
    let table = seat_all("qin", &mut people);
    let mut live = people[0].live(&table, "").unwrap();
    for _ in 0..30 {
        send_frame(&live, 9, 4);
        sleep(Duration::from_millis(10));
    }
    let end = end(&mut live);
    assert!(end.contains("1008") && end.contains("too many"), "{end}");
}
