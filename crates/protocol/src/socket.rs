//! The messages of a table's WebSocket.

use crate::answer::Answer;
use crate::command::{Command, Play};
use crate::game::{Preview, WhyNot};
use crate::problem::Problem;
use crate::table::{Changed, Update};
use crate::viewpoint::ViewpointName;
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use tianxia_core::json::{self, Unwritable};

/// From the client.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// Do something; answered by [`FromServer::Answer`].
    Command {
        /// The command's id, under which it acts once.
        id: String,
        /// What to do.
        command: Command,
    },
    /// What would an action do? Answered by [`FromServer::Preview`].
    Preview {
        /// Chosen by the client, given back with the answer.
        id: String,
        /// My seat.
        seat: u8,
        /// `at` of the game as last seen.
        at: u32,
        /// The action's number.
        number: u32,
    },
    /// Why is an action not legal? Answered by [`FromServer::WhyNot`]. A question changes nothing, and nothing of it is stored.
    WhyNot {
        /// Chosen by the client, given back with the answer.
        id: String,
        /// My seat.
        seat: u8,
        /// `at` of the game as last seen.
        at: u32,
        /// The action.
        action: Play,
    },
    /// Look from another viewpoint from now on; answered by an update.
    Look {
        /// From which.
        eye: ViewpointName,
    },
}

/// A message as it came over a socket. It is read here, once for all who read it, and as fast as what is in it.
impl FromStr for FromClient {
    type Err = serde_json::Error;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        serde_json::from_str(text)
    }
}

/// From the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// The table as it is now, with what happened since the last update. Sent at once after connecting, and whenever
    /// something happened. A slow reader gets fewer and longer ones.
    Update(Box<Update>),
    /// What has changed since the last update, in its stead, for sockets that ask for changes.
    Changed(Box<Changed>),
    /// What became of a command.
    Answer(Box<Answer>),
    /// What an action would do.
    Preview(PreviewAnswer),
    /// Why an action is not legal.
    WhyNot(WhyNotAnswer),
    /// A message could not be understood.
    Problem(Problem),
    /// The server is going away; come back and resume from the last `seq`.
    Closing,
    /// The connection works. Sent every 12 seconds to sockets that ask for it.
    Alive,
}

impl FromServer {
    /// The message as it goes over a socket.
    pub fn text(&self) -> Result<String, Unwritable> {
        json::text(self)
    }
}

/// The answer to a preview.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PreviewAnswer {
    /// The id of the question.
    pub id: String,
    /// The answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preview: Option<Preview>,
    /// Why there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub problem: Option<Problem>,
}

/// The answer to the question why an action is not legal.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WhyNotAnswer {
    /// The id of the question.
    pub id: String,
    /// The answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why_not: Option<WhyNot>,
    /// Why there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub problem: Option<Problem>,
}
