## The browser: the front page

web-title-qin = Qin
web-title-dragon = W Roku Smoka
web-title-huang = Huang
web-brief-qin = Qin
web-brief-dragon = Rok Smoka
web-brief-huang = Huang
web-about-qin = Powiększaj prowincje, postaw wszystkie pagody
web-about-dragon = Przetrwaj dwanaście miesięcy klęsk
web-about-huang = Kafle i wojny nad Żółtą Rzeką
web-print-qin = Wysoka pagoda między trzema prowincjami i żuraw na niebie
web-print-dragon = Czerwony smok nad dachami pałacu, w świetle księżyca w pełni
web-print-huang = Żółta rzeka między górami, z łodzią i kaflami pięciu kolorów na brzegach
web-lead = Trzy gry planszowe o dawnych Chinach. Graj przeciw botom, ze znajomymi albo tak i tak.
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
web-my-games-empty = Nie masz jeszcze gier. Naciśnij „Graj teraz”, aby zacząć.
web-wait-for-you = { $count ->
    [one] Twój ruch w { $count } grze
   *[many] Twój ruch w { $count } grach
}
web-open-tables = Otwarte stoły
web-open-tables-empty = Nie ma teraz otwartych stołów.
web-watch-empty = Nie toczy się teraz żadna publiczna gra.
web-lobby = Poczekalnia
web-lists = Listy stołów
web-archive = Archiwum
web-source = Kod źródłowy
web-licenses = Licencje
web-archive-empty = Nie ma jeszcze zakończonych gier publicznych.
web-more = Więcej
web-no-account = Konto niepotrzebne. Twoje imię i gry są związane z tą przeglądarką i zapisane na tym serwerze.
web-loading = Chwileczkę…
web-home = Tianxia, strona główna
web-to-front = Na stronę główną
web-language = Język
web-theme-light = Jasny motyw
web-theme-dark = Ciemny motyw
web-state-open = Czeka na graczy
web-state-yours = Twój ruch · { $ago }
web-state-waits = Ruch: { $name }
web-waiting = Czekanie na innych graczy
web-over = Zakończone
web-playing = w toku
web-bots = { $count ->
    [one] bot
    [few] { $count } boty
   *[many] { $count } botów
}
web-won-by = zwycięstwo: { $names }
web-seats-taken = Zajęte miejsca: { $taken } z { $seats }
web-join = Dołącz
web-join-link = Masz link?
web-join-link-go = Do stołu
web-join-link-wrong = To nie jest link do stołu. Przykład: { $example }
web-go-on = Graj dalej
web-replay = Powtórka
web-game = Gra

## Who I am

web-guest = Gość
web-me = Ty i to urządzenie
web-name = Imię
web-name-kept = Imię zapisane.
web-keep = Zapisz
web-sound = Dźwięki: kafle, wojny, wydarzenia, twoja kolej
web-notify = Powiadomienie, gdy przychodzi twoja kolej
web-notify-refused = Powiadomienia są zablokowane. Zezwól na nie dla tej strony w ustawieniach przeglądarki.
web-notify-insecure = Ta strona nie używa HTTPS, więc powiadomienia pojawiają się tylko wtedy, gdy jest otwarta.
web-notify-open-only = Twoja przeglądarka pokazuje powiadomienia tylko wtedy, gdy jakaś strona tego serwera jest otwarta.
web-notify-host-off = Na tym serwerze powiadomienia przy zamkniętej stronie są wyłączone; pojawiają się tylko wtedy, gdy strona jest otwarta.
web-notice-many = Twoja kolej przy { $count } stołach.
web-text-preferred = Zawsze otwieraj stoły w widoku tekstowym
web-device-link = Graj na innym urządzeniu
web-device-explained = Otwórz ten adres jeden raz na drugim urządzeniu, w ciągu 15 minut:
web-device-title = Graj na tym urządzeniu
web-device-claim = Dzięki temu linkowi zagrasz tu pod imieniem z drugiego urządzenia i zobaczysz swoje gry.
web-device-go = Graj jako ten gracz
web-device-failed-title = Ten link już nie działa
web-device-failed = Link do urządzenia działa jeden raz i przez 15 minut. Utwórz nowy na drugim urządzeniu.

## Ty: powrót, urządzenia, dane

