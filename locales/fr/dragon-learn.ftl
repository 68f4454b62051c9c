## The goal card of In the Year of the Dragon

dragon-goal-goal = Douze mois, dix événements difficiles. Logez, nourrissez et soignez votre cour : celui qui a le plus de points gagne.
dragon-goal-turn = Choisissez une action ; un groupe déjà pris coûte 3 Yuan. Puis accueillez un personnage. Puis vient l’événement.
dragon-goal-scoring = Chaque mois : 1 point par palais, courtisane et dragon. À la fin : 2 par personnage, plus moines et argent.

## Actions

dragon-about-action-taxes-name = Impôts
dragon-about-action-taxes-what = Vous recevez 2 Yuan, et 1 de plus par pièce de votre cour.
dragon-about-action-taxes-when = Le tribut prend 4 Yuan, et un groupe déjà pris en coûte 3.
dragon-about-action-build-name = Construction
dragon-about-action-build-what = Vous recevez 1 étage, et 1 de plus par marteau. Posez chacun sur un palais de moins de trois étages, ou fondez un nouveau palais.
dragon-about-action-build-when = Chaque palais rapporte tous les mois, mais un palais inoccupé perd un étage.
dragon-about-action-harvest-name = Récolte
dragon-about-action-harvest-what = Vous recevez 1 sac de riz, et 1 de plus par symbole de riz de votre cour.
dragon-about-action-harvest-when = Lors d’une sécheresse, chaque palais occupé en consomme un.
dragon-about-action-fireworks-name = Fusée
dragon-about-action-fireworks-what = Vous recevez 1 feu d’artifice, et 1 de plus par fusée de votre cour.
dragon-about-action-fireworks-when = La Fête du Dragon récompense le premier et le deuxième.
dragon-about-action-military-name = Armée
dragon-about-action-military-what = Votre marqueur avance d’1 case sur la piste de personnage, et d’1 de plus par casque.
dragon-about-action-military-when = Le nouvel ordre vaut dès la phase suivante.
dragon-about-action-research-name = Études
dragon-about-action-research-what = Vous marquez 1 point, et 1 de plus par livre de votre cour.
dragon-about-action-privilege-name = Privilège
dragon-about-action-privilege-what = Vous achetez un privilège, petit ou grand. Chacun de ses dragons rapporte un point à la fin de chaque mois.
dragon-about-action-privilege-when = Plus vous l’achetez tôt, plus il rapporte souvent.
dragon-about-action-wall-name = Grande Muraille
dragon-about-action-wall-what = Vous placez une de vos tuiles dans la muraille commune et recevez son avantage. Les personnages n’ajoutent rien.
dragon-about-action-wall-when = La muraille est contrôlée à chaque assaut mongol, et après le mois 12.
dragon-about-group-name = Groupe de cartes Action
dragon-about-group-what = Vous choisissez un groupe et réalisez l’une de ses actions. Le premier joueur ne paie rien, tous les suivants paient 3 Yuan.
dragon-about-group-when = Les cartes sont redistribuées chaque mois.
dragon-about-price-name = 3 Yuan
dragon-about-price-what = Quelqu’un a déjà choisi ce groupe ce mois-ci : il coûte 3 Yuan avant l’action. Avec moins, vous ne pouvez pas le choisir.
dragon-about-pass-name = Passer
dragon-about-pass-what = Vous renoncez à l’action et ne prenez aucun groupe. Si vous avez moins de 3 Yuan, vous recevez ceux qui manquent.
dragon-about-pass-when = Utile avant un tribut, quand rien de gratuit ne rapporte d’argent.

## Persons

