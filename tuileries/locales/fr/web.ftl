## L’accueil

web-welcome = Trois jardins, une table
web-welcome-more = Composez le plus beau jardin de la soirée : entre amis, contre des robots de tout niveau, ou en équipe contre le sablier.
web-house = Menu principal
web-home = Retour à l’accueil
web-games = Jeux
web-play-now = Jouer
web-invite-friends = Inviter des amis
web-join = Rejoindre
web-watch = Regarder
web-your-games = Vos parties
web-go-on = Continuer
web-finished = Parties terminées
web-round = Manche { $round }
web-round-of = Manche { $round } sur { $rounds }
web-stopped = Arrêtée
web-hide = Masquer cette partie : { $game }, { $names }
web-unhide = Afficher de nouveau cette partie : { $game }, { $names }
web-show-hidden = Parties masquées : { $number }
web-hide-again = Les masquer de nouveau
web-none-open = Aucune table publique n’attend de joueurs.
web-none-running = Aucune partie publique en cours.
web-nothing-here = Cette page n’existe pas.
web-skip-to-main = Aller au contenu
web-unofficial = Tuileries est un projet de passionnés, non officiel et sans lien avec les auteurs ni les éditeurs des jeux. Tous les textes et les dessins sont les nôtres.
web-loading = Chargement…
web-unreachable = Le serveur est injoignable. Rien n’est perdu ; réessayez dans un instant.
web-close = Fermer

## Avant la partie

web-new-table = Nouvelle table
web-your-name = Votre nom
web-you-name = Invité
web-opponent = Adversaire
web-opponent-beginner = Manque la plupart des bons coups : idéal pour une première partie.
web-opponent-learner = Manque beaucoup de bons coups.
web-opponent-casual = Manque souvent quelque chose.
web-opponent-regular = Un bon adversaire quand on connaît le jeu.
web-opponent-skilled = Prévoit, mais se trompe souvent.
web-opponent-seasoned = Prévoit et se trompe parfois.
web-opponent-expert = Prévoit et se trompe rarement.
web-opponent-virtuoso = Fort : ne fait guère de cadeaux.
web-opponent-champion = Très fort.
web-opponent-master = Le plus fort : réfléchit à chaque coup.
web-teammates = Coéquipiers
web-teammate-novice = Se fie à ses propres cartes et au résultat de chaque vérification.
web-teammate-gardener = Observe ce que vous faites et en tire des conclusions.
web-teammate-master = Comprend presque tout ce que vous faites et prévoit loin.
web-pace = Rythme des robots
web-pace-relaxed = tranquille
web-pace-brisk = soutenu
web-pace-fast = rapide
web-alone = Seul
web-with-friends = Jouer entre amis
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
web-seat-bot = robot : { $bot }
web-seat-bot-pace = robot : { $bot }, { $pace }
web-seat-free = libre
web-seat-reserved = place réservée à { $name }
web-to-bot = Ajouter un robot
web-seat-to-bot = Place { $number } : ajouter un robot
web-how-to-play = Options de la table
web-shuffled = Tirer l’ordre des places au sort
web-listed = Table publique : tout le monde peut la rejoindre ou la regarder
web-with-aids = Avec aides : cases permises et aperçu du score
web-with-hints = Avec conseils : à votre tour, vous pouvez demander l’avis d’un robot
web-open-table = Ouvrir la table
web-sit-down = Prendre place
web-join-more = Une autre personne sur cet appareil
web-you = vous
web-bot = robot
web-away = absent
web-absent = hors ligne
web-remove = Retirer { $name }
web-start = Lancer la partie
web-leave = Quitter la table
web-wait-seats = On attend que toutes les places soient prises.
web-wait-host = On attend que l’hôte lance la partie.
web-wait-ready = Tout le monde est là.
web-full-watching = Toutes les places sont prises : vous êtes spectateur.
web-invite = Inviter
web-invite-hint = Toute personne qui a ce lien peut rejoindre la table.
web-invite-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-qr = Code QR avec le lien vers cette table
web-have-link = J’ai un lien
web-go-there = Aller à la table
web-have-code = J’ai un code de mon autre appareil
web-have-code-more = Le code transfère toutes vos places sur cet appareil.
web-redeem = Transférer mes places

## À la table

