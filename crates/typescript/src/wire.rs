//! Everything that goes over the wire between a server and its clients. What clients send is described as it is read (what has a default may be
//! left out), what they are sent as it is written.

use crate::declare::Untranslatable;
use schemars::JsonSchema;
use schemars::generate::{Contract, SchemaSettings};
use serde_json::{Map, Value};
use tianxia_protocol as wire;
use tianxia_rulebook as rulebook;

/// Schemas by the names of their types.
pub(crate) struct Wire {
    /// What stands behind the `?` of an address.
    pub(crate) queries: Map<String, Value>,
    /// What is sent to and fro, and every type it needs.
    pub(crate) schemas: Map<String, Value>,
}

/// Names every type of a list to a generator.
macro_rules! name_all {
    ($generator:ident: $($name:ty),* $(,)?) => { $($generator.subschema_for::<$name>();)* };
}

/// What routes name: a test of the server's finds what is missing here, and what is not needed.
pub(crate) fn wire() -> Result<Wire, Untranslatable> {
    let generator = |contract| {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = "/components/schemas".into();
            settings.contract = contract;
        });
        settings.into_generator()
    };
    let (mut asked, mut answered) = (generator(Contract::Deserialize), generator(Contract::Serialize));
    name_all!(asked:
        wire::Announce, wire::BlockSeat, wire::Claim, wire::Envelope, wire::Erase, wire::FromClient, wire::KeepRatings, wire::LessonAttempt,
        wire::NewTable, wire::NoticesUnwanted, wire::NoticesWanted, wire::Reason, wire::Recover, wire::Rename, wire::Report,
    );
    name_all!(answered:
        wire::About, wire::Account, wire::Act, wire::Acts, wire::AnalysisLine, wire::Answer, wire::Blocks, wire::DeviceLink, wire::Erased,
        wire::Export, wire::FromServer, wire::Hint, wire::Imagined, wire::LessonAbout, wire::Listings, wire::LogPart, wire::Made, wire::Me,
        wire::Moment, wire::MyRatings, wire::MyTables, wire::NoticesAbout, wire::Overview, wire::PersonRows, wire::Preview, wire::Problem,
        wire::PuzzleAbout, wire::RatedGames, wire::RecoveryPhrase, wire::ReportRows, wire::SentReport, wire::Stage, wire::TableRatings,
        wire::TableRows, wire::Update, wire::WhyNot, rulebook::Book, rulebook::Shown,
    );
    let mut queries = Map::new();
    macro_rules! query {
        ($($name:ident),* $(,)?) => {
            $(queries.insert(stringify!($name).to_owned(), <wire::$name as JsonSchema>::json_schema(&mut asked).to_value());)*
        };
    }
    query!(
        ArchiveQuery,
        GamesQuery,
        HintQuery,
        InLanguage,
        LiveQuery,
        LobbyQuery,
        LogQuery,
        PeopleQuery,
        PictureQuery,
        PreviewQuery,
        ReplayQuery,
        Sight,
        ReportsQuery,
        TablesQuery,
        WhyNotQuery,
    );
    let (asked, mut schemas) = (asked.take_definitions(true), answered.take_definitions(true));
    for (name, schema) in asked {
        match schemas.get(&name) {
            Some(other) if *other != schema => {
                return Err(Untranslatable::new(format!("`{name}` looks different from both sides")));
            }
            _ => schemas.insert(name, schema),
        };
    }
    Ok(Wire { queries, schemas })
}
