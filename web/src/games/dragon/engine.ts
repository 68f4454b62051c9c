// Made from the Rust types of crates/dragon; do not edit.

export type ActionCard = "taxes" | "build" | "harvest" | "fireworks" | "military" | "research" | "privilege" | "wall";

export type Ask = { 
/**
 * Who decides.
 */
seat: Seat, 
/**
 * What kind of decision it is.
 */
what: string, 
/**
 * The person to be placed.
 */
person?: Person, 
/**
 * The person to be placed after that one.
 */
then?: Person, 
/**
 * How many floors, persons, cards or goods this decision and the following ones are about.
 */
left: number, };

export type Burden = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Yuan to be paid.
 */
yuan: number, 
/**
 * Rice to be paid.
 */
rice: number, 
/**
 * Fireworks to be given back.
 */
fireworks: number, 
/**
 * Points.
 */
points: number, 
/**
 * Persons to be released.
 */
persons: number, 
/**
 * Floors that decay because nobody lives there now.
 */
floors: number, };

export type Card = Role | 'wild';

export type Cause = "tribute" | "drought" | "mongols" | "epidemic" | "wall" | "earthquake" | "replaced" | "refused";

export type Counts = Record<string, number>;

export type Court = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Points.
 */
score: number, 
/**
 * Money.
 */
yuan: number, 
/**
 * Rice.
 */
rice: number, 
/**
 * Fireworks.
 */
fireworks: number, 
/**
 * Small privileges.
 */
small_privileges: number, 
/**
 * Large privileges.
 */
large_privileges: number, 
/**
 * The palaces in falling order, numbered from 1 in notation.
 */
palaces: Array<Palace>, 
/**
 * The space of the marker on the person track.
 */
space: number, 
/**
 * The person cards still held.
 */
cards: Array<Card>, 
/**
 * The wall tiles not yet used.
 */
wall_tiles: Array<WallTile>, 
/**
 * What this seat did in this month's action phase: an action, or `pass`.
 */
chosen: string | null, 
/**
 * Persons, floors, cards or goods this seat still has to give up in this phase.
 */
due: number, 
/**
 * What each action would give this seat now.
 */
actions: Array<Yield>, 
/**
 * What the next monthly scoring would bring: palaces, court ladies, privileges (D28).
 */
income: [number, number, number], 
/**
 * What the final scoring would bring: persons, monks, money (D29).
 */
estate: [number, number, number], 
/**
 * Points by source.
 */
points: Counts, 
/**
 * Points by month; the thirteenth figure is the final scoring.
 */
months: Array<number>, 
/**
 * Persons lost, by cause.
 */
lost: Counts, 
/**
 * Floors built after the first four.
 */
built: number, 
/**
 * Floors lost to decay.
 */
decayed: number, 
/**
 * Floors lost to the earthquake.
 */
fallen: number, 
/**
 * Actions paid with 3 yuan.
 */
paid: number, };

export type Event = "tribute" | "drought" | "festival" | "mongols" | "epidemic" | "peace";

export type Forecast = { 
/**
 * Its month.
 */
month: number, 
/**
 * What it is.
 */
event: Event, 
/**
 * What it means for each seat.
 */
seats: Array<Burden>, };

export type Good = "yuan" | "rice" | "fireworks" | "floors";

export type Group = { 
/**
 * Its cards.
 */
cards: Array<ActionCard>, 
/**
 * Who has taken it this month.
 */
taken_by: Array<Seat>, };

export type Groups = Array<Array<ActionCard>>;

