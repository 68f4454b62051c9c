//! The tests of the core, around one toy game ([`lots`]).

mod lots;
mod scenarios;
