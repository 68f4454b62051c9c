//! A connection that is not cut off while the client may still send. Bytes that come to a closed connection are answered with a reset, and the
//! client would lose the answer that says why; so, until the client closes its side, the rest is read and thrown away for a moment.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::time::timeout;

/// How long, and how many bytes, a client may go on sending after its connection was closed.
const LONGEST: Duration = Duration::from_secs(2);
const MOST: u64 = 16 << 20;

/// A connection that lingers when it is dropped. It holds nothing only while it is dropped.
pub(crate) struct Lingering(Option<TcpStream>);

impl Lingering {
    pub(crate) fn new(stream: TcpStream) -> Self {
        Lingering(Some(stream))
    }

    fn stream(&mut self) -> io::Result<Pin<&mut TcpStream>> {
        self.0.as_mut().map(Pin::new).ok_or_else(|| io::ErrorKind::NotConnected.into())
    }
}

impl Drop for Lingering {
    fn drop(&mut self) {
        let Some(mut stream) = self.0.take() else { return };
        // Mostly the client has closed its side already, or is lost.
        match stream.try_read(&mut [0; 1024]) {
            Ok(1..) => {}
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Ok(0) | Err(_) => return,
        }
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(timeout(LONGEST, async move {
                let _ = stream.shutdown().await;
                let _ = tokio::io::copy(&mut stream.take(MOST), &mut tokio::io::sink()).await;
            }));
        }
    }
}

impl AsyncRead for Lingering {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream()?.poll_read(context, buffer)
    }
}

impl AsyncWrite for Lingering {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.stream()?.poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream()?.poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream()?.poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream()?.poll_shutdown(context)
    }
}
