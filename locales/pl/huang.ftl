## Huang: names

huang-yellow = żółty
huang-red = czerwony
huang-blue = niebieski
huang-green = zielony
huang-white = biały
huang-tiger = Tygrys
huang-hare = Królik
huang-rat = Szczur
huang-goat = Koza
huang-dragon = Smok

## Options

huang-option-short = Dla dwóch graczy: 24 kafle opuszczają woreczek bez podglądania, a gra jest krótsza.
huang-option-bandits = Bandyci trzymają pięć obozów, dopóki nie pokona ich królestwo z dostateczną liczbą żołnierzy.
huang-option-eighteen_kingdoms = Mapa Osiemnastu Królestw, ze spichlerzami zamiast niebieskich pagód.
huang-option-palace = Pałac Cesarski można wznieść na czterech żółtych kaflach; daje siódmy kafel za zasłonką.
huang-option-open_scores = Wszyscy widzą punkty wszystkich.
huang-option-map = Mapa odpowiednia do innych opcji albo własny plik mapy.
huang-refused-short = Krótka gra jest dla dwóch graczy.
huang-refused-bandits-eighteen = Bandytów i Osiemnastu Królestw nie można łączyć.
huang-refused-map-camps = Bandyci potrzebują mapy z dziesięcioma obozami.
huang-refused-map-capitals = Mapa musi mieć co najmniej jedną stolicę, a z Osiemnastoma Królestwami najwyżej dziewiętnaście.

## What is asked

huang-ask-act = { $seat }: wybierz akcję ({ $actions ->
    [one] ostatnia w tej turze
    [few] zostały { $actions }
   *[many] zostało { $actions }
}).
huang-ask-build = { $seat }: buduj na trójkącie z { $at } albo `none`.
huang-ask-move = { $seat }: która pagoda zmienia miejsce?
huang-ask-market = { $seat }: weź kafel z Rynku albo `none`.
huang-ask-chain = { $seat }: połóż kolejny niebieski kafel obok { $at } albo `none`.
huang-ask-commit = { $side ->
    [attacker] { $seat }, atakujesz w rewolcie { hue-pl-gen } przywódców: dołóż żółte kafle albo `none`.
   *[defender] { $seat }, bronisz się w rewolcie { hue-pl-gen } przywódców: dołóż żółte kafle albo `none`.
}
huang-ask-support = { $seat }: wesprzyj królestwo w wojnie przy { $at } albo `none`.
huang-ask-tie = { $seat }: w wojnie jest remis; które królestwo wygrywa?
huang-ask-price = { $seat }: usuń czerwony kafel ({ $left ->
    [one] ostatni
    [few] zostały { $left }
   *[many] zostało { $left }
}).
huang-ask-granaries = { $seat }: zabierz wszystkie spichlerze z królestwa swojego niebieskiego przywódcy oprócz tego, który wskażesz, albo `none`.
huang-over = Gra skończona.

## What happened

