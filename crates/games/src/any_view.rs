//! What a viewpoint sees, whatever game it is: kept, so that later it can be said what has changed.

use std::any::Any;
use tianxia_core::{Changes, Json, changes};

/// A view of some game.
pub trait AnyView: Send + Sync {
    /// All of it.
    fn whole(&self) -> Json;
    /// What has changed in it since an earlier view of the same game by the same viewpoint; nothing where only the whole says it.
    fn since(&self, earlier: &dyn AnyView) -> Option<Json>;
    /// The view itself, for code that knows its type again.
    fn as_any(&self) -> &dyn Any;
}

impl<V: Changes + Send + Sync + 'static> AnyView for V {
    fn whole(&self) -> Json {
        Json::of(self)
    }

    fn since(&self, earlier: &dyn AnyView) -> Option<Json> {
        changes::between(earlier.as_any().downcast_ref::<V>()?, self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
