## The browser: the front page

web-title-qin = Qin
web-title-dragon = Im Jahr des Drachen
web-title-huang = Huang
web-brief-qin = Qin
web-brief-dragon = Jahr des Drachen
web-brief-huang = Huang
web-about-qin = Provinzen ausbauen, alle Pagoden setzen
web-about-dragon = Überstehe zwölf Monate voller Unheil
web-about-huang = Plättchen und Kriege am Gelben Fluss
web-print-qin = Eine hohe Pagode zwischen drei Provinzen, und ein Kranich am Himmel
web-print-dragon = Ein roter Drache über den Dächern eines Palasts, bei Vollmond
web-print-huang = Ein gelber Fluss zwischen Bergen, mit einem Boot und den Zeichen der fünf Ämter an den Ufern
web-lead = Drei Brettspiele aus dem alten China. Spiel gegen Bots, mit Freunden oder beides.
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
web-my-games-empty = Noch keine Spiele. Mit „Jetzt spielen“ beginnst du eines.
web-wait-for-you = { $count ->
    [one] Am Zug: 1 Spiel
   *[other] Am Zug: { $count } Spiele
}
web-open-tables = Offene Tische
web-open-tables-empty = Gerade ist kein Tisch offen.
web-watch-empty = Gerade läuft kein öffentliches Spiel.
web-lobby = Lobby
web-lists = Listen der Tische
web-archive = Archiv
web-archive-empty = Noch kein öffentliches Spiel beendet.
web-more = Mehr
web-no-account = Kein Konto nötig. Dein Name und deine Spiele gehören zu diesem Browser und liegen auf diesem Server.
web-loading = Einen Moment …
web-home = Tianxia, Startseite
web-to-front = Zur Startseite
web-language = Sprache
web-theme-light = Helles Design
web-theme-dark = Dunkles Design
web-state-open = Wartet auf Mitspieler
web-state-yours = Du bist am Zug · { $ago }
web-state-waits = { $name } ist am Zug
web-waiting = Warten auf andere Spieler
web-over = Beendet
web-playing = läuft
web-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
web-won-by = gewonnen von { $names }
web-seats-taken = { $taken } von { $seats } Plätzen besetzt
web-join = Mitspielen
web-join-link = Hast du einen Link?
web-join-link-go = Zum Tisch
web-join-link-wrong = Das ist kein Link zu einem Tisch. Beispiel: { $example }
web-go-on = Weiter
web-replay = Ansehen
web-game = Spiel

## Who I am

web-guest = Gast
web-me = Du und dieses Gerät
web-name = Name
web-name-kept = Name gespeichert.
web-keep = Speichern
web-sound = Töne: Plättchen, Kriege, Ereignisse, dein Zug
web-notify = Eine Benachrichtigung, wenn du am Zug bist
web-notify-refused = Benachrichtigungen sind gesperrt. Erlaube sie für diese Seite in den Einstellungen des Browsers.
web-notify-insecure = Diese Seite kommt nicht über HTTPS; Benachrichtigungen erscheinen deshalb nur, solange sie offen ist.
web-notify-open-only = Dein Browser zeigt Benachrichtigungen nur, solange eine Seite dieses Servers offen ist.
web-notify-host-off = Auf diesem Server sind Benachrichtigungen für geschlossene Seiten ausgeschaltet; sie erscheinen nur, solange eine Seite offen ist.
web-notice-many = Du bist an { $count } Tischen am Zug.
web-text-preferred = Tische immer in Textansicht öffnen
web-device-link = Auf einem anderen Gerät spielen
web-device-explained = Öffne diese Adresse einmal auf dem anderen Gerät, innerhalb von 15 Minuten:
web-device-title = Auf diesem Gerät spielen
web-device-claim = Mit diesem Link spielst du hier mit dem Namen und den Spielen deines anderen Geräts.
web-device-go = Als dieser Spieler weiterspielen
web-device-failed-title = Dieser Link gilt nicht mehr
web-device-failed = Ein Gerätelink gilt einmal und 15 Minuten lang. Mach auf dem anderen Gerät einen neuen.

## Du: zurückkommen, Geräte, Daten

