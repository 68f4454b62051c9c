//! Pictures: well-formed, and everything of the view is in them.

use tianxia_core::{Dice, FastDice, Mute, Seat, Setup, Viewpoint, Written};
use tianxia_games::{Dragon, Huang, Picture, Qin};

/// Positions on the way through a random game, as everybody and as one seat sees them.
fn views<G: Written>(setup: &Setup) -> Vec<G::View> {
    let options = G::read_options(setup).unwrap();
    let mut dice = FastDice::new(5);
    let mut game = G::start(&options, &mut dice);
    let mut views = Vec::new();
    let mut buffer = Vec::new();
    while let Some(action) = game.random_action(&mut dice, &mut buffer) {
        game.play(action, &mut dice, &mut Mute).unwrap();
        if dice.below(8) == 0 {
            views.push(game.view(Viewpoint::Spectator));
            views.push(game.view(Viewpoint::Seat(Seat::new(0))));
        }
    }
    views.push(game.view(Viewpoint::Open));
    views
}

/// Every tag is closed, in order, and nothing stands in a text that should not.
fn assert_well_formed(svg: &str) {
    let mut open = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').unwrap_or_else(|| panic!("a tag is not closed: <{tag}"));
        assert!(!text.contains('>'), "a bare > in {text:?}");
        let ampersands = text.split('&').skip(1).chain(tag.split('&').skip(1));
        ampersands.for_each(|rest| assert!(rest.contains(';'), "a bare & in <{tag}>{text}"));
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes in <{tag}>");
        match (tag.strip_prefix('/'), tag.ends_with('/')) {
            (Some(name), _) => assert_eq!(open.pop(), Some(name), "in {svg}"),
            (None, true) => {}
            (None, false) => open.push(tag.split_whitespace().next().unwrap()),
        }
    }
    assert!(open.is_empty() && svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{open:?} is open");
}

fn pieces(svg: &str, kind: &str) -> usize {
    svg.matches(&format!("data-piece=\"{kind} ")).count()
}

#[test]
fn every_piece_of_qin_is_drawn() {
    for players in 2..=4 {
        for view in views::<Qin>(&Setup::new(players)) {
            let svg = Qin::picture(&view);
            assert_well_formed(&svg);
            let in_provinces: usize = view.provinces.iter().map(|province| province.squares.len()).sum();
            let pagodas: usize = view.provinces.iter().map(|province| usize::from(province.pagodas)).sum();
            let held = view.villages.iter().filter(|village| village.owner.is_some()).count();
            assert_eq!(pieces(&svg, "territory"), view.lone.len());
            assert_eq!(pieces(&svg, "province"), in_provinces);
            assert_eq!(pieces(&svg, "village"), view.villages.len());
            assert_eq!(pieces(&svg, "pagoda"), pagodas + held);
            let hands = view.players.iter().filter(|player| player.hand.is_none());
            assert_eq!(svg.matches("tiles</text>").count(), hands.count());
        }
    }
}

#[test]
fn every_piece_of_the_dragon_is_drawn() {
    for players in 2..=5 {
        for view in views::<Dragon>(&Setup::new(players).with("great_wall", "true")) {
            let svg = Dragon::picture(&view);
            assert_well_formed(&svg);
            let palaces = || view.seats.iter().flat_map(|court| &court.palaces);
            assert_eq!(pieces(&svg, "floor"), palaces().map(|palace| usize::from(palace.floors())).sum::<usize>());
            assert_eq!(
                svg.matches(" in palace ").count(),
                palaces().map(|palace| usize::from(palace.len())).sum::<usize>()
            );
            assert_eq!(pieces(&svg, "marker"), view.seats.len());
            assert_eq!(pieces(&svg, "month"), 12);
            assert_eq!(pieces(&svg, "group"), view.groups.len());
        }
    }
}

#[test]
fn every_piece_of_huang_is_drawn() {
    for (players, option) in [(2, "bandits"), (3, "palace"), (4, "eighteen_kingdoms"), (5, "open_scores")] {
        for view in views::<Huang>(&Setup::new(players).with(option, "true")) {
            let svg = Huang::picture(&view);
            assert_well_formed(&svg);
            assert_eq!(pieces(&svg, "tile"), view.tiles.len());
            assert_eq!(pieces(&svg, "leader"), view.leaders.len());
            assert_eq!(pieces(&svg, "pagoda"), view.pagodas.len());
            assert_eq!(pieces(&svg, "granary"), view.granaries.len());
            assert_eq!(pieces(&svg, "bandits"), view.bandits.iter().map(|bandits| bandits.at.len()).sum::<usize>());
            assert_eq!(svg.contains("data-piece=\"palace\""), !view.palace.is_empty());
        }
    }
}
