//! `tianxia lesson`: checks lessons, and says precisely what is wrong with them.

use crate::checked;
use crate::cli;
use crate::failure::Failure;
use crate::files;
use crate::progress::Waiting;
use std::path::{Path, PathBuf};
use tianxia_lessons::check::{self, Checked, Sayings};
use tianxia_lessons::{COMMON, Folder};

pub(crate) fn run(args: &cli::Lesson) -> Result<(), Failure> {
    let mut checked = Vec::new();
    let waiting = Waiting::new("checking lessons …");
    for path in &args.files {
        let found = if path.is_dir() { folder(path)? } else { vec![file(path)?] };
        if found.is_empty() {
            return Err(Failure::usage(format!("{}: there is no lesson in this folder", path.display())));
        }
        checked.extend(found);
    }
    drop(waiting);
    let checked: Vec<_> = checked.iter().map(|(folder, checked)| found(&folder.join(&checked.file), checked)).collect();
    checked::report("files", &checked, args.json)
}

fn found(path: &Path, checked: &Checked) -> checked::Checked {
    let faults = |faults: &Vec<tianxia_core::BadInput>| -> Vec<String> {
        faults.iter().map(|fault| format!("{}: {fault}", path.display())).collect()
    };
    checked::Checked::all(path, checked.result.as_ref().cloned().map_err(faults))
}

/// Everything in a folder and the folders inside it.
fn folder(path: &Path) -> Result<Vec<(PathBuf, Checked)>, Failure> {
    let own = Folder::read(path).map_err(Failure::usage)?;
    let languages = languages(&own);
    let found = if path.file_name().is_some_and(|name| name == COMMON) {
        check::shared(&own, &languages)
    } else if own.lessons().next().is_none() {
        Vec::new()
    } else {
        check::folder(&own, &shared(path)?, &languages)
    };
    let mut found: Vec<_> = found.into_iter().map(|checked| (path.to_path_buf(), checked)).collect();
    for inner in folders(path)? {
        found.extend(folder(&inner)?);
    }
    Ok(found)
}

/// A single lesson, with the texts beside it.
fn file(path: &Path) -> Result<(PathBuf, Checked), Failure> {
    if path.extension().is_none_or(|extension| extension != "toml") {
        return Err(Failure::usage(format!(
            "{} is not a lesson; a lesson is a file that ends in .toml",
            path.display()
        )));
    }
    let text = files::read(path)?;
    let home = path.parent().filter(|home| !home.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let own = Folder::read(home).map_err(Failure::usage)?;
    let sayings = Sayings::read(&own, &shared(home)?);
    let id = path.file_stem().unwrap_or_default().to_string_lossy();
    let result = check::one(&id, &text, &sayings, &languages(&own)).map(|held| held.to_string());
    Ok((home.to_path_buf(), Checked { file: format!("{id}.toml"), result }))
}

/// The languages in which a folder speaks: those of its files of texts, and English if there is none.
fn languages(folder: &Folder) -> Vec<&str> {
    let found: Vec<&str> = folder.texts().map(|(language, _)| language).collect();
    if found.is_empty() { vec!["en"] } else { found }
}

/// What the lessons of a folder share with others: the folder `common` beside it, or ours.
fn shared(path: &Path) -> Result<Folder, Failure> {
    let beside = path.canonicalize().ok().and_then(|path| Some(path.parent()?.join(COMMON)));
    match beside.filter(|beside| beside.is_dir()) {
        Some(beside) => Folder::read(&beside).map_err(Failure::usage),
        None => Ok(Folder::built_in(COMMON)),
    }
}

/// The folders inside a folder, in order; `src` and `tests` hold no lessons.
fn folders(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut inner = files::entries(path)?;
    inner.retain(|path| path.is_dir() && path.file_name().is_some_and(|name| name != "src" && name != "tests"));
    Ok(inner)
}
