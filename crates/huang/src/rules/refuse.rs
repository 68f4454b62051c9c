//! Says whether an action is legal and, if not, which rule forbids it. All that lists, draws, plays or checks answers asks here. Nothing
//! is changed, so a refused action leaves the state as it was.

use super::places::joins;
use crate::board::{Colour, Site, Tiles};
use crate::rules::{Action, Door};
use crate::state::{Commitment, Decision, HAND, Huang, WarPhase};
use std::ops::Not;
use tianxia_core::{Cell, Cells, Illegal, Seat};

pub(crate) type Verdict = Result<(), Illegal>;

/// The reason to refuse a palace on anything but a free yellow rhombus.
const NO_RHOMBUS: &str = "huang-illegal-not-a-free-rhombus";

/// A condition on a hex, or on all hexes at once, with the rule and the reason of a refusal.
pub(super) type Condition<T> = (T, &'static str, &'static str);

/// Refuses an action that is not legal, and says why.
pub(crate) fn refuse(game: &Huang, action: Action) -> Verdict {
    match (&game.decision, action) {
        (_, Action::None) if game.may_decline() => Ok(()),
        (Decision::Act, Action::Tile { colour, at }) => game.refuse_tile(colour, at),
        (Decision::Act, Action::Leader { colour, at }) => game.refuse_leader(colour, at),
        (Decision::Act, Action::Withdraw { colour }) => {
            let on_map = game.leader(game.active, colour).is_some();
            refuse_unless(on_map, "H10", "huang-illegal-leader-off-map")
        }
        (Decision::Act, Action::Riot { at, leader }) => {
            game.refuse_riot_payment(leader)?;
            refuse_unless(game.all_tiles().has(at), "H21", "huang-illegal-no-tile-there")
        }
        (Decision::Act, Action::Pagoda { leader, .. } | Action::Palace { leader, .. }) => {
            game.refuse_building_payment(leader)?;
            game.refuse_building(action)
        }
        (Decision::Act, Action::Replace { tiles }) => game.refuse_replace(&tiles),
        (Decision::Build { tile }, Action::Pagoda { leader: false, .. } | Action::Palace { leader: false, .. }) => {
            let covers = action.building().is_some_and(|(site, _)| site.cells(game.map()).contains(tile));
            refuse_unless(covers, "H18", "huang-illegal-not-with-this-tile")?;
            game.refuse_building(action)
        }
        (Decision::Move { to, .. }, Action::Move { from }) => {
            let standing = game.pagodas_to_move(*to).any(|pagoda| pagoda == from);
            refuse_unless(standing, "H27", "huang-illegal-no-such-pagoda")
        }
        (Decision::Market, Action::Take { colour }) => game.refuse_market(colour),
        (Decision::Chain { tile }, Action::Tile { colour, at }) => {
            refuse_unless(colour == Colour::Blue, "H20", "huang-illegal-chain-blue")?;
            refuse_unless(game.map().near(*tile).has(at), "H20", "huang-illegal-chain-adjacent")?;
            game.refuse_tile(colour, at)
        }
        (Decision::Revolt(revolt), Action::Commit { tiles, leader }) => {
            game.refuse_commitment(revolt.asked(game.active), Colour::Yellow, Commitment { tiles, leader })
        }
        (Decision::War(war), action) => match (war.phase, action) {
            (WarPhase::Support(seat), Action::Support { side, tiles, leader }) => {
                refuse_unless(war.side_at(side.0).is_some(), "H40", "huang-illegal-not-at-war")?;
                game.refuse_commitment(seat, Colour::Red, Commitment { tiles, leader })
            }
            (WarPhase::Tie, Action::Win { side: Door(door) }) => {
                let tied = war.side_at(door).is_some_and(|side| war.leads(side));
                refuse_unless(tied, "H41", "huang-illegal-not-tied")
            }
            (WarPhase::Pay { winner, .. }, Action::Remove { at }) => {
                game.refuse_red(war.sides()[usize::from(winner)].cells, at, "H44")
            }
            _ => game.not_now(),
        },
        (Decision::Bandits { reds, .. }, Action::Remove { at }) => game.refuse_red(*reds, at, "H48"),
        (Decision::Granaries, Action::Keep { at }) => {
            refuse_unless(game.granaries_to_take().has(at), "H51", "huang-illegal-no-granary-there")
        }
        _ => game.not_now(),
    }
}

