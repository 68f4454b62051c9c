## 1: cel

lesson-huang-1-title = Liczy się tylko twój najsłabszy kolor
lesson-huang-1-about = Cel gry i twoje pierwsze punkty
lesson-huang-1-1-say = Punkty mają kolory, a liczy się tylko twój **najsłabszy kolor**. U ciebie jest to czerwony: połóż czerwony kafel obok swojego królestwa Han.
lesson-huang-1-1-praise = Czerwony: 2! Twój czerwony przywódca jest w Han, więc punkt należy do ciebie.
lesson-huang-1-1-wrong-1 = To punkt, ale nie czerwony. Twój najsłabszy kolor to nadal czerwony, więc twój wynik to nadal 1.
lesson-huang-1-1-wrong-2 = Na k8 kafel należy do królestwa rywala i jego czerwony przywódca bierze punkt. Połóż kafel obok własnego królestwa.
lesson-huang-1-1-wrong-3 = Przy e8 nie ma przywódcy, więc nikt nie punktuje. Dotknij swojego królestwa Han.
lesson-huang-1-2-say = Tura ma **dwie akcje**, więc to nadal twoja kolej. Jeszcze raz podnieś swój najsłabszy kolor.
lesson-huang-1-2-praise = Czerwony: 3. Po dwóch akcjach dobierasz do sześciu kafli i zaczyna się tura gracza Wschód.
lesson-huang-1-2-wrong-1 = To daje 1 żółty punkt, którego nie potrzebujesz. Najniższy jest czerwony, ma 2: podnieś czerwony.
lesson-huang-1-2-wrong-2 = To daje 1 zielony punkt, w twoim najlepszym kolorze. Liczy się tylko najniższy: czerwony.
lesson-huang-1-2-then-1 = Wschód zdobywa czerwony punkt.
lesson-huang-1-2-then-2 = Znowu czerwony: 9. Najsłabszym kolorem rywala jest nadal niebieski, ma 3.
lesson-huang-1-3-say = Wschód ma więcej punktów niż ty, ale wynik tylko 3, za kolor **niebieski**. Podnieś swój najniższy kolor ponad tę liczbę.
lesson-huang-1-3-praise = Czerwony: 4, wynik: 4. Prowadzisz, bo Wschód ma 3.
lesson-huang-1-3-wrong-1 = Punkt jest, ale czerwony zostaje na 3: to tylko remis. Podnieś czerwony.
lesson-huang-1-3-wrong-2 = Na l9 punkt bierze czerwony przywódca rywala. Dotknij własnego królestwa.
lesson-huang-1-closing = Masz 17 punktów, Wschód ma 27, a prowadzisz ty. Zawsze patrz najpierw na swój najsłabszy kolor.

## 2: przywódcy i królestwa

lesson-huang-2-title = Przywódcy i królestwa
lesson-huang-2-about = Umieszczanie i przemieszczanie przywódców, życie w pokoju
lesson-huang-2-1-say = Prowadzisz dynastię Tygrysa: pięciu przywódców, po jednym w każdym kolorze. Umieść czerwonego przywódcę obok **żółtego kafla** w Han.
lesson-huang-2-1-praise = Przywódca i kafel, które się dotykają, to **królestwo**.
lesson-huang-2-1-wrong-1 = Pola f7 nie dotyka żaden żółty kafel. Przywódca zawsze potrzebuje takiego obok siebie.
lesson-huang-2-1-wrong-2 = h6 to rzeka. Przywódcy stoją tylko na lądzie.
lesson-huang-2-1-wrong-3 = Dobre miejsce, ale to Zhao. Tutaj rozwijamy Han.
lesson-huang-2-2-say = Kafle, które dotykają królestwa, należą do niego. Połóż **czerwony kafel** w Han.
lesson-huang-2-2-praise = 1 czerwony punkt dla ciebie. Teraz zobacz, co robi Wschód.
lesson-huang-2-2-wrong-1 = Dołącza do czerwonych kafli Wei, ale one nie mają przywódcy. Bez przywódcy nie ma królestwa ani punktu.
lesson-huang-2-2-wrong-2 = Twój przywódca w Han jest czerwony, więc tylko czerwony daje ci tam punkty. Połóż czerwony.
lesson-huang-2-2-then-1 = Do Han wchodzi też zielony przywódca rywala.
lesson-huang-2-2-then-2 = Wschód zdobywa tam 1 zielony punkt.
lesson-huang-2-3-say = Królestwo nie należy do nikogo: **różne** kolory żyją w nim w pokoju. Umieść w Han także żółtego przywódcę.
lesson-huang-2-3-praise = Czerwony i żółty są twoje, zielony ma Wschód, a wszystko w jednym królestwie.
lesson-huang-2-3-wrong-1 = Drugi zielony przywódca w jednym królestwie wywołuje rewoltę. To będzie w lekcji 6: dziś panuje pokój.
lesson-huang-2-3-wrong-2 = Stoi sam obok Chu. Nic nie łączy go z Han.
lesson-huang-2-4-say = Czerwone kafle Wei nadal nie mają przywódcy. **Przemieść** tam czerwonego przywódcę: to jedna akcja.
lesson-huang-2-4-praise = Wei jest teraz królestwem, a jego czerwony kolor jest twój.
lesson-huang-2-4-wrong-1 = m8 dotyka czerwonego kafla, ale żadnego żółtego. Przywódca potrzebuje obok siebie żółtego.
lesson-huang-2-4-wrong-2 = To zdejmuje przywódcę z mapy i też jest akcją. Przemieść go od razu do Wei.
lesson-huang-2-closing = Przywódcy potrzebują obok siebie żółtego kafla, a jednakowe kolory nie dzielą królestwa. Pora na punkty.

