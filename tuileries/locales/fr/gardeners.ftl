## Les sortes de tuiles, telles qu’elles figurent dans une phrase

gardeners-kind-flower = { $role ->
    [each] Chaque fleur
    [each-too] chaque fleur
    [no] Aucune fleur
    [no-too] aucune fleur
    [next] d’une fleur
    [next-other] d’une autre fleur
    [many] fleurs
    [of] de fleurs
   *[a] une fleur
}
gardeners-kind-green-flower = { $role ->
    [each] Chaque fleur verte
    [each-too] chaque fleur verte
    [no] Aucune fleur verte
    [no-too] aucune fleur verte
    [next] d’une fleur verte
    [next-other] d’une autre fleur verte
    [many] fleurs vertes
    [of] de fleurs vertes
    [many-first] fleurs vertes
    [many-second] vertes
    [seen-first] une fleur verte
    [seen-second] verte
   *[a] une fleur verte
}
gardeners-kind-fuchsia-flower = { $role ->
    [each] Chaque fleur fuchsia
    [each-too] chaque fleur fuchsia
    [no] Aucune fleur fuchsia
    [no-too] aucune fleur fuchsia
    [next] d’une fleur fuchsia
    [next-other] d’une autre fleur fuchsia
    [many] fleurs fuchsia
    [of] de fleurs fuchsia
    [many-first] fleurs fuchsia
    [many-second] fuchsia
    [seen-first] une fleur fuchsia
    [seen-second] fuchsia
   *[a] une fleur fuchsia
}
gardeners-kind-orange-flower = { $role ->
    [each] Chaque fleur orange
    [each-too] chaque fleur orange
    [no] Aucune fleur orange
    [no-too] aucune fleur orange
    [next] d’une fleur orange
    [next-other] d’une autre fleur orange
    [many] fleurs orange
    [of] de fleurs orange
    [many-first] fleurs orange
    [many-second] orange
    [seen-first] une fleur orange
    [seen-second] orange
   *[a] une fleur orange
}
gardeners-kind-tree = { $role ->
    [each] Chaque arbre
    [each-too] chaque arbre
    [no] Aucun arbre
    [no-too] aucun arbre
    [next] d’un arbre
    [next-other] d’un autre arbre
    [many] arbres
    [of] d’arbres
   *[a] un arbre
}
gardeners-kind-green-tree = { $role ->
    [each] Chaque arbre vert
    [each-too] chaque arbre vert
    [no] Aucun arbre vert
    [no-too] aucun arbre vert
    [next] d’un arbre vert
    [next-other] d’un autre arbre vert
    [many] arbres verts
    [of] d’arbres verts
    [many-first] arbres verts
    [many-second] verts
    [seen-first] un arbre vert
    [seen-second] vert
   *[a] un arbre vert
}
gardeners-kind-fuchsia-tree = { $role ->
    [each] Chaque arbre fuchsia
    [each-too] chaque arbre fuchsia
    [no] Aucun arbre fuchsia
    [no-too] aucun arbre fuchsia
    [next] d’un arbre fuchsia
    [next-other] d’un autre arbre fuchsia
    [many] arbres fuchsia
    [of] d’arbres fuchsia
    [many-first] arbres fuchsia
    [many-second] fuchsia
    [seen-first] un arbre fuchsia
    [seen-second] fuchsia
   *[a] un arbre fuchsia
}
gardeners-kind-orange-tree = { $role ->
    [each] Chaque arbre orange
    [each-too] chaque arbre orange
    [no] Aucun arbre orange
    [no-too] aucun arbre orange
    [next] d’un arbre orange
    [next-other] d’un autre arbre orange
    [many] arbres orange
    [of] d’arbres orange
    [many-first] arbres orange
    [many-second] orange
    [seen-first] un arbre orange
    [seen-second] orange
   *[a] un arbre orange
}
gardeners-kind-plant = { $role ->
    [each] Chaque plante
    [each-too] chaque plante
    [no] Aucune plante
    [no-too] aucune plante
    [next] d’une plante
    [next-other] d’une autre plante
    [many] plantes
    [of] de plantes
   *[a] une plante
}
gardeners-kind-green-plant = { $role ->
    [each] Chaque plante verte
    [each-too] chaque plante verte
    [no] Aucune plante verte
    [no-too] aucune plante verte
    [next] d’une plante verte
    [next-other] d’une autre plante verte
    [many] plantes vertes
    [of] de plantes vertes
    [many-first] plantes vertes
    [many-second] vertes
    [seen-first] une plante verte
    [seen-second] verte
   *[a] une plante verte
}
gardeners-kind-fuchsia-plant = { $role ->
    [each] Chaque plante fuchsia
    [each-too] chaque plante fuchsia
    [no] Aucune plante fuchsia
    [no-too] aucune plante fuchsia
    [next] d’une plante fuchsia
    [next-other] d’une autre plante fuchsia
    [many] plantes fuchsia
    [of] de plantes fuchsia
    [many-first] plantes fuchsia
    [many-second] fuchsia
    [seen-first] une plante fuchsia
    [seen-second] fuchsia
   *[a] une plante fuchsia
}
gardeners-kind-orange-plant = { $role ->
    [each] Chaque plante orange
    [each-too] chaque plante orange
    [no] Aucune plante orange
    [no-too] aucune plante orange
    [next] d’une plante orange
    [next-other] d’une autre plante orange
    [many] plantes orange
    [of] de plantes orange
    [many-first] plantes orange
    [many-second] orange
    [seen-first] une plante orange
    [seen-second] orange
   *[a] une plante orange
}
gardeners-kind-bench = { $role ->
    [each] Chaque banc
    [each-too] chaque banc
    [no] Aucun banc
    [no-too] aucun banc
    [next] d’un banc
    [next-other] d’un autre banc
    [seen-other] un autre banc
    [many] bancs
    [of] de bancs
   *[a] un banc
}
gardeners-kind-fountain = { $role ->
    [each] Chaque fontaine
    [each-too] chaque fontaine
    [no] Aucune fontaine
    [no-too] aucune fontaine
    [next] d’une fontaine
    [next-other] d’une autre fontaine
    [many] fontaines
    [of] de fontaines
   *[a] une fontaine
}
gardeners-kind-path = { $role ->
    [each] Chaque tuile Chemin
    [each-too] chaque tuile Chemin
    [no] Aucune tuile Chemin
    [no-too] aucune tuile Chemin
    [next] d’une tuile Chemin
    [next-other] d’une autre tuile Chemin
    [many] tuiles Chemin
    [of] de tuiles Chemin
   *[a] une tuile Chemin
}
gardeners-kind-grass = { $role ->
    [each] Chaque tuile Herbe
    [each-too] chaque tuile Herbe
    [no] Aucune tuile Herbe
    [no-too] aucune tuile Herbe
    [next] d’une tuile Herbe
    [next-other] d’une autre tuile Herbe
    [many] tuiles Herbe
    [of] de tuiles Herbe
   *[a] une tuile Herbe
}
gardeners-kind-earth = { $role ->
    [each] Chaque tuile Terre
    [each-too] chaque tuile Terre
    [no] Aucune tuile Terre
    [no-too] aucune tuile Terre
    [next] d’une tuile Terre
    [next-other] d’une autre tuile Terre
    [many] tuiles Terre
    [of] de tuiles Terre
   *[a] une tuile Terre
}
gardeners-kind-sand = { $role ->
    [each] Chaque tuile Sable
    [each-too] chaque tuile Sable
    [no] Aucune tuile Sable
    [no-too] aucune tuile Sable
    [next] d’une tuile Sable
    [next-other] d’une autre tuile Sable
    [many] tuiles Sable
    [of] de tuiles Sable
   *[a] une tuile Sable
}
gardeners-kind-bare = { $role ->
    [each] Chaque tuile vide
    [each-too] chaque tuile vide
    [no] Aucune tuile vide
    [no-too] aucune tuile vide
    [next] d’une tuile vide
    [next-other] d’une autre tuile vide
    [many] tuiles vides
    [of] de tuiles vides
   *[a] une tuile vide
}
gardeners-either = { $role ->
    [each] { $first } et { $second }
    [no] { $first } ni { $second }
    [many] { $first } et/ou { $second }
    [of] { $first } et/ou { $second }
   *[other] { $first } ou { $second }
}
gardeners-anything = n’importe quelle tuile