huang-turn = Tura: { $seat }.
huang-declined-building = { $seat } niczego nie buduje.
huang-declined-market = { $seat } niczego nie bierze z Rynku.
huang-declined-chain = { $seat } nie dokłada kolejnego niebieskiego kafla.
huang-declined-granaries = { $seat } zostawia spichlerze na miejscu.
huang-passed = { $seat } nie ma dozwolonej akcji i pasuje.
huang-tile = { $seat } kładzie { $colour } kafel na { $at }.
huang-leader-placed = { $seat } umieszcza { hue-m-acc } przywódcę na { $at }.
huang-leader-moved = { $seat } przemieszcza { hue-m-acc } przywódcę z { $from } na { $at }.
huang-leader-withdrawn = { $seat } wycofuje { hue-m-acc } przywódcę z { $from }.
huang-leader-unsupported = { $seat } zabiera { hue-m-acc } przywódcę z { $from }: nie ma już przy nim żółtego kafla.
huang-leader-lost-revolt = { $seat } zabiera { hue-m-acc } przywódcę z { $from }: przegrał rewoltę.
huang-leader-lost-war = { $seat } zabiera { hue-m-acc } przywódcę z { $from }: przegrał wojnę.
# How many points of which colour, as the object of a sentence.
huang-so-many-points = { $points ->
    [one] { $points } { $colour } punkt
    [few] { $points } { hue-pl } punkty
   *[many] { $points } { hue-pl-gen } punktów
}
huang-points-tile = { $seat } zdobywa { huang-so-many-points } za kafel: rządzi tam { $colour } przywódca z { $at }.
huang-points-stand-in = { $seat } zdobywa { huang-so-many-points } za kafel: żółty przywódca z { $at } zastępuje nieobecnego.
huang-points-revolt = { $seat } zdobywa { huang-so-many-points } za rewoltę.
huang-points-war = { $seat } zdobywa { huang-so-many-points } za przywódcę, którego pokonał ten z { $at }.
huang-points-pagodas = { $points ->
    [one] { $seat } zdobywa { huang-so-many-points } za pagodę w królestwie przywódcy z { $at }.
    [few] { $seat } zdobywa { huang-so-many-points } za { $points } pagody w królestwie przywódcy z { $at }.
   *[many] { $seat } zdobywa { huang-so-many-points } za { $points } pagód w królestwie przywódcy z { $at }.
}
huang-points-bandits = { $seat } zdobywa { huang-so-many-points } za bandytów, dzięki przywódcy z { $at }.
huang-riot = { $leader ->
    [yes] { $tiles ->
        [one] { $seat } wszczyna bunt chłopów na { $at }, oddając niebieski kafel i korzystając z niebieskiego przywódcy.
        [few] { $seat } wszczyna bunt chłopów na { $at }, oddając { $tiles } niebieskie kafle i korzystając z niebieskiego przywódcy.
       *[many] { $seat } wszczyna bunt chłopów na { $at }, oddając { $tiles } niebieskich kafli i korzystając z niebieskiego przywódcy.
    }
   *[no] { $tiles ->
        [one] { $seat } wszczyna bunt chłopów na { $at }, oddając niebieski kafel.
        [few] { $seat } wszczyna bunt chłopów na { $at }, oddając { $tiles } niebieskie kafle.
       *[many] { $seat } wszczyna bunt chłopów na { $at }, oddając { $tiles } niebieskich kafli.
    }
}
huang-paid = { $leader ->
    [yes] { $tiles ->
        [one] { $seat } oddaje zielony kafel i korzysta z zielonego przywódcy.
        [few] { $seat } oddaje { $tiles } zielone kafle i korzysta z zielonego przywódcy.
       *[many] { $seat } oddaje { $tiles } zielonych kafli i korzysta z zielonego przywódcy.
    }
   *[no] { $tiles ->
        [one] { $seat } oddaje zielony kafel.
        [few] { $seat } oddaje { $tiles } zielone kafle.
       *[many] { $seat } oddaje { $tiles } zielonych kafli.
    }
}
huang-pagoda-built = { $seat } wznosi { hue-f-acc } pagodę na { $at }.
huang-pagoda-moved = { $seat } przenosi { hue-f-acc } pagodę z { $from } na { $at }.
huang-palace-built = { $seat } wznosi pałac na { $at }.
huang-palace-moved = { $seat } przenosi pałac z { $from } na { $at }.
huang-removed-riot = Kafel na { $at } ({ $colour }) zostaje usunięty.
huang-removed-lost = Kafel na { $at } ({ $colour }) jest stracony.
huang-removed-price = Kafel na { $at } ({ $colour }) jest ceną zwycięstwa.
huang-removed-bandits = Kafel na { $at } ({ $colour }) ginie w walce z bandytami.
huang-pagoda-lost = Pagoda na { $at } ({ hue-f }) wraca do zasobów.
huang-palace-lost = Pałac na { $at } wraca do zasobów.
huang-granary-lost = Spichlerz na { $at } jest stracony.
huang-took = { $seat } bierze { $colour } kafel z Rynku.
huang-discarded = { $count ->
    [one] { $seat } odrzuca zakryty kafel.
    [few] { $seat } odrzuca { $count } zakryte kafle.
   *[many] { $seat } odrzuca { $count } zakrytych kafli.
}
huang-discarded-known = { $seat } odrzuca w zakryciu: { $tiles }.
huang-drew = { $count ->
    [one] { $seat } dobiera kafel.
    [few] { $seat } dobiera { $count } kafle.
   *[many] { $seat } dobiera { $count } kafli.
}
huang-drew-known = { $seat } dobiera: { $tiles }.
huang-market = Nowe na Rynku: { $tiles }.
huang-revolt = Rewolta { hue-pl-gen } przywódców! { $seat } na { $at } ({ $attack }) przeciw: { $defender } na { $against } ({ $defence }).
huang-committed = { $leader ->
    [yes] { $tiles ->
        [0] { $seat } dokłada żółtego przywódcę.
        [one] { $seat } dokłada żółty kafel i żółtego przywódcę.
        [few] { $seat } dokłada { $tiles } żółte kafle i żółtego przywódcę.
       *[many] { $seat } dokłada { $tiles } żółtych kafli i żółtego przywódcę.
    }
   *[no] { $tiles ->
        [one] { $seat } dokłada żółty kafel.
        [few] { $seat } dokłada { $tiles } żółte kafle.
       *[many] { $seat } dokłada { $tiles } żółtych kafli.
    }
}
huang-committed-nothing = { $seat } niczego nie dokłada.
huang-revolt-over = { $seat } wygrywa rewoltę { hue-pl-gen } przywódców, { $strength } do { $against }; przegrywa { $loser }.
huang-war = Wojna! { $seat } łączy kaflem na { $at } królestwa, które mają przywódców tego samego koloru.
huang-the-state = { $named ->
    [yes] { $state }
   *[no] królestwo przy { $state }
}
huang-the-state-first = { $named ->
    [yes] { $state }
   *[no] Królestwo przy { $state }
}
huang-warring = { $reds ->
    [0] { huang-the-state-first } nie ma czerwonych kafli.
    [one] { huang-the-state-first } ma jeden czerwony kafel.
    [few] { huang-the-state-first } ma { $reds } czerwone kafle.
   *[many] { huang-the-state-first } ma { $reds } czerwonych kafli.
}
huang-supported = { $leader ->
    [yes] { $tiles ->
        [0] { $seat } wspiera { huang-the-state }, dokładając czerwonego przywódcę: łączna siła { $total }.
        [one] { $seat } wspiera { huang-the-state }, dokładając czerwony kafel i czerwonego przywódcę: łączna siła { $total }.
        [few] { $seat } wspiera { huang-the-state }, dokładając { $tiles } czerwone kafle i czerwonego przywódcę: łączna siła { $total }.
       *[many] { $seat } wspiera { huang-the-state }, dokładając { $tiles } czerwonych kafli i czerwonego przywódcę: łączna siła { $total }.
    }
   *[no] { $tiles ->
        [one] { $seat } wspiera { huang-the-state }, dokładając czerwony kafel: łączna siła { $total }.
        [few] { $seat } wspiera { huang-the-state }, dokładając { $tiles } czerwone kafle: łączna siła { $total }.
       *[many] { $seat } wspiera { huang-the-state }, dokładając { $tiles } czerwonych kafli: łączna siła { $total }.
    }
}
huang-neutral = { $seat } nikogo nie wspiera.
huang-war-over = { huang-the-state-first } wygrywa wojnę { $total } do { $price }; cena zwycięstwa: { $price ->
    [0] żaden czerwony kafel
    [one] jeden czerwony kafel
    [few] { $price } czerwone kafle
   *[many] { $price } czerwonych kafli
}.
huang-bandits = { $bandits ->
    [one] { $seat } pokonuje bandytę na { $at }.
   *[many] { $seat } pokonuje { $bandits } bandytów na { $at }.
}
huang-granaries = { $count ->
    [one] { $seat } zabiera jeden spichlerz i zostawia ten na { $left }.
    [few] { $seat } zabiera { $count } spichlerze i zostawia ten na { $left }.
   *[many] { $seat } zabiera { $count } spichlerzy i zostawia ten na { $left }.
}
huang-over-empty-bag = Woreczek jest pusty: gra skończona.
huang-over-nothing-happens = Przez dwanaście rund nikt nie położył ani nie dobrał kafla: gra skończona.

