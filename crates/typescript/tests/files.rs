//! Are the files what the Rust types are? The types are compiled once more for it, with what describes them and without optimisation, in a
//! folder of their own: nothing that ships is compiled twice, or with what it does not need.

use std::path::Path;
use std::process::Command;

fn cargo(words: &[&str]) {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(env!("CARGO_MANIFEST_DIR")).args(words).arg("--target-dir");
    cargo.arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join("types"));
    cargo.args(["--quiet", "--features", "schema", "--config", "profile.dev.debug=false"]);
    cargo.env("CARGO_INCREMENTAL", "0");
    // What the outer build tells its compiler is not meant for this one.
    for name in ["CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS", "RUSTC_WORKSPACE_WRAPPER"] {
        cargo.env_remove(name);
    }
    let run = cargo.output().unwrap();
    let said = [run.stdout, run.stderr].concat();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&said));
}

#[test]
fn the_schemas_and_the_browsers_types_are_current() {
    cargo(&["run"]);
    cargo(&["test", "--test", "declare"]);
}
