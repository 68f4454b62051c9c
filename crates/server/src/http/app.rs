//! What every route may need.

use crate::seams::{Assets, Painter};
use crate::service::Service;
use std::sync::Arc;
use tianxia_lessons::Library;
use tianxia_puzzles::Puzzles;

/// The service, and what the server was handed from outside.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) service: Arc<Service>,
    pub(crate) assets: Arc<dyn Assets>,
    pub(crate) painter: Arc<dyn Painter>,
    pub(crate) lessons: Arc<Library>,
    pub(crate) puzzles: Arc<Puzzles>,
}
