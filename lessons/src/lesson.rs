//! A lesson as it was read: what it is about, where it starts, and its steps.

use crate::file::{File, Step};
use std::collections::BTreeMap;
use tianxia_core::scenario::within_game;
use tianxia_core::{BadInput, Seat, Seed, read_toml};
use tianxia_games::AnyMatch;
use tianxia_protocol::{LessonAbout, LessonQuestion};

/// Any legal answer will do.
pub(crate) const ANY: &str = "*";
/// What the others are called where a lesson does not say: in seat order, the learner left out.
const OTHERS: [&str; 4] = ["lesson-east", "lesson-west", "lesson-north", "lesson-south"];

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) about: LessonAbout,
    pub(crate) seat: Seat,
    pub(crate) names: BTreeMap<u8, String>,
    pub(crate) seed: Seed,
    pub(crate) position: String,
    pub(crate) steps: Vec<Step>,
}

impl Lesson {
    /// Reads the text of a lesson file; `id` is its name without `.toml`. Whatever does not belong there is refused, with its line.
    pub fn read(id: &str, text: &str) -> Result<Self, BadInput> {
        let file: File = read_toml(text)?;
        tianxia_games::about(&file.game).map_err(|error| error.within("game"))?;
        let seat = Seat::try_from(file.seat).map_err(|error| error.within("seat"))?;
        let position = toml::to_string(&within_game(file.position, &file.game)?)
            .map_err(|error| BadInput::new(error.to_string()).within("position"))?;
        let names = file.names.into_iter().map(named).collect::<Result<_, _>>()?;
        Ok(Lesson {
            id: id.to_owned(),
            about: LessonAbout {
                id: id.to_owned(),
                title: file.title,
                about: file.about,
                minutes: file.minutes,
                rules: file.rules,
                extra: file.extra,
                steps: file.step.len() as u32,
                questions: file.question,
                closing: file.closing.say,
            },
            game: file.game,
            seat,
            names,
            seed: file.seed.unwrap_or_else(|| Seed::from_number(1)),
            position,
            steps: file.step,
        })
    }

    /// A lesson of one step with one right answer, about which nothing is said: what a puzzle is.
    pub fn of_one_step(id: &str, game: &str, seat: Seat, position: toml::Table, right: &str) -> Result<Self, BadInput> {
        let position = toml::to_string(&within_game(position, game)?)
            .map_err(|error| BadInput::new(error.to_string()).within("position"))?;
        let about = LessonAbout { id: id.to_owned(), steps: 1, ..LessonAbout::default() };
        let (id, game, seed) = (id.to_owned(), game.to_owned(), Seed::from_number(1));
        let steps = vec![Step { right: vec![right.to_owned()], ..Step::default() }];
        Ok(Lesson { id, game, about, seat, names: BTreeMap::new(), seed, position, steps })
    }

    /// Its id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The game it teaches.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// What the list says of it.
    #[must_use]
    pub fn about(&self) -> &LessonAbout {
        &self.about
    }

    /// How many steps it has.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// The game where the lesson starts.
    pub fn start(&self) -> Result<Box<dyn AnyMatch>, BadInput> {
        tianxia_games::start_from(&self.game, &self.position, None, self.seed).map_err(|error| error.within("position"))
    }

    /// The message with the name of a seat that the learner does not hold.
    pub(crate) fn name(&self, seat: Seat) -> String {
        let own = self.names.get(&u8::from(seat)).cloned();
        own.unwrap_or_else(|| {
            let place = seat.index() - usize::from(seat > self.seat);
            OTHERS.get(place).copied().unwrap_or(OTHERS[0]).to_owned()
        })
    }

    /// Every message it says, names apart.
    pub(crate) fn messages(&self) -> Vec<&str> {
        let LessonAbout { title, about, closing, questions, .. } = &self.about;
        let mut ids = vec![title.as_str(), about, closing];
        for Step { say, praise, wrong, otherwise, then, .. } in &self.steps {
            ids.push(say);
            ids.extend(praise.as_deref());
            ids.extend(wrong.iter().map(|wrong| wrong.say.as_str()));
            ids.extend(otherwise.iter().map(|otherwise| otherwise.say.as_str()));
            ids.extend(then.iter().filter_map(|then| then.say.as_deref()));
        }
        for LessonQuestion { say, answers, .. } in questions {
            ids.push(say);
            ids.extend(
                answers.iter().flat_map(|answer| [Some(answer.say.as_str()), answer.because.as_deref()]).flatten(),
            );
        }
        ids
    }
}

/// A name by seat; the keys of a TOML table are texts.
fn named((seat, name): (String, String)) -> Result<(u8, String), BadInput> {
    match seat.parse::<u8>().ok().filter(|seat| Seat::try_from(*seat).is_ok()) {
        Some(seat) => Ok((seat, name)),
        None => Err(BadInput::new(format!("`{seat}` is no seat; write its number from 1")).within("names")),
    }
}