## Why not

huang-illegal-over = Gra skończona.
huang-illegal-action-now = Teraz trzeba wybrać akcję: przywódca, kafel, bunt chłopów, pagoda za zielone albo wymiana.
huang-illegal-build-now = Teraz trzeba zdecydować, czy budujesz z położonym kaflem; podaj gdzie albo `none`.
huang-illegal-move-now = Teraz trzeba wskazać, która pagoda zmienia miejsce.
huang-illegal-market-now = Teraz trzeba wybrać kafel z Rynku; podaj jego kolor albo `none`.
huang-illegal-chain-now = Teraz trzeba zdecydować, czy dokładasz kolejny niebieski kafel; połóż go albo podaj `none`.
huang-illegal-commit-now = Teraz trzeba zdecydować, co dokładasz w rewolcie; podaj ile albo `none`.
huang-illegal-support-now = Teraz trzeba zdecydować, kogo wspierasz w wojnie; podaj kogo i czym albo `none`.
huang-illegal-tie-now = Teraz trzeba wskazać, które z remisujących królestw wygrywa.
huang-illegal-pay-now = Teraz trzeba wskazać czerwony kafel do usunięcia.
huang-illegal-granaries-now = Teraz trzeba wskazać spichlerz, który zostaje, albo podać `none`.
huang-illegal-not-in-hand = Nie masz tylu kafli tego koloru.
huang-illegal-occupied = To pole nie jest puste.
huang-illegal-river = Na rzekach leżą tylko niebieskie kafle.
huang-illegal-blue-on-river = Niebieskie kafle leżą tylko na rzekach.
huang-illegal-bandits-tile = Kafel obok bandytów musi połączyć ich z królestwem, które ma co najmniej tyle czerwonych kafli, ilu jest bandytów, i to bez wojny.
huang-illegal-bandits-leader = Żaden przywódca nie może stać obok bandytów.
huang-illegal-leader-off-map = Tego przywódcy nie ma na mapie.
huang-illegal-leader-on-map = Ten przywódca jest na mapie i nie może pomóc.
huang-illegal-same-hex = Przemieszczany przywódca musi trafić na inne pole.
huang-illegal-leader-river = Przywódcy nie stają na rzekach.
huang-illegal-leader-no-yellow = Przywódca musi sąsiadować z żółtym kaflem.
huang-illegal-leader-joins = Ten przywódca połączyłby królestwa, w których spotkaliby się dwaj przywódcy jednego koloru.
huang-illegal-cannot-pay = Nie masz dość kafli, żeby za to zapłacić.
huang-illegal-no-tile-there = Nie ma tam kafla.
huang-illegal-not-with-this-tile = Położony kafel musi znaleźć się pod budowlą.
huang-illegal-not-a-free-triangle = Pagoda potrzebuje trzech stykających się kafli jednego koloru, z których żaden nie leży pod inną budowlą.
huang-illegal-not-a-free-rhombus = Pałac potrzebuje czterech żółtych kafli ułożonych w romb, z których żaden nie leży pod inną budowlą.
huang-illegal-no-palace = W tej grze nie ma pałacu.
huang-illegal-no-blue-pagodas = W Osiemnastu Królestwach nie ma niebieskich pagód.
huang-illegal-no-such-pagoda = Nie stoi tam pagoda tego koloru.
huang-illegal-not-in-market = Na Rynku nie ma kafla tego koloru.
huang-illegal-chain-blue = Po niebieskim kaflu można dołożyć tylko kolejny niebieski.
huang-illegal-chain-adjacent = Następny niebieski kafel musi stykać się z właśnie położonym.
huang-illegal-replace-number = Wymienić można od jednego do sześciu kafli.
huang-illegal-commit-nothing = Aby niczego nie dokładać, podaj `none`.
huang-illegal-not-at-war = To pole nie należy do walczącego królestwa.
huang-illegal-not-tied = To królestwo nie należy do najsilniejszych.
huang-illegal-not-a-red-tile = To nie jest czerwony kafel, który można teraz usunąć.
huang-illegal-no-granary-there = Nie stoi tam spichlerz z królestwa twojego rolnika.