## 3: kto punktuje

lesson-huang-3-title = Kto dostaje punkt?
lesson-huang-3-about = Przywódca koloru albo żółty przywódca
lesson-huang-3-1-say = W Han nie ma białego przywódcy, więc **zastępuje go twój żółty przywódca**. Połóż w Han biały kafel.
lesson-huang-3-1-praise = 1 biały punkt dla ciebie, dzięki żółtemu przywódcy.
lesson-huang-3-1-wrong-1 = W Zhao żółtego przywódcę ma Wschód i to on zdobywa 1 biały punkt. Połóż kafel w Han.
lesson-huang-3-1-wrong-2 = W Han jest zielony przywódca rywala i zdobywa 1 zielony punkt. Przywódca koloru zawsze ma pierwszeństwo.
lesson-huang-3-2-say = Teraz zdobądź czerwony punkt. Gdzie czerwony kafel pomaga **tobie**?
lesson-huang-3-2-praise = 1 czerwony punkt: zdobywa go twój czerwony przywódca.
lesson-huang-3-2-wrong-1 = W Zhao nie ma czerwonego przywódcy, więc czerwony punkt bierze żółty przywódca rywala. Twój czerwony przywódca jest w Han.
lesson-huang-3-2-wrong-2 = To daje ci 1 żółty punkt: nieźle, ale zadanie to czerwony.
lesson-huang-3-2-then-1 = Żółty przywódca rywala zastępuje nieobecnego i bierze 1 czerwony punkt.
lesson-huang-3-2-then-2 = I 1 żółty punkt.
lesson-huang-3-3-say = W Zhao każdy kolor trafia do żółtego przywódcy rywala. Odbierz mu biały: umieść w Zhao **białego przywódcę**.
lesson-huang-3-3-praise = Biały w Zhao jest teraz twój.
lesson-huang-3-3-wrong-1 = Twój czerwony przywódca opuszcza Han i tracisz tamtejszy czerwony. Użyj białego przywódcy, którego nie ma jeszcze na mapie.
lesson-huang-3-3-wrong-2 = W Zhao jest już żółty przywódca: to byłaby rewolta. Użyj białego.
lesson-huang-3-4-say = Sprawdź to: zdobądź **biały** punkt w Zhao.
lesson-huang-3-4-praise = 1 biały punkt, tuż obok żółtego przywódcy rywala.
lesson-huang-3-4-wrong-1 = Żółty trafia do żółtego przywódcy rywala. Twój przywódca jest tu biały.
lesson-huang-3-4-wrong-2 = Nie ma tu zielonego przywódcy, więc punkt bierze żółty przywódca rywala. Połóż biały.
lesson-huang-3-closing = Najpierw przywódca koloru, potem żółty przywódca, inaczej nikt. Nieważne, kto położył kafel!

## 4: niebieskie i zielone kafle

