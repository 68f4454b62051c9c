//! No viewpoint ever receives what it must not know. Whole games of every game are played over the wire while every seat and a spectator
//! record every byte; then it is shown that each would have received the same, had the others' secrets been different: every
//! part of every message is either what another world would have shown too, or the same for everybody and known before
//! anything was dealt.

use crate::kit::*;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use tianxia_client::{Client, Live};
use tianxia_core::{Dice, FastDice, Match, Record, Seat, Seed, Setup, Viewpoint, Written};
use tianxia_games::{AnyMatch, with_game};
use tianxia_protocol::{
    FromClient, FromServer, Happening, Outcome, Phrase, Play, Preview, PreviewAnswer, Told, UndoNow, Update,
    ViewpointName,
};

/// As many previews are asked for at each decision.
const PREVIEWS: usize = 3;

/// A game as it was played.
struct Story {
    record: Record,
    /// The table before anything was dealt, as a stranger saw it.
    before: Value,
    /// Of every action: could it be taken back freely?
    free: Vec<bool>,
    witnesses: Vec<Witness>,
}

/// Everything one viewpoint was sent.
struct Witness {
    eye: Viewpoint,
    live: Live,
    bytes: Vec<String>,
    updates: Vec<Update>,
    /// The table as it was told last; where only changes came, they are made in it.
    held: Held,
    /// What was asked at which decision (how many actions had been played), and the answer.
    previews: Vec<(usize, u32, Preview)>,
}

impl Witness {
    fn new(eye: Viewpoint, live: Live) -> Self {
        Witness { eye, live, bytes: Vec::new(), updates: Vec::new(), held: Held::default(), previews: Vec::new() }
    }

    /// Reads until an update tells of entry `seq`.
    fn read_up_to(&mut self, seq: u32) {
        while self.updates.last().is_none_or(|update| update.seq < seq) {
            match self.read() {
                FromServer::Update(update) => self.note(*update),
                FromServer::Answer(answer) => assert!(answer.seq.is_some(), "{answer:?}"),
                other => panic!("{other:?}"),
            }
        }
    }

    /// Keeps an update with news of the game; others tell that a player has come or gone.
    fn note(&mut self, update: Update) {
        if self.updates.last().is_none_or(|last| last.seq < update.seq) {
            self.updates.push(update);
        }
    }

    fn read(&mut self) -> FromServer {
        let text = self.live.receive_text().unwrap();
        let message = serde_json::from_str(&text).unwrap();
        self.bytes.push(text);
        match self.held.take_in(&message) {
            true => FromServer::Update(Box::new(self.held.update.clone().unwrap())),
            false => message,
        }
    }

