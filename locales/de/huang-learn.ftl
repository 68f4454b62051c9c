## Huang: die Karte mit dem Ziel

huang-goal-goal = Sammle Punkte in vier Farben. Deine schwächste Farbe ist dein Ergebnis; weiße Punkte füllen die Lücken.
huang-goal-turn = Zwei Aktionen: Plättchen oder Anführer setzen, Bauernaufstand, mit Grün bauen oder Plättchen ersetzen.
huang-goal-scoring = Ein Plättchen gibt dem Anführer seiner Farbe im Reich einen Punkt. Pagoden zahlen in jedem Zug, Revolten und Kriege dem Sieger.

## Plättchen

huang-about-tile-yellow-name = Gelbes Plättchen, Gouverneur
huang-about-tile-yellow-what = Kommt auf Land. Jeder Anführer braucht ein gelbes Plättchen neben sich, und gelbe Plättchen neben einem Anführer sind seine Stärke in einer Revolte.
huang-about-tile-yellow-when = Ohne sein letztes gelbes Plättchen kehrt ein Anführer zu seinem Besitzer zurück. Gelbe Plättchen auf der Hand helfen in Revolten.
huang-about-tile-red-name = Rotes Plättchen, Soldat
huang-about-tile-red-what = Kommt auf Land. Die roten Plättchen eines Reiches sind seine Stärke im Krieg.
huang-about-tile-red-when = Im Krieg verliert der Verlierer seine roten Plättchen, und der Sieger zahlt mit seinen. Rote Plättchen auf der Hand können ein Reich unterstützen.
huang-about-tile-blue-name = Blaues Plättchen, Bauer
huang-about-tile-blue-what = Kommt auf einen Fluss. Danach darfst du in derselben Aktion ein weiteres blaues daneben legen, und so fort.
huang-about-tile-blue-when = Zwei blaue Plättchen von der Hand lösen einen Bauernaufstand aus.
huang-about-tile-green-name = Grünes Plättchen, Kaufmann
huang-about-tile-green-what = Kommt auf Land. Danach darfst du ein Plättchen vom Markt nehmen.
huang-about-tile-green-when = Zwei grüne Plättchen von der Hand errichten eine Pagode auf einem beliebigen freien Dreieck.
huang-about-tile-white-name = Weißes Plättchen, Handwerker
huang-about-tile-white-what = Kommt auf Land. Weiße Punkte sind Joker: Sie füllen am Ende deine schwächsten Farben.
huang-about-tile-white-when = Nur zwölf der Plättchen sind weiß, und es gibt eine weiße Pagode.

## Anführer

huang-about-leader-yellow-name = Gelber Anführer, Gouverneur
huang-about-leader-yellow-what = Punktet für gelbe Plättchen in seinem Reich und für jedes Plättchen, dessen Farbe dort keinen Anführer hat.
huang-about-leader-yellow-when = Neben dem Spielbrett gibt er dir in jeder deiner Revolten eins dazu.
huang-about-leader-red-name = Roter Anführer, Soldat
huang-about-leader-red-what = Punktet für rote Plättchen in seinem Reich und für besiegte Banditen.
huang-about-leader-red-when = Neben dem Spielbrett gibt er einem Reich, das du im Krieg unterstützt, eins dazu.
huang-about-leader-blue-name = Blauer Anführer, Bauer
huang-about-leader-blue-what = Punktet für blaue Plättchen in seinem Reich. Mit Kornspeichern nimmt er am Ende deines Zuges alle seines Reiches bis auf einen.
huang-about-leader-blue-when = Neben dem Spielbrett steht er für eines der zwei blauen Plättchen eines Bauernaufstands.
huang-about-leader-green-name = Grüner Anführer, Kaufmann
huang-about-leader-green-what = Punktet für grüne Plättchen in seinem Reich.
huang-about-leader-green-when = Neben dem Spielbrett steht er für eines der zwei grünen Plättchen, die eine Pagode errichten.
huang-about-leader-white-name = Weißer Anführer, Handwerker
huang-about-leader-white-what = Punktet für weiße Plättchen in seinem Reich.
huang-about-leader-white-when = Weiße Punkte füllen am Ende deine schwächsten Farben.
huang-about-leaders-off-name = Anführer neben dem Spielbrett
huang-about-leaders-off-what = Anführer vor ihrem Besitzer können auf leeres Land neben ein gelbes Plättchen gesetzt werden.
huang-about-leaders-off-when = Solange sie warten, hilft Gelb in Revolten, Rot in Kriegen, Blau bei Bauernaufständen und Grün beim Bauen. Helfen verbraucht sie nie.

