## La même donne encore une fois

challenge = Lancer un défi avec cette donne
challenge-what = La personne qui ouvre le lien joue la même donne à la même place, avec des robots aux autres places. Ensuite, tous les résultats sont comparés.
challenge-make = Obtenir le lien
challenge-link = Lien vers le défi
challenge-heading = Défi : { $game }
challenge-whose = { $name } a joué cette donne. Jouez-la aussi, avec des robots aux autres places. Vous verrez ensuite les deux résultats, ligne par ligne.
challenge-no-pledge = La donne est celle d’une autre partie : rien ne garantit qu’elle n’a pas été choisie. Elle ne peut pas être vérifiée.
challenge-unverified = Défi : la donne ne peut pas être vérifiée
challenge-seen-you = Vous avez déjà vu cette donne. Votre résultat sera marqué.
challenge-seats = Places
challenge-take = Jouer cette donne
challenge-continue = Continuer la partie
challenge-results = Comparaison sur la même donne
challenge-results-none = En dehors de cette table, personne n’a encore joué cette donne jusqu’au bout.
challenge-original = première partie
challenge-seen = connaissait déjà la donne
challenge-won = Victoire
challenge-won-yes = oui
challenge-won-no = non
challenge-best = meilleur résultat
challenge-more = { $name } : voir la relecture
