//! `tianxia move`: a whole server from a data file into a database, or back.

use crate::cli;
use crate::failure::Failure;
use crate::out::outln;
use crate::progress::Waiting;
use serde_json::json;

pub(crate) fn run(args: &cli::Move) -> Result<(), Failure> {
    if args.from == args.to {
        let path = args.from.display();
        return Err(Failure::usage(format!("FROM and TO are both {path}; name a new file or an empty database as TO")));
    }
    let waiting = Waiting::new("copying …");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::wrong(format!("cannot start: {error}")))?;
    let moved = runtime.block_on(tianxia_server::move_data(&args.from, &args.to)).map_err(Failure::wrong)?;
    let tianxia_server::Moved { tables, entries, rows } = moved;
    drop(waiting);
    if args.json {
        outln!("{:#}", json!({ "tables": tables, "entries": entries, "rows": rows }));
        return Ok(());
    }
    outln!(
        "tables copied: {tables}; entries: {entries}; rows in all: {rows}. Both sides were read again and are equal."
    );
    Ok(())
}
