## The goal card of In the Year of the Dragon

dragon-goal-goal = Zwölf Monate, zehn harte Ereignisse. Halte deine Leute unter Dach, satt und gesund: Die meisten Punkte gewinnen.
dragon-goal-turn = Wähle eine Aktion; eine besetzte Gruppe kostet 3 Yuan. Dann nimm eine Person auf. Dann kommt das Ereignis.
dragon-goal-scoring = Jeden Monat: 1 Punkt je Palast, Hofdame und Drache. Am Ende: 2 je Person, dazu Mönche und Geld.

## Actions

dragon-about-action-taxes-name = Steuern
dragon-about-action-taxes-what = Du erhältst 2 Yuan, und 1 mehr je Münze an deinem Hof.
dragon-about-action-taxes-when = Der Tribut nimmt 4 Yuan, und eine besetzte Gruppe kostet 3.
dragon-about-action-build-name = Bauen
dragon-about-action-build-what = Du erhältst 1 Etage, und 1 mehr je Hammer. Setze jede auf einen Palast mit weniger als drei Etagen oder gründe einen neuen.
dragon-about-action-build-when = Jeder Palast bringt jeden Monat einen Punkt, aber ein leerer verliert eine Etage.
dragon-about-action-harvest-name = Ernte
dragon-about-action-harvest-what = Du erhältst 1 Reissack, und 1 mehr je Reissymbol an deinem Hof.
dragon-about-action-harvest-when = Bei einer Dürre verbraucht jeder bewohnte Palast einen.
dragon-about-action-fireworks-name = Feuerwerk
dragon-about-action-fireworks-what = Du erhältst 1 Rakete, und 1 mehr je Raketensymbol an deinem Hof.
dragon-about-action-fireworks-when = Das Drachenfest belohnt die meisten und die zweitmeisten.
dragon-about-action-military-name = Heerschau
dragon-about-action-military-what = Deine Scheibe rückt auf der Personenleiste 1 Feld vor, und 1 mehr je Helm.
dragon-about-action-military-when = Die neue Reihenfolge gilt ab der nächsten Phase.
dragon-about-action-research-name = Studium
dragon-about-action-research-what = Du erhältst 1 Punkt, und 1 mehr je Buch an deinem Hof.
dragon-about-action-privilege-name = Privileg
dragon-about-action-privilege-what = Du kaufst ein Privileg, klein oder groß. Jeder seiner Drachen bringt am Ende jedes Monats einen Punkt.
dragon-about-action-privilege-when = Je früher du es kaufst, desto öfter bringt es Punkte.
dragon-about-action-wall-name = Chinesische Mauer
dragon-about-action-wall-what = Du setzt eines deiner Mauerplättchen in die gemeinsame Mauer und erhältst seinen Bonus. Personen bringen nichts dazu.
dragon-about-action-wall-when = Die Mauer wird bei jedem Mongolensturm geprüft, und nach Monat 12.
dragon-about-group-name = Gruppe von Aktionskarten
dragon-about-group-what = Du wählst eine Gruppe und führst eine ihrer Aktionen aus. Der erste Spieler zahlt nichts, alle danach zahlen 3 Yuan.
dragon-about-group-when = Die Karten werden jeden Monat neu verteilt.
dragon-about-price-name = 3 Yuan
dragon-about-price-what = Jemand hat diese Gruppe in diesem Monat schon gewählt, also kostet sie vor der Aktion 3 Yuan. Mit weniger Geld kannst du sie nicht wählen.
dragon-about-pass-name = Keine Aktion
dragon-about-pass-what = Du nimmst keine Aktion und keine Gruppe. Hast du weniger als 3 Yuan, erhältst du so viele, wie daran fehlen.
dragon-about-pass-when = Nützlich vor einem Tribut, wenn nichts Freies Geld bringt.

## Persons

