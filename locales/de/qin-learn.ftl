## The goal card of Qin

qin-goal-goal = Setze deine letzte Pagode vor allen anderen.
qin-goal-turn = Lege ein Plättchen neben ein Provinzfeld, dann ziehe eines.
qin-goal-scoring = Zwei verbundene Felder gründen eine Provinz: eine Pagode. Fünf machen sie zur Großprovinz: eine zweite. Verbundene Provinzen gehören dem größten Anteil. Die meisten Pagoden um ein Dorf bringen noch eine.

## Tiles

qin-about-tile-double-name = Doppel
qin-about-tile-double-what = Zwei Felder gleicher Farbe. Es gründet schon allein eine Provinz, wenn es keine Provinz seiner Farbe berührt.
qin-about-tile-double-when = Hebe dir eines für einen Platz neben einem Dorf auf oder für eine Lücke von zwei Feldern.
qin-about-tile-two-colours-name = Zweifarbiges Plättchen
qin-about-tile-two-colours-what = Zwei Felder verschiedener Farbe. Jede Hälfte wirkt für sich: Ein Plättchen kann zwei Provinzen gründen oder wachsen lassen.
qin-about-tile-two-colours-when = Drehe es vor dem Legen: Andersherum bewirkt es oft etwas anderes.
qin-about-hand-name = Deine Hand
qin-about-hand-what = Drei Plättchen, die nur du siehst. In jedem Zug legst du eines und ziehst eines.
qin-about-hand-when = Ist der Vorrat leer, werden die Hände kleiner.
qin-about-other-hand-name = Hand eines anderen Spielers
qin-about-other-hand-what = Du siehst, wie viele Plättchen ein Spieler hat, nicht welche.
qin-about-supply-name = Verdeckte Plättchen
qin-about-supply-what = Die Plättchen, die noch niemand hat. Nach dem Legen ziehst du eines.
qin-about-supply-when = Sind sie aufgebraucht, zieht niemand mehr.
qin-about-last-tile-name = Zuletzt gelegtes Plättchen
qin-about-last-tile-what = Das Plättchen des letzten Zuges. Es wirkt in fester Reihenfolge: Zusammenwachsen und Wachsen, Gründen, Großprovinzen, Dörfer.

## The board

qin-about-board-name = Der Spielplan
qin-about-board-what = Steppe, Dörfer und Wasser, mit einem Startfeld in jeder Farbe. Von diesen dreien geht alles aus.
qin-about-meadow-name = Steppe
qin-about-meadow-what = Ein freies Feld. Ein Plättchen bedeckt zwei davon mit gemeinsamer Kante.
qin-about-meadow-when = Eine Hälfte des Plättchens muss eine Kante mit einem Provinzfeld teilen.
qin-about-lake-name = Wasser
qin-about-lake-what = Auf Wasser wird nie etwas gelegt.
qin-about-lake-when = Es schließt eine Seite eines Dorfes für immer und hält Provinzen getrennt.
qin-about-village-name = Dorf
qin-about-village-what = Wer auf den Provinzen daneben allein die meisten Pagoden hat, setzt eine darauf. Bei Gleichstand bleibt der Besitzer.
qin-about-village-when = Nach jedem Plättchen. Eine Großprovinz daneben zählt zwei; die Pagode auf dem Dorf zählt nicht.
qin-about-starting-territory-name = Startfeld
qin-about-starting-territory-what = Ein Provinzfeld wie jedes andere, von Anfang an da. Plättchen dürfen daneben liegen, und es kann Teil einer Provinz werden.
qin-about-territory-name = Provinzfeld
qin-about-territory-what = Ein farbiges Feld. Mit Nachbarn seiner Farbe bildet es eine Provinz.
qin-about-lone-territory-name = Einzelnes Provinzfeld
qin-about-lone-territory-what = Es hat keinen Nachbarn in seiner Farbe und gehört niemandem.
qin-about-lone-territory-when = Das nächste Plättchen seiner Farbe daneben gründet mit ihm eine Provinz, für den, der es legt.
qin-about-province-name = Provinz
qin-about-province-what = Zwei oder mehr verbundene Felder einer Farbe mit einer Pagode des Besitzers. Was dazukommt, gehört dem Besitzer, egal wer es legt.
qin-about-province-when = Mit fünf Feldern wird sie Großprovinz. Wächst sie mit einer anderen zusammen, besitzt der größere Anteil beide.
qin-about-major-province-name = Großprovinz
qin-about-major-province-what = Fünf oder mehr Felder, zwei Pagoden, nie eine dritte. Sie geht nie verloren: Zwei Großprovinzen werden nicht verbunden, und eine kleine fällt an sie.
qin-about-major-province-when = Sie zählt neben einem Dorf zwei und kann kleine Provinzen ihrer Farbe übernehmen.
qin-about-pagoda-name = Pagode
qin-about-pagoda-what = Sie zeigt, was einem Spieler gehört: eine auf einer Provinz, zwei auf einer Großprovinz, eine auf einem Dorf. Was verloren geht, gibt sie zurück.
qin-about-pagoda-when = Wer zuerst keine mehr übrig hat, gewinnt sofort.

