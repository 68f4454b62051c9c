## The browser: the front page

web-title-qin = Qin
web-title-dragon = W Roku Smoka
web-title-huang = Huang
web-brief-qin = Qin
web-brief-dragon = Rok Smoka
web-brief-huang = Huang
web-about-qin = Prowincje, wioski i pagody
web-about-dragon = Dwanaście miesięcy, dwanaście trosk
web-about-huang = Kafle i wojny nad Żółtą Rzeką
web-print-qin = Wysoka pagoda między trzema prowincjami i żuraw na niebie
web-print-dragon = Czerwony smok nad dachami pałacu, w świetle pełni księżyca
web-print-huang = Żółta rzeka między górami, z łodzią i pięcioma urzędami na brzegach
web-lead = Trzy gry planszowe z dawnych Chin przy jednym spokojnym stole.
web-play-now = Graj teraz
web-play-game-now = Graj teraz: { $game }
web-play-now-what = { $count ->
    [one] { $game }, przeciw jednemu botowi.
    [2] { $game }, przeciw dwóm botom.
    [3] { $game }, przeciw trzem botom.
   *[many] { $game }, przeciw { $count } botom.
}
web-learn = Nauka
web-play-coached = Pierwsza gra z trenerem
web-change = Zmień
web-players = { $fewest }–{ $most } graczy
web-new-table = Nowy stół
web-watch = Oglądaj
web-my-games = Twoje gry
web-all = Wszystkie
web-my-games-empty = Nie ma jeszcze gier. Jedno kliknięcie zaczyna nową.
web-wait-for-you = { $count ->
    [one] { $count } czeka na ciebie
    [few] { $count } czekają na ciebie
   *[many] { $count } czeka na ciebie
}
web-open-tables = Otwarte stoły
web-open-tables-empty = Nikt teraz nie czeka na graczy.
web-watch-empty = Nie toczy się teraz żadna otwarta gra.
web-lobby = Poczekalnia
web-lists = Listy stołów
web-archive = Archiwum
web-archive-empty = Nie zakończyła się tu jeszcze żadna publiczna gra.
web-more = Więcej
web-no-account = Konto niepotrzebne. Twoje imię i gry zostają na tym serwerze.
web-loading = Chwileczkę…
web-home = Tianxia, strona główna
web-to-front = Na stronę główną
web-language = Język
web-theme-light = Jasny motyw
web-theme-dark = Ciemny motyw
web-state-open = Czeka na graczy
web-state-yours = Twój ruch · { $ago }
web-state-waits = Decyduje { $name }
web-waiting = Czekanie na innych
web-over = Zakończona
web-playing = w toku
web-bots = { $count ->
    [one] bot
    [few] { $count } boty
   *[many] { $count } botów
}
web-won-by = zwycięstwo: { $names }
web-seats-taken = Zajęte miejsca: { $taken } z { $seats }
web-join = Dołącz
web-join-link = Masz link do stołu?
web-join-link-go = Do stołu
web-join-link-wrong = To nie jest link do stołu; taki link wygląda tak: { $example }
web-go-on = Graj dalej
web-replay = Obejrzyj
web-game = Gra

## Who I am

web-guest = Gość
web-me = Ty i to urządzenie
web-name = Imię
web-name-kept = Twoje imię jest zapisane.
web-keep = Zapisz
web-sound = Dźwięk, gdy przychodzi twój ruch
web-notify = Powiadomienie, gdy przychodzi twój ruch
web-notify-refused = Przeglądarka nie pozwala na powiadomienia; można to zmienić w jej ustawieniach dla tej strony.
web-text-preferred = Stoły opisane słowami
web-device-link = Graj na innym urządzeniu
web-device-explained = Otwórz ten adres jeden raz na drugim urządzeniu, w ciągu 15 minut:
web-device-title = Graj na tym urządzeniu
web-device-claim = Dzięki temu linkowi jesteś tu tym samym graczem, co na drugim urządzeniu.
web-device-go = To ja
web-device-failed-title = Ten link już nie działa
web-device-failed = Link do urządzenia działa jeden raz i przez 15 minut. Utwórz nowy na drugim urządzeniu.

## A new table

