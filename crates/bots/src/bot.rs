//! Somebody who plays: a level, or the plain baseline, with the figures an experiment may change. A bot is written as a word:
//! `hard`, `hard/warlord` (with a style), `plain`, `medium@4` (four times the thinking), `hard/exploration=0.8` (another figure), `expert-0.1` (the level of an earlier
//! program, for comparison).

use crate::glance::glance;
use crate::insight::{Insight, Tuning};
use crate::knowledge::Plain;
use crate::knowledge::{tenths, with_insight};
use crate::net::{self, Learned, Net};
use crate::search::{Budget, Rated, Search};
use crate::style::Styled;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tianxia_core::encoding::Encoded;
use tianxia_core::{BadInput, Dice, FastDice, Game, Knowledge, Level, Match, Style};
use tianxia_games::AnyMatch;

/// A player that thinks for itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Bot {
    mind: Mind,
    /// Multiplies every budget.
    effort: f64,
    /// Time instead of iterations.
    think: Option<Duration>,
    /// The most time a decision may take.
    most: Option<Duration>,
    /// What it likes beside winning.
    style: Option<Style>,
    /// Figures of the search that differ from the game's own.
    changes: Vec<(String, f32)>,
    /// A network in the place of the trained one.
    net: Option<Arc<Net>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mind {
    Level(Level),
    /// A level as it was in version 0.1.
    Before(Level),
    /// Half a second, with no knowledge of the game.
    Plain,
    /// One look at what each action leads to, judged by the network of the game.
    Net,
}

impl Bot {
    /// The bot of a level.
    #[must_use]
    pub fn of(level: Level) -> Self {
        Bot {
            mind: Mind::Level(level),
            effort: 1.0,
            think: None,
            most: None,
            style: None,
            changes: Vec::new(),
            net: None,
        }
    }

    /// The same bot with every budget multiplied.
    #[must_use]
    pub fn with_effort(mut self, factor: f64) -> Self {
        self.effort *= factor;
        self
    }

    /// The same bot with a time for each decision instead of a number of iterations.
    #[must_use]
    pub fn with_time(mut self, time: Option<Duration>) -> Self {
        self.think = time;
        self
    }

    /// The same bot, which answers with the best it has when so much time has passed.
    #[must_use]
    pub fn within(mut self, most: Duration) -> Self {
        self.most = Some(most);
        self
    }

    /// The same bot with a liking beside winning.
    #[must_use]
    pub fn with_style(mut self, style: Option<Style>) -> Self {
        self.style = style;
        self
    }

    /// The same bot with this network in the place of the trained one, if it thinks with one.
    #[must_use]
    pub fn with_net(mut self, net: Arc<Net>) -> Self {
        self.net = Some(net);
        self
    }

    /// What the bot plays for the deciding seat, as the number of the action; `None` once the game is over. The same game, seed and
    /// iterations give the same choice. With `stop` set it answers at once with the best it has.
    #[must_use]
    pub fn choose(&self, game: &dyn AnyMatch, seed: u64, stop: &AtomicBool) -> Option<u32> {
        game.turn().seat()?;
        with_insight!(game.about().id, (G, I) => {
            let game = game.as_any().downcast_ref::<Match<G>>()?;
            let knowledge = Knowledge::of_decider(game.state())?;
            self.answer::<G, I>(&knowledge, seed, stop).map(|action| tianxia_core::Written::number(game.state(), action))
        })
        .ok()
        .flatten()
    }

    /// What the bot plays, given only what its seat knows.
    #[must_use]
    pub fn answer<G: Encoded, I: Insight<G> + Default>(
        &self,
        knowledge: &Knowledge<G>,
        seed: u64,
        stop: &AtomicBool,
    ) -> Option<G::Action> {
        let mut legal = Vec::new();
        knowledge.legal(&mut legal);
        if legal.len() < 2 {
            return legal.first().copied();
        }
        match self.mind {
            Mind::Level(Level::Random) => any(knowledge, seed),
            Mind::Level(Level::Easy) | Mind::Before(Level::Easy) if I::EVALUATES => {
                self.glance::<G, I>(knowledge, seed)
            }
            Mind::Net if cfg!(feature = "nets") => match self.net::<G>(knowledge) {
                Some(net) => look(&Learned::<I>::new(net), knowledge, &legal, seed),
                None => self.glance::<G, I>(knowledge, seed),
            },
            Mind::Net => self.glance::<G, I>(knowledge, seed),
            _ => self.search::<G, I>(knowledge, seed, true, stop).first().map(|rated| rated.action),
        }
        .or_else(|| legal.first().copied())
    }

