## In the Year of the Dragon: lessons

## 1. A month at court

lesson-dragon-1-title = A month at court
lesson-dragon-1-about = Action, person, event, points

lesson-dragon-1-1-say = You are a prince: bring your court through twelve hard months, and score the most points. Today the emperor demands **4 yuan**, and you have 2: take **Taxes**.
lesson-dragon-1-1-praise = 5 yuan: 2 from the card, and 3 from your tax collector. Persons make actions stronger.
lesson-dragon-1-1-wrong-1 = Build brings floors, but you still have 2 yuan. Two are missing, so two persons would leave.
lesson-dragon-1-1-wrong-2 = Passing brings you to 3 yuan: one is missing, so one person would leave. Taxes brings 5.
lesson-dragon-1-1-wrong-3 = Rice is for the drought next month. The emperor takes only yuan.

lesson-dragon-1-2-say = After the actions, everyone takes in one person. Take the **court lady**: she brings a point every month.
lesson-dragon-1-2-praise = She moves in on your free floor.
lesson-dragon-1-2-wrong-1 = She would come, but a wild card can bring any person. Keep it, and play the court lady card.
lesson-dragon-1-2-wrong-2 = A good helper for Taxes, but he scores no points each month. Take the court lady.
lesson-dragon-1-2-wrong-3 = A monk scores only at the end of the year. The court lady scores every month.
lesson-dragon-1-2-then-1 = You paid 4 yuan, and no one left. Two palaces and a court lady: **3 points**.

lesson-dragon-1-closing = Action, person, event, points: that is a whole month, and you lost no one. Eleven more like this, and the year is yours!

## 2. Action cards in groups

lesson-dragon-2-title = Action cards in groups
lesson-dragon-2-about = A taken group costs 3 yuan, and a pass brings money

lesson-dragon-2-1-say = Each month the action cards are dealt into as many groups as there are players. East and West have chosen; take **Research** from a free group.
lesson-dragon-2-1-praise = **3 points**: 1 from the card, 2 from your scholar’s books.
lesson-dragon-2-1-wrong-1 = The same group, but the other card: it builds floors. Research brings points, and your scholar adds 2.
lesson-dragon-2-1-wrong-2 = East has taken this group, so you paid 3 yuan and got 2. Research is free.
lesson-dragon-2-1-wrong-3 = You may always pass, but it brought nothing: you already have 3 yuan.
lesson-dragon-2-1-then-1 = A peaceful month ends, and the cards are dealt again.

lesson-dragon-2-2-say = Research again! East has taken that group now, so it costs **3 yuan** first: pay, and take it.
lesson-dragon-2-2-praise = 3 more points! A taken group is not closed; it costs 3 yuan.
lesson-dragon-2-2-wrong-1 = Free, but only one firework. For 3 yuan Research brings 3 points.
lesson-dragon-2-2-wrong-2 = You paid 3 yuan for this group too, but took floors. Only one action: take Research.
lesson-dragon-2-2-wrong-3 = You kept your 3 yuan and got nothing. Spend them: 3 points are worth it.
lesson-dragon-2-2-then-3 = East and West have chosen before you again.

lesson-dragon-2-3-say = You have no money left, and next month the emperor wants 4 yuan. Nothing free brings money, so **pass**: that brings you to 3.
lesson-dragon-2-3-praise = 3 yuan for doing nothing. Passing marks no group, either.
lesson-dragon-2-3-wrong-1 = East has taken this group: it costs 3 yuan, and you have none.
lesson-dragon-2-3-wrong-2 = A floor is nice, but you still have no money, and the tribute is next. Passing brings 3 yuan.
lesson-dragon-2-3-wrong-3 = One step forward, but no money. Passing brings 3 yuan.
lesson-dragon-2-3-then-1 = West wins the dragon festival; that is for a later lesson.

lesson-dragon-2-closing = Free if you are early, 3 yuan if you are late, and a pass when you are poor. Next: how to be early!

## 3. The person track

lesson-dragon-3-title = The person track
lesson-dragon-3-about = Two persons to begin with, who comes first, young or old