dragon-about-role-monk-name = Mönch
dragon-about-role-monk-what = Er zählt am Ende des Spiels: Buddhas mal Etagen seines Palasts. Jung hat er 1 Buddha und 6 Felder, alt 2 Buddhas und 2 Felder.
dragon-about-role-monk-when = Gib ihm vor dem Jahresende einen Palast mit drei Etagen.
dragon-about-role-pyrotechnist-name = Feuerwerker
dragon-about-role-pyrotechnist-what = Er macht Feuerwerk stärker: jung 1 Rakete und 5 Felder, alt 2 Raketen und 3 Felder.
dragon-about-role-pyrotechnist-when = Nach dem letzten Drachenfest darf er gehen.
dragon-about-role-warrior-name = Krieger
dragon-about-role-warrior-what = Er macht Heerschau stärker und bringt beim Mongolensturm Punkte: jung 1 Helm und 5 Felder, alt 2 Helme und 3 Felder.
dragon-about-role-warrior-when = Alle mit den wenigsten Helmen verlieren durch die Mongolen eine Person.
dragon-about-role-healer-name = Heiler
dragon-about-role-healer-what = Jeder Mörser rettet bei einer Krankheit eine Person: jung 1 Mörser und 4 Felder, alt 2 Mörser und 1 Feld.
dragon-about-role-healer-when = Drei Mörser retten alle.
dragon-about-role-farmer-name = Bauer
dragon-about-role-farmer-what = Er macht Ernte stärker: jung 1 Reissymbol und 4 Felder, alt 2 Symbole und 1 Feld. Die Symbole selbst ernähren niemanden.
dragon-about-role-farmer-when = Ernte, bevor die Dürre kommt.
dragon-about-role-scholar-name = Gelehrter
dragon-about-role-scholar-what = Er macht Studium stärker: jung 2 Bücher und 4 Felder, alt 3 Bücher und 2 Felder.
dragon-about-role-scholar-when = Bei jedem Studium, bis zum letzten Monat.
dragon-about-role-craftsman-name = Handwerker
dragon-about-role-craftsman-what = Sein Hammer baut beim Bauen eine Etage mehr. Er rückt dich 2 Felder vor.
dragon-about-role-craftsman-when = Je früher du baust, desto mehr Paläste bringen Punkte.
dragon-about-role-lady-name = Hofdame
dragon-about-role-lady-what = Sie bringt am Ende jedes Monats einen Punkt. Sie rückt dich nur 1 Feld vor.
dragon-about-role-lady-when = Je früher sie kommt, desto mehr bringt sie.
dragon-about-role-collector-name = Steuereintreiber
dragon-about-role-collector-what = Seine 3 Münzen bringen bei Steuern 3 Yuan mehr. Er rückt dich 3 Felder vor.
dragon-about-role-collector-when = Seine Münzen sind kein Geld: Sie zahlen keinen Tribut.
dragon-about-card-name = Personenkarte
dragon-about-card-what = Einmal gespielt, bringt sie eine Person ihrer Art, jung oder alt. Welche Karten jemand noch hat, ist offen.
dragon-about-card-when = Eine Karte im Monat, im Monat 12 keine.
dragon-about-wild-card-name = Joker
dragon-about-wild-card-what = Er bringt eine Person deiner Wahl. Jeder hat zwei davon.
dragon-about-wild-card-when = Behalte sie für die Art, die du zweimal brauchst.
dragon-about-persons-left-name = Noch da
dragon-about-persons-left-what = Wie viele Plättchen davon noch genommen werden können. Ist von einer Art keines mehr da, bringt ihre Karte nichts.
dragon-about-value-name = Wert
dragon-about-value-what = Um so viele Felder rückt die Person beim Einzug deine Scheibe auf der Personenleiste vor.
dragon-about-value-when = Junge haben die größeren Werte, Alte mehr Symbole.

## Symbols