## Ce que disent les cartes

gardeners-card-proximity = { $every } est à côté { $near }.
gardeners-card-distance = { $no } n’est à côté { $near }.
gardeners-card-agglomeration-at-least = Il y a un groupe d’au moins { $number } { $many }.
gardeners-card-agglomeration-exactly = Il y a un groupe d’exactement { $number } { $many }, ni plus ni moins.
gardeners-card-panorama = Chaque banc est orienté vers { $near }.
gardeners-card-link = Une chaîne { $of } relie deux côtés opposés du jardin.
gardeners-card-border-outer = { $every } est au bord du jardin.
gardeners-card-border-inner = { $no } n’est au bord du jardin.
gardeners-card-cross = Quelque part, il y a une croix : { $centre } au centre et { $arm } sur chacun des quatre côtés.
gardeners-card-cross-mixed = Quelque part, il y a une croix : { $centre } au centre et autour, dans le sens horaire, { $arms }.
gardeners-card-quad = Quelque part, il y a un carré de 2 × 2 { $many }.
gardeners-card-quad-mixed = Quelque part, il y a un carré de 2 × 2, dans le sens horaire : { $tiles }.
gardeners-card-square = Quelque part, il y a un carré de 3 × 3 : { $corner } à chaque coin, { $edge } au milieu de chaque côté et { $centre } au centre.
gardeners-card-loop = Un chemin forme une boucle fermée.
gardeners-card-loop-around = Un chemin forme une boucle fermée avec { $inside } à l’intérieur.
gardeners-card-run = Il y a un chemin continu d’au moins { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
}.
gardeners-card-joined = Chaque tuile Chemin est reliée à une autre tuile Chemin.
gardeners-card = { $id } : { $text }

