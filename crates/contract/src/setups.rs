//! Every way a game can be set up.

use tianxia_core::{OptionKind, OptionSpec, Setup, Written};

/// Every number of players with every combination of options that the game allows. Of options that are lists, nothing, each
/// alone and all together; own boards are left to the caller.
#[must_use]
pub fn every_setup<G: Written>() -> Vec<Setup> {
    let about = G::about();
    let mut setups: Vec<Setup> = (about.players.0..=about.players.1).map(Setup::new).collect();
    for option in about.options {
        let values = values(option);
        setups = setups
            .iter()
            .flat_map(|setup| values.iter().map(|value| setup.clone().with(option.key, value.clone())))
            .collect();
    }
    setups.retain(|setup| G::read_options(setup).is_ok());
    setups
}

fn values(option: &OptionSpec) -> Vec<String> {
    let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    match option.kind {
        OptionKind::Flag => owned(&["true", "false"]),
        OptionKind::Choice(names) | OptionKind::Board(names) => owned(names),
        OptionKind::Boards(names) => {
            let mut lists = owned(names);
            lists.push(String::new());
            if names.len() > 1 {
                lists.push(names.join(","));
            }
            lists
        }
    }
}
