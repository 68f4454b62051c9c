//! `tianxia arena`: plays many games between bots and compares their strength. `schedule.rs` pairs the bots, `contest.rs` plays,
//! `results.rs` stores the results, `standings.rs` and `ladder.rs` compute the figures.

mod contest;
mod ladder;
mod results;
mod schedule;
mod standings;

use crate::cli;
use crate::failure::Failure;
use crate::interrupt;
use crate::out::outln;
use crate::play::players::{Idle, Player, Thinking};
use crate::progress::Progress;
use crate::setup;
use contest::Contest;
use results::Results;
use schedule::Schedule;
use serde_json::json;
use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use tianxia_core::{BadInput, Seed};

pub(crate) fn run(args: &cli::Arena) -> Result<(), Failure> {
    if args.threads == 0 || args.threads > 256 {
        return Err(Failure::usage(format!("--threads must be between 1 and 256 (got {})", args.threads)));
    }
    let about = tianxia_games::about(&args.game).map_err(Failure::usage)?;
    let schedule = Schedule::new(about, &args.bots, args.players, args.ladder, args.games).map_err(Failure::usage)?;
    let thinking = Thinking { time: args.think, effort: args.effort };
    args.bots.iter().try_for_each(|word| check(word, thinking)).map_err(Failure::usage)?;
    let setup = setup::read(&args.game, Some(schedule.players), args.rules, &args.options.options)?;
    let header = json!({
        "arena": args.game, "version": env!("CARGO_PKG_VERSION"), "bots": args.bots, "players": schedule.players,
        "ladder": args.ladder, "seed": args.seed.to_string(), "effort": args.effort.unwrap_or(1.0),
        "think": args.think.map(|time| time.as_secs_f64()),
        "rules": setup.version(about), "options": setup.options,
    });
    let mut results = Results::open(args.out.as_deref(), &header)?;
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder)
            .map_err(|error| Failure::access(format!("cannot create the folder {}: {error}", folder.display())))?;
    }
    let contest = Contest {
        game: &args.game,
        setup: &setup,
        bots: &args.bots,
        thinking,
        seed: args.seed,
        records: args.records.as_deref(),
        stop: interrupt::flag(),
    };
    play_all(&schedule, &contest, &mut results, args.threads)?;
    report(args, &schedule, &results)?;
    interrupt::exit_if_asked();
    Ok(())
}

/// Refuses people and misspelt bots before the first game.
fn check(word: &str, thinking: Thinking) -> Result<(), BadInput> {
    let player = Player::read(word, thinking, Seed::from_number(0), &mut Idle::default())
        .map_err(|error| error.within("--bots"))?;
    if player.is_human() {
        return Err(BadInput::new("--bots: people cannot play in an arena; use `tianxia play --seats human,…`"));
    }
    Ok(())
}

fn play_all(schedule: &Schedule, contest: &Contest, results: &mut Results, threads: usize) -> Result<(), Failure> {
    let played_before: HashSet<u64> = results.within(schedule.games()).map(|game| game.index).collect();
    let next = AtomicU64::new(0);
    let due = || (0..).map(|_| next.fetch_add(1, Ordering::Relaxed)).take_while(|index| *index < schedule.games());
    let (sender, receiver) = mpsc::channel();
    let mut done = played_before.len() as u64;
    let mut progress = Progress::resumed(done, schedule.games());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            let (due, played_before) = (&due, &played_before);
            scope.spawn(move || {
                let mut idle = Idle::default();
                for index in due().filter(|index| !played_before.contains(index)) {
                    let played = contest.play(&schedule.fixture(index), &mut idle);
                    let goes_on = matches!(played, Ok(Some(_)));
                    if sender.send(played).is_err() || !goes_on {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for played in receiver {
            if let Some(result) = played? {
                results.add(result)?;
                done += 1;
            }
            progress.show(done);
        }
        Ok(())
    })
}

fn report(args: &cli::Arena, schedule: &Schedule, results: &Results) -> Result<(), Failure> {
    let played: Vec<_> = results.within(schedule.games()).collect();
    let standings = standings::count(&args.bots, &played);
    let ladder = args.ladder.then(|| ladder::climb(schedule, &args.bots, &played));
    if args.json {
        let mut report = json!({
            "game": args.game, "players": schedule.players, "seed": args.seed.to_string(),
            "games": played.len(), "planned": schedule.games(), "bots": standings,
        });
        if let Some(ladder) = &ladder {
            report["ladder"] = json!(ladder);
        }
        outln!("{}", serde_json::to_string_pretty(&report).map_err(Failure::wrong)?);
        return Ok(());
    }
    outln!("{} of {} games of {}, {} players", played.len(), schedule.games(), args.game, schedule.players);
    standings::print(&standings);
    if let Some(ladder) = &ladder {
        ladder::print(ladder);
    }
    Ok(())
}
