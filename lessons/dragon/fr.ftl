## In the Year of the Dragon: lessons

## 1. A month at court

lesson-dragon-1-title = Un mois à la cour
lesson-dragon-1-about = Action, personnage, événement, points

lesson-dragon-1-1-say = Vous êtes prince : conduisez votre cour à travers douze mois difficiles, et marquez le plus de points. Aujourd’hui, l’empereur exige **4 Yuan**, et vous en avez 2 : choisissez **Impôts**.
lesson-dragon-1-1-praise = 5 Yuan : 2 de la carte, et 3 de votre collecteur d’impôts. Les personnages renforcent les actions.
lesson-dragon-1-1-wrong-1 = Construction donne des étages, mais vous avez toujours 2 Yuan. Il en manque deux : deux personnages partiraient.
lesson-dragon-1-1-wrong-2 = Passer vous amène à 3 Yuan : il en manque un, et un personnage partirait. Impôts en rapporte 5.
lesson-dragon-1-1-wrong-3 = Le riz servira contre la sécheresse du mois prochain. L’empereur ne prend que des Yuan.

lesson-dragon-1-2-say = Après les actions, chacun accueille un personnage. Prenez la **courtisane** : elle rapporte un point chaque mois.
lesson-dragon-1-2-praise = Elle emménage à votre étage libre.
lesson-dragon-1-2-wrong-1 = Elle viendrait, mais un joker peut amener n’importe qui. Gardez-le, et jouez la carte de la courtisane.
lesson-dragon-1-2-wrong-2 = Une bonne aide pour les Impôts, mais il ne rapporte aucun point dans le mois. Prenez la courtisane.
lesson-dragon-1-2-wrong-3 = Un moine ne compte qu’à la fin de l’année. La courtisane rapporte chaque mois.
lesson-dragon-1-2-then-1 = Vous avez payé 4 Yuan, et personne n’est parti. Deux palais et une courtisane : **3 points**.

lesson-dragon-1-closing = Action, personnage, événement, points : voilà un mois entier, et vous n’avez perdu personne. Encore onze comme celui-ci, et l’année est à vous !

## 2. Action cards in groups

lesson-dragon-2-title = Les cartes Action en groupes
lesson-dragon-2-about = Un groupe déjà pris coûte 3 Yuan, et passer rapporte de l’argent

lesson-dragon-2-1-say = Chaque mois, les cartes Action sont réparties en autant de groupes qu’il y a de joueurs. Est et Ouest ont choisi ; prenez **Études** dans un groupe libre.
lesson-dragon-2-1-praise = **3 points** : 1 de la carte, 2 des livres de votre savant.
lesson-dragon-2-1-wrong-1 = Le même groupe, mais l’autre carte : elle construit des étages. Études rapporte des points, et votre savant en ajoute 2.
lesson-dragon-2-1-wrong-2 = Est a déjà pris ce groupe : vous avez payé 3 Yuan et reçu 2. Études ne coûte rien.
lesson-dragon-2-1-wrong-3 = On peut toujours passer, mais cela n’a rien rapporté : vous avez déjà 3 Yuan.
lesson-dragon-2-1-then-1 = Un mois de repos s’achève, et les cartes sont redistribuées.

lesson-dragon-2-2-say = Encore Études ! Est a pris ce groupe, il coûte donc d’abord **3 Yuan** : payez, et prenez-le.
lesson-dragon-2-2-praise = 3 points de plus ! Un groupe déjà pris n’est pas fermé ; il coûte 3 Yuan.
lesson-dragon-2-2-wrong-1 = Gratuit, mais un seul feu d’artifice. Pour 3 Yuan, Études rapporte 3 points.
lesson-dragon-2-2-wrong-2 = Vous avez aussi payé 3 Yuan pour ce groupe, mais pris des étages. Une seule action : choisissez Études.
lesson-dragon-2-2-wrong-3 = Vous avez gardé vos 3 Yuan et rien reçu. Dépensez-les : 3 points en valent la peine.
lesson-dragon-2-2-then-3 = Est et Ouest ont de nouveau choisi avant vous.

lesson-dragon-2-3-say = Vous n’avez plus d’argent, et le mois prochain l’empereur veut 4 Yuan. Rien de gratuit n’en rapporte, alors **passez** : cela vous amène à 3.
lesson-dragon-2-3-praise = 3 Yuan sans rien faire. Et passer ne marque aucun groupe.
lesson-dragon-2-3-wrong-1 = Est a déjà pris ce groupe : il coûte 3 Yuan, et vous n’en avez aucun.
lesson-dragon-2-3-wrong-2 = Un étage, c’est bien, mais vous n’avez toujours pas d’argent, et le tribut arrive. Passer rapporte 3 Yuan.
lesson-dragon-2-3-wrong-3 = Une case en avant, mais pas d’argent. Passer rapporte 3 Yuan.
lesson-dragon-2-3-then-1 = Ouest gagne la Fête du Dragon ; ce sera pour une autre leçon.

