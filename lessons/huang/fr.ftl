## 1 : le but

lesson-huang-1-title = Seule votre couleur la plus faible compte
lesson-huang-1-about = Le but, et vos premiers points
lesson-huang-1-1-say = Les points ont des couleurs, et seule votre **couleur la plus faible** compte. La vôtre est le rouge : placez une tuile rouge à côté de votre royaume, Han.
lesson-huang-1-1-praise = Rouge 2 ! Votre meneur rouge est dans Han, le point est donc à vous.
lesson-huang-1-1-wrong-1 = C’est un point, mais pas un rouge. Votre couleur la plus faible reste le rouge, et votre score reste 1.
lesson-huang-1-1-wrong-2 = En k8, la tuile rejoint le royaume adverse, dont le meneur rouge prend le point. Placez-la à côté de votre propre royaume.
lesson-huang-1-1-wrong-3 = Il n’y a pas de meneur près de e8, donc personne ne marque. Touchez votre royaume, Han.
lesson-huang-1-2-say = Un tour compte **deux actions**, c’est donc encore à vous. Augmentez une fois de plus votre couleur la plus faible.
lesson-huang-1-2-praise = Rouge 3. Après deux actions, vous piochez pour revenir à six tuiles, et c’est à Est de jouer.
lesson-huang-1-2-wrong-1 = Cela rapporte 1 point jaune, dont vous n’avez pas besoin. Le rouge est le plus bas, avec 2 : augmentez le rouge.
lesson-huang-1-2-wrong-2 = Cela rapporte 1 point vert, déjà votre meilleure couleur. Seule la plus basse compte : le rouge.
lesson-huang-1-2-then-1 = Est marque un point rouge.
lesson-huang-1-2-then-2 = Encore du rouge : 9. Mais Est a toujours le bleu pour couleur la plus faible, avec 3.
lesson-huang-1-3-say = Est a plus de points que vous, mais un score de 3 seulement, son **bleu**. Faites mieux avec votre couleur la plus basse.
lesson-huang-1-3-praise = Rouge 4, score 4 : vous êtes en tête, Est n’a que 3.
lesson-huang-1-3-wrong-1 = Un point, mais le rouge reste à 3 : vous n’êtes qu’à égalité avec Est. Augmentez le rouge.
lesson-huang-1-3-wrong-2 = En l9, le meneur rouge adverse prend le point. Touchez votre propre royaume.
lesson-huang-1-closing = Vous avez 17 points, Est en a 27, et vous êtes en tête. Regardez toujours d’abord votre couleur la plus faible.

## 2 : meneurs et royaumes

lesson-huang-2-title = Meneurs et royaumes
lesson-huang-2-about = Placer des meneurs, les déplacer et vivre en paix
lesson-huang-2-1-say = Vous menez la dynastie du Tigre : cinq meneurs, un de chaque couleur. Placez votre meneur rouge à côté de la **tuile jaune** de Han.
lesson-huang-2-1-praise = Un meneur et une tuile qui se touchent : voilà un **royaume**.
lesson-huang-2-1-wrong-1 = Aucune tuile jaune ne touche f7. Il en faut toujours une à côté d’un meneur.
lesson-huang-2-1-wrong-2 = h6 est une rivière. Les meneurs se tiennent seulement sur la terre.
lesson-huang-2-1-wrong-3 = Une bonne place, mais c’est Zhao. Ici, nous développons Han.
lesson-huang-2-2-say = Les tuiles qui touchent un royaume en font partie. Placez une **tuile rouge** dans Han.
lesson-huang-2-2-praise = 1 point rouge pour vous. Voyez maintenant ce que fait Est.
lesson-huang-2-2-wrong-1 = Elle rejoint les tuiles rouges de Wei, mais elles n’ont pas de meneur. Sans meneur, pas de royaume et pas de point.
lesson-huang-2-2-wrong-2 = Votre meneur dans Han est rouge : seul le rouge vous y rapporte. Placez du rouge.
lesson-huang-2-2-then-1 = Le meneur vert adverse entre lui aussi dans Han.
lesson-huang-2-2-then-2 = Est y gagne 1 point vert.
lesson-huang-2-3-say = Un royaume n’est à personne : des couleurs **différentes** y vivent en paix. Placez aussi votre meneur jaune dans Han.
lesson-huang-2-3-praise = Le rouge et le jaune sont à vous, le vert est à Est, le tout dans un seul royaume.
lesson-huang-2-3-wrong-1 = Un second meneur vert dans le même royaume déclenche une révolte. Ce sera la leçon 6 : aujourd’hui, la paix.
lesson-huang-2-3-wrong-2 = Il se tient près de Chu, tout seul. Rien ne le relie à Han.
lesson-huang-2-4-say = Les tuiles rouges de Wei n’ont toujours pas de meneur. **Déplacez-y** votre meneur rouge : c’est une action.
lesson-huang-2-4-praise = Wei est maintenant un royaume, et son rouge est à vous.
lesson-huang-2-4-wrong-1 = m8 touche une tuile rouge, mais aucune jaune. Un meneur a besoin de jaune à côté de lui.
lesson-huang-2-4-wrong-2 = Cela retire le meneur de la carte, et c’est aussi une action. Déplacez-le directement à Wei.
lesson-huang-2-closing = Un meneur a besoin de jaune à côté de lui, et deux meneurs de même couleur ne partagent pas un royaume. Place aux points.

