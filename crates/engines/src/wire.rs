//! A wire between a program and an engine: a proxy of the test's own, which can be cut, or hold back the answers as a network does that drops
//! packets.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A port that leads to another port of this machine.
pub struct Wire {
    port: u16,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    /// Are answers held back?
    silent: AtomicBool,
    /// Is nobody let through?
    cut: AtomicBool,
    open: Mutex<Vec<TcpStream>>,
}

impl Wire {
    /// A wire to a port.
    #[must_use]
    pub fn to(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port of this machine");
        let wire = Wire { port: listener.local_addr().expect("the port has a number").port(), state: Arc::default() };
        let state = wire.state.clone();
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                match TcpStream::connect(("127.0.0.1", port)) {
                    Ok(engine) if !state.cut.load(Ordering::SeqCst) => join(&client, &engine, &state),
                    _ => drop(client.shutdown(Shutdown::Both)),
                }
            }
        });
        wire
    }

    /// The port to connect to.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Holds back everything that the engine says, from now on, or not.
    pub fn silence(&self, silent: bool) {
        self.state.silent.store(silent, Ordering::SeqCst);
    }

    /// Ends all connections and lets no new one through, or lets them through again.
    pub fn cut(&self, cut: bool) {
        self.state.cut.store(cut, Ordering::SeqCst);
        if cut {
            for stream in self.open().drain(..) {
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
    }

    fn open(&self) -> std::sync::MutexGuard<'_, Vec<TcpStream>> {
        self.state.open.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.cut(true);
    }
}

fn join(client: &TcpStream, engine: &TcpStream, state: &Arc<State>) {
    for stream in [client, engine] {
        let _ = stream.set_nodelay(true);
    }
    let mut open = state.open.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    open.extend([client, engine].into_iter().filter_map(|stream| stream.try_clone().ok()));
    drop(open);
    for (from, to, answers) in [(client, engine, false), (engine, client, true)] {
        let (Ok(from), Ok(to), state) = (from.try_clone(), to.try_clone(), state.clone()) else { return };
        std::thread::spawn(move || carry(from, to, answers.then_some(&*state)));
    }
}

/// Carries bytes one way, answers only while they are not held back.
fn carry(mut from: TcpStream, mut to: TcpStream, answers: Option<&State>) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(count) = from.read(&mut bytes) {
        while answers.is_some_and(|state| state.silent.load(Ordering::SeqCst)) {
            std::thread::sleep(Duration::from_millis(5));
        }
        if count == 0 || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
