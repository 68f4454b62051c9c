//! What is true of every position that can be played. A position written by hand is held to it, and so is, in the tests,
//! every position of random games.

use crate::board::{Colour, Site};
use crate::rules::{ACTIONS, SHORT};
use crate::state::{Decision, HAND, Huang, LARGEST_HAND, Revolt, bit};
use crate::written::options::GRANARIES;
use tianxia_core::{BadInput, Cells, Fault, Game, Seat};

/// The most bandit tiles on the map (H46).
const BANDIT_TILES: usize = 5;

impl Huang {
    /// Says what is wrong with a position, if anything is.
    pub fn check(&self) -> Result<(), BadInput> {
        self.check_map()?;
        self.check_leaders()?;
        self.check_buildings()?;
        self.check_heaps()?;
        self.check_known()?;
        let left = match self.decision {
            Decision::Over(_) => 0..=ACTIONS,
            Decision::Granaries => 0..=0,
            _ => 1..=ACTIONS,
        };
        if !left.contains(&self.actions) {
            let (fewest, most) = (left.start(), left.end());
            return fault(format!("{} actions are left; here it is {fewest} to {most} (H9)", self.actions));
        }
        self.check_decision()
    }

    fn check_map(&self) -> Result<(), BadInput> {
        let map = self.map();
        let mut seen = Cells::NONE;
        for colour in Colour::ALL {
            let tiles = self.tiles_of(colour);
            if !(tiles & !self.terrain_for(colour)).is_empty() {
                return fault(format!("a {} tile lies on the wrong ground (H15)", colour.word()));
            }
            if seen.meets(tiles) {
                return fault("two tiles lie on one hex (H15)");
            }
            seen |= tiles;
        }
        for camp in self.bandits.iter().flatten() {
            let camp: Cells = camp.iter().copied().collect();
            if !self.options.bandits || seen.meets(camp) || !(camp & !map.land()).is_empty() {
                return fault("bandits lie on empty land, and only with the option bandits (H46)");
            }
            seen |= camp;
        }
        match self.bandits.iter().flatten().count() {
            0..=BANDIT_TILES => Ok(()),
            more => fault(format!("{more} bandit tiles lie on the map; at most {BANDIT_TILES} do (H46)")),
        }
    }

    fn check_leaders(&self) -> Result<(), BadInput> {
        let map = self.map();
        let mut seen = self.all_tiles() | self.bandit_cells();
        for (seat, colour, cell) in self.leaders() {
            let name = format!("the {} leader of seat {seat} at {}", colour.word(), map.square(cell));
            if seen.has(cell) || !map.land().has(cell) {
                return fault(format!("{name} does not stand on empty land (H11)"));
            }
            if !map.near(cell).meets(self.tiles_of(Colour::Yellow)) {
                return fault(format!("{name} has no yellow tile next to it (H14)"));
            }
            if self.bandits_near(cell) > 0 {
                return fault(format!("{name} stands next to bandits (H47)"));
            }
            seen.insert(cell);
        }
        self.check_peace()
    }

    /// Outside conflicts no state has two leaders of one colour (H8).
    fn check_peace(&self) -> Result<(), BadInput> {
        let mut linked = self.linked();
        match &self.decision {
            Decision::War(war) => linked.remove(war.tile),
            Decision::Revolt(revolt) => {
                if let Some(attacker) = self.leader(self.active, revolt.colour) {
                    linked.remove(attacker);
                }
            }
            _ => {}
        }
        for state in self.states(linked).as_slice() {
            let mut seen = 0;
            for (_, colour, _) in self.leaders().filter(|(_, _, cell)| state.cells.has(*cell)) {
                if seen & bit(colour) != 0 {
                    return fault(format!(
                        "a state has two {} leaders, and no conflict is pending (H8)",
                        colour.word()
                    ));
                }
                seen |= bit(colour);
            }
        }
        Ok(())
    }

