## In the Year of the Dragon: names

# Roles, as on the person cards.
dragon-role-monk = Mönch
dragon-role-pyrotechnist = Feuerwerker
dragon-role-warrior = Krieger
dragon-role-healer = Heiler
dragon-role-farmer = Bauer
dragon-role-scholar = Gelehrter
dragon-role-craftsman = Handwerker
dragon-role-lady = Hofdame
dragon-role-collector = Steuereintreiber
dragon-card-wild = Joker

# Persons, with their article, as the object of a sentence.
dragon-person-young-monk = einen jungen Mönch
dragon-person-old-monk = einen alten Mönch
dragon-person-young-pyrotechnist = einen jungen Feuerwerker
dragon-person-old-pyrotechnist = einen alten Feuerwerker
dragon-person-young-warrior = einen jungen Krieger
dragon-person-old-warrior = einen alten Krieger
dragon-person-young-healer = einen jungen Heiler
dragon-person-old-healer = einen alten Heiler
dragon-person-young-farmer = einen jungen Bauern
dragon-person-old-farmer = einen alten Bauern
dragon-person-young-scholar = einen jungen Gelehrten
dragon-person-old-scholar = einen alten Gelehrten
dragon-person-craftsman = einen Handwerker
dragon-person-lady = eine Hofdame
dragon-person-collector = einen Steuereintreiber

# Actions, as on the action cards.
dragon-action-taxes = Steuern
dragon-action-build = Bauen
dragon-action-harvest = Ernte
dragon-action-fireworks = Feuerwerk
dragon-action-military = Heerschau
dragon-action-research = Studium
dragon-action-privilege = Privileg
dragon-action-wall = Mauerbau

# What months bring.
dragon-event-peace = Ruhe
dragon-event-tribute = Kaisertribut
dragon-event-drought = Dürre
dragon-event-festival = Drachenfest
dragon-event-mongols = Mongolensturm
dragon-event-epidemic = Krankheit

dragon-super-lanterns = Laternenfest
dragon-super-buddha = Buddha
dragon-super-earthquake = Erdbeben
dragon-super-tsunami = Tsunami
dragon-super-eclipse = Sonnenfinsternis
dragon-super-eruption = Vulkanausbruch
dragon-super-tornado = Tornado
dragon-super-dawn = Morgenröte
dragon-super-assassination = Attentat
dragon-super-treaty = Vertrag

# Wall tiles, by their bonus.
dragon-tile-rice = 1 Reissack
dragon-tile-firework = 1 Rakete
dragon-tile-floor = 1 Etage
dragon-tile-yuan = 2 Yuan
dragon-tile-steps = 3 Schritte
dragon-tile-points = 3 Punkte

# Privileges, with their article, as the object of a sentence.
dragon-privilege-small = ein kleines Privileg
dragon-privilege-large = ein großes Privileg

# Where points come from.
dragon-source-palaces = Paläste
dragon-source-ladies = Hofdamen
dragon-source-privileges = Privilegien
dragon-source-research = Studium
dragon-source-festival = Drachenfeste
dragon-source-mongols = Mongolenstürme
dragon-source-wall = Chinesische Mauer
dragon-source-wall-tile = Mauerplättchen
dragon-source-lanterns = Laternenfest
dragon-source-buddha = Buddha
dragon-source-treaty = Vertrag
dragon-source-persons = Personen
dragon-source-monks = Mönche
dragon-source-money = Geld

# Why persons leave.
dragon-cause-tribute = Kaisertribut
dragon-cause-drought = Dürre
dragon-cause-mongols = Mongolensturm
dragon-cause-epidemic = Krankheit
dragon-cause-wall = Chinesische Mauer
dragon-cause-earthquake = Erdbeben
dragon-cause-replaced = Ersetzt
dragon-cause-refused = Fortgeschickt

## Options

dragon-option-great_wall = Eine achte Aktion: Alle bauen gemeinsam an einer Mauer gegen die Mongolen.
dragon-option-super_event = Ein zusätzliches Ereignis in Monat 7: keines, ein zufälliges oder ein bestimmtes Super-Ereignis.
dragon-option-large_privilege_cost = Der Preis eines großen Privilegs: 7 Yuan, oder 6 wie in der Ausgabe von 2007.

## What is asked

