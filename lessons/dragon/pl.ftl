## In the Year of the Dragon: lessons

## 1. A month at court

lesson-dragon-1-title = Miesiąc na dworze
lesson-dragon-1-about = Akcja, postać, wydarzenie, punkty

lesson-dragon-1-1-say = Jesteś księciem: przeprowadź swój dwór przez dwanaście ciężkich miesięcy i zdobądź najwięcej punktów. Dziś cesarz żąda **4 juanów**, a masz 2: wybierz **Podatki**.
lesson-dragon-1-1-praise = 5 juanów: 2 z karty i 3 od twojego poborcy podatkowego. Postacie wzmacniają akcje.
lesson-dragon-1-1-wrong-1 = Budowa daje piętra, ale nadal masz 2 juany. Brakuje dwóch, więc odeszłyby dwie postacie.
lesson-dragon-1-1-wrong-2 = Pas daje ci razem 3 juany: brakuje jednego, więc odeszłaby jedna postać. Podatki dają 5.
lesson-dragon-1-1-wrong-3 = Ryż przyda się podczas suszy za miesiąc. Cesarz bierze tylko juany.

lesson-dragon-1-2-say = Po akcjach każdy przyjmuje jedną postać. Weź **damę dworu**: co miesiąc daje punkt.
lesson-dragon-1-2-praise = Wprowadza się na wolne piętro.
lesson-dragon-1-2-wrong-1 = Przyszłaby, ale joker może sprowadzić każdego. Zatrzymaj go i zagraj kartę damy dworu.
lesson-dragon-1-2-wrong-2 = Dobra pomoc przy Podatkach, ale w punktacji miesiąca nic nie daje. Weź damę dworu.
lesson-dragon-1-2-wrong-3 = Mnich punktuje dopiero na koniec roku. Dama dworu punktuje co miesiąc.
lesson-dragon-1-2-then-1 = Płacisz 4 juany i nikt nie odchodzi. Dwa pałace i dama dworu: **3 punkty**.

lesson-dragon-1-closing = Akcja, postać, wydarzenie, punkty: oto cały miesiąc, i to bez żadnej straty. Jeszcze jedenaście takich i rok jest twój!

## 2. Action cards in groups

lesson-dragon-2-title = Karty akcji w grupach
lesson-dragon-2-about = Zajęta grupa kosztuje 3 juany, a pas daje pieniądze

lesson-dragon-2-1-say = Co miesiąc karty akcji rozkłada się na tyle grup, ilu jest graczy. Wschód i Zachód już wybrali; weź **Badania** z wolnej grupy.
lesson-dragon-2-1-praise = **3 punkty**: 1 z karty, 2 za księgi twojego uczonego.
lesson-dragon-2-1-wrong-1 = Ta sama grupa, ale druga karta: buduje piętra. Badania dają punkty, a twój uczony dodaje 2.
lesson-dragon-2-1-wrong-2 = Tę grupę zajmuje już Wschód, więc płacisz 3 juany, a dostajesz 2. Badania są za darmo.
lesson-dragon-2-1-wrong-3 = Pasować wolno zawsze, ale tu nic to nie daje: masz już 3 juany.
lesson-dragon-2-1-then-1 = Spokojny miesiąc się kończy i karty zostają rozłożone na nowo.

lesson-dragon-2-2-say = Jeszcze raz Badania! Tę grupę zajmuje teraz Wschód, więc najpierw kosztuje **3 juany**: zapłać i weź ją.
lesson-dragon-2-2-praise = Kolejne 3 punkty! Zajęta grupa nie jest zamknięta; kosztuje 3 juany.
lesson-dragon-2-2-wrong-1 = Za darmo, ale tylko jeden fajerwerk. Za 3 juany Badania dają 3 punkty.
lesson-dragon-2-2-wrong-2 = Za tę grupę też płacisz 3 juany, ale bierzesz piętra. Tylko jedna akcja: weź Badania.
lesson-dragon-2-2-wrong-3 = Zostają ci 3 juany i nic nie dostajesz. Wydaj je: 3 punkty są tego warte.
lesson-dragon-2-2-then-3 = Wschód i Zachód znów wybierają przed tobą.

lesson-dragon-2-3-say = Nie masz już pieniędzy, a za miesiąc cesarz chce 4 juanów. Nic darmowego nie daje pieniędzy, więc **spasuj**: będziesz mieć 3.
lesson-dragon-2-3-praise = 3 juany bez żadnego wysiłku. Pas nie zajmuje też żadnej grupy.
lesson-dragon-2-3-wrong-1 = Tę grupę zajmuje Wschód: kosztuje 3 juany, a nie masz ani jednego.
lesson-dragon-2-3-wrong-2 = Piętro się przyda, ale nadal nie masz pieniędzy, a danina tuż-tuż. Pas daje 3 juany.
lesson-dragon-2-3-wrong-3 = Jedno pole do przodu, ale bez pieniędzy. Pas daje 3 juany.
lesson-dragon-2-3-then-1 = Zachód wygrywa Festiwal Smoków; o tym będzie późniejsza lekcja.

