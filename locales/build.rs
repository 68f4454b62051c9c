//! Lists the languages: every folder beside this file that has a `common.ftl` is one, with all its Fluent files. A new translation is a new folder.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Files for the browser alone, which loads them itself: names that end like this.
const BROWSERS: [&str; 3] = ["web.ftl", "rules.ftl", "learn.ftl"];

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed={}", here.display());
    let mut codes: Vec<String> =
        names(&here)?.into_iter().filter(|code| here.join(code).join("common.ftl").is_file()).collect();
    // English, which the others fall back on, is the first.
    codes.sort_by_key(|code| (code != "en", code.clone()));
    let english = messages(&here.join("en"))?;
    let mut table = String::from("&[\n");
    for code in &codes {
        let own = messages(&here.join(code))?;
        let translated = 100 * english.iter().filter(|message| own.contains(*message)).count() / english.len().max(1);
        let _ = writeln!(table, "    Language {{ code: {code:?}, translated: {translated}, files: &[");
        let read_here = |file: &&String| file.ends_with(".ftl") && !BROWSERS.iter().any(|end| file.ends_with(end));
        for file in names(&here.join(code))?.iter().filter(read_here) {
            let _ = writeln!(table, "        include_str!({:?}),", here.join(code).join(file));
        }
        table.push_str("    ] },\n");
    }
    table.push(']');
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("languages.rs"), table)
}

/// The messages of a language, as "file id".
fn messages(folder: &Path) -> io::Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    for file in names(folder)?.iter().filter(|file| file.ends_with(".ftl")) {
        let text = fs::read_to_string(folder.join(file))?;
        let ids = text.lines().filter_map(|line| line.split_once('=')).map(|(id, _)| id.trim_end());
        let is_id = |id: &&str| id.starts_with(|letter: char| letter.is_ascii_alphabetic()) && !id.contains(' ');
        found.extend(ids.filter(is_id).map(|id| format!("{file} {id}")));
    }
    Ok(found)
}

/// The names of the entries of a folder, in order.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let mut names: Vec<String> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<io::Result<_>>()?;
    names.sort();
    Ok(names)
}