dragon-about-symbol-buddha-name = Buddha
dragon-about-symbol-buddha-what = Am Ende des Spiels zählt ein Mönch seine Buddhas mal die Etagen seines Palasts.
dragon-about-symbol-rocket-name = Rakete
dragon-about-symbol-rocket-what = Eine Rakete mehr bei jedem Feuerwerk.
dragon-about-symbol-helmet-name = Helm
dragon-about-symbol-helmet-what = Ein Feld mehr bei Heerschau und ein Punkt beim Mongolensturm. Wer die wenigsten Helme hat, verliert eine Person.
dragon-about-symbol-mortar-name = Mörser
dragon-about-symbol-mortar-what = Bei einer Krankheit geht eine Person weniger.
dragon-about-symbol-rice-name = Reissymbol
dragon-about-symbol-rice-what = Ein Reissack mehr bei jeder Ernte.
dragon-about-symbol-book-name = Buch
dragon-about-symbol-book-what = Ein Punkt mehr bei jedem Studium.
dragon-about-symbol-hammer-name = Hammer
dragon-about-symbol-hammer-what = Eine Etage mehr bei jedem Bauen.
dragon-about-symbol-dragon-name = Drache
dragon-about-symbol-dragon-what = Ein Punkt am Ende jedes Monats für jeden Drachen auf einer Hofdame oder einem Privileg.
dragon-about-symbol-coin-name = Münze
dragon-about-symbol-coin-what = Ein Yuan mehr bei jeder Aktion Steuern. Sie ist selbst kein Geld.

## The year

dragon-about-month-name = Monat
dragon-about-month-what = Jeder der zwölf Monate hat sein Ereignis, und alle liegen offen: Aktion, Person, Ereignis, Wertung.
dragon-about-month-when = Schau zwei Monate voraus: Wen du jetzt nimmst, der soll dann helfen.
dragon-about-event-peace-name = Ruhe
dragon-about-event-peace-what = Kein Ereignis. Leere Paläste verfallen, und der Monat wird trotzdem gewertet.
dragon-about-event-tribute-name = Kaisertribut
dragon-about-event-tribute-what = Jeder zahlt 4 Yuan. Für jeden fehlenden Yuan geht eine Person.
dragon-about-event-tribute-when = Steuern oder Passen bringen das Geld rechtzeitig.
dragon-about-event-drought-name = Dürre
dragon-about-event-drought-what = Jeder bewohnte Palast verbraucht einen Reissack. Aus jedem Palast, den du nicht versorgen kannst, geht eine Person.
dragon-about-event-drought-when = Nimm vorher Ernte oder bewohne weniger Paläste.
dragon-about-event-festival-name = Drachenfest
dragon-about-event-festival-what = 6 Punkte für die meisten Raketen, 3 für die zweitmeisten; bei Gleichstand erhalten sie alle. Wer Punkte erhält, gibt die Hälfte ab, aufgerundet.
dragon-about-event-festival-when = Ohne Raketen gibt es keine Punkte.
dragon-about-event-mongols-name = Mongolensturm
dragon-about-event-mongols-what = Ein Punkt je Helm. Dann verlieren alle mit den wenigsten Helmen eine Person.
dragon-about-event-mongols-when = Ein Helm mehr als jemand anders genügt.
dragon-about-event-epidemic-name = Krankheit
dragon-about-event-epidemic-what = Drei Personen gehen, eine weniger je Mörser.
dragon-about-event-epidemic-when = Drei Mörser retten alle.
dragon-about-event-lanterns-name = Laternenfest
dragon-about-event-lanterns-what = 2 Punkte für jede Person an deinem Hof.
dragon-about-event-lanterns-when = Im Monat 7, nach dem Ereignis des Monats: Halte deine Leute bis dahin.
dragon-about-event-buddha-name = Buddha
dragon-about-event-buddha-what = Mönche zählen wie am Ende: Buddhas mal Etagen ihrer Paläste.
dragon-about-event-buddha-when = Im Monat 7, und noch einmal am Ende des Spiels.
dragon-about-event-earthquake-name = Erdbeben
dragon-about-event-earthquake-what = Jeder nimmt zwei Etagen weg. Personen ohne Etage gehen.
dragon-about-event-earthquake-when = Im Monat 7: Hab bis dahin zwei freie Etagen.
dragon-about-event-tsunami-name = Tsunami
dragon-about-event-tsunami-what = Zähle Yuan, Reissäcke und Raketen zusammen und gib die Hälfte ab, abgerundet, in beliebiger Mischung.
dragon-about-event-tsunami-when = Im Monat 7: Gib vorher aus, oder gib ab, was du am wenigsten brauchst.
dragon-about-event-eclipse-name = Sonnenfinsternis
dragon-about-event-eclipse-what = Das Ereignis von Monat 7 tritt ein zweites Mal ein, mit den neuen Zahlen.
dragon-about-event-eclipse-when = Sorge für dieses Ereignis doppelt vor.
dragon-about-event-eruption-name = Vulkanausbruch
dragon-about-event-eruption-what = Alle Scheiben der Personenleiste kehren auf 0 zurück und behalten ihre Reihenfolge.
dragon-about-event-eruption-when = Im Monat 7: Ein großer Vorsprung zählt danach nichts mehr, der erste Platz schon.
dragon-about-event-tornado-name = Tornado
dragon-about-event-tornado-what = Jeder wirft zwei Personenkarten seiner Wahl ab.
dragon-about-event-tornado-when = Im Monat 7. Ab Monat 10 nimmt niemand mehr Personen auf.
dragon-about-event-dawn-name = Morgenröte
dragon-about-event-dawn-what = Jeder nimmt ohne Karte eine junge Person, jeder eine andere Art, in der Reihenfolge der Leiste.
dragon-about-event-dawn-when = Im Monat 7: Halte eine Etage frei.
dragon-about-event-assassination-name = Attentat
dragon-about-event-assassination-what = Alle Privilegien gehen verloren.
dragon-about-event-assassination-when = Im Monat 7, vor der Wertung: Frühe Privilegien bringen nur bis Monat 6 Punkte.
dragon-about-event-treaty-name = Vertrag
dragon-about-event-treaty-what = Wähle eine Personenart, die du hast: Ihre Symbole bringen, was ihre Aktion brächte, ohne das der Karte.
dragon-about-event-treaty-when = Im Monat 7: Sammle Personen einer Art.
dragon-about-forecast-name = Was bevorsteht
dragon-about-forecast-what = Was die nächsten Ereignisse nach jetzigem Stand für dich bedeuten, und wie viele Personen in Gefahr sind.
dragon-about-forecast-when = Es ändert sich mit allem, was du tust.

