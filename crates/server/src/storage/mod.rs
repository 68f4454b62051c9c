//! Where logs are kept. The trait is all the rest of the server knows; SQLite in a file is the one that stands. Whoever adds entry
//! `n` of a table first wins, so several servers may share one store.

mod data;
mod keeper;
mod lock;
mod migrations;
mod notices;
mod people;
mod presence;
mod ratings;
mod reader;
mod safety;
mod sqlite;
mod store;
mod writer;

pub(crate) use lock::Lock;
pub(crate) use notices::Subscription;
pub(crate) use people::{KnownDevice, NewDevice};
pub(crate) use ratings::WantedGames;
pub(crate) use safety::{NewBlock, NewReport};
pub(crate) use sqlite::Sqlite;
pub use sqlite::{backup, new_token};
pub(crate) use store::{Store, StoreError};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::Metrics;
    use std::path::Path;
    use std::sync::Arc;
    use tianxia_protocol::Status;
    use tianxia_tables::{Deed, Entry, Summary};

    fn open(path: &Path) -> Sqlite {
        Sqlite::open(path, Arc::new(Metrics::new())).unwrap()
    }

    fn entry(time: i64) -> Entry {
        Entry { time, command: Some(format!("somebody:{time}")), deed: Deed::Started }
    }

    fn summary() -> Summary {
        Summary { status: Status::Open, updated: 0, turn: None, bot: false, deadline: None, facts: None }
    }

    #[tokio::test]
    async fn whoever_writes_an_entry_first_wins_also_between_two_servers() {
        let path = std::env::temp_dir().join(format!("tianxia-store-{}.db", std::process::id()));
        let stores = [open(&path), open(&path)];
        stores[0].append("a", 0, vec![entry(1)], summary()).await.unwrap();
        let late = stores[1].append("a", 0, vec![entry(2)], summary()).await;
        assert_eq!(late, Err(StoreError::Taken));
        stores[1].append("a", 1, vec![entry(3), entry(4)], summary()).await.unwrap();
        assert_eq!(stores[0].append("a", 5, vec![entry(9)], summary()).await, Err(StoreError::Taken), "no holes");
        assert_eq!(stores[0].entries("a").await.unwrap(), [entry(1), entry(3), entry(4)]);
        // Many at once share a flush; the losers among them harm nobody.
        let many: Vec<_> =
            (0..50).map(|n| stores[n % 2].append("b", (n / 2) as u32, vec![entry(n as i64)], summary())).collect();
        let mut won = 0;
        for answer in many {
            won += u32::from(answer.await.is_ok());
        }
        assert_eq!(stores[0].entries("b").await.unwrap().len() as u32, won);
        for store in &stores {
            store.close().await.unwrap();
        }
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", path.display()));
        }
    }
}
