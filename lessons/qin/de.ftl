# The lessons of Qin. `**…**` is what to look at.

## 1: Deine erste Provinz

lesson-qin-1-title = Deine erste Provinz
lesson-qin-1-about = Plättchen legen, Provinzen gründen, Pagoden setzen.
lesson-qin-1-1-say = Wer zuerst alle eigenen **Pagoden** setzt, gewinnt China. Lege dein **rotes Plättchen** an das rote Feld **g9** an.
lesson-qin-1-1-praise = Zwei oder mehr verbundene Felder einer Farbe sind eine Provinz: Deine erste Pagode steht!
lesson-qin-1-1-wrong-1 = Das Plättchen berührt nur eine Ecke. Eine Hälfte muss eine Kante mit einem Provinzfeld teilen.
lesson-qin-1-1-wrong-2 = Dort liegt noch nichts. Jedes Plättchen schließt an ein Provinzfeld auf dem Plan an.
lesson-qin-1-1-otherwise = Eine Provinz und eine Pagode, gut! Aber das rote Feld g9 bleibt draußen: Lege das Plättchen daran an.
lesson-qin-1-1-then-1 = West gründet eine blaue Provinz.
lesson-qin-1-2-say = Dieses **Plättchen** hat zwei Farben. Drehe es so, dass Gelb an das gelbe Feld **g7** grenzt.
lesson-qin-1-2-praise = Eine zweite Provinz, eine zweite Pagode.
lesson-qin-1-2-wrong-1 = Rot berührt Gelb, und nichts geschieht: Eine Provinz hat nur eine Farbe. Drehe das Plättchen.
lesson-qin-1-2-wrong-2 = Deine rote Provinz ist gewachsen, aber das setzt keine Pagode, und Gelb liegt allein. Lege Gelb an g7 an.
lesson-qin-1-2-wrong-3 = Ecken zählen nicht. Eine Hälfte muss eine Kante mit einem Provinzfeld teilen.
lesson-qin-1-2-otherwise = Beide Hälften berühren nur andere Farben, also wird nichts gegründet. Lege Gelb an g7 an.
lesson-qin-1-2-then-1 = West lässt seine blaue Provinz wachsen. Das setzt keine Pagode.
lesson-qin-1-3-say = Nach jedem Zug ziehst du ein Plättchen: Dieses **Doppel** ist allein schon eine Provinz. Gründe sie abseits vom **Blau** des Gegners.
lesson-qin-1-3-praise = Drei Provinzen, drei Pagoden.
lesson-qin-1-3-wrong-1 = Dein Plättchen hat sich dem Blau von West angeschlossen: Was dazukommt, gehört dem Besitzer, und West setzt sogar eine Pagode. Halte ein Feld Abstand.
lesson-qin-1-closing = Drei Pagoden stehen, 21 hast du noch. Jetzt kannst du überall Provinzen gründen.

## 2: Wem nützt es, wenn sie wächst?

