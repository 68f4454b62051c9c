//! What a program awaits of a server or a worker. It is boxed in this crate, and so compiled with it: a plain future would be compiled with the program that
//! polls it, which is optimised for a short build.

use crate::error::ServerError;
use std::pin::Pin;

/// A server or a worker on its way to something.
pub type Running<T> = Pin<Box<dyn Future<Output = Result<T, ServerError>>>>;

/// Ready when it is time to stop.
pub(crate) type Stop = Pin<Box<dyn Future<Output = ()>>>;
