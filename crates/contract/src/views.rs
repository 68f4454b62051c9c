//! Views: what is said to have changed in one is all that has. Whoever has the view of before and makes the changes has the view of now.

use super::failure::{Breach, Kept, promise};
use super::json::{first_difference, json};
use tianxia_core::{Seat, Viewpoint, Written, changes};

/// Compares what every viewpoint saw before an action with what it sees after it.
pub(super) fn check<G: Written>(before: &G, action: G::Action, after: &G) -> Kept {
    let eyes = Seat::all(before.players()).map(Viewpoint::Seat).chain([Viewpoint::Spectator, Viewpoint::Open]);
    for eye in eyes {
        let (earlier, now) = (before.view(eye), after.view(eye));
        let Some(told) = changes::between(&earlier, &now) else { continue };
        let mut view = json(&earlier)?;
        let text = before.write(action);
        changes::apply(&told.value(), &mut view).map_err(|error| {
            Breach::new(super::Clause::Views, format!("`{text}` cannot be told as changes of a view: {error}"))
        })?;
        promise!(
            Views,
            view == json(&now)?,
            "`{text}` is told as the changes {}, but that is not all: {}",
            told.text(),
            first_difference(&view, &now)
        );
    }
    Ok(())
}
