## What all games and the terminal share.

language-name = Deutsch

seat-name = Spieler { $number }
seat-name-bot = { $mark } ({ $kind })

sheet-score = Ergebnis
sheet-place = Platz
wins = { $name } gewinnt.
share-victory = Geteilter Sieg: { $names }.
nobody-wins = Niemand gewinnt.

demo-opening = Eine Vorführung: zwei Bots der Stufe `easy` auf dem Vogel-Spielplan von Qin.
demo-closing = Spiel selbst mit `tianxia play`; `tianxia --help` zeigt alle Befehle.

table-muted = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
table-removed = Der Gastgeber hat dich vom Tisch genommen; du kannst zusehen.
table-clock-empty = Deine Uhr ist abgelaufen. Spiel wieder selbst, wenn ein Zug Zeit dazugebracht hat.
table-may-stay-away = Dieser Spieler darf noch { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
} wegbleiben.

play-opening = Gib eine Aktion ein, `legal` für eine Liste oder `help`.
play-help =
    Gib eine Aktion in Notation ein oder eines dieser Wörter:
      legal [ANFANG]      die erlaubten Aktionen (die so anfangen)
      board               noch einmal der Tisch
      log                 was bisher geschehen ist
      undo                deine letzte Aktion zurücknehmen, wenn dabei nichts gezogen wurde und dein Zug noch läuft
      save DATEI          das Spiel ab jetzt in einer Datei speichern
      resign              aufgeben
      quit                das Spiel verlassen
play-legal = { $count ->
    [0] Keine erlaubte Aktion fängt so an.
    [one] Eine erlaubte Aktion:
   *[other] { $count } erlaubte Aktionen:
}
play-no-undo = Du kannst nichts zurücknehmen: Bei deiner letzten Aktion wurde etwas gezogen, oder sie hat deinen Zug beendet.
play-save-where = Nenne die Datei: save DATEI
play-saved = Das Spiel wird in { $file } gespeichert; weiter geht es mit `tianxia play --load { $file }`.
play-unsaved = Dieses Spiel ist nicht gespeichert. Gib `save DATEI` ein, um es zu speichern, oder noch einmal `quit`, um es ohne Speichern zu verlassen.
play-suggest = Meintest du: { $actions }?
play-curtain = { $seat }, du bist am Zug. Drück die Eingabetaste, wenn sonst niemand den Bildschirm sieht.

connect-joined = { $name } setzt sich.
connect-left = { $name } geht.
connect-started = Das Spiel beginnt.
connect-undone = { $count ->
    [one] { $name } nimmt eine Aktion zurück.
   *[other] { $name } nimmt { $count } Aktionen zurück.
}
connect-undo-asked = { $name } möchte eine Aktion zurücknehmen. Gib `accept` oder `refuse` ein.
connect-undo-refused = { $name } lehnt die Rücknahme ab.
connect-asked = Dazu müssen die anderen zustimmen; sie werden gefragt.
connect-resigned = { $name } gibt auf.
connect-handed-over = Ein Bot spielt für { $name }.
connect-taken-back = { $name } spielt wieder selbst.
connect-removed = Der Gastgeber nimmt { $name } vom Tisch.
connect-muted = Der Gastgeber schaltet { $name } im Chat stumm.
connect-unmuted = { $name } darf wieder im Chat schreiben.
connect-aborted = { $name } bricht das Spiel ab. Es gibt kein Ergebnis.
connect-claimed-bot = { $name } ist zu lange weg: Ein Bot übernimmt.
connect-claimed-end = { $name } ist zu lange weg: Das zählt als Aufgabe.
connect-rematch = Am Tisch { $table } gibt es eine Revanche.
connect-closed = Dieser Tisch ist geschlossen.
connect-may-start = Gib `start` ein, um das Spiel zu starten.
connect-may-join = Gib `join` ein, um dich zu setzen.
connect-wait-start = Der Gastgeber startet das Spiel.
connect-not-legal = Das ist jetzt nicht erlaubt; `legal` zeigt eine Liste.
connect-lost = Verbindung unterbrochen. Neuer Versuch läuft … Dein Spiel bleibt erhalten.
connect-back = Wieder verbunden.
connect-help =
    Gib eine Aktion in Notation ein oder eines dieser Wörter:
      legal [ANFANG]      die erlaubten Aktionen (die so anfangen)
      preview AKTION      was eine Aktion bewirken würde
      hint                einen Bot um Rat fragen, wenn der Tisch Tipps erlaubt
      board               noch einmal der Tisch
      join, leave, start  vor dem Spiel
      undo                zurücknehmen; manchmal müssen die anderen zustimmen
      accept, refuse      auf eine Bitte um Rücknahme antworten
      bot, back           einen Bot für dich spielen lassen; wieder selbst spielen
      say TEXT            in den Chat schreiben
      resign              aufgeben
      abort               das Spiel in der ersten Runde ohne Ergebnis beenden
      claim bot|end       ohne einen zu lange abwesenden aktiven Spieler weiterspielen
      rematch             nach dem Ende noch ein Spiel mit denselben Spielern
      quit                die Verbindung trennen; du behältst deinen Platz

## Colours with their endings; the names of the colours have none.

# »der gelbe Anführer«, »die gelbe Pagode«, »das gelbe Plättchen«, »eine gelbe Pagode«, »2 gelbe Punkte«
hue-e = { $hue ->
    [yellow] gelbe
    [red] rote
    [blue] blaue
    [green] grüne
   *[white] weiße
}
# »den gelben Anführer«, »1 gelben Punkt«, »unter gelben Anführern«
hue-en = { $hue ->
    [yellow] gelben
    [red] roten
    [blue] blauen
    [green] grünen
   *[white] weißen
}
# »ein gelbes Plättchen«
hue-es = { $hue ->
    [yellow] gelbes
    [red] rotes
    [blue] blaues
    [green] grünes
   *[white] weißes
}
# »gelber Anführer«
hue-er = { $hue ->
    [yellow] gelber
    [red] roter
    [blue] blauer
    [green] grüner
   *[white] weißer
}

## Wie heißt, wer keinen Namen genannt hat: nach dem Zeichen des Platzes.

mark-qin-1 = Jade-Pagode
mark-qin-2 = Violett-Pagode
mark-qin-3 = Elfenbein-Pagode
mark-qin-4 = Tusche-Pagode
mark-huang-1 = Tiger
mark-huang-2 = Hase
mark-huang-3 = Ratte
mark-huang-4 = Ziege
mark-huang-5 = Drache
mark-dragon-1 = { mark-huang-1 }
mark-dragon-2 = { mark-huang-2 }
mark-dragon-3 = { mark-huang-3 }
mark-dragon-4 = { mark-huang-4 }
mark-dragon-5 = { mark-huang-5 }
