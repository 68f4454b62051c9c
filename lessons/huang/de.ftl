## 1: das Ziel

lesson-huang-1-title = Nur deine schwächste Farbe zählt
lesson-huang-1-about = Das Ziel und deine ersten Punkte
lesson-huang-1-1-say = Punkte haben Farben, und nur deine **schwächste Farbe** zählt. Bei dir ist das Rot: Lege ein rotes Plättchen neben dein Reich Han.
lesson-huang-1-1-praise = Rot 2! Dein roter Anführer steht in Han, also gehört der Punkt dir.
lesson-huang-1-1-wrong-1 = Das ist ein Punkt, aber kein roter. Deine schwächste Farbe ist weiter Rot, dein Ergebnis also weiter 1.
lesson-huang-1-1-wrong-2 = Auf k8 gehört das Plättchen zum Reich von Ost, und dessen roter Anführer bekommt den Punkt. Lege es neben dein eigenes Reich.
lesson-huang-1-1-wrong-3 = Bei e8 steht kein Anführer, also bekommt niemand einen Punkt. Berühre dein Reich Han.
lesson-huang-1-2-say = Ein Zug hat **zwei Aktionen**, du bist also noch dran. Erhöhe noch einmal deine schwächste Farbe.
lesson-huang-1-2-praise = Rot 3. Nach zwei Aktionen ziehst du wieder auf sechs Plättchen, und Ost ist am Zug.
lesson-huang-1-2-wrong-1 = Das gibt 1 gelben Punkt, den du nicht brauchst. Rot ist mit 2 am niedrigsten: Erhöhe Rot.
lesson-huang-1-2-wrong-2 = Das gibt 1 grünen Punkt, deine beste Farbe. Nur die niedrigste zählt: Rot.
lesson-huang-1-2-then-1 = Ost bekommt einen roten Punkt.
lesson-huang-1-2-then-2 = Noch einmal Rot: 9. Die schwächste Farbe von Ost ist weiter Blau, mit 3.
lesson-huang-1-3-say = Ost hat mehr Punkte als du, aber nur ein Ergebnis von 3, nämlich **Blau**. Bring deine niedrigste Farbe darüber.
lesson-huang-1-3-praise = Rot 4, Ergebnis 4: Du führst gegen die 3 von Ost.
lesson-huang-1-3-wrong-1 = Ein Punkt, aber Rot bleibt bei 3: Damit bist du nur gleichauf mit Ost. Erhöhe Rot.
lesson-huang-1-3-wrong-2 = Auf l9 bekommt der rote Anführer von Ost den Punkt. Berühre dein eigenes Reich.
lesson-huang-1-closing = Du hast 17 Punkte, Ost hat 27, und du liegst vorn. Sieh immer zuerst auf deine schwächste Farbe.

## 2: Anführer und Reiche

lesson-huang-2-title = Anführer und Reiche
lesson-huang-2-about = Anführer setzen, bewegen und in Frieden leben
lesson-huang-2-1-say = Du führst die Dynastie des Tigers: fünf Anführer, einen in jeder Farbe. Setze deinen roten Anführer neben das **gelbe Plättchen** von Han.
lesson-huang-2-1-praise = Ein Anführer und ein Plättchen, die sich berühren: Das ist ein **Reich**.
lesson-huang-2-1-wrong-1 = f7 berührt kein gelbes Plättchen. Ein Anführer braucht immer eines neben sich.
lesson-huang-2-1-wrong-2 = h6 ist Fluss. Anführer stehen nur auf Land.
lesson-huang-2-1-wrong-3 = Ein guter Platz, aber das ist Zhao. Hier bauen wir Han auf.
lesson-huang-2-2-say = Plättchen, die ein Reich berühren, gehören dazu. Lege ein **rotes Plättchen** nach Han.
lesson-huang-2-2-praise = 1 roter Punkt für dich. Jetzt kommt Ost.
lesson-huang-2-2-wrong-1 = Es schließt sich den roten Plättchen von Wei an, aber die haben keinen Anführer. Ohne Anführer kein Reich und kein Punkt.
lesson-huang-2-2-wrong-2 = Dein Anführer in Han ist rot, also bringt dir dort nur Rot Punkte. Lege Rot.
lesson-huang-2-2-then-1 = Auch der grüne Anführer von Ost kommt nach Han.
lesson-huang-2-2-then-2 = Ost bekommt dort 1 grünen Punkt.
lesson-huang-2-3-say = Ein Reich gehört niemandem: **Verschiedene** Farben leben dort in Frieden. Setze auch deinen gelben Anführer nach Han.
lesson-huang-2-3-praise = Rot und Gelb gehören dir, Grün gehört Ost, alles in einem Reich.
lesson-huang-2-3-wrong-1 = Ein zweiter grüner Anführer im selben Reich löst eine Revolte mit Ost aus. Das kommt in Lektion 6: Heute herrscht Frieden.
lesson-huang-2-3-wrong-2 = Er steht allein neben Chu. Nichts verknüpft ihn mit Han.
lesson-huang-2-4-say = Die roten Plättchen von Wei haben noch keinen Anführer. **Bewege** deinen roten Anführer dorthin: Das ist eine Aktion.
lesson-huang-2-4-praise = Wei ist jetzt ein Reich, und sein Rot gehört dir.
lesson-huang-2-4-wrong-1 = m8 berührt ein rotes Plättchen, aber kein gelbes. Ein Anführer braucht Gelb neben sich.
lesson-huang-2-4-wrong-2 = Damit nimmst du den Anführer vom Spielbrett, auch das ist eine Aktion. Bewege ihn gleich nach Wei.
lesson-huang-2-closing = Anführer brauchen Gelb neben sich, und gleiche Farben teilen sich kein Reich. Jetzt kannst du punkten.