lesson-dragon-2-closing = Gratuit si l’on est tôt, 3 Yuan si l’on est tard, et passer quand on est pauvre. Ensuite : comment être tôt !

## 3. The person track

lesson-dragon-3-title = La piste de personnage
lesson-dragon-3-about = Les personnages de départ, qui commence, jeune ou âgé

lesson-dragon-3-1-say = L’année commence avec deux jeunes personnages pour chacun, jamais une paire que quelqu’un a déjà. Prenez le **savant** et le **collecteur d’impôts**.
lesson-dragon-3-1-praise = Leurs valeurs, 4 et 3, vous font avancer de 7 cases sur la piste de personnage.
lesson-dragon-3-1-wrong-1 = Est a déjà exactement cette paire. Prenez-en une que personne n’a.
lesson-dragon-3-1-wrong-2 = Une belle paire, mais seulement 3 cases sur la piste. Savant et collecteur d’impôts en font 7.
lesson-dragon-3-1-wrong-3 = 11 cases, et vous êtes aussitôt premier ! Mais cette leçon montre comment rattraper les autres : prenez le savant et le collecteur d’impôts.

lesson-dragon-3-2-say = Où loge le second ? Choisissez le **palais inoccupé** : à la fin d’un mois, un tel palais perd un étage.
lesson-dragon-3-2-praise = Est est le plus avancé et choisit d’abord, puis Ouest, puis vous.
lesson-dragon-3-2-wrong-1 = Tous deux logent ensemble, et l’autre palais reste inoccupé. Quelqu’un doit y emménager ce mois-ci, sinon il perd un étage.

lesson-dragon-3-3-say = Vous êtes dernier sur la piste, vous choisissez donc en dernier. Il reste un groupe libre : prenez **Études**.
lesson-dragon-3-3-praise = 3 points ! Maintenant, dépassez-les.
lesson-dragon-3-3-wrong-1 = 5 Yuan, mais Est avait déjà pris ce groupe : il vous en a coûté 3. Le groupe libre ne coûte rien.
lesson-dragon-3-3-wrong-2 = Le bon groupe, et un point chaque mois pour 2 Yuan. Mais prenez Études : 3 points gratuits.
lesson-dragon-3-3-wrong-3 = Cela n’a rien rapporté : vous avez plus de 3 Yuan.
lesson-dragon-3-3-then-4 = Est se trouve maintenant sur la case 13, et Ouest sur la case 9.

lesson-dragon-3-4-say = Un nouveau personnage vous fait avancer de la valeur de sa tuile. Est se trouve sur **13**, vous sur **7** : qui vous amène en tête ?
lesson-dragon-3-4-praise = 6 cases ! Vous partagez la case 13 avec Est, mais le marqueur arrivé le dernier est au-dessus et passe avant.
lesson-dragon-3-4-wrong-1 = 5 cases vous amènent à 12 : deuxième, juste derrière Est. Quelqu’un avance d’une case de plus.
lesson-dragon-3-4-wrong-2 = Les personnages âgés sont plus forts mais plus lents : 2 bouddhas, seulement 2 cases. Vous restez derrière Est.
lesson-dragon-3-4-wrong-3 = Seulement 2 cases. Cherchez la plus grande valeur.
lesson-dragon-3-4-wrong-4 = Le bon personnage, mais un joker peut amener n’importe qui. Gardez-le, et jouez la carte du moine.

lesson-dragon-3-5-say = Choisissez un palais pour le moine. Les deux ont de la place.
lesson-dragon-3-5-praise = 2 palais, 2 points. Et le nouveau mois commence par vous.

lesson-dragon-3-6-say = Vous êtes premier, et tous les groupes sont libres. Prenez **Impôts** avant Est.
lesson-dragon-3-6-praise = 5 Yuan, et rien à payer : voilà pourquoi il est bon d’être premier.
lesson-dragon-3-6-wrong-1 = Une case de plus, mais vous êtes déjà premier. Profitez-en : Impôts vous rapporte 5 Yuan.
lesson-dragon-3-6-wrong-2 = 3 points, c’est bien ! Mais le tribut vient au mois 4, et Impôts rapporte 5 Yuan.
lesson-dragon-3-6-wrong-3 = Le premier choix du mois, et vous y avez renoncé.

