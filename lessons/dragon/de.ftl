## In the Year of the Dragon: lessons

## 1. A month at court

lesson-dragon-1-title = Ein Monat am Hof
lesson-dragon-1-about = Aktion, Person, Ereignis, Punkte

lesson-dragon-1-1-say = Du bist Fürst: Bring deinen Hof durch zwölf harte Monate und sammle die meisten Punkte. Heute verlangt der Kaiser **4 Yuan**, und du hast 2: Wähle **Steuern**.
lesson-dragon-1-1-praise = 5 Yuan: 2 von der Karte und 3 von deinem Steuereintreiber. Personen machen Aktionen stärker.
lesson-dragon-1-1-wrong-1 = Bauen bringt Etagen, aber du hast immer noch 2 Yuan. Zwei fehlen, also würden zwei Personen gehen.
lesson-dragon-1-1-wrong-2 = Passen bringt dich auf 3 Yuan: Einer fehlt, also würde eine Person gehen. Steuern bringen 5.
lesson-dragon-1-1-wrong-3 = Reis ist für die Dürre im nächsten Monat. Der Kaiser nimmt nur Yuan.

lesson-dragon-1-2-say = Nach den Aktionen nimmt jeder eine Person auf. Nimm die **Hofdame**: Sie bringt jeden Monat einen Punkt.
lesson-dragon-1-2-praise = Sie zieht auf deine freie Etage.
lesson-dragon-1-2-wrong-1 = Sie würde kommen, aber ein Joker kann jeden bringen. Behalte ihn und spiele die Karte der Hofdame.
lesson-dragon-1-2-wrong-2 = Ein guter Helfer für Steuern, aber in der Monatswertung bringt er nichts. Nimm die Hofdame.
lesson-dragon-1-2-wrong-3 = Ein Mönch zählt erst am Ende des Jahres. Die Hofdame bringt jeden Monat einen Punkt.
lesson-dragon-1-2-then-1 = Du hast 4 Yuan gezahlt, und niemand ist gegangen. Zwei Paläste und eine Hofdame: **3 Punkte**.

lesson-dragon-1-closing = Aktion, Person, Ereignis, Punkte: Das ist ein ganzer Monat, und du hast niemanden verloren. Noch elf solche, und das Jahr gehört dir!

## 2. Action cards in groups

lesson-dragon-2-title = Aktionskarten in Gruppen
lesson-dragon-2-about = Eine besetzte Gruppe kostet 3 Yuan, und Passen bringt Geld

lesson-dragon-2-1-say = Jeden Monat werden die Aktionskarten in so viele Gruppen verteilt, wie Spieler da sind. Ost und West haben gewählt; nimm **Studium** aus einer freien Gruppe.
lesson-dragon-2-1-praise = **3 Punkte**: 1 von der Karte, 2 von den Büchern deines Gelehrten.
lesson-dragon-2-1-wrong-1 = Dieselbe Gruppe, aber die andere Karte: Sie baut Etagen. Studium bringt Punkte, und dein Gelehrter fügt 2 hinzu.
lesson-dragon-2-1-wrong-2 = Ost hat diese Gruppe schon besetzt, also hast du 3 Yuan gezahlt und 2 erhalten. Studium kostet nichts.
lesson-dragon-2-1-wrong-3 = Passen darfst du immer, aber es hat nichts gebracht: Du hast schon 3 Yuan.
lesson-dragon-2-1-then-1 = Ein ruhiger Monat geht zu Ende, und die Karten werden neu verteilt.

lesson-dragon-2-2-say = Noch einmal Studium! Ost hat diese Gruppe jetzt besetzt, also kostet sie zuerst **3 Yuan**: Zahle und nimm sie.
lesson-dragon-2-2-praise = 3 weitere Punkte! Eine besetzte Gruppe ist nicht verschlossen; sie kostet 3 Yuan.
lesson-dragon-2-2-wrong-1 = Kostenlos, aber nur eine Rakete. Für 3 Yuan bringt Studium 3 Punkte.
lesson-dragon-2-2-wrong-2 = Auch für diese Gruppe hast du 3 Yuan gezahlt, aber Etagen genommen. Nur eine Aktion: Nimm Studium.
lesson-dragon-2-2-wrong-3 = Du hast deine 3 Yuan behalten und nichts bekommen. Gib sie aus: 3 Punkte sind es wert.
lesson-dragon-2-2-then-3 = Ost und West haben wieder vor dir gewählt.

lesson-dragon-2-3-say = Du hast kein Geld mehr, und im nächsten Monat will der Kaiser 4 Yuan. Nichts Freies bringt Geld, also **passe**: Das bringt dich auf 3.
lesson-dragon-2-3-praise = 3 Yuan fürs Nichtstun. Passen besetzt auch keine Gruppe.
lesson-dragon-2-3-wrong-1 = Ost hat diese Gruppe schon besetzt: Sie kostet 3 Yuan, und du hast keinen.
lesson-dragon-2-3-wrong-2 = Eine Etage ist schön, aber du hast immer noch kein Geld, und der Tribut steht bevor. Passen bringt 3 Yuan.
lesson-dragon-2-3-wrong-3 = Ein Feld vor, aber kein Geld. Passen bringt 3 Yuan.
lesson-dragon-2-3-then-1 = West gewinnt das Drachenfest; das kommt in einer späteren Lektion.