cards-id = Carte
cards-deck = Pioche
cards-back = Dos
cards-text = Ce qu’elle demande
gardeners-deck-training-a = Entraînement A
gardeners-deck-training-b = Entraînement B
gardeners-deck-training-c = Entraînement C
gardeners-deck-standard = Standard
gardeners-deck-expert = Expert

gardeners-back-proximity = proximité
gardeners-back-distance-one = éloignement, une sorte
gardeners-back-distance-two = éloignement, deux sortes
gardeners-back-agglomeration-one = agglomération, une sorte
gardeners-back-agglomeration-two = agglomération, deux sortes
gardeners-back-panorama = panorama
gardeners-back-link = liaison
gardeners-back-border-outer = bordure, au bord
gardeners-back-border-inner = bordure, à l’intérieur
gardeners-back-geometry-cross = géométrie, croix
gardeners-back-geometry-square = géométrie, carré
gardeners-back-paths = chemins

## Les tuiles

gardeners-tile = { $thing } ({ $ground }, { $id })
gardeners-thing-green-flower = fleur verte
gardeners-thing-fuchsia-flower = fleur fuchsia
gardeners-thing-orange-flower = fleur orange
gardeners-thing-green-tree = arbre vert
gardeners-thing-fuchsia-tree = arbre fuchsia
gardeners-thing-orange-tree = arbre orange
gardeners-thing-bench = banc
gardeners-thing-fountain = fontaine
gardeners-thing-bend = chemin coudé
gardeners-thing-straight = chemin droit
gardeners-thing-bare = tuile vide
gardeners-ground-grass = herbe
gardeners-ground-earth = terre
gardeners-ground-sand = sable

## Le score

