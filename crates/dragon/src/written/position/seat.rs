//! One `[[seat]]` table of a position read into a player.

use crate::board::calendar::{MONTHS, MonthEvent, SUPER_MONTH, SuperEvent};
use crate::board::cards::{ActionCard, Card};
use crate::board::person::Person;
use crate::board::tiles::WallTile;
use crate::state::court::{Court, MOST_PALACES};
use crate::state::hand::Hand;
use crate::state::palace::{MOST_FLOORS, Palace};
use crate::state::tally::{Cause, Source, Tally};
use crate::state::{Chosen, Dragon, Phase};
use crate::written::numbers::MOST_GOODS;
use crate::written::position::SeatPage;
use tianxia_core::{BadInput, Seat};

/// Refuses with a sentence unless the condition holds.
fn need(holds: bool, key: &str, message: impl Into<String>) -> Result<(), BadInput> {
    if holds { Ok(()) } else { Err(BadInput::new(message).within(key)) }
}

/// How much rice, and how many fireworks, a player may have: before a tsunami so much that what is given back has a number,
/// whatever is still gathered until then. Games never come near it.
fn most_goods(game: &Dragon) -> u16 {
    /// All farmers there are in one realm, and the action itself (D2, D3, D13).
    const HARVEST: u16 = 6 + 4 * 2 + 1;
    let flood = game.super_event == Some(SuperEvent::Tsunami);
    let harvests = if flood { (SUPER_MONTH + 1).saturating_sub(game.month) } else { 0 };
    (MOST_GOODS as u16 - 1 - HARVEST * u16::from(harvests)).min(99)
}

/// Reads what lies before one player.
pub(crate) fn read_seat(game: &mut Dragon, seat: Seat, page: &SeatPage) -> Result<(), BadInput> {
    need(page.yuan <= 999, "yuan", "nobody has more than 999")?;
    need(page.space <= 999, "space", "the track is written up to space 999")?;
    need(page.small_privileges <= 50 && page.large_privileges <= 50, "privileges", "at most 50 of each size")?;
    let most = most_goods(game);
    need(page.rice <= most && page.fireworks <= most, "rice, fireworks", format!("at most {most} of each here"))?;
    let court = read_court(game, page)?;
    let hand = read_hand(page)?;
    let tally = read_tally(game, page, &court)?;
    let wall_tiles = read_tiles(game, seat, page)?;
    let player = &mut game.seats[seat.index()];
    player.court = court;
    player.hand = hand;
    player.tally = tally;
    player.wall_tiles = wall_tiles;
    (player.yuan, player.rice, player.fireworks) = (page.yuan, page.rice, page.fireworks);
    (player.small_privileges, player.large_privileges) = (page.small_privileges, page.large_privileges);
    game.due[seat.index()] = page.due;
    game.chosen[seat.index()] = page.chosen.as_deref().map(read_chosen).transpose()?;
    Ok(())
}

fn read_chosen(word: &str) -> Result<Chosen, BadInput> {
    if word == "pass" {
        return Ok(Chosen::Pass);
    }
    let card = ActionCard::ALL.into_iter().find(|card| card.word() == word);
    card.map(Chosen::Card)
        .ok_or_else(|| BadInput::new(format!("`{word}` is not an action, nor `pass`")).within("chosen"))
}

fn read_court(game: &Dragon, page: &SeatPage) -> Result<Court, BadInput> {
    let mut court = Court::EMPTY;
    need(page.palaces.len() <= MOST_PALACES, "palaces", format!("more than {MOST_PALACES}"))?;
    for (index, text) in page.palaces.iter().enumerate() {
        let palace = read_palace(game, text).map_err(|error| error.within(format!("palace {}", index + 1)))?;
        court.add(palace);
    }
    Ok(court)
}

/// Reads `2: young monk, lady`.
fn read_palace(game: &Dragon, text: &str) -> Result<Palace, BadInput> {
    let (text, starved) = match text.trim().strip_suffix("(starved)") {
        Some(rest) => (rest.trim(), true),
        None => (text.trim(), false),
    };
    let (floors, persons) = text.split_once(':').unwrap_or((text, ""));
    let floors = floors.trim().parse::<u8>().ok().filter(|floors| *floors <= MOST_FLOORS).ok_or_else(|| {
        BadInput::new(format!(
            "`{text}` is not a palace; write its floors and its persons, such as `2: young monk, lady`"
        ))
    })?;
    let persons: Vec<Person> = persons
        .split(',')
        .map(str::trim)
        .filter(|words| !words.is_empty())
        .map(str::parse)
        .collect::<Result<_, _>>()?;
    let earthquake = game.phase == Phase::Super && game.super_event == Some(SuperEvent::Earthquake);
    if !earthquake && (floors == 0 || persons.len() > usize::from(floors)) || persons.len() > 3 {
        return Err(BadInput::new(format!(
            "{} persons on {floors} floors; a palace has 1 to 3 floors and at most one person on each (D8)",
            persons.len()
        )));
    }
    if floors == 0 && persons.is_empty() {
        return Err(BadInput::new("a palace without floors and persons is no palace (D35)"));
    }
    let drought = matches!(game.phase, Phase::Event | Phase::Eclipse) && game.event() == MonthEvent::Drought;
    if starved && !drought {
        return Err(BadInput::new("a palace is starved only while a drought is on (D23)"));
    }
    let palace = persons.into_iter().fold(Palace::new(floors), Palace::with);
    Ok(if starved { palace.starved() } else { palace })
}