impl Huang {
    /// An answer to some other question: the rule is the one that asks the present question.
    fn not_now(&self) -> Verdict {
        let question = self.decision.question();
        Err(Illegal::new(question.rule, question.refusal))
    }

    /// Is doing nothing an answer to the present decision?
    pub(super) fn may_decline(&self) -> bool {
        match &self.decision {
            Decision::Build { .. }
            | Decision::Market
            | Decision::Chain { .. }
            | Decision::Revolt(_)
            | Decision::Granaries => true,
            Decision::War(war) => matches!(war.phase, WarPhase::Support(_)),
            Decision::Act | Decision::Move { .. } | Decision::Bandits { .. } | Decision::Over(_) => false,
        }
    }

    fn refuse_tile(&self, colour: Colour, cell: Cell) -> Verdict {
        self.refuse_empty_hand(colour)?;
        self.refuse_ground(colour, cell)
    }

    /// Refuses a colour of which the active player has no tile.
    pub(super) fn refuse_empty_hand(&self, colour: Colour) -> Verdict {
        refuse_unless(self.seat(self.active).hand[colour] > 0, "H15", "huang-illegal-not-in-hand")
    }

    /// Refuses a hex on which no tile of a colour may lie.
    pub(crate) fn refuse_ground(&self, colour: Colour, cell: Cell) -> Verdict {
        let linked = self.linked();
        self.tile_conditions(colour, linked, |cells| cells.has(cell)).into_iter().try_for_each(holds)?;
        let bandits = if self.options.bandits { self.bandits_near(cell) } else { 0 };
        let beaten = || {
            let groups = self.groups_around(cell, linked);
            let reds = (groups.cells() & self.tiles_of(Colour::Red)).len();
            beats_bandits(bandits, reds, groups.states().next().is_some(), groups.clash())
        };
        refuse_unless(bandits == 0 || beaten(), "H47", "huang-illegal-bandits-tile")
    }

    /// Where a tile of a colour may lie, but for bandits (H15).
    pub(super) fn tile_conditions<T>(
        &self,
        colour: Colour,
        linked: Cells,
        on: impl Fn(Cells) -> T,
    ) -> [Condition<T>; 2] {
        let terrain = if colour == Colour::Blue { "huang-illegal-blue-on-river" } else { "huang-illegal-river" };
        [
            (on(!(linked | self.bandit_cells())), "H15", "huang-illegal-occupied"),
            (on(self.terrain_for(colour)), "H15", terrain),
        ]
    }

    fn refuse_leader(&self, colour: Colour, cell: Cell) -> Verdict {
        let (map, linked) = (self.map(), self.linked());
        let old = self.leader(self.active, colour);
        refuse_unless(old != Some(cell), "H10", "huang-illegal-same-hex")?;
        let near = map.near(cell);
        self.leader_conditions(linked, |cells| cells.has(cell), |cells| near.meets(cells))
            .into_iter()
            .try_for_each(holds)?;
        let lifted = old.map_or(linked, |old| linked.without(old));
        // What hangs together around it is one group: nothing is joined.
        if map.arcs(cell, lifted) < 2 {
            return Ok(());
        }
        let groups = self.groups_around(cell, lifted);
        let mut states = groups.states();
        let joins = states.clone().any(|one| {
            states.next();
            states.clone().any(|other| joins(one, other, colour))
        });
        refuse_unless(!joins, "H12", "huang-illegal-leader-joins")
    }

    /// Where a leader may stand, but for the states it joins (H11, H47). `on` asks for hexes of a set, `near` for neighbours of them.
    pub(crate) fn leader_conditions<T: Not<Output = T>>(
        &self,
        linked: Cells,
        on: impl Fn(Cells) -> T,
        near: impl Fn(Cells) -> T,
    ) -> [Condition<T>; 4] {
        let bandits = self.bandit_cells();
        [
            (on(!(linked | bandits)), "H11", "huang-illegal-occupied"),
            (on(self.map().land()), "H11", "huang-illegal-leader-river"),
            (near(self.tiles_of(Colour::Yellow)), "H11", "huang-illegal-leader-no-yellow"),
            (!near(bandits), "H47", "huang-illegal-bandits-leader"),
        ]
    }

    /// A riot costs two blue tiles, or one and the leader off the map (H21, H22).
    pub(super) fn refuse_riot_payment(&self, leader: bool) -> Verdict {
        self.refuse_payment(Colour::Blue, leader, ["H21", "H22"])
    }