export type Happening = { "event": "month", month: number, brings: Event, groups: Groups, } | { "event": "drafts", seat: Seat, first: Person, second: Person, } | { "event": "acts", seat: Seat, action: ActionCard, group: number, paid: number, } | { "event": "passes", seat: Seat, yuan: number, } | { "event": "gains", seat: Seat, good: Good, amount: number, } | { "event": "advances", seat: Seat, steps: number, space: number, } | { "event": "scores", seat: Seat, source: Source, points: number, } | { "event": "buys", seat: Seat, size: Size, cost: number, } | { "event": "walls", seat: Seat, tile: WallTile, length: number, } | { "event": "builds", seat: Seat, palace: Palace, } | { "event": "plays", seat: Seat, card: Card, person: Person | null, } | { "event": "places", seat: Seat, person: Person, replaced: Person | null, palace: Palace, } | { "event": "lets_go", seat: Seat, person: Person, } | { "event": "event", month: number, brings: Event, again: boolean, } | { "event": "pays", seat: Seat, good: Good, amount: number, missing: number, } | { "event": "gives_back", seat: Seat, yuan: number, rice: number, fireworks: number, } | { "event": "releases", seat: Seat, person: Person, palace: Palace, cause: Cause, } | { "event": "decays", seat: Seat, floors: number, } | { "event": "wall_check", month: number, length: number, holds: boolean, } | { "event": "super_event", brings: SuperEvent, } | { "event": "falls", seat: Seat, palace: Palace, } | { "event": "erupts" } | { "event": "discards", seat: Seat, card: Card, } | { "event": "dawns", seat: Seat, person: Person, } | { "event": "loses_privileges", seat: Seat, small: number, large: number, } | { "event": "treats", seat: Seat, role: Role, } | { "event": "sells", seat: Seat, rice: number, fireworks: number, yuan: number, } | { "event": "ends", winner: Seat, points: number, };

export type Palace = { floors: number, persons: Array<Person>, starved?: boolean, };

export type Person = "young_monk" | "old_monk" | "young_pyrotechnist" | "old_pyrotechnist" | "young_warrior" | "old_warrior" | "young_healer" | "old_healer" | "young_farmer" | "old_farmer" | "young_scholar" | "old_scholar" | "craftsman" | "lady" | "collector";

export type Phase = "draft" | "action" | "person" | "event" | "wall" | "super" | "eclipse" | "last_wall" | "over";

export type Role = "monk" | "pyrotechnist" | "warrior" | "healer" | "farmer" | "scholar" | "craftsman" | "lady" | "collector";

export type Seat = number;

export type Size = "small" | "large";

export type Source = "palaces" | "ladies" | "privileges" | "research" | "festival" | "mongols" | "wall" | "wall_tile" | "lanterns" | "buddha" | "treaty" | "persons" | "monks" | "money";

export type Space = { 
/**
 * Its number.
 */
space: number, 
/**
 * The markers on it, the uppermost first.
 */
seats: Array<Seat>, };

export type Stock = { 
/**
 * The role.
 */
role: Role, 
/**
 * Young tiles.
 */
young: number, 
/**
 * Old tiles, if the role has any.
 */
old: number | null, };

export type SuperEvent = "lanterns" | "buddha" | "earthquake" | "tsunami" | "eclipse" | "eruption" | "tornado" | "dawn" | "assassination" | "treaty";

export type Turn = { "decide": Seat } | "over";

export type View = { 
/**
 * Whose decision it is.
 */
turn: Turn, 
/**
 * The decision.
 */
ask: Ask | null, 
/**
 * The month, from 1 to 12.
 */
month: number, 
/**
 * The phase of the month.
 */
phase: Phase, 
/**
 * Is the Great Wall built?
 */
great_wall: boolean, 
/**
 * What happens in month 7 after the month's own event.
 */
super_event: SuperEvent | null, 
/**
 * What a large privilege costs.
 */
large_privilege_cost: number, 
/**
 * What the twelve months bring.
 */
events: Array<Event>, 
/**
 * The order of this phase, fixed at its start.
 */
order: Array<Seat>, 
/**
 * How many of them are done.
 */
done: number, 
/**
 * The person track, farthest space first.
 */
track: Array<Space>, 
/**
 * The action cards of the month.
 */
groups: Array<Group>, 
/**
 * The person tiles left to take.
 */
supply: Array<Stock>, 
/**
 * The person tiles out of the game.
 */
gone: Counts, 
/**
 * Person cards played or discarded.
 */
spent_cards: number, 
/**
 * Whose tiles make the wall, first month first.
 */
wall: Array<Seat>, 
/**
 * The roles taken during the dawn.
 */
dawn_taken: Array<Role>, 
/**
 * What the coming event will mean as things stand.
 */
forecast: Forecast | null, 
/**
 * One entry for each seat.
 */
seats: Array<Court>, };

export type WallTile = "rice" | "firework" | "floor" | "yuan" | "steps" | "points";

export type Yield = { 
/**
 * The action.
 */
action: ActionCard, 
/**
 * Yuan, floors, rice, fireworks, steps or points; for a privilege the dragons that could be bought.
 */
amount: number, 
/**
 * Yuan to be paid for the group first; `None` while the card does not lie out.
 */
price: number | null, 
/**
 * Could this seat do it?
 */
possible: boolean, };
