//! Networks: their files are read or refused with one sentence, and what they say is what a plain reckoning says.

use hmac_sha256::Hash;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use tianxia_bots::{
    Bot, DragonInsight, HuangInsight, Insight, Learned, Net, QinInsight, chances, layout_hash, trained,
};
use tianxia_core::encoding::Encoded;
use tianxia_core::{Dice, FastDice, Game, Mute, Seed, Setup};
use tianxia_games::{Dragon, Huang, Qin};

/// A layer as it stands in the file, and as it counts.
struct Layer {
    rows: usize,
    columns: usize,
    weights: Vec<f32>,
    bias: Vec<f32>,
}

/// A network by hand: its layers, and its file.
struct Made {
    layers: Vec<Layer>,
    file: Vec<u8>,
}

fn figure(dice: &mut FastDice, size: f32) -> f32 {
    (dice.below(2001) as f32 / 1000.0 - 1.0) * size
}

fn start<G: Game>(players: u8, seed: u64) -> G {
    G::start(&G::read_options(&Setup::new(players)).unwrap(), &mut FastDice::new(seed))
}

/// A small network of a game with weights left to chance.
fn make<G: Encoded, I: Insight<G>>(version: u32) -> Made {
    let mut dice = FastDice::new(11);
    let layout = start::<G>(2, 0).layout();
    let inputs = layout.size() + I::FIGURES + 5;
    let shapes = [(inputs, 24), (24, 8), (24, 12), (8, 6), (6, 5), (1, 5), (G::POLICY as usize, 12)];
    let mut id = [0; 16];
    id[..G::about().id.len()].copy_from_slice(G::about().id.as_bytes());
    let mut file =
        [&b"txweight"[..], &version.to_le_bytes(), &id, &layout_hash::<G>(&layout), &4_u32.to_le_bytes(), b"made"]
            .concat();
    let mut layers = Vec::new();
    for (place, (rows, columns)) in shapes.into_iter().enumerate() {
        let in_bytes = rows == inputs || place == 6;
        for number in [rows as u32, columns as u32, u32::from(in_bytes)] {
            file.extend(number.to_le_bytes());
        }
        let mut weights = Vec::new();
        if in_bytes {
            let scales: Vec<f32> = (0..rows).map(|_| 0.001 + figure(&mut dice, 0.0005)).collect();
            let bytes: Vec<i8> = (0..rows * columns).map(|_| (dice.below(255) as i32 - 127) as i8).collect();
            scales.iter().for_each(|scale| file.extend(scale.to_le_bytes()));
            bytes.iter().for_each(|byte| file.push(byte.cast_unsigned()));
            weights.extend(bytes.iter().enumerate().map(|(at, byte)| f32::from(*byte) * scales[at / columns]));
        } else {
            weights.extend((0..rows * columns).map(|_| figure(&mut dice, 0.4)));
            weights.iter().for_each(|weight: &f32| file.extend(weight.to_le_bytes()));
        }
        let bias: Vec<f32> = (0..if place == 6 { rows } else { columns }).map(|_| figure(&mut dice, 0.2)).collect();
        bias.iter().for_each(|figure| file.extend(figure.to_le_bytes()));
        layers.push(Layer { rows, columns, weights, bias });
    }
    let hash = Hash::hash(&file);
    file.extend(hash);
    Made { layers, file }
}

/// Every output of a layer, summed in the plainest way.
fn outputs(layer: &Layer, inputs: &[f32]) -> Vec<f32> {
    assert_eq!(layer.rows, inputs.len());
    let sum = |column: usize| {
        (0..layer.rows).map(|row| inputs[row] * layer.weights[row * layer.columns + column]).sum::<f32>()
    };
    (0..layer.columns).map(|column| layer.bias[column] + sum(column)).collect()
}

fn relu(figures: Vec<f32>) -> Vec<f32> {
    figures.into_iter().map(|figure| figure.max(0.0)).collect()
}

