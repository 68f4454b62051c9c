//! The address of a database, with what libpq knows and tokio-postgres does not: how far certificates are verified, where they are, and passwords that
//! are kept elsewhere.

use super::errors::in_words;
use super::tls::{Tls, Verify};
use percent_encoding::percent_decode_str;
use std::path::{Path, PathBuf};
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::{Config, Error};

/// Reads environment variables, so that tests can pass their own.
pub(super) type Variable<'a> = &'a dyn Fn(&str) -> Option<String>;

/// What an address says.
#[derive(Debug)]
pub(super) struct Address {
    pub(super) config: Config,
    pub(super) tls: Tls,
    /// Where passwords are, if the address has none.
    passwords: Option<PathBuf>,
}

/// The parameters that are read here, each with the variable that stands for it.
const OURS: [(&str, &str); 4] =
    [("sslmode", "PGSSLMODE"), ("sslrootcert", "PGSSLROOTCERT"), ("sslcert", "PGSSLCERT"), ("sslkey", "PGSSLKEY")];

impl Address {
    /// Reads an address; a failure is one sentence, without the password.
    pub(super) fn read(address: &str, variable: Variable<'_>) -> Result<Self, String> {
        let (rest, mut values) = without_ours(address)?;
        for (value, (_, name)) in values.iter_mut().zip(OURS) {
            *value = value.take().or_else(|| variable(name));
        }
        let [mode, roots, certificate, key] = values;
        let mut config: Config = rest.parse().map_err(|error: Error| {
            let wrong = in_words(&error);
            format!(
                "--data: this is no address of a database ({wrong}); write postgres://USER:PASSWORD@HOST:PORT/DATABASE, with `@`, `:`, `/` and `%` of a password as %40, %3A, %2F and %25"
            )
        })?;
        let (ssl, verify) = match mode.as_deref() {
            Some("disable") => (SslMode::Disable, Verify::Nothing),
            // Nobody listens on the way within one machine.
            None if config.get_hosts().iter().all(is_here) => (SslMode::Disable, Verify::Nothing),
            None | Some("allow" | "prefer") => (SslMode::Prefer, Verify::Nothing),
            Some("verify-ca") => (SslMode::Require, Verify::Authority),
            Some("require" | "verify-full") => (SslMode::Require, Verify::Name),
            Some(other) => {
                let other: String = other.chars().take(80).collect();
                return Err(format!(
                    "--data: sslmode must be disable, prefer, require, verify-ca or verify-full (got `{other}`); write postgres://USER:PASSWORD@HOST:PORT/DATABASE?sslmode=verify-full"
                ));
            }
        };
        config.ssl_mode(ssl);
        let file = |path: Option<String>| path.filter(|path| !path.is_empty()).map(PathBuf::from);
        let client = match (file(certificate), file(key)) {
            (Some(certificate), Some(key)) => Some((certificate, key)),
            (None, None) => None,
            _ => return Err("--data: sslcert and sslkey must be given together".to_owned()),
        };
        let tls = Tls::new(verify, file(roots).as_deref(), client)?;
        if config.get_password().is_none()
            && let Some(password) = variable("PGPASSWORD")
        {
            config.password(password);
        }
        let passwords = (config.get_password().is_none()).then(|| password_file(variable)).flatten();
        if let Some(path) = &passwords {
            is_private(path)?;
        }
        Ok(Address { config, tls, passwords })
    }

    /// The password for one host, from the password file.
    pub(super) fn password(&self, host: &str, port: u16) -> Option<String> {
        let text = std::fs::read_to_string(self.passwords.as_ref()?).ok()?;
        let user = self.config.get_user().unwrap_or_default();
        let database = self.config.get_dbname().unwrap_or(user);
        let wanted = [host, &port.to_string(), database, user];
        text.lines().filter(|line| !line.starts_with('#')).map(fields).find_map(|fields| {
            let [who @ .., password] = &fields[..] else { return None };
            let fits = who.len() == 4 && who.iter().zip(wanted).all(|(field, wanted)| field == "*" || field == wanted);
            fits.then(|| password.clone())
        })
    }
}

/// Takes our parameters out of an address.
fn without_ours(address: &str) -> Result<(String, [Option<String>; 4]), String> {
    let mut values = [const { None }; 4];
    let Some((base, query)) = address.split_once('?') else { return Ok((address.to_owned(), values)) };
    let mut others = Vec::new();
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        match OURS.iter().position(|(ours, _)| *ours == name) {
            Some(index) => {
                let value = percent_decode_str(value).decode_utf8();
                values[index] = Some(value.map_err(|_| format!("--data: {name} must be UTF-8"))?.into_owned());
            }
            None => others.push(pair),
        }
    }
    let rest = if others.is_empty() { base.to_owned() } else { format!("{base}?{}", others.join("&")) };
    Ok((rest, values))
}

/// Is this host the machine itself?
pub(super) fn is_here(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => name == "localhost" || name.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback()),
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

