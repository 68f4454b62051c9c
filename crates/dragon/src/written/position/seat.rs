//! One `[[seat]]` table of a position, read into a player.

use crate::board::calendar::{MONTHS, MonthEvent, SUPER_MONTH, SuperEvent};
use crate::board::cards::ActionCard;
use crate::board::person::Person;
use crate::board::tiles::WallTile;
use crate::state::court::{Court, MOST_PALACES};
use crate::state::hand::Hand;
use crate::state::palace::{MOST_FLOORS, Palace};
use crate::state::player::Player;
use crate::state::tally::{Cause, Source, Tally};
use crate::state::{Chosen, Dragon, Phase};
use crate::written::fields::MOST_GOODS;
use crate::written::position::{SeatPage, need};
use tianxia_core::{BadInput, Seat};

/// How much rice, and how many fireworks, a player may have. Before a tsunami it leaves room for what can still be gathered, so that
/// every gift has a number. Games never come near it.
fn most_goods(game: &Dragon) -> u16 {
    /// All farmers there are in one realm, and the action itself (D2, D3, D13).
    const HARVEST: u16 = 6 + 4 * 2 + 1;
    let flood = game.super_event == Some(SuperEvent::Tsunami);
    let harvests = if flood { (SUPER_MONTH + 1).saturating_sub(game.month) } else { 0 };
    (MOST_GOODS as u16 - 1 - HARVEST * u16::from(harvests)).min(99)
}

/// Reads what lies before one player.
pub(crate) fn read_seat(game: &mut Dragon, seat: Seat, page: &SeatPage) -> Result<(), BadInput> {
    let SeatPage { yuan, rice, fireworks, small_privileges, large_privileges, .. } = *page;
    need(yuan <= 999, "yuan", "nobody has more than 999")?;
    need(page.space <= 999, "space", "the track is written up to space 999")?;
    need(small_privileges <= 50 && large_privileges <= 50, "privileges", "at most 50 of each size")?;
    let most = most_goods(game);
    need(rice <= most && fireworks <= most, "rice, fireworks", format!("at most {most} of each here"))?;
    let court = read_court(game, page)?;
    let (hand, wall_tiles) = (read_hand(page)?, read_tiles(game, seat, page)?);
    let tally = read_tally(game, page, &court)?;
    game.seats[seat.index()] =
        Player { court, hand, yuan, rice, fireworks, small_privileges, large_privileges, wall_tiles, tally };
    game.due[seat.index()] = page.due;
    game.chosen[seat.index()] = page.chosen.as_deref().map(read_chosen).transpose()?;
    Ok(())
}

fn read_chosen(word: &str) -> Result<Chosen, BadInput> {
    if word == "pass" {
        return Ok(Chosen::Pass);
    }
    let card: Result<ActionCard, _> = word.parse();
    card.map(Chosen::Card).map_err(|error| BadInput::new(format!("{}, or `pass`", error.message())).within("chosen"))
}

fn read_court(game: &Dragon, page: &SeatPage) -> Result<Court, BadInput> {
    let mut court = Court::EMPTY;
    need(page.palaces.len() <= MOST_PALACES, "palaces", format!("more than {MOST_PALACES}"))?;
    for (index, text) in page.palaces.iter().enumerate() {
        court.add(read_palace(game, text).map_err(|error| error.within(format!("palace {}", index + 1)))?);
    }
    Ok(court)
}

/// Reads `2: young monk, lady`, as it can be in this phase.
fn read_palace(game: &Dragon, text: &str) -> Result<Palace, BadInput> {
    let palace = parse_palace(text)?;
    let (persons, floors) = (palace.len(), palace.floors());
    let earthquake = game.phase == Phase::Super && game.super_event == Some(SuperEvent::Earthquake);
    if !earthquake && (floors == 0 || palace.excess() > 0) {
        return Err(BadInput::new(format!(
            "{persons} persons on {floors} floors; a palace has 1 to 3 floors and at most one person on each (D8)"
        )));
    }
    if palace.fed() == Palace::NONE {
        return Err(BadInput::new("a palace without floors and persons is no palace (D35)"));
    }
    let drought = matches!(game.phase, Phase::Event | Phase::Eclipse) && game.event() == MonthEvent::Drought;
    if palace.is_starved() && !drought {
        return Err(BadInput::new("a palace is starved only while a drought is on (D23)"));
    }
    Ok(palace)
}

/// Reads the text of a palace: floors, persons, and whether it has gone unfed.
pub(super) fn parse_palace(text: &str) -> Result<Palace, BadInput> {
    let fed = text.trim().strip_suffix("(starved)");
    let (floors, persons) = fed.unwrap_or(text).split_once(':').unwrap_or((fed.unwrap_or(text), ""));
    let floors = floors.trim().parse::<u8>().ok().filter(|floors| *floors <= MOST_FLOORS).ok_or_else(|| {
        let shown: String = text.chars().take(80).collect();
        BadInput::new(format!(
            "`{shown}` is not a palace; write its floors and its persons, such as `2: young monk, lady`"
        ))
    })?;
    let persons = persons.split(',').map(str::trim).filter(|words| !words.is_empty());
    let persons: Vec<Person> = persons.map(str::parse).collect::<Result<_, _>>()?;
    if persons.len() > usize::from(MOST_FLOORS) {
        let message = format!("{} persons on {floors} floors; a palace has room for 3 (D8)", persons.len());
        return Err(BadInput::new(message));
    }
    let palace = persons.into_iter().fold(Palace::new(floors), Palace::with);
    Ok(if fed.is_some() { palace.starved() } else { palace })
}

fn read_hand(page: &SeatPage) -> Result<Hand, BadInput> {
    let Some(cards) = &page.cards else { return Ok(Hand::FULL) };
    let mut hand = Hand::EMPTY;
    for card in cards {
        let message = format!("too many cards `{card}`; there is one of each role, and two wild (D4)");
        need(hand.add(*card), "cards", message)?;
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
    for tile in words {
        need(tiles >> *tile as u8 & 1 == 0, "wall_tiles", format!("`{tile}` is named twice"))?;
        tiles |= 1 << *tile as u8;
    }
    let left = WallTile::ALL.len() - own;
    let message = format!("{} unused tiles, but the wall has {own} of 6, which leaves {left}", words.len());
    need(words.len() == left, "wall_tiles", message)?;
    Ok(tiles)
}

fn read_tally(game: &Dragon, page: &SeatPage, court: &Court) -> Result<Tally, BadInput> {
    let SeatPage { built, decayed, fallen, paid, .. } = *page;
    let mut tally = Tally { built, decayed, fallen, paid, ..Tally::default() };
    let few = [built, decayed, fallen, paid].iter().all(|count| *count <= 99);
    need(few, "built, decayed, fallen, paid", "at most 99")?;
    let ever = u16::from(court.floors()) + u16::from(decayed) + u16::from(fallen);
    need(u16::from(built) <= ever, "built", format!("more floors than ever stood, which is {ever}"))?;
    for (word, points) in &page.points {
        let source: Source = word.parse().map_err(|error: BadInput| error.within("points"))?;
        need(*points <= 999, "points", "at most 999 of each source")?;
        tally.sources[source as usize] = *points;
    }
    for (word, count) in &page.lost {
        let cause: Cause = word.parse().map_err(|error: BadInput| error.within("lost"))?;
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