## 3 : qui marque

lesson-huang-3-title = À qui va le point ?
lesson-huang-3-about = Au meneur de la couleur, ou au meneur jaune
lesson-huang-3-1-say = Han n’a pas de meneur blanc : **votre meneur jaune le remplace**. Placez une tuile blanche dans Han.
lesson-huang-3-1-praise = 1 point blanc pour vous, grâce à votre meneur jaune.
lesson-huang-3-1-wrong-1 = Dans Zhao, le meneur jaune est à Est, qui gagne 1 point blanc. Placez-la dans Han.
lesson-huang-3-1-wrong-2 = Le meneur vert adverse est dans Han et gagne 1 point vert. Le meneur de la couleur passe toujours en premier.
lesson-huang-3-2-say = Marquez maintenant du rouge. Où une tuile rouge **vous** sert-elle ?
lesson-huang-3-2-praise = 1 point rouge : votre meneur rouge le marque.
lesson-huang-3-2-wrong-1 = Zhao n’a pas de meneur rouge : le meneur jaune adverse prend le point rouge. Votre meneur rouge est dans Han.
lesson-huang-3-2-wrong-2 = Cela vous rapporte 1 point jaune : pas mal, mais on demande du rouge.
lesson-huang-3-2-then-1 = Le meneur jaune adverse remplace l’absent et prend 1 point rouge.
lesson-huang-3-2-then-2 = Et 1 point jaune.
lesson-huang-3-3-say = Dans Zhao, chaque couleur va au meneur jaune adverse. Enlevez-lui le blanc : placez votre **meneur blanc** dans Zhao.
lesson-huang-3-3-praise = Le blanc de Zhao est maintenant à vous.
lesson-huang-3-3-wrong-1 = Votre meneur rouge quitte Han, et vous perdez le rouge de Han. Prenez le meneur blanc, encore hors de la carte.
lesson-huang-3-3-wrong-2 = Zhao a déjà un meneur jaune : ce serait une révolte. Prenez le blanc.
lesson-huang-3-4-say = À vous de le prouver : marquez du **blanc** dans Zhao.
lesson-huang-3-4-praise = 1 point blanc, juste à côté du meneur jaune adverse.
lesson-huang-3-4-wrong-1 = Le jaune va au meneur jaune adverse. Ici, votre meneur est blanc.
lesson-huang-3-4-wrong-2 = Pas de meneur vert ici : le meneur jaune adverse prend le point. Placez du blanc.
lesson-huang-3-closing = D’abord le meneur de la couleur, puis le meneur jaune, sinon personne. Peu importe qui a placé la tuile !

## 4 : tuiles bleues et vertes

