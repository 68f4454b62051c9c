//! "Did you mean": the known word that a mistyped one resembles.

use tianxia_core::About;

/// How alike two words must be, from 0 to 1.
const SIMILAR: f64 = 0.5;

/// The known word closest to what was typed, if one is close enough.
pub(crate) fn closest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    let similarity = |word: &str| strsim::normalized_damerau_levenshtein(&typed, &word.to_lowercase());
    let scored = known.into_iter().map(|word| (similarity(word), word));
    let close = scored.filter(|(similarity, _)| *similarity >= SIMILAR);
    close.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, word)| word)
}

/// Adds the closest known word to a complaint, as a question.
pub(crate) fn with_suggestion<'a>(
    complaint: impl std::fmt::Display,
    typed: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> String {
    match closest(typed, known) {
        Some(word) => format!("{complaint}. Did you mean `{word}`?"),
        None => complaint.to_string(),
    }
}

/// Reads the id of a game. Upper and lower case are the same.
pub(crate) fn game(typed: &str) -> Result<String, String> {
    let id = typed.to_ascii_lowercase();
    match tianxia_games::about(&id) {
        Ok(About { id, .. }) => Ok((*id).to_owned()),
        Err(error) => Err(with_suggestion(error, typed, tianxia_games::IDS.iter().copied())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistyped_word_finds_the_closest_known_one() {
        let levels = ["random", "easy", "medium", "hard", "expert", "master"];
        assert_eq!(closest("ez", levels), None, "two letters are too few to guess from");
        assert_eq!(closest("esy", levels), Some("easy"));
        assert_eq!(closest("Expret", levels), Some("expert"));
        assert_eq!(closest("", levels), None);
    }

    #[test]
    fn games_are_known_in_any_case_and_suggested() {
        assert_eq!(game("Qin").as_deref(), Ok("qin"));
        assert!(game("dargon").unwrap_err().ends_with("Did you mean `dragon`?"));
    }
}