## 3: wer punktet

lesson-huang-3-title = Wer bekommt den Punkt?
lesson-huang-3-about = Der Anführer der Farbe oder der gelbe Anführer
lesson-huang-3-1-say = Han hat keinen weißen Anführer, also **springt dein gelber Anführer ein**. Lege ein weißes Plättchen nach Han.
lesson-huang-3-1-praise = 1 weißer Punkt für dich, dank deinem gelben Anführer.
lesson-huang-3-1-wrong-1 = In Zhao gehört der gelbe Anführer Ost: Ost bekommt 1 weißen Punkt. Lege es nach Han.
lesson-huang-3-1-wrong-2 = Der grüne Anführer von Ost steht in Han und bekommt 1 grünen Punkt. Der Anführer der Farbe geht immer vor.
lesson-huang-3-2-say = Jetzt ein roter Punkt. Wo nützt ein rotes Plättchen **dir**?
lesson-huang-3-2-praise = 1 roter Punkt: Dein roter Anführer bekommt ihn.
lesson-huang-3-2-wrong-1 = Zhao hat keinen roten Anführer, also bekommt der gelbe von Ost den roten Punkt. Dein roter Anführer steht in Han.
lesson-huang-3-2-wrong-2 = Das gibt dir 1 gelben Punkt: nicht schlecht, aber gefragt ist Rot.
lesson-huang-3-2-then-1 = Der gelbe Anführer von Ost springt ein und bekommt 1 roten Punkt.
lesson-huang-3-2-then-2 = Und 1 gelben Punkt.
lesson-huang-3-3-say = In Zhao geht jede Farbe an den gelben Anführer von Ost. Nimm ihm Weiß weg: Setze deinen **weißen Anführer** nach Zhao.
lesson-huang-3-3-praise = Weiß in Zhao gehört jetzt dir.
lesson-huang-3-3-wrong-1 = Dein roter Anführer verlässt Han, und du verlierst das Rot von Han. Nimm den weißen, der noch nicht auf dem Spielbrett ist.
lesson-huang-3-3-wrong-2 = Zhao hat schon einen gelben Anführer: Das wäre eine Revolte. Nimm den weißen.
lesson-huang-3-4-say = Die Probe: Hol dir einen **weißen** Punkt in Zhao.
lesson-huang-3-4-praise = 1 weißer Punkt, neben dem gelben Anführer von Ost.
lesson-huang-3-4-wrong-1 = Gelb geht an den gelben Anführer von Ost. Dein Anführer hier ist weiß.
lesson-huang-3-4-wrong-2 = Hier steht kein grüner Anführer, also bekommt ihn der gelbe von Ost. Lege Weiß.
lesson-huang-3-closing = Zuerst der Anführer der Farbe, dann der gelbe, sonst niemand. Wer das Plättchen gelegt hat, spielt keine Rolle!

## 4: blaue und grüne Plättchen

