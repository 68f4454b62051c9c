//! The settings in `docs/hosting.md`, held against those of the server: every one is there, with its default.

use std::collections::BTreeSet;
use std::path::Path;
use tianxia_server::Config;

/// Read for the sake of old settings files, and without effect.
const FORGOTTEN: [&str; 2] = ["own_boards", "news"];
/// They have no default, or one that depends on the machine, so that the page describes it in words.
const IN_WORDS: [&str; 6] = ["data", "public_url", "bot_threads", "lessons", "services", "table_seeds"];

/// A setting as the page names it, with the cell of its default.
struct Setting {
    name: String,
    default: String,
}

/// The rows of a table whose header has these columns.
fn rows(page: &str, name: &str, default: &str) -> Vec<Setting> {
    let cells = |line: &str| -> Vec<String> {
        line.trim().trim_matches('|').split('|').map(|cell| cell.trim().trim_matches('`').to_owned()).collect()
    };
    let mut lines = page.lines().skip_while(|line| {
        let head = cells(line);
        !(line.starts_with('|') && head.iter().any(|cell| cell == name) && head.iter().any(|cell| cell == default))
    });
    let head = cells(lines.next().unwrap_or_else(|| panic!("docs/hosting.md has no table with a column `{name}`")));
    let column = |wanted: &str| head.iter().position(|cell| cell == wanted).expect("the column was found");
    let (name, default) = (column(name), column(default));
    let body = lines.skip(1).take_while(|line| line.starts_with('|')).map(cells);
    body.map(|row| Setting { name: row[name].clone(), default: row[default].clone() })
        .filter(|setting| !setting.name.is_empty())
        .collect()
}

/// The names of the fields, as they are printed for debugging, without those that only hold others.
fn fields(config: &Config) -> BTreeSet<String> {
    let printed = format!("{config:#?}");
    let fields = printed.lines().filter_map(|line| line.trim().split_once(": "));
    fields.filter(|(_, value)| !value.ends_with('{')).map(|(name, _)| name.to_owned()).collect()
}

#[test]
fn the_page_for_hosts_names_every_setting_with_its_default() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting.md");
    let page = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let settings = rows(&page, "settings file", "default");
    let limits = rows(&page, "setting", "default");
    let notices = rows(&page, "notice", "default");

    let literal = |setting: &Setting| {
        let value = &setting.default;
        let bare = value.parse::<i64>().is_ok() || value == "true" || value == "false";
        if bare { format!("{} = {value}\n", setting.name) } else { format!("{} = \"{value}\"\n", setting.name) }
    };
    let said = settings.iter().filter(|setting| !IN_WORDS.contains(&setting.name.as_str())).map(literal);
    let told = notices.iter().filter(|setting| !IN_WORDS.contains(&setting.name.as_str())).map(literal);
    let parts = said.chain(["[limits]\n".to_owned()]).chain(limits.iter().map(literal));
    let file = parts.chain(["[notices]\n".to_owned()]).chain(told).collect::<String>();
    let documented = Config::read(&file).unwrap_or_else(|error| panic!("{error}, in what the page says:\n{file}"));
    assert_eq!(format!("{documented:#?}"), format!("{:#?}", Config::default()), "the page, and the server");

    let named: BTreeSet<String> =
        settings.iter().chain(&limits).chain(&notices).map(|setting| setting.name.clone()).collect();
    let mut missing = fields(&Config::default());
    missing.retain(|field| !named.contains(field) && !FORGOTTEN.contains(&field.as_str()));
    assert!(missing.is_empty(), "docs/hosting.md does not name {missing:?}");
}
