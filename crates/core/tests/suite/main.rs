//! The tests of the core, around one toy game ([`lots`]).

mod contract;
mod dice;
mod folders;
mod lots;
mod matches;
mod noise;
mod pages;
mod records;
mod scenarios;
mod values;
