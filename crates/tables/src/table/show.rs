//! What a viewer may see of a table. Nothing leaves a running game by any other way.

use super::views::{Base, Position, Shown, Views};
use super::{Logged, Table};
use crate::log::{Chair, Deed};
use crate::presence::Presence;
use crate::refusal::{bad, not_now, refused};
use tianxia_core::{Json, Seat, Seed, Viewpoint};
use tianxia_games::AnyMatch;
use tianxia_protocol::{
    Changed, Clocks, Code, Contribution, GameNow, Happening, Imagined, Item, LogPart, Moment, Origin, Outcome, Phrase,
    Play, Preview, Problem, SeatInfo, SeatKind, Standing, Status, TableInfo, Told, UndoNow, UndoRequest, Update,
    ViewpointName, ViewpointWord, WhyNot,
};

/// The most entries of the log that are sent at once: a tail that shows what goes on, and each part before it.
const PART: usize = 500;

impl Table {
    /// The table as `who` sees it from one of their viewpoints, with what happened after entry `since`.
    pub fn update(
        &self,
        who: Option<&str>,
        from: ViewpointName,
        since: Option<u32>,
        now: i64,
        presence: &Presence,
    ) -> Result<Update, Problem> {
        let viewpoint = self.viewpoint(who, from)?;
        let (items, earlier) = self.part(viewpoint, since, None);
        let game = self.game.as_deref().map(|game| self.game_now(game, viewpoint, now, game.view(viewpoint)));
        let (eye, table) = (ViewpointName::of(viewpoint), self.info(who, presence));
        Ok(Update { seq: self.seq(), now, eye, table, game, items, earlier })
    }

    /// The same for somebody who was shown the table before: where the views that were shown last say so, only what has changed.
    pub fn changes(
        &self,
        who: Option<&str>,
        from: ViewpointName,
        since: Option<u32>,
        now: i64,
        presence: &Presence,
        (views, base): (&mut Views, Option<Base>),
    ) -> Result<Shown, Problem> {
        let Some(game) = self.game.as_deref() else {
            return self.update(who, from, since, now, presence).map(Shown::All);
        };
        let (viewpoint, seq) = (self.viewpoint(who, from)?, self.seq());
        let (items, earlier) = self.part(viewpoint, since, None);
        let eye = ViewpointName::of(viewpoint);
        Ok(match views.show(game, viewpoint, seq, base) {
            Position::All(view) => {
                let game = Some(self.game_now(game, viewpoint, now, view));
                Shown::All(Update { seq, now, eye, table: self.info(who, presence), game, items, earlier })
            }
            Position::Changes(base, view) => {
                let table = (!self.is_as_it_was(base, presence)).then(|| self.info(who, presence));
                let game = self.game_now(game, viewpoint, now, view);
                Shown::Changes(Changed { seq, since: base.seq, now, eye, table, game, items, earlier })
            }
        })
    }

    /// Is everything about the table but its game as it was? Actions do not change it, unless they end the game; who is away may be claimed against
    /// at another time after each of them.
    fn is_as_it_was(&self, base: Base, presence: &Presence) -> bool {
        let since = self.log.get(base.seq as usize + 1..).unwrap_or_default();
        let here = |seat| self.away(seat, presence).is_none();
        base.same_people
            && self.status == Status::Playing
            && since.iter().all(|logged| matches!(logged.deed, Deed::Acted { .. }))
            && Seat::all(self.chairs.len() as u8).all(here)
    }

    /// What happened after entry `since` and before entry `before`, as far as it fits into one part: the newest of it.
    pub fn log_part(
        &self,
        who: Option<&str>,
        from: ViewpointName,
        since: Option<u32>,
        before: Option<u32>,
    ) -> Result<LogPart, Problem> {
        let (items, earlier) = self.part(self.viewpoint(who, from)?, since, before);
        Ok(LogPart { items, earlier })
    }

