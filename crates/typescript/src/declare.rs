//! From JSON Schema to TypeScript, as far as our types go: objects, optional fields, unions by tag, words, lists, tuples, maps,
//! what may be `null`, and types by name. What it does not know it refuses, so that no type is silently too wide.

use serde_json::{Map, Value};
use std::fmt;

/// A schema that has no translation, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Untranslatable {
    message: String,
    path: Vec<String>,
}

impl Untranslatable {
    pub(crate) fn new(message: String) -> Self {
        Untranslatable { message, path: Vec::new() }
    }

    pub(crate) fn within(mut self, place: &str) -> Self {
        self.path.insert(0, place.to_owned());
        self
    }
}

impl fmt::Display for Untranslatable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.path.iter().try_for_each(|place| write!(f, "{place}: "))?;
        f.write_str(&self.message)
    }
}

impl std::error::Error for Untranslatable {}

/// The longest line.
const WIDTH: usize = 120;
/// A list of a fixed length up to this is a tuple.
const LONGEST_TUPLE: u64 = 8;
/// What a schema may say that TypeScript cannot.
const UNSAID: [&str; 12] = [
    "$schema",
    "default",
    "deprecated",
    "description",
    "examples",
    "exclusiveMinimum",
    "format",
    "maximum",
    "minimum",
    "minLength",
    "pattern",
    "title",
];

/// Declares types by their names, in alphabetical order.
pub fn declare(schemas: &Map<String, Value>) -> Result<String, Untranslatable> {
    let declared = schemas.iter().map(|(name, schema)| {
        let meant = translate(schema).map_err(|error| error.within(name))?;
        let comment = comment(schema, "");
        let on_one_line = format!("export type {name} = {}", meant.text(""));
        let text = match &meant {
            Type::Union(members) if on_one_line.len() > WIDTH || members.iter().any(Member::is_told) => {
                format!("export type {name} ={}", lines(members, "  "))
            }
            _ => on_one_line,
        };
        Ok(format!("{comment}{text}\n"))
    });
    Ok(declared.collect::<Result<Vec<String>, _>>()?.join("\n"))
}

/// A type of TypeScript.
#[derive(Clone, PartialEq, Debug)]
enum Type {
    /// A name, a word or a number: whatever needs no brackets.
    Plain(String),
    /// A list of anything.
    List(Box<Type>),
    /// A list of these.
    Tuple(Vec<Type>),
    /// An object whose keys are not known.
    Map(Box<Type>),
    /// An object.
    Object(Vec<Field>),
    /// One of these.
    Union(Vec<Member>),
    /// All of these at once.
    Intersection(Vec<Type>),
}

/// A field of an object.
#[derive(Clone, PartialEq, Debug)]
struct Field {
    name: String,
    optional: bool,
    meant: Type,
    schema: Value,
}

/// A member of a union.
#[derive(Clone, PartialEq, Debug)]
struct Member {
    meant: Type,
    schema: Value,
}

impl Member {
    /// Does it have a comment of its own, or several lines?
    fn is_told(&self) -> bool {
        self.schema["description"].is_string() || self.meant.text("").contains('\n')
    }
}

fn translate(schema: &Value) -> Result<Type, Untranslatable> {
    let fields = match schema {
        Value::Bool(true) => return Ok(plain("unknown")),
        Value::Object(fields) => fields,
        other => return Err(Untranslatable::new(format!("{other} is no schema of a value that can be there"))),
    };
    if let Some(Value::Array(several)) = fields.get("type").filter(|_| !fields.contains_key("enum")) {
        return kinds(several, fields);
    }
    let mut parts = Vec::new();
    if let Some(object) = object(fields)? {
        parts.push(object);
    }
    for (key, value) in fields {
        match key.as_str() {
            "$ref" => parts.push(plain(value.as_str().and_then(|text| text.rsplit('/').next()).unwrap_or_default())),
            "const" => parts.push(literal(value)?),
            "enum" => parts.push(union(array(value)?.iter().map(|word| Ok((literal(word)?, Value::Null))))?),
            "oneOf" | "anyOf" => {
                parts.push(union(array(value)?.iter().map(|member| Ok((translate(member)?, member.clone()))))?);
            }
            "allOf" => parts.extend(array(value)?.iter().map(translate).collect::<Result<Vec<_>, _>>()?),
            "type" if !fields.contains_key("const") && !fields.contains_key("enum") => {
                parts.extend(kind(value, fields)?)
            }
            "type" | "properties" | "required" | "additionalProperties" => {}
            "items" | "prefixItems" | "minItems" | "maxItems" => {}
            unsaid if UNSAID.contains(&unsaid) => {}
            unknown => return Err(Untranslatable::new(format!("the keyword `{unknown}` has no translation yet"))),
        }
    }
    match parts.len() {
        0 => Ok(plain("unknown")),
        1 => Ok(parts.remove(0)),
        _ => Ok(Type::Intersection(parts)),
    }
}