## Gebäude

huang-about-pagoda-name = Pagode
huang-about-pagoda-what = Steht auf einem Dreieck ihrer Farbe. Am Ende deines Zuges gibt sie deinem Anführer ihrer Farbe in ihrem Reich einen Punkt.
huang-about-pagoda-when = Wird ein Plättchen darunter entfernt, kehrt die Pagode in den Vorrat zurück.
huang-about-palace-name = Kaiserlicher Palast
huang-about-palace-what = Steht auf vier gelben Plättchen in einer Raute. Mit deinem gelben Anführer in seinem Reich ziehst du am Ende deines Zuges auf sieben Plättchen.
huang-about-palace-when = Wird ein Plättchen darunter entfernt, kehrt der Palast in den Vorrat zurück.
huang-about-granary-name = Kornspeicher
huang-about-granary-what = Zwei blaue Punkte wert für den, der ihn nimmt. Mit dem Plättchen darunter lässt sich kein Dreieck bilden.
huang-about-granary-when = Am Ende deines Zuges darfst du im Reich deines blauen Anführers alle Kornspeicher bis auf einen nehmen.
huang-about-triangle-name = Dreieck
huang-about-triangle-what = Drei Plättchen einer Farbe, die einander alle berühren, keines unter einem Gebäude. Darauf kann eine Pagode stehen.
huang-about-triangle-when = Wenn du es vollendest, baust du kostenlos, später für zwei grüne Plättchen.
huang-about-supply-name = Übrige Pagoden
huang-about-supply-what = Die Pagoden, die nicht auf dem Spielbrett stehen.
huang-about-supply-when = Ist keine einer Farbe mehr da, wird beim Bauen eine dieser Farbe auf dem Spielbrett versetzt.

## Das Spielbrett

huang-about-land-name = Land
huang-about-land-what = Für Plättchen jeder Farbe außer Blau, und für Anführer, wenn ein gelbes Plättchen daneben liegt.
huang-about-river-name = Fluss
huang-about-river-what = Nur für blaue Plättchen. Anführer stehen hier nicht.
huang-about-capital-name = Hauptstadt
huang-about-capital-what = Hat zu Beginn ein gelbes Plättchen und gibt ihrem Reich den Namen. Sonst ist sie Land wie jedes andere.
huang-about-capital-when = Ein Bauernaufstand kann auch ihr Plättchen entfernen.
huang-about-state-name = Reich
huang-about-state-what = Verknüpfte Plättchen und Anführer, mindestens ein Anführer darunter. Es gehört niemandem; Anführer verschiedener Farben teilen es sich in Frieden.
huang-about-state-when = Ein zweiter Anführer einer Farbe löst eine Revolte aus, ein Plättchen, das Reiche mit Anführern einer Farbe verbindet, einen Krieg.
huang-about-bandits-name = Skrupellose Banditen
huang-about-bandits-what = Neben ihnen darf kein Anführer stehen, und ein Plättchen nur, wenn sein Reich mindestens so viele rote Plättchen hat.
huang-about-bandits-when = Ein solches Plättchen besiegt sie: Der rote Anführer des Reiches bekommt so viele Punkte, wie es Banditen waren, und ebenso viele rote Plättchen gehen.
huang-about-camp-name = Lager
huang-about-camp-what = Ein Platz für Banditen. Ohne Banditen ist es gewöhnliches Land.

## Spieler und Vorräte

