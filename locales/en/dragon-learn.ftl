## The goal card of In the Year of the Dragon

dragon-goal-goal = Twelve months, ten hard events. Keep your people housed, fed and healthy: the most points win.
dragon-goal-turn = Take an action; a group already taken costs 3 yuan. Then play a card and house a person. Then the event comes.
dragon-goal-scoring = Every month: 1 point for each palace, court lady and dragon. At the end: 2 for each person, plus monks and money.

## Actions

dragon-about-action-taxes-name = Taxes
dragon-about-action-taxes-what = You get 2 yuan, and 1 more for each coin at your court.
dragon-about-action-taxes-when = The tribute takes 4 yuan, and a taken group costs 3.
dragon-about-action-build-name = Build
dragon-about-action-build-what = You get 1 floor, and 1 more for each hammer. Put every floor on a palace with fewer than three, or found a new palace.
dragon-about-action-build-when = Every palace scores each month, but an empty one loses a floor.
dragon-about-action-harvest-name = Harvest
dragon-about-action-harvest-what = You get 1 rice, and 1 more for each rice symbol at your court.
dragon-about-action-harvest-when = In a drought every inhabited palace eats one.
dragon-about-action-fireworks-name = Fireworks
dragon-about-action-fireworks-what = You get 1 firework, and 1 more for each rocket at your court.
dragon-about-action-fireworks-when = The dragon festival pays for the most and the second most.
dragon-about-action-military-name = Military
dragon-about-action-military-what = Your marker moves 1 step on the person track, and 1 more for each helmet.
dragon-about-action-military-when = The new order holds from the next phase on.
dragon-about-action-research-name = Research
dragon-about-action-research-what = You score 1 point, and 1 more for each book at your court.
dragon-about-action-privilege-name = Privilege
dragon-about-action-privilege-what = You buy one privilege, small or large. Its dragons score a point each at the end of every month.
dragon-about-action-privilege-when = The earlier you buy it, the more often it scores.
dragon-about-action-wall-name = Great Wall
dragon-about-action-wall-what = You put one of your wall tiles into the common wall and get its bonus. Persons add nothing.
dragon-about-action-wall-when = The wall is checked whenever the Mongols come, and after month 12.
dragon-about-group-name = Group of action cards
dragon-about-group-what = You choose one group and take one of its actions. The first player pays nothing, everybody after that pays 3 yuan.
dragon-about-group-when = The cards are dealt anew every month.
dragon-about-price-name = 3 yuan
dragon-about-price-what = Somebody has chosen this group this month, so it costs 3 yuan before the action. With less money you cannot choose it.
dragon-about-pass-name = No action
dragon-about-pass-what = You take no action and no group. If you have less than 3 yuan, you get as many as are missing.
dragon-about-pass-when = Useful before a tribute, when nothing free brings money.

## Persons

dragon-about-role-monk-name = Monk
dragon-about-role-monk-what = He scores at the end of the game: buddhas times the floors of his palace. A young monk has 1 buddha and 6 steps, an old one 2 buddhas and 2 steps.
dragon-about-role-monk-when = Give him a palace of three floors before the year ends.
dragon-about-role-pyrotechnist-name = Pyrotechnist
dragon-about-role-pyrotechnist-what = He makes Fireworks stronger: young 1 rocket and 5 steps, old 2 rockets and 3 steps.
dragon-about-role-pyrotechnist-when = After the last dragon festival he is free to go.
dragon-about-role-warrior-name = Warrior
dragon-about-role-warrior-what = He makes Military stronger and scores when the Mongols come: young 1 helmet and 5 steps, old 2 helmets and 3 steps.
dragon-about-role-warrior-when = All with the fewest helmets lose a person to the Mongols.
dragon-about-role-healer-name = Healer
dragon-about-role-healer-what = Each mortar saves one person in an epidemic: young 1 mortar and 4 steps, old 2 mortars and 1 step.
dragon-about-role-healer-when = Three mortars save everybody.
dragon-about-role-farmer-name = Farmer
dragon-about-role-farmer-what = He makes Harvest stronger: young 1 rice symbol and 4 steps, old 2 symbols and 1 step. The symbols themselves feed nobody.
dragon-about-role-farmer-when = Harvest before the drought comes.
dragon-about-role-scholar-name = Scholar
dragon-about-role-scholar-what = He makes Research stronger: young 2 books and 4 steps, old 3 books and 2 steps.
dragon-about-role-scholar-when = Every time you take Research, to the very last month.
dragon-about-role-craftsman-name = Craftsman
dragon-about-role-craftsman-what = His hammer builds one more floor with Build. He moves you 2 steps.
dragon-about-role-craftsman-when = The earlier you build, the more palaces score.
dragon-about-role-lady-name = Court lady
dragon-about-role-lady-what = She scores a point at the end of every month. She moves you only 1 step.
dragon-about-role-lady-when = The earlier she comes, the more she scores.
dragon-about-role-collector-name = Tax collector
dragon-about-role-collector-what = His 3 coins bring 3 yuan more with Taxes. He moves you 3 steps.
dragon-about-role-collector-when = His coins are not money: they pay no tribute.
dragon-about-card-name = Person card
dragon-about-card-what = Played once, it brings a person of its role, young or old. Which cards a player has left is open.
dragon-about-card-when = One card a month, none in month 12.
dragon-about-wild-card-name = Wild card
dragon-about-wild-card-what = It brings any person you like. Everybody has two of them.
dragon-about-wild-card-when = Keep them for the role you will need twice.
dragon-about-persons-left-name = Persons left
dragon-about-persons-left-what = How many tiles of this kind can still be taken. If none of a role is left, its card brings nothing.
dragon-about-value-name = Value
dragon-about-value-what = The person moves your marker so many steps on the person track when moving in.
dragon-about-value-when = Young persons have the larger values, old ones more symbols.

