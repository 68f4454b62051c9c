# The lessons of Qin. `**…**` is what to look at.

## 1: Twoja pierwsza prowincja

lesson-qin-1-title = Twoja pierwsza prowincja
lesson-qin-1-about = Kładź kafle, zakładaj prowincje, stawiaj pagody.
lesson-qin-1-1-say = Kto pierwszy postawi wszystkie swoje **pagody**, zdobywa Chiny. Połóż **czerwony kafel** przy czerwonym terytorium **g9**.
lesson-qin-1-1-praise = Dwa lub więcej połączonych terytoriów jednego koloru to prowincja: stoi twoja pierwsza pagoda!
lesson-qin-1-1-wrong-1 = Kafel dotyka tylko rogiem. Jedna połowa musi stykać się krawędzią z terytorium.
lesson-qin-1-1-wrong-2 = Tam nic jeszcze nie leży. Każdy kafel przylega do jakiegoś terytorium na planszy.
lesson-qin-1-1-otherwise = Prowincja i pagoda, brawo! Ale czerwone terytorium g9 zostaje poza nią: połóż kafel przy nim.
lesson-qin-1-1-then-1 = Zachód zakłada niebieską prowincję.
lesson-qin-1-2-say = Ten **kafel** ma dwa kolory. Obróć go tak, żeby żółte stykało się z żółtym terytorium **g7**.
lesson-qin-1-2-praise = Druga prowincja, druga pagoda.
lesson-qin-1-2-wrong-1 = Czerwone styka się z żółtym i nic się nie dzieje: prowincja ma jeden kolor. Obróć kafel.
lesson-qin-1-2-wrong-2 = Twoja czerwona prowincja urosła, ale to nie daje pagody, a żółte leży samotnie. Połóż żółte przy g7.
lesson-qin-1-2-wrong-3 = Rogi się nie liczą. Jedna połowa musi stykać się krawędzią z terytorium.
lesson-qin-1-2-otherwise = Obie połowy stykają się tylko z innymi kolorami, więc nic nie powstaje. Połóż żółte przy g7.
lesson-qin-1-2-then-1 = Zachód powiększa swoją niebieską prowincję. To nie daje pagody.
lesson-qin-1-3-say = Po każdej turze dobierasz kafel: ten **dublet** sam jest prowincją. Załóż ją z dala od **niebieskiej** prowincji przeciwnika.
lesson-qin-1-3-praise = Trzy prowincje, trzy pagody.
lesson-qin-1-3-wrong-1 = Twój kafel dołączył do niebieskiej prowincji przeciwnika: to, co dołącza, należy do właściciela, a Zachód stawia nawet pagodę. Zachowaj jedno pole odstępu.
lesson-qin-1-closing = Stoją trzy pagody, zostało ci 21. Umiesz już zakładać prowincje.

## 2: Kto zyskuje, gdy prowincja rośnie?