lesson-huang-4-title = Blau fließt, Grün handelt
lesson-huang-4-about = Mehrere blaue Plättchen auf einmal, und der Markt
lesson-huang-4-1-say = **Blaue Plättchen kommen auf Flüsse**, und nur dorthin. Lege eines neben deinen blauen Anführer.
lesson-huang-4-1-praise = 1 blauer Punkt, und die Aktion ist noch nicht vorbei!
lesson-huang-4-1-wrong-1 = e8 ist Land. Blau kommt auf Flüsse, jede andere Farbe auf Land.
lesson-huang-4-1-wrong-2 = Es liegt auf dem Fluss, ist aber mit keinem Anführer verknüpft: kein Punkt. Berühre dein Reich.
lesson-huang-4-1-wrong-3 = Hier steht kein gelber Anführer, also bekommt niemand einen Punkt. Lege Blau auf e10.
lesson-huang-4-2-say = Du darfst ein weiteres blaues Plättchen **neben das letzte** legen. Geh weiter flussaufwärts.
lesson-huang-4-2-praise = 2 blaue Punkte, noch immer dieselbe Aktion.
lesson-huang-4-2-wrong-1 = g10 berührt das eben gelegte Plättchen nicht. Das nächste muss neben e10 liegen.
lesson-huang-4-2-wrong-2 = Damit hörst du nach einem Plättchen auf. Mach weiter: Das nächste kostet keine Aktion.
lesson-huang-4-3-say = **Noch eines.**
lesson-huang-4-3-praise = Drei Punkte mit einer Aktion! Du hast kein blaues Plättchen mehr, also endet die Aktion.
lesson-huang-4-3-wrong-1 = f11 berührt deinen Anführer, aber nicht das letzte Plättchen auf d10. Die Kette darf nicht springen.
lesson-huang-4-3-wrong-2 = Du hast noch ein blaues Plättchen und ein freies Feld neben d10. Nutze es.
lesson-huang-4-4-say = Nun die zweite Aktion. Lege dein **grünes Plättchen** in dein Reich.
lesson-huang-4-4-praise = 1 grüner Punkt, und der Markt öffnet sich.
lesson-huang-4-4-wrong-1 = Dort steht kein Anführer: kein Punkt. Dein grüner Anführer ist in Chu.
lesson-huang-4-4-wrong-2 = Hier steht kein gelber Anführer: kein Punkt. Dein grüner Anführer wartet auf Grün.
lesson-huang-4-5-say = Nach einem grünen Plättchen darfst du **ein Plättchen** vom Markt nehmen. Blau hast du nicht mehr: Nimm Blau.
lesson-huang-4-5-praise = Blau ist auf deiner Hand. Hand und Markt werden am Ende des Zuges aufgefüllt.
lesson-huang-4-5-wrong-1 = Erlaubt, aber dir fehlt Blau. Nimm Blau.
lesson-huang-4-5-wrong-2 = Du darfst verzichten, aber ein gewähltes Plättchen ist besser als ein gezogenes. Nimm Blau.
lesson-huang-4-closing = Spare Blau für eine lange Kette, und hol dir mit Grün, was dir fehlt.

## 5: Pagoden

lesson-huang-5-title = Pagoden bringen in jedem Zug Punkte
lesson-huang-5-about = Dreiecke und was darauf steht
lesson-huang-5-1-say = Drei Plättchen einer Farbe, die einander alle berühren, sind ein **Dreieck**. Vollende das rote.
lesson-huang-5-1-praise = 1 roter Punkt, und das Dreieck ist vollständig.
lesson-huang-5-1-wrong-1 = 1 roter Punkt, aber h9 berührt nur eines der beiden roten Plättchen. Das dritte muss beide berühren.
lesson-huang-5-1-wrong-2 = 1 roter Punkt, aber j8 berührt i9 nicht. Das dritte Plättchen muss beide berühren.
lesson-huang-5-2-say = Jetzt darfst du darauf eine **rote Pagode** errichten. Tu es: Es kostet nichts.
lesson-huang-5-2-praise = Eine rote Pagode. Die Plättchen darunter zählen weiter.
lesson-huang-5-2-wrong-1 = Du darfst verzichten, aber später würde dich die Pagode grüne Plättchen kosten. Baue jetzt.
lesson-huang-5-2-wrong-2 = Beantworte zuerst die Frage: bauen oder nichts bauen.
lesson-huang-5-3-say = Auf dem gelben Dreieck steht keine Pagode: Zwei grüne Plättchen kaufen eine. Dein grüner Anführer **neben dem Spielbrett steht für eines** davon.
lesson-huang-5-3-praise = Dein Zug endet, und beide Pagoden bringen Punkte: 1 roten und 1 gelben.
lesson-huang-5-3-wrong-1 = Das geht, kostet aber beide grünen Plättchen. Lass den grünen Anführer für eines stehen.
lesson-huang-5-3-wrong-2 = Dein gelber Anführer springt ein: 1 grüner Punkt. Aber gebaut wird damit nichts.
lesson-huang-5-3-wrong-3 = Auf diesen Plättchen steht schon eine Pagode. Wähle das gelbe Dreieck.
lesson-huang-5-closing = Am Ende deines Zuges bekommt jeder deiner Anführer einen Punkt für jede Pagode seiner Farbe in seinem Reich. Hier springt niemand ein, auch Gelb nicht.