web-board = Plateau
web-your-turn = À vous de jouer
web-turn-of = À { $name } de jouer
web-thinking = { $name } réfléchit
web-to-move = À jouer :
web-watching = { $number ->
    [one] { $number } spectateur
   *[other] { $number } spectateurs
}
web-you-watch = Vous regardez cette partie. Vous voyez ce qui est public.
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-score = Score
web-score-line = Points pour
web-no-change = Votre score ne changerait pas.
web-total = Total
web-no-aids = À cette table, on joue sans aides : le score n’est affiché qu’à la fin.
web-hint = Conseil
web-hint-percent = { $percent } %
web-hint-chance = de chances de gagner
web-hint-points = Points attendus :
web-hint-later = Points attendus : { $points }, chances de gagner : { $percent } %
web-hint-about = Estimation d’un robot qui ne voit que ce que vous voyez. Le meilleur coup vient en premier, même s’il coûte d’abord des points.
web-hint-told = Chances de gagner : { $percent } %. Meilleur coup : { $idea }
web-log-and-chat = Journal et discussion
web-chat-new = nouveaux messages
web-log = Journal
web-log-go = Voir l’étape { $version }
web-log-times = { $number ->
    [one] { $number } fois
   *[other] { $number } fois
}
web-looking-back = Vous regardez l’étape { $version }.
web-to-present = Revenir à la partie
web-rule = Règle { $rule }
web-pass-device = Passez l’appareil à { $name }
web-i-am = Je suis { $name }
web-slow = La connexion est lente…
web-lost = Pas de connexion. Nouvel essai…
web-try-now = Réessayer
web-server-leaving = Le serveur redémarre. Votre partie est enregistrée.

## Discuter

web-chat = Discussion
web-chat-show = Afficher la discussion
web-chat-silent = Ce jeu se joue en silence : la discussion est fermée.
web-chat-write = Écrire un message
web-chat-send = Envoyer
web-say-hello = Bonjour !
web-say-well-played = Bien joué !
web-say-thanks = Merci !
web-say-one-moment = Un instant, merci.
web-say-good-game = Belle partie !

## Décider ensemble

web-menu = Table et réglages
web-undo = Annuler
web-take-back = Reprendre mon coup
web-propose-return = Un coup en arrière ?
web-propose-abandon = Arrêter la partie ?
web-stop = Arrêter la partie
web-stop-title = Arrêter la partie ?
web-stop-alone = Une partie arrêtée ne peut pas être reprise. Vous pouvez en commencer une autre aussitôt.
web-stop-others = Les autres joueurs doivent être d’accord. Une partie arrêtée ne peut pas être reprise.
web-keep-playing = Continuer à jouer
web-propose-bot = Un robot pour { $name } ?
web-reclaim = Reprendre ma place
web-proposal-return = { $by } propose de revenir à l’étape { $version }.
web-proposal-abandon = { $by } propose d’arrêter la partie.
web-proposal-substitute = { $by } propose qu’un robot ({ $bot }) joue pour { $name }.
web-proposal-waits = On attend l’accord des autres.
web-agree = D’accord
web-disagree = Non
web-withdraw = Retirer
web-other-device = Changer d’appareil
web-code-hint = Sur l’autre appareil, saisissez ce code dans les dix minutes :
web-devices = Mes appareils
web-devices-note = Toute personne qui a l’un de ces appareils peut jouer à votre place.
web-device-this = Cet appareil, depuis le { $date }
web-device-other = Un autre appareil, depuis le { $date }
web-device-remove = Retirer
web-codes-open = { $codes ->
    [0] Aucun code pour un autre appareil n’est valable.
    [one] Un code pour un autre appareil est encore valable.
   *[other] { $codes } codes pour d’autres appareils sont encore valables.
}
web-codes-cancel = Annuler les codes

## La fin

