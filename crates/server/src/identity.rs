//! Who somebody is, without an account: a device holds a random secret in a cookie that scripts cannot read, the server keeps only
//! its hash. An identity may have several devices.

use crate::clock;
use crate::secret;
use crate::storage::Store;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tianxia_protocol::{Code, Problem};

/// How long a device link works, in milliseconds.
const LINK_LIFE: i64 = 15 * 60 * 1000;
/// Devices remembered without asking the store.
const REMEMBERED: usize = 10_000;

/// Somebody the server knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    /// Never sent to anybody: it is part of what makes table ids unguessable.
    pub(crate) id: Arc<str>,
    pub(crate) name: Arc<str>,
}

/// Everybody the server knows.
pub(crate) struct People {
    store: Arc<dyn Store>,
    seen: Mutex<HashMap<[u8; 32], Person>>,
}

impl People {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        People { store, seen: Mutex::default() }
    }

    /// Whose device this is.
    pub(crate) async fn find(&self, device: &str) -> Result<Option<Person>, Problem> {
        let hash = secret::hash(device);
        if let Some(person) = self.seen().get(&hash) {
            return Ok(Some(person.clone()));
        }
        let Some((id, name)) = self.store.identity(hash).await? else { return Ok(None) };
        let person = Person { id: id.into(), name: name.into() };
        let mut seen = self.seen();
        if seen.len() >= REMEMBERED {
            seen.clear();
        }
        seen.insert(hash, person.clone());
        Ok(Some(person))
    }

    /// Somebody new; the answer is the secret for the device.
    pub(crate) async fn welcome(&self, name: &str) -> Result<(Person, String), Problem> {
        let (id, device) = (secret::identity(), secret::device());
        self.store.add_identity(&id, name, secret::hash(&device), clock::now()).await?;
        Ok((Person { id: id.into(), name: name.into() }, device))
    }

    pub(crate) async fn rename(&self, person: &Person, name: &str) -> Result<(), Problem> {
        self.store.rename(&person.id, name).await?;
        for known in self.seen().values_mut().filter(|known| known.id == person.id) {
            known.name = name.into();
        }
        Ok(())
    }

    /// A code that works once, for another device of this person, and until when.
    pub(crate) async fn link(&self, person: &Person) -> Result<(String, i64), Problem> {
        let (code, expires) = (secret::code(), clock::now() + LINK_LIFE);
        self.store.add_link(secret::hash(&code), &person.id, expires).await?;
        Ok((code, expires))
    }

    /// Uses up a code: the name of whose it was, and the secret for the new device.
    pub(crate) async fn claim(&self, code: &str) -> Result<(String, String), Problem> {
        let device = secret::device();
        let code = secret::hash(code.trim());
        let name = self.store.claim_link(code, secret::hash(&device), clock::now()).await?;
        let name = name.ok_or_else(|| {
            Problem::new(Code::NotFound, "this link was used already or is too old; make a new one on the first device")
        })?;
        Ok((name, device))
    }

    fn seen(&self) -> std::sync::MutexGuard<'_, HashMap<[u8; 32], Person>> {
        self.seen.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}
