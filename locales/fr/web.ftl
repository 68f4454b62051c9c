## The browser: the front page

web-title-qin = Qin
web-title-dragon = L'Année du Dragon
web-title-huang = Huang
web-brief-qin = Qin
web-brief-dragon = L’Année du Dragon
web-brief-huang = Huang
web-about-qin = Provinces, villages et pagodes
web-about-dragon = Douze mois, douze soucis
web-about-huang = Tuiles et guerres sur le fleuve Jaune
web-print-qin = Une haute pagode entre trois provinces, et une grue dans le ciel
web-print-dragon = Un dragon rouge au-dessus des toits d'un palais, sous la pleine lune
web-print-huang = Un fleuve jaune entre des montagnes, avec une barque et cinq charges sur ses rives
web-lead = Trois jeux de plateau de la Chine ancienne, à une table tranquille.
web-play-now = Jouer
web-play-game-now = Jouer : { $game }
web-play-now-what = { $game }, contre { $count ->
    [one] un bot
    [2] deux bots
    [3] trois bots
   *[other] { $count } bots
}.
web-learn = Apprendre
web-play-coached = Première partie avec un entraîneur
web-change = Changer
web-players = { $fewest }–{ $most } joueurs
web-new-table = Nouvelle table
web-watch = Regarder
web-my-games = Vos parties
web-all = Toutes
web-my-games-empty = Pas encore de partie. Un clic suffit pour en lancer une.
web-wait-for-you = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
web-open-tables = Tables ouvertes
web-open-tables-empty = Personne n'attend de joueurs en ce moment.
web-watch-empty = Aucune partie publique n'est en cours.
web-lobby = Salon
web-lists = Listes des tables
web-archive = Archives
web-archive-empty = Aucune partie publique n'a encore été terminée ici.
web-more = Plus
web-no-account = Aucun compte requis. Votre nom et vos parties restent sur ce serveur.
web-loading = Un instant…
web-home = Tianxia, page d'accueil
web-to-front = Vers la page d'accueil
web-language = Langue
web-theme-light = Thème clair
web-theme-dark = Thème sombre
web-state-open = Attend des joueurs
web-state-yours = À vous de jouer · { $ago }
web-state-waits = { $name } décide
web-waiting = En attente des autres
web-over = Terminée
web-playing = en cours
web-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
web-won-by = remportée par { $names }
web-seats-taken = Places prises : { $taken } sur { $seats }
web-join = Rejoindre
web-join-link = On vous a envoyé un lien ?
web-join-link-go = À la table
web-join-link-wrong = Ce n'est pas le lien d'une table ; il ressemble à { $example }
web-go-on = Continuer
web-replay = Revoir
web-game = Jeu

## Who I am

web-guest = Invité
web-me = Vous et cet appareil
web-name = Nom
web-name-kept = Votre nom est gardé.
web-keep = Garder
web-sound = Un son quand c'est à vous
web-notify = Une notification quand c'est à vous
web-notify-refused = Le navigateur n'autorise pas les notifications ; ses réglages pour cette page peuvent changer cela.
web-text-preferred = Tables en mots
web-device-link = Jouer sur un autre appareil
web-device-explained = Ouvrez cette adresse une fois sur l'autre appareil, dans les 15 minutes :
web-device-title = Jouer sur cet appareil
web-device-claim = Ce lien fait de vous ici le même joueur que sur votre autre appareil.
web-device-go = C'est moi
web-device-failed-title = Ce lien ne fonctionne plus
web-device-failed = Un lien d'appareil fonctionne une fois, pendant 15 minutes. Faites-en un nouveau sur l'autre appareil.

## A new table

