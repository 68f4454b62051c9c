## Huang: names

huang-yellow = jaune
huang-red = rouge
huang-blue = bleu
huang-green = vert
huang-white = blanc
huang-tiger = Tigre
huang-hare = Lièvre
huang-rat = Rat
huang-goat = Chèvre
huang-dragon = Dragon

## Options

huang-option-short = À deux joueurs seulement : on retire 24 tuiles du sac sans les regarder, et la partie est plus courte.
huang-option-bandits = Des bandits renégats tiennent cinq emplacements. Battez-les avec un royaume qui a assez de tuiles rouges.
huang-option-eighteen_kingdoms = La carte des Dix-huit Royaumes, avec des greniers à la place des pagodes bleues.
huang-option-palace = Le palais royal peut être construit sur quatre tuiles jaunes et donne une septième tuile en main.
huang-option-open_scores = Chacun voit les points de tous.
huang-option-full_tie = Qui gagne en cas d’égalité parfaite : personne, ou le joueur qui a le moins de points blancs.
huang-option-map = La carte standard pour les options ci-dessus, ou une carte personnalisée, dans un fichier.
huang-refused-short = La partie courte est pour deux joueurs.
huang-refused-bandits-eighteen = Les bandits et les Dix-huit Royaumes ne peuvent pas être combinés.
huang-refused-map-camps = Les bandits nécessitent une carte à dix emplacements de bandits.
huang-refused-map-capitals = Une carte doit avoir au moins une capitale, et dix-neuf au plus avec les Dix-huit Royaumes.

## What is asked

huang-ask-act = { $seat } : choisissez une action ({ $actions ->
    [one] la dernière du tour
   *[other] il en reste { $actions }
}).
huang-ask-build = { $seat } : { $at } complète un triangle. Construisez une pagode, ou tapez `none`.
huang-ask-move = { $seat } : choisissez la pagode à déplacer.
huang-ask-market = { $seat } : prenez une tuile du marché, ou tapez `none`.
huang-ask-chain = { $seat } : placez une autre tuile bleue à côté de { $at }, ou tapez `none`.
huang-ask-commit = { $side ->
    [attacker] { $seat } : vous attaquez dans une révolte entre meneurs { hue-mp }. Engagez des tuiles jaunes de votre main, ou tapez `none`.
   *[defender] { $seat } : vous vous défendez dans une révolte entre meneurs { hue-mp }. Engagez des tuiles jaunes de votre main, ou tapez `none`.
}
huang-ask-support = { $seat } : soutenez un royaume dans la guerre en { $at }, ou tapez `none`.
huang-ask-tie = { $seat } : égalité dans la guerre. Choisissez le royaume qui gagne.
huang-ask-price = { $seat } : retirez une tuile rouge ({ $left ->
    [one] la dernière
   *[other] encore { $left }
}).
huang-ask-granaries = { $seat } : choisissez le grenier qui reste dans le royaume de votre meneur bleu ; vous prenez les autres. Ou tapez `none`.
huang-over = La partie est terminée.

## What happened

