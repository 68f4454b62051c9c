//! `tianxia move`: a whole server from a data file into a database, or back.

use crate::cli;
use crate::failure::Failure;
use crate::out::outln;
use crate::settings;

pub(crate) fn run(args: &cli::Move) -> Result<(), Failure> {
    settings::warn_of_passwords();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::wrong(format!("cannot start: {error}")))?;
    let moved = runtime.block_on(tianxia_server::move_data(&args.from, &args.to)).map_err(Failure::wrong)?;
    let tianxia_server::Moved { tables, entries, rows } = moved;
    outln!(
        "{tables} tables with {entries} entries were copied, {rows} rows in all; both sides were read again and are equal"
    );
    Ok(())
}
