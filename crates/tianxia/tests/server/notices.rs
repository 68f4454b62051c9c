//! Notices by web push, at a push service of our own: only for those who asked, only while no page is open, one for many tables, and
//! readable by nobody but the browser.

use crate::kit::*;
use data_encoding::BASE64URL_NOPAD;
use ring::{aead, agreement, hkdf, rand};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use tianxia_client::Client;
use tianxia_protocol::{
    Account, Code, DeviceLink, Erased, Export, Me, Notice, NoticeKeys, NoticesAbout, NoticesUnwanted, NoticesWanted,
};

/// What a push service was handed.
struct Pushed {
    path: String,
    head: Vec<String>,
    body: Vec<u8>,
}

/// A push service: takes everything, and says that `/gone` is gone.
fn push_service() -> (String, Receiver<Pushed>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let mut reader = BufReader::new(stream);
            let mut head = Vec::new();
            loop {
                let mut line = String::new();
                if reader.read_line(&mut line).unwrap_or(0) == 0 || line.trim().is_empty() {
                    break;
                }
                head.push(line.trim().to_lowercase());
            }
            let length = head.iter().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok()).unwrap_or(0);
            let mut body = vec![0; length];
            if reader.read_exact(&mut body).is_err() {
                continue;
            }
            let path = head.first().and_then(|line| line.split(' ').nth(1)).unwrap_or_default().to_owned();
            let status = if path == "/gone" { "410 Gone" } else { "201 Created" };
            let answer = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            let _ = reader.get_mut().write_all(answer.as_bytes());
            if sender.send(Pushed { path, head, body }).is_err() {
                return;
            }
        }
    });
    (url, receiver)
}

/// A browser that subscribes, and can read one notice.
struct Browser {
    private: agreement::EphemeralPrivateKey,
    public: Vec<u8>,
    wanted: NoticesWanted,
}

const AUTH: [u8; 16] = [7; 16];

impl Browser {
    fn new(endpoint: String) -> Self {
        let private =
            agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &rand::SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        let keys = NoticeKeys { p256dh: BASE64URL_NOPAD.encode(&public), auth: BASE64URL_NOPAD.encode(&AUTH) };
        Browser { private, public, wanted: NoticesWanted { endpoint, keys } }
    }

    fn subscribe(&self, person: &mut Client) {
        let about: NoticesAbout = person.post("/api/notices", &self.wanted).unwrap();
        assert!(about.key.is_some());
    }

    /// Reads a notice as RFC 8291 tells a browser to.
    fn read(self, message: &[u8]) -> Notice {
        let (salt, rest) = message.split_at(16);
        assert_eq!(rest[4], 65);
        let (theirs, sealed) = rest[5..].split_at(65);
        let peer = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, theirs);
        let text = agreement::agree_ephemeral(self.private, &peer, |shared| {
            let input = expand(&AUTH, shared, &[b"WebPush: info\0", &self.public, theirs], 32);
            let key = expand(salt, &input, &[b"Content-Encoding: aes128gcm\0"], 16);
            let nonce = expand(salt, &input, &[b"Content-Encoding: nonce\0"], 12);
            let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).unwrap());
            let nonce = aead::Nonce::try_assume_unique_for_key(&nonce).unwrap();
            let mut sealed = sealed.to_vec();
            key.open_in_place(nonce, aead::Aad::empty(), &mut sealed).unwrap().to_vec()
        });
        let text = text.unwrap();
        serde_json::from_slice(text.strip_suffix(&[2]).unwrap()).unwrap()
    }
}

fn expand(salt: &[u8], input: &[u8], info: &[&[u8]], length: usize) -> Vec<u8> {
    struct Length(usize);
    impl hkdf::KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut out = vec![0; length];
    let key = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(input);
    key.expand(info, Length(length)).unwrap().fill(&mut out).unwrap();
    out
}

