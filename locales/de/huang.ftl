## Huang: names

huang-yellow = gelb
huang-red = rot
huang-blue = blau
huang-green = grün
huang-white = weiß
huang-tiger = Tiger
huang-hare = Hase
huang-rat = Ratte
huang-goat = Ziege
huang-dragon = Drache

## Options

huang-option-short = Nur zu zweit: 24 Plättchen werden unbesehen aus dem Beutel entfernt; das Spiel wird kürzer.
huang-option-bandits = Skrupellose Banditen halten fünf Lager. Besiege sie mit einem Reich, das genug rote Plättchen hat.
huang-option-eighteen_kingdoms = Das Spielbrett der 18 Königreiche, mit Kornspeichern statt blauer Pagoden.
huang-option-palace = Der kaiserliche Palast kann auf vier gelben Plättchen gebaut werden und erlaubt sieben Plättchen auf der Hand.
huang-option-open_scores = Die Punkte aller Spieler sind offen.
huang-option-map = Das Spielbrett, das zu den Optionen oben passt, oder ein eigenes aus einer Datei.
huang-refused-short = Das kurze Spiel gibt es nur zu zweit.
huang-refused-bandits-eighteen = Banditen und die 18 Königreiche lassen sich nicht kombinieren.
huang-refused-map-camps = Banditen brauchen ein Spielbrett mit zehn Lagern.
huang-refused-map-capitals = Ein Spielbrett braucht mindestens eine Hauptstadt und hat mit den 18 Königreichen höchstens neunzehn.

## What is asked

huang-ask-act = { $seat }: Wähle eine Aktion ({ $actions ->
    [one] die letzte des Zuges
   *[other] noch { $actions }
}).
huang-ask-build = { $seat }: { $at } vervollständigt ein Dreieck. Baue eine Pagode, oder gib `none` ein.
huang-ask-move = { $seat }: Wähle die Pagode, die du versetzt.
huang-ask-market = { $seat }: Nimm ein Plättchen vom Markt, oder gib `none` ein.
huang-ask-chain = { $seat }: Lege noch ein blaues Plättchen neben { $at }, oder gib `none` ein.
huang-ask-commit = { $side ->
    [attacker] Revolte der { hue-en } Anführer. { $seat }, du greifst an: Setze gelbe Plättchen aus der Hand ein, oder gib `none` ein.
   *[defender] Revolte der { hue-en } Anführer. { $seat }, du verteidigst dich: Setze gelbe Plättchen aus der Hand ein, oder gib `none` ein.
}
huang-ask-support = { $seat }: Unterstütze ein Reich im Krieg bei { $at }, oder gib `none` ein.
huang-ask-tie = { $seat }: Gleichstand im Krieg. Wähle das Reich, das gewinnt.
huang-ask-price = { $seat }: Entferne ein rotes Plättchen ({ $left ->
    [one] das letzte
   *[other] noch { $left }
}).
huang-ask-granaries = { $seat }: Wähle den Kornspeicher, der im Reich deines blauen Anführers stehen bleibt; die anderen nimmst du. Oder gib `none` ein.
huang-over = Das Spiel ist zu Ende.

## What happened

