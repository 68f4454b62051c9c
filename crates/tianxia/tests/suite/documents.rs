//! The commands and files that README and the documents print, typed by a test in an empty folder that has the repository's examples beside it.
//!
//! A fenced block after a line such as "`mybot.py`:" is written to that file. Every line of a block of the language `sh` is typed, in the order of the
//! page, unless [`NOT_TYPED`] says why not.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Lines that are not typed, by their beginning, each with the reason.
const NOT_TYPED: &[(&str, &str)] = &[
    ("cargo ", "builds for minutes"),
    ("cd web", "installs packages from npm; `make web-check` does the same"),
    ("git clone ", "needs the address of the project"),
    ("pip install ", "needs the network; `make python` builds and tests the package"),
    ("TIANXIA_SERVER=", "starts a development server that does not end"),
    ("UPDATE_TYPES=1 cargo ", "builds for minutes"),
    ("grep -E '^(server )?seed: '", "`suite/overwrite.rs` checks what it prints"),
    ("node play.mjs", "`server/tutorial.rs` runs it against a server"),
    ("tianxia serve", "does not end; `tests/server` starts servers"),
    ("tianxia  ", "starts a server and a browser"),
    ("tianxia doctor", "exits with 1 where no server is set up; `server/doctor` tests it"),
    ("tianxia connect", "needs a server; `server/terminal.rs` tests it"),
    ("tianxia site", "needs a program that is built with the page; `scripts/smoke` tests it"),
    ("tianxia benchmark cmd:./my-agent", "names a program of the reader; the line of README is typed"),
];

/// Documents whose blocks are typed.
const DOCUMENTS: &[&str] = &[
    "README.md",
    "CONTRIBUTING.md",
    "docs/boards.md",
    "docs/bot-programs.md",
    "docs/bots.md",
    "docs/commands.md",
    "docs/faq.md",
    "docs/hosting.md",
    "docs/lessons.md",
    "docs/playing.md",
    "docs/records.md",
    "docs/research.md",
    "docs/scenarios.md",
    "docs/tutorials/bot-in-javascript.md",
    "docs/tutorials/bot-in-python.md",
    "docs/tutorials/first-board.md",
    "docs/tutorials/first-lesson.md",
    "crates/tianxia/README.md",
];

/// What a document says to do.
enum Step {
    Write(PathBuf, String),
    Type(String),
}

fn steps(page: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut named: Option<PathBuf> = None;
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if let Some(language) = line.strip_prefix("```") {
            let block: Vec<&str> = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
            match (named.take(), language) {
                (Some(file), _) => steps.push(Step::Write(file, block.join("\n") + "\n")),
                (None, "sh") => steps
                    .extend(block.iter().filter(|line| !line.is_empty()).map(|line| Step::Type((*line).to_owned()))),
                _ => {}
            }
        } else if !line.is_empty() {
            let name = line.strip_prefix('`').and_then(|rest| rest.strip_suffix("`:"));
            named = name.filter(|name| !name.contains([' ', '`'])).map(PathBuf::from);
        }
    }
    steps
}

