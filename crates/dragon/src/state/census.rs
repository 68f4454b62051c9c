//! What can neither appear nor vanish (the conservation law of this game): person tiles of each kind, person cards,
//! wall tiles, floors, and the agreement of the books.

use crate::board::person::Person;
use crate::state::Dragon;
use crate::state::decision::Decision;
use crate::state::player::Player;

/// Counts everything that is conserved.
pub(crate) fn census(game: &Dragon) -> Vec<(&'static str, u32)> {
    let mut census: Vec<(&'static str, u32)> =
        Person::ALL.iter().map(|person| (person.word(), tiles(game, *person))).collect();
    let sum = |count: &dyn Fn(&Player) -> u32| game.table().iter().map(count).sum::<u32>();
    census.push(("person cards", u32::from(game.spent) + sum(&|player| u32::from(player.hand.len()))));
    census.push(("wall tiles", u32::from(game.wall.len()) + sum(&|player| player.wall_tiles.count_ones())));
    census.push((
        "floors",
        sum(&|player| {
            let tally = &player.tally;
            let standing = u32::from(player.court.floors());
            (standing + u32::from(tally.decayed) + u32::from(tally.fallen)).wrapping_sub(u32::from(tally.built))
        }),
    ));
    // Every person who left is booked with a cause: the difference never changes.
    let gone: u32 = game.gone.iter().map(|count| u32::from(*count)).sum();
    let lost = sum(&|player| player.tally.lost.iter().map(|count| u32::from(*count)).sum());
    census.push(("persons gone without a cause", gone.wrapping_sub(lost)));
    // Every point is booked twice, by source and by month: the difference never changes.
    census.push((
        "points booked once only",
        sum(&|player| {
            let months: u16 = player.tally.months.iter().sum();
            u32::from(player.tally.score()).abs_diff(u32::from(months))
        }),
    ));
    census
}

/// The tiles of one kind: in the supply, at the courts, out of the game, or waiting for a palace.
fn tiles(game: &Dragon, person: Person) -> u32 {
    let waiting = match game.decision {
        Decision::Place(one, other) => u32::from(one == person) + u32::from(other == Some(person)),
        _ => 0,
    };
    let held = game.table().iter().flat_map(|player| player.court.persons()).filter(|other| *other == person).count();
    u32::from(game.supply[person.index()]) + u32::from(game.gone[person.index()]) + held as u32 + waiting
}
