//! Turns what a server sends into sentences.

use crate::speech::Speech;
use fluent_bundle::{FluentArgs, FluentValue};
use tianxia_core::Seat;
use tianxia_protocol::{Arg, Happening, Item, Phrase, Problem, Remedy, SeatInfo, SeatKind, Told};

/// The sentence for a phrase that came over the wire.
pub(super) fn say(speech: &Speech, phrase: &Phrase) -> String {
    let mut args = FluentArgs::new();
    for (name, arg) in &phrase.args {
        args.set(name.clone(), value(speech, arg));
    }
    speech.format(&phrase.id, Some(&args))
}

fn value(speech: &Speech, arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::from(text.clone()),
        Arg::Key(key) => FluentValue::from(key.to_string()),
        Arg::Seat(seat) => {
            let name = Seat::try_from(*seat).map_or_else(|_| seat.to_string(), |seat| speech.name(seat));
            FluentValue::from(name)
        }
        Arg::Term(id) => FluentValue::from(speech.word(id)),
        Arg::List(items) => {
            let shown = items.iter().map(|item| match value(speech, item) {
                FluentValue::String(text) => text.into_owned(),
                FluentValue::Number(number) => number.as_string().into_owned(),
                _ => String::new(),
            });
            FluentValue::from(shown.collect::<Vec<_>>().join(", "))
        }
    }
}

/// What happened, as one line; nothing for what needs no words.
pub(super) fn tell(speech: &Speech, item: &Item) -> Option<String> {
    let name = |seat: &u8| Seat::try_from(*seat).map_or_else(|_| seat.to_string(), |seat| speech.name(seat));
    let line = |id: &str, seat: &u8| {
        let mut args = FluentArgs::new();
        args.set("name", name(seat));
        Some(speech.format(id, Some(&args)))
    };
    match &item.what {
        Happening::Created
        | Happening::Arranged { .. }
        | Happening::Contributed { .. }
        | Happening::UndoAnswered { accept: true, .. } => None,
        Happening::Removed { name, .. } => {
            let mut args = FluentArgs::new();
            args.set("name", name.clone());
            Some(speech.format("connect-removed", Some(&args)))
        }
        Happening::Muted { seat, muted } => line(if *muted { "connect-muted" } else { "connect-unmuted" }, seat),
        Happening::Aborted { seat } => line("connect-aborted", seat),
        Happening::Claimed { against, to: Remedy::Bot, .. } => line("connect-claimed-bot", against),
        Happening::Claimed { against, to: Remedy::End, .. } => line("connect-claimed-end", against),
        Happening::Joined { seat, .. } => line("connect-joined", seat),
        Happening::Left { seat } => line("connect-left", seat),
        Happening::Started => Some(speech.word("connect-started")),
        Happening::Acted { told, .. } => Some(tell_all(speech, told)).filter(|sentence| !sentence.is_empty()),
        Happening::Undone { seat, actions } => {
            let mut args = FluentArgs::new();
            args.set("name", name(seat));
            args.set("count", *actions);
            Some(speech.format("connect-undone", Some(&args)))
        }
        Happening::UndoAsked { seat } => line("connect-undo-asked", seat),
        Happening::UndoAnswered { seat, .. } => line("connect-undo-refused", seat),
        Happening::Resigned { seat } => line("connect-resigned", seat),
        Happening::HandedOver { seat, .. } => line("connect-handed-over", seat),
        Happening::TakenBack { seat } => line("connect-taken-back", seat),
        Happening::Said { seat, text } => Some(format!("{}: {text}", name(seat))),
        Happening::Rematch { table } => {
            let mut args = FluentArgs::new();
            args.set("table", table.clone());
            Some(speech.format("connect-rematch", Some(&args)))
        }
        Happening::Closed => Some(speech.word("connect-closed")),
    }
}

/// Events as sentences in one line.
pub(super) fn tell_all(speech: &Speech, told: &[Told]) -> String {
    told.iter().map(|told| say(speech, &told.phrase)).collect::<Vec<_>>().join(" ")
}

/// Why something was refused.
pub(super) fn explain(speech: &Speech, problem: &Problem) -> String {
    match (&problem.phrase, &problem.rule) {
        (Some(phrase), Some(rule)) => format!("{} ({rule})", say(speech, phrase)),
        (Some(phrase), None) => say(speech, phrase),
        _ => problem.message.clone(),
    }
}

/// What the server calls a person who has not given a name.
pub(super) const NAMELESS: &str = "Guest";

/// What the players are called: by the names they gave, of which equal ones are numbered, or by the marks of their seats, with the level of a
/// bot beside it.
pub(super) fn names(speech: &Speech, game: &str, seats: &[SeatInfo]) -> Vec<String> {
    let given = |seat: &SeatInfo| {
        seat.name.clone().filter(|name| seat.kind == SeatKind::Person && !name.is_empty() && name != NAMELESS)
    };
    let mut taken: Vec<String> =
        seats.iter().filter(|seat| given(seat).is_none()).map(|seat| speech.mark(game, seat.seat)).collect();
    let mut name = |seat: &SeatInfo| {
        let mark = speech.mark(game, seat.seat);
        match (seat.kind, given(seat)) {
            (SeatKind::Open, _) => format!("({mark})"),
            (SeatKind::Bot, _) => format!("{mark} ({})", speech.level(seat.level.as_deref().unwrap_or("?"))),
            (SeatKind::Person, None) => mark,
            (SeatKind::Person, Some(name)) => {
                let mut own = name.clone();
                let mut number = 2;
                while taken.contains(&own) {
                    own = format!("{name} {number}");
                    number += 1;
                }
                taken.push(own.clone());
                own
            }
        }
    };
    seats.iter().map(&mut name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tianxia_protocol::Standing;

    fn seat(seat: u8, kind: SeatKind, name: Option<&str>) -> SeatInfo {
        let level = (kind == SeatKind::Bot).then(|| "easy".to_owned());
        SeatInfo {
            seat,
            kind,
            name: name.map(str::to_owned),
            level,
            style: None,
            yours: false,
            standing: Standing::Playing,
            muted: false,
            contributed: false,
            away: None,
        }
    }

    #[test]
    fn no_two_of_a_table_have_one_name_and_bots_are_called_by_their_marks() {
        let seats = [
            seat(1, SeatKind::Person, Some(NAMELESS)),
            seat(2, SeatKind::Person, Some("Jo")),
            seat(3, SeatKind::Person, Some("Jo")),
            seat(4, SeatKind::Bot, None),
        ];
        assert_eq!(names(&Speech::english(), "qin", &seats), ["Jade Pagoda", "Jo", "Jo 2", "Ink Pagoda (easy)"]);
        let polish = Speech::new("pl").expect("Polish is there");
        assert_eq!(names(&polish, "dragon", &seats[..1]), ["Tygrys"]);
    }
}
