//! Huang as a [`Game`]: the contract, answered by the chapters of the rules.

use crate::action::Action;
use crate::colour::Colour;
use crate::event::Event;
use crate::options::{ABOUT, Options};
use crate::play::Play;
use crate::state::Huang;
use crate::view::View;
use tianxia_core::{About, BadInput, Dice, Eye, Figure, Game, Illegal, Outcome, Seat, Setup, Sink, Turn};

impl Game for Huang {
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Effect = ();

    fn about() -> &'static About {
        &ABOUT
    }

    fn read_options(setup: &Setup) -> Result<Options, BadInput> {
        Options::read(setup)
    }

    fn setup(options: &Options) -> Setup {
        options.write()
    }

    fn start(options: &Options, dice: &mut impl Dice) -> Huang {
        Huang::begin(options, dice)
    }

    fn players(&self) -> u8 {
        self.options.players
    }

    fn turn(&self) -> Turn {
        self.decider()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn legal(&self, out: &mut Vec<Action>) {
        self.list(out);
    }

    fn play(&mut self, action: Action, dice: &mut impl Dice, events: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.check(action)?;
        Play { game: self, dice, events }.run(action);
        Ok(())
    }

    fn view(&self, eye: Eye) -> View {
        View::new(self, eye)
    }

    fn witness(event: &Event, eye: Eye) -> Option<Event> {
        Some(event.seen_by(eye))
    }

    fn imagine(&self, seat: Seat, dice: &mut impl Dice) -> Huang {
        self.imagined(seat, dice)
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
        let mut census: Vec<(&'static str, u32)> = Colour::ALL
            .into_iter()
            .map(|colour| {
                let heaps = [self.bag, self.removed, self.market, self.spent];
                let kept = self.seats.iter().map(|player| player.hand[colour] + player.discards[colour]);
                let tiles = heaps.iter().map(|heap| heap[colour]).chain(kept).map(u32::from).sum::<u32>();
                (colour.word(), tiles + self.tiles_of(colour).len())
            })
            .collect();
        let taken = self.seats.iter().map(|player| u32::from(player.granaries)).sum::<u32>();
        census.push(("granaries", self.granaries.len() + taken + u32::from(self.granaries_lost)));
        census
    }
}
