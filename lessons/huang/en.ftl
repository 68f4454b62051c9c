## 1: the goal

lesson-huang-1-title = Only your weakest colour counts
lesson-huang-1-about = The goal, and your first points
lesson-huang-1-1-say = Points have colours, and only your **weakest colour** counts. Yours is red: place a red tile next to your state, Han.
lesson-huang-1-1-praise = Red 2! Your red leader is in Han, so the point is yours.
lesson-huang-1-1-wrong-1 = That is a point, but not a red one. Your weakest colour is still red, so your score is still 1.
lesson-huang-1-1-wrong-2 = On k8 the tile joins East’s state, and East’s red leader takes the point. Put it next to your own state.
lesson-huang-1-1-wrong-3 = There is no leader near e8, so no one scores. Touch your state, Han.
lesson-huang-1-2-say = A turn has **two actions**, so you go on. Raise your weakest colour once more.
lesson-huang-1-2-praise = Red 3. After two actions you draw back to six tiles, and it is East’s turn.
lesson-huang-1-2-wrong-1 = This scores 1 yellow, which you do not need. Red is lowest with 2: raise red.
lesson-huang-1-2-wrong-2 = This scores 1 green, your best colour already. Only the lowest colour counts: red.
lesson-huang-1-2-then-1 = East scores red.
lesson-huang-1-2-then-2 = Red again: 9. East’s weakest colour is still blue, with 3.
lesson-huang-1-3-say = East has more points than you, but a score of only 3, its **blue**. Make your lowest colour better than that.
lesson-huang-1-3-praise = Red 4, score 4: you lead against East’s 3.
lesson-huang-1-3-wrong-1 = A point, but red stays at 3: you are only level with East. Raise red.
lesson-huang-1-3-wrong-2 = On l9 East’s red leader takes the point. Touch your own state.
lesson-huang-1-closing = You have 17 points, East has 27, and you are ahead. Always look at your weakest colour first.

## 2: leaders and states

lesson-huang-2-title = Leaders and states
lesson-huang-2-about = Place leaders, move them, and live in peace
lesson-huang-2-1-say = You lead the Tiger dynasty: five leaders, one of each colour. Place your red leader next to Han’s **yellow tile**.
lesson-huang-2-1-praise = A leader and a tile that touch: that is a **state**.
lesson-huang-2-1-wrong-1 = No yellow tile touches f7. A leader always needs one beside it.
lesson-huang-2-1-wrong-2 = h6 is river. Leaders stand on land only.
lesson-huang-2-1-wrong-3 = A good place, but it is Zhao. Here we build up Han.
lesson-huang-2-2-say = Tiles that touch a state belong to it. Place a **red tile** in Han.
lesson-huang-2-2-praise = 1 red for you. Now watch East.
lesson-huang-2-2-wrong-1 = It joins the red tiles of Wei, but they have no leader. Without a leader there is no state and no point.
lesson-huang-2-2-wrong-2 = Your leader in Han is red, so only red scores for you there. Place red.
lesson-huang-2-2-then-1 = East’s green leader moves into Han as well.
lesson-huang-2-2-then-2 = East scores 1 green there.
lesson-huang-2-3-say = No one owns a state: **different** colours live there in peace. Place your yellow leader in Han too.
lesson-huang-2-3-praise = Red and yellow are yours, green is East’s, all in one state.
lesson-huang-2-3-wrong-1 = A second green leader in one state starts a revolt with East. That comes in lesson 6: today, peace.
lesson-huang-2-3-wrong-2 = It stands beside Chu, alone. Nothing links it to Han.
lesson-huang-2-4-say = The red tiles of Wei still have no leader. **Move** your red leader there: that is one action.
lesson-huang-2-4-praise = Wei is a state now, and its red is yours.
lesson-huang-2-4-wrong-1 = m8 touches a red tile but no yellow one. A leader needs yellow beside it.
lesson-huang-2-4-wrong-2 = That takes the leader off the map, also one action. Move it to Wei directly.
lesson-huang-2-closing = Leaders need yellow beside them, and equal colours cannot share a state. You are ready to score.

## 3: who scores