    fn glance<G: Game, I: Insight<G> + Default>(&self, knowledge: &Knowledge<G>, seed: u64) -> Option<G::Action> {
        let styled = Styled::new(I::default(), knowledge.seat(), self.style, true);
        glance(&styled, knowledge, &self.tuning::<G, I>(), seed)
    }

    /// Does it search?
    #[must_use]
    pub fn searches(&self) -> bool {
        !matches!(self.mind, Mind::Level(Level::Random | Level::Easy) | Mind::Before(Level::Easy) | Mind::Net)
    }

    /// What a bot that searches finds out about every answer, the most trusted first. Unlike [`Bot::answer`] it uses all of its budget.
    #[must_use]
    pub fn rate<G: Encoded, I: Insight<G> + Default>(
        &self,
        knowledge: &Knowledge<G>,
        seed: u64,
    ) -> Vec<Rated<G::Action>> {
        self.search::<G, I>(knowledge, seed, false, &AtomicBool::new(false))
    }

    fn search<G: Encoded, I: Insight<G> + Default>(
        &self,
        knowledge: &Knowledge<G>,
        seed: u64,
        hurries: bool,
        stop: &AtomicBool,
    ) -> Vec<Rated<G::Action>> {
        if self.mind == Mind::Plain {
            return self.search_with(knowledge, Plain, seed, hurries, stop);
        }
        // A program without networks is spared the searches with one.
        if cfg!(feature = "nets")
            && self.mind == Mind::Level(Level::Master)
            && let Some(net) = self.net::<G>(knowledge)
        {
            return self.search_in_style(knowledge, Learned::<I>::new(net), seed, hurries, stop);
        }
        self.search_in_style(knowledge, I::default(), seed, hurries, stop)
    }

    fn search_in_style<G: Game, I: Insight<G>>(
        &self,
        knowledge: &Knowledge<G>,
        insight: I,
        seed: u64,
        hurries: bool,
        stop: &AtomicBool,
    ) -> Vec<Rated<G::Action>> {
        let styled = Styled::new(insight, knowledge.seat(), self.style, false);
        self.search_with(knowledge, styled, seed, hurries, stop)
    }

    fn search_with<G: Game, I: Insight<G>>(
        &self,
        knowledge: &Knowledge<G>,
        insight: I,
        seed: u64,
        hurries: bool,
        stop: &AtomicBool,
    ) -> Vec<Rated<G::Action>> {
        let tuning = self.tuning::<G, I>();
        let mut search = Search::with(knowledge, insight, tuning, seed);
        let budget = self.budget(G::about().id, knowledge.players(), &tuning);
        if hurries {
            search.decide(budget, stop);
        } else {
            search.run(budget, stop);
        }
        search.rated()
    }

    /// The network it thinks with. `None` where there is none, or where a board of one's own has no room in what a network sees: it
    /// then plays as the bots without a network do.
    fn net<G: Encoded>(&self, knowledge: &Knowledge<G>) -> Option<Arc<Net>> {
        let net = self.net.clone().or_else(|| net::trained::<G>().ok())?;
        (net.game() == G::about().id && knowledge.imagine(&mut FastDice::new(0)).fits()).then_some(net)
    }

    fn tuning<G: Game, I: Insight<G>>(&self) -> Tuning {
        let mut tuning = I::tuning();
        for (key, value) in &self.changes {
            tuning.set(key, *value);
        }
        tuning
    }

    /// How much it thinks about a decision.
    #[must_use]
    pub(crate) fn budget(&self, game: &str, players: u8, tuning: &Tuning) -> Budget {
        let tenths = match self.mind {
            Mind::Level(level) => tenths(game, level),
            Mind::Before(level) => before(level),
            Mind::Plain => 5.0,
            Mind::Net => 0.0,
        };
        let others = 1.0 + f64::from(tuning.crowd) * f64::from(players.saturating_sub(2));
        let iterations = Budget::Iterations(tuning.pace).scaled(tenths * others);
        let budget = self.think.map_or(iterations, Budget::Time).scaled(self.effort);
        self.most.map_or(budget, |most| budget.within(most))
    }
}

/// How long the levels of version 0.1 took, in tenths of a second.
const fn before(level: Level) -> f64 {
    match level {
        Level::Random | Level::Easy => 0.05,
        Level::Medium => 1.0,
        Level::Hard => 5.0,
        Level::Expert | Level::Master => 20.0,
    }
}

/// What follows the name of a level as it was in version 0.1.
const BEFORE: &str = "-0.1";

fn any<G: Game>(knowledge: &Knowledge<G>, seed: u64) -> Option<G::Action> {
    let mut legal = Vec::new();
    knowledge.legal(&mut legal);
    (!legal.is_empty()).then(|| legal[FastDice::new(seed).below(legal.len() as u32) as usize])
}

