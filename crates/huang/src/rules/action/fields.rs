//! The fields of actions: how each is written, read, counted and sent.

use super::replacements::{REPLACEMENTS, rank, unrank};
use crate::board::{Colour, Rhombus, Tiles, Triangle};
use crate::seen::GRID;
use crate::state::{HAND, Huang, LARGEST_HAND};
use serde::{Deserialize, Serialize};
use tianxia_core::actions::{Counted, Field, Miss, Words};
use tianxia_core::{BadInput, Cell, Fault, Square, word_field};

/// As many triangles and rhombi as the larger map has.
const SITES: u32 = 350;
/// The most states in a war (H38).
const SIDES: u32 = 3;

/// A warring state, by its first hex next to the unifying tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Door(pub Cell);

/// Tiles by colour, where a colour that is left out has none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the colours")]
pub struct TileCounts {
    #[serde(skip_serializing_if = "is_zero")]
    pub yellow: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub red: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub blue: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub green: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub white: u8,
}

word_field!(Colour in Huang);

/// A hex, counted on the grid of the observation in the policy, so that an index is a place of a plane.
impl Field<Huang> for Cell {
    type Data = Square;

    fn data(self, game: &Huang) -> Square {
        game.map().square(self)
    }

    fn of_data(data: Square, game: &Huang) -> Result<Cell, BadInput> {
        game.map().cell_at(data)
    }

    fn write(self, game: &Huang, text: &mut String) {
        game.map().square(self).append_to(text);
    }

    fn read(words: &mut Words<'_>, game: &Huang) -> Result<Cell, Miss> {
        words.parse("a hex such as c4", |word| game.map().hex(word))
    }

    fn json(self, game: &Huang, text: &mut String) {
        self.quoted(game, text);
    }
}

impl Counted<Huang> for Cell {
    const SLOTS: u32 = (GRID.0 * GRID.1) as u32;

    fn count(game: &Huang) -> u32 {
        game.map().hexes() as u32
    }

    fn index(self, _: &Huang) -> u32 {
        self.0.into()
    }

    fn of_index(index: u32, _: &Huang) -> Option<Cell> {
        u8::try_from(index).ok().map(Cell)
    }

    #[inline]
    fn slot(self, game: &Huang) -> Option<u32> {
        let Square { row, column } = game.map().square(self);
        let (row, column) = (usize::from(row), usize::from(column));
        (row < GRID.0 && column < GRID.1).then_some((row * GRID.1 + column) as u32)
    }

    fn of_slot(slot: u32, game: &Huang) -> Option<Cell> {
        let columns = GRID.1 as u32;
        game.map().cell(Square { row: (slot / columns) as u8, column: (slot % columns) as u8 })
    }
}

/// The word `leader`, or nothing.
impl Field<Huang> for bool {
    type Data = bool;

    fn data(self, _: &Huang) -> bool {
        self
    }

    fn of_data(data: bool, _: &Huang) -> Result<bool, BadInput> {
        Ok(data)
    }

    fn write(self, _: &Huang, text: &mut String) {
        if self {
            text.push_str("leader");
        }
    }

    fn read(words: &mut Words<'_>, _: &Huang) -> Result<bool, Miss> {
        Ok(words.optional("leader"))
    }

    fn is_words(self, _: &Huang) -> bool {
        false
    }
}

impl Counted<Huang> for bool {
    const SLOTS: u32 = 2;

    fn index(self, _: &Huang) -> u32 {
        self.into()
    }

    fn of_index(index: u32, _: &Huang) -> Option<bool> {
        Some(index == 1)
    }
}

/// How many tiles of the hand, before the word `leader` or alone.
impl Field<Huang> for u8 {
    type Data = u8;

    fn data(self, _: &Huang) -> u8 {
        self
    }

    fn of_data(data: u8, _: &Huang) -> Result<u8, BadInput> {
        if data <= LARGEST_HAND {
            return Ok(data);
        }
        Err(BadInput::new(format!("{data} tiles; a hand has at most {LARGEST_HAND}")).of(Fault::OutOfRange))
    }

    fn write(self, _: &Huang, text: &mut String) {
        if self > 0 {
            text.push(char::from(b'0' + self));
        }
    }

    fn read(words: &mut Words<'_>, _: &Huang) -> Result<u8, Miss> {
        if words.peek() == Some("leader") {
            return Ok(0);
        }
        let number = |word: &str| word.parse().ok().filter(|tiles| *tiles <= LARGEST_HAND);
        words.word(format!("0 to {LARGEST_HAND} tiles"), number).map_err(|_| words.expected("leader"))
    }

    /// No tiles are left out of the text.
    fn is_words(self, _: &Huang) -> bool {
        self > 0
    }
}

impl Counted<Huang> for u8 {
    const SLOTS: u32 = LARGEST_HAND as u32 + 1;

    fn index(self, _: &Huang) -> u32 {
        self.into()
    }

    fn of_index(index: u32, _: &Huang) -> Option<u8> {
        u8::try_from(index).ok()
    }
}

/// `2 yellow 1 red`.
impl Field<Huang> for Tiles {
    type Data = TileCounts;

    fn data(self, _: &Huang) -> TileCounts {
        let [yellow, red, blue, green, white] = self.0;
        TileCounts { yellow, red, blue, green, white }
    }

    fn of_data(TileCounts { yellow, red, blue, green, white }: TileCounts, _: &Huang) -> Result<Tiles, BadInput> {
        let tiles = [yellow, red, blue, green, white];
        let count: u32 = tiles.into_iter().map(u32::from).sum();
        if (1..=u32::from(HAND)).contains(&count) {
            return Ok(Tiles(tiles));
        }
        Err(BadInput::new(format!("{count} tiles; 1 to {HAND} can be replaced")).of(Fault::OutOfRange))
    }

