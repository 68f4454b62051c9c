//! Printing to a pipe that the reader may close. `println!` panics then (`tianxia replay FILE | head`); here the program ends.

use std::fmt::Arguments;
use std::io::{ErrorKind, Write};

/// Prints a line to standard output.
macro_rules! outln {
    () => { $crate::out::print(format_args!("\n")) };
    ($($arg:tt)*) => { $crate::out::print(format_args!("{}\n", format_args!($($arg)*))) };
}

/// Prints to standard output, with no end of line.
macro_rules! out {
    ($($arg:tt)*) => { $crate::out::print(format_args!($($arg)*)) };
}

pub(crate) use {out, outln};

pub(crate) fn print(text: Arguments) {
    match std::io::stdout().write_fmt(text) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
        Err(error) => {
            eprintln!("error: cannot write to standard output: {error}");
            std::process::exit(3);
        }
    }
}
