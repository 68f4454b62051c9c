//! What the bots know of Qin: pagodas on the board are worth most where they cannot be lost, and a province that is nearly
//! major is nearly a pagoda more.

use crate::insight::value;
use crate::insight::{Insight, Tuning};
use crate::values::Values;
use crate::values::chances;
use tianxia_core::{FastDice, Game, MAX_SEATS, Mute, Seat, Style};
use tianxia_games::Qin;
use tianxia_qin::{Action, Prospects, Touched};

/// Knowledge of Qin.
#[derive(Clone, Copy, Default, Debug)]
pub struct QinInsight;

/// What a province is worth beyond its pagodas, by size: a small one can be swallowed, one of four wants one territory more.
const PROVINCE: [f32; 6] = [0.0, 0.0, -0.3, -0.1, 0.2, 0.3];
/// Pagodas left, provinces of 2, 3, … 8 or more territories, and the prospects of both.
const FIGURES_OF_A_SEAT: usize = 8 + PROSPECTS;
const PROSPECTS: usize = 13;
/// What it is worth to be on turn, in pagodas.
const TEMPO: f32 = 0.6;

impl Insight<Qin> for QinInsight {
    const EVALUATES: bool = true;

    const FIGURES: usize = MAX_SEATS * FIGURES_OF_A_SEAT;

    fn sharpness(world: &Qin) -> f32 {
        match world.players() {
            2 => 1.35,
            3 => 0.9,
            _ => 0.75,
        }
    }

    fn tuning() -> Tuning {
        Tuning {
            pace: 800,
            crowd: 0.0,
            horizon: 0,
            blend: 0.0,
            care: 0.0,
            exploration: 1.0,
            temperature: 0.05,
            promise: 1.0,
            sight: f32::MAX,
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
        let prospects = world.prospects();
        for owner in Seat::all(world.players()) {
            let figures = figures(&prospects[owner.index()]);
            out[place(owner) + 8..place(owner) + FIGURES_OF_A_SEAT].copy_from_slice(&figures);
        }
    }

    /// Many placements touch the same provinces and villages: one of them is tried for all.
    fn quick_prior(&self, world: &Qin, legal: &[Action], dice: &mut FastDice, out: &mut Vec<f32>) {
        let Some(seat) = world.turn().seat() else { return };
        let mut tried: Vec<(Option<Touched>, f32)> = Vec::new();
        for action in legal {
            let touched = world.touched(*action);
            let known = tried.iter().find(|(other, _)| *other == touched).map(|(_, found)| *found);
            out.push(known.unwrap_or_else(|| {
                let mut after = world.clone();
                let played = after.play(*action, dice, &mut Mute).is_ok();
                let found = if played { value(self, &after)[seat.index()] } else { 0.0 };
                tried.push((touched, found));
                found
            }));
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

/// What may become of a seat's provinces, as figures of about one.
fn figures(prospects: &Prospects) -> [f32; PROSPECTS] {
    let Prospects { at_risk, prey, joined, nearly_major, half_grown, stuck, apart, room, villages, wanted } =
        *prospects;
    [
        f32::from(at_risk[0]) / 2.0,
        f32::from(at_risk[1]) / 2.0,
        f32::from(prey[0]) / 2.0,
        f32::from(prey[1]) / 2.0,
        f32::from(joined) / 2.0,
        f32::from(nearly_major) / 2.0,
        f32::from(half_grown) / 2.0,
        f32::from(stuck) / 2.0,
        f32::from(apart) / 2.0,
        f32::from(room) / 20.0,
        f32::from(villages[0]) / 2.0,
        f32::from(villages[1]) / 2.0,
        f32::from(wanted) / 2.0,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use tianxia_core::{Dice, Setup};

    #[test]
    fn placements_that_touch_the_same_come_to_the_same() {
        for players in 2..=4 {
            let mut dice = FastDice::new(u64::from(players));
            let mut state = Qin::start(&Qin::read_options(&Setup::new(players)).unwrap(), &mut dice);
            // Near the end a placement may leave no room for any tile, wherever it lies.
            while state.turn().seat().is_some() && state.supply() > 20 {
                let legal = state.legal_actions();
                let (mut each, mut quick) = (Vec::new(), Vec::new());
                QinInsight.prior(&state, &legal, &mut FastDice::new(1), &mut each);
                QinInsight.quick_prior(&state, &legal, &mut FastDice::new(2), &mut quick);
                // Provinces are summed up in another order.
                assert!(each.iter().zip(&quick).all(|(each, quick)| (each - quick).abs() < 1e-4), "{each:?} {quick:?}");
                state.play(legal[dice.below(legal.len() as u32) as usize], &mut dice, &mut Mute).unwrap();
            }
        }
    }
}
