## In the Year of the Dragon: names

# Roles, as on the person cards.
dragon-role-monk = mnich
dragon-role-pyrotechnist = pirotechnik
dragon-role-warrior = wojownik
dragon-role-healer = uzdrowiciel
dragon-role-farmer = rolnik
dragon-role-scholar = uczony
dragon-role-craftsman = rzemieślnik
dragon-role-lady = dama dworu
dragon-role-collector = poborca podatkowy
dragon-card-wild = joker

# Persons, in the accusative, as the object of a sentence.
dragon-person-young-monk = młodego mnicha
dragon-person-old-monk = starego mnicha
dragon-person-young-pyrotechnist = młodego pirotechnika
dragon-person-old-pyrotechnist = starego pirotechnika
dragon-person-young-warrior = młodego wojownika
dragon-person-old-warrior = starego wojownika
dragon-person-young-healer = młodego uzdrowiciela
dragon-person-old-healer = starego uzdrowiciela
dragon-person-young-farmer = młodego rolnika
dragon-person-old-farmer = starego rolnika
dragon-person-young-scholar = młodego uczonego
dragon-person-old-scholar = starego uczonego
dragon-person-craftsman = rzemieślnika
dragon-person-lady = damę dworu
dragon-person-collector = poborcę podatkowego

# Actions, as on the action cards.
dragon-action-taxes = Podatki
dragon-action-build = Budowa
dragon-action-harvest = Zbiory
dragon-action-fireworks = Fajerwerki
dragon-action-military = Defilada
dragon-action-research = Badania
dragon-action-privilege = Przywilej
dragon-action-wall = Wielki Mur

# What months bring.
dragon-event-peace = Pokój
dragon-event-tribute = Danina dla Cesarza
dragon-event-drought = Susza
dragon-event-festival = Festiwal Smoków
dragon-event-mongols = Inwazja Mongołów
dragon-event-epidemic = Zaraza

dragon-super-lanterns = Święto Lampionów
dragon-super-buddha = Budda
dragon-super-earthquake = Trzęsienie ziemi
dragon-super-tsunami = Tsunami
dragon-super-eclipse = Zaćmienie Słońca
dragon-super-eruption = Wybuch wulkanu
dragon-super-tornado = Tornado
dragon-super-dawn = Świt
dragon-super-assassination = Zamach
dragon-super-treaty = Traktat

# Wall tiles, by their bonus.
dragon-tile-rice = 1 żeton ryżu
dragon-tile-firework = 1 fajerwerk
dragon-tile-floor = 1 piętro
dragon-tile-yuan = 2 juany
dragon-tile-steps = 3 pola
dragon-tile-points = 3 punkty

# Privileges, as the object of a sentence.
dragon-privilege-small = mały przywilej
dragon-privilege-large = duży przywilej

# Where points come from.
dragon-source-palaces = Pałace
dragon-source-ladies = Damy dworu
dragon-source-privileges = Przywileje
dragon-source-research = Badania
dragon-source-festival = Festiwale Smoków
dragon-source-mongols = Inwazje Mongołów
dragon-source-wall = Wielki Mur
dragon-source-wall-tile = Kafelek muru
dragon-source-lanterns = Święto Lampionów
dragon-source-buddha = Budda
dragon-source-treaty = Traktat
dragon-source-persons = Postacie
dragon-source-monks = Mnisi
dragon-source-money = Pieniądze

# Why persons leave.
dragon-cause-tribute = Danina dla Cesarza
dragon-cause-drought = Susza
dragon-cause-mongols = Inwazja Mongołów
dragon-cause-epidemic = Zaraza
dragon-cause-wall = Wielki Mur
dragon-cause-earthquake = Trzęsienie ziemi
dragon-cause-replaced = Zastąpienie
dragon-cause-refused = Odprawienie

## Options

dragon-option-great_wall = Ósma akcja: wszyscy budują wspólny mur przeciw Mongołom.
dragon-option-super_event = Dodatkowe wydarzenie w miesiącu 7: żadne, wylosowane albo wybrane wielkie wydarzenie.
dragon-option-large_privilege_cost = Cena dużego przywileju: 7 juanów albo 6, jak w wydaniu z 2007 roku.

## What is asked

