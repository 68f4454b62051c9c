//! All lessons that a server offers: ours, and those of a club. They are read and checked once, before anybody learns.

use crate::check;
use crate::folder::{COMMON, Folder};
use crate::lesson::Lesson;
use std::collections::BTreeMap;
use std::path::Path;
use tianxia_core::{BadInput, Fault};
use tianxia_protocol::LessonList;

/// Lessons by game, and what they say.
#[derive(Clone, Debug, Default)]
pub struct Library {
    lessons: BTreeMap<String, Vec<Lesson>>,
    /// What every game shares, then game by game what each folder says.
    shared: Vec<Folder>,
    texts: BTreeMap<String, Vec<Folder>>,
}

impl Library {
    /// The lessons that are part of this program; the tests hold them to [`check`].
    pub fn built_in() -> Result<Self, BadInput> {
        let mut library = Library { shared: vec![Folder::built_in(COMMON)], ..Library::default() };
        for game in tianxia_games::IDS {
            library.add(game, Folder::built_in(game))?;
        }
        Ok(library)
    }

    /// Adds a club's own lessons: a folder with one folder a game, and perhaps `common`. They speak the languages that the folder of the
    /// game has, each of them completely. What does not hold is refused.
    pub fn with(mut self, path: &Path) -> Result<Self, BadInput> {
        let shared = match path.join(COMMON) {
            own if own.is_dir() => Folder::read(&own)?,
            _ => Folder::built_in(COMMON),
        };
        let mut found = false;
        for game in tianxia_games::IDS {
            let home = path.join(game);
            if !home.is_dir() {
                continue;
            }
            let own = Folder::read(&home)?;
            let languages: Vec<&str> = own.texts().map(|(language, _)| language).collect();
            if languages.is_empty() {
                let message = "there are no texts; write what the lessons say into en.ftl, or another language";
                return Err(BadInput::new(message).of(Fault::Unreadable).within(home.display().to_string()));
            }
            for checked in check::folder(&own, &shared, &languages) {
                if let Err(mut faults) = checked.result {
                    return Err(faults.swap_remove(0).within(home.join(checked.file).display().to_string()));
                }
            }
            found |= own.lessons().next().is_some();
            self.add(game, own).map_err(|error| error.within(home.display().to_string()))?;
        }
        if !found {
            let games = tianxia_games::IDS.join(", ");
            let message = format!("there are no lessons; they stand in a folder named by their game: {games}");
            return Err(BadInput::new(message).of(Fault::Unreadable).within(path.display().to_string()));
        }
        self.shared.push(shared);
        Ok(self)
    }

    fn add(&mut self, game: &str, folder: Folder) -> Result<(), BadInput> {
        let lessons = self.lessons.entry(game.to_owned()).or_default();
        for (id, text) in folder.lessons() {
            let lesson = Lesson::read(id, text).map_err(|error| error.within(format!("{id}.toml")))?;
            if lesson.game() != game {
                let message = format!("it is a lesson of {}, in the folder of {game}", lesson.game());
                return Err(BadInput::new(message).of(Fault::Contradiction).within(format!("{id}.toml")));
            }
            if lessons.iter().any(|other| other.id() == id) {
                let message = format!("there is a lesson `{id}` of {game} already; give the file another name");
                return Err(BadInput::new(message).of(Fault::Contradiction));
            }
            lessons.push(lesson);
        }
        self.texts.entry(game.to_owned()).or_default().push(folder);
        Ok(())
    }

    /// The lessons of every game, in teaching order; what is beside the path comes last.
    #[must_use]
    pub fn list(&self) -> LessonList {
        let about = |lessons: &Vec<Lesson>| {
            let mut list: Vec<_> = lessons.iter().map(|lesson| lesson.about().clone()).collect();
            list.sort_by_key(|about| about.extra);
            list
        };
        self.lessons.iter().map(|(game, lessons)| (game.clone(), about(lessons))).collect()
    }

    /// A lesson.
    #[must_use]
    pub fn lesson(&self, game: &str, id: &str) -> Option<&Lesson> {
        self.lessons.get(game)?.iter().find(|lesson| lesson.id() == id)
    }

    /// Everything the lessons of a game say in a language, as one Fluent file. A folder that does not speak it says it in English, or in
    /// the first language it has. `None` for a game or language that nobody knows.
    #[must_use]
    pub fn texts(&self, game: &str, language: &str) -> Option<String> {
        let own = self.texts.get(game)?;
        let folders = || self.shared.iter().chain(own);
        if !folders().any(|folder| folder.text(language).is_some()) {
            return None;
        }
        let spoken = |folder: &Folder| {
            let said = folder.text(language).or_else(|| folder.text("en"));
            said.or_else(|| folder.texts().next().map(|(_, text)| text)).map(str::to_owned)
        };
        Some(folders().filter_map(spoken).collect::<Vec<_>>().join("\n"))
    }
}
