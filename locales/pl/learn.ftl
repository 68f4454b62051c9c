## Lekcje, zadania i trener w przeglądarce

learn-title = Nauka przy stole
learn-lead = Krótkie lekcje w dowolnej kolejności. Grasz już od pierwszej minuty.
learn-pages = Nauka
learn-lessons = Lekcje
learn-puzzles = Zadania
learn-rules = Zasady
learn-done-of = Ukończono { $done } z { $count }
learn-count = { $count ->
    [one] 1 lekcja
    [few] { $count } lekcje
   *[many] { $count } lekcji
}, { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
learn-extra = Opcje i dodatki
learn-done = ukończona
learn-begin = Zacznij
learn-go-on = Dalej
learn-minutes = { $count } min

## Lekcja

learn-guide = Stary uczony
learn-lesson-of = { $game }, lekcja { $number } z { $count }
learn-step = Krok { $step } z { $steps }
learn-leave = Wyjdź
learn-back = Wstecz
learn-next = Dalej
learn-show = Pokaż
learn-again = Spróbuj jeszcze raz
learn-right = Dobrze
learn-not-yet = Jeszcze nie
learn-watch = Zobacz, jak to się robi.
learn-now-you = Teraz ty
learn-here = tutaj
learn-rule = Zasada { $rule }
learn-otherwise = Nie o to tu chodzi. Spróbuj jeszcze raz.
learn-finished = Lekcja ukończona
learn-once-more = Jeszcze raz
learn-all = Wszystkie lekcje
learn-next-lesson = Następna: { $title }
learn-question = Pytanie
learn-question-of = Pytanie { $number } z { $count }
learn-none-title = Tu nic nie ma
learn-none = Nie ma takiej lekcji ani takiego zadania. Wybierz coś z listy.

## Zadania

learn-puzzles-lead = Pozycje z prawdziwych gier, w których jeden wybór jest wyraźnie najlepszy.
learn-no-puzzles = Ten serwer nie ma zadań.
learn-daily = Zadania dnia
learn-solved = rozwiązane
learn-solved-of = Rozwiązano { $done } z { $count }
learn-level-easy = łatwe
learn-level-medium = średnie
learn-level-hard = trudne
learn-puzzle-number = Zadanie { $number }
learn-puzzle-of = { $game }, zadanie { $number }
learn-puzzle-ask = Jeden wybór jest wyraźnie najlepszy. Zagraj go na planszy.
learn-not-best = Nie najlepiej
learn-look-again = Co dałoby ci więcej albo więcej kosztowałoby innych?
learn-solved-with = Rozwiązane: { $answer }
learn-chance = Szansa wygranej: { $chance }; z drugim najlepszym wyborem: { $next }.
learn-why = Dlaczego to najlepszy wybór
learn-instead = Drugi najlepszy wybór: { $action }
learn-follows = Możliwy dalszy ciąg
learn-you = Ty
learn-next-puzzle = Następne zadanie
learn-week = Dni tego tygodnia z rozwiązanym zadaniem: { $count }
learn-streak = { $count ->
    [one] 1 dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}

## Trener

learn-coach = Pierwsza gra z trenerem
learn-coach-after = Znasz już zasady?
learn-coach-explained = Łatwe boty; trener mówi, co by zagrał, i ostrzega przed wyborem, który dużo kosztuje.
learn-coach-name = Trener
learn-coach-thinks = Trener się zastanawia.
learn-coach-says = Trener zagrałby: { $action }.
learn-coach-chance = Szansa wygranej: { $chance }
learn-coach-words = Trener: podpowiedzi słowami
learn-coach-words-explained = Przed każdym twoim wyborem trener mówi, co by zrobił i dlaczego.
learn-coach-warn = Trener: ostrzeżenia
learn-coach-warn-explained = Przed wyborem, który dużo cię kosztuje, trener pyta, czy na pewno.
learn-coach-warning = Ten wybór zmniejsza twoją szansę wygranej o około { $cost }%. Trener zagrałby: { $action }.
learn-coach-think = Zastanów się
learn-coach-anyway = Zagraj mimo to