lesson-huang-3-title = Who gets the point?
lesson-huang-3-about = The leader of the colour, or the yellow leader
lesson-huang-3-1-say = Han has no white leader, so your **yellow leader stands in**. Place a white tile in Han.
lesson-huang-3-1-praise = 1 white for you, thanks to your yellow leader.
lesson-huang-3-1-wrong-1 = In Zhao the yellow leader is East’s: East gains 1 white. Place it in Han.
lesson-huang-3-1-wrong-2 = East’s green leader is in Han and gains 1 green. The leader of the colour always comes first.
lesson-huang-3-2-say = Now score red. Where does a red tile help **you**?
lesson-huang-3-2-praise = 1 red: your red leader scores it.
lesson-huang-3-2-wrong-1 = Zhao has no red leader, so East’s yellow leader takes the red point. Your red leader is in Han.
lesson-huang-3-2-wrong-2 = That scores 1 yellow for you: not bad, but the task is red.
lesson-huang-3-2-then-1 = East’s yellow leader stands in and takes 1 red.
lesson-huang-3-2-then-2 = And 1 yellow.
lesson-huang-3-3-say = In Zhao every colour goes to East’s yellow leader. Take white away: place your **white leader** in Zhao.
lesson-huang-3-3-praise = Now white in Zhao belongs to you.
lesson-huang-3-3-wrong-1 = Your red leader leaves Han, and you lose Han’s red. Use the white leader, still off the map.
lesson-huang-3-3-wrong-2 = Zhao already has a yellow leader: that is a revolt. Use white.
lesson-huang-3-4-say = Prove it: score **white** in Zhao.
lesson-huang-3-4-praise = 1 white, beside East’s yellow leader.
lesson-huang-3-4-wrong-1 = Yellow goes to East’s yellow leader. Your leader here is white.
lesson-huang-3-4-wrong-2 = No green leader here, so East’s yellow leader takes it. Place white.
lesson-huang-3-closing = First the leader of the colour, then the yellow leader, else no one. Who placed the tile does not matter!

## 4: blue and green tiles

lesson-huang-4-title = Blue tiles flow, green tiles trade
lesson-huang-4-about = Several blue tiles at once, and the market
lesson-huang-4-1-say = **Blue tiles go on rivers**, and only there. Place one next to your blue leader.
lesson-huang-4-1-praise = 1 blue, and the action is not over!
lesson-huang-4-1-wrong-1 = e8 is land. Blue goes on rivers, every other colour on land.
lesson-huang-4-1-wrong-2 = It lies on the river, but no leader is linked: no point. Touch your state.
lesson-huang-4-1-wrong-3 = There is no yellow leader here, so no one scores. Place blue on e10.
lesson-huang-4-2-say = You may go on with another blue tile **next to the last one**. Continue up the river.
lesson-huang-4-2-praise = 2 blue, still the same action.
lesson-huang-4-2-wrong-1 = g10 does not touch the tile you just placed. The next one must lie beside e10.
lesson-huang-4-2-wrong-2 = That stops after one tile. Go on: the next one costs no action.
lesson-huang-4-3-say = **One more.**
lesson-huang-4-3-praise = Three points with one action! No blue tile is left, so the action ends.
lesson-huang-4-3-wrong-1 = f11 touches your leader, but not the last tile, d10. The chain must not jump.
lesson-huang-4-3-wrong-2 = You still have a blue tile and a free place beside d10. Use it.
lesson-huang-4-4-say = Now the second action. Place your **green tile** in your state.
lesson-huang-4-4-praise = 1 green, and the market opens.
lesson-huang-4-4-wrong-1 = No leader there, no point. Your green leader is in Chu.
lesson-huang-4-4-wrong-2 = No yellow leader here: no point. Your green leader waits for green.
lesson-huang-4-5-say = After a green tile you may **take one tile** from the market. Your blue is used up: take blue.
lesson-huang-4-5-praise = Blue is in your hand. Hand and market are filled up at the end of the turn.
lesson-huang-4-5-wrong-1 = Allowed, but blue is what you ran out of. Take blue.
lesson-huang-4-5-wrong-2 = You may decline, but a chosen tile is better than a drawn one. Take blue.
lesson-huang-4-closing = Save up blue for a long chain, and use green to fetch what you lack.

