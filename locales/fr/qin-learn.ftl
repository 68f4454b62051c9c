## The goal card of Qin

qin-goal-goal = Soyez le premier à poser votre dernière pagode.
qin-goal-turn = Posez une tuile à côté d’un territoire, puis piochez-en une.
qin-goal-scoring = Deux territoires reliés fondent une province : une pagode. Cinq la rendent Majeure : une deuxième. Des provinces réunies reviennent à qui en a la plus grande part. Avoir le plus de pagodes autour d’un village en rapporte une de plus.

## Tiles

qin-about-tile-double-name = Double
qin-about-tile-double-what = Deux territoires de même couleur. Il fonde une province à lui seul, sauf s’il touche une province de sa couleur.
qin-about-tile-double-when = Gardez-en un pour une place à côté d’un village, ou pour un vide de deux cases.
qin-about-tile-two-colours-name = Tuile de deux couleurs
qin-about-tile-two-colours-what = Deux territoires de couleurs différentes. Chaque moitié agit pour elle-même : une tuile peut fonder deux provinces, ou en agrandir deux.
qin-about-tile-two-colours-when = Tournez-la avant de la poser : dans l’autre sens, elle fait souvent autre chose.
qin-about-hand-name = Votre main
qin-about-hand-what = Trois tuiles que vous seul voyez. Vous en posez une par tour et en piochez une.
qin-about-hand-when = Quand la pioche est vide, les mains diminuent.
qin-about-other-hand-name = Main d’un autre joueur
qin-about-other-hand-what = Vous voyez combien de tuiles tient un joueur, pas lesquelles.
qin-about-supply-name = Tuiles face cachée
qin-about-supply-what = Les tuiles que personne ne tient encore. Après avoir posé une tuile, vous en piochez une.
qin-about-supply-when = Quand il n’y en a plus, personne ne pioche.
qin-about-last-tile-name = Dernière tuile posée
qin-about-last-tile-what = La tuile du dernier tour. Ses effets viennent dans un ordre fixe : réunir et agrandir, fonder, Provinces Majeures, villages.

## The board

qin-about-board-name = Le plateau
qin-about-board-what = Des prairies, des villages et de l’eau, avec un territoire de départ de chaque couleur. Tout part de ces trois-là.
qin-about-meadow-name = Prairie
qin-about-meadow-what = Une case libre. Une tuile en recouvre deux qui ont un côté commun.
qin-about-meadow-when = Une moitié de la tuile doit avoir un côté commun avec un territoire.
qin-about-lake-name = Point d’eau
qin-about-lake-what = Rien n’est jamais posé sur l’eau.
qin-about-lake-when = Elle ferme pour toujours un côté d’un village et sépare les provinces.
qin-about-village-name = Village
qin-about-village-what = Le joueur qui a strictement le plus de pagodes sur les provinces voisines y pose la sienne. En cas d’égalité, le propriétaire reste.
qin-about-village-when = Après chaque tuile. Une Province Majeure voisine compte deux ; la pagode du village ne compte pas.
qin-about-starting-territory-name = Territoire de départ
qin-about-starting-territory-what = Un territoire comme un autre, présent dès le début. On peut poser des tuiles à côté, et il peut faire partie d’une province.
qin-about-territory-name = Territoire
qin-about-territory-what = Une case de couleur. Avec des voisins de sa couleur, elle forme une province.
qin-about-lone-territory-name = Territoire isolé
qin-about-lone-territory-what = Il n’a pas de voisin de sa couleur et n’appartient à personne.
qin-about-lone-territory-when = La prochaine tuile de sa couleur posée à côté fonde une province avec lui, pour le joueur qui la pose.
qin-about-province-name = Province
qin-about-province-what = Au moins deux territoires reliés d’une couleur, avec une pagode du propriétaire. Ce qu’on y ajoute est au propriétaire, peu importe qui l’ajoute.
qin-about-province-when = À cinq territoires, elle devient Majeure. Si elle est réunie à une autre, qui a la plus grande part possède les deux.
qin-about-major-province-name = Province Majeure
qin-about-major-province-what = Au moins cinq territoires, deux pagodes, jamais trois. Elle ne peut pas être perdue : deux Majeures ne sont pas réunies, et une petite lui revient.
qin-about-major-province-when = Elle compte deux à côté d’un village, et elle peut prendre de petites provinces de sa couleur.
qin-about-pagoda-name = Pagode
qin-about-pagoda-what = Elle marque ce qu’un joueur possède : une sur une province, deux sur une Majeure, une sur un village. Ce qui est perdu la rend.
qin-about-pagoda-when = Le premier joueur qui n’en a plus à poser gagne aussitôt.

## The players

qin-about-pagodas-left-name = Pagodes restantes
qin-about-pagodas-left-what = Combien de pagodes ce joueur doit encore poser. À zéro, la partie se termine aussitôt et il gagne, quel que soit le tour.
qin-about-pagodas-left-when = Un joueur à qui il en reste deux ou trois peut gagner avec une tuile : n’agrandissez pas ses provinces de quatre et surveillez ses villages.
qin-about-series-name = Série
qin-about-series-what = Une partie sur chaque plateau. Les pagodes restantes s’additionnent, et le plus petit total gagne.
qin-about-series-when = Le premier joueur change d’une partie à l’autre dans le sens horaire.

## Marks on free squares

qin-about-place-legal-name = Une place pour votre tuile
qin-about-place-legal-what = Votre tuile peut être posée ici : deux cases libres, à côté d’un territoire.
qin-about-place-one-name = Vous posez une pagode
qin-about-place-one-what = Ici, la tuile pose une de vos pagodes.
qin-about-place-more-name = Vous posez plusieurs pagodes
qin-about-place-more-what = Ici, la tuile pose deux de vos pagodes ou plus.
qin-about-place-other-name = Un autre joueur y gagne
qin-about-place-other-what = Ici, un autre joueur poserait une pagode, car ce qui rejoint une province est à son propriétaire.
qin-about-preview-name = Aperçu
qin-about-preview-what = Ce que ferait votre tuile à cette place, dans l’ordre où cela arrive. Rien n’est encore décidé.

## Buttons

qin-about-turn-tile-name = Pivoter
qin-about-turn-tile-what = Fait pivoter la tuile autour de la case choisie, jusqu’à la prochaine position permise. Le sens décide quelle moitié touche quoi.
qin-about-confirm-name = Poser la tuile
qin-about-confirm-what = Pose la tuile là où elle se trouve et termine votre tour : ses effets suivent, puis vous piochez.
qin-about-take-back-name = Reprendre la tuile
qin-about-take-back-what = Remet la tuile dans votre main. Vous pouvez choisir une autre tuile ou une autre place.
qin-about-pass-name = Passer
qin-about-pass-what = Seulement si aucune de vos tuiles ne peut être posée alors qu’un autre joueur le peut encore. Vous ne piochez pas.

## The score sheet

qin-about-score-provinces-name = Sur les provinces
qin-about-score-provinces-what = Les pagodes sur les provinces : une chacune, deux sur une Majeure.
qin-about-score-villages-name = Sur les villages
qin-about-score-villages-what = Les pagodes sur les villages : une chacun.
qin-about-score-left-name = Restantes
qin-about-score-left-what = Les pagodes qu’un joueur n’a pas posées. Dans une série, elles s’additionnent sur toutes les parties.