lesson-dragon-2-closing = Kostenlos, wenn du früh dran bist, 3 Yuan, wenn du spät dran bist, und passen, wenn du arm bist. Als Nächstes: wie man früh drankommt!

## 3. The person track

lesson-dragon-3-title = Die Personenleiste
lesson-dragon-3-about = Die ersten Personen, wer zuerst drankommt, jung oder alt

lesson-dragon-3-1-say = Das Jahr beginnt mit zwei jungen Personen für jeden, nie mit einem Paar, das schon jemand hat. Nimm den **Gelehrten** und den **Steuereintreiber**.
lesson-dragon-3-1-praise = Ihre Werte, 4 und 3, bringen dich auf der Personenleiste 7 Felder voran.
lesson-dragon-3-1-wrong-1 = Genau dieses Paar hat Ost schon. Nimm eines, das niemand hat.
lesson-dragon-3-1-wrong-2 = Ein gutes Paar, aber nur 3 Felder auf der Leiste. Gelehrter und Steuereintreiber bringen 7.
lesson-dragon-3-1-wrong-3 = 11 Felder, und du bist sofort vorn! Aber in dieser Lektion geht es ums Aufholen: Nimm den Gelehrten und den Steuereintreiber.

lesson-dragon-3-2-say = Wo wohnt der zweite? Nimm den **leeren Palast**: Am Ende eines Monats verliert ein leerer eine Etage.
lesson-dragon-3-2-praise = Ost ist am weitesten vorn und wählt zuerst, dann West, dann du.
lesson-dragon-3-2-wrong-1 = Jetzt wohnen beide zusammen, und der andere Palast steht leer. Noch in diesem Monat muss jemand einziehen, sonst verliert er eine Etage.

lesson-dragon-3-3-say = Du bist auf der Leiste hinten, also wählst du zuletzt. Eine freie Gruppe ist übrig: Nimm **Studium**.
lesson-dragon-3-3-praise = 3 Punkte! Jetzt überhole die anderen.
lesson-dragon-3-3-wrong-1 = 5 Yuan, aber die von Ost besetzte Gruppe hat dich 3 gekostet. Die freie kostet nichts.
lesson-dragon-3-3-wrong-2 = Die richtige Gruppe, und jeden Monat ein Punkt für 2 Yuan. Aber nimm Studium: 3 Punkte ohne Kosten.
lesson-dragon-3-3-wrong-3 = Das hat nichts gebracht: Du hast mehr als 3 Yuan.
lesson-dragon-3-3-then-4 = Ost liegt jetzt auf 13 und West auf 9.

lesson-dragon-3-4-say = Eine neue Person bringt dich um den Wert auf ihrem Plättchen voran. Ost liegt auf **13**, du auf **7**: Wer bringt dich nach vorn?
lesson-dragon-3-4-praise = 6 Felder! Du teilst dir Feld 13 mit Ost, aber die später angekommene Scheibe liegt oben und kommt zuerst.
lesson-dragon-3-4-wrong-1 = 5 Felder bringen dich auf 12: Zweiter, knapp hinter Ost. Jemand bringt ein Feld mehr.
lesson-dragon-3-4-wrong-2 = Alte Personen sind stärker, aber langsamer: 2 Buddhas, nur 2 Felder. Du bleibst hinter Ost.
lesson-dragon-3-4-wrong-3 = Nur 2 Felder. Such den größten Wert.
lesson-dragon-3-4-wrong-4 = Die richtige Person, aber ein Joker kann jeden bringen. Behalte ihn und spiele die Karte des Mönchs.

lesson-dragon-3-5-say = Wähle einen Palast für den Mönch. In beiden ist Platz.
lesson-dragon-3-5-praise = 2 Paläste, 2 Punkte. Und der neue Monat beginnt mit dir.

lesson-dragon-3-6-say = Du bist vorn, und jede Gruppe ist frei. Nimm **Steuern**, bevor Ost es tut.
lesson-dragon-3-6-praise = 5 Yuan, und nichts zu zahlen: Deshalb ist es gut, vorn zu sein.
lesson-dragon-3-6-wrong-1 = Ein Feld mehr, aber du bist schon vorn. Nutze das: Steuern bringen dir 5 Yuan.
lesson-dragon-3-6-wrong-2 = 3 Punkte, gut! Aber im Monat 4 kommt der Tribut, und Steuern bringen 5 Yuan.
lesson-dragon-3-6-wrong-3 = Die erste Wahl des Monats, und du hast sie verschenkt.

