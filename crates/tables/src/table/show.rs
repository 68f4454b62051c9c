//! What a viewer may see of a table. Nothing leaves a running game by any other way.

use super::{Logged, Table};
use crate::log::{Chair, Deed};
use crate::refusal::{bad, refused};
use tianxia_core::{Seat, Viewpoint};
use tianxia_games::AnyMatch;
use tianxia_protocol::{
    Choice, Code, GameNow, Happening, Item, Legal, Moment, Origin, Outcome, Phrase, Preview, Problem, SeatInfo,
    SeatKind, Standing, Status, TableInfo, Told, UndoNow, UndoRequest, Update, ViewpointName, ViewpointWord,
};

impl Table {
    /// The table as `who` sees it from one of their viewpoints, with what happened after entry `since`.
    pub fn update(&self, who: Option<&str>, from: ViewpointName, since: Option<u32>) -> Result<Update, Problem> {
        let viewpoint = self.viewpoint(who, from)?;
        let first = since.map_or(0, |since| since.saturating_add(1)).min(self.log.len() as u32);
        let items = (first..).zip(&self.log[first as usize..]);
        Ok(Update {
            seq: self.seq(),
            eye: ViewpointName::of(viewpoint),
            table: self.info(who),
            game: self.game.as_deref().map(|game| self.game_now(game, viewpoint)),
            items: items.filter_map(|(seq, logged)| self.item(seq, logged, viewpoint)).collect(),
        })
    }

    /// The viewpoint from which `who` may look. Those of other people are closed to everybody until the game is over.
    pub fn viewpoint(&self, who: Option<&str>, wanted: ViewpointName) -> Result<Viewpoint, Problem> {
        let mine = |seat: &Seat| who.is_some_and(|who| self.chairs[seat.index()].is_of(who));
        match wanted {
            ViewpointName::Word(ViewpointWord::Spectator) => Ok(Viewpoint::Spectator),
            ViewpointName::Word(ViewpointWord::Mine) => {
                let first = || Seat::all(self.chairs.len() as u8).find(mine);
                Ok(self.turn().filter(mine).or_else(first).map_or(Viewpoint::Spectator, Viewpoint::Seat))
            }
            ViewpointName::Word(ViewpointWord::Open) if self.status == Status::Over => Ok(Viewpoint::Open),
            ViewpointName::Word(ViewpointWord::Open) => {
                Err(Problem::new(Code::NotYours, "everything lies open once the game is over, not before"))
            }
            ViewpointName::Seat(number) => {
                let seat = Seat::try_from(number).ok().filter(|seat| seat.index() < self.chairs.len());
                let seat = seat.ok_or_else(|| bad(format!("there is no seat {number}")))?;
                match self.status == Status::Over || mine(&seat) {
                    true => Ok(Viewpoint::Seat(seat)),
                    false => Err(Problem::new(Code::NotYours, format!("seat {seat} is not yours to look from"))),
                }
            }
        }
    }

    /// What an action of `seat` would do.
    pub fn preview(&self, seat: Seat, at: u32, number: u32) -> Result<Preview, Problem> {
        let game = self.game.as_deref().filter(|_| self.turn() == Some(seat) && self.at == at);
        let game =
            game.ok_or_else(|| Problem::new(Code::Stale, "this seat does not decide, or the game has moved on"))?;
        let (events, draws, hands_over) = game.preview(number).map_err(refused)?;
        Ok(Preview { told: events.into_iter().map(told).collect(), draws, hands_over })
    }

    /// A moment of a finished game: the position after `until` of the actions that stood at the end.
    pub fn moment(&self, who: Option<&str>, until: Option<u32>, from: ViewpointName) -> Result<Moment, Problem> {
        let mut record = self.record()?;
        let viewpoint = self.viewpoint(who, from)?;
        let of = self.standing();
        let until = until.unwrap_or(of).min(of);
        record.entries = self.standing_actions(until);
        record.result = None;
        let game = tianxia_games::replay(&record, None)?;
        let last = record.entries.last();
        let told = until.checked_sub(1).map_or_else(Vec::new, |step| tell(&*game, step, viewpoint));
        let shown = last.filter(|entry| viewpoint == Viewpoint::Open || viewpoint == Viewpoint::Seat(entry.seat));
        Ok(Moment {
            until,
            of,
            eye: ViewpointName::of(viewpoint),
            turn: game.turn().seat().map(u8::from),
            ask: Phrase::from(&game.ask()),
            view: game.view(viewpoint),
            seat: last.map(|entry| u8::from(entry.seat)),
            notation: shown.and_then(|entry| match &entry.deed {
                tianxia_core::Deed::Action(text) => Some(text.clone()),
                _ => None,
            }),
            told,
        })
    }

    fn info(&self, who: Option<&str>) -> TableInfo {
        TableInfo {
            id: self.id.clone(),
            game: self.created.game.clone(),
            rules: self.created.rules,
            options: self.created.options.clone(),
            status: self.status,
            listed: self.created.listed,
            hints: self.created.hints,
            deadline: self.created.deadline,
            stand_in: self.created.stand_in.clone(),
            host: who == Some(self.host.as_str()),
            created: self.log[0].time,
            seats: self.seats(who),
            seed_hash: self.seed_hash.clone(),
            seed: (self.status == Status::Over).then(|| self.seed.to_string()),
            rematch: self.rematch.clone(),
            from: self.created.from.as_ref().map(|from| Origin { table: from.table.clone(), step: from.step }),
        }
    }

