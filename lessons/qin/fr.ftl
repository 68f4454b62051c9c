# The lessons of Qin. `**…**` is what to look at.

## 1 : Votre première province

lesson-qin-1-title = Votre première province
lesson-qin-1-about = Poser des tuiles, fonder des provinces, placer des pagodes.
lesson-qin-1-1-say = Soyez le premier à poser toutes vos **pagodes**, et la Chine est à vous. Posez votre **tuile rouge** contre le territoire rouge en **g9**.
lesson-qin-1-1-praise = Deux territoires reliés d’une couleur, ou plus, forment une province : votre première pagode est posée !
lesson-qin-1-1-wrong-1 = La tuile ne touche que par un coin. Une moitié doit avoir un côté commun avec un territoire.
lesson-qin-1-1-wrong-2 = Il n’y a encore rien à cet endroit. Chaque tuile se pose contre un territoire du plateau.
lesson-qin-1-1-otherwise = Une province et une pagode, bravo ! Mais le territoire rouge g9 reste dehors : posez la tuile contre lui.
lesson-qin-1-1-then-1 = Ouest fonde une province bleue.
lesson-qin-1-2-say = Cette **tuile** a deux couleurs. Tournez-la pour que le jaune touche le territoire jaune en **g7**.
lesson-qin-1-2-praise = Une deuxième province, une deuxième pagode.
lesson-qin-1-2-wrong-1 = Le rouge touche le jaune, et rien ne se passe : une province est d’une seule couleur. Tournez la tuile.
lesson-qin-1-2-wrong-2 = Votre province rouge s’est agrandie, mais cela ne pose pas de pagode, et le jaune est isolé. Posez le jaune contre g7.
lesson-qin-1-2-wrong-3 = Les coins ne comptent pas. Une moitié doit avoir un côté commun avec un territoire.
lesson-qin-1-2-otherwise = Les deux moitiés ne touchent que d’autres couleurs : rien n’est fondé. Posez le jaune contre g7.
lesson-qin-1-2-then-1 = Ouest agrandit sa province bleue. Cela ne pose pas de pagode.
lesson-qin-1-3-say = Après chaque tour vous piochez une tuile : ce **double** est une province à lui seul. Fondez-la loin du **bleu** adverse.
lesson-qin-1-3-praise = Trois provinces, trois pagodes.
lesson-qin-1-3-wrong-1 = Votre tuile a rejoint le bleu adverse : ce qui rejoint une province est à son propriétaire, et Ouest a même posé une pagode. Laissez une case d’écart.
lesson-qin-1-closing = Trois pagodes sont posées, il vous en reste 21. Vous savez maintenant fonder des provinces.

## 2 : À qui profite ce qui s’agrandit ?

