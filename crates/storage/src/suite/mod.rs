//! The contract of a store, held by both: each part is played by two stores on the same data, as two servers would.

mod packing;
mod ratings;

use crate::clock;
use crate::contract::administrator::AdministratorStore;
use crate::contract::data::Saying;
use crate::contract::notices::Subscription;
use crate::contract::people::PersonStore;
use crate::contract::ratings::RatingStore;
use crate::contract::store::{LEASE, MOST_REFUSALS, Store, StoreError};
use crate::metrics::StoreMetrics;
use crate::{NewBlock, NewDevice, NewReport, Postgres, Sqlite, WantedGames, move_data};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tianxia_core::Seat;
use tianxia_engines::Wire;
use tianxia_protocol::{Act, AdminAction, Code, Listing, Problem, Status};
use tianxia_tables::{Deed, Entry, Facts, RefusalNews, Summary};

/// Two stores on the same data, which can be taken away and brought back.
trait Place {
    fn stores(&self) -> [&dyn Store; 2];
    fn take_away(&self);
    fn bring_back(&self);
    /// How a store answers meanwhile.
    fn away(&self) -> &[StoreError];
}

/// Two stores on one file.
struct File {
    stores: [Sqlite; 2],
    path: PathBuf,
    away: [StoreError; 1],
}

impl File {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("tianxia-store-{name}-{}.db", std::process::id()));
        let open = |path: &Path| Sqlite::open(path, Arc::new(StoreMetrics::default())).unwrap();
        let stores = [open(&path), open(&path)];
        let path = path.canonicalize().unwrap();
        let gone = format!(
            "the file {} was deleted, moved or replaced while the server runs; put it back, or stop the server and restore a backup",
            path.display()
        );
        File { stores, path, away: [StoreError::Gone(gone)] }
    }

    fn elsewhere(&self) -> PathBuf {
        self.path.with_extension("elsewhere")
    }
}

impl Place for File {
    fn stores(&self) -> [&dyn Store; 2] {
        [&self.stores[0], &self.stores[1]]
    }

    fn take_away(&self) {
        std::fs::rename(&self.path, self.elsewhere()).unwrap();
    }

    fn bring_back(&self) {
        std::fs::rename(self.elsewhere(), &self.path).unwrap();
    }

    fn away(&self) -> &[StoreError] {
        &self.away
    }
}

impl Drop for File {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm", ".lock"] {
            let _ = std::fs::remove_file(format!("{}{end}", self.path.display()));
        }
    }
}

/// Two stores in one database, behind a wire.
struct Database {
    stores: [Postgres; 2],
    wire: Wire,
    #[allow(dead_code, reason = "held until the test ends")]
    engine: tianxia_engines::Postgres,
}

impl Database {
    async fn new() -> Self {
        let engine = tianxia_engines::Postgres::start();
        let wire = Wire::to(engine.port());
        let address = engine.url_by(wire.port());
        let open = || async { Postgres::open(&address, Arc::new(StoreMetrics::default())).await.unwrap() };
        // Both at once bring it up to date, and one does.
        let (one, other) = tokio::join!(open(), open());
        Database { stores: [one, other], wire, engine }
    }
}

impl Place for Database {
    fn stores(&self) -> [&dyn Store; 2] {
        [&self.stores[0], &self.stores[1]]
    }

    fn take_away(&self) {
        self.wire.cut(true);
    }

    fn bring_back(&self) {
        self.wire.cut(false);
    }

    fn away(&self) -> &[StoreError] {
        // A connection is lost while it is used or before; both are answered truly.
        &[StoreError::Away, StoreError::Unknown]
    }
}

fn entry(time: i64) -> Entry {
    Entry { time, command: Some(format!("somebody:{time}")), deed: Deed::Started }
}

/// Commands that were refused.
fn no(command: &str, times: usize) -> RefusalNews {
    let refused = vec![(command.to_owned(), Problem::new(Code::NotNow, "no")); times];
    RefusalNews { refused, ..RefusalNews::default() }
}

/// A listed table of a host, where people sit.
fn summary(id: &str, host: &str, created: i64, people: &[(u8, &str)]) -> Summary {
    let listing = Listing {
        id: id.to_owned(),
        game: "qin".to_owned(),
        options: Default::default(),
        status: Status::Open,
        created,
        updated: created,
        seats: Vec::new(),
        turn: None,
        deadline: None,
        places: None,
        scores: None,
        rated: false,
    };
    let people = people.iter().map(|(seat, who)| (Seat::try_from(*seat).unwrap(), (*who).to_owned())).collect();
    let facts = Facts { listed: true, host: host.to_owned(), people, listing, result: None };
    Summary { status: Status::Open, updated: created, turn: None, bot: false, deadline: None, facts: Some(facts) }
}

/// What changes with every move.
fn moved(updated: i64) -> Summary {
    Summary { status: Status::Playing, updated, turn: None, bot: false, deadline: None, facts: None }
}

