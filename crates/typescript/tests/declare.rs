//! What becomes of each kind of Rust type.

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::BTreeMap;
use tianxia_typescript::declare;

/// The declarations for a type as it is written.
fn written<T: JsonSchema>() -> String {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    generator.subschema_for::<T>();
    declare(&generator.take_definitions(true)).unwrap()
}

/// The declarations for a type as it is read.
fn read<T: JsonSchema>() -> String {
    let mut generator = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    generator.subschema_for::<T>();
    declare(&generator.take_definitions(true)).unwrap()
}

/// A player's side.
///
/// With everything on it.
#[derive(Serialize, Deserialize, JsonSchema)]
#[allow(dead_code)]
struct Side {
    /// Whose.
    seat: u8,
    #[serde(default)]
    gold: i64,
    holds: Option<String>,
    /// Nothing, or the place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    place: Option<Word>,
    income: [u8; 3],
    spot: (i8, i8),
    all: Vec<Option<Word>>,
    by_name: BTreeMap<String, Vec<u32>>,
    anything: serde_json::Value,
    counts: Option<BTreeMap<String, u8>>,
}

#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(dead_code)]
enum Word {
    VeryGood,
    Bad,
}

#[test]
fn an_object_as_it_is_written() {
    let side = "/**
 * A player's side.
 *
 * With everything on it.
 */
export type Side = {
  /** Whose. */
  seat: number
  gold: number
  holds: string | null
  income: [number, number, number]
  spot: [number, number]
  all: (Word | null)[]
  by_name: Record<string, number[]>
  anything: unknown
  counts: Record<string, number> | null
  /** Nothing, or the place. */
  place?: Word
}

export type Word = 'very_good' | 'bad'
";
    assert_eq!(written::<Side>(), side);
}

#[test]
fn what_has_a_default_may_be_left_out_by_who_sends_it() {
    let side = read::<Side>();
    assert!(side.contains("\n  gold?: number\n") && side.contains("\n  holds?: string\n"), "{side}");
    assert!(side.contains("\n  seat: number\n"), "{side}");
}

/// What happened.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(dead_code)]
enum Tagged {
    /// It began.
    Began,
    /// Somebody said something.
    Said {
        text: String,
        by: u8,
    },
    Moved(Side2),
}

#[derive(Serialize, Deserialize, JsonSchema)]
#[allow(dead_code)]
struct Side2 {
    at: u8,
}

#[test]
fn a_union_by_tag() {
    let tagged = "export type Side2 = { at: number }

/** What happened. */
export type Tagged =
  /** It began. */
  | { kind: 'began' }
  /** Somebody said something. */
  | {
      kind: 'said'
      text: string
      by: number
    }
  | ({ kind: 'moved' } & Side2)
";
    assert_eq!(written::<Tagged>(), tagged);
}

#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(dead_code)]
enum Outside {
    Number(i64),
    List(Vec<Outside>),
    Nothing,
}

#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
#[allow(dead_code)]
enum Either {
    Number(u32),
    Word(Word),
}

#[derive(Serialize, Deserialize, JsonSchema)]
#[allow(dead_code)]
struct Item {
    seq: u32,
    #[serde(flatten)]
    what: Tagged,
}

#[test]
fn other_unions() {
    let outside = "export type Outside = 'nothing' | { number: number } | { list: Outside[] }\n";
    assert_eq!(written::<Outside>(), outside);
    assert_eq!(written::<Either>(), "export type Either = number | Word\n\nexport type Word = 'very_good' | 'bad'\n");
    let item = written::<Item>();
    assert!(
        item.contains("export type Item = { seq: number } & (\n  /** It began. */\n  | { kind: 'began' }\n"),
        "{item}"
    );
}

#[test]
fn what_has_no_translation_is_refused_with_its_place() {
    let schemas = json!({ "A": { "type": "object", "properties": { "b": { "not": {} } } } });
    let error = declare(schemas.as_object().unwrap()).unwrap_err().to_string();
    assert_eq!(error, "A: b: the keyword `not` has no translation yet");
    assert!(declare(json!({ "A": false }).as_object().unwrap()).is_err());
}
