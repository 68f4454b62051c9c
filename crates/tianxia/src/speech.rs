//! Turns phrases into sentences with the Fluent files under `locales/`. A message that a language lacks is shown in English.

mod translation;

use crate::suggest::with_suggestion;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tianxia_core::{Arg, BadInput, Fault, Phrase, Seat};
use tianxia_locales::{LANGUAGES, Language};
use unic_langid::LanguageIdentifier;

/// The sentences of a language, with the players' names.
pub(crate) struct Speech {
    code: &'static str,
    /// The chosen language first, English last.
    bundles: Vec<FluentBundle<FluentResource>>,
    names: Vec<String>,
}

impl Speech {
    /// Speaks the language of a code; `de-AT` and `de_AT.UTF-8` are German.
    pub(crate) fn new(language: &str) -> Result<Self, BadInput> {
        if let Some(own) = translation::find(language)? {
            return Ok(Speech::of(own));
        }
        let chosen = best(language, LANGUAGES.iter().map(|known| known.code));
        let chosen = chosen.and_then(|code| LANGUAGES.iter().find(|known| known.code == code));
        let chosen = chosen.ok_or_else(|| {
            let complaint = format!("no language `{language}`; the languages are {}", codes());
            BadInput::new(with_suggestion(complaint, language, LANGUAGES.iter().map(|known| known.code)))
                .of(Fault::Unknown)
        })?;
        Ok(Speech::of(*chosen))
    }

    fn of(chosen: Language) -> Self {
        let english = LANGUAGES[0];
        let fallback = (chosen.code != english.code).then_some(english);
        let bundles = std::iter::once(chosen).chain(fallback).map(|language| bundle(&language)).collect();
        Speech { code: chosen.code, bundles, names: Vec::new() }
    }

    /// Speaks the given language, or that of the environment.
    pub(crate) fn wanted(language: Option<&str>) -> Result<Self, BadInput> {
        language.map_or_else(|| Ok(Speech::native(|name| std::env::var(name).ok())), Speech::new)
    }

    /// Speaks the language that the environment variables name, in their usual order; English if they name none.
    pub(crate) fn native(variable: impl Fn(&str) -> Option<String>) -> Self {
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty());
        named.and_then(|language| Speech::new(&language).ok()).unwrap_or_else(Speech::english)
    }

    /// English, with the players unnamed.
    pub(crate) fn english() -> Self {
        let english = &LANGUAGES[0];
        Speech { code: english.code, bundles: vec![bundle(english)], names: Vec::new() }
    }

    /// The code of the language.
    pub(crate) fn code(&self) -> &'static str {
        self.code
    }

    pub(crate) fn set_names(&mut self, names: &[String]) {
        self.names = names.to_vec();
    }

    /// The name of a player.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| self.say(&Phrase::new("seat-name").number("number", u8::from(seat))))
    }

    /// What a seat of a game is called by its mark, as in the browser: "Jade Pagoda", "Rat".
    pub(crate) fn mark(&self, game: &str, seat: u8) -> String {
        let id = format!("mark-{game}-{seat}");
        if self.bundles.iter().any(|bundle| bundle.has_message(&id)) {
            return self.word(&id);
        }
        self.say(&Phrase::new("seat-name").number("number", seat))
    }

    /// The word for a level of bots; what was typed for bots that are no level, such as `hard@0.25`.
    pub(crate) fn level(&self, typed: &str) -> String {
        let id = match typed {
            "random" => "level-random",
            "easy" => "level-easy",
            "medium" => "level-medium",
            "hard" => "level-hard",
            "expert" => "level-expert",
            "master" => "level-master",
            _ => return typed.to_owned(),
        };
        self.word(id)
    }

    /// The sentence for a message without arguments.
    pub(crate) fn word(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// The sentence for a phrase.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg));
        }
        self.format(phrase.id, Some(&args))
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::Term(id) => FluentValue::from(self.word(id)),
            Arg::Key(key) => FluentValue::from(*key),
            Arg::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.shown(item)).collect();
                FluentValue::from(items.join(", "))
            }
        }
    }

    fn shown(&self, arg: &Arg) -> String {
        match self.value(arg) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        }
    }

    /// The sentence for a message and arguments that are ready to be shown.
    pub(crate) fn format(&self, id: &str, args: Option<&FluentArgs>) -> String {
        let found = self.bundles.iter().find_map(|bundle| Some((bundle, bundle.get_message(id)?.value()?)));
        let Some((bundle, pattern)) = found else { return format!("[{id}]") };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, args, &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "message {id}: {errors:?}");
        text
    }
}