/// A folder with the examples of the repository, that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(document: &str) -> Self {
        let name = document.replace(['/', '.'], "-");
        let folder = std::env::temp_dir().join(format!("tianxia-documents-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        #[cfg(unix)]
        for shared in ["examples", "scenarios", "lessons", "crates", "rulebook", "puzzles"] {
            std::os::unix::fs::symlink(Path::new(ROOT).canonicalize().unwrap().join(shared), folder.join(shared))
                .unwrap();
        }
        Folder(folder)
    }

    fn write(&self, file: &Path, text: &str) {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Types a line, with fewer games where it plays many.
    fn type_line(&self, document: &str, line: &str) {
        let fewer: Vec<String> = line
            .split(' ')
            .scan(false, |after_games, word| {
                let is_count = std::mem::replace(after_games, word == "--games") && word.parse::<u32>().is_ok();
                Some(if is_count { "2".to_owned() } else { word.to_owned() })
            })
            .collect();
        let program = Path::new(env!("CARGO_BIN_EXE_tianxia")).parent().unwrap();
        let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap());
        let mut command = Command::new("sh");
        command.args(["-c", &fewer.join(" ")]).current_dir(&self.0);
        command.env("PATH", path).env("LC_ALL", "C").env("HOME", &self.0).env("XDG_DATA_HOME", self.0.join("data"));
        let output = command.stdin(Stdio::null()).output().unwrap();
        assert!(
            output.status.success(),
            "{document}: `{line}` exits with {:?}:\n{}{}",
            output.status.code(),
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(unix)]
#[test]
fn every_command_of_the_documents_works_as_typed() {
    let mut typed = 0;
    let mut excused = std::collections::BTreeSet::new();
    for document in DOCUMENTS {
        let page =
            fs::read_to_string(Path::new(ROOT).join(document)).unwrap_or_else(|error| panic!("{document}: {error}"));
        let folder = Folder::new(document);
        for step in steps(&page) {
            match step {
                Step::Write(file, text) => folder.write(&file, &text),
                Step::Type(line) => match NOT_TYPED.iter().find(|(beginning, _)| line.starts_with(beginning)) {
                    Some((beginning, _)) => _ = excused.insert(*beginning),
                    None => {
                        folder.type_line(document, &line);
                        typed += 1;
                    }
                },
            }
        }
    }
    assert!(typed > 30, "only {typed} commands were typed");
    let idle: Vec<_> = NOT_TYPED.iter().filter(|(beginning, _)| !excused.contains(beginning)).collect();
    assert!(idle.is_empty(), "no document has these lines: {idle:?}");
}

#[test]
fn every_document_with_commands_is_typed() {
    let mut unlisted = Vec::new();
    for folder in ["", "docs", "docs/tutorials"] {
        for entry in fs::read_dir(Path::new(ROOT).join(folder)).unwrap().flatten() {
            let name = Path::new(folder).join(entry.file_name()).to_string_lossy().into_owned();
            if name.ends_with(".md")
                && fs::read_to_string(entry.path()).unwrap().contains("\n```sh\n")
                && !DOCUMENTS.contains(&&*name)
            {
                unlisted.push(name);
            }
        }
    }
    assert!(unlisted.is_empty(), "add these to DOCUMENTS: {unlisted:?}");
}

#[test]
fn every_relative_link_of_the_documents_leads_to_a_file() {
    let mut broken = Vec::new();
    let mut folders = vec![
        PathBuf::from("."),
        PathBuf::from("docs"),
        PathBuf::from("docs/tutorials"),
        PathBuf::from("docs/decisions"),
    ];
    folders.push(PathBuf::from("deploy"));
    for folder in folders {
        for entry in fs::read_dir(Path::new(ROOT).join(&folder)).unwrap().flatten() {
            if entry.path().extension().is_none_or(|ending| ending != "md") {
                continue;
            }
            let page = fs::read_to_string(entry.path()).unwrap();
            for part in page.split("](").skip(1) {
                let Some((target, _)) = part.split_once(')') else { continue };
                let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
                if target.contains("://") || target.starts_with("mailto:") || target.contains(' ') {
                    continue;
                }
                let file = if path.is_empty() { entry.path() } else { entry.path().parent().unwrap().join(path) };
                let there = file.exists()
                    && (anchor.is_empty()
                        || file.extension().is_none_or(|ending| ending != "md")
                        || has_heading(&file, anchor));
                if !there {
                    broken.push(format!("{}: {target}", entry.path().display()));
                }
            }
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
}

/// Does the page have a heading with this anchor, as GitHub makes it?
fn has_heading(file: &Path, anchor: &str) -> bool {
    let page = fs::read_to_string(file).unwrap();
    let slug = |heading: &str| -> String {
        let text = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = text.chars().filter(|letter| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_'));
        kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
    };
    page.lines().filter(|line| line.starts_with('#')).any(|line| slug(line) == anchor)
}
