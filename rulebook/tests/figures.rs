//! The figures of the rulebooks are those that the engine plays by: its constants, how a game starts, and what the examples come to.

use serde_json::Value as Data;
use tianxia_core::{FastDice, Game, Setup, Viewpoint, Written};
use tianxia_dragon::{
    ActionCard, Dragon, Groups, MONTHS, MOST_FLOORS, Person, Role, SUPER_MONTH, SuperEvent, WallTile,
};
use tianxia_huang::Huang;
use tianxia_qin::{Qin, Tile};
use tianxia_rulebook::{Figures, Shown, example, files};
use toml::{Table, Value};

/// Figures of a rulebook, with what the engine says of each.
type Said = Vec<(String, i64)>;

/// Compares figures with the engine. What is not compared is excused by name, so that no new figure is forgotten.
fn compare(game: &str, said: Said, excused: &[&str]) {
    let figures = Figures::read(files(game).unwrap().figures).unwrap();
    let differs = |(name, engine): &(String, i64)| match figures.number(name) {
        Some(written) if written == *engine => None,
        Some(written) => Some(format!("{name} is {written}, but the engine plays by {engine}")),
        None => Some(format!("{name} ({engine} in the engine) is not in {game}/figures.toml")),
    };
    let differences: Vec<String> = said.iter().filter_map(differs).collect();
    assert!(differences.is_empty(), "{game}:\n{}", differences.join("\n"));
    let written: Table = files(game).unwrap().figures.parse().unwrap();
    let compared = |name: &str| said.iter().any(|(one, _)| one == name);
    let wrong: Vec<_> = written.keys().filter(|name| compared(name) == excused.contains(&name.as_str())).collect();
    assert!(wrong.is_empty(), "{game}: neither compared nor excused, or both: {wrong:?}");
}

/// What an example of a rulebook came to: the events of one kind, and the seats as they are at its end.
struct Came(Shown);

impl Came {
    fn of(game: &str, name: &str) -> Self {
        Came(example(game, name).unwrap())
    }

    fn events(&self, kind: &str) -> Vec<Data> {
        let told = self.0.frames.iter().flat_map(|frame| &frame.told);
        told.map(|told| told.event.value()).filter(|event| event["event"] == kind).collect()
    }

    /// How often something happened to a seat.
    fn count(&self, kind: &str, seat: u8) -> i64 {
        self.events(kind).iter().filter(|event| event["seat"] == seat).count() as i64
    }

    fn seat(&self, seat: usize) -> Data {
        self.0.frames.last().unwrap().view.value()["seats"][seat - 1].clone()
    }

    fn points(&self, seat: usize, source: &str) -> i64 {
        self.seat(seat)["points"][source].as_i64().unwrap()
    }

    fn persons(&self, seat: usize) -> i64 {
        let palaces = self.seat(seat)["palaces"].clone();
        palaces.as_array().unwrap().iter().map(|palace| palace["persons"].as_array().unwrap().len() as i64).sum()
    }
}

/// The position in which a game starts.
fn start<G: Written>(setup: &Setup) -> (G, Table) {
    let game = G::start(&G::read_options(setup).unwrap(), &mut FastDice::new(1));
    let position = game.position();
    (game, position)
}

fn said(named: &[(&str, usize)]) -> Said {
    named.iter().map(|(name, number)| ((*name).to_owned(), i64::try_from(*number).unwrap())).collect()
}

fn list<'a>(table: &'a Table, key: &str) -> &'a [Value] {
    table[key].as_array().unwrap()
}

#[test]
fn the_figures_of_qin() {
    let of_each = usize::from(tianxia_qin::OF_EACH);
    let mut figures = said(&[
        ("tiles", Tile::ALL.len() * of_each),
        ("tiles-of-a-kind", of_each),
        ("board-side", tianxia_qin::SIDE),
        ("hand", usize::from(tianxia_qin::HAND)),
        ("major", usize::from(tianxia_qin::MAJOR)),
    ]);
    for (players, name) in [(2, "pagodas-two"), (3, "pagodas-three"), (4, "pagodas-four")] {
        let (_, position) = start::<Qin>(&Setup::new(players));
        figures.push((name.to_owned(), list(&position, "pagodas")[0].as_integer().unwrap()));
    }
    // How large a province can be founded follows from the shape of tiles and boards.
    compare("qin", figures, &["founded-most"]);
}