lesson-huang-4-title = Niebieskie płyną, zielone handlują
lesson-huang-4-about = Kilka niebieskich kafli naraz i Rynek
lesson-huang-4-1-say = **Niebieskie kafle kładzie się na rzekach** i tylko tam. Połóż jeden obok swojego niebieskiego przywódcy.
lesson-huang-4-1-praise = 1 niebieski punkt, a akcja jeszcze się nie skończyła!
lesson-huang-4-1-wrong-1 = e8 to ląd. Niebieski kładzie się na rzece, każdy inny kolor na lądzie.
lesson-huang-4-1-wrong-2 = Leży na rzece, ale nie łączy się z żadnym przywódcą: nie ma punktu. Dotknij swojego królestwa.
lesson-huang-4-1-wrong-3 = Nie ma tu żółtego przywódcy, więc nikt nie punktuje. Połóż niebieski na e10.
lesson-huang-4-2-say = Możesz położyć kolejny niebieski kafel **obok ostatniego**. Płyń dalej w górę rzeki.
lesson-huang-4-2-praise = 2 niebieskie punkty, wciąż w tej samej akcji.
lesson-huang-4-2-wrong-1 = g10 nie dotyka ostatniego kafla, na e10. Kolejny musi leżeć obok niego.
lesson-huang-4-2-wrong-2 = To kończy ciąg po jednym kaflu. Idź dalej: kolejny nie kosztuje akcji.
lesson-huang-4-3-say = **Jeszcze jeden.**
lesson-huang-4-3-praise = Trzy punkty w jednej akcji! Nie masz już niebieskich kafli, więc akcja się kończy.
lesson-huang-4-3-wrong-1 = f11 dotyka twojego przywódcy, ale nie ostatniego kafla, na d10. Ciąg nie może przeskakiwać.
lesson-huang-4-3-wrong-2 = Masz jeszcze niebieski kafel i wolne miejsce obok d10. Skorzystaj z tego.
lesson-huang-4-4-say = Teraz druga akcja. Połóż **zielony kafel** w swoim królestwie.
lesson-huang-4-4-praise = 1 zielony punkt, a Rynek się otwiera.
lesson-huang-4-4-wrong-1 = Tam nie ma przywódcy, więc nie ma punktu. Twój zielony przywódca jest w Chu.
lesson-huang-4-4-wrong-2 = Nie ma tu żółtego przywódcy, więc nie ma punktu. Twój zielony przywódca czeka na zielony.
lesson-huang-4-5-say = Po zielonym kaflu możesz **wziąć jeden kafel** z Rynku. Niebieskich już nie masz: weź niebieski.
lesson-huang-4-5-praise = Masz na ręce niebieski kafel. Rękę i Rynek uzupełnia się na koniec tury.
lesson-huang-4-5-wrong-1 = To dozwolone, ale brakuje ci niebieskiego. Weź niebieski.
lesson-huang-4-5-wrong-2 = Możesz zrezygnować, ale wybrany kafel jest lepszy niż wylosowany. Weź niebieski.
lesson-huang-4-closing = Zbieraj niebieskie na długi ciąg, a zielonymi sięgaj po to, czego ci brakuje.

## 5: pagody

lesson-huang-5-title = Pagody dają punkty w każdej turze
lesson-huang-5-about = Trójkąty i to, co na nich stoi
lesson-huang-5-1-say = Trzy kafle jednego koloru, z których każdy dotyka obu pozostałych, to **trójkąt**. Dopełnij czerwony.
lesson-huang-5-1-praise = 1 czerwony punkt, a trójkąt jest gotowy.
lesson-huang-5-1-wrong-1 = To daje 1 czerwony punkt, ale h9 dotyka tylko jednego z dwóch czerwonych kafli. Trzeci musi dotykać obu.
lesson-huang-5-1-wrong-2 = To daje 1 czerwony punkt, ale j8 nie dotyka i9. Trzeci kafel musi dotykać obu.
lesson-huang-5-2-say = Teraz możesz wznieść na nim **czerwoną pagodę**. Zrób to: nic nie kosztuje.
lesson-huang-5-2-praise = Czerwona pagoda. Kafle pod nią nadal się liczą.
lesson-huang-5-2-wrong-1 = Możesz zrezygnować, ale później pagoda kosztowałaby cię zielone kafle. Wznieś ją teraz.
lesson-huang-5-2-wrong-2 = Najpierw odpowiedz na pytanie: budować czy nie.
lesson-huang-5-3-say = Na żółtym trójkącie nie ma pagody: kosztuje dwa zielone kafle. Twój zielony przywódca **spoza mapy zastępuje jeden** z nich.
lesson-huang-5-3-praise = Twoja tura się kończy i obie pagody dają punkty: 1 czerwony i 1 żółty.
lesson-huang-5-3-wrong-1 = To działa, ale kosztuje oba zielone kafle. Niech zielony przywódca zastąpi jeden z nich.
lesson-huang-5-3-wrong-2 = Żółty przywódca zastępuje nieobecnego: 1 zielony punkt. Ale nic nie zostaje zbudowane.
lesson-huang-5-3-wrong-3 = Na tych kaflach stoi już pagoda. Wybierz żółty trójkąt.
lesson-huang-5-closing = Na koniec tury każdy z twoich przywódców zdobywa punkt za każdą pagodę swojego koloru w swoim królestwie. Tu nikt nikogo nie zastępuje, nawet żółty.