/// What `type` says of anything but an object, which has a translation of its own.
fn kind(kind: &Value, fields: &Map<String, Value>) -> Result<Option<Type>, Untranslatable> {
    match kind.as_str() {
        Some("string") => Ok(Some(plain("string"))),
        Some("integer" | "number") => Ok(Some(plain("number"))),
        Some("boolean") => Ok(Some(plain("boolean"))),
        Some("null") => Ok(Some(plain("null"))),
        Some("array") => list(fields).map(Some),
        Some("object") => Ok(None),
        _ => Err(Untranslatable::new(format!("{kind} is no kind of value"))),
    }
}

/// A value of one of several kinds: each by itself.
fn kinds(kinds: &[Value], fields: &Map<String, Value>) -> Result<Type, Untranslatable> {
    let of = |kind: &Value| {
        let mut one = fields.clone();
        one.insert("type".to_owned(), kind.clone());
        if kind != "object" {
            ["properties", "required", "additionalProperties"].iter().for_each(|key| drop(one.remove(*key)));
        }
        Ok((translate(&Value::Object(one))?, Value::Null))
    };
    union(kinds.iter().map(of))
}

fn list(fields: &Map<String, Value>) -> Result<Type, Untranslatable> {
    let count = |key| fields.get(key).and_then(Value::as_u64);
    if let Some(members) = fields.get("prefixItems") {
        return Ok(Type::Tuple(array(members)?.iter().map(translate).collect::<Result<_, _>>()?));
    }
    let item = fields.get("items").map_or(Ok(plain("unknown")), translate)?;
    match (count("minItems"), count("maxItems")) {
        (Some(least), Some(most)) if least == most && most <= LONGEST_TUPLE => {
            Ok(Type::Tuple(vec![item; most as usize]))
        }
        _ => Ok(Type::List(Box::new(item))),
    }
}

/// The object that a schema describes, if it does: its tag first, then the fields that are always there, then the others.
fn object(schema: &Map<String, Value>) -> Result<Option<Type>, Untranslatable> {
    let Some(Value::Object(properties)) = schema.get("properties") else {
        return match (schema.get("additionalProperties"), schema.get("type").and_then(Value::as_str)) {
            (Some(values @ Value::Object(_)), _) => Ok(Some(Type::Map(Box::new(translate(values)?)))),
            // What a union or another type says of the same object is enough.
            (_, Some("object")) if !["oneOf", "anyOf", "allOf", "$ref"].iter().any(|key| schema.contains_key(*key)) => {
                Ok(Some(Type::Map(Box::new(plain("unknown")))))
            }
            _ => Ok(None),
        };
    };
    let required: Vec<&str> =
        schema.get("required").map_or(Ok(&[][..]), array)?.iter().filter_map(Value::as_str).collect();
    let place = |name: &str| required.iter().position(|required| *required == name);
    let mut names: Vec<&String> = properties.keys().collect();
    names.sort_by_key(|name| (properties[*name].get("const").is_none(), place(name).unwrap_or(usize::MAX)));
    let fields = names.into_iter().map(|name| {
        let schema = properties[name].clone();
        let meant = translate(&schema).map_err(|error| error.within(name))?;
        let optional = place(name).is_none();
        let meant = if optional { without_null(meant) } else { meant };
        Ok(Field { name: name.clone(), optional, meant, schema })
    });
    Ok(Some(Type::Object(fields.collect::<Result<_, _>>()?)))
}

/// What may be left out is never sent as `null`.
fn without_null(meant: Type) -> Type {
    let Type::Union(mut members) = meant else { return meant };
    members.retain(|member| member.meant != plain("null"));
    match members.len() {
        1 => members.remove(0).meant,
        _ => Type::Union(members),
    }
}

