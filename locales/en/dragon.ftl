## In the Year of the Dragon: names

# Roles, as on the person cards.
dragon-role-monk = monk
dragon-role-pyrotechnist = pyrotechnist
dragon-role-warrior = warrior
dragon-role-healer = healer
dragon-role-farmer = farmer
dragon-role-scholar = scholar
dragon-role-craftsman = craftsman
dragon-role-lady = court lady
dragon-role-collector = tax collector
dragon-card-wild = wild

# Persons, with their article, as the object of a sentence.
dragon-person-young-monk = a young monk
dragon-person-old-monk = an old monk
dragon-person-young-pyrotechnist = a young pyrotechnist
dragon-person-old-pyrotechnist = an old pyrotechnist
dragon-person-young-warrior = a young warrior
dragon-person-old-warrior = an old warrior
dragon-person-young-healer = a young healer
dragon-person-old-healer = an old healer
dragon-person-young-farmer = a young farmer
dragon-person-old-farmer = an old farmer
dragon-person-young-scholar = a young scholar
dragon-person-old-scholar = an old scholar
dragon-person-craftsman = a craftsman
dragon-person-lady = a court lady
dragon-person-collector = a tax collector

# Actions, as on the action cards.
dragon-action-taxes = Taxes
dragon-action-build = Build
dragon-action-harvest = Harvest
dragon-action-fireworks = Fireworks
dragon-action-military = Military
dragon-action-research = Research
dragon-action-privilege = Privilege
dragon-action-wall = Great Wall

# What months bring.
dragon-event-peace = Peace
dragon-event-tribute = Imperial tribute
dragon-event-drought = Drought
dragon-event-festival = Dragon festival
dragon-event-mongols = Mongol invasion
dragon-event-epidemic = Epidemic

dragon-super-lanterns = Lantern festival
dragon-super-buddha = Buddha
dragon-super-earthquake = Earthquake
dragon-super-tsunami = Tsunami
dragon-super-eclipse = Solar eclipse
dragon-super-eruption = Volcanic eruption
dragon-super-tornado = Tornado
dragon-super-dawn = Dawn
dragon-super-assassination = Assassination attempt
dragon-super-treaty = Treaty

# Wall tiles, by their bonus.
dragon-tile-rice = 1 rice
dragon-tile-firework = 1 firework
dragon-tile-floor = 1 floor
dragon-tile-yuan = 2 yuan
dragon-tile-steps = 3 steps
dragon-tile-points = 3 points

# Privileges, with their article, as the object of a sentence.
dragon-privilege-small = a small privilege
dragon-privilege-large = a large privilege

# Where points come from.
dragon-source-palaces = Palaces
dragon-source-ladies = Court ladies
dragon-source-privileges = Privileges
dragon-source-research = Research
dragon-source-festival = Dragon festivals
dragon-source-mongols = Mongol invasions
dragon-source-wall = Great Wall
dragon-source-wall-tile = Wall tile
dragon-source-lanterns = Lantern festival
dragon-source-buddha = Buddha
dragon-source-treaty = Treaty
dragon-source-persons = Persons
dragon-source-monks = Monks
dragon-source-money = Money

# Why persons leave.
dragon-cause-tribute = Imperial tribute
dragon-cause-drought = Drought
dragon-cause-mongols = Mongol invasion
dragon-cause-epidemic = Epidemic
dragon-cause-wall = Great Wall
dragon-cause-earthquake = Earthquake
dragon-cause-replaced = Replaced
dragon-cause-refused = Let go

## Options

dragon-option-great_wall = Adds an eighth action: all players build one shared wall against the Mongols.
dragon-option-super_event = An extra event in month 7: none, a random one, or one you choose.
dragon-option-large_privilege_cost = The price of a large privilege: 7 yuan, or 6 as in the 2007 edition.

## What is asked

