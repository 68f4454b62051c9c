//! What the bots know of the Year of the Dragon: what stands will score every month, and what is coming will cost whoever
//! is not ready. A position is judged by the final score it points to: a sum of figures, weighed as thousands of quick games
//! taught it (`examples/weigh.rs`).

mod policy;
mod shown;
mod tickets;
mod weights;

pub use policy::DragonNeeds;

use crate::insight::{Insight, Tuning};
use crate::values::Values;
use crate::values::chances;
use tianxia_core::{FastDice, Game, MAX_SEATS, Seat, Style};
use tianxia_dragon::{Action, Holdings, MONTHS, MonthEvent, Phase, Role};
use tianxia_games::Dragon;
use weights::WEIGHTS;

/// Knowledge of the Year of the Dragon.
#[derive(Clone, Copy, Default, Debug)]
pub struct DragonInsight;

/// The figures by which a seat's position is judged, in the order of the constants below.
pub type Figures = [f32; FIGURES];

const FIGURES: usize = 37;

// What stands.
const POINTS: usize = 0;
const DRAGONS: usize = 1;
const LADIES: usize = 2;
const INHABITED: usize = 3;
const PALACES: usize = 4;
const PERSONS: usize = 5;
const MONKS: usize = 6;
const ROOM: usize = 7;
/// The symbols of [`EARNING`], in its order.
const SYMBOLS: usize = 8;
// What is in store, how far behind on the track, and whose move it is.
const YUAN: usize = 15;
const RICE: usize = 16;
const FIREWORKS: usize = 17;
const READY_MONEY: usize = 18;
const BEHIND: usize = 19;
const ON_ACTION: usize = 20;
const ON_PERSON: usize = 21;
// What events will bring and cost; each but the last of its kind is followed by the same for far events.
const TRIBUTE_OWED: usize = 22;
const TRIBUTE_PAID: usize = 24;
const HUNGRY: usize = 25;
const FED: usize = 27;
const SICK: usize = 28;
const FEWEST_HELMETS: usize = 30;
const HELMETS: usize = 32;
const FESTIVAL: usize = 34;
const FIREWORKS_SPENT: usize = 36;

/// The roles whose symbols bring something month by month, apart from points.
const EARNING: [Role; 7] =
    [Role::Pyrotechnist, Role::Warrior, Role::Healer, Role::Farmer, Role::Scholar, Role::Craftsman, Role::Collector];

/// What a tile in the Great Wall is worth; the games that taught the weights had none.
const WALL: f32 = 1.0;

/// How much of an event so many months ahead is already settled by what one has now.
const SETTLED: [f32; 6] = [1.0, 0.75, 0.5, 0.35, 0.25, 0.2];
/// Events so many months ahead are weighed as near.
const NEAR: usize = 2;

impl Insight<Dragon> for DragonInsight {
    const EVALUATES: bool = true;
    const ROLLS: bool = true;

    const FIGURES: usize = shown::SHOWN;

    fn sharpness(world: &Dragon) -> f32 {
        let by_month = match world.month() {
            1 => 2.3,
            2..=6 => 1.5,
            7..=9 => 1.8,
            10 | 11 => 2.45,
            _ => 1.3,
        };
        by_month - 0.08 * (f32::from(world.players()) - 3.0)
    }

    fn tuning() -> Tuning {
        Tuning {
            pace: 4000,
            crowd: 0.0,
            horizon: 40,
            blend: 0.0,
            care: 0.0,
            exploration: 1.0,
            temperature: 0.1,
            promise: 1.0,
            sight: f32::MAX,
            ripe: 1,
            reduction: 0.02,
            paranoia: 0.0,
            blur: 0.01,
        }
    }

    fn evaluate(&self, world: &Dragon) -> Values {
        let table = holdings(world);
        weigh(world, &table, &figures(world, &table))
    }

    fn figures(&self, world: &Dragon, seat: Seat, out: &mut [f32]) {
        let table = holdings(world);
        shown::show(world, seat, &table, &figures(world, &table), out);
    }

