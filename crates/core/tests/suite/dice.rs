//! Chance. The golden figures were computed by a second, independent implementation of ChaCha8 and SplitMix64 (checked
//! in turn against the published vectors of both). They must never change: every record ever written rolls these dice.

use tianxia_core::{Dice, FastDice, ProbeDice, ScriptedDice, Seed, SeededDice};

fn rolls(mut dice: impl Dice, faces: &[u32]) -> Vec<u32> {
    faces.iter().map(|n| dice.below(*n)).collect()
}

fn draws(mut dice: impl Dice, mut bag: Vec<u8>, times: usize) -> Vec<usize> {
    let mut draw = || {
        let kind = dice.draw(&bag)?;
        bag[kind] -= 1;
        Some(kind)
    };
    (0..times).map_while(|_| draw()).collect()
}

const SIX: [u32; 24] = [6; 24];

#[test]
fn seeds_from_numbers_are_golden() {
    let golden = [
        (0, "2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b"),
        (1, "14ea6f8cd425811a929149ac51e667d1b54b9aa0161d5da3dd82d2a9fcc3d753"),
        (7, "8e547e28999c32ef09c06cac5b601848a542db1c5eae88f68c164aba7cbfd4cb"),
        (u64::MAX, "f8be42ebfe20f144910ac7bc71c55650ea90a1c4a6d709e6049abd969d0a16ad"),
    ];
    for (number, seed) in golden {
        assert_eq!(Seed::from_number(number).to_string(), seed);
        assert_eq!(number.to_string().parse::<Seed>().unwrap().to_string(), seed);
        assert_eq!(seed.parse::<Seed>().unwrap().to_string(), seed);
        assert_eq!(seed.to_uppercase().parse::<Seed>().unwrap(), Seed::from_number(number));
    }
}

#[test]
fn derived_seeds_are_golden() {
    let derived = |index| Seed::from_number(7).derive(index).to_string();
    assert_eq!(derived(0), "d7afec3ade909254f9edab548e2d84894afef6ccde3764827d22308d879350a5");
    assert_eq!(derived(1000), "c183048c73961df20c378c16d4c73de426e973127010fcd2e5d40a1e7f98a54c");
}

#[test]
fn the_dice_of_records_are_golden() {
    let dice = || SeededDice::new(Seed::from_number(7));
    assert_eq!(rolls(dice(), &SIX), [5, 5, 4, 0, 1, 4, 2, 4, 2, 0, 2, 4, 4, 1, 0, 2, 4, 1, 2, 0, 2, 1, 0, 0]);
    // Bounds of many kinds; the last one rejects a word of the stream on the way.
    let bounds = [1, 2, 10, 72, 1000, 1 << 31, u32::MAX, 3 << 30];
    assert_eq!(rolls(dice(), &bounds), [0, 1, 7, 1, 223, 1_566_474_076, 2_071_585_365, 2_553_720_683]);
    let mut order: Vec<u32> = (0..12).collect();
    dice().shuffle(&mut order);
    assert_eq!(order, [4, 6, 8, 10, 3, 2, 5, 1, 0, 7, 9, 11]);
    assert_eq!(draws(dice(), vec![12; 6], 16), [5, 5, 4, 0, 1, 4, 2, 4, 2, 0, 1, 4, 4, 1, 0, 2]);
}

#[test]
fn words_of_the_stream_that_would_bias_a_roll_are_rejected() {
    let rolled = rolls(SeededDice::new(Seed::from_number(7)), &[3 << 30; 10]);
    let golden = [
        3_017_794_820,
        2_761_632_909,
        2_438_714_230,
        88_965_588,
        2_349_711_114,
        1_553_689_024,
        2_553_720_683,
        475_754_591,
        1_079_566_353,
        2_474_954_036,
    ];
    assert_eq!(rolled, golden);
}

#[test]
fn fast_dice_are_golden() {
    let mut dice = FastDice::new(0);
    assert_eq!(dice.next_u64(), 0xe220_a839_7b1d_cdaf);
    assert_eq!(dice.next_u64(), 0x6e78_9e6a_a1b9_65f4);
    assert_eq!(rolls(FastDice::new(7), &SIX), [2, 0, 5, 3, 2, 1, 2, 1, 0, 2, 0, 5, 5, 5, 5, 3, 5, 1, 3, 4, 4, 0, 2, 2]);
    assert_eq!(rolls(FastDice::from_seed(Seed::from_number(7)), &[1000; 8]), [537, 846, 622, 846, 988, 316, 751, 560]);
}

