## The browser: the front page

web-title-qin = Qin
web-title-dragon = Im Jahr des Drachen
web-title-huang = Huang
web-brief-qin = Qin
web-brief-dragon = Jahr des Drachen
web-brief-huang = Huang
web-about-qin = Provinzen, Dörfer und Pagoden
web-about-dragon = Zwölf Monate, zwölf Sorgen
web-about-huang = Plättchen und Kriege am Gelben Fluss
web-print-qin = Eine hohe Pagode zwischen drei Provinzen, und ein Kranich am Himmel
web-print-dragon = Ein roter Drache über den Dächern eines Palasts, bei Vollmond
web-print-huang = Ein gelber Fluss zwischen Bergen, mit einem Boot und fünf Ämtern an den Ufern
web-lead = Drei Brettspiele aus dem alten China, an einem ruhigen Tisch.
web-play-now = Jetzt spielen
web-play-game-now = Jetzt spielen: { $game }
web-play-now-what = { $game }, gegen { $count ->
    [one] einen Bot
    [2] zwei Bots
    [3] drei Bots
   *[other] { $count } Bots
}.
web-learn = Lernen
web-play-coached = Erste Partie mit Trainer
web-change = Ändern
web-players = { $fewest }–{ $most } Spieler
web-new-table = Neuer Tisch
web-watch = Zuschauen
web-my-games = Deine Spiele
web-all = Alle
web-my-games-empty = Noch keine Spiele. Ein Klick beginnt eines.
web-wait-for-you = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
web-open-tables = Offene Tische
web-open-tables-empty = Gerade wartet niemand auf Mitspieler.
web-watch-empty = Gerade läuft kein offenes Spiel.
web-lobby = Lobby
web-lists = Listen der Tische
web-archive = Archiv
web-archive-empty = Hier ist noch kein öffentliches Spiel zu Ende gegangen.
web-more = Mehr
web-no-account = Kein Konto nötig. Dein Name und deine Spiele bleiben auf diesem Server.
web-loading = Einen Moment …
web-home = Tianxia, Startseite
web-to-front = Zur Startseite
web-language = Sprache
web-theme-light = Helles Design
web-theme-dark = Dunkles Design
web-state-open = Wartet auf Mitspieler
web-state-yours = Du bist am Zug · { $ago }
web-state-waits = { $name } entscheidet
web-waiting = Warten auf andere
web-over = Beendet
web-playing = läuft
web-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
web-won-by = gewonnen von { $names }
web-seats-taken = { $taken } von { $seats } Plätzen besetzt
web-join = Mitspielen
web-join-link = Hast du einen Link bekommen?
web-join-link-go = Zum Tisch
web-join-link-wrong = Das ist kein Link zu einem Tisch; einer sieht so aus: { $example }
web-go-on = Weiter
web-replay = Ansehen
web-game = Spiel

## Who I am

web-guest = Gast
web-me = Du und dieses Gerät
web-name = Name
web-name-kept = Dein Name ist gespeichert.
web-keep = Speichern
web-sound = Ein Ton, wenn du am Zug bist
web-notify = Eine Benachrichtigung, wenn du am Zug bist
web-notify-refused = Der Browser erlaubt keine Benachrichtigungen; seine Einstellungen für diese Seite können das ändern.
web-text-preferred = Tische in Worten
web-device-link = Auf einem anderen Gerät spielen
web-device-explained = Öffne diese Adresse einmal auf dem anderen Gerät, innerhalb von 15 Minuten:
web-device-title = Auf diesem Gerät spielen
web-device-claim = Mit diesem Link bist du hier derselbe Spieler wie auf deinem anderen Gerät.
web-device-go = Das bin ich
web-device-failed-title = Dieser Link gilt nicht mehr
web-device-failed = Ein Gerätelink gilt einmal und 15 Minuten lang. Mach auf dem anderen Gerät einen neuen.

## A new table