web-you-title = Du
web-you-more = Geräte, Wiederherstellung, deine Daten
web-you-known = Du spielst hier als { $name }.
web-you-nobody = Dieser Browser hat noch keinen Spieler. Du wirst einer, sobald du ein Spiel beginnst oder mitspielst.
web-phrase = Wiederherstellungswörter
web-phrase-explained = Zwölf Wörter, die deinen Namen und deine Spiele zurückbringen, wenn du diesen Browser verlierst. Bewahre sie dort auf, wo niemand sonst sie findet.
web-phrase-make = Wörter erzeugen
web-phrase-renew = Neue Wörter erzeugen
web-phrase-exists = Du hast schon Wörter. Neue ersetzen sie.
web-phrase-once = Schreib sie jetzt auf: Sie werden nur einmal gezeigt, und der Server speichert nur einen Hash davon.
web-recover = Mit Wiederherstellungswörtern zurückkommen
web-recover-label = Deine zwölf Wörter
web-recover-go = Meine Spiele wiederherstellen
web-devices = Geräte
web-devices-explained = Browser, die unter deinem Namen spielen. Melde ab, was du nicht mehr benutzt.
web-device-this = dieses Gerät
web-device-seen = zuletzt gesehen am { $day }
web-device-unnamed = Unbekanntes Gerät
web-device-sign-out = Abmelden
web-device-signed-out = Abgemeldet.
web-rated = Gewertet
web-rated-game = Gewertetes Spiel
web-rated-explained = Das Ergebnis zählt für die Wertung aller, die mitspielen. Mit Zeitgrenze, ohne Tipps, und niemand lässt einen Bot für sich spielen.
web-rated-told = Das Ergebnis zählt für die Wertung. Wer mitspielt, hat dem auf dieser Seite zugestimmt:
web-rating-of = Wertung: { $rating }
web-rating-young = Wertung: { $rating }, nach erst { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}
web-ratings = Wertung
web-ratings-explained = Wenn du zustimmst, führt der Server von dir eine Wertung je Spiel und Spielerzahl und behält die Ergebnisse deiner gewerteten Spiele. Deine Wertung steht an gewerteten Tischen, deinen Namen sehen die, mit denen du gespielt hast. Ohne deine Zustimmung wird nichts davon gespeichert.
web-ratings-agree = Wertung von mir führen
web-ratings-since = Deine Wertung wird seit dem { $day } geführt.
web-ratings-withdraw = Meine Wertung löschen
web-ratings-withdraw-sure = Deine Wertung mit ihrem Verlauf löschen und keine mehr führen? Das lässt sich nicht rückgängig machen.
web-ratings-gone = Deine Wertung ist gelöscht.
web-ratings-page = Deine Wertung
web-ratings-not-kept = Von dir wird keine Wertung geführt. Das kannst du auf der Seite „Du“ ändern.
web-ratings-none = Noch kein gewertetes Spiel. Schalte „Gewertetes Spiel“ ein, wenn du einen Tisch eröffnest.
web-ratings-how = Alle beginnen bei 1500; die Zahl nach ± sagt, wie unsicher die Wertung noch ist. Abgebrochene Spiele zählen nicht. Wer aufgibt oder das Spiel einem Bot überlässt, wird Letzter.
web-ratings-players = { $count } Spieler
web-ratings-games = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
web-ratings-how-often = Wie oft
web-ratings-curve = Deine Wertung über { $count ->
    [one] ein Spiel: { $to }
   *[other] { $count } Spiele, von { $from } bis { $to }
}
web-ratings-history = Spiele
web-ratings-placed = Platz { $place }, mit { $names }
web-ratings-somebody = unbekannter Spieler
web-ratings-against = Gegner
web-ratings-opponent = Gegner
web-ratings-ahead = Davor
web-ratings-shared = Gleichauf
web-ratings-behind = Dahinter
web-data = Deine Daten
web-data-kept = Der Server speichert deinen Namen, deine Geräte (Browser, System und der letzte Tag), deine Tische und deine Nachrichten. IP-Adressen speichert er nicht.
web-data-unfinished = Ein Tisch, an dem nichts geschieht, wird nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} entfernt, außer das Spiel ist beendet. Beendete Spiele bleiben.
web-data-for-ever = Tische bleiben, bis die Verwaltung sie entfernt.
web-data-export = Meine Daten herunterladen
web-erase = Mich löschen …
web-erase-explained = Wenn du gelöscht wirst, bleiben deine Spiele ohne deinen Namen, deine Nachrichten werden nicht mehr gezeigt, und Bots übernehmen deine Plätze. Das lässt sich nicht rückgängig machen.
web-erase-name = Zur Bestätigung deinen Namen eingeben: { $name }
web-erase-go = Mich löschen
web-people = Blockieren oder melden
web-block = Blockieren
web-blocked = Blockierte Spieler
web-block-explained = Wen du blockierst, der kann an deinen Tischen nicht Platz nehmen, und du siehst weder seine Nachrichten noch seine öffentlichen Tische.
web-block-nobody = Niemand sonst sitzt an diesem Tisch.
web-block-done = { $name } ist blockiert.
web-unblock = Nicht mehr blockieren
web-keeper-report = Der Verwaltung melden
web-keeper-explained = Sag denen, die diesen Server betreiben, was geschehen ist.
web-keeper-about = Betrifft
web-keeper-whole = Der ganze Tisch
web-keeper-text = Was geschehen ist
web-keeper-send = Meldung senden
web-keeper-sent = Die Meldung ist gesendet.

