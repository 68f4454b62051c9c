## The goal card of Qin

qin-goal-goal = Be the first to place your last pagoda.
qin-goal-turn = Place one tile beside any territory, then draw one.
qin-goal-scoring = Two linked territories found a province: one pagoda. Five make it major: a second. Joined provinces go to the largest share. The most pagodas around a village win one more.

## Tiles

qin-about-tile-double-name = Double
qin-about-tile-double-what = Two territories of the same colour. It founds a province by itself, unless it touches a province of its colour.
qin-about-tile-double-when = Keep one for a place beside a village, or for a gap of two squares.
qin-about-tile-two-colours-name = Tile of two colours
qin-about-tile-two-colours-what = Two territories of different colours. Each half works for itself: one tile can found two provinces, or grow two.
qin-about-tile-two-colours-when = Turn it before you place it: the other way round it often does something else.
qin-about-hand-name = Your hand
qin-about-hand-what = Three tiles that only you see. You place one a turn and draw one.
qin-about-hand-when = When the supply is empty, hands grow smaller.
qin-about-other-hand-name = Hand of another player
qin-about-other-hand-what = You see how many tiles a player holds, not which.
qin-about-supply-name = Tiles face down
qin-about-supply-what = The tiles that nobody holds yet. After placing a tile you draw one.
qin-about-supply-when = When none are left, nobody draws any more.
qin-about-last-tile-name = Tile placed last
qin-about-last-tile-what = The tile of the last turn. Its effects come in a fixed order: merging and growing, founding, major provinces, villages.

## The board

qin-about-board-name = The board
qin-about-board-what = Meadow, villages and water, with a starting territory of each colour. Everything grows from these three.
qin-about-meadow-name = Meadow
qin-about-meadow-what = A free square. A tile covers two of them that share an edge.
qin-about-meadow-when = One half of the tile must share an edge with a territory.
qin-about-lake-name = Water
qin-about-lake-what = Nothing is ever placed on water.
qin-about-lake-when = It closes a side of a village for good, and keeps provinces apart.
qin-about-village-name = Village
qin-about-village-what = The player with strictly the most pagodas on the provinces beside it puts one on it. On a tie the owner stays.
qin-about-village-when = After every tile. A major province beside it counts two; the pagoda on the village does not count.
qin-about-starting-territory-name = Starting territory
qin-about-starting-territory-what = A territory like any other, there from the beginning. Tiles may be placed beside it, and it can become part of a province.
qin-about-territory-name = Territory
qin-about-territory-what = One coloured square. With neighbours of its own colour it forms a province.
qin-about-lone-territory-name = Lone territory
qin-about-lone-territory-what = It has no neighbour of its own colour and belongs to nobody.
qin-about-lone-territory-when = The next tile of its colour beside it founds a province with it, for the player who places that tile.
qin-about-province-name = Province
qin-about-province-what = Two or more linked territories of one colour, with a pagoda of the owner. What anybody adds to it belongs to the owner.
qin-about-province-when = At five territories it becomes major. Joined with another, the larger share owns both.
qin-about-major-province-name = Major province
qin-about-major-province-what = Five territories or more, two pagodas, never a third. It can never be lost: two major ones are not joined, and a small one falls to it.
qin-about-major-province-when = It counts two beside a village, and it can take small provinces of its colour.
qin-about-pagoda-name = Pagoda
qin-about-pagoda-what = It marks what a player owns: one on a province, two on a major one, one on a village. What is lost gives it back.
qin-about-pagoda-when = The first player without pagodas left wins at once.

## The players

qin-about-pagodas-left-name = Pagodas left
qin-about-pagodas-left-what = How many pagodas this player still has to place. At none the game ends at once and the player wins, on anybody’s turn.
qin-about-pagodas-left-when = A player with two or three left can win with one tile: do not grow their provinces of four, and watch their villages.
qin-about-series-name = Series
qin-about-series-what = One game on each board. Pagodas left over are added up, and the fewest win.
qin-about-series-when = The start player moves clockwise from game to game.

## Marks on free squares

qin-about-place-legal-name = A place for your tile
qin-about-place-legal-what = Your tile may lie here: two free squares, beside a territory.
qin-about-place-one-name = You place a pagoda
qin-about-place-one-what = Here the tile places one pagoda of yours.
qin-about-place-more-name = You place several
qin-about-place-more-what = Here the tile places two or more pagodas of yours.
qin-about-place-other-name = Somebody else gains
qin-about-place-other-what = Here another player would place a pagoda, because what joins a province belongs to its owner.
qin-about-preview-name = Preview
qin-about-preview-what = What your tile would do at this place, in the order in which it happens. Nothing is decided yet.

## Buttons

qin-about-turn-tile-name = Rotate
qin-about-turn-tile-what = Turns the tile about the square you picked, to the next way it may lie. The way round decides which half touches what.
qin-about-confirm-name = Place tile
qin-about-confirm-what = Places the tile where it lies now and ends your turn: its effects follow, then you draw.
qin-about-take-back-name = Take the tile back
qin-about-take-back-what = Puts the tile back into your hand. You may choose another tile or another place.
qin-about-pass-name = Pass
qin-about-pass-what = Only when none of your tiles fits anywhere while another player can still place one. You draw nothing.

## The score sheet

qin-about-score-provinces-name = On provinces
qin-about-score-provinces-what = Pagodas on provinces: one each, two on a major one.
qin-about-score-villages-name = On villages
qin-about-score-villages-what = Pagodas on villages: one each.
qin-about-score-left-name = Left over
qin-about-score-left-what = Pagodas a player has not placed. In a series they are added up over all games.
