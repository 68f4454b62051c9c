## The browser: the front page

web-title-qin = Qin
web-title-dragon = L’Année du Dragon
web-title-huang = Huang
web-brief-qin = Qin
web-brief-dragon = L’Année du Dragon
web-brief-huang = Huang
web-about-qin = Étendez vos provinces, posez toutes vos pagodes
web-about-dragon = Survivez à douze mois de catastrophes
web-about-huang = Tuiles et guerres le long du fleuve Jaune
web-print-qin = Une haute pagode entre trois provinces, et une grue dans le ciel
web-print-dragon = Un dragon rouge au-dessus des toits d’un palais, sous la pleine lune
web-print-huang = Un fleuve jaune entre des montagnes, avec une barque et les cinq métiers sur ses rives
web-lead = Trois jeux de plateau dans la Chine ancienne. Jouez contre des bots, entre amis, ou les deux.
web-play-now = Jouer
web-play-game-now = Jouer : { $game }
web-play-now-what = { $game }, contre { $count ->
    [one] un bot
    [2] deux bots
    [3] trois bots
   *[other] { $count } bots
}.
web-change = Modifier
web-learn = Apprendre
web-play-coached = Première partie avec un entraîneur
web-players = { $fewest }–{ $most } joueurs
web-new-table = Nouvelle table
web-watch = Regarder
web-my-games = Vos parties
web-all = Toutes
web-my-games-empty = Pas encore de partie. Appuyez sur « Jouer » pour en lancer une.
web-wait-for-you = { $count ->
    [one] À vous : { $count } partie
   *[other] À vous : { $count } parties
}
web-open-tables = Tables ouvertes
web-open-tables-empty = Aucune table ouverte en ce moment.
web-watch-empty = Aucune partie publique en ce moment.
web-lobby = Salon
web-lists = Listes des tables
web-archive = Archives
web-source = Code source
web-licenses = Licences
web-archive-empty = Aucune partie publique terminée pour l’instant.
web-more = Voir plus
web-no-account = Aucun compte requis. Votre nom et vos parties sont liés à ce navigateur et conservés sur ce serveur.
web-loading = Un instant…
web-home = Tianxia, page d’accueil
web-to-front = Vers la page d’accueil
web-language = Langue
web-theme-light = Thème clair
web-theme-dark = Thème sombre
web-state-open = Attend des joueurs
web-state-yours = À vous de jouer · { $ago }
web-state-waits = À { $name } de jouer
web-waiting = En attente des autres joueurs
web-over = Terminées
web-playing = en cours
web-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
web-won-by = remportée par { $names }
web-seats-taken = Places prises : { $taken } sur { $seats }
web-join = Rejoindre
web-join-link = Vous avez un lien ?
web-join-link-go = Aller à la table
web-join-link-wrong = Ce n’est pas le lien d’une table. Exemple : { $example }
web-go-on = Continuer
web-replay = Revoir
web-game = Jeu

## Who I am

web-guest = Invité
web-me = Vous et cet appareil
web-name = Nom
web-name-kept = Nom enregistré.
web-keep = Enregistrer
web-sound = Sons : tuiles, guerres, événements, votre tour
web-notify = Une notification quand c’est à vous
web-notify-refused = Les notifications sont bloquées. Autorisez-les pour ce site dans les réglages du navigateur.
web-notify-insecure = Cette page n’est pas servie en HTTPS : les notifications n’apparaissent que si elle est ouverte.
web-notify-open-only = Votre navigateur n’affiche les notifications que si une page de ce site est ouverte.
web-notify-host-off = L’hôte de ce serveur a désactivé les notifications pour les pages fermées : elles n’apparaissent que si une page est ouverte.
web-notice-many = C’est à vous de jouer à { $count } tables.
web-text-preferred = Toujours ouvrir les tables en vue texte
web-device-link = Jouer sur un autre appareil
web-device-explained = Ouvrez cette adresse une fois sur l’autre appareil, dans les 15 minutes :
web-device-title = Jouer sur cet appareil
web-device-claim = Avec ce lien, vous jouez ici sous le nom et avec les parties de votre autre appareil.
web-device-go = Jouer sous ce nom
web-device-failed-title = Ce lien ne fonctionne plus
web-device-failed = Un lien d’appareil fonctionne une fois, pendant 15 minutes. Créez-en un nouveau sur l’autre appareil.

