//! From commands to entries: what a person may do at a table, and when. Every refusal says what would be right.

use super::Table;
use super::opening::sit;
use super::refusals::brief;
use crate::log::{Chair, Deed, Entry};
use crate::name::turns_direction;
use crate::presence::Presence;
use crate::refusal::{bad, no_seat, not_now, said, stale};
use tianxia_core::Seat;
use tianxia_protocol::{Code, Command, Filling, Play, Problem, Standing, Status};

/// The longest thing that can be said at once, in characters.
const LONGEST_SAYING: usize = 300;

/// Who asks, and when.
pub struct Asker<'a> {
    /// Their identity, by which seats belong to them.
    pub identity: &'a str,
    /// What they are called.
    pub name: &'a str,
    /// The key under which the command acts once; it must tell people apart.
    pub command: String,
    /// The time, in milliseconds since 1970.
    pub now: i64,
    /// Who is connected to the table.
    pub presence: &'a Presence,
}

impl Table {
    /// Does what a command asks, or says why not; the answer is the number of the entry that it became. A command that has been
    /// here before does not act again and gets the answer it got then. New entries are in memory only: the caller stores
    /// them ([`Table::take_unsaved`]).
    pub fn obey(&mut self, asker: &Asker<'_>, command: &Command) -> Result<u32, Problem> {
        if let Some(answer) = self.answered(&asker.command) {
            return answer;
        }
        match self.attempt(asker, command) {
            Ok(()) => Ok(self.answered(&asker.command).and_then(Result::ok).unwrap_or(self.seq())),
            Err(problem) => {
                let problem = brief(problem);
                self.refuse(asker.command.clone(), problem.clone());
                Err(problem)
            }
        }
    }

    /// Notes that somebody opened another table for the rematch ([`Table::again`]); whoever asks later is shown the same one.
    pub fn opened_rematch(&mut self, asker: &Asker<'_>, table: &str) -> Result<u32, Problem> {
        if self.rematch.is_none() {
            let deed = Deed::Rematch { table: table.to_owned() };
            self.apply(Entry { time: asker.now, command: Some(asker.command.clone()), deed })?;
        }
        Ok(self.seq())
    }

    fn attempt(&mut self, asker: &Asker<'_>, command: &Command) -> Result<(), Problem> {
        if let Command::Act { seat, at, action } = command {
            let seat = self.playing(asker, *seat)?;
            self.current(*at)?;
            return self.play(seat, action, asker.now, Some(asker.command.clone()));
        }
        let deeds = self.deeds(asker, command)?;
        deeds.iter().try_for_each(|deed| self.room_for(deed))?;
        let last = deeds.len().saturating_sub(1);
        for (index, deed) in deeds.into_iter().enumerate() {
            let command = (index == last).then(|| asker.command.clone());
            self.apply(Entry { time: asker.now, command, deed })?;
        }
        if let Command::AnswerUndo { .. } = command {
            self.undo_if_all_agree(asker.now)?;
        }
        Ok(())
    }

    /// What a bot plays; nothing if the game has moved on.
    pub fn bot_acts(&mut self, at: u32, number: u32, now: i64) -> Result<(), Problem> {
        let bot = self.bot_to_move().filter(|_| self.at == at).map(|(seat, _)| seat);
        let seat = bot.ok_or_else(stale)?;
        self.play(seat, &Play::Number(number), now, None)
    }

    /// A deadline has passed: a bot plays until the owner returns. Nothing if the decision was made in time.
    pub fn overdue(&mut self, now: i64) -> Result<(), Problem> {
        let seat = self.turn().filter(|_| self.deadline().is_some_and(|deadline| deadline <= now)).ok_or_else(stale)?;
        self.apply(Entry { time: now, command: None, deed: Deed::HandedOver { seat, overdue: true } })
    }

    /// After a start of the server, which was away from `stopped` to `started`: that time counts on no live clock. Nothing where none runs,
    /// or where that has been noted.
    pub fn resume(&mut self, stopped: i64, started: i64, now: i64) -> Result<(), Problem> {
        let runs = self.clocks.as_ref().is_some_and(|clocks| clocks.running().is_some());
        match runs && self.log.last().is_some_and(|last| last.time < started) {
            true => self.apply(Entry { time: now, command: None, deed: Deed::Resumed { stopped } }),
            false => Ok(()),
        }
    }

    /// Is the live clock of a seat used up?
    fn time_is_up(&self, seat: Seat) -> bool {
        self.clocks.as_ref().is_some_and(|clocks| clocks.is_used_up(seat))
    }

