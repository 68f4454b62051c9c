//! What players need of each other: the host removes and mutes, a game is aborted, goes on without somebody, and is shuffled by all.

use crate::kit::{EAST, Sitting, WEST};
use tianxia_core::{Seat, Seed};
use tianxia_protocol::{Command, Filling, Remedy, SeatKind, Standing, Status};
use tianxia_tables::{check_seed, seed_hash, shared_seed};

const MINUTE: i64 = 60_000;

fn say(seat: u8) -> Command {
    Command::Say { seat, text: "hello".to_owned() }
}

#[test]
fn the_host_removes_somebody_before_the_start_for_good() {
    let mut sitting = Sitting::new("");
    assert!(sitting.refused(WEST, Command::Remove { seat: 1 }).contains("only the host"));
    assert!(sitting.refused(EAST, Command::Remove { seat: 1 }).contains("host cannot be removed"));
    sitting.done(EAST, Command::Remove { seat: 2 });
    assert_eq!(sitting.seen(WEST).table.seats[1].kind, SeatKind::Open);
    assert!(sitting.refused(WEST, Command::Join { seat: None }).contains("removed you"));
    sitting.read_back();
    assert!(sitting.refused(WEST, Command::Join { seat: None }).contains("removed you"));
    let mut started = Sitting::started("");
    assert!(started.refused(EAST, Command::Remove { seat: 2 }).contains("started already"));
}

#[test]
fn the_host_mutes_somebody_and_lets_them_speak_again() {
    let mut sitting = Sitting::started("");
    sitting.done(WEST, say(2));
    assert!(sitting.refused(WEST, Command::Mute { seat: 1, muted: true }).contains("only the host"));
    sitting.done(EAST, Command::Mute { seat: 2, muted: true });
    assert!(sitting.seen(EAST).table.seats[1].muted);
    sitting.read_back();
    assert!(sitting.refused(WEST, say(2)).contains("muted you"));
    assert!(sitting.refused(EAST, Command::Mute { seat: 2, muted: true }).contains("already"));
    sitting.done(EAST, Command::Mute { seat: 2, muted: false });
    sitting.done(WEST, say(2));
}

#[test]
fn the_host_of_a_game_without_other_people_changes_the_level_of_a_bot() {
    let bot = |level: &str| Command::Arrange { seat: 2, to: Filling::Bot { level: level.to_owned(), style: None } };
    let mut others = Sitting::started("");
    assert!(others.refused(EAST, bot("easy")).contains("others play here"));
    let mut alone = Sitting::new("");
    alone.done(EAST, Command::Remove { seat: 2 });
    alone.done(EAST, bot("easy"));
    alone.done(EAST, Command::Start);
    assert!(alone.refused(EAST, Command::Arrange { seat: 2, to: Filling::Open }).contains("another level"));
    assert!(
        alone
            .refused(EAST, Command::Arrange { seat: 1, to: Filling::Bot { level: "easy".into(), style: None } })
            .contains("another level")
    );
    assert!(alone.refused(EAST, bot("grand")).contains("grand"));
    assert!(alone.refused(WEST, bot("hard")).contains("only the host"));
    alone.done(EAST, bot("hard"));
    alone.read_back();
    assert_eq!(alone.seen(EAST).table.seats[1].level.as_deref(), Some("hard"));
    let styled = |style: &str| {
        let to = Filling::Bot { level: "hard".to_owned(), style: Some(style.to_owned()) };
        Command::Arrange { seat: 2, to }
    };
    assert!(alone.refused(EAST, styled("poet")).contains("the styles are warlord, builder"));
    alone.done(EAST, styled("builder"));
    assert_eq!(alone.seen(EAST).table.seats[1].style.as_deref(), Some("builder"));
    assert_eq!(alone.table.bot_to_move().map_or("hard", |(_, level)| level), "hard");
    let record = alone.table.game().unwrap().record().to_string();
    assert!(record.contains("bot (hard)"), "{record}");
}

#[test]
fn a_game_is_aborted_in_its_first_round_only() {
    let mut sitting = Sitting::started("");
    sitting.act_after(0);
    assert!(sitting.game().first_round);
    let mut aborted = Sitting::started("");
    aborted.act_after(0);
    aborted.done(WEST, Command::Abort { seat: 2 });
    assert_eq!(aborted.seen(EAST).table.status, Status::Closed);
    assert!(aborted.table.record().is_err(), "there is no result");
    sitting.act_after(0);
    assert!(!sitting.game().first_round);
    assert!(sitting.refused(WEST, Command::Abort { seat: 2 }).contains("first round"));
}

/// The player who is away, their seat, and the other with theirs.
fn absent(sitting: &Sitting) -> (&'static str, u8, &'static str, u8) {
    match sitting.decider() {
        EAST => (EAST, 1, WEST, 2),
        _ => (WEST, 2, EAST, 1),
    }
}