web-seats = Plätze
web-seat-number = Platz { $number }
web-seat-name = Name von Platz { $number }
web-fill-me = Ich
web-fill-bot = Bot
web-fill-open = Offen
web-fill-none = Leer
web-fill-me-explained = an diesem Bildschirm
web-fill-open-explained = wer den Link hat, kann mitspielen
web-fill-none-explained = –
web-hot-seat-explained = Mehrere an diesem Bildschirm: Zwischen den Zügen verbirgt ein Vorhang die Hände.
web-level = Wie gut der Bot spielt
web-level-random = Bot, spielt irgendwas
web-level-easy = Bot, leicht
web-level-medium = Bot, mittel
web-level-hard = Bot, schwer
web-level-expert = Bot, Meister
web-options = Optionen
web-option-without = ohne { $name }
web-option-qin-board = Spielplan
web-option-qin-boards = Serie
web-option-qin-fair_start = Fairer Start
web-option-dragon-great_wall = Chinesische Mauer
web-option-dragon-super_event = Superereignis
web-option-dragon-large_privilege_cost = Großes Privileg
web-option-huang-short = Kurzes Spiel
web-option-huang-bandits = Skrupellose Banditen
web-option-huang-eighteen_kingdoms = 18 Königreiche
web-option-huang-palace = Kaiserlicher Palast
web-option-huang-open_scores = Offene Punkte
web-option-huang-map = Karte
web-own-board = Eigene Datei …
web-own-board-chosen = Eigene Datei
web-own-board-explained = Eine Textdatei in der Form der mitgelieferten Pläne.
web-own-board-unread = Diese Datei sieht nicht wie ein Plan aus.
web-board-villages = { $count ->
    [one] 1 Dorf
   *[other] { $count } Dörfer
}{ $water ->
    [0] {""}
   *[other] , { $water } Wasserfelder
}
web-board-capitals = { $count ->
    [one] 1 Hauptstadt
   *[other] { $count } Hauptstädte
}
web-table = Tisch
web-hints = Tipps
web-hints-explained = Spieler dürfen einen Bot fragen, was er täte.
web-listed = In der Lobby
web-listed-explained = Alle können den Tisch finden; sonst nur, wer den Link hat.
web-pace = Zeit für eine Entscheidung
web-pace-explained = Ist sie um, spielt ein Bot, bis der Spieler zurückkommt.
web-pace-none = So lange es dauert
web-pace-limit = je Entscheidung: { $time }
web-pace-60 = Eine Minute
web-pace-300 = Fünf Minuten
web-pace-86400 = Ein Tag
web-pace-259200 = Drei Tage
web-new-summary = { $me ->
    [one] Du
   *[other] { $me } Spieler an diesem Bildschirm
}{ $bots ->
    [0] { "" }
    [one] {" "}gegen einen Bot
   *[other] {" "}gegen { $bots } Bots
}{ $open ->
    [0] .
    [one] ; ein Platz ist offen.
   *[other] ; { $open } Plätze sind offen.
}
web-new-incomplete = Nimm selbst mindestens einen Platz ein und besetze { $count } oder mehr.
web-open-table = Tisch öffnen
web-begin = Beginnen
web-begin-full = Das Spiel kann beginnen, wenn alle Plätze besetzt sind; ein Bot kann einen einnehmen.

## Before the start

web-waiting-for = { $count ->
    [one] Ein Platz ist noch offen.
   *[other] { $count } Plätze sind noch offen.
}
web-all-here = Alle sind da.
web-share = Gib den anderen diesen Link:
web-copy = Kopieren
web-copy-link = Link zu diesem Tisch kopieren
web-copied = Kopiert
web-seat-open = Offener Platz
web-sit = Hinsetzen
web-put-bot = Ein Bot
web-open-seat = Öffnen
web-host-begins = Der Gastgeber beginnt das Spiel.
web-table-full = Alle Plätze sind besetzt; du kannst zuschauen, sobald das Spiel begonnen hat.
web-leave = Gehen

## At the table