    fn study(&self, world: &Dragon, seat: Seat, out: &mut [f32]) -> Values {
        let table = holdings(world);
        let figures = figures(world, &table);
        shown::show(world, seat, &table, &figures, out);
        weigh(world, &table, &figures)
    }

    /// A warlord likes helmets, a builder floors, a merchant goods.
    fn likes(&self, world: &Dragon, seat: Seat, style: Style) -> f32 {
        let own = world.holdings(seat);
        match style {
            Style::Warlord => 0.015 * f32::from(own.symbols[Role::Warrior as usize].min(8)),
            Style::Builder => 0.01 * f32::from(own.floors.min(14)),
            Style::Merchant => 0.006 * f32::from((own.yuan + own.rice + own.fireworks).min(16)),
        }
    }

    fn roll(&self, world: &Dragon, legal: &[Action], dice: &mut FastDice) -> usize {
        policy::draw(world, legal, dice)
    }
}

impl DragonInsight {
    /// The figures of every seat; those of seats that do not play are 0.
    #[must_use]
    pub fn figures(world: &Dragon) -> [Figures; MAX_SEATS] {
        figures(world, &holdings(world))
    }
}

/// What everybody has; seats that do not play have what the first has.
fn holdings(world: &Dragon) -> [Holdings; MAX_SEATS] {
    let mut table = [world.holdings(Seat::new(0)); MAX_SEATS];
    for seat in Seat::all(world.players()).skip(1) {
        table[seat.index()] = world.holdings(seat);
    }
    table
}

fn figures(world: &Dragon, table: &[Holdings; MAX_SEATS]) -> [Figures; MAX_SEATS] {
    let table = &table[..usize::from(world.players())];
    let month = world.month().min(MONTHS);
    let scorings = f32::from(MONTHS - month + 1);
    let mut figures = [[0.0; FIGURES]; MAX_SEATS];
    for (own, figures) in table.iter().zip(&mut figures) {
        standing(own, scorings, figures);
        figures[BEHIND] = track(own, table, scorings);
    }
    if let Some(seat) = world.turn().seat() {
        figures[seat.index()][ON_ACTION] = f32::from(u8::from(world.phase() == Phase::Action));
        figures[seat.index()][ON_PERSON] = f32::from(u8::from(world.phase() == Phase::Person));
    }
    let mut stores = [[0.0_f32; 3]; MAX_SEATS];
    for (own, store) in table.iter().zip(&mut stores) {
        *store = [own.yuan, own.rice, own.fireworks].map(f32::from);
    }
    for (distance, event) in coming(world).iter().enumerate() {
        foresee(*event, distance, table, &mut stores, &mut figures);
    }
    figures
}

/// The chances that the figures point to.
fn weigh(world: &Dragon, table: &[Holdings; MAX_SEATS], figures: &[Figures; MAX_SEATS]) -> Values {
    let weights = &WEIGHTS[usize::from(MONTHS - world.month().min(MONTHS))];
    let mut strength = [0.0; MAX_SEATS];
    for seat in Seat::all(world.players()) {
        let weighed = figures[seat.index()].iter().zip(&weights.worth).map(|(figure, worth)| figure * worth);
        let points = weighed.sum::<f32>() + WALL * f32::from(table[seat.index()].wall);
        strength[seat.index()] = points / weights.spread;
    }
    chances(strength, world.players())
}

/// The events that have not struck yet, the next one first.
pub(super) fn coming(world: &Dragon) -> &[MonthEvent] {
    let ahead = matches!(world.phase(), Phase::Draft | Phase::Action | Phase::Person);
    let first = usize::from(world.month().min(MONTHS)) - usize::from(ahead);
    &world.events()[first..]
}

