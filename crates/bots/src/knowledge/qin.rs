//! What the bots know of Qin: pagodas on the board are worth most where they cannot be lost, and a province that is nearly
//! major is nearly a pagoda more.

use crate::insight::{Insight, Tuning, Values};
use crate::value::chances;
use tianxia_core::{Game, MAX_SEATS, Seat, Style};
use tianxia_games::Qin;

/// Knowledge of Qin.
#[derive(Clone, Copy, Default, Debug)]
pub struct QinInsight;

/// What a province is worth beyond its pagodas, by size: a small one can be swallowed, one of four wants one territory more.
const PROVINCE: [f32; 6] = [0.0, 0.0, -0.3, -0.1, 0.2, 0.3];
/// Pagodas left, and provinces of 2, 3, … 8 or more territories.
const FIGURES_OF_A_SEAT: usize = 8;
/// What it is worth to be on turn, in pagodas.
const TEMPO: f32 = 0.6;

impl Insight<Qin> for QinInsight {
    const EVALUATES: bool = true;

    const FIGURES: usize = MAX_SEATS * FIGURES_OF_A_SEAT;

    fn sharpness(players: u8) -> f32 {
        match players {
            2 => 1.5,
            3 => 1.05,
            _ => 0.65,
        }
    }

    fn tuning() -> Tuning {
        Tuning {
            pace: 800,
            horizon: 0,
            blend: 0.0,
            care: 0.0,
            exploration: 1.0,
            temperature: 0.05,
            promise: 1.0,
            ripe: 1,
            reduction: 0.05,
            paranoia: 0.0,
            blur: 0.04,
        }
    }

    fn figures(&self, world: &Qin, seat: Seat, out: &mut [f32]) {
        let players = usize::from(world.players());
        let place = |owner: Seat| (owner.index() + players - seat.index()) % players * FIGURES_OF_A_SEAT;
        for owner in Seat::all(world.players()) {
            out[place(owner)] = f32::from(world.pagodas_left(owner)) / 24.0;
        }
        for (owner, size) in world.province_sizes() {
            out[place(owner) + usize::from(size.clamp(2, 8)) - 1] += 0.25;
        }
    }

    /// A warlord likes it when others have few provinces, a builder one large province, a merchant many.
    fn likes(&self, world: &Qin, seat: Seat, style: Style) -> f32 {
        let provinces = world.province_sizes();
        match style {
            Style::Warlord => -0.015 * provinces.filter(|(owner, _)| *owner != seat).count() as f32,
            Style::Builder => {
                let largest = provinces.filter(|(owner, _)| *owner == seat).map(|(_, size)| size).max();
                0.01 * f32::from(largest.unwrap_or(0).min(12))
            }
            Style::Merchant => 0.015 * provinces.filter(|(owner, _)| *owner == seat).count() as f32,
        }
    }

    fn evaluate(&self, world: &Qin) -> Values {
        let mut strength = [0.0; MAX_SEATS];
        let mut left = u8::MAX;
        for seat in Seat::all(world.players()) {
            let pagodas = world.pagodas_left(seat);
            left = left.min(pagodas);
            strength[seat.index()] = -f32::from(pagodas);
        }
        for (owner, size) in world.province_sizes() {
            strength[owner.index()] += PROVINCE[usize::from(size.min(5))];
        }
        if let Some(seat) = world.turn().seat() {
            strength[seat.index()] += TEMPO;
        }
        // A pagoda ahead counts the more the nearer the end is.
        let sharpness = 1.0 / (1.0 + 0.12 * f32::from(left));
        chances(strength.map(|figure| figure * sharpness), world.players())
    }
}