lesson-qin-2-title = Kto zyskuje, gdy prowincja rośnie?
lesson-qin-2-about = Powiększaj swoje i korzystaj z samotnych terytoriów.
lesson-qin-2-1-say = Twoja **żółta prowincja** ma dwa terytoria. Połóż żółte na **i7**, a niebieskie na **j7**, gdzie nikomu nie pomoże.
lesson-qin-2-1-praise = Trzy terytoria. Większą prowincję trudniej odebrać.
lesson-qin-2-1-wrong-1 = Twoje żółte urosło, ale niebieskie przeciwnika też. To, co dodane, należy do właściciela, bez względu na to, kto dodał.
lesson-qin-2-1-wrong-2 = Niebieskie dołączyło do prowincji przeciwnika, a twoje żółte leży samotnie: dajesz i nic nie bierzesz.
lesson-qin-2-1-wrong-3 = Niebieskie styka się z żółtym, więc nic nie urosło. Obróć kafel.
lesson-qin-2-1-wrong-4 = Twoje żółte urosło i to dobrze. Tym razem połóż żółte na i7, a niebieskie na j7.
lesson-qin-2-1-otherwise = Nic nie urosło: każda połowa styka się tylko z innymi kolorami. Połóż żółte na i7.
lesson-qin-2-1-then-1 = Zachód zakłada czerwoną prowincję z czerwonym terytorium startowym.
lesson-qin-2-2-say = **Niebieskie terytorium** twojego ostatniego kafla leży samotnie i nie należy do nikogo. Połącz je **niebieskim kaflem**.
lesson-qin-2-2-praise = Jedna pagoda, trzy terytoria: samotne też się liczy.
lesson-qin-2-2-wrong-1 = Twoje dwa terytoria dołączyły do niebieskich przeciwnika: jest pięć i Zachód stawia pagodę. Nie karm przeciwnika.
lesson-qin-2-2-otherwise = Prowincja i pagoda. Ale samotne terytorium wciąż może wziąć każdy: połącz je.
lesson-qin-2-2-then-1 = Zachód powiększa swoje niebieskie i zostawia samotne żółte terytorium na i3.
lesson-qin-2-3-say = Zachód zostawia samotne żółte na **i3**. Weź je: należy do gracza, który je połączy.
lesson-qin-2-3-praise = Twoja pagoda na terytorium, które położył przeciwnik.
lesson-qin-2-3-wrong-1 = Żółta prowincja i pagoda: to też dobre miejsce! Tym razem weź samotne terytorium i3.
lesson-qin-2-3-wrong-2 = Czerwone dołączyło do prowincji przeciwnika i należy do niego. Trzymaj czerwone z daleka.
lesson-qin-2-3-wrong-3 = Twoje żółte urosło, ale wzrost nie daje pagody. Załóż nową prowincję przy i3.
lesson-qin-2-3-wrong-4 = Czerwone styka się z żółtym terytorium, więc zostaje ono samotne. Obróć kafel.
lesson-qin-2-3-otherwise = Nic tam nie powstaje. Połóż żółte obok i3.
lesson-qin-2-closing = Założenie daje pagodę, wzrost nie, a to, co rośnie, należy do właściciela.

## 3: Pięć to wielka prowincja

lesson-qin-3-title = Pięć to wielka prowincja
lesson-qin-3-about = Druga pagoda, a trzeciej nigdy.
lesson-qin-3-1-say = Twoja **czerwona prowincja** ma cztery terytoria. Dodaj piąte.
lesson-qin-3-1-praise = Pięć terytoriów: prowincja jest wielka i stoją na niej dwie pagody.
lesson-qin-3-1-wrong-1 = Żółta prowincja: to też jedna pagoda. Ale teraz chodzi o piąte czerwone terytorium.
lesson-qin-3-1-otherwise = Czerwone wciąż mają cztery terytoria. Obróć albo przesuń kafel tak, żeby jego czerwona połowa stykała się z czerwonym.
lesson-qin-3-1-then-1 = Zachód zakłada żółtą prowincję i zostawia samotne niebieskie terytorium.
lesson-qin-3-2-say = Wielka prowincja nigdy nie dostaje trzeciej pagody. Postaw ją gdzie indziej, na przykład przy samotnym niebieskim **e7**, i nic nie daj przeciwnikowi.
lesson-qin-3-2-praise = Nowa pagoda dla ciebie, żadnej dla przeciwnika.
lesson-qin-3-2-wrong-1 = To było piąte niebieskie terytorium przeciwnika: Zachód stawia drugą pagodę w twojej turze. Nie ruszaj cudzych czwórek.
lesson-qin-3-2-wrong-2 = Czerwone mają teraz sześć terytoriów, ale więcej niż dwóch pagód nie ma. Połącz raczej samotne terytorium.
lesson-qin-3-2-wrong-3 = Czerwone styka się z samotnym niebieskim, więc nic się nie dzieje. Obróć kafel.
lesson-qin-3-2-otherwise = Tam nie ma pagody. Połóż niebieskie obok samotnego niebieskiego e7.
lesson-qin-3-2-then-1 = Zachód ma teraz wielką niebieską prowincję: dwie pagody.
lesson-qin-3-3-say = Trzy żółte terytoria leżą samotnie: **c11**, **d12** i **f11**. Połącz wszystkie trzy jednym kaflem.
lesson-qin-3-3-praise = Założona z pięciu: dwie pagody naraz!
lesson-qin-3-3-wrong-1 = Łączysz dwa z trzech: cztery terytoria to jeszcze nie wielka prowincja. Z trzema będzie pięć.
lesson-qin-3-3-wrong-2 = To powiększa żółte przeciwnika. Połącz trzy samotne terytoria na dole po lewej.
lesson-qin-3-3-wrong-3 = Trzy pagody, w tym dwie w wioskach: świetnie, o tym jest następna lekcja! Tutaj połącz trzy żółte.
lesson-qin-3-3-otherwise = Pagoda, dobrze. Ale z trzema samotnymi terytoriami prowincja od razu byłaby wielka.
lesson-qin-3-closing = Pięć terytoriów, dwie pagody, a wielkiej prowincji nie można stracić. Dąż do pięciu!

