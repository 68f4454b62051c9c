//! The conversation at the table: lines from the keyboard and messages from the server, in whichever order they come. A lost
//! connection is made again, and a command whose answer was lost is sent again under the same id, so that it acts once.

use super::words;
use crate::draw;
use crate::failure::Failure;
use crate::out::outln;
use crate::speech::Speech;
use std::io::BufRead;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;
use tianxia_client::{Client, Live};
use tianxia_protocol::{
    Answer, Choice, Command, Envelope, FromServer, GameNow, Hint, Legal, Play, Preview, Problem, Remedy, Status,
    UndoNow, Update, WhyNot,
};

/// The longest pause between two attempts to connect.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// A seat at a table, or a place to watch from.
pub(super) struct Seat {
    client: Client,
    table: String,
    speech: Speech,
    now: Option<Update>,
}

/// What may happen next.
enum News {
    Line(Option<String>),
    Update(Box<Update>),
    Lost,
    Back,
}

/// An id nobody else uses at this table.
pub(super) fn fresh_id() -> String {
    use std::hash::{BuildHasher, RandomState};
    format!("{:016x}", RandomState::new().hash_one(std::time::SystemTime::now()))
}

/// 32 random bytes of this computer, as 64 hexadecimal digits: its part of a game's chance.
pub(super) fn random() -> Result<String, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::wrong(format!("no source of randomness: {error}")))?;
    Ok(tianxia_core::Seed(bytes).to_string())
}

impl Seat {
    pub(super) fn new(client: Client, table: String, speech: Speech) -> Self {
        Seat { client, table, speech, now: None }
    }

    pub(super) fn run(mut self) -> Result<(), Failure> {
        // Fails at once if the table does not exist.
        let server = self.client.url().to_owned();
        self.client.table(&self.table).map_err(|problem| super::refused(problem, &server))?;
        let (sender, news) = channel();
        let (client, table, ears) = (self.client.clone(), self.table.clone(), sender.clone());
        std::thread::spawn(move || listen(&client, &table, &ears));
        std::thread::spawn(move || {
            for line in std::io::stdin().lock().lines() {
                if sender.send(News::Line(line.ok())).is_err() {
                    return;
                }
            }
            let _ = sender.send(News::Line(None));
        });
        self.converse(&news);
        Ok(())
    }

    fn converse(&mut self, news: &Receiver<News>) {
        let mut input_over = false;
        while let Ok(next) = news.recv() {
            match next {
                News::Update(update) => self.show(*update),
                News::Lost => outln!("{}", self.speech.word("connect-lost")),
                News::Back => outln!("{}", self.speech.word("connect-back")),
                News::Line(Some(line)) if matches!(line.trim(), "quit" | "exit" | "q") => return,
                News::Line(Some(line)) => {
                    if let Err(problem) = self.obey(line.trim()) {
                        outln!("{}", words::explain(&self.speech, &problem));
                    }
                }
                // Input from a pipe has ended: stay for the end of the game, as a spectator would.
                News::Line(None) => input_over = true,
            }
            if input_over && self.now.as_ref().is_some_and(|now| !matches!(now.table.status, Status::Playing)) {
                return;
            }
        }
    }

    fn show(&mut self, update: Update) {
        let names = words::names(&self.speech, &update.table.game, &update.table.seats);
        self.speech.set_names(&names);
        for item in &update.items {
            if let Some(line) = words::tell(&self.speech, item) {
                outln!("{line}");
            }
        }
        let moved = update.game.as_ref().map(|game| game.at) != self.game().map(|game| game.at);
        self.now = Some(update);
        if moved {
            self.picture();
        }
        self.contribute();
        self.ask();
    }

    /// Before the start, every seat of this player takes part in the game's chance. A refusal means that it does so already.
    fn contribute(&mut self) {
        let Some(now) = self.now.as_ref().filter(|now| now.table.status == Status::Open) else { return };
        let mine = now.table.seats.iter().filter(|seat| seat.yours && !seat.contributed);
        for seat in mine.map(|seat| seat.seat).collect::<Vec<_>>() {
            let Ok(random) = random() else { return };
            let id = format!("contribution-{seat}");
            let _ = self.client.command(&self.table, &Envelope { id, command: Command::Contribute { seat, random } });
        }
    }