lesson-dragon-2-closing = Za darmo dla pierwszych, za 3 juany dla spóźnionych, a dla ubogich pas. Następnie: jak być wśród pierwszych!

## 3. The person track

lesson-dragon-3-title = Tor postaci
lesson-dragon-3-about = Pierwsze postacie, kto ma pierwszeństwo, młody czy stary

lesson-dragon-3-1-say = Rok zaczyna się od dwóch młodych postaci dla każdego, nigdy pary, którą już ktoś ma. Weź **uczonego** i **poborcę podatkowego**.
lesson-dragon-3-1-praise = Ich wartości, 4 i 3, przesuwają cię o 7 pól na torze postaci.
lesson-dragon-3-1-wrong-1 = Dokładnie tę parę ma już Wschód. Weź taką, której nikt nie ma.
lesson-dragon-3-1-wrong-2 = Dobra para, ale tylko 3 pola na torze. Uczony i poborca podatkowy dają 7.
lesson-dragon-3-1-wrong-3 = 11 pól i od razu pierwsze miejsce! Ale ta lekcja uczy doganiania: weź uczonego i poborcę podatkowego.

lesson-dragon-3-2-say = Gdzie zamieszka druga postać? Wybierz **pusty pałac**: na koniec miesiąca pusty traci piętro.
lesson-dragon-3-2-praise = Najdalej jest Wschód i wybiera pierwszy, potem Zachód, potem ty.
lesson-dragon-3-2-wrong-1 = Teraz obie mieszkają razem, a drugi pałac stoi pusty. Ktoś musi się tam wprowadzić w tym miesiącu, inaczej pałac straci piętro.

lesson-dragon-3-3-say = Na torze jesteś na końcu, więc wybierasz na końcu. Została jedna wolna grupa: weź **Badania**.
lesson-dragon-3-3-praise = 3 punkty! Teraz ich wyprzedź.
lesson-dragon-3-3-wrong-1 = 5 juanów, ale tę grupę zajmuje Wschód, więc kosztuje 3. Wolna nie kosztuje nic.
lesson-dragon-3-3-wrong-2 = Dobra grupa i co miesiąc punkt za 2 juany. Ale weź Badania: 3 punkty za darmo.
lesson-dragon-3-3-wrong-3 = To nic nie daje: masz więcej niż 3 juany.
lesson-dragon-3-3-then-4 = Wschód jest teraz na polu 13, a Zachód na polu 9.

lesson-dragon-3-4-say = Nowa postać przesuwa cię o wartość na kafelku. Wschód jest na polu **13**, ty na **7**: kto wyprowadzi cię na czoło?
lesson-dragon-3-4-praise = 6 pól! Na polu 13 jest też Wschód, ale znacznik, który przybył później, leży na wierzchu i ma pierwszeństwo.
lesson-dragon-3-4-wrong-1 = 5 pól daje 12: drugie miejsce, pierwszy jest nadal Wschód. Ktoś daje o jedno pole więcej.
lesson-dragon-3-4-wrong-2 = Stare postacie są silniejsze, ale wolniejsze: 2 symbole buddy, tylko 2 pola. Wschód nadal jest przed tobą.
lesson-dragon-3-4-wrong-3 = Tylko 2 pola. Poszukaj największej wartości.
lesson-dragon-3-4-wrong-4 = Właściwa postać, ale joker może sprowadzić każdego. Zatrzymaj go i zagraj kartę mnicha.

lesson-dragon-3-5-say = Wybierz pałac dla mnicha. W obu jest miejsce.
lesson-dragon-3-5-praise = 2 pałace, 2 punkty. A nowy miesiąc zaczynasz ty.

lesson-dragon-3-6-say = Jesteś na czele i wszystkie grupy są wolne. Weź **Podatki**, zanim zrobi to Wschód.
lesson-dragon-3-6-praise = 5 juanów i nic do zapłacenia: dlatego dobrze jest być na czele.
lesson-dragon-3-6-wrong-1 = Jedno pole więcej, ale już jesteś na czele. Skorzystaj z tego: Podatki dają ci 5 juanów.
lesson-dragon-3-6-wrong-2 = 3 punkty, nieźle! Ale w miesiącu 4 przychodzi danina, a Podatki dają 5 juanów.
lesson-dragon-3-6-wrong-3 = To był pierwszy wybór w miesiącu, a nic nie dał.

