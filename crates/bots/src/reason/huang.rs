//! Reasons in Huang: points and the weakest colour, conflicts as they stand, pagodas, and what others lose.

use super::Reasoned;
use std::collections::BTreeMap;
use tianxia_core::{Phrase, Seat};
use tianxia_games::Huang;
use tianxia_huang::{Colour, Effect, Gone, Moved, RevoltEffect, WarEffect};

impl Reasoned for Huang {
    fn reasons(&self, seat: Seat, effect: &Effect) -> Vec<Phrase> {
        let mut reasons = Vec::new();
        reasons.extend(effect.revolt.as_ref().map(|revolt| about_revolt(revolt, seat)));
        reasons.extend(effect.war.iter().flat_map(|war| about_war(war, seat)));
        let mut gains: BTreeMap<(bool, Seat, Colour), i64> = BTreeMap::new();
        for gain in &effect.points {
            *gains.entry((gain.seat != seat, gain.seat, gain.colour)).or_default() += i64::from(gain.points);
        }
        let weakest = self.weakest(seat);
        for ((other, gaining, colour), points) in gains {
            let id = if other { "reason-huang-gives" } else { "reason-huang-points" };
            let told = coloured(Phrase::new(id), colour).number("points", points);
            reasons.push(if other { told.seat("seat", gaining) } else { told });
            if !other && weakest.contains(&colour) {
                reasons.push(coloured(Phrase::new("reason-huang-weakest"), colour));
            }
        }
        if let Some(built) = &effect.built {
            reasons.push(match built.pagoda {
                Some(colour) => coloured(Phrase::new("reason-huang-pagoda"), colour),
                None => Phrase::new("reason-huang-palace"),
            });
        }
        for moved in effect.leaders.iter().filter(|moved| moved.seat == seat) {
            let id = match moved.how {
                Moved::Placed => "reason-huang-leader",
                Moved::Moved => "reason-huang-moved",
                Moved::Withdrawn => "reason-huang-withdrawn",
            };
            reasons.push(coloured(Phrase::new(id), moved.colour));
        }
        for gone in &effect.gone {
            match gone {
                Gone::Leader { seat: owner, colour, .. } if *owner != seat => {
                    reasons.push(coloured(Phrase::new("reason-huang-beaten"), *colour).seat("seat", *owner));
                }
                Gone::Pagoda { colour, .. } => reasons.push(coloured(Phrase::new("reason-huang-falls"), *colour)),
                _ => {}
            }
        }
        if let Some(granaries) = effect.granaries.filter(|granaries| granaries.seat == seat) {
            reasons.push(Phrase::new("reason-huang-granaries").number("points", granaries.points));
        }
        if !effect.bandits.is_empty() {
            reasons.push(Phrase::new("reason-huang-bandits"));
        }
        reasons.extend(effect.took.map(|took| coloured(Phrase::new("reason-huang-market"), took.colour)));
        if reasons.is_empty() {
            let gives_nothing = effect.tile.is_none() && effect.spent.is_empty() && effect.discarded.is_none();
            reasons.push(Phrase::new(if gives_nothing { "reason-huang-nothing" } else { "reason-huang-quiet" }));
        }
        reasons
    }

    fn theme(&self, seat: Seat, effect: &Effect) -> &'static str {
        let has_points = effect.points.iter().any(|gain| gain.seat == seat);
        if effect.war.is_some() {
            "puzzle-theme-huang-war"
        } else if effect.revolt.is_some() {
            "puzzle-theme-huang-revolt"
        } else if effect.built.is_some() {
            "puzzle-theme-huang-pagoda"
        } else if !effect.gone.is_empty() {
            "puzzle-theme-huang-riot"
        } else if !effect.leaders.is_empty() {
            "puzzle-theme-huang-leader"
        } else if has_points {
            "puzzle-theme-huang-points"
        } else {
            "puzzle-theme-huang-quiet"
        }
    }
}

trait Weakest {
    /// The colours in which a seat has fewest points.
    fn weakest(&self, seat: Seat) -> Vec<Colour>;
}

impl Weakest for Huang {
    fn weakest(&self, seat: Seat) -> Vec<Colour> {
        let points = self.points(seat);
        let counted = [points.yellow, points.red, points.blue, points.green];
        let least = counted.iter().min().copied().unwrap_or_default();
        Colour::COUNTED
            .into_iter()
            .zip(counted)
            .filter(|(_, points)| *points == least)
            .map(|(colour, _)| colour)
            .collect()
    }
}

fn about_revolt(revolt: &RevoltEffect, seat: Seat) -> Phrase {
    let id = if revolt.outlook.winner == seat { "reason-huang-revolt-won" } else { "reason-huang-revolt" };
    let other = if revolt.attacker == seat { revolt.defender } else { revolt.attacker };
    let (own, against) =
        if revolt.attacker == seat { (revolt.attack, revolt.defence) } else { (revolt.defence, revolt.attack) };
    Phrase::new(id).seat("seat", other).number("own", own).number("against", against)
}

/// How a war would end if nothing were added: who leads, what it brings, and whose leaders return.
fn about_war(war: &WarEffect, seat: Seat) -> Vec<Phrase> {
    let outlook = &war.outlook;
    let gains: i64 = outlook.gains.iter().filter(|gain| gain.seat == seat).map(|gain| i64::from(gain.points)).sum();
    let mut told = Vec::new();
    if gains > 0 {
        told.push(Phrase::new("reason-huang-war-won").number("points", gains));
    }
    told.push(match outlook.leading[..] {
        [side] => Phrase::new("reason-huang-war-leads").text("at", side.to_string()).number("total", outlook.total),
        _ => Phrase::new("reason-huang-war-tied").number("total", outlook.total),
    });
    for leader in outlook.home.iter().filter(|_| !war.over) {
        told.push(if leader.seat == seat {
            coloured(Phrase::new("reason-huang-war-lost"), leader.colour)
        } else {
            coloured(Phrase::new("reason-huang-war-beaten"), leader.colour).seat("seat", leader.seat)
        });
    }
    told
}

fn coloured(phrase: Phrase, colour: Colour) -> Phrase {
    phrase.term("colour", colour.term()).key("hue", colour.word())
}
