//! What everybody knows of hidden tiles (H7, H19, H26), and that imagined worlds respect it. The witness is independent of
//! the game's own bookkeeping: for each seat and colour it follows every number of tiles that the hand and the unseen discards
//! could have, given what was seen.

use crate::{play, play_at_random, position, start};
use std::collections::BTreeSet;
use tianxia_core::{FastDice, Game, Seat, Setup, Viewpoint};
use tianxia_huang::{Colour, Event, Huang};

/// Tiles of one colour in a hand and in the unseen discards, as they could be; and the size of the hand.
struct Witness {
    possible: [BTreeSet<(u8, u8)>; 5],
    size: u8,
}

impl Witness {
    fn new() -> Witness {
        let mut witness = Witness { possible: std::array::from_fn(|_| BTreeSet::from([(0, 0)])), size: 0 };
        witness.draw(6);
        witness
    }

    fn step(&mut self, next: impl Fn(usize, u8, u8) -> Vec<(u8, u8)>) {
        for (colour, possible) in self.possible.iter_mut().enumerate() {
            *possible = possible.iter().flat_map(|(hand, discards)| next(colour, *hand, *discards)).collect();
            assert!(!possible.is_empty(), "what was seen contradicts itself");
        }
    }

    fn draw(&mut self, count: u8) {
        self.step(|_, hand, discards| (0..=count).map(|drawn| (hand + drawn, discards)).collect());
        self.size += count;
    }

    fn take(&mut self, taken: Colour) {
        self.step(|colour, hand, discards| vec![(hand + u8::from(colour == taken.index()), discards)]);
        self.size += 1;
    }

    fn show(&mut self, shown: Colour, count: u8) {
        for _ in 0..count {
            let size = self.size;
            self.step(|colour, hand, discards| match colour == shown.index() {
                true if hand > 0 => vec![(hand - 1, discards)],
                false if hand < size => vec![(hand, discards)],
                _ => vec![],
            });
            self.size -= 1;
        }
    }

    fn discard(&mut self, count: u8) {
        let others = |hand: u8| self.size - hand;
        let sizes: Vec<u8> = (0..=self.size).map(others).collect();
        self.step(|_, hand, discards| {
            let of_colour = |gone: &u8| *gone <= hand && count - gone <= sizes[usize::from(hand)];
            (0..=count).filter(of_colour).map(|gone| (hand - gone, discards + gone)).collect()
        });
        self.size -= count;
    }

    fn see(&mut self, seat: Seat, event: &Event) {
        match event {
            Event::Drew { seat: own, count, .. } if *own == seat => self.draw(*count),
            Event::Took { seat: own, colour } if *own == seat => self.take(*colour),
            Event::Discarded { seat: own, count, .. } if *own == seat => self.discard(*count),
            Event::Tile { seat: own, colour, .. } if *own == seat => self.show(*colour, 1),
            Event::Riot { seat: own, tiles, .. } if *own == seat => self.show(Colour::Blue, *tiles),
            Event::Paid { seat: own, tiles, .. } if *own == seat => self.show(Colour::Green, *tiles),
            Event::Committed { seat: own, commitment } if *own == seat => self.show(Colour::Yellow, commitment.tiles),
            Event::Supported { seat: own, commitment, .. } if *own == seat => self.show(Colour::Red, commitment.tiles),
            _ => {}
        }
    }
}

#[test]
fn h26_imagined_worlds_never_contradict_what_was_seen() {
    let mut contested = 0;
    for seed in 0..60 {
        let setup = Setup::new(2 + (seed % 3) as u8).with("palace", "true");
        let mut game = start(&setup, seed);
        let mut dice = FastDice::new(seed);
        let mut witnesses: Vec<_> = (0..setup.players).map(|_| Witness::new()).collect();
        loop {
            for eye in Seat::all(setup.players) {
                let world = game.imagine(eye, &mut dice);
                check(&game, &world, eye, &witnesses);
            }
            let view = game.view(Viewpoint::Spectator);
            contested += view.seats.iter().filter(|seat| !seat.known.hand_or_discards.is_empty()).count();
            let mut events = Vec::new();
            if !play_at_random(&mut game, &mut dice, &mut events) {
                break;
            }
            for event in &events {
                for seat in Seat::all(setup.players) {
                    witnesses[seat.index()].see(seat, event);
                }
            }
        }
    }
    assert!(contested > 100, "tiles that may be in the hand or not were met {contested} times only");
}

fn check(game: &Huang, world: &Huang, eye: Seat, witnesses: &[Witness]) {
    let (real, imagined) = (game.view(Viewpoint::Open), world.view(Viewpoint::Open));
    let (own, own_imagined) = (&real.seats[eye.index()], &imagined.seats[eye.index()]);
    assert_eq!((own.hand, own.discards), (own_imagined.hand, own_imagined.discards), "one's own tiles are known");
    for seat in &imagined.seats {
        for colour in Colour::ALL {
            let counts = [seat.hand, seat.discards].map(|tiles| tiles.unwrap().of(colour));
            let possible = &witnesses[seat.seat.index()].possible[colour.index()];
            let fits = possible.contains(&(counts[0], counts[1]));
            assert!(
                fits,
                "seat {eye} imagines seat {} with {counts:?} {colour:?}, but it can only be {possible:?}",
                seat.seat
            );
        }
    }
}

#[test]
fn h19_a_market_tile_is_known_until_it_is_played() {
    let mut game = position("hands = ['ggyyyy', 'wwwwww']\nmarket = 'rrrrrr'\ndiagram = '''\n. . . . .\n'''");
    play(&mut game, &["tile green a1", "take red"]);
    let other = Seat::new(1);
    let red = |game: &Huang, seed: u64| {
        let view = game.imagine(other, &mut FastDice::new(seed)).view(Viewpoint::Open);
        let seat = &view.seats[0];
        [seat.hand.unwrap().of(Colour::Red), seat.discards.unwrap().of(Colour::Red)]
    };
    assert!((0..50).all(|seed| red(&game, seed)[0] >= 1), "it is in the hand");
    // Three of six tiles are discarded unseen: it may be among them or not, but it is not gone.
    let mut some = game.clone();
    play(&mut some, &["replace 3 yellow"]);
    let worlds: Vec<_> = (0..200).map(|seed| red(&some, seed)).collect();
    assert!(worlds.iter().all(|[hand, discards]| hand + discards >= 1));
    assert!(worlds.iter().any(|[_, discards]| *discards == 0) && worlds.iter().any(|[hand, _]| *hand == 0));
    // The whole hand is discarded: there it lies.
    let mut all = game.clone();
    play(&mut all, &["replace 4 yellow 1 red 1 green"]);
    assert!((0..50).all(|seed| red(&all, seed)[1] >= 1));
    // It is played: nothing is known any more.
    let mut played = game;
    play(&mut played, &["tile red b1"]);
    assert!((0..50).any(|seed| red(&played, seed) == [0, 0]));
}

#[test]
fn h5_imagination_deals_the_tiles_of_the_short_game_too() {
    let game = start(&Setup::new(2).with("short", "true"), 4);
    let worlds: BTreeSet<_> = (0..20)
        .map(|seed| {
            format!("{:?}", game.imagine(Seat::new(0), &mut FastDice::new(seed)).view(Viewpoint::Open).removed_tiles)
        })
        .collect();
    assert!(worlds.len() > 10);
}
