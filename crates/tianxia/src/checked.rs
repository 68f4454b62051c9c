//! The report of commands that check many files: a line for each, or JSON, and failure if one is wrong.

use crate::failure::Failure;
use crate::out::outln;
use serde::Serialize;
use std::path::Path;

/// A file and what was found.
#[derive(Serialize)]
pub(crate) struct Checked {
    file: String,
    passed: bool,
    /// What a file that passed holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    holds: Option<String>,
    /// The complaints, each with its place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<String>,
}

impl Checked {
    pub(crate) fn new(path: &Path, result: Result<String, String>) -> Self {
        Checked::all(path, result.map_err(|fault| vec![fault]))
    }

    pub(crate) fn all(path: &Path, result: Result<String, Vec<String>>) -> Self {
        let (holds, faults) = match result {
            Ok(holds) => (Some(holds), Vec::new()),
            Err(faults) => (None, faults),
        };
        Checked { file: path.display().to_string(), passed: faults.is_empty(), holds, faults }
    }
}

/// What `--json` prints.
#[derive(Serialize)]
struct Report<'a> {
    passed: usize,
    failed: usize,
    files: &'a [Checked],
}

/// Prints what was found. `what` names the files in the plural.
pub(crate) fn report(what: &str, files: &[Checked], json: bool) -> Result<(), Failure> {
    let failed = files.iter().filter(|file| !file.passed).count();
    let passed = files.len() - failed;
    if json {
        let report = Report { passed, failed, files };
        outln!("{}", serde_json::to_string_pretty(&report).map_err(Failure::wrong)?);
    } else {
        for file in files {
            file.holds.iter().for_each(|holds| outln!("ok      {}: {holds}", file.file));
            file.faults.iter().for_each(|fault| outln!("FAILED  {fault}"));
        }
        outln!("{passed} passed, {failed} failed");
    }
    if failed > 0 { Err(Failure::wrong(format!("{failed} of {} {what} failed", files.len()))) } else { Ok(()) }
}
