## The goal card of In the Year of the Dragon

dragon-goal-goal = Dwanaście miesięcy, dziesięć ciężkich wydarzeń. Daj postaciom dach, ryż i opiekę: wygrywa, kto ma najwięcej punktów.
dragon-goal-turn = Wybierz akcję; zajęta grupa kosztuje 3 juany. Potem przyjmij postać. Potem następuje wydarzenie.
dragon-goal-scoring = Co miesiąc: po punkcie za pałac, damę dworu i smoka. Na koniec: 2 za postać, do tego mnisi i pieniądze.

## Actions

dragon-about-action-taxes-name = Podatki
dragon-about-action-taxes-what = Dostajesz 2 juany i po 1 za każdą monetę na dworze.
dragon-about-action-taxes-when = Danina zabiera 4 juany, a zajęta grupa kosztuje 3.
dragon-about-action-build-name = Budowa
dragon-about-action-build-what = Dostajesz 1 piętro i po 1 za każdy młotek. Każde stawiasz na pałacu mającym mniej niż trzy piętra albo jako nowy pałac.
dragon-about-action-build-when = Każdy pałac punktuje co miesiąc, ale pusty traci piętro.
dragon-about-action-harvest-name = Zbiory
dragon-about-action-harvest-what = Dostajesz 1 żeton ryżu i po 1 za każdy symbol ryżu na dworze.
dragon-about-action-harvest-when = Podczas suszy każdy zamieszkany pałac zużywa jeden.
dragon-about-action-fireworks-name = Fajerwerki
dragon-about-action-fireworks-what = Dostajesz 1 fajerwerk i po 1 za każdą rakietę na dworze.
dragon-about-action-fireworks-when = Festiwal Smoków nagradza pierwszy i drugi wynik.
dragon-about-action-military-name = Defilada
dragon-about-action-military-what = Twój znacznik przesuwa się o 1 pole na torze postaci i o 1 za każdy hełm.
dragon-about-action-military-when = Nowa kolejność obowiązuje od następnej fazy.
dragon-about-action-research-name = Badania
dragon-about-action-research-what = Zdobywasz 1 punkt i po 1 za każdą księgę na dworze.
dragon-about-action-privilege-name = Przywilej
dragon-about-action-privilege-what = Kupujesz jeden przywilej, mały albo duży. Każdy jego smok daje punkt na koniec każdego miesiąca.
dragon-about-action-privilege-when = Im wcześniej go kupisz, tym więcej razy punktuje.
dragon-about-action-wall-name = Wielki Mur
dragon-about-action-wall-what = Dokładasz jeden ze swoich kafelków do wspólnego muru i dostajesz jego premię. Postacie nic nie dodają.
dragon-about-action-wall-when = Mur sprawdza się przy każdej inwazji Mongołów i po miesiącu 12.
dragon-about-group-name = Grupa kart akcji
dragon-about-group-what = Wybierasz grupę i wykonujesz jedną z jej akcji. Pierwszy gracz nie płaci nic, wszyscy następni płacą 3 juany.
dragon-about-group-when = Karty rozkłada się na nowo co miesiąc.
dragon-about-price-name = 3 juany
dragon-about-price-what = Ktoś wybrał już tę grupę w tym miesiącu, więc przed akcją kosztuje 3 juany. Mając mniej, nie możesz jej wybrać.
dragon-about-pass-name = Pas
dragon-about-pass-what = Nie wykonujesz akcji i nie zajmujesz grupy. Jeśli masz mniej niż 3 juany, dostajesz tyle, ile brakuje.
dragon-about-pass-when = Przydatne przed daniną, gdy nic darmowego nie daje pieniędzy.

## Persons