fn device(byte: u8) -> NewDevice {
    NewDevice { hash: [byte; 32], name: format!("device {byte}"), now: 1000 }
}

fn act(what: AdminAction) -> Act {
    Act { time: 5, act: what, subject: "somebody".to_owned(), text: "why".to_owned() }
}

#[tokio::test]
async fn a_file_keeps_the_contract() {
    suite(&File::new("contract")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_keeps_the_contract() {
    suite(&Database::new().await).await;
}

async fn suite(place: &impl Place) {
    let stores = place.stores();
    whoever_writes_an_entry_first_wins(stores).await;
    tails_are_read(stores).await;
    deadlines_come_up(stores).await;
    bots_are_claimed_once(stores).await;
    lists_are_fair(stores).await;
    people_come_back(stores).await;
    people_are_kept_apart(stores).await;
    administrators_act(stores).await;
    notices_are_wanted(stores).await;
    refusals_are_remembered(stores).await;
    data_is_found_and_removed(stores).await;
    packing::suite(stores).await;
    ratings::suite(stores).await;
    signs_of_life_only_grow(stores).await;
    what_is_away_comes_back(place).await;
    for store in stores {
        store.close().await.unwrap();
    }
}

async fn whoever_writes_an_entry_first_wins(stores: [&dyn Store; 2]) {
    let new = || summary("a", "host", 1, &[]);
    stores[0].append("a", 0, vec![entry(1)], new()).await.unwrap();
    assert_eq!(stores[1].append("a", 0, vec![entry(2)], new()).await, Err(StoreError::Taken));
    stores[1].append("a", 1, vec![entry(3), entry(4)], moved(4)).await.unwrap();
    assert_eq!(stores[0].append("a", 5, vec![entry(9)], moved(9)).await, Err(StoreError::Taken), "no holes");
    assert_eq!(stores[0].append("nowhere", 3, vec![entry(9)], moved(9)).await, Err(StoreError::Taken));
    assert_eq!(stores[0].entries("a").await.unwrap(), [entry(1), entry(3), entry(4)]);
    assert_eq!(stores[0].entries("no\0where").await.unwrap(), []);
    // Many at once share a commit; the losers among them harm nobody, and each winner is there.
    let many: Vec<_> = (0..60)
        .map(|n| {
            let (table, first) = (format!("b{}", n % 3), n / 6);
            let summary = if first == 0 { summary(&table, "host", 1, &[]) } else { moved(1) };
            (table.clone(), n as i64, stores[n % 2].append(&table, first as u32, vec![entry(n as i64)], summary))
        })
        .collect();
    let mut won = Vec::new();
    for (table, time, answer) in many {
        match answer.await {
            Ok(()) => won.push((table, time)),
            Err(error) => assert_eq!(error, StoreError::Taken),
        }
    }
    let mut kept = Vec::new();
    for table in ["b0", "b1", "b2"] {
        let entries = stores[0].entries(table).await.unwrap();
        kept.extend(entries.into_iter().map(|entry| (table.to_owned(), entry.time)));
    }
    won.sort();
    kept.sort();
    assert_eq!(won, kept);
}

async fn tails_are_read(stores: [&dyn Store; 2]) {
    stores[0].append("tail", 0, vec![entry(1), entry(2)], summary("tail", "host", 1, &[])).await.unwrap();
    assert_eq!(stores[1].entries_after("tail", 0).await.unwrap(), [entry(2)]);
    assert_eq!(stores[1].entries_after("tail", 1).await.unwrap(), []);
    stores[0].append("tail", 2, vec![entry(3)], moved(3)).await.unwrap();
    assert_eq!(stores[1].entries_after("tail", 1).await.unwrap(), [entry(3)]);
    assert_eq!(stores[1].entries_after("nowhere", 1).await.unwrap(), []);
    let mut lengths = stores[1].lengths(vec!["tail".to_owned(), "a".to_owned(), "nowhere".to_owned()]).await.unwrap();
    lengths.sort();
    assert_eq!(lengths, [("a".to_owned(), 3), ("tail".to_owned(), 3)]);
}

async fn deadlines_come_up(stores: [&dyn Store; 2]) {
    for (table, deadline) in [("due1", Some(500)), ("due2", Some(300)), ("due3", Some(900)), ("due4", None)] {
        let summary = Summary { status: Status::Playing, deadline, ..summary(table, "host", 1, &[]) };
        stores[0].append(table, 0, vec![entry(1)], summary).await.unwrap();
    }
    assert_eq!(stores[1].due(299, 9).await.unwrap(), []);
    assert_eq!(stores[1].due(500, 9).await.unwrap(), [("due2".to_owned(), 300), ("due1".to_owned(), 500)]);
    assert_eq!(stores[1].due(5000, 1).await.unwrap(), [("due2".to_owned(), 300)]);
    for table in ["due1", "due2", "due3"] {
        stores[1].append(table, 1, vec![entry(2)], moved(2)).await.unwrap();
    }
    assert_eq!(stores[0].due(5000, 9).await.unwrap(), []);
    assert!(stores[0].pending().await.unwrap().is_empty());
}

async fn bots_are_claimed_once(stores: [&dyn Store; 2]) {
    let tables = ["bot1", "bot2", "bot3"];
    let thinks = || Summary { bot: true, ..moved(1) };
    for table in tables {
        stores[0].append(table, 0, vec![entry(1)], summary(table, "host", 1, &[])).await.unwrap();
        stores[0].append(table, 1, vec![entry(2)], thinks()).await.unwrap();
    }
    assert_eq!(stores[0].pending().await.unwrap().len(), 3);
    assert!(
        stores[1].claim_bots(clock::now(), clock::now() + LEASE, 9).await.unwrap().is_empty(),
        "left to who wrote them"
    );
    let later = clock::now() + LEASE + 1;
    let (one, other) =
        tokio::join!(stores[0].claim_bots(later, later + LEASE, 2), stores[1].claim_bots(later, later + LEASE, 2));
    let (one, other) = (one.unwrap(), other.unwrap());
    let rest = stores[0].claim_bots(later, later + LEASE, 9).await.unwrap();
    let claimed: Vec<String> = [one, other, rest].concat();
    assert_eq!((claimed.len(), claimed.iter().map(|id| &**id).collect::<BTreeSet<_>>()), (3, BTreeSet::from(tables)));
    assert!(stores[1].claim_bots(later + 1, later + LEASE, 9).await.unwrap().is_empty());
    assert_eq!(
        stores[1].claim_bots(later + LEASE, later + 2 * LEASE, 9).await.unwrap().len(),
        3,
        "whoever claimed them is late"
    );
    for table in tables {
        stores[1].append(table, 2, vec![entry(3)], moved(3)).await.unwrap();
    }
    assert!(stores[0].claim_bots(i64::MAX, i64::MAX, 9).await.unwrap().is_empty());
    // One's many tables do not keep another's waiting.
    for (table, host) in [("bot4", "many"), ("bot5", "many"), ("bot6", "many"), ("bot7", "one")] {
        stores[0].append(table, 0, vec![entry(1)], summary(table, host, 1, &[])).await.unwrap();
        stores[0].append(table, 1, vec![entry(2)], thinks()).await.unwrap();
    }
    let later = clock::now() + LEASE + 1;
    let mut first = stores[1].claim_bots(later, later + LEASE, 2).await.unwrap();
    first.sort();
    assert_eq!((first.len(), &*first[1]), (2, "bot7"));
    assert_eq!(stores[1].claim_bots(later, later + LEASE, 9).await.unwrap().len(), 2);
    let all = ["bot4", "bot5", "bot6", "bot7"];
    stores[0].release_bots(all.map(str::to_owned).to_vec()).await.unwrap();
    assert_eq!(stores[1].claim_bots(later, later + LEASE, 9).await.unwrap().len(), 4, "left by who goes");
    for table in all {
        stores[0].remove_tables(vec![table.to_owned()]).await.unwrap();
    }
}

/// Servers that leave bots to workers leave them at once.
#[tokio::test(flavor = "multi_thread")]
async fn bots_are_left_to_whoever_claims_them() {
    let database = Database::new().await;
    let [server, worker] = database.stores();
    server.leave_bots(true);
    server.append("a", 0, vec![entry(1)], summary("a", "host", 1, &[])).await.unwrap();
    server.append("a", 1, vec![entry(2)], Summary { bot: true, ..moved(1) }).await.unwrap();
    let now = clock::now() + 1;
    assert_eq!(worker.claim_bots(now, now + LEASE, 9).await.unwrap(), ["a"]);
    assert!(server.claim_bots(now, now + LEASE, 9).await.unwrap().is_empty());
}

async fn lists_are_fair(stores: [&dyn Store; 2]) {
    for table in ["a", "b0", "b1", "b2", "tail", "due1", "due2", "due3", "due4", "bot1", "bot2", "bot3"] {
        stores[0].remove_tables(vec![table.to_owned()]).await.unwrap();
    }
    for (table, host, created) in [("e1", "East", 10), ("e2", "East", 20), ("w1", "West", 5)] {
        stores[0].append(table, 0, vec![entry(1)], summary(table, host, created, &[(1, host)])).await.unwrap();
    }
    let ids = |listings: Vec<Listing>| listings.into_iter().map(|listing| listing.id).collect::<Vec<_>>();
    assert_eq!(ids(stores[1].lobby(0, 9).await.unwrap()), ["e2", "w1", "e1"], "hosts take turns");
    assert_eq!(ids(stores[1].lobby(1, 1).await.unwrap()), ["w1"]);
    // Somebody sits down at two seats, and leaves one.
    let seated = |people: &[(u8, &str)]| Summary { status: Status::Playing, ..summary("e1", "East", 10, people) };
    stores[0].append("e1", 1, vec![entry(2)], seated(&[(1, "East"), (2, "North"), (3, "North")])).await.unwrap();
    let mine = stores[1].tables_of("North", 9).await.unwrap();
    let mut seats = mine[0].1.clone();
    seats.sort_unstable();
    assert_eq!((mine.len(), seats), (1, vec![2, 3]));
    stores[1].append("e1", 2, vec![entry(3)], seated(&[(1, "East"), (3, "North")])).await.unwrap();
    assert_eq!(stores[0].tables_of("North", 9).await.unwrap()[0].1, [3]);
    let over = Summary { status: Status::Over, turn: None, ..moved(50) };
    stores[0].append("e1", 3, vec![entry(50)], over).await.unwrap();
    assert_eq!(ids(stores[1].archive(None, 51, 9).await.unwrap()), ["e1"]);
    assert_eq!(ids(stores[1].archive(Some("qin".to_owned()), 51, 9).await.unwrap()), ["e1"]);
    assert!(stores[1].archive(Some("huang".to_owned()), 51, 9).await.unwrap().is_empty());
    assert!(stores[1].archive(None, 50, 9).await.unwrap().is_empty());
    assert_eq!(ids(stores[0].lobby(0, 9).await.unwrap()), ["e2", "w1"]);
    assert_eq!(stores[0].archive(None, 51, 9).await.unwrap()[0].updated, 50);
}

async fn people_come_back(stores: [&dyn Store; 2]) {
    stores[0].add_identity("p1", "Ann", device(1)).await.unwrap();
    assert_eq!(stores[0].add_identity("p1", "Ann", device(1)).await, Err(StoreError::Taken));
    assert_eq!(stores[1].person([1; 32]).await.unwrap().unwrap().name, "Ann");
    assert!(stores[1].person([9; 32]).await.unwrap().is_none());
    stores[1].rename("p1", "Anna").await.unwrap();
    stores[1].saw([1; 32], 77).await.unwrap();
    let found = stores[0].person([1; 32]).await.unwrap().unwrap();
    assert_eq!((&*found.id, &*found.name, found.seen, found.banned), ("p1", "Anna", 77, None));
    for (code, expires) in [(7, 5000), (8, 999), (6, 5000)] {
        stores[0].add_link([code; 32], "p1", expires).await.unwrap();
    }
    assert_eq!(stores[1].claim_link([7; 32], device(2)).await.unwrap().as_deref(), Some("Anna"));
    assert_eq!(stores[0].claim_link([7; 32], device(3)).await.unwrap(), None, "once");
    assert_eq!(stores[0].claim_link([8; 32], device(3)).await.unwrap(), None, "in time");
    stores[0].set_phrase("p1", [4; 32], 123).await.unwrap();
    assert_eq!(stores[1].recover([4; 32], device(3)).await.unwrap().as_deref(), Some("Anna"));
    assert_eq!(stores[1].recover([5; 32], device(4)).await.unwrap(), None);
    let kept = stores[1].kept("p1").await.unwrap().unwrap();
    assert_eq!((kept.created, kept.phrase_made, kept.devices.len()), (1000, Some(123), 3));
    assert!(stores[0].sign_out("p1", [2; 32]).await.unwrap() && !stores[1].sign_out("p1", [2; 32]).await.unwrap());
    assert!(stores[1].person([2; 32]).await.unwrap().is_none() && stores[1].kept("nobody").await.unwrap().is_none());
}

async fn people_are_kept_apart(stores: [&dyn Store; 2]) {
    let block = |id: &str| NewBlock {
        id: id.to_owned(),
        identity: "p1".to_owned(),
        other: "West".to_owned(),
        name: "West".to_owned(),
        now: 9,
    };
    stores[0].block(block("one")).await.unwrap();
    stores[1].block(block("two")).await.unwrap();
    let blocked = stores[1].blocked("p1").await.unwrap();
    assert_eq!((blocked.len(), &*blocked[0].id, blocked[0].since), (1, "one", 9), "who is blocked stays so");
    assert_eq!(stores[1].person([1; 32]).await.unwrap().unwrap().blocked, ["West"]);
    assert_eq!(stores[1].hidden_from("p1").await.unwrap(), ["w1"]);
    assert!(stores[0].has_blocked("p1", "West").await.unwrap() && !stores[0].has_blocked("West", "p1").await.unwrap());
    assert!(stores[0].unblock("p1", "one").await.unwrap() && !stores[0].unblock("p1", "one").await.unwrap());
    let report = NewReport {
        time: 3,
        reporter: "p1".to_owned(),
        table: "w1".to_owned(),
        person: Some("West".to_owned()),
        text: "rude".to_owned(),
    };
    let sent = stores[0].report(report).await.unwrap();
    let reports = stores[1].reports_by("p1").await.unwrap();
    assert_eq!((reports.len(), reports[0].id, &*reports[0].text, reports[0].settled), (1, sent.id, "rude", None));
}

async fn administrators_act(stores: [&dyn Store; 2]) {
    let report = stores[0].reports(0, 9).await.unwrap().remove(0);
    assert_eq!((&*report.reporter, &*report.table, report.settled), ("p1", "w1", None));
    assert_eq!(stores[1].counts().await.unwrap().reports, 1);
    assert!(stores[1].settle(report.id, act(AdminAction::Settle)).await.unwrap());
    assert!(!stores[1].settle(report.id + 1, act(AdminAction::Settle)).await.unwrap());
    assert_eq!(stores[0].reports(0, 9).await.unwrap()[0].settled, Some(5));
    assert!(stores[0].ban("p1", Some("rude".to_owned()), act(AdminAction::Ban)).await.unwrap());
    assert!(!stores[0].ban("nobody", Some("rude".to_owned()), act(AdminAction::Ban)).await.unwrap());
    assert_eq!(stores[1].person([1; 32]).await.unwrap().unwrap().banned.as_deref(), Some("rude"));
    let counts = stores[1].counts().await.unwrap();
    assert_eq!((counts.people, counts.banned, counts.reports), (1, 1, 0));
    assert_eq!(counts.tables.get("open"), Some(&2));
    assert!(stores[1].ban("p1", None, act(AdminAction::Unban)).await.unwrap());
    for text in [Some("Update at noon."), Some("Update at one."), None] {
        stores[0].announce(text.map(str::to_owned), act(AdminAction::Announce)).await.unwrap();
        assert_eq!(stores[1].announcement().await.unwrap().as_deref(), text);
    }
    stores[1].acted(act(AdminAction::RemoveTable)).await.unwrap();
    let acts: Vec<AdminAction> = stores[0].acts(3).await.unwrap().into_iter().map(|act| act.act).collect();
    assert_eq!(acts, [AdminAction::RemoveTable, AdminAction::Announce, AdminAction::Announce], "the latest first");
    let people = stores[1].people("ANN", 5000, 9).await.unwrap();
    assert_eq!((people.len(), &*people[0].name, people[0].tables), (1, "Anna", 0));
    assert!(
        stores[1].people("", 1000, 9).await.unwrap().is_empty()
            && stores[1].people("Bo", 5000, 9).await.unwrap().is_empty()
    );
    assert_eq!(stores[0].all_tables(None, 5000, 9).await.unwrap().len(), 3);
    assert_eq!(stores[0].all_tables(Some("West".to_owned()), 5000, 9).await.unwrap().len(), 1);
    assert_eq!(stores[0].token().await.unwrap(), None);
}

async fn notices_are_wanted(stores: [&dyn Store; 2]) {
    let first = stores[0].push_key(vec![1, 2]).await.unwrap();
    assert_eq!((&*first, &*stores[1].push_key(vec![3]).await.unwrap()), (&[1, 2][..], &[1, 2][..]), "the first stays");
    let subscription =
        |number: i64| Subscription { endpoint: format!("https://push/{number}"), key: vec![1], auth: vec![2] };
    for number in 0..12 {
        stores[(number % 2) as usize].subscribe("p1", [1; 32], subscription(number), number).await.unwrap();
    }
    let wanted = stores[0].subscriptions("p1").await.unwrap();
    assert_eq!(wanted, (2..12).map(subscription).collect::<Vec<_>>(), "a further one takes the place of the oldest");
    stores[1].subscribe("p2", [2; 32], subscription(5), 50).await.unwrap();
    assert_eq!(stores[0].subscriptions("p2").await.unwrap(), [subscription(5)], "one browser is one person's");
    stores[1].unsubscribe("p2", "https://push/5").await.unwrap();
    // A device that is signed out gets no more; the others do.
    stores[0].recover([4; 32], device(7)).await.unwrap();
    stores[0].subscribe("p1", [7; 32], subscription(70), 70).await.unwrap();
    assert!(!stores[1].sign_out("p2", [7; 32]).await.unwrap());
    assert!(stores[1].subscriptions("p1").await.unwrap().contains(&subscription(70)));
    assert!(stores[1].sign_out("p1", [7; 32]).await.unwrap());
    let rest = stores[0].subscriptions("p1").await.unwrap();
    assert!(!rest.contains(&subscription(70)) && rest.contains(&subscription(11)));
    assert_eq!(stores[0].subscribers().await.unwrap(), ["p1"]);
}

async fn refusals_are_remembered(stores: [&dyn Store; 2]) {
    let refusals = |numbers: std::ops::Range<usize>| -> Vec<(String, Problem)> {
        numbers.map(|number| (number.to_string(), Problem::new(Code::NotNow, "not now"))).collect()
    };
    let news = |numbers, forgotten: &[&str]| RefusalNews {
        refused: refusals(numbers),
        forgotten: forgotten.iter().map(|command| (*command).to_owned()).collect(),
    };
    stores[0].refuse("w1", news(0..MOST_REFUSALS - 1, &[])).await.unwrap();
    stores[1].refuse("w1", news(MOST_REFUSALS - 1..MOST_REFUSALS + 2, &["5"])).await.unwrap();
    let kept = stores[0].refusals("w1").await.unwrap();
    let expected: Vec<_> = refusals(2..MOST_REFUSALS + 2).into_iter().filter(|(command, _)| command != "5").collect();
    assert_eq!(kept, expected, "the newest without the forgotten one, oldest first");
}

async fn data_is_found_and_removed(stores: [&dyn Store; 2]) {
    let said = |identity: &str, text: &str| Entry {
        time: 60,
        command: Some(format!("{identity}:c")),
        deed: Deed::Said { seat: Seat::new(0), text: text.to_owned() },
    };
    // They have sat there, and do not any more.
    stores[0].append("w1", 1, vec![entry(60)], summary("w1", "West", 5, &[(1, "West"), (2, "p1")])).await.unwrap();
    stores[1].append("w1", 2, vec![entry(60)], summary("w1", "West", 5, &[(1, "West")])).await.unwrap();
    stores[0].append("w1", 3, vec![said("p1", "hello"), said("p12", "not mine")], moved(60)).await.unwrap();
    assert_eq!(stores[1].traces("p1").await.unwrap(), ["w1"]);
    let saying = Saying { table: "w1".to_owned(), time: 60, text: "hello".to_owned() };
    assert_eq!(stores[1].sayings("p1").await.unwrap(), [saying]);
    stores[0]
        .block(NewBlock { id: "x".into(), identity: "p2".into(), other: "p1".into(), name: String::new(), now: 1 })
        .await
        .unwrap();
    stores[1].erase("p1", 80).await.unwrap();
    assert_eq!(stores[0].erasures().await.unwrap(), [("p1".to_owned(), 80)]);
    nothing_new_is_stored_of_the_erased(stores).await;
    stores[0].erased("p1").await.unwrap();
    assert!(stores[1].erasures().await.unwrap().is_empty() && stores[1].traces("p1").await.unwrap().is_empty());
    assert!(stores[0].person([1; 32]).await.unwrap().is_none() && stores[0].subscribers().await.unwrap().is_empty());
    assert!(stores[0].blocked("p2").await.unwrap().is_empty() && stores[0].reports_by("p1").await.unwrap().is_empty());
    assert_eq!(stores[0].claim_link([6; 32], device(9)).await.unwrap(), None);
    let mut old = stores[1].abandoned(61, 9).await.unwrap();
    old.sort();
    assert_eq!(old, ["e2", "w1"]);
    stores[0].remove_tables(old).await.unwrap();
    assert!(stores[1].entries("w1").await.unwrap().is_empty() && stores[1].refusals("w1").await.unwrap().is_empty());
    assert!(stores[1].tables_of("West", 9).await.unwrap().is_empty());
    for store in stores {
        assert_eq!(store.append("w1", 5, vec![entry(1)], moved(1)).await, Err(StoreError::Taken), "it is gone");
    }
}

/// Requests of theirs may still be under way when people are erased.
async fn nothing_new_is_stored_of_the_erased(stores: [&dyn Store; 2]) {
    let seated = summary("w1", "West", 5, &[(1, "West"), (3, "p1")]);
    assert_eq!(stores[0].append("w1", 5, vec![entry(61)], seated).await, Err(StoreError::Erased));
    assert_eq!(stores[1].append("p", 0, vec![entry(61)], summary("p", "p1", 5, &[])).await, Err(StoreError::Erased));
    assert_eq!(stores[0].entries("w1").await.unwrap().len(), 5);
    let block = |id: &str, identity: &str, other: &str| {
        let (id, identity, other) = (id.to_owned(), identity.to_owned(), other.to_owned());
        NewBlock { id, identity, other, name: "Anna".to_owned(), now: 1 }
    };
    stores[0].block(block("y", "p1", "p2")).await.unwrap();
    stores[1].block(block("z", "p2", "p1")).await.unwrap();
    let (reporter, person) = ("p1".to_owned(), Some("p1".to_owned()));
    let report = NewReport { time: 3, reporter, table: "w1".to_owned(), person, text: "late".to_owned() };
    stores[0].report(report).await.unwrap();
    stores[1].add_link([66; 32], "p1", 9999).await.unwrap();
    let subscription = Subscription { endpoint: "https://push/late".to_owned(), key: vec![1], auth: vec![2] };
    stores[0].subscribe("p1", [1; 32], subscription, 90).await.unwrap();
    assert!(stores[0].blocked("p1").await.unwrap().is_empty() && stores[0].blocked("p2").await.unwrap().is_empty());
    assert!(stores[1].reports_by("p1").await.unwrap().is_empty() && stores[1].subscribers().await.unwrap().is_empty());
    assert_eq!(stores[1].reports(0, 1).await.unwrap()[0].person, None);
    assert_eq!(stores[0].claim_link([66; 32], device(9)).await.unwrap(), None);
}

async fn signs_of_life_only_grow(stores: [&dyn Store; 2]) {
    assert_eq!(stores[0].last_sign().await.unwrap(), None);
    let far = 1000 + 400 * clock::SET_BACK;
    for (sign, last) in [(999, 999), (1000, 1000), (500, 1000), (far, far), (1000, 1000)] {
        stores[0].sign(sign).await.unwrap();
        assert_eq!(stores[1].last_sign().await.unwrap(), Some(last), "a sign far ahead is taken back by the next one");
    }
}

async fn what_is_away_comes_back(place: &impl Place) {
    let store = place.stores()[0];
    store.append("away", 0, vec![entry(1)], summary("away", "host", 1, &[])).await.unwrap();
    assert_eq!(store.missing(), None);
    place.take_away();
    for _ in 0..3 {
        let answer = store.append("away", 1, vec![entry(2)], moved(2)).await.unwrap_err();
        assert!(place.away().contains(&answer), "{answer:?}");
    }
    assert!(store.missing().is_some());
    place.bring_back();
    while store.missing().is_some() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    store.append("away", 1, vec![entry(3)], moved(3)).await.unwrap();
    assert_eq!(store.entries("away").await.unwrap(), [entry(1), entry(3)], "what was refused was not done");
}

/// The database commits, and its answer is lost on the way: nobody is told that it was done, nor that it was not; who asks the same again
/// finds it done once.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_lost_is_unknown_and_asked_again_it_acts_once() {
    let database = Database::new().await;
    let [store, other] = database.stores();
    store.append("a", 0, vec![entry(1)], summary("a", "host", 1, &[])).await.unwrap();
    database.wire.silence(true);
    assert_eq!(store.append("a", 1, vec![entry(2)], moved(2)).await, Err(StoreError::Unknown));
    assert_eq!(store.entries("a").await, Err(StoreError::Away), "a reader is told that nothing was done");
    assert_eq!(
        store.append("a", 1, vec![entry(2)], moved(2)).await,
        Err(StoreError::Away),
        "nothing was sent meanwhile"
    );
    assert!(store.missing().is_some());
    database.wire.silence(false);
    while store.missing().is_some() || other.missing().is_some() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(store.append("a", 1, vec![entry(2)], moved(2)).await, Err(StoreError::Taken), "it was done");
    assert_eq!(store.entries("a").await.unwrap(), [entry(1), entry(2)]);
}

/// A frozen machine accepts connections and says nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_silent_first_host_is_passed_over() {
    let engine = tianxia_engines::Postgres::start();
    let wire = Wire::to(engine.port());
    let (first, second) = (format!("127.0.0.1:{}", wire.port()), format!("127.0.0.1:{}", engine.port()));
    let both = engine.url_by(wire.port()).replace(&first, &format!("{first},{second}"));
    assert!(both.contains(&second), "{both}");
    let open = || Postgres::open(&both, Arc::new(StoreMetrics::default()));
    let running = open().await.unwrap();
    wire.silence(true);
    open().await.unwrap().ping().await.unwrap();
    while running.ping().await.is_err() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn what_is_no_address_is_told() {
    for wrong in ["postgres://host:port", "postgres://127.0.0.1/x?sslmode=perhaps"] {
        let error = Postgres::open(wrong, Arc::new(StoreMetrics::default())).await.err().unwrap().0;
        assert!(error.contains("postgres://USER:PASSWORD@HOST:PORT/DATABASE"), "{error}");
    }
    let error = Postgres::open("postgres://me:secret@127.0.0.1:9/games", Arc::new(StoreMetrics::default()))
        .await
        .err()
        .unwrap()
        .0;
    assert!(error.contains("games at 127.0.0.1") && !error.contains("secret"), "{error}");
}

/// Something of everything that is kept.
async fn fill(store: &dyn Store) {
    for number in 0..30 {
        let table = format!("t{number}");
        let people = [(1, "p1"), (2, "p2")];
        let new = Summary { bot: number % 2 == 0, ..summary(&table, "p1", number, &people) };
        store.append(&table, 0, (0..50).map(|time| entry(time + number)).collect(), new).await.unwrap();
    }
    store.append("t1", 50, vec![entry(99)], Summary { status: Status::Over, ..moved(99) }).await.unwrap();
    for table in ["t1", "t2"] {
        store.refuse(table, no("c1", 3)).await.unwrap();
    }
    for (person, byte) in [("p1", 1), ("p2", 2)] {
        store.add_identity(person, "Zoë", device(byte)).await.unwrap();
    }
    store.set_phrase("p1", [9; 32], 5).await.unwrap();
    store.add_link([8; 32], "p1", 5000).await.unwrap();
    store.push_key(vec![1, 2, 3]).await.unwrap();
    let browser = Subscription { endpoint: "https://push/1".to_owned(), key: vec![1], auth: vec![2] };
    store.subscribe("p1", [1; 32], browser, 7).await.unwrap();
    let block = NewBlock { id: "b".into(), identity: "p1".into(), other: "p2".into(), name: "Zoë".into(), now: 1 };
    store.block(block).await.unwrap();
    for person in [None, Some("p2".to_owned())] {
        let (reporter, table, text) = ("p1".to_owned(), "t1".to_owned(), "rude".to_owned());
        store.report(NewReport { time: 3, reporter, table, person, text }).await.unwrap();
    }
    store.announce(Some("Welcome".to_owned()), act(AdminAction::Announce)).await.unwrap();
    for person in ["p1", "p2"] {
        store.agree(person, 11).await.unwrap();
    }
    store.append("t2", 50, vec![entry(98)], ratings::ended("t2", 98, &["p1", "p2", "medium"])).await.unwrap();
    store.append("t3", 50, vec![entry(99)], ratings::ended("t3", 99, &["p2", "p1", "medium"])).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_moved_into_a_database_and_back() {
    let file = File::new("moving");
    fill(file.stores()[0]).await;
    for store in file.stores() {
        store.close().await.unwrap();
    }
    let engine = tianxia_engines::Postgres::start();
    let address = PathBuf::from(engine.url());
    let moved = move_data(&file.path, &address).await.unwrap();
    assert_eq!((moved.tables, moved.entries), (30, 1503));
    let twice = move_data(&file.path, &address).await.unwrap_err().to_string();
    assert!(twice.contains("holds the data of a server already"), "{twice}");

    // A move that was broken off, with half of the rows there, is begun again.
    let database = Postgres::open(&engine.url(), Arc::new(StoreMetrics::default())).await.unwrap();
    let mut link = database.link().await.unwrap();
    for statement in [
        "INSERT INTO keeper (key, value) VALUES ('moving', '')",
        "DELETE FROM entries WHERE seq > 20",
        "DELETE FROM devices",
    ] {
        link.query(statement, &Vec::new()).await.unwrap();
    }
    assert_eq!(move_data(&file.path, &address).await.unwrap(), moved);
    // A row that is another one is found out.
    for statement in [
        "INSERT INTO keeper (key, value) VALUES ('moving', '')",
        "UPDATE entries SET time = 7 WHERE tbl = 't3' AND seq = 3",
    ] {
        link.query(statement, &Vec::new()).await.unwrap();
    }
    let differs = move_data(&file.path, &address).await.unwrap_err().to_string();
    assert!(differs.contains("not equal: entries has 1503"), "{differs}");
    link.query("UPDATE entries SET time = 6 WHERE tbl = 't3' AND seq = 3", &Vec::new()).await.unwrap();
    // So is a rating that differs in its last bit.
    for change in ["rating + 2 ^ -42::float8", "rating - 2 ^ -42::float8"] {
        let was = move_data(&file.path, &address).await;
        assert_eq!(was.is_ok(), change.contains('+'), "{was:?}");
        link.query("INSERT INTO keeper (key, value) VALUES ('moving', '') ON CONFLICT DO NOTHING", &Vec::new())
            .await
            .unwrap();
        link.query(&format!("UPDATE rated_seats SET rating = {change} WHERE tbl = 't3' AND seat = 1"), &Vec::new())
            .await
            .unwrap();
    }
    assert_eq!(move_data(&file.path, &address).await.unwrap(), moved);

    // There it goes on: the fence, the numbers of new rows, and everybody.
    assert_eq!(database.append("t1", 50, vec![entry(1)], self::moved(1)).await, Err(StoreError::Taken));
    let again = PathBuf::from(format!("{}.again", file.path.display()));
    assert!(database.pack(i64::MAX, 99).await.unwrap() > 0, "finished games are packed, and unpacked on their way");
    assert_eq!(move_data(&address, &again).await.unwrap(), moved);
    database.append("t1", 51, vec![entry(100)], self::moved(100)).await.unwrap();
    database.refuse("t1", no("c9", 1)).await.unwrap();
    database.acted(act(AdminAction::Unban)).await.unwrap();
    assert_eq!(database.acts(1).await.unwrap()[0].act, AdminAction::Unban);
    assert_eq!(database.refusals("t1").await.unwrap().last().unwrap().0, "c9");
    database.sign(database.clock().await.unwrap()).await.unwrap();
    let running = move_data(&address, &again).await.unwrap_err().to_string();
    assert!(running.contains("a server runs on this database"), "{running}");

    let back = Sqlite::open(&again, Arc::new(StoreMetrics::default())).unwrap();
    assert_eq!(back.entries("t1").await.unwrap().len(), 51);
    assert_eq!(back.person([1; 32]).await.unwrap().unwrap().name, "Zoë");
    assert_eq!(back.tables_of("p2", 99).await.unwrap().len(), 30);
    assert_eq!(back.ratings_of("p1").await.unwrap(), database.ratings_of("p1").await.unwrap());
    let games = |store: &dyn Store| store.rated_games("p1", WantedGames::ALL);
    assert_eq!((games(&back).await.unwrap().len(), games(&back).await), (2, games(&database).await));
    back.close().await.unwrap();
    for end in ["", "-wal", "-shm", ".lock"] {
        let _ = std::fs::remove_file(format!("{}{end}", again.display()));
    }
}
