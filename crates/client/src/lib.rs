//! A blocking client of Tianxia servers. The terminal client uses it, and the tests drive real servers with it.
//!
//! ```
//! use tianxia_client::Client;
//! use tianxia_protocol::{Code, Listings, Problem};
//!
//! /// Counts the tables that wait for players.
//! fn tables(url: &str) -> Result<usize, Problem> {
//!     let mut client = Client::named(url, "East")?;
//!     Ok(client.get::<Listings>("/api/lobby")?.tables.len())
//! }
//!
//! // No server listens at this address.
//! assert_eq!(tables("http://127.0.0.1:9").unwrap_err().code, Code::Unavailable);
//! ```

#![warn(missing_docs)]

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::time::Duration;
use tianxia_protocol::{
    Analysis, AnalysisLine, Answer, COOKIE, Code, Envelope, FromClient, FromServer, Made, Me, NewTable, Problem,
    Rename, Update, VERSION, WhyNot, secret_in,
};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::HeaderValue;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// Timeout of a request.
const PATIENCE: Duration = Duration::from_secs(150);

/// A player's connection to a server.
#[derive(Clone)]
pub struct Client {
    url: String,
    agent: ureq::Agent,
    secret: Option<String>,
    /// The administrator token.
    token: Option<String>,
}

impl Client {
    /// Creates a client of the server at `url`, such as `http://127.0.0.1:8280`. With the secret of a device, it is signed in.
    #[must_use]
    pub fn new(url: &str, secret: Option<String>) -> Self {
        let config = ureq::Agent::config_builder().http_status_as_error(false).timeout_global(Some(PATIENCE));
        Client { url: url.trim_end_matches('/').to_owned(), agent: config.build().into(), secret, token: None }
    }

    /// Creates a client and signs in as a new player.
    pub fn named(url: &str, name: &str) -> Result<Self, Problem> {
        let mut client = Client::new(url, None);
        client.become_known(name)?;
        Ok(client)
    }

    /// The same client with the administrator token.
    #[must_use]
    pub fn with_token(mut self, token: &str) -> Self {
        self.token = Some(format!("Bearer {token}"));
        self
    }

    /// The same client with another timeout.
    #[must_use]
    pub fn with_patience(mut self, patience: Duration) -> Self {
        let config = ureq::Agent::config_builder().http_status_as_error(false).timeout_global(Some(patience));
        self.agent = config.build().into();
        self
    }

    /// The secret of this device. Anyone who has it can act as this player.
    #[must_use]
    pub fn secret(&self) -> Option<&str> {
        self.secret.as_deref()
    }

    /// The address of the server.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Signs in as a new player, or changes the name.
    pub fn become_known(&mut self, name: &str) -> Result<Me, Problem> {
        self.post("/api/me", &Rename { name: Some(name.to_owned()) })
    }

    /// Sends a GET request and reads the JSON answer.
    pub fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, Problem> {
        read(&self.get_text(path)?)
    }

    /// Sends a GET request and returns the text of the answer.
    pub fn get_text(&mut self, path: &str) -> Result<String, Problem> {
        self.get_with(path, &[])
    }

    /// Sends a GET request with query parameters, which are encoded.
    fn get_with(&mut self, path: &str, query: &[(&str, &str)]) -> Result<String, Problem> {
        let mut request = self.agent.get(format!("{}{path}", self.url)).query_pairs(query.iter().copied());
        if let Some(secret) = &self.secret {
            request = request.header("Cookie", format!("{COOKIE}={secret}"));
        }
        if let Some(token) = &self.token {
            request = request.header("Authorization", token);
        }
        let (status, text) = self.finish(request.call())?;
        if status < 400 { Ok(text) } else { Err(read(&text).unwrap_or_else(|problem| problem)) }
    }

    /// Sends a POST request and reads the JSON answer.
    pub fn post<T: DeserializeOwned>(&mut self, path: &str, body: &impl Serialize) -> Result<T, Problem> {
        let (status, text) = self.send(path, body)?;
        if status < 400 { read(&text) } else { Err(read(&text).unwrap_or_else(|problem| problem)) }
    }

    /// Creates a table and returns its id.
    pub fn create(&mut self, new: &NewTable) -> Result<String, Problem> {
        self.post("/api/tables", new).map(|made: Made| made.table)
    }

    /// The table as this person sees it.
    pub fn table(&mut self, table: &str) -> Result<Update, Problem> {
        self.get(&format!("/api/tables/{table}"))
    }

    /// Asks why an action, by number or in notation, is not legal. The question changes nothing.
    pub fn why_not(&mut self, table: &str, seat: u8, at: u32, action: &str) -> Result<WhyNot, Problem> {
        let query = [("seat", &*seat.to_string()), ("at", &at.to_string()), ("action", action)];
        read(&self.get_with(&format!("/api/tables/{table}/why_not"), &query)?)
    }

    /// Sends a command to a table.
    pub fn command(&mut self, table: &str, envelope: &Envelope) -> Result<Answer, Problem> {
        let (_, text) = self.send(&format!("/api/tables/{table}/commands"), envelope)?;
        read::<Answer>(&text).map_err(|problem| read(&text).unwrap_or(problem))
    }

    /// Takes a seat in front of a table. `query` is `eye=…&since=…` or empty.
    pub fn live(&self, table: &str, query: &str) -> Result<Live, Problem> {
        self.live_speaking(VERSION, table, query)
    }