## Vous : revenir, appareils, données

web-you-title = Vous
web-you-more = Appareils, phrase de récupération, vos données
web-you-known = Vous jouez ici sous le nom { $name }.
web-you-nobody = Ce navigateur n’a pas encore de joueur. Vous le devenez en commençant ou en rejoignant une partie.
web-phrase = Phrase de récupération
web-phrase-explained = Douze mots qui vous rendent votre nom et vos parties si vous perdez ce navigateur. Gardez-les là où personne d’autre ne les trouve.
web-phrase-make = Créer une phrase de récupération
web-phrase-renew = Créer une nouvelle phrase
web-phrase-exists = Vous avez une phrase. Une nouvelle la remplace.
web-phrase-once = Notez-la maintenant : elle n’est montrée qu’une fois, et le serveur n’en garde qu’une empreinte.
web-recover = Revenir avec une phrase de récupération
web-recover-label = Vos douze mots
web-recover-go = Retrouver mes parties
web-devices = Appareils
web-devices-explained = Les navigateurs qui jouent sous votre nom. Déconnectez ceux que vous n’utilisez plus.
web-device-this = cet appareil
web-device-seen = vu pour la dernière fois le { $day }
web-device-unnamed = Appareil inconnu
web-device-sign-out = Déconnecter
web-device-signed-out = Appareil déconnecté.
web-rated = Classée
web-rated-game = Partie classée
web-rated-explained = Le résultat compte pour le classement de tous les joueurs. Avec une limite de temps, sans conseils, et personne ne laisse jouer un bot à sa place.
web-rated-told = Le résultat compte pour le classement. Qui joue l’a accepté sur cette page :
web-rating-of = Classement : { $rating }
web-rating-young = Classement : { $rating }, après seulement { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
web-ratings = Classement
web-ratings-explained = Si vous l’acceptez, le serveur tient pour vous un classement par jeu et par nombre de joueurs, et garde les résultats de vos parties classées. Votre classement est montré aux tables classées, votre nom à ceux avec qui vous avez joué. Sans votre accord, rien de cela n’est gardé.
web-ratings-agree = Tenir mon classement
web-ratings-since = Votre classement est tenu depuis le { $day }.
web-ratings-withdraw = Effacer mon classement
web-ratings-withdraw-sure = Effacer votre classement et son historique, et ne plus en tenir ? C’est définitif.
web-ratings-gone = Votre classement est effacé.
web-ratings-page = Votre classement
web-ratings-not-kept = Aucun classement n’est tenu pour vous. Vous pouvez changer cela sur la page « Vous ».
web-ratings-none = Encore aucune partie classée. Activez « Partie classée » en ouvrant une table.
web-ratings-how = Tout le monde commence à 1500 ; le nombre après ± dit combien le classement est encore incertain. Les parties annulées ne comptent pas. Qui abandonne, ou laisse la partie à un bot, est classé dernier.
web-ratings-players = { $count } joueurs
web-ratings-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-ratings-how-often = Combien de fois
web-ratings-curve = Votre classement sur { $count ->
    [one] une partie : { $to }
   *[other] { $count } parties, de { $from } à { $to }
}
web-ratings-history = Parties
web-ratings-placed = Place { $place }, avec { $names }
web-ratings-somebody = joueur inconnu
web-ratings-against = Adversaires
web-ratings-opponent = Adversaire
web-ratings-ahead = Devant
web-ratings-shared = À égalité
web-ratings-behind = Derrière
web-data = Vos données
web-data-kept = Le serveur garde votre nom, vos appareils (navigateur, système et dernier jour vu), vos tables et vos messages. Il ne garde aucune adresse IP.
web-data-unfinished = Une table où rien ne se passe est supprimée après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}, sauf si la partie est finie. Les parties finies sont gardées.
web-data-for-ever = Les tables sont gardées jusqu’à ce que l’administrateur les supprime.
web-data-export = Télécharger mes données
web-erase = M’effacer …
web-erase-explained = Si vous êtes effacé, vos parties restent sans votre nom, vos messages ne sont plus montrés et des bots prennent vos places. C’est définitif.
web-erase-name = Tapez votre nom pour confirmer : { $name }
web-erase-go = M’effacer
web-people = Bloquer ou signaler
web-block = Bloquer
web-blocked = Joueurs bloqués
web-block-explained = Les joueurs que vous bloquez ne peuvent pas s’asseoir à vos tables, et vous ne voyez ni leurs messages ni leurs tables publiques.
web-block-nobody = Aucun autre joueur n’est assis à cette table.
web-block-done = { $name } : joueur bloqué.
web-unblock = Débloquer
web-keeper-report = Signaler à l’administrateur
web-keeper-explained = Dites à ceux qui gèrent ce serveur ce qui s’est passé.
web-keeper-about = Au sujet de
web-keeper-whole = Toute la table
web-keeper-text = Ce qui s’est passé
web-keeper-send = Envoyer le signalement
web-keeper-sent = Le signalement est envoyé.

