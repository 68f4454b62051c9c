## Leçons, problèmes et entraîneur dans le navigateur

learn-title = Apprendre à la table
learn-lead = De courtes leçons, dans l’ordre de votre choix. Vous jouez dès la première minute.
learn-pages = Apprendre
learn-lessons = Leçons
learn-puzzles = Problèmes
learn-rules = Règles
learn-done-of = { $done } sur { $count } terminées
learn-count = { $count ->
    [one] 1 leçon
   *[other] { $count } leçons
}, { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
learn-extra = Options et extensions
learn-done = terminée
learn-begin = Commencer
learn-go-on = Continuer
learn-minutes = { $count } min

## Une leçon

learn-guide = Le vieux lettré
learn-lesson-of = { $game }, leçon { $number } sur { $count }
learn-step = Étape { $step } sur { $steps }
learn-leave = Quitter
learn-back = Retour
learn-next = Suite
learn-show = Montrez-moi
learn-again = Réessayer
learn-right = Juste
learn-not-yet = Pas encore
learn-watch = Regardez comment on fait.
learn-now-you = À vous
learn-here = ici
learn-rule = Règle { $rule }
learn-otherwise = Ce n’est pas ce qui est demandé ici. Réessayez.
learn-finished = Leçon terminée
learn-once-more = Recommencer
learn-all = Toutes les leçons
learn-next-lesson = Ensuite : { $title }
learn-question = Question
learn-question-of = Question { $number } sur { $count }
learn-none-title = Il n’y a rien ici
learn-none = Cette leçon ou ce problème n’existe pas. Choisissez-en un dans la liste.

## Problèmes

learn-puzzles-lead = Des positions tirées de vraies parties, où un choix est nettement le meilleur.
learn-no-puzzles = Ce serveur n’a pas de problèmes.
learn-daily = Problèmes du jour
learn-solved = résolu
learn-solved-of = { $done } sur { $count } résolus
learn-level-easy = facile
learn-level-medium = moyen
learn-level-hard = difficile
learn-puzzle-number = Problème { $number }
learn-puzzle-of = { $game }, problème { $number }
learn-puzzle-ask = Un choix est nettement le meilleur. Jouez-le sur le plateau.
learn-not-best = Pas le meilleur
learn-look-again = Qu’est-ce qui vous rapporterait plus, ou coûterait plus aux autres ?
learn-solved-with = Résolu : { $answer }
learn-chance = Chances de gagner : { $chance } ; avec le deuxième meilleur choix : { $next }.
learn-why = Pourquoi c’est le meilleur choix
learn-instead = Deuxième meilleur choix : { $action }
learn-follows = La suite possible
learn-you = Vous
learn-next-puzzle = Problème suivant
learn-week = Jours de cette semaine avec un problème résolu : { $count }
learn-streak = { $count ->
    [one] 1 jour de suite
   *[other] { $count } jours de suite
}

## L’entraîneur

learn-coach = Première partie avec un entraîneur
learn-coach-after = Vous connaissez les règles ?
learn-coach-explained = Bots faciles ; l’entraîneur dit ce qu’il jouerait et avertit avant un choix qui coûte cher.
learn-coach-name = Entraîneur
learn-coach-thinks = L’entraîneur réfléchit.
learn-coach-says = L’entraîneur jouerait : { $action }.
learn-coach-chance = Chances de gagner : { $chance }
learn-coach-words = Entraîneur : conseils en toutes lettres
learn-coach-words-explained = Avant chacun de vos choix, l’entraîneur dit ce qu’il ferait et pourquoi.
learn-coach-warn = Entraîneur : avertissements
learn-coach-warn-explained = Avant un choix qui vous coûte cher, l’entraîneur demande si vous y tenez.
learn-coach-warning = Ce choix réduit vos chances de gagner d’environ { $cost } %. L’entraîneur jouerait : { $action }.
learn-coach-think = Réfléchir encore
learn-coach-anyway = Jouer quand même