## The table

huang-bag = { $count ->
    [0] Woreczek jest pusty.
    [one] 1 kafel w woreczku.
    [few] { $count } kafle w woreczku.
   *[many] { $count } kafli w woreczku.
}
huang-market-now = Rynek
huang-supply = Pozostałe pagody
huang-hand = ręka
huang-off = poza mapą
huang-points = punkty
huang-quiet = { $count ->
    [one] { $count } tura bez położenia lub dobrania kafla.
    [few] { $count } tury bez położenia lub dobrania kafla.
   *[many] { $count } tur bez położenia lub dobrania kafla.
}

## A war and a revolt, on the table

huang-side = { $named ->
    [yes] { $state }
   *[no] Królestwo przy { $state }
}, siła { $total }
huang-side-reds = { $reds ->
    [one] { $reds } czerwony kafel
    [few] { $reds } czerwone kafle
   *[many] { $reds } czerwonych kafli
} (na { $tiles })
huang-side-reds-gone = { $reds ->
    [one] { $reds } czerwony kafel
    [few] { $reds } czerwone kafle
   *[many] { $reds } czerwonych kafli
}
huang-side-support = { $leader ->
    [yes] { $tiles ->
        [0] { $seat } dokłada przywódcę
        [one] { $seat } dokłada kafel i przywódcę
        [few] { $seat } dokłada { $tiles } kafle i przywódcę
       *[many] { $seat } dokłada { $tiles } kafli i przywódcę
    }
   *[no] { $tiles ->
        [one] { $seat } dokłada kafel
        [few] { $seat } dokłada { $tiles } kafle
       *[many] { $seat } dokłada { $tiles } kafli
    }
}
huang-rebel = { $seat } na { $at }, siła { $total }: żółte kafle na { $tiles }
huang-rebel-adds = { $seat } na { $at }, siła { $total }: żółte kafle na { $tiles } i dołożone { $added }