huang-about-hand-name = Hand
huang-about-hand-what = Plättchen, die nur ihr Besitzer sieht. Am Ende jedes Zuges werden die Hände auf sechs aufgefüllt.
huang-about-market-name = Markt
huang-about-market-what = Sechs offene Plättchen. Nach einem grünen Plättchen darfst du eines davon nehmen.
huang-about-market-when = Er wird am Ende des Zuges aufgefüllt.
huang-about-bag-name = Beutel
huang-about-bag-what = Die Plättchen, die noch gezogen werden.
huang-about-bag-when = Muss jemand ziehen und der Beutel ist leer, endet das Spiel sofort.
huang-about-discards-name = Verdeckt abgelegt
huang-about-discards-what = Plättchen, die dieser Spieler ersetzt hat. Sie sind aus dem Spiel, und nur ihr Besitzer kennt sie.
huang-about-points-name = Punkte
huang-about-points-what = Deine Summen nach Farben. Am Ende zählt nur die schwächste von Gelb, Rot, Blau und Grün.
huang-about-points-when = Alle sehen, was jemand gewinnt, aber die Summen bleiben verborgen, außer bei offenen Punkten.
huang-about-points-white-name = Weiße Punkte
huang-about-points-white-what = Joker. Am Ende werden sie zu deinen schwächsten Farben gezählt.
huang-about-score-name = Ergebnis
huang-about-score-what = Die niedrigste der vier Farben, nachdem weiße Punkte die Lücken gefüllt haben. Bei Gleichstand entscheidet die zweitniedrigste, und so fort.
huang-about-dynasty-name = Dynastie
huang-about-dynasty-what = Die fünf Anführer eines Spielers, alle mit demselben Tier.
huang-about-seat-name = Spieler
huang-about-seat-what = Hat fünf Anführer, eine verdeckte Hand und Punkte in fünf Farben. Gespielt wird im Uhrzeigersinn.
huang-about-actions-name = Übrige Aktionen
huang-about-actions-what = Jeder Zug hat zwei Aktionen beliebiger Art, auch zweimal die gleiche.
huang-about-actions-when = Nach der zweiten zahlen die Pagoden, und die Hände werden aufgefüllt.

## Was man tun kann

huang-about-place-tile-name = Ein Plättchen legen
huang-about-place-tile-what = Lege ein Plättchen auf ein leeres Feld: Blau auf einen Fluss, die anderen auf Land. Der Anführer seiner Farbe im Reich punktet.
huang-about-place-leader-name = Einen Anführer setzen oder bewegen
huang-about-place-leader-what = Ein Anführer steht auf leerem Land neben einem gelben Plättchen. Ihn zu setzen oder zu bewegen ist eine Aktion.
huang-about-place-leader-when = Hat das Reich schon einen Anführer seiner Farbe, gibt es eine Revolte.
huang-about-withdraw-name = Den Anführer zurückziehen
huang-about-withdraw-what = Nimmt deinen Anführer vom Spielbrett. Das ist eine Aktion.
huang-about-withdraw-when = Neben dem Spielbrett kann er helfen und wieder gesetzt werden.
huang-about-riot-name = Bauernaufstand
huang-about-riot-what = Lege zwei blaue Plättchen ab und entferne ein beliebiges Plättchen vom Spielbrett. Dein blauer Anführer neben dem Spielbrett steht für eines davon.
huang-about-riot-when = Ein Anführer, der sein letztes gelbes Plättchen verliert, kehrt zu seinem Besitzer zurück.
huang-about-build-name = Mit grünen Plättchen bauen
huang-about-build-what = Lege zwei grüne Plättchen ab und errichte eine Pagode auf einem beliebigen freien Dreieck. Dein grüner Anführer neben dem Spielbrett steht für eines davon.
huang-about-replace-name = Plättchen ersetzen
huang-about-replace-what = Lege bis zu sechs Plättchen deiner Hand verdeckt ab und ziehe ebenso viele. Das ist eine Aktion.
huang-about-replace-when = Hat der Beutel zu wenige Plättchen, endet das Spiel.
huang-about-pass-name = Passen
huang-about-pass-what = Ein Spieler ohne erlaubte Aktion passt.
huang-about-build-nothing-name = Nichts bauen
huang-about-build-nothing-what = Lässt das Dreieck frei. Später kann dort jeder für zwei grüne Plättchen bauen.
huang-about-move-pagoda-name = Eine Pagode versetzen
huang-about-move-pagoda-what = Im Vorrat ist keine Pagode dieser Farbe mehr, also wird eine vom Spielbrett auf das neue Dreieck versetzt.
huang-about-take-name = Ein Plättchen nehmen
huang-about-take-what = Nach einem grünen Plättchen darfst du eines vom Markt auf die Hand nehmen. Alle sehen, welches.
huang-about-take-nothing-name = Nichts nehmen
huang-about-take-nothing-what = Lässt den Markt, wie er ist.
huang-about-chain-name = Nächstes blaues Plättchen
huang-about-chain-what = Ein weiteres blaues Plättchen neben dem letzten gehört zur selben Aktion und punktet auch.
huang-about-chain-when = Ein Krieg, besiegte Banditen oder eine errichtete Pagode beenden die Kette.
huang-about-stop-name = Hier aufhören
huang-about-stop-what = Beendet die Kette blauer Plättchen und die Aktion.
huang-about-keep-name = Der Kornspeicher, der bleibt
huang-about-keep-what = Du nimmst alle anderen Kornspeicher im Reich deines blauen Anführers.
huang-about-take-no-granaries-name = Keine Kornspeicher nehmen
huang-about-take-no-granaries-what = Lässt alle Kornspeicher auf dem Spielbrett. Du darfst sie in einem späteren Zug nehmen, wenn dein blauer Anführer noch dort steht.