lesson-dragon-3-7-say = Im Monat 5 kommt eine Dürre. Nimm den **alten Bauern**: 2 Reissymbole statt 1, aber nur 1 Feld.
lesson-dragon-3-7-praise = Stark, aber langsam: Sieh, was die anderen tun.
lesson-dragon-3-7-wrong-1 = 4 Felder, aber 1 Reissymbol. Du bist vorn, also nimm diesmal den starken.
lesson-dragon-3-7-wrong-2 = Er ist gekommen, aber ein Joker kann jeden bringen. Behalte ihn und spiele die Karte des Bauern.
lesson-dragon-3-7-wrong-3 = Er hilft gegen die Krankheit im Monat 7. Zuerst kommt die Dürre.
lesson-dragon-3-7-then-2 = 5 Felder für Ost, 4 für West: Beide überholen dich wieder. Das ist der Preis einer alten Person.

lesson-dragon-3-closing = Jung ist schnell, alt ist stark. Jetzt kennst du die wichtigste Wahl jedes Monats!

## 4. Palaces and floors

lesson-dragon-4-title = Paläste und Etagen
lesson-dragon-4-about = Platz für Personen, und was mit leeren Palästen geschieht

lesson-dragon-4-1-say = Jede Etage bietet Platz für eine Person, und deine vier Etagen sind voll. Trotzdem kommt eine Dürre: Nimm den **jungen Bauern**.
lesson-dragon-4-1-praise = Er ist da, aber es gibt keinen Platz.
lesson-dragon-4-1-wrong-1 = Stark, aber langsam. Nimm diesmal den jungen, für 4 Felder.
lesson-dragon-4-1-wrong-2 = Ein Punkt mehr im Monat, aber Monat 5 bringt eine Dürre. Nimm den Bauern.

lesson-dragon-4-2-say = Wenn alles voll ist, nimmt die neue Person jemandes Platz ein. Ersetze den **Gelehrten**.
lesson-dragon-4-2-praise = Der Gelehrte verlässt das Spiel, und der Bauer bringt dich 4 Felder voran.
lesson-dragon-4-2-wrong-1 = Den Handwerker brauchst du im nächsten Monat: Er baut eine Etage. Ersetze den Gelehrten.
lesson-dragon-4-2-wrong-2 = Sie bringt jeden Monat einen Punkt. Ersetze den Gelehrten.
lesson-dragon-4-2-wrong-3 = Der Bauer hat das Spiel verlassen, und du bist auf der Leiste nicht vorgerückt. Ersetze den Gelehrten.
lesson-dragon-4-2-then-1 = 3 Punkte: 2 Paläste und eine Hofdame. Aber du brauchst mehr Platz.

lesson-dragon-4-3-say = Nimm **Bauen**: eine Etage, und noch eine für deinen Handwerker.
lesson-dragon-4-3-praise = Zwei Etagen zu setzen, eine nach der anderen.
lesson-dragon-4-3-wrong-1 = Du hast 6 Yuan, genug für den Tribut. Was dir fehlt, ist Platz: Nimm Bauen.
lesson-dragon-4-3-wrong-2 = Reis ist für den nächsten Monat. Schaff zuerst Platz: Nimm Bauen.
lesson-dragon-4-3-wrong-3 = Deine Paläste bleiben voll, und die nächste Person würde wieder jemandes Platz einnehmen.

lesson-dragon-4-4-say = Jeder Palast bringt jeden Monat einen Punkt. Setze die erste Etage als **neuen Palast**.
lesson-dragon-4-4-praise = Drei Paläste!
lesson-dragon-4-4-wrong-1 = Platz für eine Person mehr, aber nicht mehr Paläste, also nicht mehr Punkte. Gründe einen neuen.

lesson-dragon-4-5-say = Setze die zweite Etage auf den **Palast des Mönchs**. Mehr als drei Etagen kann ein Palast nicht haben.
lesson-dragon-4-5-praise = Jetzt ist in zwei Palästen Platz.
lesson-dragon-4-5-wrong-1 = Zwei neue Paläste, aber nur eine Person kommt in diesem Monat. Der andere bleibt leer und ist am Ende des Monats weg.
lesson-dragon-4-5-wrong-2 = Das ist der andere Palast. Am Ende des Jahres zählt ein Mönch die Etagen seines eigenen.

lesson-dragon-4-6-say = Nimm jetzt einen **jungen Heiler**: Im Monat 7 kommt die Krankheit.
lesson-dragon-4-6-praise = In zwei Palästen ist Platz. Überleg gut, wo er wohnt!
lesson-dragon-4-6-wrong-1 = Ein zweiter Handwerker, aber noch hast du keinen Mörser. Nimm den Heiler.
lesson-dragon-4-6-wrong-2 = Die 6 Felder locken. Aber die Krankheit kommt vor dem Ende: Nimm den Heiler.