dragon-ask-draft = { $seat }: wybierz dwie różne młode postacie. Twoja para musi się różnić od par innych graczy.
dragon-ask-act = { $seat }: wybierz akcję albo spasuj i uzupełnij pieniądze do 3 juanów.
dragon-ask-build = { $floors ->
    [one] { $seat }: dobuduj piętro do pałacu albo zacznij nowy pałac (zostało { $floors } piętro).
    [few] { $seat }: dobuduj piętro do pałacu albo zacznij nowy pałac (zostały { $floors } piętra).
   *[many] { $seat }: dobuduj piętro do pałacu albo zacznij nowy pałac (zostało { $floors } pięter).
}
dragon-ask-card = { $seat }: zagraj kartę postaci i weź za nią postać.
dragon-ask-place = { $seat }: umieść { $person } w wybranym pałacu.
dragon-ask-replace = { $seat }: wszystkie pałace są pełne. Przyjmij { $person } na czyjeś miejsce albo odpraw nową postać.
dragon-ask-release = { $count ->
    [one] { $cause }. { $seat }: zwolnij jedną postać.
    [few] { $cause }. { $seat }: zwolnij { $count } postacie, jedną po drugiej.
   *[many] { $cause }. { $seat }: zwolnij { $count } postaci, jedną po drugiej.
}
dragon-ask-starve = { $count ->
    [one] Susza. { $seat }: brakuje ci { $count } żetonu ryżu. Zwolnij jedną postać; jej pałac zostaje bez ryżu.
    [few] Susza. { $seat }: brakuje ci { $count } żetonów ryżu. Zwolnij { $count } postacie z różnych pałaców; te pałace zostają bez ryżu.
   *[many] Susza. { $seat }: brakuje ci { $count } żetonów ryżu. Zwolnij { $count } postaci z różnych pałaców; te pałace zostają bez ryżu.
}
dragon-ask-fall = { $count ->
    [one] Trzęsienie ziemi. { $seat }: wybierz pałac, który traci piętro.
   *[many] Trzęsienie ziemi. { $seat }: wybierz pałac, który traci następne z { $count } pięter.
}
dragon-ask-crowded = Trzęsienie ziemi. { $seat }: w pałacu jest więcej postaci niż pięter. Zwolnij jedną z nich.
dragon-ask-give-back = Tsunami. { $seat }: oddaj łącznie { $count } spośród swoich juanów, żetonów ryżu i fajerwerków.
dragon-ask-discard = { $count ->
    [one] Tornado. { $seat }: odrzuć kartę postaci.
    [few] Tornado. { $seat }: odrzuć { $count } karty postaci, jedną po drugiej.
   *[many] Tornado. { $seat }: odrzuć { $count } kart postaci, jedną po drugiej.
}
dragon-ask-dawn = Świt. { $seat }: weź młodą postać rodzaju, którego o tym świcie nikt jeszcze nie wziął.
dragon-ask-treaty = Traktat. { $seat }: wybierz jeden ze swoich rodzajów postaci i otrzymaj jego symbole.
dragon-over = Gra skończona.

## What happened

# Amounts, as the object of a sentence.
dragon-so-many-yuan = { $yuan ->
    [one] { $yuan } juana
    [few] { $yuan } juany
   *[many] { $yuan } juanów
}
dragon-so-much-rice = { $rice ->
    [one] { $rice } żeton ryżu
    [few] { $rice } żetony ryżu
   *[many] { $rice } żetonów ryżu
}
dragon-so-many-fireworks = { $fireworks ->
    [one] { $fireworks } fajerwerk
    [few] { $fireworks } fajerwerki
   *[many] { $fireworks } fajerwerków
}
dragon-amount-of-yuan = { $amount ->
    [one] { $amount } juana
    [few] { $amount } juany
   *[many] { $amount } juanów
}
dragon-amount-of-rice = { $amount ->
    [one] { $amount } żeton ryżu
    [few] { $amount } żetony ryżu
   *[many] { $amount } żetonów ryżu
}
dragon-gives-rice = { $amount ->
    [0] { $seat } nie ma ryżu do oddania
   *[many] { $seat } oddaje { dragon-amount-of-rice }
}

