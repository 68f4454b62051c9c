//! A position read into a state, with a sentence for everything that cannot be.

use crate::board::calendar::{self, SuperEvent};
use crate::board::cards::ActionCard;
use crate::board::person::Person;
use crate::board::tiles::WallTile;
use crate::rules::start;
use crate::state::decision::Decision;
use crate::state::groups::Groups;
use crate::state::track::Track;
use crate::state::{Chosen, Dragon, Phase};
use crate::written::options::read_options;
use crate::written::position::calendar::read_calendar;
use crate::written::position::check::check_dues;
use crate::written::position::seat::read_seat;
use crate::written::position::{Page, SeatPage, need};
use tianxia_core::{BadInput, Dice, FastDice, Game, MAX_SEATS, Mute, Seat, Setup, from_table};

/// Reads a position. Decisions with one answer are made at once.
pub(crate) fn from_position(table: &toml::Table, dice: &mut impl Dice) -> Result<Dragon, BadInput> {
    let page: Page = from_table(table)?;
    let mut game = read_table(&page)?;
    if page.groups.is_none() && game.phase == Phase::Action {
        game.groups = Groups::deal(game.players, game.great_wall, dice);
    }
    read_turn(&mut game, &page)?;
    if read_decision(&mut game, &page)? {
        game.seek(dice, &mut Mute);
    }
    check_dues(&game)?;
    game.settle(dice, &mut Mute);
    if game.phase != Phase::Over && game.legal_actions().is_empty() {
        return Err(BadInput::new(format!("seat {} has to decide, but has nothing to choose from", game.seat())));
    }
    Ok(game)
}

/// Reads everything but the decision.
fn read_table(page: &Page) -> Result<Dragon, BadInput> {
    let mut game = blank(page)?;
    read_calendar(&mut game, page)?;
    read_wall(&mut game, page)?;
    let mut spaces = [0; MAX_SEATS];
    let mut tables = page.seat.clone();
    tables.resize(usize::from(game.players), toml::Table::new());
    for (seat, table) in Seat::all(game.players).zip(&tables) {
        let read = from_table(table).and_then(|seat_page: SeatPage| {
            spaces[seat.index()] = seat_page.space;
            read_seat(&mut game, seat, &seat_page)
        });
        read.map_err(|error| error.within(format!("seat {seat}")))?;
    }
    read_orders(&mut game, page, spaces)?;
    read_supply(&mut game, page)?;
    read_groups(&mut game, page)?;
    game.spent = game.players * 11 - game.table().iter().map(|player| player.hand.len()).sum::<u8>();
    Ok(game)
}

/// A game in which nothing has been laid out.
fn blank(page: &Page) -> Result<Dragon, BadInput> {
    let game = page.game.as_deref().unwrap_or("dragon");
    need(game == "dragon", "game", format!("a position of `{game}`, not of dragon"))?;
    let players = page.players.unwrap_or(page.seat.len().max(2) as u8);
    let mut setup = Setup { rules: page.rules, ..Setup::new(players) }.with("great_wall", page.great_wall.to_string());
    if let Some(event) = page.super_event.as_deref() {
        need(event != "random", "super_event", "a position names the super event itself, or `none`")?;
        setup = setup.with("super_event", event);
    }
    if let Some(cost) = page.large_privilege_cost {
        setup = setup.with("large_privilege_cost", cost.to_string());
    }
    let options = read_options(&setup)?;
    if page.seat.len() > usize::from(players) {
        return Err(BadInput::new(format!("{} `[[seat]]` tables for {players} players", page.seat.len())));
    }
    // What these dice lay out is replaced by what the position says.
    let mut game = start(&options, &mut FastDice::new(0));
    game.calendar = calendar::PLAIN;
    game.decision = Decision::Nothing;
    Ok(game)
}

