//! When a rule applies: `{option=short}`, `{option=board:lion}`, `{players=3-5}`, `{rules=1}` right behind its id.

use crate::Condition;
use tianxia_core::BadInput;

/// The conditions at the beginning of a text, and what follows them.
pub(super) fn conditions(mut text: &str) -> Result<(Vec<Condition>, &str), BadInput> {
    let mut found = Vec::new();
    while let Some(inner) = text.strip_prefix('{').filter(|inner| !inner.starts_with('=')) {
        let (inner, rest) = inner.split_once('}').ok_or_else(|| BadInput::new("`{` is not closed"))?;
        found.push(condition(inner).ok_or_else(|| {
            let right = "they are {option=NAME}, {option=NAME:VALUE}, {players=2}, {players=3-5} and {rules=1}";
            BadInput::new(format!("`{{{inner}}}` is no condition; {right}"))
        })?);
        text = rest.trim_start();
    }
    Ok((found, text))
}

fn condition(text: &str) -> Option<Condition> {
    let (key, value) = text.split_once('=')?;
    match key {
        "option" => {
            let (option, value) = value.split_once(':').map_or((value, None), |(option, value)| (option, Some(value)));
            let named = !option.is_empty() && value != Some("");
            named.then(|| Condition::Option { option: option.to_owned(), value: value.map(str::to_owned) })
        }
        "players" => {
            let (from, to) = value.split_once('-').unwrap_or((value, value));
            let (from, to) = (from.parse().ok()?, to.parse().ok()?);
            (from <= to).then_some(Condition::Players { from, to })
        }
        "rules" => Some(Condition::Version { version: value.parse().ok()? }),
        _ => None,
    }
}
