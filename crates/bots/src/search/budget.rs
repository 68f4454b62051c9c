//! How long a search goes on: for a number of iterations, which can be repeated, or for a time, which cannot.

use crate::clock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// An amount of thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations: the same choice for the same seed, however fast the machine is.
    Iterations(u32),
    /// So much time.
    Time(Duration),
    /// So many iterations, but no more time than that.
    Within(u32, Duration),
}

impl Budget {
    /// The same budget, longer or shorter. Iterations never shrink to nothing.
    #[must_use]
    pub fn scaled(self, by: f64) -> Budget {
        match self {
            Budget::Iterations(count) => Budget::Iterations(scaled(count, by)),
            Budget::Time(time) => Budget::Time(time.mul_f64(by.clamp(0.0, 1e6))),
            Budget::Within(count, time) => Budget::Within(scaled(count, by), time),
        }
    }

    /// The same budget, but no more time than that.
    #[must_use]
    pub fn within(self, most: Duration) -> Budget {
        match self {
            Budget::Iterations(count) => Budget::Within(count, most),
            Budget::Time(time) => Budget::Time(time.min(most)),
            Budget::Within(count, time) => Budget::Within(count, time.min(most)),
        }
    }

    /// Begins to count; the clock is asked only where time is what counts.
    pub(crate) fn begin(self, stop: &AtomicBool) -> Countdown<'_> {
        let end = match self {
            Budget::Iterations(_) => None,
            Budget::Time(time) | Budget::Within(_, time) => clock::now().checked_add(time),
        };
        Countdown { budget: self, end, done: 0, stop }
    }
}

fn scaled(count: u32, by: f64) -> u32 {
    (f64::from(count) * by).round().clamp(1.0, f64::from(u32::MAX)) as u32
}

/// A budget being spent.
pub(crate) struct Countdown<'a> {
    budget: Budget,
    end: Option<Duration>,
    done: u32,
    stop: &'a AtomicBool,
}

impl Countdown<'_> {
    /// The iterations still to come, where they are counted.
    pub(crate) fn left(&self) -> Option<u32> {
        match self.budget {
            Budget::Iterations(count) | Budget::Within(count, _) => Some(count - self.done),
            Budget::Time(_) => None,
        }
    }

    /// May another iteration begin? Counts it if so.
    pub(crate) fn goes_on(&mut self) -> bool {
        let count = match self.budget {
            Budget::Iterations(count) | Budget::Within(count, _) => count,
            Budget::Time(_) => u32::MAX,
        };
        let left = self.done < count && self.end.is_none_or(|end| clock::now() < end);
        self.done += u32::from(left);
        left && !self.stop.load(Ordering::Relaxed)
    }
}
