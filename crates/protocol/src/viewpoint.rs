//! Who looks at a table. Messages name a viewpoint in a field called `eye`: whose view they are made for.

use serde::{Deserialize, Serialize};
use std::str::FromStr;
use tianxia_core::{BadInput, Seat, Viewpoint};

/// Who looks: a seat's number, `"spectator"`, `"open"` (finished games only), or `"mine"`: my seat, or the deciding one of
/// several, or a spectator's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[cfg_attr(feature = "schema", schemars(rename = "EyeName"))]
pub enum ViewpointName {
    /// A seat.
    Seat(u8),
    /// One of the words.
    Word(ViewpointWord),
}

impl ViewpointName {
    /// My own.
    pub const MINE: ViewpointName = ViewpointName::Word(ViewpointWord::Mine);

    /// The name of a viewpoint.
    #[must_use]
    pub fn of(viewpoint: Viewpoint) -> Self {
        match viewpoint {
            Viewpoint::Seat(seat) => ViewpointName::Seat(u8::from(seat)),
            Viewpoint::Spectator => ViewpointName::Word(ViewpointWord::Spectator),
            Viewpoint::Open => ViewpointName::Word(ViewpointWord::Open),
        }
    }
}

impl FromStr for ViewpointName {
    type Err = BadInput;

    fn from_str(text: &str) -> Result<Self, BadInput> {
        match text {
            "mine" => Ok(ViewpointName::Word(ViewpointWord::Mine)),
            "spectator" => Ok(ViewpointName::Word(ViewpointWord::Spectator)),
            "open" => Ok(ViewpointName::Word(ViewpointWord::Open)),
            number => number
                .parse::<u8>()
                .ok()
                .and_then(|number| Seat::try_from(number).ok())
                .map(|seat| ViewpointName::Seat(u8::from(seat)))
                .ok_or_else(|| {
                    BadInput::new(format!("`{text}` is no viewpoint; write a seat's number, mine, spectator or open"))
                }),
        }
    }
}

/// The viewpoints that are not seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", schemars(rename = "EyeWord"))]
pub enum ViewpointWord {
    /// Whatever is mine.
    Mine,
    /// What is public.
    Spectator,
    /// Everything.
    Open,
}