lesson-qin-2-title = À qui profite ce qui s’agrandit ?
lesson-qin-2-about = Agrandir ses provinces, profiter des territoires isolés.
lesson-qin-2-1-say = Votre **province jaune** a deux territoires. Posez le jaune en **i7** et le bleu en **j7**, où il n’aide personne.
lesson-qin-2-1-praise = Trois territoires. Une grande province est plus difficile à prendre.
lesson-qin-2-1-wrong-1 = Votre jaune s’est agrandi, le bleu adverse aussi. Ce qui est ajouté est au propriétaire, peu importe qui l’ajoute.
lesson-qin-2-1-wrong-2 = Le bleu a rejoint la province adverse, et votre jaune est isolé : vous donnez sans rien prendre.
lesson-qin-2-1-wrong-3 = Le bleu touche le jaune : rien ne s’agrandit. Tournez la tuile.
lesson-qin-2-1-wrong-4 = Votre jaune s’est agrandi, c’est bien. Cette fois, posez le jaune en i7 et le bleu en j7.
lesson-qin-2-1-otherwise = Rien ne s’agrandit : chaque moitié ne touche que d’autres couleurs. Posez le jaune en i7.
lesson-qin-2-1-then-1 = Ouest fonde une province rouge avec le territoire de départ rouge.
lesson-qin-2-2-say = Le **territoire bleu** de votre dernière tuile est isolé et n’est à personne. Reliez-le avec votre **tuile bleue**.
lesson-qin-2-2-praise = Une pagode, trois territoires : le territoire isolé compte aussi.
lesson-qin-2-2-wrong-1 = Vos deux territoires ont rejoint le bleu adverse : cinq, et Ouest a posé une pagode. Ne nourrissez pas l’adversaire.
lesson-qin-2-2-otherwise = Une province et une pagode. Mais le territoire isolé reste à prendre : reliez-le.
lesson-qin-2-2-then-1 = Ouest agrandit son bleu et laisse un territoire jaune isolé en i3.
lesson-qin-2-3-say = Ouest a laissé du jaune isolé en **i3**. Prenez-le : il est au joueur qui le relie.
lesson-qin-2-3-praise = Votre pagode, sur un territoire que l’adversaire a posé.
lesson-qin-2-3-wrong-1 = Une province jaune et une pagode : bien aussi ! Cette fois, prenez le territoire isolé en i3.
lesson-qin-2-3-wrong-2 = Le rouge a rejoint la province adverse et lui appartient. Tenez le rouge à distance.
lesson-qin-2-3-wrong-3 = Votre jaune s’est agrandi, mais agrandir ne pose pas de pagode. Fondez une nouvelle province en i3.
lesson-qin-2-3-wrong-4 = Le rouge touche le territoire jaune, qui reste isolé. Tournez la tuile.
lesson-qin-2-3-otherwise = Rien n’est fondé là. Posez le jaune à côté de i3.
lesson-qin-2-closing = Fonder pose une pagode, agrandir n’en pose pas, et ce qui s’agrandit est au propriétaire.

## 3 : Cinq font une Province Majeure

lesson-qin-3-title = Cinq font une Province Majeure
lesson-qin-3-about = La deuxième pagode, et jamais de troisième.
lesson-qin-3-1-say = Votre **province rouge** a quatre territoires. Ajoutez le cinquième.
lesson-qin-3-1-praise = Cinq territoires : la province est Majeure et porte deux pagodes.
lesson-qin-3-1-wrong-1 = Une province jaune : c’est aussi une pagode. Mais il nous faut ici le cinquième territoire rouge.
lesson-qin-3-1-otherwise = Le rouge a toujours quatre territoires. Tournez ou déplacez la tuile pour que sa moitié rouge touche le rouge.
lesson-qin-3-1-then-1 = Ouest fonde une province jaune et laisse un territoire bleu isolé.
lesson-qin-3-2-say = Une Province Majeure ne reçoit jamais de troisième pagode. Posez-en une ailleurs, par exemple au bleu isolé **e7**, sans rien donner à l’adversaire.
lesson-qin-3-2-praise = Une nouvelle pagode pour vous, aucune pour l’adversaire.
lesson-qin-3-2-wrong-1 = C’était le cinquième territoire bleu de l’adversaire : Ouest a posé une deuxième pagode pendant votre tour. Ne touchez pas aux provinces de quatre des autres.
lesson-qin-3-2-wrong-2 = Le rouge a maintenant six territoires, mais deux pagodes sont le maximum. Reliez plutôt un territoire isolé.
lesson-qin-3-2-wrong-3 = Le rouge touche le territoire bleu isolé : rien ne se passe. Tournez la tuile.
lesson-qin-3-2-otherwise = Pas de pagode ici. Posez le bleu à côté du bleu isolé e7.
lesson-qin-3-2-then-1 = Ouest rend sa province bleue Majeure : deux pagodes.
lesson-qin-3-3-say = Trois territoires jaunes sont isolés : **c11**, **d12** et **f11**. Reliez les trois avec une seule tuile.
lesson-qin-3-3-praise = Fondée avec cinq : deux pagodes d’un coup !
lesson-qin-3-3-wrong-1 = Vous en avez relié deux sur trois : quatre territoires ne suffisent pas. Les trois en font cinq.
lesson-qin-3-3-wrong-2 = Cela agrandit le jaune adverse. Reliez les trois territoires isolés, en bas à gauche.
lesson-qin-3-3-wrong-3 = Trois pagodes, dont deux sur des villages : excellent, et la leçon suivante en parle ! Ici, reliez les trois jaunes.
lesson-qin-3-3-otherwise = Une pagode, bien. Mais avec les trois territoires isolés, la province serait tout de suite Majeure.
lesson-qin-3-closing = Cinq territoires, deux pagodes, et une Province Majeure n’est jamais perdue. Visez cinq !

