## What all games and the terminal share.

language-name = Français

seat-name = Joueur { $number }
seat-name-bot = { $mark } ({ $kind })
level-random = aléatoire
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-master = maître

sheet-score = Score
sheet-place = Rang
wins = { $name } remporte la partie.
share-victory = Victoire partagée : { $names }.
nobody-wins = Personne ne gagne.

demo-opening = Démonstration de { $game } : des bots de niveau `easy` jouent toute la partie.
demo-closing = Jouez avec `tianxia play` ; `tianxia --help` donne la liste des commandes.
demo-keys = { $speed } · Espace : pause · → : coup suivant · + et − : vitesse · q : quitter
demo-paused = en pause
demo-step = pas à pas
demo-slow = lent
demo-normal = normal
demo-fast = rapide

thinking = Réflexion en cours …

replay-entries = { $count ->
    [one] Une entrée rejouée.
   *[other] { $count } entrées rejouées.
}
replay-some-entries = { $count } entrées sur { $total } rejouées.
replay-as-recorded = Le résultat est conforme à l’enregistrement.
replay-no-result = L’enregistrement ne contient pas de résultat.
replay-not-over = La partie n’est pas terminée.
replay-seed-committed = La graine est celle sur laquelle la table s’était engagée avant la première action.
replay-seed-contributed = La graine a été calculée à partir de celle sur laquelle la table s’était engagée avant la première action et { $count ->
    [one] de la contribution d’une personne
   *[other] des contributions de { $count } personnes
}.
hint-action = { $rank }. { $action } : { $chance } de chances de gagner (par place : { $chances })
hint-scores = – scores attendus { $scores }
hint-then = puis { $actions }
analyse-stopped = Interrompu : les décisions restantes n’ont pas été analysées.
analyse-no-mistakes = Aucune erreur importante.
analyse-costly = Les décisions les plus coûteuses :
analyse-mistake = { $name } a joué { $played } ({ $chance } de chances de gagner) ; { $best } était préférable ({ $bestChance }).
analyse-cost = Coût estimé : { $least } à { $most } points.

table-muted = L’hôte vous a coupé la discussion à cette table.
table-removed = L’hôte vous a retiré de cette table ; vous pouvez regarder.
table-clock-empty = Votre pendule est vide. Reprenez la main quand un tour y aura ajouté du temps.
table-may-stay-away = Ce joueur peut encore rester absent { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}.
table-rated-consent = Cette partie compte pour le classement. Pour jouer, acceptez d’abord, sur la page « Vous », qu’un classement soit tenu pour vous.
table-rated-in-person = Dans une partie classée, chacun joue lui-même. Si vous ne pouvez pas continuer, abandonnez.
table-rated-stays-open = On ne ferme pas une partie classée en cours. Annulez-la au premier tour, ou abandonnez.
table-rated-time = Une partie classée a besoin d’une limite de temps ou d’une pendule, pour qu’elle se termine.
table-rated-board = Une partie classée se joue sur un des plateaux fournis, pas sur un plateau à vous.

play-opening = Tapez une action, `legal` pour en voir la liste, ou `help`.
play-over = Cette partie est terminée.
play-not-an-action = « { $action } » n’est pas une action.
play-help =
    Tapez une action en notation, ou l’un de ces mots :
      legal [DÉBUT]       les actions permises (qui commencent ainsi)
      board               revoir la table
      log                 ce qui s’est passé jusqu’ici
      undo                annuler votre dernière action, si elle n’a rien fait piocher ni terminé votre tour
      save FICHIER        sauvegarder désormais la partie dans un fichier
      resign              abandonner
      quit                quitter
play-legal = { $count ->
    [0] Aucune action permise ne commence ainsi.
    [one] Une action permise :
   *[other] { $count } actions permises :
}
play-no-undo = Rien à annuler : votre dernière action a fait piocher une tuile ou a terminé votre tour.
play-save-where = Indiquez le fichier : save FICHIER. Pour remplacer un fichier existant : save --overwrite FICHIER
play-saved = La partie est sauvegardée dans { $file } ; reprenez-la avec `tianxia play --load { $file }`.
play-unsaved = Cette partie n’est pas sauvegardée. Tapez `save FICHIER` pour la sauvegarder, ou de nouveau `quit` pour partir sans sauvegarder.
play-suggest = Vouliez-vous dire : { $actions } ?
play-curtain = { $seat }, à vous de jouer. Quand personne d’autre ne voit l’écran, appuyez sur Entrée.

