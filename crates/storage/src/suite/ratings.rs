//! Ratings in the contract of a store.

use super::{device, entry, moved, summary};
use crate::WantedGames;
use crate::contract::store::{Store, StoreError};
use tianxia_core::Seat;
use tianxia_protocol::Status;
use tianxia_tables::{Contestant, Counted, Facts, RatedResult, Summary};

/// How often an end is tried that waits for others.
const TRIES: u32 = 100;

/// The end of a rated game, with those who played it in the order of their places; a level is a bot.
pub(super) fn ended(table: &str, updated: i64, places: &[&str]) -> Summary {
    let counted = places.iter().enumerate().map(|(seat, who)| Counted {
        seat: Seat::try_from(seat as u8 + 1).unwrap(),
        who: contestant(who),
        place: seat as u8 + 1,
    });
    let result = RatedResult { game: "qin".to_owned(), players: places.len() as u8, counted: counted.collect() };
    let people: Vec<(u8, &str)> =
        (1..).zip(places).filter(|(_, who)| is_person(who)).map(|(seat, who)| (seat, *who)).collect();
    let summary = summary(table, "p1", 1, &people);
    let facts = summary.facts.map(|facts| Facts { result: Some(result), ..facts });
    Summary { status: Status::Over, updated, facts, ..summary }
}

fn is_person(who: &str) -> bool {
    who.starts_with('p') || who.starts_with('r')
}

fn contestant(who: &str) -> Contestant {
    match is_person(who) {
        true => Contestant::Person(who.to_owned()),
        false => Contestant::Bot(who.to_owned()),
    }
}

pub(super) async fn suite(stores: [&dyn Store; 2]) {
    for (person, byte) in [("r1", 21), ("r2", 22), ("r3", 23)] {
        stores[0].add_identity(person, &format!("Name of {person}"), device(byte)).await.unwrap();
    }
    people_agree(stores).await;
    a_game_counts_once(stores).await;
    games_that_end_at_once_all_count(stores).await;
    history_is_read_in_pages(stores).await;
    who_wants_no_more_is_nobody(stores).await;
}

async fn people_agree(stores: [&dyn Store; 2]) {
    assert!(!stores[1].agrees("r1").await.unwrap() && !stores[1].agrees("nobody").await.unwrap());
    for (person, time) in [("r1", 70), ("r1", 80), ("r2", 75), ("nobody", 75)] {
        stores[0].agree(person, time).await.unwrap();
    }
    assert!(stores[1].agrees("r1").await.unwrap() && !stores[1].agrees("nobody").await.unwrap());
    assert_eq!(stores[1].ratings_of("r1").await.unwrap().since, Some(70), "whoever agreed before did so then");
    assert_eq!(stores[1].kept("r2").await.unwrap().unwrap().rated, Some(75));
    let rated = [21, 23].map(|byte| stores[1].person([byte; 32]));
    let [one, other] = rated;
    assert!(one.await.unwrap().unwrap().rated && !other.await.unwrap().unwrap().rated);
}

/// r1 is before r2, a bot, another bot of the same level, and r3, who has not agreed.
async fn a_game_counts_once(stores: [&dyn Store; 2]) {
    let end = || ended("g1", 100, &["r1", "r3", "r2", "easy", "easy"]);
    stores[0].append("g1", 0, vec![entry(1)], summary("g1", "r1", 1, &[])).await.unwrap();
    let before = stores[1].ratings_now("qin", 5, vec![contestant("r1")]).await.unwrap();
    assert_eq!(before, [Some((1500, 0))]);
    // Whoever loses the fence counts nothing; and two may end it at once.
    assert_eq!(stores[1].append("g1", 5, vec![entry(2)], end()).await, Err(StoreError::Taken));
    assert!(stores[0].ratings_of("r1").await.unwrap().ratings.is_empty());
    let (one, other) = tokio::join!(
        stores[0].append("g1", 1, vec![entry(2)], end()),
        stores[1].append("g1", 1, vec![entry(2)], end())
    );
    assert!([&one, &other].contains(&&Ok(())) && [one, other].contains(&Err(StoreError::Taken)));
    // Something said after the end tells the result again.
    stores[1].append("g1", 2, vec![entry(3)], end()).await.unwrap();
    let asked = ["r1", "r2", "easy", "r3", "hard"].map(contestant).to_vec();
    let now = stores[1].ratings_now("qin", 5, asked).await.unwrap();
    // Games move no bot: its rating is fixed by its level.
    let [Some((first, 1)), Some((second, 1)), Some((1000, 1)), None, Some((1700, 0))] = now[..] else {
        panic!("{now:?}");
    };
    assert!(first > 1500 && first > second, "{now:?}");
    let mine = stores[0].ratings_of("r2").await.unwrap();
    assert_eq!(
        (mine.ratings.len(), mine.ratings[0].rating, &*mine.ratings[0].places),
        (1, second, &[0, 0, 1, 0, 0][..])
    );
    let against: Vec<_> = mine.against.iter().map(|one| (one.opponent.name.as_deref(), one.games, one.ahead)).collect();
    assert_eq!(against, [(None, 2, 2), (Some("Name of r1"), 1, 0)], "not r3");
    assert_eq!(mine.against[0].opponent.level.as_deref(), Some("easy"));
}

