//! When somebody's time is up. Only the log knows what a deadline means; this is an alarm clock that remembers one time for
//! each table and can be set again from the log after a restart.

use parking_lot::{Mutex, MutexGuard};
use std::collections::{BTreeSet, HashMap};
use tokio::sync::Notify;

/// How long it sleeps before it looks at the clock again, in milliseconds: sleeping may not count the time in which the machine slept.
const LONGEST_WAIT: i64 = 30_000;

/// An alarm clock with one time for each table.
#[derive(Default)]
pub(crate) struct Deadlines {
    times: Mutex<Times>,
    changed: Notify,
}

#[derive(Default)]
struct Times {
    order: BTreeSet<(i64, String)>,
    of: HashMap<String, i64>,
}

impl Times {
    fn set(&mut self, table: &str, time: Option<i64>) {
        if let Some(old) = self.of.remove(table) {
            self.order.remove(&(old, table.to_owned()));
        }
        if let Some(time) = time {
            self.of.insert(table.to_owned(), time);
            self.order.insert((time, table.to_owned()));
        }
    }
}

impl Deadlines {
    /// Sets, moves or clears the time of a table.
    pub(crate) fn set(&self, table: &str, time: Option<i64>) {
        let mut times = self.lock();
        if time.is_none() && !times.of.contains_key(table) {
            return;
        }
        times.set(table, time);
        drop(times);
        self.changed.notify_one();
    }

    /// Is no time set?
    pub(crate) fn is_empty(&self) -> bool {
        self.lock().order.is_empty()
    }

    /// Waits for the next table whose time has come, and forgets it.
    pub(crate) async fn next(&self, now: impl Fn() -> i64) -> String {
        loop {
            let first = {
                let mut times = self.lock();
                match times.order.first().cloned() {
                    Some((time, table)) if time <= now() => {
                        times.set(&table, None);
                        return table;
                    }
                    first => first,
                }
            };
            let wait = first.map_or(LONGEST_WAIT, |(time, _)| time - now()).clamp(1, LONGEST_WAIT);
            let pause = tokio::time::sleep(std::time::Duration::from_millis(wait as u64));
            tokio::select! {
                () = pause => {}
                () = self.changed.notified() => {}
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Times> {
        self.times.lock()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_earliest_comes_first_and_a_cleared_one_never() {
        let deadlines = Deadlines::default();
        deadlines.set("late", Some(30));
        deadlines.set("moved", Some(5));
        deadlines.set("cleared", Some(1));
        deadlines.set("cleared", None);
        deadlines.set("moved", Some(40));
        assert_eq!(deadlines.next(|| 50).await, "late");
        assert_eq!(deadlines.next(|| 50).await, "moved");
        assert!(deadlines.lock().order.is_empty());
    }
}
