//! What the bots know of Huang: the lowest colour is what counts, so points are wanted where they are few; a leader on the map will
//! earn, a pagoda in its state earns every turn, and red tiles keep both.
//!
//! Hundreds of actions are legal in a turn. Most are alike: tiles that touch no state score nothing, and which tiles of the hand
//! are replaced is a matter of chance. Such actions are judged together, without being tried.

use crate::insight::value;
use crate::insight::{Insight, Tuning};
use crate::portable::{exp, ln};
use crate::values::Values;
use crate::values::chances;
use tianxia_core::{FastDice, Game, MAX_SEATS, Mute, Seat, Style};
use tianxia_games::Huang;
use tianxia_huang::{Action, Colour, Standing};

/// Knowledge of Huang.
#[derive(Clone, Copy, Default, Debug)]
pub struct HuangInsight;

/// How far a total may lie above the lowest and still be counted in part: it is open which colour will be the lowest.
const LEVEL: f32 = 1.5;
/// What a leader on the map is expected to earn in a turn, and what a pagoda does.
const LEADER: f32 = 0.22;
const PAGODA: f32 = 0.6;
/// What a yellow leader earns in a turn for each colour that has none.
const STAND_IN: f32 = 0.03;
/// Turns that are looked ahead at most, for leaders and for pagodas: nothing lasts.
const LEADERS_LAST: f32 = 3.0;
const PAGODAS_LAST: f32 = 5.0;
/// What a red tile of a leader's state and a yellow one next to it are worth as safety, and any tile in hand.
const RED: f32 = 0.04;
const YELLOW: f32 = 0.04;
const IN_HAND: f32 = 0.04;

/// For each colour points, tiles in hand, and a leader with its pagodas, red tiles and yellow neighbours; then the four totals with white filled in.
const FIGURES_OF_A_SEAT: usize = 34;

/// How much less an action promises that is not even tried.
const UNTRIED: f32 = 0.01;
/// The most decisions of a conflict that are played through to judge an answer to it.
const CONFLICT: usize = 10;

impl Insight<Huang> for HuangInsight {
    const EVALUATES: bool = true;

    const FIGURES: usize = MAX_SEATS * FIGURES_OF_A_SEAT;

    fn sharpness(_: &Huang) -> f32 {
        1.1
    }

    fn tuning() -> Tuning {
        Tuning {
            pace: 500,
            crowd: 0.0,
            horizon: 0,
            blend: 0.0,
            care: 0.0,
            exploration: 1.0,
            temperature: 0.035,
            promise: 1.0,
            sight: f32::MAX,
            ripe: 1,
            reduction: 0.02,
            paranoia: 0.0,
            blur: 0.02,
        }
    }

    fn figures(&self, world: &Huang, seat: Seat, out: &mut [f32]) {
        let players = usize::from(world.players());
        let table = world.standings();
        for (step, out) in out.chunks_mut(FIGURES_OF_A_SEAT).enumerate().take(players) {
            let own = &table[(seat.index() + step) % players];
            for colour in 0..5 {
                let out = &mut out[6 * colour..6 * colour + 6];
                out[0] = f32::from(own.points[colour]) / 8.0;
                out[1] = f32::from(own.hand[colour]) / 3.0;
                if let Some(led) = own.leaders[colour] {
                    out[2] = 1.0;
                    out[3] = f32::from(led.pagodas) / 2.0;
                    out[4] = f32::from(led.reds.min(10)) / 5.0;
                    out[5] = f32::from(led.support.min(6)) / 3.0;
                }
            }
            let lowest = filled(own.points.map(f32::from));
            out[30..34].copy_from_slice(&lowest.map(|total| total / 8.0));
        }
    }

    /// A warlord likes it when others have few leaders on the map, a builder pagodas in his states, a merchant many leaders of his own.
    fn likes(&self, world: &Huang, seat: Seat, style: Style) -> f32 {
        let table = world.standings();
        let leaders = |standing: &Standing| standing.leaders.iter().flatten().count() as f32;
        match style {
            Style::Warlord => {
                let others = Seat::all(world.players()).filter(|other| *other != seat);
                let on_the_map: f32 = others.map(|other| leaders(&table[other.index()])).sum();
                -0.02 * on_the_map / f32::from(world.players() - 1)
            }
            Style::Builder => {
                let pagodas: u8 = table[seat.index()].leaders.iter().flatten().map(|led| led.pagodas).sum();
                0.02 * f32::from(pagodas.min(4))
            }
            Style::Merchant => 0.015 * leaders(&table[seat.index()]),
        }
    }

