//! What can go wrong, as Python exceptions with names of their own. All are kinds of `TianxiaError`, which is a `ValueError`.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use tianxia_core::{Illegal, Refused};

create_exception!(tianxia, TianxiaError, PyValueError, "Something that the games of Tianxia refuse.");
create_exception!(tianxia, BadInput, TianxiaError, "A text, an option or a number that cannot be read.");
create_exception!(tianxia, IllegalAction, TianxiaError, "An action that the rules forbid here; the game is unchanged.");
create_exception!(tianxia, GameOver, TianxiaError, "The game is over: nobody decides any more.");
create_exception!(tianxia, ShapeError, TianxiaError, "An array of another type, shape or order than is needed.");

/// Makes the exceptions visible.
pub(crate) fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("TianxiaError", py.get_type::<TianxiaError>())?;
    module.add("BadInput", py.get_type::<BadInput>())?;
    module.add("IllegalAction", py.get_type::<IllegalAction>())?;
    module.add("GameOver", py.get_type::<GameOver>())?;
    module.add("ShapeError", py.get_type::<ShapeError>())
}

/// The same before it reaches Python.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    Input(String),
    Illegal(String),
    Over,
    Shape(String),
}

impl Fault {
    pub(crate) fn illegal(text: &str, illegal: &Illegal) -> Self {
        Fault::Illegal(format!("`{text}` is not legal: {illegal}"))
    }

    /// The same fault of one game among several.
    pub(crate) fn of_game(self, index: usize) -> Self {
        match self {
            Fault::Illegal(text) => Fault::Illegal(format!("game {index}: {text}")),
            Fault::Input(text) => Fault::Input(format!("game {index}: {text}")),
            other => other,
        }
    }
}

impl From<tianxia_core::BadInput> for Fault {
    fn from(error: tianxia_core::BadInput) -> Self {
        Fault::Input(error.to_string())
    }
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Self {
        Fault::Illegal(refused.to_string())
    }
}

impl From<Fault> for PyErr {
    fn from(fault: Fault) -> PyErr {
        match fault {
            Fault::Input(text) => BadInput::new_err(text),
            Fault::Illegal(text) => IllegalAction::new_err(text),
            Fault::Over => GameOver::new_err("the game is over; start another one"),
            Fault::Shape(text) => ShapeError::new_err(text),
        }
    }
}
