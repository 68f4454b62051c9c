# Les règles dans le navigateur : la page du livret, le volet à la table, la carte du but, ce que sont les choses.

rules-rules = Règles
rules-title = { $game } : les règles
rules-games = Jeux
rules-contents = Sommaire
rules-chapter = Chapitre { $number }
rules-print = Imprimer le livret de règles
rules-search = Chercher dans les règles
rules-hits = { $count ->
    [0] Aucun résultat
    [one] { $count } passage
   *[other] { $count } passages
}

## Quelles règles sont affichées

rules-show = Afficher les règles pour
rules-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
rules-only-option = { $name } seulement
rules-only-value = { $name } : { $value } seulement
rules-only-players = { $count ->
    [one] { $count } joueur seulement
   *[other] { $count } joueurs seulement
}
rules-only-players-range = { $from } à { $to } joueurs seulement
rules-only-version = Version { $version } seulement

## Exemples

rules-example-start = La position de départ.
rules-example-lost = Cet exemple ne peut pas être chargé. Réessayez plus tard.
rules-step = { $step } / { $steps }
rules-step-back = Étape précédente
rules-step-on = Étape suivante
rules-before = Avant
rules-after = Après

## À la table

rules-drawer = Règles : { $chapter }
rules-now = On vous demande maintenant
rules-now-other = Décision en cours
rules-whole = Tout le livret de règles
rules-goal-open = But, votre tour, points
rules-follow = Revenir à la décision en cours

## La carte du but

rules-goal = But
rules-turn = Votre tour
rules-scoring = Points
rules-begin = Commencer
rules-lessons = Leçons
rules-all = Toutes les règles
rules-goal-again = Vous retrouverez cette carte sous Règles.

## Ce que sont les choses

rules-here = Ici
rules-when = Quand cela compte
rules-things = Ce qu’il y a sur la table
