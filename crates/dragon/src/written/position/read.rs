//! A position read into a state, with a sentence for everything that cannot be.

use crate::board::calendar::{self, SuperEvent};
use crate::board::cards::ActionCard;
use crate::board::person::Person;
use crate::rules::start;
use crate::state::groups::Groups;
use crate::state::track::Track;
use crate::state::{Chosen, Dragon, Pending, Phase};
use crate::written::options::{Options, SuperChoice, read_options};
use crate::written::position::calendar::read_calendar;
use crate::written::position::check::check_dues;
use crate::written::position::seat::read_seat;
use crate::written::position::{Page, SeatPage};
use tianxia_core::{BadInput, Dice, FastDice, Fault, Game, MAX_SEATS, Mute, Seat, Setup, from_table};

/// Reads a position. Forced decisions are made at once.
pub(crate) fn from_position(table: &toml::Table, dice: &mut impl Dice) -> Result<Dragon, BadInput> {
    let page = parse(table)?;
    if let Some(game) = page.game.as_deref().filter(|game| *game != "dragon") {
        return Err(BadInput::new(format!("a position of `{game}`, not of dragon")).within("game"));
    }
    let players = page.players.unwrap_or(page.seat.len().max(2) as u8);
    let mut setup = Setup { rules: page.rules, ..Setup::new(players) }.with("great_wall", page.great_wall.to_string());
    if let Some(event) = page.super_event.as_deref() {
        if event == "random" {
            return Err(BadInput::new("a position names the super event itself, or `none`").within("super_event"));
        }
        setup = setup.with("super_event", event);
    }
    if let Some(cost) = page.large_privilege_cost {
        setup = setup.with("large_privilege_cost", cost.to_string());
    }
    let options = read_options(&setup)?;
    if page.seat.len() > usize::from(players) {
        return Err(BadInput::new(format!("{} `[[seat]]` tables for {players} players", page.seat.len())));
    }
    let mut game = blank(&options);
    read_calendar(&mut game, &page)?;
    read_wall(&mut game, &page)?;
    for seat in Seat::all(players) {
        let plain = SeatPage::default();
        let seat_page = page.seat.get(seat.index()).unwrap_or(&plain);
        read_seat(&mut game, seat, seat_page).map_err(|error| error.within(format!("seat {seat}")))?;
    }
    read_orders(&mut game, &page)?;
    read_supply(&mut game, &page)?;
    read_groups(&mut game, &page, dice)?;
    game.spent = players * 11 - game.table().iter().map(|player| player.hand.len()).sum::<u8>();
    read_turn(&mut game, &page)?;
    read_pending(&mut game, &page, dice)?;
    check_dues(&game)?;
    game.settle(dice, &mut Mute);
    let mut legal = Vec::new();
    game.legal(&mut legal);
    if legal.is_empty() && game.phase != Phase::Over {
        return Err(BadInput::new(format!("seat {} has to decide, but has nothing to choose from", game.seat())));
    }
    Ok(game)
}

/// Apart from the dice, so that it is compiled once and not for every kind of them.
fn parse(table: &toml::Table) -> Result<Page, BadInput> {
    from_table(table)
}

/// A game in which nothing has been laid out.
fn blank(options: &Options) -> Dragon {
    let fixed = match options.super_event {
        SuperChoice::Random => SuperChoice::None,
        other => other,
    };
    // What these dice lay out is replaced below.
    let mut game = start(&Options { super_event: fixed, ..*options }, &mut FastDice::new(0));
    game.calendar = calendar::PLAIN;
    game
}

fn read_wall(game: &mut Dragon, page: &Page) -> Result<(), BadInput> {
    let refuse = |message: String| Err(BadInput::new(message).within("wall"));
    if !page.wall.is_empty() && !game.great_wall {
        return refuse("there are tiles in the wall, but `great_wall` is not set".to_owned());
    }
    for seat in &page.wall {
        if seat.index() >= usize::from(game.players) {
            return refuse(format!("there is no seat {seat} in a game of {}", game.players));
        }
        if game.wall.is_complete() || game.wall.tiles_of(seat.index()) == 6 {
            return refuse("the wall has 12 tiles at most, and 6 of each seat".to_owned());
        }
        game.wall.extend(seat.index() as u8);
    }
    Ok(())
}

/// Track and phase order. The spaces have been read with the seats.
fn read_orders(game: &mut Dragon, page: &Page) -> Result<(), BadInput> {
    let mut spaces = [0; MAX_SEATS];
    for (seat, seat_page) in page.seat.iter().enumerate() {
        spaces[seat] = seat_page.space;
    }
    let mut order: Vec<Seat> = Seat::all(game.players).collect();
    order.sort_by_key(|seat| std::cmp::Reverse(spaces[seat.index()]));
    if let Some(written) = &page.track {
        complete(written, game.players).map_err(|error| error.within("track"))?;
        if written.windows(2).any(|pair| spaces[pair[0].index()] < spaces[pair[1].index()]) {
            return Err(BadInput::new("does not agree with the spaces: farther is earlier (D7)").within("track"));
        }
        order.clone_from(written);
    }
    let track = numbers(&order);
    game.track = Track::from_parts(spaces, track);
    game.order = track;
    if let Some(written) = &page.order {
        complete(written, game.players).map_err(|error| error.within("order"))?;
        game.order = numbers(written);
    }
    Ok(())
}

fn complete(order: &[Seat], players: u8) -> Result<(), BadInput> {
    if order.len() == usize::from(players) && Seat::all(players).all(|seat| order.contains(&seat)) {
        return Ok(());
    }
    Err(BadInput::new(format!("must list the seats 1 to {players}, each once")))
}