## The score sheet

huang-sheet-earned = Punkty
huang-sheet-granaries = Spichlerze, jako niebieskie
huang-sheet-white-added = Białe dodane do
huang-sheet-totals = Sumy, od najniższej
huang-sheet-lowest = Najniższa
huang-sheet-second = Druga od dołu
huang-sheet-third = Trzecia od dołu
huang-sheet-highest = Najwyższa
huang-sheet-decided = Rozstrzyga
huang-sheet-decided-lowest = Najniższa suma
huang-sheet-decided-second = Druga suma od dołu
huang-sheet-decided-third = Trzecia suma od dołu
huang-sheet-decided-highest = Najwyższa suma
huang-sheet-decided-white = Mniej białych punktów
huang-sheet-decided-nobody = Nic: wszystko jest równe

## Where points come from

huang-source-tile = Płytki
huang-source-stand-in = Płytki, przez żółtego przywódcę
huang-source-revolt = Rewolty
huang-source-war = Wojny
huang-source-pagodas = Pagody
huang-source-bandits = Bandyci
huang-source-granaries = Spichlerze

## The survey of a map

huang-survey-hexes = Pola
huang-survey-land = Ląd
huang-survey-river = Rzeka
huang-survey-capitals = Stolice
huang-survey-nearest = Odległość najbliższych stolic
huang-survey-camps = Obozy bandytów
huang-survey-river-triangles = Trójkąty rzeczne
huang-survey-parts = Spójne części
huang-survey-land-parts = Spójne części lądu

# The question, where a button says "nothing"
huang-table-ask-build = zbuduj tutaj albo nic
huang-table-ask-market = weź żeton z targu albo żaden
huang-table-ask-chain = połóż następnego rolnika obok { $at } albo zakończ
huang-table-ask-revolt = wyślij gubernatorów do rewolty albo nikogo
huang-table-ask-war = wesprzyj państwo żołnierzami albo żadne
huang-table-ask-granaries = weź spichlerze swego państwa oprócz jednego albo żaden
## The drawn table

