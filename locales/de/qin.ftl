## Qin: names

qin-red = rot
qin-yellow = gelb
qin-blue = blau

## Options

qin-option-board = Der Spielplan: Für die erste Partie ist Vogel zu empfehlen, Löwe hat Seen; oder eine eigene Datei.
qin-option-boards = Eine Serie: eine Partie auf jedem genannten Spielplan, der Startspieler wechselt reihum; wer insgesamt die wenigsten Pagoden übrig behält, gewinnt.
qin-option-fair_start = Neu verteilen, bis alle ein Plättchen mit zwei gleichfarbigen Feldern haben.
qin-refused-board-and-boards = `board` gilt für eine Partie, `boards` für eine Serie von Partien.

## What is asked

qin-ask-place = { $seat }: Lege ein Plättchen auf zwei freie Felder neben einem Provinzfeld.
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
qin-last-pagoda = { $seat } hat die letzte eigene Pagode gesetzt.
qin-no-tile-fits = Niemand hat noch ein Plättchen, das sich legen lässt.
qin-next-game = Partie { $game } der Serie beginnt; { $seat } fängt an.

## Why not

qin-illegal-over = Das Spiel ist zu Ende.
qin-illegal-off-board = Das liegt nicht auf dem Spielplan.
qin-illegal-not-in-hand = Dieses Plättchen hast du nicht auf der Hand.
qin-illegal-not-free = Ein Plättchen bedeckt zwei freie Wiesenfelder: kein Dorf, kein Wasser, kein Provinzfeld.
qin-illegal-no-neighbour = Eines der Felder des Plättchens muss mit einer Kante an ein Provinzfeld auf dem Plan grenzen.
qin-illegal-tie = Diese Provinzen lassen sich nicht verbinden: Niemand hat darin die meisten Felder.
qin-illegal-two-majors = Zwei Großprovinzen dürfen nie verbunden werden.
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
qin-sheet-left-before = Zuvor übrig
qin-sheet-left = Übrig

## What speaks for a choice, and the themes of puzzles

reason-qin-last = Setzt die letzte Pagode und gewinnt die Partie sofort.
reason-qin-pagodas = Setzt { $count } Pagoden.
reason-qin-founded = Gründet bei { $at } eine { hue-e } Provinz mit { $size } Feldern.
reason-qin-grown = Vergrößert die { hue-e } Provinz bei { $at } auf { $size } Felder.
reason-qin-major = Macht die { hue-e } Provinz bei { $at } zur Großprovinz: Sie kann nicht mehr verloren gehen.
reason-qin-joined = Verbindet { hue-e } Provinzen bei { $at }: { $size } Felder in einer.
reason-qin-swallowed = Übernimmt bei { $at } eine { hue-e } Provinz, die { $seat } gehörte.
reason-qin-village = Übernimmt das freie Dorf { $at }.
reason-qin-conquered = Übernimmt das Dorf { $at }, das { $seat } gehörte.
reason-qin-returned = { $count ->
    [one] { $seat } nimmt eine Pagode zurück.
   *[other] { $seat } nimmt { $count } Pagoden zurück.
}
reason-qin-gives = { $count ->
    [one] Auch { $seat } setzt dadurch eine Pagode.
   *[other] Auch { $seat } setzt dadurch { $count } Pagoden.
}
reason-qin-quiet = Bringt niemand anderem etwas.
puzzle-theme-qin-last = Die letzte Pagode
puzzle-theme-qin-merge = Provinzen verbinden
puzzle-theme-qin-conquest = Ein Dorf erobern
puzzle-theme-qin-village = Ein freies Dorf
puzzle-theme-qin-major = Großprovinz werden
puzzle-theme-qin-found = Eine Provinz gründen
puzzle-theme-qin-quiet = Stille Züge