#[test]
fn the_figures_of_dragon() {
    let (_, position) = start::<Dragon>(&Setup::new(5));
    let seat = list(&position, "seat")[0].as_table().unwrap();
    let is = |word: &'static str| move |value: &&Value| value.as_str() == Some(word);
    let peace = list(&position, "events").iter().filter(is("peace")).count();
    let (fewest, most) = Dragon::about().players;
    let mut figures = said(&[
        ("players-min", fewest.into()),
        ("players-max", most.into()),
        ("months", MONTHS.into()),
        ("peaceful-months", peace),
        ("event-tiles", list(&position, "events").len() - peace),
        ("event-copies", list(&position, "events").iter().filter(is("tribute")).count()),
        ("super-month", SUPER_MONTH.into()),
        ("super-events", SuperEvent::ALL.len()),
        ("roles", Role::ALL.len()),
        ("young-tiles", Person::YoungMonk.tiles(5).into()),
        ("old-tiles", Person::OldMonk.tiles(5).into()),
        ("one-age-tiles", Person::Lady.tiles(5).into()),
        ("start-palaces", list(seat, "palaces").len()),
        ("start-floors", list(seat, "palaces")[0].as_str().unwrap().parse().unwrap()),
        ("cards", list(seat, "cards").len()),
        ("wild-cards", list(seat, "cards").iter().filter(is("wild")).count()),
        ("palace-floors", MOST_FLOORS.into()),
        ("group-cost", tianxia_dragon::GROUP_COST.into()),
        ("pass-yuan", tianxia_dragon::TOP_UP.into()),
        ("small-cost", tianxia_dragon::SMALL_COST.into()),
        ("tribute", tianxia_dragon::TRIBUTE.into()),
        ("epidemic", tianxia_dragon::EPIDEMIC.into()),
        ("wall-tiles", WallTile::ALL.len()),
    ]);
    figures.push(("start-yuan".to_owned(), seat["yuan"].as_integer().unwrap()));
    for role in Role::ALL {
        let kinds = match role.old() {
            None => vec![(format!("{}-", role.word()), role.young())],
            Some(old) => {
                vec![(format!("{}-young-", role.word()), role.young()), (format!("{}-old-", role.word()), old)]
            }
        };
        for (name, person) in kinds {
            figures.push((format!("{name}symbols"), person.symbols().into()));
            figures.push((format!("{name}value"), person.value().into()));
        }
    }
    let cards = [
        ActionCard::Taxes,
        ActionCard::Build,
        ActionCard::Harvest,
        ActionCard::Fireworks,
        ActionCard::Military,
        ActionCard::Research,
    ];
    figures.extend(cards.map(|card| (card.word().to_owned(), card.symbols().into())));
    figures.extend(WallTile::ALL.map(|tile| (format!("wall-{}", tile.word()), tile.bonus().into())));
    for (name, players, wall, place) in [
        ("groups-2-first", 2, false, 0),
        ("groups-2-second", 2, false, 1),
        ("groups-3-first", 3, false, 0),
        ("groups-3-other", 3, false, 2),
        ("groups-4-first", 4, false, 0),
        ("groups-4-last", 4, false, 3),
        ("groups-5-first", 5, false, 0),
        ("groups-5-other", 5, false, 4),
        ("wall-groups-2", 2, true, 1),
        ("wall-groups-3-first", 3, true, 0),
        ("wall-groups-3-last", 3, true, 2),
        ("wall-groups-4", 4, true, 3),
        ("wall-groups-5-first", 5, true, 0),
        ("wall-groups-5-last", 5, true, 4),
    ] {
        figures.push((name.to_owned(), Groups::sizes(players, wall)[place].into()));
    }
    figures.extend(dragon_examples());
    let (first_edition, _) = start::<Dragon>(&Setup::new(2).with("large_privilege_cost", "6"));
    let large = first_edition.view(Viewpoint::Spectator).large_privilege_cost;
    figures.push(("large-cost-first-edition".to_owned(), large.into()));
    // A year, the two months of a rule about the calendar that has a test beside it, and where the track begins.
    compare("dragon", figures, &["first-edition", "swap-first", "swap-second", "start-space"]);
}

