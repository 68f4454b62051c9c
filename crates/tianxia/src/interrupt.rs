//! Ctrl-C for commands that measure: the first one asks them to stop and show what they have, the second ends at once.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

static STOP: AtomicBool = AtomicBool::new(false);

/// What a shell reports for a program ended by Ctrl-C.
pub(crate) const INTERRUPTED: i32 = 130;

/// The flag that Ctrl-C sets from now on.
pub(crate) fn flag() -> &'static AtomicBool {
    // Without a handler Ctrl-C ends the program as ever, which is good enough.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            process::exit(INTERRUPTED);
        }
    });
    &STOP
}
