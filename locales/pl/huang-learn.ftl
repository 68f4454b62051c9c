## Huang: karta celu

huang-goal-goal = Zbieraj punkty w czterech kolorach. Twój najsłabszy kolor to twój wynik; białe punkty uzupełniają braki.
huang-goal-turn = Dwie akcje: kafel lub przywódca, bunt, pagoda za zielone albo wymiana kafli.
huang-goal-scoring = Kafel daje punkt przywódcy swojego koloru w królestwie. Pagody dają punkty w każdej turze, rewolty i wojny zwycięzcy.

## Kafle

huang-about-tile-yellow-name = Żółty kafel, gubernator
huang-about-tile-yellow-what = Kładzie się go na lądzie. Każdy przywódca potrzebuje obok siebie żółtego kafla, a żółte kafle obok przywódcy są jego siłą w rewolcie.
huang-about-tile-yellow-when = Bez ostatniego żółtego kafla przywódca wraca do właściciela. Żółte kafle na ręce pomagają w rewoltach.
huang-about-tile-red-name = Czerwony kafel, żołnierz
huang-about-tile-red-what = Kładzie się go na lądzie. Czerwone kafle królestwa są jego siłą na wojnie.
huang-about-tile-red-when = Na wojnie przegrany traci czerwone kafle, a zwycięzca płaci swoimi. Czerwonymi kaflami z ręki można wesprzeć królestwo.
huang-about-tile-blue-name = Niebieski kafel, rolnik
huang-about-tile-blue-what = Kładzie się go na rzece. Potem w tej samej akcji możesz położyć obok kolejny niebieski kafel, i tak dalej.
huang-about-tile-blue-when = Dwa niebieskie kafle z ręki wszczynają bunt chłopów.
huang-about-tile-green-name = Zielony kafel, kupiec
huang-about-tile-green-what = Kładzie się go na lądzie. Potem możesz wziąć jeden kafel z Rynku.
huang-about-tile-green-when = Za dwa zielone kafle z ręki wzniesiesz pagodę na dowolnym wolnym trójkącie.
huang-about-tile-white-name = Biały kafel, artysta
huang-about-tile-white-what = Kładzie się go na lądzie. Białe punkty są jokerami: na koniec uzupełniają twoje najsłabsze kolory.
huang-about-tile-white-when = Białych kafli jest tylko dwanaście, a biała pagoda jedna.

## Przywódcy

huang-about-leader-yellow-name = Żółty przywódca, gubernator
huang-about-leader-yellow-what = Punktuje żółte kafle w swoim królestwie, a także każdy kafel, którego kolor nie ma tam przywódcy.
huang-about-leader-yellow-when = Spoza mapy dodaje ci jeden w każdej twojej rewolcie.
huang-about-leader-red-name = Czerwony przywódca, żołnierz
huang-about-leader-red-what = Punktuje czerwone kafle w swoim królestwie i pokonanych bandytów.
huang-about-leader-red-when = Spoza mapy dodaje jeden królestwu, które wspierasz na wojnie.
huang-about-leader-blue-name = Niebieski przywódca, rolnik
huang-about-leader-blue-what = Punktuje niebieskie kafle w swoim królestwie. Na koniec twojej tury może zabrać wszystkie spichlerze królestwa oprócz jednego.
huang-about-leader-blue-when = Spoza mapy zastępuje jeden z dwóch niebieskich kafli buntu.
huang-about-leader-green-name = Zielony przywódca, kupiec
huang-about-leader-green-what = Punktuje zielone kafle w swoim królestwie.
huang-about-leader-green-when = Spoza mapy zastępuje jeden z dwóch zielonych kafli, za które wznosi się pagodę.
huang-about-leader-white-name = Biały przywódca, artysta
huang-about-leader-white-what = Punktuje białe kafle w swoim królestwie.
huang-about-leader-white-when = Białe punkty uzupełniają na koniec twoje najsłabsze kolory.
huang-about-leaders-off-name = Przywódcy spoza mapy
huang-about-leaders-off-what = Przywódców, którzy stoją przed właścicielem, można umieścić na pustym lądzie obok żółtego kafla.
huang-about-leaders-off-when = Tymczasem żółty pomaga w rewoltach, czerwony na wojnach, niebieski w buntach, a zielony przy budowie. Pomoc nigdy ich nie zużywa.

## Budowle