## 5: pagodas

lesson-huang-5-title = Pagodas pay every turn
lesson-huang-5-about = Triangles, and what grows on them
lesson-huang-5-1-say = Three tiles of one colour that all touch make a **triangle**. Complete the red one.
lesson-huang-5-1-praise = 1 red, and the triangle is complete.
lesson-huang-5-1-wrong-1 = It scores 1 red, but h9 touches only one of the two red tiles. The third must touch both.
lesson-huang-5-1-wrong-2 = It scores 1 red, but j8 does not touch i9. The third tile must touch both.
lesson-huang-5-2-say = Now you may build a **red pagoda** on it. Do it: it costs nothing.
lesson-huang-5-2-praise = A red pagoda. The tiles below still count.
lesson-huang-5-2-wrong-1 = You may decline, but a pagoda later would cost you green tiles. Build it now.
lesson-huang-5-2-wrong-2 = First answer the question: build, or build nothing.
lesson-huang-5-3-say = The yellow triangle has no pagoda: two green tiles buy one. Your green leader **off the map stands for one** of them.
lesson-huang-5-3-praise = Your turn ends and both pagodas pay: 1 red, 1 yellow.
lesson-huang-5-3-wrong-1 = It works, but it costs both green tiles. Let the green leader stand for one.
lesson-huang-5-3-wrong-2 = Your yellow leader stands in: 1 green. But it builds nothing.
lesson-huang-5-3-wrong-3 = There is a pagoda on these tiles already. Choose the yellow triangle.
lesson-huang-5-closing = At the end of your turn each of your leaders earns a point for every pagoda of its colour in its state. Here no one stands in, not even yellow.

## 6: revolts

lesson-huang-6-title = Revolts: two leaders of one colour
lesson-huang-6-about = Attack and defend with yellow
lesson-huang-6-1-say = East’s green leader earns from a green pagoda. Drive it out: place your green leader where **more yellow tiles** touch it.
lesson-huang-6-1-praise = Revolt! You have 2, East has 1.
lesson-huang-6-1-wrong-1 = The revolt begins, but only one yellow tile touches h5. East also has one, and the defender wins ties.
lesson-huang-6-1-wrong-2 = Your red leader meets no red leader in Zhao, so there is no revolt. Only equal colours fight.
lesson-huang-6-2-say = You may add yellow tiles, then East may, and East wins ties. Commit **one tile and your yellow leader**, who helps while off the map.
lesson-huang-6-2-praise = 4 for you!
lesson-huang-6-2-wrong-1 = You stay at 2. East adds one tile, ties, and the defender wins.
lesson-huang-6-2-wrong-2 = You have 3. East adds two tiles: 3 to 3, and the defender wins.
lesson-huang-6-2-wrong-3 = You win, but spend more yellow tiles than you need. One tile and the leader are enough today.
lesson-huang-6-2-then-1 = East adds two: 3. You win 1 green, and the pagoda pays you 1 more.
lesson-huang-6-2-then-2 = East strikes back: its red leader enters Han, 2 against your 2.
lesson-huang-6-2-then-3 = East adds one yellow tile: 3.
lesson-huang-6-3-say = Now **you** defend with 2 against 3, and a tie is enough for you. Win without spending a tile.
lesson-huang-6-3-praise = 3 to 3: the defender wins, 1 red for you, and no tile spent.
lesson-huang-6-3-wrong-1 = 2 against 3: you lose your red leader and East gains 1 red. Add something.
lesson-huang-6-3-wrong-2 = 3 to 3, you win, but a yellow tile is gone. Your yellow leader off the map adds 1 for nothing, every time.
lesson-huang-6-3-wrong-3 = That wins, but yellow tiles are gone for nothing. A tie is enough for the defender.
lesson-huang-6-closing = Revolts are about yellow beside the leader. Attack with a margin, defend with a tie.

## 7: wars