## Palaces

dragon-about-palace-name = Palast
dragon-about-palace-what = Eine bis drei Etagen, auf jeder eine Person. Ein Palast bringt am Ende jedes Monats einen Punkt.
dragon-about-palace-when = Bei einer Dürre verbraucht er einen Reissack, wenn jemand darin wohnt; steht er leer, verfällt er.
dragon-about-floor-name = Etage
dragon-about-floor-what = Platz für eine Person. Niemand zieht später in einen anderen Palast um.
dragon-about-new-palace-name = Neuer Palast
dragon-about-new-palace-what = Eine Etage an dieser Stelle gründet einen eigenen Palast.
dragon-about-new-palace-when = Lass noch in diesem Monat jemanden einziehen, sonst verfällt er.
dragon-about-decay-name = Verfall
dragon-about-decay-what = Nach dem Ereignis verliert jeder leere Palast eine Etage. Ein Palast ohne Etagen verschwindet.
dragon-about-decay-when = Jeden Monat, vor der Wertung.

## Goods

dragon-about-yuan-name = Yuan
dragon-about-yuan-what = Das Geld: für den Tribut, für besetzte Gruppen und für Privilegien.
dragon-about-yuan-when = Am Ende des Spiels sind je volle 3 Yuan ein Punkt.
dragon-about-rice-name = Reissack
dragon-about-rice-what = Versorgt bei einer Dürre einen bewohnten Palast.
dragon-about-rice-when = Am Ende des Spiels wird er für 2 Yuan verkauft.
dragon-about-firework-name = Rakete
dragon-about-firework-what = Zählt beim Drachenfest: Die meisten und die zweitmeisten bringen Punkte.
dragon-about-firework-when = Am Ende des Spiels wird sie für 2 Yuan verkauft.
dragon-about-privilege-small-name = Kleines Privileg
dragon-about-privilege-small-what = Kostet 2 Yuan und hat einen Drachen: ein Punkt am Ende jedes Monats.
dragon-about-privilege-small-when = Noch drei Monate vor Schluss bringt es 3 Punkte.
dragon-about-privilege-large-name = Großes Privileg
dragon-about-privilege-large-what = Kostet 7 Yuan (6 mit der Option von 2007) und hat zwei Drachen: 2 Punkte am Ende jedes Monats.
dragon-about-privilege-large-when = Früh im Jahr ist es am meisten wert.
dragon-about-wall-tile-name = Mauerplättchen
dragon-about-wall-tile-what = Einmal benutzt, bringt es seinen Bonus und macht die Mauer einen Monat länger. Jeder hat sechs verschiedene.
dragon-about-wall-tile-when = In der Mauer bringt es einen Punkt, sooft die Mauer hält.
dragon-about-wall-name = Die Mauer
dragon-about-wall-what = Ist sie so lang wie die Zahl des Monats, erhalten alle einen Punkt für jedes eigene Plättchen darin. Wenn nicht, verlieren die mit den wenigsten Plättchen eine Person.
dragon-about-wall-when = Bei jedem Mongolensturm, und noch einmal nach Monat 12.