## 4: Wioski

lesson-qin-4-title = Wioski
lesson-qin-4-about = Dotknij wioski, weź ją, zdobądź ją.
lesson-qin-4-1-say = Prowincja, która styka się z pustą wioską, przejmuje ją: to jeszcze jedna pagoda. Załóż prowincję obok wioski **d4**.
lesson-qin-4-1-praise = Dwie pagody jednym kaflem.
lesson-qin-4-1-wrong-1 = Na wiosce nic się nie kładzie. Połóż kafel obok niej.
lesson-qin-4-1-wrong-2 = Inna wioska i dwie pagody albo więcej: ładny ruch! W tej lekcji weź d4.
lesson-qin-4-1-wrong-3 = Jedna pagoda: prowincja kończy się przed wioską. Musi stykać się krawędzią z d4.
lesson-qin-4-1-otherwise = To nie styka się z d4. Obok wioski ten sam kafel daje dwie pagody.
lesson-qin-4-1-then-1 = Zachód zakłada czerwoną prowincję.
lesson-qin-4-2-say = Dwie wioski leżą obok siebie, **h13** i **i13**. Dotknij obu jedną prowincją.
lesson-qin-4-2-praise = Trzy pagody jednym kaflem: po wioski warto iść.
lesson-qin-4-2-wrong-1 = Dwie pagody: dotykasz jednej z dwóch wiosek. Połóż kafel wzdłuż obu.
lesson-qin-4-2-wrong-2 = Odbierasz przeciwnikowi wioskę: mocne i właśnie to będzie za chwilę! Tutaj dotknij h13 i i13.
lesson-qin-4-2-otherwise = Prowincja bez tych dwóch wiosek. Połóż kafel wzdłuż h13 i i13.
lesson-qin-4-2-then-1 = Zachód ma teraz wielką niebieską prowincję.
lesson-qin-4-3-say = Zachód trzyma **j10**: wokół stoi po jednej pagodzie, a remis niczego nie zmienia. Dodaj drugą.
lesson-qin-4-3-praise = Dwie przeciw jednej: wioska jest twoja, a Zachód zabiera swoją pagodę.
lesson-qin-4-3-wrong-1 = Żółta prowincja jest teraz wielka, ale nie styka się z j10. Liczą się tylko prowincje, które dotykają wioski.
lesson-qin-4-3-otherwise = Wokół j10 wciąż jest jedna przeciw jednej. Załóż prowincję na j9 albo dojdź przez j11.
lesson-qin-4-closing = Policz pagody prowincji wokół wioski: większość ją przejmuje, remis nie. Wielka prowincja liczy się za dwie.

## 5: Łączenie prowincji

