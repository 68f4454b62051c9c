//! JSON as a server writes it all day: the bytes of `serde_json::to_string` by two thirds of its instructions (a view of the Dragon: 74k, not 110k).
//! Names of fields and variants stand in the program and need no escaping, so they are copied; other texts are looked through once.

use super::RAW;
use serde::Serialize;
use serde::ser::{
    self, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple, SerializeTupleStruct,
    SerializeTupleVariant, Serializer,
};
use std::fmt;

/// Why something cannot be written as JSON: a key that is no text, or what a type says itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unwritable(Box<str>);

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unwritable {}

impl ser::Error for Unwritable {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Unwritable(message.to_string().into())
    }
}

/// Appends a value as JSON.
pub(super) fn write(value: &impl Serialize, out: &mut String) -> Result<(), Unwritable> {
    value.serialize(Writer { out, raw: false })
}

struct Writer<'a> {
    out: &'a mut String,
    /// Is the next text JSON already?
    raw: bool,
}

/// The parts of an array or object.
struct Parts<'a> {
    out: &'a mut String,
    kind: Kind,
    first: bool,
    /// Is it the only value of an object that names a variant?
    variant: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Array,
    Object,
    /// Text that is JSON already.
    Raw,
}

impl<'a> Writer<'a> {
    fn unsigned(self, number: u64) -> Result<(), Unwritable> {
        match number {
            // Most numbers of a game.
            0..10 => self.out.push(char::from(b'0' + number as u8)),
            _ => self.out.push_str(itoa::Buffer::new().format(number)),
        }
        Ok(())
    }

    fn signed(self, number: i64) -> Result<(), Unwritable> {
        match u64::try_from(number) {
            Ok(number) => self.unsigned(number),
            Err(_) => {
                self.out.push_str(itoa::Buffer::new().format(number));
                Ok(())
            }
        }
    }

    fn float(self, number: impl Serialize) -> Result<(), Unwritable> {
        let text = serde_json::to_string(&number).map_err(ser::Error::custom)?;
        self.out.push_str(&text);
        Ok(())
    }

    /// Opens an array or object.
    fn open(self, kind: Kind) -> Parts<'a> {
        match kind {
            Kind::Array => self.out.push('['),
            Kind::Object => self.out.push('{'),
            Kind::Raw => {}
        }
        Parts { out: self.out, kind, first: true, variant: false }
    }

    /// Opens an array or object as the only value of an object with the variant's name.
    fn open_variant(self, variant: &'static str, kind: Kind) -> Parts<'a> {
        self.out.push('{');
        name(self.out, true, variant);
        Parts { variant: true, ..self.open(kind) }
    }
}

/// A name that stands in the program, as a key.
fn name(out: &mut String, first: bool, name: &'static str) {
    if first {
        out.push('"');
    } else {
        out.push_str(",\"");
    }
    out.push_str(name);
    out.push_str("\":");
}

/// Any text.
fn quote(out: &mut String, text: &str) {
    if !is_plain(text.as_bytes()) {
        return escape(out, text);
    }
    out.push('"');
    out.push_str(text);
    out.push('"');
}

/// Can a text stand in JSON as it is? Most can, and most are short: eight letters are looked at in one step.
fn is_plain(text: &[u8]) -> bool {
    const ONES: u64 = u64::MAX / 255;
    const HIGH: u64 = ONES << 7;
    // The high bit of each byte that is zero, and of some after such a byte: enough for a yes or no.
    let zeros = |word: u64| word.wrapping_sub(ONES) & !word & HIGH;
    let has_special = |word: &[u8; 8]| {
        let word = u64::from_le_bytes(*word);
        let control = word.wrapping_sub(ONES * 0x20) & !word & HIGH;
        (control | zeros(word ^ (ONES * u64::from(b'"'))) | zeros(word ^ (ONES * u64::from(b'\\')))) != 0
    };
    match text.last_chunk() {
        Some(last) => !has_special(last) && !text.as_chunks().0.iter().any(has_special),
        None => text.iter().all(|letter| *letter >= b' ' && *letter != b'"' && *letter != b'\\'),
    }
}

