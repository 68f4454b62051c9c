//! `tianxia migrate`: makes the tables of a database, or brings them up to date.

use crate::cli;
use crate::failure::Failure;
use crate::out::outln;
use crate::settings;

pub(crate) fn run(args: &cli::Migrate) -> Result<(), Failure> {
    settings::warn_of_passwords();
    let config = settings::data(args.data.as_ref())?;
    let Some(address) = config.database() else {
        return Err(Failure::usage(
            "name a database with --data postgres://…; a data file is brought up to date by the server",
        ));
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::wrong(format!("cannot start: {error}")))?;
    runtime.block_on(tianxia_server::migrate(address, args.grant.as_deref())).map_err(Failure::wrong)?;
    match &args.grant {
        None => outln!("the database is up to date"),
        Some(role) => outln!("the database is up to date, and {role} may read and write its rows"),
    }
    Ok(())
}
