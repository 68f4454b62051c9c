//! A language is a folder. A made-up one, English with rotated letters, is put beside the others, and the program speaks it.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const CODE: &str = "qaa-Rota";
const LOCALES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");

/// Each letter, thirteen places further.
fn rotated(text: &str) -> String {
    let turn = |letter: char, first: u8| char::from((letter as u8 - first + 13) % 26 + first);
    text.chars()
        .map(|letter| match letter {
            'a'..='z' => turn(letter, b'a'),
            'A'..='Z' => turn(letter, b'A'),
            other => other,
        })
        .collect()
}

fn rotate(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = rotated(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| rotate(&mut variant.value));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// Writes the language into a folder of its own, without the file of one game: the translation is not complete.
fn language(home: &Path) {
    let folder = home.join(CODE);
    fs::create_dir_all(&folder).unwrap();
    for entry in fs::read_dir(Path::new(LOCALES).join("en")).unwrap().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name == "huang.ftl" {
            continue;
        }
        let mut resource = fluent_syntax::parser::parse(fs::read_to_string(entry.path()).unwrap()).unwrap();
        for part in &mut resource.body {
            if let Entry::Message(message) = part {
                message.value.iter_mut().for_each(rotate);
            }
        }
        fs::write(folder.join(name), fluent_syntax::serializer::serialize(&resource)).unwrap();
    }
}

fn printed(home: &Path, words: &[&str], lang: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tianxia"));
    command.args(words).args(["--lang", lang]).env("LC_ALL", "C").env("TIANXIA_LOCALES", home);
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let output = command.current_dir(root).output().unwrap();
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_new_folder_is_a_new_language() {
    let home: PathBuf = std::env::temp_dir().join(format!("tianxia-translation-{}", std::process::id()));
    language(&home);
    let speak = |words: &[&str]| printed(&home, words, CODE);
    assert!(speak(&["demo"]).contains(&rotated("A demonstration of ")));
    assert!(speak(&["replay", "examples/game.txt"]).contains(&rotated("entries replayed.")));
    assert!(speak(&["position", "examples/game.txt", "--at", "3"]).contains(&rotated("legal actions")));
    assert!(speak(&["hint", "examples/game.txt", "--at", "3", "--think", "0.05"]).contains(&rotated("to win")));
    // What is not translated is shown in English: a game's file, and the rulebooks.
    assert!(speak(&["demo", "huang"]).contains("places"));
    assert!(speak(&["rules", "qin", "goal"]).contains("pagoda"));
    // A code as the system writes it finds the folder, too, and other languages stay what they are.
    assert!(printed(&home, &["demo"], "qaa_Rota.UTF-8").contains(&rotated("A demonstration of ")));
    assert!(printed(&home, &["demo"], "de").contains("Vorführung"));
    fs::remove_dir_all(&home).unwrap();
}