huang-office-yellow = gubernator
huang-office-red = żołnierz
huang-office-blue = rolnik
huang-office-green = kupiec
huang-office-white = artysta
huang-table-map = Mapa: { $title }
huang-table-zoom-in = Przybliż
huang-table-zoom-out = Oddal
huang-table-whole = Cała mapa
huang-table-players = Gracze
huang-table-on-turn = tura
huang-table-you = ty
huang-table-hand-size = { $count ->
    [one] { $count } kafel na ręce
    [few] { $count } kafle na ręce
   *[many] { $count } kafli na ręce
}
huang-table-leader = przywódca
huang-table-leader-at = { $colour } przywódca na { $at }
huang-table-leader-off = { $colour } przywódca, poza mapą
huang-table-leader-of = { $colour } przywódca ({ $name })
huang-table-tile = { $colour } kafel ({ $office })
huang-table-under-pagoda = pod pagodą (kolor { $colour })
huang-table-under-palace = pod pałacem
huang-table-granary = ze spichlerzem
huang-table-bandits = { $count ->
    [one] { $count } bandyta
    [few] { $count } bandyci
   *[many] { $count } bandytów
}
huang-table-capital = stolica: { $name }
huang-table-land = ląd
huang-table-river = rzeka
huang-table-tiles = { $count } × { $colour }
# The own seat
huang-table-your-seat = Twoje miejsce
huang-table-your-hand = Twoja ręka, { $count }
huang-table-your-points = Twoje punkty
huang-table-leaders-off = { $count ->
    [0] Wszyscy przywódcy są na mapie
   *[many] Przywódcy poza mapą, { $count } z 5
}
huang-table-market = Rynek, { $count }
huang-table-riot = Bunt chłopów
huang-table-build = Buduj za zielone
huang-table-replace-plan = Wymień kafle
huang-table-replace = { $count ->
    [0] Zaznacz kafle do wymiany
    [one] Wymień { $count } kafel
    [few] Wymień { $count } kafle
   *[many] Wymień { $count } kafli
}
huang-table-withdraw = Wycofaj przywódcę
huang-table-back = Odłóż
huang-table-no-act = Pas
huang-table-no-build = Nic nie buduj
huang-table-no-market = Nic nie bierz
huang-table-no-chain = Zakończ
huang-table-no-granaries = Nie zabieraj spichlerzy
huang-table-none = nic
huang-table-how-act = Weź kafel albo przywódcę i wskaż podświetlone miejsce; albo najpierw wskaż miejsce.
huang-table-how-place = Podświetlone miejsca są dozwolone. Strzałki przesuwają, Enter kładzie, Esc odkłada.
huang-table-how-piece = Co trafia na { $at }? To, co może, jest jasne.
huang-table-how-replace = Zaznacz kafle, które chcesz oddać; dobierzesz tyle samo. Nikt ich nie zobaczy.
huang-table-how-build = Wskaż trójkąt na mapie albo nic nie buduj.
huang-table-how-move = Nie ma już pagód tego koloru: wskaż tę, która zmienia miejsce.
huang-table-how-market = Wybierz kafel z Rynku.
huang-table-how-chain = Wskaż podświetlone pole rzeki dla następnego rolnika albo zakończ.
huang-table-how-revolt = Remis wygrywa obrońca.
huang-table-how-war = Każdy gracz wspiera raz; o remisie rozstrzyga ten, czyja jest tura.
huang-table-how-bandits = Wskaż żołnierza na mapie; to cena zwycięstwa.
huang-table-how-granaries = Wskaż spichlerz, który zostaje; resztę zabierasz.
# What a choice is called and what it does
huang-table-what = Co to da
huang-table-gain = kolor { $colour }: { $name }
huang-table-nothing-more = nikt nie zdobywa punktów
huang-table-title-tile = Połóż { $colour } kafel na { $at }
huang-table-title-leader = { $colour } przywódca na { $at }
huang-table-title-withdraw = { $colour } przywódca: wycofaj
huang-table-title-take = Weź { $colour } kafel
huang-table-title-riot = Bunt chłopów na { $at }
huang-table-title-pagoda = Pagoda na { $at }
huang-table-title-palace = Pałac na { $at }
huang-table-title-move = Przenieś pagodę z { $at }
huang-table-title-replace = wymień: { $tiles }
huang-table-title-win = Wygrywa { $state }
huang-table-title-remove = Usuń { $at }
huang-table-title-keep = Zostaw spichlerz na { $at }
huang-table-title-commit = { $leader ->
    [true] { $tiles ->
        [0] dołóż przywódcę
        [one] dołóż { $tiles } kafel i przywódcę
        [few] dołóż { $tiles } kafle i przywódcę
       *[many] dołóż { $tiles } kafli i przywódcę
    }
   *[false] { $tiles ->
        [0] nie dokładaj niczego
        [one] dołóż { $tiles } kafel
        [few] dołóż { $tiles } kafle
       *[many] dołóż { $tiles } kafli
    }
}
huang-table-title-support = { $leader ->
    [true] { $tiles ->
        [0] Wesprzyj { $state }: przywódca
        [one] Wesprzyj { $state }: { $tiles } kafel i przywódca
        [few] Wesprzyj { $state }: { $tiles } kafle i przywódca
       *[many] Wesprzyj { $state }: { $tiles } kafli i przywódca
    }
   *[false] { $tiles ->
        [one] Wesprzyj { $state }: { $tiles } kafel
        [few] Wesprzyj { $state }: { $tiles } kafle
       *[many] Wesprzyj { $state }: { $tiles } kafli
    }
}
huang-table-do = { $act ->
    [tile] Połóż na { $at }
    [leader] Umieść przywódcę na { $at }
    [riot] Usuń kafel z { $at }
    [pagoda] Zbuduj tu pagodę
    [palace] Zbuduj tu pałac
    [move] Przenieś tę pagodę
    [remove] Usuń żołnierza z { $at }
    [keep] Zostaw spichlerz na { $at }
   *[other] Zrób to
}
huang-table-help-riot = Mój niebieski przywódca zastępuje jeden z dwóch kafli
huang-table-help-build = Mój zielony przywódca zastępuje jeden z dwóch kafli
huang-table-lit-own = punkty dla ciebie
huang-table-lit-other = punkty dla kogoś innego
huang-table-lit-war = wojna
huang-table-lit-revolt = rewolta
huang-table-lit-piece = do wyboru
huang-table-lit-legal = dozwolone
huang-table-piece-tile = Połóż { $colour } kafel
huang-table-piece-leader = Umieść albo przemieść przywódcę: { $colour }
huang-table-piece-withdraw = Wycofaj przywódcę
huang-table-piece-riot = Bunt chłopów
huang-table-piece-build = Buduj
huang-table-piece-move = Która pagoda zmienia miejsce
huang-table-piece-replace = Wymień kafle
huang-table-piece-take = Weź z Rynku
huang-table-piece-commit = Dołóż w rewolcie
huang-table-piece-support = Wesprzyj królestwo
huang-table-piece-win = Kto wygrywa przy remisie
huang-table-piece-remove = Usuń żołnierza
huang-table-piece-keep = Spichlerze
huang-table-piece-none = Nic
# Wars and revolts
huang-table-war-at = Wojna przy { $at }
huang-table-war-joins = { $name } łączy kaflem ({ $colour }): { $states }
huang-table-state = królestwo przy { $at }
huang-table-state-title = Królestwo przy { $at }
huang-table-revolt = Rewolta
huang-table-revolt-about = kolor przywódców: { $colour }
huang-table-bandits-beaten = Bandyci są pokonani
huang-table-stake = stawka
huang-table-from-map = mapa
huang-table-from-hand = Z twojej ręki
huang-table-no-tiles = Kafle na ręce, kolor { $colour }: brak
huang-table-stays = +1, zostaje
huang-table-asked = Kolejność pytania
huang-table-gave = { $side }: { $count }
huang-table-gave-none = nic
huang-table-holds = ma { $count }
huang-table-holds-ties = { $count }, remisy
huang-table-support = Wsparcie
huang-table-nobody = Nikt
huang-table-support-none = Nikogo nie wspieraj
huang-table-tie = Remis: które królestwo wygrywa?
huang-table-win = Wygrywa { $state }
huang-table-price = { $count ->
    [one] Wskaż na mapie żołnierza, który jest ceną zwycięstwa.
   *[many] Wskaż na mapie { $count } żołnierzy, którzy są ceną zwycięstwa, jednego po drugim.
}
huang-table-commit-tiles = { $count ->
    [one] { $count } kafel
    [few] { $count } kafle
   *[many] { $count } kafli
}
huang-table-commit-leader = z przywódcą
huang-table-commit-war = Wesprzyj { $state }: { $leader ->
    [true] { $tiles ->
        [0] przywódca
        [one] { $tiles } kafel i przywódca
        [few] { $tiles } kafle i przywódca
       *[many] { $tiles } kafli i przywódca
    }
   *[false] { $tiles ->
        [one] { $tiles } kafel
        [few] { $tiles } kafle
       *[many] { $tiles } kafli
    }
}
huang-table-commit-revolt = Dołóż { $leader ->
    [true] { $tiles ->
        [0] przywódcę
        [one] { $tiles } kafel i przywódcę
        [few] { $tiles } kafle i przywódcę
       *[many] { $tiles } kafli i przywódcę
    }
   *[false] { $tiles ->
        [one] { $tiles } kafel
        [few] { $tiles } kafle
       *[many] { $tiles } kafli
    }
}
huang-table-commit-none = Nic nie dokładaj
huang-table-attacks = atakuje
huang-table-defends = broni się, wygrywa remisy
huang-table-decides = teraz decyduje
huang-table-out = { $total } do { $price }, jeśli tak zostanie: wygrywa { $winner }.
huang-table-out-tie = Remis, siła { $total }, jeśli tak zostanie: rozstrzyga { $name }.
huang-table-out-home = Pokonani przywódcy wracają do graczy: { $names }.
huang-table-out-price = { $price ->
    [0] Bez ceny do zapłacenia.
   *[other] Cena: { $price ->
        [one] { $price } czerwony kafel
        [few] { $price } czerwone kafle
       *[many] { $price } czerwonych kafli
    }, { $map ->
        [0] opłacona dołożonymi kaflami.
       *[other] w tym { $map } z mapy. Pagody na usuniętych kaflach przepadają.
    }
}
# On small screens
huang-table-tabs = Panele
huang-table-tab-main = Ruch
huang-table-tab-war = Wojna
huang-table-tab-revolt = Rewolta
huang-table-tab-hand = Ręka
huang-table-tab-market = Rynek
huang-table-tab-seats = Gracze
huang-table-tab-log = Przebieg
huang-table-bag = woreczek { $count }
huang-table-granaries = spichlerze