/// The codes of the languages, in a list for people. An incomplete translation is listed with the share that is translated.
pub(crate) fn codes() -> String {
    let listed = LANGUAGES.iter().map(|language| match language.translated {
        100 => language.code.to_owned(),
        percent => format!("{} ({percent} %)", language.code),
    });
    listed.collect::<Vec<_>>().join(", ")
}

/// The known language that a code such as `de`, `de_AT.UTF-8` or `zh-CN` means: the code itself, without its region, or another variety of the
/// same language.
fn best<'a>(wanted: &str, known: impl Iterator<Item = &'a str> + Clone) -> Option<&'a str> {
    let wanted = wanted.split(['.', '@']).next().unwrap_or_default().replace('_', "-").to_ascii_lowercase();
    let primary = wanted.split('-').next().filter(|primary| !primary.is_empty())?;
    let script = match &*wanted {
        "zh-tw" | "zh-hk" | "zh-mo" => Some("zh-hant"),
        "zh" | "zh-cn" | "zh-sg" | "zh-my" => Some("zh-hans"),
        _ => None,
    };
    let shorter = std::iter::successors(Some(&*wanted), |tag| tag.rsplit_once('-').map(|(head, _)| head));
    let mut candidates = script.into_iter().chain(shorter);
    let exact = candidates.find_map(|tag| known.clone().find(|code| code.eq_ignore_ascii_case(tag)));
    exact.or_else(|| {
        known.clone().find(|code| code.split('-').next().is_some_and(|first| first.eq_ignore_ascii_case(primary)))
    })
}