lesson-qin-2-title = Wem nützt es, wenn sie wächst?
lesson-qin-2-about = Eigenes wachsen lassen, einzelne Felder nutzen.
lesson-qin-2-1-say = Deine **gelbe Provinz** hat zwei Felder. Lege Gelb auf **i7** und Blau auf **j7**, wo Blau niemandem hilft.
lesson-qin-2-1-praise = Drei Felder. Eine größere Provinz ist schwerer zu nehmen.
lesson-qin-2-1-wrong-1 = Dein Gelb ist gewachsen, das Blau von West aber auch. Was dazukommt, gehört dem Besitzer, egal wer es legt.
lesson-qin-2-1-wrong-2 = Blau ist zur Provinz von West gekommen, und dein Gelb liegt allein: gegeben und nichts bekommen.
lesson-qin-2-1-wrong-3 = Blau berührt Gelb, also wächst nichts. Drehe das Plättchen.
lesson-qin-2-1-wrong-4 = Dein Gelb ist gewachsen, das ist richtig. Lege diesmal Gelb auf i7 und Blau auf j7.
lesson-qin-2-1-otherwise = Nichts ist gewachsen: Jede Hälfte berührt nur andere Farben. Lege Gelb auf i7.
lesson-qin-2-1-then-1 = West gründet mit dem roten Startfeld eine rote Provinz.
lesson-qin-2-2-say = Das **blaue Feld** deines letzten Plättchens liegt allein und gehört niemandem. Verbinde es mit deinem **blauen Plättchen**.
lesson-qin-2-2-praise = Eine Pagode, drei Felder: Das einzelne zählt mit.
lesson-qin-2-2-wrong-1 = Deine zwei Felder sind zum Blau von West gekommen: fünf, und West setzt eine Pagode. Füttere den Gegner nicht.
lesson-qin-2-2-otherwise = Eine Provinz und eine Pagode. Aber das einzelne Feld kann sich noch jeder holen: Verbinde es.
lesson-qin-2-2-then-1 = West lässt sein Blau wachsen und ein gelbes Feld allein auf i3.
lesson-qin-2-3-say = West hat Gelb auf **i3** allein gelassen. Hole es dir: Es gehört dem, der es verbindet.
lesson-qin-2-3-praise = Deine Pagode, auf einem Feld, das West gelegt hat.
lesson-qin-2-3-wrong-1 = Eine gelbe Provinz und eine Pagode: auch ein guter Platz! Hole dir diesmal das einzelne Feld i3.
lesson-qin-2-3-wrong-2 = Rot ist zur Provinz von West gekommen und gehört nun West. Halte Rot davon fern.
lesson-qin-2-3-wrong-3 = Dein Gelb ist gewachsen, aber Wachsen setzt keine Pagode. Gründe bei i3 eine neue Provinz.
lesson-qin-2-3-wrong-4 = Rot berührt das gelbe Feld, also bleibt es allein. Drehe das Plättchen.
lesson-qin-2-3-otherwise = Dort wird nichts gegründet. Lege Gelb neben i3.
lesson-qin-2-closing = Gründen setzt eine Pagode, Wachsen nicht, und was wächst, gehört dem Besitzer.

## 3: Fünf machen eine Großprovinz

lesson-qin-3-title = Fünf machen eine Großprovinz
lesson-qin-3-about = Die zweite Pagode, und nie eine dritte.
lesson-qin-3-1-say = Deine **rote Provinz** hat vier Felder. Füge das fünfte hinzu.
lesson-qin-3-1-praise = Fünf Felder: Die Provinz ist Großprovinz und trägt zwei Pagoden.
lesson-qin-3-1-wrong-1 = Eine gelbe Provinz: auch eine Pagode. Aber jetzt suchen wir das fünfte rote Feld.
lesson-qin-3-1-otherwise = Rot hat noch immer vier Felder. Drehe oder verschiebe das Plättchen, sodass seine rote Hälfte Rot berührt.
lesson-qin-3-1-then-1 = West gründet eine gelbe Provinz und lässt ein blaues Feld allein.
lesson-qin-3-2-say = Eine Großprovinz bekommt nie eine dritte Pagode. Setze anderswo eine, zum Beispiel beim einzelnen blauen **e7**, und gib West nichts.
lesson-qin-3-2-praise = Eine neue Pagode für dich, keine für West.
lesson-qin-3-2-wrong-1 = Das war das fünfte blaue Feld von West: West setzt in deinem Zug eine zweite Pagode. Lass fremde Vierer in Ruhe.
lesson-qin-3-2-wrong-2 = Rot hat jetzt sechs Felder, aber mehr als zwei Pagoden gibt es nicht. Verbinde lieber ein einzelnes Feld.
lesson-qin-3-2-wrong-3 = Rot berührt das einzelne blaue Feld, also geschieht nichts. Drehe das Plättchen.
lesson-qin-3-2-otherwise = Dort gibt es keine Pagode. Lege Blau neben das einzelne blaue Feld e7.
lesson-qin-3-2-then-1 = West macht seine blaue Provinz zur Großprovinz: zwei Pagoden.
lesson-qin-3-3-say = Drei gelbe Felder liegen allein: **c11**, **d12** und **f11**. Verbinde alle drei mit einem Plättchen.
lesson-qin-3-3-praise = Mit fünf gegründet: zwei Pagoden auf einmal!
lesson-qin-3-3-wrong-1 = Du hast zwei von dreien verbunden: Vier Felder sind noch keine Großprovinz. Mit allen dreien sind es fünf.
lesson-qin-3-3-wrong-2 = Das lässt das Gelb von West wachsen. Verbinde die drei einzelnen Felder links unten.
lesson-qin-3-3-wrong-3 = Drei Pagoden, zwei davon auf Dörfern: ausgezeichnet, und davon handelt die nächste Lektion! Verbinde hier die drei gelben.
lesson-qin-3-3-otherwise = Eine Pagode, gut. Aber mit allen drei einzelnen Feldern wäre die Provinz sofort Großprovinz.
lesson-qin-3-closing = Fünf Felder, zwei Pagoden, und eine Großprovinz geht nie verloren. Strebe fünf an!

