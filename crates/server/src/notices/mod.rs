//! Notices by web push: "your turn" to people whose page is closed. Off until a browser asks for them; nobody is told but the browser's
//! own push service, which cannot read what it carries (RFC 8291) and knows the server by its key (RFC 8292).

pub(crate) mod connected;
mod message;
mod sending;
mod services;
mod vapid;

use crate::config::Config;
use crate::people::identity::Person;
use crate::people::limits::Gate;
use parking_lot::{Mutex, MutexGuard};
use sending::{Post, Sent};
use services::Services;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;
use tianxia_nats::Client;
use tianxia_protocol::{Code, Listing, Notice, NoticesWanted, Problem, Standing, Status};
use tianxia_storage::{Store, Subscription, clock, tasks};
use tokio::sync::OnceCell;
use tokio::time::Instant;
use tracing::{debug, warn};
use vapid::Vapid;

/// The most tables that are looked through for one notice.
const MOST: u32 = 200;

/// Who wants notices, and when they had the last one.
pub(crate) struct Notices {
    store: Arc<dyn Store>,
    gate: Arc<Gate>,
    nats: Option<Client>,
    on: bool,
    delay: Duration,
    every: Duration,
    services: Services,
    /// Who answers for this server, told to the push services.
    contact: String,
    post: Post,
    key: OnceCell<Vapid>,
    people: Mutex<People>,
}

#[derive(Default)]
struct People {
    /// Those who have had a subscription since the start. Whether they still have one the store knows.
    subscribed: HashSet<String>,
    /// When somebody was told last.
    told: HashMap<String, Instant>,
    /// Those who will be told soon.
    waiting: HashSet<String>,
}

impl Notices {
    pub(crate) fn new(
        config: &Config,
        url: &str,
        store: Arc<dyn Store>,
        gate: Arc<Gate>,
        nats: Option<Client>,
    ) -> Self {
        let settings = &config.notices;
        Notices {
            store,
            gate,
            nats,
            on: settings.on,
            delay: Duration::from_secs(u64::from(settings.delay)),
            every: Duration::from_secs(u64::from(settings.every)),
            services: Services::new(&settings.services),
            contact: url.to_owned(),
            post: Post::new(),
            key: OnceCell::new(),
            people: Mutex::default(),
        }
    }

    /// Remembers who wants notices, after a start.
    pub(crate) async fn wake(self: Arc<Self>) {
        match self.store.subscribers().await {
            Ok(people) => self.people().subscribed.extend(people),
            Err(error) => warn!(?error, "could not find out who wants notices"),
        }
    }

    /// The key by which browsers subscribe; none if the host has turned notices off.
    pub(crate) async fn key(&self) -> Result<Option<String>, Problem> {
        if !self.on {
            return Ok(None);
        }
        Ok(Some(self.vapid().await?.public()))
    }

    /// Somebody wants notices on a device.
    pub(crate) async fn subscribe(&self, person: &Person, wanted: &NoticesWanted) -> Result<(), Problem> {
        if !self.on {
            return Err(Problem::new(Code::NotNow, "this server sends no notices; its host has turned them off"));
        }
        let subscription = self.services.admit(wanted)?;
        self.store.subscribe(&person.id, person.device(), subscription, clock::now()).await?;
        self.people().subscribed.insert(person.id.to_string());
        Ok(())
    }

    /// A device wants no more notices.
    pub(crate) async fn unsubscribe(&self, person: &str, endpoint: &str) -> Result<(), Problem> {
        Ok(self.store.unsubscribe(person, endpoint).await?)
    }

    /// It became somebody's turn. They are told after a little while, unless their page is open or they have been told just now: then
    /// later, of all tables at once.
    pub(crate) fn turn(self: &Arc<Self>, person: &str) {
        if !self.on {
            return;
        }
        let when = {
            let mut people = self.people();
            if !people.subscribed.contains(person) || !people.waiting.insert(person.to_owned()) {
                return;
            }
            let soon = Instant::now() + self.delay;
            people.told.get(person).map_or(soon, |told| soon.max(*told + self.every))
        };
        let (notices, person) = (self.clone(), person.to_owned());
        tasks::spawn(async move {
            tokio::time::sleep_until(when).await;
            notices.people().waiting.remove(&person);
            if let Err(problem) = notices.tell(&person).await {
                debug!(problem = problem.message, "a notice came to nothing");
            }
        });
    }

    async fn tell(&self, person: &str) -> Result<(), Problem> {
        if self.gate.is_connected(person) || connected::elsewhere(self.nats.as_ref(), person).await {
            return Ok(());
        }
        let tables = self.store.tables_of(person, MOST).await?;
        let mine: Vec<&Listing> =
            tables.iter().filter(|(table, seats)| is_turn_of(table, seats)).map(|(t, _)| t).collect();
        let Some(latest) = mine.first() else { return Ok(()) };
        let notice = Notice { count: mine.len() as u32, table: latest.id.clone(), game: latest.game.clone() };
        let text = serde_json::to_vec(&notice).map_err(|error| Problem::new(Code::NotKept, error.to_string()))?;
        for subscription in self.store.subscriptions(person).await? {
            self.send(person, subscription, &text).await?;
        }
        let mut people = self.people();
        let (now, every) = (Instant::now(), self.every);
        people.told.retain(|_, told| now.duration_since(*told) < every);
        people.told.insert(person.to_owned(), now);
        Ok(())
    }

    async fn send(&self, person: &str, subscription: Subscription, text: &[u8]) -> Result<(), Problem> {
        let Ok(body) = message::seal(&subscription, text) else {
            return self.unsubscribe(person, &subscription.endpoint).await;
        };
        let authorization = self.vapid().await?.authorization(&subscription.endpoint, &self.contact, clock::now());
        match self.post.send(subscription.endpoint.clone(), authorization, body).await {
            Sent::Taken => Ok(()),
            Sent::Gone => self.unsubscribe(person, &subscription.endpoint).await,
            Sent::Failed(why) => {
                debug!(why, "a push service did not take a notice");
                Ok(())
            }
        }
    }

    async fn vapid(&self) -> Result<&Vapid, Problem> {
        let make = async || {
            let kept = self.store.push_key(Vapid::fresh()?).await?;
            Vapid::read(&kept)
        };
        self.key.get_or_try_init(make).await
    }

    fn people(&self) -> MutexGuard<'_, People> {
        self.people.lock()
    }
}

/// Is it the turn of one of these seats, whose owner plays by herself?
fn is_turn_of(table: &Listing, seats: &[u8]) -> bool {
    let turn = table.seats.iter().find(|seat| Some(seat.seat) == table.turn);
    table.status == Status::Playing
        && turn.is_some_and(|seat| seats.contains(&seat.seat) && seat.standing == Standing::Playing)
}