web-seats = Places
web-seat-number = Place { $number }
web-seat-name = Nom de la place { $number }
web-fill-me = Moi
web-fill-bot = Bot
web-fill-open = Ouverte
web-fill-none = Vide
web-fill-me-explained = à cet écran
web-fill-open-explained = quiconque a le lien peut s'y asseoir
web-fill-none-explained = –
web-hot-seat-explained = Plusieurs personnes à cet écran : un rideau cache les mains entre leurs tours.
web-level = Niveau du bot
web-level-random = Bot, joue n'importe quoi
web-level-easy = Bot, facile
web-level-medium = Bot, moyen
web-level-hard = Bot, difficile
web-level-expert = Bot, expert
web-options = Options
web-option-without = sans { $name }
web-option-qin-board = Plateau
web-option-qin-boards = Série
web-option-qin-fair_start = Départ équitable
web-option-dragon-great_wall = Grande Muraille
web-option-dragon-super_event = Super événement
web-option-dragon-large_privilege_cost = Grand privilège
web-option-huang-short = Partie courte
web-option-huang-bandits = Bandits renégats
web-option-huang-eighteen_kingdoms = Dix-huit Royaumes
web-option-huang-palace = Palais royal
web-option-huang-open_scores = Points visibles
web-option-huang-map = Carte
web-own-board = Votre fichier …
web-own-board-chosen = Votre fichier
web-own-board-explained = Un fichier texte de la même forme que les cartes de la maison.
web-own-board-unread = Ce fichier ne ressemble pas à une carte.
web-board-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}{ $water ->
    [0] {""}
   *[other] , { $water } cases d'eau
}
web-board-capitals = { $count ->
    [one] { $count } capitale
   *[other] { $count } capitales
}
web-table = Table
web-hints = Conseils
web-hints-explained = Les joueurs peuvent demander à un bot ce qu'il ferait.
web-listed = Dans le salon
web-listed-explained = Tout le monde peut trouver la table ; sinon, seulement qui a le lien.
web-pace = Temps par décision
web-pace-explained = Quand il est écoulé, un bot joue jusqu'au retour du joueur.
web-pace-none = Autant qu'il faut
web-pace-limit = par décision : { $time }
web-pace-60 = Une minute
web-pace-300 = Cinq minutes
web-pace-86400 = Un jour
web-pace-259200 = Trois jours
web-new-summary = { $me ->
    [one] Vous
   *[other] { $me } joueurs à cet écran
}{ $bots ->
    [0] { "" }
    [one] {" "}contre un bot
   *[other] {" "}contre { $bots } bots
}{ $open ->
    [0] .
    [one]  ; une place est ouverte.
   *[other]  ; { $open } places sont ouvertes.
}
web-new-incomplete = Prenez au moins une place vous-même et occupez-en { $count } ou plus.
web-open-table = Ouvrir la table
web-begin = Commencer
web-begin-full = La partie peut commencer quand toutes les places sont prises ; un bot peut en prendre une.

## Before the start

web-waiting-for = { $count ->
    [one] Une place est encore ouverte.
   *[other] { $count } places sont encore ouvertes.
}
web-all-here = Tout le monde est là.
web-share = Donnez ce lien aux autres :
web-copy = Copier
web-copy-link = Copier le lien vers cette table
web-copied = Copié
web-seat-open = Place ouverte
web-sit = S'asseoir
web-put-bot = Un bot
web-open-seat = L'ouvrir
web-host-begins = L'hôte lance la partie.
web-table-full = Toutes les places sont prises ; vous pourrez regarder quand la partie aura commencé.
web-leave = Partir

## At the table

