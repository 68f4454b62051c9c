//! The Year of the Dragon in a terminal: the months, the action cards, the person track, the tiles left, and every court with
//! its palaces. Persons, cards and actions are called as they are typed, so that what is seen can be played.

use super::Draw;
use crate::pen::{Pen, line_width};
use crate::speech::Speech;
use anstyle::{Ansi256Color, Style};
use std::fmt::Write;
use tianxia_core::{Phrase, Seat, Turn};
use tianxia_dragon::{Burden, Card, Court, Dragon, Event, Forecast, Palace, Person, Phase, Role, SUPER_MONTH, View};
use unicode_width::UnicodeWidthStr;

impl Draw for Dragon {
    fn draw(view: &View, latest: &[Event], pen: Pen, speech: &Speech) -> String {
        let mut page = Page { text: String::new(), pen, speech };
        page.months(view);
        page.actions(view, latest);
        page.track(view);
        page.supply(view);
        if view.great_wall {
            page.wall(view);
        }
        for court in &view.seats {
            page.court(view, court);
        }
        page.text
    }
}

/// The picture so far.
struct Page<'a> {
    text: String,
    pen: Pen,
    speech: &'a Speech,
}

impl Page<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    /// A label and items after it, broken into lines that begin below the first item.
    fn items(&mut self, label: &str, items: impl Iterator<Item = Item>) {
        let indent = label.width() + 1;
        let mut line = format!("{} ", self.pen.dim(label));
        let mut width = indent;
        for item in items {
            if width > indent && width + item.width > line_width() {
                self.line(&line);
                line = " ".repeat(indent);
                width = indent;
            }
            line.push_str(&item.text);
            line.push_str("  ");
            width += item.width + 2;
        }
        self.line(&line);
    }

    fn word(&self, id: &str) -> String {
        self.speech.word(id)
    }

    /// The twelve months: those gone dim, the present one marked.
    fn months(&mut self, view: &View) {
        let phase = self.word(phase_name(view.phase));
        let title = Phrase::new("dragon-draw-month").number("month", view.month).text("phase", phase);
        let title = self.pen.bold(&self.speech.say(&title));
        self.line(&title);
        let months: Vec<Item> = view
            .events
            .iter()
            .zip(1u8..)
            .map(|(event, month)| {
                let mut name = format!("{month} {}", self.word(event.message()));
                if let Some(super_event) = view.super_event.filter(|_| month == SUPER_MONTH) {
                    let _ = write!(name, " + {}", self.word(super_event.message()));
                }
                match month.cmp(&view.month) {
                    std::cmp::Ordering::Less => Item::new(&name, |text| self.pen.dim(text)),
                    std::cmp::Ordering::Equal => Item::new(&format!("▸{name}"), |text| self.pen.bold(text)),
                    std::cmp::Ordering::Greater => Item::new(&name, str::to_owned),
                }
            })
            .collect();
        let label = self.word("dragon-draw-year");
        self.items(&label, months.into_iter());
    }

    /// The groups of action cards, with the signs of those who took them.
    fn actions(&mut self, view: &View, latest: &[Event]) {
        if view.groups.is_empty() {
            return;
        }
        let fresh = |seat: Seat| latest.iter().any(|one| matches!(one, Event::Acts { seat: who, .. } if *who == seat));
        let groups: Vec<Item> = view
            .groups
            .iter()
            .map(|group| {
                let cards = group.cards.iter().map(|card| card.word()).collect::<Vec<_>>().join(" ");
                let mut item = Item::new(&format!("[{cards}]"), str::to_owned);
                for seat in &group.taken_by {
                    let sign = self.sign(*seat);
                    let marked = if fresh(*seat) { format!("{sign}<") } else { sign };
                    item.add(&marked, 1 + usize::from(fresh(*seat)) + usize::from(!self.pen.has_colour()));
                }
                item
            })
            .collect();
        let label = self.word("dragon-draw-actions");
        self.items(&label, groups.into_iter());
    }

    /// The person track, farthest first; on one space the upper marker first.
    fn track(&mut self, view: &View) {
        let spaces: Vec<Item> = view
            .track
            .iter()
            .map(|space| {
                let mut item = Item::new(&format!("{}:", space.space), str::to_owned);
                space.seats.iter().for_each(|seat| item.add(&self.sign(*seat), self.sign_width()));
                item
            })
            .collect();
        let label = self.word("dragon-draw-track");
        self.items(&label, spaces.into_iter());
    }

    /// The tiles left of each role: young, and old if there are two ages.
    fn supply(&mut self, view: &View) {
        let stocks: Vec<Item> = view
            .supply
            .iter()
            .map(|stock| {
                let old = stock.old.map_or(String::new(), |old| format!("+{old}"));
                let text = format!("{} {}{old}", stock.role.word(), stock.young);
                let empty = stock.young == 0 && stock.old.unwrap_or(0) == 0;
                Item::new(&text, |text| if empty { self.pen.dim(text) } else { self.role(stock.role, text) })
            })
            .collect();
        let label = self.word("dragon-draw-supply");
        self.items(&label, stocks.into_iter());
    }

    /// The wall, month by month.
    fn wall(&mut self, view: &View) {
        let slots: Vec<Item> = (0..view.events.len())
            .map(|slot| match view.wall.get(slot) {
                Some(owner) => {
                    let mut item = Item::new("", str::to_owned);
                    item.text = self.sign(*owner);
                    item.width = self.sign_width();
                    item
                }
                None => Item::new("·", |text| self.pen.dim(text)),
            })
            .collect();
        let label = self.word("dragon-draw-wall");
        self.items(&label, slots.into_iter());
    }

    fn court(&mut self, view: &View, court: &Court) {
        let marker = if view.turn == Turn::Decide(court.seat) { "→" } else { " " };
        let goods = Phrase::new("dragon-draw-goods")
            .number("score", court.score)
            .number("yuan", court.yuan)
            .number("rice", court.rice)
            .number("fireworks", court.fireworks)
            .number("small", court.small_privileges)
            .number("large", court.large_privileges);
        let name = self.pen.bold(&self.speech.name(court.seat));
        let line = format!("\n{marker} {} {name}  {}", self.sign(court.seat), self.speech.say(&goods));
        self.line(&line);
        let palaces: Vec<Item> =
            court.palaces.iter().zip(1..).map(|(palace, number)| self.palace(number, *palace)).collect();
        if palaces.is_empty() {
            let none = format!("    {}", self.pen.dim(&self.word("dragon-draw-no-palace")));
            self.line(&none);
        } else {
            self.items("   ", palaces.into_iter());
        }
        let cards: Vec<Item> = cards(&court.cards).into_iter().map(|text| Item::new(&text, str::to_owned)).collect();
        if !cards.is_empty() {
            let label = format!("    {}", self.word("dragon-draw-cards"));
            self.items(&label, cards.into_iter());
        }
        if view.phase != Phase::Over {
            self.outlook(view, court);
        }
    }

    /// What a player would work out by hand: what actions give, what the coming event costs, what scoring brings.
    fn outlook(&mut self, view: &View, court: &Court) {
        let before_the_event = matches!(view.phase, Phase::Draft | Phase::Action | Phase::Person);
        if before_the_event && view.turn == Turn::Decide(court.seat) {
            let gives: Vec<Item> = court
                .actions
                .iter()
                .filter(|action| action.action.role().is_some())
                .map(|action| Item::new(&format!("{} {}", action.action.word(), action.amount), str::to_owned))
                .collect();
            let label = format!("    {}", self.word("dragon-draw-gives"));
            self.items(&label, gives.into_iter());
        }
        if !court.wall_tiles.is_empty() {
            let tiles: Vec<Item> = court.wall_tiles.iter().map(|tile| Item::new(tile.word(), str::to_owned)).collect();
            let label = format!("    {}", self.word("dragon-draw-tiles"));
            self.items(&label, tiles.into_iter());
        }
        let [palaces, ladies, privileges] = court.income;
        let mut line =
            self.speech.say(&Phrase::new("dragon-draw-income").number("points", palaces + ladies + privileges));
        if let Some(forecast) = view.forecast.first() {
            let _ = write!(line, " {}", self.burden(forecast, &forecast.seats[court.seat.index()]));
        }
        let line = format!("    {}", self.pen.dim(&line));
        self.line(&line);
    }

    fn burden(&self, forecast: &Forecast, burden: &Burden) -> String {
        let phrase = Phrase::new("dragon-draw-burden")
            .number("month", forecast.month)
            .term("event", forecast.event.message())
            .number("yuan", burden.yuan)
            .number("rice", burden.rice)
            .number("fireworks", burden.fireworks)
            .number("points", burden.points)
            .number("persons", burden.persons)
            .number("floors", burden.floors);
        self.speech.say(&phrase)
    }

    /// A palace: its number and a place for each floor.
    fn palace(&self, number: usize, palace: Palace) -> Item {
        let mut item = Item::new(&format!("{number}["), str::to_owned);
        let places = usize::from(palace.floors().max(palace.len()));
        for (place, person) in palace.persons().map(Some).chain(std::iter::repeat(None)).take(places).enumerate() {
            if place > 0 {
                item.add(", ", 2);
            }
            match person {
                Some(person) => item.add(&self.person(person), person.word().len()),
                None => item.add(&self.pen.dim("–"), 1),
            }
        }
        item.add("]", 1);
        item
    }

    fn person(&self, person: Person) -> String {
        self.role(person.role(), person.word())
    }

    fn role(&self, role: Role, text: &str) -> String {
        let colour = match role {
            Role::Monk => 137,
            Role::Pyrotechnist => 134,
            Role::Warrior => 167,
            Role::Healer => 73,
            Role::Farmer => 107,
            Role::Scholar => 252,
            Role::Craftsman => 180,
            Role::Lady => 175,
            Role::Collector => 220,
        };
        self.pen.paint(Style::new().fg_color(Some(Ansi256Color(colour).into())), text)
    }

    /// The sign of a seat; without colour with its number.
    fn sign(&self, seat: Seat) -> String {
        if self.pen.has_colour() { self.pen.seat(seat) } else { format!("{}{seat}", self.pen.seat(seat)) }
    }

    fn sign_width(&self) -> usize {
        1 + usize::from(!self.pen.has_colour())
    }
}

/// A piece of a line: what is written, and how wide it is without its colours.
struct Item {
    text: String,
    width: usize,
}

impl Item {
    fn new(text: &str, paint: impl Fn(&str) -> String) -> Self {
        Item { text: paint(text), width: text.width() }
    }

    fn add(&mut self, text: &str, width: usize) {
        self.text.push_str(text);
        self.width += width;
    }
}

/// The cards of a hand, equal ones counted.
fn cards(hand: &[Card]) -> Vec<String> {
    let wild = hand.iter().filter(|card| **card == Card::Wild).count();
    let roles = hand.iter().filter(|card| **card != Card::Wild).map(|card| card.word().to_owned());
    let wild = match wild {
        0 => None,
        1 => Some("wild".to_owned()),
        several => Some(format!("wild ×{several}")),
    };
    roles.chain(wild).collect()
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft => "dragon-phase-draft",
        Phase::Action => "dragon-phase-action",
        Phase::Person => "dragon-phase-person",
        Phase::Event => "dragon-phase-event",
        Phase::Wall | Phase::LastWall => "dragon-phase-wall",
        Phase::Super | Phase::Eclipse => "dragon-phase-super",
        Phase::Over => "dragon-phase-over",
    }
}