lesson-dragon-3-7-say = W miesiącu 5 przychodzi susza. Weź **starego rolnika**: 2 symbole ryżu zamiast 1, ale tylko 1 pole.
lesson-dragon-3-7-praise = Silny, ale powolny: zobacz, co zrobią inni.
lesson-dragon-3-7-wrong-1 = 4 pola, ale 1 symbol ryżu. Jesteś na czele, więc tym razem weź silnego.
lesson-dragon-3-7-wrong-2 = Przyszedł, ale joker może sprowadzić każdego. Zatrzymaj go i zagraj kartę rolnika.
lesson-dragon-3-7-wrong-3 = Pomaga przeciw zarazie w miesiącu 7. Susza przychodzi wcześniej.
lesson-dragon-3-7-then-2 = Wschód przesuwa się o 5 pól, Zachód o 4: obaj znów cię wyprzedzają. To cena starej postaci.

lesson-dragon-3-closing = Młody jest szybki, stary jest silny. Znasz już najważniejszy wybór każdego miesiąca!

## 4. Palaces and floors

lesson-dragon-4-title = Pałace i piętra
lesson-dragon-4-about = Miejsce dla postaci i los pustych pałaców

lesson-dragon-4-1-say = Każde piętro mieści jedną postać, a twoje cztery piętra są pełne. Susza i tak nadchodzi: weź **młodego rolnika**.
lesson-dragon-4-1-praise = Przyszedł, ale nie ma miejsca.
lesson-dragon-4-1-wrong-1 = Silny, ale powolny. Tym razem weź młodego, za 4 pola.
lesson-dragon-4-1-wrong-2 = O punkt więcej co miesiąc, ale miesiąc 5 przynosi suszę. Weź rolnika.

lesson-dragon-4-2-say = Gdy wszystko jest pełne, nowa postać zajmuje czyjeś miejsce. Niech zastąpi **uczonego**.
lesson-dragon-4-2-praise = Uczony opuszcza grę, a rolnik przesuwa cię o 4 pola.
lesson-dragon-4-2-wrong-1 = Rzemieślnik przyda ci się za miesiąc: zbuduje piętro. Zastąp uczonego.
lesson-dragon-4-2-wrong-2 = Ona co miesiąc daje punkt. Zastąp uczonego.
lesson-dragon-4-2-wrong-3 = Rolnik opuszcza grę, a ty nie przesuwasz się na torze. Niech zastąpi uczonego.
lesson-dragon-4-2-then-1 = 3 punkty: 2 pałace i dama dworu. Ale potrzebujesz więcej miejsca.

lesson-dragon-4-3-say = Weź **Budowę**: jedno piętro i jeszcze jedno za rzemieślnika.
lesson-dragon-4-3-praise = Dwa piętra do postawienia, jedno po drugim.
lesson-dragon-4-3-wrong-1 = Masz 6 juanów, na daninę wystarczy. Brakuje ci miejsca: weź Budowę.
lesson-dragon-4-3-wrong-2 = Ryż jest na przyszły miesiąc. Najpierw zrób miejsce: weź Budowę.
lesson-dragon-4-3-wrong-3 = Pałace są nadal pełne i następna postać znów zajęłaby czyjeś miejsce.

lesson-dragon-4-4-say = Każdy pałac daje punkt co miesiąc. Postaw pierwsze piętro jako **nowy pałac**.
lesson-dragon-4-4-praise = Trzy pałace!
lesson-dragon-4-4-wrong-1 = Miejsce dla jednej postaci, ale nie ma więcej pałaców, więc i punktów. Postaw nowy.

lesson-dragon-4-5-say = Drugie piętro postaw na **pałacu mnicha**. Pałac może mieć najwyżej trzy piętra.
lesson-dragon-4-5-praise = Teraz jest miejsce w dwóch pałacach.
lesson-dragon-4-5-wrong-1 = Dwa nowe pałace, ale w tym miesiącu przychodzi tylko jedna postać. Drugi zostaje pusty i na koniec miesiąca znika.
lesson-dragon-4-5-wrong-2 = To ten drugi pałac. Na koniec roku mnich punktuje za piętra własnego.

lesson-dragon-4-6-say = Teraz weź **młodego uzdrowiciela**: w miesiącu 7 przychodzi zaraza.
lesson-dragon-4-6-praise = W dwóch pałacach jest miejsce. Zastanów się, gdzie go umieścić!
lesson-dragon-4-6-wrong-1 = Drugi rzemieślnik, ale nie masz jeszcze moździerza. Weź uzdrowiciela.
lesson-dragon-4-6-wrong-2 = Te 6 pól kusi. Ale zaraza przychodzi przed końcem: weź uzdrowiciela.