dragon-about-role-monk-name = Moine
dragon-about-role-monk-what = Il compte à la fin de la partie : ses bouddhas multipliés par les étages de son palais. Jeune, il a 1 bouddha et 6 cases ; âgé, 2 bouddhas et 2 cases.
dragon-about-role-monk-when = Donnez-lui un palais de trois étages avant la fin de l’année.
dragon-about-role-pyrotechnist-name = Artificier
dragon-about-role-pyrotechnist-what = Il renforce l’action Fusée : jeune, 1 fusée et 5 cases ; âgé, 2 fusées et 3 cases.
dragon-about-role-pyrotechnist-when = Après la dernière Fête du Dragon, il peut partir.
dragon-about-role-warrior-name = Guerrier
dragon-about-role-warrior-what = Il renforce l’action Armée et rapporte lors d’un assaut mongol : jeune, 1 casque et 5 cases ; âgé, 2 casques et 3 cases.
dragon-about-role-warrior-when = Tous ceux qui ont le moins de casques perdent un personnage face aux Mongols.
dragon-about-role-healer-name = Guérisseur
dragon-about-role-healer-what = Chaque mortier sauve un personnage lors d’une épidémie : jeune, 1 mortier et 4 cases ; âgé, 2 mortiers et 1 case.
dragon-about-role-healer-when = Trois mortiers sauvent tout le monde.
dragon-about-role-farmer-name = Paysan
dragon-about-role-farmer-what = Il renforce l’action Récolte : jeune, 1 symbole de riz et 4 cases ; âgé, 2 symboles et 1 case. Les symboles ne nourrissent personne.
dragon-about-role-farmer-when = Récoltez avant la sécheresse.
dragon-about-role-scholar-name = Savant
dragon-about-role-scholar-what = Il renforce l’action Études : jeune, 2 livres et 4 cases ; âgé, 3 livres et 2 cases.
dragon-about-role-scholar-when = À chaque action Études, jusqu’au dernier mois.
dragon-about-role-craftsman-name = Ouvrier
dragon-about-role-craftsman-what = Son marteau ajoute un étage à l’action Construction. Il vous fait avancer de 2 cases.
dragon-about-role-craftsman-when = Plus on construit tôt, plus il y a de palais qui rapportent.
dragon-about-role-lady-name = Courtisane
dragon-about-role-lady-what = Elle rapporte un point à la fin de chaque mois. Elle ne vous fait avancer que d’1 case.
dragon-about-role-lady-when = Plus elle vient tôt, plus elle rapporte.
dragon-about-role-collector-name = Collecteur d’impôts
dragon-about-role-collector-what = Ses 3 pièces ajoutent 3 Yuan à l’action Impôts. Il vous fait avancer de 3 cases.
dragon-about-role-collector-when = Ses pièces ne sont pas de l’argent : elles ne paient aucun tribut.
dragon-about-card-name = Carte Personnage
dragon-about-card-what = Jouée une fois, elle amène un personnage de son type, jeune ou âgé. Les cartes qui restent à chacun sont visibles.
dragon-about-card-when = Une carte par mois, aucune au mois 12.
dragon-about-wild-card-name = Joker
dragon-about-wild-card-what = Il amène le personnage de votre choix. Chacun en a deux.
dragon-about-wild-card-when = Gardez-le pour le type dont vous aurez besoin deux fois.
dragon-about-persons-left-name = Personnages restants
dragon-about-persons-left-what = Combien de tuiles de ce genre peuvent encore être prises. S’il n’en reste aucune d’un type, sa carte n’apporte rien.
dragon-about-value-name = Valeur
dragon-about-value-what = En emménageant, le personnage fait avancer votre marqueur d’autant de cases sur la piste de personnage.
dragon-about-value-when = Les jeunes ont les plus grandes valeurs, les âgés plus de symboles.

## Symbols

dragon-about-symbol-buddha-name = Bouddha
dragon-about-symbol-buddha-what = À la fin de la partie, un moine compte ses bouddhas multipliés par les étages de son palais.
dragon-about-symbol-rocket-name = Fusée
dragon-about-symbol-rocket-what = Un feu d’artifice de plus à chaque action Fusée.
dragon-about-symbol-helmet-name = Casque
dragon-about-symbol-helmet-what = Une case de plus avec l’action Armée, et un point lors d’un assaut mongol. Qui a le moins de casques perd un personnage.
dragon-about-symbol-mortar-name = Mortier
dragon-about-symbol-mortar-what = Lors d’une épidémie, un personnage de moins s’en va.
dragon-about-symbol-rice-name = Symbole de riz
dragon-about-symbol-rice-what = Un sac de riz de plus à chaque action Récolte.
dragon-about-symbol-book-name = Livre
dragon-about-symbol-book-what = Un point de plus à chaque action Études.
dragon-about-symbol-hammer-name = Marteau
dragon-about-symbol-hammer-what = Un étage de plus à chaque action Construction.
dragon-about-symbol-dragon-name = Dragon
dragon-about-symbol-dragon-what = Un point à la fin de chaque mois, pour chaque dragon d’une courtisane ou d’un privilège.
dragon-about-symbol-coin-name = Pièce
dragon-about-symbol-coin-what = Un Yuan de plus à chaque action Impôts. Ce n’est pas de l’argent.

## The year

