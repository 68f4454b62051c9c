//! What the server is handed from outside: the pages it serves, and pictures of positions in text.

use std::borrow::Cow;
use tianxia_core::Viewpoint;
use tianxia_games::AnyMatch;

/// A file for the browser.
pub struct Asset {
    /// Its content.
    pub bytes: Cow<'static, [u8]>,
    /// The same, packed by gzip, for browsers that can unpack it.
    pub gzip: Option<Cow<'static, [u8]>>,
    /// The same, packed by Brotli, which is smaller; browsers take it over HTTPS.
    pub brotli: Option<Cow<'static, [u8]>>,
    /// Its media type, such as `text/html; charset=utf-8`.
    pub media_type: &'static str,
    /// Does its name change whenever its content does, so that browsers may keep it for ever?
    pub immutable: bool,
}

/// The browser client. A path that has no file and looks like a page (no dot in it) gets the file of `/`.
pub trait Assets: Send + Sync + 'static {
    /// The file at a path that begins with `/`.
    fn get(&self, path: &str) -> Option<Asset>;
}

/// Pictures of positions for terminals and screen readers.
pub trait Painter: Send + Sync + 'static {
    /// What is seen from a viewpoint, in text; the names are those of the players in seat order.
    fn paint(&self, game: &dyn AnyMatch, viewpoint: Viewpoint, names: &[String]) -> Option<String>;
}

/// The page that is served when there is no browser client: it says what the server offers.
pub struct PlainPage;

impl Assets for PlainPage {
    fn get(&self, path: &str) -> Option<Asset> {
        let (bytes, media_type): (&'static [u8], _) = match path {
            "/" => (include_bytes!("page/index.html"), "text/html; charset=utf-8"),
            "/plain.css" => (include_bytes!("page/plain.css"), "text/css; charset=utf-8"),
            _ => return None,
        };
        Some(Asset { bytes: Cow::Borrowed(bytes), gzip: None, brotli: None, media_type, immutable: false })
    }
}

/// Draws nothing.
pub struct NoPainter;

impl Painter for NoPainter {
    fn paint(&self, _: &dyn AnyMatch, _: Viewpoint, _: &[String]) -> Option<String> {
        None
    }
}
