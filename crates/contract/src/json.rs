//! Views as JSON trees: where two of them differ, and what one hides that another shows.

use super::Clause;
use super::failure::Breach;
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A view as it would be sent.
pub(super) fn json(view: &impl Serialize) -> Result<Value, Breach> {
    serde_json::to_value(view)
        .map_err(|error| Breach::new(Clause::Secrets, format!("a view cannot be written as JSON: {error}")))
}

/// The first place where two views differ, as `path: this / that`.
pub(super) fn first_difference(one: &impl Serialize, other: &impl Serialize) -> String {
    fn look(one: &Value, other: &Value, path: &str) -> Option<String> {
        match (one, other) {
            _ if one == other => None,
            (Value::Object(these), Value::Object(those)) if these.keys().eq(those.keys()) => {
                these.iter().find_map(|(key, value)| look(value, &those[key], &format!("{path}.{key}")))
            }
            (Value::Array(these), Value::Array(those)) if these.len() == those.len() => (these.iter().zip(those))
                .enumerate()
                .find_map(|(index, (this, that))| look(this, that, &format!("{path}.{}", index + 1))),
            _ => Some(format!("{}: {one} / {other}", path.trim_start_matches('.'))),
        }
    }
    match (json(one), json(other)) {
        (Ok(one), Ok(other)) => look(&one, &other, "").unwrap_or_else(|| "not in their JSON".to_owned()),
        (Err(breach), _) | (_, Err(breach)) => breach.what,
    }
}

/// Does `open` show something at a place where `view` shows nothing?
pub(super) fn hides(open: &Value, view: &Value) -> bool {
    match (open, view) {
        (Value::Null, _) => false,
        (_, Value::Null) => true,
        (Value::Object(these), Value::Object(those)) => {
            these.iter().any(|(key, value)| hides(value, those.get(key).unwrap_or(&Value::Null)))
        }
        (Value::Array(these), Value::Array(those)) => {
            these.iter().enumerate().any(|(index, value)| hides(value, those.get(index).unwrap_or(&Value::Null)))
        }
        _ => false,
    }
}

/// By how much each figure of `imagined` exceeds that of `real`, where they differ at all. The figures are the leaves of
/// the trees: numbers as they are, words and flags as 1 under a path that names them, lists also by their length.
pub(super) fn deltas(real: &Value, imagined: &Value) -> BTreeMap<String, f64> {
    fn walk(real: &Value, imagined: &Value, path: &str, out: &mut BTreeMap<String, f64>) {
        if real == imagined {
            return;
        }
        if let (Value::Object(_) | Value::Null, Value::Object(_) | Value::Null) = (real, imagined) {
            let keys = [real, imagined].into_iter().filter_map(Value::as_object).flat_map(serde_json::Map::keys);
            for key in keys.collect::<BTreeSet<_>>() {
                walk(&real[key.as_str()], &imagined[key.as_str()], &format!("{path}.{key}"), out);
            }
        } else if let (Value::Array(_) | Value::Null, Value::Array(_) | Value::Null) = (real, imagined) {
            let length = |tree: &Value| tree.as_array().map_or(0, Vec::len);
            *out.entry(format!("{path}.length")).or_default() += length(imagined) as f64 - length(real) as f64;
            for index in 0..length(real).max(length(imagined)) {
                let item = |tree: &Value| tree.get(index).cloned().unwrap_or_default();
                walk(&item(real), &item(imagined), &format!("{path}.{}", index + 1), out);
            }
        } else {
            for (tree, sign) in [(real, -1.0), (imagined, 1.0)] {
                match tree {
                    Value::Number(number) => {
                        *out.entry(path.to_owned()).or_default() += sign * number.as_f64().unwrap_or(0.0)
                    }
                    Value::Null => {}
                    Value::Array(_) | Value::Object(_) => *out.entry(format!("{path} is there")).or_default() += sign,
                    word => *out.entry(format!("{path}={word}")).or_default() += sign,
                }
            }
        }
    }
    let mut out = BTreeMap::new();
    walk(real, imagined, "", &mut out);
    out.into_iter().map(|(path, delta)| (path.trim_start_matches('.').to_owned(), delta)).collect()
}
