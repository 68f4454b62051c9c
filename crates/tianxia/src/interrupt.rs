//! Ctrl-C for commands that measure: the first one asks them to stop and show what they have, the second ends at once.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

static STOP: AtomicBool = AtomicBool::new(false);

/// What a shell reports for a program ended by Ctrl-C.
const INTERRUPTED: i32 = 130;

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

/// Ends the program, once it has shown what it has, if Ctrl-C asked it to stop.
pub(crate) fn exit_if_asked() {
    if STOP.load(Ordering::Relaxed) {
        process::exit(INTERRUPTED);
    }
}
