//! `tianxia config --example`: every setting as a commented file, from which a host keeps what should differ.

use super::list::{SETTINGS, Setting};
use crate::cli;
use crate::failure::Failure;
use crate::out::out;
use tianxia_server::Config;
use toml::{Table, Value};

/// Widest line of the file.
const WIDTH: usize = 100;

pub(crate) fn run(args: &cli::ConfigFile) -> Result<(), Failure> {
    if args.example {
        out!("{}", example()?);
    }
    Ok(())
}

fn example() -> Result<String, Failure> {
    let defaults = Table::try_from(Config::default()).map_err(Failure::wrong)?;
    let mut text = comment(
        "Settings of a Tianxia server: tianxia serve --config FILE. Every line is a comment that shows the default or an example; \
         remove the first # where you want another value. The environment sets the same: TIANXIA_LISTEN, TIANXIA_LIMITS_TABLES and so on.",
    );
    let mut section = "";
    for setting in SETTINGS {
        let (own, key) = setting.key.split_once('.').unwrap_or(("", setting.key));
        if own != section {
            section = own;
            text += &format!("\n[{section}]\n");
        }
        text += &format!("\n{}# {key} = {}\n", comment(&meaning(setting)), value(&defaults, setting));
    }
    Ok(text)
}

fn meaning(setting: &Setting) -> String {
    let mut meaning = setting.meaning.to_owned();
    if let Some(default) = setting.default {
        meaning += &format!(" Default: {default}.");
    }
    if let Some(option) = setting.option {
        meaning += &format!(" Option: {option}.");
    }
    if setting.secret {
        meaning += &format!(" {}_FILE can name a file that holds the value.", setting.variable());
    }
    meaning.replace('`', "")
}

/// The default as TOML, or an example where the server has none.
fn value(defaults: &Table, setting: &Setting) -> String {
    let mut found = Some(defaults);
    let mut parts = setting.key.split('.').peekable();
    while let Some(part) = parts.next() {
        let value = found.and_then(|table| table.get(part));
        if parts.peek().is_none() {
            return match value {
                Some(Value::Array(list)) if list.is_empty() => setting.example.to_owned(),
                Some(value) => value.to_string(),
                None => setting.example.to_owned(),
            };
        }
        found = value.and_then(Value::as_table);
    }
    setting.example.to_owned()
}

/// Breaks a text into lines of comment.
fn comment(text: &str) -> String {
    let mut lines = String::new();
    let mut line = String::from("#");
    for word in text.split_whitespace() {
        if line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines += &line;
            lines.push('\n');
            line = String::from("#");
        }
        line.push(' ');
        line += word;
    }
    lines + &line + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_sets_nothing_and_every_line_of_it_is_a_setting() {
        let text = example().unwrap();
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH || line.contains(" = ")), "{text}");
        let untouched = serde_json::to_value(Config::read(&text).unwrap()).unwrap();
        assert_eq!(untouched, serde_json::to_value(Config::default()).unwrap());
        let is_setting = |line: &&str| {
            SETTINGS.iter().any(|setting| {
                let key = setting.key.rsplit('.').next().unwrap_or_default();
                line.starts_with(&format!("# {key} = "))
            })
        };
        let all: Vec<String> = text
            .lines()
            .map(|line| if is_setting(&line) { line.trim_start_matches("# ").to_owned() } else { line.to_owned() })
            .collect();
        let used = Config::read(&all.join("\n")).unwrap();
        assert_eq!(used.limits.tables, Config::default().limits.tables);
        assert!(used.public_url.is_some() && used.table_seeds.is_some());
        let lines = all.iter().filter(|line| !line.starts_with('#') && line.contains(" = ")).count();
        assert_eq!(lines, SETTINGS.len());
    }
}