web-seats = Miejsca
web-seat-number = Miejsce { $number }
web-seat-name = Imię na miejscu { $number }
web-fill-me = Ja
web-fill-bot = Bot
web-fill-open = Otwarte
web-fill-none = Puste
web-fill-me-explained = przy tym ekranie
web-fill-open-explained = dołączyć może każdy, kto ma link
web-fill-none-explained = –
web-hot-seat-explained = Kilka osób przy tym ekranie: między ich turami kurtyna zasłania ręce.
web-level = Jak dobrze gra bot
web-level-random = Bot, gra byle co
web-level-easy = Bot, łatwy
web-level-medium = Bot, średni
web-level-hard = Bot, trudny
web-level-expert = Bot, mistrz
web-options = Opcje
web-option-without = bez opcji: { $name }
web-option-qin-board = Plansza
web-option-qin-boards = Seria
web-option-qin-fair_start = Równy start
web-option-dragon-great_wall = Wielki Mur
web-option-dragon-super_event = Wielkie wydarzenie
web-option-dragon-large_privilege_cost = Duży przywilej
web-option-huang-short = Krótka gra
web-option-huang-bandits = Bandyci
web-option-huang-eighteen_kingdoms = Osiemnaście Królestw
web-option-huang-palace = Pałac Cesarski
web-option-huang-open_scores = Jawne punkty
web-option-huang-map = Mapa
web-own-board = Własny plik …
web-own-board-chosen = Własny plik
web-own-board-explained = Plik tekstowy w takiej postaci jak tutejsze mapy.
web-own-board-unread = Ten plik nie wygląda na mapę.
web-board-villages = { $count ->
    [one] { $count } wioska
    [few] { $count } wioski
   *[many] { $count } wiosek
}{ $water ->
    [0] {""}
    [one] , { $water } pole wody
    [few] , { $water } pola wody
   *[many] , { $water } pól wody
}
web-board-capitals = { $count ->
    [one] { $count } stolica
    [few] { $count } stolice
   *[many] { $count } stolic
}
web-table = Stół
web-hints = Podpowiedzi
web-hints-explained = Gracze mogą pytać bota, co by zrobił.
web-listed = W poczekalni
web-listed-explained = Stół może znaleźć każdy; inaczej tylko ten, kto ma link.
web-pace = Czas na decyzję
web-pace-explained = Gdy minie, gra bot, dopóki gracz nie wróci.
web-pace-none = Ile trzeba
web-pace-limit = na decyzję: { $time }
web-pace-60 = Jedna minuta
web-pace-300 = Pięć minut
web-pace-86400 = Jeden dzień
web-pace-259200 = Trzy dni
web-new-summary = { $me ->
    [one] Ty
   *[many] Gracze przy tym ekranie: { $me }
}{ $bots ->
    [0] { "" }
    [one] {" "}przeciw jednemu botowi
   *[many] {" "}przeciw { $bots } botom
}{ $open ->
    [0] .
    [one] ; jedno miejsce jest otwarte.
    [few] ; { $open } miejsca są otwarte.
   *[many] ; { $open } miejsc jest otwartych.
}
web-new-incomplete = Zajmij co najmniej jedno miejsce i obsadź co najmniej { $count }.
web-open-table = Otwórz stół
web-begin = Zacznij
web-begin-full = Gra może się zacząć, gdy wszystkie miejsca są zajęte; jedno może zająć bot.

## Before the start

web-waiting-for = { $count ->
    [one] Jedno miejsce jest jeszcze otwarte.
    [few] { $count } miejsca są jeszcze otwarte.
   *[many] { $count } miejsc jest jeszcze otwartych.
}
web-all-here = Wszyscy już są.
web-share = Przekaż innym ten link:
web-copy = Kopiuj
web-copy-link = Kopiuj link do tego stołu
web-copied = Skopiowano
web-seat-open = Otwarte miejsce
web-sit = Usiądź
web-put-bot = Bot
web-open-seat = Otwórz
web-host-begins = Grę zaczyna gospodarz.
web-table-full = Wszystkie miejsca są zajęte; gdy gra się zacznie, możesz ją oglądać.
web-leave = Odejdź

## At the table