web-final-score = Score final
web-final = Fin de la partie
web-winner = vainqueur
web-you-win = Vous gagnez !
web-you-share = Vous partagez la victoire !
web-wins = { $winners } gagne
web-share-victory = { $winners } se partagent la victoire
web-team-won = Bravo !
web-team-lost = Pas cette fois
web-lead = { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance. Plus grand écart : { $line } (+{ $gain }).
web-result = Voir le résultat
web-share-picture = Partager une image
web-no-picture = L’image n’a pas pu être créée.
web-skip = Tout afficher
web-abandoned = Cette partie a été arrêtée.
web-rematch = Rejouer
web-rematch-join = Rejoindre la revanche
web-replay = Relecture
web-review = Analyse
web-led = { $name } mène une analyse de cette partie.
web-led-nobody = Personne ne mène d’analyse en ce moment.
web-follow = Suivre
web-following = Vous suivez { $name }.
web-look-around = Regarder par vous-même
web-lead-others = Mener une analyse
web-leading = Vous menez l’analyse. Ceux qui suivent voient ce que vous regardez.
web-lead-link = Copier l’invitation
web-lead-stop = Ne plus mener
web-record = Télécharger la partie
web-verify = Vérifier la donne
web-verified = Vérifié : la donne correspond à l’empreinte publiée, et { $moves ->
    [one] { $moves } coup est conforme
   *[other] les { $moves } coups sont conformes
} aux règles.
web-commitment = Publié avant la partie (empreinte du secret)
web-secret = Secret du serveur
web-nonces = Valeurs aléatoires des joueurs
web-seed = Graine de la donne

## La relecture

web-first = Au début
web-back = Une étape en arrière
web-run = Lecture
web-pause = Pause
web-forward = Une étape en avant
web-last = À la fin
web-moment = Étape
web-moment-of = étape { $version } sur { $last }
web-time-of = { $time } sur { $last }
web-speed = Vitesse
web-seen-by = Point de vue
web-spectator = spectateur
web-copy-moment = Copier le lien

## Aide et règles

web-help = Aide
web-rules = Règles
web-rules-of = { $game } : règles
web-contents = Sommaire
web-keys = Au clavier
web-key-hint = H affiche ou masque un conseil.
web-key-explain = « ? » explique ce qui est sélectionné ; les flèches mènent aux autres éléments.

## Réglages

web-settings = Réglages
web-settings-kept = Enregistrés sur cet appareil seulement.
web-language = Langue
web-theme = Apparence
web-theme-system = comme l’appareil
web-theme-light = claire
web-theme-dark = sombre
web-motion = Animations
web-motion-system = comme l’appareil
web-motion-none = aucune
web-motion-slow = lentes
web-motion-full = normales
web-confirm = Confirmer les coups
web-confirm-touch = sur écran tactile
web-confirm-always = toujours
web-confirm-never = jamais
web-sound = Sons
web-aid-places = Montrer où l’on peut poser une tuile ou une carte
web-aid-scores = Montrer l’aperçu du score
web-aid-pointed = Expliquer ce que la souris désigne
web-aid-firsts = Expliquer ce qui arrive pour la première fois

## Le jardin du jour

web-daily = Le jardin du jour
web-daily-about = Un casse-tête en solo, le même pour tout le monde : posez toutes les tuiles pour que le jardin respecte chaque carte. Une solution existe : à vous de la trouver.
web-daily-all = Tous les jardins
web-daily-earlier = Jardins précédents
web-daily-day = Jardin du { $date }
web-daily-gentle = facile
web-daily-tricky = corsé
web-daily-fiendish = diabolique
web-daily-size = { $size } × { $size }, { $cards ->
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
web-daily-time = Temps écoulé : { $time }
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
web-daily-by-hand = Copiez ces lignes : elles ne dévoilent pas la solution.
web-daily-play = Jouer ce jardin

## Lessons

web-learn = Apprendre
web-learn-title = { $game } : leçons
web-learn-about = De courtes leçons à la table, avec de vrais coups. Comptez environ cinq minutes.
web-learn-start = Commencer
web-learn-continue = Continuer
web-learn-finished = Vous avez suivi toutes les leçons. Place à une vraie partie !
web-know-game = Connaissez-vous le jeu ?
web-show-me = Montrez-moi (5 min)
web-i-know-it = Je le connais
web-lesson = Leçon
web-lesson-of = Leçon { $number } sur { $lessons }
web-lesson-step = Étape { $number } sur { $steps }
web-lesson-back = Retour
web-lesson-again = Recommencer
web-lesson-skip = Passer
web-lesson-next = Suite
web-lesson-following = Leçon suivante
web-lesson-finish = Terminer
web-lesson-understood = Compris
web-lesson-leave = Quitter la leçon
web-lesson-course = Vers les leçons
web-lesson-done = suivie
web-exercise = Exercice
web-learn-exercises = Exercices
web-learn-exercises-about = Pour chaque type de carte, un jardin presque réussi. Un ou deux coups chacun.

## Learning while a table waits

web-waiting = Table en attente
web-waiting-learn = Apprendre en attendant
web-waiting-learn-about = Votre place est gardée, et vous serez prévenu du début de la partie.
web-waiting-sit = Prenez d’abord une place : elle est gardée pendant que vous apprenez.
web-waiting-seated = Votre place est gardée.
web-waiting-unseated = Vous n’avez pas encore pris de place.
web-waiting-begun = La partie a commencé !
web-waiting-over = Cette partie est terminée.
web-waiting-back = Retour à la table