## 6: Revolten

lesson-huang-6-title = Revolten: zwei Anführer einer Farbe
lesson-huang-6-about = Angreifen und verteidigen mit Gelb
lesson-huang-6-1-say = Der grüne Anführer von Ost verdient an einer grünen Pagode. Vertreibe ihn: Setze deinen grünen Anführer dorthin, wo ihn **mehr gelbe Plättchen** berühren.
lesson-huang-6-1-praise = Revolte! Du hast 2, Ost hat 1.
lesson-huang-6-1-wrong-1 = Die Revolte beginnt, aber h5 berührt nur ein gelbes Plättchen. Ost hat auch eines, und bei Gleichstand gewinnt der Verteidiger.
lesson-huang-6-1-wrong-2 = Dein roter Anführer trifft in Zhao auf keinen roten, also gibt es keine Revolte. Nur gleiche Farben kämpfen.
lesson-huang-6-2-say = Du darfst gelbe Plättchen hinzufügen, danach Ost, und Ost gewinnt bei Gleichstand. Setze **ein Plättchen und deinen gelben Anführer** ein, der hilft, solange er nicht auf dem Spielbrett ist.
lesson-huang-6-2-praise = 4 für dich!
lesson-huang-6-2-wrong-1 = Du bleibst bei 2. Ost fügt ein Plättchen hinzu: Gleichstand, und der Verteidiger gewinnt.
lesson-huang-6-2-wrong-2 = Du hast 3. Ost fügt zwei Plättchen hinzu: 3 zu 3, und der Verteidiger gewinnt.
lesson-huang-6-2-wrong-3 = Du gewinnst, gibst aber mehr gelbe Plättchen aus als nötig. Ein Plättchen und der Anführer genügen heute.
lesson-huang-6-2-then-1 = Ost fügt zwei hinzu: 3. Du gewinnst 1 grünen Punkt, und die Pagode bringt dir noch 1.
lesson-huang-6-2-then-2 = Ost schlägt zurück: Sein roter Anführer kommt nach Han, 2 gegen deine 2.
lesson-huang-6-2-then-3 = Ost fügt ein gelbes Plättchen hinzu: 3.
lesson-huang-6-3-say = Jetzt verteidigst **du** mit 2 gegen 3, und ein Gleichstand genügt dir. Gewinne, ohne ein Plättchen auszugeben.
lesson-huang-6-3-praise = 3 zu 3: Der Verteidiger gewinnt, 1 roter Punkt für dich, und kein Plättchen ausgegeben.
lesson-huang-6-3-wrong-1 = 2 gegen 3: Du verlierst deinen roten Anführer, und Ost bekommt 1 roten Punkt. Setze etwas ein.
lesson-huang-6-3-wrong-2 = 3 zu 3, du gewinnst, aber ein gelbes Plättchen ist weg. Dein gelber Anführer neben dem Spielbrett gibt jedes Mal 1 dazu, ohne etwas zu kosten.
lesson-huang-6-3-wrong-3 = Du gewinnst, aber gelbe Plättchen sind verschwendet. Dem Verteidiger genügt ein Gleichstand.
lesson-huang-6-closing = In Revolten zählt das Gelb neben dem Anführer. Greife mit Vorsprung an, verteidige mit Gleichstand.

## 7: Kriege