## 4: Dörfer

lesson-qin-4-title = Dörfer
lesson-qin-4-about = Dörfer berühren, übernehmen, erobern.
lesson-qin-4-1-say = Eine Provinz, die ein leeres Dorf berührt, übernimmt es: eine Pagode mehr. Gründe eine neben dem Dorf **d4**.
lesson-qin-4-1-praise = Zwei Pagoden mit einem Plättchen.
lesson-qin-4-1-wrong-1 = Auf ein Dorf wird nichts gelegt. Lege das Plättchen daneben.
lesson-qin-4-1-wrong-2 = Ein anderes Dorf und zwei Pagoden oder mehr: ein schöner Zug! Für diese Lektion nimm d4.
lesson-qin-4-1-wrong-3 = Eine Pagode: Die Provinz endet vor dem Dorf. Sie muss eine Kante mit d4 teilen.
lesson-qin-4-1-otherwise = Das berührt d4 nicht. Neben dem Dorf bringt dasselbe Plättchen zwei Pagoden.
lesson-qin-4-1-then-1 = West gründet eine rote Provinz.
lesson-qin-4-2-say = Zwei Dörfer liegen nebeneinander, **h13** und **i13**. Berühre beide mit einer Provinz.
lesson-qin-4-2-praise = Drei Pagoden mit einem Plättchen: Dörfer lohnen den Weg.
lesson-qin-4-2-wrong-1 = Zwei Pagoden: Du berührst eines der beiden Dörfer. Lege das Plättchen an beiden entlang.
lesson-qin-4-2-wrong-2 = Du hast West ein Dorf abgenommen: stark, und genau das kommt als Nächstes! Berühre hier h13 und i13.
lesson-qin-4-2-otherwise = Eine Provinz ohne diese beiden Dörfer. Lege das Plättchen an h13 und i13 entlang.
lesson-qin-4-2-then-1 = West macht seine blaue Provinz zur Großprovinz.
lesson-qin-4-3-say = West hält **j10**: Ringsum steht es eins gegen eins, und ein Gleichstand ändert nichts. Bringe eine zweite Pagode.
lesson-qin-4-3-praise = Zwei gegen eins: Das Dorf gehört dir, und West nimmt seine Pagode zurück.
lesson-qin-4-3-wrong-1 = Gelb ist jetzt Großprovinz, berührt j10 aber nicht. Es zählen nur Provinzen, die das Dorf berühren.
lesson-qin-4-3-otherwise = Um j10 steht es noch eins gegen eins. Gründe eine Provinz auf j9 oder komm über j11 heran.
lesson-qin-4-closing = Zähle die Pagoden der Provinzen rings um ein Dorf: Mehr übernimmt es, ein Gleichstand nicht. Eine Großprovinz zählt zwei.

## 5: Provinzen wachsen zusammen

