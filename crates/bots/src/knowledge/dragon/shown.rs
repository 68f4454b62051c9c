//! What a network is shown of the Year of the Dragon: the figures of the evaluation and some more of each seat, and what lies ahead. They
//! are few and tell nearly everything, so that a network of this game judges without a look at the whole observation.

use super::{FIGURES, Figures, coming};
use tianxia_core::{Game, MAX_SEATS, Seat};
use tianxia_dragon::{Card, Holdings, MONTHS, MonthEvent, Phase, Role};
use tianxia_games::Dragon;

const ROLES: usize = Role::ALL.len();
/// Of each seat: the figures of the evaluation, symbols and cards by role (the wild ones last), floors, whether it still has its turn in this
/// phase, and how many are before it on the track.
const OF_A_SEAT: usize = FIGURES + ROLES + (ROLES + 1) + 3;
/// Events that are shown one by one.
const AHEAD: usize = 4;
const KINDS: usize = MonthEvent::ALL.len();
/// Of the table: the month, the phase, the next events, how many of each kind are to come, and how many play.
const OF_THE_TABLE: usize = MONTHS as usize + 3 + AHEAD * KINDS + KINDS + (MAX_SEATS - 1);

/// How many figures a network is shown.
pub(super) const SHOWN: usize = MAX_SEATS * OF_A_SEAT + OF_THE_TABLE;

/// What makes each figure of the evaluation about one.
const SCALE: [f32; FIGURES] = [
    0.025, 0.08, 0.08, 0.04, 0.04, 0.16, 0.12, 0.25, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.12, 0.25, 0.25, 0.12,
    1.0, 1.0, 1.0, 0.25, 0.25, 0.5, 0.3, 0.3, 0.5, 0.3, 0.3, 1.0, 1.0, 0.25, 0.25, 0.16, 0.16, 0.25,
];

/// Writes the figures, those of the seat first; `out` begins as zeros.
pub(super) fn show(
    world: &Dragon,
    seat: Seat,
    table: &[Holdings; MAX_SEATS],
    figures: &[Figures; MAX_SEATS],
    out: &mut [f32],
) {
    let players = usize::from(world.players());
    let (seats, shared) = out.split_at_mut(MAX_SEATS * OF_A_SEAT);
    for (step, out) in seats.chunks_mut(OF_A_SEAT).enumerate().take(players) {
        let other = Seat::new((seat.index() + step) % players);
        let (judged, rest) = out.split_at_mut(FIGURES);
        for ((out, figure), scale) in judged.iter_mut().zip(&figures[other.index()]).zip(SCALE) {
            *out = figure * scale;
        }
        show_seat(world, other, &table[other.index()], rest);
    }
    let (months, rest) = shared.split_at_mut(usize::from(MONTHS));
    let (phase, rest) = rest.split_at_mut(3);
    let (next, rest) = rest.split_at_mut(AHEAD * KINDS);
    let (all, number) = rest.split_at_mut(KINDS);
    months[usize::from(world.month().clamp(1, MONTHS)) - 1] = 1.0;
    match world.phase() {
        Phase::Action => phase[0] = 1.0,
        Phase::Person => phase[1] = 1.0,
        _ => phase[2] = 1.0,
    }
    for (distance, event) in coming(world).iter().enumerate() {
        let kind = MonthEvent::ALL.iter().position(|one| one == event).unwrap_or(0);
        all[kind] += 0.25;
        if distance < AHEAD {
            next[distance * KINDS + kind] = 1.0;
        }
    }
    number[players - 2] = 1.0;
}

fn show_seat(world: &Dragon, seat: Seat, own: &Holdings, out: &mut [f32]) {
    let (symbols, rest) = out.split_at_mut(ROLES);
    let (cards, rest) = rest.split_at_mut(ROLES + 1);
    symbols.iter_mut().zip(own.symbols).for_each(|(out, count)| *out = f32::from(count) / 4.0);
    for card in world.cards(seat) {
        match card {
            Card::Of(role) => cards[role as usize] = 0.5,
            Card::Wild => cards[ROLES] += 0.5,
        }
    }
    rest[0] = f32::from(own.floors) / 8.0;
    rest[1] = f32::from(u8::from(world.waits(seat)));
    rest[2] = world.track().take_while(|other| *other != seat).count() as f32 / 4.0;
}