lesson-huang-4-title = Le bleu coule, le vert commerce
lesson-huang-4-about = Plusieurs tuiles bleues d’un coup, et le marché
lesson-huang-4-1-say = **Les tuiles bleues vont sur les rivières**, et nulle part ailleurs. Placez-en une à côté de votre meneur bleu.
lesson-huang-4-1-praise = 1 point bleu, et l’action n’est pas finie !
lesson-huang-4-1-wrong-1 = e8 est de la terre. Le bleu va sur les rivières, toute autre couleur sur la terre.
lesson-huang-4-1-wrong-2 = Elle est bien sur la rivière, mais n’est liée à aucun meneur : pas de point. Touchez votre royaume.
lesson-huang-4-1-wrong-3 = Il n’y a pas de meneur jaune ici, donc personne ne marque. Placez du bleu en e10.
lesson-huang-4-2-say = Vous pouvez continuer avec une autre tuile bleue **à côté de la dernière**. Remontez la rivière.
lesson-huang-4-2-praise = 2 points bleus, toujours dans la même action.
lesson-huang-4-2-wrong-1 = g10 ne touche pas la tuile que vous venez de placer. La suivante doit être à côté de e10.
lesson-huang-4-2-wrong-2 = Cela vous arrête après une tuile. Continuez : la suivante ne coûte pas d’action.
lesson-huang-4-3-say = **Encore une.**
lesson-huang-4-3-praise = Trois points en une action ! Il ne vous reste pas de tuile bleue, l’action se termine donc.
lesson-huang-4-3-wrong-1 = f11 touche votre meneur, mais pas la dernière tuile, d10. La chaîne ne saute pas.
lesson-huang-4-3-wrong-2 = Vous avez encore une tuile bleue et une place libre à côté de d10. Profitez-en.
lesson-huang-4-4-say = Voici la seconde action. Placez votre **tuile verte** dans votre royaume.
lesson-huang-4-4-praise = 1 point vert, et le marché s’ouvre.
lesson-huang-4-4-wrong-1 = Pas de meneur là-bas, pas de point. Votre meneur vert est dans Chu.
lesson-huang-4-4-wrong-2 = Pas de meneur jaune ici, pas de point. Votre meneur vert attend du vert.
lesson-huang-4-5-say = Après une tuile verte, vous pouvez **prendre une tuile** du marché. Vous n’avez plus de bleu : prenez la bleue.
lesson-huang-4-5-praise = La bleue est dans votre main. Main et marché sont complétés à la fin du tour.
lesson-huang-4-5-wrong-1 = C’est permis, mais c’est le bleu qui vous manque. Prenez la bleue.
lesson-huang-4-5-wrong-2 = Vous pouvez refuser, mais une tuile choisie vaut mieux qu’une tuile piochée. Prenez la bleue.
lesson-huang-4-closing = Gardez du bleu pour une longue chaîne, et allez chercher avec le vert ce qui vous manque.

## 5 : pagodes

lesson-huang-5-title = Les pagodes rapportent à chaque tour
lesson-huang-5-about = Les triangles, et ce qu’on y construit
lesson-huang-5-1-say = Trois tuiles d’une couleur qui se touchent toutes forment un **triangle**. Complétez le rouge.
lesson-huang-5-1-praise = 1 point rouge, et le triangle est complet.
lesson-huang-5-1-wrong-1 = Cela rapporte 1 point rouge, mais h9 ne touche qu’une des deux tuiles rouges. La troisième doit toucher les deux.
lesson-huang-5-1-wrong-2 = Cela rapporte 1 point rouge, mais j8 ne touche pas i9. La troisième tuile doit toucher les deux.
lesson-huang-5-2-say = Vous pouvez maintenant y construire une **pagode rouge**. Faites-le : elle ne coûte rien.
lesson-huang-5-2-praise = Une pagode rouge. Les tuiles situées dessous comptent toujours.
lesson-huang-5-2-wrong-1 = Vous pouvez refuser, mais plus tard la pagode vous coûterait des tuiles vertes. Construisez-la maintenant.
lesson-huang-5-2-wrong-2 = Répondez d’abord à la question : construire, ou ne rien construire.
lesson-huang-5-3-say = Le triangle jaune n’a pas de pagode : deux tuiles vertes en paient une. Votre meneur vert, **hors de la carte, tient lieu de l’une** d’elles.
lesson-huang-5-3-praise = Votre tour se termine et les deux pagodes rapportent : 1 point rouge, 1 point jaune.
lesson-huang-5-3-wrong-1 = Cela marche, mais coûte les deux tuiles vertes. Laissez le meneur vert tenir lieu de l’une.
lesson-huang-5-3-wrong-2 = Votre meneur jaune remplace l’absent : 1 point vert. Mais cela ne construit rien.
lesson-huang-5-3-wrong-3 = Il y a déjà une pagode sur ces tuiles. Choisissez le triangle jaune.
lesson-huang-5-closing = À la fin de votre tour, chacun de vos meneurs gagne un point pour chaque pagode de sa couleur dans son royaume. Ici, personne n’est remplacé, pas même par le jaune.

