//! News between processes, questions to workers, and outages: what only a database has.

use super::{Database, entry, moved, summary};
use crate::contract::shared::{Asked, LONGEST_QUESTION, MOST_QUESTIONS, News, SharedStore};
use crate::contract::store::{Store, StoreError};
use crate::{Postgres, StoreMetrics};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until news arrive at both.
async fn until_heard(stores: &[Postgres; 2]) {
    let heard = async {
        while !stores.iter().all(SharedStore::hears) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, heard).await.expect("news arrive");
}

async fn next(news: &mut Receiver<News>) -> News {
    timeout(PATIENCE, news.recv()).await.expect("news come").expect("the store listens")
}

#[tokio::test(flavor = "multi_thread")]
async fn news_reach_the_other_process_and_not_the_sender() {
    let database = Database::new().await;
    until_heard(&database.stores).await;
    let [one, other] = &database.stores;
    let (mut own, mut news) = (one.listen(), other.listen());
    let entry = |table: usize, seq| News::Entry { table: format!("a-table-with-a-long-name-{table:040}"), seq };
    // More than one notification can hold.
    for table in 0..300 {
        one.tell(entry(table, 7));
    }
    let mut heard = Vec::new();
    while heard.len() < 300 {
        heard.push(next(&mut news).await);
    }
    assert!((0..300).all(|table| heard.contains(&entry(table, 7))));
    other.tell(News::Bots);
    assert_eq!(next(&mut own).await, News::Bots, "and nothing of its own before");
}

#[tokio::test(flavor = "multi_thread")]
async fn news_arrive_again_after_the_connection_was_lost() {
    let database = Database::new().await;
    until_heard(&database.stores).await;
    database.wire.cut(true);
    let lost = async {
        while database.stores.iter().any(SharedStore::hears) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, lost).await.expect("the loss is noticed");
    database.wire.cut(false);
    until_heard(&database.stores).await;
    let mut news = database.stores[1].listen();
    database.stores[0].tell(News::Question);
    assert_eq!(next(&mut news).await, News::Question);
}