lesson-dragon-4-7-say = **Pusty pałac** na koniec miesiąca traci piętro. Gdzie zamieszka uzdrowiciel?
lesson-dragon-4-7-praise = Nic nie popadnie w ruinę.
lesson-dragon-4-7-wrong-1 = Tu już ktoś mieszka. Nowy pałac zostaje pusty, traci jedyne piętro i znika razem ze swoim punktem.
lesson-dragon-4-7-then-1 = Danina zapłacona. 3 pałace i dama dworu: **4 punkty** w tym miesiącu.

lesson-dragon-4-closing = Miejsce dla wszystkich, punkt za każdy pałac i ani jednego pustego. Dobra budowa!

## 5. Tribute and drought

lesson-dragon-5-title = Danina i susza
lesson-dragon-5-about = Czego brakuje, za to odchodzą postacie, a ty wybierasz które

lesson-dragon-5-1-say = Danina: 4 juany, a **każdy brakujący juan kosztuje postać**. Masz 2, za mało na Podatki w grupie, którą zajmuje Wschód: co ocali najwięcej postaci?
lesson-dragon-5-1-praise = 3 juany: teraz brakuje tylko jednego.
lesson-dragon-5-1-wrong-1 = Tę grupę zajmuje Wschód: kosztuje 3 juany, a masz 2.
lesson-dragon-5-1-wrong-2 = Jeden żeton ryżu na przyszły miesiąc, ale nadal 2 juany: odeszłyby dwie postacie. Po spasowaniu brakuje tylko jednego juana.
lesson-dragon-5-1-wrong-3 = Co miesiąc punkt, ale nie masz już pieniędzy: odeszłyby cztery postacie!

lesson-dragon-5-2-say = Przyszły miesiąc przynosi suszę. Weź **starego rolnika**: dodaje 2 żetony ryżu do zbiorów.
lesson-dragon-5-2-praise = Zamieszkuje z damą dworu. Cesarz zabiera twoje 3 juany.
lesson-dragon-5-2-wrong-1 = 1 symbol ryżu; stary rolnik ma 2. Przyda ci się każdy żeton ryżu.
lesson-dragon-5-2-wrong-2 = Na tę daninę już za późno: monety na postaciach nie płacą. Przygotuj się na suszę.

lesson-dragon-5-3-say = Brakuje jednego juana, więc musi odejść jedna postać. Wybierz najmniej potrzebną: do następnego **festiwalu** daleko.
lesson-dragon-5-3-praise = Jedna stracona postać, nie dwie. 4 pałace i dama dworu: 5 punktów.
lesson-dragon-5-3-wrong-1 = Za miesiąc będzie ci potrzebny do zbiorów.
lesson-dragon-5-3-wrong-2 = Mieszka sam: jego pałac stałby pusty i straciłby jedyne piętro. A w miesiącu 7 uzdrowiciel się przyda.
lesson-dragon-5-3-wrong-3 = Ona co miesiąc daje punkt.

lesson-dragon-5-4-say = Susza: każdy pałac, w którym ktoś mieszka, zużywa **1 żeton ryżu**. Weź **Zbiory**.
lesson-dragon-5-4-praise = 3 żetony ryżu: 1 z karty, 2 za starego rolnika.
lesson-dragon-5-4-wrong-1 = Jedno pole do przodu, ale bez ryżu: w każdym z czterech pałaców odeszłaby postać.
lesson-dragon-5-4-wrong-2 = 3 juany, ale juany nikogo nie nakarmią. Weź Zbiory.

lesson-dragon-5-5-say = Weź drugą **damę dworu**. Zamieszka tam, gdzie już ktoś mieszka, więc nie trzeba więcej ryżu.
lesson-dragon-5-5-praise = Ryż liczy się na pałace, nie na postacie: 3 żetony na cztery pałace.
lesson-dragon-5-5-wrong-1 = Już po zbiorach; jego symbol ryżu nikogo nie nakarmi. Weź damę dworu.
lesson-dragon-5-5-wrong-2 = Dobry pomysł na miesiąc 7. Ale teraz weź damę dworu, za punkt co miesiąc.

lesson-dragon-5-6-say = Jeden pałac nie dostaje ryżu i odchodzi z niego jedna postać: ty wybierasz. Nie zostaw pałacu pustego!
lesson-dragon-5-6-praise = 4 pałace i 2 damy dworu: **6 punktów**.
lesson-dragon-5-6-wrong-1 = Mieszka sam: pusty pałac traci jedyne piętro i znika.
lesson-dragon-5-6-wrong-2 = Pałac zostaje, ale to twój jedyny rolnik, a miesiąc 10 znów przynosi suszę.

lesson-dragon-5-closing = Juany dla cesarza, ryż dla pałaców, a gdy ktoś musi odejść, to ty wybierasz kto. Wszystkie twoje pałace stoją!

## 6. Mongols and epidemic

lesson-dragon-6-title = Mongołowie i zaraza
lesson-dragon-6-about = Hełmy dają punkty, moździerze ratują

