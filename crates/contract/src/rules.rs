//! Which rules are named where: how a test finds the rule that no test proves.

use std::collections::BTreeSet;

/// The rule ids named in a text: the letter followed by a number, as a word of its own (`Q7`, `H44`).
///
/// ```
/// let ids = tianxia_contract::rule_ids("Q7 and q8, not EQ9; **Q10**", 'Q');
/// assert_eq!(ids.into_iter().collect::<Vec<_>>(), ["Q10", "Q7"]);
/// ```
#[must_use]
pub fn rule_ids(text: &str, letter: char) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let is_id = |word: &&str| {
        word.strip_prefix(letter).is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()))
    };
    words.filter(is_id).map(str::to_owned).collect()
}
