//! Ratings: of those alone who agreed, of a game once, and gone when they are not wanted any more.

use crate::kit::*;
use tianxia_client::Client;
use tianxia_protocol::{
    Account, Code, Command, Export, Filling, Listings, MyRatings, NewTable, Problem, RatedGames, Status, TableRatings,
};

fn keep(person: &mut Client, keep: bool) -> MyRatings {
    person.post("/api/me/ratings", &serde_json::json!({ "keep": keep })).unwrap()
}

fn ratings(person: &mut Client) -> MyRatings {
    person.get("/api/me/ratings").unwrap()
}

fn games(person: &mut Client) -> RatedGames {
    person.get("/api/me/ratings/games").unwrap()
}

fn rated(seats: Vec<Filling>) -> NewTable {
    NewTable { rated: true, deadline: Some(3600), ..table_of("qin", seats) }
}

fn at_table(person: &mut Client, table: &str) -> Vec<(u8, i32, u32)> {
    let ratings: TableRatings = person.get(&format!("/api/tables/{table}/ratings")).unwrap();
    ratings.seats.iter().map(|seat| (seat.seat, seat.rating, seat.games)).collect()
}

/// Both sit at a rated table, which has begun.
fn begin(people: &mut [Client; 2]) -> String {
    let table = people[0].create(&rated(vec![me(), Filling::Open])).unwrap();
    done(&mut people[1], &table, Command::Join { seat: None });
    done(&mut people[0], &table, Command::Start);
    table
}

/// The first wins, since the second resigns.
fn first_wins(people: &mut [Client; 2]) -> String {
    let table = begin(people);
    play_a_round(people, &table);
    done(&mut people[1], &table, Command::Resign { seat: 2 });
    table
}

fn refused(answer: Result<String, Problem>) -> Code {
    answer.unwrap_err().code
}

#[test]
fn nobody_is_rated_without_having_agreed() {
    let server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    assert_eq!(refused(people[0].create(&rated(vec![me(), Filling::Open]))), Code::NotYours);
    assert_eq!(keep(&mut people[0], true).ratings.len(), 0);
    let mut new = rated(vec![me(), Filling::Open]);
    new.listed = true;
    let table = people[0].create(&new).unwrap();
    // It is told before anybody sits down.
    assert!(people[1].table(&table).unwrap().table.rated);
    assert!(people[1].get::<Listings>("/api/lobby").unwrap().tables[0].rated);
    let problem = send(&mut people[1], &table, Command::Join { seat: None }).problem.unwrap();
    assert_eq!(problem.code, Code::NotYours);
    assert_eq!(problem.phrase.unwrap().id, "table-rated-consent");
    assert!(people[1].get::<Account>("/api/me/account").unwrap().ratings.is_none());
    keep(&mut people[1], true);
    done(&mut people[1], &table, Command::Join { seat: None });
    assert_eq!(at_table(&mut people[1], &table), [(1, 1500, 0), (2, 1500, 0)]);
    done(&mut people[0], &table, Command::Start);
    // Who changes their mind in the middle of the game has no rating by it, and the other, who is alone then, has none either.
    keep(&mut people[1], false);
    assert_eq!(at_table(&mut people[0], &table), [(1, 1500, 0)]);
    done(&mut people[1], &table, Command::Resign { seat: 2 });
    assert!(ratings(&mut people[0]).ratings.is_empty() && ratings(&mut people[1]).ratings.is_empty());

    let casual = seat_all("qin", &mut people);
    done(&mut people[1], &casual, Command::Resign { seat: 2 });
    assert!(ratings(&mut people[0]).ratings.is_empty(), "other games are not rated");
    assert!(at_table(&mut people[0], &casual).is_empty());
}

