## Places

seat = { $player }
seat-number = Joueur { $number }
bot-name = Robot { $number } ({ $level })
bot-random = hasard
bot-greedy = glouton
bot-beginner = débutant
bot-learner = apprenti
bot-casual = occasionnel
bot-regular = habitué
bot-skilled = habile
bot-seasoned = aguerri
bot-expert = expert
bot-virtuoso = virtuose
bot-champion = champion
bot-master = maître

## Ce qui peut mal tourner

error-forbidden = { $rule } : { $reason }
error-forbidden-more = { $rule } : { $reason } { $more }
error-unknown-game = Il n’y a pas de jeu nommé « { $name } ». Choix possibles : { $known }.
error-arena = Une arène demande au moins deux robots différents.
error-budget = « { $text } » n’est ni un temps comme 50ms ou 2s, ni un nombre de parties d’essai comme 800n.
error-bot-budget = Le robot « { $name } » ne réfléchit pas à l’avance : on ne peut lui donner de temps.
error-unknown-bot = Il n’y a pas de robot nommé « { $name } ». Choix possibles : { $known }.
error-unknown-language = Il n’y a pas de langue nommée « { $name } ». Choix possibles : { $known }.
error-players = Ce jeu est pour { $least } à { $most } joueurs, pas { $players }.
error-options = Ces options ne conviennent pas au jeu, qui connaît : { $known }. ({ $detail })
error-seat = Il n’y a pas de place { $number } ; les places sont numérotées à partir de 0, et il y en a { $players }.
error-seats = L’enregistrement ne nomme pas { $players } joueurs et places.
error-deal = La donne explicite ne convient pas : il fallait un tirage de { $length } parmi { $limit }.

## Enregistrements

error-pledge-and-deal = Une donne préparée ne peut pas aussi être promise équitable.
error-record-other-words = L’enregistrement n’est pas écrit exactement comme Tuileries l’écrit ; il a été modifié.
error-record-empty = L’enregistrement est vide.
error-record-line = La ligne { $line } de l’enregistrement est abîmée ou tronquée. ({ $detail })
error-record-setup = L’ouverture de l’enregistrement n’est pas ce que donne sa graine.
error-record-differs = L’enregistrement diffère de la partie à la version { $version } : ce qu’il raconte ne s’est pas passé ainsi.
error-record-refused = Le coup de la version { $version } n’est pas permis : { $reason }
error-rules-version = L’enregistrement suit la version { $recorded } des règles ; celle-ci est la version { $present }.
error-seed-withheld = Ceci est le journal d’une seule place : sans sa graine, il ne peut pas être rejoué.
error-secret-withheld = Le secret n’a pas encore été dévoilé : la donne ne peut pas être vérifiée.
error-commitment = Le secret n’est pas celui qui avait été promis : son empreinte est différente.
error-nonces = { $nonces ->
    [one] { $nonces } place a ajouté sa part de hasard
   *[other] { $nonces } places ont ajouté leur part de hasard
}, mais il y a { $players } joueurs.
error-nonce-line = Une part de hasard ou un secret tient sur une seule ligne.
error-seed = La graine ne découle pas du secret et des parts de hasard.

## Reprendre un coup

take-back-never = Rien ne se reprend dans ce jeu.
take-back-not-yours = La dernière décision n’est pas la vôtre ; vous ne pouvez pas la reprendre.
take-back-over = La partie est finie.
take-back-revealed = Quelque chose a été dévoilé ou quelqu’un d’autre a joué depuis ; le coup ne peut plus être repris.
take-back-nowhere = La partie ne peut pas revenir à la version { $version }.
log-taken-back = { $player } reprend sa dernière décision.
log-returned = La partie est revenue à l’étape { $step }.

## Résolution

solve-undecided = La question n’est pas tranchée dans le temps imparti.
error-solver-size = Un jardin de { $size } sur { $size } demande une tuile par case, et non { $tiles }.
error-solver-no-size = Il n’y a pas de jardin de { $size } sur { $size }. Côtés possibles : { $known }.
