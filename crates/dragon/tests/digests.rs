//! What programs and old records rely on stays as it is, byte for byte: numbers, notation, data, policy indices, features, observations,
//! views, events, effects, positions, questions and refusals. Each digest was taken from version 0.2. A change here needs a reason in the
//! changelog, and a new version of the rules or of the format it breaks.

use serde::Serialize;
use std::collections::BTreeMap;
use tianxia_core::{Dice, Encoded, FastDice, Game, Mute, Seat, Setup, Turn, Viewpoint, Written, parse_toml};
use tianxia_dragon::{Dragon, Effect, SuperEvent};

/// A digest of each topic by FNV-1a, which never changes.
#[derive(Default)]
struct Digests(BTreeMap<&'static str, u64>);

impl Digests {
    fn text(&mut self, topic: &'static str, text: &str) {
        let digest = self.0.entry(topic).or_insert(0xcbf2_9ce4_8422_2325);
        for byte in text.bytes().chain([0]) {
            *digest = (*digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn json(&mut self, topic: &'static str, value: &impl Serialize) {
        self.text(topic, &serde_json::to_string(value).expect("JSON"));
    }

    fn floats(&mut self, topic: &'static str, floats: &[f32]) {
        floats.iter().for_each(|float| self.text(topic, &float.to_bits().to_string()));
    }

    /// Compares the digests with those that were recorded.
    fn hold(&self, recorded: &[(&'static str, u64)]) {
        assert_eq!(self.0, recorded.iter().copied().collect());
    }
}

fn read(text: &str) -> Dragon {
    Dragon::from_position(&parse_toml(text).unwrap(), &mut FastDice::new(1)).unwrap()
}

/// A position for every kind of decision that changes what a number, a text or an index means.
fn positions() -> Vec<Dragon> {
    let start = Dragon::start(&Dragon::read_options(&Setup::new(2)).unwrap(), &mut FastDice::new(1));
    let seats = "[[seat]]\nyuan = 9\nrice = 14\nfireworks = 5\npalaces = ['3: lady', '2', '2', '1']\n";
    let full = "[[seat]]\npalaces = ['2: lady, young monk', '2: lady, young monk', '1: healer']\n"
        .replace("healer", "young healer");
    vec![
        start,
        read(&format!("month = 3\nto_build = 3\nturn = 1\n{seats}chosen = 'build'\n")),
        read(&format!("month = 3\nphase = 'person'\nto_place = ['lady']\nturn = 1\n{seats}")),
        read(&format!("month = 3\nphase = 'person'\nto_place = ['lady']\nturn = 1\n{full}")),
        read(&format!("month = 3\nphase = 'event'\nevent = 'tribute'\n{full}due = 2\n")),
        read(&format!("month = 7\nphase = 'super'\nsuper_event = 'earthquake'\n{seats}due = 2\n")),
        read(&format!("month = 7\nphase = 'super'\nsuper_event = 'tsunami'\n{seats}due = 14\n")),
    ]
}

#[test]
fn every_number_keeps_its_notation_data_index_and_refusal() {
    let mut digests = Digests::default();
    for game in positions() {
        digests.json("position", &game.position());
        for number in 0..=game.numbers() {
            let Some(action) = game.numbered(number) else { continue };
            let text = game.write(action);
            digests.json("number", &(number, game.number(action)));
            digests.text("notation", &text);
            digests.json("data", &game.data(action));
            digests.json("policy", &game.policy(action));
            digests.json("read", &game.read(&text).ok().map(|read| game.number(read)));
            digests.json("of data", &game.action(&game.data(action)).ok().map(|read| game.number(read)));
            digests.json("refusal", &game.clone().play(action, &mut FastDice::new(1), &mut Mute).err());
        }
        for index in 0..=Dragon::POLICY {
            digests.json("at policy", &game.at_policy(index).map(|action| game.number(action)));
        }
    }
    digests.hold(&[
        ("at policy", 0xdf38_f5db_e69e_437a),
        ("data", 0x597f_4e3d_1cb7_ef1a),
        ("notation", 0x152f_fb58_2a4b_2b94),
        ("number", 0x9ad0_4daf_21bc_e5d5),
        ("of data", 0xf76d_28f5_d6b1_8bd6),
        ("policy", 0x28ac_cdfa_9bc3_1a5c),
        ("position", 0x3e8b_8c2b_3537_6119),
        ("read", 0xf76d_28f5_d6b1_8bd6),
        ("refusal", 0xbcb2_d7e8_bde8_cf09),
    ]);
}

#[test]
fn observations_and_features_keep_their_layout() {
    let mut digests = Digests::default();
    digests.json("names", &(Dragon::FEATURES, Dragon::EVENTS, Dragon::THINGS, Dragon::POLICY, Dragon::GRID));
    digests.text("layout", &format!("{:?}", positions()[0].layout()));
    digests.hold(&[("layout", 0x7683_f53d_ccf1_ae54), ("names", 0x98e7_eb2c_ecb3_89f7)]);
}

fn setups() -> Vec<Setup> {
    let mut setups: Vec<_> = (2..=5).map(Setup::new).collect();
    for (index, event) in SuperEvent::ALL.into_iter().enumerate() {
        let setup = Setup::new(2 + (index % 4) as u8).with("super_event", event.word());
        setups.push(if index % 2 == 0 { setup.with("great_wall", "true") } else { setup });
    }
    setups
}

#[test]
fn random_games_are_told_as_before() {
    let mut digests = Digests::default();
    for (seed, setup) in setups().iter().enumerate() {
        let options = Dragon::read_options(setup).unwrap();
        let mut dice = FastDice::new(seed as u64);
        let mut game = Dragon::start(&options, &mut dice);
        while let Turn::Decide(seat) = game.turn() {
            look(&game, seat, &mut digests);
            let legal = game.legal_actions();
            let (action, mut events) = (legal[dice.below(legal.len() as u32) as usize], Vec::new());
            game.play(action, &mut dice, &mut events).unwrap();
            for event in &events {
                digests.text("event", &without_had(&serde_json::to_string(event).unwrap()));
                digests.json("sentence", &Dragon::tell(event));
                digests.text("moment", &format!("{:?}", Dragon::moment(event)));
            }
            for action in (0..game.numbers()).step_by(71).filter_map(|number| game.numbered(number)) {
                digests.json("done by itself", &game.done_by_itself(&events, action));
            }
        }
        look(&game, Seat::new(0), &mut digests);
        digests.text("outcome", &format!("{:?}", game.outcome()));
    }
    digests.hold(&[
        ("changes", 0x8049_7178_4060_efff),
        ("done by itself", 0xf44d_fac2_d506_fda6),
        ("effect", 0x3e56_e4f6_2d95_8b75),
        ("event", 0x71c7_eb5a_8b85_9e6a),
        ("features", 0x1e4c_d1e0_55c8_d0be),
        ("figures", 0x5652_9a34_393b_9565),
        ("legal", 0x89d4_ad5f_e333_2c06),
        ("moment", 0x7e7c_7353_735d_c14c),
        ("observation", 0x105f_bbe7_5b5f_d022),
        ("outcome", 0x9e4f_c3c3_0a11_27df),
        ("position", 0xaca3_4008_6d82_8594),
        ("question", 0x666d_a51e_6a88_19cc),
        ("refusal", 0x03a7_ba8a_f268_7199),
        ("sentence", 0x630e_6347_d566_1f5c),
        ("view", 0xefb8_0f06_2da4_7bf4),
    ]);
}

/// Leaves out what version 0.3 adds to an event: what each seat had.
fn without_had(event: &str) -> String {
    let Some((before, after)) = event.split_once(",\"had\":[") else { return event.to_owned() };
    [before, after.split_once(']').unwrap().1].concat()
}

fn look(game: &Dragon, seat: Seat, digests: &mut Digests) {
    digests.json("view", &game.view(Viewpoint::Open));
    digests.json("position", &game.position());
    digests.json("question", &game.ask());
    digests.text("figures", &format!("{:?} {:?}", game.figures(), game.census()));
    let mut floats = vec![0.0; game.observe(seat, &mut [])];
    game.observe(seat, &mut floats);
    digests.floats("observation", &floats);
    for action in game.legal_actions() {
        let foreseen = game.foresee(action).unwrap();
        // Version 0.3 adds the month that begins.
        digests.json("effect", &Effect { month: None, ..foreseen.effect.clone() });
        digests.text("changes", &format!("{:?}", Dragon::changes(&foreseen.effect)));
        digests.json("legal", &(game.number(action), game.policy(action), foreseen.free()));
        let mut features = vec![0.0; Dragon::FEATURES.len()];
        game.features(action, &mut features);
        digests.floats("features", &features);
    }
    for action in (0..game.numbers()).step_by(53).filter_map(|number| game.numbered(number)) {
        digests.json("refusal", &game.clone().play(action, &mut FastDice::new(1), &mut Mute).err());
    }
}
