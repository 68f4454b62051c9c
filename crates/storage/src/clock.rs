//! The one place that asks what time it is. The system's clock is read once, at the start; from there a clock counts that nobody can set, so
//! that setting the system's clock neither ends nor prolongs anybody's time.

use std::sync::OnceLock;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// By how much the system's clock may have been set back between two runs without being believed, in milliseconds: a day.
pub(crate) const SET_BACK: i64 = 24 * 60 * 60 * 1000;

static CLOCK: OnceLock<Steady> = OnceLock::new();

/// Milliseconds since 1970.
pub fn now() -> i64 {
    CLOCK.get_or_init(|| Steady::new(system_time(), None, counted())).at(counted())
}

/// Starts the clock where an earlier run ended, if the system's clock was set back since. Without effect on a clock that counts already.
pub fn start(earlier: Option<i64>) {
    CLOCK.get_or_init(|| Steady::new(system_time(), earlier, counted()));
}

/// Starts the clock at a time that many servers agree on. Without effect on a clock that counts already.
pub fn start_at(time: i64) {
    CLOCK.get_or_init(|| Steady { time, since: counted() });
}

/// The time of servers that share a database: that of the database, or the last sign of life if the database's clock was set back since. A sign far
/// ahead is a mistake of some clock and is not believed.
pub fn shared(database: i64, last_sign: Option<i64>) -> i64 {
    last_sign.filter(|sign| sign - database < SET_BACK).map_or(database, |sign| sign.max(database))
}

/// A clock that only counts.
struct Steady {
    time: i64,
    since: Duration,
}

impl Steady {
    fn new(system: i64, earlier: Option<i64>, since: Duration) -> Self {
        let earlier = earlier.filter(|earlier| *earlier - system < SET_BACK).unwrap_or(system);
        Steady { time: system.max(earlier), since }
    }

    fn at(&self, counted: Duration) -> i64 {
        self.time + counted.saturating_sub(self.since).as_millis() as i64
    }
}

fn system_time() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

/// The beginning of a day, in UTC: as exactly as it is kept when somebody was here.
pub fn day(time: i64) -> i64 {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    time - time.rem_euclid(DAY)
}

/// The time since some moment, which nobody can set. Under Linux it goes on while the machine sleeps, as the world does.
#[cfg(target_os = "linux")]
fn counted() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

#[cfg(not(target_os = "linux"))]
fn counted() -> Duration {
    static FIRST: OnceLock<std::time::Instant> = OnceLock::new();
    FIRST.get_or_init(std::time::Instant::now).elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_of_life_far_ahead_moves_no_clock() {
        assert_eq!(shared(70_000, None), 70_000);
        assert_eq!(shared(70_000, Some(60_000)), 70_000, "the usual case");
        assert_eq!(shared(70_000, Some(90_000)), 90_000, "the database's clock was set back");
        assert_eq!(shared(70_000, Some(70_000 + 400 * SET_BACK)), 70_000);
    }

    #[test]
    fn time_goes_on_from_where_an_earlier_run_ended() {
        let (begun, later) = (Duration::from_secs(100), Duration::from_secs(105));
        assert_eq!(Steady::new(70_000, None, begun).at(later), 75_000);
        assert_eq!(Steady::new(70_000, Some(60_000), begun).at(later), 75_000, "the usual case");
        assert_eq!(Steady::new(70_000, Some(90_000), begun).at(later), 95_000, "the clock was set back");
        let wrong = Some(70_000 + SET_BACK);
        assert_eq!(Steady::new(70_000, wrong, begun).at(later), 75_000, "the earlier clock was far off");
    }

    #[test]
    fn it_counts() {
        let (first, second) = (counted(), counted());
        assert!(second >= first);
        assert!((now() - system_time()).abs() < 60_000, "and it started at the system's time");
    }
}