dragon-ask-draft = { $seat }: choose two different young persons. Your pair must differ from everyone else’s.
dragon-ask-act = { $seat }: choose an action, or pass and fill up to 3 yuan.
dragon-ask-build = { $floors ->
    [one] { $seat }: add a floor to a palace or start a new palace (1 floor to place).
   *[other] { $seat }: add a floor to a palace or start a new palace ({ $floors } floors to place).
}
dragon-ask-card = { $seat }: play a person card and take a person tile.
dragon-ask-place = { $seat }: choose the palace for { $person }.
dragon-ask-replace = { $seat }: all palaces are full. Replace a person with { $person }, or let { $person } go.
dragon-ask-release = { $count ->
    [one] { $cause }. { $seat }: release one person.
   *[other] { $cause }. { $seat }: release { $count } persons, one after another.
}
dragon-ask-starve = { $count ->
    [one] Drought. { $seat }: you are 1 rice short. Release one person; that palace goes unfed.
   *[other] Drought. { $seat }: you are { $count } rice short. Release { $count } persons from different palaces; those go unfed.
}
dragon-ask-fall = { $count ->
    [one] Earthquake. { $seat }: choose the palace that loses a floor.
   *[other] Earthquake. { $seat }: choose the palace that loses the next of { $count } floors.
}
dragon-ask-crowded = Earthquake. { $seat }: a palace has more persons than floors. Release one of them.
dragon-ask-give-back = Tsunami. { $seat }: return { $count } of your yuan, rice and fireworks.
dragon-ask-discard = { $count ->
    [one] Tornado. { $seat }: discard a person card.
   *[other] Tornado. { $seat }: discard { $count } person cards, one after another.
}
dragon-ask-dawn = Dawn. { $seat }: take a young person of a role that no one has taken this dawn.
dragon-ask-treaty = Treaty. { $seat }: choose one of your roles and gain its symbols.
dragon-over = The game is over.

## What happened

dragon-month = Month { $month } begins. Event: { $event }.
dragon-drafts = { $seat } drafts { $first } and { $second }.
dragon-acts = { $paid ->
    [0] { $seat } chooses { $action }.
   *[other] { $seat } pays { $paid } yuan and chooses { $action }.
}
dragon-passes = { $yuan ->
    [0] { $seat } passes.
   *[other] { $seat } passes and takes { $yuan } yuan.
}
dragon-gains = { $good ->
    [yuan] { $seat } gets { $amount } yuan.
    [rice] { $seat } gets { $amount } rice.
    [fireworks] { $amount ->
        [one] { $seat } gets 1 firework.
       *[other] { $seat } gets { $amount } fireworks.
    }
   *[floors] { $amount ->
        [one] { $seat } gets 1 floor to build.
       *[other] { $seat } gets { $amount } floors to build.
    }
}
dragon-advances = { $steps ->
    [one] { $seat } moves 1 step on the person track, to space { $space }.
   *[other] { $seat } moves { $steps } steps on the person track, to space { $space }.
}
dragon-scores = { $points ->
    [one] { $source }: { $seat } scores 1 point.
   *[other] { $source }: { $seat } scores { $points } points.
}
dragon-buys = { $seat } buys { $privilege } for { $cost } yuan.
dragon-walls = { $seat } extends the wall to month { $length } and gets: { $tile }.
dragon-builds = { $floors ->
    [one] { $seat } starts a new palace.
   *[other] { $seat } raises a palace to { $floors } floors.
}
dragon-plays = { $seat } plays the { $card } card and takes { $person }.
dragon-spends = { $seat } plays the { $card } card without effect: no tile of that role is left.
dragon-places = { $floors ->
    [one] { $seat } places { $person } in a palace of 1 floor.
   *[other] { $seat } places { $person } in a palace of { $floors } floors.
}
dragon-replaces = { $seat } places { $person } and releases { $replaced } to make room.
dragon-lets-go = { $seat } lets { $person } go.
dragon-event = Month { $month }: { $event }.
dragon-event-again = Month { $month }, once more: { $event }.
dragon-pays = { $good ->
    [yuan] { $missing ->
        [0] { $seat } pays { $amount } yuan.
       *[other] { $seat } pays { $amount } yuan and is { $missing } short.
    }
   *[rice] { $missing ->
        [0] { $amount ->
            [0] { $seat } has no inhabited palace to feed.
           *[other] { $seat } feeds all inhabited palaces with { $amount } rice.
        }
        [one] { $amount ->
            [0] { $seat } has no rice to give; 1 palace goes unfed.
           *[other] { $seat } feeds palaces with { $amount } rice; 1 palace goes unfed.
        }
       *[other] { $amount ->
            [0] { $seat } has no rice to give; { $missing } palaces go unfed.
           *[other] { $seat } feeds palaces with { $amount } rice; { $missing } palaces go unfed.
        }
    }
}
dragon-gives-back = { $seat } returns { $yuan } yuan, { $rice } rice and { $fireworks ->
    [one] 1 firework
   *[other] { $fireworks } fireworks
}.
dragon-gives-back-fireworks = { $fireworks ->
    [one] { $seat } returns 1 firework.
   *[other] { $seat } returns { $fireworks } fireworks.
}
dragon-releases = { $cause }: { $seat } releases { $person }.
dragon-decays = { $floors ->
    [one] An empty palace of { $seat } loses a floor.
   *[other] { $floors } empty palaces of { $seat } lose a floor each.
}
dragon-wall-holds = The wall reaches month { $length }: it holds.
dragon-wall-short = { $length ->
    [0] There is no wall: the players with the fewest tiles in it release a person.
   *[other] The wall reaches only month { $length }: the players with the fewest tiles in it release a person.
}
dragon-super = Super event: { $event }.
dragon-falls = { $floors ->
    [0] { $seat } loses the last floor of a palace.
    [one] { $seat } loses a floor: 1 is left there.
   *[other] { $seat } loses a floor: { $floors } are left there.
}
dragon-palace-falls = { $seat } loses an empty palace.
dragon-erupts = All markers return to space 0 and keep their order.
dragon-discards = { $seat } discards the { $card } card.
dragon-dawns = { $seat } takes { $person } at dawn.
dragon-loses-privileges = { $count ->
    [one] { $seat } loses a privilege.
   *[other] { $seat } loses { $count } privileges.
}
dragon-treats = Treaty: { $seat } chooses { $role }.
dragon-sells = { $seat } sells { $rice } rice and { $fireworks ->
    [one] 1 firework
   *[other] { $fireworks } fireworks
} for { $yuan } yuan.
dragon-ends = { $points ->
    [one] { $seat } wins with 1 point.
   *[other] { $seat } wins with { $points } points.
}

