//! What can neither appear nor vanish: the tiles of each colour and the granaries.

use super::Huang;
use crate::board::Colour;

/// A name and a count each.
pub(crate) fn census(game: &Huang) -> Vec<(&'static str, u32)> {
    let mut census: Vec<(&'static str, u32)> = Colour::ALL
        .into_iter()
        .map(|colour| {
            let heaps = [game.bag, game.removed, game.market, game.spent];
            let kept = game.seats.iter().map(|player| player.hand[colour] + player.discards[colour]);
            let tiles = heaps.iter().map(|heap| heap[colour]).chain(kept).map(u32::from).sum::<u32>();
            (colour.word(), tiles + game.tiles_of(colour).len())
        })
        .collect();
    let taken = game.seats.iter().map(|player| u32::from(player.granaries)).sum::<u32>();
    census.push(("granaries", game.granaries.len() + taken + u32::from(game.granaries_lost)));
    census
}
