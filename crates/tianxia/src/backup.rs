//! `tianxia backup`: a complete, verified copy of a server's data, made while the server runs.

use crate::cli;
use crate::failure::Failure;
use crate::out::outln;
use crate::settings;
use serde_json::json;

pub(crate) fn run(args: &cli::Backup) -> Result<(), Failure> {
    let config = settings::data(args.data.as_ref())?;
    if config.database().is_some() {
        return Err(Failure::usage(
            "a database of PostgreSQL is copied by its own tools: pg_dump for a copy, pg_basebackup and WAL archiving for every moment \
             (docs/hosting.md, Several machines)",
        ));
    }
    let data = config.data_file().map_err(Failure::usage)?;
    if !data.is_file() {
        return Err(Failure::access(format!("there is no data file {}; name it with --data FILE", data.display())));
    }
    tianxia_server::backup(&data, &args.file).map_err(Failure::wrong)?;
    if args.json {
        outln!("{:#}", json!({ "copy": args.file, "data": data }));
    } else {
        outln!("{} is a copy of {}", args.file.display(), data.display());
    }
    Ok(())
}