## 4 : Les villages

lesson-qin-4-title = Les villages
lesson-qin-4-about = Toucher un village, le prendre, le conquérir.
lesson-qin-4-1-say = Une province qui touche un village vide le prend : une pagode de plus. Fondez-en une à côté du village **d4**.
lesson-qin-4-1-praise = Deux pagodes avec une seule tuile.
lesson-qin-4-1-wrong-1 = On ne construit pas sur un village. Posez la tuile à côté.
lesson-qin-4-1-wrong-2 = Un autre village, et deux pagodes ou plus : beau coup ! Pour cette leçon, prenez d4.
lesson-qin-4-1-wrong-3 = Une pagode : la province s’arrête avant le village. Elle doit avoir un côté commun avec d4.
lesson-qin-4-1-otherwise = Cela ne touche pas d4. À côté du village, la même tuile apporte deux pagodes.
lesson-qin-4-1-then-1 = Ouest fonde une province rouge.
lesson-qin-4-2-say = Deux villages se touchent, **h13** et **i13**. Touchez les deux avec une seule province.
lesson-qin-4-2-praise = Trois pagodes avec une seule tuile : les villages valent le détour.
lesson-qin-4-2-wrong-1 = Deux pagodes : vous touchez un des deux villages. Longez les deux.
lesson-qin-4-2-wrong-2 = Vous avez pris un village à l’adversaire : fort, et c’est justement la suite ! Ici, touchez h13 et i13.
lesson-qin-4-2-otherwise = Une province sans ces deux villages. Posez la tuile le long de h13 et i13.
lesson-qin-4-2-then-1 = Ouest rend sa province bleue Majeure.
lesson-qin-4-3-say = Ouest tient **j10** : une pagode de chaque côté, et une égalité ne change rien. Apportez-en une deuxième.
lesson-qin-4-3-praise = Deux contre un : le village est à vous, et Ouest reprend sa pagode.
lesson-qin-4-3-wrong-1 = Votre province jaune est Majeure, mais elle ne touche pas j10. Seules comptent les provinces qui touchent le village.
lesson-qin-4-3-otherwise = Autour de j10, c’est toujours un contre un. Fondez une province en j9, ou passez par j11.
lesson-qin-4-closing = Comptez les pagodes des provinces autour d’un village : plus le prend, une égalité non. Une Province Majeure compte deux.

## 5 : Réunir des provinces

