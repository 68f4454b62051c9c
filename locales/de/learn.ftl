## Lektionen, Aufgaben und Trainer im Browser

learn-title = Am Tisch lernen
learn-lead = Kurze Lektionen in beliebiger Reihenfolge. Du spielst von der ersten Minute an selbst.
learn-pages = Lernen
learn-lessons = Lektionen
learn-puzzles = Aufgaben
learn-rules = Regeln
learn-done-of = { $done } von { $count } erledigt
learn-count = { $count ->
    [one] 1 Lektion
   *[other] { $count } Lektionen
}, { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
learn-extra = Optionen und Erweiterungen
learn-done = erledigt
learn-begin = Beginnen
learn-go-on = Weiter
learn-minutes = { $count } Min.

## Eine Lektion

learn-guide = Der alte Gelehrte
learn-lesson-of = { $game }, Lektion { $number } von { $count }
learn-step = Schritt { $step } von { $steps }
learn-leave = Verlassen
learn-back = Zurück
learn-next = Weiter
learn-show = Zeig es mir
learn-again = Noch einmal
learn-right = Richtig
learn-not-yet = Noch nicht
learn-watch = Schau zu, wie es geht.
learn-now-you = Jetzt du
learn-here = hier
learn-rule = Regel { $rule }
learn-otherwise = Das ist hier nicht gefragt. Versuch es noch einmal.
learn-finished = Lektion geschafft
learn-once-more = Wiederholen
learn-all = Alle Lektionen
learn-next-lesson = Als Nächstes: { $title }
learn-question = Frage
learn-question-of = Frage { $number } von { $count }
learn-none-title = Hier ist nichts
learn-none = Diese Lektion oder Aufgabe gibt es nicht. Wähle eine aus der Liste.

## Aufgaben

learn-puzzles-lead = Stellungen aus echten Partien, in denen eine Aktion klar die beste ist.
learn-no-puzzles = Dieser Server hat keine Aufgaben.
learn-daily = Aufgaben des Tages
learn-solved = gelöst
learn-solved-of = { $done } von { $count } gelöst
learn-level-easy = leicht
learn-level-medium = mittel
learn-level-hard = schwer
learn-puzzle-number = Aufgabe { $number }
learn-puzzle-of = { $game }, Aufgabe { $number }
learn-puzzle-ask = Eine Aktion ist klar die beste. Spiele sie auf dem Brett.
learn-not-best = Nicht die beste Wahl
learn-look-again = Was bringt dir mehr oder kostet die anderen mehr?
learn-solved-with = Gelöst: { $answer }
learn-chance = Gewinnchance { $chance }; mit der zweitbesten Aktion { $next }.
learn-follows = So kann es weitergehen: { $line }
learn-next-puzzle = Nächste Aufgabe
learn-week = Tage dieser Woche mit einer gelösten Aufgabe: { $count }
learn-streak = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}

## Der Trainer

learn-coach = Erste Partie mit Trainer
learn-coach-after = Du kennst die Regeln?
learn-coach-explained = Leichte Bots; der Trainer sagt, was er tun würde, und warnt vor einer Aktion, die viel kostet.
learn-coach-name = Trainer
learn-coach-thinks = Der Trainer denkt nach.
learn-coach-says = Der Trainer würde spielen: { $action }.
learn-coach-chance = Gewinnchance { $chance }
learn-coach-words = Trainer: Tipps in Worten
learn-coach-words-explained = Vor jeder deiner Entscheidungen sagt der Trainer, was er tun würde und warum.
learn-coach-warn = Trainer: Warnungen
learn-coach-warn-explained = Vor einer Aktion, die dich viel kostet, fragt der Trainer nach.
learn-coach-warning = Diese Aktion senkt deine Gewinnchance um etwa { $cost } %. Der Trainer würde spielen: { $action }.
learn-coach-think = Noch einmal überlegen
learn-coach-anyway = Trotzdem spielen
