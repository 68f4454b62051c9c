//! The browser client, embedded: nothing but the files that `web/` builds to. The build script runs npm, so only the binary
//! depends on this crate; building the rules never does.

mod site;

pub use site::{SiteFile, site};

/// The files by path, sorted as folders list them.
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asset {
    /// Its content.
    pub bytes: &'static [u8],
    /// The same, packed by gzip.
    pub gzip: Option<&'static [u8]>,
    /// The same, packed by Brotli: only where that is worth it.
    pub brotli: Option<&'static [u8]>,
    /// Its media type.
    pub media_type: &'static str,
    /// Does its name change whenever its content does?
    pub immutable: bool,
}

/// The file at a path that begins with `/`; `/` is the page itself.
#[must_use]
pub fn asset(path: &str) -> Option<Asset> {
    let path = if path == "/" { "/index.html" } else { path };
    let bytes = file(path)?;
    let (gzip, brotli) = (file(&format!("{path}.gz")), file(&format!("{path}.br")));
    Some(Asset { bytes, gzip, brotli, media_type: media_type(path), immutable: path.starts_with("/assets/") })
}

fn file(path: &str) -> Option<&'static [u8]> {
    FILES.iter().find(|(name, _)| *name == path).map(|(_, bytes)| *bytes)
}

/// The paths of all files.
pub fn paths() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name).filter(|name| !name.ends_with(".gz") && !name.ends_with(".br"))
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
        Some("wasm") => "application/wasm",
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
    fn the_program_that_plays_without_a_server_is_loaded_within_seconds() {
        for path in paths().filter(|path| path.ends_with(".wasm")) {
            let packed = asset(path).and_then(|program| program.brotli).map_or(usize::MAX, <[u8]>::len);
            assert!(packed <= 1_200_000, "{path} has {packed} bytes when it is packed");
        }
    }

    /// The promise of the client: the front page and what it loads before it shows come to at most 100 KB on the wire, texts apart.
    #[test]
    fn the_first_load_is_small() {
        let mut wanted = vec!["/index.html".to_owned()];
        let mut total = 0;
        let mut next = 0;
        while let Some(path) = wanted.get(next).cloned() {
            next += 1;
            let Some(asset) = asset(&path) else { continue };
            total += asset.gzip.unwrap_or(asset.bytes).len();
            let Ok(text) = std::str::from_utf8(asset.bytes) else { continue };
            // The page names what it loads; a module, what it imports. What it imports later (`import("./x.js")`) does not count.
            let is_page = path.ends_with(".html");
            let parts: Vec<&str> = text.split(['"', '\'', '`']).collect();
            let named =
                parts.windows(2).filter(|pair| is_page || pair[0].ends_with("from") || pair[0].ends_with("import"));
            let names = named.map(|pair| pair[1]).filter(|part| part.ends_with(".js") || part.ends_with(".css"));
            for name in names {
                let path = format!("/{}", name.trim_start_matches("./").trim_start_matches('/'));
                let path =
                    if path.starts_with("/assets/") || asset_exists(&path) { path } else { format!("/assets{path}") };
                if !wanted.contains(&path) {
                    wanted.push(path);
                }
            }
        }
        assert!(total > 1000 && total < 100 * 1024, "{total} bytes");
    }

    fn asset_exists(path: &str) -> bool {
        asset(path).is_some()
    }

    #[test]
    fn every_file_has_a_media_type() {
        for path in paths() {
            let asset = asset(path).unwrap();
            assert_ne!(asset.media_type, "application/octet-stream", "{path}");
        }
    }
}
