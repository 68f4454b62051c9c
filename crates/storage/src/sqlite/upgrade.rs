//! Brings a data file up to date. A file of an older version is copied first, so that the older program can be put back.

use super::copy_data;
use super::migrations::{Age, age, migrate};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use tracing::info;

/// The most copies of one version beside a data file.
const COPIES: usize = 9;

/// Brings the database of a data file up to date, after a copy of it if that changes its form; refuses one from a newer program.
pub(crate) fn upgrade(connection: &mut Connection, data: &Path) -> Result<(), String> {
    if age(connection)? == Age::Older {
        let copy = free_name(data)?;
        copy_data(data, &copy).map_err(|error| format!("it must be copied before it is upgraded, and {error}"))?;
        info!(copy = %copy.display(), "the data file is of an older version; copied it before the upgrade");
    }
    migrate(connection)
}

/// The first free name for a copy: `tables.db.before-0.3`, then `tables.db.before-0.3-2` and so on.
fn free_name(data: &Path) -> Result<PathBuf, String> {
    let version = concat!(env!("CARGO_PKG_VERSION_MAJOR"), ".", env!("CARGO_PKG_VERSION_MINOR"));
    let named = |more: &str| {
        let mut name = data.as_os_str().to_owned();
        name.push(format!(".before-{version}{more}"));
        PathBuf::from(name)
    };
    let mut names = std::iter::once(named("")).chain((2..=COPIES).map(|number| named(&format!("-{number}"))));
    let taken = || {
        format!("there are {COPIES} copies of older versions beside it already; move those away that you do not need")
    };
    names.find(|name| !name.exists()).ok_or_else(taken)
}
