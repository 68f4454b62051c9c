//! How a scenario that did not go as written is told: which step, which key, what was expected, what was found.

use super::Scenario;
use std::fmt;

/// One expectation that was not met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The step, counted from 1; `None` at the start, before any step.
    pub step: Option<usize>,
    /// The key in the scenario file, with the path to the part that differs: `position.hands.2`.
    pub key: String,
    /// What the scenario says.
    pub expected: String,
    /// What came of it.
    pub found: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            None => write!(f, "start, {}:", self.key)?,
            Some(step) => write!(f, "step {step}, {}:", self.key)?,
        }
        if self.expected.contains('\n') || self.found.contains('\n') {
            write!(f, "\n  expected\n{}  found\n{}", Indented(&self.expected), Indented(&self.found))
        } else {
            write!(f, " expected {}, found {}", self.expected, self.found)
        }
    }
}

/// A text drawn as a block of its own; words that differ are easiest found one above the other.
struct Indented<'a>(&'a str);

impl fmt::Display for Indented<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.lines().try_for_each(|line| writeln!(f, "    {line}"))
    }
}

/// A scenario that did not go as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failed {
    /// The title of the scenario.
    pub title: String,
    /// All that differed; never empty.
    pub differences: Vec<Difference>,
}

impl Failed {
    pub(super) fn new(scenario: &Scenario, differences: Vec<Difference>) -> Self {
        Failed { title: scenario.title.clone(), differences }
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" does not hold:", self.title)?;
        self.differences.iter().try_for_each(|difference| write!(f, "\n- {}", difference.to_string().trim_end()))
    }
}

impl std::error::Error for Failed {}