## La page de l’administrateur

web-admin = Administration
web-admin-explained = Entrez le jeton que « tianxia admin token » a créé sur le serveur.
web-admin-token = Jeton
web-admin-enter = Continuer
web-admin-counts = { $people ->
    [one] { $people } joueur
   *[other] { $people } joueurs
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
web-admin-reason = Raison (nécessaire pour exclure, supprimer ou classer ; un joueur exclu la voit)
web-admin-done = C’est fait, et noté dans le journal.
web-admin-reports = Signalements
web-admin-settle = Classer
web-admin-people = Joueurs
web-admin-search = Chercher par nom
web-admin-ban = Exclure
web-admin-unban = Lever l’exclusion
web-admin-remove = Supprimer
web-admin-tables = Tables
web-admin-announce = Annonce
web-admin-announce-label = Montrée sur chaque page ; vide pour aucune
web-admin-limits = Limites
web-admin-acts = Journal des actes

## A new table

web-seats = Places
web-seat-number = Place { $number }
web-seat-name = Nom de la place { $number }
web-fill-me = Moi
web-fill-bot = Bot
web-fill-open = Ouverte
web-fill-none = Inutilisée
web-fill-me-explained = sur cet appareil
web-fill-open-explained = toute personne ayant le lien peut s’y asseoir
web-fill-none-explained = –
web-hot-seat-explained = Plusieurs joueurs sur cet appareil : l’écran cache les mains entre les tours.
web-level = Niveau du bot
web-level-of = Niveau de jeu : { $name }
web-level-random = bot aléatoire
web-level-easy = bot facile
web-level-medium = bot moyen
web-level-hard = bot difficile
web-level-expert = bot expert
web-level-master = bot maître
web-style = Style du bot
web-style-none = sans style
web-style-warlord = seigneur de guerre
web-style-builder = bâtisseur
web-style-merchant = marchand
web-style-of-bot = { $level }, { $style }
web-options = Options
web-option-without = { $name } : non
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
web-option-huang-full_tie = Égalité parfaite
web-option-huang-map = Carte
web-own-board = Plateau personnalisé…
web-own-board-chosen = Plateau personnalisé
web-own-board-explained = Un fichier texte au format de plateau décrit dans les règles.
web-own-board-unread = Ce fichier n’est pas un plateau valide.
web-board-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}{ $water ->
    [0] {""}
    [one] , { $water } case d’eau
   *[other] , { $water } cases d’eau
}
web-board-capitals = { $count ->
    [one] { $count } capitale
   *[other] { $count } capitales
}
web-table = Table
web-hints = Conseils
web-hints-explained = Les joueurs peuvent demander conseil à un bot.
web-listed = Table publique
web-listed-explained = Affichée dans le salon, où tout le monde peut la rejoindre ; sinon, seulement ceux qui ont le lien.
web-pace = Temps par décision
web-pace-explained = Quand il est écoulé, un bot joue jusqu’au retour du joueur.
web-pace-none = Sans limite
web-pace-limit = { $time } par décision
web-pace-60 = Une minute
web-pace-300 = Cinq minutes
web-pace-86400 = Un jour
web-pace-259200 = Trois jours
web-clock-setting = Pendule
web-clock-setting-explained = Temps pour l’ensemble des décisions d’un joueur ; chaque tour en ajoute un peu. Quand il est épuisé, un bot joue.
web-clock-none = Sans pendule
web-clock-choice = { $minutes } min, + { $seconds } s par tour
web-new-summary = { $me ->
    [one] Vous
   *[other] { $me } joueurs sur cet appareil
}{ $bots ->
    [0] { "" }
    [one] {" "}contre un bot
   *[other] {" "}contre { $bots } bots
}{ $open ->
    [0] .
    [one]  ; une place est ouverte.
   *[other]  ; { $open } places sont ouvertes.
}
web-new-incomplete = Prenez au moins une place vous-même. Il faut au moins { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}.
web-open-table = Ouvrir la table
web-begin = Commencer
web-begin-full = La partie peut commencer quand toutes les places sont prises ; vous pouvez ajouter des bots.