dragon-about-role-monk-name = Mnich
dragon-about-role-monk-what = Punktuje na koniec gry: symbole buddy razy piętra jego pałacu. Młody to 1 symbol i 6 pól, stary 2 symbole i 2 pola.
dragon-about-role-monk-when = Daj mu trzypiętrowy pałac przed końcem roku.
dragon-about-role-pyrotechnist-name = Pirotechnik
dragon-about-role-pyrotechnist-what = Wzmacnia Fajerwerki: młody to 1 rakieta i 5 pól, stary 2 rakiety i 3 pola.
dragon-about-role-pyrotechnist-when = Po ostatnim Festiwalu Smoków może odejść.
dragon-about-role-warrior-name = Wojownik
dragon-about-role-warrior-what = Wzmacnia Defiladę i punktuje podczas inwazji Mongołów: młody to 1 hełm i 5 pól, stary 2 hełmy i 3 pola.
dragon-about-role-warrior-when = Wszyscy, którzy mają najmniej hełmów, tracą przez Mongołów postać.
dragon-about-role-healer-name = Uzdrowiciel
dragon-about-role-healer-what = Każdy moździerz ratuje postać podczas zarazy: młody to 1 moździerz i 4 pola, stary 2 moździerze i 1 pole.
dragon-about-role-healer-when = Trzy moździerze ratują wszystkich.
dragon-about-role-farmer-name = Rolnik
dragon-about-role-farmer-what = Wzmacnia Zbiory: młody to 1 symbol ryżu i 4 pola, stary 2 symbole i 1 pole. Same symbole nikogo nie nakarmią.
dragon-about-role-farmer-when = Zbieraj, zanim przyjdzie susza.
dragon-about-role-scholar-name = Uczony
dragon-about-role-scholar-what = Wzmacnia Badania: młody to 2 księgi i 4 pola, stary 3 księgi i 2 pola.
dragon-about-role-scholar-when = Przy każdych Badaniach, aż do ostatniego miesiąca.
dragon-about-role-craftsman-name = Rzemieślnik
dragon-about-role-craftsman-what = Jego młotek dodaje piętro przy Budowie. Przesuwa cię o 2 pola.
dragon-about-role-craftsman-when = Im wcześniej budujesz, tym więcej pałaców punktuje.
dragon-about-role-lady-name = Dama dworu
dragon-about-role-lady-what = Daje punkt na koniec każdego miesiąca. Przesuwa cię tylko o 1 pole.
dragon-about-role-lady-when = Im wcześniej przyjdzie, tym więcej punktów da.
dragon-about-role-collector-name = Poborca podatkowy
dragon-about-role-collector-what = Jego 3 monety dodają 3 juany przy Podatkach. Przesuwa cię o 3 pola.
dragon-about-role-collector-when = Jego monety to nie pieniądze: daniny nie zapłacą.
dragon-about-card-name = Karta postaci
dragon-about-card-what = Zagrana raz, sprowadza postać swojego rodzaju, młodą albo starą. Jakie karty kto jeszcze ma, jest jawne.
dragon-about-card-when = Jedna karta na miesiąc, w miesiącu 12 żadnej.
dragon-about-wild-card-name = Joker
dragon-about-wild-card-what = Sprowadza dowolną postać. Każdy ma dwa jokery.
dragon-about-wild-card-when = Zachowaj je na rodzaj, którego potrzebujesz dwa razy.
dragon-about-persons-left-name = Pozostałe postacie
dragon-about-persons-left-what = Ile takich kafelków można jeszcze wziąć. Jeśli nie ma już żadnego danego rodzaju, jego karta nic nie przynosi.
dragon-about-value-name = Wartość
dragon-about-value-what = O tyle pól postać przesuwa twój znacznik na torze postaci, gdy się wprowadza.
dragon-about-value-when = Młode postacie mają większe wartości, stare więcej symboli.

## Symbols