lesson-dragon-3-7-say = Une sécheresse vient au mois 5. Prenez le **paysan âgé** : 2 symboles de riz au lieu de 1, mais seulement 1 case.
lesson-dragon-3-7-praise = Fort, mais lent : voyez ce que font les autres.
lesson-dragon-3-7-wrong-1 = 4 cases, mais 1 symbole de riz. Vous êtes en tête : prenez le plus fort cette fois.
lesson-dragon-3-7-wrong-2 = Il est venu, mais un joker peut amener n’importe qui. Gardez-le, et jouez la carte du paysan.
lesson-dragon-3-7-wrong-3 = Il aide contre l’épidémie du mois 7. La sécheresse vient d’abord.
lesson-dragon-3-7-then-2 = Est avance de 5 cases, Ouest de 4 : tous deux vous dépassent de nouveau. C’est le prix d’un personnage âgé.

lesson-dragon-3-closing = Le jeune est rapide, le plus âgé est fort. Vous connaissez maintenant le choix le plus important de chaque mois !

## 4. Palaces and floors

lesson-dragon-4-title = Palais et étages
lesson-dragon-4-about = De la place pour les personnages, et le sort des palais inoccupés

lesson-dragon-4-1-say = Chaque étage loge un personnage, et vos quatre étages sont occupés. La sécheresse approche quand même : prenez le **jeune paysan**.
lesson-dragon-4-1-praise = Il est venu, mais il n’y a pas de place.
lesson-dragon-4-1-wrong-1 = Fort, mais lent. Cette fois, prenez le jeune, pour 4 cases.
lesson-dragon-4-1-wrong-2 = Un point de plus par mois, mais le mois 5 apporte une sécheresse. Prenez le paysan.

lesson-dragon-4-2-say = Quand tout est complet, le nouveau venu prend la place de quelqu’un. Qu’il remplace le **savant**.
lesson-dragon-4-2-praise = Le savant quitte le jeu, et le paysan vous fait avancer de 4 cases.
lesson-dragon-4-2-wrong-1 = Vous aurez besoin de l’ouvrier le mois prochain : il construit un étage. Remplacez le savant.
lesson-dragon-4-2-wrong-2 = Elle rapporte un point chaque mois. Remplacez le savant.
lesson-dragon-4-2-wrong-3 = Le paysan a quitté le jeu, et vous n’avez pas avancé sur la piste. Qu’il remplace le savant.
lesson-dragon-4-2-then-1 = 3 points : 2 palais et une courtisane. Mais il vous faut plus de place.

lesson-dragon-4-3-say = Prenez **Construction** : un étage, et un de plus pour votre ouvrier.
lesson-dragon-4-3-praise = Deux étages à placer, l’un après l’autre.
lesson-dragon-4-3-wrong-1 = Vous avez 6 Yuan, assez pour le tribut. C’est la place qui vous manque : prenez Construction.
lesson-dragon-4-3-wrong-2 = Le riz, c’est pour le mois prochain. Faites d’abord de la place : prenez Construction.
lesson-dragon-4-3-wrong-3 = Vos palais restent complets, et le prochain venu prendrait encore la place de quelqu’un.

lesson-dragon-4-4-say = Chaque palais rapporte un point par mois. Placez le premier étage comme **nouveau palais**.
lesson-dragon-4-4-praise = Trois palais !
lesson-dragon-4-4-wrong-1 = De la place pour un personnage, mais pas de palais en plus, donc pas de points en plus. Fondez-en un nouveau.

lesson-dragon-4-5-say = Posez le second étage sur le **palais du moine**. Un palais a trois étages au plus.
lesson-dragon-4-5-praise = Il y a maintenant de la place dans deux palais.
lesson-dragon-4-5-wrong-1 = Deux nouveaux palais, mais un seul personnage arrive ce mois-ci. L’autre palais reste inoccupé et disparaît à la fin du mois.
lesson-dragon-4-5-wrong-2 = C’est l’autre palais. À la fin de l’année, un moine compte les étages du sien.

lesson-dragon-4-6-say = Prenez maintenant un **jeune guérisseur** : l’épidémie vient au mois 7.
lesson-dragon-4-6-praise = Deux palais ont de la place. Réfléchissez avant de le placer !
lesson-dragon-4-6-wrong-1 = Un second ouvrier, mais vous n’avez encore aucun mortier. Prenez le guérisseur.
lesson-dragon-4-6-wrong-2 = Les 6 cases sont tentantes. Mais l’épidémie vient avant la fin : prenez le guérisseur.

