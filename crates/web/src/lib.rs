//! The browser client, embedded: nothing but the files that `web/` builds to. The build script runs npm, so only the binary
//! depends on this crate; building the rules never does.

/// The files by path, sorted as folders list them.
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asset {
    /// Its content.
    pub bytes: &'static [u8],
    /// Its media type.
    pub media_type: &'static str,
    /// Does its name change whenever its content does?
    pub immutable: bool,
}

/// The file at a path that begins with `/`; `/` is the page itself.
#[must_use]
pub fn asset(path: &str) -> Option<Asset> {
    let path = if path == "/" { "/index.html" } else { path };
    let (name, bytes) = FILES.iter().find(|(name, _)| *name == path)?;
    Some(Asset { bytes, media_type: media_type(name), immutable: name.starts_with("/assets/") })
}

/// The paths of all files.
pub fn paths() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_and_so_is_everything_it_names() {
        let page = asset("/").expect("a page at /");
        assert_eq!(page.media_type, "text/html; charset=utf-8");
        let text = std::str::from_utf8(page.bytes).unwrap();
        for named in text.split(['"', '\'']).filter(|part| part.starts_with('/') && part.contains('.')) {
            assert!(named.starts_with("/api/") || asset(named).is_some(), "{named} is named and not there");
        }
        assert_eq!(asset("/nowhere.js"), None);
    }

    #[test]
    fn every_file_has_a_media_type() {
        for path in paths() {
            let asset = asset(path).unwrap();
            assert_ne!(asset.media_type, "application/octet-stream", "{path}");
        }
    }
}