web-you = du
web-person = Mensch
web-bot = Bot { $number }
web-player = Spieler
web-your-turn = Du bist am Zug.
web-decision = Deine Entscheidung
web-decision-other = Entscheidung
web-legal = erlaubt
web-preview = Was es bewirken würde
web-preview-if = Wenn du das tust:
web-preview-loading = Nachsehen …
web-preview-draws = Dann wird etwas gezogen: Das Weitere lässt sich nicht wissen.
web-can-undo = Lässt sich zurücknehmen.
web-cannot-undo = Lässt sich nicht frei zurücknehmen.
web-undo = Zurück{"\u00AD"}nehmen
web-undo-asks = Die anderen werden zuerst gefragt
web-undo-request = Ein Wunsch zurückzunehmen
web-undo-wish = { $count ->
    [one] { $name } möchte eine Aktion zurücknehmen.
   *[other] { $name } möchte { $count } Aktionen zurücknehmen.
}
web-undo-waits = { $name } möchte zurücknehmen; noch haben nicht alle geantwortet.
web-allow = Erlauben
web-refuse = Ablehnen
web-hint = Tipp
web-hint-thinking = Ein Bot denkt nach …
web-hint-says = Ein Bot würde spielen:
web-score = Wertung
web-score-later = Der Wertungsbogen wird am Ende des Spiels geschrieben.
web-why = Woher diese Punkte?
web-why-nothing = Noch nichts.
web-chat = Gespräch
web-chat-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas in die Runde
web-chat-watching = An diesem Tisch können nur Spieler reden.
web-send = Senden
web-menu = Menü
web-tools = Werkzeuge
web-close = Schließen
web-watching = schaut zu
web-reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch; die Stellung bleibt, und nichts wird doppelt gespielt.
web-unreachable = Der Server ist nicht erreichbar. Neuer Versuch …
web-bot-plays = Ein Bot spielt für dich.
web-take-back = Selbst spielen
web-hand-over = Einen Bot für mich spielen lassen
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben? Das lässt sich nicht zurücknehmen.
web-no = Nein
web-keys = Tasten
web-key-u = Zurücknehmen
web-key-l = Die letzten Züge noch einmal sehen
web-key-h = Tipp
web-key-s = Wertungsbogen
web-key-c = Gespräch
web-key-t = Tisch in Worten oder gezeichnet
web-seed-hash = Der Zufall dieses Spiels, versiegelt: { $hash }…
web-rematch = Noch ein Spiel
web-to-rematch = Zur Revanche
web-curtain = { $name }, du bist am Zug. Schaut niemand sonst zu?
web-curtain-lift = Ich bin { $name }
web-seat-resigned = hat aufgegeben; ein Bot spielt
web-seat-overdue = Zeit abgelaufen; ein Bot spielt
web-seat-handed-over = ein Bot spielt
web-clock-label = Noch Zeit: { $time }
web-clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
web-clock-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}

## The log

web-log = Was geschah
web-log-since = Seit deinem letzten Zug
web-log-earlier = Früher
web-log-again = Noch einmal sehen
web-again-short = Nochmal
web-log-empty = Noch ist nichts geschehen.
web-log-joined = { $name } setzt sich.
web-log-left = { $name } geht.
web-log-started = Das Spiel beginnt.
web-log-undone = { $count ->
    [one] { $name } nimmt eine Aktion zurück.
   *[other] { $name } nimmt { $count } Aktionen zurück.
}
web-log-undo-asked = { $name } möchte zurücknehmen.
web-log-undo-accepted = { $name } erlaubt es.
web-log-undo-refused = { $name } lehnt ab.
web-log-resigned = { $name } gibt auf.
web-log-overdue = Die Zeit von { $name } ist um; ein Bot spielt.
web-log-handed-over = Ein Bot spielt für { $name }.
web-log-taken-back = { $name } spielt wieder selbst.
web-log-rematch = Es gibt eine Revanche.

## The table in words

web-text-view = Tisch in Worten
web-text-view-explained = Überschriften und Listen für Vorleseprogramme und Tastatur.
web-text-play = Spielen
web-legal-actions = { $count ->
    [one] Eine erlaubte Aktion
   *[other] { $count } erlaubte Aktionen
}
web-command = Gib eine Aktion ein
web-completions = Aktionen, die so anfangen
web-matches = { $count ->
    [0] Keine erlaubte Aktion fängt so an.
    [one] Eine Aktion.
   *[other] { $count } Aktionen.
}
web-no-match = Keine erlaubte Aktion fängt so an; die Eingabetaste fragt die Regeln, warum.
web-none = Keine.
web-position = Die Stellung

## Replay

web-replay-first = Zum Anfang
web-replay-last = Zum Ende
web-replay-back = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-turn-back = Einen Zug zurück
web-replay-turn-next = Einen Zug weiter
web-replay-play = Von selbst abspielen
web-replay-pause = Anhalten
web-replay-moment = Zeitpunkt im Spiel
web-replay-at = { $until } von { $of }
web-replay-eye = Wessen Blick
web-replay-open = Alle Hände offen
web-replay-seat = Wie { $name } es sah
web-replay-spectator = Wie ein Zuschauer es sah
web-replay-link = Link zu diesem Zeitpunkt
web-record = Aufzeichnung

