//! Who plays whom, and where they sit. Every deal is played once with each rotation of the seats, so that neither the better
//! seat nor the better hand favours anybody.

use tianxia_core::{About, BadInput};

/// More games than anybody will wait for.
const MOST_GAMES: u64 = 1_000_000_000;

/// All games of an arena.
pub(super) struct Schedule {
    pub(super) players: u8,
    /// Who meets: for each pairing the bots by index, as many as there are seats.
    pairings: Vec<Vec<usize>>,
    rounds: u64,
}

/// One game to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fixture {
    pub(super) index: u64,
    /// Which bot sits at each seat.
    pub(super) seats: Vec<usize>,
    /// Games with the same deal have the same number.
    pub(super) deal: u64,
}

impl Schedule {
    pub(super) fn new(
        about: &About,
        bots: &[String],
        players: Option<u8>,
        ladder: bool,
        games: u64,
    ) -> Result<Self, BadInput> {
        let (fewest, most) = about.players;
        let natural = if ladder { fewest } else { (bots.len().min(99) as u8).max(fewest) };
        let players = players.unwrap_or(natural);
        if !(fewest..=most).contains(&players) {
            return Err(BadInput::new(format!("{} is for {fewest} to {most} players, not {players}", about.id)));
        }
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(BadInput::new(format!("{games} games cannot be played; take 1 to {MOST_GAMES}")));
        }
        let seats = usize::from(players);
        if !ladder && bots.len() > seats {
            return Err(BadInput::new(format!(
                "{} bots do not fit {players} seats; name at most {players}, or let neighbours meet with --ladder",
                bots.len()
            )));
        }
        if ladder && bots.len() < 2 {
            return Err(BadInput::new("a ladder needs at least two bots: --bots easy,medium,hard --ladder"));
        }
        let pairings = if ladder {
            // The upper bot of a step has one seat, as a challenger; the lower one the rest.
            (1..bots.len()).map(|upper| fill(vec![upper, upper - 1], seats)).collect()
        } else {
            vec![fill((0..bots.len()).collect(), seats)]
        };
        Ok(Schedule { players, pairings, rounds: games })
    }

    /// How many games there are.
    pub(super) fn games(&self) -> u64 {
        self.rounds * self.pairings.len() as u64
    }

    /// Pairings take turns, so that an arena stopped early has measured all of them alike.
    pub(super) fn fixture(&self, index: u64) -> Fixture {
        let pairings = self.pairings.len() as u64;
        let round = index / pairings;
        let mut seats = self.pairings[(index % pairings) as usize].clone();
        let places = seats.len();
        seats.rotate_right(round as usize % places);
        Fixture { index, seats, deal: round / places as u64 }
    }
}

/// The last one named takes the seats that are left.
fn fill(mut bots: Vec<usize>, seats: usize) -> Vec<usize> {
    let last = bots[bots.len() - 1];
    bots.resize(seats, last);
    bots
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(',').map(str::to_owned).collect()
    }

    fn qin() -> &'static About {
        tianxia_games::about("qin").unwrap()
    }

    #[test]
    fn every_deal_is_played_from_every_seat() {
        let schedule = Schedule::new(qin(), &words("a,b,c"), None, false, 6).unwrap();
        let fixtures: Vec<_> = (0..schedule.games()).map(|index| schedule.fixture(index)).collect();
        assert_eq!(fixtures.iter().map(|fixture| fixture.deal).collect::<Vec<_>>(), [0, 0, 0, 1, 1, 1]);
        for seat in 0..3 {
            let mut bots: Vec<_> = fixtures[..3].iter().map(|fixture| fixture.seats[seat]).collect();
            bots.sort_unstable();
            assert_eq!(bots, [0, 1, 2]);
        }
    }

    #[test]
    fn the_last_bot_fills_the_table() {
        let schedule = Schedule::new(qin(), &words("a,b"), Some(4), false, 4).unwrap();
        assert_eq!(schedule.fixture(1).seats, [1, 0, 1, 1]);
    }

    #[test]
    fn on_a_ladder_neighbours_meet() {
        let schedule = Schedule::new(qin(), &words("a,b,c"), None, true, 10).unwrap();
        assert_eq!(schedule.games(), 20);
        assert_eq!(schedule.fixture(0).seats, [1, 0]);
        assert_eq!(schedule.fixture(1).seats, [2, 1]);
        assert_eq!(schedule.fixture(2).seats, [0, 1]);
    }

    #[test]
    fn impossible_tables_are_refused_with_a_sentence() {
        let refuse = |bots: &str, players, ladder| {
            Schedule::new(qin(), &words(bots), players, ladder, 1).err().expect("refused").to_string()
        };
        assert_eq!(refuse("a,b", Some(9), false), "qin is for 2 to 4 players, not 9");
        assert_eq!(refuse("a,b,c,d,e", None, false), "qin is for 2 to 4 players, not 5");
        assert!(refuse("a,b,c", Some(2), false).contains("3 bots do not fit 2 seats"));
        assert!(refuse("a", None, true).contains("at least two"));
        for games in [0, u64::MAX] {
            let error = Schedule::new(qin(), &words("a,b"), None, false, games).err().expect("refused").to_string();
            assert!(error.contains("take 1 to 1000000000"), "{error}");
        }
    }
}