lesson-qin-5-title = Provinzen wachsen zusammen
lesson-qin-5-about = Die meisten Felder besitzen das Ganze.
lesson-qin-5-1-say = Ein freies Feld, **j7**, trennt deine drei gelben von den zweien von West. Verbinde sie: Wer die meisten Felder hat, besitzt das Ganze.
lesson-qin-5-1-praise = Alles deins, auch das Dorf l6: Du setzt zwei Pagoden, und West nimmt zwei zurück.
lesson-qin-5-1-wrong-1 = Rot schließt die Lücke, also wächst nichts zusammen. Gelb muss auf j7 liegen.
lesson-qin-5-1-wrong-2 = Dein Gelb hat vier Felder, aber das von West steht noch. Verbinde sie auf j7.
lesson-qin-5-1-wrong-3 = Du hast eine fremde Provinz wachsen lassen. Verbinde deine mit der von West auf j7.
lesson-qin-5-1-otherwise = Nichts ist zusammengewachsen. Lege Gelb auf j7.
lesson-qin-5-1-then-1 = Ost gründet eine blaue Provinz.
lesson-qin-5-1-then-2 = West gründet auch eine.
lesson-qin-5-2-say = Du hast Rot auf **d9** und **d10**, Ost auf **g9** und **g10**: Bei Gleichstand darf nicht verbunden werden. Lass deine Provinz also zuerst wachsen.
lesson-qin-5-2-praise = Vier gegen zwei.
lesson-qin-5-2-wrong-1 = Zwei gegen zwei: Niemand würde sie besitzen, also darf das Plättchen dort nicht liegen. Lass zuerst deine wachsen.
lesson-qin-5-2-wrong-2 = Du hast das Rot von Ost vergrößert: vier gegen deine zwei. Lass deines wachsen.
lesson-qin-5-2-otherwise = Eine neue Provinz und eine Pagode, an sich gut. Lass diesmal die rote auf d9 wachsen.
lesson-qin-5-2-then-1 = Ost lässt sein Gelb wachsen und übernimmt das Dorf d4.
lesson-qin-5-2-then-2 = West lässt sein Blau wachsen.
lesson-qin-5-3-say = Jetzt hast du mehr. Verbinde die beiden roten Provinzen über **e9** und **f9**.
lesson-qin-5-3-praise = Ost nimmt seine Pagode zurück, und deine zweite steht: Was zusammenwächst, ist immer Großprovinz.
lesson-qin-5-3-wrong-1 = Dein Rot ist so schon Großprovinz: ein schöner Zug! Verbinde es diesmal mit dem Rot von Ost, damit Ost eine Pagode verliert.
lesson-qin-5-3-wrong-2 = Ost hat jetzt auch vier rote Felder, und bei Gleichstand darf nicht verbunden werden.
lesson-qin-5-3-otherwise = Eine neue Provinz, doch die Lücke bleibt, und Ost kann sie schließen. Verbinde die beiden roten.
lesson-qin-5-3-then-1 = Ost lässt sein Blau wachsen.
lesson-qin-5-3-then-2 = West gründet eine rote Provinz und lässt seine kleine gelbe wachsen.
lesson-qin-5-4-say = Dein Gelb ist Großprovinz, und die geht nie verloren. Lass sie die kleine gelbe Provinz von West über **i5** und **i6** schlucken.
lesson-qin-5-4-praise = West nimmt noch eine Pagode zurück.
lesson-qin-5-4-wrong-1 = Das Gelb von Ost ist auch Großprovinz. Zwei Großprovinzen dürfen nie verbunden werden.
lesson-qin-5-4-wrong-2 = Dein Gelb ist gewachsen, ohne das von West zu erreichen, und eine dritte Pagode gibt es nie.
lesson-qin-5-4-wrong-3 = Du hast fremdes Gelb wachsen lassen. Verbinde das kleine von West über i5 und i6 mit deinem.
lesson-qin-5-4-otherwise = Pagoden für dich, aber West behält sein Gelb. Verbinde es über i5 und i6 mit deiner Großprovinz.
lesson-qin-5-closing = Die meisten Felder besitzen das Ganze; Gleichstände und zwei Großprovinzen werden nie verbunden. Achte auf Lücken von einem Feld, bevor du deinen Zug beendest!

## 6: Drei Plättchen auf der Hand

