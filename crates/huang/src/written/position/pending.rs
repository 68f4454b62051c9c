//! The pending decision of a position, as TOML: `decision` names its kind, the other keys say what it has to remember.

use crate::board::{Colour, Map, Site, Triangle};
use crate::state::{Commitment, Decision, Huang, LARGEST_HAND, Revolt, Side, War, WarPhase, bit};
use serde::{Deserialize, Serialize};
use tianxia_core::{BadInput, Cell, Cells, Seat};

/// A pending decision other than an action.
#[derive(Serialize, Deserialize)]
#[serde(tag = "decision", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum PendingKey {
    Build {
        tile: String,
    },
    Move {
        to: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        tile: Option<String>,
    },
    Market {},
    Chain {
        tile: String,
    },
    Revolt {
        colour: String,
        defender: Seat,
        /// What the attacker committed; left out while the attacker decides.
        #[serde(skip_serializing_if = "Option::is_none")]
        attack: Option<String>,
    },
    War {
        tile: String,
        /// For each seat nothing, or a hex of the side and the commitment: `c4 2 leader`.
        #[serde(default)]
        supports: Vec<String>,
        /// Who may support; left out for a tie and a price.
        #[serde(skip_serializing_if = "Option::is_none")]
        asks: Option<Seat>,
        /// The winner, by one of its hexes, and how many red tiles it still has to pay.
        #[serde(skip_serializing_if = "Option::is_none")]
        winner: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        left: Option<u8>,
        /// The warring states as they were before the tile; needed once losses have changed the map.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        sides: Vec<SideKey>,
    },
    Bandits {
        tile: String,
        reds: String,
        left: u8,
    },
    Granaries {},
}

/// A warring state.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SideKey {
    cells: String,
    reds: u8,
    leaders: String,
}

pub(crate) fn write(game: &Huang) -> Option<PendingKey> {
    let map = game.map();
    let name = |cell: Cell| map.square(cell).to_string();
    Some(match &game.decision {
        Decision::Act | Decision::Over(_) => return None,
        Decision::Build { tile } => PendingKey::Build { tile: name(*tile) },
        Decision::Move { to, tile } => {
            let to = names(map, Site::Triangle(*to).cells(map).iter().copied());
            PendingKey::Move { to, tile: tile.map(name) }
        }
        Decision::Market => PendingKey::Market {},
        Decision::Chain { tile } => PendingKey::Chain { tile: name(*tile) },
        Decision::Revolt(Revolt { colour, defender, attack }) => PendingKey::Revolt {
            colour: colour.word().to_owned(),
            defender: *defender,
            attack: attack.map(write_commitment),
        },
        Decision::War(war) => write_war(game, war),
        Decision::Bandits { tile, reds, left } => {
            PendingKey::Bandits { tile: name(*tile), reds: names(map, reds.iter()), left: *left }
        }
        Decision::Granaries => PendingKey::Granaries {},
    })
}

fn write_war(game: &Huang, war: &War) -> PendingKey {
    let map = game.map();
    let name = |cell: Cell| map.square(cell).to_string();
    let supports = Seat::all(game.options.players).map(|seat| {
        let (side, commitment) = war.supports[seat.index()];
        let door = war.sides()[usize::from(side)].door;
        if commitment.is_none() { String::new() } else { format!("{} {}", name(door), write_commitment(commitment)) }
    });
    let (asks, winner, left) = match war.phase {
        WarPhase::Support(seat) => (Some(seat), None, None),
        WarPhase::Tie => (None, None, None),
        WarPhase::Pay { winner, left } => (None, Some(name(war.sides()[usize::from(winner)].door)), Some(left)),
    };
    let sides = war.sides().iter().filter(|_| winner.is_some()).map(|side| {
        let leaders = Colour::ALL.into_iter().filter(|colour| side.colours & bit(*colour) != 0);
        SideKey {
            cells: names(map, side.cells.iter()),
            reds: side.reds,
            leaders: leaders.map(Colour::word).collect::<Vec<_>>().join(" "),
        }
    });
    PendingKey::War { tile: name(war.tile), supports: supports.collect(), asks, sides: sides.collect(), winner, left }
}

fn names(map: &Map, cells: impl Iterator<Item = Cell>) -> String {
    cells.map(|cell| map.square(cell).to_string()).collect::<Vec<_>>().join(" ")
}

fn write_commitment(Commitment { tiles, leader }: Commitment) -> String {
    format!("{tiles}{}", if leader { " leader" } else { "" })
}

