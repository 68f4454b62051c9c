//! `tianxia connect`: a seat at a server's table, from a terminal. It speaks the same protocol as the browser.

mod seat;
mod words;

use crate::cli;
use crate::failure::Failure;
use crate::out::outln;
use crate::setup;
use crate::speech::Speech;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use tianxia_client::Client;
use tianxia_core::Phrase;
use tianxia_protocol::{Code, Filling, Listing, Listings, Me, MyTables, NewTable, Problem};
use tianxia_server::Config;

pub(crate) fn run(args: &cli::Connect, speech: Speech) -> Result<(), Failure> {
    let (server, table) = split(&args.url)?;
    let mut client = introduce(args, &server)?;
    let table = match (&args.new, table) {
        (Some(game), _) => create(args, game, &mut client)?,
        (None, Some(table)) => table,
        (None, None) => return list(&mut client, &speech),
    };
    outln!("{server}/table/{table}");
    seat::Seat::new(client, table, speech).run()
}

/// A server's address, and the table if the address names one.
fn split(url: &str) -> Result<(String, Option<String>), Failure> {
    let whole = if url.contains("://") { url.to_owned() } else { format!("http://{url}") };
    let (scheme, rest) = whole.split_once("://").unwrap_or(("", ""));
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    if !matches!(scheme, "http" | "https") || host.is_empty() {
        return Err(Failure::usage(format!("`{url}` is not an address; write one such as http://127.0.0.1:8280")));
    }
    let table = path.trim_matches('/').strip_prefix("table/").map(str::to_owned);
    Ok((format!("{scheme}://{host}"), table))
}

/// Signs in as the player this computer was before at that server, or as a new one.
fn introduce(args: &cli::Connect, server: &str) -> Result<Client, Failure> {
    let file = if args.guest { None } else { device_file(server) };
    let secret = file.as_ref().and_then(|file| fs::read_to_string(file).ok()).map(|text| text.trim().to_owned());
    let mut client = Client::new(server, secret);
    let known: Result<Me, Problem> = client.get("/api/me");
    match (known, &args.name) {
        (Ok(_), None) => {}
        (Ok(_), Some(name)) => _ = client.become_known(name).map_err(|problem| refused(problem, server))?,
        (Err(_), name) => {
            client = Client::new(server, None);
            client
                .become_known(name.as_deref().unwrap_or(words::NAMELESS))
                .map_err(|problem| refused(problem, server))?;
            if let (Some(file), Some(secret)) = (file, client.secret()) {
                keep(&file, secret)?;
            }
        }
    }
    Ok(client)
}

/// The file with the secret of this computer's identity at a server: one for each exact origin.
fn device_file(server: &str) -> Option<PathBuf> {
    Some(Config::default().data_file().ok()?.parent()?.join("devices").join(device_name(server)))
}

/// The name of that file: the origin, in which every byte but ASCII letters, digits, `.` and `-` is written as `%` and two digits. (Version 0.2 wrote `_`
/// for them, so that two servers could share a file; such files are not read.)
fn device_name(server: &str) -> String {
    const WRITTEN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'.').remove(b'-');
    utf8_percent_encode(&server.to_ascii_lowercase(), WRITTEN).to_string()
}

/// Writes the secret, which only this user may read: anyone who has it can play as this person.
fn keep(file: &PathBuf, secret: &str) -> Result<(), Failure> {
    let write = || {
        fs::create_dir_all(file.parent().unwrap_or(file))?;
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        std::io::Write::write_all(&mut options.open(file)?, secret.as_bytes())
    };
    write().map_err(|error: std::io::Error| Failure::access(format!("cannot write {}: {error}", file.display())))
}

fn create(args: &cli::Connect, game: &str, client: &mut Client) -> Result<String, Failure> {
    let seats: Vec<Filling> = args
        .seats
        .iter()
        .map(|word| match word.as_str() {
            "me" => Filling::Me { name: None },
            "open" => Filling::Open,
            bot => {
                let (level, style) = bot.split_once('/').map_or((bot, None), |(level, style)| (level, Some(style)));
                Filling::Bot { level: level.to_owned(), style: style.map(str::to_owned) }
            }
        })
        .collect();
    let setup = setup::read(game, Some(seats.len().min(99) as u8), None, &args.options.options)?;
    let new = NewTable {
        id: seat::fresh_id(),
        game: game.to_owned(),
        options: BTreeMap::from_iter(setup.options),
        start: !seats.contains(&Filling::Open),
        seats,
        listed: args.listed,
        hints: true,
        deadline: None,
        clock: None,
        stand_in: None,
        from: None,
        random: Some(seat::random()?),
        rated: false,
    };
    let server = client.url().to_owned();
    client.create(&new).map_err(|problem| refused(problem, &server))
}

fn list(client: &mut Client, speech: &Speech) -> Result<(), Failure> {
    let server = client.url().to_owned();
    let mine: MyTables = client.get("/api/me/tables").map_err(|problem| refused(problem, &server))?;
    let lobby: Listings = client.get("/api/lobby").map_err(|problem| refused(problem, &server))?;
    let show = |title: &str, tables: &[Listing]| {
        if !tables.is_empty() {
            outln!("{title}");
        }
        for table in tables {
            outln!(
                "  {server}/table/{}  {}: {}",
                table.id,
                table.game,
                words::names(speech, &table.game, &table.seats).join(", ")
            );
        }
    };
    show(&speech.word("connect-list-turn"), &mine.my_turn);
    show(&speech.word("connect-list-waiting"), &mine.waiting);
    show(&speech.word("connect-list-lobby"), &lobby.tables);
    if mine.my_turn.is_empty() && mine.waiting.is_empty() && lobby.tables.is_empty() {
        outln!(
            "{}",
            speech.say(
                &Phrase::new("connect-list-none")
                    .text("command", format!("tianxia connect {server} --new qin --seats me,easy"))
            )
        );
    }
    Ok(())
}

/// A refusal of a server. One that cannot be reached is out of reach, not wrong.
fn refused(problem: Problem, server: &str) -> Failure {
    match problem.code {
        Code::Unavailable => Failure::access(format!("{server}: {}", problem.message)),
        _ => Failure::wrong(problem.message),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn servers_whose_names_look_alike_have_files_of_their_own() {
        let servers = [
            "http://games.example.test:8280",
            "http://games-example.test:8280",
            "http://games_example.test:8280",
            "http://games.example.test.8280",
            "https://games.example.test:8280",
            "http://gämes.example.test:8280",
        ];
        let names: HashSet<String> = servers.map(device_name).into();
        assert_eq!(names.len(), servers.len(), "{names:?}");
        assert_eq!(device_name("http://Games.Example.test:8280"), device_name(servers[0]), "host names have no case");
        assert!(names.iter().all(|name| !name.contains(['/', ':'])), "{names:?}");
    }

    #[test]
    fn addresses_are_split() {
        assert_eq!(split("127.0.0.1:8280").unwrap(), ("http://127.0.0.1:8280".to_owned(), None));
        let table = ("https://games.example.org".to_owned(), Some("abc".to_owned()));
        assert_eq!(split("https://games.example.org/table/abc").unwrap(), table);
        assert!(split("ftp://x").is_err() && split("").is_err());
    }
}
