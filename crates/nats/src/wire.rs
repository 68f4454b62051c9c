//! The text protocol: lines that end in CR LF, and payloads of a length that a line names.

use serde::Deserialize;

/// The longest line that is read, and the largest payload: whoever sends more is no NATS.
const LINE: usize = 64 << 10;
const PAYLOAD: usize = 64 << 20;

/// What somebody published.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Under which subject.
    pub subject: String,
    /// The subject on which an answer is waited for.
    pub reply: Option<String>,
    /// What it says.
    pub payload: Vec<u8>,
}

/// What a server says.
#[derive(Debug)]
pub(crate) enum Said {
    Info(Info),
    Message {
        sid: u64,
        message: Message,
    },
    /// A question that nobody listens for.
    Nobody {
        subject: String,
    },
    Ping,
    Pong,
    Fine,
    Error(String),
}

/// What a server says about itself at first.
#[derive(Deserialize, Debug)]
pub(crate) struct Info {
    #[serde(default)]
    pub(crate) tls_required: bool,
    #[serde(default = "usual_payload")]
    pub(crate) max_payload: usize,
}

fn usual_payload() -> usize {
    1 << 20
}

/// The first thing that is said in these bytes, and how many it takes; nothing as long as it is not complete. An error is one sentence.
pub(crate) fn read(bytes: &[u8]) -> Result<Option<(Said, usize)>, String> {
    let Some(end) = bytes.windows(2).position(|pair| pair == b"\r\n") else {
        return if bytes.len() > LINE { Err("it sends a line without an end".to_owned()) } else { Ok(None) };
    };
    let line = std::str::from_utf8(&bytes[..end]).map_err(|_| "it sends what is no text".to_owned())?;
    let (verb, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
    let after = end + 2;
    let said = match verb.to_ascii_uppercase().as_str() {
        "MSG" | "HMSG" => {
            return read_message(line, &bytes[after..]).map(|found| found.map(|(said, size)| (said, after + size)));
        }
        "INFO" => Said::Info(serde_json::from_str(rest).map_err(|error| format!("its INFO cannot be read: {error}"))?),
        "PING" => Said::Ping,
        "PONG" => Said::Pong,
        "+OK" => Said::Fine,
        "-ERR" => Said::Error(rest.trim_matches('\'').to_owned()),
        _ => return Err("it does not speak as NATS does".to_owned()),
    };
    Ok(Some((said, after)))
}

/// `MSG subject sid [reply] size`, or `HMSG subject sid [reply] size-of-head size`, and what follows the line.
fn read_message(line: &str, bytes: &[u8]) -> Result<Option<(Said, usize)>, String> {
    let wrong = || format!("it sends a message that cannot be read: {line}");
    let mut words: Vec<&str> = line.split_ascii_whitespace().collect();
    let has_head = words[0].eq_ignore_ascii_case("HMSG");
    let mut size =
        || words.pop().and_then(|word| word.parse::<usize>().ok()).filter(|size| *size <= PAYLOAD).ok_or_else(wrong);
    let all = size()?;
    let head = if has_head { size()? } else { 0 };
    let (subject, sid, reply) = match words[1..] {
        [subject, sid] => (subject, sid, None),
        [subject, sid, reply] => (subject, sid, Some(reply.to_owned())),
        _ => return Err(wrong()),
    };
    let (subject, sid) = (subject.to_owned(), sid.parse().map_err(|_| wrong())?);
    if bytes.len() < all + 2 {
        return Ok(None);
    }
    if &bytes[all..all + 2] != b"\r\n" || head > all {
        return Err(wrong());
    }
    // The head of an answer that nobody gives is a status alone.
    let nobody = bytes[..head].starts_with(b"NATS/1.0 503");
    let said = if nobody {
        Said::Nobody { subject }
    } else {
        Said::Message { sid, message: Message { subject, reply, payload: bytes[head..all].to_vec() } }
    };
    Ok(Some((said, all + 2)))
}

/// Is this a subject under which something can be published? Spaces would end it.
pub(crate) fn is_subject(subject: &str) -> bool {
    !subject.is_empty() && !subject.bytes().any(|byte| byte.is_ascii_whitespace() || byte.is_ascii_control())
}

pub(crate) fn publish(subject: &str, reply: Option<&str>, payload: &[u8]) -> Vec<u8> {
    let reply = reply.map(|reply| format!("{reply} ")).unwrap_or_default();
    let mut bytes = format!("PUB {subject} {reply}{}\r\n", payload.len()).into_bytes();
    bytes.extend_from_slice(payload);
    bytes.extend_from_slice(b"\r\n");
    bytes
}

pub(crate) fn subscribe(subject: &str, group: Option<&str>, sid: u64) -> Vec<u8> {
    let group = group.map(|group| format!("{group} ")).unwrap_or_default();
    format!("SUB {subject} {group}{sid}\r\n").into_bytes()
}

pub(crate) fn unsubscribe(sid: u64) -> Vec<u8> {
    format!("UNSUB {sid}\r\n").into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_a_server_says_is_understood() {
        let (said, size) = read(b"MSG news.a 7 4\r\n1234\r\nPING\r\n").unwrap().unwrap();
        assert!(
            matches!(said, Said::Message { sid: 7, message } if message.subject == "news.a" && message.payload == b"1234")
        );
        assert_eq!(size, 22);
        let (said, _) = read(b"MSG a 1 back.2 0\r\n\r\n").unwrap().unwrap();
        assert!(matches!(said, Said::Message { message, .. } if message.reply.as_deref() == Some("back.2")));
        let (said, _) = read(b"HMSG a 1 12 14\r\nNATS/1.0\r\n\r\nhi\r\n").unwrap().unwrap();
        assert!(matches!(said, Said::Message { message, .. } if message.payload == b"hi"));
        let (said, _) = read(b"HMSG inbox.1 1 16 16\r\nNATS/1.0 503\r\n\r\n\r\n").unwrap().unwrap();
        assert!(matches!(said, Said::Nobody { subject } if subject == "inbox.1"));
        let (said, _) = read(b"INFO {\"max_payload\":10,\"other\":1}\r\n").unwrap().unwrap();
        assert!(matches!(said, Said::Info(Info { tls_required: false, max_payload: 10 })));
        let (said, _) = read(b"-ERR 'Authorization Violation'\r\n").unwrap().unwrap();
        assert!(matches!(said, Said::Error(error) if error == "Authorization Violation"));
    }

    #[test]
    fn what_is_no_nats_is_refused() {
        for wrong in [
            &b"HTTP/1.1 400 Bad Request\r\n"[..],
            b"MSG a 1\r\n",
            b"MSG a x 1\r\n",
            b"MSG a 1 2\r\n12xx",
            b"MSG a 1 99999999999\r\n",
            b"HMSG a 1 9 3\r\n123\r\n",
            b"INFO {\r\n",
            b"\xff\r\n",
        ] {
            assert!(read(wrong).is_err(), "{}", String::from_utf8_lossy(wrong));
        }
        assert!(read(&[b'x'; LINE + 1]).is_err());
    }

    proptest! {
        #[test]
        fn what_is_published_is_heard_however_it_is_cut(payload in prop::collection::vec(any::<u8>(), 0..200), cut in 0usize..260) {
            let mut bytes = format!("MSG a.b 3 back {}\r\n", payload.len()).into_bytes();
            bytes.extend_from_slice(&payload);
            bytes.extend_from_slice(b"\r\n");
            let cut = cut.min(bytes.len() - 1);
            prop_assert!(read(&bytes[..cut]).unwrap().is_none());
            let (said, size) = read(&bytes).unwrap().unwrap();
            prop_assert_eq!(size, bytes.len());
            let is_same = matches!(said, Said::Message { message, .. } if message.payload == payload);
            prop_assert!(is_same);
        }

        #[test]
        fn nothing_that_is_sent_breaks_the_reader(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
            let _ = read(&bytes);
        }

        #[test]
        fn nor_do_messages_that_are_almost_right(line in "H?MSG [a-z. ]{0,9} ?[0-9]{0,3} [a-z]{0,3} ?[0-9]{0,3} ?[0-9]{0,3}\r\n.{0,40}") {
            let _ = read(line.as_bytes());
        }
    }
}
