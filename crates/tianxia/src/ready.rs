//! Tells systemd that a unit of `Type=notify` is ready.

/// Sends `READY=1` to the socket that systemd names, if there is one.
#[cfg(target_os = "linux")]
pub(crate) fn say() {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    let Some(name) = std::env::var_os("NOTIFY_SOCKET") else { return };
    let address = match name.as_bytes().strip_prefix(b"@") {
        Some(name) => SocketAddr::from_abstract_name(name),
        None => SocketAddr::from_pathname(&name),
    };
    if let (Ok(address), Ok(socket)) = (address, UnixDatagram::unbound()) {
        // systemd gives up the unit if it does not hear this, and logs why.
        let _ = socket.send_to_addr(b"READY=1", &address);
    }
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn say() {}
