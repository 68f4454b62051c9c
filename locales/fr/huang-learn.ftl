## Huang : la carte du but

huang-goal-goal = Récoltez des points en quatre couleurs. Votre couleur la plus faible est votre score ; les blancs comblent les manques.
huang-goal-turn = Deux actions : placer une tuile ou un meneur, émeute, construire avec du vert, remplacer des tuiles.
huang-goal-scoring = Une tuile donne un point au meneur de sa couleur. Les pagodes rapportent à chaque tour ; révoltes et guerres, au vainqueur.

## Tuiles

huang-about-tile-yellow-name = Tuile jaune, gouverneur
huang-about-tile-yellow-what = Va sur la terre. Chaque meneur a besoin d’une tuile jaune à côté de lui, et les tuiles jaunes voisines font sa force dans une révolte.
huang-about-tile-yellow-when = Sans sa dernière tuile jaune, un meneur retourne à son propriétaire. Les tuiles jaunes de votre main aident dans les révoltes.
huang-about-tile-red-name = Tuile rouge, soldat
huang-about-tile-red-what = Va sur la terre. Les tuiles rouges d’un royaume font sa force dans une guerre.
huang-about-tile-red-when = Dans une guerre, le perdant perd ses tuiles rouges et le vainqueur paie avec les siennes. Les tuiles rouges de votre main peuvent soutenir un royaume.
huang-about-tile-blue-name = Tuile bleue, agriculteur
huang-about-tile-blue-what = Va sur une rivière. Ensuite, vous pouvez placer une autre tuile bleue à côté d’elle dans la même action, et ainsi de suite.
huang-about-tile-blue-when = Deux tuiles bleues de votre main provoquent une émeute.
huang-about-tile-green-name = Tuile verte, commerçant
huang-about-tile-green-what = Va sur la terre. Ensuite, vous pouvez prendre une tuile du marché.
huang-about-tile-green-when = Deux tuiles vertes de votre main construisent une pagode sur un triangle libre quelconque.
huang-about-tile-white-name = Tuile blanche, artisan
huang-about-tile-white-what = Va sur la terre. Les points blancs sont des jokers : ils comblent à la fin vos couleurs les plus faibles.
huang-about-tile-white-when = Seules douze tuiles sont blanches, et il y a une seule pagode blanche.

## Meneurs

huang-about-leader-yellow-name = Meneur jaune, gouverneur
huang-about-leader-yellow-what = Marque pour les tuiles jaunes de son royaume, et pour toute tuile dont la couleur n’y a pas de meneur.
huang-about-leader-yellow-when = Hors de la carte, il vous ajoute 1 dans chacune de vos révoltes.
huang-about-leader-red-name = Meneur rouge, soldat
huang-about-leader-red-what = Marque pour les tuiles rouges de son royaume, et pour les bandits vaincus.
huang-about-leader-red-when = Hors de la carte, il ajoute 1 au royaume que vous soutenez dans une guerre.
huang-about-leader-blue-name = Meneur bleu, agriculteur
huang-about-leader-blue-what = Marque pour les tuiles bleues de son royaume. S’il y a des greniers, il les prend tous sauf un à la fin de votre tour.
huang-about-leader-blue-when = Hors de la carte, il tient lieu d’une des deux tuiles bleues d’une émeute.
huang-about-leader-green-name = Meneur vert, commerçant
huang-about-leader-green-what = Marque pour les tuiles vertes de son royaume.
huang-about-leader-green-when = Hors de la carte, il tient lieu d’une des deux tuiles vertes qui construisent une pagode.
huang-about-leader-white-name = Meneur blanc, artisan
huang-about-leader-white-what = Marque pour les tuiles blanches de son royaume.
huang-about-leader-white-when = Les points blancs comblent à la fin vos couleurs les plus faibles.
huang-about-leaders-off-name = Meneurs hors de la carte
huang-about-leaders-off-what = Les meneurs devant leur propriétaire peuvent être placés sur une terre vide à côté d’une tuile jaune.
huang-about-leaders-off-when = En attendant, le jaune aide dans les révoltes, le rouge dans les guerres, le bleu dans les émeutes et le vert à construire. Aider ne les dépense jamais.

## Bâtiments