## 6: rewolty

lesson-huang-6-title = Rewolty: dwóch przywódców jednego koloru
lesson-huang-6-about = Atak i obrona żółtymi kaflami
lesson-huang-6-1-say = Zielony przywódca rywala zarabia na zielonej pagodzie. Przepędź go: umieść zielonego przywódcę tam, gdzie dotyka go **więcej żółtych kafli**.
lesson-huang-6-1-praise = Rewolta! Masz 2, Wschód ma 1.
lesson-huang-6-1-wrong-1 = Rewolta się zaczyna, ale h5 dotyka tylko jeden żółty kafel. Wschód też ma jeden, a przy remisie wygrywa obrońca.
lesson-huang-6-1-wrong-2 = Twój czerwony przywódca nie spotyka w Zhao czerwonego, więc nie ma rewolty. Walczą tylko jednakowe kolory.
lesson-huang-6-2-say = Możesz dołożyć żółte kafle, potem może Wschód, który wygrywa przy remisie. Dołóż **jeden kafel i żółtego przywódcę**, który pomaga, gdy nie ma go na mapie.
lesson-huang-6-2-praise = Masz 4!
lesson-huang-6-2-wrong-1 = Zostajesz przy 2. Wschód dokłada jeden kafel, jest remis i wygrywa obrońca.
lesson-huang-6-2-wrong-2 = Masz 3. Wschód dokłada dwa kafle: 3 do 3 i wygrywa obrońca.
lesson-huang-6-2-wrong-3 = Wygrywasz, ale odrzucasz więcej żółtych kafli, niż trzeba. Dziś wystarczą jeden kafel i przywódca.
lesson-huang-6-2-then-1 = Wschód dokłada dwa: 3. Zdobywasz 1 zielony punkt, a pagoda daje ci jeszcze 1.
lesson-huang-6-2-then-2 = Wschód odpowiada: jego czerwony przywódca wchodzi do Han, 2 przeciw twoim 2.
lesson-huang-6-2-then-3 = Wschód dokłada jeden żółty kafel: 3.
lesson-huang-6-3-say = Teraz bronisz się **ty**, 2 przeciw 3, i wystarczy ci remis. Wygraj, nie odrzucając kafla.
lesson-huang-6-3-praise = 3 do 3: wygrywa obrońca, 1 czerwony punkt dla ciebie i żaden kafel nie przepadł.
lesson-huang-6-3-wrong-1 = 2 przeciw 3: tracisz czerwonego przywódcę, a Wschód zdobywa 1 czerwony punkt. Coś dołóż.
lesson-huang-6-3-wrong-2 = 3 do 3, wygrywasz, ale tracisz żółty kafel. Żółty przywódca spoza mapy dodaje 1 za darmo, za każdym razem.
lesson-huang-6-3-wrong-3 = Wygrywasz, ale żółte kafle przepadają na darmo. Obrońcy wystarczy remis.
lesson-huang-6-closing = W rewolcie liczy się żółty obok przywódcy. Atakuj z przewagą, broń się remisem.

## 7: wojny

