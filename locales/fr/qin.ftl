## Qin: names

qin-red = rouge
qin-yellow = jaune
qin-blue = bleu

## Options

qin-option-board = Oiseau convient à une première partie ; Lion a des points d’eau. Ou un plateau personnalisé, dans un fichier.
qin-option-boards = Une partie sur chaque plateau. Le premier joueur change à chaque fois ; celui à qui il reste le moins de pagodes en tout gagne.
qin-option-fair_start = Redistribuer jusqu’à ce que chacun ait au moins un double (une tuile de deux territoires de même couleur).
qin-refused-board-and-boards = `board` vaut pour une partie, `boards` pour une série de parties.

## What is asked

qin-ask-place = { $seat } : posez une tuile sur deux cases libres, dont une au moins à côté d’un territoire.
qin-over = La partie est terminée.

## What happened

qin-placed = { $seat } pose { $tile } en { $first } et { $second }.
qin-grown = { $seat } : la province { hue-f } en { $at } compte maintenant { $size } territoires.
qin-merged = Des provinces sont réunies en { $at } : { $seat } possède une province { hue-f } de { $size } territoires.
qin-returned = { $count ->
    [one] { $seat } reprend une pagode.
   *[other] { $seat } reprend { $count } pagodes.
}
qin-founded = { $seat } fonde une province { hue-f } de { $size } territoires en { $at }.
qin-major = { $seat } : la province { hue-f } en { $at } devient Province Majeure et reçoit sa deuxième pagode.
qin-village-lost = { $seat } perd le village { $at }.
qin-village-won = { $seat } prend possession du village { $at }.
qin-drew = { $seat } pioche { $tile }.
qin-drew-hidden = { $seat } pioche une tuile.
qin-passed = { $seat } passe.
qin-last-pagoda = { $seat } a posé toutes ses pagodes.
qin-no-tile-fits = Plus aucun joueur ne peut poser de tuile.
qin-next-game = La partie { $game } de la série commence ; { $seat } joue en premier.

## Why not

qin-illegal-over = La partie est terminée.
qin-illegal-off-board = Ce n’est pas sur le plateau.
qin-illegal-not-in-hand = Vous n’avez pas cette tuile en main.
qin-illegal-not-free = Une tuile se pose sur deux cases Prairie libres : ni village, ni point d’eau, ni territoire.
qin-illegal-no-neighbour = Un territoire de la tuile au moins doit avoir un côté commun avec un territoire du plateau.
qin-illegal-tie = Ces provinces ne peuvent pas être réunies : à égalité de territoires, il n’y aurait pas de propriétaire.
qin-illegal-two-majors = Deux Provinces Majeures ne peuvent pas être réunies.
qin-illegal-pass = Vous pouvez poser une tuile, donc vous ne pouvez pas passer.

## The table

qin-pagodas-left = { $count ->
    [one] { $count } pagode restante
   *[other] { $count } pagodes restantes
}
qin-supply = { $count ->
    [0] La pioche est vide.
    [one] { $count } tuile dans la pioche.
   *[other] { $count } tuiles dans la pioche.
}
qin-series = Partie { $game } sur { $games }.

## The score sheet

qin-sheet-pagodas = Pagodes
qin-sheet-provinces = Sur les provinces
qin-sheet-villages = Sur les villages
qin-sheet-left-before = Restantes, parties précédentes
qin-sheet-left = Restantes
## What speaks for a choice, and the themes of puzzles

reason-qin-last = Pose la dernière pagode et gagne la partie aussitôt.
reason-qin-pagodas = Pose { $count } pagodes.
reason-qin-founded = Fonde une province { hue-f } de { $size } territoires en { $at }.
reason-qin-grown = Porte la province { hue-f } en { $at } à { $size } territoires.
reason-qin-major = Fait de la province { hue-f } en { $at } une Province Majeure : elle ne peut plus être perdue.
reason-qin-joined = Réunit des provinces { hue-fp } en { $at } : { $size } territoires en une seule.
reason-qin-swallowed = Prend une province { hue-f } en { $at } que { $seat } possédait.
reason-qin-village = Prend le village libre { $at }.
reason-qin-conquered = Prend le village { $at }, que { $seat } possédait.
reason-qin-returned = { $count ->
    [one] { $seat } reprend une pagode.
   *[other] { $seat } reprend { $count } pagodes.
}
reason-qin-gives = { $count ->
    [one] Permet aussi à { $seat } de poser une pagode.
   *[other] Permet aussi à { $seat } de poser { $count } pagodes.
}
reason-qin-quiet = Ne donne rien à personne d’autre.
puzzle-theme-qin-last = La dernière pagode
puzzle-theme-qin-merge = Réunir des provinces
puzzle-theme-qin-conquest = Conquérir un village
puzzle-theme-qin-village = Un village libre
puzzle-theme-qin-major = Province Majeure
puzzle-theme-qin-found = Fonder une province
puzzle-theme-qin-quiet = Actions discrètes
