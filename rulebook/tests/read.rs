//! How a rulebook is read, and what is said when it cannot be.

use serde_json::json;
use tianxia_rulebook::{Figures, read};

const BOOK: &str = "\
# Qin

A board of meadows.

## The goal {#goal}

You place {=tiles} tiles, as [Q7] says; see [the words](#words), [docs/rulings.md](../../docs/rulings.md) and `RR b2`.

**Q6** {option=fair_start} {players=2-4} Every hand
holds *a* **double**.
- one,
  and more
- two

| Colour | Number |
|---|---|
| red | {=tiles} |

![A {=tiles} is shown](examples/a-tile.toml)

## Words {#words}

- **tile**: two territories
";

fn figures() -> Figures {
    Figures::read("tiles = 72\nless = -3\nboard = \"13 × 13\"").unwrap()
}

/// The complaint about a text below a title and a chapter; its first line is the fifth.
fn complaint(text: &str) -> String {
    let book = format!("# Qin\n\n## Goal {{#goal}}\n\n{text}");
    read("qin", "de", &book, &figures()).unwrap_err().to_string()
}

#[test]
fn a_rulebook_becomes_chapters_and_blocks() {
    let book = read("qin", "en", BOOK, &figures()).unwrap();
    let text = |text: &str| json!({ "kind": "text", "text": text });
    assert_eq!(
        serde_json::to_value(&book).unwrap(),
        json!({
            "game": "qin",
            "language": "en",
            "title": "Qin",
            "intro": [{ "kind": "text", "inline": [text("A board of meadows.")] }],
            "chapters": [
                { "id": "goal", "title": "The goal", "blocks": [
                    { "kind": "text", "inline": [
                        text("You place 72 tiles, as "),
                        { "kind": "rule", "rule": "Q7" },
                        text(" says; see "),
                        { "kind": "chapter", "chapter": "words", "text": "the words" },
                        text(", docs/rulings.md and "),
                        { "kind": "code", "text": "RR b2" },
                        text("."),
                    ] },
                    { "kind": "rule", "id": "Q6", "when": [
                        { "kind": "option", "option": "fair_start" },
                        { "kind": "players", "from": 2, "to": 4 },
                    ], "inline": [
                        text("Every hand holds "),
                        { "kind": "em", "text": "a" },
                        text(" "),
                        { "kind": "strong", "text": "double" },
                        text("."),
                    ], "list": [[text("one, and more")], [text("two")]] },
                    { "kind": "table", "head": [[text("Colour")], [text("Number")]], "rows": [[[text("red")], [text("72")]]] },
                    { "kind": "example", "example": "a-tile", "caption": [text("A 72 is shown")] },
                ] },
                { "id": "words", "title": "Words", "blocks": [
                    { "kind": "list", "items": [[{ "kind": "strong", "text": "tile" }, text(": two territories")]] },
                ] },
            ],
        })
    );
}

#[test]
fn figures_are_printed_as_they_are_meant() {
    assert_eq!(figures().printed("less").as_deref(), Some("−3"), "with a real minus sign");
    assert_eq!(figures().printed("board").as_deref(), Some("13 × 13"));
    assert_eq!((figures().number("less"), figures().number("board")), (Some(-3), None));
    let error = Figures::read("a = 1\nb = [2]").unwrap_err().to_string();
    assert_eq!(error, "b: [2] is no figure; write a whole number or a text");
}

#[test]
fn whatever_does_not_belong_is_refused_with_its_line_and_what_would_be_right() {
    let cases = [
        ("Three and\n4 tiles.", "line 6: the number 4 in the text; write `{=name}`"),
        ("Many {=pagodas}.", "line 5: there is no figure `pagodas`; add it to figures.toml"),
        ("See [the goal].", "line 5: `[the goal]` leads nowhere; write `[ID]` or `[text](#chapter)`"),
        ("A **bold word.", "line 5: `**` is not closed"),
        ("A ** ** word.", "line 5: nothing stands between `**` and `**`"),
        ("A **bold [Q7]**.", "line 5: `bold [Q7]` must be plain text"),
        ("A <b>tag</b>.", "line 5: `<` has no meaning here"),
        ("Text {players=2} here.", "line 5: `{players=2}` has no meaning here; a figure is `{=name}`"),
        ("**Q7** {player=2} Place.", "line 5: `{player=2}` is no condition; they are {option=NAME}"),
        ("**Q7** {players=4-2} Place.", "line 5: `{players=4-2}` is no condition"),
        ("**Q7 Place.** One.", "line 5: `**Q7 Place.**` is no id; a rule begins with `**Q7**` alone"),
        ("**Q7**", "line 5: Q7 has no text"),
        ("Text\n- item", "line 5: a list right below text that is no rule"),
        ("- item\ntext", "line 6: text right below a list; indent it"),
        ("- item\n  - inner", "line 6: a list within a list"),
        ("| a | b |\n|---|\n| c | d |", "line 5: this is no table"),
        ("| a | b |\n|---|---|\n| c |", "line 7: a row of 1 cells; the head has 2"),
        ("| a |", "line 5: a table of one line"),
        ("![A caption](found.toml)", "line 5: this is no example"),
        ("Text ![A](examples/a.toml)", "line 5: an example inside a text"),
        ("### Small", "line 5: `### Small` is no heading; a chapter is `## Title {#slug}`"),
        ("## Goal {#goal}", "line 5: a second chapter #goal"),
        ("# Again", "line 5: a second title"),
    ];
    for (text, expected) in cases {
        let found = complaint(text);
        assert!(found.starts_with(&format!("qin/de.md: {expected}")), "{text:?}: {found}");
    }
    let untitled = read("qin", "de", "Text", &figures()).unwrap_err().to_string();
    assert_eq!(untitled, "qin/de.md: line 1: text before the title; the first line is `# Title`");
    let empty = read("qin", "de", "", &figures()).unwrap_err().to_string();
    assert_eq!(empty, "qin/de.md: there is no title; the first line is `# Title`");
}
