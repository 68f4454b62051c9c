//! Turns what the program prints in colour into an SVG picture: `CLICOLOR_FORCE=1 tianxia … | cargo run --example picture`.

use std::io::Read;

fn main() -> std::io::Result<()> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    print!("{}", anstyle_svg::Term::new().render_svg(&text));
    Ok(())
}
