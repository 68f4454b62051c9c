# Zasady w przeglądarce: strona instrukcji, zasady przy stole, karta celu, czym są elementy gry.

rules-rules = Zasady
rules-title = { $game }: zasady
rules-games = Gry
rules-contents = Spis treści
rules-chapter = Rozdział { $number }
rules-print = Drukuj instrukcję
rules-search = Szukaj w zasadach
rules-hits = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}

## Które zasady są pokazane

rules-show = Pokaż zasady dla
rules-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
}
rules-only-option = Tylko { $name }
rules-only-value = Tylko { $name }: { $value }
rules-only-players = { $count ->
    [one] Tylko { $count } gracz
    [few] Tylko { $count } gracze
   *[many] Tylko { $count } graczy
}
rules-only-players-range = Tylko od { $from } do { $to } graczy
rules-only-version = Tylko wersja { $version }

## Przykłady

rules-example-start = Sytuacja wyjściowa.
rules-example-lost = Nie można wczytać tego przykładu. Spróbuj później.
rules-step = { $step } / { $steps }
rules-step-back = Poprzedni krok
rules-step-on = Następny krok
rules-before = Przed
rules-after = Po

## Przy stole

rules-drawer = Zasady: { $chapter }
rules-now = Teraz decydujesz
rules-now-other = Obecna decyzja
rules-whole = Cała instrukcja
rules-goal-open = Cel, twoja tura, punkty
rules-follow = Wróć do obecnej decyzji

## Karta celu

rules-goal = Cel
rules-turn = Twoja tura
rules-scoring = Punkty
rules-begin = Zaczynamy
rules-lessons = Lekcje
rules-all = Wszystkie zasady
rules-goal-again = Znajdziesz to znowu w Zasadach.

## Czym są elementy gry

rules-here = Tutaj
rules-when = Kiedy to się liczy
rules-things = Elementy gry na stole
