//! How a war or a revolt ends if nothing more is added to it (H35, H41 to H44): views show it while it is pending, and effects tell it
//! of what an answer would change.

use super::effect::Gain;
use super::event::{Event, Reason, Removal, Return};
use super::view::LeaderView;
use crate::board::Colour;
use crate::state::{Decision, Huang, Revolt, War, WarPhase, bit};
use serde::Serialize;
use tianxia_core::{Seat, Square};

/// How a war ends if nothing more is added.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WarOutlook {
    /// The sides with the highest total. Several are a tie, which the active player decides; the lists below are empty then.
    pub leading: Vec<Square>,
    /// Their total.
    pub total: u8,
    /// The points that follow.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gains: Vec<Gain>,
    /// The leaders that return to their owners.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub home: Vec<LeaderView>,
    /// How many red tiles the winner pays: the highest total of the others.
    pub price: u8,
    /// How many of them it pays from the map.
    pub from_map: u8,
}

/// How a revolt ends if nothing more is added.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RevoltOutlook {
    /// Who wins.
    pub winner: Seat,
    /// Who loses: the leader in question returns to this seat.
    pub loser: Seat,
    /// The points that follow.
    pub gains: Vec<Gain>,
}

/// The outlook of a war; `winner` is the side that a tie was decided for, if it was one.
pub(super) fn war_outlook(game: &Huang, war: &War, winner: Option<usize>) -> WarOutlook {
    let sides = 0..war.sides().len();
    let total = war.highest();
    let leading: Vec<usize> = match winner {
        Some(winner) => vec![winner],
        None => sides.clone().filter(|side| war.leads(*side)).collect(),
    };
    let first = leading[0];
    let price = sides.clone().filter(|side| *side != first).map(|side| war.total(side)).max().unwrap_or(0);
    let squares = leading.iter().map(|side| game.map().square(war.sides()[*side].door)).collect();
    let mut outlook = WarOutlook { leading: squares, total, gains: Vec::new(), home: Vec::new(), price, from_map: 0 };
    if leading.len() > 1 {
        return outlook;
    }
    let cells = war.sides()[first].cells;
    for loser in sides.filter(|side| *side != first) {
        let mut leaders = game.contested_leaders(war, loser);
        leaders.sort_unstable_by_key(|leader| leader.colour);
        for leader in leaders {
            let gains = game.leader_within(leader.colour, cells);
            let gain = |(seat, _)| Gain { seat, colour: leader.colour, points: 1, because: Reason::War };
            outlook.gains.extend(gains.map(gain));
            outlook.home.push(leader);
        }
    }
    let reds = (cells & game.tiles_of(Colour::Red)).len() as u8;
    outlook.from_map = reds.min(price.saturating_sub(war.committed(first)));
    outlook
}

/// The outlook of a revolt.
pub(super) fn revolt_outlook(game: &Huang, revolt: &Revolt) -> RevoltOutlook {
    let strength = |seat| game.support_of(seat, revolt.colour).map_or(0, |(_, tiles)| tiles);
    let attack = strength(game.active) + revolt.attack.unwrap_or_default().strength();
    let (attacker, defender) = (game.active, revolt.defender);
    let (winner, loser) = if attack > strength(defender) { (attacker, defender) } else { (defender, attacker) };
    won_revolt(revolt.colour, winner, loser)
}

/// The same where it is known who wins.
pub(super) fn won_revolt(colour: Colour, winner: Seat, loser: Seat) -> RevoltOutlook {
    let gain = Gain { seat: winner, colour, points: 1, because: Reason::Revolt };
    RevoltOutlook { winner, loser, gains: vec![gain] }
}

impl Huang {
    /// The leaders of a side that can be lost (H42).
    pub(super) fn contested_leaders(&self, war: &War, side: usize) -> Vec<LeaderView> {
        let (contested, cells) = (war.contested(side), war.sides()[side].cells);
        self.leader_views(|colour, cell| contested & bit(colour) != 0 && cells.has(cell))
    }
}

/// What an outlook that everybody saw got wrong, if a play that added nothing ended the conflict.
pub(crate) fn misjudged(game: &Huang, events: &[Event], after: &Huang) -> Option<String> {
    let added = |event: &Event| match event {
        Event::Supported { .. } => true,
        Event::Committed { commitment, .. } => !commitment.is_none(),
        _ => false,
    };
    if events.iter().any(added) {
        return None;
    }
    let (foretold, came) = match &game.decision {
        Decision::Revolt(revolt) => {
            let RevoltOutlook { winner, loser, gains } = revolt_outlook(game, revolt);
            let over = events.iter().find_map(|event| match event {
                Event::RevoltOver { winner, loser, .. } => Some((*winner, *loser)),
                _ => None,
            })?;
            let returned: Vec<_> = returned(events, Return::Revolt).iter().map(|leader| leader.seat).collect();
            let came = (over, gained(events, Reason::Revolt), returned);
            (format!("{:?}", ((winner, loser), gains, [loser])), format!("{came:?}"))
        }
        Decision::War(war) if !matches!(war.phase, WarPhase::Pay { .. }) => {
            let WarOutlook { leading, total, gains, home, price, from_map } = war_outlook(game, war, None);
            let [winner] = leading[..] else { return None };
            let over = events.iter().find_map(|event| match event {
                Event::WarOver { winner, total, price, .. } => Some((*winner, *total, *price)),
                _ => None,
            })?;
            let left = after.decision.war().map_or(0, |_| after.decision.reds_left());
            let removed = |event: &&Event| matches!(event, Event::Removed { because: Removal::Price, .. });
            let paid = left + events.iter().filter(removed).count() as u8;
            let came = (over, gained(events, Reason::War), returned(events, Return::War), paid);
            (format!("{:?}", ((winner, total, price), gains, home, from_map)), format!("{came:?}"))
        }
        _ => return None,
    };
    (foretold != came).then(|| format!("foretold was {foretold}, but it came to {came}"))
}

fn gained(events: &[Event], why: Reason) -> Vec<Gain> {
    let gain = |event: &Event| match event {
        Event::Points { seat, colour, points, because, .. } if *because == why => {
            Some(Gain { seat: *seat, colour: *colour, points: *points, because: *because })
        }
        _ => None,
    };
    events.iter().filter_map(gain).collect()
}

fn returned(events: &[Event], why: Return) -> Vec<LeaderView> {
    let leader = |event: &Event| match event {
        Event::Returned { seat, colour, from, because } if *because == why => {
            Some(LeaderView { seat: *seat, colour: *colour, at: *from })
        }
        _ => None,
    };
    events.iter().filter_map(leader).collect()
}