    /// The same with another version of the protocol, which a server refuses.
    pub fn live_speaking(&self, version: u32, table: &str, query: &str) -> Result<Live, Problem> {
        let host = self.url.strip_prefix("http").unwrap_or(&self.url);
        let url = format!("ws{host}/api/tables/{table}/live?protocol={version}&{query}");
        let mut request = url.into_client_request().map_err(|error| lost(&error))?;
        if let Some(secret) = &self.secret {
            let cookie = HeaderValue::from_str(&format!("{COOKIE}={secret}")).map_err(|error| lost(&error))?;
            request.headers_mut().insert("Cookie", cookie);
        }
        match tungstenite::connect(request) {
            Ok((socket, _)) => {
                let live = Live { socket };
                live.set_patience(Some(PATIENCE))?;
                Ok(live)
            }
            Err(tungstenite::Error::Http(response)) => {
                let status = response.status();
                let body = response.into_body().unwrap_or_default();
                Err(serde_json::from_slice(&body).unwrap_or_else(|_| lost(&status)))
            }
            Err(error) => Err(lost(&error)),
        }
    }

    /// A finished game gone through by a bot; `heard` is told how many of how many decisions are judged.
    pub fn analysis(&mut self, table: &str, mut heard: impl FnMut(u32, u32)) -> Result<Analysis, Problem> {
        let response = self.request(&format!("/api/tables/{table}/analysis"), &());
        let mut response = response.map_err(|error| lost(&error))?;
        if response.status().as_u16() >= 400 {
            let text = response.body_mut().read_to_string().map_err(|error| lost(&error))?;
            return Err(read(&text).unwrap_or_else(|problem| problem));
        }
        for line in BufReader::new(response.body_mut().as_reader()).lines() {
            match read(&line.map_err(|error| lost(&error))?)? {
                AnalysisLine::Verdict { of, verdict } => heard(verdict.number, of),
                AnalysisLine::Analysis { analysis } => return Ok(analysis),
                AnalysisLine::Problem { problem } => return Err(problem),
            }
        }
        Err(lost(&"the answer broke off"))
    }

    fn send(&mut self, path: &str, body: &impl Serialize) -> Result<(u16, String), Problem> {
        let response = self.request(path, body);
        self.finish(response)
    }

    fn request(&self, path: &str, body: &impl Serialize) -> Result<ureq::http::Response<ureq::Body>, ureq::Error> {
        let mut request = self.agent.post(format!("{}{path}", self.url));
        if let Some(secret) = &self.secret {
            request = request.header("Cookie", format!("{COOKIE}={secret}"));
        }
        if let Some(token) = &self.token {
            request = request.header("Authorization", token);
        }
        request.send_json(body)
    }

    fn finish(
        &mut self,
        response: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
    ) -> Result<(u16, String), Problem> {
        let mut response = response.map_err(|error| lost(&error))?;
        let cookie = response.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        if let Some(secret) = cookie.and_then(secret_in) {
            self.secret = Some(secret.to_owned());
        }
        let text = response.body_mut().read_to_string().map_err(|error| lost(&error))?;
        Ok((response.status().as_u16(), text))
    }
}

/// A socket at a table.
pub struct Live {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
}

impl Live {
    /// Sends a message.
    pub fn send(&mut self, message: &FromClient) -> Result<(), Problem> {
        let text = serde_json::to_string(message).map_err(|error| lost(&error))?;
        self.send_text(text)
    }

    /// Sends any text, well formed or not.
    pub fn send_text(&mut self, text: String) -> Result<(), Problem> {
        self.socket.send(Message::Text(text.into())).map_err(|error| lost(&error))
    }

    /// The next message, as it came.
    pub fn receive_text(&mut self) -> Result<String, Problem> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Ok(text.to_string()),
                Ok(Message::Close(frame)) => {
                    let why = frame.map(|frame| format!("it closed with {}: {}", u16::from(frame.code), frame.reason));
                    return Err(lost(&why.unwrap_or_default()));
                }
                Ok(_) => {}
                Err(error) => return Err(lost(&error)),
            }
        }
    }

    /// The next message.
    pub fn receive(&mut self) -> Result<FromServer, Problem> {
        read(&self.receive_text()?)
    }

    /// How long to wait for a message; for ever if `None`.
    pub fn set_patience(&self, patience: Option<Duration>) -> Result<(), Problem> {
        self.stream().map_or(Ok(()), |stream| stream.set_read_timeout(patience)).map_err(|error| lost(&error))
    }

    /// The connection below, where it is not encrypted.
    #[must_use]
    pub fn stream(&self) -> Option<&TcpStream> {
        match self.socket.get_ref() {
            MaybeTlsStream::Plain(stream) => Some(stream),
            MaybeTlsStream::Rustls(stream) => Some(stream.get_ref()),
            _ => None,
        }
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|error| {
        let beginning: String = text.chars().take(80).collect();
        Problem::new(Code::Unavailable, format!("the server's answer is not understood ({error}): {beginning}"))
    })
}

/// The connection failed; it is worth trying again.
fn lost(error: &dyn std::fmt::Display) -> Problem {
    Problem::new(Code::Unavailable, format!("no connection to the server: {error}"))
}
