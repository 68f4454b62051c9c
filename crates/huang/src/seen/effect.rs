//! What everybody can see that an action would do, in short: condensed from its public events, and from the conflict that is pending
//! after them. Hundreds of effects are sent at once, so what is empty is left out, and where a piece is put is not said again: places
//! with the same effect have equal effects.

use super::event::{Event, Reason, Removal, Return};
use super::outlook::{RevoltOutlook, WarOutlook, outlook_of, revolt_outlook, war_outlook};
use super::view::LeaderView;
use crate::board::{Colour, Site, Tiles};
use crate::state::{Commitment, Ending, Huang, Revolt, Stage, War, WarPhase};
use schemars::JsonSchema;
use serde::Serialize;
use tianxia_core::{Seat, Square};

/// What an action would do.
#[derive(Clone, PartialEq, Default, Debug, Serialize, JsonSchema)]
#[serde(default)]
pub struct Effect {
    /// A tile that goes from a hand onto the map (H15).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<Placed>,
    /// Leaders that are placed, moved or withdrawn by their owners (H10).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<LeaderMove>,
    /// Points, each with its reason.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<Gain>,
    /// What it costs: tiles from hands, and leaders off the map that help.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spent: Vec<Spent>,
    /// What leaves the map.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<Gone>,
    /// What is built or moved (H27, H53).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub built: Option<Built>,
    /// A tile that is taken from the market (H19).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub took: Option<Placed>,
    /// Granaries that are taken (H51).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub granaries: Option<Granaries>,
    /// A revolt that begins, goes on or ends (H33).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revolt: Option<RevoltEffect>,
    /// A war that begins, goes on or is decided (H38).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub war: Option<WarEffect>,
    /// Bandits that are beaten (H48).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bandits: Vec<Beaten>,
    /// How many red tiles the active player still has to choose and remove after it (H44, H48).
    #[serde(skip_serializing_if = "is_zero")]
    pub to_remove: u8,
    /// What may be done next without a further action.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<Offered>,
    /// Tiles that are discarded unseen (H26).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discarded: Option<Counted>,
    /// Tiles that are drawn. Never foreseen: only the effect of what has happened has them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub drew: Vec<Counted>,
    /// Tiles that fill up the market. Never foreseen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub market: Option<Tiles>,
    /// Why it ends the game, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Ending>,
}

/// A tile that a seat places or takes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Placed {
    /// Who.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
}

/// A leader that its owner positions.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct LeaderMove {
    /// Whose.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// How.
    pub how: Moved,
}

/// How a leader is positioned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Moved {
    /// Onto the map.
    Placed,
    /// To another hex.
    Moved,
    /// Off the map.
    Withdrawn,
}

/// Points of a colour.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Gain {
    /// Who gains.
    pub seat: Seat,
    /// Of which colour.
    pub colour: Colour,
    /// How many.
    pub points: u8,
    /// Why.
    pub because: Reason,
}

/// What a seat spends.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Spent {
    /// Who pays.
    pub seat: Seat,
    /// The colour of the tiles and of the leader.
    pub colour: Colour,
    /// Tiles from the hand.
    pub tiles: u8,
    /// Does the leader off the map help? It is not spent.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub leader: bool,
}

/// Something that leaves the map.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(tag = "piece", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are; the variants are documented")]
pub enum Gone {
    /// A tile.
    Tile { colour: Colour, at: Square, because: Removal },
    /// A leader, which returns to its owner.
    Leader { seat: Seat, colour: Colour, at: Square, because: Return },
    /// A pagoda, which goes back to the supply (H23).
    Pagoda { colour: Colour, at: [Square; 3] },
    /// The palace, likewise.
    Palace { at: [Square; 4] },
    /// A granary, which leaves the game (H23).
    Granary { at: Square },
}

/// A building that is raised, or moved from other tiles.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Built {
    /// A pagoda of this colour; the palace if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pagoda: Option<Colour>,
    /// The tiles it leaves; empty if it comes from the supply.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<Square>,
}

