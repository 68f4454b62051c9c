//! The names of people.

use tianxia_protocol::{Code, Problem};

const LONGEST: usize = 24;

/// A name that fits into a line of a record, or why it does not.
pub fn clean_name(name: &str) -> Result<String, Problem> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    match fits {
        true => Ok(name),
        false => Err(Problem::new(Code::BadRequest, format!("a name has 1 to {LONGEST} letters or other signs"))),
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
}
