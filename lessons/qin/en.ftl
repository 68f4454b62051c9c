# The lessons of Qin. `**…**` is what to look at.

## 1: Your first province

lesson-qin-1-title = Your first province
lesson-qin-1-about = Place tiles, found provinces, set pagodas.
lesson-qin-1-1-say = Be the first to place all your **pagodas**, and China is yours. Put your **red tile** against the red territory on **g9**.
lesson-qin-1-1-praise = Two or more linked territories of one colour are a province: your first pagoda stands!
lesson-qin-1-1-wrong-1 = The tile touches the board at a corner only. One half must share an edge with a territory.
lesson-qin-1-1-wrong-2 = Nothing lies there yet. Every tile joins on to a territory on the board.
lesson-qin-1-1-otherwise = A province and a pagoda, well done! But the red territory g9 stays outside: put the tile against it.
lesson-qin-1-1-then-1 = West founds a blue province.
lesson-qin-1-2-say = This **tile** has two colours. Turn it so that yellow meets the yellow territory on **g7**.
lesson-qin-1-2-praise = A second province, a second pagoda.
lesson-qin-1-2-wrong-1 = Red touches yellow, and nothing happens: a province needs one colour. Turn the tile.
lesson-qin-1-2-wrong-2 = Your red province grew, but that places no pagoda, and yellow lies alone. Let yellow meet g7.
lesson-qin-1-2-wrong-3 = Corners do not count. One half must share an edge with a territory.
lesson-qin-1-2-otherwise = Both halves touch only other colours, so nothing is founded. Put yellow against g7.
lesson-qin-1-2-then-1 = West makes its blue province larger. That places no pagoda.
lesson-qin-1-3-say = After every turn you draw a tile: this **double** is a province by itself. Found it away from West’s **blue**.
lesson-qin-1-3-praise = Three provinces, three pagodas.
lesson-qin-1-3-wrong-1 = Your tile joined West’s blue: what joins a province belongs to its owner, and West even placed a pagoda. Keep one square away.
lesson-qin-1-closing = Three pagodas stand, and 21 are left in your supply. You can found provinces anywhere now.

## 2: Who gains when it grows?

lesson-qin-2-title = Who gains when it grows?
lesson-qin-2-about = Grow your own, and use what lies alone.
lesson-qin-2-1-say = Your **yellow province** has two territories. Put yellow on **i7** and blue on **j7**, where blue helps no one.
lesson-qin-2-1-praise = Three territories. A larger province is harder to take.
lesson-qin-2-1-wrong-1 = Your yellow grew, and so did West’s blue. What is added belongs to the owner, no matter who adds it.
lesson-qin-2-1-wrong-2 = Blue joined West’s province, and your yellow lies alone: you gave without taking.
lesson-qin-2-1-wrong-3 = Blue touches yellow, so nothing grew. Turn the tile.
lesson-qin-2-1-wrong-4 = Your yellow grew, and that is right. This time put yellow on i7 and blue on j7.
lesson-qin-2-1-otherwise = Nothing grew: each half touches only other colours. Put yellow on i7.
lesson-qin-2-1-then-1 = West founds a red province with the red starting territory.
lesson-qin-2-2-say = The **blue territory** of your last tile lies alone and belongs to no one. Link it with your **blue tile**.
lesson-qin-2-2-praise = One pagoda, three territories: the lone one counts too.
lesson-qin-2-2-wrong-1 = Your two territories joined West’s blue: five, and West placed a pagoda. Do not feed West.
lesson-qin-2-2-otherwise = A province and a pagoda. But the lone territory is still there for anyone: link it.
lesson-qin-2-2-then-1 = West grows its own blue and leaves a yellow territory alone on i3.
lesson-qin-2-3-say = West left yellow alone on **i3**. Take it: it belongs to the player who links it.
lesson-qin-2-3-praise = Your pagoda, on a territory that West placed.
lesson-qin-2-3-wrong-1 = A yellow province and a pagoda: a good place too! This time take the lone one on i3.
lesson-qin-2-3-wrong-2 = Red joined West’s province and is West’s. Keep red away from it.
lesson-qin-2-3-wrong-3 = Your yellow grew, but growing places no pagoda. Found a new province at i3.
lesson-qin-2-3-wrong-4 = Red touches the yellow territory, so it stays alone. Turn the tile.
lesson-qin-2-3-otherwise = Nothing is founded there. Put yellow beside i3.
lesson-qin-2-closing = Founding places a pagoda, growing does not, and what grows belongs to the owner.

