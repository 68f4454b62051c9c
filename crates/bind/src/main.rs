//! Makes the bindings of `crates/page` for browsers: `tianxia-bind PAGE.wasm FOLDER` writes `page.js` and `page_bg.wasm`. The build script of
//! `crates/web` runs it, so that nothing has to be installed, and that who builds without the page does not compile it.

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [compiled, folder] = &arguments[..] else {
        eprintln!("tianxia-bind: name the compiled page and the folder to write: tianxia-bind PAGE.wasm FOLDER");
        return ExitCode::from(2);
    };
    let mut bindings = Bindgen::new();
    bindings.input_path(compiled).out_name("page").typescript(false).remove_name_section(true);
    match bindings.web(true).and_then(|bindings| bindings.generate(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tianxia-bind: {error}");
            ExitCode::FAILURE
        }
    }
}
