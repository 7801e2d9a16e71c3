## Aide

cli-help = Trois jeux de jardin à une même table, dans le terminal. N’importe où, « --lang en », « fr » ou « de » choisit la langue ; sinon, celle de votre système.
cli-help-help = Afficher cette aide.
cli-help-play = Jouer avec des personnes devant ce terminal et avec des programmes.
cli-help-resume = Reprendre une partie là où son enregistrement s’arrête.
cli-help-replay = Revoir pas à pas une partie enregistrée.
cli-help-verify = Vérifier un enregistrement : la donne, chaque coup et chaque événement.
cli-help-simulate = Faire jouer de nombreuses parties à des programmes et en donner le bilan.
cli-help-arena = Fait se rencontrer des robots sur les mêmes donnes, à toutes les places, et les classe. Un concours interrompu reprend où il en était.
cli-help-arena-bots = Les robots, séparés par des virgules. À celui qui réfléchit, on peut donner un temps ou un nombre de parties d’essai : master@50ms, master@800n.
cli-help-arena-games = Combien de parties jouent deux d’entre eux, arrondi pour que chacun occupe chaque place.
cli-help-at-least = Vérifie si le premier robot nommé gagne au moins cette part contre l’autre, par exemple 0.75, et s’arrête dès que c’est décidé.
cli-help-arena-results = Où garder les résultats ; sinon là où on les retrouve.
cli-help-arena-chart = Où dessiner le classement (image SVG).
cli-help-warm = Compile ce avec quoi les robots réfléchissent, pour que personne n’attende plus tard.
cli-help-serve = Lancer le serveur de jeu.
cli-help-doctor = Rejouer toutes les parties gardées par un serveur et faire un rapport.
cli-help-host = L’adresse d’écoute.
cli-help-port = Le port d’écoute.
cli-help-database = Où les parties sont gardées, par exemple sqlite:///games.sqlite3.
cli-help-config = Un fichier TOML de réglages.
cli-help-lan = Accueillir les téléphones autour de la table et afficher l’adresse en code QR.
cli-help-open = Ouvrir la page dans le navigateur.
cli-help-cards = Énumérer les cartes contrainte de Gardeners.
cli-help-solve = Trouver un jardin pour des cartes de Gardeners, ou les cartes qui s’excluent.
cli-help-solve-cards = Les cartes par leurs identifiants, séparés par des virgules ; « tuileries cards » les liste.
cli-help-solve-size = Le côté du jardin : 4, 5 ou 6.
cli-help-solve-seconds = La durée permise, en secondes.
cli-help-rules = Afficher les règles d’un jeu.
cli-help-game = Le jeu, par exemple zen-garden.
cli-help-file = Un enregistrement (JSON Lines).
cli-help-option = Une option du jeu, par exemple boards=1,2,3. Peut être donnée plusieurs fois.
cli-help-preset = Un préréglage des options, par exemple level-3.
cli-help-seats = Qui occupe chaque place : human ou le nom d’un robot, séparés par des virgules.
cli-help-names = Les noms des joueurs, séparés par des virgules.
cli-help-seed = L’origine du hasard ; la même graine donne la même partie.
cli-help-record = Où garder l’enregistrement.
cli-help-at = N’afficher que cette étape de la partie.
cli-help-players = Le nombre de joueurs.
cli-help-bots = Les robots, séparés par des virgules ; ils changent de place d’une partie à l’autre.
cli-help-games = Le nombre de parties à jouer.
cli-help-workers = Le nombre de processus ; sinon un par cœur.
cli-help-json = Écrire un seul document JSON au lieu de tableaux.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-required = [obligatoire]
cli-default = [par défaut : {"{}"}]
cli-no-option = Il n’y a pas d’option { $name } ici. « --help » montre celles qui existent.
cli-no-value = L’option { $name } demande une valeur.
cli-missing = Il manque { $name }. « --help » montre ce qu’on peut dire.
cli-bad-value = { $name } ne peut pas avoir cette valeur. « --help » montre ce qu’on peut dire.
cli-usage = Ces mots ne veulent rien dire ensemble. « --help » montre ce qu’on peut dire.
cli-letters = Certaines lettres ne peuvent être ni lues ni écrites ici ; il faut de l’UTF-8.

## Fichiers et options