lesson-qin-6-title = Drei Plättchen auf der Hand
lesson-qin-6-about = Das Plättchen wählen und sehen, was andere tun könnten.
lesson-qin-6-1-say = In einer richtigen Partie hast du **drei Plättchen**, die nur du siehst, und wählst eines. Eines deiner drei setzt drei Pagoden auf einmal: Sieh dir die Paare von **Dörfern** an.
lesson-qin-6-1-praise = Das Doppel ist allein schon eine Provinz, und zwei Dörfer kommen dazu.
lesson-qin-6-1-wrong-1 = Zwei Pagoden: gut, aber ein anderer Platz bringt drei. Welches Plättchen berührt zwei Dörfer?
lesson-qin-6-1-wrong-2 = Das gibt West eine Pagode. Gründe eine eigene Provinz.
lesson-qin-6-1-otherwise = Ein Doppel ist allein schon eine Provinz. Lege es an zwei Dörfern entlang.
lesson-qin-6-1-then-1 = West lässt Gelb auf drei wachsen, ein Feld neben deinen zweien.
lesson-qin-6-2-say = West droht auf **f7**: Drei gelbe Felder würden deine zwei übernehmen. Mache deine sicher, welches Plättchen West auch hat.
lesson-qin-6-2-praise = Sicher: Drei gegen drei darf nicht verbunden werden, und eine geschlossene Lücke verbindet nichts.
lesson-qin-6-2-wrong-1 = Du hast sie selbst verbunden, und West besitzt das Ganze: drei gegen zwei.
lesson-qin-6-2-wrong-2 = Das macht das Gelb von West noch größer. Lass deines wachsen oder schließe die Lücke.
lesson-qin-6-2-wrong-3 = Eine gute Idee, aber ein gelbes Plättchen kommt noch um deines herum. Lass dein Gelb wachsen.
lesson-qin-6-2-otherwise = Dein Gelb hat noch immer zwei Felder, und West kann im nächsten Zug verbinden. Mache drei daraus: Bei Gleichstand darf nicht verbunden werden.
lesson-qin-6-2-then-1 = West lässt stattdessen sein Blau wachsen.
lesson-qin-6-3-say = West hält **j10** mit einer Provinz, und du berührst es mit einer. Finde das Plättchen und den Platz, die das Dorf gewinnen.
lesson-qin-6-3-praise = Zwei gegen eins: eine Pagode mehr für dich, eine zurück an West.
lesson-qin-6-3-wrong-1 = Zwei Pagoden oder mehr, ein schöner Zug! Nimm West für diese Lektion j10 ab.
lesson-qin-6-3-otherwise = Um j10 steht es noch eins gegen eins. Du brauchst eine zweite Provinz daneben oder eine Großprovinz.
lesson-qin-6-closing = Doppel gründen fast überall Provinzen: Hebe dir eines für den richtigen Moment auf. Und frage dich vor dem Legen, was dein Nachbar tun könnte.

## 7: Zwei Farben und die letzte Pagode