dragon-month = Zaczyna się miesiąc { $month }. Wydarzenie: { $event }.
dragon-drafts = { $seat } wybiera { $first } i { $second }.
dragon-acts = { $paid ->
    [0] { $seat } wybiera akcję „{ $action }”.
    [one] { $seat } płaci { $paid } juana i wybiera akcję „{ $action }”.
    [few] { $seat } płaci { $paid } juany i wybiera akcję „{ $action }”.
   *[many] { $seat } płaci { $paid } juanów i wybiera akcję „{ $action }”.
}
dragon-passes = { $yuan ->
    [0] { $seat } pasuje.
   *[many] { $seat } pasuje i uzupełnia pieniądze o { dragon-so-many-yuan }.
}
dragon-gains = { $good ->
    [yuan] { $seat } otrzymuje { dragon-amount-of-yuan }.
    [rice] { $seat } otrzymuje { dragon-amount-of-rice }.
    [fireworks] { $amount ->
        [one] { $seat } otrzymuje { $amount } fajerwerk.
        [few] { $seat } otrzymuje { $amount } fajerwerki.
       *[many] { $seat } otrzymuje { $amount } fajerwerków.
    }
   *[floors] { $amount ->
        [one] { $seat } otrzymuje { $amount } piętro do zbudowania.
        [few] { $seat } otrzymuje { $amount } piętra do zbudowania.
       *[many] { $seat } otrzymuje { $amount } pięter do zbudowania.
    }
}
dragon-advances = { $steps ->
    [one] { $seat } przesuwa się na torze postaci o { $steps } pole, na pole { $space }.
    [few] { $seat } przesuwa się na torze postaci o { $steps } pola, na pole { $space }.
   *[many] { $seat } przesuwa się na torze postaci o { $steps } pól, na pole { $space }.
}
dragon-scores = { $points ->
    [one] { $source }: { $seat } zdobywa { $points } punkt.
    [few] { $source }: { $seat } zdobywa { $points } punkty.
   *[many] { $source }: { $seat } zdobywa { $points } punktów.
}
dragon-buys = { $cost ->
    [one] { $seat } kupuje { $privilege } za { $cost } juana.
    [few] { $seat } kupuje { $privilege } za { $cost } juany.
   *[many] { $seat } kupuje { $privilege } za { $cost } juanów.
}
dragon-walls = { $seat } przedłuża mur do miesiąca { $length } i otrzymuje: { $tile }.
dragon-builds = { $floors ->
    [one] { $seat } zaczyna nowy pałac.
   *[many] { $seat } rozbudowuje pałac do { $floors } pięter.
}
dragon-plays = { $seat } zagrywa kartę „{ $card }” i bierze { $person }.
dragon-spends = { $seat } zagrywa kartę „{ $card }” bez efektu: nie ma już takiej postaci.
dragon-places = { $floors ->
    [one] { $seat } umieszcza { $person } w pałacu o 1 piętrze.
   *[many] { $seat } umieszcza { $person } w pałacu o { $floors } piętrach.
}
dragon-replaces = { $seat } przyjmuje { $person }, a zwalnia { $replaced }.
dragon-lets-go = { $seat } odprawia { $person }.
dragon-event = Miesiąc { $month }: { $event }.
dragon-event-again = Miesiąc { $month }, jeszcze raz: { $event }.
dragon-pays = { $good ->
    [yuan] { $missing ->
        [0] { $seat } płaci { dragon-amount-of-yuan }.
       *[many] { $seat } płaci { dragon-amount-of-yuan }; brakuje jeszcze { $missing }.
    }
   *[rice] { $missing ->
        [0] { $amount ->
            [0] { $seat } nie ma zamieszkanych pałaców do wyżywienia.
           *[many] { $seat } oddaje { dragon-amount-of-rice } i żywi wszystkie zamieszkane pałace.
        }
        [one] { dragon-gives-rice }; { $missing } pałac zostaje bez ryżu.
        [few] { dragon-gives-rice }; { $missing } pałace zostają bez ryżu.
       *[many] { dragon-gives-rice }; { $missing } pałaców zostaje bez ryżu.
    }
}
dragon-gives-back = { $seat } oddaje { $yuan ->
    [0] {""}
   *[many] { dragon-so-many-yuan }{ $rice ->
        [0] { $fireworks ->
            [0] {""}
           *[many] {" "}i{" "}
        }
       *[many] { $fireworks ->
            [0] {" "}i{" "}
           *[many] ,{" "}
        }
    }
}{ $rice ->
    [0] {""}
   *[many] { dragon-so-much-rice }{ $fireworks ->
        [0] {""}
       *[many] {" "}i{" "}
    }
}{ $fireworks ->
    [0] { $rice ->
        [0] { $yuan ->
            [0] { dragon-so-many-fireworks }
           *[many] {""}
        }
       *[many] {""}
    }
   *[many] { dragon-so-many-fireworks }
}.
dragon-gives-back-fireworks = { $seat } oddaje { dragon-so-many-fireworks }.
dragon-releases = { $cause }: { $seat } zwalnia { $person }.
dragon-decays = { $floors ->
    [one] Ruina: { $seat } traci piętro w pustym pałacu.
   *[many] Ruina: { $seat } traci po jednym piętrze w { $floors } pustych pałacach.
}
dragon-wall-holds = Mur sięga do miesiąca { $length }: wytrzymuje.
dragon-wall-short = { $length ->
    [0] Muru jeszcze nie ma: każdy zwalnia postać.
   *[many] Mur sięga tylko do miesiąca { $length }: kto ma w nim najmniej kafelków, zwalnia postać.
}
dragon-super = Wielkie wydarzenie: { $event }.
dragon-falls = { $floors ->
    [0] { $seat } traci ostatnie piętro pałacu.
    [one] { $seat } traci piętro: w pałacu zostaje { $floors }.
    [few] { $seat } traci piętro: w pałacu zostają { $floors }.
   *[many] { $seat } traci piętro: w pałacu zostaje { $floors }.
}
dragon-palace-falls = { $seat } traci pusty pałac.
dragon-erupts = Wszystkie znaczniki postaci wracają na pole 0 i zachowują kolejność.
dragon-discards = { $seat } odrzuca kartę „{ $card }”.
dragon-dawns = { $seat } bierze o świcie { $person }.
dragon-loses-privileges = { $count ->
    [one] { $seat } traci przywilej.
    [few] { $seat } traci { $count } przywileje.
   *[many] { $seat } traci { $count } przywilejów.
}
dragon-treats = Traktat: { $seat } wybiera „{ $role }”.
dragon-sells = { $seat } sprzedaje { $rice ->
    [0] {""}
   *[many] { dragon-so-much-rice }{ $fireworks ->
        [0] {""}
       *[many] {" "}i{" "}
    }
}{ $fireworks ->
    [0] { $rice ->
        [0] { dragon-so-many-fireworks }
       *[many] {""}
    }
   *[many] { dragon-so-many-fireworks }
} za { dragon-so-many-yuan }.
dragon-ends = { $points ->
    [one] { $seat } wygrywa, mając { $points } punkt.
    [few] { $seat } wygrywa, mając { $points } punkty.
   *[many] { $seat } wygrywa, mając { $points } punktów.
}