    fn check_buildings(&self) -> Result<(), BadInput> {
        let map = self.map();
        let yellow = self.tiles_of(Colour::Yellow);
        let mut seen = self.granaries;
        self.check_granaries()?;
        if !(self.granaries & !yellow).is_empty() {
            return fault("granaries stand on yellow tiles (H49)");
        }
        let pagodas = Colour::ALL.into_iter().flat_map(|colour| {
            self.pagodas[colour.index()].into_iter().flatten().map(move |index| (Site::Triangle(index), colour))
        });
        let palace = self.palace.map(|rhombus| (Site::Rhombus(rhombus), Colour::Yellow));
        for (site, colour) in pagodas.chain(palace) {
            let cells: Cells = site.cells(map).iter().copied().collect();
            if !(cells & !self.tiles_of(colour)).is_empty() {
                return fault(format!("a building stands on tiles that are not all {} (H25)", colour.word()));
            }
            if seen.meets(cells) {
                return fault("two buildings stand on one tile (H25)");
            }
            seen |= cells;
        }
        if self.palace.is_some() && !self.options.palace {
            return fault("the palace needs the option palace (H53)");
        }
        match Colour::ALL
            .into_iter()
            .find(|colour| self.pagodas[colour.index()].iter().flatten().count() > self.pagodas_of(*colour))
        {
            Some(colour) => fault(format!("there are not so many {} pagodas (H6, H50)", colour.word())),
            None => Ok(()),
        }
    }

    /// Checks the granaries on the map, taken and lost together: there is one for each capital (H49).
    fn check_granaries(&self) -> Result<(), BadInput> {
        let taken: u32 = self.seats.iter().map(|player| u32::from(player.granaries)).sum();
        let all = self.granaries.len() + taken + u32::from(self.granaries_lost);
        let there = match self.map().capitals().len() {
            // A drawn map shows no capitals.
            0 => GRANARIES,
            capitals => capitals,
        };
        let message = if all > 0 && !self.options.eighteen_kingdoms {
            "granaries need the option eighteen_kingdoms (H49)".to_owned()
        } else if all as usize > there {
            format!("{all} granaries on the map, taken and lost; there are {there} (H49)")
        } else {
            return Ok(());
        };
        Err(BadInput::new(message).of(Fault::Contradiction).within("granaries"))
    }

    fn check_heaps(&self) -> Result<(), BadInput> {
        let census = self.census();
        for (colour, (_, count)) in Colour::ALL.into_iter().zip(census) {
            if count != u32::from(colour.tiles()) {
                let (word, all) = (colour.word(), colour.tiles());
                return fault(format!("{count} {word} tiles in all places together; there are {all} (H2)"));
            }
        }
        let (out, wanted) = (self.removed.len(), if self.options.short { SHORT } else { 0 });
        if out != wanted {
            let message =
                format!("{out} tiles; the short game takes {SHORT} out of the bag, every other game none (H5)");
            return Err(BadInput::new(message).of(Fault::Contradiction).within("removed"));
        }
        if self.market.len() > HAND {
            return fault(format!("the market has at most {HAND} tiles (H4)"));
        }
        let most = if self.options.palace { LARGEST_HAND } else { HAND };
        match Seat::all(self.options.players).find(|seat| self.seat(*seat).hand.len() > most) {
            Some(seat) if self.options.palace => fault(format!("seat {seat} holds more than {most} tiles (H53)")),
            Some(seat) => {
                fault(format!("seat {seat} holds more than {most} tiles; a seventh needs the palace (H4, H53)"))
            }
            None => Ok(()),
        }
    }

    fn check_known(&self) -> Result<(), BadInput> {
        for seat in Seat::all(self.options.players) {
            let player = self.seat(seat);
            let known = player.known;
            let mut kept = player.hand;
            kept.add(&player.discards);
            let mut all = known.held;
            all.add(&known.loose);
            all.add(&known.buried);
            let fits = player.hand.holds(&known.held) && player.discards.holds(&known.buried) && kept.holds(&all);
            if !fits {
                return fault(format!("seat {seat} does not have the tiles that everybody knows it to have"));
            }
        }
        Ok(())
    }

    fn check_decision(&self) -> Result<(), BadInput> {
        let sound = match &self.decision {
            Decision::Over(_) => return Ok(()),
            Decision::Move { to, .. } => self.refuse_site(Site::Triangle(*to), self.under_buildings()).is_ok(),
            Decision::Chain { tile } => self.tiles_of(Colour::Blue).has(*tile),
            Decision::Revolt(Revolt { colour, defender, .. }) => {
                let stands = |seat: Seat| self.leader(seat, *colour).is_some();
                *defender != self.active && stands(self.active) && stands(*defender)
            }
            Decision::War(war) => war.sides().len() > 1,
            _ => true,
        };
        let asked = sound && self.asks(&self.decision);
        if asked { Ok(()) } else { fault("the pending decision would not be asked: there is nothing to choose") }
    }
}

fn fault<T>(message: impl Into<String>) -> Result<T, BadInput> {
    Err(BadInput::new(message).of(Fault::Contradiction))
}