web-you-title = Ty
web-you-more = Urządzenia, odzyskiwanie, twoje dane
web-you-known = Grasz tu jako { $name }.
web-you-nobody = Ta przeglądarka nie ma jeszcze gracza. Zostaniesz nim, gdy zaczniesz grę albo do niej dołączysz.
web-phrase = Słowa odzyskiwania
web-phrase-explained = Dwanaście słów, które przywrócą ci nazwę i gry, jeśli stracisz tę przeglądarkę. Trzymaj je tam, gdzie nikt inny ich nie znajdzie.
web-phrase-make = Utwórz słowa odzyskiwania
web-phrase-renew = Utwórz nowe słowa
web-phrase-exists = Masz już słowa odzyskiwania. Nowe je zastąpią.
web-phrase-once = Zapisz je teraz: są pokazywane tylko raz, a serwer przechowuje tylko ich skrót.
web-recover = Wróć dzięki słowom odzyskiwania
web-recover-label = Twoje dwanaście słów
web-recover-go = Odzyskaj moje gry
web-devices = Urządzenia
web-devices-explained = Przeglądarki, które grają pod twoją nazwą. Wyloguj te, których już nie używasz.
web-device-this = to urządzenie
web-device-seen = ostatnio widziane: { $day }
web-device-unnamed = Nieznane urządzenie
web-device-sign-out = Wyloguj
web-device-signed-out = Wylogowano.
web-rated = Rankingowa
web-rated-game = Gra rankingowa
web-rated-explained = Wynik liczy się do rankingu wszystkich graczy. Z limitem czasu, bez podpowiedzi i nikt nie oddaje gry botowi.
web-rated-told = Wynik liczy się do rankingu. Kto gra, zgodził się na to na tej stronie:
web-rating-of = Ranking: { $rating }
web-rating-young = Ranking: { $rating }, dopiero po { $games ->
    [one] jednej grze
    [few] { $games } grach
    [many] { $games } grach
   *[other] { $games } gry
}
web-ratings = Ranking
web-ratings-explained = Jeśli się zgodzisz, serwer prowadzi twój ranking dla każdej gry i liczby graczy oraz zachowuje wyniki twoich gier rankingowych. Ranking widać przy stołach rankingowych, a twoją nazwę widzą ci, z którymi się grało. Bez twojej zgody nic z tego nie jest przechowywane.
web-ratings-agree = Prowadź mój ranking
web-ratings-since = Twój ranking jest prowadzony od { $day }.
web-ratings-withdraw = Usuń mój ranking
web-ratings-withdraw-sure = Usunąć twój ranking z całą historią i więcej go nie prowadzić? Tego nie można cofnąć.
web-ratings-gone = Twój ranking został usunięty.
web-ratings-page = Twój ranking
web-ratings-not-kept = Twój ranking nie jest prowadzony. Możesz to zmienić na stronie „Ty”.
web-ratings-none = Nie ma jeszcze żadnej gry rankingowej. Włącz „Gra rankingowa”, gdy otwierasz stół.
web-ratings-how = Każdy zaczyna od 1500; liczba po ± mówi, jak niepewny jest jeszcze ranking. Gry przerwane się nie liczą. Kto się podda albo zostawi grę botowi, zajmuje ostatnie miejsce.
web-ratings-players = na { $count } graczy
web-ratings-games = { $count ->
    [one] jedna gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
web-ratings-how-often = Ile razy
web-ratings-curve = Twój ranking w { $count ->
    [one] jednej grze: { $to }
    [few] { $count } grach, od { $from } do { $to }
    [many] { $count } grach, od { $from } do { $to }
   *[other] { $count } gry, od { $from } do { $to }
}
web-ratings-history = Gry
web-ratings-placed = Miejsce { $place }, z: { $names }
web-ratings-somebody = nieznany gracz
web-ratings-against = Przeciwnicy
web-ratings-opponent = Przeciwnik
web-ratings-ahead = Wyżej
web-ratings-shared = Po równo
web-ratings-behind = Niżej
web-data = Twoje dane
web-data-kept = Serwer przechowuje twoją nazwę, urządzenia (przeglądarkę, system i ostatni dzień), stoły i wiadomości. Nie przechowuje adresów IP.
web-data-unfinished = Stół, przy którym nic się nie dzieje, jest usuwany po { $days ->
    [one] { $days } dniu
    [few] { $days } dniach
    [many] { $days } dniach
   *[other] { $days } dnia
}, chyba że gra się skończyła. Skończone gry zostają.
web-data-for-ever = Stoły zostają, dopóki administrator ich nie usunie.
web-data-export = Pobierz moje dane
web-erase = Usuń mnie …
web-erase-explained = Po usunięciu twoje gry zostają bez twojej nazwy, wiadomości nie są już pokazywane, a twoje miejsca zajmują boty. Tego nie można cofnąć.
web-erase-name = Wpisz swoją nazwę, aby potwierdzić: { $name }
web-erase-go = Usuń mnie
web-people = Zablokuj lub zgłoś
web-block = Zablokuj
web-blocked = Zablokowani gracze
web-block-explained = Zablokowani gracze nie mogą siadać przy twoich stołach, a ty nie widzisz ich wiadomości ani publicznych stołów.
web-block-nobody = Przy tym stole nie siedzi nikt inny.
web-block-done = Zablokowano: { $name }.
web-unblock = Odblokuj
web-keeper-report = Zgłoś administratorowi
web-keeper-explained = Powiedz osobom prowadzącym ten serwer, co się stało.
web-keeper-about = Dotyczy
web-keeper-whole = Cały stół
web-keeper-text = Co się stało
web-keeper-send = Wyślij zgłoszenie
web-keeper-sent = Zgłoszenie wysłano.

## Strona administratora

web-admin = Administracja
web-admin-explained = Wpisz token, który na serwerze utworzyło polecenie „tianxia admin token”.
web-admin-token = Token
web-admin-enter = Dalej
web-admin-counts = { $people ->
    [one] { $people } gracz
    [few] { $people } graczy
    [many] { $people } graczy
   *[other] { $people } gracza
}, { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}.
web-admin-reason = Powód (potrzebny, by wykluczyć, usunąć lub załatwić; wykluczony gracz go widzi)
web-admin-done = Zrobione i zapisane w dzienniku.
web-admin-reports = Zgłoszenia
web-admin-settle = Załatw
web-admin-people = Gracze
web-admin-search = Szukaj po nazwie
web-admin-ban = Wyklucz
web-admin-unban = Cofnij wykluczenie
web-admin-remove = Usuń
web-admin-tables = Stoły
web-admin-announce = Ogłoszenie
web-admin-announce-label = Widoczne na każdej stronie; puste oznacza brak
web-admin-limits = Limity
web-admin-acts = Dziennik działań

## A new table

web-seats = Miejsca
web-seat-number = Miejsce { $number }
web-seat-name = Imię na miejscu { $number }
web-fill-me = Ja
web-fill-bot = Bot
web-fill-open = Otwarte
web-fill-none = Nieużywane
web-fill-me-explained = na tym urządzeniu
web-fill-open-explained = dołączyć może każdy, kto ma link
web-fill-none-explained = –
web-hot-seat-explained = Kilka osób na tym urządzeniu: między turami ekran zakrywa to, co mają na ręce.
web-level = Poziom bota
web-level-of = Poziom gry: { $name }
web-level-random = bot losowy
web-level-easy = bot łatwy
web-level-medium = bot średni
web-level-hard = bot trudny
web-level-expert = bot ekspert
web-level-master = bot mistrz
web-style = Styl bota
web-style-none = bez stylu
web-style-warlord = wódz
web-style-builder = budowniczy
web-style-merchant = kupiec
web-style-of-bot = { $level }, { $style }
web-options = Opcje
web-option-without = { $name }: nie
web-option-qin-board = Plansza
web-option-qin-boards = Seria
web-option-qin-fair_start = Wyrównany start
web-option-dragon-great_wall = Wielki Mur
web-option-dragon-super_event = Wielkie wydarzenie
web-option-dragon-large_privilege_cost = Duży przywilej
web-option-huang-short = Krótka gra
web-option-huang-bandits = Bandyci
web-option-huang-eighteen_kingdoms = Osiemnaście Królestw
web-option-huang-palace = Pałac Cesarski
web-option-huang-open_scores = Jawne punkty
web-option-huang-full_tie = Pełny remis
web-option-huang-map = Mapa
web-own-board = Własna plansza…
web-own-board-chosen = Własna plansza
web-own-board-explained = Plik tekstowy w formacie planszy opisanym w zasadach.
web-own-board-unread = Ten plik nie jest poprawną planszą.
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
web-hints-explained = Gracze mogą prosić bota o radę.
web-listed = Stół publiczny
web-listed-explained = Widoczny w poczekalni, dołączyć może każdy; inaczej tylko ten, kto ma link.
web-pace = Czas na decyzję
web-pace-explained = Gdy minie, gra bot, dopóki gracz nie wróci.
web-pace-none = Bez limitu
web-pace-limit = { $time } na decyzję
web-pace-60 = 1 minuta
web-pace-300 = 5 minut
web-pace-86400 = 1 dzień
web-pace-259200 = 3 dni
web-clock-setting = Zegar
web-clock-setting-explained = Czas na wszystkie decyzje gracza razem; każda tura dodaje trochę. Gdy się skończy, gra bot.
web-clock-none = Bez zegara
web-clock-choice = { $minutes } min, + { $seconds } s na turę
web-new-summary = { $me ->
    [one] Ty
    [few] { $me } osoby na tym urządzeniu
   *[many] { $me } osób na tym urządzeniu
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
web-new-incomplete = Zajmij co najmniej jedno miejsce. Potrzeba co najmniej { $count ->
    [one] { $count } gracza
   *[many] { $count } graczy
}.
web-open-table = Otwórz stół
web-begin = Rozpocznij
web-begin-full = Gra może się rozpocząć, gdy wszystkie miejsca są zajęte; możesz dodać boty.

## Before the start

web-waiting-for = { $count ->
    [one] Jedno miejsce jest jeszcze otwarte.
    [few] { $count } miejsca są jeszcze otwarte.
   *[many] { $count } miejsc jest jeszcze otwartych.
}
web-all-here = Wszyscy już są.
web-share = Wyślij innym graczom ten link:
web-copy = Kopiuj
web-copy-link = Kopiuj link do tego stołu
web-copied = Skopiowano
web-seat-open = Otwarte miejsce
web-sit = Usiądź
web-put-bot = Dodaj bota
web-open-seat = Otwórz miejsce
web-host-begins = Grę rozpocznie gospodarz.
web-table-full = Wszystkie miejsca są zajęte. Gdy gra się rozpocznie, możesz ją oglądać.
web-leave = Opuść stół

## At the table

web-you = ty
web-person = gracz
web-player = Gracz
web-your-turn = Twój ruch.
web-watch-next = Potem twój ruch.
web-modes = Części stołu
web-mode-tray = Ręka
web-mode-log = Dziennik
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-zoom-whole = Cała mapa
web-seat-turn = twój ruch
web-ask-hint = Podpowiedź { $number }: { $what }.
web-hint-less = { $chance } mniej
web-hurried = Serwer jest bardzo zajęty, więc boty myślą krócej.
web-decision = Twoja decyzja
web-decision-other = Decyzja
web-legal = dozwolone
web-preview = Co by się stało
web-preview-if = Jeśli to zrobisz:
web-preview-loading = Wczytywanie…
web-preview-draws = Potem następuje dobieranie: reszty jeszcze nie wiadomo.
web-can-undo = Można to cofnąć.
web-cannot-undo = Cofnięcie tylko za zgodą.
web-undo = Cofnij
web-undo-asks = Najpierw pozostali muszą się zgodzić
web-undo-request = Prośba o cofnięcie
web-undo-question = { $count ->
    [one] { $name } prosi o cofnięcie jednej akcji.
   *[many] { $name } prosi o cofnięcie { $count } akcji.
}
web-undo-waits = { $name } prosi o cofnięcie; pozostali jeszcze nie odpowiedzieli.
web-allow = Pozwól
web-refuse = Odmów
web-hint = Podpowiedź
web-hint-thinking = Bot się zastanawia…
web-hint-says = Podpowiedzi, najlepsza pierwsza
web-score = Wynik
web-score-later = Arkusz wyników pojawi się na koniec gry.
web-why = Skąd te punkty?
web-why-nothing = Jeszcze nic.
web-chat = Czat
web-chat-unread = { $count ->
    [one] jedna nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
web-chat-empty = Nie ma jeszcze wiadomości.
web-chat-say = Wiadomość do stołu
web-chat-watching = Pisać mogą tu tylko gracze.
web-send = Wyślij
web-menu = Menu
web-tools = Narzędzia
web-close = Zamknij
web-watching = oglądasz
web-reconnecting = Połączenie przerwane. Trwa ponowne łączenie… Twoja gra jest bezpieczna.
web-unreachable = Serwer jest nieosiągalny. Trwa ponowne łączenie…
web-bot-plays = Gra za ciebie bot.
web-take-back = Wróć do gry
web-hand-over = Niech bot gra za mnie
web-resign = Poddaj się
web-resign-sure = Poddać tę grę? Zajmiesz miejsce za wszystkimi, którzy grają dalej. Tego nie można cofnąć.
web-no = Nie
web-keys = Klawisze
web-key-u = Cofnij
web-key-l = Pokaż ostatnie tury jeszcze raz
web-key-h = Podpowiedź
web-key-s = Arkusz wyników
web-key-c = Czat
web-key-t = Widok tekstowy albo plansza
web-seed-hash = Pieczęć losowania (SHA-256): { $hash }…
web-rematch = Rewanż
web-to-rematch = Przejdź do rewanżu
web-curtain = Przekaż urządzenie: { $name }.
web-curtain-lift = To ja, { $name }
web-seat-resigned = po poddaniu się gra bot
web-seat-overdue = czas minął; gra bot
web-seat-handed-over = gra bot
web-seat-away = poza stołem
web-absent = Przy stole nie ma teraz: { $name }.
web-absent-from = Przy stole nie ma teraz: { $name }. Jeśli to potrwa, od { $time } możesz grać dalej z botem.
web-claim-bot = Niech gra bot
web-claim-end = Uznaj za poddanie
web-claim-end-sure = Uznać nieobecność za poddanie gry? We dwoje od razu wygrywasz. Tego nie można cofnąć.
web-remove = Usuń
web-remove-sure = Usunąć ze stołu: { $name }? Nie będzie już można usiąść tu ponownie.
web-mute = Wycisz na czacie: { $name }
web-unmute = Pozwól znów pisać na czacie: { $name }
web-abort = Przerwij grę
web-abort-sure = Zakończyć grę bez wyniku? To możliwe tylko w pierwszej rundzie.
web-close-table = Zamknij stół
web-close-table-sure = Zamknąć stół dla wszystkich? Nie będzie wyniku. Tego nie można cofnąć.
web-shuffle-shared = Twoja przeglądarka dodaje do losowania własną liczbę losową, więc nikt nie może go wybrać, nawet serwer.
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

web-log = Przebieg gry
web-log-since = Od twojej ostatniej tury
web-log-since-start = Od początku gry
web-log-earlier = Wcześniej
web-log-again = Pokaż jeszcze raz
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-joined = { $name } siada do stołu.
web-log-left = { $name } odchodzi.
web-log-started = Gra się rozpoczyna.
web-log-undone = { $count ->
    [one] { $name } cofa jedną akcję.
    [few] { $name } cofa { $count } akcje.
   *[many] { $name } cofa { $count } akcji.
}
web-log-undo-asked = { $name } prosi o cofnięcie.
web-log-undo-accepted = { $name } zgadza się na cofnięcie.
web-log-undo-refused = { $name } nie zgadza się na cofnięcie.
web-log-resigned = { $name } poddaje się.
web-log-overdue = Czas minął: { $name }; gra bot.
web-log-removed = Gospodarz usuwa ze stołu: { $name }.
web-log-muted = Gospodarz wycisza na czacie: { $name }.
web-log-unmuted = { $name } znów może pisać na czacie.
web-log-aborted = { $name } przerywa grę. Nie ma wyniku.
web-log-claimed-bot = { $name } jest poza stołem zbyt długo: grę przejmuje bot.
web-log-claimed-end = { $name } jest poza stołem zbyt długo: liczy się to jak poddanie.
web-log-handed-over = { $name } oddaje grę botowi.
web-log-taken-back = { $name } wraca do gry.
web-log-rematch = Rewanż czeka.

## The table in words

# A name and what is said of it, where no sentence says it
web-pair = { $name }: { $value }
# Two things that are said one after the other, where no sentence says both
web-clauses = { $first }; { $then }
web-text-view = Widok tekstowy
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
web-no-match = Żadna dozwolona akcja tak się nie zaczyna; naciśnij Enter, aby dowiedzieć się dlaczego.
web-none = Brak.
web-position = Pozycja

## Replay

web-replay-first = Pierwsza akcja
web-replay-last = Koniec gry
web-replay-back = Poprzednia akcja
web-replay-next = Następna akcja
web-replay-turn-back = Poprzednia tura
web-replay-turn-next = Następna tura
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-moment = Moment gry
web-replay-at = { $until } z { $of }
web-replay-open = Odkryte
web-replay-view = Widok
web-replay-seat = Widok: { $name }
web-replay-spectator = Widok: widz
web-replay-link = Link do tej pozycji
web-record = Zapis gry

## Trouble

web-trouble-title = Nie udało się
web-no-table-title = Nie ma takiego stołu
web-no-table = Link może być niepełny albo stołu nigdy tu nie było. Poproś o link jeszcze raz albo otwórz własny stół.
web-no-replay-title = Ta gra jeszcze się nie skończyła
web-no-replay = Powtórkę gry można obejrzeć, gdy gra się skończy.
web-closed-title = Ten stół został zamknięty
web-closed = Wszyscy odeszli albo zamknął go gospodarz.
web-nowhere-title = Nie znaleziono strony
web-nowhere = Pod tym adresem nie ma strony.
web-lost-title = Nie udało się wczytać tej strony
web-lost = Połączenie zostało przerwane albo serwer został zaktualizowany.
web-foreign-title = Serwer został zaktualizowany
web-foreign = Serwer został zaktualizowany. Wczytaj tę stronę ponownie, aby grać dalej.
web-reload = Wczytaj ponownie
web-offline = Brak połączenia z serwerem. Twoje gry są tam bezpieczne; ta strona otworzy się znowu, gdy połączenie wróci.
web-offline-again = Spróbuj ponownie
web-old-browser = Ta przeglądarka jest zbyt stara.
web-old-browser-do = Użyj aktualnej przeglądarki Firefox, Chrome, Edge lub Safari albo graj w terminalu:
web-problem-bad-request = Serwer tego nie przyjął. Sprawdź, co wpisano.
web-problem-too-large = To jest za duże dla tego serwera.
web-problem-illegal = Zasady na to nie pozwalają.
web-problem-unavailable = Serwer jest nieosiągalny. Spróbuj za chwilę.
web-problem-nobody = Ta przeglądarka nie ma jeszcze gracza. Wczytaj stronę ponownie, a potem zacznij grę albo do niej dołącz.
web-problem-not-yours = To miejsce należy do innego gracza.
web-problem-not-found = Nie ma takiego stołu.
web-problem-not-now = Teraz nie można tego zrobić.
web-problem-stale = Gra w międzyczasie potoczyła się dalej. Spójrz na planszę i spróbuj jeszcze raz.
web-problem-too-many = Za dużo próśb naraz. Poczekaj chwilę.
web-problem-not-kept = Serwer nie mógł tego zapisać, więc nic się nie zmieniło. Spróbuj później.
web-problem-unknown = Serwer na chwilę utracił połączenie z bazą danych, więc nie wiadomo, czy to zapisano. Żądanie jest wysyłane ponownie.

## Qin at the drawn table and in words

web-qin-board = Plansza Qin: { $title }
web-qin-ask = Połóż kafel.
web-qin-begin = Przeciągnij kafel albo dotknij go i pola.
web-qin-supply = { $count ->
    [one] został 1 kafel
    [few] zostały { $count } kafle
   *[many] zostało { $count } kafli
}
web-qin-majors = Wielkie prowincje
web-qin-ask-place = Wybierz podświetlone pole dla tego kafla.
web-qin-ask-tile = Wybierz kafel na { $square }.
web-qin-ask-staged = Położyć ten kafel na { $squares }?
web-qin-ask-pass = Żadnego kafla z ręki nie da się położyć: musisz spasować.
web-qin-place = Połóż kafel
web-qin-pass = Pas
web-qin-rotate = Obróć
web-qin-take = Weź kafel z powrotem na rękę
web-qin-hand = Twoja ręka
web-qin-hand-tile = Kafel { $number }: { $tile }
web-qin-hands = Kafle graczy
web-qin-grade-other = pagodę stawia tylko ktoś inny
web-qin-grade-one = stawiasz pagodę
web-qin-grade-more = stawiasz 2 lub więcej pagód
web-qin-tile = { $first } i { $second }
web-qin-tile-double = podwójny { $colour }
web-qin-key-tiles = Wybierz kafel z ręki
web-qin-left = Pozostałe pagody
web-qin-left-short = zostało
web-qin-tiles = Kafle na ręce
web-qin-players = Gracze
web-qin-series = Seria
web-qin-water = woda
web-qin-meadow = łąka
web-qin-village-free = wolna wioska
web-qin-village-of = wioska, właściciel: { $owner }
web-qin-lone-territory = samotne terytorium, { $colour }
web-qin-territory = { $major ->
    [true] wielka { hue-f } prowincja
   *[other] { hue-f } prowincja
}, właściciel: { $owner }, terytoria: { $size }
web-qin-province = { $major ->
    [true] Wielka { hue-f } prowincja
   *[other] { hue-f } prowincja
}, właściciel: { $owner }, terytoria: { $size } ({ $squares })
web-qin-provinces = Prowincje
web-qin-lone = Samotne terytoria
web-qin-villages = Wioski
web-qin-village-held = { $at }: { $owner }
web-qin-villages-free = Wolne: { $list }
web-qin-place-at = { $first } i { $second }
web-qin-preview-founds = { $whose ->
    [you] Zakładasz { hue-f-acc } prowincję
   *[other] { $name } zakłada { hue-f-acc } prowincję
}
web-qin-preview-grows = { $whose ->
    [you] Twoja { hue-f } prowincja rośnie
   *[other] { $name }: { hue-f } prowincja rośnie
}
web-qin-preview-merges = { $whose ->
    [you] Łączy się twoja { hue-f } prowincja
   *[other] { $name }: łączy się { hue-f } prowincja
}
web-qin-preview-major = { $whose ->
    [you] Twoja { hue-f } prowincja: teraz wielka
   *[other] { $name }: { hue-f } prowincja, teraz wielka
}
web-qin-preview-returned = { $count ->
    [one] Wraca jedna pagoda
    [few] Wracają { $count } pagody
   *[many] Wraca { $count } pagód
}
web-qin-preview-won = { $whose ->
    [you] Przejmujesz wioskę na { $at }
   *[other] { $name } przejmuje wioskę na { $at }
}
web-qin-preview-lost = { $whose ->
    [you] Tracisz wioskę na { $at }
   *[other] { $name } traci wioskę na { $at }
}
web-qin-preview-last = { $whose ->
    [you] Twoja ostatnia pagoda: wygrywasz
   *[other] { $name } stawia ostatnią pagodę i wygrywa
}
web-qin-preview-nothing = Dwa samotne terytoria: nic więcej się nie dzieje.

## Values of options

web-value-qin-bird = Ptak
web-value-qin-lion = Lew
web-map-bird = strona Ptaka
web-map-lion = strona Lwa
web-map-warring-states = Walczące Królestwa, 475–221 p.n.e.
web-map-eighteen-kingdoms = Osiemnaście Królestw, 206 p.n.e.
web-value-dragon-none = Brak
web-value-dragon-random = Losowe
web-value-huang-standard = Standardowa
web-value-huang-nobody = Nikt nie wygrywa
web-value-huang-fewest-white = Najmniej białych punktów

## The report of a finished game

web-report = Analiza
web-report-table = Do stołu
web-report-working = Bot przegląda całą grę, decyzja po decyzji.
web-report-progress = Decyzje: { $done } z { $of }
web-report-chances = Szansa wygranej
web-report-moment = Po { $number ->
    [one] { $number } akcji
    [few] { $number } akcjach
    [many] { $number } akcjach
   *[other] { $number } akcji
}: { $values }
web-report-after = Po { $number ->
    [one] { $number } akcji
    [few] { $number } akcjach
    [many] { $number } akcjach
   *[other] { $number } akcji
}
web-report-end = Koniec gry
web-report-board = Pozycja
web-report-decision = Decyzja { $number }: { $name } wybiera „{ $played }”.
web-report-better = Lepsze: „{ $best }” (szansa wygranej { $chance } zamiast { $instead }).
web-report-best = To był najlepszy wybór.
web-report-mark-played = zagrano
web-report-mark-better = lepsze
web-report-turning = Punkty zwrotne
web-report-turn = Decyzja { $number }: { $name } wybiera „{ $played }” (szansa wygranej { $instead }). Lepsze było „{ $best }” ({ $chance }).
web-report-sure = Koszt: mniej więcej od { $least } do { $most } punktów procentowych.
web-report-show = Pokaż
web-report-steady = Bez większych błędów.
web-report-points = Punkty według źródeł
web-report-points-of = Punkty według źródeł: { $name }
web-report-points-at = Po { $number ->
    [one] { $number } akcji
    [few] { $number } akcjach
    [many] { $number } akcjach
   *[other] { $number } akcji
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-report-sum = Suma

## What if: a table from a moment of a finished game

web-what-if = A gdyby?
web-what-if-explained = Nowy stół zaczyna się od tej pozycji, przeciw botom. Zakończona gra pozostaje bez zmian.
web-what-if-seat = Moje miejsce
web-what-if-open = Graj dalej stąd
web-from = Dalszy ciąg zakończonej gry, po akcji { $step }
## Zasady

web-rules = Zasady
web-rules-of = Zasady gry { $game }
web-rules-page = Cała instrukcja
web-rule = Zasada { $rule }
web-key-rules = Otwórz zasady
web-key-about = Co to jest? (zaznaczony element)

## Without a server
web-local = Na tym urządzeniu
web-local-explained = Gra toczy się tylko w tej przeglądarce: twoje urządzenie myśli za boty, nikt inny nie może dołączyć, a gra jest zapisana tutaj.
web-no-server = Niepotrzebne ani konto, ani serwer. Twoje gry są zapisane w tej przeglądarce.
web-server-away = Serwer jest nieosiągalny. Możesz grać z botami, dzielić się tym urządzeniem, uczyć się i rozwiązywać zadania; te gry są zapisane w tej przeglądarce.
web-server-back = Serwer jest znowu osiągalny.
web-update = Nowsza wersja jest gotowa. Twoje gry będą w niej trwać dalej.
web-update-load = Wczytaj ją
web-open-record = Otwórz zapis gry
web-open-record-explained = Zapis to plik tekstowy gry, stąd lub skądinąd. Zostaje w tej przeglądarce: odtwórz grę, każ ją przeanalizować albo graj dalej, jeśli nie jest skończona.
web-record-file = Wybierz plik
web-record-text = Albo wklej tekst
web-record-open = Otwórz
web-local-full = W tej przeglądarce nie ma już miejsca na zapis ruchu, więc nic się nie zmieniło. Usuń gry, których już nie potrzebujesz, i spróbuj ponownie.
web-local-failed = Ta przeglądarka nie może teraz grać sama. Wczytaj stronę ponownie; twoje gry są zachowane.
web-remove-game-sure = Usuń na zawsze
## Drugie wydanie stołów

web-log-and-chat = Przebieg gry i czat
web-undo-marked = Ruch jest zaznaczony na planszy.
web-undo-nothing-since = Od tamtej pory nic się nie wydarzyło.
web-undo-others = { $count ->
    [one] Razem z nim cofa się jedną późniejszą akcję.
    [few] Razem z nim cofa się { $count } późniejsze akcje.
   *[many] Razem z nim cofa się { $count } późniejszych akcji.
}
web-ask-name = Jak mają cię nazywać przy stole?
web-ask-name-explained = Pytanie pada tylko raz, a odpowiedź zostaje na tym urządzeniu. Bez imienia nosisz nazwę swojego znaku: „{ $mark }”.
web-end-you = Wygrywasz.
web-end-you-by = Wygrywasz { $best } do { $next }
web-end-by = { $name } wygrywa { $best } do { $next }
web-end-resigned = { $count ->
    [one] { $names } poddaje partię.
   *[other] { $names } poddają partię.
}
web-end-turning = Punkt zwrotny
web-end-turning-at = Punkt zwrotny · akcja { $number }
web-end-turned = { $name } wybiera „{ $played }”; lepsze było „{ $best }”. Szansa wygranej spadła z { $before } do { $after }.
web-end-looking = Bot wciąż szuka chwili, w której partia się odwróciła.
web-end-see = Zobacz
web-qin-because-last = { $name } ma na planszy wszystkie pagody. Dalej jest { $other }: { $more ->
    [one] została 1 pagoda
    [few] zostały { $more } pagody
   *[many] zostało { $more } pagód
}.
web-qin-because-fewest = Żaden kafel już nie pasuje. { $name } ma najmniej pozostałych pagód: { $left }. Dalej jest { $other }: { $more }.
web-qin-because-series = { $name } ma najmniej pozostałych pagód we wszystkich partiach serii.
web-qin-end-standing = { $provinces ->
    [one] 1 prowincja
    [few] { $provinces } prowincje
   *[many] { $provinces } prowincji
}, { $majors ->
    [0] żadnej wielkiej
   *[many] wielkich: { $majors }
}, { $villages ->
    [one] 1 wioska
    [few] { $villages } wioski
   *[many] { $villages } wiosek
}
web-qin-end-province = na prowincji
web-qin-end-village = na wiosce
web-qin-end-out = nieustawiona
web-qin-end-race = Pozostałe pagody, kafel po kaflu
web-hint-equal = mniej więcej równo
web-hint-to-win = na wygraną
web-hint-play = Zagraj podpowiedź { $number }
web-hint-keys = 1, 2, 3 wybierają podpowiedź; Enter ją gra; Esc zamyka.
web-closed-playing = Gospodarz zamknął ten stół w trakcie partii. Nikt nie wygrał.

## Following

web-follow = Ruchy pozostałych
web-follow-count = { $number } z { $of }
web-follow-back = Wróć o jeden ruch
web-follow-next = Dalej
web-moves-pace = Tempo ruchów pozostałych
web-pace-step = Krokowo
web-pace-slow = Wolno
web-pace-normal = Normalnie
web-pace-instant = Od razu
web-thinks = myśli
web-thinks-still = wciąż myśli
web-volume = Głośność
web-key-p = Zmień tempo ruchów pozostałych
web-key-name-space = Spacja
web-key-name-backspace = Backspace
web-log-more = Pokaż wcześniejsze wpisy
web-watch-now = Patrz.
web-watch-behind = Pozostali wykonali ruchy.
web-watch-awaits = Decyduje { $name }.