/// What somebody has, without events.
fn standing(own: &Holdings, scorings: f32, figures: &mut Figures) {
    let months = scorings - 1.0;
    let symbols = |role: Role| f32::from(own.symbols[role as usize]);
    figures[POINTS] = f32::from(own.points);
    figures[DRAGONS] = scorings * f32::from(own.dragons);
    figures[LADIES] = scorings * symbols(Role::Lady);
    figures[INHABITED] = scorings * f32::from(own.inhabited);
    figures[PALACES] = scorings * f32::from(own.palaces);
    figures[PERSONS] = f32::from(own.persons);
    figures[MONKS] = f32::from(own.monks);
    figures[ROOM] = f32::from(own.floors - own.persons.min(own.floors)).min(months);
    for (figure, role) in figures[SYMBOLS..].iter_mut().zip(EARNING) {
        *figure = months * symbols(role);
    }
    figures[YUAN] = f32::from(own.yuan);
    figures[RICE] = f32::from(own.rice);
    figures[FIREWORKS] = f32::from(own.fireworks);
    figures[READY_MONEY] = f32::from(own.yuan).min(8.0) * (months / 6.0).min(1.0);
}

/// To be early on the track is worth something as long as there is something to choose.
fn track(own: &Holdings, table: &[Holdings], scorings: f32) -> f32 {
    let best = table.iter().map(|other| other.space).max().unwrap_or(0);
    let behind = f32::from(best - own.space);
    (behind * 0.12).min(2.0) * (scorings / 6.0).min(1.0)
}

/// What an event will bring and cost each player, as far as that is settled.
fn foresee(event: MonthEvent, distance: usize, table: &[Holdings], stores: &mut [[f32; 3]], figures: &mut [Figures]) {
    let weight = SETTLED[distance.min(SETTLED.len() - 1)];
    let far = usize::from(distance >= NEAR);
    let held = || table.iter().zip(stores.iter()).map(|(_, store)| store[2]);
    let most = held().fold(0.0, f32::max);
    let second = held().filter(|held| *held < most).fold(0.0, f32::max);
    let seats = table.iter().zip(stores).zip(figures);
    match event {
        MonthEvent::Peace => {}
        MonthEvent::Tribute => {
            for ((_, [yuan, ..]), figures) in seats {
                let missing = (4.0 - *yuan).max(0.0);
                *yuan = (*yuan - 4.0).max(0.0);
                figures[TRIBUTE_OWED + far] += weight * missing;
                // What is paid is no money at the end.
                figures[TRIBUTE_PAID] += weight * (4.0 - missing) / 3.0;
            }
        }
        MonthEvent::Drought => {
            for ((own, [_, rice, _]), figures) in seats {
                let mouths = f32::from(own.inhabited);
                let missing = (mouths - *rice).max(0.0);
                *rice = (*rice - mouths).max(0.0);
                figures[HUNGRY + far] += weight * missing;
                figures[FED] += weight * (mouths - missing) * 2.0 / 3.0;
            }
        }
        MonthEvent::Epidemic => {
            for ((own, _), figures) in seats {
                let sick = 3 - own.symbols[Role::Healer as usize].min(3);
                figures[SICK + far] += weight * f32::from(sick.min(own.persons));
            }
        }
        MonthEvent::Mongols => {
            let helmets = |own: &Holdings| own.symbols[Role::Warrior as usize];
            let fewest = table.iter().map(helmets).min().unwrap_or(0);
            for ((own, _), figures) in seats {
                figures[FEWEST_HELMETS + far] += weight * f32::from(u8::from(helmets(own) == fewest));
                figures[HELMETS + far] += weight * f32::from(helmets(own));
            }
        }
        MonthEvent::Festival => {
            for ((_, [_, _, fireworks]), figures) in seats {
                let points = match *fireworks {
                    held if held <= 0.0 => continue,
                    held if held >= most => 6.0,
                    held if held >= second => 3.0,
                    _ => continue,
                };
                figures[FESTIVAL + far] += weight * points;
                figures[FIREWORKS_SPENT] += weight * *fireworks;
                *fireworks = (*fireworks / 2.0).floor();
            }
        }
    }
}
