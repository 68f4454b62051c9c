## Qin: names

qin-red = red
qin-yellow = yellow
qin-blue = blue

## Options

qin-option-board = Bird suits a first game; Lion has lakes. Or use a custom board from a file.
qin-option-boards = Play one game on each board. The starting player rotates; the fewest pagodas left over in total wins.
qin-option-fair_start = Redeal until every player has at least one double (a tile with both halves the same colour).
qin-refused-board-and-boards = `board` is for one game, `boards` for a series of games.

## What is asked

qin-ask-place = { $seat }: place a tile on two empty squares, at least one of them next to a territory.
qin-over = The game is over.

## What happened

qin-placed = { $seat } places { $tile } on { $first } and { $second }.
qin-grown = { $seat }’s { $colour } province at { $at } grows to { $size } territories.
qin-merged = Provinces merge at { $at } into a { $colour } province of { $size } territories, owned by { $seat }.
qin-returned = { $count ->
    [one] One pagoda returns to { $seat }.
   *[other] { $count } pagodas return to { $seat }.
}
qin-founded = { $seat } founds a { $colour } province of { $size } territories at { $at }.
qin-major = { $seat }’s { $colour } province at { $at } becomes major and gets its second pagoda.
qin-village-lost = { $seat } loses the village { $at }.
qin-village-won = { $seat } takes the village { $at }.
qin-drew = { $seat } draws { $tile }.
qin-drew-hidden = { $seat } draws a tile.
qin-passed = { $seat } passes.
qin-last-pagoda = { $seat } has placed all pagodas.
qin-no-tile-fits = No player can place a tile.
qin-next-game = Game { $game } of the series starts; { $seat } goes first.

## Why not

qin-illegal-over = The game is over.
qin-illegal-off-board = That is not on the board.
qin-illegal-not-in-hand = You do not hold this tile.
qin-illegal-not-free = A tile covers two empty grassland squares: no village, no water, no territory.
qin-illegal-no-neighbour = One of the tile’s territories must share an edge with a territory on the board.
qin-illegal-tie = You cannot join these provinces: two players are tied for the most territories in them.
qin-illegal-two-majors = You cannot join two major provinces.
qin-illegal-pass = You can place a tile, so you cannot pass.

## The table

qin-pagodas-left = { $count ->
    [one] 1 pagoda left
   *[other] { $count } pagodas left
}
qin-supply = { $count ->
    [0] The supply is empty.
    [one] 1 tile in the supply.
   *[other] { $count } tiles in the supply.
}
qin-series = Game { $game } of { $games }.

## The score sheet

qin-sheet-pagodas = Pagodas
qin-sheet-provinces = On provinces
qin-sheet-villages = On villages
qin-sheet-left-before = Left over in earlier games
qin-sheet-left = Left over