huang-turn = { $seat } ist am Zug.
huang-declined-building = { $seat } baut nichts.
huang-declined-market = { $seat } nimmt nichts vom Markt.
huang-declined-chain = { $seat } legt kein weiteres blaues Plättchen.
huang-declined-granaries = { $seat } lässt die Kornspeicher stehen.
huang-passed = { $seat } hat keine erlaubte Aktion und passt.
huang-tile = { $seat } legt ein { hue-es } Plättchen auf { $at }.
huang-leader-placed = { $seat } setzt den { hue-en } Anführer auf { $at }.
huang-leader-moved = { $seat } bewegt den { hue-en } Anführer von { $from } nach { $at }.
huang-leader-withdrawn = { $seat } zieht den { hue-en } Anführer von { $from } zurück.
huang-leader-unsupported = Der { hue-e } Anführer von { $seat } auf { $from } hat kein gelbes Plättchen mehr neben sich und kehrt zum Besitzer zurück.
huang-leader-lost-revolt = Der { hue-e } Anführer von { $seat } auf { $from } wird in der Revolte besiegt und kehrt zum Besitzer zurück.
huang-leader-lost-war = Der { hue-e } Anführer von { $seat } auf { $from } wird im Krieg besiegt und kehrt zum Besitzer zurück.
# How many points of which colour, as the object of a sentence.
huang-so-many-points = { $points ->
    [one] { $points } { hue-en } Siegpunkt
   *[other] { $points } { hue-e } Siegpunkte
}
huang-points-tile = { $seat } erhält { huang-so-many-points } für das Plättchen: Es gehört nun zum Reich des { hue-en } Anführers auf { $at }.
huang-points-stand-in = { $seat } erhält { huang-so-many-points } für das Plättchen: Sein Reich hat keinen { hue-en } Anführer, also punktet der gelbe auf { $at }.
huang-points-revolt = { $seat } erhält { huang-so-many-points } für die Revolte.
huang-points-war = { $seat } erhält { huang-so-many-points } für den Krieg: Der { hue-e } Anführer auf { $at } hat gesiegt.
huang-points-pagodas = { $points ->
    [one] { $seat } erhält { huang-so-many-points } für eine Pagode im Reich des Anführers auf { $at }.
   *[other] { $seat } erhält { huang-so-many-points } für { $points } Pagoden im Reich des Anführers auf { $at }.
}
huang-points-bandits = { $seat } erhält { huang-so-many-points } für den Sieg über die Banditen, durch den Anführer auf { $at }.
huang-riot = { $leader ->
    [yes] { $tiles ->
        [one] { $seat } löst auf { $at } einen Bauernaufstand aus, mit einem blauen Plättchen und dem blauen Anführer.
       *[other] { $seat } löst auf { $at } einen Bauernaufstand aus, mit { $tiles } blauen Plättchen und dem blauen Anführer.
    }
   *[no] { $tiles ->
        [one] { $seat } löst auf { $at } einen Bauernaufstand aus, mit einem blauen Plättchen.
       *[other] { $seat } löst auf { $at } einen Bauernaufstand aus, mit { $tiles } blauen Plättchen.
    }
}
huang-paid = { $leader ->
    [yes] { $tiles ->
        [one] { $seat } zahlt ein grünes Plättchen, mit Hilfe des grünen Anführers.
       *[other] { $seat } zahlt { $tiles } grüne Plättchen, mit Hilfe des grünen Anführers.
    }
   *[no] { $tiles ->
        [one] { $seat } zahlt ein grünes Plättchen.
       *[other] { $seat } zahlt { $tiles } grüne Plättchen.
    }
}
huang-pagoda-built = { $seat } errichtet eine { hue-e } Pagode auf { $at }.
huang-pagoda-moved = { $seat } versetzt eine { hue-e } Pagode von { $from } nach { $at }.
huang-palace-built = { $seat } errichtet den Palast auf { $at }.
huang-palace-moved = { $seat } versetzt den Palast von { $from } nach { $at }.
huang-removed-riot = Das { hue-e } Plättchen auf { $at } wird entfernt.
huang-removed-lost = Das { hue-e } Plättchen auf { $at } geht verloren.
huang-removed-price = Das { hue-e } Plättchen auf { $at } wird entfernt: Es ist der Preis des Sieges.
huang-removed-bandits = Das { hue-e } Plättchen auf { $at } wird entfernt: Es ist der Preis des Sieges über die Banditen.
huang-pagoda-lost = Die { hue-e } Pagode auf { $at } kehrt in den Vorrat zurück.
huang-palace-lost = Der Palast auf { $at } kehrt in den Vorrat zurück.
huang-granary-lost = Der Kornspeicher auf { $at } geht verloren.
huang-took = { $seat } nimmt ein { hue-es } Plättchen vom Markt.
huang-discarded = { $count ->
    [one] { $seat } legt ein Plättchen verdeckt ab.
   *[other] { $seat } legt { $count } Plättchen verdeckt ab.
}
huang-discarded-known = { $seat } legt verdeckt ab: { $tiles }.
huang-drew = { $count ->
    [one] { $seat } zieht ein Plättchen.
   *[other] { $seat } zieht { $count } Plättchen.
}
huang-drew-known = { $seat } zieht: { $tiles }.
huang-market = Neu auf dem Markt: { $tiles }.
huang-revolt = Revolte der { hue-en } Anführer! { $seat } auf { $at } ({ $attack }) gegen { $defender } auf { $against } ({ $defence }).
huang-committed = { $leader ->
    [yes] { $tiles ->
        [0] { $seat } setzt den gelben Anführer ein.
        [one] { $seat } setzt ein gelbes Plättchen und den gelben Anführer ein.
       *[other] { $seat } setzt { $tiles } gelbe Plättchen und den gelben Anführer ein.
    }
   *[no] { $tiles ->
        [one] { $seat } setzt ein gelbes Plättchen ein.
       *[other] { $seat } setzt { $tiles } gelbe Plättchen ein.
    }
}
huang-committed-nothing = { $seat } setzt nichts ein.
huang-revolt-over = { $seat } gewinnt die Revolte der { hue-en } Anführer gegen { $loser } mit { $strength } zu { $against }.
huang-war = Krieg! { $seat } vereint mit dem Plättchen auf { $at } Reiche, in denen Anführer gleicher Farbe stehen.
huang-the-state = { $named ->
    [yes] { $state }
   *[no] das Reich bei { $state }
}
huang-the-state-first = { $named ->
    [yes] { $state }
   *[no] Das Reich bei { $state }
}
huang-warring = { $reds ->
    [0] { huang-the-state-first } hat kein rotes Plättchen.
    [one] { huang-the-state-first } hat ein rotes Plättchen.
   *[other] { huang-the-state-first } hat { $reds } rote Plättchen.
}
huang-supported = { $leader ->
    [yes] { $tiles ->
        [0] { $seat } unterstützt { huang-the-state } mit dem roten Anführer: Stärke nun { $total }.
        [one] { $seat } unterstützt { huang-the-state } mit einem roten Plättchen und dem roten Anführer: Stärke nun { $total }.
       *[other] { $seat } unterstützt { huang-the-state } mit { $tiles } roten Plättchen und dem roten Anführer: Stärke nun { $total }.
    }
   *[no] { $tiles ->
        [one] { $seat } unterstützt { huang-the-state } mit einem roten Plättchen: Stärke nun { $total }.
       *[other] { $seat } unterstützt { huang-the-state } mit { $tiles } roten Plättchen: Stärke nun { $total }.
    }
}
huang-neutral = { $seat } unterstützt niemanden.
huang-war-over = { huang-the-state-first } gewinnt den Krieg, { $total } zu { $price }; der Sieg kostet { $price ->
    [0] kein rotes Plättchen
    [one] ein rotes Plättchen
   *[other] { $price } rote Plättchen
}.
huang-bandits = { $bandits ->
    [one] { $seat } besiegt den Banditen auf { $at }.
   *[other] { $seat } besiegt die { $bandits } Banditen auf { $at }.
}
huang-granaries = { $count ->
    [one] { $seat } nimmt einen Kornspeicher und lässt den auf { $left } stehen.
   *[other] { $seat } nimmt { $count } Kornspeicher und lässt den auf { $left } stehen.
}
huang-over-empty-bag = Der Beutel ist leer: Das Spiel ist zu Ende.
huang-over-nothing-happens = Zwölf Runden lang hat niemand ein Plättchen gelegt oder gezogen: Das Spiel ist zu Ende.