lesson-dragon-4-7-say = Ein **leerer Palast** verliert am Ende des Monats eine Etage. Wo wohnt der Heiler?
lesson-dragon-4-7-praise = Nichts wird verfallen.
lesson-dragon-4-7-wrong-1 = Hier wohnt schon jemand. Der neue Palast bleibt leer, verliert seine einzige Etage und ist weg, mitsamt seinem Punkt.
lesson-dragon-4-7-then-1 = Der Tribut ist bezahlt. 3 Paläste und eine Hofdame: **4 Punkte** in diesem Monat.

lesson-dragon-4-closing = Platz für deine Leute, ein Punkt für jeden Palast, und keiner steht leer. Gut gebaut!

## 5. Tribute and drought

lesson-dragon-5-title = Tribut und Dürre
lesson-dragon-5-about = Was fehlt, kostet Personen, und du wählst, wer geht

lesson-dragon-5-1-say = Tribut: 4 Yuan, und **jeder fehlende Yuan kostet eine Person**. Du hast 2, zu wenig für Steuern in der von Ost besetzten Gruppe: Was rettet die meisten?
lesson-dragon-5-1-praise = 3 Yuan: Jetzt fehlt nur noch einer.
lesson-dragon-5-1-wrong-1 = Ost hat diese Gruppe schon besetzt: Sie kostet 3 Yuan, und du hast 2.
lesson-dragon-5-1-wrong-2 = Ein Reissack für den nächsten Monat, aber immer noch 2 Yuan: Zwei Personen würden gehen. Wenn du passt, fehlt nur ein Yuan.
lesson-dragon-5-1-wrong-3 = Jeden Monat ein Punkt, aber jetzt hast du kein Geld mehr: Vier Personen würden gehen!

lesson-dragon-5-2-say = Der nächste Monat bringt eine Dürre. Nimm den **alten Bauern**: Er bringt bei einer Ernte 2 Reissäcke mehr.
lesson-dragon-5-2-praise = Er zieht bei der Hofdame ein. Der Kaiser nimmt deine 3 Yuan.
lesson-dragon-5-2-wrong-1 = 1 Reissymbol; der alte Bauer hat 2. Du wirst jeden Reissack brauchen.
lesson-dragon-5-2-wrong-2 = Zu spät für diesen Tribut: Münzen auf Personen zahlen nicht. Bereite dich auf die Dürre vor.

lesson-dragon-5-3-say = Ein Yuan fehlt, also muss eine Person gehen. Wähle die, die du am wenigsten brauchst: Das nächste **Fest** ist weit weg.
lesson-dragon-5-3-praise = Eine Person verloren, nicht zwei. 4 Paläste und eine Hofdame: 5 Punkte.
lesson-dragon-5-3-wrong-1 = Du brauchst ihn im nächsten Monat für die Ernte.
lesson-dragon-5-3-wrong-2 = Er wohnt allein: Sein Palast stünde leer und verlöre seine einzige Etage. Und im Monat 7 brauchst du ihn.
lesson-dragon-5-3-wrong-3 = Sie bringt jeden Monat einen Punkt.

lesson-dragon-5-4-say = Dürre: Jeder Palast, in dem jemand wohnt, verbraucht **1 Reissack**. Nimm **Ernte**.
lesson-dragon-5-4-praise = 3 Reissäcke: 1 von der Karte, 2 vom alten Bauern.
lesson-dragon-5-4-wrong-1 = Ein Feld vor, aber kein Reis: In jedem deiner vier Paläste würde eine Person gehen.
lesson-dragon-5-4-wrong-2 = 3 Yuan, aber Yuan machen niemanden satt. Nimm Ernte.

lesson-dragon-5-5-say = Nimm eine zweite **Hofdame**. Sie zieht ein, wo schon jemand wohnt, also ist nicht mehr Reis nötig.
lesson-dragon-5-5-praise = Reis zählt je Palast, nicht je Person: 3 Reissäcke für vier Paläste.
lesson-dragon-5-5-wrong-1 = Die Ernte ist vorbei; sein Reissymbol ernährt niemanden. Nimm die Hofdame.
lesson-dragon-5-5-wrong-2 = Ein guter Gedanke für Monat 7. Aber nimm jetzt die Hofdame, für einen Punkt jeden Monat.

lesson-dragon-5-6-say = Ein Palast bekommt keinen Reis, und eine Person dort geht: Du wählst. Lass keinen Palast leer stehen!
lesson-dragon-5-6-praise = 4 Paläste und 2 Hofdamen: **6 Punkte**.
lesson-dragon-5-6-wrong-1 = Er wohnt allein: Der leere Palast verliert seine einzige Etage und ist weg.
lesson-dragon-5-6-wrong-2 = Der Palast bleibt, aber er ist dein einziger Bauer, und Monat 10 bringt wieder eine Dürre.

lesson-dragon-5-closing = Yuan für den Kaiser, Reis für die Paläste, und wenn jemand gehen muss, wählst du, wer. Du hast alle Paläste behalten!

## 6. Mongols and epidemic