dragon-about-month-name = Mois
dragon-about-month-what = Chacun des douze mois a son événement, visible dès le début : action, personnage, événement, décompte.
dragon-about-month-when = Voyez deux mois plus loin : le personnage pris maintenant doit servir alors.
dragon-about-event-peace-name = Repos
dragon-about-event-peace-what = Aucun événement. Les palais inoccupés se délabrent et le mois est décompté quand même.
dragon-about-event-tribute-name = Tribut à l’Empereur
dragon-about-event-tribute-what = Chacun paie 4 Yuan. Pour chaque Yuan manquant, un personnage part.
dragon-about-event-tribute-when = Impôts, ou passer, apportent l’argent à temps.
dragon-about-event-drought-name = Sécheresse
dragon-about-event-drought-what = Chaque palais occupé consomme un sac de riz. Dans chaque palais sans riz, un personnage part.
dragon-about-event-drought-when = Récoltez avant, ou habitez moins de palais.
dragon-about-event-festival-name = Fête du Dragon
dragon-about-event-festival-what = 6 points à qui a le plus de feux d’artifice, 3 au deuxième ; à égalité, tous marquent. Ceux qui ont marqué rendent la moitié, arrondie au supérieur.
dragon-about-event-festival-when = Sans feu d’artifice, on ne marque rien.
dragon-about-event-mongols-name = Assaut mongol
dragon-about-event-mongols-what = Un point par casque. Puis tous ceux qui ont le moins de casques perdent un personnage.
dragon-about-event-mongols-when = Il suffit d’un casque de plus que quelqu’un d’autre.
dragon-about-event-epidemic-name = Épidémie
dragon-about-event-epidemic-what = Trois personnages partent, un de moins par mortier.
dragon-about-event-epidemic-when = Trois mortiers sauvent tout le monde.
dragon-about-event-lanterns-name = Lampion
dragon-about-event-lanterns-what = 2 points par personnage de votre cour.
dragon-about-event-lanterns-when = Au mois 7, après l’événement du mois : gardez votre monde jusque-là.
dragon-about-event-buddha-name = Bouddha
dragon-about-event-buddha-what = Les moines comptent comme à la fin : bouddhas multipliés par les étages de leur palais.
dragon-about-event-buddha-when = Au mois 7, et encore à la fin de la partie.
dragon-about-event-earthquake-name = Tremblement de terre
dragon-about-event-earthquake-what = Chacun retire deux étages. Les personnages sans étage partent.
dragon-about-event-earthquake-when = Au mois 7 : ayez alors deux étages libres.
dragon-about-event-tsunami-name = Tsunami
dragon-about-event-tsunami-what = Additionnez Yuan, sacs de riz et feux d’artifice et rendez la moitié, arrondie à l’inférieur, au choix.
dragon-about-event-tsunami-when = Au mois 7 : dépensez avant, ou rendez le moins utile.
dragon-about-event-eclipse-name = Éclipse solaire
dragon-about-event-eclipse-what = L’événement du mois 7 a lieu une seconde fois, avec les nouveaux nombres.
dragon-about-event-eclipse-when = Préparez-vous deux fois à cet événement.
dragon-about-event-eruption-name = Éruption volcanique
dragon-about-event-eruption-what = Tous les marqueurs de la piste de personnage retournent à 0 et gardent leur ordre.
dragon-about-event-eruption-when = Au mois 7 : une longue avance ne vaut alors plus rien, la première place si.
dragon-about-event-tornado-name = Tornade
dragon-about-event-tornado-what = Chacun défausse deux cartes Personnage de son choix.
dragon-about-event-tornado-when = Au mois 7. À partir du mois 10, plus personne n’accueille de personnage.
dragon-about-event-dawn-name = Aube
dragon-about-event-dawn-what = Chacun prend un jeune personnage sans carte, d’un type chaque fois différent, dans l’ordre de la piste.
dragon-about-event-dawn-when = Au mois 7 : gardez un étage libre.
dragon-about-event-assassination-name = Tentative d’assassinat
dragon-about-event-assassination-what = Tous les privilèges sont perdus.
dragon-about-event-assassination-when = Au mois 7, avant le décompte : les privilèges achetés tôt ne rapportent que jusqu’au mois 6.
dragon-about-event-treaty-name = Traité
dragon-about-event-treaty-what = Choisissez un type que vous avez : ses symboles rapportent comme par son action, sans celui de la carte.
dragon-about-event-treaty-when = Au mois 7 : réunissez des personnages d’un même type.
dragon-about-forecast-name = Événements à venir
dragon-about-forecast-what = Ce que les prochains événements vous coûteraient en l’état actuel, et combien de personnages sont menacés.
dragon-about-forecast-when = Cela change avec tout ce que vous faites.

## Palaces

dragon-about-palace-name = Palais
dragon-about-palace-what = Un à trois étages, un personnage par étage. Un palais rapporte un point à la fin de chaque mois.
dragon-about-palace-when = Lors d’une sécheresse, il consomme un sac de riz s’il est occupé ; inoccupé, il se délabre.
dragon-about-floor-name = Étage
dragon-about-floor-what = De la place pour un personnage. Personne ne change ensuite de palais.
dragon-about-new-palace-name = Nouveau palais
dragon-about-new-palace-what = Un étage placé ici fonde un nouveau palais.
dragon-about-new-palace-when = Faites-y emménager quelqu’un ce mois-ci, sinon il se délabre.
dragon-about-decay-name = Délabrement
dragon-about-decay-what = Après l’événement, chaque palais inoccupé perd un étage. Un palais sans étage disparaît.
dragon-about-decay-when = Chaque mois, avant le décompte.