## Why not

huang-illegal-over = Das Spiel ist zu Ende.
huang-illegal-action-now = Wähle eine Aktion: Anführer setzen oder bewegen, Plättchen legen, Bauernaufstand, Pagode mit grünen Plättchen bauen oder Plättchen ersetzen.
huang-illegal-build-now = Entscheide zuerst, ob du mit dem gelegten Plättchen baust: Gib ein, wo, oder `none`.
huang-illegal-move-now = Wähle zuerst die Pagode, die du versetzt.
huang-illegal-market-now = Wähle zuerst ein Plättchen vom Markt: Gib seine Farbe ein oder `none`.
huang-illegal-chain-now = Lege zuerst noch ein blaues Plättchen, oder gib `none` ein.
huang-illegal-commit-now = Entscheide zuerst, was du in der Revolte einsetzt: Gib ein, wie viel, oder `none`.
huang-illegal-support-now = Entscheide zuerst, wen du im Krieg unterstützt: Gib ein, welches Reich und womit, oder `none`.
huang-illegal-tie-now = Wähle zuerst, welches der gleich starken Reiche gewinnt.
huang-illegal-pay-now = Wähle zuerst das rote Plättchen, das entfernt wird.
huang-illegal-granaries-now = Nenne zuerst den Kornspeicher, der stehen bleibt, oder gib `none` ein.
huang-illegal-not-in-hand = So viele Plättchen dieser Farbe hast du nicht.
huang-illegal-occupied = Dieses Feld ist nicht leer.
huang-illegal-river = Auf Flussfeldern liegen nur blaue Plättchen.
huang-illegal-blue-on-river = Blaue Plättchen liegen nur auf Flussfeldern.
huang-illegal-bandits-tile = Ein Plättchen neben Banditen muss sie mit einem Reich verbinden, das mindestens so viele rote Plättchen hat, wie es Banditen sind, und darf keinen Krieg auslösen.
huang-illegal-bandits-leader = Neben Banditen darf kein Anführer stehen.
huang-illegal-leader-off-map = Dieser Anführer steht nicht auf dem Spielbrett.
huang-illegal-leader-on-map = Dieser Anführer steht auf dem Spielbrett und kann nicht helfen.
huang-illegal-same-hex = Ein Anführer muss auf ein anderes Feld bewegt werden.
huang-illegal-leader-river = Anführer stehen nicht auf Flussfeldern.
huang-illegal-leader-no-yellow = Ein Anführer braucht ein gelbes Plättchen neben sich.
huang-illegal-leader-joins = Dieser Anführer würde Reiche so vereinen, dass zwei Anführer einer Farbe aufeinandertreffen.
huang-illegal-cannot-pay = Du hast nicht genug Plättchen, um das zu bezahlen.
huang-illegal-no-tile-there = Dort liegt kein Plättchen.
huang-illegal-not-with-this-tile = Das gelegte Plättchen muss eines von denen unter dem Gebäude sein.
huang-illegal-not-a-free-triangle = Eine Pagode braucht drei Plättchen einer Farbe, die alle aneinandergrenzen, keines davon unter einem Gebäude.
huang-illegal-not-a-free-rhombus = Der Palast braucht vier gelbe Plättchen in einer Raute, keines davon unter einem Gebäude.
huang-illegal-no-palace = Dieses Spiel wird ohne den Palast gespielt.
huang-illegal-no-blue-pagodas = Bei den 18 Königreichen gibt es keine blauen Pagoden.
huang-illegal-no-such-pagoda = Dort steht keine Pagode dieser Farbe.
huang-illegal-not-in-market = Auf dem Markt liegt kein Plättchen dieser Farbe.
huang-illegal-chain-blue = Auf ein blaues Plättchen darf nur ein weiteres blaues folgen.
huang-illegal-chain-adjacent = Das nächste blaue Plättchen muss an das eben gelegte grenzen.
huang-illegal-replace-number = Ersetzt werden können ein bis sechs Plättchen.
huang-illegal-commit-nothing = Um nichts einzusetzen, gib `none` ein.
huang-illegal-not-at-war = Dieses Feld gehört zu keinem Reich im Krieg.
huang-illegal-not-tied = Dieses Reich ist nicht unter den stärksten.
huang-illegal-not-a-red-tile = Das ist kein rotes Plättchen, das jetzt entfernt werden kann.
huang-illegal-no-granary-there = Dort steht kein Kornspeicher aus dem Reich deines blauen Anführers.