dragon-ask-draft = { $seat }: Wähle zwei verschiedene junge Personen. Dein Paar muss sich von allen anderen unterscheiden.
dragon-ask-act = { $seat }: Wähle eine Aktion, oder passe und stocke dein Geld auf 3 Yuan auf.
dragon-ask-build = { $floors ->
    [one] { $seat }: Baue eine Etage auf einen Palast, oder beginne einen neuen (noch 1 Etage).
   *[other] { $seat }: Baue eine Etage auf einen Palast, oder beginne einen neuen (noch { $floors } Etagen).
}
dragon-ask-card = { $seat }: Spiele eine Personenkarte und nimm dafür eine Person.
dragon-ask-place = { $seat }: Wähle den Palast für { $person }.
dragon-ask-replace = { $seat }: Alle Paläste sind voll. Ersetze eine Person durch { $person }, oder schick die neue Person fort.
dragon-ask-release = { $count ->
    [one] { $cause }. { $seat }: Entlasse eine Person.
   *[other] { $cause }. { $seat }: Entlasse { $count } Personen, eine nach der anderen.
}
dragon-ask-starve = { $count ->
    [one] Dürre. { $seat }: Dir fehlt 1 Reissack. Entlasse eine Person; ihr Palast geht leer aus.
   *[other] Dürre. { $seat }: Dir fehlen { $count } Reissäcke. Entlasse { $count } Personen aus verschiedenen Palästen; diese gehen leer aus.
}
dragon-ask-fall = { $count ->
    [one] Erdbeben. { $seat }: Wähle den Palast, der eine Etage verliert.
   *[other] Erdbeben. { $seat }: Wähle den Palast, der die nächste von { $count } Etagen verliert.
}
dragon-ask-crowded = Erdbeben. { $seat }: Ein Palast hat mehr Personen als Etagen. Entlasse eine davon.
dragon-ask-give-back = Tsunami. { $seat }: Gib insgesamt { $count } deiner Yuan, Reissäcke und Raketen ab.
dragon-ask-discard = { $count ->
    [one] Tornado. { $seat }: Wirf eine Personenkarte ab.
   *[other] Tornado. { $seat }: Wirf { $count } Personenkarten ab, eine nach der anderen.
}
dragon-ask-dawn = Morgenröte. { $seat }: Nimm eine junge Person einer Art, die in dieser Morgenröte noch niemand genommen hat.
dragon-ask-treaty = Vertrag. { $seat }: Wähle eine deiner Personenarten und erhalte ihre Symbole.
dragon-over = Das Spiel ist zu Ende.

## What happened