lesson-huang-7-title = War: when states are united
lesson-huang-7-about = Prepare, unite, support, and pay the price
lesson-huang-7-1-say = Han and Wei each have a red leader: if one tile links them, it is **war**. Red tiles fight, 1 against 1, so first make Han stronger.
lesson-huang-7-1-praise = 1 red, and Han has 2 against 1.
lesson-huang-7-1-wrong-1 = That starts the war at once, at 1 against 1. The tile that unites counts for no one.
lesson-huang-7-1-wrong-2 = That strengthens Wei and gives East 1 red. Put it in Han.
lesson-huang-7-1-wrong-3 = A leader may not join two states that both have a red leader. Only a tile starts a war.
lesson-huang-7-2-say = Now unite the two states. **The uniting tile does not fight**, so do not waste red on it.
lesson-huang-7-2-praise = War! Everyone may support a side, you last.
lesson-huang-7-2-wrong-1 = War, but this red tile counts for no one, and you need it in your hand. Use another colour.
lesson-huang-7-2-wrong-2 = It touches only Han: a point for you, but no war. One tile must touch both states.
lesson-huang-7-2-then-1 = East adds one red tile: Wei 2.
lesson-huang-7-2-then-2 = West has no leader here, but its red leader off the map helps Wei: 3.
lesson-huang-7-3-say = Wei has 3, you have 2, and you decide last. Support Han with **two** red tiles.
lesson-huang-7-3-praise = 4 against 3: East loses its red leader and its red tile, 1 red for you.
lesson-huang-7-3-wrong-1 = 3 against 2: you lose your red leader and both red tiles, and East gains 1 red.
lesson-huang-7-3-wrong-2 = 3 to 3: you placed the tile, so you decide ties. But the price is 3, and both your red tiles on the map would go.
lesson-huang-7-3-wrong-3 = That helps Wei against yourself. Your leader is in Han.
lesson-huang-7-4-say = Victory has a **price**: as many red tiles as the loser’s strength, 3. Two are paid from your hand; remove one more that does not link Han and Wei.
lesson-huang-7-4-praise = Wei is yours for red. East’s green leader stays: it had no rival.
lesson-huang-7-4-wrong-1 = Allowed, but i8 holds Han and Wei together. Without it you lose Wei again.
lesson-huang-7-4-wrong-2 = The tile that united the states always stays. Choose a red tile of Han.
lesson-huang-7-closing = Count the red tiles, keep some in your hand, and think of the price.

## 8: riots, white points and the end

