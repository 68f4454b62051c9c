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

huang-option-short = Zu zweit: 24 Plättchen verlassen ungesehen den Beutel, und das Spiel ist kürzer.
huang-option-bandits = Skrupellose Banditen halten fünf Lager, bis ein Reich mit genug Soldaten sie besiegt.
huang-option-eighteen_kingdoms = Die Karte der 18 Königreiche, mit Kornspeichern statt blauer Pagoden.
huang-option-palace = Der kaiserliche Palast kann auf vier gelben Plättchen gebaut werden und gibt ein siebtes Plättchen.
huang-option-open_scores = Alle sehen die Punkte aller.
huang-option-map = Die Karte, die zu den anderen Optionen gehört, oder eine eigene Datei.
huang-refused-short = Das kurze Spiel ist für zwei.
huang-refused-bandits-eighteen = Banditen und die 18 Königreiche lassen sich nicht verbinden.
huang-refused-map-camps = Banditen brauchen eine Karte mit zehn Lagern.
huang-refused-map-capitals = Eine Karte braucht mindestens eine Hauptstadt und hat mit den 18 Königreichen höchstens neunzehn.

## What is asked

huang-ask-act = { $seat }: Wähle eine Aktion ({ $actions ->
    [one] die letzte des Zuges
   *[other] noch { $actions }
}).
huang-ask-build = { $seat }: Baue auf einem Dreieck mit { $at }, oder `none`.
huang-ask-move = { $seat }: Welche Pagode zieht um?
huang-ask-market = { $seat }: Nimm ein Plättchen vom Markt, oder `none`.
huang-ask-chain = { $seat }: Lege noch ein blaues Plättchen neben { $at }, oder `none`.
huang-ask-commit = { $side ->
    [attacker] { $seat }, du greifst an, in einer Revolte unter { hue-en } Anführern: Setze gelbe Plättchen ein, oder `none`.
   *[defender] { $seat }, du wirst angegriffen, in einer Revolte unter { hue-en } Anführern: Setze gelbe Plättchen ein, oder `none`.
}
huang-ask-support = { $seat }: Unterstütze ein Reich im Krieg bei { $at }, oder `none`.
huang-ask-tie = { $seat }: Gleichstand im Krieg; welches Reich gewinnt?
huang-ask-price = { $seat }: Entferne ein rotes Plättchen ({ $left ->
    [one] das letzte
   *[other] noch { $left }
}).
huang-ask-granaries = { $seat }: Nimm die Kornspeicher im Reich deines Bauern bis auf einen, oder `none`.
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
huang-leader-unsupported = Der { hue-e } Anführer von { $seat } auf { $from } hat kein gelbes Plättchen mehr neben sich und kehrt zurück.
huang-leader-lost-revolt = Der { hue-e } Anführer von { $seat } auf { $from } kehrt zurück, in der Revolte geschlagen.
huang-leader-lost-war = Der { hue-e } Anführer von { $seat } auf { $from } kehrt zurück, im Krieg geschlagen.
# How many points of which colour, as the object of a sentence.
huang-so-many-points = { $points ->
    [one] { $points } { hue-en } Siegpunkt
   *[other] { $points } { hue-e } Siegpunkte
}
huang-points-tile = { $seat } erhält { huang-so-many-points } für das Plättchen: Der { hue-e } Anführer auf { $at } herrscht dort.
huang-points-stand-in = { $seat } erhält { huang-so-many-points } für das Plättchen: Der gelbe Anführer auf { $at } springt ein.
huang-points-revolt = { $seat } erhält { huang-so-many-points } für die Revolte.
huang-points-war = { $seat } erhält { huang-so-many-points } für den Anführer, den der auf { $at } geschlagen hat.
huang-points-pagodas = { $points ->
    [one] { $seat } erhält { huang-so-many-points } für eine Pagode im Reich des Anführers auf { $at }.
   *[other] { $seat } erhält { huang-so-many-points } für { $points } Pagoden im Reich des Anführers auf { $at }.
}
huang-points-bandits = { $seat } erhält { huang-so-many-points } für die Banditen, durch den Anführer auf { $at }.
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
huang-removed-price = Das { hue-e } Plättchen auf { $at } ist der Preis des Sieges.
huang-removed-bandits = Das { hue-e } Plättchen auf { $at } fällt gegen die Banditen.
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
huang-revolt = Revolte unter { hue-en } Anführern! { $seat } auf { $at } ({ $attack }) gegen { $defender } auf { $against } ({ $defence }).
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
huang-revolt-over = { $seat } gewinnt die Revolte unter { hue-en } Anführern gegen { $loser }, { $strength } zu { $against }.
huang-war = Krieg! { $seat } vereint mit dem Plättchen auf { $at } Reiche, in denen Anführer gleicher Farbe stehen.
huang-warring = { $reds ->
    [0] Das Reich bei { $side } hat kein rotes Plättchen.
    [one] Das Reich bei { $side } hat ein rotes Plättchen.
   *[other] Das Reich bei { $side } hat { $reds } rote Plättchen.
}
huang-supported = { $leader ->
    [yes] { $tiles ->
        [0] { $seat } unterstützt das Reich bei { $side } mit dem roten Anführer: Seine Stärke ist nun { $total }.
        [one] { $seat } unterstützt das Reich bei { $side } mit einem roten Plättchen und dem roten Anführer: Seine Stärke ist nun { $total }.
       *[other] { $seat } unterstützt das Reich bei { $side } mit { $tiles } roten Plättchen und dem roten Anführer: Seine Stärke ist nun { $total }.
    }
   *[no] { $tiles ->
        [one] { $seat } unterstützt das Reich bei { $side } mit einem roten Plättchen: Seine Stärke ist nun { $total }.
       *[other] { $seat } unterstützt das Reich bei { $side } mit { $tiles } roten Plättchen: Seine Stärke ist nun { $total }.
    }
}
huang-neutral = { $seat } unterstützt niemanden.
huang-war-over = Das Reich bei { $side } gewinnt den Krieg mit Stärke { $total }; der Preis dafür ist { $price }.
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
huang-illegal-action-now = Jetzt ist eine Aktion gefragt: ein Anführer, ein Plättchen, ein Bauernaufstand, eine Pagode für Grün oder ein Austausch.
huang-illegal-build-now = Jetzt ist gefragt, ob du mit dem gelegten Plättchen baust; sag, wo, oder `none`.
huang-illegal-move-now = Jetzt ist gefragt, welche Pagode umzieht.
huang-illegal-market-now = Jetzt ist gefragt, welches Plättchen vom Markt du nimmst; nenne seine Farbe, oder `none`.
huang-illegal-chain-now = Jetzt ist gefragt, ob noch ein blaues Plättchen folgt; lege es, oder sag `none`.
huang-illegal-commit-now = Jetzt ist gefragt, was du in der Revolte einsetzt; sag, wie viel, oder `none`.
huang-illegal-support-now = Jetzt ist gefragt, wen du im Krieg unterstützt; sag, wen und womit, oder `none`.
huang-illegal-tie-now = Jetzt ist gefragt, welches der gleich starken Reiche gewinnt.
huang-illegal-pay-now = Jetzt ist gefragt, welches rote Plättchen entfernt wird.
huang-illegal-granaries-now = Jetzt ist gefragt, welcher Kornspeicher bleibt; nenne ihn, oder sag `none`.
huang-illegal-not-in-hand = So viele Plättchen dieser Farbe hast du nicht.
huang-illegal-occupied = Dieses Feld ist nicht leer.
huang-illegal-river = Auf Flussfeldern liegen nur blaue Plättchen.
huang-illegal-blue-on-river = Blaue Plättchen liegen nur auf Flussfeldern.
huang-illegal-bandits-tile = Ein Plättchen neben Banditen muss sie mit einem Reich verbinden, das mindestens so viele rote Plättchen hat wie sie Köpfe, und ohne Krieg.
huang-illegal-bandits-leader = Neben Banditen darf kein Anführer stehen.
huang-illegal-leader-off-map = Dieser Anführer steht nicht auf der Karte.
huang-illegal-leader-on-map = Dieser Anführer steht auf der Karte und kann nicht helfen.
huang-illegal-same-hex = Ein Anführer, der sich bewegt, muss auf ein anderes Feld.
huang-illegal-leader-river = Anführer stehen nicht auf Flussfeldern.
huang-illegal-leader-no-yellow = Ein Anführer braucht ein gelbes Plättchen neben sich.
huang-illegal-leader-joins = Dieser Anführer würde Reiche so vereinen, dass zwei Anführer einer Farbe aufeinandertreffen.
huang-illegal-cannot-pay = Du hast nicht genug Plättchen, um das zu bezahlen.
huang-illegal-no-tile-there = Dort liegt kein Plättchen.
huang-illegal-not-with-this-tile = Das gelegte Plättchen muss unter dem Gebäude liegen.
huang-illegal-not-a-free-triangle = Eine Pagode braucht drei Plättchen einer Farbe, die alle aneinandergrenzen, keines davon unter einem Gebäude.
huang-illegal-not-a-free-rhombus = Der Palast braucht vier gelbe Plättchen in einer Raute, keines davon unter einem Gebäude.
huang-illegal-no-palace = Dieses Spiel wird ohne den Palast gespielt.
huang-illegal-no-blue-pagodas = Bei den 18 Königreichen gibt es keine blauen Pagoden.
huang-illegal-no-such-pagoda = Dort steht keine Pagode dieser Farbe.
huang-illegal-not-in-market = Auf dem Markt liegt kein Plättchen dieser Farbe.
huang-illegal-chain-blue = Auf ein blaues Plättchen darf nur ein weiteres blaues folgen.
huang-illegal-chain-adjacent = Das nächste blaue Plättchen muss an das eben gelegte grenzen.
huang-illegal-replace-number = Ersetzt werden können ein bis sechs Plättchen.
huang-illegal-commit-nothing = Um nichts einzusetzen, sag `none`.
huang-illegal-not-at-war = Dieses Feld gehört zu keinem Reich im Krieg.
huang-illegal-not-tied = Dieses Reich ist nicht unter den stärksten.
huang-illegal-not-a-red-tile = Das ist kein rotes Plättchen, das jetzt entfernt werden kann.
huang-illegal-no-granary-there = Dort steht kein Kornspeicher aus dem Reich deines Bauern.