    fn ask(&self) {
        let Some(update) = &self.now else { return };
        let mine: Vec<_> = update.table.seats.iter().filter(|seat| seat.yours).collect();
        match (update.table.status, &update.game) {
            (Status::Open, _) => {
                outln!("{}", words::names(&self.speech, &update.table.game, &update.table.seats).join(", "));
                let id = match (mine.is_empty(), update.table.host) {
                    (_, true) => "connect-may-start",
                    (true, false) => "connect-may-join",
                    (false, false) => "connect-wait-start",
                };
                outln!("{}", self.speech.word(id));
            }
            (Status::Playing | Status::Over, Some(game)) => {
                outln!("{}", words::say(&self.speech, &game.ask));
                if let Some(outcome) = &game.outcome {
                    for (name, place) in
                        words::names(&self.speech, &update.table.game, &update.table.seats).iter().zip(&outcome.places)
                    {
                        outln!("  {place}. {name}");
                    }
                }
            }
            _ => {}
        }
    }

    fn picture(&mut self) {
        let eye = match self.now.as_ref().map(|now| now.eye) {
            Some(tianxia_protocol::ViewpointName::Seat(seat)) => seat.to_string(),
            _ => "mine".to_owned(),
        };
        if let Ok(picture) = self.client.get_text(&format!("/api/tables/{}/picture?eye={eye}", self.table)) {
            outln!("\n{picture}");
        }
    }

    fn game(&self) -> Option<&GameNow> {
        self.now.as_ref()?.game.as_ref()
    }

    /// The seat a command is for: the deciding one of mine, or my first.
    fn seat(&self) -> u8 {
        let Some(now) = &self.now else { return 1 };
        let mine = || now.table.seats.iter().filter(|seat| seat.yours).map(|seat| seat.seat);
        let turn = now.game.as_ref().and_then(|game| game.turn);
        mine().find(|seat| Some(*seat) == turn).or_else(|| mine().next()).unwrap_or(1)
    }

