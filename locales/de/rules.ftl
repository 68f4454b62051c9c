# Die Regeln im Browser: die Seite des Regelhefts, die Regeln am Tisch, die Zielkarte, was die Dinge sind.

rules-rules = Regeln
rules-title = { $game }: die Regeln
rules-games = Spiele
rules-contents = Inhalt
rules-chapter = Kapitel { $number }
rules-search = In den Regeln suchen
rules-hits = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle
   *[other] { $count } Stellen
}

## Welche Regeln gezeigt werden

rules-show = Regeln zeigen für
rules-players = { $count } Spieler
rules-only-option = Nur mit: { $name }
rules-only-value = Nur mit: { $name }, { $value }
rules-only-players = { $count ->
    [one] Nur mit { $count } Spieler
   *[other] Nur mit { $count } Spielern
}
rules-only-players-range = Nur mit { $from } bis { $to } Spielern
rules-only-version = Nur Version { $version }

## Beispiele

rules-example-start = Die Stellung vorher.
rules-example-lost = Dieses Beispiel lässt sich nicht laden. Versuch es später noch einmal.
rules-step = { $step } / { $steps }
rules-step-back = Schritt zurück
rules-step-on = Nächster Schritt
rules-before = Vorher
rules-after = Nachher

## Am Tisch

rules-drawer = Regeln: { $chapter }
rules-now = Jetzt wirst du gefragt
rules-now-other = Aktuelle Entscheidung
rules-whole = Das ganze Regelheft
rules-goal-open = Ziel, dein Zug, Punkte
rules-follow = Zurück zur aktuellen Entscheidung

## Die Zielkarte

rules-goal = Ziel
rules-turn = Dein Zug
rules-scoring = Punkte
rules-begin = Los geht’s
rules-lessons = Lektionen
rules-all = Alle Regeln
rules-goal-again = Du findest das wieder unter Regeln.

## Was die Dinge sind

rules-here = Hier
rules-when = Wann es zählt
rules-things = Was auf dem Tisch liegt