lesson-dragon-3-1-say = The year begins with two young persons for everyone, never a pair that someone has. Take the **scholar** and the **tax collector**.
lesson-dragon-3-1-praise = Their values, 4 and 3, move you 7 steps on the person track.
lesson-dragon-3-1-wrong-1 = East has this very pair already. Take one that no one has.
lesson-dragon-3-1-wrong-2 = A fine pair, but only 3 steps on the track. Scholar and tax collector bring 7.
lesson-dragon-3-1-wrong-3 = 11 steps, and you are first at once! But this lesson is about catching up: take the scholar and the tax collector.

lesson-dragon-3-2-say = Where does the second one live? Use the **empty palace**: at the end of a month an empty one loses a floor.
lesson-dragon-3-2-praise = East is farthest and chooses first, then West, then you.
lesson-dragon-3-2-wrong-1 = Both live together now, and the other palace stands empty. Someone must move in this month, or it loses a floor.

lesson-dragon-3-3-say = You are last on the track, so you choose last. One free group is left: take **Research**.
lesson-dragon-3-3-praise = 3 points! Now overtake them.
lesson-dragon-3-3-wrong-1 = 5 yuan, but East’s group cost you 3. The free group costs nothing.
lesson-dragon-3-3-wrong-2 = The right group, and a point every month for 2 yuan. But take Research: 3 points for nothing.
lesson-dragon-3-3-wrong-3 = That brought nothing: you have more than 3 yuan.
lesson-dragon-3-3-then-4 = East is on 13 now, and West on 9.

lesson-dragon-3-4-say = A new person moves you by the value on the tile. East is on **13**, you are on **7**: who brings you to the front?
lesson-dragon-3-4-praise = 6 steps! You share space 13 with East, but the marker that arrives later lies on top and comes first.
lesson-dragon-3-4-wrong-1 = 5 steps bring you to 12: second, just behind East. Someone has one step more.
lesson-dragon-3-4-wrong-2 = Old persons are stronger but slower: 2 buddhas, only 2 steps. You stay behind East.
lesson-dragon-3-4-wrong-3 = Only 2 steps. Look for the largest value.
lesson-dragon-3-4-wrong-4 = The right person, but a wild card can bring any person. Keep it, and play the monk card.

lesson-dragon-3-5-say = Choose a palace for the monk. Both have room.
lesson-dragon-3-5-praise = 2 palaces, 2 points. And the new month begins with you.

lesson-dragon-3-6-say = You are first, and every group is free. Take **Taxes** before East does.
lesson-dragon-3-6-praise = 5 yuan, and nothing to pay: that is why it is good to be first.
lesson-dragon-3-6-wrong-1 = One step more, but you are first already. Now use it: Taxes brings you 5 yuan.
lesson-dragon-3-6-wrong-2 = 3 points, good! But the tribute comes in month 4, and Taxes brings 5 yuan.
lesson-dragon-3-6-wrong-3 = The first choice of the month, and you gave it away.

lesson-dragon-3-7-say = A drought comes in month 5. Take the **old farmer**: 2 rice symbols instead of 1, but only 1 step.
lesson-dragon-3-7-praise = Strong, but slow: see what the others do.
lesson-dragon-3-7-wrong-1 = 4 steps, but 1 rice symbol. You are in front, so take the strong one this time.
lesson-dragon-3-7-wrong-2 = He came, but a wild card can bring any person. Keep it, and play the farmer card.
lesson-dragon-3-7-wrong-3 = He helps against the epidemic in month 7. The drought comes first.
lesson-dragon-3-7-then-2 = 5 steps for East, 4 for West: both pass you again. That is the price of an old person.

lesson-dragon-3-closing = Young is fast, old is strong. You now know the most important choice of every month!

## 4. Palaces and floors

lesson-dragon-4-title = Palaces and floors
lesson-dragon-4-about = Room for persons, and what happens to empty palaces

lesson-dragon-4-1-say = Each floor is room for one person, and your four floors are full. A drought is coming all the same: take the **young farmer**.
lesson-dragon-4-1-praise = He has come, but there is no room.
lesson-dragon-4-1-wrong-1 = Strong, but slow. This time take the young one, for 4 steps.
lesson-dragon-4-1-wrong-2 = One more point a month, but month 5 brings a drought. Take the farmer.

