## What all games and the terminal share.

seat-name = Joueur { $number }
seat-name-bot = Bot { $number } ({ $kind })

sheet-score = Score
sheet-place = Place
wins = { $name } remporte la partie.
share-victory = Victoire partagée : { $names }.
nobody-wins = Personne ne gagne.

demo-opening = Une démonstration : deux bots de niveau `easy`, sur le plateau Oiseau de Qin.
demo-closing = Lancez le programme dans un terminal pour jouer vous-même, ou voyez `tianxia --help`.

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