lesson-huang-7-title = Krieg: wenn Reiche vereint werden
lesson-huang-7-about = Vorbereiten, vereinen, unterstützen und den Preis zahlen
lesson-huang-7-1-say = Han und Wei haben je einen roten Anführer: Verknüpft sie ein Plättchen, gibt es **Krieg**. Rote Plättchen kämpfen, hier 1 gegen 1; mach Han also zuerst stärker.
lesson-huang-7-1-praise = 1 roter Punkt, und Han hat 2 gegen 1.
lesson-huang-7-1-wrong-1 = Damit beginnt der Krieg sofort, 1 gegen 1. Das vereinende Plättchen zählt für niemanden.
lesson-huang-7-1-wrong-2 = Das stärkt Wei und gibt Ost 1 roten Punkt. Lege es nach Han.
lesson-huang-7-1-wrong-3 = Ein Anführer darf keine zwei Reiche verbinden, die beide einen roten Anführer haben. Nur ein Plättchen löst einen Krieg aus.
lesson-huang-7-2-say = Vereine nun die beiden Reiche. **Das vereinende Plättchen kämpft nicht**, verschwende also kein rotes dafür.
lesson-huang-7-2-praise = Krieg! Alle dürfen eine Seite unterstützen, du zuletzt.
lesson-huang-7-2-wrong-1 = Krieg, aber dieses rote Plättchen zählt für niemanden, und du brauchst es auf der Hand. Nimm eine andere Farbe.
lesson-huang-7-2-wrong-2 = Es berührt nur Han: ein Punkt für dich, aber kein Krieg. Ein Plättchen muss beide Reiche berühren.
lesson-huang-7-2-then-1 = Ost fügt ein rotes Plättchen hinzu: Wei 2.
lesson-huang-7-2-then-2 = West hat hier keinen Anführer, aber sein roter Anführer neben dem Spielbrett hilft Wei: 3.
lesson-huang-7-3-say = Wei hat 3, du hast 2, und du entscheidest zuletzt. Unterstütze Han mit **zwei** roten Plättchen.
lesson-huang-7-3-praise = 4 gegen 3: Ost verliert den roten Anführer und das rote Plättchen, 1 roter Punkt für dich.
lesson-huang-7-3-wrong-1 = 3 gegen 2: Du verlierst deinen roten Anführer und beide roten Plättchen, und Ost bekommt 1 roten Punkt.
lesson-huang-7-3-wrong-2 = 3 zu 3: Du hast das Plättchen gelegt und entscheidest den Gleichstand. Aber der Preis ist 3, und deine beiden roten Plättchen auf dem Spielbrett wären weg.
lesson-huang-7-3-wrong-3 = Damit hilfst du Wei gegen dich selbst. Dein Anführer steht in Han.
lesson-huang-7-4-say = Der Sieg hat einen **Preis**: so viele rote Plättchen wie die Stärke des Verlierers, 3. Zwei zahlst du von der Hand; entferne noch eines, das Han und Wei nicht verknüpft.
lesson-huang-7-4-praise = Das Rot von Wei gehört dir. Der grüne Anführer von Ost bleibt: Er hatte keinen Gegner.
lesson-huang-7-4-wrong-1 = Erlaubt, aber i8 hält Han und Wei zusammen. Ohne es verlierst du Wei wieder.
lesson-huang-7-4-wrong-2 = Das Plättchen, das die Reiche vereint hat, bleibt immer. Wähle ein rotes Plättchen von Han.
lesson-huang-7-closing = Zähle die roten Plättchen, behalte welche auf der Hand, und denk an den Preis.

## 8: Bauernaufstand, weiße Punkte und das Ende