lesson-dragon-4-2-say = When everything is full, the new person takes someone’s place. Let him replace the **scholar**.
lesson-dragon-4-2-praise = The scholar leaves the game, and the farmer moves you 4 steps.
lesson-dragon-4-2-wrong-1 = You need the craftsman next month: he builds a floor. Replace the scholar.
lesson-dragon-4-2-wrong-2 = She brings a point every month. Replace the scholar.
lesson-dragon-4-2-wrong-3 = The farmer left the game, and you did not move on the track. Let him replace the scholar.
lesson-dragon-4-2-then-1 = 3 points: 2 palaces and a court lady. But you need more room.

lesson-dragon-4-3-say = Take **Build**: one floor, and one more for your craftsman.
lesson-dragon-4-3-praise = Two floors to place, one at a time.
lesson-dragon-4-3-wrong-1 = You have 6 yuan, enough for the tribute. What you lack is room: take Build.
lesson-dragon-4-3-wrong-2 = Rice is for next month. First make room: take Build.
lesson-dragon-4-3-wrong-3 = Your palaces stay full, and the next person would again take someone’s place.

lesson-dragon-4-4-say = Every palace scores a point each month. Place the first floor as a **new palace**.
lesson-dragon-4-4-praise = Three palaces!
lesson-dragon-4-4-wrong-1 = Room for one more person, but no more palaces, so no more points. Found a new one.

lesson-dragon-4-5-say = Put the second floor on the **monk’s palace**. Three floors are the most a palace can have.
lesson-dragon-4-5-praise = Now there is room in two palaces.
lesson-dragon-4-5-wrong-1 = Two new palaces, but only one person arrives this month. The other stays empty and is gone at the end of the month.
lesson-dragon-4-5-wrong-2 = That is the other palace. At the end of the year a monk scores for the floors of his own.

lesson-dragon-4-6-say = Now take a **young healer**: the epidemic comes in month 7.
lesson-dragon-4-6-praise = Two palaces have room. Think before you place him!
lesson-dragon-4-6-wrong-1 = A second builder, but you have no mortar yet. Take the healer.
lesson-dragon-4-6-wrong-2 = The 6 steps are tempting. But the epidemic comes before the end: take the healer.

lesson-dragon-4-7-say = An **empty palace loses a floor** at the end of the month. Where does the healer live?
lesson-dragon-4-7-praise = Nothing will decay.
lesson-dragon-4-7-wrong-1 = Someone already lives here. The new palace stays empty, loses its only floor, and is gone, with its point.
lesson-dragon-4-7-then-1 = The tribute is paid. 3 palaces and a court lady: **4 points** this month.

lesson-dragon-4-closing = Room for your people, a point for every palace, and no palace left empty. Well built!

## 5. Tribute and drought

lesson-dragon-5-title = Tribute and drought
lesson-dragon-5-about = What is missing costs persons, and you choose who leaves

lesson-dragon-5-1-say = Tribute: 4 yuan, and **each missing yuan costs a person**. You have 2, too few for Taxes in East’s group: what saves the most persons?
lesson-dragon-5-1-praise = 3 yuan: now only one is missing.
lesson-dragon-5-1-wrong-1 = East has taken this group: it costs 3 yuan, and you have 2.
lesson-dragon-5-1-wrong-2 = One rice for next month, but still 2 yuan: two persons would leave. If you pass, only one yuan is missing.
lesson-dragon-5-1-wrong-3 = A point every month, but now you have no money: four persons would leave!

lesson-dragon-5-2-say = Next month brings a drought. Take the **old farmer**: he adds 2 rice to a harvest.
lesson-dragon-5-2-praise = He moves in with the court lady. The emperor takes your 3 yuan.
lesson-dragon-5-2-wrong-1 = 1 rice symbol; the old farmer has 2. You will need all the rice you can get.
lesson-dragon-5-2-wrong-2 = Too late for this tribute: coins on persons do not pay. Get ready for the drought.