fn read_wall(game: &mut Dragon, page: &Page) -> Result<(), BadInput> {
    let built = game.great_wall || page.wall.is_empty();
    need(built, "wall", "there are tiles in the wall, but `great_wall` is not set")?;
    for seat in &page.wall {
        let message = format!("there is no seat {seat} in a game of {}", game.players);
        need(seat.index() < usize::from(game.players), "wall", message)?;
        let room = !game.wall.is_complete() && game.wall.tiles_of(seat.index()) < 6;
        need(room, "wall", "the wall has 12 tiles at most, and 6 of each seat")?;
        game.wall.extend(seat.index() as u8);
    }
    Ok(())
}

/// Reads the track and the order of the phase.
fn read_orders(game: &mut Dragon, page: &Page, spaces: [u16; MAX_SEATS]) -> Result<(), BadInput> {
    let mut track: Vec<Seat> = Seat::all(game.players).collect();
    track.sort_by_key(|seat| std::cmp::Reverse(spaces[seat.index()]));
    if let Some(written) = &page.track {
        complete("track", written, game.players)?;
        let agrees = written.windows(2).all(|pair| spaces[pair[0].index()] >= spaces[pair[1].index()]);
        need(agrees, "track", "does not agree with the spaces: farther is earlier (D7)")?;
        track.clone_from(written);
    }
    let order = page.order.as_ref().unwrap_or(&track);
    complete("order", order, game.players)?;
    game.track = Track::from_parts(spaces, numbers(&track));
    game.order = numbers(order);
    Ok(())
}

fn complete(key: &str, order: &[Seat], players: u8) -> Result<(), BadInput> {
    let complete = order.len() == usize::from(players) && Seat::all(players).all(|seat| order.contains(&seat));
    need(complete, key, format!("must list the seats 1 to {players}, each once"))
}

fn numbers(order: &[Seat]) -> [u8; MAX_SEATS] {
    let mut numbers = [0; MAX_SEATS];
    order.iter().zip(&mut numbers).for_each(|(seat, number)| *number = seat.index() as u8);
    numbers
}

/// Puts the tiles into the supply that are neither at a court nor gone nor waiting to be placed.
fn read_supply(game: &mut Dragon, page: &Page) -> Result<(), BadInput> {
    let person = |words: &String, key: &str| words.parse::<Person>().map_err(|error| error.within(key));
    for (words, count) in &page.gone {
        game.gone[person(words, "gone")?.index()] = *count;
    }
    let waiting: Vec<_> = page.to_place.iter().map(|words| person(words, "to_place")).collect::<Result<_, _>>()?;
    for person in Person::ALL {
        let held = game.table().iter().flat_map(|player| player.court.persons()).chain(waiting.iter().copied());
        let used = held.filter(|other| *other == person).count() + usize::from(game.gone[person.index()]);
        let tiles = usize::from(person.tiles(game.players));
        if used > tiles {
            let players = game.players;
            let message =
                format!("{used} tiles `{person}` are used, but with {players} players there are {tiles} (D3)");
            return Err(BadInput::new(message));
        }
        game.supply[person.index()] = (tiles - used) as u8;
    }
    game.decision = match waiting[..] {
        [] => Decision::Nothing,
        [one] => Decision::Place(one, None),
        [one, other] if game.phase == Phase::Draft => Decision::Place(one, Some(other)),
        _ => return Err(BadInput::new("one person is placed at a time, two only in the draft").within("to_place")),
    };
    Ok(())
}

fn read_groups(game: &mut Dragon, page: &Page) -> Result<(), BadInput> {
    let Some(groups) = &page.groups else { return Ok(()) };
    for (group, cards) in groups.iter().enumerate() {
        for card in cards {
            let known = *card != ActionCard::Wall || game.great_wall;
            need(known, "groups", format!("`{card}` is not an action card of this game"))?;
            need(game.groups.group_of(*card).is_none(), "groups", format!("`{card}` lies twice"))?;
            game.groups.put(*card, group.min(5) as u8);
        }
    }
    let mut sizes: Vec<_> = groups.iter().map(|group| group.len() as u8).collect();
    sizes.sort_unstable_by_key(|size| std::cmp::Reverse(*size));
    let wanted = Groups::sizes(game.players, game.great_wall);
    need(sizes == wanted, "groups", format!("the groups have {wanted:?} cards in this game (D9), not {sizes:?}"))
}