lesson-dragon-6-title = Mongolen und Krankheit
lesson-dragon-6-about = Helme bringen Punkte, Mörser retten

lesson-dragon-6-1-say = Die Mongolen kommen: ein Punkt je Helm, und **wer die wenigsten Helme hat, verliert eine Person**. Ost hat 2 Helme, West 1: Wen nimmst du?
lesson-dragon-6-1-praise = 2 Helme: **2 Punkte**, und du bist sicher.
lesson-dragon-6-1-wrong-1 = 1 Helm, so viele wie West: Ihr beide habt die wenigsten, und beide verliert ihr eine Person. Der alte Krieger hat 2.
lesson-dragon-6-1-wrong-2 = Gar kein Helm: keine Punkte, und du allein hast die wenigsten.
lesson-dragon-6-1-wrong-3 = Er ist für die Krankheit im nächsten Monat. Zuerst die Mongolen.
lesson-dragon-6-1-wrong-4 = Die richtige Person, aber du hast die Karte des Kriegers. Behalte den Joker.
lesson-dragon-6-1-then-3 = West hat die wenigsten Helme und verliert einen Handwerker.

lesson-dragon-6-2-say = Helme bringen dich auch voran. Nimm **Heerschau**: 1 Feld auf der Leiste, und 1 je Helm.
lesson-dragon-6-2-praise = 3 Felder: Du bist weit vorn.
lesson-dragon-6-2-wrong-1 = 5 Yuan sind willkommen, aber nimm hier Heerschau. Sieh, wie weit dein Krieger dich bringt.
lesson-dragon-6-2-wrong-2 = 1 Punkt. Heerschau bringt 3 Felder, sodass du länger zuerst wählst.
lesson-dragon-6-2-wrong-3 = Du hast 6 Yuan, also hat Passen nichts gebracht.

lesson-dragon-6-3-say = Jetzt die **Krankheit**: Jeder verliert 3 Personen, eine weniger je Mörser. Du hast 1 Mörser: Wer rettet alle deine Leute?
lesson-dragon-6-3-praise = 3 Mörser: Niemand geht!
lesson-dragon-6-3-wrong-1 = 2 Mörser: Eine Person würde noch gehen. Der alte Heiler hat allein schon 2.
lesson-dragon-6-3-wrong-2 = Immer noch 1 Mörser: Zwei Personen würden gehen.
lesson-dragon-6-3-wrong-3 = Er würde alle retten, aber du hast die Karte des Heilers. Behalte den Joker.
lesson-dragon-6-3-then-4 = West, mit 1 Mörser, verliert zwei Personen.
lesson-dragon-6-3-then-5 = Ost, mit 2 Mörsern, verliert eine.

lesson-dragon-6-closing = Nie die wenigsten Helme, und Mörser zur rechten Zeit. Dein Hof hat die zwei härtesten Monate des Jahres überstanden!

## 7. Festival and privileges

lesson-dragon-7-title = Fest und Privilegien
lesson-dragon-7-about = Raketen, Hofdamen und Drachen

lesson-dragon-7-1-say = Das Drachenfest: **6 Punkte** für die meisten Raketen, **3** für die zweitmeisten. Ost hat 3, West 2, du 1: Hol auf!
lesson-dragon-7-1-praise = 2 mehr dank deinem Feuerwerker: 3, so viele wie Ost. Bei Gleichstand erhalten beide die vollen Punkte!
lesson-dragon-7-1-wrong-1 = 1 Punkt sofort, aber mit 1 Rakete bist du Dritter, und der Dritte bekommt nichts.
lesson-dragon-7-1-wrong-2 = Ein guter Kauf, aber das Fest ist jetzt. Mit 1 Rakete bekommst du nichts.
lesson-dragon-7-1-wrong-3 = 5 Yuan, aber keine Punkte. Das Fest bringt 6.

lesson-dragon-7-2-say = Fünf Monate werden noch gewertet. Nimm eine **Hofdame**: in jedem davon ein Punkt.
lesson-dragon-7-2-praise = Sie zählt schon am Ende dieses Monats.
lesson-dragon-7-2-wrong-1 = Nur Raketen, die du besitzt, zählen; Raketen auf Personen nicht. Und nach diesem kommt kein Fest mehr.
lesson-dragon-7-2-wrong-2 = Er bringt Geld, keine Punkte. Fünf Monate einer Hofdame sind 5 Punkte.
lesson-dragon-7-2-then-4 = Je 6 Punkte für dich und Ost, 3 für West; alle drei geben die Hälfte ihrer Raketen ab, aufgerundet. Dann der Monat: 3 Paläste und 2 Hofdamen, **5 Punkte**.

