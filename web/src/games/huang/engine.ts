// Made from the Rust types of crates/huang; do not edit.

export type BanditView = { 
/**
 * Its number.
 */
tile: number, 
/**
 * How many bandits it shows.
 */
bandits: number, 
/**
 * The hexes below it.
 */
at: Array<Spot>, };

export type CapitalView = { 
/**
 * Where it lies.
 */
at: Spot, 
/**
 * The state and its city.
 */
name: string, };

export type Colour = "yellow" | "red" | "blue" | "green" | "white";

export type Commitment = { 
/**
 * Tiles from the hand.
 */
tiles: number, 
/**
 * Does the leader off the map help?
 */
leader: boolean, };

export type Dynasty = "tiger" | "hare" | "rat" | "goat" | "dragon";

export type Ending = "empty_bag" | "nothing_happens";

export type Event = { "event": "tile", seat: Seat, colour: Colour, at: Spot, } | { "event": "leader", seat: Seat, colour: Colour, at: Spot, from: Spot | null, } | { "event": "withdrawn", seat: Seat, colour: Colour, from: Spot, } | { "event": "returned", seat: Seat, colour: Colour, from: Spot, because: Return, } | { "event": "points", seat: Seat, colour: Colour, points: number, because: Reason, at: Spot, } | { "event": "riot", seat: Seat, tiles: number, leader: boolean, at: Spot, } | { "event": "paid", seat: Seat, tiles: number, leader: boolean, } | { "event": "pagoda", seat: Seat, colour: Colour, at: [Spot, Spot, Spot], from: [Spot, Spot, Spot] | null, } | { "event": "palace", seat: Seat, at: [Spot, Spot, Spot, Spot], from: [Spot, Spot, Spot, Spot] | null, } | { "event": "removed", colour: Colour, at: Spot, because: Removal, } | { "event": "pagoda_lost", colour: Colour, at: [Spot, Spot, Spot], } | { "event": "palace_lost", at: [Spot, Spot, Spot, Spot], } | { "event": "granary_lost", at: Spot, } | { "event": "took", seat: Seat, colour: Colour, } | { "event": "discarded", seat: Seat, count: number, tiles: Tiles | null, } | { "event": "drew", seat: Seat, count: number, tiles: Tiles | null, } | { "event": "market", tiles: Tiles, } | { "event": "revolt", colour: Colour, attacker: Seat, at: Spot, attack: number, defender: Seat, against: Spot, defence: number, } | { "event": "committed", seat: Seat, commitment: Commitment, } | { "event": "revolt_over", winner: Seat, loser: Seat, colour: Colour, strength: number, against: number, } | { "event": "war", seat: Seat, at: Spot, } | { "event": "warring", side: Spot, reds: number, } | { "event": "supported", seat: Seat, side: Spot, commitment: Commitment, total: number, } | { "event": "neutral", seat: Seat, } | { "event": "war_over", winner: Spot, total: number, price: number, } | { "event": "bandits", seat: Seat, tile: number, bandits: number, at: [Spot, Spot, Spot], } | { "event": "granaries", seat: Seat, count: number, left: Spot, } | { "event": "declined", seat: Seat, what: Offer, } | { "event": "passed", seat: Seat, } | { "event": "turn", seat: Seat, } | { "event": "over", because: Ending, };

export type KnownView = { 
/**
 * In the hand.
 */
hand: Tiles, 
/**
 * In the hand or among the unseen discards.
 */
hand_or_discards: Tiles, 
/**
 * Among the unseen discards.
 */
discards: Tiles, };

export type LeaderView = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * Where it stands.
 */
at: Spot, };

export type MapView = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Its rows from the top; every second one is shifted right by half a hex.
 */
rows: Array<string>, 
/**
 * Its capitals.
 */
capitals: Array<CapitalView>, };

export type Offer = "building" | "market" | "chain" | "granaries";

export type PagodaView = { 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * The tiles below it.
 */
at: Array<Spot>, };

export type Pending = { "decision": "act" } | { "decision": "build", tile: Spot, sites: Array<SiteView>, } | { "decision": "move", colour: Colour, to: Array<Spot>, from: Array<Array<Spot>>, } | { "decision": "market" } | { "decision": "chain", tile: Spot, places: Array<Spot>, } | { "decision": "revolt", colour: Colour, attacker: RebelView, defender: RebelView, } | { "decision": "war", tile: Spot, sides: Array<SideView>, step: WarStep, } | { "decision": "bandits", tile: Spot, left: number, reds: Array<Spot>, } | { "decision": "granaries", at: Array<Spot>, } | { "decision": "over" };

