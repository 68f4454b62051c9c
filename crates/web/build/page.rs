//! Builds `crates/page` for the browser: tables, games and bots that need no server. It has a target folder of its own, since the build that runs this
//! script holds the lock of the other.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const TARGET: &str = "wasm32-unknown-unknown";

/// What it is made of, beside `Cargo.lock`.
const SOURCES: &[&str] = &[
    "crates/bots/src",
    "crates/core/src",
    "crates/dragon",
    "crates/games/src",
    "crates/host/src",
    "crates/huang",
    "crates/page/src",
    "crates/protocol/src",
    "crates/qin",
    "crates/tables/src",
    "lessons",
    "puzzles",
    "rulebook",
];

/// The folder with `page.wasm`, or why there is none.
pub(crate) fn build(root: &Path, out: &Path) -> Result<PathBuf, String> {
    println!("cargo:rerun-if-env-changed=TIANXIA_PAGE");
    match env::var("TIANXIA_PAGE") {
        Ok(word) if word == "build" => {}
        Ok(word) if word == "none" => return Err("TIANXIA_PAGE=none asks for none".to_owned()),
        Ok(folder) => return Ok(PathBuf::from(folder)),
        // Who changes the rules in a development build should not wait for a page each time.
        Err(_) if env::var("PROFILE").is_ok_and(|profile| profile == "debug") => {
            return Err("this is a development build; TIANXIA_PAGE=build asks for it".to_owned());
        }
        Err(_) => {}
    }
    for source in SOURCES.iter().chain(&["Cargo.lock", "Cargo.toml"]) {
        println!("cargo:rerun-if-changed={}", root.join(source).display());
    }
    find_target()?;
    if !root.join("crates/page/Cargo.toml").exists() {
        return Err("crates/page is not here".to_owned());
    }
    let (target, folder) = (out.join("page-target"), out.join("page"));
    let mut compiles = cargo(root, &target);
    compiles.args(["--profile", "page", "--package", "tianxia-page", "--target", TARGET]);
    run(compiles)?;
    let compiled = target.join(TARGET).join("page/tianxia_page.wasm");
    let copied = fs::create_dir_all(&folder).and_then(|()| fs::copy(&compiled, folder.join("page.wasm")));
    copied.map_err(|error| format!("{}: {error}", compiled.display()))?;
    Ok(folder)
}

/// Makes sure that the compiler knows the target; rustup is asked for it once.
fn find_target() -> Result<(), String> {
    let there = || {
        let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let found = Command::new(rustc).args(["--print", "sysroot"]).output().ok()?;
        let sysroot = String::from_utf8(found.stdout).ok()?;
        fs::metadata(Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET).join("lib")).ok()
    };
    let added = || Command::new("rustup").args(["target", "add", TARGET]).output().ok();
    match there().or_else(|| added().and_then(|_| there())) {
        Some(_) => Ok(()),
        None => Err(format!("the target {TARGET} is not installed: rustup target add {TARGET}")),
    }
}

/// Cargo, with a target folder of its own. What the outer build tells its compiler is not meant for this one.
fn cargo(root: &Path, target: &Path) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root).args(["build", "--quiet", "--target-dir"]).arg(target);
    for name in ["CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS", "RUSTC_WORKSPACE_WRAPPER", "CARGO_INCREMENTAL"] {
        cargo.env_remove(name);
    }
    cargo
}

fn run(mut command: Command) -> Result<(), String> {
    let run = command.output().map_err(|error| format!("cargo could not be run: {error}"))?;
    if run.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&run.stderr);
    Err(format!("it could not be built: {}", said.lines().collect::<Vec<_>>().join(" · ")))
}