    /// The seats as `who` sees them.
    pub(super) fn seats(&self, who: Option<&str>) -> Vec<SeatInfo> {
        let seat = |(index, chair): (usize, &Chair)| {
            let (kind, name, level) = match chair {
                Chair::Open => (SeatKind::Open, None, None),
                Chair::Person { name, .. } => (SeatKind::Person, Some(name.clone()), None),
                Chair::Bot { level } => (SeatKind::Bot, None, Some(level.clone())),
            };
            let yours = who.is_some_and(|who| chair.is_of(who));
            SeatInfo { seat: index as u8 + 1, kind, name, level, yours, standing: self.standings[index] }
        };
        self.chairs.iter().enumerate().map(seat).collect()
    }

    fn game_now(&self, game: &dyn AnyMatch, viewpoint: Viewpoint) -> GameNow {
        let turn = self.turn();
        let decides = turn.is_some_and(|seat| viewpoint == Viewpoint::Seat(seat) && self.bot_of(seat).is_none());
        GameNow {
            at: self.at,
            turn: turn.map(u8::from),
            ask: Phrase::from(&game.ask()),
            view: game.view(viewpoint),
            legal: decides.then(|| legal(game)),
            undo: self.undo_now(game, viewpoint),
            undo_request: self.undo.as_ref().map(|wish| UndoRequest {
                seat: u8::from(wish.seat),
                actions: wish.actions,
                waiting: wish.waiting.iter().map(|seat| u8::from(*seat)).collect(),
            }),
            deadline: self.deadline(),
            outcome: game.outcome().as_ref().map(Outcome::from),
        }
    }

    fn undo_now(&self, game: &dyn AnyMatch, viewpoint: Viewpoint) -> UndoNow {
        match viewpoint {
            Viewpoint::Seat(seat)
                if self.status == Status::Playing && self.standings[seat.index()] == Standing::Playing =>
            {
                match self.actions_back_to(seat) {
                    _ if game.can_undo(seat) => UndoNow::Free,
                    Some(_) if self.others(seat).is_empty() => UndoNow::Free,
                    Some(_) if self.refused_undo.contains(&seat) => UndoNow::No,
                    Some(_) => UndoNow::Ask,
                    None => UndoNow::No,
                }
            }
            _ => UndoNow::No,
        }
    }

    fn item(&self, seq: u32, logged: &Logged, viewpoint: Viewpoint) -> Option<Item> {
        let number = |seat: &Seat| u8::from(*seat);
        let what = match &logged.deed {
            Deed::Created(_) => Happening::Created,
            Deed::Joined { seat, name, .. } => Happening::Joined { seat: number(seat), name: name.clone() },
            Deed::Left { seat } => Happening::Left { seat: number(seat) },
            Deed::Hosted { .. } => return None,
            Deed::Arranged { seat, .. } => Happening::Arranged { seat: number(seat) },
            Deed::Started => Happening::Started,
            Deed::Acted { seat, action } => Happening::Acted {
                seat: number(seat),
                bot: logged.bot,
                undone: logged.step.is_none(),
                notation: viewpoint.sees(*seat).then(|| action.clone()),
                action: logged
                    .step
                    .zip(self.game.as_deref())
                    .filter(|_| viewpoint.sees(*seat))
                    .and_then(|(step, game)| game.action(step as usize)),
                told: logged
                    .step
                    .zip(self.game.as_deref())
                    .map_or_else(Vec::new, |(step, game)| tell(game, step, viewpoint)),
            },
            Deed::Undone { seat, actions } => Happening::Undone { seat: number(seat), actions: *actions },
            Deed::UndoAsked { seat, .. } => Happening::UndoAsked { seat: number(seat) },
            Deed::UndoAnswered { seat, accept } => Happening::UndoAnswered { seat: number(seat), accept: *accept },
            Deed::Resigned { seat } => Happening::Resigned { seat: number(seat) },
            Deed::HandedOver { seat, overdue } => Happening::HandedOver { seat: number(seat), overdue: *overdue },
            Deed::TakenBack { seat } => Happening::TakenBack { seat: number(seat) },
            Deed::Said { seat, text } => Happening::Said { seat: number(seat), text: text.clone() },
            Deed::Rematch { table } => Happening::Rematch { table: table.clone() },
            Deed::Closed => Happening::Closed,
        };
        Some(Item { seq, time: logged.time, what })
    }
}

/// The answers of the deciding seat, packed; only that seat may be told.
#[must_use]
pub fn legal(game: &dyn AnyMatch) -> Legal {
    Legal::pack(game.legal().into_iter().map(choice))
}

/// An action that stands, as one viewpoint may know it.
#[must_use]
pub fn acted(game: &dyn AnyMatch, step: u32, seat: Seat, notation: &str, viewpoint: Viewpoint) -> Happening {
    Happening::Acted {
        seat: u8::from(seat),
        bot: false,
        undone: false,
        notation: viewpoint.sees(seat).then(|| notation.to_owned()),
        action: viewpoint.sees(seat).then(|| game.action(step as usize)).flatten(),
        told: tell(game, step, viewpoint),
    }
}

fn tell(game: &dyn AnyMatch, step: u32, viewpoint: Viewpoint) -> Vec<Told> {
    game.told(step as usize, viewpoint).into_iter().map(told).collect()
}

fn told(told: tianxia_games::Told) -> Told {
    Told::new(told.event, &told.phrase)
}

fn choice(choice: tianxia_games::Choice) -> Choice {
    let tianxia_games::Choice { number, notation, free, action, effect } = choice;
    Choice { number, notation, free, action, effect }
}
