//! Tables: a head, a line `|---|---|`, and rows with as many cells.

use super::inline::inline;
use super::paragraph::Paragraph;
use super::{Mark, at};
use crate::{Block, Figures, Inline};
use tianxia_core::BadInput;

pub(super) fn table(paragraph: &Paragraph<'_>, figures: &Figures, mark: &mut Mark) -> Result<Block, BadInput> {
    let [head, ruler, rows @ ..] = &paragraph.lines[..] else {
        return Err(at(paragraph.line)(BadInput::new("a table of one line; it has a head, a line |---| and rows")));
    };
    let width = cells(head).count();
    let ruled = |cell: &str| !cell.is_empty() && cell.trim_matches(':').chars().all(|letter| letter == '-');
    if !cells(ruler).all(ruled) || cells(ruler).count() != width || rows.is_empty() {
        let message = "this is no table; it has a head, a line |---|---| with as many cells, and rows";
        return Err(at(paragraph.line)(BadInput::new(message)));
    }
    mark.what = format!("a table of {} × {width}", rows.len());
    let mut row = |line: usize, text: &str| -> Result<Vec<Vec<Inline>>, BadInput> {
        if cells(text).count() != width {
            let message = format!("a row of {} cells; the head has {width}", cells(text).count());
            return Err(at(line)(BadInput::new(message)));
        }
        cells(text).map(|cell| inline(cell, line, figures, &mut mark.uses)).collect()
    };
    let first = row(paragraph.line, head)?;
    let numbers = paragraph.line + 2..;
    let rows = rows.iter().zip(numbers).map(|(text, line)| row(line, text)).collect::<Result<_, _>>()?;
    Ok(Block::Table { head: first, rows })
}

/// The cells of a line; an empty one holds no pieces.
fn cells(line: &str) -> impl Iterator<Item = &str> {
    let line = line.trim();
    let inner = line.strip_prefix('|').unwrap_or(line);
    inner.strip_suffix('|').unwrap_or(inner).split('|').map(str::trim)
}