## 3: Five make it major

lesson-qin-3-title = Five make it major
lesson-qin-3-about = The second pagoda, and never a third.
lesson-qin-3-1-say = Your **red province** has four territories. Add the fifth.
lesson-qin-3-1-praise = Five territories: the province is major and carries two pagodas.
lesson-qin-3-1-wrong-1 = A yellow province: that is one pagoda too. But now we want the fifth red territory.
lesson-qin-3-1-otherwise = Red still has four territories. Turn or move the tile so that its red half touches red.
lesson-qin-3-1-then-1 = West founds a yellow province and leaves a blue territory alone.
lesson-qin-3-2-say = A major province never gets a third pagoda. Place one somewhere else, for example at the lone blue **e7**, and give West nothing.
lesson-qin-3-2-praise = A new pagoda for you, none for West.
lesson-qin-3-2-wrong-1 = That was West’s fifth blue territory: West placed a second pagoda on your turn. Leave the fours of others alone.
lesson-qin-3-2-wrong-2 = Red has six territories now, but two pagodas are the most. Link a lone territory instead.
lesson-qin-3-2-wrong-3 = Red touches the lone blue territory, so nothing happens. Turn the tile.
lesson-qin-3-2-otherwise = No pagoda there. Put blue beside the lone blue territory e7.
lesson-qin-3-2-then-1 = West makes its blue province major: two pagodas.
lesson-qin-3-3-say = Three yellow territories lie alone: **c11**, **d12** and **f11**. Link all three with one tile.
lesson-qin-3-3-praise = Founded with five: two pagodas at once!
lesson-qin-3-3-wrong-1 = You linked two of the three: four territories are not major yet. All three make five.
lesson-qin-3-3-wrong-2 = That grew West’s yellow. Link your three lone territories at the bottom left.
lesson-qin-3-3-wrong-3 = Three pagodas, two of them on villages: excellent, and the next lesson is about that! Here link the three yellow ones.
lesson-qin-3-3-otherwise = A pagoda, well done. But with all three lone territories the province would be major at once.
lesson-qin-3-closing = Five territories, two pagodas, and a major province is never lost. Go for five!

## 4: Villages

lesson-qin-4-title = Villages
lesson-qin-4-about = Touch a village, take it, conquer it.
lesson-qin-4-1-say = A province that touches an empty village takes it: one more pagoda. Found one beside the village **d4**.
lesson-qin-4-1-praise = Two pagodas with one tile.
lesson-qin-4-1-wrong-1 = Nothing is built on a village. Put the tile beside it.
lesson-qin-4-1-wrong-2 = Another village, and two pagodas or more: a fine move! For this lesson take d4.
lesson-qin-4-1-wrong-3 = One pagoda: the province ends before the village. It must share an edge with d4.
lesson-qin-4-1-otherwise = That does not touch d4. Beside the village the same tile brings two pagodas.
lesson-qin-4-1-then-1 = West founds a red province.
lesson-qin-4-2-say = Two villages lie side by side, **h13** and **i13**. Touch both with one province.
lesson-qin-4-2-praise = Three pagodas with one tile: villages are worth the way.
lesson-qin-4-2-wrong-1 = Two pagodas: you touch one of the two villages. Lie along both.
lesson-qin-4-2-wrong-2 = You took a village from West: strong, and exactly the next step! Here touch h13 and i13.
lesson-qin-4-2-otherwise = A province without these two villages. Put the tile along h13 and i13.
lesson-qin-4-2-then-1 = West makes its blue province major.
lesson-qin-4-3-say = West holds **j10**: one pagoda of yours and one of West’s stand around it, and a tie changes nothing. Bring a second one.
lesson-qin-4-3-praise = Two against one: the village is yours, and West’s pagoda goes back.
lesson-qin-4-3-wrong-1 = Yellow is major now, but it does not touch j10. Only provinces that touch the village count.
lesson-qin-4-3-otherwise = Around j10 it is still one against one. Found a province on j9 or reach it over j11.
lesson-qin-4-closing = Count the pagodas of the provinces around a village: more takes it, a tie does not. A major province counts two.

