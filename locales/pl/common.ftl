## What all games and the terminal share.

language-name = Polski

seat-name = Gracz { $number }
seat-name-bot = Bot { $number } ({ $kind })

sheet-score = Wynik
sheet-place = Miejsce
wins = { $name } wygrywa.
share-victory = Wspólne zwycięstwo: { $names }.
nobody-wins = Nikt nie wygrywa.

demo-opening = Pokaz: dwa boty poziomu `easy` na planszy Ptak w grze Qin.
demo-closing = Zagraj samodzielnie przez `tianxia play` albo zajrzyj do `tianxia --help`.

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

connect-joined = { $name } siada do stołu.
connect-left = { $name } odchodzi.
connect-started = Gra się zaczyna.
connect-undone = { $count ->
    [one] { $name } cofa jedną akcję.
    [few] { $name } cofa { $count } akcje.
   *[many] { $name } cofa { $count } akcji.
}
connect-undo-asked = { $name } prosi o cofnięcie. Wpisz `accept` albo `refuse`.
connect-undo-refused = { $name } nie zgadza się na cofnięcie.
connect-asked = Inni zostają zapytani, czy możesz to cofnąć.
connect-resigned = { $name } poddaje się.
connect-handed-over = { $name } oddaje grę botowi.
connect-taken-back = { $name } wraca do gry.
connect-rematch = Jest rewanż przy stole { $table }.
connect-closed = Wszyscy odeszli od tego stołu.
connect-may-start = Wpisz `start`, aby zacząć.
connect-may-join = Wpisz `join`, aby usiąść.
connect-wait-start = Zacznie gospodarz.
connect-not-legal = To nie jest teraz dozwolone; `legal` pokaże listę.
connect-lost = Połączenie przerwane; trwa kolejna próba…
connect-back = Połączono ponownie.
connect-help =
    Wpisz akcję w notacji albo jedno z tych słów:
      legal [POCZĄTEK]    dozwolone akcje (które tak się zaczynają)
      preview AKCJA       co by dała akcja
      hint                co zrobiłby bot, jeśli stół na to pozwala
      board               stół jeszcze raz
      join, leave, start  przed grą
      undo                cofnij; tam, gdzie zasady nie pozwalają, pytani są inni
      accept, refuse      odpowiedz na taką prośbę
      bot, back           oddaj grę botowi; graj znowu samodzielnie
      say TEKST           powiedz coś przy stole
      resign              poddaj się
      rematch             po końcu jeszcze jedna gra z tymi samymi osobami
      quit                wyjdź; miejsce zostaje twoje

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