lesson-dragon-7-3-say = Ein **Privileg** bringt jeden Monat einen Punkt für jeden seiner Drachen. Kaufe eines, aber behalte 4 Yuan für den Tribut!
lesson-dragon-7-3-praise = 2 Yuan für 4 Punkte bis zum Jahresende, und 5 Yuan sind übrig.
lesson-dragon-7-3-wrong-1 = Zwei Drachen, aber alle 7 Yuan sind weg: Vier Personen würden gehen. Das kleine kostet 2.
lesson-dragon-7-3-wrong-2 = Du hast 7 Yuan, mehr als der Kaiser nimmt. Kaufe mit dem Rest ein Privileg.
lesson-dragon-7-3-wrong-3 = 1 Punkt, einmal. Ein kleines Privileg bringt in jedem von vier Monaten einen Punkt.

lesson-dragon-7-4-say = Als Nächstes kommt eine Dürre: Nimm den **alten Bauern**.
lesson-dragon-7-4-praise = Deine Paläste sind voll: Jemand muss Platz machen.
lesson-dragon-7-4-wrong-1 = 1 Reissymbol; mit dem alten Bauern bringt eine Ernte 3 Reissäcke, genug für drei Paläste.
lesson-dragon-7-4-wrong-2 = Jeden Monat ein Punkt, aber du hast keinen Reis und drei Paläste zu versorgen.

lesson-dragon-7-5-say = Sieh dir die kommenden Monate an. **Wen brauchst du nicht mehr?**
lesson-dragon-7-5-praise = Es kommt kein Fest mehr, also darf der Feuerwerker gehen.
lesson-dragon-7-5-wrong-1 = Sie bringt noch in vier Monaten einen Punkt.
lesson-dragon-7-5-wrong-2 = Die Mongolen kommen noch einmal, im Monat 11.
lesson-dragon-7-5-wrong-3 = Eine Krankheit kommt noch, im Monat 12.
lesson-dragon-7-5-then-2 = Der Tribut ist bezahlt. 3 Paläste, 2 Hofdamen, 1 Drache: **6 Punkte**.

lesson-dragon-7-closing = Paläste, Hofdamen und Drachen bringen jeden Monat Punkte: je früher, desto besser. Du planst wie ein Fürst!

## 8. The last months

lesson-dragon-8-title = Die letzten Monate
lesson-dragon-8-about = Die letzte Karte, die letzte Aktion, die Schlusswertung

lesson-dragon-8-1-say = Monat 11, und deine letzte Karte. Am Ende **zählt ein Mönch seine Buddhas mal die Etagen seines Palasts**: Welche Person bringt am meisten?
lesson-dragon-8-1-praise = 2 Buddhas. Jetzt die Etagen!
lesson-dragon-8-1-wrong-1 = 1 Buddha: 3 Punkte bei drei Etagen. Der alte Mönch hat 2 Buddhas.
lesson-dragon-8-1-wrong-2 = 2 Punkte in den zwei Monaten, die bleiben. Ein Mönch bei drei Etagen bringt mehr.
lesson-dragon-8-1-wrong-3 = Er bringt bei Steuern 3 Yuan mehr: einen Punkt am Ende. Ein Mönch bringt mehr.

lesson-dragon-8-2-say = **Wo** bringt der Mönch am meisten?
lesson-dragon-8-2-praise = Drei Etagen: 2 × 3 = 6 Punkte.
lesson-dragon-8-2-wrong-1 = Zwei Etagen: 2 × 2 = 4 Punkte. Es gibt einen höheren Palast.
lesson-dragon-8-2-then-1 = Ost holt mit der letzten Karte einen Steuereintreiber und verliert durch die Mongolen einen Krieger.

lesson-dragon-8-3-say = Monat 12: eine letzte Aktion, und keine Personen mehr. **Was bringt jetzt die meisten Punkte?**
lesson-dragon-8-3-praise = **4 Punkte**: 1 von der Karte, 3 vom alten Gelehrten.
lesson-dragon-8-3-wrong-1 = 2 Yuan mehr, aber nur je volle 3 Yuan sind ein Punkt: Du würdest nichts gewinnen. Mit deinem Gelehrten ist Studium 4 Punkte wert.
lesson-dragon-8-3-wrong-2 = Ein neuer Palast stünde leer und wäre vor der Wertung weg. Studium bringt 4 Punkte.
lesson-dragon-8-3-wrong-3 = 1 Punkt, aber die 2 Yuan fehlen am Ende. Studium bringt 4.
lesson-dragon-8-3-then-1 = Die Krankheit: Du hast 2 Mörser, also geht eine Person.

lesson-dragon-8-4-say = Jede Person ist am Ende 2 Punkte wert, manche mehr. **Wer kostet dich am wenigsten?**
lesson-dragon-8-4-praise = Das kostet dich 2 Punkte und nicht mehr; sogar der Heiler darf gehen, denn Mörser werden zuerst gezählt.
lesson-dragon-8-4-wrong-1 = Er ist 2 + 6 Punkte wert: deine wertvollste Person.
lesson-dragon-8-4-wrong-2 = 2 Punkte, und 1 mehr in der Wertung dieses Monats. Andere kosten nur 2.
lesson-dragon-8-4-then-2 = Die Schlusswertung: 10 Punkte für fünf Personen, 6 für den Mönch. 4 Yuan, und 2 für den verkauften Reis, ergeben 2.