## Why not

dragon-illegal-over = Gra skończona.
dragon-illegal-other-decision = Najpierw trzeba podjąć inną decyzję (patrz pytanie).
dragon-illegal-draft-different = Te dwie postacie muszą się różnić.
dragon-illegal-pair-drafted = Inny gracz już wybrał tę parę.
dragon-illegal-no-tile = Nie ma już takiej postaci.
dragon-illegal-card-not-out = Tej karty akcji nie ma na stole.
dragon-illegal-group-cost = Ta grupa jest zajęta: kosztuje 3 juany, a masz mniej.
dragon-illegal-privilege-cost = Nie stać cię na ten przywilej (zajęta grupa kosztuje najpierw 3 juany).
dragon-illegal-no-wall = W tej grze nie ma Wielkiego Muru.
dragon-illegal-tile-used = Ten kafelek muru jest już zużyty.
dragon-illegal-wall-complete = Mur ma już wszystkie dwanaście kafelków.
dragon-illegal-no-ground = Nie ma już miejsca na nowy pałac.
dragon-illegal-three-floors = Pałac ma najwyżej trzy piętra.
dragon-illegal-card-not-held = Nie masz tej karty na ręce.
dragon-illegal-tile-left = Jest jeszcze postać tego rodzaju, więc nie można zagrać tej karty bez efektu.
dragon-illegal-palace-full = Ten pałac jest pełny: jedna postać na piętro.
dragon-illegal-room-left = W którymś pałacu jest miejsce, więc postać musi tam zamieszkać.
dragon-illegal-nobody-like-that = W tym pałacu nie ma takiej postaci.
dragon-illegal-no-floor = Ten pałac nie ma już piętra do stracenia.
dragon-illegal-no-palace = Nie masz pałacu o tym numerze.
dragon-illegal-equal-palace = Ten pałac jest taki sam jak wcześniejszy: podaj mniejszy numer.
dragon-illegal-starved-before = Ten pałac już został bez ryżu.
dragon-illegal-not-crowded = Ten pałac nie jest przepełniony.
dragon-illegal-one-by-one = Załatwiaj pałace po kolei, od najmniejszego numeru.
dragon-illegal-not-owned = Nie masz aż tyle.
dragon-illegal-too-much = To więcej, niż trzeba oddać.
dragon-illegal-too-little = Nie masz dość juanów na resztę.
dragon-illegal-taken-at-dawn = Ten rodzaj postaci został już wzięty o tym świcie.
dragon-illegal-no-such-person = Nie masz postaci tego rodzaju.

## The score sheet

dragon-sheet-sources = Punkty według źródeł
dragon-sheet-months = Punkty według miesięcy
dragon-sheet-month = Miesiąc { $month }
dragon-sheet-end = Punktacja końcowa
dragon-sheet-lost = Zwolnione postacie
dragon-sheet-counts = Statystyka
dragon-sheet-built = Zbudowane piętra
dragon-sheet-decayed = Zrujnowane piętra
dragon-sheet-fallen = Zawalone piętra
dragon-sheet-paid = Akcje za 3 juany
dragon-sheet-track = Tor postaci

## The table