async fn games_that_end_at_once_all_count(stores: [&dyn Store; 2]) {
    let tables: Vec<String> = (0..12).map(|number| format!("many{number}")).collect();
    for (number, table) in tables.iter().enumerate() {
        stores[number % 2].append(table, 0, vec![entry(1)], summary(table, "r1", 1, &[])).await.unwrap();
    }
    let orders = [["r1", "r2", "easy"], ["easy", "r1", "r2"], ["r2", "easy", "r1"]];
    let end = |number: usize| {
        let end = ended(&tables[number], 200 + number as i64, &orders[number % 3]);
        stores[number % 2].append(&tables[number], 1, vec![entry(2)], end)
    };
    let ends: Vec<_> = (0..tables.len()).map(&end).collect();
    for (number, mut answer) in ends.into_iter().enumerate() {
        // All wait for the same rows, on a busy machine longer than a store waits. Tried again an end counts once, as is seen below.
        for tries in 0.. {
            match answer.await {
                Ok(()) | Err(StoreError::Taken) => break,
                Err(StoreError::Away | StoreError::Unknown) if tries < TRIES => answer = end(number),
                Err(error) => panic!("{error:?}"),
            }
        }
    }
    for who in ["r1", "r2", "easy"] {
        let now = stores[0].ratings_now("qin", 3, vec![contestant(who)]).await.unwrap();
        assert!(matches!(now[..], [Some((_, 12))]), "{who}: {now:?}");
    }
    let mine = stores[1].ratings_of("r1").await.unwrap();
    let figures: Vec<_> = mine.ratings.iter().map(|rating| (rating.players, rating.games, &*rating.places)).collect();
    assert_eq!(figures, [(3, 12, &[4, 4, 4][..]), (5, 1, &[1, 0, 0, 0, 0][..])], "the most played first");
    let against: Vec<_> = mine.against.iter().map(|one| (one.games, one.ahead, one.shared)).collect();
    assert_eq!(against, [(14, 6, 0), (13, 9, 0)]);
}

async fn history_is_read_in_pages(stores: [&dyn Store; 2]) {
    stores[0].remove_tables(vec!["many3".to_owned()]).await.unwrap();
    let wanted = |before, limit| WantedGames { before, limit, ..WantedGames::ALL };
    let games = stores[1].rated_games("r2", wanted(205, 3)).await.unwrap();
    let read: Vec<_> = games.iter().map(|game| (&*game.table, game.time, game.place, game.kept)).collect();
    assert_eq!(read, [("many4", 204, 3, true), ("many3", 203, 2, false), ("many2", 202, 1, true)]);
    let names: Vec<_> =
        games[0].opponents.iter().map(|other| other.name.as_deref().or(other.level.as_deref())).collect();
    assert_eq!(names, [Some("easy"), Some("Name of r1")]);
    let five = WantedGames { game: Some("qin".to_owned()), players: Some(5), ..WantedGames::ALL };
    let five = stores[1].rated_games("r2", five).await.unwrap();
    assert_eq!((five.len(), &*five[0].table, five[0].place, five[0].opponents.len()), (1, "g1", 3, 3));
    assert_eq!(five[0].rating - five[0].change, 1500);
    let none = WantedGames { game: Some("huang".to_owned()), ..WantedGames::ALL };
    assert!(stores[1].rated_games("r2", none).await.unwrap().is_empty());
    assert_eq!(stores[1].rated_games("r2", WantedGames::ALL).await.unwrap().len(), 13);
}

async fn who_wants_no_more_is_nobody(stores: [&dyn Store; 2]) {
    stores[0].disagree("r1").await.unwrap();
    let mine = stores[1].ratings_of("r1").await.unwrap();
    assert!(mine.since.is_none() && mine.ratings.is_empty() && mine.against.is_empty());
    assert!(stores[1].rated_games("r1", WantedGames::ALL).await.unwrap().is_empty());
    assert_eq!(stores[1].ratings_now("qin", 3, vec![contestant("r1")]).await.unwrap(), [None]);
    let theirs = stores[1].rated_games("r2", WantedGames { limit: 1, ..WantedGames::ALL }).await.unwrap();
    assert_eq!(theirs[0].opponents.iter().filter(|other| other.name.is_none() && other.level.is_none()).count(), 1);
    assert_eq!(stores[1].ratings_of("r2").await.unwrap().against.len(), 1, "only the bots are left");
    // Whoever comes back begins anew. Who goes for good leaves nothing.
    stores[0].agree("r1", 300).await.unwrap();
    stores[0].append("g2", 0, vec![entry(1)], summary("g2", "r1", 1, &[])).await.unwrap();
    stores[0].append("g2", 1, vec![entry(2)], ended("g2", 310, &["r1", "r2", "easy"])).await.unwrap();
    assert_eq!(stores[1].ratings_of("r1").await.unwrap().ratings[0].games, 1);
    stores[0].erase("r2", 1).await.unwrap();
    assert!(stores[1].rated_games("r2", WantedGames::ALL).await.unwrap().is_empty());
    assert!(stores[1].ratings_of("r2").await.unwrap().ratings.is_empty());
    // A game of one who has agreed, alone, is no game.
    stores[0].append("g3", 0, vec![entry(1)], summary("g3", "r1", 1, &[])).await.unwrap();
    stores[0].append("g3", 1, vec![entry(2)], ended("g3", 320, &["r1", "r3"])).await.unwrap();
    assert_eq!(stores[1].ratings_of("r1").await.unwrap().ratings.len(), 1);
    stores[0].append("g3", 2, vec![entry(3)], moved(330)).await.unwrap();
}