## 6 : révoltes

lesson-huang-6-title = Révoltes : deux meneurs d’une couleur
lesson-huang-6-about = Attaquer et défendre avec du jaune
lesson-huang-6-1-say = Le meneur vert adverse profite d’une pagode verte. Chassez-le : placez votre meneur vert là où **plus de tuiles jaunes** le touchent.
lesson-huang-6-1-praise = Révolte ! Vous avez 2, Est a 1.
lesson-huang-6-1-wrong-1 = La révolte commence, mais une seule tuile jaune touche h5. Est en a une aussi, et l’égalité revient au défenseur.
lesson-huang-6-1-wrong-2 = Votre meneur rouge ne rencontre aucun meneur rouge dans Zhao : pas de révolte. Seuls des meneurs de même couleur se battent.
lesson-huang-6-2-say = Vous pouvez ajouter des tuiles jaunes, puis Est, qui gagne en cas d’égalité. Engagez **une tuile et votre meneur jaune**, qui aide tant qu’il est hors de la carte.
lesson-huang-6-2-praise = 4 pour vous !
lesson-huang-6-2-wrong-1 = Vous restez à 2. Est ajoute une tuile, égalise, et le défenseur gagne.
lesson-huang-6-2-wrong-2 = Vous avez 3. Est ajoute deux tuiles : 3 à 3, et le défenseur gagne.
lesson-huang-6-2-wrong-3 = Vous gagnez, mais en dépensant plus de tuiles jaunes qu’il n’en faut. Une tuile et le meneur suffisent aujourd’hui.
lesson-huang-6-2-then-1 = Est en ajoute deux : 3. Vous gagnez 1 point vert, et la pagode vous en rapporte 1 de plus.
lesson-huang-6-2-then-2 = Est riposte : son meneur rouge entre dans Han, 2 contre vos 2.
lesson-huang-6-2-then-3 = Est ajoute une tuile jaune : 3.
lesson-huang-6-3-say = C’est maintenant **vous** qui défendez, 2 contre 3, et une égalité vous suffit. Gagnez sans dépenser de tuile.
lesson-huang-6-3-praise = 3 à 3 : le défenseur gagne, 1 point rouge pour vous, et aucune tuile dépensée.
lesson-huang-6-3-wrong-1 = 2 contre 3 : vous perdez votre meneur rouge et Est gagne 1 point rouge. Ajoutez quelque chose.
lesson-huang-6-3-wrong-2 = 3 à 3, vous gagnez, mais une tuile jaune est partie. Votre meneur jaune hors de la carte ajoute 1 gratuitement, à chaque fois.
lesson-huang-6-3-wrong-3 = Vous gagnez, mais des tuiles jaunes sont parties pour rien. Une égalité suffit au défenseur.
lesson-huang-6-closing = Dans une révolte, c’est le jaune à côté du meneur qui compte. Attaquez avec une marge, défendez avec une égalité.

## 7 : guerres