    fn preview(&mut self, played: usize, seat: u8, at: u32, number: u32) {
        self.live.send(&FromClient::Preview { id: fresh(), seat, at, number }).unwrap();
        loop {
            match self.read() {
                FromServer::Preview(PreviewAnswer { preview: Some(preview), .. }) => {
                    return self.previews.push((played, number, preview));
                }
                FromServer::Update(update) => self.note(*update),
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn nobody_receives_what_they_must_not_know() {
    let server = Server::start(NO_LIMITS);
    for game in tianxia_games::IDS {
        let (fewest, most) = tianxia_games::about(game).unwrap().players;
        for players in [fewest, most.min(fewest + 1)] {
            let story = whole_game(&server, game, players);
            check_remainders(&story);
            let differing = with_game!(*game, G => judge::<G>(&story)).unwrap();
            // The Year of the Dragon hides nothing but what is not drawn yet: there every viewpoint sees all there is.
            let start = tianxia_games::start(game, &Setup::new(players), Seed::from_number(1)).unwrap();
            let hides = start.view(Viewpoint::Open) != start.view(Viewpoint::Spectator);
            let shown = [differing.worlds, differing.previews, differing.events].map(|count| count > 0);
            assert_eq!(shown, [hides; 3], "{game}: no other world was ever possible, so this shows nothing");
        }
    }
}

fn whole_game(server: &Server, game: &str, players: u8) -> Story {
    let mut people: Vec<Client> = (1..=players).map(|number| server.person(&format!("Player {number}"))).collect();
    let mut seats = vec![tianxia_protocol::Filling::Open; usize::from(players)];
    seats[0] = me();
    let table = people[0].create(&table_of(game, seats)).unwrap();
    for person in &mut people[1..] {
        done(person, &table, tianxia_protocol::Command::Join { seat: None });
    }
    let mut stranger = Client::new(&server.url, None);
    let before = serde_json::to_value(stranger.table(&table).unwrap().table).unwrap();
    let mut seq = done(&mut people[0], &table, tianxia_protocol::Command::Start);
    // Every other seat is told whole positions.
    let told = |seat: Seat| if seat.index().is_multiple_of(2) { "changes=true" } else { "" };
    let mut witnesses: Vec<Witness> = Seat::all(players)
        .map(|seat| Witness::new(Viewpoint::Seat(seat), people[seat.index()].live(&table, told(seat)).unwrap()))
        .collect();
    witnesses.push(Witness::new(Viewpoint::Spectator, stranger.live(&table, "changes=true").unwrap()));
    let mut dice = FastDice::new(u64::from(players));
    let mut free = Vec::new();
    loop {
        witnesses.iter_mut().for_each(|witness| witness.read_up_to(seq));
        let newest = witnesses.iter().find_map(|witness| witness.updates.last()).unwrap();
        let Some(turn) = newest.game.as_ref().unwrap().turn else { break };
        let witness = &mut witnesses[usize::from(turn) - 1];
        let now = witness.updates.last().unwrap().game.clone().unwrap();
        let legal = now.legal.expect("the deciding seat is told its actions").unpack();
        let mut any = || legal[dice.below(legal.len() as u32) as usize].clone();
        for _ in 0..PREVIEWS {
            witness.preview(free.len(), turn, now.at, any().number);
        }
        let choice = any();
        free.push(choice.free);
        let command = tianxia_protocol::Command::Act { seat: turn, at: now.at, action: Play::Number(choice.number) };
        witness.live.send(&FromClient::Command { id: fresh(), command }).unwrap();
        seq += 1;
    }
    let record = people[0].get_text(&format!("/api/tables/{table}/record")).unwrap();
    Story { record: record.parse().unwrap(), before, free, witnesses }
}

/// How often another world differed from the real one and still looked the same.
#[derive(Default)]
struct Differing {
    worlds: u32,
    previews: u32,
    events: u32,
}

/// Holds what every viewpoint received against what it would have received in worlds that it cannot tell from the real one.
fn judge<G: Written>(story: &Story) -> Differing {
    let mut differing = Differing::default();
    let mut dice = FastDice::new(7);
    let actions = story.record.entries.len();
    let mut earlier: Option<Match<G>> = None;
    for played in 0..=actions {
        let game = tianxia_games::replay(&story.record, Some(played)).unwrap();
        let real = game.as_any().downcast_ref::<Match<G>>().unwrap();
        let state = real.state();
        for witness in &story.witnesses {
            let eye = witness.eye;
            let acted = |update: &&Update| acted(update, &witness.updates) == played;
            let update = witness.updates.iter().find(acted).expect("every state was told");
            assert_eq!(update.eye, ViewpointName::of(eye));
            same(update, &*game, eye, "the real world");
            check_items(update, &*game, eye, played);
            check_undo(update, story, eye, played);
            let previews = || witness.previews.iter().filter(|(at, ..)| *at == played);
            for (_, number, preview) in previews() {
                assert_eq!(json!(preview), previewed(&*game, *number), "the real world");
            }
            // What a spectator knows, any seat knows.
            let seat = match eye {
                Viewpoint::Seat(seat) => seat,
                _ => Seat::new(played % usize::from(state.players())),
            };
            if played < actions {
                let world = state.imagine(seat, &mut dice);
                let differs = u32::from(world != *state);
                let other = begun_from(&world, story.record.seed);
                same(update, &other, eye, "another world");
                differing.worlds += differs;
                for (_, number, preview) in previews() {
                    assert_eq!(json!(preview), previewed(&other, *number), "another world");
                    differing.previews += differs;
                }
            }
            if let Some(before) = &earlier {
                let (actor, action) = real.steps().last().map(|step| (step.seat, step.action)).unwrap();
                let world = before.state().imagine(seat, &mut dice);
                let differs = u32::from(world != *before.state());
                differing.events += differs * events_alike(before.state(), &world, actor, action, eye);
            }
        }
        earlier = Some(real.clone());
    }
    differing
}

fn begun_from<G: Written>(state: &G, seed: Seed) -> Match<G> {
    Match::start_from(&toml::to_string(&state.position()).unwrap(), None, seed).unwrap()
}

/// An action in two worlds that look the same, with the same chance: where they look the same afterwards, what is told is the same.
/// Says how often (once or not at all) there was something to compare.
fn events_alike<G: Written>(state: &G, world: &G, actor: Seat, action: G::Action, eye: Viewpoint) -> u32 {
    let seed = Seed::from_number(9);
    let [mut real, mut other] = [state, world].map(|world| begun_from(world, seed));
    if real.act(actor, action).is_err() || other.act(actor, action).is_err() {
        // In the other world that seat held something else.
        return 0;
    }
    if real.state().view(eye) != other.state().view(eye) {
        // Something was drawn for all to see.
        return 0;
    }
    assert_eq!(AnyMatch::told(&real, 0, eye), AnyMatch::told(&other, 0, eye), "{eye:?}: {}", state.write(action));
    1
}

/// How many actions had been played when an update was made.
fn acted(update: &Update, all: &[Update]) -> usize {
    let items = all.iter().take_while(|earlier| earlier.seq <= update.seq).flat_map(|update| &update.items);
    items.filter(|item| matches!(item.what, Happening::Acted { .. })).count()
}

/// Is this update exactly what the viewpoint would have been shown of that world?
fn same(update: &Update, world: &dyn AnyMatch, eye: Viewpoint, which: &str) {
    let now = update.game.as_ref().unwrap();
    assert_eq!(now.view, world.view(eye), "{which}: {eye:?} at {}", now.at);
    assert_eq!(now.turn, world.turn().seat().map(u8::from), "{which}");
    assert_eq!(now.ask, Phrase::from(&world.ask()), "{which}");
    let decides = world.turn().seat().is_some_and(|seat| eye == Viewpoint::Seat(seat));
    let legal = decides.then(|| json!(world.legal()));
    assert_eq!(now.legal.as_ref().map(|legal| json!(legal.unpack())), legal, "{which}: {eye:?}");
    let outcome = world.outcome().as_ref().map(Outcome::from);
    assert_eq!(now.outcome, outcome, "{which}");
}

/// What the server would say of an action in that world.
fn previewed(world: &dyn AnyMatch, number: u32) -> Value {
    let (told, draws, hands_over) = world.preview(number).unwrap();
    json!(Preview {
        told: told.into_iter().map(|told| Told::new(told.event, &told.phrase)).collect(),
        draws,
        hands_over
    })
}

/// An entry tells its viewpoint what the game lets it witness, and the words of an action only to who played it.
fn check_items(update: &Update, game: &dyn AnyMatch, eye: Viewpoint, played: usize) {
    for item in &update.items {
        if let Happening::Acted { seat, notation, action, told, .. } = &item.what {
            let own = eye == Viewpoint::Seat(Seat::try_from(*seat).unwrap());
            assert_eq!((notation.is_some(), action.is_some()), (own, own));
            let expected: Vec<Told> =
                game.told(played - 1, eye).into_iter().map(|told| Told::new(told.event, &told.phrase)).collect();
            assert_eq!(told, &expected);
        }
    }
}

/// Whether a viewpoint can take back follows from who acted, and from what its seat was told of that action beforehand.
fn check_undo(update: &Update, story: &Story, eye: Viewpoint, played: usize) {
    let now = update.game.as_ref().unwrap();
    let entries = &story.record.entries[..played];
    let expected = match eye {
        Viewpoint::Seat(seat) if now.turn.is_some() => match entries.last() {
            Some(last) if last.seat == seat && story.free[played - 1] => UndoNow::Free,
            _ if entries.iter().any(|entry| entry.seat == seat) => UndoNow::Ask,
            _ => UndoNow::No,
        },
        _ => UndoNow::No,
    };
    assert_eq!(now.undo, expected, "{eye:?} after {played}");
}

/// What is left of every message when all has been taken away that is held against other worlds: the same for every viewpoint, and of the table
/// nothing that was not known before anything was dealt.
fn check_remainders(story: &Story) {
    let mut of_entry: BTreeMap<u64, Value> = BTreeMap::new();
    let seed = story.record.seed.to_string();
    for witness in &story.witnesses {
        let (last, earlier) = witness.bytes.split_last().unwrap();
        assert!(last.contains(&seed), "the seed is shown at the end");
        assert!(earlier.iter().all(|text| !text.contains(&seed)), "the seed was shown before the end");
        let (mut sent, mut table) = (None, Value::Null);
        for text in &witness.bytes {
            let mut message: Map<String, Value> = serde_json::from_str(text).unwrap();
            match message["type"].as_str().unwrap() {
                "answer" => assert_eq!(keys(&message), ["id", "seq", "type"]),
                "preview" => assert_eq!(keys(&message), ["id", "preview", "type"]),
                _ => {
                    let before = std::mem::replace(&mut sent, message["seq"].as_u64());
                    if message.insert("type".to_owned(), json!("update")) == Some(json!("changed")) {
                        let since = message.remove("since").unwrap();
                        assert_eq!(since.as_u64(), before, "changes are those of what was sent last");
                        message.entry("table").or_insert_with(|| table.clone());
                    }
                    assert_eq!(keys(&message), ["eye", "game", "items", "now", "seq", "table", "type"]);
                    table = message["table"].clone();
                    without(&mut message, &["eye", "now"]);
                    check_table(&mut message["table"], story);
                    let game = message["game"].as_object_mut().unwrap();
                    without(game, &["view", "legal", "ask", "turn", "outcome", "undo"]);
                    assert_eq!(keys(game), ["at", "first_round"]);
                    for item in message["items"].as_array_mut().unwrap() {
                        let item = item.as_object_mut().unwrap();
                        without(item, &["told", "notation", "action"]);
                    }
                    // Word that a player has come or gone tells of no entry.
                    if message["items"].as_array().is_some_and(Vec::is_empty) {
                        continue;
                    }
                    // The first message tells of everything before it, and comes at another time to each.
                    let told = of_entry.entry(message["seq"].as_u64().unwrap()).or_insert_with(|| json!(message));
                    assert_eq!(*told, json!(message), "{:?}", witness.eye);
                }
            }
        }
    }
}

/// The table is what it was before anything was dealt, but for how far it is, and what is each one's own.
fn check_table(table: &mut Value, story: &Story) {
    let mut before = story.before.clone();
    for table in [&mut *table, &mut before] {
        let table = table.as_object_mut().unwrap();
        without(table, &["status", "seed", "host"]);
        for seat in table["seats"].as_array_mut().unwrap() {
            without(seat.as_object_mut().unwrap(), &["yours", "away"]);
        }
    }
    assert_eq!(*table, before);
}

fn keys(object: &Map<String, Value>) -> Vec<&str> {
    object.keys().map(String::as_str).collect()
}

fn without(object: &mut Map<String, Value>, keys: &[&str]) {
    for key in keys {
        object.remove(*key);
    }
}
