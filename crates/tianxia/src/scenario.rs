//! `tianxia scenario`: runs scenario files, and says precisely what differs.

use crate::cli;
use crate::failure::Failure;
use crate::files;
use crate::out::outln;
use std::path::{Path, PathBuf};
use tianxia_core::Scenario;

pub(crate) fn run(args: &cli::Scenario) -> Result<(), Failure> {
    let mut paths = Vec::new();
    for path in &args.files {
        let before = paths.len();
        if path.is_dir() {
            list(path, &mut paths)?
        } else {
            paths.push(path.clone())
        }
        if paths.len() == before {
            let folder = path.display();
            return Err(Failure::usage(format!("{folder} holds no scenario; scenarios are files that end in .toml")));
        }
    }
    let mut failed = 0;
    for path in &paths {
        match check(path) {
            Ok(title) => outln!("ok      {}: {title}", path.display()),
            Err(complaint) => {
                failed += 1;
                outln!("FAILED  {complaint}");
            }
        }
    }
    outln!("{} passed, {failed} failed", paths.len() - failed);
    if failed > 0 { Err(Failure::wrong(format!("{failed} of {} scenarios failed", paths.len()))) } else { Ok(()) }
}

/// The scenario files below a folder, in order.
fn list(folder: &Path, out: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let read = || -> std::io::Result<Vec<PathBuf>> {
        let mut entries: Vec<_> =
            folder.read_dir()?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
        entries.sort();
        Ok(entries)
    };
    for path in read().map_err(|error| Failure::usage(format!("cannot read {}: {error}", folder.display())))? {
        if path.is_dir() {
            list(&path, out)?;
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            out.push(path);
        }
    }
    Ok(())
}

fn check(path: &Path) -> Result<String, String> {
    let text = files::read(path).map_err(|failure| match failure {
        Failure::Wrong(sentence) | Failure::Usage(sentence) => sentence,
    })?;
    let place = |complaint: &dyn std::fmt::Display| format!("{}: {complaint}", path.display());
    let scenario: Scenario = text.parse().map_err(|error| place(&error))?;
    let ran = tianxia_games::run(&scenario).map_err(|error| place(&error))?;
    ran.map_err(|failed| place(&failed))?;
    Ok(scenario.title().to_owned())
}
