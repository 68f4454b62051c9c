//! Where the programs of the engines are: in the same places where `scripts/engines` looks for them and puts them.

use std::path::{Path, PathBuf};

/// The folder with `initdb` and `postgres`.
pub(crate) fn postgres() -> PathBuf {
    let named = std::env::var_os("POSTGRES_BIN").map(PathBuf::from);
    let debian =
        std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|one| one.path().join("bin"));
    let places = named.into_iter().chain(path()).chain(debian).chain([fetched().join("postgresql/bin")]);
    first("PostgreSQL", places, |bin| bin.join("initdb").is_file() && bin.join("postgres").is_file())
}

/// The program `nats-server`.
pub(crate) fn nats() -> PathBuf {
    let named = std::env::var_os("NATS_SERVER").map(PathBuf::from);
    // Debian puts it where only root's PATH leads.
    let places = path().into_iter().chain([PathBuf::from("/usr/sbin")]).map(|folder| folder.join("nats-server"));
    first("NATS", named.into_iter().chain(places).chain([fetched().join("nats-server")]), Path::is_file)
}

fn first(engine: &str, mut places: impl Iterator<Item = PathBuf>, is_there: impl Fn(&Path) -> bool) -> PathBuf {
    let found = places.find(|place| is_there(place));
    found.unwrap_or_else(|| panic!("{engine} is not here, and no test goes without it: scripts/engines gets it"))
}

fn path() -> Vec<PathBuf> {
    std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default()
}

fn fetched() -> PathBuf {
    if crate::is_root() {
        return PathBuf::from("/var/cache/tianxia-engines");
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target")).join("engines")
}
