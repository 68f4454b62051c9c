//! `tianxia demo`: a whole game of Qin between two bots, told in sentences.

use crate::draw::{self, Draw};
use crate::failure::Failure;
use crate::out::{out, outln};
use crate::pen::Pen;
use crate::play::players::Player;
use crate::speech::Speech;
use std::sync::atomic::AtomicBool;
use tianxia_bots::Level;
use tianxia_core::{Game, Match, Seed, Setup, Viewpoint, Written};
use tianxia_games::{AnyMatch, Qin};

pub(crate) fn run() -> Result<(), Failure> {
    let pen = Pen::for_stdout();
    let speech = Speech::english();
    let seed = Seed::from_number(1);
    let mut game = Match::<Qin>::start(&Setup::new(2), seed).map_err(Failure::wrong)?;
    let mut players: Vec<_> = (0..2).map(|index| Player::bot(Level::Easy, seed.derive(index))).collect();
    outln!("{}\n", speech.word("demo-opening"));
    while let Some(seat) = game.turn().seat() {
        let number = players[seat.index()].choose(&game, &AtomicBool::new(false));
        let number = number.ok_or_else(|| Failure::wrong("a bot has no action"))?;
        game.act_numbered(seat, number).map_err(Failure::wrong)?;
        let told = game.steps().last().into_iter().flat_map(|step| &step.events);
        let sentences: Vec<_> = told
            .filter_map(|event| Qin::witness(event, Viewpoint::Spectator))
            .map(|event| speech.say(&Qin::tell(&event)))
            .collect();
        outln!("{}", sentences.join(" "));
    }
    out!("\n{}", Qin::draw(&game.state().view(Viewpoint::Open), &[], pen, &speech));
    if let Some(outcome) = game.outcome() {
        outln!("\n{}", draw::outcome(&outcome, pen, &speech));
    }
    outln!("\n{}", speech.word("demo-closing"));
    Ok(())
}