gardeners-line-GD-R2 = Cartes scorées
gardeners-line-GD-R5 = Cartes défaussées
gardeners-line-GD-O3 = Cartes scorées
gardeners-line-GD-O4 = Cartes défaussées
gardeners-scale-GD-R2 = Points par carte : 1
gardeners-scale-GD-R5 = La première est gratuite ; points pour chaque carte suivante : −1
gardeners-scale-GD-O3 = { gardeners-scale-GD-R2 }
gardeners-scale-GD-O4 = { gardeners-scale-GD-R5 }
gardeners-count-GD-R2 = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
gardeners-count-GD-R5 = { gardeners-count-GD-R2 }
gardeners-count-GD-O3 = { gardeners-count-GD-R2 }
gardeners-count-GD-O4 = { gardeners-count-GD-R2 }
gardeners-grade-0 = Le roi préfère regarder ailleurs.
gardeners-grade-1 = Quelques massifs plaisent au roi.
gardeners-grade-2 = Le roi s’y promène le dimanche.
gardeners-grade-3 = Toute la cour parle de votre jardin.
gardeners-grade-4 = Le roi montre votre jardin à tous ses invités.
gardeners-grade-5 = Vos noms sont gravés au-dessus de la grille.
gardeners-grade = Niveau { $grade } sur { $grades }
gardeners-held-up = { $cards ->
    [one] Cette carte n’était pas respectée :
   *[other] Ces cartes n’étaient pas respectées :
}
gardeners-held-up-discarded = { $cards ->
    [one] { $cards } carte a été défaussée.
   *[other] { $cards } cartes ont été défaussées.
}

## La table

gardeners-mode-training-a = Entraînement A
gardeners-mode-training-b = Entraînement B
gardeners-mode-training-c = Entraînement C
gardeners-mode-beginner = Débutant
gardeners-mode-normal = Normal
gardeners-heading = Gardeners ({ $mode }) · manche { $round } · pioche : { $deck } · scorées : { $scored } · défausse : { $discarded }
gardeners-heading-over = Gardeners · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $grade }
gardeners-seat = { $seat } { $player } · pile : { $pile } · en vrac : { $loose }
gardeners-is-ready = d’accord
gardeners-held = { $player } : { $back }
gardeners-hidden = (face cachée)

## Le journal : une phrase courte, et les détails sur demande

gardeners-log-table-set = Gardeners ({ $mode }). { $player } pioche la première carte.
gardeners-log-table-set-expert = Gardeners ({ $mode }) avec les cartes Expert. { $player } pioche la première carte.
gardeners-puzzle = Gardeners, un casse-tête : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, un jardin de { $size } × { $size }.
gardeners-log-drawn = { $player } pioche une carte ({ $back }).
gardeners-log-drawn-seen = { $player } pioche la carte { $card }
gardeners-log-turned = { $player } retourne face visible la carte { $card }
gardeners-log-scored = { $player } score la carte { $card }
gardeners-log-discarded = { $player } défausse une carte ({ $back }).
gardeners-log-timer = Le sablier est lancé : { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
gardeners-log-added = { $player } ajoute une tuile.
    .details = { $tile } en { $cell }
gardeners-log-removed = { $player } retire une tuile et la donne à { $to }.
    .details = { $tile }, case { $cell }
gardeners-log-placed = Une tuile est posée.
    .details = { $tile } en { $cell }
gardeners-log-swapped = Une tuile est remplacée.
    .details = { $tile } en { $cell }, au lieu de : { $other }
gardeners-log-lifted = Une tuile est retirée.
    .details = { $tile }, case { $cell }
gardeners-log-ready = { $player } est d’accord pour vérifier.
gardeners-log-again-garden = Le jardin a changé : chacun doit redonner son accord.
gardeners-log-again-card = Une nouvelle carte est arrivée : chacun doit redonner son accord.
gardeners-log-delighted = Sa Majesté est aux anges.
gardeners-log-angry = Pour { $angry }, Sa Majesté est en colère.
gardeners-log-won = La manche { $number } est gagnée.
gardeners-log-ended-time = Le sablier est écoulé : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $grade }
gardeners-log-ended-deck = La pioche est épuisée : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $grade }
gardeners-log-ended-scored = Les dernières cartes sont scorées : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $grade }
gardeners-log-training-time = Le sablier est écoulé : l’entraînement est manqué.
gardeners-log-training-deck = La pioche est épuisée : l’entraînement est réussi.
gardeners-log-training-alone-passed = Toutes les cartes sont scorées : l’entraînement est réussi, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gardeners-log-training-alone-time = Le sablier est écoulé : l’entraînement est manqué. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gardeners-log-training-alone-unscored = Vous n’avez pas scoré toutes les cartes : l’entraînement est manqué. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gardeners-log-solved = Le casse-tête est résolu : le jardin respecte toutes les cartes.