lesson-dragon-4-7-say = Un **palais inoccupé perd un étage** à la fin du mois. Où loge le guérisseur ?
lesson-dragon-4-7-praise = Rien ne se délabrera.
lesson-dragon-4-7-wrong-1 = Quelqu’un habite déjà ici. Le nouveau palais reste inoccupé, perd son seul étage et disparaît, avec son point.
lesson-dragon-4-7-then-1 = Le tribut est payé. 3 palais et une courtisane : **4 points** ce mois-ci.

lesson-dragon-4-closing = De la place pour tous, un point par palais, et aucun palais inoccupé. Bien construit !

## 5. Tribute and drought

lesson-dragon-5-title = Tribut et sécheresse
lesson-dragon-5-about = Ce qui manque coûte des personnages, et vous choisissez qui part

lesson-dragon-5-1-say = Tribut : 4 Yuan, et **chaque Yuan manquant coûte un personnage**. Vous en avez 2, trop peu pour les Impôts du groupe déjà pris : que faire pour sauver le plus de monde ?
lesson-dragon-5-1-praise = 3 Yuan : il n’en manque plus qu’un.
lesson-dragon-5-1-wrong-1 = Est a déjà pris ce groupe : il coûte 3 Yuan, et vous en avez 2.
lesson-dragon-5-1-wrong-2 = Un sac de riz pour le mois prochain, mais toujours 2 Yuan : deux personnages partiraient. Si vous passez, il ne manque qu’un Yuan.
lesson-dragon-5-1-wrong-3 = Un point chaque mois, mais vous n’avez plus d’argent : quatre personnages partiraient !

lesson-dragon-5-2-say = Le mois prochain apporte une sécheresse. Prenez le **paysan âgé** : il ajoute 2 sacs de riz à une récolte.
lesson-dragon-5-2-praise = Il emménage avec la courtisane. L’empereur prend vos 3 Yuan.
lesson-dragon-5-2-wrong-1 = 1 symbole de riz ; le paysan âgé en a 2. Vous aurez besoin de tout le riz possible.
lesson-dragon-5-2-wrong-2 = Trop tard pour ce tribut : les pièces des personnages ne paient pas. Préparez-vous à la sécheresse.

lesson-dragon-5-3-say = Il manque un Yuan, un personnage doit donc partir. Choisissez le moins utile : la prochaine **fête** est loin.
lesson-dragon-5-3-praise = Un seul personnage perdu, pas deux. 4 palais et une courtisane : 5 points.
lesson-dragon-5-3-wrong-1 = Vous aurez besoin de lui le mois prochain pour la récolte.
lesson-dragon-5-3-wrong-2 = Il habite seul : son palais serait inoccupé et perdrait son seul étage. Et vous le voudrez au mois 7.
lesson-dragon-5-3-wrong-3 = Elle rapporte un point chaque mois.

lesson-dragon-5-4-say = Sécheresse : chaque palais où quelqu’un habite consomme **1 sac de riz**. Prenez **Récolte**.
lesson-dragon-5-4-praise = 3 sacs de riz : 1 de la carte, 2 du paysan âgé.
lesson-dragon-5-4-wrong-1 = Une case en avant, mais pas de riz : un personnage partirait dans chacun de vos quatre palais.
lesson-dragon-5-4-wrong-2 = 3 Yuan, mais les Yuan ne nourrissent personne. Prenez Récolte.

lesson-dragon-5-5-say = Prenez une seconde **courtisane**. Elle emménage là où quelqu’un habite déjà : il ne faut pas plus de riz.
lesson-dragon-5-5-praise = Le riz se compte par palais, non par personnage : 3 sacs pour quatre palais.
lesson-dragon-5-5-wrong-1 = La récolte est passée ; son symbole de riz ne nourrit personne. Prenez la courtisane.
lesson-dragon-5-5-wrong-2 = Bien vu pour le mois 7. Mais prenez maintenant la courtisane, pour un point chaque mois.

lesson-dragon-5-6-say = Un palais n’a pas de riz, et un de ses personnages part : à vous de choisir. Ne laissez aucun palais inoccupé !
lesson-dragon-5-6-praise = 4 palais et 2 courtisanes : **6 points**.
lesson-dragon-5-6-wrong-1 = Il habite seul : le palais inoccupé perd son seul étage et disparaît.
lesson-dragon-5-6-wrong-2 = Le palais reste, mais c’est votre seul paysan, et le mois 10 apporte encore une sécheresse.

lesson-dragon-5-closing = Des Yuan pour l’empereur, du riz pour les palais, et quand quelqu’un doit partir, vous choisissez qui. Vous avez gardé tous vos palais !

## 6. Mongols and epidemic