fn union(members: impl Iterator<Item = Result<(Type, Value), Untranslatable>>) -> Result<Type, Untranslatable> {
    let members = members.map(|member| member.map(|(meant, schema)| Member { meant, schema }));
    let mut members = members.collect::<Result<Vec<_>, _>>()?;
    match members.len() {
        1 => Ok(members.remove(0).meant),
        _ => Ok(Type::Union(members)),
    }
}

fn array(value: &Value) -> Result<&[Value], Untranslatable> {
    value.as_array().map(Vec::as_slice).ok_or_else(|| Untranslatable::new(format!("{value} should be a list")))
}

fn literal(value: &Value) -> Result<Type, Untranslatable> {
    match value {
        Value::String(text) => Ok(Type::Plain(format!("'{}'", text.replace('\\', "\\\\").replace('\'', "\\'")))),
        Value::Array(_) | Value::Object(_) => Err(Untranslatable::new(format!("{value} is no word or number"))),
        plain => Ok(Type::Plain(plain.to_string())),
    }
}

fn plain(text: &str) -> Type {
    Type::Plain(text.to_owned())
}

impl Type {
    fn text(&self, indent: &str) -> String {
        match self {
            Type::Plain(text) => text.clone(),
            Type::List(item) => format!("{}[]", item.bracketed(indent)),
            Type::Tuple(items) => {
                format!("[{}]", items.iter().map(|item| item.text(indent)).collect::<Vec<_>>().join(", "))
            }
            Type::Map(value) => format!("Record<string, {}>", value.text(indent)),
            Type::Object(fields) if self.is_short() => {
                let fields: String = fields.iter().map(|field| field.text("")).collect();
                format!("{{ {} }}", fields.trim_end())
            }
            Type::Object(fields) => {
                let inner = format!("{indent}  ");
                let fields: String = fields.iter().map(|field| field.text(&inner)).collect();
                format!("{{\n{fields}{indent}}}")
            }
            Type::Union(members) if members.iter().any(Member::is_told) => lines(members, &format!("{indent}  ")),
            Type::Union(members) => {
                members.iter().map(|member| member.meant.text(indent)).collect::<Vec<_>>().join(" | ")
            }
            Type::Intersection(parts) => {
                parts.iter().map(|part| part.bracketed(indent)).collect::<Vec<_>>().join(" & ")
            }
        }
    }

    /// An object that fits on a line: of one field that needs no comment.
    fn is_short(&self) -> bool {
        let Type::Object(fields) = self else { return false };
        matches!(&fields[..], [field] if field.schema["description"].is_null() && !field.meant.text("").contains('\n'))
    }

    /// The same where another sign follows it.
    fn bracketed(&self, indent: &str) -> String {
        match self {
            Type::Union(members) if members.iter().any(Member::is_told) => format!("({}\n{indent})", self.text(indent)),
            Type::Union(_) | Type::Intersection(_) => format!("({})", self.text(indent)),
            _ => self.text(indent),
        }
    }
}

impl Field {
    fn text(&self, indent: &str) -> String {
        let comment = comment(&self.schema, indent);
        let sign = if self.optional { "?" } else { "" };
        format!("{comment}{indent}{}{sign}: {}\n", key(&self.name), self.meant.text(indent))
    }
}

/// Every member on lines of its own, below its comment.
fn lines(members: &[Member], indent: &str) -> String {
    let member = |member: &Member| {
        let comment = comment(&member.schema, indent);
        let inner = format!("{indent}  ");
        let text = match &member.meant {
            Type::Intersection(_) => member.meant.bracketed(&inner),
            _ => member.meant.text(&inner),
        };
        format!("\n{comment}{indent}| {text}")
    };
    members.iter().map(member).collect()
}

fn key(name: &str) -> String {
    let mut letters = name.chars();
    let is_name = letters.next().is_some_and(|letter| letter.is_ascii_alphabetic() || letter == '_')
        && letters.all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    if is_name { name.to_owned() } else { format!("'{name}'") }
}

/// What a schema says of itself, on lines above what it describes.
fn comment(schema: &Value, indent: &str) -> String {
    let Some(text) = schema["description"].as_str() else { return String::new() };
    let text = text.replace("*/", "* /");
    let mut all: Vec<&str> = text.lines().map(str::trim_end).collect();
    match all.len() {
        1 => format!("{indent}/** {} */\n", all.remove(0)),
        _ => {
            let lines: String =
                all.iter().map(|line| format!("{}\n", format!("{indent} * {line}").trim_end())).collect();
            format!("{indent}/**\n{lines}{indent} */\n")
        }
    }
}