fn numbers(order: &[Seat]) -> [u8; MAX_SEATS] {
    let mut numbers = [0; MAX_SEATS];
    order.iter().zip(&mut numbers).for_each(|(seat, number)| *number = seat.index() as u8);
    numbers
}

/// The tiles that are neither at a court nor gone nor on their way are in the supply.
fn read_supply(game: &mut Dragon, page: &Page) -> Result<(), BadInput> {
    for (words, count) in &page.gone {
        let person = words.parse::<Person>().map_err(|error| error.within("gone"))?;
        game.gone[person.index()] = *count;
    }
    let waiting: Vec<Person> = page
        .to_place
        .iter()
        .map(|words| words.parse::<Person>().map_err(|error| error.within("to_place")))
        .collect::<Result<_, _>>()?;
    for person in Person::ALL {
        let held = game.table().iter().flat_map(|player| player.court.persons()).chain(waiting.iter().copied());
        let used = held.filter(|other| *other == person).count() + usize::from(game.gone[person.index()]);
        let tiles = usize::from(person.tiles(game.players));
        if used > tiles {
            return Err(BadInput::new(format!(
                "{used} tiles `{}` are used, but with {} players there are {tiles} (D3)",
                person.words(),
                game.players
            )));
        }
        game.supply[person.index()] = (tiles - used) as u8;
    }
    game.pending = match waiting[..] {
        [] => Pending::Nothing,
        [one] => Pending::Place(one, None),
        [one, other] if game.phase == Phase::Draft => Pending::Place(one, Some(other)),
        _ => return Err(BadInput::new("one person is placed at a time, two only in the draft").within("to_place")),
    };
    Ok(())
}

fn read_groups(game: &mut Dragon, page: &Page, dice: &mut impl Dice) -> Result<(), BadInput> {
    let cards = ActionCard::ALL.into_iter().filter(|card| *card != ActionCard::Wall || game.great_wall);
    match &page.groups {
        None if game.phase == Phase::Action => game.groups = Groups::deal(game.players, game.great_wall, dice),
        None => {}
        Some(groups) => {
            let refuse = |message: String| Err(BadInput::new(message).within("groups"));
            for (group, word) in
                groups.iter().enumerate().flat_map(|(group, words)| words.iter().map(move |word| (group, word)))
            {
                match cards.clone().find(|card| card.word() == word.as_str()) {
                    Some(card) if game.groups.group_of(card).is_some() => {
                        return refuse(format!("`{word}` lies twice"));
                    }
                    Some(card) => game.groups.put(card, group.min(5) as u8),
                    None => return refuse(format!("`{word}` is not an action card of this game")),
                }
            }
            let mut sizes: Vec<_> = groups.iter().map(|group| group.len() as u8).collect();
            sizes.sort_unstable_by_key(|size| std::cmp::Reverse(*size));
            let wanted = Groups::sizes(game.players, game.great_wall);
            if sizes != wanted {
                return refuse(format!("the groups have {wanted:?} cards in this game (D9), not {sizes:?}"));
            }
        }
    }
    for (seat, chosen) in game.chosen.iter().enumerate() {
        if let Some(Chosen::Card(card)) = chosen
            && game.groups.group_of(*card).is_none()
        {
            return Err(BadInput::new(format!("`{}` does not lie out", card.word()))
                .within(format!("seat {}, chosen", seat + 1)));
        }
    }
    Ok(())
}

fn read_turn(game: &mut Dragon, page: &Page) -> Result<(), BadInput> {
    let waiting = |seat: &Seat| game.phase != Phase::Action || game.chosen[seat.index()].is_none();
    let rank = match page.turn {
        Some(seat) => game.in_order().position(|other| other == seat).ok_or_else(|| {
            BadInput::new(format!("there is no seat {seat} in a game of {}", game.players)).within("turn")
        })?,
        None => game.in_order().position(|seat| waiting(&seat)).unwrap_or(usize::from(game.players)),
    };
    game.done = rank as u8;
    Ok(())
}

/// What the deciding seat is about to do: build, place, or whatever the phase asks.
fn read_pending(game: &mut Dragon, page: &Page, dice: &mut impl Dice) -> Result<(), BadInput> {
    for role in &page.dawn_taken {
        game.dawn |= 1 << *role as u16;
    }
    let dawn = game.phase == Phase::Super && game.super_event == Some(SuperEvent::Dawn);
    let treaty = game.phase == Phase::Super && game.super_event == Some(SuperEvent::Treaty);
    if game.dawn != 0 && !dawn {
        return Err(BadInput::new("persons are taken at dawn only in that super event (D40)").within("dawn_taken"));
    }
    let waits = matches!(game.pending, Pending::Place(..)) || page.to_build > 0;
    if waits && game.done == game.players {
        return Err(BadInput::new("somebody is to build or to place a person, so name the seat").within("turn"));
    }
    if matches!(game.pending, Pending::Place(..)) {
        return match game.phase {
            Phase::Draft | Phase::Person => Ok(()),
            Phase::Super if dawn => Ok(()),
            _ => Err(BadInput::new("no person is placed in this phase").within("to_place")),
        };
    }
    if page.to_build > 0 {
        if !(game.phase == Phase::Action || treaty) || page.to_build > 16 {
            return Err(BadInput::new("up to 16 floors, in the action phase or under the treaty").within("to_build"));
        }
        game.pending = Pending::Build(page.to_build);
        return Ok(());
    }
    check_dues(game)?;
    if game.is_before_its_phase() {
        if page.turn.is_some() || page.order.is_some() {
            let message = "nobody owes anything yet, so the phase begins now, in the order of the track: \
                           leave out `turn` and `order`, or say what is `due`";
            return Err(BadInput::new(message).of(Fault::Contradiction).within("turn"));
        }
        game.bring(&mut Mute);
    }
    game.seek(dice, &mut Mute);
    Ok(())
}