web-you = vous
web-person = joueur
web-bot = Bot { $number }
web-player = Joueur
web-your-turn = À vous de jouer.
web-decision = Votre décision
web-decision-other = Décision
web-legal = permis
web-preview = Ce que cela ferait
web-preview-if = Si vous faites cela :
web-preview-loading = Un coup d'œil…
web-preview-draws = Puis quelque chose est pioché : la suite ne peut être connue.
web-can-undo = Peut être annulé.
web-cannot-undo = Ne peut pas être annulé librement.
web-undo = Annuler
web-undo-asks = Les autres sont consultés d'abord
web-undo-request = Une demande d'annulation
web-undo-wish = { $count ->
    [one] { $name } demande à annuler une action.
   *[other] { $name } demande à annuler { $count } actions.
}
web-undo-waits = { $name } demande à annuler ; les autres n'ont pas encore tous répondu.
web-allow = Autoriser
web-refuse = Refuser
web-hint = Conseil
web-hint-thinking = Un bot réfléchit…
web-hint-says = Un bot jouerait :
web-score = Score
web-score-later = La feuille de score s'écrit à la fin de la partie.
web-why = Pourquoi ces points ?
web-why-nothing = Rien pour l'instant.
web-chat = Discussion
web-chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
web-chat-empty = Personne n'a encore rien dit.
web-chat-say = Dites quelque chose à la table
web-chat-watching = Seuls les joueurs peuvent parler à cette table.
web-send = Envoyer
web-menu = Menu
web-tools = Outils
web-close = Fermer
web-watching = regarde
web-reconnecting = La connexion est perdue. Nouvel essai en cours ; la position reste, et rien n'est joué deux fois.
web-unreachable = Le serveur est injoignable. Nouvel essai en cours…
web-bot-plays = Un bot joue pour vous.
web-take-back = Jouer soi-même
web-hand-over = Laisser un bot jouer pour moi
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ? Cela ne peut pas être annulé.
web-no = Non
web-keys = Touches
web-key-u = Annuler
web-key-l = Revoir les derniers tours
web-key-h = Conseil
web-key-s = Feuille de score
web-key-c = Discussion
web-key-t = Table en mots, ou dessinée
web-seed-hash = Le hasard de cette partie, sous scellés : { $hash }…
web-rematch = Une autre partie
web-to-rematch = Vers la revanche
web-curtain = { $name }, à vous de jouer. Personne d'autre ne regarde ?
web-curtain-lift = Je suis { $name }
web-seat-resigned = a abandonné ; un bot joue
web-seat-overdue = temps écoulé ; un bot joue
web-seat-handed-over = un bot joue
web-clock-label = Temps restant : { $time }
web-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-clock-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

## The log

web-log = Ce qui s'est passé
web-log-since = Depuis votre dernier tour
web-log-earlier = Auparavant
web-log-again = Revoir
web-again-short = Revoir
web-log-empty = Rien ne s'est encore passé.
web-log-joined = { $name } prend place.
web-log-left = { $name } s'en va.
web-log-started = La partie commence.
web-log-undone = { $count ->
    [one] { $name } annule une action.
   *[other] { $name } annule { $count } actions.
}
web-log-undo-asked = { $name } demande à annuler.
web-log-undo-accepted = { $name } l'autorise.
web-log-undo-refused = { $name } refuse.
web-log-resigned = { $name } abandonne.
web-log-overdue = { $name } n'a plus de temps ; un bot joue.
web-log-handed-over = Un bot joue pour { $name }.
web-log-taken-back = { $name } joue de nouveau.
web-log-rematch = Il y a une revanche.

## The table in words

web-text-view = Table en mots
web-text-view-explained = Titres et listes pour lecteurs d'écran et claviers.
web-text-play = Jouer
web-legal-actions = { $count ->
    [one] Une action permise
   *[other] { $count } actions permises
}
web-command = Tapez une action
web-completions = Actions qui commencent ainsi
web-matches = { $count ->
    [0] Aucune action permise ne commence ainsi.
    [one] Une action.
   *[other] { $count } actions.
}
web-no-match = Aucune action permise ne commence ainsi ; Entrée demande pourquoi aux règles.
web-none = Aucun.
web-position = La position

## Replay

web-replay-first = Au début
web-replay-last = À la fin
web-replay-back = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-turn-back = Un tour en arrière
web-replay-turn-next = Un tour en avant
web-replay-play = Défiler seul
web-replay-pause = Arrêter
web-replay-moment = Moment de la partie
web-replay-at = { $until } sur { $of }
web-replay-eye = Vu par
web-replay-open = Toutes les mains ouvertes
web-replay-seat = Comme { $name } l'a vue
web-replay-spectator = Comme un visiteur l'a vue
web-replay-link = Lien vers ce moment
web-record = Notation de la partie