lesson-dragon-6-1-say = Przychodzą Mongołowie: punkt za każdy hełm, a **kto ma najmniej hełmów, traci postać**. Wschód ma 2 hełmy, Zachód 1: kogo bierzesz?
lesson-dragon-6-1-praise = 2 hełmy: **2 punkty** i nic ci nie grozi.
lesson-dragon-6-1-wrong-1 = 1 hełm, tyle samo ma Zachód: to najmniej, więc każde z was traci postać. Stary wojownik ma 2.
lesson-dragon-6-1-wrong-2 = Ani jednego hełmu: nie ma punktów i tylko ty masz najmniej.
lesson-dragon-6-1-wrong-3 = Przyda się podczas zarazy za miesiąc. Najpierw Mongołowie.
lesson-dragon-6-1-wrong-4 = Właściwa postać, ale masz kartę wojownika. Zatrzymaj jokera.
lesson-dragon-6-1-then-3 = Zachód ma najmniej hełmów i traci rzemieślnika.

lesson-dragon-6-2-say = Hełmy także przyspieszają. Weź **Defiladę**: 1 pole na torze i po 1 za każdy hełm.
lesson-dragon-6-2-praise = 3 pola: masz dużą przewagę.
lesson-dragon-6-2-wrong-1 = 5 juanów się przyda, ale tu weź Defiladę. Zobacz, jak daleko przesunie cię wojownik.
lesson-dragon-6-2-wrong-2 = 1 punkt. Defilada daje 3 pola, więc dłużej wybierasz w pierwszej kolejności.
lesson-dragon-6-2-wrong-3 = Masz 6 juanów, więc pas nic nie daje.

lesson-dragon-6-3-say = Teraz **zaraza**: każdy traci 3 postacie, o jedną mniej za każdy moździerz. Masz 1 moździerz: kto ocali wszystkich?
lesson-dragon-6-3-praise = 3 moździerze: nikt nie odchodzi!
lesson-dragon-6-3-wrong-1 = 2 moździerze: jedna postać i tak by odeszła. Stary uzdrowiciel sam ma 2.
lesson-dragon-6-3-wrong-2 = Nadal 1 moździerz: odeszłyby dwie postacie.
lesson-dragon-6-3-wrong-3 = Ocaliłby wszystkich, ale masz kartę uzdrowiciela. Zatrzymaj jokera.
lesson-dragon-6-3-then-4 = Zachód ma 1 moździerz i traci dwie postacie.
lesson-dragon-6-3-then-5 = Wschód ma 2 moździerze i traci jedną.

lesson-dragon-6-closing = Nigdy najmniej hełmów i moździerze na czas. Twój dwór przetrwał dwa najcięższe miesiące roku!

## 7. Festival and privileges

lesson-dragon-7-title = Festiwal i przywileje
lesson-dragon-7-about = Fajerwerki, damy dworu i smoki

lesson-dragon-7-1-say = Festiwal Smoków: **6 punktów** za najwięcej fajerwerków, **3** za drugi wynik. Wschód ma 3, Zachód 2, ty 1: dogoń ich!
lesson-dragon-7-1-praise = 2 więcej dzięki pirotechnikowi: 3, tyle samo ma Wschód. Przy remisie każde z was dostaje wszystkie punkty!
lesson-dragon-7-1-wrong-1 = 1 punkt od razu, ale z 1 fajerwerkiem masz trzecie miejsce, a trzecie nic nie daje.
lesson-dragon-7-1-wrong-2 = Dobry zakup, ale festiwal jest teraz. Z 1 fajerwerkiem nic nie dostaniesz.
lesson-dragon-7-1-wrong-3 = 5 juanów, ale bez punktów. Festiwal daje 6.

lesson-dragon-7-2-say = Zostało pięć punktacji miesiąca. Weź **damę dworu**: w każdej da punkt.
lesson-dragon-7-2-praise = Punktuje już na koniec tego miesiąca.
lesson-dragon-7-2-wrong-1 = Liczą się tylko posiadane fajerwerki; rakiety na postaciach nie. A po tym festiwalu żaden już nie przyjdzie.
lesson-dragon-7-2-wrong-2 = Przynosi pieniądze, nie punkty. Pięć miesięcy damy dworu to 5 punktów.
lesson-dragon-7-2-then-4 = Po 6 punktów dostajesz ty i Wschód, 3 dostaje Zachód; wszyscy oddają połowę fajerwerków, zaokrągloną w górę. Potem miesiąc: 3 pałace i 2 damy dworu, **5 punktów**.