## The table

huang-bag = { $count ->
    [0] Der Beutel ist leer.
    [one] 1 Plättchen im Beutel.
   *[other] { $count } Plättchen im Beutel.
}
huang-market-now = Markt
huang-supply = Pagoden im Vorrat
huang-hand = Hand
huang-off = nicht auf dem Brett
huang-points = Punkte
huang-quiet = { $count ->
    [one] Seit einem Zug wurde kein Plättchen gelegt oder gezogen.
   *[other] Seit { $count } Zügen wurde kein Plättchen gelegt oder gezogen.
}

## A war and a revolt, on the table

huang-side = { $named ->
    [yes] { $state }
   *[no] Reich bei { $state }
}, Stärke { $total }
huang-side-reds = { $reds ->
    [one] 1 rotes Plättchen
   *[other] { $reds } rote Plättchen
} (auf { $tiles })
huang-side-reds-gone = { $reds ->
    [one] 1 rotes Plättchen
   *[other] { $reds } rote Plättchen
}
huang-side-support = { $leader ->
    [yes] { $tiles ->
        [0] { $seat } gibt den Anführer dazu
        [one] { $seat } gibt ein Plättchen und den Anführer dazu
       *[other] { $seat } gibt { $tiles } Plättchen und den Anführer dazu
    }
   *[no] { $tiles ->
        [one] { $seat } gibt ein Plättchen dazu
       *[other] { $seat } gibt { $tiles } Plättchen dazu
    }
}
huang-rebel = { $seat } auf { $at }, Stärke { $total }: gelbe Plättchen auf { $tiles }
huang-rebel-adds = { $seat } auf { $at }, Stärke { $total }: gelbe Plättchen auf { $tiles }, dazu { $added } eingesetzt

## The score sheet

huang-sheet-earned = Punkte
huang-sheet-granaries = Kornspeicher (als Blau)
huang-sheet-white-added = Weiß gezählt als
huang-sheet-totals = Summen, niedrigste zuerst
huang-sheet-lowest = Niedrigste
huang-sheet-second = Zweitniedrigste
huang-sheet-third = Drittniedrigste
huang-sheet-highest = Höchste
huang-sheet-decided = Entschieden durch
huang-sheet-decided-lowest = Die niedrigste Summe
huang-sheet-decided-second = Die zweitniedrigste Summe
huang-sheet-decided-third = Die drittniedrigste Summe
huang-sheet-decided-highest = Die höchste Summe
huang-sheet-decided-white = Weniger weiße Punkte
huang-sheet-decided-nobody = Völliger Gleichstand

## Where points come from

huang-source-tile = Plättchen
huang-source-stand-in = Plättchen, durch den gelben Anführer
huang-source-revolt = Revolten
huang-source-war = Kriege
huang-source-pagodas = Pagoden
huang-source-bandits = Banditen
huang-source-granaries = Kornspeicher

## The survey of a map

