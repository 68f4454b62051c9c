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

huang-option-short = Tylko dla dwóch graczy: z woreczka usuwa się losowo 24 kafle, więc gra jest krótsza.
huang-option-bandits = Bandyci zajmują pięć obozów. Pokonaj ich królestwem, które ma dość czerwonych kafli.
huang-option-eighteen_kingdoms = Mapa Osiemnastu Królestw, ze spichlerzami zamiast niebieskich pagód.
huang-option-palace = Pałac Cesarski można wznieść na czterech żółtych kaflach; daje siódmy kafel na ręce.
huang-option-open_scores = Wszyscy widzą punkty wszystkich.
huang-option-full_tie = Kto wygrywa przy pełnym remisie: nikt albo gracz z najmniejszą liczbą białych punktów.
huang-option-map = Standardowa mapa dla powyższych opcji albo własna mapa z pliku.
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
huang-ask-build = { $seat }: { $at } uzupełnia trójkąt. Wznieś pagodę albo wpisz `none`.
huang-ask-move = { $seat }: wskaż pagodę do przeniesienia.
huang-ask-market = { $seat }: weź kafel z Rynku albo wpisz `none`.
huang-ask-chain = { $seat }: połóż kolejny niebieski kafel obok { $at } albo wpisz `none`.
huang-ask-commit = { $side ->
    [attacker] { $seat }: atakujesz w rewolcie { hue-pl-gen } przywódców. Dołóż żółte kafle z ręki albo wpisz `none`.
   *[defender] { $seat }: bronisz się w rewolcie { hue-pl-gen } przywódców. Dołóż żółte kafle z ręki albo wpisz `none`.
}
huang-ask-support = { $seat }: wesprzyj królestwo w wojnie przy { $at } albo wpisz `none`.
huang-ask-tie = { $seat }: w wojnie jest remis. Wskaż królestwo, które wygrywa.
huang-ask-price = { $seat }: usuń czerwony kafel ({ $left ->
    [one] ostatni
    [few] zostały { $left }
   *[many] zostało { $left }
}).
huang-ask-granaries = { $seat }: wskaż spichlerz, który zostaje w królestwie twojego niebieskiego przywódcy; pozostałe zabierasz. Albo wpisz `none`.
huang-over = Gra skończona.

## What happened

