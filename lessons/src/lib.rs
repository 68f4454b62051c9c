//! Lessons that teach a game by playing it. A [`Lesson`] is a file: a position, what is said, what to point at, which answers are right and
//! what is said of the others, what opponents and dice do. [`Lesson::at`] is the lesson after some answers, ready to be shown: a pure
//! function that reads no file, clock or socket. [`check`] holds lessons against the rules; `docs/lessons.md` explains the format.
//!
//! ```
//! use tianxia_lessons::Lesson;
//! use tianxia_protocol::{LessonAttempt, LessonVerdictKind, Play};
//!
//! let lesson = Lesson::read("01-first", r#"
//!     game = "qin"
//!     title = "lesson-title"
//!     about = "lesson-about"
//!     minutes = 1
//!     rules = ["Q8", "Q11"]
//!
//!     [position]
//!     hands = ["RR", "BB"]
//!     diagram = "R . . B"
//!
//!     [[step]]
//!     say = "lesson-say"
//!     right = ["RR b1 c1"]
//!
//!     [closing]
//!     say = "lesson-closing"
//! "#)?;
//! let tried = LessonAttempt { tried: Some(Play::Notation("RR b1 c1".to_owned())), ..LessonAttempt::default() };
//! let stage = lesson.at(&tried)?;
//! assert_eq!(stage.verdict.map(|verdict| verdict.kind), Some(LessonVerdictKind::Right));
//! assert!(stage.done);
//! # Ok::<(), tianxia_core::BadInput>(())
//! ```

pub mod check;
mod file;
mod folder;
mod lesson;
mod library;
mod point;
mod stage;
mod texts;
mod walk;

pub use folder::{COMMON, Folder};
pub use lesson::Lesson;
pub use library::Library;
pub use texts::Texts;
