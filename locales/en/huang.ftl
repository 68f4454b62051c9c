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

huang-option-short = For two players: 24 tiles leave the bag unseen, and the game is shorter.
huang-option-bandits = Rogue bandits hold five camps until a state with enough soldiers beats them.
huang-option-eighteen_kingdoms = The map of the Eighteen Kingdoms, with granaries in place of blue pagodas.
huang-option-palace = The royal palace may be built on four yellow tiles and gives a seventh tile.
huang-option-open_scores = Everybody sees everybody's points.
huang-option-map = The map that belongs to the other options, or an own map file.
huang-refused-short = The short game is for two players.
huang-refused-bandits-eighteen = Bandits and the Eighteen Kingdoms cannot be combined.
huang-refused-map-camps = Bandits need a map with ten camps.
huang-refused-map-capitals = A map needs at least one capital, and with the Eighteen Kingdoms at most nineteen.

## What is asked

huang-ask-act = { $seat }: choose an action ({ $actions ->
    [one] the last of the turn
   *[other] { $actions } left
}).
huang-ask-build = { $seat }: build on a triangle with { $at }, or `none`.
huang-ask-move = { $seat }: which pagoda moves?
huang-ask-market = { $seat }: take a tile from the market, or `none`.
huang-ask-chain = { $seat }: place another blue tile next to { $at }, or `none`.
huang-ask-commit = { $seat }, { $side ->
    [attacker] you attack
   *[defender] you are attacked
} in a revolt of { $colour } leaders: commit yellow tiles, or `none`.
huang-ask-support = { $seat }: support a state in the war at { $at }, or `none`.
huang-ask-tie = { $seat }: the war is tied; which state wins?
huang-ask-price = { $seat }: remove a red tile ({ $left ->
    [one] the last one
   *[other] { $left } to go
}).
huang-ask-granaries = { $seat }: take all granaries of your blue leader's state but the one you name, or `none`.
huang-over = The game is over.

## What happened