/// The file that `PGPASSFILE` names, or the usual one if it is there.
fn password_file(variable: Variable<'_>) -> Option<PathBuf> {
    let usual = || Some(Path::new(&variable("HOME")?).join(".pgpass")).filter(|path| path.is_file());
    variable("PGPASSFILE").map(PathBuf::from).or_else(usual)
}

/// Refuses a password file that other users can read, as libpq does.
fn is_private(path: &Path) -> Result<(), String> {
    let found = std::fs::metadata(path)
        .map_err(|error| format!("cannot read the password file {} (PGPASSFILE): {error}", path.display()))?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        if found.permissions().mode() & 0o077 != 0 {
            return Err(format!("other users can read the password file {}; chmod 600 it", path.display()));
        }
    }
    let _ = found;
    Ok(())
}

/// The fields of a line of a password file: separated by colons, with `\:` and `\\` in them.
fn fields(line: &str) -> Vec<String> {
    let (mut fields, mut signs) = (vec![String::new()], line.chars());
    while let Some(sign) = signs.next() {
        match sign {
            ':' => fields.push(String::new()),
            '\\' => fields.last_mut().into_iter().for_each(|field| field.extend(signs.next())),
            sign => fields.last_mut().into_iter().for_each(|field| field.push(sign)),
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(address: &str, variables: &[(&str, &str)]) -> Result<Address, String> {
        let find = |name: &str| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        Address::read(address, &find)
    }

    fn mode(address: &str) -> (SslMode, Verify) {
        let address = read(address, &[]).unwrap();
        (address.config.get_ssl_mode(), address.tls.verify())
    }

    #[test]
    fn every_sslmode_of_libpq_is_known_and_no_remote_one_is_plaintext_without_being_asked_for() {
        let remote = "postgres://me@db.example.org/games";
        assert_eq!(mode(remote), (SslMode::Prefer, Verify::Nothing));
        for (word, ssl, verify) in [
            ("disable", SslMode::Disable, Verify::Nothing),
            ("allow", SslMode::Prefer, Verify::Nothing),
            ("prefer", SslMode::Prefer, Verify::Nothing),
            ("require", SslMode::Require, Verify::Name),
            ("verify-ca", SslMode::Require, Verify::Authority),
            ("verify-full", SslMode::Require, Verify::Name),
        ] {
            assert_eq!(mode(&format!("{remote}?sslmode={word}&connect_timeout=3")), (ssl, verify), "{word}");
        }
        assert_eq!(mode("postgres://me@localhost/games").0, SslMode::Disable);
        assert_eq!(mode("postgres://me@localhost/games?sslmode=prefer").0, SslMode::Prefer);
        let set = read(remote, &[("PGSSLMODE", "verify-full")]).unwrap();
        assert_eq!(set.tls.verify(), Verify::Name);
        let wrong = read(&format!("{remote}?sslmode=perhaps"), &[]).unwrap_err();
        assert!(wrong.contains("verify-full (got `perhaps`)"), "{wrong}");
        let half = read(&format!("{remote}?sslcert=/me.pem"), &[]).unwrap_err();
        assert!(half.contains("sslcert and sslkey"), "{half}");
        let gone = read(&format!("{remote}?sslrootcert=/no/such%20file"), &[]).unwrap_err();
        assert!(gone.contains("/no/such file"), "{gone}");
    }

    #[test]
    fn a_password_comes_from_the_address_a_variable_or_a_file() {
        let file = std::env::temp_dir().join(format!("tianxia-pgpass-{}", std::process::id()));
        let lines = "# db\nother:5432:games:me:wrong\ndb.example.org:*:games:me:se\\:cret\\\\\n*:*:*:*:any\n";
        std::fs::write(&file, lines).unwrap();
        let path = file.to_str().unwrap();
        let address = "postgres://me@db.example.org/games";
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let set = |mode| std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
            set(0o644);
            assert!(read(address, &[("PGPASSFILE", path)]).unwrap_err().contains("chmod 600"));
            set(0o600);
        }
        let found = read(address, &[("PGPASSFILE", path)]).unwrap();
        assert_eq!(found.password("db.example.org", 5432).as_deref(), Some("se:cret\\"));
        assert_eq!(found.password("elsewhere", 1).as_deref(), Some("any"));
        let variable = read(address, &[("PGPASSFILE", path), ("PGPASSWORD", "mine")]).unwrap();
        assert_eq!(variable.config.get_password(), Some(&b"mine"[..]));
        assert_eq!(variable.password("db.example.org", 5432), None);
        let said = read("postgres://me:said@db.example.org/games", &[("PGPASSWORD", "mine")]).unwrap();
        assert_eq!(said.config.get_password(), Some(&b"said"[..]));
        std::fs::remove_file(&file).unwrap();
        assert!(read(address, &[("PGPASSFILE", path)]).unwrap_err().contains("PGPASSFILE"));
    }

    #[test]
    fn a_raw_sign_in_a_password_is_explained() {
        let wrong = read("postgres://me:a@b:c@db.example.org:port/games", &[]).unwrap_err();
        assert!(wrong.contains("%40") && !wrong.contains("a@b"), "{wrong}");
    }
}