fn read_hand(page: &SeatPage) -> Result<Hand, BadInput> {
    let Some(words) = &page.cards else { return Ok(Hand::FULL) };
    let mut hand = Hand::EMPTY;
    for word in words {
        let card: Card = word.parse().map_err(|_| {
            BadInput::new(format!("`{word}` is not a person card; write a role or `wild`")).within("cards")
        })?;
        need(
            hand.add(card),
            "cards",
            format!("too many cards `{word}`; there is one of each role, and two wild (D4)"),
        )?;
    }
    Ok(hand)
}

fn read_tiles(game: &Dragon, seat: Seat, page: &SeatPage) -> Result<u8, BadInput> {
    let own = usize::from(game.wall.tiles_of(seat.index()));
    let Some(words) = &page.wall_tiles else {
        return Ok(if game.great_wall { 0b11_1111 << own & 0b11_1111 } else { 0 });
    };
    need(game.great_wall, "wall_tiles", "there are none, since `great_wall` is not set")?;
    let mut tiles = 0u8;
    for word in words {
        let tile = WallTile::ALL.into_iter().find(|tile| tile.word() == word.as_str());
        let tile = tile.ok_or_else(|| {
            BadInput::new(format!("`{word}` is not a wall tile; there are rice, firework, floor, yuan, steps, points"))
                .within("wall_tiles")
        })?;
        need(tiles >> tile as u8 & 1 == 0, "wall_tiles", format!("`{word}` stands twice"))?;
        tiles |= 1 << tile as u8;
    }
    let left = WallTile::ALL.len() - own;
    need(
        words.len() == left,
        "wall_tiles",
        format!("{} unused tiles, but the wall has {own} of 6, which leaves {left}", words.len()),
    )?;
    Ok(tiles)
}

fn read_tally(game: &Dragon, page: &SeatPage, court: &Court) -> Result<Tally, BadInput> {
    let mut tally =
        Tally { built: page.built, decayed: page.decayed, fallen: page.fallen, paid: page.paid, ..Tally::default() };
    need(
        [page.built, page.decayed, page.fallen, page.paid].iter().all(|count| *count <= 99),
        "built, decayed, fallen, paid",
        "at most 99",
    )?;
    let ever = u16::from(court.floors()) + u16::from(page.decayed) + u16::from(page.fallen);
    need(u16::from(page.built) <= ever, "built", format!("more floors than ever stood, which is {ever}"))?;
    for (word, points) in &page.points {
        let source = Source::ALL.into_iter().find(|source| source.word() == word);
        let source = source.ok_or_else(|| {
            BadInput::new(format!(
                "`{word}` is no source of points; there are {}",
                Source::ALL.map(Source::word).join(", ")
            ))
            .within("points")
        })?;
        need(*points <= 999, "points", "at most 999 of each source")?;
        tally.sources[source as usize] = *points;
    }
    for (word, count) in &page.lost {
        let cause = Cause::ALL.into_iter().find(|cause| cause.word() == word);
        let cause = cause.ok_or_else(|| {
            BadInput::new(format!("`{word}` is no cause; there are {}", Cause::ALL.map(Cause::word).join(", ")))
                .within("lost")
        })?;
        need(*count <= 99, "lost", "at most 99 for each cause")?;
        tally.lost[cause as usize] = *count;
    }
    let score = tally.score();
    match &page.months {
        None => tally.months[usize::from(game.month) - 1] = score,
        Some(months) => {
            need(months.len() == usize::from(MONTHS) + 1, "months", "write 13 figures, the final scoring last")?;
            let sum: u32 = months.iter().map(|points| u32::from(*points)).sum();
            need(sum == u32::from(score), "months", format!("their sum is {sum}, but `points` says {score}"))?;
            tally.months.copy_from_slice(months);
        }
    }
    Ok(tally)
}
