//! Checks the network around a server: its address, proxies, push services, NATS.

use super::Finding;
use crate::health::{PATIENCE, reachable};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;
use tianxia_client::Client;
use tianxia_server::Config;

/// How long another machine may take to accept a connection.
const CONNECT: Duration = Duration::from_secs(3);
/// A push service to try where the settings name none.
const PUSH: &str = "https://updates.push.services.mozilla.com";

pub(super) fn all(config: &Config) -> Vec<Finding> {
    let mut findings = vec![running(config)];
    findings.extend(public(config));
    findings.extend(push(config));
    findings.extend(news(config));
    findings
}

fn ask(url: &str, path: &str) -> Result<String, String> {
    Client::new(url, None).with_patience(PATIENCE).get_text(path).map_err(|problem| problem.message)
}

/// Is there a server, and is it well?
fn running(config: &Config) -> Finding {
    let url = format!("http://{}", reachable(config.listen));
    match ask(&url, "/healthz") {
        Ok(answer) => Finding::ok("server", format!("{url} answers: {}", answer.trim().replace('\n', "; "))),
        Err(error) => Finding::note(
            "server",
            format!("{url} does not answer: {error}"),
            "if it should be running, start it (`tianxia serve`) and look at its log",
        ),
    }
}

/// Do players reach it at its public address, and do proxies pass on what the server needs?
fn public(config: &Config) -> Vec<Finding> {
    let subject = "proxy";
    let Some(url) = config.public_url.as_deref().map(|url| url.trim_end_matches('/')) else {
        return match config.behind_proxy {
            true => vec![Finding::note(
                subject,
                "behind_proxy is set and public_url is not, so links and cookies follow the address it listens on",
                "set public_url to the address that players type",
            )],
            false => vec![Finding::ok(subject, "none is set: players come directly")],
        };
    };
    let answer = match ask(url, "/healthz/connection") {
        Ok(answer) => answer,
        Err(error) => {
            let mend =
                "check the name in the DNS, the certificate, and that the proxy passes requests on to the server";
            return vec![Finding::wrong(subject, format!("{url} does not lead to this server: {error}"), mend)];
        }
    };
    let field = |name: &str| answer.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let Some(forwarded) = field("forwarded").and_then(|count| count.parse::<usize>().ok()) else {
        let mend = "let the proxy pass every path on to the server";
        return vec![Finding::wrong(subject, format!("{url} answers, but not as this server does"), mend)];
    };
    let mut findings = Vec::new();
    let wanted = config.proxies.max(1);
    findings.push(match (config.behind_proxy, forwarded) {
        (false, 0) => Finding::ok(subject, format!("{url} leads here, and no proxy is in between")),
        (false, _) => Finding::wrong(
            subject,
            "a proxy passes requests on, and behind_proxy is not set: all players share the limits of one address",
            "set behind_proxy = true",
        ),
        (true, 0) => Finding::wrong(
            subject,
            "behind_proxy is set, and the proxy does not send X-Forwarded-For: limits count the proxy itself",
            "let the proxy set the header (docs/hosting.md, Behind a proxy), or unset behind_proxy",
        ),
        (true, count) if count < wanted => Finding::wrong(
            subject,
            format!("proxies = {wanted}, and X-Forwarded-For has {count} address(es)"),
            format!("set proxies = {count}"),
        ),
        (true, _) => Finding::ok(subject, format!("{url} leads here, and the proxy sends X-Forwarded-For")),
    });
    let host = field("host").unwrap_or_default();
    let name = url.split("://").nth(1).unwrap_or(url);
    if host != name {
        let found = format!("the proxy replaces the host: players ask for {name}, and the server sees {host}");
        findings.push(Finding::note(
            subject,
            found,
            "public_url makes up for that; keep it exactly as players type it",
        ));
    }
    findings
}

/// Can notices be sent?
fn push(config: &Config) -> Option<Finding> {
    let subject = "push";
    if !config.notices.on {
        return Some(Finding::ok(subject, "notices are off"));
    }
    if !config.public_url.as_ref().is_some_and(|url| url.starts_with("https:")) {
        let found = "notices need HTTPS, and public_url is no https: address; players are not offered them";
        return Some(Finding::note(subject, found, "put a proxy with HTTPS in front, or set notices.on = false"));
    }
    let service = config.notices.services.iter().find(|service| !service.contains('*')).map_or(PUSH, String::as_str);
    Some(match connect(service, 443) {
        Ok(()) => Finding::ok(subject, format!("{service} can be reached")),
        Err(error) => Finding::wrong(
            subject,
            format!("{service} cannot be reached: {error}"),
            "let the server connect to push services on port 443, or set notices.on = false",
        ),
    })
}

fn news(config: &Config) -> Option<Finding> {
    let addresses = config.news.as_deref()?;
    let lost = addresses.split(',').map(|address| connect(address.trim(), 4222)).find_map(Result::err);
    Some(match lost {
        None => Finding::ok("nats", "it can be reached"),
        Some(error) => Finding::wrong(
            "nats",
            format!("it cannot be reached: {error}; other servers' moves arrive up to two seconds late"),
            "start NATS, or correct news",
        ),
    })
}

/// Tries a connection to the host of an address.
fn connect(address: &str, port: u16) -> Result<(), String> {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let host = rest.split('/').next().unwrap_or(rest).rsplit('@').next().unwrap_or(rest);
    let with_port = if host.rsplit(']').next().is_some_and(|end| end.contains(':')) {
        host.to_owned()
    } else {
        format!("{host}:{port}")
    };
    let mut found = with_port.to_socket_addrs().map_err(|error| format!("{host}: {error}"))?;
    let first = found.next().ok_or_else(|| format!("{host} has no address"))?;
    TcpStream::connect_timeout(&first, CONNECT).map(|_| ()).map_err(|error| format!("{host}: {error}"))
}
