## Le serveur

serve-address = Tuileries est en ligne à l’adresse { $address }
serve-no-display = Il n’y a pas d’écran ici : impossible d’ouvrir un navigateur.
error-database = « { $url } » n’est pas une base de données utilisable. Écrivez sqlite:///FICHIER.
error-address = « { $address } » ne peut pas servir d’adresse pour les invitations. Écrivez-la comme https://garden.example, sans rien après.
error-port = Le serveur ne peut pas écouter à l’adresse { $host }, port { $port }. ({ $detail })
error-settings = Réglages non valides. Réglages possibles : { $known }. ({ $detail })
error-colour = Cette couleur n’existe pas. Choix possibles : { $known }.
doctor-differs = Table { $table } interrompue par un changement des règles : { $reason }
doctor-broken = La table { $table } ne peut pas être rejouée : { $reason }
doctor-summary = { $games ->
    [one] { $games } partie rejouée
   *[other] { $games } parties rejouées
} ({ $file }) ; interrompues par un changement des règles : { $differing } ; endommagées : { $broken }.

## Ce qu’une table refuse

server-no-table = Cette table n’existe pas.
server-no-file = Ce fichier n’existe pas.
server-no-page = La page pour le navigateur n’est pas construite. Dans le dossier « web », lancez « npm ci » et « npm run build », puis redémarrez le serveur.
server-no-guest = Vous n’avez encore rejoint aucune table sur cet appareil.
server-no-code = Ce code ne marche pas. Il a peut-être déjà servi, ou il est trop ancien.
server-no-person = Au moins une place doit être pour une personne.
server-no-seat = Cette place n’est pas libre.
server-name-taken = Le nom { $name } est déjà pris à cette table.
server-seats-free = Toutes les places ne sont pas encore prises.
server-not-open = La partie a déjà commencé.
server-not-host = Seul l’hôte peut faire cela.
server-not-running = Aucune partie n’est en cours à cette table.
server-not-over = La partie n’est pas encore terminée.
server-no-review = Ce jeu n’a pas d’analyse après la partie.
server-no-thought = Aucun robot à cette place ne peut s’expliquer.
server-not-seated = Vous n’avez pas de place à cette table.
server-not-your-seat = Ce n’est pas votre place.
server-no-pledge = Cette donne a été préparée à la main : il n’y a pas d’engagement à vérifier.
error-database-in-use = Un autre serveur utilise la base de données « { $file } ». Arrêtez-le d’abord.
error-database-damaged = La base de données « { $file } » est endommagée. Restaurez une sauvegarde. ({ $detail })
server-failed = Une erreur s’est produite sur le serveur. Réessayez.
server-not-read = Le serveur n’a pas accès à ses données pour le moment. Réessayez.
server-too-long = Cette partie est trop longue pour être continuée. Vous pouvez l’arrêter d’un commun accord.
server-not-written = L’enregistrement a échoué : rien n’a changé. Réessayez.
server-stale = Quelqu’un d’autre a joué avant vous. Choisissez de nouveau votre coup.
server-substituted = Un robot joue pour vous. Reprenez d’abord votre place.
server-not-substituted = Aucun robot ne joue pour vous.
server-not-away = Un robot ne peut remplacer qu’un autre joueur, absent depuis un moment.
server-no-proposal = Aucun vote en cours.
server-return-where = La partie ne peut revenir qu’à une étape précédente.
server-silence = Ce jeu se joue en silence : la discussion est fermée.
server-nothing-said = Le message est vide.
server-no-hints = À cette table, on joue sans conseils.
server-no-adviser = Ce jeu n’a pas de conseils.
server-hint-turn = Vous ne pouvez demander un conseil qu’à votre tour.
server-hint-late = Ce conseil n’est plus à jour. Demandez-en un autre.
server-hint-not-ready = Les conseils ne sont pas encore prêts. Réessayez dans un instant.
server-frozen = Vous pouvez regarder cette partie, mais pas la continuer : { $reason }
server-part = Vous pouvez revoir cette partie jusqu’à l’étape { $last }, mais pas la continuer. { $reason }
server-leaving = Le serveur redémarre. Réessayez dans un instant.
server-welcome-back = Bon retour, { $name }. Vos places sont maintenant sur cet appareil.
server-welcome-here = Cet appareil est maintenant le vôtre.
server-origin = Les demandes venant d’un autre site ne sont pas acceptées.
server-too-much = Trop de demandes à la fois. Patientez un instant.
server-bad-request = Demande non valide. ({ $detail })
server-bad-message = Message non valide. ({ $detail })
server-bad-move = Coup non valide. ({ $detail })
server-no-garden = Ce jardin n’existe pas. Les jardins du jour commencent le { $first }. Leurs niveaux : { web-daily-gentle }, { web-daily-tricky } et { web-daily-fiendish }.
server-garden-to-come = Ce jardin n’est pas encore ouvert. De nouveaux jardins ouvrent chaque jour à minuit, temps universel (UTC).
server-lesson = Ce n’est pas possible dans une leçon. Utilisez les boutons de la leçon.