dragon-month = Monat { $month } beginnt. Ereignis: { $event }.
dragon-drafts = { $seat } wählt { $first } und { $second }.
dragon-acts = { $paid ->
    [0] { $seat } wählt die Aktion „{ $action }“.
   *[other] { $seat } zahlt { $paid } Yuan und wählt die Aktion „{ $action }“.
}
dragon-passes = { $yuan ->
    [0] { $seat } passt.
   *[other] { $seat } passt und stockt um { $yuan } Yuan auf.
}
dragon-gains = { $good ->
    [yuan] { $seat } erhält { $amount } Yuan.
    [rice] { $amount ->
        [one] { $seat } erhält 1 Reissack.
       *[other] { $seat } erhält { $amount } Reissäcke.
    }
    [fireworks] { $amount ->
        [one] { $seat } erhält 1 Rakete.
       *[other] { $seat } erhält { $amount } Raketen.
    }
   *[floors] { $amount ->
        [one] { $seat } erhält 1 Etage zum Bauen.
       *[other] { $seat } erhält { $amount } Etagen zum Bauen.
    }
}
dragon-advances = { $steps ->
    [one] { $seat } rückt auf der Personenleiste 1 Feld vor, auf Feld { $space }.
   *[other] { $seat } rückt auf der Personenleiste { $steps } Felder vor, auf Feld { $space }.
}
dragon-scores = { $points ->
    [one] { $source }: { $seat } erhält 1 Punkt.
   *[other] { $source }: { $seat } erhält { $points } Punkte.
}
dragon-buys = { $seat } kauft { $privilege } für { $cost } Yuan.
dragon-walls = { $seat } verlängert die Mauer bis Monat { $length } und erhält: { $tile }.
dragon-builds = { $floors ->
    [one] { $seat } beginnt einen neuen Palast.
   *[other] { $seat } baut einen Palast auf { $floors } Etagen aus.
}
dragon-plays = { $seat } spielt die Karte „{ $card }“ und nimmt { $person }.
dragon-spends = { $seat } spielt die Karte „{ $card }“ ohne Wirkung: Eine solche Person gibt es nicht mehr.
dragon-places = { $floors ->
    [one] { $seat } holt { $person } in einen Palast mit 1 Etage.
   *[other] { $seat } holt { $person } in einen Palast mit { $floors } Etagen.
}
dragon-replaces = { $seat } nimmt { $person } auf und entlässt dafür { $replaced }.
dragon-lets-go = { $seat } schickt { $person } fort.
dragon-event = Monat { $month }: { $event }.
dragon-event-again = Monat { $month }, noch einmal: { $event }.
dragon-pays = { $good ->
    [yuan] { $missing ->
        [0] { $seat } zahlt { $amount } Yuan.
        [one] { $seat } zahlt { $amount } Yuan; 1 fehlt.
       *[other] { $seat } zahlt { $amount } Yuan; { $missing } fehlen.
    }
   *[rice] { $missing ->
        [0] { $amount ->
            [0] { $seat } hat keine bewohnten Paläste zu versorgen.
            [one] { $seat } versorgt alle bewohnten Paläste mit 1 Reissack.
           *[other] { $seat } versorgt alle bewohnten Paläste mit { $amount } Reissäcken.
        }
        [one] { $amount ->
            [0] { $seat } hat keinen Reis abzugeben; 1 Palast geht leer aus.
            [one] { $seat } gibt 1 Reissack ab; 1 Palast geht leer aus.
           *[other] { $seat } gibt { $amount } Reissäcke ab; 1 Palast geht leer aus.
        }
       *[other] { $amount ->
            [0] { $seat } hat keinen Reis abzugeben; { $missing } Paläste gehen leer aus.
            [one] { $seat } gibt 1 Reissack ab; { $missing } Paläste gehen leer aus.
           *[other] { $seat } gibt { $amount } Reissäcke ab; { $missing } Paläste gehen leer aus.
        }
    }
}
dragon-gives-back = { $seat } gibt { $yuan } Yuan, { $rice ->
    [one] 1 Reissack
   *[other] { $rice } Reissäcke
} und { $fireworks ->
    [one] 1 Rakete
   *[other] { $fireworks } Raketen
} ab.
dragon-gives-back-fireworks = { $fireworks ->
    [one] { $seat } gibt 1 Rakete ab.
   *[other] { $seat } gibt { $fireworks } Raketen ab.
}
dragon-releases = { $cause }: { $seat } entlässt { $person }.
dragon-decays = { $floors ->
    [one] Verfall: Ein unbewohnter Palast von { $seat } verliert eine Etage.
   *[other] Verfall: { $floors } unbewohnte Paläste von { $seat } verlieren je eine Etage.
}
dragon-wall-holds = Die Mauer reicht bis Monat { $length }: Sie hält.
dragon-wall-short = { $length ->
    [0] Die Mauer ist noch nicht begonnen: Alle entlassen eine Person.
   *[other] Die Mauer reicht nur bis Monat { $length }: Wer die wenigsten Plättchen darin hat, entlässt eine Person.
}
dragon-super = Super-Ereignis: { $event }.
dragon-falls = { $floors ->
    [0] { $seat } verliert die letzte Etage eines Palasts.
    [one] { $seat } verliert eine Etage: Dem Palast bleibt 1.
   *[other] { $seat } verliert eine Etage: Dem Palast bleiben { $floors }.
}
dragon-palace-falls = { $seat } verliert einen unbewohnten Palast.
dragon-erupts = Alle Personenscheiben kehren auf Feld 0 zurück und behalten ihre Reihenfolge.
dragon-discards = { $seat } wirft die Karte „{ $card }“ ab.
dragon-dawns = { $seat } nimmt in der Morgenröte { $person }.
dragon-loses-privileges = { $count ->
    [one] { $seat } verliert ein Privileg.
   *[other] { $seat } verliert { $count } Privilegien.
}
dragon-treats = Vertrag: { $seat } wählt „{ $role }“.
dragon-sells = { $seat } verkauft { $rice ->
    [one] 1 Reissack
   *[other] { $rice } Reissäcke
} und { $fireworks ->
    [one] 1 Rakete
   *[other] { $fireworks } Raketen
} für { $yuan } Yuan.
dragon-ends = { $points ->
    [one] { $seat } gewinnt mit 1 Punkt.
   *[other] { $seat } gewinnt mit { $points } Punkten.
}

## Why not