huang-turn = Tura: { $seat }.
huang-declined-building = { $seat } niczego nie wznosi.
huang-declined-market = { $seat } niczego nie bierze z Rynku.
huang-declined-chain = { $seat } nie dokłada kolejnego niebieskiego kafla.
huang-declined-granaries = { $seat } zostawia spichlerze na miejscu.
huang-passed = { $seat } nie ma dozwolonej akcji i pasuje.
huang-tile = { $seat } kładzie { $colour } kafel na { $at }.
huang-leader-placed = { $seat } umieszcza { hue-m-acc } przywódcę na { $at }.
huang-leader-moved = { $seat } przemieszcza { hue-m-acc } przywódcę z { $from } na { $at }.
huang-leader-withdrawn = { $seat } wycofuje { hue-m-acc } przywódcę z { $from }.
huang-leader-unsupported = { $seat } zabiera { hue-m-acc } przywódcę z { $from }: nie ma już przy nim żółtego kafla.
huang-leader-lost-revolt = { $seat } zabiera { hue-m-acc } przywódcę z { $from } po przegranej rewolcie.
huang-leader-lost-war = { $seat } zabiera { hue-m-acc } przywódcę z { $from } po przegranej wojnie.
# How many points of which colour, as the object of a sentence.
huang-so-many-points = { $points ->
    [one] { $points } { $colour } punkt
    [few] { $points } { hue-pl } punkty
   *[many] { $points } { hue-pl-gen } punktów
}
huang-points-tile = { $seat } zdobywa { huang-so-many-points } za kafel w królestwie, w którym jest { $colour } przywódca z { $at }.
huang-points-stand-in = { $seat } zdobywa { huang-so-many-points } za kafel: w królestwie nie ma { hue-m-acc } przywódcy, więc punktuje żółty przywódca z { $at }.
huang-points-revolt = { $seat } zdobywa { huang-so-many-points } za rewoltę.
huang-points-war = { $seat } zdobywa { huang-so-many-points } za przywódcę, którego pokonał { $colour } przywódca z { $at }.
huang-points-pagodas = { $points ->
    [one] { $seat } zdobywa { huang-so-many-points } za pagodę w królestwie przywódcy z { $at }.
    [few] { $seat } zdobywa { huang-so-many-points } za { $points } pagody w królestwie przywódcy z { $at }.
   *[many] { $seat } zdobywa { huang-so-many-points } za { $points } pagód w królestwie przywódcy z { $at }.
}
huang-points-bandits = { $seat } zdobywa { huang-so-many-points } za pokonanie bandytów, dzięki przywódcy z { $at }.
huang-riot = { $leader ->
    [yes] { $tiles ->
        [one] { $seat } wszczyna bunt chłopów na { $at }, odrzucając niebieski kafel i korzystając z niebieskiego przywódcy.
        [few] { $seat } wszczyna bunt chłopów na { $at }, odrzucając { $tiles } niebieskie kafle i korzystając z niebieskiego przywódcy.
       *[many] { $seat } wszczyna bunt chłopów na { $at }, odrzucając { $tiles } niebieskich kafli i korzystając z niebieskiego przywódcy.
    }
   *[no] { $tiles ->
        [one] { $seat } wszczyna bunt chłopów na { $at }, odrzucając niebieski kafel.
        [few] { $seat } wszczyna bunt chłopów na { $at }, odrzucając { $tiles } niebieskie kafle.
       *[many] { $seat } wszczyna bunt chłopów na { $at }, odrzucając { $tiles } niebieskich kafli.
    }
}
huang-paid = { $leader ->
    [yes] { $tiles ->
        [one] { $seat } odrzuca zielony kafel i korzysta z zielonego przywódcy.
        [few] { $seat } odrzuca { $tiles } zielone kafle i korzysta z zielonego przywódcy.
       *[many] { $seat } odrzuca { $tiles } zielonych kafli i korzysta z zielonego przywódcy.
    }
   *[no] { $tiles ->
        [one] { $seat } odrzuca zielony kafel.
        [few] { $seat } odrzuca { $tiles } zielone kafle.
       *[many] { $seat } odrzuca { $tiles } zielonych kafli.
    }
}
huang-pagoda-built = { $seat } wznosi { hue-f-acc } pagodę na { $at }.
huang-pagoda-moved = { $seat } przenosi { hue-f-acc } pagodę z { $from } na { $at }.
huang-palace-built = { $seat } wznosi pałac na { $at }.
huang-palace-moved = { $seat } przenosi pałac z { $from } na { $at }.
huang-removed-riot = Kafel na { $at } ({ $colour }) zostaje usunięty.
huang-removed-lost = Kafel na { $at } ({ $colour }) jest stracony.
huang-removed-price = Kafel na { $at } ({ $colour }) zostaje usunięty jako cena zwycięstwa.
huang-removed-bandits = Kafel na { $at } ({ $colour }) zostaje usunięty jako cena zwycięstwa nad bandytami.
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
huang-illegal-action-now = Wybierz akcję: umieść lub przemieść przywódcę, połóż kafel, wszcznij bunt chłopów, wznieś pagodę za zielone kafle albo wymień kafle.
huang-illegal-build-now = Najpierw zdecyduj, czy wznosisz budowlę z położonym kaflem: wpisz gdzie albo `none`.
huang-illegal-move-now = Najpierw wskaż pagodę do przeniesienia.
huang-illegal-market-now = Najpierw wybierz kafel z Rynku: wpisz jego kolor albo `none`.
huang-illegal-chain-now = Najpierw połóż kolejny niebieski kafel albo wpisz `none`.
huang-illegal-commit-now = Najpierw zdecyduj, co dokładasz w rewolcie: wpisz ile albo `none`.
huang-illegal-support-now = Najpierw zdecyduj, kogo wspierasz w wojnie: wpisz, które królestwo i czym, albo `none`.
huang-illegal-tie-now = Najpierw wskaż, które z remisujących królestw wygrywa.
huang-illegal-pay-now = Najpierw wskaż czerwony kafel do usunięcia.
huang-illegal-granaries-now = Najpierw wskaż spichlerz, który zostaje, albo wpisz `none`.
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
huang-illegal-not-with-this-tile = Położony kafel musi być jednym z kafli pod budowlą.
huang-illegal-not-a-free-triangle = Pagoda potrzebuje trzech stykających się kafli jednego koloru, z których żaden nie leży pod inną budowlą.
huang-illegal-not-a-free-rhombus = Pałac potrzebuje czterech żółtych kafli ułożonych w romb, z których żaden nie leży pod inną budowlą.
huang-illegal-no-palace = W tej grze nie ma pałacu.
huang-illegal-no-blue-pagodas = W Osiemnastu Królestwach nie ma niebieskich pagód.
huang-illegal-no-such-pagoda = Nie stoi tam pagoda tego koloru.
huang-illegal-not-in-market = Na Rynku nie ma kafla tego koloru.
huang-illegal-chain-blue = Po niebieskim kaflu można dołożyć tylko kolejny niebieski.
huang-illegal-chain-adjacent = Następny niebieski kafel musi stykać się z właśnie położonym.
huang-illegal-replace-number = Wymienić można od jednego do sześciu kafli.
huang-illegal-commit-nothing = Aby niczego nie dokładać, wpisz `none`.
huang-illegal-not-at-war = To pole nie należy do walczącego królestwa.
huang-illegal-not-tied = To królestwo nie należy do najsilniejszych.
huang-illegal-not-a-red-tile = To nie jest czerwony kafel, który można teraz usunąć.
huang-illegal-no-granary-there = Nie stoi tam spichlerz z królestwa twojego niebieskiego przywódcy.

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
huang-sheet-white-added = Białe punkty dodane do
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
huang-sheet-decided-nobody = Nic: pełny remis

