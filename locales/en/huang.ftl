## Huang: names

huang-yellow = yellow
huang-red = red
huang-blue = blue
huang-green = green
huang-white = white
huang-tiger = Tiger
huang-hare = Rabbit
huang-rat = Rat
huang-goat = Goat
huang-dragon = Dragon

## Options

huang-option-short = Two players only: remove 24 random tiles, unseen, for a shorter game.
huang-option-bandits = Bandits hold five camps. Beat them with a state that has enough red tiles.
huang-option-eighteen_kingdoms = The map of the Eighteen Kingdoms, with granaries in place of blue pagodas.
huang-option-palace = The royal palace can be built on four yellow tiles and gives a seventh tile.
huang-option-open_scores = Everyone sees everyone’s points.
huang-option-map = The standard map for the options above, or a custom map from a file.
huang-refused-short = The short game is for two players.
huang-refused-bandits-eighteen = Bandits and the Eighteen Kingdoms cannot be combined.
huang-refused-map-camps = Bandits need a map with ten camps.
huang-refused-map-capitals = A map needs at least one capital, and with the Eighteen Kingdoms at most nineteen.

## What is asked

huang-ask-act = { $seat }: choose an action ({ $actions ->
    [one] the last of the turn
   *[other] { $actions } left
}).
huang-ask-build = { $seat }: { $at } completes a triangle. Build a pagoda, or type `none`.
huang-ask-move = { $seat }: choose the pagoda to move.
huang-ask-market = { $seat }: take a tile from the market, or type `none`.
huang-ask-chain = { $seat }: place another blue tile next to { $at }, or type `none`.
huang-ask-commit = { $seat }: { $side ->
    [attacker] you attack
   *[defender] you defend
} in a revolt between { $colour } leaders. Commit yellow tiles from your hand, or type `none`.
huang-ask-support = { $seat }: support a state in the war at { $at }, or type `none`.
huang-ask-tie = { $seat }: the war is tied. Choose the state that wins.
huang-ask-price = { $seat }: remove a red tile ({ $left ->
    [one] the last one
   *[other] { $left } to go
}).
huang-ask-granaries = { $seat }: choose the granary that stays in your blue leader’s state; you take the others. Or type `none`.
huang-over = The game is over.

## What happened

