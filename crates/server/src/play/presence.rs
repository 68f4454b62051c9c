//! Who is connected to which table. People at a table are told when one of their players comes or goes; nothing of it is stored.

use crate::upkeep::alive::told_to_stop;
use parking_lot::{Mutex, MutexGuard};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tianxia_storage::clock;
use tokio::sync::watch;

/// After this time without a connection nobody need be remembered, in milliseconds: they count as away since the server started.
const FORGOTTEN: i64 = 60 * 60 * 1000;

/// How often.
const TIDY: Duration = Duration::from_secs(60);

/// Who is connected, for all tables.
pub(crate) struct Presence {
    tables: Mutex<HashMap<String, Around>>,
    /// Since when this server looks.
    watching: i64,
    /// How long somebody must be away before the others may go on without them, in milliseconds.
    absence: i64,
}

/// The people around one table.
struct Around {
    people: HashMap<String, Seen>,
    /// Who of them is there, as it was told last; none once that is no longer true.
    told: Option<Arc<tianxia_tables::Presence>>,
    news: watch::Sender<()>,
}

#[derive(Clone, Copy)]
struct Seen {
    sockets: u32,
    until: i64,
}

/// Somebody's connection to a table; they are there until it is dropped.
pub(crate) struct Connected {
    presence: Arc<Presence>,
    table: String,
    person: Option<String>,
    news: watch::Receiver<()>,
    /// Do they play here? When a spectator leaves, nothing of them stays in memory.
    pub(crate) plays: bool,
}

impl Presence {
    pub(crate) fn new(absence: u32) -> Self {
        Presence { tables: Mutex::default(), watching: clock::now(), absence: i64::from(absence) * 1000 }
    }

    /// Somebody connects to a table, to play or to look on.
    pub(crate) fn connect(self: &Arc<Self>, table: &str, person: Option<&str>) -> Connected {
        let mut tables = self.lock();
        let around = tables.entry(table.to_owned()).or_insert_with(Around::new);
        if let Some(person) = person {
            around.change(person, |seen| seen.sockets += 1);
        }
        let news = around.news.subscribe();
        drop(tables);
        Connected {
            presence: self.clone(),
            table: table.to_owned(),
            person: person.map(str::to_owned),
            news,
            plays: true,
        }
    }

    /// Notes that a player of an existing table asked for something without a lasting connection.
    pub(crate) fn touch(&self, table: &str, person: &str) {
        let mut tables = self.lock();
        let around = match tables.get_mut(table) {
            Some(around) => around,
            None => tables.entry(table.to_owned()).or_insert_with(Around::new),
        };
        if around.people.get(person).is_none_or(|seen| seen.sockets == 0) {
            around.change(person, |seen| seen.until = clock::now());
        }
    }

    /// Tells everybody at a table that one of its players came or went.
    pub(crate) fn tell(&self, table: &str) {
        if let Some(around) = self.lock().get(table) {
            around.news.send_replace(());
        }
    }

    /// Who is there, for a table that is to be shown or changed. It is the same one until somebody comes or goes.
    pub(crate) fn at(&self, table: &str) -> Arc<tianxia_tables::Presence> {
        let tell = |around: &Around| {
            let until = |seen: &Seen| (seen.sockets == 0).then_some(seen.until);
            let seen = around.people.iter().map(|(person, seen)| (person.clone(), until(seen))).collect();
            Arc::new(tianxia_tables::Presence { absence: self.absence, watching: self.watching, seen })
        };
        match self.lock().get_mut(table) {
            Some(Around { told: Some(told), .. }) => told.clone(),
            Some(around) => around.told.insert(tell(around)).clone(),
            None => tell(&Around::new()),
        }
    }

    /// Forgets those who left long ago now and then, for as long as the server runs.
    pub(crate) async fn keep_tidy(self: Arc<Self>, mut closing: watch::Receiver<bool>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(TIDY) => self.tidy(),
                () = told_to_stop(&mut closing) => return,
            }
        }
    }

    fn tidy(&self) {
        let forgotten = clock::now() - FORGOTTEN;
        self.lock().retain(|_, around| {
            around.people.retain(|_, seen| seen.sockets > 0 || seen.until > forgotten);
            around.told = None;
            !around.people.is_empty() || around.news.receiver_count() > 0
        });
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Around>> {
        self.tables.lock()
    }
}

impl Around {
    fn new() -> Self {
        Around { people: HashMap::new(), told: None, news: watch::Sender::new(()) }
    }

    /// Changes what is known of a person.
    fn change(&mut self, person: &str, change: impl FnOnce(&mut Seen)) {
        change(self.people.entry(person.to_owned()).or_insert(Seen { sockets: 0, until: 0 }));
        self.told = None;
    }
}

impl Connected {
    /// What happened until now is known.
    pub(crate) fn catch_up(&mut self) {
        self.news.borrow_and_update();
    }

    /// Waits until a player comes or goes.
    pub(crate) async fn changed(&mut self) {
        if self.news.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        let Some(person) = &self.person else { return };
        if let Some(around) = self.presence.lock().get_mut(&self.table) {
            around.change(person, |seen| {
                *seen = Seen { sockets: seen.sockets.saturating_sub(1), until: clock::now() };
            });
            if !self.plays {
                around.people.retain(|who, seen| seen.sockets > 0 || who != person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_there_until_the_last_of_their_connections_is_gone() {
        let presence = Arc::new(Presence::new(180));
        assert_eq!(presence.at("t").away("east"), Some(presence.watching), "never seen");
        let one = presence.connect("t", Some("east"));
        let two = presence.connect("t", Some("east"));
        drop(one);
        assert_eq!(presence.at("t").away("east"), None);
        assert!(presence.at("u").away("east").is_some(), "at another table they are not");
        let told = presence.at("t");
        presence.touch("t", "east");
        assert!(Arc::ptr_eq(&told, &presence.at("t")), "who is connected is there whatever they ask for");
        presence.touch("t", "west");
        assert!(presence.at("t").away("west").is_some_and(|since| since >= presence.watching));
        drop(two);
        assert!(presence.at("t").away("east").is_some_and(|since| since >= presence.watching));
        presence.tidy();
        assert!(presence.at("t").seen.contains_key("east"), "not forgotten yet");
    }

    #[test]
    fn a_spectator_who_leaves_is_forgotten_at_once() {
        let presence = Arc::new(Presence::new(180));
        let [mut one, mut other] = [(); 2].map(|()| presence.connect("t", Some("guest")));
        one.plays = false;
        drop(one);
        assert!(presence.at("t").seen.contains_key("guest"), "another page is open");
        other.plays = false;
        drop(other);
        assert!(presence.at("t").seen.is_empty());
    }
}
