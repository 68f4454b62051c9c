//! `tianxia lesson`: checks lessons, and says precisely what is wrong with them.

use crate::cli;
use crate::failure::Failure;
use crate::files;
use crate::out::outln;
use std::path::{Path, PathBuf};
use tianxia_lessons::check::{self, Checked, LANGUAGES, Sayings};
use tianxia_lessons::{COMMON, Folder};

pub(crate) fn run(args: &cli::Lesson) -> Result<(), Failure> {
    let mut checked = Vec::new();
    for path in &args.files {
        let found = if path.is_dir() { folder(path)? } else { vec![file(path)?] };
        if found.is_empty() {
            return Err(Failure::usage(format!("{}: there is no lesson in this folder", path.display())));
        }
        checked.extend(found);
    }
    let failed = checked.iter().filter(|(_, checked)| checked.result.is_err()).count();
    checked.iter().for_each(|(folder, checked)| tell(&folder.join(&checked.file), checked));
    outln!("{} passed, {failed} failed", checked.len() - failed);
    if failed > 0 { Err(Failure::wrong(format!("{failed} of {} files failed", checked.len()))) } else { Ok(()) }
}

fn tell(path: &Path, checked: &Checked) {
    match &checked.result {
        Ok(held) => outln!("ok      {}: {held}", path.display()),
        Err(faults) => {
            for fault in faults {
                outln!("FAILED  {}: {fault}", path.display());
            }
        }
    }
}

/// Everything in a folder and the folders inside it.
fn folder(path: &Path) -> Result<Vec<(PathBuf, Checked)>, Failure> {
    let own = Folder::read(path).map_err(Failure::usage)?;
    let found = if path.file_name().is_some_and(|name| name == COMMON) {
        check::shared(&own, LANGUAGES)
    } else if own.lessons().next().is_none() {
        Vec::new()
    } else {
        check::folder(&own, &shared(path)?, LANGUAGES)
    };
    let mut found: Vec<_> = found.into_iter().map(|checked| (path.to_path_buf(), checked)).collect();
    for inner in folders(path)? {
        found.extend(folder(&inner)?);
    }
    Ok(found)
}

/// A single lesson, with the texts beside it.
fn file(path: &Path) -> Result<(PathBuf, Checked), Failure> {
    let text = files::read(path)?;
    let home = path.parent().filter(|home| !home.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let sayings = Sayings::read(&Folder::read(home).map_err(Failure::usage)?, &shared(home)?);
    let id = path.file_stem().unwrap_or_default().to_string_lossy();
    let result = check::one(&id, &text, &sayings, LANGUAGES).map(|held| held.to_string());
    Ok((home.to_path_buf(), Checked { file: format!("{id}.toml"), result }))
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
    let read =
        || -> std::io::Result<Vec<PathBuf>> { path.read_dir()?.map(|entry| entry.map(|entry| entry.path())).collect() };
    let mut inner = read().map_err(|error| Failure::usage(format!("cannot read {}: {error}", path.display())))?;
    inner.retain(|path| path.is_dir() && path.file_name().is_some_and(|name| name != "src" && name != "tests"));
    inner.sort();
    Ok(inner)
}
