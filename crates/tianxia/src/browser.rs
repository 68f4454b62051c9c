//! Opens a page in the browser of the person at this computer.

use std::process::{Command, Stdio};

/// Opens an address in the default browser. Returns whether a browser was asked; the address has been printed either way.
pub(crate) fn open(url: &str) -> bool {
    let has_screen = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| is_set(name));
    let Some((program, args)) = opener(std::env::consts::OS, has_screen) else { return false };
    let mut command = Command::new(program);
    command.args(args).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    match command.spawn() {
        Ok(mut child) => {
            // Openers end at once or when the browser does; a thread waits, so that no finished process is left behind.
            std::thread::spawn(move || child.wait());
            true
        }
        Err(_) => false,
    }
}

fn is_set(name: &str) -> bool {
    std::env::var_os(name).is_some_and(|value| !value.is_empty())
}

/// The program that opens addresses, with its arguments. On a machine without a screen there is none: a browser for text would take over the terminal.
fn opener(system: &str, has_screen: bool) -> Option<(&'static str, &'static [&'static str])> {
    match system {
        "macos" => Some(("open", &[])),
        "windows" => Some(("rundll32", &["url.dll,FileProtocolHandler"])),
        _ if has_screen => Some(("xdg-open", &[])),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_screen_no_browser_is_started() {
        assert_eq!(opener("linux", false), None);
        assert_eq!(opener("linux", true).map(|(program, _)| program), Some("xdg-open"));
        assert_eq!(opener("macos", false).map(|(program, _)| program), Some("open"));
    }
}
