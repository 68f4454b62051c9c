//! Any program as a player, over its standard input and output, one line each way: for every decision the program is told
//! what its seat may know, as one line of JSON, and answers with the notation of one legal action. `docs/bots.md` has
//! the protocol in full.

use serde::Serialize;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::time::{Duration, Instant};
use tianxia_core::{BadInput, Eye, Outcome, Phrase};
use tianxia_games::{AnyMatch, Choice, Json};

/// How long a program may think about one decision, unless somebody says otherwise.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// A line of this many bytes is no answer; the rest of it is thrown away.
const LONGEST_ANSWER: u64 = 4096;
/// As many lines wait to be read; a program that says more is held up.
const LINES: usize = 64;
/// How long a legal answer is waited for after one that is not.
const SECOND_THOUGHT: Duration = Duration::from_millis(200);
/// How long a program may take to end after the last game is over.
const FAREWELL: Duration = Duration::from_secs(2);
/// How often somebody who waits looks whether it is to stop.
const MOMENT: Duration = Duration::from_millis(20);

/// A program that plays.
pub struct Program {
    words: Vec<String>,
    patience: Duration,
    running: Option<Running>,
}

struct Running {
    child: Child,
    questions: Sender<String>,
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
        if cfg!(unix) && !is_there(&words[0]) {
            return Err(BadInput::new(format!(
                "there is no program `{}`; write its path, as in cmd:./mybot",
                words[0]
            )));
        }
        Ok(Program { words, patience, running: None })
    }

    /// Asks the program for its action, by number. A program that crashed or hung was ended and is started anew by the next
    /// question; the error is a sentence that says what it did. With `stop` set nobody waits for it any longer.
    pub fn choose(&mut self, game: &dyn AnyMatch, stop: &AtomicBool) -> Result<u32, String> {
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
        self.ask(line).inspect_err(|_| self.kill())?;
        self.answer(&legal, stop)
    }

    /// Tells the program how the game ended, and lets it end by itself, if it does so soon.
    pub fn farewell(&mut self, outcome: &Outcome) {
        let farewell = Farewell { over: true, places: &outcome.places, scores: &outcome.scores };
        if let (Some(running), Ok(line)) = (self.running.take(), serde_json::to_string(&farewell)) {
            // Whether it still listens is its own affair.
            let _ = running.questions.send(line);
            running.end();
        }
    }

    /// Puts a question; what the program said unasked is no answer to it.
    fn ask(&mut self, question: String) -> Result<(), String> {
        let running = match &mut self.running {
            Some(running) => running,
            none => none.insert(Running::start(&self.words)?),
        };
        (0..LINES).take_while(|_| running.answers.try_recv().is_ok()).for_each(drop);
        running.questions.send(question).map_err(|_| ENDED.to_owned())
    }

    /// Waits for an answer. What is not legal may have been a greeting, so a legal line may follow it soon: an answer to this
    /// question must not be taken for one to the next.
    fn answer(&mut self, legal: &[Choice], stop: &AtomicBool) -> Result<u32, String> {
        let mut end = Instant::now().checked_add(self.patience);
        let mut wrong = None;
        loop {
            match self.hear(end, stop) {
                Ok(line) => match legal.iter().find(|choice| choice.notation == line.trim()) {
                    Some(choice) => return Ok(choice.number),
                    None if wrong.is_some() => {}
                    None => {
                        wrong = Some(not_legal(line.trim()));
                        end = Instant::now().checked_add(SECOND_THOUGHT);
                    }
                },
                Err(fault) => {
                    if wrong.is_none() || fault == ENDED {
                        self.kill();
                    }
                    return Err(wrong.unwrap_or(fault));
                }
            }
        }
    }

    /// The next line of the program.
    fn hear(&self, end: Option<Instant>, stop: &AtomicBool) -> Result<String, String> {
        let running = self.running.as_ref().ok_or(ENDED)?;
        while end.is_none_or(|end| Instant::now() < end) && !stop.load(Ordering::Relaxed) {
            match running.answers.recv_timeout(MOMENT.min(self.patience)) {
                Ok(answer) => return Ok(answer),
                Err(RecvTimeoutError::Disconnected) => return Err(ENDED.to_owned()),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        Err(format!("gave no answer in {} s", self.patience.as_secs_f32()))
    }

    fn kill(&mut self) {
        if let Some(running) = self.running.take() {
            kill(running.child);
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}

const ENDED: &str = "ended without an answer";

fn not_legal(answer: &str) -> String {
    let shown: String = answer.chars().take(60).flat_map(char::escape_debug).collect();
    format!("answered `{shown}`, which is not legal")
}

/// Is there such a program, at its path or where programs are looked for?
fn is_there(program: &str) -> bool {
    if program.contains('/') {
        return Path::new(program).is_file();
    }
    std::env::var_os("PATH").is_some_and(|path| std::env::split_paths(&path).any(|dir| dir.join(program).is_file()))
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
        // Threads of their own write and read, so that a program that does neither holds up nobody.
        let (questions, asked) = mpsc::channel();
        let (answered, answers) = mpsc::sync_channel(LINES);
        std::thread::spawn(move || pass_on(&asked, input));
        std::thread::spawn(move || listen(output, &answered));
        Ok(Running { child, questions, answers })
    }

    /// Closes its input, and kills it if it does not end by itself soon.
    fn end(self) {
        let Running { mut child, questions, answers } = self;
        drop(questions);
        let asked_to_end = Instant::now();
        while asked_to_end.elapsed() < FAREWELL && !matches!(child.try_wait(), Ok(Some(_))) {
            // What it still says is thrown away, lest it wait for somebody to read it.
            if let Err(RecvTimeoutError::Disconnected) = answers.recv_timeout(MOMENT / 10) {
                std::thread::sleep(MOMENT / 10);
            }
        }
        kill(child);
    }
}

fn kill(mut child: Child) {
    let _ = child.kill();
    let _ = child.wait();
}

/// Writes lines until there are no more, or nobody takes them.
fn pass_on(lines: &Receiver<String>, mut input: ChildStdin) {
    while let Ok(line) = lines.recv() {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until the last one, or until nobody wants them any more.
fn listen(output: ChildStdout, heard: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        if !matches!((&mut output).take(LONGEST_ANSWER).read_until(b'\n', &mut line), Ok(1..)) {
            return;
        }
        let whole = line.ends_with(b"\n");
        if heard.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
            return;
        }
        if !whole && output.skip_until(b'\n').is_err() {
            return;
        }
    }
}