lesson-huang-8-title = Bauernaufstand, weiße Punkte und das Ende
lesson-huang-8-about = Ein Plättchen entfernen, das Spiel beenden und gewinnen
lesson-huang-8-1-say = Der grüne Anführer von Ost hängt an einem gelben Plättchen. Löse einen **Bauernaufstand** aus: Ein blaues Plättchen und dein blauer Anführer, der nicht auf dem Spielbrett ist, entfernen es.
lesson-huang-8-1-praise = Kein Gelb mehr neben ihm: Ost nimmt den grünen Anführer zurück, und Grün ist die schwächste Farbe von Ost.
lesson-huang-8-1-wrong-1 = Das geht, kostet aber zwei blaue Plättchen. Der blaue Anführer neben dem Spielbrett steht für eines und wird nicht verbraucht.
lesson-huang-8-1-wrong-2 = Das Plättchen geht und die Pagode mit ihm. Aber der grüne Anführer von Ost bleibt und kann mit neuen grünen Plättchen punkten.
lesson-huang-8-1-wrong-3 = Ein Bauernaufstand entfernt Plättchen, keine Anführer. Nimm das gelbe Plättchen, das der Anführer braucht.
lesson-huang-8-2-say = Am Ende **füllen weiße Punkte deine schwächsten Farben**: Grün 2 + 2 weiße ergibt 4. Hol dir noch einen weißen.
lesson-huang-8-2-praise = Weiß 3: Grün 2 + 3 = 5. Du stehst bei 5, Ost bei 4.
lesson-huang-8-2-wrong-1 = Gelb 6, aber Grün bleibt mit den weißen Punkten bei 4. Das ist dein Ergebnis.
lesson-huang-8-2-wrong-2 = Bei g10 steht kein Anführer: kein Punkt. Lege Weiß nach Han.
lesson-huang-8-2-then-1 = Ost bekommt einen roten Punkt.
lesson-huang-8-2-then-2 = Noch einmal Rot, aber die schwächste Farbe von Ost bleibt Grün mit 4. Im Beutel sind noch drei Plättchen.
lesson-huang-8-3-say = Das Spiel endet, wenn jemand ziehen muss und der **Beutel leer** ist; er enthält noch 3. Du führst: Ersetze vier oder mehr Plättchen deiner Hand.
lesson-huang-8-3-praise = Das vierte Plättchen fehlt: Das Spiel ist sofort zu Ende. 5 gegen 4, du gewinnst!
lesson-huang-8-3-wrong-1 = So viele Plättchen hat der Beutel noch, also geht das Spiel weiter. Ersetze mindestens vier.
lesson-huang-8-3-wrong-2 = Ein Punkt, aber bis zum Ende deines Zuges wird nichts gezogen, und Ost kommt vielleicht noch einmal dran. Beende das Spiel jetzt.
lesson-huang-8-q1 = Was ist am Ende dein Ergebnis?
lesson-huang-8-q1-a = Alle deine Punkte zusammen
lesson-huang-8-q1-a-why = In Lektion 1 lagst du mit 17 gegen 27 Punkte vorn. Nur die schwächste Farbe zählt.
lesson-huang-8-q1-b = Deine schwächste von vier Farben, nachdem weiße Punkte die Lücken gefüllt haben
lesson-huang-8-q1-c = Deine stärkste Farbe
lesson-huang-8-q1-c-why = Punkte in deiner stärksten Farbe ändern nichts. Die schwächste zählt.
lesson-huang-8-q2 = Wo darf ein Anführer stehen?
lesson-huang-8-q2-a = Auf leerem Land neben einem gelben Plättchen
lesson-huang-8-q2-b = Neben jedem Plättchen seiner Farbe
lesson-huang-8-q2-b-why = Ein roter Anführer braucht kein rotes Plättchen, aber jeder Anführer braucht ein gelbes.
lesson-huang-8-q2-c = Auf einem Fluss neben einem blauen Plättchen
lesson-huang-8-q2-c-why = Anführer stehen nie auf Flüssen. Dort liegen nur blaue Plättchen.
lesson-huang-8-q3 = Du legst ein rotes Plättchen. Im Reich stehen dein gelber Anführer und der rote von Ost. Wer bekommt den Punkt?
lesson-huang-8-q3-a = Du, denn du hast das Plättchen gelegt
lesson-huang-8-q3-a-why = Wer das Plättchen gelegt hat, spielt keine Rolle. Anführer punkten.
lesson-huang-8-q3-b = Du, denn dein gelber Anführer springt ein
lesson-huang-8-q3-b-why = Der gelbe Anführer springt nur ein, wenn es keinen in der Farbe des Plättchens gibt.
lesson-huang-8-q3-c = Ost, dessen roter Anführer dort steht
lesson-huang-8-q4 = Eine Revolte endet 3 zu 3. Wer gewinnt?
lesson-huang-8-q4-a = Der Verteidiger
lesson-huang-8-q4-b = Der Angreifer
lesson-huang-8-q4-b-why = Ein Angreifer braucht eins mehr als der Verteidiger. Der Gleichstand gehört dem Verteidiger.
lesson-huang-8-q4-c = Niemand, beide Anführer gehen
lesson-huang-8-q4-c-why = Ein Anführer bleibt immer: bei Gleichstand der des Verteidigers.
lesson-huang-8-q5 = Was entscheidet einen Krieg zwischen zwei Reichen?
lesson-huang-8-q5-a = Die gelben Plättchen neben ihren Anführern
lesson-huang-8-q5-a-why = Gelbe Plättchen entscheiden Revolten, keine Kriege.
lesson-huang-8-q5-b = Ihre roten Plättchen und rote Unterstützung aus den Händen
lesson-huang-8-q5-c = Die Zahl ihrer Anführer
lesson-huang-8-q5-c-why = Anführer auf dem Spielbrett zählen nicht mit. Rote Plättchen kämpfen, und ein roter Anführer neben dem Spielbrett hilft.
lesson-huang-8-closing = Das ist ganz Huang. Setz dich mit drei Bots an den Tisch, und denk an deine schwächste Farbe!

