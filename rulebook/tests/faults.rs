//! Whatever can go wrong in a rulebook is found: each test damages the rulebook of Qin in one way.

use tianxia_rulebook::{Files, check, files};

/// A rulebook that can be damaged.
struct Draft {
    languages: Vec<(&'static str, String)>,
    figures: String,
    things: String,
    examples: Vec<(&'static str, String)>,
}

impl Draft {
    fn new() -> Self {
        let files = files("qin").unwrap();
        let owned = |(name, text): &(&'static str, &'static str)| (*name, (*text).to_owned());
        Draft {
            languages: files.languages.iter().map(owned).collect(),
            figures: files.figures.to_owned(),
            things: files.things.to_owned(),
            examples: files.examples.iter().map(owned).collect(),
        }
    }

    /// Changes the text of a language; it must change.
    fn edit(mut self, language: &str, change: impl Fn(&str) -> String) -> Self {
        let (_, text) = self.languages.iter_mut().find(|(code, _)| *code == language).unwrap();
        let changed = change(text);
        assert_ne!(*text, changed, "the fault is planted");
        *text = changed;
        self
    }

    /// The complaints, of which one must say this.
    fn is_told(&self, expected: &str) {
        let languages: Vec<(&str, &str)> = self.languages.iter().map(|(code, text)| (*code, text.as_str())).collect();
        let examples: Vec<(&str, &str)> = self.examples.iter().map(|(name, text)| (*name, text.as_str())).collect();
        let (figures, things) = (self.figures.as_str(), self.things.as_str());
        let complaints = check(&Files { game: "qin", languages: &languages, figures, things, examples: &examples });
        assert!(complaints.iter().any(|one| one.contains(expected)), "no `{expected}` in {complaints:#?}");
    }
}

/// The paragraph that begins like this.
fn paragraph<'a>(text: &'a str, start: &str) -> &'a str {
    text.split("\n\n").find(|paragraph| paragraph.starts_with(start)).unwrap()
}

#[test]
fn a_missing_rule() {
    let draft = Draft::new().edit("fr", |text| text.replace(paragraph(text, "**Q9**"), ""));
    draft.is_told("qin/fr.md: Q9 missing; every rule of the game has its paragraph");
    draft.is_told("qin/fr.md: line ");
}

#[test]
fn a_rule_that_stands_there_twice() {
    let draft = Draft::new().edit("pl", |text| format!("{text}\n\n{}\n", paragraph(text, "**Q9**")));
    draft.is_told("qin/pl.md: Q9 stands there twice; once is right");
    draft.is_told("qin/pl.md: chapter #words has ");
}

#[test]
fn a_rule_that_does_not_exist() {
    Draft::new()
        .edit("en", |text| text.replacen("**Q9**", "**Q99**", 1))
        .is_told("Q99 is no rule of qin; they are Q1 to Q25");
    let cited = Draft::new().edit("de", |text| text.replacen("**Q9** ", "**Q9** [Q26] ", 1));
    cited.is_told("[Q26] is no rule of qin; they are Q1 to Q25");
    cited.is_told("in English they are ");
}

#[test]
fn a_link_to_no_chapter() {
    let draft = Draft::new().edit("en", |text| text.replacen("**Q9** ", "**Q9** [so](#nowhere) ", 1));
    draft.is_told("(#nowhere) is no chapter; there are goal, ");
}

#[test]
fn chapters_that_differ() {
    let draft = Draft::new().edit("de", |text| text.replacen("{#goal}", "{#ziel}", 1));
    draft.is_told("qin/de.md: the chapters are ziel, ");
    Draft::new().edit("en", |text| text.replace("{#words}", "{#terms}")).is_told("the last chapter is not #words");
}

#[test]
fn a_condition_that_differs_or_can_never_be() {
    let draft = Draft::new().edit("de", |text| text.replacen("**Q9** ", "**Q9** {players=2} ", 1));
    draft.is_told("rule Q9 has the conditions players=2-2; in English they are none");
    let draft =
        Draft::new().edit("en", |text| text.replacen("**Q9** ", "**Q9** {players=5} {option=wall} {rules=7} ", 1));
    draft.is_told("qin is for 2 to 4 players, not 5 to 5");
    draft.is_told("qin has no option `wall`; there are ");
    draft.is_told("version 7 of the rules of qin");
}

#[test]
fn figures_that_differ_or_that_nobody_uses() {
    let draft = Draft::new().edit("fr", |text| text.replacen("**Q9** ", "**Q9** {=hand} ", 1));
    draft.is_told("has the figures hand; in English they are none");
    let mut draft = Draft::new();
    draft.figures.push_str("\nidle = 4\n");
    draft.is_told("qin/figures.toml: no text uses `idle`");
}

#[test]
fn examples_that_are_missing_unused_or_wrong() {
    let mut draft = Draft::new();
    let (first, _) = draft.examples.remove(0);
    draft.is_told(&format!("qin/en.md: there is no file examples/{first}.toml for this example"));
    let mut draft = Draft::new();
    draft.examples.push(("lonely", draft.examples[0].1.clone()));
    draft.is_told("qin/de.md: the example `lonely` is not shown; every example is");
    let mut draft = Draft::new();
    draft.examples.truncate(14);
    draft.is_told("qin: 14 examples; a rulebook has at least 15");
    let mut draft = Draft::new();
    draft.examples[0].1.push_str("\n[[step]]\nturn = 3\n");
    draft.is_told(".toml: ");
    let mut draft = Draft::new();
    draft.examples[0].1 = draft.examples[0].1.replacen("rules = [", "rules = [\"Q77\", ", 1);
    draft.is_told("Q77 is no rule; they are Q1 to Q25");
}

#[test]
fn a_thing_without_a_rule() {
    let mut draft = Draft::new();
    draft.things.push_str("\nkite = \"Q30\"\n");
    draft.is_told("qin/things.toml: kite: \"Q30\" is no rule; they are Q1 to Q25");
}

#[test]
fn marks_of_a_typewriter_and_french_marks_without_their_space() {
    Draft::new()
        .edit("en", |text| text.replacen("**Q9** ", "**Q9** It's so. ", 1))
        .is_told("' in the text; write the curved mark");
    let draft = Draft::new().edit("fr", |text| text.replacen("**Q9** ", "**Q9** Ainsi: ", 1));
    draft.is_told("`:` without a non-breaking space (U+00A0) beside it");
}