## Tracks and players

dragon-about-person-track-name = Personenleiste
dragon-about-person-track-what = Wer am weitesten vorn ist, kommt in jeder Phase zuerst. Auf demselben Feld kommt die obere, später angekommene Scheibe zuerst.
dragon-about-person-track-when = Neue Personen und Heerschau bringen dich voran; kein Abgang wirft dich zurück.
dragon-about-order-name = Reihenfolge dieser Phase
dragon-about-order-what = Sie folgt der Personenleiste zu Beginn der Phase und gilt, bis die Phase vorbei ist.
dragon-about-score-track-name = Punkte
dragon-about-score-track-what = Was alle bisher gesammelt haben. Jeder Monat bringt einen Punkt je Palast, Hofdame und Drache.
dragon-about-score-track-when = Am Ende kommen 2 Punkte je Person, Mönche und Geld dazu.
dragon-about-seat-name = Spieler
dragon-about-seat-what = Paläste, Waren und Karten dieses Spielers; alles ist offen.
dragon-about-seat-when = Vergleiche die Helme vor den Mongolen und die Raketen vor dem Fest.

## Choices

dragon-about-draft-name = Erste Personen
dragon-about-draft-what = Nimm zwei verschiedene junge Personen, ein Paar, das noch niemand hat.
dragon-about-draft-when = Ihre Werte entscheiden, wer im Monat 1 beginnt.
dragon-about-release-name = Entlassen
dragon-about-release-what = Diese Person verlässt das Spiel. Du wählst, wer geht.
dragon-about-release-when = Lass keinen Palast leer zurück: Er würde verfallen.
dragon-about-replace-name = Ersetzen
dragon-about-replace-what = Alle Paläste sind voll: Die neue Person nimmt den Platz dieser ein, die das Spiel verlässt.
dragon-about-let-go-name = Fortschicken
dragon-about-let-go-what = Die neue Person geht sofort wieder. Deine Scheibe rückt nicht vor.
dragon-about-spend-name = Umsonst spielen
dragon-about-spend-what = Von dieser Art ist niemand mehr da: Die Karte ist weg und bringt niemanden.
dragon-about-fall-name = Eine Etage fällt
dragon-about-fall-what = Der Palast verliert beim Erdbeben eine Etage. Nimm eine freie, wenn du kannst.
dragon-about-give-back-name = Abgeben
dragon-about-give-back-what = Wähle, welche Waren der Tsunami nimmt.
dragon-about-discard-name = Abwerfen
dragon-about-discard-what = Die Karte geht verloren, ohne jemanden zu bringen.
