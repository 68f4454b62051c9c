//! The threads that think: for bots, hints and analyses. Bounded in number, fair between people, and apart from the threads that
//! answer people, so that much thinking slows bots and nobody else.

use crate::upkeep::metrics::Metrics;
use parking_lot::{Condvar, Mutex, MutexGuard};
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A piece of thinking. It is handed a flag that is set when nobody needs the answer any more.
type Thought = Box<dyn FnOnce(&AtomicBool) + Send>;

/// A wish to know something; dropping it cancels the thinking.
pub(crate) struct Ticket(Arc<AtomicBool>);

impl Ticket {
    /// Is the thought still to come, or under way?
    pub(crate) fn is_pending(&self) -> bool {
        Arc::strong_count(&self.0) > 1
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// For whom somebody thinks: turns go round between people first, then between the tables of one person.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share<'a> {
    /// The identity of the person whose share it is: the host of a table, or who asked.
    pub(crate) person: &'a str,
    pub(crate) table: &'a str,
    /// A matter of milliseconds? Such thoughts go first.
    pub(crate) quick: bool,
}

/// The threads and what waits for them.
pub(crate) struct Pool {
    shared: Arc<Shared>,
    threads: usize,
    longest: usize,
}

struct Shared {
    queue: Mutex<Queue>,
    work: Condvar,
    metrics: Arc<Metrics>,
}

/// What waits: the quick, and the rest.
#[derive(Default)]
struct Queue {
    quick: Round,
    long: Round,
    closed: bool,
}

/// People take turns, and so do the tables of each: one thought, then to the back.
#[derive(Default)]
struct Round {
    people: Turns<Turns<VecDeque<Waiting>>>,
    waiting: usize,
}

/// Things by name, in the order of their turns.
struct Turns<T> {
    order: VecDeque<String>,
    of: HashMap<String, T>,
}

impl<T> Default for Turns<T> {
    fn default() -> Self {
        Turns { order: VecDeque::new(), of: HashMap::new() }
    }
}

struct Waiting {
    thought: Thought,
    stop: Arc<AtomicBool>,
}

impl<T: Default> Turns<T> {
    fn entry(&mut self, name: &str) -> &mut T {
        if !self.of.contains_key(name) {
            self.order.push_back(name.to_owned());
        }
        self.of.entry(name.to_owned()).or_default()
    }

    /// Lets the first take its turn; it goes to the back, or away if it says that it has nothing left.
    fn turn<R>(&mut self, take: impl FnOnce(&mut T) -> (Option<R>, bool)) -> Option<R> {
        let name = self.order.pop_front()?;
        let (taken, left) = self.of.get_mut(&name).map(take)?;
        if left {
            self.order.push_back(name);
        } else {
            self.of.remove(&name);
        }
        taken
    }
}

impl Round {
    fn add(&mut self, share: Share<'_>, waiting: Waiting) {
        self.people.entry(share.person).entry(share.table).push_back(waiting);
        self.waiting += 1;
    }

    fn next(&mut self) -> Option<Waiting> {
        let next = self.people.turn(|tables| {
            let next = tables.turn(|thoughts| {
                let next = thoughts.pop_front();
                (next, !thoughts.is_empty())
            });
            (next, !tables.of.is_empty())
        });
        self.waiting -= usize::from(next.is_some());
        next
    }
}

impl Queue {
    fn add(&mut self, share: Share<'_>, waiting: Waiting) {
        let round = if share.quick { &mut self.quick } else { &mut self.long };
        round.add(share, waiting);
    }

    fn next(&mut self) -> Option<Waiting> {
        self.quick.next().or_else(|| self.long.next())
    }

    fn waiting(&self) -> usize {
        self.quick.waiting + self.long.waiting
    }
}

impl Pool {
    pub(crate) fn start(threads: usize, longest: usize, metrics: Arc<Metrics>) -> std::io::Result<Self> {
        let shared = Arc::new(Shared { queue: Mutex::default(), work: Condvar::new(), metrics });
        for number in 0..threads {
            let shared = shared.clone();
            std::thread::Builder::new().name(format!("thinker {number}")).spawn(move || think(&shared))?;
        }
        Ok(Pool { shared, threads, longest })
    }

    /// Queues a thought; it is skipped or stopped when the ticket is dropped.
    pub(crate) fn think(&self, share: Share<'_>, thought: impl FnOnce(&AtomicBool) + Send + 'static) -> Ticket {
        let stop = Arc::new(AtomicBool::new(false));
        let mut queue = self.shared.lock();
        queue.add(share, Waiting { thought: Box::new(thought), stop: stop.clone() });
        self.shared.metrics.waiting.set(queue.waiting() as i64);
        drop(queue);
        self.shared.work.notify_one();
        Ticket(stop)
    }