lesson-dragon-8-q1 = Wer handelt in einem Monat zuerst?
lesson-dragon-8-q1-a = Wer die meisten Punkte hat
lesson-dragon-8-q1-a-why = Punkte entscheiden vor dem Ende des Jahres nichts. Die Reihenfolge bestimmt die Personenleiste.
lesson-dragon-8-q1-b = Wer auf der Personenleiste am weitesten vorn ist
lesson-dragon-8-q1-c = Der Startspieler, dann im Uhrzeigersinn
lesson-dragon-8-q1-c-why = Nur die Wahl der ersten Personen geht so reihum. Danach bestimmt die Personenleiste.

lesson-dragon-8-q2 = Jemand hat die Gruppe, die du willst, schon gewählt. Was nun?
lesson-dragon-8-q2-a = Du zahlst zuerst 3 Yuan und nimmst dann eine ihrer Aktionen
lesson-dragon-8-q2-b = Du musst eine andere Gruppe wählen
lesson-dragon-8-q2-b-why = Eine besetzte Gruppe ist nicht verschlossen: Sie kostet 3 Yuan.
lesson-dragon-8-q2-c = Du nimmst die Aktion kostenlos, aber nicht dieselbe Karte
lesson-dragon-8-q2-c-why = Jede Karte der Gruppe darf genommen werden, auch dieselbe, aber das kostet 3 Yuan.

lesson-dragon-8-q3 = Wie viel Reis brauchst du bei einer Dürre?
lesson-dragon-8-q3-a = 1 Reissack je Person
lesson-dragon-8-q3-a-why = Reis zählt je Palast, egal wie viele Personen darin wohnen.
lesson-dragon-8-q3-b = 4, wie beim Tribut
lesson-dragon-8-q3-b-why = Die 4 sind Yuan für den Kaiser. Reis zählt je Palast.
lesson-dragon-8-q3-c = 1 Reissack für jeden Palast, in dem jemand wohnt

lesson-dragon-8-q4 = Was geschieht mit einem leeren Palast am Ende der Ereignisphase?
lesson-dragon-8-q4-a = Er verliert eine Etage
lesson-dragon-8-q4-b = Nichts, bis zur nächsten Dürre
lesson-dragon-8-q4-b-why = Der Verfall kommt jeden Monat, auch in einem ruhigen.
lesson-dragon-8-q4-c = Er verschwindet sofort
lesson-dragon-8-q4-c-why = Er verliert eine Etage; nur ein Palast mit einer einzigen ist dann weg.

lesson-dragon-8-q5 = Was bringt am Ende jedes Monats Punkte?
lesson-dragon-8-q5-a = Jede Person
lesson-dragon-8-q5-a-why = Personen bringen je 2 Punkte, aber erst am Ende des Jahres.
lesson-dragon-8-q5-b = Paläste, Hofdamen und Drachen auf Privilegien
lesson-dragon-8-q5-c = Mönche, nach den Etagen ihrer Paläste
lesson-dragon-8-q5-c-why = So zählen Mönche erst am Ende des Jahres.

lesson-dragon-8-closing = **Du gewinnst!** Frag dich jeden Monat: Was nimmt dieses Ereignis, was kommt danach, und was bringt jeden Monat Punkte? Spiel jetzt dein erstes Jahr.

## 9. The Great Wall

lesson-dragon-9-title = Die Chinesische Mauer
lesson-dragon-9-about = Erweiterung: eine Mauer für alle

lesson-dragon-9-1-say = Eine achte Aktion: Alle bauen an **einer Mauer** und erhalten den Bonus des Plättchens. Verlängere sie mit deinem Plättchen für **3 Punkte**.
lesson-dragon-9-1-praise = 3 Punkte, und die Mauer ist **6** lang. Personen bringen zu einem Mauerplättchen nichts dazu.
lesson-dragon-9-1-wrong-1 = Die Mauer ist gewachsen, und du hast eine Rakete. Auch gut, aber nimm hier das Plättchen mit 3 Punkten.
lesson-dragon-9-1-wrong-2 = Ein Feld, aber die Mauer bleibt im Monat 6 nur 5 lang: zu kurz. Du hast die wenigsten Plättchen darin, also würdest du eine Person verlieren.
lesson-dragon-9-1-wrong-3 = Die Mauer bleibt zu kurz, und du hast die wenigsten Plättchen darin.

lesson-dragon-9-2-say = Die Mongolen kommen trotzdem, Mauer hin oder her. Nimm einen **Krieger**, damit Ost die wenigsten Helme hat.
lesson-dragon-9-2-praise = Ein Helm genügt hier.
lesson-dragon-9-2-wrong-1 = Keine Helme auf beiden Seiten: Beide habt ihr die wenigsten, also verliert ihr beide eine Person.
lesson-dragon-9-2-wrong-2 = 6 Felder, aber kein Helm: Ihr würdet beide eine Person verlieren.

