//! What JavaScript calls: it writes texts into the buffer, names their lengths and reads the answer there. All else is in files that know no browser.
//!
//! A function that keeps its name in the compiled program could clash with another of that name, which is why the attribute for it is called unsafe.
//! These and the clock are the only such words of the project; the functions themselves are safe.
#![allow(unsafe_code, reason = "exported and imported names")]

use crate::{Page, think};
use std::cell::RefCell;
use std::time::Duration;

unsafe extern "C" {
    /// The clock of the browser: milliseconds since some moment.
    safe fn now() -> f64;
}

thread_local! {
    static PAGE: RefCell<Page> = RefCell::default();
    static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Lets searches know what time it is; to be called once, before anything else.
#[unsafe(no_mangle)]
pub extern "C" fn begin() {
    tianxia_bots::set_clock(|| Duration::from_secs_f64(now() / 1000.0));
}

/// Makes room for texts of so many bytes in all, and says where.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    BUFFER.with_borrow_mut(|buffer| {
        buffer.clear();
        buffer.resize(bytes, 0);
        buffer.as_mut_ptr()
    })
}

/// Where the answer lies.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    BUFFER.with_borrow(|buffer| buffer.as_ptr())
}

/// See [`Page::ask`].
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    answered(|request| PAGE.with_borrow_mut(|page| page.ask(request)))
}

/// See [`Page::load`]; the log follows the id, which has so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn load(id: usize) -> usize {
    answered(|texts| match texts.split_at_checked(id) {
        Some((id, log)) => PAGE.with_borrow_mut(|page| page.load(id, log)),
        None => "an id ends within the text".to_owned(),
    })
}

/// See [`Page::forget`].
#[unsafe(no_mangle)]
pub extern "C" fn forget() -> usize {
    answered(|id| {
        PAGE.with_borrow_mut(|page| page.forget(id));
        String::new()
    })
}

/// See [`Page::thought`]: JSON, or `null`.
#[unsafe(no_mangle)]
pub extern "C" fn thought() -> usize {
    answered(|id| PAGE.with_borrow(|page| serde_json::to_string(&page.thought(id)).unwrap_or_default()))
}

/// See [`think`].
#[unsafe(no_mangle)]
pub extern "C" fn consider() -> usize {
    answered(think)
}

/// Puts the answer in the place of what was asked, and says how many bytes it has.
fn answered(work: impl FnOnce(&str) -> String) -> usize {
    let asked = BUFFER.take();
    // Browsers write nothing but UTF-8.
    let answer = work(&String::from_utf8_lossy(&asked)).into_bytes();
    let bytes = answer.len();
    BUFFER.set(answer);
    bytes
}