## Die Seite der Verwaltung

web-admin = Verwaltung
web-admin-explained = Gib das Token ein, das „tianxia admin token“ auf dem Server erzeugt hat.
web-admin-token = Token
web-admin-enter = Weiter
web-admin-counts = { $people ->
    [one] 1 Spieler
   *[other] { $people } Spieler
}, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}.
web-admin-reason = Grund (nötig zum Sperren, Entfernen und Erledigen; wer gesperrt wird, sieht ihn)
web-admin-done = Erledigt und ins Protokoll geschrieben.
web-admin-reports = Meldungen
web-admin-settle = Erledigen
web-admin-people = Spieler
web-admin-search = Nach Namen suchen
web-admin-ban = Sperren
web-admin-unban = Sperre aufheben
web-admin-remove = Entfernen
web-admin-tables = Tische
web-admin-announce = Ankündigung
web-admin-announce-label = Steht auf jeder Seite; leer für keine
web-admin-limits = Grenzen
web-admin-acts = Protokoll

## A new table

web-seats = Plätze
web-seat-number = Platz { $number }
web-seat-name = Name von Platz { $number }
web-fill-me = Ich
web-fill-bot = Bot
web-fill-open = Offen
web-fill-none = Unbenutzt
web-fill-me-explained = an diesem Gerät
web-fill-open-explained = wer den Link hat, kann mitspielen
web-fill-none-explained = –
web-hot-seat-explained = Mehrere an diesem Gerät: Zwischen den Zügen verbirgt ein Vorhang, was man auf der Hand hat.
web-level = Stärke des Bots
web-level-of = Spielstärke: { $name }
web-level-random = Bot, zufällig
web-level-easy = Bot, leicht
web-level-medium = Bot, mittel
web-level-hard = Bot, schwer
web-level-expert = Bot, Experte
web-level-master = Bot, Meister
web-style = Spielweise des Bots
web-style-none = ohne Vorliebe
web-style-warlord = Kriegsherr
web-style-builder = Baumeister
web-style-merchant = Händler
web-style-of-bot = { $level }, { $style }
web-options = Optionen
web-option-without = { $name }: nein
web-option-qin-board = Spielplan
web-option-qin-boards = Serie
web-option-qin-fair_start = Fairer Start
web-option-dragon-great_wall = Chinesische Mauer
web-option-dragon-super_event = Super-Ereignis
web-option-dragon-large_privilege_cost = Großes Privileg
web-option-huang-short = Kurzes Spiel
web-option-huang-bandits = Skrupellose Banditen
web-option-huang-eighteen_kingdoms = 18 Königreiche
web-option-huang-palace = Kaiserlicher Palast
web-option-huang-open_scores = Offene Punkte
web-option-huang-map = Spielbrett
web-own-board = Eigener Spielplan …
web-own-board-chosen = Eigener Spielplan
web-own-board-explained = Eine Textdatei im Format, das die Regeln beschreiben.
web-own-board-unread = Diese Datei ist kein gültiger Spielplan.
web-board-villages = { $count ->
    [one] 1 Dorf
   *[other] { $count } Dörfer
}{ $water ->
    [0] {""}
    [one] , 1 Wasserfeld
   *[other] , { $water } Wasserfelder
}
web-board-capitals = { $count ->
    [one] 1 Hauptstadt
   *[other] { $count } Hauptstädte
}
web-table = Tisch
web-hints = Tipps
web-hints-explained = Spieler dürfen einen Bot um Rat fragen.
web-listed = Öffentlicher Tisch
web-listed-explained = Steht in der Lobby, alle können mitspielen; sonst nur, wer den Link hat.
web-pace = Zeit für eine Entscheidung
web-pace-explained = Ist sie um, spielt ein Bot, bis der Spieler zurückkommt.
web-pace-none = Ohne Zeitlimit
web-pace-limit = { $time } je Entscheidung
web-pace-60 = Eine Minute
web-pace-300 = Fünf Minuten
web-pace-86400 = Ein Tag
web-pace-259200 = Drei Tage
web-clock-setting = Spieluhr
web-clock-setting-explained = Zeit für alle Entscheidungen eines Spielers zusammen; jeder Zug bringt etwas dazu. Ist sie verbraucht, spielt ein Bot.
web-clock-none = Ohne Uhr
web-clock-choice = { $minutes } min, + { $seconds } s je Zug
web-new-summary = { $me ->
    [one] Du
   *[other] { $me } Spieler an diesem Gerät
}{ $bots ->
    [0] { "" }
    [one] {" "}gegen einen Bot
   *[other] {" "}gegen { $bots } Bots
}{ $open ->
    [0] .
    [one] ; ein Platz ist offen.
   *[other] ; { $open } Plätze sind offen.
}
web-new-incomplete = Nimm selbst mindestens einen Platz ein. Dieses Spiel braucht mindestens { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}.
web-open-table = Tisch öffnen
web-begin = Starten
web-begin-full = Das Spiel kann starten, wenn alle Plätze besetzt sind; du kannst Bots dazusetzen.

