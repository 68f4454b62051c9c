//! Are the browser's types what the Rust types are?

use std::path::Path;

#[test]
fn the_browsers_types_are_current() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src");
    let mut stale = Vec::new();
    for file in tianxia_typescript::files().unwrap() {
        let path = folder.join(&file.path);
        if std::fs::read_to_string(&path).unwrap_or_default() == file.text {
            continue;
        }
        match std::env::var_os("UPDATE_TYPES") {
            Some(_) => std::fs::write(&path, &file.text).unwrap(),
            None => stale.push(file.path),
        }
    }
    let command = "UPDATE_TYPES=1 cargo test --release -p tianxia-typescript";
    assert!(stale.is_empty(), "{stale:?} are out of date; run: {command}");
}
