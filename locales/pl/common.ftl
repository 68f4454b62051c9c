## What all games and the terminal share.

language-name = Polski

seat-name = Gracz { $number }
seat-name-bot = { $mark } ({ $kind })
level-random = losowy
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-expert = ekspert
level-master = mistrz

sheet-score = Wynik
sheet-place = Miejsce
wins = { $name } wygrywa.
share-victory = Wspólne zwycięstwo: { $names }.
nobody-wins = Nikt nie wygrywa.

demo-opening = Pokaz gry { $game }: boty poziomu `easy` rozgrywają całą partię.
demo-closing = Aby zagrać, wpisz `tianxia play`; wszystkie polecenia pokaże `tianxia --help`.
demo-keys = { $speed } · spacja: pauza · →: następny ruch · + i −: tempo · q: koniec
demo-paused = zatrzymano
demo-step = krok po kroku
demo-slow = wolno
demo-normal = normalnie
demo-fast = szybko

thinking = Namysł …

replay-entries = { $count ->
    [one] Odtworzono jeden wpis.
    [few] Odtworzono { $count } wpisy.
   *[other] Odtworzono { $count } wpisów.
}
replay-some-entries = Odtworzono { $count } z { $total } wpisów.
replay-as-recorded = Wynik zgadza się z zapisem.
replay-no-result = Zapis nie zawiera wyniku.
replay-not-over = Partia nie jest zakończona.
replay-seed-committed = Ziarno jest tym, do którego stół zobowiązał się przed pierwszą akcją.
replay-seed-contributed = Ziarno powstało z tego, do którego stół zobowiązał się przed pierwszą akcją, i { $count ->
    [one] z wkładu jednej osoby
   *[other] z wkładów { $count } osób
}.
hint-action = { $rank }. { $action }: { $chance } szans na wygraną (według miejsc: { $chances })
hint-scores = – oczekiwane punkty { $scores }
hint-then = potem { $actions }
analyse-stopped = Przerwano: pozostałe decyzje nie zostały przeanalizowane.
analyse-no-mistakes = Bez dużych błędów.
analyse-costly = Najkosztowniejsze decyzje:
analyse-mistake = { $name }: zagrano { $played } ({ $chance } szans na wygraną); lepsze było { $best } ({ $bestChance }).
analyse-cost = Kosztowało to około { $least }–{ $most } punktów procentowych.

table-muted = Gospodarz wyciszył cię przy tym stole.
table-removed = Gospodarz usunął cię z tego stołu; możesz oglądać.
table-clock-empty = Na twoim zegarze nie ma już czasu. Wróć do gry, gdy tura coś doda.
table-may-stay-away = Ten gracz może pozostać poza stołem jeszcze { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}.
table-rated-consent = Ta gra liczy się do rankingu. Aby zagrać, zgódź się najpierw na stronie „Ty” na prowadzenie twojego rankingu.
table-rated-in-person = W grze rankingowej każdy gra sam. Jeśli nie możesz grać dalej, poddaj się.
table-rated-stays-open = Gry rankingowej nie zamyka się w trakcie. Przerwij ją w pierwszej rundzie albo się poddaj.
table-rated-time = Gra rankingowa potrzebuje limitu czasu albo zegara, żeby dobiegła końca.
table-rated-board = W grę rankingową gra się na jednej z wbudowanych plansz, nie na własnej.

play-opening = Wpisz akcję, `legal`, aby zobaczyć ich listę, albo `help`.
play-over = Ta partia jest zakończona.
play-not-an-action = „{ $action }” nie jest akcją.
play-help =
    Wpisz akcję w notacji albo jedno z tych słów:
      legal [POCZĄTEK]    dozwolone akcje (które tak się zaczynają)
      board               stół jeszcze raz
      log                 co się dotąd wydarzyło
      undo                cofnij swoją ostatnią akcję, jeśli nic nie dobrano i nadal jest twoja kolej
      save PLIK           odtąd zapisuj grę w pliku
      resign              poddaj się
      quit                wyjdź