## Before the start

web-waiting-for = { $count ->
    [one] Ein Platz ist noch offen.
   *[other] { $count } Plätze sind noch offen.
}
web-all-here = Alle sind da.
web-share = Schick den anderen diesen Link:
web-copy = Kopieren
web-copy-link = Link zu diesem Tisch kopieren
web-copied = Kopiert
web-seat-open = Offener Platz
web-sit = Hinsetzen
web-put-bot = Bot setzen
web-open-seat = Freigeben
web-host-begins = Der Gastgeber startet das Spiel.
web-table-full = Alle Plätze sind besetzt. Du kannst zuschauen, sobald das Spiel beginnt.
web-leave = Tisch verlassen

## At the table

web-you = du
web-person = Mensch
web-player = Spieler
web-your-turn = Du bist am Zug.
web-hurried = Der Server ist stark ausgelastet, deshalb denken die Bots kürzer nach.
web-decision = Deine Entscheidung
web-decision-other = Entscheidung
web-legal = erlaubt
web-preview = Was geschehen würde
web-preview-if = Wenn du das tust:
web-preview-loading = Wird geladen …
web-preview-draws = Dann werden Plättchen gezogen: Was danach kommt, ist offen.
web-can-undo = Lässt sich zurücknehmen.
web-cannot-undo = Zurücknehmen nur mit Zustimmung.
web-undo = Zurück{"\u00AD"}nehmen
web-undo-asks = Erst müssen die anderen zustimmen
web-undo-request = Bitte um Rücknahme
web-undo-question = { $count ->
    [one] { $name } möchte eine Aktion zurücknehmen.
   *[other] { $name } möchte { $count } Aktionen zurücknehmen.
}
web-undo-waits = { $name } möchte eine Aktion zurücknehmen; es haben noch nicht alle geantwortet.
web-allow = Erlauben
web-refuse = Ablehnen
web-hint = Tipp
web-hint-thinking = Ein Bot denkt nach …
web-hint-says = Tipps, der beste zuerst
web-score = Wertung
web-score-later = Den Wertungsbogen gibt es am Ende des Spiels.
web-why = Woher diese Punkte?
web-why-nothing = Noch nichts.
web-chat = Chat
web-chat-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Nachricht an den Tisch
web-chat-watching = Hier können nur Spieler schreiben.
web-send = Senden
web-menu = Menü
web-tools = Werkzeuge
web-close = Schließen
web-watching = Zuschauer
web-reconnecting = Verbindung unterbrochen. Neuer Versuch läuft … Dein Spiel bleibt erhalten.
web-unreachable = Der Server ist nicht erreichbar. Neuer Versuch …
web-bot-plays = Ein Bot spielt für dich.
web-take-back = Wieder selbst spielen
web-hand-over = Einen Bot für mich spielen lassen
web-resign = Aufgeben
web-resign-sure = Dieses Spiel aufgeben? Du landest hinter allen, die weiterspielen. Das lässt sich nicht zurücknehmen.
web-no = Nein
web-keys = Tasten
web-key-u = Zurücknehmen
web-key-l = Die letzten Züge noch einmal sehen
web-key-h = Tipp
web-key-s = Wertungsbogen
web-key-c = Chat
web-key-t = Textansicht ein oder aus
web-seed-hash = Prüfwert der Mischung (SHA-256): { $hash }…
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-curtain = Gib das Gerät an { $name } weiter.
web-curtain-lift = Ich bin { $name }
web-seat-resigned = hat aufgegeben; ein Bot spielt
web-seat-overdue = Zeit abgelaufen; ein Bot spielt
web-seat-handed-over = ein Bot spielt
web-seat-away = abwesend
web-absent = { $name } ist nicht da.
web-absent-from = { $name } ist nicht da. Bleibt es so, kannst du ab { $time } mit einem Bot weiterspielen.
web-claim-bot = Einen Bot spielen lassen
web-claim-end = Als Aufgabe werten
web-claim-end-sure = Die Abwesenheit als Aufgabe werten? Zu zweit gewinnst du sofort. Das lässt sich nicht zurücknehmen.
web-remove = Entfernen
web-remove-sure = { $name } vom Tisch nehmen? Dieser Spieler kann sich hier nicht wieder setzen.
web-mute = { $name } im Chat stummschalten
web-unmute = { $name } wieder im Chat schreiben lassen
web-abort = Spiel abbrechen
web-abort-sure = Das Spiel ohne Ergebnis beenden? Das geht nur in der ersten Runde.
web-close-table = Tisch schließen
web-close-table-sure = Den Tisch für alle schließen? Es gibt dann kein Ergebnis. Das lässt sich nicht zurücknehmen.
web-shuffle-shared = Dein Browser gibt eine eigene Zufallszahl zur Mischung dazu; so kann niemand sie bestimmen, auch der Server nicht.
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

