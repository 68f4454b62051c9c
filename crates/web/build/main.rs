//! Builds the browser client (`web/`) into the output folder and writes a table of its files. Runs again when a source, a
//! sentence, a map or the lockfile changed. Without Node a plain page stands in, except under `CI=true`, where that is an
//! error. What lets the client play without a server (`page.rs`) is built with it where the compiler can.

mod page;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo names the folder"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo names the output folder"));
    let root = here.join("../..");
    let (web, dist) = (root.join("web"), out.join("dist"));
    for path in [
        "src",
        "public",
        "tools",
        "index.html",
        "offline.html",
        "package.json",
        "package-lock.json",
        "vite.config.ts",
        "svelte.config.js",
    ] {
        println!("cargo:rerun-if-changed={}", web.join(path).display());
    }
    println!("cargo:rerun-if-changed={}", root.join("locales").display());
    // It names the address of the project.
    println!("cargo:rerun-if-changed={}", root.join("Cargo.toml").display());
    println!("cargo:rerun-if-changed={}", root.join("rulebook").display());
    for maps in fs::read_dir(root.join("crates")).into_iter().flatten().flatten().map(|each| each.path().join("maps")) {
        if maps.is_dir() {
            println!("cargo:rerun-if-changed={}", maps.display());
        }
    }
    println!("cargo:rerun-if-changed={}", here.join("plain").display());
    println!("cargo:rerun-if-env-changed=CI");
    let page = page::build(&root, &out);
    if let Err(reason) = &page
        && env::var("PROFILE").is_ok_and(|profile| profile == "release")
    {
        println!("cargo:warning=the browser client cannot play without a server ({reason}); everything else works");
    }
    let folder = match build(&web, &dist, page.ok().as_deref()) {
        Ok(()) => dist,
        // A package of this crate alone has no sources to build from, and nobody to blame for it.
        Err(reason) if web.join("package.json").exists() && env::var("CI").is_ok_and(|ci| ci == "true") => {
            panic!("the browser client was not built: {reason}")
        }
        Err(reason) => {
            println!("cargo:warning=the browser client was not built ({reason}); a plain page is served in its place");
            here.join("plain")
        }
    };
    let mut table = String::from("&[\n");
    list(&folder, &folder, &mut table).expect("the built files can be listed");
    table.push(']');
    fs::write(out.join("files.rs"), table).expect("the output folder can be written");
}

fn build(web: &Path, dist: &Path, page: Option<&Path>) -> Result<(), String> {
    install(web)?;
    let dist = dist.to_str().ok_or("the output folder has no name in UTF-8")?;
    let args = ["run", "--silent", "build", "--", "--outDir", dist, "--emptyOutDir", "--logLevel", "warn"];
    npm(web, &args, page)
}

/// Installs what the lockfile names, unless it is installed already. The tools of lints and tests are more than half of it, so they come only where
/// they were before: `make test-web` installs them.
fn install(web: &Path) -> Result<(), String> {
    let written = |path: &str| fs::metadata(web.join(path)).and_then(|file| file.modified());
    let lock = written("package-lock.json").map_err(|error| format!("web/package-lock.json: {error}"))?;
    if written("node_modules/.package-lock.json").is_ok_and(|installed| installed >= lock) {
        return Ok(());
    }
    let all: &[&str] = &["ci", "--silent"];
    let without_tools = &["ci", "--silent", "--omit=dev"];
    npm(web, if web.join("node_modules/vitest").exists() { all } else { without_tools }, None)
}

/// Runs npm; the folder of the page, if there is one, is named in the environment.
fn npm(web: &Path, args: &[&str], page: Option<&Path>) -> Result<(), String> {
    let mut npm = Command::new("npm");
    npm.args(args).current_dir(web).env_remove("TIANXIA_PAGE");
    npm.envs(page.map(|folder| ("TIANXIA_PAGE", folder)));
    let run = npm.output().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => "npm is not installed: install Node.js 20.19, 22.12, 24 or newer".to_owned(),
        _ => format!("npm could not be run: {error}"),
    })?;
    if run.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&run.stderr).into_owned() + &String::from_utf8_lossy(&run.stdout);
    Err(format!("npm {} failed: {}", args[0], said.lines().collect::<Vec<_>>().join(" · ")))
}

/// One line for each file: its path as browsers ask for it, and its bytes.
fn list(root: &Path, folder: &Path, table: &mut String) -> io::Result<()> {
    let mut entries: Vec<_> = fs::read_dir(folder)?.collect::<io::Result<_>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            list(root, &path, table)?;
        } else {
            let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            writeln!(table, "    ({:?}, include_bytes!({:?})),", format!("/{name}"), path).map_err(io::Error::other)?;
        }
    }
    Ok(())
}
