//! The client as a folder for any web space: the same files, told that there is no server behind them, and named relative to the page, so
//! that a subfolder works.

use crate::{file, paths};
use std::borrow::Cow;

/// A file of the site: its path in the folder, and its content.
pub type SiteFile = (&'static str, Cow<'static, [u8]>);

/// The files of the site; none where the client was built without what plays in the page.
#[must_use]
pub fn site() -> Option<Vec<SiteFile>> {
    paths().any(|path| path.ends_with(".wasm")).then(|| {
        let wanted = paths().filter(|path| !path.starts_with("/offline."));
        let content = |path: &str| match file(path).unwrap_or_default() {
            bytes if path == "/index.html" => page(bytes),
            bytes => Cow::Borrowed(bytes),
        };
        wanted.map(|path| (path.trim_start_matches('/'), content(path))).collect()
    })
}

/// The page, with paths that begin where it lies.
fn page(bytes: &'static [u8]) -> Cow<'static, [u8]> {
    let text = String::from_utf8_lossy(bytes);
    let text = text.replace("src=\"/", "src=\"./").replace("href=\"/", "href=\"./");
    Cow::Owned(text.replacen("<html ", "<html data-site ", 1).into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_named_from_where_it_lies() {
        let page = page(b"<html lang=\"en\"><link href=\"/icon.svg\" /><script src=\"/assets/a.js\"></script>");
        let there = "<html data-site lang=\"en\"><link href=\"./icon.svg\" /><script src=\"./assets/a.js\"></script>";
        assert_eq!(String::from_utf8_lossy(&page), there);
    }

    #[test]
    fn a_site_names_nothing_from_the_root_of_its_server() {
        for (path, bytes) in site().into_iter().flatten() {
            let text = String::from_utf8_lossy(&bytes);
            if path.ends_with(".html") || path.ends_with(".css") || path.ends_with(".webmanifest") {
                for part in ["src=\"/", "href=\"/", "url(/", "\"src\": \"/"] {
                    assert!(!text.contains(part), "{path} names {part}…");
                }
            }
        }
    }
}
