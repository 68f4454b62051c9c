//! TLS to PostgreSQL, with the same library as everything else here. Certificates are those of the public authorities, or of the file that the address names.

use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream as Encrypted;
use tokio_rustls::rustls::client::WebPkiServerVerifier;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};
use tokio_rustls::rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
};

/// How far the certificate of a server is verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verify {
    /// Not at all: the connection is safe from listeners, not from a server that pretends to be the database.
    Nothing,
    /// An authority has signed it, for whatever name.
    Authority,
    /// An authority has signed it for the name in the address.
    Name,
}

/// Makes connections encrypted.
#[derive(Clone)]
pub(super) struct Tls {
    connector: TlsConnector,
    verify: Verify,
    /// Was the last connection encrypted?
    used: Arc<AtomicBool>,
}

impl std::fmt::Debug for Tls {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tls").field("verify", &self.verify).finish_non_exhaustive()
    }
}

impl Tls {
    /// Reads the certificates: authorities in the place of the public ones, and the certificate and key of this client. A failure is one sentence.
    pub(super) fn new(
        verify: Verify,
        roots: Option<&Path>,
        client: Option<(PathBuf, PathBuf)>,
    ) -> Result<Self, String> {
        let provider = Arc::new(ring::default_provider());
        let roots = match roots {
            None => RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() },
            Some(path) => {
                let mut store = RootCertStore::empty();
                for certificate in certificates(path, "sslrootcert")? {
                    store.add(certificate).map_err(|error| format!("sslrootcert {}: {error}", path.display()))?;
                }
                store
            }
        };
        let verifier: Arc<dyn ServerCertVerifier> = match verify {
            Verify::Nothing => Arc::new(Lenient { provider: provider.clone(), inner: None }),
            _ => {
                let inner = WebPkiServerVerifier::builder_with_provider(Arc::new(roots), provider.clone()).build();
                let inner = inner.map_err(|error| format!("sslrootcert: {error}"))?;
                match verify {
                    Verify::Name => inner,
                    _ => Arc::new(Lenient { provider: provider.clone(), inner: Some(inner) }),
                }
            }
        };
        let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        let config = config.map_err(|error| error.to_string())?;
        let config = config.dangerous().with_custom_certificate_verifier(verifier);
        let config = match client {
            None => config.with_no_client_auth(),
            Some((certificate, key)) => {
                let chain = certificates(&certificate, "sslcert")?;
                let read = PrivateKeyDer::from_pem_file(&key);
                let read = read.map_err(|error| format!("cannot read sslkey {}: {error}", key.display()))?;
                config.with_client_auth_cert(chain, read).map_err(|error| format!("sslcert and sslkey: {error}"))?
            }
        };
        Ok(Tls { connector: TlsConnector::from(Arc::new(config)), verify, used: Arc::default() })
    }

    #[cfg(test)]
    pub(super) fn verify(&self) -> Verify {
        self.verify
    }

    /// Says whether a connection was encrypted since the last call.
    pub(super) fn was_used(&self) -> bool {
        self.used.swap(false, Ordering::SeqCst)
    }
}

fn certificates(path: &Path, name: &str) -> Result<Vec<CertificateDer<'static>>, String> {
    let failed = |error: &dyn std::fmt::Display| format!("cannot read {name} {}: {error}", path.display());
    let found = CertificateDer::pem_file_iter(path).map_err(|error| failed(&error))?;
    let found: Vec<_> = found.collect::<Result<_, _>>().map_err(|error| failed(&error))?;
    if found.is_empty() {
        return Err(failed(&"it has no certificate in PEM"));
    }
    Ok(found)
}

/// Verifies less than the name: an authority's signature, or nothing.
#[derive(Debug)]
struct Lenient {
    provider: Arc<CryptoProvider>,
    inner: Option<Arc<WebPkiServerVerifier>>,
}

impl ServerCertVerifier for Lenient {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        others: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(inner) = &self.inner else { return Ok(ServerCertVerified::assertion()) };
        match inner.verify_server_cert(certificate, others, name, ocsp, now) {
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            other => other,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signature, algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signature, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

/// The same for one server.
pub(super) struct TlsTo {
    connector: TlsConnector,
    used: Arc<AtomicBool>,
    server: ServerName<'static>,
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> MakeTlsConnect<S> for Tls {
    type Stream = Stream<S>;
    type TlsConnect = TlsTo;
    type Error = tokio_rustls::rustls::pki_types::InvalidDnsNameError;

    fn make_tls_connect(&mut self, domain: &str) -> Result<TlsTo, Self::Error> {
        Ok(TlsTo {
            connector: self.connector.clone(),
            used: self.used.clone(),
            server: ServerName::try_from(domain.to_owned())?,
        })
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> TlsConnect<S> for TlsTo {
    type Stream = Stream<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Stream<S>>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            let stream = self.connector.connect(self.server, stream).await?;
            self.used.store(true, Ordering::SeqCst);
            Ok(Stream(Box::new(stream)))
        })
    }
}

/// An encrypted connection.
pub(super) struct Stream<S>(Box<Encrypted<S>>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Stream<S> {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Stream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(context, buffer)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Stream<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(context)
    }
}