huang-survey-hexes = Felder
huang-survey-land = Land
huang-survey-river = Fluss
huang-survey-capitals = Hauptstädte
huang-survey-nearest = Kleinster Abstand zweier Hauptstädte
huang-survey-camps = Banditen-Lager
huang-survey-river-triangles = Flussdreiecke
huang-survey-parts = Zusammenhängende Teile
huang-survey-land-parts = Zusammenhängende Landteile

## The drawn table

huang-office-yellow = Gouverneur
huang-office-red = Soldat
huang-office-blue = Bauer
huang-office-green = Kaufmann
huang-office-white = Handwerker
huang-table-map = Spielbrett: { $title }
huang-table-zoom-in = Vergrößern
huang-table-zoom-out = Verkleinern
huang-table-whole = Ganzes Brett
huang-table-players = Spieler
huang-table-on-turn = am Zug
huang-table-you = du
huang-table-hand-size = { $count ->
    [one] 1 Plättchen auf der Hand
   *[other] { $count } Plättchen auf der Hand
}
huang-table-leader = Anführer
huang-table-leader-at = { hue-er } Anführer auf { $at }
huang-table-leader-off = { hue-er } Anführer, nicht auf dem Brett
huang-table-leader-of = { hue-er } Anführer von { $name }
huang-table-tile = { hue-es } Plättchen ({ $office })
huang-table-under-pagoda = unter einer { hue-en } Pagode
huang-table-under-palace = unter dem Palast
huang-table-granary = mit Kornspeicher
huang-table-bandits = { $count ->
    [one] 1 Bandit
   *[other] { $count } Banditen
}
huang-table-capital = Hauptstadt: { $name }
# States of the built-in maps whose names have a word in them; the others are called the same everywhere.
huang-table-name-western-wei = West-Wei
huang-table-name-western-chu = West-Chu
huang-table-land = Land
huang-table-river = Fluss
huang-table-tiles = { $count } { $colour }

# The own seat
huang-table-your-seat = Dein Platz
huang-table-your-hand = Deine Hand, { $count }
huang-table-your-points = Deine Punkte
huang-table-leaders-off = { $count ->
    [0] Alle Anführer sind auf dem Brett
   *[other] Anführer neben dem Brett: { $count } von 5
}
huang-table-market = Markt, { $count }
huang-table-riot = Bauernaufstand
huang-table-build = Bauen (2 grüne Plättchen)
huang-table-replace-plan = Plättchen ersetzen
huang-table-replace = { $count ->
    [0] Plättchen zum Ersetzen markieren
    [one] 1 Plättchen ersetzen
   *[other] { $count } Plättchen ersetzen
}
huang-table-withdraw = Anführer zurückziehen
huang-table-back = Zurücklegen
huang-table-no-act = Passen
huang-table-no-build = Nichts bauen
huang-table-no-market = Nichts nehmen
huang-table-no-chain = Hier aufhören
huang-table-no-granaries = Keine Kornspeicher nehmen
huang-table-none = Nichts tun
huang-table-how-act = Wähle ein Plättchen oder einen Anführer, dann ein hervorgehobenes Feld; oder zuerst das Feld.
huang-table-how-place = Wähle ein hervorgehobenes Feld. Pfeiltasten: bewegen, Eingabetaste: legen, Esc: zurücklegen.
huang-table-how-piece = Wähle, was auf { $at } kommt. Was dorthin darf, ist hervorgehoben.
huang-table-how-replace = Markiere die Plättchen, die du ersetzen willst; du ziehst ebenso viele neue. Niemand sonst sieht die abgelegten.
huang-table-how-build = Wähle einen markierten Bauplatz, oder baue nichts.
huang-table-how-move = Keine Pagode dieser Farbe ist übrig: Wähle die, die du versetzt.
huang-table-moves-here = Die Pagode zieht nach { $at }, wo sie blass gezeichnet ist.
huang-table-how-market = Wähle ein Plättchen vom Markt.
huang-table-how-chain = Wähle ein hervorgehobenes Flussfeld für das nächste blaue Plättchen, oder hör auf.
huang-table-how-revolt = Bei Gleichstand gewinnt der Verteidiger.
huang-table-how-war = Jeder Spieler darf einmal unterstützen. Bei Gleichstand entscheidet, wer am Zug ist.
huang-table-how-bandits = Wähle auf dem Brett ein rotes Plättchen, das du als Preis des Sieges entfernst.
huang-table-how-granaries = Wähle ihn auf dem Brett, oder nimm keinen.

