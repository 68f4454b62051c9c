//! Draws one legal answer without listing them. An action of a turn is one of some hundred: each kind is counted, and the one that was
//! drawn is found by its place. All other decisions have short lists.

use super::legal;
use crate::board::{Colour, Tiles};
use crate::rules::Action;
use crate::state::{Decision, HAND, Huang};
use tianxia_core::{Cells, Dice};

/// The answer that a roll picks from the list of [`legal`]. The buffer is room for short lists.
pub(crate) fn sample(game: &Huang, dice: &mut impl Dice, buffer: &mut Vec<Action>) -> Option<Action> {
    buffer.clear();
    match game.decision {
        Decision::Over(_) => None,
        Decision::Act => game.sample_action(dice, buffer),
        _ => {
            legal(game, buffer);
            buffer.get(dice.below(buffer.len().max(1) as u32) as usize).copied()
        }
    }
}

impl Huang {
    /// The same for an action of a turn (H9), in the order of `list_actions`.
    fn sample_action(&self, dice: &mut impl Dice, sites: &mut Vec<Action>) -> Option<Action> {
        let hand = self.seat(self.active).hand;
        let off = |colour| self.leader(self.active, colour).is_none();
        let linked = self.linked();
        let states = self.states(linked);
        let ground = self.tile_ground(linked, &states);
        let [land, river] = [Colour::Yellow, Colour::Blue].map(|colour| ground & self.terrain_for(colour));
        let (on_land, on_river) = (land.len(), if hand[Colour::Blue] > 0 { river.len() } else { 0 });
        let tiles = |colour: Colour| match colour {
            Colour::Blue => on_river,
            colour if hand[colour] > 0 => on_land,
            _ => 0,
        };
        let places = self.leader_places_among(self.active, linked, &states);
        let leaders = counts(&places);
        // Paid for with tiles alone, and with the help of a leader.
        let riots_paid = [false, true].map(|leader| self.refuse_riot_payment(leader).is_ok());
        let sites_paid = [false, true].map(|leader| self.refuse_building_payment(leader).is_ok());
        let riots = if riots_paid == [false; 2] { 0 } else { self.all_tiles().len() };
        if sites_paid != [false; 2] {
            self.list_sites(false, sites);
        }
        let twice = |paid: [bool; 2], count: u32| paid.into_iter().map(|paid| u32::from(paid) * count).sum::<u32>();
        let replacements = replacements(&hand);
        let total = Colour::ALL.into_iter().map(tiles).sum::<u32>()
            + leaders.iter().sum::<u32>()
            + Colour::ALL.into_iter().map(|colour| u32::from(!off(colour))).sum::<u32>()
            + twice(riots_paid, riots)
            + twice(sites_paid, sites.len() as u32)
            + replacements;
        let mut ticket = Ticket(dice.below(total.max(1)));
        for colour in Colour::ALL {
            if let Some(place) = ticket.within(tiles(colour)) {
                let cells = if colour == Colour::Blue { river } else { land };
                return cells.nth(place).map(|at| Action::Tile { colour, at });
            }
        }
        for colour in Colour::ALL {
            if let Some(place) = ticket.within(leaders[colour.index()]) {
                return places[colour.index()].nth(place).map(|at| Action::Leader { colour, at });
            }
            if ticket.within(u32::from(!off(colour))).is_some() {
                return Some(Action::Withdraw { colour });
            }
        }
        for (leader, paid) in [false, true].into_iter().zip(riots_paid) {
            if let Some(place) = ticket.within(u32::from(paid) * riots) {
                return self.all_tiles().nth(place).map(|at| Action::Riot { at, leader });
            }
        }
        for (leader, paid) in [false, true].into_iter().zip(sites_paid) {
            if let Some(place) = ticket.within(u32::from(paid) * sites.len() as u32) {
                let site = sites.get(place as usize).and_then(|action| action.building());
                return site.map(|(site, _)| Action::build(site, leader));
            }
        }
        ticket.within(replacements).map(|place| Action::Replace { tiles: replacement(&hand, place) })
    }
}

/// A place in a list whose parts are gone through one after the other.
struct Ticket(u32);

impl Ticket {
    /// The place in this part of so many, if it lies there; otherwise the part is behind it.
    #[inline]
    fn within(&mut self, size: u32) -> Option<u32> {
        if self.0 < size {
            return Some(self.0);
        }
        self.0 -= size;
        None
    }
}

/// The size of each set; most often all are the same.
fn counts(places: &[Cells; 5]) -> [u32; 5] {
    let mut counts = [places[0].len(); 5];
    for index in 1..5 {
        let same = places[index] == places[index - 1];
        counts[index] = if same { counts[index - 1] } else { places[index].len() };
    }
    counts
}

/// How many ways there are to choose 1 to 6 tiles of a hand (H26). A hand has at most one tile more than that.
fn replacements(hand: &Tiles) -> u32 {
    let choices: u32 = hand.0.iter().map(|count| u32::from(*count) + 1).product();
    choices - 1 - u32::from(hand.len() > HAND)
}

/// The choice at this place: they count up like an odometer whose wheels are the colours, and the whole of a larger hand comes last.
fn replacement(hand: &Tiles, place: u32) -> Tiles {
    let mut rest = place + 1;
    let mut chosen = Tiles::NONE;
    for colour in Colour::ALL {
        let wheel = u32::from(hand[colour]) + 1;
        chosen[colour] = (rest % wheel) as u8;
        rest /= wheel;
    }
    chosen
}