lesson-huang-7-title = La guerre : quand des royaumes sont réunis
lesson-huang-7-about = Préparer, réunir, soutenir et payer le prix
lesson-huang-7-1-say = Han et Wei ont chacun un meneur rouge : si une tuile les relie, c’est la **guerre**. Les tuiles rouges se battent, ici 1 contre 1 ; renforcez donc d’abord Han.
lesson-huang-7-1-praise = 1 point rouge, et Han a 2 contre 1.
lesson-huang-7-1-wrong-1 = Cela déclenche aussitôt la guerre, à 1 contre 1. La tuile qui réunit ne compte pour personne.
lesson-huang-7-1-wrong-2 = Cela renforce Wei et donne 1 point rouge à Est. Placez-la dans Han.
lesson-huang-7-1-wrong-3 = Un meneur ne peut pas réunir deux royaumes qui ont tous deux un meneur rouge. Seule une tuile déclenche une guerre.
lesson-huang-7-2-say = Réunissez maintenant les deux royaumes. **La tuile d’unification ne se bat pas** : n’y gaspillez pas de rouge.
lesson-huang-7-2-praise = Guerre ! Chacun peut soutenir un camp, vous en dernier.
lesson-huang-7-2-wrong-1 = La guerre, oui, mais cette tuile rouge ne compte pour personne, et vous en avez besoin en main. Prenez une autre couleur.
lesson-huang-7-2-wrong-2 = Elle ne touche que Han : un point pour vous, mais pas de guerre. Une seule tuile doit toucher les deux royaumes.
lesson-huang-7-2-then-1 = Est ajoute une tuile rouge : Wei 2.
lesson-huang-7-2-then-2 = Ouest n’a pas de meneur ici, mais son meneur rouge hors de la carte aide Wei : 3.
lesson-huang-7-3-say = Wei a 3, vous avez 2, et vous décidez en dernier. Soutenez Han avec **deux** tuiles rouges.
lesson-huang-7-3-praise = 4 contre 3 : Est perd son meneur rouge et sa tuile rouge, 1 point rouge pour vous.
lesson-huang-7-3-wrong-1 = 3 contre 2 : vous perdez votre meneur rouge et vos deux tuiles rouges, et Est gagne 1 point rouge.
lesson-huang-7-3-wrong-2 = 3 à 3 : vous avez placé la tuile, donc vous tranchez l’égalité. Mais le prix est de 3, et vos deux tuiles rouges sur la carte partiraient.
lesson-huang-7-3-wrong-3 = Cela aide Wei contre vous-même. Votre meneur est dans Han.
lesson-huang-7-4-say = La victoire a un **prix** : autant de tuiles rouges que la force du perdant, 3. Deux sont payées de votre main ; retirez-en une autre, qui ne relie pas Han et Wei.
lesson-huang-7-4-praise = Le rouge de Wei est à vous. Le meneur vert adverse reste : il n’avait pas de rival.
lesson-huang-7-4-wrong-1 = C’est permis, mais i8 tient Han et Wei ensemble. Sans elle, vous reperdez Wei.
lesson-huang-7-4-wrong-2 = La tuile qui a réuni les royaumes reste toujours. Choisissez une tuile rouge de Han.
lesson-huang-7-closing = Comptez les tuiles rouges, gardez-en en main, et pensez au prix.

## 8 : émeutes, points blancs et fin de partie