export type PointsView = { 
/**
 * Order.
 */
yellow: number, 
/**
 * Power.
 */
red: number, 
/**
 * Food.
 */
blue: number, 
/**
 * Trade.
 */
green: number, 
/**
 * Wealth.
 */
white: number, 
/**
 * Granaries, worth 2 blue points each at the end (H52).
 */
granaries: number, };

export type Reason = "tile" | "stand_in" | "revolt" | "war" | "pagodas" | "bandits";

export type RebelView = { 
/**
 * Whose leader.
 */
seat: Seat, 
/**
 * Where it stands.
 */
at: Spot | null, 
/**
 * The yellow tiles next to it.
 */
yellows: Array<Spot>, 
/**
 * What was committed; nothing yet, or nothing at all, is the same figure.
 */
commitment: Commitment, 
/**
 * The strength so far.
 */
total: number, };

export type Removal = "riot" | "lost" | "price" | "bandits";

export type Return = "unsupported" | "revolt" | "war";

export type Seat = number;

export type SeatView = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its dynasty.
 */
dynasty: Dynasty, 
/**
 * Its leaders off the map.
 */
leaders_off: Array<Colour>, 
/**
 * How many tiles it holds.
 */
hand_size: number, 
/**
 * Which ones, for those who may know.
 */
hand?: Tiles, 
/**
 * How many tiles it discarded unseen (H26).
 */
discards_size: number, 
/**
 * Which ones, for those who may know.
 */
discards?: Tiles, 
/**
 * What everybody knows of these, from the market.
 */
known: KnownView, 
/**
 * Its points by colour, for those who may know (H7).
 */
points?: PointsView, };

export type SideView = { 
/**
 * How actions name it: its first hex next to the unifying tile.
 */
side: Spot, 
/**
 * The hexes it had before the tile.
 */
cells: Array<Spot>, 
/**
 * Its leaders that have a like-coloured one on another side, as far as they still stand.
 */
contested: Array<LeaderView>, 
/**
 * How many red tiles it had before the tile.
 */
reds: number, 
/**
 * Those of them that still lie there.
 */
red_tiles: Array<Spot>, 
/**
 * Who supports it, and how.
 */
supports: Array<SupportView>, 
/**
 * The strength so far.
 */
total: number, };

export type SiteView = { 
/**
 * A pagoda of this colour; the palace if there is none.
 */
pagoda: Colour | null, 
/**
 * The tiles below it.
 */
at: Array<Spot>, };

export type Spot = string;

export type SupportView = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Tiles from the hand.
 */
tiles: number, 
/**
 * Does the leader off the map help?
 */
leader: boolean, };

export type TileView = { 
/**
 * Where it lies.
 */
at: Spot, 
/**
 * Its colour.
 */
colour: Colour, };

export type Tiles = Record<Colour, number>;

export type Turn = { "decide": Seat } | "over";

export type View = { 
/**
 * The map, drawn in rows.
 */
map: MapView, 
/**
 * The tiles on the map, in reading order.
 */
tiles: Array<TileView>, 
/**
 * The leaders on the map.
 */
leaders: Array<LeaderView>, 
/**
 * The pagodas on the map.
 */
pagodas: Array<PagodaView>, 
/**
 * How many pagodas of each colour are in the supply.
 */
pagodas_left: Tiles, 
/**
 * The tiles under the palace; empty while it is not built.
 */
palace: Array<Spot>, 
/**
 * The granaries on the map.
 */
granaries: Array<Spot>, 
/**
 * The bandit tiles on the map.
 */
bandits: Array<BanditView>, 
/**
 * The open market.
 */
market: Tiles, 
/**
 * How many tiles are in the bag.
 */
bag: number, 
/**
 * Which ones; only where everything lies open.
 */
bag_tiles?: Tiles, 
/**
 * How many tiles the short game took out unseen (H5).
 */
removed: number, 
/**
 * Which ones; only where everything lies open.
 */
removed_tiles?: Tiles, 
/**
 * Discarded tiles that everybody has seen.
 */
spent: Tiles, 
/**
 * The seats, in order.
 */
seats: Array<SeatView>, 
/**
 * Who decides now.
 */
turn: Turn, 
/**
 * Whose turn it is: who takes the actions, also while somebody else decides.
 */
active: Seat, 
/**
 * Actions left in the turn, the present one included.
 */
actions: number, 
/**
 * Turns in a row without a tile placed or drawn (H32).
 */
quiet: number, 
/**
 * What is being decided.
 */
pending: Pending, 
/**
 * Why the game ended, if it did.
 */
over?: Ending, };

export type WarStep = { "asks": "support", seat: Seat, } | { "asks": "tie", sides: Array<Spot>, } | { "asks": "price", winner: Spot, left: number, };