#[test]
fn a_rated_game_counts_once_for_everybody_in_it() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    people.iter_mut().for_each(|person| {
        keep(person, true);
    });
    let table = first_wins(&mut people);
    let aborted = begin(&mut people);
    done(&mut people[0], &aborted, Command::Abort { seat: 1 });
    for _ in 0..2 {
        let [winner, loser] = people.each_mut().map(ratings);
        assert_eq!((winner.ratings[0].rating, winner.ratings[0].spread), (1658, 484));
        assert_eq!((loser.ratings[0].rating, loser.ratings[0].places.as_slice()), (1342, &[0, 1][..]));
        assert_eq!(
            (winner.ratings[0].game.as_str(), winner.ratings[0].players, winner.ratings[0].games),
            ("qin", 2, 1)
        );
        let against = &winner.against[0];
        assert_eq!((against.opponent.name.as_deref(), against.games, against.ahead), (Some("West"), 1, 1));
        assert_eq!((loser.against[0].games, loser.against[0].ahead, loser.against[0].shared), (1, 0, 0));
        let history = games(&mut people[1]).games;
        assert_eq!((history.len(), history[0].table.as_str(), history[0].place), (1, table.as_str(), 2));
        assert_eq!((history[0].rating, history[0].change, history[0].kept), (1342, -158, true));
        assert_eq!(history[0].opponents[0].name.as_deref(), Some("East"));
        assert_eq!(at_table(&mut people[0], &table), [(1, 1658, 1), (2, 1342, 1)]);
        // Chat and the rematch come after the end; neither makes it count again.
        done(&mut people[0], &table, Command::Say { seat: 1, text: "well played".to_owned() });
        let rematch = send(&mut people[1], &table, Command::Rematch).table.unwrap();
        assert!(people[0].table(&rematch).unwrap().table.rated);
        server.kill();
        server.again();
    }
}

#[test]
fn every_rated_game_counts_once_though_the_server_is_killed_as_it_ends() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("West")];
    people.iter_mut().for_each(|person| {
        keep(person, true);
    });
    const GAMES: u32 = 12;
    for game in 0..GAMES {
        let table = begin(&mut people);
        play_a_round(&mut people, &table);
        let (mut asking, id) = (people[1].clone(), table.clone());
        // The last command of the game and the end of the server come at the same time, in an order that changes.
        let command = tianxia_protocol::Envelope { id: "resign".to_owned(), command: Command::Resign { seat: 2 } };
        let first = command.clone();
        let asked = std::thread::spawn(move || {
            let _ = asking.command(&id, &first);
        });
        std::thread::sleep(std::time::Duration::from_micros(u64::from(game) * 700));
        server.kill();
        asked.join().unwrap();
        server.again();
        until("the command is answered", || people[1].command(&table, &command).ok()?.seq);
        assert_eq!(people[0].table(&table).unwrap().table.status, Status::Over);
        assert_eq!(ratings(&mut people[0]).ratings[0].games, game + 1);
    }
    let [winner, loser] = people.each_mut().map(ratings);
    assert_eq!((winner.against[0].games, winner.against[0].ahead), (GAMES, GAMES));
    assert_eq!(loser.ratings[0].places, [0, GAMES]);
    assert_eq!(games(&mut people[1]).games.len(), GAMES as usize);
}

#[test]
fn bots_have_the_rating_of_their_level() {
    let server = Server::start(NO_LIMITS);
    let mut person = server.person("East");
    keep(&mut person, true);
    let table = person.create(&rated(vec![me(), bot(), bot()])).unwrap();
    let before = at_table(&mut person, &table);
    assert_eq!(before.iter().map(|seat| seat.1).collect::<Vec<_>>(), [1500, 600, 600]);
    play_a_round(std::slice::from_mut(&mut person), &table);
    done(&mut person, &table, Command::Resign { seat: 1 });
    until("the bots have played on to the end", || {
        (person.table(&table).unwrap().table.status == Status::Over).then_some(())
    });
    let after = at_table(&mut person, &table);
    assert!(after[0].1 < 1500, "{after:?}");
    assert_eq!((after[1].1, after[1].2), (600, 1), "a level has one rating, and it was one game");
    let mine = ratings(&mut person);
    assert_eq!(mine.ratings[0].places, [0, 0, 1]);
    let against = &mine.against[0];
    assert_eq!((against.opponent.level.as_deref(), against.games, against.ahead), (Some("random"), 2, 0));
    assert_eq!(games(&mut person).games[0].opponents.len(), 2);
}

