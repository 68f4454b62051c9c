//! What lessons say, in one language: the messages of a Fluent file, and whether they are fit to be said. A lesson has no arguments to give,
//! so its messages may speak of each other and of nothing else.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use tianxia_core::BadInput;

/// The messages of a Fluent file.
#[derive(Clone, Debug, Default)]
pub struct Texts {
    /// The ids, each with those it mentions.
    messages: BTreeMap<String, BTreeSet<String>>,
}

impl Texts {
    /// Reads a Fluent file; the first fault is told with its line.
    pub fn read(text: &str) -> Result<Self, BadInput> {
        let resource = fluent_syntax::parser::parse(text).map_err(|(_, errors)| {
            let error = errors.first();
            let start = error.map_or(0, |error| error.pos.start);
            let message = error.map_or_else(|| "not a Fluent file".to_owned(), ToString::to_string);
            BadInput::at(line(text, start), 1, format!("not valid Fluent: {message}"))
        })?;
        let mut texts = Texts::default();
        for entry in resource.body {
            let (id, pattern) = match entry {
                Entry::Message(message) => (message.id.name, message.value),
                Entry::Term(term) => (term.id.name, Some(term.value)),
                _ => continue,
            };
            let place = || format!("message `{id}`");
            let pattern = pattern.ok_or_else(|| BadInput::new("it has no text").within(place()))?;
            let mut mentioned = BTreeSet::new();
            mentions(&pattern, &mut mentioned).map_err(|error| error.within(place()))?;
            if texts.messages.insert(id.to_owned(), mentioned).is_some() {
                return Err(BadInput::new("it stands twice").within(place()));
            }
        }
        Ok(texts)
    }

    /// Is there such a message?
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.messages.contains_key(id)
    }

    /// How many messages there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.messages.len()
    }

    /// Are there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.messages.is_empty()
    }

    /// The ids of all messages.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.messages.keys().map(String::as_str)
    }

    /// The ids that other messages mention.
    pub(crate) fn mentioned(&self) -> impl Iterator<Item = &str> {
        self.messages.values().flatten().map(String::as_str)
    }
}

fn mentions(pattern: &Pattern<&str>, out: &mut BTreeSet<String>) -> Result<(), BadInput> {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => mention(inline, out)?,
            Expression::Select { selector, variants } => {
                mention(selector, out)?;
                variants.iter().try_for_each(|variant| mentions(&variant.value, out))?;
            }
        }
    }
    Ok(())
}

fn mention(inline: &InlineExpression<&str>, out: &mut BTreeSet<String>) -> Result<(), BadInput> {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
            out.insert(id.name.to_owned());
        }
        InlineExpression::VariableReference { id } => {
            let message = format!("it has a variable `${}`, but lessons give none; write the word itself", id.name);
            return Err(BadInput::new(message));
        }
        InlineExpression::FunctionReference { id, .. } => {
            return Err(BadInput::new(format!("it calls `{}`; lessons only say texts", id.name)));
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inline) => mention(inline, out)?,
            Expression::Select { .. } => return Err(BadInput::new("a choice stands inside another placeable")),
        },
    }
    Ok(())
}

fn line(text: &str, start: usize) -> usize {
    text.as_bytes()[..start.min(text.len())].iter().filter(|byte| **byte == b'\n').count() + 1
}