    fn deeds(&self, asker: &Asker<'_>, command: &Command) -> Result<Vec<Deed>, Problem> {
        Ok(match command {
            Command::Join { seat } => vec![self.join(asker, *seat)?],
            Command::Leave => self.leave(asker)?,
            Command::Arrange { seat, to } => {
                self.by_host(asker)?;
                let seat = read_seat(*seat)?;
                if self.status == Status::Playing {
                    return Ok(vec![self.change_bot(asker.identity, seat, to)?]);
                }
                self.before_start()?;
                vec![self.arrange(asker, seat, to)?]
            }
            Command::Remove { seat } => {
                self.by_host(asker)?;
                self.before_start()?;
                vec![self.remove(read_seat(*seat)?)?]
            }
            Command::Mute { seat, muted } => {
                self.by_host(asker)?;
                vec![self.mute(read_seat(*seat)?, *muted)?]
            }
            Command::Contribute { seat, random } => {
                let seat = self.own(asker, *seat)?;
                self.before_start()?;
                vec![self.contribute(seat, random)?]
            }
            Command::Start => {
                self.by_host(asker)?;
                self.before_start()?;
                if let Some(open) = self.chairs.iter().position(|chair| *chair == Chair::Open) {
                    let seat = open + 1;
                    return Err(not_now(format!("seat {seat} is open; wait for a player, or add a bot")));
                }
                vec![Deed::Started]
            }
            // An action is played before it becomes an entry.
            Command::Act { .. } => Vec::new(),
            Command::Undo { seat, at } => {
                let seat = self.playing(asker, *seat)?;
                self.current(*at)?;
                vec![self.take_back(seat)?]
            }
            Command::AnswerUndo { seat, at, accept } => {
                let seat = self.own(asker, *seat)?;
                self.current(*at)?;
                match &self.undo {
                    Some(wish) if wish.waiting.contains(&seat) => vec![Deed::UndoAnswered { seat, accept: *accept }],
                    _ => return Err(not_now("no undo request waits for this seat's answer")),
                }
            }
            Command::Resign { seat } => {
                let seat = self.own(asker, *seat)?;
                self.game_on()?;
                vec![Deed::Resigned { seat }]
            }
            Command::Abort { seat } => {
                let seat = self.own(asker, *seat)?;
                self.game_on()?;
                vec![self.abort(seat)?]
            }
            Command::Claim { seat, against, to } => {
                let seat = self.own(asker, *seat)?;
                self.game_on()?;
                vec![self.claim(seat, read_seat(*against)?, *to, asker.presence, asker.now)?]
            }
            Command::HandOver { seat } => {
                let seat = self.playing(asker, *seat)?;
                self.plays_in_person()?;
                vec![Deed::HandedOver { seat, overdue: false }]
            }
            Command::TakeBack { seat } => {
                let seat = self.own(asker, *seat)?;
                self.game_on()?;
                match self.standings[seat.index()] {
                    Standing::HandedOver | Standing::Overdue if self.time_is_up(seat) => {
                        let message = "nothing is left on your clock; take over when a turn has added to it";
                        return Err(said(Code::NotNow, message, "table-clock-empty", None));
                    }
                    Standing::HandedOver | Standing::Overdue => vec![Deed::TakenBack { seat }],
                    Standing::Playing => return Err(not_now("you play this seat yourself already")),
                    Standing::Resigned => return Err(not_now("this seat has resigned")),
                }
            }
            Command::Close => {
                self.by_host(asker)?;
                match self.status {
                    Status::Playing => {
                        self.stays_open()?;
                        vec![Deed::Closed]
                    }
                    Status::Open => vec![Deed::Closed],
                    Status::Over => return Err(not_now("the game is over")),
                    Status::Closed => return Err(not_now("this table was closed")),
                }
            }
            Command::Say { seat, text } => {
                let seat = self.own(asker, *seat)?;
                if self.muted.iter().any(|muted| muted == asker.identity) {
                    let message = "the host has muted you at this table";
                    return Err(said(Code::NotYours, message, "table-muted", None));
                }
                vec![Deed::Said { seat, text: saying(text)? }]
            }
            Command::Rematch => return Err(not_now("a rematch is another table, which this one cannot open")),
        })
    }

    fn join(&self, asker: &Asker<'_>, seat: Option<u8>) -> Result<Deed, Problem> {
        self.before_start()?;
        self.one_seat_if_rated(asker.identity, None)?;
        if self.host != asker.identity && self.chairs.iter().any(|chair| chair.is_of(asker.identity)) {
            return Err(not_now("you have a seat at this table already; only its host may take several"));
        }
        if self.removed.iter().any(|removed| removed == asker.identity) {
            let message = "the host has removed you from this table; you may watch";
            return Err(said(Code::NotYours, message, "table-removed", None));
        }
        let open = |seat: &Seat| self.chairs.get(seat.index()) == Some(&Chair::Open);
        let seat = match seat {
            Some(number) => {
                let seat = read_seat(number)?;
                self.chairs.get(seat.index()).ok_or_else(|| no_seat(seat))?;
                Some(seat).filter(open).ok_or_else(|| not_now(format!("seat {seat} is taken")))?
            }
            None => Seat::all(self.chairs.len() as u8)
                .find(open)
                .ok_or_else(|| not_now("every seat of this table is taken; you may watch"))?,
        };
        Ok(Deed::Joined { seat, identity: asker.identity.to_owned(), name: asker.name.to_owned() })
    }