    fn obey(&mut self, line: &str) -> Result<(), Problem> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (seat, at) = (self.seat(), self.game().map_or(0, |game| game.at));
        match (word, rest.trim()) {
            ("", _) => return Ok(()),
            ("help" | "?", "") => {
                outln!("{}", self.speech.word("connect-help"));
                return Ok(());
            }
            ("board", "") => {
                self.picture();
                return Ok(());
            }
            ("legal", prefix) => {
                self.list_legal(prefix);
                return Ok(());
            }
            ("preview", action) => return self.preview(seat, at, action),
            ("hint", "") => return self.hint(seat),
            _ => {}
        }
        let command = match (word.to_ascii_lowercase().as_str(), rest.trim()) {
            ("join", "") => Command::Join { seat: None },
            ("leave", "") => Command::Leave,
            ("start", "") => Command::Start,
            ("undo", "") => Command::Undo { seat, at },
            ("accept" | "refuse", "") => Command::AnswerUndo { seat, at, accept: word.eq_ignore_ascii_case("accept") },
            ("resign", "") => Command::Resign { seat },
            ("abort", "") => Command::Abort { seat },
            ("claim", "bot" | "end") => {
                let to = if rest.trim() == "bot" { Remedy::Bot } else { Remedy::End };
                Command::Claim { seat, against: self.game().and_then(|game| game.turn).unwrap_or(seat), to }
            }
            ("bot", "") => Command::HandOver { seat },
            ("back", "") => Command::TakeBack { seat },
            ("say", text) if !text.is_empty() => Command::Say { seat, text: text.to_owned() },
            ("rematch", "") => Command::Rematch,
            _ => Command::Act { seat, at, action: Play::Notation(line.to_owned()) },
        };
        let asks = matches!(command, Command::Undo { .. }) && self.game().is_some_and(|game| game.undo == UndoNow::Ask);
        let answer = self.send(&Envelope { id: fresh_id(), command })?;
        match answer.problem {
            Some(problem) => Err(problem),
            None => {
                if asks {
                    outln!("{}", self.speech.word("connect-asked"));
                }
                Ok(())
            }
        }
    }

    /// Sends a command until it is answered.
    fn send(&mut self, envelope: &Envelope) -> Result<Answer, Problem> {
        let mut pause = Duration::from_millis(100);
        for _ in 0..8 {
            match self.client.command(&self.table, envelope) {
                Err(problem) if problem.code == tianxia_protocol::Code::Unavailable => {
                    std::thread::sleep(pause);
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
                answered => return answered,
            }
        }
        self.client.command(&self.table, envelope)
    }

    /// The answers this seat may give now.
    fn choices(&self) -> Vec<Choice> {
        self.game().and_then(|game| game.legal.as_ref()).map_or_else(Vec::new, Legal::unpack)
    }

    fn list_legal(&self, prefix: &str) {
        let wanted = prefix.to_ascii_lowercase();
        let listed = self.choices().into_iter().map(|choice| choice.notation);
        let listed = listed.filter(|notation| notation.to_ascii_lowercase().starts_with(&wanted));
        outln!("{}", draw::listing(listed));
    }

    fn preview(&mut self, seat: u8, at: u32, action: &str) -> Result<(), Problem> {
        let choice = self.choices().into_iter().find(|choice| choice.notation.eq_ignore_ascii_case(action));
        let Some(number) = choice.map(|choice| choice.number) else { return self.why_not(seat, at, action) };
        let query = format!("/api/tables/{}/preview?seat={seat}&at={at}&number={number}", self.table);
        let preview: Preview = self.client.get(&query)?;
        outln!("{}{}", words::tell_all(&self.speech, &preview.told), if preview.draws { " …" } else { "" });
        Ok(())
    }

    /// Says why an action is not legal.
    fn why_not(&mut self, seat: u8, at: u32, action: &str) -> Result<(), Problem> {
        let why: WhyNot = self.client.why_not(&self.table, seat, at, action)?;
        match why.phrase {
            Some(phrase) => {
                let rule = why.rule.map_or_else(String::new, |rule| format!(" ({rule})"));
                outln!("{}{rule}", words::say(&self.speech, &phrase));
            }
            None => outln!("{}", self.speech.word("connect-not-legal")),
        }
        Ok(())
    }

    fn hint(&mut self, seat: u8) -> Result<(), Problem> {
        outln!("{}", self.speech.word("thinking"));
        let hint: Hint = self.client.post(&format!("/api/tables/{}/hint?seat={seat}", self.table), &())?;
        for action in hint.actions.into_iter().filter(|action| action.sure).take(3) {
            outln!("  {:3.0} %  {}", action.chance * 100.0, action.notation);
        }
        Ok(())
    }
}

/// Receives updates until the receiver is dropped. Reconnects whenever the connection is lost.
fn listen(client: &Client, table: &str, news: &Sender<News>) {
    let mut seen: Option<u32> = None;
    let mut pause = Duration::from_millis(100);
    let mut was_lost = false;
    loop {
        let query = seen.map_or_else(String::new, |seen| format!("since={seen}"));
        if let Ok(mut live) = client.live(table, &query) {
            if std::mem::take(&mut was_lost) && news.send(News::Back).is_err() {
                return;
            }
            pause = Duration::from_millis(100);
            if hear(&mut live, &mut seen, news).is_err() {
                return;
            }
        }
        if !was_lost && news.send(News::Lost).is_err() {
            return;
        }
        was_lost = true;
        std::thread::sleep(pause);
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// Receives updates until the connection is lost. An error means that the receiver was dropped.
fn hear(live: &mut Live, seen: &mut Option<u32>, news: &Sender<News>) -> Result<(), ()> {
    // The server pings within this time; silence means that the line is dead.
    let _ = live.set_patience(Some(Duration::from_secs(90)));
    while let Ok(message) = live.receive() {
        match message {
            FromServer::Update(update) => {
                *seen = Some(update.seq);
                news.send(News::Update(update)).map_err(|_| ())?;
            }
            FromServer::Closing => return Ok(()),
            // Nobody here has asked for anything, nor for changes instead of updates.
            FromServer::Answer(_)
            | FromServer::Preview(_)
            | FromServer::WhyNot(_)
            | FromServer::Problem(_)
            | FromServer::Changed(_)
            | FromServer::Alive => {}
        }
    }
    Ok(())
}