play-legal = { $count ->
    [0] Żadna dozwolona akcja tak się nie zaczyna.
    [one] Jedna dozwolona akcja:
    [few] { $count } dozwolone akcje:
   *[many] { $count } dozwolonych akcji:
}
play-no-undo = Nie można niczego cofnąć: po twojej ostatniej akcji coś dobrano albo twoja tura się skończyła.
play-save-where = Podaj plik: save PLIK. Aby zastąpić istniejący plik: save --overwrite PLIK
play-saved = Gra jest zapisywana w pliku { $file }; aby do niej wrócić, wpisz `tianxia play --load { $file }`.
play-unsaved = Ta gra nie jest zapisana. Wpisz `save PLIK`, aby ją zapisać, albo jeszcze raz `quit`, aby wyjść bez zapisywania.
play-suggest = Czy chodziło o: { $actions }?
play-curtain = { $seat }, twój ruch. Gdy nikt inny nie widzi ekranu, naciśnij Enter.

connect-list-turn = Twoja kolej:
connect-list-waiting = Czekasz na innych:
connect-list-lobby = W poczekalni:
connect-list-none = Nie ma jeszcze stołów. Utwórz stół: { $command }
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
connect-asked = Pozostali gracze muszą się na to zgodzić; prośba została do nich wysłana.
connect-resigned = { $name } poddaje się.
connect-handed-over = { $name } oddaje grę botowi.
connect-taken-back = { $name } wraca do gry.
connect-removed = Gospodarz usuwa ze stołu: { $name }.
connect-muted = Gospodarz wycisza na czacie: { $name }.
connect-unmuted = { $name } znów może pisać na czacie.
connect-aborted = { $name } przerywa grę. Nie ma wyniku.
connect-claimed-bot = { $name } jest poza stołem zbyt długo: grę przejmuje bot.
connect-claimed-end = { $name } jest poza stołem zbyt długo: liczy się to jak poddanie.
connect-rematch = Rewanż czeka przy stole { $table }.
connect-closed = Ten stół jest zamknięty.
connect-may-start = Wpisz `start`, aby rozpocząć grę.
connect-may-join = Wpisz `join`, aby usiąść.
connect-wait-start = Grę rozpocznie gospodarz.
connect-not-legal = To nie jest teraz dozwolone; `legal` pokaże listę.
connect-lost = Połączenie przerwane. Trwa ponowne łączenie… Twoja gra jest bezpieczna.
connect-back = Połączono ponownie.
connect-help =
    Wpisz akcję w notacji albo jedno z tych słów:
      legal [POCZĄTEK]    dozwolone akcje (które tak się zaczynają)
      preview AKCJA       co by dała akcja
      hint                poproś bota o radę, jeśli stół na to pozwala
      board               stół jeszcze raz
      join, leave, start  przed grą
      undo                cofnij; czasem za zgodą pozostałych graczy
      accept, refuse      odpowiedz na prośbę o cofnięcie
      bot, back           oddaj grę botowi; wróć do gry
      say TEKST           napisz na czacie
      resign              poddaj się
      abort               zakończ grę bez wyniku w pierwszej rundzie
      claim bot|end       graj dalej bez aktywnego gracza, którego nie ma zbyt długo
      rematch             po końcu rewanż z tymi samymi graczami
      quit                rozłącz się; miejsce zostaje twoje

## Colours in their cases; the names of the colours are masculine nominative, as with „kafel”.

# „żółta pagoda”
hue-f = { $hue ->
    [yellow] żółta
    [red] czerwona
    [blue] niebieska
    [green] zielona
   *[white] biała
}
# „wznosi żółtą pagodę”, „pod żółtą pagodą”
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

## Jak nazywa się gracz bez imienia: od znaku miejsca.

mark-qin-1 = Nefrytowa Pagoda
mark-qin-2 = Fioletowa Pagoda
mark-qin-3 = Kremowa Pagoda
mark-qin-4 = Czarna Pagoda
mark-huang-1 = Tygrys
mark-huang-2 = Królik
mark-huang-3 = Szczur
mark-huang-4 = Koza
mark-huang-5 = Smok
mark-dragon-1 = { mark-huang-1 }
mark-dragon-2 = { mark-huang-2 }
mark-dragon-3 = { mark-huang-3 }
mark-dragon-4 = { mark-huang-4 }
mark-dragon-5 = { mark-huang-5 }