## Konflikte

huang-about-revolt-name = Revolte
huang-about-revolt-what = Zwei Anführer einer Farbe in einem Reich. Es gewinnt, wer mehr gelbe Plättchen neben dem Anführer und von der Hand hat, bei Gleichstand der Verteidiger.
huang-about-revolt-when = Der Anführer des Verlierers verlässt das Spielbrett, und der Sieger bekommt einen Punkt in der Farbe der Anführer.
huang-about-commit-name = Einsetzen
huang-about-commit-what = Füge einer Revolte gelbe Plättchen von der Hand hinzu, und deinen gelben Anführer, wenn er nicht auf dem Spielbrett ist.
huang-about-commit-when = Eingesetzte Plättchen werden abgelegt, auch die des Siegers.
huang-about-war-name = Krieg
huang-about-war-what = Ein Plättchen hat Reiche mit Anführern einer Farbe verbunden. Das Reich mit mehr roten Plättchen und Unterstützung gewinnt.
huang-about-war-when = Die Verlierer verlieren die Anführer, die auf einen Gegner trafen, und alle roten Plättchen; auch der Sieger zahlt mit roten Plättchen.
huang-about-unifying-tile-name = Vereinendes Plättchen
huang-about-unifying-tile-what = Das Plättchen, das die Reiche verbunden hat. Es gibt keinen Punkt, zählt für niemanden und bleibt.
huang-about-support-name = Unterstützen
huang-about-support-what = Gib einem Reich im Krieg rote Plättchen von der Hand, und deinen roten Anführer, wenn er nicht auf dem Spielbrett ist. Alle dürfen das, der aktive Spieler zuletzt.
huang-about-support-when = Plättchen für den Sieger zahlen zuerst dessen Preis. Alle werden abgelegt.
huang-about-tie-name = Gleichstand im Krieg
huang-about-tie-what = Der aktive Spieler entscheidet, welches der stärksten Reiche gewinnt.
huang-about-price-name = Preis des Sieges
huang-about-price-what = Der Sieger zahlt so viele rote Plättchen, wie der stärkste Verlierer hatte: zuerst die aus den Händen, dann solche auf dem Spielbrett, die der aktive Spieler wählt.
huang-about-price-when = Eine Pagode auf einem entfernten Plättchen geht mit ihm.