lesson-dragon-7-3-say = **Przywilej** daje co miesiąc punkt za każdego swojego smoka. Kup jeden, ale zostaw 4 juany na daninę!
lesson-dragon-7-3-praise = 2 juany za 4 punkty do końca roku, a zostaje 5 juanów.
lesson-dragon-7-3-wrong-1 = Dwa smoki, ale znika wszystkie 7 juanów: odeszłyby cztery postacie. Mały kosztuje 2.
lesson-dragon-7-3-wrong-2 = Masz 7 juanów, więcej, niż bierze cesarz. Za resztę kup przywilej.
lesson-dragon-7-3-wrong-3 = 1 punkt, jeden raz. Mały przywilej daje punkt w każdym z czterech miesięcy.

lesson-dragon-7-4-say = Następna jest susza: weź **starego rolnika**.
lesson-dragon-7-4-praise = Twoje pałace są pełne: ktoś musi zrobić miejsce.
lesson-dragon-7-4-wrong-1 = 1 symbol ryżu; ze starym rolnikiem zbiory dają 3 żetony ryżu, dość na trzy pałace.
lesson-dragon-7-4-wrong-2 = Co miesiąc punkt, ale nie masz ryżu, a pałace do wyżywienia są trzy.

lesson-dragon-7-5-say = Spójrz na nadchodzące miesiące. **Kto nie jest już potrzebny?**
lesson-dragon-7-5-praise = Nie ma już festiwalu, więc pirotechnik może odejść.
lesson-dragon-7-5-wrong-1 = Ona da punkt jeszcze w czterech miesiącach.
lesson-dragon-7-5-wrong-2 = Mongołowie przyjdą jeszcze raz, w miesiącu 11.
lesson-dragon-7-5-wrong-3 = Przyjdzie jeszcze zaraza, w miesiącu 12.
lesson-dragon-7-5-then-2 = Danina zapłacona. 3 pałace, 2 damy dworu, 1 smok: **6 punktów**.

lesson-dragon-7-closing = Pałace, damy dworu i smoki punktują co miesiąc: im wcześniej, tym lepiej. Planujesz po książęcemu!

## 8. The last months

lesson-dragon-8-title = Ostatnie miesiące
lesson-dragon-8-about = Ostatnia karta, ostatnia akcja, punktacja końcowa

lesson-dragon-8-1-say = Miesiąc 11 i twoja ostatnia karta. Na koniec **mnich daje punkty: jego symbole buddy razy piętra pałacu**; która postać da najwięcej?
lesson-dragon-8-1-praise = 2 symbole buddy. Teraz piętra!
lesson-dragon-8-1-wrong-1 = 1 budda: 3 punkty przy trzech piętrach. Stary mnich ma 2.
lesson-dragon-8-1-wrong-2 = 2 punkty w dwóch ostatnich miesiącach. Mnich przy trzech piętrach daje więcej.
lesson-dragon-8-1-wrong-3 = Przy Podatkach daje 3 juany więcej: punkt na koniec. Mnich daje więcej.

lesson-dragon-8-2-say = **Gdzie** mnich da najwięcej punktów?
lesson-dragon-8-2-praise = Trzy piętra: 2 × 3 = 6 punktów.
lesson-dragon-8-2-wrong-1 = Dwa piętra: 2 × 2 = 4 punkty. Jest wyższy pałac.
lesson-dragon-8-2-then-1 = Wschód ostatnią kartą bierze poborcę podatkowego, a przez Mongołów traci wojownika.

lesson-dragon-8-3-say = Miesiąc 12: ostatnia akcja i już żadnych postaci. **Co da teraz najwięcej punktów?**
lesson-dragon-8-3-praise = **4 punkty**: 1 z karty, 3 za starego uczonego.
lesson-dragon-8-3-wrong-1 = 2 juany więcej, ale punkt dają dopiero pełne 3 juany: nic nie zyskujesz. Z twoim uczonym Badania są warte 4 punkty.
lesson-dragon-8-3-wrong-2 = Nowy pałac stałby pusty i zniknąłby przed punktacją. Badania dają 4 punkty.
lesson-dragon-8-3-wrong-3 = 1 punkt, ale tych 2 juanów zabraknie na koniec. Badania dają 4.
lesson-dragon-8-3-then-1 = Zaraza: masz 2 moździerze, więc odchodzi jedna postać.

lesson-dragon-8-4-say = Każda postać jest na koniec warta 2 punkty, niektóre więcej. **Czyje odejście kosztuje najmniej?**
lesson-dragon-8-4-praise = To kosztuje 2 punkty, nie więcej; nawet uzdrowiciel może odejść, bo moździerze liczy się najpierw.
lesson-dragon-8-4-wrong-1 = Jest wart 2 + 6 punktów: to twoja najcenniejsza postać.
lesson-dragon-8-4-wrong-2 = 2 punkty i jeszcze 1 w punktacji tego miesiąca. Inni kosztują tylko 2.
lesson-dragon-8-4-then-2 = Punktacja końcowa: 10 punktów za pięć postaci, 6 za mnicha. 4 juany i 2 za sprzedany ryż dają 2.