    fn part(&self, viewpoint: Viewpoint, since: Option<u32>, before: Option<u32>) -> (Vec<Item>, Option<u32>) {
        let end = before.map_or(self.log.len(), |before| self.log.len().min(before as usize));
        let wanted = since.map_or(0, |since| (since as usize).saturating_add(1)).min(end);
        let first = wanted.max(end.saturating_sub(PART));
        let items = (first as u32..).zip(&self.log[first..end]);
        let items = items.filter_map(|(seq, logged)| self.item(seq, logged, viewpoint)).collect();
        (items, (first > wanted).then_some(first as u32))
    }

    /// Does the table show `who` anything that it does not show everybody?
    #[must_use]
    pub fn knows(&self, who: &str) -> bool {
        self.host == who || self.chairs.iter().any(|chair| chair.is_of(who))
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
        preview(self.deciding(seat, at)?, number)
    }

    /// Why an action of `seat` is not legal. The question changes nothing.
    pub fn why_not(&self, seat: Seat, at: u32, action: &Play) -> Result<WhyNot, Problem> {
        why_not(self.deciding(seat, at)?, action)
    }

    /// The game, if `seat` makes the decision numbered `at`.
    fn deciding(&self, seat: Seat, at: u32) -> Result<&dyn AnyMatch, Problem> {
        let game = self.game.as_deref().filter(|_| self.turn() == Some(seat) && self.at == at);
        game.ok_or_else(|| Problem::new(Code::Stale, "this seat does not decide, or the game has moved on"))
    }