## Noter un coup

gardeners-notation = « { $text } » n’est pas un coup. « A1 j10 e » pose une tuile (tuile, case, côté où pointe son haut), « x j10 2 » en retire une (case, place qui la reçoit), « d S14 » défausse une carte, « ! » lance le sablier ou dit que vous êtes d’accord pour vérifier.
gardeners-notation-alone = « { $text } » n’est pas un coup. « A1 j10 e » pose une tuile (tuile, case, côté où pointe son haut), « j10 k11 » en déplace une, « x j10 » en retire une, « d S14 » défausse une carte, « ! » lance le sablier, vérifie le jardin ou score vos cartes, « + » pioche une autre carte.
gardeners-offer = Tuiles que vous pouvez ajouter : { $number ->
    [0] aucune
   *[other] { $tiles }
}. Cases possibles : { $cells }. Tuiles que vous pouvez retirer : { $removable }.
gardeners-offer-alone = { $number ->
    [0] Toutes les tuiles sont posées. « ! » vérifie le jardin.
   *[other] Tuiles en vrac : { $tiles }.
}
gardeners-offer-start = Lisez votre carte. « ! » lance le sablier.
gardeners-offer-won = La manche est gagnée. « ! » score toutes vos cartes, « + » en pioche une autre.
gardeners-help = " herbe, = terre, . sable ; * fleur, T arbre (g vert, f fuchsia, o orange), h banc et son orientation, O fontaine, des traits pour les chemins. Une plante est une fleur ou un arbre ; une tuile vide ne montre que son sol. « À côté » veut dire bord à bord : les coins ne comptent pas. « A1 j10 e » pose la tuile A1 en j10, le haut vers l’est ; n, e, s, w sont les côtés. Quand le jardin est complet, « ! » dit que vous êtes d’accord pour vérifier ; en solo, « ! » vérifie le jardin.

## Refus

