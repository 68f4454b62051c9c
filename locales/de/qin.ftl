## Qin: names

qin-red = rot
qin-yellow = gelb
qin-blue = blau

## Options

qin-option-board = Vogel eignet sich für die erste Partie, Löwe hat Seen. Oder ein eigener Spielplan aus einer Datei.
qin-option-boards = Eine Partie auf jedem Spielplan. Der Startspieler wechselt reihum; wer insgesamt die wenigsten Pagoden übrig behält, gewinnt.
qin-option-fair_start = Neu verteilen, bis alle mindestens ein Doppel haben (ein Plättchen mit zwei gleichfarbigen Feldern).
qin-refused-board-and-boards = `board` gilt für eine Partie, `boards` für eine Serie von Partien.

## What is asked

qin-ask-place = { $seat }: Lege ein Plättchen auf zwei freie Felder, mindestens eines davon neben einem Provinzfeld.
qin-over = Das Spiel ist zu Ende.

## What happened

qin-placed = { $seat } legt { $tile } auf { $first } und { $second }.
qin-grown = Die { hue-e } Provinz von { $seat } bei { $at } wächst auf { $size } Felder.
qin-merged = Bei { $at } wachsen Provinzen zusammen: { $seat } besitzt eine { hue-e } Provinz mit { $size } Feldern.
qin-returned = { $count ->
    [one] { $seat } nimmt eine Pagode zurück.
   *[other] { $seat } nimmt { $count } Pagoden zurück.
}
qin-founded = { $seat } gründet bei { $at } eine { hue-e } Provinz mit { $size } Feldern.
qin-major = Die { hue-e } Provinz von { $seat } bei { $at } wird zur Großprovinz und bekommt ihre zweite Pagode.
qin-village-lost = { $seat } verliert das Dorf { $at }.
qin-village-won = { $seat } übernimmt das Dorf { $at }.
qin-drew = { $seat } zieht { $tile }.
qin-drew-hidden = { $seat } zieht ein Plättchen.
qin-passed = { $seat } passt.
qin-last-pagoda = { $seat } hat alle eigenen Pagoden gesetzt.
qin-no-tile-fits = Niemand kann mehr ein Plättchen legen.
qin-next-game = Partie { $game } der Serie beginnt; { $seat } fängt an.

## Why not

qin-illegal-over = Das Spiel ist zu Ende.
qin-illegal-off-board = Das liegt nicht auf dem Spielplan.
qin-illegal-not-in-hand = Dieses Plättchen hast du nicht auf der Hand.
qin-illegal-not-free = Ein Plättchen bedeckt zwei freie Steppenfelder: kein Dorf, kein Gewässer, kein Provinzfeld.
qin-illegal-no-neighbour = Eines der Felder des Plättchens muss mit einer Kante an ein Provinzfeld auf dem Plan grenzen.
qin-illegal-tie = Diese Provinzen lassen sich nicht verbinden: Bei Gleichstand der Felder hätte die neue Provinz keinen Besitzer.
qin-illegal-two-majors = Zwei Großprovinzen dürfen nicht verbunden werden.
qin-illegal-pass = Du kannst ein Plättchen legen, also darfst du nicht passen.

## The table

qin-pagodas-left = { $count ->
    [one] noch 1 Pagode
   *[other] noch { $count } Pagoden
}
qin-supply = { $count ->
    [0] Der Vorrat ist leer.
    [one] 1 Plättchen im Vorrat.
   *[other] { $count } Plättchen im Vorrat.
}
qin-series = Partie { $game } von { $games }.

## The score sheet

qin-sheet-pagodas = Pagoden
qin-sheet-provinces = Auf Provinzen
qin-sheet-villages = Auf Dörfern
qin-sheet-left-before = Übrig aus früheren Partien
qin-sheet-left = Übrig