huang-about-pagoda-name = Pagode
huang-about-pagoda-what = Se dresse sur un triangle de sa couleur. À la fin de votre tour, elle donne un point à votre meneur de sa couleur dans son royaume.
huang-about-pagoda-when = Si une tuile située dessous est retirée, la pagode retourne à la réserve.
huang-about-palace-name = Palais royal
huang-about-palace-what = Se dresse sur quatre tuiles jaunes en losange. Avec votre meneur jaune dans son royaume, vous piochez jusqu’à sept tuiles à la fin de votre tour.
huang-about-palace-when = Si une tuile située dessous est retirée, le palais retourne à la réserve.
huang-about-granary-name = Grenier
huang-about-granary-what = Vaut deux points bleus au joueur qui le prend. La tuile située dessous ne peut former aucun triangle.
huang-about-granary-when = À la fin de votre tour, vous pouvez prendre tous les greniers sauf un dans le royaume de votre meneur bleu.
huang-about-triangle-name = Triangle
huang-about-triangle-what = Trois tuiles d’une couleur qui se touchent toutes, aucune sous un bâtiment. Une pagode peut s’y dresser.
huang-about-triangle-when = Vous construisez gratuitement en le complétant, et pour deux tuiles vertes plus tard.
huang-about-supply-name = Pagodes restantes
huang-about-supply-what = Les pagodes qui ne sont pas sur la carte.
huang-about-supply-when = Quand il n’en reste plus d’une couleur, construire déplace une pagode de cette couleur déjà sur la carte.

## La carte

huang-about-land-name = Terre
huang-about-land-what = Reçoit des tuiles de toute couleur sauf le bleu, et des meneurs si une tuile jaune est à côté.
huang-about-river-name = Rivière
huang-about-river-what = Ne reçoit que des tuiles bleues. Aucun meneur ne s’y tient.
huang-about-capital-name = Capitale
huang-about-capital-what = Porte une tuile jaune au début et donne son nom au royaume. Pour le reste, c’est une terre comme une autre.
huang-about-capital-when = Une émeute peut aussi retirer sa tuile.
huang-about-state-name = Royaume
huang-about-state-what = Des tuiles et des meneurs liés, avec au moins un meneur. Il n’est à personne ; des meneurs de couleurs différentes le partagent en paix.
huang-about-state-when = Un second meneur d’une couleur déclenche une révolte ; une tuile qui réunit des royaumes ayant des meneurs d’une même couleur, une guerre.
huang-about-bandits-name = Bandits renégats
huang-about-bandits-what = Aucun meneur ne peut se tenir à côté d’eux, et une tuile seulement si son royaume a au moins autant de tuiles rouges.
huang-about-bandits-when = Une telle tuile les vainc : le meneur rouge du royaume marque leur nombre, et autant de tuiles rouges s’en vont.
huang-about-camp-name = Emplacement de bandits
huang-about-camp-what = Une place pour des bandits. Sans bandits, c’est de la terre ordinaire.

## Joueurs et réserves

huang-about-hand-name = Main
huang-about-hand-what = Des tuiles que seul leur propriétaire voit. À la fin de chaque tour, les mains sont complétées à six.
huang-about-market-name = Marché
huang-about-market-what = Six tuiles visibles. Après une tuile verte, vous pouvez en prendre une.
huang-about-market-when = Il est complété à la fin du tour.
huang-about-bag-name = Sac
huang-about-bag-what = Les tuiles qui restent à piocher.
huang-about-bag-when = Quand quelqu’un doit piocher et que le sac est vide, la partie se termine aussitôt.
huang-about-discards-name = Défausses cachées
huang-about-discards-what = Les tuiles que ce joueur a remplacées. Elles sont hors jeu, et seul leur propriétaire les connaît.
huang-about-points-name = Points
huang-about-points-what = Vos totaux par couleur. À la fin, seul compte le plus faible du jaune, du rouge, du bleu et du vert.
huang-about-points-when = Tout le monde voit les gains, mais les totaux restent cachés, sauf si les points sont visibles.
huang-about-points-white-name = Points blancs
huang-about-points-white-what = Des jokers. À la fin, ils s’ajoutent à vos couleurs les plus faibles.
huang-about-score-name = Score
huang-about-score-what = La plus basse des quatre couleurs, une fois les manques comblés par les points blancs. Une égalité se départage à la deuxième plus basse, et ainsi de suite.
huang-about-dynasty-name = Dynastie
huang-about-dynasty-what = Les cinq meneurs d’un joueur, marqués du même animal.
huang-about-seat-name = Joueur
huang-about-seat-what = A cinq meneurs, une main cachée et des points en cinq couleurs. On joue dans le sens des aiguilles d’une montre.
huang-about-actions-name = Actions restantes
huang-about-actions-what = Chaque tour compte deux actions de toute sorte, éventuellement deux fois la même.
huang-about-actions-when = Après la seconde, les pagodes rapportent et les mains sont complétées.

## Ce que l’on peut faire

