## The exercises of Gardeners, one for each back of a card: a sentence has 25 words at most

gardeners-exercise-proximity = Proximité
gardeners-exercise-proximity-read = Chaque tuile d’une sorte veut une certaine voisine, bord à bord. Votre carte parle des fleurs fuchsia.
gardeners-exercise-proximity-place = Posez votre fleur fuchsia à côté de celle du jardin.
gardeners-exercise-proximity-apart = Là, les deux fleurs fuchsia restent seules. Posez-les bord à bord.
gardeners-exercise-proximity-out = Rien n’est à retirer. Posez votre fleur fuchsia.
gardeners-exercise-proximity-done = Les deux ont maintenant leur voisine. Une troisième fleur fuchsia en voudrait une aussi.

gardeners-exercise-distance-one = Éloignement, une sorte
gardeners-exercise-distance-one-read = Deux tuiles de cette sorte ne sont jamais côte à côte. Votre carte parle des arbres.
gardeners-exercise-distance-one-place = Posez votre arbre là où il n’a pas d’arbre à côté de lui. Les coins ne comptent pas.
gardeners-exercise-distance-one-near = Là, il serait à côté d’un autre arbre. Cherchez une case loin des deux.
gardeners-exercise-distance-one-out = Les arbres du jardin sont assez éloignés. Posez le vôtre.
gardeners-exercise-distance-one-done = Trois arbres, et aucun à côté d’un autre. Gardez de telles cases en construisant.

gardeners-exercise-distance-two = Éloignement, deux sortes
gardeners-exercise-distance-two-read = Une sorte reste loin d’une autre. Ici, pas de fleur orange à côté d’une plante verte.
gardeners-exercise-distance-two-place = Votre fleur verte est une plante verte. Posez-la loin des deux fleurs orange.
gardeners-exercise-distance-two-near = Là, elle serait à côté d’une fleur orange. Cherchez une autre case.
gardeners-exercise-distance-two-out = Rien n’est à retirer. Posez votre fleur verte.
gardeners-exercise-distance-two-done = Deux fleurs orange peuvent être voisines, deux plantes vertes aussi. Seul le mélange est interdit.

gardeners-exercise-agglomeration-one = Agglomération, une sorte
gardeners-exercise-agglomeration-one-read = Votre carte veut un groupe : au moins 6 tuiles Herbe reliées, quoi qu’il y ait dessus.
gardeners-exercise-agglomeration-one-place = Trois tuiles Herbe sont réunies, et deux autres. Posez la vôtre pour réunir les deux groupes.
gardeners-exercise-agglomeration-one-apart = Là, les deux groupes restent séparés. Trouvez la case à côté des deux.
gardeners-exercise-agglomeration-one-out = Rien n’est à retirer. Posez votre tuile Herbe.
gardeners-exercise-agglomeration-one-done = Six tuiles Herbe sont réunies. Davantage convient aussi, sauf si la carte dit « exactement ».

gardeners-exercise-agglomeration-two = Agglomération, deux sortes
gardeners-exercise-agglomeration-two-read = Votre carte veut un groupe qui peut mêler deux sortes : au moins 6 fleurs et/ou arbres.
gardeners-exercise-agglomeration-two-place = Trois plantes sont réunies, et deux autres. Posez votre fleur pour réunir les deux groupes.
gardeners-exercise-agglomeration-two-apart = Là, les deux groupes restent séparés. Trouvez la case à côté des deux.
gardeners-exercise-agglomeration-two-out = Rien n’est à retirer. Posez votre fleur.
gardeners-exercise-agglomeration-two-done = Six plantes sont réunies. Le nombre d’arbres parmi elles n’importe pas.

gardeners-exercise-panorama = Panorama
gardeners-exercise-panorama-read = Chaque banc doit voir quelque chose. Il regarde tout droit jusqu’au bord du jardin, et rien ne bouche la vue.
gardeners-exercise-panorama-place = Posez votre banc dans l’axe de l’arbre fuchsia et tournez-le vers l’arbre.
gardeners-exercise-panorama-turn = Il est dans l’axe de l’arbre, mais il regarde ailleurs. Tournez-le.
gardeners-exercise-panorama-line = De là, il ne voit pas l’arbre. Posez-le dans la même rangée ou la même colonne.
gardeners-exercise-panorama-out = Rien n’est à retirer. Posez votre banc.
gardeners-exercise-panorama-done = Il voit l’arbre. Tout autre banc aura aussi besoin d’une telle vue.

