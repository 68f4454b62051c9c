//! Partial comparison: whatever the scenario names must be there and be equal; what it leaves out may be anything.

use serde_json::Value;

/// A place where two values differ: the path to it, what was expected, what was found.
pub(super) struct Mismatch {
    pub(super) path: String,
    pub(super) expected: String,
    pub(super) found: String,
}

/// Appends every mismatch between what is expected and what is found. Tables are compared key by key; a table also
/// picks items of a list, by their place counted from 1 (`players.2.score`); lists are compared item by item and must be
/// equally long; texts of several lines by lines and words.
pub(super) fn compare(expected: &Value, found: &Value, path: &str, out: &mut Vec<Mismatch>) {
    let mut mismatch = |expected: String, found: String| {
        out.push(Mismatch { path: path.to_owned(), expected, found });
    };
    match (expected, found) {
        (Value::Object(keys), Value::Object(there)) => {
            for (key, value) in keys {
                match there.get(key) {
                    Some(found) => compare(value, found, &format!("{path}.{key}"), out),
                    None => {
                        let known: Vec<_> = there.keys().map(String::as_str).collect();
                        let found = format!("no such key; there are {}", known.join(", "));
                        out.push(Mismatch { path: format!("{path}.{key}"), expected: shown(value), found });
                    }
                }
            }
        }
        (Value::Object(keys), Value::Array(items)) => {
            for (key, value) in keys {
                let place = key.parse::<usize>().ok().and_then(|place| place.checked_sub(1));
                match place.and_then(|place| items.get(place)) {
                    Some(found) => compare(value, found, &format!("{path}.{key}"), out),
                    None => {
                        let found = format!("no such item; the list has {}, counted from 1", items.len());
                        out.push(Mismatch { path: format!("{path}.{key}"), expected: shown(value), found });
                    }
                }
            }
        }
        (Value::Array(wanted), Value::Array(items)) if wanted.len() == items.len() => {
            for (index, (value, found)) in wanted.iter().zip(items).enumerate() {
                compare(value, found, &format!("{path}.{}", index + 1), out);
            }
        }
        (Value::String(text), Value::String(there)) if text.contains('\n') || there.contains('\n') => {
            if !words(text).eq(words(there)) {
                mismatch(diagram(text), diagram(there));
            }
        }
        (Value::Number(number), Value::Number(there)) if number.as_f64() == there.as_f64() => {}
        _ if expected == found => {}
        _ => mismatch(shown(expected), shown(found)),
    }
}

/// Is everything expected there?
pub(super) fn matches(expected: &Value, found: &Value) -> bool {
    let mut mismatches = Vec::new();
    compare(expected, found, "", &mut mismatches);
    mismatches.is_empty()
}

/// The lines of a diagram that are not blank, as words.
fn words(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>()).filter(|line| !line.is_empty())
}

/// A diagram with even spacing, so that two of them can be compared by eye.
fn diagram(text: &str) -> String {
    words(text).map(|line| line.join(" ") + "\n").collect()
}

/// A value as one would write it.
pub(super) fn shown(value: &Value) -> String {
    match value {
        Value::String(text) if text.contains('\n') => diagram(text),
        other => other.to_string(),
    }
}
