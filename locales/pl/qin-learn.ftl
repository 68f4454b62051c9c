## The goal card of Qin

qin-goal-goal = Wygrywa gracz, który pierwszy postawi swoją ostatnią pagodę.
qin-goal-turn = Połóż kafel obok dowolnego terytorium, potem dobierz nowy.
qin-goal-scoring = Dwa połączone terytoria to prowincja: jedna pagoda. Pięć to wielka prowincja: druga. Połączone prowincje bierze gracz z największym udziałem. Najwięcej pagód wokół wioski daje jeszcze jedną.

## Tiles

qin-about-tile-double-name = Dublet
qin-about-tile-double-what = Dwa terytoria tego samego koloru. Sam zakłada prowincję, chyba że styka się z prowincją swojego koloru.
qin-about-tile-double-when = Zachowaj jeden na miejsce obok wioski albo na lukę dwóch pól.
qin-about-tile-two-colours-name = Kafel dwukolorowy
qin-about-tile-two-colours-what = Dwa terytoria różnych kolorów. Każda połowa działa osobno: jeden kafel może założyć dwie prowincje albo powiększyć dwie.
qin-about-tile-two-colours-when = Obróć go przed położeniem: odwrócony często robi coś innego.
qin-about-hand-name = Twoja ręka
qin-about-hand-what = Trzy kafle, które widzisz tylko ty. W każdej turze kładziesz jeden i dobierasz jeden.
qin-about-hand-when = Gdy zasoby są puste, graczom ubywa kafli na ręce.
qin-about-other-hand-name = Ręka innego gracza
qin-about-other-hand-what = Widać, ile kafli ma gracz, ale nie jakie.
qin-about-supply-name = Zakryte kafle
qin-about-supply-what = Kafle, których nikt jeszcze nie ma. Po położeniu kafla dobierasz jeden.
qin-about-supply-when = Gdy się skończą, nikt już nie dobiera.
qin-about-last-tile-name = Ostatnio położony kafel
qin-about-last-tile-what = Kafel z ostatniej tury. Działa w stałej kolejności: łączenie i wzrost, zakładanie, wielkie prowincje, wioski.

## The board

qin-about-board-name = Plansza
qin-about-board-what = Łąki, wioski i woda oraz po jednym terytorium startowym w każdym kolorze. Wszystko zaczyna się od tych trzech.
qin-about-meadow-name = Łąka
qin-about-meadow-what = Wolne pole. Kafel przykrywa dwa takie pola o wspólnej krawędzi.
qin-about-meadow-when = Jedna połowa kafla musi stykać się krawędzią z terytorium.
qin-about-lake-name = Woda
qin-about-lake-what = Na wodzie nigdy nic się nie kładzie.
qin-about-lake-when = Na zawsze zamyka bok wioski i rozdziela prowincje.
qin-about-village-name = Wioska
qin-about-village-what = Gracz, który ma na sąsiednich prowincjach więcej pagód niż każdy inny, stawia tu swoją. Przy remisie właściciel zostaje.
qin-about-village-when = Po każdym kaflu. Wielka prowincja obok liczy się za dwie; pagoda w wiosce się nie liczy.
qin-about-starting-territory-name = Terytorium startowe
qin-about-starting-territory-what = Terytorium jak każde inne, obecne od początku. Można kłaść kafle obok niego i może stać się częścią prowincji.
qin-about-territory-name = Terytorium
qin-about-territory-what = Jedno kolorowe pole. Z sąsiadami w swoim kolorze tworzy prowincję.
qin-about-lone-territory-name = Samotne terytorium
qin-about-lone-territory-what = Nie ma sąsiada w swoim kolorze i nie należy do nikogo.
qin-about-lone-territory-when = Następny kafel w jego kolorze położony obok zakłada z nim prowincję, dla gracza, który ten kafel kładzie.
qin-about-province-name = Prowincja
qin-about-province-what = Dwa lub więcej połączonych terytoriów jednego koloru z pagodą właściciela. To, co ktokolwiek doda, należy do właściciela.
qin-about-province-when = Przy pięciu terytoriach staje się wielka. Po połączeniu z inną obie bierze gracz z większym udziałem.
qin-about-major-province-name = Wielka prowincja
qin-about-major-province-what = Pięć lub więcej terytoriów, dwie pagody, nigdy trzecia. Nie można jej stracić: dwóch wielkich się nie łączy, a mała przypada jej.
qin-about-major-province-when = Obok wioski liczy się za dwie i może przejmować małe prowincje swojego koloru.
qin-about-pagoda-name = Pagoda
qin-about-pagoda-what = Oznacza to, co należy do gracza: jedna na prowincji, dwie na wielkiej, jedna w wiosce. To, co stracone, oddaje pagodę.
qin-about-pagoda-when = Gracz, któremu pierwszemu się skończą, natychmiast wygrywa.

