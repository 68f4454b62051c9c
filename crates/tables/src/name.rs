//! The names of people, and other texts that everybody is shown.

use tianxia_core::Level;
use tianxia_protocol::{Code, Problem};

const LONGEST: usize = 24;

/// Returns a name as it is shown, without invisible characters, or says why it cannot be one.
pub fn clean_name(name: &str) -> Result<String, Problem> {
    let seen: String = name.chars().filter(|sign| !is_invisible(*sign)).collect();
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let has_shape = name.chars().any(has_shape);
    if !(1..=LONGEST).contains(&name.chars().count()) || !has_shape || name.chars().any(char::is_control) {
        let message = format!("a name has 1 to {LONGEST} letters or other signs that can be seen");
        return Err(Problem::new(Code::BadRequest, message));
    }
    if is_like_a_bot(&name) {
        return Err(Problem::new(Code::BadRequest, "this is what bots are called; choose a name of your own"));
    }
    Ok(name)
}

/// Reports whether a title can be shown as it is: at most so many characters, none of them invisible.
#[must_use]
pub fn is_title(title: &str, longest: usize) -> bool {
    title.chars().count() <= longest && !title.chars().any(|sign| sign.is_control() || is_invisible(sign))
}

/// Characters that turn the direction of the text around them.
pub(crate) fn turns_direction(sign: char) -> bool {
    matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Characters without a shape, and those that turn the direction of the text around them: with them two names look alike, or a name rewrites
/// its neighbours.
fn is_invisible(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}' | '\u{e000}'..='\u{f8ff}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}'
    )
}

/// Letters, digits and symbols have a shape of their own; combining marks have not.
fn has_shape(sign: char) -> bool {
    sign.is_ascii_graphic()
        || (sign.is_alphanumeric() && !is_combining(sign))
        || matches!(sign, '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

/// Marks that join the letter before them, of the blocks that have nothing else.
fn is_combining(sign: char) -> bool {
    matches!(
        sign,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{6d6}'..='\u{6dc}'
            | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}'
    )
}

/// Is it the name of a bot, or of a level, for somebody who reads it quickly?
fn is_like_a_bot(name: &str) -> bool {
    let letters: String =
        name.chars().flat_map(char::to_lowercase).map(latin).filter(|sign| sign.is_alphanumeric()).collect();
    let is_level = |word: &str| Level::ALL.iter().any(|level| level.name() == word);
    let named_as_bots_are = name.chars().flat_map(char::to_lowercase).map(latin).filter(|sign| !sign.is_whitespace());
    is_level(&letters)
        || letters == "bot"
        || letters.strip_prefix("bot").is_some_and(is_level)
        || named_as_bots_are.take(4).eq("bot(".chars())
}

/// The Latin letter that a small letter looks like.
fn latin(sign: char) -> char {
    match sign {
        'а' | 'α' => 'a',
        'в' | 'β' | 'ь' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' | 'ε' => 'e',
        'һ' | 'н' => 'h',
        'і' | 'ι' | 'ı' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' => 'm',
        'п' => 'n',
        'о' | 'ο' | '0' => 'o',
        'р' | 'ρ' => 'p',
        'г' => 'r',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'у' | 'υ' => 'y',
        'х' | 'χ' => 'x',
        '（' => '(',
        '\u{ff41}'..='\u{ff5a}' => char::from(b'a' + (sign as u32 - 0xff41) as u8),
        sign => sign,
    }
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
        for name in ["王昭君", "Botanist", "Zoë", "🐉", "Œuf", "नीला", "Αθηνά", "Mastermind", "*"] {
            assert_eq!(clean_name(name).unwrap(), name);
        }
    }

    #[test]
    fn a_name_has_a_shape() {
        for name in ["\u{301}\u{302}", "\u{fffc}", "\u{1d159}", "\u{20dd}"] {
            assert!(clean_name(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn a_name_that_looks_like_a_bots_is_refused() {
        for name in ["bоt (hard)", "bot(hard)", "expert", "Mаster", "BOT", "b o t hard", "ｂｏｔ（easy", "b0t(medium)"]
        {
            assert!(clean_name(name).is_err(), "{name}");
        }
    }
}