lesson-huang-8-title = Émeutes, points blancs et fin de partie
lesson-huang-8-about = Retirer une tuile, finir la partie et la gagner
lesson-huang-8-1-say = Le meneur vert adverse dépend d’une seule tuile jaune. Provoquez une **émeute** : une tuile bleue et votre meneur bleu, hors de la carte, retirent cette tuile.
lesson-huang-8-1-praise = Plus de jaune à côté de lui : Est reprend son meneur vert, et le vert est sa couleur la plus faible.
lesson-huang-8-1-wrong-1 = Cela marche, mais coûte deux tuiles bleues. Le meneur bleu hors de la carte tient lieu de l’une, et n’est pas dépensé.
lesson-huang-8-1-wrong-2 = La tuile part, et la pagode avec elle. Mais le meneur vert adverse reste et peut marquer avec de nouvelles tuiles vertes.
lesson-huang-8-1-wrong-3 = Une émeute retire des tuiles, pas des meneurs. Prenez la tuile jaune dont le meneur a besoin.
lesson-huang-8-2-say = À la fin, **les points blancs comblent vos couleurs les plus faibles** : vert 2 + 2 blancs font 4. Marquez encore un blanc.
lesson-huang-8-2-praise = Blanc 3 : vert 2 + 3 = 5. Vous êtes à 5, Est à 4.
lesson-huang-8-2-wrong-1 = Jaune 6, mais le vert, avec les points blancs, reste à 4. C’est votre score.
lesson-huang-8-2-wrong-2 = Pas de meneur près de g10, pas de point. Placez du blanc dans Han.
lesson-huang-8-2-then-1 = Est marque un point rouge.
lesson-huang-8-2-then-2 = Encore du rouge, mais Est a toujours le vert pour couleur la plus faible, avec 4. Il reste trois tuiles dans le sac.
lesson-huang-8-3-say = La partie se termine quand quelqu’un doit piocher et que le **sac est vide** ; il en contient 3. Vous êtes en tête : remplacez au moins quatre tuiles de votre main.
lesson-huang-8-3-praise = La quatrième tuile manque : la partie se termine aussitôt. 5 contre 4, vous gagnez !
lesson-huang-8-3-wrong-1 = Le sac a encore assez de tuiles pour cela, et la partie continue. Remplacez-en au moins quatre.
lesson-huang-8-3-wrong-2 = Un point, mais rien n’est pioché avant la fin de votre tour, et Est aura peut-être encore un tour. Terminez maintenant.
lesson-huang-8-q1 = Quel est votre score à la fin ?
lesson-huang-8-q1-a = La somme de tous vos points
lesson-huang-8-q1-a-why = Dans la leçon 1, vous étiez en tête avec 17 points contre 27. Seule la couleur la plus faible compte.
lesson-huang-8-q1-b = Votre plus faible couleur sur quatre, une fois les manques comblés par les points blancs
lesson-huang-8-q1-c = Votre couleur la plus forte
lesson-huang-8-q1-c-why = Des points dans votre couleur la plus forte ne changent rien. C’est la plus faible qui compte.
lesson-huang-8-q2 = Où un meneur peut-il se tenir ?
lesson-huang-8-q2-a = Sur une terre vide à côté d’une tuile jaune
lesson-huang-8-q2-b = À côté de toute tuile de sa couleur
lesson-huang-8-q2-b-why = Un meneur rouge n’a pas besoin de tuile rouge, mais tout meneur a besoin d’une jaune.
lesson-huang-8-q2-c = Sur une rivière à côté d’une tuile bleue
lesson-huang-8-q2-c-why = Un meneur ne se tient jamais sur une rivière. Seules des tuiles bleues y vont.
lesson-huang-8-q3 = Vous placez une tuile rouge. Le royaume a votre meneur jaune et le meneur rouge adverse. Qui marque ?
lesson-huang-8-q3-a = Vous, car vous avez placé la tuile
lesson-huang-8-q3-a-why = Peu importe qui a placé la tuile. Ce sont les meneurs qui marquent.
lesson-huang-8-q3-b = Vous, car votre meneur jaune remplace l’absent
lesson-huang-8-q3-b-why = Le meneur jaune ne remplace que s’il n’y a pas de meneur de la couleur de la tuile.
lesson-huang-8-q3-c = L’adversaire, dont le meneur rouge est là
lesson-huang-8-q4 = Une révolte se termine à 3 contre 3. Qui gagne ?
lesson-huang-8-q4-a = Le défenseur
lesson-huang-8-q4-b = L’attaquant
lesson-huang-8-q4-b-why = Il faut à l’attaquant un de plus que le défenseur. L’égalité revient au défenseur.
lesson-huang-8-q4-c = Personne, les deux meneurs partent
lesson-huang-8-q4-c-why = Un meneur reste toujours : en cas d’égalité, celui du défenseur.
lesson-huang-8-q5 = Qu’est-ce qui décide d’une guerre entre deux royaumes ?
lesson-huang-8-q5-a = Les tuiles jaunes à côté de leurs meneurs
lesson-huang-8-q5-a-why = Les tuiles jaunes décident des révoltes, pas des guerres.
lesson-huang-8-q5-b = Leurs tuiles rouges, et le rouge venu des mains en soutien
lesson-huang-8-q5-c = Le nombre de leurs meneurs
lesson-huang-8-q5-c-why = Les meneurs sur la carte n’ajoutent rien. Les tuiles rouges se battent, et un meneur rouge hors de la carte aide.
lesson-huang-8-closing = Voilà tout Huang. Jouez avec trois bots, et rappelez-vous : votre couleur la plus faible !

