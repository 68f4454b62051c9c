//! Lists the puzzles: every folder beside this file that holds TOML files is a game's. So a puzzle is registered by being there.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed={}", here.display());
    let mut table = String::from("&[\n");
    for folder in names(&here)?.into_iter().filter(|folder| here.join(folder).is_dir()) {
        let files = names(&here.join(&folder))?;
        if matches!(folder.as_str(), "src" | "tests") || !files.iter().any(|file| file.ends_with(".toml")) {
            continue;
        }
        let _ = writeln!(table, "    ({folder:?}, &[");
        for file in files.iter().filter(|file| file.ends_with(".toml")) {
            let _ = writeln!(table, "        ({file:?}, include_str!({:?})),", here.join(&folder).join(file));
        }
        table.push_str("    ]),\n");
    }
    table.push(']');
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("folders.rs"), table)
}

/// What is in a folder, by name.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let mut names: Vec<String> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<io::Result<_>>()?;
    names.sort();
    Ok(names)
}