    pub(super) fn leave(&self, asker: &Asker<'_>) -> Result<Vec<Deed>, Problem> {
        self.before_start()?;
        let (mine, others): (Vec<Seat>, Vec<Seat>) = Seat::all(self.chairs.len() as u8)
            .filter(|seat| self.chairs[seat.index()].person().is_some())
            .partition(|seat| self.chairs[seat.index()].is_of(asker.identity));
        if mine.is_empty() && self.host != asker.identity {
            return Err(not_now("you have no seat here to leave"));
        }
        let mut deeds: Vec<_> = mine.into_iter().map(|seat| Deed::Left { seat }).collect();
        match others.first().and_then(|seat| self.chairs[seat.index()].person()) {
            None => deeds.push(Deed::Closed),
            Some(heir) if self.host == asker.identity => deeds.push(Deed::Hosted { identity: heir.to_owned() }),
            Some(_) => {}
        }
        Ok(deeds)
    }

    fn arrange(&self, asker: &Asker<'_>, seat: Seat, to: &Filling) -> Result<Deed, Problem> {
        let chair = self.chairs.get(seat.index()).ok_or_else(|| no_seat(seat))?;
        if chair.person().is_some_and(|person| person != asker.identity) {
            return Err(not_now(format!("seat {seat} is taken by another player")));
        }
        if let Filling::Me { .. } = to {
            self.one_seat_if_rated(asker.identity, Some(seat))?;
        }
        Ok(Deed::Arranged { seat, to: sit(to, asker.identity, asker.name)? })
    }

    fn take_back(&self, seat: Seat) -> Result<Deed, Problem> {
        let game = self.game.as_deref().ok_or_else(|| not_now("the game has not started yet"))?;
        if game.can_undo(seat) {
            return Ok(Deed::Undone { seat, actions: 1 });
        }
        if self.undo.is_some() {
            return Err(not_now("another undo request waits for its answers"));
        }
        if self.refused_undo.contains(&seat) {
            return Err(not_now("the others refused to undo this; ask again after another action"));
        }
        let actions = self.actions_back_to(seat).ok_or_else(|| not_now("you have no action to undo"))?;
        Ok(match self.others(seat).is_empty() {
            true => Deed::Undone { seat, actions },
            false => Deed::UndoAsked { seat, actions },
        })
    }

    fn undo_if_all_agree(&mut self, now: i64) -> Result<(), Problem> {
        match &self.undo {
            Some(wish) if wish.waiting.is_empty() => {
                let deed = Deed::Undone { seat: wish.seat, actions: wish.actions };
                self.apply(Entry { time: now, command: None, deed })
            }
            _ => Ok(()),
        }
    }

    /// A seat of the asker.
    fn own(&self, asker: &Asker<'_>, seat: u8) -> Result<Seat, Problem> {
        self.seat_of(asker.identity, seat)
    }

    /// A seat that belongs to somebody.
    pub fn seat_of(&self, identity: &str, seat: u8) -> Result<Seat, Problem> {
        let seat = read_seat(seat)?;
        let chair = self.chairs.get(seat.index()).ok_or_else(|| no_seat(seat))?;
        match chair.is_of(identity) {
            true => Ok(seat),
            false => Err(Problem::new(Code::NotYours, format!("seat {seat} is not yours"))),
        }
    }

    /// A seat the asker plays at this moment.
    fn playing(&self, asker: &Asker<'_>, seat: u8) -> Result<Seat, Problem> {
        let seat = self.own(asker, seat)?;
        self.game_on()?;
        match self.standings[seat.index()] {
            Standing::Playing => Ok(seat),
            Standing::Resigned => Err(not_now("this seat has resigned")),
            Standing::HandedOver | Standing::Overdue => Err(not_now("a bot plays this seat; take it back first")),
        }
    }

    fn current(&self, at: u32) -> Result<(), Problem> {
        if at == self.at { Ok(()) } else { Err(stale()) }
    }

    fn game_on(&self) -> Result<(), Problem> {
        match self.status {
            Status::Playing => Ok(()),
            Status::Open => Err(not_now("the game has not started yet")),
            Status::Over => Err(not_now("the game is over")),
            Status::Closed => Err(not_now("this table was closed")),
        }
    }

    fn before_start(&self) -> Result<(), Problem> {
        match self.status {
            Status::Open => Ok(()),
            Status::Playing => Err(not_now("the game has started already")),
            Status::Over => Err(not_now("the game is over")),
            Status::Closed => Err(not_now("this table was closed")),
        }
    }

    fn by_host(&self, asker: &Asker<'_>) -> Result<(), Problem> {
        match self.host == asker.identity {
            true => Ok(()),
            false => Err(Problem::new(Code::NotYours, "only the host of the table may do that")),
        }
    }
}

fn saying(text: &str) -> Result<String, Problem> {
    let text: String = text.chars().filter(|letter| !letter.is_control() && !turns_direction(*letter)).collect();
    let text = text.trim().to_owned();
    match text.chars().count() {
        1..=LONGEST_SAYING => Ok(text),
        _ => Err(bad(format!("say something of 1 to {LONGEST_SAYING} characters"))),
    }
}

fn read_seat(number: u8) -> Result<Seat, Problem> {
    Seat::try_from(number).map_err(Problem::from)
}
