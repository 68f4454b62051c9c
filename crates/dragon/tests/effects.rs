//! What an effect tells, for actions of every kind. That it accounts for every public figure is the contract suite's to prove.

use tianxia_core::{FastDice, Foresight, Game, Seat, Written, parse_toml};
use tianxia_dragon::{
    Arrival, Brings, CardSpent, Debt, Departure, Dragon, Effect, FloorChange, Good, GoodsChange, MonthEvent, Move,
    Owed, Person, PointsChange, PrivilegeChange, Reason, Size, Source, WallGrowth, WallTile, Works,
};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn foresee(position: &str, action: &str) -> Foresight<Dragon> {
    let table = parse_toml(position).unwrap();
    let game = Dragon::from_position(&table, &mut FastDice::new(1)).unwrap();
    game.foresee(game.read(action).unwrap()).unwrap()
}

fn goods(seat: Seat, good: Good, by: i32, why: Reason) -> GoodsChange {
    GoodsChange { seat, good, by, why }
}

fn points(seat: Seat, points: u16, source: Source) -> PointsChange {
    PointsChange { seat, points, source }
}

const GROUPS: &str = "month = 4\nevent = 'drought'\ngroups = [['taxes', 'build', 'harvest', 'wall'], ['military', 'fireworks', 'research', 'privilege']]\n";

/// Seat 2 acts first and has taken the taxes; seat 1 is to act, seat 2 to take a person.
fn first_in_month(action: &str) -> Effect {
    let seats = "[[seat]]\npalaces = ['2: collector, old warrior', '2']\n[[seat]]\nspace = 3\nchosen = 'taxes'\n";
    foresee(&format!("great_wall = true\n{GROUPS}{seats}"), action).effect
}

#[test]
fn an_action_of_a_taken_group_tells_its_price_and_its_yield_d10_d11() {
    let paid = goods(ONE, Good::Yuan, -3, Reason::Group);
    let taxes = vec![paid, goods(ONE, Good::Yuan, 5, Reason::Action)];
    assert_eq!(first_in_month("taxes"), Effect { goods: taxes, ..Effect::default() });
    assert_eq!(first_in_month("build"), Effect { goods: vec![paid], to_build: 1, ..Effect::default() });
    assert_eq!(first_in_month("pass"), Effect::default(), "6 yuan are enough");
}

#[test]
fn privileges_the_wall_and_the_track_are_told_d15_d17_d30() {
    let small = first_in_month("privilege small");
    assert_eq!(small.goods, [goods(ONE, Good::Yuan, -2, Reason::Privilege)]);
    assert_eq!(small.privileges, [PrivilegeChange { seat: ONE, size: Size::Small, by: 1 }]);
    let wall = first_in_month("wall points");
    assert_eq!(wall.wall, Some(WallGrowth { seat: ONE, tile: WallTile::Points, length: 1 }));
    assert_eq!(wall.points, [points(ONE, 3, Source::WallTile)]);
    let military = first_in_month("military");
    assert_eq!(military.track, [Move { seat: ONE, by: 3, space: 3 }]);
    assert_eq!(military.order, [ONE, TWO], "the later arrival lies on top");
}

#[test]
fn a_person_who_is_placed_by_itself_is_told_with_card_and_track_d18_d20() {
    let position = "month = 3\nphase = 'person'\n[[seat]]\npalaces = ['2: lady']\n[[seat]]\npalaces = []\n";
    let effect = foresee(position, "person old monk").effect;
    let monk = Arrival { seat: ONE, person: Person::OldMonk };
    assert_eq!((&effect.takes[..], &effect.arrives[..]), (&[monk][..], &[monk][..]));
    assert_eq!(effect.cards, [CardSpent { seat: ONE, card: "monk".parse().unwrap() }]);
    assert_eq!(effect.track, [Move { seat: ONE, by: 2, space: 2 }]);
}

#[test]
fn the_last_action_of_a_month_tells_the_tolls_of_every_seat_d22_d27_d28() {
    let position = "month = 3\nevent = 'tribute'\n[[seat]]\nyuan = 3\npalaces = ['2: lady, old monk', '1']\nchosen = 'pass'\ncards = []\n\
                    [[seat]]\nyuan = 1\npalaces = ['2: lady']\ncards = []\n";
    let foreseen = foresee(position, "pass");
    let effect = foreseen.effect;
    assert_eq!(
        effect.goods,
        [
            goods(TWO, Good::Yuan, 2, Reason::Pass),
            goods(ONE, Good::Yuan, -3, Reason::Tribute),
            goods(TWO, Good::Yuan, -3, Reason::Tribute)
        ]
    );
    assert_eq!(effect.brings, [Brings::Event(MonthEvent::Tribute)]);
    // Seat 1 chooses; seat 2 has one person and will lose her, but only after seat 1.
    let owes = |seat| Debt { seat, what: Owed::Persons, count: 1 };
    assert_eq!(effect.owed, [owes(ONE), owes(TWO)]);
    assert!(effect.month.is_none() && effect.leaves.is_empty() && !foreseen.draws);
}

#[test]
fn a_release_that_ends_the_month_tells_decay_and_scoring_d27_d28() {
    let position = "month = 3\nevent = 'tribute'\nphase = 'event'\n[[seat]]\nyuan = 0\npalaces = ['1: lady', '2: old monk', '1']\ndue = 1\n[[seat]]\npalaces = []\n";
    let foreseen = foresee(position, "release 2 lady");
    let effect = foreseen.effect;
    let cause = "tribute".parse().unwrap();
    assert_eq!(effect.leaves, [Departure { seat: ONE, person: Person::Lady, cause }]);
    assert_eq!(effect.floors, [FloorChange { seat: ONE, by: -2, palaces: -2, why: Works::Decay }]);
    assert_eq!(effect.points, [points(ONE, 1, Source::Palaces)]);
    assert_eq!((foreseen.draws, effect.month), (true, Some(4)), "the month is known, though its cards are not");
}

#[test]
fn nothing_is_written_of_what_does_not_happen() {
    assert_eq!(serde_json::to_string(&Effect::default()).unwrap(), "{}");
    let text = serde_json::to_string(&first_in_month("taxes")).unwrap();
    let wanted =
        r#"{"goods":[{"seat":1,"good":"yuan","by":-3,"why":"group"},{"seat":1,"good":"yuan","by":5,"why":"action"}]}"#;
    assert_eq!(text, wanted);
}