## Trouble

web-trouble-title = Das hat nicht geklappt
web-no-table-title = Diesen Tisch gibt es nicht
web-no-table = Vielleicht ist der Link unvollständig, oder der Tisch war nie hier. Frag noch einmal danach, oder öffne einen eigenen Tisch.
web-no-replay-title = Dieses Spiel ist noch nicht zu Ende
web-no-replay = Ein Spiel lässt sich durchsehen, wenn es zu Ende ist.
web-closed-title = Dieser Tisch wurde geschlossen
web-closed = Alle sind gegangen, bevor das Spiel begann.
web-nowhere-title = Hier ist nichts
web-nowhere = Diese Adresse führt zu keiner Seite.
web-lost-title = Diese Seite konnte nicht geladen werden
web-lost = Die Verbindung ist abgebrochen, oder der Server hat eine neuere Version.
web-foreign-title = Der Server hat eine andere Version
web-foreign = Diese Seite und der Server sprechen nicht mehr dieselbe Sprache. Neu laden hilft.
web-reload = Neu laden
web-offline = Keine Verbindung zum Server. Deine Partien sind dort sicher.
web-offline-again = Noch einmal
web-old-browser = Dieser Browser ist zu alt für den Tisch.
web-old-browser-do = Nimm einen aktuellen Firefox, Chrome, Edge oder Safari, oder spiele in einem Terminal:
web-problem-unavailable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
web-problem-nobody = Der Server kennt dich noch nicht.
web-problem-not-yours = Das gehört jemand anderem.
web-problem-not-found = Diesen Tisch gibt es nicht.
web-problem-not-now = Das geht jetzt nicht.
web-problem-stale = Das Spiel ist inzwischen weiter; sieh noch einmal hin.
web-problem-too-many = Das war zu viel auf einmal. Warte ein wenig.
web-problem-not-kept = Der Server konnte es nicht festhalten; nichts ist geschehen. Versuch es später noch einmal.

## Qin at the drawn table and in words

web-qin-board = Der Spielplan von Qin: { $title }
web-qin-ask = Wähle ein Plättchen deiner Hand oder einen hellen Platz.
web-qin-ask-place = Wähle einen hellen Platz für dieses Plättchen.
web-qin-ask-tile = Wähle ein Plättchen für { $square }.
web-qin-ask-staged = Lege dieses Plättchen auf { $squares }, oder wähle einen anderen hellen Platz.
web-qin-ask-pass = Kein Plättchen deiner Hand passt irgendwohin: Du passt.
web-qin-place = Plättchen legen
web-qin-pass = Passen
web-qin-rotate = Drehen
web-qin-take = Plättchen zurücknehmen
web-qin-take-short = Zurück
web-qin-actions = Aktionen
web-qin-hand = Deine Hand
web-qin-hand-tile = Plättchen { $number }: { $tile }
web-qin-hands = Handplättchen
web-qin-grade-other = nützt jemand anderem
web-qin-grade-one = du setzt eine Pagode
web-qin-grade-more = du setzt mehrere
web-qin-tile = { $first } und { $second }
web-qin-tile-double = zweimal { $colour }
web-qin-then-draw = { $count ->
    [0] kein Plättchen mehr zu ziehen
   *[other] dann 1 von { $count } ziehen
}
web-qin-key-tiles = Ein Plättchen deiner Hand wählen
web-qin-left = Pagoden übrig
web-qin-left-short = übrig
web-qin-tiles = Plättchen auf der Hand
web-qin-players = Spieler
web-qin-series = Serie
web-qin-face-down = { $count ->
    [one] verdecktes Plättchen
   *[other] verdeckte Plättchen
}
web-qin-aim = Wer zuerst die letzte Pagode setzt, gewinnt. Zwei verbundene Felder sind eine Provinz, fünf eine Großprovinz.
web-qin-water = Wasser
web-qin-meadow = Wiese
web-qin-village-free = freies Dorf
web-qin-village-of = Dorf von { $owner }
web-qin-lone-territory = einzelnes Provinzfeld, { $colour }
web-qin-territory = { $major ->
    [true] Großprovinz
   *[other] Provinz
} von { $owner }, { $colour }, { $size } Felder
web-qin-province = { $major ->
    [true] Großprovinz
   *[other] Provinz
} von { $owner }, { $colour }, { $size } Felder: { $squares }
web-qin-provinces = Provinzen
web-qin-lone = Einzelne Provinzfelder
web-qin-villages = Dörfer
web-qin-village-held = { $at }: gehört { $owner }
web-qin-villages-free = Frei: { $list }
web-qin-place-at = { $first } und { $second }
web-qin-preview-founds = { $whose ->
    [you] Du gründest ({ $colour })
   *[other] { $name } gründet ({ $colour })
}
web-qin-preview-grows = { $whose ->
    [you] Du wächst ({ $colour })
   *[other] { $name } wächst ({ $colour })
}
web-qin-preview-merges = { $whose ->
    [you] Verbindet ({ $colour }), für dich
   *[other] Verbindet ({ $colour }), für { $name }
}
web-qin-preview-major = { $whose ->
    [you] Deine Großprovinz ({ $colour })
   *[other] Großprovinz von { $name } ({ $colour })
}
web-qin-preview-size = { $whose ->
    [you] Provinz mit { $size } Feldern, deine
   *[other] Provinz mit { $size } Feldern
}
web-qin-preview-second = { $whose ->
    [you] deine zweite Pagode
   *[other] zweite Pagode
}
web-qin-preview-returned = { $count ->
    [one] Eine Pagode zurück
   *[other] { $count } Pagoden zurück
}
web-qin-preview-back = { $whose ->
    [you] in deinen Vorrat
   *[other] an { $name }
}
web-qin-preview-won = { $whose ->
    [you] Du nimmst das Dorf { $at }
   *[other] { $name } nimmt das Dorf { $at }
}
web-qin-preview-lost = { $whose ->
    [you] Du verlierst das Dorf { $at }
   *[other] { $name } verliert das Dorf { $at }
}
web-qin-preview-last = { $whose ->
    [you] Deine letzte Pagode: Du gewinnst
   *[other] Die letzte Pagode von { $name }
}
web-qin-preview-nothing = Zwei einzelne Provinzfelder: Sonst geschieht nichts.
web-qin-pagoda = { $count ->
    [one] Pagode
   *[other] Pagoden
}
web-qin-your-supply = Dein Vorrat