## The table, second edition

huang-offices-yellow = guber­natorzy
huang-offices-red = żoł­nierze
huang-offices-blue = rolnicy
huang-offices-green = kupcy
huang-offices-white = artyści

# The score sheet while the game is played
huang-score-what = Twój wynik to najniższa z twoich liczb punktów: żółtych, czerwonych, niebieskich i zielonych. Na końcu białe punkty podnoszą najniższe z nich.
huang-score-how = Skąd biorą się punkty
huang-score-tile = Kafel w królestwie twojego przywódcy tego samego koloru
huang-score-tile-gain = +1
huang-score-stand-in = Kafel w królestwie twojego żółtego przywódcy, jeśli nie ma tam przywódcy w kolorze kafla
huang-score-stand-in-gain = +1
huang-score-conflict = Każdy przywódca pokonany w wojnie lub rewolcie, w jego kolorze
huang-score-conflict-gain = po +1
huang-score-pagoda = Pagoda w królestwie twojego przywódcy tego samego koloru
huang-score-pagoda-gain = +1 na turę
huang-score-where = Kto gdzie przewodzi
huang-score-nobody = jeszcze nikt
huang-score-hidden = Ukryte do końca gry: punkty graczy { $names }. Każdy zysk jest w przebiegu gry.

# The log, with the names of states
huang-log-tile = { $seat } kładzie { $colour } kafel na { $at } ({ $state }).
huang-log-leader-placed = { $seat } umieszcza { hue-m-acc } przywódcę na { $at } ({ $state }).
huang-log-leader-moved = { $seat } przemieszcza { hue-m-acc } przywódcę z { $from } na { $at } ({ $state }).
huang-log-leader-lost-revolt = { $seat } zabiera { hue-m-acc } przywódcę: przegrał rewoltę.
huang-log-leader-lost-war = { $seat } zabiera { hue-m-acc } przywódcę: przegrał wojnę.
huang-log-points-tile = { $seat } zdobywa { huang-so-many-points } za kafel: w królestwie { $state } przewodzi { $colour } przywódca.
huang-log-points-stand-in = { $seat } zdobywa { huang-so-many-points } za kafel: w królestwie { $state } nie ma przywódcy tego koloru, więc punktuje żółty.
huang-log-points-war = { $seat } zdobywa { huang-so-many-points } za przywódcę pokonanego w wojnie.
huang-log-points-pagodas = { $points ->
    [one] { $seat } zdobywa { huang-so-many-points } za pagodę w królestwie { $state }.
    [few] { $seat } zdobywa { huang-so-many-points } za { $points } pagody w królestwie { $state }.
   *[many] { $seat } zdobywa { huang-so-many-points } za { $points } pagód w królestwie { $state }.
}
huang-log-points-bandits = { $seat } zdobywa { huang-so-many-points } za bandytów pokonanych przez { $state }.
huang-log-pagoda-built = { $seat } wznosi { hue-f-acc } pagodę w królestwie { $state }.
huang-log-pagoda-moved = { $seat } przenosi { hue-f-acc } pagodę z { $from } do królestwa { $state }.
huang-log-revolt = Rewolta { hue-pl-gen } przywódców w królestwie { $state }! { $seat } ({ $attack }) przeciw: { $defender } ({ $defence }).

