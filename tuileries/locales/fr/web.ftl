## The house

web-welcome = Trois jardins, une table
web-welcome-more = Jouez entre amis ou contre des programmes qui ne peuvent pas tricher. Chaque refus nomme sa règle, et chaque donne peut être vérifiée.
web-house = Maison
web-home = Vers l’accueil
web-games = Jeux
web-play-now = Jouer tout de suite
web-invite-friends = Inviter des amis
web-join = Rejoindre
web-watch = Regarder
web-your-games = Vos parties
web-go-on = Continuer
web-finished = Parties terminées
web-none-open = Aucune table ouverte n’est annoncée pour l’instant.
web-none-running = Aucune partie annoncée n’est en cours pour l’instant.
web-nothing-here = Il n’y a rien ici.
web-skip-to-main = Aller au contenu
web-unofficial = Tuileries est un projet non officiel d’admirateurs, sans lien avec les auteurs ni les éditeurs des jeux. Tous les textes et dessins sont les nôtres.
web-loading = Un instant…
web-unreachable = Le serveur est injoignable. Rien n’est perdu ; réessayez dans un instant.
web-close = Fermer

## Before a game

web-new-table = Nouvelle table
web-your-name = Votre nom
web-you-name = Invité
web-your-colour = Couleur
web-colour-red = rouge, cercle
web-colour-blue = bleu, carré
web-colour-green = vert, triangle
web-colour-yellow = jaune, losange
web-colour-purple = violet, étoile
web-colour-orange = orange, pentagone
web-seats = Places
web-player-number = Nombre de joueurs
web-seat-number = Place { $number }
web-seat-human = une personne
web-seat-bot = programme : { $bot }
web-seat-free = libre
web-how-to-play = Façon de jouer
web-shuffled = Tirer l’ordre des places au sort
web-listed = Annoncer la table : chacun peut rejoindre ou regarder
web-with-aids = Avec aides : places permises et scores prévus
web-with-hints = Avec conseils : la personne dont c’est le tour peut demander l’avis d’un programme
web-open-table = Ouvrir la table
web-sit-down = S’asseoir
web-join-more = Une autre personne sur cet appareil
web-you = vous
web-bot = programme
web-away = absent
web-absent = non connecté
web-remove = Demander à { $name } de partir
web-start = Commencer la partie
web-leave = Quitter la table
web-wait-seats = En attente que toutes les places soient prises.
web-wait-host = En attente que l’hôte commence.
web-wait-ready = Tout le monde est là.
web-invite = Inviter
web-invite-hint = Qui possède ce lien peut s’asseoir.
web-invite-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-qr = Code QR avec le lien vers cette table
web-have-link = J’ai un lien
web-go-there = Aller à la table
web-have-code = J’ai un code de mon autre appareil
web-have-code-more = Le code transfère toutes vos places sur cet appareil.
web-redeem = Reprendre mes places

## At the table

web-board = Plateau
web-your-turn = À vous de jouer
web-turn-of = Au tour de { $name }
web-to-move = Au trait :
web-watching = { $number ->
    [one] { $number } spectateur
   *[other] { $number } spectateurs
}
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-score = Score
web-score-line = Ce qui compte
web-no-change = Aucune ligne du score ne changerait.
web-total = Total
web-no-aids = Cette table joue sans aides : le score se compte à la fin.
web-hint = Conseil
web-hint-percent = { $percent } %
web-hint-chance = de chances de gagner
web-hint-points = Points attendus :
web-hint-about = Ce qu’attend un programme qui ne voit que ce que vous voyez. La meilleure idée vient en premier, même si elle coûte d’abord des points.
web-hint-told = Chances de gagner : { $percent } %. Meilleure idée : { $idea }
web-log = Journal
web-log-go = Voir le moment { $version }
web-looking-back = Vous regardez le moment { $version }.
web-to-present = Revenir au présent
web-rule = Règle { $rule }
web-pass-device = Passez l’appareil à { $name }
web-i-am = Je suis { $name }
web-slow = La connexion est lente…
web-lost = Pas de connexion. Nouvel essai…
web-try-now = Essayer
web-server-leaving = Le serveur redémarre ; votre partie est conservée.

