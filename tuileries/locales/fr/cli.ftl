## Aide

cli-help = Trois jeux de société sur le thème du jardin, dans le terminal. « --lang » ({ $known }) choisit la langue ; sinon, c’est celle de votre système.
cli-help-help = Afficher cette aide.
cli-help-version = Afficher la version.
cli-help-play = Jouer une partie avec des personnes devant ce terminal et avec des robots.
cli-help-resume = Reprendre une partie enregistrée.
cli-help-replay = Revoir une partie enregistrée, étape par étape.
cli-help-verify = Vérifier un enregistrement : la donne, chaque coup, chaque événement et les temps.
cli-help-simulate = Faire jouer de nombreuses parties à des robots et afficher les statistiques.
cli-help-arena = Faire se rencontrer des robots avec les mêmes donnes à chaque place, et les classer. Après une interruption, on reprend là où l’on en était.
cli-help-arena-bots = Les robots, séparés par des virgules. À un robot qui anticipe, on peut donner une durée ou un nombre de parties simulées : master@50ms, master@800n.
cli-help-arena-games = Le nombre de parties par paire de robots, arrondi vers le haut pour que chacun joue à chaque place.
cli-help-at-least = Vérifier si le premier robot gagne au moins cette part des parties contre l’autre, par exemple 0.75, et s’arrêter dès que la réponse est claire.
cli-help-arena-results = Où enregistrer les résultats ; par défaut dans le dossier de données.
cli-help-arena-chart = Où enregistrer un graphique du classement (SVG).
cli-help-warm = Précompiler le moteur des robots, pour que personne n’attende plus tard.
cli-help-serve = Lancer le serveur de jeu.
cli-help-doctor = Rejouer toutes les parties conservées par un serveur et signaler les problèmes.
cli-help-backup = Copier la base de données d’un serveur, même en marche.
cli-help-backup-file = Le fichier de la copie. Il ne doit pas encore exister.
cli-help-move-database = Transférer tout ce qu’un serveur a conservé vers une autre base de données, qui doit être vide. Arrêtez d’abord le serveur.
cli-help-move-source = La base de données de départ, par exemple sqlite:///games.sqlite3.
cli-help-move-target = La base de données d’arrivée, par exemple postgresql://tuileries@localhost/tuileries.
cli-help-host = L’adresse d’écoute.
cli-help-port = Le port d’écoute.
cli-help-database = Où sont conservées les parties, par exemple sqlite:///games.sqlite3 ou postgresql://tuileries@localhost/tuileries.
cli-help-serve-workers = Nombre de processus qui servent le port. Au-delà d’un seul, il faut PostgreSQL.
cli-help-config = Un fichier de réglages (TOML).
cli-help-lan = Accepter les autres appareils de votre réseau et afficher l’adresse en code QR.
cli-help-open = Ouvrir la page dans le navigateur.
cli-help-cards = Afficher la liste des cartes Contrainte de Gardeners.
cli-help-solve = Trouver un jardin qui respecte des cartes de Gardeners, ou les cartes impossibles ensemble.
cli-help-solve-cards = Les identifiants des cartes, séparés par des virgules ; « tuileries cards » en affiche la liste.
cli-help-solve-size = La taille du jardin : 4, 5 ou 6.
cli-help-solve-seconds = La durée maximale, en secondes.
cli-help-learn = Apprendre un jeu en quelques courtes leçons.
cli-help-lesson = La leçon par laquelle commencer, par exemple temples ; sinon, la première.
cli-help-rules = Afficher les règles d’un jeu.
cli-help-game = Le jeu, par exemple zen-garden.
cli-help-file = Un enregistrement (JSON Lines).
cli-help-option = Une option du jeu, par exemple boards=1,2,3. Peut être indiquée plusieurs fois.
cli-help-preset = Un ensemble d’options prédéfini, par exemple level-3.
cli-help-seats = Qui occupe chaque place : human ou le nom d’un robot, séparés par des virgules. Par défaut, vous jouez contre un robot, ou seul si le jeu n’en a pas.
cli-help-names = Les noms des joueurs, séparés par des virgules.
cli-help-seed = La graine de la donne ; une même graine produit toujours la même donne.
cli-help-record = Où conserver l’enregistrement.
cli-help-at = N’afficher que cette étape de la partie.
cli-help-players = Le nombre de joueurs.
cli-help-bots = Les robots, séparés par des virgules ; ils changent de place d’une partie à l’autre.
cli-help-games = Le nombre de parties.
cli-help-workers = Le nombre de processus ; par défaut, un par cœur.
cli-help-json = Afficher du JSON au lieu de tableaux.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-required = [obligatoire]
cli-default = [par défaut : {"{}"}]
cli-no-option = L’option { $name } n’existe pas ici. « --help » affiche les options.
cli-no-value = L’option { $name } demande une valeur.
cli-missing = Il manque { $name }. « --help » affiche la syntaxe.
cli-bad-value = Cette valeur n’est pas possible pour { $name }. « --help » affiche la syntaxe.
cli-usage = Commande non reconnue. « --help » affiche la syntaxe.
cli-letters = Certains caractères ne s’affichent pas : utilisez l’UTF-8.