lesson-huang-8-title = Riots, white points and the end
lesson-huang-8-about = Remove a tile, end the game, and win it
lesson-huang-8-1-say = East’s green leader depends on one yellow tile. Start a **riot**: one blue tile and your blue leader, off the map, remove that tile.
lesson-huang-8-1-praise = No yellow beside it: East takes the green leader back, and green is East’s weakest colour.
lesson-huang-8-1-wrong-1 = It works, but costs two blue tiles. The blue leader off the map stands for one, and is not used up.
lesson-huang-8-1-wrong-2 = The tile goes, and the pagoda with it. But East’s green leader stays and can score new green tiles.
lesson-huang-8-1-wrong-3 = A riot removes tiles, not leaders. Take the yellow tile that the leader needs.
lesson-huang-8-2-say = At the end **white points fill your weakest colours**: green 2 + 2 white makes 4. Score one more white.
lesson-huang-8-2-praise = White 3: green 2 + 3 = 5. You are at 5, East at 4.
lesson-huang-8-2-wrong-1 = Yellow 6, but green with the white points stays at 4. That is your score.
lesson-huang-8-2-wrong-2 = No leader near g10, no point. Place white in Han.
lesson-huang-8-2-then-1 = East scores red.
lesson-huang-8-2-then-2 = Red again, but East’s weakest colour is still green, with 4. Three tiles are left in the bag.
lesson-huang-8-3-say = The game ends when someone must draw and the **bag is empty**; it holds 3. You lead: replace four or more tiles of your hand.
lesson-huang-8-3-praise = The fourth tile is not there: the game is over at once. 5 against 4, you win!
lesson-huang-8-3-wrong-1 = The bag still has that many tiles, so the game goes on. Replace at least four.
lesson-huang-8-3-wrong-2 = A point, but nothing is drawn before your turn ends, and East may get another turn. End it now.
lesson-huang-8-q1 = What is your score at the end?
lesson-huang-8-q1-a = All your points added up
lesson-huang-8-q1-a-why = In lesson 1 you were ahead with 17 points against 27. Only the weakest colour counts.
lesson-huang-8-q1-b = Your weakest of four colours, after white points filled the gaps
lesson-huang-8-q1-c = Your strongest colour
lesson-huang-8-q1-c-why = Points in your strongest colour change nothing. The weakest one counts.
lesson-huang-8-q2 = Where may a leader stand?
lesson-huang-8-q2-a = On empty land beside a yellow tile
lesson-huang-8-q2-b = Beside any tile of its own colour
lesson-huang-8-q2-b-why = A red leader needs no red tile, but every leader needs a yellow one.
lesson-huang-8-q2-c = On a river beside a blue tile
lesson-huang-8-q2-c-why = Leaders never stand on rivers. Only blue tiles lie there.
lesson-huang-8-q3 = You place a red tile. The state has your yellow leader and East’s red leader. Who scores?
lesson-huang-8-q3-a = You, since you placed the tile
lesson-huang-8-q3-a-why = Who placed the tile does not matter. Leaders score.
lesson-huang-8-q3-b = You, since your yellow leader stands in
lesson-huang-8-q3-b-why = The yellow leader stands in only if there is no leader of the tile’s colour.
lesson-huang-8-q3-c = East, whose red leader is there
lesson-huang-8-q4 = A revolt ends 3 to 3. Who wins?
lesson-huang-8-q4-a = The defender
lesson-huang-8-q4-b = The attacker
lesson-huang-8-q4-b-why = An attacker needs one more than the defender. Ties go to the defender.
lesson-huang-8-q4-c = No one, both leaders leave
lesson-huang-8-q4-c-why = One leader always stays: the defender’s in a tie.
lesson-huang-8-q5 = What decides a war between two states?
lesson-huang-8-q5-a = The yellow tiles beside their leaders
lesson-huang-8-q5-a-why = Yellow tiles decide revolts, not wars.
lesson-huang-8-q5-b = Their red tiles, and red from the hands in support
lesson-huang-8-q5-c = The number of their leaders
lesson-huang-8-q5-c-why = Leaders on the map add nothing. Red tiles fight, and a red leader off the map helps.
lesson-huang-8-closing = That is all of Huang. Sit down with three bots, and remember: your weakest colour!

## 9: the option rogue bandits

lesson-huang-9-title = Rogue bandits
lesson-huang-9-about = An option: drive them out with red tiles
lesson-huang-9-1-say = Three bandits hold this camp, and only a state with **three red tiles** may touch them. You have two: add one, away from the camp.
lesson-huang-9-1-praise = 1 red, and three red tiles are ready.
lesson-huang-9-1-wrong-1 = i9 touches the bandits, and your state has only two red tiles. The tile you place does not count.
lesson-huang-9-1-wrong-2 = No leader may stand next to bandits. Place a red tile first.
lesson-huang-9-1-wrong-3 = No leader of this colour, no yellow leader: no point, and no red tile more. Place red.
lesson-huang-9-2-say = Now link your state to the bandits. Any colour will do, since this tile **scores nothing**.
lesson-huang-9-2-praise = Three bandits beaten: 3 red for you! Three red tiles leave your state as the price.
lesson-huang-9-2-wrong-1 = i10 touches the camp, but not your state. Your red tiles must reach the bandits.
lesson-huang-9-2-wrong-2 = It touches Han but not the camp, and scores nothing. Go to i9.
lesson-huang-9-2-then-1 = East settles in Qi.
lesson-huang-9-3-say = The camp is **ordinary land** now. Place a red tile there, linked to your state.
lesson-huang-9-3-praise = 1 red: the land is yours.
lesson-huang-9-3-wrong-1 = The land is free, but k9 touches nothing of yours: no point. Take j9.
lesson-huang-9-3-wrong-2 = The camp is land, not river. Blue goes on rivers only.
lesson-huang-9-closing = Bandits are worth many red points and cost as many red tiles. Do not leave your state defenceless.

## 10: the option Eighteen Kingdoms