## Why not

dragon-illegal-over = The game is over.
dragon-illegal-other-decision = You have another decision to make first (see the prompt).
dragon-illegal-draft-different = The two persons must be different.
dragon-illegal-pair-drafted = Another player has drafted this pair.
dragon-illegal-no-tile = No tile of this person is left.
dragon-illegal-card-not-out = This action card is not on the table.
dragon-illegal-group-cost = This group is taken: it costs 3 yuan, and you do not have that.
dragon-illegal-privilege-cost = You cannot afford this privilege (a taken group costs 3 yuan first).
dragon-illegal-no-wall = The Great Wall is not part of this game.
dragon-illegal-tile-used = You have already used this wall tile.
dragon-illegal-wall-complete = The wall has all its twelve tiles.
dragon-illegal-no-ground = There is no room for a new palace.
dragon-illegal-three-floors = A palace has three floors at most.
dragon-illegal-card-not-held = You do not hold this card.
dragon-illegal-tile-left = A person of this role is left, so you cannot play the card without effect.
dragon-illegal-palace-full = This palace is full: one person for each floor.
dragon-illegal-room-left = There is room in a palace, so the person must be placed there.
dragon-illegal-nobody-like-that = There is no such person in this palace.
dragon-illegal-no-floor = This palace has no floor left to lose.
dragon-illegal-other-role = This card takes persons of its own role only.
dragon-illegal-no-palace = You have no palace with this number.
dragon-illegal-equal-palace = This palace is identical to an earlier one: use the lower number.
dragon-illegal-starved-before = This palace has already gone unfed.
dragon-illegal-not-crowded = This palace is not overcrowded.
dragon-illegal-one-by-one = Resolve your palaces in order, lowest number first.
dragon-illegal-not-owned = You do not have that much.
dragon-illegal-too-much = That is more than you have to return.
dragon-illegal-too-little = You do not have enough yuan for the rest.
dragon-illegal-taken-at-dawn = This role has already been taken this dawn.
dragon-illegal-no-such-person = You have no person of this role.