# The end
huang-end-bar = { $colour }: { $total }{ $added ->
    [0] {""}
   *[other] , w tym białe: { $added }
}
huang-end-white = { $count ->
    [0] bez białych punktów
    [one] dodano { $count } biały punkt
    [few] dodano { $count } białe punkty
   *[many] dodano { $count } białych punktów
}
huang-end-line = Wynikiem jest najniższa suma; białe punkty uzupełniają najniższe.
huang-because-lowest = Decyduje najniższy kolor. { $winner }: { $best } ({ $colours }){ $white ->
    [0] {""}
    [one] , z { $white } białym punktem
   *[other] , z { $white } białymi punktami
}. { $other }: { $less } ({ $lower }).
huang-because-second = Najniższe kolory są równe ({ $equal }), więc decyduje drugi od dołu. { $winner }: { $best }. { $other }: { $less }.
huang-because-third = Dwa najniższe kolory są równe, więc decyduje trzeci od dołu. { $winner }: { $best }. { $other }: { $less }.
huang-because-highest = Trzy najniższe kolory są równe, więc decyduje najwyższy. { $winner }: { $best }. { $other }: { $less }.
huang-because-white = Wszystkie cztery sumy są równe, więc decyduje mniej białych punktów. { $winner }: { $best }. { $other }: { $less }.
huang-because-nobody = Wszystkie sumy są równe, więc nikt nie wygrywa.
