## What all games and the terminal share.

language-name = Deutsch

seat-name = Spieler { $number }
seat-name-bot = Bot { $number } ({ $kind })

sheet-score = Ergebnis
sheet-place = Platz
wins = { $name } gewinnt.
share-victory = Geteilter Sieg: { $names }.
nobody-wins = Niemand gewinnt.

demo-opening = Eine Vorführung: zwei Bots der Stufe `easy` auf dem Vogel-Spielplan von Qin.
demo-closing = Spiel selbst mit `tianxia play`, oder lies `tianxia --help`.

play-opening = Gib eine Aktion ein, `legal` für eine Liste davon, oder `help`.
play-help =
    Gib eine Aktion in Notation ein oder eines dieser Wörter:
      legal [ANFANG]      die erlaubten Aktionen (die so anfangen)
      board               noch einmal der Tisch
      log                 was bisher geschehen ist
      undo                deine letzte Aktion zurücknehmen, wenn sie nichts gezogen und den Zug nicht beendet hat
      save DATEI          das Spiel ab jetzt in einer Datei festhalten
      resign              aufgeben
      quit                das Spiel verlassen
play-legal = { $count ->
    [one] Eine erlaubte Aktion:
   *[other] { $count } erlaubte Aktionen:
}
play-no-undo = Nichts lässt sich zurücknehmen: Deine letzte Aktion hat etwas gezogen oder den Zug weitergegeben.
play-save-where = Sag, wohin: save DATEI
play-saved = Das Spiel wird in { $file } festgehalten; weiter geht es mit `tianxia play --load { $file }`.
play-unsaved = Dieses Spiel ist nicht gespeichert. Gib `save DATEI` ein, um es zu behalten, oder noch einmal `quit`, um es zu verlassen.
play-suggest = Meintest du: { $actions }?
play-curtain = { $seat }, setz dich und drück die Eingabetaste.

connect-joined = { $name } setzt sich.
connect-left = { $name } geht.
connect-started = Das Spiel beginnt.
connect-undone = { $count ->
    [one] { $name } nimmt eine Aktion zurück.
   *[other] { $name } nimmt { $count } Aktionen zurück.
}
connect-undo-asked = { $name } möchte zurücknehmen. Gib `accept` oder `refuse` ein.
connect-undo-refused = { $name } stimmt dem Zurücknehmen nicht zu.
connect-asked = Die anderen werden gefragt, ob du das zurücknehmen darfst.
connect-resigned = { $name } gibt auf.
connect-handed-over = Ein Bot spielt für { $name }.
connect-taken-back = { $name } ist wieder da.
connect-rematch = Es gibt eine Revanche am Tisch { $table }.
connect-closed = Alle haben diesen Tisch verlassen.
connect-may-start = Gib `start` ein, um zu beginnen.
connect-may-join = Gib `join` ein, um dich zu setzen.
connect-wait-start = Der Gastgeber wird beginnen.
connect-not-legal = Das ist jetzt nicht erlaubt; `legal` zeigt eine Liste.
connect-lost = Die Verbindung ist unterbrochen; neuer Versuch …
connect-back = Wieder verbunden.
connect-help =
    Gib eine Aktion in Notation ein oder eines dieser Wörter:
      legal [ANFANG]      die erlaubten Aktionen (die so anfangen)
      preview AKTION      was eine Aktion bewirken würde
      hint                was ein Bot täte, wenn der Tisch es erlaubt
      board               noch einmal der Tisch
      join, leave, start  vor dem Spiel
      undo                zurücknehmen; die anderen werden gefragt, wo die Regeln es nicht gestatten
      accept, refuse      auf einen solchen Wunsch antworten
      bot, back           einen Bot für dich spielen lassen; wieder selbst spielen
      say TEXT            etwas in die Runde sagen
      resign              aufgeben
      rematch             nach dem Ende noch ein Spiel mit denselben Leuten
      quit                gehen; der Platz bleibt deiner

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
