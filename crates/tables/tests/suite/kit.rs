//! A table with two people, and a clock that the test moves.

use tianxia_core::Seed;
use tianxia_protocol::{Command, GameNow, NewTable, Play, Problem, Update, ViewpointName};
use tianxia_tables::{Asker, Created, Presence, Table};

pub(crate) const EAST: &str = "east";
pub(crate) const WEST: &str = "west";

pub(crate) struct Sitting {
    pub(crate) table: Table,
    pub(crate) now: i64,
    pub(crate) presence: Presence,
    count: u32,
}

impl Sitting {
    /// East has made a table of Qin with these settings (JSON), and West sits there too.
    pub(crate) fn new(settings: &str) -> Self {
        let new =
            format!(r#"{{"id": "1", "game": "qin", "seats": [{{"kind": "me"}}, {{"kind": "open"}}] {settings}}}"#);
        let new: NewTable = serde_json::from_str(&new).unwrap();
        let created = Created::new(&new, None, EAST, "East", Seed::from_number(7)).unwrap();
        let table = Table::create("a table", created, 0).unwrap();
        let mut play = Sitting { table, now: 0, presence: Presence::default(), count: 0 };
        play.done(WEST, Command::Join { seat: None });
        play
    }

    pub(crate) fn started(settings: &str) -> Self {
        let mut play = Sitting::new(settings);
        play.done(EAST, Command::Start);
        play
    }

    pub(crate) fn ask(&mut self, who: &str, command: Command) -> Result<u32, Problem> {
        self.count += 1;
        let (now, presence) = (self.now, self.presence.clone());
        let asker = Asker { identity: who, name: who, command: self.count.to_string(), now, presence: &presence };
        self.table.obey(&asker, &command)
    }

    pub(crate) fn done(&mut self, who: &str, command: Command) {
        self.ask(who, command).unwrap();
    }

    pub(crate) fn refused(&mut self, who: &str, command: Command) -> String {
        self.ask(who, command).unwrap_err().message
    }

    pub(crate) fn seen(&self, who: &str) -> Update {
        self.table.update(Some(who), ViewpointName::MINE, None, self.now, &self.presence).unwrap()
    }

    pub(crate) fn game(&self) -> GameNow {
        self.seen(self.decider()).game.unwrap()
    }

    pub(crate) fn decider(&self) -> &'static str {
        match self.table.turn().map(u8::from) {
            Some(1) => EAST,
            _ => WEST,
        }
    }

    /// The deciding player plays something, after so many milliseconds.
    pub(crate) fn act_after(&mut self, span: i64) {
        self.now += span;
        let (who, game) = (self.decider(), self.game());
        let number = game.legal.unwrap().numbers().next().unwrap();
        self.done(who, Command::Act { seat: game.turn.unwrap(), at: game.at, action: Play::Number(number) });
    }

    /// What is left on both clocks, in milliseconds, and whose runs.
    pub(crate) fn clocks(&self) -> ([i64; 2], Option<u8>) {
        let clocks = self.game().clocks.unwrap();
        ([clocks.left[0].unwrap(), clocks.left[1].unwrap()], clocks.running)
    }

    /// The table read back from its log.
    pub(crate) fn read_back(&mut self) {
        let (_, entries) = self.table.take_unsaved();
        let written: Vec<_> = entries.iter().map(|entry| serde_json::to_string(&entry.deed).unwrap()).collect();
        let read = entries
            .into_iter()
            .zip(written)
            .map(|(entry, deed)| tianxia_tables::Entry { deed: serde_json::from_str(&deed).unwrap(), ..entry });
        self.table = Table::load("a table", read.collect()).unwrap();
    }
}