lesson-dragon-8-q1 = Kto działa w miesiącu pierwszy?
lesson-dragon-8-q1-a = Gracz, który ma najwięcej punktów
lesson-dragon-8-q1-a-why = Punkty o niczym nie rozstrzygają przed końcem roku. Kolejność wyznacza tor postaci.
lesson-dragon-8-q1-b = Gracz, który jest najdalej na torze postaci
lesson-dragon-8-q1-c = Gracz rozpoczynający, potem zgodnie z ruchem wskazówek zegara
lesson-dragon-8-q1-c-why = Tak przebiega tylko wybór pierwszych postaci. Potem rozstrzyga tor postaci.

lesson-dragon-8-q2 = Ktoś wybrał już grupę, której chcesz. Co teraz?
lesson-dragon-8-q2-a = Najpierw płacisz 3 juany, potem wykonujesz jedną z jej akcji
lesson-dragon-8-q2-b = Musisz wybrać inną grupę
lesson-dragon-8-q2-b-why = Zajęta grupa nie jest zamknięta: kosztuje 3 juany.
lesson-dragon-8-q2-c = Wykonujesz akcję za darmo, ale nie z tej samej karty
lesson-dragon-8-q2-c-why = Wolno wybrać każdą kartę grupy, nawet tę samą, ale kosztuje to 3 juany.

lesson-dragon-8-q3 = Ile ryżu trzeba mieć podczas suszy?
lesson-dragon-8-q3-a = 1 żeton na każdą postać
lesson-dragon-8-q3-a-why = Ryż liczy się na pałace, bez względu na liczbę postaci, które w nich mieszkają.
lesson-dragon-8-q3-b = 4, jak przy daninie
lesson-dragon-8-q3-b-why = Te 4 to juany dla cesarza. Ryż liczy się na pałace.
lesson-dragon-8-q3-c = 1 żeton na każdy pałac, w którym ktoś mieszka

lesson-dragon-8-q4 = Co dzieje się z pustym pałacem na koniec fazy wydarzenia?
lesson-dragon-8-q4-a = Traci piętro
lesson-dragon-8-q4-b = Nic, aż do następnej suszy
lesson-dragon-8-q4-b-why = Ruina następuje co miesiąc, także w miesiącu pokoju.
lesson-dragon-8-q4-c = Od razu znika
lesson-dragon-8-q4-c-why = Traci jedno piętro; znika tylko pałac o jednym piętrze.

lesson-dragon-8-q5 = Co daje punkty na koniec każdego miesiąca?
lesson-dragon-8-q5-a = Każda postać
lesson-dragon-8-q5-a-why = Postacie dają po 2 punkty, ale dopiero na koniec roku.
lesson-dragon-8-q5-b = Pałace, damy dworu i smoki na przywilejach
lesson-dragon-8-q5-c = Mnisi, według pięter swoich pałaców
lesson-dragon-8-q5-c-why = Tak mnisi punktują dopiero na koniec roku.

lesson-dragon-8-closing = **Wygrywasz!** Co miesiąc zadaj sobie pytania: co zabiera to wydarzenie, co przyjdzie potem i co punktuje co miesiąc? Teraz zagraj swój pierwszy rok.

## 9. The Great Wall

lesson-dragon-9-title = Wielki Mur
lesson-dragon-9-about = Dodatek: jeden mur dla wszystkich

lesson-dragon-9-1-say = Ósma akcja: wszyscy przedłużają **jeden mur** i dostają premię kafelka. Przedłuż go kafelkiem za **3 punkty**.
lesson-dragon-9-1-praise = 3 punkty, a mur ma długość **6**. Postacie nic nie dodają do kafelka muru.
lesson-dragon-9-1-wrong-1 = Mur urósł, a ty masz fajerwerk. Też dobrze, ale tu weź kafelek z 3 punktami.
lesson-dragon-9-1-wrong-2 = Jedno pole, ale mur ma nadal 5 w miesiącu 6: za krótki. Masz w nim najmniej kafelków, więc stracisz postać.
lesson-dragon-9-1-wrong-3 = Mur jest nadal za krótki, a ty masz w nim najmniej kafelków.

lesson-dragon-9-2-say = Mongołowie i tak przychodzą, z murem czy bez. Weź **wojownika**, żeby najmniej hełmów miał Wschód.
lesson-dragon-9-2-praise = Jeden hełm tu wystarczy.
lesson-dragon-9-2-wrong-1 = Po obu stronach ani jednego hełmu: macie po równo, więc każde z was traci postać.
lesson-dragon-9-2-wrong-2 = 6 pól, ale bez hełmu: każde z was straciłoby postać.

