## What all games and the terminal share.

seat-name = Gracz { $number }
seat-name-bot = Bot { $number } ({ $kind })

sheet-score = Wynik
sheet-place = Miejsce
wins = { $name } wygrywa.
share-victory = Wspólne zwycięstwo: { $names }.
nobody-wins = Nikt nie wygrywa.

demo-opening = Pokaz: dwa boty poziomu `easy` na planszy Ptak w grze Qin.
demo-closing = Uruchom program w terminalu, aby zagrać, albo zajrzyj do `tianxia --help`.

play-opening = Wpisz akcję, `legal`, aby zobaczyć ich listę, albo `help`.
play-help =
    Wpisz akcję w notacji albo jedno z tych słów:
      legal [POCZĄTEK]    dozwolone akcje (które tak się zaczynają)
      board               stół jeszcze raz
      log                 co się dotąd wydarzyło
      undo                cofnij swoją ostatnią akcję, jeśli nic nie dobrała i nie oddała ruchu
      save PLIK           odtąd zapisuj grę w pliku
      resign              poddaj się
      quit                wyjdź
play-legal = { $count ->
    [one] Jedna dozwolona akcja:
    [few] { $count } dozwolone akcje:
   *[many] { $count } dozwolonych akcji:
}
play-no-undo = Nie ma czego cofnąć: twoja ostatnia akcja coś dobrała albo oddała ruch.
play-save-where = Podaj, gdzie: save PLIK
play-saved = Gra jest zapisywana w { $file }; graj dalej przez `tianxia play --load { $file }`.
play-unsaved = Ta gra nie jest zapisana. Wpisz `save PLIK`, aby ją zachować, albo jeszcze raz `quit`, aby wyjść.
play-suggest = Czy chodziło o: { $actions }?
play-curtain = { $seat }, zajmij miejsce i naciśnij Enter.

## Colours in their cases; the names of the colours are masculine nominative, as with „kafel”.

# „żółta pagoda”
hue-f = { $hue ->
    [yellow] żółta
    [red] czerwona
    [blue] niebieska
    [green] zielona
   *[white] biała
}
# „wznosi żółtą pagodę”
hue-f-acc = { $hue ->
    [yellow] żółtą
    [red] czerwoną
    [blue] niebieską
    [green] zieloną
   *[white] białą
}
# „umieszcza żółtego przywódcę”
hue-m-acc = { $hue ->
    [yellow] żółtego
    [red] czerwonego
    [blue] niebieskiego
    [green] zielonego
   *[white] białego
}
# „2 żółte punkty”
hue-pl = { $hue ->
    [yellow] żółte
    [red] czerwone
    [blue] niebieskie
    [green] zielone
   *[white] białe
}
# „5 żółtych punktów”, „rewolta żółtych przywódców”
hue-pl-gen = { $hue ->
    [yellow] żółtych
    [red] czerwonych
    [blue] niebieskich
    [green] zielonych
   *[white] białych
}
