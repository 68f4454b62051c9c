//! What the notations of a group have in common: words that all share, and the places of fields.

use super::fields::Fields;

/// The pattern of a group's notations.
pub(super) struct Pattern(Vec<Part>);

enum Part {
    /// A word, without the space behind it.
    Word(String),
    /// The words of a field, and which field.
    Field(String, usize),
}

impl Pattern {
    /// Finds the fields of the first row in its notation. Each field is found once at most.
    pub(super) fn of(notation: &str, fields: &Fields) -> Self {
        let (mut parts, mut found) = (Vec::new(), vec![false; fields.count()]);
        let mut rest = notation;
        loop {
            let named = (0..fields.count()).filter(|place| !found[*place]);
            let field = named.filter_map(|place| Some((place, after(fields.get(place).value(), rest)?))).next();
            let end = match field {
                Some((place, after)) => {
                    found[place] = true;
                    parts.push(Part::Field(rest[..rest.len() - after.len()].to_owned(), place));
                    after
                }
                None => {
                    let (word, after) = rest.split_at(rest.find(' ').unwrap_or(rest.len()));
                    parts.push(Part::Word(word.to_owned()));
                    after
                }
            };
            match end.strip_prefix(' ') {
                Some(next) => rest = next,
                None => return Pattern(parts),
            }
        }
    }

    /// Does the notation of the last row follow the pattern?
    pub(super) fn fits(&self, notation: &str, fields: &Fields) -> bool {
        let mut rest = Some(notation);
        for (index, part) in self.0.iter().enumerate() {
            if index > 0 {
                rest = rest.and_then(|rest| rest.strip_prefix(' '));
            }
            rest = rest.and_then(|rest| match part {
                Part::Word(word) => rest.strip_prefix(&**word),
                Part::Field(_, place) => after(fields.get(*place).value(), rest),
            });
        }
        rest.is_some_and(str::is_empty)
    }

    /// The pattern as it travels: a field that varies stands as its name in braces.
    pub(super) fn text(&self, fields: &Fields) -> String {
        let part = |part: &Part| match part {
            Part::Field(_, place) if fields.get(*place).varies() => format!("{{{}}}", fields.get(*place).name()),
            Part::Word(words) | Part::Field(words, _) => words.clone(),
        };
        self.0.iter().map(part).collect::<Vec<_>>().join(" ")
    }
}

/// What stands in a notation behind the words of a value (JSON); `None` if it does not begin with them, or the value has no words.
fn after<'a>(value: &str, notation: &'a str) -> Option<&'a str> {
    let list = value.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let mut rest = notation;
    for (index, part) in list.unwrap_or(value).split(',').enumerate() {
        if index > 0 {
            rest = rest.strip_prefix(' ')?;
        }
        rest = rest.strip_prefix(word(part)?)?;
    }
    (rest.is_empty() || rest.starts_with(' ')).then_some(rest)
}

/// The word of a text or number.
fn word(value: &str) -> Option<&str> {
    let text = value.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    let word = text.or_else(|| Some(value).filter(|value| value.bytes().all(|letter| letter.is_ascii_digit())))?;
    let plain =
        !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"_- ".contains(&letter));
    plain.then_some(word)
}