web-you = ty
web-person = człowiek
web-bot = Bot { $number }
web-player = Gracz
web-your-turn = Twój ruch.
web-decision = Twoja decyzja
web-decision-other = Decyzja
web-legal = dozwolone
web-preview = Co by to dało
web-preview-if = Jeśli to zrobisz:
web-preview-loading = Sprawdzanie…
web-preview-draws = Potem coś zostaje dobrane: reszty nie da się przewidzieć.
web-can-undo = Można to cofnąć.
web-cannot-undo = Nie można tego swobodnie cofnąć.
web-undo = Cofnij
web-undo-asks = Najpierw zostaną zapytani inni
web-undo-request = Prośba o cofnięcie
web-undo-wish = { $count ->
    [one] { $name } prosi o cofnięcie jednej akcji.
   *[many] { $name } prosi o cofnięcie { $count } akcji.
}
web-undo-waits = { $name } prosi o cofnięcie; jeszcze nie wszyscy odpowiedzieli.
web-allow = Zgoda
web-refuse = Odmów
web-hint = Podpowiedź
web-hint-thinking = Bot się zastanawia…
web-hint-says = Bot by zagrał:
web-score = Wynik
web-score-later = Arkusz wyników powstaje na koniec gry.
web-why = Skąd te punkty?
web-why-nothing = Jeszcze nic.
web-chat = Rozmowa
web-chat-unread = { $count ->
    [one] jedna nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Powiedz coś przy stole
web-chat-watching = Przy tym stole mogą rozmawiać tylko gracze.
web-send = Wyślij
web-menu = Menu
web-tools = Narzędzia
web-close = Zamknij
web-watching = ogląda
web-reconnecting = Połączenie przerwane. Trwa kolejna próba; pozycja zostaje i nic nie będzie zagrane dwa razy.
web-unreachable = Serwer jest nieosiągalny. Trwa kolejna próba…
web-bot-plays = Gra za ciebie bot.
web-take-back = Graj samodzielnie
web-hand-over = Niech bot gra za mnie
web-resign = Poddaj się
web-resign-sure = Na pewno się poddać? Tego nie można cofnąć.
web-no = Nie
web-keys = Klawisze
web-key-u = Cofnij
web-key-l = Zobacz ostatnie tury jeszcze raz
web-key-h = Podpowiedź
web-key-s = Arkusz wyników
web-key-c = Rozmowa
web-key-t = Stół opisany słowami albo rysowany
web-seed-hash = Los tej gry, zapieczętowany: { $hash }…
web-rematch = Jeszcze jedna gra
web-to-rematch = Do rewanżu
web-curtain = { $name }, twój ruch. Czy nikt inny nie patrzy?
web-curtain-lift = To ja, { $name }
web-seat-resigned = po poddaniu się gra bot
web-seat-overdue = czas minął; gra bot
web-seat-handed-over = gra bot
web-clock-label = Pozostały czas: { $time }
web-clock-days = { $count ->
    [one] { $count } dzień
   *[many] { $count } dni
}
web-clock-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}

## The log

web-log = Co się wydarzyło
web-log-since = Od twojej ostatniej tury
web-log-earlier = Wcześniej
web-log-again = Zobacz jeszcze raz
web-again-short = Znowu
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-joined = { $name } siada do stołu.
web-log-left = { $name } odchodzi.
web-log-started = Gra się zaczyna.
web-log-undone = { $count ->
    [one] { $name } cofa jedną akcję.
    [few] { $name } cofa { $count } akcje.
   *[many] { $name } cofa { $count } akcji.
}
web-log-undo-asked = { $name } prosi o cofnięcie.
web-log-undo-accepted = { $name } zgadza się.
web-log-undo-refused = { $name } odmawia.
web-log-resigned = { $name } poddaje się.
web-log-overdue = Czas minął: { $name }; gra bot.
web-log-handed-over = { $name } oddaje grę botowi.
web-log-taken-back = { $name } znowu gra.
web-log-rematch = Jest rewanż.

## The table in words

web-text-view = Stół opisany słowami
web-text-view-explained = Nagłówki i listy dla czytników ekranu i klawiatury.
web-text-play = Zagraj
web-legal-actions = { $count ->
    [one] Jedna dozwolona akcja
    [few] { $count } dozwolone akcje
   *[many] { $count } dozwolonych akcji
}
web-command = Wpisz akcję
web-completions = Akcje, które tak się zaczynają
web-matches = { $count ->
    [0] Żadna dozwolona akcja tak się nie zaczyna.
    [one] Jedna akcja.
    [few] { $count } akcje.
   *[many] { $count } akcji.
}
web-no-match = Żadna dozwolona akcja tak się nie zaczyna; Enter pyta zasady dlaczego.
web-none = Brak.
web-position = Pozycja

## Replay

web-replay-first = Na początek
web-replay-last = Na koniec
web-replay-back = Krok wstecz
web-replay-next = Krok dalej
web-replay-turn-back = Tura wstecz
web-replay-turn-next = Tura dalej
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-moment = Chwila gry
web-replay-at = { $until } z { $of }
web-replay-eye = Czyimi oczami
web-replay-open = Wszystkie ręce odkryte
web-replay-seat = Tak, jak to widzi { $name }
web-replay-spectator = Tak, jak to widzi widz
web-replay-link = Link do tej chwili
web-record = Zapis gry