lesson-qin-5-title = Réunir des provinces
lesson-qin-5-about = La plus grande part possède le tout.
lesson-qin-5-1-say = Une case libre, **j7**, sépare vos trois jaunes des deux jaunes adverses. Réunissez-les : la plus grande part possède le tout.
lesson-qin-5-1-praise = Tout est à vous, le village l6 aussi : vous posez deux pagodes, et Ouest en reprend deux.
lesson-qin-5-1-wrong-1 = Le rouge comble le vide : rien n’est réuni. Il faut du jaune en j7.
lesson-qin-5-1-wrong-2 = Votre jaune a quatre territoires, mais le jaune adverse est toujours là. Réunissez-les en j7.
lesson-qin-5-1-wrong-3 = Vous avez agrandi la province d’un autre. Réunissez la vôtre et celle de l’adversaire en j7.
lesson-qin-5-1-otherwise = Rien n’est réuni. Posez le jaune en j7.
lesson-qin-5-1-then-1 = Est fonde une province bleue.
lesson-qin-5-1-then-2 = Ouest en fonde une aussi.
lesson-qin-5-2-say = Vous avez du rouge en **d9** et **d10**, Est en **g9** et **g10** : à égalité, on ne peut pas réunir. Agrandissez d’abord.
lesson-qin-5-2-praise = Quatre contre deux.
lesson-qin-5-2-wrong-1 = Deux contre deux : personne ne la posséderait, la tuile ne peut donc pas être posée là. Agrandissez d’abord la vôtre.
lesson-qin-5-2-wrong-2 = Vous avez agrandi le rouge adverse : quatre contre vos deux. Agrandissez le vôtre.
lesson-qin-5-2-otherwise = Une nouvelle province et une pagode, c’est bien en soi. Cette fois, agrandissez la rouge en d9.
lesson-qin-5-2-then-1 = Est agrandit son jaune et prend le village d4.
lesson-qin-5-2-then-2 = Ouest agrandit son bleu.
lesson-qin-5-3-say = Maintenant vous en avez plus. Réunissez les deux provinces rouges par **e9** et **f9**.
lesson-qin-5-3-praise = Est reprend sa pagode, et votre deuxième est posée : une province réunie est toujours Majeure.
lesson-qin-5-3-wrong-1 = Votre province rouge devient Majeure : beau coup ! Cette fois, réunissez-la à la rouge adverse, pour qu’Est perde une pagode.
lesson-qin-5-3-wrong-2 = Est a maintenant quatre territoires rouges aussi, et à égalité on ne peut pas réunir.
lesson-qin-5-3-otherwise = Une nouvelle province, mais le vide reste et Est peut le combler. Réunissez les deux rouges.
lesson-qin-5-3-then-1 = Est agrandit son bleu.
lesson-qin-5-3-then-2 = Ouest fonde une province rouge et agrandit sa petite jaune.
lesson-qin-5-4-say = Votre province jaune est Majeure, et une Province Majeure n’est jamais perdue. Faites-lui absorber la petite province jaune adverse par **i5** et **i6**.
lesson-qin-5-4-praise = Ouest reprend encore une pagode.
lesson-qin-5-4-wrong-1 = La province jaune de gauche est Majeure aussi. Deux Provinces Majeures ne peuvent jamais être réunies.
lesson-qin-5-4-wrong-2 = Votre jaune s’est agrandi sans atteindre le jaune adverse, et il n’y a jamais de troisième pagode.
lesson-qin-5-4-wrong-3 = Vous avez agrandi le jaune d’un autre. Réunissez la petite province adverse à la vôtre par i5 et i6.
lesson-qin-5-4-otherwise = Des pagodes pour vous, mais Ouest garde son jaune. Réunissez-le à votre Province Majeure par i5 et i6.
lesson-qin-5-closing = La plus grande part possède le tout ; ni égalités ni deux Provinces Majeures ne sont réunies. Cherchez les vides d’une case avant de finir votre tour !

## 6 : Trois tuiles en main

