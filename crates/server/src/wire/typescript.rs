//! The browser's types, made from the Rust types of this module (`web/src/lib/protocol/types.ts`) and of each game
//! (`web/src/games/GAME/engine.ts`). A test compares them with what stands there; `UPDATE_TYPES=1 cargo test --release -p
//! tianxia-server` writes them anew.

use super::*;
use ts_rs::{Config, TS};

/// What the core writes and no type of the wire describes: the end of a game.
const OUTCOME: &str = "export type SheetRow = { section: string, label: Phrase, values: Array<number>, };\n\n\
    export type Outcome = { places: Array<number>, scores: Array<number>, sheet: Array<SheetRow>, };\n";

/// The whole file.
#[must_use]
pub fn file() -> String {
    let config = Config::default();
    let mut text = "// Made from the Rust types of crates/server/src/wire; do not edit.\n".to_owned();
    macro_rules! export {
        ($($name:ty),* $(,)?) => { $(
            text.push_str("\nexport ");
            text.push_str(&<$name as TS>::decl(&config));
            text.push('\n');
        )* };
    }
    export!(
        Arg,
        Phrase,
        Told,
        Code,
        Problem,
        Me,
        Rename,
        DeviceLink,
        Claim,
        About,
        GameAbout,
        OptionAbout,
        Listing,
        Listings,
        MyTables,
        Filling,
        Origin,
        NewTable,
        Play,
        Command,
        Envelope,
        Answer,
        EyeWord,
        EyeName,
        Status,
        SeatKind,
        Standing,
        SeatInfo,
        TableInfo,
        Choice,
        UndoNow,
        UndoRequest,
        GameNow,
        Happening,
        Item,
        Update,
        Preview,
        Moment,
        Weighed,
        Hint,
        Verdict,
        Analysis,
        AnalysisLine,
        FromClient,
        PreviewAnswer,
        FromServer,
    );
    text.push('\n');
    text.push_str(OUTCOME);
    text
}

#[cfg(test)]
mod tests {
    /// A text without what formatters change: space, quotes, and the signs they add or leave out.
    fn essence(text: &str) -> String {
        text.chars().filter(|sign| !sign.is_whitespace() && !"'\"`,;|()".contains(*sign)).collect()
    }

    /// Is the file under `web/src` what it should be? Writes it anew where that was asked for.
    fn is_current(path: &str, wanted: &str) -> bool {
        let path = format!("{}/../../web/src/{path}", env!("CARGO_MANIFEST_DIR"));
        let found = std::fs::read_to_string(&path).unwrap_or_default();
        let current = essence(&found) == essence(wanted);
        if !current && std::env::var_os("UPDATE_TYPES").is_some() {
            std::fs::write(&path, wanted).unwrap();
            return true;
        }
        current
    }

    #[test]
    fn the_browsers_types_are_current() {
        let games = tianxia_games::IDS.iter();
        let games = games.map(|id| (format!("games/{id}/engine.ts"), tianxia_games::typescript::file(id).unwrap()));
        let files = std::iter::once(("lib/protocol/types.ts".to_owned(), super::file())).chain(games);
        let stale: Vec<_> = files.filter(|(path, wanted)| !is_current(path, wanted)).map(|(path, _)| path).collect();
        assert!(
            stale.is_empty(),
            "{stale:?} are out of date; run: UPDATE_TYPES=1 cargo test --release -p tianxia-server"
        );
    }
}
