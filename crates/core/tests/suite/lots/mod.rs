//! Lots: a toy game with everything the contract speaks of. It is played with hidden hands, a bag, tiles buried face down
//! and a chain of two decisions, and is small enough to be read at one sitting. `FAULT` is what is wrong with it:
//! nothing for [`HONEST`], and one thing each for the others, which the contract suite must find.
//!
//! Rules. L1: 2 to 4 players; 18 tiles, 6 each of jade (3), bone (2) and clay (1); everybody draws two. L2: a turn is a
//! stake, low or high, and then a tile, laid face up or buried face down; then draw one. L3: a laid tile scores its worth
//! at a low stake, and at a high one twice its worth if the tile laid last is equal, or nothing; version 2 of the rules gives
//! three times its worth. L4: whoever has no tiles is passed over; when nobody has any, the game is over and most points win.

mod encoded;
mod fault;
mod written;

pub(crate) use fault::*;

use serde::{Deserialize, Serialize};
use tianxia_core::{
    About, BadInput, Changes, Dice, Differences, Figure, Game, Illegal, OptionKind, OptionSpec, Outcome, Phrase, Seat,
    Setup, SheetRow, Sink, Turn, Viewpoint, places,
};

pub(crate) static ABOUT: About = About {
    id: "lots",
    title: "Lots",
    rules: 2,
    rule_ids: ('L', 4),
    players: (2, 4),
    options: &[OptionSpec { key: "stakes", kind: OptionKind::Flag, default: "true" }],
    refused: &[],
};

pub(crate) const KINDS: usize = 3;
pub(crate) const OF_A_KIND: u8 = 6;
pub(crate) const HAND: u8 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Tile {
    Jade,
    Bone,
    Clay,
}

impl Tile {
    pub(crate) const ALL: [Tile; KINDS] = [Tile::Jade, Tile::Bone, Tile::Clay];

    fn worth(self) -> i32 {
        3 - self as i32
    }
}

/// How many tiles of each kind.
pub(crate) type Tiles = [u8; KINDS];

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Lots<const FAULT: u8> {
    pub(crate) rules: u32,
    pub(crate) players: u8,
    pub(crate) stakes: bool,
    pub(crate) bag: Tiles,
    pub(crate) hands: [Tiles; 4],
    pub(crate) laid: [Tiles; 4],
    pub(crate) buried: [Tiles; 4],
    pub(crate) last: Option<Tile>,
    pub(crate) scores: [i32; 4],
    pub(crate) seat: Seat,
    pub(crate) stage: Stage,
    pub(crate) shared: Shared,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    Stake,
    Low,
    High,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "action", content = "tile", rename_all = "snake_case")]
pub(crate) enum Action {
    Low,
    High,
    Lay(Tile),
    Bury(Tile),
}

/// What everybody can see that an action would do.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Effect {
    laid: Option<(Seat, i32)>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Event {
    Staked { seat: Seat, high: bool },
    Laid { seat: Seat, tile: Tile, points: i32 },
    Buried { seat: Seat, tile: Option<Tile> },
    Drew { seat: Seat, tile: Option<Tile> },
}

#[derive(PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct View {
    players: Vec<PlayerView>,
    turn: Turn,
    stage: Stage,
    last: Option<Tile>,
    bag: u8,
    in_bag: Option<Tiles>,
}

#[derive(PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct PlayerView {
    seat: Seat,
    score: i32,
    laid: Tiles,
    held: u8,
    hand: Option<Tiles>,
    hidden: u8,
    buried: Option<Tiles>,
    /// Is a change of what was laid not told?
    #[serde(skip)]
    forgets: bool,
}

tianxia_core::changes!(View { turn, stage, last, bag, in_bag } each { players });