web-log = Verlauf
web-log-since = Seit deinem letzten Zug
web-log-since-start = Seit Spielbeginn
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
web-log-undo-asked = { $name } möchte eine Aktion zurücknehmen.
web-log-undo-accepted = { $name } erlaubt die Rücknahme.
web-log-undo-refused = { $name } lehnt die Rücknahme ab.
web-log-resigned = { $name } gibt auf.
web-log-overdue = Die Zeit von { $name } ist um; ein Bot spielt.
web-log-removed = Der Gastgeber nimmt { $name } vom Tisch.
web-log-muted = Der Gastgeber schaltet { $name } im Chat stumm.
web-log-unmuted = { $name } darf wieder im Chat schreiben.
web-log-aborted = { $name } bricht das Spiel ab. Es gibt kein Ergebnis.
web-log-claimed-bot = { $name } ist zu lange weg: Ein Bot übernimmt.
web-log-claimed-end = { $name } ist zu lange weg: Das zählt als Aufgabe.
web-log-handed-over = Ein Bot spielt für { $name }.
web-log-taken-back = { $name } spielt wieder selbst.
web-log-rematch = Es gibt eine Revanche.

## The table in words

# A name and what is said of it, where no sentence says it
web-pair = { $name }: { $value }
web-text-view = Textansicht
web-text-view-explained = Überschriften und Listen für Screenreader und Tastatur.
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
web-no-match = Keine erlaubte Aktion fängt so an; mit der Eingabetaste erfährst du, warum.
web-none = Keine.
web-position = Stellung

## Replay

web-replay-first = Erste Aktion
web-replay-last = Ende des Spiels
web-replay-back = Vorige Aktion
web-replay-next = Nächste Aktion
web-replay-turn-back = Voriger Zug
web-replay-turn-next = Nächster Zug
web-replay-play = Automatisch abspielen
web-replay-pause = Pause
web-replay-moment = Stelle im Spiel
web-replay-at = { $until } von { $of }
web-replay-open = Alles offen
web-replay-view = Wessen Sicht
web-replay-seat = Sicht von { $name }
web-replay-spectator = Sicht eines Zuschauers
web-replay-link = Link zu dieser Stellung
web-record = Aufzeichnung

## Trouble