## The score sheet

dragon-sheet-sources = Points by source
dragon-sheet-months = Points by month
dragon-sheet-month = Month { $month }
dragon-sheet-end = Final scoring
dragon-sheet-lost = Persons released
dragon-sheet-counts = Counts
dragon-sheet-built = Floors built
dragon-sheet-decayed = Floors decayed
dragon-sheet-fallen = Floors fallen
dragon-sheet-paid = Actions for 3 yuan
dragon-sheet-track = Person track

## The table

dragon-phase-draft = the draft
dragon-phase-action = actions
dragon-phase-person = persons
dragon-phase-event = the event
dragon-phase-wall = the wall
dragon-phase-super = the super event
dragon-phase-over = the end
dragon-draw-month = Month { $month } of 12: { $phase }
dragon-draw-year = The year:
dragon-draw-actions = Actions:
dragon-draw-track = Person track:
dragon-draw-supply = Persons left (young+old):
dragon-draw-wall = The wall:
dragon-draw-goods = { $score ->
    [one] 1 point
   *[other] { $score } points
} · { $yuan } yuan · { $rice } rice · { $fireworks ->
    [one] 1 firework
   *[other] { $fireworks } fireworks
}{ $small ->
    [0] {""}
    [one] {" "}· 1 small privilege
   *[other] {" "}· { $small } small privileges
}{ $large ->
    [0] {""}
    [one] {" "}· 1 large privilege
   *[other] {" "}· { $large } large privileges
}
dragon-draw-no-palace = no palace
dragon-draw-cards = Cards:
dragon-draw-gives = Each action would give:
dragon-draw-tiles = Wall tiles:
dragon-draw-income = { $points ->
    [one] Next scoring: 1 point.
   *[other] Next scoring: { $points } points.
}
dragon-draw-burden = Month { $month }, { $event }, as things stand:{ $yuan ->
    [0] {""}
   *[other] {" "}pay { $yuan } yuan,
}{ $rice ->
    [0] {""}
   *[other] {" "}pay { $rice } rice,
}{ $points ->
    [0] {""}
    [one] {" "}score 1 point,
   *[other] {" "}score { $points } points,
}{ $fireworks ->
    [0] {""}
    [one] {" "}return 1 firework,
   *[other] {" "}return { $fireworks } fireworks,
}{ $persons ->
    [0] {" "}release no person,
    [one] {" "}release 1 person,
   *[other] {" "}release { $persons } persons,
} { $floors ->
    [0] no decay.
    [one] 1 floor decays.
   *[other] { $floors } floors decay.
}

## The drawn table

