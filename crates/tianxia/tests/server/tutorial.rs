//! The bot of docs/tutorials/bot-in-javascript.md, as the page prints it, plays a game on a server.

use crate::kit::*;
use std::process::Command;

const PAGE: &str = include_str!("../../../../docs/tutorials/bot-in-javascript.md");

/// The block that the page writes to a file.
fn block(file: &str) -> &'static str {
    let rest = PAGE.split(&format!("`{file}`:\n\n```js\n")).nth(1).unwrap_or_else(|| panic!("the page has no {file}"));
    rest.split("```").next().unwrap()
}

#[test]
fn the_bot_in_javascript_plays_a_game_to_its_end() {
    let server = Server::start(NO_LIMITS);
    for file in ["server.mjs", "play.mjs"] {
        std::fs::write(server.folder.file(file), block(file)).unwrap();
    }
    let mut node = Command::new("node");
    node.arg("play.mjs").current_dir(&server.folder.0).env("TIANXIA_URL", &server.url);
    let output = node.output().unwrap_or_else(|error| panic!("this test needs Node.js: {error}"));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.starts_with("over after ") && said.contains("; places: "), "{said}");
}
