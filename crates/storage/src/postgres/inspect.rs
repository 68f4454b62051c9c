//! Looks at a database without changing it.

use super::connections::Connections;
use crate::error::DataError;
use crate::metrics::StoreMetrics;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Asks a database for its time, in milliseconds since 1970. A failure is one sentence, without the password that the address may hold.
pub async fn inspect_database(address: &str) -> Result<i64, DataError> {
    let connections = Connections::to(address, Arc::new(StoreMetrics::default()))?;
    let asked = async {
        let mut connection = connections.connect().await.map_err(|why| DataError(connections.in_words(&why)))?;
        let now = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        let answer = connection.client().query_one(now, &[]).await.and_then(|row| row.try_get::<_, i64>(0));
        answer.map_err(|error| DataError(connections.in_words(&error.to_string())))
    };
    match timeout(PATIENCE, asked).await {
        Ok(answer) => answer,
        Err(_) => Err(DataError(format!("the database did not answer within {} s", PATIENCE.as_secs()))),
    }
}