## Trouble

web-trouble-title = Cela n'a pas marché
web-no-table-title = Cette table n'existe pas
web-no-table = Le lien est peut-être incomplet, ou la table n'a jamais été ici. Redemandez-le, ou ouvrez votre propre table.
web-no-replay-title = Cette partie n'est pas encore terminée
web-no-replay = On peut parcourir une partie une fois qu'elle est finie.
web-closed-title = Cette table a été fermée
web-closed = Tout le monde est parti avant le début de la partie.
web-nowhere-title = Il n'y a rien ici
web-nowhere = Cette adresse ne mène à aucune page.
web-lost-title = Cette page n'a pas pu être chargée
web-lost = La connexion s'est rompue, ou le serveur a une version plus récente.
web-foreign-title = Le serveur a une autre version
web-foreign = Cette page et le serveur ne parlent plus la même langue. Recharger la page suffit.
web-reload = Recharger
web-offline = Pas de connexion au serveur. Vos parties y sont gardées.
web-offline-again = Réessayer
web-old-browser = Ce navigateur est trop ancien pour la table.
web-old-browser-do = Prenez un Firefox, Chrome, Edge ou Safari actuel, ou jouez depuis un terminal :
web-problem-unavailable = Le serveur est injoignable. Réessayez dans un instant.
web-problem-nobody = Le serveur ne vous connaît pas encore.
web-problem-not-yours = Cela appartient à quelqu'un d'autre.
web-problem-not-found = Cette table n'existe pas.
web-problem-not-now = Cela n'est pas possible maintenant.
web-problem-stale = La partie a avancé entre-temps ; regardez de nouveau.
web-problem-too-many = C'était trop à la fois. Attendez un peu.
web-problem-not-kept = Le serveur n'a pas pu le garder ; rien ne s'est passé. Réessayez plus tard.

## Qin at the drawn table and in words

web-qin-board = Le plateau de Qin : { $title }
web-qin-ask = Choisissez une tuile de votre main, ou une place éclairée.
web-qin-ask-place = Choisissez une place éclairée pour cette tuile.
web-qin-ask-tile = Choisissez une tuile pour { $square }.
web-qin-ask-staged = Posez cette tuile en { $squares }, ou choisissez une autre place éclairée.
web-qin-ask-pass = Aucune tuile de votre main ne trouve de place : vous passez.
web-qin-place = Poser la tuile
web-qin-pass = Passer
web-qin-rotate = Pivoter
web-qin-take = Reprendre la tuile
web-qin-take-short = Retour
web-qin-actions = Actions
web-qin-hand = Votre main
web-qin-hand-tile = Tuile { $number } : { $tile }
web-qin-hands = Mains
web-qin-grade-other = un autre y gagne
web-qin-grade-one = vous posez une pagode
web-qin-grade-more = vous en posez plusieurs
web-qin-tile = { $first } et { $second }
web-qin-tile-double = double { $colour }
web-qin-then-draw = { $count ->
    [0] il n'y a plus de tuile à piocher
   *[other] puis piochez-en 1 sur { $count }
}
web-qin-key-tiles = Choisir une tuile de sa main
web-qin-left = Pagodes restantes
web-qin-left-short = restantes
web-qin-tiles = Tuiles en main
web-qin-players = Joueurs
web-qin-series = Série
web-qin-face-down = { $count ->
    [one] tuile face cachée
   *[other] tuiles faces cachées
}
web-qin-aim = Le premier à poser sa dernière pagode gagne. Deux cases réunies font une province, cinq une Province Majeure.
web-qin-water = point d'eau
web-qin-meadow = prairie
web-qin-village-free = village libre
web-qin-village-of = village, à { $owner }
web-qin-lone-territory = territoire isolé, { $colour }
web-qin-territory = { $major ->
    [true] Province Majeure
   *[other] province
}, { $colour }, à { $owner }, { $size } territoires
web-qin-province = { $major ->
    [true] Province Majeure
   *[other] Province
}, { $colour }, à { $owner }, { $size } territoires : { $squares }
web-qin-provinces = Provinces
web-qin-lone = Territoires isolés
web-qin-villages = Villages
web-qin-village-held = { $at } : tenu par { $owner }
web-qin-villages-free = Libres : { $list }
web-qin-place-at = { $first } et { $second }
web-qin-preview-founds = { $whose ->
    [you] Vous fondez, en { $colour }
   *[other] { $name } fonde, en { $colour }
}
web-qin-preview-grows = { $whose ->
    [you] Vous grandissez en { $colour }
   *[other] { $name } grandit en { $colour }
}
web-qin-preview-merges = { $whose ->
    [you] Réunion en { $colour }, à vous
   *[other] Réunion en { $colour }, à { $name }
}
web-qin-preview-major = { $whose ->
    [you] Majeure en { $colour }, à vous
   *[other] Majeure en { $colour }, à { $name }
}
web-qin-preview-size = { $whose ->
    [you] province de { $size }, à vous
   *[other] province de { $size }
}
web-qin-preview-second = { $whose ->
    [you] votre deuxième pagode
   *[other] deuxième pagode
}
web-qin-preview-returned = { $count ->
    [one] Une pagode revient
   *[other] { $count } pagodes reviennent
}
web-qin-preview-back = { $whose ->
    [you] dans votre réserve
   *[other] à { $name }
}
web-qin-preview-won = { $whose ->
    [you] Vous prenez le village { $at }
   *[other] { $name } prend le village { $at }
}
web-qin-preview-lost = { $whose ->
    [you] Vous perdez le village { $at }
   *[other] { $name } perd le village { $at }
}
web-qin-preview-last = { $whose ->
    [you] Votre dernière pagode : vous gagnez
   *[other] { $name } pose sa dernière pagode
}
web-qin-preview-nothing = Deux territoires isolés : rien d'autre ne se passe.
web-qin-pagoda = { $count ->
    [one] pagode
   *[other] pagodes
}
web-qin-your-supply = Votre réserve

