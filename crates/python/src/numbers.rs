//! Lists of small numbers for Python, made of numbers that are made once: a list of legal actions has hundreds of them, many times a second.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyInt, PyList};

/// More than any game has policy indices.
const KEPT: u32 = 4096;

static NUMBERS: PyOnceLock<Vec<Py<PyInt>>> = PyOnceLock::new();

/// These numbers as a list.
pub(crate) fn list(py: Python<'_>, numbers: Vec<u32>) -> PyResult<Bound<'_, PyList>> {
    let kept = NUMBERS.get_or_init(py, || (0..KEPT).map(|number| fresh(py, number).unbind()).collect());
    let shared =
        |number: u32| kept.get(number as usize).map_or_else(|| fresh(py, number), |kept| kept.bind(py).clone());
    PyList::new(py, numbers.into_iter().map(shared))
}

fn fresh(py: Python<'_>, number: u32) -> Bound<'_, PyInt> {
    PyInt::new(py, number)
}
