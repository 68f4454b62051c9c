//! `exp` and `ln` with the same bits on every machine: the standard library's come from the system, so that a bot in a browser would now
//! and then play otherwise than the same bot on a server. (Square roots are exact everywhere.)

pub(crate) fn exp(power: f32) -> f32 {
    libm::expf(power)
}

pub(crate) fn ln(number: f32) -> f32 {
    libm::logf(number)
}