huang-turn = À { $seat } de jouer.
huang-declined-building = { $seat } ne construit rien.
huang-declined-market = { $seat } ne prend rien au marché.
huang-declined-chain = { $seat } ne place pas d’autre tuile bleue.
huang-declined-granaries = { $seat } laisse les greniers en place.
huang-passed = { $seat } n’a aucune action permise et passe.
huang-tile = { $seat } place une tuile { hue-f } en { $at }.
huang-leader-placed = { $seat } place son meneur { $colour } en { $at }.
huang-leader-moved = { $seat } déplace son meneur { $colour } de { $from } à { $at }.
huang-leader-withdrawn = { $seat } retire son meneur { $colour } de { $from }.
huang-leader-unsupported = { $seat } reprend son meneur { $colour } en { $from } : il n’a plus de tuile jaune à côté de lui.
huang-leader-lost-revolt = { $seat } reprend son meneur { $colour } en { $from }, battu dans la révolte.
huang-leader-lost-war = { $seat } reprend son meneur { $colour } en { $from }, battu dans la guerre.
# How many points of which colour, as the object of a sentence.
huang-so-many-points = { $points ->
    [one] { $points } point { $colour }
   *[other] { $points } points { hue-mp }
}
huang-points-tile = { $seat } gagne { huang-so-many-points } pour la tuile, qui rejoint le royaume du meneur { $colour } en { $at }.
huang-points-stand-in = { $seat } gagne { huang-so-many-points } pour la tuile : son royaume n’a pas de meneur { $colour }, et le meneur jaune en { $at } en profite.
huang-points-revolt = { $seat } gagne { huang-so-many-points } pour la révolte.
huang-points-war = { $seat } gagne { huang-so-many-points } pour le meneur { $colour } battu par celui en { $at }.
huang-points-pagodas = { $points ->
    [one] { $seat } gagne { huang-so-many-points } pour une pagode dans le royaume du meneur en { $at }.
   *[other] { $seat } gagne { huang-so-many-points } pour { $points } pagodes dans le royaume du meneur en { $at }.
}
huang-points-bandits = { $seat } gagne { huang-so-many-points } pour les bandits, grâce au meneur en { $at }.
huang-riot = { $leader ->
    [yes] { $tiles ->
        [one] { $seat } provoque une émeute en { $at } avec une tuile bleue et son meneur bleu.
       *[other] { $seat } provoque une émeute en { $at } avec { $tiles } tuiles bleues et son meneur bleu.
    }
   *[no] { $tiles ->
        [one] { $seat } provoque une émeute en { $at } avec une tuile bleue.
       *[other] { $seat } provoque une émeute en { $at } avec { $tiles } tuiles bleues.
    }
}
huang-paid = { $leader ->
    [yes] { $tiles ->
        [one] { $seat } paie une tuile verte, avec l’aide de son meneur vert.
       *[other] { $seat } paie { $tiles } tuiles vertes, avec l’aide de son meneur vert.
    }
   *[no] { $tiles ->
        [one] { $seat } paie une tuile verte.
       *[other] { $seat } paie { $tiles } tuiles vertes.
    }
}
huang-pagoda-built = { $seat } construit une pagode { hue-f } en { $at }.
huang-pagoda-moved = { $seat } déplace une pagode { hue-f } de { $from } à { $at }.
huang-palace-built = { $seat } construit le palais en { $at }.
huang-palace-moved = { $seat } déplace le palais de { $from } à { $at }.
huang-removed-riot = La tuile { hue-f } en { $at } est retirée.
huang-removed-lost = La tuile { hue-f } en { $at } est perdue.
huang-removed-price = La tuile { hue-f } en { $at } est retirée : c’est le prix de la victoire.
huang-removed-bandits = La tuile { hue-f } en { $at } est retirée : c’est le prix de la victoire sur les bandits.
huang-pagoda-lost = La pagode { hue-f } en { $at } retourne à la réserve.
huang-palace-lost = Le palais en { $at } retourne à la réserve.
huang-granary-lost = Le grenier en { $at } est perdu.
huang-took = { $seat } prend une tuile { hue-f } au marché.
huang-discarded = { $count ->
    [one] { $seat } défausse une tuile, face cachée.
   *[other] { $seat } défausse { $count } tuiles, face cachée.
}
huang-discarded-known = { $seat } défausse face cachée : { $tiles }.
huang-drew = { $count ->
    [one] { $seat } pioche une tuile.
   *[other] { $seat } pioche { $count } tuiles.
}
huang-drew-known = { $seat } pioche : { $tiles }.
huang-market = Nouveau au marché : { $tiles }.
huang-revolt = Révolte entre meneurs { hue-mp } ! { $seat } en { $at } ({ $attack }) contre { $defender } en { $against } ({ $defence }).
huang-committed = { $leader ->
    [yes] { $tiles ->
        [0] { $seat } engage son meneur jaune.
        [one] { $seat } engage une tuile jaune et son meneur jaune.
       *[other] { $seat } engage { $tiles } tuiles jaunes et son meneur jaune.
    }
   *[no] { $tiles ->
        [one] { $seat } engage une tuile jaune.
       *[other] { $seat } engage { $tiles } tuiles jaunes.
    }
}
huang-committed-nothing = { $seat } n’engage rien.
huang-revolt-over = { $seat } gagne la révolte entre meneurs { hue-mp } contre { $loser }, { $strength } à { $against }.
huang-war = Guerre ! Par sa tuile en { $at }, { $seat } réunit des royaumes ayant des meneurs de même couleur.
huang-the-state = { $named ->
    [yes] { $state }
   *[no] le royaume en { $state }
}
huang-the-state-first = { $named ->
    [yes] { $state }
   *[no] Le royaume en { $state }
}
huang-warring = { $reds ->
    [0] { huang-the-state-first } n’a aucune tuile rouge.
    [one] { huang-the-state-first } a une tuile rouge.
   *[other] { huang-the-state-first } a { $reds } tuiles rouges.
}
huang-supported = { $leader ->
    [yes] { $tiles ->
        [0] { $seat } soutient { huang-the-state } avec son meneur rouge : force totale { $total }.
        [one] { $seat } soutient { huang-the-state } avec une tuile rouge et son meneur rouge : force totale { $total }.
       *[other] { $seat } soutient { huang-the-state } avec { $tiles } tuiles rouges et son meneur rouge : force totale { $total }.
    }
   *[no] { $tiles ->
        [one] { $seat } soutient { huang-the-state } avec une tuile rouge : force totale { $total }.
       *[other] { $seat } soutient { huang-the-state } avec { $tiles } tuiles rouges : force totale { $total }.
    }
}
huang-neutral = { $seat } ne soutient personne.
huang-war-over = { huang-the-state-first } gagne la guerre, { $total } à { $price } ; prix à payer : { $price ->
    [0] aucune tuile rouge
    [one] { $price } tuile rouge
   *[other] { $price } tuiles rouges
}.
huang-bandits = { $bandits ->
    [one] { $seat } bat le bandit en { $at }.
   *[other] { $seat } bat les { $bandits } bandits en { $at }.
}
huang-granaries = { $count ->
    [one] { $seat } prend un grenier et laisse celui en { $left }.
   *[other] { $seat } prend { $count } greniers et laisse celui en { $left }.
}
huang-over-empty-bag = Le sac est vide : la partie est terminée.
huang-over-nothing-happens = Pendant douze tours de table, personne n’a placé ni pioché de tuile : la partie est terminée.