web-trouble-title = Das hat nicht geklappt
web-no-table-title = Diesen Tisch gibt es nicht
web-no-table = Vielleicht ist der Link unvollständig, oder der Tisch war nie hier. Lass dir den Link noch einmal geben, oder öffne einen eigenen Tisch.
web-no-replay-title = Dieses Spiel ist noch nicht zu Ende
web-no-replay = Ein Spiel kannst du ansehen, wenn es zu Ende ist.
web-closed-title = Dieser Tisch wurde geschlossen
web-closed = Alle sind gegangen, oder der Gastgeber hat ihn geschlossen.
web-nowhere-title = Seite nicht gefunden
web-nowhere = Unter dieser Adresse gibt es keine Seite.
web-lost-title = Diese Seite konnte nicht geladen werden
web-lost = Die Verbindung ist abgebrochen, oder der Server wurde aktualisiert.
web-foreign-title = Der Server wurde aktualisiert
web-foreign = Der Server wurde aktualisiert. Lade die Seite neu, um weiterzuspielen.
web-reload = Neu laden
web-offline = Keine Verbindung zum Server. Deine Spiele sind dort sicher; diese Seite öffnet sich wieder, sobald die Verbindung zurück ist.
web-offline-again = Noch einmal
web-old-browser = Dieser Browser ist zu alt für den Tisch.
web-old-browser-do = Nimm einen aktuellen Firefox, Chrome, Edge oder Safari, oder spiele in einem Terminal:
web-problem-unavailable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
web-problem-nobody = Dieser Browser hat noch keinen Spieler. Lade die Seite neu, und starte dann ein Spiel oder spiele bei einem mit.
web-problem-not-yours = Dieser Platz gehört einem anderen Spieler.
web-problem-not-found = Diesen Tisch gibt es nicht.
web-problem-not-now = Das geht jetzt nicht.
web-problem-stale = Das Spiel ist inzwischen weiter. Sieh auf das Brett, und versuch es noch einmal.
web-problem-too-many = Zu viele Anfragen auf einmal. Warte einen Moment.
web-problem-not-kept = Der Server konnte das nicht speichern; es ist nichts geschehen. Versuch es später noch einmal.
web-problem-unknown = Der Server hat kurz die Verbindung zu seiner Datenbank verloren; ob das gespeichert wurde, ist nicht bekannt. Es wird noch einmal gesendet.

## Qin at the drawn table and in words