lesson-dragon-5-3-say = One yuan is missing, so one person must leave. Choose the one you need least: the next **festival** is far away.
lesson-dragon-5-3-praise = One person lost, not two. 4 palaces and a court lady: 5 points.
lesson-dragon-5-3-wrong-1 = You need him next month for the harvest.
lesson-dragon-5-3-wrong-2 = He lives alone: his palace would stand empty and lose its only floor. And you want him in month 7.
lesson-dragon-5-3-wrong-3 = She brings a point every month.

lesson-dragon-5-4-say = Drought: every palace in which someone lives eats **1 rice**. Take **Harvest**.
lesson-dragon-5-4-praise = 3 rice: 1 from the card, 2 from the old farmer.
lesson-dragon-5-4-wrong-1 = A step forward, but no rice: in each of your four palaces one person would leave.
lesson-dragon-5-4-wrong-2 = 3 yuan, but yuan feed no one. Take Harvest.

lesson-dragon-5-5-say = Take a second **court lady**. She moves in where someone lives already, so no more rice is needed.
lesson-dragon-5-5-praise = Rice is eaten by palaces, not by persons: 3 rice for four palaces.
lesson-dragon-5-5-wrong-1 = The harvest is over; his rice symbol feeds no one. Take the court lady.
lesson-dragon-5-5-wrong-2 = A good thought for month 7. But now take the court lady, for a point every month.

lesson-dragon-5-6-say = One palace gets no rice, and one person there leaves: you choose. Do not leave a palace empty!
lesson-dragon-5-6-praise = 4 palaces and 2 court ladies: **6 points**.
lesson-dragon-5-6-wrong-1 = He lives alone: the empty palace loses its only floor and is gone.
lesson-dragon-5-6-wrong-2 = The palace stays, but he is your only farmer, and month 10 brings a drought again.

lesson-dragon-5-closing = Yuan for the emperor, rice for the palaces, and when someone must go, you choose who. You kept all your palaces!

## 6. Mongols and epidemic

lesson-dragon-6-title = Mongols and epidemic
lesson-dragon-6-about = Helmets score, mortars save

lesson-dragon-6-1-say = The Mongols come: a point for each helmet, and **the fewest helmets lose a person**. East has 2 helmets, West 1: whom do you take?
lesson-dragon-6-1-praise = 2 helmets: **2 points**, and you are safe.
lesson-dragon-6-1-wrong-1 = 1 helmet, as many as West: both of you have the fewest, and both lose a person. The old warrior has 2.
lesson-dragon-6-1-wrong-2 = No helmet at all: no points, and you alone have the fewest.
lesson-dragon-6-1-wrong-3 = He is for the epidemic next month. First the Mongols.
lesson-dragon-6-1-wrong-4 = The right person, but you have the warrior card. Keep the wild one.
lesson-dragon-6-1-then-3 = West has the fewest helmets and loses a craftsman.

lesson-dragon-6-2-say = Helmets also make you faster. Take **Military**: 1 step on the track, and 1 for each helmet.
lesson-dragon-6-2-praise = 3 steps: you are well in front.
lesson-dragon-6-2-wrong-1 = 5 yuan are welcome, but take Military here. See how far your warrior moves you.
lesson-dragon-6-2-wrong-2 = 1 point. Military brings 3 steps, so that you choose first for longer.
lesson-dragon-6-2-wrong-3 = You have 6 yuan, so passing brought nothing.

lesson-dragon-6-3-say = Now the **epidemic**: everyone loses 3 persons, one fewer for each mortar. You have 1 mortar: who saves all your people?
lesson-dragon-6-3-praise = 3 mortars: no one leaves!
lesson-dragon-6-3-wrong-1 = 2 mortars: one person would still leave. The old healer has 2 on his own tile.
lesson-dragon-6-3-wrong-2 = Still 1 mortar: two persons would leave.
lesson-dragon-6-3-wrong-3 = He would save everyone, but you have the healer card. Keep the wild one.
lesson-dragon-6-3-then-4 = West, with 1 mortar, loses two persons.
lesson-dragon-6-3-then-5 = East, with 2 mortars, loses one.

lesson-dragon-6-closing = Never the fewest helmets, and mortars in time. Your court came through the hardest two months of the year!

## 7. Festival and privileges

lesson-dragon-7-title = Festival and privileges
lesson-dragon-7-about = Fireworks, court ladies and dragons