lesson-qin-7-title = Zwei Farben und die letzte Pagode
lesson-qin-7-about = Eine Partie gewinnen, dann fünf Fragen.
lesson-qin-7-1-say = Du hast noch **fünf** Pagoden, West **drei**. Gründe mit diesem einen Plättchen zwei Provinzen.
lesson-qin-7-1-praise = Beide Hälften haben gewirkt: zwei Provinzen, zwei Pagoden.
lesson-qin-7-1-wrong-1 = Rot berührt Gelb und Gelb Rot: nichts. Drehe das Plättchen.
lesson-qin-7-1-wrong-2 = Eine Provinz, eine Pagode, und die andere Hälfte liegt allein. Beide Hälften können für dich wirken.
lesson-qin-7-1-otherwise = Dort entsteht keine Provinz. Lege Rot an g9 und Gelb an i8 an.
lesson-qin-7-1-then-1 = West gründet eine rote Provinz: noch zwei Pagoden.
lesson-qin-7-2-say = West fehlt ein **blaues** Feld zur zweiten Pagode. Setze eine eigene Pagode und gib West keine.
lesson-qin-7-2-praise = Noch zwei, und West hat von dir nichts bekommen.
lesson-qin-7-2-wrong-1 = Das war das fünfte blaue Feld von West: West setzt in deinem Zug eine Pagode. Füttere niemanden, der fast gewonnen hat.
lesson-qin-7-2-wrong-2 = Dein Gelb ist gewachsen, aber das setzt keine Pagode. Gründe bei g7 eine Provinz.
lesson-qin-7-2-otherwise = Keine Pagode wurde gesetzt. Gründe bei g7 eine gelbe Provinz.
lesson-qin-7-2-then-1 = West gründet eine gelbe Provinz: noch eine Pagode!
lesson-qin-7-3-say = Du hast noch **zwei** Pagoden, und West setzt im nächsten Zug die letzte. Setze jetzt beide.
lesson-qin-7-3-praise = Die Provinz, das Dorf: Dein Vorrat ist leer, und das Spiel endet sofort.
lesson-qin-7-3-wrong-1 = Blau ist zur Provinz von West gekommen: West setzt in deinem Zug die letzte Pagode und gewinnt sofort.
lesson-qin-7-3-otherwise = Eine Pagode gesetzt, eine übrig, und jetzt gewinnt West. Suche ein Dorf.
lesson-qin-7-q1 = Wer gewinnt?
lesson-qin-7-q1-a = Wer zuerst die letzte eigene Pagode setzt
lesson-qin-7-q1-b = Wer die größte Provinz hat
lesson-qin-7-q1-b-why = Größe hilft beim Zusammenwachsen und macht Großprovinzen, aber nur gesetzte Pagoden gewinnen.
lesson-qin-7-q1-c = Wer die meisten Dörfer hat
lesson-qin-7-q1-c-why = Ein Dorf ist eine Pagode wert, nicht mehr als eine kleine Provinz.
lesson-qin-7-q2 = Du legst eine rote Hälfte an die rote Provinz von West. Wem gehört sie?
lesson-qin-7-q2-a = Dir, denn du hast sie gelegt
lesson-qin-7-q2-a-why = Was zu einer Provinz kommt, gehört ihrem Besitzer, egal wer es legt.
lesson-qin-7-q2-b = West
lesson-qin-7-q2-c = Niemandem
lesson-qin-7-q2-c-why = Nur ein einzelnes Feld gehört niemandem.
lesson-qin-7-q3 = Wann bekommt eine Provinz ihre zweite Pagode?
lesson-qin-7-q3-a = Jedes Mal, wenn sie wächst
lesson-qin-7-q3-a-why = Wachsen allein setzt keine Pagode.
lesson-qin-7-q3-b = Wenn sie ein Dorf berührt
lesson-qin-7-q3-b-why = Ein Dorf hat seine eigene Pagode; die Provinz behält ihre eine.
lesson-qin-7-q3-c = Wenn sie fünf Felder hat
lesson-qin-7-q4 = West hält ein Dorf. Ringsum stehen eine Pagode von dir und eine von West. Was geschieht?
lesson-qin-7-q4-a = Das Dorf wird leer
lesson-qin-7-q4-a-why = Ein Dorf wird nur übernommen; ein Gleichstand leert es nicht.
lesson-qin-7-q4-b = West behält es
lesson-qin-7-q4-c = Du übernimmst es in deinem Zug
lesson-qin-7-q4-c-why = Dafür brauchst du ringsum mehr Pagoden, nicht gleich viele.
lesson-qin-7-q5 = Deine rote Provinz hat drei Felder, die von West drei. Darfst du sie verbinden?
lesson-qin-7-q5-a = Ja, und dein Plättchen gibt den Ausschlag
lesson-qin-7-q5-a-why = Das verbindende Plättchen zählt für niemanden.
lesson-qin-7-q5-b = Ja, und sie gehört beiden
lesson-qin-7-q5-b-why = Eine Provinz hat nur einen Besitzer.
lesson-qin-7-q5-c = Nein, bei Gleichstand darf nicht verbunden werden
lesson-qin-7-closing = Du hast gewonnen und kennst die Regeln. Spiele jetzt eine ganze Partie: drei Plättchen auf der Hand, Spielplan Vogel und drei Bots.

## 8: Der Spielplan Löwe: Seen