GD-S1-expert = Les cartes Expert ne s’ajoutent qu’aux cartes Standard, pas à un entraînement.
GD-S1-untimed = Cet entraînement se joue sans sablier.
GD-R1-reading = { $player } lit la première carte. L’aménagement commence avec le sablier.
GD-R1-started = L’aménagement a déjà commencé.
GD-R5-holder = Cette carte n’est pas à vous.
GD-R5-training = Dans un entraînement à plusieurs, on ne défausse pas de carte. Toutes ses cartes peuvent être respectées ensemble.
GD-R5-empty = La pioche est vide : on ne peut plus défausser de carte.
GD-A1-nobody = Cette place n’existe pas.
GD-A1-table = Ce coup n’existe pas.
GD-A1-together = Ce coup n’existe qu’en solo. À plusieurs, ajoutez et retirez des tuiles.
GD-A2-tile = La tuile { $tile } n’est pas dans votre réserve personnelle.
GD-A2-turn = { $turns ->
    [one] Cette tuile ne peut pas être tournée.
   *[other] Cette tuile a { $turns } orientations, numérotées à partir de 0.
}
GD-A2-first = La première tuile se pose sur la case de départ.
GD-A2-taken = Il y a déjà une tuile sur cette case.
GD-A2-apart = Une tuile doit être posée à côté d’une tuile du jardin.
GD-A3-wide = Le jardin dépasserait { $size } × { $size }.
GD-A4-gone = La tuile { $tile } n’est pas dans le jardin.
GD-A4-empty = Il n’y a pas de tuile en { $cell }.
GD-A4-last = La dernière tuile reste dans le jardin.
GD-A4-closed = Cette tuile a une voisine sur chacun de ses quatre côtés : on ne peut pas la retirer.
GD-A4-splits = Le jardin serait scindé : { $number ->
    [one] { $number } tuile serait séparée
   *[other] { $number } tuiles seraient séparées
} du reste.
GD-A4-nobody = Il n’y a pas de joueur à cette place pour recevoir la tuile.
GD-A5-keep = Vous ne pouvez pas garder une tuile que vous retirez. Donnez-la à un autre joueur.
GD-V1-missing = { $tiles ->
    [one] { $tiles } tuile n’est pas encore posée.
   *[other] { $tiles } tuiles ne sont pas encore posées.
}
GD-V1-already = Vous êtes déjà d’accord pour vérifier.
GD-E1-over = La partie est terminée.
GD-E1-table = Ce coup n’existe pas.
GD-O1-tile = Il n’y a pas de tuile { $tile } dans cette partie.
GD-O1-frame = Cette case est hors du jardin de { $size } × { $size }.
GD-O1-there = Cette tuile est déjà là, dans cette orientation.
GD-O1-loose = La tuile { $tile } n’est pas dans le jardin.
GD-O1-alone = Ce coup n’existe qu’à plusieurs. En solo, posez et retirez les tuiles librement.
GD-O2-empty = Il n’y a plus de carte à piocher. Scorez vos cartes.
GD-O3-unwon = Gagnez d’abord la manche.
GD-O3-decide = La manche est gagnée. Scorez vos cartes ou piochez-en une autre.
GD-P1-alone = Un casse-tête se joue en solo.
GD-P1-expert = Un casse-tête a ses propres cartes. On ne peut pas y ajouter les cartes Expert.
GD-P1-fair = Les cartes d’un casse-tête sont choisies, pas piochées.
GD-P1-card = Il n’y a pas de carte { $card }.
GD-P1-twice = Dans un casse-tête, chaque carte ne peut figurer qu’une fois.

## Sur la page

