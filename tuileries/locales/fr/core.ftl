## La langue : comment elle se nomme, et de quel pays viennent ses listes et ses dates

language-name = Français
language-locale = fr

## Places

seat = { $player }
seat-number = Joueur { $number }
bot-name = Robot { $number } ({ $level })
bot-name-alone = Robot ({ $level })
bot-random = aléatoire
bot-greedy = glouton
bot-beginner = débutant
bot-learner = apprenti
bot-casual = amateur
bot-regular = habitué
bot-skilled = confirmé
bot-seasoned = aguerri
bot-expert = expert
bot-virtuoso = virtuose
bot-champion = champion
bot-master = maître
bot-novice = novice
bot-gardener = jardinier

## Ce qui peut mal tourner

error-forbidden = { $rule } : { $reason }
error-forbidden-more = { $rule } : { $reason } { $more }
error-unknown-game = Le jeu « { $name } » n’existe pas. Choix possibles : { $known }.
error-unknown-lesson = La leçon « { $name } » n’existe pas. Choix possibles : { $known }.
error-lesson-deal = La donne de la leçon nomme un élément qui n’est pas dans la boîte : { $name }.
error-arena = Une arène demande au moins deux robots différents.
error-budget = « { $text } » n’est ni une durée comme 50ms ou 2s, ni un nombre de parties simulées comme 800n.
error-bot-budget = Le robot « { $name } » n’anticipe pas : on ne peut pas limiter son temps.
error-no-bots = Il n’y a pas encore de robots pour ce jeu.
error-bot-not-offered = Le robot « { $name } » n’est pas proposé dans ce jeu. Choix possibles : { $known }.
error-unknown-bot = Le robot « { $name } » n’existe pas. Choix possibles : { $known }.
error-unknown-language = La langue « { $name } » n’existe pas. Choix possibles : { $known }.
error-players = Ce jeu se joue de { $least } à { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}, pas à { $players }.
error-options = Ces options ne conviennent pas à ce jeu. Options possibles : { $known }. ({ $detail })
error-seat = Il n’y a pas de place { $number }. Les places sont numérotées à partir de 0, et cette table en a { $players }.
error-seat-type = Ce n’est pas une place : { $seat }. Les places sont des nombres entiers à partir de 0.
error-move-type = Ce n’est pas un coup de ce jeu : { $move } ({ $detail })
error-time = Ce n’est pas une durée en secondes : { $at }.
error-seats = L’enregistrement doit indiquer { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} et autant de places.
error-deal = La donne imposée ne convient pas : il faut un tirage de { $length } parmi { $limit }.

## Enregistrements

error-pledge-and-deal = Une donne préparée à la main ne peut pas être garantie équitable.
error-record-other-words = Cet enregistrement a été modifié : Tuileries l’aurait écrit autrement.
error-record-empty = L’enregistrement est vide.
error-record-line = La ligne { $line } de l’enregistrement est abîmée ou incomplète. ({ $detail })
error-record-setup = La mise en place enregistrée ne correspond pas à sa graine.
error-record-differs = À l’étape { $version }, l’enregistrement ne correspond pas à la partie.
error-record-refused = Le coup de l’étape { $version } n’est pas permis. { $reason }
error-record-unread = L’étape { $version } contient un élément qui n’existe pas dans ces règles.
error-other-rules = Cette partie a été jouée avec la version { $recorded } des règles ; ici, c’est la version { $present }. Avec ces règles, elle diffère à partir de l’étape { $version }. { $reason }
replay-part = Vous pouvez revoir cette partie jusqu’à l’étape { $last }. { $reason }
error-time-back = L’étape { $version } porte un temps antérieur à celui de l’étape précédente.
error-time-missing = L’étape { $version } n’indique pas de temps, alors que le sablier était lancé.
error-time-early = À l’étape { $version }, le sablier s’est arrêté { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} trop tôt.
error-time-late = Le coup de l’étape { $version } a été joué { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} après la fin du sablier.
error-seed-withheld = Ce journal est celui d’une seule place. Il n’a pas de graine : la partie ne peut pas être rejouée.
error-secret-withheld = Le secret n’a pas encore été publié : la donne ne peut pas être vérifiée.
error-commitment = Le secret ne correspond pas à son engagement : l’empreinte est différente.
error-nonces = { $nonces ->
    [one] { $nonces } place a ajouté
   *[other] { $nonces } places ont ajouté
} une valeur aléatoire, mais la partie compte { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
error-nonce-line = Une valeur aléatoire ou un secret doit tenir sur une seule ligne.
error-seed = La graine ne correspond pas au secret et aux valeurs aléatoires.

## Reprendre un coup

take-back-never = Dans ce jeu, on ne reprend pas ses coups.
take-back-not-yours = Le dernier coup n’est pas le vôtre.
take-back-over = La partie est terminée.
take-back-revealed = Trop tard : depuis, quelque chose a été révélé ou quelqu’un d’autre a joué.
take-back-nowhere = La partie ne peut pas revenir à l’étape { $version }.
log-taken-back = { $player } reprend son dernier coup.
log-returned = La partie revient à l’étape { $step }.

## Résolution

solve-undecided = Pas de réponse dans le temps imparti.
error-solver-size = Le nombre de tuiles ne convient pas à un jardin de { $size } × { $size } : { $tiles }.
error-solver-no-size = Il n’y a pas de jardin de { $size } × { $size }. Tailles possibles : { $known }.

## Lessons: what is said to a move that is allowed but does not lead on

bot-guide = Guide
lesson-wait = Un instant : votre guide joue encore.
lesson-done = Cette leçon est terminée. Passez à la suivante.
lesson-other = C’est permis, mais ce n’est pas ce qui est demandé maintenant.