lesson-qin-6-title = Trois tuiles en main
lesson-qin-6-about = Choisir sa tuile, et prévoir ce que feront les autres.
lesson-qin-6-1-say = Dans une vraie partie vous tenez **trois tuiles**, vues de vous seul, et vous en choisissez une. L’une des vôtres pose trois pagodes d’un coup : regardez les paires de **villages**.
lesson-qin-6-1-praise = Le double est une province à lui seul, et deux villages viennent avec.
lesson-qin-6-1-wrong-1 = Deux pagodes : bien, mais une autre place en donne trois. Quelle tuile touche deux villages ?
lesson-qin-6-1-wrong-2 = Cela donne une pagode à l’adversaire. Fondez votre propre province.
lesson-qin-6-1-otherwise = Un double est une province à lui seul. Posez-le le long de deux villages.
lesson-qin-6-1-then-1 = Ouest porte son jaune à trois, à une case de vos deux.
lesson-qin-6-2-say = Ouest menace **f7** : trois territoires jaunes prendraient vos deux. Mettez les vôtres à l’abri, quelle que soit la tuile adverse.
lesson-qin-6-2-praise = À l’abri : trois contre trois ne peuvent être réunis, et un vide comblé ne réunit rien.
lesson-qin-6-2-wrong-1 = Vous les avez réunis vous-même, et Ouest possède le tout : trois contre deux.
lesson-qin-6-2-wrong-2 = Cela agrandit encore le jaune adverse. Agrandissez le vôtre, ou comblez le vide.
lesson-qin-6-2-wrong-3 = Bonne idée, mais une tuile jaune peut encore contourner la vôtre. Agrandissez votre jaune.
lesson-qin-6-2-otherwise = Votre jaune a toujours deux territoires, et Ouest peut les réunir au prochain tour. Passez à trois : à égalité, on ne peut pas réunir.
lesson-qin-6-2-then-1 = Ouest agrandit plutôt son bleu.
lesson-qin-6-3-say = Ouest tient **j10** avec une province, et vous le touchez avec une. Trouvez la tuile et la place qui prennent le village.
lesson-qin-6-3-praise = Deux contre un : une pagode de plus pour vous, une de reprise pour l’adversaire.
lesson-qin-6-3-wrong-1 = Deux pagodes ou plus, beau coup ! Pour cette leçon, prenez j10 à l’adversaire.
lesson-qin-6-3-otherwise = Autour de j10, c’est toujours un contre un. Il vous faut une deuxième province à côté, ou une Province Majeure.
lesson-qin-6-closing = Un double fonde une province presque partout : gardez-en un pour le bon moment. Et avant de poser, demandez-vous ce que fera votre voisin.

## 7 : Deux couleurs et la dernière pagode

