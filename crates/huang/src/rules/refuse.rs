//! Says whether an action is legal and, if not, which rule forbids it. Nothing is changed here, so a refused action leaves
//! the state as it was.

use super::Action;
use crate::board::{Colour, Site, Tiles};
use crate::state::{Commitment, HAND, Huang, Stage, WarPhase, bit};
use tianxia_core::{Cell, Illegal, Seat};

type Verdict = Result<(), Illegal>;

/// Refuses an action that is not legal, and says why.
pub(crate) fn refuse(game: &Huang, action: Action) -> Verdict {
    match (&game.stage, action) {
        (Stage::Act, Action::Tile(colour, cell)) => game.refuse_tile(colour, cell),
        (Stage::Act, Action::Leader(colour, cell)) => game.refuse_leader(colour, cell),
        (Stage::Act, Action::Withdraw(colour)) => {
            let on_map = game.leader(game.active, colour).is_some();
            refuse_unless(on_map, "H10", "huang-illegal-leader-off-map")
        }
        (Stage::Act, Action::Riot { cell, leader }) => {
            game.refuse_payment(Colour::Blue, leader, ["H21", "H22"])?;
            refuse_unless(game.all_tiles().has(cell), "H21", "huang-illegal-no-tile-there")
        }
        (Stage::Act, Action::Build { site, leader }) => {
            game.refuse_payment(Colour::Green, leader, ["H24", "H24"])?;
            game.refuse_site(site)
        }
        (Stage::Act, Action::Replace(tiles)) => game.refuse_replace(&tiles),
        (Stage::Build { tile }, Action::Build { site, leader: false }) => {
            let covers = site.cells(game.map()).contains(tile);
            refuse_unless(covers, "H18", "huang-illegal-not-with-this-tile")?;
            game.refuse_site(site)
        }
        (Stage::Move { to, .. }, Action::Move(from)) => {
            let colour = game.colour_at(game.map().triangles()[usize::from(*to)][0]);
            let standing = colour.is_some_and(|colour| game.pagodas[colour.index()].contains(&Some(from)));
            refuse_unless(standing, "H27", "huang-illegal-no-such-pagoda")
        }
        (Stage::Market, Action::Take(colour)) => {
            refuse_unless(game.market[colour] > 0, "H19", "huang-illegal-not-in-market")
        }
        (Stage::Chain { tile }, Action::Tile(colour, cell)) => {
            refuse_unless(colour == Colour::Blue, "H20", "huang-illegal-chain-blue")?;
            let near = game.map().near(*tile).has(cell);
            refuse_unless(near, "H20", "huang-illegal-chain-adjacent")?;
            game.refuse_tile(colour, cell)
        }
        (Stage::Revolt(revolt), Action::Commit(commitment)) => {
            let seat = if revolt.attack.is_some() { revolt.defender } else { game.active };
            game.refuse_commitment(seat, Colour::Yellow, commitment, "H34")
        }
        (Stage::War(war), action) => match (war.phase, action) {
            (WarPhase::Support(_), Action::None) => Ok(()),
            (WarPhase::Support(seat), Action::Support(door, commitment)) => {
                refuse_unless(war.side_at(door).is_some(), "H40", "huang-illegal-not-at-war")?;
                game.refuse_commitment(seat, Colour::Red, commitment, "H40")
            }
            (WarPhase::Tie, Action::Win(door)) => {
                let tied = war.side_at(door).is_some_and(|side| war.total(side) == war.highest());
                refuse_unless(tied, "H41", "huang-illegal-not-tied")
            }
            (WarPhase::Pay { winner, .. }, Action::Remove(cell)) => {
                let reds = war.sides()[usize::from(winner)].cells & game.tiles_of(Colour::Red);
                refuse_unless(reds.has(cell), "H44", "huang-illegal-not-a-red-tile")
            }
            _ => game.not_now(),
        },
        (Stage::Bandits { reds, .. }, Action::Remove(cell)) => {
            let reds = *reds & game.tiles_of(Colour::Red);
            refuse_unless(reds.has(cell), "H48", "huang-illegal-not-a-red-tile")
        }
        (Stage::Granaries, Action::Keep(cell)) => {
            refuse_unless(game.granaries_to_take().has(cell), "H51", "huang-illegal-no-granary-there")
        }
        (
            Stage::Build { .. } | Stage::Market | Stage::Chain { .. } | Stage::Revolt(_) | Stage::Granaries,
            Action::None,
        ) => Ok(()),
        _ => game.not_now(),
    }
}