lesson-dragon-6-title = Mongols et épidémie
lesson-dragon-6-about = Les casques rapportent, les mortiers sauvent

lesson-dragon-6-1-say = Les Mongols arrivent : un point par casque, et **qui a le moins de casques perd un personnage**. Est a 2 casques, Ouest 1 : qui prenez-vous ?
lesson-dragon-6-1-praise = 2 casques : **2 points**, et rien à craindre.
lesson-dragon-6-1-wrong-1 = 1 casque, et Ouest aussi : vous en avez tous deux le moins, et chacun perd un personnage. Le guerrier âgé en a 2.
lesson-dragon-6-1-wrong-2 = Aucun casque : pas de points, et vous seul en avez le moins.
lesson-dragon-6-1-wrong-3 = Il servira contre l’épidémie du mois prochain. D’abord les Mongols.
lesson-dragon-6-1-wrong-4 = Le bon personnage, mais vous avez la carte du guerrier. Gardez le joker.
lesson-dragon-6-1-then-3 = Ouest a le moins de casques et perd un ouvrier.

lesson-dragon-6-2-say = Les casques font aussi avancer. Prenez **Armée** : 1 case sur la piste, et 1 par casque.
lesson-dragon-6-2-praise = 3 cases : vous voilà bien en tête.
lesson-dragon-6-2-wrong-1 = 5 Yuan font plaisir, mais prenez ici Armée. Voyez jusqu’où votre guerrier vous mène.
lesson-dragon-6-2-wrong-2 = 1 point. Armée rapporte 3 cases : vous choisirez plus longtemps le premier.
lesson-dragon-6-2-wrong-3 = Vous avez 6 Yuan : passer n’a rien rapporté.

lesson-dragon-6-3-say = Voici l’**épidémie** : chacun perd 3 personnages, un de moins par mortier. Vous avez 1 mortier : qui sauve tout le monde ?
lesson-dragon-6-3-praise = 3 mortiers : personne ne part !
lesson-dragon-6-3-wrong-1 = 2 mortiers : un personnage partirait encore. Le guérisseur âgé en a 2 à lui seul.
lesson-dragon-6-3-wrong-2 = Toujours 1 mortier : deux personnages partiraient.
lesson-dragon-6-3-wrong-3 = Il sauverait tout le monde, mais vous avez la carte du guérisseur. Gardez le joker.
lesson-dragon-6-3-then-4 = Ouest, avec 1 mortier, perd deux personnages.
lesson-dragon-6-3-then-5 = Est, avec 2 mortiers, en perd un.

lesson-dragon-6-closing = Jamais le moins de casques, et des mortiers à temps. Votre cour a traversé les deux mois les plus durs de l’année !

## 7. Festival and privileges

lesson-dragon-7-title = Fête et privilèges
lesson-dragon-7-about = Feux d’artifice, courtisanes et dragons

lesson-dragon-7-1-say = La Fête du Dragon : **6 points** à qui a le plus de feux d’artifice, **3** au deuxième. Est en a 3, Ouest 2, vous 1 : rattrapez-les !
lesson-dragon-7-1-praise = 2 de plus grâce à votre artificier : vous en avez 3, et Est aussi. À égalité, chacun reçoit tous les points !
lesson-dragon-7-1-wrong-1 = 1 point tout de suite, mais avec 1 feu d’artifice vous êtes troisième, et le troisième n’a rien.
lesson-dragon-7-1-wrong-2 = Un bon achat, mais la fête a lieu maintenant. Avec 1 feu d’artifice, vous n’avez rien.
lesson-dragon-7-1-wrong-3 = 5 Yuan, mais pas de points. La fête en rapporte 6.

lesson-dragon-7-2-say = Il reste cinq mois à décompter. Prenez une **courtisane** : un point dans chacun.
lesson-dragon-7-2-praise = Elle rapporte dès la fin de ce mois.
lesson-dragon-7-2-wrong-1 = Seuls comptent vos feux d’artifice ; les fusées des personnages ne comptent pas. Et aucune fête ne vient après celle-ci.
lesson-dragon-7-2-wrong-2 = Il apporte de l’argent, non des points. Cinq mois de courtisane font 5 points.
lesson-dragon-7-2-then-4 = 6 points pour vous et pour Est, 3 pour Ouest ; tous trois rendent la moitié de leurs feux d’artifice, arrondie au supérieur. Puis le mois : 3 palais et 2 courtisanes, **5 points**.