lesson-dragon-7-1-say = The dragon festival: **6 points** for the most fireworks, **3** for the second most. East has 3, West 2, you 1: catch up!
lesson-dragon-7-1-praise = 2 more, thanks to your pyrotechnist: 3, as many as East. A tie pays both in full!
lesson-dragon-7-1-wrong-1 = 1 point now, but with 1 firework you are third, and third gets nothing.
lesson-dragon-7-1-wrong-2 = A good buy, but the festival is now. With 1 firework you get nothing.
lesson-dragon-7-1-wrong-3 = 5 yuan, but no points. The festival pays 6.

lesson-dragon-7-2-say = Five months are left to score. Take a **court lady**: a point in each of them.
lesson-dragon-7-2-praise = She scores at the end of this month already.
lesson-dragon-7-2-wrong-1 = Only fireworks you hold count; rockets on persons do not. And no festival comes after this one.
lesson-dragon-7-2-wrong-2 = He brings money, not points. Five months of a court lady are 5 points.
lesson-dragon-7-2-then-4 = 6 points each for you and East, 3 for West; all three give back half of their fireworks, rounded up. Then the month: 3 palaces and 2 court ladies, **5 points**.

lesson-dragon-7-3-say = A **privilege** brings a point for each of its dragons, every month. Buy one, but keep 4 yuan for the tribute!
lesson-dragon-7-3-praise = 2 yuan for 4 points until the end of the year, and 5 yuan left.
lesson-dragon-7-3-wrong-1 = Two dragons, but all 7 yuan are gone: four persons would leave. The small one costs 2.
lesson-dragon-7-3-wrong-2 = You have 7 yuan, more than the emperor takes. Buy a privilege with the rest.
lesson-dragon-7-3-wrong-3 = 1 point once. A small privilege brings a point in each of four months.

lesson-dragon-7-4-say = A drought is next: take the **old farmer**.
lesson-dragon-7-4-praise = Your palaces are full: someone makes room.
lesson-dragon-7-4-wrong-1 = 1 rice symbol; with the old farmer a harvest brings 3 rice, enough for three palaces.
lesson-dragon-7-4-wrong-2 = A point each month, but you have no rice and three palaces to feed.

lesson-dragon-7-5-say = Look at the months to come. **Who is needed no more?**
lesson-dragon-7-5-praise = No festival is left, so the pyrotechnist may go.
lesson-dragon-7-5-wrong-1 = She still scores in four months.
lesson-dragon-7-5-wrong-2 = The Mongols come once more, in month 11.
lesson-dragon-7-5-wrong-3 = One more epidemic comes, in month 12.
lesson-dragon-7-5-then-2 = The tribute is paid. 3 palaces, 2 court ladies, 1 dragon: **6 points**.

lesson-dragon-7-closing = Palaces, court ladies and dragons pay every month: the earlier, the better. You plan like a prince!

## 8. The last months

lesson-dragon-8-title = The last months
lesson-dragon-8-about = The last card, the last action, the final scoring

lesson-dragon-8-1-say = Month 11, and your last card. At the end **a monk scores his buddhas times the floors of his palace**: which person brings the most?
lesson-dragon-8-1-praise = 2 buddhas. Now the floors!
lesson-dragon-8-1-wrong-1 = 1 buddha: 3 points on three floors. The old monk has 2 buddhas.
lesson-dragon-8-1-wrong-2 = 2 points in the two months left. A monk on three floors brings more.
lesson-dragon-8-1-wrong-3 = He adds 3 yuan to Taxes: a point at the end. A monk brings more.

lesson-dragon-8-2-say = **Where** does the monk score the most?
lesson-dragon-8-2-praise = Three floors: 2 × 3 = 6 points.
lesson-dragon-8-2-wrong-1 = Two floors: 2 × 2 = 4 points. There is a higher palace.
lesson-dragon-8-2-then-1 = East’s last card brings a tax collector, and the Mongols cost East a warrior.

