//! The threads that think: for bots, hints and analyses. Bounded in number, fair between tables, and apart from the threads that
//! answer people, so that much thinking slows bots and nobody else.

use crate::metrics::Metrics;
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};

/// A piece of thinking. It is handed a flag that is set when nobody needs the answer any more.
type Thought = Box<dyn FnOnce(&AtomicBool) + Send>;

/// A wish to know something; dropping it cancels the thinking.
pub(crate) struct Ticket(Arc<AtomicBool>);

impl Drop for Ticket {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The threads and what waits for them.
pub(crate) struct Pool {
    shared: Arc<Shared>,
    longest: usize,
}

struct Shared {
    queue: Mutex<Queue>,
    work: Condvar,
    metrics: Arc<Metrics>,
}

/// Tables take turns: each gives one thought, then goes to the back.
#[derive(Default)]
struct Queue {
    turns: VecDeque<String>,
    thoughts: HashMap<String, VecDeque<(Thought, Arc<AtomicBool>)>>,
    waiting: usize,
    closed: bool,
}

impl Queue {
    fn add(&mut self, table: &str, thought: Thought, stop: Arc<AtomicBool>) {
        let own = self.thoughts.entry(table.to_owned()).or_default();
        if own.is_empty() {
            self.turns.push_back(table.to_owned());
        }
        own.push_back((thought, stop));
        self.waiting += 1;
    }

    fn next(&mut self) -> Option<(Thought, Arc<AtomicBool>)> {
        let table = self.turns.pop_front()?;
        let own = self.thoughts.get_mut(&table)?;
        let thought = own.pop_front();
        if own.is_empty() {
            self.thoughts.remove(&table);
        } else {
            self.turns.push_back(table);
        }
        self.waiting -= usize::from(thought.is_some());
        thought
    }
}

impl Pool {
    pub(crate) fn start(threads: usize, longest: usize, metrics: Arc<Metrics>) -> std::io::Result<Self> {
        let shared = Arc::new(Shared { queue: Mutex::default(), work: Condvar::new(), metrics });
        for number in 0..threads {
            let shared = shared.clone();
            std::thread::Builder::new().name(format!("thinker {number}")).spawn(move || think(&shared))?;
        }
        Ok(Pool { shared, longest })
    }

    /// Queues a thought for a table; it is skipped or stopped when the ticket is dropped.
    pub(crate) fn think(&self, table: &str, thought: impl FnOnce(&AtomicBool) + Send + 'static) -> Ticket {
        let stop = Arc::new(AtomicBool::new(false));
        let mut queue = self.shared.queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        queue.add(table, Box::new(thought), stop.clone());
        self.shared.metrics.waiting.set(queue.waiting as i64);
        drop(queue);
        self.shared.work.notify_one();
        Ticket(stop)
    }

    /// Is so much waiting that hints and analyses should not be added?
    pub(crate) fn is_busy(&self) -> bool {
        self.shared.queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).waiting >= self.longest
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).closed = true;
        self.shared.work.notify_all();
    }
}

fn think(shared: &Shared) {
    loop {
        let mut queue = shared.queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let (thought, stop) = loop {
            if queue.closed {
                return;
            }
            match queue.next() {
                Some(next) => break next,
                None => queue = shared.work.wait(queue).unwrap_or_else(|poisoned| poisoned.into_inner()),
            }
        };
        shared.metrics.waiting.set(queue.waiting as i64);
        drop(queue);
        if !stop.load(Ordering::Relaxed) {
            shared.metrics.thinking.inc();
            // Whoever waits is told by what the thought drops; the thread thinks on for the others.
            let ended = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| thought(&stop)));
            shared.metrics.thinking.dec();
            if ended.is_err() {
                tracing::error!("a thought ended in a panic");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn tables_take_turns() {
        let mut queue = Queue::default();
        let (sender, receiver) = channel();
        for (table, name) in [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), ("c", "c1")] {
            let sender = sender.clone();
            queue.add(table, Box::new(move |_| sender.send(name).unwrap()), Arc::default());
        }
        while let Some((thought, stop)) = queue.next() {
            thought(&stop);
        }
        drop(sender);
        assert_eq!(receiver.iter().collect::<Vec<_>>(), ["a1", "b1", "c1", "a2", "a3"]);
        assert_eq!(queue.waiting, 0);
    }

    #[test]
    fn what_nobody_needs_is_skipped_or_stopped() {
        let pool = Pool::start(1, 9, Arc::new(Metrics::new())).unwrap();
        let (started, has_started) = channel();
        let (ended, has_ended) = channel();
        let first = pool.think("a", move |stop| {
            started.send(()).unwrap();
            while !stop.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            ended.send("first, stopped").unwrap();
        });
        has_started.recv().unwrap();
        let (skipped, never) = channel();
        drop(pool.think("b", move |_| skipped.send(()).unwrap()));
        drop(first);
        assert_eq!(has_ended.recv().unwrap(), "first, stopped");
        assert!(never.recv().is_err());
    }

    #[test]
    fn a_thought_that_panics_does_not_end_its_thread() {
        let pool = Pool::start(1, 9, Arc::new(Metrics::new())).unwrap();
        let _failing = pool.think("a", |_| panic!("on purpose"));
        let (done, answer) = channel();
        let _next = pool.think("b", move |_| done.send("thought").unwrap());
        assert_eq!(answer.recv().unwrap(), "thought");
    }
}
