//! The tests of the core, around one toy game ([`lots`]).

mod contract;
mod lots;
mod scenarios;
