//! Who somebody is, without an account: a device holds a random secret in a cookie that scripts cannot read, the server keeps only
//! its hash. An identity may have several devices, and a recovery phrase in case all of them are lost.

use crate::people::recovery;
use crate::people::secret;
use parking_lot::{Mutex, MutexGuard};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tianxia_protocol::{Account, Code, Device, Problem};
use tianxia_storage::{NewDevice, Store, clock, tasks};

/// How long a device link works, in milliseconds.
const LINK_LIFE: i64 = 15 * 60 * 1000;
/// For how long a device is believed to be whose it was, where other servers write too.
const BELIEVED: Duration = Duration::from_secs(2);
/// Devices remembered without asking the store.
const REMEMBERED: usize = 10_000;

/// Somebody the server knows, at one of their devices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    /// Never sent to anybody: it is part of what makes table ids unguessable.
    pub(crate) id: Arc<str>,
    pub(crate) name: Arc<str>,
    /// Those whom they have blocked.
    pub(crate) blocked: Arc<HashSet<String>>,
    /// Have they agreed that ratings are kept of them?
    pub(crate) rated: bool,
    /// Why they are banned, if they are.
    banned: Option<Arc<str>>,
    /// The hash of the device's secret.
    device: [u8; 32],
    /// The day on which the device was last seen.
    seen: i64,
}

impl Person {
    /// The hash of the secret of the device they ask from.
    pub(crate) fn device(&self) -> [u8; 32] {
        self.device
    }

    /// May they do what people do, or has the administrator banned them?
    pub(crate) fn admitted(&self) -> Result<(), Problem> {
        match &self.banned {
            None => Ok(()),
            Some(reason) => {
                let message = format!("the administrator of this server has banned you: {reason}");
                Err(Problem::new(Code::NotYours, message))
            }
        }
    }
}

/// Everybody the server knows.
pub(crate) struct People {
    store: Arc<dyn Store>,
    seen: Mutex<HashMap<[u8; 32], (Person, Instant)>>,
    /// Grows when something is forgotten: what was read before that may be out of date.
    forgotten: AtomicU64,
}