lesson-dragon-8-3-say = Month 12: one last action, and no more persons. **What brings the most points now?**
lesson-dragon-8-3-praise = **4 points**: 1 from the card, 3 from the old scholar.
lesson-dragon-8-3-wrong-1 = 2 yuan more, but only every full 3 yuan are a point: you would gain nothing. Your scholar makes Research worth 4 points.
lesson-dragon-8-3-wrong-2 = A new palace would stand empty and be gone before the scoring. Research brings 4 points.
lesson-dragon-8-3-wrong-3 = 1 point, but the 2 yuan are missing at the end. Research brings 4.
lesson-dragon-8-3-then-1 = The epidemic: you have 2 mortars, so one person leaves.

lesson-dragon-8-4-say = Each person is worth 2 points at the end, some more. **Who costs you least?**
lesson-dragon-8-4-praise = That costs you 2 points and no more; even the healer may go, for mortars are counted first.
lesson-dragon-8-4-wrong-1 = He is worth 2 + 6 points: your most precious person.
lesson-dragon-8-4-wrong-2 = 2 points, and 1 more in this month’s scoring. Others cost only 2.
lesson-dragon-8-4-then-2 = The final scoring: 10 points for five persons, 6 for the monk. 4 yuan, and 2 for the rice you sell, make 2.

lesson-dragon-8-q1 = Who acts first in a month?
lesson-dragon-8-q1-a = The player with the most points
lesson-dragon-8-q1-a-why = Points decide nothing before the end of the year. The person track decides the order.
lesson-dragon-8-q1-b = The player farthest on the person track
lesson-dragon-8-q1-c = The start player, then clockwise
lesson-dragon-8-q1-c-why = Only the choice of the first persons goes round like that. Afterwards the person track decides.

lesson-dragon-8-q2 = Someone has already chosen the group you want. What now?
lesson-dragon-8-q2-a = You pay 3 yuan first, then take an action of it
lesson-dragon-8-q2-b = You must choose another group
lesson-dragon-8-q2-b-why = A taken group is not closed: it costs 3 yuan.
lesson-dragon-8-q2-c = You take the action for free, but not the same card
lesson-dragon-8-q2-c-why = Any card of the group may be taken, even the same one, but it costs 3 yuan.

lesson-dragon-8-q3 = How much rice do you need in a drought?
lesson-dragon-8-q3-a = 1 for each person
lesson-dragon-8-q3-a-why = Rice is eaten by palaces, however many persons live in them.
lesson-dragon-8-q3-b = 4, as for the tribute
lesson-dragon-8-q3-b-why = The 4 are yuan for the emperor. Rice is counted by palaces.
lesson-dragon-8-q3-c = 1 for each palace in which someone lives

lesson-dragon-8-q4 = What happens to an empty palace at the end of the event phase?
lesson-dragon-8-q4-a = It loses a floor
lesson-dragon-8-q4-b = Nothing, until the next drought
lesson-dragon-8-q4-b-why = Decay comes every month, even in a month of peace.
lesson-dragon-8-q4-c = It is gone at once
lesson-dragon-8-q4-c-why = It loses one floor; only a palace of one floor is gone.

lesson-dragon-8-q5 = What scores at the end of every month?
lesson-dragon-8-q5-a = Every person
lesson-dragon-8-q5-a-why = Persons bring 2 points each, but only at the end of the year.
lesson-dragon-8-q5-b = Palaces, court ladies and dragons on privileges
lesson-dragon-8-q5-c = Monks, by the floors of their palaces
lesson-dragon-8-q5-c-why = Monks score like that only at the end of the year.

lesson-dragon-8-closing = **You win!** Ask yourself every month: what does this event take, what comes next, and what scores every month? Now play your first year.

## 9. The Great Wall

lesson-dragon-9-title = The Great Wall
lesson-dragon-9-about = Expansion: one wall for all

lesson-dragon-9-1-say = An eighth action: everyone adds to **one wall** and takes the bonus of the tile. Extend it with your tile of **3 points**.
lesson-dragon-9-1-praise = 3 points, and the wall is **6** long. Persons add nothing to a wall tile.
lesson-dragon-9-1-wrong-1 = The wall grew, and you have a firework. Good too, but here take the tile with 3 points.
lesson-dragon-9-1-wrong-2 = One step, but the wall stays 5 long in month 6: too short. You have the fewest tiles in it, so you would lose a person.
lesson-dragon-9-1-wrong-3 = The wall stays too short, and you have the fewest tiles in it.

