//! Self-play: what is written can be read back, and a folder that was interrupted goes on.

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use tianxia_bots::selfplay::{FORMAT, Plan, fill, play_shard};
use tianxia_bots::{Bot, DragonInsight, HuangInsight, Insight, QinInsight};
use tianxia_games::{IDS, with_game};

static GOES_ON: AtomicBool = AtomicBool::new(false);

fn plan(seed: u64) -> Plan {
    let bot = |word: &str| word.parse::<Bot>().unwrap();
    let bots = vec![bot("easy"), bot("medium@0.01")];
    Plan { bots, samples: 3, noise: 0.05, players: None, games: 2, seed }
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("tianxia-selfplay-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// The columns of a shard, one number after the other.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take(&mut self, count: usize) -> &[u8] {
        let (taken, rest) = self.0.split_at(count);
        self.0 = rest;
        taken
    }

    fn longs(&mut self, count: usize) -> Vec<u32> {
        self.take(4 * count).as_chunks::<4>().0.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect()
    }

    fn floats(&mut self, count: usize) -> Vec<f32> {
        self.longs(count).into_iter().map(f32::from_bits).collect()
    }

    fn shorts(&mut self, count: usize) -> Vec<u16> {
        self.take(2 * count).as_chunks::<2>().0.iter().map(|bytes| u16::from_le_bytes(*bytes)).collect()
    }
}

#[test]
fn samples_read_back() {
    for id in IDS {
        let bytes = play_shard(id, &plan(5), 1, &GOES_ON).unwrap().unwrap();
        assert_eq!(
            bytes,
            play_shard(id, &plan(5), 1, &GOES_ON).unwrap().unwrap(),
            "{id}: the same plan, another shard"
        );
        assert_ne!(
            bytes,
            play_shard(id, &plan(6), 1, &GOES_ON).unwrap().unwrap(),
            "{id}: another seed, the same shard"
        );
        let mut reader = Reader(&bytes);
        assert_eq!(reader.take(8), b"txsample");
        let [format, samples, inputs, policy, seen, chosen] = reader.longs(6)[..] else { panic!("six numbers") };
        let (size, actions) = with_game!(*id, G => {
            let options = <G as tianxia_core::Game>::read_options(&tianxia_core::Setup::new(2)).unwrap();
            let state = <G as tianxia_core::Game>::start(&options, &mut tianxia_core::FastDice::new(0));
            let layout = tianxia_core::encoding::Encoded::layout(&state);
            assert_eq!(reader.take(8), tianxia_bots::layout_hash::<G>(&layout));
            (layout.size() as u32, <G as tianxia_core::encoding::Encoded>::POLICY)
        })
        .unwrap();
        let figures = match *id {
            "qin" => QinInsight::FIGURES,
            "dragon" => DragonInsight::FIGURES,
            "huang" => HuangInsight::FIGURES,
            _ => 0,
        };
        assert_eq!((format, inputs, policy), (FORMAT, size + figures as u32 + 5, actions));
        assert_eq!(reader.take(16).iter().take_while(|byte| **byte > 0).copied().collect::<Vec<_>>(), id.as_bytes());
        let n = samples as usize;
        assert_eq!(n, 6, "{id}: two games with three samples each");
        assert_eq!(
            reader.longs(n).iter().filter(|game| **game == 2).count(),
            3,
            "{id}: the second shard begins with game 2"
        );
        assert!(reader.longs(n).iter().all(|players| (2..=5).contains(players)));
        let weights = reader.floats(n);
        for row in reader.floats(5 * n).chunks(5) {
            assert!((row.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{id}: a victory is divided: {row:?}");
        }
        for (row, weight) in reader.floats(5 * n).chunks(5).zip(&weights) {
            let whole = if *weight == 1.0 { 1.0 } else { 0.0 };
            assert!((row.iter().sum::<f32>() - whole).abs() < 1e-3, "{id}: only a search expects something: {row:?}");
        }
        let (seen_counts, chosen_counts) = (reader.longs(n), reader.longs(n));
        assert_eq!((seen_counts.iter().sum::<u32>(), chosen_counts.iter().sum::<u32>()), (seen, chosen));
        assert!(reader.shorts(seen as usize).iter().all(|input| u32::from(*input) < inputs));
        assert!(reader.shorts(seen as usize).iter().all(|figure| *figure != 0));
        let (indices, shares) = (reader.shorts(chosen as usize), reader.shorts(chosen as usize));
        assert!(indices.iter().all(|index| u32::from(*index) < policy));
        let mut next = 0;
        for count in chosen_counts {
            let end = next + count as usize;
            let sum: f64 = shares[next..end].iter().map(|share| f64::from(*share) / 65535.0).sum();
            assert!(count > 1 && (sum - 1.0).abs() < 0.01, "{id}: {count} shares of {sum}");
            next = end;
        }
        assert!(reader.0.is_empty());
    }
}

#[test]
fn an_interrupted_folder_goes_on_where_it_stopped() {
    let (whole, parts) = (folder("whole"), folder("parts"));
    fill(&whole, "dragon", &plan(1), 8, 1, &GOES_ON, |_| ()).unwrap();
    let stop = AtomicBool::new(false);
    let played = fill(&parts, "dragon", &plan(1), 8, 1, &stop, |_| stop.store(true, Ordering::Relaxed)).unwrap();
    assert_eq!(played, 2, "one shard, then somebody stopped it");
    let told = Mutex::new(Vec::new());
    let played = fill(&parts, "dragon", &plan(1), 8, 3, &GOES_ON, |games| told.lock().unwrap().push(games)).unwrap();
    assert_eq!((played, told.into_inner().unwrap().len()), (8, 4));
    let names = |folder: &PathBuf| {
        let mut names: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&whole), names(&parts));
    for name in names(&whole) {
        assert_eq!(std::fs::read(whole.join(&name)).unwrap(), std::fs::read(parts.join(&name)).unwrap(), "{name:?}");
    }
    let error = fill(&whole, "dragon", &plan(2), 8, 1, &GOES_ON, |_| ()).unwrap_err().to_string();
    assert!(error.contains("plan.json tells of other games"), "{error}");
    for folder in [whole, parts] {
        std::fs::remove_dir_all(folder).unwrap();
    }
}
