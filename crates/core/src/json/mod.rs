//! JSON that was written once and is passed on as it is: what a server sends to many should not be taken apart on the way.

mod writer;

pub use writer::Unwritable;

use crate::BadInput;
#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
#[cfg(feature = "schema")]
use std::borrow::Cow;
use std::cell::RefCell;
use std::sync::Arc;

/// The name under which `serde_json` passes on text that is JSON already.
const RAW: &str = "$serde_json::private::RawValue";

/// A JSON value, kept as text. Two are equal if they mean the same.
#[derive(Clone, Debug)]
pub struct Json(Arc<str>);

/// A draft that grew beyond so many bytes is not kept for the next.
const DRAFTED: usize = 256 * 1024;

thread_local! {
    /// Where values are written before they are copied, at their length, to where they stay.
    static DRAFT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Writes a value as JSON.
pub fn text(value: &impl Serialize) -> Result<String, Unwritable> {
    drafted(value, str::to_owned)
}

/// Writes a value as JSON behind a text.
pub(crate) fn append(value: &impl Serialize, text: &mut String) -> Result<(), Unwritable> {
    writer::write(value, text)
}

fn drafted<T>(value: &impl Serialize, keep: impl FnOnce(&str) -> T) -> Result<T, Unwritable> {
    // Taken, not borrowed: a value may itself have something written as JSON.
    let mut draft = DRAFT.take();
    draft.clear();
    let kept = writer::write(value, &mut draft).map(|()| keep(&draft));
    if draft.capacity() <= DRAFTED {
        DRAFT.set(draft);
    }
    kept
}

impl Json {
    /// Writes plain data with string keys.
    pub fn of(value: &impl Serialize) -> Self {
        drafted(value, |text| Json(text.into())).expect("views and events are plain data with string keys")
    }

    /// Takes a text that was written as JSON.
    pub(crate) fn written(text: &str) -> Self {
        Json(text.into())
    }

    /// Takes a text that is JSON already.
    pub fn parse(text: &str) -> Result<Self, BadInput> {
        serde_json::from_str::<&RawValue>(text)
            .map(|raw| Json(raw.get().into()))
            .map_err(|error| BadInput::new(format!("not JSON: {error}")))
    }

    /// An object without anything in it.
    #[must_use]
    pub fn empty() -> Self {
        Json("{}".into())
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Is it the very same writing, not another that reads alike?
    #[must_use]
    pub fn is_same(&self, other: &Json) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The value, taken apart.
    #[must_use]
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).expect("it was written as JSON")
    }
}

impl Default for Json {
    /// `null`.
    fn default() -> Self {
        Json("null".into())
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text() || self.value() == other.value()
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut raw = serializer.serialize_struct(RAW, 1)?;
        raw.serialize_field(RAW, &*self.0)?;
        raw.end()
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // By way of a value, since text alone cannot be had from inside a tagged message.
        Value::deserialize(deserializer).map(|value| Json::of(&value))
    }
}

/// Any value: what it means is said by whoever wrote it.
#[cfg(feature = "schema")]
impl JsonSchema for Json {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Json".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        true.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(tag = "type", rename_all = "snake_case")]
    enum Message {
        News { what: Json },
    }

    #[test]
    fn it_is_passed_on_as_it_was_written_and_read_back() {
        let message = Message::News { what: Json::of(&serde_json::json!({ "b": [1, null], "a": "\"" })) };
        let text = serde_json::to_string(&message).unwrap();
        let Message::News { what } = serde_json::from_str(&text).unwrap();
        let spaced: Json = serde_json::from_str(r#"{ "b": [1, null], "a": "\u0022" }"#).unwrap();
        assert_eq!(what, spaced);
        assert_ne!(what, Json::of(&1));
        assert_eq!(serde_json::to_value(&message).unwrap()["what"]["b"][0], 1);
    }
}
