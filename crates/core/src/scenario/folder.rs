//! All scenarios of a folder at once: how a game's tests run every file that somebody has put there.

use super::Scenario;
use crate::{BadInput, Written};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// What a folder of scenarios has shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// How many scenarios hold.
    pub scenarios: usize,
    /// The ids of all rules they prove.
    pub rules: BTreeSet<String>,
}

/// A file of a folder.
#[derive(Debug)]
pub struct ScenarioFile {
    /// The name of the file.
    pub name: String,
    /// What it holds, or what is wrong with it.
    pub scenario: Result<Scenario, BadInput>,
}

/// Reads every `.toml` file of a folder, in the order of their names.
pub fn folder(path: &Path) -> Result<Vec<ScenarioFile>, BadInput> {
    let complain = |error: std::io::Error| BadInput::new(error.to_string()).within(path.display().to_string());
    let mut files: Vec<_> = fs::read_dir(path)
        .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>())
        .map_err(complain)?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    Ok(files
        .iter()
        .map(|file| {
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(file).map_err(|error| BadInput::new(error.to_string()));
            ScenarioFile { name, scenario: text.and_then(|text| text.parse()) }
        })
        .collect())
}

/// Runs every scenario of a folder, for tests.
///
/// # Panics
/// If a file cannot be read, a scenario does not hold, or there is none; the message tells every difference of every
/// file.
#[must_use = "the rules that were proven are to be compared with those of the game"]
pub fn hold<G: Written>(path: impl AsRef<Path>) -> Held {
    let path = path.as_ref();
    let mut held = Held { scenarios: 0, rules: BTreeSet::new() };
    let mut complaints = Vec::new();
    for ScenarioFile { name, scenario } in folder(path).unwrap_or_else(|error| panic!("{error}")) {
        match scenario {
            Err(error) => complaints.push(format!("{name}: {error}")),
            Ok(scenario) => match scenario.run::<G>() {
                Err(failed) => complaints.push(format!("{name}: {failed}")),
                Ok(_) => {
                    held.scenarios += 1;
                    held.rules.extend(scenario.rules().iter().cloned());
                }
            },
        }
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n\n"));
    assert!(held.scenarios > 0, "{}: there is no scenario in this folder", path.display());
    held
}