huang-about-place-tile-name = Placer une tuile
huang-about-place-tile-what = Placez une tuile sur un emplacement vide : bleue sur une rivière, les autres sur la terre. Le meneur de sa couleur dans le royaume marque.
huang-about-place-leader-name = Placer ou déplacer un meneur
huang-about-place-leader-what = Un meneur se tient sur une terre vide à côté d’une tuile jaune. Le placer ou le déplacer est une action.
huang-about-place-leader-when = Si le royaume a déjà un meneur de sa couleur, il y a une révolte.
huang-about-withdraw-name = Retirer le meneur
huang-about-withdraw-what = Enlève votre meneur de la carte. C’est une action.
huang-about-withdraw-when = Hors de la carte, le meneur peut aider, et il peut être placé de nouveau.
huang-about-riot-name = Émeute
huang-about-riot-what = Défaussez deux tuiles bleues et retirez une tuile quelconque de la carte. Votre meneur bleu hors de la carte tient lieu de l’une d’elles.
huang-about-riot-when = Un meneur qui perd sa dernière tuile jaune retourne à son propriétaire.
huang-about-build-name = Construire avec du vert
huang-about-build-what = Défaussez deux tuiles vertes et construisez une pagode sur un triangle libre quelconque. Votre meneur vert hors de la carte tient lieu de l’une d’elles.
huang-about-replace-name = Remplacer des tuiles
huang-about-replace-what = Défaussez jusqu’à six tuiles de votre main sans les montrer et piochez-en autant. C’est une action.
huang-about-replace-when = Si le sac a trop peu de tuiles, la partie se termine.
huang-about-pass-name = Passer
huang-about-pass-what = Un joueur sans action permise passe.
huang-about-build-nothing-name = Ne rien construire
huang-about-build-nothing-what = Laisse le triangle libre. Chacun pourra y construire plus tard pour deux tuiles vertes.
huang-about-move-pagoda-name = Déplacer une pagode
huang-about-move-pagoda-what = Il n’y a plus de pagode de cette couleur dans la réserve : l’une de celles de la carte se déplace vers le nouveau triangle.
huang-about-take-name = Prendre une tuile
huang-about-take-what = Après une tuile verte, vous pouvez prendre en main une tuile du marché. Tout le monde voit laquelle.
huang-about-take-nothing-name = Ne rien prendre
huang-about-take-nothing-what = Laisse le marché tel qu’il est.
huang-about-chain-name = Tuile bleue suivante
huang-about-chain-what = Une autre tuile bleue à côté de la dernière fait partie de la même action, et marque aussi.
huang-about-chain-when = Une guerre, des bandits vaincus ou une pagode construite mettent fin à la chaîne.
huang-about-stop-name = S’arrêter ici
huang-about-stop-what = Met fin à la chaîne de tuiles bleues et à l’action.
huang-about-keep-name = Le grenier qui reste
huang-about-keep-what = Vous prenez tous les autres greniers du royaume de votre meneur bleu.
huang-about-take-no-granaries-name = Laisser les greniers
huang-about-take-no-granaries-what = Laisse tous les greniers sur la carte. Vous pourrez les prendre à un tour suivant si votre meneur bleu y est encore.

## Conflits

huang-about-revolt-name = Révolte
huang-about-revolt-what = Deux meneurs d’une couleur dans un royaume. Gagne celui qui a le plus de tuiles jaunes à côté de lui et venues de la main ; en cas d’égalité, le défenseur.
huang-about-revolt-when = Le meneur du perdant quitte la carte, et le vainqueur gagne un point de la couleur des meneurs.
huang-about-commit-name = Engager
huang-about-commit-what = Ajoutez à une révolte des tuiles jaunes de votre main, et votre meneur jaune s’il n’est pas sur la carte.
huang-about-commit-when = Les tuiles engagées sont défaussées, même celles du vainqueur.
huang-about-war-name = Guerre
huang-about-war-what = Une tuile a réuni des royaumes ayant des meneurs d’une même couleur. Le royaume qui a le plus de tuiles rouges et de soutien gagne.
huang-about-war-when = Les perdants perdent les meneurs qui avaient un rival et toutes leurs tuiles rouges ; le vainqueur paie lui aussi en tuiles rouges.
huang-about-unifying-tile-name = Tuile d’unification
huang-about-unifying-tile-what = La tuile qui a réuni les royaumes. Elle ne donne pas de point, ne compte pour personne et reste.
huang-about-support-name = Soutenir
huang-about-support-what = Ajoutez à un royaume en guerre des tuiles rouges de votre main, et votre meneur rouge s’il n’est pas sur la carte. Chacun le peut, le joueur actif en dernier.
huang-about-support-when = Les tuiles engagées pour le vainqueur paient d’abord son prix. Toutes sont défaussées.
huang-about-tie-name = Égalité dans une guerre
huang-about-tie-what = Le joueur actif décide lequel des royaumes les plus forts gagne.
huang-about-price-name = Prix de la victoire
huang-about-price-what = Le vainqueur paie autant de tuiles rouges qu’en avait le perdant le plus fort : d’abord celles des mains, puis des tuiles de la carte choisies par le joueur actif.
huang-about-price-when = Une pagode sur une tuile retirée part avec elle.
