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
dragon-action-wall = Chinesische Mauer

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

dragon-option-great_wall = Die Chinesische Mauer: eine achte Aktion, mit der alle an einer Mauer gegen die Mongolen bauen.
dragon-option-super_event = Was im Monat 7 außer dem Ereignis des Monats geschieht: nichts, ein gezogenes Superereignis oder eines mit Namen.
dragon-option-large_privilege_cost = Was ein großes Privileg kostet: 7 Yuan, oder 6 wie in der Ausgabe von 2007.

## What is asked

dragon-ask-draft = { $seat }: Wähle zwei verschiedene junge Personen, ein Paar, das noch niemand hat.
dragon-ask-act = { $seat }: Wähle eine Aktion, oder passe und fülle auf 3 Yuan auf.
dragon-ask-build = { $floors ->
    [one] { $seat }: Setze die Etage auf einen Palast oder als neuen Palast.
   *[other] { $seat }: Setze die nächste von { $floors } Etagen auf einen Palast oder als neuen Palast.
}
dragon-ask-card = { $seat }: Spiele eine Personenkarte und nimm eine Person dafür.
dragon-ask-place = { $seat }: Wähle den Palast für { $person }.
dragon-ask-replace = { $seat }: Alle Paläste sind voll. Ersetze jemanden durch { $person }, oder schick die neue Person fort.
dragon-ask-release = { $count ->
    [one] { $cause }. { $seat }: Entlasse eine Person.
   *[other] { $cause }. { $seat }: Entlasse { $count } Personen, eine nach der anderen.
}
dragon-ask-starve = { $count ->
    [one] Dürre. { $seat }: Ein Palast ist nicht versorgt; entlasse dort eine Person.
   *[other] Dürre. { $seat }: { $count } Paläste sind nicht versorgt; entlasse in jedem eine Person.
}
dragon-ask-fall = { $count ->
    [one] Erdbeben. { $seat }: Wähle den Palast, der eine Etage verliert.
   *[other] Erdbeben. { $seat }: Wähle den Palast, der die nächste von { $count } Etagen verliert.
}
dragon-ask-crowded = Erdbeben. { $seat }: Ein Palast hat mehr Personen als Etagen; entlasse eine davon.
dragon-ask-give-back = Tsunami. { $seat }: Gib { $count } von deinen Yuan, Reissäcken und Raketen ab.
dragon-ask-discard = { $count ->
    [one] Tornado. { $seat }: Wirf eine Personenkarte ab.
   *[other] Tornado. { $seat }: Wirf { $count } Personenkarten ab, eine nach der anderen.
}
dragon-ask-dawn = Morgenröte. { $seat }: Nimm eine junge Person einer Art, die in dieser Morgenröte noch niemand genommen hat.
dragon-ask-treaty = Vertrag. { $seat }: Wähle die Personenart, deren Symbole du erhältst.
dragon-over = Das Spiel ist zu Ende.

## What happened

