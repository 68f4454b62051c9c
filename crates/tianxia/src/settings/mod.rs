//! The settings of a server. The command line overrides the environment, which overrides the settings file. `list.rs` names every
//! setting; `example.rs` prints them as a commented file.

mod example;
mod list;

pub(crate) use example::run;

use crate::cli;
use crate::failure::Failure;
use crate::files;
use list::{Kind, SETTINGS, Setting};
use std::path::{Path, PathBuf};
use tianxia_server::Config;
use toml::{Table, Value};

/// Reads environment variables, so that tests can pass their own.
type Variable<'a> = &'a dyn Fn(&str) -> Option<String>;

impl cli::Settings {
    /// Returns the settings in effect.
    pub(crate) fn read(&self) -> Result<Config, Failure> {
        let mut config = below_the_command_line(self.config.as_deref(), &from_environment)?;
        config.listen = self.listen.unwrap_or(config.listen);
        config.data = self.data.clone().or(config.data);
        config.news = self.news.clone().or(config.news);
        config.think = self.think.unwrap_or(config.think);
        config.drain = self.drain.unwrap_or(config.drain);
        config.public_url = self.public_url.clone().or(config.public_url);
        config.behind_proxy = self.behind_proxy.unwrap_or(config.behind_proxy);
        config.bot_threads = self.bot_threads.unwrap_or(config.bot_threads);
        config.lessons = self.lessons.clone().or(config.lessons);
        Ok(config)
    }
}

/// Returns the settings of the environment and the settings file.
pub(crate) fn without_options(file: Option<&Path>) -> Result<Config, Failure> {
    below_the_command_line(file, &from_environment)
}

/// Returns the data file or database address for a command that has no settings file: an option, or the environment.
pub(crate) fn data(option: Option<&PathBuf>) -> Result<Config, Failure> {
    let mut config = below_the_command_line(None, &from_environment)?;
    config.data = option.cloned().or(config.data);
    Ok(config)
}

/// Reads the administrator's token from `TIANXIA_ADMIN_TOKEN` or `TIANXIA_ADMIN_TOKEN_FILE`.
pub(crate) fn admin_token() -> Result<Option<String>, Failure> {
    secret("TIANXIA_ADMIN_TOKEN", &from_environment)
}

/// Lists the variables that begin with `TIANXIA_` and set nothing, which are probably misspelt.
pub(crate) fn unknown_variables() -> Vec<String> {
    let others = ["TIANXIA_CONFIG", "TIANXIA_LOG", "TIANXIA_LOG_JSON", "TIANXIA_URL"];
    let others = others.iter().map(ToString::to_string);
    let token = ["TIANXIA_ADMIN_TOKEN".to_owned(), "TIANXIA_ADMIN_TOKEN_FILE".to_owned()];
    let secrets =
        SETTINGS.iter().filter(|setting| setting.secret).map(|setting| format!("{}_FILE", setting.variable()));
    let known: Vec<_> = SETTINGS.iter().map(Setting::variable).chain(secrets).chain(others).chain(token).collect();
    let set = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    set.filter(|name| name.starts_with("TIANXIA_") && !known.contains(name)).collect()
}