## Symbols

dragon-about-symbol-buddha-name = Buddha
dragon-about-symbol-buddha-what = At the end of the game a monk scores his buddhas times the floors of his palace.
dragon-about-symbol-rocket-name = Rocket
dragon-about-symbol-rocket-what = One more firework whenever you take Fireworks.
dragon-about-symbol-helmet-name = Helmet
dragon-about-symbol-helmet-what = One more step with Military, and a point when the Mongols come. The fewest helmets lose a person.
dragon-about-symbol-mortar-name = Mortar
dragon-about-symbol-mortar-what = In an epidemic one person fewer leaves.
dragon-about-symbol-rice-name = Rice symbol
dragon-about-symbol-rice-what = One more rice whenever you take Harvest.
dragon-about-symbol-book-name = Book
dragon-about-symbol-book-what = One more point whenever you take Research.
dragon-about-symbol-hammer-name = Hammer
dragon-about-symbol-hammer-what = One more floor whenever you take Build.
dragon-about-symbol-dragon-name = Dragon
dragon-about-symbol-dragon-what = One point at the end of every month, for each dragon on a court lady or a privilege.
dragon-about-symbol-coin-name = Coin
dragon-about-symbol-coin-what = One more yuan whenever you take Taxes. It is not money itself.

## The year

dragon-about-month-name = Month
dragon-about-month-what = Each of the twelve months has its event, and all of them lie open: action, person, event, scoring.
dragon-about-month-when = Look two months ahead: a person you take now should help then.
dragon-about-event-peace-name = Peace
dragon-about-event-peace-what = No event. Empty palaces decay and the month is scored all the same.
dragon-about-event-tribute-name = Tribute
dragon-about-event-tribute-what = Everybody pays 4 yuan. For each yuan that is missing, a person leaves.
dragon-about-event-tribute-when = Taxes or a pass bring the money in time.
dragon-about-event-drought-name = Drought
dragon-about-event-drought-what = Each palace with somebody in it eats one rice. In each palace you cannot feed, one person leaves.
dragon-about-event-drought-when = Take Harvest before, or live in fewer palaces.
dragon-about-event-festival-name = Dragon festival
dragon-about-event-festival-what = 6 points for the most fireworks, 3 for the second most; all who tie score. Those who scored give back half, rounded up.
dragon-about-event-festival-when = Without fireworks nobody scores.
dragon-about-event-mongols-name = Mongols
dragon-about-event-mongols-what = A point for each helmet. Then all with the fewest helmets lose a person.
dragon-about-event-mongols-when = One helmet more than somebody else is enough.
dragon-about-event-epidemic-name = Epidemic
dragon-about-event-epidemic-what = Three persons leave, one fewer for each mortar.
dragon-about-event-epidemic-when = Three mortars save everybody.
dragon-about-event-lanterns-name = Lantern festival
dragon-about-event-lanterns-what = 2 points for each person at your court.
dragon-about-event-lanterns-when = In month 7, after that month’s event: keep your people until then.
dragon-about-event-buddha-name = Buddha
dragon-about-event-buddha-what = Monks score as at the end: buddhas times the floors of their palaces.
dragon-about-event-buddha-when = In month 7, and again at the end of the game.
dragon-about-event-earthquake-name = Earthquake
dragon-about-event-earthquake-what = Everybody takes off two floors. Persons without a floor leave.
dragon-about-event-earthquake-when = In month 7: have two free floors by then.
dragon-about-event-tsunami-name = Tsunami
dragon-about-event-tsunami-what = Add up your yuan, rice and fireworks and give back half, rounded down, in any mix.
dragon-about-event-tsunami-when = In month 7: spend before, or give what you need least.
dragon-about-event-eclipse-name = Solar eclipse
dragon-about-event-eclipse-what = The event of month 7 takes place a second time, with the new numbers.
dragon-about-event-eclipse-when = Prepare twice for that event.
dragon-about-event-eruption-name = Volcanic eruption
dragon-about-event-eruption-what = All markers on the person track go back to 0 and keep their order.
dragon-about-event-eruption-when = In month 7: a large lead is worth nothing after it, first place is.
dragon-about-event-tornado-name = Tornado
dragon-about-event-tornado-what = Everybody discards two person cards of their choice.
dragon-about-event-tornado-when = In month 7. From month 10 on nobody takes in persons.
dragon-about-event-dawn-name = Dawn
dragon-about-event-dawn-what = Everybody takes a young person without a card, each of another role, in the order of the track.
dragon-about-event-dawn-when = In month 7: keep a floor free.
dragon-about-event-assassination-name = Assassination attempt
dragon-about-event-assassination-what = All privileges are lost.
dragon-about-event-assassination-when = In month 7, before the scoring: early privileges pay only until month 6.
dragon-about-event-treaty-name = Treaty
dragon-about-event-treaty-what = Choose a role you have: its symbols are paid out as by its action, without the card’s own.
dragon-about-event-treaty-when = In month 7: gather persons of one role.
dragon-about-forecast-name = What is coming
dragon-about-forecast-what = What the next events would mean for you as things stand, and how many persons are at risk.
dragon-about-forecast-when = It changes with everything you do.

