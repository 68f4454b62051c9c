//! A table: what its log adds up to. [`Table::apply`] adds one entry and is the only way a table changes, whether the entry is
//! new or read back from storage; `attempt.rs` turns commands into entries, `show.rs` makes what a viewer may see.

mod attempt;
mod bots;
mod clocks;
mod erased;
mod growth;
mod imported;
mod opening;
mod rated;
mod refusals;
mod show;
mod summary;
mod together;
mod views;

pub use attempt::Asker;
pub use clocks::LONGEST_BANK;
pub use opening::Ground;
pub use rated::{Contestant, Counted, RatedResult};
pub use refusals::{REFUSALS, RefusalNews};
pub use show::{acted, preview};
pub use summary::{Facts, Summary};
pub use views::{Base, Shown, Views};

use crate::log::{Chair, Created, Deed, Entry};
use crate::refusal::{no_seat, refused};
use crate::seed::{seed_hash, shared_seed};
use clocks::Clocks;
use std::collections::HashMap;
use tianxia_core::{BadInput, Seat, Seed, Setup, Turn};
use tianxia_games::AnyMatch;
use tianxia_protocol::{Code, Play, Problem, Remedy, Standing, Status};

/// A table: its log, and everything that follows from it.
pub struct Table {
    id: String,
    created: Box<Created>,
    seed: Seed,
    seed_hash: String,
    host: String,
    chairs: Vec<Chair>,
    standings: Vec<Standing>,
    status: Status,
    game: Option<Box<dyn AnyMatch>>,
    log: Vec<Logged>,
    /// The actions that stand.
    steps: Vec<Step>,
    /// The entry that led to the present decision.
    at: u32,
    /// When the present decision began.
    since: i64,
    clocks: Option<Clocks>,
    /// For how long the server was away while a live clock ran.
    paused: i64,
    /// What players contributed to the seed, in seat order.
    contributions: Vec<(Seat, Seed)>,
    /// The identities of those whom the host removed, and of those who may not write in the chat.
    removed: Vec<String>,
    muted: Vec<String>,
    undo: Option<UndoWish>,
    /// The seats that were refused an undo of the present position: each may ask once.
    refused_undo: Vec<Seat>,
    rematch: Option<String>,
    commands: HashMap<String, u32>,
    refusals: refusals::Refusals,
    growth: growth::Growth,
    sayings: erased::Sayings,
    /// The seats that a bot took for good, since their owners were erased in the middle of the game.
    orphaned: Vec<Seat>,
    /// Has anything changed that lists show, besides the turn?
    relisted: bool,
    /// Entries that are not stored yet.
    unsaved: Vec<Entry>,
}

/// An entry as kept in memory.
struct Logged {
    time: i64,
    deed: Deed,
    bot: bool,
    /// Which of the actions that stand this is.
    step: Option<u32>,
}

/// An action that stands.
struct Step {
    /// Its entry in the log.
    entry: u32,
    /// When the decision began that it ended.
    since: i64,
    /// The live clocks at that time.
    clocks: Option<Clocks>,
}

struct UndoWish {
    seat: Seat,
    actions: u32,
    waiting: Vec<Seat>,
}

