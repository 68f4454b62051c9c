## Huang: the goal card

huang-goal-goal = Collect points in four colours. Your weakest colour is your score; white points fill the gaps.
huang-goal-turn = Two actions: place a tile or a leader, riot, build for green, or replace tiles.
huang-goal-scoring = A tile gives a point to the leader of its colour in its state. Pagodas pay every turn; revolts and wars pay the winner.

## Tiles

huang-about-tile-yellow-name = Yellow tile, governor
huang-about-tile-yellow-what = Goes on land. Every leader needs a yellow tile beside it, and yellow tiles beside a leader are its strength in a revolt.
huang-about-tile-yellow-when = Without its last yellow tile a leader goes back to its owner. Yellow tiles in your hand help in revolts.
huang-about-tile-red-name = Red tile, soldier
huang-about-tile-red-what = Goes on land. The red tiles of a state are its strength in a war.
huang-about-tile-red-when = In a war the loser loses its red tiles and the winner pays with its own. Red tiles in your hand can support a state.
huang-about-tile-blue-name = Blue tile, farmer
huang-about-tile-blue-what = Goes on a river. After it you may place another blue tile beside it in the same action, and so on.
huang-about-tile-blue-when = Two blue tiles from your hand start a riot.
huang-about-tile-green-name = Green tile, trader
huang-about-tile-green-what = Goes on land. After it you may take one tile from the market.
huang-about-tile-green-when = Two green tiles from your hand build a pagoda on any free triangle.
huang-about-tile-white-name = White tile, artisan
huang-about-tile-white-what = Goes on land. White points are wild: they fill your weakest colours at the end.
huang-about-tile-white-when = Only twelve of the tiles are white, and there is one white pagoda.

## Leaders

huang-about-leader-yellow-name = Yellow leader, governor
huang-about-leader-yellow-what = Scores yellow tiles in its state, and also every tile whose colour has no leader there.
huang-about-leader-yellow-when = Off the map it adds one to your side in every revolt of yours.
huang-about-leader-red-name = Red leader, soldier
huang-about-leader-red-what = Scores red tiles in its state, and the points for beaten bandits.
huang-about-leader-red-when = Off the map it adds one to a state that you support in a war.
huang-about-leader-blue-name = Blue leader, farmer
huang-about-leader-blue-what = Scores blue tiles in its state. With granaries it takes all of its state but one at the end of your turn.
huang-about-leader-blue-when = Off the map it stands for one of the two blue tiles of a riot.
huang-about-leader-green-name = Green leader, trader
huang-about-leader-green-what = Scores green tiles in its state.
huang-about-leader-green-when = Off the map it stands for one of the two green tiles that build a pagoda.
huang-about-leader-white-name = White leader, artisan
huang-about-leader-white-what = Scores white tiles in its state.
huang-about-leader-white-when = White points fill your weakest colours at the end.
huang-about-leaders-off-name = Leaders off the map
huang-about-leaders-off-what = Leaders in front of their owner can be placed on empty land beside a yellow tile.
huang-about-leaders-off-when = While they wait, yellow helps in revolts, red in wars, blue in riots and green with building. Helping never uses them up.

## Buildings

huang-about-pagoda-name = Pagoda
huang-about-pagoda-what = Stands on a triangle of its colour. At the end of your turn it gives a point to your leader of its colour in its state.
huang-about-pagoda-when = If a tile below it is removed, the pagoda goes back to the supply.
huang-about-palace-name = Royal palace
huang-about-palace-what = Stands on four yellow tiles in a rhombus. With your yellow leader in its state you draw to seven tiles at the end of your turn.
huang-about-palace-when = If a tile below it is removed, the palace goes back to the supply.
huang-about-granary-name = Granary
huang-about-granary-what = Worth two blue points to the player who takes it. No triangle can be made with the tile below it.
huang-about-granary-when = At the end of your turn you may take all granaries but one in your blue leader’s state.
huang-about-triangle-name = Triangle
huang-about-triangle-what = Three tiles of one colour that all touch each other, none under a building. A pagoda can stand on it.
huang-about-triangle-when = You build for nothing when you complete it, and for two green tiles later.
huang-about-supply-name = Pagodas left
huang-about-supply-what = The pagodas that are not on the map.
huang-about-supply-when = When none of a colour is left, building moves one of that colour on the map.

## The map

huang-about-land-name = Land
huang-about-land-what = Takes tiles of every colour but blue, and leaders if a yellow tile lies beside it.
huang-about-river-name = River
huang-about-river-what = Takes blue tiles only. No leader stands here.
huang-about-capital-name = Capital
huang-about-capital-what = Has a yellow tile at the start and gives its state the name. Otherwise it is land like any other.
huang-about-capital-when = A riot can remove its tile too.
huang-about-state-name = State
huang-about-state-what = Tiles and leaders that are linked, with at least one leader. Nobody owns it; leaders of different colours share it in peace.
huang-about-state-when = A second leader of a colour starts a revolt, a tile that joins states with leaders of one colour starts a war.
huang-about-bandits-name = Rogue bandits
huang-about-bandits-what = No leader may stand beside them, and a tile only if its state has at least as many red tiles.
huang-about-bandits-when = Such a tile beats them: the red leader of the state scores their number, and as many red tiles go.
huang-about-camp-name = Camp
huang-about-camp-what = A place for bandits. Without bandits it is plain land.

## Players and stocks