dragon-phase-draft = wybór pierwszych postaci
dragon-phase-action = akcje
dragon-phase-person = postacie
dragon-phase-event = wydarzenie
dragon-phase-wall = mur
dragon-phase-super = wielkie wydarzenie
dragon-phase-over = koniec
dragon-draw-month = Miesiąc { $month } z 12: { $phase }
dragon-draw-year = Rok:
dragon-draw-actions = Akcje:
dragon-draw-track = Tor postaci:
dragon-draw-supply = Pozostałe postacie (młode+stare):
dragon-draw-wall = Mur:
dragon-draw-goods = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
} · { $yuan ->
    [one] { $yuan } juan
    [few] { $yuan } juany
   *[many] { $yuan } juanów
} · { dragon-so-much-rice } · { dragon-so-many-fireworks }{ $small ->
    [0] {""}
    [one] {" "}· 1 mały przywilej
    [few] {" "}· { $small } małe przywileje
   *[many] {" "}· { $small } małych przywilejów
}{ $large ->
    [0] {""}
    [one] {" "}· 1 duży przywilej
    [few] {" "}· { $large } duże przywileje
   *[many] {" "}· { $large } dużych przywilejów
}
dragon-draw-no-palace = brak pałacu
dragon-draw-cards = Karty:
dragon-draw-gives = Każda akcja dałaby:
dragon-draw-tiles = Kafelki muru:
dragon-draw-income = { $points ->
    [one] Najbliższa punktacja: { $points } punkt.
    [few] Najbliższa punktacja: { $points } punkty.
   *[many] Najbliższa punktacja: { $points } punktów.
}
dragon-draw-burden = Miesiąc { $month }, { $event }, na tę chwilę:{ $yuan ->
    [0] {""}
   *[many] {" "}płaci { dragon-so-many-yuan };
}{ $rice ->
    [0] {""}
   *[many] {" "}oddaje { dragon-so-much-rice };
}{ $points ->
    [0] {""}
    [one] {" "}zdobywa { $points } punkt;
    [few] {" "}zdobywa { $points } punkty;
   *[many] {" "}zdobywa { $points } punktów;
}{ $fireworks ->
    [0] {""}
   *[many] {" "}oddaje { dragon-so-many-fireworks };
}{ $persons ->
    [0] {" "}nie zwalnia nikogo;
    [one] {" "}zwalnia { $persons } postać;
    [few] {" "}zwalnia { $persons } postacie;
   *[many] {" "}zwalnia { $persons } postaci;
} { $floors ->
    [0] nic nie niszczeje.
    [one] niszczeje { $floors } piętro.
    [few] niszczeją { $floors } piętra.
   *[many] niszczeje { $floors } pięter.
}

## The drawn table