## Trouble

web-trouble-title = Nie udało się
web-no-table-title = Nie ma takiego stołu
web-no-table = Link może być niepełny albo stołu nigdy tu nie było. Poproś o niego jeszcze raz albo otwórz własny stół.
web-no-replay-title = Ta gra jeszcze się nie skończyła
web-no-replay = Grę można przejrzeć, gdy się skończy.
web-closed-title = Ten stół został zamknięty
web-closed = Wszyscy odeszli, zanim gra się zaczęła.
web-nowhere-title = Tu nic nie ma
web-nowhere = Ten adres nie prowadzi do żadnej strony.
web-lost-title = Nie udało się wczytać tej strony
web-lost = Połączenie zostało przerwane albo serwer ma nowszą wersję.
web-foreign-title = Serwer ma inną wersję
web-foreign = Ta strona i serwer nie mówią już tym samym językiem. Pomoże ponowne wczytanie strony.
web-reload = Wczytaj ponownie
web-offline = Brak połączenia z serwerem. Twoje gry są tam bezpieczne.
web-offline-again = Spróbuj ponownie
web-old-browser = Ta przeglądarka jest zbyt stara.
web-old-browser-do = Użyj aktualnej przeglądarki Firefox, Chrome, Edge lub Safari albo graj w terminalu:
web-problem-unavailable = Serwer jest nieosiągalny. Spróbuj za chwilę.
web-problem-nobody = Serwer jeszcze cię nie zna.
web-problem-not-yours = To należy do kogoś innego.
web-problem-not-found = Nie ma takiego stołu.
web-problem-not-now = Teraz nie można tego zrobić.
web-problem-stale = Gra tymczasem poszła dalej; spójrz jeszcze raz.
web-problem-too-many = Za dużo naraz. Poczekaj chwilę.
web-problem-not-kept = Serwer nie mógł tego zapisać; nic się nie stało. Spróbuj później.

## Qin at the drawn table and in words

web-qin-board = Plansza Qin: { $title }
web-qin-ask = Wybierz kafel z ręki albo podświetlone miejsce.
web-qin-ask-place = Wybierz podświetlone miejsce dla tego kafla.
web-qin-ask-tile = Wybierz kafel na { $square }.
web-qin-ask-staged = Połóż ten kafel na { $squares } albo wybierz inne podświetlone miejsce.
web-qin-ask-pass = Żaden kafel z ręki nigdzie nie pasuje: pasujesz.
web-qin-place = Połóż kafel
web-qin-pass = Pas
web-qin-rotate = Obróć
web-qin-take = Zabierz kafel z powrotem
web-qin-take-short = Wróć
web-qin-actions = Akcje
web-qin-hand = Twoja ręka
web-qin-hand-tile = Kafel { $number }: { $tile }
web-qin-hands = Kafle na rękach
web-qin-grade-other = zyskuje ktoś inny
web-qin-grade-one = stawiasz pagodę
web-qin-grade-more = stawiasz kilka pagód
web-qin-tile = { $first } i { $second }
web-qin-tile-double = podwójny { $colour }
web-qin-then-draw = { $count ->
    [0] nie ma już kafli do dobrania
   *[many] potem dobierz 1 z { $count }
}
web-qin-key-tiles = Wybierz kafel z ręki
web-qin-left = Pozostałe pagody
web-qin-left-short = zostało
web-qin-tiles = Kafle na ręce
web-qin-players = Gracze
web-qin-series = Seria
web-qin-face-down = { $count ->
    [one] zakryty kafel
    [few] zakryte kafle
   *[many] zakrytych kafli
}
web-qin-aim = Wygrywa ten, kto pierwszy postawi ostatnią pagodę. Dwa połączone pola to prowincja, pięć to wielka prowincja.
web-qin-water = woda
web-qin-meadow = łąka
web-qin-village-free = wolna wioska
web-qin-village-of = wioska, właściciel: { $owner }
web-qin-lone-territory = pojedyncze terytorium, { $colour }
web-qin-territory = { $major ->
    [true] wielka prowincja
   *[other] prowincja
}, kolor { $colour }, właściciel: { $owner }, terytoria: { $size }
web-qin-province = { $major ->
    [true] Wielka prowincja
   *[other] Prowincja
}, kolor { $colour }, właściciel: { $owner }, terytoria: { $size } ({ $squares })
web-qin-provinces = Prowincje
web-qin-lone = Pojedyncze terytoria
web-qin-villages = Wioski
web-qin-village-held = { $at }: { $owner }
web-qin-villages-free = Wolne: { $list }
web-qin-place-at = { $first } i { $second }
web-qin-preview-founds = { $whose ->
    [you] Zakładasz: { $colour }
   *[other] { $name } zakłada: { $colour }
}
web-qin-preview-grows = { $whose ->
    [you] Rośniesz: { $colour }
   *[other] { $name } rośnie: { $colour }
}
web-qin-preview-merges = { $whose ->
    [you] Łączysz: { $colour }
   *[other] { $name } łączy: { $colour }
}
web-qin-preview-major = { $whose ->
    [you] Twoja wielka: { $colour }
   *[other] { $name }, wielka: { $colour }
}
web-qin-preview-size = { $whose ->
    [you] twoja prowincja, terytoria: { $size }
   *[other] prowincja, terytoria: { $size }
}
web-qin-preview-second = { $whose ->
    [you] twoja druga pagoda
   *[other] druga pagoda
}
web-qin-preview-returned = { $count ->
    [one] Wraca jedna pagoda
    [few] Wracają { $count } pagody
   *[many] Wraca { $count } pagód
}
web-qin-preview-back = { $whose ->
    [you] do twoich zasobów
   *[other] zabiera { $name }
}
web-qin-preview-won = { $whose ->
    [you] Zajmujesz wioskę { $at }
   *[other] { $name } zajmuje wioskę { $at }
}
web-qin-preview-lost = { $whose ->
    [you] Tracisz wioskę { $at }
   *[other] { $name } traci wioskę { $at }
}
web-qin-preview-last = { $whose ->
    [you] Twoja ostatnia pagoda: wygrywasz
   *[other] { $name } stawia ostatnią pagodę
}
web-qin-preview-nothing = Dwa pojedyncze terytoria: nic więcej się nie dzieje.
web-qin-pagoda = { $count ->
    [one] pagoda
    [few] pagody
   *[many] pagód
}
web-qin-your-supply = Twoje zasoby

