//! `tianxia work`: a process that thinks for servers on a database.

use crate::cli;
use crate::failure::Failure;
use crate::serve::{log, stop};
use crate::settings;
use std::io::Write;
use tianxia_server::Worker;

pub(crate) fn run(args: &cli::Work) -> Result<(), Failure> {
    let mut config = settings::without_options(args.config.as_deref())?;
    config.data = args.data.clone().or(config.data);
    config.news = args.news.clone().or(config.news);
    config.bot_threads = args.bot_threads.unwrap_or(config.bot_threads);
    log(&args.log);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::wrong(format!("cannot start: {error}")))?;
    runtime.block_on(async {
        let worker = Worker::open(config).await.map_err(Failure::usage)?;
        let stop = stop();
        // It goes on, whether anybody reads this or not.
        let _ = writeln!(std::io::stdout(), "Thinking for the servers on this database. Ctrl-C stops the worker.");
        let _ = std::io::stdout().flush();
        worker.run(stop).await.map_err(Failure::wrong)
    })
}