dragon-table-months = The twelve months
dragon-table-now = now
dragon-table-next = next
dragon-table-event-peace = Peace
dragon-table-event-tribute = Tribute
dragon-table-event-drought = Drought
dragon-table-event-festival = Festival
dragon-table-event-mongols = Mongols
dragon-table-event-epidemic = Epidemic
dragon-table-needs-tribute = 4 yuan
dragon-table-needs-drought = rice
dragon-table-needs-festival = fireworks
dragon-table-needs-mongols = helmets
dragon-table-needs-epidemic = mortars
dragon-table-wall-tile = a wall tile
dragon-table-track = Person track
dragon-table-track-note = furthest right acts first
dragon-table-score = Points
dragon-table-income = you { $score }; +{ $income } this month
dragon-table-score-own = you { $score }
dragon-table-order = Order of this phase
dragon-table-you = you
dragon-table-decides = to decide
dragon-table-waits = waits
dragon-table-done = done
dragon-table-no-action = pass
dragon-table-took = took { $action }
dragon-table-due = { $count ->
    [one] must lose 1
   *[other] must lose { $count }
}
dragon-table-due-cards = { $count ->
    [one] must discard 1 card
   *[other] must discard { $count } cards
}
dragon-table-due-floors = { $count ->
    [one] must lose 1 floor
   *[other] must lose { $count } floors
}
dragon-table-due-goods = { $count ->
    [one] must return 1 good
   *[other] must return { $count } goods
}
dragon-table-actions = Actions
dragon-table-group = Group { $number }
dragon-table-taken = taken by { $name }
dragon-table-pay = pay { $cost }
dragon-table-free = free
dragon-table-gain-taxes = +{ $amount } yuan
dragon-table-gain-build = { $amount ->
    [one] +1 floor
   *[other] +{ $amount } floors
}
dragon-table-gain-harvest = +{ $amount } rice
dragon-table-gain-fireworks = { $amount ->
    [one] +1 firework
   *[other] +{ $amount } fireworks
}
dragon-table-gain-military = { $amount ->
    [one] +1 step
   *[other] +{ $amount } steps
}
dragon-table-gain-research = { $amount ->
    [one] +1 point
   *[other] +{ $amount } points
}
dragon-table-gain-privilege = for { $small } or { $large }
dragon-table-gain-wall = { $left ->
    [one] 1 tile left
   *[other] { $left } tiles left
}
dragon-table-sum = { $base } + { $more }
dragon-table-net = { $base } + { $more }, net { $net }
dragon-table-net-alone = no bonus, net { $net } yuan
dragon-table-alone = no bonus
dragon-table-too-few = not enough yuan
dragon-table-wall-none = no tile left
dragon-table-persons = Persons
dragon-table-persons-note = Symbols, track steps, tiles left. Bold = you still hold this card
dragon-table-young = young
dragon-table-old = old
dragon-table-card-held = you hold the card
dragon-table-person-left = { $person }, { $count } left
dragon-table-palace = Palace { $number } with { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}
dragon-table-palace-words = Palace { $number }, { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}: { $persons }
dragon-table-palace-monk = { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
}
dragon-table-palace-empty = empty: it decays
dragon-table-palace-crowded = overcrowded
dragon-table-palace-free = { $free ->
    [0] full
   *[other] { $free } free
}
dragon-table-floors = { $count ->
    [one] 1 floor
   *[other] { $count } floors
}
dragon-table-unfed = unfed
dragon-table-free-place = room for a person
dragon-table-lives = { $person } in palace { $number }
dragon-table-new-palace = Start a new palace
dragon-table-coming = Coming events
dragon-table-nothing-coming = No events left: final scoring next.
dragon-table-coming-head = { $when ->
    [now] { $event } this month:
    [next] { $event } next month:
   *[later] { $event }:
}
dragon-table-coming-peace = nothing happens
dragon-table-coming-tribute = pay { $need } yuan, you have { $have }
dragon-table-coming-drought = feed { $need } rice, you have { $have }
dragon-table-coming-epidemic = { $have ->
    [0] lose { $need } persons; you have no mortar
    [one] lose { $need } persons, minus 1 for your mortar
   *[other] lose { $need } persons, minus { $have } for your mortars
}
dragon-table-coming-mongols = { $have ->
    [one] you have 1 helmet: 1 point
   *[other] you have { $have } helmets: { $points } points
}
dragon-table-coming-festival = { $have ->
    [one] you have 1 firework: { $points } points now
   *[other] you have { $have } fireworks: { $points } points now
}
dragon-table-coming-again = happens a second time
dragon-table-coming-wall = { $holds ->
    [yes] needs { $needed } tiles, has { $length }: it holds
   *[no] needs { $needed } tiles, has { $length }: too short
}
dragon-table-coming-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
dragon-table-coming-goods = you return { $goods }
dragon-table-coming-decay = { $floors ->
    [one] 1 empty floor decays
   *[other] { $floors } empty floors decay
}
dragon-table-risk = { $count ->
    [one] 1 person at risk
   *[other] { $count } persons at risk
}
dragon-table-then = with this choice: { $have } of { $need }
dragon-table-super-lanterns = 2 points for each person
dragon-table-super-buddha = monks score as at the end
dragon-table-super-earthquake = every player loses 2 floors
dragon-table-super-tsunami = return half of all goods
dragon-table-super-eclipse = the month’s event happens twice
dragon-table-super-eruption = all markers return to 0
dragon-table-super-tornado = every player discards 2 cards
dragon-table-super-dawn = every player takes a young person
dragon-table-super-assassination = all privileges are lost
dragon-table-super-treaty = every player gains the symbols of one role
dragon-table-others = Players
dragon-table-points = { $count ->
    [one] point
   *[other] points
}
dragon-table-space = { $space } on the track
dragon-table-yuan = Yuan
dragon-table-rice = Rice
dragon-table-fireworks = Fireworks
dragon-table-privilege = Privilege
dragon-table-dragons = Dragons
dragon-table-helmets = Helmets
dragon-table-palaces = Palaces
dragon-table-wall-left = Wall tiles left
dragon-table-cards = Cards, { $count }
dragon-table-symbols = Symbols
dragon-table-your-seat = Your seat
dragon-table-choose = Choose
dragon-table-less = less { $good }
dragon-table-more = more { $good }
dragon-table-how-act = Choose an action card; a group that is taken costs 3 yuan.
dragon-table-how-card = Choose in this order: the person, the card, then the palace.
dragon-table-how-place = Choose a palace with room, or a person to replace.
dragon-table-how-fall = Choose the palace that loses a floor.
dragon-table-how-crowded = Choose a person to release from the overcrowded palace.
dragon-table-how-give-back = Choose how much rice and how many fireworks to return; the rest is paid in yuan.
dragon-table-how-discard = Choose one of your cards.
dragon-table-how-dawn = Choose a young person.
dragon-table-how-treaty = Choose a role you have.
dragon-table-group-draft = Draft a pair
dragon-table-group-act = Take an action
dragon-table-group-build = Build a floor
dragon-table-group-card = Take a person with its own card
dragon-table-group-place = Place the person in a palace
dragon-table-group-release = Release a person
dragon-table-group-starve = Release a person of an unfed palace
dragon-table-group-fall = Remove a floor
dragon-table-group-crowded = Release a person of an overcrowded palace
dragon-table-group-give-back = Return goods
dragon-table-group-discard = Discard a card
dragon-table-group-dawn = Take a person at dawn
dragon-table-group-treaty = Choose a role
dragon-table-do-act = { $price ->
    [0] { $action }
   *[other] { $action }, pay { $price } yuan
}
dragon-table-do-pass = { $yuan ->
    [0] Pass
   *[other] Pass (+{ $yuan } yuan)
}
dragon-table-do-privilege = { $size ->
    [small] Small privilege for { $cost } yuan
   *[large] Large privilege for { $cost } yuan
}
dragon-table-do-wall = { $price ->
    [0] Wall: { $tile }
   *[other] Wall: { $tile }, pay { $price } yuan
}
dragon-table-do-draft = Draft { $first } and { $second }
dragon-table-do-floor = Add a floor to palace { $number }
dragon-table-do-person = Take { $person } (own card)
dragon-table-do-wild = Take { $person } (wild card)
dragon-table-do-spend = Play the { $card } card without effect
dragon-table-do-palace = Place in palace { $number }
dragon-table-do-replace = Replace { $person }
dragon-table-do-let-go = Let { $person } go
dragon-table-do-release = Release { $person }
dragon-table-do-fall = Remove a floor from palace { $number }
dragon-table-do-discard = Discard the { $card } card
dragon-table-do-dawn = Take the young { $role }
dragon-table-do-treaty = Choose { $role }
dragon-table-do-give = Return { $yuan } yuan, { $rice } rice, { $fireworks ->
    [one] 1 firework
   *[other] { $fireworks } fireworks
}
dragon-table-tabs = Panels
dragon-table-tab-main = Action
dragon-table-tab-palaces = Palaces
dragon-table-tab-persons = Persons
dragon-table-tab-players = Players
dragon-table-tab-log = Log