impl Table {
    /// A table from its whole log.
    pub fn load(id: &str, entries: Vec<Entry>) -> Result<Self, Problem> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or_else(|| Problem::new(Code::NotFound, "there is no such table"))?;
        let mut table = Table::open(id, first)?;
        table.catch_up(entries)?;
        Ok(table)
    }

    /// Adds entries that are stored already, such as another server's. A table that this fails on is not to be used any more.
    pub fn catch_up(&mut self, entries: impl IntoIterator<Item = Entry>) -> Result<(), Problem> {
        for entry in entries {
            self.apply(entry)?;
        }
        self.relisted = false;
        self.unsaved.clear();
        Ok(())
    }

    /// A table that has just been made.
    pub fn create(id: &str, created: Created, now: i64) -> Result<Self, Problem> {
        Table::open(id, Entry { time: now, command: None, deed: Deed::Created(Box::new(created)) })
    }

    fn open(id: &str, first: Entry) -> Result<Self, Problem> {
        let Deed::Created(created) = &first.deed else {
            return Err(BadInput::new(format!("the log of table {id} does not begin with its creation")).into());
        };
        let created = created.clone();
        let seed: Seed = created.seed.parse()?;
        let players = created.seats.len();
        let mut table = Table {
            id: id.to_owned(),
            seed,
            seed_hash: seed_hash(seed),
            host: created.host.clone(),
            chairs: created.seats.clone(),
            standings: vec![Standing::Playing; players],
            status: Status::Open,
            game: None,
            log: Vec::new(),
            steps: Vec::new(),
            at: 0,
            since: first.time,
            clocks: created.clock.map(|clock| Clocks::new(clock, players)),
            paused: 0,
            contributions: Vec::new(),
            removed: Vec::new(),
            muted: Vec::new(),
            undo: None,
            refused_undo: Vec::new(),
            rematch: None,
            commands: HashMap::new(),
            refusals: refusals::Refusals::default(),
            growth: growth::Growth::default(),
            sayings: erased::Sayings::default(),
            orphaned: Vec::new(),
            relisted: true,
            unsaved: Vec::new(),
            created,
        };
        table.note(first, false, None);
        Ok(table)
    }

    /// Adds one entry. A refused one changes nothing.
    pub fn apply(&mut self, entry: Entry) -> Result<(), Problem> {
        if let Some(seat) = entry.deed.seat() {
            self.chair(seat)?;
        }
        if let Deed::Acted { seat, action } = &entry.deed {
            self.game_mut()?.act(*seat, action).map_err(refused)?;
        }
        self.follow(entry)
    }

    /// Plays an action and adds its entry. The game reads the action once; its notation is written for the log alone.
    fn play(&mut self, seat: Seat, action: &Play, time: i64, command: Option<String>) -> Result<(), Problem> {
        let game = self.game_mut()?;
        match action {
            Play::Number(number) => game.act_numbered(seat, *number),
            Play::Notation(text) => game.act(seat, text),
        }
        .map_err(refused)?;
        let action = game.newest_action().unwrap_or_default().to_owned();
        self.follow(Entry { time, command, deed: Deed::Acted { seat, action } })
    }

    /// Adds an entry with all that follows from it. An action has been played by the game already.
    fn follow(&mut self, entry: Entry) -> Result<(), Problem> {
        let next = self.log.len() as u32;
        let mut bot = false;
        let mut step = None;
        let mut decides_anew = false;
        // When the decision began that is to be made again.
        let mut went_on = None;
        match &entry.deed {
            Deed::Created(_) => return Err(BadInput::new("a table is created once").into()),
            Deed::Joined { seat, identity, name } => {
                *self.chair(*seat)? = Chair::Person { identity: identity.clone(), name: name.clone() };
                self.relisted = true;
            }
            Deed::Left { seat } => self.seat_anew(*seat, Chair::Open)?,
            Deed::Hosted { identity } => self.host.clone_from(identity),
            Deed::Arranged { seat, to } => {
                self.seat_anew(*seat, to.clone())?;
                let holder = self.name(*seat);
                if let Some(game) = &mut self.game {
                    game.seat_holder(*seat, &holder);
                }
            }
            Deed::Removed { seat, .. } => {
                let person = self.chair(*seat)?.person().map(str::to_owned);
                self.removed.extend(person);
                self.seat_anew(*seat, Chair::Open)?;
            }
            Deed::Muted { seat, muted } => {
                let person = self.chair(*seat)?.person().map(str::to_owned);
                self.muted.retain(|other| Some(other) != person.as_ref());
                self.muted.extend(person.filter(|_| *muted));
            }
            Deed::Contributed { seat, random } => self.add_contribution(*seat, random)?,
            Deed::Started => {
                self.game = Some(self.begin()?);
                self.status = Status::Playing;
                self.relisted = true;
                decides_anew = true;
            }
            Deed::Acted { seat, .. } => {
                bot = self.bot_of(*seat).is_some();
                step = Some(self.steps.len() as u32);
                self.steps.push(Step { entry: next, since: self.since, clocks: self.clocks.clone() });
                decides_anew = true;
            }
            Deed::Undone { seat, actions } => {
                for _ in 0..*actions {
                    self.game_mut()?.undo(*seat).map_err(refused)?;
                    if let Some(step) = self.steps.pop() {
                        self.log[step.entry as usize].step = None;
                        went_on = Some(step.since);
                        self.clocks = step.clocks;
                    }
                }
                // Others who agreed to it gave the decision a new clock; who undoes alone goes on with the old one.
                if self.undo.is_some() {
                    went_on = None;
                    if let Some(clocks) = &mut self.clocks {
                        clocks.restart(entry.time - self.paused);
                    }
                }
                decides_anew = true;
            }
            Deed::UndoAsked { seat, actions } => {
                self.undo = Some(UndoWish { seat: *seat, actions: *actions, waiting: self.others(*seat) });
            }
            Deed::UndoAnswered { seat, accept } => match &mut self.undo {
                Some(wish) if *accept => wish.waiting.retain(|other| other != seat),
                _ => {
                    let asked = self.undo.take().map(|wish| wish.seat);
                    self.refused_undo.extend(asked);
                }
            },
            Deed::Resigned { seat } | Deed::Claimed { against: seat, to: Remedy::End, .. } => {
                self.chair(*seat)?;
                self.game_mut()?.resign(*seat).map_err(refused)?;
                self.standings[seat.index()] = Standing::Resigned;
                self.relisted = true;
                decides_anew = true;
            }
            Deed::HandedOver { seat, overdue } => {
                self.hand_over(*seat, if *overdue { Standing::Overdue } else { Standing::HandedOver })?;
            }
            Deed::Claimed { against, to: Remedy::Bot, .. } => {
                self.chair(*against)?;
                self.hand_over(*against, Standing::Overdue)?;
            }
            Deed::TakenBack { seat } => {
                let holder = self.name(*seat);
                self.game_mut()?.seat_holder(*seat, &holder);
                self.standings[seat.index()] = Standing::Playing;
                self.relisted = true;
            }
            Deed::Said { seat, .. } => {
                if let Some(person) = self.chairs[seat.index()].person() {
                    self.sayings.add(next, person);
                }
            }
            Deed::Resumed { stopped } => {
                let last = self.log.last().map_or(0, |logged| logged.time);
                self.paused += (entry.time - last.max(*stopped)).max(0);
            }
            Deed::Rematch { table } => self.rematch = Some(table.clone()),
            Deed::Closed | Deed::Aborted { .. } => {
                self.status = Status::Closed;
                self.relisted = true;
            }
            Deed::Erased { identity } => self.forget(identity)?,
        }
        if decides_anew {
            self.at = next;
            self.since = went_on.unwrap_or(entry.time);
            self.undo = None;
            self.refused_undo.clear();
            if self.status == Status::Playing && self.turn().is_none() {
                self.status = Status::Over;
                self.relisted = true;
            }
        }
        self.run_clocks(&entry, decides_anew);
        self.grow(&entry.deed);
        self.note(entry, bot, step);
        Ok(())
    }

    /// Lets the live clock of the deciding person run, and rewards a turn that is over.
    fn run_clocks(&mut self, entry: &Entry, decides_anew: bool) {
        let turn = self.turn();
        let next = turn.filter(|seat| self.bot_of(*seat).is_none());
        let now = entry.time - self.paused;
        let Some(clocks) = &mut self.clocks else { return };
        if decides_anew || clocks.running() != next {
            clocks.run(next, now);
        }
        match entry.deed {
            Deed::Acted { seat, .. } if turn.is_some_and(|turn| turn != seat) => clocks.add(seat),
            _ => {}
        }
    }

    /// Somebody else has a seat, or nobody.
    fn seat_anew(&mut self, seat: Seat, chair: Chair) -> Result<(), Problem> {
        *self.chair(seat)? = chair;
        self.drop_contribution(seat);
        self.relisted = true;
        Ok(())
    }

    fn hand_over(&mut self, seat: Seat, standing: Standing) -> Result<(), Problem> {
        let holder = format!("bot ({})", self.created.stand_in);
        self.game_mut()?.seat_holder(seat, &holder);
        self.standings[seat.index()] = standing;
        self.relisted = true;
        Ok(())
    }

    fn note(&mut self, entry: Entry, bot: bool, step: Option<u32>) {
        self.unsaved.push(entry.clone());
        if let Some(command) = entry.command {
            self.commands.insert(command, self.log.len() as u32);
        }
        self.log.push(Logged { time: entry.time, deed: entry.deed, bot, step });
    }

    /// Its id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The number of the newest entry.
    #[must_use]
    pub fn seq(&self) -> u32 {
        self.log.len() as u32 - 1
    }

    /// The entry that led to the present decision.
    #[must_use]
    pub fn at(&self) -> u32 {
        self.at
    }

    /// How many actions stand.
    #[must_use]
    pub fn standing(&self) -> u32 {
        self.steps.len() as u32
    }

    /// The identity of its host.
    #[must_use]
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Does somebody have a seat here?
    #[must_use]
    pub fn is_player(&self, identity: &str) -> bool {
        self.chairs.iter().any(|chair| chair.is_of(identity))
    }

    /// May seats ask for hints?
    #[must_use]
    pub fn hints(&self) -> bool {
        self.created.hints
    }

    /// The table of the rematch.
    #[must_use]
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The game, once it has started.
    #[must_use]
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.game.as_deref()
    }

    /// The seat that decides.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        let game = self.game.as_deref().filter(|_| self.status != Status::Closed);
        game.map_or(Turn::Over, AnyMatch::turn).seat()
    }

    /// When the deciding person's time is up: that of the decision, or that of their live clock.
    #[must_use]
    pub fn deadline(&self) -> Option<i64> {
        let clock = self.clocks.as_ref().and_then(Clocks::up).map(|up| up + self.paused);
        [self.decision_deadline(), clock].into_iter().flatten().min()
    }

    fn decision_deadline(&self) -> Option<i64> {
        let seconds = self.created.deadline?;
        let seat = self.turn()?;
        self.bot_of(seat).is_none().then(|| self.since + i64::from(seconds) * 1000)
    }

    /// What became of a command that has been here before.
    fn answered(&self, command: &str) -> Option<Result<u32, Problem>> {
        if let Some(seq) = self.commands.get(command) {
            return Some(Ok(*seq));
        }
        self.refusals.get(command).map(|problem| Err(problem.clone()))
    }

    /// The entries that are not stored yet, with the number of the first.
    pub fn take_unsaved(&mut self) -> (u32, Vec<Entry>) {
        let entries = std::mem::take(&mut self.unsaved);
        (self.log.len() as u32 - entries.len() as u32, entries)
    }

    /// The whole record with the promise about its seed; only for games that are over.
    pub fn record(&self) -> Result<tianxia_core::Record, Problem> {
        let game = self.game.as_ref().filter(|_| self.status == Status::Over);
        let game =
            game.ok_or_else(|| Problem::new(Code::NotNow, "a game's record can be had once the game is over"))?;
        let mut record = game.record();
        record.names = self.names();
        record.seed_hash = Some(self.seed_hash.clone());
        record.server_seed = (!self.contributions.is_empty()).then_some(self.seed);
        record.contributions.clone_from(&self.contributions);
        Ok(record)
    }

    /// What everybody is called, in seat order.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        Seat::all(self.chairs.len() as u8).map(|seat| self.name(seat)).collect()
    }

    /// Starts the game as the first entry says, for a new table as well as for one that is read back.
    fn begin(&self) -> Result<Box<dyn AnyMatch>, Problem> {
        let Created { game, rules, options, from, .. } = &*self.created;
        let seed = shared_seed(self.seed, &self.contributions);
        let setup = || Setup { players: self.chairs.len() as u8, rules: Some(*rules), options: options.clone() };
        Ok(match from {
            Some(from) => tianxia_games::start_from(game, &from.position, Some(*rules), seed)?,
            None => tianxia_games::start(game, &setup(), seed)?,
        })
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, Problem> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| no_seat(seat))
    }

    fn game_mut(&mut self) -> Result<&mut Box<dyn AnyMatch>, Problem> {
        self.game.as_mut().ok_or_else(|| Problem::new(Code::NotNow, "the game has not started yet"))
    }

    /// How many actions must be taken back to take back the last one of `seat`.
    fn actions_back_to(&self, seat: Seat) -> Option<u32> {
        let by =
            |step: &Step| matches!(&self.log[step.entry as usize].deed, Deed::Acted { seat: by, .. } if *by == seat);
        self.steps.iter().rev().position(by).map(|back| back as u32 + 1)
    }

    /// The first of the actions that stand.
    fn standing_actions(&self, until: u32) -> Vec<tianxia_core::Entry> {
        let steps = self.steps.iter().take(until as usize);
        steps
            .filter_map(|step| match &self.log[step.entry as usize].deed {
                Deed::Acted { seat, action } => {
                    Some(tianxia_core::Entry { seat: *seat, deed: tianxia_core::Deed::Action(action.clone()) })
                }
                _ => None,
            })
            .collect()
    }

    /// The people who must agree when `seat` wants to undo. A bot that stands in for somebody does not agree in their name; only those
    /// who resigned have no say any more.
    fn others(&self, seat: Seat) -> Vec<Seat> {
        let asker = self.chairs[seat.index()].person();
        Seat::all(self.chairs.len() as u8)
            .filter(|other| {
                let person = self.chairs[other.index()].person();
                person.is_some() && person != asker && self.standings[other.index()] != Standing::Resigned
            })
            .collect()
    }

    fn name(&self, seat: Seat) -> String {
        match &self.chairs[seat.index()] {
            Chair::Open => "nobody".to_owned(),
            Chair::Person { name, .. } if name.is_empty() => "somebody".to_owned(),
            Chair::Person { name, .. } => name.clone(),
            Chair::Bot { level, .. } => format!("bot ({level})"),
        }
    }
}