# What a choice is called and what it does
huang-table-what = Was geschehen würde
huang-table-gain = { $colour } für { $name }
huang-table-nothing-more = niemand erhält Punkte
huang-table-title-tile = Ein { hue-es } Plättchen auf { $at } legen
huang-table-title-leader = Den { hue-en } Anführer auf { $at } setzen
huang-table-title-withdraw = Den { hue-en } Anführer zurückziehen
huang-table-title-take = Ein { hue-es } Plättchen nehmen
huang-table-title-riot = Bauernaufstand auf { $at }
huang-table-title-pagoda = Pagode auf { $at } bauen
huang-table-title-palace = Palast auf { $at } bauen
huang-table-title-move = Pagode von { $at } versetzen
huang-table-title-replace = Ersetzen: { $tiles }
huang-table-title-win = { $state } gewinnt
huang-table-title-remove = Das rote Plättchen auf { $at } entfernen
huang-table-title-keep = Kornspeicher auf { $at } stehen lassen
huang-table-title-commit = { $leader ->
    [true] { $tiles ->
        [0] Den Anführer einsetzen
        [one] 1 Plättchen und den Anführer einsetzen
       *[other] { $tiles } Plättchen und den Anführer einsetzen
    }
   *[false] { $tiles ->
        [0] Nichts einsetzen
        [one] 1 Plättchen einsetzen
       *[other] { $tiles } Plättchen einsetzen
    }
}
huang-table-title-support = { $leader ->
    [true] { $tiles ->
        [0] Mit dem Anführer unterstützen: { $state }
        [one] Mit 1 Plättchen und dem Anführer unterstützen: { $state }
       *[other] Mit { $tiles } Plättchen und dem Anführer unterstützen: { $state }
    }
   *[false] { $tiles ->
        [one] Mit 1 Plättchen unterstützen: { $state }
       *[other] Mit { $tiles } Plättchen unterstützen: { $state }
    }
}
huang-table-do = { $act ->
    [tile] Auf { $at } legen
    [leader] Anführer auf { $at } setzen
    [riot] Plättchen auf { $at } entfernen
    [pagoda] Die Pagode hier bauen
    [palace] Den Palast hier bauen
    [move] Diese Pagode versetzen
    [remove] Rotes Plättchen auf { $at } entfernen
    [keep] Kornspeicher auf { $at } stehen lassen
   *[other] Ausführen
}
huang-table-help-riot = Mein blauer Anführer ersetzt eines der beiden Plättchen
huang-table-help-build = Mein grüner Anführer ersetzt eines der beiden Plättchen
huang-table-lit-own = Punkte für dich
huang-table-lit-other = Punkte für andere
huang-table-lit-war = Krieg
huang-table-lit-revolt = Revolte
huang-table-lit-piece = wählbar
huang-table-lit-legal = erlaubt
huang-table-piece-tile = Ein { hue-es } Plättchen legen
huang-table-piece-leader = Den { hue-en } Anführer setzen oder bewegen
huang-table-piece-withdraw = Einen Anführer zurückziehen
huang-table-piece-riot = Bauernaufstand
huang-table-piece-build = Bauen
huang-table-piece-move = Pagode versetzen
huang-table-piece-replace = Plättchen ersetzen
huang-table-piece-take = Vom Markt nehmen
huang-table-piece-commit = In der Revolte einsetzen
huang-table-piece-support = Ein Reich unterstützen
huang-table-piece-win = Bei Gleichstand entscheiden
huang-table-piece-remove = Ein rotes Plättchen entfernen
huang-table-piece-keep = Kornspeicher
huang-table-piece-none = Nichts

# Wars and revolts
huang-table-war-at = Krieg bei { $at }
huang-table-war-joins = { $name } vereint mit einem { hue-en } Plättchen: { $states }
huang-table-state = das Reich bei { $at }
huang-table-state-title = Reich bei { $at }
huang-table-revolt = Revolte
huang-table-revolt-about = { hue-e } Anführer
huang-table-bandits-beaten = Die Banditen sind besiegt
huang-table-stake = es geht um
huang-table-from-map = Brett
huang-table-from-hand = Aus deiner Hand
huang-table-no-tiles = Kein { hue-es } Plättchen
huang-table-stays = +1, bleibt
huang-table-asked = Reihenfolge der Entscheidungen
huang-table-gave = { $count } für { $side }
huang-table-gave-none = keine Unterstützung
huang-table-holds = hat { $count }
huang-table-holds-ties = hat { $count }, entscheidet bei Gleichstand
huang-table-support = Unterstützen
huang-table-nobody = Niemanden
huang-table-support-none = Niemanden unterstützen
huang-table-win = { $state } gewinnt
huang-table-price = { $count ->
    [one] Wähle das rote Plättchen auf dem Brett, mit dem du den Sieg bezahlst.
   *[other] Wähle nacheinander { $count } rote Plättchen auf dem Brett, mit denen du den Sieg bezahlst.
}
huang-table-commit-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
huang-table-commit-leader = mit dem Anführer
huang-table-commit-war = { $state } mit { $leader ->
    [true] { $tiles ->
        [0] dem Anführer
        [one] 1 Plättchen und dem Anführer
       *[other] { $tiles } Plättchen und dem Anführer
    }
   *[false] { $tiles } Plättchen
} unterstützen
huang-table-commit-revolt = { $leader ->
    [true] { $tiles ->
        [0] Den Anführer
        [one] 1 Plättchen und den Anführer
       *[other] { $tiles } Plättchen und den Anführer
    }
   *[false] { $tiles } Plättchen
} einsetzen
huang-table-commit-none = Nichts einsetzen
huang-table-attacks = greift an
huang-table-defends = verteidigt, gewinnt bei Gleichstand
huang-table-decides = entscheidet jetzt
huang-table-out = Nach jetzigem Stand gewinnt { $winner } mit { $total } zu { $price }.
huang-table-out-tie = Nach jetzigem Stand Gleichstand bei { $total }: { $name } entscheidet.
huang-table-out-home = Besiegte Anführer kehren zurück zu: { $names }.
huang-table-out-price = { $price ->
    [0] Es ist kein Preis zu zahlen.
   *[other] Preis: { $price ->
        [one] 1 rotes Plättchen
       *[other] { $price } rote Plättchen
    }, { $map ->
        [0] bezahlt mit den eingesetzten Plättchen.
       *[other] davon { $map } vom Brett. Pagoden auf entfernten Plättchen gehen verloren.
    }
}