## 9: die Option der skrupellosen Banditen

lesson-huang-9-title = Skrupellose Banditen
lesson-huang-9-about = Eine Option: Vertreibe sie mit roten Plättchen
lesson-huang-9-1-say = Drei Banditen halten dieses Lager, und nur ein Reich mit **drei roten Plättchen** darf sie berühren. Du hast zwei: Lege eines dazu, nicht am Lager.
lesson-huang-9-1-praise = 1 roter Punkt, und drei rote Plättchen sind bereit.
lesson-huang-9-1-wrong-1 = i9 berührt die Banditen, und dein Reich hat nur zwei rote Plättchen. Das gelegte zählt nicht mit.
lesson-huang-9-1-wrong-2 = Neben Banditen darf kein Anführer stehen. Lege zuerst ein rotes Plättchen.
lesson-huang-9-1-wrong-3 = Kein Anführer dieser Farbe, kein gelber Anführer: kein Punkt und kein rotes Plättchen mehr. Lege Rot.
lesson-huang-9-2-say = Verknüpfe nun dein Reich mit den Banditen. Jede Farbe ist recht, denn dieses Plättchen **bringt keinen Punkt**.
lesson-huang-9-2-praise = Drei Banditen besiegt: 3 rote Punkte für dich! Drei rote Plättchen verlassen als Preis dein Reich.
lesson-huang-9-2-wrong-1 = i10 berührt das Lager, aber nicht dein Reich. Deine roten Plättchen müssen die Banditen erreichen.
lesson-huang-9-2-wrong-2 = Es berührt Han, aber nicht das Lager, und bringt nichts. Geh nach i9.
lesson-huang-9-2-then-1 = Ost lässt sich in Qi nieder.
lesson-huang-9-3-say = Das Lager ist jetzt **gewöhnliches Land**. Lege dort ein rotes Plättchen, verknüpft mit deinem Reich.
lesson-huang-9-3-praise = 1 roter Punkt: Das Land gehört dir.
lesson-huang-9-3-wrong-1 = Das Land ist frei, aber k9 berührt nichts von dir: kein Punkt. Nimm j9.
lesson-huang-9-3-wrong-2 = Das Lager ist Land, kein Fluss. Blau kommt nur auf Flüsse.
lesson-huang-9-closing = Banditen bringen viele rote Punkte und kosten ebenso viele rote Plättchen. Lass dein Reich nicht wehrlos.

## 10: die Option der 18 Königreiche