## Where points come from

huang-source-tile = Kafle
huang-source-stand-in = Kafle, dzięki żółtemu przywódcy
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
huang-survey-nearest = Odległość między najbliższymi stolicami
huang-survey-camps = Obozy bandytów
huang-survey-river-triangles = Trójkąty rzeczne
huang-survey-parts = Spójne części
huang-survey-land-parts = Spójne części lądu

## The drawn table

huang-office-yellow = gubernator
huang-office-red = żołnierz
huang-office-blue = rolnik
huang-office-green = kupiec
huang-office-white = artysta
huang-table-map = Mapa: { $title }
huang-table-players = Gracze
huang-table-leader = przywódca
huang-table-leader-at = { $colour } przywódca na { $at }
huang-table-leader-off = { $colour } przywódca, poza mapą
huang-table-leader-of = { $colour } przywódca ({ $name })
huang-table-tile = { $colour } kafel ({ $office })
huang-table-under-pagoda = pod { hue-f-acc } pagodą
huang-table-under-palace = pod pałacem
huang-table-granary = ze spichlerzem
huang-table-bandits = { $count ->
    [one] { $count } bandyta
    [few] { $count } bandyci
   *[many] { $count } bandytów
}
huang-table-capital = stolica: { $name }
# States of the built-in maps whose names have a word in them; the others are called the same everywhere.
huang-table-name-western-wei = Zachodnie Wei
huang-table-name-western-chu = Zachodnie Chu
huang-table-land = ląd
huang-table-river = rzeka
huang-table-tiles = { $count } × { $colour }