gardeners-name = Gardeners
gardeners-by = de Kasper Lapp · 1 à 4 joueurs
gardeners-about = Un seul jardin, plusieurs jardiniers, pas un mot : aménagez-le ensemble contre la montre. Chacun connaît un souhait que les autres doivent deviner.
gardeners-how = Tout le monde joue en même temps. Ajoutez des tuiles de votre pile, ou retirez des tuiles du jardin pour les donner à un autre joueur. Quand le jardin est complet et que tout le monde est d’accord, on vérifie : si toutes vos cartes sont respectées, Sa Majesté est aux anges. Si elle l’est pour tous, on pioche la carte suivante. Il est interdit de dire ce que demande sa carte. Une plante est une fleur ou un arbre ; une tuile vide ne montre que son sol. « À côté » veut dire bord à bord : les coins ne comptent pas.
gardeners-garden = Le jardin
gardeners-place-laid = { $cell } : { $tile }
gardeners-place-free = { $cell } : libre
gardeners-place-open = { $cell } : libre, vous pouvez y poser la tuile
gardeners-place-closed = { $cell } : libre, mais interdite pour cette tuile
gardeners-reserve = Réserve personnelle
gardeners-reserve-other = Tuiles
gardeners-pile = { $number ->
    [one] { $number } tuile dans la pile
   *[other] { $number } tuiles dans la pile
}
gardeners-reserve-empty = aucune tuile
gardeners-cards = Cartes
gardeners-card-new = nouvelle
gardeners-card-open = face visible
gardeners-practise = S’exercer à ce type de carte
gardeners-practise-back = S’exercer : { $back }
gardeners-card-missed = non respectée à la dernière vérification
gardeners-discard = Trop dur : défausser
gardeners-discard-sure = { $discarded ->
    [0] Défausser (gratuit)
   *[other] Défausser (−1 point)
}
gardeners-discard-fails = Défausser (échec)
gardeners-discard-keep = La garder
gardeners-verdict-met = respectée
gardeners-verdict-lost = non respectée : où ?
gardeners-verdict-open = indéterminée
gardeners-scored = Cartes scorées : { $number }
gardeners-training-cards = Toutes les cartes de cet entraînement
gardeners-deed-in = Dernière tuile posée, en { $cell } : { $tile }
gardeners-deed-out = Dernière tuile retirée, en { $cell }, et donnée à { $name } : { $tile }
gardeners-look-at = Tuiles et cartes : { $name }
gardeners-round = Manche { $round } · { $deck ->
    [0] plus aucune carte
    [one] { $deck } carte à venir
   *[other] { $deck } cartes à venir
}
gardeners-aim = { $cards ->
    [one] Complétez le jardin pour qu’il respecte la carte.
   *[other] Complétez le jardin pour qu’il respecte les { $cards } cartes.
}
gardeners-time-left = Temps restant : { $time }
gardeners-starts-in = départ dans
gardeners-minutes-left = { $minutes ->
    [one] Encore { $minutes } minute.
   *[other] Encore { $minutes } minutes.
}
gardeners-seconds-left = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
}
gardeners-hint-start = Lisez votre carte, puis lancez le sablier.
gardeners-hint-pick = { $laid ->
    [0] Complétez le jardin pour qu’il respecte toutes les cartes. Choisissez une tuile.
   *[other] { $own ->
        [0] Choisissez une tuile du jardin à retirer.
       *[other] Choisissez une de vos tuiles, ou une tuile du jardin à retirer.
    }
}
gardeners-hint-place =
    { $pointer ->
        [touch] Tournez-la avec le bouton, puis touchez une case libre.
       *[mouse] Tournez-la (R, molette ou bouton), puis posez-la.
    }
gardeners-hint-lay = Où la posez-vous ?
gardeners-hint-give = À qui donnez-vous cette tuile ?
gardeners-hint-ready = Le jardin est complet. D’accord pour vérifier ?
gardeners-hint-again = Le jardin a changé. Complétez-le, puis chacun devra redonner son accord.
gardeners-hint-ready-again = La situation a changé. Toujours d’accord pour vérifier ?
gardeners-hint-wait = Vous êtes d’accord. On attend { $players }.
gardeners-wait-reading = { $player } lit sa carte.
gardeners-wait-building = Tout le monde aménage le jardin. Tuiles posées : { $laid } sur { $all }.
gardeners-wait-ready = Le jardin est complet. On attend { $players }.
gardeners-wait-won = La manche est gagnée. { $player } choisit : scorer toutes les cartes, ou en piocher une autre.
gardeners-hint-won = La manche est gagnée. Scorer toutes les cartes, ou en piocher une autre ?
gardeners-turn = Tourner
gardeners-give = Donner à { $name }
gardeners-lift = Retirer
gardeners-put-away = Remettre
gardeners-start = Lancer le sablier
gardeners-ready = Vérifier
gardeners-score = Scorer toutes les cartes
gardeners-go-on = Piocher une autre carte
gardeners-mood-delighted = Sa Majesté est aux anges
gardeners-mood-angry = Sa Majesté est en colère
gardeners-moment-won = La manche { $number } est gagnée.
gardeners-moment-angry = Il reste des cartes à respecter. Continuez !
gardeners-moment-scored = score une carte
gardeners-moment-time = Le sablier est écoulé.
gardeners-mode = Mode
gardeners-options = Mode
gardeners-preset-training-a = Entraînement A
    .details = Un jardin de 4 × 4, six cartes faciles, sans sablier : le meilleur début.
gardeners-preset-training-b = Entraînement B
    .details = Un jardin de 5 × 5 et six cartes, contre le sablier.
gardeners-preset-training-c = Entraînement C
    .details = Un jardin de 6 × 6 et cinq cartes, contre le sablier.
