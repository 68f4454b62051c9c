//! Archives and Debian packages: `scripts/pack` gives the same bytes twice, with everything in them that a person without this source needs.

#![cfg(unix)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const PROGRAM: &str = env!("CARGO_BIN_EXE_tianxia");

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("tianxia-packages-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Packs a program for a target, and returns the files by name.
fn pack(folder: &Path, program: &Path, target: &str) -> BTreeMap<String, Vec<u8>> {
    let mut command = Command::new(root().join("scripts/pack"));
    command.arg("--program").arg(program).args(["--target", target, "--helper", PROGRAM, "--out"]).arg(folder);
    run(command.env("SOURCE_DATE_EPOCH", "1760000000"));
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    files.map(|file| (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap())).collect()
}

/// A stand-in for a program of another machine, which names what it needs as a real one does.
fn foreign(folder: &Path) -> PathBuf {
    let path = folder.join("foreign");
    fs::write(&path, b"\x7fELF libgcc_s.so.1\0GLIBC_2.2.5\0GLIBC_2.28\0GLIBC_2.17\0 and the rest").unwrap();
    path
}

#[test]
fn packing_the_same_program_twice_gives_the_same_bytes() {
    let folder = Folder::new("twice");
    let program = foreign(&folder.0);
    for (target, count) in [("x86_64-unknown-linux-gnu", 2), ("aarch64-apple-darwin", 1), ("x86_64-pc-windows-msvc", 1)]
    {
        let (first, second) = (folder.0.join(target).join("1"), folder.0.join(target).join("deeper/2"));
        let one = pack(&first, &program, target);
        // Neither the name of the file nor its times leave a trace.
        fs::copy(&program, folder.0.join("again")).unwrap();
        let two = pack(&second, &folder.0.join("again"), target);
        assert_eq!(one.len(), count, "{:?}", one.keys());
        assert!(one == two, "{target}: {:?} differ", one.keys());
    }
}

#[test]
fn an_archive_has_the_program_its_licences_man_pages_and_completions() {
    let folder = Folder::new("archive");
    let made = pack(&folder.0.join("out"), Path::new(PROGRAM), "x86_64-apple-darwin");
    let name = made.keys().find(|name| name.ends_with(".tar.gz")).unwrap();
    run(Command::new("tar").arg("-xzf").arg(folder.0.join("out").join(name)).arg("-C").arg(&folder.0));
    let inside = folder.0.join(name.trim_end_matches(".tar.gz"));
    for file in [
        "tianxia",
        "README.md",
        "CHANGELOG.md",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "LICENSE-OFL",
        "THIRD-PARTY.txt",
        "docs/hosting.md",
        "deploy/compose.yml",
        "man/man1/tianxia.1",
        "man/man1/tianxia-serve.1",
        "completions/bash",
    ] {
        assert!(fs::metadata(inside.join(file)).is_ok_and(|file| file.len() > 100), "{file} is missing or empty");
    }
    let version = run(Command::new(inside.join("tianxia")).arg("--version"));
    assert_eq!(version.trim(), concat!("tianxia ", env!("CARGO_PKG_VERSION")));
}

/// The members of an `ar` archive, which a Debian package is.
fn members(package: &[u8]) -> BTreeMap<String, Vec<u8>> {
    assert_eq!(&package[..8], b"!<arch>\n");
    let (mut at, mut found) = (8, BTreeMap::new());
    while at < package.len() {
        let head = std::str::from_utf8(&package[at..at + 60]).unwrap();
        let size: usize = head[48..58].trim().parse().unwrap();
        found.insert(head[..16].trim().to_owned(), package[at + 60..at + 60 + size].to_vec());
        at += 60 + size + size % 2;
    }
    found
}

/// The files of a tar archive, as `tar` lists them with rights and owners.
fn listed(folder: &Path, name: &str, content: &[u8]) -> (PathBuf, String) {
    let archive = folder.join(name);
    fs::write(&archive, content).unwrap();
    let inside = folder.join(format!("{name}.d"));
    fs::create_dir_all(&inside).unwrap();
    run(Command::new("tar").arg("-xf").arg(&archive).arg("-C").arg(&inside));
    (inside, run(Command::new("tar").arg("-tvf").arg(&archive).arg("--numeric-owner")))
}

#[test]
fn a_debian_package_depends_on_what_its_program_needs_and_enables_nothing() {
    let folder = Folder::new("debian");
    for (target, architecture) in [("x86_64-unknown-linux-gnu", "amd64"), ("aarch64-unknown-linux-gnu", "arm64")] {
        let made = pack(&folder.0.join(target), &foreign(&folder.0), target);
        let version = env!("CARGO_PKG_VERSION");
        let package = members(&made[&format!("tianxia_{version}_{architecture}.deb")]);
        assert_eq!(package["debian-binary"], b"2.0\n");
        let (inside, _) = listed(&folder.0, &format!("{architecture}-control.tar.gz"), &package["control.tar.gz"]);
        let control = fs::read_to_string(inside.join("control")).unwrap();
        assert!(control.contains("\nDepends: libc6 (>= 2.28), libgcc-s1 | libgcc1, passwd\n"), "{control}");
        assert!(control.contains(&format!("\nArchitecture: {architecture}\n")) && !control.contains("@VERSION@"));
        assert_eq!(fs::read_to_string(inside.join("conffiles")).unwrap(), "/etc/tianxia/environment\n");
        for script in ["postinst", "prerm", "postrm"] {
            let text = fs::read_to_string(inside.join(script)).unwrap();
            run(Command::new("sh").arg("-n").arg(inside.join(script)));
            let commands = text.lines().filter(|line| !line.trim().starts_with(['#', 'e']));
            for line in commands {
                assert!(!line.contains("enable") && !line.contains("systemctl start"), "{script}: {line}");
                assert!(!line.contains("rm -r"), "{script} deletes games: {line}");
            }
        }
        let (inside, list) = listed(&folder.0, &format!("{architecture}-data.tar.xz"), &package["data.tar.xz"]);
        assert!(list.lines().all(|line| line.split_whitespace().nth(1) == Some("0/0")), "{list}");
        for file in [
            "usr/bin/tianxia",
            "usr/share/man/man1/tianxia.1.gz",
            "usr/share/bash-completion/completions/tianxia",
            "usr/lib/systemd/system/tianxia@.service",
            "usr/share/doc/tianxia/docs/upgrading.md",
        ] {
            assert!(inside.join(file).is_file(), "{file} is missing");
        }
        let unit = fs::read_to_string(inside.join("usr/lib/systemd/system/tianxia.service")).unwrap();
        assert!(unit.contains("ExecStart=/usr/bin/tianxia serve") && unit.contains("User=tianxia"), "{unit}");
        assert!(unit.contains("StateDirectory=tianxia") && !unit.contains("DynamicUser"), "{unit}");
        let copyright = fs::read_to_string(inside.join("usr/share/doc/tianxia/copyright")).unwrap();
        assert!(copyright.starts_with("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"));
        for licence in ["Permission is hereby granted", "SIL OPEN FONT LICENSE", "tokio "] {
            assert!(copyright.contains(licence), "the copyright file lacks {licence}");
        }
        let mode = list.lines().find(|line| line.ends_with("./etc/tianxia/environment")).unwrap();
        assert!(mode.starts_with("-rw-r-----"), "only root reads the passwords in it: {mode}");
    }
}

#[test]
fn a_formula_names_the_archives_that_are_there_with_their_checksums() {
    let folder = Folder::new("manifests");
    let out = folder.0.join("out");
    let program = foreign(&folder.0);
    pack(&out, &program, "x86_64-unknown-linux-gnu");
    let made = pack(&out, &program, "x86_64-pc-windows-msvc");
    let said = run(Command::new(root().join("scripts/manifests")).arg(&out));
    assert!(
        said.contains("tianxia.rb is without aarch64-apple-darwin, x86_64-apple-darwin, aarch64-unknown-linux-gnu"),
        "{said}"
    );
    let formula = fs::read_to_string(out.join("tianxia.rb")).unwrap();
    let installer = fs::read_to_string(out.join("Tianxia.Tianxia.installer.yaml")).unwrap();
    for (name, text) in [("x86_64-unknown-linux-gnu.tar.gz", &formula), ("x86_64-pc-windows-msvc.zip", &installer)] {
        let (file, _) = made.iter().find(|(file, _)| file.ends_with(name)).unwrap();
        let sum = run(Command::new("sha256sum").arg(out.join(file)));
        assert!(text.contains(file.as_str()) && text.contains(&sum[..64]), "{text}");
        assert!(
            text.contains(env!("CARGO_PKG_REPOSITORY")) && !text.contains("@if") && !text.contains("@VERSION@"),
            "{text}"
        );
    }
    assert!(!formula.contains("darwin"), "{formula}");
}

/// The address of the project stands in one place, and all others agree with it.
#[test]
fn the_address_of_the_project_is_the_same_everywhere() {
    run(Command::new(root().join("scripts/address")).arg("--check"));
    let address = env!("CARGO_PKG_REPOSITORY");
    for file in ["CITATION.cff", "pyproject.toml", "SECURITY.md", "SUPPORT.md", ".github/ISSUE_TEMPLATE/config.yml"] {
        let text = fs::read_to_string(root().join(file)).unwrap();
        assert!(text.contains(address), "{file} does not name {address}");
    }
    let help = run(Command::new(PROGRAM).arg("--help"));
    assert!(help.contains(address), "{help}");
}

/// Versions agree, and the changelog says when each came out.
#[test]
fn the_changelog_has_dates_and_the_version_is_one() {
    let read = |file: &str| fs::read_to_string(root().join(file)).unwrap();
    let version = env!("CARGO_PKG_VERSION");
    for (file, line) in [
        ("pyproject.toml", format!("version = \"{version}\"")),
        ("crates/python/Cargo.toml", format!("version = \"{version}\"")),
        ("web/package.json", format!("\"version\": \"{version}\"")),
        ("CITATION.cff", format!("version: {version}")),
    ] {
        assert!(read(file).contains(&line), "{file} has no {line}");
    }
    let changelog = read("CHANGELOG.md");
    for heading in
        changelog.lines().filter_map(|line| line.strip_prefix("## ")).filter(|heading| *heading != "Unreleased")
    {
        let (version, date) = heading.split_once(" (").unwrap_or_else(|| panic!("{heading} has no date"));
        assert!(version.split('.').count() == 3 && date.len() == 11, "{heading}");
        let notes = run(Command::new(root().join("scripts/notes")).arg(version));
        assert!(notes.contains("### "), "{heading}");
        for part in notes.lines().filter_map(|line| line.strip_prefix("### ")) {
            assert!(
                ["Added", "Changed", "Fixed", "Upgrade notes", "Added and changed"].contains(&part),
                "{heading}: {part}"
            );
        }
    }
}