# The own seat
huang-table-your-hand = Twoja ręka, { $count }
huang-table-your-points = Twoje punkty
huang-table-leaders-off = { $count ->
    [0] Wszyscy przywódcy są na mapie
   *[many] Przywódcy poza mapą, { $count } z 5
}
huang-table-market = Rynek, { $count }
huang-table-riot = Bunt chłopów
huang-table-build = Pagoda (2 zielone kafle)
huang-table-replace-plan = Wymień kafle
huang-table-withdraw = Wycofaj przywódcę
huang-table-back = Odłóż
huang-table-no-act = Pas
huang-table-no-build = Nic nie wznoś
huang-table-no-market = Nic nie bierz
huang-table-no-chain = Zakończ
huang-table-no-granaries = Nie zabieraj spichlerzy
huang-table-none = Nic nie rób
huang-table-how-act = Wybierz kafel albo przywódcę, potem podświetlone pole; albo najpierw pole.
huang-table-how-piece = Wybierz, co trafia na { $at }. Dozwolone wybory są jaśniejsze.
huang-table-how-replace = Zaznacz kafle, które chcesz odrzucić; dobierzesz tyle samo. Nikt inny ich nie zobaczy.
huang-table-how-build = Wskaż zaznaczone miejsce albo nic nie wznoś.
huang-table-how-move = Nie ma już pagód tego koloru: wskaż tę, którą przenosisz.
huang-table-how-market = Wybierz kafel z Rynku.
huang-table-how-chain = Wskaż podświetlone pole rzeki dla następnego niebieskiego kafla albo zakończ.

