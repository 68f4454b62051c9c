## What all games and the terminal share.

seat-name = Spieler { $number }
seat-name-bot = Bot { $number } ({ $kind })

sheet-score = Ergebnis
sheet-place = Platz
wins = { $name } gewinnt.
share-victory = Geteilter Sieg: { $names }.
nobody-wins = Niemand gewinnt.

demo-opening = Eine Vorführung: zwei Bots der Stufe `easy` auf dem Vogel-Spielplan von Qin.
demo-closing = Starte das Programm in einem Terminal, um selbst zu spielen, oder lies `tianxia --help`.

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