lesson-dragon-7-3-say = Un **privilège** rapporte un point par dragon, chaque mois. Achetez-en un, mais gardez 4 Yuan pour le tribut !
lesson-dragon-7-3-praise = 2 Yuan pour 4 points d’ici la fin de l’année, et il vous reste 5 Yuan.
lesson-dragon-7-3-wrong-1 = Deux dragons, mais les 7 Yuan sont partis : quatre personnages vous quitteraient. Le petit en coûte 2.
lesson-dragon-7-3-wrong-2 = Vous avez 7 Yuan, plus que n’en prend l’empereur. Achetez un privilège avec le reste.
lesson-dragon-7-3-wrong-3 = 1 point une seule fois. Un petit privilège rapporte un point dans chacun des quatre mois.

lesson-dragon-7-4-say = Une sécheresse vient ensuite : prenez le **paysan âgé**.
lesson-dragon-7-4-praise = Vos palais sont complets : quelqu’un doit faire de la place.
lesson-dragon-7-4-wrong-1 = 1 symbole de riz ; avec le paysan âgé, une récolte donne 3 sacs de riz, assez pour trois palais.
lesson-dragon-7-4-wrong-2 = Un point par mois, mais vous n’avez pas de riz et trois palais à approvisionner.

lesson-dragon-7-5-say = Regardez les mois à venir. **De qui n’avez-vous plus besoin ?**
lesson-dragon-7-5-praise = Il ne reste aucune fête : l’artificier peut partir.
lesson-dragon-7-5-wrong-1 = Elle rapporte encore pendant quatre mois.
lesson-dragon-7-5-wrong-2 = Les Mongols reviennent une fois, au mois 11.
lesson-dragon-7-5-wrong-3 = Une épidémie vient encore, au mois 12.
lesson-dragon-7-5-then-2 = Le tribut est payé. 3 palais, 2 courtisanes, 1 dragon : **6 points**.

lesson-dragon-7-closing = Palais, courtisanes et dragons rapportent chaque mois : le plus tôt est le mieux. Vous prévoyez comme un prince !

## 8. The last months

lesson-dragon-8-title = Les derniers mois
lesson-dragon-8-about = La dernière carte, la dernière action, le décompte final

lesson-dragon-8-1-say = Mois 11, et votre dernière carte. À la fin, **un moine compte ses bouddhas multipliés par les étages de son palais** : quel personnage rapporte le plus ?
lesson-dragon-8-1-praise = 2 bouddhas. Et maintenant, les étages !
lesson-dragon-8-1-wrong-1 = 1 bouddha : 3 points avec trois étages. Le moine âgé a 2 bouddhas.
lesson-dragon-8-1-wrong-2 = 2 points dans les deux mois qui restent. Un moine dans un palais de trois étages rapporte plus.
lesson-dragon-8-1-wrong-3 = Il ajoute 3 Yuan aux Impôts : un point à la fin. Un moine rapporte plus.

lesson-dragon-8-2-say = **Où** le moine rapporte-t-il le plus ?
lesson-dragon-8-2-praise = Trois étages : 2 × 3 = 6 points.
lesson-dragon-8-2-wrong-1 = Deux étages : 2 × 2 = 4 points. Il y a un palais plus haut.
lesson-dragon-8-2-then-1 = Est joue sa dernière carte, un collecteur d’impôts, et perd un guerrier face aux Mongols.

lesson-dragon-8-3-say = Mois 12 : une dernière action, et plus de personnages. **Qu’est-ce qui rapporte le plus de points ?**
lesson-dragon-8-3-praise = **4 points** : 1 de la carte, 3 du savant âgé.
lesson-dragon-8-3-wrong-1 = 2 Yuan de plus, mais il faut 3 Yuan entiers pour un point : vous n’y gagneriez rien. Grâce à votre savant, Études vaut 4 points.
lesson-dragon-8-3-wrong-2 = Un nouveau palais resterait inoccupé et disparaîtrait avant le décompte. Études rapporte 4 points.
lesson-dragon-8-3-wrong-3 = 1 point, mais les 2 Yuan manqueront à la fin. Études en rapporte 4.
lesson-dragon-8-3-then-1 = L’épidémie : vous avez 2 mortiers, un seul personnage part.

lesson-dragon-8-4-say = Chaque personnage vaut 2 points à la fin, certains davantage. **Qui vous coûte le moins ?**
lesson-dragon-8-4-praise = Cela vous coûte 2 points, pas plus ; même le guérisseur peut partir, car les mortiers sont comptés d’abord.
lesson-dragon-8-4-wrong-1 = Il vaut 2 + 6 points : votre personnage le plus précieux.
lesson-dragon-8-4-wrong-2 = 2 points, et 1 de plus au décompte de ce mois. D’autres n’en coûtent que 2.
lesson-dragon-8-4-then-2 = Le décompte final : 10 points pour cinq personnages, 6 pour le moine. 4 Yuan, et 2 pour le riz vendu, en font 2.