## Values of options

web-value-qin-bird = Oiseau
web-value-qin-lion = Lion
web-value-dragon-none = Aucun
web-value-dragon-random = Tiré au sort
web-value-huang-standard = Selon les options

## The report of a finished game

web-report = Analyse
web-report-table = Vers la table
web-report-working = Un bot parcourt toute la partie, décision par décision.
web-report-progress = { $done } décisions sur { $of }
web-report-chances = Chances de gagner
web-report-moment = Après { $number ->
    [one] { $number } action
   *[other] { $number } actions
} : { $values }
web-report-after = Après { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
web-report-end = La fin de la partie
web-report-board = La position
web-report-decision = Décision { $number } : { $name } a choisi « { $played } ».
web-report-better = Mieux valait « { $best } » : { $chance } de chances au lieu de { $instead }.
web-report-best = Rien ne valait mieux.
web-report-mark-played = joué
web-report-mark-better = mieux
web-report-turning = Tournants de la partie
web-report-turn = Décision { $number } : { $name } a choisi « { $played } » et avait { $instead } de chances de gagner ; « { $best } » en aurait gardé { $chance }.
web-report-show = Montrer
web-report-steady = Personne n'a commis de grosse erreur.
web-report-points = Points par origine
web-report-points-of = Points par origine : { $name }
web-report-points-at = Après { $number ->
    [one] { $number } action
   *[other] { $number } actions
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-report-sum = Somme

## What if: a table from a moment of a finished game

web-what-if = Et si… ?
web-what-if-explained = Une nouvelle table commence par cette position, contre des bots. La partie finie reste telle quelle.
web-what-if-seat = Ma place
web-what-if-open = Continuer d'ici
web-from = À partir du coup { $step } d'une partie finie

## Les règles

web-rules = Règles
web-rules-of = Règles du jeu { $game }
web-rules-page = Tout le livret de règles
web-rule = Règle { $rule }
web-key-rules = Ouvrir les règles
web-key-about = Qu’est-ce que c’est ? (l’élément sélectionné)