huang-turn = { $seat }'s turn.
huang-declined-building = { $seat } builds nothing.
huang-declined-market = { $seat } takes nothing from the market.
huang-declined-chain = { $seat } places no further blue tile.
huang-declined-granaries = { $seat } leaves the granaries where they are.
huang-passed = { $seat } has no legal action and passes.
huang-tile = { $seat } places a { $colour } tile on { $at }.
huang-leader-placed = { $seat } places the { $colour } leader on { $at }.
huang-leader-moved = { $seat } moves the { $colour } leader from { $from } to { $at }.
huang-leader-withdrawn = { $seat } withdraws the { $colour } leader from { $from }.
huang-leader-unsupported = { $seat }'s { $colour } leader on { $from } has no yellow tile left and returns.
huang-leader-lost-revolt = { $seat }'s { $colour } leader on { $from } returns, beaten in the revolt.
huang-leader-lost-war = { $seat }'s { $colour } leader on { $from } returns, beaten in the war.
huang-points-tile = { $seat } gains { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for the tile: the { $colour } leader on { $at } leads there.
huang-points-stand-in = { $seat } gains { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for the tile: the yellow leader on { $at } stands in.
huang-points-revolt = { $seat } gains { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for the revolt.
huang-points-war = { $seat } gains { $points } { $colour } { $points ->
    [one] point
   *[other] points
} for the leader beaten by the one on { $at }.
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
huang-removed-price = The { $colour } tile on { $at } is the price of victory.
huang-removed-bandits = The { $colour } tile on { $at } falls against the bandits.
huang-pagoda-lost = The { $colour } pagoda on { $at } goes back to the supply.
huang-palace-lost = The palace on { $at } goes back to the supply.
huang-granary-lost = The granary on { $at } is lost.
huang-took = { $seat } takes { $colour } from the market.
huang-discarded = { $seat } discards { $count ->
    [one] a tile
   *[other] { $count } tiles
} unseen.
huang-discarded-known = { $seat } discards unseen: { $tiles }.
huang-drew = { $seat } draws { $count ->
    [one] a tile
   *[other] { $count } tiles
}.
huang-drew-known = { $seat } draws { $tiles }.
huang-market = New in the market: { $tiles }.
huang-revolt = Revolt! { $seat }'s { $colour } leader on { $at } ({ $attack }) against { $defender }'s on { $against } ({ $defence }).
huang-committed = { $seat } commits { $tiles ->
    [0] {""}
    [one] one yellow tile
   *[other] { $tiles } yellow tiles
}{ $leader ->
    [yes] { $tiles ->
        [0] the yellow leader
       *[other] {" "}and the yellow leader
    }
   *[no] {""}
}.
huang-committed-nothing = { $seat } commits nothing.
huang-revolt-over = { $seat } wins the revolt of { $colour } leaders against { $loser }, { $strength } to { $against }.
huang-war = War! { $seat }'s tile on { $at } joins states with leaders of one colour.
huang-warring = The state at { $side } has { $reds ->
    [one] one red tile
   *[other] { $reds } red tiles
}.
huang-supported = { $seat } supports the state at { $side } with { $tiles ->
    [0] {""}
    [one] one red tile
   *[other] { $tiles } red tiles
}{ $leader ->
    [yes] { $tiles ->
        [0] the red leader
       *[other] {" "}and the red leader
    }
   *[no] {""}
}: it has { $total } now.
huang-neutral = { $seat } supports nobody.
huang-war-over = The state at { $side } wins the war with a strength of { $total }; the price is { $price ->
    [0] nothing
    [one] one red tile
   *[other] { $price } red tiles
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
huang-over-nothing-happens = In the last twelve rounds nobody placed or drew a tile: the game is over.

## Why not

huang-illegal-over = The game is over.
huang-illegal-action-now = Now an action is asked for: a leader, a tile, a riot, a pagoda for green, or a replacement.
huang-illegal-build-now = Now it is asked whether you build with the tile you placed; say where, or `none`.
huang-illegal-move-now = Now it is asked which pagoda moves.
huang-illegal-market-now = Now it is asked which market tile you take; say its colour, or `none`.
huang-illegal-chain-now = Now it is asked whether another blue tile follows; place it, or say `none`.
huang-illegal-commit-now = Now it is asked what you commit to the revolt; say how much, or `none`.
huang-illegal-support-now = Now it is asked whom you support in the war; say whom and how, or `none`.
huang-illegal-tie-now = Now it is asked which of the tied states wins.
huang-illegal-pay-now = Now it is asked which red tile is removed.
huang-illegal-granaries-now = Now it is asked which granary stays; name it, or say `none`.
huang-illegal-not-in-hand = You do not hold so many tiles of this colour.
huang-illegal-occupied = That hex is not empty.
huang-illegal-river = Only blue tiles lie on rivers.
huang-illegal-blue-on-river = Blue tiles lie on rivers only.
huang-illegal-bandits-tile = A tile next to bandits must join a state with at least as many red tiles as bandits, and without a war.
huang-illegal-bandits-leader = No leader may stand next to bandits.
huang-illegal-leader-off-map = That leader is not on the map.
huang-illegal-leader-on-map = That leader is on the map and cannot help.
huang-illegal-same-hex = A leader that moves must go to another hex.
huang-illegal-leader-river = Leaders do not stand on rivers.
huang-illegal-leader-no-yellow = A leader needs a yellow tile next to it.
huang-illegal-leader-joins = That leader would join states so that two leaders of one colour meet.
huang-illegal-cannot-pay = You do not hold enough tiles to pay for it.
huang-illegal-no-tile-there = No tile lies there.
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
huang-illegal-commit-nothing = To commit nothing, say `none`.
huang-illegal-not-at-war = That hex belongs to no state at war.
huang-illegal-not-tied = That state is not among the strongest.
huang-illegal-not-a-red-tile = That is not a red tile that can be removed now.
huang-illegal-no-granary-there = No granary of your farmer's state stands there.

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

huang-side = State at { $side }, strength { $total }
huang-side-reds = { $reds ->
    [one] 1 red tile
   *[other] { $reds } red tiles
} (on { $tiles })
huang-side-reds-gone = { $reds ->
    [one] 1 red tile
   *[other] { $reds } red tiles
}
huang-side-support = { $seat } adds { $tiles ->
    [0] {""}
    [one] one tile
   *[other] { $tiles } tiles
}{ $leader ->
    [yes] { $tiles ->
        [0] the leader
       *[other] {" "}and the leader
    }
   *[no] {""}
}
huang-rebel = { $seat } on { $at }, strength { $total }: yellow tiles on { $tiles }
huang-rebel-adds = { $seat } on { $at }, strength { $total }: yellow tiles on { $tiles }, and { $added } more

## The score sheet

huang-sheet-earned = Points
huang-sheet-granaries = Granaries, as blue
huang-sheet-white-added = White added to
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
huang-sheet-decided-nobody = Nothing: all is equal

## Where points come from

huang-source-tile = Tiles
huang-source-stand-in = Tiles, by the yellow leader
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
huang-table-on-turn = on turn
huang-table-you = you
huang-table-hand-size = { $count ->
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
}
huang-table-leader = leader
huang-table-leader-at = { $colour } leader on { $at }
huang-table-leader-off = { $colour } leader, off the map
huang-table-leader-of = { $colour } leader of { $name }
huang-table-under-pagoda = under a { $colour } pagoda
huang-table-under-palace = under the palace
huang-table-granary = with a granary
huang-table-bandits = { $count ->
    [one] 1 bandit
   *[other] { $count } bandits
}
huang-table-capital = capital: { $name }
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
huang-table-build = Build for green
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
huang-table-none = nothing
huang-table-how-act = Take up a tile or a leader, then pick a lit place; or pick a place first.
huang-table-how-place = Lit places are legal. Arrow keys move, Enter places, Esc puts it back.
huang-table-how-piece = Which piece goes to { $at }? Those that can are bright.
huang-table-how-replace = Mark the tiles you want to lose; you draw as many. Nobody sees them.
huang-table-how-build = Pick a triangle on the map, or build nothing.
huang-table-how-move = No pagoda of this colour is left: pick the one that moves.
huang-table-how-market = Pick a tile of the market.
huang-table-how-chain = Pick a lit river hex for the next farmer, or stop.
huang-table-how-revolt = A tie is won by the defender.
huang-table-how-war = Each player supports once; ties are decided by whoever is on turn.
huang-table-how-bandits = Pick a soldier on the map; it is the price of the victory.
huang-table-how-granaries = Pick the granary that stays; you take the others.
huang-table-how-over = {""}

# What a choice is called and what it does
huang-table-what = What this does
huang-table-gain = { $colour } for { $name }
huang-table-nothing-more = nobody scores
huang-table-title-tile = { $office } on { $at }
huang-table-title-leader = { $colour } leader to { $at }
huang-table-title-withdraw = withdraw the { $colour } leader
huang-table-title-take = take a { $office }
huang-table-title-riot = Riot on { $at }
huang-table-title-pagoda = Pagoda on { $at }
huang-table-title-palace = Palace on { $at }
huang-table-title-move = Move the pagoda from { $at }
huang-table-title-replace = replace { $tiles }
huang-table-title-win = { $at } wins
huang-table-title-remove = Remove { $at }
huang-table-title-keep = Leave the granary on { $at }
huang-table-title-commit = { $leader ->
    [true] { $tiles ->
        [0] commit the leader
        [one] commit 1 tile and the leader
       *[other] commit { $tiles } tiles and the leader
    }
   *[false] { $tiles ->
        [0] commit nothing
        [one] commit 1 tile
       *[other] commit { $tiles } tiles
    }
}
huang-table-title-support = { $leader ->
    [true] { $tiles ->
        [0] support { $at } with the leader
        [one] support { $at } with 1 tile and the leader
       *[other] support { $at } with { $tiles } tiles and the leader
    }
   *[false] { $tiles ->
        [0] support { $at } with nothing
        [one] support { $at } with 1 tile
       *[other] support { $at } with { $tiles } tiles
    }
}
huang-table-do = { $act ->
    [tile] Place it on { $at }
    [leader] Place the leader on { $at }
    [riot] Remove the tile on { $at }
    [pagoda] Build the pagoda here
    [palace] Build the palace here
    [move] Move this pagoda
    [remove] Remove the soldier on { $at }
    [keep] Leave the granary on { $at }
   *[other] Do it
}
huang-table-help-riot = My farmer leader stands for one of the two tiles
huang-table-help-build = My trader leader stands for one of the two tiles
huang-table-lit-own = you score
huang-table-lit-other = another scores
huang-table-lit-war = war
huang-table-lit-revolt = revolt
huang-table-lit-piece = can be chosen
huang-table-lit-legal = legal
huang-table-piece-tile = Place a { $colour } tile
huang-table-piece-leader = Place or move the { $colour } leader
huang-table-piece-withdraw = Withdraw a leader
huang-table-piece-riot = Riot
huang-table-piece-build = Build
huang-table-piece-move = Which pagoda moves
huang-table-piece-replace = Replace tiles
huang-table-piece-take = Take from the market
huang-table-piece-commit = Commit to the revolt
huang-table-piece-support = Support a state
huang-table-piece-win = Who wins the tie
huang-table-piece-remove = Remove a soldier
huang-table-piece-keep = Granaries
huang-table-piece-none = Nothing

# Wars and revolts
huang-table-war-at = War at { $at }
huang-table-war-joins = { $name }'s { $office } joins { $states }
huang-table-revolt = Revolt
huang-table-revolt-about = { $colour } leaders
huang-table-bandits-beaten = The bandits are beaten
huang-table-stake = at stake
huang-table-from-map = map
huang-table-from-hand = From your hand
huang-table-no-tiles = You hold no { $colour } tile
huang-table-stays = +1, stays
huang-table-asked = Asked in this order
huang-table-gave = { $count } for { $side }
huang-table-gave-none = nothing
huang-table-holds = holds { $count }
huang-table-holds-ties = { $count }, ties
huang-table-support = Support
huang-table-nobody = None
huang-table-support-none = Support nobody
huang-table-tie = A tie: which state wins?
huang-table-win = { $state } wins
huang-table-price = { $count ->
    [one] Pick the soldier on the map that pays for the victory.
   *[other] Pick { $count } soldiers on the map that pay for the victory, one after another.
}
huang-table-commit-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
huang-table-commit-leader = with the leader
huang-table-commit-war = Commit { $tiles ->
    [0] {""}
   *[other] { $tiles }
}{ $leader ->
    [true] { $tiles ->
        [0] the leader
       *[other] {" "}+ leader
    }
   *[false] {""}
} for { $state }
huang-table-commit-revolt = Commit { $tiles ->
    [0] {""}
   *[other] { $tiles }
}{ $leader ->
    [true] { $tiles ->
        [0] the leader
       *[other] {" "}+ leader
    }
   *[false] {""}
}
huang-table-commit-none = Commit nothing
huang-table-attacks = attacks
huang-table-defends = defends, wins ties
huang-table-decides = decides now
huang-table-out = { $total } against { $price }, if it stays so: { $winner } wins.
huang-table-out-tie = A tie at { $total }, if it stays so: { $name } decides.
huang-table-out-home = {" "}The beaten leaders of { $names } go home.
huang-table-out-price = { $map ->
    [0] { $winner } pays { $price } with the committed tiles.
    [one] { $winner } pays { $price }, 1 of it on the map; a pagoda there may fall.
   *[other] { $winner } pays { $price }, { $map } of it on the map; pagodas there may fall.
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
huang-table-ask-build = build here, or nothing
huang-table-ask-market = take a tile from the market, or nothing
huang-table-ask-chain = place the next farmer beside { $at }, or stop
huang-table-ask-revolt = commit governors to the revolt, or nothing
huang-table-ask-war = support a state with soldiers, or none
huang-table-ask-granaries = take the granaries of your state but one, or none

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
reason-huang-revolt = Starts or goes on with the revolt against { $seat }: { $own } to { $against }.
reason-huang-war-won = { $points ->
    [one] The war, as it stands, brings 1 point.
   *[other] The war, as it stands, brings { $points } points.
}
reason-huang-war = Decides about a war: the highest total is { $total }.
reason-huang-beaten = { $seat } takes back the { $colour } leader.
reason-huang-falls = A { $colour } pagoda falls.
reason-huang-granaries = Takes granaries worth { $points } blue points at the end.
reason-huang-bandits = Beats the bandits.
reason-huang-market = Takes a { $colour } tile from the market.
reason-huang-quiet = Prepares the next turns.
puzzle-theme-huang-war = Wars
puzzle-theme-huang-revolt = Revolts
puzzle-theme-huang-pagoda = Pagodas
puzzle-theme-huang-riot = Riots and losses
puzzle-theme-huang-leader = Leaders
puzzle-theme-huang-points = Points at once
puzzle-theme-huang-quiet = Quiet moves