#[test]
fn who_wants_no_ratings_any_more_has_none_and_is_nobody_in_those_of_others() {
    let mut server = Server::start(NO_LIMITS);
    let mut people = [server.person("East"), server.person("Vermilion")];
    people.iter_mut().for_each(|person| {
        keep(person, true);
    });
    let table = first_wins(&mut people);
    let export: Export = people[1].get("/api/me/export").unwrap();
    assert_eq!((export.ratings.ratings.len(), export.rated_games.len()), (1, 1));
    assert!(export.account.ratings.is_some());
    assert_eq!(keep(&mut people[1], false), MyRatings { since: None, ratings: Vec::new(), against: Vec::new() });
    assert!(games(&mut people[1]).games.is_empty());
    let others = games(&mut people[0]).games;
    assert_eq!((others.len(), others[0].opponents[0].name.as_deref()), (1, None));
    assert!(ratings(&mut people[0]).against.is_empty());
    assert_eq!(ratings(&mut people[0]).ratings[0].rating, 1658, "the other's rating stays");
    // In a rematch there is no seat for somebody who no longer agrees, and they cannot ask for one.
    assert_eq!(send(&mut people[1], &table, Command::Rematch).problem.unwrap().code, Code::NotYours);
    let rematch = send(&mut people[0], &table, Command::Rematch).table.unwrap();
    let seats = people[0].table(&rematch).unwrap().table.seats;
    assert_eq!(seats.iter().filter(|seat| seat.name.is_some()).count(), 1);
    // Whoever agrees again begins anew.
    assert!(keep(&mut people[1], true).ratings.is_empty());
    let again = first_wins(&mut people);
    assert_eq!(games(&mut people[1]).games[0].table, again);
    let _: tianxia_protocol::Erased =
        people[1].post("/api/me/erase", &serde_json::json!({ "name": "Vermilion" })).unwrap();
    for _ in 0..2 {
        let text =
            people[0].get_text("/api/me/ratings/games").unwrap() + &people[0].get_text("/api/me/ratings").unwrap();
        assert!(!text.contains("Vermilion"), "{text}");
        server.kill();
        server.again();
    }
    let data = rusqlite::Connection::open(server.data()).unwrap();
    let left: u32 = data
        .query_row(
            "SELECT (SELECT count(*) FROM ratings) + (SELECT count(*) FROM rated_seats WHERE who IS NOT NULL)",
            [],
            |row| row.get(0),
        )
        .unwrap();
    assert_eq!(left, 3, "East's rating, and East's place in two games");
}

/// Everybody acts once, so that the first round is over.
fn play_a_round(people: &mut [Client], table: &str) {
    play(people, table, |update| update.seq >= 8);
}

#[test]
fn resigning_at_once_moves_no_rating_and_no_game_moves_a_bots() {
    let server = Server::start(NO_LIMITS);
    let mut person = server.person("East");
    keep(&mut person, true);
    let against_bot = |person: &mut Client| {
        let table = person.create(&rated(vec![me(), bot()])).unwrap();
        let bots = at_table(person, &table)[1].1;
        (table, bots)
    };
    let (_, before) = against_bot(&mut person);
    for _ in 0..25 {
        let (table, _) = against_bot(&mut person);
        done(&mut person, &table, Command::Resign { seat: 1 });
    }
    assert!(ratings(&mut person).ratings.is_empty(), "a game that ends in its first round counts for nobody");
    let (table, _) = against_bot(&mut person);
    play_a_round(std::slice::from_mut(&mut person), &table);
    done(&mut person, &table, Command::Resign { seat: 1 });
    let mine = until("the game is counted", || ratings(&mut person).ratings.pop());
    assert!(mine.games == 1 && mine.rating < 1500, "{mine:?}");
    let (_, after) = against_bot(&mut person);
    assert_eq!(after, before, "a level has one rating");

    let bots = person.create(&rated(vec![bot(), bot()])).unwrap();
    until("the bots are done", || (person.table(&bots).unwrap().table.status == Status::Over).then_some(()));
    let data = rusqlite::Connection::open(server.data()).unwrap();
    let games: u32 = data.query_row("SELECT count(*) FROM rated_games", [], |row| row.get(0)).unwrap();
    assert_eq!(games, 1, "a game of bots alone counts for nobody");
}