# On small screens
huang-table-tabs = Bereiche
huang-table-tab-main = Legen
huang-table-tab-war = Krieg
huang-table-tab-revolt = Revolte
huang-table-tab-hand = Hand
huang-table-tab-market = Markt
huang-table-tab-seats = Spieler
huang-table-tab-log = Verlauf
huang-table-bag = Beutel { $count }
huang-table-granaries = Kornspeicher

## The table, second edition

huang-offices-yellow = Gouver­neure
huang-offices-red = Soldaten
huang-offices-blue = Bauern
huang-offices-green = Kauf­leute
huang-offices-white = Hand­werker

# The score sheet while the game is played
huang-score-what = Dein Ergebnis ist der niedrigste deiner gelben, roten, blauen und grünen Werte. Am Ende heben weiße Punkte die niedrigsten an.
huang-score-how = Woher Punkte kommen
huang-score-tile = Ein Plättchen im Reich deines Anführers der gleichen Farbe
huang-score-tile-gain = +1
huang-score-stand-in = Ein Plättchen im Reich deines gelben Anführers, wenn dort kein Anführer seiner Farbe steht
huang-score-stand-in-gain = +1
huang-score-conflict = Jeder Anführer, den du in einem Krieg oder einer Revolte besiegst, in seiner Farbe
huang-score-conflict-gain = je +1
huang-score-pagoda = Eine Pagode im Reich deines Anführers der gleichen Farbe
huang-score-pagoda-gain = +1 pro Zug
huang-score-where = Wer wo führt
huang-score-nobody = noch niemand
huang-score-hidden = Bis zum Ende verdeckt: die Punkte von { $names }. Jeder Gewinn steht im Verlauf.

# The log, with the names of states
huang-log-tile = { $seat } legt ein { hue-es } Plättchen auf { $at } in { $state }.
huang-log-leader-placed = { $seat } setzt den { hue-en } Anführer auf { $at } in { $state }.
huang-log-leader-moved = { $seat } bewegt den { hue-en } Anführer von { $from } nach { $at } in { $state }.
huang-log-leader-lost-revolt = Der { hue-e } Anführer von { $seat } wird in der Revolte besiegt und kehrt zurück.
huang-log-leader-lost-war = Der { hue-e } Anführer von { $seat } wird im Krieg besiegt und kehrt zurück.
huang-log-points-tile = { $seat } erhält { huang-so-many-points } für das Plättchen: Der { hue-e } Anführer führt { $state }.
huang-log-points-stand-in = { $seat } erhält { huang-so-many-points } für das Plättchen: { $state } hat keinen { hue-en } Anführer, also punktet der gelbe.
huang-log-points-war = { $seat } erhält { huang-so-many-points } für den { hue-en } Anführer, der im Krieg besiegt wurde.
huang-log-points-pagodas = { $points ->
    [one] { $seat } erhält { huang-so-many-points } für eine Pagode in { $state }.
   *[other] { $seat } erhält { huang-so-many-points } für { $points } Pagoden in { $state }.
}
huang-log-points-bandits = { $seat } erhält { huang-so-many-points } für die Banditen, die { $state } besiegt hat.
huang-log-pagoda-built = { $seat } errichtet eine { hue-e } Pagode in { $state }.
huang-log-pagoda-moved = { $seat } versetzt eine { hue-e } Pagode von { $from } nach { $state }.
huang-log-revolt = Revolte der { hue-en } Anführer in { $state }! { $seat } ({ $attack }) gegen { $defender } ({ $defence }).

