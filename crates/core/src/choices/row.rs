//! An action taken apart into its fields: each value is written behind the other values of its column.

use super::fields::Fields;
use crate::json;
use serde::Serialize;
use serde::ser::{Error, Impossible, SerializeStruct, Serializer};
use std::fmt;

/// Why an action fits no row: it has other fields than its group, or none.
#[derive(Debug)]
pub(super) struct Unlike;

impl fmt::Display for Unlike {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the action has other fields")
    }
}

impl std::error::Error for Unlike {}

impl Error for Unlike {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Unlike
    }
}

/// Writes the fields of an action, which is a struct to serde, into the columns of a group.
pub(super) struct Row<'a> {
    fields: &'a mut Fields,
    written: usize,
}

impl<'a> Row<'a> {
    pub(super) fn of(fields: &'a mut Fields) -> Self {
        Row { fields, written: 0 }
    }
}

impl SerializeStruct for Row<'_> {
    type Ok = ();
    type Error = Unlike;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Unlike> {
        let text = self.fields.next_value(self.written, name).ok_or(Unlike)?;
        self.written += 1;
        json::append(&value, text).map_err(|_| Unlike)
    }

    fn end(self) -> Result<(), Unlike> {
        if self.fields.count() == self.written { Ok(()) } else { Err(Unlike) }
    }
}

/// Nothing but a struct has fields.
macro_rules! unlike {
    ($($method:ident($($type:ty),*) $(-> $part:ident)?;)*) => {$(
        fn $method(self, $(_: $type),*) -> Result<unlike!(@ $($part)?), Unlike> {
            Err(Unlike)
        }
    )*};
    (@) => { () };
    (@ $part:ident) => { Self::$part };
}

impl<'a> Serializer for Row<'a> {
    type Ok = ();
    type Error = Unlike;
    type SerializeSeq = Impossible<(), Unlike>;
    type SerializeTuple = Impossible<(), Unlike>;
    type SerializeTupleStruct = Impossible<(), Unlike>;
    type SerializeTupleVariant = Impossible<(), Unlike>;
    type SerializeMap = Impossible<(), Unlike>;
    type SerializeStruct = Row<'a>;
    type SerializeStructVariant = Impossible<(), Unlike>;

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Row<'a>, Unlike> {
        Ok(self)
    }

    unlike! {
        serialize_bool(bool);
        serialize_i8(i8);
        serialize_i16(i16);
        serialize_i32(i32);
        serialize_i64(i64);
        serialize_u8(u8);
        serialize_u16(u16);
        serialize_u32(u32);
        serialize_u64(u64);
        serialize_f32(f32);
        serialize_f64(f64);
        serialize_char(char);
        serialize_str(&str);
        serialize_bytes(&[u8]);
        serialize_none();
        serialize_unit();
        serialize_unit_struct(&'static str);
        serialize_unit_variant(&'static str, u32, &'static str);
        serialize_seq(Option<usize>) -> SerializeSeq;
        serialize_tuple(usize) -> SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> SerializeTupleVariant;
        serialize_map(Option<usize>) -> SerializeMap;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> SerializeStructVariant;
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unlike> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Unlike> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Unlike> {
        Err(Unlike)
    }
}