## Values of options

web-value-qin-bird = Ptak
web-value-qin-lion = Lew
web-value-dragon-none = Brak
web-value-dragon-random = Losowe
web-value-huang-standard = Według opcji

## The report of a finished game

web-report = Analiza
web-report-table = Do stołu
web-report-working = Bot przegląda całą grę, decyzja po decyzji.
web-report-progress = Decyzje: { $done } z { $of }
web-report-chances = Szansa na zwycięstwo
web-report-moment = Po { $number ->
    [one] { $number } ruchu
    [few] { $number } ruchach
    [many] { $number } ruchach
   *[other] { $number } ruchu
}: { $values }
web-report-after = Po { $number ->
    [one] { $number } ruchu
    [few] { $number } ruchach
    [many] { $number } ruchach
   *[other] { $number } ruchu
}
web-report-end = Koniec gry
web-report-board = Pozycja
web-report-decision = Decyzja { $number }: { $name } wybiera „{ $played }”.
web-report-better = Lepsze było „{ $best }”: szansa { $chance } zamiast { $instead }.
web-report-best = Nic nie było lepsze.
web-report-mark-played = zagrano
web-report-mark-better = lepsze
web-report-turning = Punkty zwrotne
web-report-turn = Decyzja { $number }: { $name } wybiera „{ $played }” i ma { $instead } szans na zwycięstwo; „{ $best }” zachowałoby { $chance }.
web-report-show = Pokaż
web-report-steady = Nikt nie stracił wiele.
web-report-points = Punkty według źródeł
web-report-points-of = Punkty według źródeł: { $name }
web-report-points-at = Po { $number ->
    [one] { $number } ruchu
    [few] { $number } ruchach
    [many] { $number } ruchach
   *[other] { $number } ruchu
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-report-sum = Suma

## What if: a table from a moment of a finished game

web-what-if = A gdyby?
web-what-if-explained = Nowy stół zaczyna się od tej pozycji, przeciw botom. Skończona gra pozostaje bez zmian.
web-what-if-seat = Moje miejsce
web-what-if-open = Graj dalej stąd
web-from = Od ruchu { $step } skończonej gry

## Zasady

web-rules = Zasady
web-rules-of = Zasady gry { $game }
web-rules-page = Cała instrukcja
web-rule = Zasada { $rule }
web-key-rules = Otwórz zasady
web-key-about = Co to jest? (zaznaczony element)
