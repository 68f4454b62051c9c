//! Thinking for bots, hints and analyses: the pool of threads, workers, and finished analyses.

pub(crate) mod analyses;
pub(crate) mod pool;
pub(crate) mod thinking;
pub(crate) mod worker;
