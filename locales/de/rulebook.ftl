# What `tianxia rules` says around the text of a rulebook.

rulebook-hint = `tianxia rules SPIEL` zeigt ein ganzes Regelheft, `tianxia rules SPIEL KAPITEL` ein Kapitel und `tianxia rules SPIEL NUMMER` eine einzelne Regel.
rulebook-rules = Regeln { $first } bis { $last }
rulebook-example = Beispiel: { $caption }
rulebook-option = mit der Option { $option }
rulebook-option-value = mit der Option { $option } = { $value }
rulebook-players = mit { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
rulebook-players-range = mit { $from } bis { $to } Personen
rulebook-version = nur in Version { $version } der Regeln