fn server(service: &str, every: u32) -> Server {
    Server::start(&format!("{NO_LIMITS}[notices]\ndelay = 0\nevery = {every}\nservices = [\"{service}\"]\n"))
}

/// Plays until it is East's turn: who has the first one is drawn.
fn to_east(people: &mut [Client], table: &str) {
    to_seat(people, table, 1);
}

/// Plays until it is West's turn.
fn to_west(people: &mut [Client], table: &str) {
    to_seat(people, table, 2);
}

fn to_seat(people: &mut [Client], table: &str, seat: u8) {
    play(people, table, |update| update.game.as_ref().is_some_and(|game| game.turn == Some(seat)));
}

#[test]
fn who_is_away_is_told_and_only_their_browser_can_read_it() {
    let (service, pushed) = push_service();
    let mut server = server(&service, 0);
    let mut people = [server.person("East"), server.person("West")];
    let browser = Browser::new(format!("{service}/west"));
    browser.subscribe(&mut people[1]);
    // Subscriptions and the key survive a restart.
    let key = |person: &mut Client| person.get::<NoticesAbout>("/api/notices").unwrap().key;
    let before = key(&mut people[0]);
    assert!(server.stop());
    server.again();
    assert_eq!(key(&mut people[0]), before);
    let table = seat_all("qin", &mut people);
    to_west(&mut people, &table);
    let Pushed { path, head, body } = pushed.recv_timeout(PATIENCE).unwrap();
    assert_eq!(path, "/west");
    let has = |line: &str| head.iter().any(|other| other.starts_with(line));
    assert!(has("authorization: vapid t=") && has("content-encoding: aes128gcm") && has("ttl: "), "{head:?}");
    assert!(!body.windows(table.len()).any(|part| part == table.as_bytes()), "the service cannot read it");
    assert_eq!(browser.read(&body), Notice { count: 1, table, game: "qin".to_owned() });
}

#[test]
fn an_open_page_is_not_told_twice_and_many_tables_are_one_notice() {
    let (service, pushed) = push_service();
    let server = server(&service, 2);
    let mut people = [server.person("East"), server.person("West")];
    let tables: Vec<String> = (0..3).map(|_| seat_all("qin", &mut people)).collect();
    // Every turn that West is told of begins below.
    for table in &tables {
        to_east(&mut people, table);
    }
    Browser::new(format!("{service}/first")).subscribe(&mut people[1]);
    let mut live = people[1].live(&tables[0], "").unwrap();
    next_update(&mut live);
    to_west(&mut people, &tables[0]);
    // West's page is open until the server has looked whether it is.
    assert!(pushed.recv_timeout(Duration::from_secs(2)).is_err(), "an open page is not told");
    drop(live);
    until("the page is closed", || (server.figure("tianxia_sockets") == 0.0).then_some(()));
    to_west(&mut people, &tables[1]);
    assert_eq!(pushed.recv_timeout(PATIENCE).unwrap().path, "/first");
    // The next one comes later, and tells of everything that waits.
    let browser = Browser::new(format!("{service}/second"));
    browser.subscribe(&mut people[1]);
    let first = NoticesUnwanted { endpoint: format!("{service}/first") };
    people[1].post::<NoticesAbout>("/api/notices/end", &first).unwrap();
    to_west(&mut people, &tables[2]);
    let Pushed { path, body, .. } = pushed.recv_timeout(PATIENCE).unwrap();
    assert_eq!(path, "/second", "one notice for the first two tables");
    assert_eq!(browser.read(&body).count, 3);
}

#[test]
fn a_subscription_that_is_gone_is_forgotten() {
    let (service, pushed) = push_service();
    let server = server(&service, 0);
    let mut people = [server.person("East"), server.person("West")];
    Browser::new(format!("{service}/gone")).subscribe(&mut people[1]);
    let table = seat_all("qin", &mut people);
    to_west(&mut people, &table);
    assert_eq!(pushed.recv_timeout(PATIENCE).unwrap().path, "/gone");
    // The answer of the service and the next turn may cross: then once more.
    until("the old subscription is forgotten", || {
        // Before the game begins, since West may have the first turn.
        Browser::new(format!("{service}/new")).subscribe(&mut people[1]);
        let table = seat_all("qin", &mut people);
        to_west(&mut people, &table);
        (pushed.recv_timeout(PATIENCE).unwrap().path == "/new").then_some(())
    });
}