lesson-huang-7-title = Wojna: gdy królestwa się łączą
lesson-huang-7-about = Przygotuj, połącz, wesprzyj i zapłać cenę
lesson-huang-7-1-say = Han i Wei mają po jednym czerwonym przywódcy: jeśli połączy je kafel, wybuchnie **wojna**. Walczą czerwone kafle, tu 1 przeciw 1, więc najpierw wzmocnij Han.
lesson-huang-7-1-praise = 1 czerwony punkt, a Han ma 2 przeciw 1.
lesson-huang-7-1-wrong-1 = To od razu zaczyna wojnę, 1 przeciw 1. Kafel łączący nie liczy się dla nikogo.
lesson-huang-7-1-wrong-2 = To wzmacnia Wei, a Wschód zdobywa 1 czerwony punkt. Połóż kafel w Han.
lesson-huang-7-1-wrong-3 = Przywódca nie może połączyć dwóch królestw, które mają czerwonych przywódców. Wojnę wywołuje tylko kafel.
lesson-huang-7-2-say = Teraz połącz oba królestwa. **Kafel łączący nie walczy**, więc nie marnuj na to czerwonego.
lesson-huang-7-2-praise = Wojna! Każdy może wesprzeć jedną ze stron, ty na końcu.
lesson-huang-7-2-wrong-1 = Jest wojna, ale ten czerwony kafel nie liczy się dla nikogo, a potrzebujesz go na ręce. Użyj innego koloru.
lesson-huang-7-2-wrong-2 = Dotyka tylko Han: punkt dla ciebie, ale bez wojny. Jeden kafel musi dotykać obu królestw.
lesson-huang-7-2-then-1 = Wschód dokłada jeden czerwony kafel: Wei ma 2.
lesson-huang-7-2-then-2 = Zachód nie ma tu przywódcy, ale jego czerwony przywódca spoza mapy pomaga Wei: 3.
lesson-huang-7-3-say = Wei ma 3, ty masz 2 i decydujesz na końcu. Wesprzyj Han **dwoma** czerwonymi kaflami.
lesson-huang-7-3-praise = 4 przeciw 3: Wschód traci czerwonego przywódcę i czerwony kafel, 1 czerwony punkt dla ciebie.
lesson-huang-7-3-wrong-1 = 3 przeciw 2: tracisz czerwonego przywódcę i oba czerwone kafle, a Wschód zdobywa 1 czerwony punkt.
lesson-huang-7-3-wrong-2 = 3 do 3: kafel jest twój, więc rozstrzygasz remis. Ale cena to 3 i oba twoje czerwone kafle na mapie przepadłyby.
lesson-huang-7-3-wrong-3 = To pomaga Wei przeciw tobie. Twój przywódca jest w Han.
lesson-huang-7-4-say = Zwycięstwo ma **cenę**: tyle czerwonych kafli, ile wynosi siła przegranego, czyli 3. Dwa płacisz z ręki; usuń jeszcze jeden, który nie łączy Han i Wei.
lesson-huang-7-4-praise = Czerwony w Wei jest twój. Zielony przywódca rywala zostaje: nie miał przeciwnika.
lesson-huang-7-4-wrong-1 = To dozwolone, ale i8 trzyma razem Han i Wei. Bez niego znów tracisz Wei.
lesson-huang-7-4-wrong-2 = Kafel, który połączył królestwa, zawsze zostaje. Wybierz czerwony kafel Han.
lesson-huang-7-closing = Licz czerwone kafle, trzymaj kilka na ręce i pamiętaj o cenie.

## 8: bunty, białe punkty i koniec