## Fichiers et options

error-file = Le fichier « { $file } » est inutilisable. ({ $detail })
error-file-open = La partie du fichier « { $file } » est déjà ouverte dans une autre fenêtre.
error-name-each = Chaque place doit avoir un nom différent.
screen-narrow = Le terminal est trop étroit. Colonnes nécessaires : 80. Colonnes disponibles : { $columns }.
error-version = L’étape { $version } n’existe pas. L’enregistrement va de l’étape 0 à l’étape { $last }.
error-option-word = « { $word } » n’est pas une option de ce jeu. Écrivez nom=valeur avec l’un de ces noms : { $known }.
error-preset-and-options = Indiquez un ensemble prédéfini ou des options, pas les deux.
error-unknown-preset = L’ensemble d’options « { $name } » n’existe pas. Choix possibles : { $known }.
error-names = { $names ->
    [one] { $names } nom indiqué
   *[other] { $names } noms indiqués
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}. Il en faut un par place.
error-name-length = Un nom doit avoir de 1 à { $longest ->
    [one] { $longest } caractère
   *[other] { $longest } caractères
}.
error-positive = Le nombre de parties et le nombre de processus doivent être d’au moins 1.
error-at-least = --at-least demande deux robots et une part entre 0 et 1.
error-no-seats = Cet enregistrement ne dit pas qui joue à quelle place : la partie ne peut pas être reprise.

## Jouer

# Ce que l’on tape en dehors d’un coup ; un mot par langue, tous sont compris.
play-word-quit = quitter
play-word-back = retour
play-word-log = journal
play-word-help = aide
play-word-hint = conseil
play-time-left = Temps restant : { $time }
play-prompt = { $player } (? pour l’aide)>
play-help = { $moves ->
    [one] Il y a { $moves } coup possible
   *[other] Il y a { $moves } coups possibles
}, par exemple « { $example } ». « ? { $example } » montre ce qu’un coup rapporterait ou pourquoi il n’est pas permis. Entrée affiche de nouveau la table, « { play-word-hint } » montre ce que ferait un robot, « { play-word-log } » affiche le journal, « { play-word-back } » reprend un coup, « { play-word-quit } » enregistre la partie et quitte.
play-confirm = Entrée pour continuer, « { play-word-back } » pour reprendre votre coup>
play-possible = Ce coup est permis. Total : { $before } → { $after }
play-confirm-help = Appuyez sur Entrée pour continuer, ou tapez « { play-word-back } » ou « { play-word-quit } ».
play-preview = { $line } ({ $rule }) : { $before } → { $after }
play-hint-outlook = Chances de gagner : { $percent } %. Points attendus : { $points }.
play-hint-seat = { $player } { $points }
play-hint-idea = { $number }. Tapez { $notation }
play-hint-gain = { $line } { $points }
play-hand-over = Passez le clavier à { $player }, puis appuyez sur Entrée.
play-pledge = La donne est fixée par un secret dont voici l’empreinte : { $commitment }
play-resumed = La partie reprend à l’étape { $version }.
play-saved = Partie enregistrée. Pour la reprendre : { $command } resume { $file }
play-finished = Partie enregistrée. Pour la vérifier : { $command } verify { $file }

## Learning

# What a learner types besides a move; in each language one word, all of them understood.
learn-word-quit = quitter
learn-word-back = retour
learn-word-again = encore
learn-word-skip = passer
learn-word-help = aide
learn-lesson = Leçon { $number } sur { $lessons } : { $title }
learn-prompt = Votre coup (? pour l’aide)>
learn-next = Entrée pour continuer (? pour l’aide)>
learn-model = « { $move } » conviendrait.
learn-example = « { $move } » serait possible.
learn-let-play = Entrée seule laisse jouer le robot.
learn-help = « { learn-word-back } » revient d’une étape, « { learn-word-again } » recommence la leçon, « { learn-word-skip } » passe à la leçon suivante, « { learn-word-quit } » quitte.
learn-finished = C’était la dernière leçon. Votre première partie : tuileries play { $game }
learn-exercises = Un exercice pour chaque sorte de carte : tuileries learn { $game } { $name }. Choix possibles : { $known }.
learn-exercise = Exercice : { $title }
learn-exercise-done = C’était l’exercice.
error-no-lessons = Pas encore de leçons pour ce jeu : { $game }.