#[test]
fn a_device_that_is_signed_out_gets_no_more_notices_and_nobody_who_is_erased() {
    let (service, pushed) = push_service();
    let mut server = server(&service, 0);
    let mut people = [server.person("East"), server.person("West")];
    Browser::new(format!("{service}/laptop")).subscribe(&mut people[1]);
    let link: DeviceLink = people[1].post("/api/me/link", &()).unwrap();
    let mut phone = Client::new(&server.url, None);
    let _: Me = phone.post("/api/me/claim", &serde_json::json!({ "code": link.code })).unwrap();
    Browser::new(format!("{service}/phone")).subscribe(&mut phone);
    let wanted = |person: &mut Client| person.get::<Export>("/api/me/export").unwrap().notices;
    assert_eq!(wanted(&mut people[1]), [format!("{service}/laptop"), format!("{service}/phone")]);
    let account: Account = people[1].get("/api/me/account").unwrap();
    let other = account.devices.iter().find(|device| !device.this).unwrap();
    let _: Account = people[1].post(&format!("/api/me/devices/{}/sign_out", other.id), &()).unwrap();
    assert_eq!(wanted(&mut people[1]), [format!("{service}/laptop")]);
    server.kill();
    server.again();
    let table = seat_all("qin", &mut people);
    to_west(&mut people, &table);
    assert_eq!(pushed.recv_timeout(PATIENCE).unwrap().path, "/laptop");
    let _: Erased = people[1].post("/api/me/erase", &serde_json::json!({ "name": "West" })).unwrap();
    let data = rusqlite::Connection::open(server.data()).unwrap();
    let left: u32 = data.query_row("SELECT count(*) FROM subscriptions", [], |row| row.get(0)).unwrap();
    assert_eq!(left, 0);
    assert!(pushed.try_iter().all(|pushed| pushed.path == "/laptop"), "the phone was told nothing");
}

#[test]
fn a_bad_subscription_gets_a_sentence() {
    let (service, _pushed) = push_service();
    let server = server(&service, 0);
    let mut person = server.person("East");
    let refusal = |person: &mut Client, change: &dyn Fn(&mut NoticesWanted)| {
        let mut wanted = Browser::new(format!("{service}/a")).wanted;
        change(&mut wanted);
        let problem = person.post::<NoticesAbout>("/api/notices", &wanted).unwrap_err();
        assert_eq!(problem.code, Code::BadRequest);
        problem.message
    };
    let elsewhere = refusal(&mut person, &|wanted| wanted.endpoint = "http://127.0.0.1:1/inside".to_owned());
    assert!(elsewhere.contains("`endpoint`"), "{elsewhere}");
    let short = refusal(&mut person, &|wanted| wanted.keys.p256dh.truncate(20));
    assert!(short.contains("`keys.p256dh`"), "{short}");
    let wrong = refusal(&mut person, &|wanted| wanted.keys.auth = "!".to_owned());
    assert!(wrong.contains("`keys.auth`"), "{wrong}");
}

#[test]
fn a_host_can_turn_notices_off() {
    let (service, _pushed) = push_service();
    let server = Server::start(&format!("{NO_LIMITS}[notices]\non = false\nservices = [\"{service}\"]\n"));
    let mut person = server.person("East");
    assert_eq!(person.get::<NoticesAbout>("/api/notices").unwrap().key, None);
    let wanted = Browser::new(format!("{service}/a")).wanted;
    let problem = person.post::<NoticesAbout>("/api/notices", &wanted).unwrap_err();
    assert!(problem.message.contains("turned them off"), "{}", problem.message);
}