lesson-qin-5-title = Łączenie prowincji
lesson-qin-5-about = Kto ma najwięcej, bierze całość.
lesson-qin-5-1-say = Jedno wolne pole, **j7**, dzieli twoje trzy żółte od dwóch żółtych przeciwnika. Połącz je: kto ma najwięcej, bierze całość.
lesson-qin-5-1-praise = Wszystko twoje, także wioska l6: stawiasz dwie pagody, a Zachód zabiera dwie.
lesson-qin-5-1-wrong-1 = Czerwone zamyka lukę, więc nic się nie łączy. Na j7 musi leżeć żółte.
lesson-qin-5-1-wrong-2 = Twoje żółte mają cztery terytoria, ale żółte przeciwnika wciąż stoją. Połącz je na j7.
lesson-qin-5-1-wrong-3 = Powiększasz cudzą prowincję. Połącz swoją z prowincją przeciwnika na j7.
lesson-qin-5-1-otherwise = Nic się nie połączyło. Połóż żółte na j7.
lesson-qin-5-1-then-1 = Wschód zakłada niebieską prowincję.
lesson-qin-5-1-then-2 = Zachód też zakłada niebieską prowincję.
lesson-qin-5-2-say = Masz czerwone na **d9** i **d10**, Wschód na **g9** i **g10**: przy remisie łączyć nie wolno. Najpierw powiększ swoją prowincję.
lesson-qin-5-2-praise = Cztery przeciw dwóm.
lesson-qin-5-2-wrong-1 = Dwa przeciw dwóm: nikt by jej nie miał, więc kafel nie może tam leżeć. Najpierw powiększ swoją.
lesson-qin-5-2-wrong-2 = Powiększasz czerwone przeciwnika: cztery przeciw twoim dwóm. Powiększ własne.
lesson-qin-5-2-otherwise = Nowa prowincja i pagoda, samo w sobie dobrze. Tym razem powiększ czerwoną na d9.
lesson-qin-5-2-then-1 = Wschód powiększa swoje żółte i przejmuje wioskę d4.
lesson-qin-5-2-then-2 = Zachód powiększa swoje niebieskie.
lesson-qin-5-3-say = Teraz masz więcej. Połącz obie czerwone prowincje przez **e9** i **f9**.
lesson-qin-5-3-praise = Wschód zabiera swoją pagodę, a ty stawiasz drugą: połączona prowincja jest zawsze wielka.
lesson-qin-5-3-wrong-1 = Twoje czerwone są wielkie i bez tego: ładny ruch! Tym razem połącz je z czerwonymi przeciwnika, żeby Wschód stracił pagodę.
lesson-qin-5-3-wrong-2 = Wschód też ma teraz cztery czerwone terytoria, a przy remisie łączyć nie wolno.
lesson-qin-5-3-otherwise = Nowa prowincja, ale luka zostaje i Wschód może ją zamknąć. Połącz obie czerwone.
lesson-qin-5-3-then-1 = Wschód powiększa swoje niebieskie.
lesson-qin-5-3-then-2 = Zachód zakłada czerwoną prowincję i powiększa swoją małą żółtą.
lesson-qin-5-4-say = Twoje żółte są wielką prowincją, a takiej nie można stracić. Wchłoń nią małą żółtą prowincję przeciwnika przez **i5** i **i6**.
lesson-qin-5-4-praise = Zachód zabiera jeszcze jedną pagodę.
lesson-qin-5-4-wrong-1 = Żółte po lewej stronie też są wielką prowincją. Nigdy nie wolno łączyć dwóch wielkich prowincji.
lesson-qin-5-4-wrong-2 = Twoje żółte urosły, ale nie sięgnęły żółtych przeciwnika, a trzeciej pagody nigdy nie ma.
lesson-qin-5-4-wrong-3 = Powiększasz cudze żółte. Połącz małą prowincję przeciwnika ze swoją przez i5 i i6.
lesson-qin-5-4-otherwise = Pagody dla ciebie, ale Zachód zachowuje żółte. Połącz je przez i5 i i6 ze swoją wielką prowincją.
lesson-qin-5-closing = Kto ma najwięcej, bierze całość; remisów i dwóch wielkich prowincji się nie łączy. Szukaj luk na jedno pole, zanim skończysz turę!

## 6: Trzy kafle na ręce

