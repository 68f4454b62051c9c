## Qin: names

qin-red = czerwony
qin-yellow = żółty
qin-blue = niebieski

## Options

qin-option-board = Ptak jest dobry na pierwszą grę, Lew ma jeziora. Można też użyć własnej planszy z pliku.
qin-option-boards = Po jednej grze na każdej planszy. Za każdym razem zaczyna kto inny; wygrywa ten, komu zostanie łącznie najmniej pagód.
qin-option-fair_start = Rozdawaj od nowa, aż każdy będzie miał co najmniej jeden dublet (kafel z dwoma terytoriami tego samego koloru).
qin-refused-board-and-boards = `board` służy do jednej gry, `boards` do serii gier.

## What is asked

qin-ask-place = { $seat }: połóż kafel na dwóch wolnych polach, z których co najmniej jedno sąsiaduje z terytorium.
qin-over = Gra skończona.

## What happened

qin-placed = { $seat } kładzie { $tile } na { $first } i { $second }.
qin-grown = { $seat }: { hue-f } prowincja przy { $at } rośnie do { $size } terytoriów.
qin-merged = Prowincje łączą się przy { $at }: { $seat } ma { hue-f-acc } prowincję złożoną z { $size } terytoriów.
qin-returned = { $count ->
    [one] { $seat } odzyskuje jedną pagodę.
    [few] { $seat } odzyskuje { $count } pagody.
   *[many] { $seat } odzyskuje { $count } pagód.
}
qin-founded = { $seat } zakłada przy { $at } { hue-f-acc } prowincję złożoną z { $size } terytoriów.
qin-major = { $seat }: { hue-f } prowincja przy { $at } staje się wielką prowincją i otrzymuje drugą pagodę.
qin-village-lost = { $seat } traci wioskę na { $at }.
qin-village-won = { $seat } przejmuje wioskę na { $at }.
qin-drew = { $seat } dobiera { $tile }.
qin-drew-hidden = { $seat } dobiera kafel.
qin-passed = { $seat } pasuje.
qin-last-pagoda = { $seat } ma już wszystkie pagody na planszy.
qin-no-tile-fits = Nikt nie może już położyć kafla.
qin-next-game = Zaczyna się gra { $game } z serii; pierwszy ruch: { $seat }.

## Why not

qin-illegal-over = Gra skończona.
qin-illegal-off-board = To nie jest na planszy.
qin-illegal-not-in-hand = Nie masz tego kafla na ręce.
qin-illegal-not-free = Kafel przykrywa dwa wolne pola łąki: bez wioski, wody i terytorium.
qin-illegal-no-neighbour = Jedno z terytoriów kafla musi stykać się krawędzią z terytorium na planszy.
qin-illegal-tie = Tych prowincji nie można połączyć: przy równej liczbie terytoriów nowa prowincja nie miałaby właściciela.
qin-illegal-two-majors = Nie wolno łączyć dwóch wielkich prowincji.
qin-illegal-pass = Możesz położyć kafel, więc nie wolno ci pasować.

## The table

qin-pagodas-left = { $count ->
    [one] została 1 pagoda
    [few] zostały { $count } pagody
   *[many] zostało { $count } pagód
}
qin-supply = { $count ->
    [0] Nie ma już kafli do dobierania.
    [one] 1 kafel do dobrania.
    [few] { $count } kafle do dobrania.
   *[many] { $count } kafli do dobrania.
}
qin-series = Gra { $game } z { $games }.

## The score sheet

qin-sheet-pagodas = Pagody
qin-sheet-provinces = W prowincjach
qin-sheet-villages = W wioskach
qin-sheet-left-before = Z poprzednich gier
qin-sheet-left = Zostało

## What speaks for a choice, and the themes of puzzles

reason-qin-last = Stawia ostatnią pagodę i od razu wygrywa grę.
reason-qin-pagodas = { $count ->
    [one] Stawia { $count } pagodę.
    [few] Stawia { $count } pagody.
   *[many] Stawia { $count } pagód.
}
reason-qin-founded = Zakłada przy { $at } { hue-f-acc } prowincję złożoną z { $size } terytoriów.
reason-qin-grown = Powiększa { hue-f-acc } prowincję przy { $at } do { $size } terytoriów.
reason-qin-major = Zmienia { hue-f-acc } prowincję przy { $at } w wielką: nie można jej już stracić.
reason-qin-joined = Łączy { hue-pl } prowincje przy { $at }: { $size } terytoriów w jednej.
reason-qin-swallowed = Przejmuje { hue-f-acc } prowincję przy { $at }; traci ją { $seat }.
reason-qin-village = Przejmuje wolną wioskę na { $at }.
reason-qin-conquered = Przejmuje wioskę na { $at }; traci ją { $seat }.
reason-qin-returned = { $count ->
    [one] { $seat } odzyskuje jedną pagodę.
    [few] { $seat } odzyskuje { $count } pagody.
   *[many] { $seat } odzyskuje { $count } pagód.
}
reason-qin-gives = { $count ->
    [one] Przy okazji { $seat } stawia jedną pagodę.
    [few] Przy okazji { $seat } stawia { $count } pagody.
   *[many] Przy okazji { $seat } stawia { $count } pagód.
}
reason-qin-quiet = Nikomu innemu nic nie daje.
puzzle-theme-qin-last = Ostatnia pagoda
puzzle-theme-qin-merge = Łączenie prowincji
puzzle-theme-qin-conquest = Zdobycie wioski
puzzle-theme-qin-village = Wolna wioska
puzzle-theme-qin-major = Wielka prowincja
puzzle-theme-qin-found = Założenie prowincji
puzzle-theme-qin-quiet = Ciche ruchy