dragon-illegal-over = Das Spiel ist zu Ende.
dragon-illegal-other-decision = Du musst erst eine andere Entscheidung treffen (siehe die Frage).
dragon-illegal-draft-different = Die beiden Personen müssen verschieden sein.
dragon-illegal-pair-drafted = Ein anderer Spieler hat dieses Paar schon gewählt.
dragon-illegal-no-tile = Eine solche Person gibt es nicht mehr.
dragon-illegal-card-not-out = Diese Aktionskarte liegt nicht aus.
dragon-illegal-group-cost = Die Gruppe ist schon besetzt: Sie kostet 3 Yuan, und du hast weniger.
dragon-illegal-privilege-cost = Du kannst dieses Privileg nicht bezahlen (eine besetzte Gruppe kostet vorher 3 Yuan).
dragon-illegal-no-wall = Die Chinesische Mauer ist in diesem Spiel nicht dabei.
dragon-illegal-tile-used = Dieses Mauerplättchen hast du schon benutzt.
dragon-illegal-wall-complete = Die Mauer hat schon alle zwölf Plättchen.
dragon-illegal-no-ground = Für einen neuen Palast ist kein Platz mehr.
dragon-illegal-three-floors = Ein Palast hat höchstens drei Etagen.
dragon-illegal-card-not-held = Diese Karte hast du nicht auf der Hand.
dragon-illegal-tile-left = Für diese Karte gibt es noch eine Person, sie lässt sich also nicht ohne Wirkung spielen.
dragon-illegal-palace-full = Dieser Palast ist voll: eine Person je Etage.
dragon-illegal-room-left = In einem Palast ist noch Platz, die Person muss dort einziehen.
dragon-illegal-nobody-like-that = Eine solche Person wohnt nicht in diesem Palast.
dragon-illegal-no-floor = Dieser Palast hat keine Etage mehr zu verlieren.
dragon-illegal-other-role = Mit dieser Karte nimmst du nur eine Person ihrer Art.
dragon-illegal-no-palace = Einen Palast mit dieser Nummer hast du nicht.
dragon-illegal-equal-palace = Dieser Palast gleicht einem früheren: Nimm die kleinere Nummer.
dragon-illegal-starved-before = Dieser Palast ist schon leer ausgegangen.
dragon-illegal-not-crowded = Dieser Palast ist nicht überfüllt.
dragon-illegal-one-by-one = Geh deine Paläste der Reihe nach durch, die kleinste Nummer zuerst.
dragon-illegal-not-owned = So viel hast du nicht.
dragon-illegal-too-much = Das ist mehr, als abgegeben werden muss.
dragon-illegal-too-little = Du hast nicht genug Yuan für den Rest.
dragon-illegal-taken-at-dawn = Diese Personenart wurde in dieser Morgenröte schon genommen.
dragon-illegal-no-such-person = Du hast keine Person dieser Art.

## The score sheet

dragon-sheet-sources = Punkte nach Herkunft
dragon-sheet-months = Punkte nach Monat
dragon-sheet-month = Monat { $month }
dragon-sheet-end = Schlusswertung
dragon-sheet-lost = Entlassene Personen
dragon-sheet-counts = Statistik
dragon-sheet-built = Gebaute Etagen
dragon-sheet-decayed = Verfallene Etagen
dragon-sheet-fallen = Eingestürzte Etagen
dragon-sheet-paid = Aktionen für 3 Yuan
dragon-sheet-track = Personenleiste

## The table