lesson-qin-6-title = Trzy kafle na ręce
lesson-qin-6-about = Wybierz kafel i przewidź, co mogą zrobić inni.
lesson-qin-6-1-say = W prawdziwej grze masz **trzy kafle**, które widzisz tylko ty, i wybierasz jeden. Jeden z nich daje trzy pagody naraz: spójrz na pary **wiosek**.
lesson-qin-6-1-praise = Dublet sam jest prowincją, a do tego dochodzą dwie wioski.
lesson-qin-6-1-wrong-1 = Dwie pagody: dobrze, ale inne miejsce daje trzy. Który kafel dotknie dwóch wiosek?
lesson-qin-6-1-wrong-2 = To daje pagodę przeciwnikowi. Załóż własną prowincję.
lesson-qin-6-1-otherwise = Dublet sam jest prowincją. Połóż go wzdłuż dwóch wiosek.
lesson-qin-6-1-then-1 = Zachód powiększa żółte do trzech, o jedno pole od twoich dwóch.
lesson-qin-6-2-say = Zachód może zająć **f7**: trzy żółte terytoria zabrałyby twoje dwa. Zabezpiecz swoje, bez względu na kafel przeciwnika.
lesson-qin-6-2-praise = Bezpiecznie: trzech z trzema łączyć nie wolno, a zamknięta luka niczego nie łączy.
lesson-qin-6-2-wrong-1 = Łączysz je samodzielnie i wszystko bierze Zachód: trzy przeciw dwóm.
lesson-qin-6-2-wrong-2 = To jeszcze powiększa żółte przeciwnika. Powiększ własne albo zamknij lukę.
lesson-qin-6-2-wrong-3 = Dobry pomysł, ale żółty kafel może jeszcze obejść twój. Powiększ swoje żółte.
lesson-qin-6-2-otherwise = Twoje żółte wciąż mają dwa terytoria i Zachód może je połączyć w następnej turze. Zrób z nich trzy: przy remisie łączyć nie wolno.
lesson-qin-6-2-then-1 = Zachód powiększa zamiast tego swoje niebieskie.
lesson-qin-6-3-say = Zachód trzyma **j10** jedną prowincją i ty dotykasz jej jedną. Znajdź kafel i miejsce, które zdobędą wioskę.
lesson-qin-6-3-praise = Dwie przeciw jednej: jedna pagoda więcej dla ciebie, jedna wraca do przeciwnika.
lesson-qin-6-3-wrong-1 = Dwie pagody albo więcej, ładny ruch! W tej lekcji odbierz przeciwnikowi j10.
lesson-qin-6-3-otherwise = Wokół j10 wciąż jest jedna przeciw jednej. Potrzebna jest druga prowincja obok albo wielka.
lesson-qin-6-closing = Dublet zakłada prowincję prawie wszędzie: zachowaj go na dobrą chwilę. A zanim położysz kafel, zapytaj, co może zrobić sąsiad.

## 7: Dwa kolory i ostatnia pagoda