    /// A building costs two green tiles, or one and the leader off the map (H24).
    pub(super) fn refuse_building_payment(&self, leader: bool) -> Verdict {
        self.refuse_payment(Colour::Green, leader, ["H24", "H24"])
    }

    fn refuse_payment(&self, colour: Colour, leader: bool, [tiles, help]: [&'static str; 2]) -> Verdict {
        let off = self.leader(self.active, colour).is_none();
        refuse_unless(off || !leader, help, "huang-illegal-leader-on-map")?;
        let price = if leader { 1 } else { 2 };
        refuse_unless(self.seat(self.active).hand[colour] >= price, tiles, "huang-illegal-cannot-pay")
    }

    fn refuse_building(&self, action: Action) -> Verdict {
        let Some((site, _)) = action.building() else { return self.not_now() };
        self.refuse_site(site, self.under_buildings())
    }

    /// Refuses a site where no building may stand now; `under` are the tiles under buildings.
    pub(crate) fn refuse_site(&self, site: Site, under: Cells) -> Verdict {
        let cells = site.cells(self.map());
        let colour = self.colour_at(cells[0]);
        let free = || self.free_tiles(colour, under).holds(cells);
        match site {
            Site::Triangle(_) => {
                self.refuse_pagodas(colour)?;
                refuse_unless(free(), "H25", "huang-illegal-not-a-free-triangle")
            }
            Site::Rhombus(_) => {
                self.refuse_palace(colour)?;
                refuse_unless(free(), "H53", NO_RHOMBUS)
            }
        }
    }

    /// The tiles of a colour that are not under a building.
    pub(super) fn free_tiles(&self, colour: Option<Colour>, under: Cells) -> Cells {
        colour.map_or(Cells::NONE, |colour| self.tiles_of(colour) & !under)
    }

    /// Refuses pagodas of a colour that has none.
    pub(super) fn refuse_pagodas(&self, colour: Option<Colour>) -> Verdict {
        let exist = colour.is_none_or(|colour| self.pagodas_of(colour) > 0);
        refuse_unless(exist, "H50", "huang-illegal-no-blue-pagodas")
    }

    /// Refuses a palace without the option, and on tiles that are not yellow.
    pub(super) fn refuse_palace(&self, colour: Option<Colour>) -> Verdict {
        refuse_unless(self.options.palace, "H53", "huang-illegal-no-palace")?;
        refuse_unless(colour == Some(Colour::Yellow), "H53", NO_RHOMBUS)
    }

    /// Refuses a colour that is not in the market.
    pub(super) fn refuse_market(&self, colour: Colour) -> Verdict {
        refuse_unless(self.market[colour] > 0, "H19", "huang-illegal-not-in-market")
    }

    fn refuse_replace(&self, tiles: &Tiles) -> Verdict {
        refuse_unless((1..=HAND).contains(&tiles.len()), "H26", "huang-illegal-replace-number")?;
        refuse_unless(self.seat(self.active).hand.holds(tiles), "H26", "huang-illegal-not-in-hand")
    }

    /// Refuses what a seat cannot add to a conflict. Adding nothing is [`Action::None`].
    pub(super) fn refuse_commitment(&self, seat: Seat, colour: Colour, commitment: Commitment) -> Verdict {
        let refusal = if commitment.is_none() {
            "huang-illegal-commit-nothing"
        } else if commitment.leader && self.leader(seat, colour).is_some() {
            "huang-illegal-leader-on-map"
        } else if commitment.tiles > self.seat(seat).hand[colour] {
            "huang-illegal-not-in-hand"
        } else {
            return Ok(());
        };
        Err(Illegal::new(self.decision.question().rule, refusal))
    }

    /// Refuses a hex without a red tile of the state that pays.
    fn refuse_red(&self, state: Cells, cell: Cell, rule: &'static str) -> Verdict {
        refuse_unless(self.reds_in(state).has(cell), rule, "huang-illegal-not-a-red-tile")
    }
}

/// May a tile lie next to so many bandits (H47)? The group it then belongs to must be a state with enough red tiles, and no war may
/// break out.
pub(super) fn beats_bandits(bandits: u8, reds: u32, led: bool, clash: bool) -> bool {
    led && !clash && reds >= bandits.into()
}

fn holds((allowed, rule, reason): Condition<bool>) -> Verdict {
    refuse_unless(allowed, rule, reason)
}

#[inline]
fn refuse_unless(allowed: bool, rule: &'static str, reason: &'static str) -> Verdict {
    if allowed { Ok(()) } else { Err(Illegal::new(rule, reason)) }
}