## Palaces

dragon-about-palace-name = Palace
dragon-about-palace-what = One to three floors, one person on each. A palace scores a point at the end of every month.
dragon-about-palace-when = In a drought it eats one rice if somebody lives in it; if nobody does, it decays.
dragon-about-floor-name = Floor
dragon-about-floor-what = Room for one person. Nobody moves to another palace later.
dragon-about-new-palace-name = New palace
dragon-about-new-palace-what = A floor placed here founds a palace of its own.
dragon-about-new-palace-when = Let somebody move in this month, or it decays.
dragon-about-decay-name = Decay
dragon-about-decay-what = After the event every empty palace loses a floor. A palace without floors is gone.
dragon-about-decay-when = Every month, before the scoring.

## Goods

dragon-about-yuan-name = Yuan
dragon-about-yuan-what = The money: for the tribute, for taken groups and for privileges.
dragon-about-yuan-when = At the end of the game every full 3 yuan are a point.
dragon-about-rice-name = Rice
dragon-about-rice-what = Feeds one inhabited palace in a drought.
dragon-about-rice-when = At the end of the game it is sold for 2 yuan.
dragon-about-firework-name = Firework
dragon-about-firework-what = Counts at the dragon festival: the most and the second most score.
dragon-about-firework-when = At the end of the game it is sold for 2 yuan.
dragon-about-privilege-small-name = Small privilege
dragon-about-privilege-small-what = Costs 2 yuan and has one dragon: a point at the end of every month.
dragon-about-privilege-small-when = With three months left it still brings 3 points.
dragon-about-privilege-large-name = Large privilege
dragon-about-privilege-large-what = Costs 7 yuan (6 by the option of 2007) and has two dragons: 2 points at the end of every month.
dragon-about-privilege-large-when = Worth most early in the year.
dragon-about-wall-tile-name = Wall tile
dragon-about-wall-tile-what = Used once, it gives its bonus and makes the wall a month longer. Everybody has six different ones.
dragon-about-wall-tile-when = In the wall it scores a point whenever the wall holds.
dragon-about-wall-name = The wall
dragon-about-wall-what = If it is as long as the number of the month, everybody scores a point for each own tile in it. If not, those with the fewest tiles lose a person.
dragon-about-wall-when = At every Mongol event, and once more after month 12.

## Tracks and players

dragon-about-person-track-name = Person track
dragon-about-person-track-what = The player farthest along comes first in every phase. On a shared space the upper marker, which arrived later, comes first.
dragon-about-person-track-when = New persons and Military move you forward; a departure never moves you back.
dragon-about-order-name = Order of this phase
dragon-about-order-what = Taken from the person track at the start of the phase; it stays until the phase is over.
dragon-about-score-track-name = Points
dragon-about-score-track-what = What everybody has scored so far. Each month adds a point for each palace, court lady and dragon.
dragon-about-score-track-when = At the end come 2 points for each person, monks and money.
dragon-about-seat-name = Player
dragon-about-seat-what = Palaces, goods and cards of this player; all of it is open.
dragon-about-seat-when = Compare helmets before the Mongols and fireworks before the festival.

## Choices

dragon-about-draft-name = Draft
dragon-about-draft-what = Take two different young persons, a pair that nobody has taken.
dragon-about-draft-when = Their values decide who begins in month 1.
dragon-about-release-name = Release
dragon-about-release-what = This person leaves the game. You choose who goes.
dragon-about-release-when = Do not empty a palace: it would decay.
dragon-about-replace-name = Replace
dragon-about-replace-what = All palaces are full: the new person takes this one’s place, who leaves the game.
dragon-about-let-go-name = Let go
dragon-about-let-go-what = The new person leaves at once. Your marker does not move.
dragon-about-spend-name = Play for nothing
dragon-about-spend-what = Nobody of this role is left: the card is gone and brings nobody.
dragon-about-fall-name = A floor falls
dragon-about-fall-what = The palace loses a floor in the earthquake. Take a free one if you can.
dragon-about-give-back-name = Give back
dragon-about-give-back-what = Choose which goods the tsunami takes.
dragon-about-discard-name = Discard
dragon-about-discard-what = The card is lost without bringing anybody.
