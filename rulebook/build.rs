//! Lists the rulebooks: every folder beside this file that has an `en.md` is that of a game, with its languages, figures and examples. So a
//! translation or an example is registered by being there.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed={}", here.display());
    let mut table = String::from("&[\n");
    for game in names(&here)?.iter().filter(|game| here.join(game).join("en.md").is_file()) {
        let folder = here.join(game);
        let _ = writeln!(table, "    Files {{ game: {game:?},");
        // English, which the others are compared with, is the first.
        let mut languages = files(&folder, "md")?;
        languages.sort_by_key(|(code, _)| (code != "en", code.clone()));
        list(&mut table, "languages", &languages);
        let _ = writeln!(table, "        figures: include_str!({:?}),", folder.join("figures.toml"));
        let things = folder.join("things.toml");
        let things = if things.is_file() { format!("include_str!({things:?})") } else { "\"\"".to_owned() };
        let _ = writeln!(table, "        things: {things},");
        list(&mut table, "examples", &files(&folder.join("examples"), "toml")?);
        table.push_str("    },\n");
    }
    table.push(']');
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("files.rs"), table)
}

fn list(table: &mut String, name: &str, files: &[(String, PathBuf)]) {
    let _ = writeln!(table, "        {name}: &[");
    for (stem, path) in files {
        let _ = writeln!(table, "            ({stem:?}, include_str!({path:?})),");
    }
    table.push_str("        ],\n");
}

/// The files of a folder that end like this, by their names without the ending.
fn files(folder: &Path, ending: &str) -> io::Result<Vec<(String, PathBuf)>> {
    let ending = format!(".{ending}");
    let named = names(folder)?.into_iter().filter_map(|name| {
        let stem = name.strip_suffix(&ending)?;
        Some((stem.to_owned(), folder.join(&name)))
    });
    Ok(named.collect())
}

/// What is in a folder, by name.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let mut names: Vec<String> = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<io::Result<_>>()?;
    names.sort();
    Ok(names)
}