dragon-month = Monat { $month } beginnt. Er bringt: { $event }.
dragon-drafts = { $seat } wählt { $first } und { $second }.
dragon-acts = { $paid ->
    [0] { $seat } wählt die Aktion „{ $action }“.
   *[other] { $seat } zahlt { $paid } Yuan und wählt die Aktion „{ $action }“.
}
dragon-passes = { $yuan ->
    [0] { $seat } verzichtet auf eine Aktion.
   *[other] { $seat } verzichtet auf eine Aktion und stockt um { $yuan } Yuan auf.
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
dragon-walls = { $seat } verlängert die Mauer bis zum Monat { $length } und erhält: { $tile }.
dragon-builds = { $floors ->
    [one] { $seat } errichtet einen neuen Palast.
   *[other] { $seat } baut einen Palast auf { $floors } Etagen aus.
}
dragon-plays = { $seat } spielt die Karte „{ $card }“ und nimmt { $person }.
dragon-spends = { $seat } spielt die Karte „{ $card }“ umsonst: Eine solche Person gibt es nicht mehr.
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
dragon-wall-holds = Die Mauer reicht bis zum Monat { $length }: Sie hält.
dragon-wall-short = { $length ->
    [0] Es gibt keine Mauer: Wer am wenigsten Plättchen darin hat, entlässt eine Person.
   *[other] Die Mauer reicht nur bis zum Monat { $length }: Wer am wenigsten Plättchen darin hat, entlässt eine Person.
}
dragon-super = Superereignis: { $event }.
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
dragon-treats = { $seat } ruft alle Personen der Art „{ $role }“ zu Hilfe.
dragon-sells = { $seat } verkauft { $rice ->
    [one] 1 Reissack
   *[other] { $rice } Reissäcke
} und { $fireworks ->
    [one] 1 Rakete
   *[other] { $fireworks } Raketen
} für { $yuan } Yuan.
dragon-ends = { $points ->
    [one] { $seat } gewinnt das Jahr mit 1 Punkt.
   *[other] { $seat } gewinnt das Jahr mit { $points } Punkten.
}

## Why not

dragon-illegal-over = Das Spiel ist zu Ende.
dragon-illegal-other-decision = Jetzt ist etwas anderes gefragt.
dragon-illegal-draft-different = Die beiden Personen müssen verschieden sein.
dragon-illegal-pair-drafted = Dieses Paar hat schon jemand gewählt.
dragon-illegal-no-tile = Eine solche Person gibt es nicht mehr.
dragon-illegal-card-not-out = Diese Aktionskarte liegt nicht aus.
dragon-illegal-group-cost = Die Gruppe ist schon besetzt: Sie kostet 3 Yuan, und du hast weniger.
dragon-illegal-privilege-cost = Du kannst dieses Privileg nicht bezahlen (nach der Gruppe, wenn sie 3 Yuan kostet).
dragon-illegal-no-wall = Die Chinesische Mauer ist in diesem Spiel nicht dabei.
dragon-illegal-tile-used = Dieses Mauerplättchen hast du schon benutzt.
dragon-illegal-wall-complete = Die Mauer hat schon alle zwölf Plättchen.
dragon-illegal-no-ground = Für einen neuen Palast ist kein Platz mehr.
dragon-illegal-three-floors = Ein Palast hat höchstens drei Etagen.
dragon-illegal-card-not-held = Diese Karte hast du nicht auf der Hand.
dragon-illegal-tile-left = Für diese Karte gibt es noch eine Person, sie lässt sich also nicht umsonst spielen.
dragon-illegal-palace-full = Dieser Palast ist voll: eine Person je Etage.
dragon-illegal-room-left = In einem Palast ist noch Platz, die Person muss dort einziehen.
dragon-illegal-nobody-like-that = So jemand wohnt nicht in diesem Palast.
dragon-illegal-no-floor = Dieser Palast hat keine Etage mehr zu verlieren.
dragon-illegal-other-role = Diese Karte nimmt nur Personen ihrer Art.
dragon-illegal-no-palace = Einen Palast mit dieser Nummer hast du nicht.
dragon-illegal-equal-palace = Dieser Palast gleicht einem früheren; nenne den ersten von ihnen.
dragon-illegal-starved-before = Dieser Palast ist schon leer ausgegangen.
dragon-illegal-not-crowded = Aus diesem Palast muss niemand ausziehen.
dragon-illegal-one-by-one = Jeder Palast kommt an die Reihe; fang mit dem ersten an.
dragon-illegal-not-owned = So viel hast du nicht.
dragon-illegal-too-much = Das ist mehr, als abgegeben werden muss.
dragon-illegal-too-little = Du hast nicht genug Yuan für den Rest.
dragon-illegal-taken-at-dawn = Diese Personenart wurde in dieser Morgenröte schon genommen.
dragon-illegal-no-such-person = Du hast niemanden dieser Art.

## The score sheet

dragon-sheet-sources = Punkte nach Herkunft
dragon-sheet-months = Punkte nach Monat
dragon-sheet-month = Monat { $month }
dragon-sheet-end = Schlusswertung
dragon-sheet-lost = Verlorene Personen
dragon-sheet-counts = Zählungen
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
dragon-phase-super = Superereignis
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
dragon-draw-gives = Bekäme:
dragon-draw-tiles = Mauerplättchen:
dragon-draw-income = { $points ->
    [one] Nächste Wertung: 1 Punkt.
   *[other] Nächste Wertung: { $points } Punkte.
}
dragon-draw-burden = Monat { $month }, { $event }, nach jetzigem Stand:{ $yuan ->
    [0] {""}
   *[other] {" "}zahlt { $yuan } Yuan;
}{ $rice ->
    [0] {""}
    [one] {" "}verbraucht 1 Reissack;
   *[other] {" "}verbraucht { $rice } Reissäcke;
}{ $points ->
    [0] {""}
    [one] {" "}1 Punkt;
   *[other] {" "}{ $points } Punkte;
}{ $fireworks ->
    [0] {""}
    [one] {" "}gibt 1 Rakete ab;
   *[other] {" "}gibt { $fireworks } Raketen ab;
}{ $persons ->
    [0] {" "}niemand geht;
    [one] {" "}1 Person geht;
   *[other] {" "}{ $persons } Personen gehen;
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
dragon-table-track-note = wer weiter vorn ist, handelt früher; auf demselben Feld, wer rechts steht
dragon-table-score = Punkte
dragon-table-income = du { $score }; +{ $income } in diesem Monat
dragon-table-score-own = du { $score }
dragon-table-order = Reihenfolge dieser Phase
dragon-table-you = du
dragon-table-decides = entscheidet
dragon-table-waits = wartet
dragon-table-done = fertig
dragon-table-no-action = keine Aktion
dragon-table-took = Aktion: { $action }
dragon-table-due = { $count ->
    [one] muss 1 abgeben
   *[other] muss { $count } abgeben
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
dragon-table-net-alone = niemand hilft, netto { $net }
dragon-table-alone = niemand hilft
dragon-table-too-few = zu wenig Yuan
dragon-table-wall-none = kein Plättchen übrig
dragon-table-persons = Personen
dragon-table-persons-note = Symbole, Schritte auf der Leiste, wie viele noch da sind; fett: die Karte hast du noch
dragon-table-young = jung
dragon-table-old = alt
dragon-table-card-held = du hast die Karte
dragon-table-person-left = { $person }, noch { $count } da
dragon-table-palace = Palast { $number } mit { $floors ->
    [one] 1 Etage
   *[other] { $floors } Etagen
}
# The persons come in the accusative, hence the verb.
dragon-table-palace-words = Palast { $number }, { $floors ->
    [one] 1 Etage
   *[other] { $floors } Etagen
}, beherbergt: { $persons }
dragon-table-palace-monk = { $points ->
    [one] 1 Punkt am Ende
   *[other] { $points } Punkte am Ende
}
dragon-table-palace-empty = leer: verfällt
dragon-table-palace-free = { $free ->
    [0] voll
    [one] einer frei
   *[other] { $free } frei
}
dragon-table-floors = { $count ->
    [one] 1 Etage
   *[other] { $count } Etagen
}
dragon-table-unfed = nicht versorgt
dragon-table-free-place = freier Platz
dragon-table-lives = Palast { $number } beherbergt { $person }
dragon-table-new-palace = Ein neuer Palast
dragon-table-coming = Was bevorsteht
dragon-table-nothing-coming = Es kommt kein Ereignis mehr, nur noch die Schlusswertung.
dragon-table-coming-head = { $when ->
    [now] { $event } in diesem Monat:
    [next] { $event } im nächsten Monat:
   *[later] { $event }:
}
dragon-table-coming-peace = nichts geschieht
dragon-table-coming-tribute = { $need } Yuan; du hast { $have }
dragon-table-coming-drought = du brauchst { $need } Reis, hast { $have }
dragon-table-coming-epidemic = { $have ->
    [0] { $need } gehen; du hast keinen Mörser
    [one] { $need } gehen, abzüglich deines Mörsers
   *[other] { $need } gehen, abzüglich deiner { $have } Mörser
}
dragon-table-coming-mongols = { $have ->
    [one] 1 Helm, 1 Punkt
   *[other] { $have } Helme, { $points } Punkte
}
dragon-table-coming-festival = { $have ->
    [one] 1 Rakete, { $points } Punkte
   *[other] { $have } Raketen, { $points } Punkte
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
dragon-table-super-tsunami = die Hälfte aller Waren wird abgegeben
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
dragon-table-how-draft = Wähle zwei verschiedene junge Personen.
dragon-table-how-act = Wähle eine Aktionskarte; eine besetzte Gruppe kostet 3 Yuan.
dragon-table-how-build = Wähle den Palast, der wächst, oder den freien Bauplatz.
dragon-table-how-card = Wähle der Reihe nach: die Person, die Karte, dann den Palast.
dragon-table-how-place = Wähle einen Palast mit freiem Platz, oder jemanden, der ersetzt wird.
dragon-table-how-release = Wähle jemanden in deinen Palästen.
dragon-table-how-starve = Wähle jemanden in einem Palast, der nicht versorgt ist.
dragon-table-how-fall = Wähle den Palast, der eine Etage verliert.
dragon-table-how-crowded = Wähle jemanden im überfüllten Palast.
dragon-table-how-give-back = Wähle, wie viele Reissäcke und Raketen; der Rest wird in Yuan gezahlt.
dragon-table-how-discard = Wähle eine deiner Karten.
dragon-table-how-dawn = Wähle eine junge Person.
dragon-table-how-treaty = Wähle eine Personenart, die du hast.
dragon-table-group-draft = Ein Paar wählen
dragon-table-group-act = Eine Aktion wählen
dragon-table-group-build = Eine Etage bauen
dragon-table-group-card = Eine Person mit ihrer Karte nehmen
dragon-table-group-place = Die Person in einem Palast unterbringen
dragon-table-group-release = Eine Person entlassen
dragon-table-group-starve = Eine Person aus einem hungernden Palast entlassen
dragon-table-group-fall = Eine Etage entfernen
dragon-table-group-crowded = Eine Person aus einem überfüllten Palast entlassen
dragon-table-group-give-back = Güter zurückgeben
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
   *[other] Mauer: { $tile }, { $price } Yuan zahlen
}
dragon-table-do-draft = Wählen: { $first } und { $second }
dragon-table-do-floor = Eine Etage auf Palast { $number }
dragon-table-do-person = Nimm { $person }
dragon-table-do-wild = Joker: Nimm { $person }
dragon-table-do-spend = Karte „{ $card }“ umsonst spielen
dragon-table-do-palace = In Palast { $number }
dragon-table-do-replace = Ersetze { $person }
dragon-table-do-let-go = Fortschicken: { $person }
dragon-table-do-release = Entlasse { $person }
dragon-table-do-fall = Palast { $number } verliert eine Etage
dragon-table-do-discard = Karte „{ $card }“ abwerfen
dragon-table-do-dawn = Junge Person nehmen: { $role }
dragon-table-do-treaty = Zu Hilfe rufen: { $role }
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
dragon-table-take = Nimm { $person }
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
dragon-table-group-card-spend = Eine Karte umsonst spielen
dragon-table-group-place-replace = Eine Person ersetzen
dragon-table-group-place-let-go = Die Person fortschicken