lesson-qin-7-title = Deux couleurs et la dernière pagode
lesson-qin-7-about = Gagner une partie, puis cinq questions.
lesson-qin-7-1-say = Il vous reste **cinq** pagodes, **trois** à l’adversaire. Fondez deux provinces avec cette seule tuile.
lesson-qin-7-1-praise = Les deux moitiés ont servi : deux provinces, deux pagodes.
lesson-qin-7-1-wrong-1 = Le rouge touche le jaune et le jaune le rouge : rien. Tournez la tuile.
lesson-qin-7-1-wrong-2 = Une province, une pagode, et l’autre moitié est isolée. Les deux moitiés peuvent vous servir.
lesson-qin-7-1-otherwise = Pas de province ici. Posez le rouge contre g9 et le jaune contre i8.
lesson-qin-7-1-then-1 = Ouest fonde une province rouge : plus que deux pagodes.
lesson-qin-7-2-say = Il manque à l’adversaire un territoire **bleu** pour une deuxième pagode. Posez une de vos pagodes sans lui en donner.
lesson-qin-7-2-praise = Plus que deux, et l’adversaire n’a rien reçu de vous.
lesson-qin-7-2-wrong-1 = C’était le cinquième territoire bleu adverse : Ouest pose une pagode pendant votre tour. Ne nourrissez pas qui est près de gagner.
lesson-qin-7-2-wrong-2 = Votre jaune s’est agrandi, mais cela ne pose pas de pagode. Fondez une province en g7.
lesson-qin-7-2-otherwise = Aucune pagode n’a bougé. Fondez une province jaune en g7.
lesson-qin-7-2-then-1 = Ouest fonde une province jaune : plus qu’une pagode !
lesson-qin-7-3-say = Il vous reste **deux** pagodes, et Ouest posera sa dernière au prochain tour. Posez les deux maintenant.
lesson-qin-7-3-praise = La province, le village : vous n’avez plus de pagode, et la partie se termine aussitôt.
lesson-qin-7-3-wrong-1 = Le bleu a rejoint la province adverse : Ouest pose sa dernière pagode pendant votre tour et gagne aussitôt.
lesson-qin-7-3-otherwise = Une pagode posée, il en reste une, et maintenant Ouest gagne. Cherchez un village.
lesson-qin-7-q1 = Qui gagne ?
lesson-qin-7-q1-a = Le joueur qui pose le premier sa dernière pagode
lesson-qin-7-q1-b = Le joueur qui a la plus grande province
lesson-qin-7-q1-b-why = La taille aide à réunir et rend une province Majeure, mais seules les pagodes posées font gagner.
lesson-qin-7-q1-c = Le joueur qui a le plus de villages
lesson-qin-7-q1-c-why = Un village vaut une pagode, pas plus qu’une petite province.
lesson-qin-7-q2 = Vous posez une moitié rouge contre la province rouge adverse. À qui est-elle ?
lesson-qin-7-q2-a = À vous, puisque vous l’avez posée
lesson-qin-7-q2-a-why = Ce qui est ajouté à une province est à son propriétaire, peu importe qui l’ajoute.
lesson-qin-7-q2-b = À l’adversaire
lesson-qin-7-q2-c = À personne
lesson-qin-7-q2-c-why = Seul un territoire isolé n’est à personne.
lesson-qin-7-q3 = Quand une province reçoit-elle sa deuxième pagode ?
lesson-qin-7-q3-a = Chaque fois qu’elle s’agrandit
lesson-qin-7-q3-a-why = Agrandir ne suffit pas pour poser une pagode.
lesson-qin-7-q3-b = Quand elle touche un village
lesson-qin-7-q3-b-why = Le village a sa propre pagode ; la province garde la sienne.
lesson-qin-7-q3-c = Quand elle a cinq territoires
lesson-qin-7-q4 = Ouest tient un village. Autour, une pagode à vous et une à l’adversaire. Que se passe-t-il ?
lesson-qin-7-q4-a = Le village devient vide
lesson-qin-7-q4-a-why = Un village ne peut qu’être pris ; une égalité ne le vide pas.
lesson-qin-7-q4-b = Ouest le garde
lesson-qin-7-q4-c = Vous le prenez à votre tour
lesson-qin-7-q4-c-why = Il vous faut strictement plus de pagodes autour.
lesson-qin-7-q5 = Votre province rouge a trois territoires, la rouge adverse trois. Pouvez-vous les réunir ?
lesson-qin-7-q5-a = Oui, et votre tuile décide
lesson-qin-7-q5-a-why = La tuile qui réunit ne compte pour personne.
lesson-qin-7-q5-b = Oui, et vous la possédez à deux
lesson-qin-7-q5-b-why = Une province a un seul propriétaire.
lesson-qin-7-q5-c = Non, à égalité on ne peut pas réunir
lesson-qin-7-closing = Vous avez gagné, et vous connaissez les règles. Jouez maintenant une partie entière : trois tuiles en main, le plateau Oiseau et trois bots.

## 8 : Le plateau Lion : les points d’eau