## Revoir

replay-prompt = Étape { $version } sur { $last } (Entrée : suivante, b : retour, un nombre : y aller, q : quitter)>
replay-help = Entrée passe à l’étape suivante, « b » revient en arrière, un nombre de 0 à { $last } mène à cette étape, « q » quitte.

## Vérifier

verify-read = { $file } : enregistrement lisible ({ $game }), { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}.
verify-no-pledge = La graine était connue d’avance : il n’y a pas d’engagement à vérifier.
verify-commitment = Le secret correspond à son engagement : { $commitment }.
verify-seed = La graine correspond au secret et aux valeurs aléatoires ({ $nonces ->
    [one] { $nonces } place
   *[other] { $nonces } places
}).
verify-deal = La donne a été préparée à la main, et non tirée de la graine.
verify-rules = La mise en place enregistrée correspond à cette donne, avec la version { $rules } des règles.
verify-other-rules = L’enregistrement suit la version { $recorded } des règles. Avec la version { $rules }, rien ne change.
verify-part = Vérifié jusqu’à l’étape { $last }.
verify-events = { $moves ->
    [0] Aucun coup n’a été joué. La mise en place a produit
    [one] { $moves } coup était permis et a produit
   *[other] { $moves } coups étaient permis et ont produit
} { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, exactement comme dans l’enregistrement.
verify-times = Les temps sont corrects : personne n’a joué après la fin du sablier, et il ne s’est pas arrêté trop tôt.
verify-no-times = La partie avait un sablier, mais l’enregistrement n’indique pas les temps : ils n’ont pas pu être vérifiés.
verify-unfinished = Tout est vérifié jusqu’ici. La partie n’est pas encore terminée.
verify-finished = Tout est vérifié. Points : { $totals }. Victoire : { $winners }.
verify-lost = Tout est vérifié. Points : { $totals }. Personne n’a gagné.

## Simuler

arena-together = Dans { $game }, tout le monde gagne ou perd ensemble : les robots ne peuvent pas être comparés.
simulate-progress = Parties
simulate-nothing = Arrêt avant la fin de la première partie.
simulate-stopped = Arrêt après { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} sur { $games }. Seules les parties terminées comptent.
simulate-heading = { $game } : { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed }. Intervalles de confiance à 95 %.
simulate-bot = Robot
simulate-games = Parties
simulate-wins = Gagnées
simulate-score = Points
simulate-line = Ligne de score
simulate-order = Ordre de jeu à la manche 1

arena-against = Contre
arena-margin = Écart
arena-elo = Elo
arena-verdict = { $bot } gagne au moins { $goal } : { $decision ->
    [reached] objectif atteint
    [not-reached] objectif non atteint
   *[open] pas encore de réponse
} après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}. Rapport de vraisemblance entre { $better } et { $goal } : { $ratio }, seuils : { $low } et { $high }.
warm-progress = { $game } : compilation en cours. Cela prend une demi-minute, une seule fois.
warm-done = { $game } : les robots sont prêts.
warm-solver-done = { $game } : le solveur est prêt.

## Résolution

error-unknown-card = La carte « { $name } » n’existe pas. « tuileries cards » affiche la liste des cartes.
error-seconds = La durée doit dépasser 0 seconde.
solve-garden = Ce jardin les respecte toutes :
solve-impossible = { $cards ->
    [one] Aucun jardin ne respecte cette carte.
   *[other] Aucun jardin ne respecte ces { $cards } cartes ensemble, mais si l’on en retire une seule, n’importe laquelle, c’est possible.
}

cli-help-review = Revoir une partie terminée de Zen Garden ou des Jardins suspendus : ce que chaque coup a coûté, et la part de chance.
cli-help-review-all = Montrer tous les coups, pas seulement les mauvais.
cli-review-move = Étape { $step } : { $player } joue { $move } ({ $grade })
cli-review-better = Mieux : { $move }, { $points } (± { $error })
cli-review-lead = Avance attendue avant ce coup : { $before }, après : { $after } (± { $error })
cli-review-also = Autre coup meilleur : { $move }, { $points } (± { $error })
cli-review-within = { $points } (± { $error })
cli-review-decimal = { $whole },{ $part }
cli-review-luck = Étape { $step }, nouvelles cartes ou tuiles : { $seats }
cli-review-balance = { $player }, par rapport aux autres : { $final }
cli-review-loss = Perte moyenne par coup : { $loss }. Imprécisions : { $inaccuracy }, erreurs : { $mistake }, gaffes : { $blunder }.
error-no-review = { $game } : le terminal ne propose pas d’analyse de ce jeu.
error-not-over = Cette partie n’est pas terminée. L’analyse n’est possible qu’après la fin.