## 5: Merging provinces

lesson-qin-5-title = Merging provinces
lesson-qin-5-about = The most territories own the whole.
lesson-qin-5-1-say = One free square, **j7**, parts your yellow three from West’s two. Join them: the most territories own it all.
lesson-qin-5-1-praise = All yours, the village l6 too: you place two pagodas, and West takes two back.
lesson-qin-5-1-wrong-1 = Red closes the gap, so nothing joins. Yellow must lie on j7.
lesson-qin-5-1-wrong-2 = Your yellow has four territories, but West’s still stands. Join them on j7.
lesson-qin-5-1-wrong-3 = You grew a province of someone else. Join yours with West’s on j7.
lesson-qin-5-1-otherwise = Nothing joined. Put yellow on j7.
lesson-qin-5-1-then-1 = East founds a blue province.
lesson-qin-5-1-then-2 = West founds one too.
lesson-qin-5-2-say = You have red on **d9** and **d10**, East has red on **g9** and **g10**: a tie may not be joined. So grow first.
lesson-qin-5-2-praise = Four against two.
lesson-qin-5-2-wrong-1 = Two against two: no one would own it, so the tile may not lie there. Make yours larger first.
lesson-qin-5-2-wrong-2 = You made East’s red larger: four against your two. Grow your own.
lesson-qin-5-2-otherwise = A new province and a pagoda, fine in itself. This time make the red one on d9 larger.
lesson-qin-5-2-then-1 = East grows its yellow and takes the village d4.
lesson-qin-5-2-then-2 = West grows its blue.
lesson-qin-5-3-say = Now you have more. Join the two red provinces across **e9** and **f9**.
lesson-qin-5-3-praise = East’s pagoda goes back, and your second one stands: a merged province is always major.
lesson-qin-5-3-wrong-1 = Your red is major by itself: a fine move! This time join East’s red, so that East loses a pagoda.
lesson-qin-5-3-wrong-2 = East has four red territories too now, and a tie may not be joined.
lesson-qin-5-3-otherwise = A new province, while the gap stays open and East may close it. Join the two red ones.
lesson-qin-5-3-then-1 = East grows its blue.
lesson-qin-5-3-then-2 = West founds a red province and grows its small yellow one.
lesson-qin-5-4-say = Your yellow is major, and a major province is never lost. Let it swallow West’s small yellow one, across **i5** and **i6**.
lesson-qin-5-4-praise = West takes back one more pagoda.
lesson-qin-5-4-wrong-1 = East’s yellow is major as well. Two major provinces may never be joined.
lesson-qin-5-4-wrong-2 = Your yellow grew without reaching West’s, and a third pagoda never comes.
lesson-qin-5-4-wrong-3 = You grew the yellow of someone else. Join West’s small one with yours on i5 and i6.
lesson-qin-5-4-otherwise = Pagodas for you, but West keeps its yellow. Join it with your major one on i5 and i6.
lesson-qin-5-closing = The most territories own the whole; ties and two majors never join. Look for gaps of one square before you end your turn!

## 6: Three tiles in hand

lesson-qin-6-title = Three tiles in hand
lesson-qin-6-about = Choose the tile, and see what the others could do next.
lesson-qin-6-1-say = In a real game you hold **three tiles** that only you see, and choose one. One of yours places three pagodas at once: look at the pairs of **villages**.
lesson-qin-6-1-praise = The double is a province by itself, and two villages come with it.
lesson-qin-6-1-wrong-1 = Two pagodas: good, but another place gives three. Which tile touches two villages?
lesson-qin-6-1-wrong-2 = That gave West a pagoda. Found a province of your own.
lesson-qin-6-1-otherwise = A double is a province by itself. Put it along two villages.
lesson-qin-6-1-then-1 = West grows yellow to three, one square away from your two.
lesson-qin-6-2-say = West threatens **f7**: three yellow territories would take your two. Make yours safe, whatever tile West holds.
lesson-qin-6-2-praise = Safe: three against three may not be joined, and a closed gap joins nothing.
lesson-qin-6-2-wrong-1 = You joined them yourself, and West owns the whole: three against two.
lesson-qin-6-2-wrong-2 = That made West’s yellow even larger. Grow your own, or close the gap.
lesson-qin-6-2-wrong-3 = A good idea, but a yellow tile can still go around yours. Grow your own yellow.
lesson-qin-6-2-otherwise = Your yellow still has two territories, and West can join them next turn. Make it three: a tie may not be joined.
lesson-qin-6-2-then-1 = West grows its blue instead.
lesson-qin-6-3-say = West holds **j10** with one province, and you touch it with one. Find the tile and the place that take the village.
lesson-qin-6-3-praise = Two against one: one pagoda more for you, one back to West.
lesson-qin-6-3-wrong-1 = Two pagodas or more, a fine move! For this lesson take j10 from West.
lesson-qin-6-3-otherwise = Around j10 it is still one against one. You need a second province beside it, or a major one.
lesson-qin-6-closing = Doubles found provinces almost anywhere: keep one for the right moment. And before you place, ask what your neighbour could do next.