error-file = Le fichier « { $file } » est inutilisable. ({ $detail })
error-file-open = La partie de « { $file } » est en train d’être jouée dans une autre fenêtre.
error-name-each = Chaque place a besoin de son propre nom.
screen-narrow = La table demande 80 colonnes ; il y en a { $columns }.
error-version = Il n’y a pas d’étape { $version } : l’enregistrement va de 0 à { $last }.
error-option-word = « { $word } » n’est pas une option de ce jeu. On écrit nom=valeur, avec l’un de ces noms : { $known }.
error-preset-and-options = Donnez soit un préréglage, soit des options, pas les deux.
error-unknown-preset = Il n’y a pas de préréglage nommé « { $name } ». Choix possibles : { $known }.
error-names = { $names ->
    [one] { $names } nom a été donné
   *[other] { $names } noms ont été donnés
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}. Chaque place a besoin de son propre nom.
error-name-length = Un nom a de 1 à { $longest } caractères.
error-positive = Les nombres de parties et de processus doivent être d’au moins 1.
error-at-least = --at-least met à l’épreuve deux robots, avec une part entre 0 et 1.
error-no-seats = L’enregistrement ne dit pas qui est assis où ; il ne peut pas être repris.

## Jouer

# Ce que l’on tape en dehors d’un coup ; un mot par langue, tous sont compris.
play-word-quit = quitter
play-word-back = retour
play-word-log = journal
play-word-help = aide
play-time-left = Temps restant : { $time }
play-prompt = { $player } (? pour l’aide)>
play-help = { $moves ->
    [one] Il y a { $moves } coup possible
   *[other] Il y a { $moves } coups possibles
}, par exemple « { $example } ». « ? { $example } » dit ce qu’un coup rapporterait ou pourquoi il n’est pas permis. Entrée affiche de nouveau la table, « { play-word-log } » affiche le journal, « { play-word-back } » reprend un coup, « { play-word-quit } » enregistre la partie et quitte.
play-confirm = Entrée pour continuer, « { play-word-back } » pour reprendre votre coup>
play-possible = Ce coup est possible. Total : { $before } → { $after }
play-confirm-help = Appuyez sur Entrée pour continuer, ou tapez « { play-word-back } » ou « { play-word-quit } ».
play-preview = { $line } ({ $rule }) : { $before } → { $after }
play-hand-over = Passez l’écran à { $player }, puis appuyez sur Entrée.
play-pledge = La donne est fixée par un secret dont l’empreinte est { $commitment }.
play-resumed = La partie reprend à l’étape { $version }.
play-saved = La partie est enregistrée. Pour la reprendre : { $command } resume { $file }
play-finished = L’enregistrement de la partie est conservé. Pour le vérifier : { $command } verify { $file }

## Revoir

replay-prompt = { $version } sur { $last } (Entrée : suite, b : retour, un nombre : y aller, q : quitter)>
replay-help = Entrée avance, « b » recule, un nombre de 0 à { $last } mène à cette étape, « q » quitte.

## Vérifier

verify-read = { $file } : enregistrement lisible ({ $game }), { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}.
verify-no-pledge = La graine a été donnée ouvertement ; il n’y avait pas de promesse à vérifier.
verify-commitment = L’empreinte du secret est bien celle qui avait été promise : { $commitment }.
verify-seed = La graine découle du secret et des parts de hasard de { $nonces } places.
verify-deal = La donne a été préparée à la main, et non tirée de la graine.
verify-rules = L’ouverture enregistrée est bien celle de cette donne, selon la version { $rules } des règles.
verify-events = { $moves ->
    [one] { $moves } coup était permis et a produit
   *[other] { $moves } coups étaient permis et ont produit
} exactement { $events ->
    [one] l’unique événement enregistré
   *[other] les { $events } événements enregistrés
}.
verify-unfinished = Jusqu’ici, tout est en ordre. La partie n’est pas encore finie.
verify-finished = Tout est en ordre. Points : { $totals }. Victoire : { $winners }.

## Simuler

simulate-at-once = { $game } se joue tous ensemble et contre la montre ; on ne peut pas le simuler.
simulate-progress = Parties
simulate-nothing = Arrêt avant la fin de la première partie.
simulate-stopped = Arrêt. { $played ->
    [one] { $played } partie sur { $games } a été jouée et est comptée.
   *[other] { $played } parties sur { $games } ont été jouées et sont comptées.
}
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
simulate-order = Ordre de jeu à la première manche

arena-against = Contre
arena-margin = Écart
arena-elo = Elo
arena-verdict = { $bot } gagne au moins { $goal } : { $decision ->
    [reached] atteint
    [not-reached] non atteint
   *[open] indécis
} après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}. Rapport de vraisemblance de { $better } à { $goal } : { $ratio }, décidé à { $low } et à { $high }.
warm-progress = { $game } : compilation en cours. Une demi-minute, une seule fois.
warm-done = { $game } : les robots sont prêts.
warm-solver-done = { $game } : le solveur est prêt.

## Résolution

error-unknown-card = Il n’y a pas de carte « { $name } ». « tuileries cards » les liste toutes.
error-seconds = La durée doit dépasser 0 seconde.
solve-garden = Ce jardin les satisfait toutes ensemble :
solve-impossible = { $cards ->
    [one] Aucun jardin ne satisfait cette carte.
   *[other] Aucun jardin ne satisfait ces { $cards } cartes ensemble, mais chaque partie d’entre elles peut l’être.
}
