//! Qin, for 2 to 4 players: provinces of three colours grow, merge and win villages; who places all pagodas first wins.
//!
//! [`Qin`] is a position and implements the contract of [`tianxia_core::Game`]. The rules are told in `docs/rules/qin.md`; each
//! has an id (`Q1` to `Q25`) that the code and the tests name. The files follow the rules:
//!
//! - `board.rs`, `tile.rs`, `options.rs`: what is in the box (Q1 to Q6);
//! - `legal.rs`, `provinces.rs`: where a tile may lie (Q7, Q8, Q14 to Q17);
//! - `resolve.rs`: what it does there (Q9 to Q20);
//! - `flow.rs`: deal, draw, pass and end (Q5, Q6, Q21 to Q25);
//! - `imagine.rs`, `view.rs`, `event.rs`: who may know what;
//! - `notation.rs`, `position.rs`, `diagram.rs`: how it is written.
//!
//! ```
//! use tianxia_core::{FastDice, Dice, Game, Mute, Setup};
//! use tianxia_qin::Qin;
//!
//! let mut dice = FastDice::new(7);
//! let mut game = Qin::start(&Qin::read_options(&Setup::new(3))?, &mut dice);
//! let mut legal = Vec::new();
//! while game.outcome().is_none() {
//!     legal.clear();
//!     game.legal(&mut legal);
//!     let choice = legal[dice.below(legal.len() as u32) as usize];
//!     game.play(choice, &mut dice, &mut Mute)?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod board;
mod cells;
mod diagram;
mod event;
mod flow;
mod imagine;
mod legal;
mod notation;
mod options;
mod position;
mod provinces;
mod resolve;
mod square;
mod state;
mod tile;
mod view;

pub use action::Action;
pub use board::Board;
pub use event::Event;
pub use options::Options;
pub use square::Square;
pub use state::Qin;
pub use tile::{Colour, Tile};
pub use view::{Lone, Player, Province, TileCount, View, Village};

use tianxia_core::{
    About, BadInput, Dice, Eye, Figure, Game, Illegal, Outcome, Phrase, Seat, Setup, Sink, Turn, Written,
};

impl Game for Qin {
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Effect = ();

    fn about() -> &'static About {
        &options::ABOUT
    }

    fn read_options(setup: &Setup) -> Result<Options, BadInput> {
        Options::read(setup)
    }

    fn setup(options: &Options) -> Setup {
        options.write()
    }

    fn start(options: &Options, dice: &mut impl Dice) -> Self {
        Qin::set_up(options, dice)
    }

    fn players(&self) -> u8 {
        self.options.players
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn legal(&self, out: &mut Vec<Action>) {
        if let Turn::Decide(seat) = self.turn {
            self.list_legal(seat, out);
        }
    }

    fn play(&mut self, action: Action, dice: &mut impl Dice, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.play_action(action, dice, events)
    }

    fn view(&self, eye: Eye) -> View {
        self.seen_by(eye)
    }

    fn witness(event: &Event, eye: Eye) -> Option<Event> {
        Some(event.seen_by(eye))
    }

    fn imagine(&self, seat: Seat, dice: &mut impl Dice) -> Self {
        self.imagine_for(seat, dice)
    }

    fn rules(&self) -> u32 {
        1
    }

    fn effect(&self, _: &[Event], _: Option<&Self>) {}

    fn figures(&self) -> Vec<(Figure, i64)> {
        Vec::new()
    }

    fn changes(_: &()) -> Vec<(Figure, i64)> {
        Vec::new()
    }

    fn census(&self) -> Vec<(&'static str, u32)> {
        let held = |colour| {
            self.supply.territories(colour) + self.hands.iter().map(|hand| hand.territories(colour)).sum::<u32>()
        };
        let colours = Colour::ALL.map(|colour| (colour.key(), held(colour) + self.territory[colour as usize].len()));
        let pagodas = Seat::all(self.options.players).map(|seat| {
            let (provinces, villages) = self.placed(seat);
            ("pagodas of a player", u32::from(self.pagodas[seat.index()] + provinces + villages))
        });
        colours.into_iter().chain(pagodas).collect()
    }
}

impl Written for Qin {
    type ActionData = String;

    fn data(&self, action: Action) -> String {
        self.write(action)
    }

    fn action(&self, data: &String) -> Result<Action, BadInput> {
        self.read(data)
    }

    fn write(&self, action: Action) -> String {
        notation::write(action, self.board)
    }

    fn read(&self, text: &str) -> Result<Action, BadInput> {
        notation::read(text, self.board)
    }

    fn number(&self, action: Action) -> u32 {
        action.number()
    }

    fn numbered(&self, number: u32) -> Option<Action> {
        Action::numbered(number, self.board)
    }

    fn numbers(&self) -> u32 {
        Action::numbers(self.board)
    }

    fn face(word: &str) -> Option<u32> {
        Tile::read(word).ok().map(|(tile, _)| tile.index() as u32)
    }

    fn position(&self) -> toml::Table {
        position::write(self)
    }

    fn from_position(table: &toml::Table, dice: &mut impl Dice) -> Result<Self, BadInput> {
        position::read(table, dice)
    }

    fn ask(&self) -> Phrase {
        match self.turn {
            Turn::Decide(seat) => Phrase::new("qin-ask-place").seat("seat", seat),
            Turn::Over => Phrase::new("qin-over"),
        }
    }

    fn tell(event: &Event) -> Phrase {
        event.phrase()
    }
}