web-qin-board = Der Spielplan von Qin: { $title }
web-qin-ask = Wähle ein Plättchen aus deiner Hand oder ein hervorgehobenes Feld.
web-qin-ask-place = Wähle ein hervorgehobenes Feld für dieses Plättchen.
web-qin-ask-tile = Wähle ein Plättchen für { $square }.
web-qin-ask-staged = Lege das Plättchen auf { $squares } oder wähle ein anderes Feld.
web-qin-ask-pass = Keines deiner Plättchen lässt sich legen: Du musst passen.
web-qin-place = Plättchen legen
web-qin-pass = Passen
web-qin-rotate = Drehen
web-qin-take = Plättchen zurück auf die Hand nehmen
web-qin-take-short = Zurück
web-qin-actions = Aktionen
web-qin-hand = Deine Hand
web-qin-hand-tile = Plättchen { $number }: { $tile }
web-qin-hands = Handplättchen
web-qin-grade-other = nur jemand anderes setzt eine Pagode
web-qin-grade-one = du setzt eine Pagode
web-qin-grade-more = du setzt 2 oder mehr Pagoden
web-qin-tile = { $first } und { $second }
web-qin-tile-double = zweimal { $colour }
web-qin-then-draw = { $count ->
    [0] kein Plättchen mehr zu ziehen
   *[other] dann 1 ziehen (noch { $count })
}
web-qin-key-tiles = Ein Plättchen aus deiner Hand wählen
web-qin-left = Pagoden übrig
web-qin-left-short = übrig
web-qin-tiles = Plättchen auf der Hand
web-qin-players = Spieler
web-qin-series = Serie
web-qin-face-down = { $count ->
    [one] verdecktes Plättchen
   *[other] verdeckte Plättchen
}
web-qin-aim = Wer zuerst alle eigenen Pagoden setzt, gewinnt. Zwei oder mehr verbundene Felder einer Farbe sind eine Provinz (1 Pagode), fünf oder mehr eine Großprovinz (2 Pagoden).
web-qin-water = Wasser
web-qin-meadow = Steppe
web-qin-village-free = freies Dorf
web-qin-village-of = Dorf von { $owner }
web-qin-lone-territory = einzelnes { hue-es } Provinzfeld
web-qin-territory = { hue-e } { $major ->
    [true] Großprovinz
   *[other] Provinz
} von { $owner }, { $size } Felder
web-qin-province = { hue-e } { $major ->
    [true] Großprovinz
   *[other] Provinz
} von { $owner }, { $size } Felder: { $squares }
web-qin-provinces = Provinzen
web-qin-lone = Einzelne Provinzfelder
web-qin-villages = Dörfer
web-qin-village-held = { $at }: gehört { $owner }
web-qin-villages-free = Frei: { $list }
web-qin-place-at = { $first } und { $second }
web-qin-preview-founds = { $whose ->
    [you] Du gründest eine { hue-e } Provinz
   *[other] { $name } gründet eine { hue-e } Provinz
}
web-qin-preview-grows = { $whose ->
    [you] Deine { hue-e } Provinz wächst
   *[other] Die { hue-e } Provinz von { $name } wächst
}
web-qin-preview-merges = { $whose ->
    [you] Die { hue-en } Provinzen wachsen zusammen: nun deine
   *[other] Die { hue-en } Provinzen wachsen zusammen: nun von { $name }
}
web-qin-preview-major = { $whose ->
    [you] Deine { hue-e } Provinz wird zur Großprovinz
   *[other] Die { hue-e } Provinz von { $name } wird zur Großprovinz
}
web-qin-preview-size = { $whose ->
    [you] deine Provinz mit { $size } Feldern
   *[other] Provinz mit { $size } Feldern
}
web-qin-preview-second = { $whose ->
    [you] deine zweite Pagode
   *[other] zweite Pagode
}
web-qin-preview-returned = { $count ->
    [one] Eine Pagode kehrt zurück
   *[other] { $count } Pagoden kehren zurück
}
web-qin-preview-back = { $whose ->
    [you] in deinen Vorrat
   *[other] in den Vorrat von { $name }
}
web-qin-preview-won = { $whose ->
    [you] Du übernimmst das Dorf { $at }
   *[other] { $name } übernimmt das Dorf { $at }
}
web-qin-preview-lost = { $whose ->
    [you] Du verlierst das Dorf { $at }
   *[other] { $name } verliert das Dorf { $at }
}
web-qin-preview-last = { $whose ->
    [you] Deine letzte Pagode: Du gewinnst
   *[other] { $name } setzt die letzte eigene Pagode und gewinnt
}
web-qin-preview-nothing = Zwei einzelne Provinzfelder: Sonst geschieht nichts.
web-qin-preview-none = Hier siehst du, was das Plättchen bewirken würde.
web-qin-pagoda = { $count ->
    [one] Pagode
   *[other] Pagoden
}
web-qin-your-supply = Dein Vorrat

## Values of options

web-value-qin-bird = Vogel
web-value-qin-lion = Löwe
web-map-bird = Seite mit dem Vogel
web-map-lion = Seite mit dem Löwen
web-map-warring-states = die Streitenden Reiche, 475–221 v. Chr.
web-map-eighteen-kingdoms = die 18 Königreiche, 206 v. Chr.
web-value-dragon-none = Keines
web-value-dragon-random = Zufällig
web-value-huang-standard = Standard

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
web-report-board = Stellung
web-report-decision = Entscheidung { $number }: { $name } wählte „{ $played }“.
web-report-better = Besser: „{ $best }“ (Gewinnchance { $chance } statt { $instead }).
web-report-best = Das war die beste Wahl.
web-report-mark-played = gespielt
web-report-mark-better = besser
web-report-turning = Wendepunkte
web-report-turn = Entscheidung { $number }: { $name } wählte „{ $played }“ (Gewinnchance { $instead }). Besser war „{ $best }“ ({ $chance }).
web-report-sure = Kosten: etwa { $least } bis { $most } Prozentpunkte.
web-report-show = Zeigen
web-report-steady = Keine großen Fehler.
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
web-from = Fortsetzung eines beendeten Spiels, nach Aktion { $step }
## Die Regeln

web-rules = Regeln
web-rules-of = Regeln: { $game }
web-rules-page = Das ganze Regelheft
web-rule = Regel { $rule }
web-key-rules = Regeln öffnen
web-key-about = Was ist das? (das gewählte Element)