/// A network that swallows notifications: nothing says so but the process's own sign, which does not come back.
#[tokio::test(flavor = "multi_thread")]
async fn a_silent_connection_for_news_is_noticed() {
    let database = Database::new().await;
    until_heard(&database.stores).await;
    database.wire.silence(true);
    let lost = async {
        while database.stores.iter().any(SharedStore::hears) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, lost).await.expect("the silence is noticed");
    database.wire.silence(false);
    until_heard(&database.stores).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_claimed_by_one_worker_at_a_time() {
    let database = Database::new().await;
    let [server, worker] = &database.stores;
    assert!(server.ask("q1", "why?".to_owned(), 1000).await.unwrap());
    assert_eq!(server.take_answer("q1").await.unwrap(), Asked::Waiting);
    let asked = vec![("q1".to_owned(), "why?".to_owned())];
    assert_eq!(worker.claim_questions(1001, 2000, 9).await.unwrap(), asked);
    assert_eq!(worker.claim_questions(1002, 2000, 9).await.unwrap(), [], "it is claimed");
    assert_eq!(server.take_answer("q1").await.unwrap(), Asked::Claimed);
    assert_eq!(worker.claim_questions(2000, 3000, 9).await.unwrap(), asked, "its worker was too slow, or is no more");
    worker.answer("q1", "because".to_owned()).await.unwrap();
    assert_eq!(worker.claim_questions(9000, 9999, 9).await.unwrap(), [], "it is answered");
    assert_eq!(server.take_answer("q1").await.unwrap(), Asked::Answered("because".to_owned()));
    assert_eq!(server.take_answer("q1").await.unwrap(), Asked::Gone, "an answer is taken once");
    server.ask("q2", "what?".to_owned(), 9000).await.unwrap();
    server.withdraw("q2").await.unwrap();
    assert_eq!(worker.claim_questions(9001, 9999, 9).await.unwrap(), []);
    // Nobody thinks about what nobody has asked for a minute, and the answer comes to nothing.
    server.ask("q3", "when?".to_owned(), 10_000).await.unwrap();
    assert_eq!(worker.claim_questions(10_001 + LONGEST_QUESTION, 99_999, 9).await.unwrap(), []);
    worker.answer("q3", "late".to_owned()).await.unwrap();
    assert_eq!(server.take_answer("q3").await.unwrap(), Asked::Gone);
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_have_a_bound() {
    let database = Database::new().await;
    let [server, _] = &database.stores;
    for number in 0..MOST_QUESTIONS {
        assert!(server.ask(&number.to_string(), "why?".to_owned(), 1000).await.unwrap());
    }
    assert!(!server.ask("one more", "why?".to_owned(), 1000).await.unwrap());
    assert!(server.ask("later", "why?".to_owned(), 1001 + LONGEST_QUESTION).await.unwrap(), "the old ones are gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_is_written_down_by_the_first_server_that_is_back() {
    let database = Database::new().await;
    let [one, other] = &database.stores;
    one.sign(1_000).await.unwrap();
    other.sign(5_900).await.unwrap();
    assert_eq!(one.last_outage().await.unwrap(), None);
    other.sign(20_000).await.unwrap();
    one.sign(20_100).await.unwrap();
    assert_eq!(one.last_outage().await.unwrap(), Some((5_900, 20_000)));
    assert_eq!(other.last_sign().await.unwrap(), Some(20_100));
}

/// A start does not wait for ever for a server that accepts connections and is silent.
#[tokio::test(flavor = "multi_thread")]
async fn a_silent_database_at_the_start_is_told_in_a_sentence() {
    let engine = tianxia_engines::Postgres::start();
    let wire = tianxia_engines::Wire::to(engine.port());
    wire.silence(true);
    let address = engine.url_by(wire.port());
    let open = Postgres::open(&address, Arc::new(StoreMetrics::default()));
    let error = timeout(PATIENCE, open).await.expect("it gives up").err().unwrap().0;
    assert!(error.contains("no answer"), "{error}");
}

/// A database that is there and grants no more connections is no database that is away.
#[tokio::test(flavor = "multi_thread")]
async fn few_connections_make_requests_wait_and_refuse_none() {
    let database = Database::new().await;
    let make = "CREATE ROLE few LOGIN CONNECTION LIMIT 3";
    database.stores[0].link().await.unwrap().query(make, &Vec::new()).await.unwrap();
    Postgres::migrate(&database.engine.url(), Some("few")).await.unwrap();
    let address = database.engine.url().replace("tianxia@", "few@");
    let store = Arc::new(Postgres::open(&address, Arc::new(StoreMetrics::default())).await.unwrap());
    let mut all = tokio::task::JoinSet::new();
    for number in 0..60 {
        let store = store.clone();
        all.spawn(async move {
            for round in 0..5 {
                let table = format!("{number}-{round}");
                store.append(&table, 0, vec![entry(1)], summary(&table, "host", 1, &[])).await?;
                store.lobby(0, 10).await?;
                store.entries(&table).await?;
            }
            Ok::<_, StoreError>(())
        });
    }
    while let Some(done) = all.join_next().await {
        assert_eq!(done.unwrap(), Ok(()));
    }
    assert_eq!(store.missing(), None);
}

/// Somebody has locked the row of one table, with a tool or in a long transaction.
#[tokio::test(flavor = "multi_thread")]
async fn a_locked_table_keeps_no_other_table_waiting() {
    let database = Database::new().await;
    let store = &database.stores[0];
    for table in ["locked", "free"] {
        store.append(table, 0, vec![entry(1)], summary(table, "host", 1, &[])).await.unwrap();
    }
    let mut holder = store.link().await.unwrap();
    holder.query("BEGIN", &Vec::new()).await.unwrap();
    holder.query("SELECT 1 FROM tables WHERE id = 'locked' FOR UPDATE", &Vec::new()).await.unwrap();
    let mut done = 0;
    let refused = {
        let asked = store.append("locked", 1, vec![entry(2)], moved(2));
        tokio::pin!(asked);
        loop {
            tokio::select! {
                answer = &mut asked => break answer,
                answer = store.append("free", 1 + done, vec![entry(3)], moved(3)) => {
                    answer.unwrap();
                    done += 1;
                }
            }
        }
    };
    assert_eq!(refused, Err(StoreError::Away), "nothing was done");
    assert!(done >= 5, "{done} entries of the other table while one waited");
    assert_eq!(store.missing(), None, "the database is there");
    holder.query("COMMIT", &Vec::new()).await.unwrap();
    store.append("locked", 1, vec![entry(2)], moved(2)).await.unwrap();
}
