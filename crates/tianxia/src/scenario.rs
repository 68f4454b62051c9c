//! `tianxia scenario`: runs scenario files, and says precisely what differs.

use crate::checked::{Checked, report};
use crate::cli;
use crate::failure::Failure;
use crate::files;
use std::path::Path;
use tianxia_core::Scenario;

pub(crate) fn run(args: &cli::Scenario) -> Result<(), Failure> {
    let mut paths = Vec::new();
    for path in &args.files {
        let found = if path.is_dir() { files::toml_files(path)? } else { vec![path.clone()] };
        if found.is_empty() {
            let folder = path.display();
            return Err(Failure::usage(format!("{folder} holds no scenario; scenarios are files that end in .toml")));
        }
        paths.extend(found);
    }
    let checked: Vec<_> = paths.iter().map(|path| Checked::new(path, check(path))).collect();
    report("scenarios", &checked, args.json)
}

fn check(path: &Path) -> Result<String, String> {
    let text = files::read(path).map_err(|failure| failure.sentence().to_owned())?;
    let place = |complaint: &dyn std::fmt::Display| format!("{}: {complaint}", path.display());
    let scenario: Scenario = text.parse().map_err(|error| place(&error))?;
    let ran = tianxia_games::run(&scenario).map_err(|error| place(&error))?;
    ran.map_err(|failed| place(&failed))?;
    Ok(scenario.title().to_owned())
}