## The table, second edition

dragon-table-with-card = With which card?
dragon-table-own-card = { $role } card
dragon-table-own-card-any = Own card
dragon-table-own-card-keeps = { $wild ->
    [0] It is played. You have no wild card.
    [one] It is played. You keep your wild card.
   *[other] It is played. You keep { $wild } wild cards.
}
dragon-table-own-card-none = You do not hold this card.
dragon-table-wild-card = Wild card
dragon-table-wild-card-keeps = It takes any person. You keep the { $role } card.
dragon-table-wild-card-takes = It takes any person.
dragon-table-wild-card-none = You have no wild card left.
dragon-table-card-after = Choose a person first.
dragon-table-take = Take { $person }
dragon-table-with-own = with its own card
dragon-table-with-wild = with a wild card
dragon-table-waits-for = { $name } is to decide.
dragon-table-thinks = { $name } is thinking …
dragon-table-draft-head = Two young persons to start with
dragon-table-draft-note = steps on the person track: further ahead acts earlier
dragon-table-with-action = with the action { $action }
dragon-table-gives-monk = Points at the end
dragon-table-gives-monk-how = buddhas times the floors of the palace
dragon-table-gives-healer = { $amount ->
    [one] 1 mortar
   *[other] { $amount } mortars
}
dragon-table-gives-healer-how = each saves one person in an epidemic
dragon-table-gives-lady-how = at the end of every month
dragon-table-year = What this year asks for
dragon-table-year-months = { $count ->
    [one] month { $months }
   *[other] months { $months }
}
dragon-round-title = Month { $month }: { $event }
dragon-round-had = had
dragon-round-pays = pays
dragon-round-loses = loses
dragon-round-decay = decay
dragon-round-points = points
dragon-round-nobody = nobody
dragon-round-missing = { $count ->
    [one] 1 is missing
   *[other] { $count } are missing
}
dragon-round-step-event = Event
dragon-round-step-decay = Decay
dragon-round-step-points = Points
dragon-round-steps = Steps of the event
dragon-round-open = { $event }: show what every player had, paid and lost
dragon-round-hide = Back to the table
dragon-ending-decides = decides
dragon-because = { $source } decided it: { $name } scored { $points } there, { $more } more than { $other }.
dragon-because-track = Equal points: { $name } is ahead on the person track.
dragon-table-role-monk = Monk
dragon-table-role-pyrotechnist = Pyro{"\u00AD"}technist
dragon-table-role-warrior = Warrior
dragon-table-role-healer = Healer
dragon-table-role-farmer = Farmer
dragon-table-role-scholar = Scholar
dragon-table-role-craftsman = Crafts{"\u00AD"}man
dragon-table-role-lady = Court lady
dragon-table-role-collector = Tax col{"\u00AD"}lector
dragon-table-group-card-wild = Take a person with a wild card
dragon-table-group-card-spend = Play a card without effect
dragon-table-group-place-replace = Replace a person
dragon-table-group-place-let-go = Let the person go
## What speaks for a choice, and the themes of puzzles