lesson-huang-10-title = Eighteen Kingdoms: granaries
lesson-huang-10-about = An option: link capitals and take their grain
lesson-huang-10-1-say = Here every capital has a **granary**, worth 2 blue at the end. Place your blue leader so that it links two capitals.
lesson-huang-10-1-praise = Yong and Sai are one state now.
lesson-huang-10-1-wrong-1 = a7 touches only Yong: one granary, and the last one always stays. Link two.
lesson-huang-10-1-wrong-2 = b8 is river. Leaders stand on land, beside a yellow tile.
lesson-huang-10-2-say = Score blue as well. Place your blue tile on the **river** below your leader.
lesson-huang-10-2-praise = 1 blue. Your turn ends, and the granaries open.
lesson-huang-10-2-wrong-1 = e8 does not touch your state: no point. Take c8.
lesson-huang-10-2-wrong-2 = f8 is land. Blue goes on rivers.
lesson-huang-10-3-say = At the end of your turn you may take **all granaries but one** of your blue leader’s state. Choose the one that stays.
lesson-huang-10-3-praise = One granary: 2 blue at the end.
lesson-huang-10-3-wrong-1 = You take nothing now, and someone may get them first. Take one.
lesson-huang-10-3-wrong-2 = Nanzheng is not in your state yet. Choose one of your two.
lesson-huang-10-3-then-1 = East settles in Dai, in the north.
lesson-huang-10-4-say = More capitals, more granaries. First a **red leader** beside Sai, so that your next tile scores too.
lesson-huang-10-4-praise = Ready.
lesson-huang-10-4-wrong-1 = It stands beside Nanzheng, not linked to your state yet. Place it beside Sai.
lesson-huang-10-4-wrong-2 = No yellow tile touches c5. Stand beside Sai.
lesson-huang-10-5-say = Now link **Nanzheng** in the south with a red tile.
lesson-huang-10-5-praise = 1 red, and two granaries in your state again.
lesson-huang-10-5-wrong-1 = 1 red, but no new capital: still one granary, which stays. Link Nanzheng.
lesson-huang-10-5-wrong-2 = It links Nanzheng, but scores nothing: you have no white and no yellow leader there. Use red.
lesson-huang-10-6-say = Take your second granary, and let the one in **Nanzheng**, on c10, stay.
lesson-huang-10-6-praise = Two granaries: 4 blue at the end.
lesson-huang-10-6-wrong-1 = That leaves it for later, when you may have lost the state. Take it.
lesson-huang-10-6-wrong-2 = Name the granary that stays: this time the one in Nanzheng, on c10.
lesson-huang-10-closing = Link capitals early, and guard your blue leader. There are no blue pagodas here, so granaries are your way to blue.

## 11: the option of the royal palace

lesson-huang-11-title = The royal palace
lesson-huang-11-about = An option: a seventh tile in your hand
lesson-huang-11-1-say = The royal palace needs **four yellow tiles in a rhombus**: two triangles side by side. Place the fourth.
lesson-huang-11-1-praise = 1 yellow, and you may build.
lesson-huang-11-1-wrong-1 = 1 yellow, but g8 touches only one of the three tiles. The fourth must touch two of them.
lesson-huang-11-1-wrong-2 = 1 red through your yellow leader, but the palace needs yellow. Place yellow.
lesson-huang-11-2-say = A pagoda or the palace? Build the **palace** this time.
lesson-huang-11-2-praise = The palace stands. It gives no points, but something else.
lesson-huang-11-2-wrong-1 = A yellow pagoda pays 1 yellow each turn, and blocks the rhombus. Today we want the palace.
lesson-huang-11-2-wrong-2 = Then nothing is built. Later it would cost green tiles.
lesson-huang-11-3-say = At the end of your turn you draw to **seven** tiles if your yellow leader is in the palace’s state. Score red with your second action.
lesson-huang-11-3-praise = Seven tiles instead of six: more to choose from, every turn.
lesson-huang-11-3-wrong-1 = Your yellow leader leaves the palace’s state: you draw to six only. Keep it here.
lesson-huang-11-3-wrong-2 = Without your yellow leader the palace gives you nothing: you draw to six only. Leave it in Han.
lesson-huang-11-closing = The palace gives choice, not points. If a tile below it is removed, it is gone, so guard it.
