//! Condenses what a spectator witnessed of a play into its effect: from the public events, and from the conflict that is pending after
//! them.

use super::effect::{
    Beaten, Built, Counted, Effect, Gain, Gone, Granaries, LeaderMove, Moved, Offered, Placed, RevoltEffect, Spent,
    WarEffect, WarState,
};
use super::event::{Event, Removal};
use super::outlook::{revolt_outlook, war_outlook, won_revolt};
use crate::board::{Colour, Site};
use crate::state::{Commitment, Decision, Huang, WarPhase};
use tianxia_core::Seat;

/// The effect of a play that began in `game`.
pub(crate) fn effect(game: &Huang, events: &[Event], after: Option<&Huang>) -> Effect {
    let mut effect = Effect::default();
    events.iter().for_each(|event| effect.add(event));
    effect.revolt = revolt(game, events, after);
    effect.war = war(game, events);
    if let Some(after) = after {
        effect.to_remove = after.decision.reds_left();
        effect.offers = offers(after);
    }
    effect
}

impl Effect {
    fn add(&mut self, event: &Event) {
        let spent = |seat: &Seat, colour, tiles: &u8, leader: &bool| Spent {
            seat: *seat,
            colour,
            tiles: *tiles,
            leader: *leader,
        };
        match event {
            Event::Tile { seat, colour, .. } => self.tile = Some(Placed { seat: *seat, colour: *colour }),
            Event::Took { seat, colour } => self.took = Some(Placed { seat: *seat, colour: *colour }),
            Event::Leader { seat, colour, from, .. } => {
                let how = if from.is_some() { Moved::Moved } else { Moved::Placed };
                self.leaders.push(LeaderMove { seat: *seat, colour: *colour, how });
            }
            Event::Withdrawn { seat, colour, .. } => {
                self.leaders.push(LeaderMove { seat: *seat, colour: *colour, how: Moved::Withdrawn });
            }
            Event::Points { seat, colour, points, because, .. } => {
                self.points.push(Gain { seat: *seat, colour: *colour, points: *points, because: *because });
            }
            Event::Riot { seat, tiles, leader, .. } => self.spent.push(spent(seat, Colour::Blue, tiles, leader)),
            Event::Paid { seat, tiles, leader } => self.spent.push(spent(seat, Colour::Green, tiles, leader)),
            Event::Committed { seat, commitment } => self.commit(*seat, Colour::Yellow, *commitment),
            Event::Supported { seat, commitment, .. } => self.commit(*seat, Colour::Red, *commitment),
            Event::Removed { colour, at, because } => {
                let at = (*because != Removal::Riot).then_some(*at);
                self.gone.push(Gone::Tile { colour: *colour, at, because: *because });
            }
            Event::Returned { seat, colour, from, because } => {
                self.gone.push(Gone::Leader { seat: *seat, colour: *colour, at: *from, because: *because });
            }
            Event::PagodaLost { colour, at } => self.gone.push(Gone::Pagoda { colour: *colour, at: *at }),
            Event::PalaceLost { at } => self.gone.push(Gone::Palace { at: *at }),
            Event::GranaryLost { at } => self.gone.push(Gone::Granary { at: *at }),
            Event::Pagoda { colour, from, .. } => {
                self.built = Some(Built { pagoda: Some(*colour), from: from.map_or(Vec::new(), Vec::from) });
            }
            Event::Palace { from, .. } => {
                self.built = Some(Built { pagoda: None, from: from.map_or(Vec::new(), Vec::from) });
            }
            Event::Granaries { seat, count, points, .. } => {
                self.granaries = Some(Granaries { seat: *seat, count: *count, points: *points });
            }
            Event::Bandits { tile, bandits, .. } => self.bandits.push(Beaten { tile: *tile, bandits: *bandits }),
            Event::Discarded { seat, count, .. } => self.discarded = Some(Counted { seat: *seat, count: *count }),
            Event::Drew { seat, count, .. } => self.drew.push(Counted { seat: *seat, count: *count }),
            Event::Market { tiles } => self.market = Some(*tiles),
            Event::Over { because } => self.over = Some(*because),
            Event::Revolt { .. }
            | Event::RevoltOver { .. }
            | Event::War { .. }
            | Event::Warring { .. }
            | Event::WarOver { .. }
            | Event::Neutral { .. }
            | Event::Declined { .. }
            | Event::Passed { .. }
            | Event::Turn { .. } => {}
        }
    }

