//! Lists the languages: every folder beside this file that has a `common.ftl` is one, with all its Fluent files. So a translation is
//! registered by being there.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The browser alone reads these files, and loads them by itself: all that ends like this.
const BROWSERS: [&str; 3] = ["web.ftl", "rules.ftl", "learn.ftl"];

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed={}", here.display());
    let mut codes: Vec<String> =
        names(&here)?.into_iter().filter(|code| here.join(code).join("common.ftl").is_file()).collect();
    // English, which the others fall back on, is the first.
    codes.sort_by_key(|code| (code != "en", code.clone()));
    let mut table = String::from("&[\n");
    for code in &codes {
        let _ = writeln!(table, "    Language {{ code: {code:?}, files: &[");
        let read_here = |file: &&String| file.ends_with(".ftl") && !BROWSERS.iter().any(|end| file.ends_with(end));
        for file in names(&here.join(code))?.iter().filter(read_here) {
            let _ = writeln!(table, "        include_str!({:?}),", here.join(code).join(file));
        }
        table.push_str("    ] },\n");
    }
    table.push(']');
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("languages.rs"), table)
}

/// What is in a folder, by name.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let mut names: Vec<String> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<io::Result<_>>()?;
    names.sort();
    Ok(names)
}
