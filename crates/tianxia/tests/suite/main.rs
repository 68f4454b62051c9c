//! The tests of the program's commands, in one program; those of the server are in `tests/server`.

mod arena;
mod command_line;
mod documents;
mod licenses;
mod locales;
mod overwrite;
mod packages;
mod rules;
mod scenario;
mod security;
mod translation;