## Talking

web-chat = Discussion
web-chat-show = Afficher la discussion
web-chat-silent = Personne ne parle pendant cette partie.
web-chat-write = Écrire quelque chose
web-chat-send = Envoyer
web-say-hello = Bonjour !
web-say-well-played = Bien joué !
web-say-thanks = Merci !
web-say-one-moment = Un instant, s’il vous plaît.
web-say-good-game = Belle partie !

## Deciding together

web-menu = Table et réglages
web-take-back = Reprendre mon coup
web-propose-return = Proposer de revenir d’un coup
web-propose-abandon = Proposer d’arrêter la partie
web-propose-bot = Faire jouer un programme pour { $name }
web-reclaim = Reprendre ma place au programme
web-proposal-return = { $by } propose de revenir au moment { $version }.
web-proposal-abandon = { $by } propose d’arrêter la partie.
web-proposal-substitute = { $by } propose qu’un programme ({ $bot }) joue pour { $name }.
web-proposal-waits = En attente de l’accord des autres.
web-agree = D’accord
web-disagree = Non
web-withdraw = Retirer
web-other-device = Continuer sur un autre appareil
web-code-hint = Sur l’autre appareil, saisissez ce code dans les dix minutes :

## The end

web-final-score = Score final
web-final = La fin
web-winner = gagnant
web-skip = Tout afficher
web-abandoned = Cette partie a été arrêtée d’un commun accord.
web-rematch = Rejouer
web-rematch-join = Les autres rejouent : rejoindre
web-replay = Revoir
web-record = Télécharger la partie
web-verify = Vérifier la donne
web-verified = La donne et les { $moves } coups découlent de ce qui avait été promis.
web-commitment = Promis d’avance (empreinte du secret)
web-secret = Secret du serveur
web-nonces = Ajouté par les joueurs
web-seed = Graine de la donne

## Looking back

web-first = Au début
web-back = Un coup en arrière
web-run = Lecture
web-pause = Pause
web-forward = Un coup en avant
web-last = À la fin
web-moment = Moment
web-moment-of = moment { $version } sur { $last }
web-time-of = { $time } sur { $last }
web-speed = Vitesse
web-seen-by = Vu par
web-spectator = spectateur
web-copy-moment = Copier le lien vers ce moment

## Help and rules

web-help = Aide
web-rules = Règles
web-rules-of = Règles de { $game }
web-contents = Sommaire
web-keys = Au clavier
web-key-hint = H : demander un conseil, ou le fermer

## Settings

web-settings = Réglages
web-settings-kept = Conservés sur cet appareil seulement.
web-language = Langue
web-theme = Apparence
web-theme-system = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-motion = Animations
web-motion-system = comme l’appareil
web-motion-none = aucune
web-motion-slow = lentes
web-motion-full = complètes
web-confirm = Confirmer un coup
web-confirm-touch = sur écran tactile
web-confirm-always = toujours
web-confirm-never = jamais
web-sound = Sons
web-aid-places = Montrer où une pièce peut aller
web-aid-scores = Montrer les scores prévus

## The garden of the day

web-daily = Le jardin du jour
web-daily-about = Un casse-tête pour une personne, le même pour tout le monde : posez toutes les tuiles pour que le jardin respecte chaque carte. C’est possible ; comment, personne ne le dit.
web-daily-all = Tous les jardins
web-daily-earlier = Jardins précédents
web-daily-day = Jardin du { $date }
web-daily-gentle = doux
web-daily-tricky = rusé
web-daily-fiendish = redoutable
web-daily-size = { $size } × { $size }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-daily-best = Votre record : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $time }
web-daily-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
web-daily-time = Temps depuis le début : { $time }
web-daily-solved = Résolu en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $time }
web-daily-somebody = Quelqu’un a résolu ce jardin en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $time }. Et vous ?
web-daily-result = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} · { $time }
web-daily-share = Partager le résultat
web-daily-by-hand = Copiez ces lignes ; elles ne disent rien du jardin.
web-daily-play = Jouer ce jardin