## Why not

huang-illegal-over = La partie est terminée.
huang-illegal-action-now = Choisissez une action : placer ou déplacer un meneur, placer une tuile, provoquer une émeute, construire une pagode avec des tuiles vertes, ou remplacer des tuiles.
huang-illegal-build-now = Décidez d’abord si vous construisez avec la tuile que vous venez de placer : tapez où, ou `none`.
huang-illegal-move-now = Choisissez d’abord la pagode à déplacer.
huang-illegal-market-now = Choisissez d’abord une tuile du marché : tapez sa couleur, ou `none`.
huang-illegal-chain-now = Placez d’abord une autre tuile bleue, ou tapez `none`.
huang-illegal-commit-now = Décidez d’abord ce que vous engagez dans la révolte : tapez combien, ou `none`.
huang-illegal-support-now = Décidez d’abord qui vous soutenez dans la guerre : tapez quel royaume et avec quoi, ou `none`.
huang-illegal-tie-now = Choisissez d’abord lequel des royaumes à égalité gagne.
huang-illegal-pay-now = Choisissez d’abord une tuile rouge à retirer.
huang-illegal-granaries-now = Nommez d’abord le grenier qui reste, ou tapez `none`.
huang-illegal-not-in-hand = Vous n’avez pas autant de tuiles de cette couleur.
huang-illegal-occupied = Cet emplacement n’est pas vide.
huang-illegal-river = Seules les tuiles bleues se placent sur les rivières.
huang-illegal-blue-on-river = Les tuiles bleues ne se placent que sur les rivières.
huang-illegal-bandits-tile = Une tuile à côté de bandits doit les relier à un royaume ayant au moins autant de tuiles rouges qu’il y a de bandits, sans provoquer de guerre.
huang-illegal-bandits-leader = Aucun meneur ne peut se tenir à côté de bandits.
huang-illegal-leader-off-map = Ce meneur n’est pas sur la carte.
huang-illegal-leader-on-map = Ce meneur est sur la carte et ne peut pas aider.
huang-illegal-same-hex = Un meneur qui se déplace doit changer d’emplacement.
huang-illegal-leader-river = Les meneurs ne se placent pas sur les rivières.
huang-illegal-leader-no-yellow = Un meneur doit avoir une tuile jaune à côté de lui.
huang-illegal-leader-joins = Ce meneur unirait des royaumes qui ont des meneurs d’une même couleur.
huang-illegal-cannot-pay = Vous n’avez pas assez de tuiles pour payer cela.
huang-illegal-no-tile-there = Il n’y a pas de tuile à cet endroit.
huang-illegal-not-with-this-tile = La tuile que vous avez placée doit être l’une de celles sous le bâtiment.
huang-illegal-not-a-free-triangle = Une pagode nécessite trois tuiles d’une même couleur qui se touchent toutes, sans autre bâtiment au-dessus.
huang-illegal-not-a-free-rhombus = Le palais nécessite quatre tuiles jaunes en losange, sans autre bâtiment au-dessus.
huang-illegal-no-palace = Cette partie se joue sans le palais.
huang-illegal-no-blue-pagodas = Avec les Dix-huit Royaumes, il n’y a pas de pagodes bleues.
huang-illegal-no-such-pagoda = Aucune pagode de cette couleur ne se trouve là.
huang-illegal-not-in-market = Le marché n’a pas de tuile de cette couleur.
huang-illegal-chain-blue = Après une tuile bleue, seule une autre tuile bleue peut suivre.
huang-illegal-chain-adjacent = La tuile bleue suivante doit toucher celle qui vient d’être placée.
huang-illegal-replace-number = On peut remplacer une à six tuiles.
huang-illegal-commit-nothing = Pour ne rien engager, tapez `none`.
huang-illegal-not-at-war = Cet emplacement n’appartient à aucun royaume en guerre.
huang-illegal-not-tied = Ce royaume n’est pas parmi les plus forts.
huang-illegal-not-a-red-tile = Ce n’est pas une tuile rouge qui puisse être retirée maintenant.
huang-illegal-no-granary-there = Aucun grenier du royaume de votre meneur bleu ne se trouve là.

