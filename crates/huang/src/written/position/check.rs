//! What is true of every position that can be played. A position written by hand is held to it, and so is, in the tests,
//! every position of random games.

use crate::board::{Colour, Site};
use crate::rules::ACTIONS;
use crate::state::{HAND, Huang, LARGEST_HAND, Stage, WarPhase, bit};
use tianxia_core::{BadInput, Cells, Fault, Game, Seat};

impl Huang {
    /// Says what is wrong with a position, if anything is.
    pub fn check(&self) -> Result<(), BadInput> {
        self.check_map()?;
        self.check_leaders()?;
        self.check_buildings()?;
        self.check_heaps()?;
        self.check_known()?;
        let left = match self.stage {
            Stage::Over(_) => 0..=ACTIONS,
            Stage::Granaries => 0..=0,
            _ => 1..=ACTIONS,
        };
        if !left.contains(&self.actions) {
            let (fewest, most) = (left.start(), left.end());
            return fault(format!("{} actions are left; here it is {fewest} to {most} (H9)", self.actions));
        }
        self.check_stage()
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
        Ok(())
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
        match &self.stage {
            Stage::War(war) => linked.remove(war.tile),
            Stage::Revolt(revolt) => {
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
        if !(self.granaries & !yellow).is_empty() || !(self.options.eighteen_kingdoms || self.granaries.is_empty()) {
            return fault("granaries stand on yellow tiles, and only with the option eighteen_kingdoms (H49)");
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

    fn check_heaps(&self) -> Result<(), BadInput> {
        let census = self.census();
        for (colour, (_, count)) in Colour::ALL.into_iter().zip(census) {
            if count != u32::from(colour.tiles()) {
                let (word, all) = (colour.word(), colour.tiles());
                return fault(format!("{count} {word} tiles in all places together; there are {all} (H2)"));
            }
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

    fn check_stage(&self) -> Result<(), BadInput> {
        let answers = self.legal_actions();
        let asked = match &self.stage {
            Stage::Over(_) => return Ok(()),
            Stage::Act => self.can_act() && self.only_action().is_none(),
            Stage::Build { .. } | Stage::Market | Stage::Granaries => answers.len() > 1,
            Stage::Move { to, .. } => {
                answers.len() > 1 && self.free_site(Site::Triangle(*to), self.under_buildings()).is_some()
            }
            Stage::Chain { tile } => {
                self.tiles_of(Colour::Blue).has(*tile)
                    && self.might_hold(self.active, Colour::Blue)
                    && !self.chain_places(*tile).is_empty()
            }
            Stage::Revolt(revolt) => {
                let seat = if revolt.attack.is_some() { revolt.defender } else { self.active };
                let colour = revolt.colour;
                self.leader(self.active, colour).is_some()
                    && self.leader(revolt.defender, colour).is_some()
                    && revolt.defender != self.active
                    && self.might_commit(seat, Colour::Yellow)
            }
            Stage::War(war) => match war.phase {
                WarPhase::Support(seat) => war.sides().len() > 1 && self.might_commit(seat, Colour::Red),
                WarPhase::Tie => answers.len() > 1,
                WarPhase::Pay { left, .. } => left > 0 && answers.len() > left.into(),
            },
            Stage::Bandits { left, .. } => *left > 0 && answers.len() > (*left).into(),
        };
        if asked { Ok(()) } else { fault("the pending decision would not be asked: there is nothing to choose") }
    }
}

fn fault<T>(message: impl Into<String>) -> Result<T, BadInput> {
    Err(BadInput::new(message).of(Fault::Contradiction))
}
