//! Reasons in Qin: pagodas that are placed and taken back, provinces, villages.

use super::Reasoned;
use tianxia_core::{Phrase, Seat};
use tianxia_games::Qin;
use tianxia_qin::{Colour, Effect, ProvinceChange, ProvinceDeed};

impl Reasoned for Qin {
    fn reasons(&self, seat: Seat, effect: &Effect) -> Vec<Phrase> {
        if effect.last_pagoda == Some(seat) {
            return vec![Phrase::new("reason-qin-last")];
        }
        let mut reasons = Vec::new();
        let own = pagodas(effect, seat);
        if own > 1 {
            reasons.push(Phrase::new("reason-qin-pagodas").number("count", own));
        }
        for province in effect.provinces.iter().filter(|province| province.owner == seat) {
            reasons.extend(about_province(province, seat));
        }
        for village in effect.villages.iter().filter(|village| village.won == Some(seat)) {
            let at = village.at.to_string();
            reasons.push(match village.lost {
                Some(other) => Phrase::new("reason-qin-conquered").text("at", at).seat("seat", other),
                None => Phrase::new("reason-qin-village").text("at", at),
            });
        }
        for other in seats(self).filter(|other| *other != seat) {
            let by = pagodas(effect, other);
            let id = if by < 0 { "reason-qin-returned" } else { "reason-qin-gives" };
            if by != 0 {
                reasons.push(Phrase::new(id).seat("seat", other).number("count", by.abs()));
            }
        }
        if reasons.is_empty() {
            reasons.push(Phrase::new("reason-qin-quiet"));
        }
        reasons
    }

    fn theme(&self, seat: Seat, effect: &Effect) -> &'static str {
        let own = || effect.provinces.iter().filter(|province| province.owner == seat);
        let won = || effect.villages.iter().filter(|village| village.won == Some(seat));
        if effect.last_pagoda == Some(seat) {
            "puzzle-theme-qin-last"
        } else if own().any(|province| others(province, seat).next().is_some()) {
            "puzzle-theme-qin-merge"
        } else if won().any(|village| village.lost.is_some()) {
            "puzzle-theme-qin-conquest"
        } else if won().next().is_some() {
            "puzzle-theme-qin-village"
        } else if own().any(|province| province.major) {
            "puzzle-theme-qin-major"
        } else if own().any(|province| province.what == ProvinceDeed::Founded) {
            "puzzle-theme-qin-found"
        } else {
            "puzzle-theme-qin-quiet"
        }
    }
}

fn about_province(province: &ProvinceChange, seat: Seat) -> Option<Phrase> {
    let told = |id| coloured(Phrase::new(id), province.colour).text("at", province.at.to_string());
    match (province.what, others(province, seat).next()) {
        (_, Some(other)) => Some(told("reason-qin-swallowed").seat("seat", other)),
        (ProvinceDeed::Founded, None) => Some(told("reason-qin-founded").number("size", province.size)),
        (_, None) if province.major => Some(told("reason-qin-major")),
        (ProvinceDeed::Merged, None) => Some(told("reason-qin-joined").number("size", province.size)),
        (ProvinceDeed::Grown, None) => Some(told("reason-qin-grown").number("size", province.size)),
    }
}

/// Whose provinces become part of one of another's.
fn others(province: &ProvinceChange, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    province.joined.iter().map(|joined| joined.owner).filter(move |owner| *owner != seat)
}

fn pagodas(effect: &Effect, seat: Seat) -> i64 {
    effect.pagodas.iter().filter(|change| change.seat == seat).map(|change| i64::from(change.by)).sum()
}

fn seats(game: &Qin) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(tianxia_core::Game::players(game))
}

fn coloured(phrase: Phrase, colour: Colour) -> Phrase {
    phrase.term("colour", colour.term()).key("hue", colour.key())
}