/// Compares what the network says with a plain reckoning, at the positions of some random games.
fn compare<G: Encoded, I: Insight<G> + Default>() {
    let made = make::<G, I>(1);
    let net = Arc::new(Net::read::<G>(&made.file).unwrap());
    assert_eq!((net.game(), net.note()), (G::about().id, "made"));
    let [first, to_value, to_policy, judge, last, lean, policy] = &made.layers[..] else { panic!("seven layers") };
    let mut compared = 0;
    for players in [2, G::about().players.1] {
        let learned = Learned::<I>::new(net.clone());
        let mut dice = FastDice::new(u64::from(players));
        let mut state: G = start(players, 3);
        while let Some(seat) = state.turn().seat() {
            let mut legal = Vec::new();
            state.legal(&mut legal);
            if dice.below(6) == 0 {
                let mut seen = vec![0.0; first.rows - 5];
                let (observation, figures) = seen.split_at_mut(first.rows - 5 - I::FIGURES);
                state.observe(seat, observation);
                I::default().figures(&state, seat, figures);
                let evaluated = I::default().evaluate(&state);
                let places = usize::from(players);
                for step in 0..5 {
                    let chance = evaluated[(seat.index() + step) % places];
                    seen.push(if step < places { chance.max(3e-4).ln() / 4.0 } else { 0.0 });
                }
                let hidden = relu(outputs(first, &seen));
                let judged = outputs(last, &relu(outputs(judge, &relu(outputs(to_value, &hidden)))));
                let mut strengths = [0.0; 5];
                for step in 0..places {
                    strengths[(seat.index() + step) % places] =
                        judged[step] + lean.weights[step] * seen[seen.len() - 5 + step];
                }
                let (wanted, found) = (chances(strengths, players), learned.evaluate(&state));
                assert!(
                    wanted.iter().zip(found).all(|(wanted, found)| (wanted - found).abs() < 1e-3),
                    "{wanted:?} {found:?}"
                );
                let narrow = relu(outputs(to_policy, &hidden));
                let mut prior = Vec::new();
                learned.policy(&state, &legal, &mut prior);
                for (action, found) in legal.iter().zip(prior) {
                    let row = state.policy(*action).unwrap() as usize;
                    let weights = &policy.weights[row * 12..(row + 1) * 12];
                    let wanted =
                        policy.bias[row] + weights.iter().zip(&narrow).map(|(weight, size)| weight * size).sum::<f32>();
                    assert!((wanted - found).abs() < 1e-2, "{action:?}: {wanted} {found}");
                }
                compared += 1;
            }
            let action = legal[dice.below(legal.len() as u32) as usize];
            state.play(action, &mut dice, &mut Mute).unwrap();
        }
    }
    assert!(compared > 8, "{compared}");
}

#[test]
fn a_network_says_what_a_plain_reckoning_says() {
    compare::<Qin, QinInsight>();
    compare::<Dragon, DragonInsight>();
    compare::<Huang, HuangInsight>();
}

#[test]
fn weights_that_cannot_be_used_are_refused_with_a_sentence() {
    let refused = |bytes: &[u8]| Net::read::<Qin>(bytes).unwrap_err().to_string();
    let made = make::<Qin, QinInsight>(1).file;
    assert!(Net::read::<Qin>(&made).is_ok());
    for (bytes, part) in [
        (Vec::new(), "no file of weights"),
        (made[..made.len() / 2].to_vec(), "cut or changed"),
        (made[..made.len() - 1].to_vec(), "cut or changed"),
        ([&made[..], b"more"].concat(), "cut or changed"),
        (make::<Qin, QinInsight>(2).file, "format 2, and format 1 is read"),
        (make::<Dragon, DragonInsight>(1).file, "weights for dragon"),
    ] {
        let error = refused(&bytes);
        assert!(error.contains(part) && error.contains("training/train.py"), "{error}");
    }
    // A single bit is noticed, wherever it lies.
    for place in [100, made.len() / 2, made.len() - 40] {
        let mut changed = made.clone();
        changed[place] ^= 1;
        assert!(refused(&changed).contains("cut or changed"), "byte {place}");
    }
    // Another layout, and layers that do not fit, with a hash that does.
    let signed = |mut body: Vec<u8>| {
        body.extend(Hash::hash(&body).to_vec());
        body
    };
    let mut other = made[..made.len() - 32].to_vec();
    other[28] ^= 1;
    assert!(refused(&signed(other)).contains("other observations"));
    let mut other = made[..made.len() - 32].to_vec();
    other.truncate(other.len() - 4);
    assert!(refused(&signed(other)).contains("do not fit together"));
}

#[test]
fn without_a_network_of_its_game_a_bot_plays_as_before() {
    let stop = AtomicBool::new(false);
    let net = Arc::new(Net::read::<Dragon>(&make::<Dragon, DragonInsight>(1).file).unwrap());
    let master: Bot = "master@0.01".parse().unwrap();
    let expert: Bot = "expert-0.1@0.01".parse().unwrap();
    let game = tianxia_games::start("qin", &Setup::new(3), Seed::from_number(4)).unwrap();
    for seed in 0..4 {
        assert_eq!(
            master.clone().with_net(net.clone()).choose(&*game, seed, &stop),
            expert.choose(&*game, seed, &stop)
        );
    }
}

#[test]
fn the_trained_weights_can_be_read_and_are_small() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("weights");
    for id in tianxia_games::IDS {
        let net = tianxia_games::with_game!(*id, G => trained::<G>()).unwrap().unwrap();
        assert_eq!(net.game(), *id);
        assert!(net.note().contains("train.py"), "{}", net.note());
        let size = std::fs::metadata(folder.join(format!("{id}.weights"))).unwrap().len();
        assert!(size <= 3_000_000, "{id}: {size} bytes");
    }
}