dragon-phase-draft = Wahl der ersten Personen
dragon-phase-action = Aktionen
dragon-phase-person = Personen
dragon-phase-event = Ereignis
dragon-phase-wall = Mauer
dragon-phase-super = Super-Ereignis
dragon-phase-over = Ende
dragon-draw-month = Monat { $month } von 12: { $phase }
dragon-draw-year = Das Jahr:
dragon-draw-actions = Aktionen:
dragon-draw-track = Personenleiste:
dragon-draw-supply = Noch da (jung+alt):
dragon-draw-wall = Die Mauer:
dragon-draw-goods = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
} · { $yuan } Yuan · { $rice ->
    [one] 1 Reissack
   *[other] { $rice } Reissäcke
} · { $fireworks ->
    [one] 1 Rakete
   *[other] { $fireworks } Raketen
}{ $small ->
    [0] {""}
    [one] {" "}· 1 kleines Privileg
   *[other] {" "}· { $small } kleine Privilegien
}{ $large ->
    [0] {""}
    [one] {" "}· 1 großes Privileg
   *[other] {" "}· { $large } große Privilegien
}
dragon-draw-no-palace = kein Palast
dragon-draw-cards = Karten:
dragon-draw-gives = Ertrag:
dragon-draw-tiles = Mauerplättchen:
dragon-draw-income = { $points ->
    [one] Nächste Wertung: 1 Punkt.
   *[other] Nächste Wertung: { $points } Punkte.
}
dragon-draw-burden = Monat { $month }, { $event }, nach jetzigem Stand:{ $yuan ->
    [0] {""}
   *[other] {" "}{ $yuan } Yuan zahlen;
}{ $rice ->
    [0] {""}
    [one] {" "}1 Reissack abgeben;
   *[other] {" "}{ $rice } Reissäcke abgeben;
}{ $points ->
    [0] {""}
    [one] {" "}1 Punkt erhalten;
   *[other] {" "}{ $points } Punkte erhalten;
}{ $fireworks ->
    [0] {""}
    [one] {" "}1 Rakete abgeben;
   *[other] {" "}{ $fireworks } Raketen abgeben;
}{ $persons ->
    [0] {" "}keine Person entlassen;
    [one] {" "}1 Person entlassen;
   *[other] {" "}{ $persons } Personen entlassen;
} { $floors ->
    [0] kein Verfall.
    [one] 1 Etage verfällt.
   *[other] { $floors } Etagen verfallen.
}

## The drawn table