gardeners-preset-beginner = Débutant
    .details = Le jeu complet. À plusieurs, seule la dernière carte est cachée.
gardeners-preset-normal = Normal
    .details = Le jeu complet. À plusieurs, toutes les cartes restent cachées.
gardeners-preset-beginner-expert = Débutant, cartes Expert
    .details = Comme débutant, avec des cartes plus difficiles.
gardeners-preset-normal-expert = Normal, cartes Expert
    .details = Comme normal, avec des cartes plus difficiles.
gardeners-expert = Ajouter les cartes Expert (modes Débutant et Normal)
gardeners-fair = Donne équitable : jamais trois cartes de suite impossibles ensemble
gardeners-key-pick = Tab mène à vos tuiles. Les flèches passent de l’une à l’autre ; Entrée en prend une et mène au jardin.
gardeners-key-turn = R tourne la tuile, Maj + R la tourne dans l’autre sens.
gardeners-key-walk = Les flèches parcourent le jardin. Entrée pose la tuile, ou en prend une.
gardeners-key-give = Avec une tuile du jardin en main, les touches 1 à 4 la donnent au joueur de cette place.
gardeners-key-put-away = Échap remet la tuile.
gardeners-review = Était-ce possible ?
gardeners-review-about = Pour chaque manche : si ses cartes pouvaient être respectées ensemble, lesquelles sont impossibles ensemble, et comment votre jardin aurait pu être corrigé.
gardeners-review-ask = Analyser
gardeners-review-asking = Recherche de jardins. Cela peut prendre un moment.
gardeners-review-there = { $number ->
    [one] { $number } manche a été analysée.
   *[other] { $number } manches ont été analysées.
}
gardeners-review-round = Manche { $round }
gardeners-review-won = gagnée
gardeners-review-possible = possible
gardeners-review-impossible = impossible
gardeners-review-undecided = pas de réponse à temps
gardeners-review-exclude = Ces cartes sont impossibles ensemble :
gardeners-review-given-up = Défaussée pendant cette manche :
gardeners-review-before-possible = Jusque-là, toutes les cartes pouvaient être respectées ensemble.
gardeners-review-before-impossible = La donne est en cause : cette carte ne pouvait pas être respectée avec :
gardeners-review-before-undecided = Impossible de savoir à temps si toutes les cartes pouvaient être respectées jusque-là.
gardeners-way = De votre jardin à un jardin qui respecte toutes les cartes
gardeners-way-show = Montrer comment
gardeners-way-hide = Masquer
gardeners-way-first = Revenir à votre jardin
gardeners-way-back = Une tuile en arrière
gardeners-way-next = Tuile suivante
gardeners-way-last = Aller au jardin qui respecte toutes les cartes
gardeners-way-start = Voici votre jardin. { $out ->
    [0] Aucune tuile n’est à retirer
    [one] { $out } tuile signalée est à retirer
   *[other] { $out } tuiles signalées sont à retirer
}. Tuiles à poser : { $in }.
gardeners-way-out = Case { $cell }, tuile à retirer : { $tile }.
gardeners-way-in = Case { $cell }, tuile à poser : { $tile }.
gardeners-way-done = Toutes les cartes sont maintenant respectées.
gardeners-way-right = Votre jardin respectait toutes les cartes. Il n’a simplement pas été vérifié à temps.
gardeners-way-fewest = C’est impossible en retirant moins de tuiles.
gardeners-way-perhaps-fewer = C’est peut-être possible en retirant moins de tuiles.

gardeners-thought = Que croyaient les robots ?
gardeners-thought-about = À ce moment de la relecture, d’après ce que le robot avait vu, et rien d’autre.
gardeners-thought-show = Afficher
gardeners-thought-card = { $name } : { $back }
gardeners-thought-none = Aucune carte ne lui était cachée à ce moment.
gardeners-thought-why = Ce qui parle le plus pour la première :
gardeners-thought-garden = Le jardin qu’il voulait. Ce qu’il voulait changer est marqué, et dessiné en filigrane sur le plateau.