reason-dragon-wins = Wins the game.
reason-dragon-points = { $count ->
    [one] Scores 1 point.
   *[other] Scores { $count } points.
}
reason-dragon-goods = { $good ->
    [yuan] Brings { $count } yuan.
    [rice] { $count ->
        [one] Brings 1 rice.
       *[other] Brings { $count } rice.
    }
   *[fireworks] { $count ->
        [one] Brings 1 firework.
       *[other] Brings { $count } fireworks.
    }
}
reason-dragon-ahead = Prepares for month { $month }: { $event }.
reason-dragon-person = Takes { $person }.
reason-dragon-floors = { $count ->
    [one] Builds 1 floor.
   *[other] Builds { $count } floors.
}
reason-dragon-privilege = Buys { $privilege }, which scores every month.
reason-dragon-track = { $steps ->
    [one] Moves 1 step on the person track.
   *[other] Moves { $steps } steps on the person track.
}
reason-dragon-first = Comes first in the order of play.
reason-dragon-safe = Loses no person now: { $event }.
reason-dragon-quiet = Keeps everything for later.
puzzle-theme-dragon-action = Choosing an action
puzzle-theme-dragon-person = Choosing a person
puzzle-theme-dragon-palace = Palaces
puzzle-theme-dragon-event = Events

# Super events on the slip of their month, where long words need a place to break
dragon-table-slip-lanterns = Lantern festival
dragon-table-slip-buddha = Buddha
dragon-table-slip-earthquake = Earth­quake
dragon-table-slip-tsunami = Tsunami
dragon-table-slip-eclipse = Solar eclipse
dragon-table-slip-eruption = Volcanic eruption
dragon-table-slip-tornado = Tornado
dragon-table-slip-dawn = Dawn
dragon-table-slip-assassination = Assassi­nation attempt
dragon-table-slip-treaty = Treaty
