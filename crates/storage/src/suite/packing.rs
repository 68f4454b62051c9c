//! Finished games take less room and are read as before.

use super::{entry, moved, summary};
use crate::contract::data::Saying;
use crate::contract::store::{Store, StoreError};
use tianxia_core::Seat;
use tianxia_protocol::Status;
use tianxia_tables::{Deed, Entry, Summary};

pub(super) async fn suite(stores: [&dyn Store; 2]) {
    let over = |updated| Summary { status: Status::Over, ..moved(updated) };
    let said = |time, text: &str| Entry {
        time,
        command: Some("p7:c".to_owned()),
        deed: Deed::Said { seat: Seat::new(0), text: text.to_owned() },
    };
    for (table, ended) in [("old", 10), ("young", 20)] {
        let seated = summary(table, "host", 1, &[(1, "p7")]);
        stores[0].append(table, 0, vec![entry(1), entry(2)], seated).await.unwrap();
        stores[0].append(table, 2, vec![said(ended, "\"good\\ game\0\u{202e}")], over(ended)).await.unwrap();
    }
    stores[0].append("going on", 0, vec![entry(1)], summary("going on", "host", 1, &[])).await.unwrap();
    let before = stores[0].entries("old").await.unwrap();
    let (one, other) = tokio::join!(stores[0].pack(15, 9), stores[1].pack(15, 9));
    assert!(one.unwrap() + other.unwrap() <= 1, "each is packed once");
    assert_eq!(stores[0].pack(15, 9).await.unwrap(), 0);
    assert_eq!(stores[1].entries("old").await.unwrap(), before);
    assert_eq!(stores[1].entries_after("old", 1).await.unwrap(), before[2..]);
    assert_eq!(stores[1].entries_after("old", 2).await.unwrap(), []);
    // A game that is over goes on with what is said.
    assert_eq!(stores[1].append("old", 2, vec![entry(3)], over(30)).await, Err(StoreError::Taken));
    stores[1].append("old", 3, vec![said(30, "again?")], over(30)).await.unwrap();
    assert_eq!(stores[0].entries("old").await.unwrap(), [before.clone(), vec![said(30, "again?")]].concat());
    assert_eq!(stores[0].entries_after("old", 2).await.unwrap(), [said(30, "again?")]);
    let traces = stores[0].traces("p7").await.unwrap();
    assert!(traces.contains(&"old".to_owned()) && traces.contains(&"young".to_owned()), "{traces:?}");
    let again = Saying { table: "old".to_owned(), time: 30, text: "again?".to_owned() };
    assert!(stores[0].sayings("p7").await.unwrap().contains(&again));
    assert_eq!(stores[0].sayings("p7").await.unwrap().len(), 3);
    stores[0].remove_tables(["old", "young", "going on"].map(str::to_owned).to_vec()).await.unwrap();
    assert!(stores[1].entries("old").await.unwrap().is_empty(), "packed or not");
}
