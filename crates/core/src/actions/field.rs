//! The traits of a declaration: what a field knows of itself, and what an action knows because its fields do.

use super::{Miss, Words};
use crate::choices::Columns;
use crate::{BadInput, Json};
use serde::Serialize;

/// The type of a field of an action. `C` is the context it needs: the game or its board.
///
/// [`word_field!`](crate::word_field) implements this and [`Counted`] for a plain enum whose values have names.
pub trait Field<C: ?Sized>: Copy + PartialEq {
    /// Its type in data.
    type Data: Copy + Serialize;

    /// Returns it as data.
    fn data(self, context: &C) -> Self::Data;

    /// Reads it from data. The error need not name the field.
    fn of_data(data: Self::Data, context: &C) -> Result<Self, BadInput>;

    /// Appends its text, which may be empty.
    fn write(self, context: &C, text: &mut String);

    /// Reads its text from the next words, if there is any for it.
    fn read(words: &mut Words<'_>, context: &C) -> Result<Self, Miss>;

    /// Reports whether its text is its data as words: a text or number as it is, the parts of a list with spaces between them. Actions
    /// that differ in such a field alone travel in one group.
    fn is_words(self, _context: &C) -> bool {
        true
    }

    /// Appends its data as JSON.
    fn json(self, context: &C, text: &mut String) {
        text.push_str(Json::of(&self.data(context)).text());
    }

    /// Appends its text in quotation marks, which is its data as JSON if both are the same plain word. It is faster than [`Field::json`].
    fn quoted(self, context: &C, text: &mut String) {
        text.push('"');
        self.write(context, text);
        text.push('"');
    }
}

/// A field whose values can be counted: the stable number and the policy index of an action follow from it.
pub trait Counted<C: ?Sized>: Field<C> {
    /// The number of slots it has in the policy: its values on the largest board.
    const SLOTS: u32;

    /// Returns the number of its values on this board.
    fn count(_context: &C) -> u32 {
        Self::SLOTS
    }

    /// Returns its place among the values on this board.
    fn index(self, context: &C) -> u32;

    /// Returns the value at a place on this board.
    fn of_index(index: u32, context: &C) -> Option<Self>;

    /// Returns its slot in the policy, if it has one.
    fn slot(self, context: &C) -> Option<u32> {
        Some(self.index(context))
    }

    /// Returns the value of a slot in the policy.
    fn of_slot(slot: u32, context: &C) -> Option<Self> {
        Self::of_index(slot, context)
    }
}

/// The order of some kinds of actions among themselves, where it does not follow from their fields one by one.
pub trait Block<A, C: ?Sized> {
    /// The number of slots it has in the policy.
    const SLOTS: u32;

    /// Returns the number of its actions on this board.
    fn count(_context: &C) -> u32 {
        Self::SLOTS
    }

    /// Returns the place of an action in the block, if it has one.
    fn index(action: A, context: &C) -> Option<u32>;

    /// Returns the action at a place in the block.
    fn action(index: u32, context: &C) -> Option<A>;
}

/// What every declared action can do: its notation and its data.
pub trait Declared<C: ?Sized>: Copy {
    /// The action as data.
    type Data;

    /// Returns the short text of the action.
    fn write(self, context: &C) -> String;

    /// Reads a short text, in any case and with any spaces.
    fn read(text: &str, context: &C) -> Result<Self, BadInput>;

    /// Returns the action as data.
    fn data(self, context: &C) -> Self::Data;

    /// Returns the action that data means.
    fn of_data(data: &Self::Data, context: &C) -> Result<Self, BadInput>;

    /// Reports whether another action has the same kind, and differs in nothing but fields whose texts are their data as words.
    fn joins(self, other: Self, context: &C) -> bool;

    /// Returns what actions that join one another have in common, and their other fields as columns.
    fn columns(actions: &[Self], context: &C) -> Columns;
}

/// An action with a stable number: the same for the same action everywhere within a game and board.
pub trait Numbered<C: ?Sized>: Declared<C> {
    /// Returns the number of the action.
    fn number(self, context: &C) -> u32;

