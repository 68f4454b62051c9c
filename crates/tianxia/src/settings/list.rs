//! Every setting of the settings file. A test compares this list with [`tianxia_server::Config`] and with `docs/hosting.md`.

/// A setting.
pub(crate) struct Setting {
    /// Its key in the settings file, after the section if it is in one: `limits.tables`.
    pub(crate) key: &'static str,
    pub(crate) kind: Kind,
    /// The option of `tianxia serve` that sets it.
    pub(crate) option: Option<&'static str>,
    /// Can its variable name a file that holds the value (`…_FILE`)?
    pub(crate) secret: bool,
    /// The default in words, where the value alone would say nothing.
    pub(crate) default: Option<&'static str>,
    /// A value as TOML, for settings without a default value.
    pub(crate) example: &'static str,
    /// What it does, in one or two sentences.
    pub(crate) meaning: &'static str,
}

/// What kind of value a setting takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Text, such as an address or a path.
    Text,
    /// A whole number.
    Number,
    /// `true` or `false`.
    Switch,
    /// A list of texts; a variable separates them by commas.
    List,
}

impl Kind {
    /// Says what a value must be, where it has the right kind and is refused all the same.
    pub(crate) fn wanted(self, key: &str) -> &'static str {
        match (self, key) {
            (_, "listen") => "an address and a port, such as 127.0.0.1:8280",
            (_, "think") => "always, when-needed or never",
            (Kind::Number, _) => "a whole number from 0",
            (Kind::Text, _) => "text",
            (Kind::Switch, _) => "true or false",
            (Kind::List, _) => "a list separated by commas",
        }
    }
}

const fn text(key: &'static str, example: &'static str, meaning: &'static str) -> Setting {
    Setting { key, kind: Kind::Text, option: None, secret: false, default: None, example, meaning }
}

const fn number(key: &'static str, meaning: &'static str) -> Setting {
    Setting { key, kind: Kind::Number, option: None, secret: false, default: None, example: "0", meaning }
}

const fn switch(key: &'static str, meaning: &'static str) -> Setting {
    Setting { key, kind: Kind::Switch, option: None, secret: false, default: None, example: "true", meaning }
}

impl Setting {
    const fn option(self, option: &'static str) -> Self {
        Setting { option: Some(option), ..self }
    }

    const fn default(self, words: &'static str) -> Self {
        Setting { default: Some(words), ..self }
    }

    const fn secret(self) -> Self {
        Setting { secret: true, ..self }
    }
}

