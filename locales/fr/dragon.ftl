## In the Year of the Dragon: names

# Roles, as on the person cards.
dragon-role-monk = moine
dragon-role-pyrotechnist = artificier
dragon-role-warrior = guerrier
dragon-role-healer = guérisseur
dragon-role-farmer = paysan
dragon-role-scholar = savant
dragon-role-craftsman = ouvrier
dragon-role-lady = courtisane
dragon-role-collector = collecteur d’impôts
dragon-card-wild = joker

# Persons, with their article, as the object of a sentence.
dragon-person-young-monk = un jeune moine
dragon-person-old-monk = un moine âgé
dragon-person-young-pyrotechnist = un jeune artificier
dragon-person-old-pyrotechnist = un artificier âgé
dragon-person-young-warrior = un jeune guerrier
dragon-person-old-warrior = un guerrier âgé
dragon-person-young-healer = un jeune guérisseur
dragon-person-old-healer = un guérisseur âgé
dragon-person-young-farmer = un jeune paysan
dragon-person-old-farmer = un paysan âgé
dragon-person-young-scholar = un jeune savant
dragon-person-old-scholar = un savant âgé
dragon-person-craftsman = un ouvrier
dragon-person-lady = une courtisane
dragon-person-collector = un collecteur d’impôts

# Actions, as on the action cards.
dragon-action-taxes = Impôts
dragon-action-build = Construction
dragon-action-harvest = Récolte
dragon-action-fireworks = Fusée
dragon-action-military = Armée
dragon-action-research = Études
dragon-action-privilege = Privilège
dragon-action-wall = Grande Muraille

# What months bring.
dragon-event-peace = Repos
dragon-event-tribute = Tribut à l’Empereur
dragon-event-drought = Sécheresse
dragon-event-festival = Fête du Dragon
dragon-event-mongols = Assaut mongol
dragon-event-epidemic = Épidémie

dragon-super-lanterns = Lampion
dragon-super-buddha = Bouddha
dragon-super-earthquake = Tremblement de terre
dragon-super-tsunami = Tsunami
dragon-super-eclipse = Éclipse solaire
dragon-super-eruption = Éruption volcanique
dragon-super-tornado = Tornade
dragon-super-dawn = Aube
dragon-super-assassination = Tentative d’assassinat
dragon-super-treaty = Traité

# Wall tiles, by their bonus.
dragon-tile-rice = 1 sac de riz
dragon-tile-firework = 1 feu d’artifice
dragon-tile-floor = 1 étage
dragon-tile-yuan = 2 Yuan
dragon-tile-steps = 3 cases
dragon-tile-points = 3 points

# Privileges, with their article, as the object of a sentence.
dragon-privilege-small = un petit privilège
dragon-privilege-large = un grand privilège

# Where points come from.
dragon-source-palaces = Palais
dragon-source-ladies = Courtisanes
dragon-source-privileges = Privilèges
dragon-source-research = Études
dragon-source-festival = Fêtes du Dragon
dragon-source-mongols = Assauts mongols
dragon-source-wall = Grande Muraille
dragon-source-wall-tile = Tuile Muraille
dragon-source-lanterns = Lampion
dragon-source-buddha = Bouddha
dragon-source-treaty = Traité
dragon-source-persons = Personnages
dragon-source-monks = Moines
dragon-source-money = Argent

# Why persons leave.
dragon-cause-tribute = Tribut à l’Empereur
dragon-cause-drought = Sécheresse
dragon-cause-mongols = Assaut mongol
dragon-cause-epidemic = Épidémie
dragon-cause-wall = Grande Muraille
dragon-cause-earthquake = Tremblement de terre
dragon-cause-replaced = Remplacés
dragon-cause-refused = Écartés

## Options

dragon-option-great_wall = Une huitième action : tous bâtissent une même muraille contre les Mongols.
dragon-option-super_event = Un événement de plus au mois 7 : aucun, un super événement tiré au sort, ou celui que vous choisissez.
dragon-option-large_privilege_cost = Le prix d’un grand privilège : 7 Yuan, ou 6 comme dans l’édition de 2007.

## What is asked

