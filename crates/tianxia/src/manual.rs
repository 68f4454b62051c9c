//! `tianxia man` and `tianxia completions`: what packages install beside the program, made from the command line itself.

use crate::cli::{self, Cli};
use crate::failure::Failure;
use crate::out::{out, outln};
use clap::CommandFactory;

/// Prints the completions of a shell.
pub(crate) fn completions(args: &cli::Completions) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "tianxia", &mut script);
    out!("{}", String::from_utf8_lossy(&script));
    Ok(())
}

/// Writes a man page for each command.
pub(crate) fn run(args: &cli::Man) -> Result<(), Failure> {
    let failed = |error: std::io::Error| Failure::access(format!("cannot write {}: {error}", args.folder.display()));
    std::fs::create_dir_all(&args.folder).map_err(failed)?;
    clap_mangen::generate_to(Cli::command(), &args.folder).map_err(failed)?;
    outln!("{}: man pages of tianxia {}", args.folder.display(), env!("CARGO_PKG_VERSION"));
    Ok(())
}
