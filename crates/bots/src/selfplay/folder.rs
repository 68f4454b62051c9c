//! A folder of shards: what is missing is played, by as many threads as are wanted. Beside the shards lie the plan, so that a folder is
//! never continued with another one, and the layout of the observations.

use super::{FORMAT, Plan, play_shard};
use crate::knowledge::figures_of;
use crate::net::{LEANINGS, layout_of};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tianxia_core::BadInput;
use tianxia_core::encoding::Encoded;
use tianxia_games::with_game;

/// Plays games until the folder holds as many as are wanted, in whole shards, or until `stop` is set: how many it holds then. `told` hears of
/// every shard how many games there are so far.
pub fn fill(
    folder: &Path,
    game: &str,
    plan: &Plan,
    games: u64,
    threads: usize,
    stop: &AtomicBool,
    told: impl Fn(u64) + Sync,
) -> Result<u64, BadInput> {
    fs::create_dir_all(folder).map_err(|error| failed("make the folder", folder, &error))?;
    keep(&folder.join("plan.json"), &plan_of(game, plan))?;
    keep(&folder.join("layout.json"), &with_game!(game, G => layout::<G>())?)?;
    let shards = games.div_ceil(u64::from(plan.games.max(1)));
    let path = |number: u64| -> PathBuf { folder.join(format!("{game}-{number:06}.samples")) };
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let fault = Mutex::new(None);
    let work = || -> Result<(), BadInput> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= shards || stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            if !path(number).exists() {
                let Some(bytes) = play_shard(game, plan, number, stop)? else { return Ok(()) };
                // Under another name first: a shard is there as a whole or not at all.
                let unfinished = path(number).with_extension("unfinished");
                fs::write(&unfinished, bytes)
                    .and_then(|()| fs::rename(&unfinished, path(number)))
                    .map_err(|error| failed("write", &path(number), &error))?;
            }
            told((done.fetch_add(1, Ordering::Relaxed) + 1) * u64::from(plan.games));
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                if let (Err(error), Ok(mut fault)) = (work(), fault.lock()) {
                    next.store(shards, Ordering::Relaxed);
                    fault.get_or_insert(error);
                }
            });
        }
    });
    match fault.into_inner().ok().flatten() {
        Some(error) => Err(error),
        None => Ok(done.into_inner() * u64::from(plan.games)),
    }
}

fn plan_of(game: &str, plan: &Plan) -> Value {
    let bots: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
    json!({
        "game": game, "format": FORMAT, "bots": bots, "samples": plan.samples, "noise": plan.noise,
        "players": plan.players, "games in a shard": plan.games,
        "seed": plan.seed,
    })
}

fn layout<G: Encoded>() -> Value {
    let layout = layout_of::<G>();
    let parts: Vec<Value> = layout
        .iter()
        .flat_map(|layout| layout.parts())
        .map(|part| json!({"name": part.label.to_string(), "start": part.start, "size": part.size}))
        .collect();
    json!({"game": G::about().id, "figures": figures_of(G::about().id), "leanings": LEANINGS, "policy": G::POLICY, "parts": parts})
}

/// Writes a file, unless it is there and says the same; one that says something else is refused.
fn keep(path: &Path, what: &Value) -> Result<(), BadInput> {
    let text = format!("{what:#}\n");
    match fs::read_to_string(path) {
        Ok(before) if before == text => Ok(()),
        Ok(_) => Err(BadInput::new(format!(
            "{} tells of other games than these; take another folder, or the same game, bots and figures",
            path.display()
        ))),
        Err(_) => fs::write(path, text).map_err(|error| failed("write", path, &error)),
    }
}

fn failed(what: &str, path: &Path, error: &std::io::Error) -> BadInput {
    BadInput::new(format!("cannot {what} {}: {error}", path.display()))
}