## The table

huang-bag = { $count ->
    [0] Le sac est vide.
    [one] 1 tuile dans le sac.
   *[other] { $count } tuiles dans le sac.
}
huang-market-now = Marché
huang-supply = Pagodes restantes
huang-hand = main
huang-off = hors de la carte
huang-points = points
huang-quiet = { $count ->
    [one] { $count } tour sans tuile placée ni piochée.
   *[other] { $count } tours sans tuile placée ni piochée.
}

## A war and a revolt, on the table

huang-side = { $named ->
    [yes] { $state }
   *[no] Royaume en { $state }
}, force { $total }
huang-side-reds = { $reds ->
    [one] { $reds } tuile rouge
   *[other] { $reds } tuiles rouges
} (en { $tiles })
huang-side-reds-gone = { $reds ->
    [one] { $reds } tuile rouge
   *[other] { $reds } tuiles rouges
}
huang-side-support = { $leader ->
    [yes] { $tiles ->
        [0] { $seat } ajoute son meneur
        [one] { $seat } ajoute une tuile et son meneur
       *[other] { $seat } ajoute { $tiles } tuiles et son meneur
    }
   *[no] { $tiles ->
        [one] { $seat } ajoute une tuile
       *[other] { $seat } ajoute { $tiles } tuiles
    }
}
huang-rebel = { $seat } en { $at }, force { $total } : tuiles jaunes en { $tiles }
huang-rebel-adds = { $seat } en { $at }, force { $total } : tuiles jaunes en { $tiles }, et { $added } de plus

## The score sheet

huang-sheet-earned = Points
huang-sheet-granaries = Greniers, comptés en bleu
huang-sheet-white-added = Points blancs ajoutés à
huang-sheet-totals = Totaux, du plus faible au plus élevé
huang-sheet-lowest = Le plus faible
huang-sheet-second = Deuxième plus faible
huang-sheet-third = Troisième plus faible
huang-sheet-highest = Le plus élevé
huang-sheet-decided = Départagés par
huang-sheet-decided-lowest = Le total le plus faible
huang-sheet-decided-second = Le deuxième total
huang-sheet-decided-third = Le troisième total
huang-sheet-decided-highest = Le total le plus élevé
huang-sheet-decided-white = Moins de points blancs
huang-sheet-decided-nobody = Rien : égalité parfaite

## Where points come from

