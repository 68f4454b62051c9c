//! The tests of the bots, in one program.

mod advice;
mod benchmark;
mod honesty;
mod net;
mod program;
mod reason;
mod search;
mod selfplay;
mod style;