    /// Is so much waiting that hints and analyses should not be added?
    pub(crate) fn is_busy(&self) -> bool {
        self.shared.lock().waiting() >= self.longest
    }

    /// How many more thoughts it takes to keep every thread busy, with one for each in reserve.
    pub(crate) fn room(&self) -> usize {
        let queue = self.shared.lock();
        let taken = queue.waiting() + usize::try_from(self.shared.metrics.thinking.get()).unwrap_or(0);
        (2 * self.threads).saturating_sub(taken)
    }

    /// How much of its usual thinking a bot can have now: all of it, or less, the more waits for each thread.
    pub(crate) fn effort(&self) -> f64 {
        let waiting = self.shared.lock().long.waiting as f64 / self.threads.max(1) as f64;
        (USUAL_WAITING / waiting.max(USUAL_WAITING)).max(LEAST_EFFORT)
    }
}

/// So many thoughts may wait for each thread before bots think less.
const USUAL_WAITING: f64 = 4.0;
/// The least part of its usual thinking that a bot is left.
const LEAST_EFFORT: f64 = 0.05;

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.work.notify_all();
    }
}

fn think(shared: &Shared) {
    loop {
        let mut queue = shared.lock();
        let Waiting { thought, stop } = loop {
            if queue.closed {
                return;
            }
            match queue.next() {
                Some(next) => break next,
                None => shared.work.wait(&mut queue),
            }
        };
        shared.metrics.waiting.set(queue.waiting() as i64);
        drop(queue);
        if !stop.load(Ordering::Relaxed) {
            shared.metrics.thinking.inc();
            // Who waits is told by what the thought drops; the thread thinks on for the others.
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

    fn long<'a>(person: &'a str, table: &'a str) -> Share<'a> {
        Share { person, table, quick: false }
    }

    #[test]
    fn people_take_turns_then_their_tables_and_the_quick_go_first() {
        let mut queue = Queue::default();
        let (sender, receiver) = channel();
        let shares = [
            (long("east", "a"), "a1"),
            (long("east", "a"), "a2"),
            (long("east", "b"), "b1"),
            (long("east", "c"), "c1"),
            (long("west", "d"), "d1"),
            (Share { quick: true, ..long("north", "e") }, "e1"),
        ];
        for (share, name) in shares {
            let sender = sender.clone();
            let thought: Thought = Box::new(move |_| sender.send(name).unwrap());
            queue.add(share, Waiting { thought, stop: Arc::default() });
        }
        while let Some(Waiting { thought, stop }) = queue.next() {
            thought(&stop);
        }
        drop(sender);
        assert_eq!(receiver.iter().collect::<Vec<_>>(), ["e1", "a1", "d1", "b1", "c1", "a2"]);
        assert_eq!(queue.waiting(), 0);
        assert!(queue.long.people.of.is_empty() && queue.long.people.order.is_empty());
    }

    #[test]
    fn bots_think_less_when_much_waits() {
        let pool = Pool {
            shared: Arc::new(Shared {
                queue: Mutex::default(),
                work: Condvar::new(),
                metrics: Arc::new(Metrics::new()),
            }),
            threads: 2,
            longest: 9,
        };
        assert_eq!(pool.effort(), 1.0);
        let tickets: Vec<Ticket> = (0..32).map(|_| pool.think(long("east", "a"), |_| {})).collect();
        assert_eq!(pool.effort(), 0.25);
        drop(tickets);
    }

    #[test]
    fn what_nobody_needs_is_skipped_or_stopped() {
        let pool = Pool::start(1, 9, Arc::new(Metrics::new())).unwrap();
        let (started, has_started) = channel();
        let (ended, has_ended) = channel();
        let first = pool.think(long("x", "a"), move |stop| {
            started.send(()).unwrap();
            while !stop.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            ended.send("first, stopped").unwrap();
        });
        has_started.recv().unwrap();
        let (skipped, never) = channel();
        drop(pool.think(long("x", "b"), move |_| skipped.send(()).unwrap()));
        drop(first);
        assert_eq!(has_ended.recv().unwrap(), "first, stopped");
        assert!(never.recv().is_err());
    }

    #[test]
    fn a_thought_that_panics_does_not_end_its_thread() {
        let pool = Pool::start(1, 9, Arc::new(Metrics::new())).unwrap();
        let _failing = pool.think(long("x", "a"), |_| panic!("on purpose"));
        let (done, answer) = channel();
        let _next = pool.think(long("x", "b"), move |_| done.send("thought").unwrap());
        assert_eq!(answer.recv().unwrap(), "thought");
    }
}