impl PendingKey {
    pub(crate) fn read(&self, game: &Huang) -> Result<Decision, BadInput> {
        let map = game.map();
        Ok(match self {
            PendingKey::Build { tile } => Decision::Build { tile: map.hex(tile)? },
            PendingKey::Move { to, tile } => {
                let cells = read_cells(map, to)?;
                let Some(to) = Triangle::on(map, &cells) else {
                    return Err(BadInput::new(format!("`{to}` is not a triangle")).within("to"));
                };
                Decision::Move { to, tile: tile.as_deref().map(|tile| map.hex(tile)).transpose()? }
            }
            PendingKey::Market {} => Decision::Market,
            PendingKey::Chain { tile } => Decision::Chain { tile: map.hex(tile)? },
            PendingKey::Revolt { colour, defender, attack } => Decision::Revolt(Revolt {
                colour: colour.parse()?,
                defender: Seat::numbered((*defender).into(), game.options.players)?,
                attack: attack.as_deref().map(|text| read_commitment(&mut text.split_whitespace())).transpose()?,
            }),
            PendingKey::War { tile, supports, asks, winner, left, sides } => {
                let mut war = read_sides(game, map.hex(tile)?, sides)?;
                read_supports(game, &mut war, supports)?;
                war.phase = match (asks, winner, left) {
                    (Some(seat), None, None) => {
                        WarPhase::Support(Seat::numbered((*seat).into(), game.options.players)?)
                    }
                    (None, None, None) => WarPhase::Tie,
                    (None, Some(winner), Some(left)) => {
                        WarPhase::Pay { winner: side_of(&war, map.hex(winner)?)?, left: *left }
                    }
                    _ => {
                        let message =
                            "a war has `asks` for support, `winner` and `left` for the price, or none for a tie";
                        return Err(BadInput::new(message));
                    }
                };
                Decision::War(war)
            }
            PendingKey::Bandits { tile, reds, left } => Decision::Bandits {
                tile: map.hex(tile)?,
                reds: read_cells(map, reds)?.into_iter().collect(),
                left: *left,
            },
            PendingKey::Granaries {} => Decision::Granaries,
        })
    }
}

fn read_sides(game: &Huang, tile: Cell, keys: &[SideKey]) -> Result<War, BadInput> {
    let map = game.map();
    if keys.is_empty() {
        let groups = game.groups_around(tile, game.linked());
        if game.colour_at(tile).is_none() || !groups.clash() {
            return Err(BadInput::new("this tile joins no states with leaders of one colour (H16)").within("tile"));
        }
        return Ok(game.war_at(tile, &groups));
    }
    let mut sides = Vec::new();
    for key in keys {
        let cells: Cells = read_cells(map, &key.cells)?.into_iter().collect();
        let door = (map.near(tile) & cells).first();
        let door = door.ok_or_else(|| BadInput::new("a warring state does not touch the tile").within("sides"))?;
        let colours = key
            .leaders
            .split_whitespace()
            .try_fold(0, |colours, word| word.parse().map(|colour| colours | bit(colour)));
        if key.reds > Colour::Red.tiles() {
            return Err(BadInput::new("there are 36 red tiles (H2)").within("sides"));
        }
        sides.push(Side { door, cells, colours: colours?, reds: key.reds });
    }
    if !(2..=3).contains(&sides.len()) {
        return Err(BadInput::new("a war has 2 or 3 sides (H38)").within("sides"));
    }
    Ok(War::new(tile, &sides, game.active))
}

fn read_supports(game: &Huang, war: &mut War, supports: &[String]) -> Result<(), BadInput> {
    if supports.len() > usize::from(game.options.players) {
        return Err(BadInput::new("more entries than players").within("supports"));
    }
    for (index, text) in supports.iter().enumerate() {
        let mut words = text.split_whitespace();
        if let Some(side) = words.next() {
            let side = side_of(war, game.map().hex(side)?)?;
            war.supports[index] = (side, read_commitment(&mut words)?);
        }
    }
    Ok(())
}

fn side_of(war: &War, cell: Cell) -> Result<u8, BadInput> {
    let side = war.sides().iter().position(|side| side.cells.has(cell));
    side.map(|side| side as u8).ok_or_else(|| BadInput::new("a hex that belongs to no warring state"))
}

fn read_cells(map: &Map, text: &str) -> Result<Vec<Cell>, BadInput> {
    text.split_whitespace().map(|word| map.hex(word)).collect()
}

/// `2`, `2 leader` or `leader`.
fn read_commitment<'a>(words: &mut impl Iterator<Item = &'a str>) -> Result<Commitment, BadInput> {
    let mut commitment = Commitment::default();
    for word in words {
        match word.parse::<u8>() {
            Ok(tiles) if tiles <= LARGEST_HAND => commitment.tiles = tiles,
            _ if word == "leader" => commitment.leader = true,
            _ => {
                return Err(BadInput::new(format!("`{word}` is not a commitment; write `2`, `2 leader` or `leader`")));
            }
        }
    }
    Ok(commitment)
}