huang-about-pagoda-name = Pagoda
huang-about-pagoda-what = Stoi na trójkącie swojego koloru. Na koniec twojej tury daje punkt twojemu przywódcy jej koloru w jej królestwie.
huang-about-pagoda-when = Gdy kafel pod nią zostaje usunięty, pagoda wraca do zasobów.
huang-about-palace-name = Pałac Cesarski
huang-about-palace-what = Stoi na czterech żółtych kaflach w rombie. Z żółtym przywódcą w jego królestwie dobierasz na koniec swojej tury do siedmiu kafli.
huang-about-palace-when = Gdy kafel pod nim zostaje usunięty, pałac wraca do zasobów.
huang-about-granary-name = Spichlerz
huang-about-granary-what = Wart dwa niebieskie punkty dla gracza, który go zabierze. Kafel pod nim nie tworzy trójkąta.
huang-about-granary-when = Na koniec swojej tury możesz zabrać wszystkie spichlerze oprócz jednego z królestwa swojego niebieskiego przywódcy.
huang-about-triangle-name = Trójkąt
huang-about-triangle-what = Trzy kafle jednego koloru, z których każdy dotyka obu pozostałych i żaden nie leży pod budowlą. Może na nim stanąć pagoda.
huang-about-triangle-when = Gdy go dopełniasz, budujesz za darmo, a później za dwa zielone kafle.
huang-about-supply-name = Pozostałe pagody
huang-about-supply-what = Pagody, których nie ma na mapie.
huang-about-supply-when = Gdy nie ma już żadnej w danym kolorze, budowanie przenosi jedną z tych, które stoją na mapie.

## Mapa

huang-about-land-name = Ląd
huang-about-land-what = Dla kafli każdego koloru oprócz niebieskiego, a dla przywódców, jeśli obok leży żółty kafel.
huang-about-river-name = Rzeka
huang-about-river-what = Tylko dla niebieskich kafli. Przywódcy tu nie stoją.
huang-about-capital-name = Stolica
huang-about-capital-what = Na początku leży na niej żółty kafel, a królestwo ma od niej nazwę. Poza tym to ląd jak każdy inny.
huang-about-capital-when = Bunt może usunąć także jej kafel.
huang-about-state-name = Królestwo
huang-about-state-what = Połączone kafle i przywódcy, z co najmniej jednym przywódcą. Nie należy do nikogo; przywódcy różnych kolorów dzielą je w pokoju.
huang-about-state-when = Drugi przywódca tego samego koloru wywołuje rewoltę, a kafel łączący królestwa z przywódcami jednego koloru wojnę.
huang-about-bandits-name = Bandyci
huang-about-bandits-what = Obok nich nie może stać przywódca, a kafel tylko wtedy, gdy jego królestwo ma co najmniej tyle czerwonych kafli, ilu jest bandytów.
huang-about-bandits-when = Taki kafel ich pokonuje: czerwony przywódca królestwa zdobywa tyle punktów, ilu ich było, i tyle samo czerwonych kafli odchodzi.
huang-about-camp-name = Obóz
huang-about-camp-what = Miejsce dla bandytów. Bez nich to zwykły ląd.

## Gracze i zasoby

huang-about-hand-name = Ręka
huang-about-hand-what = Kafle, które widzi tylko ich właściciel. Na koniec każdej tury ręce uzupełnia się do sześciu.
huang-about-market-name = Rynek
huang-about-market-what = Sześć odkrytych kafli. Po zielonym kaflu możesz wziąć jeden z nich.
huang-about-market-when = Uzupełnia się go na koniec tury.
huang-about-bag-name = Woreczek
huang-about-bag-what = Kafle, które są jeszcze do dobrania.
huang-about-bag-when = Gdy ktoś musi dobrać, a woreczek jest pusty, gra natychmiast się kończy.
huang-about-discards-name = Zakryte odrzucone kafle
huang-about-discards-what = Kafle, które ten gracz wymienił. Są poza grą i zna je tylko ich właściciel.
huang-about-points-name = Punkty
huang-about-points-what = Twoje sumy według kolorów. Na koniec liczy się tylko najsłabszy z kolorów: żółty, czerwony, niebieski, zielony.
huang-about-points-when = Wszyscy widzą zdobycze, ale sumy pozostają ukryte, chyba że punkty są jawne.
huang-about-points-white-name = Białe punkty
huang-about-points-white-what = Jokery. Na koniec dodaje się je do twoich najsłabszych kolorów.
huang-about-score-name = Wynik
huang-about-score-what = Najniższy z czterech kolorów, gdy białe punkty uzupełnią braki. Remis rozstrzyga drugi najniższy, i tak dalej.
huang-about-dynasty-name = Dynastia
huang-about-dynasty-what = Pięciu przywódców jednego gracza, oznaczonych tym samym zwierzęciem.
huang-about-seat-name = Gracz
huang-about-seat-what = Ma pięciu przywódców, ukrytą rękę i punkty w pięciu kolorach. Gra toczy się zgodnie z ruchem wskazówek zegara.
huang-about-actions-name = Pozostałe akcje
huang-about-actions-what = Każda tura ma dwie akcje dowolnego rodzaju, także dwa razy tę samą.
huang-about-actions-when = Po drugiej pagody dają punkty, a ręce są uzupełniane.

## Co można zrobić

