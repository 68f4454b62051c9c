# What `tianxia rules` says around the text of a rulebook.

rulebook-hint = `tianxia rules GRA` pokazuje całą instrukcję, `tianxia rules GRA ROZDZIAŁ` jeden rozdział, a `tianxia rules GRA NUMER` jedną zasadę.
rulebook-rules = zasady od { $first } do { $last }
rulebook-example = Przykład: { $caption }
rulebook-option = z opcją { $option }
rulebook-option-value = z opcją { $option } = { $value }
rulebook-players = { $players ->
    [one] dla { $players } gracza
   *[other] dla { $players } graczy
}
rulebook-players-range = dla { $from } do { $to } graczy
rulebook-version = tylko w wersji { $version } zasad
