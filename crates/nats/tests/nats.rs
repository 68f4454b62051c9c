//! Against a real NATS server.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tianxia_engines::{Nats, Wire};
use tianxia_nats::{Address, Client, NoAnswer, State};
use tokio::time::{sleep, timeout};

const LONG: Duration = Duration::from_secs(20);

fn client(address: &str) -> Client {
    Client::start(Address::list(address).unwrap(), "test", |_| {})
}

async fn until(client: &Client, up: bool) {
    let there = async {
        while client.is_up() != up {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(LONG, there).await.expect("NATS is found, or missed");
}

/// Subscriptions are in force as soon as a question to oneself through another is answered.
async fn settled(listening: &Client, other: &Client) {
    let mut asked = listening.subscribe("settled", None);
    let answering = async {
        let message = asked.next().await.unwrap();
        listening.publish(&message.reply.unwrap(), b"");
    };
    let asking = async {
        while other.ask("settled", b"", Duration::from_millis(500)).await.is_err() {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(LONG, async { tokio::join!(answering, asking) }).await.unwrap();
}

#[tokio::test]
async fn what_one_publishes_the_others_hear() {
    let nats = Nats::start();
    let (one, other) = (client(&nats.url()), client(&nats.url()));
    let (mut heard, mut own) = (other.subscribe("news.*", None), one.subscribe("news.*", None));
    until(&one, true).await;
    until(&other, true).await;
    settled(&other, &one).await;
    let long = vec![7; 200_000];
    assert!(one.publish("news.a", b"17") && one.publish("else.a", b"18") && one.publish("news.b", &long));
    let (first, second) = (heard.next().await.unwrap(), heard.next().await.unwrap());
    assert_eq!((first.subject.as_str(), first.payload.as_slice(), first.reply), ("news.a", &b"17"[..], None));
    assert_eq!((second.subject.as_str(), second.payload), ("news.b", long));
    assert!(timeout(Duration::from_millis(100), own.next()).await.is_err(), "nobody hears themselves");
    assert!(!one.publish("news a", b"") && !one.publish("", b""), "no subjects");
    assert!(!one.publish("news.a", &vec![0; 2 << 20]), "more than the server takes");
    assert!(one.publish("news.a", b"19"), "and it goes on");
    assert_eq!(heard.next().await.unwrap().payload, b"19");
}

#[tokio::test]
async fn one_of_a_group_answers() {
    let nats = Nats::start();
    let (asking, first, second) = (client(&nats.url()), client(&nats.url()), client(&nats.url()));
    for client in [&asking, &first, &second] {
        until(client, true).await;
    }
    assert_eq!(asking.ask("add", b"1", LONG).await, Err(NoAnswer), "nobody listens, which is known at once");
    let members = [first.subscribe("add", Some("adders")), second.subscribe("add", Some("adders"))];
    for (mut member, client) in members.into_iter().zip([first, second]) {
        tokio::spawn(async move {
            while let Some(question) = member.next().await {
                let answer = [&question.payload[..], b"+1"].concat();
                client.publish(&question.reply.unwrap(), &answer);
            }
        });
    }
    let mut answered = 0;
    while answered < 50 {
        match asking.ask("add", answered.to_string().as_bytes(), LONG).await {
            Ok(answer) => assert_eq!(answer, format!("{answered}+1").into_bytes()),
            Err(NoAnswer) => {
                assert_eq!(answered, 0, "once somebody listens every question is answered");
                continue;
            }
        }
        answered += 1;
    }
    let silent = asking.subscribe("silent", None);
    assert_eq!(asking.ask("silent", b"", Duration::from_millis(50)).await, Err(NoAnswer));
    drop(silent);
}

#[tokio::test]
async fn it_finds_its_way_back() {
    let mut nats = Nats::start();
    let told = Arc::new(AtomicBool::new(false));
    let flag = told.clone();
    let one = Client::start(Address::list(&nats.url()).unwrap(), "test", move |state| {
        flag.store(state == State::Reached, Ordering::SeqCst)
    });
    let other = client(&nats.url());
    let mut heard = other.subscribe("news", None);
    until(&one, true).await;
    assert!(told.load(Ordering::SeqCst));
    nats.stop();
    until(&one, false).await;
    until(&other, false).await;
    assert!(!told.load(Ordering::SeqCst));
    assert!(!one.publish("news", b"lost"), "nothing is kept for a NATS that is away");
    assert_eq!(one.ask("news", b"", LONG).await, Err(NoAnswer));
    nats.again();
    until(&one, true).await;
    until(&other, true).await;
    settled(&other, &one).await;
    assert!(one.publish("news", b"back"));
    assert_eq!(heard.next().await.unwrap().payload, b"back");
}

#[tokio::test]
async fn a_server_that_falls_silent_is_left_for_another() {
    let (silent, other) = (Nats::start(), Nats::start());
    let wire = Wire::to(silent.port());
    let client = client(&format!("{},{}", silent.url_by(wire.port()), other.url()));
    until(&client, true).await;
    wire.silence(true);
    until(&client, false).await;
    until(&client, true).await;
    wire.cut(true);
    let listening = self::client(&other.url());
    until(&listening, true).await;
    settled(&listening, &client).await;
}

/// What a client at these addresses is told, as it comes.
fn told_at(addresses: &str) -> (Client, tokio::sync::mpsc::UnboundedReceiver<String>) {
    let (sender, told) = tokio::sync::mpsc::unbounded_channel();
    let tell = move |state: State<'_>| {
        let _ = sender.send(format!("{state:?}"));
    };
    (Client::start(Address::list(addresses).unwrap(), "test", tell), told)
}

#[tokio::test]
async fn it_is_told_once_why_no_server_is_reached() {
    let guarded = Nats::start_with(&["--user", "tianxia", "--pass", "right"]);
    let nobody = tianxia_engines::free_port();
    let wrong = format!("nats://tianxia:wrong@127.0.0.1:{}", guarded.port());
    let (client, mut told) = told_at(&format!("{wrong},nats://127.0.0.1:{nobody}"));
    let [first, second] = [told.recv().await.unwrap(), told.recv().await.unwrap()];
    assert_eq!(first, format!("Away(\"nats://127.0.0.1:{}: it refuses: Authorization Violation\")", guarded.port()));
    assert!(
        second.starts_with(&format!("Away(\"nats://127.0.0.1:{nobody}: ")) && second.contains("refused"),
        "{second}"
    );
    // Two more tries of each have the same reasons.
    assert!(timeout(Duration::from_secs(4), told.recv()).await.is_err(), "nothing is told twice");
    assert!(!client.is_up());
    let (client, mut told) = told_at(&wrong.replace("wrong", "right"));
    assert_eq!(told.recv().await.unwrap(), "Reached");
    drop((client, guarded));
}

#[tokio::test]
async fn what_a_server_refuses_is_told_and_the_connection_goes_on() {
    let settings = std::env::temp_dir().join(format!("tianxia-nats-{}.conf", std::process::id()));
    let users = r#"authorization { users = [{ user: "a", password: "b", permissions: { publish: ["news.*", "_INBOX.>"], subscribe: ">" } }] }"#;
    std::fs::write(&settings, users).unwrap();
    let nats = Nats::start_with(&["-c", settings.to_str().unwrap()]);
    std::fs::remove_file(&settings).unwrap();
    let (client, mut told) = told_at(&format!("nats://a:b@127.0.0.1:{}", nats.port()));
    assert_eq!(told.recv().await.unwrap(), "Reached");
    for _ in 0..3 {
        assert!(client.publish("elsewhere", b""));
    }
    assert_eq!(told.recv().await.unwrap(), r#"Refused("Permissions Violation for Publish to \"elsewhere\"")"#);
    assert!(timeout(Duration::from_millis(300), told.recv()).await.is_err(), "the same is told once");
    assert!(client.is_up());
}

#[tokio::test]
async fn what_is_no_nats_is_tried_again() {
    let nats = Nats::start();
    // Something that takes connections and says nonsense.
    let other = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = other.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = other.accept().await {
            let _ = tokio::io::AsyncWriteExt::write_all(&mut stream, b"HTTP/1.1 400 Bad Request\r\n\r\n").await;
        }
    });
    let client = client(&format!("nats://127.0.0.1:{port},{}", nats.url()));
    until(&client, true).await;
}