pub(crate) const SETTINGS: &[Setting] = &[
    text(
        "listen",
        "\"0.0.0.0:8280\"",
        "Address and port to listen on: a numeric address, not a host name. Port 0 takes any free port. IPv6 is written `[::]:8280`.",
    )
    .option("--listen ADDRESS:PORT"),
    text(
        "data",
        "\"/var/lib/tianxia/tables.db\"",
        "The data file, created if it does not exist, or the address of a database, `postgres://…`.",
    )
    .option("--data FILE")
    .default("`tianxia/tables.db` in the user's data folder")
    .secret(),
    text(
        "news",
        "\"nats://127.0.0.1:4222\"",
        "Address of NATS, through which servers sharing a database notify each other. Several addresses are separated by commas.",
    )
    .option("--news nats://HOST:PORT")
    .default("none")
    .secret(),
    text(
        "think",
        "\"always\"",
        "Who thinks for bots, hints and analyses: `always` this server; `when-needed`: workers, and this server while there are none; `never`: workers only. The last two need a database.",
    )
    .option("--think WHEN"),
    number(
        "drain",
        "Seconds to keep serving after a stop signal, while `/healthz` answers 503, so that a load balancer sends players elsewhere.",
    )
    .option("--drain SECONDS"),
    text(
        "public_url",
        "\"https://games.example.org\"",
        "How players reach the server; used in links. With `https:` cookies are marked as secure.",
    )
    .option("--public-url URL")
    .default("the address it listens on; for `0.0.0.0` the machine's own in its network"),
    switch(
        "behind_proxy",
        "Count limits by the address that your own proxy writes into `X-Forwarded-For`. Set this only behind a proxy that sets the header.",
    )
    .option("--behind-proxy"),
    number("proxies", "How many proxies of your own stand one behind the other. With `behind_proxy`, the address that the first one saw counts."),
    number("bot_threads", "Threads for bots, hints and analyses. 0 means all cores but one, and at least one.")
        .option("--bot-threads N"),
    number(
        "bot_queue",
        "How many decisions may wait for a bot thread before hints and analyses are refused. Bots at tables always get their turn, later.",
    ),
    switch(
        "hints_in_page",
        "Let browsers compute hints and previews themselves where they can. The answers are the same, and this machine has less to do.",
    ),
    text("lessons", "\"/etc/tianxia/lessons\"", "Folder with your own lessons (docs/lessons.md). They are checked at the start.")
        .option("--lessons DIR")
        .default("none"),
    number("tables_in_memory", "Idle tables kept in memory. Others are read again when someone opens them."),
    number("grace", "Seconds after a start during which no deadline passes, so that players can return."),
    number(
        "absence",
        "Seconds without a connection after which the others may continue without a player, in a game played in one sitting.",
    ),
    number(
        "keep_unfinished",
        "Days without any action after which a table with an unfinished game is removed. 0 keeps all tables.",
    ),
    number(
        "table_seeds",
        "Number from which the seeds of all tables are derived, for tests only: anyone who knows it knows every hand.",
    )
    .default("none")
    .secret(),
    number("clock_ahead", "Seconds by which this server's clock is ahead of its database's, for tests only."),
    switch("notices.on", "Send notices by web push to players who asked for them."),
    number("notices.delay", "Delay in seconds before a turn notice is sent, so that players who return anyway get none."),
    number("notices.every", "Shortest time in seconds between two notices to one player. The second then covers all tables."),
    Setting {
        kind: Kind::List,
        ..text(
            "notices.services",
            "[\"https://updates.push.services.mozilla.com\"]",
            "Push services that the server may contact. `*` stands for one part of a name.",
        )
        .default("those of Chrome, Firefox, Safari and Edge")
    },
    number("limits.requests", "Requests per second and IP address; four seconds' worth at once."),
    number("limits.commands", "Commands per second and player; four seconds' worth at once."),
    number("limits.sayings", "Chat messages per minute and player."),
    number("limits.tables", "Tables created per hour and player."),
    number("limits.identities", "New players per hour and IP address."),
    number("limits.claims", "Links to other devices created per hour and player."),
    number(
        "limits.guesses",
        "Wrong device codes, recovery phrases and administrator tokens per hour and IP address.",
    ),
    number("limits.reports", "Reports to the administrator per hour and player."),
    number("limits.hints", "Hints and analyses per minute and player."),
    number("limits.sockets", "Open sockets per player."),
    number("limits.sockets_per_address", "Open sockets per IP address."),
    number("limits.sockets_in_all", "Open sockets in total."),
    number(
        "limits.connections_per_address",
        "Open connections other than sockets, per IP address. Has no effect with `behind_proxy`: let the proxy count.",
    ),
    number("limits.connections_in_all", "Open connections other than sockets, in total."),
    number("limits.message_bytes", "Bytes of a request or a socket message. At least 1024, even if it is 0."),
    number(
        "limits.silence",
        "Seconds after which a client that reads nothing, or a socket that answers no ping, is dropped. At least 1, even if it is 0.",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;
    use serde_json::Value;
    use tianxia_server::Config;

    const PAGE: &str = include_str!("../../../../docs/hosting.md");

    /// The value that the server has without any settings.
    fn built_in(key: &str) -> Value {
        let config = serde_json::to_value(Config::default()).unwrap();
        config
            .pointer(&format!("/{}", key.replace('.', "/")))
            .unwrap_or_else(|| panic!("there is no setting {key}"))
            .clone()
    }

    /// Every key of the settings, with its section.
    fn keys(value: &Value, section: &str) -> Vec<String> {
        let fields = value.as_object().unwrap().iter();
        fields
            .flat_map(|(name, value)| match value {
                Value::Object(_) => keys(value, &format!("{name}.")),
                _ => vec![format!("{section}{name}")],
            })
            .collect()
    }

    #[test]
    fn the_list_names_every_setting_of_the_server_and_its_kind() {
        let mut wanted = keys(&serde_json::to_value(Config::default()).unwrap(), "");
        let mut listed: Vec<String> = SETTINGS.iter().map(|setting| setting.key.to_owned()).collect();
        wanted.sort();
        listed.sort();
        assert_eq!(listed, wanted);
        for setting in SETTINGS {
            let agrees = match built_in(setting.key) {
                Value::Null => setting.default.is_some(),
                Value::Number(_) => setting.kind == Kind::Number,
                Value::Bool(_) => setting.kind == Kind::Switch,
                Value::Array(_) => setting.kind == Kind::List,
                _ => setting.kind == Kind::Text,
            };
            assert!(agrees, "{} is no {:?}", setting.key, setting.kind);
        }
    }

    #[test]
    fn options_are_those_of_the_command_line() {
        let cli = crate::cli::Cli::command();
        let serve = cli.find_subcommand("serve").unwrap();
        for setting in SETTINGS {
            let Some(option) = setting.option else { continue };
            let name = option.split(' ').next().unwrap().trim_start_matches("--");
            let argument = serve.get_arguments().find(|argument| argument.get_long() == Some(name));
            let argument = argument.unwrap_or_else(|| panic!("tianxia serve has no option --{name}"));
            let variable = argument.get_env().and_then(|name| name.to_str()).map(str::to_owned);
            assert_eq!(variable, Some(format!("TIANXIA_{}", setting.key.to_uppercase())), "{option}");
        }
    }

    /// The cells of the row of docs/hosting.md that begins with a key.
    fn row(section: Option<&str>, key: &str) -> Vec<String> {
        let heading = section.map_or("### Server".to_owned(), |section| format!("### `[{section}]`"));
        let table =
            PAGE.split(&format!("{heading}\n")).nth(1).unwrap_or_else(|| panic!("docs/hosting.md has no {heading}"));
        let table = table.split("\n###").next().unwrap();
        let begin = format!("| `{key}` |");
        let row = table.lines().find(|line| line.starts_with(&begin));
        let row = row.unwrap_or_else(|| panic!("{heading} of docs/hosting.md has no row for {key}"));
        row.trim_matches('|').split(" | ").map(|cell| cell.trim().to_owned()).collect()
    }

    #[test]
    fn the_tables_of_the_documents_say_what_the_code_says() {
        let mut rows = 0;
        for setting in SETTINGS {
            let (section, key) = match setting.key.split_once('.') {
                Some((section, key)) => (Some(section), key),
                None => (None, setting.key),
            };
            let cells = row(section, key);
            let default = match (setting.default, built_in(setting.key)) {
                (Some(words), _) => words.to_owned(),
                (None, Value::String(text)) => format!("`{text}`"),
                (None, value) => format!("`{value}`"),
            };
            assert_eq!(cells[1], default, "the default of {}", setting.key);
            let option = setting.option.map_or_else(String::new, |option| format!("`{option}`"));
            match section {
                None => assert_eq!(cells[2..], [option, setting.meaning.to_owned()], "{}", setting.key),
                Some(_) => assert_eq!(cells[2..], [setting.meaning.to_owned()], "{}", setting.key),
            }
            rows += 1;
        }
        let settings = PAGE.split("### Server\n").nth(1).unwrap().split("\n## ").next().unwrap();
        let listed = settings.lines().filter(|line| line.starts_with("| `") && !line.starts_with("| `--")).count();
        assert_eq!(listed, rows, "docs/hosting.md lists settings that are not there");
    }
}