## The table

huang-bag = { $count ->
    [0] Der Beutel ist leer.
    [one] 1 Plättchen im Beutel.
   *[other] { $count } Plättchen im Beutel.
}
huang-market-now = Markt
huang-supply = Pagoden im Vorrat
huang-hand = Hand
huang-off = nicht auf der Karte
huang-points = Punkte
huang-quiet = { $count ->
    [one] Ein Zug, ohne dass ein Plättchen gelegt oder gezogen wurde.
   *[other] { $count } Züge, ohne dass ein Plättchen gelegt oder gezogen wurde.
}

## A war and a revolt, on the table

huang-side = Reich bei { $side }, Stärke { $total }
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
huang-rebel-adds = { $seat } auf { $at }, Stärke { $total }: gelbe Plättchen auf { $tiles }, und { $added } dazu

## The score sheet

huang-sheet-earned = Punkte
huang-sheet-granaries = Kornspeicher, als blau
huang-sheet-white-added = Weiß dazu für
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
huang-sheet-decided-nobody = Nichts: Alles ist gleich

## The survey of a map

huang-survey-hexes = Felder
huang-survey-land = Land
huang-survey-river = Fluss
huang-survey-capitals = Hauptstädte
huang-survey-nearest = Abstand der nächsten Hauptstädte
huang-survey-camps = Banditen-Lager
huang-survey-river-triangles = Flussdreiecke
huang-survey-parts = Zusammenhängende Teile
huang-survey-land-parts = Zusammenhängende Landteile

# The question, where a button says "nothing"
huang-table-ask-build = hier bauen oder nicht
huang-table-ask-market = ein Plättchen vom Markt nehmen oder keines
huang-table-ask-chain = den nächsten Bauern neben { $at } legen oder aufhören
huang-table-ask-revolt = Statthalter in den Aufstand schicken oder keine
huang-table-ask-war = einen Staat mit Soldaten unterstützen oder keinen
huang-table-ask-granaries = die Kornspeicher deines Staates bis auf einen nehmen oder keinen
