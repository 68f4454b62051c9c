//! Phase 1: the actions (D10 to D17), the Great Wall's action (D30), and building floor by floor (D12).

use crate::board::cards::ActionCard;
use crate::board::tiles::{Size, WallTile};
use crate::seen::event::{Event, Good};
use crate::state::decision::Decision;
use crate::state::palace::Palace;
use crate::state::tally::Source;
use crate::state::{Chosen, Dragon};
use tianxia_core::{Dice, Sink};

/// What a group costs that was taken before (D10).
pub const GROUP_COST: u16 = 3;

/// The yuan to which a player without an action tops up (D10).
pub const TOP_UP: u16 = 3;

/// What a small privilege costs (D17).
pub const SMALL_COST: u8 = 2;

/// What a group costs (D10), given which are taken.
#[inline]
pub(crate) const fn price(group: u8, taken: u8) -> u16 {
    if taken >> group & 1 == 1 { GROUP_COST } else { 0 }
}

impl Dragon {
    /// What must be paid to use this card: nothing, or 3 yuan (D10). `None` if it does not lie out.
    #[inline]
    pub(crate) fn price(&self, card: ActionCard) -> Option<u16> {
        self.groups.group_of(card).map(|group| price(group, self.taken()))
    }

    pub(crate) fn privilege_cost(&self, size: Size) -> u8 {
        match size {
            Size::Small => SMALL_COST,
            Size::Large => self.large_cost,
        }
    }

    pub(crate) fn pass(&mut self, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        let seat = self.seat();
        let player = self.player_mut();
        let gained = TOP_UP.saturating_sub(player.yuan);
        player.yuan += gained;
        self.chosen[seat.index()] = Some(Chosen::Pass);
        events.push(Event::Passes { seat, yuan: gained });
        self.next_seat(dice, events);
    }

    /// Chooses a card: pays for its group if need be, and marks it.
    fn choose(&mut self, card: ActionCard, events: &mut impl Sink<Event>) {
        let seat = self.seat();
        let price = self.price(card).unwrap_or(0);
        let player = self.player_mut();
        player.yuan -= price;
        player.tally.paid += u8::from(price > 0);
        self.chosen[seat.index()] = Some(Chosen::Card(card));
        let group = self.groups.group_of(card).unwrap_or(0);
        events.push(Event::Acts { seat, action: card, group: group + 1, paid: price as u8 });
    }

    /// The actions of D11 to D16: symbols on the card and on the persons.
    pub(crate) fn act(&mut self, card: ActionCard, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        self.choose(card, events);
        let persons = card.role().map_or(0, |role| self.player().court.symbols(role));
        self.reap(card, card.symbols() + persons, Source::Research, dice, events);
    }

    /// Takes in what an action gives: from its card, from a wall tile (D30), or by treaty (D42).
    pub(crate) fn reap(
        &mut self,
        card: ActionCard,
        amount: u8,
        source: Source,
        dice: &mut impl Dice,
        events: &mut impl Sink<Event>,
    ) {
        match card {
            ActionCard::Taxes => self.gain(Good::Yuan, amount, events),
            ActionCard::Harvest => self.gain(Good::Rice, amount, events),
            ActionCard::Fireworks => self.gain(Good::Fireworks, amount, events),
            ActionCard::Military => self.advance(amount, events),
            ActionCard::Research => self.score(self.seat(), source, amount.into(), events),
            ActionCard::Build => {
                self.gain(Good::Floors, amount, events);
                return self.build_on(amount, dice, events);
            }
            ActionCard::Privilege | ActionCard::Wall => {}
        }
        self.next_seat(dice, events);
    }

    pub(crate) fn buy_privilege(&mut self, size: Size, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        self.choose(ActionCard::Privilege, events);
        let (seat, cost) = (self.seat(), self.privilege_cost(size));
        self.player_mut().buy(size, cost);
        events.push(Event::Buys { seat, size, cost });
        self.next_seat(dice, events);
    }

    /// Extends the wall (D30); persons add nothing to the bonus.
    pub(crate) fn extend_wall(&mut self, tile: WallTile, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        self.choose(ActionCard::Wall, events);
        let seat = self.seat();
        self.player_mut().wall_tiles &= !(1 << tile as u8);
        self.wall.extend(seat.index() as u8);
        events.push(Event::Walls { seat, tile, length: self.wall.len() });
        self.reap(tile.action(), tile.bonus(), Source::WallTile, dice, events);
    }

    pub(crate) fn gain(&mut self, good: Good, amount: u8, events: &mut impl Sink<Event>) {
        let seat = self.seat();
        self.player_mut().gain(good, amount.into());
        events.push(Event::Gains { seat, good, amount });
    }

    /// Asks for the next floor, as long as there are floors and ground for them (D12).
    fn build_on(&mut self, floors: u8, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        if floors > 0 && self.player().court.can_grow() {
            self.decision = Decision::Build(floors);
        } else {
            self.next_seat(dice, events);
        }
    }

    pub(crate) fn advance(&mut self, steps: u8, events: &mut impl Sink<Event>) {
        let seat = self.seat();
        self.track.advance(seat, steps, self.players);
        events.push(Event::Advances { seat, steps, space: self.track.space(seat) });
    }

    /// Puts the next floor on a palace, or begins a new one.
    pub(crate) fn build(&mut self, on: Option<u8>, dice: &mut impl Dice, events: &mut impl Sink<Event>) {
        let Decision::Build(left) = self.decision else { return };
        let seat = self.seat();
        let court = &mut self.player_mut().court;
        let palace = match on.and_then(|index| court.get(index).map(|palace| (index, palace.raised()))) {
            Some((index, palace)) => {
                court.change(index, palace);
                palace
            }
            None => {
                court.add(Palace::new(1));
                Palace::new(1)
            }
        };
        self.player_mut().tally.built += 1;
        events.push(Event::Builds { seat, palace });
        self.build_on(left - 1, dice, events);
    }
}