## 7: Two colours and the last pagoda

lesson-qin-7-title = Two colours and the last pagoda
lesson-qin-7-about = Win a game, then five questions.
lesson-qin-7-1-say = You have **five** pagodas left, West **three**. Found two provinces with this one tile.
lesson-qin-7-1-praise = Both halves worked: two provinces, two pagodas.
lesson-qin-7-1-wrong-1 = Red touches yellow and yellow touches red: nothing. Turn the tile.
lesson-qin-7-1-wrong-2 = One province, one pagoda, and the other half lies alone. Both halves can work for you.
lesson-qin-7-1-otherwise = No province there. Let red meet g9 and yellow meet i8.
lesson-qin-7-1-then-1 = West founds a red province: two pagodas left.
lesson-qin-7-2-say = West lacks one **blue** territory for a second pagoda there. Place a pagoda of yours and give West none.
lesson-qin-7-2-praise = Two left, and West got nothing from you.
lesson-qin-7-2-wrong-1 = That was West’s fifth blue territory: West places a pagoda on your turn. Feed no one who is close to winning.
lesson-qin-7-2-wrong-2 = Your yellow grew, but that places no pagoda. Found a province at g7.
lesson-qin-7-2-otherwise = No pagoda moved. Found a yellow province at g7.
lesson-qin-7-2-then-1 = West founds a yellow province: one pagoda left!
lesson-qin-7-3-say = You have **two** pagodas left, and West will place its last one next turn. Place both now.
lesson-qin-7-3-praise = The province, the village: your supply is empty, and the game ends at once.
lesson-qin-7-3-wrong-1 = Blue joined West’s province: West places its last pagoda on your turn and wins at once.
lesson-qin-7-3-otherwise = One pagoda placed, one left, and now West wins. Look for a village.
lesson-qin-7-q1 = Who wins?
lesson-qin-7-q1-a = The player who places their last pagoda first
lesson-qin-7-q1-b = The player with the largest province
lesson-qin-7-q1-b-why = Size helps in merges and makes a province major, but only placed pagodas win.
lesson-qin-7-q1-c = The player with the most villages
lesson-qin-7-q1-c-why = A village is worth one pagoda, no more than a small province.
lesson-qin-7-q2 = You put a red half against West’s red province. Whose is it?
lesson-qin-7-q2-a = Yours, because you placed it
lesson-qin-7-q2-a-why = What is added to a province belongs to its owner, no matter who adds it.
lesson-qin-7-q2-b = West’s
lesson-qin-7-q2-c = No one’s
lesson-qin-7-q2-c-why = Only a lone territory belongs to no one.
lesson-qin-7-q3 = When does a province get its second pagoda?
lesson-qin-7-q3-a = Every time it grows
lesson-qin-7-q3-a-why = Growing by itself places no pagoda.
lesson-qin-7-q3-b = When it touches a village
lesson-qin-7-q3-b-why = A village has a pagoda of its own; the province keeps its one.
lesson-qin-7-q3-c = When it has five territories
lesson-qin-7-q4 = West holds a village. Around it stand one pagoda of yours and one of West’s. What happens?
lesson-qin-7-q4-a = The village becomes empty
lesson-qin-7-q4-a-why = A village is only ever taken over, never given up in a tie.
lesson-qin-7-q4-b = West keeps it
lesson-qin-7-q4-c = You take it on your turn
lesson-qin-7-q4-c-why = You need strictly more pagodas around it.
lesson-qin-7-q5 = Your red province has three territories, West’s has three. May you join them?
lesson-qin-7-q5-a = Yes, and your tile decides
lesson-qin-7-q5-a-why = The joining tile does not count for anyone.
lesson-qin-7-q5-b = Yes, and both own it
lesson-qin-7-q5-b-why = A province has one owner.
lesson-qin-7-q5-c = No, a tie may not be joined
lesson-qin-7-closing = You have won, and you know the rules. Now play a whole game: three tiles in hand, the Bird board, and three bots.