dragon-table-months = Dwanaście miesięcy
dragon-table-event-peace = Pokój
dragon-table-event-tribute = Danina
dragon-table-event-drought = Susza
dragon-table-event-festival = Festiwal
dragon-table-event-mongols = Mongołowie
dragon-table-event-epidemic = Zaraza
dragon-table-wall-tile = kafelek muru
dragon-table-track = Tor postaci
dragon-table-score = Punkty
dragon-table-order = Kolejność w tej fazie
dragon-table-no-action = pas
dragon-table-took = akcja: { $action }
dragon-table-due = do oddania: { $count }
dragon-table-due-cards = karty do odrzucenia: { $count }
dragon-table-due-floors = piętra do usunięcia: { $count }
dragon-table-due-goods = dobra do oddania: { $count }
dragon-table-actions = Akcje
dragon-table-group = Grupa { $number }
dragon-table-taken = zajmuje { $name }
dragon-table-pay = zapłać { $cost }
dragon-table-free = wolna
dragon-table-gain-taxes = { $amount ->
    [one] +{ $amount } juan
    [few] +{ $amount } juany
   *[many] +{ $amount } juanów
}
dragon-table-gain-build = { $amount ->
    [one] +{ $amount } piętro
    [few] +{ $amount } piętra
   *[many] +{ $amount } pięter
}
dragon-table-gain-harvest = +{ $amount } ryżu
dragon-table-gain-fireworks = { $amount ->
    [one] +{ $amount } fajerwerk
    [few] +{ $amount } fajerwerki
   *[many] +{ $amount } fajerwerków
}
dragon-table-gain-military = { $amount ->
    [one] +{ $amount } pole
    [few] +{ $amount } pola
   *[many] +{ $amount } pól
}
dragon-table-gain-research = { $amount ->
    [one] +{ $amount } punkt
    [few] +{ $amount } punkty
   *[many] +{ $amount } punktów
}
dragon-table-gain-privilege = za { $small } lub { $large }
dragon-table-gain-wall = { $left ->
    [one] został { $left } kafelek
    [few] zostały { $left } kafelki
   *[many] zostało { $left } kafelków
}
dragon-table-sum = { $base } + { $more }
dragon-table-net = { $base } + { $more }, netto { $net }
dragon-table-net-alone = bez premii, netto { $net } { $net ->
    [one] juan
    [few] juany
   *[many] juanów
}
dragon-table-alone = bez premii
dragon-table-too-few = za mało juanów
dragon-table-wall-none = brak kafelków
dragon-table-persons = Postacie
dragon-table-young = młody
dragon-table-old = stary
dragon-table-person-left = { $person }; pozostało: { $count }
dragon-table-palace = Pałac { $number }, { $floors ->
    [one] { $floors } piętro
    [few] { $floors } piętra
   *[many] { $floors } pięter
}
dragon-table-palace-words = Pałac { $number }, { $floors ->
    [one] { $floors } piętro
    [few] { $floors } piętra
   *[many] { $floors } pięter
}: { $persons }
dragon-table-palace-monk = { $points ->
    [one] { $points } punkt na koniec
    [few] { $points } punkty na koniec
   *[many] { $points } punktów na koniec
}
dragon-table-palace-empty = pusty: niszczeje
dragon-table-palace-crowded = przepełniony
dragon-table-floors = { $count ->
    [one] { $count } piętro
    [few] { $count } piętra
   *[many] { $count } pięter
}
dragon-table-unfed = bez ryżu
dragon-table-free-place = wolne miejsce
dragon-table-lives = { $person }, pałac { $number }
dragon-table-new-palace = Zacznij nowy pałac
dragon-table-coming = Nadchodzące wydarzenia
dragon-table-coming-head = { $when ->
    [now] { $event } w tym miesiącu:
    [next] { $event } w następnym miesiącu:
   *[later] { $event }:
}
dragon-table-coming-peace = nic się nie dzieje
dragon-table-coming-tribute = { $need ->
    [one] zapłać { $need } juana, masz { $have }
    [few] zapłać { $need } juany, masz { $have }
   *[many] zapłać { $need } juanów, masz { $have }
}
dragon-table-coming-drought = { $need ->
    [one] oddaj { $need } żeton ryżu, masz { $have }
    [few] oddaj { $need } żetony ryżu, masz { $have }
   *[many] oddaj { $need } żetonów ryżu, masz { $have }
}
dragon-table-coming-epidemic = { $have ->
    [0] odchodzą { $need } postacie; nie masz moździerzy
   *[many] odchodzą { $need } postacie, o { $have } mniej dzięki moździerzom
}
dragon-table-coming-mongols = { $have ->
    [one] masz { $have } hełm
    [few] masz { $have } hełmy
   *[many] masz { $have } hełmów
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
dragon-table-coming-festival = { $have ->
    [one] masz { $have } fajerwerk
    [few] masz { $have } fajerwerki
   *[many] masz { $have } fajerwerków
}: teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
dragon-table-coming-again = następuje jeszcze raz
dragon-table-coming-wall = { $holds ->
    [yes] potrzeba { $needed } kafelków, jest { $length }: wytrzyma
   *[no] potrzeba { $needed } kafelków, jest { $length }: za krótki
}
dragon-table-coming-points = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
   *[many] +{ $points } punktów
}
dragon-table-coming-goods = oddajesz { $goods }
dragon-table-coming-decay = { $floors ->
    [one] { $floors } puste piętro popada w ruinę
    [few] { $floors } puste piętra popadają w ruinę
   *[many] { $floors } pustych pięter popada w ruinę
}
dragon-table-risk = { $count ->
    [one] zagrożona { $count } postać
    [few] zagrożone { $count } postacie
   *[many] zagrożonych { $count } postaci
}
dragon-table-super-lanterns = 2 punkty za każdą postać
dragon-table-super-buddha = mnisi punktują jak na koniec gry
dragon-table-super-earthquake = każdy traci 2 piętra
dragon-table-super-tsunami = każdy oddaje połowę dóbr
dragon-table-super-eclipse = wydarzenie miesiąca następuje dwa razy
dragon-table-super-eruption = wszystkie znaczniki wracają na 0
dragon-table-super-tornado = każdy odrzuca 2 karty
dragon-table-super-dawn = każdy bierze młodą postać
dragon-table-super-assassination = wszystkie przywileje przepadają
dragon-table-super-treaty = każdy otrzymuje symbole jednego rodzaju postaci
dragon-table-others = Gracze
dragon-table-yuan = Juany
dragon-table-rice = Ryż
dragon-table-fireworks = Fajerwerki
dragon-table-dragons = Smoki
dragon-table-helmets = Hełmy
dragon-table-palaces = Pałace
dragon-table-wall-left = Pozostałe kafelki muru
dragon-table-cards = Karty, { $count }
dragon-table-your-seat = Twoje miejsce
dragon-table-less = mniej: { $good }
dragon-table-more = więcej: { $good }
dragon-table-how-privilege = Wybierz przywilej: mały daje co miesiąc 1 punkt, duży 2.
dragon-table-how-wall = Wybierz jeden ze swoich kafelków muru: zostanie dobudowany i da to, co wskazuje.
dragon-table-group-draft = Wybierz parę
dragon-table-group-act = Wybierz akcję
dragon-table-group-build = Zbuduj piętro
dragon-table-group-card = Weź postać jej kartą
dragon-table-group-place = Umieść postać w pałacu
dragon-table-group-release = Zwolnij postać
dragon-table-group-starve = Zwolnij postać z pałacu bez ryżu
dragon-table-group-fall = Usuń piętro
dragon-table-group-crowded = Zwolnij postać z przepełnionego pałacu
dragon-table-group-give-back = Oddaj dobra
dragon-table-group-discard = Odrzuć kartę
dragon-table-group-dawn = Weź postać o świcie
dragon-table-group-treaty = Wybierz rodzaj postaci
dragon-table-do-act = { $price ->
    [0] { $action }
    [one] { $action }, zapłać { $price } juana
    [few] { $action }, zapłać { $price } juany
   *[many] { $action }, zapłać { $price } juanów
}
dragon-table-do-pass = { $yuan ->
    [0] Pas
    [one] Pas (+{ $yuan } juan)
    [few] Pas (+{ $yuan } juany)
   *[many] Pas (+{ $yuan } juanów)
}
dragon-table-do-privilege = { $size ->
    [small] Mały przywilej za { $cost ->
        [one] { $cost } juana
        [few] { $cost } juany
       *[many] { $cost } juanów
    }
   *[large] Duży przywilej za { $cost ->
        [one] { $cost } juana
        [few] { $cost } juany
       *[many] { $cost } juanów
    }
}
dragon-table-do-wall = { $price ->
    [0] Mur: { $tile }
    [one] Mur: { $tile }, zapłać { $price } juana
    [few] Mur: { $tile }, zapłać { $price } juany
   *[many] Mur: { $tile }, zapłać { $price } juanów
}
dragon-table-do-draft = Wybierz: { $first } i { $second }
dragon-table-do-floor = Dobuduj piętro do pałacu { $number }
dragon-table-do-person = Weź { $person } (własna karta)
dragon-table-do-wild = Joker: weź { $person }
dragon-table-do-spend = Zagraj kartę „{ $card }” bez efektu
dragon-table-do-palace = Umieść w pałacu { $number }
dragon-table-do-replace = Zastąp { $person }
dragon-table-do-let-go = Odpraw { $person }
dragon-table-do-release = Zwolnij { $person }
dragon-table-do-fall = Usuń piętro z pałacu { $number }
dragon-table-do-discard = Odrzuć kartę „{ $card }”
dragon-table-do-dawn = Weź młodą postać: { $role }
dragon-table-do-treaty = Wybierz: { $role }
dragon-table-do-give = Oddaj { $yuan ->
    [0] {""}
   *[many] { dragon-so-many-yuan }{ $rice ->
        [0] { $fireworks ->
            [0] {""}
           *[many] ,{" "}
        }
       *[many] ,{" "}
    }
}{ $rice ->
    [0] {""}
   *[many] { dragon-so-much-rice }{ $fireworks ->
        [0] {""}
       *[many] ,{" "}
    }
}{ $fireworks ->
    [0] { $rice ->
        [0] { $yuan ->
            [0] { dragon-so-many-fireworks }
           *[many] {""}
        }
       *[many] {""}
    }
   *[many] { dragon-so-many-fireworks }
}

