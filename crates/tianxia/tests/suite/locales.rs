//! The Fluent files under `locales/`, held against English and against the sources: nothing missing, nothing unknown,
//! nothing that no code says.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use intl_pluralrules::{PluralRuleType, PluralRules};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use unic_langid::LanguageIdentifier;

/// What a message mentions.
#[derive(Default)]
struct Message {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    variants: BTreeSet<String>,
}

/// The messages of a language, by file and id.
type Catalogue = BTreeMap<(String, String), Message>;

/// The languages that have every message.
const COMPLETE: [&str; 4] = ["en", "de", "fr", "pl"];

/// The languages: each folder with a `common.ftl` is one.
fn languages() -> Vec<String> {
    let folders = std::fs::read_dir(root().join("locales")).expect("locales").flatten();
    let folders = folders.filter(|entry| entry.path().join("common.ftl").exists());
    folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

/// The plurals of a language by which a message may choose, as its rules give them to whole, broken and great numbers.
fn plurals(language: &str) -> BTreeSet<String> {
    let code: LanguageIdentifier = language.parse().unwrap_or_else(|error| panic!("locales/{language}: {error}"));
    let rules = PluralRules::create(code, PluralRuleType::CARDINAL).expect("the plural rules of the language");
    let numbers = (0..=200).map(|number| number.to_string()).chain(["1.5", "1000000"].map(str::to_owned));
    let plurals = numbers.map(|number| rules.select(number.as_str()).expect("a number"));
    plurals.map(|plural| format!("{plural:?}").to_lowercase()).collect()
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files below a folder with one of these endings.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, endings));
        } else if path.extension().is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted)) {
            found.push(path);
        }
    }
    found
}

fn catalogue(language: &str) -> Catalogue {
    let mut catalogue = Catalogue::new();
    for path in files(&root().join("locales").join(language), &["ftl"]) {
        let file = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a text");
        let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{path:?}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut mentions = Message::default();
            let pattern = message.value.unwrap_or_else(|| panic!("{path:?}: {} says nothing", message.id.name));
            mentions.read(&pattern);
            let again = catalogue.insert((file.clone(), message.id.name.clone()), mentions);
            assert!(again.is_none(), "{path:?}: {} stands there twice", message.id.name);
        }
    }
    assert!(!catalogue.is_empty(), "no messages in {language}");
    catalogue
}

impl Message {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            self.read_expression(expression);
        }
    }

    fn read_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    if let VariantKey::Identifier { name } = &variant.key {
                        self.variants.insert(name.clone());
                    }
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => self.variables.extend([id.name.clone()]),
            InlineExpression::MessageReference { id, .. } => self.messages.extend([id.name.clone()]),
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("{other:?} is not understood here; teach this test"),
        }
    }

    /// The variables, also of the messages it is made of. `hue` is the key of a `colour`, for languages that decline it.
    fn all_variables(&self, catalogue: &Catalogue) -> BTreeSet<String> {
        let own = self.variables.iter().map(|name| if name == "hue" { "colour".to_owned() } else { name.clone() });
        let inner = catalogue.iter().filter(|((_, id), _)| self.messages.contains(id));
        own.chain(inner.flat_map(|(_, message)| message.all_variables(catalogue))).collect()
    }
}

/// What the sources say: every word that could be the id of a message, and every beginning of an id that is completed at
/// run time, as in `web-title-${game}`.
struct Sources {
    words: BTreeSet<String>,
    beginnings: BTreeSet<String>,
}

impl Sources {
    fn read() -> Self {
        let mut sources = Sources { words: BTreeSet::new(), beginnings: BTreeSet::new() };
        let crates = std::fs::read_dir(root().join("crates")).expect("crates").flatten();
        let folders = crates.map(|entry| entry.path().join("src")).chain([root().join("web/src")]);
        for path in folders.flat_map(|folder| files(&folder, &["rs", "ts", "svelte"])) {
            let text = std::fs::read_to_string(&path).expect("a text");
            let outside = |letter: char| !letter.is_ascii_alphanumeric() && letter != '-' && letter != '_';
            sources.words.extend(text.split(outside).filter(|word| !word.is_empty()).map(str::to_owned));
            let templates = text.match_indices("-${").map(|(end, _)| text[..=end].rsplit(outside).next().unwrap_or(""));
            // A beginning without the name of a game or of a part says too little.
            sources.beginnings.extend(
                templates.filter(|begin| begin.matches('-').count() > 1 || *begin == "mark-").map(str::to_owned),
            );
        }
        sources
    }

    fn say(&self, id: &str) -> bool {
        // The explanations of options are looked up by the key of the option: GAME-option-KEY.
        let option = id.split_once("-option-").filter(|(part, _)| *part != "web").map(|(_, key)| key);
        self.words.contains(option.unwrap_or(id)) || self.beginnings.iter().any(|begin| id.starts_with(begin))
    }
}

#[test]
fn every_language_has_the_messages_of_english() {
    let english = catalogue("en");
    for language in languages() {
        let own = catalogue(&language);
        let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
        // Another language may be partial: what it lacks is shown in English.
        assert!(missing.is_empty() || !COMPLETE.contains(&&*language), "{language} lacks {missing:#?}");
        // A language may cut its sentences into messages of its own, such as the cases of colours.
        let parts: BTreeSet<_> = own.values().flat_map(|message| &message.messages).collect();
        let unknown: Vec<_> = own.keys().filter(|key| !english.contains_key(*key) && !parts.contains(&key.1)).collect();
        assert!(unknown.is_empty(), "{language} has what English has not: {unknown:#?}");
    }
}

#[test]
fn every_language_uses_the_variables_of_english() {
    let english = catalogue("en");
    for language in languages() {
        let own = catalogue(&language);
        for (key, message) in &english {
            let Some(translated) = own.get(key) else { continue };
            let (wanted, used) = (message.all_variables(&english), translated.all_variables(&own));
            assert_eq!(used, wanted, "the variables of {} in {language}, and in English", key.1);
        }
    }
}

#[test]
fn plurals_are_those_of_the_language() {
    let all = ["zero", "one", "two", "few", "many", "other"];
    assert_eq!(plurals("pl"), ["few", "many", "one", "other"].map(str::to_owned).into());
    for language in languages() {
        let plurals = plurals(&language);
        for ((_, id), message) in catalogue(&language) {
            let strange = message.variants.iter().find(|name| all.contains(&name.as_str()) && !plurals.contains(*name));
            assert_eq!(strange, None, "{id} in {language} has a plural that the language has not");
        }
    }
}

#[test]
fn every_message_is_said_by_some_code() {
    let sources = Sources::read();
    let english = catalogue("en");
    let unused: Vec<_> = english.keys().filter(|(_, id)| !sources.say(id)).collect();
    assert!(unused.is_empty(), "no code says {unused:#?}");
}
