//! A folder of scenarios is run as a whole, and all that is wrong in it is told at once.

use crate::lots::{HONEST, Lots};
use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use tianxia_core::scenario::{folder, hold};

const GOOD: &str =
    "title = \"good\"\ngame = \"lots\"\nrules = [\"L1\", \"L2\"]\n[setup]\nplayers = 2\n[[step]]\nturn = 1\n";

/// An own folder for each test, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn with(self, name: &str, text: &str) -> Self {
        fs::write(self.0.join(name), text).unwrap();
        self
    }

    fn complaint(&self) -> String {
        let path = self.0.clone();
        let panic = catch_unwind(move || hold::<Lots<HONEST>>(path)).expect_err("it should not hold");
        panic.downcast_ref::<String>().unwrap().clone()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn what_holds_tells_the_rules_it_proves() {
    let files = Folder::new("holds").with("b.toml", GOOD).with("a.toml", &GOOD.replace("L1", "L3")).with("c.txt", "x");
    let held = hold::<Lots<HONEST>>(&files.0);
    assert_eq!(held.scenarios, 2);
    assert_eq!(held.rules.into_iter().collect::<Vec<_>>(), ["L1", "L2", "L3"]);
    let names: Vec<_> = folder(&files.0).unwrap().into_iter().map(|file| file.name).collect();
    assert_eq!(names, ["a.toml", "b.toml"]);
}

#[test]
fn all_that_is_wrong_is_told_at_once() {
    let files = Folder::new("differs")
        .with("a.toml", &GOOD.replace("turn = 1", "turn = 2"))
        .with("b.toml", GOOD)
        .with("c.toml", "title = 3");
    let complaint = files.complaint();
    assert!(complaint.contains("a.toml: \"good\" does not hold:\n- step 1, turn: expected 2, found 1"), "{complaint}");
    assert!(complaint.contains("c.toml: line 1, column 9: "), "{complaint}");
    assert!(!complaint.contains("b.toml"), "{complaint}");
}

#[test]
fn an_empty_folder_proves_nothing() {
    assert!(Folder::new("empty").complaint().ends_with("there is no scenario in this folder"));
    let gone = Folder(Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-such-folder"));
    assert!(gone.complaint().contains("no-such-folder: "));
}