/// What looks best at one look at what each action leads to, judged by the network.
fn look<G: Encoded, I: Insight<G>>(
    insight: &I,
    knowledge: &Knowledge<G>,
    legal: &[G::Action],
    seed: u64,
) -> Option<G::Action> {
    let mut dice = FastDice::new(seed);
    let world = knowledge.imagine(&mut dice);
    let mut values = Vec::with_capacity(legal.len());
    crate::insight::look_ahead(insight, &world, legal, &mut dice, &mut values);
    let best = values.into_iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b));
    best.map(|(choice, _)| legal[choice])
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mind {
            Mind::Level(level) => write!(f, "{level}")?,
            Mind::Before(level) => write!(f, "{level}{BEFORE}")?,
            Mind::Plain => write!(f, "plain")?,
            Mind::Net => write!(f, "net")?,
        }
        if self.effort != 1.0 {
            write!(f, "@{}", self.effort)?;
        }
        if let Some(style) = self.style {
            write!(f, "/{style}")?;
        }
        self.changes.iter().try_for_each(|(key, value)| write!(f, "/{key}={value}"))
    }
}

impl FromStr for Bot {
    type Err = BadInput;

    fn from_str(text: &str) -> Result<Self, BadInput> {
        let mut parts = text.split('/');
        let head = parts.next().unwrap_or_default();
        let (word, effort) = head.split_once('@').map_or((head, None), |(word, effort)| (word, Some(effort)));
        let mind = match word.trim() {
            "plain" => Mind::Plain,
            "net" => Mind::Net,
            word => {
                let level = |name: &str| name.parse().map_err(|_: BadInput| unknown_bot(word));
                let before = word.strip_suffix(BEFORE).map(level).transpose()?;
                match before.filter(|level| (Level::Easy..=Level::Expert).contains(level)) {
                    Some(before) => Mind::Before(before),
                    None => Mind::Level(level(word)?),
                }
            }
        };
        let effort = effort.map_or(Ok(1.0), |effort| read_effort(effort).map_err(|error| error.within(text)))?;
        let (mut style, mut changes) = (None, Vec::new());
        for change in parts {
            if let Ok(named) = change.parse::<Style>() {
                style = Some(named);
                continue;
            }
            let styles = Style::ALL.map(Style::name).join(", ");
            let known = Tuning::KEYS.join(", ");
            let complain = || {
                BadInput::new(format!(
                    "`{change}` changes nothing in `{text}`; write a style ({styles}) or /KEY=NUMBER with one of {known}"
                ))
            };
            let (key, value) = change.split_once('=').ok_or_else(complain)?;
            let value = value.parse::<f32>().ok().filter(|value| value.is_finite() && *value >= 0.0);
            let value = value.filter(|_| Tuning::KEYS.contains(&key)).ok_or_else(complain)?;
            changes.push((key.to_owned(), value));
        }
        Ok(Bot { mind, effort, think: None, most: None, style, changes, net: None })
    }
}

/// Reads a factor for budgets.
pub fn read_effort(text: &str) -> Result<f64, BadInput> {
    let number = text.parse::<f64>().ok().filter(|number| (1e-6..=1e6).contains(number));
    number.ok_or_else(|| {
        BadInput::new(format!(
            "`{text}` is no factor for thinking; take a number from 0.000001 to 1000000, such as 0.25 or 4"
        ))
    })
}

fn unknown_bot(word: &str) -> BadInput {
    let levels = Level::ALL.map(Level::name).join(", ");
    BadInput::new(format!(
        "there is no bot `{word}`; the bots are {levels}, net and plain, and those of version 0.1: easy{BEFORE} to expert{BEFORE}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_as_they_are_written() {
        for word in [
            "random",
            "easy",
            "hard@0.25",
            "plain",
            "net",
            "master@2",
            "expert-0.1",
            "hard/warlord",
            "easy/merchant",
            "medium-0.1@0.3",
            "medium@4/exploration=0.5/horizon=3",
        ] {
            assert_eq!(word.parse::<Bot>().unwrap().to_string(), word);
        }
        for (word, part) in [
            ("grandmaster", "the bots are random, easy"),
            ("hard@none", "no factor"),
            ("hard@0", "no factor"),
            ("hard/depth=3", "one of pace, horizon"),
            ("hard/horizon=NaN", "/KEY=NUMBER"),
            ("", "there is no bot"),
            ("master-0.1", "easy-0.1 to expert-0.1"),
            ("random-0.1", "easy-0.1 to expert-0.1"),
        ] {
            let error = word.parse::<Bot>().unwrap_err().to_string();
            assert!(error.contains(part), "{word}: {error}");
        }
    }
}