/// Granaries that a seat takes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Granaries {
    /// Who.
    pub seat: Seat,
    /// How many.
    pub count: u8,
    /// What they are worth at the end, in blue points (H52).
    pub points: u8,
}

/// A revolt: both strengths, and how it ends if nothing more is added.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct RevoltEffect {
    /// The colour of the leaders.
    pub colour: Colour,
    /// Who positioned the leader.
    pub attacker: Seat,
    /// The attacker's strength.
    pub attack: u8,
    /// Who is attacked.
    pub defender: Seat,
    /// The defender's strength.
    pub defence: u8,
    /// How it ends, or would end.
    pub outlook: RevoltOutlook,
    /// Is it over?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

/// A war: the totals of its sides, and how it ends if nothing more is added.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct WarEffect {
    /// The states at war, where it begins.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub begins: Vec<WarState>,
    /// The total of each side, in the order in which views list them.
    pub totals: Vec<u8>,
    /// How it ends, or would end.
    pub outlook: WarOutlook,
    /// Is it decided?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

/// A state that a war begins for.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct WarState {
    /// How actions name it: its first hex next to the unifying tile.
    pub side: Square,
    /// What it is called: the state of its first capital, or else its first hex.
    pub name: String,
    /// Its red tiles (H39).
    pub reds: u8,
    /// Its leaders that can be lost (H42).
    pub leaders: Vec<LeaderView>,
}

/// A bandit tile that is beaten.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Beaten {
    /// Its number.
    pub tile: u8,
    /// How many bandits it shows.
    pub bandits: u8,
}

/// What may be done next without a further action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Offered {
    /// A pagoda may be built (H18).
    Pagoda,
    /// The palace may be built (H53).
    Palace,
    /// A tile may be taken from the market (H19).
    Market,
    /// Another blue tile may be placed (H20).
    Chain,
    /// Granaries may be taken (H51).
    Granaries,
}

/// Tiles of a seat that are only counted.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Counted {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub count: u8,
}

/// Condenses what a spectator witnessed of a play that began in `game`.
pub(crate) fn effect(game: &Huang, events: &[Event], after: Option<&Huang>) -> Effect {
    let mut effect = Effect::default();
    events.iter().for_each(|event| effect.add(event));
    effect.revolt = revolt(game, events, after);
    effect.war = war(game, events);
    if let Some(after) = after {
        effect.to_remove = match &after.stage {
            Stage::War(War { phase: WarPhase::Pay { left, .. }, .. }) | Stage::Bandits { left, .. } => *left,
            _ => 0,
        };
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
                self.gone.push(Gone::Tile { colour: *colour, at: *at, because: *because });
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
        && let Stage::Revolt(revolt) = &after.stage
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
    let mut outlook = outlook_of(game, &Revolt { colour, defender, attack: None }, won);
    // The attacker's leader may have been positioned by this very play, so where it stood is told by the events.
    outlook.home.clear();
    outlook.home.extend(events.iter().filter_map(|event| match event {
        Event::Returned { seat, colour, from, because: Return::Revolt } => {
            Some(LeaderView { seat: *seat, colour: *colour, at: *from })
        }
        _ => None,
    }));
    Some(RevoltEffect { colour, attacker, attack, defender, defence, outlook, over: true })
}

/// The war that the play began or went on with, as far as it is not yet decided before.
fn war(game: &Huang, events: &[Event]) -> Option<WarEffect> {
    let map = game.map();
    let begun = events.iter().find_map(|event| match event {
        Event::War { at, .. } => map.cell(*at),
        _ => None,
    });
    let mut war = match (begun, &game.stage) {
        (Some(tile), _) => game.war_at(tile, &game.groups_around(tile, game.linked())),
        (None, Stage::War(war)) if !matches!(war.phase, WarPhase::Pay { .. }) => *war,
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
    match &after.stage {
        Stage::Build { tile } => {
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
        Stage::Market => vec![Offered::Market],
        Stage::Chain { .. } => vec![Offered::Chain],
        Stage::Granaries => vec![Offered::Granaries],
        _ => Vec::new(),
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(count: &u8) -> bool {
    *count == 0
}