lesson-dragon-8-q1 = Qui joue en premier dans un mois ?
lesson-dragon-8-q1-a = Le joueur qui a le plus de points
lesson-dragon-8-q1-a-why = Les points ne décident de rien avant la fin de l’année. C’est la piste de personnage qui fixe l’ordre.
lesson-dragon-8-q1-b = Le joueur le plus avancé sur la piste de personnage
lesson-dragon-8-q1-c = Le premier joueur, puis dans le sens des aiguilles d’une montre
lesson-dragon-8-q1-c-why = Seul le choix des personnages de départ se fait ainsi. Ensuite, la piste de personnage décide.

lesson-dragon-8-q2 = Quelqu’un a déjà choisi le groupe que vous voulez. Que se passe-t-il ?
lesson-dragon-8-q2-a = Vous payez d’abord 3 Yuan, puis réalisez une de ses actions
lesson-dragon-8-q2-b = Vous devez choisir un autre groupe
lesson-dragon-8-q2-b-why = Un groupe déjà pris n’est pas fermé : il coûte 3 Yuan.
lesson-dragon-8-q2-c = Vous réalisez l’action gratuitement, mais pas la même carte
lesson-dragon-8-q2-c-why = Toute carte du groupe peut être choisie, même la même, mais cela coûte 3 Yuan.

lesson-dragon-8-q3 = Combien de sacs de riz vous faut-il lors d’une sécheresse ?
lesson-dragon-8-q3-a = 1 par personnage
lesson-dragon-8-q3-a-why = Le riz se compte par palais, quel que soit le nombre de personnages qui y habitent.
lesson-dragon-8-q3-b = 4, comme pour le tribut
lesson-dragon-8-q3-b-why = Les 4 sont des Yuan pour l’empereur. Le riz se compte par palais.
lesson-dragon-8-q3-c = 1 par palais où quelqu’un habite

lesson-dragon-8-q4 = Qu’arrive-t-il à un palais inoccupé à la fin de la phase d’événement ?
lesson-dragon-8-q4-a = Il perd un étage
lesson-dragon-8-q4-b = Rien, jusqu’à la prochaine sécheresse
lesson-dragon-8-q4-b-why = Le délabrement a lieu chaque mois, même un mois de repos.
lesson-dragon-8-q4-c = Il disparaît aussitôt
lesson-dragon-8-q4-c-why = Il perd un étage ; seul un palais d’un étage disparaît.

lesson-dragon-8-q5 = Qu’est-ce qui rapporte des points à la fin de chaque mois ?
lesson-dragon-8-q5-a = Chaque personnage
lesson-dragon-8-q5-a-why = Les personnages rapportent 2 points chacun, mais seulement à la fin de l’année.
lesson-dragon-8-q5-b = Les palais, les courtisanes et les dragons des privilèges
lesson-dragon-8-q5-c = Les moines, selon les étages de leurs palais
lesson-dragon-8-q5-c-why = Les moines ne comptent ainsi qu’à la fin de l’année.

lesson-dragon-8-closing = **Vous gagnez !** Demandez-vous chaque mois : que prend cet événement, qu’est-ce qui vient ensuite, et qu’est-ce qui rapporte chaque mois ? Jouez maintenant votre première année.

## 9. The Great Wall

lesson-dragon-9-title = La Grande Muraille
lesson-dragon-9-about = Extension : une seule muraille pour tous

lesson-dragon-9-1-say = Une huitième action : tous prolongent **une même muraille** et reçoivent l’avantage de la tuile. Prolongez-la avec votre tuile de **3 points**.
lesson-dragon-9-1-praise = 3 points, et la muraille a une longueur de **6**. Les personnages n’ajoutent rien à une tuile Muraille.
lesson-dragon-9-1-wrong-1 = La muraille a grandi, et vous avez un feu d’artifice. C’est bien aussi, mais prenez ici la tuile de 3 points.
lesson-dragon-9-1-wrong-2 = Une case, mais la muraille reste à 5 au mois 6 : trop courte. Vous y avez le moins de tuiles, vous perdriez donc un personnage.
lesson-dragon-9-1-wrong-3 = La muraille reste trop courte, et vous y avez le moins de tuiles.

lesson-dragon-9-2-say = Les Mongols viennent quand même. Prenez un **guerrier** : ainsi, Est a le moins de casques.
lesson-dragon-9-2-praise = Un casque suffit ici.
lesson-dragon-9-2-wrong-1 = Aucun casque des deux côtés : vous en avez tous deux le moins, et chacun perd un personnage.
lesson-dragon-9-2-wrong-2 = 6 cases, mais pas de casque : vous perdriez un personnage tous les deux.

