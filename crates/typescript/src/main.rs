//! Compares the files with what they should be, or writes them anew if `UPDATE_TYPES` is set.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    match compare() {
        Ok(stale) if stale.is_empty() => ExitCode::SUCCESS,
        Ok(stale) => {
            eprintln!("{stale:?} are out of date; run: UPDATE_TYPES=1 cargo test --release -p tianxia-typescript");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn compare() -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut stale = Vec::new();
    for file in tianxia_typescript::files()? {
        let path = root.join(&file.path);
        if std::fs::read_to_string(&path).unwrap_or_default() == file.text {
            continue;
        }
        match std::env::var_os("UPDATE_TYPES") {
            Some(_) => std::fs::write(&path, &file.text)?,
            None => stale.push(file.path),
        }
    }
    Ok(stale)
}