huang-turn = { $seat }’s turn.
huang-declined-building = { $seat } builds nothing.
huang-declined-market = { $seat } takes nothing from the market.
huang-declined-chain = { $seat } places no further blue tile.
huang-declined-granaries = { $seat } leaves the granaries where they are.
huang-passed = { $seat } has no legal action and passes.
huang-tile = { $seat } places a { $colour } tile on { $at }.
huang-leader-placed = { $seat } places the { $colour } leader on { $at }.
huang-leader-moved = { $seat } moves the { $colour } leader from { $from } to { $at }.
huang-leader-withdrawn = { $seat } withdraws the { $colour } leader from { $from }.
huang-leader-unsupported = { $seat }’s { $colour } leader on { $from } has no yellow tile next to it and returns to its owner.
huang-leader-lost-revolt = { $seat }’s { $colour } leader on { $from } loses the revolt and returns to its owner.
huang-leader-lost-war = { $seat }’s { $colour } leader on { $from } loses the war and returns to its owner.
huang-points-tile = { $seat } gains { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for the tile, which joined the state of the { $colour } leader on { $at }.
huang-points-stand-in = { $seat } gains { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for the tile: its state has no { $colour } leader, so the yellow leader on { $at } scores it.
huang-points-revolt = { $seat } gains { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for the revolt.
huang-points-war = { $seat } gains { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for the { $colour } leader defeated by the one on { $at }.
huang-points-pagodas = { $points ->
    [one] { $seat } gains 1 { $colour } point for a pagoda in the state of the leader on { $at }.
   *[other] { $seat } gains { $points } { $colour } points for { $points } pagodas in the state of the leader on { $at }.
}
huang-points-bandits = { $seat } gains { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for the bandits, through the leader on { $at }.
huang-riot = { $seat } starts a riot on { $at } with { $tiles ->
    [one] one blue tile
   *[other] { $tiles } blue tiles
}{ $leader ->
    [yes] {" "}and the blue leader
   *[no] {""}
}.
huang-paid = { $seat } pays { $tiles ->
    [one] one green tile
   *[other] { $tiles } green tiles
}{ $leader ->
    [yes] , with the help of the green leader
   *[no] {""}
}.
huang-pagoda-built = { $seat } builds a { $colour } pagoda on { $at }.
huang-pagoda-moved = { $seat } moves a { $colour } pagoda from { $from } to { $at }.
huang-palace-built = { $seat } builds the palace on { $at }.
huang-palace-moved = { $seat } moves the palace from { $from } to { $at }.
huang-removed-riot = The { $colour } tile on { $at } is removed.
huang-removed-lost = The { $colour } tile on { $at } is lost.
huang-removed-price = The { $colour } tile on { $at } is removed as the price of victory.
huang-removed-bandits = The { $colour } tile on { $at } is removed to pay for beating the bandits.
huang-pagoda-lost = The { $colour } pagoda on { $at } returns to the supply.
huang-palace-lost = The palace on { $at } returns to the supply.
huang-granary-lost = The granary on { $at } is lost.
huang-took = { $seat } takes a { $colour } tile from the market.
huang-discarded = { $seat } discards { $count ->
    [one] a tile
   *[other] { $count } tiles
} face down.
huang-discarded-known = { $seat } discards face down: { $tiles }.
huang-drew = { $seat } draws { $count ->
    [one] a tile
   *[other] { $count } tiles
}.
huang-drew-known = { $seat } draws { $tiles }.
huang-market = New in the market: { $tiles }.
huang-revolt = Revolt! { $seat }’s { $colour } leader on { $at } ({ $attack }) against { $defender }’s on { $against } ({ $defence }).
huang-committed = { $leader ->
    [yes] { $tiles ->
        [0] { $seat } commits the yellow leader.
        [one] { $seat } commits one yellow tile and the yellow leader.
       *[other] { $seat } commits { $tiles } yellow tiles and the yellow leader.
    }
   *[no] { $tiles ->
        [one] { $seat } commits one yellow tile.
       *[other] { $seat } commits { $tiles } yellow tiles.
    }
}
huang-committed-nothing = { $seat } commits nothing.
huang-revolt-over = { $seat } wins the revolt between { $colour } leaders against { $loser }, { $strength } to { $against }.
huang-war = War! { $seat }’s tile on { $at } joins states with leaders of the same colour.
huang-warring = { $named ->
    [yes] { $state }
   *[no] The state at { $state }
} has { $reds ->
    [one] one red tile
   *[other] { $reds } red tiles
}.
huang-supported = { $seat } supports { $named ->
    [yes] { $state }
   *[no] the state at { $state }
} with { $leader ->
    [yes] { $tiles ->
        [0] the red leader
        [one] one red tile and the red leader
       *[other] { $tiles } red tiles and the red leader
    }
   *[no] { $tiles ->
        [one] one red tile
       *[other] { $tiles } red tiles
    }
}: { $total } in total now.
huang-neutral = { $seat } supports no one.
huang-war-over = { $named ->
    [yes] { $state }
   *[no] The state at { $state }
} wins the war, { $total } to { $price }; { $price ->
    [0] there is no price to pay
    [one] the price is one red tile
   *[other] the price is { $price } red tiles
}.
huang-bandits = { $seat } beats the { $bandits ->
    [one] bandit
   *[other] { $bandits } bandits
} on { $at }.
huang-granaries = { $seat } takes { $count ->
    [one] one granary
   *[other] { $count } granaries
} and leaves the one on { $left }.
huang-over-empty-bag = The bag is empty: the game is over.
huang-over-nothing-happens = No one has placed or drawn a tile in the last twelve rounds: the game is over.

## Why not

huang-illegal-over = The game is over.
huang-illegal-action-now = Choose an action: place or move a leader, place a tile, start a riot, build a pagoda with green tiles, or replace tiles.
huang-illegal-build-now = First decide whether to build with the tile you just placed: type where, or `none`.
huang-illegal-move-now = First choose the pagoda to move.
huang-illegal-market-now = First choose a market tile: type its colour, or `none`.
huang-illegal-chain-now = First place another blue tile, or type `none`.
huang-illegal-commit-now = First decide what to commit to the revolt: type how much, or `none`.
huang-illegal-support-now = First decide whom to support in the war: type which state and with what, or `none`.
huang-illegal-tie-now = First choose which tied state wins.
huang-illegal-pay-now = First choose a red tile to remove.
huang-illegal-granaries-now = First name the granary that stays, or type `none`.
huang-illegal-not-in-hand = You do not have that many tiles of this colour.
huang-illegal-occupied = That hex is not empty.
huang-illegal-river = Only blue tiles can be placed on rivers.
huang-illegal-blue-on-river = Blue tiles can be placed only on rivers.
huang-illegal-bandits-tile = A tile next to bandits must join a state with at least as many red tiles as bandits, and without a war.
huang-illegal-bandits-leader = No leader may stand next to bandits.
huang-illegal-leader-off-map = That leader is not on the map.
huang-illegal-leader-on-map = That leader is on the map and cannot help.
huang-illegal-same-hex = A leader that moves must go to another hex.
huang-illegal-leader-river = Leaders cannot stand on rivers.
huang-illegal-leader-no-yellow = A leader needs a yellow tile next to it.
huang-illegal-leader-joins = That leader would join states in which leaders of the same colour would meet.
huang-illegal-cannot-pay = You do not have enough tiles to pay for it.
huang-illegal-no-tile-there = There is no tile on that hex.
huang-illegal-not-with-this-tile = The tile you placed must be one of those below the building.
huang-illegal-not-a-free-triangle = A pagoda needs three tiles of one colour that all touch each other, none of them under a building.
huang-illegal-not-a-free-rhombus = The palace needs four yellow tiles in a rhombus, none of them under a building.
huang-illegal-no-palace = This game is played without the palace.
huang-illegal-no-blue-pagodas = With the Eighteen Kingdoms there are no blue pagodas.
huang-illegal-no-such-pagoda = No pagoda of this colour stands there.
huang-illegal-not-in-market = The market has no tile of this colour.
huang-illegal-chain-blue = Only another blue tile may follow a blue tile.
huang-illegal-chain-adjacent = The next blue tile must touch the one just placed.
huang-illegal-replace-number = One to six tiles can be replaced.
huang-illegal-commit-nothing = To commit nothing, type `none`.
huang-illegal-not-at-war = That hex belongs to no state at war.
huang-illegal-not-tied = That state is not among the strongest.
huang-illegal-not-a-red-tile = That is not a red tile that can be removed now.
huang-illegal-no-granary-there = There is no granary of your blue leader’s state on that hex.

## The table

huang-bag = { $count ->
    [0] The bag is empty.
    [one] 1 tile in the bag.
   *[other] { $count } tiles in the bag.
}
huang-market-now = Market
huang-supply = Pagodas left
huang-hand = hand
huang-off = off the map
huang-points = points
huang-quiet = { $count ->
    [one] One turn without a tile placed or drawn.
   *[other] { $count } turns without a tile placed or drawn.
}

## A war and a revolt, on the table

huang-side = { $named ->
    [yes] { $state }
   *[no] State at { $state }
}, strength { $total }
huang-side-reds = { $reds ->
    [one] 1 red tile
   *[other] { $reds } red tiles
} (on { $tiles })
huang-side-reds-gone = { $reds ->
    [one] 1 red tile
   *[other] { $reds } red tiles
}
huang-side-support = { $seat } adds { $leader ->
    [yes] { $tiles ->
        [0] the leader
        [one] one tile and the leader
       *[other] { $tiles } tiles and the leader
    }
   *[no] { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
}
huang-rebel = { $seat } on { $at }, strength { $total }: yellow tiles on { $tiles }
huang-rebel-adds = { $seat } on { $at }, strength { $total }: yellow tiles on { $tiles }, and { $added } more

## The score sheet

huang-sheet-earned = Points
huang-sheet-granaries = Granaries, as blue
huang-sheet-white-added = White points added to
huang-sheet-totals = Totals, lowest first
huang-sheet-lowest = Lowest
huang-sheet-second = Second lowest
huang-sheet-third = Third lowest
huang-sheet-highest = Highest
huang-sheet-decided = Decided by
huang-sheet-decided-lowest = The lowest total
huang-sheet-decided-second = The second lowest total
huang-sheet-decided-third = The third lowest total
huang-sheet-decided-highest = The highest total
huang-sheet-decided-white = Fewer white points
huang-sheet-decided-nobody = Complete tie: no winner

## Where points come from

huang-source-tile = Tiles
huang-source-stand-in = Tiles scored by the yellow leader
huang-source-revolt = Revolts
huang-source-war = Wars
huang-source-pagodas = Pagodas
huang-source-bandits = Bandits
huang-source-granaries = Granaries

## The survey of a map

huang-survey-hexes = Hexes
huang-survey-land = Land
huang-survey-river = River
huang-survey-capitals = Capitals
huang-survey-nearest = Nearest capitals apart
huang-survey-camps = Bandit camps
huang-survey-river-triangles = River triangles
huang-survey-parts = Connected parts
huang-survey-land-parts = Connected parts of land

## The drawn table

huang-office-yellow = governor
huang-office-red = soldier
huang-office-blue = farmer
huang-office-green = trader
huang-office-white = artisan
huang-table-map = Map: { $title }
huang-table-zoom-in = Zoom in
huang-table-zoom-out = Zoom out
huang-table-whole = Whole map
huang-table-players = Players
huang-table-on-turn = active
huang-table-you = you
huang-table-hand-size = { $count ->
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
}
huang-table-leader = leader
huang-table-leader-at = { $colour } leader on { $at }
huang-table-leader-off = { $colour } leader, off the map
huang-table-leader-of = { $colour } leader of { $name }
huang-table-tile = { $colour } tile ({ $office })
huang-table-under-pagoda = under a { $colour } pagoda
huang-table-under-palace = under the palace
huang-table-granary = with a granary
huang-table-bandits = { $count ->
    [one] 1 bandit
   *[other] { $count } bandits
}
huang-table-capital = capital: { $name }
# States of the built-in maps whose names have a word in them; the others are called the same everywhere.
huang-table-name-western-wei = Western Wei
huang-table-name-western-chu = Western Chu
huang-table-land = land
huang-table-river = river
huang-table-tiles = { $count } { $colour }

# The own seat
huang-table-your-seat = Your seat
huang-table-your-hand = Your hand, { $count }
huang-table-your-points = Your points
huang-table-leaders-off = { $count ->
    [0] All leaders are on the map
   *[other] Leaders off the map, { $count } of 5
}
huang-table-market = Market, { $count }
huang-table-riot = Riot
huang-table-build = Build (2 green tiles)
huang-table-replace-plan = Replace tiles
huang-table-replace = { $count ->
    [0] Mark tiles to replace
    [one] Replace 1 tile
   *[other] Replace { $count } tiles
}
huang-table-withdraw = Withdraw the leader
huang-table-back = Put back
huang-table-no-act = Pass
huang-table-no-build = Build nothing
huang-table-no-market = Take nothing
huang-table-no-chain = Stop here
huang-table-no-granaries = Take no granaries
huang-table-none = Do nothing
huang-table-how-act = Choose a tile or a leader, then a highlighted hex; or choose a hex first.
huang-table-how-place = Choose a highlighted hex. Arrow keys move, Enter places, Esc puts the piece back.
huang-table-how-piece = Choose the piece for { $at }. The bright ones can go there.
huang-table-how-replace = Mark the tiles to discard; you draw as many. No one else sees them.
huang-table-how-build = Choose a marked site, or build nothing.
huang-table-how-move = No pagoda of this colour is left: choose the one to move.
huang-table-moves-here = The pagoda moves to { $at }, where it is drawn faintly.
huang-table-how-market = Choose a tile from the market.
huang-table-how-chain = Choose a highlighted river hex for the next blue tile, or stop.
huang-table-how-revolt = The defender wins a tie.
huang-table-how-war = Each player may support once. The active player breaks ties.
huang-table-how-bandits = Choose a red tile on the map to remove as the price of victory.
huang-table-how-granaries = Choose it on the map, or take none.

# What a choice is called and what it does
huang-table-what = What would happen
huang-table-gain = { $colour } for { $name }
huang-table-nothing-more = no one scores
huang-table-title-tile = Place a { $colour } tile on { $at }
huang-table-title-leader = Place the { $colour } leader on { $at }
huang-table-title-withdraw = Withdraw the { $colour } leader
huang-table-title-take = Take a { $colour } tile
huang-table-title-riot = Riot on { $at }
huang-table-title-pagoda = Build a pagoda on { $at }
huang-table-title-palace = Build the palace on { $at }
huang-table-title-move = Move the pagoda from { $at }
huang-table-title-replace = Replace { $tiles }
huang-table-title-win = { $state } wins
huang-table-title-remove = Remove the red tile on { $at }
huang-table-title-keep = Leave the granary on { $at }
huang-table-title-commit = { $leader ->
    [true] { $tiles ->
        [0] Commit the leader
        [one] Commit 1 tile and the leader
       *[other] Commit { $tiles } tiles and the leader
    }
   *[false] { $tiles ->
        [0] Commit nothing
        [one] Commit 1 tile
       *[other] Commit { $tiles } tiles
    }
}
huang-table-title-support = { $leader ->
    [true] { $tiles ->
        [0] Support { $state } with the leader
        [one] Support { $state } with 1 tile and the leader
       *[other] Support { $state } with { $tiles } tiles and the leader
    }
   *[false] { $tiles ->
        [one] Support { $state } with 1 tile
       *[other] Support { $state } with { $tiles } tiles
    }
}
huang-table-do = { $act ->
    [tile] Place the tile on { $at }
    [leader] Place the leader on { $at }
    [riot] Remove the tile on { $at }
    [pagoda] Build the pagoda here
    [palace] Build the palace here
    [move] Move this pagoda
    [remove] Remove the red tile on { $at }
    [keep] Leave the granary on { $at }
   *[other] Do it
}
huang-table-help-riot = Use my blue leader in place of one of the two tiles
huang-table-help-build = Use my green leader in place of one of the two tiles
huang-table-lit-own = you score
huang-table-lit-other = another player scores
huang-table-lit-war = war
huang-table-lit-revolt = revolt
huang-table-lit-piece = can be chosen
huang-table-lit-legal = legal
huang-table-piece-tile = Place a { $colour } tile
huang-table-piece-leader = Place or move the { $colour } leader
huang-table-piece-withdraw = Withdraw a leader
huang-table-piece-riot = Riot
huang-table-piece-build = Build
huang-table-piece-move = Move a pagoda
huang-table-piece-replace = Replace tiles
huang-table-piece-take = Take from the market
huang-table-piece-commit = Commit to the revolt
huang-table-piece-support = Support a state
huang-table-piece-win = Break the tie
huang-table-piece-remove = Remove a red tile
huang-table-piece-keep = Granaries
huang-table-piece-none = Nothing

# Wars and revolts
huang-table-war-at = War at { $at }
huang-table-war-joins = { $name }’s { $colour } tile joins { $states }
huang-table-state = the state at { $at }
huang-table-state-title = State at { $at }
huang-table-revolt = Revolt
huang-table-revolt-about = { $colour } leaders
huang-table-bandits-beaten = The bandits are beaten
huang-table-stake = at stake
huang-table-from-map = map
huang-table-from-hand = From your hand
huang-table-no-tiles = You hold no { $colour } tile
huang-table-stays = +1, not spent
huang-table-asked = Order of decisions
huang-table-gave = { $count } for { $side }
huang-table-gave-none = no support
huang-table-holds = holds { $count }
huang-table-holds-ties = holds { $count }, breaks ties
huang-table-support = Support
huang-table-nobody = No one
huang-table-support-none = Support no one
huang-table-win = { $state } wins
huang-table-price = { $count ->
    [one] Choose the red tile on the map that pays for the victory.
   *[other] Choose { $count } red tiles on the map that pay for the victory, one after another.
}
huang-table-commit-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
huang-table-commit-leader = with the leader
huang-table-commit-war = Support { $state } with { $leader ->
    [true] { $tiles ->
        [0] the leader
        [one] 1 tile and the leader
       *[other] { $tiles } tiles and the leader
    }
   *[false] { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
}
huang-table-commit-revolt = Commit { $leader ->
    [true] { $tiles ->
        [0] the leader
        [one] 1 tile and the leader
       *[other] { $tiles } tiles and the leader
    }
   *[false] { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
}
huang-table-commit-none = Commit nothing
huang-table-attacks = attacks
huang-table-defends = defends, wins ties
huang-table-decides = to decide
huang-table-out = As it stands, { $winner } wins { $total } to { $price }.
huang-table-out-tie = As it stands, it is a tie at { $total }, and { $name } breaks it.
huang-table-out-home = Defeated leaders return to: { $names }.
huang-table-out-price = { $price ->
    [0] No price to pay.
   *[other] Price: { $price ->
        [one] 1 red tile
       *[other] { $price } red tiles
    }, { $map ->
        [0] paid with the committed tiles.
       *[other] { $map } of them from the map. Pagodas on removed tiles are lost.
    }
}

# On small screens
huang-table-tabs = Panels
huang-table-tab-main = Place
huang-table-tab-war = War
huang-table-tab-revolt = Revolt
huang-table-tab-hand = Hand
huang-table-tab-market = Market
huang-table-tab-seats = Players
huang-table-tab-log = Log
huang-table-bag = bag { $count }
huang-table-granaries = granaries

# The question, where a button says "nothing"
huang-table-ask-build = build here, or build nothing.
huang-table-ask-market = take a tile from the market, or take nothing.
huang-table-ask-chain = place the next blue tile next to { $at }, or stop.
huang-table-ask-revolt = commit yellow tiles to the revolt, or commit nothing.
huang-table-ask-war = support a state with red tiles, or support no one.
huang-table-ask-granaries = which granary stays? You take the others.

## The table, second edition

huang-offices-yellow = governors
huang-offices-red = soldiers
huang-offices-blue = farmers
huang-offices-green = traders
huang-offices-white = artisans

# The score sheet while the game is played
huang-score-what = Your result is the lowest of your yellow, red, blue and green points. At the end, white points raise the lowest of them.
huang-score-how = How points come
huang-score-tile = A tile in the state of your leader of the same colour
huang-score-tile-gain = +1
huang-score-stand-in = A tile in the state of your yellow leader, if no leader of its colour stands there
huang-score-stand-in-gain = +1
huang-score-conflict = Each leader you defeat in a war or a revolt, in its colour
huang-score-conflict-gain = +1 each
huang-score-pagoda = A pagoda in the state of your leader of the same colour
huang-score-pagoda-gain = +1 a turn
huang-score-where = Who leads where
huang-score-nobody = no one yet
huang-score-hidden = Hidden until the end: the points of { $names }. Every gain is in the log.

# The log, with the names of states
huang-log-tile = { $seat } places a { $colour } tile on { $at } in { $state }.
huang-log-leader-placed = { $seat } places the { $colour } leader on { $at } in { $state }.
huang-log-leader-moved = { $seat } moves the { $colour } leader from { $from } to { $at } in { $state }.
huang-log-leader-lost-revolt = { $seat }’s { $colour } leader loses the revolt and returns.
huang-log-leader-lost-war = { $seat }’s { $colour } leader loses the war and returns.
huang-log-points-tile = { $seat } gains { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for the tile: the { $colour } leader leads { $state }.
huang-log-points-stand-in = { $seat } gains { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for the tile: { $state } has no { $colour } leader, so the yellow leader scores.
huang-log-points-war = { $seat } gains { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for the { $colour } leader defeated in the war.
huang-log-points-pagodas = { $points ->
    [one] { $seat } gains 1 { $colour } point for a pagoda in { $state }.
   *[other] { $seat } gains { $points } { $colour } points for { $points } pagodas in { $state }.
}
huang-log-points-bandits = { $seat } gains { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for the bandits beaten by { $state }.
huang-log-pagoda-built = { $seat } builds a { $colour } pagoda in { $state }.
huang-log-pagoda-moved = { $seat } moves a { $colour } pagoda from { $from } to { $state }.
huang-log-revolt = Revolt in { $state }! { $seat }’s { $colour } leader ({ $attack }) against { $defender }’s ({ $defence }).

# The end
huang-end-bar = { $colour }: { $total }{ $added ->
    [0] {""}
   *[other] , { $added } of it white
}
huang-end-white = { $count ->
    [0] no white points
    [one] 1 white point added
   *[other] { $count } white points added
}
huang-end-line = The lowest total is the result; white points fill the lowest.
huang-because-lowest = The lowest colour decides. { $winner }: { $best } ({ $colours }){ $white ->
    [0] {""}
    [one] , raised by 1 white point
   *[other] , raised by { $white } white points
}. { $other }: { $less } ({ $lower }).
huang-because-second = The lowest colours are equal at { $equal }, so the second lowest decides. { $winner }: { $best }. { $other }: { $less }.
huang-because-third = The two lowest colours are equal, so the third lowest decides. { $winner }: { $best }. { $other }: { $less }.
huang-because-highest = The three lowest colours are equal, so the highest decides. { $winner }: { $best }. { $other }: { $less }.
huang-because-white = All four totals are equal, so fewer white points decide. { $winner }: { $best }. { $other }: { $less }.
huang-because-nobody = All totals are equal, so no one wins.
## What speaks for a choice, and the themes of puzzles

reason-huang-points = { $points ->
    [one] Scores 1 { $colour } point.
   *[other] Scores { $points } { $colour } points.
}
reason-huang-weakest = Strengthens { $colour }, which was the weakest colour.
reason-huang-gives = { $points ->
    [one] { $seat } gains 1 { $colour } point by it.
   *[other] { $seat } gains { $points } { $colour } points by it.
}
reason-huang-pagoda = Builds a { $colour } pagoda, which scores turn after turn.
reason-huang-palace = Builds the palace.
reason-huang-leader = Brings the { $colour } leader onto the map.
reason-huang-moved = Moves the { $colour } leader to a better place.
reason-huang-withdrawn = Brings the { $colour } leader to safety.
reason-huang-revolt-won = Wins the revolt against { $seat } as it stands: { $own } to { $against }.
reason-huang-revolt = Starts or continues the revolt against { $seat }: { $own } to { $against }.
reason-huang-war-won = { $points ->
    [one] The war, as it stands, brings 1 point.
   *[other] The war, as it stands, brings { $points } points.
}
reason-huang-war-leads = As it stands, the state at { $at } wins the war with { $total }.
reason-huang-war-tied = As it stands, the war is tied at { $total }; the active player breaks the tie.
reason-huang-war-beaten = { $seat } would lose the { $colour } leader.
reason-huang-war-lost = As it stands, it costs the player’s own { $colour } leader.
reason-huang-beaten = { $seat } loses the { $colour } leader, which returns to its owner.
reason-huang-falls = A { $colour } pagoda falls.
reason-huang-granaries = Takes granaries worth { $points } blue points at the end.
reason-huang-bandits = Beats the bandits.
reason-huang-market = Takes a { $colour } tile from the market.
reason-huang-quiet = Prepares the next turns.
reason-huang-nothing = Keeps everything for later.
puzzle-theme-huang-war = Wars
puzzle-theme-huang-revolt = Revolts
puzzle-theme-huang-pagoda = Pagodas
puzzle-theme-huang-riot = Riots and losses
puzzle-theme-huang-leader = Leaders
puzzle-theme-huang-points = Points at once
puzzle-theme-huang-quiet = Quiet actions
