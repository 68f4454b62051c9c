//! `tianxia analyse`: every seat's winning chance through a record, and the decisions that changed it most.

use crate::cli;
use crate::failure::Failure;
use crate::files;
use crate::interrupt;
use crate::out::outln;
use crate::pen::Pen;
use crate::progress::Progress;
use crate::speech::Speech;
use tianxia_bots::{Analysis, Level, Verdict};
use tianxia_core::{Phrase, Record, Seat};

pub(crate) fn run(args: &cli::Analyse, speech: &Speech) -> Result<(), Failure> {
    if !(Level::Medium..=Level::Expert).contains(&args.level) {
        return Err(Failure::usage(format!("--level must be medium, hard or expert (got {})", args.level)));
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
        print(&analysis, &record.names, speech);
    }
    interrupt::exit_if_asked();
    Ok(())
}

fn print(analysis: &Analysis, names: &[String], speech: &Speech) {
    let pen = Pen::for_stdout();
    let seat_name = |seat: Seat| speech.say(&Phrase::new("seat-name").number("number", u8::from(seat)));
    for verdict in &analysis.decisions {
        let Verdict { number, seat, played, chances, .. } = verdict;
        let chances: Vec<String> = chances.iter().map(|chance| format!("{:>3.0} %", chance * 100.0)).collect();
        outln!("{number:>4}  {}  {}: {played}", chances.join(" "), seat_name(*seat));
    }
    if !analysis.complete {
        outln!("{}", speech.word("analyse-stopped"));
    }
    if analysis.turning_points.is_empty() {
        outln!("{}", pen.bold(&speech.word("analyse-no-mistakes")));
    } else {
        outln!("{}", pen.bold(&speech.word("analyse-costly")));
    }
    let costly = analysis.turning_points.iter().filter_map(|number| analysis.decisions.get(number - 1));
    for Verdict { number, seat, played, chance, best, best_chance, cost_range, .. } in costly {
        let name = names.get(seat.index()).map_or_else(String::new, |name| format!(" ({name})"));
        let percent = |chance: f32| format!("{:.0} %", chance * 100.0);
        let phrase = Phrase::new("analyse-mistake")
            .text("name", format!("{}{name}", seat_name(*seat)))
            .text("played", played.clone())
            .text("chance", percent(*chance))
            .text("best", best.clone())
            .text("bestChance", percent(*best_chance));
        let sure = cost_range.map_or_else(String::new, |range| {
            let phrase = Phrase::new("analyse-cost")
                .text("least", format!("{:.0}", range.least * 100.0))
                .text("most", format!("{:.0}", range.most * 100.0));
            format!(" {}", speech.say(&phrase))
        });
        outln!("{number:>4}  {}{sure}", speech.say(&phrase));
    }
}
