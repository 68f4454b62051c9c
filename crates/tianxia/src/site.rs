//! `tianxia site`: the browser client as a folder that any web server can serve, without a Tianxia server behind it.

use crate::cli;
use crate::failure::Failure;
use crate::out::outln;
use std::fs;

pub(crate) fn run(args: &cli::Site) -> Result<(), Failure> {
    let files = tianxia_web::site().ok_or_else(|| {
        let message = "this program was built without the tables of a page; install the target \
                       (rustup target add wasm32-unknown-unknown) and Node.js, and build it again";
        Failure::usage(message)
    })?;
    let folder = &args.folder;
    if fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) && !folder.join("index.html").is_file() {
        return Err(Failure::usage(format!(
            "{} is not empty and holds no site; name an empty or new folder",
            folder.display()
        )));
    }
    let failed = |error: std::io::Error| Failure::wrong(format!("{}: {error}", folder.display()));
    let mut bytes = 0;
    for (path, content) in &files {
        let file = folder.join(path);
        fs::create_dir_all(file.parent().unwrap_or(folder)).map_err(failed)?;
        fs::write(file, content).map_err(failed)?;
        bytes += content.len();
    }
    outln!("{}: {} files, {} KB; any web server can serve this folder", folder.display(), files.len(), bytes / 1024);
    Ok(())
}