fn bundle(Language { code, files, .. }: &Language) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![language]);
    bundle.set_use_isolating(false);
    for file in *files {
        // A faulty message is left out; the tests see to it that there is none.
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tianxia_core::{Dice, FastDice, Setup, Turn, Written};
    use tianxia_games::with_game;

    /// Says everything, and remembers what could not be said.
    struct Critic {
        speech: Speech,
        silent: BTreeSet<String>,
    }

    impl Critic {
        fn hear(&mut self, phrase: &Phrase) {
            let sentence = self.speech.say(phrase);
            if sentence.contains('[') || sentence.contains("{$") || sentence.contains('\n') {
                self.silent.insert(format!("{}: {sentence}", phrase.id));
            }
        }

        fn hear_word(&mut self, id: &str) {
            if self.speech.word(id).contains('[') {
                self.silent.insert(id.to_owned());
            }
        }
    }

    /// Plays games of every set-up and says every event, question, refusal and line of the score sheet that comes up.
    fn listen<G: Written>(critic: &mut Critic) {
        let about = G::about();
        for option in about.options {
            critic.hear_word(&format!("{}-option-{}", about.id, option.key));
        }
        about.refused.iter().for_each(|id| critic.hear_word(id));
        for (index, setup) in tianxia_contract::every_setup::<G>().iter().enumerate() {
            listen_to_game::<G>(setup, index as u64, critic);
        }
    }

    fn listen_to_game<G: Written>(setup: &Setup, seed: u64, critic: &mut Critic) {
        let mut dice = FastDice::new(seed);
        let mut game = G::start(&G::read_options(setup).unwrap(), &mut dice);
        let mut legal = Vec::new();
        while game.turn() != Turn::Over {
            critic.hear(&game.ask());
            for _ in 0..8 {
                let wild = game.numbered(dice.below(game.numbers()));
                if let Some(Err(illegal)) = wild.map(|action| game.clone().play(action, &mut dice, &mut Vec::new())) {
                    critic.hear(&illegal.reason);
                }
            }
            legal.clear();
            game.legal(&mut legal);
            let mut events = Vec::new();
            game.play(legal[dice.below(legal.len() as u32) as usize], &mut dice, &mut events).unwrap();
            events.iter().for_each(|event| critic.hear(&G::tell(event)));
        }
        critic.hear(&game.ask());
        for row in game.outcome().unwrap().sheet {
            critic.hear_word(row.section);
            critic.hear(&row.label);
        }
    }

    #[test]
    fn every_phrase_of_every_game_is_said_in_every_language() {
        for Language { code: language, .. } in LANGUAGES {
            let mut critic = Critic { speech: Speech::new(language).unwrap(), silent: BTreeSet::new() };
            for id in tianxia_games::IDS {
                with_game!(*id, G => listen::<G>(&mut critic)).unwrap();
            }
            assert!(critic.silent.is_empty(), "{language} cannot say: {:#?}", critic.silent);
        }
    }

    #[test]
    fn every_file_parses_without_an_error() {
        for Language { code: language, files, .. } in LANGUAGES {
            for (index, file) in files.iter().enumerate() {
                let parsed = FluentResource::try_new((*file).to_owned());
                assert!(parsed.is_ok(), "{language}, file {index}: {:?}", parsed.err().map(|(_, errors)| errors));
            }
        }
    }

    #[test]
    fn an_unknown_language_is_refused_with_a_list() {
        let error = Speech::new("xx").err().unwrap().to_string();
        assert!(error.contains("`xx`") && error.contains(&codes()), "{error}");
    }

    #[test]
    fn every_folder_of_the_locales_is_a_language() {
        let locales = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
        let folders =
            std::fs::read_dir(locales).unwrap().flatten().filter(|one| one.path().join("common.ftl").exists());
        let folders: BTreeSet<_> = folders.map(|one| one.file_name().to_string_lossy().into_owned()).collect();
        assert_eq!(folders, LANGUAGES.iter().map(|language| language.code.to_owned()).collect());
        assert_eq!(LANGUAGES[0].code, "en");
    }

    #[test]
    fn a_language_is_known_by_its_region_too() {
        for code in ["de", "de-AT", "de_CH.UTF-8", "DE", "de@euro"] {
            assert_eq!(Speech::new(code).unwrap().word("qin-red"), "rot", "{code}");
        }
        assert!(Speech::new("").is_err() && Speech::new("deutsch").is_err());
    }

    #[test]
    fn a_tag_finds_its_script_its_region_or_another_variety() {
        let known = ["en", "de", "pt-BR", "zh-Hans", "zh-Hant"];
        let found = |wanted: &str| best(wanted, known.iter().copied());
        for (wanted, code) in [
            ("pt_BR.UTF-8", "pt-BR"),
            ("pt-PT", "pt-BR"),
            ("pt", "pt-BR"),
            ("zh_CN.UTF-8", "zh-Hans"),
            ("zh", "zh-Hans"),
            ("zh-Hans-SG", "zh-Hans"),
            ("zh_TW", "zh-Hant"),
            ("zh-hant-HK", "zh-Hant"),
            ("EN-gb", "en"),
        ] {
            assert_eq!(found(wanted), Some(code), "{wanted}");
        }
        assert_eq!((found(""), found("deu"), found("C"), found("-de")), (None, None, None, None));
    }

    #[test]
    fn the_environment_names_the_language() {
        let red = |set: &[(&str, &str)]| {
            let variable = |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
            Speech::native(variable).word("qin-red")
        };
        assert_eq!(red(&[]), "red");
        assert_eq!(red(&[("LANG", "pl_PL.UTF-8")]), "czerwony");
        assert_eq!(red(&[("LANG", "pl_PL.UTF-8"), ("LC_MESSAGES", "fr_CA"), ("LC_ALL", "")]), "rouge");
        assert_eq!(red(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "C")]), "red", "LC_ALL overrules the others");
        assert_eq!(red(&[("LANG", "ja_JP.UTF-8")]), "red");
    }
}
