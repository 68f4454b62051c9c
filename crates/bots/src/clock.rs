//! What time it is, for searches that think for a time: the clock of the system or, in a page, the one that the page was given.

use std::time::Duration;

/// The time since some moment.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn now() -> Duration {
    static BEGUN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    BEGUN.elapsed()
}

/// Without a clock time stands still, and searches end by the iterations they count.
#[cfg(target_arch = "wasm32")]
pub(crate) fn now() -> Duration {
    CLOCK.get().map_or(Duration::ZERO, |clock| clock())
}

#[cfg(target_arch = "wasm32")]
static CLOCK: std::sync::OnceLock<fn() -> Duration> = std::sync::OnceLock::new();

/// Gives searches a clock, once: a page has none of its own.
#[cfg(target_arch = "wasm32")]
pub fn set_clock(clock: fn() -> Duration) {
    let _ = CLOCK.set(clock);
}