    fn evaluate(&self, world: &Huang) -> Values {
        let players = world.players();
        let turns = f32::from(world.bag_left()) / (2.5 * f32::from(players));
        let table = world.standings();
        let mut strength = [0.0; MAX_SEATS];
        for (own, strength) in table.iter().zip(&mut strength).take(usize::from(players)) {
            *strength = standing(own, turns);
        }
        // By how many points the judgement may be wrong, as quick games have shown.
        let spread = (0.25 + 0.27 * turns).min(2.6);
        chances(strength.map(|figure| figure / spread), players)
    }

    fn prior(&self, world: &Huang, legal: &[Action], dice: &mut FastDice, out: &mut Vec<f32>) {
        let Some(seat) = world.turn().seat() else { return };
        let now = value(self, world)[seat.index()];
        let reach = world.reach_of_states();
        for action in legal {
            let idle = match action {
                Action::Tile { colour, at } => !reach.has(*at) && !world.completes(*colour, *at),
                Action::Replace { .. } => true,
                _ => false,
            };
            out.push(if idle { now - UNTRIED } else { self.try_out(world, *action, dice)[seat.index()] });
        }
    }
}

impl HuangInsight {
    /// Plays an action and whatever conflict it began, in which nobody adds anything more, and evaluates the peace after it.
    fn try_out(&self, world: &Huang, action: Action, dice: &mut FastDice) -> Values {
        let mut after = world.clone();
        let mut legal = Vec::new();
        let mut played = after.play(action, dice, &mut Mute).is_ok();
        for _ in 0..CONFLICT {
            if !played || after.turn().seat().is_none() || after.is_between_actions() {
                break;
            }
            let quiet = after.play(Action::None, dice, &mut Mute).is_ok();
            played = quiet || {
                legal.clear();
                after.legal(&mut legal);
                legal.first().is_some_and(|first| after.play(*first, dice, &mut Mute).is_ok())
            };
        }
        value(self, &after)
    }
}

/// How good a player's position is, in points of the lowest colour.
fn standing(own: &Standing, turns: f32) -> f32 {
    let stand_in = if own.leaders[Colour::Yellow.index()].is_some() { STAND_IN } else { 0.0 };
    let mut totals = own.points.map(f32::from);
    let mut safety = 0.0;
    for (total, leader) in totals.iter_mut().zip(own.leaders) {
        *total += turns.min(LEADERS_LAST) * if leader.is_some() { LEADER } else { stand_in };
        if let Some(led) = leader {
            *total += turns.min(PAGODAS_LAST) * PAGODA * f32::from(led.pagodas);
            safety += RED * f32::from(led.reds.min(6)) + YELLOW * f32::from(led.support.min(3));
        }
    }
    let hand: u8 = own.hand.iter().sum();
    lowest(filled(totals)) + safety + IN_HAND * f32::from(hand)
}

/// The four totals once white fills up the lowest (H32), the lowest first.
fn filled(totals: [f32; 5]) -> [f32; 4] {
    let mut four = [totals[0], totals[1], totals[2], totals[3]];
    let mut white = totals[Colour::White.index()];
    four.sort_unstable_by(f32::total_cmp);
    // Water finds its level: each step lifts the lowest ones together to the next.
    for filled in 1..=4 {
        let next = if filled < 4 { four[filled] } else { f32::MAX };
        let lift = ((next - four[filled - 1]) * filled as f32).min(white) / filled as f32;
        four[..filled].iter_mut().for_each(|total| *total += lift);
        white -= lift * filled as f32;
    }
    four
}

/// The lowest of the totals, less something for every other that is as low or nearly so.
fn lowest(four: [f32; 4]) -> f32 {
    let near: f32 = four.iter().map(|total| exp((four[0] - total) / LEVEL)).sum();
    four[0] - LEVEL * ln(near)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_points_fill_up_the_lowest_colours() {
        for totals in [[3.0, 3.0, 3.0, 3.0, 0.0], [1.0, 2.0, 3.0, 3.0, 3.0], [1.0, 1.0, 1.0, 1.0, 8.0]] {
            assert_eq!(filled(totals), [3.0; 4]);
        }
        assert_eq!(filled([9.0, 3.0, 3.0, 0.0, 0.0]), [0.0, 3.0, 3.0, 9.0]);
    }

    #[test]
    fn the_lowest_total_counts_and_the_others_the_less_the_higher_they_are() {
        let base = lowest([3.0, 5.0, 7.0, 9.0]);
        let better = |four| lowest(four) - base;
        assert!(better([4.0, 5.0, 7.0, 9.0]) > better([3.0, 6.0, 7.0, 9.0]));
        assert!(better([3.0, 6.0, 7.0, 9.0]) > better([3.0, 5.0, 8.0, 9.0]));
        assert!(better([3.0, 5.0, 7.0, 10.0]) > 0.0);
    }
}