impl Changes for PlayerView {
    fn compare(&self, before: &Self, into: &mut Differences) {
        let PlayerView { seat, score, laid, held, hand, hidden, buried, forgets } = self;
        into.field("seat", &before.seat, seat);
        into.field("score", &before.score, score);
        if !forgets {
            into.field("laid", &before.laid, laid);
        }
        into.field("held", &before.held, held);
        into.field("hand", &before.hand, hand);
        into.field("hidden", &before.hidden, hidden);
        into.field("buried", &before.buried, buried);
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Options {
    rules: u32,
    players: u8,
    stakes: bool,
}

fn sum(tiles: &Tiles) -> u8 {
    tiles.iter().sum()
}

impl<const FAULT: u8> Lots<FAULT> {
    /// Nothing dealt, nothing laid.
    pub(crate) fn empty(rules: u32, players: u8, stakes: bool) -> Self {
        Lots {
            rules,
            players,
            stakes,
            bag: [OF_A_KIND; KINDS],
            hands: [[0; KINDS]; 4],
            laid: [[0; KINDS]; 4],
            buried: [[0; KINDS]; 4],
            last: None,
            scores: [0; 4],
            seat: Seat::new(0),
            stage: if stakes { Stage::Stake } else { Stage::Low },
            shared: Shared::default(),
        }
    }

    pub(crate) fn deal(&mut self, seat: Seat, tiles: u8, dice: &mut impl Dice) {
        for _ in 0..tiles {
            if let Some(kind) = dice.draw(&self.bag) {
                self.bag[kind] -= 1;
                self.hands[seat.index()][kind] += 1;
            }
        }
    }

    fn points(&self, tile: Tile) -> i32 {
        match self.stage {
            Stage::High if self.last == Some(tile) && self.rules == 1 => 2 * tile.worth(),
            Stage::High if self.last == Some(tile) => 3 * tile.worth(),
            Stage::High => 0,
            _ => tile.worth(),
        }
    }

    fn pass_on(&mut self) {
        let next = self.seat.next(self.players).around(self.players).find(|seat| sum(&self.hands[seat.index()]) > 0);
        match next {
            None => self.stage = Stage::Over,
            Some(seat) => {
                self.seat = seat;
                self.stage = if self.stakes { Stage::Stake } else { Stage::Low };
            }
        }
    }

    fn honest_legal(&self, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Over => {}
            Stage::Stake => out.extend([Action::Low, Action::High]),
            Stage::Low | Stage::High => {
                let held = |tile: &Tile| self.hands[self.seat.index()][*tile as usize] > 0;
                let tiles = Tile::ALL.into_iter().filter(held);
                out.extend(tiles.clone().map(Action::Lay).chain(tiles.map(Action::Bury)));
            }
        }
    }

    fn allow(&self, action: Action) -> Result<(), Illegal> {
        match (self.stage, action) {
            (Stage::Over, _) => Err(Illegal::new("L4", "lots-illegal-over")),
            (Stage::Stake, Action::Low | Action::High) => Ok(()),
            (Stage::Low | Stage::High, Action::Lay(tile) | Action::Bury(tile)) => {
                let held = self.hands[self.seat.index()][tile as usize] > 0;
                if held { Ok(()) } else { Err(Illegal::new("L2", self.not_held())) }
            }
            _ if FAULT == UNKNOWN_RULE => Err(Illegal::new("L9", "lots-illegal-stage")),
            _ => Err(Illegal::new("L2", "lots-illegal-stage")),
        }
    }
}

impl<const FAULT: u8> Game for Lots<FAULT> {
    const HIDES: bool = FAULT != FALSELY_OPEN;

    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Effect = Effect;

    fn about() -> &'static About {
        &ABOUT
    }

    fn read_options(setup: &Setup) -> Result<Options, BadInput> {
        setup.check(&ABOUT)?;
        let rules = if FAULT == DEAF_TO_VERSIONS { ABOUT.rules } else { setup.version(&ABOUT) };
        Ok(Options { rules, players: setup.players, stakes: setup.flag(&ABOUT, "stakes") })
    }

    fn setup(options: &Options) -> Setup {
        Setup::new(options.players).under(options.rules).with("stakes", options.stakes.to_string())
    }

    fn start(options: &Options, dice: &mut impl Dice) -> Self {
        let mut state = Lots::empty(options.rules, options.players, options.stakes);
        for seat in Seat::all(options.players) {
            state.deal(seat, HAND, dice);
        }
        state
    }

    fn rules(&self) -> u32 {
        self.rules
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn effect(&self, events: &[Event], _: Option<&Self>) -> Effect {
        let laid = events.iter().find_map(|event| match event {
            Event::Laid { seat, points, .. } => Some((*seat, self.misjudged_points(*points))),
            _ => None,
        });
        Effect { laid: laid.or_else(|| self.indiscreet()) }
    }

    fn figures(&self) -> Vec<(Figure, i64)> {
        let score = |seat: Seat| (Figure::of_seat("points", seat), i64::from(self.scores[seat.index()]));
        Seat::all(self.players).map(score).collect()
    }

    fn changes(effect: &Effect) -> Vec<(Figure, i64)> {
        let account = |(seat, points): (Seat, i32)| (Figure::of_seat("points", seat), points.into());
        effect.laid.filter(|(_, points)| *points >= 0).map(account).into_iter().collect()
    }

    fn misjudged(&self, _: &[Event], after: &Self) -> Option<String> {
        (FAULT == WRONG_FORECAST && after.stage == Stage::Over).then(|| "it was to go on for ever".to_owned())
    }

    fn turn(&self) -> Turn {
        if self.stage == Stage::Over { Turn::Over } else { Turn::Decide(self.seat) }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stage == Stage::Over || self.early_outcome()).then(|| {
            let scores = self.scores[..usize::from(self.players)].to_vec();
            let laid = self.laid.iter().take(scores.len()).map(|tiles| i32::from(sum(tiles))).collect();
            let row = SheetRow { section: "lots-sheet", label: Phrase::new("lots-sheet-laid"), values: laid };
            Outcome { places: self.misplaced(places(&scores)), scores, sheet: vec![row] }
        })
    }

