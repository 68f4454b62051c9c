//! A program that runs: lines go in and come out, each way on a thread of its own, so that a program that does not read or never stops
//! talking holds up nobody.

use super::ProgramFault;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::time::{Duration, Instant};

/// A line of this many bytes is no answer; the rest of it is thrown away.
const LONGEST_ANSWER: u64 = 4096;
/// As many lines wait to be read; a program that says more is held up.
pub(super) const LINES: usize = 64;
/// How long a program may take to end after its input has closed.
const FAREWELL: Duration = Duration::from_secs(2);
/// How often somebody who waits looks whether it is to stop.
pub(super) const MOMENT: Duration = Duration::from_millis(20);

pub(super) struct Process {
    child: Child,
    pub(super) questions: Sender<String>,
    pub(super) answers: Receiver<String>,
}

/// Is there such a program, at its path or where programs are looked for?
pub(super) fn is_there(program: &str) -> bool {
    if program.contains('/') {
        return Path::new(program).is_file();
    }
    std::env::var_os("PATH").is_some_and(|path| std::env::split_paths(&path).any(|dir| dir.join(program).is_file()))
}

impl Process {
    pub(super) fn start(words: &[String]) -> Result<Process, ProgramFault> {
        let mut child = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| ProgramFault::NotStarted(error.to_string()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(ProgramFault::NotStarted("it has no standard input or output".to_owned()));
        };
        // Threads of their own write and read, so that a program that does neither holds up nobody.
        let (questions, asked) = mpsc::channel();
        let (answered, answers) = mpsc::sync_channel(LINES);
        std::thread::spawn(move || pass_on(&asked, input));
        std::thread::spawn(move || listen(output, &answered));
        Ok(Process { child, questions, answers })
    }

    /// Closes its input, and kills it if it does not end by itself soon.
    pub(super) fn end(self) {
        let Process { mut child, questions, answers } = self;
        drop(questions);
        let asked_to_end = Instant::now();
        while asked_to_end.elapsed() < FAREWELL && !matches!(child.try_wait(), Ok(Some(_))) {
            // What it still says is thrown away, lest it wait for somebody to read it.
            if let Err(RecvTimeoutError::Disconnected) = answers.recv_timeout(MOMENT / 10) {
                std::thread::sleep(MOMENT / 10);
            }
        }
        let _ = child.kill();
        let _ = child.wait();
    }

    /// Ends it at once.
    pub(super) fn kill(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
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