## Before the start

web-waiting-for = { $count ->
    [one] Une place est encore ouverte.
   *[other] { $count } places sont encore ouvertes.
}
web-all-here = Tout le monde est là.
web-share = Envoyez ce lien aux autres joueurs :
web-copy = Copier
web-copy-link = Copier le lien vers cette table
web-copied = Copié
web-seat-open = Place ouverte
web-sit = S’asseoir
web-put-bot = Ajouter un bot
web-open-seat = Ouvrir la place
web-host-begins = L’hôte lance la partie.
web-table-full = Toutes les places sont prises. Vous pourrez regarder quand la partie commencera.
web-leave = Quitter la table

## At the table

web-you = vous
web-person = joueur
web-player = Joueur
web-your-turn = À vous de jouer.
web-watch-next = Vous jouez ensuite.
web-modes = Parties de la table
web-mode-tray = Main
web-mode-log = Journal
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-whole = Toute la carte
web-seat-turn = à vous
web-ask-hint = Conseil { $number } : { $what }.
web-hint-less = { $chance } de moins
web-hurried = Le serveur est très occupé : les bots réfléchissent moins.
web-decision = Votre décision
web-decision-other = Décision
web-legal = permis
web-preview = Ce qui se passerait
web-preview-if = Si vous faites cela :
web-preview-loading = Aperçu en cours…
web-preview-draws = Ensuite, des tuiles sont piochées : la suite n’est pas encore connue.
web-can-undo = Annulable.
web-cannot-undo = Annulation sur accord.
web-undo = Annuler
web-undo-asks = Les autres joueurs doivent d’abord donner leur accord
web-undo-request = Demande d’annulation
web-undo-question = { $count ->
    [one] { $name } demande à annuler une action.
   *[other] { $name } demande à annuler { $count } actions.
}
web-undo-waits = { $name } demande une annulation ; en attente des autres.
web-allow = Autoriser
web-refuse = Refuser
web-hint = Conseil
web-hint-thinking = Un bot réfléchit…
web-hint-says = Conseils, le meilleur d’abord
web-score = Score
web-score-later = La feuille de score apparaîtra à la fin de la partie.
web-why = Pourquoi ces points ?
web-why-nothing = Rien pour l’instant.
web-chat = Discussion
web-chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
web-chat-empty = Aucun message pour l’instant.
web-chat-say = Message à la table
web-chat-watching = Seuls les joueurs peuvent écrire ici.
web-send = Envoyer
web-menu = Menu
web-tools = Outils
web-close = Fermer
web-watching = spectateur
web-reconnecting = Connexion perdue. Reconnexion en cours… Votre partie est conservée.
web-unreachable = Le serveur est injoignable. Reconnexion en cours…
web-bot-plays = Un bot joue pour vous.
web-take-back = Reprendre la main
web-hand-over = Laisser un bot jouer pour moi
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ? Vous finirez derrière tous ceux qui continuent. C’est définitif.
web-no = Non
web-keys = Raccourcis clavier
web-key-u = Annuler
web-key-l = Revoir les derniers tours
web-key-h = Conseil
web-key-s = Feuille de score
web-key-c = Discussion
web-key-t = Vue texte ou plateau
web-seed-hash = Sceau du tirage (SHA-256) : { $hash }…
web-rematch = Revanche
web-to-rematch = Aller à la revanche
web-curtain = Passez l’appareil à { $name }.
web-curtain-lift = Je suis { $name }
web-seat-resigned = a abandonné ; un bot joue
web-seat-overdue = temps écoulé ; un bot joue
web-seat-handed-over = un bot joue
web-seat-away = absent
web-absent = { $name } n’est pas là.
web-absent-from = { $name } n’est pas là. Si cela dure, un bot pourra jouer à partir de { $time }.
web-claim-bot = Laisser jouer un bot
web-claim-end = Compter comme abandon
web-claim-end-sure = Compter l’absence de ce joueur comme un abandon ? À deux, vous gagnez aussitôt. C’est définitif.
web-remove = Retirer
web-remove-sure = Retirer { $name } de la table ? Ce joueur ne pourra plus y prendre place.
web-mute = Couper la discussion pour { $name }
web-unmute = Rendre la discussion à { $name }
web-abort = Interrompre la partie
web-abort-sure = Finir la partie sans résultat ? C’est possible au premier tour seulement.
web-close-table = Fermer la table
web-close-table-sure = Fermer la table pour tous ? Il n’y aura pas de résultat. C’est définitif.
web-shuffle-shared = Votre navigateur ajoute son propre nombre aléatoire au tirage : personne ne peut donc le choisir, pas même le serveur.
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