huang-source-tile = Tuiles
huang-source-stand-in = Tuiles, grâce au meneur jaune
huang-source-revolt = Révoltes
huang-source-war = Guerres
huang-source-pagodas = Pagodes
huang-source-bandits = Bandits
huang-source-granaries = Greniers

## The survey of a map

huang-survey-hexes = Emplacements
huang-survey-land = Terre
huang-survey-river = Rivière
huang-survey-capitals = Capitales
huang-survey-nearest = Distance entre les capitales les plus proches
huang-survey-camps = Emplacements de bandits
huang-survey-river-triangles = Triangles de rivière
huang-survey-parts = Zones d’un seul tenant
huang-survey-land-parts = Terres d’un seul tenant

## The drawn table

huang-office-yellow = gouverneur
huang-office-red = soldat
huang-office-blue = agriculteur
huang-office-green = commerçant
huang-office-white = artisan
huang-table-map = Carte : { $title }
huang-table-players = Joueurs
huang-table-leader = meneur
huang-table-leader-at = meneur { $colour } en { $at }
huang-table-leader-off = meneur { $colour }, hors de la carte
huang-table-leader-of = meneur { $colour }, à { $name }
huang-table-tile = tuile { hue-f } ({ $office })
huang-table-under-pagoda = sous une pagode { hue-f }
huang-table-under-palace = sous le palais
huang-table-granary = avec un grenier
huang-table-bandits = { $count ->
    [one] { $count } bandit
   *[other] { $count } bandits
}
huang-table-capital = capitale : { $name }
# States of the built-in maps whose names have a word in them; the others are called the same everywhere.
huang-table-name-western-wei = Wei de l’Ouest
huang-table-name-western-chu = Chu de l’Ouest
huang-table-land = terre
huang-table-river = rivière
huang-table-tiles = { $count } × { $colour }

# The own seat
huang-table-your-hand = Votre main, { $count }
huang-table-your-points = Vos points
huang-table-leaders-off = { $count ->
    [0] Tous les meneurs sont sur la carte
   *[other] Meneurs hors de la carte, { $count } sur 5
}
huang-table-market = Marché, { $count }
huang-table-riot = Émeute
huang-table-build = Pagode (2 tuiles vertes)
huang-table-replace-plan = Remplacer des tuiles
huang-table-withdraw = Retirer le meneur
huang-table-back = Reposer
huang-table-no-act = Passer
huang-table-no-build = Ne rien construire
huang-table-no-market = Ne rien prendre
huang-table-no-chain = S’arrêter là
huang-table-no-granaries = Laisser les greniers
huang-table-none = Ne rien faire
huang-table-how-act = Choisissez une tuile ou un meneur, puis un emplacement en surbrillance ; ou d’abord l’emplacement.
huang-table-how-piece = Choisissez la pièce pour { $at }. Les pièces possibles sont en clair.
huang-table-how-replace = Marquez les tuiles à défausser ; vous en piochez autant. Personne d’autre ne les voit.
huang-table-how-build = Choisissez un emplacement marqué, ou ne construisez rien.
huang-table-how-move = Il ne reste aucune pagode de cette couleur : choisissez celle à déplacer.
huang-table-how-market = Choisissez une tuile du marché.
huang-table-how-chain = Choisissez un emplacement rivière en surbrillance pour la tuile bleue suivante, ou arrêtez-vous.

