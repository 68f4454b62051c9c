//! Chance, which always comes in from outside. A rules crate draws from the [`Dice`] it is handed and keeps no generator,
//! so that seed, options and actions are the whole game on every machine and for ever: the streams below are fixed
//! by golden vectors in the tests, and changing one would break every record ever written.

use crate::BadInput;
use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A source of chance.
pub trait Dice {
    /// A number from 0 to `n - 1`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// Draws one item from a bag that holds `counts[i]` items of kind `i`, every item equally likely, and says its kind;
    /// `None` from an empty bag. The caller takes it out of the bag.
    fn draw(&mut self, counts: &[u8]) -> Option<usize> {
        let total: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        if total == 0 {
            return None;
        }
        let mut ticket = self.below(total);
        counts.iter().position(|count| {
            let found = ticket < u32::from(*count);
            ticket = ticket.wrapping_sub(u32::from(*count));
            found
        })
    }

    /// Puts the items into a random order, every order equally likely.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl<D: Dice> Dice for &mut D {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }

    fn draw(&mut self, counts: &[u8]) -> Option<usize> {
        (**self).draw(counts)
    }
}

/// What a whole game's chance grows from: 32 bytes. Written as 64 hexadecimal digits; a plain number is also read, and
/// expands to 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that `--seed N` stands for.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&number.to_le_bytes());
        Seed(key).derive(0)
    }

    /// The seed of game `index` in a series of games that starts from this seed. (The last two indices of all, just below
    /// 2^64, are not for series: one belongs to [`FastDice::from_seed`], the other to [`SeededDice`].)
    #[must_use]
    pub fn derive(self, index: u64) -> Self {
        let mut stream = ChaCha8Rng::from_seed(self.0);
        // Stream 0 is what `SeededDice` rolls; derived seeds must not repeat it.
        stream.set_stream(index.wrapping_add(1));
        let mut bytes = [0; 32];
        stream.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl FromStr for Seed {
    type Err = BadInput;

    fn from_str(text: &str) -> Result<Self, BadInput> {
        if text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            let digit = |index: usize| (text.as_bytes()[index] as char).to_digit(16).unwrap_or(0) as u8;
            return Ok(Seed(std::array::from_fn(|index| digit(2 * index) << 4 | digit(2 * index + 1))));
        }
        text.parse::<u64>().map(Seed::from_number).map_err(|_| {
            BadInput::new(format!("`{text}` is not a seed; write a number such as 7, or 64 hexadecimal digits"))
        })
    }
}

/// How many words of a stream are worked out at once.
const AHEAD: usize = 64;

/// The dice of records: a portable ChaCha stream from a [`Seed`].
#[derive(Clone)]
pub struct SeededDice {
    seed: Seed,
    /// How many words were used.
    words: u64,
    /// Those of which the next is one, unless it is the first of the next so many.
    ahead: [u32; AHEAD],
}

/// [`SeededDice`] written down: they go on rolling where they stopped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SavedDice {
    /// What they grew from.
    pub seed: Seed,
    /// How many 32-bit words of the stream they have used.
    pub words: u64,
}

impl SeededDice {
    /// The dice that roll what this seed holds.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        SeededDice { seed, words: 0, ahead: [0; AHEAD] }
    }

    /// The dice as they lie now.
    #[must_use]
    pub fn save(&self) -> SavedDice {
        SavedDice { seed: self.seed, words: self.words }
    }

    #[inline]
    fn word(&mut self) -> u32 {
        let place = self.words as usize % AHEAD;
        if place == 0 {
            self.look_ahead();
        }
        self.words += 1;
        self.ahead[place]
    }

    #[cold]
    fn look_ahead(&mut self) {
        let mut stream = ChaCha8Rng::from_seed(self.seed.0);
        stream.set_word_pos(u128::from(self.words / AHEAD as u64 * AHEAD as u64));
        self.ahead = std::array::from_fn(|_| stream.next_u32());
    }
}

impl fmt::Debug for SeededDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SeededDice(after {} words)", self.words)
    }
}