## Goods

dragon-about-yuan-name = Yuan
dragon-about-yuan-what = L’argent : pour le tribut, les groupes déjà pris et les privilèges.
dragon-about-yuan-when = À la fin de la partie, 3 Yuan entiers font un point.
dragon-about-rice-name = Sac de riz
dragon-about-rice-what = Approvisionne un palais occupé lors d’une sécheresse.
dragon-about-rice-when = À la fin de la partie, il est vendu 2 Yuan.
dragon-about-firework-name = Feu d’artifice
dragon-about-firework-what = Compte à la Fête du Dragon : ceux qui en ont le plus marquent, et les deuxièmes aussi.
dragon-about-firework-when = À la fin de la partie, il est vendu 2 Yuan.
dragon-about-privilege-small-name = Petit privilège
dragon-about-privilege-small-what = Coûte 2 Yuan et montre un dragon : un point à la fin de chaque mois.
dragon-about-privilege-small-when = Avec trois mois à jouer, il rapporte encore 3 points.
dragon-about-privilege-large-name = Grand privilège
dragon-about-privilege-large-what = Coûte 7 Yuan (6 avec l’option de 2007) et montre deux dragons : 2 points à la fin de chaque mois.
dragon-about-privilege-large-when = Il vaut le plus au début de l’année.
dragon-about-wall-tile-name = Tuile Muraille
dragon-about-wall-tile-what = Employée une fois, elle donne son avantage et prolonge la muraille d’un mois. Chacun en a six, toutes différentes.
dragon-about-wall-tile-when = Dans la muraille, elle rapporte un point chaque fois que la muraille tient.
dragon-about-wall-name = La muraille
dragon-about-wall-what = Si elle est aussi longue que le numéro du mois, chacun marque un point par tuile à lui. Sinon, ceux qui y ont le moins de tuiles perdent un personnage.
dragon-about-wall-when = À chaque assaut mongol, et encore une fois après le mois 12.

## Tracks and players

dragon-about-person-track-name = Piste de personnage
dragon-about-person-track-what = Le joueur le plus avancé joue le premier dans chaque phase. Sur une même case, le marqueur du dessus, arrivé plus tard, passe avant.
dragon-about-person-track-when = Les nouveaux personnages et l’action Armée vous font avancer ; aucun départ ne vous fait reculer.
dragon-about-order-name = Ordre de cette phase
dragon-about-order-what = Fixé par la piste de personnage au début de la phase ; il vaut jusqu’à la fin de celle-ci.
dragon-about-score-track-name = Points
dragon-about-score-track-what = Les points de chacun jusqu’ici. Chaque mois ajoute un point par palais, courtisane et dragon.
dragon-about-score-track-when = À la fin viennent 2 points par personnage, les moines et l’argent.
dragon-about-seat-name = Joueur
dragon-about-seat-what = Palais, biens et cartes de ce joueur ; tout est visible.
dragon-about-seat-when = Comparez les casques avant les Mongols, et les feux d’artifice avant la fête.

## Choices

dragon-about-draft-name = Personnages de départ
dragon-about-draft-what = Prenez deux jeunes personnages différents, une paire que personne n’a prise.
dragon-about-draft-when = Leurs valeurs décident de qui commence le mois 1.
dragon-about-release-name = Licencier
dragon-about-release-what = Ce personnage quitte le jeu. Vous choisissez qui part.
dragon-about-release-when = Ne videz pas un palais : il se délabrerait.
dragon-about-replace-name = Remplacer
dragon-about-replace-what = Tous les palais sont complets : le nouveau venu prend la place de ce personnage, qui quitte le jeu.
dragon-about-let-go-name = Écarter
dragon-about-let-go-what = Le nouveau venu repart aussitôt. Votre marqueur n’avance pas.
dragon-about-spend-name = Jouer sans effet
dragon-about-spend-what = Il ne reste personne de ce type : la carte est perdue et n’amène personne.
dragon-about-fall-name = Un étage tombe
dragon-about-fall-what = Ce palais perd un étage dans le tremblement de terre. Choisissez si possible un étage libre.
dragon-about-give-back-name = Rendre
dragon-about-give-back-what = Choisissez les biens que le tsunami emporte.
dragon-about-discard-name = Défausser
dragon-about-discard-what = La carte est perdue sans amener personne.
