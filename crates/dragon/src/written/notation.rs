//! Actions as people write them: `taxes`, `privilege large`, `person old monk`, `release 2 young farmer`.

use crate::board::cards::{ActionCard, Card};
use crate::board::person::{Person, Role};
use crate::board::tiles::Size;
use crate::rules::action::Action;
use crate::state::Dragon;
use crate::state::court::MOST_PALACES;
use crate::written::data::{gift, owed};
use tianxia_core::BadInput;

const KINDS_OF_ACTIONS: &str = "draft, taxes, build, harvest, fireworks, military, research, privilege, wall, pass, floor, \
                                person, wild, spend, palace, replace, let go, release, fall, give, discard, dawn, treaty";

/// Writes an action. Palaces count from 1.
pub(crate) fn write(game: &Dragon, action: Action) -> String {
    match action {
        Action::Draft(first, second) => format!("draft {} {}", first.word(), second.word()),
        Action::Act(card) => card.word().to_owned(),
        Action::Privilege(size) => format!("privilege {}", size.word()),
        Action::Wall(tile) => format!("wall {}", tile.word()),
        Action::Pass => "pass".to_owned(),
        Action::Floor(index) => format!("floor {}", index.saturating_add(1)),
        Action::NewPalace => "floor new".to_owned(),
        Action::Play(Card::Of(_), person) => format!("person {}", person.words()),
        Action::Play(Card::Wild, person) => format!("wild {}", person.words()),
        Action::Spend(card) => format!("spend {}", card.word()),
        Action::Place(index) => format!("palace {}", index.saturating_add(1)),
        Action::Replace(index, person) => format!("replace {} {}", index.saturating_add(1), person.words()),
        Action::LetGo => "let go".to_owned(),
        Action::Release(index, person) => format!("release {} {}", index.saturating_add(1), person.words()),
        Action::Fall(index) => format!("fall {}", index.saturating_add(1)),
        Action::GiveBack { rice, fireworks } => {
            let yuan = owed(game).map_or(0, |due| due.saturating_sub(u16::from(rice) + u16::from(fireworks)));
            format!("give {yuan} yuan {rice} rice {fireworks} fireworks")
        }
        Action::Discard(card) => format!("discard {}", card.word()),
        Action::Dawn(role) => format!("dawn {}", role.word()),
        Action::Treaty(role) => format!("treaty {}", role.word()),
    }
}

/// Reads an action, generous about case and spaces.
pub(crate) fn read(game: &Dragon, text: &str) -> Result<Action, BadInput> {
    let text = text.to_lowercase();
    let mut words = Words { words: text.split_whitespace().collect(), next: 0 };
    let action = match words.take() {
        "draft" => {
            let (first, second) = (words.role()?, words.role()?);
            Action::Draft(first.min(second), first.max(second))
        }
        "privilege" => match words.take() {
            "small" => Action::Privilege(Size::Small),
            "large" => Action::Privilege(Size::Large),
            _ => return Err(words.expected("small or large")),
        },
        "wall" => {
            let tile = words.take().parse();
            Action::Wall(tile.map_err(|_| words.expected("rice, firework, floor, yuan, steps or points"))?)
        }
        "pass" => Action::Pass,
        "floor" => match words.take() {
            "new" => Action::NewPalace,
            word => Action::Floor(palace(word).ok_or_else(|| words.expected("the number of a palace, or new"))?),
        },
        "person" => {
            let person = words.person()?;
            Action::Play(Card::Of(person.role()), person)
        }
        "wild" => Action::Play(Card::Wild, words.person()?),
        "spend" => Action::Spend(words.card()?),
        "palace" => Action::Place(words.palace()?),
        "replace" => Action::Replace(words.palace()?, words.person()?),
        "let" => match words.take() {
            "go" => Action::LetGo,
            _ => return Err(words.expected("go")),
        },
        "release" => Action::Release(words.palace()?, words.person()?),
        "fall" => Action::Fall(words.palace()?),
        "give" => words.gift(game)?,
        "discard" => Action::Discard(words.card()?),
        "dawn" => Action::Dawn(words.role()?),
        "treaty" => Action::Treaty(words.role()?),
        word => {
            let card = ActionCard::ALL.into_iter().take(6).find(|card| card.word() == word);
            Action::Act(card.ok_or_else(|| words.expected(&format!("an action: {KINDS_OF_ACTIONS}")))?)
        }
    };
    if words.next < words.words.len() {
        words.take();
        return Err(words.expected("nothing more"));
    }
    Ok(first_like(game, action))
}

