//! Games as numbers, for programs that learn: what a seat knows as an array of floats, and actions as indices of a policy. A rules
//! crate says what is written ([`Encoded`]); how it lies in memory and what it is called is done here, by one and the same code.

mod features;
mod history;
mod ink;
mod layout;

pub use features::changes;
pub use history::{History, Moment};
pub use ink::{Ink, Label, fraction, one_hot};
pub use layout::{Layout, Part};

use crate::{Seat, Written};
use ink::Floats;
use layout::Survey;

/// A game that can be written as numbers.
///
/// # The contract
///
/// **One size.** [`Encoded::encode`] writes the same parts in the same order at every position, whatever the number of players and the
/// options: planes of the board first, then vectors. What is not in play is zero.
///
/// **Seats are relative.** The observer comes first, then the others clockwise. So a network need not learn the same thing for
/// each seat.
///
/// **It tells what the view tells, and nothing else.** Within one set-up two positions have equal observations for a seat exactly if
/// that seat's views of them are equal. Options are written too, so that one network can play them all.
///
/// **Policy.** Each legal action of a position has an index below [`Encoded::POLICY`], no two the same one, and
/// [`Encoded::at_policy`] leads back. Unlike [`Written::number`] an index may mean something else at another kind of decision: it is small
/// and dense, and not for files. Only a position that no game from a normal set-up reaches, or a large board of one's own, may have
/// actions without an index.
///
/// **History.** What happened can be written too ([`History`]): a [`Moment`] for each of the last events, as the seat witnessed them.
///
/// **Features.** Every action of every board has [`Encoded::FEATURES`], by which a program can score legal actions one by one.
pub trait Encoded: Written {
    /// Rows and columns of a plane; zero where a game has no board.
    const GRID: (usize, usize);

    /// All policy indices are below this.
    const POLICY: u32;

    /// What each feature of an action is called.
    const FEATURES: &'static [&'static str];

    /// What each kind of event is called.
    const EVENTS: &'static [&'static str];

    /// How many things events are about.
    const THINGS: usize;

    /// An event in few words.
    fn moment(event: &Self::Event) -> Moment;

    /// Writes what `seat` knows of the position.
    fn encode(&self, seat: Seat, ink: &mut impl Ink);

    /// The policy index of an action of this position.
    fn policy(&self, action: Self::Action) -> Option<u32>;

    /// The action of this position with this policy index. It need not be legal.
    fn at_policy(&self, index: u32) -> Option<Self::Action>;

    /// Writes the features of an action of this position, as many as [`Encoded::FEATURES`] names: `out` begins as zeros.
    fn features(&self, action: Self::Action, out: &mut [f32]);

    /// Has the board room in the planes? Only large boards of one's own have not; what lies beyond is then not written.
    fn fits(&self) -> bool {
        true
    }

    /// What [`Encoded::observe`] writes, part by part; the same for every position of the game.
    fn layout(&self) -> Layout {
        let mut survey = Survey::new(Self::GRID);
        self.encode(Seat::new(0), &mut survey);
        survey.layout
    }

    /// Writes what `seat` knows as floats, most of them from 0 to 1, and says how many there are. What has no room in `out` is left
    /// out. Does not allocate.
    fn observe(&self, seat: Seat, out: &mut [f32]) -> usize {
        out.fill(0.0);
        let mut floats = Floats::new(out, Self::GRID);
        self.encode(seat, &mut floats);
        floats.written()
    }
}
