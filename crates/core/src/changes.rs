//! What has changed between two views of one viewpoint. A position changes little from one action to the next, so a server need not
//! write, nor a client read, all of it every time.
//!
//! Changes are a JSON object: each key is a JSON Pointer (RFC 6901) to a place in the view, each value is what stands there now.

use crate::json::append;
use crate::{BadInput, Json};
use serde::Serialize;
use serde_json::Value;

/// Something that can tell what has changed in it. [`changes!`](macro@crate::changes) writes this for a struct.
pub trait Changes: Serialize + PartialEq {
    /// Notes what differs from what it was before.
    fn compare(&self, before: &Self, into: &mut Differences);
}

/// Differences as they are found.
#[derive(Default)]
pub struct Differences {
    /// The pointer to what is compared, such as `/seats/1`.
    path: String,
    text: String,
    /// Is there one that cannot be told by itself?
    untold: bool,
}

impl Differences {
    /// Compares a field that changes as a whole.
    pub fn field<T: Serialize + PartialEq>(&mut self, name: &str, before: &T, now: &T) {
        if before != now {
            self.write(name, now);
        }
    }

    /// Compares a field that is left out where there is nothing: to come or to go cannot be told of it alone.
    pub fn optional<T: Serialize + PartialEq>(&mut self, name: &str, before: &Option<T>, now: &Option<T>) {
        self.untold |= before.is_some() != now.is_some();
        self.field(name, before, now);
    }

    /// Compares a list part by part.
    pub fn each<T: Changes>(&mut self, name: &str, before: &[T], now: &[T]) {
        if before.len() != now.len() {
            return self.write(name, &now);
        }
        for (index, (before, now)) in before.iter().zip(now).enumerate() {
            if before != now {
                let outside = self.path.len();
                self.path.extend(["/", name, "/", &index.to_string()]);
                now.compare(before, self);
                self.path.truncate(outside);
            }
        }
    }

    /// Compares a list whose parts change as a whole.
    pub fn parts<T: Serialize + PartialEq>(&mut self, name: &str, before: &[T], now: &[T]) {
        if before.len() != now.len() {
            return self.write(name, &now);
        }
        let outside = self.path.len();
        self.path.extend(["/", name]);
        for (index, (before, now)) in before.iter().zip(now).enumerate() {
            if before != now {
                self.write(&index.to_string(), now);
            }
        }
        self.path.truncate(outside);
    }

    fn write(&mut self, name: &str, now: &impl Serialize) {
        let before = if self.text.is_empty() { "{\"" } else { ",\"" };
        self.text.extend([before, &self.path, "/", name, "\":"]);
        self.untold |= append(now, &mut self.text).is_err();
    }
}

/// What has changed since `before`; nothing where only the whole says it.
#[must_use]
pub fn between<T: Changes>(before: &T, now: &T) -> Option<Json> {
    let mut found = Differences { text: String::with_capacity(1024), ..Differences::default() };
    now.compare(before, &mut found);
    if found.text.is_empty() {
        found.text.push('{');
    }
    found.text.push('}');
    (!found.untold).then(|| Json::written(&found.text))
}

/// Makes the changes in a view.
pub fn apply(changes: &Value, view: &mut Value) -> Result<(), BadInput> {
    let changes = changes.as_object().ok_or_else(|| BadInput::new("changes are an object of places and values"))?;
    for (place, now) in changes {
        let complaint = || BadInput::new(format!("`{place}` is no place in this view"));
        *view.pointer_mut(place).ok_or_else(complaint)? = now.clone();
    }
    Ok(())
}

/// Writes [`Changes`] for a struct: which fields change as a whole, which are lists whose parts change field by field (`each`) or as a whole
/// (`parts`), and which are left out where there is nothing (`optional`). Every field is named once, or it does not compile.
#[macro_export]
macro_rules! changes {
    (
        $type:ident { $($field:ident),* $(,)? } $(each { $($list:ident),* })? $(parts { $($parted:ident),* })?
        $(optional { $($option:ident),* })?
    ) => {
        impl $crate::Changes for $type {
            fn compare(&self, before: &Self, into: &mut $crate::Differences) {
                let $type { $($field,)* $($($list,)*)? $($($parted,)*)? $($($option,)*)? } = self;
                $(into.field(stringify!($field), &before.$field, $field);)*
                $($(into.each(stringify!($list), &before.$list, $list);)*)?
                $($(into.parts(stringify!($parted), &before.$parted, $parted);)*)?
                $($(into.optional(stringify!($option), &before.$option, $option);)*)?
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Clone, PartialEq, Serialize)]
    struct Court {
        rice: u8,
        palaces: Vec<u8>,
    }

    #[derive(Clone, PartialEq, Serialize)]
    struct View {
        month: u8,
        ask: Option<&'static str>,
        seats: Vec<Court>,
        track: Vec<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        over: Option<u8>,
    }

    changes!(Court { rice, palaces });
    changes!(View { month, ask } each { seats } parts { track } optional { over });

    fn view() -> View {
        let court = Court { rice: 1, palaces: vec![2, 2] };
        View { month: 3, ask: Some("build"), seats: vec![court.clone(), court], track: vec![1, 2], over: None }
    }

    fn told(before: &View, now: &View) -> Option<Value> {
        let changes = between(before, now)?.value();
        let mut view = serde_json::to_value(before).unwrap();
        apply(&changes, &mut view).unwrap();
        assert_eq!(view, serde_json::to_value(now).unwrap());
        Some(changes)
    }

    #[test]
    fn only_what_changed_is_told() {
        let before = view();
        assert_eq!(told(&before, &before), Some(json!({})));
        let mut now = before.clone();
        (now.month, now.ask) = (4, None);
        now.seats[1].palaces.push(1);
        now.track[1] = 5;
        let changes = json!({ "/month": 4, "/ask": null, "/seats/1/palaces": [2, 2, 1], "/track/1": 5 });
        assert_eq!(told(&before, &now), Some(changes));
    }

    #[test]
    fn a_list_of_another_length_is_told_as_a_whole() {
        let (before, mut now) = (view(), view());
        now.seats.pop();
        now.track.push(3);
        let changes = json!({ "/seats": [{ "rice": 1, "palaces": [2, 2] }], "/track": [1, 2, 3] });
        assert_eq!(told(&before, &now), Some(changes));
    }

    #[test]
    fn what_comes_or_goes_is_not_told_by_itself() {
        let mut over = view();
        over.over = Some(1);
        assert_eq!((told(&view(), &over), told(&over, &view())), (None, None));
        let mut other = over.clone();
        other.over = Some(2);
        assert_eq!(told(&over, &other), Some(json!({ "/over": 2 })));
    }

    #[test]
    fn changes_of_another_view_are_refused() {
        for (changes, complaint) in [
            (json!({ "/seats/7/rice": 1 }), "`/seats/7/rice` is no place in this view"),
            (json!([1]), "changes are an object of places and values"),
        ] {
            let error = apply(&changes, &mut serde_json::to_value(view()).unwrap()).unwrap_err();
            assert_eq!(error.to_string(), complaint);
        }
    }
}