## 9 : l’option des bandits renégats

lesson-huang-9-title = Bandits renégats
lesson-huang-9-about = Une option : les chasser avec des tuiles rouges
lesson-huang-9-1-say = Trois bandits tiennent cet emplacement, et seul un royaume de **trois tuiles rouges** peut les toucher. Vous en avez deux : ajoutez-en une, loin des bandits.
lesson-huang-9-1-praise = 1 point rouge, et trois tuiles rouges sont prêtes.
lesson-huang-9-1-wrong-1 = i9 touche les bandits, et votre royaume n’a que deux tuiles rouges. Celle que vous placez ne compte pas.
lesson-huang-9-1-wrong-2 = Aucun meneur ne peut se tenir à côté de bandits. Placez d’abord une tuile rouge.
lesson-huang-9-1-wrong-3 = Pas de meneur de cette couleur, pas de meneur jaune : pas de point, et pas de tuile rouge de plus. Placez du rouge.
lesson-huang-9-2-say = Reliez maintenant votre royaume aux bandits. Toute couleur convient, car cette tuile **ne rapporte rien**.
lesson-huang-9-2-praise = Trois bandits vaincus : 3 points rouges pour vous ! Trois tuiles rouges quittent votre royaume, c’est le prix.
lesson-huang-9-2-wrong-1 = i10 touche les bandits, mais pas votre royaume. Vos tuiles rouges doivent atteindre les bandits.
lesson-huang-9-2-wrong-2 = Elle touche Han, mais pas les bandits, et ne rapporte rien. Allez en i9.
lesson-huang-9-2-then-1 = Est s’installe à Qi.
lesson-huang-9-3-say = L’emplacement est maintenant de la **terre ordinaire**. Placez-y une tuile rouge, liée à votre royaume.
lesson-huang-9-3-praise = 1 point rouge : la terre est à vous.
lesson-huang-9-3-wrong-1 = La terre est libre, mais k9 ne touche rien à vous : pas de point. Prenez j9.
lesson-huang-9-3-wrong-2 = C’est de la terre, pas une rivière. Le bleu va seulement sur les rivières.
lesson-huang-9-closing = Les bandits valent beaucoup de points rouges et coûtent autant de tuiles rouges. Ne laissez pas votre royaume sans défense.

## 10 : l’option des Dix-huit Royaumes