dragon-about-symbol-buddha-name = Budda
dragon-about-symbol-buddha-what = Na koniec gry mnich daje tyle punktów, ile wynosi liczba jego symboli buddy razy liczba pięter jego pałacu.
dragon-about-symbol-rocket-name = Rakieta
dragon-about-symbol-rocket-what = O jeden fajerwerk więcej przy każdej akcji Fajerwerki.
dragon-about-symbol-helmet-name = Hełm
dragon-about-symbol-helmet-what = O pole więcej przy Defiladzie i punkt podczas inwazji Mongołów. Kto ma najmniej hełmów, traci postać.
dragon-about-symbol-mortar-name = Moździerz
dragon-about-symbol-mortar-what = Podczas zarazy odchodzi o jedną postać mniej.
dragon-about-symbol-rice-name = Symbol ryżu
dragon-about-symbol-rice-what = O jeden żeton ryżu więcej przy każdych Zbiorach.
dragon-about-symbol-book-name = Księga
dragon-about-symbol-book-what = O punkt więcej przy każdych Badaniach.
dragon-about-symbol-hammer-name = Młotek
dragon-about-symbol-hammer-what = O piętro więcej przy każdej Budowie.
dragon-about-symbol-dragon-name = Smok
dragon-about-symbol-dragon-what = Punkt na koniec każdego miesiąca za każdego smoka na damie dworu lub przywileju.
dragon-about-symbol-coin-name = Moneta
dragon-about-symbol-coin-what = O juana więcej przy każdych Podatkach. Sama nie jest pieniądzem.

## The year

dragon-about-month-name = Miesiąc
dragon-about-month-what = Każdy z dwunastu miesięcy ma swoje wydarzenie i wszystkie są jawne: akcja, postać, wydarzenie, punktacja.
dragon-about-month-when = Patrz dwa miesiące naprzód: postać wzięta teraz ma pomóc wtedy.
dragon-about-event-peace-name = Pokój
dragon-about-event-peace-what = Bez wydarzenia. Puste pałace i tak popadają w ruinę, a punktacja następuje jak zawsze.
dragon-about-event-tribute-name = Danina dla Cesarza
dragon-about-event-tribute-what = Każdy płaci 4 juany. Za każdego brakującego juana odchodzi postać.
dragon-about-event-tribute-when = Podatki albo pas dadzą pieniądze na czas.
dragon-about-event-drought-name = Susza
dragon-about-event-drought-what = Każdy zamieszkany pałac zużywa żeton ryżu. Z każdego pałacu, dla którego ryżu brakuje, odchodzi postać.
dragon-about-event-drought-when = Weź wcześniej Zbiory albo zasiedl mniej pałaców.
dragon-about-event-festival-name = Festiwal Smoków
dragon-about-event-festival-what = 6 punktów za najwięcej fajerwerków, 3 za drugi wynik; przy remisie punktują wszyscy. Kto zdobył punkty, oddaje połowę, zaokrągloną w górę.
dragon-about-event-festival-when = Bez fajerwerków nie ma punktów.
dragon-about-event-mongols-name = Inwazja Mongołów
dragon-about-event-mongols-what = Punkt za każdy hełm. Potem wszyscy, którzy mają najmniej hełmów, tracą postać.
dragon-about-event-mongols-when = Wystarczy o jeden hełm więcej niż ktoś inny.
dragon-about-event-epidemic-name = Zaraza
dragon-about-event-epidemic-what = Odchodzą trzy postacie, o jedną mniej za każdy moździerz.
dragon-about-event-epidemic-when = Trzy moździerze ratują wszystkich.
dragon-about-event-lanterns-name = Święto Lampionów
dragon-about-event-lanterns-what = 2 punkty za każdą postać na dworze.
dragon-about-event-lanterns-when = W miesiącu 7, po jego wydarzeniu: utrzymaj do tego czasu swoje postacie.
dragon-about-event-buddha-name = Budda
dragon-about-event-buddha-what = Mnisi punktują jak na koniec: symbole buddy razy piętra ich pałaców.
dragon-about-event-buddha-when = W miesiącu 7 i jeszcze raz na koniec gry.
dragon-about-event-earthquake-name = Trzęsienie ziemi
dragon-about-event-earthquake-what = Każdy zdejmuje dwa piętra. Postacie bez piętra odchodzą.
dragon-about-event-earthquake-when = W miesiącu 7: miej wtedy dwa wolne piętra.
dragon-about-event-tsunami-name = Tsunami
dragon-about-event-tsunami-what = Zsumuj juany, żetony ryżu i fajerwerki, a potem oddaj połowę, zaokrągloną w dół, w dowolnym składzie.
dragon-about-event-tsunami-when = W miesiącu 7: wydaj wcześniej albo oddaj to, co najmniej potrzebne.
dragon-about-event-eclipse-name = Zaćmienie Słońca
dragon-about-event-eclipse-what = Wydarzenie miesiąca 7 następuje drugi raz, z nowymi liczbami.
dragon-about-event-eclipse-when = Przygotuj się na nie podwójnie.
dragon-about-event-eruption-name = Wybuch wulkanu
dragon-about-event-eruption-what = Wszystkie znaczniki na torze postaci wracają na 0 i zachowują kolejność.
dragon-about-event-eruption-when = W miesiącu 7: duża przewaga nic potem nie znaczy, pierwsze miejsce tak.
dragon-about-event-tornado-name = Tornado
dragon-about-event-tornado-what = Każdy odrzuca dwie wybrane karty postaci.
dragon-about-event-tornado-when = W miesiącu 7. Od miesiąca 10 nikt już nie przyjmuje postaci.
dragon-about-event-dawn-name = Świt
dragon-about-event-dawn-what = Każdy bierze bez karty młodą postać, każdy innego rodzaju, w kolejności na torze.
dragon-about-event-dawn-when = W miesiącu 7: zostaw wolne piętro.
dragon-about-event-assassination-name = Zamach
dragon-about-event-assassination-what = Wszystkie przywileje przepadają.
dragon-about-event-assassination-when = W miesiącu 7, przed punktacją: wczesne przywileje punktują tylko do miesiąca 6.
dragon-about-event-treaty-name = Traktat
dragon-about-event-treaty-what = Wybierz rodzaj postaci, który masz: jego symbole dają to, co dałaby akcja, bez symbolu karty.
dragon-about-event-treaty-when = W miesiącu 7: zbierz postacie jednego rodzaju.
dragon-about-forecast-name = Nadchodzące wydarzenia
dragon-about-forecast-what = Co na tę chwilę oznaczają dla ciebie najbliższe wydarzenia i ile postaci jest zagrożonych.
dragon-about-forecast-when = Zmienia się z każdym twoim wyborem.