# The end
huang-end-bar = { $colour }: { $total }{ $added ->
    [0] {""}
   *[other] , davon { $added } weiß
}
huang-end-white = { $count ->
    [0] keine weißen Punkte
    [one] 1 weißer Punkt ergänzt
   *[other] { $count } weiße Punkte ergänzt
}
huang-end-line = Der niedrigste Wert ist das Ergebnis; weiße Punkte füllen die niedrigsten auf.
huang-because-lowest = Die niedrigste Farbe entscheidet. { $winner }: { $best } ({ $colours }){ $white ->
    [0] {""}
    [one] , mit 1 weißen Punkt aufgefüllt
   *[other] , mit { $white } weißen Punkten aufgefüllt
}. { $other }: { $less } ({ $lower }).
huang-because-second = Die niedrigsten Farben sind gleich ({ $equal }), also entscheidet die zweitniedrigste. { $winner }: { $best }. { $other }: { $less }.
huang-because-third = Die zwei niedrigsten Farben sind gleich, also entscheidet die drittniedrigste. { $winner }: { $best }. { $other }: { $less }.
huang-because-highest = Die drei niedrigsten Farben sind gleich, also entscheidet die höchste. { $winner }: { $best }. { $other }: { $less }.
huang-because-white = Alle vier Werte sind gleich, also entscheiden weniger weiße Punkte. { $winner }: { $best }. { $other }: { $less }.
huang-because-nobody = Alle Werte sind gleich, also gewinnt niemand.
# The question, where a button says "nothing"
huang-table-ask-build = Baue hier, oder baue nichts.
huang-table-ask-market = Nimm ein Plättchen vom Markt, oder nimm keines.
huang-table-ask-chain = Lege das nächste blaue Plättchen neben { $at }, oder hör auf.
huang-table-ask-revolt = Setze gelbe Plättchen in der Revolte ein, oder setze nichts ein.
huang-table-ask-war = Unterstütze ein Reich mit roten Plättchen, oder unterstütze niemanden.
huang-table-ask-granaries = Welcher Kornspeicher bleibt stehen? Die anderen nimmst du.
## What speaks for a choice, and the themes of puzzles

reason-huang-points = Bringt { huang-so-many-points }.
reason-huang-weakest = Stärkt die schwächste Farbe: { $colour }.
reason-huang-gives = { $seat } erhält dadurch { huang-so-many-points }.
reason-huang-pagoda = Errichtet eine { hue-e } Pagode, die Zug um Zug Punkte bringt.
reason-huang-palace = Errichtet den Palast.
reason-huang-leader = Bringt den { hue-en } Anführer auf das Spielbrett.
reason-huang-moved = Bringt den { hue-en } Anführer an einen besseren Platz.
reason-huang-withdrawn = Bringt den { hue-en } Anführer in Sicherheit.
reason-huang-revolt-won = Gewinnt die Revolte gegen { $seat }, wenn nichts hinzukommt: { $own } zu { $against }.
reason-huang-revolt = Führt die Revolte gegen { $seat }: { $own } zu { $against }.
reason-huang-war-won = { $points ->
    [one] Der Krieg bringt, wenn nichts hinzukommt, 1 Punkt.
   *[other] Der Krieg bringt, wenn nichts hinzukommt, { $points } Punkte.
}
reason-huang-war-leads = Wenn nichts hinzukommt, gewinnt das Reich bei { $at } den Krieg mit { $total }.
reason-huang-war-tied = Wenn nichts hinzukommt, herrscht im Krieg Gleichstand bei { $total }; dann entscheidet, wer am Zug ist.
reason-huang-war-beaten = { $seat } müsste den { hue-en } Anführer zurücknehmen.
reason-huang-war-lost = Kostet, wenn nichts hinzukommt, den eigenen { hue-en } Anführer.
reason-huang-beaten = { $seat } nimmt den { hue-en } Anführer zurück.
reason-huang-falls = Eine { hue-e } Pagode geht verloren.
reason-huang-granaries = Nimmt Kornspeicher, die am Ende { $points } blaue Siegpunkte wert sind.
reason-huang-bandits = Besiegt die Banditen.
reason-huang-market = Nimmt ein { hue-es } Plättchen vom Markt.
reason-huang-quiet = Bereitet die nächsten Züge vor.
reason-huang-nothing = Hebt alles für später auf.
puzzle-theme-huang-war = Kriege
puzzle-theme-huang-revolt = Revolten
puzzle-theme-huang-pagoda = Pagoden
puzzle-theme-huang-riot = Bauernaufstände und Verluste
puzzle-theme-huang-leader = Anführer
puzzle-theme-huang-points = Punkte sofort
puzzle-theme-huang-quiet = Stille Züge
