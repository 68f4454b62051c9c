//! `tianxia schema`: what a program is sent of a game, described as JSON Schema, field by field. The words come from the documentation of
//! the types themselves, so that they cannot fall behind.

use crate::cli::{self, Described};
use crate::failure::Failure;
use crate::out::outln;
use schemars::{JsonSchema, Schema, schema_for};
use serde_json::{Map, Value};
use tianxia_core::{Game, Written};
use tianxia_games::with_game;

pub(crate) fn run(args: &cli::Schema) -> Result<(), Failure> {
    let described = with_game!(args.game.as_str(), G => describe::<G>(args.of)).map_err(Failure::usage)?;
    outln!("{}", serde_json::to_string_pretty(&described).map_err(Failure::wrong)?);
    Ok(())
}

fn describe<G: Written>(of: Option<Described>) -> Value {
    let schema = |of| match of {
        Described::View => of_type::<<G as Game>::View>(),
        Described::Event => of_type::<<G as Game>::Event>(),
        Described::Action => of_type::<G::ActionData>(),
        Described::Effect => of_type::<<G as Game>::Effect>(),
    };
    let all = || {
        [
            ("view", Described::View),
            ("event", Described::Event),
            ("action", Described::Action),
            ("effect", Described::Effect),
        ]
    };
    match of {
        Some(of) => schema(of).into(),
        None => all().map(|(name, of)| (name.to_owned(), schema(of).into())).into_iter().collect::<Map<_, _>>().into(),
    }
}

fn of_type<T: JsonSchema>() -> Schema {
    schema_for!(T)
}