/// Finds the deciding seat. In the action phase the seats before it have chosen, and it has not, unless it is building.
fn read_turn(game: &mut Dragon, page: &Page) -> Result<(), BadInput> {
    for seat in Seat::all(game.players) {
        if let Some(Chosen::Card(card)) = game.chosen[seat.index()] {
            let lies_out = game.groups.group_of(card).is_some();
            need(lies_out, &format!("seat {seat}, chosen"), format!("`{card}` does not lie out"))?;
        }
    }
    let acting = game.phase == Phase::Action;
    let has_chosen = |seat: &Seat| acting && game.chosen[seat.index()].is_some();
    let order: Vec<Seat> = game.in_order().collect();
    let rank = match page.turn {
        Some(seat) => order.iter().position(|other| *other == seat).ok_or_else(|| {
            BadInput::new(format!("there is no seat {seat} in a game of {}", game.players)).within("turn")
        })?,
        None if acting && page.to_build > 0 => order.iter().rposition(has_chosen).unwrap_or(order.len()),
        None => order.iter().position(|seat| !has_chosen(seat)).unwrap_or(order.len()),
    };
    game.done = rank as u8;
    let Some(seat) = page.turn.filter(|_| acting) else { return Ok(()) };
    let waits = !has_chosen(&seat) || page.to_build > 0;
    need(waits, "turn", format!("seat {seat} has `chosen` its action, so it is another seat's turn"))?;
    match order[..rank].iter().find(|other| !has_chosen(other)) {
        Some(other) => need(false, "turn", format!("seat {other} comes before seat {seat}; say what it has `chosen`")),
        None => Ok(()),
    }
}

/// Reads what the deciding seat is about to do: build or place. Otherwise the phase asks, which is still to be sought: `true`.
fn read_decision(game: &mut Dragon, page: &Page) -> Result<bool, BadInput> {
    for role in &page.dawn_taken {
        game.dawn |= 1 << *role as u16;
    }
    let comes = |event| game.phase == Phase::Super && game.super_event == Some(event);
    let (dawn, treaty) = (comes(SuperEvent::Dawn), comes(SuperEvent::Treaty));
    need(game.dawn == 0 || dawn, "dawn_taken", "persons are taken at dawn only in that super event (D40)")?;
    let places = matches!(game.decision, Decision::Place(..));
    let named = game.done < game.players || !(places || page.to_build > 0);
    need(named, "turn", "a seat is to build or to place a person, so name the seat")?;
    if places {
        let possible = dawn || matches!(game.phase, Phase::Draft | Phase::Person);
        return need(possible, "to_place", "no person is placed in this phase").map(|()| false);
    }
    if page.to_build > 0 {
        let possible = (game.phase == Phase::Action || treaty) && page.to_build <= 16;
        need(possible, "to_build", "up to 16 floors, in the action phase or under the treaty")?;
        let builds = match game.chosen[game.at()] {
            Some(Chosen::Card(ActionCard::Build)) => true,
            Some(Chosen::Card(ActionCard::Wall)) => !game.player().has_tile(WallTile::Floor),
            _ => false,
        };
        let message = "floors come from `build`, or from `wall` with the tile `floor`; the seat has `chosen` neither";
        need(builds || treaty, "to_build", message)?;
        game.decision = Decision::Build(page.to_build);
        return Ok(false);
    }
    check_dues(game)?;
    if game.is_before_its_phase() {
        let message = "nobody owes anything yet, so the phase begins now, in the order of the track: \
                       leave out `turn` and `order`, or say what is `due`";
        need(page.turn.is_none() && page.order.is_none(), "turn", message)?;
        game.bring(&mut Mute);
    }
    Ok(true)
}