## Palaces

dragon-about-palace-name = Pałac
dragon-about-palace-what = Od jednego do trzech pięter, na każdym jedna postać. Pałac daje punkt na koniec każdego miesiąca.
dragon-about-palace-when = Podczas suszy zamieszkany zużywa żeton ryżu; pusty popada w ruinę.
dragon-about-floor-name = Piętro
dragon-about-floor-what = Miejsce dla jednej postaci. Nikt nie przenosi się potem do innego pałacu.
dragon-about-new-palace-name = Nowy pałac
dragon-about-new-palace-what = Piętro postawione tutaj to nowy, osobny pałac.
dragon-about-new-palace-when = Niech ktoś zamieszka w nim jeszcze w tym miesiącu, inaczej popadnie w ruinę.
dragon-about-decay-name = Ruina
dragon-about-decay-what = Po wydarzeniu każdy pusty pałac traci piętro. Pałac bez pięter znika.
dragon-about-decay-when = Co miesiąc, przed punktacją.

## Goods

dragon-about-yuan-name = Juan
dragon-about-yuan-what = Pieniądze: na daninę, na zajęte grupy i na przywileje.
dragon-about-yuan-when = Na koniec gry każde pełne 3 juany to punkt.
dragon-about-rice-name = Żeton ryżu
dragon-about-rice-what = Żywi jeden zamieszkany pałac podczas suszy.
dragon-about-rice-when = Na koniec gry zostaje sprzedany za 2 juany.
dragon-about-firework-name = Fajerwerk
dragon-about-firework-what = Liczy się na Festiwalu Smoków: punktuje pierwszy i drugi wynik.
dragon-about-firework-when = Na koniec gry zostaje sprzedany za 2 juany.
dragon-about-privilege-small-name = Mały przywilej
dragon-about-privilege-small-what = Kosztuje 2 juany i ma jednego smoka: punkt na koniec każdego miesiąca.
dragon-about-privilege-small-when = Na trzy miesiące przed końcem da jeszcze 3 punkty.
dragon-about-privilege-large-name = Duży przywilej
dragon-about-privilege-large-what = Kosztuje 7 juanów (6 z opcją z roku 2007) i ma dwa smoki: 2 punkty na koniec każdego miesiąca.
dragon-about-privilege-large-when = Najwięcej wart na początku roku.
dragon-about-wall-tile-name = Kafelek muru
dragon-about-wall-tile-what = Zużyty raz, daje premię i przedłuża mur o miesiąc. Każdy ma sześć różnych.
dragon-about-wall-tile-when = W murze daje punkt za każdym razem, gdy mur wytrzymuje.
dragon-about-wall-name = Mur
dragon-about-wall-what = Jeśli jest tak długi jak numer miesiąca, każdy zdobywa punkt za każdy własny kafelek. Jeśli nie, ci, którzy mają ich najmniej, tracą postać.
dragon-about-wall-when = Przy każdej inwazji Mongołów i jeszcze raz po miesiącu 12.