lesson-dragon-9-3-say = Wähle einen Palast für ihn. Dann sieh, ob die Mauer hält.
lesson-dragon-9-3-praise = Jetzt die Mongolen, dann die Mauer.
lesson-dragon-9-3-then-2 = Ost verliert einen Mönch. Die Mauer ist im Monat 6 auch 6 lang, also hält sie, mit einem Punkt für jedes eigene Plättchen: **3 für dich**, 3 für Ost.

lesson-dragon-9-closing = Bei jedem Mongolensturm und noch einmal nach Monat 12 muss die Mauer so lang sein wie die Zahl des Monats. Baut gemeinsam, und du ein wenig mehr als die anderen!

## 10. Super events

lesson-dragon-10-title = Super-Ereignisse
lesson-dragon-10-about = Erweiterung: etwas Großes im Monat 7

lesson-dragon-10-1-say = In jedem Jahr kommt ein Super-Ereignis, im **Monat 7**, von Anfang an bekannt. Dieses Erdbeben nimmt dir 2 Etagen, und alle 6 sind voll: Nimm **Bauen**!
lesson-dragon-10-1-praise = 2 Etagen dank deinem Handwerker.
lesson-dragon-10-1-wrong-1 = Geld ersetzt keine Etage: Zwei Personen müssten gehen.
lesson-dragon-10-1-wrong-2 = 1 Punkt, aber zwei Personen müssten gehen.
lesson-dragon-10-1-wrong-3 = Nichts gebaut: Zwei Personen müssten gehen.

lesson-dragon-10-2-say = Setze die erste Etage auf den Palast **des Bauern und der Hofdame**.
lesson-dragon-10-2-praise = Eine freie Etage.
lesson-dragon-10-2-wrong-1 = Auch eine freie Etage, aber dieser Palast kommt danach.
lesson-dragon-10-2-wrong-2 = Auch eine Etage, die fallen darf. Aber setze sie hier auf den Palast des Bauern und der Hofdame.

lesson-dragon-10-3-say = Und die zweite auf den kleinen Palast des **Mönchs**.
lesson-dragon-10-3-praise = Jetzt dürfen zwei Etagen ohne Schaden fallen.
lesson-dragon-10-3-wrong-1 = Ein leerer Palast mit einer Etage. Er darf fallen, aber am Ende zählt der Mönch die Etagen seines eigenen Palasts.
lesson-dragon-10-3-then-2 = Ost verliert eine Person an die Krankheit; deine 3 Mörser halten sie fern. Dann bebt die Erde.

lesson-dragon-10-4-say = Nimm zwei Etagen weg, eine nach der anderen. Beginne mit der freien über **dem Bauern und der Hofdame**.
lesson-dragon-10-4-praise = Dort wohnte niemand.
lesson-dragon-10-4-wrong-1 = Alle drei Etagen dort sind belegt: Eine Person würde gehen. Nimm eine freie Etage.
lesson-dragon-10-4-wrong-2 = Auch eine freie Etage, also geht niemand. Sie kommt danach; beginne mit der anderen.

lesson-dragon-10-5-say = Jetzt die **andere freie Etage**.
lesson-dragon-10-5-praise = Zwei Etagen sind gefallen, und **niemand ist gegangen**.
lesson-dragon-10-5-wrong-1 = Jede Etage dort ist jetzt belegt: Eine Person würde gehen.
lesson-dragon-10-5-then-3 = Ost hatte nur eine freie Etage und verliert deshalb eine Person.

lesson-dragon-10-closing = Zehn Super-Ereignisse, eines im Jahr: Lies deines, bevor du die ersten Personen wählst, und plane für Monat 7!

## 11. The edition of 2007

lesson-dragon-11-title = Die Ausgabe von 2007
lesson-dragon-11-about = Option: ein großes Privileg für 6 Yuan

lesson-dragon-11-1-say = In der Ausgabe von 2007 kostet ein großes Privileg **6 Yuan** statt 7. Du hast 6: Kaufe eines, für **zwei Drachen**.
lesson-dragon-11-1-praise = Zwei Drachen, und der Tribut kommt erst in zwei Monaten: Zeit genug für Steuern.
lesson-dragon-11-1-wrong-1 = 1 Drache für 2 Yuan ist auch ein guter Preis. Aber mit dieser Option kannst du dir schon das große leisten.
lesson-dragon-11-1-wrong-2 = 5 Yuan mehr, aber jeder Monat ohne das Privileg sind 2 Punkte weniger.
lesson-dragon-11-1-wrong-3 = 1 Punkt, einmal. Zwei Drachen bringen in jedem von elf Monaten 2 Punkte.
lesson-dragon-11-1-then-1 = 2 Paläste und 2 Drachen: **4 Punkte** in diesem Monat.

lesson-dragon-11-closing = Ein Yuan weniger macht das große Privileg zu einer frühen Wahl. Alles andere bleibt gleich.
