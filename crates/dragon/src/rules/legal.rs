//! Which answers a decision has, and why it has no others. Candidates come from what there is: palaces, cards in hand, tiles, roles. Each
//! one is filtered by a check that answers with the rule that forbids it, and [`Dragon::check`] asks the same checks about an answer from
//! outside. Equal palaces, and equal persons in one palace, are one answer.

use crate::board::cards::{ActionCard, Card};
use crate::board::person::{Person, Role};
use crate::board::tiles::{Size, WallTile};
use crate::rules::acting::price;
use crate::rules::action::Action;
use crate::rules::persons::is_drafted;
use crate::state::Dragon;
use crate::state::court::Court;
use crate::state::decision::Decision;
use crate::state::palace::{MOST_FLOORS, Palace};
use crate::state::player::Player;
use crate::written::fields::{Amount, Rest};
use std::ops::ControlFlow::{self, Continue};
use tianxia_core::{Illegal, MAX_SEATS};

/// Nothing, or the rule that forbids it.
type Allowed = Result<(), Illegal>;

/// Forbids by a rule unless the condition holds.
#[inline]
fn need(holds: bool, rule: &'static str, reason: &'static str) -> Allowed {
    if holds { Ok(()) } else { Err(Illegal::new(rule, reason)) }
}

impl Dragon {
    /// Shows every answer to the pending decision to the visitor, until it has seen enough.
    #[inline]
    pub(crate) fn visit_legal(&self, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let player = self.player();
        let court = &player.court;
        /// Shows a candidate if nothing forbids it.
        macro_rules! offer {
            ($allowed:expr, $action:expr) => {
                if $allowed.is_ok() {
                    visit($action)?;
                }
            };
        }
        match self.decision {
            Decision::Nothing => {}
            Decision::Draft => {
                let drafted = self.drafted();
                for (index, first) in Role::ALL.iter().enumerate() {
                    for second in &Role::ALL[index + 1..] {
                        let action = Action::Draft { first: *first, second: *second };
                        offer!(self.check_draft(*first, *second, &drafted), action);
                    }
                }
            }
            Decision::Act => {
                let taken = self.taken();
                for card in &ActionCard::ALL {
                    let Ok(left) = self.check_price(*card, player, taken) else { continue };
                    match card {
                        ActionCard::Privilege => {
                            for size in &Size::ALL {
                                offer!(self.check_privilege(*size, left), Action::Privilege { size: *size });
                            }
                        }
                        ActionCard::Wall => {
                            for tile in &WallTile::ALL {
                                offer!(self.check_tile(*tile, player), Action::Wall { tile: *tile });
                            }
                        }
                        card => visit(Action::Act { card: *card })?,
                    }
                }
                visit(Action::Pass)?;
            }
            Decision::Card => {
                player.hand.kinds().try_for_each(|card| {
                    for person in card.persons() {
                        offer!(self.check_left(*person, "D18"), Action::take(card, *person));
                    }
                    offer!(self.check_spend(card), Action::Spend { card });
                    Continue(())
                })?;
            }
            Decision::Build(_) => {
                for (index, palace) in court.kinds() {
                    offer!(check_floor(palace), Action::Floor { palace: index });
                }
                offer!(check_ground(court), Action::NewPalace);
            }
            Decision::Place(..) if court.has_room() => {
                for (index, palace) in court.kinds() {
                    offer!(check_room(palace), Action::Palace { palace: index });
                }
            }
            Decision::Place(..) => {
                for (index, palace) in court.kinds() {
                    for person in palace.kinds() {
                        visit(Action::Replace { palace: index, person })?;
                    }
                }
                visit(Action::LetGo)?;
            }
            Decision::Release | Decision::Starve | Decision::Crowded => {
                for (index, palace) in court.kinds() {
                    if self.check_palace(palace).is_ok() {
                        for person in palace.kinds() {
                            visit(Action::Release { palace: index, person })?;
                        }
                        if self.is_one_by_one() {
                            break;
                        }
                    }
                }
            }
            Decision::Fall => {
                for (index, palace) in court.kinds() {
                    offer!(check_fall(palace), Action::Fall { palace: index });
                }
            }
            Decision::GiveBack => {
                let due = self.owed();
                for rice in 0..=player.rice.min(due) {
                    for fireworks in 0..=player.fireworks.min(due - rice) {
                        let allowed = check_gift(rice, fireworks, due, player);
                        let (rice, fireworks) = (Amount(rice as u8), Amount(fireworks as u8));
                        offer!(allowed, Action::Give { yuan: Rest, rice, fireworks });
                    }
                }
            }
            Decision::Discard => {
                for card in player.hand.kinds() {
                    visit(Action::Discard { card })?;
                }
            }
            Decision::Dawn => {
                for role in Role::ALL {
                    offer!(self.check_dawn(role), Action::Dawn { role });
                }
            }
            Decision::Treaty => {
                let present = court.roles();
                for role in Role::ALL {
                    offer!(check_treaty(role, present), Action::Treaty { role });
                }
            }
        }
        Continue(())
    }