lesson-dragon-9-2-say = The Mongols still come, wall or not. Take a **warrior**, so that East has the fewest helmets.
lesson-dragon-9-2-praise = One helmet is enough here.
lesson-dragon-9-2-wrong-1 = No helmets on either side: both have the fewest, so both lose a person.
lesson-dragon-9-2-wrong-2 = 6 steps, but no helmet: both of you would lose a person.

lesson-dragon-9-3-say = Choose a palace for him. Then see whether the wall holds.
lesson-dragon-9-3-praise = Now the Mongols, then the wall.
lesson-dragon-9-3-then-2 = East loses a monk. The wall is 6 long in month 6, so it holds, with a point for each own tile in it: **3 for you**, 3 for East.

lesson-dragon-9-closing = At every Mongol attack, and once more after month 12, the wall must be as long as the number of the month. Build together, and a little more than the others!

## 10. Super events

lesson-dragon-10-title = Super events
lesson-dragon-10-about = Expansion: something big in month 7

lesson-dragon-10-1-say = One super event comes each year, in **month 7**, known from the start. This earthquake takes 2 of your floors, and all 6 are full: take **Build**!
lesson-dragon-10-1-praise = 2 floors, thanks to your craftsman.
lesson-dragon-10-1-wrong-1 = Money replaces no floor: two persons would have to leave.
lesson-dragon-10-1-wrong-2 = 1 point, but two persons would have to leave.
lesson-dragon-10-1-wrong-3 = Nothing built: two persons would have to leave.

lesson-dragon-10-2-say = Place the first floor on the palace of the **farmer and the court lady**.
lesson-dragon-10-2-praise = One spare floor.
lesson-dragon-10-2-wrong-1 = Also a spare floor, but that palace comes next.
lesson-dragon-10-2-wrong-2 = Also a floor that may fall. But here put it on the palace of the farmer and the court lady.

lesson-dragon-10-3-say = And the second on the **monk’s** small palace.
lesson-dragon-10-3-praise = Now two floors may fall without harm.
lesson-dragon-10-3-wrong-1 = An empty palace of one floor. It may fall, but the monk scores for the floors of his own palace at the end.
lesson-dragon-10-3-then-2 = East loses one person to the epidemic; your 3 mortars keep it away. Then the earth shakes.

lesson-dragon-10-4-say = Take off two floors, one by one. Begin with the free one above the **farmer and the court lady**.
lesson-dragon-10-4-praise = No one lived there.
lesson-dragon-10-4-wrong-1 = All three floors there are occupied: one person would leave. Take a free floor.
lesson-dragon-10-4-wrong-2 = A free floor too, so no one leaves. It comes next; begin with the other one.

lesson-dragon-10-5-say = Now the **other free floor**.
lesson-dragon-10-5-praise = Two floors fell, and **no one left**.
lesson-dragon-10-5-wrong-1 = Every floor there is occupied now: one person would leave.
lesson-dragon-10-5-then-3 = East had only one free floor, so one person of East leaves.

lesson-dragon-10-closing = Ten super events, one a year: read yours before you choose your first persons, and plan for month 7!

## 11. The edition of 2007

lesson-dragon-11-title = The edition of 2007
lesson-dragon-11-about = Option: a large privilege for 6 yuan

lesson-dragon-11-1-say = In the edition of 2007 a large privilege costs **6 yuan** instead of 7. You have 6: buy one, for **two dragons**.
lesson-dragon-11-1-praise = Two dragons, and the tribute is two months away: time enough for Taxes.
lesson-dragon-11-1-wrong-1 = 1 dragon for 2 yuan is a fair price too. But with this option you can afford the large one now.
lesson-dragon-11-1-wrong-2 = 5 yuan more, but every month without the privilege is 2 points less.
lesson-dragon-11-1-wrong-3 = 1 point once. Two dragons bring 2 points in each of eleven months.
lesson-dragon-11-1-then-1 = 2 palaces and 2 dragons: **4 points** this month.

lesson-dragon-11-closing = One yuan less makes the large privilege an early choice. Everything else stays the same.