/// What events, privileges and the end of the game are worth, by what the examples come to.
fn dragon_examples() -> Said {
    let [festival, lanterns, earthquake, tornado, privilege, end] =
        ["festival", "lantern-festival", "earthquake", "tornado", "privilege", "final-scoring"]
            .map(|name| Came::of("dragon", name));
    let sold = &end.events("sells")[0];
    let of = |key: &str| sold[key].as_i64().unwrap();
    let seller = of("seat") as usize;
    let discarded = tornado.count("discards", 1);
    let (_, position) = start::<Dragon>(&Setup::new(2));
    let cards = list(list(&position, "seat")[0].as_table().unwrap(), "cards").len() as i64;
    [
        ("festival-first", festival.points(1, "festival")),
        ("festival-second", festival.points(3, "festival")),
        ("lantern-points", lanterns.points(1, "lanterns") / lanterns.persons(1)),
        ("earthquake-floors", earthquake.count("falls", 1)),
        ("tornado-cards", discarded),
        ("tornado-month", cards - discarded + 1),
        ("small-dragons", privilege.points(1, "privileges")),
        ("large-dragons", privilege.points(2, "privileges")),
        ("large-cost", privilege.events("buys")[1]["cost"].as_i64().unwrap()),
        ("person-points", end.points(1, "persons") / end.persons(1)),
        ("sale", of("yuan") / (of("rice") + of("fireworks"))),
        ("yuan-per-point", end.seat(seller)["yuan"].as_i64().unwrap() / end.points(seller, "money")),
    ]
    .map(|(name, number)| (name.to_owned(), number))
    .to_vec()
}

#[test]
fn the_figures_of_huang() {
    let (game, position) = start::<Huang>(&Setup::new(2).with("short", "true"));
    let tiles: Vec<(&str, u32)> = game.census().into_iter().filter(|(name, _)| *name != "granaries").collect();
    let (eighteen, _) = start::<Huang>(&Setup::new(3).with("eighteen_kingdoms", "true"));
    let granaries = eighteen.census().into_iter().find_map(|(name, count)| (name == "granaries").then_some(count));
    let mut figures = said(&[
        ("tiles", tiles.iter().map(|(_, count)| *count as usize).sum()),
        ("short-removed", tianxia_huang::SHORT.into()),
        ("hand", tianxia_huang::HAND.into()),
        ("market", position["market"].as_str().unwrap().len()),
        ("quiet-turns", tianxia_huang::QUIET_TURNS.into()),
        ("bandit-tiles", tianxia_huang::BANDITS.len()),
        ("capitals", granaries.unwrap() as usize),
        ("granary-points", tianxia_huang::GRANARY.into()),
        ("palace-hand", tianxia_huang::LARGEST_HAND.into()),
    ]);
    figures.extend(tiles.iter().map(|(colour, count)| (format!("tiles-{colour}"), i64::from(*count))));
    let (bandits, _) = start::<Huang>(&Setup::new(3).with("bandits", "true"));
    figures.push(("bandit-camps".to_owned(), bandits.view(Viewpoint::Spectator).bandits.len() as i64));
    let supply = &serde_json::to_value(game.view(Viewpoint::Spectator)).unwrap()["pagodas_left"];
    let pagodas = supply.as_object().unwrap().values().map(|count| count.as_i64().unwrap()).sum();
    figures.push(("pagodas".to_owned(), pagodas));
    compare("huang", figures, &[]);
}