    /// The decision of `seat` as its own page may think about it.
    pub fn imagined(&self, seat: Seat) -> Result<Imagined, Problem> {
        let game = self.game.as_deref().filter(|_| self.turn() == Some(seat));
        let game = game.ok_or_else(|| not_now("only the seat that decides imagines the game"))?;
        // Nothing secret goes into the seed, so it tells nothing.
        let world = game.imagined(u64::from(self.at));
        let world = world.ok_or_else(|| Problem::new(Code::Unavailable, "the game cannot be imagined"))?;
        Ok(Imagined { at: self.at, record: world.record().to_string() })
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

    fn info(&self, who: Option<&str>, presence: &Presence) -> TableInfo {
        let mut seats = self.seats(who);
        for (seat, shown) in Seat::all(self.chairs.len() as u8).zip(&mut seats) {
            shown.away = self.away(seat, presence);
        }
        let contribution =
            |(seat, random): &(Seat, Seed)| Contribution { seat: u8::from(*seat), random: random.to_string() };
        let contributions = self.contributions.iter().filter(|_| self.status == Status::Over).map(contribution);
        TableInfo {
            id: self.id.clone(),
            game: self.created.game.clone(),
            rules: self.created.rules,
            options: self.created.options.clone(),
            status: self.status,
            listed: self.created.listed,
            hints: self.created.hints,
            deadline: self.created.deadline,
            clock: self.created.clock,
            stand_in: self.created.stand_in.clone(),
            host: who == Some(self.host.as_str()),
            created: self.log[0].time,
            seats,
            seed_hash: self.seed_hash.clone(),
            seed: (self.status == Status::Over).then(|| self.seed.to_string()),
            contributions: contributions.collect(),
            rematch: self.rematch.clone(),
            rated: self.created.rated,
            from: self.created.from.as_ref().map(|from| Origin { table: from.table.clone(), step: from.step }),
        }
    }

    /// The seats as `who` sees them.
    pub(super) fn seats(&self, who: Option<&str>) -> Vec<SeatInfo> {
        let seat = |(seat, chair): (Seat, &Chair)| {
            let (kind, name, level) = match chair {
                Chair::Open => (SeatKind::Open, None, None),
                Chair::Person { name, .. } => {
                    (SeatKind::Person, Some(name.clone()).filter(|name| !name.is_empty()), None)
                }
                Chair::Bot { level, .. } => (SeatKind::Bot, None, Some(level.clone())),
            };
            let yours = who.is_some_and(|who| chair.is_of(who));
            let muted = chair.person().is_some_and(|person| self.muted.iter().any(|muted| muted == person));
            let (standing, contributed) = (self.standings[seat.index()], self.contributed(seat));
            let style = self.bot_style(seat).map(str::to_owned);
            SeatInfo { seat: u8::from(seat), kind, name, level, style, yours, standing, muted, contributed, away: None }
        };
        Seat::all(self.chairs.len() as u8).zip(&self.chairs).map(seat).collect()
    }

    fn game_now(&self, game: &dyn AnyMatch, viewpoint: Viewpoint, now: i64, view: Json) -> GameNow {
        let turn = self.turn();
        let decides = turn.is_some_and(|seat| viewpoint == Viewpoint::Seat(seat) && self.bot_of(seat).is_none());
        GameNow {
            at: self.at,
            turn: turn.map(u8::from),
            ask: Phrase::from(&game.ask()),
            view,
            legal: decides.then(|| game.packed()),
            undo: self.undo_now(game, viewpoint),
            undo_request: self.undo.as_ref().map(|wish| UndoRequest {
                seat: u8::from(wish.seat),
                actions: wish.actions,
                waiting: wish.waiting.iter().map(|seat| u8::from(*seat)).collect(),
            }),
            hurried: false,
            deadline: self.decision_deadline(),
            clocks: self.clocks_now(now),
            first_round: self.first_round(),
            outcome: game.outcome().as_ref().map(Outcome::from),
        }
    }

    fn clocks_now(&self, now: i64) -> Option<Clocks> {
        let clocks = self.clocks.as_ref()?;
        let left = clocks.left(now - self.paused).into_iter().zip(&self.chairs);
        Some(Clocks {
            running: clocks.running().map(u8::from),
            left: left.map(|(left, chair)| chair.person().map(|_| left)).collect(),
        })
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
            Deed::Hosted { .. } | Deed::Resumed { .. } | Deed::Erased { .. } => return None,
            Deed::Said { .. } if !self.sayings.shows(seq) => return None,
            Deed::Arranged { seat, .. } => Happening::Arranged { seat: number(seat) },
            Deed::Removed { seat, name } => Happening::Removed { seat: number(seat), name: name.clone() },
            Deed::Muted { seat, muted } => Happening::Muted { seat: number(seat), muted: *muted },
            Deed::Contributed { seat, .. } => Happening::Contributed { seat: number(seat) },
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
            Deed::Aborted { seat } => Happening::Aborted { seat: number(seat) },
            Deed::Claimed { seat, against, to } => {
                Happening::Claimed { seat: number(seat), against: number(against), to: *to }
            }
            Deed::HandedOver { seat, overdue } => Happening::HandedOver { seat: number(seat), overdue: *overdue },
            Deed::TakenBack { seat } => Happening::TakenBack { seat: number(seat) },
            Deed::Said { seat, text } => Happening::Said { seat: number(seat), text: text.clone() },
            Deed::Rematch { table } => Happening::Rematch { table: table.clone() },
            Deed::Closed => Happening::Closed,
        };
        Some(Item { seq, time: logged.time, what })
    }
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

/// What an action of the seat that decides would do.
pub fn preview(game: &dyn AnyMatch, number: u32) -> Result<Preview, Problem> {
    let (events, draws, hands_over) = game.preview(number).map_err(refused)?;
    Ok(Preview { told: events.into_iter().map(told).collect(), draws, hands_over })
}

/// Why an action of the seat that decides is not legal.
fn why_not(game: &dyn AnyMatch, action: &Play) -> Result<WhyNot, Problem> {
    let number = match action {
        Play::Number(number) => *number,
        Play::Notation(text) => game.number(text).map_err(refused)?,
    };
    game.why_not(number).map(WhyNot::from).map_err(refused)
}

fn tell(game: &dyn AnyMatch, step: u32, viewpoint: Viewpoint) -> Vec<Told> {
    game.told(step as usize, viewpoint).into_iter().map(told).collect()
}

fn told(told: tianxia_games::Told) -> Told {
    Told::new(told.event, &told.phrase)
}
