//! Live clocks: every seat has a bank of time, of which only its own decisions use up something, and which grows a little whenever the
//! decision passes on to another seat. Times are those of the log, less those in which the server was away.

use tianxia_core::Seat;
use tianxia_protocol::LiveClock;

/// The longest bank of time, in seconds: three hours.
pub const LONGEST_BANK: u32 = 3 * 60 * 60;
/// The largest increment, in seconds.
pub(crate) const LARGEST_INCREMENT: u32 = 600;
/// The smallest bank of time, in seconds.
pub(crate) const SMALLEST_BANK: u32 = 1;

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Clocks {
    increment: i64,
    /// Milliseconds left when the running clock began to run.
    left: Vec<i64>,
    running: Option<Seat>,
    /// When it began to run.
    since: i64,
}

impl Clocks {
    /// Full banks, and none of them running.
    pub(super) fn new(clock: LiveClock, seats: usize) -> Self {
        let (bank, increment) = (i64::from(clock.bank) * 1000, i64::from(clock.increment) * 1000);
        Clocks { increment, left: vec![bank; seats], running: None, since: 0 }
    }

    /// Stops the running clock, and lets that of `next` run.
    pub(super) fn run(&mut self, next: Option<Seat>, now: i64) {
        self.left = self.left(now);
        self.running = next;
        self.since = now;
    }

    /// Adds the increment for a turn.
    pub(super) fn add(&mut self, seat: Seat) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left += self.increment;
        }
    }

    /// Lets the running clock begin anew at this time, with what it has left.
    pub(super) fn restart(&mut self, now: i64) {
        self.since = now;
    }

    /// Milliseconds left at a time, in seat order.
    pub(super) fn left(&self, now: i64) -> Vec<i64> {
        let mut left = self.left.clone();
        if let Some(left) = self.running.and_then(|seat| left.get_mut(seat.index())) {
            // A clock never gives back what it has taken.
            *left = (*left - (now - self.since).max(0)).max(0);
        }
        left
    }

    /// The seat whose clock runs.
    pub(super) fn running(&self) -> Option<Seat> {
        self.running
    }

    /// Had a seat nothing left when the running clock began to run?
    pub(super) fn is_used_up(&self, seat: Seat) -> bool {
        self.left.get(seat.index()).is_some_and(|left| *left == 0)
    }

    /// When the running clock has nothing left.
    pub(super) fn up(&self) -> Option<i64> {
        let seat = self.running?;
        Some(self.since + self.left.get(seat.index())?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EAST: Seat = Seat::new(0);
    const WEST: Seat = Seat::new(1);

    #[test]
    fn only_the_running_clock_loses_time_and_a_turn_adds_some() {
        let mut clocks = Clocks::new(LiveClock { bank: 60, increment: 5 }, 2);
        clocks.run(Some(EAST), 1_000);
        assert_eq!((clocks.left(11_000), clocks.up()), (vec![50_000, 60_000], Some(61_000)));
        clocks.run(Some(WEST), 11_000);
        clocks.add(EAST);
        assert_eq!(clocks.left(12_000), [55_000, 59_000]);
        clocks.run(None, 12_000);
        assert_eq!((clocks.left(99_000), clocks.up()), (vec![55_000, 59_000], None));
    }

    #[test]
    fn a_clock_stops_at_nothing_and_does_not_run_backwards() {
        let mut clocks = Clocks::new(LiveClock { bank: 10, increment: 0 }, 2);
        clocks.run(Some(EAST), 5_000);
        assert_eq!(clocks.left(4_000), [10_000, 10_000]);
        assert_eq!(clocks.left(60_000), [0, 10_000]);
    }
}