## The players

qin-about-pagodas-left-name = Übrige Pagoden
qin-about-pagodas-left-what = So viele Pagoden muss dieser Spieler noch setzen. Bei null endet das Spiel sofort, und er gewinnt, egal wer am Zug ist.
qin-about-pagodas-left-when = Wer noch zwei oder drei hat, kann mit einem Plättchen gewinnen: Lass seine Vierer nicht wachsen und achte auf seine Dörfer.
qin-about-series-name = Serie
qin-about-series-what = Eine Partie auf jedem Spielplan. Übrige Pagoden werden zusammengezählt, und die wenigsten gewinnen.
qin-about-series-when = Der Startspieler wechselt von Partie zu Partie im Uhrzeigersinn.

## Marks on free squares

qin-about-place-legal-name = Ein Platz für dein Plättchen
qin-about-place-legal-what = Hier darf dein Plättchen liegen: zwei freie Felder neben einem Provinzfeld.
qin-about-place-one-name = Du setzt eine Pagode
qin-about-place-one-what = Hier setzt das Plättchen eine deiner Pagoden.
qin-about-place-more-name = Du setzt mehrere Pagoden
qin-about-place-more-what = Hier setzt das Plättchen zwei oder mehr deiner Pagoden.
qin-about-place-other-name = Nützt jemand anderem
qin-about-place-other-what = Hier würde ein anderer Spieler eine Pagode setzen, denn was zu einer Provinz kommt, gehört ihrem Besitzer.
qin-about-preview-name = Vorschau
qin-about-preview-what = Was dein Plättchen an diesem Platz bewirken würde, in der Reihenfolge, in der es geschieht. Noch ist nichts entschieden.

## Buttons

qin-about-turn-tile-name = Drehen
qin-about-turn-tile-what = Dreht das Plättchen um das gewählte Feld, bis zur nächsten erlaubten Lage. Die Richtung entscheidet, welche Hälfte was berührt.
qin-about-confirm-name = Plättchen legen
qin-about-confirm-what = Legt das Plättchen an diesen Platz und beendet deinen Zug: Es wirkt, dann ziehst du.
qin-about-take-back-name = Plättchen zurücknehmen
qin-about-take-back-what = Legt das Plättchen in deine Hand zurück. Du kannst ein anderes oder einen anderen Platz wählen.
qin-about-pass-name = Passen
qin-about-pass-what = Nur wenn keines deiner Plättchen irgendwo passt, während ein anderer noch legen kann. Du ziehst nichts.

## The score sheet

qin-about-score-provinces-name = Auf Provinzen
qin-about-score-provinces-what = Pagoden auf Provinzen: je eine, zwei auf einer Großprovinz.
qin-about-score-villages-name = Auf Dörfern
qin-about-score-villages-what = Pagoden auf Dörfern: je eine.
qin-about-score-left-name = Übrig
qin-about-score-left-what = Pagoden, die ein Spieler nicht gesetzt hat. In einer Serie werden sie über alle Partien zusammengezählt.
