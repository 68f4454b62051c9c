//! `tianxia scenario` as a person types it.

use std::path::Path;
use std::process::{Command, Output};

fn scenario(path: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tianxia")).arg("scenario").arg(path).output().unwrap()
}

#[test]
fn a_folder_without_scenarios_is_refused() {
    let empty = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-scenarios");
    std::fs::create_dir_all(&empty).unwrap();
    let output = scenario(&empty);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.ends_with("no-scenarios holds no scenario; scenarios are files that end in .toml\n"), "{said}");
}

#[test]
fn a_folder_of_scenarios_is_run() {
    let output = scenario(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/qin")));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && said.ends_with(" passed, 0 failed\n"), "{said}");
}