# What a choice is called and what it does
huang-table-nothing-more = personne ne marque
huang-table-title-tile = Placer une tuile { hue-f } en { $at }
huang-table-title-leader = Placer le meneur { $colour } en { $at }
huang-table-title-withdraw = Retirer le meneur { $colour }
huang-table-title-take = Prendre une tuile { hue-f }
huang-table-title-riot = Émeute en { $at }
huang-table-title-pagoda = Construire une pagode en { $at }
huang-table-title-palace = Construire le palais en { $at }
huang-table-title-move = Déplacer la pagode de { $at }
huang-table-title-replace = Remplacer { $tiles }
huang-table-title-win = { $state } gagne
huang-table-title-remove = Retirer la tuile rouge en { $at }
huang-table-title-keep = Laisser le grenier en { $at }
huang-table-title-commit = { $leader ->
    [true] { $tiles ->
        [0] Engager le meneur
        [one] Engager { $tiles } tuile et le meneur
       *[other] Engager { $tiles } tuiles et le meneur
    }
   *[false] { $tiles ->
        [0] Ne rien engager
        [one] Engager { $tiles } tuile
       *[other] Engager { $tiles } tuiles
    }
}
huang-table-title-support = { $leader ->
    [true] { $tiles ->
        [0] Soutenir { $state } avec le meneur
        [one] Soutenir { $state } avec { $tiles } tuile et le meneur
       *[other] Soutenir { $state } avec { $tiles } tuiles et le meneur
    }
   *[false] { $tiles ->
        [one] Soutenir { $state } avec { $tiles } tuile
       *[other] Soutenir { $state } avec { $tiles } tuiles
    }
}
huang-table-do = { $act ->
    [tile] Placer la tuile en { $at }
    [leader] Placer le meneur en { $at }
    [riot] Retirer la tuile en { $at }
    [pagoda] Construire la pagode ici
    [palace] Construire le palais ici
    [move] Déplacer cette pagode
    [remove] Retirer la tuile rouge en { $at }
    [keep] Laisser le grenier en { $at }
   *[other] Valider
}
huang-table-lit-own = vous marquez
huang-table-lit-other = un autre joueur marque
huang-table-lit-war = guerre
huang-table-lit-revolt = révolte
huang-table-lit-piece = peut être choisi
huang-table-lit-legal = permis
huang-table-piece-tile = Placer une tuile { hue-f }
huang-table-piece-leader = Placer ou déplacer le meneur { $colour }
huang-table-piece-withdraw = Retirer un meneur
huang-table-piece-riot = Émeute
huang-table-piece-build = Construire
huang-table-piece-move = Déplacer une pagode
huang-table-piece-replace = Remplacer des tuiles
huang-table-piece-take = Prendre au marché
huang-table-piece-commit = Engager dans la révolte
huang-table-piece-support = Soutenir un royaume
huang-table-piece-win = Départager
huang-table-piece-remove = Retirer une tuile rouge
huang-table-piece-keep = Greniers
huang-table-piece-none = Rien