/// Of equal palaces the first stands for all, whichever was named.
pub(super) fn first_like(game: &Dragon, action: Action) -> Action {
    let court = &game.player().court;
    let first = |index: u8| if court.get(index).is_some() { court.first_like(index) } else { index };
    match action {
        Action::Floor(index) => Action::Floor(first(index)),
        Action::Place(index) => Action::Place(first(index)),
        Action::Replace(index, person) => Action::Replace(first(index), person),
        Action::Release(index, person) => Action::Release(first(index), person),
        Action::Fall(index) => Action::Fall(first(index)),
        other => other,
    }
}

/// The palace a word names, counted from 0.
fn palace(word: &str) -> Option<u8> {
    word.parse::<u8>().ok()?.checked_sub(1).filter(|index| usize::from(*index) < MOST_PALACES)
}

/// The words of a text, read one after another.
struct Words<'a> {
    words: Vec<&'a str>,
    next: usize,
}

impl<'a> Words<'a> {
    /// The next word; an empty one at the end.
    fn take(&mut self) -> &'a str {
        self.next += 1;
        self.words.get(self.next - 1).copied().unwrap_or("")
    }

    /// A complaint about the word taken last.
    fn expected(&self, what: &str) -> BadInput {
        match self.words.get(self.next - 1) {
            Some(word) => {
                let shown: String = word.chars().take(40).collect();
                BadInput::new(format!("word {} is `{shown}`, but expected {what}", self.next))
            }
            None => BadInput::new(format!("the text ends where a word is missing; expected {what}")),
        }
    }

    fn role(&mut self) -> Result<Role, BadInput> {
        let word = self.take();
        word.parse().map_err(|_| {
            let roles: Vec<_> = Role::ALL.iter().map(|role| role.word()).collect();
            self.expected(&format!("one of {}", roles.join(", ")))
        })
    }

    fn card(&mut self) -> Result<Card, BadInput> {
        let word = self.take();
        word.parse().map_err(|_| {
            let cards: Vec<_> = Card::all().map(Card::word).collect();
            self.expected(&format!("one of {}", cards.join(", ")))
        })
    }

    fn palace(&mut self) -> Result<u8, BadInput> {
        let word = self.take();
        palace(word).ok_or_else(|| self.expected(&format!("the number of a palace, from 1 to {MOST_PALACES}")))
    }

    fn person(&mut self) -> Result<Person, BadInput> {
        let first = self.take();
        if let Ok(person) = first.parse() {
            return Ok(person);
        }
        let known = matches!(first, "young" | "old") || first.parse::<Role>().is_ok();
        if !known {
            return Err(self.expected("a person such as young monk, old scholar or craftsman"));
        }
        let second = self.take();
        format!("{first} {second}")
            .parse()
            .map_err(|_| self.expected("the rest of a person such as young monk, old scholar or craftsman"))
    }

    /// `2 yuan 1 rice 0 fireworks`, in any order; what is left out is 0, and yuan may always be left out.
    fn gift(&mut self, game: &Dragon) -> Result<Action, BadInput> {
        let (mut yuan, mut rice, mut fireworks) = (None, 0, 0);
        loop {
            let word = self.take();
            let amount = word.parse::<u16>().map_err(|_| self.expected("a number of yuan, rice or fireworks"))?;
            let few = u8::try_from(amount).unwrap_or(u8::MAX);
            match self.take() {
                "yuan" => yuan = Some(amount),
                "rice" => rice = few,
                "firework" | "fireworks" => fireworks = few,
                _ => return Err(self.expected("yuan, rice or fireworks")),
            }
            if self.next >= self.words.len() {
                break;
            }
        }
        gift(game, yuan, rice, fireworks)
    }
}
