//! The games of Tianxia for Python. [`state::State`] is one game, [`vector::Vector`] many games in one call; both are thin covers of the
//! rules crates, whose traits they make visible as numbers, arrays and dictionaries. The Python side is in `python/tianxia`.

mod errors;
mod explicit;
mod json;
mod many;
mod numbers;
mod single;
mod state;
mod vector;

use pyo3::prelude::*;

/// The native part of the package `tianxia`.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    errors::add_to(module)?;
    module.add_class::<state::State>()?;
    module.add_class::<vector::Vector>()?;
    module.add_class::<explicit::ExplicitState>()?;
    module.add_function(wrap_pyfunction!(state::games, module)?)?;
    module.add_function(wrap_pyfunction!(state::about, module)?)?;
    module.add_function(wrap_pyfunction!(state::benchmark_starts, module)?)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}