huang-about-hand-name = Hand
huang-about-hand-what = Tiles that only their owner sees. At the end of every turn hands are filled up to six.
huang-about-market-name = Market
huang-about-market-what = Six open tiles. After a green tile you may take one of them.
huang-about-market-when = It is filled up at the end of the turn.
huang-about-bag-name = Bag
huang-about-bag-what = The tiles that are still to be drawn.
huang-about-bag-when = When somebody must draw and the bag is empty, the game ends at once.
huang-about-discards-name = Unseen discards
huang-about-discards-what = Tiles that this player replaced. They are out of the game, and only their owner knows them.
huang-about-points-name = Points
huang-about-points-what = Your totals by colour. Only the weakest of yellow, red, blue and green counts at the end.
huang-about-points-when = Everybody sees what is gained, but totals stay hidden unless the scores are open.
huang-about-points-white-name = White points
huang-about-points-white-what = Wild points. At the end they are added to your weakest colours.
huang-about-score-name = Score
huang-about-score-what = The lowest of the four colours after white points have filled the gaps. A tie is decided by the second lowest, and so on.
huang-about-dynasty-name = Dynasty
huang-about-dynasty-what = The five leaders of one player, marked with the same animal.
huang-about-seat-name = Player
huang-about-seat-what = Has five leaders, a hidden hand and points in five colours. Play goes clockwise.
huang-about-actions-name = Actions left
huang-about-actions-what = Every turn has two actions of any kind, also twice the same.
huang-about-actions-when = After the second one pagodas pay and hands are filled up.

## What one can do

huang-about-place-tile-name = Place a tile
huang-about-place-tile-what = Put a tile on an empty hex: blue on a river, the others on land. The leader of its colour in the state scores.
huang-about-place-leader-name = Place or move a leader
huang-about-place-leader-what = A leader stands on empty land beside a yellow tile. Placing or moving it is one action.
huang-about-place-leader-when = If the state already has a leader of its colour, there is a revolt.
huang-about-withdraw-name = Withdraw the leader
huang-about-withdraw-what = Takes your leader off the map. It is an action.
huang-about-withdraw-when = Off the map the leader can help, and it can be placed again.
huang-about-riot-name = Riot
huang-about-riot-what = Discard two blue tiles and remove any tile from the map. Your blue leader off the map stands for one of them.
huang-about-riot-when = A leader that loses its last yellow tile goes back to its owner.
huang-about-build-name = Build for green
huang-about-build-what = Discard two green tiles and build a pagoda on any free triangle. Your green leader off the map stands for one of them.
huang-about-replace-name = Replace tiles
huang-about-replace-what = Discard up to six tiles of your hand unseen and draw as many. It is an action.
huang-about-replace-when = If the bag has too few tiles, the game ends.
huang-about-pass-name = Pass
huang-about-pass-what = A player without a legal action passes.
huang-about-build-nothing-name = Build nothing
huang-about-build-nothing-what = Leaves the triangle free. Anybody may build there later for two green tiles.
huang-about-move-pagoda-name = Move a pagoda
huang-about-move-pagoda-what = No pagoda of this colour is left in the supply, so one on the map moves to the new triangle.
huang-about-take-name = Take a tile
huang-about-take-what = After a green tile you may take one tile of the market into your hand. Everybody sees which.
huang-about-take-nothing-name = Take nothing
huang-about-take-nothing-what = Leaves the market as it is.
huang-about-chain-name = Next blue tile
huang-about-chain-what = Another blue tile beside the last one belongs to the same action, and scores too.
huang-about-chain-when = A war, beaten bandits or a pagoda that you build end the chain.
huang-about-stop-name = Stop here
huang-about-stop-what = Ends the chain of blue tiles and the action.
huang-about-keep-name = The granary that stays
huang-about-keep-what = You take all other granaries of your blue leader’s state.
huang-about-take-no-granaries-name = Take no granaries
huang-about-take-no-granaries-what = Leaves all granaries on the map. You may take them in a later turn if your blue leader is still there.

## Conflicts

huang-about-revolt-name = Revolt
huang-about-revolt-what = Two leaders of one colour in one state. The one with more yellow tiles beside it and from the hand wins; the defender wins a tie.
huang-about-revolt-when = The loser’s leader leaves the map, and the winner gains a point of the leaders’ colour.
huang-about-commit-name = Commit
huang-about-commit-what = Add yellow tiles from your hand to a revolt, and your yellow leader if it is off the map.
huang-about-commit-when = Committed tiles are discarded, also those of the winner.
huang-about-war-name = War
huang-about-war-what = A tile has joined states with leaders of one colour. The state with more red tiles and support wins.
huang-about-war-when = The losers lose the leaders that met a rival and all their red tiles; the winner pays with red tiles too.
huang-about-unifying-tile-name = Unifying tile
huang-about-unifying-tile-what = The tile that joined the states. It gives no point, counts for nobody and stays.
huang-about-support-name = Support
huang-about-support-what = Add red tiles from your hand to one warring state, and your red leader if it is off the map. Everybody may, the active player last.
huang-about-support-when = Tiles for the winner pay its price first. All of them are discarded.
huang-about-tie-name = Tie in a war
huang-about-tie-what = The active player decides which of the strongest states wins.
huang-about-price-name = Price of victory
huang-about-price-what = The winner pays as many red tiles as the strongest loser had: first those from hands, then tiles on the map that the active player picks.
huang-about-price-when = A pagoda on a removed tile goes with it.