lesson-huang-10-title = Dix-huit Royaumes : les greniers
lesson-huang-10-about = Une option : relier des capitales et prendre leur grain
lesson-huang-10-1-say = Ici, chaque capitale a un **grenier**, qui vaut 2 points bleus à la fin. Placez votre meneur bleu de façon à relier deux capitales.
lesson-huang-10-1-praise = Yong et Sai ne font plus qu’un royaume.
lesson-huang-10-1-wrong-1 = a7 ne touche que Yong : un seul grenier, et le dernier reste toujours. Reliez-en deux.
lesson-huang-10-1-wrong-2 = b8 est une rivière. Les meneurs se tiennent sur la terre, à côté d’une tuile jaune.
lesson-huang-10-2-say = Marquez aussi du bleu. Placez votre tuile bleue sur la **rivière**, sous votre meneur.
lesson-huang-10-2-praise = 1 point bleu. Votre tour se termine, et les greniers s’ouvrent.
lesson-huang-10-2-wrong-1 = e8 ne touche pas votre royaume : pas de point. Prenez c8.
lesson-huang-10-2-wrong-2 = f8 est de la terre. Le bleu va sur les rivières.
lesson-huang-10-3-say = À la fin de votre tour, vous pouvez prendre **tous les greniers sauf un** du royaume de votre meneur bleu. Choisissez celui qui reste.
lesson-huang-10-3-praise = Un grenier : 2 points bleus à la fin.
lesson-huang-10-3-wrong-1 = Vous ne prenez rien maintenant, et un autre pourrait vous devancer. Prenez-en un.
lesson-huang-10-3-wrong-2 = Nanzheng n’est pas encore dans votre royaume. Choisissez l’un de vos deux greniers.
lesson-huang-10-3-then-1 = Est s’installe à Dai, dans le nord.
lesson-huang-10-4-say = Plus de capitales, plus de greniers. D’abord un **meneur rouge** à côté de Sai, pour que votre prochaine tuile marque aussi.
lesson-huang-10-4-praise = Tout est prêt.
lesson-huang-10-4-wrong-1 = Il se tient à côté de Nanzheng, pas encore lié à votre royaume. Placez-le à côté de Sai.
lesson-huang-10-4-wrong-2 = Aucune tuile jaune ne touche c5. Placez-le à côté de Sai.
lesson-huang-10-5-say = Reliez maintenant **Nanzheng**, au sud, avec une tuile rouge.
lesson-huang-10-5-praise = 1 point rouge, et de nouveau deux greniers dans votre royaume.
lesson-huang-10-5-wrong-1 = 1 point rouge, mais pas de nouvelle capitale : toujours un seul grenier, qui reste. Reliez Nanzheng.
lesson-huang-10-5-wrong-2 = Elle relie Nanzheng, mais ne rapporte rien : vous n’y avez ni meneur blanc ni meneur jaune. Prenez du rouge.
lesson-huang-10-6-say = Prenez votre second grenier, et laissez celui de **Nanzheng**, en c10.
lesson-huang-10-6-praise = Deux greniers : 4 points bleus à la fin.
lesson-huang-10-6-wrong-1 = Cela le laisse pour plus tard, quand vous aurez peut-être perdu le royaume. Prenez-le.
lesson-huang-10-6-wrong-2 = Nommez le grenier qui reste : cette fois, celui de Nanzheng, en c10.
lesson-huang-10-closing = Reliez tôt des capitales, et protégez votre meneur bleu. Il n’y a pas de pagodes bleues ici : les greniers sont votre chemin vers le bleu.

## 11 : l’option du palais royal

lesson-huang-11-title = Le palais royal
lesson-huang-11-about = Une option : une septième tuile en main
lesson-huang-11-1-say = Le palais royal demande **quatre tuiles jaunes en losange** : deux triangles côte à côte. Placez la quatrième.
lesson-huang-11-1-praise = 1 point jaune, et vous pouvez construire.
lesson-huang-11-1-wrong-1 = 1 point jaune, mais g8 ne touche qu’une des trois tuiles. La quatrième doit en toucher deux.
lesson-huang-11-1-wrong-2 = 1 point rouge grâce à votre meneur jaune, mais le palais demande du jaune. Placez du jaune.
lesson-huang-11-2-say = Une pagode ou le palais ? Construisez cette fois le **palais**.
lesson-huang-11-2-praise = Le palais est debout. Il ne donne pas de points, mais autre chose.
lesson-huang-11-2-wrong-1 = Une pagode jaune rapporte 1 point jaune par tour, et bloque le losange. Aujourd’hui, nous voulons le palais.
lesson-huang-11-2-wrong-2 = Alors rien n’est construit. Plus tard, cela coûterait des tuiles vertes.
lesson-huang-11-3-say = À la fin de votre tour, vous piochez jusqu’à **sept** tuiles si votre meneur jaune est dans le royaume du palais. Marquez du rouge avec votre seconde action.
lesson-huang-11-3-praise = Sept tuiles au lieu de six : plus de choix à chaque tour.
lesson-huang-11-3-wrong-1 = Votre meneur jaune quitte le royaume du palais : vous ne piochez que jusqu’à six. Gardez-le ici.
lesson-huang-11-3-wrong-2 = Sans votre meneur jaune, le palais ne vous donne rien : vous ne piochez que jusqu’à six. Laissez-le dans Han.
lesson-huang-11-closing = Le palais donne du choix, pas de points. Si une tuile située dessous est retirée, il disparaît : protégez-le.
