//! `tianxia`: the games in a terminal, and tools around them. `cli.rs` says what can be asked; each command has a file.

mod admin;
mod analyse;
mod arena;
mod backup;
mod benchmark;
mod browser;
mod checked;
mod cli;
mod connect;
mod demo;
mod doctor;
mod draw;
mod failure;
mod files;
mod games;
mod health;
mod hint;
mod interrupt;
mod keys;
mod lesson;
mod licenses;
mod manual;
mod map;
mod moving;
mod opening;
mod out;
mod pen;
mod play;
mod position;
mod progress;
mod puzzles;
mod replay;
mod rules;
mod scenario;
mod schema;
mod selfplay;
mod serve;
mod settings;
mod setup;
mod simulate;
mod site;
mod speech;
mod suggest;
mod work;

use clap::Parser;
use cli::{Cli, Command};
use failure::Failure;
use speech::Speech;
use std::process::ExitCode;

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(cli: Cli) -> Result<(), Failure> {
    let speech = Speech::wanted(cli.lang.as_deref()).map_err(Failure::usage)?;
    if cli.no_open && cli.command.is_some() {
        return Err(Failure::usage("--no-open is for `tianxia` without a command"));
    }
    match cli.command {
        None if cli.no_open => run(Cli::parse_from(["tianxia", "serve"])),
        None => run(Cli::parse_from(["tianxia", "serve", "--open"])),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Health(args)) => health::run(&args),
        Some(Command::Doctor(args)) => doctor::run(&args),
        Some(Command::Config(args)) => settings::run(&args),
        Some(Command::Licenses) => licenses::run(),
        Some(Command::Completions(args)) => manual::completions(&args),
        Some(Command::Man(args)) => manual::run(&args),
        Some(Command::Connect(args)) => connect::run(&args, speech),
        Some(Command::Backup(args)) => backup::run(&args),
        Some(Command::Work(args)) => work::run(&args),
        Some(Command::Move(args)) => moving::run(&args),
        Some(Command::Admin(args)) => admin::run(&args),
        Some(Command::Site(args)) => site::run(&args),
        Some(Command::Demo(args)) => demo::run(&args, speech),
        Some(Command::Games(args)) => games::run(&args, &speech),
        Some(Command::Rules(args)) => rules::run(&args, &speech),
        Some(Command::Play(args)) => play::run(&args, speech),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Replay(args)) => replay::run(&args, speech),
        Some(Command::Position(args)) => position::run(&args, &speech),
        Some(Command::Schema(args)) => schema::run(&args),
        Some(Command::Scenario(args)) => scenario::run(&args),
        Some(Command::Lesson(args)) => lesson::run(&args),
        Some(Command::Puzzles(args)) => puzzles::run(&args),
        Some(Command::Selfplay(args)) => selfplay::run(&args),
        Some(Command::Map(args)) => map::run(&args, &speech),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Benchmark(args)) => benchmark::run(&args),
        Some(Command::Hint(args)) => hint::run(&args, &speech),
        Some(Command::Analyse(args)) => analyse::run(&args, &speech),
    }
}