# Wars and revolts
huang-table-war-at = Guerre en { $at }
huang-table-war-joins = { $name } réunit { $states } (tuile { hue-f })
huang-table-state = le royaume en { $at }
huang-table-state-title = Royaume en { $at }
huang-table-revolt = Révolte
huang-table-revolt-about = meneurs { hue-mp }
huang-table-from-map = plateau
huang-table-gave = { $count } pour { $side }
huang-table-gave-none = aucun soutien
huang-table-holds = { $count } en main
huang-table-holds-ties = { $count } en main, départage
huang-table-support-none = Ne soutenir aucun royaume
huang-table-price = { $count ->
    [one] Choisissez sur la carte la tuile rouge qui paie la victoire.
   *[other] Choisissez sur la carte, l’une après l’autre, les { $count } tuiles rouges qui paient la victoire.
}
huang-table-commit-revolt = Engager { $leader ->
    [true] { $tiles ->
        [0] le meneur
        [one] { $tiles } tuile et le meneur
       *[other] { $tiles } tuiles et le meneur
    }
   *[false] { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
}
huang-table-commit-none = Ne rien engager
huang-table-attacks = attaque
huang-table-defends = défend, l’emporte à égalité
huang-table-decides = doit décider
huang-table-out = En l’état, { $winner } gagne { $total } à { $price }.
huang-table-out-tie = En l’état, égalité à { $total } : { $name } départage.
huang-table-out-home = Meneurs battus rendus à : { $names }.
huang-table-out-price = { $price ->
    [0] Aucun prix à payer.
   *[other] Prix : { $price ->
        [one] { $price } tuile rouge
       *[other] { $price } tuiles rouges
    }, { $map ->
        [0] payé avec les tuiles engagées.
       *[other] dont { $map } sur la carte. Les pagodes sur les tuiles retirées sont perdues.
    }
}

# On small screens
huang-table-tab-war = Guerre
huang-table-tab-revolt = Révolte
huang-table-tab-hand = Main
huang-table-tab-market = Marché
huang-table-bag = sac { $count }
huang-table-granaries = greniers

## The table, second edition

huang-offices-yellow = gouver­neurs
huang-offices-red = soldats
huang-offices-blue = agricul­teurs
huang-offices-green = commer­çants
huang-offices-white = artisans

# The score sheet while the game is played
huang-score-what = Votre résultat est le plus bas de vos totaux jaune, rouge, bleu et vert. À la fin, les points blancs relèvent les plus bas.
huang-score-how = D’où viennent les points
huang-score-tile = Une tuile dans le royaume de votre meneur de la même couleur
huang-score-tile-gain = +1
huang-score-stand-in = Une tuile dans le royaume de votre meneur jaune, si aucun meneur de sa couleur ne s’y trouve
huang-score-stand-in-gain = +1
huang-score-conflict = Chaque meneur vaincu dans une guerre ou une révolte, dans sa couleur
huang-score-conflict-gain = +1 chacun
huang-score-pagoda = Une pagode dans le royaume de votre meneur de la même couleur
huang-score-pagoda-gain = +1 par tour
huang-score-where = Qui mène où
huang-score-nobody = encore personne
huang-score-hidden = Points cachés jusqu’à la fin : { $names }. Chaque gain est dans le journal.

# The log, with the names of states
huang-log-tile = { $seat } place une tuile { hue-f } en { $at } ({ $state }).
huang-log-leader-placed = { $seat } place son meneur { $colour } en { $at } ({ $state }).
huang-log-leader-moved = { $seat } déplace son meneur { $colour } de { $from } à { $at } ({ $state }).
huang-log-leader-lost-revolt = { $seat } reprend son meneur { $colour }, battu dans la révolte.
huang-log-leader-lost-war = { $seat } reprend son meneur { $colour }, battu dans la guerre.
huang-log-points-tile = { $seat } gagne { huang-so-many-points } pour la tuile : le meneur { $colour } dirige { $state }.
huang-log-points-stand-in = { $seat } gagne { huang-so-many-points } pour la tuile : { $state } n’a pas de meneur { $colour }, et le meneur jaune en profite.
huang-log-points-war = { $seat } gagne { huang-so-many-points } pour le meneur { $colour } battu dans la guerre.
huang-log-points-pagodas = { $points ->
    [one] { $seat } gagne { huang-so-many-points } pour une pagode ({ $state }).
   *[other] { $seat } gagne { huang-so-many-points } pour { $points } pagodes ({ $state }).
}
huang-log-points-bandits = { $seat } gagne { huang-so-many-points } pour les bandits battus par { $state }.
huang-log-pagoda-built = { $seat } construit une pagode { hue-f } ({ $state }).
huang-log-pagoda-moved = { $seat } déplace une pagode { hue-f } depuis { $from } ({ $state }).
huang-log-revolt = Révolte entre meneurs { hue-mp } ({ $state }) ! { $seat } ({ $attack }) contre { $defender } ({ $defence }).

# The end
huang-end-bar = { $colour } : { $total }{ $added ->
    [0] {""}
   *[other] , dont { $added } en blanc
}
huang-end-white = { $count ->
    [0] aucun point blanc
    [one] { $count } point blanc ajouté
   *[other] { $count } points blancs ajoutés
}
huang-end-line = Le total le plus bas est le résultat ; les points blancs comblent les plus bas.
huang-because-lowest = La couleur la plus basse décide. { $winner } : { $best } ({ $colours }){ $white ->
    [0] {""}
    [one] , avec { $white } point blanc ajouté
   *[other] , avec { $white } points blancs ajoutés
}. { $other } : { $less } ({ $lower }).
huang-because-second = Les couleurs les plus basses sont à égalité ({ $equal }) : la deuxième plus basse décide. { $winner } : { $best }. { $other } : { $less }.
huang-because-third = Les deux couleurs les plus basses sont à égalité : la troisième décide. { $winner } : { $best }. { $other } : { $less }.
huang-because-highest = Les trois couleurs les plus basses sont à égalité : la plus haute décide. { $winner } : { $best }. { $other } : { $less }.
huang-because-white = Les quatre totaux sont égaux : le plus petit nombre de points blancs décide. { $winner } : { $best }. { $other } : { $less }.
huang-because-nobody = Tous les totaux sont égaux : personne ne gagne.
## What speaks for a choice, and the themes of puzzles

reason-huang-points = Rapporte { huang-so-many-points }.
reason-huang-weakest = Renforce la couleur la plus faible : { $colour }.
reason-huang-gives = { $seat } y gagne { huang-so-many-points }.
reason-huang-pagoda = Construit une pagode { hue-f }, qui rapporte tour après tour.
reason-huang-palace = Construit le palais.
reason-huang-leader = Amène le meneur { $colour } sur la carte.
reason-huang-moved = Amène le meneur { $colour } à une meilleure place.
reason-huang-withdrawn = Met le meneur { $colour } à l’abri.
reason-huang-revolt-won = Gagne la révolte contre { $seat } en l’état : { $own } à { $against }.
reason-huang-revolt = Mène la révolte contre { $seat } : { $own } à { $against }.
reason-huang-war-won = { $points ->
    [one] En l’état, la guerre rapporte { $points } point.
   *[other] En l’état, la guerre rapporte { $points } points.
}
reason-huang-war-leads = En l’état, le royaume en { $at } gagne la guerre avec { $total }.
reason-huang-war-tied = En l’état, la guerre est à égalité à { $total } ; le joueur actif départage.
reason-huang-war-beaten = { $seat } reprendrait son meneur { $colour }.
reason-huang-war-lost = En l’état, coûte au joueur son propre meneur { $colour }.
reason-huang-beaten = { $seat } reprend son meneur { $colour }.
reason-huang-falls = Une pagode { hue-f } est perdue.
reason-huang-granaries = Prend des greniers qui valent { $points } points bleus à la fin.
reason-huang-bandits = Bat les bandits.
reason-huang-market = Prend une tuile { hue-f } au marché.
reason-huang-quiet = Prépare les tours suivants.
reason-huang-nothing = Garde tout pour plus tard.
puzzle-theme-huang-war = Guerres
puzzle-theme-huang-revolt = Révoltes
puzzle-theme-huang-pagoda = Pagodes
puzzle-theme-huang-riot = Émeutes et pertes
puzzle-theme-huang-leader = Meneurs
puzzle-theme-huang-points = Des points tout de suite
puzzle-theme-huang-quiet = Actions discrètes

# The table: what is asked, and what a choice would do
huang-hands = Mains
huang-calm-leaders = Meneurs
huang-calm-sure = { $what } ?
huang-calm-begin = Votre choix s’affiche ici avant d’être joué.
huang-calm-act = { $number ->
    [1] Choisissez une action, la première de deux.
   *[2] Choisissez une action, la seconde de deux.
}
huang-calm-place = Choisissez un emplacement en surbrillance.
huang-calm-riot = Choisissez la tuile à retirer.
huang-calm-site = Choisissez un emplacement marqué.
huang-calm-chain-none = Vous n’avez pas d’autre tuile bleue à placer.
huang-calm-revolt = Engager des tuiles dans la révolte ?
huang-calm-granary = Choisissez le grenier qui reste ; vous prenez les autres.
huang-calm-war = Soutenir un royaume ?
huang-calm-side = Choisissez le royaume à soutenir.
huang-calm-tie = Choisissez le royaume qui gagne à égalité.
huang-calm-bandits = { $count ->
    [one] { $beaten } bandits battus. Choisissez la tuile rouge que vous perdez.
   *[other] { $beaten } bandits battus. Choisissez l’une après l’autre { $count } tuiles rouges que vous perdez.
}
huang-calm-beaten = { $count ->
    [one] 1 bandit est battu
   *[other] { $count } bandits sont battus
}
huang-calm-granaries = { $count } greniers, soit { $points } points bleus à la fin
huang-calm-home = Le meneur { $colour } quitte la carte
huang-calm-pagoda-lost = La pagode { hue-f } est perdue
huang-calm-lost = { $what ->
    [palace] Le palais est perdu
   *[granary] Un grenier est perdu
}
huang-calm-tiles = { $count ->
    [one] 1 tuile quitte la carte
   *[other] { $count } tuiles quittent la carte
}
huang-calm-offer = { $what ->
    [pagoda] Une pagode peut ensuite être construite
    [palace] Le palais peut ensuite être construit
    [market] Une tuile du marché peut ensuite être prise
    [chain] Une autre tuile bleue peut ensuite être placée
   *[granaries] Des greniers peuvent ensuite être pris
}
huang-calm-over = La partie se termine ainsi
huang-calm-action = action { $number } sur 2
huang-calm-none-there = aucune sur la carte