web-log = Journal
web-log-since = Depuis votre dernier tour
web-log-since-start = Depuis le début de la partie
web-log-earlier = Auparavant
web-log-again = Revoir
web-log-empty = Rien ne s’est encore passé.
web-log-joined = { $name } prend place.
web-log-left = { $name } s’en va.
web-log-started = La partie commence.
web-log-undone = { $count ->
    [one] { $name } annule une action.
   *[other] { $name } annule { $count } actions.
}
web-log-undo-asked = { $name } demande une annulation.
web-log-undo-accepted = { $name } accepte l’annulation.
web-log-undo-refused = { $name } refuse l’annulation.
web-log-resigned = { $name } abandonne.
web-log-overdue = { $name } n’a plus de temps ; un bot joue.
web-log-removed = L’hôte retire { $name } de la table.
web-log-muted = L’hôte coupe la discussion pour { $name }.
web-log-unmuted = { $name } peut de nouveau écrire dans la discussion.
web-log-aborted = { $name } interrompt la partie. Il n’y a pas de résultat.
web-log-claimed-bot = { $name } s’absente depuis trop longtemps : un bot prend le relais.
web-log-claimed-end = { $name } s’absente depuis trop longtemps : cela compte comme un abandon.
web-log-handed-over = Un bot joue pour { $name }.
web-log-taken-back = { $name } reprend la main.
web-log-rematch = Une revanche est ouverte.

## The table in words

# A name and what is said of it, where no sentence says it
web-pair = { $name } : { $value }
# Two things that are said one after the other, where no sentence says both
web-clauses = { $first } ; { $then }
web-text-view = Vue texte
web-text-view-explained = Titres et listes pour lecteurs d’écran et claviers.
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
web-no-match = Aucune action permise ne commence ainsi ; appuyez sur Entrée pour savoir pourquoi.
web-none = Rien.
web-position = Position

## Replay

web-replay-first = Première action
web-replay-last = Fin de la partie
web-replay-back = Action précédente
web-replay-next = Action suivante
web-replay-turn-back = Tour précédent
web-replay-turn-next = Tour suivant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-moment = Position dans la partie
web-replay-at = { $until } sur { $of }
web-replay-open = Tout visible
web-replay-view = Vu par
web-replay-seat = Comme { $name } l’a vue
web-replay-spectator = Comme un spectateur l’a vue
web-replay-link = Lien vers cette position
web-record = Notation de la partie