    /// Accepts a legal action, or says which rule forbids it.
    #[inline]
    pub(crate) fn check(&self, action: Action) -> Allowed {
        let player = self.player();
        let court = &player.court;
        match (self.decision, action) {
            (Decision::Nothing, _) => Err(Illegal::new("D29", "dragon-illegal-over")),
            (Decision::Draft, Action::Draft { first, second }) => self.check_draft(first, second, &self.drafted()),
            (Decision::Act, Action::Pass) => Ok(()),
            (Decision::Act, Action::Act { card }) => {
                let plain = !matches!(card, ActionCard::Privilege | ActionCard::Wall);
                need(plain, "D10", "dragon-illegal-other-decision")?;
                self.check_price(card, player, self.taken()).map(|_| ())
            }
            (Decision::Act, Action::Privilege { size }) => {
                let left = self.check_price(ActionCard::Privilege, player, self.taken())?;
                self.check_privilege(size, left)
            }
            (Decision::Act, Action::Wall { tile }) => {
                self.check_tile(tile, player)?;
                self.check_price(ActionCard::Wall, player, self.taken()).map(|_| ())
            }
            (Decision::Build(_), Action::NewPalace) => check_ground(court),
            (Decision::Build(_), Action::Floor { palace }) => check_floor(named(court, palace, || "D12")?),
            (Decision::Card, Action::Person { person }) => {
                check_held(Card::Of(person.role()), player, "D18")?;
                self.check_left(person, "D18")
            }
            (Decision::Card, Action::Wild { person }) => {
                check_held(Card::Wild, player, "D18")?;
                self.check_left(person, "D18")
            }
            (Decision::Card, Action::Spend { card }) => {
                check_held(card, player, "D18")?;
                self.check_spend(card)
            }
            (Decision::Place(..), Action::Palace { palace }) => check_room(named(court, palace, || "D19")?),
            (Decision::Place(..), Action::Replace { palace, person }) => {
                check_full(court)?;
                check_lives(named(court, palace, || "D19")?, person, || "D19")
            }
            (Decision::Place(..), Action::LetGo) => check_full(court),
            (Decision::Release | Decision::Starve | Decision::Crowded, Action::Release { palace: index, person }) => {
                let rule = || self.rule();
                let palace = named(court, index, rule)?;
                check_lives(palace, person, rule)?;
                self.check_palace(palace)?;
                let first = court.kinds().find(|(_, palace)| self.check_palace(*palace).is_ok());
                if self.is_one_by_one() && first.map(|(first, _)| first) != Some(index) {
                    return Err(Illegal::new(self.rule(), "dragon-illegal-one-by-one"));
                }
                Ok(())
            }
            (Decision::Fall, Action::Fall { palace }) => check_fall(named(court, palace, || "D35")?),
            (Decision::GiveBack, Action::Give { rice, fireworks, .. }) => {
                check_gift(rice.0.into(), fireworks.0.into(), self.owed(), player)
            }
            (Decision::Discard, Action::Discard { card }) => check_held(card, player, "D39"),
            (Decision::Dawn, Action::Dawn { role }) => self.check_dawn(role),
            (Decision::Treaty, Action::Treaty { role }) => check_treaty(role, court.roles()),
            _ => Err(Illegal::new(self.rule(), "dragon-illegal-other-decision")),
        }
    }

    #[inline]
    fn check_draft(&self, first: Role, second: Role, drafted: &[u16; MAX_SEATS]) -> Allowed {
        need(first < second, "D6", "dragon-illegal-draft-different")?;
        need(!is_drafted(first, second, drafted), "D6", "dragon-illegal-pair-drafted")?;
        self.check_left(first.young(), "D6")?;
        self.check_left(second.young(), "D6")
    }

    /// The yuan that are left of a player's after the group of a card is paid for (D10).
    #[inline]
    pub(crate) fn check_price(&self, card: ActionCard, player: &Player, taken: u8) -> Result<u16, Illegal> {
        let group = self.groups.group_of(card).ok_or(Illegal::new("D9", "dragon-illegal-card-not-out"))?;
        player.yuan.checked_sub(price(group, taken)).ok_or(Illegal::new("D10", "dragon-illegal-group-cost"))
    }