lesson-huang-10-title = 18 Königreiche: Kornspeicher
lesson-huang-10-about = Eine Option: Verknüpfe Hauptstädte und nimm ihr Korn
lesson-huang-10-1-say = Hier hat jede Hauptstadt einen **Kornspeicher**, am Ende 2 blaue Punkte wert. Setze deinen blauen Anführer so, dass er zwei Hauptstädte verknüpft.
lesson-huang-10-1-praise = Yong und Sai sind jetzt ein Reich.
lesson-huang-10-1-wrong-1 = a7 berührt nur Yong: ein Kornspeicher, und der letzte bleibt immer. Verknüpfe zwei.
lesson-huang-10-1-wrong-2 = b8 ist Fluss. Anführer stehen auf Land, neben einem gelben Plättchen.
lesson-huang-10-2-say = Hol dir auch einen blauen Punkt. Lege dein blaues Plättchen auf den **Fluss** unter deinem Anführer.
lesson-huang-10-2-praise = 1 blauer Punkt. Dein Zug endet, und die Kornspeicher öffnen sich.
lesson-huang-10-2-wrong-1 = e8 berührt dein Reich nicht: kein Punkt. Nimm c8.
lesson-huang-10-2-wrong-2 = f8 ist Land. Blau kommt auf Flüsse.
lesson-huang-10-3-say = Am Ende deines Zuges darfst du **alle Kornspeicher bis auf einen** im Reich deines blauen Anführers nehmen. Wähle den, der bleibt.
lesson-huang-10-3-praise = Ein Kornspeicher: am Ende 2 blaue Punkte.
lesson-huang-10-3-wrong-1 = Du nimmst jetzt nichts, und jemand anders könnte schneller sein. Nimm einen.
lesson-huang-10-3-wrong-2 = Nanzheng gehört noch nicht zu deinem Reich. Wähle einen von deinen beiden.
lesson-huang-10-3-then-1 = Ost lässt sich im Norden nieder, in Dai.
lesson-huang-10-4-say = Mehr Hauptstädte, mehr Kornspeicher. Zuerst ein **roter Anführer** neben Sai, damit auch dein nächstes Plättchen punktet.
lesson-huang-10-4-praise = Bereit.
lesson-huang-10-4-wrong-1 = Er steht neben Nanzheng, noch nicht mit deinem Reich verknüpft. Setze ihn neben Sai.
lesson-huang-10-4-wrong-2 = c5 berührt kein gelbes Plättchen. Setze ihn neben Sai.
lesson-huang-10-5-say = Verknüpfe nun **Nanzheng** im Süden mit einem roten Plättchen.
lesson-huang-10-5-praise = 1 roter Punkt, und wieder zwei Kornspeicher in deinem Reich.
lesson-huang-10-5-wrong-1 = 1 roter Punkt, aber keine neue Hauptstadt: noch immer ein Kornspeicher, und der bleibt. Verknüpfe Nanzheng.
lesson-huang-10-5-wrong-2 = Es verknüpft Nanzheng, bringt aber nichts: Du hast dort weder einen weißen noch einen gelben Anführer. Nimm Rot.
lesson-huang-10-6-say = Nimm deinen zweiten Kornspeicher, und lass den in **Nanzheng**, auf c10, stehen.
lesson-huang-10-6-praise = Zwei Kornspeicher: am Ende 4 blaue Punkte.
lesson-huang-10-6-wrong-1 = Das verschiebt es auf später, wenn du das Reich vielleicht verloren hast. Nimm ihn.
lesson-huang-10-6-wrong-2 = Nenne den Kornspeicher, der bleibt: diesmal den in Nanzheng, auf c10.
lesson-huang-10-closing = Verknüpfe früh Hauptstädte, und schütze deinen blauen Anführer. Blaue Pagoden gibt es hier nicht, Kornspeicher sind dein Weg zu Blau.

## 11: die Option des kaiserlichen Palastes

lesson-huang-11-title = Der kaiserliche Palast
lesson-huang-11-about = Eine Option: ein siebtes Plättchen auf der Hand
lesson-huang-11-1-say = Der kaiserliche Palast braucht **vier gelbe Plättchen in einer Raute**: zwei Dreiecke nebeneinander. Lege das vierte.
lesson-huang-11-1-praise = 1 gelber Punkt, und du darfst bauen.
lesson-huang-11-1-wrong-1 = 1 gelber Punkt, aber g8 berührt nur eines der drei Plättchen. Das vierte muss zwei davon berühren.
lesson-huang-11-1-wrong-2 = 1 roter Punkt durch deinen gelben Anführer, aber der Palast braucht Gelb. Lege Gelb.
lesson-huang-11-2-say = Eine Pagode oder der Palast? Errichte diesmal den **Palast**.
lesson-huang-11-2-praise = Der Palast steht. Er gibt keine Punkte, aber etwas anderes.
lesson-huang-11-2-wrong-1 = Eine gelbe Pagode bringt in jedem Zug 1 gelben Punkt und blockiert die Raute. Heute wollen wir den Palast.
lesson-huang-11-2-wrong-2 = Dann wird nichts gebaut. Später würde es grüne Plättchen kosten.
lesson-huang-11-3-say = Am Ende deines Zuges ziehst du auf **sieben** Plättchen, wenn dein gelber Anführer im Reich des Palastes steht. Hol dir mit der zweiten Aktion einen roten Punkt.
lesson-huang-11-3-praise = Sieben Plättchen statt sechs: mehr Auswahl in jedem Zug.
lesson-huang-11-3-wrong-1 = Dein gelber Anführer verlässt das Reich des Palastes: Du ziehst nur auf sechs. Lass ihn hier.
lesson-huang-11-3-wrong-2 = Ohne deinen gelben Anführer gibt dir der Palast nichts: Du ziehst nur auf sechs. Lass ihn in Han.
lesson-huang-11-closing = Der Palast gibt Auswahl, keine Punkte. Wird ein Plättchen darunter entfernt, ist er weg; schütze ihn also.
