//! The names of features that kinds of actions have, put together when the program is compiled.

/// Counts the names, where neighbouring equal ones are one and kinds without a name have none.
#[must_use]
pub const fn distinct(names: &[Option<&str>]) -> usize {
    let (mut count, mut index) = (0, 0);
    while index < names.len() {
        count += new_name(names, index) as usize;
        index += 1;
    }
    count
}

/// Lists the names, neighbouring equal ones once.
#[must_use]
pub const fn distinct_names<const N: usize>(names: &[Option<&'static str>]) -> [&'static str; N] {
    let mut all = [""; N];
    let (mut next, mut index) = (0, 0);
    while index < names.len() {
        if let (true, Some(name)) = (new_name(names, index), names[index]) {
            all[next] = name;
            next += 1;
        }
        index += 1;
    }
    all
}

/// Returns the place of a kind's name among the names listed.
#[must_use]
pub const fn place_of(names: &[Option<&str>], kind: usize) -> Option<usize> {
    if names[kind].is_none() {
        return None;
    }
    let (mut place, mut index) = (0, 1);
    while index <= kind {
        place += new_name(names, index) as usize;
        index += 1;
    }
    // A first kind without a name takes no place.
    Some(if names[0].is_none() { place - 1 } else { place })
}

/// Joins two lists of names, when the program is compiled.
#[must_use]
pub const fn joined<const N: usize>(first: &[&'static str], rest: &[&'static str]) -> [&'static str; N] {
    let mut all = [""; N];
    let mut index = 0;
    while index < N {
        all[index] = if index < first.len() { first[index] } else { rest[index - first.len()] };
        index += 1;
    }
    all
}

const fn new_name(names: &[Option<&str>], index: usize) -> bool {
    match (names[index], if index == 0 { None } else { names[index - 1] }) {
        (None, _) => false,
        (Some(_), None) => true,
        (Some(name), Some(before)) => !equal(name.as_bytes(), before.as_bytes()),
    }
}

pub(super) const fn equal(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut index = 0;
    while index < one.len() {
        if one[index] != other[index] {
            return false;
        }
        index += 1;
    }
    true
}