lesson-huang-8-title = Bunty, białe punkty i koniec gry
lesson-huang-8-about = Usuń kafel, zakończ grę i wygraj
lesson-huang-8-1-say = Zielony przywódca rywala zależy od jednego żółtego kafla. Wszcznij **bunt**: jeden niebieski kafel i niebieski przywódca spoza mapy usuną ten kafel.
lesson-huang-8-1-praise = Nie ma już przy nim żółtego: Wschód zabiera zielonego przywódcę, a zielony to jego najsłabszy kolor.
lesson-huang-8-1-wrong-1 = To działa, ale kosztuje dwa niebieskie kafle. Niebieski przywódca spoza mapy zastępuje jeden i się nie zużywa.
lesson-huang-8-1-wrong-2 = Kafel znika, a pagoda razem z nim. Ale zielony przywódca rywala zostaje i może punktować nowe zielone kafle.
lesson-huang-8-1-wrong-3 = Bunt usuwa kafle, nie przywódców. Weź żółty kafel, którego przywódca potrzebuje.
lesson-huang-8-2-say = Na koniec **białe punkty uzupełniają najsłabsze kolory**: zielony 2 + 2 białe to 4. Zdobądź jeszcze jeden biały.
lesson-huang-8-2-praise = Biały: 3, więc zielony 2 + 3 = 5. Ty masz 5, Wschód ma 4.
lesson-huang-8-2-wrong-1 = Żółty: 6, ale zielony z białymi punktami to nadal 4. To jest twój wynik.
lesson-huang-8-2-wrong-2 = Przy g10 nie ma przywódcy, więc nie ma punktu. Połóż biały w Han.
lesson-huang-8-2-then-1 = Wschód zdobywa czerwony punkt.
lesson-huang-8-2-then-2 = Znowu czerwony, ale najsłabszym kolorem rywala jest nadal zielony, ma 4. W woreczku zostały trzy kafle.
lesson-huang-8-3-say = Gra kończy się, gdy ktoś musi dobrać, a **woreczek jest pusty**; są w nim 3 kafle. Prowadzisz: wymień co najmniej cztery kafle z ręki.
lesson-huang-8-3-praise = Czwartego kafla nie ma: gra natychmiast się kończy. 5 przeciw 4, wygrywasz!
lesson-huang-8-3-wrong-1 = Tyle kafli jeszcze jest w woreczku, więc gra toczy się dalej. Wymień co najmniej cztery.
lesson-huang-8-3-wrong-2 = Punkt jest, ale do końca twojej tury nic się nie dobiera, a Wschód może dostać jeszcze jedną turę. Zakończ grę teraz.
lesson-huang-8-q1 = Jaki jest twój wynik na koniec?
lesson-huang-8-q1-a = Suma wszystkich twoich punktów
lesson-huang-8-q1-a-why = W lekcji 1 prowadzisz, mając 17 punktów przeciw 27. Liczy się tylko najsłabszy kolor.
lesson-huang-8-q1-b = Najsłabszy z czterech kolorów, gdy białe punkty uzupełnią braki
lesson-huang-8-q1-c = Twój najmocniejszy kolor
lesson-huang-8-q1-c-why = Punkty w najmocniejszym kolorze nic nie zmieniają. Liczy się najsłabszy.
lesson-huang-8-q2 = Gdzie może stać przywódca?
lesson-huang-8-q2-a = Na pustym lądzie obok żółtego kafla
lesson-huang-8-q2-b = Obok każdego kafla swojego koloru
lesson-huang-8-q2-b-why = Czerwony przywódca nie potrzebuje czerwonego kafla, ale każdy przywódca potrzebuje żółtego.
lesson-huang-8-q2-c = Na rzece obok niebieskiego kafla
lesson-huang-8-q2-c-why = Przywódcy nigdy nie stoją na rzekach. Leżą tam tylko niebieskie kafle.
lesson-huang-8-q3 = Kładziesz czerwony kafel. W królestwie jest twój żółty przywódca i czerwony przywódca rywala. Kto punktuje?
lesson-huang-8-q3-a = Ty, bo kładziesz kafel
lesson-huang-8-q3-a-why = Nieważne, kto kładzie kafel. Punktują przywódcy.
lesson-huang-8-q3-b = Ty, bo twój żółty przywódca zastępuje nieobecnego
lesson-huang-8-q3-b-why = Żółty przywódca zastępuje tylko wtedy, gdy nie ma przywódcy w kolorze kafla.
lesson-huang-8-q3-c = Rywal, którego czerwony przywódca tam jest
lesson-huang-8-q4 = Rewolta kończy się 3 do 3. Kto wygrywa?
lesson-huang-8-q4-a = Obrońca
lesson-huang-8-q4-b = Atakujący
lesson-huang-8-q4-b-why = Atakujący potrzebuje o jeden więcej niż obrońca. Przy remisie wygrywa obrońca.
lesson-huang-8-q4-c = Nikt, obaj przywódcy odchodzą
lesson-huang-8-q4-c-why = Jeden przywódca zawsze zostaje: przy remisie ten, który należy do obrońcy.
lesson-huang-8-q5 = Co rozstrzyga wojnę między dwoma królestwami?
lesson-huang-8-q5-a = Żółte kafle obok ich przywódców
lesson-huang-8-q5-a-why = Żółte kafle rozstrzygają rewolty, nie wojny.
lesson-huang-8-q5-b = Ich czerwone kafle i czerwone wsparcie graczy
lesson-huang-8-q5-c = Liczba ich przywódców
lesson-huang-8-q5-c-why = Przywódcy na mapie nic nie dodają. Walczą czerwone kafle, a czerwony przywódca spoza mapy pomaga.
lesson-huang-8-closing = To cały Huang. Zagraj z trzema botami i pamiętaj: najsłabszy kolor!