gardeners-exercise-link = Liaison
gardeners-exercise-link-read = Votre carte veut une chaîne de tuiles Terre, bord à bord, d’un côté du jardin au côté opposé.
gardeners-exercise-link-place = Ce jardin a 5 cases de large. Posez votre tuile Terre pour que la chaîne aille de gauche à droite.
gardeners-exercise-link-short = Là, la chaîne n’atteint pas l’autre côté. Posez la tuile à son extrémité.
gardeners-exercise-link-out = Rien n’est à retirer. Posez votre tuile Terre.
gardeners-exercise-link-done = La chaîne relie deux côtés opposés. Elle peut tourner, mais pas s’interrompre.

gardeners-exercise-border-outer = Bordure, au bord
gardeners-exercise-border-outer-read = Chaque tuile de cette sorte doit être au bord du jardin. Votre carte parle des plantes fuchsia.
gardeners-exercise-border-outer-place = Le jardin fait 5 × 5 cases ; sa première rangée et sa première colonne sont complètes. Posez votre fleur fuchsia au bord.
gardeners-exercise-border-outer-inside = Cette case n’est pas au bord. Regardez au bout de la rangée et de la colonne.
gardeners-exercise-border-outer-out = Rien n’est à retirer. Posez votre fleur fuchsia.
gardeners-exercise-border-outer-done = Elle est au bord. Tant qu’un jardin est petit, son bord peut encore se déplacer.

gardeners-exercise-border-inner = Bordure, à l’intérieur
gardeners-exercise-border-inner-read = Aucune tuile de cette sorte ne doit être au bord du jardin. Votre carte parle des bancs.
gardeners-exercise-border-inner-place = Le jardin fait 5 × 5 cases ; sa première rangée et sa première colonne sont complètes. Posez votre banc à l’intérieur.
gardeners-exercise-border-inner-edge = Cette case est au bord. Posez le banc plus à l’intérieur.
gardeners-exercise-border-inner-out = Rien n’est à retirer. Posez votre banc.
gardeners-exercise-border-inner-done = Il est à l’intérieur du jardin. Cette carte ne regarde pas vers où il est tourné.

gardeners-exercise-geometry-cross = Géométrie, croix
gardeners-exercise-geometry-cross-read = Votre carte veut une croix : une tuile au centre et une sur chacun de ses quatre côtés. Les coins sont libres.
gardeners-exercise-geometry-cross-place = Trois fleurs entourent la fontaine. Posez la vôtre sur le quatrième côté.
gardeners-exercise-geometry-cross-apart = Là, la croix reste incomplète. Utilisez le côté libre de la fontaine.
gardeners-exercise-geometry-cross-out = Rien n’est à retirer. Posez votre fleur.
gardeners-exercise-geometry-cross-done = La croix est complète. Elle peut être n’importe où dans le jardin.

gardeners-exercise-geometry-square = Géométrie, carré
gardeners-exercise-geometry-square-read = Votre carte veut un carré : des tuiles Terre aux coins, des tuiles Herbe partout ailleurs.
gardeners-exercise-geometry-square-place = Il manque un coin. Posez-y votre tuile Terre : ce qu’il y a dessus n’importe pas.
gardeners-exercise-geometry-square-apart = Là, le carré reste incomplet. Remplissez son dernier coin.
gardeners-exercise-geometry-square-out = Rien n’est à retirer. Posez votre tuile Terre.
gardeners-exercise-geometry-square-done = Le carré est complet. Il peut être n’importe où dans le jardin, et tourné.

gardeners-exercise-paths = Chemins
gardeners-exercise-paths-read = Des tuiles Chemin sont reliées là où leurs bouts se rejoignent. Votre carte veut un chemin continu d’au moins 6 tuiles.
gardeners-exercise-paths-place = Cinq tuiles Chemin sont reliées. Posez la sixième à un bout et tournez-la pour prolonger le chemin.
gardeners-exercise-paths-turn = C’est la bonne case. Tournez la tuile pour que son chemin rejoigne l’autre.
gardeners-exercise-paths-apart = Là, elle ne prolonge pas le chemin. Utilisez l’un de ses deux bouts.
gardeners-exercise-paths-out = Rien n’est à retirer. Posez votre tuile Chemin.
gardeners-exercise-paths-done = Six tuiles forment un seul chemin. Les coudes comptent comme les lignes droites.
