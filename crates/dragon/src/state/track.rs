//! The person track (D7): where each marker stands and who lies on top where several share a space.

use tianxia_core::{MAX_SEATS, Seat};

/// The person track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Track {
    spaces: [u16; MAX_SEATS],
    order: Order,
}

/// Seats in the order in which they come; what lies beyond the number of players has no meaning.
pub(crate) type Order = [u8; MAX_SEATS];

impl Track {
    /// All markers on space 0, the given one on top, then clockwise.
    pub(crate) fn new(first: Seat, players: u8) -> Self {
        let mut order = [0; MAX_SEATS];
        first.around(players).enumerate().for_each(|(rank, seat)| order[rank] = seat.index() as u8);
        Track { spaces: [0; MAX_SEATS], order }
    }

    /// Markers as written in a position. `order` lists the seats, earliest first, and must agree with the spaces.
    pub(crate) fn from_parts(spaces: [u16; MAX_SEATS], order: Order) -> Self {
        Track { spaces, order }
    }

    pub(crate) fn space(&self, seat: Seat) -> u16 {
        self.spaces[seat.index()]
    }

    /// The seats, earliest first.
    pub(crate) fn order(&self) -> Order {
        self.order
    }

    /// The seats of a table, earliest first.
    pub(crate) fn seats(&self, players: u8) -> impl Iterator<Item = Seat> + use<> {
        self.order.into_iter().take(usize::from(players)).map(|seat| Seat::new(usize::from(seat)))
    }

    /// Moves a marker forward; on its new space it lies on top. Without a step it stays where it lies.
    pub(crate) fn advance(&mut self, seat: Seat, steps: u8, players: u8) {
        if steps == 0 {
            return;
        }
        let own = seat.index() as u8;
        self.spaces[seat.index()] += u16::from(steps);
        let order = &mut self.order[..usize::from(players)];
        let mut rank = order.iter().position(|other| *other == own).unwrap_or(0);
        while rank > 0 && self.spaces[usize::from(order[rank - 1])] <= self.spaces[usize::from(own)] {
            order.swap(rank - 1, rank);
            rank -= 1;
        }
    }

    /// All markers return to space 0 and keep their order (D38).
    pub(crate) fn erupt(&mut self) {
        self.spaces = [0; MAX_SEATS];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);
    const THIRD: Seat = Seat::new(2);

    #[test]
    fn the_later_arrival_lies_on_top_d7() {
        let mut track = Track::new(FIRST, 3);
        track.advance(FIRST, 7, 3);
        track.advance(SECOND, 7, 3);
        track.advance(THIRD, 8, 3);
        assert_eq!(track.order()[..3], [2, 1, 0]);
        track.advance(FIRST, 0, 3);
        assert_eq!(track.order()[..3], [2, 1, 0]);
        track.advance(FIRST, 1, 3);
        assert_eq!(track.order()[..3], [0, 2, 1]);
    }

    #[test]
    fn an_eruption_keeps_the_order_d38() {
        let mut track = Track::new(THIRD, 3);
        track.advance(SECOND, 4, 3);
        let before = track.order();
        track.erupt();
        assert_eq!((track.order(), track.space(SECOND)), (before, 0));
    }
}