## Values of options

web-value-qin-bird = Vogel
web-value-qin-lion = Löwe
web-value-dragon-none = Keines
web-value-dragon-random = Zufällig
web-value-huang-standard = Nach den Optionen

## The report of a finished game

web-report = Bericht
web-report-table = Zum Tisch
web-report-working = Ein Bot geht das ganze Spiel durch, Entscheidung für Entscheidung.
web-report-progress = { $done } von { $of } Entscheidungen
web-report-chances = Gewinnchance
web-report-moment = Nach { $number ->
    [one] 1 Aktion
   *[other] { $number } Aktionen
}: { $values }
web-report-after = Nach { $number ->
    [one] 1 Aktion
   *[other] { $number } Aktionen
}
web-report-end = Das Ende des Spiels
web-report-board = Die Stellung
web-report-decision = Entscheidung { $number }: { $name } wählte „{ $played }“.
web-report-better = Besser war „{ $best }“: eine Chance von { $chance } statt { $instead }.
web-report-best = Nichts war besser.
web-report-mark-played = gespielt
web-report-mark-better = besser
web-report-turning = Wendepunkte
web-report-turn = Entscheidung { $number }: { $name } wählte „{ $played }“ und hatte damit eine Chance von { $instead }; „{ $best }“ hätte { $chance } bewahrt.
web-report-show = Zeigen
web-report-steady = Niemand hat viel verschenkt.
web-report-points = Punkte nach Herkunft
web-report-points-of = Punkte von { $name } nach Herkunft
web-report-points-at = Nach { $number ->
    [one] 1 Aktion
   *[other] { $number } Aktionen
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-report-sum = Summe

## What if: a table from a moment of a finished game

web-what-if = Was wäre, wenn?
web-what-if-explained = Ein neuer Tisch beginnt mit dieser Stellung, gegen Bots. Das beendete Spiel bleibt, wie es ist.
web-what-if-seat = Mein Platz
web-what-if-open = Von hier weiterspielen
web-from = Ab Aktion { $step } eines beendeten Spiels

## Die Regeln

web-rules = Regeln
web-rules-of = Regeln: { $game }
web-rules-page = Das ganze Regelheft
web-rule = Regel { $rule }
web-key-rules = Regeln öffnen
web-key-about = Was ist das? (das Ding mit dem Fokus)