# What a choice is called and what it does
huang-table-nothing-more = nikt nie zdobywa punktów
huang-table-title-tile = Połóż { $colour } kafel na { $at }
huang-table-title-leader = Umieść { hue-m-acc } przywódcę na { $at }
huang-table-title-withdraw = Wycofaj { hue-m-acc } przywódcę
huang-table-title-take = Weź { $colour } kafel
huang-table-title-riot = Bunt chłopów na { $at }
huang-table-title-pagoda = Wznieś pagodę na { $at }
huang-table-title-palace = Wznieś pałac na { $at }
huang-table-title-move = Przenieś pagodę z { $at }
huang-table-title-replace = Wymień: { $tiles }
huang-table-title-win = Wygrywa { $state }
huang-table-title-remove = Usuń czerwony kafel z { $at }
huang-table-title-keep = Zostaw spichlerz na { $at }
huang-table-title-commit = { $leader ->
    [true] { $tiles ->
        [0] Dołóż przywódcę
        [one] Dołóż { $tiles } kafel i przywódcę
        [few] Dołóż { $tiles } kafle i przywódcę
       *[many] Dołóż { $tiles } kafli i przywódcę
    }
   *[false] { $tiles ->
        [0] Nie dokładaj niczego
        [one] Dołóż { $tiles } kafel
        [few] Dołóż { $tiles } kafle
       *[many] Dołóż { $tiles } kafli
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
    [pagoda] Wznieś tu pagodę
    [palace] Wznieś tu pałac
    [move] Przenieś tę pagodę
    [remove] Usuń czerwony kafel z { $at }
    [keep] Zostaw spichlerz na { $at }
   *[other] Zrób to
}
huang-table-lit-own = punkty dla ciebie
huang-table-lit-other = punkty dla kogoś innego
huang-table-lit-war = wojna
huang-table-lit-revolt = rewolta
huang-table-lit-piece = do wyboru
huang-table-lit-legal = dozwolone
huang-table-piece-tile = Połóż { $colour } kafel
huang-table-piece-leader = Umieść albo przemieść { hue-m-acc } przywódcę
huang-table-piece-withdraw = Wycofaj przywódcę
huang-table-piece-riot = Bunt chłopów
huang-table-piece-build = Wznieś budowlę
huang-table-piece-move = Przenieś pagodę
huang-table-piece-replace = Wymień kafle
huang-table-piece-take = Weź z Rynku
huang-table-piece-commit = Dołóż w rewolcie
huang-table-piece-support = Wesprzyj królestwo
huang-table-piece-win = Rozstrzygnij remis
huang-table-piece-remove = Usuń czerwony kafel
huang-table-piece-keep = Spichlerze
huang-table-piece-none = Nic

# Wars and revolts
huang-table-war-at = Wojna przy { $at }
huang-table-war-joins = Kafel ({ $colour }) łączy: { $states } ({ $name })
huang-table-state = królestwo przy { $at }
huang-table-state-title = Królestwo przy { $at }
huang-table-revolt = Rewolta
huang-table-revolt-about = rewolta { hue-pl-gen } przywódców
huang-table-from-map = mapa
huang-table-gave = { $side }: { $count }
huang-table-gave-none = bez wsparcia
huang-table-holds = ma { $count }
huang-table-holds-ties = ma { $count }, rozstrzyga remis
huang-table-support-none = Nie wspieraj żadnego
huang-table-price = { $count ->
    [one] Wskaż na mapie czerwony kafel, który jest ceną zwycięstwa.
    [few] Wskaż na mapie { $count } czerwone kafle, które są ceną zwycięstwa, jeden po drugim.
   *[many] Wskaż na mapie { $count } czerwonych kafli, które są ceną zwycięstwa, jeden po drugim.
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
huang-table-defends = broni się, wygrywa przy remisie
huang-table-decides = teraz decyduje
huang-table-out = Na tę chwilę wygrywa { $winner }, { $total } do { $price }.
huang-table-out-tie = Na tę chwilę remis, siła { $total }: rozstrzyga { $name }.
huang-table-out-home = Pokonani przywódcy wracają do graczy: { $names }.
huang-table-out-price = { $price ->
    [0] Nie ma ceny do zapłaty.
   *[other] Cena: { $price ->
        [one] { $price } czerwony kafel
        [few] { $price } czerwone kafle
       *[many] { $price } czerwonych kafli
    }, { $map ->
        [0] opłacona dołożonymi kaflami.
       *[other] w tym { $map } z mapy. Pagody na usuniętych kaflach zostają usunięte.
    }
}

# On small screens
huang-table-tab-war = Wojna
huang-table-tab-revolt = Rewolta
huang-table-tab-hand = Ręka
huang-table-tab-market = Rynek
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
huang-log-leader-lost-revolt = { $seat } zabiera { hue-m-acc } przywódcę po przegranej rewolcie.
huang-log-leader-lost-war = { $seat } zabiera { hue-m-acc } przywódcę po przegranej wojnie.
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
# The question, where a button says "nothing"
## What speaks for a choice, and the themes of puzzles

reason-huang-points = Daje { huang-so-many-points }.
reason-huang-weakest = Wzmacnia najsłabszy kolor: { $colour }.
reason-huang-gives = { $seat } zdobywa przez to { huang-so-many-points }.
reason-huang-pagoda = Wznosi { hue-f-acc } pagodę, która daje punkty tura po turze.
reason-huang-palace = Wznosi pałac.
reason-huang-leader = Wprowadza { hue-m-acc } przywódcę na mapę.
reason-huang-moved = Przenosi { hue-m-acc } przywódcę w lepsze miejsce.
reason-huang-withdrawn = Zabiera { hue-m-acc } przywódcę w bezpieczne miejsce.
reason-huang-revolt-won = Na tę chwilę wygrywa rewoltę { $own } do { $against }; przegrywa { $seat }.
reason-huang-revolt = Prowadzi rewoltę: { $own } do { $against }; po drugiej stronie { $seat }.
reason-huang-war-won = { $points ->
    [one] Wojna daje na tę chwilę { $points } punkt.
    [few] Wojna daje na tę chwilę { $points } punkty.
   *[many] Wojna daje na tę chwilę { $points } punktów.
}
reason-huang-war-leads = Na tę chwilę wojnę wygrywa królestwo na { $at } z sumą { $total }.
reason-huang-war-tied = Na tę chwilę w wojnie jest remis { $total }; rozstrzyga aktywny gracz.
reason-huang-war-beaten = { $seat } zabierze { hue-m-acc } przywódcę.
reason-huang-war-lost = Na tę chwilę oznacza utratę własnego { hue-m-acc } przywódcy.
reason-huang-beaten = { $seat } zabiera { hue-m-acc } przywódcę.
reason-huang-falls = Przepada { hue-f } pagoda.
reason-huang-granaries = { $points ->
    [one] Zabiera spichlerze warte na końcu { $points } niebieski punkt.
    [few] Zabiera spichlerze warte na końcu { $points } niebieskie punkty.
   *[many] Zabiera spichlerze warte na końcu { $points } niebieskich punktów.
}
reason-huang-bandits = Pokonuje bandytów.
reason-huang-market = Bierze { $colour } kafel z Rynku.
reason-huang-quiet = Przygotowuje następne tury.
reason-huang-nothing = Zachowuje wszystko na później.
puzzle-theme-huang-war = Wojny
puzzle-theme-huang-revolt = Rewolty
puzzle-theme-huang-pagoda = Pagody
puzzle-theme-huang-riot = Bunty i straty
puzzle-theme-huang-leader = Przywódcy
puzzle-theme-huang-points = Punkty od razu
puzzle-theme-huang-quiet = Ciche ruchy

# The table: what is asked, and what a choice would do
huang-hands = Ręce
huang-calm-leaders = Przywódcy
huang-calm-sure = { $what }.
huang-calm-begin = Wybór pojawi się tutaj, zanim go zagrasz.
huang-calm-act = { $number ->
    [1] Wybierz akcję, pierwszą z dwóch.
   *[2] Wybierz akcję, drugą z dwóch.
}
huang-calm-place = Wybierz podświetlone pole.
huang-calm-riot = Wskaż kafel do usunięcia.
huang-calm-site = Wskaż zaznaczone miejsce.
huang-calm-chain-none = Nie masz więcej niebieskich kafli do położenia.
huang-calm-revolt = Poświęcić kafle na rewoltę?
huang-calm-granary = Wskaż spichlerz, który zostaje; pozostałe zabierasz.
huang-calm-war = Wesprzeć królestwo?
huang-calm-side = Wybierz królestwo, które wspierasz.
huang-calm-tie = Wybierz królestwo, które wygrywa przy remisie.
huang-calm-bandits = { $count ->
    [one] Pokonani bandyci: { $beaten }. Wskaż czerwony kafel, który tracisz.
    [few] Pokonani bandyci: { $beaten }. Wskaż jeden po drugim { $count } czerwone kafle, które tracisz.
   *[many] Pokonani bandyci: { $beaten }. Wskaż jeden po drugim { $count } czerwonych kafli, które tracisz.
}
huang-calm-beaten = Pokonani bandyci: { $count }
huang-calm-granaries = Spichlerze: { $count }, na końcu warte { $points } niebieskich punktów
huang-calm-home = { $colour } przywódca schodzi z mapy
huang-calm-pagoda-lost = Tracona pagoda: { $colour }
huang-calm-lost = { $what ->
    [palace] Pałac zostaje utracony
   *[granary] Spichlerz zostaje utracony
}
huang-calm-tiles = { $count ->
    [one] 1 kafel schodzi z mapy
    [few] { $count } kafle schodzą z mapy
   *[many] { $count } kafli schodzi z mapy
}
huang-calm-offer = { $what ->
    [pagoda] Potem można wznieść pagodę
    [palace] Potem można wznieść pałac
    [market] Potem można wziąć kafel z rynku
    [chain] Potem można położyć następny niebieski kafel
   *[granaries] Potem można zabrać spichlerze
}
huang-calm-over = To kończy grę
huang-calm-action = akcja { $number } z 2
huang-calm-none-there = brak na mapie