impl People {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        People { store, seen: Mutex::default(), forgotten: AtomicU64::new(0) }
    }

    /// Whose device this is.
    pub(crate) async fn find(&self, device: &str) -> Result<Option<Person>, Problem> {
        self.at(secret::hash(device)).await
    }

    /// Somebody as they are now; nobody if their device was signed out since.
    pub(crate) async fn again(&self, person: &Person) -> Result<Option<Person>, Problem> {
        self.at(person.device).await
    }

    async fn at(&self, device: [u8; 32]) -> Result<Option<Person>, Problem> {
        let today = clock::day(clock::now());
        let known = self.seen().get(&device).cloned();
        // Another server may have given them another name, or signed out the device.
        let is_new = |read: Instant| !self.store.is_shared() || read.elapsed() < BELIEVED;
        if let Some((person, _)) = known.filter(|(person, read)| person.seen == today && is_new(*read)) {
            return Ok(Some(person));
        }
        let before = self.forgotten.load(Ordering::SeqCst);
        let Some(found) = self.store.person(device).await? else { return Ok(None) };
        if found.seen != today {
            // Nobody waits for this, and a day that is lost is no harm.
            tasks::spawn(self.store.saw(device, today));
        }
        let person = Person {
            id: found.id.into(),
            name: found.name.into(),
            blocked: Arc::new(found.blocked.into_iter().collect()),
            rated: found.rated,
            banned: found.banned.map(Arc::from),
            device,
            seen: today,
        };
        let mut seen = self.seen();
        if seen.len() >= REMEMBERED {
            seen.clear();
        }
        if self.forgotten.load(Ordering::SeqCst) == before {
            seen.insert(device, (person.clone(), Instant::now()));
        }
        Ok(Some(person))
    }

    /// Somebody new at a device of this name; the answer is the secret for it.
    pub(crate) async fn welcome(&self, name: &str, device_name: String) -> Result<String, Problem> {
        let (secret, device) = new_device(device_name);
        self.store.add_identity(&secret::identity(), name, device).await?;
        Ok(secret)
    }

    pub(crate) async fn rename(&self, person: &Person, name: &str) -> Result<(), Problem> {
        self.store.rename(&person.id, name).await?;
        self.forget_person(&person.id);
        Ok(())
    }

    /// A code that works once, for another device of this person, and until when.
    pub(crate) async fn link(&self, person: &Person) -> Result<(String, i64), Problem> {
        let (code, expires) = (secret::code(), clock::now() + LINK_LIFE);
        self.store.add_link(secret::hash(&code), &person.id, expires).await?;
        Ok((code, expires))
    }

    /// Uses up a code: the name of whose it was, and the secret for the new device.
    pub(crate) async fn claim(&self, code: &str, device_name: String) -> Result<(String, String), Problem> {
        let (secret, device) = new_device(device_name);
        let name = self.store.claim_link(secret::hash(code.trim()), device).await?;
        let name = name.ok_or_else(|| {
            Problem::new(Code::NotFound, "this link was used already or is too old; make a new one on the first device")
        })?;
        Ok((name, secret))
    }

    /// A new recovery phrase; the one before works no more.
    pub(crate) async fn new_phrase(&self, person: &Person) -> Result<String, Problem> {
        let phrase = recovery::make();
        self.store.set_phrase(&person.id, recovery::hash(&phrase)?, clock::now()).await?;
        Ok(phrase)
    }

    /// Somebody comes back by their phrase: their name, and the secret for the new device.
    pub(crate) async fn recover(&self, phrase: [u8; 32], device_name: String) -> Result<(String, String), Problem> {
        let (secret, device) = new_device(device_name);
        let name = self.store.recover(phrase, device).await?.ok_or_else(|| {
            Problem::new(Code::NotFound, "this is nobody's recovery phrase here; check its words and their order")
        })?;
        Ok((name, secret))
    }

    /// What is kept of somebody.
    pub(crate) async fn account(&self, person: &Person) -> Result<Account, Problem> {
        let kept = self.store.kept(&person.id).await?.ok_or_else(gone)?;
        let device = |device: tianxia_storage::KnownDevice| Device {
            id: secret::hex(&device.hash),
            name: device.name,
            created: device.created,
            // Devices of old data were not dated.
            seen: device.seen.max(clock::day(device.created)),
            this: device.hash == person.device,
        };
        Ok(Account {
            name: person.name.to_string(),
            created: kept.created,
            phrase: kept.phrase_made,
            ratings: kept.rated,
            devices: kept.devices.into_iter().map(device).collect(),
        })
    }

    /// Signs out a device of somebody by its id. Says whether it was the one they ask from.
    pub(crate) async fn sign_out(&self, person: &Person, id: &str) -> Result<bool, Problem> {
        let unknown = || Problem::new(Code::NotFound, "you have no such device; it may be signed out already");
        let device = secret::unhex(id).ok_or_else(unknown)?;
        if !self.store.sign_out(&person.id, device).await? {
            return Err(unknown());
        }
        self.forget(|known| known.device == device);
        Ok(device == person.device)
    }

    /// Forgets what is remembered of somebody, so that it is read again.
    pub(crate) fn forget_person(&self, identity: &str) {
        self.forget(|known| &*known.id == identity);
    }

    /// Forgets what is remembered of some, so that it is read again.
    fn forget(&self, whom: impl Fn(&Person) -> bool) {
        let mut seen = self.seen();
        self.forgotten.fetch_add(1, Ordering::SeqCst);
        seen.retain(|_, (known, _)| !whom(known));
    }

    fn seen(&self) -> MutexGuard<'_, HashMap<[u8; 32], (Person, Instant)>> {
        self.seen.lock()
    }
}

/// A secret for a device, and what is stored of it.
fn new_device(name: String) -> (String, NewDevice) {
    let secret = secret::device();
    let device = NewDevice { hash: secret::hash(&secret), name, now: clock::now() };
    (secret, device)
}

/// The answer to somebody who was known a moment ago.
pub(crate) fn gone() -> Problem {
    Problem::new(Code::Nobody, "this device was signed out: POST /api/me to become somebody again")
}