lesson-dragon-9-3-say = Wybierz mu pałac. Potem zobacz, czy mur wytrzyma.
lesson-dragon-9-3-praise = Teraz Mongołowie, potem mur.
lesson-dragon-9-3-then-2 = Wschód traci mnicha. W miesiącu 6 mur ma długość 6, więc wytrzymuje i daje punkt za każdy własny kafelek: **3 dla ciebie**, Wschód też 3.

lesson-dragon-9-closing = Przy każdej inwazji Mongołów i jeszcze raz po miesiącu 12 mur musi być tak długi jak numer miesiąca. Budujcie razem, a ty odrobinę więcej niż inni!

## 10. Super events

lesson-dragon-10-title = Wielkie wydarzenia
lesson-dragon-10-about = Dodatek: coś wielkiego w miesiącu 7

lesson-dragon-10-1-say = Co roku przychodzi jedno wielkie wydarzenie, w **miesiącu 7**, znane od początku. To trzęsienie ziemi zabiera ci 2 piętra, a wszystkie 6 jest pełnych: weź **Budowę**!
lesson-dragon-10-1-praise = 2 piętra, dzięki rzemieślnikowi.
lesson-dragon-10-1-wrong-1 = Pieniądze nie zastąpią piętra: musiałyby odejść dwie postacie.
lesson-dragon-10-1-wrong-2 = 1 punkt, ale musiałyby odejść dwie postacie.
lesson-dragon-10-1-wrong-3 = Nic nie przybyło: musiałyby odejść dwie postacie.

lesson-dragon-10-2-say = Postaw pierwsze piętro na pałacu **rolnika i damy dworu**.
lesson-dragon-10-2-praise = Jedno wolne piętro.
lesson-dragon-10-2-wrong-1 = Też wolne piętro, ale na ten pałac przyjdzie kolej potem.
lesson-dragon-10-2-wrong-2 = Też piętro, które może runąć. Ale tu postaw je na pałacu rolnika i damy dworu.

lesson-dragon-10-3-say = A drugie na małym pałacu **mnicha**.
lesson-dragon-10-3-praise = Teraz dwa piętra mogą runąć bez szkody.
lesson-dragon-10-3-wrong-1 = Pusty pałac o jednym piętrze. Może runąć, ale na koniec mnich punktuje za piętra własnego pałacu.
lesson-dragon-10-3-then-2 = Przez zarazę Wschód traci jedną postać; ciebie chronią 3 moździerze. Potem trzęsie się ziemia.

lesson-dragon-10-4-say = Zdejmij dwa piętra, jedno po drugim. Zacznij od wolnego nad **rolnikiem i damą dworu**.
lesson-dragon-10-4-praise = Nikt tam nie mieszkał.
lesson-dragon-10-4-wrong-1 = Wszystkie trzy piętra są tam zajęte: odeszłaby jedna postać. Wybierz wolne piętro.
lesson-dragon-10-4-wrong-2 = Też wolne piętro, więc nikt nie odchodzi. Przyjdzie na nie kolej potem; zacznij od drugiego.

lesson-dragon-10-5-say = Teraz **drugie wolne piętro**.
lesson-dragon-10-5-praise = Runęły dwa piętra i **nikt nie odszedł**.
lesson-dragon-10-5-wrong-1 = Wszystkie piętra są tam teraz zajęte: odeszłaby jedna postać.
lesson-dragon-10-5-then-3 = Wschód ma tylko jedno wolne piętro, więc traci jedną postać.

lesson-dragon-10-closing = Dziesięć wielkich wydarzeń, jedno na rok: przeczytaj swoje, zanim wybierzesz pierwsze postacie, i planuj na miesiąc 7!

## 11. The edition of 2007

lesson-dragon-11-title = Wydanie z roku 2007
lesson-dragon-11-about = Opcja: duży przywilej za 6 juanów

lesson-dragon-11-1-say = W wydaniu z roku 2007 duży przywilej kosztuje **6 juanów** zamiast 7. Masz 6: kup go, dla **dwóch smoków**.
lesson-dragon-11-1-praise = Dwa smoki, a danina dopiero za dwa miesiące: zdążysz jeszcze wziąć Podatki.
lesson-dragon-11-1-wrong-1 = 1 smok za 2 juany to też dobra cena. Ale z tą opcją już teraz stać cię na duży.
lesson-dragon-11-1-wrong-2 = 5 juanów więcej, ale każdy miesiąc bez przywileju to 2 punkty mniej.
lesson-dragon-11-1-wrong-3 = 1 punkt, jeden raz. Dwa smoki dają 2 punkty w każdym z jedenastu miesięcy.
lesson-dragon-11-1-then-1 = 2 pałace i 2 smoki: **4 punkty** w tym miesiącu.

lesson-dragon-11-closing = Juan mniej i duży przywilej staje się dobrym wyborem na początek. Wszystko inne zostaje bez zmian.