#[test]
fn a_live_game_goes_on_without_who_is_away_for_three_minutes() {
    for (to, standing, status) in
        [(Remedy::Bot, Standing::Overdue, Status::Playing), (Remedy::End, Standing::Resigned, Status::Over)]
    {
        let mut sitting = Sitting::started(r#", "clock": {"bank": 3600, "increment": 0}"#);
        let (away, seat, here, mine) = absent(&sitting);
        let claim = || Command::Claim { seat: mine, against: seat, to };
        sitting.presence.seen.insert(here.to_owned(), None);
        sitting.presence.seen.insert(away.to_owned(), None);
        sitting.now = 10 * MINUTE;
        assert!(sitting.refused(here, claim()).contains("is at the table"));
        sitting.presence.seen.insert(away.to_owned(), Some(10 * MINUTE));
        sitting.now = 12 * MINUTE;
        let shown = sitting.seen(here).table.seats[usize::from(seat) - 1].away.unwrap();
        assert_eq!((shown.since, shown.bot, shown.end), (10 * MINUTE, Some(13 * MINUTE), Some(13 * MINUTE)));
        assert!(sitting.refused(here, claim()).contains("1 min longer"));
        sitting.now = 13 * MINUTE;
        sitting.done(here, claim());
        sitting.read_back();
        let table = sitting.seen(here).table;
        assert_eq!((table.seats[usize::from(seat) - 1].standing, table.status), (standing, status));
    }
}

#[test]
fn a_game_by_correspondence_waits_for_a_day() {
    let mut sitting = Sitting::started("");
    let (away, seat, here, mine) = absent(&sitting);
    sitting.presence.seen.insert(away.to_owned(), Some(0));
    sitting.now = 23 * 60 * MINUTE;
    let claim = |to| Command::Claim { seat: mine, against: seat, to };
    assert!(sitting.refused(here, claim(Remedy::Bot)).contains("60 min longer"));
    assert!(sitting.refused(away, Command::Claim { seat, against: mine, to: Remedy::Bot }).contains("does not wait"));
    sitting.now = 24 * 60 * MINUTE;
    sitting.done(here, claim(Remedy::Bot));

    // In one sitting a bot may take over sooner; the game is not lost so soon.
    let mut quick = Sitting::started("");
    (0..6).for_each(|_| quick.act_after(MINUTE));
    let (away, seat, here, mine) = absent(&quick);
    quick.presence.seen.insert(away.to_owned(), Some(quick.now));
    quick.now += 3 * MINUTE;
    assert!(quick.ask(here, Command::Claim { seat: mine, against: seat, to: Remedy::End }).is_err());
    quick.done(here, Command::Claim { seat: mine, against: seat, to: Remedy::Bot });

    let mut slow = Sitting::started(r#", "deadline": 259200"#);
    let (_, seat, here, mine) = absent(&slow);
    slow.now = 48 * 60 * MINUTE;
    let refused = slow.refused(here, Command::Claim { seat: mine, against: seat, to: Remedy::Bot });
    assert!(refused.contains("time limit"), "a deadline of three days is three days: {refused}");
}

#[test]
fn everybody_shuffles() {
    let random = |byte: u8| Seed([byte; 32]).to_string();
    let mut sitting = Sitting::new("");
    let hash = sitting.seen(EAST).table.seed_hash;
    assert!(sitting.refused(WEST, Command::Contribute { seat: 2, random: "7".to_owned() }).contains("64 hexadecimal"));
    assert!(sitting.refused(WEST, Command::Contribute { seat: 1, random: random(9) }).contains("not yours"));
    sitting.done(WEST, Command::Contribute { seat: 2, random: random(2) });
    assert!(sitting.refused(WEST, Command::Contribute { seat: 2, random: random(3) }).contains("already"));
    // What somebody contributed leaves with them.
    sitting.done(WEST, Command::Leave);
    sitting.done(WEST, Command::Join { seat: None });
    assert!(!sitting.seen(EAST).table.seats[1].contributed);
    sitting.done(WEST, Command::Contribute { seat: 2, random: random(4) });
    sitting.done(EAST, Command::Contribute { seat: 1, random: random(5) });
    sitting.done(EAST, Command::Start);
    assert!(sitting.refused(EAST, Command::Contribute { seat: 1, random: random(6) }).contains("started"));
    assert!(sitting.seen(EAST).table.contributions.is_empty(), "shown at the end, like the seed");
    sitting.act_after(0);
    sitting.done(WEST, Command::Resign { seat: 2 });
    sitting.read_back();

    let over = sitting.seen(EAST).table;
    assert_eq!((over.contributions.len(), &over.seed_hash), (2, &hash));
    let record = sitting.table.record().unwrap();
    let server: Seed = over.seed.unwrap().parse().unwrap();
    assert_eq!(seed_hash(server), hash);
    let parts = [(Seat::new(0), Seed([5; 32])), (Seat::new(1), Seed([4; 32]))];
    assert_eq!(record.seed, shared_seed(server, &parts));
    let written: tianxia_core::Record = record.to_string().parse().unwrap();
    assert_eq!(written, record);
    check_seed(&written).unwrap();
    tianxia_games::replay(&written, None).unwrap();

    let forged = tianxia_core::Record { contributions: parts[..1].to_vec(), ..record.clone() };
    assert!(check_seed(&forged).unwrap_err().to_string().contains("contributions make"));
    let forged = tianxia_core::Record { server_seed: Some(Seed([0; 32])), ..record };
    assert!(check_seed(&forged).unwrap_err().to_string().contains("promised"));
}
