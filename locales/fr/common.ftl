## What all games and the terminal share.

language-name = Français

seat-name = Joueur { $number }
seat-name-bot = Bot { $number } ({ $kind })

sheet-score = Score
sheet-place = Place
wins = { $name } remporte la partie.
share-victory = Victoire partagée : { $names }.
nobody-wins = Personne ne gagne.

demo-opening = Une démonstration : deux bots de niveau `easy`, sur le plateau Oiseau de Qin.
demo-closing = Jouez vous-même avec `tianxia play`, ou voyez `tianxia --help`.

play-opening = Tapez une action, `legal` pour en voir la liste, ou `help`.
play-help =
    Tapez une action en notation, ou l'un de ces mots :
      legal [DÉBUT]       les actions permises (qui commencent ainsi)
      board               la table, encore une fois
      log                 ce qui s'est passé jusqu'ici
      undo                annuler votre dernière action, si elle n'a rien pioché ni passé la main
      save FICHIER        garder désormais la partie dans un fichier
      resign              abandonner
      quit                quitter
play-legal = { $count ->
    [one] Une action permise :
   *[other] { $count } actions permises :
}
play-no-undo = Rien à annuler : votre dernière action a pioché quelque chose ou passé la main.
play-save-where = Dites où : save FICHIER
play-saved = La partie est gardée dans { $file } ; reprenez-la avec `tianxia play --load { $file }`.
play-unsaved = Cette partie n'est pas sauvegardée. Tapez `save FICHIER` pour la garder, ou encore `quit` pour l'abandonner.
play-suggest = Vouliez-vous dire : { $actions } ?
play-curtain = { $seat }, installez-vous et appuyez sur Entrée.

connect-joined = { $name } prend place.
connect-left = { $name } s'en va.
connect-started = La partie commence.
connect-undone = { $count ->
    [one] { $name } annule une action.
   *[other] { $name } annule { $count } actions.
}
connect-undo-asked = { $name } demande à annuler. Tapez `accept` ou `refuse`.
connect-undo-refused = { $name } n'accepte pas l'annulation.
connect-asked = On demande aux autres si vous pouvez annuler cela.
connect-resigned = { $name } abandonne.
connect-handed-over = Un bot joue pour { $name }.
connect-taken-back = { $name } est de retour.
connect-rematch = Il y a une revanche à la table { $table }.
connect-closed = Tout le monde a quitté cette table.
connect-may-start = Tapez `start` pour commencer.
connect-may-join = Tapez `join` pour prendre place.
connect-wait-start = L'hôte va commencer.
connect-not-legal = Ce n'est pas permis maintenant ; tapez `legal` pour une liste.
connect-lost = La connexion est perdue ; nouvel essai…
connect-back = De nouveau connecté.
connect-help =
    Tapez une action en notation, ou l'un de ces mots :
      legal [DÉBUT]       les actions permises (qui commencent ainsi)
      preview ACTION      ce que ferait une action
      hint                ce que ferait un bot, si la table le permet
      board               la table, encore une fois
      join, leave, start  avant la partie
      undo                annuler ; les autres sont consultés là où les règles ne suffisent pas
      accept, refuse      répondre à une telle demande
      bot, back           laisser un bot jouer pour vous ; jouer de nouveau
      say TEXTE           parler à la table
      resign              abandonner
      rematch             une autre partie avec les mêmes, après la fin
      quit                quitter ; la place reste à vous

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