dragon-ask-draft = { $seat } : choisissez deux jeunes personnages différents. Votre paire doit différer de celles des autres.
dragon-ask-act = { $seat } : choisissez une action, ou passez et complétez à 3 Yuan.
dragon-ask-build = { $floors ->
    [one] { $seat } : ajoutez un étage à un palais ou commencez un nouveau palais (1 étage à placer).
   *[other] { $seat } : ajoutez un étage à un palais ou commencez un nouveau palais ({ $floors } étages à placer).
}
dragon-ask-card = { $seat } : jouez une carte Personnage et prenez un personnage.
dragon-ask-place = { $seat } : choisissez un palais pour { $person }.
dragon-ask-replace = { $seat } : tous les palais sont complets. Remplacez un personnage par { $person }, ou écartez le nouveau venu.
dragon-ask-release = { $count ->
    [one] { $cause }. { $seat } : licenciez un personnage.
   *[other] { $cause }. { $seat } : licenciez { $count } personnages, l’un après l’autre.
}
dragon-ask-starve = { $count ->
    [one] Sécheresse. { $seat } : il vous manque { $count } sac de riz. Licenciez un personnage ; son palais n’est pas approvisionné.
   *[other] Sécheresse. { $seat } : il vous manque { $count } sacs de riz. Licenciez { $count } personnages de palais différents ; ces palais ne sont pas approvisionnés.
}
dragon-ask-fall = { $count ->
    [one] Tremblement de terre. { $seat } : choisissez le palais qui perd un étage.
   *[other] Tremblement de terre. { $seat } : choisissez le palais qui perd le prochain des { $count } étages.
}
dragon-ask-crowded = Tremblement de terre. { $seat } : un palais a plus de personnages que d’étages. Licenciez l’un d’eux.
dragon-ask-give-back = { $count ->
    [one] Tsunami. { $seat } : rendez { $count } élément parmi vos Yuan, sacs de riz et feux d’artifice.
   *[other] Tsunami. { $seat } : rendez { $count } éléments parmi vos Yuan, sacs de riz et feux d’artifice.
}
dragon-ask-discard = { $count ->
    [one] Tornade. { $seat } : défaussez une carte Personnage.
   *[other] Tornade. { $seat } : défaussez { $count } cartes Personnage, l’une après l’autre.
}
dragon-ask-dawn = Aube. { $seat } : prenez un jeune personnage d’un type que personne n’a pris durant cette aube.
dragon-ask-treaty = Traité. { $seat } : choisissez l’un de vos types de personnage et recevez-en les avantages.
dragon-over = La partie est terminée.

## What happened