## Tracks and players

dragon-about-person-track-name = Tor postaci
dragon-about-person-track-what = Gracz, który jest najdalej, ma pierwszeństwo w każdej fazie. Na tym samym polu pierwszy jest znacznik na wierzchu, który przybył później.
dragon-about-person-track-when = Nowe postacie i Defilada przesuwają cię do przodu; żadne odejście cię nie cofa.
dragon-about-order-name = Kolejność w tej fazie
dragon-about-order-what = Wynika z toru postaci na początku fazy i obowiązuje do jej końca.
dragon-about-score-track-name = Punkty
dragon-about-score-track-what = Dotychczasowe punkty wszystkich. Każdy miesiąc dodaje punkt za każdy pałac, damę dworu i smoka.
dragon-about-score-track-when = Na koniec dochodzą 2 punkty za każdą postać, mnisi i pieniądze.
dragon-about-seat-name = Gracz
dragon-about-seat-what = Pałace, dobra i karty tego gracza; wszystko jest jawne.
dragon-about-seat-when = Porównaj hełmy przed Mongołami, a fajerwerki przed festiwalem.

## Choices

dragon-about-draft-name = Pierwsze postacie
dragon-about-draft-what = Weź dwie różne młode postacie, parę, której nikt jeszcze nie wziął.
dragon-about-draft-when = Ich wartości rozstrzygają, kto zaczyna miesiąc 1.
dragon-about-release-name = Zwolnić
dragon-about-release-what = Ta postać opuszcza grę. Ty wybierasz, kto odchodzi.
dragon-about-release-when = Nie opróżniaj pałacu: popadłby w ruinę.
dragon-about-replace-name = Zastąpić
dragon-about-replace-what = Wszystkie pałace są pełne: nowa postać zajmuje miejsce tej, która opuszcza grę.
dragon-about-let-go-name = Odprawić
dragon-about-let-go-what = Nowa postać od razu odchodzi. Twój znacznik się nie przesuwa.
dragon-about-spend-name = Zagrać bez efektu
dragon-about-spend-what = Nie ma już nikogo tego rodzaju: karta przepada i nikogo nie sprowadza.
dragon-about-fall-name = Piętro runie
dragon-about-fall-what = Pałac traci piętro w trzęsieniu ziemi. Jeśli możesz, wybierz wolne.
dragon-about-give-back-name = Oddać
dragon-about-give-back-what = Wybierz, które dobra zabiera tsunami.
dragon-about-discard-name = Odrzucić
dragon-about-discard-what = Karta przepada i nikogo nie sprowadza.