connect-list-turn = À vous de jouer :
connect-list-waiting = En attente des autres :
connect-list-lobby = Dans le salon :
connect-list-none = Il n’y a pas encore de table. Créez-en une : { $command }
connect-joined = { $name } prend place.
connect-left = { $name } s’en va.
connect-started = La partie commence.
connect-undone = { $count ->
    [one] { $name } annule une action.
   *[other] { $name } annule { $count } actions.
}
connect-undo-asked = { $name } demande une annulation. Tapez `accept` ou `refuse`.
connect-undo-refused = { $name } refuse l’annulation.
connect-asked = Il faut l’accord des autres joueurs ; la demande leur a été transmise.
connect-resigned = { $name } abandonne.
connect-handed-over = Un bot joue pour { $name }.
connect-taken-back = { $name } reprend la main.
connect-removed = L’hôte retire { $name } de la table.
connect-muted = L’hôte coupe la discussion pour { $name }.
connect-unmuted = { $name } peut de nouveau écrire dans la discussion.
connect-aborted = { $name } interrompt la partie. Il n’y a pas de résultat.
connect-claimed-bot = { $name } s’absente depuis trop longtemps : un bot prend le relais.
connect-claimed-end = { $name } s’absente depuis trop longtemps : cela compte comme un abandon.
connect-rematch = Une revanche est ouverte à la table { $table }.
connect-closed = Cette table est fermée.
connect-may-start = Tapez `start` pour lancer la partie.
connect-may-join = Tapez `join` pour prendre place.
connect-wait-start = L’hôte lancera la partie.
connect-not-legal = Ce n’est pas permis maintenant ; tapez `legal` pour une liste.
connect-lost = Connexion perdue. Reconnexion en cours… Votre partie est conservée.
connect-back = Connexion rétablie.
connect-help =
    Tapez une action en notation, ou l’un de ces mots :
      legal [DÉBUT]       les actions permises (qui commencent ainsi)
      preview ACTION      ce que ferait une action
      hint                demander conseil à un bot, si la table le permet
      board               revoir la table
      join, leave, start  avant la partie
      undo                annuler ; avec l’accord des autres si les règles ne le permettent pas
      accept, refuse      répondre à une demande d’annulation
      bot, back           laisser un bot jouer pour vous ; reprendre la main
      say TEXTE           écrire dans la discussion
      resign              abandonner
      abort               finir la partie sans résultat, au premier tour
      claim bot|end       continuer sans un joueur actif absent trop longtemps
      rematch             une revanche avec les mêmes joueurs, après la fin
      quit                quitter ; vous gardez votre place

## Colours that agree with their nouns; the names of the colours are masculine.

# With `tuile`, `pagode`, `province`.
hue-f = { $hue ->
    [yellow] jaune
    [red] rouge
    [blue] bleue
    [green] verte
   *[white] blanche
}
# With several `meneurs` or `points`.
hue-mp = { $hue ->
    [yellow] jaunes
    [red] rouges
    [blue] bleus
    [green] verts
   *[white] blancs
}
# With several `provinces`.
hue-fp = { $hue ->
    [yellow] jaunes
    [red] rouges
    [blue] bleues
    [green] vertes
   *[white] blanches
}

## Le nom d’une personne qui n’en a pas donné : la marque de sa place.

mark-qin-1 = Pagode de jade
mark-qin-2 = Pagode violette
mark-qin-3 = Pagode d’ivoire
mark-qin-4 = Pagode d’encre
mark-huang-1 = Tigre
mark-huang-2 = Lièvre
mark-huang-3 = Rat
mark-huang-4 = Chèvre
mark-huang-5 = Dragon
mark-dragon-1 = { mark-huang-1 }
mark-dragon-2 = { mark-huang-2 }
mark-dragon-3 = { mark-huang-3 }
mark-dragon-4 = { mark-huang-4 }
mark-dragon-5 = { mark-huang-5 }
