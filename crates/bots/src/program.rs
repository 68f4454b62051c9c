//! Any program as a player, over its standard input and output, one line each way: for every decision the program is told
//! what its seat may know, as one line of JSON, and answers with the notation of one legal action. `docs/bots.md` has
//! the protocol in full.

use serde::Serialize;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;
use tianxia_core::{BadInput, Eye, Outcome, Phrase};
use tianxia_games::{AnyMatch, Json};

/// How long a program may think about one decision, unless somebody says otherwise.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// A line of this many bytes is no answer; what comes after is not read.
const LONGEST_ANSWER: u64 = 4096;

/// A program that plays.
pub struct Program {
    words: Vec<String>,
    patience: Duration,
    running: Option<Running>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

/// What a program is told when it has to decide.
#[derive(Serialize)]
struct Question<'a> {
    game: &'static str,
    players: u8,
    seat: u8,
    ask: Phrase,
    view: Json,
    legal: Vec<&'a str>,
}

/// What a program is told at the end.
#[derive(Serialize)]
struct Farewell<'a> {
    over: bool,
    places: &'a [u8],
    scores: &'a [i32],
}

impl Program {
    /// The program of a command line: the words are the program and its arguments, split at spaces.
    pub fn new(command: &str, patience: Duration) -> Result<Self, BadInput> {
        let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        if words.is_empty() {
            return Err(BadInput::new("`cmd:` names no program; write cmd:./mybot, with arguments after spaces"));
        }
        Ok(Program { words, patience, running: None })
    }

    /// Asks the program for its action, by number. A program that crashed or hung was ended and is started anew by the next
    /// question; the error is a sentence that says what it did.
    pub fn choose(&mut self, game: &dyn AnyMatch) -> Result<u32, String> {
        let Some(seat) = game.turn().seat() else { return Err("was asked after the end of the game".to_owned()) };
        let legal = game.legal();
        let question = Question {
            game: game.about().id,
            players: game.players(),
            seat: seat.into(),
            ask: game.ask(),
            view: game.view(Eye::Seat(seat)),
            legal: legal.iter().map(|choice| choice.notation.as_str()).collect(),
        };
        let line = serde_json::to_string(&question).map_err(|error| error.to_string())?;
        let answer = self.exchange(&line).inspect_err(|_| self.end())?;
        let answer = answer.trim();
        legal
            .iter()
            .find(|choice| choice.notation == answer)
            .map(|choice| choice.number)
            .ok_or_else(|| format!("answered `{}`, which is not legal", answer.chars().take(60).collect::<String>()))
    }

    /// Tells the program how the game ended.
    pub fn farewell(&mut self, outcome: &Outcome) {
        let farewell = Farewell { over: true, places: &outcome.places, scores: &outcome.scores };
        if let (Some(running), Ok(line)) = (&mut self.running, serde_json::to_string(&farewell)) {
            // Whether it still listens is its own affair.
            let _ = writeln!(running.input, "{line}");
        }
        self.end();
    }

    fn exchange(&mut self, question: &str) -> Result<String, String> {
        let running = match &mut self.running {
            Some(running) => running,
            none => none.insert(Running::start(&self.words)?),
        };
        writeln!(running.input, "{question}")
            .and_then(|()| running.input.flush())
            .map_err(|_| "ended without an answer".to_owned())?;
        running.answers.recv_timeout(self.patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("gave no answer in {} s", self.patience.as_secs_f32()),
            RecvTimeoutError::Disconnected => "ended without an answer".to_owned(),
        })
    }

    fn end(&mut self) {
        if let Some(running) = self.running.take() {
            running.end();
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.end();
    }
}

impl Running {
    fn start(words: &[String]) -> Result<Running, String> {
        let mut child = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot be started: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("cannot be started: it has no standard input or output".to_owned());
        };
        let (sender, answers) = mpsc::channel();
        // A thread of its own reads, so that a program that hangs holds up nobody.
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                let read = std::io::Read::take(&mut output, LONGEST_ANSWER).read_until(b'\n', &mut line);
                let alive = matches!(read, Ok(1..)) && sender.send(String::from_utf8_lossy(&line).into_owned()).is_ok();
                if !alive {
                    return;
                }
            }
        });
        Ok(Running { child, input, answers })
    }

    /// Closes its input, and ends it if it does not end by itself soon.
    fn end(self) {
        let Running { mut child, input, answers } = self;
        drop(input);
        while answers.recv_timeout(Duration::from_millis(200)).is_ok() {}
        if !matches!(child.try_wait(), Ok(Some(_))) {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