## 9: opcja z bandytami

lesson-huang-9-title = Bandyci
lesson-huang-9-about = Opcja: przepędź ich czerwonymi kaflami
lesson-huang-9-1-say = Trzech bandytów zajmuje ten obóz i tylko królestwo z **trzema czerwonymi kaflami** może ich dotknąć. Masz dwa: dołóż jeden, z dala od obozu.
lesson-huang-9-1-praise = 1 czerwony punkt i trzy czerwone kafle w gotowości.
lesson-huang-9-1-wrong-1 = i9 dotyka bandytów, a twoje królestwo ma tylko dwa czerwone kafle. Kładziony kafel się nie liczy.
lesson-huang-9-1-wrong-2 = Obok bandytów nie może stać żaden przywódca. Najpierw połóż czerwony kafel.
lesson-huang-9-1-wrong-3 = Nie ma przywódcy tego koloru ani żółtego: nie ma punktu i nie przybywa czerwonego kafla. Połóż czerwony.
lesson-huang-9-2-say = Teraz połącz swoje królestwo z bandytami. Kolor jest dowolny, bo ten kafel **nie daje punktu**.
lesson-huang-9-2-praise = Trzech bandytów pokonanych: 3 czerwone punkty dla ciebie! Ceną są trzy czerwone kafle twojego królestwa.
lesson-huang-9-2-wrong-1 = i10 dotyka obozu, ale nie twojego królestwa. Twoje czerwone kafle muszą dosięgnąć bandytów.
lesson-huang-9-2-wrong-2 = Dotyka Han, ale nie obozu, i nic nie daje. Wybierz i9.
lesson-huang-9-2-then-1 = Wschód osiedla się w Qi.
lesson-huang-9-3-say = Obóz jest teraz **zwykłym lądem**. Połóż tam czerwony kafel, połączony z twoim królestwem.
lesson-huang-9-3-praise = 1 czerwony punkt: ten ląd jest twój.
lesson-huang-9-3-wrong-1 = Ląd jest wolny, ale k9 nie dotyka niczego twojego: nie ma punktu. Wybierz j9.
lesson-huang-9-3-wrong-2 = Obóz to ląd, nie rzeka. Niebieskie kładzie się tylko na rzekach.
lesson-huang-9-closing = Bandyci dają wiele czerwonych punktów i kosztują tyle samo czerwonych kafli. Nie zostawiaj królestwa bez obrony.

## 10: opcja Osiemnaście Królestw