lesson-qin-7-title = Dwa kolory i ostatnia pagoda
lesson-qin-7-about = Wygraj grę, a potem odpowiedz na pięć pytań.
lesson-qin-7-1-say = Zostało ci **pięć** pagód, przeciwnikowi **trzy**. Załóż tym jednym kaflem dwie prowincje.
lesson-qin-7-1-praise = Obie połowy zadziałały: dwie prowincje, dwie pagody.
lesson-qin-7-1-wrong-1 = Czerwone styka się z żółtym, żółte z czerwonym: nic. Obróć kafel.
lesson-qin-7-1-wrong-2 = Jedna prowincja, jedna pagoda, a druga połowa leży samotnie. Obie połowy mogą pracować dla ciebie.
lesson-qin-7-1-otherwise = Tam prowincja nie powstaje. Połóż czerwone przy g9, a żółte przy i8.
lesson-qin-7-1-then-1 = Zachód zakłada czerwoną prowincję: zostały dwie pagody.
lesson-qin-7-2-say = Przeciwnikowi brakuje jednego **niebieskiego** terytorium do drugiej pagody. Postaw swoją pagodę, a jemu żadnej nie daj.
lesson-qin-7-2-praise = Zostały dwie, a przeciwnik nic od ciebie nie dostał.
lesson-qin-7-2-wrong-1 = To było piąte niebieskie terytorium przeciwnika: Zachód stawia pagodę w twojej turze. Nie karm nikogo, kto jest blisko wygranej.
lesson-qin-7-2-wrong-2 = Twoje żółte urosły, ale to nie daje pagody. Załóż prowincję przy g7.
lesson-qin-7-2-otherwise = Żadna pagoda nie stanęła. Załóż żółtą prowincję przy g7.
lesson-qin-7-2-then-1 = Zachód zakłada żółtą prowincję: została jedna pagoda!
lesson-qin-7-3-say = Zostały ci **dwie** pagody, a Zachód w następnej turze postawi ostatnią. Postaw teraz obie.
lesson-qin-7-3-praise = Prowincja, wioska: nie masz już pagód i gra natychmiast się kończy.
lesson-qin-7-3-wrong-1 = Niebieskie dołączyło do prowincji przeciwnika: Zachód stawia ostatnią pagodę w twojej turze i od razu wygrywa.
lesson-qin-7-3-otherwise = Jedna pagoda stoi, jedna została, i teraz wygrywa Zachód. Poszukaj wioski.
lesson-qin-7-q1 = Kto wygrywa?
lesson-qin-7-q1-a = Gracz, który pierwszy postawi swoją ostatnią pagodę
lesson-qin-7-q1-b = Gracz, który ma największą prowincję
lesson-qin-7-q1-b-why = Wielkość pomaga przy łączeniu i daje wielką prowincję, ale wygrywają tylko postawione pagody.
lesson-qin-7-q1-c = Gracz, który ma najwięcej wiosek
lesson-qin-7-q1-c-why = Wioska jest warta jedną pagodę, nie więcej niż mała prowincja.
lesson-qin-7-q2 = Kładziesz czerwoną połowę przy czerwonej prowincji przeciwnika. Do kogo należy?
lesson-qin-7-q2-a = Do ciebie, bo ją kładziesz
lesson-qin-7-q2-a-why = To, co dodane do prowincji, należy do jej właściciela, bez względu na to, kto dodał.
lesson-qin-7-q2-b = Do przeciwnika
lesson-qin-7-q2-c = Do nikogo
lesson-qin-7-q2-c-why = Tylko samotne terytorium nie należy do nikogo.
lesson-qin-7-q3 = Kiedy prowincja dostaje drugą pagodę?
lesson-qin-7-q3-a = Za każdym razem, gdy rośnie
lesson-qin-7-q3-a-why = Sam wzrost nie daje pagody.
lesson-qin-7-q3-b = Gdy dotknie wioski
lesson-qin-7-q3-b-why = Wioska ma własną pagodę; prowincja zostaje przy swojej jednej.
lesson-qin-7-q3-c = Gdy ma pięć terytoriów
lesson-qin-7-q4 = Zachód trzyma wioskę. Wokół stoi jedna twoja pagoda i jedna przeciwnika. Co się dzieje?
lesson-qin-7-q4-a = Wioska staje się pusta
lesson-qin-7-q4-a-why = Wioskę można tylko przejąć; remis jej nie opróżnia.
lesson-qin-7-q4-b = Zachód ją zachowuje
lesson-qin-7-q4-c = Przejmujesz ją w swojej turze
lesson-qin-7-q4-c-why = Trzeba mieć wokół niej więcej pagód, a nie tyle samo.
lesson-qin-7-q5 = Twoja czerwona prowincja ma trzy terytoria, czerwona przeciwnika też trzy. Czy wolno ci je połączyć?
lesson-qin-7-q5-a = Tak, a rozstrzyga twój kafel
lesson-qin-7-q5-a-why = Kafel, który łączy, nie liczy się dla nikogo.
lesson-qin-7-q5-b = Tak, i należy do obu graczy
lesson-qin-7-q5-b-why = Prowincja ma jednego właściciela.
lesson-qin-7-q5-c = Nie, przy remisie łączyć nie wolno
lesson-qin-7-closing = Wygrywasz i znasz już zasady. Teraz zagraj całą grę: trzy kafle na ręce, plansza Ptak i trzy boty.

## 8: Plansza Lew: jeziora