lesson-dragon-9-3-say = Choisissez-lui un palais. Voyez ensuite si la muraille tient.
lesson-dragon-9-3-praise = D’abord les Mongols, puis la muraille.
lesson-dragon-9-3-then-2 = Est perd un moine. La muraille a une longueur de 6 au mois 6, elle tient donc, avec un point par tuile placée : **3 pour vous**, 3 pour Est.

lesson-dragon-9-closing = À chaque assaut mongol, et encore une fois après le mois 12, la muraille doit être aussi longue que le numéro du mois. Bâtissez ensemble, et un peu plus que les autres !

## 10. Super events

lesson-dragon-10-title = Les super événements
lesson-dragon-10-about = Extension : un grand événement au mois 7

lesson-dragon-10-1-say = Un super événement vient chaque année, au **mois 7**, connu dès le début. Ce tremblement de terre enlève 2 de vos étages, et les 6 sont occupés : prenez **Construction** !
lesson-dragon-10-1-praise = 2 étages, grâce à votre ouvrier.
lesson-dragon-10-1-wrong-1 = L’argent ne remplace pas un étage : deux personnages devraient partir.
lesson-dragon-10-1-wrong-2 = 1 point, mais deux personnages devraient partir.
lesson-dragon-10-1-wrong-3 = Rien de construit : deux personnages devraient partir.

lesson-dragon-10-2-say = Placez le premier étage sur le palais du **paysan et de la courtisane**.
lesson-dragon-10-2-praise = Un étage de réserve.
lesson-dragon-10-2-wrong-1 = C’est aussi un étage de réserve, mais ce palais vient ensuite.
lesson-dragon-10-2-wrong-2 = C’est aussi un étage qui peut tomber. Mais placez-le ici sur le palais du paysan et de la courtisane.

lesson-dragon-10-3-say = Et le second sur le petit palais du **moine**.
lesson-dragon-10-3-praise = Deux étages peuvent maintenant tomber sans dommage.
lesson-dragon-10-3-wrong-1 = Un palais inoccupé d’un étage. Il peut tomber, mais à la fin le moine compte les étages de son propre palais.
lesson-dragon-10-3-then-2 = L’épidémie coûte un personnage à Est ; vos 3 mortiers vous en protègent. Puis la terre tremble.

lesson-dragon-10-4-say = Retirez deux étages, l’un après l’autre. Commencez par l’étage libre du **paysan et de la courtisane**.
lesson-dragon-10-4-praise = Personne n’y habitait.
lesson-dragon-10-4-wrong-1 = Les trois étages y sont occupés : un personnage partirait. Prenez un étage libre.
lesson-dragon-10-4-wrong-2 = C’est aussi un étage libre : personne ne part. Il vient ensuite ; commencez par l’autre.

lesson-dragon-10-5-say = Et maintenant, l’**autre étage libre**.
lesson-dragon-10-5-praise = Deux étages sont tombés, et **personne n’est parti**.
lesson-dragon-10-5-wrong-1 = Tous les étages y sont occupés maintenant : un personnage partirait.
lesson-dragon-10-5-then-3 = Est n’avait qu’un étage libre et perd donc un personnage.

lesson-dragon-10-closing = Dix super événements, un par année : lisez le vôtre avant de choisir vos personnages de départ, et préparez le mois 7 !

## 11. The edition of 2007

lesson-dragon-11-title = L’édition de 2007
lesson-dragon-11-about = Option : un grand privilège pour 6 Yuan

lesson-dragon-11-1-say = Dans l’édition de 2007, un grand privilège coûte **6 Yuan** au lieu de 7. Vous en avez 6 : achetez-en un, pour **deux dragons**.
lesson-dragon-11-1-praise = Deux dragons, et le tribut n’arrive que dans deux mois : assez de temps pour des Impôts.
lesson-dragon-11-1-wrong-1 = 1 dragon pour 2 Yuan, c’est aussi un bon prix. Mais avec cette option, vous pouvez déjà vous offrir le grand.
lesson-dragon-11-1-wrong-2 = 5 Yuan de plus, mais chaque mois sans le privilège fait 2 points de moins.
lesson-dragon-11-1-wrong-3 = 1 point une seule fois. Deux dragons rapportent 2 points dans chacun des onze mois.
lesson-dragon-11-1-then-1 = 2 palais et 2 dragons : **4 points** ce mois-ci.

lesson-dragon-11-closing = Un Yuan de moins, et le grand privilège devient un choix des premiers mois. Tout le reste ne change pas.