## The table, second edition

dragon-table-own-card-any = Karta tej postaci
dragon-table-wild-card = Joker
dragon-table-take = Weź { $person }
dragon-table-draft-head = Dwie młode postacie na początek
dragon-table-with-action = przy akcji „{ $action }”
dragon-table-gives-monk = Punkty na koniec
dragon-table-gives-monk-how = symbole buddy razy piętra pałacu
dragon-table-gives-healer = { $amount ->
    [one] 1 moździerz
    [few] { $amount } moździerze
   *[many] { $amount } moździerzy
}
dragon-table-gives-healer-how = każdy ratuje jedną postać podczas zarazy
dragon-table-gives-lady-how = na koniec każdego miesiąca
dragon-round-title = Miesiąc { $month }: { $event }
dragon-round-pays = płaci
dragon-round-loses = traci
dragon-round-decay = ruina
dragon-round-points = punkty
dragon-round-nobody = nikogo
dragon-round-missing = { $count ->
    [one] brakuje 1
   *[other] brakuje { $count }
}
dragon-ending-decides = rozstrzyga
dragon-because = Rozstrzygnęło źródło „{ $source }”: { $name } ma tam { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, o { $more } więcej niż { $other }.
dragon-because-track = Tyle samo punktów: { $name } jest dalej na torze postaci.
dragon-table-role-monk = Mnich
dragon-table-role-pyrotechnist = Piro{"\u00AD"}technik
dragon-table-role-warrior = Wojow{"\u00AD"}nik
dragon-table-role-healer = Uzdro{"\u00AD"}wiciel
dragon-table-role-farmer = Rolnik
dragon-table-role-scholar = Uczony
dragon-table-role-craftsman = Rzemieśl{"\u00AD"}nik
dragon-table-role-lady = Dama dworu
dragon-table-role-collector = Poborca podat{"\u00AD"}kowy
dragon-table-group-card-wild = Weź postać jokerem
dragon-table-group-card-spend = Zagraj kartę bez efektu
dragon-table-group-place-replace = Zastąp postać
dragon-table-group-place-let-go = Odpraw postać
## What speaks for a choice, and the themes of puzzles

reason-dragon-wins = Wygrywa grę.
reason-dragon-points = { $count ->
    [one] Daje { $count } punkt.
    [few] Daje { $count } punkty.
   *[many] Daje { $count } punktów.
}
reason-dragon-goods = { $good ->
    [yuan] { $count ->
        [one] Daje { $count } juana.
        [few] Daje { $count } juany.
       *[many] Daje { $count } juanów.
    }
    [rice] { $count ->
        [one] Daje { $count } żeton ryżu.
        [few] Daje { $count } żetony ryżu.
       *[many] Daje { $count } żetonów ryżu.
    }
   *[fireworks] { $count ->
        [one] Daje { $count } fajerwerk.
        [few] Daje { $count } fajerwerki.
       *[many] Daje { $count } fajerwerków.
    }
}
reason-dragon-ahead = Przygotowuje na miesiąc { $month }: { $event }.
reason-dragon-person = Pozyskuje { $person }.
reason-dragon-floors = { $count ->
    [one] Buduje { $count } piętro.
    [few] Buduje { $count } piętra.
   *[many] Buduje { $count } pięter.
}
reason-dragon-privilege = Kupuje { $privilege }: punkty w każdym miesiącu.
reason-dragon-track = { $steps ->
    [one] Przesuwa się na torze postaci o { $steps } pole.
    [few] Przesuwa się na torze postaci o { $steps } pola.
   *[many] Przesuwa się na torze postaci o { $steps } pól.
}
reason-dragon-first = Daje pierwsze miejsce w kolejności.
reason-dragon-safe = Nikogo teraz nie traci: { $event }.
reason-dragon-release = Zwalnia { $person }.
reason-dragon-quiet = Zachowuje wszystko na później.
puzzle-theme-dragon-action = Wybór akcji
puzzle-theme-dragon-person = Wybór postaci
puzzle-theme-dragon-palace = Pałace
puzzle-theme-dragon-event = Wydarzenia

# Super events on the slip of their month, where long words need a place to break
dragon-table-slip-lanterns = Święto Lampio­nów
dragon-table-slip-buddha = Budda
dragon-table-slip-earthquake = Trzęsie­nie ziemi
dragon-table-slip-tsunami = Tsunami
dragon-table-slip-eclipse = Zaćmie­nie Słońca
dragon-table-slip-eruption = Wybuch wulkanu
dragon-table-slip-tornado = Tornado
dragon-table-slip-dawn = Świt
dragon-table-slip-assassination = Zamach
dragon-table-slip-treaty = Traktat

## The question in few words, and what a choice does

dragon-prompt-draft = Wybierz dwie różne młode postacie. Twoja para musi się różnić od par innych graczy.
dragon-prompt-act = Wybierz akcję albo spasuj i uzupełnij pieniądze do 3 juanów.
dragon-prompt-build = { $floors ->
    [one] Dobuduj piętro do pałacu albo zacznij nowy pałac (zostało { $floors } piętro).
    [few] Dobuduj piętro do pałacu albo zacznij nowy pałac (zostały { $floors } piętra).
   *[many] Dobuduj piętro do pałacu albo zacznij nowy pałac (zostało { $floors } pięter).
}
dragon-prompt-card = Zagraj kartę postaci i weź za nią postać.
dragon-prompt-place = Umieść { $person } w wybranym pałacu.
dragon-prompt-replace = Wszystkie pałace są pełne. Przyjmij { $person } na czyjeś miejsce albo odpraw nową postać.
dragon-prompt-release = { $count ->
    [one] { $cause }. Zwolnij jedną postać.
    [few] { $cause }. Zwolnij { $count } postacie, jedną po drugiej.
   *[many] { $cause }. Zwolnij { $count } postaci, jedną po drugiej.
}
dragon-prompt-starve = { $count ->
    [one] Susza. Brakuje ci { $count } żetonu ryżu. Zwolnij jedną postać; jej pałac zostaje bez ryżu.
    [few] Susza. Brakuje ci { $count } żetonów ryżu. Zwolnij { $count } postacie z różnych pałaców; te pałace zostają bez ryżu.
   *[many] Susza. Brakuje ci { $count } żetonów ryżu. Zwolnij { $count } postaci z różnych pałaców; te pałace zostają bez ryżu.
}
dragon-prompt-fall = { $count ->
    [one] Trzęsienie ziemi. Wybierz pałac, który traci piętro.
   *[many] Trzęsienie ziemi. Wybierz pałac, który traci następne z { $count } pięter.
}
dragon-prompt-crowded = Trzęsienie ziemi. W pałacu jest więcej postaci niż pięter. Zwolnij jedną z nich.
dragon-prompt-give-back = Tsunami. Oddaj łącznie { $count } spośród swoich juanów, żetonów ryżu i fajerwerków.
dragon-prompt-discard = { $count ->
    [one] Tornado. Odrzuć kartę postaci.
    [few] Tornado. Odrzuć { $count } karty postaci, jedną po drugiej.
   *[many] Tornado. Odrzuć { $count } kart postaci, jedną po drugiej.
}
dragon-prompt-dawn = Świt. Weź młodą postać rodzaju, którego o tym świcie nikt jeszcze nie wziął.
dragon-prompt-treaty = Traktat. Wybierz jeden ze swoich rodzajów postaci i otrzymaj jego symbole.
dragon-prompt-staged = { $what }?
dragon-begin = Przeciągnij lub dotknij.
dragon-begin-draft = Przeciągnij dwie postacie do pałaców lub dotknij ich.
dragon-begin-card = Przeciągnij kartę na postać lub dotknij postaci.
dragon-put-back = Odłóż
dragon-effect-nothing = Nic więcej się nie zmienia.
dragon-effect-leaves = odchodzi: { $persons }
dragon-month-of = { $have } z { $need }
dragon-points-of = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