impl Huang {
    /// An answer to some other question: the rule is the one that asks the present question.
    fn not_now(&self) -> Verdict {
        let (rule, reason) = match &self.stage {
            Stage::Act => ("H9", "huang-illegal-action-now"),
            Stage::Build { .. } => ("H18", "huang-illegal-build-now"),
            Stage::Move { .. } => ("H27", "huang-illegal-move-now"),
            Stage::Market => ("H19", "huang-illegal-market-now"),
            Stage::Chain { .. } => ("H20", "huang-illegal-chain-now"),
            Stage::Revolt(_) => ("H34", "huang-illegal-commit-now"),
            Stage::War(war) => match war.phase {
                WarPhase::Support(_) => ("H40", "huang-illegal-support-now"),
                WarPhase::Tie => ("H41", "huang-illegal-tie-now"),
                WarPhase::Pay { .. } => ("H44", "huang-illegal-pay-now"),
            },
            Stage::Bandits { .. } => ("H48", "huang-illegal-pay-now"),
            Stage::Granaries => ("H51", "huang-illegal-granaries-now"),
            Stage::Over(_) => ("H31", "huang-illegal-over"),
        };
        Err(Illegal::new(rule, reason))
    }

    fn refuse_tile(&self, colour: Colour, cell: Cell) -> Verdict {
        refuse_unless(self.seat(self.active).hand[colour] > 0, "H15", "huang-illegal-not-in-hand")?;
        refuse_unless(!self.occupied().has(cell), "H15", "huang-illegal-occupied")?;
        let terrain = if colour == Colour::Blue { "huang-illegal-blue-on-river" } else { "huang-illegal-river" };
        refuse_unless(self.terrain_for(colour).has(cell), "H15", terrain)?;
        let allowed = !self.options.bandits || self.bandits_allow(cell, self.linked());
        refuse_unless(allowed, "H47", "huang-illegal-bandits-tile")
    }

    fn refuse_leader(&self, colour: Colour, cell: Cell) -> Verdict {
        let map = self.map();
        let old = self.leader(self.active, colour);
        refuse_unless(old != Some(cell), "H10", "huang-illegal-same-hex")?;
        refuse_unless(!self.occupied().has(cell), "H11", "huang-illegal-occupied")?;
        refuse_unless(map.land().has(cell), "H11", "huang-illegal-leader-river")?;
        let supported = map.near(cell).meets(self.tiles_of(Colour::Yellow));
        refuse_unless(supported, "H11", "huang-illegal-leader-no-yellow")?;
        refuse_unless(self.bandits_near(cell) == 0, "H47", "huang-illegal-bandits-leader")?;
        let lifted = old.map_or(self.linked(), |old| self.linked().without(old));
        // What hangs together around it is one group: nothing is joined.
        if map.arcs(cell, lifted) < 2 {
            return Ok(());
        }
        let groups = self.groups_around(cell, lifted);
        let led = groups.states().any(|state| state.colours & bit(colour) != 0);
        let joins = groups.states().count() > 1 && (led || groups.clash());
        refuse_unless(!joins, "H12", "huang-illegal-leader-joins")
    }

    fn refuse_payment(&self, colour: Colour, leader: bool, [tiles, help]: [&'static str; 2]) -> Verdict {
        let off = self.leader(self.active, colour).is_none();
        refuse_unless(off || !leader, help, "huang-illegal-leader-on-map")?;
        let price = if leader { 1 } else { 2 };
        refuse_unless(self.seat(self.active).hand[colour] >= price, tiles, "huang-illegal-cannot-pay")
    }

    fn refuse_site(&self, site: Site) -> Verdict {
        if let Site::Rhombus(_) = site {
            refuse_unless(self.options.palace, "H53", "huang-illegal-no-palace")?;
            let free = self.free_site(site, self.under_buildings()).is_some();
            return refuse_unless(free, "H53", "huang-illegal-not-a-free-rhombus");
        }
        let colour = self.colour_at(site.cells(self.map())[0]);
        let exists = colour.is_none_or(|colour| self.pagodas_of(colour) > 0);
        refuse_unless(exists, "H50", "huang-illegal-no-blue-pagodas")?;
        let free = self.free_site(site, self.under_buildings()).is_some();
        refuse_unless(free, "H25", "huang-illegal-not-a-free-triangle")
    }

    fn refuse_replace(&self, tiles: &Tiles) -> Verdict {
        refuse_unless((1..=HAND).contains(&tiles.len()), "H26", "huang-illegal-replace-number")?;
        refuse_unless(self.seat(self.active).hand.holds(tiles), "H26", "huang-illegal-not-in-hand")
    }

    fn refuse_commitment(&self, seat: Seat, colour: Colour, commitment: Commitment, rule: &'static str) -> Verdict {
        refuse_unless(!commitment.is_none(), rule, "huang-illegal-commit-nothing")?;
        let off = self.leader(seat, colour).is_none();
        refuse_unless(off || !commitment.leader, rule, "huang-illegal-leader-on-map")?;
        refuse_unless(self.seat(seat).hand[colour] >= commitment.tiles, rule, "huang-illegal-not-in-hand")
    }
}

fn refuse_unless(allowed: bool, rule: &'static str, reason: &'static str) -> Verdict {
    if allowed { Ok(()) } else { Err(Illegal::new(rule, reason)) }
}
