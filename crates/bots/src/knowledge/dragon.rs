//! What the bots know of the Year of the Dragon: what stands will score every month, and what is coming will cost whoever
//! is not ready. A position is judged by the final score it points to.

use crate::insight::{Insight, Tuning, Values};
use crate::value::chances;
use tianxia_core::{Game, MAX_SEATS, Seat};
use tianxia_dragon::{Event, Holdings, MONTHS, Phase, Role};
use tianxia_games::Dragon;

/// Knowledge of the Year of the Dragon.
#[derive(Clone, Copy, Default, Debug)]
pub struct DragonInsight;

/// What a lost person costs: two points at the end, its symbols, perhaps its palace.
const PERSON: f32 = 3.2;
/// How much of an event so many months ahead is already settled by what one has now.
const SETTLED: [f32; 6] = [1.0, 0.75, 0.5, 0.35, 0.25, 0.2];
/// What a symbol of each role will bring in each month that is left, apart from events.
const MONTHLY: [f32; Role::ALL.len()] = [0.0, 0.05, 0.06, 0.0, 0.06, 0.22, 0.22, 0.0, 0.13];

impl Insight<Dragon> for DragonInsight {
    const EVALUATES: bool = true;

    fn tuning() -> Tuning {
        Tuning { pace: 9800, horizon: 4, care: 0.0, exploration: 1.0, temperature: 0.02, reduction: 0.02, blur: 0.01 }
    }

    fn evaluate(&self, world: &Dragon) -> Values {
        let players = world.players();
        let mut table = [world.holdings(Seat::new(0)); MAX_SEATS];
        for seat in Seat::all(players).skip(1) {
            table[seat.index()] = world.holdings(seat);
        }
        let table = &table[..usize::from(players)];
        let month = world.month().min(MONTHS);
        let scorings = f32::from(MONTHS - month + 1);
        let mut strength = [0.0; MAX_SEATS];
        for (own, strength) in table.iter().zip(&mut strength) {
            *strength = standing(own, scorings) + track(own, table, scorings);
        }
        let ahead = matches!(world.phase(), Phase::Draft | Phase::Action | Phase::Person);
        let first = usize::from(month) - usize::from(ahead);
        let mut stores = [[0.0_f32; 3]; MAX_SEATS];
        for (own, store) in table.iter().zip(&mut stores) {
            *store = [own.yuan, own.rice, own.fireworks].map(f32::from);
        }
        for (distance, event) in world.events()[first..].iter().enumerate() {
            let weight = SETTLED[distance.min(SETTLED.len() - 1)];
            foresee(*event, weight, table, &mut stores, &mut strength);
        }
        let spread = 2.0 + 0.8 * scorings;
        chances(strength.map(|figure| figure / spread), players)
    }
}

/// The final score to which what somebody has points, without events.
fn standing(own: &Holdings, scorings: f32) -> f32 {
    let months = scorings - 1.0;
    let empty = f32::from(own.palaces - own.inhabited);
    let room = f32::from(own.floors - own.persons.min(own.floors));
    let ladies = f32::from(own.symbols[Role::Lady as usize]);
    let monthly: f32 = own.symbols.iter().zip(MONTHLY).map(|(count, worth)| f32::from(*count) * worth).sum();
    let goods = f32::from(own.yuan) + 2.0 * f32::from(own.rice + own.fireworks);
    f32::from(own.points)
        + scorings * (f32::from(own.dragons) + 0.9 * ladies + 0.9 * f32::from(own.inhabited))
        + empty * scorings.min(2.0) * 0.6
        + 2.0 * f32::from(own.persons)
        + 0.9 * f32::from(own.monks)
        + room.min(months) * 1.2
        + months * monthly
        + goods / 3.0
        + f32::from(own.yuan).min(8.0) * 0.25 * (months / 6.0).min(1.0)
        + f32::from(own.wall)
}

/// To be early on the track is worth something as long as there is something to choose.
fn track(own: &Holdings, table: &[Holdings], scorings: f32) -> f32 {
    let best = table.iter().map(|other| other.space).max().unwrap_or(0);
    let behind = f32::from(best - own.space);
    -(behind * 0.12).min(2.0) * (scorings / 6.0).min(1.0)
}

/// What an event will bring and cost each player, as far as that is settled.
fn foresee(event: Event, weight: f32, table: &[Holdings], stores: &mut [[f32; 3]], strength: &mut [f32]) {
    match event {
        Event::Peace => {}
        Event::Tribute => {
            for (store, strength) in stores.iter_mut().zip(strength).take(table.len()) {
                let missing = (4.0 - store[0]).max(0.0);
                store[0] = (store[0] - 4.0).max(0.0);
                // What is paid is no money at the end.
                *strength -= weight * (missing * PERSON + (4.0 - missing) / 3.0);
            }
        }
        Event::Drought => {
            for ((own, store), strength) in table.iter().zip(stores).zip(strength) {
                let mouths = f32::from(own.inhabited);
                let missing = (mouths - store[1]).max(0.0);
                store[1] = (store[1] - mouths).max(0.0);
                *strength -= weight * (missing * PERSON + (mouths - missing) * 2.0 / 3.0);
            }
        }
        Event::Epidemic => {
            for (own, strength) in table.iter().zip(strength) {
                let sick = 3 - own.symbols[Role::Healer as usize].min(3);
                *strength -= weight * PERSON * f32::from(sick.min(own.persons));
            }
        }
        Event::Mongols => {
            let helmets = |own: &Holdings| own.symbols[Role::Warrior as usize];
            let fewest = table.iter().map(helmets).min().unwrap_or(0);
            for (own, strength) in table.iter().zip(strength) {
                let lost = if helmets(own) == fewest { PERSON } else { 0.0 };
                *strength += weight * (f32::from(helmets(own)) - lost);
            }
        }
        Event::Festival => {
            let most = stores[..table.len()].iter().map(|store| store[2]).fold(0.0, f32::max);
            let second =
                stores[..table.len()].iter().map(|store| store[2]).filter(|held| *held < most).fold(0.0, f32::max);
            for (store, strength) in stores.iter_mut().zip(strength).take(table.len()) {
                let points = match store[2] {
                    held if held <= 0.0 => continue,
                    held if held >= most => 6.0,
                    held if held >= second => 3.0,
                    _ => continue,
                };
                *strength += weight * (points - store[2] / 3.0);
                store[2] = (store[2] / 2.0).floor();
            }
        }
    }
}
