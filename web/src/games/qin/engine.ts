// Made from the Rust types of crates/qin; do not edit.

export type Colour = "red" | "yellow" | "blue";

export type Event = { "event": "placed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which tile.
 */
tile: Tile, 
/**
 * Where its first colour lies.
 */
first: Square, 
/**
 * Where its second colour lies.
 */
second: Square, } | { "event": "grown", 
/**
 * Its owner.
 */
seat: Seat, 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * Where.
 */
at: Square, 
/**
 * Its territories now.
 */
size: number, } | { "event": "merged", 
/**
 * Who owns it now.
 */
seat: Seat, 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * Where.
 */
at: Square, 
/**
 * Its territories now.
 */
size: number, } | { "event": "returned", 
/**
 * To whom.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, 
/**
 * From the province here.
 */
at: Square, } | { "event": "founded", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * Where.
 */
at: Square, 
/**
 * Its territories.
 */
size: number, } | { "event": "major", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * Where.
 */
at: Square, } | { "event": "village_lost", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
at: Square, } | { "event": "village_won", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
at: Square, } | { "event": "drew", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which; only the drawer knows.
 */
tile: Tile | null, } | { "event": "passed", 
/**
 * Who.
 */
seat: Seat, } | { "event": "last_pagoda", 
/**
 * Who.
 */
seat: Seat, } | { "event": "no_tile_fits" } | { "event": "next_game", 
/**
 * Its number, counted from 1.
 */
game: number, 
/**
 * Who begins.
 */
seat: Seat, };

export type Lone = { 
/**
 * Where.
 */
at: Square, 
/**
 * Its colour.
 */
colour: Colour, };

export type Player = { 
/**
 * The pagodas left to place.
 */
pagodas: number, 
/**
 * Pagodas left over in the earlier games of a series (Q25).
 */
left_over: number, 
/**
 * Tiles in hand.
 */
tiles: number, 
/**
 * The hand, if this eye may see it.
 */
hand: Array<Tile> | null, 
/**
 * Everybody knows that the hand holds a double (Q6).
 */
surely_double: boolean, 
/**
 * Everybody knows from a pass (Q24) that this many of the tiles, at least …
 */
barred_tiles: number, 
/**
 * … are of none of these kinds.
 */
barred: Array<Tile>, };

export type Province = { 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * Its owner.
 */
owner: Seat | null, 
/**
 * The pagodas on it: 2 on a major province.
 */
pagodas: number, 
/**
 * Is it major (Q13)?
 */
major: boolean, 
/**
 * Its territories.
 */
squares: Array<Square>, };

export type Seat = number;

export type Square = string;

export type Tile = string;

export type TileCount = { 
/**
 * The kind.
 */
tile: Tile, 
/**
 * How many.
 */
count: number, };

export type Turn = { "decide": Seat } | "over";

export type View = { 
/**
 * The name of the board.
 */
board: string, 
/**
 * Its title.
 */
title: string, 
/**
 * The bare board, a row each: `.` meadow, `o` village, `~` water, `R` `Y` `B` starting territories.
 */
rows: Array<string>, 
/**
 * The territories that belong to no province (Q10).
 */
lone: Array<Lone>, 
/**
 * The provinces.
 */
provinces: Array<Province>, 
/**
 * The villages, held or free.
 */
villages: Array<Village>, 
/**
 * One entry for each seat.
 */
players: Array<Player>, 
/**
 * Tiles in the face-down supply.
 */
supply: number, 
/**
 * Tiles this eye has not seen: the supply and the hands hidden from it.
 */
unseen: Array<TileCount>, 
/**
 * Whose decision it is.
 */
turn: Turn, 
/**
 * The games of the series, as boards; one for a single game.
 */
series: Array<string>, 
/**
 * Which of them is being played, counted from 1.
 */
game: number, };

export type Village = { 
/**
 * Where.
 */
at: Square, 
/**
 * Who holds it.
 */
owner: Seat | null, };