## Without a server
web-local = Auf diesem Gerät
web-local-explained = Gespielt nur in diesem Browser: Dein Gerät denkt für die Bots, niemand sonst kann mitspielen, und das Spiel liegt hier.
web-no-server = Weder Konto noch Server nötig. Deine Spiele liegen in diesem Browser.
web-server-away = Der Server ist nicht erreichbar. Du kannst gegen Bots spielen, dieses Gerät weiterreichen, lernen und Aufgaben lösen; diese Spiele liegen in diesem Browser.
web-server-back = Der Server ist wieder erreichbar.
web-update = Eine neuere Version ist bereit. Deine Spiele gehen in ihr weiter.
web-update-load = Laden
web-open-record = Aufzeichnung öffnen
web-open-record-explained = Eine Aufzeichnung ist die Textdatei eines Spiels, von hier oder anderswo. Sie liegt in diesem Browser: Sieh das Spiel noch einmal an, lass es analysieren, oder spiel weiter, wenn es nicht zu Ende ist.
web-record-file = Datei wählen
web-record-text = Oder den Text einfügen
web-record-open = Öffnen
web-local-full = Dieser Browser hat keinen Platz mehr für deinen Zug, also hat sich nichts geändert. Entferne Spiele, die du nicht mehr brauchst, und versuche es noch einmal.
web-local-failed = Dieser Browser kann gerade nicht allein spielen. Lade die Seite neu; deine Spiele bleiben erhalten.
web-remove-game-sure = Endgültig entfernen
## Die zweite Ausgabe der Tische

web-log-and-chat = Verlauf und Chat
web-undo-marked = Auf dem Plan markiert.
web-undo-nothing-since = Seither ist nichts weiter geschehen.
web-undo-others = { $count ->
    [one] Eine spätere Aktion wird mit zurückgenommen.
   *[other] { $count } spätere Aktionen werden mit zurückgenommen.
}
web-ask-name = Wie sollen die anderen dich nennen?
web-ask-name-explained = Wird einmal gefragt und auf diesem Gerät behalten. Ohne Namen heißt du nach deinem Zeichen, „{ $mark }“.
web-end-you = Du gewinnst.
web-end-you-by = Du gewinnst, { $best } zu { $next }
web-end-by = { $name } gewinnt, { $best } zu { $next }
web-end-resigned = { $count ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
web-end-turning = Wendepunkt
web-end-turning-at = Wendepunkt · Aktion { $number }
web-end-turned = { $name } wählte „{ $played }“; besser war „{ $best }“. Die Gewinnchance fiel von { $before } auf { $after }.
web-end-looking = Der Bot sucht noch den Moment, an dem die Partie kippte.
web-end-see = Ansehen
web-qin-because-last = { $name } hat alle Pagoden gesetzt. Danach folgt { $other } mit { $more ->
    [one] 1 übrigen Pagode
   *[other] { $more } übrigen Pagoden
}.
web-qin-because-fewest = Kein Plättchen passt mehr. { $name } hat die wenigsten Pagoden übrig: { $left }. Danach folgt { $other } mit { $more }.
web-qin-because-series = { $name } hat in allen Partien der Serie zusammen die wenigsten Pagoden übrig.
web-qin-end-standing = { $provinces ->
    [one] 1 Provinz
   *[other] { $provinces } Provinzen
}, { $majors ->
    [0] keine Großprovinz
    [one] 1 Großprovinz
   *[other] { $majors } Großprovinzen
}, { $villages ->
    [one] 1 Dorf
   *[other] { $villages } Dörfer
}
web-qin-end-province = auf einer Provinz
web-qin-end-village = auf einem Dorf
web-qin-end-out = nicht gesetzt
web-qin-end-race = Übrige Pagoden, Plättchen für Plättchen
web-hint-equal = etwa gleich
web-hint-to-win = Gewinnchance
web-hint-play = Tipp { $number } spielen
web-hint-keys = 1, 2, 3 wählen einen Tipp; Enter spielt ihn; Esc schließt.
web-closed-playing = Wer den Tisch eröffnet hat, hat ihn während der Partie geschlossen. Sie hat keinen Sieger.

## Following

web-follow = Züge der anderen
web-follow-count = { $number } von { $of }
web-follow-back = Einen Zug zurück
web-follow-next = Weiter
web-moves-pace = Tempo der Züge der anderen
web-pace-step = Einzeln
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-instant = Sofort
web-thinks = denkt nach
web-thinks-still = denkt noch nach
web-volume = Lautstärke
web-key-p = Tempo der Züge der anderen ändern
web-key-name-space = Leertaste
web-key-name-backspace = Rücktaste
web-log-more = Frühere Einträge zeigen
web-watch-now = Sieh zu.
web-watch-behind = Die anderen haben gezogen.
web-watch-awaits = { $name } entscheidet.
