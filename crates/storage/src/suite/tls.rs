//! Encrypted connections to a PostgreSQL whose certificate is signed by a private authority, as those of managed databases are.

use crate::contract::store::Store;
use crate::{Postgres, StoreMetrics};
use rcgen::{BasicConstraints, Certificate, CertificateParams, CertifiedKey, IsCa, KeyPair};
use std::path::PathBuf;
use std::sync::Arc;

/// An authority of a host.
fn authority() -> CertifiedKey {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let key_pair = KeyPair::generate().unwrap();
    CertifiedKey { cert: params.self_signed(&key_pair).unwrap(), key_pair }
}

/// A certificate for a name, with its key.
fn signed(by: &CertifiedKey, name: &str, common_name: &str) -> (Certificate, KeyPair) {
    let key = KeyPair::generate().unwrap();
    let mut params = CertificateParams::new(vec![name.to_owned()]).unwrap();
    params.distinguished_name.push(rcgen::DnType::CommonName, common_name);
    (params.signed_by(&key, &by.cert, &by.key_pair).unwrap(), key)
}

/// A file that is gone after the test.
struct Pem(PathBuf);

impl Pem {
    fn new(name: &str, text: &str) -> Self {
        let path = std::env::temp_dir().join(format!("tianxia-{}-{name}.pem", std::process::id()));
        std::fs::write(&path, text).unwrap();
        Pem(path)
    }

    fn path(&self) -> String {
        self.0.display().to_string()
    }
}

impl Drop for Pem {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

async fn open(address: &str) -> Result<Postgres, String> {
    Postgres::open(address, Arc::new(StoreMetrics::default())).await.map_err(|error| error.0)
}

/// Is what a store asks encrypted?
async fn is_encrypted(store: &Postgres) -> bool {
    let asked = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
    let mut link = store.link().await.unwrap();
    link.query(asked, &Vec::new()).await.unwrap()[0].get(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_authority_is_believed_by_name_and_only_where_it_is_named() {
    let ours = authority();
    let (certificate, key) = signed(&ours, "localhost", "localhost");
    let files = [("server.pem", certificate.pem()), ("server.key", key.serialize_pem())];
    let files = files.each_ref().map(|(name, text)| (*name, &**text));
    let settings = ["ssl=on", "ssl_cert_file=FOLDER/server.pem", "ssl_key_file=FOLDER/server.key"];
    let engine = tianxia_engines::Postgres::start_configured(&files, &settings);
    let (roots, others) = (Pem::new("roots", &ours.cert.pem()), Pem::new("others", &authority().cert.pem()));
    let (by_name, by_number) = (engine.url().replace("127.0.0.1", "localhost"), engine.url());
    let with =
        |address: &str, mode: &str, roots: &Pem| format!("{address}?sslmode={mode}&sslrootcert={}", roots.path());
    for mode in ["require", "verify-ca", "verify-full"] {
        let store = open(&with(&by_name, mode, &roots)).await.unwrap_or_else(|error| panic!("{mode}: {error}"));
        assert!(is_encrypted(&store).await, "{mode}");
        store.ping().await.unwrap();
        let error = open(&with(&by_name, mode, &others)).await.err().unwrap_or_else(|| panic!("{mode}"));
        assert!(error.contains("UnknownIssuer") || error.contains("certificate"), "{mode}: {error}");
        assert!(open(&format!("{by_name}?sslmode={mode}")).await.is_err(), "no public authority has signed it: {mode}");
    }
    // The certificate is for another name than this one.
    assert!(open(&with(&by_number, "verify-full", &roots)).await.is_err());
    assert!(is_encrypted(&open(&with(&by_number, "verify-ca", &roots)).await.unwrap()).await);
    assert!(
        is_encrypted(&open(&format!("{by_name}?sslmode=prefer")).await.unwrap()).await,
        "it is offered, so it is used"
    );
    assert!(!is_encrypted(&open(&format!("{by_name}?sslmode=disable")).await.unwrap()).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_shows_its_certificate_where_the_database_asks_for_one() {
    let ours = authority();
    let (certificate, key) = signed(&ours, "localhost", "localhost");
    let files = [
        ("server.pem", certificate.pem()),
        ("server.key", key.serialize_pem()),
        ("ca.pem", ours.cert.pem()),
        ("hba", "hostssl all all all cert\n".to_owned()),
    ];
    let files = files.each_ref().map(|(name, text)| (*name, &**text));
    let settings = [
        "ssl=on",
        "ssl_cert_file=FOLDER/server.pem",
        "ssl_key_file=FOLDER/server.key",
        "ssl_ca_file=FOLDER/ca.pem",
        "hba_file=FOLDER/hba",
    ];
    let engine = tianxia_engines::Postgres::start_configured(&files, &settings);
    let roots = Pem::new("client-roots", &ours.cert.pem());
    let (mine, my_key) = signed(&ours, "tianxia", "tianxia");
    let (mine, my_key) = (Pem::new("client", &mine.pem()), Pem::new("client-key", &my_key.serialize_pem()));
    let address = engine.url().replace("127.0.0.1", "localhost");
    let address = format!("{address}?sslmode=verify-full&sslrootcert={}", roots.path());
    assert!(open(&address).await.is_err(), "it has to show one");
    let shown = format!("{address}&sslcert={}&sslkey={}", mine.path(), my_key.path());
    assert!(is_encrypted(&open(&shown).await.unwrap()).await);
}