    fn legal(&self, out: &mut Vec<Action>) {
        self.honest_legal(out);
        self.spoil_legal(out);
    }

    fn play(&mut self, action: Action, dice: &mut impl Dice, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.spoil_before(action);
        self.allow(action)?;
        let (seat, own) = (self.seat, self.seat.index());
        match action {
            Action::Low | Action::High => {
                self.stage = if action == Action::High { Stage::High } else { Stage::Low };
                events.push(Event::Staked { seat, high: action == Action::High });
                self.spoil_stake(dice);
                return Ok(());
            }
            Action::Lay(tile) => {
                let points = self.points(tile) + self.whim();
                self.hands[own][tile as usize] -= 1;
                self.laid[own][tile as usize] += 1;
                self.scores[own] += points;
                self.last = Some(tile);
                events.push(Event::Laid { seat, tile, points });
            }
            Action::Bury(tile) => {
                self.hands[own][tile as usize] -= 1;
                self.buried[own][tile as usize] += 1;
                events.push(Event::Buried { seat, tile: Some(tile) });
            }
        }
        if let Some(kind) = dice.draw(&self.bag) {
            self.bag[kind] -= 1;
            self.hands[own][kind] += 1;
            events.push(Event::Drew { seat, tile: Some(Tile::ALL[kind]) });
        }
        self.spoil_after(action);
        self.pass_on();
        Ok(())
    }

    fn view(&self, eye: Viewpoint) -> View {
        let player = |seat: Seat| {
            let own = seat.index();
            let seen = |tiles: &Tiles| eye.sees(seat).then_some(*tiles);
            PlayerView {
                seat,
                score: self.scores[own],
                laid: self.laid[own],
                held: sum(&self.hands[own]),
                hand: seen(&self.hands[own]),
                hidden: sum(&self.buried[own]),
                buried: seen(&self.buried[own]).or_else(|| self.leaked(own)),
                forgets: FAULT == FORGETFUL_CHANGES,
            }
        };
        View {
            players: Seat::all(self.players).map(player).collect(),
            turn: self.turn(),
            stage: self.stage,
            last: self.last,
            bag: sum(&self.bag),
            in_bag: (eye == Viewpoint::Open).then_some(self.bag),
        }
    }

    fn witness(event: &Event, eye: Viewpoint) -> Option<Event> {
        Some(match event {
            Event::Buried { seat, .. } if !eye.sees(*seat) => Event::Buried { seat: *seat, tile: None },
            Event::Drew { seat, .. } if !eye.sees(*seat) && FAULT != LEAKY_EVENT => {
                Event::Drew { seat: *seat, tile: None }
            }
            open => open.clone(),
        })
    }

    fn imagine(&self, seat: Seat, dice: &mut impl Dice) -> Self {
        if FAULT == CLONING_IMAGINATION {
            return self.clone();
        }
        let mut world = self.clone();
        let others = || Seat::all(self.players).filter(move |other| *other != seat);
        for other in others().map(Seat::index) {
            for kind in 0..KINDS {
                world.bag[kind] += world.hands[other][kind] + world.buried[other][kind];
            }
            world.hands[other] = [0; KINDS];
            world.buried[other] = [0; KINDS];
        }
        for other in others() {
            world.deal(other, sum(&self.buried[other.index()]), dice);
            world.buried[other.index()] = std::mem::take(&mut world.hands[other.index()]);
            self.spoil_deal(other, &mut world, dice);
            let missing = sum(&self.hands[other.index()]) - sum(&world.hands[other.index()]);
            world.deal(other, missing, dice);
        }
        world
    }

    fn census(&self) -> Vec<(&'static str, u32)> {
        let everywhere = |tile: Tile| {
            let kind = tile as usize;
            let held = [&self.hands, &self.laid, &self.buried];
            held.iter().flat_map(|all| all.iter()).map(|tiles| u32::from(tiles[kind])).sum::<u32>()
                + u32::from(self.bag[kind])
        };
        ["jade", "bone", "clay"].into_iter().zip(Tile::ALL.map(everywhere)).collect()
    }

    fn can_take_back(&self, action: Action) -> bool {
        matches!(action, Action::Low | Action::High)
    }
}
