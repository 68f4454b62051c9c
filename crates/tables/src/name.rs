//! The names of people.

use tianxia_protocol::{Code, Problem};

const LONGEST: usize = 24;

/// A name that fits into a line of a record and shows what it is, or why it does not. Signs that cannot be seen are left out.
pub fn clean_name(name: &str) -> Result<String, Problem> {
    let seen: String = name.chars().filter(|sign| !is_invisible(*sign)).collect();
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    if !(1..=LONGEST).contains(&name.chars().count()) || name.chars().any(char::is_control) {
        let message = format!("a name has 1 to {LONGEST} letters or other signs that can be seen");
        return Err(Problem::new(Code::BadRequest, message));
    }
    if name.to_lowercase().starts_with("bot (") {
        return Err(Problem::new(Code::BadRequest, "this is what bots are called; choose a name of your own"));
    }
    Ok(name)
}

/// Signs without a shape, and those that turn the direction of the text around them: with them two names look alike, or a name rewrites
/// its neighbours.
fn is_invisible(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_or_refused() {
        assert_eq!(clean_name("  East \t Wind ").unwrap(), "East Wind");
        assert!(clean_name(" ").is_err() && clean_name(&"x".repeat(25)).is_err() && clean_name("a\u{7}").is_err());
    }

    #[test]
    fn a_name_is_what_it_looks_like() {
        assert_eq!(clean_name("E\u{200b}as\u{202e}t\u{feff}").unwrap(), "East");
        assert!(clean_name("\u{200b}\u{2060}\u{3164}").is_err(), "nothing to be seen");
        assert!(clean_name("bot (hard)").is_err() && clean_name("Bot (\u{200d}easy)").is_err());
        assert_eq!(clean_name("王昭君").unwrap(), "王昭君");
        assert_eq!(clean_name("Botanist").unwrap(), "Botanist");
    }
}