dragon-month = Le mois { $month } commence. Événement : { $event }.
dragon-drafts = { $seat } choisit { $first } et { $second }.
dragon-acts = { $paid ->
    [0] { $seat } choisit l’action { $action }.
   *[other] { $seat } paie { $paid } Yuan et choisit l’action { $action }.
}
dragon-passes = { $yuan ->
    [0] { $seat } passe.
   *[other] { $seat } passe et reçoit { $yuan } Yuan.
}
dragon-gains = { $good ->
    [yuan] { $seat } reçoit { $amount } Yuan.
    [rice] { $amount ->
        [one] { $seat } reçoit { $amount } sac de riz.
       *[other] { $seat } reçoit { $amount } sacs de riz.
    }
    [fireworks] { $amount ->
        [one] { $seat } reçoit { $amount } feu d’artifice.
       *[other] { $seat } reçoit { $amount } feux d’artifice.
    }
   *[floors] { $amount ->
        [one] { $seat } reçoit { $amount } étage à construire.
       *[other] { $seat } reçoit { $amount } étages à construire.
    }
}
dragon-advances = { $steps ->
    [one] { $seat } avance d’une case sur la piste de personnage, jusqu’à la case { $space }.
   *[other] { $seat } avance de { $steps } cases sur la piste de personnage, jusqu’à la case { $space }.
}
dragon-scores = { $points ->
    [one] { $source } : { $seat } marque { $points } point.
   *[other] { $source } : { $seat } marque { $points } points.
}
dragon-buys = { $seat } achète { $privilege } pour { $cost } Yuan.
dragon-walls = { $seat } prolonge la muraille jusqu’au mois { $length } et reçoit : { $tile }.
dragon-builds = { $floors ->
    [one] { $seat } commence un nouveau palais.
   *[other] { $seat } porte un palais à { $floors } étages.
}
dragon-plays = { $seat } joue la carte « { $card } » et prend { $person }.
dragon-spends = { $seat } joue la carte « { $card } » sans effet : il ne reste aucun personnage de ce type.
dragon-places = { $floors ->
    [one] { $seat } place { $person } dans un palais d’un étage.
   *[other] { $seat } place { $person } dans un palais de { $floors } étages.
}
dragon-replaces = { $seat } place { $person } et licencie { $replaced } pour faire de la place.
dragon-lets-go = { $seat } écarte { $person }.
dragon-event = Mois { $month } : { $event }.
dragon-event-again = Mois { $month }, une seconde fois : { $event }.
dragon-pays = { $good ->
    [yuan] { $missing ->
        [0] { $seat } paie { $amount } Yuan.
       *[other] { $seat } paie { $amount } Yuan ; il en manque { $missing }.
    }
   *[rice] { $missing ->
        [0] { $amount ->
            [0] { $seat } n’a aucun palais occupé à approvisionner.
            [one] { $seat } approvisionne tous ses palais occupés avec { $amount } sac de riz.
           *[other] { $seat } approvisionne tous ses palais occupés avec { $amount } sacs de riz.
        }
        [one] { $amount ->
            [0] { $seat } n’a pas de riz à donner ; 1 palais n’est pas approvisionné.
            [one] { $seat } donne { $amount } sac de riz ; 1 palais n’est pas approvisionné.
           *[other] { $seat } donne { $amount } sacs de riz ; 1 palais n’est pas approvisionné.
        }
       *[other] { $amount ->
            [0] { $seat } n’a pas de riz à donner ; { $missing } palais ne sont pas approvisionnés.
            [one] { $seat } donne { $amount } sac de riz ; { $missing } palais ne sont pas approvisionnés.
           *[other] { $seat } donne { $amount } sacs de riz ; { $missing } palais ne sont pas approvisionnés.
        }
    }
}
dragon-gives-back = { $seat } rend { $yuan ->
    [0] {""}
   *[other] { $yuan } Yuan{ $rice ->
        [0] { $fireworks ->
            [0] {""}
           *[other] {" "}et{" "}
        }
       *[other] { $fireworks ->
            [0] {" "}et{" "}
           *[other] ,{" "}
        }
    }
}{ $rice ->
    [0] {""}
    [one] { $rice } sac de riz
   *[other] { $rice } sacs de riz
}{ $rice ->
    [0] {""}
   *[other] { $fireworks ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $fireworks ->
    [0] { $rice ->
        [0] { $yuan ->
            [0] { $fireworks } feu d’artifice
           *[other] {""}
        }
       *[other] {""}
    }
    [one] { $fireworks } feu d’artifice
   *[other] { $fireworks } feux d’artifice
}.
dragon-gives-back-fireworks = { $fireworks ->
    [one] { $seat } rend { $fireworks } feu d’artifice.
   *[other] { $seat } rend { $fireworks } feux d’artifice.
}
dragon-releases = { $cause } : { $seat } licencie { $person }.
dragon-decays = { $floors ->
    [one] Délabrement : { $seat } perd un étage d’un palais inoccupé.
   *[other] Délabrement : { $seat } perd un étage dans chacun de ses { $floors } palais inoccupés.
}
dragon-wall-holds = La muraille atteint le mois { $length } : elle tient.
dragon-wall-short = { $length ->
    [0] La muraille n’est pas commencée : chacun licencie un personnage.
   *[other] La muraille n’atteint que le mois { $length } : ceux qui y ont le moins de tuiles licencient un personnage.
}
dragon-super = Super événement : { $event }.
dragon-falls = { $floors ->
    [0] { $seat } perd le dernier étage d’un palais.
    [one] { $seat } perd un étage : il en reste 1 à ce palais.
   *[other] { $seat } perd un étage : il en reste { $floors } à ce palais.
}
dragon-palace-falls = { $seat } perd un palais inoccupé.
dragon-erupts = Tous les marqueurs retournent sur la case 0 et gardent leur ordre.
dragon-discards = { $seat } défausse la carte « { $card } ».
dragon-dawns = { $seat } prend { $person } à l’aube.
dragon-loses-privileges = { $count ->
    [one] { $seat } perd un privilège.
   *[other] { $seat } perd { $count } privilèges.
}
dragon-treats = Traité : { $seat } choisit « { $role } ».
dragon-sells = { $seat } vend { $rice ->
    [0] {""}
    [one] { $rice } sac de riz
   *[other] { $rice } sacs de riz
}{ $rice ->
    [0] {""}
   *[other] { $fireworks ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $fireworks ->
    [0] { $rice ->
        [0] { $fireworks } feu d’artifice
       *[other] {""}
    }
    [one] { $fireworks } feu d’artifice
   *[other] { $fireworks } feux d’artifice
} pour { $yuan } Yuan.
dragon-ends = { $points ->
    [one] { $seat } gagne avec { $points } point.
   *[other] { $seat } gagne avec { $points } points.
}

## Why not

dragon-illegal-over = La partie est terminée.
dragon-illegal-other-decision = Vous avez d’abord une autre décision à prendre (voir la question).
dragon-illegal-draft-different = Les deux personnages doivent être différents.
dragon-illegal-pair-drafted = Un autre joueur a déjà choisi cette paire.
dragon-illegal-no-tile = Il ne reste aucun personnage de ce type.
dragon-illegal-card-not-out = Cette carte Action n’est pas en jeu.
dragon-illegal-group-cost = Ce groupe est déjà pris : il coûte 3 Yuan, et vous en avez moins.
dragon-illegal-privilege-cost = Vous ne pouvez pas payer ce privilège (un groupe déjà pris coûte d’abord 3 Yuan).
dragon-illegal-no-wall = Cette partie se joue sans la Grande Muraille.
dragon-illegal-tile-used = Vous avez déjà utilisé cette tuile Muraille.
dragon-illegal-wall-complete = La muraille a déjà ses douze tuiles.
dragon-illegal-no-ground = Il n’y a plus de terrain pour un nouveau palais.
dragon-illegal-three-floors = Un palais a trois étages au plus.
dragon-illegal-card-not-held = Vous n’avez pas cette carte en main.
dragon-illegal-tile-left = Il reste un personnage de ce type ; la carte ne peut pas être jouée sans effet.
dragon-illegal-palace-full = Ce palais est complet : un personnage par étage.
dragon-illegal-room-left = Il y a de la place dans un palais ; le personnage doit y être placé.
dragon-illegal-nobody-like-that = Ce palais n’abrite aucun personnage de ce type.
dragon-illegal-no-floor = Ce palais n’a plus d’étage à perdre.
dragon-illegal-no-palace = Vous n’avez pas de palais de ce numéro.
dragon-illegal-equal-palace = Ce palais est identique à un précédent : prenez le plus petit numéro.
dragon-illegal-starved-before = Ce palais a déjà manqué de riz.
dragon-illegal-not-crowded = Ce palais n’est pas surpeuplé.
dragon-illegal-one-by-one = Traitez vos palais dans l’ordre, en commençant par le plus petit numéro.
dragon-illegal-not-owned = Vous n’en avez pas autant.
dragon-illegal-too-much = C’est plus que ce qu’il faut rendre.
dragon-illegal-too-little = Vous n’avez pas assez de Yuan pour le reste.
dragon-illegal-taken-at-dawn = Ce type de personnage a déjà été pris durant cette aube.
dragon-illegal-no-such-person = Vous n’avez aucun personnage de ce type.

## The score sheet

dragon-sheet-sources = Points par origine
dragon-sheet-months = Points par mois
dragon-sheet-month = Mois { $month }
dragon-sheet-end = Décompte final
dragon-sheet-lost = Personnages licenciés
dragon-sheet-counts = En chiffres
dragon-sheet-built = Étages construits
dragon-sheet-decayed = Étages délabrés
dragon-sheet-fallen = Étages écroulés
dragon-sheet-paid = Actions à 3 Yuan
dragon-sheet-track = Piste de personnage

## The table

dragon-phase-draft = choix des personnages de départ
dragon-phase-action = actions
dragon-phase-person = personnages
dragon-phase-event = événement
dragon-phase-wall = muraille
dragon-phase-super = super événement
dragon-phase-over = fin
dragon-draw-month = Mois { $month } sur 12 : { $phase }
dragon-draw-year = L’année :
dragon-draw-actions = Actions :
dragon-draw-track = Piste de personnage :
dragon-draw-supply = Personnages restants (jeunes+âgés) :
dragon-draw-wall = La muraille :
dragon-draw-goods = { $score ->
    [one] { $score } point
   *[other] { $score } points
} · { $yuan } Yuan · { $rice ->
    [one] { $rice } sac de riz
   *[other] { $rice } sacs de riz
} · { $fireworks ->
    [one] { $fireworks } feu d’artifice
   *[other] { $fireworks } feux d’artifice
}{ $small ->
    [0] {""}
    [one] {" "}· 1 petit privilège
   *[other] {" "}· { $small } petits privilèges
}{ $large ->
    [0] {""}
    [one] {" "}· 1 grand privilège
   *[other] {" "}· { $large } grands privilèges
}
dragon-draw-no-palace = aucun palais
dragon-draw-cards = Cartes :
dragon-draw-gives = Chaque action donnerait :
dragon-draw-tiles = Tuiles Muraille :
dragon-draw-income = { $points ->
    [one] Prochain décompte : { $points } point.
   *[other] Prochain décompte : { $points } points.
}
dragon-draw-burden = Mois { $month }, { $event }, en l’état actuel :{ $yuan ->
    [0] {""}
   *[other] {" "}paie { $yuan } Yuan ;
}{ $rice ->
    [0] {""}
    [one] {" "}donne { $rice } sac de riz ;
   *[other] {" "}donne { $rice } sacs de riz ;
}{ $points ->
    [0] {""}
    [one] {" "}marque { $points } point ;
   *[other] {" "}marque { $points } points ;
}{ $fireworks ->
    [0] {""}
    [one] {" "}rend { $fireworks } feu d’artifice ;
   *[other] {" "}rend { $fireworks } feux d’artifice ;
}{ $persons ->
    [0] {" "}ne licencie personne ;
    [one] {" "}licencie { $persons } personnage ;
   *[other] {" "}licencie { $persons } personnages ;
} { $floors ->
    [0] aucun délabrement.
    [one] { $floors } étage se délabre.
   *[other] { $floors } étages se délabrent.
}

## The drawn table

dragon-table-months = Les douze mois
dragon-table-event-peace = Repos
dragon-table-event-tribute = Tribut
dragon-table-event-drought = Sécheresse
dragon-table-event-festival = Fête
dragon-table-event-mongols = Mongols
dragon-table-event-epidemic = Épidémie
dragon-table-wall-tile = une tuile Muraille
dragon-table-track = Piste de personnage
dragon-table-score = Points
dragon-table-order = Ordre de cette phase
dragon-table-no-action = passe
dragon-table-took = a choisi { $action }
dragon-table-due = { $count } à céder
dragon-table-due-cards = { $count ->
    [one] { $count } carte à défausser
   *[other] { $count } cartes à défausser
}
dragon-table-due-floors = { $count ->
    [one] { $count } étage à perdre
   *[other] { $count } étages à perdre
}
dragon-table-due-goods = { $count ->
    [one] { $count } bien à rendre
   *[other] { $count } biens à rendre
}
dragon-table-actions = Actions
dragon-table-group = Groupe { $number }
dragon-table-taken = déjà pris par { $name }
dragon-table-pay = payer { $cost }
dragon-table-free = gratuit
dragon-table-gain-taxes = +{ $amount } Yuan
dragon-table-gain-build = { $amount ->
    [one] +{ $amount } étage
   *[other] +{ $amount } étages
}
dragon-table-gain-harvest = +{ $amount } riz
dragon-table-gain-fireworks = { $amount ->
    [one] +{ $amount } fusée
   *[other] +{ $amount } fusées
}
dragon-table-gain-military = { $amount ->
    [one] +{ $amount } case
   *[other] +{ $amount } cases
}
dragon-table-gain-research = { $amount ->
    [one] +{ $amount } point
   *[other] +{ $amount } points
}
dragon-table-gain-privilege = pour { $small } ou { $large }
dragon-table-gain-wall = { $left ->
    [one] reste { $left } tuile
   *[other] reste { $left } tuiles
}
dragon-table-sum = { $base } + { $more }
dragon-table-net = { $base } + { $more }, net { $net }
dragon-table-net-alone = sans bonus, net { $net } Yuan
dragon-table-alone = sans bonus
dragon-table-too-few = pas assez de Yuan
dragon-table-wall-none = plus de tuile
dragon-table-persons = Personnages
dragon-table-young = jeune
dragon-table-old = âgé
dragon-table-person-left = { $person } (reste : { $count })
dragon-table-palace = Palais { $number }, { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
}
dragon-table-palace-words = Palais { $number }, { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
} : { $persons }
dragon-table-palace-monk = { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
}
dragon-table-palace-empty = inoccupé : se délabre
dragon-table-palace-crowded = surpeuplé
dragon-table-floors = { $count ->
    [one] { $count } étage
   *[other] { $count } étages
}
dragon-table-unfed = sans riz
dragon-table-free-place = place libre
dragon-table-lives = { $person }, palais { $number }
dragon-table-new-palace = Commencer un nouveau palais
dragon-table-coming = Événements à venir
dragon-table-coming-head = { $when ->
    [now] { $event }, ce mois-ci :
    [next] { $event }, le mois prochain :
   *[later] { $event } :
}
dragon-table-coming-peace = rien ne se passe
dragon-table-coming-tribute = payez { $need } Yuan, vous en avez { $have }
dragon-table-coming-drought = { $need ->
    [one] donnez { $need } sac de riz, vous en avez { $have }
   *[other] donnez { $need } sacs de riz, vous en avez { $have }
}
dragon-table-coming-epidemic = { $have ->
    [0] { $need } départs ; vous n’avez aucun mortier
    [one] { $need } départs, moins { $have } grâce à votre mortier
   *[other] { $need } départs, moins { $have } grâce à vos mortiers
}
dragon-table-coming-mongols = { $have ->
    [one] vous avez { $have } casque
   *[other] vous avez { $have } casques
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dragon-table-coming-festival = { $have ->
    [one] vous avez { $have } feu d’artifice
   *[other] vous avez { $have } feux d’artifice
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état
dragon-table-coming-again = a lieu une seconde fois
dragon-table-coming-wall = { $holds ->
    [yes] il faut { $needed } tuiles, il y en a { $length } : elle tient
   *[no] il faut { $needed } tuiles, il y en a { $length } : trop courte
}
dragon-table-coming-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
dragon-table-coming-goods = vous en rendez { $goods }
dragon-table-coming-decay = { $floors ->
    [one] { $floors } étage inoccupé se délabre
   *[other] { $floors } étages inoccupés se délabrent
}
dragon-table-risk = { $count ->
    [one] { $count } personnage menacé
   *[other] { $count } personnages menacés
}
dragon-table-super-lanterns = 2 points par personnage
dragon-table-super-buddha = décompte des moines, comme à la fin
dragon-table-super-earthquake = chacun perd 2 étages
dragon-table-super-tsunami = chacun rend la moitié de ses biens
dragon-table-super-eclipse = l’événement du mois a lieu deux fois
dragon-table-super-eruption = tous les marqueurs retournent à 0
dragon-table-super-tornado = chacun défausse 2 cartes
dragon-table-super-dawn = chacun prend un jeune personnage
dragon-table-super-assassination = tous les privilèges sont perdus
dragon-table-super-treaty = chacun reçoit les avantages d’un type de personnage
dragon-table-others = Joueurs
dragon-table-yuan = Yuan
dragon-table-rice = Riz
dragon-table-fireworks = Feux d’artifice
dragon-table-dragons = Dragons
dragon-table-helmets = Casques
dragon-table-palaces = Palais
dragon-table-wall-left = Tuiles Muraille restantes
dragon-table-cards = Cartes, { $count }
dragon-table-your-seat = Votre place
dragon-table-less = { $good } : moins
dragon-table-more = { $good } : plus
dragon-table-how-privilege = Choisissez un privilège : un petit rapporte 1 point chaque mois, un grand 2.
dragon-table-how-wall = Choisissez une de vos tuiles Muraille : elle est construite et vous donne ce qu’elle indique.
dragon-table-group-draft = Choisir une paire
dragon-table-group-act = Choisir une action
dragon-table-group-build = Construire un étage
dragon-table-group-card = Prendre un personnage avec sa carte
dragon-table-group-place = Placer le personnage dans un palais
dragon-table-group-release = Licencier un personnage
dragon-table-group-starve = Licencier un personnage d’un palais sans riz
dragon-table-group-fall = Retirer un étage
dragon-table-group-crowded = Licencier un personnage d’un palais surpeuplé
dragon-table-group-give-back = Rendre des biens
dragon-table-group-discard = Défausser une carte
dragon-table-group-dawn = Prendre un personnage à l’aube
dragon-table-group-treaty = Choisir un type de personnage
dragon-table-do-act = { $price ->
    [0] { $action }
   *[other] { $action }, payer { $price } Yuan
}
dragon-table-do-pass = { $yuan ->
    [0] Passer
   *[other] Passer (+{ $yuan } Yuan)
}
dragon-table-do-privilege = { $size ->
    [small] Petit privilège pour { $cost } Yuan
   *[large] Grand privilège pour { $cost } Yuan
}
dragon-table-do-wall = { $price ->
    [0] Muraille : { $tile }
   *[other] Muraille : { $tile }, payer { $price } Yuan
}
dragon-table-do-draft = Choisir : { $first } et { $second }
dragon-table-do-floor = Ajouter un étage au palais { $number }
dragon-table-do-person = Prendre { $person } (sa carte)
dragon-table-do-wild = Joker : { $person }
dragon-table-do-spend = Jouer la carte « { $card } » sans effet
dragon-table-do-palace = Placer dans le palais { $number }
dragon-table-do-replace = Remplacer { $person }
dragon-table-do-let-go = Écarter { $person }
dragon-table-do-release = Licencier { $person }
dragon-table-do-fall = Retirer un étage au palais { $number }
dragon-table-do-discard = Défausser la carte « { $card } »
dragon-table-do-dawn = Prendre : { $role }
dragon-table-do-treaty = Choisir : { $role }
dragon-table-do-give = Rendre { $yuan ->
    [0] {""}
   *[other] { $yuan } Yuan{ $rice ->
        [0] { $fireworks ->
            [0] {""}
           *[other] ,{" "}
        }
       *[other] ,{" "}
    }
}{ $rice ->
    [0] {""}
    [one] { $rice } sac de riz
   *[other] { $rice } sacs de riz
}{ $rice ->
    [0] {""}
   *[other] { $fireworks ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $fireworks ->
    [0] { $rice ->
        [0] { $yuan ->
            [0] { $fireworks } feu d’artifice
           *[other] {""}
        }
       *[other] {""}
    }
    [one] { $fireworks } feu d’artifice
   *[other] { $fireworks } feux d’artifice
}

## The table, second edition

dragon-table-own-card-any = Sa propre carte
dragon-table-wild-card = Joker
dragon-table-take = Prendre { $person }
dragon-table-draft-head = Deux jeunes personnages pour commencer
dragon-table-with-action = avec l’action « { $action } »
dragon-table-gives-monk = Des points à la fin
dragon-table-gives-monk-how = bouddhas multipliés par les étages du palais
dragon-table-gives-healer = { $amount ->
    [one] 1 mortier
   *[other] { $amount } mortiers
}
dragon-table-gives-healer-how = chacun sauve un personnage lors d’une épidémie
dragon-table-gives-lady-how = à la fin de chaque mois
dragon-round-title = Mois { $month } : { $event }
dragon-round-pays = paie
dragon-round-loses = perd
dragon-round-decay = délabre{"\u00AD"}ment
dragon-round-points = points
dragon-round-nobody = personne
dragon-round-missing = { $count ->
    [one] il en manque 1
   *[other] il en manque { $count }
}
dragon-ending-decides = décide
dragon-because = { $source } : c’est ce qui a décidé. { $name } y marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $other } en marque { $more } de moins.
dragon-because-track = Égalité de points : { $name } est devant sur la piste de personnage.
dragon-table-role-monk = Moine
dragon-table-role-pyrotechnist = Artifi{"\u00AD"}cier
dragon-table-role-warrior = Guerrier
dragon-table-role-healer = Guéris{"\u00AD"}seur
dragon-table-role-farmer = Paysan
dragon-table-role-scholar = Savant
dragon-table-role-craftsman = Ouvrier
dragon-table-role-lady = Courti{"\u00AD"}sane
dragon-table-role-collector = Collec{"\u00AD"}teur d’impôts
dragon-table-group-card-wild = Prendre un personnage avec un joker
dragon-table-group-card-spend = Jouer une carte sans effet
dragon-table-group-place-replace = Remplacer un personnage
dragon-table-group-place-let-go = Écarter le personnage
## What speaks for a choice, and the themes of puzzles

reason-dragon-wins = Gagne la partie.
reason-dragon-points = { $count ->
    [one] Marque { $count } point.
   *[other] Marque { $count } points.
}
reason-dragon-goods = { $good ->
    [yuan] Rapporte { $count } Yuan.
    [rice] { $count ->
        [one] Rapporte { $count } sac de riz.
       *[other] Rapporte { $count } sacs de riz.
    }
   *[fireworks] { $count ->
        [one] Rapporte { $count } feu d’artifice.
       *[other] Rapporte { $count } feux d’artifice.
    }
}
reason-dragon-ahead = Prépare le mois { $month } : { $event }.
reason-dragon-person = Prend { $person }.
reason-dragon-floors = { $count ->
    [one] Construit { $count } étage.
   *[other] Construit { $count } étages.
}
reason-dragon-privilege = Achète { $privilege }, qui rapporte des points chaque mois.
reason-dragon-track = { $steps ->
    [one] Avance de { $steps } case sur la piste de personnage.
   *[other] Avance de { $steps } cases sur la piste de personnage.
}
reason-dragon-first = Passe en tête de l’ordre du tour.
reason-dragon-safe = Aucun personnage perdu pour l’instant : { $event }.
reason-dragon-release = Laisse partir { $person }.
reason-dragon-quiet = Garde tout pour plus tard.
puzzle-theme-dragon-action = Choisir une action
puzzle-theme-dragon-person = Choisir un personnage
puzzle-theme-dragon-palace = Palais
puzzle-theme-dragon-event = Événements

# Super events on the slip of their month, where long words need a place to break
dragon-table-slip-lanterns = Lampion
dragon-table-slip-buddha = Bouddha
dragon-table-slip-earthquake = Tremble­ment de terre
dragon-table-slip-tsunami = Tsunami
dragon-table-slip-eclipse = Éclipse solaire
dragon-table-slip-eruption = Éruption volca­nique
dragon-table-slip-tornado = Tornade
dragon-table-slip-dawn = Aube
dragon-table-slip-assassination = Tentative d’assas­sinat
dragon-table-slip-treaty = Traité

## The question in few words, and what a choice does

dragon-prompt-draft = Choisissez deux jeunes personnages différents. Votre paire doit différer de celles des autres.
dragon-prompt-act = Choisissez une action, ou passez et complétez à 3 Yuan.
dragon-prompt-build = { $floors ->
    [one] Ajoutez un étage à un palais ou commencez un nouveau palais (1 étage à placer).
   *[other] Ajoutez un étage à un palais ou commencez un nouveau palais ({ $floors } étages à placer).
}
dragon-prompt-card = Jouez une carte Personnage et prenez un personnage.
dragon-prompt-place = Choisissez un palais pour { $person }.
dragon-prompt-replace = Tous les palais sont complets. Remplacez un personnage par { $person }, ou écartez le nouveau venu.
dragon-prompt-release = { $count ->
    [one] { $cause }. Licenciez un personnage.
   *[other] { $cause }. Licenciez { $count } personnages, l’un après l’autre.
}
dragon-prompt-starve = { $count ->
    [one] Sécheresse. Il vous manque { $count } sac de riz. Licenciez un personnage ; son palais n’est pas approvisionné.
   *[other] Sécheresse. Il vous manque { $count } sacs de riz. Licenciez { $count } personnages de palais différents ; ces palais ne sont pas approvisionnés.
}
dragon-prompt-fall = { $count ->
    [one] Tremblement de terre. Choisissez le palais qui perd un étage.
   *[other] Tremblement de terre. Choisissez le palais qui perd le prochain des { $count } étages.
}
dragon-prompt-crowded = Tremblement de terre. Un palais a plus de personnages que d’étages. Licenciez l’un d’eux.
dragon-prompt-give-back = { $count ->
    [one] Tsunami. Rendez { $count } élément parmi vos Yuan, sacs de riz et feux d’artifice.
   *[other] Tsunami. Rendez { $count } éléments parmi vos Yuan, sacs de riz et feux d’artifice.
}
dragon-prompt-discard = { $count ->
    [one] Tornade. Défaussez une carte Personnage.
   *[other] Tornade. Défaussez { $count } cartes Personnage, l’une après l’autre.
}
dragon-prompt-dawn = Aube. Prenez un jeune personnage d’un type que personne n’a pris durant cette aube.
dragon-prompt-treaty = Traité. Choisissez l’un de vos types de personnage et recevez-en les avantages.
dragon-prompt-staged = { $what } ?
dragon-begin = Faites glisser, ou touchez.
dragon-begin-draft = Faites glisser deux personnages vers vos palais, ou touchez-les.
dragon-begin-card = Faites glisser une carte sur un personnage, ou touchez un personnage.
dragon-put-back = Remettre en place
dragon-effect-nothing = Rien d’autre ne change.
dragon-effect-leaves = part : { $persons }
dragon-month-of = { $have } sur { $need }
dragon-points-of = { $count ->
    [one] 1 point
   *[other] { $count } points
}