lesson-qin-8-title = Plansza Lew: jeziora
lesson-qin-8-about = Na wodzie się nie buduje: chroni jeden bok wioski.
lesson-qin-8-1-say = Na planszy Lew są **jeziora**, a żaden kafel nie przykrywa wody. Załóż prowincję, która dotyka wioski **j5**.
lesson-qin-8-1-praise = Dwie pagody. Jezioro na zawsze zamyka jeden bok j5.
lesson-qin-8-1-wrong-1 = Kafel potrzebuje dwóch wolnych pól łąki: bez wody i wiosek.
lesson-qin-8-1-wrong-2 = Dwie pagody przy innej wiosce: dobrze! W tej lekcji dotknij j5.
lesson-qin-8-1-otherwise = Prowincja bez wioski. Dotknij nią j5.
lesson-qin-8-1-then-1 = Zachód zakłada niebieską prowincję.
lesson-qin-8-2-say = Tylko trzy boki **j5** to ląd, a jeden już trzymasz. Załóż tam drugą prowincję, a przeciwnikowi trudno będzie ją odebrać.
lesson-qin-8-2-praise = Dwa z trzech boków: nawet wielka prowincja mogłaby teraz tylko zremisować.
lesson-qin-8-2-wrong-1 = Ta połowa leżałaby w jeziorze. Kafel potrzebuje dwóch pól łąki.
lesson-qin-8-2-wrong-2 = To powiększa niebieskie przeciwnika i daje mu pagodę. Załóż własną obok j5.
lesson-qin-8-2-otherwise = Pagoda, ale jeden bok j5 nie wystarczy: wielka prowincja przeciwnika by ją zabrała.
lesson-qin-8-closing = Na wodzie nigdy nic nie leży: wioskę nad jeziorem łatwiej utrzymać.

## 9: Gdy nic już nie pasuje

lesson-qin-9-title = Gdy nic już nie pasuje
lesson-qin-9-about = Pasowanie i drugi sposób zakończenia gry.
lesson-qin-9-1-say = Plansza jest prawie pełna: wolne są cztery pola, **c1**, **c2**, **g1** i **g2**. Załóż żółtą prowincję z **f2**.
lesson-qin-9-1-praise = Pagoda, a wolne są już tylko c1 i c2.
lesson-qin-9-1-wrong-1 = Czerwone na c1 połączyłoby dwa z dwoma. Przy remisie nie wolno.
lesson-qin-9-1-wrong-2 = Czerwone styka się z żółtym terytorium: nic nie powstaje. Obróć kafel.
lesson-qin-9-1-otherwise = Żółte f2 wciąż jest samotne. Połóż żółte na g2.
lesson-qin-9-1-then-1 = Zachód ma tylko czerwone kafle, a czerwone na c1 dałoby remis. Gracz, który nie może nic położyć, musi spasować i nic nie dobiera.
lesson-qin-9-2-say = Możesz położyć kafel, więc nie wolno ci pasować. Zapełnij **c1** i **c2**: potem nic już nie będzie pasować.
lesson-qin-9-2-praise = Nikt nie może już nic położyć: koniec gry. Masz na planszy 17 pagód, Zachód 16: kto ma więcej, wygrywa, a przy remisie zwycięstwo jest wspólne.
lesson-qin-9-2-wrong-1 = Pasuje tylko gracz, który nie może położyć żadnego kafla, a ty możesz.
lesson-qin-9-closing = Takie zakończenie jest rzadkie. Zwykle ktoś wcześniej stawia ostatnią pagodę.

## 10: Wyrównany start i seria

lesson-qin-10-title = Wyrównany start i seria
lesson-qin-10-about = Dwie opcje: każdy zaczyna z dubletem, a kilka plansz daje jeden wynik.
lesson-qin-10-1-say = To pierwsza gra **serii**: Ptak, potem Lew. Została ci jedna pagoda: załóż prowincję i zakończ grę.
lesson-qin-10-1-praise = Twoja ostatnia pagoda. Przeciwnikowi zostało pięć: zapisuje się je i zaczyna się następna gra.
lesson-qin-10-1-then-1 = Gracz rozpoczynający się zmienia: Zachód zaczyna na planszy Lew, z dubletem, który wyrównany start daje każdemu.
lesson-qin-10-2-say = **Wyrównany start** dał dublet także tobie. Załóż nim prowincję.
lesson-qin-10-2-praise = Po ostatniej planszy wygrywa ten, komu we wszystkich grach zostało najmniej pagód.
lesson-qin-10-2-otherwise = Ten kafel ma dwa kolory. Dublet to ten czerwony: połóż właśnie jego.
lesson-qin-10-closing = W serii liczy się każda postawiona pagoda, nawet w przegranej grze.