## Trouble

web-trouble-title = Cela n’a pas marché
web-no-table-title = Cette table n’existe pas
web-no-table = Le lien est peut-être incomplet, ou la table n’a jamais été ici. Redemandez le lien, ou ouvrez votre propre table.
web-no-replay-title = Cette partie n’est pas encore terminée
web-no-replay = Vous pourrez revoir la partie quand elle sera terminée.
web-closed-title = Cette table a été fermée
web-closed = Tout le monde est parti, ou l’hôte l’a fermée.
web-nowhere-title = Page introuvable
web-nowhere = Il n’y a pas de page à cette adresse.
web-lost-title = Cette page n’a pas pu être chargée
web-lost = La connexion a été coupée, ou le serveur a été mis à jour.
web-foreign-title = Le serveur a été mis à jour
web-foreign = Le serveur a été mis à jour. Rechargez cette page pour continuer.
web-reload = Recharger
web-offline = Pas de connexion au serveur. Vos parties y sont en sécurité ; cette page reviendra dès que la connexion sera rétablie.
web-offline-again = Réessayer
web-old-browser = Ce navigateur est trop ancien pour la table.
web-old-browser-do = Utilisez une version récente de Firefox, Chrome, Edge ou Safari, ou jouez depuis un terminal :
web-problem-bad-request = Le serveur a refusé cela. Vérifiez votre saisie.
web-problem-too-large = C’est trop volumineux pour ce serveur.
web-problem-illegal = Les règles ne le permettent pas.
web-problem-unavailable = Le serveur est injoignable. Réessayez dans un instant.
web-problem-nobody = Ce navigateur n’a pas encore de joueur. Rechargez la page, puis lancez ou rejoignez une partie.
web-problem-not-yours = Cette place appartient à un autre joueur.
web-problem-not-found = Cette table n’existe pas.
web-problem-not-now = Ce n’est pas possible pour le moment.
web-problem-stale = La partie a avancé entre-temps. Regardez le plateau et réessayez.
web-problem-too-many = Trop de demandes à la fois. Patientez un peu.
web-problem-not-kept = Le serveur n’a pas pu l’enregistrer ; rien n’a changé. Réessayez plus tard.
web-problem-unknown = Le serveur a perdu un instant sa base de données ; on ne sait pas si cela a été enregistré. La demande est renvoyée.

## Qin at the drawn table and in words

web-qin-board = Le plateau de Qin : { $title }
web-qin-ask = Posez une tuile.
web-qin-begin = Glissez une tuile, ou touchez-la puis une case.
web-qin-supply = { $count ->
    [one] 1 tuile restante
   *[other] { $count } tuiles restantes
}
web-qin-majors = Provinces Majeures
web-qin-ask-place = Choisissez une case en surbrillance pour cette tuile.
web-qin-ask-tile = Choisissez une tuile pour { $square }.
web-qin-ask-staged = Poser cette tuile en { $squares } ?
web-qin-ask-pass = Aucune de vos tuiles ne peut être posée : vous devez passer.
web-qin-place = Poser la tuile
web-qin-pass = Passer
web-qin-rotate = Pivoter
web-qin-take = Remettre la tuile dans votre main
web-qin-hand = Votre main
web-qin-hand-tile = Tuile { $number } : { $tile }
web-qin-hands = Mains
web-qin-grade-other = seul un autre joueur pose une pagode
web-qin-grade-one = vous posez une pagode
web-qin-grade-more = vous posez 2 pagodes ou plus
web-qin-tile = { $first } et { $second }
web-qin-tile-double = double { $colour }
web-qin-key-tiles = Choisir une tuile de votre main
web-qin-left = Pagodes restantes
web-qin-left-short = à poser
web-qin-tiles = Tuiles en main
web-qin-players = Joueurs
web-qin-series = Série
web-qin-water = point d’eau
web-qin-meadow = prairie
web-qin-village-free = village libre
web-qin-village-of = village, à { $owner }
web-qin-lone-territory = territoire isolé, { $colour }
web-qin-territory = { $major ->
    [true] Province Majeure
   *[other] province
} { hue-f }, à { $owner }, { $size } territoires
web-qin-province = { $major ->
    [true] Province Majeure
   *[other] Province
} { hue-f }, à { $owner }, { $size } territoires : { $squares }
web-qin-provinces = Provinces
web-qin-lone = Territoires isolés
web-qin-villages = Villages
web-qin-village-held = { $at } : tenu par { $owner }
web-qin-villages-free = Libres : { $list }
web-qin-place-at = { $first } et { $second }
web-qin-preview-founds = { $whose ->
    [you] Vous fondez une province { hue-f }
   *[other] { $name } fonde une province { hue-f }
}
web-qin-preview-grows = { $whose ->
    [you] Votre province { hue-f } s’agrandit
   *[other] { $name } agrandit sa province { hue-f }
}
web-qin-preview-merges = { $whose ->
    [you] Provinces { hue-fp } réunies, à vous
   *[other] Provinces { hue-fp } réunies, à { $name }
}
web-qin-preview-major = { $whose ->
    [you] Province Majeure { hue-f }, à vous
   *[other] Province Majeure { hue-f }, à { $name }
}
web-qin-preview-returned = { $count ->
    [one] Une pagode revient
   *[other] { $count } pagodes reviennent
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
   *[other] { $name } pose sa dernière pagode et gagne
}
web-qin-preview-nothing = Deux territoires isolés : rien d’autre ne se passe.