dragon-table-months = Die zwölf Monate
dragon-table-now = jetzt
dragon-table-next = danach
dragon-table-event-peace = Ruhe
dragon-table-event-tribute = Tribut
dragon-table-event-drought = Dürre
dragon-table-event-festival = Fest
dragon-table-event-mongols = Mongolen
dragon-table-event-epidemic = Krankheit
dragon-table-needs-tribute = 4 Yuan
dragon-table-needs-drought = Reis
dragon-table-needs-festival = Raketen
dragon-table-needs-mongols = Helme
dragon-table-needs-epidemic = Mörser
dragon-table-wall-tile = ein Mauerplättchen
dragon-table-track = Personenleiste
dragon-table-track-note = wer weiter rechts steht, beginnt
dragon-table-score = Punkte
dragon-table-income = du { $score }; +{ $income } in diesem Monat
dragon-table-score-own = du { $score }
dragon-table-order = Reihenfolge dieser Phase
dragon-table-you = du
dragon-table-decides = am Zug
dragon-table-waits = wartet
dragon-table-done = fertig
dragon-table-no-action = passt
dragon-table-took = Aktion: { $action }
dragon-table-due = { $count ->
    [one] muss 1 abgeben
   *[other] muss { $count } abgeben
}
dragon-table-due-cards = { $count ->
    [one] muss 1 Karte abwerfen
   *[other] muss { $count } Karten abwerfen
}
dragon-table-due-floors = { $count ->
    [one] muss 1 Etage abgeben
   *[other] muss { $count } Etagen abgeben
}
dragon-table-due-goods = { $count ->
    [one] muss 1 Ware abgeben
   *[other] muss { $count } Waren abgeben
}
dragon-table-actions = Aktionen
dragon-table-group = Gruppe { $number }
dragon-table-taken = besetzt von { $name }
dragon-table-pay = { $cost } zahlen
dragon-table-free = frei
dragon-table-gain-taxes = +{ $amount } Yuan
dragon-table-gain-build = { $amount ->
    [one] +1 Etage
   *[other] +{ $amount } Etagen
}
dragon-table-gain-harvest = +{ $amount } Reis
dragon-table-gain-fireworks = { $amount ->
    [one] +1 Rakete
   *[other] +{ $amount } Raketen
}
dragon-table-gain-military = { $amount ->
    [one] +1 Schritt
   *[other] +{ $amount } Schritte
}
dragon-table-gain-research = { $amount ->
    [one] +1 Punkt
   *[other] +{ $amount } Punkte
}
dragon-table-gain-privilege = für { $small } oder { $large }
dragon-table-gain-wall = { $left ->
    [one] noch 1 Plättchen
   *[other] noch { $left } Plättchen
}
dragon-table-sum = { $base } + { $more }
dragon-table-net = { $base } + { $more }, netto { $net }
dragon-table-net-alone = ohne Helfer, netto { $net } Yuan
dragon-table-alone = ohne Helfer
dragon-table-too-few = zu wenig Yuan
dragon-table-wall-none = kein Plättchen übrig
dragon-table-persons = Personen
dragon-table-persons-note = Symbole, Schritte, wie viele noch da sind. Fett: Karte noch auf der Hand
dragon-table-young = jung
dragon-table-old = alt
dragon-table-card-held = du hast die Karte
dragon-table-person-left = { $person }, noch { $count }
dragon-table-palace = Palast { $number } mit { $floors ->
    [one] 1 Etage
   *[other] { $floors } Etagen
}
dragon-table-palace-words = Palast { $number }, { $floors ->
    [one] 1 Etage
   *[other] { $floors } Etagen
}: { $persons }
dragon-table-palace-monk = { $points ->
    [one] 1 Punkt am Ende
   *[other] { $points } Punkte am Ende
}
dragon-table-palace-empty = leer: verfällt
dragon-table-palace-crowded = überfüllt
dragon-table-palace-free = { $free ->
    [0] voll
   *[other] { $free } frei
}
dragon-table-floors = { $count ->
    [one] 1 Etage
   *[other] { $count } Etagen
}
dragon-table-unfed = nicht versorgt
dragon-table-free-place = freier Platz
dragon-table-lives = { $person } in Palast { $number }
dragon-table-new-palace = Neuen Palast beginnen
dragon-table-coming = Kommende Ereignisse
dragon-table-nothing-coming = Keine Ereignisse mehr: Es folgt die Schlusswertung.
dragon-table-coming-head = { $when ->
    [now] { $event } in diesem Monat:
    [next] { $event } im nächsten Monat:
   *[later] { $event }:
}
dragon-table-coming-peace = nichts geschieht
dragon-table-coming-tribute = { $need } Yuan zahlen, du hast { $have }
dragon-table-coming-drought = { $need } Reis abgeben, du hast { $have }
dragon-table-coming-epidemic = { $have ->
    [0] { $need } Personen gehen; du hast keinen Mörser
    [one] { $need } Personen gehen, abzüglich deines Mörsers
   *[other] { $need } Personen gehen, abzüglich deiner { $have } Mörser
}
dragon-table-coming-mongols = { $have ->
    [one] du hast 1 Helm: 1 Punkt
   *[other] du hast { $have } Helme: { $points } Punkte
}
dragon-table-coming-festival = { $have ->
    [one] du hast 1 Rakete: derzeit { $points } Punkte
   *[other] du hast { $have } Raketen: derzeit { $points } Punkte
}
dragon-table-coming-again = kommt noch einmal
dragon-table-coming-wall = { $holds ->
    [yes] braucht { $needed } Plättchen, hat { $length }: sie hält
   *[no] braucht { $needed } Plättchen, hat { $length }: zu kurz
}
dragon-table-coming-points = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
dragon-table-coming-goods = du gibst { $goods } ab
dragon-table-coming-decay = { $floors ->
    [one] 1 leere Etage verfällt
   *[other] { $floors } leere Etagen verfallen
}
dragon-table-risk = { $count ->
    [one] 1 Person in Gefahr
   *[other] { $count } Personen in Gefahr
}
dragon-table-then = mit dieser Wahl: { $have } von { $need }
dragon-table-super-lanterns = 2 Punkte je Person
dragon-table-super-buddha = Mönche zählen wie am Ende
dragon-table-super-earthquake = alle verlieren 2 Etagen
dragon-table-super-tsunami = alle geben die Hälfte ihrer Waren ab
dragon-table-super-eclipse = das Ereignis des Monats kommt zweimal
dragon-table-super-eruption = alle Personenscheiben zurück auf 0
dragon-table-super-tornado = alle werfen 2 Karten ab
dragon-table-super-dawn = alle nehmen eine junge Person
dragon-table-super-assassination = alle Privilegien gehen verloren
dragon-table-super-treaty = alle erhalten die Symbole einer Personenart
dragon-table-others = Spieler
dragon-table-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
dragon-table-space = { $space } auf der Leiste
dragon-table-yuan = Yuan
dragon-table-rice = Reis
dragon-table-fireworks = Raketen
dragon-table-privilege = Privileg
dragon-table-dragons = Drachen
dragon-table-helmets = Helme
dragon-table-palaces = Paläste
dragon-table-wall-left = Mauerplättchen übrig
dragon-table-cards = Karten, { $count }
dragon-table-symbols = Symbole
dragon-table-your-seat = Dein Platz
dragon-table-choose = Wählen
dragon-table-less = weniger { $good }
dragon-table-more = mehr { $good }
dragon-table-how-act = Wähle eine Aktionskarte; eine besetzte Gruppe kostet 3 Yuan.
dragon-table-how-card = Wähle der Reihe nach: die Person, die Karte, dann den Palast.
dragon-table-how-place = Wähle einen Palast mit freiem Platz oder eine Person, die ersetzt wird.
dragon-table-how-fall = Wähle den Palast, der eine Etage verliert.
dragon-table-how-crowded = Wähle eine Person, die du aus dem überfüllten Palast entlässt.
dragon-table-how-give-back = Wähle, wie viele Reissäcke und Raketen du abgibst; der Rest wird in Yuan gezahlt.
dragon-table-how-discard = Wähle eine deiner Karten.
dragon-table-how-dawn = Wähle eine junge Person.
dragon-table-how-treaty = Wähle eine Personenart, die du hast.
dragon-table-group-draft = Ein Paar wählen
dragon-table-group-act = Eine Aktion wählen
dragon-table-group-build = Eine Etage bauen
dragon-table-group-card = Eine Person mit ihrer Karte nehmen
dragon-table-group-place = Die Person in einem Palast unterbringen
dragon-table-group-release = Eine Person entlassen
dragon-table-group-starve = Eine Person aus einem Palast ohne Reis entlassen
dragon-table-group-fall = Eine Etage entfernen
dragon-table-group-crowded = Eine Person aus einem überfüllten Palast entlassen
dragon-table-group-give-back = Waren abgeben
dragon-table-group-discard = Eine Karte abwerfen
dragon-table-group-dawn = Eine Person in der Morgenröte nehmen
dragon-table-group-treaty = Eine Personenart wählen
dragon-table-do-act = { $price ->
    [0] { $action }
   *[other] { $action }, { $price } Yuan zahlen
}
dragon-table-do-pass = { $yuan ->
    [0] Passen
   *[other] Passen (+{ $yuan } Yuan)
}
dragon-table-do-privilege = { $size ->
    [small] Kleines Privileg für { $cost } Yuan
   *[large] Großes Privileg für { $cost } Yuan
}
dragon-table-do-wall = { $price ->
    [0] Mauer: { $tile }
   *[other] Mauer für { $price } Yuan: { $tile }
}
dragon-table-do-draft = Wählen: { $first } und { $second }
dragon-table-do-floor = Etage auf Palast { $number } bauen
dragon-table-do-person = Mit Karte: { $person }
dragon-table-do-wild = Mit Joker: { $person }
dragon-table-do-spend = Karte „{ $card }“ ohne Wirkung spielen
dragon-table-do-palace = In Palast { $number }
dragon-table-do-replace = Ersetzen: { $person }
dragon-table-do-let-go = Fortschicken: { $person }
dragon-table-do-release = Entlassen: { $person }
dragon-table-do-fall = Etage von Palast { $number } entfernen
dragon-table-do-discard = Karte „{ $card }“ abwerfen
dragon-table-do-dawn = Junge Person nehmen: { $role }
dragon-table-do-treaty = Wählen: { $role }
dragon-table-do-give = { $yuan } Yuan, { $rice } Reis, { $fireworks ->
    [one] 1 Rakete
   *[other] { $fireworks } Raketen
} abgeben
dragon-table-tabs = Bereiche
dragon-table-tab-main = Aktion
dragon-table-tab-palaces = Paläste
dragon-table-tab-persons = Personen
dragon-table-tab-players = Spieler
dragon-table-tab-log = Verlauf