lesson-qin-8-title = Der Spielplan Löwe: Seen
lesson-qin-8-about = Auf Wasser wird nie gebaut: Es schützt eine Seite eines Dorfes.
lesson-qin-8-1-say = Auf dem Spielplan Löwe liegen **Seen**, und kein Plättchen bedeckt Wasser. Gründe eine Provinz, die das Dorf **j5** berührt.
lesson-qin-8-1-praise = Zwei Pagoden. Der See schließt eine Seite von j5 für immer.
lesson-qin-8-1-wrong-1 = Ein Plättchen braucht zwei freie Steppenfelder: kein Wasser, kein Dorf.
lesson-qin-8-1-wrong-2 = Zwei Pagoden an einem anderen Dorf: gut! Berühre für diese Lektion j5.
lesson-qin-8-1-otherwise = Eine Provinz ohne das Dorf. Berühre damit j5.
lesson-qin-8-1-then-1 = West gründet eine blaue Provinz.
lesson-qin-8-2-say = Nur drei Seiten von **j5** sind Land, und eine hältst du. Gründe dort eine zweite Provinz, dann kann West es kaum nehmen.
lesson-qin-8-2-praise = Zwei von drei Seiten: Selbst eine Großprovinz könnte jetzt nur gleichziehen.
lesson-qin-8-2-wrong-1 = Diese Hälfte läge im See. Ein Plättchen braucht zwei Steppenfelder.
lesson-qin-8-2-wrong-2 = Das lässt das Blau von West wachsen und gibt West eine Pagode. Gründe deine eigene neben j5.
lesson-qin-8-2-otherwise = Eine Pagode, aber eine Seite von j5 reicht nicht: Eine Großprovinz von West würde es nehmen.
lesson-qin-8-closing = Auf Wasser liegt nie etwas: Ein Dorf am See ist leichter zu halten.

## 9: Wenn nichts mehr passt

lesson-qin-9-title = Wenn nichts mehr passt
lesson-qin-9-about = Passen, und das andere Ende einer Partie.
lesson-qin-9-1-say = Der Plan ist fast voll: Vier Felder sind frei, **c1**, **c2**, **g1** und **g2**. Gründe mit **f2** eine gelbe Provinz.
lesson-qin-9-1-praise = Eine Pagode, und nur c1 und c2 sind noch frei.
lesson-qin-9-1-wrong-1 = Rot auf c1 würde zwei gegen zwei verbinden. Bei Gleichstand ist das verboten.
lesson-qin-9-1-wrong-2 = Rot berührt das gelbe Feld: Nichts wird gegründet. Drehe das Plättchen.
lesson-qin-9-1-otherwise = Das gelbe Feld f2 liegt noch allein. Lege Gelb auf g2.
lesson-qin-9-1-then-1 = West hat nur rote Plättchen, und Rot auf c1 ergäbe einen Gleichstand. Wer nichts legen kann, muss passen und zieht nichts.
lesson-qin-9-2-say = Du kannst ein Plättchen legen, also darfst du nicht passen. Fülle **c1** und **c2**: Dann passt nichts mehr.
lesson-qin-9-2-praise = Niemand kann mehr legen: Das Spiel ist zu Ende. Du hast 17 Pagoden auf dem Plan, West 16: Die meisten gewinnen, bei Gleichstand wird geteilt.
lesson-qin-9-2-wrong-1 = Passen darf nur, wer kein Plättchen legen kann, und du kannst.
lesson-qin-9-closing = Dieses Ende ist selten. Meist setzt vorher jemand die letzte Pagode.

## 10: Fairer Start und Serie

lesson-qin-10-title = Fairer Start und Serie
lesson-qin-10-about = Zwei Optionen: Alle beginnen mit einem Doppel, und mehrere Spielpläne ergeben ein Ergebnis.
lesson-qin-10-1-say = Das ist die erste Partie einer **Serie**: Vogel, dann Löwe. Du hast noch eine Pagode: Gründe eine Provinz und beende die Partie.
lesson-qin-10-1-praise = Deine letzte Pagode. West hat fünf übrig: Sie werden notiert, und die nächste Partie beginnt.
lesson-qin-10-1-then-1 = Der Startspieler wechselt: West beginnt auf dem Spielplan Löwe, mit dem Doppel, das der faire Start allen gibt.
lesson-qin-10-2-say = Der **faire Start** hat auch dir ein Doppel gegeben. Gründe damit eine Provinz.
lesson-qin-10-2-praise = Nach dem letzten Spielplan gewinnt, wer insgesamt die wenigsten Pagoden übrig hat.
lesson-qin-10-2-otherwise = Dieses Plättchen hat zwei Farben. Das Doppel ist das rote: Lege das.
lesson-qin-10-closing = In einer Serie zählt jede gesetzte Pagode, auch in einer verlorenen Partie.
