//! The tests of tables, in one program.

mod clocks;
mod kit;
mod log;
mod rated;
mod together;
