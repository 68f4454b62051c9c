//! What a server tells, as sentences.

use crate::speech::Speech;
use fluent_bundle::{FluentArgs, FluentValue};
use tianxia_core::Seat;
use tianxia_protocol::{Arg, Happening, Item, Phrase, Problem, SeatInfo, SeatKind, Told};

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
        Happening::Created | Happening::Arranged { .. } | Happening::UndoAnswered { accept: true, .. } => None,
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
        _ => problem.message.clone(),
    }
}

/// What the players are called.
pub(super) fn names(seats: &[SeatInfo]) -> Vec<String> {
    let name = |seat: &SeatInfo| match seat.kind {
        SeatKind::Open => format!("seat {}", seat.seat),
        SeatKind::Bot => format!("bot {} ({})", seat.seat, seat.level.as_deref().unwrap_or("?")),
        SeatKind::Person => seat.name.clone().unwrap_or_default(),
    };
    seats.iter().map(name).collect()
}