#[cold]
fn escape(out: &mut String, text: &str) {
    use fmt::Write;
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\u{8}' => out.push_str("\\b"),
            '\u{c}' => out.push_str("\\f"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            ' '.. => out.push(letter),
            _ => write!(out, "\\u{:04x}", u32::from(letter)).expect("a String takes everything"),
        }
    }
    out.push('"');
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    fn serialize_bool(self, value: bool) -> Result<(), Unwritable> {
        self.out.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Result<(), Unwritable> {
        self.signed(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<(), Unwritable> {
        self.signed(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<(), Unwritable> {
        self.signed(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<(), Unwritable> {
        self.signed(value)
    }

    fn serialize_u8(self, value: u8) -> Result<(), Unwritable> {
        self.unsigned(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<(), Unwritable> {
        self.unsigned(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<(), Unwritable> {
        self.unsigned(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Unwritable> {
        self.unsigned(value)
    }

    fn serialize_f32(self, value: f32) -> Result<(), Unwritable> {
        self.float(value)
    }

    fn serialize_f64(self, value: f64) -> Result<(), Unwritable> {
        self.float(value)
    }

    fn serialize_char(self, value: char) -> Result<(), Unwritable> {
        quote(self.out, value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), Unwritable> {
        if self.raw {
            self.out.push_str(value)
        } else {
            quote(self.out, value)
        }
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Unwritable> {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Result<(), Unwritable> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unwritable> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Unwritable> {
        self.out.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Unwritable> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Unwritable> {
        self.out.push('"');
        self.out.push_str(variant);
        self.out.push('"');
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Unwritable> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        let mut parts = self.open(Kind::Object);
        parts.field(variant, value)?;
        parts.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a>, Unwritable> {
        Ok(self.open(Kind::Array))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a>, Unwritable> {
        Ok(self.open(Kind::Array))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'a>, Unwritable> {
        Ok(self.open(Kind::Array))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Unwritable> {
        Ok(self.open_variant(variant, Kind::Array))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'a>, Unwritable> {
        Ok(self.open(Kind::Object))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Parts<'a>, Unwritable> {
        Ok(self.open(if name == RAW { Kind::Raw } else { Kind::Object }))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'a>, Unwritable> {
        Ok(self.open_variant(variant, Kind::Object))
    }
}

impl Parts<'_> {
    fn comma(&mut self) {
        if !std::mem::take(&mut self.first) {
            self.out.push(',');
        }
    }

    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.comma();
        value.serialize(Writer { out: self.out, raw: false })
    }

    fn field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Unwritable> {
        let raw = self.kind == Kind::Raw;
        if !raw {
            name(self.out, std::mem::take(&mut self.first), key);
        }
        value.serialize(Writer { out: self.out, raw })
    }

    fn close(self) -> Result<(), Unwritable> {
        match self.kind {
            Kind::Array => self.out.push(']'),
            Kind::Object => self.out.push('}'),
            Kind::Raw => {}
        }
        if self.variant {
            self.out.push('}');
        }
        Ok(())
    }
}

/// What is written part by part, under the names by which serde knows arrays and objects.
macro_rules! parts {
    ($($of:ident $add:ident $by:ident ($($key:ident)?);)*) => {$(
        impl $of for Parts<'_> {
            type Ok = ();
            type Error = Unwritable;

            fn $add<T: Serialize + ?Sized>(&mut self, $($key: &'static str,)? value: &T) -> Result<(), Unwritable> {
                self.$by($($key,)? value)
            }

            fn end(self) -> Result<(), Unwritable> {
                self.close()
            }
        }
    )*};
}

parts! {
    SerializeSeq serialize_element element ();
    SerializeTuple serialize_element element ();
    SerializeTupleStruct serialize_field element ();
    SerializeTupleVariant serialize_field element ();
    SerializeStruct serialize_field field (key);
    SerializeStructVariant serialize_field field (key);
}

impl SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unwritable> {
        self.comma();
        let at = self.out.len();
        key.serialize(Writer { out: self.out, raw: false })?;
        match self.out.as_bytes().get(at) {
            Some(b'"') => Ok(()),
            // A number or a truth as a key becomes a text.
            Some(letter) if !b"{[n".contains(letter) => {
                let key = self.out.split_off(at);
                quote(self.out, &key);
                Ok(())
            }
            _ => Err(Unwritable("a key of an object is a text".into())),
        }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.out.push(':');
        value.serialize(Writer { out: self.out, raw: false })
    }

    fn end(self) -> Result<(), Unwritable> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::value::RawValue;
    use serde_json::{Map, Number, Value, json};
    use std::collections::BTreeMap;

    fn written(value: &impl Serialize) -> String {
        let mut out = String::new();
        write(value, &mut out).unwrap();
        out
    }

    #[derive(Serialize)]
    struct Whole {
        number: i16,
        #[serde(skip_serializing_if = "Option::is_none")]
        left_out: Option<u8>,
        chance: f64,
        letter: char,
        nothing: (),
        several: Vec<Sort>,
        by_number: BTreeMap<u8, bool>,
        raw: Box<RawValue>,
        #[serde(flatten)]
        tagged: Tagged,
    }

    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Sort {
        Plain,
        OfOne(u64),
        OfTwo(f32, Option<i8>),
        Named { first: (u8, &'static str), rest: [bool; 2] },
    }

    #[derive(Serialize)]
    #[serde(tag = "kind", rename_all = "snake_case")]
    enum Tagged {
        Inside { text: &'static str },
    }

    #[test]
    fn what_types_have_is_written_as_serde_json_writes_it() {
        let whole = Whole {
            number: -7,
            left_out: None,
            chance: 0.1,
            letter: '"',
            nothing: (),
            several: vec![
                Sort::Plain,
                Sort::OfOne(u64::MAX),
                Sort::OfTwo(f32::NAN, Some(-1)),
                Sort::Named { first: (1, "a\\"), rest: [true, false] },
            ],
            by_number: BTreeMap::from([(1, true), (20, false)]),
            raw: RawValue::from_string(r#"{ "a": [1, "\u0022"] }"#.to_owned()).unwrap(),
            tagged: Tagged::Inside { text: "\u{1}\t\n\r\u{8}\u{c}\u{7f}帝" },
        };
        assert_eq!(written(&whole), serde_json::to_string(&whole).unwrap());
    }

    #[test]
    fn a_key_that_is_no_text_is_refused() {
        let mut out = String::new();
        let refused = write(&BTreeMap::from([([1, 2], 3)]), &mut out).unwrap_err();
        assert_eq!(refused.to_string(), "a key of an object is a text");
    }

    fn any_value() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::Bool),
            any::<i64>().prop_map(|number| json!(number)),
            any::<f64>().prop_map(|number| Number::from_f64(number).map_or(Value::Null, Value::Number)),
            any::<String>().prop_map(Value::String),
        ];
        leaf.prop_recursive(4, 32, 6, |inner| {
            let entries = prop::collection::vec((any::<String>(), inner.clone()), 0..6);
            prop_oneof![
                prop::collection::vec(inner, 0..6).prop_map(Value::Array),
                entries.prop_map(|entries| Value::Object(Map::from_iter(entries))),
            ]
        })
    }

    proptest! {
        #[test]
        fn every_value_is_written_as_serde_json_writes_it(value in any_value()) {
            prop_assert_eq!(written(&value), value.to_string());
        }
    }
}
