//! What lists show of a table. It is stored beside the log, in the same transaction, so that lobby, "my games" and
//! archive need no replay.

use super::{RatedResult, Table};
use tianxia_core::Seat;
use tianxia_protocol::{Listing, Status};

/// What lists show of a table.
#[derive(Clone, Debug)]
pub struct Summary {
    /// How far it is.
    pub status: Status,
    /// When something happened last.
    pub updated: i64,
    /// The seat that decides.
    pub turn: Option<Seat>,
    /// Has a bot to play?
    pub bot: bool,
    /// Until when.
    pub deadline: Option<i64>,
    /// The rest, where it has changed.
    pub facts: Option<Facts>,
}

/// What changes seldom.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Shown in the lobby?
    pub listed: bool,
    /// The identity of its host.
    pub host: String,
    /// The people who sit there, by identity.
    pub people: Vec<(Seat, String)>,
    /// What a list shows, as nobody in particular sees it.
    pub listing: Listing,
    /// What counts for ratings, once a rated game is over.
    pub result: Option<RatedResult>,
}

impl Table {
    /// What lists show of this table now; taking it means that it will be stored.
    pub fn summary(&mut self) -> Summary {
        let updated = self.log.last().map_or(0, |logged| logged.time);
        Summary {
            status: self.status,
            updated,
            turn: self.turn(),
            bot: self.bot_to_move().is_some(),
            deadline: self.deadline(),
            facts: std::mem::take(&mut self.relisted).then(|| self.facts(updated)),
        }
    }

    /// What a list of their tables shows `who` of this one now.
    #[must_use]
    pub fn listing(&self, who: &str) -> Listing {
        let updated = self.log.last().map_or(0, |logged| logged.time);
        let turn = self.turn().map(u8::from);
        Listing { seats: self.seats(Some(who)), turn, deadline: self.deadline(), ..self.facts(updated).listing }
    }

    fn facts(&self, updated: i64) -> Facts {
        let people = Seat::all(self.chairs.len() as u8)
            .filter_map(|seat| self.chairs[seat.index()].person().map(|person| (seat, person.to_owned())));
        let outcome = self.game.as_deref().and_then(tianxia_games::AnyMatch::outcome);
        Facts {
            listed: self.created.listed,
            host: self.host.clone(),
            people: people.collect(),
            listing: Listing {
                id: self.id.clone(),
                game: self.created.game.clone(),
                options: self.created.options.clone(),
                status: self.status,
                created: self.log[0].time,
                updated,
                seats: self.seats(None),
                turn: None,
                deadline: None,
                places: outcome.as_ref().map(|outcome| outcome.places.clone()),
                scores: outcome.map(|outcome| outcome.scores),
                rated: self.created.rated,
            },
            result: self.rated_result(),
        }
    }
}
