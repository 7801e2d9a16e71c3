## Le serveur

serve-address = Tuileries est à l’adresse { $address }
serve-no-display = Il n’y a pas d’écran ici pour ouvrir un navigateur.
error-database = « { $url } » n’est pas une base de données utilisable. On écrit sqlite:///FICHIER.
error-address = « { $address } » n’est pas une adresse où inviter. On écrit https://garden.example, sans rien derrière.
error-port = Impossible d’écouter à l’adresse { $host }, port { $port }. ({ $detail })
error-settings = Ces réglages ne conviennent pas. Il y a : { $known }. ({ $detail })
error-colour = Il n’y a pas de telle couleur. Il y a : { $known }.
doctor-broken = La table { $table } ne se rejoue plus : { $reason }
doctor-summary = { $games ->
    [one] { $games } partie de { $file } a été rejouée
   *[other] { $games } parties de { $file } ont été rejouées
} ; { $broken ->
    [one] { $broken } ne suit plus
   *[other] { $broken } ne suivent plus
} les règles.

## Ce qu’une table refuse

server-no-table = Il n’y a pas de telle table.
server-no-file = Il n’y a pas de tel fichier.
server-no-page = La page pour le navigateur n’est pas construite ici. Dans le dossier « web », lancez « npm ci » et « npm run build », puis redémarrez le serveur.
server-no-guest = Vous n’avez encore rejoint aucune table depuis cet appareil.
server-no-code = Ce code ne marche pas. Il a peut-être déjà servi, ou il est trop vieux.
server-no-person = Au moins une place est pour une personne.
server-no-seat = Cette place n’est pas libre.
server-name-taken = Quelqu’un s’appelle déjà { $name } à cette table.
server-seats-free = Des places sont encore libres.
server-not-open = La partie a déjà commencé.
server-not-host = Seule la personne qui a ouvert la table peut le faire.
server-not-running = Aucune partie n’est en cours à cette table.
server-not-over = La partie n’est pas encore finie.
server-no-review = Personne n’analyse ce jeu après coup.
server-not-seated = Vous n’avez pas de place à cette table.
server-not-your-seat = Ce n’est pas votre place.
server-no-pledge = Cette donne a été préparée ; il n’y a pas de promesse à vérifier.
server-not-written = Cela n’a pas pu être enregistré : rien ne s’est donc passé. Réessayez dans un instant.
server-stale = Quelqu’un d’autre a agi avant vous. Choisissez de nouveau votre coup.
server-substituted = Un robot joue pour vous. Reprenez d’abord votre place.
server-not-substituted = Aucun robot ne joue pour vous.
server-not-away = Un robot ne peut jouer que pour quelqu’un d’autre, absent depuis un moment.
server-no-proposal = Il n’y a rien à voter.
server-return-where = La partie ne peut revenir qu’à une version antérieure.
server-silence = On ne parle pas pendant cette partie.
server-nothing-said = Il n’y a rien à dire.
server-no-hints = Cette table joue sans conseils.
server-no-adviser = Personne ne donne de conseils pour ce jeu.
server-hint-turn = Un conseil est pour la personne dont c’est le tour.
server-hint-late = La partie a continué ; ce conseil ne servirait plus à rien.
server-hint-not-ready = Le conseiller n’est pas encore prêt. Redemandez dans un instant.
server-frozen = Cette partie peut être regardée mais pas continuée : { $reason }
server-leaving = Le serveur va s’arrêter. Réessayez dans un instant.
server-welcome-back = Heureux de vous revoir.
server-origin = Un autre site ne peut pas agir pour vous ici.
server-too-much = C’était trop à la fois. Attendez un instant.
server-bad-request = Cette demande est inutilisable. ({ $detail })
server-bad-message = Ce message est illisible. ({ $detail })
server-bad-move = Ce coup est illisible. ({ $detail })
server-no-garden = Ce jardin n’existe pas. Les jardins du jour commencent le { $first }. Leurs niveaux : { web-daily-gentle }, { web-daily-tricky }, { web-daily-fiendish }.
server-garden-to-come = Ce jardin est encore à venir. Un nouveau jour commence à minuit, temps universel (UTC).