    fn commit(&mut self, seat: Seat, colour: Colour, Commitment { tiles, leader }: Commitment) {
        if tiles > 0 || leader {
            self.spent.push(Spent { seat, colour, tiles, leader });
        }
    }
}

/// The revolt that the play began or went on with.
fn revolt(game: &Huang, events: &[Event], after: Option<&Huang>) -> Option<RevoltEffect> {
    if let Some(after) = after
        && let Decision::Revolt(revolt) = &after.decision
    {
        let strength = |seat| after.support_of(seat, revolt.colour).map_or(0, |(_, tiles)| tiles);
        return Some(RevoltEffect {
            colour: revolt.colour,
            attacker: after.active,
            attack: strength(after.active) + revolt.attack.unwrap_or_default().strength(),
            defender: revolt.defender,
            defence: strength(revolt.defender),
            outlook: revolt_outlook(after, revolt),
            over: false,
        });
    }
    let (winner, loser, colour, strength, against) = events.iter().find_map(|event| match event {
        Event::RevoltOver { winner, loser, colour, strength, against } => {
            Some((*winner, *loser, *colour, *strength, *against))
        }
        _ => None,
    })?;
    let attacker = game.active;
    let won = winner == attacker;
    let (attack, defence) = if won { (strength, against) } else { (against, strength) };
    let defender = if won { loser } else { winner };
    let outlook = won_revolt(colour, winner, loser);
    Some(RevoltEffect { colour, attacker, attack, defender, defence, outlook, over: true })
}

/// The war that the play began or went on with, as far as it is not yet decided before.
fn war(game: &Huang, events: &[Event]) -> Option<WarEffect> {
    let map = game.map();
    let begun = events.iter().find_map(|event| match event {
        Event::War { at, .. } => map.cell(*at),
        _ => None,
    });
    let mut war = match (begun, &game.decision) {
        (Some(tile), _) => game.war_at(tile, &game.groups_around(tile, game.linked())),
        (None, Decision::War(war)) if !matches!(war.phase, WarPhase::Pay { .. }) => *war,
        _ => return None,
    };
    let mut winner = None;
    for event in events {
        match event {
            Event::Supported { seat, side, commitment, .. } => {
                if let Some(side) = map.cell(*side).and_then(|door| war.side_at(door)) {
                    war.supports[seat.index()] = (side as u8, *commitment);
                }
            }
            Event::WarOver { winner: side, .. } => winner = map.cell(*side).and_then(|door| war.side_at(door)),
            _ => {}
        }
    }
    let states = war.sides().iter().enumerate().filter(|_| begun.is_some());
    let states = states.map(|(index, side)| WarState {
        side: map.square(side.door),
        name: map.state_name(side.cells),
        reds: side.reds,
        leaders: game.contested_leaders(&war, index),
    });
    Some(WarEffect {
        begins: states.collect(),
        totals: (0..war.sides().len()).map(|side| war.total(side)).collect(),
        outlook: war_outlook(game, &war, winner),
        over: winner.is_some(),
    })
}

fn offers(after: &Huang) -> Vec<Offered> {
    match &after.decision {
        Decision::Build { tile } => {
            let sites: Vec<Site> = after.sites_at(*tile).collect();
            let has = |wanted: fn(&Site) -> bool| sites.iter().any(wanted);
            let market = after.colour_at(*tile) == Some(Colour::Green) && !after.market.is_empty();
            [
                (has(|site| matches!(site, Site::Triangle(_))), Offered::Pagoda),
                (has(|site| matches!(site, Site::Rhombus(_))), Offered::Palace),
                (market, Offered::Market),
            ]
            .into_iter()
            .filter_map(|(there, offer)| there.then_some(offer))
            .collect()
        }
        Decision::Market => vec![Offered::Market],
        Decision::Chain { .. } => vec![Offered::Chain],
        Decision::Granaries => vec![Offered::Granaries],
        _ => Vec::new(),
    }
}