## Values of options

web-value-qin-bird = Oiseau
web-value-qin-lion = Lion
web-map-bird = face Oiseau
web-map-lion = face Lion
web-map-warring-states = les Royaumes combattants, 475–221 av. J.-C.
web-map-eighteen-kingdoms = les Dix-huit Royaumes, 206 av. J.-C.
web-value-dragon-none = Aucun
web-value-dragon-random = Tiré au sort
web-value-huang-standard = Standard
web-value-huang-nobody = Personne ne gagne
web-value-huang-fewest-white = Le moins de points blancs

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
web-report-board = Position
web-report-decision = Décision { $number } : { $name } a choisi « { $played } ».
web-report-better = Mieux : « { $best } » ({ $chance } de chances de gagner au lieu de { $instead }).
web-report-best = C’était le meilleur choix.
web-report-mark-played = joué
web-report-mark-better = mieux
web-report-turning = Tournants de la partie
web-report-turn = Décision { $number } : { $name } a choisi « { $played } » ({ $instead } de chances de gagner). « { $best } » valait mieux ({ $chance }).
web-report-sure = Coût : environ { $least } à { $most } points de pourcentage.
web-report-show = Montrer
web-report-steady = Aucune grosse erreur.
web-report-points = Points par origine
web-report-points-of = Points par origine : { $name }
web-report-points-at = Après { $number ->
    [one] { $number } action
   *[other] { $number } actions
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-report-sum = Total

## What if: a table from a moment of a finished game

web-what-if = Et si… ?
web-what-if-explained = Une nouvelle table part de cette position, contre des bots. La partie terminée reste telle quelle.
web-what-if-seat = Ma place
web-what-if-open = Jouer à partir d’ici
web-from = Suite d’une partie terminée, après l’action { $step }
## Les règles

web-rules = Règles
web-rules-of = Règles du jeu { $game }
web-rules-page = Tout le livret de règles
web-rule = Règle { $rule }
web-key-rules = Ouvrir les règles
web-key-about = Qu’est-ce que c’est ? (l’élément sélectionné)

## Without a server
web-local = Sur cet appareil
web-local-explained = La partie se joue dans ce navigateur seulement : votre appareil réfléchit pour les bots, personne d’autre ne peut se joindre, et la partie est conservée ici.
web-no-server = Ni compte ni serveur requis. Vos parties sont conservées dans ce navigateur.
web-server-away = Le serveur est injoignable. Vous pouvez jouer contre des bots, partager cet appareil, apprendre et résoudre des problèmes ; ces parties sont conservées dans ce navigateur.
web-server-back = Le serveur est de nouveau joignable.
web-update = Une version plus récente est prête. Vos parties y continuent.
web-update-load = La charger
web-open-record = Ouvrir une notation
web-open-record-explained = La notation est le fichier texte d’une partie, d’ici ou d’ailleurs. Elle est conservée dans ce navigateur : revoyez la partie, faites-la analyser, ou continuez à jouer si elle n’est pas terminée.
web-record-file = Choisir un fichier
web-record-text = Ou coller le texte
web-record-open = Ouvrir
web-local-full = Ce navigateur n’a plus de place pour enregistrer votre coup : rien n’a changé. Supprimez des parties dont vous n’avez plus besoin, puis réessayez.
web-local-failed = Ce navigateur ne peut pas jouer seul pour le moment. Rechargez la page ; vos parties sont conservées.
web-remove-game-sure = Supprimer définitivement
## La deuxième édition des tables

web-log-and-chat = Journal et discussion
web-undo-marked = Le coup est marqué sur le plateau.
web-undo-nothing-since = Rien d’autre ne s’est passé depuis.
web-undo-others = { $count ->
    [one] Une action suivante est annulée aussi.
   *[other] { $count } actions suivantes sont annulées aussi.
}
web-ask-name = Comment voulez-vous être appelé à la table ?
web-ask-name-explained = Demandé une seule fois et gardé sur cet appareil. Sans nom, vous portez celui de votre marque, « { $mark } ».
web-end-you = Vous gagnez.
web-end-you-by = Vous gagnez, { $best } à { $next }
web-end-by = { $name } gagne, { $best } à { $next }
web-end-resigned = { $count ->
    [one] { $names } a abandonné.
   *[other] { $names } ont abandonné.
}
web-end-turning = Tournant
web-end-turning-at = Tournant · action { $number }
web-end-turned = { $name } a choisi « { $played } » ; « { $best } » valait mieux. Les chances de gagner sont tombées de { $before } à { $after }.
web-end-looking = Le bot cherche encore le moment où la partie a basculé.
web-end-see = Voir
web-qin-because-last = { $name } a placé toutes ses pagodes. Ensuite vient { $other }, avec { $more ->
    [one] 1 pagode restante
   *[other] { $more } pagodes restantes
}.
web-qin-because-fewest = Plus aucune tuile ne convient. C’est à { $name } qu’il reste le moins de pagodes : { $left }. Ensuite vient { $other }, avec { $more }.
web-qin-because-series = C’est à { $name } qu’il reste le moins de pagodes sur toutes les parties de la série.
web-qin-end-standing = { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}, { $majors ->
    [0] aucune majeure
    [one] { $majors } majeure
   *[other] { $majors } majeures
}, { $villages ->
    [one] { $villages } village
   *[other] { $villages } villages
}
web-qin-end-province = sur une province
web-qin-end-village = sur un village
web-qin-end-out = non placée
web-qin-end-race = Pagodes restantes, tuile par tuile
web-hint-equal = à peu près égal
web-hint-to-win = de gagner
web-hint-play = Jouer le conseil { $number }
web-hint-keys = 1, 2, 3 choisissent un conseil ; Entrée le joue ; Échap ferme.
web-closed-playing = La personne qui l’a ouverte a fermé cette table pendant la partie. Personne n’a gagné.

## Following

web-follow = Coups des autres
web-follow-count = { $number } sur { $of }
web-follow-back = Revenir d’un coup
web-follow-next = Suivant
web-moves-pace = Rythme des coups des autres
web-pace-step = Pas à pas
web-pace-slow = Lent
web-pace-normal = Normal
web-pace-instant = Aussitôt
web-thinks = réfléchit
web-thinks-still = réfléchit encore
web-volume = Volume
web-key-p = Changer le rythme des coups des autres
web-key-name-space = Espace
web-key-name-backspace = Retour arrière
web-log-more = Afficher les entrées précédentes
web-watch-now = Regardez.
web-watch-behind = Les autres ont joué.
web-watch-awaits = C’est à { $name } de décider.