fn from_environment(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

fn below_the_command_line(path: Option<&Path>, variable: Variable<'_>) -> Result<Config, Failure> {
    let mut table = match path {
        None => Table::new(),
        Some(path) => {
            let text = files::read(path)?;
            // Checked before the environment is mixed in, so that a mistake is reported with its line in the file.
            Config::read(&text).map_err(|error| Failure::usage(format!("{}: {error}", path.display())))?;
            text.parse().map_err(Failure::usage)?
        }
    };
    for setting in SETTINGS {
        if let Some(value) = setting.read_variable(variable)? {
            insert(&mut table, setting.key, value);
        }
    }
    Config::read(&table.to_string()).map_err(Failure::usage)
}

/// Sets a value, in its section if the key names one.
fn insert(table: &mut Table, key: &str, value: Value) {
    match key.split_once('.') {
        None => {
            table.insert(key.to_owned(), value);
        }
        Some((section, key)) => {
            let section = table.entry(section).or_insert_with(|| Value::Table(Table::new()));
            if let Some(section) = section.as_table_mut() {
                section.insert(key.to_owned(), value);
            }
        }
    }
}

impl Setting {
    /// The environment variable that sets it.
    fn variable(&self) -> String {
        format!("TIANXIA_{}", self.key.replace('.', "_").to_uppercase())
    }

    fn read_variable(&self, variable: Variable<'_>) -> Result<Option<Value>, Failure> {
        let name = self.variable();
        let text = if self.secret { secret(&name, variable)? } else { variable(&name) };
        let Some(text) = text else { return Ok(None) };
        let wrong = |wanted: &str| {
            let got: String = text.chars().take(80).collect();
            // A secret does not belong into a log, even when it is misspelt.
            let got = if self.secret { String::new() } else { format!(" (got `{got}`)") };
            Failure::usage(format!("{name} must be {wanted}{got}"))
        };
        let value = match self.kind {
            Kind::Text => Value::String(text.clone()),
            Kind::Number => Value::Integer(text.trim().parse().map_err(|_| wrong("a whole number"))?),
            Kind::Switch => Value::Boolean(text.trim().parse().map_err(|_| wrong("true or false"))?),
            Kind::List => Value::Array(text.split(',').map(|part| Value::String(part.trim().to_owned())).collect()),
        };
        let mut alone = Table::new();
        insert(&mut alone, self.key, value.clone());
        Config::read(&alone.to_string()).map_err(|_| wrong(self.kind.wanted(self.key)))?;
        Ok(Some(value))
    }
}

/// Reads a secret from a variable, or from the file that a second variable names.
fn secret(name: &str, variable: Variable<'_>) -> Result<Option<String>, Failure> {
    let file = format!("{name}_FILE");
    match (variable(name), variable(&file)) {
        (Some(_), Some(_)) => Err(Failure::usage(format!("{name} and {file} are both set; remove one of them"))),
        (Some(text), None) => Ok(Some(text)),
        (None, None) => Ok(None),
        (None, Some(path)) => {
            let text = files::read(Path::new(&path)).map_err(|failure| failure.within(&file))?;
            Ok(Some(text.trim_end().to_owned()).filter(|text| !text.is_empty()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(variables: &[(&str, &str)]) -> Result<Config, String> {
        let find = |name: &str| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        below_the_command_line(None, &find).map_err(|failure| failure.sentence().to_owned())
    }

    #[test]
    fn every_setting_can_be_set_by_a_variable() {
        for setting in SETTINGS {
            let value = match setting.kind {
                Kind::Number => "7".to_owned(),
                Kind::Switch => "true".to_owned(),
                Kind::Text | Kind::List => setting.example.trim_matches(['"', '[', ']']).replace('"', ""),
            };
            let config = read(&[(&setting.variable(), &value)]);
            let config =
                serde_json::to_value(config.unwrap_or_else(|error| panic!("{}: {error}", setting.key))).unwrap();
            let found = config.pointer(&format!("/{}", setting.key.replace('.', "/"))).unwrap();
            let found = match found {
                serde_json::Value::String(text) => text.clone(),
                serde_json::Value::Array(list) => list[0].as_str().unwrap_or_default().to_owned(),
                other => other.to_string(),
            };
            assert!(value.starts_with(&found), "{}: {value} became {found}", setting.variable());
        }
    }

    #[test]
    fn a_wrong_variable_is_named_with_what_would_be_right() {
        for (name, value, sentence) in [
            ("TIANXIA_LIMITS_TABLES", "many", "TIANXIA_LIMITS_TABLES must be a whole number (got `many`)"),
            ("TIANXIA_LIMITS_TABLES", "-1", "TIANXIA_LIMITS_TABLES must be a whole number from 0 (got `-1`)"),
            ("TIANXIA_NOTICES_ON", "yes", "TIANXIA_NOTICES_ON must be true or false (got `yes`)"),
            ("TIANXIA_TABLE_SEEDS", "secret", "TIANXIA_TABLE_SEEDS must be a whole number"),
            ("TIANXIA_THINK", "often", "TIANXIA_THINK must be always, when-needed or never (got `often`)"),
            (
                "TIANXIA_LISTEN",
                "here",
                "TIANXIA_LISTEN must be an address and a port, such as 127.0.0.1:8280 (got `here`)",
            ),
        ] {
            assert_eq!(read(&[(name, value)]).unwrap_err(), sentence);
        }
    }

    #[test]
    fn a_secret_is_read_from_the_file_that_a_variable_names() {
        let file = std::env::temp_dir().join(format!("tianxia-secret-{}", std::process::id()));
        std::fs::write(&file, "postgres://tianxia:SECRET@db/tianxia\n").unwrap();
        let path = file.to_str().unwrap();
        let config = read(&[("TIANXIA_DATA_FILE", path)]).unwrap();
        assert_eq!(config.database(), Some("postgres://tianxia:SECRET@db/tianxia"));
        let both = read(&[("TIANXIA_DATA_FILE", path), ("TIANXIA_DATA", "tables.db")]).unwrap_err();
        assert_eq!(both, "TIANXIA_DATA and TIANXIA_DATA_FILE are both set; remove one of them");
        std::fs::remove_file(&file).unwrap();
        let gone = read(&[("TIANXIA_DATA_FILE", path)]).unwrap_err();
        assert!(gone.starts_with("TIANXIA_DATA_FILE: cannot read"), "{gone}");
    }
}
