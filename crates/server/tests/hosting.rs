//! The settings in `docs/hosting.md`, held against those of the server: every one is there, with its default.

use std::collections::BTreeSet;
use std::path::Path;
use tianxia_server::Config;

/// Read for the sake of old settings files, and without effect.
const FORGOTTEN: [&str; 1] = ["own_boards"];
/// They have no default, or one that depends on the machine, so that the page describes it in words.
const IN_WORDS: [&str; 7] = ["data", "news", "public_url", "bot_threads", "lessons", "services", "table_seeds"];

/// A setting as the page names it, with the cell of its default.
struct Setting {
    name: String,
    default: String,
}

/// The rows of every table with the columns `setting` and `default`, in the order of the page.
fn tables(page: &str) -> Vec<Vec<Setting>> {
    let cells = |line: &str| -> Vec<String> {
        line.trim().trim_matches('|').split('|').map(|cell| cell.trim().trim_matches('`').to_owned()).collect()
    };
    let mut found = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let head = cells(line);
        let column = |wanted: &str| head.iter().position(|cell| cell == wanted);
        let (true, Some(name), Some(default)) = (line.starts_with('|'), column("setting"), column("default")) else {
            continue;
        };
        let body = lines.by_ref().skip(1).take_while(|line| line.starts_with('|')).map(cells);
        found.push(body.map(|row| Setting { name: row[name].clone(), default: row[default].clone() }).collect());
    }
    found
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
    let [settings, limits, notices] = tables(&page).try_into().unwrap_or_else(|found: Vec<Vec<Setting>>| {
        panic!("docs/hosting.md has {} tables of settings; expected settings, limits and notices", found.len())
    });

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
