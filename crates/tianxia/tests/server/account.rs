//! Keeping one's seat: devices that can be listed and signed out, and a recovery phrase for who has lost them all.

use crate::kit::*;
use tianxia_client::Client;
use tianxia_protocol::{Account, Code, Command, DeviceLink, Filling, Me, RecoveryPhrase};

fn recover(client: &mut Client, phrase: &str) -> Result<Me, tianxia_protocol::Problem> {
    client.post("/api/me/recover", &serde_json::json!({ "phrase": phrase }))
}

#[test]
fn a_recovery_phrase_brings_somebody_back_and_a_new_one_ends_the_old() {
    let mut server = Server::start(NO_LIMITS);
    let mut lost = server.person("East");
    let table = lost.create(&table_of("qin", vec![me(), Filling::Open])).unwrap();
    assert!(lost.get::<Account>("/api/me/account").unwrap().phrase.is_none());
    let RecoveryPhrase { phrase: old } = lost.post("/api/me/phrase", &()).unwrap();
    assert_eq!(old.split(' ').count(), 12);
    let RecoveryPhrase { phrase } = lost.post("/api/me/phrase", &()).unwrap();
    server.kill();
    server.again();
    let mut found = Client::new(&server.url, None);
    assert_eq!(recover(&mut found, &old).unwrap_err().code, Code::NotFound, "the newer phrase has replaced it");
    // As people write: in a line of capitals with commas.
    let written = phrase.to_uppercase().replace(' ', ", ");
    assert_eq!(recover(&mut found, &written).unwrap().name, "East");
    assert!(found.table(&table).unwrap().table.host, "the seat is theirs again");
    assert_eq!(recover(&mut found, "twelve words").unwrap_err().code, Code::BadRequest);
    let account: Account = found.get("/api/me/account").unwrap();
    assert!(account.phrase.is_some() && account.devices.len() == 2);
    let bytes = std::fs::read(server.data()).unwrap();
    let word = phrase.split(' ').next().unwrap().as_bytes();
    assert!(!bytes.windows(phrase.len()).any(|part| part == phrase.as_bytes()), "only a hash is kept, not {word:?}…");
}

#[test]
fn guesses_are_few_and_do_not_use_up_what_newcomers_need() {
    let server = Server::start("[limits]\nguesses = 3\nidentities = 2\n");
    let mut guesser = Client::new(&server.url, None);
    let mut somebody = server.person("East");
    let RecoveryPhrase { phrase } = somebody.post("/api/me/phrase", &()).unwrap();
    let wrong = ["acorn"; 12].join(" ");
    let answers: Vec<Code> = (0..5).map(|_| recover(&mut guesser, &wrong).unwrap_err().code).collect();
    assert_eq!(answers[..3], [Code::NotFound; 3]);
    assert_eq!(answers[3..], [Code::TooMany; 2]);
    assert_eq!(recover(&mut guesser, &phrase).unwrap_err().code, Code::TooMany, "not even a right one is tried");
    let claim = serde_json::json!({ "code": "x" });
    assert_eq!(guesser.post::<Me>("/api/me/claim", &claim).unwrap_err().code, Code::TooMany);
    assert_eq!(guesser.become_known("West").unwrap().name, "West", "one of the two newcomers that are allowed");
}

#[test]
fn a_device_is_listed_and_signed_out_at_once_on_its_open_sockets_too() {
    let server = Server::start(NO_LIMITS);
    let mut laptop = server.person("East");
    let table = laptop.create(&table_of("qin", vec![me(), bot()])).unwrap();
    let link: DeviceLink = laptop.post("/api/me/link", &()).unwrap();
    let mut phone = Client::new(&server.url, None);
    let _: Me = phone.post("/api/me/claim", &serde_json::json!({ "code": link.code })).unwrap();
    let mut live = phone.live(&table, "").unwrap();
    next_update(&mut live);
    let account: Account = laptop.get("/api/me/account").unwrap();
    assert_eq!(account.devices.len(), 2);
    assert!(account.devices.iter().all(|device| device.name == "ureq" && device.seen % 86_400_000 == 0));
    let other = account.devices.iter().find(|device| !device.this).unwrap().id.clone();
    let mut stranger = server.person("West");
    let sign_out = format!("/api/me/devices/{other}/sign_out");
    assert_eq!(stranger.post::<Account>(&sign_out, &()).unwrap_err().code, Code::NotFound);
    let left: Account = laptop.post(&sign_out, &()).unwrap();
    assert!(left.devices.len() == 1 && left.devices[0].this);
    assert_eq!(phone.get::<Account>("/api/me/account").unwrap_err().code, Code::Nobody);
    // What happens at the table next does not reach the phone any more.
    done(&mut laptop, &table, Command::Say { seat: 1, text: "alone again".to_owned() });
    while let Ok(text) = live.receive_text() {
        assert!(!text.contains("alone again"), "{text}");
    }
    assert_eq!(laptop.post::<Account>(&sign_out, &()).unwrap_err().code, Code::NotFound);
    assert_eq!(laptop.post::<Account>("/api/me/devices/xyz/sign_out", &()).unwrap_err().code, Code::NotFound);
}