## The table, second edition

dragon-table-with-card = Mit welcher Karte?
dragon-table-own-card = Karte „{ $role }“
dragon-table-own-card-any = Eigene Karte
dragon-table-own-card-keeps = { $wild ->
    [0] Sie wird gespielt. Du hast keinen Joker.
    [one] Sie wird gespielt. Du behältst deinen Joker.
   *[other] Sie wird gespielt. Du behältst { $wild } Joker.
}
dragon-table-own-card-none = Du hast diese Karte nicht.
dragon-table-wild-card = Joker
dragon-table-wild-card-keeps = Er nimmt jede Person. Du behältst die Karte „{ $role }“.
dragon-table-wild-card-takes = Er nimmt jede Person.
dragon-table-wild-card-none = Du hast keinen Joker mehr.
dragon-table-card-after = Wähle zuerst eine Person.
dragon-table-take = Nehmen: { $person }
dragon-table-with-own = mit der eigenen Karte
dragon-table-with-wild = mit einem Joker
dragon-table-waits-for = { $name } ist am Zug.
dragon-table-thinks = { $name } denkt nach …
dragon-table-draft-head = Zwei junge Personen für den Anfang
dragon-table-draft-note = Felder auf der Personenleiste: wer weiter vorn steht, ist früher dran
dragon-table-with-action = bei der Aktion „{ $action }“
dragon-table-gives-monk = Punkte am Ende
dragon-table-gives-monk-how = Buddhas mal Etagen des Palasts
dragon-table-gives-healer = { $amount ->
    [one] 1 Mörser
   *[other] { $amount } Mörser
}
dragon-table-gives-healer-how = jeder rettet bei einer Krankheit eine Person
dragon-table-gives-lady-how = am Ende jedes Monats
dragon-table-year = Was das Jahr verlangt
dragon-table-year-months = { $count ->
    [one] Monat { $months }
   *[other] Monate { $months }
}
dragon-round-title = Monat { $month }: { $event }
dragon-round-had = hatte
dragon-round-pays = zahlt
dragon-round-loses = verliert
dragon-round-decay = Verfall
dragon-round-points = Punkte
dragon-round-nobody = niemanden
dragon-round-missing = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
dragon-round-step-event = Ereignis
dragon-round-step-decay = Verfall
dragon-round-step-points = Punkte
dragon-round-steps = Schritte des Ereignisses
dragon-round-open = { $event }: zeigen, was alle hatten, zahlten und verloren
dragon-round-hide = Zurück zum Tisch
dragon-ending-decides = entscheidet
dragon-because = „{ $source }“ gab den Ausschlag: { $name } hat dafür { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $more } mehr als { $other }.
dragon-because-track = Gleichstand: { $name } steht auf der Personenleiste weiter vorn.
dragon-table-role-monk = Mönch
dragon-table-role-pyrotechnist = Feuer{"\u00AD"}werker
dragon-table-role-warrior = Krieger
dragon-table-role-healer = Heiler
dragon-table-role-farmer = Bauer
dragon-table-role-scholar = Gelehr{"\u00AD"}ter
dragon-table-role-craftsman = Hand{"\u00AD"}werker
dragon-table-role-lady = Hof{"\u00AD"}dame
dragon-table-role-collector = Steuer{"\u00AD"}ein{"\u00AD"}treiber
dragon-table-group-card-wild = Eine Person mit einem Joker nehmen
dragon-table-group-card-spend = Eine Karte ohne Wirkung spielen
dragon-table-group-place-replace = Eine Person ersetzen
dragon-table-group-place-let-go = Die Person fortschicken
## What speaks for a choice, and the themes of puzzles