## 8: The Lion board: lakes

lesson-qin-8-title = The Lion board: lakes
lesson-qin-8-about = Water is never built on, and guards a side of a village.
lesson-qin-8-1-say = On the Lion board there are **lakes**, and no tile covers water. Found a province that touches the village **j5**.
lesson-qin-8-1-praise = Two pagodas. The lake closes one side of j5 for good.
lesson-qin-8-1-wrong-1 = A tile needs two free grassland squares: no water, no village.
lesson-qin-8-1-wrong-2 = Two pagodas at another village: good! For this lesson touch j5.
lesson-qin-8-1-otherwise = A province without the village. Touch j5 with it.
lesson-qin-8-1-then-1 = West founds a blue province.
lesson-qin-8-2-say = Only three sides of **j5** are land, and you hold one. Found a second province there, and West can hardly take it.
lesson-qin-8-2-praise = Two of three sides: a major province could only tie with you now.
lesson-qin-8-2-wrong-1 = That half would lie in the lake. A tile needs two grassland squares.
lesson-qin-8-2-wrong-2 = That grew West’s blue and gave West a pagoda. Found your own beside j5.
lesson-qin-8-2-otherwise = A pagoda, but one side of j5 is not enough: a major province of West’s would take it.
lesson-qin-8-closing = Nothing is ever placed on water: a village beside a lake is easier to hold.

## 9: When nothing fits

lesson-qin-9-title = When nothing fits
lesson-qin-9-about = Passing, and the other way a game ends.
lesson-qin-9-1-say = The board is almost full: four squares are free, **c1**, **c2**, **g1** and **g2**. Found a yellow province with **f2**.
lesson-qin-9-1-praise = A pagoda, and only c1 and c2 are free now.
lesson-qin-9-1-wrong-1 = Red on c1 would join two against two. A tie may not be joined.
lesson-qin-9-1-wrong-2 = Red touches the yellow territory: nothing is founded. Turn the tile.
lesson-qin-9-1-otherwise = The lone yellow f2 is still alone. Put yellow on g2.
lesson-qin-9-1-then-1 = West holds only red tiles, and red on c1 would join a tie. A player who can place nothing must pass and draws nothing.
lesson-qin-9-2-say = You can place a tile, so you may not pass. Fill **c1** and **c2**: then nothing fits any more.
lesson-qin-9-2-praise = No one can place a tile: the game is over. You have 17 pagodas on the board, West 16: the most win, and a tie would share the victory.
lesson-qin-9-2-wrong-1 = Only a player who can place none of their tiles passes, and you can.
lesson-qin-9-closing = This ending is rare. Mostly someone places the last pagoda first.

## 10: A fair start and a series

lesson-qin-10-title = A fair start and a series
lesson-qin-10-about = Two options: everyone begins with a double, and several boards make one result.
lesson-qin-10-1-say = This is the first game of a **series**: Bird, then Lion. You have one pagoda left: found a province and end the game.
lesson-qin-10-1-praise = Your last pagoda. West has five left over: they are noted, and the next game begins.
lesson-qin-10-1-then-1 = The start moves on: West begins on the Lion board, with the double that the fair start gave to everyone.
lesson-qin-10-2-say = The **fair start** dealt you a double too. Found a province with it.
lesson-qin-10-2-praise = After the last board the fewest pagodas left over in all games win.
lesson-qin-10-2-otherwise = That tile has two colours. The double is the red one: place that.
lesson-qin-10-closing = In a series every pagoda you place counts, even in a game you lose.