lesson-huang-10-title = Osiemnaście Królestw: spichlerze
lesson-huang-10-about = Opcja: łącz stolice i zabieraj zboże
lesson-huang-10-1-say = Tutaj każda stolica ma **spichlerz**, wart na koniec 2 niebieskie punkty. Umieść niebieskiego przywódcę tak, aby połączył dwie stolice.
lesson-huang-10-1-praise = Yong i Sai są teraz jednym królestwem.
lesson-huang-10-1-wrong-1 = a7 dotyka tylko Yong: jeden spichlerz, a ostatni zawsze zostaje. Połącz dwie stolice.
lesson-huang-10-1-wrong-2 = b8 to rzeka. Przywódcy stoją na lądzie, obok żółtego kafla.
lesson-huang-10-2-say = Zdobądź też niebieski punkt. Połóż niebieski kafel na **rzece** poniżej przywódcy.
lesson-huang-10-2-praise = 1 niebieski punkt. Twoja tura się kończy, a spichlerze się otwierają.
lesson-huang-10-2-wrong-1 = e8 nie dotyka twojego królestwa: nie ma punktu. Wybierz c8.
lesson-huang-10-2-wrong-2 = f8 to ląd. Niebieskie kładzie się na rzekach.
lesson-huang-10-3-say = Na koniec tury możesz zabrać **wszystkie spichlerze oprócz jednego** z królestwa swojego niebieskiego przywódcy. Wybierz ten, który zostaje.
lesson-huang-10-3-praise = Jeden spichlerz: 2 niebieskie punkty na koniec.
lesson-huang-10-3-wrong-1 = Teraz nic nie bierzesz, a ktoś może cię uprzedzić. Weź jeden.
lesson-huang-10-3-wrong-2 = Nanzheng nie należy jeszcze do twojego królestwa. Wybierz jeden ze swoich dwóch.
lesson-huang-10-3-then-1 = Wschód osiedla się na północy, w Dai.
lesson-huang-10-4-say = Więcej stolic to więcej spichlerzy. Najpierw **czerwony przywódca** obok Sai, aby kolejny kafel też punktował.
lesson-huang-10-4-praise = Gotowe.
lesson-huang-10-4-wrong-1 = Stoi obok Nanzheng, jeszcze niepołączony z twoim królestwem. Umieść go obok Sai.
lesson-huang-10-4-wrong-2 = Pola c5 nie dotyka żaden żółty kafel. Umieść go obok Sai.
lesson-huang-10-5-say = Teraz przyłącz **Nanzheng** na południu czerwonym kaflem.
lesson-huang-10-5-praise = 1 czerwony punkt i znów dwa spichlerze w twoim królestwie.
lesson-huang-10-5-wrong-1 = 1 czerwony punkt, ale bez nowej stolicy: nadal jeden spichlerz, który zostaje. Przyłącz Nanzheng.
lesson-huang-10-5-wrong-2 = Przyłącza Nanzheng, ale nic nie daje: nie masz tam białego ani żółtego przywódcy. Użyj czerwonego.
lesson-huang-10-6-say = Weź drugi spichlerz, a ten w **Nanzheng**, na c10, niech zostanie.
lesson-huang-10-6-praise = Dwa spichlerze: 4 niebieskie punkty na koniec.
lesson-huang-10-6-wrong-1 = To odkłada go na później, gdy królestwo może już być stracone. Weź go.
lesson-huang-10-6-wrong-2 = Wskaż spichlerz, który zostaje: tym razem ten w Nanzheng, na c10.
lesson-huang-10-closing = Wcześnie łącz stolice i strzeż niebieskiego przywódcy. Nie ma tu niebieskich pagód, więc niebieskie punkty dają spichlerze.

## 11: opcja Pałac Cesarski

lesson-huang-11-title = Pałac Cesarski
lesson-huang-11-about = Opcja: siódmy kafel na ręce
lesson-huang-11-1-say = Pałac Cesarski potrzebuje **czterech żółtych kafli w rombie**: dwóch trójkątów obok siebie. Połóż czwarty.
lesson-huang-11-1-praise = 1 żółty punkt i możesz budować.
lesson-huang-11-1-wrong-1 = 1 żółty punkt, ale g8 dotyka tylko jednego z trzech kafli. Czwarty musi dotykać dwóch z nich.
lesson-huang-11-1-wrong-2 = 1 czerwony punkt dzięki żółtemu przywódcy, ale pałac potrzebuje żółtych. Połóż żółty.
lesson-huang-11-2-say = Pagoda czy pałac? Tym razem wznieś **pałac**.
lesson-huang-11-2-praise = Pałac stoi. Nie daje punktów, ale coś innego.
lesson-huang-11-2-wrong-1 = Żółta pagoda daje 1 żółty punkt w każdej turze i blokuje romb. Dziś chcemy pałacu.
lesson-huang-11-2-wrong-2 = Wtedy nic nie powstaje. Później kosztowałoby to zielone kafle.
lesson-huang-11-3-say = Na koniec tury dobierasz do **siedmiu** kafli, jeśli twój żółty przywódca jest w królestwie pałacu. W drugiej akcji zdobądź czerwony punkt.
lesson-huang-11-3-praise = Siedem kafli zamiast sześciu: większy wybór w każdej turze.
lesson-huang-11-3-wrong-1 = Twój żółty przywódca opuszcza królestwo pałacu: dobierasz tylko do sześciu. Zostaw go tutaj.
lesson-huang-11-3-wrong-2 = Bez żółtego przywódcy pałac nic ci nie daje: dobierasz tylko do sześciu. Zostaw go w Han.
lesson-huang-11-closing = Pałac daje wybór, nie punkty. Gdy zniknie kafel pod nim, pałac przepada, więc go strzeż.