huang-about-place-tile-name = Połóż kafel
huang-about-place-tile-what = Połóż kafel na pustym polu: niebieski na rzece, inne na lądzie. Punktuje przywódca jego koloru w królestwie.
huang-about-place-leader-name = Umieść albo przemieść przywódcę
huang-about-place-leader-what = Przywódca stoi na pustym lądzie obok żółtego kafla. Umieszczenie albo przemieszczenie go to akcja.
huang-about-place-leader-when = Jeśli w królestwie jest już przywódca jego koloru, wybucha rewolta.
huang-about-withdraw-name = Wycofaj przywódcę
huang-about-withdraw-what = Zdejmuje przywódcę z mapy. To jest akcja.
huang-about-withdraw-when = Spoza mapy przywódca może pomagać i może zostać znów umieszczony.
huang-about-riot-name = Bunt chłopów
huang-about-riot-what = Odrzuć dwa niebieskie kafle i usuń z mapy dowolny kafel. Niebieski przywódca spoza mapy zastępuje jeden z nich.
huang-about-riot-when = Przywódca, który traci ostatni żółty kafel, wraca do właściciela.
huang-about-build-name = Pagoda za zielone kafle
huang-about-build-what = Odrzuć dwa zielone kafle i wznieś pagodę na dowolnym wolnym trójkącie. Zielony przywódca spoza mapy zastępuje jeden z nich.
huang-about-replace-name = Wymień kafle
huang-about-replace-what = Odrzuć w zakryciu do sześciu kafli z ręki i dobierz tyle samo. To jest akcja.
huang-about-replace-when = Jeśli w woreczku jest za mało kafli, gra się kończy.
huang-about-pass-name = Pasuj
huang-about-pass-what = Gracz bez dozwolonej akcji pasuje.
huang-about-build-nothing-name = Nic nie wznoś
huang-about-build-nothing-what = Zostawia trójkąt wolny. Później każdy może tam budować za dwa zielone kafle.
huang-about-move-pagoda-name = Przenieś pagodę
huang-about-move-pagoda-what = W zasobach nie ma już pagody tego koloru, więc na nowy trójkąt przenosi się jedna z mapy.
huang-about-take-name = Weź kafel
huang-about-take-what = Po zielonym kaflu możesz wziąć na rękę jeden kafel z Rynku. Wszyscy widzą który.
huang-about-take-nothing-name = Nic nie bierz
huang-about-take-nothing-what = Zostawia Rynek bez zmian.
huang-about-chain-name = Kolejny niebieski kafel
huang-about-chain-what = Następny niebieski kafel obok ostatniego należy do tej samej akcji i też punktuje.
huang-about-chain-when = Wojna, pokonani bandyci albo wzniesiona pagoda kończą ciąg.
huang-about-stop-name = Zakończ tutaj
huang-about-stop-what = Kończy ciąg niebieskich kafli i akcję.
huang-about-keep-name = Spichlerz, który zostaje
huang-about-keep-what = Zabierasz wszystkie inne spichlerze z królestwa swojego niebieskiego przywódcy.
huang-about-take-no-granaries-name = Nie zabieraj spichlerzy
huang-about-take-no-granaries-what = Zostawia wszystkie spichlerze na mapie. Możesz je zabrać w późniejszej turze, jeśli niebieski przywódca nadal tam będzie.

## Konflikty

huang-about-revolt-name = Rewolta
huang-about-revolt-what = Dwóch przywódców jednego koloru w jednym królestwie. Wygrywa ten, kto ma więcej żółtych kafli obok przywódcy i z ręki, a przy remisie obrońca.
huang-about-revolt-when = Przywódca przegranego opuszcza mapę, a zwycięzca zdobywa punkt w kolorze przywódców.
huang-about-commit-name = Dołóż
huang-about-commit-what = Dodaj do rewolty żółte kafle z ręki, a także żółtego przywódcę, jeśli nie ma go na mapie.
huang-about-commit-when = Dołożone kafle są odrzucane, także kafle zwycięzcy.
huang-about-war-name = Wojna
huang-about-war-what = Kafel połączył królestwa z przywódcami jednego koloru. Wygrywa królestwo z większą liczbą czerwonych kafli i wsparciem.
huang-about-war-when = Przegrani tracą przywódców, którzy mieli rywala, i wszystkie czerwone kafle; zwycięzca też płaci czerwonymi kaflami.
huang-about-unifying-tile-name = Kafel łączący
huang-about-unifying-tile-what = Kafel, który połączył królestwa. Nie daje punktu, nie liczy się dla nikogo i zostaje.
huang-about-support-name = Wesprzyj
huang-about-support-what = Dodaj walczącemu królestwu czerwone kafle z ręki, a także czerwonego przywódcę, jeśli nie ma go na mapie. Może to zrobić każdy, aktywny gracz na końcu.
huang-about-support-when = Kafle dołożone dla zwycięzcy idą najpierw na jego cenę. Wszystkie są odrzucane.
huang-about-tie-name = Remis na wojnie
huang-about-tie-what = Aktywny gracz decyduje, które z najsilniejszych królestw wygrywa.
huang-about-price-name = Cena zwycięstwa
huang-about-price-what = Zwycięzca płaci tyle czerwonych kafli, ile miał najsilniejszy przegrany: najpierw te z rąk, potem kafle z mapy, które wskazuje aktywny gracz.
huang-about-price-when = Pagoda na usuniętym kaflu znika razem z nim.
