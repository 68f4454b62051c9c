//! A player's side of the table, with what the player would work out by hand.

use crate::board::cards::{ActionCard, Card};
use crate::board::person::Role;
use crate::board::tiles::{Size, WallTile};
use crate::seen::forecast::Forecast;
use crate::state::palace::Palace;
use crate::state::player::Player;
use crate::state::tally::{Cause, Source};
use crate::state::{Chosen, Dragon};
use serde::{Serialize, Serializer};
use tianxia_core::{Seat, changes};

/// A player's side of the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Court {
    /// Who.
    pub seat: Seat,
    /// Points.
    pub score: u16,
    /// Money.
    pub yuan: u16,
    /// Rice.
    pub rice: u16,
    /// Fireworks.
    pub fireworks: u16,
    /// Small privileges.
    pub small_privileges: u8,
    /// Large privileges.
    pub large_privileges: u8,
    /// The dragons on all privileges: a point each in every monthly scoring (D17, D28).
    pub dragons: u8,
    /// The symbols of the persons at court, by role.
    pub symbols: Counts,
    /// The palaces in falling order, numbered from 1 in notation.
    pub palaces: Vec<Palace>,
    /// The space of the marker on the person track.
    pub space: u16,
    /// The person cards still held.
    pub cards: Vec<Card>,
    /// The wall tiles not yet used.
    pub wall_tiles: Vec<WallTile>,
    /// What this seat did in this month's action phase: an action, or `pass`.
    pub chosen: Option<&'static str>,
    /// Persons, floors, cards or goods this seat still has to give up in this phase.
    pub due: u16,
    /// What each action would give this seat now.
    pub actions: Vec<Yield>,
    /// What the next monthly scoring brings as things stand, after the decay: palaces, court ladies, privileges (D28).
    pub income: [u16; 3],
    /// What the final scoring would bring: persons, monks, money (D29).
    pub estate: [u16; 3],
    /// What the monks of each palace would bring in the final scoring (D29).
    pub monks: Vec<u16>,
    /// Points by source.
    pub points: Counts,
    /// Points by month; the thirteenth figure is the final scoring.
    pub months: Vec<u16>,
    /// Persons lost, by cause.
    pub lost: Counts,
    /// Floors built after the first four.
    pub built: u8,
    /// Floors lost to decay.
    pub decayed: u8,
    /// Floors lost to the earthquake.
    pub fallen: u8,
    /// Actions paid with 3 yuan.
    pub paid: u8,
}

changes!(Court {
    seat, score, yuan, rice, fireworks, small_privileges, large_privileges, dragons, symbols, palaces, space, cards, wall_tiles, chosen,
    due, income, estate, monks, points, months, lost, built, decayed, fallen, paid,
} each { actions });

changes!(Yield { action, amount, base, price, possible });

/// What an action would give a seat now.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Yield {
    /// The action.
    pub action: ActionCard,
    /// Yuan, floors, rice, fireworks, steps or points; for a privilege the dragons that could be bought.
    pub amount: u8,
    /// How much of it the card gives by itself; the rest comes from persons.
    pub base: u8,
    /// Yuan to be paid for the group first; `None` while the card does not lie out.
    pub price: Option<u16>,
    /// Could this seat do it?
    pub possible: bool,
}

/// Counts by name, as a JSON object.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, u16>", inline))]
pub struct Counts(pub Vec<(&'static str, u16)>);

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

impl Court {
    pub(super) fn new(game: &Dragon, seat: Seat, coming: Option<&Forecast>) -> Self {
        let player = &game.seats[seat.index()];
        let tally = &player.tally;
        Court {
            seat,
            score: tally.score(),
            yuan: player.yuan,
            rice: player.rice,
            fireworks: player.fireworks,
            small_privileges: player.small_privileges,
            large_privileges: player.large_privileges,
            dragons: player.dragons(),
            symbols: Counts(Role::ALL.iter().map(|role| (role.word(), player.court.symbols(*role).into())).collect()),
            palaces: player.court.palaces().to_vec(),
            space: game.track.space(seat),
            cards: game.cards(seat).collect(),
            wall_tiles: game.wall_tiles(seat).collect(),
            chosen: game.chosen[seat.index()].map(Chosen::word),
            due: game.due[seat.index()],
            actions: yields(game, player),
            income: coming.map_or([0; 3], |month| month.seats[seat.index()].income),
            estate: player.estate(),
            monks: player.court.monk_points_by_palace().collect(),
            points: Counts(Source::ALL.iter().map(|one| (one.word(), tally.sources[*one as usize])).collect()),
            months: tally.months.to_vec(),
            lost: Counts(Cause::ALL.iter().map(|one| (one.word(), u16::from(tally.lost[*one as usize]))).collect()),
            built: tally.built,
            decayed: tally.decayed,
            fallen: tally.fallen,
            paid: tally.paid,
        }
    }
}

/// What each action in play would give a player now.
fn yields(game: &Dragon, player: &Player) -> Vec<Yield> {
    let in_play = |card: &ActionCard| *card != ActionCard::Wall || game.great_wall;
    ActionCard::ALL
        .into_iter()
        .filter(in_play)
        .map(|action| {
            let price = game.price(action);
            let left = player.yuan.checked_sub(price.unwrap_or(0));
            let amount = match action {
                ActionCard::Privilege => {
                    let affords = |size: &Size| left.is_some_and(|left| game.check_privilege(*size, left).is_ok());
                    Size::ALL.iter().filter(|size| affords(size)).count() as u8
                }
                ActionCard::Wall => WallTile::ALL.into_iter().any(|tile| game.check_tile(tile, player).is_ok()).into(),
                _ => action.symbols() + action.role().map_or(0, |role| player.court.symbols(role)),
            };
            Yield {
                action,
                amount,
                base: action.symbols(),
                price,
                possible: price.is_some() && left.is_some() && amount > 0,
            }
        })
        .collect()
}
