//! Work beside what is being done. Its future is boxed: the runtime's part of a task is compiled anew for every kind of future.

use std::pin::Pin;
use tokio::task::JoinHandle;

/// Begins work that goes on by itself.
pub fn spawn<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    let work: Pin<Box<dyn Future<Output = T> + Send>> = Box::pin(work);
    tokio::spawn(work)
}