impl From<SavedDice> for SeededDice {
    /// The dice go on where they were saved.
    fn from(saved: SavedDice) -> Self {
        let mut dice = SeededDice { words: saved.words, ..SeededDice::new(saved.seed) };
        dice.look_ahead();
        dice
    }
}

impl Dice for SeededDice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        scale(n, || self.word())
    }
}

/// Dice for thinking and for random play: much faster than [`SeededDice`], repeatable, never used in a record. Written down they are
/// one number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FastDice(u64);

impl FastDice {
    /// Dice that start from a number.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        FastDice(seed)
    }

    /// Dice that start from a seed, apart from what [`SeededDice`] rolls.
    #[must_use]
    pub fn from_seed(seed: Seed) -> Self {
        let bytes = seed.derive(u64::MAX - 1).0;
        FastDice(bytes[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }

    /// The next 64 random bits (the SplitMix64 sequence).
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

impl Dice for FastDice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        scale(n, || (self.next_u64() >> 32) as u32)
    }
}

/// An unbiased number below `n` from 32-bit words (multiply, keep the high half, reject the uneven rest).
#[inline]
fn scale(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    debug_assert!(n > 0, "below(0) has no answer");
    loop {
        let product = u64::from(word()) * u64::from(n);
        let low = product as u32;
        if low >= n || low >= n.wrapping_neg() % n {
            return (product >> 32) as u32;
        }
    }
}

/// Dice that fall as written, for scenarios. Each roll takes the next face; for a [`Dice::draw`] the face is the kind
/// drawn. A face that cannot fall, or a missing one, is remembered as a fault and replaced by chance, so that a game under
/// scripted dice always goes on.
#[derive(Clone, Debug)]
pub struct ScriptedDice {
    faces: Vec<u32>,
    next: usize,
    fault: Option<String>,
    otherwise: FastDice,
}

impl ScriptedDice {
    /// Dice that show these faces in this order.
    #[must_use]
    pub fn new(faces: Vec<u32>) -> Self {
        ScriptedDice { faces, next: 0, fault: None, otherwise: FastDice::new(0) }
    }

    /// What went wrong first: a roll without a face, or a face that could not fall.
    #[must_use]
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// How many faces are still to fall.
    #[must_use]
    pub fn left(&self) -> usize {
        self.faces.len().saturating_sub(self.next)
    }

    fn face(&mut self, fits: impl Fn(u32) -> bool, wanted: impl Fn() -> String) -> Option<u32> {
        let roll = self.next;
        self.next += 1;
        let complaint = match self.faces.get(roll) {
            Some(face) if fits(*face) => return Some(*face),
            Some(face) => format!("roll {} shows {face}, but {}", roll + 1, wanted()),
            None => format!("roll {} has no face left in the script", roll + 1),
        };
        self.fault.get_or_insert(complaint);
        None
    }
}

impl Dice for ScriptedDice {
    fn below(&mut self, n: u32) -> u32 {
        let face = self.face(|face| face < n, || format!("it must be below {n}"));
        face.unwrap_or_else(|| self.otherwise.below(n))
    }

    fn draw(&mut self, counts: &[u8]) -> Option<usize> {
        if counts.iter().all(|count| *count == 0) {
            return None;
        }
        let holds = |face: u32| counts.get(face as usize).is_some_and(|count| *count > 0);
        let face = self.face(holds, || format!("the bag holds {counts:?}"));
        face.map_or_else(|| self.otherwise.draw(counts), |face| Some(face as usize))
    }
}

/// Dice that only notice whether they were asked: how the engine finds out beforehand whether a play draws.
#[derive(Clone, Debug)]
pub struct ProbeDice {
    /// Was anything rolled?
    pub rolled: bool,
    dice: FastDice,
}

impl Default for ProbeDice {
    fn default() -> Self {
        ProbeDice { rolled: false, dice: FastDice::new(0) }
    }
}

impl Dice for ProbeDice {
    fn below(&mut self, n: u32) -> u32 {
        self.rolled = true;
        self.dice.below(n)
    }
}
