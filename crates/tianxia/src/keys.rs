//! Single keys, read without Enter. The terminal gets its former mode back when [`Keys`] is dropped.

use std::time::Duration;

/// A key that a command understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    Space,
    Next,
    Faster,
    Slower,
    Quit,
}

/// The key that these bytes of a terminal mean.
#[cfg_attr(not(unix), allow(dead_code))]
fn meant(bytes: &[u8]) -> Option<Key> {
    match bytes {
        b" " => Some(Key::Space),
        b"\x1b[C" | b"\x1bOC" | b"\n" | b"\r" => Some(Key::Next),
        b"+" | b"=" => Some(Key::Faster),
        b"-" => Some(Key::Slower),
        b"q" | b"Q" | b"\x1b" => Some(Key::Quit),
        _ => None,
    }
}

#[cfg(unix)]
pub(crate) use terminal::Keys;

#[cfg(unix)]
mod terminal {
    use super::{Duration, Key, meant};
    use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};
    use std::io::{IsTerminal, Read, stdin};
    use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};

    pub(crate) struct Keys {
        before: Termios,
        pressed: Receiver<Option<Key>>,
    }

    impl Keys {
        /// Reads keys from now on, if standard input is a terminal.
        pub(crate) fn open() -> Option<Self> {
            let before = stdin().is_terminal().then(|| tcgetattr(stdin()).ok()).flatten()?;
            let mut single = before.clone();
            single.local_modes.remove(LocalModes::ICANON | LocalModes::ECHO);
            tcsetattr(stdin(), OptionalActions::Now, &single).ok()?;
            let (sender, pressed) = channel();
            std::thread::spawn(move || {
                let mut bytes = [0; 8];
                while let Ok(length @ 1..) = stdin().lock().read(&mut bytes) {
                    if sender.send(meant(&bytes[..length])).is_err() {
                        return;
                    }
                }
            });
            Some(Keys { before, pressed })
        }

        /// Waits for a key, at most this long. A terminal that is gone counts as the key to quit.
        pub(crate) fn wait(&self, time: Duration) -> Option<Key> {
            match self.pressed.recv_timeout(time) {
                Ok(key) => key,
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => Some(Key::Quit),
            }
        }
    }

    impl Drop for Keys {
        fn drop(&mut self) {
            let _ = tcsetattr(stdin(), OptionalActions::Now, &self.before);
        }
    }
}

/// Other systems have no single keys here: a wait is only a pause.
#[cfg(not(unix))]
pub(crate) struct Keys;

#[cfg(not(unix))]
impl Keys {
    pub(crate) fn open() -> Option<Self> {
        None
    }

    pub(crate) fn wait(&self, time: Duration) -> Option<Key> {
        std::thread::sleep(time);
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_understood() {
        for (bytes, key) in [(&b" "[..], Key::Space), (b"\x1b[C", Key::Next), (b"=", Key::Faster), (b"q", Key::Quit)] {
            assert_eq!(meant(bytes), Some(key));
        }
        assert_eq!(meant(b"x"), None);
    }
}
