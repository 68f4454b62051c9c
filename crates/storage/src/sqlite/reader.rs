//! Reading, beside the writer and never waiting for it: a few connections, each used by one thread at a time.

use crate::contract::store::StoreError;
use parking_lot::Mutex;
use rusqlite::Connection;
use std::sync::Arc;
use tokio::sync::oneshot;

type Query = Box<dyn FnOnce(&Connection) -> rusqlite::Result<()> + Send>;

/// The connections for reading.
#[derive(Clone)]
pub(super) struct Readers {
    free: Arc<Mutex<Vec<Connection>>>,
    permits: Arc<tokio::sync::Semaphore>,
}

impl Readers {
    pub(super) fn new(connections: Vec<Connection>) -> Self {
        let permits = Arc::new(tokio::sync::Semaphore::new(connections.len()));
        Readers { free: Arc::new(Mutex::new(connections)), permits }
    }

    /// Reads something on a thread that may block.
    pub(super) async fn read<T: Send + 'static>(
        self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (tell, told) = oneshot::channel();
        self.run(Box::new(move |connection| {
            let _ = tell.send(query(connection)?);
            Ok(())
        }))
        .await?;
        told.await.map_err(|error| StoreError::Unreadable(error.to_string()))
    }

    /// The same without the answer, so that it is compiled once for all queries.
    async fn run(self, query: Query) -> Result<(), StoreError> {
        let broken = |error: &dyn std::fmt::Display| StoreError::Unreadable(error.to_string());
        let _permit = self.permits.acquire().await.map_err(|error| broken(&error))?;
        let free = self.free.clone();
        let read = move || {
            let connection = free.lock().pop();
            let Some(connection) = connection else {
                return Err(StoreError::Unreadable("no connection is free".to_owned()));
            };
            let result = query(&connection);
            free.lock().push(connection);
            result.map_err(|error| {
                tracing::error!(%error, "could not read");
                StoreError::Unreadable(error.to_string())
            })
        };
        tokio::task::spawn_blocking(read).await.map_err(|error| broken(&error))?
    }
}