    /// Returns the action with a number.
    fn numbered(number: u32, context: &C) -> Option<Self>;

    /// Returns how many numbers there are. All are below this.
    fn numbers(context: &C) -> u32;
}

/// An action with a policy index: small and dense, and shared by actions that are never asked together.
pub trait Indexed<C: ?Sized>: Declared<C> {
    /// The kinds of actions.
    type Kind;

    /// The number of policy indices. All are below this.
    const POLICY: u32;

    /// Returns the policy index of the action, if it has one.
    fn policy(self, context: &C) -> Option<u32>;

    /// Returns the action with a policy index. Where kinds share the index, `asked` says which of them the present decision allows.
    fn at_policy(index: u32, context: &C, asked: impl Fn(Self::Kind) -> bool) -> Option<Self>;
}

/// Reports whether two actions that differ in this field alone join.
#[inline]
pub fn field_joins<C: ?Sized, F: Field<C>>(one: F, other: F, context: &C) -> bool {
    one == other || (one.is_words(context) && other.is_words(context))
}

/// Appends a field to a mixed-radix number.
#[inline]
pub fn push_index<C: ?Sized, F: Counted<C>>(number: u32, field: F, context: &C) -> u32 {
    number * F::count(context) + field.index(context)
}

/// Appends the slot of a field to a mixed-radix number.
#[inline]
pub fn push_slot<C: ?Sized, F: Counted<C>>(number: Option<u32>, field: F, context: &C) -> Option<u32> {
    Some(number? * F::SLOTS + field.slot(context)?)
}

/// Takes the first field off a mixed-radix number below `size`.
#[inline]
pub fn take_index<C: ?Sized, F: Counted<C>>(number: &mut u32, size: &mut u32, context: &C) -> Option<F> {
    F::of_index(take(number, size, F::count(context))?, context)
}

/// Takes the slot of the first field off a mixed-radix number below `size`.
#[inline]
pub fn take_slot<C: ?Sized, F: Counted<C>>(number: &mut u32, size: &mut u32, context: &C) -> Option<F> {
    F::of_slot(take(number, size, F::SLOTS)?, context)
}

fn take(number: &mut u32, size: &mut u32, count: u32) -> Option<u32> {
    *size = size.checked_div(count)?;
    let digit = number.checked_div(*size)?;
    *number %= *size;
    Some(digit)
}

/// Implements [`Field`] and [`Counted`] for an enum of named values without fields: `word_field!(Colour in Huang);`. The type has
/// `ALL` in the order of its declaration, `word()` and `FromStr`, and is its own data.
#[macro_export]
macro_rules! word_field {
    ($type:ident in $context:ident) => {
        impl $crate::actions::Field<$context> for $type {
            type Data = $type;

            fn data(self, _: &$context) -> Self {
                self
            }

            fn of_data(data: Self, _: &$context) -> ::std::result::Result<Self, $crate::BadInput> {
                ::std::result::Result::Ok(data)
            }

            fn write(self, _: &$context, text: &mut ::std::string::String) {
                text.push_str(self.word());
            }

            fn json(self, context: &$context, text: &mut ::std::string::String) {
                $crate::actions::Field::quoted(self, context, text);
            }

            fn read(
                words: &mut $crate::actions::Words<'_>,
                _: &$context,
            ) -> ::std::result::Result<Self, $crate::actions::Miss> {
                words.one_of(|word| word.parse().ok(), || <$type>::ALL.iter().map(|one| one.word()))
            }
        }

        impl $crate::actions::Counted<$context> for $type {
            const SLOTS: u32 = <$type>::ALL.len() as u32;

            fn index(self, _: &$context) -> u32 {
                self as u32
            }

            fn of_index(index: u32, _: &$context) -> ::std::option::Option<Self> {
                <$type>::ALL.get(index as usize).copied()
            }
        }
    };
}
