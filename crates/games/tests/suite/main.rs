//! The tests of the games together, in one program; the counts of allocations have one of their own, with its own allocator.

mod documentation;
mod golden;
mod picture;