lesson-qin-8-title = Le plateau Lion : les points d’eau
lesson-qin-8-about = On ne construit pas sur l’eau : elle protège un côté d’un village.
lesson-qin-8-1-say = Le plateau Lion a des **points d’eau**, qu’aucune tuile ne recouvre. Fondez une province qui touche le village **j5**.
lesson-qin-8-1-praise = Deux pagodes. L’eau ferme pour toujours un côté de j5.
lesson-qin-8-1-wrong-1 = Une tuile demande deux cases Prairie libres : ni eau ni village.
lesson-qin-8-1-wrong-2 = Deux pagodes à un autre village : bien ! Pour cette leçon, touchez j5.
lesson-qin-8-1-otherwise = Une province sans le village. Touchez j5 avec elle.
lesson-qin-8-1-then-1 = Ouest fonde une province bleue.
lesson-qin-8-2-say = Trois côtés seulement de **j5** sont sur terre, et vous en tenez un. Fondez-y une deuxième province, et l’adversaire ne le prendra guère.
lesson-qin-8-2-praise = Deux côtés sur trois : même une Province Majeure ne ferait qu’égaliser.
lesson-qin-8-2-wrong-1 = Cette moitié serait dans l’eau. Une tuile demande deux cases Prairie.
lesson-qin-8-2-wrong-2 = Cela agrandit le bleu adverse et lui donne une pagode. Fondez la vôtre à côté de j5.
lesson-qin-8-2-otherwise = Une pagode, mais un côté de j5 ne suffit pas : une Province Majeure adverse le prendrait.
lesson-qin-8-closing = Rien n’est jamais posé sur l’eau : un village au bord de l’eau est plus facile à tenir.

## 9 : Quand plus rien ne peut être posé

lesson-qin-9-title = Quand plus rien ne peut être posé
lesson-qin-9-about = Passer, et l’autre fin de partie.
lesson-qin-9-1-say = Le plateau est presque plein : quatre cases sont libres, **c1**, **c2**, **g1** et **g2**. Fondez une province jaune avec **f2**.
lesson-qin-9-1-praise = Une pagode, et seules c1 et c2 sont encore libres.
lesson-qin-9-1-wrong-1 = Du rouge en c1 réunirait deux contre deux. À égalité, on ne peut pas réunir.
lesson-qin-9-1-wrong-2 = Le rouge touche le territoire jaune : rien n’est fondé. Tournez la tuile.
lesson-qin-9-1-otherwise = Le jaune f2 est toujours isolé. Posez le jaune en g2.
lesson-qin-9-1-then-1 = Ouest n’a que des tuiles rouges, et du rouge en c1 réunirait une égalité. Un joueur qui ne peut rien poser doit passer et ne pioche pas.
lesson-qin-9-2-say = Vous pouvez poser une tuile, donc vous ne pouvez pas passer. Remplissez **c1** et **c2** : plus rien ne pourra être posé.
lesson-qin-9-2-praise = Plus personne ne peut poser : la partie est finie. Vous avez 17 pagodes sur le plateau, Ouest 16 : le plus grand nombre gagne, et une égalité partagerait la victoire.
lesson-qin-9-2-wrong-1 = Seul passe un joueur qui ne peut poser aucune de ses tuiles, et vous le pouvez.
lesson-qin-9-closing = Cette fin est rare. Le plus souvent, quelqu’un pose d’abord sa dernière pagode.

## 10 : Départ équitable et série

lesson-qin-10-title = Départ équitable et série
lesson-qin-10-about = Deux options : chacun commence avec un double, et plusieurs plateaux font un seul résultat.
lesson-qin-10-1-say = C’est la première partie d’une **série** : Oiseau, puis Lion. Il vous reste une pagode : fondez une province et terminez la partie.
lesson-qin-10-1-praise = Votre dernière pagode. Il en reste cinq à l’adversaire : on les note, et la partie suivante commence.
lesson-qin-10-1-then-1 = Le premier joueur change : Ouest commence sur le plateau Lion, avec le double que le départ équitable donne à chacun.
lesson-qin-10-2-say = Le **départ équitable** vous a donné un double aussi. Fondez une province avec lui.
lesson-qin-10-2-praise = Après le dernier plateau, celui à qui il reste le moins de pagodes en tout gagne.
lesson-qin-10-2-otherwise = Cette tuile a deux couleurs. Le double est le rouge : posez celui-là.
lesson-qin-10-closing = Dans une série, chaque pagode posée compte, même dans une partie perdue.