## The players

qin-about-pagodas-left-name = Pozostałe pagody
qin-about-pagodas-left-what = Tyle pagód gracz musi jeszcze postawić. Gdy nie ma żadnej, gra od razu się kończy i gracz wygrywa, bez względu na to, czyja jest tura.
qin-about-pagodas-left-when = Gracz, któremu zostały dwie lub trzy, może wygrać jednym kaflem: nie powiększaj jego czwórek i uważaj na jego wioski.
qin-about-series-name = Seria
qin-about-series-what = Po jednej grze na każdej planszy. Pozostałe pagody się sumuje i wygrywa najmniejsza suma.
qin-about-series-when = Gracz rozpoczynający zmienia się z gry na grę zgodnie z ruchem wskazówek zegara.

## Marks on free squares

qin-about-place-legal-name = Miejsce na twój kafel
qin-about-place-legal-what = Tu możesz położyć kafel: dwa wolne pola obok terytorium.
qin-about-place-one-name = Stawiasz pagodę
qin-about-place-one-what = Tutaj kafel stawia jedną twoją pagodę.
qin-about-place-more-name = Stawiasz kilka pagód
qin-about-place-more-what = Tutaj kafel stawia dwie lub więcej twoich pagód.
qin-about-place-other-name = Zyskuje ktoś inny
qin-about-place-other-what = Tutaj pagodę postawi inny gracz, bo to, co dołącza do prowincji, należy do jej właściciela.
qin-about-preview-name = Podgląd
qin-about-preview-what = Co zrobi twój kafel w tym miejscu, w kolejności, w jakiej to nastąpi. Nic nie jest jeszcze przesądzone.

## Buttons

qin-about-turn-tile-name = Obróć
qin-about-turn-tile-what = Obraca kafel wokół wybranego pola do następnego dozwolonego ustawienia. Ustawienie decyduje, która połowa z czym się styka.
qin-about-confirm-name = Połóż kafel
qin-about-confirm-what = Kładzie kafel w tym miejscu i kończy twoją turę: działa, potem dobierasz.
qin-about-take-back-name = Weź kafel z powrotem
qin-about-take-back-what = Kafel wraca na rękę. Możesz wybrać inny kafel albo inne miejsce.
qin-about-pass-name = Pas
qin-about-pass-what = Tylko wtedy, gdy żaden twój kafel nigdzie nie pasuje, a inny gracz może jeszcze coś położyć. Nic nie dobierasz.

## The score sheet

qin-about-score-provinces-name = W prowincjach
qin-about-score-provinces-what = Pagody na prowincjach: po jednej, na wielkiej dwie.
qin-about-score-villages-name = W wioskach
qin-about-score-villages-what = Pagody w wioskach: po jednej.
qin-about-score-left-name = Zostało
qin-about-score-left-what = Pagody, których gracz nie postawił. W serii sumuje się je ze wszystkich gier.
