//! `tianxia analyse`: a record gone through again, with every seat's chance to win and the decisions that changed it most.

use crate::cli;
use crate::failure::Failure;
use crate::files;
use crate::interrupt;
use crate::out::outln;
use crate::pen::Pen;
use crate::progress::Progress;
use tianxia_bots::{Analysis, Level, Verdict};
use tianxia_core::Record;

pub(crate) fn run(args: &cli::Analyse) -> Result<(), Failure> {
    if !(Level::Medium..=Level::Expert).contains(&args.level) {
        return Err(Failure::usage(format!("`{}` cannot judge a game; take medium, hard or expert", args.level)));
    }
    let record: Record = files::read(&args.file)?.parse().map_err(files::about(&args.file))?;
    let mut progress: Option<Progress> = None;
    let mut show = |done: usize, total: usize| {
        progress.get_or_insert_with(|| Progress::new(total as u64)).show(done as u64);
    };
    let analysis =
        tianxia_bots::analyse(&record, args.level, &mut show, interrupt::flag()).map_err(files::about(&args.file))?;
    drop(progress);
    if args.json {
        outln!("{}", serde_json::to_string_pretty(&analysis).map_err(Failure::wrong)?);
    } else {
        print(&analysis, &record.names);
    }
    interrupt::exit_if_asked();
    Ok(())
}

fn print(analysis: &Analysis, names: &[String]) {
    let pen = Pen::for_stdout();
    for verdict in &analysis.decisions {
        let Verdict { number, seat, played, chances, .. } = verdict;
        let chances: Vec<String> = chances.iter().map(|chance| format!("{:>3.0} %", chance * 100.0)).collect();
        outln!("{number:>4}  {}  seat {seat}: {played}", chances.join(" "));
    }
    if !analysis.complete {
        outln!("The rest was not gone through.");
    }
    if analysis.turning_points.is_empty() {
        outln!("{}", pen.bold("No big mistakes."));
    } else {
        outln!("{}", pen.bold("The decisions that cost most:"));
    }
    let costly = analysis.turning_points.iter().filter_map(|number| analysis.decisions.get(number - 1));
    for Verdict { number, seat, played, chance, best, best_chance, cost_range, .. } in costly {
        let who =
            names.get(seat.index()).map_or_else(|| format!("seat {seat}"), |name| format!("seat {seat} ({name})"));
        let sure = cost_range.map_or_else(String::new, |range| {
            format!("; it cost roughly {:.0} to {:.0} points", range.least * 100.0, range.most * 100.0)
        });
        outln!(
            "{number:>4}  {who} played {played} ({:.0} % to win); better was {best} ({:.0} %){sure}",
            chance * 100.0,
            best_chance * 100.0
        );
    }
}
