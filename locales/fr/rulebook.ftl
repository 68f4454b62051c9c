# What `tianxia rules` says around the text of a rulebook.

rulebook-hint = `tianxia rules JEU` affiche une règle du jeu entière, `tianxia rules JEU CHAPITRE` un chapitre et `tianxia rules JEU NUMÉRO` une seule règle.
rulebook-rules = règles { $first } à { $last }
rulebook-example = Exemple : { $caption }
rulebook-option = avec l’option { $option }
rulebook-option-value = avec l’option { $option } = { $value }
rulebook-players = à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
rulebook-players-range = de { $from } à { $to } joueurs
rulebook-version = seulement dans la version { $version } des règles