    /// Are so many yuan enough for a privilege?
    #[inline]
    pub(crate) fn check_privilege(&self, size: Size, yuan: u16) -> Allowed {
        need(yuan >= u16::from(self.privilege_cost(size)), "D17", "dragon-illegal-privilege-cost")
    }

    #[inline]
    pub(crate) fn check_tile(&self, tile: WallTile, player: &Player) -> Allowed {
        need(self.great_wall, "D30", "dragon-illegal-no-wall")?;
        need(player.has_tile(tile), "D30", "dragon-illegal-tile-used")?;
        need(!self.wall.is_complete(), "D30", "dragon-illegal-wall-complete")
    }

    #[inline]
    fn check_left(&self, person: Person, rule: &'static str) -> Allowed {
        need(self.supply[person.index()] > 0, rule, "dragon-illegal-no-tile")
    }

    #[inline]
    fn check_spend(&self, card: Card) -> Allowed {
        let none = card.persons().iter().all(|person| self.check_left(*person, "D18").is_err());
        need(none, "D18", "dragon-illegal-tile-left")
    }

    /// May the pending decision release a person from this palace?
    #[inline]
    fn check_palace(&self, palace: Palace) -> Allowed {
        match self.decision {
            Decision::Starve => need(palace.may_starve(), "D23", "dragon-illegal-starved-before"),
            Decision::Crowded => need(palace.excess() > 0, "D35", "dragon-illegal-not-crowded"),
            _ if palace.is_empty() => Err(Illegal::new(self.rule(), "dragon-illegal-nobody-like-that")),
            _ => Ok(()),
        }
    }

    /// Are the palaces gone through one by one, because each of them must release? Then only the first is asked about:
    /// the order would make no difference.
    fn is_one_by_one(&self) -> bool {
        match self.decision {
            Decision::Crowded => true,
            Decision::Starve => self.owed() >= Decision::Starve.stock(self.player()),
            _ => false,
        }
    }

    #[inline]
    pub(crate) fn check_dawn(&self, role: Role) -> Allowed {
        need(self.dawn >> role as u16 & 1 == 0, "D40", "dragon-illegal-taken-at-dawn")?;
        self.check_left(role.young(), "D40")
    }
}

/// The palace with this number, if there is one and no earlier one is just like it.
fn named(court: &Court, index: u8, rule: impl Fn() -> &'static str) -> Result<Palace, Illegal> {
    let palace = court.get(index).ok_or_else(|| Illegal::new(rule(), "dragon-illegal-no-palace"))?;
    let first = court.first_like(index) == index;
    if first { Ok(palace) } else { Err(Illegal::new(rule(), "dragon-illegal-equal-palace")) }
}

#[inline]
fn check_floor(palace: Palace) -> Allowed {
    need(palace.floors() < MOST_FLOORS, "D8", "dragon-illegal-three-floors")
}

#[inline]
fn check_ground(court: &Court) -> Allowed {
    need(court.has_ground(), "D12", "dragon-illegal-no-ground")
}

#[inline]
fn check_held(card: Card, player: &Player, rule: &'static str) -> Allowed {
    need(player.hand.count(card) > 0, rule, "dragon-illegal-card-not-held")
}

#[inline]
fn check_room(palace: Palace) -> Allowed {
    need(palace.has_room(), "D8", "dragon-illegal-palace-full")
}

#[inline]
fn check_full(court: &Court) -> Allowed {
    need(!court.has_room(), "D19", "dragon-illegal-room-left")
}

#[inline]
fn check_lives(palace: Palace, person: Person, rule: impl Fn() -> &'static str) -> Allowed {
    let lives = palace.holds(person);
    if lives { Ok(()) } else { Err(Illegal::new(rule(), "dragon-illegal-nobody-like-that")) }
}

#[inline]
fn check_fall(palace: Palace) -> Allowed {
    need(palace.floors() > 0, "D35", "dragon-illegal-no-floor")
}

#[inline]
fn check_gift(rice: u16, fireworks: u16, due: u16, player: &Player) -> Allowed {
    need(rice <= player.rice && fireworks <= player.fireworks, "D36", "dragon-illegal-not-owned")?;
    need(rice + fireworks <= due, "D36", "dragon-illegal-too-much")?;
    need(due - rice - fireworks <= player.yuan, "D36", "dragon-illegal-too-little")
}

#[inline]
fn check_treaty(role: Role, present: u16) -> Allowed {
    need(present >> role as u16 & 1 == 1, "D42", "dragon-illegal-no-such-person")
}