    fn write(self, _: &Huang, text: &mut String) {
        for colour in Colour::ALL.into_iter().filter(|colour| self[*colour] > 0) {
            if !text.ends_with(' ') {
                text.push(' ');
            }
            text.push(char::from(b'0' + self[colour]));
            text.push(' ');
            text.push_str(colour.word());
        }
    }

    fn read(words: &mut Words<'_>, game: &Huang) -> Result<Tiles, Miss> {
        let mut tiles = Tiles::NONE;
        loop {
            let number = |word: &str| word.parse::<u8>().ok().filter(|count| (1..=HAND).contains(count));
            let count = words.word(format!("a number from 1 to {HAND}, as in `replace 2 yellow 1 red`"), number)?;
            tiles[Colour::read(words, game)?] += count;
            if tiles.len() > HAND {
                return Err(words.wrong(2, BadInput::new(format!("at most {HAND} tiles can be replaced"))));
            }
            if words.peek().is_none() {
                return Ok(tiles);
            }
        }
    }

    fn is_words(self, _: &Huang) -> bool {
        false
    }
}

impl Counted<Huang> for Tiles {
    const SLOTS: u32 = REPLACEMENTS;

    fn index(self, _: &Huang) -> u32 {
        rank(&self)
    }

    fn of_index(index: u32, _: &Huang) -> Option<Tiles> {
        unrank(index)
    }
}

/// A warring state is named by its first hex next to the unifying tile, but any of its hexes may be typed.
impl Field<Huang> for Door {
    type Data = Square;

    fn data(self, game: &Huang) -> Square {
        self.0.data(game)
    }

    fn of_data(data: Square, game: &Huang) -> Result<Door, BadInput> {
        Cell::of_data(data, game).map(|cell| Door::of(game, cell))
    }

    fn write(self, game: &Huang, text: &mut String) {
        self.0.write(game, text);
    }

    fn read(words: &mut Words<'_>, game: &Huang) -> Result<Door, Miss> {
        Cell::read(words, game).map(|cell| Door::of(game, cell))
    }

    fn json(self, game: &Huang, text: &mut String) {
        self.quoted(game, text);
    }
}

impl Counted<Huang> for Door {
    const SLOTS: u32 = SIDES;

    fn count(game: &Huang) -> u32 {
        Cell::count(game)
    }

    fn index(self, game: &Huang) -> u32 {
        Counted::index(self.0, game)
    }

    fn of_index(index: u32, game: &Huang) -> Option<Door> {
        Cell::of_index(index, game).map(Door)
    }

    fn slot(self, game: &Huang) -> Option<u32> {
        game.decision.war()?.side_at(self.0).map(|side| side as u32)
    }

    fn of_slot(slot: u32, game: &Huang) -> Option<Door> {
        game.decision.war()?.sides().get(slot as usize).map(|side| Door(side.door))
    }
}

impl Door {
    fn of(game: &Huang, cell: Cell) -> Door {
        let side = game.decision.war().and_then(|war| war.sides().iter().find(|side| side.cells.has(cell)));
        Door(side.map_or(cell, |side| side.door))
    }
}

/// A site by its hexes. In the policy the sites of a kind follow so many others of the map.
macro_rules! site_field {
    ($type:ident, $hexes:literal, $all:ident, after $before:expr) => {
        impl Field<Huang> for $type {
            type Data = [Square; $hexes];

            fn data(self, game: &Huang) -> [Square; $hexes] {
                game.map().$all()[usize::from(self.0)].map(|cell| game.map().square(cell))
            }

            fn of_data(data: [Square; $hexes], game: &Huang) -> Result<$type, BadInput> {
                let cells = data.iter().map(|square| game.map().cell_at(*square)).collect::<Result<Vec<_>, _>>()?;
                $type::on(game.map(), &cells).ok_or_else(|| no_site(&data))
            }

            fn write(self, game: &Huang, text: &mut String) {
                for (place, square) in self.data(game).into_iter().enumerate() {
                    if place > 0 {
                        text.push(' ');
                    }
                    square.append_to(text);
                }
            }

            fn read(words: &mut Words<'_>, game: &Huang) -> Result<$type, Miss> {
                let cells = (0..$hexes).map(|_| Cell::read(words, game)).collect::<Result<Vec<_>, _>>()?;
                let squares = || cells.iter().map(|cell| game.map().square(*cell)).collect::<Vec<_>>();
                $type::on(game.map(), &cells).ok_or_else(|| words.wrong($hexes, no_site(&squares())))
            }
        }

        impl Counted<Huang> for $type {
            const SLOTS: u32 = SITES;

            fn count(game: &Huang) -> u32 {
                game.map().$all().len() as u32
            }

            fn index(self, _: &Huang) -> u32 {
                self.0.into()
            }

            fn of_index(index: u32, game: &Huang) -> Option<$type> {
                (index < $type::count(game)).then_some($type(index as u16))
            }

            fn slot(self, game: &Huang) -> Option<u32> {
                Some($before(game) + u32::from(self.0)).filter(|slot| *slot < SITES)
            }

            fn of_slot(slot: u32, game: &Huang) -> Option<$type> {
                $type::of_index(slot.checked_sub($before(game))?, game)
            }
        }
    };
}

site_field!(Triangle, 3, triangles, after |_: &Huang| 0);
site_field!(Rhombus, 4, rhombi, after Triangle::count);

fn no_site(squares: &[Square]) -> BadInput {
    let shape = if squares.len() == 3 { "a triangle" } else { "a rhombus" };
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    BadInput::new(format!("{} are not {shape}", names.join(", "))).of(Fault::Contradiction)
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(count: &u8) -> bool {
    *count == 0
}