reason-dragon-wins = Gewinnt die Partie.
reason-dragon-points = { $count ->
    [one] Bringt 1 Punkt.
   *[other] Bringt { $count } Punkte.
}
reason-dragon-goods = { $good ->
    [yuan] Bringt { $count } Yuan.
    [rice] { $count ->
        [one] Bringt 1 Reissack.
       *[other] Bringt { $count } Reissäcke.
    }
   *[fireworks] { $count ->
        [one] Bringt 1 Rakete.
       *[other] Bringt { $count } Raketen.
    }
}
reason-dragon-ahead = Sorgt für Monat { $month } vor: { $event }.
reason-dragon-person = Holt { $person }.
reason-dragon-floors = { $count ->
    [one] Baut 1 Etage.
   *[other] Baut { $count } Etagen.
}
reason-dragon-privilege = Kauft { $privilege }: Punkte in jedem Monat.
reason-dragon-track = { $steps ->
    [one] Rückt auf der Personenleiste 1 Feld vor.
   *[other] Rückt auf der Personenleiste { $steps } Felder vor.
}
reason-dragon-first = Liegt danach in der Reihenfolge vorn.
reason-dragon-safe = Verliert jetzt niemanden: { $event }.
reason-dragon-quiet = Hebt alles für später auf.
puzzle-theme-dragon-action = Eine Aktion wählen
puzzle-theme-dragon-person = Eine Person wählen
puzzle-theme-dragon-palace = Paläste
puzzle-theme-dragon-event = Ereignisse

# Super events on the slip of their month, where long words need a place to break
dragon-table-slip-lanterns = Laternen­fest
dragon-table-slip-buddha = Buddha
dragon-table-slip-earthquake = Erdbeben
dragon-table-slip-tsunami = Tsunami
dragon-table-slip-eclipse = Sonnen­finsternis
dragon-table-slip-eruption = Vulkan­ausbruch
dragon-table-slip-tornado = Tornado
dragon-table-slip-dawn = Morgen­röte
dragon-table-slip-assassination = Attentat
dragon-table-slip-treaty = Vertrag
