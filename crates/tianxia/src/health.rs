//! `tianxia health`: asks a running server whether it is well, for container health checks and scripts.

use crate::cli;
use crate::failure::Failure;
use crate::out::out;
use crate::settings;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;
use tianxia_client::Client;

/// How long the server may take to answer.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

pub(crate) fn run(args: &cli::Health) -> Result<(), Failure> {
    let url = match &args.url {
        Some(url) => url.clone(),
        None => {
            let config = settings::without_options(args.config.as_deref())?;
            format!("http://{}", reachable(args.listen.unwrap_or(config.listen)))
        }
    };
    let answer = Client::new(&url, None).with_patience(PATIENCE).get_text("/healthz");
    out!("{}", answer.map_err(|problem| Failure::wrong(format!("{url}: {}", problem.message)))?);
    Ok(())
}

/// The address at which this computer reaches a server that listens there.
pub(crate) fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        ip if !ip.is_unspecified() => ip,
        IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
    };
    SocketAddr::new(ip, listen.port())
}
