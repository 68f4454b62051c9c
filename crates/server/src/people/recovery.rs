//! Recovery phrases: twelve words that bring somebody back who has lost every device. A word stands for a byte, so a phrase has 96 bits
//! of chance; the server keeps only its hash.

use crate::people::secret;
use tianxia_protocol::{Code, Problem};

/// How many words a phrase has.
const LENGTH: usize = 12;

/// One word for each byte. No two begin with the same four letters.
const WORDS: &str = "
    acorn alley amber anchor apple apron arch arrow aspen autumn axle bamboo banner barley basin basket beacon beaver bench
    berry birch blanket blossom boat bonfire book bottle bowl branch brass bread brick bridge bronze brook brush bucket
    butter cabin cactus camel candle canoe canvas carpet carrot cart castle cedar chalk cherry chest chimney cider cinnamon
    circle clay cliff cloak clock clover coal cobalt coconut comet compass copper coral cotton cradle crane crater cricket
    crown crystal curtain cypress daisy dawn desert diamond dolphin door dove dragon drum dune eagle easel echo elbow ember
    emerald falcon feather fence fern fiddle field finch flag flame flint flute forest fountain frost garden garlic gate
    ginger glacier glass globe glove goose grain granite grape harbour harp harvest hazel hedge heron hill honey horn horse
    igloo indigo iris iron island ivory jade jasmine jewel juniper kettle kite ladder lagoon lake lamp lantern lark laurel
    leaf lemon lily linen lion lotus lute magnet mango mantle maple marble market meadow melon mill mint mirror moon moss
    mountain mulberry needle nest night noodle oasis ocean olive onion orange orchard otter oyster paddle palace panda paper
    parrot pasture peach pearl pebble pepper piano pigeon pillow pine plum pocket pond poppy porch potter quail quartz quilt
    rabbit rain raven reed rice ridge river robin rocket rope rose ruby rust saddle saffron sail salmon sand scarf shell
    shore silk silver sled snow spark spring spruce star stone storm straw summer swan temple thread thyme tiger tile timber
    torch tower trail tulip tunnel turtle valley vase velvet village vine
";

/// A new phrase.
pub(crate) fn make() -> String {
    let words: Vec<&str> = words();
    let chosen = secret::random::<LENGTH>().map(|byte| words[usize::from(byte)]);
    chosen.join(" ")
}

/// What is stored of a phrase that somebody typed, however they spaced and capitalised it. A word that no phrase has is told: it helps
/// who has mistyped it, and nobody who guesses.
pub(crate) fn hash(typed: &str) -> Result<[u8; 32], Problem> {
    let known = words();
    let typed = typed.to_lowercase();
    let mut phrase: Vec<&str> = Vec::with_capacity(LENGTH);
    for word in typed.split(|sign: char| !sign.is_alphabetic()).filter(|word| !word.is_empty()) {
        let word = known.iter().find(|known| **known == word).ok_or_else(|| {
            let word: String = word.chars().take(20).collect();
            Problem::new(Code::BadRequest, format!("`{word}` is no word of a recovery phrase; check its spelling"))
        })?;
        phrase.push(word);
    }
    if phrase.len() != LENGTH {
        let message = format!("a recovery phrase has {LENGTH} words, not {}", phrase.len());
        return Err(Problem::new(Code::BadRequest, message));
    }
    Ok(secret::hash(&format!("recovery phrase {}", phrase.join(" "))))
}

fn words() -> Vec<&'static str> {
    WORDS.split_whitespace().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_byte_has_a_word_that_four_letters_tell_apart() {
        let words = words();
        assert_eq!(words.len(), 256);
        let beginnings: HashSet<&str> = words.iter().map(|word| &word[..4]).collect();
        assert_eq!(beginnings.len(), 256);
    }

    #[test]
    fn a_phrase_is_read_however_it_is_written() {
        let phrase = make();
        assert_ne!(phrase, make());
        let loud = format!(" {} \n", phrase.to_uppercase().replace(' ', ",  "));
        assert_eq!(hash(&loud).unwrap(), hash(&phrase).unwrap());
        assert!(hash("acorn").unwrap_err().message.contains("12 words"));
        assert!(hash("acron acorn").unwrap_err().message.contains("`acron`"));
    }
}