#[test]
fn every_face_is_equally_likely() {
    fn count(mut dice: impl Dice) {
        let mut faces = [0_u32; 7];
        for _ in 0..70_000 {
            faces[dice.below(7) as usize] += 1;
        }
        // Five standard deviations; the seeds are fixed, so this cannot fail by chance.
        assert!(faces.iter().all(|count| count.abs_diff(10_000) < 465), "{faces:?}");
    }
    count(SeededDice::new(Seed::from_number(3)));
    count(FastDice::new(3));
}

#[test]
fn every_order_and_every_item_is_equally_likely() {
    let mut dice = SeededDice::new(Seed::from_number(4));
    let mut orders = std::collections::BTreeMap::<[u8; 3], u32>::new();
    let mut kinds = [0_u32; 3];
    for _ in 0..24_000 {
        let mut order = [0, 1, 2];
        dice.shuffle(&mut order);
        *orders.entry(order).or_default() += 1;
        kinds[dice.draw(&[1, 0, 3]).unwrap()] += 1;
    }
    assert_eq!(orders.len(), 6);
    assert!(orders.values().all(|count| count.abs_diff(4_000) < 290), "{orders:?}");
    assert!(kinds[0].abs_diff(6_000) < 340 && kinds[1] == 0, "{kinds:?}");
}

#[test]
fn an_empty_bag_gives_nothing_and_rolls_nothing() {
    let mut probe = ProbeDice::default();
    assert_eq!(probe.draw(&[0, 0]), None);
    assert!(!probe.rolled);
    let mut scripted = ScriptedDice::new(vec![1]);
    assert_eq!(scripted.draw(&[]), None);
    assert_eq!((scripted.left(), scripted.fault()), (1, None));
}

#[test]
fn scripted_dice_fall_as_written_and_remember_the_first_fault() {
    let mut dice = ScriptedDice::new(vec![3, 1, 9, 0]);
    assert_eq!(dice.below(6), 3);
    assert_eq!(dice.draw(&[0, 2]), Some(1));
    assert_eq!(dice.fault(), None);
    assert!(dice.below(6) < 6, "a face that cannot fall is replaced by chance");
    assert_eq!(dice.fault(), Some("roll 3 shows 9, but it must be below 6"));
    assert_eq!(dice.draw(&[0, 2]), Some(1));
    assert!(dice.below(6) < 6);
    assert_eq!(dice.left(), 0);
    assert_eq!(dice.fault(), Some("roll 3 shows 9, but it must be below 6"));
    let mut bag = ScriptedDice::new(vec![0]);
    bag.draw(&[0, 2]);
    assert_eq!(bag.fault(), Some("roll 1 shows 0, but the bag holds [0, 2]"));
}

#[test]
fn a_seed_that_cannot_be_read_says_what_would_be_right() {
    let sentence = "is not a seed; write a number such as 7, or 64 hexadecimal digits";
    for text in ["", "x", "-1", "7.5", "18446744073709551616", &"g".repeat(64), &"é".repeat(32)] {
        assert_eq!(text.parse::<Seed>().unwrap_err().to_string(), format!("`{text}` {sentence}"));
    }
}

#[test]
fn dice_that_were_saved_go_on_where_they_stopped() {
    let mut dice = SeededDice::new(Seed::from_number(7));
    for words in 0..200 {
        let saved = serde_json::to_string(&dice.save()).unwrap();
        let again = SeededDice::from(serde_json::from_str::<tianxia_core::SavedDice>(&saved).unwrap());
        let after = [1 << 31; 100];
        assert_eq!(rolls(dice.clone(), &after), rolls(again, &after), "after {words} words");
        dice.below(2);
    }
    let mut fast = FastDice::new(3);
    fast.next_u64();
    let mut copy: FastDice = serde_json::from_str(&serde_json::to_string(&fast).unwrap()).unwrap();
    assert_eq!(fast.next_u64(), copy.next_u64());
}
