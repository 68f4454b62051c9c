//! `tianxia site`: the browser client as a folder that any web server can serve, without a Tianxia server behind it.

use crate::cli;
use crate::failure::Failure;
use crate::licenses::{PATH, THIRD_PARTY};
use crate::out::outln;
use serde_json::json;
use std::borrow::Cow;
use std::fs;
use std::path::Path;

/// Only a site of ours has this file beside its page.
const MARK: &str = "manifest.webmanifest";

pub(crate) fn run(args: &cli::Site) -> Result<(), Failure> {
    let mut files = tianxia_web::site().ok_or_else(|| {
        let message = "this program was built without the tables of a page; install the target \
                       (rustup target add wasm32-unknown-unknown) and Node.js, and build it again";
        Failure::usage(message)
    })?;
    files.push((PATH.trim_start_matches('/'), Cow::Borrowed(THIRD_PARTY.as_bytes())));
    let folder = &args.folder;
    if !args.overwrite && !is_free(folder) {
        return Err(Failure::usage(format!(
            "{} is not empty and holds no Tianxia site; name an empty or new folder, or add --overwrite",
            folder.display()
        )));
    }
    let failed = |error: std::io::Error| Failure::access(format!("cannot write {}: {error}", folder.display()));
    let mut bytes = 0;
    for (path, content) in &files {
        let file = folder.join(path);
        fs::create_dir_all(file.parent().unwrap_or(folder)).map_err(failed)?;
        fs::write(file, content).map_err(failed)?;
        bytes += content.len();
    }
    if args.json {
        outln!("{:#}", json!({ "folder": folder, "files": files.len(), "bytes": bytes }));
        return Ok(());
    }
    outln!("{}: {} files, {} KB; any web server can serve this folder", folder.display(), files.len(), bytes / 1024);
    Ok(())
}

/// Is the folder new or empty, or an earlier site of ours?
fn is_free(folder: &Path) -> bool {
    let is_empty = fs::read_dir(folder).map_or(true, |mut entries| entries.next().is_none());
    is_empty || fs::read_to_string(folder.join(MARK)).is_ok_and(|manifest| manifest.contains("Tianxia"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_with_a_page_of_someone_else_is_not_free() {
        let folder = std::env::temp_dir().join(format!("tianxia-site-{}", std::process::id()));
        assert!(is_free(&folder));
        fs::create_dir_all(&folder).unwrap();
        assert!(is_free(&folder));
        fs::write(folder.join("index.html"), "<h1>My page</h1>").unwrap();
        assert!(!is_free(&folder));
        fs::write(folder.join(MARK), r#"{ "name": "Another app" }"#).unwrap();
        assert!(!is_free(&folder));
        fs::write(folder.join(MARK), r#"{ "name": "Tianxia" }"#).unwrap();
        assert!(is_free(&folder));
        fs::remove_dir_all(&folder).unwrap();
    }
}
