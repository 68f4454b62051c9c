//! Every rulebook is complete, and says the same in every language.

use tianxia_rulebook::{FILES, Files, check, files};

#[test]
fn every_game_has_a_rulebook_in_every_language() {
    let mut games: Vec<&str> = FILES.iter().map(|files| files.game).collect();
    let mut known = tianxia_games::IDS.to_vec();
    games.sort_unstable();
    known.sort_unstable();
    assert_eq!(games, known);
    for Files { game, languages: written, .. } in FILES {
        let written: Vec<&str> = written.iter().map(|(code, _)| *code).collect();
        // Other languages may be partial; a rulebook that is not translated is shown in English.
        for language in ["en", "de", "fr", "pl"] {
            assert!(written.contains(&language), "{game} in {language}");
        }
        let known = |code: &&str| tianxia_locales::LANGUAGES.iter().any(|language| language.code == *code);
        assert!(written.iter().all(known), "{game} has a rulebook in a language without messages: {written:?}");
    }
}

#[test]
fn nothing_is_wrong_with_any_rulebook() {
    let complaints: Vec<String> = FILES.iter().flat_map(check).collect();
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn an_unknown_game_is_told_the_games() {
    let error = files("go").unwrap_err().to_string();
    assert_eq!(error, "there is no game `go`; the games are qin, dragon, huang");
}
